/* SPDX-License-Identifier: MIT
 * The rule for results of varying length, for every function that has one: the full count is returned whatever the
 * capacity, no byte past it is written, text is terminated. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { CANARY = 0xA5, MARGIN = 64, SMALL = 80, TEXT = 0, ALL_TRAITS = 2 * AG_MOVE_PROPELS - 1 };

/* What the functions are called with: a game under way, a move of it, the taps of that move. */
typedef struct subject {
    const ag_game *game;
    ag_move move;
    int32_t taps[TAPS_ROOM];
    int32_t n;
} subject;

typedef struct producer {
    const char *name;
    int32_t (*produce)(const subject *of, void *buf, int32_t cap);
    size_t element; /* bytes of one; TEXT is that of a text */
} producer;

static int32_t square_name(const subject *of, void *buf, int32_t cap)
{
    return ag_variant_square_name(ag_game_variant(of->game), 7, buf, cap);
}

static int32_t moves(const subject *of, void *buf, int32_t cap)
{
    return ag_game_moves(of->game, buf, cap);
}

static int32_t moves_from(const subject *of, void *buf, int32_t cap)
{
    return ag_game_moves_from(of->game, ag_move_from(of->game, of->move), buf, cap);
}

static int32_t moves_with(const subject *of, void *buf, int32_t cap)
{
    return ag_game_moves_with(of->game, ALL_TRAITS, buf, cap);
}

static int32_t coordinate_text_at(const subject *of, void *buf, int32_t cap)
{
    return ag_game_move_text_at(of->game, 1, AG_TEXT_COORDINATE, buf, cap);
}

static int32_t standard_text_at(const subject *of, void *buf, int32_t cap)
{
    return ag_game_move_text_at(of->game, 1, AG_TEXT_STANDARD, buf, cap);
}

static int32_t hash_text(const subject *of, void *buf, int32_t cap)
{
    return ag_game_hash_text(of->game, buf, cap);
}

static int32_t position(const subject *of, void *buf, int32_t cap)
{
    return ag_game_position(of->game, buf, cap);
}

static int32_t whole_board(const subject *of, void *buf, int32_t cap)
{
    return ag_game_board(of->game, buf, cap);
}

static int32_t board_bytes(const subject *of, void *buf, int32_t cap)
{
    return ag_game_board_bytes(of->game, buf, cap);
}

static int32_t coordinate_text(const subject *of, void *buf, int32_t cap)
{
    return ag_move_text(of->game, of->move, AG_TEXT_COORDINATE, buf, cap);
}

static int32_t standard_text(const subject *of, void *buf, int32_t cap)
{
    return ag_move_text(of->game, of->move, AG_TEXT_STANDARD, buf, cap);
}

static int32_t steps(const subject *of, void *buf, int32_t cap)
{
    return ag_move_steps(of->game, of->move, buf, cap);
}

static int32_t next_taps(const subject *of, void *buf, int32_t cap)
{
    return ag_game_next_taps(of->game, of->taps, of->n - 1, buf, cap);
}

static int32_t tapped_steps(const subject *of, void *buf, int32_t cap)
{
    return ag_game_tapped_steps(of->game, of->taps, of->n, buf, cap);
}

static int32_t tapped_board(const subject *of, void *buf, int32_t cap)
{
    return ag_game_tapped_board(of->game, of->taps, of->n, buf, cap);
}

static int32_t move_taps(const subject *of, void *buf, int32_t cap)
{
    return ag_move_taps(of->game, of->move, buf, cap);
}

static int32_t picture(const subject *of, void *buf, int32_t cap)
{
    return ag_game_svg(of->game, 200, AG_PICTURE_COORDINATES, of->taps, of->n - 1, buf, cap);
}

static int32_t piece_picture(const subject *of, void *buf, int32_t cap)
{
    return ag_variant_piece_svg(ag_game_variant(of->game), 1, 0, 0, buf, cap);
}

static int32_t board_text(const subject *of, void *buf, int32_t cap)
{
    return ag_game_board_text(of->game, AG_BOARD_UNICODE, of->taps, of->n - 1, buf, cap);
}

static int32_t coordinate_record(const subject *of, void *buf, int32_t cap)
{
    return ag_record_write(of->game, AG_TEXT_COORDINATE, buf, cap);
}

static int32_t standard_record(const subject *of, void *buf, int32_t cap)
{
    return ag_record_write(of->game, AG_TEXT_STANDARD, buf, cap);
}

static const producer PRODUCERS[] = {
    {"ag_variant_square_name", square_name, TEXT},
    {"ag_game_moves", moves, sizeof(ag_move)},
    {"ag_game_moves_from", moves_from, sizeof(ag_move)},
    {"ag_game_moves_with", moves_with, sizeof(ag_move)},
    {"ag_game_move_text_at, coordinate", coordinate_text_at, TEXT},
    {"ag_game_move_text_at, standard", standard_text_at, TEXT},
    {"ag_game_hash_text", hash_text, TEXT},
    {"ag_game_position", position, TEXT},
    {"ag_game_board", whole_board, sizeof(int32_t)},
    {"ag_game_board_bytes", board_bytes, sizeof(uint8_t)},
    {"ag_move_text, coordinate", coordinate_text, TEXT},
    {"ag_move_text, standard", standard_text, TEXT},
    {"ag_move_steps", steps, sizeof(ag_step)},
    {"ag_game_next_taps", next_taps, sizeof(int32_t)},
    {"ag_game_tapped_steps", tapped_steps, sizeof(ag_step)},
    {"ag_game_tapped_board", tapped_board, sizeof(int32_t)},
    {"ag_move_taps", move_taps, sizeof(int32_t)},
    {"ag_game_svg", picture, TEXT},
    {"ag_variant_piece_svg", piece_picture, TEXT},
    {"ag_game_board_text", board_text, TEXT},
    {"ag_record_write, coordinate", coordinate_record, TEXT},
    {"ag_record_write, standard", standard_record, TEXT},
};

enum { PRODUCER_COUNT = sizeof PRODUCERS / sizeof PRODUCERS[0] };

static subject make_subject(const ag_variant *variant)
{
    ag_game *game = new_game(variant, NULL);
    uint64_t seed = 12;
    subject made = {.game = game};

    ag_game_playout(game, &seed, 4);
    expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    ag_game_moves(game, &made.move, 1);
    made.n = ag_move_taps(game, made.move, made.taps, TAPS_ROOM);
    return made;
}

static void free_subject(subject *made)
{
    ag_game_free((ag_game *)made->game);
}

/* One capacity: the count, what is written, and that nothing else is. */
static void try_capacity(const producer *one, const subject *of, const unsigned char *whole, int32_t full, int32_t cap)
{
    const bool is_text = one->element == TEXT;
    const size_t element = is_text ? 1 : one->element;
    const size_t room = (size_t)cap * element;
    unsigned char *buf = malloc(room + MARGIN);
    const int32_t count = cap < full ? cap : full;
    const int32_t kept = is_text && cap > 0 && cap <= full ? cap - 1 : count;

    memset(buf, CANARY, room + MARGIN);
    expect_number(one->produce(of, buf, cap), full, of->game, one->name);
    expect(memcmp(buf, whole, (size_t)kept * element) == 0, of->game, "%s with %" PRId32, one->name, cap);
    if (is_text && cap > 0) expect(buf[kept] == '\0', of->game, "%s: unterminated", one->name);
    for (size_t i = is_text ? room : (size_t)kept * element; i < room + MARGIN; i++) {
        expect(buf[i] == CANARY, of->game, "%s writes past %" PRId32, one->name, cap);
    }
    free(buf);
}

static void try_producer(const producer *one, const subject *of)
{
    const int32_t full = one->produce(of, NULL, 0);
    const bool is_text = one->element == TEXT;
    unsigned char *whole = calloc((size_t)full + 1, is_text ? 1 : one->element);

    expect(full >= 0, of->game, "%s gives %" PRId32 " for the size", one->name, full);
    one->produce(of, whole, full + is_text);
    for (int32_t cap = 0; cap <= full + 2; cap = cap < SMALL || cap >= full - 1 ? cap + 1 : full - 1) {
        try_capacity(one, of, whole, full, cap);
    }
    expect_status(one->produce(of, whole, -1), AG_ERR_ARGUMENT, of->game, one->name);
    expect_status(one->produce(of, whole, INT32_MIN), AG_ERR_ARGUMENT, of->game, one->name);
    expect_status(one->produce(of, NULL, 1), AG_ERR_ARGUMENT, of->game, one->name);
    expect_status(one->produce(of, NULL, INT32_MAX), AG_ERR_ARGUMENT, of->game, one->name);
    expect_status(one->produce(of, NULL, -1), AG_ERR_ARGUMENT, of->game, one->name);
    free(whole);
}

START_TEST(results_fit_every_capacity)
{
    subject of = make_subject(ag_variant_at(_i));
    for (size_t i = 0; i < PRODUCER_COUNT; i++) try_producer(&PRODUCERS[i], &of);
    free_subject(&of);
}
END_TEST

/* Each function that writes text, called such that it fails. */
static int32_t name_of_no_square(const subject *of, void *buf, int32_t cap)
{
    return ag_variant_square_name(ag_game_variant(of->game), -1, buf, cap);
}

static int32_t text_at_no_ply(const subject *of, void *buf, int32_t cap)
{
    return ag_game_move_text_at(of->game, ag_game_ply(of->game), AG_TEXT_COORDINATE, buf, cap);
}

static int32_t hash_text_of_no_game(const subject *of, void *buf, int32_t cap)
{
    (void)of;
    return ag_game_hash_text(NULL, buf, cap);
}

static int32_t position_of_no_game(const subject *of, void *buf, int32_t cap)
{
    (void)of;
    return ag_game_position(NULL, buf, cap);
}

static int32_t text_of_no_move(const subject *of, void *buf, int32_t cap)
{
    return ag_move_text(of->game, 0, AG_TEXT_STANDARD, buf, cap);
}

static int32_t picture_of_no_size(const subject *of, void *buf, int32_t cap)
{
    return ag_game_svg(of->game, -1, 0, NULL, 0, buf, cap);
}

static int32_t picture_of_no_tap(const subject *of, void *buf, int32_t cap)
{
    static const int32_t no_tap = -1;
    return ag_game_svg(of->game, 0, 0, &no_tap, 1, buf, cap);
}

static int32_t picture_of_no_piece(const subject *of, void *buf, int32_t cap)
{
    return ag_variant_piece_svg(ag_game_variant(of->game), 0, 0, 0, buf, cap);
}

static int32_t board_text_of_no_tap(const subject *of, void *buf, int32_t cap)
{
    static const int32_t no_tap = -1;
    return ag_game_board_text(of->game, 0, &no_tap, 1, buf, cap);
}

static int32_t board_text_of_no_game(const subject *of, void *buf, int32_t cap)
{
    (void)of;
    return ag_game_board_text(NULL, 0, NULL, 0, buf, cap);
}

static int32_t record_in_no_style(const subject *of, void *buf, int32_t cap)
{
    return ag_record_write(of->game, -1, buf, cap);
}

static const producer FAILURES[] = {
    {"ag_variant_square_name", name_of_no_square, TEXT},
    {"ag_game_move_text_at", text_at_no_ply, TEXT},
    {"ag_game_hash_text", hash_text_of_no_game, TEXT},
    {"ag_game_position", position_of_no_game, TEXT},
    {"ag_move_text", text_of_no_move, TEXT},
    {"ag_game_svg", picture_of_no_size, TEXT},
    {"ag_game_svg", picture_of_no_tap, TEXT},
    {"ag_variant_piece_svg", picture_of_no_piece, TEXT},
    {"ag_game_board_text", board_text_of_no_game, TEXT},
    {"ag_game_board_text", board_text_of_no_tap, TEXT},
    {"ag_record_write", record_in_no_style, TEXT},
};

enum { FAILURE_COUNT = sizeof FAILURES / sizeof FAILURES[0] };

START_TEST(a_text_that_fails_is_empty)
{
    subject of = make_subject(ag_variant_at(_i));

    for (size_t i = 0; i < FAILURE_COUNT; i++) {
        const producer *one = &FAILURES[i];
        unsigned char buf[2] = {CANARY, CANARY};

        expect(one->produce(&of, buf, 0) < 0, of.game, "%s does not fail", one->name);
        expect(buf[0] == CANARY, of.game, "%s writes without room", one->name);
        expect(one->produce(&of, buf, 2) < 0, of.game, "%s does not fail", one->name);
        expect(buf[0] == '\0' && buf[1] == CANARY, of.game, "%s: no empty text", one->name);
    }
    free_subject(&of);
}
END_TEST

/* The functions that explain, each refusing something. */
static int32_t explain_new(const subject *of, char *why, int32_t cap)
{
    ag_game *game;
    return ag_game_new(&game, ag_game_variant(of->game), "no position", why, cap);
}

static int32_t explain_new_allowing(const subject *of, char *why, int32_t cap)
{
    ag_game *game;
    return ag_game_new_allowing(&game, ag_game_variant(of->game), "no position", 1, why, cap);
}

static int32_t explain_problems(const subject *of, char *why, int32_t cap)
{
    return ag_position_problems(ag_game_variant(of->game), "no position", NULL, NULL, why, cap);
}

static int32_t explain_play_text(const subject *of, char *why, int32_t cap)
{
    return ag_game_play_text((ag_game *)of->game, "no move", why, cap);
}

static int32_t explain_parse(const subject *of, char *why, int32_t cap)
{
    ag_move move;
    return ag_move_parse(of->game, "no move", AG_PARSE_LENIENT, &move, why, cap);
}

static int32_t explain_tapped(const subject *of, char *why, int32_t cap)
{
    static const int32_t no_tap = -1;
    ag_move move;
    return ag_game_tapped_move(of->game, &no_tap, 1, &move, why, cap);
}

static int32_t explain_read(const subject *of, char *why, int32_t cap)
{
    static const char record[] = "[no tag\n";
    ag_game *game;
    const int32_t status = ag_record_read(record, (int32_t)strlen(record), 1, NULL, NULL, &game, why, cap);

    (void)of;
    ag_game_free(game); /* a broken record hands out the game up to there */
    return status;
}

typedef struct explainer {
    const char *name;
    int32_t (*explain)(const subject *of, char *why, int32_t cap);
    int32_t status;
} explainer;

static const explainer EXPLAINERS[] = {
    {"ag_game_new", explain_new, AG_ERR_SYNTAX},
    {"ag_game_new_allowing", explain_new_allowing, AG_ERR_SYNTAX},
    {"ag_position_problems", explain_problems, AG_ERR_SYNTAX},
    {"ag_game_play_text", explain_play_text, AG_ERR_SYNTAX},
    {"ag_move_parse", explain_parse, AG_ERR_SYNTAX},
    {"ag_game_tapped_move", explain_tapped, AG_ERR_ILLEGAL},
    {"ag_record_read", explain_read, AG_ERR_SYNTAX},
};

enum { EXPLAINER_COUNT = sizeof EXPLAINERS / sizeof EXPLAINERS[0], WHY_ROOM = 300 };

static void try_sentence(const explainer *one, const subject *of, const char *whole, int32_t cap)
{
    char why[WHY_ROOM + MARGIN];
    const int32_t full = (int32_t)strlen(whole);
    const int32_t kept = cap - 1 < full ? cap - 1 : full;

    memset(why, CANARY, sizeof why);
    expect_status(one->explain(of, why, cap), one->status, of->game, one->name);
    if (cap > 0) {
        expect(memcmp(why, whole, (size_t)kept) == 0, of->game, "%s: another sentence", one->name);
        expect(why[kept] == '\0', of->game, "%s: unterminated", one->name);
    }
    for (size_t i = (size_t)cap; i < sizeof why; i++) {
        expect((unsigned char)why[i] == CANARY, of->game, "%s writes past %" PRId32, one->name, cap);
    }
}

START_TEST(sentences_fit_every_capacity)
{
    subject of = make_subject(ag_variant_at(_i));

    for (size_t i = 0; i < EXPLAINER_COUNT; i++) {
        const explainer *one = &EXPLAINERS[i];
        char whole[WHY_ROOM];
        expect_status(one->explain(&of, whole, WHY_ROOM), one->status, of.game, one->name);
        expect(whole[0] != '\0' && strlen(whole) < WHY_ROOM - 1, of.game, "%s says '%s'", one->name, whole);
        for (int32_t cap = 0; cap <= (int32_t)strlen(whole) + 2; cap++) try_sentence(one, &of, whole, cap);
        expect_status(one->explain(&of, NULL, 0), one->status, of.game, one->name);
        expect_status(one->explain(&of, whole, -1), AG_ERR_ARGUMENT, of.game, one->name);
        expect_status(one->explain(&of, whole, INT32_MIN), AG_ERR_ARGUMENT, of.game, one->name);
        expect_status(one->explain(&of, NULL, 1), AG_ERR_ARGUMENT, of.game, one->name);
        expect_status(one->explain(&of, NULL, -1), AG_ERR_ARGUMENT, of.game, one->name);
    }
    free_subject(&of);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite,
                     TESTS(results_fit_every_capacity, a_text_that_fails_is_empty, sentences_fit_every_capacity));
}
