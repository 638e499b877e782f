"""Small words for writing SVG, and the shapes that stand on every card."""

from __future__ import annotations

from cardtable.table.pips import PIPS

WIDTH, HEIGHT = 250, 350
MIDDLE = (WIDTH / 2, HEIGHT / 2)

# Our own numerals: one heavy line with slab feet, as cut in wood. Box 60 by 100, line 15.
NUMERALS = {
    "A": "M10 92L30 9L50 92M17 64H43M2 92H20M40 92H58",
    "2": "M11 32C11 1 50 1 50 30C50 52 13 66 10 92H51V80",
    "3": "M10 24C14 0 49 2 48 27C48 42 38 47 24 47C42 47 52 56 52 71C52 100 12 100 8 76",
    "4": "M42 92V9L7 68H56M30 92H54",
    "5": "M49 9H16L13 46C30 34 52 42 52 66C52 100 13 101 8 78",
    "6": "M48 20C34 -2 10 14 9 60C8 105 52 104 52 68C52 36 12 38 10 66",
    "7": "M9 24V9H52C36 36 26 60 25 93",
    "8": "M30 47C10 47 10 8 30 8C50 8 50 47 30 47C3 47 3 93 30 93C57 93 57 47 30 47Z",
    "9": "M12 80C26 102 50 86 51 40C52 -5 8 -4 8 32C8 64 48 62 50 34",
    "1": "M8 22L26 9V92M8 92H44",
    "0": "M30 8C7 8 7 93 30 93C53 93 53 8 30 8Z",
    "J": "M40 9V70C40 100 10 99 8 74M24 9H56",
    "Q": "M30 8C4 8 4 93 30 93C56 93 56 8 30 8ZM30 68L52 100",
    "K": "M14 9V92M50 9L15 60M28 44L48 92M4 9H24M4 92H24M40 9H58M38 92H58",
}


def group(body: str, transform: str = "", **attributes: str) -> str:
    """A group of shapes, moved or turned."""
    extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items())
    place = f' transform="{transform}"' if transform else ""
    return f"<g{place}{extra}>{body}</g>"


def turned(body: str) -> str:
    """The same shapes upside down on the other half of a card."""
    return group(body, f"rotate(180 {MIDDLE[0]:g} {MIDDLE[1]:g})")


def path(d: str, cls: str = "", **attributes: str) -> str:
    """One path."""
    extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attributes.items())
    kind = f' class="{cls}"' if cls else ""
    return f'<path{kind} d="{d}"{extra}/>'


def pip(suit: str, x: float, y: float, size: float, cls: str = "", *, down: bool = False) -> str:
    """A suit with its middle at (x, y)."""
    k = size / 100
    turn = " rotate(180)" if down else ""
    place = f"translate({x:g} {y:g}){turn} scale({k:g}) translate(-50 -50)"
    return path(PIPS[suit], cls or suit, transform=place)


def numeral(text: str, x: float, y: float, height: float, cls: str, *, weight: float = 15) -> str:
    """A rank with its top middle at (x, y)."""
    k = height / 100
    if text == "10":
        left = path(NUMERALS["1"], transform="translate(-52 0) scale(.9 1)")
        right = path(NUMERALS["0"], transform="translate(-3 0) scale(.92 1)")
        body = left + right
    else:
        body = path(NUMERALS[text], transform="translate(-30 0)")
    return group(
        body,
        f"translate({x:g} {y:g}) scale({k:g})",
        **{"class": f"{cls}l"},
        fill="none",
        stroke_width=f"{weight:g}",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def document(body: str, style: str) -> str:
    """A whole picture of card size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}"><style>{style}</style>{body}</svg>\n'
    )
