# SPDX-License-Identifier: MIT
"""Makes the declarations that all bindings read from the public header.

    make_declarations.py HEADER > abstractgames.cdef
    make_declarations.py HEADER --check abstractgames.cdef

What comes out is plain C without comments or directives, as cffi and LuaJIT read it: every constant with its value,
every type, every function.
"""
import re
import sys

TITLE = """// SPDX-License-Identifier: MIT
// Made from the public header by make_declarations.py: change that one instead.
"""


def declarations_of(header):
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif\n", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    text = text.replace("AG_API ", "")
    statements = re.findall(r"[^;{}]+(?:\{[^}]*\}[^;]*)?;", text)
    return TITLE + "".join(re.sub(r"\s+", " ", statement).strip() + "\n" for statement in statements)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(header, check="", path=""):
    made = declarations_of(read(header))
    if check != "--check":
        sys.stdout.write(made)
        return 0
    if read(path) == made:
        return 0
    print(f"{path} is not what the header says: make it anew, see {sys.argv[0]}")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
