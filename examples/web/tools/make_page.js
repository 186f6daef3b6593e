// SPDX-License-Identifier: MIT
// Puts the page together in BUILD/page:
//
//   node make_page.js BUILD
//
// One classic script, which may be loaded from disk where modules may not, carries the package, its module and its
// board. The rules stand in index.html as templates.
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rulesTemplates } from "./rules.js";

const HERE = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(HERE));
const ICON = { variant: "chess", piece: "N" };
const build = resolve(process.argv[2]);
const output = join(build, "page");
const modules = join(build, "modules");
const development = createRequire(join(build, "development", "/"));

/** The package under its name, so that its `exports` say what is imported. */
function linkPackage() {
    rmSync(modules, { recursive: true, force: true });
    mkdirSync(modules);
    symlinkSync(join(build, "package"), join(modules, "abstractgames"));
}

async function writeScript() {
    const { build: bundle } = development("esbuild");
    await bundle({
        entryPoints: [join(HERE, "src", "main.js")],
        outfile: join(output, "page.js"),
        nodePaths: [modules],
        bundle: true,
        minify: true,
        format: "iife",
        target: "es2022",
        charset: "utf8",
        banner: { js: "// SPDX-License-Identifier: MIT" },
        logLevel: "warning",
    });
}

async function writePage() {
    const { Marked } = development("marked");
    const { variants } = await import(pathToFileURL(join(build, "package", "dist", "esm", "variants.js")).href);
    const text = readFileSync(join(HERE, "index.html"), "utf8");
    const templates = rulesTemplates(Marked, join(ROOT, "doc"), variants.map(({ id }) => id));
    writeFileSync(join(output, "index.html"), text.replace("<!-- rules -->\n", () => templates));
}

async function writeIcon() {
    const { pieceSvg } = await import(pathToFileURL(join(build, "package", "dist", "esm", "index.js")).href);
    writeFileSync(join(output, "icon.svg"), pieceSvg(ICON.variant, ICON.piece));
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output);
linkPackage();
copyFileSync(join(HERE, "page.css"), join(output, "page.css"));
copyFileSync(join(ROOT, "COPYING"), join(output, "LICENSE"));
await writeScript();
await writePage();
await writeIcon();
