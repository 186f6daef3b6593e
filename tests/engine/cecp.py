# SPDX-License-Identifier: MIT
"""Speaks CECP with an engine.

    cecp.py PROGRAM NAME    one of the tests below, named after what it pins
"""
import random
import re
import subprocess
from engine import Engine, begin, run_test, variants

# A first move of White, as it is written whole, and one that is no move, of each variant.
MOVES = {"normal": ("e2e4", "e2e5"), "sentai": ("g1f3", "g1g3"), "sentai-old": ("g1f3", "g1g3"),
         "sentai-blocked": ("g1f3", "g1g3"), "tensor": ("e2e4", "e2e5"), "diaballik": ("a1a2,b1b2", "d1d2"),
         "sensei-arashi": ("a1a3,d1>c1", "d1d2"), "sensei-shizukana": ("a1a2", "d1d2"),
         "sensei-arashi-expert": ("a1a3", "d1d2"), "rinne": ("e2e3", "e2e4"), "rinne-5x5": ("e1e2", "e1e3"),
         "tensei": ("e2e3=N", "e2e4"), "tensei-5x5": ("e1e2=Q", "e1e3"), "breakthrough": ("a2a3", "a2a4")}
WORDS = ("usermove", "e2e4", "a1a2,b1b2", "setboard", "8/8/8/8/8/8/8/8 w", "lift", "put", "hover", "e2", "e4", "undo",
         "remove", "force", "go", "?", "level", "40", "0:30", "-1", "99999999999999999999", "st", "sd", "time", "otim",
         "variant", "rinne", "diaballik", "tensei", "new", "analyze", "exit", ".", "hint", "bk", "draw", "result", "*",
         "hard", "easy", "post", "nopost", "memory", "0", "option", "Level=3", "Done", "Nodes=50", "Seed=x", "choice",
         "none", "accepted", "rejected", "highlight", "protover", "ping", "\x00", "\x1b[31m", "\xff", "{", "=", "a9")
LINE = re.compile(r"-?\d+ -?\d+ \d+ \d+\t\S+")


def every_variant_has_its_moves(program):
    assert set(variants(program)) == set(MOVES)


def every_variant_is_described(program):
    for variant in MOVES:
        with begin(program) as engine:
            said = engine.said(f"variant {variant}")
            if variant == "normal":
                assert said == [], said
                continue
            setup = re.fullmatch(r"setup \((\S+)\) (\d+)x(\d+)\+0_fairy (\S+) w (\S+ \S+ \d+ \d+)", said[0])
            assert setup, said
            ranks = setup[4].split("/")
            assert len(ranks) == int(setup[3]), said[0]
            for rank in ranks:
                squares = re.findall(r"\d+|[A-Za-z*]'?", rank)
                assert sum(int(part) if part.isdigit() else 1 for part in squares) == int(setup[2]), said[0]
                for part in squares:
                    assert part.isdigit() or part == "*" or part in setup[1], (part, said[0])
            letters = re.findall(r"[A-Za-z.]'?", setup[1])
            half = len(letters) // 2
            assert len(letters) == 2 * half and [part.upper() for part in letters[half:]] == letters[:half], setup[1]
            assert len(said) > 1 and all(re.fullmatch(r"piece [A-Z]'?& [a-zA-Z]+", line) for line in said[1:]), said


def pieces_are_described_as_they_go(program):
    expected = {"rinne": {"K& mWF", "N& N", "R& R"}, "diaballik": {"S& mW"}, "sensei-arashi": {"S& mR"},
                "sentai": {"K& WF", "G& F", "F& A", "B& N", "J& W", "D& WF"}, "breakthrough": {"P& fmWfF"}}
    for variant, lines in expected.items():
        with begin(program) as engine:
            said = {line.removeprefix("piece ") for line in engine.said(f"variant {variant}")[1:]}
            assert lines <= said, (variant, said)


def the_described_position_can_be_set_up(program):
    for variant, (move, _) in MOVES.items():
        if variant == "normal":
            continue
        with begin(program) as engine:
            position = engine.said(f"variant {variant}")[0].split("fairy ")[1]
            assert engine.said("force", f"usermove {move}", f"setboard {position}", f"usermove {move}") == [], variant
            assert engine.said("setboard " + position.replace(" w ", " b ", 1), f"usermove {move}")[0].startswith(
                "Illegal move"), variant


def moves_are_refused_with_a_reason(program):
    for variant, (move, wrong) in MOVES.items():
        with begin(program, variant) as engine:
            for text in (wrong, "a1h9", "xyzzy", "", "e2e4e5e6", "\x01"):
                said = engine.said(f"usermove {text}")
                assert len(said) == 1 and re.fullmatch(r"Illegal move \(.+\): .*", said[0]), (variant, text, said)
            assert engine.said(f"usermove {move}") == [], variant


def force_mode_makes_no_moves(program):
    for variant, (move, _) in MOVES.items():
        with begin(program, variant) as engine:
            assert engine.said(f"usermove {move}") == [], variant
            assert engine.quiet(0.05) == [], variant
            engine.send("go")
            assert engine.expect("move ").startswith("move "), variant
            assert not engine.before, (variant, engine.before)


def an_answer_follows_each_move(program):
    for variant, (move, _) in MOVES.items():
        with begin(program, variant) as engine:
            engine.said("new", f"variant {variant}")
            engine.send(f"usermove {move}")
            answer = engine.expect("move ", "Illegal", "Error")
            assert answer.startswith("move "), (variant, answer)
            assert engine.said("force", "undo", "undo", f"usermove {move}") == [], variant


def moves_are_taken_back(program):
    for variant, (move, wrong) in MOVES.items():
        with begin(program, variant) as engine:
            assert engine.said(f"usermove {move}", "undo", f"usermove {move}", "undo") == [], variant
            said = engine.said("undo")
            assert said == ["Error (command not legal now): undo"], (variant, said)
            assert engine.said(f"usermove {wrong}")[0].startswith("Illegal move"), variant
            engine.said("new", f"variant {variant}")
            for _ in range(2):
                engine.send(f"usermove {move}")
                engine.expect("move ")
                assert engine.said("remove") == [], variant
            assert engine.said("remove") == ["Error (command not legal now): remove"], variant


def a_bad_position_is_refused(program):
    for variant, (move, _) in MOVES.items():
        with begin(program, variant) as engine:
            for position in ("nonsense", "", "zzz/8 w - - 0 1", "9" * 3000, "8/8/8 w - - 0 1"):
                said = engine.said(f"setboard {position}")
                assert len(said) == 1 and said[0].startswith("tellusererror Illegal position: "), (variant, said)
                assert len(said[0]) > len("tellusererror Illegal position: ") + 5, said
                refused = engine.said(f"usermove {move}", "go")
                assert [line[:12] for line in refused] == ["Illegal move"], (variant, refused)
            engine.said("new", f"variant {variant}", "force")
            assert engine.said(f"usermove {move}") == [], variant


def a_move_can_be_hurried(program):
    for variant in MOVES:
        with begin(program, variant, nodes=0) as engine:
            engine.send("st 1000", "go")
            assert engine.quiet(0.1) == [], variant
            engine.send("?", "ping 77")
            assert engine.expect("move ", "pong").startswith("move "), variant
            engine.expect("pong 77")
            assert engine.said("?") == [], variant


def it_ends_at_any_moment(program):
    for variant in "normal", "diaballik", "tensor", "tensei":
        for lines in ([], ["go"], ["go", "?", "hard"], ["post", "analyze"], ["force"], ["lift e2"], ["hint"]):
            for last in ["quit"], ["quit", "go", "ping 1"], []:
                engine = begin(program, variant, nodes=0)
                engine.send("st 1000", *lines, *last)
                engine.end()
    Engine(program).end()
    assert subprocess.run(["sh", "-c", '"$0" <&-', program], timeout=60, check=False).returncode == 0


def a_ping_waits_for_the_move(program):
    with begin(program, nodes=0) as engine:
        engine.send("st 1", "go", "ping 5", "ping 6")
        engine.expect("pong 5")
        assert [line.split()[0] for line in engine.before] == ["move"], engine.before
        engine.expect("pong 6")
        engine.send("st 1000", "go", "ping 7", "force")
        engine.expect("pong 7")
        assert engine.before == [], engine.before


def thinking_is_shown_when_wanted(program):
    for variant, (move, _) in MOVES.items():
        with begin(program, variant, nodes=3000) as engine:
            engine.said("post")
            engine.send("go")
            engine.expect("move ")
            assert engine.before and all(LINE.match(line) for line in engine.before), (variant, engine.before)
            engine.said("force", "nopost", "undo")
            engine.send("go")
            engine.expect("move ")
            assert engine.before == [], (variant, engine.before)


def an_analysis_follows_the_game(program):
    for variant, (move, _) in MOVES.items():
        with begin(program, variant) as engine:
            engine.send("post", "analyze")
            assert LINE.match(engine.line()), engine.seen
            said = engine.said(".")
            assert any(re.fullmatch(r"stat01: \d+ \d+ \d+ 0 \d+", line) for line in said), said
            for line in f"usermove {move}", "undo":
                engine.said(line)
                assert LINE.match(engine.line()), engine.seen[-5:]
            said = engine.said("usermove a1a1")
            assert any(line.startswith("Illegal move") for line in said), said
            engine.said("exit")
            assert engine.quiet(0.05) == [], variant
            assert engine.said(".") == []


def it_thinks_on_the_time_of_others(program):
    with begin(program, nodes=2000) as engine:
        engine.said("post", "hard")
        engine.send("go")
        move = engine.expect("move ")
        line = engine.expect("1 ", "2 ", "3 ", "4 ")
        assert LINE.match(line) and move.split()[1] not in line.split(), (move, line)
        engine.said("easy")
        assert engine.quiet(0.1) == []
        engine.send("usermove " + line.split()[4])
        engine.expect("move ")


def clocks_are_kept(program):
    with begin(program, nodes=0) as engine:
        for lines in (["level 40 0:02 0"], ["level 0 0:01 0"], ["level 0 1 0", "time 20", "otim 1"], ["st 0.05"],
                      ["level 0 0 0.1", "time 1"], ["level 5 0:01 0", "time -300"]):
            engine.said("new", "force", *lines)
            for _ in range(3):
                engine.send("go")
                engine.expect("move ")
                engine.said("force")
        for wrong in ("level", "level 40", "level x 5 0", "level 40 y 0", "st", "st x", "sd -1", "sd x", "time x",
                      "memory"):
            said = engine.said(wrong)
            assert said == [f"Error (wrong parameter): {wrong.split()[0]}"], said


def a_depth_is_a_limit(program):
    with begin(program, nodes=0) as engine:
        engine.send("post", "sd 2", "go")
        engine.expect("move ")
        assert max(int(line.split()[0]) for line in engine.before) <= 3, engine.before


def the_same_seed_plays_the_same_game(program):
    for variant in "normal", "tensei", "diaballik":
        games = []
        for seed in 1, 1:
            with begin(program, variant, nodes=500) as engine:
                engine.said(f"option Seed={seed}")
                for _ in range(6):
                    engine.send("go")
                    engine.expect("move ")
                games.append([line for line in engine.seen if line.startswith("move")])
        assert games[0] == games[1], games


def wrong_options_are_said(program):
    with begin(program) as engine:
        for wrong in "Level=11", "Level=x", "Level", "Nothing=1", "", "Seed=-1", "Nodes=" + "9" * 40:
            assert engine.said(f"option {wrong}")[0].startswith("Error (wrong option)"), wrong
        assert engine.said("option Level=10", "option Level=0", "option Nodes=10", "memory 1", "cores 2") == []
        engine.send("go")
        engine.expect("move ")


def an_unknown_command_is_said(program):
    with begin(program) as engine:
        for wrong in "xyzzy", "edit", "usermoves e2e4", "\x1b[31m", "e", "x" * 100000:
            said = engine.said(wrong)
            assert len(said) == 1 and said[0].startswith("Error (unknown command): "), said
            assert len(said[0]) < 200 and re.fullmatch(r"[ -~]*", said[0]), said
        assert engine.said("variant nothing") == ["Error (unknown variant): nothing"]
        assert engine.said("", "   ", "random", "computer", "name X", "rating 1 2", "ics -", "hover e2") == []
        assert engine.said("e2e4") == [], "a move without a word before it"


def any_lines_at_all_are_survived(program):
    chosen = random.Random(1)
    for variant in MOVES:
        with begin(program, variant, nodes=20, has_board=chosen.random() < 0.5) as engine:
            for _ in range(100):
                engine.send(" ".join(chosen.choices(WORDS, k=chosen.randint(1, 4))))
            engine.send("exit", "force", "option Nodes=5", "ping 98765")
            engine.expect("pong 98765")


def lines_end_in_any_way(program):
    engine = begin(program)
    engine.process.stdin.write(b"usermove e2e4\r\n  usermove   e7e5  \nping 9\r\nusermove g1f3")
    engine.process.stdin.flush()
    engine.expect("pong 9")
    assert engine.before == [], engine.before
    engine.end()


def the_end_of_the_game_is_said(program):
    with begin(program) as engine:
        said = engine.said("usermove f2f3", "usermove e7e5", "usermove g2g4", "usermove d8h4")
        assert said == ["0-1 {Black wins: checkmate}"], said
        assert engine.said("usermove a2a3")[0].startswith("Illegal move (the game is over)")
        assert engine.said("go") == said
        assert engine.said("force", "undo", "usermove d8e7", "undo", "usermove d8h4") == said
        assert engine.said("new", "force", "usermove e2e4", "result 1-0 {White resigns}") == []


def who_stands_worse_takes_a_draw(program):
    with begin(program, nodes=2000) as engine:
        engine.said("setboard k7/8/8/8/8/8/5PPP/6QK b - - 0 1")
        engine.send("go")
        move = engine.expect("move ").split()[1]
        assert engine.said("draw") == ["offer draw"]
        assert engine.said("force", "undo") == []
        for _ in range(2):
            for made in "a8b8", "g1f1", "b8a8", "f1g1":
                assert engine.said(f"usermove {made}") == [], made
        engine.send("go")
        assert engine.expect("move ", "1/2-1/2") == "1/2-1/2 {Draw: claimed repetition}", (move, engine.seen)
        engine.said("setboard k7/8/8/8/8/8/5PPP/6QK w - - 0 1")
        engine.send("go")
        engine.expect("move ")
        assert engine.said("draw") == [], "who stands better goes on"


def a_hint_is_a_legal_move(program):
    for variant in MOVES:
        with begin(program, variant) as engine:
            hint = engine.said("hint")
            assert len(hint) == 1 and hint[0].startswith("Hint: "), hint
            assert engine.said("usermove " + hint[0].split()[1]) == [], (variant, hint)
    with begin(program) as engine:
        assert engine.said("bk") == [" There is no book.", ""]


if __name__ == "__main__":
    run_test(globals())
