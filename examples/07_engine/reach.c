/* SPDX-License-Identifier: MIT */
#include "reach.h"
#include "memory.h"
#include <stdlib.h>
#include <string.h>

/* Positions of so many random games are looked at, and so many moves of each, spread over its list. */
enum { GAMES = 12, PLIES = 40, LISTED = 4096, MOVES = 24, KINDS = 128, FAR = 3 };

/* The leaps that have a letter, by their longer and their shorter leg. */
static const struct {
    char letter;
    int32_t longer;
    int32_t shorter;
} leaps[] = {{'W', 1, 0}, {'F', 1, 1}, {'D', 2, 0}, {'N', 2, 1}, {'A', 2, 2}};

enum { LEAPS = sizeof leaps / sizeof *leaps, ALONG = LEAPS, ACROSS, WAYS };

/* Where to, as seen by the player: bits. */
enum { AHEAD = 1, ASIDE = 2, BACK = 4 };

struct reach {
    unsigned char moves[KINDS][WAYS]; /* to empty squares: where to */
    unsigned char captures[KINDS][WAYS];
};

static int32_t way_of(int32_t files, int32_t ranks)
{
    const int32_t longer = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    const int32_t shorter = abs(files) > abs(ranks) ? abs(ranks) : abs(files);
    for (int32_t way = 0; way < LEAPS; way++) {
        if (leaps[way].longer == longer && leaps[way].shorter == shorter) return way;
    }
    if (longer < FAR) return WAYS;
    return shorter == 0 ? ALONG : shorter == longer ? ACROSS : WAYS;
}

static void note_move(reach *found, const ag_game *game, ag_move move)
{
    const uint32_t besides = AG_MOVE_CASTLING | AG_MOVE_COMBINES | AG_MOVE_SPLITS | AG_MOVE_PROPELS | AG_MOVE_CHANCE;
    const int32_t files = ag_variant_files(ag_game_variant(game));
    const int32_t from = ag_move_from(game, move);
    const int32_t to = ag_move_to(game, move);
    const int32_t piece = ag_game_piece_at(game, from);
    const int32_t target = ag_game_piece_at(game, to);
    if (piece <= 0 || from == to || (ag_move_traits(game, move) & besides) != 0) return;
    if (target > 0 && ag_piece_player(target) == ag_piece_player(piece)) return;
    const int32_t ahead = ag_piece_player(piece) == AG_WHITE ? to / files - from / files : from / files - to / files;
    const int32_t way = way_of(to % files - from % files, ahead);
    if (way == WAYS) return;
    const unsigned char where = ahead > 0 ? AHEAD : ahead < 0 ? BACK : ASIDE;
    if (target > 0) found->captures[ag_piece_kind(piece)][way] |= where;
    else found->moves[ag_piece_kind(piece)][way] |= where;
}

/* Notes the moves of the positions of one random game. */
static void watch_game(reach *found, ag_game *game, uint64_t *seed, ag_move *moves)
{
    for (int32_t ply = 0; ply < PLIES && ag_game_turn(game) != AG_NOBODY; ply++) {
        const int32_t all = ag_game_moves(game, moves, LISTED);
        const int32_t listed = all < LISTED ? all : LISTED;
        for (int32_t i = 0; i < listed; i += 1 + listed / MOVES) note_move(found, game, moves[i]);
        if (ag_game_playout(game, seed, 1) != 1) return;
    }
}

reach *reach_find(const ag_variant *variant)
{
    reach *found = memory_new(1, sizeof *found);
    ag_move *moves = memory_new(LISTED, sizeof *moves);
    ag_game *game;
    uint64_t seed = 1;
    memset(found, 0, sizeof *found);
    if (ag_game_new(&game, variant, NULL, NULL, 0) == AG_OK) {
        for (int32_t i = 0; i < GAMES; i++) {
            watch_game(found, game, &seed, moves);
            ag_game_rewind(game, 0);
        }
        ag_game_free(game);
    }
    free(moves);
    return found;
}

void reach_free(reach *found)
{
    free(found);
}

/* A piece that goes back goes everywhere; others go ahead, or ahead and aside. */
static const char *directions(unsigned char where)
{
    if (where & BACK) return "";
    return where == AHEAD ? "f" : where == ASIDE ? "s" : "fs";
}

/* Not all ways are seen in all directions: who goes back in one goes back in all. */
static void complete(unsigned char *ways, unsigned char where)
{
    for (int32_t way = 0; way < WAYS; way++) {
        if (ways[way] != 0) ways[way] |= where & BACK;
    }
}

static void add(char *buf, size_t cap, const char *text)
{
    const size_t length = strlen(buf);
    if (length + strlen(text) < cap) memcpy(buf + length, text, strlen(text) + 1);
}

static void add_way(char *buf, size_t cap, unsigned char where, const char *how, char letter)
{
    if (where == 0) return;
    add(buf, cap, directions(where));
    add(buf, cap, how);
    add(buf, cap, (const char[]){letter, '\0'});
}

/* True when a slide says what this leap would. */
static int is_part_of_slide(const unsigned char *ways, int32_t way)
{
    if (way >= LEAPS) return 0;
    return leaps[way].shorter == 0 ? ways[ALONG] != 0 : leaps[way].shorter == leaps[way].longer && ways[ACROSS] != 0;
}

/* Both ways of going, completed. */
static void read_ways(const reach *found, int32_t kind, unsigned char *moves, unsigned char *captures)
{
    unsigned char where = 0;
    memcpy(moves, found->moves[kind], WAYS);
    memcpy(captures, found->captures[kind], WAYS);
    for (int32_t way = 0; way < WAYS; way++) where |= (unsigned char)(moves[way] | captures[way]);
    complete(moves, where);
    complete(captures, where);
}

int reach_write(const reach *found, int32_t kind, char *buf, size_t cap)
{
    unsigned char moves[WAYS], captures[WAYS];
    read_ways(found, kind, moves, captures);
    buf[0] = '\0';
    for (int32_t way = 0; way < WAYS; way++) {
        const char letter = way == ALONG ? 'R' : way == ACROSS ? 'B' : leaps[way].letter;
        const unsigned char move = is_part_of_slide(moves, way) ? 0 : moves[way];
        const unsigned char capture = is_part_of_slide(captures, way) ? 0 : captures[way];
        if (move != 0 && capture != 0 && strcmp(directions(move), directions(capture)) == 0) {
            add_way(buf, cap, move, "", letter);
            continue;
        }
        add_way(buf, cap, move, "m", letter);
        add_way(buf, cap, capture, "c", letter);
    }
    return buf[0] != '\0';
}
