# SPDX-License-Identifier: MIT
"""Reads the pictures that draw_all draws with an XML library and holds each against what draw_all says about the game.

    check_pictures.py DRAW_ALL PICTURES                all that is drawn is right
    check_pictures.py DRAW_ALL PICTURES RSVG_CONVERT   librsvg renders it, and pieces can be told apart when they are small
"""
import itertools
import json
import re
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
FLIPPED, DARK, COORDINATES, LAST_MOVE, CHECK, GOALS = 1, 2, 4, 8, 16, 32
SQUARE = 100
NAMES = ["white", "black"]
ELEMENTS = {"svg", "title", "desc", "g", "rect", "path", "circle", "text"}
SMALL_SQUARE = 20
COMPLAINTS_SHOWN = 20
# Pieces of two kinds, 20 pixels wide, differ in at least so many of the 400 pixels by at least so much of 255.
PIXELS_APART, SHADES_APART = 10, 60


class Wrong(Exception):
    """A picture is not what it should be."""


def expect(is_so, what):
    if not is_so:
        raise Wrong(what)


def expect_equal(found, wanted, what):
    expect(found == wanted, f"{what}: {found!r}, not {wanted!r}")


# ---- paths ----

def path_numbers(data):
    """The commands of a path with their numbers."""
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        yield command, [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]


ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "a": 7, "z": 0}


def path_points(data):
    """Every point that a path names, control points of curves included."""
    x = y = start_x = start_y = 0.0
    for command, numbers in path_numbers(data):
        size = ARGUMENTS[command.lower()]
        expect(len(numbers) % size == 0 if size else not numbers, f"a path with {command} and {numbers}")
        for at in range(0, max(len(numbers), 1), max(size, 1)):
            group = numbers[at:at + size]
            base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
            kind = command.lower()
            if kind == "z":
                x, y = start_x, start_y
            elif kind == "h":
                x = base_x + group[0]
            elif kind == "v":
                y = base_y + group[0]
            else:
                points = group[-2:] if kind == "a" else group
                for px, py in zip(points[::2], points[1::2]):
                    yield base_x + px, base_y + py
                x, y = base_x + group[-2], base_y + group[-1]
            if kind == "m" and at == 0:
                start_x, start_y = x, y
            yield x, y


# ---- one picture ----

def parse(svg):
    """The document, seen to be plain: nothing in it that a page could trip over."""
    expect(svg.isascii(), "not ASCII")
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        expect(element.tag.startswith(SVG) and element.tag[len(SVG):] in ELEMENTS, f"an element {element.tag}")
        for name in element.attrib:
            expect(name not in ("id", "style", "href") and not name.startswith("on"), f"an attribute {name}")
    return root


def drawing(element):
    """What a piece looks like: his elements, without the group that puts him on his square."""
    return [(child.tag, sorted(child.attrib.items()), (child.text or "").strip()) for child in element]


def place(facts, square):
    """The corner of a square, by its name."""
    column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    if facts["flags"] & FLIPPED:
        return SQUARE * (facts["files"] - 1 - column), SQUARE * row
    return SQUARE * column, SQUARE * (facts["ranks"] - 1 - row)


def place_of(element):
    """Where an element lies."""
    moved = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)", element.get("transform"))
    return int(moved[1]), int(moved[2])


def marked(facts, root, mark, player=None):
    """The squares with a mark, each seen to lie at its place and to be marked once."""
    found = []
    for element in root.iter():
        if element.get("class") != mark or (player is not None and element.get("data-player") != player):
            continue
        square = element.get("data-square")
        expect_equal(place_of(element), place(facts, square), f"the place of {mark} {square}")
        found.append(square)
    expect(len(set(found)) == len(found), f"{mark} twice on a square")
    return sorted(found)


def check_pieces(facts, root, pieces):
    squares = marked(facts, root, "piece")
    expect_equal(squares, sorted(facts["pieces"]), "squares with pieces")
    for element in root.iter():
        if element.get("class") != "piece":
            continue
        code = facts["pieces"][element.get("data-square")]
        expect_equal(element.get("data-piece"), code, f"the piece on {element.get('data-square')}")
        known = pieces.get((facts["variant"], code, facts["flags"] & DARK))
        expect(known is not None, f"{code} is not right by himself")
        player, wanted = known
        expect_equal(element.get("data-player"), NAMES[player], f"the player of {code}")
        expect_equal(drawing(element), wanted, f"the drawing of {code}")


def check_marks(facts, root):
    flags = facts["flags"]
    for player in NAMES:
        wanted = sorted(facts[player + " goals"]) if flags & GOALS else []
        expect_equal(marked(facts, root, "goal", player), wanted, f"{player}'s goals")
    expect_equal(marked(facts, root, "pit"), sorted(facts["pits"]), "pits")
    before_taps = flags if facts["taps"] == 0 else 0
    changed = sorted(facts["changed"]) if before_taps & LAST_MOVE else []
    expect_equal(marked(facts, root, "last-move"), changed, "last move")
    expect_equal(marked(facts, root, "check"), facts["check"] if before_taps & CHECK else [], "check")
    expect_equal(marked(facts, root, "chosen"), sorted(facts["chosen"]), "the squares tapped")
    expect_equal(marked(facts, root, "target"), sorted(facts["targets"]), "targets")
    for element in root.iter():
        if element.get("class") == "target":
            is_ring = element.get("fill") == "none"
            expect_equal(is_ring, element.get("data-square") in facts["pieces"], "a ring round a piece, a dot elsewhere")


def check_choices(facts, root, pieces):
    """Choices stand beneath the board, side by side, drawn like the pieces."""
    board = next(element for element in root if element.get("class") == "board")
    left, top = place_of(board)
    _, _, width, height = (int(number) for number in root.get("viewBox").split())
    found, places = [], set()
    for element in root.iter():
        if element.get("class") != "choice":
            continue
        code = element.get("data-piece")
        found.append(code)
        x, y = place_of(element)
        places.add((x, y))
        expect(y >= SQUARE * facts["ranks"] and 0 <= x, f"the choice {code!r} is on the board")
        expect(left + x + SQUARE <= width and top + y + SQUARE <= height, f"the choice {code!r} sticks out")
        if code:
            player, wanted = pieces[facts["variant"], code, facts["flags"] & DARK]
            expect_equal(element.get("data-player"), NAMES[player], f"the player of {code}")
            expect_equal(drawing(element), wanted, f"the drawing of {code}")
    expect_equal(found, facts["choices"], "choices")
    expect_equal(len(places), len(found), "places of choices")


def check_coordinates(facts, root):
    """Letters beneath the middle of their files, digits beside the middle of their ranks."""
    wanted = set()
    if facts["flags"] & COORDINATES:
        for file in range(facts["files"]):
            name = chr(ord("a") + file)
            wanted.add((name, place(facts, name + "1")[0] + SQUARE // 2))
        for rank in range(facts["ranks"]):
            wanted.add((str(rank + 1), place(facts, f"a{rank + 1}")[1] + SQUARE // 2))
    found = set()
    for group in root.iter(SVG + "g"):
        if group.get("class") != "coordinates":
            continue
        for text in group:
            x, y = int(text.get("x")), int(text.get("y"))
            drop = int(group.get("font-size")) // 3
            found.add((text.text, x) if text.text.isalpha() else (text.text, y - drop))
    expect_equal(found, wanted, "coordinates")


def check_board(facts, root):
    """Size, description, and as many dark squares as there should be, a1 among them."""
    board = next(element for element in root if element.get("class") == "board")
    left, top = place_of(board)
    _, _, width, height = (int(number) for number in root.get("viewBox").split())
    expect(left >= 0 and top >= 0, "the board sticks out")
    expect(width >= left + SQUARE * facts["files"] and height >= top + SQUARE * facts["ranks"], "the board is cut off")
    if facts["size"] == 0:
        expect(root.get("width") is None and root.get("height") is None, "a size that nobody wanted")
    else:
        expect_equal(int(root.get("width")), facts["size"], "the width")
        expect(abs(int(root.get("height")) - facts["size"] * height / width) <= 1, "squares that are not square")
    expect_equal(root.get("data-variant"), facts["variant"], "the variant")
    expect_equal(root.find(SVG + "desc").text, facts["position"], "the description")
    dark = set(re.findall(r"M(\d+) (\d+)h100v100h-100z", board.find(SVG + "path").get("d")))
    expect(tuple(str(number) for number in place(facts, "a1")) in dark, "a1 is light")
    expect_equal(len(dark), (facts["files"] * facts["ranks"] + 1) // 2, "dark squares")


def check_game(facts, pieces):
    root = parse(facts["svg"])
    check_board(facts, root)
    check_pieces(facts, root, pieces)
    check_marks(facts, root)
    check_choices(facts, root, pieces)
    check_coordinates(facts, root)


# What a Ranger's number stands for (Sentai Chess), as distances along and across: whoever is so far away is reached.
POWERS = {0o1: (1, 1), 0o2: (2, 2), 0o4: (1, 2), 0o10: (0, 1), 0o20: (0, 2)}
NOSE_X, NOSE_Y, CELL = 44, 61, 15


def check_visor(code, piece):
    """The squares that shine in a Ranger's visor are those that he reaches ahead of him and beside him."""
    powers = [reach for bit, reach in POWERS.items() if int(code[1:], 8) & bit]
    wanted = {(across, ahead) for across in range(-2, 3) for ahead in range(3)
              if tuple(sorted((abs(across), ahead))) in powers}
    corners = re.findall(r"M([\d.]+) ([\d.]+)h", list(piece)[-1].get("d"))
    found = {((float(x) - NOSE_X) / CELL, (NOSE_Y - float(y)) / CELL) for x, y in corners}
    expect_equal(found, wanted, f"what shines in the visor of {code}")


def check_piece(facts):
    """One piece: he keeps to his square, edges included."""
    root = parse(facts["svg"])
    pieces = [element for element in root.iter() if element.get("class") == "piece"]
    expect_equal(len(pieces), 1, "pieces")
    expect_equal(pieces[0].get("data-piece"), facts["code"], "his code")
    expect_equal(pieces[0].get("data-player"), NAMES[facts["player"]], "his player")
    for path in pieces[0].iter(SVG + "path"):
        reach = float(path.get("stroke-width", "0")) / 2
        for x, y in path_points(path.get("d")):
            expect(reach <= x <= SQUARE - reach and reach <= y <= SQUARE - reach, f"he leaves his square at {x}, {y}")
    if re.fullmatch("[Rr][0-7]{2}", facts["code"]):
        check_visor(facts["code"], pieces[0])
    return drawing(pieces[0])


def check_different(pieces):
    """No two pieces of a variant look the same, and White's and Black's differ in colour alone."""
    for (one, look), (other, other_look) in itertools.combinations(pieces.items(), 2):
        if one[0] == other[0]:
            expect(one[1:] == other[1:] or look[1] != other_look[1], f"{one} looks like {other}")


def check_all(pictures):
    pieces = {}
    complaints = []
    for number, facts in enumerate(pictures):
        try:
            if facts["of"] == "piece":
                pieces[facts["variant"], facts["code"], facts["flags"] & DARK] = facts["player"], check_piece(facts)
            else:
                check_game(facts, pieces)
        except (Wrong, ElementTree.ParseError) as wrong:
            complaints.append(f"picture {number} ({facts['variant']}, {facts.get('position', facts.get('code'))}, "
                              f"flags {facts['flags']}): {wrong}")
    try:
        check_different(pieces)
    except Wrong as wrong:
        complaints.append(str(wrong))
    return complaints


# ---- rendering ----

def unfilter(kind, line, above, step):
    """One line of a PNG, as the specification names the five filters."""
    for i, byte in enumerate(line):
        left = line[i - step] if i >= step else 0
        up = above[i]
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            byte += left
        elif kind == 2:
            byte += up
        elif kind == 3:
            byte += (left + up) // 2
        elif kind == 4:
            guess = left + up - corner
            byte += min((left, up, corner), key=lambda near: abs(guess - near))
        line[i] = byte & 255
    return line


CHANNELS, GREEN = {2: 3, 6: 4}, 1


def chunks(png):
    """The names and bodies of the parts of a PNG."""
    at = 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        yield name, png[at + 8:at + 8 + length]
        at += 12 + length


def png_header(png):
    """Width, height, and bytes a pixel."""
    width, height, _, colour_type = struct.unpack(">IIBB", dict(chunks(png))[b"IHDR"][:10])
    return width, height, CHANNELS[colour_type]


def greens(png):
    """How green the pixels of a picture are, line by line."""
    width, height, step = png_header(png)
    raw = zlib.decompress(b"".join(body for name, body in chunks(png) if name == b"IDAT"))
    line, lines = bytes(step * width), []
    for start in range(0, height * (step * width + 1), step * width + 1):
        line = unfilter(raw[start], bytearray(raw[start + 1:start + 1 + step * width]), line, step)
        lines.append(bytes(line[GREEN::step]))
    return lines


def render(converter, svg, folder):
    """The PNG that librsvg makes without a word."""
    source, target = folder / "picture.svg", folder / "picture.png"
    source.write_text(svg, encoding="ascii")
    ran = subprocess.run([converter, str(source), "-o", str(target)], capture_output=True, text=True, check=False)
    expect(ran.returncode == 0 and not ran.stderr + ran.stdout, f"librsvg says {ran.stderr + ran.stdout!r}")
    return target.read_bytes()


def difference(one, other):
    """In how many pixels two pictures of the same size differ clearly."""
    return sum(abs(shade - other_shade) >= SHADES_APART for shade, other_shade in zip(one, other))


def sheet(pieces, colour):
    """Pieces side by side on squares of a colour."""
    parts = [f'<rect width="{SQUARE * len(pieces)}" height="{SQUARE}" fill="{colour}"/>']
    for number, facts in enumerate(pieces):
        parts.append(facts["svg"].replace("<svg ", f'<svg x="{SQUARE * number}" width="{SQUARE}" height="{SQUARE}" ', 1))
    size = f'width="{SMALL_SQUARE * len(pieces)}" height="{SMALL_SQUARE}" viewBox="0 0 {SQUARE * len(pieces)} {SQUARE}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def check_apart(pieces, colour, converter, folder):
    """Pieces that are as small as in a picture 200 pixels wide can be told apart."""
    lines = greens(render(converter, sheet(pieces, colour), folder))
    images = [b"".join(line[SMALL_SQUARE * number:SMALL_SQUARE * (number + 1)] for line in lines)
              for number in range(len(pieces))]
    for (one, image), (other, other_image) in itertools.combinations(zip(pieces, images), 2):
        apart = difference(image, other_image)
        expect(apart >= PIXELS_APART,
               f"{one['variant']}: {one['code']} and {other['code']} on {colour} differ in {apart} pixels only")


def render_all(pictures, converter, folder):
    colours = {}
    for facts in pictures:
        if facts["of"] != "game":
            continue
        board = next(element for element in ElementTree.fromstring(facts["svg"]) if element.get("class") == "board")
        colours[facts["flags"] & DARK] = [board.find(SVG + "rect").get("fill"), board.find(SVG + "path").get("fill")]
        width, _, _ = png_header(render(converter, facts["svg"], folder))
        expect(facts["size"] in (0, width), f"rendered {width} pixels wide, not {facts['size']}")
    pieces = [facts for facts in pictures if facts["of"] == "piece"]
    seen = []
    for variant, dark in sorted({(facts["variant"], facts["flags"]) for facts in pieces}):
        of_one = [facts for facts in pieces if (facts["variant"], facts["flags"]) == (variant, dark)]
        looks = [drawing(ElementTree.fromstring(facts["svg"])[1]) for facts in of_one]
        if looks in seen:
            continue
        seen.append(looks)
        for colour in colours[dark]:
            check_apart(of_one, colour, converter, folder)


def main():
    program, count, *converter = sys.argv[1:]
    ran = subprocess.run([program, count], capture_output=True, text=True, check=True)
    pictures = [json.loads(line) for line in ran.stdout.splitlines()]
    complaints = []
    if not converter:
        complaints = check_all(pictures)
    else:
        with tempfile.TemporaryDirectory() as folder:
            try:
                render_all(pictures, converter[0], Path(folder))
            except Wrong as wrong:
                complaints.append(str(wrong))
    print("\n".join(complaints[:COMPLAINTS_SHOWN]))
    print(f"{len(pictures)} pictures, {len(complaints)} complaints")
    return 1 if complaints or not pictures else 0


if __name__ == "__main__":
    sys.exit(main())
