/* SPDX-License-Identifier: MIT
 * Sentai Chess: why no legal move fits a text, in a sentence. */
#include "notation.h"
#include "outlook.h"

/* What is being refused. */
typedef struct refusal {
    const ag_variant *variant;
    const written_move *written;
    outlook free;   /* the board without regard to checks */
    uint32_t piece; /* the piece on the first square */
    squares target; /* the second square */
    agi_square_name from;
    agi_square_name to;
    agi_writer *why;
} refusal;

/* "King", "Pawn", "R30". */
static const char *name_piece(uint32_t piece)
{
    return agi_sentai_kinds[kind_of_piece(piece)].name;
}

static const char *article_of(uint32_t piece)
{
    return is_ranger(piece) ? "an" : "a";
}

static const char *name_side(const refusal *r)
{
    return agi_name_side(r->free.side);
}

static bool reaches(const refusal *r, uint32_t ranger)
{
    return has_any(agi_sentai_reach[ranger & R37][r->written->from] & r->target);
}

/* The piece on the target, of either side; 0: none. */
static uint32_t piece_on_target(const refusal *r)
{
    return piece_on(r->free.position, r->written->to);
}

/* Each of the functions that refuse says what is wrong and returns true, or returns false where it finds nothing. */

/* ---- the piece that moves ---- */

static bool refuse_origin(const refusal *r)
{
    if (r->piece == 0) {
        agi_say(r->why, "there is no piece on %s", r->from.text);
    } else if (!has_square(r->free.own, r->written->from)) {
        agi_say(r->why, "the %s on %s is %s's, and it is %s's turn", name_piece(r->piece), r->from.text,
                agi_name_side(!r->free.side), name_side(r));
    } else {
        return false;
    }
    return true;
}

static bool refuse_piece(const refusal *r)
{
    const uint32_t named = r->written->piece;

    if (named == 0 || named == r->piece) return false;
    if (is_ranger(named) && is_written_split(r->written, r->piece)) return false; /* see refuse_named_part */
    agi_say(r->why, "the piece on %s is %s %s, not %s %s", r->from.text, article_of(r->piece), name_piece(r->piece),
            article_of(named), name_piece(named));
    return true;
}

/* ---- 3.1 to 3.3, 3.5: where whole pieces go ---- */

/* A pawn that may capture en passant, and goes to where it does so. */
static bool is_en_passant(const refusal *r)
{
    const sentai_position *position = r->free.position;

    if (r->written->to != position->shared.en_passant) return false;
    return has_square(agi_sentai_en_passant_capturers(r->free.blocked, position, r->written->to), r->written->from);
}

static bool pawn_reaches(const refusal *r)
{
    const pawn_targets targets = find_pawn_targets(&r->free, one_square(r->written->from));
    const squares all = targets.steps | targets.double_steps | targets.left | targets.right;

    return has_any(all & r->target) || is_en_passant(r);
}

static bool refuse_reach(const refusal *r)
{
    const bool is_reached =
        r->piece == PAWN ? pawn_reaches(r) : reaches(r, r->piece == KING ? (uint32_t)R11 : r->piece);

    if (is_reached) return false;
    if (r->piece == PAWN && r->written->to == r->free.position->shared.en_passant &&
        has_any(pawn_attackers(r->free.side, one_square(r->written->from), r->written->to))) {
        agi_say(r->why, "after the en passant capture on %s the king could be captured", r->to.text);
    } else {
        agi_say(r->why, "the %s on %s cannot move to %s", name_piece(r->piece), r->from.text, r->to.text);
    }
    return true;
}

/* Section 2: in `sentai-blocked` a piece may stand in the way of a two-square move. */
static bool refuse_crossing(const refusal *r)
{
    const squares hidden = hidden_from(r->free.blocked, r->written->from, r->free.own | r->free.enemy);
    const int32_t between = square_between(r->written->from, r->written->to);

    if (!is_ranger(r->piece) || !has_any(hidden & r->target)) return false;
    agi_say(r->why, "the %s on %s cannot move to %s: the %s on %s is in the way", name_piece(r->piece), r->from.text,
            r->to.text, name_piece(piece_on(r->free.position, between)), agi_name_square(r->variant, between).text);
    return true;
}

/* ---- what stands on the target ---- */

static bool refuse_capture_sign(const refusal *r)
{
    if (!r->written->captures || has_any(r->free.enemy & r->target) || is_en_passant(r)) return false;
    agi_say(r->why, "there is nothing to capture on %s; write \"-\" instead of \"x\"", r->to.text);
    return true;
}

static bool refuse_en_passant_sign(const refusal *r)
{
    if (!r->written->en_passant || is_en_passant(r)) return false;
    agi_say(r->why, "no pawn is captured en passant on %s; leave out \"e.p.\"", r->to.text);
    return true;
}

/* 3.3: an own piece on the target, as a text for the whole Ranger has it. */
static bool refuse_combining(const refusal *r)
{
    const uint32_t other = piece_on_target(r);
    const uint32_t shared = r->piece & other;

    if (!has_any(r->free.own & r->target)) return false;
    if (!is_ranger(r->piece) || !is_ranger(other)) {
        agi_say(r->why, "%s's own %s is on %s; only Rangers combine", name_side(r), name_piece(other), r->to.text);
    } else if (has_any(not_to_join(&r->free, r->written->from) & r->target)) {
        agi_say(r->why, "%s and %s share %s, so they cannot combine", name_piece(r->piece), name_piece(other),
                name_piece(shared));
    } else {
        return false;
    }
    return true;
}

/* "= R30" behind the squares. */
static bool refuse_result(const refusal *r)
{
    const uint32_t result = r->written->result;
    const uint32_t joined = r->piece | piece_on_target(r);

    if (result == 0) return false;
    if (r->piece == PAWN && !has_any(r->target & pawn_last_rank(r->free.side))) {
        agi_say(r->why, "a pawn becomes a Ranger only on the last rank, not on %s", r->to.text);
    } else if (r->piece == PAWN && is_combined(result)) {
        agi_say(r->why, "a pawn becomes R1, R2, R4, R10 or R20, not %s", name_piece(result));
    } else if (r->piece != PAWN && !has_any(r->free.own & r->target)) {
        agi_say(r->why, "%s has no Ranger on %s to combine with; leave out \"= %s\"", name_side(r), r->to.text,
                name_piece(result));
    } else if (r->piece != PAWN && result != joined) {
        agi_say(r->why, "%s and the %s on %s combine into %s, not %s", name_piece(r->piece),
                name_piece(piece_on_target(r)), r->to.text, name_piece(joined), name_piece(result));
    } else {
        return false;
    }
    return true;
}

/* ---- 3.4: disengaging ---- */

/* The basic Ranger that the squares imply; 0: none of those in the piece reaches the target. */
static uint32_t implied_part(const refusal *r)
{
    for (uint32_t powers = r->piece & R37; powers != 0; powers &= powers - 1) {
        if (reaches(r, first_power(powers))) return first_power(powers);
    }
    return 0;
}

/* The Ranger that leaves as the text has it; 0: it names none. */
static uint32_t named_part(const refusal *r)
{
    if (r->written->leaves != 0) return r->written->leaves;
    return is_ranger(r->written->piece) ? r->written->piece : 0;
}

static bool refuse_whole(const refusal *r)
{
    if (!is_ranger(r->piece)) {
        agi_say(r->why, "the %s on %s is not a Ranger, so nothing can disengage from it", name_piece(r->piece),
                r->from.text);
    } else if (!is_combined(r->piece)) {
        agi_say(r->why, "the %s on %s is basic: nothing would stay behind", name_piece(r->piece), r->from.text);
    } else {
        return false;
    }
    return true;
}

static bool refuse_part(const refusal *r)
{
    const uint32_t part = named_part(r);
    const uint32_t implied = implied_part(r);

    if (part != 0 && is_combined(part)) {
        agi_say(r->why, "only one basic Ranger (R1, R2, R4, R10 or R20) can disengage in a turn, not %s",
                name_piece(part));
    } else if (part != 0 && (part & r->piece) == 0) {
        agi_say(r->why, "the %s on %s has no %s", name_piece(r->piece), r->from.text, name_piece(part));
    } else if (implied == 0) {
        agi_say(r->why, "no part of the %s on %s can move to %s", name_piece(r->piece), r->from.text, r->to.text);
    } else if (part != 0 && part != implied) {
        agi_say(r->why, "the Ranger that goes from %s to %s is %s, not %s", r->from.text, r->to.text,
                name_piece(implied), name_piece(part));
    } else {
        return false;
    }
    return true;
}

/* The piece named before the squares is the one that leaves; or, with "/R4", the one it leaves. */
static bool refuse_named_part(const refusal *r)
{
    const uint32_t named = r->written->piece;
    const uint32_t implied = implied_part(r);

    if (named == 0 || named == implied || (r->written->leaves != 0 && named == r->piece)) return false;
    agi_say(r->why, "the part that disengages is %s of the %s on %s, not %s", name_piece(implied), name_piece(r->piece),
            r->from.text, name_piece(named));
    return true;
}

static bool refuse_rest(const refusal *r)
{
    const uint32_t stays = r->piece & ~implied_part(r);

    if (r->written->stays == 0) return false;
    if (r->written->stays_on != r->written->from) {
        agi_say(r->why, "the rest stays on %s, not on %s", r->from.text,
                agi_name_square(r->variant, r->written->stays_on).text);
    } else if (r->written->stays != stays) {
        agi_say(r->why, "what stays on %s is %s, not %s", r->from.text, name_piece(stays),
                name_piece(r->written->stays));
    } else {
        return false;
    }
    return true;
}

static bool refuse_split_target(const refusal *r)
{
    if (has_any(r->free.own & r->target)) {
        agi_say(r->why, "%s's own %s is on %s; a Ranger cannot disengage and combine in one turn", name_side(r),
                name_piece(piece_on_target(r)), r->to.text);
    } else if (!has_any(split_landing(&r->free) & r->target)) {
        agi_say(r->why, "the %s on %s cannot be captured by a Ranger that disengages", name_piece(piece_on_target(r)),
                r->to.text);
    } else if (r->written->result != 0) {
        agi_say(r->why, "a Ranger that disengages does not combine; leave out \"= %s\"",
                name_piece(r->written->result));
    } else {
        return false;
    }
    return true;
}

/* ---- section 4: the king ---- */

/* The first of some pieces and where it stands: "R4 on f3". */
typedef struct piece_name {
    char text[16];
} piece_name;

static piece_name name_first(const refusal *r, squares pieces)
{
    const int32_t square = first_square(pieces);
    piece_name name;
    agi_writer writer = agi_writer_make(name.text, sizeof name.text);

    agi_put_format(&writer, "%s on %s", name_piece(piece_on(r->free.position, square)),
                   agi_name_square(r->variant, square).text);
    agi_writer_end(&writer);
    return name;
}

static bool refuse_king_move(const refusal *r)
{
    const squares occupied = occupied_squares(r->free.position) & ~one_square(r->written->from);
    const squares attackers =
        attackers_through(r->free.blocked, r->free.position, r->written->to, occupied) & r->free.enemy;

    if (r->piece != KING || !has_any(attackers)) return false;
    agi_say(r->why, "on %s the king could be captured by the %s", r->to.text, name_first(r, attackers).text);
    return true;
}

static bool refuse_in_check(const refusal *r)
{
    const outlook seen = look(r->free.blocked, r->variant, r->free.position);
    const squares checkers = checkers_of(r->free.blocked, r->free.position);

    if (!has_any(checkers) || has_any(seen.landing & r->target)) return false;
    if (has_any(checkers & (checkers - 1))) {
        agi_say(r->why, "%s is in check from several pieces, so the king has to move", name_side(r));
    } else if (seen.landing != checkers) {
        agi_say(r->why, "%s is in check from the %s: move the king, capture that piece, or put a piece on %s",
                name_side(r), name_first(r, checkers).text,
                agi_name_square(r->variant, first_square(seen.landing & ~checkers)).text);
    } else {
        agi_say(r->why, "%s is in check from the %s: move the king, or capture that piece", name_side(r),
                name_first(r, checkers).text);
    }
    return true;
}

/* A pin holds a piece that goes whole (`sentai-blocked`). */
static bool refuse_pinned(const refusal *r)
{
    const outlook seen = look(r->free.blocked, r->variant, r->free.position);
    const squares pinner = allowed_by_pin(&seen, r->written->from);

    if (!has_square(seen.pinned, r->written->from) || has_any(pinner & r->target)) return false;
    agi_say(r->why, "the %s on %s is pinned: if it leaves, the king can be captured by the %s", name_piece(r->piece),
            r->from.text, name_first(r, pinner).text);
    return true;
}

/* ---- all of it ---- */

static bool refuse_split(const refusal *r)
{
    return refuse_whole(r) || refuse_part(r) || refuse_named_part(r) || refuse_rest(r) || refuse_crossing(r) ||
           refuse_split_target(r) || refuse_capture_sign(r) || refuse_en_passant_sign(r) || refuse_in_check(r);
}

static bool refuse_whole_move(const refusal *r)
{
    return refuse_reach(r) || refuse_crossing(r) || refuse_capture_sign(r) || refuse_combining(r) || refuse_result(r) ||
           refuse_en_passant_sign(r) || refuse_king_move(r) ||
           (r->piece != KING && (refuse_in_check(r) || refuse_pinned(r)));
}

int32_t agi_sentai_refuse_move(const ag_variant *variant, const sentai_position *position, const written_move *written,
                               agi_writer *why)
{
    const refusal r = {
        .variant = variant,
        .written = written,
        .free = look_as(position->shared.base.side, sentai_is_blocked(variant), variant, position),
        .piece = piece_on(position, written->from),
        .target = one_square(written->to),
        .from = agi_name_square(variant, written->from),
        .to = agi_name_square(variant, written->to),
        .why = why,
    };

    if (refuse_origin(&r) || refuse_piece(&r)) return AG_ERR_ILLEGAL;
    if (is_written_split(written, r.piece) ? refuse_split(&r) : refuse_whole_move(&r)) return AG_ERR_ILLEGAL;
    agi_say(why, "that is not a legal move"); /* only after an unchecked move */
    return AG_ERR_ILLEGAL;
}
