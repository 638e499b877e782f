"""What a board paints of its signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from cardtable.table.board.board import Board
from cardtable.table.board.signs import Sign
from cardtable.table.drawing import bits, signs
from cardtable.table.drawing.signs import Point
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

BULGE = 0.17  # of a unit: by so much a leap keeps off the plate that it passes
ROUND = (0.62, 0.4)  # of the table: how wide and high the way round it is
MIDDLE = 0.44  # … and how low its middle


def items(theme: Theme, board: Board, shown: Sequence[tuple[Sign, float]]) -> Iterator[Item]:
    """The pictures of these signs, each with how much of it is over."""
    for number, (sign, share) in enumerate(shown):
        yield from _items(theme, board, ("sign", number), sign, share)


def _items(
    theme: Theme, board: Board, key: tuple[str, int], sign: Sign, share: float
) -> Iterator[Item]:
    unit = board.plan.unit
    rects = [pygame.Rect(one) for one in sign.rects]
    match sign.kind:
        case "leap" | "pass":
            yield from _barred(theme, key, rects, share)
            yield signs.light(theme, key, partial(signs.along, _way(board, rects)), share, unit)
        case "turn":
            area = pygame.Rect(board.plan.area)
            around = pygame.Rect(0, 0, round(area.w * ROUND[0]), round(area.h * ROUND[1]))
            around.center = area.centerx, round(area.y + area.h * MIDDLE)
            yield signs.round_trip(theme, key, around, sign.way, share, unit)
        case "halt" | "waver":
            sure, high = sign.kind == "halt", round(signs.HAND * unit)
            whole = pygame.Rect(0, 0, high, high)
            whole.center = rects[0].center
            middle = whole.clamp(pygame.Rect(board.plan.area)).center
            yield signs.hand(theme, key, middle, share, unit, sure=sure)
        case "win" | "loss":
            how = board.data.finale
            way = how.way if sign.kind == "win" else "sink"
            area = pygame.Rect(board.plan.area)
            flight = bits.Flight(way, how.of, area, rects[0].center, unit, sign.count)
            yield from bits.flying(theme, key, flight, share)
        case "place" if share > 0:
            room, corner = pygame.Rect(board.plan.area), pygame.Rect((0, 0), board.corner)
            corner.topright = room.topright
            middle, side = bits.beside(rects[0], room, corner), round(rects[0].h * bits.MEDAL)
            yield bits.medal(theme, key, sign.words, middle, side, share)
        case "gain":
            yield signs.gain(theme, key, sign.words, rects[0].center, rects[1].center, share, unit)
        case "call":
            yield signs.called(theme, key, rects[0], share)
            line = pygame.Rect(0, 0, round(unit * 0.5), round(unit * 0.05))
            line.center = round(board.plan.prompt[0]), round(board.plan.prompt[1] + unit * 0.015)
            yield signs.gleam(theme, (key, "gleam"), line, share)


def _barred(
    theme: Theme, key: tuple[str, int], rects: Sequence[pygame.Rect], share: float
) -> Iterator[Item]:
    """The bars before those whom a light leaps over, one after the other."""
    for place, rect in enumerate(rects[1:-1]):
        passed = (share - 0.18 - 0.3 * place / len(rects)) / 0.7
        if 0 < passed < 1:
            yield signs.barred(theme, (key, "barred", place), rect, passed)


def _way(board: Board, rects: Sequence[pygame.Rect]) -> list[Point]:
    """From the first place to the last, past those between on the side of the piles."""
    area, unit = board.plan.area, board.plan.unit
    middle = pygame.Vector2(area.centerx, area.y + area.h * MIDDLE)
    way: list[Point] = [rects[0].center]
    for rect in rects[1:-1]:
        inwards = middle - pygame.Vector2(rect.center)
        found = pygame.Vector2(rect.center)
        if inwards.length() > 0:
            found += inwards.normalize() * (BULGE * unit)
        way.append((found.x, found.y))
    if len(rects) == 2:
        half = pygame.Vector2(rects[0].center).lerp(pygame.Vector2(rects[1].center), 0.5)
        half = half.lerp(middle, 0.25)
        way.append((half.x, half.y))
    return [*way, rects[-1].center]
