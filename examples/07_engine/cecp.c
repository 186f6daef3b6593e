/* SPDX-License-Identifier: MIT */
#include "cecp.h"
#include "entry.h"
#include "memory.h"
#include "moves.h"
#include "playing.h"
#include "settings.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HINT_NODES = 5000 };

static void complain(const char *kind, const char *command)
{
    char safe[WORD_BYTES];
    printf("Error (%s): %s\n", kind, text_made_safe(command, safe, sizeof safe));
}

static void obey_protover(session *now, const char *text)
{
    (void)now;
    (void)text;
    puts("feature done=0");
    printf("feature myname=\"abstractgames %s\"\n", ag_version_string());
    puts("feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1");
    puts("feature analyze=1 colors=0 ics=0 name=0 pause=0 nps=0 memory=1 smp=0 highlight=1");
    fputs("feature variants=\"", stdout);
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        printf("%s%s", i > 0 ? "," : "", view_name(ag_variant_at(i)));
    }
    puts("\"");
    printf("feature option=\"Level -spin 0 0 %d\"\n", (int)THINK_LEVELS);
    puts("feature option=\"Nodes -spin 0 0 2000000000\"");
    puts("feature option=\"Seed -spin 0 0 2000000000\"");
    puts("feature option=\"Done -button\"");
    puts("feature done=1");
}

static void obey_accepted(session *now, const char *text)
{
    if (strcmp(text, "highlight") == 0) now->has_board = 1;
}

static void obey_rejected(session *now, const char *text)
{
    if (strcmp(text, "highlight") == 0) now->has_board = 0;
}

/* Another game on the board, which is freed when there is no room for it. */
static void set_game(session *now, ag_game *game)
{
    now->tap_count = 0;
    now->is_tapping = 0;
    now->is_unplayable = 0;
    now->shows_otherwise = 0;
    now->thinks.expected = 0;
    now->last_score = 0;
    if (!session_set_game(now, game)) complain("not to be shown", "variant");
}

static int set_variant(session *now, const ag_variant *variant)
{
    ag_game *game;
    if (variant == NULL || ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) return 0;
    set_game(now, game);
    clock_reset(&now->clock);
    return 1;
}

/* In analysis it stays analysis. */
static void obey_new(session *now, const char *text)
{
    (void)text;
    playing_halt(now);
    now->depth_most = 0;
    now->is_resyncing = 0;
    now->plays = AG_BLACK;
    set_variant(now, view_variant("normal"));
    playing_go_on(now);
}

static void obey_variant(session *now, const char *text)
{
    playing_halt(now);
    if (!set_variant(now, view_variant(text))) {
        complain("unknown variant", text);
        return;
    }
    if (!view_is_known(now->seen.variant)) view_describe(&now->seen);
    playing_go_on(now);
}

static void obey_quit(session *now, const char *text)
{
    (void)text;
    now->is_done = 1;
}

/* A host that was given a position leaves its old game by `force`, which is none of its user's. */
static void obey_force(session *now, const char *text)
{
    (void)text;
    if (now->is_resyncing > 1) {
        now->is_resyncing = 1;
        return;
    }
    now->plays = AG_NOBODY;
    playing_halt(now);
}

static void obey_result(session *now, const char *text)
{
    if (now->is_resyncing && strncmp(text, "*", 1) == 0) {
        now->is_resyncing = 2;
        return;
    }
    now->plays = AG_NOBODY;
    playing_halt(now);
}

static void play_side(session *now, int32_t side)
{
    now->plays = side;
    now->is_analysing = 0;
    playing_say_result(now);
    playing_go_on(now);
}

static void obey_go(session *now, const char *text)
{
    (void)text;
    moves_roll(now->game, &now->dice);
    play_side(now, ag_game_side(now->game));
}

static void obey_playother(session *now, const char *text)
{
    (void)text;
    moves_roll(now->game, &now->dice);
    play_side(now, 1 - ag_game_side(now->game));
}

static void obey_usermove(session *now, const char *text)
{
    now->is_resyncing = 0;
    playing_take_move(now, text);
}

static void obey_move_now(session *now, const char *text)
{
    (void)text;
    playing_move_now(now);
}

static void obey_ping(session *now, const char *text)
{
    char safe[WORD_BYTES];
    text_made_safe(text, safe, sizeof safe);
    if (now->thinks.about == THINK_MOVE) {
        now->pings = memory_grow(now->pings, now->ping_count, &now->ping_room, sizeof *now->pings);
        now->pings[now->ping_count++] = memory_copy(safe);
        return;
    }
    printf("pong %s\n", safe);
    if (now->is_resyncing) playing_say_result(now);
}

static void obey_setboard(session *now, const char *text)
{
    char why[WHY_BYTES];
    ag_game *game;
    const ag_variant *variant = now->seen.variant;
    playing_halt(now);
    char *read = view_read_position(&now->seen, text);
    const int is_ours = ag_game_new(&game, variant, text, NULL, 0) == AG_OK;
    if (is_ours || ag_game_new(&game, variant, read, why, sizeof why) == AG_OK) {
        set_game(now, game);
        playing_go_on(now);
    } else {
        now->is_unplayable = 1;
        printf("tellusererror Illegal position: %s\n", why);
    }
    free(read);
}

static void obey_undo(session *now, const char *text)
{
    (void)text;
    playing_halt(now);
    if (!playing_take_back(now)) complain("command not legal now", "undo");
    playing_go_on(now);
}

/* The host's user is to move: the last move of each player is taken back. */
static void obey_remove(session *now, const char *text)
{
    (void)text;
    playing_halt(now);
    const int has_taps = now->tap_count > 0;
    if (!playing_take_back(now) || (!has_taps && !playing_take_back(now))) complain("command not legal now", "remove");
    playing_go_on(now);
}

static void obey_hard(session *now, const char *text)
{
    (void)text;
    now->ponders = 1;
    if (now->thinks.about == THINK_NOTHING) playing_go_on(now);
}

static void obey_easy(session *now, const char *text)
{
    (void)text;
    now->ponders = 0;
    if (now->thinks.about == THINK_AHEAD) thinking_stop(&now->thinks);
}

static void obey_post(session *now, const char *text)
{
    (void)text;
    now->posts = 1;
}

static void obey_nopost(session *now, const char *text)
{
    (void)text;
    now->posts = 0;
}

static void obey_analyze(session *now, const char *text)
{
    (void)text;
    playing_halt(now);
    now->is_analysing = 1;
    now->plays = AG_NOBODY;
    playing_go_on(now);
}

static void obey_exit(session *now, const char *text)
{
    (void)text;
    now->is_analysing = 0;
    playing_halt(now);
}

/* How far an analysis has come. */
static void obey_dot(session *now, const char *text)
{
    (void)text;
    if (now->thinks.about != THINK_ANALYSIS) return;
    printf("stat01: %lld %llu %d 0 %d\n", (long long)thinking_time(&now->thinks) / 10,
           (unsigned long long)ag_opponent_nodes(now->thinks.opponent), (int)ag_opponent_depth(now->thinks.opponent),
           (int)ag_game_moves(now->game, NULL, 0));
}

static void obey_hint(session *now, const char *text)
{
    (void)text;
    const int32_t turn = ag_game_turn(now->game);
    if (now->is_unplayable || turn == AG_NOBODY || turn == AG_CHANCE || now->thinks.about == THINK_MOVE) return;
    if (!thinking_is_ready(&now->thinks)) return;
    ag_opponent_think(now->thinks.opponent, now->game, HINT_NODES);
    const ag_move best = ag_opponent_best(now->thinks.opponent);
    char *move = moves_of_line(&now->seen, now->game, &best, 1, MOVES_ORTHODOX);
    printf("Hint: %s\n", move);
    free(move);
    playing_go_on(now);
}

static void obey_book(session *now, const char *text)
{
    (void)now;
    (void)text;
    puts(" There is no book.\n");
}

/* A draw by agreement is welcome to whoever stands worse. */
static void obey_draw(session *now, const char *text)
{
    (void)text;
    if (now->plays != AG_NOBODY && now->last_score < 0) puts("offer draw");
}

static void obey_option(session *now, const char *text)
{
    char name[WORD_BYTES];
    const size_t length = strcspn(text, "=");
    const char *value = text[length] == '=' ? text + length + 1 : "";
    snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1), text);
    const int32_t about = now->thinks.about;
    if (strcmp(name, "Done") == 0) entry_end_turn(now);
    else if (!settings_option(now, name, value)) complain("wrong option", text);
    if (about != THINK_NOTHING && now->thinks.about == THINK_NOTHING) playing_go_on(now);
}

/* Settings have one form: what the reader of the text does not take is an error. */
static void set(session *now, const char *text, int (*reader)(session *, const char *), const char *command)
{
    const int32_t about = now->thinks.about;
    if (!reader(now, text)) complain("wrong parameter", command);
    if (about != THINK_NOTHING && now->thinks.about == THINK_NOTHING) playing_go_on(now);
}

static void obey_level(session *now, const char *text)
{
    set(now, text, settings_level, "level");
}

static void obey_st(session *now, const char *text)
{
    set(now, text, settings_time_each, "st");
}

static void obey_sd(session *now, const char *text)
{
    set(now, text, settings_depth, "sd");
}

static void obey_time(session *now, const char *text)
{
    set(now, text, settings_time_left, "time");
}

static void obey_memory(session *now, const char *text)
{
    set(now, text, settings_memory, "memory");
}

static void obey_nothing(session *now, const char *text)
{
    (void)now;
    (void)text;
}

static const struct {
    const char *word;
    void (*obey)(session *now, const char *text);
} commands[] = {
    {"xboard", obey_nothing},
    {"protover", obey_protover},
    {"accepted", obey_accepted},
    {"rejected", obey_rejected},
    {"new", obey_new},
    {"variant", obey_variant},
    {"quit", obey_quit},
    {"random", obey_nothing},
    {"force", obey_force},
    {"go", obey_go},
    {"playother", obey_playother},
    {"level", obey_level},
    {"st", obey_st},
    {"sd", obey_sd},
    {"time", obey_time},
    {"otim", obey_nothing},
    {"usermove", obey_usermove},
    {"?", obey_move_now},
    {"ping", obey_ping},
    {"draw", obey_draw},
    {"result", obey_result},
    {"setboard", obey_setboard},
    {"hint", obey_hint},
    {"bk", obey_book},
    {"undo", obey_undo},
    {"remove", obey_remove},
    {"hard", obey_hard},
    {"easy", obey_easy},
    {"post", obey_post},
    {"nopost", obey_nopost},
    {"analyze", obey_analyze},
    {"exit", obey_exit},
    {".", obey_dot},
    {"name", obey_nothing},
    {"rating", obey_nothing},
    {"ics", obey_nothing},
    {"computer", obey_nothing},
    {"memory", obey_memory},
    {"cores", obey_nothing},
    {"option", obey_option},
    {"lift", entry_lift},
    {"put", entry_put},
    {"hover", obey_nothing},
    {"choice", entry_choose},
};

/* The first version of the protocol has moves without a word before them. */
static void obey_other(session *now, const char *line)
{
    int32_t from, to;
    char letter;
    ag_move move;
    const int32_t status = ag_move_parse(now->game, line, AG_PARSE_LENIENT, &move, NULL, 0);
    const int is_move = status == AG_OK || status == AG_ERR_ILLEGAL || status == AG_ERR_AMBIGUOUS;
    if (is_move || moves_read_squares(&now->seen, line, &from, &to, &letter)) obey_usermove(now, line);
    else complain("unknown command", line);
}

static void obey(session *now, char *line)
{
    char word[WORD_BYTES];
    const char *text = text_first_word(line, word, sizeof word);
    if (word[0] == '\0') return;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].word, word) == 0) {
            commands[i].obey(now, text);
            return;
        }
    }
    obey_other(now, line);
}

const protocol cecp_protocol = {obey, playing_report, playing_move_now};
