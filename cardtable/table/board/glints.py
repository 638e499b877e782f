"""Gilt on the cloth that glimmers now and then, where the table is lively (`Pace.sways`)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from cardtable.table.board.board import Board
from cardtable.table.board.sway import STEPS
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint, particles
from cardtable.table.drawing.particles import Dot, chance
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

EVERY = 1.6  # seconds from one glint to the next
LASTS = 0.9  # seconds
TRIED = 60  # so many spots are looked at for a glint: the brightest free one has it
LARGE = 0.034  # of a unit: how far its rays reach
ROUND = 0.25  # of a card's height: how much larger its shadow and a turned card are than it
AIR = 0.012  # of a unit: so far it keeps from what lies on the cloth


class Glints:
    """Where the present glint is, as long as it lasts."""

    def __init__(self) -> None:
        self._number = -1
        self._spot: tuple[int, int] | None = None

    def items(
        self, theme: Theme, board: Board, telling: Telling, resting: Sequence[Item]
    ) -> Iterator[Item]:
        """The glint, if there is one now; never on anything but the bare cloth."""
        if not board.sways or not telling.window[0]:
            return
        taken = [one.rect for one in resting]
        cards = [one for one in board.plan.poses.values() if one.shown]
        taken += [pygame.Rect(one.rect).inflate((round(ROUND * one.height),) * 2) for one in cards]
        taken += map(pygame.Rect, telling.controls)
        now = math.floor(board.motion.now * STEPS) / STEPS
        number, since = int(now // EVERY), now % EVERY
        if number != self._number:
            self._number, self._spot = number, _spot(theme, board, telling.window, taken, number)
        if self._spot is None or since >= LASTS:
            return
        near = pygame.Rect(self._spot, (0, 0))
        if near.inflate(2, 2).collidelist(taken) >= 0:
            return  # a card has come to lie there
        strength = math.sin(math.pi * since / LASTS)
        size = LARGE * board.plan.unit * strength
        colour = theme.palette.second
        x, y = self._spot
        dots = (
            Dot(x, y, max(2.0, size / 6), colour, tall=6.0),
            Dot(x, y, size, colour, tall=1 / 6),
            Dot(x, y, size * 0.4, colour),
        )
        place = particles.bounds(dots)
        yield Item("glint", place, dots, lambda surface: particles.paint(surface, dots))


def _spot(
    theme: Theme,
    board: Board,
    window: tuple[int, int],
    taken: Sequence[pygame.Rect],
    number: int,
) -> tuple[int, int] | None:
    """The brightest of some spots of the bare cloth: mostly a line of an ornament."""
    area, cloth = board.area, paint.cloth(theme, window)
    air = round(AIR * board.plan.unit)
    best: tuple[int, tuple[int, int]] | None = None
    for each in range(TRIED):
        x = area.x + int(chance(number, 2 * each) * (area.w - 1))
        y = area.y + int(chance(number, 2 * each + 1) * (area.h - 1))
        if pygame.Rect(x, y, 0, 0).inflate(2 * air + 2, 2 * air + 2).collidelist(taken) >= 0:
            continue
        light = sum(cloth.get_at((x, y))[:3])
        if best is None or light > best[0]:
            best = light, (x, y)
    return best[1] if best else None
