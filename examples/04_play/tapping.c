/* SPDX-License-Identifier: MIT */
#include "tapping.h"
#include "board.h"
#include "legal.h"
#include "memory.h"
#include "text.h"
#include "turns.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* A tap as it is typed: a square, done, the code of a piece, or none. */
static const char *name_tap(const session *now, int32_t tap, char *buf, int32_t cap)
{
    const ag_variant *variant = ag_game_variant(now->game);
    if (tap == AG_TAP_DONE) return "done";
    if (tap == AG_TAP_CHOICE) return "none";
    if (tap > AG_TAP_CHOICE) return ag_variant_piece_code(variant, tap - AG_TAP_CHOICE);
    ag_variant_square_name(variant, tap, buf, cap);
    return buf;
}

static void print_taps(const session *now, const char *title, const int32_t *taps, int32_t count)
{
    char buf[SQUARE_BYTES];
    fputs(title, stdout);
    for (int32_t i = 0; i < count; i++) printf(" %s", name_tap(now, taps[i], buf, sizeof buf));
    putchar('\n');
}

/* True when the word means the tap: as it is written, or a piece by its name. Case matters only where it must. */
static int means_tap(const session *now, const char *word, int32_t tap)
{
    char buf[SQUARE_BYTES];
    if (strcasecmp(word, name_tap(now, tap, buf, sizeof buf)) == 0) return 1;
    if (tap <= AG_TAP_CHOICE) return 0;
    return strcasecmp(word, ag_variant_piece_name(ag_game_variant(now->game), tap - AG_TAP_CHOICE)) == 0;
}

/* The offered tap that a word means, -1 when it means none. */
static int32_t find_tap(const session *now, const int32_t *offered, int32_t count, const char *word)
{
    char buf[SQUARE_BYTES];
    for (int32_t i = 0; i < count; i++) {
        if (strcmp(word, name_tap(now, offered[i], buf, sizeof buf)) == 0) return offered[i];
    }
    for (int32_t i = 0; i < count; i++) {
        if (means_tap(now, word, offered[i])) return offered[i];
    }
    return -1;
}

static void add_tap(session *now, int32_t tap)
{
    now->taps = memory_grow(now->taps, (size_t)now->tap_count, &now->tap_room, sizeof *now->taps);
    now->taps[now->tap_count++] = tap;
}

/* The tap that a word means, offered or not; -1 when there is none such. */
static int32_t any_tap(const session *now, const char *word)
{
    const ag_variant *variant = ag_game_variant(now->game);
    const int32_t square = ag_variant_square_find(variant, word);
    if (square >= 0) return square;
    if (strcasecmp(word, "done") == 0) return AG_TAP_DONE;
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
        if (means_tap(now, word, AG_TAP_CHOICE + piece)) return AG_TAP_CHOICE + piece;
    }
    return -1;
}

/* Says why a word cannot be tapped, with the library's reason where it means a tap. */
static void refuse_tap(session *now, const char *word, const int32_t *offered, int32_t count)
{
    char shown[WORD_BYTES];
    char why[WHY_BYTES];
    ag_move move;
    const int32_t tap = any_tap(now, word);
    text_made_safe(word, shown, sizeof shown);
    if (count == 0) {
        session_refuse(now, "The move is complete before %s.", shown);
        return;
    }
    if (tap >= 0) {
        add_tap(now, tap);
        ag_game_tapped_move(now->game, now->taps, now->tap_count, &move, why, sizeof why);
        now->tap_count--;
        session_refuse(now, "%s", why);
    } else {
        session_refuse(now, "%s cannot be tapped: there is no such square or choice.", shown);
    }
    if (!now->is_tapping) print_taps(now, "Next:", offered, count);
}

/* Taps one word; 0 when it cannot be tapped now. */
static int tap_word(session *now, const char *word)
{
    int32_t count;
    int32_t *offered = legal_taps(now->game, now->taps, now->tap_count, &count);
    const int32_t tap = find_tap(now, offered, count, word);
    if (tap >= 0) add_tap(now, tap);
    else refuse_tap(now, word, offered, count);
    free(offered);
    return tap >= 0;
}

static void print_next(const session *now, const int32_t *taps, int32_t tap_count)
{
    int32_t count;
    int32_t *offered = legal_taps(now->game, taps, tap_count, &count);
    if (count > 0) print_taps(now, "Next:", offered, count);
    free(offered);
}

void tapping_offer(const session *now)
{
    if (now->is_tapping) print_next(now, now->taps, now->tap_count);
}

/* The board as these taps leave it. */
static void show_taps(const session *now, const int32_t *taps, int32_t count)
{
    board_print_tapped(now, taps, count);
    if (count > 0) print_taps(now, "Tapped:", taps, count);
}

/* Plays the move when the taps make one, else shows how they may go on. */
static void finish_taps(session *now)
{
    ag_move move = 0;
    if (ag_game_tapped_move(now->game, now->taps, now->tap_count, &move, NULL, 0) == AG_OK) {
        turns_play_move(now, move);
        return;
    }
    show_taps(now, now->taps, now->tap_count);
    if (!now->is_tapping) print_next(now, now->taps, now->tap_count);
}

void tapping_tap(session *now, const char *arguments)
{
    char word[WORD_BYTES];
    if (ag_game_turn(now->game) == AG_NOBODY) {
        session_refuse(now, "The game is over: nothing can be tapped.");
        return;
    }
    if (*arguments == '\0') now->is_tapping = 1;
    const int32_t before = now->tap_count;
    while (*arguments != '\0') {
        arguments = text_first_word(arguments, word, sizeof word);
        if (tap_word(now, word)) continue;
        now->tap_count = before;
        return;
    }
    finish_taps(now);
}

void tapping_text(session *now, const char *arguments)
{
    (void)arguments;
    now->is_tapping = 0;
    now->tap_count = 0;
    puts("Moves are entered as text.");
}

void tapping_back(session *now, const char *arguments)
{
    (void)arguments;
    if (now->tap_count == 0) {
        session_refuse(now, "There is no tap to take back; undo takes back a move.");
        return;
    }
    now->tap_count--;
    finish_taps(now);
}

void tapping_drop(session *now)
{
    now->tap_count = 0;
}

void tapping_targets(session *now, const char *arguments)
{
    char shown[WORD_BYTES];
    const int32_t square = ag_variant_square_find(ag_game_variant(now->game), arguments);
    text_made_safe(arguments, shown, sizeof shown);
    if (*arguments == '\0') {
        session_refuse(now, "targets needs a square, as in targets a1.");
    } else if (square < 0) {
        session_refuse(now, "The board has no square %s.", shown);
    } else if (ag_game_next_taps(now->game, &square, 1, NULL, 0) < 0) {
        session_refuse(now, "No move begins on %s.", shown);
    } else {
        show_taps(now, &square, 1);
        print_next(now, &square, 1);
    }
}
