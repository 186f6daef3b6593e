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
