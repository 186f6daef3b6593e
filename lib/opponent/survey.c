/* SPDX-License-Identifier: MIT */
#include "survey.h"

#include <string.h>

enum {
    PLIES = 120,      /* of a random game */
    MOVES_SEEN = 128, /* of a position: of more, every second, third ... stands for those between */
    STEPS = 4,        /* of a promotion, at most */
    BASIC = 100,      /* what the commonest kind is worth */
    KINDS = 127,      /* at most, of any game */
    SPREAD = 2,       /* squares count half of what their moves would make */
    NEAR = 12,        /* what it is worth to be one square nearer to a goal */
    ARRIVING = 120,   /* and to stand on it; a quarter of that next to it, a ninth on the square before */
    CARRIES = 4,      /* so many times that for the one piece of a kind */
    SEED = 20000
};

typedef struct survey {
    const ag_variant *variant;
    int32_t kinds;
    int32_t squares;
    uint32_t *moves; /* by kind and square, of positions in which its player is to move */
    uint32_t *stays; /* how often it stood there */
    ag_move *list;
    bool is_single[KINDS];  /* each player has exactly one, always */
    bool can_become[KINDS]; /* by promotion */
    int32_t worth[KINDS];
} survey;

int32_t agi_survey_room(const ag_variant *variant)
{
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    return 2 * ag_variant_piece_kinds(variant) * squares + AGI_SURVEY_MOVES;
}

/* The place of a piece in the tables, seen from its own side. */
static int32_t place_of(const survey *now, int32_t piece, int32_t square)
{
    const int32_t files = ag_variant_files(now->variant);
    const int32_t rank = square / files;
    const int32_t last = ag_variant_ranks(now->variant) - 1;
    const int32_t own = ag_piece_player(piece) == AG_WHITE ? square : (last - rank) * files + square % files;
    return ag_piece_kind(piece) * now->squares + own;
}

static void look_at_pieces(survey *now, const ag_game *game, int32_t player)
{
    uint8_t there[KINDS] = {0};
    for (int32_t square = 0; square < now->squares; square++) {
        const int32_t piece = ag_game_piece_at(game, square);
        if (piece == 0 || ag_piece_player(piece) != player) continue;
        now->stays[place_of(now, piece, square)]++;
        there[ag_piece_kind(piece)]++;
    }
    for (int32_t kind = 0; kind < now->kinds; kind++) {
        if (there[kind] != 1) now->is_single[kind] = false;
    }
}

static void look_at_promotion(survey *now, const ag_game *game, ag_move move)
{
    ag_step steps[STEPS];
    if ((ag_move_traits(game, move) & AG_MOVE_PROMOTION) == 0) return;
    const int32_t all = ag_move_steps(game, move, steps, STEPS);
    for (int32_t i = 0; i < all && i < STEPS; i++) {
        if (steps[i].action == AG_STEP_MOVE) now->can_become[ag_piece_kind(steps[i].after)] = true;
    }
}

static void look_at_moves(survey *now, const ag_game *game)
{
    const int32_t all = ag_game_moves(game, now->list, AGI_SURVEY_MOVES);
    const int32_t count = all < AGI_SURVEY_MOVES ? all : AGI_SURVEY_MOVES;
    const int32_t stride = 1 + count / MOVES_SEEN;
    for (int32_t i = 0; i < count; i += stride) {
        const int32_t from = ag_move_from(game, now->list[i]);
        const int32_t piece = ag_game_piece_at(game, from);
        if (piece > 0) now->moves[place_of(now, piece, from)] += (uint32_t)stride;
        const uint32_t traits = ag_variant_square_traits(now->variant, ag_move_to(game, now->list[i]));
        if ((traits & (AG_SQUARE_PROMOTION_WHITE | AG_SQUARE_PROMOTION_BLACK)) != 0)
            look_at_promotion(now, game, now->list[i]);
    }
}

static void look_at_game(survey *now, ag_game *game, uint64_t seed)
{
    for (int32_t ply = 0; ply < PLIES; ply++) {
        const int32_t turn = ag_game_turn(game);
        if (turn == AG_WHITE || turn == AG_BLACK) {
            look_at_pieces(now, game, turn);
            look_at_moves(now, game);
        }
        if (ag_game_playout(game, &seed, 1) < 1) break;
    }
    ag_game_rewind(game, 0);
}

static uint32_t sum_of(const survey *now, const uint32_t *table, int32_t kind)
{
    uint32_t sum = 0;
    for (int32_t square = 0; square < now->squares; square++) sum += table[kind * now->squares + square];
    return sum;
}

/* Moves of a kind, in hundredths. */
static int32_t moves_of_kind(const survey *now, int32_t kind)
{
    const uint32_t stays = sum_of(now, now->stays, kind);
    return stays == 0 ? 0 : (int32_t)((uint64_t)sum_of(now, now->moves, kind) * 100 / stays);
}

/* Moves of the kind that is seen most often, which is the measure of the others. */
static int32_t moves_of_commonest(const survey *now)
{
    int32_t unit = 1;
    uint32_t most = 0;
    for (int32_t kind = 0; kind < now->kinds; kind++) {
        const uint32_t stays = sum_of(now, now->stays, kind);
        if (stays <= most) continue;
        most = stays;
        unit = moves_of_kind(now, kind);
    }
    return unit > 0 ? unit : 1;
}

/* A kind that has not been seen is worth as much as one of the others on average. */
static void weigh_kinds(survey *now, int32_t unit)
{
    int32_t seen = 0;
    int32_t sum = 0;
    for (int32_t kind = 0; kind < now->kinds; kind++) {
        now->worth[kind] = (int32_t)((int64_t)BASIC * moves_of_kind(now, kind) / unit);
        if (now->is_single[kind] || sum_of(now, now->stays, kind) == 0) continue;
        sum += now->worth[kind];
        seen++;
    }
    for (int32_t kind = 0; kind < now->kinds; kind++) {
        if (now->is_single[kind]) now->worth[kind] = 0;
        else if (sum_of(now, now->stays, kind) == 0) now->worth[kind] = seen == 0 ? BASIC : sum / seen;
    }
}

/* How many king's steps a square is away from the nearest that has the trait; -1 when none has. */
static int32_t steps_to(const survey *now, int32_t square, uint32_t trait)
{
    const int32_t files = ag_variant_files(now->variant);
    int32_t nearest = -1;
    for (int32_t other = 0; other < now->squares; other++) {
        if ((ag_variant_square_traits(now->variant, other) & trait) == 0) continue;
        const int32_t across =
            square % files > other % files ? square % files - other % files : other % files - square % files;
        const int32_t along =
            square / files > other / files ? square / files - other / files : other / files - square / files;
        const int32_t steps = across > along ? across : along;
        if (nearest < 0 || steps < nearest) nearest = steps;
    }
    return nearest;
}

/* A kind that is never seen where pieces promote is one that does. */
static bool promotes(const survey *now, int32_t kind)
{
    bool is_there = false;
    for (int32_t square = 0; square < now->squares; square++) {
        if ((ag_variant_square_traits(now->variant, square) & AG_SQUARE_PROMOTION_WHITE) == 0) continue;
        if (now->stays[kind * now->squares + square] > 0) return false;
        is_there = true;
    }
    return is_there && sum_of(now, now->stays, kind) > 0;
}

/* Of the kinds that come about by promotion. */
static int32_t best_worth(const survey *now)
{
    int32_t best = 0;
    for (int32_t kind = 0; kind < now->kinds; kind++) {
        if (now->can_become[kind] && now->worth[kind] > best) best = now->worth[kind];
    }
    return best;
}

/* What a square adds for being near to where a piece wants to go. */
static int32_t worth_of_nearness(const survey *now, int32_t kind, int32_t square)
{
    const int32_t goal = steps_to(now, square, AG_SQUARE_GOAL_WHITE);
    if (goal >= 0) {
        const int32_t times = now->is_single[kind] ? CARRIES : 1;
        return times * (ARRIVING / ((goal + 1) * (goal + 1)) - NEAR * goal);
    }
    if (!promotes(now, kind)) return 0;
    const int32_t steps = steps_to(now, square, AG_SQUARE_PROMOTION_WHITE);
    const int32_t gain = best_worth(now) - now->worth[kind];
    return (gain > 0 ? gain : 0) / ((steps + 1) * (steps + 1));
}

/* What the moves from a square make it better or worse than others for this kind. */
static int32_t worth_of_moves(const survey *now, int32_t kind, int32_t square, int32_t unit)
{
    const int32_t at = kind * now->squares + square;
    if (now->stays[at] == 0) return 0;
    const int32_t moves = (int32_t)((uint64_t)now->moves[at] * 100 / now->stays[at]);
    return BASIC * (moves - moves_of_kind(now, kind)) / unit / SPREAD;
}

static void weigh_squares(const survey *now, int32_t kind, int32_t unit, agi_weight *weights)
{
    const bool has_goals = steps_to(now, 0, AG_SQUARE_GOAL_WHITE) >= 0;
    for (int32_t square = 0; square < now->squares; square++) {
        const int32_t moves = worth_of_moves(now, kind, square, unit);
        const int32_t base = now->worth[kind] + worth_of_nearness(now, kind, square);
        /* What must not be lost hides as long as the board is full. */
        const bool hides = now->is_single[kind] && !has_goals;
        weights[square].opening = (int16_t)(base + (hides ? -moves : moves));
        weights[square].ending = (int16_t)(base + moves);
    }
}

bool agi_survey(const ag_variant *variant, int32_t games, uint32_t *room, agi_weight *weights)
{
    survey now = {.variant = variant, .kinds = ag_variant_piece_kinds(variant)};
    ag_game *game;
    now.squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    const int32_t cells = now.kinds * now.squares;
    now.moves = room;
    now.stays = room + cells;
    now.list = room + 2 * cells;
    memset(room, 0, 2 * (size_t)cells * sizeof *room);
    memset(now.is_single, true, sizeof now.is_single);
    if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) return false;
    for (int32_t i = 0; i < games; i++) look_at_game(&now, game, (uint64_t)(SEED + i));
    ag_game_free(game);
    const int32_t unit = moves_of_commonest(&now);
    weigh_kinds(&now, unit);
    for (int32_t kind = 0; kind < now.kinds; kind++) weigh_squares(&now, kind, unit, weights + kind * now.squares);
    return true;
}
