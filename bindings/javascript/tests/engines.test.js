// SPDX-License-Identifier: MIT
// The tables of tests/data and the digests of random games in Chromium, in a page and in a worker.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "./browser.js";
import { digestsOfC, filesOf } from "./data.js";
import { startSite } from "./site.js";
import { CHECKS } from "./tables/index.js";

const GAMES = 2;
const PLIES = 60;
const PAGE = '<!doctype html><title>Engines</title>'
    + '<script type="module" src="/tests/engine/page.js"></script>';
const OWN = /^\/(?:|(?:esm|tests\/(?:engine|tables))\/\w+\.js|tests\/digests\.js)$/;

let browser;
let site;
let page;
const foreign = [];
const problems = [];

before(async () => {
    site = await startSite({ "/": ["text/html", PAGE] });
    browser = await startBrowser();
    page = await browser.newPage();
    page.context().on("request", (request) => {
        if (!request.url().startsWith(`${site.origin}/`)) foreign.push(request.url());
    });
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(`${site.origin}/`);
    await page.waitForFunction(() => window.ask);
});

after(async () => {
    await browser.close();
    site.close();
});

function asked(engine, question) {
    return page.evaluate(([name, what]) => window.ask[name](what), [engine, question]);
}

for (const engine of ["page", "worker"]) {
    for (const { folder } of CHECKS) {
        test(`tables in ${folder} say what the package says in a ${engine}`, async () => {
            assert.deepEqual(await asked(engine, { folder, files: filesOf(folder) }), []);
        });
    }

    test(`positions, hashes, moves, pictures and records in a ${engine} are those of C`, async () => {
        assert.deepEqual(await asked(engine, { games: GAMES, plies: PLIES }), digestsOfC(GAMES, PLIES));
    });
}

test("page and worker ask for files of their own, each for one once, and for nothing else", () => {
    const counts = {};
    for (const path of site.asked) counts[path] = (counts[path] ?? 0) + 1;
    assert.deepEqual(Object.keys(counts).filter((path) => !OWN.test(path) || counts[path] > 2), []);
    assert.deepEqual([counts["/"], counts["/tests/engine/worker.js"]], [1, 1]);
    assert.ok(counts["/esm/module_bytes.js"] > 0);
    assert.deepEqual([foreign, problems], [[], []]);
});
