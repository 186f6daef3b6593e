/* SPDX-License-Identifier: MIT */
#include "uci.h"
#include "moves.h"
#include "settings.h"
#include "text.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TIME_ASIDE = 5 };

static void obey_uci(session *now, const char *text)
{
    (void)now;
    (void)text;
    printf("id name abstractgames %s\n", ag_version_string());
    puts("id author the authors of libabstractgames");
    puts("option name Hash type spin default 16 min 1 max 1024");
    printf("option name Level type spin default 0 min 0 max %d\n", (int)THINK_LEVELS);
    puts("option name Nodes type spin default 0 min 0 max 2000000000");
    puts("option name Seed type spin default 0 min 0 max 2000000000");
    puts("option name Ponder type check default false");
    puts("uciok");
}

static void obey_isready(session *now, const char *text)
{
    (void)now;
    (void)text;
    puts("readyok");
}

static void complain(const char *what, const char *text)
{
    char safe[WORD_BYTES];
    printf("info string %s: %s\n", what, text_made_safe(text, safe, sizeof safe));
}

/* Takes the words up to one of these off a text: they stand in buf then. Returns what follows, from that word on. */
static const char *take_until(const char *text, const char *end, char *buf, size_t cap)
{
    char word[WORD_BYTES];
    buf[0] = '\0';
    while (*text != '\0') {
        const char *rest = text_first_word(text, word, sizeof word);
        if (strcmp(word, end) == 0) break;
        if (strlen(buf) + strlen(word) + 2 < cap) {
            if (buf[0] != '\0') strcat(buf, " ");
            strcat(buf, word);
        }
        text = rest;
    }
    return text;
}

static void obey_setoption(session *now, const char *text)
{
    char word[WORD_BYTES], name[WORD_BYTES], value[WORD_BYTES];
    const char *rest = text_first_word(text, word, sizeof word);
    rest = take_until(rest, "value", name, sizeof name);
    rest = text_first_word(rest, word, sizeof word);
    text_first_word(rest, value, sizeof value);
    if (strcasecmp(name, "ponder") == 0) return;
    if (!settings_option(now, name, value)) complain("there is no such option, or it has no such value", text);
}

/* Plays the moves of the text; a move that cannot be played is said, and ends them. */
static void play_moves(session *now, const char *text)
{
    char word[WORD_BYTES], why[WHY_BYTES];
    while (*text != '\0') {
        text = text_first_word(text, word, sizeof word);
        if (moves_play(&now->seen, now->game, word, why, sizeof why) == AG_OK) continue;
        complain(word, why);
        return;
    }
}

static void obey_position(session *now, const char *text)
{
    char word[WORD_BYTES], position[WHY_BYTES], why[WHY_BYTES];
    ag_game *game;
    const char *rest = text_first_word(text, word, sizeof word);
    rest = take_until(rest, "moves", position, sizeof position);
    const int is_start = strcmp(word, "startpos") == 0;
    if (!is_start && strcmp(word, "fen") != 0) {
        complain("a position is startpos or fen", text);
        return;
    }
    if (ag_game_new(&game, now->seen.variant, is_start ? NULL : position, why, sizeof why) != AG_OK) {
        complain(why, position);
        return;
    }
    session_set_game(now, game);
    rest = text_first_word(rest, word, sizeof word);
    play_moves(now, rest);
}

/* What `go` may say. */
typedef struct limits {
    int64_t time[2]; /* on the clocks of White and Black */
    int64_t increment[2];
    int64_t moves;
    int64_t each_move;
    int64_t depth;
    int64_t nodes;
    int is_infinite;
    int is_ponder;
} limits;

static int64_t *limit_of_word(limits *read, const char *word)
{
    const struct {
        const char *word;
        int64_t *limit;
    } known[] = {
        {"wtime", &read->time[0]},     {"btime", &read->time[1]},   {"winc", &read->increment[0]},
        {"binc", &read->increment[1]}, {"movestogo", &read->moves}, {"movetime", &read->each_move},
        {"depth", &read->depth},       {"nodes", &read->nodes},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(known[i].word, word) == 0) return known[i].limit;
    }
    return NULL;
}

/* Words that mean nothing here (searchmoves with its moves, mate) are passed over. */
static limits read_limits(const char *text)
{
    limits read = {{0, 0}, {0, 0}, 0, 0, 0, 0, 0, 0};
    char word[WORD_BYTES];
    while (*text != '\0') {
        uint64_t number;
        text = text_first_word(text, word, sizeof word);
        int64_t *limit = limit_of_word(&read, word);
        read.is_infinite |= strcmp(word, "infinite") == 0;
        read.is_ponder |= strcmp(word, "ponder") == 0;
        if (limit == NULL) continue;
        text = text_first_word(text, word, sizeof word);
        if (text_read_number(word, INT32_MAX, &number)) *limit = (int64_t)number;
    }
    return read;
}

static int64_t time_for(const limits *given, int32_t player)
{
    const game_clock clock = {
        0, given->time[player], (int32_t)given->moves, given->increment[player], given->time[player], 0};
    if (given->is_infinite) return CLOCK_NO_LIMIT;
    if (given->each_move > 0) return given->each_move > TIME_ASIDE ? given->each_move - TIME_ASIDE : 1;
    return clock_budget(&clock);
}

/* Who is to think without an end waits for `stop`, even when there is nothing left to find out. */
static void obey_go(session *now, const char *text)
{
    const limits given = read_limits(text);
    const int32_t turn = ag_game_turn(now->game);
    if (turn == AG_NOBODY) {
        puts("bestmove (none)");
        return;
    }
    thinking *thinks = &now->thinks;
    const int has_no_end = given.is_infinite || given.is_ponder;
    now->time_after_hit = time_for(&given, turn);
    thinks->time_most = has_no_end ? CLOCK_NO_LIMIT : now->time_after_hit;
    thinks->nodes_most = given.is_infinite ? 0 : given.nodes > 0 ? given.nodes : now->nodes_most;
    thinks->depth_most = given.is_infinite ? 0 : (int32_t)given.depth;
    thinking_begin(thinks, has_no_end ? THINK_ANALYSIS : THINK_MOVE, now->game);
}

static void report(session *now)
{
    int32_t score = 0;
    int32_t wins_in = 0;
    const ag_opponent *opponent = now->thinks.opponent;
    const int64_t time = thinking_time(&now->thinks);
    const unsigned long long nodes = ag_opponent_nodes(opponent);
    ag_opponent_score(opponent, &score, &wins_in);
    char *line = thinking_line(&now->thinks, &now->seen, MOVES_ORTHODOX);
    printf("info depth %d score %s %d nodes %llu time %lld nps %llu pv %s\n", (int)ag_opponent_depth(opponent),
           wins_in != 0 ? "mate" : "cp", (int)(wins_in != 0 ? wins_in : score), nodes, (long long)time,
           nodes * 1000 / (unsigned long long)(time > 0 ? time : 1), line);
    free(line);
}

static void decide(session *now)
{
    if (now->thinks.about == THINK_NOTHING) return;
    const ag_move best = thinking_best(&now->thinks);
    report(now);
    thinking_stop(&now->thinks);
    char *text = moves_of_line(&now->seen, now->game, &best, 1, MOVES_ORTHODOX);
    printf("bestmove %s\n", text);
    free(text);
}

static void obey_stop(session *now, const char *text)
{
    (void)text;
    decide(now);
}

/* The expected move was played: from now on the thinking is about a move, by the clock that came with `go`. */
static void obey_ponderhit(session *now, const char *text)
{
    (void)text;
    thinking *thinks = &now->thinks;
    if (thinks->about != THINK_ANALYSIS) return;
    if (now->time_after_hit != CLOCK_NO_LIMIT) thinks->time_most = thinking_time(thinks) + now->time_after_hit;
    thinks->about = THINK_MOVE;
    if (thinks->is_exhausted) decide(now);
}

static void obey_quit(session *now, const char *text)
{
    (void)text;
    now->is_done = 1;
}

static void obey_ucinewgame(session *now, const char *text)
{
    (void)text;
    thinking_stop(&now->thinks);
    session_renew(now);
}

static const struct {
    const char *word;
    void (*obey)(session *now, const char *text);
} commands[] = {
    {"uci", obey_uci},
    {"isready", obey_isready},
    {"setoption", obey_setoption},
    {"position", obey_position},
    {"go", obey_go},
    {"stop", obey_stop},
    {"ponderhit", obey_ponderhit},
    {"quit", obey_quit},
    {"ucinewgame", obey_ucinewgame},
};

/* Words before a command that are not known are passed over, as the protocol wants. */
static void obey(session *now, char *line)
{
    char word[WORD_BYTES];
    const char *text = line;
    while (*text != '\0') {
        text = text_first_word(text, word, sizeof word);
        for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
            if (strcmp(commands[i].word, word) != 0) continue;
            commands[i].obey(now, text);
            return;
        }
    }
}

const protocol uci_protocol = {obey, report, decide};
