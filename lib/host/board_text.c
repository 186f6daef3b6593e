/* SPDX-License-Identifier: MIT
 * The board as lines of text. */
#include "taps.h"

enum { ALL_FLAGS = AG_BOARD_UNICODE | AG_BOARD_FLIPPED | AG_BOARD_TARGETS };

typedef struct board_text {
    const ag_game *game;
    const agi_view *view;
    agi_writer *writer;
    bool flipped;
    bool unicode;
    int32_t width; /* of a square, in letters */
} board_text;

/* Letters in a text of UTF-8: bytes that are not the continuation of another. */
static int32_t letters_in(const char *text)
{
    int32_t count = 0;

    for (; *text != '\0'; text++) count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static const char *name_of(const board_text *board, int32_t piece)
{
    const ag_variant *variant = board->game->variant;
    return board->unicode ? ag_variant_piece_symbol(variant, piece) : ag_variant_piece_code(variant, piece);
}

static int32_t widest_name(const board_text *board)
{
    int32_t widest = 1;

    for (int32_t piece = 1; piece <= 2 * board->game->variant->kind_count; piece++) {
        const int32_t letters = letters_in(name_of(board, piece));
        if (letters > widest) widest = letters;
    }
    return widest;
}

static void put_blanks(agi_writer *writer, int32_t count)
{
    for (int32_t i = 0; i < count; i++) agi_put_char(writer, ' ');
}

/* The square in a column and a row as they are seen, from the top left. */
static int32_t square_seen(const board_text *board, int32_t column, int32_t row)
{
    const ag_variant *variant = board->game->variant;
    const int32_t file = board->flipped ? variant->files - 1 - column : column;
    const int32_t rank = board->flipped ? row : variant->ranks - 1 - row;
    return rank * variant->files + file;
}

static int32_t traits_of(const board_text *board, int32_t square)
{
    return board->game->rules->square_traits(board->game->variant, board->game->now, square);
}

static bool is_goal_seen(const board_text *board, int32_t column, int32_t row)
{
    if (column < 0 || column >= board->game->variant->files) return false;
    return (traits_of(board, square_seen(board, column, row)) & (AG_SQUARE_GOAL_WHITE | AG_SQUARE_GOAL_BLACK)) != 0;
}

/* What stands between a column and the one before it: the brackets of goals. */
static char fence(const board_text *board, int32_t column, int32_t row)
{
    const bool before = is_goal_seen(board, column - 1, row);
    const bool behind = is_goal_seen(board, column, row);

    if (before && behind) return '|';
    if (before) return ']';
    return behind ? '[' : ' ';
}

/* What stands before a square's content: '*' where one may tap next, '>' where one has tapped, 0 elsewhere. */
static char mark_of(const board_text *board, int32_t square)
{
    if (agi_is_offered(&board->view->targets, square)) return '*';
    return board->view->chosen[square] ? '>' : '\0';
}

/* A fence and a square. A mark takes the last blank before the content, and the place of the fence where there is none. */
static void put_square(const board_text *board, char before, int32_t square)
{
    const int32_t piece = board->view->board[square];
    const bool is_pit = (traits_of(board, square) & AG_SQUARE_PIT) != 0;
    const char *empty = board->unicode ? "\xC2\xB7" : ".";
    const char *pit = board->unicode ? "\xE2\x96\x92" : "#";
    const char *content = is_pit ? pit : empty;

    const char mark = mark_of(board, square);
    int32_t blanks;

    if (piece != 0) content = name_of(board, piece);
    blanks = board->width - letters_in(content);
    if (mark == '\0' || blanks > 0) agi_put_char(board->writer, before);
    put_blanks(board->writer, mark != '\0' ? blanks - 1 : blanks);
    if (mark != '\0') agi_put_char(board->writer, mark);
    agi_put_text(board->writer, content);
}

static void put_rank(const board_text *board, int32_t row)
{
    const int32_t files = board->game->variant->files;

    agi_put_number(board->writer, square_seen(board, 0, row) / files + 1);
    agi_put_char(board->writer, ' ');
    for (int32_t column = 0; column < files; column++) {
        put_square(board, fence(board, column, row), square_seen(board, column, row));
    }
    if (is_goal_seen(board, files - 1, row)) agi_put_char(board->writer, ']');
    agi_put_char(board->writer, '\n');
}

static void put_files(const board_text *board)
{
    const int32_t files = board->game->variant->files;

    put_blanks(board->writer, 2);
    for (int32_t column = 0; column < files; column++) {
        put_blanks(board->writer, board->width);
        agi_put_char(board->writer, (char)('a' + square_seen(board, column, 0) % files));
    }
    agi_put_char(board->writer, '\n');
}

/* ": N, B, R or Q", the choices that are open. */
static void put_choices(const board_text *board)
{
    int32_t choices[AGI_CHOICES_MAX];
    const int32_t count = agi_list_choices(&board->view->targets, choices);

    for (int32_t i = 0; i < count; i++) {
        const int32_t piece = choices[i] - AG_TAP_CHOICE;
        const char *between = i + 1 < count ? ", " : " or ";
        agi_put_text(board->writer, i == 0 ? ": " : between);
        agi_put_text(board->writer, piece != 0 ? name_of(board, piece) : "none");
    }
}

/* Whose turn it is and what there is to choose, or how the game ended. */
static void put_standing(const board_text *board)
{
    static const char *const turns[] = {"White to move", "Black to move", "A roll is due"};
    static const char *const results[] = {"", "White has won", "Black has won", "Drawn"};
    const int32_t turn = ag_game_turn(board->game);

    if (turn == AG_NOBODY) {
        agi_put_format(board->writer, "%s (%s)\n", results[ag_game_result(board->game)],
                       ag_reason_name(ag_game_reason(board->game)));
    } else {
        agi_put_text(board->writer, turns[turn]);
        if (!board->view->is_half_made && ag_game_in_check(board->game)) agi_put_text(board->writer, ", in check");
        put_choices(board);
        agi_put_char(board->writer, '\n');
    }
}

int32_t ag_game_board_text(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    agi_view view;
    board_text board = {.game = game, .view = &view, .writer = &writer};
    int32_t status;

    if (!game || (flags & ~(uint32_t)ALL_FLAGS) != 0 || !agi_are_taps(taps, n) || !agi_is_buffer(buf, cap))
        return AG_ERR_ARGUMENT;
    status = agi_look_at_taps(game, taps, n, (flags & AG_BOARD_TARGETS) != 0, &view);
    if (status != AG_OK) return status;
    board.flipped = (flags & AG_BOARD_FLIPPED) != 0;
    board.unicode = (flags & AG_BOARD_UNICODE) != 0;
    board.width = widest_name(&board);
    for (int32_t row = 0; row < game->variant->ranks; row++) put_rank(&board, row);
    put_files(&board);
    put_standing(&board);
    return agi_writer_end(&writer);
}
