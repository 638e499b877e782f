"""People at a composed table: portrait, name, what each did last, and their scores.

Whose turn it is has a ring of gilt, a lamp and a gilt name; who is next a pennant; who is aimed at
a red ring. All of it follows what everybody sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.layoutfile import Score
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import BETWEEN, Seated, aimed_at, next_seat
from cardtable.presenter.words import on_turn
from cardtable.table.board.cloth import Cloth, Part, lay
from cardtable.table.board.plan import CROWD, Person
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.marks import hex_colour
from cardtable.table.drawing.theme import (
    CHIP,
    DID,
    GOAL,
    LEAST,
    MADE,
    NAME,
    PENNANT,
    SCORE,
    TOTAL,
    Theme,
    Type,
    fitted,
    size,
)

LAMP = 1.25  # of a portrait: how far its lamp shines beyond its middle
CHIP_AT = 0.36  # of a portrait: how far left and above its middle the dealer's button is
CHIP_LEAST = 0.028  # units
CHIP_SIZE = 0.3  # … and how large it is
NEXT_LOW, PARTNER_LOW = 0.007, 0.012
"""Units: how far below a portrait's foot a pennant ends, and below its top that of a partner."""
TICK, LONG = 0.0085, 0.026  # units that a tick is high, and the one at the mark
OWN_SCALE = 0.785  # of the height: how far down the reader's scale is
CLOSE = 0.86  # of its height: so far below a line the next one begins
SPARE = 0.012  # units that a score may reach beyond the room for words
TALLEST = 1.12  # of a portrait: how high the words beside it are at most


class _Look(NamedTuple):
    """All that somebody's picture depends on."""

    told: Seated
    turn: bool
    next: bool
    aimed: bool
    unit: float


def people(cloth: Cloth, seated: Mapping[Seat, Seated]) -> None:
    """Everybody's portrait and words; no lamp where nobody is seen whose turn it is."""
    plan, table = cloth.plan, cloth.board.table
    turn = on_turn(table.view, plan.composed)
    after = next_seat(table, cloth.board.data)
    aimed = aimed_at(table.view, plan.composed)
    if turn in plan.people and turn in seated:
        portrait = plan.people[turn].portrait
        lamp = _lamp(cloth, round(portrait.w * LAMP))
        cloth.put("lamp", lamp, center=cloth.board.lamp.at or portrait.center)
    for seat, told in seated.items():
        if seat in plan.people:
            look = _Look(told, seat == turn, seat == after, seat == aimed, plan.unit)
            _person(cloth, seat, look, plan.people[seat])


def chip_place(person: Person, unit: float) -> pygame.Rect:
    """Where the dealer's button is on a portrait: large enough for its letter."""
    side = round(max(person.portrait.w * CHIP_SIZE, CHIP_LEAST * unit))
    place = pygame.Rect(0, 0, side, side)
    far = person.portrait.w * CHIP_AT
    away = far if person.side == "left" else -far
    place.center = (
        round(person.portrait.centerx + away),
        round(person.portrait.centery - far),
    )
    return place


def _person(cloth: Cloth, seat: Seat, look: _Look, person: Person) -> None:
    theme, p = cloth.theme, cloth.inks
    portrait = pygame.Rect(person.portrait)
    parts: list[Part] = []
    side = look.told.side
    team = mix(p.cloth.dark, p.good if side == "ours" else p.bad, 0.85)
    calm = team if side else mix(p.cloth.dark, p.paper, 0.55)
    ring = p.bad if look.aimed else p.glow if look.turn else calm
    line = max(2, cloth.px(0.0055 if look.aimed else 0.0042 if look.turn or side else 0.0025))
    faded = look.told.away and not look.turn
    face = theme.kept(
        ("portrait", look.told.name, look.told.mood, portrait.w, ring, line, faded),
        partial(_portrait, theme, look.told, portrait.w, ring, line, faded=faded),
    )
    parts.append((face, lay(face, center=portrait.center)))
    if look.told.chip:
        place = chip_place(person, look.unit)
        key = ("button", look.told.chip, place.w)
        parts.append((theme.kept(key, partial(_button, cloth, look.told.chip, place.w)), place))
    if look.next:
        ends = portrait.centerx, portrait.bottom + cloth.px(NEXT_LOW)
        parts.append(_pennant(cloth, wording("table.seat-next-flag"), p.glow, ends))
    if look.told.partner:
        ends = portrait.centerx, portrait.top + cloth.px(PARTNER_LOW)
        flag, place = _pennant(
            cloth, wording("table.seat-partner-flag"), mix(p.good, p.paper, 0.5), ends
        )
        if look.told.chip and person.side == "left":  # beside the dealer's button
            place.right = chip_place(person, look.unit).x
        elif look.told.chip:
            place.left = chip_place(person, look.unit).right
        place.top = max(place.top, round(cloth.plan.area.top) + 2)
        parts.append((flag, place))
    parts += _words(cloth, seat, look, person)
    whole = parts[0][1].unionall([place for _, place in parts[1:]])
    stamp = (look, tuple(whole), tuple(portrait), cloth.board.ticks.size(seat))
    cloth.put_parts(("person", seat), parts, stamp)


def _words(cloth: Cloth, seat: Seat, look: _Look, person: Person) -> list[Part]:
    """The name, and what stands under it."""
    p, room, told = cloth.inks, person.words, look.told
    ink = p.glow if look.turn else p.on_cloth_soft if told.away else p.on_cloth
    below = told.did if told.dots < 0 else wording("table.thinking") + "." * told.dots
    if told.away and told.count:
        below = told.count
    if told.total and told.dots < 0:
        return _scored(cloth, seat, told, person, ink)
    soft = p.on_cloth_soft
    did = _folded(cloth, below, room.w)
    tall = room.h if person.side in {"below", "above"} else person.portrait.h * TALLEST
    crowded = below and len(cloth.plan.people) >= CROWD
    level = "" if crowded else _race(cloth, told, room.w) or told.level
    lines: list[tuple[str, Type, Rgb]] = [(told.name, NAME, ink)]
    lines += [(words, DID, soft) for words in (level, *did) if words]
    images = [cloth.written(*line, room.w) for line in lines if line[0]]
    heights = [round(image.get_height() * CLOSE) for image in images]
    if level and len(did) > 1 and sum(heights) > tall:  # rather all of what somebody did
        del images[1], heights[1]
        level = ""
    if (level or len(did) > 1) and below and sum(heights) > tall:  # there is room for two lines
        both = cloth.written(BETWEEN.join(filter(None, (level, below))), DID, soft)
        fits = both.get_width() <= room.w
        images[1:] = [both if fits else cloth.written(below, DID, soft, room.w)]
        heights = [round(image.get_height() * CLOSE) for image in images]
    if person.side in {"below", "above"}:
        if sum(heights) > room.h:  # there is room for the name alone
            del images[1:], heights[1:]
        y: float = room.y if person.side == "below" else room.bottom - sum(heights)
    else:
        y = room.centery - sum(heights) / 2 - (images[0].get_height() - heights[0]) / 2
    found = []
    for image, high in zip(images, heights, strict=True):
        rect = image.get_rect(top=round(y))
        if person.side == "right":
            rect.left = round(room.x)
        elif person.side == "left":
            rect.right = round(room.right)
        else:
            rect.centerx = round(room.centerx)
        found.append((image, rect))
        y += high
    return found


def _race(cloth: Cloth, told: Seated, room: float) -> str:
    """How far it still is for somebody, in as many words as have room."""
    letters = fitted(cloth.theme, told.race, DID, cloth.unit, room)
    fits = cloth.theme.width(told.race, DID.style, letters) <= room
    return told.race if fits else told.race_brief


def _folded(cloth: Cloth, words: str, room: float) -> list[str]:
    """What somebody did, in two lines where even small letters have no room for it in one."""
    theme, letters = cloth.theme, fitted(cloth.theme, words, DID, cloth.unit, room)
    if theme.width(words, DID.style, letters) <= room:
        return [words]
    lines = theme.wrap(words, round(room), DID.style, size(theme, DID, cloth.unit))
    return lines if len(lines) == 2 else [words]


def _scored(cloth: Cloth, seat: Seat, told: Seated, person: Person, ink: Rgb) -> list[Part]:
    """The name and the level, and below them the score and how that is made up."""
    p, room = cloth.inks, person.words
    name = cloth.written(told.name, NAME, ink, room.w)
    second = _race(cloth, told, room.w) or told.level
    level = cloth.written(second, DID, p.on_cloth_soft, room.w) if second else None
    total = cloth.written(told.total, TOTAL, p.on_cloth)
    swells = cloth.board.ticks.size(seat)
    gap = cloth.px(0.009)
    left = room.w - total.get_width() - gap + cloth.px(SPARE)
    letters = size(cloth.theme, MADE, cloth.unit)
    widest = max((cloth.theme.width(words, MADE.style, letters) for words in told.made), default=1)
    fine = MADE._replace(high=max(LEAST, MADE.high * min(1.0, left / widest)))
    # where there is no room for a word the number alone stands there: it is never cut off
    short = left * MADE.high < LEAST * widest
    parts = told.figures if short else told.made
    made = [cloth.written(words, fine, p.on_cloth_soft, left) for words in parts]
    wide = total.get_width() + gap + max((one.get_width() for one in made), default=0)
    between = round(level.get_height() * 0.8) if level is not None else 0
    top = round(room.centery - 0.47 * (name.get_height() + between + total.get_height() * 0.8))
    under = top + round(name.get_height() * 0.82)
    below = under + between
    x = round(room.x if person.side == "right" else room.right - wide)
    lower = below + round(total.get_height() * 0.56)

    def edge(image: pygame.Surface) -> float:
        return room.x if person.side == "right" else room.right - image.get_width()

    return [
        (name, lay(name, left=edge(name), top=top)),
        *([(level, lay(level, left=edge(level), top=under))] if level is not None else []),
        _grown(total, lay(total, left=x, top=below), swells),
        *_stacked(made, x + total.get_width() + gap, lower),
    ]


def _stacked(images: Sequence[pygame.Surface], left: float, middle: float) -> list[Part]:
    """Short lines below each other, about a height."""
    high = max((round(one.get_height() * CLOSE) for one in images), default=0)
    tops = (middle + (number - len(images) / 2) * high for number in range(len(images)))
    return [(one, lay(one, left=left, top=top)) for one, top in zip(images, tops, strict=True)]


def _portrait(
    theme: Theme, told: Seated, side: int, ring: Rgb, line: int, *, faded: bool
) -> pygame.Surface:
    full = side + 4 * line
    image = pygame.Surface((full, full), pygame.SRCALPHA)
    shade = paint.blurred(
        (full, full), pygame.Rect(2 * line, 3 * line, side, side), side // 2, line * 2, 130
    )
    image.blit(shade, (0, 0))
    disc = paint.box(theme, (side, side), ring, radius=side // 2)
    image.blit(disc, (2 * line, 2 * line))
    face = avatar(theme, told.name, side - 2 * line, mood=told.mood)
    if faded:
        face = face.copy()
        face.set_alpha(120)
    image.blit(face, (3 * line, 3 * line))
    return image


def _lamp(cloth: Cloth, reach: int) -> pygame.Surface:
    """A warm light on the cloth, round whoever's turn it is."""

    def body() -> str:
        glow = hex_colour(cloth.inks.glow)
        stops = "".join(
            f'<stop offset="{at}" stop-color="{glow}" stop-opacity="{alpha}"/>'
            for at, alpha in ((0, 0.5), (0.4, 0.34), (0.7, 0.11), (1, 0))
        )
        return (
            f'<defs><radialGradient id="a">{stops}</radialGradient></defs>'
            f'<circle cx="{reach}" cy="{reach}" r="{reach}" fill="url(#a)"/>'
        )

    return cloth.svg("lamp", (2 * reach, 2 * reach), body)


def _button(cloth: Cloth, words: str, side: int) -> pygame.Surface:
    p = cloth.inks
    image = paint.box(
        cloth.theme, (side, side), p.accent, border=p.on_accent, radius=side // 2
    ).copy()
    letter = cloth.written(words, CHIP._replace(most=1.0), p.on_accent)
    image.blit(letter, letter.get_rect(center=(side // 2, side // 2)))
    return image


def _pennant(cloth: Cloth, words: str, ink: Rgb, ends: tuple[int, int]) -> Part:
    """A pill with words, the middle of whose lower edge is where it `ends`."""

    def sewn() -> pygame.Surface:
        text = cloth.written(words, PENNANT, ink)
        size = (text.get_width() + cloth.px(0.018), round(text.get_height() * 0.92))
        ground = mix(cloth.inks.cloth.dark, (0, 0, 0), 0.6)
        image = paint.box(cloth.theme, size, ground, border=ink, radius=size[1] // 2).copy()
        image.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2 - 1)))
        return image

    image = cloth.theme.kept(("pennant", words, round(cloth.unit)), sewn)
    return image, lay(image, midbottom=ends)


# --- scores ---------------------------------------------------------------------------------------


class _Scale(NamedTuple):
    wide: int
    high: int
    score: int
    goal: int
    most: int
    up: bool


def scores(cloth: Cloth) -> None:
    """Of everybody who has a row: the score beside it, and a scale like a chart's along it."""
    plan, view = cloth.plan, cloth.board.table.view
    spec = plan.composed.score
    if spec is None:
        return
    for seat in plan.figures:
        score, goal = _of(view.state.get(spec.key), seat), _of(view.state.get(spec.goal), seat)
        _figure(cloth, seat, score, goal)
        if goal and spec.most:
            _scale(cloth, spec, seat, score, goal)


def _of(value: object, seat: str) -> int:
    number = value.get(seat) if isinstance(value, dict) else 0
    return number if isinstance(number, int) else 0


def _figure(cloth: Cloth, seat: str, score: int, goal: int) -> None:
    """The number, and below it what it has to come to."""
    p, place = cloth.inks, cloth.plan.figures[seat]
    small = min(1.0, place.h / (0.095 * cloth.unit))
    number = cloth.written(str(score), SCORE._replace(high=SCORE.high * small), p.on_cloth)
    below = cloth.written(wording("table.goal", goal=goal), GOAL, p.on_cloth_soft) if goal else None
    rect = number.get_rect(right=round(place.right))
    ink = number.get_bounding_rect()  # letters of a serif have much air round them
    high = ink.h + (below.get_height() if below else 0)
    rect.top = round(place.centery - high / 2 - ink.y)
    swells = cloth.board.ticks.size(seat)
    parts = [_grown(number, rect, swells)]
    if below is not None:
        beneath = below.get_rect(right=round(place.right), top=rect.top + ink.bottom)
        parts.append((below, beneath.move(0, cloth.px(0.004))))
    cloth.put_parts(("score", seat), parts, (score, goal, tuple(place), swells))


def _grown(image: pygame.Surface, place: pygame.Rect, size: float) -> Part:
    """A number that swells about its middle."""
    if size == 1.0:
        return image, place
    image = pygame.transform.smoothscale_by(image, size)
    return image, image.get_rect(center=place.center)


def _scale(cloth: Cloth, spec: Score, seat: str, score: int, goal: int) -> None:
    plan, board = cloth.plan, cloth.board
    listed = vars(board.table.view.rules.options).get(spec.most, goal)
    most = max(listed) if isinstance(listed, tuple) else int(listed)
    row = plan.zones[spec.zone.replace("p.", f"{seat}.", 1)].rect
    mine = seat == board.reader
    level = OWN_SCALE if mine else spec.other[min(len(board.others), len(spec.other)) - 1]
    high = 2 * round(LONG * plan.unit / 2) + 3
    scale = _Scale(round(row.w), high, score, goal, most, not mine)
    image = cloth.theme.kept(("scale", scale), partial(_drawn, cloth, scale))
    cloth.put(("scale", seat), image, stamp=scale, midleft=(row.x, plan.level(level)))


def _drawn(cloth: Cloth, scale: _Scale) -> pygame.Surface:
    """Ticks along a line, lit as far as the score."""
    p, thin = cloth.inks, max(1, round(cloth.unit / 500))
    image = pygame.Surface((scale.wide + 2 * thin, scale.high), pygame.SRCALPHA)
    middle = scale.high // 2
    dim, lit = (*mix(p.cloth.light, p.on_cloth, 0.25), 200), (*p.glow, 255)
    tick = max(3, round(scale.high * TICK / LONG))
    step = (scale.wide - thin) / scale.most
    image.fill(dim, (0, middle, scale.wide, thin))
    far = round(step * min(scale.score, scale.most))
    image.fill(lit, (0, middle - thin // 2, far, 2 * thin) if far else (0, middle, 0, 0))
    for number in range(scale.most + 1):
        x = round(number * step)
        if number == scale.goal:
            image.fill(lit, (x, 0, thin + 1, scale.high))
            continue
        bright = number <= scale.score and scale.score > 0
        y = middle - tick + thin if scale.up else middle
        image.fill(lit if bright else dim, (x, y, thin + bright, tick))
    return image
