# SPDX-License-Identifier: MIT
"""How the work of a program grows with its input, counted in instructions by valgrind, so that no clock decides.

    check_growth.py VALGRIND PROGRAM CASE

doubling    twice the plies are at most twice the work, plus 20 %
late        a thousand plies behind ply 100,000 are no more work than a thousand behind ply 1,000, plus 20 %
undone      the same with all plies taken back again
"""
import re
import subprocess
import sys

SLACK = 1.2


def instructions(valgrind, program, *arguments):
    run = subprocess.run([valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *map(str, arguments)],
                         capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def doubling(count):
    plies = 500
    work = count(plies)
    for plies in (1000, 2000, 4000, 8000):
        before, work = work, count(plies)
        yield f"{plies} plies", work, 2 * before


def late(count):
    start = count(0)
    early = count(2000) - count(1000)
    for plies in (10000, 100000):
        yield f"1000 plies behind ply {plies}", count(plies + 1000) - count(plies), early
    yield "100000 plies", count(100000) - start, 100 * early


def undone(count):
    return doubling(lambda plies: count(plies, "undone"))


def main(valgrind, program, case):
    worst = 0
    for what, work, expected in {"doubling": doubling, "late": late, "undone": undone}[case](
            lambda *arguments: instructions(valgrind, program, *arguments)):
        print(f"{what}: {work} instructions, {work / expected:.3f} of {expected}")
        worst = max(worst, work / expected)
    return worst > SLACK


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
