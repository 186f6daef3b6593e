/* SPDX-License-Identifier: MIT
 * Why a move of chess is not legal, in a sentence for the player who tried it. */
#include "chess.h"
#include "games/orthodox/pawns.h"

/* A move that was asked for. */
typedef struct request {
    const ag_variant *variant;
    const chess_position *position;
    const char *text;
    int32_t side;
    int32_t to;
} request;

/* "Knight on g1". */
typedef struct piece_name {
    char text[20];
} piece_name;

static piece_name name_piece(const request *asked, int32_t square)
{
    piece_name name;
    agi_writer writer = agi_writer_make(name.text, sizeof name.text);
    const int32_t piece = piece_on(asked->position, square);

    agi_say(&writer, "%s on %s", piece != 0 ? asked->variant->kinds[ag_piece_kind(piece)].name : "?",
            agi_name_square(asked->variant, square).text);
    return name;
}

static squares checkers_of(const chess_position *position, int32_t side)
{
    return agi_chess_attackers(position, king_square(position, side), all_pieces(position)) & position->side[!side];
}

/* ---- where pieces go, checks aside ---- */

static squares pawn_reach(const request *asked, int32_t from)
{
    const squares pawn = one_square(from);
    const squares empty = ~all_pieces(asked->position);
    const squares attacks = pawn_left_attacks(asked->side, pawn) | pawn_right_attacks(asked->side, pawn);
    const int32_t passed = asked->position->shared.en_passant;
    const squares prey = asked->position->side[!asked->side] | (passed != AGI_NO_SQUARE ? one_square(passed) : 0);

    return (attacks & prey) | pawn_single_steps(asked->side, pawn, empty) |
           pawn_double_steps(asked->side, pawn, empty, empty);
}

static squares reach(const request *asked, int32_t from, squares occupied)
{
    switch (ag_piece_kind(piece_on(asked->position, from))) {
    case KING: return agi_chess_attacks.king[from];
    case PAWN: return pawn_reach(asked, from);
    case KNIGHT: return agi_chess_attacks.knight[from];
    case BISHOP: return bishop_attacks(from, occupied);
    case ROOK: return rook_attacks(from, occupied);
    default: return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
    }
}

/* ---- the king's safety ---- */

/* The piece gets there, so it must be the king that forbids the move. */
static void explain_check(const request *asked, int32_t from, agi_writer *why)
{
    const char *player = agi_name_side(asked->side);
    const squares checkers = checkers_of(asked->position, asked->side);
    chess_position after;
    squares attackers;

    agi_chess_play(asked->variant, &asked->position->shared.base, agi_make_move(from, asked->to), &after.shared.base);
    attackers = checkers_of(&after, asked->side);
    if (!has_any(attackers)) return;
    if (from == king_square(asked->position, asked->side)) {
        agi_say(why, "%s: the King would be in check from the %s", asked->text,
                name_piece(asked, first_square(attackers)).text);
    } else if (has_any(checkers & attackers)) {
        agi_say(why, "%s: %s's King is in check from the %s, and the move does not end it", asked->text, player,
                name_piece(asked, first_square(checkers & attackers)).text);
    } else {
        agi_say(why, "%s: the %s is pinned; %s's King would be in check from the %s", asked->text,
                name_piece(asked, from).text, player, name_piece(asked, first_square(attackers)).text);
    }
}

/* ---- movement ---- */

/* What stands before a pawn, or where it would go straight on to. */
static int32_t find_pawn_obstacle(const request *asked, int32_t from)
{
    const squares ahead = pawn_single_steps(asked->side, one_square(from), all_pieces(asked->position));

    if (from % BOARD_FILES != asked->to % BOARD_FILES) return -1;
    if (has_any(ahead)) return first_square(ahead);
    return is_double_step(from, asked->to) && piece_on(asked->position, asked->to) != 0 ? asked->to : -1;
}

/* The nearest piece that keeps another from its target; -1 when that is not what is wrong. */
static int32_t find_obstacle(const request *asked, int32_t from)
{
    const squares way = agi_chess_attacks.between[from][asked->to] & all_pieces(asked->position);

    if (ag_piece_kind(piece_on(asked->position, from)) == PAWN) return find_pawn_obstacle(asked, from);
    if (!has_any(way) || !has_square(reach(asked, from, 0), asked->to)) return -1;
    return asked->to > from ? first_square(way) : last_square(way);
}

static void explain_movement(const request *asked, int32_t from, agi_writer *why)
{
    const agi_square_name target = agi_name_square(asked->variant, asked->to);
    const int32_t obstacle = find_obstacle(asked, from);

    if (obstacle >= 0) {
        agi_say(why, "%s: the %s is in the way of the %s", asked->text, name_piece(asked, obstacle).text,
                name_piece(asked, from).text);
    } else {
        agi_say(why, "%s: the %s cannot move to %s", asked->text, name_piece(asked, from).text, target.text);
    }
}

/* ---- castling (FIDE 3.8.2) ---- */

static void explain_castling(const request *asked, const chess_castling *castling, agi_writer *why)
{
    const char *player = agi_name_side(asked->side);
    const squares occupied = all_pieces(asked->position);
    const squares between = agi_chess_attacks.between[castling->king_from][castling->rook_from];
    squares way = agi_chess_attacks.between[castling->king_from][castling->king_to] | one_square(castling->king_to);
    const int32_t right = (int32_t)(castling - agi_chess_castlings);

    if ((asked->position->shared.castling >> right & 1) == 0) {
        agi_say(why, "%s: %s has lost the right to castle with the rook on %s", asked->text, player,
                agi_name_square(asked->variant, castling->rook_from).text);
        return;
    }
    if (has_any(checkers_of(asked->position, asked->side))) {
        agi_say(why, "%s: %s's King is in check, so it may not castle", asked->text, player);
        return;
    }
    if (has_any(between & occupied)) {
        agi_say(why, "%s: the %s is between King and Rook", asked->text,
                name_piece(asked, first_square(between & occupied)).text);
        return;
    }
    while (has_any(way)) {
        const int32_t square = take_square(&way);
        const squares attackers =
            agi_chess_attackers(asked->position, square, occupied) & asked->position->side[!asked->side];
        if (!has_any(attackers)) continue;
        agi_say(why, "%s: the King may not cross or reach %s, which the %s attacks", asked->text,
                agi_name_square(asked->variant, square).text, name_piece(asked, first_square(attackers)).text);
        return;
    }
}

/* The castling that a text means: O-O, the king's two squares, or king and rook. */
static const chess_castling *meant_castling(const request *asked, const agi_written_move *written)
{
    const chess_castling *own = &agi_chess_castlings[2 * asked->side];
    const int32_t king = king_square(asked->position, asked->side);

    if (written->castling >= 0) return &own[written->castling];
    if (!agi_can_be_meant(asked->variant, &asked->position->shared, written, king)) return NULL;
    for (int32_t i = 0; i < 2; i++) {
        const bool is_target = written->to == own[i].king_to || written->to == own[i].rook_from;
        if (is_target && king == own[i].king_from) return &own[i];
    }
    return NULL;
}

void agi_chess_explain(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                       agi_writer *why)
{
    const request asked = {.variant = variant,
                           .position = chess_of(&position->base),
                           .text = written->text,
                           .side = position->base.side,
                           .to = written->to};
    const chess_castling *castling = meant_castling(&asked, written);
    squares pieces = asked.position->side[asked.side];
    int32_t meant = -1;
    int32_t count = 0;

    agi_say(why, "%s is not legal here", asked.text);
    if (castling && !written->captures) {
        explain_castling(&asked, castling, why);
        return;
    }
    if (agi_explain_target(variant, position, written, why)) return;
    while (has_any(pieces)) {
        const int32_t from = take_square(&pieces);
        if (!agi_can_be_meant(variant, position, written, from)) continue;
        meant = from;
        count++;
        if (!has_square(reach(&asked, from, all_pieces(asked.position)), asked.to)) continue;
        explain_check(&asked, from, why);
        return;
    }
    if (count == 1) {
        explain_movement(&asked, meant, why);
    } else {
        agi_say(why, "%s: %s has no %s that can move to %s", asked.text, agi_name_side(asked.side),
                variant->kinds[written->kind >= 0 ? written->kind : PAWN].name,
                agi_name_square(variant, asked.to).text);
    }
}
