"""The four aces."""

from __future__ import annotations

from deck.shapes import circle, line, moved, path, pip, rays, star


def ace(suit: str) -> str:
    """One great pip on a burst of rays, with something of its own cut out of it."""
    burst = path(f"{suit}t", rays(125, 175, 74, 112, 36, 0.46, 5))
    dots = "".join(moved(circle("gold", 125, 175, 3.2), dx, dy) for dx, dy in ((0, -122), (0, 122)))
    body = pip("gold", suit, 129, 178, 150) + pip(suit, suit, 125, 175, 150)
    return burst + dots + body + _CUTS[suit]()


def _spade() -> str:
    """Night: a moon and three stars."""
    moon = path("paper", "M133 148A30 30 0 1 0 149 198A24 24 0 1 1 133 148Z")
    stars = path("gold", star(141, 168, 9, 3.6, 5)) + path("paper", star(160, 184, 5, 2, 5))
    return moon + stars


def _heart() -> str:
    """A flame within."""
    outer = path(
        "paper",
        "M125 232C104 214 90 196 97 172C102 182 108 184 111 184C107 162 118 148 130 136"
        "C128 154 146 164 148 186C151 182 153 178 153 172C162 196 148 214 125 232Z",
    )
    inner = path(
        "gold", "M126 220C113 206 110 196 118 180C122 188 128 186 127 172C137 184 142 204 126 220Z"
    )
    return outer + inner


def _diamond() -> str:
    """A cut stone."""
    stone = line(
        "paper", "M125 118L164 175L125 232L86 175ZM86 175H164M125 118L108 175L125 232L142 175Z", 3
    )
    return path("gold", "M125 128L138 170H112Z") + stone


def _club() -> str:
    """A sprig with three leaves."""
    leaf = "M0 2C-15 -8 -14 -26 0 -40C14 -26 15 -8 0 2Z"
    stem = line(
        "paper", "M125 222V172M125 200C122 192 112 190 104 192M125 200C128 192 138 190 146 192", 3.4
    )
    leaves = ""
    for x, y, lean, cls in (
        (125, 172, 0, "gold"),
        (106, 191, -82, "paper"),
        (144, 191, 82, "paper"),
    ):
        leaves += path(cls, leaf, transform=f"translate({x} {y}) rotate({lean}) scale(.86)")
    vein = line("C", "M125 166V150M100 190L86 188M150 190L164 188", 1.8)
    return stem + leaves + vein


_CUTS = {"S": _spade, "H": _heart, "D": _diamond, "C": _club}
