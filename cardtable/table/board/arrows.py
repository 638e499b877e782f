"""Arrows on the cloth: who is next, what a card is aimed at, and what a move would do."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import TypeAlias

import pygame
from pygame import Vector2

from cardtable.presenter.model import Sprite
from cardtable.presenter.move_matcher import SIDE_BY_SIDE, Target
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.status import next_seat
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.plan import ASPECT
from cardtable.table.drawing.marks import hex_colour, raster

BEGINS, ENDS = 149.0, 21.0  # degrees on the circle, below its middle from the right …
ENDS_STEP = 2.0  # … and by how much less at a time where a card lies there
NEXT_LINE, NEXT_HEAD = 0.004, 0.019  # units: how thick that arrow is, and how long its point
AIM_BENDS = 0.05, 0.12, 0.24, 0.42  # units: how far the line of an aim may swing out at its ends
AIM_AT = 0.36  # of an edge: how far from its middle it may be fixed, too
AIM_IN = 0.08  # of a card's height: so far within its edge the point is
AIM_AIR, AIM_TRIED = 0.006, 20  # units that it keeps off; steps that are tried
AIM_HIT, AIM_BELOW = 0.4, 0.01  # units that a step through something costs, and below the prompt
AIM_LINE, AIM_HEAD = 0.0046, 0.021  # units: how thick it is, and how long its point
PARTS = 24  # an arrow that shows a move is made of so many straight ones
BENDS = (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6)
"""How far it may swing out, as a part of its length; the first that meets least is taken."""


def next_arrow(cloth: Cloth) -> None:
    """The way round the table: from the prompt towards the reader's neighbour who is next."""
    plan, table, unit = cloth.plan, cloth.board.table, cloth.unit
    spec = plan.composed
    arrow = spec.arrow
    if arrow is None or not next_seat(table, cloth.board.data):
        return
    turned = table.view.state.get(spec.way) if spec.way else 1
    left = cloth.left(usually=not (isinstance(turned, int) and turned < 0))
    radius, edge = arrow.radius * unit, math.ceil(NEXT_HEAD * unit)
    size = (round(2 * radius) + 2 * edge, round(radius) + 2 * edge)
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (round(plan.across(arrow.at[0])), round(plan.level(arrow.at[1])))
    level = round(min(plan.line.centery - rect.y, 0.95 * radius))
    lie = [pygame.Rect(one.rect) for one in plan.poses.values() if one.shown]
    under = math.degrees(math.asin(level / radius))  # beyond that it would be below the prompt
    ends = [ENDS, 180 - BEGINS]
    for number, way in enumerate((-1, 1) if left else (1, -1)):
        while ends[number] < under - 2 * ENDS_STEP:  # clear of what lies at its ends
            turn, far = math.radians(ends[number]), 2 * NEXT_HEAD * unit
            head = pygame.Rect(0, 0, far, far)
            x = rect.centerx + way * radius * math.cos(turn)
            head.center = round(x), round(rect.y + radius * math.sin(turn))
            if head.collidelist(lie) < 0:
                break
            ends[number] += ENDS_STEP
    drawn = partial(_next_arrow, cloth, size, radius, level, (ends[0], ends[1]), left=left)
    cloth.put("next arrow", cloth.svg(("next arrow", left, level, *ends), size, drawn), rect)


def _next_arrow(
    cloth: Cloth,
    size: tuple[int, int],
    radius: float,
    level: int,
    ends: tuple[float, float],
    *,
    left: bool,
) -> str:
    """That arrow as SVG: an arc that goes under the prompt at that level, and a head.

    `ends` are degrees below the middle: where the head is, and where the arc begins opposite.
    """
    unit = cloth.unit
    ink = hex_colour(mix(cloth.inks.cloth.dark, cloth.inks.second, 0.72))

    def on(degrees: float, far: float = radius) -> str:
        turn = math.radians(degrees)
        x = size[0] / 2 + (-far if left else far) * math.cos(turn)
        return f"{x:.2f} {far * math.sin(turn):.2f}"

    meets = math.degrees(math.asin(level / radius))  # where it goes under the line, and comes out
    head = math.degrees(NEXT_HEAD * unit / radius)
    half = 0.42 * NEXT_HEAD * unit
    sweep = 1 if left else 0
    return (
        f'<path d="M{on(180 - ends[1])}A{radius} {radius} 0 0 {sweep} {on(180 - meets)}'
        f'M{on(meets)}A{radius} {radius} 0 0 {sweep} {on(ends[0] + head / 2)}" fill="none" '
        f'stroke="{ink}" stroke-width="{NEXT_LINE * unit}" stroke-linecap="round"/>'
        f'<path d="M{on(ends[0])}L{on(ends[0] + head, radius + half)}'
        f'L{on(ends[0] + head, radius - half)}Z" '
        f'fill="{ink}"/>'
    )


def aim_line(
    cloth: Cloth,
    source: pygame.Rect,
    aim: pygame.Rect,
    strip: pygame.Rect,
    kept: Sequence[pygame.Rect],
    *,
    gone: bool = False,
) -> None:
    """A red line from a card that waits for answers to the card or person that it is aimed at.

    It goes round the prompt's `strip` and what is `kept` clear: tags, scores, piles, other cards.
    Of what has already `gone` that way it is gilt.
    Where there is no such way it goes on beneath the prompt, which is painted after it.
    """
    unit, window = cloth.unit, cloth.board.area
    rects = tuple(strip), *map(tuple, kept)
    way = _way(tuple(source), tuple(aim), tuple(window), rects, round(unit))
    points = [pygame.Vector2(one) for one in way]
    edge = math.ceil(AIM_HEAD * unit)
    low = min(one.x for one in points), min(one.y for one in points)
    high = max(one.x for one in points), max(one.y for one in points)
    rect = pygame.Rect(low, (high[0] - low[0], high[1] - low[1])).inflate(2 * edge, 2 * edge)
    local = tuple((round(one.x - rect.x), round(one.y - rect.y)) for one in points)
    ink = cloth.inks.glow if gone else mix(cloth.inks.bad, cloth.inks.heart_cloth, 0.38)
    key = ("aim line", local, ink)
    image = cloth.svg(key, rect.size, partial(_curve, cloth, local, hex_colour(ink)))
    cloth.put(("way", local) if gone else "aim line", image, rect)


def move_arrow(
    cloth: Cloth, cards: Sequence[Sprite], target: Target, *, good: bool, apart: Sequence[Vector2]
) -> list[Vector2]:
    """An arrow from cards to what a move brings them to, with a tick or a cross where it begins.

    It is bent round cards, and away from the points `apart` of another one; its own are returned.
    """
    plan, unit = cloth.plan, cloth.unit
    there = _place_of(cloth, target)
    start, end = _seen(cloth, cards[len(cards) // 2]), Vector2(there.center)
    if apart and start.distance_to(apart[0]) < 0.06 * unit:
        start.y += 0.07 * unit  # of the same card: both signs are to be seen
    taken = {one.id for one in cards}
    cards_in_way = [pose.rect for n, pose in plan.poses.items() if pose.shown and n not in taken]
    portraits = [person.portrait for person in plan.people.values()]
    in_way = [
        rect
        for rect in (*cards_in_way, *portraits, pygame.FRect(plan.line))
        if not rect.collidepoint(end) and not rect.collidepoint(start)
    ]

    def along(bend: float) -> list[Vector2]:
        way = end - start
        middle = (start + end) / 2 + Vector2(-way.y, way.x) * bend
        steps = [number / PARTS for number in range(PARTS + 1)]
        return [start * (1 - t) ** 2 + middle * (2 * t * (1 - t)) + end * t**2 for t in steps]

    def cost(points: Sequence[Vector2]) -> float:
        free = points[PARTS // 4 : -PARTS // 4]  # they may begin and end at the same place
        near = sum(one.distance_to(each) < 0.05 * unit for one in free for each in apart)
        met = sum(any(rect.collidepoint(one) for rect in in_way) for one in points)
        return near + met + PARTS * sum(not plan.area.collidepoint(one) for one in points)

    points = min(map(along, BENDS), key=cost)
    inside = there.inflate(-0.4 * there.w, -0.4 * there.h)
    while len(points) > PARTS // 3 and inside.collidepoint(points[-2]):
        points.pop()
    ink = mix(cloth.inks.good, cloth.inks.playable, 0.55) if good else cloth.inks.bad
    place = None if _covered(cloth, there) else there
    size = math.ceil(plan.area.right), math.ceil(plan.area.bottom)
    image = raster(_arrow_of_move(size, points, place, unit, ink, good=good), size)
    cloth.put(("move arrow", good), image, topleft=(0, 0))
    return points


def _covered(cloth: Cloth, place: pygame.FRect) -> bool:
    """Whether a card or a person is where an arrow ends."""
    plan = cloth.plan
    rects = [person.rect for person in plan.people.values()]
    rects += [pygame.FRect(pose.rect) for pose in plan.poses.values()]
    return any(rect.collidepoint(place.center) for rect in rects)


def _seen(cloth: Cloth, one: Sprite) -> Vector2:
    """The middle of what is seen of a card beside the next one in its row."""
    run, rect = cloth.board.table.zones[one.zone], cloth.plan.poses[one.id].rect
    after = run[run.index(one) + 1 :]
    wide = rect.w
    if after and (next_one := cloth.plan.poses[after[0].id]).shown:
        wide = min(max(next_one.rect.x - rect.x, 0.2 * rect.w), rect.w)
    return Vector2(rect.x + wide / 2, rect.y + 0.4 * rect.h)


def _place_of(cloth: Cloth, target: Target) -> pygame.FRect:
    """Where an arrow to it ends: a card, a portrait, or the next place in a zone."""
    plan, board = cloth.plan, cloth.board
    if target.kind == "card":
        return plan.poses[int(target.name)].rect
    if target.kind == "seat" and target.name in plan.people:
        return plan.people[target.name].portrait
    zone = plan.zones.get(target.name)
    if zone is None:
        return pygame.FRect(plan.line)
    run = [plan.poses[one.id] for one in board.table.zones[target.name]]
    open_ = [one.rect for one in run if one.shown]
    free = [slot for slot in zone.slots if slot.collidelist(open_) < 0]
    place = pygame.FRect(0, 0, zone.height * ASPECT, zone.height)
    place.center = zone.rect.center
    if free:
        return free[0]
    if zone.kind == "fan" or not open_:
        return place
    if zone.kind in SIDE_BY_SIDE:
        return open_[-1].move(1.1 * open_[-1].w, 0)
    return open_[-1]


def _arrow_of_move(
    size: tuple[float, float], points: Sequence[Vector2], place: pygame.FRect | None, unit: float,
    ink: Rgb, *, good: bool,
) -> str:  # fmt: skip
    """That arrow as SVG, with the outline of the place for the card where it ends in one."""
    tip, back = points[-1], points[-3]
    way = (tip - back).normalize() if tip != back else Vector2(0, 1)
    aside, base = Vector2(-way.y, way.x) * 0.024 * unit, tip - way * 0.042 * unit
    line = "L".join(f"{one.x:.1f} {one.y:.1f}" for one in (*points[:-3], base))
    left, right = base + aside, base - aside
    head = f"M{tip.x:.1f} {tip.y:.1f}L{left.x:.1f} {left.y:.1f}L{right.x:.1f} {right.y:.1f}Z"
    wide, far, colour = 0.015 * unit, 0.027 * unit, hex_colour(ink)
    (x, y), part = points[0], 0.42 * far
    sign = (
        f"M{x - part} {y}L{x - part / 4} {y + 0.8 * part}L{x + part} {y - 0.8 * part}"
        if good
        else f"M{x - part} {y - part}L{x + part} {y + part}M{x + part} {y - part}"
        f"L{x - part} {y + part}"
    )
    outline = (
        ""
        if place is None
        else (
            f'<rect x="{place.x}" y="{place.y}" width="{place.w}" height="{place.h}" '
            f'rx="{0.06 * place.w}" fill="{colour}" fill-opacity="0.12" stroke="{colour}" '
            f'stroke-width="{0.3 * wide}"/>'
        )
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">{outline}'
        '<g stroke="#140c0a" stroke-opacity="0.6" stroke-linejoin="round">'
        f'<path d="M{line}" fill="none" stroke-width="{1.6 * wide}"/>'
        f'<path d="{head}" stroke-width="{0.6 * wide}"/></g>'
        f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        f'<path d="{head}" fill="{colour}"/>'
        f'<circle cx="{x}" cy="{y}" r="{far}" fill="{colour}" stroke="#140c0a" '
        f'stroke-opacity="0.6" stroke-width="{0.25 * wide}"/>'
        f'<path d="{sign}" fill="none" stroke="#fff8ec" stroke-width="{0.26 * far}" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


_Spot: TypeAlias = tuple[float, float]
_Four: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=16)
def _way(
    source: _Four, aim: _Four, window: _Four, kept: tuple[_Four, ...], unit: int
) -> tuple[_Spot, ...]:
    """The ends of such a line and what bends it between them: the shortest way that is free.

    The first of what is `kept` clear is the prompt, below which it may go if need be.
    """
    air = 2 * round(AIM_AIR * unit)
    rects = [pygame.Rect(one).inflate(air, air) for one in kept]
    goal = pygame.Rect(aim).inflate(*(-2 * round(AIM_IN * aim[3]),) * 2)
    rects += [pygame.Rect(source).inflate(-2, -2), goal.inflate(-2, -2)]
    bounds = pygame.Rect(window).inflate(-air, -air)
    ends = list(product(_edges(pygame.Rect(source)), _edges(goal)[:4]))
    ends.sort(key=lambda two: math.dist(two[0][0], two[1][0]))  # most others are longer then
    best: tuple[float, tuple[_Spot, ...]] = (math.inf, ())
    for ((x, y), out), ((end_x, end_y), back) in ends:
        if math.dist((x, y), (end_x, end_y)) / unit >= best[0]:
            break
        for bend, end in product(AIM_BENDS, AIM_BENDS):
            far, fore = bend * unit, end * unit
            one_x, one_y = x + out[0] * far, y + out[1] * far
            two_x, two_y = end_x + back[0] * fore, end_y + back[1] * fore
            cost, before = 0.0, (x, y)
            for a, b, c, d in _SHARES:
                at = (
                    a * x + b * one_x + c * two_x + d * end_x,
                    (a * y + b * one_y + c * two_y + d * end_y),
                )
                cost += math.dist(before, at) / unit
                spot = pygame.Rect(at, (1, 1))
                if (hit := spot.collidelist(rects)) >= 0:
                    cost += AIM_HIT if hit else AIM_BELOW
                cost += 4 * AIM_HIT * (not bounds.contains(spot))
                before = at
                if cost >= best[0]:
                    break
            else:
                points = (x, y), (one_x, one_y), (two_x, two_y), (end_x, end_y)
                best = cost, points
    return best[1]


def _edges(rect: pygame.Rect) -> list[tuple[_Spot, _Spot]]:
    """The places on a card's edges where a line begins or ends, each with its way outwards."""
    across, down = AIM_AT * rect.w, AIM_AT * rect.h
    found: list[tuple[_Spot, _Spot]] = []
    for share in (0, 1, -1):
        x, y = rect.centerx + share * across, rect.centery + share * down
        found += [((rect.left, y), (-1, 0)), ((rect.right, y), (1, 0))]
        found += [((x, rect.top), (0, -1)), ((x, rect.bottom), (0, 1))]
    return found


def _shares(steps: int) -> Iterator[tuple[float, float, float, float]]:
    """How much of its four points there is in each step of a curve but the first and last."""
    for step in range(1, steps):
        share = step / steps
        one = 1 - share
        yield one**3, 3 * one * one * share, 3 * one * share * share, share**3


_SHARES = tuple(_shares(AIM_TRIED))


def _curve(cloth: Cloth, points: tuple[tuple[int, int], ...], ink: str) -> str:
    """The line through these points and its head, as SVG."""
    (x, y), (ax, ay), (bx, by), (ex, ey) = points
    way = pygame.Vector2(ex - bx, ey - by)
    way = way.normalize() if way.length() else pygame.Vector2(0, 1)
    aside = pygame.Vector2(-way.y, way.x) * AIM_HEAD * cloth.unit * 0.5
    back = pygame.Vector2(ex, ey) - way * AIM_HEAD * cloth.unit
    head = (
        f"M{ex} {ey}L{back.x + aside.x} {back.y + aside.y}L{back.x - aside.x} {back.y - aside.y}Z"
    )
    path = f"M{x} {y}C{ax} {ay} {bx} {by} {back.x} {back.y}"
    wide = AIM_LINE * cloth.unit
    return (
        f'<path d="{path}" fill="none" stroke="#140c0a" stroke-opacity="0.6" '
        f'stroke-width="{wide * 1.8}"/>'
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}"/>'
        f'<path d="{head}" fill="{ink}" stroke="#140c0a" stroke-width="0.8"/>'
    )
