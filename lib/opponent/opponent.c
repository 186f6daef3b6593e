/* SPDX-License-Identifier: MIT
 * The handle. All of its memory is one block: what is always needed, the moves of all frames, and the table. How large
 * each part is follows from the bytes alone, so that opponents find the same on every machine. */
#include "handle.h"
#include "level.h"
#include "survey.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum {
    HEAD_BYTES = 163840, /* the handle and the weights of any variant */
    MOVE_BYTES = 8,      /* a move and its score */
    MOVES_MOST = 524288,
    MOVES_PART = 4, /* of the bytes, a move's room has this part */
    SURVEY_GAMES = 20
};

/* The largest weights: those of 127 kinds on 80 squares. */
_Static_assert(sizeof(struct ag_opponent) + AGI_PIECES * 80 * sizeof(agi_weight) <= HEAD_BYTES,
               "the head is too small");
_Static_assert(sizeof(agi_entry) == 16, "an entry is as large as another machine's");

/* ---- making ---- */

static void lay_out(ag_opponent *opponent, int32_t bytes)
{
    agi_search *search = &opponent->search;
    unsigned char *block = (void *)opponent;
    const int32_t rest = bytes - HEAD_BYTES;
    const int32_t room = rest / MOVES_PART / MOVE_BYTES;
    search->room = room < MOVES_MOST ? room : MOVES_MOST;
    search->value.weights = (void *)(opponent + 1);
    search->moves = (void *)(block + HEAD_BYTES);
    search->scores = (void *)(search->moves + search->room);
    search->table.entries = (void *)(search->scores + search->room);
    search->table.groups = (uint32_t)((rest - search->room * MOVE_BYTES) / (AGI_GROUP * (int32_t)sizeof(agi_entry)));
}

/* A variant without weights of its own is surveyed, in the memory that will be the table's. */
static bool set_value(agi_search *search)
{
    const agi_weights *known = agi_weights_of(search->variant);
    if (known != NULL) {
        agi_value_set(&search->value, search->variant, known);
        return true;
    }
    agi_weights found = {"", ag_variant_piece_kinds(search->variant), search->squares, NULL};
    agi_weight *weights = (void *)search->table.entries;
    const size_t cells = (size_t)found.kinds * (size_t)found.squares;
    uint32_t *room = (void *)(weights + cells);
    const size_t needed = cells * sizeof *weights + (size_t)agi_survey_room(search->variant) * sizeof *room;
    const size_t there = (size_t)search->table.groups * AGI_GROUP * sizeof(agi_entry);
    if (needed > there || !agi_survey(search->variant, SURVEY_GAMES, room, weights)) return false;
    found.weights = weights;
    agi_value_set(&search->value, search->variant, &found);
    memset(weights, 0, needed);
    return true;
}

static void set_facts(agi_search *search, const ag_variant *variant)
{
    search->variant = variant;
    search->facts = agi_facts_of(variant);
    search->squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    search->has_chance = ag_variant_has_chance(variant) == 1;
    for (int32_t square = 0; square < search->squares; square++) {
        const uint32_t traits = ag_variant_square_traits(variant, square);
        search->is_goal[AG_WHITE][square] = (traits & AG_SQUARE_GOAL_WHITE) != 0;
        search->is_goal[AG_BLACK][square] = (traits & AG_SQUARE_GOAL_BLACK) != 0;
        search->has_goals |= (traits & (AG_SQUARE_GOAL_WHITE | AG_SQUARE_GOAL_BLACK)) != 0;
    }
}

int32_t ag_opponent_new(ag_opponent **out, const ag_variant *variant, uint64_t seed, int32_t bytes)
{
    if (out != NULL) *out = NULL;
    if (out == NULL || variant == NULL || bytes < AG_OPPONENT_BYTES_MIN) return AG_ERR_ARGUMENT;
    ag_opponent *opponent = calloc(1, (size_t)bytes);
    if (opponent == NULL) return AG_ERR_MEMORY;
    opponent->variant = variant;
    set_facts(&opponent->search, variant);
    lay_out(opponent, bytes);
    opponent->search.seed = agi_mix(seed + 1);
    if (!set_value(&opponent->search)) {
        free(opponent);
        return AG_ERR_MEMORY;
    }
    *out = opponent;
    return AG_OK;
}

void ag_opponent_free(ag_opponent *opponent)
{
    if (opponent == NULL) return;
    ag_game_free(opponent->search.game);
    free(opponent);
}

const ag_variant *ag_opponent_variant(const ag_opponent *opponent)
{
    return opponent == NULL ? NULL : opponent->variant;
}

/* ---- levels ---- */

int32_t ag_opponent_set_level(ag_opponent *opponent, int32_t level)
{
    if (opponent == NULL || (level != 0 && agi_level_of(level) == NULL)) return AG_ERR_ARGUMENT;
    opponent->level = level;
    opponent->search.errors = level == 0 ? 0 : agi_level_of(level)->errors;
    opponent->has_begun = false;
    return AG_OK;
}

int32_t ag_opponent_level(const ag_opponent *opponent)
{
    return opponent == NULL ? AG_ERR_ARGUMENT : opponent->level;
}

/* ---- thinking ---- */

/* Whether this game is the one that is being thought about: the same moves have led to the same position. */
static bool is_same_game(const ag_opponent *opponent, const ag_game *game)
{
    const agi_search *search = &opponent->search;
    if (!opponent->has_begun || ag_game_ply(game) != search->root_ply) return false;
    if (ag_game_hash(game) != search->frames[0].hash) return false;
    if ((ag_game_automatic_draws(game) == 1) != opponent->automatic_draws) return false;
    for (int32_t ply = 0; ply < search->root_ply; ply++) {
        if (ag_game_move_at(game, ply) != ag_game_move_at(search->game, ply)) return false;
    }
    return true;
}

/* What is known of another game stays until the copy is made. */
static int32_t begin(ag_opponent *opponent, const ag_game *game)
{
    agi_search *search = &opponent->search;
    if (is_same_game(opponent, game)) return AG_OK;
    const int32_t status =
        search->game == NULL ? ag_game_clone(&search->game, game) : ag_game_assign(search->game, game);
    if (status != AG_OK) return status;
    opponent->has_begun = true;
    opponent->automatic_draws = ag_game_automatic_draws(game) == 1;
    agi_search_begin(search);
    return AG_OK;
}

/* How many of these nodes the level allows. */
static int32_t nodes_allowed(const ag_opponent *opponent, int32_t nodes)
{
    if (opponent->level == 0) return nodes;
    const int64_t left = (int64_t)agi_level_of(opponent->level)->nodes - (int64_t)opponent->search.nodes;
    return left < nodes ? (int32_t)left : nodes;
}

int32_t ag_opponent_think(ag_opponent *opponent, const ag_game *game, int32_t nodes)
{
    if (opponent == NULL || game == NULL || nodes < 1) return AG_ERR_ARGUMENT;
    if (ag_game_variant(game) != opponent->variant) return AG_ERR_ARGUMENT;
    const int32_t turn = ag_game_turn(game);
    if (turn == AG_NOBODY) return AG_ERR_FINISHED;
    if (turn == AG_CHANCE) return AG_ERR_ILLEGAL;
    const int32_t status = begin(opponent, game);
    if (status != AG_OK) return status;
    const int32_t worked = agi_search_run(&opponent->search, nodes_allowed(opponent, nodes));
    return worked == 0 && opponent->search.lacks_memory ? AG_ERR_MEMORY : worked;
}

/* ---- what it has found ---- */

static const agi_finding *finding_of(const ag_opponent *opponent)
{
    return opponent == NULL || !opponent->has_begun ? NULL : &opponent->search.found;
}

ag_move ag_opponent_best(const ag_opponent *opponent)
{
    const agi_finding *found = finding_of(opponent);
    return found == NULL ? 0 : found->best;
}

int32_t ag_opponent_line(const ag_opponent *opponent, ag_move *buf, int32_t cap)
{
    if (opponent == NULL || cap < 0 || (buf == NULL && cap > 0)) return AG_ERR_ARGUMENT;
    const agi_finding *found = finding_of(opponent);
    if (found == NULL) return 0;
    for (int32_t i = 0; i < found->line_length && i < cap; i++) buf[i] = found->line[i];
    return found->line_length;
}

static int32_t wins_in(const agi_finding *found)
{
    if (found->score >= AGI_WIN_LEAST) return (AGI_WIN - found->score + 1) / 2;
    if (found->score <= -AGI_WIN_LEAST) return -(AGI_WIN + found->score + 1) / 2;
    return 0;
}

int32_t ag_opponent_score(const ag_opponent *opponent, int32_t *score, int32_t *moves)
{
    const agi_finding *found = finding_of(opponent);
    if (score != NULL) *score = found == NULL ? 0 : found->score;
    if (moves != NULL) *moves = found == NULL ? 0 : wins_in(found);
    if (opponent == NULL) return AG_ERR_ARGUMENT;
    return found == NULL ? AG_ERR_EMPTY : AG_OK;
}

int32_t ag_opponent_score_text(const ag_opponent *opponent, char *buf, int32_t cap)
{
    const bool is_buffer = cap >= 0 && (buf != NULL || cap == 0);
    const agi_finding *found = finding_of(opponent);
    if (is_buffer && cap > 0) buf[0] = '\0';
    if (opponent == NULL || !is_buffer) return AG_ERR_ARGUMENT;
    if (found == NULL) return AG_ERR_EMPTY;
    return agi_words_write(found->score, wins_in(found), buf, cap);
}

int32_t ag_opponent_depth(const ag_opponent *opponent)
{
    const agi_finding *found = finding_of(opponent);
    if (opponent == NULL) return AG_ERR_ARGUMENT;
    return found == NULL ? 0 : found->depth;
}

uint64_t ag_opponent_nodes(const ag_opponent *opponent)
{
    return finding_of(opponent) == NULL ? 0 : opponent->search.nodes;
}
