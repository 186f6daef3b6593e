// SPDX-License-Identifier: MIT
// A match: a game, who plays its sides, and the ply that is looked at.
import { PERSON, die, findOpponent } from "./opponents.js";

/**
 * @typedef {import("abstractgames").Game} Game
 * @typedef {import("abstractgames").Move} Move
 * @typedef {import("./opponents.js").Opponent} Opponent
 */

const SIDES = ["white", "black"];
const PERSONS = { white: PERSON, black: PERSON };

/**
 * Takes a game back to a ply, which lifts an end from outside, and says whose turn it is there.
 * @param {Game} game
 * @param {number} ply
 */
function turnAt(game, ply) {
    game.rewind(ply);
    return game.turn;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
    return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
}

/** The event of an opponent that fails. */
class Trouble extends Event {
    /** @param {string} sentence */
    constructor(sentence) {
        super("trouble");
        this.sentence = sentence;
    }
}

/** Events: `change`, after anything has changed; `trouble`, when an opponent fails, with a `sentence` that says why. */
export class Match extends EventTarget {
    /** Milliseconds before an opponent's move, so that people can follow. */
    pause = 0;

    /**
     * How an opponent's move is played; a board shows it as it plays it.
     * @type {(move: Move) => void}
     */
    perform = (move) => this.#game.play(move);

    #game;
    /** @type {Record<string, string>} */
    #players = {};
    /** @type {{game: Game, players: Record<string, string>} | undefined} */
    #former;
    /** @type {number | undefined} */
    #looked;
    /** @type {AbortController | undefined} */
    #thinking;

    /**
     * @param {Game} game which the match owns from now on
     * @param {Record<string, string>} players who plays "white" and "black": PERSON or an opponent's id
     */
    constructor(game, players) {
        super();
        this.#game = game;
        for (const side of SIDES) this.#players[side] = findOpponent(players[side]) ? players[side] : PERSON;
    }

    get game() {
        return this.#game;
    }

    get players() {
        return { ...this.#players };
    }

    /** The sides that persons play. */
    get persons() {
        return SIDES.filter((side) => this.#isPerson(side));
    }

    /** The ply that is looked at. */
    get ply() {
        return this.#looked ?? this.#game.ply;
    }

    /** Whether that is the last one, where the game goes on. */
    get isLive() {
        return this.#looked === undefined;
    }

    /** Whether a person is to move here, or to roll. */
    get isPersonsTurn() {
        return !this.#game.isOver && this.#toMove() === undefined;
    }

    /** Whether a roll is, or with the coming move will be, a person's. */
    get isPersonsRoll() {
        return this.#game.turn === "chance" ? this.#rollsByHand() : this.#isPerson(this.#game.turn);
    }

    /** Whether there is a game that another one has replaced. */
    get hasFormer() {
        return this.#former !== undefined;
    }

    // ---- games ----

    /** Lets the opponents begin. */
    start() {
        this.#changed();
    }

    /**
     * Puts a game in the place of this one, which can be brought back if anything has been played in it.
     * @param {Game} game which the match owns from now on
     * @param {Record<string, string>} [players] persons if not given: what is opened is looked at first
     */
    begin(game, players = PERSONS) {
        if (this.#game.ply > 0) {
            this.#former?.game.dispose();
            this.#former = { game: this.#game, players: this.#players };
        } else {
            this.#game.dispose();
        }
        this.#game = game;
        this.#players = { ...players };
        this.#changed();
    }

    /** Brings back the game that was replaced last; this one can then be brought back in turn. */
    bringBack() {
        if (!this.#former) return;
        const { game, players } = this.#former;
        this.#former = { game: this.#game, players: this.#players };
        [this.#game, this.#players] = [game, players];
        this.#changed();
    }

    /**
     * @param {string} side
     * @param {string} player PERSON or an opponent's id
     */
    setPlayer(side, player) {
        this.#players[side] = player;
        this.#changed(this.#looked);
    }

    // ---- moves ----

    /**
     * Plays what a person has typed.
     * @param {string} words
     */
    play(words) {
        this.#game.play(words);
        this.#changed();
    }

    /** Takes notice of a move that a person has made in the game. */
    moved() {
        this.#changed();
    }

    /**
     * Takes back to a ply. Where no person plays, one takes over: the opponents would only go on at once.
     * @param {number} ply
     */
    rewind(ply) {
        this.#game.rewind(ply);
        if (this.persons.length === 0) this.#players[this.#game.side] = PERSON;
        this.#changed();
    }

    /** Takes back what a person decided last: an end from outside the rules, or a move with all that followed it. */
    takeBack() {
        this.rewind(this.#lastDecision());
    }

    /**
     * Looks at a ply.
     * @param {number} ply
     */
    look(ply) {
        const within = Math.max(0, Math.min(ply, this.#game.ply));
        this.#looked = within === this.#game.ply ? undefined : within;
        this.dispatchEvent(new Event("change"));
    }

    // ---- ends ----

    /** The person at the board resigns: the one to move, if both are persons. */
    resign() {
        const { turn } = this.#game;
        const loser = this.persons.includes(turn) ? turn : this.persons[0];
        this.#game.end(loser === "white" ? "black_wins" : "white_wins", "resignation");
        this.#changed();
    }

    agreeDraw() {
        this.#game.end("draw", "agreement");
        this.#changed();
    }

    claimDraw() {
        this.#game.claimDraw();
        this.#changed();
    }

    // ---- who is to move ----

    /** @param {string} side */
    #isPerson(side) {
        return this.#players[side] === PERSON;
    }

    /**
     * The opponent that is to move or whose roll is due, if it is not a person.
     * @returns {Opponent | undefined}
     */
    #toMove() {
        const { turn, isOver } = this.#game;
        if (isOver) return undefined;
        if (turn === "chance") return this.#rollsByHand() ? undefined : die;
        return findOpponent(this.#players[turn]);
    }

    /** Persons roll for themselves; what a position begins with is rolled by anybody. */
    #rollsByHand() {
        const { ply } = this.#game;
        return ply === 0 ? this.persons.length > 0 : this.#isPerson(this.#asked((copy) => turnAt(copy, ply - 1)));
    }

    #lastDecision() {
        const { ply } = this.#game;
        if (this.#hasEndedOutside()) return ply;
        const decided = this.#asked((copy) => {
            let at = ply - 1;
            while (at >= 0 && !this.#isPerson(turnAt(copy, at))) at--;
            return at;
        });
        return decided >= 0 ? decided : Math.max(0, ply - 1);
    }

    #hasEndedOutside() {
        return this.#game.isOver && this.#asked((copy) => turnAt(copy, copy.ply) !== "nobody");
    }

    /**
     * What a question to a copy of the game gives.
     * @template T
     * @param {(copy: Game) => T} question
     */
    #asked(question) {
        const copy = this.#game.clone();
        try {
            return question(copy);
        } finally {
            copy.dispose();
        }
    }

    // ---- going on ----

    /** @param {number} [looked] the ply to look at, the last one if not given */
    #changed(looked) {
        this.#looked = looked;
        this.#thinking?.abort();
        this.dispatchEvent(new Event("change"));
        const opponent = this.#toMove();
        if (opponent) this.#await(opponent);
    }

    /** @param {Opponent} opponent */
    async #await(opponent) {
        const thinking = new AbortController();
        this.#thinking = thinking;
        const copy = this.#game.clone();
        try {
            const [move] = await Promise.all([opponent.move(copy, thinking.signal), pause(this.pause)]);
            if (!thinking.signal.aborted) this.#answer(move);
        } catch (error) {
            if (!thinking.signal.aborted) this.#takeOver(opponent, error);
        } finally {
            copy.dispose();
        }
    }

    /**
     * Plays an opponent's move. Whoever looks at an earlier ply goes on looking at it.
     * @param {Move} move
     */
    #answer(move) {
        const looked = this.#looked;
        if (looked === undefined) this.perform(move);
        else this.#game.play(move);
        this.#changed(looked);
    }

    /**
     * Leaves the sides of an opponent that fails to persons.
     * @param {Opponent} opponent
     * @param {unknown} error
     */
    #takeOver({ id, name }, error) {
        for (const side of SIDES) if (this.#players[side] === id) this.#players[side] = PERSON;
        const sentence = `${name} cannot move: ${error instanceof Error ? error.message : error}`;
        this.#changed(this.#looked);
        this.dispatchEvent(new Trouble(sentence));
    }
}
