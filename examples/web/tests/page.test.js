// SPDX-License-Identifier: MIT
// The page, opened from disk and used with pointer and keys.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { clickAll } from "../../../bindings/javascript/tests/board_page.js";
import { startBrowser } from "../../../bindings/javascript/tests/browser.js";
import { ROOT, developmentPath, entry } from "../../../bindings/javascript/tests/package.js";
import { FOLDER, asSentence, boardState, choose, chooseFile, dropFile, isReady, makeMove, movesOf, openPage, playAll,
    refusalOf, save, seeded, sentenceOf, textOf, waitForTurn } from "./page.js";

const { Game, readRecord, records, variants } = await entry("index");
const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6"];
const MATE = ["f2f3", "e7e6", "g2g4", "d8h4"];
const BEHIND_IT = "4k3/8/8/8/3R374/8/8/4K3 w - - 0 1";
const ENOUGH_PLIES = 300;

let browser;
before(async () => { browser = await startBrowser(); });
after(() => browser.close());

/** What a person who wants the game to end plays: what wins, else what goes far ahead, else anything. */
function eagerMove(game, random) {
    const moves = game.moves();
    const wins = moves.find((move) => {
        const after = game.clone();
        after.play(move);
        const isWon = after.result === "white_wins";
        after.dispose();
        return isWon;
    });
    const rankOf = (square) => Math.floor(square / game.variant.files);
    const far = moves.filter((move) => rankOf(game.moveTo(move)) > rankOf(game.moveFrom(move)));
    const some = far.length > 0 ? far : moves;
    return wins ?? some[Math.floor(random() * some.length)];
}

/** Plays White by clicks to the end of the game; the page plays Black. Says how often the die was rolled by hand. */
async function playToTheEnd(page, random) {
    let rolls = 0;
    for (;;) {
        await waitForTurn(page, "white");
        const { variant, position, turn, moves } = await boardState(page);
        if (turn === "nobody") return rolls;
        assert.ok(moves.length < ENOUGH_PLIES, "the game does not end");
        if (turn === "chance") {
            await page.locator("button.roll").click();
            rolls += 1;
        } else {
            const game = new Game(variant, { position });
            await makeMove(page, game, eagerMove(game, random));
            game.dispose();
        }
    }
}

for (const [variant, rollsByHand] of [["breakthrough", false], ["tensei-5x5", true], ["sensei-arashi", false]]) {
    test(`a whole game of ${variant} against the random player, saved and opened again`, async () => {
        const { page, foreign, requests, problems } = await openPage(browser, { seed: 5 });
        await choose(page, variant, "person", "random");
        const rolls = await playToTheEnd(page, seeded(7));
        const state = await boardState(page);
        assert.notEqual(state.result, "ongoing");
        assert.equal(rolls > 0, rollsByHand);
        assert.equal((await movesOf(page)).length, state.moves.length);
        assert.match(await textOf(page, "whereabouts"), /^(1-0|0-1|1\/2-1\/2), /);
        const { name, text } = await save(page);
        assert.equal(name, `${variant}.pgn`);
        assert.equal(readRecord(text).game.tags.get("Black"), "Random player");
        await page.locator("#new-game").click();
        await chooseFile(page, text);
        await page.waitForFunction(() => document.querySelector("#news").textContent === "The game has been opened.");
        assert.deepEqual(await boardState(page), state);
        assert.deepEqual([foreign, problems], [[], []]);
        const files = requests.filter((url) => url.startsWith("file:")).map((url) => url.split("/").at(-1));
        assert.deepEqual(files.filter((file) => file !== "icon.svg").sort(), ["index.html", "page.css", "page.js"]);
        await page.context().close();
    });
}

test("all variants begin, each with the rules that are about it, and their diagrams are the library's", async () => {
    const { page, foreign, problems } = await openPage(browser);
    for (const { id, name, startPosition, summary } of variants) {
        await page.locator("#variant").selectOption(id);
        const { variant, position } = await boardState(page);
        assert.deepEqual([variant, position, await textOf(page, "summary")], [id, startPosition, summary]);
        const rules = await textOf(page, "rules");
        assert.ok(rules.includes(id), `${name} has other rules`);
        const areDrawn = await page.locator("#rules figure img").evaluateAll((images) => (
            images.map(({ alt, naturalWidth }) => alt !== "" && naturalWidth > 0)));
        assert.ok(areDrawn.length > 0 && areDrawn.every(Boolean), id);
    }
    await page.locator("#variant").selectOption("chess");
    const castling = new Game("chess", { position: "1r3r2/4k3/8/8/8/8/8/R3K2R w KQ - 0 1" });
    const svg = `data:image/svg+xml,${encodeURIComponent(castling.svg({ size: 350, taps: ["e1"] }))}`;
    const sources = await page.locator("#rules figure img").evaluateAll((images) => images.map(({ src }) => src));
    assert.ok(sources.includes(svg));
    assert.deepEqual([foreign, problems], [[], []]);
    await page.context().close();
});

test("rules lead to other rules and back, and a diagram can be played from", async () => {
    const { page, problems } = await openPage(browser);
    await choose(page, "sentai");
    await page.locator('#rules [data-page="chess"]').first().click();
    assert.equal(await page.locator("#rules h2").first().textContent(), "Chess");
    await page.getByRole("button", { name: "Back to the rules of Sentai Chess" }).click();
    assert.equal(await page.locator("#rules h2").first().textContent(), "Sentai Chess");
    const figure = page.locator("#rules figure", { has: page.getByAltText("The R37 on d4 and its targets") });
    await figure.locator("button").click();
    assert.equal((await boardState(page)).position, BEHIND_IT);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("a move is looked at, and the game is taken back to it", async () => {
    const { page, problems } = await openPage(browser);
    await choose(page, "chess");
    const game = await playAll(page, "chess", OPENING);
    await page.locator("#moves button").nth(1).click();
    game.rewind(2);
    assert.equal((await boardState(page)).position, game.position);
    assert.equal(await page.locator("#position").inputValue(), game.position);
    assert.equal(await textOf(page, "whereabouts"), "You are looking at ply 2 of 4.");
    await clickAll(page, "g1 f3");
    assert.equal((await movesOf(page)).length, OPENING.length, "what is looked at cannot be played on");
    await page.locator("#last").click();
    assert.deepEqual((await boardState(page)).moves, OPENING);
    await page.locator("#previous").click();
    await page.locator("#moves button").nth(1).click();
    await page.locator("#take-back-to").click();
    assert.deepEqual([(await boardState(page)).moves, (await movesOf(page)).length], [OPENING.slice(0, 2), 2]);
    await clickAll(page, "f1 c4");
    assert.deepEqual((await boardState(page)).moves, ["e2e4", "e7e5", "f1c4"]);
    await page.locator("#take-back").click();
    assert.deepEqual((await boardState(page)).moves, OPENING.slice(0, 2));
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("keys walk through the moves", async () => {
    const { page } = await openPage(browser);
    await choose(page, "chess");
    await playAll(page, "chess", OPENING);
    await page.locator('#moves [aria-current="step"]').focus();
    const plies = [];
    for (const key of ["ArrowLeft", "Home", "ArrowRight", "End"]) {
        await page.keyboard.press(key);
        plies.push((await boardState(page)).moves.length);
    }
    assert.deepEqual(plies, [3, 1, 2, 4]);
    await page.context().close();
});

test("against an opponent a takeback takes back its answer too, and it may begin", async () => {
    const { page, problems } = await openPage(browser, { seed: 3 });
    await choose(page, "rinne", "random", "person");
    await waitForTurn(page, "black");
    assert.equal(await page.locator("abstract-board").getAttribute("orientation"), "black");
    const begun = await boardState(page);
    assert.equal(begun.moves.length, 1);
    const game = new Game("rinne", { position: begun.position });
    await makeMove(page, game, game.moves()[0]);
    await waitForTurn(page, "black");
    assert.equal((await boardState(page)).moves.length, 3);
    await page.locator("#take-back").click();
    assert.deepEqual(await boardState(page), begun);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("two opponents play by themselves, with their rolls, until a person takes over", async () => {
    const { page, problems } = await openPage(browser, { seed: 4 });
    await choose(page, "tensei", "random", "random");
    await page.waitForFunction(() => document.querySelectorAll("#moves button").length > 4
        || document.querySelector("abstract-board").game.isOver);
    await page.locator("#take-back").click();
    const persons = await Promise.all(["white", "black"].map((side) => page.locator(`#${side}`).inputValue()));
    assert.equal(persons.filter((player) => player === "person").length, 1);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("ends from outside: resigning, an agreed draw, a takeback that lifts them", async () => {
    const { page } = await openPage(browser);
    await choose(page, "chess");
    await playAll(page, "chess", OPENING.slice(0, 1));
    await page.locator("#resign").click();
    const { result, reason } = await boardState(page);
    assert.deepEqual([result, reason], ["white_wins", "resignation"]);
    assert.match(await page.locator("abstract-board [role=status]").textContent(), /1-0, resignation/);
    await page.locator("#take-back").click();
    assert.deepEqual((await boardState(page)).moves, ["e2e4"]);
    await page.locator("#agree-draw").click();
    assert.deepEqual((await boardState(page)).reason, "agreement");
    assert.ok(await page.locator("#resign").isHidden());
    await page.context().close();
});

test("both notations, in the list and in records", async () => {
    const { page } = await openPage(browser);
    await choose(page, "rinne");
    const game = await playAll(page, "rinne", ["e2e3", "e5d5"]);
    const styles = await page.locator("#style option").evaluateAll((options) => options.map(({ value }) => value));
    assert.deepEqual([...styles].sort(), ["coordinate", "standard"]);
    for (const style of styles) {
        await page.locator("#style").selectOption(style);
        assert.deepEqual(await movesOf(page), game.texts(style));
        const { text } = await save(page);
        assert.ok(game.texts(style).every((move) => text.includes(move)), style);
    }
    await page.context().close();
});

test("moves are typed; what cannot be played is refused with the library's sentence", async () => {
    const { page } = await openPage(browser);
    await choose(page, "chess");
    await page.locator("#words").fill("e4");
    await page.keyboard.press("Enter");
    await page.locator("#words").fill("Ke7xe5");
    await page.keyboard.press("Enter");
    const game = new Game("chess");
    game.play("e4");
    assert.equal(await refusalOf(page), sentenceOf(() => game.play("Ke7xe5")));
    assert.equal(await page.locator("#words").inputValue(), "Ke7xe5");
    assert.deepEqual((await boardState(page)).moves, ["e2e4"]);
    await page.locator("#dismiss").click();
    assert.equal(await refusalOf(page), "");
    await page.context().close();
});

test("a link opens the same position, and its game is played on", async () => {
    const { page, context } = await openPage(browser);
    await choose(page, "sensei-arashi-expert");
    const game = await playAll(page, "sensei-arashi-expert", ["a1a4,d1>c1"]);
    const link = await page.locator("#link").inputValue();
    await context.close();
    const other = await openPage(browser, { address: link });
    const state = await boardState(other.page);
    assert.deepEqual([state.variant, state.position, state.moves], [game.variant.id, game.position, []]);
    await choose(other.page, "sensei-arashi-expert");
    await other.page.evaluate((hash) => { location.hash = hash; }, new URL(link).hash);
    await other.page.waitForFunction((wanted) => (
        document.querySelector("abstract-board").position === wanted), game.position);
    await clickAll(other.page, "b7 b4 done");
    assert.deepEqual((await boardState(other.page)).moves, ["b7b4"]);
    assert.deepEqual(other.problems, []);
    await other.context.close();
});

const BAD_LINKS = [
    ["an unknown variant", "#variant=shogi", () => new Game("shogi")],
    ["no variant", "#position=8/8", () => new Game("")],
    ["a broken position", "#variant=chess&position=9/8/8/8/8/8/8/8+w",
        () => new Game("chess", { position: "9/8/8/8/8/8/8/8 w" })],
    ["an impossible position", "#variant=chess&position=8/8/8/8/8/8/8/K7+w+-+-+0+1",
        () => new Game("chess", { position: "8/8/8/8/8/8/8/K7 w - - 0 1" })],
];
test("bad links are refused with the library's sentence, and nothing is lost", async () => {
    const { page, problems } = await openPage(browser);
    await choose(page, "chess");
    await playAll(page, "chess", OPENING);
    const before = await boardState(page);
    for (const [what, hash, action] of BAD_LINKS) {
        const sentence = sentenceOf(action);
        await page.evaluate((to) => { location.hash = to; }, hash);
        await page.waitForFunction((wanted) => document.querySelector("#refusal").textContent === wanted, sentence);
        assert.deepEqual(await boardState(page), before, what);
    }
    const fresh = await openPage(browser, { hash: BAD_LINKS[2][1] });
    assert.equal(await refusalOf(fresh.page), sentenceOf(BAD_LINKS[2][2]));
    assert.deepEqual([problems, fresh.problems], [[], []]);
    await fresh.context.close();
    await page.context().close();
});

test("bad records are refused with the library's sentence, and nothing is lost", async () => {
    const { page, problems } = await openPage(browser);
    await choose(page, "chess");
    await playAll(page, "chess", OPENING);
    const before = await boardState(page);
    const broken = "1. e4 e5 2. Ke3 1-0\n";
    const unknown = '[Variant "shogi"]\n\n1. e4 *\n';
    for (const text of [broken, "", unknown, "\0\u0001"]) {
        await page.locator("#flip").click();
        await dropFile(page, text);
        const sentence = sentenceOf(() => readRecord(text));
        await page.waitForFunction((wanted) => document.querySelector("#refusal").textContent === wanted, sentence);
        assert.deepEqual(await boardState(page), before);
    }
    await chooseFile(page, broken);
    await page.locator("#open-game").click();
    assert.deepEqual((await boardState(page)).moves, ["e2e4", "e7e5"]);
    await page.locator("#bring-back").click();
    assert.deepEqual(await boardState(page), before);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("of a file with several games one is chosen", async () => {
    const { page } = await openPage(browser);
    const text = readFileSync(join(ROOT, "examples", "data", "rinne-sample.txt"), "utf8");
    const [{ game }] = [...records(text)];
    await dropFile(page, `1. e4 e5 1-0\n\n[Event "?"]\n[Result "*"]\n\n1. f3 nonsense *\n\n${text}`);
    await page.locator("#opened").waitFor();
    assert.equal(await page.locator("#games option").count(), 3);
    await page.locator("#games").selectOption("2");
    await page.locator("#open-game").click();
    const state = await boardState(page);
    assert.deepEqual([state.position, state.variant], [game.position, "rinne"]);
    await page.context().close();
});

test("comments, marks and names of a record are shown, and remarks said", async () => {
    const { page } = await openPage(browser);
    const text = '[White "Ada"]\n[Black "Bob"]\n[Result "0-1"]\n\n1. e4! {to the middle} e5 1-0\n';
    await chooseFile(page, text);
    await page.waitForFunction(() => document.querySelector("#title").textContent.includes("Ada – Bob"));
    assert.equal(await textOf(page, "news"), asSentence(readRecord(text).remark));
    assert.deepEqual(await movesOf(page), ["e4!", "e5"]);
    await page.locator("#moves button").first().click();
    assert.equal(await textOf(page, "said"), "to the middle");
    await page.context().close();
});

test("a game that has gone on after a draw is listed to its end", async () => {
    const { page, problems } = await openPage(browser);
    const text = `${"Nf3 Nf6 Ng1 Ng8 ".repeat(6)}e4 *\n`;
    await chooseFile(page, text);
    await page.waitForFunction(() => document.querySelector("#news").textContent !== "");
    const { game } = readRecord(text);
    assert.equal(game.ply, 25);
    assert.deepEqual(await movesOf(page), game.texts("standard"));
    await page.locator("#moves button").nth(20).click();
    assert.equal((await boardState(page)).moves.length, 21);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("a position is set up, and the game before comes back", async () => {
    const { page } = await openPage(browser);
    await choose(page, "chess");
    await playAll(page, "chess", MATE);
    const before = await boardState(page);
    const position = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    await page.locator("#position").fill(position);
    await page.keyboard.press("Enter");
    assert.equal((await boardState(page)).position, position);
    await clickAll(page, "a7 a8 choice:N");
    assert.equal((await boardState(page)).moves[0], "a7a8=N");
    await page.locator("#bring-back").click();
    assert.deepEqual(await boardState(page), before);
    await page.context().close();
});

test("the game and the settings are there again after a reload", async () => {
    const { page } = await openPage(browser);
    await choose(page, "tensor");
    await playAll(page, "tensor", ["e2e4", "e7e5"]);
    await page.locator("#theme").selectOption("dark");
    await page.locator("#style").selectOption("coordinate");
    await page.locator("#coordinates").uncheck();
    const before = await boardState(page);
    await page.reload();
    await isReady(page);
    assert.deepEqual(await boardState(page), before);
    assert.deepEqual(await movesOf(page), ["e2e4", "e7e5"]);
    const board = page.locator("abstract-board");
    assert.deepEqual([await board.getAttribute("theme"), await board.getAttribute("coordinates")], ["dark", "off"]);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    assert.equal(await page.locator("#black").inputValue(), "person");
    await page.context().close();
});

test("on a phone nothing is wider than the window", async () => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const { page, problems } = await openPage(browser, phone);
    const widthOf = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    for (const { id } of variants) {
        await page.locator("#variant").selectOption(id);
        assert.deepEqual(await widthOf(), [360, 360], id);
    }
    await choose(page, "breakthrough");
    for (const square of ["a2", "a3"]) await page.locator(`.cell[data-square="${square}"]`).tap();
    assert.deepEqual((await boardState(page)).moves, ["a2a3"]);
    await dropFile(page, `1. ${"nonsense".repeat(40)} *\n`);
    await page.locator("#notice.open").waitFor();
    assert.deepEqual(await widthOf(), [360, 360]);
    assert.deepEqual(problems, []);
    await page.context().close();
});

test("from a host, too, the policy of the page is kept and nothing else is fetched", async () => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    const [asked, problems] = [[], []];
    const types = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml" };
    await page.route("**/*", (route) => {
        const { pathname, origin } = new URL(route.request().url());
        const name = pathname === "/" ? "index.html" : pathname.slice(1);
        asked.push(`${origin}/${name}`);
        return route.fulfill({ contentType: types[name.split(".").at(-1)], body: readFileSync(join(FOLDER, name)) });
    });
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto("http://page.test/");
    await isReady(page);
    await choose(page, "breakthrough");
    await clickAll(page, "a2 a3");
    const own = ["index.html", "page.css", "page.js"].map((name) => `http://page.test/${name}`);
    assert.deepEqual(asked.filter((url) => !url.endsWith("/icon.svg")).sort(), own);
    assert.deepEqual(problems, []);
    const run = await page.evaluate(async () => {
        const script = document.createElement("script");
        script.textContent = "window.isRun = 'a script within the page'";
        document.head.append(script);
        setTimeout("window.isRun = 'text as code'");
        await new Promise((resolve) => { setTimeout(resolve, 50); });
        return window.isRun ?? "nothing";
    });
    assert.equal(run, "nothing");
    await context.close();
});

test("axe finds nothing serious, light and wide, dark and narrow", async () => {
    for (const [theme, width] of [["light", 1280], ["dark", 360]]) {
        const { page } = await openPage(browser, { viewport: { width, height: 800 } });
        await choose(page, "sentai");
        await playAll(page, "sentai", ["e2e4", "e7e5"]);
        await page.locator("#words").fill("nonsense");
        await page.keyboard.press("Enter");
        await page.locator("#moves button").first().click();
        await page.locator("#theme").selectOption(theme);
        await page.evaluate(readFileSync(developmentPath("axe-core"), "utf8"));
        const { violations } = await page.evaluate(() => window.axe.run());
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        assert.deepEqual(serious.map(({ id, nodes }) => [id, nodes[0].html]), []);
        await page.context().close();
    }
});
