/* SPDX-License-Identifier: MIT
 * Why a move of Tensor Chess is not legal, in a sentence for the player who tried it. */
#include "notation.h"

#include <string.h>

#include "games/orthodox/pawns.h"

/* A move that was asked for. */
typedef struct request {
    const ag_variant *variant;
    const tensor_position *position;
    const agi_written_move *written;
    int32_t side;
    agi_writer *why;
} request;

static const char *name_square(const request *asked, int32_t square, agi_square_name *room)
{
    *room = agi_name_square(asked->variant, square);
    return room->text;
}

static agi_piece_name name_piece(const request *asked, int32_t square)
{
    return agi_name_piece(asked->variant, &asked->position->shared, square);
}

static int32_t kind_on(const request *asked, int32_t square)
{
    return asked->position->piece[square] != 0 ? ag_piece_kind(asked->position->piece[square]) : -1;
}

static bool has_own_beast(const request *asked, int32_t square)
{
    return has_square(pieces_of(asked->position, BEAST, asked->side), square);
}

static bool has_enemy_beast(const request *asked, int32_t square)
{
    return has_square(pieces_of(asked->position, BEAST, !asked->side), square);
}

/* ---- the king's safety ---- */

/* A piece that attacks a square, alone or by way of its beasts; AGI_NO_SQUARE when none does. */
static int32_t find_attacker(const tensor_position *position, int32_t square, int32_t by)
{
    const squares beasts = pieces_of(position, BEAST, by);
    const squares walls = without(walls_for(position, by), pieces_of(position, KING, !by));
    squares pieces = without(position->side[by], beasts);

    while (has_any(pieces)) {
        const int32_t piece = take_square(&pieces);
        tensor_position alone = *position;
        alone.side[by] = either(beasts, one_square(piece));
        if (agi_tensor_is_attacked(&alone, square, by, walls)) return piece;
    }
    return AGI_NO_SQUARE;
}

static int32_t find_checker(const request *asked, const tensor_position *position)
{
    return find_attacker(position, king_square(position, asked->side), !asked->side);
}

/* The piece gets there, so it must be the king that forbids the move. */
static void explain_check(const request *asked, int32_t from, ag_move move)
{
    const char *player = agi_name_side(asked->side);
    const int32_t checker = find_checker(asked, asked->position);
    tensor_position after;
    int32_t attacker;

    agi_tensor_play(asked->variant, &asked->position->shared.base, move, &after.shared.base);
    attacker = find_checker(asked, &after);
    if (attacker == AGI_NO_SQUARE) return;
    if (kind_on(asked, from) == KING) {
        agi_say(asked->why, "%s: the King would be in check from the %s", asked->written->text,
                name_piece(asked, attacker).text);
    } else if (checker != AGI_NO_SQUARE) {
        agi_say(asked->why, "%s: %s's King is in check from the %s, and the move does not end it", asked->written->text,
                player, name_piece(asked, checker).text);
    } else {
        agi_say(asked->why, "%s: the %s is pinned; %s's King would be in check from the %s", asked->written->text,
                name_piece(asked, from).text, player, name_piece(asked, attacker).text);
    }
}

/* Whether a piece is a pawn that would take en passant, if its king were not in check afterwards. */
static bool could_take_en_passant(const request *asked, int32_t from)
{
    const int32_t to = asked->position->shared.en_passant;
    const squares pawns = pieces_of(asked->position, PAWN, asked->side);

    return asked->written->to == to && has_square(pawn_attackers(asked->side, pawns, to), from);
}

/* Whether a move would be legal if kings could be taken; a king's own moves are looked at by distance. */
static bool could_be_made(const request *asked, int32_t from, ag_move move)
{
    const squares target = one_square(tensor_to(move));
    const squares open =
        without(agi_tensor_attacks.king[from],
                either(asked->position->side[asked->side], pieces_of(asked->position, BEAST, !asked->side)));

    if (kind_on(asked, from) == KING) return (move & SORT_MASK) == PLAIN && has_any(both(open, target));
    if ((move & SORT_MASK) == PLAIN && could_take_en_passant(asked, from)) return true;
    return agi_tensor_could_be_made(asked->position, move);
}

/* ---- castling (section 8) ---- */

/* The first piece between king and rook that is no own beast; AGI_NO_SQUARE. */
static int32_t find_between(const request *asked, const tensor_castling *castling)
{
    const squares way = between(castling->king_from, castling->rook_from);
    const squares stops = both(way, walls_for(asked->position, asked->side));

    if (!has_any(stops)) return AGI_NO_SQUARE;
    return castling->rook_from > castling->king_from ? first_square(stops) : last_square(stops);
}

/* A square on the king's way that the enemy attacks; AGI_NO_SQUARE. */
static int32_t find_attacked(const request *asked, const tensor_castling *castling)
{
    const int32_t by = castling->king_to > castling->king_from ? 1 : -1;

    for (int32_t square = castling->king_from + by; square != castling->king_to + by; square += by) {
        if (!agi_tensor_is_safe(asked->position, square)) return square;
    }
    return AGI_NO_SQUARE;
}

static void explain_landing(const request *asked, const tensor_castling *castling)
{
    const int32_t attacked = find_attacked(asked, castling);
    const bool is_king_barred = asked->position->piece[castling->king_to] != 0;
    const int32_t barred = is_king_barred ? castling->king_to : castling->rook_to;
    agi_square_name room;

    if (asked->position->piece[barred] != 0) {
        agi_say(asked->why, "%s: the %s must land on an empty square, not on the %s", asked->written->text,
                is_king_barred ? "King" : "Rook", name_piece(asked, barred).text);
    } else if (attacked != AGI_NO_SQUARE) {
        agi_say(asked->why, "%s: the King may not cross or reach %s, which the %s attacks", asked->written->text,
                name_square(asked, attacked, &room),
                name_piece(asked, find_attacker(asked->position, attacked, !asked->side)).text);
    }
}

static void explain_castling(const request *asked, const tensor_castling *castling)
{
    const char *player = agi_name_side(asked->side);
    const int32_t in_the_way = find_between(asked, castling);
    agi_square_name room;

    if ((asked->position->shared.castling & castling->right) == 0) {
        agi_say(asked->why, "%s: %s has lost the right to castle with the rook on %s", asked->written->text, player,
                name_square(asked, castling->rook_from, &room));
    } else if (find_checker(asked, asked->position) != AGI_NO_SQUARE) {
        agi_say(asked->why, "%s: %s's King is in check, so it may not castle", asked->written->text, player);
    } else if (in_the_way != AGI_NO_SQUARE) {
        agi_say(asked->why, "%s: the %s is between King and Rook", asked->written->text,
                name_piece(asked, in_the_way).text);
    } else {
        explain_landing(asked, castling);
    }
}

/* O-O, with or without the king's square, or king and square, or king and rook. */
static bool means_castling(const request *asked, const tensor_castling *castling)
{
    const agi_written_move *written = asked->written;
    const bool is_short = castling->king_to > castling->king_from;
    const bool names_king_to = written->to == castling->king_to;
    const int32_t king = king_square(asked->position, asked->side);

    if (written->castling >= 0) {
        return is_short == (written->castling == AGI_CASTLES_SHORT) && (written->to < 0 || names_king_to);
    }
    if (tells_of_plain_move(written) || written->sent_to >= 0 || written->taken_count > 0) return false;
    if (!names_king_to && written->to != castling->rook_from) return false;
    return king == castling->king_from && agi_can_be_meant(asked->variant, &asked->position->shared, written, king);
}

static const tensor_castling *meant_castling(const request *asked)
{
    for (int32_t i = 0; i < CASTLINGS_OF_A_SIDE; i++) {
        const tensor_castling *castling = &agi_tensor_castlings[CASTLINGS_OF_A_SIDE * asked->side + i];
        if (means_castling(asked, castling)) return castling;
    }
    return NULL;
}

/* ---- leaps that take beasts (section 6) ---- */

static void explain_home(const request *asked, int32_t from)
{
    agi_say(asked->why, "%s: the %s may end where it began only if its last leap captures a Beast",
            asked->written->text, name_piece(asked, from).text);
}

static void explain_taking(const request *asked, int32_t from)
{
    const agi_written_move *written = asked->written;
    const uint32_t mask = agi_tensor_mask_of(asked->position, written->taken, written->taken_count);
    const ag_move move = make_leaps(from, written->to, mask);
    agi_square_name room;

    if (kind_on(asked, from) != BEAST) {
        agi_say(asked->why, "%s: the %s is not a Beast, and only Beasts capture Beasts, by leaping over them",
                written->text, name_piece(asked, from).text);
    } else if (could_be_made(asked, from, move)) {
        explain_check(asked, from, move);
    } else if (from == written->to) {
        explain_home(asked, from);
    } else {
        agi_say(asked->why, "%s: the %s has no chain of leaps that captures those Beasts and ends on %s", written->text,
                name_piece(asked, from).text, name_square(asked, written->to, &room));
    }
}

static bool is_named_before(const agi_written_move *written, int32_t i)
{
    return memchr(written->taken, written->taken[i], (size_t)i) != NULL;
}

/* Says which of the squares has no beast to be taken, or none any more. */
static bool explain_prey(const request *asked)
{
    const agi_written_move *written = asked->written;
    agi_square_name room;

    for (int32_t i = 0; i < written->taken_count; i++) {
        const char *name = name_square(asked, written->taken[i], &room);
        if (!has_enemy_beast(asked, written->taken[i])) {
            agi_say(asked->why, "%s: %s has no Beast on %s to be captured", written->text, agi_name_side(!asked->side),
                    name);
            return true;
        }
        if (is_named_before(written, i)) {
            agi_say(asked->why, "%s: the Beast on %s can be captured only once", written->text, name);
            return true;
        }
    }
    return false;
}

/* ---- propelling (sections 5.3 and 7) ---- */

static void explain_no_beast(const request *asked)
{
    agi_square_name room;

    agi_say(asked->why, "%s: %s has no Beast on %s to be propelled", asked->written->text, agi_name_side(asked->side),
            name_square(asked, asked->written->to, &room));
}

static void explain_propelling(const request *asked, int32_t from)
{
    const agi_written_move *written = asked->written;
    const ag_move move = make_propelling(from, written->to, written->sent_to);
    const int32_t kind = kind_on(asked, from);
    agi_square_name room;
    agi_square_name other_room;

    if (kind == KING || kind == BEAST) {
        agi_say(asked->why, "%s: a %s cannot propel a Beast", written->text, asked->variant->kinds[kind].name);
    } else if (!has_own_beast(asked, written->to)) {
        explain_no_beast(asked);
    } else if (could_be_made(asked, from, move)) {
        explain_check(asked, from, move);
    } else if (kind == PAWN && !has_square(pawn_home_rank(asked->side), from)) {
        agi_say(asked->why, "%s: a Pawn can propel only on its first move", written->text);
    } else {
        agi_say(asked->why, "%s: the %s cannot propel the Beast on %s to %s", written->text,
                name_piece(asked, from).text, name_square(asked, written->to, &room),
                name_square(asked, written->sent_to, &other_room));
    }
}

/* ---- all other moves ---- */

/* The pieces in the way of a slide, or of a pawn that goes straight on: on its target, too. */
static squares find_obstacles(const request *asked, int32_t from)
{
    const int32_t to = asked->written->to;
    const int32_t kind = kind_on(asked, from);
    const int32_t line = agi_tensor_attacks.line_of[from][to];
    const bool is_straight = line == RANK_LINE || line == FILE_LINE;
    const squares stops = both(between(from, to), walls_for(asked->position, asked->side));
    const squares target = both(one_square(to), all_pieces(asked->position));

    if (line == NO_LINE) return NO_SQUARES;
    if (kind == PAWN) return line == FILE_LINE ? either(stops, target) : NO_SQUARES;
    return kind == QUEEN || kind == (is_straight ? ROOK : BISHOP) ? stops : NO_SQUARES;
}

static void explain_movement(const request *asked, int32_t from)
{
    const squares obstacles = find_obstacles(asked, from);
    agi_square_name room;

    if (has_any(obstacles)) {
        const int32_t nearest = asked->written->to > from ? first_square(obstacles) : last_square(obstacles);
        agi_say(asked->why, "%s: the %s is in the way of the %s", asked->written->text, name_piece(asked, nearest).text,
                name_piece(asked, from).text);
    } else {
        agi_say(asked->why, "%s: the %s cannot move to %s", asked->written->text, name_piece(asked, from).text,
                name_square(asked, asked->written->to, &room));
    }
}

static bool explain_beast_on_target(const request *asked)
{
    agi_square_name room;

    if (has_enemy_beast(asked, asked->written->to)) {
        agi_say(asked->why, "%s: the Beast on %s can be captured only by a Beast that leaps over it",
                asked->written->text, name_square(asked, asked->written->to, &room));
        return true;
    }
    if (!has_own_beast(asked, asked->written->to)) return false;
    if (agi_can_be_meant(asked->variant, &asked->position->shared, asked->written, asked->written->to)) {
        explain_home(asked, asked->written->to);
        return true;
    }
    agi_say(asked->why, "%s: %s's own Beast is on %s; to propel it, say where it goes, as in a1b1:a1",
            asked->written->text, agi_name_side(asked->side), name_square(asked, asked->written->to, &room));
    return true;
}

static void explain_piece(const request *asked, int32_t from)
{
    const ag_move move = agi_make_move(from, asked->written->to);

    if (asked->written->taken_count > 0) {
        explain_taking(asked, from);
    } else if (asked->written->sent_to >= 0) {
        explain_propelling(asked, from);
    } else if (could_be_made(asked, from, move)) {
        explain_check(asked, from, move);
    } else {
        explain_movement(asked, from);
    }
}

/* What the text asks of this piece, or with promotion left out. */
static bool could_be_asked_of(const request *asked, int32_t from)
{
    const agi_written_move *written = asked->written;

    if (written->taken_count > 0) {
        const uint32_t mask = agi_tensor_mask_of(asked->position, written->taken, written->taken_count);
        return could_be_made(asked, from, make_leaps(from, written->to, mask));
    }
    if (written->sent_to >= 0) return could_be_made(asked, from, make_propelling(from, written->to, written->sent_to));
    return could_be_made(asked, from, agi_make_move(from, written->to));
}

/* Of several pieces of a kind none can do it. */
static void explain_none(const request *asked, int32_t kind)
{
    const agi_written_move *written = asked->written;
    const char *name = kind >= 0 ? asked->variant->kinds[kind].name : "piece";
    const char *player = agi_name_side(asked->side);
    agi_square_name room;
    agi_square_name other_room;

    if (written->taken_count > 0) {
        agi_say(asked->why, "%s: %s has no %s with a chain of leaps that captures those Beasts and ends on %s",
                written->text, player, name, name_square(asked, written->to, &room));
    } else if (written->sent_to >= 0 && !has_own_beast(asked, written->to)) {
        explain_no_beast(asked);
    } else if (written->sent_to >= 0) {
        agi_say(asked->why, "%s: %s has no %s that can propel the Beast on %s to %s", written->text, player, name,
                name_square(asked, written->to, &room), name_square(asked, written->sent_to, &other_room));
    } else {
        agi_say(asked->why, "%s: %s has no %s that can move to %s", written->text, player, name,
                name_square(asked, written->to, &room));
    }
}

static void explain_pieces(const request *asked)
{
    squares pieces = asked->position->side[asked->side];
    int32_t meant = AGI_NO_SQUARE;
    int32_t count = 0;

    while (has_any(pieces)) {
        const int32_t from = take_square(&pieces);
        if (!agi_can_be_meant(asked->variant, &asked->position->shared, asked->written, from)) continue;
        if (count++ == 0 || could_be_asked_of(asked, from)) meant = from;
    }
    if (count == 1 || (count > 1 && could_be_asked_of(asked, meant))) {
        explain_piece(asked, meant);
    } else {
        explain_none(asked, kind_on(asked, meant));
    }
}

/* What is told of plain moves alone, told of propelling or of a chain. */
static bool explain_marks(const request *asked)
{
    const agi_written_move *written = asked->written;
    const char *sort = written->sent_to >= 0 ? "propelling" : "leaping";
    agi_square_name room;

    if (written->sent_to < 0 && written->taken_count == 0) return false;
    if (written->captures) {
        agi_say(asked->why, "%s: x before %s means a capture there, and %s captures nothing where it ends",
                written->text, name_square(asked, written->to, &room), sort);
    } else if (written->en_passant) {
        agi_say(asked->why, "%s: e.p. means a capture by a Pawn, not %s", written->text, sort);
    }
    return written->captures || written->en_passant;
}

/* Section 1: no side has more than twelve beasts. */
static bool explain_thirteenth(const request *asked)
{
    const int32_t beasts = count_squares(pieces_of(asked->position, BEAST, asked->side));

    if (asked->written->promotion != BEAST || beasts < BEASTS_MAX) return false;
    agi_say(asked->why, "%s: %s has %d Beasts already, and no side can have more", asked->written->text,
            agi_name_side(asked->side), beasts);
    return true;
}

void agi_tensor_explain(const ag_variant *variant, const agi_orthodox *shared, const agi_written_move *written,
                        agi_writer *why)
{
    const request asked = {.variant = variant,
                           .position = tensor_of(&shared->base),
                           .written = written,
                           .side = shared->base.side,
                           .why = why};
    const tensor_castling *castling = meant_castling(&asked);

    agi_say(why, "%s is not legal here", written->text);
    if (castling) {
        explain_castling(&asked, castling);
        return;
    }
    if (written->castling >= 0) {
        agi_say(why, "%s: the King castles to %s", written->text,
                written->castling == AGI_CASTLES_SHORT ? "the h-file or the i-file" : "the b-file or the c-file");
        return;
    }
    if (explain_thirteenth(&asked) || explain_marks(&asked) || explain_prey(&asked)) return;
    if (written->taken_count == 0 && written->sent_to < 0) {
        if (explain_beast_on_target(&asked) || agi_explain_target(variant, shared, written, why)) return;
    }
    explain_pieces(&asked);
}
