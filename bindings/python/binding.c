/* SPDX-License-Identifier: MIT
 * Stands in front of the code that cffi writes: what the package needs between the library and Python. */
#include "types.h"

#include <string.h>

/* cffi would give up Python's lock (the GIL) in every call. Nearly all calls are far shorter than giving it up and
 * taking it again, and as long as they keep it, threads that share a game cannot harm its memory. So calls keep it,
 * and the long ones in long_work.c, which work on a game that nobody else has, give it up by themselves. */
#undef Py_BEGIN_ALLOW_THREADS
#undef Py_END_ALLOW_THREADS
#define Py_BEGIN_ALLOW_THREADS {
#define Py_END_ALLOW_THREADS }

/* A text that belongs to a game, copied while no other thread can change it. AG_ERR_EMPTY: there is none. */
static int32_t copy_text(const char *text, char *buf, int32_t cap)
{
    const size_t length = text ? strlen(text) : 0;

    if (!text) return AG_ERR_EMPTY;
    if ((int32_t)length < cap) memcpy(buf, text, length + 1);
    return (int32_t)length;
}

static int32_t value_of_tag(const ag_game *game, const char *name, char *buf, int32_t cap)
{
    return copy_text(ag_game_tag(game, name), buf, cap);
}

static int32_t name_of_tag(const ag_game *game, int32_t i, char *buf, int32_t cap)
{
    return copy_text(ag_game_tag_name(game, i), buf, cap);
}

static int32_t text_of_comment(const ag_game *game, int32_t ply, int32_t i, char *buf, int32_t cap)
{
    return copy_text(ag_game_comment(game, ply, i), buf, cap);
}

/* How many bytes a character in UTF-8 has that begins here; 0 when none does. */
static int character_length(const unsigned char *text)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const int length = text[0] < 0x80 ? 1 : text[0] >= 0xF0 ? 4 : text[0] >= 0xE0 ? 3 : text[0] >= 0xC0 ? 2 : 0;
    uint32_t code = length < 2 ? text[0] : text[0] & (0xFFu >> (length + 1));

    if (text[0] >= 0xF8) return 0;
    for (int i = 1; i < length; i++) {
        if ((text[i] & 0xC0) != 0x80) return 0;
        code = code << 6 | (text[i] & 0x3Fu);
    }
    if (length > 1 && (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))) return 0;
    return length;
}

static int32_t is_utf_8(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;

    while (*at != '\0') {
        const int length = character_length(at);
        if (length == 0) return 0;
        at += length;
    }
    return 1;
}

/* Whether all that is said about a game, in tags and comments, is in UTF-8. */
static int32_t is_said_in_utf_8(const ag_game *game)
{
    for (int32_t i = 0; i < ag_game_tag_count(game); i++) {
        if (!is_utf_8(ag_game_tag(game, ag_game_tag_name(game, i)))) return 0;
    }
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        const int32_t count = ag_game_comment_count(game, ply);
        for (int32_t i = 0; i < count; i++) {
            if (!is_utf_8(ag_game_comment(game, ply, i))) return 0;
        }
    }
    return 1;
}

/* The rounds of a loop in which each legal move is played in turn: one call a round takes back the last move and plays
 * the next. `moves` is `room`, or the caller's where there are too many. */
enum { ROOM = 256 };

typedef struct rounds {
    ag_game *game;
    ag_move *moves;
    int32_t count;
    int32_t next;
    int32_t is_playing; /* a move has been played that is to be taken back */
    int32_t status;     /* of the last move played */
    ag_move room[ROOM];
} rounds;

/* Lists the moves. Returns how many there are; when they are more than the capacity, that of `room` if `large` is NULL,
 * it is to be called again with room for all. */
static int32_t begin_rounds(rounds *all, ag_game *game, ag_move *large, int32_t cap)
{
    ag_move *const moves = large ? large : all->room;
    const int32_t room = large ? cap : ROOM;
    const int32_t count = ag_game_moves(game, moves, room);

    all->game = game;
    all->moves = moves;
    all->count = count <= room ? count : 0;
    all->next = 0;
    all->is_playing = 0;
    all->status = AG_OK;
    return count;
}

static void end_round(rounds *all)
{
    if (all->is_playing) ag_game_undo(all->game);
    all->is_playing = 0;
}

/* The move that is on the board in the next round; 0 after the last, and when it cannot be played. */
static ag_move next_round(rounds *all)
{
    end_round(all);
    if (all->next >= all->count) return 0;
    all->status = ag_game_play_unchecked(all->game, all->moves[all->next]);
    if (all->status != AG_OK) return 0;
    all->is_playing = 1;
    return all->moves[all->next++];
}
