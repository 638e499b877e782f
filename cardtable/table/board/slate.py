"""What a game tells of its table, written on the cloth: the slate, and words beside cards.

The slate says what holds for all: what is asked for, and how things go just now. A card that counts
as something else bears a tag; a card that does something where it lies has its words beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.notes import PlacedNote, sentence
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.tabledata import Slate, owner_of
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.drawing import paint
from cardtable.table.drawing.room import Level, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.widgets.icons import sign_image

LINE = 0.034  # of a unit: the most that a line of text is high
TAG = 0.032  # of a unit: the height of a tag on a card
TALLEST = 0.172  # of a unit: the height of a slate
BESIDE = 0.7  # of a pile's width: so much wider than the pile is a button on it
WIDTHS = (1.0, 0.8, 0.65)  # of its width: how wide it may be where text is large
STEP, FAR = 0.02, 1.0  # of a unit: between the places that are tried, and how far away they are
LEAST = 0.02  # of a unit: lower a line of large text never gets
HEAD = 1.12  # the first line of a slate is so much larger


class _Row(NamedTuple):
    """A line of the slate."""

    words: str
    sign: str
    style: Style
    ink: Rgb
    size: float


def slate(
    theme: Theme,
    board: Board,
    place: Slate,
    counter: str,
    fresh: Collection[str],
    taken: Sequence[pygame.Rect],
) -> Iterable[Item]:
    """The labels that belong to no card, one below the other; the `fresh` ones stand out.

    Where text is large, they keep clear of what is `taken`.
    """
    notes = [note for note in board.table.notes.general() if note.label]
    if not notes:
        return
    p, plan = theme.palette, board.plan
    high = theme.line_height("small")
    width, tall = round(place.width * plan.text), TALLEST * plan.text
    fit = min(1.0, LINE * plan.text / high, tall / (high * (len(notes) + 2)))
    # what is asked for may take more lines than one; the rest is smaller then
    room = width - 2 * round(high * fit * 0.42)
    asked = len(theme.wrap(sentence(notes[0].label), room, "strong", fit * HEAD))
    fit = min(fit, tall / (high * (len(notes) + 1 + asked)))

    def written(fit: float) -> list[_Row]:
        rows = [
            _Row(note.label, note.sign, "small", p.glow if note.label in fresh else p.on_cloth, fit)
            for note in notes
        ]
        rows[0] = rows[0]._replace(style="strong", ink=p.glow, size=fit * HEAD)
        if counter:
            rows.append(_Row(counter, "", "small", p.on_cloth_soft, fit))
        return rows

    x, y = plan.area.x + place.at[0] * plan.area.w, plan.level(place.at[1])
    rect = pygame.Rect(round(x), round(y), 0, 0)
    if plan.rows is not None:
        near = rect.move(round(place.width * plan.unit) // 2, 0)
        scale = min(1.0, LINE * plan.text / high)
        fit, width, rect = _found(theme, board, written, near, taken, scale, width)
    rows = written(fit)
    key = ("slate", width, tuple(rows))
    image = theme.kept(key, lambda: _slate(theme, rows, width))
    rect = image.get_rect(midleft=rect.midleft)
    if plan.rows is not None:
        yield still("slate", image, rect)
        return
    words = round(1.1 * LINE * plan.text)  # what stands below a seat's cards
    for name, zone in plan.zones.items():
        # another seat's block may hang lower where icons push it down
        above = zone.rect.inflate(0, 2 * words)
        if owner_of(name) not in {"", board.reader} and above.colliderect(rect):
            rect.top = max(rect.top, round(zone.rect.bottom) + words)
    yield still("slate", image, rect)


def _found(
    theme: Theme,
    board: Board,
    written: Callable[[float], Sequence[_Row]],
    near: pygame.Rect,
    taken: Sequence[pygame.Rect],
    fit: float,
    width: int,
) -> tuple[float, int, pygame.Rect]:
    """The size of large text, the width and the place of a slate that covers nothing."""
    plan = board.plan
    kept = [*taken, *(pygame.Rect(rect) for rect in plan.plates.values())]
    words = LINE * plan.text
    for name, zone in plan.zones.items():
        label = 3.2 * words if zone.look.label else 0.0
        more = 0.02 * plan.unit if owner_of(name) else max(zone.rect.w * BESIDE, label)
        around = zone.rect.inflate(more, 0)
        around.h += words / 2  # a pile's size, a tray's name
        if zone.kind == "heap":  # what its cards count as
            around.y, around.h = around.y - words, around.h + words
        kept.append(pygame.Rect(around))
    kept.append(pygame.Rect(plan.actions))
    corner = pygame.Rect((0, 0), board.corner)
    corner.topright = pygame.Rect(plan.area).topright
    kept.append(corner)
    least = LEAST * plan.unit / theme.line_height("small")
    while True:
        rows = written(fit)
        widths = [round(width * share) for share in WIDTHS]
        sizes = [(wide, _high(theme, rows, wide)) for wide in widths]
        bounds, step = pygame.Rect(plan.area), max(2, round(STEP * plan.unit))
        found = nearest_free(sizes, near, bounds, [Level(kept, FAR * plan.unit)], step=step)
        if found is not None or fit < least:
            number, rect = found or (0, pygame.Rect(near.topleft, sizes[0]))
            return fit, widths[number], rect
        fit *= 0.94


def _high(theme: Theme, rows: Sequence[_Row], width: int) -> int:
    """How high a slate with these rows is."""
    line = theme.line_height("small", rows[-1].size)
    pad, indent = round(line * 0.42), round(line * 1.1)
    total = 2 * pad + pad
    for row in rows:
        wide = width - 2 * pad - (indent if row.sign else 0)
        label = sentence(row.words)
        fits = _narrowed(theme, label, row.style, row.size, wide)
        total += len(theme.wrap(label, wide, row.style, fits)) * theme.line_height(row.style, fits)
    return total


def _slate(theme: Theme, rows: Sequence[_Row], width: int) -> pygame.Surface:
    p = theme.palette
    line = theme.line_height("small", rows[-1].size)
    pad, indent = round(line * 0.42), round(line * 1.1)
    lines: list[tuple[pygame.Surface, pygame.Surface | None]] = []
    for row in rows:
        room = width - 2 * pad - (indent if row.sign else 0)
        label = sentence(row.words)
        fits = _narrowed(theme, label, row.style, row.size, room)
        sign = sign_image(theme, row.sign, round(line * 0.82), row.ink) if row.sign else None
        for words in theme.wrap_evenly(label, room, row.style, fits):
            image = theme.text(words, row.style, row.ink, on="cloth", size=fits)
            lines.append((image, sign))
            sign = None
    size = (width, sum(text.get_height() for text, _ in lines) + 2 * pad + pad // 2)
    picture = paint.box(
        theme, size, mix(p.cloth.dark, (0, 0, 0), 0.2),
        border=mix(p.cloth.light, p.on_cloth, 0.16),
    ).copy()  # fmt: skip
    picture.set_alpha(150)
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(picture, (0, 0))
    y = pad
    for number, (text, sign) in enumerate(lines):
        if sign is not None:
            image.blit(sign, sign.get_rect(midleft=(pad, y + text.get_height() // 2)))
        image.blit(text, (pad + (indent if sign is not None else 0), y))
        y += text.get_height() + (pad // 2 if number == 0 else 0)
    return image


def _narrowed(theme: Theme, words: str, style: Style, size: float, room: int) -> float:
    """The size at which words fit, not much smaller than they should be."""
    wide = theme.width(words, style, size)
    return size if wide <= room else max(size * 0.78, size * room / wide)


def tags(theme: Theme, board: Board, moving: Collection[int]) -> Iterable[Item]:
    """What cards on heaps count as, at their upper left corner, where that can be seen.

    A wide one gives way to the one on its right.
    """
    plan = board.plan
    right: pygame.Rect | None = None
    for told in reversed(_resting(board, moving)):
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


def beside(
    theme: Theme, board: Board, moving: Collection[int], fresh: Collection[int]
) -> Iterable[Item]:
    """What cards do where they lie, in words: the reader's to the right, others' below them."""
    plan = board.plan
    spread = [pygame.Rect(plan.zones[name].rect) for name in board.opened]
    for told in _resting(board, moving):
        zone = plan.zones[told.note.zone]
        if zone.kind not in {"row", "tray"}:
            continue
        owner = owner_of(told.note.zone)
        words = sentence(told.note.label)
        mine = owner in {"", board.reader}
        room = round(plan.text * 0.2 if mine else _below(board, owner, zone.rect.bottom))
        most = LINE * 0.94 * plan.text
        if not mine:
            least = most / plan.growth if plan.growth > 1 else 0.0
            most = min(most, max(room * 0.125, least))
        size = min(1.0, most / theme.line_height("small"))
        lines = theme.wrap_evenly(words, room, "small", size)[: 3 if mine else 2]
        own = plan.plates[board.reader]
        gap = plan.unit * (0.016 if mine else 0.005)
        low = zone.rect.bottom + gap + len(lines) * theme.line_height("small", size) > own.y
        if plan.growth > 1 and not mine and low and plan.plates[owner].x < own.right:
            size /= 1.1 * plan.growth  # above the reader's plate
            lines = theme.wrap(words, room, "small", size)[:2]
            needed = len(lines) * theme.line_height("small", size)
            size *= min(1.0, 0.85 * max(1.0, own.y - zone.rect.bottom) / needed)
        new = not set(told.sprites).isdisjoint(fresh)
        ink = theme.palette.glow if new else theme.palette.on_cloth
        key = ("beside", *lines, ink, size, mine)
        image = theme.kept(key, partial(_lines, theme, lines, ink, size, centred=not mine))
        if mine:
            rect = image.get_rect(midleft=(round(zone.rect.right + gap), round(zone.rect.centery)))
        else:
            x, y = plan.plates[owner].centerx, zone.rect.bottom + gap
            rect = image.get_rect(midtop=(round(x), round(y)))
        if rect.collidelist(spread) < 0:
            yield still(("beside", told.note.zone), image, rect)


def _below(board: Board, owner: Seat, top: float) -> float:
    """How wide the words can be that begin there, in the middle below another seat's cards."""
    plan = board.plan
    wide, middle = plan.plates[owner].w * 1.04, plan.plates[owner].centerx
    words = LINE * plan.text
    shared = [zone for name, zone in plan.zones.items() if not owner_of(name)]
    if plan.growth <= 1:
        near = [zone.rect.inflate(words, 0) for zone in shared]
    else:
        near = [rect for seat, rect in plan.plates.items() if seat != owner]
        near += [zone.rect.inflate(3 * words * bool(zone.look.label), words) for zone in shared]
    edges = (
        max(rect.x - middle, middle - rect.right)
        for rect in near
        if rect.y < top + 1.2 * words and rect.bottom > top
    )
    return min(wide, 2 * min((edge for edge in edges if edge > 0), default=wide) - words / 2)


def _lines(
    theme: Theme, lines: Sequence[str], ink: Rgb, size: float, *, centred: bool
) -> pygame.Surface:
    images = [theme.text(line, "small", ink, on="cloth", size=size) for line in lines]
    high = theme.line_height("small", size)
    wide = max(image.get_width() for image in images)
    picture = pygame.Surface((wide, high * len(images)), pygame.SRCALPHA)
    for number, image in enumerate(images):
        x = (wide - image.get_width()) // 2 if centred else 0
        picture.blit(image, (x, number * high))
    return picture


def _resting(board: Board, moving: Collection[int]) -> list[PlacedNote]:
    """The labelled cards that lie where they are told of."""
    sprites = {one.id: one for one in board.table.sprites()}
    notes = board.table.notes
    return [
        told
        for told in notes.labelled()
        if set(moving).isdisjoint(told.sprites)
        and all(
            number in sprites and sprites[number].zone == told.note.zone for number in told.sprites
        )
    ]
