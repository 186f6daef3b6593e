/* SPDX-License-Identifier: MIT */
#include "spoiled.h"

#include <stdio.h>
#include <string.h>

#include "expect.h"

void copy_constants(copy *made, const char *id)
{
    made->variant = *ag_variant_find(id);
    made->rules = *made->variant.rules;
    memcpy(made->kinds, made->variant.kinds, (size_t)made->variant.kind_count * sizeof *made->kinds);
    memcpy(made->drawings, made->variant.drawings, (size_t)made->variant.kind_count * sizeof *made->drawings);
    if (made->rules.turn_taps) {
        made->taps = *made->rules.turn_taps;
        made->rules.turn_taps = &made->taps;
    }
    made->variant.id = "copy";
    made->variant.start = NULL; /* its hash is that of the variant that was copied */
    made->variant.rules = &made->rules;
    made->variant.kinds = made->kinds;
    made->variant.drawings = made->drawings;
}

void expect_fault(const copy *spoiled, const char *sentence)
{
    const fault_list found = list_faults(&spoiled->variant);
    char line[300];

    snprintf(line, sizeof line, "%s\n", sentence);
    expect(strstr(found.lines, line) != NULL, NULL, "\"%s\" is not said, but:\n%s", sentence, found.lines);
}

void expect_other_fault(const other_fault *fault)
{
    copy spoiled;

    copy_constants(&spoiled, "rinne");
    fault->spoil(&spoiled);
    expect_fault(&spoiled, fault->sentence);
}
