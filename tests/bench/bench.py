# SPDX-License-Identifier: MIT
"""Measures one thing through the Python package and prints how many and how long: "8902 0.0021".

    bench.py loop VARIANT DEPTH [POSITION]         leaves of moves, play, undo at every node, as anyone writes it
    bench.py numbers VARIANT DEPTH [POSITION]      the same by numbers, push, undo
    bench.py pushing_each VARIANT DEPTH [POSITION] the same by pushing_each
    bench.py perft VARIANT DEPTH [POSITION]        leaves of perft
    bench.py result|turn|copy VARIANT PLIES        calls, along a random game of so many plies over and over
    bench.py new|idle VARIANT PLIES                the same of Game(VARIANT), and of a method that does nothing
    bench.py playouts VARIANT THREADS              plies of random games on so many threads at once
    bench.py random VARIANT GAMES                  plies of so many random games side by side, by numbers and push
    bench.py batch VARIANT GAMES                   the same by a batch, a ply in each game a step
    bench.py observed VARIANT GAMES                the same with masks written after each step
    bench.py ranges VARIANT THREADS                the same of BATCHED games on so many threads, each a range of its own
    bench.py start package|cffi TIMES              starts of an interpreter that lists the first moves, or only has cffi
"""
import os
import random
import subprocess
import sys
import threading
import time

SECONDS = 1.0
ROUNDS = 100
BATCHED = 1024
PLIES_MOST = 1000
STARTS = {
    "package": "from abstractgames import Game; Game('chess').numbers()",
    "cffi": "import cffi",
}


def loop(game, depth):
    leaves = 0
    for move in game.moves:
        game.play(move)
        leaves += 1 if depth == 1 else loop(game, depth - 1)
        game.undo()
    return leaves


def numbers(game, depth):
    leaves = 0
    for number in game.numbers():
        game.push(number)
        leaves += 1 if depth == 1 else numbers(game, depth - 1)
        game.undo()
    return leaves


def pushing_each(game, depth):
    leaves = 0
    for _ in game.pushing_each():
        leaves += 1 if depth == 1 else pushing_each(game, depth - 1)
    return leaves


class Idle:
    def call(self):
        """What a call costs in Python that does nothing."""


def idle(stages):
    nobody = Idle()
    for _ in stages:
        nobody.call()


def result(stages):
    for game in stages:
        game.result


def turn(stages):
    for game in stages:
        game.turn


def copy(stages):
    for game in stages:
        game.copy()


def new(stages):
    begin, name = type(stages[0]), stages[0].variant.id
    for _ in stages:
        begin(name)


def stages_of(game, plies):
    """Copies of a random game after each of its plies."""
    stages = []
    for ply in range(plies):
        game.playout(random.Random(ply), 1)
        stages.append(game.copy())
    return stages


def repeated(work):
    """Does the work again and again for a while; how much of it was done in how much of the processor's time."""
    work()
    begin = time.process_time()
    done = 0
    while time.process_time() - begin < SECONDS:
        done += work()
    return done, time.process_time() - begin


def on_threads(threads, work):
    """Calls work(number) again and again, for a while, on each of so many threads: how much was done in what time."""
    done = [0] * threads

    def repeat(number):
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            done[number] += work(number)
    workers = [threading.Thread(target=repeat, args=(number,)) for number in range(threads)]
    begin = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(done), time.perf_counter() - begin


def playouts(game, threads):
    """Long random games on several threads at once: games of many plies, so that the calls are long."""
    games = [game.copy() for _ in range(threads)]

    def work(number):
        games[number].rewind()
        return games[number].playout()
    return on_threads(threads, work)


# ---- many games ----

def random_games(game, count):
    """A ply in each of so many games; those that are over begin anew."""
    games = [game.copy() for _ in range(count)]

    def work():
        for own in games:
            numbers = own.numbers()
            if numbers:
                own.push(numbers[int(random.random() * len(numbers))])
            else:
                own.rewind()
        return count
    return repeated(work)


def new_batch(game, count, is_observed=False):
    from abstractgames import Batch
    seeds = random.Random(1)
    return Batch(game.variant, count, max_plies=PLIES_MOST, seeds=seeds, autoreset=True, masks=is_observed)


def batch(game, count, is_observed=False):
    own = new_batch(game, count, is_observed)
    return repeated(lambda: own.playout() or count)


def observed(game, count):
    return batch(game, count, True)


def ranges(game, threads):
    own = new_batch(game, BATCHED, True)
    size = BATCHED // threads
    return on_threads(threads, lambda number: own.playout(1, number * size, size) or size)


def start(what, times):
    # As for an installed package, the bytecode is kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", STARTS[what]]
    subprocess.run(command, check=True, env=environment)
    begin = time.perf_counter()
    for _ in range(times):
        subprocess.run(command, check=True, env=environment)
    return times, time.perf_counter() - begin


TREES = {"loop": loop, "numbers": numbers, "pushing_each": pushing_each, "perft": lambda game, depth: game.perft(depth)}
MANY = {"playouts": playouts, "random": random_games, "batch": batch, "observed": observed, "ranges": ranges}
CALLS = {"idle": idle, "result": result, "turn": turn, "copy": copy, "new": new}


def main(what, subject, number, position=None):
    if what == "start":
        count, seconds = start(subject, int(number))
    else:
        from abstractgames import Game
        game = Game(subject, position)
        if what in MANY:
            count, seconds = MANY[what](game, int(number))
        elif what in CALLS:
            stages = ROUNDS * stages_of(game, int(number))
            count, seconds = repeated(lambda: CALLS[what](stages) or len(stages))
        else:
            work = TREES[what]
            count, seconds = repeated(lambda: work(game, int(number)))
    print(count, f"{seconds:.6f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
