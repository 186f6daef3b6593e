// SPDX-License-Identifier: MIT
// Reads the declarations that all bindings share (bindings/declarations): constants and functions.

const CONSTANT = /(AG_[A-Z0-9_]+) = (-?\d+)/g;
const FUNCTION = /^([\w ]+?[ *]+)(ag_\w+)\((.*)\);$/;

/** What a type of C is in JavaScript: 64 bits are a BigInt, and pointers are numbers. */
export function typeOf(declared) {
    if (declared.includes("*")) return "number";
    if (declared.includes("uint64_t")) return "bigint";
    return declared.trim() === "void" ? "void" : "number";
}

function parametersOf(text) {
    if (text === "void") return [];
    return text.split(", ").map((parameter) => {
        const [, type, name] = /^(.*[ *])(\w+)$/.exec(parameter);
        return { name, type: typeOf(type) };
    });
}

export function constantsOf(declarations) {
    return [...declarations.matchAll(CONSTANT)].map(([, name, value]) => ({ name, value: Number(value) }));
}

export function functionsOf(declarations) {
    return declarations.split("\n").flatMap((line) => {
        const found = FUNCTION.exec(line);
        if (!found || line.startsWith("typedef")) return [];
        return [{ name: found[2], type: typeOf(found[1]), parameters: parametersOf(found[3]), text: line }];
    });
}
