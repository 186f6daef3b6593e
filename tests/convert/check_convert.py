# SPDX-License-Identifier: MIT
"""Converts files of many games, and files that are none.

    check_convert.py CHECK CONVERT RANDOM-GAMES [GAMES PLIES MEGABYTES]

Each check is a function; a false assertion is a failure.
"""
import argparse
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

BROKEN = b'[Variant "rinne"]\n\n1. e2e3 e5e2 *\n\n'
SUM = re.compile(r"(.*): (\d+) games? read, (\d+) broken(?:, \d+ with a remark)?\n")


def made(arguments):
    return subprocess.run([arguments.random_games, str(arguments.games), str(arguments.plies)], stdout=subprocess.PIPE,
                          check=True).stdout


def convert(arguments, given, *options):
    """Status, output and report of one run."""
    ran = subprocess.run([arguments.convert, *options], input=given, capture_output=True, check=False)
    return ran.returncode, ran.stdout, ran.stderr.decode("ascii")


def expect(found, expected):
    if found != expected:
        sys.exit(f"found:    {found!r:.3000}\nexpected: {expected!r:.3000}")


def converted(arguments, given, style):
    """What a file becomes in which no record is broken."""
    status, output, report = convert(arguments, given, "--style", style)
    expect((status, SUM.fullmatch(report)[3]), (0, "0"))
    return output


def there_and_back(arguments):
    """Both notations are converted into each other without loss."""
    coordinate = made(arguments)
    standard = converted(arguments, coordinate, "standard")
    assert standard != coordinate
    expect(converted(arguments, standard, "coordinate"), coordinate)
    expect(converted(arguments, standard, "standard"), standard)


def line_ends_and_marks(arguments):
    """CRLF and a byte order mark make no difference, not even to the lines of a report."""
    plain = made(arguments) + BROKEN + made(arguments)
    expected = convert(arguments, plain)
    line = made(arguments).count(b"\n") + 3
    assert f":{line}: the King on e5 cannot move to e2\n" in expected[2], expected[2]
    expect(convert(arguments, plain.replace(b"\n", b"\r\n")), expected)
    expect(convert(arguments, b"\xef\xbb\xbf" + plain), expected)


def into_a_file(arguments):
    games = made(arguments)
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        path = os.path.join(folder, "new.txt")
        status, output, _ = convert(arguments, games, "--style", "coordinate", "--output", path)
        expect((status, output), (0, b""))
        with open(path, "rb") as file:
            expect(file.read(), games)


def no_room(arguments):
    """What cannot be written is no success, whether it is noticed at once or in the end."""
    for given in [BROKEN.replace(b" e5e2", b""), made(arguments)]:
        with open("/dev/full", "wb") as full:
            ran = subprocess.run([arguments.convert], input=given, stdout=full, stderr=subprocess.PIPE, check=False)
        expect(ran.returncode, 2)
        assert ran.stderr.endswith(b"standard input: what comes of it cannot be written\n"), ran.stderr


def the_file_it_reads(arguments):
    """A file to which its own games would be added has no end: that is refused, and the file stays as it was."""
    games = made(arguments)
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        path = os.path.join(folder, "games.txt")
        with open(path, "wb") as file:
            file.write(games)
        for words, reads in [([arguments.convert, path], os.devnull), ([arguments.convert], path)]:
            with open(path, "ab") as output, open(reads, "rb") as given:
                ran = subprocess.run(words, stdin=given, stdout=output, stderr=subprocess.PIPE, timeout=60, check=False,
                                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 24, 1 << 24)))
            expect(ran.returncode, 2)
            assert ran.stderr.endswith(b": what comes of it would be written into the file itself\n"), ran.stderr
            with open(path, "rb") as file:
                assert file.read() == games, "the file has changed"


def longer_in_the_other_notation(arguments):
    """A game whose record is too long in the other notation is reported and left out, and the next one is written."""
    moves = b"e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2e2 c5a5"
    size = ((1 << 20) - 200) // 256
    tags = b"".join(b'[T%03d "%s"]\n' % (i, b"x" * (size - len('[T000 ""]\n'))) for i in range(256))
    record = b'[Variant "rinne"]\n' + tags + b"\n" + moves + b" *\n\n"
    fine = BROKEN.replace(b" e5e2", b"")
    status, output, _ = convert(arguments, record + fine, "--style", "coordinate")
    expect((status, output.count(b"[Variant")), (0, 2))
    status, output, report = convert(arguments, record + fine)
    expect((status, output.count(b"[Variant")), (1, 1))
    sentence = "its record is longer than 1048576 bytes in the other notation"
    expect(report, f"standard input: game 1: {sentence}\nstandard input: 1 game read, 1 broken\n")


def garbage(arguments):
    """Whatever the bytes are, each report has a line and letters in UTF-8 that can be printed, and the sum is true."""
    source = random.Random(7)
    for length in [1, 10, 1000, 100000, 1500000]:
        given = source.randbytes(length)
        status, output, report = convert(arguments, given, "--check")
        lines = output.decode("utf-8").splitlines(keepends=True)
        expect((report, len(lines) - 1), ("", int(SUM.fullmatch(lines[-1])[3])))
        expect(status, 1 if len(lines) > 1 else 0)
        for line in lines[:-1]:
            number = re.fullmatch(r"standard input:(\d+): [^\x00-\x1f\x7f-\x9f]+\n", line)
            assert number and 1 <= int(number[1]) <= given.count(b"\n") + given.count(b"\r") + 1, line


def long_file(arguments):
    """A long file is converted in a room that does not depend on its length, and every broken record is found."""
    most = arguments.megabytes << 20
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output:
        given.write(BROKEN)
        given.flush()
        subprocess.run([arguments.random_games, str(arguments.games), str(arguments.plies)], stdout=given, check=True)
        given.seek(0, os.SEEK_END)
        given.write(BROKEN)
        given.seek(0)
        text = given.read()
        given.seek(0)
        ran = subprocess.run([arguments.convert], stdin=given, stdout=output, stderr=subprocess.PIPE, encoding="ascii",
                             check=False, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)))
    last = text.count(b"\n") - BROKEN.count(b"\n") + 3
    expect((ran.returncode, ran.stderr), (
        1, "standard input:3: the King on e5 cannot move to e2\n"
        f"standard input:{last}: the King on e5 cannot move to e2\n"
        f"standard input: {arguments.games} games read, 2 broken\n"))
    assert len(text) > most, f"{len(text)} bytes are not many for a room of {most}"


CHECKS = [there_and_back, line_ends_and_marks, into_a_file, no_room, the_file_it_reads, longer_in_the_other_notation,
          garbage, long_file]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("check", choices=[check.__name__ for check in CHECKS])
    parser.add_argument("convert")
    parser.add_argument("random_games")
    parser.add_argument("games", type=int, nargs="?", default=240)
    parser.add_argument("plies", type=int, nargs="?", default=90)
    parser.add_argument("megabytes", type=int, nargs="?")
    arguments = parser.parse_args()
    next(check for check in CHECKS if check.__name__ == arguments.check)(arguments)


if __name__ == "__main__":
    main()
