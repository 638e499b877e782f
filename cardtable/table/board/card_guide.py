"""The card guide, which says what each card does, and the wheel of what beats what."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect

from cardtable.presenter.layoutfile import GUTTER, Aid
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.status import FACE, Aided
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.plan import GuideForm, LaidGuide
from cardtable.table.board.prompt import law_rows, rounds_place, widest
from cardtable.table.drawing import avatars, paint
from cardtable.table.drawing import wheel as wheels
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.marks import hex_colour
from cardtable.table.drawing.seals import SIGNS, sign_picture
from cardtable.table.drawing.theme import ENTRY, HEADING, READ, STYLES, Style, Theme, size

LOWEST = 0.98  # of the height: so far the card aid reaches where it begins lower than usual
AIR = 0.006  # units round an aid that has no place of its own
CHIPS = 0.014  # units: how far numbers stand out of their piles
LABELLED, HANGS = 0.034, 0.041  # … what they are called, and how far a pan hangs below its cards
PAD, RANK = 0.016, 0.047  # units round what is on it, and that the column of ranks is wide
GROWING = {"slate", "key", "card"}  # what may reach beyond its place; steps are as wide as that is
WIDER = 1.16  # by that much a card with lines is wider each time that it reaches further
FINER = 1.06  # from one size of letters that is tried to the next
HARDLY = 0.84  # of their size: letters that are hardly smaller than they are wanted
LEAST = READ  # units that its letters are high, …
CRAMPED = 0.0168  # … and where it has no room for such letters at all
SMALLEST = 10.5  # pixels: no letter of it is less high, however small the window is
FROM = 0.5  # of the height: an aid that begins lower stands on the lower end of its place
ROW, TIGHT = 2.35, 1.3  # of the height of letters: rows of the key, and the closest that they lie
LEADING, SLATE_LEADING = 0.8, 0.86  # of that height, between two lines of one row
WRAPPED, BRIEF, NARROW = 1, 2, 3  # ways of the key: words in lines, few words, in one column
A_COLUMN, LONGEST = 7, 10  # ranks in one column of the key; those with few words are more
RANKED = 1.34  # how much larger ranks are than words
FRAME = 0.0028  # units: how thick lines round it are
LINE, BETWEEN = 0.86, 0.14  # of the height of its letters: a line of a card, and between two rows
HEADED = 1.12  # … and its heading
CARD = 0.049  # units: how high the little cards of a step are
WHEEL = 0.256  # units from the wheel's middle to its upper edge
GUIDE = "reminders"
"""The key of its item in a picture."""


# --- the card guide -------------------------------------------------------------------------------


class _Sheet(NamedTuple):
    """The card aid with letters of one size: how large it is then, and its picture."""

    size: tuple[int, int]
    paint: Callable[[], pygame.Surface]


def lay_guide(cloth: Cloth, entries: Sequence[Aided]) -> LaidGuide | None:
    """Where the card guide has room, and in which form; the board's own where that still holds.

    Letters are as large as text is set, smaller where they would not fit. While a pile lies open
    it stays as it is. None where there is nothing on it.
    """
    board, laid = cloth.board, cloth.board.guide
    seen = board.version, id(cloth.theme), tuple(entries)
    if not entries or (laid is not None and laid.seen == seen):
        return laid if entries else None
    room = _room(cloth)
    base = (
        id(cloth.theme),
        _kind(cloth),
        tuple(one._replace(lit=False) for one in entries),
        tuple(room),
    )
    if board.opened and laid is not None and laid.base == base:
        return laid._replace(seen=seen)
    taken = [] if board.opened else _taken(cloth)
    clear = tuple(map(tuple, taken))
    if laid is not None and (laid.base, laid.taken) == (base, clear):
        return laid._replace(seen=seen)
    form, rect = _fitted(cloth, entries, room, taken)
    return LaidGuide(seen, base, clear, form, rect)


def card_guide(cloth: Cloth, entries: Sequence[Aided]) -> None:
    """What says on the table what each card does or what comes first, where there is room."""
    laid = lay_guide(cloth, entries)
    if laid is None or laid.rect is None:
        return
    kind, form, rect = _kind(cloth), laid.form, pygame.Rect(laid.rect)
    key = ("aid", kind, tuple(entries), rect.size, *form[1:], cloth.right_handed)
    image = cloth.theme.kept(key, lambda: _SHEETS[kind](cloth, entries, form).paint())
    cloth.put(GUIDE, image, rect, stamp=key)


def _kind(cloth: Cloth) -> str:
    aid = cloth.plan.composed.aid
    return aid.kind if aid else "card"


def _fitted(
    cloth: Cloth, entries: Sequence[Aided], room: pygame.Rect, taken: Sequence[pygame.Rect]
) -> tuple[GuideForm, pygame.Rect | None]:
    """In which form it has room, and where; None where it has none.

    The way that is liked best, as long as its letters are hardly smaller than they are wanted; else
    the one with the largest letters, even if it reaches beyond its place to where nothing lies,
    for who needs large ones.
    """
    found = _fitted_from(cloth, entries, room, None, LEAST)
    plain = size(cloth.theme, ENTRY, cloth.unit) / max(1.0, min(ENTRY.most, cloth.theme.text_size))
    if found[1] is not None and (cloth.theme.text_size <= 1 or found[0].scale >= plain * 0.999):
        return found
    beyond = _fitted_from(cloth, entries, room, taken, CRAMPED)
    return max(found, beyond, key=lambda each: (each[1] is not None, each[0].scale))


def _fitted_from(
    cloth: Cloth,
    entries: Sequence[Aided],
    room: pygame.Rect,
    taken: Sequence[pygame.Rect] | None,
    units: float,
) -> tuple[GuideForm, pygame.Rect | None]:
    """The same, with letters at least so many units high; without `taken` only in its place."""
    theme, spec, kind = cloth.theme, cloth.plan.composed.aid, _kind(cloth)
    least = max(units * cloth.unit, SMALLEST) / (STYLES[ENTRY.style].size * theme.scale)
    usual = max(least, size(theme, ENTRY, cloth.unit))
    steps = max(0, math.floor(math.log(usual / least) / math.log(FINER)))
    plain = usual / max(1.0, min(ENTRY.most, theme.text_size))
    finer = (least * FINER**number for number in range(steps + 1))
    scales = sorted({usual, max(plain, least), *finer}, reverse=True)
    best: tuple[GuideForm, pygame.Rect | None] = (GuideForm(room.size, 0.0, 0), None)
    cards = [pygame.Rect(pose.rect) for pose in cloth.plan.poses.values() if pose.shown]
    for way in _WAYS[kind]:
        for scale in scales:
            if scale <= best[0].scale * 1.001:
                break
            form = GuideForm(room.size, round(scale, 4), way)
            full = _SHEETS[kind](cloth, entries, form).size
            place = _in_its_place(cloth, full, room) if spec else None
            if place is not None and place.collidelist(cards) < 0:  # large cards may reach there
                best = form, place
                break
        if best[0].scale >= HARDLY * usual:
            return best
    if best[1] is not None and theme.text_size <= 1.0:
        return best
    for scale in scales if taken is not None and (spec is None or kind in GROWING) else ():
        for way in _WAYS[kind] if scale > best[0].scale else ():
            form = GuideForm(room.size, round(scale, 4), way)
            full = _SHEETS[kind](cloth, entries, form).size
            if taken is not None and (place := _beyond(cloth, full, room, taken)):
                return form, place
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
    if (below := rounds_place(cloth)) is not None and below.colliderect(room):
        room.h = below.y - round(AIR * cloth.unit) - room.y
    line = pygame.Rect(_widest(cloth))  # and for the prompt, however long it is
    if room.colliderect(line) and room.y < line.y:
        room.h = line.y - room.y
    return room


def _widest(cloth: Cloth) -> FRect:
    """What the longest prompt takes."""
    plan = cloth.plan
    return plan.line.inflate(widest(cloth) - plan.line.w, 0)


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
    if (rounds := rounds_place(cloth)) is not None:
        found.append(FRect(rounds))
    written = [row.rect for row in law_rows(cloth)]
    return [cloth.board.corner_rect, *written, *map(pygame.Rect, found)]


def _letters(cloth: Cloth, words: str, style: Style, ink: Rgb, scale: float) -> pygame.Surface:
    """Words in a style whose letters are as high as those of entries, or a share of that."""
    same = STYLES[ENTRY.style].size / STYLES[style].size
    return cloth.theme.text(words, style, ink, on="cloth", size=scale * same)


def _ground(cloth: Cloth) -> Rgb:
    return mix(cloth.inks.cloth.dark, (0, 0, 0), 0.42)


def _blank(cloth: Cloth, full: tuple[int, int]) -> pygame.Surface:
    """An empty sheet: dark, so that it doesn't draw the eye from the cards."""
    ground, edge = _ground(cloth), max(1, cloth.px(FRAME))
    border = mix(ground, cloth.inks.second, 0.5)
    radius = cloth.px(0.014)
    return paint.box(cloth.theme, full, ground, border=border, radius=radius, line=edge).copy()


def _lit(cloth: Cloth, full: tuple[int, int]) -> pygame.Surface:
    """The highlight behind a line that applies now."""
    p, edge = cloth.inks, max(1, cloth.px(FRAME))
    ground = mix(_ground(cloth), p.second, 0.2)
    radius = cloth.px(0.008)
    return paint.box(cloth.theme, full, ground, border=p.second, radius=radius, line=edge)


# --- a card with lines


class _Set(NamedTuple):
    """The lines at one size of letters."""

    head: list[str]
    rows: list[tuple[str, list[str], bool]]
    scale: float
    high: int


def _card_sheet(cloth: Cloth, entries: Sequence[Aided], form: GuideForm) -> _Sheet:
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
        high += len(wrapped) * round(line * LINE) + round(line * BETWEEN)
    return _Set(head, rows, scale, high + pad)


def _card(cloth: Cloth, found: _Set, full: tuple[int, int]) -> pygame.Surface:
    theme, p, unit = cloth.theme, cloth.inks, cloth.unit
    pad, rank = cloth.px(PAD), cloth.px(RANK)
    image = _blank(cloth, full)
    heading = size(theme, HEADING, unit) * (found.scale / size(theme, ENTRY, unit))
    y = pad
    for words in found.head:
        title = theme.text(words, "name", p.on_cloth, on="cloth", size=heading)
        image.blit(title, title.get_rect(midtop=(full[0] // 2, y)))
        y += title.get_height()
    y += pad // 2
    line = theme.line_height("small", found.scale)
    step = round(line * LINE)
    for before, wrapped, lit in found.rows:
        high = len(wrapped) * step + round(line * BETWEEN)
        if lit:
            image.blit(_lit(cloth, (full[0] - pad, high)), (pad // 2, y))
        if before:
            letter = theme.text(before, "strong", p.on_cloth, on="cloth", size=found.scale)
            image.blit(letter, letter.get_rect(midtop=(pad + rank * 0.42, y + line * 0.06)))
        for number, words in enumerate(wrapped):
            text = theme.text(words, "small", p.on_cloth, on="cloth", size=found.scale)
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


def _slate_sheet(cloth: Cloth, entries: Sequence[Aided], form: GuideForm) -> _Sheet:
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


def _key_sheet(cloth: Cloth, entries: Sequence[Aided], form: GuideForm) -> _Sheet:
    """Ranks in columns from above, each with its signs and some words.

    Many are in several columns, with few words each. The other ways have one column: with words in
    lines as the place is narrow, or with few words; only the last has any number of them.
    """
    theme, ranked = cloth.theme, [one for one in entries if one.rank]
    scale, spec = form.scale, cloth.plan.composed.aid
    most = {WRAPPED: len(ranked), BRIEF: LONGEST, NARROW: len(ranked)}.get(form.way, A_COLUMN)
    several = spec is not None and len(ranked) > most
    rows = -(-len(ranked) // (spec.columns if spec and several else 1))
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
        brief = several or form.way in {BRIEF, NARROW}
        said = [one.words if brief else one.more or one.words for one in column]
        side, lines = round(1.02 * line), [[words] for words in said]
        if form.way == WRAPPED:
            free = form.room[0] - 2 * pad - _wide(max(ranks), signs, 0, side, gap)
            lines = [theme.wrap(words, max(free, side), "small", scale) for words in said]
        wide_ = max(theme.width(row, "small", scale) for each in lines for row in each)
        parts.append(_Column(list(zip(column, lines, strict=True)), max(ranks), signs, wide_))
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
    line = theme.line_height("small", scale)
    pad, gap = round(0.42 * line), round(0.4 * line)
    image = _blank(cloth, full)
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
                lit = _lit(cloth, (wide, high))
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


def _steps_sheet(cloth: Cloth, entries: Sequence[Aided], form: GuideForm) -> _Sheet:
    """A sheet with a picture for each step, numbered, a few words below it."""
    theme, (title, *rest), scale = cloth.theme, entries, form.scale
    pad, line, wide = cloth.px(PAD), theme.line_height("small", scale), form.room[0]
    heading = scale * HEADED
    head = theme.wrap(title.words, wide - 2 * pad, "name", heading)
    blocks, high = [], pad + len(head) * theme.line_height("name", heading)
    for one in rest:
        more = theme.wrap(one.more, wide - 2 * pad, "small", scale)
        tall = cloth.px(CARD) + round(line * (1.06 + 0.9 * len(more)))
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
    soft = mix(_ground(cloth), p.on_cloth, 0.82)
    pad, line = cloth.px(PAD), theme.line_height("small", scale)
    image = _blank(cloth, full)
    y = pad
    for words in head:
        title = theme.text(words, "name", p.on_cloth, on="cloth", size=scale * HEADED)
        image.blit(title, title.get_rect(midtop=(full[0] // 2, y)))
        y += title.get_height()
    for one, more, tall in blocks:
        if one.lit:
            image.blit(_lit(cloth, (full[0] - pad, tall + air - 2)), (pad // 2, y + 1))
        top = y + air // 2
        _pictures(cloth, image, one, (pad, top))
        y = top + cloth.px(CARD)
        name = theme.text(one.words, "strong", p.on_cloth, on="cloth", size=scale * 15 / 17)
        image.blit(name, (pad, y))
        y += round(1.06 * line)
        for words in more:
            text = theme.text(words, "small", soft, on="cloth", size=scale)
            image.blit(text, (pad, y))
            y += round(0.9 * line)
        y = top + tall + air - air // 2
    return image


def _pictures(cloth: Cloth, image: pygame.Surface, one: Aided, at: tuple[int, int]) -> None:
    """The number of a step and its pictures, in a row."""
    theme, p = cloth.theme, cloth.inks
    high = cloth.px(CARD)
    card = pygame.Rect(0, 0, round(0.62 * high), round(0.84 * high))
    middle, x = at[1] + high // 2, at[0]
    side = round(0.62 * high)
    ground = p.accent if one.lit else mix(_ground(cloth), p.on_cloth, 0.28)
    disc = paint.box(theme, (side, side), ground, radius=side // 2)
    image.blit(disc, disc.get_rect(midleft=(x, middle)))
    letters = 0.5 * side / STYLES["strong"].size / theme.scale * 1.25
    number = theme.text(one.rank, "strong", p.on_cloth, on="cloth", size=letters)
    image.blit(number, number.get_rect(center=(x + side // 2, middle)))
    x += side + round(0.3 * high)
    for shown in one.shows:
        picture = _little(cloth, shown, card.size)
        image.blit(picture, picture.get_rect(midleft=(x, middle)))
        x += picture.get_width() + round(0.22 * high)


def _little(cloth: Cloth, shown: str, full: tuple[int, int]) -> pygame.Surface:
    """One picture of a step: a little card, a place for one, an arrow, a face, a sign."""
    theme, p = cloth.theme, cloth.inks
    radius = max(2, round(0.12 * full[0]))
    if shown == "to":
        side = round(0.72 * full[0])
        arrow = '<path d="M2 12H21M14 5.5L21 12L14 18.5" fill="none" stroke-linecap="round" '
        gold = hex_colour(p.second)
        body = f'{arrow}stroke-linejoin="round" stroke="{gold}" stroke-width="2.6"/>'
        return cloth.svg(("aid arrow", gold), (side, side), lambda: body, "0 0 24 24")
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
        return sign_picture(theme, shown, full[1], p.second)
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
    "key": (0, WRAPPED, BRIEF, NARROW),
    "steps": (0,),
}
"""The ways in which each can be arranged, the one that is liked best first."""
_SHEETS: Mapping[str, Callable[[Cloth, Sequence[Aided], GuideForm], _Sheet]] = {
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
    rect = pygame.Rect((0, 0), wheels.extent(WHEEL * plan.unit))
    rect.center = (round(plan.across(spec.at[0])), round(plan.level(spec.at[1])))
    return rect


def wheel(cloth: Cloth, hovered: int | None) -> None:
    """The wheel of what beats what, lit up for the card that waits to be beaten or is answered.

    Before that for the card of the reader's own hand that is chosen or hovered: as a lead while
    none lies there, else as the answer to it.
    """
    board, rect = cloth.board, wheel_place(cloth.board)
    spec = board.data.relation
    if spec is None or rect is None:
        return
    beats = getattr(board.table.view.rules.options, spec.option)
    waiting = [one.card for one in board.table.zones.get(spec.zone, ())]
    prey = waiting[0].rank if waiting and waiting[0] else ""
    by = waiting[1].rank if len(waiting) > 1 and waiting[1] else ""
    meant = [number for number in (*sorted(board.raised), hovered) if number in board.in_hand()]
    own = board.table.find(meant[0]) if meant and not by else None
    if own is not None and own.card is not None and board.table.view.outcome is None:
        prey, by = (prey, own.card.rank) if prey else (own.card.rank, "")
    cloth.items.append(wheels.wheel(cloth.theme, beats, prey, rect, by))
