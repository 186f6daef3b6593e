// SPDX-License-Identifier: MIT
// The board in a browser, played with pointers and keys only.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { click, clickAll, clickSquare, dragPiece, heard, lastMove, openBoard, positionOf,
    statusOf } from "./board_page.js";
import { startBrowser } from "./browser.js";
import { PACKAGE, ROOT, developmentPath, entry } from "./package.js";

const { Game, tapText, variants } = await entry("index");
const CHAIN = "5k4/9p/10/3t6/2tT6/10/9P/5K4 w - - 7 9";
const PROPELLED = "9k/9p/10/3p6/R2T4p1/10/9P/5K4 w - - 0 1";
const PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1";

let browser;
before(async () => { browser = await startBrowser(); });
after(() => browser.close());

/** The shortest game of a variant that people might enter, as moves in coordinates. */
function shortestGame(variant) {
    const lines = readFileSync(join(ROOT, "tests", "play", "games.tsv"), "utf8").split("\n");
    const rows = lines.map((line) => line.split("\t"));
    const games = rows.filter(([id, entered]) => id === variant && entered !== "taps")
        .map((row) => row[2].split(" | "));
    return games.sort((a, b) => a.length - b.length)[0];
}

/** A number that a source of chance gives, from which the outcome comes. */
function chanceOf(game, move) {
    let below = 0;
    for (const outcome of game.chances()) {
        if (outcome.move.number === move.number) return below + outcome.chance / 2;
        below += outcome.chance;
    }
    throw new Error(`${move} is no outcome`);
}

async function roll(page, game, move) {
    await page.evaluate((number) => { window.board.chance = () => number; }, chanceOf(game, move));
    await page.locator("button.roll").click();
}

/** Makes a move by hand: pieces that go from a square to a square are dragged in every other move. */
async function makeMove(page, game, move) {
    const taps = game.taps(move).map((tap) => tapText(game.variant, tap).replace(" ", ":"));
    const [from, to, ...rest] = taps;
    const isDragged = game.ply % 2 === 1 && to !== undefined && to !== from && !to.includes(":") && to !== "done";
    if (isDragged) await dragPiece(page, from, to);
    for (const tap of isDragged ? rest : taps) await click(page, tap);
}

for (const { id } of variants) {
    test(`a whole game of ${id} is played by clicks and drags`, async () => {
        const { page, foreign, problems } = await openBoard(browser, { variant: id });
        const game = new Game(id);
        for (const text of shortestGame(id)) {
            const move = game.parse(text);
            if (game.turn === "chance") await roll(page, game, move);
            else await makeMove(page, game, move);
            game.play(move);
            assert.equal(await positionOf(page), game.position, text);
        }
        assert.ok(game.isOver);
        assert.deepEqual(await heard(page, "end"), [{ name: "end", result: game.result, reason: game.reason }]);
        assert.equal((await heard(page, "move")).length, game.ply);
        assert.deepEqual([foreign, problems, await heard(page, "refused")], [[], [], []]);
        await page.close();
    });
}

/** [what, variant, position, taps, the move made] */
const TURNS = [
    ["a ricochet", "tensor", PROPELLED, "a4 d5", "a4d5"],
    ["propelling", "tensor", PROPELLED, "a4 d4 d2", "a4d4:d2"],
    ["a chain", "tensor", CHAIN, "d4 d6 choice:none d4 b4 choice:t", "d4b4xc4xd5"],
    ["a chain that ends early", "tensor", CHAIN, "d4 d6 choice:none done", "d4d6"],
    ["a part of a Ranger that splits off", "sentai", undefined, "a1 a3 choice:R20", "a1a3/R20"],
    ["promotion", "chess", PROMOTION, "a7 a8 choice:N", "a7a8n"],
];
for (const [what, variant, position, taps, move] of TURNS) {
    test(`${what} by clicks, choices in a popup`, async () => {
        const { page, problems } = await openBoard(browser, { variant, ...position && { position } });
        await clickAll(page, taps);
        assert.equal(await lastMove(page), new Game(variant, { position }).parse(move).text);
        assert.deepEqual(problems, []);
        await page.close();
    });
}

test("in a turn of Diaballik a tap is taken back with the button and with Escape", async () => {
    const { page } = await openBoard(browser, { variant: "diaballik" });
    await clickAll(page, "a1 a2 b1");
    await page.locator("button.back").click();
    assert.deepEqual(await page.evaluate(() => window.board.taps.length), 2);
    await page.keyboard.press("Escape");
    assert.deepEqual(await page.evaluate(() => window.board.taps.length), 1);
    await clickAll(page, "a2 done");
    assert.equal(await lastMove(page), "a1a2");
    await page.close();
});

test("keys alone make a move", async () => {
    const { page } = await openBoard(browser, { variant: "chess" });
    await page.keyboard.press("Tab");
    for (const key of ["ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    assert.equal(await lastMove(page), "a2a4");
    const label = await page.locator('.cell[data-square="a4"]').getAttribute("aria-label");
    assert.equal(label, "a4, white Pawn");
    await page.close();
});

test("keys choose the piece of a promotion", async () => {
    const { page } = await openBoard(browser, { variant: "chess", position: PROMOTION });
    await clickAll(page, "a7 a8");
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    assert.equal(await lastMove(page), "a7a8=R");
    await page.close();
});

test("keys roll the die", async () => {
    const { page, problems } = await openBoard(browser, { variant: "tensei" });
    await page.keyboard.press("Tab");
    for (const key of ["ArrowUp", ...Array(4).fill("ArrowRight"), "Enter", "ArrowUp", "Enter"]) {
        await page.keyboard.press(key);
    }
    assert.equal(await lastMove(page), "e2e3");
    for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
    const [move, roll] = await heard(page, "move");
    assert.deepEqual([move.player, roll.player, roll.text], ["white", "chance", await lastMove(page)]);
    assert.deepEqual(problems, []);
    await page.close();
});

test("fingers make a move", async () => {
    const phone = { hasTouch: true, viewport: { width: 360, height: 640 } };
    const { page } = await openBoard(browser, { variant: "breakthrough" }, phone);
    for (const square of ["a2", "a3"]) await page.locator(`.cell[data-square="${square}"]`).tap();
    assert.equal(await lastMove(page), "a2a3");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await page.close();
});

test("a refused tap gives the library's sentence and changes nothing", async () => {
    const { page } = await openBoard(browser, { variant: "chess" });
    await clickAll(page, "e2 e5");
    const game = new Game("chess");
    const numbers = ["e2", "e5"].map((name) => game.square(name));
    let sentence;
    try { game.tappedMove(numbers); } catch (error) { sentence = error.message; }
    const refusal = { name: "refused", message: sentence, code: "AG_ERR_ILLEGAL", tap: numbers[1] };
    assert.deepEqual(await heard(page, "refused"), [refusal]);
    assert.ok((await statusOf(page)).toLowerCase().includes(sentence.toLowerCase()));
    assert.equal(await lastMove(page), null);
    await page.close();
});

test("who may move, view only, orientation, and games that the host gives", async () => {
    const { page, problems } = await openBoard(browser, { variant: "chess", players: "black", orientation: "black" });
    await clickSquare(page, "e2");
    assert.equal((await heard(page, "refused"))[0].message, "White moves elsewhere");
    await page.evaluate(() => window.board.play("e2e4"));
    await dragPiece(page, "e7", "e5");
    assert.equal(await lastMove(page), "e7e5");
    const first = await page.locator(".cell").first().getAttribute("data-square");
    await page.evaluate(() => { window.board.viewOnly = true; window.board.game = new window.Game("rinne"); });
    assert.deepEqual([first, await page.evaluate(() => window.board.variant)], ["h1", "rinne"]);
    await clickAll(page, "e3 e4");
    assert.equal(await lastMove(page), null);
    assert.deepEqual(problems, []);
    await page.close();
});

test("steps are animated, and the picture is then that of the game", async () => {
    const { page, problems } = await openBoard(browser, { variant: "chess" }, { reducedMotion: "no-preference" });
    const running = () => page.evaluate(() => window.board.shadowRoot.getAnimations().length);
    await page.evaluate(() => window.board.style.setProperty("--abstract-board-duration", "400ms"));
    await clickAll(page, "e2 e4");
    assert.equal(await running(), 1);
    await page.locator('svg .piece[data-square="e4"]').waitFor();
    await page.waitForFunction(() => window.board.shadowRoot.getAnimations().length === 0);
    assert.equal(await page.locator("svg .last-move").count(), 2);
    assert.deepEqual(problems, []);
    await page.close();
});

/** The colours that elements of the picture have. */
function coloursOf(page, list) {
    return page.evaluate((wanted) => wanted.map(([attribute, where]) => {
        const svg = window.board.shadowRoot.querySelector("svg");
        return getComputedStyle(svg.querySelector(where))[attribute];
    }), list);
}

/** [attribute, element, property] */
const COLOURS = [
    ["fill", ":scope > rect", "background"],
    ["fill", ".coordinates text", "coordinates"],
    ["fill", ".board > rect", "light-squares"],
    ["fill", ".board > path", "dark-squares"],
    ["fill", ".last-move", "last-move"],
    ["fill", ".check", "check"],
    ["stroke", ".chosen", "chosen"],
    ["fill", ".target:not([stroke])", "chosen"],
    ["stroke", ".target[stroke]", "chosen"],
    ["fill", '.piece[data-player="white"] path', "white"],
    ["stroke", '.piece[data-player="white"] path', "white-edge"],
    ["fill", '.piece[data-player="black"] path', "black"],
    ["stroke", '.piece[data-player="black"] path', "black-edge"],
];

test("pages choose the colours of pictures, which have their own where they do not", async () => {
    const position = "3rk3/8/8/8/8/8/3R4/4K3 w - - 0 1";
    const { page, problems } = await openBoard(browser, { variant: "chess", position });
    const asked = COLOURS.filter(([, where]) => !/last-move|check/.test(where));
    await clickAll(page, "d2");
    const own = await coloursOf(page, asked);
    const attributes = await page.evaluate((list) => list.map(([attribute, where]) => {
        const probe = document.createElement("i");
        const painted = window.board.shadowRoot.querySelector("svg").querySelector(where).closest(`[${attribute}]`);
        probe.style.color = painted.getAttribute(attribute);
        return probe.style.color;
    }), asked);
    assert.deepEqual(own, attributes);
    assert.equal(new Set(own).size > 6, true);
    const names = [...new Set(COLOURS.map(([, , name]) => name))];
    const colourOf = (name) => `rgb(1, 2, ${names.indexOf(name)})`;
    await page.evaluate((list) => {
        for (const [name, colour] of list) window.board.style.setProperty(`--abstract-board-${name}`, colour);
    }, names.map((name) => [name, colourOf(name)]));
    assert.deepEqual(await coloursOf(page, asked), asked.map(([, , name]) => colourOf(name)));
    await clickAll(page, "d8");
    assert.deepEqual(await coloursOf(page, [COLOURS[4]]), [colourOf("last-move")]);
    await page.evaluate(() => { window.board.position = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"; });
    assert.deepEqual(await coloursOf(page, [COLOURS[5]]), [colourOf("check")]);
    assert.deepEqual(problems, []);
    await page.close();
});

test("the element of README.md is a board", async () => {
    const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
    const [[, block]] = [...readme.matchAll(/^```html\n([^]*?)^```/gm)];
    const { page, problems } = await openBoard(browser, { variant: "chess" });
    await page.evaluate((text) => {
        document.querySelector("main").innerHTML = text;
        window.board = document.querySelector("abstract-board");
    }, block);
    await clickAll(page, "c2 c3");
    assert.equal(await lastMove(page), "c2c3");
    assert.deepEqual(problems, []);
    await page.close();
});

test("a hundred boards are on one page", async () => {
    const { page, problems } = await openBoard(browser, { variant: "rinne" });
    await page.evaluate(() => {
        for (let i = 1; i < 100; i++) document.querySelector("main").append(window.board.cloneNode());
    });
    await page.waitForFunction(() => [...document.querySelectorAll("abstract-board")]
        .every((board) => board.shadowRoot.querySelector("svg")));
    assert.deepEqual(problems, []);
    await page.close();
});

test("axe finds nothing serious, light and dark, with choices open", async () => {
    const { page } = await openBoard(browser, { variant: "chess", position: PROMOTION });
    await clickAll(page, "a7 a8");
    await page.evaluate(readFileSync(developmentPath("axe-core"), "utf8"));
    for (const theme of ["light", "dark"]) {
        await page.evaluate((wanted) => {
            window.board.setAttribute("theme", wanted);
            document.body.className = wanted;
        }, theme);
        const { violations } = await page.evaluate(() => window.axe.run());
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        assert.deepEqual(serious.map(({ id, nodes }) => [id, nodes[0].html]), []);
    }
    await page.close();
});

test("on a server the board can be imported", () => {
    const path = pathToFileURL(join(PACKAGE, "dist", "esm", "board", "index.js")).href;
    for (const code of [`await import(${JSON.stringify(path)})`,
        `require(${JSON.stringify(join(PACKAGE, "dist", "cjs", "board", "index.js"))})`]) {
        const type = code.startsWith("await") ? "module" : "commonjs";
        const options = [`--input-type=${type}`, "-e", code];
        const { status, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
        assert.equal(status, 0, stderr);
    }
});
