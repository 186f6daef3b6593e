/* SPDX-License-Identifier: MIT */
#include "text.h"
#include "memory.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for a text of this length; nothing is written when the library has none. */
static char *room_for(int32_t length)
{
    char *text = memory_new((size_t)(length < 0 ? 0 : length) + 1, 1);
    text[0] = '\0';
    return text;
}

char *text_of_move(const ag_game *game, ag_move move, int32_t style)
{
    const int32_t length = ag_move_text(game, move, style, NULL, 0);
    char *text = room_for(length);
    if (length > 0) ag_move_text(game, move, style, text, length + 1);
    return text;
}

char *text_of_ply(const ag_game *game, int32_t ply, int32_t style)
{
    const int32_t length = ag_game_move_text_at(game, ply, style, NULL, 0);
    char *text = room_for(length);
    if (length > 0) ag_game_move_text_at(game, ply, style, text, length + 1);
    return text;
}

char *text_of_position(const ag_game *game)
{
    const int32_t length = ag_game_position(game, NULL, 0);
    char *text = room_for(length);
    if (length > 0) ag_game_position(game, text, length + 1);
    return text;
}

char *text_of_board(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t count)
{
    const int32_t length = ag_game_board_text(game, flags, taps, count, NULL, 0);
    char *text = room_for(length);
    if (length > 0) ag_game_board_text(game, flags, taps, count, text, length + 1);
    return text;
}

const char *text_made_safe(const char *text, char *buf, size_t cap)
{
    static const char dots[] = "...";
    size_t length = 0;
    for (; *text != '\0' && length + 1 < cap; text++) buf[length++] = *text >= ' ' && *text <= '~' ? *text : '?';
    buf[length] = '\0';
    if (*text != '\0') memcpy(buf + cap - sizeof dots, dots, sizeof dots);
    return buf;
}

const char *text_first_word(const char *text, char *word, size_t cap)
{
    static const char blanks[] = " \t";
    text += strspn(text, blanks);
    const size_t length = strcspn(text, blanks);
    const size_t kept = length < cap ? length : cap - 1;
    memcpy(word, text, kept);
    word[kept] = '\0';
    text += length;
    return text + strspn(text, blanks);
}

int text_read_number(const char *text, uint64_t most, uint64_t *number)
{
    char *end;
    errno = 0;
    const unsigned long long read = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno != 0 || read > most) return 0;
    *number = read;
    return 1;
}

void text_print_plies(int32_t plies)
{
    printf("%d pl%s", (int)plies, plies == 1 ? "y" : "ies");
}

int32_t text_letters(const char *text)
{
    int32_t letters = 0;
    for (; *text != '\0'; text++) letters += ((unsigned char)*text & 0xC0) != 0x80;
    return letters;
}
