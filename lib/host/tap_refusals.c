/* SPDX-License-Identifier: MIT
 * Why taps make no move, in a sentence. Where a piece and its target have been tapped the game says it, as it does of
 * the same move written as text. */
#include "taps.h"

#include "position_text.h"
#include "squares.h"

/* A tap that is refused: the last of `n`. Those before it have led to `before`. */
typedef struct refusal {
    const ag_game *game;
    const int32_t *taps;
    int32_t n;
    agi_tapped before;
    int32_t board[AGI_SQUARES_MAX]; /* after the taps before it */
    agi_writer *why;
} refusal;

static int32_t tap_of(const refusal *r)
{
    return r->taps[r->n - 1];
}

/* ---- naming taps ---- */

enum { NAMES_BYTES = 160, NAMED_MOST = 8 };

/* "e4", "done", "Queen". */
static void put_tap(agi_writer *writer, const ag_variant *variant, int32_t tap)
{
    if (tap == AG_TAP_DONE) {
        agi_put_text(writer, "done");
    } else if (tap == AG_TAP_CHOICE) {
        agi_put_text(writer, "none of them");
    } else if (tap > AG_TAP_CHOICE) {
        agi_put_text(writer, ag_variant_piece_name(variant, tap - AG_TAP_CHOICE));
    } else {
        agi_put_square(writer, variant, tap);
    }
}

/* "e3 or e4"; of many the first ones, "or others". */
typedef struct tap_names {
    char text[NAMES_BYTES];
} tap_names;

static tap_names name_offers(const ag_variant *variant, const agi_tap_set *offers)
{
    int32_t taps[NAMED_MOST];
    tap_names names;
    agi_writer writer = agi_writer_make(names.text, NAMES_BYTES);
    const int32_t count = agi_list_taps(offers, taps, NAMED_MOST);

    for (int32_t i = 0; i < count && i < NAMED_MOST; i++) {
        if (i > 0) agi_put_text(&writer, i + 1 < count ? ", " : " or ");
        put_tap(&writer, variant, taps[i]);
    }
    if (count > NAMED_MOST) agi_put_text(&writer, " or others");
    agi_writer_end(&writer);
    return names;
}

/* ---- taps that the rest of the position does not matter for ---- */

static bool is_square(const ag_variant *variant, int32_t tap)
{
    return tap >= 0 && tap < agi_square_count(variant);
}

static bool is_piece_choice(const ag_variant *variant, int32_t tap)
{
    return tap > AG_TAP_CHOICE && tap <= AG_TAP_CHOICE + 2 * variant->kind_count;
}

/* No tap at all, or one behind a whole move. */
static bool refuse_number(const refusal *r)
{
    const ag_variant *variant = r->game->variant;
    const int32_t tap = tap_of(r);

    if (r->before.move != 0) {
        agi_say(r->why, "the first %d taps already make a whole move: no tap can follow", r->n - 1);
        return true;
    }
    if (is_square(variant, tap) || is_piece_choice(variant, tap) || tap == AG_TAP_DONE || tap == AG_TAP_CHOICE)
        return false;
    agi_say(r->why, "%d is not a tap: a tap is a square from 0 to %d, AG_TAP_DONE, or AG_TAP_CHOICE and a piece", tap,
            agi_square_count(variant) - 1);
    return true;
}

/* ---- a piece and its target ---- */

enum { MOVE_BYTES = 32 };

/* Writes the taps as a move; false when they are none that a text could say. */
static bool write_taps(const refusal *r, agi_writer *text)
{
    const agi_turn_taps *turn_taps = r->game->rules->turn_taps;
    const ag_variant *variant = r->game->variant;

    if (turn_taps) return turn_taps->write && turn_taps->write(variant, r->game->now, r->taps, r->n, text);
    if (r->n != 2 || !is_square(variant, r->taps[0])) return false;
    agi_put_square(text, variant, r->taps[0]);
    agi_put_square(text, variant, r->taps[1]);
    return true;
}

static bool refuse_as_text(const refusal *r)
{
    char text[MOVE_BYTES];
    agi_writer writer = agi_writer_make(text, MOVE_BYTES);
    agi_reader reader = {.text = text, .at = 0};
    ag_move move;

    if (!is_square(r->game->variant, tap_of(r)) || !write_taps(r, &writer)) return false;
    agi_writer_end(&writer);
    return r->game->rules->read_move(r->game->variant, r->game->now, &reader, &move, r->why) == AG_ERR_ILLEGAL;
}

/* ---- a piece that is to move ---- */

static bool is_own(const refusal *r, int32_t piece)
{
    return piece != 0 && ag_piece_player(piece) == r->game->now->side;
}

/* Whether the tap was to choose one of the player's own pieces: only such are offered. */
static bool begins_an_action(const refusal *r)
{
    const agi_tap_set *offers = &r->before.offers;
    bool has_any = false;

    for (int32_t square = 0; square < agi_square_count(r->game->variant); square++) {
        if (!agi_is_offered(offers, square)) continue;
        if (!is_own(r, r->board[square])) return false;
        has_any = true;
    }
    return has_any;
}

static bool refuse_piece(const refusal *r)
{
    const ag_variant *variant = r->game->variant;
    const int32_t square = tap_of(r);
    const char *player = agi_name_side(r->game->now->side);
    const int32_t piece = is_square(variant, square) ? r->board[square] : 0;
    const char *piece_name = ag_variant_piece_name(variant, piece);
    agi_square_name name;

    if (!is_square(variant, square) || !begins_an_action(r)) return false;
    name = agi_name_square(variant, square);
    if (piece == 0) {
        agi_say(r->why, "there is no piece on %s", name.text);
    } else if (!is_own(r, piece)) {
        agi_say(r->why, "the %s on %s is %s's, and it is %s's turn", piece_name, name.text,
                agi_name_side(ag_piece_player(piece)), player);
    } else if (r->n > 1) {
        agi_say(r->why, "the %s on %s can do nothing more in this turn", piece_name, name.text);
    } else if (ag_game_in_check(r->game)) {
        agi_say(r->why, "%s's King is in check, and no move of the %s on %s ends it", player, piece_name, name.text);
    } else {
        agi_say(r->why, "the %s on %s has no legal move", piece_name, name.text);
    }
    return true;
}

/* ---- everything else ---- */

static void refuse_otherwise(const refusal *r)
{
    char name[NAMES_BYTES];
    agi_writer writer = agi_writer_make(name, NAMES_BYTES);

    put_tap(&writer, r->game->variant, tap_of(r));
    agi_writer_end(&writer);
    agi_say(r->why, "%s cannot be tapped here; %s can", name, name_offers(r->game->variant, &r->before.offers).text);
}

static bool is_refused(const ag_game *game, const int32_t *taps, int32_t n, agi_tapped *tapped)
{
    return agi_follow_taps(game, taps, n, tapped) == AG_ERR_ILLEGAL;
}

/* Most often it is the last tap that is refused. */
static int32_t find_refused(const ag_game *game, const int32_t *taps, int32_t n)
{
    agi_tapped tapped;
    int32_t first = 1;

    if (!is_refused(game, taps, n - 1, &tapped)) return n;
    while (!is_refused(game, taps, first, &tapped)) first++;
    return first;
}

static void explain_refused(const ag_game *game, const int32_t *taps, int32_t n, agi_writer *why)
{
    refusal r = {.game = game, .taps = taps, .n = find_refused(game, taps, n), .why = why};

    agi_follow_taps(game, taps, r.n - 1, &r.before);
    agi_tapped_board(game, taps, r.n - 1, &r.before, r.board);
    if (refuse_number(&r) || refuse_as_text(&r) || refuse_piece(&r)) return;
    refuse_otherwise(&r);
}

void agi_explain_taps(const ag_game *game, const int32_t *taps, int32_t n, int32_t status, const agi_tapped *tapped,
                      agi_writer *why)
{
    if (why->cap == 0) return;
    if (status == AG_ERR_FINISHED) {
        agi_refuse_finished(game, why);
    } else if (status == AG_ERR_AMBIGUOUS) {
        agi_say(why, "the move is not complete; %s can be tapped next",
                name_offers(game->variant, &tapped->offers).text);
    } else {
        explain_refused(game, taps, n, why);
    }
}
