// SPDX-License-Identifier: MIT
// Measures the package of this library and the chess libraries of npm in the way of bench.py and prints how many and how
// long: "8902 0.0210".
//
//   node --no-experimental-fetch bench.js perft|numbers|ffish|chessops|chessjs DEPTH POSITION
//   node --no-experimental-fetch bench.js random 0 POSITION
//   node --no-experimental-fetch bench.js start abstractgames|ffish
//
// random is plies of random games of ffish.
// perft is the package's, numbers its loop over numbers with push and undo, start how many programs can load a library and
// set up a board. The package is what bindings/javascript/build.sh has made in build-javascript/, or in AG_BUILD.
// The packages are looked for in the folder NODE_PATH. Without the option ffish does not find its own files.
'use strict';
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');

const SECONDS = 1;
const PLIES_MOST = 1000;

function secondsNow() {
  return process.cpuUsage().user / 1e6;
}

// Does the work for a while so that it is compiled, then again for as long, measured.
function measured(work) {
  const warm = secondsNow() + SECONDS;
  while (secondsNow() < warm) work();
  const begin = secondsNow();
  let done = 0;
  while (secondsNow() - begin < SECONDS) done += work();
  console.log(done, (secondsNow() - begin).toFixed(6));
}

function ffish(depth, position) {
  const library = require('ffish');
  const loop = (board, plies) => {
    let leaves = 0;
    for (const move of board.legalMoves().split(' ')) {
      if (!move) continue;
      board.push(move);
      leaves += plies === 1 ? 1 : loop(board, plies - 1);
      board.pop();
    }
    return leaves;
  };
  library.onRuntimeInitialized = () => {
    const board = new library.Board('chess', position);
    measured(() => loop(board, depth));
  };
}

function random(_, position) {
  const library = require('ffish');
  const playOut = (board) => {
    let plies = 0;
    for (; plies < PLIES_MOST && !board.isGameOver(); plies++) {
      const moves = board.legalMoves().split(' ');
      board.push(moves[Math.floor(Math.random() * moves.length)]);
    }
    board.setFen(position);
    return plies;
  };
  library.onRuntimeInitialized = () => {
    const board = new library.Board('chess', position);
    measured(() => playOut(board));
  };
}

// chessops cannot take a move back: its way is to play on a copy.
async function chessops(depth, position) {
  const load = (file) => import(pathToFileURL(path.join(process.env.NODE_PATH, 'chessops/dist/esm', file)).href);
  const { Chess } = await load('chess.js');
  const { parseFen } = await load('fen.js');
  const roles = ['queen', 'rook', 'bishop', 'knight'];
  const loop = (board, plies) => {
    let leaves = 0;
    for (const [from, targets] of board.allDests()) {
      for (const to of targets) {
        const promotes = board.board.pawn.has(from) && (to < 8 || to >= 56);
        for (const promotion of promotes ? roles : [undefined]) {
          const after = board.clone();
          after.play({ from, to, promotion });
          leaves += plies === 1 ? 1 : loop(after, plies - 1);
        }
      }
    }
    return leaves;
  };
  const board = Chess.fromSetup(parseFen(position).unwrap()).unwrap();
  measured(() => loop(board, depth));
}

const BUILD = process.env.AG_BUILD || path.join(__dirname, '../../build-javascript');
const PACKAGE = path.join(BUILD, 'package/dist/cjs/index.js');

function perft(depth, position) {
  const { Game } = require(PACKAGE);
  const game = new Game('chess', { position });
  measured(() => Number(game.perft(depth)));
}

function numbers(depth, position) {
  const { Game } = require(PACKAGE);
  const game = new Game('chess', { position });
  const loop = (plies) => {
    let leaves = 0;
    for (const number of game.numbers()) {
      game.push(number);
      leaves += plies === 1 ? 1 : loop(plies - 1);
      game.undo();
    }
    return leaves;
  };
  measured(() => loop(depth));
}

function chessjs(depth, position) {
  const { Chess } = require('chess.js');
  const board = new Chess(position);
  const loop = (plies) => {
    let leaves = 0;
    for (const move of board.moves()) {
      board.move(move);
      leaves += plies === 1 ? 1 : loop(plies - 1);
      board.undo();
    }
    return leaves;
  };
  measured(() => loop(depth));
}

const STARTS = {
  abstractgames: `const { Game } = require(${JSON.stringify(PACKAGE)}); new Game('chess').numbers();`,
  ffish: "const library = require('ffish'); library.onRuntimeInitialized = () => new library.Board('chess').legalMoves();",
};

const STARTED = 10;

// Programs that are started one after the other, by the clock: their seconds are not this program's.
function start(library) {
  const { execFileSync } = require('child_process');
  const begin = process.hrtime.bigint();
  for (let i = 0; i < STARTED; i++) execFileSync(process.execPath, ['--no-experimental-fetch', '-e', STARTS[library]]);
  console.log(STARTED, (Number(process.hrtime.bigint() - begin) / 1e9).toFixed(6));
}

const [name, depth, position] = process.argv.slice(2);
const needsPackage = name === 'perft' || name === 'numbers' || depth === 'abstractgames';
if (needsPackage && !fs.existsSync(PACKAGE)) {
  console.error(`there is no ${PACKAGE}; make it with bindings/javascript/build.sh`);
  process.exit(1);
}
if (name === 'start') start(depth);
else ({ perft, numbers, ffish, chessops, chessjs, random })[name](Number(depth), position);
