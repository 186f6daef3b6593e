// SPDX-License-Identifier: MIT
// The pages of rules as templates of HTML, <template id="rules-sentai" data-variants="sentai sentai-old …">. Pictures
// and positions become figures, which the page draws.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { diagramsOf } from "./diagrams.js";

const COMMENT = /<!--[^]*?-->\n?/g;
const PICTURE = /<picture>[^]*?<img src="\.\.\/pictures\/([\w-]+)\.svg" alt="([^"]*)"[^]*?<\/picture>/g;
const POSITION = /^```position (\S+)\n(.*)\n```$/gm;
const RULES_PAGE = /^(\w+)\.md/;
const POSITION_SIZE = 350;
const WIDE_COLUMNS = 5;
// Where what is long may go on in the next line: position strings, names of constants.
const BREAK = /[/_](?=.)/g;

/** @param {string} text */
function escaped(text) {
    return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * @param {object} diagram
 * @param {string} alt as HTML
 */
function figure(diagram, alt) {
    return `<figure class="diagram" data-diagram="${escaped(JSON.stringify(diagram))}"><img alt="${alt}"></figure>\n`;
}

/**
 * Text whose pictures and positions are figures.
 * @param {string} text
 * @param {Map<string, object>} diagrams
 */
function withFigures(text, diagrams) {
    return text.replace(COMMENT, "")
        .replace(PICTURE, (_, name, alt) => {
            if (!diagrams.has(name)) throw new Error(`no page says how ${name}.svg is drawn`);
            return figure(diagrams.get(name), alt);
        })
        .replace(POSITION, (_, variant, position) => {
            const drawn = figure({ variant, position, size: POSITION_SIZE }, "The position below");
            return `${drawn}\n\`\`\`\n${position}\n\`\`\``;
        });
}

// Headings stand below the page's own. Links lead to other rules; what else the documentation has is not in the page.
const renderer = {
    heading({ tokens, depth }) {
        return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
    },
    codespan({ text }) {
        return `<code>${escaped(text).replace(BREAK, "$&<wbr>")}</code>`;
    },
    link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const page = RULES_PAGE.exec(href)?.[1];
        return page ? `<button type="button" class="link" data-page="${page}">${text}</button>` : text;
    },
};

/**
 * Lets tables that are too wide for a phone be scrolled, with keys too.
 * @param {string} html
 */
function withWideTables(html) {
    return html.replace(/<table>[^]*?<\/table>/g, (table) => (
        table.split("<th>").length - 1 < WIDE_COLUMNS ? table
            : `<div class="wide" role="group" aria-label="Table" tabindex="0">${table}</div>`));
}

/**
 * @param {typeof import("marked").Marked} Marked
 * @param {string} doc the folder of the documentation
 * @param {string[]} variants ids
 */
export function rulesTemplates(Marked, doc, variants) {
    const marked = new Marked({ renderer });
    const diagrams = diagramsOf(doc);
    const names = readdirSync(join(doc, "rules")).sort();
    const pages = names.map((name) => {
        const text = readFileSync(join(doc, "rules", name), "utf8");
        const head = text.slice(0, text.indexOf("\n## "));
        const ids = variants.filter((id) => head.includes(`\`${id}\``));
        return { name: basename(name, ".md"), ids, html: withWideTables(marked.parse(withFigures(text, diagrams))) };
    });
    const missing = variants.filter((id) => !pages.some(({ ids }) => ids.includes(id)));
    if (missing.length > 0) throw new Error(`no page of rules names ${missing.join(", ")} before its first section`);
    return pages.map(({ name, ids, html }) => (
        `<template id="rules-${name}" data-variants="${ids.join(" ")}">\n${html}</template>\n`)).join("");
}
