/* SPDX-License-Identifier: MIT
 *
 * Replays the record of a game: shows the board after each move, then says how the game stands.
 *
 *     01_replay           the game that Rinne's inventor published
 *     01_replay FILE      a record of your own; - is standard input
 *
 * A record is text with one move a line. The line VariantName=Rinne (5x6) Standard comes first; the id of a variant
 * will do as well: VariantName=rinne-5x5. Bullets and numbers before a move are skipped.
 */
#include <abstractgames/abstractgames.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = 400, WHY_BYTES = 300 };

/* One more of each than is known: the last stands for those that a later library has. */
enum { RESULTS = AG_DRAW + 2, REASONS = AG_REASON_UNKNOWN + 2 };

/* How many moves lead to each result with each reason. */
typedef struct outcomes {
    int32_t count[RESULTS][REASONS];
    int32_t kinds;
} outcomes;

/* A square as one word: the code of its piece, a dot, or # for a hole. */
static const char *square_word(const ag_game *game, int32_t square)
{
    const int32_t piece = ag_game_piece_at(game, square);
    if (piece > 0) return ag_variant_piece_code(ag_game_variant(game), piece);
    return (ag_game_square_traits(game, square) & AG_SQUARE_PIT) != 0 ? "#" : ".";
}

static int widest_code(const ag_variant *variant)
{
    size_t widest = 1;
    for (int32_t kind = 0; kind < ag_variant_piece_kinds(variant); kind++) {
        const size_t length = strlen(ag_variant_piece_code(variant, ag_piece_make(kind, AG_WHITE)));
        if (length > widest) widest = length;
    }
    return (int)widest;
}

static void print_board(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t files = ag_variant_files(variant);
    const int width = 1 + widest_code(variant);
    for (int32_t rank = ag_variant_ranks(variant) - 1; rank >= 0; rank--) {
        printf("%2d", (int)rank + 1);
        for (int32_t file = 0; file < files; file++) printf("%*s", width, square_word(game, rank * files + file));
        putchar('\n');
    }
    printf("  ");
    for (int32_t file = 0; file < files; file++) printf("%*c", width, 'a' + (int)file);
    putchar('\n');
}

/* True when the id is the name, or the name and a suffix: rinne and rinne-5x5 are both members of Rinne. */
static int is_family(const char *id, const char *name)
{
    size_t i = 0;
    while (name[i] != '\0' && tolower((unsigned char)name[i]) == id[i]) i++;
    return name[i] == '\0' && (id[i] == '\0' || id[i] == '-');
}

/* The variant of an id, or of a printed name: a game and its board, as in Rinne (5x6) Standard. */
static const ag_variant *find_variant(const char *name)
{
    char game[40];
    int files, ranks;
    const ag_variant *variant = ag_variant_find(name);
    if (variant != NULL || sscanf(name, "%39[^ (] (%dx%d)", game, &files, &ranks) != 3) return variant;
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        variant = ag_variant_at(i);
        if (is_family(ag_variant_id(variant), game) && ag_variant_files(variant) == files &&
            ag_variant_ranks(variant) == ranks) {
            return variant;
        }
    }
    return NULL;
}

/* What stands on a line behind blanks, bullets and the number of a move. Blanks at its end are cut off. */
static char *line_content(char *line)
{
    static const char bullet[] = "\xE2\x80\xA2"; /* U+2022 */
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1])) line[--length] = '\0';
    for (;;) {
        line += strspn(line, " \t*");
        if (strncmp(line, bullet, strlen(bullet)) != 0) break;
        line += strlen(bullet);
    }
    const size_t digits = strspn(line, "0123456789");
    if (digits > 0 && line[digits] == '.') line += digits + strspn(line + digits, ". \t");
    return line;
}

/* Shows who played which plies since `ply` and the board that came of it. */
static void print_plies(const ag_game *game, const char *player, int32_t ply)
{
    char text[LINE_BYTES];
    printf("\n%s:", player);
    for (; ply < ag_game_ply(game); ply++) {
        ag_game_move_text_at(game, ply, AG_TEXT_STANDARD, text, sizeof text);
        printf(" %s", text);
    }
    putchar('\n');
    print_board(game);
}

static const char *turn_name(const ag_game *game)
{
    static const char *const names[] = {"White", "Black", "Roll", "Nobody"};
    const int32_t turn = ag_game_turn(game);
    return turn >= AG_WHITE && turn <= AG_NOBODY ? names[turn] : "Somebody";
}

/* Reads one line of the record, making the game when the variant is named. A status and a sentence in why. */
static int32_t read_line(ag_game **game, char *line, char *why)
{
    static const char naming[] = "VariantName=";
    const char *content = line_content(line);
    if (*content == '\0') return AG_OK;
    if (*game == NULL) {
        if (strncmp(content, naming, strlen(naming)) != 0) {
            snprintf(why, WHY_BYTES, "a line %s... has to come before the moves", naming);
            return AG_ERR_SYNTAX;
        }
        const ag_variant *variant = find_variant(content + strlen(naming));
        if (variant != NULL) return ag_game_new(game, variant, NULL, why, WHY_BYTES);
        snprintf(why, WHY_BYTES, "this library has no variant \"%s\"", content + strlen(naming));
        return AG_ERR_SYNTAX;
    }
    const char *player = turn_name(*game);
    const int32_t ply = ag_game_ply(*game);
    const int32_t status = ag_game_play_text(*game, content, why, WHY_BYTES);
    if (status == AG_OK) print_plies(*game, player, ply);
    return status;
}

/* Reads a whole record. The game, or NULL when something is wrong, which has been said then. */
static ag_game *read_record(FILE *file, const char *name)
{
    char line[LINE_BYTES], why[WHY_BYTES] = "";
    ag_game *game = NULL;
    for (int number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        const int is_cut = strchr(line, '\n') == NULL && !feof(file);
        if (is_cut) snprintf(why, sizeof why, "no move is as long as this line");
        if (is_cut || read_line(&game, line, why) != AG_OK) {
            fprintf(stderr, "%s:%d: %s\n", name, number, why);
            ag_game_free(game);
            return NULL;
        }
    }
    if (game == NULL) fprintf(stderr, "%s: there is no record in it\n", name);
    return game;
}

/* A result or a reason that only a later library has is counted behind those that are known here. */
static int32_t counted_as(int32_t number, int32_t last_known)
{
    return number >= 0 && number <= last_known ? number : last_known + 1;
}

static void print_outcome(int32_t result, int32_t reason)
{
    static const char *const sentences[RESULTS] = {"the game goes on", "White has won", "Black has won",
                                                   "the game is drawn", "the game is over"};
    const char *why = ag_reason_name(reason);
    printf("%s", sentences[counted_as(result, AG_DRAW)]);
    if (result != AG_ONGOING) printf(" (%s)", why != NULL ? why : "another reason");
}

/* Plays each move and takes it back, to see what comes of it. */
static outcomes try_moves(ag_game *game, const ag_move *moves, int32_t count)
{
    outcomes found = {{{0}}, 0};
    for (int32_t i = 0; i < count; i++) {
        if (ag_game_play(game, moves[i]) != AG_OK) continue;
        int32_t *counted =
            &found
                 .count[counted_as(ag_game_result(game), AG_DRAW)][counted_as(ag_game_reason(game), AG_REASON_UNKNOWN)];
        if ((*counted)++ == 0) found.kinds++;
        ag_game_undo(game);
    }
    return found;
}

/* "after each of which ..." when all moves come to the same, else "after 3 of them ..., after 22 ...". */
static void print_outcomes(const outcomes *found, int32_t moves)
{
    const char *before = found->kinds > 1 ? ":" : ",";
    for (int32_t result = AG_ONGOING; result < RESULTS; result++) {
        for (int32_t reason = AG_REASON_NONE; reason < REASONS; reason++) {
            const int32_t count = found->count[result][reason];
            if (count == 0) continue;
            if (found->kinds > 1) printf("%s after %d of them ", before, (int)count);
            else printf("%s after %s ", before, moves == 1 ? "which" : "each of which");
            print_outcome(result, reason < REASONS - 1 ? reason : AG_ERR_ARGUMENT);
            before = ",";
        }
    }
}

/* The last line: the result, or what the next move can bring. */
static int print_standing(ag_game *game)
{
    putchar('\n');
    if (ag_game_turn(game) == AG_NOBODY) {
        printf("finished: ");
        print_outcome(ag_game_result(game), ag_game_reason(game));
        putchar('\n');
        return EXIT_SUCCESS;
    }
    const int32_t count = ag_game_moves(game, NULL, 0);
    ag_move *moves = malloc((size_t)count * sizeof *moves);
    if (moves == NULL) return EXIT_FAILURE;
    ag_game_moves(game, moves, count);
    const outcomes found = try_moves(game, moves, count);
    free(moves);
    const char *plural = count == 1 ? "" : "s";
    if (ag_game_turn(game) == AG_CHANCE) printf("ongoing: a roll is due with %d outcome%s", (int)count, plural);
    else printf("ongoing: %s to move has %d move%s", turn_name(game), (int)count, plural);
    print_outcomes(&found, count);
    putchar('\n');
    return EXIT_SUCCESS;
}

/* What is left in the buffer is written now, so that a full disk is not taken for success. */
static int written(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fputs("standard output: it cannot be written\n", stderr);
    return EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    if (argc > 2 || (argc == 2 && strcmp(argv[1], "--help") == 0)) {
        fprintf(argc > 2 ? stderr : stdout, "usage: 01_replay [FILE | -]\n");
        return argc > 2 ? 2 : written(EXIT_SUCCESS);
    }
    const char *name = argc == 2 ? argv[1] : SAMPLE_RECORD;
    const int is_stdin = strcmp(name, "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(name, "r");
    if (file == NULL) {
        fprintf(stderr, "%s: the record cannot be opened\n", name);
        return EXIT_FAILURE;
    }
    ag_game *game = read_record(file, is_stdin ? "standard input" : name);
    if (!is_stdin) fclose(file);
    const int status = game == NULL ? EXIT_FAILURE : print_standing(game);
    ag_game_free(game);
    return written(status);
}
