"""What a game tells of its table, written on the cloth: the slate, and words beside cards.

The slate says what holds for all: what is asked for, and how things go just now. A card that counts
as something else bears a tag; a card that does something where it lies has its words beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial

import pygame

from cardtable.engine.view import Note
from cardtable.table import paint
from cardtable.table.board import Board
from cardtable.table.icons import sign_image
from cardtable.table.labels import still
from cardtable.table.notes import Told, sentence
from cardtable.table.palette import Rgb, mix
from cardtable.table.stage import Item
from cardtable.table.tabledata import Slate, owner_of
from cardtable.table.theme import Style, Theme

LINE = 0.034  # of a unit: the most that a line of text is high
TAG = 0.032  # of a unit: the height of a tag on a card
HEAD = 1.12  # the first line of a slate is so much larger


def slate(
    theme: Theme, board: Board, place: Slate, counter: str, fresh: Collection[str]
) -> Iterable[Item]:
    """The labels that belong to no card, one below the other; the `fresh` ones stand out."""
    notes = [note for note in board.table.notes.general() if note.label]
    if not notes:
        return
    p, plan = theme.palette, board.plan
    rows: list[tuple[Note, Style, Rgb, float]] = []
    fit = min(1.0, LINE * plan.unit / theme.line_height("small"))
    for number, note in enumerate(notes):
        if number == 0:
            rows.append((note, "strong", p.glow, fit * HEAD))
        else:
            ink = p.glow if note.label in fresh else p.on_cloth
            rows.append((note, "small", ink, fit))
    if counter:
        rows.append((Note("", counter, label=counter), "small", p.on_cloth_soft, fit))
    width = round(place.width * plan.unit)
    key = ("slate", width, tuple((row[0].label, row[0].sign, *row[1:]) for row in rows))
    image = theme.kept(key, lambda: _slate(theme, rows, width))
    x = plan.area.x + place.at[0] * plan.area.w
    y = plan.area.y + place.at[1] * plan.area.h
    rect = image.get_rect(midleft=(round(x), round(y)))
    yield still("slate", image, rect)


def _slate(
    theme: Theme, rows: Sequence[tuple[Note, Style, Rgb, float]], width: int
) -> pygame.Surface:
    p = theme.palette
    pad, gap = theme.px(9), theme.px(2)
    fit = rows[-1][3]
    icon = round(theme.line_height("small", fit) * 0.86)
    lines: list[tuple[pygame.Surface, pygame.Surface | None]] = []
    for note, style, ink, size in rows:
        indent = icon + theme.px(5) if note.sign else 0
        room = width - 2 * pad - indent
        label = sentence(note.label)
        fits = _narrowed(theme, label, style, size, room)
        words = theme.text(theme.cut(label, room, style, fits), style, ink, on="cloth", size=fits)
        sign = sign_image(theme, note.sign, icon, ink) if note.sign else None
        lines.append((words, sign))
    high = sum(text.get_height() + gap for text, _ in lines) + 2 * pad + theme.px(3)
    picture = pygame.Surface((width, high), pygame.SRCALPHA)
    ground = paint.box(
        theme, (width, high), mix(p.cloth.dark, (0, 0, 0), 0.2),
        border=mix(p.cloth.light, p.on_cloth, 0.16),
    ).copy()  # fmt: skip
    ground.set_alpha(150)
    picture.blit(ground, (0, 0))
    y = pad
    for number, (text, sign) in enumerate(lines):
        x = pad
        if sign is not None:
            picture.blit(sign, sign.get_rect(midleft=(x, y + text.get_height() // 2)))
            x += sign.get_width() + theme.px(5)
        picture.blit(text, (x, y))
        y += text.get_height() + gap + (theme.px(3) if number == 0 else 0)
    return picture


def _narrowed(theme: Theme, words: str, style: Style, size: float, room: int) -> float:
    """The size at which words fit, not much smaller than they should be."""
    wide = theme.width(words, style, size)
    return size if wide <= room else max(size * 0.78, size * room / wide)


def tags(theme: Theme, board: Board, moving: Collection[int], *, covered: bool) -> Iterable[Item]:
    """What cards on heaps count as, at their upper left corner, where that can be seen."""
    plan = board.plan
    for told in _resting(board, moving, covered=covered):
        zone = plan.zones[told.note.zone]
        if zone.kind not in {"heap", "stack"}:
            continue
        number = told.sprites[0]
        pose = plan.poses[number]
        rect = pose.rect
        corner = (rect.x + rect.w * 0.12, rect.y + rect.h * 0.12)
        if not pose.shown or plan.card_at(corner) != number:
            continue
        high = max(TAG * plan.unit, zone.height * 0.15)
        words = told.note.label
        image = theme.kept(("tag", words, round(high)), partial(_tag, theme, words, high))
        at = image.get_rect(center=(round(rect.x + rect.w * 0.13), round(rect.y - high * 0.3)))
        yield still(("tag", number), image, at)


def _tag(theme: Theme, words: str, high: float) -> pygame.Surface:
    p = theme.palette
    size = high * 0.86 / theme.line_height("strong")
    text = theme.text(words, "strong", p.ink, on="paper", size=size)
    full = (max(round(high), text.get_width() + round(high * 0.5)), round(high))
    image = paint.box(theme, full, p.glow, border=p.ink, radius=full[1] // 2).copy()
    image.blit(text, text.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


def beside(
    theme: Theme,
    board: Board,
    moving: Collection[int],
    fresh: Collection[int],
    *,
    covered: bool,
) -> Iterable[Item]:
    """What cards do where they lie, in words: the reader's to the right, others' below them."""
    plan = board.plan
    size = min(1.0, LINE * 0.94 * plan.unit / theme.line_height("small"))
    high = theme.line_height("small", size) - theme.px(1)
    for told in _resting(board, moving, covered=covered):
        zone = plan.zones[told.note.zone]
        if zone.kind not in {"row", "tray"}:
            continue
        owner = owner_of(told.note.zone)
        words = sentence(told.note.label)
        mine = owner in {"", board.reader}
        room = round(plan.unit * 0.2 if mine else plan.plates[owner].w * 1.04)
        lines = theme.wrap(words, room, "small", size)[: 3 if mine else 2]
        new = not set(told.sprites).isdisjoint(fresh)
        ink = theme.palette.glow if new else theme.palette.on_cloth
        top = zone.rect.centery - high * len(lines) / 2 if mine else zone.rect.bottom + theme.px(3)
        for number, line in enumerate(lines):
            image = theme.text(line, "small", ink, on="cloth", size=size)
            y = round(top + number * high)
            if mine:
                rect = image.get_rect(topleft=(round(zone.rect.right + theme.px(12)), y))
            else:
                rect = image.get_rect(midtop=(round(plan.plates[owner].centerx), y))
            yield still(("beside", told.note.zone, number), image, rect)


def _resting(board: Board, moving: Collection[int], *, covered: bool) -> list[Told]:
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
