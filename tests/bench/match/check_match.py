# SPDX-License-Identifier: MIT
"""Whether matches are counted, kept and gone on with as they should be.

    check_match.py ENGINE NAME    one of the tests below, named after what it pins
"""
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path
import arithmetic
from abstractgames import Records
from openings import opening

MATCH = Path(__file__).parent / "match.py"
SECONDS_MOST = 100
UCI_THAT_ERRS = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "uci": print("uciok", flush=True)
    if word == "isready": print("readyok", flush=True)
    if word == "go": print("info depth 1\\nbestmove e2e4", flush=True)
    if word == "quit": break
"""
CECP_THAT_ENDS = """
import sys
for line in sys.stdin:
    if line.startswith("go"): sys.exit(1)
    if line.startswith("protover"): print("feature ping=1 done=1", flush=True)
    if line.startswith("ping"): print(line.replace("ping", "pong").strip(), flush=True)
"""
CECP_OF_OLD = """
import sys
for line in sys.stdin:
    if line.startswith("go"): print("1. ... e2e4\\nMy move is : e2e4", flush=True)
    if line.startswith("quit"): break
"""


def match(engine, *words, status=0):
    """What a match writes."""
    ran = subprocess.run([sys.executable, MATCH, "--engine", engine, *words], capture_output=True, text=True,
                         timeout=SECONDS_MOST, check=False)
    assert ran.returncode == status, (words, ran)
    return ran.stdout if status == 0 else ran.stderr


def near(found, expected):
    assert math.isclose(found, expected, rel_tol=1e-3, abs_tol=1e-9), (found, expected)


def elo_is_a_share_of_points(_engine):
    for share, difference in (0.5, 0), (0.75, 190.848), (0.25, -190.848), (0.909091, 400), (0.64, 99.953):
        near(arithmetic.elo(share), difference)
        near(arithmetic.share_of(difference), share)
    near(arithmetic.elo(1), -arithmetic.elo(0))
    assert 2000 < arithmetic.elo(1) < 3000, "no win of all games is infinitely many Elo"


def pairs_are_the_observations(_engine):
    assert arithmetic.pairs({0: 1, 1: 0, 2: 1, 3: 0.5, 4: 1, 7: 1}) == [0.5, 0.75]
    mean, variance = arithmetic.spread([1, 1, 0.5])
    near(mean, 0.75)
    near(variance, (0.0625 + 0.0625 + 0.0625 + (0.5625 + 0.0625) / 2) / 4)
    low, high = arithmetic.interval([0.5, 0.75, 0.25] * 20)
    near(high - 0.5, 1.959964 * math.sqrt((40 * 0.0625 + 0.25) / 61 / 61))
    near(low + high, 1)
    assert 0.7 < arithmetic.interval([1] * 20)[0] < 0.95 and arithmetic.interval([1] * 20)[1] == 1
    low, high = arithmetic.interval([0.5] * 20)
    assert 0.3 < low < 0.48 and 0.52 < high < 0.7, "pairs that are all alike prove little"
    assert arithmetic.interval([])[0] < 0.05 and arithmetic.interval([])[1] > 0.95, "nothing is known"


def the_interval_holds_the_truth_as_often_as_it_says(_engine):
    drawn = random.Random(1)
    held = 0
    for _ in range(400):
        shares = [(drawn.choice((0, 0.5, 1, 1)) + drawn.choice((0, 0.5, 1, 1))) / 2 for _ in range(60)]
        low, high = arithmetic.interval(shares)
        held += low <= 0.625 <= high
    assert 366 <= held <= 392, held


def the_test_is_wrong_as_seldom_as_it_says(_engine):
    near(arithmetic.bounds(0.05)[1], math.log(19))
    near(arithmetic.likelihood([0.75, 0.75, 0.75, 0.5], 0, 0), 0)
    near(arithmetic.likelihood([0.75, 0.25], -10, 10), 0)
    assert arithmetic.likelihood([0.75, 0.75], 0, 10) > 0 > arithmetic.likelihood([0.25, 0.25], 0, 10)
    low, high = 0, 60
    least, most = arithmetic.bounds(0.05)
    for truth, right in (low, -1), (high, 1):
        drawn = random.Random(truth)
        answers = []
        while len(answers) < 100:
            shares, says = [], 0
            while says == 0:
                shares.append(sum(drawn.random() < arithmetic.share_of(truth) for _ in range(2)) / 2)
                likelihood = arithmetic.likelihood(shares, low, high) if len(shares) > 4 else 0
                says = 1 if likelihood >= most else -1 if likelihood <= least else 0
            answers.append(says)
        assert answers.count(right) >= 88, (truth, answers.count(right))


def a_match_goes_on_where_it_was_broken_off(engine):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.txt")
        words = "--records", str(path), "--opening", "0", "--games", "12", "breakthrough", "random", "random"
        whole = match(engine, *words)
        text = path.read_text(encoding="utf-8")
        assert len(list(Records(path))) == 12 and whole.count("games: ") == 6, whole
        assert match(engine, *words).splitlines()[-1] == [line for line in whole.splitlines() if "games" in line][-1]
        assert path.read_text(encoding="utf-8") == text, "a complete match is left alone"
        records = text.split("[Event ")
        for kept in (1, 4, 7):
            broken = "[Event ".join(records[:kept + 1])
            path.write_text(broken + "[Event " + records[kept + 1][:len(records[kept + 1]) // 2], encoding="utf-8")
            again = match(engine, *words)
            assert [line for line in again.splitlines() if "games" in line] == [
                line for line in whole.splitlines() if "games" in line], (kept, again)
            assert path.read_text(encoding="utf-8").startswith(broken), "what was kept is kept"


def another_match_is_not_mixed_in(engine):
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "match.txt"))
        words = ["--records", path, "--opening", "0", "--games", "2"]
        match(engine, *words, "breakthrough", "random", "random")
        text = Path(path).read_text(encoding="utf-8")
        for other in (["--seed", "2", "breakthrough", "random", "random"], ["rinne", "random", "random"],
                      ["breakthrough", "random", "nodes:1"], ["--opening", "3", "breakthrough", "random", "random"]):
            assert "holds a game of another match" in match(engine, *words, *other, status=1), other
        assert Path(path).read_text(encoding="utf-8") == text


def beginnings_are_even_and_played_with_both_colours(engine):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.txt")
        match(engine, "--records", str(path), "--opening", "4", "--games", "4", "tensei", "nodes:50", "random")
        games = list(Records(path))
    begun = [[str(move) for move in game.history][:4] for game in games]
    assert begun[0] == begun[1] != begun[2] == begun[3], begun
    assert [game.tags["White"] for game in games] == ["nodes:50", "random"] * 2
    asked = []

    def third(tried):
        asked.append(tried.position)
        return len(asked) == 3
    game = opening("rinne", 1, 0, 6, third)
    assert game.position == asked[2] and len(set(asked)) == 3
    assert opening("rinne", 1, 1, 6, lambda _: True) != opening("rinne", 2, 1, 6, lambda _: True)


def stronger_players_score_more(engine):
    written = match(engine, "--games", "8", "rinne", "nodes:300", "random").splitlines()
    assert written[-3].startswith("8 games: +8 =0 -0, 100.0 %, Elo +"), written
    assert written[-2].startswith("nodes:300: ") and written[-1].startswith("random: "), written


def a_test_ends_a_match(engine):
    written = match(engine, "--games", "400", "--test", "0", "200", "rinne", "nodes:300", "random").splitlines()
    assert written[-3].endswith("A is better") and int(written[-3].split()[0]) < 100, written


def an_engine_that_fails_loses(engine):
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder, "match.txt")
        for kind, source, comment in (("uci", UCI_THAT_ERRS, "e2e4"), ("cecp", CECP_THAT_ENDS, "has ended"),
                                      ("cecp", CECP_OF_OLD, "e2")):
            child = Path(folder, kind + ".py")
            child.write_text(source, encoding="utf-8")
            records.unlink(missing_ok=True)
            written = match(engine, "--opening", "0", "--games", "2", "--records", str(records), "chess", "random",
                            f"{kind}:{sys.executable} {child}")
            assert written.startswith("2 games: +2 =0 -0"), written
            for game in Records(records):
                assert game.reason.text == "adjudication" and comment in game.comments[game.ply][0], game.record()
                assert "says nothing" not in game.comments[game.ply][0], game.record()
                if source is not CECP_THAT_ENDS and game.tags["White"] != "random":
                    assert str(game.history[0]) == "e2e4", game.record()


def engines_by_either_protocol_play(engine):
    written = match(engine, "--opening", "2", "--games", "2", "--time", "0.02", "--plies", "40", "chess",
                    f"uci:{engine};Seed=1", f"cecp:{engine};Nodes=100")
    assert written.startswith("2 games: "), written


def wrong_words_are_refused(engine):
    for words in (["chess", "level:x", "random"], ["chess", "random", "nothing"], ["nothing", "random", "random"],
                  ["rinne", f"uci:{engine}", "random"], ["chess", "cecp:/no/such/engine", "random"]):
        said = match(engine, "--opening", "0", *words, status=1)
        assert said.startswith("match.py: ") and "Traceback" not in said, said


def main():
    engine, name = sys.argv[1:]
    globals()[name](str(Path(engine).resolve()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
