/* SPDX-License-Identifier: MIT */
#include "sentai_reference.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES = 8, RANKS = 8, POWERS = 5, DRAW_REPETITIONS = 5, DRAW_QUIET = 150 };

/* ---- section 1: position strings ---- */

static void read_board(const char *text, reference_piece *board)
{
    int rank = RANKS - 1;
    int file = 0;

    while (*text != '\0') {
        if (*text == '/') {
            rank--;
            file = 0;
            text++;
        } else if (isdigit((unsigned char)*text)) {
            file += *text++ - '0';
        } else {
            reference_piece *piece = &board[rank * FILES + file++];
            piece->letter = *text++;
            if (toupper((unsigned char)piece->letter) != 'R') continue;
            piece->powers = 8 * (text[0] - '0') + text[1] - '0';
            text += 2;
        }
    }
}

static bool has_en_passant(const reference_position *position, const reference_switches *switches);

static const reference_switches AS_RULED;

static int square_of(const char *name)
{
    return (name[1] - '1') * FILES + name[0] - 'a';
}

reference_position reference_read(const char *variant, const char *text)
{
    reference_position position = {.is_old = strcmp(variant, "sentai-old") == 0,
                                   .is_blocked = strcmp(variant, "sentai-blocked") == 0};
    char board[REFERENCE_POSITION_TEXT];
    char en_passant[4];

    if (sscanf(text, "%239s %c - %3s %d %d", board, &position.side, en_passant, &position.quiet, &position.number) !=
        5) {
        fprintf(stderr, "the reference cannot read %s\n", text);
        exit(2);
    }
    read_board(board, position.board);
    position.en_passant = en_passant[0] == '-' ? -1 : square_of(en_passant);
    if (!has_en_passant(&position, &AS_RULED)) position.en_passant = -1;
    return position;
}

static char *write_piece(const reference_piece *piece, char *text)
{
    if (toupper((unsigned char)piece->letter) == 'R')
        return text + sprintf(text, "%c%02o", piece->letter, (unsigned)piece->powers);
    return text + sprintf(text, "%c", piece->letter);
}

static char *write_rank(const reference_piece *rank, char *text)
{
    int empty = 0;

    for (int file = 0; file < FILES; file++) {
        if (rank[file].letter == 0) {
            empty++;
            continue;
        }
        if (empty > 0) text += sprintf(text, "%d", empty);
        empty = 0;
        text = write_piece(&rank[file], text);
    }
    if (empty > 0) text += sprintf(text, "%d", empty);
    return text;
}

void reference_write(const reference_position *position, char *text)
{
    for (int rank = RANKS - 1; rank >= 0; rank--) {
        text = write_rank(&position->board[rank * FILES], text);
        if (rank > 0) *text++ = '/';
    }
    text += sprintf(text, " %c - ", position->side);
    if (position->en_passant < 0) {
        text += sprintf(text, "-");
    } else {
        text += sprintf(text, "%c%d", 'a' + position->en_passant % FILES, position->en_passant / FILES + 1);
    }
    sprintf(text, " %d %d", position->quiet, position->number);
}

/* ---- section 2: Rangers ---- */

/* The power whose step this is, as its bit; 0: no power's. */
static int power_of_step(int files, int ranks)
{
    const int small = abs(files) < abs(ranks) ? abs(files) : abs(ranks);
    const int large = abs(files) < abs(ranks) ? abs(ranks) : abs(files);

    if (small == 1 && large == 1) return 1;
    if (small == 2 && large == 2) return 2;
    if (small == 1 && large == 2) return 4;
    if (small == 0 && large == 1) return 8;
    return small == 0 && large == 2 ? 16 : 0;
}

static bool is_basic(int powers)
{
    return powers == 1 || powers == 2 || powers == 4 || powers == 8 || powers == 16;
}

static char side_of(reference_piece piece)
{
    if (piece.letter == 0) return 0;
    return isupper((unsigned char)piece.letter) ? 'w' : 'b';
}

static char kind_of(reference_piece piece)
{
    return (char)toupper((unsigned char)piece.letter);
}

static char other_side(char side)
{
    return side == 'w' ? 'b' : 'w';
}

static reference_piece ranger_of(char side, int powers)
{
    return (reference_piece){side == 'w' ? 'R' : 'r', powers};
}

/* The power by which a piece goes from one square to the other; 0: it does not. The king has those of R11. */
static int power_used(const reference_position *position, int from, int to, const reference_switches *switches)
{
    const reference_piece piece = position->board[from];
    const int files = to % FILES - from % FILES;
    const int ranks = to / FILES - from / FILES;
    const int power = power_of_step(files, ranks);
    const int powers = kind_of(piece) == 'K' ? 8 + 1 : piece.powers;
    const int between = (from / FILES + ranks / 2) * FILES + from % FILES + files / 2;

    const bool is_barred = (power == 2 || power == 16) && position->board[between].letter != 0;

    if (kind_of(piece) == 'P' || (powers & power) == 0) return 0;
    if (is_barred && (switches->two_steps_are_blocked || position->is_blocked)) return 0;
    return power;
}

/* ---- section 4: attacks ---- */

static int forward(char side)
{
    return side == 'w' ? 1 : -1;
}

static bool attacks_from(const reference_position *position, int from, int to, const reference_switches *switches)
{
    const reference_piece piece = position->board[from];

    if (kind_of(piece) != 'P') return power_used(position, from, to, switches) != 0;
    return to / FILES - from / FILES == forward(side_of(piece)) && abs(to % FILES - from % FILES) == 1;
}

bool reference_attacks(const reference_position *position, char side, int square, const reference_switches *switches)
{
    for (int from = 0; from < REFERENCE_SQUARES; from++) {
        if (side_of(position->board[from]) == side && attacks_from(position, from, square, switches)) return true;
    }
    return false;
}

static bool is_in_check(const reference_position *position, char side, const reference_switches *switches)
{
    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        const reference_piece piece = position->board[square];
        if (kind_of(piece) == 'K' && side_of(piece) == side) {
            return reference_attacks(position, other_side(side), square, switches);
        }
    }
    return false;
}

/* ---- section 3: moves ---- */

/* A move being made. */
typedef struct attempt {
    const reference_position *before;
    const reference_switches *switches;
    int from;
    int to;
    reference_piece moves;   /* what leaves `from` */
    reference_piece stays;   /* what stays there */
    reference_piece becomes; /* what stands on `to` afterwards */
    int taken;               /* the square of the piece captured; -1: none */
    bool combines;
    bool is_double_step;
} attempt;

static bool is_promotion(const attempt *made)
{
    return kind_of(made->moves) == 'P' && kind_of(made->becomes) == 'R';
}

/* K, P, R4 or R30. */
static char *put_name(reference_piece piece, char *text)
{
    if (kind_of(piece) == 'R') return text + sprintf(text, "R%o", (unsigned)piece.powers);
    return text + sprintf(text, "%c", kind_of(piece));
}

static char *put_square(int square, char *text)
{
    return text + sprintf(text, "%c%d", 'a' + square % FILES, square / FILES + 1);
}

/* Section 6. */
static void name_move(const attempt *made, reference_move *move)
{
    char *text = put_square(made->to, put_square(made->from, move->text));
    char *in_full = put_name(made->moves, move->in_full);

    *in_full++ = ' ';
    in_full = put_square(made->from, in_full);
    *in_full++ = made->taken >= 0 ? 'x' : '-';
    in_full = put_square(made->to, in_full);
    if (made->stays.letter != 0) {
        put_name(made->moves, text + sprintf(text, "/"));
        in_full = put_square(made->from, in_full + sprintf(in_full, "; "));
        put_name(made->stays, in_full + sprintf(in_full, "="));
    } else if (made->combines || is_promotion(made)) {
        if (is_promotion(made)) put_name(made->becomes, text + sprintf(text, "="));
        put_name(made->becomes, in_full + sprintf(in_full, " = "));
    }
}

/* Section 1: the square passed over is written only when a capture on it is legal. */
static void open_en_passant(reference_position *after, const attempt *made)
{
    if (!made->is_double_step) return;
    after->en_passant = (made->from + made->to) / 2;
    if (made->switches->en_passant_is_always_written || has_en_passant(after, made->switches)) return;
    after->en_passant = -1;
}

static bool restarts_clock(const attempt *made)
{
    const bool is_special = made->combines || made->stays.letter != 0;
    return made->taken >= 0 || kind_of(made->moves) == 'P' ||
           (is_special && made->switches->special_moves_reset_the_clock);
}

static reference_position make(const attempt *made)
{
    reference_position after = *made->before;

    if (made->taken >= 0) after.board[made->taken] = (reference_piece){0, 0};
    after.board[made->from] = made->stays;
    after.board[made->to] = made->becomes;
    after.quiet = restarts_clock(made) ? 0 : after.quiet + 1;
    after.number += made->before->side == 'b';
    after.side = other_side(made->before->side);
    after.en_passant = -1;
    return after;
}

/* Adds a move unless it leaves the mover's king attacked. */
static void add(reference_moves *list, const attempt *made)
{
    const char side = made->before->side;
    const bool is_special = made->combines || made->stays.letter != 0;
    reference_position after = make(made);

    if (is_in_check(&after, side, made->switches) && !(is_special && made->switches->special_moves_ignore_check))
        return;
    if (list->count == list->room) {
        list->room = 2 * list->room + 32;
        list->moves = realloc(list->moves, (size_t)list->room * sizeof *list->moves);
    }
    open_en_passant(&after, made);
    list->moves[list->count].after = after;
    name_move(made, &list->moves[list->count]);
    list->count++;
}

/* 3.1 to 3.3. */
static bool may_combine(const attempt *made, reference_piece target)
{
    const int mine = made->moves.powers;

    if (kind_of(made->moves) != 'R' || kind_of(target) != 'R') return false;
    if (made->switches->combined_rangers_stay_apart && (!is_basic(mine) || !is_basic(target.powers))) return false;
    if (!made->before->is_old) return (mine & target.powers) == 0;
    return !made->switches->combining_adds_a_power ||
           ((mine | target.powers) != mine && (mine | target.powers) != target.powers);
}

static void add_whole_move(reference_moves *list, attempt made)
{
    const reference_piece target = made.before->board[made.to];

    if (side_of(target) == made.before->side) {
        if (!may_combine(&made, target)) return;
        made.combines = true;
        made.becomes = ranger_of(made.before->side, made.moves.powers | target.powers);
    } else if (target.letter != 0) {
        if (kind_of(target) == 'K') return;
        made.taken = made.to;
    }
    add(list, &made);
}

/* 3.4. */
static bool may_split_onto(const attempt *made, reference_piece target)
{
    const bool old_captures = made->before->is_old && !made->switches->old_splits_do_not_capture;

    if (target.letter == 0) return true;
    if (kind_of(target) == 'K') return false;
    if (side_of(target) != made->before->side) return old_captures || made->switches->splits_capture;
    return made->switches->splits_combine && kind_of(target) == 'R' && (target.powers & made->moves.powers) == 0;
}

static void add_split(reference_moves *list, attempt made, int power)
{
    const reference_piece target = made.before->board[made.to];
    const char side = made.before->side;

    if (kind_of(made.moves) != 'R' || is_basic(made.moves.powers)) return;
    made.stays = ranger_of(side, made.moves.powers - power);
    made.moves = ranger_of(side, power);
    made.becomes = ranger_of(side, power | (side_of(target) == side ? target.powers : 0));
    if (!may_split_onto(&made, target)) return;
    if (side_of(target) == other_side(side)) made.taken = made.to;
    if (made.switches->splits_land_safely && reference_attacks(made.before, other_side(side), made.to, made.switches))
        return;
    add(list, &made);
}

/* 3.6. */
static void add_promotions(reference_moves *list, attempt made)
{
    const reference_piece target = made.before->board[made.to];

    for (int powers = 1; powers < 1 << POWERS; powers++) {
        if (!is_basic(powers) && !made.switches->promotion_to_any_ranger) continue;
        made.becomes = ranger_of(made.before->side, powers | (made.combines ? target.powers : 0));
        add(list, &made);
    }
    if (!made.switches->promotion_is_optional) return;
    made.becomes = made.moves;
    add(list, &made);
}

static void add_pawn_move(reference_moves *list, attempt made)
{
    const int last = made.before->side == 'w' ? RANKS - 1 : 0;
    const bool stays_a_pawn = made.taken >= 0 && made.switches->captures_do_not_promote;

    if (made.to / FILES != last || stays_a_pawn) {
        add(list, &made);
    } else {
        add_promotions(list, made);
    }
}

static void add_pawn_steps(reference_moves *list, attempt made)
{
    const char side = made.before->side;
    const int step = FILES * forward(side);
    const reference_piece *board = made.before->board;

    made.to = made.from + step;
    if (side_of(board[made.to]) == side && kind_of(board[made.to]) == 'R' &&
        made.switches->pawns_promote_by_combining && (made.to / FILES == 0 || made.to / FILES == RANKS - 1)) {
        made.combines = true;
        add_promotions(list, made);
    }
    if (board[made.to].letter != 0) return;
    add_pawn_move(list, made);
    if (made.from / FILES != (side == 'w' ? 1 : RANKS - 2) || board[made.to + step].letter != 0) return;
    made.to += step;
    made.is_double_step = true;
    add(list, &made);
}

static void add_pawn_captures(reference_moves *list, attempt made)
{
    const char side = made.before->side;

    for (int way = -1; way <= 1; way += 2) {
        const int file = made.from % FILES + way;
        if (file < 0 || file >= FILES) continue;
        made.to = made.from + FILES * forward(side) + way;
        made.taken = made.to;
        if (side_of(made.before->board[made.to]) == other_side(side) && kind_of(made.before->board[made.to]) != 'K') {
            add_pawn_move(list, made);
        }
        made.taken = made.to - FILES * forward(side);
        if (made.to == made.before->en_passant && !made.switches->no_en_passant) add(list, &made);
    }
}

/* Whether there is a legal capture on the en passant square. */
static bool has_en_passant(const reference_position *position, const reference_switches *switches)
{
    reference_moves list = {NULL, 0, 0};

    for (int from = 0; from < REFERENCE_SQUARES; from++) {
        const reference_piece piece = position->board[from];
        attempt made = {.before = position, .switches = switches, .from = from, .moves = piece, .becomes = piece};
        if (kind_of(piece) != 'P' || side_of(piece) != position->side) continue;
        add_pawn_captures(&list, made);
    }
    bool found = false;
    for (int i = 0; i < list.count; i++) {
        const char *text = list.moves[i].text;
        if (square_of(text + 2) == position->en_passant) found = true;
    }
    reference_free(&list);
    return found;
}

static void add_ranger_and_king_moves(reference_moves *list, attempt made)
{
    for (made.to = 0; made.to < REFERENCE_SQUARES; made.to++) {
        const int power = power_used(made.before, made.from, made.to, made.switches);
        if (power == 0) continue;
        add_whole_move(list, made);
        add_split(list, made, power);
    }
}

reference_moves reference_list(const reference_position *position, const reference_switches *switches)
{
    reference_moves list = {NULL, 0, 0};

    for (int from = 0; from < REFERENCE_SQUARES; from++) {
        const reference_piece piece = position->board[from];
        const attempt made = {
            .before = position, .switches = switches, .from = from, .moves = piece, .becomes = piece, .taken = -1};
        if (side_of(piece) != position->side) continue;
        if (kind_of(piece) == 'P') {
            add_pawn_steps(&list, made);
            add_pawn_captures(&list, made);
        } else {
            add_ranger_and_king_moves(&list, made);
        }
    }
    return list;
}

void reference_free(reference_moves *list)
{
    free(list->moves);
    list->moves = NULL;
}

/* ---- section 5: dead material ---- */

/* The pieces that matter: all but kings. */
typedef struct material {
    int pawns;
    int rangers;
    int powers[2];        /* of the first Ranger met, of the second */
    char side[2];         /* theirs */
    bool all_keep_colour; /* made of R1, R2 and R20 only */
    bool on_colour[2];    /* a Ranger stands on a dark square, on a light one */
} material;

static material count_material(const reference_position *position)
{
    material found = {.all_keep_colour = true};

    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        const reference_piece piece = position->board[square];
        found.pawns += kind_of(piece) == 'P';
        if (kind_of(piece) != 'R') continue;
        if (found.rangers < 2) {
            found.powers[found.rangers] = piece.powers;
            found.side[found.rangers] = side_of(piece);
        }
        found.rangers++;
        if ((piece.powers & ~(1 | 2 | 16)) != 0) found.all_keep_colour = false;
        found.on_colour[(square % FILES + square / FILES) % 2] = true;
    }
    return found;
}

static bool is_dead(const reference_position *position)
{
    const material m = count_material(position);

    if (m.pawns > 0) return false;
    if (m.rangers == 0) return true;
    if (m.all_keep_colour && !(m.on_colour[0] && m.on_colour[1])) return true;
    if (m.rangers == 1) return m.powers[0] == 4 || m.powers[0] == 8;
    return m.rangers == 2 && m.side[0] != m.side[1] && m.powers[0] + m.powers[1] == 9 &&
           (m.powers[0] == 1 || m.powers[0] == 8);
}

/* ---- section 4: the end ---- */

const char *reference_judge(const reference_position *position, const reference_switches *switches)
{
    reference_moves list = reference_list(position, switches);
    const bool has_moves = list.count > 0;
    const bool is_check = is_in_check(position, position->side, switches);

    reference_free(&list);
    if (is_dead(position) && !switches->material_is_always_sufficient) return "draw dead material";
    if (has_moves) return "ongoing none";
    if (is_check) return position->side == 'w' ? "black checkmate" : "white checkmate";
    if (!switches->stalemate_is_lost) return "draw stalemate";
    return position->side == 'w' ? "black stalemate" : "white stalemate";
}

/* The first four fields are the same. */
static bool is_same(const char *one, const char *other)
{
    size_t length = 0;

    for (int blanks = 0; one[length] != '\0'; length++) {
        if (one[length] == ' ' && ++blanks == 4) break;
    }
    return strncmp(one, other, length + 1) == 0;
}

const char *reference_judge_game(const char *variant, const char *const *positions, size_t count,
                                 const reference_switches *switches)
{
    const reference_position last = reference_read(variant, positions[count - 1]);
    const char *status = reference_judge(&last, switches);
    int occurrences = 0;

    if (strcmp(status, "ongoing none") != 0) return status;
    for (size_t i = 0; i < count; i++) occurrences += is_same(positions[i], positions[count - 1]);
    if (occurrences >= DRAW_REPETITIONS && !switches->repetition_is_ignored) return "draw repetition";
    if (count > 1 && last.quiet >= DRAW_QUIET && !switches->clock_is_ignored) return "draw move count";
    return status;
}
