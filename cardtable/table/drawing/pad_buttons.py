"""The pictures of a controller's buttons, as they stand in sentences and beside icons."""

from __future__ import annotations

from functools import lru_cache

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.marks import hex_colour, raster

_LETTERS = {
    "A": "M-10 14L0 -14L10 14M-6 5H6",
    "B": "M-8 -14V14H3C11 14 11 0 2 -1H-8M2 -1C9 -2 9 -14 2 -14H-8",
    "X": "M-9 -14L9 14M9 -14L-9 14",
    "Y": "M-10 -14L0 0L10 -14M0 0V14",
    "L": "M-7 -14V14H8",
    "R": "M-8 14V-14H2C10 -14 10 0 2 0H-8M2 0L9 14",
    "T": "M-10 -14H10M0 -14V14",
    "S": "M8 -10C4 -16 -8 -15 -8 -7C-8 1 8 -1 8 7C8 15 -4 16 -9 10",
    "1": "M-6 -8L2 -14V14",
    "2": "M-8 -8C-6 -17 9 -16 8 -6C8 1 -6 6 -8 14H9",
    "3": "M-8 -14H8L0 -3C9 -3 10 14 -1 14C-5 14 -8 12 -9 9",
}
"""Strokes around the middle of a square, 28 high: the letters and figures on buttons."""
_SHAPES = {
    "Pad A": "M-13 -13L13 13M13 -13L-13 13",
    "Pad B": "M0 -15A15 15 0 0 1 0 15A15 15 0 0 1 0 -15Z",
    "Pad X": "M-13 -13H13V13H-13Z",
    "Pad Y": "M0 -16L15 11H-15Z",
}
_NAMED: dict[str, dict[str, str]] = {
    "letters": {"LB": "LB", "RB": "RB", "LT": "LT", "RT": "RT", "LS": "L", "RS": "R"},
    "shapes": {"LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2", "LS": "L3", "RS": "R3"},
}
_MIDDLE = {
    "Back": "M-15 -12H5V5H-15ZM-5 5V13H15V-4H5",
    "Start": "M-14 -10H14M-14 0H14M-14 10H14",
}
"""Two sheets on the left button of the middle, three lines on the right one."""
_ROUND = {"B": 12, "T": 18, "S": 26}
"""How round the corners are of a shoulder, a trigger and a stick."""
_ARROWS = {"Left", "Right", "Up", "Down"}
_SIDE = 70  # of the square that a glyph is drawn in
_STROKE = "fill='none' stroke-linecap='round' stroke-linejoin='round'"


def glyph_size(name: str, family: str, height: int) -> tuple[int, int]:
    """The size of a button's glyph in a line of text that high: shoulders are wide."""
    wide = len(_NAMED[family].get(name[4:], "")) > 1
    return round(height * (1.3 if wide else 1.0)), height


def glyph(name: str, family: str, height: int, ink: Rgb) -> pygame.Surface:
    """A button of a controller, as it looks there, in one ink. Shared: never draw on it."""
    return _glyph(name, family, height, ink)


@lru_cache(maxsize=200)
def _glyph(name: str, family: str, height: int, ink: Rgb) -> pygame.Surface:
    size = glyph_size(name, family, height)
    width = 100 * _SIDE * size[0] // size[1] / 100  # not a hair more: the picture would be wider
    line = f"stroke='{hex_colour(ink)}' {_STROKE}"
    kind = name.removeprefix("Pad ")
    stick, _, way = kind.rpartition(" ")
    ring = f"<circle cx='0' cy='0' r='29' {line} stroke-width='4'/>"
    if way in _ARROWS:
        parts = _stick(way, line, ink) if stick else _cross(way, line, ink)
    elif kind in {"Back", "Start"}:
        parts = f"<rect x='-33' y='-24' width='66' height='48' rx='24' {line} stroke-width='4'/>"
        parts += f"<path d='{_MIDDLE[kind]}' {line} stroke-width='4'/>"
    elif name in _SHAPES:
        path = _LETTERS[kind] if family == "letters" else _SHAPES[name]
        parts = f"{ring}<path d='{path}' {line} stroke-width='6'/>"
    else:
        words, wide = _NAMED[family][kind], width - 8
        place = f"x='{-wide / 2}' y='-26' width='{wide}' height='52' rx='{_ROUND[kind[1:]]}'"
        frame = f"<rect {place} {line} stroke-width='4'/>"
        parts = (frame if words[1:] else ring) + "".join(
            f"<g transform='translate({(at - (len(words) - 1) / 2) * 27} 0)'>"
            f"<path d='{_LETTERS[letter]}' {line} stroke-width='6'/></g>"
            for at, letter in enumerate(words)
        )
    return raster(
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{_SIDE}' "
        f"viewBox='{-width / 2} {-_SIDE / 2} {width} {_SIDE}'>{parts}</svg>",
        size,
    )


def _cross(way: str, line: str, ink: Rgb) -> str:
    """The cross, with the arm filled that is meant."""
    arms = "M-9 -29H9V-9H29V9H9V29H-9V9H-29V-9H-9Z"
    box = {"Left": (-29, -9), "Right": (9, -9), "Up": (-9, -29), "Down": (-9, 9)}[way]
    wide, high = (20, 18) if way in {"Left", "Right"} else (18, 20)
    fill = f"<path d='M{box[0]} {box[1]}h{wide}v{high}h{-wide}Z' fill='{hex_colour(ink)}'/>"
    return f"<path d='{arms}' {line} stroke-width='4'/>{fill}"


def _stick(way: str, line: str, ink: Rgb) -> str:
    """The right stick, and where it is moved."""
    tip, dx, dy = {
        "Left": ("M-33 0l15 -12v24Z", 8, 0),
        "Right": ("M33 0l-15 -12v24Z", -8, 0),
        "Up": ("M0 -35l-12 14h24Z", 0, 9),
        "Down": ("M0 35l-12 -14h24Z", 0, -9),
    }[way]
    letter = _LETTERS["R"]
    return (
        f"<path d='{tip}' fill='{hex_colour(ink)}'/>"
        f"<g transform='translate({dx} {dy})'><path d='{letter}' {line} stroke-width='6'/></g>"
    )
