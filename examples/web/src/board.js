// SPDX-License-Identifier: MIT
// The board of the match, and the buttons below it.
import "abstractgames/board";
import { element } from "./dom.js";

/** @typedef {import("./match.js").Match} Match */

const PAUSE = 350;

/** The buttons that ask something of the match, and when they are there. */
const BUTTONS = {
    "take-back": [(match) => match.takeBack(), ({ game }) => game.ply > 0 || game.isOver],
    resign: [(match) => match.resign(), ({ game, persons }) => !game.isOver && persons.length > 0],
    "agree-draw": [(match) => match.agreeDraw(), ({ game, persons }) => !game.isOver && persons.length > 1],
    "claim-draw": [(match) => match.claimDraw(),
        ({ game, isPersonsTurn }) => isPersonsTurn && game.claimableDraw !== null],
};

class Board {
    #element = element("board");
    #match;
    /** @type {import("abstractgames").Game | undefined} the game as it was at the ply that is looked at */
    #past;
    /** Whether the board shows the game as it is: it has played the move itself. */
    #isShown = false;
    #persons = "";

    /** @param {Match} match */
    constructor(match) {
        this.#match = match;
        match.perform = (move) => {
            this.#element.play(move);
            this.#isShown = true;
        };
        this.#element.addEventListener("move", () => {
            this.#isShown = true;
            match.moved();
        });
        match.addEventListener("change", () => this.#show());
        element("flip").addEventListener("click", () => this.#element.flip());
    }

    #show() {
        const { game, isLive, ply, isPersonsRoll, persons } = this.#match;
        if (!this.#isShown) this.#put(game, isLive ? undefined : ply);
        this.#element.players = isPersonsRoll ? [...persons, "chance"] : persons;
        this.#element.viewOnly = !isLive;
        this.#isShown = false;
        this.#match.pause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PAUSE;
        this.#turn(persons);
    }

    /**
     * Puts a game on the board.
     * @param {import("abstractgames").Game} game
     * @param {number} [ply] as it was then
     */
    #put(game, ply) {
        const before = this.#past;
        this.#past = ply === undefined ? undefined : game.clone();
        this.#past?.rewind(ply);
        this.#element.game = this.#past ?? game;
        before?.dispose();
        const { files, ranks } = game.variant;
        this.#element.parentElement.style.setProperty("--ratio", String(files / ranks));
    }

    /**
     * Seats a person who plays one side alone below.
     * @param {string[]} persons
     */
    #turn(persons) {
        const now = persons.join(" ");
        if (now !== this.#persons && persons.length === 1) this.#element.orientation = persons[0];
        this.#persons = now;
    }
}

/**
 * @param {Match} match
 * @param {import("./settings.js").Settings} settings
 * @param {import("./notice.js").Notice} notice
 */
export function connectBoard(match, settings, notice) {
    const show = () => {
        element("board").theme = settings.theme;
        element("board").coordinates = settings.coordinates;
    };
    settings.addEventListener("change", show);
    show();
    new Board(match);
    for (const [id, [action, isPossible]] of Object.entries(BUTTONS)) {
        element(id).addEventListener("click", () => notice.attempt(() => action(match)));
        match.addEventListener("change", () => { element(id).hidden = !isPossible(match); });
    }
}
