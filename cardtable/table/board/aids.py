"""What helps the reader, drawn on the cloth: the card aid, the wheel, and two arrows.

The card aid says what each card does, the wheel what beats what; one arrow shows who is next, and
the other what a card is aimed at.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.presenter.layoutfile import GUTTER
from cardtable.presenter.palette import mix
from cardtable.presenter.status import next_seat
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth
from cardtable.table.drawing import paint
from cardtable.table.drawing import wheel as wheels
from cardtable.table.drawing.marks import hex_colour
from cardtable.table.drawing.theme import ENTRY, HEADING, LEAST, size

Lines: TypeAlias = Sequence[tuple[str, bool]]
"""Each line, with a rank or number and a tab before it where it has one; and whether it is lit."""

LOWEST = 0.98  # of the height: so far the card aid reaches where it begins lower than usual
PAD, RANK = 0.016, 0.047  # units round what is on it, and that the column of ranks is wide
AID = "reminders"
BEGINS, ENDS = 149.0, 21.0  # degrees on the circle, below its middle from the right
NEXT_LINE, NEXT_HEAD = 0.004, 0.019  # units: how thick that arrow is, and how long its point
BULGE = 0.1  # units: how far the line of an aim swings out beside the waiting card
AIM_LINE, AIM_HEAD = 0.0046, 0.021  # units: how thick it is, and how long its point


# --- the card aid ---------------------------------------------------------------------------------


class _Set(NamedTuple):
    """The lines at one size of letters."""

    head: list[str]
    rows: list[tuple[str, list[str], bool]]
    scale: float
    high: int


def card_aid(cloth: Cloth, lines: Lines) -> pygame.Rect | None:
    """A paper card beside the table that says what each card does; where it lies.

    None where there is nothing on it or its letters would be too small.
    """
    if not lines:
        return None
    theme, plan, unit = cloth.theme, cloth.plan, cloth.unit
    spec, area = plan.composed.aid, plan.area
    left, right = map(plan.across, spec.span)
    top = plan.level(spec.top)
    room = pygame.Rect(round(min(left, right)), round(top), round(abs(right - left)), 0)
    room.h = round((spec.bottom - spec.top) * area.h)
    for person in plan.people.values():  # it makes room for who sits there
        if person.rect.colliderect(room) and person.rect.centery < room.centery:
            room.y = round(person.rect.bottom + GUTTER * unit)
            room.h = round(area.y + LOWEST * area.h - room.y)
    scale = usual = size(theme, ENTRY, unit)
    least = usual * LEAST / max(LEAST, ENTRY.high * min(ENTRY.most, theme.text_size))
    while True:
        found = _set(cloth, lines, room.w, scale)
        if found.high <= room.h or scale < least * 0.9:
            break
        scale *= 0.96
    if found.high > room.h:
        return None
    rect = pygame.Rect(room.topleft, (room.w, found.high))
    key = ("aid", tuple(lines), rect.size, round(scale, 4))
    image = theme.kept(key, partial(_card, cloth, found, rect.size))
    return cloth.put(AID, image, rect, stamp=key)


def _set(cloth: Cloth, lines: Lines, wide: int, scale: float) -> _Set:
    theme, unit = cloth.theme, cloth.unit
    pad, rank = cloth.px(PAD), cloth.px(RANK)
    (title, _), *entries = lines
    heading = size(theme, HEADING, unit) * (scale / size(theme, ENTRY, unit))
    head = theme.wrap(title, wide - 2 * pad, "name", heading)
    line = theme.line_height("small", scale)
    rows = []
    high = pad + len(head) * theme.line_height("name", heading) + pad // 2
    for words, lit in entries:
        before, tab, rest = words.rpartition("\t")
        indent = rank if tab else 0
        wrapped = theme.wrap(rest, wide - 2 * pad - indent, "small", scale)
        rows.append((before, wrapped, lit))
        high += len(wrapped) * round(line * 0.92) + round(line * 0.2)
    return _Set(head, rows, scale, high + pad)


def _card(cloth: Cloth, found: _Set, full: tuple[int, int]) -> pygame.Surface:
    theme, p, unit = cloth.theme, cloth.inks, cloth.unit
    pad, rank = cloth.px(PAD), cloth.px(RANK)
    image = paint.box(theme, full, p.card, border=p.card_edge).copy()
    inner = (full[0] - pad, full[1] - pad)
    edge = paint.outline(theme, inner, mix(p.card, p.line, 0.5), max(1, round(unit / 720)))
    image.blit(edge, (pad // 2, pad // 2))
    heading = size(theme, HEADING, unit) * (found.scale / size(theme, ENTRY, unit))
    y = pad
    for words in found.head:
        title = theme.text(words, "name", p.ink, size=heading)
        image.blit(title, title.get_rect(midtop=(full[0] // 2, y)))
        y += title.get_height()
    y += pad // 2
    line = theme.line_height("small", found.scale)
    step = round(line * 0.92)
    for before, wrapped, lit in found.rows:
        high = len(wrapped) * step + round(line * 0.2)
        if lit:
            band = mix(p.card, p.second, 0.55)
            image.blit(
                paint.box(theme, (full[0] - pad - 4, high), band, radius=pad // 4),
                (pad // 2 + 2, y),
            )
        if before:
            letter = theme.text(before, "strong", p.ink, size=found.scale)
            image.blit(letter, letter.get_rect(midtop=(pad + rank * 0.42, y + line * 0.06)))
        for number, words in enumerate(wrapped):
            text = theme.text(words, "small", p.ink, size=found.scale)
            x = pad + (rank if before else 0)
            image.blit(text, (x, y + number * step + round(line * 0.06)))
        y += high
    return image


# --- what beats what ------------------------------------------------------------------------------


def wheel_place(board: Board) -> pygame.Rect | None:
    """The wheel's rectangle on the screen; None at a table without one."""
    spec, plan = board.data.relation, board.plan
    if spec is None or not getattr(board.table.view.rules.options, spec.option, None):
        return None
    rect = pygame.Rect((0, 0), wheels.extent(spec.radius * plan.unit))
    rect.center = (round(plan.across(spec.at[0])), round(plan.level(spec.at[1])))
    return rect


def wheel(cloth: Cloth) -> None:
    """The wheel of what beats what, lit up for the card that waits to be beaten or is answered."""
    board, rect = cloth.board, wheel_place(cloth.board)
    spec = board.data.relation
    if spec is None or rect is None:
        return
    beats = getattr(board.table.view.rules.options, spec.option)
    waiting = [one.card for one in board.table.zones.get(spec.zone, ())]
    prey = waiting[0].rank if waiting and waiting[0] else ""
    by = waiting[1].rank if len(waiting) > 1 and waiting[1] else ""
    cloth.items.append(wheels.wheel(cloth.theme, beats, prey, rect, by))


# --- arrows ---------------------------------------------------------------------------------------


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
    drawn = partial(_next_arrow, cloth, size, radius, level, left=left)
    cloth.put("next arrow", cloth.svg(("next arrow", left, level), size, drawn), rect)


def _next_arrow(
    cloth: Cloth, size: tuple[int, int], radius: float, level: int, *, left: bool
) -> str:
    """That arrow as SVG: an arc that goes under the prompt at that level, and a head."""
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
        f'<path d="M{on(BEGINS)}A{radius} {radius} 0 0 {sweep} {on(180 - meets)}'
        f'M{on(meets)}A{radius} {radius} 0 0 {sweep} {on(ENDS + head / 2)}" fill="none" '
        f'stroke="{ink}" stroke-width="{NEXT_LINE * unit}" stroke-linecap="round"/>'
        f'<path d="M{on(ENDS)}L{on(ENDS + head, radius + half)}L{on(ENDS + head, radius - half)}Z" '
        f'fill="{ink}"/>'
    )


def aim_line(cloth: Cloth, source: pygame.Rect, aim: pygame.Rect) -> None:
    """A red line from a card that waits for answers to the card or person that it is aimed at.

    It goes round the side of the source on which the aim lies, to the aim's near edge.
    """
    unit = cloth.unit
    left = aim.centerx <= source.centerx
    below = aim.centery > source.centery
    x = source.left if left else source.right
    start = pygame.Vector2(x, source.centery + (0.2 if below else -0.2) * source.h)
    end_x = aim.left + 0.12 * aim.w if left else aim.right - 0.12 * aim.w
    end = pygame.Vector2(end_x, aim.top + 0.06 * aim.h if below else aim.bottom - 0.06 * aim.h)
    out = min(start.x, end.x) - BULGE * unit if left else max(start.x, end.x) + BULGE * unit
    first, second = pygame.Vector2(out, start.y), pygame.Vector2(out, (start.y + end.y) / 2)
    points = [start, first, second, end]
    edge = math.ceil(AIM_HEAD * unit)
    low = min(one.x for one in points), min(one.y for one in points)
    high = max(one.x for one in points), max(one.y for one in points)
    rect = pygame.Rect(low, (high[0] - low[0], high[1] - low[1])).inflate(2 * edge, 2 * edge)
    local = tuple((round(one.x - rect.x), round(one.y - rect.y)) for one in points)
    image = cloth.svg(("aim line", local), rect.size, partial(_curve, cloth, local))
    cloth.put("aim line", image, rect)


def _curve(cloth: Cloth, points: tuple[tuple[int, int], ...]) -> str:
    """The line through these points and its head, as SVG."""
    (x, y), (ax, ay), (bx, by), (ex, ey) = points
    ink = hex_colour(mix(cloth.inks.bad, cloth.inks.heart_cloth, 0.38))
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
