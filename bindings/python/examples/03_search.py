# SPDX-License-Identifier: MIT
"""Let the machine play both sides by a small search: python3 03_search.py [VARIANT [PLIES [DEPTH]]]"""
from argparse import ArgumentParser

from abstractgames import Game, Move, Player, Result, variants

WIN = 1000


def worth(game: Game) -> int:
    """How good the position is for the side to move: a lost game is bad, more pieces are better."""
    if game.result != Result.ONGOING:
        return 0 if game.result == Result.DRAW else -WIN
    pieces = [piece for piece in game.board if piece is not None]
    own = sum(piece.player == game.side for piece in pieces)
    return own - (len(pieces) - own)


def search(game: Game, depth: int, least: int, most: int) -> int:
    """The worth of the position for the side to move, looking `depth` plies ahead (alpha-beta)."""
    if depth == 0 or game.is_over:
        return worth(game)
    for _ in game.pushing_each():
        least = max(least, -search(game, depth - 1, -most, -least))
        if least >= most:
            break
    return least


def best_move(game: Game, depth: int) -> Move:
    """The move after which the other side stands worst."""
    def reply(move: Move) -> int:
        with game.trying(move):
            return search(game, depth - 1, -WIN, WIN)
    return min(game.moves, key=reply)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("variant", metavar="VARIANT", nargs="?", default="rinne", choices=list(variants))
    parser.add_argument("plies", metavar="PLIES", nargs="?", default=20, type=int)
    parser.add_argument("depth", metavar="DEPTH", nargs="?", default=3, type=int)
    given = parser.parse_args()
    if given.depth < 1:
        parser.error(f"DEPTH is 1 or more, not {given.depth}")
    game = Game(given.variant)
    while game.turn in (Player.WHITE, Player.BLACK) and game.ply < given.plies:
        move = best_move(game, given.depth)
        print(f"{game.turn.name.title()}: {game.move_text(move)}")
        game.play(move)
    print(game)


if __name__ == "__main__":
    main()
