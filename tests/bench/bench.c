/* SPDX-License-Identifier: MIT
 * Measures one thing through the public interface and prints how many and how long: "135878210 0.1104".
 *
 *   bench perft VARIANT DEPTH [POSITION]      leaves of ag_game_perft
 *   bench loop VARIANT DEPTH [POSITION]       leaves of moves, play_unchecked, undo at every node
 *   bench counting VARIANT DEPTH [POSITION]   the same, with the last ply counted by ag_game_perft
 *   bench playouts VARIANT PLIES [POSITION]   plies of random games
 *   bench list VARIANT PLIES [POSITION]       moves listed along random games
 *   bench new VARIANT GAMES [POSITION]        games made, of which the last thousands are kept
 *   bench clone VARIANT GAMES [POSITION]      the same of copies of a game of 20 plies
 *   bench result VARIANT TIMES [POSITION]     results asked for, along a game of at most 64 plies over and over
 *   bench count VARIANT TIMES [POSITION]      the same of ag_game_perft of one ply
 *   bench board VARIANT TIMES [POSITION]      the same of boards as numbers, and `bytes` as bytes
 *   bench captures VARIANT TIMES [POSITION]   the same of captures and promotions, and `traits` move by move
 *   bench parse VARIANT TIMES [POSITION]      texts of moves parsed, one at each ply of such a game
 *   bench read FILE                           games of a file of records
 *
 * `bench write VARIANT BYTES [COMMENT]` writes records of random games, as many bytes or a few more, with the comment
 * behind each ply.
 */
#include <abstractgames/abstractgames.h>

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GAME_PLIES_MAX = 2000, TEXT_BYTES = 128, KEPT_GAMES = 4096, CLONED_PLIES = 20, STAGES = 64, SQUARES = 128 };

static ag_move *room; /* one list of moves a ply, for the deepest loop */
static int32_t room_moves;

/* Of the processor's time. */
static double seconds_now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static uint64_t loop(ag_game *game, int32_t depth)
{
    ag_move *moves = room + (ptrdiff_t)room_moves * depth;
    const int32_t count = ag_game_moves(game, moves, room_moves);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < count; i++) {
        ag_game_play_unchecked(game, moves[i]);
        leaves += depth == 1 ? 1 : loop(game, depth - 1);
        ag_game_undo(game);
    }
    return leaves;
}

static uint64_t counting(ag_game *game, int32_t depth)
{
    ag_move *moves = room + (ptrdiff_t)room_moves * depth;
    uint64_t leaves = 0;
    int32_t count;

    if (depth == 1) return ag_game_perft(game, 1);
    count = ag_game_moves(game, moves, room_moves);
    for (int32_t i = 0; i < count; i++) {
        ag_game_play_unchecked(game, moves[i]);
        leaves += counting(game, depth - 1);
        ag_game_undo(game);
    }
    return leaves;
}

static uint64_t playouts(ag_game *game, int32_t plies)
{
    uint64_t seed = 1;
    uint64_t played = 0;

    while (played < (uint64_t)plies) {
        ag_game_rewind(game, 0);
        played += (uint64_t)ag_game_playout(game, &seed, GAME_PLIES_MAX);
    }
    return played;
}

/* Lists every position of random games several times, so that listing is what is measured. */
static uint64_t list(ag_game *game, int32_t plies)
{
    enum { TIMES = 16 };
    uint64_t seed = 1;
    uint64_t listed = 0;

    for (int32_t ply = 0; ply < plies; ply++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        for (int32_t i = 0; i < TIMES; i++) listed += (uint64_t)ag_game_moves(game, room, room_moves);
    }
    return listed;
}

/* The game that is freed for each new one has long left the processor's caches. */
static ag_game *kept[KEPT_GAMES];

static void free_kept(void)
{
    for (int32_t i = 0; i < KEPT_GAMES; i++) ag_game_free(kept[i]);
}

static uint64_t make_games(const ag_game *game, int32_t games, const char *position)
{
    for (int32_t i = 0; i < games; i++) {
        ag_game_free(kept[i % KEPT_GAMES]);
        ag_game_new(&kept[i % KEPT_GAMES], ag_game_variant(game), position, NULL, 0);
    }
    free_kept();
    return (uint64_t)games;
}

static uint64_t clone_games(ag_game *game, int32_t games)
{
    uint64_t seed = 1;

    ag_game_playout(game, &seed, CLONED_PLIES);
    for (int32_t i = 0; i < games; i++) {
        ag_game_free(kept[i % KEPT_GAMES]);
        ag_game_clone(&kept[i % KEPT_GAMES], game);
    }
    free_kept();
    return (uint64_t)games;
}

/* A random game, as it stood after each of its first plies. */
static void make_stages(ag_game *game, ag_game *stages[STAGES])
{
    uint64_t seed = 1;

    for (int32_t i = 0; i < STAGES; i++) {
        ag_game_playout(game, &seed, 1);
        if (ag_game_clone(&stages[i], game) != AG_OK) exit(2);
    }
}

static void free_stages(ag_game *stages[STAGES])
{
    for (int32_t i = 0; i < STAGES; i++) ag_game_free(stages[i]);
}

static int32_t is_ongoing(const ag_game *game)
{
    return ag_game_result(game) == AG_ONGOING;
}

static int32_t count_moves(const ag_game *game)
{
    return (int32_t)ag_game_perft(game, 1);
}

static int32_t count_squares(const ag_game *game)
{
    int32_t board[SQUARES];
    return ag_game_board(game, board, SQUARES);
}

static int32_t count_bytes(const ag_game *game)
{
    uint8_t board[SQUARES];
    return ag_game_board_bytes(game, board, SQUARES);
}

/* Captures and promotions, as a search asks for them at its leaves. */
static int32_t count_captures(const ag_game *game)
{
    return 1 + ag_game_moves_with(game, AG_MOVE_CAPTURE | AG_MOVE_PROMOTION, room, room_moves);
}

/* The same by asking each move for its traits. */
static int32_t count_captures_by_traits(const ag_game *game)
{
    const int32_t count = ag_game_moves(game, room, room_moves);
    int32_t captures = 1;

    for (int32_t i = 0; i < count; i++) {
        captures += (ag_move_traits(game, room[i]) & (AG_MOVE_CAPTURE | AG_MOVE_PROMOTION)) != 0;
    }
    return captures;
}

/* Asks along a game over and over. */
static uint64_t ask(ag_game *game, int32_t times, int32_t (*question)(const ag_game *game))
{
    ag_game *stages[STAGES];
    int32_t answered = 0;

    make_stages(game, stages);
    for (int32_t i = 0; i < times; i++) answered |= question(stages[i % STAGES]);
    free_stages(stages);
    return answered > 0 ? (uint64_t)times : 0;
}

/* The standard text of a legal move, one of another place in the list at each stage; an empty one where there is none. */
static void write_some_move(const ag_game *game, int32_t stage, char text[TEXT_BYTES])
{
    enum { PLACES_BETWEEN = 7 };
    const int32_t count = ag_game_moves(game, room, room_moves);

    text[0] = '\0';
    if (count > 0) ag_move_text(game, room[stage * PLACES_BETWEEN % count], AG_TEXT_STANDARD, text, TEXT_BYTES);
}

static uint64_t parse(ag_game *game, int32_t times)
{
    static char texts[STAGES][TEXT_BYTES];
    ag_game *stages[STAGES];
    uint64_t parsed = 0;

    make_stages(game, stages);
    for (int32_t i = 0; i < STAGES; i++) write_some_move(stages[i], i, texts[i]);
    for (int32_t i = 0; i < times; i++) {
        ag_move move;
        const int32_t stage = i % STAGES;
        parsed += ag_move_parse(stages[stage], texts[stage], AG_PARSE_LENIENT, &move, NULL, 0) == AG_OK;
    }
    free_stages(stages);
    return parsed;
}

static uint64_t measure(const char *what, ag_game *game, int32_t number, const char *position)
{
    if (strcmp(what, "perft") == 0) return ag_game_perft(game, number);
    if (strcmp(what, "loop") == 0) return loop(game, number);
    if (strcmp(what, "counting") == 0) return counting(game, number);
    if (strcmp(what, "playouts") == 0) return playouts(game, number);
    if (strcmp(what, "list") == 0) return list(game, number);
    if (strcmp(what, "new") == 0) return make_games(game, number, position);
    if (strcmp(what, "clone") == 0) return clone_games(game, number);
    if (strcmp(what, "result") == 0) return ask(game, number, is_ongoing);
    if (strcmp(what, "count") == 0) return ask(game, number, count_moves);
    if (strcmp(what, "board") == 0) return ask(game, number, count_squares);
    if (strcmp(what, "bytes") == 0) return ask(game, number, count_bytes);
    if (strcmp(what, "captures") == 0) return ask(game, number, count_captures);
    if (strcmp(what, "traits") == 0) return ask(game, number, count_captures_by_traits);
    if (strcmp(what, "parse") == 0) return parse(game, number);
    fprintf(stderr, "bench: no measurement is called \"%s\"\n", what);
    exit(2);
}

/* ---- records ---- */

enum { RECORD_BYTES = 1 << 20, FEWEST_PLIES = 40, PLIES_BETWEEN = 120 };

/* A game of one of many lengths, that its players have ended. */
static ag_game *random_game(const ag_variant *variant, uint64_t *seed, const char *comment)
{
    ag_game *game = NULL;

    if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) exit(2);
    ag_game_playout(game, seed, FEWEST_PLIES + (int32_t)(*seed >> 33) % PLIES_BETWEEN);
    for (int32_t ply = 1; comment && ply <= ag_game_ply(game); ply++) ag_game_add_comment(game, ply, comment);
    ag_game_end(game, AG_WHITE_WINS, AG_REASON_RESIGNATION);
    return game;
}

static int write_records(const ag_variant *variant, long bytes, const char *comment)
{
    static char record[RECORD_BYTES];
    uint64_t seed = 1;

    while (bytes > 0) {
        ag_game *game = random_game(variant, &seed, comment);
        const int32_t length = ag_record_write(game, AG_TEXT_STANDARD, record, RECORD_BYTES);
        if (length < 0 || fwrite(record, 1, (size_t)length, stdout) != (size_t)length) return 2;
        bytes -= length;
        ag_game_free(game);
    }
    return fflush(stdout) == 0 ? 0 : 2;
}

/* Games of a file that is read piece by piece. */
static uint64_t count_games(FILE *file)
{
    enum { PIECE = 65536 };
    static char piece[PIECE];
    ag_reader *reader;
    uint64_t games = 0;
    int32_t status = ag_reader_new(&reader);

    while (status != AG_ERR_EMPTY && status != AG_ERR_MEMORY) {
        ag_game *game;
        status = ag_reader_next(reader, &game, NULL, 0);
        games += status == AG_OK;
        ag_game_free(game);
        if (status == AG_ERR_MORE) {
            const size_t length = fread(piece, 1, PIECE, file);
            status = ag_reader_feed(reader, piece, (int32_t)length, length == 0);
        }
    }
    ag_reader_free(reader);
    return games;
}

static int read_records(const char *name)
{
    const double start = seconds_now();
    FILE *file = fopen(name, "rb");

    if (!file) return 2;
    printf("%llu ", (unsigned long long)count_games(file));
    printf("%.6f\n", seconds_now() - start);
    fclose(file);
    return 0;
}

/* What is done with records, -1 when it is not. */
static int do_with_records(int argc, char **argv)
{
    if (argc >= 4 && strcmp(argv[1], "write") == 0)
        return write_records(ag_variant_find(argv[2]), atol(argv[3]), argc > 4 ? argv[4] : NULL);
    return argc == 3 && strcmp(argv[1], "read") == 0 ? read_records(argv[2]) : -1;
}

int main(int argc, char **argv)
{
    enum { LEVELS = 12 };
    char why[200];
    ag_game *game;
    uint64_t count;
    double start;

    const int done = do_with_records(argc, argv);
    if (done >= 0) return done;
    if (argc < 4) {
        fprintf(stderr,
                "usage: bench WHAT VARIANT NUMBER [POSITION], where WHAT is perft, loop, counting, playouts, list,\n"
                "       new, clone, result, count, board, bytes, captures, traits or parse\n"
                "       bench read FILE | bench write VARIANT BYTES [COMMENT]\n");
        return 2;
    }
    if (ag_game_new(&game, ag_variant_find(argv[2]), argc > 4 ? argv[4] : NULL, why, sizeof why) != AG_OK) {
        fprintf(stderr, "bench: %s: %s\n", argv[2], why);
        return 2;
    }
    room_moves = ag_variant_moves_max(ag_game_variant(game));
    room = malloc(sizeof *room * (size_t)room_moves * LEVELS);
    if (!room) return 2;
    start = seconds_now();
    count = measure(argv[1], game, atoi(argv[3]), argc > 4 ? argv[4] : NULL);
    printf("%llu %.6f\n", (unsigned long long)count, seconds_now() - start);
    ag_game_free(game);
    free(room);
    return 0;
}
