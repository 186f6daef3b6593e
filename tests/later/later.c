/* SPDX-License-Identifier: MIT
 * A later library: it stands in front of the real one, and says numbers that no program of today knows: a result, a
 * player, a reason, traits, a problem, an action of a step, a status that is a failure and one that is none. */
#define _GNU_SOURCE
#include <abstractgames/abstractgames.h>
#include <dlfcn.h>
#include <string.h>

enum {
    LATER_REASON = 17,
    LATER_RESULT = 4,
    LATER_PLAYER = 4,
    LATER_ACTION = 5,
    LATER_BIT = 1 << 20,
    LATER_FAILURE = -20,
    LATER_SUCCESS = 2
};

/* The function of this name in the real library. */
static void *real(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

#define REAL(name) ((__typeof__(&(name)))real(#name))

int32_t ag_game_result(const ag_game *game)
{
    return REAL(ag_game_result)(game) == AG_ONGOING ? AG_ONGOING : LATER_RESULT;
}

int32_t ag_game_reason(const ag_game *game)
{
    return REAL(ag_game_reason)(game) == AG_REASON_NONE ? AG_REASON_NONE : LATER_REASON;
}

int32_t ag_game_claimable_draw(const ag_game *game)
{
    return REAL(ag_game_turn)(game) == AG_NOBODY ? 0 : LATER_REASON;
}

int32_t ag_game_turn(const ag_game *game)
{
    const int32_t turn = REAL(ag_game_turn)(game);

    return turn == AG_CHANCE ? LATER_PLAYER : turn;
}

/* The result has no text, and the reason has one. */
const char *ag_reason_name(int32_t reason)
{
    return reason == LATER_REASON ? "full moon" : REAL(ag_reason_name)(reason);
}

uint32_t ag_move_traits(const ag_game *game, ag_move move)
{
    return ag_game_is_legal(game, move) ? REAL(ag_move_traits)(game, move) | LATER_BIT : 0;
}

uint32_t ag_game_square_traits(const ag_game *game, int32_t square)
{
    return REAL(ag_game_square_traits)(game, square) | LATER_BIT;
}

uint32_t ag_variant_square_traits(const ag_variant *variant, int32_t square)
{
    return REAL(ag_variant_square_traits)(variant, square) | LATER_BIT;
}

int32_t ag_move_steps(const ag_game *game, ag_move move, ag_step *buf, int32_t cap)
{
    const int32_t count = REAL(ag_move_steps)(game, move, buf, cap);

    if (count > 0 && cap > 0) buf[0].action = LATER_ACTION;
    return count;
}

/* The position "moon" has a problem that is not known yet. */
int32_t ag_game_new_allowing(ag_game **out, const ag_variant *variant, const char *position, uint32_t problems,
                             char *why, int32_t why_cap)
{
    const int32_t status = REAL(ag_game_new_allowing)(out, variant, position, problems, why, why_cap);

    return position && strcmp(position, "moon") == 0 ? AG_ERR_POSITION : status;
}

int32_t ag_position_problems(const ag_variant *variant, const char *position, uint32_t *problems, int32_t *offset,
                             char *why, int32_t why_cap)
{
    const int32_t status = REAL(ag_position_problems)(variant, position, problems, offset, why, why_cap);

    if (!position || strcmp(position, "moon") != 0) return status;
    *problems = LATER_BIT;
    return AG_ERR_POSITION;
}

int32_t ag_game_undo(ag_game *game)
{
    const int32_t status = REAL(ag_game_undo)(game);

    return status == AG_ERR_EMPTY ? LATER_FAILURE : status;
}

int32_t ag_game_rewind(ag_game *game, int32_t ply)
{
    const int32_t status = REAL(ag_game_rewind)(game, ply);

    return status == AG_OK ? LATER_SUCCESS : status;
}
