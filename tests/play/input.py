# SPDX-License-Identifier: MIT
"""Gives 04_play what no session file can hold: bytes that are no text, long lines, streams that are closed or full.

    input.py PROGRAM NAME    one of the tests below, named after what it pins
"""
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

SECONDS_MOST = 120
START = "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w"
AFTER_ONE = "2k2/k3k/1k1k1/1K1KN/K4/2K2 b"
FUZZED_LINES = 120
FILE_BYTES_MOST = 20
WORDS = (b"tap", b"back", b"moves", b"targets", b"undo", b"redo", b"last", b"claim", b"draw", b"resign", b"go 3",
         b"flip", b"unicode", b"notation", b"position", b"hash", b"hint", b"roll", b"load", b"save", b"player", b"help",
         b"text", b"a1", b"e2", b"e4", b"d3", b"done", b"none", b"K", b"white", b"search", b"random", b"2", b"\0",
         b"\x1b[31m", b"\xff")


def run(program, given, *arguments, **options):
    return subprocess.run([program, *arguments], input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=SECONDS_MOST, check=False, **options)


def lines_end_in_any_way(program):
    for given in b"e2e3\r\nposition\r\n", b"  e2e3\t\nposition", b"\n\n \ne2e3 \n\t position \n":
        ran = run(program, given, "rinne")
        assert ran.returncode == 0, ran
        assert AFTER_ONE.encode() in ran.stdout, ran.stdout


def a_nul_byte_is_refused(program):
    for given in b"e2\0e3\nposition\n", b"e2e3\0\nposition\n", b"\0\nposition\n":
        ran = run(program, given, "rinne")
        assert ran.returncode == 1 and b"NUL byte" in ran.stdout and START.encode() in ran.stdout, ran
    ran = run(program, b"\0\nrinne\nposition\n")
    assert ran.returncode == 1 and START.encode() in ran.stdout, ran


def a_line_may_be_of_any_length(program):
    for line in b"e2e3" + b" " * 3000000, b"x" * 3000000, b"tap " + b"e2 " * 100000, b"load " + b"y" * 100000:
        ran = run(program, line + b"\nposition\n", "rinne")
        assert ran.returncode in (0, 1), ran.returncode
        assert b"position\n2k2/" in ran.stdout and len(ran.stdout) < 5000, len(ran.stdout)


def control_bytes_are_not_written(program):
    codes = bytes(range(1, 10)) + bytes(range(11, 32)) + b"\x7f\x80\x9b\xff\xc2\x9b\xe2\x80\xae"
    lines = [codes + b"[31m", b"tap " + codes, b"targets " + codes, b"load " + codes, b"save no/" + codes,
             b"moves " + codes, b"resign " + codes, b"go " + codes, b"player " + codes,
             b"load broken" + codes + b" 2"]
    ran = run(program, b"".join(line + b"\n" for line in lines), "rinne")
    assert ran.returncode == 1, ran
    for arguments in (["--seed", codes], [codes], ["--" + "\x1b[31m"], ["--load", codes],
                      ["--position", codes, "rinne"]):
        refused = run(program, b"", *arguments)
        assert refused.returncode in (1, 2) and refused.stderr, refused
        assert not re.search(rb"[^\n -~]", refused.stderr), refused.stderr
    assert not re.search(rb"[^\n -~]", ran.stdout), ran.stdout


def there_is_no_colour_on_a_pipe(program):
    ran = run(program, b"targets e2\n", "rinne", env={**os.environ, "TERM": "xterm"})
    assert b"\x1b" not in ran.stdout and b">K" in ran.stdout, ran.stdout


def a_closed_input_is_the_end(program):
    ran = subprocess.run(["sh", "-c", '"$0" rinne <&-', program], stdout=subprocess.PIPE,
                         timeout=SECONDS_MOST, check=False)
    assert ran.returncode == 0 and b"White to move" in ran.stdout, ran


def a_full_output_is_a_failure(program):
    for arguments in ["rinne"], ["--help"], ["--list"]:
        with open("/dev/full", "wb") as full:
            ran = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, stdout=full,
                                 timeout=SECONDS_MOST, check=False)
        assert ran.returncode == 1, (arguments, ran.returncode)


def half_a_record_is_not_left(program):
    with tempfile.TemporaryDirectory() as folder:
        limit = FILE_BYTES_MOST, FILE_BYTES_MOST
        ran = run(program, b"save game.txt\ne2e3\nsave game.txt\n", "rinne", cwd=folder, restore_signals=False,
                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit))
        assert ran.stdout.count(b"game.txt cannot be written (File too large).") == 2, ran.stdout
        assert not os.listdir(folder)


def any_lines_at_all_are_survived(program):
    chosen = random.Random(1)
    folder = tempfile.mkdtemp()
    for line in run(program, b"", "--list").stdout.decode().splitlines():
        words = [b" ".join(chosen.choices(WORDS, k=chosen.randint(1, 4))) for _ in range(FUZZED_LINES)]
        ran = run(program, b"\n".join(words), "--effort", "2000", "--plies", "4", "--seed", "1", "--dice-by-hand",
                  line.split()[0], cwd=folder)
        assert ran.returncode == 1 and not ran.stderr, (line, ran.returncode, ran.stderr)
    shutil.rmtree(folder)


def main():
    program, name = sys.argv[1:]
    globals()[name](os.path.abspath(program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
