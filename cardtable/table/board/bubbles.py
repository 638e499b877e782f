"""A few words on paper beside what they are about: tips, refusals, hints.

They never stand on the prompt, the icons or the buttons. Cards that can be chosen or aimed at stay
in sight, and so does what the words are about, as long as there is any room for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.room import Level, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LINE = 0.05  # of a unit: the most that a line is high
WIDTHS = (340, 240, 480)  # pixels at scale 1: how wide its lines may be, what is liked best first
STEP = 0.022  # of a unit, between the places that are tried
NEAR, FAR = 0.12, 0.3  # of a unit: so far it goes to lie on the bare cloth, and to cover no words


def bubble(
    theme: Theme, board: Board, telling: Telling, near: pygame.Rect, resting: Sequence[Item]
) -> Item:
    """The words that are told, beside `near`; `resting` is what lies on the table."""
    plan, bad = board.plan, telling.bubble_bad
    size = min(1.0, LINE * plan.unit / theme.line_height("body"))
    images = [_kept(theme, telling.bubble, round(theme.px(width) * size), size, bad=bad)
              for width in WIDTHS]  # fmt: skip
    bounds = pygame.Rect(board.area)
    unit, whole = plan.unit, float(bounds.w + bounds.h)
    never = [
        *map(pygame.Rect, telling.controls),
        *(one.rect for one in resting if one.key == "prompt"),
    ]
    about = [near] if near.w * near.h < bounds.w * bounds.h else []
    play = [*never, *about, *_in_play(board, telling)]
    words = [one.rect for one in resting if _kind(one) not in {"place", "lit", "card"}]
    cards = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    levels = [
        Level([*play, *words, *cards], NEAR * unit),
        Level([*play, *words], FAR * unit),
        Level(play, whole),
        Level([*never, *about], whole),
        Level(never, whole),
    ]
    sizes = [image.get_size() for image in images]
    step = max(2, round(STEP * unit))
    found = nearest_free(sizes, near, bounds, levels, step=step)
    if found is None:
        rect = images[0].get_rect(midbottom=near.midtop).clamp(bounds)
        return still(("bubble", telling.bubble), images[0], rect)
    number, rect = found
    return still(("bubble", telling.bubble), images[number], rect)


def _in_play(board: Board, telling: Telling) -> list[pygame.Rect]:
    """Where cards and places are that can be chosen or aimed at, and the reader's hand."""
    plan = board.plan
    aims = {target.name for target in telling.lit}
    found = [
        pygame.Rect(plan.poses[one.id].rect)
        for one in board.table.sprites()
        if plan.poses[one.id].shown
        and (one.id in telling.choosable or str(one.id) in aims or _in_hand(board, one.zone))
    ]
    found += [pygame.Rect(zone.rect) for name, zone in plan.zones.items() if name in aims]
    found += [pygame.Rect(plate) for seat, plate in plan.plates.items() if seat in aims]
    return found


def _in_hand(board: Board, zone: str) -> bool:
    return owner_of(zone) == board.reader and board.plan.zones[zone].kind == "fan"


def _kind(item: Item) -> object:
    return item.key[0] if isinstance(item.key, tuple) else item.key


def _kept(theme: Theme, words: str, width: int, size: float, *, bad: bool) -> pygame.Surface:
    key = ("bubble", words, width, size, bad)
    return theme.kept(key, partial(_bubble, theme, words, width, size, bad=bad))


def _bubble(theme: Theme, words: str, width: int, size: float, *, bad: bool) -> pygame.Surface:
    p, px = theme.palette, theme.px
    lines = theme.wrap(words, width, "body", size)
    images = [theme.text(line, "body", p.ink, size=size) for line in lines]
    full = (
        max(image.get_width() for image in images) + px(30),
        sum(image.get_height() for image in images) + px(16),
    )
    spread = px(5)
    picture = pygame.Surface((full[0] + 4 * spread, full[1] + 4 * spread), pygame.SRCALPHA)
    picture.blit(paint.shadow(theme, full, spread), (0, 0))
    body = pygame.Rect(2 * spread, 2 * spread, *full)
    picture.blit(paint.box(theme, full, p.paper, border=p.bad if bad else p.line), body)
    if bad:
        picture.fill(p.bad, (body.x + px(5), body.y + px(7), px(4), body.h - px(14)))
    y = body.y + px(8)
    for image in images:
        picture.blit(image, (body.x + px(17), y))
        y += image.get_height()
    return picture
