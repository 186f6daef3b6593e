# SPDX-License-Identifier: MIT
"""Whether the check of the pages notices a variant that stands nowhere.

    check_variants.py SOURCE PERFT

Each variant is taken out of each of its places, one at a time, and the check has to name both.
"""
import re
import sys

import check_pages


def without(variant, text):
    """The text with the variant, and no other whose id begins or ends as its does, under another name."""
    return re.sub(rf"(?<![\w-]){re.escape(variant)}(?![\w-])", "another", text)


def unnoticed(variants, texts):
    yield from check_pages.variants_without_a_place(variants, texts)
    for variant in variants:
        for page in texts:
            found = list(check_pages.variants_without_a_place(variants, {**texts, page: without(variant, texts[page])}))
            if len(found) != 1 or not found[0].startswith(f"{page}: {variant} has no "):
                yield f"{variant} is missing in {page}, and the check says {found}"


def main():
    source, perft = sys.argv[1:]
    variants = check_pages.listed_variants(perft)
    complaints = list(unnoticed(variants, check_pages.texts_about_variants(source)))
    print("\n".join(complaints))
    return 1 if complaints or not variants else 0


if __name__ == "__main__":
    sys.exit(main())
