/* SPDX-License-Identifier: MIT */
#include "spellings.h"

#include <ctype.h>
#include <regex.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"

/* ---- what all games share ---- */

#define BLANK "( |[\t-\r]|\xC2\xA0|\xE2\x80\xAF)"
#define BLANKS BLANK "*"
#define DASH "(-|\xE2\x80\x90|\xE2\x80\x91|\xE2\x80\x92|\xE2\x80\x93|\xE2\x80\x94|\xE2\x88\x92)"
#define CROSS "([xX]|\xC3\x97)"
#define DOTS "(\\.|\xE2\x80\xA6)+"
#define NUMBER "(([0-9]*" DOTS "|[0-9]+\\))" BLANKS "(" DOTS ")?" BLANKS ")?"
#define SIGN                                                                                                           \
    "([+#!?=]|\\(=\\)|[+-]/[=-]|[=-]/\\+|\\+" DASH "|" DASH "\\+|\xC2\xB1|\xE2\x88\x93|\xE2\xA9\xB2|\xE2\xA9\xB1|"     \
    "\xE2\x80\xA0|\xE2\x80\xA1|\xE2\x88\x9E)"
#define WORD "(N|([dD][bB][lL]|[dD][iI][sS])?[cC][hH]|[dD][bB][lL]|[dD][iI][sS]|[mM][aA][tT][eE])\\.?"
#define EN_PASSANT "([eE]\\.[pP]\\.?|[eE][pP]\\.?)"

/* A pattern that grows. */
static void add(spellings *all, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(spellings *all, const char *format, ...)
{
    const size_t length = strlen(all->pattern);
    va_list list;

    va_start(list, format);
    const int added = vsnprintf(all->pattern + length, sizeof all->pattern - length, format, list);
    va_end(list);
    expect(added >= 0 && length + (size_t)added < sizeof all->pattern, NULL, "the pattern is too long");
}

static spellings begin(void)
{
    spellings all = {"^" BLANKS NUMBER};
    return all;
}

static void end(spellings *all, bool has_words, bool is_en_passant)
{
    add(all, "(" BLANKS "(" SIGN "%s%s))*" BLANKS "$", has_words ? "|" WORD : "", is_en_passant ? "|" EN_PASSANT : "");
}

/* A letter, a square, a word in either case; other characters stand for themselves. */
typedef struct caseless {
    char pattern[60];
} caseless;

static caseless either_case(const char *word)
{
    caseless made = {""};

    for (size_t length = 0; *word != '\0'; word++, length = strlen(made.pattern)) {
        if (isalpha((unsigned char)*word)) {
            snprintf(made.pattern + length, sizeof made.pattern - length, "[%c%c]", toupper((unsigned char)*word),
                     tolower((unsigned char)*word));
        } else {
            snprintf(made.pattern + length, sizeof made.pattern - length, "%c", *word);
        }
    }
    return made;
}

static caseless square(const ag_game *game, int32_t number)
{
    char name[8];

    ag_variant_square_name(ag_game_variant(game), number, name, (int32_t)sizeof name);
    return either_case(name);
}

/* ---- chess and Tensor Chess ---- */

static const char *kind_letter(const ag_game *game, int32_t piece)
{
    return ag_variant_piece_code(ag_game_variant(game), ag_piece_make(ag_piece_kind(piece), AG_WHITE));
}

/* What may stand before the target: the piece with or without its square, the square, or for a pawn its file or rank. */
static void add_origin(spellings *all, const ag_game *game, int32_t from, bool needs_file)
{
    const char *letter = kind_letter(game, ag_game_piece_at(game, from));
    const caseless kind = either_case(letter);
    const caseless whole = square(game, from);
    char file[5] = "";

    memcpy(file, whole.pattern, 4);
    const char *rank = whole.pattern + 4;
    if (strcmp(letter, "P") == 0) {
        add(all, "(%s" BLANKS ")?%s%s?%s", kind.pattern, file, rank, needs_file ? "" : "|");
        if (!needs_file) add(all, "%s" BLANKS "(%s)?%s?|%s", kind.pattern, file, rank, rank);
    } else {
        add(all, "%s" BLANKS "(%s)?%s?|%s%s", kind.pattern, file, rank, file, rank);
    }
}

/* Of beasts that come home alike any may be named, by its origin and its target. */
static void add_homes(spellings *all, const ag_game *game, ag_move move)
{
    const int32_t beast = ag_game_piece_at(game, ag_move_from(game, move));
    const int32_t count = ag_variant_files(ag_game_variant(game)) * ag_variant_ranks(ag_game_variant(game));
    bool is_first = true;

    for (int32_t at = 0; at < count; at++) {
        if (ag_game_piece_at(game, at) != beast) continue;
        add(all, is_first ? "((" : "|((");
        add_origin(all, game, at, false);
        add(all, ")" BLANKS DASH "?" BLANKS "%s)", square(game, at).pattern);
        is_first = false;
    }
}

/* Castling by letters, with dashes between all of them or none. */
static void add_castling(spellings *all, const ag_game *game, ag_move move)
{
    const int32_t from = ag_move_from(game, move);
    const int32_t to = ag_move_to(game, move);
    const int32_t files = ag_variant_files(ag_game_variant(game));
    const int32_t rook = to > from ? from - from % files + files - 1 : from - from % files;
    const char *times = to > from ? "{1}" : "{2}";

    add(all, "([Oo0](" BLANKS DASH BLANKS "[Oo0])%s|[Oo0][Oo0]%s)(" BLANKS DASH "?" BLANKS "%s)?|", times, times,
        square(game, to).pattern);
    add(all, "(");
    add_origin(all, game, from, false);
    add(all, ")" BLANKS DASH "?" BLANKS "(%s|%s)", square(game, to).pattern, square(game, rook).pattern);
}

static void add_promotion(spellings *all, const char *coordinate)
{
    const char *sign = strchr(coordinate, '=');

    if (sign == NULL) return;
    const caseless kind = either_case(sign + 1);
    add(all, "(%s|" BLANKS "[=/]" BLANKS "%s|" BLANKS "\\(" BLANKS "%s\\))", kind.pattern, kind.pattern, kind.pattern);
}

/* Propelling "a1b1:a1", or leaps that capture beasts, "d4b4xc4xd5", in any order. */
static void add_rest(spellings *all, const char *rest)
{
    char squares[200] = "";
    int count = 0;

    if (rest[0] == ':') {
        add(all, BLANKS ":" BLANKS "%s", either_case(rest + 1).pattern);
        return;
    }
    for (; rest[0] == 'x'; rest += 3, count++) {
        const char name[3] = {rest[1], rest[2], '\0'};
        snprintf(squares + strlen(squares), sizeof squares - strlen(squares), "%s%s", count > 0 ? "|" : "",
                 either_case(name).pattern);
    }
    if (count > 0) add(all, "(" BLANKS CROSS BLANKS "(%s)){%d}", squares, count);
}

static void add_piece_move(spellings *all, const ag_game *game, ag_move move, const char *rest)
{
    const int32_t from = ag_move_from(game, move);
    const int32_t to = ag_move_to(game, move);
    const bool is_plain = rest[0] != 'x' && rest[0] != ':';
    const bool captures = is_plain && (ag_move_traits(game, move) & AG_MOVE_CAPTURE) != 0;
    const bool is_pawn = strcmp(kind_letter(game, ag_game_piece_at(game, from)), "P") == 0;

    if (rest[0] == 'x' && from == to) {
        add_homes(all, game, move);
        return;
    }
    add(all, "(");
    add_origin(all, game, from, captures);
    add(all, ")" BLANKS);
    add(all, captures ? "(" CROSS "|:|" DASH ")?" : DASH "?");
    add(all, BLANKS "%s", square(game, to).pattern);
    if (is_pawn && !captures) add(all, "|%s", square(game, to).pattern);
}

static spellings orthodox_spellings(const ag_game *game, ag_move move)
{
    const text coordinate = move_text(game, move, AG_TEXT_COORDINATE);
    const char *rest = coordinate.bytes + 4;
    const uint32_t traits = (uint32_t)ag_move_traits(game, move);
    const bool is_en_passant =
        (traits & AG_MOVE_CAPTURE) != 0 && rest[0] == '\0' && ag_game_piece_at(game, ag_move_to(game, move)) == 0;
    spellings all = begin();

    add(&all, "(");
    if ((traits & AG_MOVE_CASTLING) != 0) {
        add_castling(&all, game, move);
    } else {
        add_piece_move(&all, game, move, rest);
    }
    add(&all, ")");
    add_rest(&all, rest);
    add_promotion(&all, coordinate.bytes);
    end(&all, true, is_en_passant);
    return all;
}

/* ---- Sentai Chess ---- */

/* "R4" or "K", with a leading zero or not. */
static caseless ranger(const char *name)
{
    char pattern[20];

    snprintf(pattern, sizeof pattern, name[0] == 'R' ? "R0?%s" : "%s", name[0] == 'R' ? name + 1 : name);
    return either_case(pattern);
}

/* What the inventor's form says: the piece that goes, "= R30" behind a combining move or a promotion, and what stays. */
typedef struct told {
    char piece[5];
    char result[5];
    char stays[5];
} told;

static told tell(const char *standard)
{
    told all = {"", "", ""};
    const char *rest = strchr(standard, ' ') + 6;

    sscanf(standard, "%4s", all.piece);
    sscanf(rest, " = %4s", all.result);
    sscanf(rest, "; %*c%*c=%4s", all.stays);
    return all;
}

static spellings sentai_spellings(const ag_game *game, ag_move move)
{
    const told all_told = tell(move_text(game, move, AG_TEXT_STANDARD).bytes);
    const int32_t from = ag_move_from(game, move);
    const uint32_t traits = (uint32_t)ag_move_traits(game, move);
    const bool captures = (traits & AG_MOVE_CAPTURE) != 0;
    const char *mover = ag_variant_piece_name(ag_game_variant(game), ag_game_piece_at(game, from));
    const caseless piece = ranger(all_told.piece);
    const caseless whole = ranger(mover[0] == 'R' ? mover : all_told.piece);
    const caseless at = square(game, from);
    spellings all = begin();
    char squares[400];
    char stays[400];

    snprintf(squares, sizeof squares, BLANKS "%s" BLANKS "(%s%s)?" BLANKS "%s", at.pattern, captures ? CROSS "|:|" : "",
             DASH, square(game, ag_move_to(game, move)).pattern);
    if (all_told.stays[0] != '\0') {
        const caseless part = piece;
        snprintf(stays, sizeof stays, "(" BLANKS "[;,]" BLANKS "%s" BLANKS "=" BLANKS "%s)", at.pattern,
                 ranger(all_told.stays).pattern);
        add(&all, "((%s|%s)?%s" BLANKS "/" BLANKS "%s%s?", part.pattern, whole.pattern, squares, part.pattern, stays);
        add(&all, "|(%s)?%s%s|%s%s)", part.pattern, squares, stays, part.pattern, squares);
    } else {
        add(&all, "(%s)?%s", piece.pattern, squares);
    }
    if (all_told.result[0] != '\0') {
        const caseless result = ranger(all_told.result);
        add(&all, "(%s|" BLANKS "=" BLANKS "%s)%s", result.pattern, result.pattern,
            (traits & AG_MOVE_PROMOTION) != 0 ? "" : "?");
    }
    end(&all, false, captures && ag_game_piece_at(game, ag_move_to(game, move)) == 0);
    return all;
}

/* ---- Rinne and Tensei ---- */

/* A kind by its letter or its name: Knight is N. */
static void add_kind(spellings *all, const char *name)
{
    const char letter[2] = {strncmp(name, "Knight", 6) == 0 ? 'N' : name[0], '\0'};
    char word[10];

    sscanf(name, "%9[A-Za-z]", word);
    add(all, "(%s|%s)", either_case(letter).pattern, either_case(word).pattern);
}

static void add_roll(spellings *all, const char *standard)
{
    static const char *const names[] = {"King", "Knight", "Bishop", "Rook", "Queen"};
    static const char *const numbers[] = {"I", "II", "III", "IV", "V"};

    add(all, "=?" BLANKS "(");
    add_kind(all, standard + 2);
    for (int i = 0; i < 5; i++) {
        if (strcmp(standard + 2, names[i]) == 0) add(all, "|%d|%s)", i + 1, either_case(numbers[i]).pattern);
    }
}

static spellings rinne_spellings(const ag_game *game, ag_move move)
{
    const text standard = move_text(game, move, AG_TEXT_STANDARD);
    const char *change = strstr(standard.bytes, "= ");
    spellings all = begin();

    if ((ag_move_traits(game, move) & AG_MOVE_CHANCE) != 0) {
        add_roll(&all, standard.bytes);
    } else {
        add(&all, "(");
        add_kind(&all, standard.bytes);
        add(&all, ")?" BLANKS "%s" BLANKS "(%s" DASH ")?" BLANKS "%s", square(game, ag_move_from(game, move)).pattern,
            strstr(standard.bytes, " x ") != NULL ? CROSS "|" : "", square(game, ag_move_to(game, move)).pattern);
        if (change != NULL) {
            add(&all, "(" BLANKS "=?" BLANKS);
            add_kind(&all, change + 2);
            add(&all, ")?");
        }
    }
    end(&all, false, false);
    return all;
}

spellings spellings_of(const ag_game *game, ag_move move)
{
    const char *id = ag_variant_id(ag_game_variant(game));

    if (strncmp(id, "sentai", 6) == 0) return sentai_spellings(game, move);
    if (strncmp(id, "rinne", 5) == 0 || strncmp(id, "tensei", 6) == 0) return rinne_spellings(game, move);
    return orthodox_spellings(game, move);
}

/* ---- Diaballik ---- */

#define ACTION "[a-gA-G][1-7]" BLANKS DASH "?>?" BLANKS "[a-gA-G][1-7]"
#define TURN "^" BLANKS NUMBER ACTION "((" BLANKS "[,;]" BLANKS "|" BLANK "+)" ACTION ")*(" BLANKS SIGN ")*" BLANKS "$"

static bool matches(const char *pattern, const char *bytes, regmatch_t *found)
{
    regex_t compiled;

    expect(regcomp(&compiled, pattern, REG_EXTENDED) == 0, NULL, "the pattern is wrong: %s", pattern);
    const bool fits = regexec(&compiled, bytes, 1, found, 0) == 0;
    regfree(&compiled);
    return fits;
}

static int32_t square_at(const ag_game *game, const char *bytes)
{
    const char name[3] = {(char)tolower((unsigned char)bytes[0]), bytes[1], '\0'};
    return ag_variant_square_find(ag_game_variant(game), name);
}

/* Moves a stone to an empty square, or passes the character to another stone: what stands on the two squares changes
 * places. False where the sign says otherwise: ">" alone is a pass, no sign a move. */
static bool act(const ag_game *game, board *now, const char *bytes, size_t length)
{
    const int32_t from = square_at(game, bytes);
    const int32_t to = square_at(game, bytes + length - 2);
    const int32_t moved = now->pieces[from];
    const bool is_pass = now->pieces[to] != 0;
    const bool has_arrow = memchr(bytes, '>', length) != NULL;
    const bool has_dash = memchr(bytes, '-', length) != NULL || memchr(bytes, '\xE2', length) != NULL;

    now->pieces[from] = now->pieces[to];
    now->pieces[to] = moved;
    return moved != 0 && (has_dash || has_arrow == is_pass);
}

bool spells_turn(const ag_game *game, ag_move move, const char *bytes)
{
    board now = board_of(game);
    regmatch_t found;

    if (!matches(TURN, bytes, &found)) return false;
    while (matches(ACTION, bytes, &found)) {
        bytes += found.rm_so;
        if (!act(game, &now, bytes, (size_t)(found.rm_eo - found.rm_so))) return false;
        bytes += found.rm_eo - found.rm_so;
    }
    ag_game *after = clone_of(game);
    ag_game_play(after, move);
    const board reached = board_of(after);
    ag_game_free(after);
    return memcmp(now.pieces, reached.pieces, (size_t)now.count * sizeof now.pieces[0]) == 0;
}
