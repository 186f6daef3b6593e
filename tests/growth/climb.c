/* SPDX-License-Identifier: MIT */
#include "climb.h"

#include <stdio.h>
#include <string.h>

#include "draw.h"

enum { CHANGES_MAX = 3, PLIES_MAX = 6, ANY_PROBLEM = -1 };

/* ---- by setting pieces ---- */

/* A board as the first field of a position string: ranks from the top, runs of empty squares as numbers. */
static void write_board(const ag_variant *variant, const board *of, text *written)
{
    const int32_t files = ag_variant_files(variant);
    size_t length = 0;

    for (int32_t rank = ag_variant_ranks(variant) - 1; rank >= 0; rank--) {
        int32_t empty = 0;
        for (int32_t file = 0; file < files; file++) {
            const int32_t piece = of->pieces[rank * files + file];
            empty += piece == 0;
            if (empty > 0 && (piece != 0 || file == files - 1))
                length += (size_t)snprintf(written->bytes + length, TEXT_ROOM - length, "%d", (int)empty);
            if (piece == 0) continue;
            empty = 0;
            length += (size_t)snprintf(written->bytes + length, TEXT_ROOM - length, "%s",
                                       ag_variant_piece_code(variant, piece));
        }
        length += (size_t)snprintf(written->bytes + length, TEXT_ROOM - length, "%s", rank > 0 ? "/" : "");
    }
}

/* Two squares change places, or one gets another piece or none. */
static void change_board(const ag_variant *variant, board *of, uint64_t *seed)
{
    const uint32_t squares = (uint32_t)of->count;
    int32_t *one = &of->pieces[draw_below(seed, squares)];
    int32_t *other = &of->pieces[draw_below(seed, squares)];
    const int32_t before = *one;

    if (draw_below(seed, 2) == 0) {
        *one = *other;
        *other = before;
    } else {
        *one = (int32_t)draw_below(seed, 2 * (uint32_t)ag_variant_piece_kinds(variant) + 1);
    }
}

static ag_game *with_other_pieces(const ag_game *game, uint64_t *seed)
{
    const ag_variant *variant = ag_game_variant(game);
    const text before = position_text(game);
    const char *rest = before.bytes + strcspn(before.bytes, " ");
    board changed = board_of(game);
    ag_game *after = NULL;
    text written;

    for (uint32_t changes = 1 + draw_below(seed, CHANGES_MAX); changes > 0; changes--)
        change_board(variant, &changed, seed);
    write_board(variant, &changed, &written);
    snprintf(written.bytes + strlen(written.bytes), TEXT_ROOM - strlen(written.bytes), "%s", rest);
    ag_game_new_allowing(&after, variant, written.bytes, (uint32_t)ANY_PROBLEM, NULL, 0);
    return after;
}

/* ---- by playing ---- */

static ag_game *played_on(const ag_game *game, uint64_t *seed)
{
    ag_game *after = clone_of(game);

    ag_game_rewind(after, ag_game_ply(after) - (int32_t)draw_below(seed, PLIES_MAX));
    ag_game_playout(after, seed, 1 + (int32_t)draw_below(seed, PLIES_MAX));
    return after;
}

ag_game *changed_a_little(const ag_game *game, uint64_t *seed)
{
    ag_game *after = draw_below(seed, 4) == 0 ? played_on(game, seed) : with_other_pieces(game, seed);

    if (after != NULL && ag_game_result(after) != AG_ONGOING) {
        ag_game_free(after);
        after = NULL;
    }
    return after;
}
