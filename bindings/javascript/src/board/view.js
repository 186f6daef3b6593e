// SPDX-License-Identifier: MIT
// What is seen of a board, and where it is touched: the picture, the cells over it, the panel beside it.
import { DONE } from "../variants.js";
import { reasonText, resultText } from "../words.js";
import { Animation } from "./animation.js";
import { Drag } from "./drag.js";
import { Grid } from "./grid.js";
import { Panel } from "./panel.js";
import { boardElement, layOver } from "./picture.js";
import { milliseconds } from "./settings.js";
import { styleSheet } from "./style.js";

/**
 * What there is to be seen.
 * @typedef {object} Scene
 * @property {import("../game.js").Game} game
 * @property {import("./turn.js").Turn} turn that is being made
 * @property {boolean} isFlipped
 * @property {boolean} coordinates
 * @property {boolean} dark
 * @property {boolean} viewOnly
 * @property {boolean} isActive whether a move may be made here now
 * @property {string} said before the state of the game
 */

/**
 * What the view asks of its board.
 * @typedef {object} Hands
 * @property {() => Scene} scene
 * @property {(tap: number) => void} tap
 * @property {() => boolean} takeBack says whether there was a tap
 * @property {() => void} roll
 * @property {(square: number) => boolean} lift begins to drag what stands on a square
 */

const USUAL_MILLISECONDS = 200;
const DURATION = "--abstract-board-duration";

/** @param {string} name */
function box(name) {
    const element = document.createElement("div");
    element.className = name;
    return element;
}

/** @param {import("../game.js").Game} game */
function stateOf({ result, reason, turn, inCheck }) {
    if (reason !== null) return `${resultText(result)}, ${reasonText(reason)}`;
    if (turn === "chance") return "A roll is due";
    return `${turn === "white" ? "White" : "Black"} to move${inCheck ? ", in check" : ""}`;
}

export class View {
    #host;
    #hands;
    #grid = new Grid();
    #picture = box("picture");
    #panel;
    #drag;
    #laid = "";
    /** @type {Animation | undefined} */
    #animation;

    /**
     * @param {HTMLElement} host
     * @param {Hands} hands
     */
    constructor(host, hands) {
        const root = host.attachShadow({ mode: "open" });
        const [frame, grid, picture] = [box("frame"), this.#grid, this.#picture];
        this.#host = host;
        this.#hands = hands;
        this.#panel = new Panel({ done: () => hands.tap(DONE), back: () => hands.takeBack(), roll: () => hands.roll(),
            choose: (tap) => this.#choose(tap) });
        this.#drag = new Drag({ grid, picture, frame, lift: hands.lift, drop: hands.tap });
        root.adoptedStyleSheets = [styleSheet()];
        frame.append(picture, grid.element, this.#panel.popup);
        root.append(frame, this.#panel.element);
        grid.element.addEventListener("click", ({ target }) => this.#click(grid.squareOf(target)));
        root.addEventListener("keydown", (event) => this.#press(/** @type {KeyboardEvent} */ (event)));
    }

    // ---- what is touched ----

    /** @param {number} square */
    #click(square) {
        if (this.#drag.takeDropped() || square < 0 || this.#hands.scene().viewOnly) return;
        this.#grid.focus(square);
        this.#hands.tap(square);
    }

    /** @param {number} tap */
    #choose(tap) {
        this.#hands.tap(tap);
        this.refocus();
    }

    /** @param {KeyboardEvent} event */
    #press(event) {
        const { key, target } = event;
        const square = this.#grid.squareOf(target);
        const isDone = key === "Escape" ? this.#hands.takeBack() : square >= 0 && this.#pressOn(square, key);
        if (isDone) event.preventDefault();
    }

    /**
     * @param {number} square
     * @param {string} key
     */
    #pressOn(square, key) {
        if (key !== "Enter" && key !== " ") return this.#grid.walk(square, key);
        this.#hands.tap(square);
        return true;
    }

    /** Goes back to the square that had the focus last. */
    refocus() {
        this.#grid.refocus();
    }

    // ---- what is seen ----

    /** @param {string} words */
    say(words) {
        this.#panel.say(words);
    }

    /** Stops what is moving. */
    stop() {
        this.#animation?.stop();
    }

    /**
     * Shows steps on the picture as it is, then the picture as it has become.
     * @param {import("../steps.js").Step[]} steps
     */
    show(steps) {
        const picture = this.#picture.firstElementChild;
        const time = milliseconds(getComputedStyle(this.#host).getPropertyValue(DURATION), USUAL_MILLISECONDS);
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || time === 0;
        this.stop();
        if (!picture || isStill || steps.length === 0 || this.#drag.isDropping) {
            this.draw();
            return;
        }
        const scene = this.#hands.scene();
        const animation = new Animation();
        const what = { variant: scene.game.variant, steps, isFlipped: scene.isFlipped, milliseconds: time };
        this.#mark(scene);
        this.#animation = animation;
        animation.run(picture, what).then((isShown) => isShown && this.draw());
    }

    /** Draws the board as it is. */
    draw() {
        const scene = this.#hands.scene();
        const { game, turn, isFlipped: flipped, coordinates, dark, isActive } = scene;
        const { variant } = game;
        this.stop();
        const svg = boardElement(game.svg({ flipped, dark, coordinates, taps: turn.taps, targets: isActive }), variant);
        const laid = `${variant.id} ${flipped}`;
        if (this.#laid !== laid) this.#grid.lay(variant, flipped);
        this.#laid = laid;
        this.#picture.replaceChildren(svg);
        layOver(this.#grid.element, svg, variant);
        this.#host.classList.toggle("dark", dark);
        this.#mark(scene);
    }

    /**
     * Brings the cells and the buttons to the state of the turn.
     * @param {Scene} scene
     */
    #mark({ game, turn, dark, isActive, said }) {
        const { variant } = game;
        const panel = this.#panel;
        const hasRoll = isActive && game.turn === "chance";
        this.#grid.mark(variant, game.tappedBoard(turn.taps), turn.taps, isActive ? turn.offers : []);
        panel.offer({ done: isActive && turn.mayEnd, back: turn.taps.length > 0, roll: hasRoll });
        panel.say(said + stateOf(game));
        if (panel.choose(variant, isActive ? turn.choices : [], dark)) {
            panel.popup.querySelector("button")?.focus({ preventScroll: true });
        }
    }
}
