// SPDX-License-Identifier: MIT
// Games through the package: what is JavaScript's own about them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entry } from "./package.js";

const ag = await entry("index");
const { Game } = ag;

function refusal(code, sentence) {
    return (error) => {
        assert.equal(error.name, "GameError");
        assert.ok(error instanceof ag.GameError && error instanceof Error);
        assert.equal(error.code, code);
        assert.match(error.message, sentence);
        return true;
    };
}

test("moves are played as text, Move, number and data", () => {
    const game = new Game("chess");
    game.play("e4");
    const [move] = game.moves({ from: "e7" });
    assert.equal(String(move), "e7e6");
    game.play(move);
    game.play(game.numbers()[0]);
    game.play(JSON.parse(JSON.stringify(game.moves()[0])));
    assert.equal(game.ply, 4);
    assert.equal(String(game.lastMove), game.history.at(-1).text);
    assert.deepEqual(game.moveNumbers, game.history.map(({ number }) => number));
    assert.equal(game.texts()[0], "e4");
    assert.equal(game.texts("coordinate")[0], "e2e4");
    game.rewind();
    assert.equal(game.lastMove, null);
});

test("moves with a trait are those that say so", () => {
    for (const { id } of ag.variants) {
        const game = new Game(id);
        for (let ply = 0; ply < 30 && !game.isOver; ply++) {
            const wanted = ["capture", "check"];
            const having = game.moves().filter((move) => game.moveTraits(move).some((trait) => wanted.includes(trait)));
            if (game.moveCount < 200) assert.deepEqual(game.movesWith(wanted).map(String), having.map(String));
            game.push(game.numbers()[ply % game.moveCount]);
        }
        assert.deepEqual(game.movesWith([]), []);
        assert.throws(() => game.movesWith(["mate"]), refusal("AG_ERR_ARGUMENT", /mate/));
    }
});

test("a move's text is that of the position it was listed for, whatever has become of the game", () => {
    const game = new Game("tensor");
    const moves = game.moves();
    game.play(moves[0]);
    game.play(game.moves()[0]);
    assert.equal(moves[3].text, new Game("tensor").moves()[3].text);
    game.dispose();
    assert.equal(moves[5].text, new Game("tensor").moves()[5].text);
});

test("what is refused is told in the library's sentence, and nothing has changed", () => {
    const game = new Game("rinne");
    const sentence = /^the piece on e5 is Black's, and it is White's turn$/;
    assert.throws(() => game.play("e5e2"), refusal("AG_ERR_ILLEGAL", sentence));
    assert.throws(() => game.play("what"), refusal("AG_ERR_SYNTAX", /"what"/));
    assert.throws(() => game.play(4294967295), refusal("AG_ERR_ILLEGAL", /not legal/));
    assert.throws(() => game.play(1.5), refusal("AG_ERR_ILLEGAL", /1\.5 is no number of a move/));
    assert.throws(() => game.undo(), refusal("AG_ERR_EMPTY", /taken back/));
    assert.throws(() => game.rewind(1), refusal("AG_ERR_ARGUMENT", /no ply 1 to go back to; the game stands at ply 0/));
    const tried = game.tryPlay("e5e2");
    assert.equal(tried.played, false);
    assert.equal(tried.error.code, "AG_ERR_ILLEGAL");
    assert.deepEqual(game.tryPlay("e2e3"), { played: true, error: null });
    assert.equal(game.ply, 1);
    const [stale] = new Game("rinne").moves();
    assert.throws(() => game.play(stale), refusal("AG_ERR_ILLEGAL", /Black's turn/));
});

test("an argument of the wrong kind is told with what is wanted", () => {
    const game = new Game("chess");
    const wrong = [
        [() => new Game("go"), /there is no variant "go"; there are rinne, /],
        [() => new Game(undefined), /there is no variant nothing/],
        [() => new Game("chess", "8/8"), /the options of a new game are an object, not "8\/8"/],
        [() => new Game("chess", { positoin: "" }), /a new game has no option "positoin"; it has allow, position/],
        [() => new Game("chess", { position: 3 }), /a position is a string, not 3/],
        [() => new Game("chess", { allow: "kings" }), /list of names, not "kings"/],
        [() => new Game("chess", { allow: ["king"] }), /each of the problems to allow is one of .*kings.*not "king"/],
        [() => game.play(null), /a move is a Move, its number or its text, not null/],
        [() => game.play([]), /a move is a Move/],
        [() => game.moves({ from: "i9" }), /the board of Chess has no square "i9"/],
        [() => game.pieceAt(64), /has no square 64/],
        [() => game.isAttacked("e4", "chance"), /the player is one of white, black, not "chance"/],
        [() => game.perft(41), /the depth is a whole number from 0 to 40, not 41/],
        [() => game.push(-1), /a move's number is a whole number/],
        [() => game.svg({ size: 16385 }), /the size is a whole number from 0 to 16384/],
        [() => game.svg({ taps: 12 }), /the taps are Taps or a list, not 12/],
        [() => game.svg({ taps: ["z1"] }), /no square "z1"/],
        [() => game.svg({ taps: [-1] }), /a tap is a square, DONE or CHOICE plus a piece, not -1/],
        [() => game.moveText("e2e4", "long"), /the style is one of coordinate, standard, not "long"/],
        [() => game.end("white_wins", "agreement"), /no game ends as white_wins by agreement/],
        [() => { game.automaticDraws = 1; }, /on \(true\) or off \(false\), not 1/],
        [() => game.isSamePosition("chess"), /expected a Position, not "chess"/],
        [() => game.assign({}), /expected a Game, not a Object/],
        [() => game.addMark(256), /a mark is a number from 1 to 255/],
        [() => game.comments(1), /the ply is a whole number from 0 to 0, not 1/],
        [() => game.setComment(0, "x"), /there is no comment 0; ply 0 has 0/],
        [() => game.tags.set("Result", "1-0"), /the tag "Result" is the library's own/],
        [() => new ag.Random(1.5), /a seed is a BigInt or a whole number, not 1.5/],
        [() => game.playout(() => 1), /from 0 up to but not including 1, not 1/],
        [() => game.playout("dice"), /a source of chance is a Random or a function/],
        [() => ag.records(5), /records are read from/],
        [() => ag.readRecord(""), /expected one record; the text holds none/, "AG_ERR_EMPTY"],
        [() => ag.readRecord("1. e4 *\n\n1. d4 *\n"), /expected one record; the text holds several/],
        [() => ag.pieceSvg("chess", "X"), /Chess has no piece "X"/],
    ];
    for (const [work, sentence, code = "AG_ERR_ARGUMENT"] of wrong) assert.throws(work, refusal(code, sentence));
    assert.equal(game.ply, 0);
});

test("a position that is refused has its problems and their place", () => {
    assert.throws(() => new Game("chess", { position: "8/8/8/8/8/8/8/8 w - - 0 1" }), (error) => {
        assert.deepEqual([error.code, error.problems, error.offset], ["AG_ERR_POSITION", ["kings"], 0]);
        return true;
    });
    assert.deepEqual(ag.positionProblems("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1").problems, []);
    const many = "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1";
    assert.equal(new Game("chess", { position: many, allow: ["too_many_pieces"] }).position, many);
});

test("numbers of 32 and 64 bits are not negative", () => {
    for (const { id } of ag.variants) {
        const game = new Game(id);
        const random = new ag.Random(7);
        while (!game.isOver && game.ply < 50) {
            assert.ok(game.hash >= 0n && game.hash < 2n ** 64n);
            assert.equal(game.hash.toString(16).padStart(16, "0"), game.hashText);
            for (const number of game.numbers()) assert.ok(number > 0 && number < 2 ** 31);
            game.playout(random, 1);
        }
    }
    assert.equal(new Game("chess").perft(0), 1n);
});

test("a draw is claimed, switched off, announced and agreed", () => {
    const game = new Game("chess", { position: "4k3/8/8/8/8/8/8/RB2K3 w Q - 99 80" });
    assert.deepEqual([game.claimableDraw, game.moveClaimableDraw("a1a2")], [null, "claimed_move_count"]);
    assert.throws(() => game.claimDraw(), refusal("AG_ERR_ILLEGAL", /there is no draw to claim/));
    assert.throws(() => game.claimDrawWith("a1a9"), refusal("AG_ERR_SYNTAX", /"a9"/));
    game.claimDrawWith("a1a2");
    assert.deepEqual([game.result, game.reason], ["draw", "claimed_move_count"]);
    assert.deepEqual([game.turn, game.isOver], ["nobody", true]);
    assert.deepEqual([ag.resultText(game.result), ag.reasonText(game.reason)], ["1/2-1/2", "claimed move count"]);
    assert.deepEqual([game.canWin("white"), game.canWin("black")], [true, false]);
    game.undo();
    game.undo();
    game.end("draw", "agreement");
    assert.throws(() => game.play("a1a2"), refusal("AG_ERR_FINISHED", /over/));
    const bare = new Game("chess", { position: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" });
    assert.equal(bare.reason, "dead_material");
    bare.automaticDraws = false;
    assert.deepEqual([bare.isOver, bare.claimableDraw, bare.automaticDraws], [false, "dead_material", false]);
    bare.claimDraw();
    const again = Game.fromJSON(JSON.parse(JSON.stringify(bare)));
    assert.deepEqual([again.reason, again.automaticDraws], ["dead_material", false]);
});

test("chance: any source, outcomes with their weights, games that repeat", () => {
    const game = new Game("tensei");
    assert.deepEqual(game.chances(), []);
    assert.throws(() => game.roll(), refusal("AG_ERR_ILLEGAL", /no roll is due/));
    game.play("e2e3");
    assert.equal(game.turn, "chance");
    const outcomes = game.chances();
    assert.equal(outcomes.reduce((sum, { chance }) => sum + chance, 0).toFixed(9), "1.000000000");
    outcomes.forEach(({ move }, i) => {
        assert.equal(String(game.roll(() => (i + 0.5) / outcomes.length)), String(move));
        game.undo();
    });
    assert.equal(game.roll(() => 1 - 2 ** -53).number, outcomes.at(-1).move.number);
    const [one, other] = [new Game("tensei"), new Game("tensei")];
    const random = new ag.Random(3);
    one.playout(random);
    other.playout(new ag.Random(3n));
    assert.equal(one.position, other.position);
    assert.ok(one.isOver && random.state !== 3n);
    const rolled = [1, 2].map(() => {
        const next = new Game("tensei");
        next.play("e2e3");
        return String(next.roll(new ag.Random(9)));
    });
    assert.equal(rolled[0], rolled[1]);
});

test("taps lead to a move, and back", () => {
    const game = new Game("chess", { position: "3n3k/P3P3/8/8/8/8/8/K7 w - - 0 1" });
    const taps = new ag.Taps(game);
    assert.equal(taps.move, null);
    taps.tap("e7");
    taps.tap("d8");
    const offers = taps.offers.map((tap) => ag.tapText(game.variant, tap));
    assert.deepEqual(offers, ["choice N", "choice B", "choice R", "choice Q"]);
    assert.equal(taps.board[game.square("d8")].name, "Pawn");
    assert.equal(game.svg({ taps }).match(/class="choice"/g).length, 4);
    assert.throws(() => taps.tap("King"), refusal("AG_ERR_ILLEGAL", /"King" is not offered; offered: choice N, /));
    taps.tap("Queen");
    assert.equal(String(taps.move), "e7d8=Q");
    assert.deepEqual(taps.steps, game.steps(taps.move));
    taps.back();
    assert.equal(String(taps), "e7 d8");
    taps.clear();
    assert.throws(() => taps.back(), refusal("AG_ERR_EMPTY", /nothing has been tapped/));
    assert.deepEqual([game.nextTaps(), taps.length], [game.nextTaps([]), 0]);
    game.play("e7d8=Q");
    const next = new ag.Taps(new Game("chess", { position: game.position }));
    assert.throws(() => next.tap("a1"), refusal("AG_ERR_ILLEGAL", /a1/));
});

test("tags, comments and marks are kept, iterated and written", () => {
    const game = new Game("rinne");
    game.play("e2e3");
    game.tags.set("White", "Ada").set("Event", "Ünïcödé");
    assert.deepEqual([...game.tags], [["Event", "Ünïcödé"], ["White", "Ada"]]);
    assert.deepEqual([game.tags.size, game.tags.has("White"), game.tags.get("Black")], [2, true, undefined]);
    game.addComment("[%clk 0:03:00]");
    game.addComment("good");
    game.setComment(1, "better");
    game.addComment("before", 0);
    game.addMark("!?");
    game.addMark(10);
    game.removeMark(10);
    assert.deepEqual([game.comments(), game.comments(0)], [["[%clk 0:03:00]", "better"], ["before"]]);
    assert.deepEqual(game.marks(), [5]);
    assert.throws(() => game.addComment("}"), refusal("AG_ERR_SYNTAX", /a comment holds no/));
    assert.throws(() => game.tags.set("a b", ""), refusal("AG_ERR_SYNTAX", /the tag "a b"/));
    const { game: read, remark } = ag.readRecord(game.record());
    assert.equal(remark, null);
    assert.deepEqual(read.tags.toJSON(), game.tags.toJSON());
    assert.deepEqual([read.comments(1), read.marks(1)], [game.comments(1), [5]]);
    assert.deepEqual(Game.fromJSON(game.toJSON()).toJSON(), game.toJSON());
    assert.equal(game.tags.delete("White"), true);
    assert.equal(game.tags.delete("White"), false);
    game.tags.clear();
    assert.equal(game.tags.size, 0);
    game.setComment(0, null);
    assert.deepEqual(game.comments(), ["better"]);
});

test("each move is played for one round of a loop, also one that is left early", () => {
    const game = new Game("rinne");
    let replies = 0;
    for (const move of game.playingEach()) {
        assert.equal(game.lastMove.text, move.text);
        replies += game.moveCount;
    }
    assert.equal(replies, 621);
    for (const move of game.playingEach()) if (move) break;
    assert.equal(game.ply, 0);
});

test("boards are read by names and numbers", () => {
    const game = new Game("rinne");
    assert.deepEqual(game.pieceAt("c1"), game.board[2]);
    assert.equal(game.pieceAt("c2"), null);
    assert.equal(Object.keys(game.pieces()).length, 10);
    assert.equal(game.board.length, game.variant.squares.length);
    assert.ok(Object.isFrozen(game.variant) && Object.isFrozen(game.pieceAt("c1")));
    assert.match(String(game), /White to move$/);
    assert.match(ag.pieceSvg("chess", "k", { size: 45, dark: true }), /^<svg [^>]*width="45"/);
});
