// SPDX-License-Identifier: MIT
// The package as it was built, for the tests: in build-javascript/, or in the folder that AG_BUILD names.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
export const BUILD = process.env.AG_BUILD ?? join(ROOT, "build-javascript");
export const PACKAGE = join(BUILD, "package");
export const DECLARATIONS = readFileSync(join(ROOT, "bindings", "declarations", "abstractgames.cdef"), "utf8");

/** A module of the package by its entry: "index", "bare", "low_level". */
export function entry(name) {
    return import(pathToFileURL(join(PACKAGE, "dist", "esm", `${name}.js`)).href);
}

/** All of the package, and the constants of the library. */
export async function whole() {
    return { ...await entry("index"), constants: (await entry("low_level")).constants };
}

const require = createRequire(join(BUILD, "development", "/"));

/** One of the packages that only the tests use. */
export function development(name) {
    return import(pathToFileURL(require.resolve(name)).href);
}

/** The path of a file of theirs. */
export function developmentPath(name) {
    return require.resolve(name);
}
