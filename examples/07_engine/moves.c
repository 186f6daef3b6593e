/* SPDX-License-Identifier: MIT */
#include "moves.h"
#include "legal.h"
#include "memory.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Puts a text behind another one, which is freed; both may be NULL. To be freed. */
static char *joined(char *before, const char *between, char *after)
{
    const size_t first = before == NULL ? 0 : strlen(before);
    const size_t middle = before == NULL ? 0 : strlen(between);
    char *text = memory_new(first + middle + strlen(after) + 1, 1);
    if (before != NULL) memcpy(text, before, first);
    memcpy(text + first, between, middle);
    memcpy(text + first + middle, after, strlen(after) + 1);
    free(before);
    free(after);
    return text;
}

/* "e7e8=Q" as hosts write it, "e7e8q". */
static void make_orthodox(char *text)
{
    char *into = text;
    for (; *text != '\0'; text++) {
        if (*text != '=') *into++ = *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text;
    }
    *into = '\0';
}

char *moves_of_plies(const view *of, const ag_game *game, int32_t ply, int32_t style)
{
    char *text = NULL;
    for (; ply < ag_game_ply(game); ply++) text = joined(text, "", text_of_ply(game, ply, AG_TEXT_COORDINATE));
    if (text == NULL) return memory_copy("");
    if (style == MOVES_ORTHODOX && view_is_known(of->variant)) make_orthodox(text);
    return text;
}

/* The game as it stood at a ply; to be freed. */
static ag_game *game_at(const ag_game *game, int32_t ply)
{
    ag_game *before;
    if (ag_game_clone(&before, game) != AG_OK) return NULL;
    ag_game_rewind(before, ply);
    return before;
}

static char *squares_text(const view *of, int32_t from, int32_t to, int32_t piece)
{
    char text[2 * SQUARE_BYTES + 2];
    const char letter[] = {piece == 0 ? '\0' : view_letter(of, piece), '\0'};
    ag_variant_square_name(of->variant, from, text, SQUARE_BYTES);
    ag_variant_square_name(of->variant, to, text + strlen(text), SQUARE_BYTES);
    strcat(text, letter);
    return memory_copy(text);
}

/* What makes `shown` the board of the game: 0 the piece that moved, else the one that it has become or was rolled; -1
 * nothing does. */
static int32_t piece_arrived(const view *of, const ag_game *game, const int32_t *shown, int32_t from, int32_t to,
                             int is_rolled)
{
    for (int32_t square = 0; square < of->squares; square++) {
        const int32_t is = ag_game_piece_at(game, square);
        if (square != to && is != (square == from ? 0 : shown[square])) return -1;
    }
    const int32_t arrived = ag_game_piece_at(game, to);
    if (arrived == shown[from] && !is_rolled) return 0;
    if (arrived == 0 || shown[from] == 0 || ag_piece_player(arrived) != ag_piece_player(shown[from])) return -1;
    return view_letter(of, arrived) == '\0' ? -1 : arrived;
}

char *moves_shown(const view *of, const ag_game *game, int32_t ply, const int32_t *shown)
{
    ag_game *before = game_at(game, ply);
    const ag_move move = ag_game_move_at(game, ply);
    const int32_t from = ag_move_from(before, move);
    const int32_t to = ag_move_to(before, move);
    ag_game_free(before);
    if (from < 0 || to < 0 || from == to) return NULL;
    const int32_t arrived = piece_arrived(of, game, shown, from, to, ag_game_ply(game) > ply + 1);
    return arrived < 0 ? NULL : squares_text(of, from, to, arrived);
}

char *moves_of_line(const view *of, const ag_game *game, const ag_move *moves, int32_t count, int32_t style)
{
    ag_game *ahead;
    char *text = NULL;
    if (ag_game_clone(&ahead, game) != AG_OK) return memory_copy("");
    for (int32_t i = 0; i < count; i++) {
        const int is_roll = ag_game_turn(ahead) == AG_CHANCE;
        const int32_t ply = ag_game_ply(ahead);
        if (ag_game_play(ahead, moves[i]) != AG_OK) break;
        text = joined(text, is_roll ? "" : " ", moves_of_plies(of, ahead, ply, style));
    }
    ag_game_free(ahead);
    return text != NULL ? text : memory_copy("");
}

int moves_read_squares(const view *of, const char *text, int32_t *from, int32_t *to, char *letter)
{
    int32_t *const squares[] = {from, to};
    for (int32_t i = 0; i < 2; i++) {
        char name[SQUARE_BYTES];
        const size_t length = 1 + (*text == '\0' ? 0 : strspn(text + 1, "0123456789"));
        if (length >= sizeof name) return 0;
        memcpy(name, text, length);
        name[length] = '\0';
        *squares[i] = ag_variant_square_find(of->variant, name);
        if (*squares[i] < 0) return 0;
        text += length;
    }
    *letter = *text;
    return *text == '\0' || text[1] == '\0';
}

/* True when the move does what the two squares and the letter say on the board. */
static int is_shown_as(const view *of, const ag_game *game, ag_move move, const char *text)
{
    ag_game *after;
    int is_so = 0;
    if (ag_game_clone(&after, game) != AG_OK) return 0;
    int32_t *board = memory_new((size_t)of->squares, sizeof *board);
    ag_game_board(game, board, of->squares);
    if (ag_game_play(after, move) == AG_OK) {
        char *shown = moves_shown(of, after, ag_game_ply(game), board);
        is_so = shown != NULL && strcmp(shown, text) == 0;
        free(shown);
    }
    free(board);
    ag_game_free(after);
    return is_so;
}

/* The move that a host's board has made, 0 when it is none. */
static ag_move shown_move(const view *of, const ag_game *game, const char *text)
{
    int32_t from, to, count;
    char letter;
    ag_move found = 0;
    if (!moves_read_squares(of, text, &from, &to, &letter)) return 0;
    ag_move *moves = legal_moves_from(game, from, &count);
    for (int32_t i = 0; i < count && found == 0; i++) {
        if (ag_move_to(game, moves[i]) == to && is_shown_as(of, game, moves[i], text)) found = moves[i];
    }
    free(moves);
    return found;
}

/* A move with the letter of its roll behind it, as a host's board shows it; both plies or none. */
static int32_t play_rolled(const view *of, ag_game *game, const char *text)
{
    int32_t from, to;
    char letter;
    const int32_t ply = ag_game_ply(game);
    if (!moves_read_squares(of, text, &from, &to, &letter) || letter == '\0') return AG_ERR_SYNTAX;
    char *move = squares_text(of, from, to, 0);
    int32_t status = ag_game_play_text(game, move, NULL, 0);
    if (status == AG_OK && ag_game_turn(game) == AG_CHANCE) {
        status = ag_game_play_text(game, (const char[]){'=', letter, '\0'}, NULL, 0);
    } else if (status == AG_OK) {
        status = AG_ERR_ILLEGAL;
    }
    if (status != AG_OK) ag_game_rewind(game, ply);
    free(move);
    return status;
}

int32_t moves_play(const view *of, ag_game *game, const char *text, char *why, int32_t why_cap)
{
    const int32_t status = ag_game_play_text(game, text, why, why_cap);
    if (status == AG_OK || status == AG_ERR_FINISHED || ag_game_turn(game) == AG_NOBODY) return status;
    const ag_move shown = shown_move(of, game, text);
    if (shown != 0) return ag_game_play(game, shown);
    if (ag_variant_has_chance(of->variant) && play_rolled(of, game, text) == AG_OK) return AG_OK;
    return status;
}

void moves_roll(ag_game *game, uint64_t *seed)
{
    if (ag_game_turn(game) == AG_CHANCE) ag_game_play_unchecked(game, ag_game_roll(game, seed));
}
