# SPDX-License-Identifier: MIT
"""Whether tests/run.sh says what it is doing all the time.

    check_run.py TESTS

The scripts are run with stand-ins for everything that takes long: Meson sleeps, and the pace is one second instead of
the 20 that a person sees.
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SILENCE_SECONDS = 30  # at most, by their own pace
PACE = 1
STEP_SECONDS = 3
STEPS = ["looking for what the tests need", "examples/run.sh replays the sample game",
         "examples/run.sh offers a game at a terminal", "build-tests/plain is set up", "everything is built without a warning",
         "plain", "valgrind", "build-tests/sanitized is set up", "AddressSanitizer and UndefinedBehaviorSanitizer",
         "build-tests/threads is set up", "ThreadSanitizer"]
LONG = ["plain", "valgrind", "AddressSanitizer and UndefinedBehaviorSanitizer", "ThreadSanitizer"]
MESON = f"""#!/bin/sh
echo ' 12/345 a test  OK'
case "$1 $*" in
test*) sleep {STEP_SECONDS}; mkdir -p "$3/meson-logs"; echo '{{"result": "OK"}}' >"$3/meson-logs/testlog.json" ;;
esac
"""


def stand_ins(root, tests):
    for folder in ["tests/play", "examples", "bin"]:
        os.makedirs(root / folder)
    for name in ["run.sh", "progress.sh", "count.py"]:
        (root / "tests" / name).write_bytes((tests / name).read_bytes())
    for name, text in {"tests/play/offer.py": "", "examples/run.sh": "", "examples/packages.sh": "need() { :; }\n",
                       "bin/meson": MESON}.items():
        (root / name).write_text(text, encoding="utf-8")
    (root / "bin" / "meson").chmod(0o755)


def run(root):
    """The lines that the script writes, and its status."""
    path = f"{root / 'bin'}:{os.environ['PATH']}"
    script = subprocess.Popen(["sh", "tests/run.sh"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding="utf-8", env={**os.environ, "PATH": path, "progress_seconds": str(PACE)})
    written, _ = script.communicate()
    return written.splitlines(), script.returncode


def main():
    tests = Path(sys.argv[1])
    pace = int(re.search(r"progress_seconds:-(\d+)", (tests / "progress.sh").read_text(encoding="utf-8"))[1])
    assert pace <= SILENCE_SECONDS, f"{pace} seconds of silence"
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        stand_ins(Path(folder), tests)
        lines, status = run(Path(folder))
    assert status == 0 and lines[-1] == "7 passed, 0 failed", lines
    assert [line[:-4] for line in lines if line.endswith(" ...")] == STEPS, lines
    for step in LONG:
        assert f"  {step}: 12/345 done, {PACE} s" in lines, (step, lines)


if __name__ == "__main__":
    main()
