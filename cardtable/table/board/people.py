"""People at a composed table: portrait, name, and what each did last.

Whose turn it is has a ring of gilt, a lamp and a gilt name; who is next a pennant; who is aimed at
a red ring. All of it follows what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.status import Seated
from cardtable.presenter.turns import aimed_at, next_seat, on_turn
from cardtable.table.board.board import Board
from cardtable.table.board.labels import THINKING
from cardtable.table.board.plan import Person
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import CHIP, DID, MADE, NAME, PENNANT, TOTAL, Type, written

LAMP = 1.25  # of a portrait: how far its lamp shines beyond its middle
CHIP_AT = 0.36  # of a portrait: how far left and above its middle the dealer's button is
CHIP_SIZE = 0.24  # … and how large it is


class _Look(NamedTuple):
    """All that somebody's picture depends on."""

    told: Seated
    turn: bool
    next: bool
    aimed: bool
    unit: float


def people(theme: Theme, board: Board, seated: Iterable[tuple[Seat, Seated]]) -> Iterable[Item]:
    """Everybody's portrait and words."""
    plan, table = board.plan, board.table
    turn = on_turn(table.view, plan.composed)
    after = next_seat(table, board.data)
    aimed = aimed_at(table.view, plan.composed)
    for seat, told in seated:
        if seat in plan.people:
            look = _Look(told, seat == turn, seat == after, seat == aimed, plan.unit)
            yield _person(theme, seat, look, plan.people[seat])


def chip_place(person: Person) -> pygame.Rect:
    """Where the dealer's button is on a portrait."""
    side = round(person.portrait.w * CHIP_SIZE)
    place = pygame.Rect(0, 0, side, side)
    far = person.portrait.w * CHIP_AT
    away = far if person.side == "left" else -far
    place.center = (
        round(person.portrait.centerx + away),
        round(person.portrait.centery - far),
    )
    return place


def _person(theme: Theme, seat: Seat, look: _Look, person: Person) -> Item:
    p, unit = theme.palette, look.unit
    portrait = pygame.Rect(person.portrait)
    parts: list[tuple[pygame.Surface, pygame.Rect]] = []
    if look.turn:
        lamp = _lamp(theme, round(portrait.w * LAMP))
        parts.append((lamp, lamp.get_rect(center=portrait.center)))
    ring = p.bad if look.aimed else p.glow if look.turn else mix(p.cloth.dark, p.paper, 0.55)
    line = max(2, round(unit * (0.0055 if look.aimed else 0.0042 if look.turn else 0.0025)))
    faded = look.told.away and not look.turn
    face = theme.kept(
        ("portrait", look.told.name, look.told.mood, portrait.w, ring, line, faded),
        partial(_portrait, theme, look.told, portrait.w, ring, line, faded=faded),
    )
    parts.append((face, face.get_rect(center=portrait.center)))
    if look.told.chip:
        place = chip_place(person)
        chip = theme.kept(
            ("button", look.told.chip, place.w),
            partial(_button, theme, look.told.chip, place.w, unit),
        )
        parts.append((chip, place))
    if look.next:
        flag = theme.kept(("pennant", round(unit)), partial(_pennant, theme, unit))
        at = flag.get_rect(midbottom=(portrait.centerx, portrait.bottom + round(0.007 * unit)))
        parts.append((flag, at))
    parts += _words(theme, look, person)
    bounds = parts[0][1].unionall([place for _, place in parts[1:]])

    def draw(surface: pygame.Surface) -> None:
        for image, place in parts:
            surface.blit(image, place)

    return Item(("person", seat), bounds, (look, tuple(bounds), tuple(portrait)), draw)


def _words(theme: Theme, look: _Look, person: Person) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """The name, and what stands under it."""
    p, room = theme.palette, person.words
    told = look.told
    ink = p.glow if look.turn else p.on_cloth_soft if told.away else p.on_cloth
    below = told.did if told.dots < 0 else THINKING.rstrip(".") + "." * told.dots
    if told.away and told.count:
        below = told.count
    if told.total and told.dots < 0:
        return _scored(theme, look, person, ink)
    lines: list[tuple[str, Type, Rgb]] = [(told.name, NAME, ink), (below, DID, p.on_cloth_soft)]
    images = [written(theme, *each[:2], look.unit, each[2], room.w) for each in lines if each[0]]
    name = images[0]
    if person.side in {"below", "above"}:
        heights = [round(image.get_height() * 0.86) for image in images]
        if sum(heights) > room.h:  # there is room for the name alone
            del images[1:], heights[1:]
        y = room.y if person.side == "below" else room.bottom - sum(heights)
    else:
        heights = [round(name.get_height() * 0.95)] + [0] * (len(images) - 1)
        both = heights[0] + (images[1].get_height() if len(images) > 1 else 0)
        y = room.centery - both / 2
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


def _scored(
    theme: Theme, look: _Look, person: Person, ink: Rgb
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """The name, and below it the score and how that is made up."""
    p, room, unit, told = theme.palette, person.words, look.unit, look.told
    name = written(theme, told.name, NAME, unit, ink, room.w)
    total = written(theme, told.total, TOTAL, unit, p.on_cloth)
    gap = round(0.009 * unit)
    left = room.w - total.get_width() - gap
    made = written(theme, told.made, MADE, unit, p.on_cloth_soft, left)
    wide = total.get_width() + gap + made.get_width()
    top = round(room.centery - 0.47 * (name.get_height() + total.get_height() * 0.8))
    below = top + round(name.get_height() * 0.82)
    x = round(room.x if person.side == "right" else room.right - wide)
    edge = room.x if person.side == "right" else room.right - name.get_width()
    lower = below + round(total.get_height() * 0.56)
    return [
        (name, name.get_rect(left=round(edge), top=top)),
        (total, total.get_rect(left=x, top=below)),
        (made, made.get_rect(left=x + total.get_width() + gap, centery=lower)),
    ]


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


def _lamp(theme: Theme, reach: int) -> pygame.Surface:
    """A warm light on the cloth, round whoever's turn it is."""

    def make() -> pygame.Surface:
        glow = hex_colour(theme.palette.glow)
        stops = "".join(
            f'<stop offset="{at}" stop-color="{glow}" stop-opacity="{alpha}"/>'
            for at, alpha in ((0, 0.5), (0.4, 0.34), (0.7, 0.11), (1, 0))
        )
        side = 2 * reach
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><defs>'
            f'<radialGradient id="a">{stops}</radialGradient></defs>'
            f'<circle cx="{reach}" cy="{reach}" r="{reach}" fill="url(#a)"/></svg>'
        )
        return raster(svg, (side, side))

    return theme.kept(("lamp", reach), make)


def _button(theme: Theme, words: str, side: int, unit: float) -> pygame.Surface:
    p = theme.palette
    image = paint.box(theme, (side, side), p.accent, border=p.on_accent, radius=side // 2).copy()
    letter = written(theme, words, Type("strong", CHIP.high * 0.8, 1.0), unit, p.on_accent)
    image.blit(letter, letter.get_rect(center=(side // 2, side // 2)))
    return image


def _pennant(theme: Theme, unit: float) -> pygame.Surface:
    p = theme.palette
    words = written(theme, "next", PENNANT, unit, p.glow)
    size = (words.get_width() + round(0.018 * unit), round(words.get_height() * 0.92))
    image = paint.box(
        theme, size, mix(p.cloth.dark, (0, 0, 0), 0.6), border=p.glow, radius=size[1] // 2
    ).copy()
    image.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2 - 1)))
    return image
