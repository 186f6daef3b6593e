// SPDX-License-Identifier: MIT
// A site of a few files: the package's modules under /esm/, those of the tests under /tests/, and what is given. It has
// a strict policy, and counts what it is asked for.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { PACKAGE, ROOT } from "./package.js";

const FOLDERS = { "/esm/": join(PACKAGE, "dist"), "/tests/": join(ROOT, "bindings", "javascript") };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/** The type and the text of a file, undefined where there is none. */
function fileAt(path, given) {
    if (Object.hasOwn(given, path)) return given[path];
    const folder = Object.keys(FOLDERS).find((begin) => path.startsWith(begin));
    if (!folder || path.includes("..") || !path.endsWith(".js")) return undefined;
    return ["text/javascript", readFileSync(join(FOLDERS[folder], path))];
}

/** A site with these files, {path: [type, text]}, that has been asked for the paths in `asked`. */
export async function startSite(given) {
    const asked = [];
    const server = createServer(({ url }, response) => {
        if (url === "/favicon.ico") return void response.writeHead(204).end(); // a habit of browsers
        asked.push(url);
        const [type, text] = fileAt(url, given) ?? [];
        const headers = { "content-type": type ?? "text/plain", "content-security-policy": POLICY };
        response.writeHead(type ? 200 : 404, headers);
        response.end(text);
    });
    await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
    return { origin: `http://127.0.0.1:${server.address().port}`, asked, close: () => server.close() };
}
