/* SPDX-License-Identifier: MIT */
#include "entry.h"
#include "legal.h"
#include "memory.h"
#include "moves.h"
#include "playing.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { CHOICES_MOST = 64 };

static void tap(session *now, int32_t value)
{
    now->taps = memory_grow(now->taps, (size_t)now->tap_count, &now->tap_room, sizeof *now->taps);
    now->taps[now->tap_count++] = value;
}

static int is_offered(const session *now, int32_t value)
{
    int32_t count;
    int is_there = 0;
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    for (int32_t i = 0; i < count; i++) is_there |= next[i] == value;
    free(next);
    return is_there;
}

/* A piece that goes on from where it has come to is lifted there, which is no tap. */
static void tap_lifted(session *now, int32_t square)
{
    const int goes_on = now->tap_count > 0 && now->taps[now->tap_count - 1] == square;
    if (is_offered(now, square) || !goes_on) tap(now, square);
}

/* The letter that shows what a complete turn makes of the piece that goes to a square, or what is rolled for it; 0 when
 * it stays as it is. */
static char letter_of_change(const session *now, int32_t from, int32_t to)
{
    ag_game *after;
    ag_move move;
    char letter = '\0';
    uint64_t dice = now->dice;
    if (ag_game_tapped_move(now->game, now->taps, now->tap_count, &move, NULL, 0) != AG_OK) return '\0';
    if (ag_game_clone(&after, now->game) != AG_OK) return '\0';
    if (ag_game_play(after, move) == AG_OK) {
        const int is_rolled = ag_game_turn(after) == AG_CHANCE;
        moves_roll(after, &dice);
        const int32_t arrived = ag_game_piece_at(after, to);
        if (arrived != 0 && (is_rolled || arrived != ag_game_piece_at(now->game, from)))
            letter = view_letter(&now->seen, arrived);
    }
    ag_game_free(after);
    return letter;
}

/* The letters that a host may put behind a move to the square, after the taps so far. */
static void letters_of_target(session *now, int32_t to, char *letters)
{
    const int32_t kept = now->tap_count;
    int32_t count;
    int32_t length = 0;
    tap(now, to);
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    const int has_choices = count > 0 && next[0] >= AG_TAP_DONE;
    const char change = count == 0 ? letter_of_change(now, now->lifted, to) : '\0';
    if (change != '\0') letters[length++] = change;
    for (int32_t i = 0; has_choices && i < count && length < CHOICES_MOST; i++) {
        const char letter = next[i] > AG_TAP_CHOICE ? view_letter(&now->seen, next[i] - AG_TAP_CHOICE) : '\0';
        if (letter != '\0') letters[length++] = letter;
    }
    letters[length] = '\0';
    now->tap_count = kept;
    free(next);
}

/* Magenta asks for a letter, red captures, yellow goes there. */
static char colour_of_target(session *now, int32_t to, const int32_t *board)
{
    char letters[CHOICES_MOST + 1];
    letters_of_target(now, to, letters);
    return letters[0] != '\0' ? 'M' : board[to] != 0 ? 'R' : 'Y';
}

static void print_colours(const session *now, const char *colours)
{
    const int32_t files = ag_variant_files(now->seen.variant);
    fputs("highlight ", stdout);
    for (int32_t rank = ag_variant_ranks(now->seen.variant) - 1; rank >= 0; rank--) {
        int32_t run = 0;
        for (int32_t square = rank * files; square < (rank + 1) * files; square++) {
            if (colours[square] == '\0') run++;
            if (colours[square] != '\0' && run > 0) printf("%d", (int)run);
            if (colours[square] != '\0') putchar(colours[square]);
            if (colours[square] != '\0') run = 0;
        }
        if (run > 0) printf("%d", (int)run);
        if (rank > 0) putchar('/');
    }
    putchar('\n');
}

/* Marks where the lifted piece may be put. */
static void highlight(session *now)
{
    int32_t count;
    const int32_t kept = now->tap_count;
    char *colours = memory_new((size_t)now->seen.squares, 1);
    int32_t *board = memory_new((size_t)now->seen.squares, sizeof *board);
    memset(colours, 0, (size_t)now->seen.squares);
    ag_game_tapped_board(now->game, now->taps, now->tap_count, board, now->seen.squares);
    tap_lifted(now, now->lifted);
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    for (int32_t i = 0; i < count; i++) {
        if (next[i] < AG_TAP_DONE) colours[next[i]] = colour_of_target(now, next[i], board);
    }
    print_colours(now, colours);
    now->tap_count = kept;
    free(next);
    free(board);
    free(colours);
}

/* True when the taps wait for nothing but an answer to a question. */
static int waits_for_choice(const session *now)
{
    int32_t count;
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    const int waits = now->tap_count > 0 && count > 0 && next[0] >= AG_TAP_DONE;
    free(next);
    return waits;
}

void entry_lift(session *now, const char *square)
{
    const int32_t lifted = ag_variant_square_find(now->seen.variant, square);
    if (lifted < 0 || now->is_unplayable) return;
    if (waits_for_choice(now)) entry_drop(now);
    now->is_tapping = 1;
    now->lifted = lifted;
    highlight(now);
}

void entry_put(session *now, const char *square)
{
    char letters[CHOICES_MOST + 1];
    const int32_t to = ag_variant_square_find(now->seen.variant, square);
    const int32_t kept = now->tap_count;
    if (to < 0 || now->lifted < 0 || now->is_unplayable) return;
    tap_lifted(now, now->lifted);
    letters_of_target(now, to, letters);
    now->tap_count = kept;
    if (letters[0] != '\0') printf("choice %s\n", letters);
}

/* Plays the turn that the taps make. The host has made its last move, the text, on the board of the taps before; where
 * that is not what the turn did, it will be given the board. */
static void end_turn(session *now, int32_t kept, const char *host_text)
{
    ag_move move;
    const int32_t ply = ag_game_ply(now->game);
    int32_t *shown = memory_new((size_t)now->seen.squares, sizeof *shown);
    ag_game_tapped_board(now->game, now->taps, kept, shown, now->seen.squares);
    ag_game_tapped_move(now->game, now->taps, now->tap_count, &move, NULL, 0);
    now->tap_count = 0;
    if (ag_game_play(now->game, move) == AG_OK) {
        moves_roll(now->game, &now->dice);
        char *text = kept == 0 ? moves_shown(&now->seen, now->game, ply, shown) : NULL;
        now->shows_otherwise = text == NULL || strcmp(text, host_text) != 0;
        free(text);
        playing_answer(now);
    }
    free(shown);
}

/* Asks what cannot be shown on a board. The host sends the answer as a command of this name. */
static void ask(const session *now, const int32_t *next, int32_t count)
{
    fputs("askuser choice Which piece:", stdout);
    for (int32_t i = 0; i < count; i++) {
        if (next[i] > AG_TAP_CHOICE) printf(" %s", ag_variant_piece_code(now->seen.variant, next[i] - AG_TAP_CHOICE));
        if (next[i] == AG_TAP_CHOICE) fputs(" none", stdout);
    }
    putchar('\n');
}

/* After more taps: the turn is complete, goes on or is open, or the taps are refused and dropped. */
static void settle(session *now, int32_t kept, const char *text)
{
    char why[WHY_BYTES];
    int32_t count;
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    if (count < 0) {
        ag_move move;
        ag_game_tapped_move(now->game, now->taps, now->tap_count, &move, why, sizeof why);
        now->tap_count = kept;
        playing_refuse(why, text);
    } else if (count == 0) {
        end_turn(now, kept, text);
    } else if (next[0] < AG_TAP_DONE) {
        playing_resync(now);
    } else {
        ask(now, next, count);
    }
    free(next);
}

/* Taps the offered choice that the text names, by its code, its letter or "none"; false when none is. */
static int tap_choice(session *now, const char *text)
{
    int32_t count;
    int32_t chosen = -1;
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t piece = next[i] - AG_TAP_CHOICE;
        const char letter[] = {piece > 0 ? view_letter(&now->seen, piece) : '\0', '\0'};
        if (piece == 0 && strcasecmp(text, "none") == 0) chosen = next[i];
        if (piece > 0 && strcasecmp(text, ag_variant_piece_code(now->seen.variant, piece)) == 0) chosen = next[i];
        if (piece > 0 && letter[0] != '\0' && strcasecmp(text, letter) == 0) chosen = next[i];
    }
    free(next);
    if (chosen >= 0) tap(now, chosen);
    return chosen >= 0;
}

int entry_take_move(session *now, const char *text)
{
    int32_t from, to;
    char letter;
    const int32_t kept = now->tap_count;
    if (!moves_read_squares(&now->seen, text, &from, &to, &letter)) return 0;
    tap_lifted(now, from);
    tap(now, to);
    if (letter != '\0') tap_choice(now, (const char[]){letter, '\0'});
    settle(now, kept, text);
    return 1;
}

void entry_choose(session *now, const char *text)
{
    const int32_t kept = now->tap_count;
    if (strcasecmp(text, "done") == 0) entry_end_turn(now);
    else if (kept > 0 && tap_choice(now, text)) settle(now, kept, text);
    else playing_refuse("it is not among the choices", text);
}

/* The only choice besides going on ends a turn, too. */
void entry_end_turn(session *now)
{
    int32_t count;
    int32_t choice = -1;
    int32_t choices = 0;
    const int32_t kept = now->tap_count;
    int32_t *next = legal_taps(now->game, now->taps, now->tap_count, &count);
    for (int32_t i = 0; i < count; i++) {
        if (next[i] >= AG_TAP_DONE) choice = next[i];
        choices += next[i] >= AG_TAP_DONE;
    }
    free(next);
    if (kept == 0 || choices != 1) {
        playing_refuse("the turn cannot end here", "done");
        return;
    }
    tap(now, choice);
    settle(now, kept, "done");
}

int entry_drop(session *now)
{
    now->is_tapping = 0;
    now->lifted = -1;
    if (now->tap_count == 0) return 0;
    now->tap_count = 0;
    playing_resync(now);
    return 1;
}
