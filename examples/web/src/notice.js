// SPDX-License-Identifier: MIT
// What the page has to say: refusals at once, news when the reader has a moment. The board has a line of its own.
import { element } from "./dom.js";

/**
 * A sentence of the library's, which begin in small letters and end without a full stop.
 * @param {string} words
 */
function sentence(words) {
    const text = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
    return /[.!?]$/.test(text) ? text : `${text}.`;
}

export class Notice {
    #box = element("notice");
    #refusal = element("refusal");
    #news = element("news");
    #dismiss = element("dismiss");

    constructor() {
        this.#dismiss.addEventListener("click", () => this.clear());
    }

    clear() {
        this.#say("", "");
    }

    /**
     * @param {unknown} error an error, or what is wrong
     */
    refuse(error) {
        this.#say(sentence(error instanceof Error ? error.message : String(error)), "");
    }

    /** @param {string} words */
    tell(words) {
        this.#say("", sentence(words));
    }

    /**
     * Does what may be refused; says whether it was done.
     * @param {() => void} action
     */
    attempt(action) {
        try {
            action();
        } catch (error) {
            this.refuse(error);
            return false;
        }
        return true;
    }

    /**
     * @param {string} refusal
     * @param {string} news
     */
    #say(refusal, news) {
        this.#refusal.textContent = refusal;
        this.#news.textContent = news;
        const isEmpty = refusal === "" && news === "";
        this.#box.classList.toggle("open", !isEmpty);
        this.#dismiss.hidden = isEmpty;
    }
}
