/* SPDX-License-Identifier: MIT
 * The moves of a record. What stands in it says nothing about its style: each move is read leniently. Where a game's
 * own notation has blanks in it, all that stands on a line is tried first, and then its first word alone. */
#include <string.h>

#include "move_text.h"
#include "record.h"

enum { MOVE_BYTES = 256 }; /* more than any move of any game */

/* ---- numbers ---- */

/* A move's number: "12", "12.", "12...", "12)", or dots alone. Zeros without dots are none: 00 is castling, 0000 no move
 * at all. */
typedef struct move_number {
    int32_t length; /* 0: there is none; "1-0" begins with none */
    int32_t digits;
    int32_t dots;
} move_number;

static bool is_ellipsis(agi_record_text *text, int32_t place)
{
    return agi_record_is(text, place, '\xE2') && agi_record_is(text, place + 1, '\x80') &&
           agi_record_is(text, place + 2, '\xA6');
}

static move_number number_at(agi_record_text *text, int32_t place)
{
    move_number number = {.length = 0};
    int32_t end = place;
    bool is_zero = true;

    for (; agi_record_has(text, end) && agi_is_digit(text->bytes[end]); end++) is_zero &= text->bytes[end] == '0';
    number.digits = end - place;
    if (number.digits > 0 && agi_record_is(text, end, ')')) return (move_number){end + 1 - place, number.digits, 1};
    for (;;) {
        if (agi_record_is(text, end, '.')) {
            number.dots++;
            end++;
        } else if (is_ellipsis(text, end)) {
            number.dots += 3;
            end += 3;
        } else {
            break;
        }
    }
    if (number.dots > 0 || (end > place && !is_zero && agi_record_ends_word(text, end))) number.length = end - place;
    return number;
}

/* "1." or "1", which begins a game. */
static bool is_first_number(const agi_record_text *text, move_number number)
{
    return number.digits == 1 && number.dots <= 1 && text->bytes[text->at] == '1';
}

/* ---- results ---- */

/* What one player scores, in halves; -1 when no score stands there. */
static int32_t score_at(agi_record_text *text, int32_t place, int32_t *length)
{
    *length = 1;
    if (agi_record_is(text, place, '0')) return 0;
    if (agi_record_is(text, place, '\xC2') && agi_record_is(text, place + 1, '\xBD')) {
        *length = 2;
        return 1;
    }
    if (!agi_record_is(text, place, '1')) return -1;
    if (!agi_record_is(text, place + 1, '/') || !agi_record_is(text, place + 2, '2')) return 2;
    *length = 3;
    return 1;
}

static int32_t result_of_scores(int32_t white, int32_t black)
{
    if (white == 1 && black == 1) return AG_DRAW;
    if (white == 2 && black == 0) return AG_WHITE_WINS;
    if (white == 0 && black == 2) return AG_BLACK_WINS;
    return white == 0 && black == 0 ? AGI_DOUBLE_FORFEIT : -1;
}

/* The bytes of a dash, with blanks on either side or not; 0 when there is none. */
static int32_t spaced_dash_at(agi_record_text *text, int32_t place)
{
    const int32_t at = agi_record_behind_blanks(text, place);
    const int32_t dash = agi_record_dash(text, at);
    return dash > 0 ? agi_record_behind_blanks(text, at + dash) - place : 0;
}

int32_t agi_record_result_at(agi_record_text *text, int32_t place, int32_t *length)
{
    int32_t bytes;
    int32_t dash;
    int32_t white;
    int32_t black;

    *length = 1;
    if (agi_record_is(text, place, '*')) return agi_record_ends_word(text, place + 1) ? AG_ONGOING : -1;
    white = score_at(text, place, &bytes);
    *length = bytes;
    if (white < 0) return -1;
    dash = spaced_dash_at(text, place + *length);
    if (dash == 0) return white == 1 && agi_record_ends_word(text, place + *length) ? AG_DRAW : -1;
    black = score_at(text, place + *length + dash, &bytes);
    if (white == 0 && black == 0 && dash > agi_record_dash(text, place + *length)) return -1; /* "0 - 0": castling */
    *length += dash + bytes;
    return black >= 0 && agi_record_ends_word(text, place + *length) ? result_of_scores(white, black) : -1;
}

/* ---- marks ---- */

static bool is_praise(char c)
{
    return c == '!' || c == '?';
}

/* The bytes of a word of praise, "!?"; 0 when there is none. */
static int32_t praise_length(agi_record_text *text)
{
    int32_t length = 0;

    while (agi_record_has(text, text->at + length) && is_praise(text->bytes[text->at + length])) length++;
    return agi_record_ends_word(text, text->at + length) ? length : 0;
}

/* ---- what is one move ---- */

/* Whether what stands before a place, blanks aside, is "=": a number behind it is a roll. */
static bool stands_behind_equals(const agi_record_text *text, int32_t place)
{
    while (place > text->at && agi_is_blank(text->bytes[place - 1])) place--;
    return place > text->at && text->bytes[place - 1] == '=';
}

/* Where all that may be one move ends: with the line, at a sign, before a number and before a result. */
static bool ends_phrase(agi_record_text *text, int32_t place)
{
    const char c = text->bytes[place];
    int32_t length;

    if (c == '\n' || agi_record_is_sign(c) || agi_record_is_end_mark(c)) return true;
    if (place == text->at) return false;
    if (c == '*') return true;
    if (!agi_is_blank(text->bytes[place - 1]) || agi_is_blank(c)) return false;
    if (number_at(text, place).length > 0 && !stands_behind_equals(text, place)) return true;
    return agi_record_result_at(text, place, &length) >= 0;
}

/* The bytes of all on the line that may be one move. */
static int32_t phrase_length(agi_record_text *text, int32_t word)
{
    int32_t length = 0;

    while (length < MOVE_BYTES && agi_record_has(text, text->at + length) && !ends_phrase(text, text->at + length))
        length++;
    if (length == MOVE_BYTES) return word;
    while (length > 0 && agi_is_blank(text->bytes[text->at + length - 1])) length--;
    return length;
}

/* The place behind the sign of a piece and what is said of the move, "Q+!"; that of the sign where none stands there. */
static int32_t behind_piece(agi_record_text *text, int32_t place)
{
    int32_t end = place + 1;

    if (!agi_record_has(text, place) || !agi_is_letter(text->bytes[place])) return place;
    while (agi_record_has(text, end) && strchr("+#!?", text->bytes[end]) && text->bytes[end] != '\0') end++;
    return agi_record_ends_word(text, end) ? end : place;
}

/* The bytes of a word and the piece in parentheses that a pawn becomes, "a8(Q)"; 0 when none stands there. */
static int32_t enclosed_promotion_length(agi_record_text *text, int32_t word)
{
    const int32_t piece = text->at + word + 1;

    if (!agi_record_is(text, piece - 1, '(') || !agi_record_has(text, piece)) return 0;
    return agi_is_letter(text->bytes[piece]) && agi_record_is(text, piece + 1, ')') ? word + 3 : 0;
}

/* The place behind what a piece becomes or the die shows, "Knight", "R4", "3"; that of the word where it is something
 * else, a move behind a verdict. */
static int32_t behind_kind(agi_record_text *text, int32_t place)
{
    enum { SHORT_BYTES = 3 };
    const int32_t end = place + agi_record_word(text, place);

    for (int32_t i = place; i < end; i++) {
        if (!agi_is_letter(text->bytes[i]) && end - place > SHORT_BYTES) return place;
    }
    return end;
}

/* The bytes of a word and what a piece becomes, "a8 = Q", or the die shows. */
static int32_t promotion_length(agi_record_text *text, int32_t word)
{
    const int32_t enclosed = enclosed_promotion_length(text, word);
    agi_record_text ahead = *text;
    int32_t length = word;

    if (enclosed > 0 || text->ran_out) return enclosed;
    ahead.at += word;
    agi_record_skip_blanks_of_line(&ahead);
    if (agi_record_is(&ahead, ahead.at, '=')) {
        ahead.at++;
    } else if (ahead.bytes[text->at + word - 1] != '=') {
        text->ran_out = ahead.ran_out;
        return word;
    }
    agi_record_skip_blanks_of_line(&ahead);
    const int32_t end = text->moves_have_blanks ? behind_kind(&ahead, ahead.at) : behind_piece(&ahead, ahead.at);
    if (end > ahead.at) length = end - text->at;
    text->ran_out = ahead.ran_out;
    return length;
}

/* The bytes of a word and the actions that follow it behind commas, with blanks on either side or not. */
static int32_t actions_length(agi_record_text *text, int32_t word)
{
    int32_t end = text->at + word;

    while (end - text->at < MOVE_BYTES) {
        int32_t next = agi_record_behind_break(text, end);
        const bool has_comma = text->bytes[end - 1] == ',' || agi_record_is(text, next, ',');
        if (!has_comma || text->ran_out) break;
        if (agi_record_is(text, next, ',')) next = agi_record_behind_break(text, next + 1);
        const int32_t length = agi_record_word(text, next);
        if (length == 0) break;
        end = next + length;
    }
    return end - text->at;
}

static int32_t move_length(agi_record_text *text, int32_t word)
{
    if (text->moves_have_actions) return actions_length(text, word);
    return text->moves_have_blanks ? phrase_length(text, word) : promotion_length(text, word);
}

/* ---- playing ---- */

/* So many bytes taken for a move. */
typedef struct attempt {
    int32_t length;
    int32_t status;
    char why[AGI_RECORD_WHY];
} attempt;

static int32_t praise_behind(const char *bytes, int32_t length)
{
    int32_t praise = 0;

    while (praise < length && is_praise(bytes[length - 1 - praise])) praise++;
    return praise;
}

/* Copies a move; praise ("!?") is left out. */
static void copy_move(const agi_record_text *text, int32_t length, char to[MOVE_BYTES])
{
    memcpy(to, text->bytes + text->at, (size_t)length);
    to[length - praise_behind(to, length)] = '\0';
}

static bool is_automatic(int32_t reason)
{
    return reason == AG_REASON_REPETITION || reason == AG_REASON_MOVE_COUNT || reason == AG_REASON_DEAD_MATERIAL;
}

/* A move that stands behind a draw by the rules was played all the same: that draw was none. */
static void play(ag_game *game, const char *move, attempt *tried)
{
    tried->status = agi_play_record_text(game, move, tried->why, sizeof tried->why);
    if (tried->status != AG_ERR_FINISHED || !is_automatic(ag_game_reason(game))) return;
    ag_game_set_automatic_draws(game, 0);
    tried->status = agi_play_record_text(game, move, tried->why, sizeof tried->why);
}

static void try_move(agi_record *record, int32_t length, attempt *tried)
{
    agi_writer why = agi_writer_make(tried->why, sizeof tried->why);
    char move[MOVE_BYTES];

    tried->length = length;
    tried->status = AG_ERR_SYNTAX;
    if (length >= MOVE_BYTES) {
        agi_say(&why, "a word of %d bytes is not a move", length);
        return;
    }
    copy_move(&record->text, length, move);
    play(record->game, move, tried);
}

/* Tries fewer bytes where more are no move; a text that cannot be read is spoken of as a whole. */
static void try_less(agi_record *record, int32_t length, attempt *tried)
{
    attempt first;

    if (tried->status == AG_OK || tried->status == AG_ERR_MEMORY || tried->length <= length) return;
    try_move(record, length, &first);
    if (first.status != AG_ERR_SYNTAX || !record->text.moves_have_blanks) *tried = first;
}

/* Plays the move at `at`, as long as it can be and then its first word. What a piece becomes belongs to the move: if
 * it becomes something else, the move without it is another one. A roll does not. */
static void play_move(agi_record *record, int32_t word, int32_t length, attempt *tried)
{
    agi_record_text text = record->text;
    int32_t change;

    try_move(record, length, tried);
    if (tried->status == AG_OK) return;
    change = text.moves_have_blanks ? promotion_length(&text, word) : word;
    if (change > word) try_less(record, change, tried);
    if (tried->status == AG_ERR_ILLEGAL && tried->length == change && !record->game->variant->has_chance) return;
    try_less(record, word, tried);
}

/* ---- words ---- */

/* A semicolon where moves may hold one is a word, too. */
static int32_t word_length(agi_record_text *text)
{
    const int32_t length = agi_record_word(text, text->at);
    return length > 0 ? length : 1;
}

/* What 0-0 was is clear when something follows: no double forfeit. */
static void settle_castling(agi_record *record)
{
    if (record->castling.status != AG_OK)
        agi_put_text(agi_record_refuse(record, record->castling.status, record->castling.line), record->castling.why);
    record->castling.status = AG_OK;
    record->has_castled = false;
}

/* 0-0 that is no legal move may be the double forfeit. */
static void keep_castling(agi_record *record, const attempt *tried)
{
    record->has_castled = tried->status == AG_OK;
    record->castling.status = tried->status;
    record->castling.line = record->text.line;
    memcpy(record->castling.why, tried->why, sizeof tried->why);
}

static bool keep_praise_of_move(agi_record *record, const attempt *tried)
{
    const char *move = record->text.bytes + record->text.at;
    const int32_t praise = praise_behind(move, tried->length);

    return agi_record_keep_praise(record, move + tried->length - praise, praise);
}

/* A word that was taken for a move, whether it is one or not. */
static void take_move(agi_record *record, bool is_zeros, const attempt *tried)
{
    record->words++;
    if (is_zeros) {
        keep_castling(record, tried);
    } else if (tried->status != AG_OK) {
        agi_put_text(agi_record_refuse(record, tried->status, record->text.line), tried->why);
    }
}

static void read_move(agi_record *record, bool is_zeros)
{
    agi_record_text *text = &record->text;
    const int32_t word = word_length(text);
    const int32_t length = move_length(text, word);
    const bool automatic_draws = record->game->automatic_draws;
    const int32_t ply = agi_ply(record->game);
    attempt tried;

    if (text->ran_out || agi_record_refuse_novelty(record, word)) return;
    if (agi_record_at_lone_mark(record, word)) {
        agi_record_advance(text, word);
        return;
    }
    play_move(record, word, length, &tried);
    if (tried.status == AG_ERR_MEMORY) {
        agi_record_lacks_memory(record);
        return;
    }
    if (tried.status == AG_OK && !keep_praise_of_move(record, &tried)) {
        ag_game_rewind(record->game, ply);
        return;
    }
    if (tried.status != AG_OK && !is_zeros && agi_record_at_mark(record, word)) {
        record->game->automatic_draws = automatic_draws;
        tried.length = word;
        agi_record_check_mark(record, word);
    } else {
        take_move(record, is_zeros, &tried);
    }
    record->is_behind_number = false;
    agi_record_advance(text, tried.length);
}

/* Whether a word can be nothing but a move. */
static bool expects_move(const agi_record *record)
{
    return record->game && !record->is_stopped && !record->begins_anew && record->castling.status == AG_OK;
}

/* Reads a move of the usual form, as most are; false where none stands at `at`. What begins with a letter is no number,
 * no result and no mark in signs. */
static bool read_plain_move(agi_record *record)
{
    agi_record_text *text = &record->text;
    const char *const move = text->bytes + text->at;
    const int32_t length = agi_is_letter(*move) && expects_move(record) ? agi_record_plain_move(text) : 0;
    const int32_t praise = praise_behind(move, length);
    const int32_t status = length > praise ? agi_play_plain_text(record->game, move, length - praise) : AG_ERR_SYNTAX;

    if (status == AG_ERR_SYNTAX) return false;
    record->has_castled = false;
    if (status == AG_ERR_MEMORY) {
        agi_record_lacks_memory(record);
    } else if (praise > 0 && !agi_record_keep_praise(record, move + length - praise, praise)) {
        ag_game_undo(record->game);
    } else {
        record->words++;
        record->is_behind_number = false;
        text->at += length;
        text->line_ends = 0;
        text->gap = -1;
    }
    return true;
}

/* Whether the word at `at` reads as a move of the usual start position, legal or not. */
static bool is_first_move(agi_record *record)
{
    const ag_variant *variant = record->game->variant;
    const int32_t length = agi_record_word(&record->text, record->text.at);
    agi_writer nowhere = agi_writer_make(NULL, 0);
    agi_problems problems = {.offset = -1, .why = &nowhere};
    agi_reader start = {.text = variant->start_position};
    agi_room room = {.bytes = {0}};
    char text[MOVE_BYTES];
    agi_reader reader = {.text = text};
    ag_move move;

    if (length >= MOVE_BYTES) return false;
    copy_move(&record->text, length, text);
    variant->rules->read(variant, &start, &room.position, &problems);
    return variant->rules->read_move(variant, &room.position, &reader, &move, &nowhere) != AG_ERR_SYNTAX;
}

static bool has_own_start(const agi_record *record)
{
    return agi_record_tag(record, AGI_TAG_FEN) || agi_record_tag(record, AGI_TAG_POSITION);
}

/* In chess, where records may stand without results, an empty line and "1." begin the next, if both sides have
 * moved. What has a start position of its own is not taken for a game from the usual one before its first ply. */
static bool may_begin_next(const agi_record *record, move_number number)
{
    return record->text.gap >= 0 && record->game && agi_record_is_chess(record->game->variant) && record->words >= 2 &&
           (agi_ply(record->game) > 0 || !has_own_start(record)) && is_first_number(&record->text, number);
}

static void read_number(agi_record *record, move_number number)
{
    record->begins_anew = may_begin_next(record, number);
    if (!record->begins_anew) {
        settle_castling(record);
        record->text.gap = -1;
    }
    record->is_behind_number = true;
    agi_record_advance(&record->text, number.length);
}

static void read_result(agi_record *record, int32_t result, int32_t length)
{
    settle_castling(record);
    record->result = result;
    record->result_line = record->text.line;
    agi_record_advance(&record->text, length);
}

static bool can_play(agi_record *record)
{
    settle_castling(record);
    return record->game && !record->is_stopped;
}

/* Behind a number a move has to follow: another number without dots is what is left of it. */
static bool is_number(const agi_record *record, move_number number)
{
    return number.length > 0 && !(number.dots == 0 && record->is_behind_number);
}

/* Reads what stands at `at`, whatever it is. */
static bool read_any_word(agi_record *record)
{
    agi_record_text *text = &record->text;
    const move_number number = number_at(text, text->at);
    int32_t length = 0;
    const int32_t result = number.dots == 0 ? agi_record_result_at(text, text->at, &length) : -1;
    const int32_t praise = praise_length(text);

    if (text->ran_out) return false;
    if (praise > 0) {
        if (agi_record_keep_praise(record, text->bytes + text->at, praise)) agi_record_advance(text, praise);
        return true;
    }
    if (is_number(record, number) && result < 0) {
        read_number(record, number);
        return true;
    }
    if (record->begins_anew && result < 0 && is_first_move(record)) return false;
    if (text->ran_out) return false;
    record->begins_anew = false;
    if (result >= 0 && result != AGI_DOUBLE_FORFEIT) {
        read_result(record, result, length);
    } else if (can_play(record)) {
        read_move(record, result == AGI_DOUBLE_FORFEIT);
    } else {
        const int32_t word = word_length(text);
        if (text->ran_out) return false;
        agi_record_advance(text, word);
        record->words++;
    }
    if (!text->ran_out && !record->has_no_memory) text->gap = -1;
    return true;
}

/* Reads the next move behind one, if it has the usual form too. */
static bool read_next_plain_move(agi_record *record)
{
    agi_record_text *text = &record->text;
    const int32_t at = text->at;
    const int64_t line = text->line;

    if (!agi_record_reach_plain_move(text)) return false;
    if (read_plain_move(record) && !record->has_no_memory) return true;
    text->at = at;
    text->line = line;
    return false;
}

bool agi_record_read_word(agi_record *record)
{
    if (!read_plain_move(record)) return read_any_word(record);
    while (!record->has_no_memory && read_next_plain_move(record)) {
    }
    return true;
}
