"""Tags on the cards of heaps that count as something else."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

import pygame

from cardtable.presenter.notes import PlacedNote
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LINE = 0.034  # of a unit: the most that a line of text is high
TAG = 0.032  # of a unit: the height of a tag on a card
TALLEST = 0.172  # of a unit: the height of a slate
BESIDE = 0.7  # of a pile's width: so much wider than the pile is a button on it
WIDTHS = (1.0, 0.8, 0.65)  # of its width: how wide it may be where text is large
STEP, FAR = 0.02, 1.0  # of a unit: between the places that are tried, and how far away they are
LEAST = 0.02  # of a unit: lower a line of large text never gets
HEAD = 1.12  # the first line of a slate is so much larger


def tags(theme: Theme, board: Board, moving: Collection[int], *, covered: bool) -> Iterable[Item]:
    """What cards on heaps count as, at their upper left corner, where that can be seen.

    A wide one gives way to the one on its right.
    """
    plan = board.plan
    right: pygame.Rect | None = None
    for told in reversed(_resting(board, moving, covered=covered)):
        zone = plan.zones[told.note.zone]
        if zone.kind not in {"heap", "stack"}:
            continue
        number = told.sprites[0]
        pose = plan.poses[number]
        rect = pose.rect
        corner = (rect.x + rect.w * 0.12, rect.y + rect.h * 0.12)
        if not pose.shown or plan.card_at(corner) != number:
            continue
        apart = pose.rect.w * 0.45  # beside it is the next card's
        high = max(TAG * plan.unit, min(TAG * plan.text, apart), zone.height * 0.15)
        words = told.note.label
        image = theme.kept(("tag", words, round(high)), partial(_tag, theme, words, high))
        at = image.get_rect(center=(round(rect.x + rect.w * 0.13), round(rect.y - high * 0.3)))
        if right is not None and at.colliderect(right):
            at.right = right.left
        right = at
        yield still(("tag", number), image, at)


def _tag(theme: Theme, words: str, high: float) -> pygame.Surface:
    p = theme.palette
    size = high * 0.86 / theme.line_height("strong")
    text = theme.text(words, "strong", p.ink, on="paper", size=size)
    full = (max(round(high), text.get_width() + round(high * 0.5)), round(high))
    image = paint.box(theme, full, p.glow, border=p.ink, radius=full[1] // 2).copy()
    image.blit(text, text.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


def _resting(board: Board, moving: Collection[int], *, covered: bool) -> list[PlacedNote]:
    """The labelled cards that lie where they are told of; behind a curtain only what all see."""
    sprites = {one.id: one for one in board.table.sprites()}
    notes = board.table.notes
    return [
        told
        for told in notes.labelled()
        if set(moving).isdisjoint(told.sprites)
        and not (covered and not board.table.public(told.note.zone))
        and all(
            number in sprites and sprites[number].zone == told.note.zone for number in told.sprites
        )
    ]
