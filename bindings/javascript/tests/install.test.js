// SPDX-License-Identifier: MIT
// The archive in an empty folder, as ESM, CommonJS and in bundles, which run in Node and in a browser; publint; and the
// types: README's programs are what TypeScript 4.8 and 5 want, strictly, and every entry has its types, whether
// `exports` is looked at (node16) or not (node).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { startBrowser } from "./browser.js";
import { Installed } from "./installed.js";
import { BUILD, PACKAGE, ROOT, development, developmentPath } from "./package.js";
import { startSite } from "./site.js";

const PLAY = 'const game = new Game("sentai"); game.play(game.moves()[0]);'
    + ' console.log(game.turn, variants.length > 0);';
const SAID = "black true\n";
const ESM = `import { Game, variants } from "abstractgames"; ${PLAY}`;

const BLOCK = /^```js\n([^]*?)^```\n(?:\n```text\n([^]*?)^```$)?/gm;
const COMPILERS = { "TypeScript 5": developmentPath("typescript/bin/tsc"), "Debian's TypeScript 4.8": "/usr/bin/tsc" };
const OPTIONS = ["--strict", "--noEmit", "--pretty", "false", "--target", "es2022", "--lib", "es2022,dom",
    "--types", "node", "--typeRoots", join(BUILD, "development", "node_modules", "@types")];
const MODERN = ["--module", "node16", "--moduleResolution", "node16"];
const OLD_COMMON = ["--module", "commonjs", "--moduleResolution", "node"];
const OLD = ["--module", "es2022", "--moduleResolution", "node"];
const ENTRIES = `
import { Game, type Reason } from "abstractgames";
import { init } from "abstractgames/bare";
import { AbstractBoard, type Mover } from "abstractgames/board";
import { MonteCarloBot, createGame, type MatchState } from "abstractgames/boardgame.io";
import { constants, library } from "abstractgames/interface";
import { variants } from "abstractgames/variants";
const reason: Reason | null = new Game("chess").reason;
const done: Promise<void> = init();
const movers: Mover[] = new AbstractBoard().players;
const [value, hash]: [number, bigint] = [constants.AG_WHITE, library().ag_game_hash(0)];
const id: string = variants[0].id;
const match: MatchState = createGame("tensei").setup({ ctx: { numPlayers: 2 } });
console.log(reason, done, movers, value, hash, id, match.taps, new MonteCarloBot({ seed: 1 }));
`;
const COMMON = `
import ag = require("abstractgames");
import board = require("abstractgames/board");
const game: ag.Game = new ag.Game("chess");
game.play("e4");
const turn: ag.Player = game.turn;
console.log(turn, game.hash === 0n, board.AbstractBoard.name);
`;
const BOARDGAME = `
import type { Game } from "boardgame.io";
import { createGame, type MatchState, type Outcome } from "abstractgames/boardgame.io";
const game: Game<MatchState> = createGame("tensei", { outOfTurn: true });
const outcome: Outcome = { winner: "0", result: "white_wins", reason: "goal" };
// @ts-expect-error there is no such option
createGame("tensei", { outOfTurns: true });
console.log(game.ai, outcome);
`;
const WRONG = `
import { Game } from "abstractgames";
// @ts-expect-error a turn is no number
const turn: number = new Game("chess").turn;
console.log(turn);
`;

let installed;
let folder;
before(() => {
    installed = new Installed();
    folder = installed.folder;
});
after(() => installed.remove());

test("the archive holds the package, and depends on nothing", () => {
    const modules = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
    assert.deepEqual(modules, ["abstractgames"]);
    const path = join(folder, "node_modules", "abstractgames");
    assert.deepEqual(readdirSync(path).sort(), ["LICENSE", "README.md", "dist", "package.json"]);
    const { dependencies, devDependencies, scripts, version, exports } =
        JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    assert.deepEqual([dependencies, devDependencies, scripts], [undefined, undefined, undefined]);
    assert.ok(readFileSync(join(ROOT, "meson.build"), "utf8").includes(`version: '${version}'`));
    const files = JSON.stringify(exports).match(/\.\/[\w./]+\.\w+(?=")/g).filter((name) => name.startsWith("./dist"));
    assert.deepEqual(files.filter((name) => !existsSync(join(path, name))), []);
});

test("it is imported and required, and both are whole", () => {
    installed.write("esm.mjs", ESM);
    installed.write("cjs.cjs", `const { Game, variants } = require("abstractgames"); ${PLAY}`);
    assert.equal(installed.run("esm.mjs"), SAID);
    assert.equal(installed.run("cjs.cjs"), SAID);
    installed.write("names.mjs", `import { createRequire } from "node:module";
        const require = createRequire(import.meta.url);
        for (const entry of ["", "/bare", "/variants", "/boardgame.io", "/interface"]) {
            const name = "abstractgames" + entry;
            const [one, other] = [Object.keys(await import(name)), Object.keys(require(name))];
            const names = other.filter((name) => name !== "__esModule");
            console.log(one.sort().join() === names.sort().join() && one.length > 0);
        }
        console.log(require("abstractgames/variants.json").variants.length > 0);
        console.log(require.resolve("abstractgames/abstractgames.wasm") !== "");
        console.log(require("abstractgames").Game === require("abstractgames/bare").Game);`);
    assert.equal(installed.run("names.mjs"), "true\n".repeat(8));
});

/** Bundles of the package: "esm" is a module, "iife" a classic script. */
async function bundle(entryPoint, outfile, format) {
    const { build } = await development("esbuild");
    await build({ entryPoints: [entryPoint], outfile: join(folder, outfile), bundle: true, minify: true, format,
        platform: "neutral", logLevel: "error" });
}

test("esbuild makes one file of it, and leaves the module out of what needs the variants alone", async () => {
    const entry = installed.write("esm.mjs", ESM);
    const small = installed.write("small.mjs",
        'import { variants } from "abstractgames/variants"; console.log(variants.length > 0);');
    await bundle(entry, "bundle.mjs", "esm");
    await bundle(entry, "bundle.cjs", "iife");
    await bundle(small, "small-bundle.mjs", "esm");
    rmSync(join(folder, "moved"), { recursive: true, force: true });
    mkdirSync(join(folder, "moved"));
    for (const name of ["bundle.mjs", "bundle.cjs", "small-bundle.mjs"]) {
        writeFileSync(join(folder, "moved", name), readFileSync(join(folder, name)));
    }
    assert.equal(installed.run("moved/bundle.mjs"), SAID);
    assert.equal(installed.run("moved/bundle.cjs"), SAID);
    assert.equal(installed.run("moved/small-bundle.mjs"), "true\n");
    assert.ok(readFileSync(join(folder, "small-bundle.mjs")).length < 120000);
});

test("vite makes a page's script of it", async () => {
    const { build } = await development("vite");
    installed.write("esm.mjs", ESM);
    installed.write("index.html", '<!doctype html><script type="module" src="./esm.mjs"></script>');
    await build({ root: folder, logLevel: "error", build: { chunkSizeWarningLimit: 2000, modulePreload: false } });
    const [script] = readdirSync(join(folder, "dist", "assets")).filter((name) => name.endsWith(".js"));
    writeFileSync(join(folder, "vite.mjs"), readFileSync(join(folder, "dist", "assets", script)));
    assert.equal(installed.run("vite.mjs"), SAID);
});

test("the bundles run in a page with a strict policy, and it asks for nothing but them", async () => {
    const names = ["vite.mjs", "bundle.mjs", "bundle.cjs"];
    const scripts = names.map((name) => [`/${name}`, ["text/javascript", readFileSync(join(folder, name))]]);
    const tags = names.map((name) => `<script ${name.endsWith("mjs") ? 'type="module"' : ""} src="/${name}"></script>`);
    const html = `<!doctype html>${tags.join("")}`;
    const site = await startSite({ "/": ["text/html", html], ...Object.fromEntries(scripts) });
    const browser = await startBrowser();
    const page = await browser.newPage();
    const told = [];
    page.on("console", (message) => told.push(`${message.text()}\n`));
    page.on("pageerror", (error) => told.push(String(error)));
    await page.goto(site.origin, { waitUntil: "load" });
    await browser.close();
    site.close();
    assert.deepEqual(told, [SAID, SAID, SAID]);
    assert.deepEqual(site.asked.sort(), ["/", ...names.map((name) => `/${name}`)].sort());
});

/** README's programs, one a block, with what they print where it says so. */
function blocks() {
    const text = readFileSync(join(PACKAGE, "README.md"), "utf8");
    return [...text.matchAll(BLOCK)].map(([, program, printed]) => ({ program, printed }));
}

/** Makes boardgame.io one of the folder's packages. */
function linkBoardGame() {
    const link = join(folder, "node_modules", "boardgame.io");
    if (!existsSync(link)) symlinkSync(dirname(developmentPath("boardgame.io/package.json")), link);
}

test("README's programs print what it says", () => {
    linkBoardGame();
    const programs = blocks();
    assert.ok(programs.length >= 5);
    programs.forEach(({ program, printed }, i) => {
        const told = installed.run(installed.write(`block${i}.mjs`, program));
        if (printed !== undefined) assert.equal(told, printed);
    });
});

test("publint finds nothing", async () => {
    const { publint } = await development("publint");
    const { messages } = await publint({ pkgDir: PACKAGE, strict: true });
    assert.deepEqual(messages, []);
});

/** What a compiler says of some programs. */
function complaints(compiler, options, programs) {
    const paths = Object.entries(programs).map(([name, text]) => installed.write(name, text));
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...OPTIONS, ...options, ...paths],
        { cwd: installed.folder, encoding: "utf8" });
    return status === 0 ? stdout : `${status}: ${stdout}${stderr}`;
}

/** README's programs as modules, and what else is to be looked at. */
function programs(ending) {
    const list = [...blocks().map(({ program }) => program), ENTRIES, WRONG];
    return Object.fromEntries(list.map((program, i) => [`program${i}.${ending}`, `${program}\nexport {};\n`]));
}

for (const [name, compiler] of Object.entries(COMPILERS)) {
    test(`README's programs and all entries are what ${name} wants`, () => {
        assert.equal(complaints(compiler, MODERN, { ...programs("mts"), "common.cts": COMMON }), "");
    });

    test(`${name} finds the types where it looks for them in the old way`, () => {
        assert.equal(complaints(compiler, OLD, programs("ts")), "");
        assert.equal(complaints(compiler, OLD_COMMON, { "old.ts": COMMON }), "");
    });
}

test("a game is what boardgame.io's declarations want", () => {
    linkBoardGame();
    const options = ["--skipLibCheck", "--module", "es2022", "--moduleResolution", "bundler"];
    assert.equal(complaints(COMPILERS["TypeScript 5"], options, { "boardgame.mts": BOARDGAME }), "");
});
