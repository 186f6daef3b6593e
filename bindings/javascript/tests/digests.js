// SPDX-License-Identifier: MIT
// The digests of digests.c, made through the package. This runs in Node, in a page and in a worker.

const encoder = new TextEncoder();

/** FNV-1a of 64 bits over bytes, in halves of 32 bits: BigInts would be too slow for it. */
class Digest {
    high = 0xcbf29ce4;
    low = 0x84222325;

    byte(byte) {
        const low = (this.low ^ byte) >>> 0;
        // The prime is 2^40 + 0x1b3: a product of 32 and 9 bits is exact.
        const product = low * 0x1b3;
        this.high = (this.high * 0x1b3 + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
        this.low = product >>> 0;
    }

    text(text) {
        for (const byte of encoder.encode(text)) this.byte(byte);
        this.byte(0);
    }

    number(number) {
        let rest = BigInt.asUintN(64, BigInt(number));
        for (let i = 0; i < 8; i++) {
            this.byte(Number(rest & 0xffn));
            rest >>= 8n;
        }
    }

    toString() {
        return ((BigInt(this.high) << 32n) | BigInt(this.low)).toString(16).padStart(16, "0");
    }
}

function addMove(ag, digest, game, number) {
    const bits = game.moveTraits(number).reduce((sum, name) => sum | ag.constants[`AG_MOVE_${name.toUpperCase()}`], 0);
    digest.number(number);
    digest.text(game.moveText(number, "coordinate"));
    digest.text(game.moveText(number));
    digest.number(bits);
    game.taps(number).forEach((tap) => digest.number(tap));
    for (const { action, from, to, before, after, group } of game.steps(number)) {
        digest.number(ag.constants[`AG_STEP_${action.toUpperCase()}`]);
        [from, to, before?.number ?? 0, after?.number ?? 0, group].forEach((member) => digest.number(member));
    }
}

function addPosition(digest, game) {
    digest.text(game.position);
    digest.number(game.hash);
    game.boardNumbers().forEach((piece) => digest.number(piece));
    digest.number(game.moveCount);
    digest.text(game.boardText());
    digest.text(game.svg({ size: 400, goals: false }));
}

function gameDigest(ag, game, random, plies) {
    const digest = new Digest();
    addPosition(digest, game);
    while (game.ply < plies && !game.isOver) {
        const ahead = game.clone();
        ahead.playout(random, 1);
        addMove(ag, digest, game, ahead.moveNumbers[game.ply]);
        game.assign(ahead);
        ahead.dispose();
        addPosition(digest, game);
    }
    digest.text(game.record());
    return String(digest);
}

/** The lines that digests.c prints. */
export function digests(ag, games, plies) {
    const lines = [];
    for (const { id } of ag.variants) {
        for (let number = 0; number < games; number++) {
            const game = new ag.Game(id);
            lines.push(`${id} ${number} ${gameDigest(ag, game, new ag.Random(number), plies)}`);
            game.dispose();
        }
    }
    return lines;
}
