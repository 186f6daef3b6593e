/* SPDX-License-Identifier: MIT
 * The squares come first, then AG_TAP_DONE, AG_TAP_CHOICE, and AG_TAP_CHOICE plus each piece. */
#include "action.h"

#include <string.h>

enum { TAPS_OFFERED_MOST = 512 }; /* more than any variant has */

static int32_t squares_of(const ag_variant *variant)
{
    return ag_variant_files(variant) * ag_variant_ranks(variant);
}

int32_t agi_action_count(const ag_variant *variant)
{
    return squares_of(variant) + 2 + 2 * ag_variant_piece_kinds(variant);
}

int32_t agi_tap_of_action(const ag_variant *variant, int32_t action)
{
    const int32_t squares = squares_of(variant);

    if (action < 0 || action >= agi_action_count(variant)) return AG_ERR_ARGUMENT;
    if (action < squares) return action;
    return action == squares ? AG_TAP_DONE : AG_TAP_CHOICE + action - squares - 1;
}

static int32_t action_of_tap(int32_t squares, int32_t tap)
{
    if (tap < squares) return tap;
    return tap == AG_TAP_DONE ? squares : tap - AG_TAP_CHOICE + squares + 1;
}

void agi_write_mask(const ag_game *game, const int32_t *taps, int32_t n, uint8_t *mask)
{
    const ag_variant *const variant = ag_game_variant(game);
    const int32_t squares = squares_of(variant);
    int32_t offered[TAPS_OFFERED_MOST];
    const int32_t count = ag_game_next_taps(game, taps, n, offered, TAPS_OFFERED_MOST);

    memset(mask, 0, (size_t)agi_action_count(variant));
    for (int32_t i = 0; i < count; i++) mask[action_of_tap(squares, offered[i])] = 1;
}
