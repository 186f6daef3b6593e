// SPDX-License-Identifier: MIT
// The page in Debian's Chromium, opened from disk, with what a player sees and does on it.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { click } from "../../../bindings/javascript/tests/board_page.js";
import { BUILD, entry } from "../../../bindings/javascript/tests/package.js";

export const FOLDER = join(BUILD, "page");
const ADDRESS = pathToFileURL(join(FOLDER, "index.html")).href;
const { Game, tapText } = await entry("index");

/** Random numbers that are the same in each run, in the page and out of it. */
export function seeded(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}

/** Whether an address is one of the page's own files, or a picture that it has drawn itself. */
function isOwn(url) {
    if (url.startsWith("data:image/svg+xml,")) return true;
    if (!url.startsWith("file:")) return false;
    const path = fileURLToPath(url.replace(/#.*/, ""));
    return path.startsWith(`${FOLDER}/`) && existsSync(path) && statSync(path).isFile();
}

/** The page in a browser of its own: {page, foreign, requests, problems, context}. */
export async function openPage(browser, { address = ADDRESS, hash = "", seed = 1, ...options } = {}) {
    const usual = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" };
    const context = await browser.newContext({ ...usual, ...options });
    const page = await context.newPage();
    const [foreign, requests, problems] = [[], [], []];
    page.on("request", (request) => {
        requests.push(request.url());
        if (!isOwn(request.url())) foreign.push(request.url());
    });
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.addInitScript(`Math.random = (${seeded})(${seed});`);
    await page.goto(address + hash);
    await isReady(page);
    return { page, context, foreign, requests, problems };
}

/** Waits until the page has a game on its board. */
export async function isReady(page) {
    await page.locator("#moves-heading").waitFor();
    await page.waitForFunction(() => document.querySelector("#summary").textContent !== "");
}

/** The game on the board: position, variant, turn, moves, result. */
export function boardState(page) {
    return page.evaluate(() => {
        const { game } = document.querySelector("abstract-board");
        const { position, turn, result, reason } = game;
        const moves = game.history.map(({ text }) => text);
        return { variant: game.variant.id, position, turn, result, reason, moves };
    });
}

/** Chooses a game and who plays its sides. */
export async function choose(page, variant, white = "person", black = "person") {
    await page.locator("#white").selectOption(white);
    await page.locator("#black").selectOption(black);
    await page.locator("#variant").selectOption(variant);
    if (await page.locator("#moves button").count() > 0) await page.locator("#new-game").click();
}

/** Makes a move by clicks, in a game that stands where the page's does. */
export async function makeMove(page, game, move) {
    for (const tap of game.taps(move)) await click(page, tapText(game.variant, tap).replace(" ", ":"));
}

/** Plays moves for both sides by clicks. */
export async function playAll(page, variant, moves) {
    const game = new Game(variant);
    for (const text of moves) {
        await makeMove(page, game, game.parse(text));
        game.play(text);
    }
    return game;
}

/** Waits until it is not an opponent's turn: a person is to move or to roll, or the game is over. */
export async function waitForTurn(page, side) {
    await page.waitForFunction((mine) => {
        const { game, players } = document.querySelector("abstract-board");
        return game.turn === mine || game.turn === "nobody" || (game.turn === "chance" && players.includes("chance"));
    }, side);
}

export const textOf = (page, id) => page.locator(`#${id}`).textContent();
export const refusalOf = (page) => textOf(page, "refusal");
export const movesOf = (page) => page.locator("#moves button").allTextContents();

/** Gives the page a file as the file dialogue does. */
export async function chooseFile(page, text, name = "game.pgn") {
    await page.locator("#file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Drops a file onto the page. */
export async function dropFile(page, text) {
    await page.evaluate((content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], "dropped.pgn", { type: "text/plain" }));
        for (const type of ["dragover", "drop"]) {
            document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
        }
    }, text);
}

/** What the page saves: {name, text}. */
export async function save(page) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString("utf8") };
}

/** The library's sentence as the page writes it. */
export function asSentence(words) {
    const text = words[0].toUpperCase() + words.slice(1);
    return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The sentence that refuses something. */
export function sentenceOf(action) {
    try {
        action();
    } catch (error) {
        return asSentence(error.message);
    }
    throw new Error("this should have been refused");
}
