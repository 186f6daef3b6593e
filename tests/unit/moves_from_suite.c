/* SPDX-License-Identifier: MIT
 * ag_game_moves_from lists what it chooses from once, however many moves there are. What generates moves is counted:
 * the rules of the games with plain moves by a copy of their tables, the others by their own functions, which the
 * linker wraps. */
#include "expect.h"
#include "fixture.h"
#include "game.h"
#include "games/tensor/generation.h"
#include "suite.h"

/* Positions with more moves than any list of one function has room for. */
typedef struct crowd {
    const char *variant;
    const char *position;
    int32_t moves;
    int lists; /* made for a square: one, and in Tensor one more that tells whose name moves home are under */
} crowd;

static const crowd CROWDS[] = {
    {"chess", "QQQQQQrk/Q4Qpp/Q5QQ/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQK w - - 0 1", 263, 1},
    {"sentai",
     "kR27R17R374/5R37R37R36/2R35R37R37R27R37R37/R37R37R37R374/R357/3R37R37R37R37R37/R37R37R37R37R37R37R371/1R375K w - "
     "- "
     "0 1",
     624, 1},
    {"sensei-arashi", "1s3s1/s2s3/3C3/s5s/2S1S2/1S2cS1/S5S w", 1943, 1},
    {"tensor", "4k4r/1T1T3TT1/4t1t3/T4t4/T1t1t1t1t1/1t1t3t2/2t1T3tT/TT3TT1RK w - - 0 1", 129125, 2},
};

static int lists_made;
static const agi_rules *counted;

static void count_moves_made(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    lists_made++;
    counted->moves(variant, position, list);
}

static uint64_t count_moves_counted(const ag_variant *variant, const agi_position *position)
{
    lists_made++;
    return counted->count[AGI_CPU_BASELINE](variant, position);
}

void __real_agi_diaballik_moves(const ag_variant *variant, const agi_position *position, agi_moves *list);
void __wrap_agi_diaballik_moves(const ag_variant *variant, const agi_position *position, agi_moves *list);
void __real_agi_tensor_moves_of(const tensor_position *position, squares movers, agi_moves *list);
void __wrap_agi_tensor_moves_of(const tensor_position *position, squares movers, agi_moves *list);

void __wrap_agi_diaballik_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    lists_made++;
    __real_agi_diaballik_moves(variant, position, list);
}

void __wrap_agi_tensor_moves_of(const tensor_position *position, squares movers, agi_moves *list)
{
    lists_made++;
    __real_agi_tensor_moves_of(position, movers, list);
}

START_TEST(moves_are_listed_once_for_a_square)
{
    const crowd *is = &CROWDS[_i];
    ag_variant variant = *ag_variant_find(is->variant);
    agi_rules rules = *variant.rules;
    ag_game *game = NULL;
    int32_t listed = 0;

    expect(ag_game_new_allowing(&game, &variant, is->position, rules.waivable, NULL, 0) == AG_OK, NULL, "no game");
    expect_number(ag_game_moves(game, NULL, 0), is->moves, game, "the number of moves");
    counted = game->rules;
    rules.moves = counted->turn_taps ? rules.moves : count_moves_made;
    rules.count[AGI_CPU_BASELINE] = count_moves_counted;
    game->rules = &rules;
    variant.rules = &rules;
    for (int32_t square = 0; square < agi_square_count(&variant); square++) {
        lists_made = 0;
        listed += ag_game_moves_from(game, square, NULL, 0);
        expect(lists_made <= is->lists, game, "square %d: %d lists were made", square, lists_made);
    }
    expect(listed > 0, game, "no square has moves");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, (int)(sizeof CROWDS / sizeof CROWDS[0]), TESTS(moves_are_listed_once_for_a_square));
}
