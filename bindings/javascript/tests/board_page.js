// SPDX-License-Identifier: MIT
// A page with a board: its files come out of the package under a strict policy, and a player's hand is all that touches
// it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE } from "./package.js";

const ORIGIN = "http://board.test";
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const EVENTS = ["move", "taps", "refused", "end"];
const PAGE = `<!doctype html><html lang="en"><head><title>Board</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/page.css"></head><body><main><h1>Board</h1></main>
<script type="module" src="/page.js"></script></body></html>`;
const OWN = {
    "/": ["text/html", PAGE],
    "/page.css": ["text/css", "main { max-width: 600px; margin: auto } body.dark { background: #15181c; color: #eee }"],
    "/page.js": ["text/javascript",
        'import { Game } from "/esm/index.js"; import "/esm/board/index.js"; window.Game = Game;'],
};

/** Answers requests for the page's files, and writes down all others. */
async function serve(page, foreign) {
    await page.route("**/*", (route) => {
        const url = new URL(route.request().url());
        const isModule = url.origin === ORIGIN && url.pathname.startsWith("/esm/");
        const own = url.origin === ORIGIN ? OWN[url.pathname] : undefined;
        if (!isModule && !own) {
            foreign.push(url.href);
            return route.abort();
        }
        const path = join(PACKAGE, "dist", url.pathname);
        const [contentType, body] = own ?? ["text/javascript", readFileSync(path, "utf8")];
        return route.fulfill({ contentType, body, headers: { "content-security-policy": POLICY } });
    });
}

/** A page with a board on it. */
export async function openBoard(browser, attributes, options = {}) {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 }, reducedMotion: "reduce", ...options });
    const [foreign, problems] = [[], []];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(String(error)));
    await serve(page, foreign);
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction(() => window.Game);
    await page.evaluate(setUp, { attributes, events: EVENTS });
    await page.locator("abstract-board svg").first().waitFor();
    return { page, foreign, problems };
}

function setUp({ attributes, events }) {
    const board = document.createElement("abstract-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    window.heard = [];
    for (const name of events) {
        board.addEventListener(name, ({ detail: { move, ...detail } }) => window.heard.push({ name, ...detail }));
    }
    window.board = board;
    document.querySelector("main").append(board);
}

/** Where a square is. */
async function placeOf(page, square) {
    const { x, y, width, height } = await page.locator(`.cell[data-square="${square}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
}

export async function clickSquare(page, square) {
    await page.mouse.click(...await placeOf(page, square));
}

export async function dragPiece(page, from, to) {
    await page.mouse.move(...await placeOf(page, from));
    await page.mouse.down();
    await page.mouse.move(...await placeOf(page, to), { steps: 4 });
    await page.mouse.up();
}

/** Taps in words: a square, "done", "choice:Q", "choice:none". */
export async function click(page, tap) {
    if (tap === "done") await page.locator("button.done").click();
    else if (tap.startsWith("choice")) {
        const piece = tap.slice("choice:".length);
        await page.locator(`button.choice[data-piece="${piece === "none" ? "" : piece}"]`).click();
    } else await clickSquare(page, tap);
}

export async function clickAll(page, taps) {
    for (const tap of taps.split(" ")) await click(page, tap);
}

export const positionOf = (page) => page.evaluate(() => window.board.position);
export const heard = (page, name) => page.evaluate((wanted) => (
    window.heard.filter((event) => event.name === wanted)), name);
export const lastMove = (page) => page.evaluate(() => window.board.game.lastMove?.text ?? null);
export const statusOf = (page) => page.locator('[role="status"]').textContent();
