"""A score beside a row, and along the row a scale like a chart's, lit as far as the score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from cardtable.presenter.composition import Score
from cardtable.presenter.palette import mix
from cardtable.table.board.board import Board
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import GOAL, SCORE, written

TICK, LONG = 0.0085, 0.026  # units that a tick is high, and the one at the mark


class _Scale(NamedTuple):
    wide: int
    score: int
    goal: int
    most: int
    up: bool
    mirrored: bool


def scores(theme: Theme, board: Board) -> Iterable[Item]:
    """Figures and scales of everybody who has a row."""
    plan, view = board.plan, board.table.view
    spec = plan.composed.score
    if spec is None:
        return
    for seat, place in plan.figures.items():
        score, goal = _of(view.state.get(spec.key), seat), _of(view.state.get(spec.goal), seat)
        yield _figure(theme, board, seat, score, goal)
        row = plan.zones[spec.zone.replace("p.", f"{seat}.", 1)].rect
        level = _level(spec, board, seat)
        if goal and spec.most:
            yield _scale(theme, board, seat, (row.x, level), score, goal)
        del place


def _of(told: object, seat: str) -> int:
    value = told.get(seat) if isinstance(told, dict) else 0
    return value if isinstance(value, int) else 0


def _level(spec: Score, board: Board, seat: str) -> float:
    plan = board.plan
    if seat == board.reader:
        return plan.area.y + spec.scale * plan.area.h
    others = len(board.others)
    share = spec.other[min(others, len(spec.other)) - 1]
    return plan.area.y + share * plan.area.h


def _figure(theme: Theme, board: Board, seat: str, score: int, goal: int) -> Item:
    """The number, and below it what it has to come to."""
    plan, p = board.plan, theme.palette
    place = plan.figures[seat]
    small = min(1.0, place.h / (0.095 * plan.unit))
    number = written(
        theme, str(score), SCORE._replace(high=SCORE.high * small), plan.unit, p.on_cloth
    )
    below = written(theme, f"of {goal}", GOAL, plan.unit, p.on_cloth_soft) if goal else None
    rect = number.get_rect(right=round(place.right))
    ink = number.get_bounding_rect()  # letters of a serif have much air round them
    high = ink.h + (below.get_height() if below else 0)
    rect.top = round(place.centery - high / 2 - ink.y)
    parts = [(number, rect)]
    if below is not None:
        beneath = below.get_rect(right=round(place.right), top=rect.top + ink.bottom)
        parts.append((below, beneath.move(0, round(0.004 * plan.unit))))
    bounds = parts[0][1].unionall([each for _, each in parts[1:]])

    def draw(surface: pygame.Surface) -> None:
        for image, at in parts:
            surface.blit(image, at)

    return Item(("score", seat), bounds, (score, goal, tuple(place)), draw)


def _scale(
    theme: Theme, board: Board, seat: str, at: tuple[float, float], score: int, goal: int
) -> Item:
    plan = board.plan
    assert plan.composed.score is not None
    listed = vars(board.table.view.rules.options).get(plan.composed.score.most, goal)
    most = max(listed) if isinstance(listed, tuple) else int(listed)
    row = plan.zones[plan.composed.score.zone.replace("p.", f"{seat}.", 1)].rect
    told = _Scale(round(row.w), score, goal, most, seat != board.reader, plan.mirrored)
    high = 2 * round(LONG * plan.unit / 2) + 3
    image = theme.kept(
        ("scale", told, high), lambda: _drawn(theme, told, high, max(1, round(plan.unit / 500)))
    )
    rect = image.get_rect(midleft=(round(at[0]), round(at[1])))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(("scale", seat), rect, (told, high), draw)


def _drawn(theme: Theme, told: _Scale, high: int, thin: int) -> pygame.Surface:
    p = theme.palette
    image = pygame.Surface((told.wide + 2 * thin, high), pygame.SRCALPHA)
    middle = high // 2
    dim, lit = (*mix(p.cloth.light, p.on_cloth, 0.25), 200), (*p.glow, 255)
    tick = max(3, round(high * TICK / LONG))
    step = (told.wide - thin) / told.most
    image.fill(dim, (0, middle, told.wide, thin))
    far = round(step * min(told.score, told.most))
    image.fill(lit, (0, middle - thin // 2, far, 2 * thin) if far else (0, middle, 0, 0))
    for number in range(told.most + 1):
        x = round(number * step)
        if number == told.goal:
            image.fill(lit, (x, 0, thin + 1, high))
            continue
        bright = number <= told.score and told.score > 0
        y = middle - tick + thin if told.up else middle
        image.fill(lit if bright else dim, (x, y, thin + bright, tick))
    return image
