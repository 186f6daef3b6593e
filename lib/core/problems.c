/* SPDX-License-Identifier: MIT
 * Problems of a position string: what can be read but not played. */
#include "rules.h"

bool agi_problem_at(agi_problems *problems, uint32_t bit, int32_t offset, const char *format, ...)
{
    va_list arguments;

    problems->bits |= bit;
    if ((problems->allowed & bit) != 0) return true;
    if (problems->offset < 0 || offset < problems->offset) {
        problems->offset = offset;
        va_start(arguments, format);
        agi_say_list(problems->why, format, arguments);
        va_end(arguments);
    }
    return false;
}

/* Names of the bits, as they stand in the header. */
static const struct {
    uint32_t bit;
    const char *name;
} NAMES[] = {
    {AG_PROBLEM_TOO_MANY_PIECES, "AG_PROBLEM_TOO_MANY_PIECES"},
    {AG_PROBLEM_CASTLING, "AG_PROBLEM_CASTLING"},
    {AG_PROBLEM_EN_PASSANT, "AG_PROBLEM_EN_PASSANT"},
    {AG_PROBLEM_CHECKERS, "AG_PROBLEM_CHECKERS"},
};

void agi_name_waiver(agi_problems *problems, uint32_t waivable)
{
    const uint32_t refused = problems->bits & ~problems->allowed;
    const char *before = "; ag_game_new_allowing accepts it with ";

    if (refused == 0 || (refused & ~waivable) != 0) return;
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        if ((refused & NAMES[i].bit) == 0) continue;
        agi_put_format(problems->why, "%s%s", before, NAMES[i].name);
        before = " | ";
    }
    agi_writer_end_sentence(problems->why);
}
