/* SPDX-License-Identifier: MIT
 * Writes the weights of a variant as C source. They begin with those of random games (survey.c). Then the opponent plays
 * against itself, and the weights are moved to where they would have told better how these games ended:
 *
 *   tune_values VARIANT [ROUNDS GAMES NODES] > lib/opponent/values/VARIANT.c
 *
 * A value of 400 stands for ten to one. There is no randomness but that of its own seeds, and every operation rounds as
 * IEEE says, so everybody makes the same weights. */
#include "handle.h"
#include "survey.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SURVEY_GAMES = 200,
    BYTES = 1 << 20,
    PLIES_MOST = 240,
    RANDOM_PLIES = 8, /* with which a game begins, at most */
    EPOCHS = 6,
    MEANS = 100, /* that a weight is averaged over */
    SAMPLES_MOST = 400000
};

static const double ODDS = 0.0057564627324851; /* ln(10) / 400 */
static const double RATE = 6;                  /* how far a weight moves at first, in hundredths */
static const double HOLD = 0.00002;            /* how much a weight is drawn back to that of the random games */

/* A position of a game, and how that ended: 2 White won, 1 a draw, 0 Black won. */
typedef struct sample {
    uint8_t board[AGI_BOARD];
    uint8_t ended;
} sample;

/* A weight for full boards and one for empty boards, how much it has been moved, what it was at first, and the sum of
 * what it has been of late. Squares that mirror each other, left and right, have one weight, that of the left one. */
typedef struct tuned {
    double weight[2];
    double moved[2];
    double first[2];
    double lately[2];
} tuned;

typedef struct tuning {
    const ag_variant *variant;
    int32_t kinds, squares, files;
    int32_t games, nodes;
    uint64_t seed;
    tuned *weights;
    agi_weight *rounded;
    sample *samples;
    int32_t count;
    ag_opponent *opponent;
} tuning;

static void *new_room(size_t count, size_t size)
{
    void *room = calloc(count, size);
    if (room == NULL) exit(EXIT_FAILURE);
    return room;
}

static uint32_t draw_below(uint64_t *seed, uint32_t n)
{
    return (uint32_t)((agi_mix(*seed += UINT64_C(0x9E3779B97F4A7C15)) >> 32) * n >> 32);
}

/* e to the x, by its series; the library's may round otherwise elsewhere. */
static double exponential(double x)
{
    enum { HALVINGS = 10, TERMS = 12 };
    double term = 1, sum = 1;
    for (int i = 0; i < HALVINGS; i++) x /= 2;
    for (int i = 1; i < TERMS; i++) sum += term *= x / i;
    for (int i = 0; i < HALVINGS; i++) sum *= sum;
    return sum;
}

/* ---- games ---- */

static void add_sample(tuning *now, const ag_game *game)
{
    int32_t pieces[AGI_BOARD];
    if (now->count == SAMPLES_MOST) return;
    sample *added = &now->samples[now->count++];
    ag_game_board(game, pieces, AGI_BOARD);
    memset(added->board, 0, sizeof added->board);
    for (int32_t square = 0; square < now->squares; square++) added->board[square] = (uint8_t)pieces[square];
}

static void play_move(tuning *now, ag_game *game)
{
    ag_opponent_think(now->opponent, game, now->nodes);
    const ag_move best = ag_opponent_best(now->opponent);
    const uint32_t traits = ag_move_traits(game, best);
    /* What is about to be taken says nothing about where pieces should stand. */
    if ((traits & (AG_MOVE_CAPTURE | AG_MOVE_PROMOTION)) == 0 && ag_game_in_check(game) == 0) add_sample(now, game);
    ag_game_play_unchecked(game, best);
}

static void play_game(tuning *now)
{
    const int32_t first = now->count;
    ag_game *game;
    if (ag_game_new(&game, now->variant, NULL, NULL, 0) != AG_OK) exit(EXIT_FAILURE);
    ag_game_playout(game, &now->seed, (int32_t)draw_below(&now->seed, RANDOM_PLIES + 1));
    while (ag_game_turn(game) != AG_NOBODY && ag_game_ply(game) < PLIES_MOST && ag_game_claimable_draw(game) == 0) {
        if (ag_game_turn(game) == AG_CHANCE) ag_game_playout(game, &now->seed, 1);
        else play_move(now, game);
    }
    const int32_t result = ag_game_result(game);
    const uint8_t ended = result == AG_WHITE_WINS ? 2 : result == AG_BLACK_WINS ? 0 : 1;
    for (int32_t i = first; i < now->count; i++) now->samples[i].ended = ended;
    ag_game_free(game);
}

/* ---- weights ---- */

static int32_t left_of(const tuning *now, int32_t square)
{
    const int32_t file = square % now->files;
    const int32_t mirrored = now->files - 1 - file;
    return square - file + (file < mirrored ? file : mirrored);
}

/* The weight of a piece on a square, and whose it is: 1 for White, -1 for Black. */
static tuned *weight_at(const tuning *now, int32_t piece, int32_t square, int *sign)
{
    const bool is_white = ag_piece_player(piece) == AG_WHITE;
    const int32_t rank = is_white ? square / now->files : now->squares / now->files - 1 - square / now->files;
    *sign = is_white ? 1 : -1;
    return &now->weights[ag_piece_kind(piece) * now->squares + left_of(now, rank * now->files + square % now->files)];
}

/* How full the board is, from 0 to 1, as the opponent sees it. */
static double fullness(const tuning *now, const uint8_t *board)
{
    const agi_value *value = &now->opponent->search.value;
    int32_t material = 0;
    for (int32_t square = 0; square < now->squares; square++) material += value->worth[board[square]];
    return material < value->material ? (double)material / value->material : 1;
}

static double value_of(const tuning *now, const uint8_t *board, double full)
{
    double sum = 0;
    int sign;
    for (int32_t square = 0; square < now->squares; square++) {
        if (board[square] == 0) continue;
        const tuned *weight = weight_at(now, board[square], square, &sign);
        sum += sign * (weight->weight[0] * full + weight->weight[1] * (1 - full));
    }
    return sum;
}

/* The more a weight has been moved, the less it moves. */
static void move_weight(tuned *weight, int which, double slope)
{
    if (slope == 0) return;
    slope -= HOLD * (weight->weight[which] - weight->first[which]);
    weight->moved[which] += slope * slope;
    weight->weight[which] += RATE * slope / sqrt(weight->moved[which] + 1e-6);
}

static void learn_from(tuning *now, const sample *seen)
{
    const double full = fullness(now, seen->board);
    const double expected = 1 / (1 + exponential(-ODDS * value_of(now, seen->board, full)));
    const double error = seen->ended / 2.0 - expected;
    int sign;
    for (int32_t square = 0; square < now->squares; square++) {
        if (seen->board[square] == 0) continue;
        tuned *weight = weight_at(now, seen->board[square], square, &sign);
        move_weight(weight, 0, sign * error * full);
        move_weight(weight, 1, sign * error * (1 - full));
    }
}

static void each_weight(tuning *now, void (*change)(tuned *weight))
{
    for (int32_t i = 0; i < now->kinds * now->squares; i++) change(&now->weights[i]);
}

static void begin_mean(tuned *weight)
{
    for (int which = 0; which < 2; which++) weight->lately[which] = weight->moved[which] = 0;
}

static void add_to_mean(tuned *weight)
{
    for (int which = 0; which < 2; which++) weight->lately[which] += weight->weight[which];
}

static void take_mean(tuned *weight)
{
    for (int which = 0; which < 2; which++) weight->weight[which] = weight->lately[which] / MEANS;
}

/* Weights tremble: what counts is what they have been on average in the second half. */
static void learn(tuning *now)
{
    const int32_t part = EPOCHS * now->count / (2 * MEANS);
    each_weight(now, begin_mean);
    for (int32_t i = 0; i < 2 * MEANS; i++) {
        for (int32_t k = 0; k < part; k++) learn_from(now, &now->samples[draw_below(&now->seed, (uint32_t)now->count)]);
        if (i >= MEANS) each_weight(now, add_to_mean);
    }
    each_weight(now, take_mean);
}

static int16_t rounded(double weight)
{
    const double most = 3000;
    return (int16_t)floor((weight > most ? most : weight < -most ? -most : weight) + 0.5);
}

/* Gives the opponent the weights as they are now. */
static void use_weights(tuning *now)
{
    const agi_weights used = {"", now->kinds, now->squares, now->rounded};
    for (int32_t i = 0; i < now->kinds * now->squares; i++) {
        const tuned *weight = &now->weights[i / now->squares * now->squares + left_of(now, i % now->squares)];
        now->rounded[i] = (agi_weight){rounded(weight->weight[0]), rounded(weight->weight[1])};
    }
    agi_value_set(&now->opponent->search.value, now->variant, &used);
}

static void begin(tuning *now, const ag_variant *variant)
{
    now->variant = variant;
    now->seed = 1;
    now->kinds = ag_variant_piece_kinds(variant);
    now->files = ag_variant_files(variant);
    now->squares = now->files * ag_variant_ranks(variant);
    const size_t cells = (size_t)(now->kinds * now->squares);
    uint32_t *room = new_room((size_t)agi_survey_room(variant), sizeof *room);
    now->weights = new_room(cells, sizeof *now->weights);
    now->rounded = new_room(cells, sizeof *now->rounded);
    now->samples = new_room(SAMPLES_MOST, sizeof *now->samples);
    if (!agi_survey(variant, SURVEY_GAMES, room, now->rounded)) exit(EXIT_FAILURE);
    if (ag_opponent_new(&now->opponent, variant, 1, BYTES) != AG_OK) exit(EXIT_FAILURE);
    for (int32_t i = 0; i < (int32_t)cells; i++) {
        const int32_t file = i % now->files;
        const agi_weight left = now->rounded[i];
        const agi_weight right = now->rounded[i - file + now->files - 1 - file];
        now->weights[i].weight[0] = now->weights[i].first[0] = (left.opening + right.opening) / 2.0;
        now->weights[i].weight[1] = now->weights[i].first[1] = (left.ending + right.ending) / 2.0;
    }
    free(room);
    use_weights(now);
}

static void play_round(tuning *now, int32_t round)
{
    for (int32_t i = 0; i < now->games; i++) {
        now->opponent->search.seed = agi_mix(now->seed);
        play_game(now);
    }
    learn(now);
    use_weights(now);
    fprintf(stderr, "round %d: %d positions of %d games\n", (int)round, (int)now->count, (int)now->games);
}

/* ---- writing ---- */

static void print_kind(const tuning *now, int32_t kind)
{
    const agi_weight *weights = now->rounded + kind * now->squares;
    printf("    /* %s */\n", ag_variant_piece_name(now->variant, ag_piece_make(kind, AG_WHITE)));
    for (int32_t square = 0; square < now->squares; square++) {
        printf("%s{%d, %d},%s", square % now->files == 0 ? "    " : " ", weights[square].opening,
               weights[square].ending, square % now->files == now->files - 1 ? "\n" : "");
    }
}

static void print_weights(const tuning *now, int32_t rounds)
{
    const char *id = ag_variant_id(now->variant);
    printf("/* SPDX-License-Identifier: MIT\n * Made by tests/opponent/tune_values.c:\n *\n");
    printf(" *   tune_values %s %d %d %d */\n#include \"../value.h\"\n\n", id, (int)rounds, (int)now->games,
           (int)now->nodes);
    printf("static const agi_weight WEIGHTS[] = {\n");
    for (int32_t kind = 0; kind < now->kinds; kind++) print_kind(now, kind);
    printf("};\n\nconst agi_weights agi_weights_");
    for (const char *letter = id; *letter != '\0'; letter++) putchar(*letter == '-' ? '_' : *letter);
    printf(" = {\"%s\", %d, %d, WEIGHTS};\n", id, (int)now->kinds, (int)now->squares);
}

int main(int argc, char **argv)
{
    const ag_variant *variant = argc == 2 || argc == 5 ? ag_variant_find(argv[1]) : NULL;
    tuning now = {.games = 0};
    if (variant == NULL) {
        fprintf(stderr, "usage: tune_values VARIANT [ROUNDS GAMES NODES]\n");
        return 2;
    }
    const int32_t rounds = argc == 5 ? atoi(argv[2]) : 0;
    now.games = argc == 5 ? atoi(argv[3]) : 0;
    now.nodes = argc == 5 ? atoi(argv[4]) : 0;
    begin(&now, variant);
    for (int32_t round = 1; round <= rounds; round++) play_round(&now, round);
    print_weights(&now, rounds);
    ag_opponent_free(now.opponent);
    free(now.weights);
    free(now.rounded);
    free(now.samples);
    return EXIT_SUCCESS;
}
