// SPDX-License-Identifier: MIT
// Makes the part of the package that follows from the declarations of the library: the constants, the names that stand
// for them in JavaScript, and the types of the functions.
import { constantsOf, functionsOf } from "./declarations.js";

const TITLE = "// SPDX-License-Identifier: MIT\n"
    + "// Made from the declarations of the library by tools/make_interface.js.\n";

// Groups of constants: what a group and its type are called here, and how their names begin in C.
const GROUPS = [
    { plural: "players", type: "Player", names: ["WHITE", "BLACK", "CHANCE", "NOBODY"] },
    { plural: "results", type: "Result", names: ["ONGOING", "WHITE_WINS", "BLACK_WINS", "DRAW"] },
    { plural: "reasons", type: "Reason", begin: "REASON_" },
    { plural: "problems", type: "Problem", begin: "PROBLEM_" },
    { plural: "squareTraits", type: "SquareTrait", begin: "SQUARE_" },
    { plural: "moveTraits", type: "MoveTrait", begin: "MOVE_" },
    { plural: "styles", type: "Style", begin: "TEXT_" },
    { plural: "actions", type: "Action", begin: "STEP_" },
    { plural: "pictures", type: "PictureFlag", begin: "PICTURE_" },
    { plural: "boards", type: "BoardFlag", begin: "BOARD_" },
];

function membersOf(group, constants) {
    return constants.flatMap(({ name, value }) => {
        const bare = name.slice("AG_".length);
        if (group.names) return group.names.includes(bare) ? [{ name: bare.toLowerCase(), value }] : [];
        return bare.startsWith(group.begin) ? [{ name: bare.slice(group.begin.length).toLowerCase(), value }] : [];
    });
}

function groupText(group, constants) {
    const members = membersOf(group, constants);
    const union = members.map(({ name }) => `"${name}"`).join(" | ");
    const values = members.map(({ name, value }) => `${name}: ${value}`).join(", ");
    return `/** @typedef {${union}} ${group.type} */\n`
        + `/** @type {Readonly<Record<${group.type}, number>>} */\n`
        + `export const ${group.plural} = Object.freeze({ ${values} });\n`;
}

function functionText({ name, type, parameters }) {
    const list = parameters.map((parameter) => `${parameter.name}: ${parameter.type}`).join(", ");
    return ` * @property {(${list}) => ${type}} ${name}\n`;
}

const OWN = " * @property {WebAssembly.Memory} memory\n"
    + " * @property {(bytes: number) => number} malloc\n"
    + " * @property {(pointer: number) => void} free\n"
    + " * @property {() => void} _initialize\n";

export function interfaceText(declarations) {
    const constants = constantsOf(declarations);
    const all = constants.map(({ name, value }) => `    ${name}: ${value},\n`).join("");
    return `${TITLE}\n/** The constants of the library by their names in C. */\n`
        + `export const constants = Object.freeze({\n${all}});\n\n`
        + GROUPS.map((group) => groupText(group, constants)).join("\n")
        + "\n/**\n * What the module exports. Pointers are addresses in its memory, 64 bits are a BigInt, and results "
        + "are signed:\n"
        + " * those that C calls unsigned want `>>> 0` or `BigInt.asUintN(64, ...)`.\n"
        + ` * @typedef {object} Functions\n${OWN}${functionsOf(declarations).map(functionText).join("")} */\n`;
}
