/* SPDX-License-Identifier: MIT */
#include "comments.h"

#include <stdlib.h>
#include <string.h>

#include "game.h"

/* ---- what a comment may hold ---- */

static bool has_byte(const char *text, int32_t length, char c)
{
    return length > 0 && memchr(text, c, (size_t)length) != NULL;
}

const char *agi_comment_fault(const char *text, int32_t length, bool has_braces)
{
    const bool has_brace = has_braces && has_byte(text, length, '}');
    int32_t line_ends = 0; /* since the last byte that is no blank; two make an empty line */

    if (!has_brace && !has_byte(text, length, '\0') && !has_byte(text, length, '\n')) return NULL;
    for (int32_t i = 0; i < length; i++) {
        if (text[i] == '\0') return "contains a NUL";
        if (text[i] == '}' && has_braces) return "contains a \"}\"";
        if (text[i] == '[' && line_ends > 1) return "contains a \"[\" after an empty line";
        if (text[i] == '\n') {
            line_ends++;
        } else if (!agi_is_blank(text[i])) {
            line_ends = 0;
        }
    }
    return NULL;
}

/* ---- lists ---- */

/* The place of the first note at this ply or behind it. */
static int32_t find_ply(const agi_notes *notes, int32_t ply)
{
    int32_t low = 0;
    int32_t high = notes->count;

    if (high > 0 && notes->list[high - 1].ply < ply) return high; /* what is said last is mostly asked for */
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (notes->list[middle].ply < ply) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static agi_said notes_at(const agi_notes *notes, int32_t ply)
{
    const int32_t first = find_ply(notes, ply);
    const int32_t end = find_ply(notes, ply + 1);

    if (first == end) return (agi_said){.count = 0}; /* there may be no list */
    return (agi_said){.notes = notes->list + first, .count = end - first};
}

enum { ROOM_AT_FIRST = 4, ROOM_MOST = INT32_MAX / 64 };

static bool make_room(agi_notes *notes)
{
    const int32_t room = notes->room > 0 ? 2 * notes->room : ROOM_AT_FIRST;
    agi_note *list;

    if (notes->count < notes->room) return true;
    if (room > ROOM_MOST) return false;
    list = realloc(notes->list, (size_t)room * sizeof *list);
    if (!list) return false;
    notes->list = list;
    notes->room = room;
    return true;
}

/* Behind all others of its ply; there is room. */
static void insert_note(agi_notes *notes, agi_note note)
{
    const int32_t place = find_ply(notes, note.ply + 1);

    memmove(&notes->list[place + 1], &notes->list[place], (size_t)(notes->count - place) * sizeof note);
    notes->list[place] = note;
    notes->count++;
}

static void remove_note(agi_notes *notes, int32_t place)
{
    free(notes->list[place].text);
    notes->count--;
    memmove(&notes->list[place], &notes->list[place + 1], (size_t)(notes->count - place) * sizeof *notes->list);
}

static void cut_notes(agi_notes *notes, int32_t ply)
{
    while (notes->count > 0 && notes->list[notes->count - 1].ply > ply) free(notes->list[--notes->count].text);
}

static void free_notes(agi_notes *notes)
{
    cut_notes(notes, -1);
    free(notes->list);
}

static char *copy_text(const char *text, int32_t length)
{
    char *copy = malloc((size_t)length + 1);

    if (!copy) return NULL;
    memcpy(copy, text, (size_t)length);
    copy[length] = '\0';
    return copy;
}

static bool copy_notes(agi_notes *to, const agi_notes *from)
{
    if (from->count == 0) return true;
    to->list = malloc((size_t)from->count * sizeof *to->list);
    if (!to->list) return false;
    to->room = from->count;
    for (int32_t i = 0; i < from->count; i++) {
        agi_note note = from->list[i];
        if (note.text) {
            note.text = copy_text(note.text, (int32_t)strlen(note.text));
            if (!note.text) return false;
        }
        to->list[to->count++] = note;
    }
    return true;
}

/* ---- all that is said ---- */

static bool begin_comments(agi_comments **comments)
{
    if (!*comments) *comments = calloc(1, sizeof **comments);
    return *comments != NULL;
}

/* A game of which nothing is said any more is as small as before. */
static void end_if_empty(agi_comments **comments)
{
    if (*comments && (*comments)->texts.count + (*comments)->marks.count == 0) agi_free_comments(comments);
}

agi_said agi_comments_at(const agi_comments *comments, int32_t ply)
{
    return comments ? notes_at(&comments->texts, ply) : (agi_said){0};
}

agi_said agi_marks_at(const agi_comments *comments, int32_t ply)
{
    return comments ? notes_at(&comments->marks, ply) : (agi_said){0};
}

/* Where a mark stands among those of its ply, -1 when it does not. */
static int32_t find_mark(agi_said said, int32_t mark)
{
    for (int32_t i = 0; i < said.count; i++) {
        if (said.notes[i].mark == mark) return i;
    }
    return -1;
}

char *agi_add_comment(agi_comments **comments, int32_t ply, const char *text, int32_t length)
{
    const bool has_room = begin_comments(comments) && make_room(&(*comments)->texts);
    char *copy = has_room ? copy_text(text, length) : NULL;

    if (copy) {
        insert_note(&(*comments)->texts, (agi_note){.ply = ply, .text = copy});
    } else {
        end_if_empty(comments);
    }
    return copy;
}

bool agi_add_mark(agi_comments **comments, int32_t ply, int32_t mark)
{
    if (find_mark(agi_marks_at(*comments, ply), mark) >= 0) return true;
    if (!begin_comments(comments) || !make_room(&(*comments)->marks)) {
        end_if_empty(comments);
        return false;
    }
    insert_note(&(*comments)->marks, (agi_note){.ply = ply, .mark = mark});
    return true;
}

void agi_cut_comments(agi_comments **comments, int32_t ply)
{
    if (!*comments) return;
    cut_notes(&(*comments)->texts, ply);
    cut_notes(&(*comments)->marks, ply);
    end_if_empty(comments);
}

static void trim_notes(agi_notes *notes, int32_t count)
{
    while (notes->count > count) free(notes->list[--notes->count].text);
}

void agi_trim_comments(agi_comments **comments, int32_t texts, int32_t marks)
{
    if (!*comments) return;
    trim_notes(&(*comments)->texts, texts);
    trim_notes(&(*comments)->marks, marks);
    end_if_empty(comments);
}

static void lower_notes(agi_notes *notes, int32_t ply)
{
    for (int32_t i = notes->count - 1; i >= 0 && notes->list[i].ply > ply; i--) notes->list[i].ply = ply;
}

void agi_lower_comments(agi_comments *comments, int32_t ply)
{
    if (!comments) return;
    lower_notes(&comments->texts, ply);
    lower_notes(&comments->marks, ply);
}

bool agi_copy_comments(agi_comments **to, const agi_comments *from)
{
    *to = NULL;
    if (!from) return true;
    if (!begin_comments(to)) return false;
    if (copy_notes(&(*to)->texts, &from->texts) && copy_notes(&(*to)->marks, &from->marks)) return true;
    agi_free_comments(to);
    return false;
}

void agi_free_comments(agi_comments **comments)
{
    if (!*comments) return;
    free_notes(&(*comments)->texts);
    free_notes(&(*comments)->marks);
    free(*comments);
    *comments = NULL;
}

/* ---- the comments and marks of a game ---- */

static bool has_ply(const ag_game *game, int32_t ply)
{
    return game && ply >= 0 && ply <= agi_ply(game);
}

/* The bytes of a text, one more than a comment may have when they are too many. */
static int32_t length_of(const char *text)
{
    const char *end = memchr(text, '\0', AG_COMMENT_MAX + 1);
    return end ? (int32_t)(end - text) : AG_COMMENT_MAX + 1;
}

static bool is_comment(const char *text)
{
    const int32_t length = length_of(text);
    return length <= AG_COMMENT_MAX && !agi_comment_fault(text, length, true);
}

int32_t ag_game_comment_count(const ag_game *game, int32_t ply)
{
    return has_ply(game, ply) ? agi_comments_at(game->comments, ply).count : AG_ERR_ARGUMENT;
}

const char *ag_game_comment(const ag_game *game, int32_t ply, int32_t i)
{
    const agi_said said = has_ply(game, ply) ? agi_comments_at(game->comments, ply) : (agi_said){0};
    return i >= 0 && i < said.count ? said.notes[i].text : NULL;
}

int32_t ag_game_add_comment(ag_game *game, int32_t ply, const char *text)
{
    if (!has_ply(game, ply) || !text) return AG_ERR_ARGUMENT;
    if (!is_comment(text)) return AG_ERR_SYNTAX;
    return agi_add_comment(&game->comments, ply, text, length_of(text)) ? AG_OK : AG_ERR_MEMORY;
}

int32_t ag_game_set_comment(ag_game *game, int32_t ply, int32_t i, const char *text)
{
    agi_notes *texts;
    int32_t place;
    char *copy;

    if (i < 0 || i >= ag_game_comment_count(game, ply)) return AG_ERR_ARGUMENT;
    texts = &game->comments->texts;
    place = find_ply(texts, ply) + i;
    if (!text) {
        remove_note(texts, place);
        end_if_empty(&game->comments);
        return AG_OK;
    }
    if (!is_comment(text)) return AG_ERR_SYNTAX;
    copy = copy_text(text, length_of(text));
    if (!copy) return AG_ERR_MEMORY;
    free(texts->list[place].text);
    texts->list[place].text = copy;
    return AG_OK;
}

int32_t ag_game_mark_count(const ag_game *game, int32_t ply)
{
    return has_ply(game, ply) ? agi_marks_at(game->comments, ply).count : AG_ERR_ARGUMENT;
}

int32_t ag_game_mark(const ag_game *game, int32_t ply, int32_t i)
{
    const agi_said said = has_ply(game, ply) ? agi_marks_at(game->comments, ply) : (agi_said){0};
    return i >= 0 && i < said.count ? said.notes[i].mark : AG_ERR_ARGUMENT;
}

int32_t ag_game_add_mark(ag_game *game, int32_t ply, int32_t mark)
{
    if (!has_ply(game, ply) || mark < 1 || mark > AGI_MARK_MAX) return AG_ERR_ARGUMENT;
    return agi_add_mark(&game->comments, ply, mark) ? AG_OK : AG_ERR_MEMORY;
}

int32_t ag_game_remove_mark(ag_game *game, int32_t ply, int32_t mark)
{
    int32_t i;

    if (!has_ply(game, ply) || mark < 1 || mark > AGI_MARK_MAX) return AG_ERR_ARGUMENT;
    i = find_mark(agi_marks_at(game->comments, ply), mark);
    if (i < 0) return AG_OK;
    remove_note(&game->comments->marks, find_ply(&game->comments->marks, ply) + i);
    end_if_empty(&game->comments);
    return AG_OK;
}
