/* SPDX-License-Identifier: MIT
 * The handle: making, playing, taking back, and how the game stands. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_AT_START = 32 };

/* ---- making and freeing ---- */

static size_t history_bytes(const ag_variant *variant, int32_t positions)
{
    return (size_t)positions * (size_t)variant->rules->position_bytes;
}

static ag_game *new_game(const ag_variant *variant, int32_t room)
{
    ag_game *game = malloc(sizeof *game);

    if (!game) return NULL;
    *game = (ag_game){.variant = variant, .room = room, .history = malloc(history_bytes(variant, room))};
    if (!game->history) {
        free(game);
        return NULL;
    }
    game->now = game->history;
    return game;
}

static int32_t read_position(const ag_variant *variant, const char *text, agi_position *position, agi_problems *problems,
                             int32_t *offset)
{
    agi_reader reader = {.text = text, .at = 0};
    int32_t status;

    *offset = 0;
    if (memchr(text, '\0', AGI_TEXT_LIMIT) == NULL) {
        agi_say(problems->why, "the text is longer than %d bytes; no position is", (int32_t)AGI_TEXT_LIMIT);
        return AG_ERR_SYNTAX;
    }
    memset(position, 0, (size_t)variant->rules->position_bytes);
    agi_skip_blanks(&reader);
    status = variant->rules->read(variant, &reader, position, problems);
    if (status == AG_OK && !agi_at_end(&reader)) {
        agi_say(problems->why, "the position ends before %q at byte %d; nothing may follow", text + reader.at, reader.at);
        status = AG_ERR_SYNTAX;
    }
    *offset = status == AG_OK ? problems->offset : reader.at;
    if (status == AG_OK && (problems->bits & ~problems->allowed) != 0) status = AG_ERR_POSITION;
    return status;
}

int32_t ag_position_problems(const ag_variant *variant, const char *position, uint32_t *problems, int32_t *offset, char *why,
                             int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_problems found = {.offset = -1, .why = &sentence};
    agi_room room;
    int32_t place = 0;
    int32_t status = AG_ERR_ARGUMENT;

    if (agi_is_buffer(why, why_cap)) {
        agi_writer_end(&sentence);
        if (variant && position) status = read_position(variant, position, &room.position, &found, &place);
    }
    if (problems) *problems = status == AG_ERR_POSITION ? found.bits : 0;
    if (offset) *offset = status == AG_ERR_POSITION || status == AG_ERR_SYNTAX ? place : 0;
    return status;
}

int32_t ag_game_new(ag_game **out, const ag_variant *variant, const char *position, char *why, int32_t why_cap)
{
    return ag_game_new_allowing(out, variant, position, 0, why, why_cap);
}

int32_t ag_game_new_allowing(ag_game **out, const ag_variant *variant, const char *position, uint32_t problems, char *why,
                             int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_problems found = {.offset = -1, .why = &sentence};
    ag_game *game;
    int32_t offset;
    int32_t status;

    if (out) *out = NULL;
    if (!agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    agi_writer_end(&sentence);
    if (!out || !variant) return AG_ERR_ARGUMENT;
    game = new_game(variant, ROOM_AT_START);
    if (!game) return AG_ERR_MEMORY;
    found.allowed = problems & variant->rules->waivable;
    status = read_position(variant, position ? position : variant->start_position, game->now, &found, &offset);
    if (status != AG_OK) {
        ag_game_free(game);
        return status;
    }
    game->now->repetitions = agi_count_occurrences(game, game->now, 0);
    *out = game;
    return AG_OK;
}

int32_t ag_game_clone(ag_game **out, const ag_game *game)
{
    ag_game *copy;

    if (out) *out = NULL;
    if (!out || !game) return AG_ERR_ARGUMENT;
    copy = new_game(game->variant, game->room);
    if (!copy) return AG_ERR_MEMORY;
    copy->ply = game->ply;
    copy->result = game->result;
    copy->reason = game->reason;
    memcpy(copy->history, game->history, history_bytes(game->variant, game->ply + 1));
    copy->now = agi_offset(copy, copy->history, copy->ply);
    *out = copy;
    return AG_OK;
}

int32_t ag_game_assign(ag_game *to, const ag_game *from)
{
    ag_game *copy;
    void *old;
    int32_t status;

    if (!to || !from) return AG_ERR_ARGUMENT;
    if (to == from) return AG_OK;
    status = ag_game_clone(&copy, from);
    if (status != AG_OK) return status;
    old = to->history;
    *to = *copy;
    free(old);
    free(copy);
    return AG_OK;
}

void ag_game_free(ag_game *game)
{
    if (!game) return;
    free(game->history);
    free(game);
}

const ag_variant *ag_game_variant(const ag_game *game)
{
    return game ? game->variant : NULL;
}

/* ---- playing and taking back ---- */

static bool grow_history(ag_game *game)
{
    void *history;

    if (game->room > INT32_MAX / 2) return false;
    history = realloc(game->history, history_bytes(game->variant, game->room * 2));
    if (!history) return false;
    game->history = history;
    game->room *= 2;
    game->now = agi_offset(game, history, game->ply);
    return true;
}

int32_t ag_game_play_unchecked(ag_game *game, ag_move move)
{
    const ag_variant *variant;
    agi_position *after;

    if (!game) return AG_ERR_ARGUMENT;
    if (game->result != AG_ONGOING) return AG_ERR_FINISHED;
    if (game->ply + 1 >= game->room && !grow_history(game)) return AG_ERR_MEMORY;
    variant = game->variant;
    after = agi_offset(game, game->now, 1);
    variant->rules->play(variant, game->now, move, after);
    after->move = move;
    game->now = after;
    game->ply++;
    if (after->roll_due || after->quiet >= variant->repeat_first) {
        after->repetitions = agi_count_occurrences(game, after, game->ply);
    } else {
        after->repetitions = 1; /* too early for the position to have come back */
    }
    return AG_OK;
}

int32_t ag_game_play(ag_game *game, ag_move move)
{
    const int32_t status = game ? agi_check_move(game, move) : AG_ERR_ARGUMENT;
    return status == AG_OK ? ag_game_play_unchecked(game, move) : status;
}

int32_t ag_game_undo(ag_game *game)
{
    if (!game) return AG_ERR_ARGUMENT;
    if (game->result != AG_ONGOING) {
        game->result = AG_ONGOING;
        game->reason = AG_REASON_NONE;
        return AG_OK;
    }
    if (game->ply == 0) return AG_ERR_EMPTY;
    game->now = agi_offset(game, game->now, -1);
    game->ply--;
    return AG_OK;
}

int32_t ag_game_rewind(ag_game *game, int32_t ply)
{
    if (!game || ply < 0 || ply > game->ply) return AG_ERR_ARGUMENT;
    game->now = agi_offset(game, game->now, ply - game->ply);
    game->ply = ply;
    game->result = AG_ONGOING;
    game->reason = AG_REASON_NONE;
    return AG_OK;
}

int32_t ag_game_ply(const ag_game *game)
{
    return game ? game->ply : AG_ERR_ARGUMENT;
}

ag_move ag_game_move_at(const ag_game *game, int32_t ply)
{
    if (!game || ply < 0 || ply >= game->ply) return 0;
    return agi_position_at(game, ply + 1)->move;
}

/* ---- legal moves ---- */

/* Whether something other than the moves themselves has ended the game. */
static bool is_stopped(const ag_game *game)
{
    const ag_variant *variant = game->variant;

    if (game->result != AG_ONGOING) return true;
    if (agi_history_draw(game, game->now, game->ply) != AG_REASON_NONE) return true;
    return variant->rules->is_dead && variant->rules->is_dead(variant, game->now);
}

void agi_list_moves(const ag_game *game, agi_moves *list)
{
    if (!is_stopped(game)) game->variant->rules->moves(game->variant, game->now, list);
}

int32_t ag_game_moves(const ag_game *game, ag_move *buf, int32_t cap)
{
    agi_moves list = {.buf = buf, .cap = (uint32_t)cap};

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    agi_list_moves(game, &list);
    return (int32_t)list.count;
}

int32_t agi_check_move(const ag_game *game, ag_move move)
{
    if (!is_stopped(game) && game->variant->rules->is_legal(game->variant, game->now, move)) return AG_OK;
    return agi_is_over(game) ? AG_ERR_FINISHED : AG_ERR_ILLEGAL;
}

int32_t ag_game_is_legal(const ag_game *game, ag_move move)
{
    return game ? agi_check_move(game, move) == AG_OK : AG_ERR_ARGUMENT;
}

/* ---- how the game stands ---- */

agi_verdict agi_judge(const ag_game *game, const agi_position *position, int32_t ply)
{
    const agi_verdict verdict = game->variant->rules->verdict(game->variant, position);
    int32_t reason;

    if (verdict.result != AG_ONGOING) return verdict;
    reason = agi_history_draw(game, position, ply);
    return (agi_verdict){.result = reason == AG_REASON_NONE ? AG_ONGOING : AG_DRAW, .reason = reason};
}

static agi_verdict outcome(const ag_game *game)
{
    if (game->result != AG_ONGOING) return (agi_verdict){.result = game->result, .reason = game->reason};
    return agi_judge(game, game->now, game->ply);
}

bool agi_is_over(const ag_game *game)
{
    return outcome(game).result != AG_ONGOING;
}

int32_t ag_game_result(const ag_game *game)
{
    return game ? outcome(game).result : AG_ERR_ARGUMENT;
}

int32_t ag_game_reason(const ag_game *game)
{
    return game ? outcome(game).reason : AG_ERR_ARGUMENT;
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
