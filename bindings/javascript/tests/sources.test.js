// SPDX-License-Identifier: MIT
// Whether the package's sources, tools and tests can be read: at most 120 columns, at most 600 lines a file.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./package.js";

const COLUMNS = 120;
const LINES = 600;
const HERE = join(ROOT, "bindings", "javascript");

function scriptsIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
        const path = join(folder, found.name);
        if (found.isDirectory()) return scriptsIn(path);
        return found.name.endsWith(".js") ? [path] : [];
    });
}

test("lines and files are short", () => {
    const scripts = ["src", "tests", "tools"].flatMap((folder) => scriptsIn(join(HERE, folder)));
    const long = scripts.flatMap((path) => {
        const lines = readFileSync(path, "utf8").split("\n");
        const wide = lines.flatMap((line, i) => (line.length > COLUMNS ? [`${path}:${i + 1}`] : []));
        return lines.length > LINES ? [...wide, path] : wide;
    });
    assert.ok(scripts.length > 50);
    assert.deepEqual(long, []);
});
