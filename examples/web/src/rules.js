// SPDX-License-Identifier: MIT
// The rules of the game beside the board: the pages of the documentation, which the build has put into templates.
import { drawDiagrams, offerDiagrams } from "./diagram.js";
import { element, make } from "./dom.js";

/** @typedef {import("./match.js").Match} Match */

class Rules {
    #pane = element("rules");
    #match;
    #settings;

    /**
     * @param {Match} match
     * @param {import("./settings.js").Settings} settings
     */
    constructor(match, settings) {
        this.#match = match;
        this.#settings = settings;
        let variant = "";
        match.addEventListener("change", () => {
            if (match.game.variant.id !== variant) this.#show(this.#ownPage);
            variant = match.game.variant.id;
        });
        settings.addEventListener("change", () => drawDiagrams(this.#pane, settings.isDark));
        this.#pane.addEventListener("click", ({ target }) => {
            if (target.dataset.page) this.#show(target.dataset.page);
        });
    }

    /** The page about the game that is played. */
    get #ownPage() {
        const { id } = this.#match.game.variant;
        return document.querySelector(`template[data-variants~="${id}"]`).id.replace("rules-", "");
    }

    /** @param {string} page "sentai" */
    #show(page) {
        this.#pane.replaceChildren(element(`rules-${page}`).content.cloneNode(true));
        drawDiagrams(this.#pane, this.#settings.isDark);
        offerDiagrams(this.#pane, (game) => this.#match.begin(game));
        if (page !== this.#ownPage) this.#offerBack();
        this.#pane.scrollTop = 0;
    }

    #offerBack() {
        const { name } = this.#match.game.variant;
        const back = make("button", { type: "button", textContent: `Back to the rules of ${name}` });
        back.dataset.page = this.#ownPage;
        this.#pane.prepend(back);
    }
}

/**
 * @param {Match} match
 * @param {import("./settings.js").Settings} settings
 */
export function connectRules(match, settings) {
    new Rules(match, settings);
}
