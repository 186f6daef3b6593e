/* SPDX-License-Identifier: MIT */
#include "tensor_answers.h"

#include <inttypes.h>
#include <string.h>

#include "expect.h"

/* A game that is over has no moves, though perft ignores that material is insufficient. */
answer answer_of_reference(const char *position, const reference_switches *switches)
{
    const reference_position read = reference_read(position);
    answer given = begin_answer(reference_judge(&read, switches));
    reference_moves list = reference_list(&read, switches);

    for (int i = 0; i < list.count && strcmp(given.status, "ongoing none") == 0; i++) {
        char written[REFERENCE_POSITION_TEXT];
        reference_write(&list.moves[i].after, written);
        add_line(&given, list.moves[i].text, "-", written);
    }
    end_answer(&given);
    reference_free(&list);
    return given;
}

static void expect_same_attacks(const ag_game *game, const char *position)
{
    static const reference_switches as_ruled;
    const reference_position read = reference_read(position);

    for (int32_t square = 0; square < REFERENCE_SQUARES; square++) {
        for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
            const bool should_be = reference_attacks(&read, "wb"[player], square, &as_ruled);
            const bool is = ag_game_attacked(game, square, player) == 1;
            expect(is == should_be, game, "square %" PRId32 ", attacked by player %" PRId32 ": %d", square, player, is);
        }
    }
}

void expect_reference_agrees(const ag_game *game)
{
    static const reference_switches as_ruled;
    const text position = position_text(game);
    answer library = answer_in_coordinates(game);
    answer reference = answer_of_reference(position.bytes, &as_ruled);

    expect_same_answer(game, &library, &reference, "the library's answer");
    if (strcmp(reference.status, "draw dead material") != 0) {
        const uint64_t leaves = ag_game_perft(game, 1);
        expect(leaves == (uint64_t)reference.count, game, "perft 1 is %" PRIu64, leaves);
    }
    expect_same_attacks(game, position.bytes);
    free_answer(&reference);
    free_answer(&library);
}
