"""The program's icon: two cards on a round table."""

from __future__ import annotations

from cardtable.presenter.palette import CLOTHS, INK, OCHRE, PAPER, VERMILION
from cardtable.table.drawing.marks import PIPS, hex_colour


def _card(body: str, lean: float, x: float) -> str:
    size = 'width="100" height="140" rx="11"'
    return (
        f'<g transform="rotate({lean} 128 190) translate({x} 0)">'
        f'<rect x="79" y="54" {size} fill="#000000" fill-opacity="0.28"/>'
        f'<rect x="76" y="50" {size} fill="{hex_colour(PAPER)}"/>{body}</g>'
    )


def _pip(suit: str, colour: tuple[int, int, int], dx: float = 0, dy: float = 0) -> str:
    place = f"translate({126 + dx} {120 + dy}) scale(.66) translate(-50 -50)"
    return f'<path fill="{hex_colour(colour)}" d="{PIPS[suit]}" transform="{place}"/>'


def icon() -> str:
    """The picture, 256 by 256."""
    cloth = CLOTHS[0]
    ground = (
        f'<circle cx="128" cy="128" r="126" fill="{hex_colour((86, 54, 32))}"/>'
        f'<circle cx="128" cy="128" r="115" fill="{hex_colour(OCHRE)}"/>'
        f'<circle cx="128" cy="128" r="111" fill="{hex_colour(cloth.light)}"/>'
    )
    back = _card(_pip("S", INK), -18, -36)
    front = _card(_pip("H", OCHRE, 3, 2.4) + _pip("H", VERMILION), 12, 26)
    size = 'width="256" height="256" viewBox="0 0 256 256"'
    cards = f'<g transform="translate(128 132) scale(.86) translate(-128 -122)">{back}{front}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{cards}</svg>\n'
