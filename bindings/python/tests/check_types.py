# SPDX-License-Identifier: MIT
"""Has mypy check the package and the examples, as strictly as it can: check_types.py MYPY"""
import glob
import os
import subprocess
import sys
import tempfile

PACKAGE = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))


def main(mypy):
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        checked = ["abstractgames", *sorted(glob.glob(os.path.join(PACKAGE, "examples", "*.py")))]
        command = [mypy, "--strict", "--cache-dir", folder, "--python-version"]
        return max(subprocess.run([*command, version, *checked], cwd=PACKAGE, check=False).returncode
                   for version in ("3.9", "3.11"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
