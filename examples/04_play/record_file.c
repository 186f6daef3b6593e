/* SPDX-License-Identifier: MIT */
#include "record_file.h"
#include "board.h"
#include "ends.h"
#include "memory.h"
#include "text.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE_BYTES = 65536, NAME_BYTES = 4096 };

/* Reads games and passes over all but the number-th. 0 when the file cannot be read; errno says why then. */
static int read_nth(FILE *file, ag_reader *reader, uint64_t number, int32_t *status, ag_game **game, char *why,
                    size_t cap)
{
    static char piece[PIECE_BYTES];
    for (uint64_t i = 0; i < number && *status != AG_ERR_EMPTY;) {
        ag_game_free(*game);
        *status = ag_reader_next(reader, game, why, (int32_t)cap);
        if (*status == AG_ERR_MEMORY) return 1;
        if (*status != AG_ERR_MORE) i++;
        if (*status != AG_ERR_MORE) continue;
        const size_t length = fread(piece, 1, PIECE_BYTES, file);
        if (ferror(file)) return 0;
        *status = ag_reader_feed(reader, piece, (int32_t)length, length == 0);
        if (*status != AG_OK) return 1;
    }
    return 1;
}

/* The game of a status, or NULL and a sentence in why. */
static ag_game *judge_game(ag_game *game, int32_t status, uint64_t number, char *why, size_t cap)
{
    if (status >= 0) return game;
    ag_game_free(game);
    if (*why == '\0') snprintf(why, cap, "%s", ag_status_name(status));
    if (status == AG_ERR_EMPTY) snprintf(why, cap, "the file has no game %llu", (unsigned long long)number);
    return NULL;
}

ag_game *record_file_read(const char *name, uint64_t number, char *why, size_t cap)
{
    FILE *file = fopen(name, "rb");
    ag_reader *reader = NULL;
    ag_game *game = NULL;
    int32_t status = file == NULL ? AG_OK : ag_reader_new(&reader);
    *why = '\0';
    const int is_read = reader != NULL && read_nth(file, reader, number, &status, &game, why, cap);
    ag_reader_free(reader);
    if (is_read || status == AG_ERR_MEMORY) game = judge_game(game, status, number, why, cap);
    else snprintf(why, cap, "the file cannot be read (%s)", strerror(errno));
    if (file != NULL) fclose(file);
    return game;
}

static int is_file(const char *name)
{
    FILE *file = fopen(name, "rb");
    return file != NULL && fclose(file) == 0;
}

/* The file name and the number behind it, unless that belongs to the name of a file; 0 when there is no name. */
static int split_name(const char *arguments, char *name, uint64_t *number)
{
    const char *last = strrchr(arguments, ' ');
    snprintf(name, NAME_BYTES, "%s", arguments);
    *number = 1;
    if (last != NULL && !is_file(name) && text_read_number(last + 1, UINT32_MAX, number) && *number > 0) {
        const size_t length = (size_t)(last - arguments);
        if (length < NAME_BYTES) name[length] = '\0';
    }
    return *name != '\0';
}

void record_file_load(session *now, const char *arguments)
{
    char name[NAME_BYTES], shown[WORD_BYTES], why[WHY_BYTES];
    uint64_t number;
    if (!split_name(arguments, name, &number)) {
        session_refuse(
            now, "load needs a file, as in load game.txt, and may take a number after it, that of a game in the file.");
        return;
    }
    ag_game *game = record_file_read(name, number, why, sizeof why);
    if (game == NULL) {
        session_refuse(now, "%s: %s", text_made_safe(name, shown, sizeof shown), why);
        return;
    }
    session_set_game(now, game);
    if (*why != '\0') printf("%s: %s\n", text_made_safe(name, shown, sizeof shown), why);
    printf("%s, ", ag_variant_name(ag_game_variant(game)));
    text_print_plies(ag_game_ply(game));
    putchar('\n');
    board_print(now);
    ends_print_result(now);
}

/* Removes what was written of a record; errno stays the reason why it was not all. */
static void remove_half(const char *name)
{
    const int reason = errno;
    remove(name);
    errno = reason;
}

/* Writes the file anew only when this session wrote it last: nobody's file is lost by a slip of the hand. */
static int write_record(const session *now, const char *name)
{
    const int is_ours = now->saved != NULL && strcmp(now->saved, name) == 0;
    const int32_t length = ag_record_write(now->game, now->style, NULL, 0);
    if (length < 0) {
        errno = EFBIG;
        return 0;
    }
    char *text = memory_new((size_t)length + 1, 1);
    ag_record_write(now->game, now->style, text, length + 1);
    FILE *file = fopen(name, is_ours ? "wb" : "wbx");
    int is_written = file != NULL && fputs(text, file) >= 0;
    if (file != NULL) is_written = fclose(file) == 0 && is_written;
    free(text);
    if (!is_written && file != NULL) remove_half(name);
    return is_written;
}

void record_file_save(session *now, const char *arguments)
{
    char shown[WORD_BYTES];
    text_made_safe(arguments, shown, sizeof shown);
    if (*arguments == '\0') {
        session_refuse(now, "save needs a file, as in save game.txt.");
    } else if (!write_record(now, arguments)) {
        const int is_there = errno == EEXIST;
        session_refuse(now, "%s cannot be written (%s)%s", shown, strerror(errno),
                       is_there ? ": give another name." : ".");
    } else {
        free(now->saved);
        now->saved = memory_copy(arguments);
        printf("Saved: %s\n", shown);
    }
}
