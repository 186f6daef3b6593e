# SPDX-License-Identifier: MIT
"""Speaks UCI with an engine.

    uci.py PROGRAM NAME    one of the tests below, named after what it pins
"""
import re
from engine import Engine, run_test

INFO = re.compile(r"info depth \d+ score (cp|mate) -?\d+ nodes \d+ time \d+ nps \d+ pv( [a-h][1-8][a-h][1-8][nbrq]?)+")
MOVE = re.compile(r"bestmove [a-h][1-8][a-h][1-8][nbrq]?")


def begin(program):
    engine = Engine(program)
    engine.send("uci")
    engine.expect("uciok")
    return engine


def ready(engine, *lines):
    """What is said to these lines."""
    engine.send(*lines, "isready")
    engine.expect("readyok")
    return engine.before


def best(engine, *lines):
    engine.send(*lines)
    move = engine.expect("bestmove")
    return move


def it_says_who_it_is(program):
    with begin(program) as engine:
        assert engine.before[0].startswith("id name abstractgames "), engine.before
        assert engine.before[1].startswith("id author "), engine.before
        options = {line.split()[2] for line in engine.before[2:]}
        assert {"Hash", "Level", "Nodes", "Seed", "Ponder"} == options, options
        assert ready(engine) == []


def moves_are_found_within_limits(program):
    with begin(program) as engine:
        for limit in ("nodes 500", "depth 2", "movetime 50", "wtime 1000 btime 1000 winc 10 binc 10", "nodes 1",
                      "wtime 1 btime 1", "movetime 1", "wtime 1000 btime 1000 movestogo 1", "mate 2 nodes 100",
                      "searchmoves e2e4 d2d4 nodes 100"):
            move = best(engine, "position startpos moves e2e4", f"go {limit}")
            assert MOVE.fullmatch(move), (limit, move)
            assert engine.before and all(INFO.fullmatch(line) for line in engine.before), (limit, engine.before)


def positions_are_read(program):
    with begin(program) as engine:
        assert ready(engine, "position startpos moves e2e4 e7e5 e1e2 e8e7") == []
        move = best(engine, "position fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1 moves f7f6 h8g8", "go nodes 3000")
        assert move in ("bestmove f6d8", "bestmove f6f7", "bestmove f6g7"), move
        mates = best(engine, "position fen 6k1/8/5QK1/8/8/8/8/8 w - - 0 1", "go nodes 3000")
        assert mates in ("bestmove f6d8", "bestmove f6g7", "bestmove f6f7"), mates
        assert "score mate 1 " in engine.before[-1], engine.before
        promotes = best(engine, "position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1", "go nodes 3000")
        assert promotes == "bestmove a7a8q", promotes
        assert ready(engine, "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1") == []


def what_cannot_be_played_is_said(program):
    with begin(program) as engine:
        for wrong in ("position fen nonsense", "position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position", "position xyz",
                      "position startpos moves e2e5", "position startpos moves e2e4 xyz e7e5",
                      "position fen " + "8" * 900):
            said = ready(engine, wrong)
            assert len(said) == 1 and said[0].startswith("info string "), (wrong, said)
        for wrong in ("setoption name Nothing value 1", "setoption name Level value 11", "setoption",
                      "setoption name Hash"):
            assert ready(engine, wrong)[0].startswith("info string "), wrong
        assert ready(engine, "xyzzy", "", "debug on", "register later", "\x01", "x" * 100000) == []
        assert ready(engine, "joho setoption name Level value 3") == []
        assert MOVE.fullmatch(best(engine, "position startpos", "go nodes 50"))


def a_game_that_is_over_has_no_move(program):
    with begin(program) as engine:
        assert best(engine, "position startpos moves f2f3 e7e5 g2g4 d8h4", "go nodes 100") == "bestmove (none)"


def an_endless_search_is_stopped(program):
    with begin(program) as engine:
        engine.send("position startpos", "go infinite")
        assert INFO.fullmatch(engine.expect("info depth")), engine.seen
        assert MOVE.fullmatch(best(engine, "stop"))
        assert ready(engine, "stop") == [], "there is nothing to stop"
        engine.send("position fen 6k1/8/5QK1/8/8/8/8/8 w - - 0 1", "go infinite")
        assert not any(line.startswith("bestmove") for line in engine.quiet(0.2)), "only stop ends it"
        assert MOVE.fullmatch(best(engine, "stop"))


def a_ponderhit_makes_a_move_of_it(program):
    with begin(program) as engine:
        engine.send("position startpos moves e2e4 e7e5", "go ponder wtime 2000 btime 2000")
        assert not any(line.startswith("bestmove") for line in engine.quiet(0.2))
        assert MOVE.fullmatch(best(engine, "ponderhit"))
        engine.send("go ponder movetime 10", "stop")
        engine.expect("bestmove")


def levels_and_options_are_set(program):
    with begin(program) as engine:
        said = ready(engine, "setoption name Level value 1", "setoption name hash value 1",
                     "setoption name Seed value 3", "setoption name Ponder value true", "ucinewgame")
        assert said == [], said
        assert MOVE.fullmatch(best(engine, "position startpos", "go movetime 60000")), "a level ends before its time"


def it_ends_at_any_moment(program):
    for lines in [], ["go infinite"], ["position startpos", "go movetime 100000"], ["go ponder"]:
        for last in ["quit"], ["quit", "uci"], []:
            engine = begin(program)
            engine.send(*lines, *last)
            engine.end()


if __name__ == "__main__":
    run_test(globals())
