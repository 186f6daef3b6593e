/* SPDX-License-Identifier: MIT */
#include "steps.h"
#include "memory.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>

static void print_piece(const ag_variant *variant, int32_t piece)
{
    printf("%s's %s", session_turn_name(ag_piece_player(piece)), ag_variant_piece_name(variant, piece));
}

static void print_step(const ag_variant *variant, const ag_step *step)
{
    char from[SQUARE_BYTES], to[SQUARE_BYTES];
    ag_variant_square_name(variant, step->from, from, sizeof from);
    ag_variant_square_name(variant, step->to, to, sizeof to);
    print_piece(variant, step->before != 0 ? step->before : step->after);
    switch (step->action) {
    case AG_STEP_MOVE: printf(" goes from %s to %s", from, to); break;
    case AG_STEP_REMOVE: printf(" leaves the board from %s", from); break;
    case AG_STEP_PLACE: printf(" appears on %s", to); break;
    default: printf(" on %s", to); break;
    }
    if (step->before != 0 && step->after != 0 && step->after != step->before) {
        const char *joint = step->action == AG_STEP_MOVE ? " and becomes" : " becomes";
        printf("%s %s", joint, ag_variant_piece_name(variant, step->after));
    }
}

/* The steps that happen together stand on one line. */
static void print_steps(const ag_game *game, ag_move move)
{
    const int32_t count = ag_move_steps(game, move, NULL, 0);
    if (count <= 0) return;
    ag_step *steps = memory_new((size_t)count, sizeof *steps);
    ag_move_steps(game, move, steps, count);
    for (int32_t i = 0; i < count; i++) {
        const int is_first = i == 0 || steps[i].group != steps[i - 1].group;
        printf(is_first ? "  " : ", ");
        print_step(ag_game_variant(game), &steps[i]);
        if (i + 1 == count || steps[i + 1].group != steps[i].group) putchar('\n');
    }
    free(steps);
}

/* Shows the ply that follows and plays it. */
static void show_ply(ag_game *game, ag_move move, int32_t style)
{
    char *text = text_of_move(game, move, style);
    printf("%s\n", text);
    free(text);
    print_steps(game, move);
    ag_game_play(game, move);
}

void steps_show_last(session *now, const char *arguments)
{
    const int32_t ply = ag_game_ply(now->game);
    ag_game *before = NULL;
    (void)arguments;
    if (ply == 0 || ag_game_clone(&before, now->game) != AG_OK) {
        session_refuse(now, "No move has been played yet.");
        return;
    }
    int32_t first = ply - 1;
    ag_game_rewind(before, first);
    if (first > 0 && ag_game_turn(before) == AG_CHANCE) ag_game_rewind(before, --first);
    for (; first < ply; first++) show_ply(before, ag_game_move_at(now->game, first), now->style);
    ag_game_free(before);
}
