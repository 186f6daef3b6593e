// SPDX-License-Identifier: MIT
// Elements of the page.

/**
 * The element of an id.
 * @param {string} id
 * @returns {any}
 */
export function element(id) {
    return document.getElementById(id);
}

/**
 * A new element.
 * @param {string} name
 * @param {object} properties
 * @param {...(Node | string)} children
 */
export function make(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
}

/**
 * Fills a list to choose from.
 * @param {HTMLSelectElement} select
 * @param {[string, string][]} options values and words
 */
export function fill(select, options) {
    select.replaceChildren(...options.map(([value, textContent]) => make("option", { value, textContent })));
}
