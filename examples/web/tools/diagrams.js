// SPDX-License-Identifier: MIT
// The pictures of the documentation as data: below each picture, or in the gallery, stands the command of 05_diagram
// that draws it. The page draws it anew, in the reader's colours.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const COMMAND = /^build\/examples\/05_diagram (.*) > doc\/pictures\/([\w-]+)\.svg$/gm;
const WORD = /'([^']*)'|(\S+)/g;
const SWITCHES = ["dark", "flipped", "targets"];
const VALUES = ["size", "taps", "record", "ply"];
const NUMBERS = ["size", "ply"];

/**
 * What a command says.
 * @param {string} command the words behind the program's name
 * @param {string} root the folder that paths in it begin in
 */
function diagramOf(command, root) {
    const words = [...command.matchAll(WORD)].map(([, quoted, plain]) => quoted ?? plain);
    const diagram = {};
    while (words[0]?.startsWith("--")) {
        const name = words.shift().slice(2);
        if (SWITCHES.includes(name)) diagram[name] = true;
        else if (VALUES.includes(name)) diagram[name] = NUMBERS.includes(name) ? Number(words.shift()) : words.shift();
        else throw new Error(`05_diagram ${command}: the page cannot do --${name}`);
    }
    const { record, ...others } = diagram;
    if (record !== undefined) return { ...others, record: readFileSync(join(root, record), "utf8") };
    const [variant, position = "start", ...moves] = words;
    return { ...others, variant, ...position !== "start" && { position }, ...moves.length > 0 && { moves } };
}

/**
 * All pictures by their names: "sentai-check". Those for dark pages are left out.
 * @param {string} doc the folder of the documentation
 */
export function diagramsOf(doc) {
    const pages = [join(doc, "gallery.md"), ...readdirSync(join(doc, "rules")).map((name) => join(doc, "rules", name))];
    const texts = pages.map((page) => readFileSync(page, "utf8"));
    const all = texts.flatMap((text) => [...text.matchAll(COMMAND)]);
    const drawn = all.map(([, command, name]) => [name, diagramOf(command, dirname(doc))]);
    return new Map(drawn.filter(([, diagram]) => !diagram.dark));
}
