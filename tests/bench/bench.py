# SPDX-License-Identifier: MIT
"""Measures one thing through the Python package and prints how many and how long: "8902 0.0021".

    bench.py loop VARIANT DEPTH [POSITION]         leaves of moves, play, undo at every node, as anyone writes it
    bench.py numbers VARIANT DEPTH [POSITION]      the same by numbers, push, undo
    bench.py pushing_each VARIANT DEPTH [POSITION] the same by pushing_each
    bench.py playouts VARIANT THREADS              plies of random games on so many threads at once
    bench.py start package|cffi TIMES              starts of an interpreter that lists the first moves, or only has cffi
"""
import os
import subprocess
import sys
import threading
import time

SECONDS = 1.0
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


def repeated(work):
    """Does the work again and again for a while; how much of it was done in how long."""
    work()
    begin = time.perf_counter()
    done = 0
    while time.perf_counter() - begin < SECONDS:
        done += work()
    return done, time.perf_counter() - begin


def playouts(game, threads):
    """Long random games on several threads at once: games of many plies, so that the calls are long."""
    plies = [0] * threads

    def work(number):
        own = game.copy()
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            own.rewind()
            plies[number] += own.playout()
    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    begin = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(plies), time.perf_counter() - begin


def start(what, times):
    # As for an installed package, the bytecode is kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", STARTS[what]]
    subprocess.run(command, check=True, env=environment)
    begin = time.perf_counter()
    for _ in range(times):
        subprocess.run(command, check=True, env=environment)
    return times, time.perf_counter() - begin


def main(what, subject, number, position=None):
    if what == "start":
        count, seconds = start(subject, int(number))
    else:
        from abstractgames import Game
        game = Game(subject, position)
        if what == "playouts":
            count, seconds = playouts(game, int(number))
        else:
            work = {"loop": loop, "numbers": numbers, "pushing_each": pushing_each}[what]
            count, seconds = repeated(lambda: work(game, int(number)))
    print(count, f"{seconds:.6f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
