/* SPDX-License-Identifier: MIT
 * Texts of moves in their usual form, taken apart from both ends. What is not quite so is left to written_move.c. */
#include "written_move.h"

/* A part of a text. */
typedef struct part {
    const char *begin;
    const char *end;
} part;

static int32_t length_of(part text)
{
    return (int32_t)(text.end - text.begin);
}

static int32_t file_of(const ag_variant *variant, char c)
{
    const int32_t file = c - 'a';
    return file >= 0 && file < variant->files ? file : -1;
}

static int32_t rank_of(const ag_variant *variant, char c)
{
    const int32_t rank = c - '1';
    return rank >= 0 && rank < variant->ranks ? rank : -1;
}

/* The kind of a capital letter, -1 when it has none. A pawn is not named. */
static int32_t kind_of(const agi_orthodox_game *game, char c)
{
    return c >= 'A' && c <= 'Z' ? game->named_kinds[c - 'A'] - 1 : -1;
}

/* Takes the square at the end of a text, and the cross before it. */
static bool take_target(const ag_variant *variant, part *text, agi_written_move *plain)
{
    int32_t file;
    int32_t rank;

    if (length_of(*text) < 2) return false;
    file = file_of(variant, text->end[-2]);
    rank = rank_of(variant, text->end[-1]);
    plain->to = rank * variant->files + file;
    text->end -= 2;
    plain->captures = length_of(*text) > 0 && text->end[-1] == 'x';
    if (plain->captures) text->end--;
    return file >= 0 && rank >= 0;
}

/* What is left says where the piece comes from: a file, a rank, both or nothing. */
static bool take_origin(const ag_variant *variant, part text, agi_written_move *plain)
{
    if (text.begin < text.end) plain->from_file = file_of(variant, *text.begin);
    if (plain->from_file >= 0) text.begin++;
    if (text.begin < text.end) plain->from_rank = rank_of(variant, *text.begin);
    if (plain->from_rank >= 0) text.begin++;
    return text.begin == text.end;
}

/* Takes "=Q", if it stands there. */
static bool take_promotion(const agi_orthodox_game *game, part *text, agi_written_move *plain)
{
    if (length_of(*text) < 2 || text->end[-2] != '=') return true;
    plain->promotion = kind_of(game, text->end[-1]);
    text->end -= 2;
    return plain->promotion > AGI_KING;
}

/* "e4", "exd5", "e8=Q", or the squares of any piece without a sign between them, "g1f3". */
static bool read_pawn_move(const agi_orthodox_game *game, const ag_variant *variant, part text, agi_written_move *plain)
{
    if (!take_promotion(game, &text, plain)) return false;
    if (!take_target(variant, &text, plain) || !take_origin(variant, text, plain)) return false;
    if (plain->from_rank >= 0) return plain->from_file >= 0 && !plain->captures && plain->promotion < 0;
    if (plain->captures != (plain->from_file >= 0)) return false;
    plain->kind = AGI_PAWN;
    return true;
}

static bool read_castling(part text, agi_written_move *plain)
{
    const char *const form = "O-O-O";
    const int32_t length = length_of(text);

    if (length != 3 && length != 5) return false;
    for (int32_t i = 0; i < length; i++) {
        if (text.begin[i] != form[i]) return false;
    }
    plain->castling = length == 3 ? AGI_CASTLES_SHORT : AGI_CASTLES_LONG;
    return true;
}

bool agi_read_plain_form(const agi_orthodox_game *game, const ag_variant *variant, const char *text, int32_t length,
                         agi_written_move *plain)
{
    part left = {.begin = text, .end = text + length};

    plain->kind = -1;
    plain->from_file = -1;
    plain->from_rank = -1;
    plain->promotion = -1;
    plain->castling = -1;
    if (length < 2) return false;
    if (left.end[-1] == '+' || left.end[-1] == '#') left.end--;
    if (*text == 'O') return read_castling(left, plain);
    plain->kind = kind_of(game, *text);
    if (plain->kind < 0) return read_pawn_move(game, variant, left, plain);
    left.begin++;
    return take_target(variant, &left, plain) && take_origin(variant, left, plain);
}
