// SPDX-License-Identifier: MIT
// Files of records, chosen or dropped onto the page: one game is opened, of several the reader chooses one.
import { readRecord, records, resultText } from "abstractgames";
import { element, fill } from "./dom.js";

/**
 * @typedef {import("abstractgames").ReadGame} ReadGame
 * @typedef {import("./match.js").Match} Match
 * @typedef {import("./notice.js").Notice} Notice
 */

const LISTED_MOST = 1000;

/**
 * The games of a file, as many as can be listed; one that holds none is refused.
 * @param {Blob} file
 */
async function readGames(file) {
    /** @type {ReadGame[]} */
    const found = [];
    for await (const read of records(file.stream())) {
        found.push(read);
        if (found.length === LISTED_MOST) break;
    }
    if (found.length === 0) readRecord("");
    return found;
}

/**
 * @param {ReadGame} read
 * @param {number} i
 */
function titleOf({ game, error }, i) {
    const { tags, variant, result } = game ?? {};
    const names = [tags?.get("White"), tags?.get("Black")].map((name) => name ?? "?").join(" – ");
    const words = game ? `${variant.name}, ${names}, ${game.ply} plies, ${resultText(result)}` : "";
    return `${i + 1}. ${error ? `broken (${error.message}) ` : ""}${words}`;
}

class OpenedFile {
    #match;
    #notice;
    /** @type {ReadGame[]} */
    #games = [];

    /**
     * @param {Match} match
     * @param {Notice} notice
     */
    constructor(match, notice) {
        this.#match = match;
        this.#notice = notice;
        element("file").addEventListener("change", ({ target }) => {
            if (target.files[0]) this.open(target.files[0]);
            target.value = "";
        });
        element("open-game").addEventListener("click", () => this.#begin(Number(element("games").value)));
    }

    /**
     * Opens a file, or says why it cannot be opened.
     * @param {Blob} file
     */
    async open(file) {
        try {
            this.#list(await readGames(file));
        } catch (error) {
            this.#notice.refuse(error);
        }
    }

    /** @param {ReadGame[]} games */
    #list(games) {
        for (const { game } of this.#games) game?.dispose();
        this.#games = games;
        const [{ error }] = games;
        const isOne = games.length === 1;
        fill(element("games"), games.map((read, i) => [String(i), titleOf(read, i)]));
        [...element("games").options].forEach((option, i) => { option.disabled = games[i].game === null; });
        element("opened").hidden = isOne && (!error || games[0].game === null);
        if (!isOne) this.#notice.tell(games.length < LISTED_MOST ? `the file holds ${games.length} games: choose one`
            : `the first ${LISTED_MOST} games of the file are listed: choose one`);
        else if (error) this.#notice.refuse(error);
        else this.#begin(0);
    }

    /**
     * Begins one of the games; a broken one as far as it could be read.
     * @param {number} i
     */
    #begin(i) {
        const { game, remark, error } = this.#games[i] ?? {};
        if (!game) return;
        this.#match.begin(game.clone());
        if (error) this.#notice.refuse(error);
        else this.#notice.tell(remark ?? "the game has been opened");
    }
}

/** @param {(file: Blob) => void} open */
function connectDrop(open) {
    const isOver = (on) => document.documentElement.classList.toggle("dropping", on);
    addEventListener("dragover", (event) => {
        event.preventDefault();
        isOver(true);
    });
    addEventListener("dragleave", (event) => { if (event.relatedTarget === null) isOver(false); });
    addEventListener("drop", (event) => {
        event.preventDefault();
        isOver(false);
        const { files } = event.dataTransfer;
        const text = event.dataTransfer.getData("text/plain");
        if (files.length > 0 || text !== "") open(files[0] ?? new Blob([text]));
    });
}

/**
 * @param {Match} match
 * @param {Notice} notice
 */
export function connectFile(match, notice) {
    const opened = new OpenedFile(match, notice);
    connectDrop((file) => opened.open(file));
}
