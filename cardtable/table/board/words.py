"""Words beside things on a composed table: where they stand, and what they are written on.

One placer, one rule: never over a card that can be chosen or must be judged, nor over the prompt or
a control; of two the more important has its place first. What finds none is not on the table: the
log tells it. Paper is for what is said to the reader, dark for what just stands; each comes in
several widths and sizes of letters, for the placer to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.cards import Card
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import Sprite
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import sentence
from cardtable.table.board.arrows import arrow_place
from cardtable.table.board.board import Board
from cardtable.table.board.card_guide import GUIDE, room_of_guide, wheel_place
from cardtable.table.board.cloth import SHEET, Cloth
from cardtable.table.board.piles import empty_places, judged
from cardtable.table.board.prompt import PROMPT, PROMPTS, most_laws, rounds_place
from cardtable.table.board.telling import Resting, Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.card_pictures import ASPECT, CardPainter
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import DID, SAID, STYLES, Style, Theme, size

STEP = 0.02  # units between the places that are tried
AIR = 0.008  # units round an annotation
WARNING, TEAM, INTRO = 3, 2, 1
"""How much annotations matter; what is said to the reader matters more than all."""
BANNER = 0.43  # of the table: how low a banner is
BANNER_FAR = 0.2  # units from there: further away it rather covers cards in the middle
BANNERS = (1.0, 0.8, 0.64, 0.5, 0.4, 0.32)  # of its size: how large one is, the first that is free
BANNER_STEP = 0.022  # units between the places that are tried for it
WIDTHS = (0.44, 0.32, 0.62, 0.24)  # units that lines may be wide, what is liked best first
SMALLER = (1.0, 0.86, 0.74)  # of their size: letters, before there is no room
FACE = 0.034  # units that a face before words is across
BELOW = STYLES["body"].size / STYLES["small"].size  # small words below others are as high
SHOWN_CARD, SHOWN, A_ROW = 0.085, 0.5, 9
"""Units that a card below words is high, how much of its width is seen, and most in a row."""
BUBBLE_NEAR, BUBBLE_FAR, FARTHEST, POINT_HIGH = 0.07, 0.2, 2.0, 0.011
"""Units: so far from what it tells of a bubble stands if it can, where there is little room, and
at most; and how high its point is."""
SHORT_COLUMN = 0.3  # units that a column usually reaches beyond its first card at most
REMNANT_FAR, INTRO_FAR = 0.16, 0.3  # units: so far at most from its place
REMNANT_FARTHEST = 0.42  # the same where there is no room so near, on a table that has filled
TAG = (0.2, 0.06)  # units that a tag on a pile is wide and high, with its cord
APART = 0.28  # of a line: the room between sentences


# --- where they stand -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """One form that an annotation may have: some width, some size of letters."""

    size: tuple[int, int]
    paint: Callable[[], pygame.Surface]


@dataclass(frozen=True)
class Annotation:
    """Words with a place that they would like."""

    key: Hashable
    about: pygame.Rect
    """What it is about: it stands near that, and not on it."""
    weight: int
    """How much it matters."""
    forms: tuple[Form, ...]
    """What is liked best first."""
    far: float = 1.0
    """In units: further away from what it is about nobody would look for it."""
    farthest: float = 0.0
    """In units: so far away it stands rather than nowhere, if that is farther."""


@dataclass(frozen=True)
class Kept:
    """What annotations keep clear of."""

    never: Sequence[pygame.Rect]
    """Cards that can be chosen or must be judged, the prompt, controls, people."""
    rather: Sequence[pygame.Rect] = ()
    """What else there is on the cloth: rather these are covered than that nothing is told."""


def lay_out(
    annotations: Iterable[Annotation], kept: Kept, bounds: pygame.Rect, unit: float
) -> list[tuple[Annotation, Form, pygame.Rect]]:
    """The annotations that have room, in which form and where; the most important first."""
    step, air = max(2, round(STEP * unit)), round(AIR * unit)
    inner = bounds.inflate(-2 * air, -2 * air)
    taken = list(kept.never)
    laid: list[tuple[Annotation, Form, pygame.Rect]] = []
    for annotation in sorted(annotations, key=lambda each: -each.weight):
        never, far = [*taken, annotation.about], annotation.far * unit
        levels = [Clearance([*never, *kept.rather], far), Clearance(never, far)]
        if annotation.farthest > annotation.far:
            levels.append(Clearance(never, annotation.farthest * unit))
        sizes = [form.size for form in annotation.forms]
        place = nearest_free(sizes, annotation.about, inner, levels, step=step, air=air)
        if place is not None:
            number, rect = place
            taken.append(rect)
            laid.append((annotation, annotation.forms[number], rect))
    return laid


def annotate(cloth: Cloth, annotations: Sequence[Annotation], kept: Kept) -> list[Annotation]:
    """Put those annotations there that have room; returned are those that have none."""
    laid = lay_out(annotations, kept, pygame.Rect(cloth.board.area), cloth.unit)
    for annotation, form, rect in laid:
        cloth.put(annotation.key, form.paint(), rect)
    return [one for one in annotations if all(one is not each for each, _, _ in laid)]


def kept_clear(board: Board, telling: Resting, items: Iterable[Item]) -> Kept:
    """What no words cover: cards that can be chosen or judged, the prompt, controls, people."""
    plan = board.plan
    never = [pygame.Rect(one) for one in telling.controls]
    never += judged(board)
    never += [pygame.Rect(person.rect) for person in plan.people.values()]
    never += _aims(board, telling)
    rather = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    for item in items:
        kind = item.key[0] if isinstance(item.key, tuple) else item.key
        if kind in {PROMPT, GUIDE}:  # both are read
            never.append(item.rect)
        elif kind not in {"card", "person", "place", "lit", "cord"}:
            rather.append(item.rect)
    return Kept(never, rather)


def kept_ever(cloth: Cloth, *, full: bool = True) -> list[pygame.Rect]:
    """What is kept free for all that is ever there, so that what stands beside it never moves.

    It's less where no column is `full`, as hardly any ever is.
    """
    board, plan, unit = cloth.board, cloth.plan, cloth.unit
    line = pygame.Rect(plan.line)
    line = line.inflate(round(PROMPTS * unit) - line.w, 0)
    tags = line.move(line.w * (1 if cloth.right_handed else -1), 0)
    found = [line, tags, board.corner_rect, *map(pygame.Rect, plan.figures.values())]
    for name, rect in board.reaches.items():
        zone, short = plan.zones[name], round(SHORT_COLUMN * unit)
        usual = zone.kind == "column" and not full
        near = pygame.Rect(zone.slots[0]).inflate(2 * short, 0) if usual else rect
        found.append(rect.clip(near))
    found += [pygame.Rect(person.rect) for person in plan.people.values()]
    if plan.aided and plan.composed.aid is not None:
        found.append(room_of_guide(cloth))
    written = wheel_place(board), rounds_place(cloth), most_laws(cloth), arrow_place(cloth)
    return found + [one for one in written if one is not None]


def notices(cloth: Cloth, telling: Resting, trail: pygame.Rect | None) -> None:
    """A warning, what partners have to know, and what is said before the first move.

    They stay there while cards are chosen, and whatever may be done with these. `trail` is the
    place of the trail.
    """
    theme, p, plan = cloth.theme, cloth.inks, cloth.plan
    found: list[Annotation] = []
    if telling.warning:
        forms = dark(theme, cloth.unit, telling.warning, p.glow)
        found.append(Annotation("warning", pygame.Rect(plan.line), WARNING, forms))
    if telling.team and not telling.intro:  # the introduction says it, and more
        forms = dark(theme, cloth.unit, telling.team, p.on_cloth)
        found.append(Annotation("team", pygame.Rect(plan.line), TEAM, forms))
    if telling.intro:
        forms = dark(theme, cloth.unit, telling.intro, p.on_cloth)
        about = pygame.Rect(plan.people[cloth.board.reader].rect)
        found.append(Annotation("intro", about, INTRO, forms, far=INTRO_FAR, farthest=1.0))
    if found:
        still = replace(telling, lit=(), controls=())
        kept = kept_clear(cloth.board, still, cloth.items)
        clear = [trail] if trail is not None else []
        for full in (True, False):
            never = [*kept.never, *kept_ever(cloth, full=full), *_tags(cloth)]
            found = annotate(cloth, found, Kept(never, clear))
        annotate(cloth, found, kept_clear(cloth.board, telling, cloth.items))


def _tags(cloth: Cloth) -> Iterator[pygame.Rect]:
    """Where a tag may hang on a pile, whether or not there is one just now."""
    board, unit = cloth.board, cloth.unit
    for gesture in (one for known in board.data.gestures.values() for one in known):
        zone = cloth.plan.zones.get(gesture.at.replace("p.", f"{board.reader}.", 1))
        if zone is None or not gesture.button:
            continue
        at, side = pygame.Rect(zone.slots[0] if zone.slots else zone.rect), gesture.side
        tag = pygame.Rect(0, 0, round(TAG[0] * unit), round(TAG[1] * unit))
        if not cloth.right_handed and side in {"left", "right"}:
            side = "left" if side == "right" else "right"
        match side:
            case "left":
                tag.midright = at.midleft
            case "right":
                tag.midleft = at.midright
            case "above":
                tag.midbottom = at.midtop
            case "below":
                tag.midtop = at.midbottom
        yield tag.move(0, -round(gesture.rise * unit))


def remnants(cloth: Cloth, telling: Resting, trail: pygame.Rect | None) -> None:
    """What has happened in places, beside each, with the face of whoever did it: on bare cloth.

    `trail` is the place of the trail while there is one.
    """
    found = []
    for number, one in enumerate(telling.remnants):
        about = _place_of(cloth.board, one.place)
        if about is not None:
            forms = _faced(cloth, telling.name(one.seat) if one.seat else "", one.words)
            key = ("remnant", one)
            found.append(
                Annotation(key, about, number, forms, far=REMNANT_FAR, farthest=REMNANT_FARTHEST)
            )
    if found:
        kept = [*covered(cloth, telling), *([trail] if trail is not None else [])]
        piles = [rect for name, rect in cloth.board.reaches.items() if not owner_of(name)]
        annotate(cloth, found, Kept(kept, piles))  # no mark gives way to a card that comes there


def covered(cloth: Cloth, telling: Resting) -> list[pygame.Rect]:
    """Where anything is that is seen, but for light and bare places of piles that come and go."""
    items = [one for one in cloth.items if one.key != "lamp"]
    kept = kept_clear(cloth.board, telling, items)
    return [*kept.never, *kept.rather, *map(pygame.Rect, empty_places(cloth.board).values())]


def _place_of(board: Board, place: str) -> pygame.Rect | None:
    """Where a zone, a person or a card is that is seen."""
    plan = board.plan
    if place in plan.people:
        return pygame.Rect(plan.people[place].portrait)
    if place in plan.zones:
        zone = plan.zones[place]
        return pygame.Rect(zone.slots[0] if zone.slots else zone.rect)
    named = (one for one in board.table.sprites() if one.card and one.card.name == place)
    found = next((plan.poses[one.id] for one in named if plan.poses[one.id].shown), None)
    return pygame.Rect(found.rect) if found is not None else None


def _faced(cloth: Cloth, name: str, words: str) -> tuple[Form, ...]:
    """Forms of words on the cloth, after somebody's face."""
    theme, forms = cloth.theme, dark(cloth.theme, cloth.unit, words, cloth.inks.on_cloth_soft)
    if not name:
        return forms
    side = round(FACE * cloth.unit)

    def paint_it(form: Form, size: tuple[int, int]) -> pygame.Surface:
        image, middle = pygame.Surface(size, pygame.SRCALPHA), size[1] // 2
        for picture, x in ((form.paint(), side), (avatar(theme, name, side), 0)):
            image.blit(picture, picture.get_rect(midleft=(x, middle)))
        return image

    def faced(form: Form) -> Form:
        size = (form.size[0] + side, max(side, form.size[1]))
        key = ("faced", name, words, size, side)
        return Form(size, partial(theme.kept, key, partial(paint_it, form, size)))

    return tuple(map(faced, forms))


def bubble(
    cloth: Cloth, telling: Telling, near: pygame.Rect, items: Sequence[Item], painter: CardPainter
) -> None:
    """What is said to the reader, a tip, a hint or a refusal, pointing at what it is about.

    Cards that belong to it stand below it. It rather covers what need not be judged than that it
    stands far away; what it is about, where that may go, the prompt and controls it never covers.
    """
    said = telling.bubble, telling.bubble_rule
    forms = paper(cloth.theme, cloth.unit, *said, bad=telling.bubble_bad)
    if telling.bubble_cards:
        forms = _above_cards(cloth, forms, telling.bubble_cards, painter)
    unit, bounds, air = cloth.unit, pygame.Rect(cloth.board.area), round(AIR * cloth.unit)
    kept = kept_clear(cloth.board, telling.resting, items)
    line = [pygame.Rect(cloth.plan.line), *(item.rect for item in items if item.key == PROMPT)]
    needed = [*map(pygame.Rect, telling.controls), *line, *_aims(cloth.board, telling.resting)]
    what = ((item.key[0], item.rect) for item in items if isinstance(item.key, tuple))
    past = [rect for kind, rect in what if kind in {"trail", "remnant"}]
    never = [*kept.never, *past]  # it rather stands far away than on what the others have done
    every = [*kept.never, *kept.rather]
    tried = [(every, FARTHEST), (never, FARTHEST), ([*needed, *past], BUBBLE_NEAR)]
    tried += [([*needed, *past], FARTHEST), (needed, FARTHEST)]
    points = near.w * near.h < bounds.w * bounds.h  # else it is about the whole table
    if points:
        close = [(rects, far) for rects in (every, never) for far in (BUBBLE_NEAR, BUBBLE_FAR)]
        tried = [([*rects, near], far) for rects, far in (*close, *tried)]
    levels = [Clearance(rects, far * unit) for rects, far in tried]
    sizes, inner = [form.size for form in forms], bounds.inflate(-2 * air, -2 * air)
    step = max(2, round(STEP * unit))
    place = nearest_free(sizes, near, inner, levels, step=step, air=air // 2)
    if place is None:
        return
    number, rect = place
    cloth.put(("bubble", telling.bubble), forms[number].paint(), rect)
    if points:
        _point(cloth, rect, near, telling)


def _aims(board: Board, telling: Resting) -> list[pygame.Rect]:
    """Where the chosen cards may go."""
    aims = {target.name for target in telling.lit}
    return [pygame.Rect(zone.rect) for name, zone in board.plan.zones.items() if name in aims]


def _point(cloth: Cloth, rect: pygame.Rect, near: pygame.Rect, telling: Telling) -> None:
    """A small point at the edge of a slip of paper, towards what the words are about."""
    p, shade = cloth.inks, _shade(cloth.theme)
    body = rect.inflate(-4 * shade, -4 * shade)
    half = cloth.px(POINT_HIGH)  # of its width; it is as high
    across = (max(body.x + 2 * half, near.x), min(body.right - 2 * half, near.right))
    along = (max(body.y + 2 * half, near.y), min(body.bottom - 2 * half, near.bottom))
    down, right = body.bottom <= near.y + half, body.right <= near.x + half
    up, left = body.y >= near.bottom - half, body.x >= near.right - half
    edge = p.bad if telling.bubble_bad else p.line
    fill = p.cloth.dark if down and telling.bubble_cards else p.paper
    image = pygame.Surface((2 * half + 1, half + 2), pygame.SRCALPHA)
    pygame.draw.polygon(image, fill, [(0, 0), (2 * half, 0), (half, half)])
    pygame.draw.aalines(image, edge, False, [(0, 1), (half, half), (2 * half, 1)])
    if (down or up) and across[0] <= across[1]:
        x = min(max(near.centerx, across[0]), across[1])
        turned = image if down else pygame.transform.flip(image, False, True)
        place = {"midtop": (x, body.bottom - 2)} if down else {"midbottom": (x, body.y + 2)}
    elif (left or right) and along[0] <= along[1]:
        y = min(max(near.centery, along[0]), along[1])
        turned = pygame.transform.rotate(image, 90 if right else -90)
        place = {"midleft": (body.right - 2, y)} if right else {"midright": (body.x + 2, y)}
    else:
        return
    stamp = (down, up, right, tuple(rect), tuple(near), telling.bubble_bad)
    cloth.put(("bubble", "point"), turned, turned.get_rect(**place), stamp=stamp)


# --- what they are written on ---------------------------------------------------------------------


class _Set(NamedTuple):
    lines: tuple[tuple[str, bool], ...]
    """Each line, and whether a sentence begins with it that stands apart."""
    style: Style
    scale: float
    body: tuple[int, int]
    pad: tuple[int, int]
    below: str
    """Small, in a row of its own."""


def _above_cards(
    cloth: Cloth, forms: Sequence[Form], cards: Sequence[Card], painter: CardPainter
) -> tuple[Form, ...]:
    """Forms of words, below which cards stand in rows: small ones that lie on each other."""
    high, gap = round(SHOWN_CARD * cloth.unit), round(AIR * cloth.unit)
    wide, step = round(ASPECT * high), round(SHOWN * ASPECT * high)
    rows = [cards[at : at + A_ROW] for at in range(0, len(cards), A_ROW)]
    across = max(len(row) - 1 for row in rows) * step + wide
    full = across + 2 * gap, len(rows) * (high + gap) + gap

    def paint_it(form: Form, size: tuple[int, int]) -> pygame.Surface:
        image, below = pygame.Surface(size, pygame.SRCALPHA), form.size[1]
        tray = paint.box(cloth.theme, (size[0], full[1]), cloth.inks.cloth.dark, radius=gap)
        image.blits([(tray, (0, below)), (form.paint(), (0, 0))])
        for number, row in enumerate(rows):
            top = below + gap + number * (high + gap)
            for place, card in enumerate(row):
                image.blit(painter.faces.flat(card.name, high), (gap + place * step, top))
        return image

    sizes = [(max(form.size[0], full[0]), form.size[1] + full[1]) for form in forms]
    sized = zip(forms, sizes, strict=True)
    return tuple(Form(size, partial(paint_it, form, size)) for form, size in sized)


def paper(
    theme: Theme, unit: float, words: str, below: str = "", *, bad: bool = False
) -> tuple[Form, ...]:
    """Forms of words that are said to the reader, small ones `below`; `bad` if they say no."""
    return tuple(
        Form(
            (found.body[0] + 4 * _shade(theme), found.body[1] + 4 * _shade(theme)),
            partial(_kept, theme, found, bad=bad, dark=None),
        )
        for found in _sets(theme, words, "body", size(theme, SAID, unit), unit, below)
    )


def dark(theme: Theme, unit: float, words: str, ink: Rgb) -> tuple[Form, ...]:
    """Forms of words that stand on the cloth."""
    return tuple(
        Form(found.body, partial(_kept, theme, found, bad=False, dark=ink))
        for found in _sets(theme, words, "small", size(theme, DID, unit), unit)
    )


def _shade(theme: Theme) -> int:
    return theme.px(4)


def _sets(
    theme: Theme, words: str, style: Style, usual: float, unit: float, below: str = ""
) -> Iterable[_Set]:
    for share in SMALLER:
        for width in WIDTHS:
            yield _set(theme, words, style, share * usual, width * unit, below)


def _set(theme: Theme, words: str, style: Style, scale: float, width: float, below: str) -> _Set:
    lines: list[tuple[str, bool]] = []
    several = False
    for number, part in enumerate(words.split("\n")):
        rows = theme.wrap_evenly(part, round(width), style, scale)
        several = several or len(rows) > 1
        lines += [(row, place == 0 and number > 0) for place, row in enumerate(rows)]
    if not several:
        lines = [(row, False) for row, _ in lines]
    line = theme.line_height(style, scale)
    pad = (round(0.7 * line), round(0.32 * line))
    wide = max(theme.width(row, style, scale) for row, _ in lines)
    high = line * len(lines) + 2 * pad[1] + round(APART * line) * sum(new for _, new in lines)
    if below:
        wide = max(wide, theme.width(below, "small", BELOW * scale))
        high += theme.line_height("small", BELOW * scale)
    return _Set(tuple(lines), style, scale, (wide + 2 * pad[0], high), pad, below)


def _kept(theme: Theme, found: _Set, *, bad: bool, dark: Rgb | None) -> pygame.Surface:
    key = ("slip", found, bad, dark)
    return theme.kept(key, lambda: _painted(theme, found, bad=bad, dark=dark))


def _painted(theme: Theme, found: _Set, *, bad: bool, dark: Rgb | None) -> pygame.Surface:
    p = theme.palette
    shade = _shade(theme) if dark is None else 0
    full = (found.body[0] + 4 * shade, found.body[1] + 4 * shade)
    image = pygame.Surface(full, pygame.SRCALPHA)
    body = pygame.Rect((2 * shade, 2 * shade), found.body)
    if dark is None:
        image.blit(paint.shadow(theme, body.size, shade), (0, 0))
        border = p.bad if bad else p.line
        image.blit(paint.box(theme, body.size, p.paper, border=border), body)
        if bad:
            image.fill(p.bad, (body.x + theme.px(4), body.y + theme.px(6), theme.px(3),
                               body.h - theme.px(12)))  # fmt: skip
    else:
        ground = mix(p.cloth.dark, (0, 0, 0), SHEET)
        image.blit(paint.box(theme, body.size, ground, border=mix(ground, p.second, 0.5)), body)
    line = theme.line_height(found.style, found.scale)
    y = body.y + found.pad[1]
    for row, new in found.lines:
        y += round(APART * line) * new
        ink, on = (p.ink, "paper") if dark is None else (dark, "cloth")
        text = theme.text(row, found.style, ink, on=on, size=found.scale)  # type: ignore[arg-type]
        image.blit(text, (body.x + found.pad[0], y))
        y += line
    if found.below:
        small = theme.text(found.below, "small", p.ink_soft, size=BELOW * found.scale)
        image.blit(small, (body.x + found.pad[0], y))
    return image


# --- banners --------------------------------------------------------------------------------------


def banner(theme: Theme, words: str, room: int, share: float = 1.0) -> pygame.Surface:
    """Large words, no wider than their `room`; what stands below the first line is small.

    They have that `share` of their size.
    """
    key = "banner", words, room, share
    return theme.kept(key, lambda: _banner(theme, words, room, share))


def banner_place(
    cloth: Cloth, telling: Telling, kept: Sequence[pygame.Rect]
) -> tuple[float, tuple[float, float]]:
    """How large a banner is, and where its middle is: beside what it's about, or in the piles.

    It covers no hand, nor what is `kept` clear, and rather is smaller; what lies on the table only
    where there is no other room near, and faces last.
    """
    board, plan, near = cloth.board, cloth.plan, telling.banner_near
    middle = (round(plan.area.centerx), round(plan.level(BANNER)))
    shown = [one for one in board.table.sprites() if plan.poses[one.id].shown]

    def lie(sprites: Iterable[Sprite]) -> list[pygame.Rect]:
        return [pygame.Rect(plan.poses[one.id].rect) for one in sprites]

    hands = lie(one for one in shown if plan.zones[one.zone].kind == "fan")
    mine = [*hands, *lie(one for one in shown if owner_of(one.zone) == board.reader)]
    people = [pygame.Rect(one.rect) for one in plan.people.values()]
    people += [near] if near is not None else []
    room = round(plan.area.w)
    tried = [([*mine, *people, *kept, *lie(shown)], BANNER_FAR), ([*mine, *people, *kept], 2.0)]
    tried += [([*mine, *kept], 2.0), (mine, 2.0), (hands, 2.0)]
    levels = [Clearance(taken, far * cloth.unit) for taken, far in tried]
    found = nearest_free(
        [banner(cloth.theme, telling.banner, room, share).get_size() for share in BANNERS],
        near or pygame.Rect(middle, (0, 0)), pygame.Rect(board.area), levels,
        step=max(4, cloth.px(BANNER_STEP)),
    )  # fmt: skip
    return (BANNERS[found[0]], found[1].center) if found else (BANNERS[-1], middle)


def _banner(theme: Theme, words: str, room: int, share: float) -> pygame.Surface:
    p = theme.palette

    def px(length: float) -> int:
        return theme.px(length * share)

    first, *rest = words.split("\n")
    rest = [sentence(one) for one in rest]
    spread = px(10)
    wide = max(theme.width(first, "title"), *(theme.width(one, "strong") for one in rest), 1)
    fit = min(share, (room - px(90) - 4 * spread) / wide)
    rows = [theme.text(first, "title", p.accent, size=fit)]
    rows += [theme.text(one, "strong", p.ink, size=fit) for one in rest]
    wide = max(row.get_width() for row in rows)
    size = (wide + px(90), sum(row.get_height() for row in rows) + px(28))
    picture = pygame.Surface((size[0] + 4 * spread, size[1] + 4 * spread), pygame.SRCALPHA)
    picture.blit(paint.shadow(theme, size, spread), (0, 0))
    body = pygame.Rect(2 * spread, 2 * spread, *size)
    picture.blit(paint.box(theme, size, p.paper, border=p.paper_edge), body)
    inner = body.inflate(-px(10), -px(10))
    picture.blit(paint.box(theme, inner.size, p.paper, border=p.accent, radius=px(4)), inner)
    y = body.y + px(14)
    for row in rows:
        picture.blit(row, row.get_rect(midtop=(body.centerx, y)))
        y += row.get_height()
    return picture
