// SPDX-License-Identifier: MIT
// The archive, installed into an empty folder without a network: for ESM, CommonJS, bundlers, TypeScript, publint.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { BUILD, PACKAGE, ROOT, development, developmentPath } from "./package.js";

const OLD_COMPILER = "/usr/bin/tsc";
const PLAY = 'const game = new Game("sentai"); game.play(game.moves()[0]); console.log(game.turn, variants.length > 0);';
const SAID = "black true\n";
const folder = mkdtempSync(join(tmpdir(), "abstractgames-"));

/** Runs a program of Node in the folder. */
function run(...args) {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

function write(name, text) {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
}

before(() => {
    const [archive] = readdirSync(BUILD).filter((name) => name.endsWith(".tgz"));
    write("package.json", '{"private": true}');
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", join(BUILD, archive)], { cwd: folder });
});

after(() => rmSync(folder, { recursive: true }));

test("the archive holds the package, and depends on nothing", () => {
    assert.deepEqual(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith(".")), ["abstractgames"]);
    const installed = join(folder, "node_modules", "abstractgames");
    assert.deepEqual(readdirSync(installed).sort(), ["LICENSE", "README.md", "dist", "package.json"]);
    const { dependencies, devDependencies, scripts, version, exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    assert.deepEqual([dependencies, devDependencies, scripts], [undefined, undefined, undefined]);
    assert.ok(readFileSync(join(ROOT, "meson.build"), "utf8").includes(`version: '${version}'`));
    const files = JSON.stringify(exports).match(/\.\/[\w./]+\.\w+(?=")/g).filter((name) => name.startsWith("./dist"));
    assert.deepEqual(files.filter((name) => !existsSync(join(installed, name))), []);
});

test("it is imported and required, and both are whole", () => {
    write("esm.mjs", `import { Game, variants } from "abstractgames"; ${PLAY}`);
    write("cjs.cjs", `const { Game, variants } = require("abstractgames"); ${PLAY}`);
    assert.equal(run("esm.mjs"), SAID);
    assert.equal(run("cjs.cjs"), SAID);
    write("names.mjs", `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
        for (const entry of ["abstractgames", "abstractgames/bare", "abstractgames/variants", "abstractgames/interface"]) {
            const [one, other] = [Object.keys(await import(entry)), Object.keys(require(entry))];
            console.log(one.sort().join() === other.filter((name) => name !== "__esModule").sort().join() && one.length > 0);
        }
        console.log(require("abstractgames/variants.json").variants.length > 0, require.resolve("abstractgames/abstractgames.wasm") !== "",
            require("abstractgames").Game === require("abstractgames/bare").Game);`);
    assert.equal(run("names.mjs"), "true\ntrue\ntrue\ntrue\ntrue true true\n");
});

test("esbuild makes one file of it, and leaves the module out of what needs the variants alone", async () => {
    const { build } = await development("esbuild");
    const entry = write("esm.mjs", `import { Game, variants } from "abstractgames"; ${PLAY}`);
    const small = write("small.mjs", 'import { variants } from "abstractgames/variants"; console.log(variants.length > 0);');
    const bundle = (entryPoint, outfile, format) => build(
        { entryPoints: [entryPoint], outfile: join(folder, outfile), bundle: true, minify: true, format, platform: "neutral", logLevel: "error" });
    await bundle(entry, "bundle.mjs", "esm");
    await bundle(entry, "bundle.cjs", "iife");
    await bundle(small, "small-bundle.mjs", "esm");
    rmSync(join(folder, "moved"), { recursive: true, force: true });
    mkdirSync(join(folder, "moved"));
    for (const name of ["bundle.mjs", "bundle.cjs", "small-bundle.mjs"]) {
        writeFileSync(join(folder, "moved", name), readFileSync(join(folder, name)));
    }
    assert.equal(run("moved/bundle.mjs"), SAID);
    assert.equal(run("moved/bundle.cjs"), SAID);
    assert.equal(run("moved/small-bundle.mjs"), "true\n");
    assert.ok(readFileSync(join(folder, "small-bundle.mjs")).length < 120000);
});

test("vite makes a page's script of it", async () => {
    const { build } = await development("vite");
    write("esm.mjs", `import { Game, variants } from "abstractgames"; ${PLAY}`);
    write("index.html", '<!doctype html><script type="module" src="./esm.mjs"></script>');
    await build({ root: folder, logLevel: "error", build: { chunkSizeWarningLimit: 2000, modulePreload: false } });
    const [script] = readdirSync(join(folder, "dist", "assets")).filter((name) => name.endsWith(".js"));
    writeFileSync(join(folder, "vite.mjs"), readFileSync(join(folder, "dist", "assets", script)));
    assert.equal(run("vite.mjs"), SAID);
});

/** README's programs, one a block. */
function blocks() {
    const text = readFileSync(join(PACKAGE, "README.md"), "utf8");
    return [...text.matchAll(/^```js\n([^]*?)^```\n(?:\n```text\n([^]*?)^```$)?/gm)].map(([, program, printed]) => ({ program, printed }));
}

test("README's programs print what it says", () => {
    const programs = blocks();
    assert.ok(programs.length >= 5);
    programs.forEach(({ program, printed }, i) => {
        const told = run(write(`block${i}.mjs`, program));
        if (printed !== undefined) assert.equal(told, printed);
    });
});

for (const [name, compiler] of [["TypeScript 5", developmentPath("typescript/bin/tsc")], ["Debian's TypeScript 4.8", OLD_COMPILER]]) {
    test(`README's programs are what ${name} wants, strictly`, () => {
        const programs = blocks().map(({ program }, i) => write(`block${i}.mts`, `${program}\nexport {};\n`));
        write("common.cts", 'import ag = require("abstractgames"); const game: ag.Game = new ag.Game("chess"); game.play("e4");'
            + ' const turn: ag.Player = game.turn; console.log(turn, game.hash === 0n);');
        const options = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom", "--types", "node", "--typeRoots",
            join(BUILD, "development", "node_modules", "@types")];
        const modern = ["--module", "node16", "--moduleResolution", "node16"];
        const wrong = write("wrong.mts", 'import { Game } from "abstractgames";\n// @ts-expect-error a turn is no number\n'
            + 'const turn: number = new Game("chess").turn; console.log(turn);');
        run(compiler, ...options, ...modern, ...programs, join(folder, "common.cts"), wrong);
        const old = write("old.ts", 'import { Game, type Reason } from "abstractgames"; const reason: Reason | null = new Game("chess").reason; console.log(reason);');
        run(compiler, ...options, "--module", "commonjs", "--moduleResolution", "node", old);
    });
}

test("publint finds nothing", async () => {
    const { publint } = await development("publint");
    const { messages } = await publint({ pkgDir: PACKAGE, strict: true });
    assert.deepEqual(messages, []);
});
