/* SPDX-License-Identifier: MIT */
#include "tap_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

/* The number of a tap's name: a square, "done", "choice:Q" or "choice:none". */
static int32_t tap_of(const ag_variant *variant, const char *name)
{
    if (strcmp(name, "done") == 0) return AG_TAP_DONE;
    if (strcmp(name, "choice:none") == 0) return AG_TAP_CHOICE;
    if (strchr("-0123456789", name[0]) != NULL) return (int32_t)strtol(name, NULL, 10);
    if (strncmp(name, "choice:", 7) != 0) return ag_variant_square_find(variant, name);
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
        if (strcmp(ag_variant_piece_code(variant, piece), name + 7) == 0) return AG_TAP_CHOICE + piece;
    }
    expect(false, NULL, "there is no piece '%s'", name + 7);
    return 0;
}

int32_t read_taps(const ag_variant *variant, const char *names, int32_t taps[TAPS_ROOM])
{
    char name[32];
    int used;
    int32_t n = 0;

    for (; sscanf(names, "%31s%n", name, &used) == 1; names += used) taps[n++] = tap_of(variant, name);
    return n;
}

static void append(text *to, const char *before, const char *word)
{
    const size_t used = strlen(to->bytes);
    snprintf(to->bytes + used, TEXT_ROOM - used, "%s%s", before, word);
}

text names_of_taps(const ag_variant *variant, const int32_t *taps, int32_t n)
{
    text made = {""};
    char name[8];

    for (int32_t i = 0; i < n; i++) {
        const char *gap = i > 0 ? " " : "";
        if (taps[i] == AG_TAP_DONE || taps[i] == AG_TAP_CHOICE) {
            append(&made, gap, taps[i] == AG_TAP_DONE ? "done" : "choice:none");
        } else if (taps[i] > AG_TAP_CHOICE) {
            append(&made, gap, "choice:");
            append(&made, "", ag_variant_piece_code(variant, taps[i] - AG_TAP_CHOICE));
        } else {
            ag_variant_square_name(variant, taps[i], name, (int32_t)sizeof name);
            append(&made, gap, name);
        }
    }
    return made;
}
