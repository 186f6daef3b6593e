// SPDX-License-Identifier: MIT
// Puts the package together from the sources, the declarations of the library, and what Meson has built:
//
//   node make_package.js BUILD PACKAGE
//
// The sources are modules of JavaScript with types in comments. TypeScript checks them, takes the declarations out of
// them, and makes the CommonJS of them, a file for a file, so that all entries share one module.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { interfaceText } from "./make_interface.js";
import { moduleText } from "./module_text.js";

const HERE = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(HERE));
const [build, output] = process.argv.slice(2).map((folder) => resolve(folder));
const esm = join(output, "dist", "esm");
const cjs = join(output, "dist", "cjs");
const FOLDERS = [".", "board", "boardgame"];
const LICENCE = "// SPDX-License-Identifier: MIT\n";
const CHECKED = { allowJs: true, checkJs: true, strict: true, target: "es2022",
    lib: ["es2022", "dom", "dom.iterable", "esnext.disposable"], stripInternal: true, noUnusedLocals: true, types: [] };

function writeModule() {
    const bytes = readFileSync(join(build, "bindings", "javascript", "abstractgames.wasm"));
    writeFileSync(join(output, "dist", "abstractgames.wasm"), bytes);
    writeFileSync(join(esm, "module_bytes.js"), LICENCE + moduleText(bytes));
}

function writeDescription() {
    const text = readFileSync(join(build, "share", "variants.json"), "utf8");
    writeFileSync(join(output, "dist", "variants.json"), text);
    copyFileSync(join(ROOT, "share", "variants.schema.json"), join(output, "dist", "variants.schema.json"));
    writeFileSync(join(esm, "variants_data.js"), `${LICENCE}// variants.json, made by tools/make_package.js.\n`
        + `export const description = ${JSON.stringify(JSON.parse(text))};\n`);
}

function writeInterface() {
    const declarations = readFileSync(join(ROOT, "bindings", "declarations", "abstractgames.cdef"), "utf8");
    writeFileSync(join(esm, "interface.js"), interfaceText(declarations));
}

function runTypeScript(options) {
    const compiler = createRequire(join(build, "development", "/")).resolve("typescript/bin/tsc");
    const project = join(output, "tsconfig.json");
    writeFileSync(project, JSON.stringify({ compilerOptions: { ...CHECKED, ...options }, exclude: [],
        include: [join(esm, "**", "*.js")] }));
    const { status } = spawnSync(process.execPath, [compiler, "-p", project], { stdio: "inherit" });
    rmSync(project);
    if (status !== 0) throw new Error("the sources are not what TypeScript wants");
}

/** The declarations in a folder, by their paths in it. */
function declarationsIn(folder) {
    return FOLDERS.flatMap((part) => readdirSync(join(folder, part)).map((file) => join(part, file)))
        .filter((name) => name.endsWith(".d.ts"));
}

/** What only some engines have cannot be taken out of the sources: handles are disposable there. */
function declareDisposal() {
    const path = join(esm, "handle.d.ts");
    const own = "    dispose(): void;\n";
    const text = readFileSync(path, "utf8").replace(own, `${own}    [Symbol.dispose](): void;\n`);
    writeFileSync(path, `${text}declare global {\n    interface SymbolConstructor {\n`
        + "        readonly dispose: unique symbol;\n    }\n}\n");
}

/** Arrays and iterators have had parameters for a while only: without them TypeScript 4.8 reads declarations, too. */
function simplifyTypes() {
    for (const name of declarationsIn(esm)) {
        const text = readFileSync(join(esm, name), "utf8");
        writeFileSync(join(esm, name), text.replace(/\b(Uint8|Uint32|Int32)Array<\w+>/g, "$1Array")
            .replace(/\bArrayIterator\b/g, "IterableIterator"));
    }
}

/** The declarations of CommonJS have names of their own, in which they name each other. */
function renameDeclarations() {
    for (const name of declarationsIn(esm)) {
        const text = readFileSync(join(esm, name), "utf8");
        const renamed = text.replace(/(["'])(\.\.?\/\w+)\.js\1/g, "$1$2.cjs$1");
        writeFileSync(join(cjs, name.replace(/\.d\.ts$/, ".d.cts")), renamed);
    }
}

function writeCommonJs() {
    runTypeScript({ module: "commonjs", moduleResolution: "node10", outDir: cjs, checkJs: false });
    writeFileSync(join(cjs, "package.json"), '{"type": "commonjs"}\n');
}

function writeDescriptionOfPackage() {
    const { devDependencies, scripts, ...description } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
    writeFileSync(join(output, "package.json"), `${JSON.stringify(description, null, 4)}\n`);
    copyFileSync(join(HERE, "README.md"), join(output, "README.md"));
    copyFileSync(join(ROOT, "COPYING"), join(output, "LICENSE"));
}

rmSync(output, { recursive: true, force: true });
cpSync(join(HERE, "src"), esm, { recursive: true });
writeModule();
writeDescription();
writeInterface();
runTypeScript({ module: "es2022", moduleResolution: "bundler", declaration: true, emitDeclarationOnly: true,
    outDir: esm });
for (const folder of FOLDERS) mkdirSync(join(cjs, folder), { recursive: true });
declareDisposal();
simplifyTypes();
renameDeclarations();
writeCommonJs();
writeDescriptionOfPackage();
