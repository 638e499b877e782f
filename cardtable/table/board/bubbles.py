"""How a bubble is placed and painted: tips, refusals, hints, beside what they are about.

They never stand on the prompt, the icons or the buttons. Cards that can be chosen or aimed at stay
in sight, and so does what the words are about, as long as there is any room for that. Captions of
what the others did make room for them. One that stays, as a hint does, goes far away rather than
cover anybody's cards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.captions import CAPTION, captions
from cardtable.table.board.labels import still
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.room import Level, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LINE = 0.05  # of a unit: the most that a line is high
SMALLER = 0.8  # of its usual size are the letters before a card or words are covered
SMALLEST = 0.62  # … and before something in play is
APART = 0.28  # of a line: the room between sentences
WIDTHS = (340, 240, 480)  # pixels at scale 1: how wide its lines may be, what is liked best first
_RULE = re.compile(r" ?\([A-Z]{2}-R?\d+\)$")
STEP = 0.022  # of a unit, between the places that are tried
NEAR, FAR = 0.16, 0.3  # of a unit: so far it goes to lie on the bare cloth, and to cover no words
STAYS = 1.6  # … and so far does one that stays, for both: what it tells of is lit
NARROW = 180  # pixels at scale 1: one that stays is so narrow rather than on cards or words


def bubble(
    theme: Theme, board: Board, telling: Telling, near: pygame.Rect, resting: Sequence[Item]
) -> Item:
    """The words that are told, beside `near`; `resting` is what lies on the table."""
    plan = board.plan
    bounds = pygame.Rect(board.area)
    unit, whole = plan.unit, float(bounds.w + bounds.h)
    never = [
        *map(pygame.Rect, telling.controls),
        *(one.rect for one in resting if one.key == "prompt"),
    ]
    about = [near] if near.w * near.h < bounds.w * bounds.h else []
    play = [*never, *about, *in_play(board, telling)]
    words = [one.rect for one in resting if _kind(one) not in {"place", "lit", "card"}]
    fixed = [one.rect for one in resting if _kind(one) not in {"place", "lit", "card", CAPTION}]
    cards = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    stays = telling.bubble_stays
    widths = (*WIDTHS, NARROW) if stays else WIDTHS
    near_by, far = (STAYS, STAYS) if stays else (NEAR, FAR)
    levels = [
        Level([*play, *words, *cards], near_by * unit),
        Level([*play, *words], far * unit),
        Level([*play, *fixed], far * unit),
        Level(play, whole),
        Level([*never, *about], whole),
        Level(never, whole),
    ]
    if stays:  # captions make way for it before cards do
        levels.insert(1, Level([*play, *fixed, *cards], far * unit))
    full = min(1.0, LINE * plan.text / theme.line_height("body"))
    slip = _slip(theme, telling, WIDTHS[0], full)
    rect = pygame.Rect((0, 0), slip.size)
    rect.midbottom = near.midtop
    rect.clamp_ip(bounds)
    tries = [(size, [one]) for one in levels[:-2] for size in (full, SMALLER * full)]
    for size, kept in (*tries, (SMALLEST * full, levels)):
        slips = [_slip(theme, telling, width, size) for width in widths]
        sizes = [one.size for one in slips]
        found = nearest_free(sizes, near, bounds, kept, step=max(2, round(STEP * unit)))
        if found is not None:
            slip, rect = slips[found[0]], found[1]
            break
    bad = telling.bubble_bad
    key = ("bubble", telling.bubble, slip, bad)
    image = theme.kept(key, partial(_bubble, theme, slip, bad=bad))
    return still(("bubble", telling.bubble), image, rect)


def uncovered(
    theme: Theme, board: Board, telling: Telling, resting: list[Item], said: pygame.Rect
) -> list[Item]:
    """What rests on the table, its captions not where a bubble lies that would cut into them.

    They stand where else there is room for them, or are away as long as the bubble is there.
    """
    cut = {
        one.key[1]
        for one in resting
        if isinstance(one.key, tuple) and _kind(one) == CAPTION and one.rect.colliderect(said)
    }
    if not cut:
        return resting
    kept = [one for one in resting if _kind(one) != CAPTION or not one.rect.colliderect(said)]
    words = [one.rect for one in kept if _kind(one) not in {"place", "lit", "card"}]
    taken = [*map(pygame.Rect, telling.controls), said, *words]
    told = [one for one in telling.captions if one.seat in cut]
    return [*kept, *captions(theme, board, told, taken)[0]]


def in_play(board: Board, telling: Telling) -> list[pygame.Rect]:
    """Where cards and places are that can be chosen or aimed at, and the reader's open cards."""
    plan = board.plan
    aims = {target.name for target in telling.lit}
    found = [
        pygame.Rect(plan.poses[one.id].rect)
        for one in board.table.sprites()
        if plan.poses[one.id].shown
        and (
            one.id in telling.choosable
            or str(one.id) in aims
            or _in_hand(board, one.zone)
            or (one.card is not None and owner_of(one.zone) == board.reader)
        )
    ]
    found += [pygame.Rect(zone.rect) for name, zone in plan.zones.items() if name in aims]
    found += [pygame.Rect(plate) for seat, plate in plan.plates.items() if seat in aims]
    return found


def _in_hand(board: Board, zone: str) -> bool:
    return owner_of(zone) == board.reader and board.plan.zones[zone].kind == "fan"


def _kind(item: Item) -> object:
    return item.key[0] if isinstance(item.key, tuple) else item.key


class _Slip(NamedTuple):
    """A bubble before it is painted: only the one that finds a place is."""

    lines: tuple[str, ...]
    firsts: frozenset[int]
    """The lines, by number, that stand a little apart from those above: sentences begin there."""
    scale: float
    """How large its words are."""
    body: tuple[int, int]
    size: tuple[int, int]
    """With its shadow."""


def _slip(theme: Theme, telling: Telling, width: int, scale: float) -> _Slip:
    lines: list[str] = []
    firsts: list[int] = []
    for sentence in telling.bubble.split("\n"):
        firsts.append(len(lines))
        lines += theme.wrap_evenly(sentence, round(theme.px(width) * scale), "body", scale)
    apart = firsts[1:] if len(lines) > len(firsts) else []  # else no line could be mistaken
    wide = max(theme.width(line, "body", scale) for line in lines) + theme.px(30)
    high = theme.line_height("body", scale) * len(lines) + theme.px(16)
    high += _gap(theme, scale) * len(apart)
    shade = 4 * theme.px(5)
    return _Slip(tuple(lines), frozenset(apart), scale, (wide, high), (wide + shade, high + shade))


def _gap(theme: Theme, scale: float) -> int:
    """The room between sentences, where one of them takes more than a line."""
    return round(APART * theme.line_height("body", scale))


def _bubble(theme: Theme, slip: _Slip, *, bad: bool) -> pygame.Surface:
    p, px = theme.palette, theme.px
    spread = px(5)
    picture = pygame.Surface(slip.size, pygame.SRCALPHA)
    picture.blit(paint.shadow(theme, slip.body, spread), (0, 0))
    body = pygame.Rect((2 * spread, 2 * spread), slip.body)
    picture.blit(paint.box(theme, slip.body, p.paper, border=p.bad if bad else p.line), body)
    if bad:
        picture.fill(p.bad, (body.x + px(5), body.y + px(7), px(4), body.h - px(14)))
    y = body.y + px(8)
    for place, line in enumerate(slip.lines):
        y += _gap(theme, slip.scale) * (place in slip.firsts)
        words, number = _apart(line)
        text = theme.text(words, "body", p.ink, size=slip.scale)
        picture.blit(text, (body.x + px(17), y))
        if number:
            small = theme.text(number, "small", p.ink_soft, size=0.85 * slip.scale)
            level = small.get_rect(
                left=body.x + px(17) + text.get_width(), bottom=y + text.get_height()
            )
            picture.blit(small, level.move(0, -px(1)))
        y += theme.line_height("body", slip.scale)
    return picture


def _apart(line: str) -> tuple[str, str]:
    """A line without the rule's number at its end, which stands there in small type, and that."""
    found = _RULE.search(line)
    return (line[: found.start()], found[0]) if found else (line, "")
