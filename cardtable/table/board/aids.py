"""What helps the reader, drawn on the cloth: the card aid, the wheel, and arrows.

The card aid says what each card does, the wheel what beats what; one arrow shows who is next,
another what a card is aimed at, and others what a move would do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple, TypeAlias

import pygame
from pygame import FRect, Vector2

from cardtable.presenter.layoutfile import GUTTER, Aid
from cardtable.presenter.model import Sprite
from cardtable.presenter.move_matcher import SIDE_BY_SIDE, Target
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.status import FACE, Aided, next_seat
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.plan import ASPECT
from cardtable.table.board.prompt import law_rows, widest
from cardtable.table.drawing import avatars, paint
from cardtable.table.drawing import wheel as wheels
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.seals import SIGNS, sign_picture
from cardtable.table.drawing.theme import ENTRY, HEADING, STYLES, Style, Theme, size

LOWEST = 0.98  # of the height: so far the card aid reaches where it begins lower than usual
AIR = 0.006  # units round an aid that has no place of its own
CHIPS = 0.014  # units: how far numbers stand out of their piles
LABELLED, HANGS = 0.034, 0.041  # … what they are called, and how far a pan hangs below its cards
PAD, RANK = 0.016, 0.047  # units round what is on it, and that the column of ranks is wide
GROWING = {"slate", "key", "card"}  # what may reach beyond its place; steps are as wide as that is
WIDER = 1.16  # by that much a card with lines is wider each time that it reaches further
FINER = 1.06  # from one size of letters that is tried to the next
HARDLY = 0.84  # of their size: letters that are hardly smaller than they are wanted
LEAST = 0.0168  # units that its letters are high: rather than none of it is seen, they are small
SMALLEST = 10.5  # pixels: no letter of it is less high, however small the window is
FROM = 0.5  # of the height: an aid that begins lower stands on the lower end of its place
ROW, TIGHT = 2.35, 1.3  # of the height of letters: rows of the key, and the closest that they lie
LEADING, SLATE_LEADING = 0.8, 0.86  # of that height, between two lines of one row
RANKED = 1.34  # how much larger ranks are than words
FRAME = 0.0028  # units: how thick lines round it are
HEADED = 1.12  # … and its heading
CARD = 0.049  # units: how high the little cards of a step are
AID = "reminders"
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


# --- the card aid ---------------------------------------------------------------------------------


class _Sheet(NamedTuple):
    """The card aid with letters of one size: how large it is then, and its picture."""

    size: tuple[int, int]
    paint: Callable[[], pygame.Surface]


class _Form(NamedTuple):
    """What a sheet is made for: its room, its letters, and which of the ways that there are."""

    room: tuple[int, int]
    scale: float
    way: int


Laid: TypeAlias = tuple[_Form, tuple[int, ...] | None]


def card_aid(cloth: Cloth, entries: Sequence[Aided]) -> pygame.Rect | None:
    """What says on the table what each card does or what comes first; where it lies.

    Letters are as large as text is set, smaller where they would not fit. None where there is
    nothing on it or they would be too small to read.
    """
    if not entries:
        return None
    theme, plan = cloth.theme, cloth.plan
    kind = plan.composed.aid.kind if plan.composed.aid else "card"
    board, room = cloth.board, _room(cloth)
    taken = _taken(cloth) if not board.opened else []
    base = (id(theme), kind, tuple(one._replace(lit=False) for one in entries), tuple(room))
    stamp = (base, tuple(map(tuple, taken)))
    laid = board.aid  # while a pile lies open it stays as it is
    if laid is None or laid[0 if board.opened else slice(2)] != (base if board.opened else stamp):
        laid = board.aid = *stamp, _fitted(cloth, entries, room, taken)
    form, place = laid[2]
    board.aid_at = place
    if place is None:
        return None
    rect = pygame.Rect(place)
    key = ("aid", kind, tuple(entries), rect.size, *form[1:], cloth.right_handed)
    image = theme.kept(key, lambda: _SHEETS[kind](cloth, entries, form).paint())
    return cloth.put(AID, image, rect, stamp=key)


def _fitted(
    cloth: Cloth, entries: Sequence[Aided], room: pygame.Rect, taken: Sequence[pygame.Rect]
) -> Laid:
    """In which form it has room, and where; None where it has none.

    The way that is liked best, as long as its letters are hardly smaller than they are wanted; else
    the one with the largest letters, even if it reaches beyond its place to where nothing lies,
    for who needs large ones.
    """
    theme, spec = cloth.theme, cloth.plan.composed.aid
    kind = spec.kind if spec else "card"
    least = max(LEAST * cloth.unit, SMALLEST) / (STYLES[ENTRY.style].size * theme.scale)
    usual = max(least, size(theme, ENTRY, cloth.unit))
    steps = max(0, math.floor(math.log(usual / least) / math.log(FINER)))
    plain = usual / max(1.0, min(ENTRY.most, theme.text_size))
    finer = (least * FINER**number for number in range(steps + 1))
    scales = sorted({usual, max(plain, least), *finer}, reverse=True)
    best: Laid = (_Form(room.size, 0.0, 0), None)
    for way in _WAYS[kind]:
        for scale in scales:
            if scale <= best[0].scale * 1.001:
                break
            form = _Form(room.size, round(scale, 4), way)
            full = _SHEETS[kind](cloth, entries, form).size
            if place := _in_its_place(cloth, full, room) if spec else None:
                best = form, tuple(place)
                break
        if best[0].scale >= HARDLY * usual:
            return best
    if best[1] is not None and theme.text_size <= 1.0:
        return best
    for scale in scales if spec is None or kind in GROWING else ():
        for way in _WAYS[kind] if scale > best[0].scale else ():
            form = _Form(room.size, round(scale, 4), way)
            full = _SHEETS[kind](cloth, entries, form).size
            if place := _beyond(cloth, full, room, taken):
                return form, tuple(place)
    return best


def _in_its_place(cloth: Cloth, full: tuple[int, int], room: pygame.Rect) -> pygame.Rect | None:
    """Where a sheet of that size lies in the layout file's place; None where that is too small."""
    if full[0] > room.w or full[1] > room.h:
        return None
    rect = pygame.Rect(room.topleft, full)
    if cloth.right_handed:
        rect.right = room.right
    if (spec := cloth.plan.composed.aid) is not None and spec.top > FROM and spec.kind != "card":
        rect.bottom = room.bottom
    return rect


def _beyond(
    cloth: Cloth, full: tuple[int, int], room: pygame.Rect, taken: Sequence[pygame.Rect]
) -> pygame.Rect | None:
    """Where it lies if it reaches beyond that, or has no place; nothing else is under it."""
    plan, given = cloth.plan, cloth.plan.composed.aid is not None
    bounds = pygame.Rect(plan.area).inflate(-2 * cloth.px(GUTTER), -2 * cloth.px(AIR))
    near, reach = room, plan.area.w
    if given:
        near = pygame.Rect(room.x, room.centery - full[1] // 2, *full)
        if cloth.right_handed:
            near.right = room.right
        near, reach = pygame.Rect(near.center, (1, 1)), float(sum(full))
    free = nearest_free(
        [full], near, bounds, [Clearance(taken, reach)], step=cloth.px(GUTTER), air=cloth.px(AIR)
    )
    return free[1] if free and (not given or free[1].colliderect(room)) else None


def _room(cloth: Cloth) -> pygame.Rect:
    """Where it is to lie, at most so high: in the layout file's place, or else on the right."""
    plan, spec = cloth.plan, cloth.plan.composed.aid or Aid()
    left, right = map(plan.across, spec.span)
    room = pygame.Rect(round(min(left, right)), round(plan.level(spec.top)), 0, 0)
    room.size = round(abs(right - left)), round((spec.bottom - spec.top) * plan.area.h)
    bottom = room.bottom
    for person in plan.people.values() if plan.composed.aid else ():  # for who sits there
        if person.rect.colliderect(room) and person.rect.centery < room.centery:
            room.y = round(person.rect.bottom + GUTTER * cloth.unit)
            if spec.top < FROM or spec.kind == "card":
                bottom = max(bottom, round(plan.area.y + LOWEST * plan.area.h))
            room.h = bottom - room.y
    for pan in map(pygame.Rect, _pans(cloth)):  # for scale pans over it
        if pan.colliderect(room) and pan.centery < room.centery:
            room.h, room.y = room.bottom - pan.bottom, pan.bottom
    for below in _rounds(cloth):
        if below.colliderect(room):
            room.h = below.y - round(AIR * cloth.unit) - room.y
    line = pygame.Rect(_widest(cloth))  # and for the prompt, however long it is
    if room.colliderect(line) and room.y < line.y:
        room.h = line.y - room.y
    return room


def _widest(cloth: Cloth) -> FRect:
    """What the longest prompt takes."""
    plan = cloth.plan
    return plan.line.inflate(widest(cloth) - plan.line.w, 0)


def _rounds(cloth: Cloth) -> list[pygame.Rect]:
    """Where the rounds stand, if they are counted here."""
    return [one.rect for one in cloth.items if one.key == "rounds"]


def _pans(cloth: Cloth) -> list[FRect]:
    """Scale pans with what lies in them."""
    slots = [slot for zone in cloth.plan.zones.values() if zone.look.pan for slot in zone.slots]
    return [FRect(one.x, one.y, one.w, one.h + HANGS * cloth.unit) for one in slots]


def _taken(cloth: Cloth) -> list[pygame.Rect]:
    """What it keeps clear of beyond its place: cards, piles, people, the prompt, icons."""
    plan, line = cloth.plan, _widest(cloth)
    spread = {"tray", "fan", "row"} if plan.composed.aid is not None else set()
    found = [line, *(one.rect for one in plan.zones.values() if one.kind not in spread)]
    chip = 2 * cloth.px(CHIPS)
    found += [pose.rect.inflate(chip, chip) for pose in plan.poses.values() if pose.shown]
    found += [one.rect for one in plan.people.values()]
    found += [*plan.figures.values(), *plan.plates.values()]
    labelled = (one.rect for one in plan.zones.values() if one.look.label and not one.look.pan)
    found += [one.inflate(0, 2 * LABELLED * cloth.unit) for one in labelled]
    found += _pans(cloth)
    if (circle := wheel_place(cloth.board)) is not None:
        found.append(FRect(circle))
    found += map(FRect, _rounds(cloth))
    written = [row.rect for row in law_rows(cloth)]
    return [cloth.board.corner_rect, *written, *map(pygame.Rect, found)]


def _letters(cloth: Cloth, words: str, style: Style, ink: Rgb, scale: float) -> pygame.Surface:
    """Words in a style whose letters are as high as those of entries, or a share of that."""
    same = STYLES[ENTRY.style].size / STYLES[style].size
    return cloth.theme.text(words, style, ink, on="cloth", size=scale * same)


# --- a card with lines


class _Set(NamedTuple):
    """The lines at one size of letters."""

    head: list[str]
    rows: list[tuple[str, list[str], bool]]
    scale: float
    high: int


def _card_sheet(cloth: Cloth, entries: Sequence[Aided], form: _Form) -> _Sheet:
    """As wide as its place, or wider where it reaches beyond that: each way more so."""
    wide = round(form.room[0] * WIDER**form.way)
    found = _set(cloth, entries, wide, form.scale)
    full = wide, found.high
    return _Sheet(full, partial(_card, cloth, found, full))


def _set(cloth: Cloth, entries: Sequence[Aided], wide: int, scale: float) -> _Set:
    theme, unit = cloth.theme, cloth.unit
    pad, rank = cloth.px(PAD), cloth.px(RANK)
    title, *rest = entries
    heading = size(theme, HEADING, unit) * (scale / size(theme, ENTRY, unit))
    head = theme.wrap(title.words, wide - 2 * pad, "name", heading)
    line = theme.line_height("small", scale)
    rows = []
    high = pad + len(head) * theme.line_height("name", heading) + pad // 2
    for one in rest:
        indent = rank if one.rank else 0
        wrapped = theme.wrap(one.words, wide - 2 * pad - indent, "small", scale)
        rows.append((one.rank, wrapped, one.lit))
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


# --- a strip of slate


class _Cell(NamedTuple):
    """A rank on the slate: its words in lines, and how wide they are."""

    entry: Aided
    rows: list[str]
    head: int
    wide: int


def _slate_sheet(cloth: Cloth, entries: Sequence[Aided], form: _Form) -> _Sheet:
    """Ranks side by side, each with its sign; what it does stands below it, in two lines.

    In the other ways it stands beside it, and the ranks in two or three rows.
    """
    theme, scale, rows = cloth.theme, form.scale, max(1, form.way + 1)
    ranked = [one for one in entries if one.rank]
    line = theme.line_height("small", scale)
    pad, gap = round(0.5 * line), round(0.62 * line)
    cells = []
    for one in ranked:
        words = _halved(theme, one.words, scale)
        head = _letters(cloth, one.rank, "name", cloth.inks.on_cloth, RANKED * scale).get_width()
        head += round(1.3 * line) * len(one.signs[:1])
        wide = max(theme.width(row, "small", scale) for row in words)
        cells.append(_Cell(one, words, head, wide))
    across = -(-len(cells) // rows)
    columns = [cells[n::across] for n in range(across)]
    wides = [
        max(one.head for one in column) + round(0.3 * line) + max(one.wide for one in column)
        if rows > 1
        else max(max(one.head, one.wide) for one in column)
        for column in columns
    ]
    step = round(2.15 * line) if rows > 1 else round(3.35 * line)
    total = sum(wides) + gap * across + 2 * pad
    spare = max(0, min(form.room[0] - total, gap * across)) // max(1, across)
    full = total + spare * across, step * rows + round(0.5 * pad)
    wides = [wide + gap + spare for wide in wides]
    return _Sheet(full, partial(_slate, cloth, (cells, wides, step), full, scale))


def _slate(
    cloth: Cloth,
    grid: tuple[Sequence[_Cell], Sequence[int], int],
    full: tuple[int, int],
    scale: float,
) -> pygame.Surface:
    theme, p, (cells, wides, step) = cloth.theme, cloth.inks, grid
    line, edge = theme.line_height("small", scale), max(1, cloth.px(FRAME))
    slate = mix(mix(p.cloth.dark, (34, 40, 44), 0.8), (0, 0, 0), 0.25)
    wood = mix(p.cloth.light, p.second, 0.3)
    image = paint.box(theme, full, slate, border=wood, radius=cloth.px(0.009), line=edge).copy()
    left, top = (full[0] - sum(wides)) // 2, (full[1] - step * -(-len(cells) // len(wides))) // 2
    side, beside = round(1.05 * line), len(cells) > len(wides)
    for number, cell in enumerate(cells):
        row, column = divmod(number, len(wides))
        place = pygame.Rect(left + sum(wides[:column]), top + row * step, wides[column], step)
        one = cell.entry
        if one.lit:
            lit = paint.box(
                theme, place.inflate(-6, -2).size, mix(slate, p.second, 0.22), border=p.second,
                radius=cloth.px(0.007), line=edge,
            )  # fmt: skip
            image.blit(lit, lit.get_rect(center=place.center))
        if column:
            near = round(0.3 * line)
            ruled = (place.x, place.y + near, 1, step - 2 * near)
            image.fill(mix(slate, p.on_cloth, 0.16), ruled)
        rank = _letters(cloth, one.rank, "name", p.on_cloth, RANKED * scale)
        head = pygame.Rect(0, 0, cell.head, round(1.3 * line))
        leading = SLATE_LEADING * line
        words = pygame.Rect(0, 0, cell.wide, round(leading * (len(cell.rows) - 1) + line))
        if beside:
            column_ = cells[column :: len(wides)]
            widest = max(one.head for one in column_), max(one.wide for one in column_)
            spare = place.w - sum(widest) - round(0.3 * line)
            head.midleft = place.x + spare // 2, place.centery
            words.midleft = head.x + widest[0] + round(0.3 * line), place.centery
        else:
            head.midtop = place.centerx, place.y + round(0.3 * line)
            words.midtop = place.centerx, place.y + round(1.55 * line)
            words.y += round(0.45 * line) * (2 - len(cell.rows))
        image.blit(rank, rank.get_rect(midleft=head.midleft))
        if one.signs:
            sign = sign_picture(theme, one.signs[0], side, p.second)
            image.blit(sign, sign.get_rect(midright=head.midright))
        for place_, row_words in enumerate(cell.rows):
            text = _letters(cloth, row_words, "small", mix(slate, p.on_cloth, 0.92), scale)
            y = words.y + round(leading * place_)
            x = words.x if beside else words.centerx - text.get_width() // 2
            image.blit(text, (x, y))
    return image


def _halved(theme: Theme, words: str, scale: float) -> list[str]:
    """Words in two lines that are as equally wide as can be; a single word in one."""
    every = words.split()
    splits = [(" ".join(every[:n]), " ".join(every[n:])) for n in range(1, len(every))]
    if not splits:
        return [words]
    return list(min(splits, key=lambda two: max(theme.width(row, "small", scale) for row in two)))


# --- a key of ranks and signs


def _key_sheet(cloth: Cloth, entries: Sequence[Aided], form: _Form) -> _Sheet:
    """Ranks in columns from above, each with its signs and some words.

    In the second way in one column, and in the third its words are in lines as its place is narrow.
    """
    theme, ranked = cloth.theme, [one for one in entries if one.rank]
    scale, spec = form.scale, cloth.plan.composed.aid
    rows = -(-len(ranked) // (spec.columns if spec and not form.way else 1))
    line = theme.line_height("small", scale)
    pad, gap = round(0.42 * line), round(0.4 * line)
    parts = []
    for first in range(0, len(ranked), rows):
        column = ranked[first : first + rows]
        ranks = [
            _letters(cloth, one.rank, "name", cloth.inks.on_cloth, RANKED * scale).get_width()
            for one in column
        ]
        signs = max(len(one.signs[:2]) for one in column)
        side, lines = round(1.02 * line), [[one.words] for one in column]
        if form.way == _WAYS["key"][-1]:
            free = form.room[0] - 2 * pad - _wide(max(ranks), signs, 0, side, gap)
            lines = [theme.wrap(one.words, max(free, side), "small", scale) for one in column]
        words = max(theme.width(row, "small", scale) for each in lines for row in each)
        parts.append(_Column(list(zip(column, lines, strict=True)), max(ranks), signs, words))
    side = round(1.02 * line)
    wide = 2 * pad + sum(_wide(rank, signs, words, side, gap) for _, rank, signs, words in parts)
    more = max((sum(len(two[1]) - 1 for two in one.rows) for one in parts), default=0)
    more *= round(LEADING * line)
    step = min(round(ROW * line * 0.8), (form.room[1] - 2 * pad - more) // max(1, rows))
    step = max(step, round(TIGHT * line * 0.8))
    full = max(wide, min(form.room[0], round(1.12 * wide))), 2 * pad + rows * step + more
    spare = (full[0] - wide) // max(1, len(parts))
    return _Sheet(full, partial(_key, cloth, parts, full, _Drawn(scale, step, spare, side)))


def _wide(rank: int, signs: int, words: int, side: int, gap: int) -> int:
    """How wide a column of the key is: a rank, its signs, the second of them small, its words."""
    return rank + gap + side + (signs > 1) * side // 2 + gap + words + round(2.2 * gap)


class _Column(NamedTuple):
    """Some ranks of the key, each with its words in lines, and how wide the parts of them are."""

    rows: list[tuple[Aided, list[str]]]
    rank: int
    signs: int
    words: int


class _Drawn(NamedTuple):
    """How a key is drawn: its letters, and in pixels its rows, what is spare, and its signs."""

    scale: float
    step: int
    spare: int
    side: int


def _key(
    cloth: Cloth,
    parts: Sequence[_Column],
    full: tuple[int, int],
    drawn: _Drawn,
) -> pygame.Surface:
    theme, p, scale = cloth.theme, cloth.inks, drawn.scale
    line, edge = theme.line_height("small", scale), max(1, cloth.px(FRAME))
    pad, gap = round(0.42 * line), round(0.4 * line)
    ground = mix(p.cloth.dark, (0, 0, 0), 0.42)
    border = mix(ground, p.second, 0.5)
    image = paint.box(theme, full, ground, border=border, radius=cloth.px(0.014), line=edge).copy()
    x = pad
    for column, rank, signs, words in parts:
        wide = _wide(rank, signs, words, drawn.side, gap) + drawn.spare
        top, leading = pad, round(LEADING * line)
        for one, lines in column:
            more = leading * (len(lines) - 1)
            cell = pygame.Rect(x, top, wide, drawn.step + more)
            top = cell.bottom
            if one.lit:
                high = min(drawn.step - 2, round(1.7 * line)) + more
                lit = paint.box(
                    theme, (wide, high), mix(ground, p.second, 0.2), border=p.second,
                    radius=cloth.px(0.008), line=edge,
                )  # fmt: skip
                image.blit(lit, lit.get_rect(center=cell.center))
            left = x + gap
            letter = _letters(cloth, one.rank, "name", p.on_cloth, RANKED * scale)
            image.blit(letter, letter.get_rect(center=(left + rank // 2, cell.centery)))
            left += rank + gap
            for place, name in enumerate(one.signs[:2]):
                side = drawn.side if place == 0 else round(0.68 * drawn.side)
                sign = sign_picture(theme, name, side, p.second if place == 0 else p.on_cloth)
                at = left + drawn.side // 2, cell.centery
                if place:
                    at = left + drawn.side + round(0.16 * drawn.side), cell.centery + side // 3
                image.blit(sign, sign.get_rect(center=at))
            left += drawn.side + (signs > 1) * drawn.side // 2 + gap
            y = cell.centery - more // 2
            for number, row in enumerate(lines):
                text = _letters(cloth, row, "small", p.on_cloth, scale)
                image.blit(text, text.get_rect(midleft=(left, y + number * leading)))
        x += wide
    return image


# --- steps in pictures


def _steps_sheet(cloth: Cloth, entries: Sequence[Aided], form: _Form) -> _Sheet:
    """A sheet with a picture for each step, numbered, a few words below it.

    What is no step has its words beside the picture.
    """
    theme, (title, *rest), scale = cloth.theme, entries, form.scale
    pad, line, wide = cloth.px(PAD), theme.line_height("small", scale), form.room[0]
    heading = scale * HEADED
    head = theme.wrap(title.words, wide - 2 * pad, "name", heading)
    blocks, high = [], pad + len(head) * theme.line_height("name", heading)
    for one in rest:
        more = theme.wrap(one.more, wide - 2 * pad, "small", scale)
        tall = cloth.px(CARD) + round(line * (1.06 * bool(one.rank) + 0.9 * len(more)))
        blocks.append((one, more, tall))
    high += sum(tall for *_, tall in blocks)
    air = max(pad // 3, min(pad, (form.room[1] - high - pad // 2) // max(1, len(blocks))))
    full = wide, high + air * len(blocks) + pad // 2
    return _Sheet(full, partial(_steps, cloth, (head, blocks, air), full, scale))


def _steps(
    cloth: Cloth,
    told: tuple[list[str], list[tuple[Aided, list[str], int]], int],
    full: tuple[int, int],
    scale: float,
) -> pygame.Surface:
    theme, p, (head, blocks, air) = cloth.theme, cloth.inks, told
    pad, line = cloth.px(PAD), theme.line_height("small", scale)
    image = paint.box(theme, full, p.card, border=p.card_edge).copy()
    inner = (full[0] - pad, full[1] - pad)
    edge = paint.outline(theme, inner, mix(p.card, p.line, 0.5), max(1, cloth.px(0.0014)))
    image.blit(edge, (pad // 2, pad // 2))
    y = pad
    for words in head:
        title = theme.text(words, "name", p.ink, size=scale * HEADED)
        image.blit(title, title.get_rect(midtop=(full[0] // 2, y)))
        y += title.get_height()
    for one, more, tall in blocks:
        if one.lit:
            band = paint.box(
                theme, (full[0] - pad - 4, tall + air - 2), mix(p.card, p.second, 0.5),
                border=p.second, radius=pad // 3,
            )  # fmt: skip
            image.blit(band, (pad // 2 + 2, y + 1))
        top = y + air // 2
        right = _pictures(cloth, image, one, (pad, top))
        y = top + cloth.px(CARD)
        name = theme.text(one.words, "strong", p.ink, size=scale * 15 / 17)
        if one.rank:
            image.blit(name, (pad, y))
            y += round(1.06 * line)
        else:
            image.blit(name, name.get_rect(midleft=(right, top + cloth.px(CARD) // 2)))
        for words in more:
            image.blit(theme.text(words, "small", p.ink_soft, size=scale), (pad, y))
            y += round(0.9 * line)
        y = top + tall + air - air // 2
    return image


def _pictures(cloth: Cloth, image: pygame.Surface, one: Aided, at: tuple[int, int]) -> int:
    """The number of a step and its pictures, in a row; where that ends."""
    theme, p = cloth.theme, cloth.inks
    high = cloth.px(CARD)
    card = pygame.Rect(0, 0, round(0.62 * high), round(0.84 * high))
    middle, x = at[1] + high // 2, at[0]
    if one.rank:
        side = round(0.62 * high)
        ground = p.accent if one.lit else mix(p.card, p.ink, 0.5)
        disc = paint.box(theme, (side, side), ground, radius=side // 2)
        image.blit(disc, disc.get_rect(midleft=(x, middle)))
        letters = 0.5 * side / STYLES["strong"].size / theme.scale * 1.25
        number = theme.text(one.rank, "strong", p.card, size=letters)
        image.blit(number, number.get_rect(center=(x + side // 2, middle)))
        x += side + round(0.3 * high)
    for shown in one.shows:
        picture = _little(cloth, shown, card.size)
        image.blit(picture, picture.get_rect(midleft=(x, middle)))
        x += picture.get_width() + round(0.22 * high)
    return x


def _little(cloth: Cloth, shown: str, full: tuple[int, int]) -> pygame.Surface:
    """One picture of a step: a little card, a place for one, an arrow, a face, a sign."""
    theme, p = cloth.theme, cloth.inks
    radius = max(2, round(0.12 * full[0]))
    if shown == "to":
        side = round(0.72 * full[0])
        arrow = '<path d="M2 12H21M14 5.5L21 12L14 18.5" fill="none" stroke-linecap="round" '
        brown = hex_colour(mix(p.second, (96, 48, 0), 0.45))
        body = f'{arrow}stroke-linejoin="round" stroke="{brown}" stroke-width="2.6"/>'
        return cloth.svg(("aid arrow", brown), (side, side), lambda: body, "0 0 24 24")
    if shown.startswith(FACE):
        return avatars.avatar(theme, shown.removeprefix(FACE), round(1.05 * full[1]))
    if shown == "stop":
        side = round(1.05 * full[1])
        corners = [(side / 2 + 0.5 * side * math.cos(math.radians(22.5 + 45 * n)),
                    side / 2 + 0.5 * side * math.sin(math.radians(22.5 + 45 * n)))
                   for n in range(8)]  # fmt: skip
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        hand = (
            "M8 12.4V7.4M10.7 11.8V5.4M13.4 11.8V5.9M16.1 12.6V7.9M7.9 11.5V14.4"
            "C7.9 17.6 9.8 19.2 12.2 19.2C14.6 19.2 16.1 17.6 16.1 14.4V12M5.6 12L8.4 15.6"
        )
        body = (
            f'<polygon points="{points}" fill="{hex_colour(p.accent)}"/>'
            f'<g transform="scale({side / 24})"><path d="{hand}" fill="none" stroke="#fffaf0" '
            'stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>'
        )
        return cloth.svg(("aid stop", p.accent), (side, side), lambda: body)
    if shown in SIGNS:
        return sign_picture(theme, shown, full[1], mix(p.card, p.ink, 0.75))
    if shown in {"slot", "space"}:
        ground = mix(p.cloth.dark, p.cloth.light, 0.25)
        image = paint.box(theme, full, ground, border=p.second, radius=radius).copy()
        if shown == "slot":
            mark = theme.suit("S", round(0.62 * full[0]), mix(p.cloth.light, p.second, 0.6))
            image.blit(mark, mark.get_rect(center=(full[0] // 2, full[1] // 2)))
        return image
    if shown == "back":
        image = paint.box(theme, full, p.card, border=p.card_edge, radius=radius).copy()
        near = max(2, round(0.1 * full[0]))
        inner = paint.box(theme, (full[0] - 2 * near, full[1] - 2 * near), p.accent, radius=1)
        image.blit(inner, (near, near))
        mark = paint.outline(theme, (full[0] - 4 * near, full[1] - 4 * near), p.card, 1)
        image.blit(mark, (2 * near, 2 * near))
        return image
    image = paint.box(theme, full, p.card, border=mix(p.card, p.ink, 0.35), radius=radius).copy()
    letters = 0.56 * full[1] / theme.line_height("name") * 1.25
    ink = p.ink if shown in "AKQJ" else p.accent
    rank = theme.text(shown, "name", ink, size=letters)
    image.blit(rank, rank.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


_WAYS: Mapping[str, Sequence[int]] = {
    "card": (0, 1, 2, 3),
    "slate": (0, 1, 2),
    "key": (0, 1, 2),
    "steps": (0,),
}
"""The ways in which each can be arranged, the one that is liked best first."""
_SHEETS: Mapping[str, Callable[[Cloth, Sequence[Aided], _Form], _Sheet]] = {
    "card": _card_sheet,
    "slate": _slate_sheet,
    "key": _key_sheet,
    "steps": _steps_sheet,
}


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
    cloth.put("way" if gone else "aim line", image, rect)


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
