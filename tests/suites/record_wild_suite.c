/* SPDX-License-Identifier: MIT
 * Records as people have them: data/wild, whose README says how its lines are read. Every text is read whole, cut at each
 * byte, and byte by byte, and the same has to come of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "outcomes.h"
#include "records.h"
#include "suite.h"

enum { LINES_MAX = 400, TEXT_MAX = 2000, GAMES_MAX = 8 };

/* A line of a table. */
typedef struct wild {
    char id[60];
    char text[TEXT_MAX];
    int32_t length;
    char games[TEXT_MAX];
} wild;

static wild lines[LINES_MAX];
static int line_count;

/* ---- the tables ---- */

/* Carries out \n, \t, \\ and \xHH, and takes the text up to the next tab; returns what follows it. */
static const char *unescape(const char *from, wild *to)
{
    for (; *from != '\t' && *from != '\0'; from++) {
        char c = *from;
        if (c == '\\') {
            const char digits[3] = {from[1] == 'x' ? from[2] : '0', from[1] == 'x' ? from[3] : '\0', '\0'};
            from++;
            c = *from == 'n' ? '\n' : *from == 't' ? '\t' : *from == 'x' ? (char)strtol(digits, NULL, 16) : *from;
            if (*from == 'x') from += 2;
        }
        to->text[to->length++] = c;
    }
    return *from == '\t' ? from + 1 : from;
}

static void read_lines(const char *name)
{
    char path[600];
    char line[TEXT_MAX];

    snprintf(path, sizeof path, "%s/wild/%s", TEST_DATA, name);
    FILE *file = fopen(path, "r");
    if (file == NULL) exit(2);
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "# ", 2) == 0) continue;
        wild *to = &lines[line_count++];
        line[strcspn(line, "\n")] = '\0';
        snprintf(to->id, sizeof to->id, "%.*s", (int)strcspn(line, "\t"), line);
        snprintf(to->games, sizeof to->games, "%s", unescape(line + strcspn(line, "\t") + 1, to));
    }
    fclose(file);
}

/* ---- what should come ---- */

static void expect_written_double_forfeit(const ag_game *game)
{
    static const char end[] = " 0-0\n\n";
    char *record = record_of(game, AG_TEXT_COORDINATE);

    expect_text(ag_game_tag(game, "Result"), "0-0", game, "the tag Result");
    expect(strstr(record, "[Result \"0-0\"]\n") != NULL, game, "the record does not say so: %s", record);
    expect_text(record + strlen(record) - strlen(end), end, game, "the end of the record");
    free(record);
}

static void expect_tag(const ag_game *game, const char *name, size_t length, const char *value)
{
    char copy[TEXT_MAX];

    snprintf(copy, sizeof copy, "%.*s", (int)length, name);
    expect_text(ag_game_tag(game, copy), value, game, copy);
}

/* The moves in coordinates. */
static void expect_moves(const ag_game *game, const char *moves)
{
    char is[TEXT_MAX] = "";

    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        const size_t length = strlen(is);
        if (ply > 0) strcat(is, " ");
        ag_game_move_text_at(game, ply, AG_TEXT_COORDINATE, is + strlen(is), (int32_t)(sizeof is - length - 1));
    }
    expect_text(is, moves, game, "the moves");
}

/* One of the things that stand behind ";". */
static void expect_claim(const char *claim, int32_t status, const ag_game *game)
{
    const char *equals = strchr(claim, '=');

    if (strcmp(claim, "remark") == 0 || strcmp(claim, "negative status") == 0) return;
    if (strcmp(claim, "illegal") == 0) {
        expect_status(status, AG_ERR_ILLEGAL, game, claim);
    } else if (strcmp(claim, "written back with 0-0") == 0) {
        expect_written_double_forfeit(game);
    } else if (strcmp(claim, "two tags, however it is cut") == 0) {
        expect_number(ag_game_tag_count(game), 2, game, claim);
    } else if (strcmp(claim, "both comments kept") == 0) {
        expect_text(ag_game_comment(game, 1, 0), "[%clk 0:03:00]", game, claim);
        expect_text(ag_game_comment(game, 2, 0), "[%clk 0:02:59]", game, claim);
    } else if (strncmp(claim, "moves=", 6) == 0) {
        expect_moves(game, claim + 6);
    } else if (equals != NULL) {
        expect_tag(game, claim, (size_t)(equals - claim), equals + 1);
    } else {
        expect_text(claim, "however it is cut", game, "what is said of the game");
    }
}

static bool claims(const char *all, const char *one)
{
    return all != NULL && strstr(all, one) != NULL;
}

/* Whether the status is the one wanted: AG_OK, AG_REMARK or a failure. */
static void expect_kind(int32_t status, const char *behind, const reading *read)
{
    if (claims(behind, "remark")) {
        expect_status(status, AG_REMARK, read->game, read->why);
    } else if (claims(behind, "negative status") || claims(behind, "illegal")) {
        expect(status < 0, read->game, "the status is %s", ag_status_name(status));
    } else {
        expect_status(status, AG_OK, read->game, read->why);
    }
}

static void expect_game(char *game_text, const reading *read)
{
    char *behind = strstr(game_text, " ; ");
    char is[60] = "none";
    char *rest;

    if (behind != NULL) {
        *behind = '\0';
        behind += 3;
    }
    if (read->game != NULL)
        snprintf(is, sizeof is, "%d %s", (int)ag_game_ply(read->game), ag_result_text(ag_game_result(read->game)));
    expect_kind(read->status, behind, read);
    expect_text(is, game_text, read->game, "the game");
    for (char *claim = behind; claim != NULL; claim = rest) {
        rest = strstr(claim, " & ");
        if (rest != NULL) {
            *rest = '\0';
            rest += 3;
        }
        expect_claim(claim, read->status, read->game);
    }
}

/* What has to come of a text that was written for the game of a reading. */
static void expect_written_again(const reading *read)
{
    if (read->game != NULL) expect_round_trip(read->game);
}

START_TEST(wild_records_are_read)
{
    wild *line = &lines[_i];
    const char *bytes = line->text;
    int32_t left = line->length;
    char *rest;

    expect_about("%s", line->id);
    for (char *game = line->games[0] != '\0' ? line->games : NULL; game != NULL; game = rest) {
        rest = strstr(game, " | ");
        if (rest != NULL) {
            *rest = '\0';
            rest += 3;
        }
        reading read = read_record(bytes, left, 1);
        expect_game(game, &read);
        expect_written_again(&read);
        ag_game_free(read.game);
        bytes += read.consumed;
        left -= read.consumed;
    }
    const reading end = read_record(bytes, left, 1);
    expect_status(end.status, AG_ERR_EMPTY, end.game, "one more game is there");
}
END_TEST

START_TEST(wild_records_are_read_the_same_however_they_are_cut)
{
    const wild *line = &lines[_i];
    outcomes whole = outcomes_of_reader(line->text, line->length, (cutter){.next = cut_nowhere});

    expect_about("%s", line->id);
    outcomes other = outcomes_of_record_read(line->text, line->length, (cutter){.next = cut_nowhere});
    expect_same_outcomes(&other, &whole, "by ag_record_read");
    outcomes_free(&other);
    for (int32_t at = 0; at <= line->length; at++) {
        other =
            outcomes_of_reader(line->text, line->length, (cutter){.next = cut_in_two, .at = at, .asks_often = true});
        expect_same_outcomes(&other, &whole, "by a reader, cut in two");
        outcomes_free(&other);
        other = outcomes_of_record_read(line->text, line->length, (cutter){.next = cut_in_two, .at = at});
        expect_same_outcomes(&other, &whole, "by ag_record_read, cut in two");
        outcomes_free(&other);
    }
    other =
        outcomes_of_reader(line->text, line->length, (cutter){.next = cut_in_pieces, .piece = 1, .asks_often = true});
    expect_same_outcomes(&other, &whole, "byte by byte");
    outcomes_free(&other);
    outcomes_free(&whole);
}
END_TEST

void add_tests(Suite *suite)
{
    read_lines("records.tsv");
    read_lines("own.tsv");
    add_looped(suite, line_count, TESTS(wild_records_are_read, wild_records_are_read_the_same_however_they_are_cut));
}
