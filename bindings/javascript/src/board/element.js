// SPDX-License-Identifier: MIT
// <abstract-board variant="rinne">: a board to play on with pointers and keys.
import { misuse } from "../errors.js";
import { Game } from "../game.js";
import { init } from "../index.js";
import { shown } from "../numbers.js";
import { moversOf, oneOf } from "./settings.js";
import { Turn } from "./turn.js";
import { View } from "./view.js";

/**
 * @typedef {import("./settings.js").Mover} Mover
 * @typedef {import("../chance.js").Chance} Chance
 * @typedef {import("../moves.js").AnyMove} AnyMove
 * @typedef {import("../steps.js").Step} Step
 */

const THEMES = ["auto", "light", "dark"];
const SIDES = ["white", "black"];

// Where there is no page, on a server, the class can be imported and nothing more.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/** A board. Events: `move`, `taps`, `refused`, `end`. */
export class AbstractBoard extends Base {
    static observedAttributes = ["variant", "position", "orientation", "players", "view-only", "theme", "coordinates"];

    /**
     * Where rolls come from: a function like Math.random, or a Random.
     * @type {Chance}
     */
    chance = Math.random;

    /** @type {Game | undefined} */
    #game;
    /** @type {Turn | undefined} */
    #turn;
    /** @type {View | undefined} */
    #view;
    #isOwn = false;
    #isStarted = false;
    #said = "";
    /** @type {MediaQueryList | undefined} */
    #darkness;
    #redraw = () => this.refresh();

    connectedCallback() {
        this.#view ??= new View(this, { scene: () => this.#scene, tap: (tap) => this.tap(tap),
            takeBack: () => this.takeBack(), roll: () => this.roll(), lift: (square) => this.#lift(square) });
        this.#darkness = matchMedia("(prefers-color-scheme: dark)");
        this.#darkness.addEventListener("change", this.#redraw);
        init().then(() => {
            this.#isStarted = true;
            this.refresh();
        });
    }

    disconnectedCallback() {
        this.#view?.stop();
        this.#darkness?.removeEventListener("change", this.#redraw);
    }

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} after
     */
    attributeChangedCallback(name, before, after) {
        if (before === after) return;
        if (name === "variant" || name === "position") this.#forget();
        this.refresh();
    }

    // ---- properties ----

    /** The id of the variant. */
    get variant() {
        return this.#game && !this.#isOwn ? this.#game.variant.id : this.getAttribute("variant") ?? "chess";
    }

    set variant(id) {
        this.setAttribute("variant", id);
    }

    /** The game on the board. One that is put here remains its owner's, who calls `refresh` when it has changed. */
    get game() {
        if (!this.#game) {
            const position = this.getAttribute("position");
            this.#game = new Game(this.variant, position === null ? {} : { position });
            this.#isOwn = true;
        }
        return this.#game;
    }

    set game(game) {
        if (!(game instanceof Game)) throw misuse(`expected a Game, not ${shown(game)}`);
        this.#forget();
        this.#game = game;
        this.refresh();
    }

    /** The position string; setting it begins a new game there. */
    get position() {
        return this.game.position;
    }

    set position(position) {
        const game = new Game(this.variant, { position });
        this.#forget();
        this.#game = game;
        this.#isOwn = true;
        this.refresh();
    }

    /** Who sits below: "white" or "black". */
    get orientation() {
        return this.getAttribute("orientation") === "black" ? "black" : "white";
    }

    set orientation(side) {
        this.setAttribute("orientation", oneOf(side, SIDES, "the orientation"));
    }

    /** Turns the board around. */
    flip() {
        this.orientation = this.orientation === "white" ? "black" : "white";
    }

    /** Whose moves are made here: some of "white", "black" and "chance"; as an attribute, "white chance". */
    get players() {
        return moversOf(this.getAttribute("players"));
    }

    /** @param {Mover[]} players */
    set players(players) {
        this.setAttribute("players", moversOf(players).join(" "));
    }

    /** Whether the board only shows. */
    get viewOnly() {
        return this.hasAttribute("view-only");
    }

    set viewOnly(on) {
        this.toggleAttribute("view-only", on);
    }

    /** The colours: "light", "dark", or "auto" as the reader wants them. */
    get theme() {
        const theme = this.getAttribute("theme") ?? "auto";
        return THEMES.includes(theme) ? theme : "auto";
    }

    set theme(theme) {
        this.setAttribute("theme", oneOf(theme, THEMES, "the theme"));
    }

    /** Whether files and ranks are named; as an attribute, coordinates="off" where they are not. */
    get coordinates() {
        return this.getAttribute("coordinates") !== "off";
    }

    set coordinates(on) {
        this.setAttribute("coordinates", on ? "on" : "off");
    }

    /** What has been tapped of the turn that is being made. */
    get taps() {
        return [...this.#turnNow.taps];
    }

    // ---- what a host does ----

    /**
     * Plays a move and shows it, as that of an opponent.
     * @param {AnyMove} move
     */
    play(move) {
        const steps = this.game.isLegal(move) ? this.game.steps(move) : [];
        this.game.play(move);
        this.#show(steps);
        this.#tellEnd();
    }

    /** Takes back a ply. */
    undo() {
        this.game.undo();
        this.#said = "";
        this.refresh();
    }

    /** Shows the game as it is now, with nothing tapped. */
    refresh() {
        this.#turn = undefined;
        this.#seen?.draw();
    }

    /**
     * Taps a square, DONE, or CHOICE plus a piece, as a player does.
     * @param {number} tap
     */
    tap(tap) {
        if (this.viewOnly) return;
        const turn = this.#turnNow;
        if (!this.#mayMove) {
            this.#refuse(this.#waiting(), tap);
            return;
        }
        const { steps, move, error } = turn.tap(tap);
        if (error) this.#refuse(error, tap);
        else if (move) this.#play(move, steps);
        else this.#tapped(steps);
    }

    /** Takes back the last tap; says whether there was one. */
    takeBack() {
        if (!this.#turnNow.back()) return false;
        this.#tapped([]);
        this.#view?.refocus();
        return true;
    }

    /** Rolls the die that is due. */
    roll() {
        if (this.game.turn !== "chance" || !this.players.includes("chance") || this.viewOnly) return;
        const move = this.game.roll(this.chance);
        this.#said = `The die shows ${move.text}. `;
        this.#show([]);
        this.#tell("move", { move, text: move.text, taps: [], player: "chance" });
        this.#tellEnd();
        this.#view?.refocus();
    }

    // ---- a turn ----

    get #turnNow() {
        return this.#turn ??= new Turn(this.game);
    }

    get #mayMove() {
        const { turn } = this.game;
        return turn === "nobody" || this.players.includes(/** @type {Mover} */ (turn));
    }

    #waiting() {
        const { turn } = this.game;
        if (turn === "chance") return misuse("the roll is made elsewhere");
        return misuse(`${turn === "white" ? "White" : "Black"} moves elsewhere`);
    }

    /**
     * @param {import("../move.js").Move} move
     * @param {Step[]} steps
     */
    #play(move, steps) {
        const { game, taps } = this;
        const detail = { move, text: game.moveText(move), taps, player: game.turn };
        game.play(move);
        this.#said = "";
        this.#show(steps);
        this.#tell("move", detail);
        this.#tellEnd();
    }

    /** @param {Step[]} steps */
    #tapped(steps) {
        this.#said = "";
        this.#show(steps, this.#turn);
        this.#tell("taps", { taps: this.taps, offers: this.#turnNow.offers });
    }

    /**
     * @param {import("../errors.js").GameError} error
     * @param {number} tap
     */
    #refuse({ message, code }, tap) {
        this.#view?.say(`${message[0].toUpperCase()}${message.slice(1)}.`);
        this.#tell("refused", { message, code, tap });
    }

    #tellEnd() {
        const { isOver, result, reason } = this.game;
        if (isOver) this.#tell("end", { result, reason });
    }

    /**
     * @param {string} name
     * @param {object} detail
     */
    #tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    #forget() {
        if (this.#isOwn) this.#game?.dispose();
        this.#game = undefined;
        this.#turn = undefined;
        this.#isOwn = false;
        this.#said = "";
    }

    /**
     * Begins to drag what stands on a square.
     * @param {number} square
     */
    #lift(square) {
        if (this.viewOnly || !this.#mayMove) return false;
        if (this.taps.at(-1) === square) return true;
        if (this.#turnNow.offers.includes(square) || this.game.nextTaps().includes(square)) this.tap(square);
        return this.taps.at(-1) === square;
    }

    // ---- what is seen ----

    /** The view, once the module has started. */
    get #seen() {
        return this.#isStarted ? this.#view : undefined;
    }

    /** @returns {import("./view.js").Scene} */
    get #scene() {
        const { game, coordinates, viewOnly } = this;
        const dark = this.theme === "dark" || (this.theme === "auto" && this.#darkness?.matches === true);
        return { game, turn: this.#turnNow, isFlipped: this.orientation === "black", coordinates, dark, viewOnly,
            isActive: !viewOnly && this.#mayMove && !game.isOver, said: this.#said };
    }

    /**
     * Shows what steps have made of the board.
     * @param {Step[]} steps
     * @param {Turn} [turn] that goes on
     */
    #show(steps, turn) {
        this.#turn = turn;
        this.#seen?.show(steps);
    }
}
