/* SPDX-License-Identifier: MIT
 * Marks on the squares of a picture: goals, pits, the last move, check, what has been tapped and what may be. */
#include "defaults.h"
#include "picture.h"

/* ---- goals and pits ---- */

/* The corners of a square, in the colours of the player whose goal it is. */
static const char GOAL_PATH[] =
    "M6 6h26v8h-18v18h-8zM94 6v26h-8v-18h-18v-8zM94 94h-26v-8h18v-18h8zM6 94v-26h8v18h18v8z";

static void put_goal(const picture *drawn, int32_t square, int32_t player)
{
    const piece_colours *colours = &drawn->colours->pieces[player];

    agi_begin_on_square(drawn, "path", "goal", square);
    agi_put_player(drawn->writer, player);
    agi_put_format(drawn->writer, " fill=\"%s\" stroke=\"%s\" stroke-width=\"2\" d=\"%s\"/>\n", colours->body,
                   colours->edge, GOAL_PATH);
}

static void put_pit(const picture *drawn, int32_t square)
{
    agi_begin_on_square(drawn, "g", "pit", square);
    agi_put_format(drawn->writer,
                   " fill=\"%s\"><rect x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"18\" fill-opacity=\".35\"/>"
                   "<rect x=\"12\" y=\"14\" width=\"76\" height=\"76\" rx=\"14\"/></g>\n",
                   drawn->colours->screen);
}

static void put_traits(const picture *drawn)
{
    const ag_game *game = drawn->game;

    for (int32_t square = 0; square < agi_square_count(game->variant); square++) {
        const int32_t traits = game->rules->square_traits(game->variant, game->now, square);

        if ((traits & AG_SQUARE_PIT) != 0) put_pit(drawn, square);
        if ((drawn->flags & AG_PICTURE_GOALS) == 0) continue;
        if ((traits & AG_SQUARE_GOAL_WHITE) != 0) put_goal(drawn, square, AG_WHITE);
        if ((traits & AG_SQUARE_GOAL_BLACK) != 0) put_goal(drawn, square, AG_BLACK);
    }
}

/* ---- tinted squares: the last move, check ---- */

static void put_tint(const picture *drawn, const char *mark, int32_t square, const char *colour)
{
    agi_begin_on_square(drawn, "rect", mark, square);
    agi_put_format(drawn->writer, " width=\"100\" height=\"100\" fill=\"%s\" fill-opacity=\".55\"/>\n", colour);
}

/* The squares that the move after a ply changed; none when it was played unchecked and is no legal move. */
static void note_ply(const ag_game *game, int32_t ply, bool *changed)
{
    ag_step buf[AGI_STEPS_MAX];
    agi_steps steps = {.buf = buf, .cap = AGI_STEPS_MAX};
    const agi_position *position = agi_position_at(game, ply);
    const ag_move move = ag_game_move_at(game, ply);

    if (!agi_is_legal(game->variant, position, move)) return;
    game->rules->move_steps(game->variant, position, move, &steps);
    for (int32_t i = 0; i < steps.count && i < AGI_STEPS_MAX; i++) {
        changed[buf[i].from] = true;
        changed[buf[i].to] = true;
    }
}

/* A roll belongs to the turn before it. */
static void put_last_move(const picture *drawn)
{
    const ag_game *game = drawn->game;
    bool changed[AGI_SQUARES_MAX] = {false};
    bool is_roll = true;

    for (int32_t ply = agi_ply(game) - 1; ply >= 0 && is_roll; ply--) {
        note_ply(game, ply, changed);
        is_roll = agi_position_at(game, ply)->roll_due != 0;
    }
    for (int32_t square = 0; square < agi_square_count(game->variant); square++) {
        if (changed[square]) put_tint(drawn, "last-move", square, drawn->colours->last_move);
    }
}

static void put_check(const picture *drawn)
{
    const ag_game *game = drawn->game;
    const int32_t king = ag_piece_make(0, game->now->side);

    if (ag_game_in_check(game) != 1) return;
    for (int32_t square = 0; square < agi_square_count(game->variant); square++) {
        if (game->rules->piece_at(game->variant, game->now, square) != king) continue;
        put_tint(drawn, "check", square, drawn->colours->check);
    }
}

/* A frame, which hides neither a tint nor a goal. */
static void put_chosen(const picture *drawn)
{
    for (int32_t square = 0; square < agi_square_count(drawn->game->variant); square++) {
        if (!drawn->view->chosen[square]) continue;
        agi_begin_on_square(drawn, "rect", "chosen", square);
        agi_put_format(drawn->writer,
                       " x=\"4\" y=\"4\" width=\"92\" height=\"92\" fill=\"none\" stroke=\"%s\" "
                       "stroke-width=\"8\"/>\n",
                       drawn->colours->chosen);
    }
}

/* The last move and check belong to the board before the taps. */
void agi_put_marks(const picture *drawn)
{
    const uint32_t flags = drawn->view->is_half_made ? 0 : drawn->flags;

    if ((flags & AG_PICTURE_LAST_MOVE) != 0) put_last_move(drawn);
    if ((flags & AG_PICTURE_CHECK) != 0) put_check(drawn);
    put_traits(drawn);
    put_chosen(drawn);
}

/* ---- targets ---- */

/* A dot on an empty square, a ring round a piece. */
static void put_target(const picture *drawn, int32_t square)
{
    agi_begin_on_square(drawn, "circle", "target", square);
    agi_put_text(drawn->writer, " cx=\"50\" cy=\"50\"");
    if (drawn->view->board[square] == 0) {
        agi_put_format(drawn->writer, " r=\"17\" fill=\"%s\" fill-opacity=\".8\"/>\n", drawn->colours->chosen);
    } else {
        agi_put_format(drawn->writer, " r=\"44\" fill=\"none\" stroke=\"%s\" stroke-width=\"9\"/>\n",
                       drawn->colours->chosen);
    }
}

void agi_put_targets(const picture *drawn)
{
    for (int32_t square = 0; square < agi_square_count(drawn->game->variant); square++) {
        if (agi_is_offered(&drawn->view->targets, square)) put_target(drawn, square);
    }
}
