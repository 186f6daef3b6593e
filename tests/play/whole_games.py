# SPDX-License-Identifier: MIT
"""Plays whole games with 04_play, by script, to the end that the rules make.

    whole_games.py PROGRAM VARIANT

The games are those of games.tsv, whose moves are entered as coordinates, in the game's own notation or as taps, and
those of tests/data/games that come to an end. Of each, the result, its reason and the last position have to be right,
and the record that was saved has to be the same game.
"""
import csv
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
WAYS = {"coordinates": [], "notation": ["notation"], "taps": ["tap"]}
RESULTS = {"white": "1-0", "black": "0-1", "draw": "1/2-1/2"}
SENTENCES = {"1-0": "White has won", "0-1": "Black has won", "1/2-1/2": "The game is drawn"}
SECONDS_MOST = 120


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader((line for line in file if not line.startswith("# ")), delimiter="\t",
                                   quoting=csv.QUOTE_NONE))


def written_games(variant):
    for row in table(HERE / "games.tsv"):
        if row["variant"] == variant:
            yield row["entered"], row["moves"].split(" | "), row["position"], row["result"], row["reason"]


def random_games(variant):
    """The games of the table of a variant that end; the table does not say for which reason."""
    games = {}
    for row in table(HERE.parent / "data" / "games" / f"{variant}.tsv"):
        games.setdefault(row["game"], []).append(row)
    for rows in games.values():
        if rows[-1]["status after"] != "ongoing":
            moves = [row["move"] for row in rows]
            yield "coordinates", moves, rows[-1]["position after"], RESULTS[rows[-1]["status after"]], None


def run(program, arguments, lines, folder):
    given = "".join(line + "\n" for line in lines)
    return subprocess.run([program, *arguments], input=given, capture_output=True, encoding="utf-8", cwd=folder,
                          timeout=SECONDS_MOST, check=False)


def last_lines(transcript, prompt):
    """The line typed at the last prompt but one, and what came of it."""
    return transcript.rsplit(prompt, 2)[1].splitlines()


def complaints_of(program, variant, game):
    entered, moves, position, result, reason = game
    complaints = []
    with tempfile.TemporaryDirectory() as folder:
        lines = [*WAYS[entered], *moves, "save game.txt", "position"]
        played = run(program, ["--dice-by-hand", variant], lines, folder)
        again = run(program, ["--load", "game.txt"], ["position"], folder)
        record = Path(folder, "game.txt").read_text(encoding="utf-8") if Path(folder, "game.txt").exists() else ""
    ends = [line for line in played.stdout.splitlines() if line.endswith(f": {result} after {len(moves)} plies.")]
    if len(ends) != 1 or not ends[0].startswith(SENTENCES[result]) or f"({reason or ''}" not in ends[0]:
        complaints.append(f"it does not end {result} ({reason}) but {ends}")
    for name, ran in ("played", played), ("loaded", again):
        if ran.returncode != 0 or ran.stderr:
            complaints.append(f"{name}: status {ran.returncode} {ran.stderr}")
        elif last_lines(ran.stdout, "> ")[:2] != ["position", position]:
            complaints.append(f"{name}: the last position is not {position}")
    said = ends[0].split("(")[1].split(")")[0] if ends else "?"
    for tag in f'[Result "{result}"]', f'[Reason "{said}"]':
        if tag not in record:
            complaints.append(f"the record has no {tag}")
    if f"({said})" not in again.stdout:
        complaints.append("the record does not end as the game")
    return complaints


def main():
    program, variant = sys.argv[1:]
    program = Path(program).resolve()
    games = [*written_games(variant), *random_games(variant)]
    complaints = []
    for number, game in enumerate(games, 1):
        complaints += [f"game {number} ({game[0]}): {complaint}" for complaint in complaints_of(program, variant, game)]
    missing = {"coordinates", "taps"} - {game[0] for game in games}
    complaints += [f"{variant}: no game is entered as {way}" for way in sorted(missing)]
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
