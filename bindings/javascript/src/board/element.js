// SPDX-License-Identifier: MIT
// <abstract-board variant="rinne">: a board to play on with pointers and keys.
import { misuse } from "../errors.js";
import { Game } from "../game.js";
import { init } from "../index.js";
import { shown } from "../numbers.js";
import { resultText, reasonText } from "../words.js";
import { DONE } from "../variants.js";
import { Animation } from "./animation.js";
import { Drag } from "./drag.js";
import { Grid } from "./grid.js";
import { Panel } from "./panel.js";
import { boardElement, layOver } from "./picture.js";
import { milliseconds, moversOf, oneOf } from "./settings.js";
import { styleSheet } from "./style.js";
import { Turn } from "./turn.js";

/**
 * @typedef {import("./settings.js").Mover} Mover
 * @typedef {import("../chance.js").Chance} Chance
 * @typedef {import("../moves.js").AnyMove} AnyMove
 * @typedef {import("../steps.js").Step} Step
 * @typedef {{grid: Grid, panel: Panel, picture: HTMLElement, drag: Drag}} Parts
 */

const USUAL_MILLISECONDS = 200;
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
    /** @type {Animation | undefined} */
    #animation;
    /** @type {Parts | undefined} */
    #parts;
    #isOwn = false;
    #isStarted = false;
    #laid = "";
    #said = "";
    /** @type {MediaQueryList | undefined} */
    #darkness;
    #redraw = () => this.refresh();

    connectedCallback() {
        if (!this.#parts) this.#build();
        this.#darkness = matchMedia("(prefers-color-scheme: dark)");
        this.#darkness.addEventListener("change", this.#redraw);
        init().then(() => {
            this.#isStarted = true;
            this.refresh();
        });
    }

    disconnectedCallback() {
        this.#animation?.stop();
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
        this.#draw();
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
        this.#parts?.grid.refocus();
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
        this.#parts?.grid.refocus();
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
        this.#parts?.panel.say(`${message[0].toUpperCase()}${message.slice(1)}.`);
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

    // ---- what is seen ----

    #build() {
        const root = this.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [styleSheet()];
        const [frame, picture, grid] = [document.createElement("div"), document.createElement("div"), new Grid()];
        const panel = new Panel({ done: () => this.tap(DONE), back: () => this.takeBack(), roll: () => this.roll(),
            choose: (tap) => this.#choose(tap) });
        frame.className = "frame";
        picture.className = "picture";
        frame.append(picture, grid.element, panel.popup);
        root.append(frame, panel.element);
        const drag = new Drag({ grid, picture, frame, lift: (square) => this.#lift(square),
            drop: (square) => this.tap(square) });
        this.#parts = { grid, panel, picture, drag };
        grid.element.addEventListener("click", ({ target }) => this.#click(grid.squareOf(target)));
        root.addEventListener("keydown", (event) => this.#press(/** @type {KeyboardEvent} */ (event)));
    }

    /** @param {number} square */
    #click(square) {
        if (this.#parts?.drag.takeDropped() || square < 0 || this.viewOnly) return;
        this.#parts?.grid.focus(square);
        this.tap(square);
    }

    /** @param {number} tap */
    #choose(tap) {
        this.tap(tap);
        this.#parts?.grid.refocus();
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

    /** @param {KeyboardEvent} event */
    #press(event) {
        const { grid } = /** @type {Parts} */ (this.#parts);
        const square = grid.squareOf(event.target);
        const isDone = event.key === "Escape" ? this.takeBack() : square >= 0 && this.#pressOn(square, event.key);
        if (isDone) event.preventDefault();
    }

    /**
     * @param {number} square
     * @param {string} key
     */
    #pressOn(square, key) {
        if (key !== "Enter" && key !== " ") return this.#parts?.grid.walk(square, key) ?? false;
        this.tap(square);
        return true;
    }

    /**
     * Shows steps on the picture as it is, then the picture as it has become.
     * @param {Step[]} steps
     * @param {Turn} [turn] that goes on
     */
    #show(steps, turn) {
        this.#animation?.stop();
        this.#turn = turn;
        const picture = this.#parts?.picture.firstElementChild;
        const time = milliseconds(getComputedStyle(this).getPropertyValue("--abstract-board-duration"), USUAL_MILLISECONDS);
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || time === 0;
        if (!picture || isStill || steps.length === 0 || this.#parts?.drag.isDropping) {
            this.#draw();
            return;
        }
        this.#mark();
        const animation = new Animation();
        this.#animation = animation;
        const what = { variant: this.game.variant, steps, isFlipped: this.orientation === "black", milliseconds: time };
        animation.run(picture, what).then((isShown) => isShown && this.#draw());
    }

    get #isDark() {
        return this.theme === "dark" || (this.theme === "auto" && this.#darkness?.matches === true);
    }

    #draw() {
        if (!this.#parts || !this.#isStarted) return;
        this.#animation?.stop();
        const { grid, picture } = this.#parts;
        const { game, orientation, coordinates } = this;
        const flipped = orientation === "black";
        const targets = !this.viewOnly && this.#mayMove;
        const options = { flipped, dark: this.#isDark, coordinates, taps: this.taps, targets };
        const svg = boardElement(game.svg(options), game.variant);
        if (this.#laid !== `${game.variant.id} ${orientation}`) grid.lay(game.variant, flipped);
        this.#laid = `${game.variant.id} ${orientation}`;
        picture.replaceChildren(svg);
        layOver(grid.element, svg, game.variant);
        this.classList.toggle("dark", this.#isDark);
        this.#mark();
    }

    /** Brings the cells and the buttons to the state of the turn. */
    #mark() {
        const { grid, panel } = /** @type {Parts} */ (this.#parts);
        const { game, viewOnly, taps } = this;
        const isActive = !viewOnly && this.#mayMove && !game.isOver;
        const isRoll = game.turn === "chance";
        grid.mark(game.variant, game.tappedBoard(taps), taps, isActive ? this.#turnNow.offers : []);
        panel.offer({ done: isActive && this.#turnNow.mayEnd, back: taps.length > 0, roll: isActive && isRoll });
        panel.say(this.#said + this.#state());
        if (panel.choose(game.variant, isActive ? this.#turnNow.choices : [], this.#isDark)) {
            panel.popup.querySelector("button")?.focus({ preventScroll: true });
        }
    }

    #state() {
        const { result, reason, turn, inCheck } = this.game;
        if (reason !== null) return `${resultText(result)}, ${reasonText(reason)}`;
        if (turn === "chance") return "A roll is due";
        return `${turn === "white" ? "White" : "Black"} to move${inCheck ? ", in check" : ""}`;
    }
}
