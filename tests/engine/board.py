# SPDX-License-Identifier: MIT
"""Speaks CECP with an engine as XBoard does, which shows a board and says what is lifted and put.

    board.py PROGRAM NAME    one of the tests below, named after what it pins
"""
import re
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path
from engine import Engine, begin, run_test, variants


def turn(engine, *moves):
    """Makes moves as on XBoard's board; what is said to each of its three commands."""
    said = []
    for move in moves:
        lifted, put = re.findall(r"[a-j]\d", move)
        said += [engine.said(f"lift {lifted}"), engine.said(f"put {put}"), engine.said(f"usermove {move}")]
    return said


def resynced(engine, ping=1):
    """What XBoard sends when an engine has given it a position."""
    assert engine.said("result * {Engine aborts game}", "force", "computer") == [], ping


def pieces_that_change_are_chosen_by_the_rules(program):
    with begin(program, "rinne", has_board=True) as engine:
        assert turn(engine, "e2e3n", "e5e4n") == [["highlight 5/5/5/4M/3M1/3MM"], ["choice n"], [],
                                                  ["highlight 3MM/3M1/4M/5/5/5"], ["choice n"], []]
        assert turn(engine, "e3d5b") == [["highlight 5/3M1/2M2/5/2M2/3M1"], ["choice b"], []]
        engine.send("go")
        assert re.fullmatch(r"move [a-e]\d[a-e]\d[knbrq]", engine.expect("move ")), engine.seen[-1]


def a_wrong_picture_is_put_right(program):
    with begin(program, "rinne", has_board=True) as engine:
        engine.said("new", "variant rinne", "lift e2", "put e3")
        engine.send("usermove e2e3q")
        assert engine.expect("move ", "setboard ").startswith("setboard "), "the piece has become a Knight"
        assert "/3KN/" in engine.seen[-1] or "N" in engine.seen[-1].split()[1], engine.seen[-1]


def captures_and_promotions_are_marked(program):
    with begin(program, "normal", has_board=True) as engine:
        assert engine.said("setboard 1n2k3/P7/8/8/8/8/8/4K2R w K - 0 1") == []
        assert engine.said("lift a7") == ["highlight MM6/8/8/8/8/8/8/8"]
        assert engine.said("put b8") == ["choice nbrq"]
        assert engine.said("usermove a7b8q", "undo") == []
        assert engine.said("lift h1") == ["highlight 7Y/7Y/7Y/7Y/7Y/7Y/7Y/5YY1"]
        assert engine.said("lift e4") == ["highlight 8/8/8/8/8/8/8/8"]
        assert engine.said("setboard 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "lift e4") == ["highlight 8/8/8/3RY3/8/8/8/8"]
        assert engine.said("put d5", "usermove e4d5") == []


def the_die_falls_when_a_piece_is_put(program):
    with begin(program, "tensei", has_board=True) as engine:
        said = engine.said("lift e2", "put e3")
        assert said[0] == "highlight 5/5/5/4M/3M1/3MM" and re.fullmatch("choice [knbrq]", said[1]), said
        assert engine.said("lift e2", "put e3") == said, "lifting it again does not roll again"
        letter = said[1][-1]
        assert engine.said(f"usermove e2e3{letter}") == []
        assert engine.said("usermove e5e4") == [], "the roll has been made: it is Black's turn"
        engine.said("new", "variant tensei", "lift e2")
        letter = engine.said("put e3")[0][-1]
        engine.send(f"usermove e2e3{letter}")
        assert re.fullmatch(r"move [a-e]\d[a-e]\d[knbrq]", engine.expect("move ")), engine.seen[-1]


def a_roll_is_always_shown(program):
    with begin(program, "tensei", has_board=True, nodes=20) as white, begin(program, "tensei", has_board=True) as black:
        assert white.said("setboard 2k2/k3k/1k1k1/1K1K1/K3K/2K2 w - - 0 1") == []
        kept = 0
        for _ in range(40):
            white.send("go")
            move = white.expect("move ", "1-0", "0-1", "setboard").split()[1]
            if not re.fullmatch(r"[a-e]\d[a-e]\d[knbrq]", move):
                break
            kept += move.endswith("k")
            assert black.said(f"usermove {move}") in ([], ["1-0 {White wins: goal}"], ["0-1 {Black wins: goal}"]), move
            white.said("force")
        assert kept > 0 and len(white.before) < 3, white.seen[-5:]


def a_turn_of_several_actions_is_made_action_by_action(program):
    with begin(program, "diaballik", has_board=True) as engine:
        said = turn(engine, "a1a2")
        assert said[0] == ["highlight 7/7/7/7/7/Y6/7"] and said[1] == [], said
        assert said[2] == ["setboard ssscsss/7/7/7/7/S6/1SSCSSS w - - 0 1"], said
        resynced(engine)
        said = turn(engine, "b1b2")
        assert said[2] == ["setboard ssscsss/7/7/7/7/SS5/2SCSSS w - - 0 1"], said
        resynced(engine)
        assert engine.said("option Done") == []
        said = turn(engine, "a7a6")
        assert said[2] == ["setboard 1sscsss/s6/7/7/7/SS5/2SCSSS b - - 0 1"], said
        refused = engine.said("usermove d7d6")
        assert refused[0].startswith("Illegal move"), refused
        assert engine.said("undo") == ["setboard ssscsss/7/7/7/7/SS5/2SCSSS b - - 0 1"]
        assert engine.said("option Done")[0].startswith("Illegal move (the turn cannot end here)")


def a_turn_ends_by_itself_when_nothing_is_left_to_do(program):
    with begin(program, "diaballik", has_board=True) as engine:
        engine.said("new", "variant diaballik")
        turn(engine, "a1a2")
        resynced(engine)
        turn(engine, "b1b2")
        resynced(engine)
        engine.said("lift d1", "put c1")
        engine.send("usermove d1c1")
        answer = engine.expect("move ", "setboard ", "Illegal")
        assert answer.startswith("setboard ") and answer.endswith(" w - - 0 1"), answer
        resynced(engine)
        assert turn(engine, "g1g2")[2][0].startswith("setboard "), "the engine goes on playing"


def a_resync_is_no_end_of_playing(program):
    with begin(program, "diaballik", has_board=True) as engine:
        engine.said("new", "variant diaballik")
        engine.send("go")
        engine.expect("setboard ")
        resynced(engine)
        turn(engine, "a7a6")
        resynced(engine)
        engine.send("option Done")
        engine.expect("setboard ", "move ")
        resynced(engine)
        assert engine.said("force", "usermove b7b6", "lift c7", "put c6", "option Done") != []
        assert engine.quiet(0.1) == [], "this time the user wanted it"


def rangers_combine_and_part(program):
    with begin(program, "sentai", has_board=True) as engine:
        said = turn(engine, "a1b1")
        assert said[0] == ["highlight 8/8/8/8/8/M7/8/1MM5"] and re.fullmatch("choice [a-z]", said[1][0]), said
        whole = said[1][0][-1]
        assert turn(engine, "a7a6")[2] == []
        said = [engine.said("lift b1"), engine.said("put c3")]
        assert said[0] == ["highlight 8/8/8/8/8/MMM5/8/M1M5"] and re.fullmatch(f"choice [a-z]{whole}", said[1][0]), said
        part = said[1][0].split()[1][0]
        assert engine.said(f"usermove b1c3{part}") == []
        engine.send("go")
        position = engine.expect("move ", "setboard ")
        assert position.startswith("setboard "), "a host cannot show that a part stays behind"
        ranks = position.split()[1].split("/")
        assert part.upper() in ranks[5], position


def what_a_board_cannot_ask_is_asked_in_words(program):
    with begin(program, "sentai", has_board=True) as engine:
        turn(engine, "a1b1", "a7a6")
        engine.said("lift b1", "put c3")
        asked = engine.said("usermove b1c3")
        assert len(asked) == 1 and re.fullmatch(r"askuser choice Which piece:( R\d\d){2}", asked[0]), asked
        assert engine.said("choice Q")[0].startswith("Illegal move (it is not among the choices)")
        assert engine.said("choice " + asked[0].split()[-1]) == []
        assert engine.said("usermove a6a5") == []


def squares_and_taps_of_any_kind_are_survived(program):
    for variant in variants(program):
        with begin(program, variant, has_board=True) as engine:
            for line in ("lift", "put", "lift z9", "put z9", "lift a1", "put a1", "usermove a1a1", "option Done",
                         "choice", "choice none", "choice done", "lift a1", "undo", "put a2", "hover a2"):
                for said in engine.said(line):
                    expected = "highlight ", "choice ", "Illegal move", "Error", "setboard "
                    assert said.startswith(expected), (line, said)
                    assert not said.startswith("highlight") or said.count("/") in (4, 5, 6, 7), said


def pictures_have_the_names_of_xboards(program):
    for variant in variants(program):
        with tempfile.TemporaryDirectory() as folder:
            with Engine(program, "--pictures", folder, variant) as engine:
                engine.process.wait()
            names = sorted(path.name for path in Path(folder).iterdir())
            assert len(names) % 2 == 0 and len(names) >= 2, (variant, names)
            for name in names:
                assert re.fullmatch(r"(White|Black)[A-Z][A-Za-z]+\.svg", name), name
                assert xml.parse(Path(folder, name)).getroot().tag.endswith("svg"), name
    for arguments, status in ((["--pictures", "/no/folder", "rinne"], 1), (["--pictures", "/tmp", "nothing"], 1),
                              (["--pictures", "/tmp"], 2), (["--wrong"], 2), (["--help"], 0), (["--version"], 0)):
        engine = Engine(program, *arguments)
        assert engine.process.wait() == status, arguments


if __name__ == "__main__":
    run_test(globals())
