// SPDX-License-Identifier: MIT
// How the module starts: carried, or given as bytes, compiled, from an address; in a worker, under a strict policy.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { PACKAGE } from "./package.js";

const MODULE = join(PACKAGE, "dist", "abstractgames.wasm");
const url = (entry) => JSON.stringify(pathToFileURL(join(PACKAGE, "dist", "esm", `${entry}.js`)).href);
const PLAY = 'const game = new ag.Game("rinne"); game.play("e2e3"); console.log(game.moveCount);';

/** What a program prints in a Node of its own. */
function printed(program, ...options) {
    const all = [...options, "--input-type=module", "-e", program];
    return execFileSync(process.execPath, all, { encoding: "utf8" }).trim();
}

test("importing starts nothing, and leaves no global behind", () => {
    const program = `const before = Reflect.ownKeys(globalThis).length; let compiled = 0;
        const { Module } = WebAssembly;
        WebAssembly.Module = class extends Module { constructor(...all) { super(...all); compiled++; } };
        const ag = await import(${url("index")}); const idle = [compiled, ag.isStarted(), ag.variants.length > 0];
        new ag.Game("rinne"); new ag.Game("rinne");
        console.log(JSON.stringify([idle, compiled, ag.isStarted(), Reflect.ownKeys(globalThis).length - before]));`;
    assert.equal(printed(program), "[[0,false,true],1,true,0]");
});

test("nothing is made of text that is code", () => {
    const program = `const ag = await import(${url("index")}); ${PLAY}`;
    assert.equal(printed(program, "--disallow-code-generation-from-strings"), "24");
});

test("the bare entry wants to be started, and says how", () => {
    const program = `const ag = await import(${url("bare")});
        try { new ag.Game("rinne"); } catch (error) { console.log(error.code, error.message); }`;
    assert.equal(printed(program), "AG_ERR_ARGUMENT the module has not been started: await init({module}), "
        + "init({bytes}) or init({url}) first");
    const empty = `const ag = await import(${url("bare")});
        await ag.init().catch((error) => console.log(error.message));`;
    assert.match(printed(empty), /^init wants/);
});

test("the bare entry is started with bytes, a module, and at once", () => {
    const begin = `import { readFileSync } from "node:fs"; const ag = await import(${url("bare")});
        const bytes = readFileSync(${JSON.stringify(MODULE)});`;
    for (const start of ["await ag.init({ bytes });", "await ag.init({ module: new WebAssembly.Module(bytes) });",
        "ag.initSync({ bytes });", "ag.initSync({ module: new WebAssembly.Module(bytes) });",
        "await Promise.all([ag.init({ bytes }), ag.init({ bytes })]); await ag.init();",
        "await ag.init({ bytes: new Uint8Array(3) }).catch(() => ag.init({ bytes }));"]) {
        assert.equal(printed(`${begin} ${start} ${PLAY}`), "24", start);
    }
    assert.equal(printed(`const ag = await import(${url("index")}); await ag.init(); ${PLAY}`), "24");
});

test("the bare entry is started from an address, whatever type it is served as", async () => {
    const server = createServer((request, response) => {
        response.statusCode = request.url === "/there" ? 200 : 404;
        response.end(readFileSync(MODULE));
    });
    await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
    const { port } = server.address();
    const program = (path) => `const ag = await import(${url("bare")});
        await ag.init({ url: "http://127.0.0.1:${port}${path}" })
            .then(() => { ${PLAY} }, (error) => console.log(error.message)); process.exit();`;
    const run = (text) => new Promise((resolve, reject) => {
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(text)}`), { stdout: true });
        let told = "";
        worker.stdout.on("data", (data) => { told += data; });
        worker.on("error", reject);
        worker.on("exit", () => resolve(told.trim()));
    });
    assert.equal(await run(program("/there")), "24");
    assert.match(await run(program("/missing")), /^the module could not be fetched from .*\/missing: 404/);
    server.close();
});

test("each worker has games of its own", async () => {
    const program = `import { parentPort } from "node:worker_threads"; const ag = await import(${url("index")});
        parentPort.postMessage(new ag.Game("chess").perft(3));`;
    const counts = await Promise.all([1, 2].map(() => new Promise((resolve, reject) => {
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
        worker.on("message", resolve);
        worker.on("error", reject);
    })));
    assert.deepEqual(counts, [8902n, 8902n]);
});
