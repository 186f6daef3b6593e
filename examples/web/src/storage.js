// SPDX-License-Identifier: MIT
// What the browser keeps for the page: for this tab, which survives a reload, and for the next visit. It may refuse to.

const PREFIX = "abstractgames ";

/** @param {string} name */
function stores(name) {
    try {
        return [globalThis[name]].filter(Boolean);
    } catch {
        return [];
    }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function keep(key, value) {
    for (const store of [...stores("sessionStorage"), ...stores("localStorage")]) {
        try {
            store.setItem(PREFIX + key, JSON.stringify(value));
        } catch {
            // There is no room, or the reader wants nothing kept: the page works without.
        }
    }
}

/**
 * What was kept, this tab's before that of another one; null when there is nothing.
 * @param {string} key
 */
export function kept(key) {
    for (const store of [...stores("sessionStorage"), ...stores("localStorage")]) {
        try {
            const text = store.getItem(PREFIX + key);
            if (text !== null) return JSON.parse(text);
        } catch {
            // Text that is not ours says nothing.
        }
    }
    return null;
}
