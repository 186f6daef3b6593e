// SPDX-License-Identifier: MIT
// Links to positions: what stands behind the # names variant and position, so that no server is needed.
import { element } from "./dom.js";
import { gameAt, positionOf } from "./position.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./notice.js").Notice} Notice */

/**
 * The link to the position that is looked at, with slashes as they are.
 * @param {Match} match
 */
function linkTo(match) {
    const parameters = new URLSearchParams({ variant: match.game.variant.id, position: positionOf(match) });
    return `${location.href.replace(/#.*/, "")}#${parameters.toString().replaceAll("%2F", "/")}`;
}

/**
 * The game that a link leads to, undefined when it leads to none.
 * @param {string} hash
 */
function linkedGame(hash) {
    const parameters = new URLSearchParams(hash.replace(/^#/, ""));
    if (!parameters.has("variant") && !parameters.has("position")) return undefined;
    return gameAt(parameters.get("variant") ?? "", parameters.get("position") ?? undefined);
}

/** Takes the link out of the address once it has been followed: a reload goes on with the game. */
function forgetLink() {
    try {
        history.replaceState(null, "", location.pathname + location.search);
    } catch {
        // Some browsers keep the addresses of files as they are.
    }
}

/**
 * Follows the link in the address, if there is one.
 * @param {Match} match
 * @param {Notice} notice
 */
export function followLink(match, notice) {
    notice.attempt(() => {
        const game = linkedGame(location.hash);
        if (!game) return;
        match.begin(game);
        notice.clear();
        forgetLink();
    });
}

/** @param {Notice} notice */
async function copyLink(notice) {
    const link = element("link");
    link.select();
    try {
        await navigator.clipboard.writeText(link.value);
        notice.tell("the link is in the clipboard");
    } catch {
        notice.tell("the link is selected: copy it from there");
    }
}

/**
 * @param {Match} match
 * @param {Notice} notice
 */
export function connectLink(match, notice) {
    match.addEventListener("change", () => { element("link").value = linkTo(match); });
    element("copy-link").addEventListener("click", () => copyLink(notice));
    addEventListener("hashchange", () => followLink(match, notice));
}
