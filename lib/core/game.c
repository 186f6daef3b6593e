/* SPDX-License-Identifier: MIT
 * The handle: making, playing, taking back, and how the game stands. */
#include "draws.h"

#include "defaults.h"
#include "epd.h"
#include "history_index.h"

#include <stdlib.h>
#include <string.h>

/* Positions that a new game has room for, and how many more plies a copy has room for than it was copied with, the
 * position on the board included. Most games that are made only to be looked at never grow. */
enum { ROOM_AT_START = 4 };

/* ---- making and freeing ---- */

static size_t bytes_between(const agi_position *from, const agi_position *to)
{
    return (size_t)((const unsigned char *)to - (const unsigned char *)from);
}

static size_t history_bytes(ptrdiff_t stride, size_t room)
{
    return room * (size_t)stride + agi_index_bytes(room);
}

/* Memory for a handle and behind it a history of so many positions; NULL when there is none. */
static ag_game *new_handle(ptrdiff_t stride, size_t room)
{
    return malloc(sizeof(ag_game) + history_bytes(stride, room));
}

static bool is_behind_handle(const ag_game *game)
{
    return (const void *)game->history == (const void *)(game + 1);
}

/* Frees a history that has a block of its own. */
static void free_history(ag_game *game)
{
    if (!is_behind_handle(game)) free(game->history);
}

/* Lays the history into memory that holds it already, with the position on the board `at` bytes from its begin. */
static void lay_history(ag_game *game, void *block, size_t room, size_t at)
{
    game->room = room;
    game->history = block;
    game->now = (agi_position *)(void *)((unsigned char *)block + at);
    game->end = (agi_position *)(void *)((unsigned char *)block + room * (size_t)game->stride);
}

static ag_game *new_game(const ag_variant *variant)
{
    ag_game *game = new_handle(variant->rules->position_bytes, ROOM_AT_START);

    if (!game) return NULL;
    *game = (ag_game){.variant = variant,
                      .rules = variant->rules,
                      .stride = variant->rules->position_bytes,
                      .quiet_before_draw = agi_quiet_before_draw(variant),
                      .automatic_draws = true};
    lay_history(game, game + 1, ROOM_AT_START, 0);
    return game;
}

/* Operations may follow where `operations` is not NULL: it becomes the byte where they begin. */
static int32_t read_position(const ag_variant *variant, const char *text, agi_position *position,
                             agi_problems *problems, int32_t *offset, int32_t *operations)
{
    const int32_t limit = operations ? AG_RECORD_BYTES_MAX : AGI_TEXT_LIMIT;
    agi_reader reader = {.text = text, .at = 0};
    int32_t status;

    *offset = 0;
    if (memchr(text, '\0', (size_t)limit) == NULL) {
        agi_say(problems->why, "the text is longer than %d bytes; no position is that long", limit);
        return AG_ERR_SYNTAX;
    }
    memset(position, 0, (size_t)variant->rules->position_bytes);
    agi_skip_blanks(&reader);
    status = variant->rules->read(variant, &reader, position, problems);
    if (status == AG_OK && operations) {
        status = agi_begin_operations(&reader, problems->why);
        *operations = reader.at;
    } else if (status == AG_OK && !agi_at_end(&reader)) {
        agi_say(problems->why, "unexpected %q at byte %d: the position ends before it", text + reader.at, reader.at);
        status = AG_ERR_SYNTAX;
    }
    *offset = status == AG_OK ? problems->offset : reader.at;
    if (status != AG_OK || (problems->bits & ~problems->allowed) == 0) return status;
    agi_name_waiver(problems, variant->rules->waivable);
    return AG_ERR_POSITION;
}

int32_t ag_position_problems(const ag_variant *variant, const char *position, uint32_t *problems, int32_t *offset,
                             char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_problems found = {.offset = -1, .why = &sentence};
    agi_room room;
    int32_t at = 0;
    int32_t status = AG_ERR_ARGUMENT;

    if (agi_is_buffer(why, why_cap) && variant && position && agi_has_room(variant))
        status = read_position(variant, position, &room.position, &found, &at, NULL);
    if (problems) *problems = status == AG_ERR_POSITION ? found.bits : 0;
    if (offset) *offset = status == AG_ERR_POSITION || status == AG_ERR_SYNTAX ? at : 0;
    return status;
}

static int32_t make_game(ag_game **out, const ag_variant *variant, const char *text, uint32_t problems,
                         int32_t *operations, char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_problems found = {.offset = -1, .why = &sentence};
    ag_game *game;
    int32_t offset;
    int32_t status;

    if (out) *out = NULL;
    if (!out || !variant || !agi_has_room(variant) || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    game = new_game(variant);
    if (!game) return AG_ERR_MEMORY;
    if (!text && variant->start) {
        memcpy(game->now, variant->start, (size_t)game->stride);
        *out = game;
        return AG_OK;
    }
    found.allowed = problems & variant->rules->waivable;
    status = read_position(variant, text ? text : variant->start_position, game->now, &found, &offset, operations);
    if (status != AG_OK) {
        ag_game_free(game);
        return status;
    }
    *out = game;
    return AG_OK;
}

int32_t ag_game_new(ag_game **out, const ag_variant *variant, const char *position, char *why, int32_t why_cap)
{
    return make_game(out, variant, position, 0, NULL, why, why_cap);
}

int32_t ag_game_new_allowing(ag_game **out, const ag_variant *variant, const char *position, uint32_t problems,
                             char *why, int32_t why_cap)
{
    return make_game(out, variant, position, problems, NULL, why, why_cap);
}

/* Test suites have castling rights and en passant squares that mean nothing: all that can be waived is. */
int32_t ag_game_new_epd(ag_game **out, const ag_variant *variant, const char *epd, int32_t *operations, char *why,
                        int32_t why_cap)
{
    int32_t begin = 0;
    int32_t status;

    if (out) *out = NULL;
    if (operations) *operations = 0;
    if (!epd) return AG_ERR_ARGUMENT;
    status = make_game(out, variant, epd, UINT32_MAX, &begin, why, why_cap);
    if (operations && status == AG_OK) *operations = begin;
    return status;
}

/* Positions of a copy's history. */
static size_t room_for_copy(const ag_game *game)
{
    return (size_t)agi_ply(game) + ROOM_AT_START;
}

/* Makes `copy` what the game is, with its history in a block that has room for it. False when there is no memory; then
 * the block is as before. */
static bool copy_game(ag_game *copy, const ag_game *game, void *block, size_t room)
{
    const size_t at = bytes_between(game->history, game->now);

    *copy = *game;
    if (!agi_copy_tags(&copy->tags, &game->tags)) return false;
    if (!agi_copy_comments(&copy->comments, game->comments)) {
        agi_free_tags(&copy->tags);
        return false;
    }
    memcpy(block, game->history, at + (size_t)game->stride);
    lay_history(copy, block, room, at);
    agi_index_copy(copy, game);
    return true;
}

int32_t ag_game_clone(ag_game **out, const ag_game *game)
{
    ag_game *copy;

    if (out) *out = NULL;
    if (!out || !game) return AG_ERR_ARGUMENT;
    copy = new_handle(game->stride, room_for_copy(game));
    if (!copy) return AG_ERR_MEMORY;
    if (!copy_game(copy, game, copy + 1, room_for_copy(game))) {
        free(copy);
        return AG_ERR_MEMORY;
    }
    *out = copy;
    return AG_OK;
}

/* Frees all but the handle, and the history only where it is not this block. */
static void free_parts(ag_game *game, const void *kept)
{
    agi_free_tags(&game->tags);
    agi_free_comments(&game->comments);
    if (game->history != kept) free_history(game);
}

/* The history stays where it is when there is room. */
int32_t ag_game_assign(ag_game *to, const ag_game *from)
{
    ag_game copy;
    size_t room;
    void *block;
    bool has_room;

    if (!to || !from) return AG_ERR_ARGUMENT;
    if (to == from) return AG_OK;
    has_room = to->stride == from->stride && (size_t)agi_ply(from) < to->room;
    room = has_room ? to->room : room_for_copy(from);
    block = has_room ? to->history : malloc(history_bytes(from->stride, room));
    if (!block) return AG_ERR_MEMORY;
    if (!copy_game(&copy, from, block, room)) {
        if (!has_room) free(block);
        return AG_ERR_MEMORY;
    }
    free_parts(to, block);
    *to = copy;
    return AG_OK;
}

void ag_game_free(ag_game *game)
{
    if (!game) return;
    free_parts(game, NULL);
    free(game);
}

const ag_variant *ag_game_variant(const ag_game *game)
{
    return game ? game->variant : NULL;
}

/* ---- playing and taking back ---- */

static bool grow_history(ag_game *game)
{
    const size_t at = bytes_between(game->history, game->now);
    const size_t room = 2 * game->room;
    void *block;

    if (room > INT32_MAX) return false; /* plies are counted in an int32_t */
    block = malloc(history_bytes(game->stride, room));
    if (!block) return false;
    memcpy(block, game->history, at + (size_t)game->stride);
    free_history(game);
    lay_history(game, block, room, at);
    agi_index_rebuild(game);
    return true;
}

/* Plays when there is more to it than a step: an end that forbids it, no room, an index of the history, tags. Apart, so
 * that playing costs no more than it must where there is not. */
__attribute__((noinline)) static int32_t grow_or_play(ag_game *game, ag_move move)
{
    agi_position *before;

    if (game->result != AG_ONGOING) return AG_ERR_FINISHED;
    if (agi_offset(game, game->now, 1) == game->end && !grow_history(game)) return AG_ERR_MEMORY;
    before = game->now;
    game->now = agi_offset(game, before, 1);
    game->rules->play(game->variant, before, move, game->now);
    if (game->now->quiet >= AGI_INDEX_QUIET) agi_index_take_in(game);
    if (game->has_tags_of_end) agi_game_drop_tags_of_end(game);
    return AG_OK;
}

/* A move adds at most one quiet ply. */
int32_t ag_game_play_unchecked(ag_game *game, ag_move move)
{
    agi_position *before;
    agi_position *after;

    if (!game) return AG_ERR_ARGUMENT;
    before = game->now;
    after = agi_offset(game, before, 1);
    if ((game->result | game->has_tags_of_end) != 0 || after == game->end || before->quiet >= AGI_INDEX_QUIET - 1)
        return grow_or_play(game, move);
    game->now = after;
    game->rules->play(game->variant, before, move, after);
    return AG_OK;
}

int32_t ag_game_play(ag_game *game, ag_move move)
{
    const int32_t status = game ? agi_check_move(game, move) : AG_ERR_ARGUMENT;
    return status == AG_OK ? ag_game_play_unchecked(game, move) : status;
}

/* Takes back when there is more to it than a step: an end to be lifted, an index of the history, comments. */
__attribute__((noinline)) static int32_t lift_or_undo(ag_game *game)
{
    if (game->result != AG_ONGOING) {
        game->result = AG_ONGOING;
        game->reason = AG_REASON_NONE;
        return AG_OK;
    }
    if (game->now == game->history) return AG_ERR_EMPTY;
    agi_index_cut(game, agi_ply(game) - 1);
    game->now = agi_offset(game, game->now, -1);
    agi_cut_comments(&game->comments, agi_ply(game));
    if (game->has_tags_of_end) agi_game_drop_tags_of_end(game);
    return AG_OK;
}

int32_t ag_game_undo(ag_game *game)
{
    if (!game) return AG_ERR_ARGUMENT;
    if ((game->result | game->indexed_to | game->has_tags_of_end) != 0 || game->comments) return lift_or_undo(game);
    if (game->now == game->history) return AG_ERR_EMPTY;
    game->now = agi_offset(game, game->now, -1);
    return AG_OK;
}

int32_t ag_game_rewind(ag_game *game, int32_t ply)
{
    const bool goes_back = game && ply < agi_ply(game);

    if (!game || ply < 0 || ply > agi_ply(game)) return AG_ERR_ARGUMENT;
    agi_index_cut(game, ply);
    game->now = agi_offset(game, game->history, ply);
    game->result = AG_ONGOING;
    game->reason = AG_REASON_NONE;
    agi_cut_comments(&game->comments, ply);
    if (goes_back && game->has_tags_of_end) agi_game_drop_tags_of_end(game);
    return AG_OK;
}

int32_t ag_game_ply(const ag_game *game)
{
    return game ? agi_ply(game) : AG_ERR_ARGUMENT;
}

ag_move ag_game_move_at(const ag_game *game, int32_t ply)
{
    if (!game || ply < 0 || ply >= agi_ply(game)) return 0;
    return agi_position_at(game, ply + 1)->move;
}

/* ---- legal moves ---- */

bool agi_is_stopped(const ag_game *game)
{
    return game->result != AG_ONGOING || agi_automatic_draw(game, game->now) != AG_REASON_NONE;
}

void agi_list_moves(const ag_game *game, agi_moves *list)
{
    if (!agi_is_stopped(game)) game->rules->moves(game->variant, game->now, list);
}

int32_t ag_game_moves(const ag_game *game, ag_move *buf, int32_t cap)
{
    agi_moves list = {.buf = buf, .cap = (uint32_t)cap};

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    agi_list_moves(game, &list);
    return (int32_t)list.count;
}

bool agi_is_playable(const ag_game *game, ag_move move)
{
    return !agi_is_stopped(game) && agi_is_legal(game->variant, game->now, move);
}

int32_t agi_check_move(const ag_game *game, ag_move move)
{
    if (agi_is_playable(game, move)) return AG_OK;
    return agi_is_over(game) ? AG_ERR_FINISHED : AG_ERR_ILLEGAL;
}

int32_t ag_game_is_legal(const ag_game *game, ag_move move)
{
    return game && agi_is_playable(game, move);
}

/* ---- how the game stands ---- */

agi_verdict agi_judge(const ag_game *game, const agi_position *position)
{
    const int32_t draw = agi_automatic_draw(game, position);
    agi_verdict verdict = {.result = AG_DRAW, .reason = draw};

    if (draw != AG_REASON_DEAD_MATERIAL) verdict = game->rules->verdict(game->variant, position);
    if (verdict.result != AG_ONGOING || draw == AG_REASON_NONE) return verdict;
    return (agi_verdict){.result = AG_DRAW, .reason = draw};
}

static agi_verdict outcome(const ag_game *game)
{
    if (game->result != AG_ONGOING) return (agi_verdict){.result = game->result, .reason = game->reason};
    return agi_judge(game, game->now);
}

bool agi_is_over(const ag_game *game)
{
    return outcome(game).result != AG_ONGOING;
}

int32_t agi_refuse_finished(const ag_game *game, agi_writer *why)
{
    agi_say(why, "the game is over (%s): no move can follow", ag_reason_name(outcome(game).reason));
    return AG_ERR_FINISHED;
}

int32_t ag_game_result(const ag_game *game)
{
    return game ? outcome(game).result : AG_ERR_ARGUMENT;
}

int32_t ag_game_reason(const ag_game *game)
{
    return game ? outcome(game).reason : AG_REASON_NONE;
}

static bool is_end(int32_t result, int32_t reason)
{
    switch (reason) {
    case AG_REASON_RESIGNATION: return result == AG_WHITE_WINS || result == AG_BLACK_WINS;
    case AG_REASON_AGREEMENT: return result == AG_DRAW;
    case AG_REASON_TIME:
    case AG_REASON_ADJUDICATION:
    case AG_REASON_UNKNOWN: return result == AG_WHITE_WINS || result == AG_BLACK_WINS || result == AG_DRAW;
    default: return false;
    }
}

int32_t ag_game_end(ag_game *game, int32_t result, int32_t reason)
{
    if (!game || !is_end(result, reason)) return AG_ERR_ARGUMENT;
    if (agi_is_over(game)) return AG_ERR_FINISHED;
    game->result = result;
    game->reason = reason;
    if (game->has_tags_of_end) agi_game_drop_tags_of_end(game);
    return AG_OK;
}

int32_t ag_game_turn(const ag_game *game)
{
    if (!game) return AG_ERR_ARGUMENT;
    if (agi_is_over(game)) return AG_NOBODY;
    return game->now->roll_due ? AG_CHANCE : game->now->side;
}

int32_t ag_game_side(const ag_game *game)
{
    return game ? game->now->side : AG_ERR_ARGUMENT;
}
