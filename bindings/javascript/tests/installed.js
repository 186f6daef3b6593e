// SPDX-License-Identifier: MIT
// The archive, installed into an empty folder without a network.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD } from "./package.js";

const INSTALL = ["install", "--offline", "--no-audit", "--no-fund", "--silent"];

/** A folder with the package installed. */
export class Installed {
    folder = mkdtempSync(join(tmpdir(), "abstractgames-"));

    constructor() {
        const [archive] = readdirSync(BUILD).filter((name) => name.endsWith(".tgz"));
        this.write("package.json", '{"private": true}');
        execFileSync("npm", [...INSTALL, join(BUILD, archive)], { cwd: this.folder });
    }

    /** What a program of Node prints in the folder. */
    run(...args) {
        return execFileSync(process.execPath, args, { cwd: this.folder, encoding: "utf8" });
    }

    write(name, text) {
        writeFileSync(join(this.folder, name), text);
        return join(this.folder, name);
    }

    remove() {
        rmSync(this.folder, { recursive: true });
    }
}
