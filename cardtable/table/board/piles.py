"""What stands at piles and in places: outlines, names, how many cards there are, what they count.

The places that take what is chosen light up here, too, and the cords of tags lead to their piles.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

import pygame

from cardtable.engine.cards import JOKER, SUITS, Card
from cardtable.engine.notation import Seat
from cardtable.presenter.layoutfile import GUTTER, MARGIN, Exchange, PublicValue, owner_of
from cardtable.presenter.model import Sprite
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import SIGNS, Name, sentence, wording
from cardtable.presenter.status import BETWEEN, Seated, is_out, shown, signed, worth
from cardtable.presenter.words import complete, fill, on_turn
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth, Part, lay
from cardtable.table.board.layout import PAN_OUT, TRAY_PAD
from cardtable.table.board.plan import ASPECT, Pose
from cardtable.table.board.prompt import law_rows
from cardtable.table.board.telling import Resting
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.effects import chance
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.marks import hex_colour, pip
from cardtable.table.drawing.seals import DARK, pill_body, sign_picture
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import (
    AGAINST,
    CALLED,
    CHIP,
    DID,
    DISC,
    LABEL,
    NAME,
    PAN,
    SCORE,
    size,
)

COUNTER_EDGE = 0.8 * GUTTER  # units between the foundations and their counter's edge
PIP = 0.5  # of a card's width: the suit engraved in an empty foundation
AROUND = 0.0062  # units: how far a frame stands out
FAINT = 0.35  # how bright it is round an empty place
CALLED_AT = 0.68  # of a place's height: where the words of an exchange stand
DROP, SAG = 0.0125, 0.03  # units: how far below its cards a pan hangs, and how deep it is
ABOVE, BESIDE = 0.011, 0.012  # units: up to a pan's total, and from that to its words
LABEL_AIR, BELOW_CHIPS = 0.004, 0.013
"""Units between cards and what they are called, above them and below, where numbers stand."""
CHIP_INSET = 0.004  # units: how far within its corner a chip's middle lies
DISC_LOW = 0.016  # units: how far below its corner the middle of a gilt one lies
BEAT = 0.064  # units: how high the disc of what must be beaten is
BEAT_LETTERS = 0.65  # of it: a line of what stands on it
RANK = NAME  # the letters on it, on a little table at least so large
_WAYS = {"up": "higher", "down": "lower", "any": "any", "same": "binds"}
CLOSER = 0.92  # of their height: how far apart the two lines of a tally are
COIN, COIN_THICK, CARDS_A_COIN = 0.08, 0.0106, 2  # units wide and thick; cards for each of them
COINS_APART, STACK_FACE = 0.045, 0.043  # units between two stacks, and that a face is high
STACK_SIZES, STACK_FAR = (1.0, 0.85, 0.7), 0.3  # of their size; units from where they are wanted
FITS_STILL = 0.75  # of their size: smaller the words of a tally aren't
CORNER, FOLD, LEAST_CORNER = (0.3, 0.56), 0.5, 8
"""Of a card's height: how wide and high a corner is that is turned up; of its width, how much its
edge slants; and pixels below which it isn't seen."""
FINE = 4  # so much larger it is drawn at first
ROUNDED, RANK_HIGH = 0.045, 0.36  # of a card's height: its round corner, and a line of letters
CORD = 0.0022  # units: how thick a cord is


# --- places ---------------------------------------------------------------------------------------


def places(cloth: Cloth, unseen: Collection[str]) -> None:
    """The outlines of piles that are empty, and their names; none for zones that are `unseen`."""
    view = cloth.board.table.view
    for name, zone in cloth.plan.zones.items():
        fan = zone.kind == "fan" and zone.look.vacant and view.turn == view.seat == owner_of(name)
        piled = zone.kind in {"stack", "heap", "column"} and not zone.look.suit
        if name in unseen or cloth.board.table.zones[name] or not (fan or piled):
            continue
        rect = pygame.Rect(zone.slots[0]) if zone.slots else pygame.Rect(zone.rect)
        if fan:
            tall = round(0.96 * zone.height)
            rect = rect.inflate(round(0.72 * tall) - rect.w, tall - rect.h)
            rect.clamp_ip(pygame.Rect(cloth.plan.area).inflate(0, -2 * cloth.px(AROUND)))
        image = cloth.frame(
            rect.size, cloth.inks.on_cloth, line=max(1.5, zone.height * 0.012),
            radius=zone.height * 0.05, fill=0.045, stroke=0.26,
        )  # fmt: skip
        cloth.put(("place", name), image, rect)
        if not zone.look.told:  # else its name stands beside it
            place_title(cloth, name, sentence(zone.look.vacant or zone.look.name), rect)


def place_title(cloth: Cloth, zone: str, words: str, rect: pygame.Rect) -> None:
    """The name of an empty place in as many lines as it needs, if it has room for them."""
    theme = cloth.theme
    room = rect.w - theme.px(6)
    letters = size(theme, LABEL, cloth.unit)
    lines = theme.wrap(words, room, "small", letters)
    high = theme.line_height("small", letters)
    wide = max((theme.width(line, "small", letters) for line in lines), default=0)
    if rect.w >= wide > room:  # a little smaller rather than no name
        letters *= room / wide
    if not words or wide > rect.w or high * len(lines) > rect.h:
        return
    top = rect.centery - high * len(lines) / 2
    for number, line in enumerate(lines):
        image = theme.text(line, "small", cloth.inks.on_cloth_soft, on="cloth", size=letters)
        middle = (rect.centerx, top + high * (number + 0.5))
        cloth.put((("slot", zone), number), image, center=middle)


def counter(cloth: Cloth) -> None:
    """The foundations as one block, their suits engraved where none lies, in games with them."""
    found = [
        (zone.look.suit, pygame.Rect(zone.slots[0]))
        for zone in cloth.plan.zones.values()
        if zone.look.suit and zone.slots
    ]
    if not found:
        return
    rects = [rect for _, rect in found]
    edge = 2 * cloth.px(COUNTER_EDGE)
    whole = rects[0].unionall(rects[1:]).inflate(edge, edge)
    stamp = tuple((suit, *rect) for suit, rect in found)
    image = cloth.theme.kept(("counter", stamp), partial(_counter, cloth, whole, found))
    cloth.put("counter", image, whole)


def _counter(
    cloth: Cloth, whole: pygame.Rect, found: Sequence[tuple[str, pygame.Rect]]
) -> pygame.Surface:
    p, theme = cloth.inks, cloth.theme
    ground = mix(p.cloth.dark, (0, 0, 0), 0.35)
    line = max(1, cloth.px(0.0028))
    image = paint.box(
        theme, whole.size, ground, border=mix(ground, p.second, 0.5), line=line,
        radius=cloth.px(0.018),
    ).copy()  # fmt: skip
    image.set_alpha(225)
    for suit, rect in found:
        at = rect.move(-whole.x, -whole.y)
        slot = paint.box(
            theme, rect.size, mix(ground, (0, 0, 0), 0.35),
            border=mix(ground, p.cloth.light, 0.8), radius=round(0.05 * rect.h),
        )  # fmt: skip
        image.blit(slot, at)
        size = max(8, round(PIP * rect.w))
        ink = mix(p.cloth.light, p.second, 0.42)
        for down, colour in ((-1, mix(ground, (0, 0, 0), 0.7)), (0, ink)):
            mark = pip(suit, size, colour)
            image.blit(mark, mark.get_rect(center=(at.centerx, at.centery + down * line)))
    return image


def tray(cloth: Cloth, name: str, called: Name) -> None:
    """The ground on which a pile lies open: its name, and how many cards it holds, head it.

    Where several are open, whose it is as well.
    """
    p, zone, rect = cloth.inks, cloth.plan.zones[name], pygame.Rect(cloth.plan.trays[name])
    ground = cloth.sheet
    image = paint.box(
        cloth.theme, rect.size, ground, border=p.second, radius=cloth.px(0.014),
        line=max(1, cloth.px(0.0028)),
    )  # fmt: skip
    cloth.put(("tray", name), image, rect)
    whose = called(owner_of(name)) if len(cloth.plan.trays) > 1 else ""
    parts = [whose, sentence(zone.look.name), str(len(cloth.board.table.zones[name]))]
    words = " · ".join(filter(None, parts))
    text = cloth.written(words, LABEL, p.on_cloth, rect.w - 2 * cloth.px(TRAY_PAD))
    middle = rect.centerx, rect.y + cloth.px(TRAY_PAD) / 2 + text.get_height() / 2
    cloth.put(("tray name", name), text, center=middle)


def frames(cloth: Cloth) -> None:
    """Gilt round cards that matter to all: faint round an empty place with its name.

    None for who is out.
    """
    p, board = cloth.inks, cloth.board
    for name, zone in cloth.plan.zones.items():
        if not zone.look.framed or is_out(board.table, board.data, owner_of(name)):
            continue
        run = board.table.zones[name]
        rect = pygame.Rect(cloth.plan.poses[run[0].id].rect if run else zone.rect)
        rect = rect.inflate(2 * cloth.px(AROUND), 2 * cloth.px(AROUND))
        radius, line = cloth.px(0.014), max(1, cloth.px(0.0028))
        if run:
            note = board.table.notes.about(run[0])
            ink = mix(p.cloth.dark, p.second, 0.35) if note and note.idle else p.second
            ground = cloth.sheet
            image = paint.box(cloth.theme, rect.size, ground, border=ink, radius=radius, line=line)
        else:
            image = cloth.frame(
                rect.size, p.second, line=line, radius=radius, fill=0.03, stroke=FAINT
            )
        cloth.put(("frame", name), image, rect)
        if not run:
            place_title(cloth, name, sentence(zone.look.name), rect)


def exchange(cloth: Cloth) -> None:
    """The two places of an exchange where no card lies yet; the reader's has some words on it."""
    board, view = cloth.board, cloth.board.table.view
    spec = cloth.plan.composed.exchange
    if spec is None or view.outcome is not None or view.state.get(spec.unless) or board.opened:
        return
    run, slots = board.table.zones[spec.zone], cloth.plan.zones[spec.zone].slots
    poses = [cloth.plan.poses[one.id].rect for one in run]
    at = min(len(run), 1)
    if view.state.get(spec.sides):
        at = view.seats.index(view.turn) if view.turn in view.seats else 0
    for number, slot in enumerate(slots):
        if any(pose.colliderect(slot.inflate(-4, -4)) for pose in poses):
            continue
        rect = pygame.Rect(slot)
        image = cloth.frame(
            rect.size, cloth.inks.on_cloth, line=max(1.5, slot.h * 0.008),
            radius=slot.h * 0.05, fill=0.05, stroke=0.3 if number == at else 0.13,
        )  # fmt: skip
        cloth.put(("place", spec.zone, number), image, rect)
        if number == at and view.turn == board.reader and len(run) < len(slots):
            _called(cloth, spec, rect, leads=not run)


def _called(cloth: Cloth, spec: Exchange, slot: pygame.Rect, *, leads: bool) -> None:
    """An arrowhead that points into the place, and what will lie there."""
    ink, side = cloth.inks.glow, cloth.px(0.05)

    def arrowhead() -> str:
        return (
            f'<path d="M3.6 1.8L6.8 5L3.6 8.2" fill="none" stroke-width="0.8" '
            f'stroke="{hex_colour(ink)}" stroke-opacity="0.75"/>'
        )

    image = cloth.svg("arrowhead", (side, side), arrowhead, "0 0 10 10")
    cloth.put("arrowhead", image, center=slot.center)
    text = cloth.written(spec.lead if leads else spec.answer, CALLED, ink, slot.w * 0.92)
    middle, air = (slot.centerx, slot.y + round(CALLED_AT * slot.h)), cloth.px(0.012)
    # arrows of the wheel run through the place: the words stand on a ground of their own
    size = text.get_width() + 2 * air, text.get_height()
    dark = cloth.inks.cloth.dark
    ground = cloth.frame(size, dark, line=1, radius=size[1] / 2, fill=0.9, stroke=0)
    cloth.put("called ground", ground, center=middle)
    cloth.put("called", text, center=middle)


def lights(cloth: Cloth, telling: Resting) -> None:
    """The places and people that take what is chosen light up."""
    plan = cloth.plan
    lit: dict[tuple[int, ...], tuple[Target, pygame.Rect]] = {}
    for target in telling.lit:
        rects: list[pygame.Rect] = []
        if target.kind == "zone" and target.name in plan.zones:
            zone = plan.zones[target.name]
            bare = zone.kind in {"heap", "stack"} and not cloth.board.table.zones[target.name]
            slotted = zone.look.pan or (bare and zone.slots)  # an empty pile is its place alone
            rects = [pygame.Rect(one) for one in (zone.slots if slotted else [zone.rect])]
        elif target.kind == "seat" and target.name in plan.people:
            rects = [pygame.Rect(plan.people[target.name].portrait)]
        for rect in rects:
            if tuple(rect) not in lit or target == telling.hot:
                lit[tuple(rect)] = target, rect
    for target, rect in lit.values():
        cloth.light(("lit", target, rect.x), rect, hot=target == telling.hot)
        if target.kind == "zone":
            _named(cloth, target.name)


def _named(cloth: Cloth, name: str) -> None:
    """The name of an empty row or tray that is lit, where nothing else says it."""
    zone, exchange = cloth.plan.zones[name], cloth.plan.composed.exchange
    bare = zone.kind in {"row", "tray"} and not (zone.look.pan or cloth.board.table.zones[name])
    named = any(isinstance(one.key, tuple) and one.key[0] == ("slot", name) for one in cloth.items)
    if bare and not named and not (exchange is not None and exchange.zone == name):
        rect = pygame.Rect(zone.rect)
        rect.w //= 3  # a score may stand in the middle
        place_title(cloth, name, sentence(zone.look.name), rect)


def cords(cloth: Cloth, telling: Resting) -> None:
    """From each tag to its pile."""
    board, thick = cloth.board, max(1, cloth.px(CORD))
    around = empty_places(board) | extents(board) if telling.cords else {}
    for number, (where, name) in enumerate(telling.cords):
        tag, zone = pygame.Rect(where), cloth.plan.zones.get(name)
        if zone is None:
            continue
        pile = around.get(name, pygame.Rect(zone.rect))
        level = max(pile.top, min(tag.centery, pile.bottom))
        start, end = (tag.right, pile.left) if tag.right <= pile.left else (pile.right, tag.left)
        if end <= start or abs(level - tag.centery) > tag.h:
            continue
        rect = pygame.Rect(start, tag.centery, end - start, thick)
        image = cloth.theme.kept(("cord", rect.size), partial(_cord, cloth, rect.size))
        cloth.put(("cord", number), image, rect)


def _cord(cloth: Cloth, size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size)
    image.fill(mix(cloth.inks.cloth.light, cloth.inks.paper, 0.55))
    return image


# --- cards that are remembered ---


def turned_corners(board: Board) -> dict[int, float]:
    """The backs in others' hands that the reader knows, and how wide what is seen of each is."""
    found, poses = {}, board.plan.poses
    for name, run in board.table.zones.items():
        if board.plan.zones[name].kind != "fan":
            continue
        shown = [one for one in run if poses[one.id].shown]
        for one, over in zip_longest(shown, shown[1:]):
            pose = poses[one.id]
            if one.card is not None and not pose.face:
                wide = ASPECT * pose.height
                found[one.id] = wide if over is None else abs(poses[over.id].x - pose.x)
    return found


def corner(cloth: Cloth, sprite: Sprite, pose: Pose, seen: float) -> None:
    """The upper left corner of a back that the reader knows, turned up: rank and suit are on it.

    Nothing where less of it is seen than can be read.
    """
    card = sprite.card
    wide, high = (round(share * pose.height) for share in CORNER)
    if card is None or min(wide, seen) < LEAST_CORNER:
        return
    shape = wide, high, round(min(wide, seen)), round(pose.height)
    key = ("corner", card.name, shape, round(pose.angle, 1))
    image = cloth.theme.kept(key, lambda: _corner(cloth, card, shape, pose.angle))
    turn = math.radians(pose.angle)
    across, down = (wide - ASPECT * pose.height) / 2, (high - pose.height) / 2
    x = pose.x + across * math.cos(turn) + down * math.sin(turn)
    y = pose.y - across * math.sin(turn) + down * math.cos(turn)
    cloth.put(("corner", sprite.id), image, center=(round(x), round(y)))


def _corner(
    cloth: Cloth, card: Card, shape: tuple[int, int, int, int], angle: float
) -> pygame.Surface:
    """That corner: rank over suit on its face, and below the crease what it throws for a shadow.

    It is drawn large, and turned as it is made smaller: so its edges are smooth.
    """
    wide, high, seen, tall = (FINE * one for one in shape)
    theme, p = cloth.theme, cloth.theme.palette
    edge, round_ = FINE, round(ROUNDED * tall)
    image = pygame.Surface((wide + 4 * edge, high + 4 * edge), pygame.SRCALPHA)
    face = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    box = pygame.Rect(2 * edge, 2 * edge, wide, high)
    fold = box.bottom - round(FOLD * wide)
    crease = [(box.right, fold), box.bottomleft]
    below = [*crease, (box.x, image.get_height()), (image.get_width(), image.get_height()),
             (image.get_width(), fold)]  # fmt: skip
    pygame.draw.rect(face, p.card, box, border_top_left_radius=round_)
    pygame.draw.rect(face, p.card_edge, box, edge, border_top_left_radius=round_)
    pygame.draw.polygon(face, (0, 0, 0, 0), below)
    for far in range(2 * edge, 0, -1):
        shade = [(x, y + far) for x, y in crease]
        pygame.draw.lines(image, (0, 0, 0, 150 - 55 * far // edge), False, shade, 2)
    image.blit(face, (0, 0))
    pygame.draw.lines(image, mix(p.card_edge, (0, 0, 0), 0.45), False, crease, edge)
    suited = card.suit in SUITS
    ink = p.suit(card.suit) if suited else p.ink
    rank = wording("table.joker-rank") if card.rank == JOKER else card.rank
    letters = RANK_HIGH * tall / theme.line_height("strong", 1.0)
    words = theme.text(rank, "strong", ink, on="paper", size=letters)
    words = words.subsurface(words.get_bounding_rect())
    room = 0.78 * seen
    if words.get_width() > room:
        words = pygame.transform.smoothscale_by(words, room / words.get_width())
    middle, y = box.x + seen // 2, box.y + round(0.06 * tall)
    image.blit(words, words.get_rect(midtop=(middle, y)))
    y += words.get_height() + round(0.035 * tall)
    side = round(min(0.66 * seen, 0.17 * tall))
    if suited and side >= 5 * FINE:
        image.blit(sign := pip(card.suit, side, ink), sign.get_rect(midtop=(middle, y)))
    return pygame.transform.rotozoom(image, angle, 1 / FINE)


# --- names and numbers ----------------------------------------------------------------------------


def pile_labels(cloth: Cloth, name: Name) -> None:
    """What piles beside a person are called; those of one name share the words.

    Above the reader's piles, below those of others, behind what follows a row of cards; nothing
    where no card lies.
    """
    plan, board = cloth.plan, cloth.board
    found: dict[tuple[str, str], pygame.Rect] = {}
    used: set[tuple[str, str]] = set()
    following = set()
    for at, zone in plan.zones.items():
        owner, label = owner_of(at), _label(cloth, zone.look.label, owner_of(at), name)
        beside = zone.look.pan or zone.look.told  # its words stand elsewhere
        if not owner or not label or beside or at in board.opened:
            continue
        rects = [pygame.Rect(zone.rect)]  # it stays there, however many cards there are
        if zone.look.after:
            following.add((owner, label))
            rects = [pygame.Rect(plan.poses[one.id].rect) for one in board.table.zones[at]]
        for rect in rects:
            found[owner, label] = found.get((owner, label), rect).union(rect)
        if board.table.zones[at]:
            used.add((owner, label))
    air, taken = cloth.px(LABEL_AIR), numbers(cloth, name) if found else []
    faces = [pygame.Rect(person.portrait) for person in plan.people.values()]
    guide = board.guide.rect if board.guide is not None else None
    faces += [guide] if guide is not None else []
    for (owner, label), rect in found.items():
        if (owner, label) not in used:
            continue
        sides = [other for (who, _), other in found.items() if who == owner and other != rect]
        near = [abs(one.centerx - rect.centerx) for one in sides]
        room = min(near, default=plan.area.w) * 0.94
        text = cloth.written(label, LABEL, cloth.inks.on_cloth_soft, room)
        if (owner, label) in following:
            place = lay(text, midright=(rect.x - air, rect.centery))
            if cloth.right_handed:
                place.midleft = rect.right + air, rect.centery
            if place.collidelist(faces) >= 0:
                place.midtop = rect.centerx, rect.bottom
            cloth.put(("named", owner, label), text, place)
        elif owner == board.reader:
            cloth.put(("named", owner, label), text, midbottom=(rect.centerx, rect.top - air))
        else:
            place = lay(text, midtop=(rect.centerx, rect.bottom + cloth.px(BELOW_CHIPS)))
            if (hit := place.collidelist(taken)) >= 0:
                place.top = taken[hit].bottom
            cloth.put(("named", owner, label), text, place)


def chips(cloth: Cloth, adrift: Collection[str] | None = None) -> None:
    """How many cards piles hold, and other people's hands: a number on a corner.

    It counts the cards that have landed. Of zones that are `adrift`, it is where these are now.
    """
    plan, board, lies = cloth.plan, cloth.board, partial(_lies, cloth.board, now=adrift is not None)
    away = board.held | board.arriving
    scored = plan.composed.score is not None
    clear = _clear(cloth)
    for name, zone in plan.zones.items():
        if adrift is not None and name not in adrift:
            continue
        run = [one for one in board.table.zones[name] if one.id not in away]
        shy = zone.look.shy and not (zone.look.counted or zone.look.label)
        told = zone.look.told or zone.look.suit
        if not run or shy or told or _hidden(cloth, name, run):
            continue
        if zone.look.lifts and not zone.look.counted:
            continue  # a single card
        owner = owner_of(name)
        hand = zone.kind == "fan" and owner in board.others
        counts = zone.kind == "tray" and zone.look.worth and not zone.look.pan
        if counts and not scored:  # else its score stands beside it
            corner = lies(run[-1]).bottomright
            words = worth(board.table, name, board.striking | away)
            _chip(cloth, ("chip", name), words, corner, gilt=True)
        # a place for one card
        blind = zone.kind == "stack" and zone.look.shy and not zone.look.counted
        if blind or (zone.kind not in {"stack", "heap"} and not hand):
            continue
        if all(one.id in board.fire.hidden for one in run):
            continue
        rects = [lies(one) for one in (run if hand else run[-1:])]
        whole = rects[0].unionall(rects[1:])
        outer = hand and owner in plan.people and plan.people[owner].side == "left"
        corner = (whole.x if outer else whole.right, whole.bottom)
        _chip(cloth, ("chip", name), str(len(run)), corner, clear=clear, inwards=1 if outer else -1)


def _lies(board: Board, one: Sprite, *, now: bool) -> pygame.FRect:
    """Where a card lies, or where it is `now`, as if it lay straight."""
    pose = board.plan.poses[one.id]
    if now:
        at = board.motion.at(one.id)
        pose = pose._replace(x=at.x, y=at.y, height=at.height)
    return pose.rect


def adrift(cloth: Cloth, resting: Iterable[Item]) -> None:
    """The numbers at piles whose cards make room just now: they stay with them."""
    moving, zones = cloth.board.motion.moving, cloth.board.table.zones
    found = {
        one.key[1]
        for one in resting
        if isinstance(one.key, tuple)
        and one.key[0] == "chip"
        and not moving.isdisjoint(each.id for each in zones[one.key[1]])
    }
    chips(cloth, found)
    for name in found:
        if cloth.plan.zones[name].look.told:
            _tally_chip(cloth, name, now=True)


def _clear(cloth: Cloth) -> list[pygame.Rect]:
    """What no number covers: faces, the line, laws."""
    faces = [pygame.Rect(one.portrait).inflate(-4, -4) for one in cloth.plan.people.values()]
    return [*faces, pygame.Rect(cloth.plan.line), *(one.rect for one in law_rows(cloth))]


def sideways(cloth: Cloth, away: Collection[int]) -> None:
    """Rank and suit, upright, on cards that lie across and show their face."""
    for one in cloth.board.table.sprites():
        pose = cloth.plan.poses[one.id]
        across = round(pose.angle / 90) % 2 and pose.face and pose.shown
        if one.card is None or not one.card.suit or not across or one.id in away:
            continue
        words, ink = one.card.rank + SIGNS[one.card.suit], cloth.inks.suit(one.card.suit)
        key = ("index", words, round(cloth.unit))
        image = cloth.theme.kept(key, partial(_index_image, cloth, words, ink))
        rect = pygame.Rect(pose.rect)
        at = cloth.put(("index", one.id), image, topleft=rect.topleft)
        used = _used(cloth, ink) if owner_of(one.zone) == cloth.board.reader else None
        room = rect.right - at.right
        if used is not None and used.get_width() < room:
            cloth.put(("index", one.id, "used"), used, midright=(rect.right - 2, at.centery))


def _used(cloth: Cloth, ink: Rgb) -> pygame.Surface:
    """What it means that a card lies across."""
    words, letters = wording("table.sideways"), size(cloth.theme, LABEL, cloth.unit)
    return cloth.theme.text(words, LABEL.style, ink, on="paper", size=letters)


def _index_image(cloth: Cloth, words: str, ink: Rgb) -> pygame.Surface:
    text = cloth.theme.text(words, DISC.style, ink, size=size(cloth.theme, DISC, cloth.unit))
    full = text.get_width() + 2 * cloth.px(0.006), text.get_height()
    image = paint.box(cloth.theme, full, (255, 255, 255), border=ink, radius=full[1] // 5).copy()
    image.blit(text, text.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


def numbers(cloth: Cloth, name: Name) -> list[pygame.Rect]:
    """Where the numbers stand that `chips`, `discs` and `tallies` put on a cloth."""
    before = len(cloth.items)
    chips(cloth)
    discs(cloth, ())
    tallies(cloth, name, unseen(cloth.board))
    found = [one.rect for one in cloth.items[before:]]
    del cloth.items[before:]
    return found


def _hidden(cloth: Cloth, name: str, run: Sequence[Sprite]) -> bool:
    """Whether a pile lies open, or under another that does: then nothing stands at it."""
    rects = [cloth.plan.zones[name].rect, *(cloth.plan.poses[one.id].rect for one in run)]
    return any(tray.collideobjects(rects) is not None for tray in cloth.plan.trays.values())


def discs(cloth: Cloth, away: Collection[int]) -> list[tuple[pygame.Rect, Target | str]]:
    """Gilt discs on top cards of heaps that count as something else: where, and on which card.

    And at zones where a value of the memory is shown: where, and what it means.

    In a heap that is looked through, every such card has one.
    """
    plan, board = cloth.plan, cloth.board
    found: list[tuple[pygame.Rect, Target | str]] = []
    for noted in board.table.notes.labelled():
        name = noted.note.zone
        run, opened = board.table.zones[name], name in board.opened
        number = noted.sprites[0 if opened else -1]
        lies = [one.id for one in run]
        if plan.zones[name].kind not in {"heap", "stack"} or number not in lies or number in away:
            continue
        if lies[-1] != number and not opened:
            continue
        if board.table.beat is not None and board.table.beat.zone == name and not opened:
            continue  # the disc of what must be beaten says it
        rect = plan.poses[number].rect
        if not opened and _hidden(cloth, name, run):
            continue
        corner = (rect.right, rect.y + DISC_LOW * cloth.unit)
        if opened:
            corner = (rect.centerx, rect.y)
        place = _chip(cloth, ("disc", number), noted.note.label, corner, gilt=True)
        found.append((place, Target("card", str(number))))
    if (beat := _beat(cloth, away)) is not None:
        found.append(beat)
    for spec, word, tip in shown(board.data, board.table.view):
        if not _hidden(cloth, spec.zone, board.table.zones[spec.zone]):
            found.append(_shown(cloth, spec, word, tip))
    return found


def _beat(cloth: Cloth, away: Collection[int]) -> tuple[pygame.Rect, str] | None:
    """What must be beaten, on a gilt disc at the corner of its pile: the rank, and which way."""
    board, plan = cloth.board, cloth.plan
    note = board.table.beat
    run = board.table.zones.get(note.zone, ()) if note is not None else ()
    if note is None or not run or run[-1].id in away or _hidden(cloth, note.zone, run):
        return None
    rect, theme = plan.poses[run[-1].id].rect, cloth.theme
    high = cloth.px(BEAT * max(1.0, 0.6 * theme.letters))
    if theme.letters:  # on a little table it's as large as its letters have to be
        least = size(theme, RANK, cloth.unit) * theme.line_height(RANK.style)
        high = max(high, math.ceil(least / BEAT_LETTERS))
    stamp = (note.label, note.sign, high)
    image = cloth.theme.kept(("beat", stamp), partial(_beat_image, cloth, *stamp))
    middle = rect.right - 0.1 * high, rect.y + 0.16 * high
    place = cloth.put("beat", image, stamp=(stamp, id(cloth.theme)), center=middle)
    return place, sentence(note.text)


def _beat_image(cloth: Cloth, label: str, sign: str, high: int) -> pygame.Surface:
    """Such a disc: round where rank and glyph have room beside each other, else longer."""
    theme, part = cloth.theme, round(0.4 * high)
    letters = BEAT_LETTERS * high / theme.line_height(RANK.style)
    text = theme.text(label, RANK.style, DARK, size=letters)
    glyph = sign_picture(theme, _WAYS[sign], part, DARK) if sign in _WAYS else None
    inner = text.get_width() + (part + round(0.03 * high) if glyph else 0)
    wide = max(high, inner + round(0.42 * high))

    def body() -> str:
        return pill_body(cloth.inks, wide, high)

    image = cloth.svg(("beat", wide), (wide, high), body).copy()
    x = (wide - inner) // 2
    ink = text.get_bounding_rect()
    image.blit(text, (x, round(high / 2 - ink.centery)))
    if glyph:
        x += text.get_width() + round(0.03 * high)
        image.blit(glyph, glyph.get_rect(midleft=(x, high // 2)))
    return image


def _shown(cloth: Cloth, spec: PublicValue, word: str, tip: str) -> tuple[pygame.Rect, str]:
    """A value of the game's memory on a gilt disc at its zone; where, and what it means."""
    run, zone = cloth.board.table.zones[spec.zone], cloth.plan.zones[spec.zone]
    rect = cloth.plan.poses[run[-1].id].rect if run else zone.rect
    corner = rect.x, rect.y + DISC_LOW * cloth.unit
    return _chip(cloth, ("disc", spec.key), word, corner, gilt=True), sentence(tip)


def _chip(
    cloth: Cloth, key: Hashable, words: str, corner: tuple[float, float], *, gilt: bool = False,
    clear: Sequence[pygame.Rect] = (), inwards: int = -1,
) -> pygame.Rect:  # fmt: skip
    """A chip whose middle lies on that corner, so that it stands out of the pile by half.

    Where it would lie on what is to be `clear`, it stands further `inwards` or up, and below the
    icons in the corner.
    """
    image = cloth.theme.kept(
        ("chip", words, round(cloth.unit), gilt), partial(_chip_image, cloth, words, gilt=gilt)
    )
    inset = CHIP_INSET * cloth.unit
    rect = lay(image, center=(corner[0] - inset, corner[1] - 2 * inset))
    if (hit := rect.collidelist(clear)) >= 0:
        aside = clear[hit].right - rect.x if inwards > 0 else rect.right - clear[hit].x
        up = rect.bottom - clear[hit].y
        rect.move_ip((0, -up) if up < aside else (inwards * aside, 0))
    rect.clamp_ip(pygame.Rect(cloth.plan.area))
    if rect.colliderect(icons := cloth.board.corner_rect):
        rect.top = icons.bottom
    return cloth.put(key, image, rect, stamp=(words, gilt, id(image)))


def _chip_image(cloth: Cloth, words: str, *, gilt: bool) -> pygame.Surface:
    """Dark: how many. Gilt: what counts."""
    p = cloth.inks
    kind, ink = (DISC, p.ink) if gilt else (CHIP, p.on_cloth)
    letters = size(cloth.theme, kind, cloth.unit)
    text = cloth.theme.text(words, kind.style, ink, on="paper" if gilt else "cloth", size=letters)
    high = round(text.get_height() * 1.1)
    full = (max(high, text.get_width() + round(high * 0.55)), high)
    ground = p.second if gilt else mix(p.cloth.dark, (0, 0, 0), 0.7)
    border = p.on_accent if gilt else mix(ground, p.on_cloth, 0.55)
    image = paint.box(cloth.theme, full, ground, border=border, radius=high // 2).copy()
    image.blit(text, text.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


def tallies(cloth: Cloth, name: Name, hidden: Collection[str]) -> None:
    """How many cards piles hold, as a number and a word beside those of which that is wanted.

    Piles that belong to nobody are told of alike: where one has no room for words, all have chips.
    Of zones that are `hidden` nothing is told.
    """
    zones, board = cloth.plan.zones, cloth.board
    chips = [one.rect for one in cloth.items if isinstance(one.key, tuple) and one.key[0] == "chip"]
    groups: dict[str, list[str]] = {}
    for at, zone in zones.items():
        if zone.look.told and at not in hidden and not _hidden(cloth, at, board.table.zones[at]):
            groups.setdefault(at if owner_of(at) else "", []).append(at)
    for group in groups.values():
        tallied = {at: _tally(cloth, at, name) for at in group}
        if _have_room(tallied.values(), chips):
            for at, parts in tallied.items():
                for number, (image, rect) in enumerate(parts):
                    cloth.put(("tally", at, number), image, rect)
        else:
            for at in group:
                _tally_chip(cloth, at)


def _have_room(tallied: Iterable[Sequence[Part]], chips: Sequence[pygame.Rect]) -> bool:
    """Whether each pile's number and word are there, and lie on nobody else's."""
    taken = list(chips)
    for parts in tallied:
        rects = [rect for _, rect in parts]
        if not rects or any(rect.collidelist(taken) >= 0 for rect in rects):
            return False
        taken += rects
    return True


def _count(board: Board, *zones: str) -> int:
    """How many cards lie there; a zone that this table doesn't have holds none."""
    runs = (board.table.zones.get(zone, ()) for zone in zones)
    away = board.held | board.arriving
    return sum(sprite.id not in away for run in runs for sprite in run)


def _tally_chip(cloth: Cloth, at: str, *, now: bool = False) -> None:
    """What stands at a pile that has no room for words: a number, or its name where none lies."""
    zone, count = cloth.plan.zones[at], _count(cloth.board, at)
    landed = [one for one in cloth.board.table.zones[at] if one.id not in cloth.board.arriving]
    if owner_of(at):
        pile = pygame.Rect(zone.rect)
        corner = pile.bottomleft if _tally_left(cloth, at) else pile.bottomright
        _chip(cloth, ("chip", at), str(count), corner)
    elif landed:
        rect = _lies(cloth.board, landed[-1], now=now)
        _chip(cloth, ("chip", at), str(count), rect.bottomright, clear=_clear(cloth))
    elif not cloth.board.table.zones[at]:
        place_title(cloth, at, sentence(zone.look.name), pygame.Rect(zone.slots[0]))


def _tally_left(cloth: Cloth, name: str) -> bool:
    """Whether number and word stand left of that pile."""
    left = cloth.left(usually=cloth.plan.zones[name].look.told == "left")
    return left == (name.partition(".")[0] == cloth.board.reader)  # others' are turned half round


def _tally(cloth: Cloth, at: str, name: Name) -> list[Part]:
    """Number and word of one pile, each in its place; empty if there is no room for them."""
    plan, p = cloth.plan, cloth.inks
    left, zone, gap = _tally_left(cloth, at), plan.zones[at], cloth.px(GUTTER)
    pile, label = pygame.Rect(zone.rect), _label(cloth, zone.look.label, owner_of(at), name)
    count = _count(cloth.board, at, zone.look.tallied.replace("p.", f"{owner_of(at)}.", 1))
    bounds = pygame.Rect(plan.area).inflate(-2 * cloth.px(MARGIN), 0)
    room = pile.left - gap - bounds.left if left else bounds.right - pile.right - gap
    if left == cloth.left(usually=False):  # the card aid may lie on that side
        aid = plan.across(plan.composed.aid_from)
        room = min(room, round(pile.left - aid if left else aid - pile.right) - gap * 4 // 3)
    beside = [person.rect for person in plan.people.values()]
    beside += [] if owner_of(at) else [other.rect for other in plan.zones.values()]
    for rect in map(pygame.Rect, beside):
        if rect.bottom > pile.top and rect.top < pile.bottom:
            apart = pile.left - rect.right if left else rect.left - pile.right
            room = min(room, apart - 2 * gap) if apart > 0 else room
    if left == cloth.left(usually=False) and pile.top < cloth.board.corner_rect.bottom:
        icons = cloth.board.corner_rect
        room = min(room, (pile.left - icons.right if left else icons.left - pile.right) - gap)
    least = cloth.theme.width(label, DID.style, size(cloth.theme, DID, cloth.unit) * FITS_STILL)
    if room < least:
        return []
    lines = [
        cloth.written(str(count), NAME, p.on_cloth, room),
        cloth.written(label, DID, p.on_cloth_soft, room),
    ]
    high = round(CLOSER * lines[0].get_height())
    y = pile.centery - (high + lines[1].get_height()) // 2
    side: dict[str, Any] = {"right": pile.left - gap} if left else {"left": pile.right + gap}
    return [(one, lay(one, top=y + number * high, **side)) for number, one in enumerate(lines)]


def _label(cloth: Cloth, label: str, owner: str, name: Name) -> str:
    """The words of a label, with what its holes name; nothing where there is no such thing now."""
    known = cloth.details() | {"owner": owner}
    return fill(label, known, name) if complete(label, known) else ""


# --- stacks of coins ------------------------------------------------------------------------------


def stacks(
    cloth: Cloth, names: Mapping[Seat, Seated], taken: Sequence[pygame.Rect],
    covered: Sequence[pygame.Rect],
) -> list[tuple[pygame.Rect, str]]:  # fmt: skip
    """A stack of coins for each person that is seen, as high as the cards are many they have.

    Above it is the number, at its foot the face; the reader's stands last. All of them are smaller
    where there is no room, or left out, as they are while their place is `covered`. Returned is
    where each is, and what it says.
    """
    board, plan, spec = cloth.board, cloth.plan, cloth.plan.composed
    seats = [seat for seat in (*board.others, board.reader) if seat in names]
    if spec.stacks is None or not seats:
        return []
    zones = board.table.zones.items()
    counts = [sum(len(run) for at, run in zones if owner_of(at) == seat) for seat in seats]
    turn, usual = on_turn(board.table.view, spec), len(plan.poses) // len(seats)
    near = pygame.Rect(0, 0, 2, 2).move_to(
        center=(round(plan.across(spec.stacks[0])), round(plan.level(spec.stacks[1])))
    )
    for part in STACK_SIZES:
        wide, unit = round(COIN * part * cloth.unit), part * cloth.unit
        images = [
            cloth.theme.kept(
                ("stack", names[seat].name, count, wide, seat == turn),
                partial(_stack, cloth, names[seat].name, count, unit, lit=seat == turn),
            )
            for seat, count in zip(seats, counts, strict=True)
        ]
        gap = round(COINS_APART * unit)
        step = images[0].get_width() + gap
        made = partial(_stack, cloth, "", usual, unit, lit=False)
        full = cloth.theme.kept(("stack", "", usual, wide), made).get_height()
        whole = step * len(seats) - gap, full  # its foot stays there, however many cards there are
        strip = pygame.Rect(0, 0, whole[0] + 4, round(plan.area.h)).move_to(center=near.center)
        strip.clamp_ip(pygame.Rect(plan.area))
        found = nearest_free(
            [whole], near, strip, [Clearance(taken, STACK_FAR * cloth.unit)],
            step=max(2, cloth.px(0.01)), air=cloth.px(0.012),
        )  # fmt: skip
        if found is None:
            continue
        if found[1].collidelist(covered) >= 0:
            return []
        places = []
        for number, (seat, image) in enumerate(zip(seats, images, strict=True)):
            foot = found[1].x + number * step, found[1].bottom
            place = cloth.put(("stack", seat), image, bottomleft=foot)
            told = fill(spec.held, {"n": counts[number]}, str)
            places.append((place, BETWEEN.join((names[seat].name, told))))
        return places
    return []


def _stack(cloth: Cloth, name: str, count: int, unit: float, *, lit: bool) -> pygame.Surface:
    p, theme = cloth.inks, cloth.theme
    wide, thick = round(COIN * unit), COIN_THICK * unit
    coins = -(-count // CARDS_A_COIN)
    across, deep = 0.44 * wide, 0.16 * wide
    high = round(thick * coins + 2 * deep + 2)
    dark, ink = mix(p.second, (0, 0, 0), 0.62), p.glow if lit else p.on_cloth
    light, edge = mix(p.second, (255, 255, 255), 0.28), mix(p.second, (0, 0, 0), 0.75)

    def body() -> str:
        stops = zip((0, 0.3, 0.75, 1), (dark, mix(p.second, dark, 0.2), dark, edge), strict=True)
        side = "".join(f'<stop offset="{at}" stop-color="{hex_colour(c)}"/>' for at, c in stops)
        found = (
            f'<defs><linearGradient id="a">{side}</linearGradient></defs>'
            f'<ellipse cx="{0.5 * wide}" cy="{high - deep}" rx="{0.5 * wide}" ry="{deep}" '
            f'fill="#000" fill-opacity="0.35"/>'
        )
        style = f'stroke="{hex_colour(edge)}" stroke-width="{max(0.7, thick / 9)}"'
        for number in range(coins):
            x = wide / 2 + (chance(number, count) - 0.5) * 0.05 * wide
            low, top = (high - 1 - deep - thick * (number + up) for up in (0, 1))
            arc = f"{across} {deep} 0 0"
            found += (
                f'<path d="M{x - across} {top}V{low}A{arc} 0 {x + across} {low}V{top}'
                f'A{arc} 1 {x - across} {top}Z" fill="url(#a)" {style}/>'
            )
            if number == coins - 1:
                found += (
                    f'<ellipse cx="{x}" cy="{top}" rx="{across}" ry="{deep}" '
                    f'fill="{hex_colour(p.second)}" {style}/><ellipse cx="{x}" cy="{top}" '
                    f'rx="{across * 0.72}" ry="{deep * 0.68}" fill="{hex_colour(light)}" '
                    f'fill-opacity="0.7" {style}/>'
                )
        return found

    pile = cloth.svg(("coins", count, lit), (wide, high), body)
    number = cloth.written(str(count), SCORE._replace(high=0.8 * SCORE.high), ink)
    number = number.subsurface(number.get_bounding_rect())
    side, gap = round(STACK_FACE * unit), round(0.008 * unit)
    face = avatar(theme, name, side)
    size = max(wide, number.get_width()), number.get_height() + 2 * gap + high + side
    image = pygame.Surface(size, pygame.SRCALPHA)
    y = 0
    for part in (number, pile, face):
        image.blit(part, part.get_rect(midtop=(size[0] // 2, y)))
        y += part.get_height() + gap
    return image


# --- scale pans -----------------------------------------------------------------------------------


def pans(cloth: Cloth, name: Name) -> None:
    """Drawn scale pans in which cards lie; above each what they count, and for or against whom."""
    board = cloth.board
    for zone, place in cloth.plan.zones.items():
        look = place.look
        if not look.pan:
            continue
        rules = board.table.view.rules
        away = board.striking | board.arriving
        run = (one for one in board.table.zones[zone] if one.id not in away)
        counts = [rules.game.worth(rules, one.card) for one in run if one.card is not None]
        totals = [sum(counts)]
        if len(look.pan) > 1:
            totals = [sum(one for one in counts if one > 0), -sum(one for one in counts if one < 0)]
        below = _label(cloth, look.label, owner_of(zone), name)
        for slot, words, total in zip(place.slots, look.pan, totals, strict=True):
            rect = pygame.Rect(slot)
            _pan(cloth, (zone, words), rect, flat=len(look.pan) > 1)
            _above(cloth, (zone, words), rect, (signed(total), words, below))


def _pan(cloth: Cloth, key: tuple[str, str], slot: pygame.Rect, *, flat: bool) -> None:
    """The pan's curve below its cards: `flat` where another pan's words are close below."""
    out, thick = cloth.px(PAN_OUT), max(1.5, 0.0028 * cloth.unit)
    sag = cloth.px(SAG * (0.4 if flat else 1.0))
    wide, high = slot.w + 2 * out, sag + round(2 * thick)

    def body() -> str:
        return (
            f'<path d="M2 {thick}Q{wide / 2} {thick + 2 * sag * 0.95} {wide - 2} {thick}" '
            f'fill="none" stroke="{hex_colour(cloth.inks.second)}" stroke-opacity="0.9" '
            f'stroke-width="{thick}" stroke-linecap="round"/>'
        )

    image = cloth.svg(("pan", sag, thick), (wide, high), body)
    cloth.put(("scale", *key), image, midtop=(slot.centerx, slot.bottom + cloth.px(DROP)))


def _above(
    cloth: Cloth, key: tuple[str, str], slot: pygame.Rect, shown: tuple[str, str, str]
) -> None:
    """The total at the outer end, and beside it what it is."""
    p, gap = cloth.inks, BESIDE * cloth.unit
    outer = slot.centerx > cloth.plan.area.centerx  # the total is at the right end there
    total = cloth.written(shown[0], SCORE, p.on_cloth)
    room = slot.w - total.get_width() - gap
    lines = [cloth.written(shown[1], PAN, p.on_cloth, room)]
    if shown[2]:
        lines.append(cloth.written(shown[2], AGAINST, p.on_cloth_soft, room))
    wide = max(line.get_width() for line in lines)
    high = sum(round(line.get_height() * 0.84) for line in lines)
    size = (total.get_width() + round(gap) + wide, max(high, total.get_height()))
    image = pygame.Surface(size, pygame.SRCALPHA)
    middle = size[1] // 2
    image.blit(total, lay(total, **{"midright" if outer else "midleft": (outer * size[0], middle)}))
    y = middle - high // 2
    for line in lines:
        image.blit(line, (wide - line.get_width() if outer else size[0] - wide, y))
        y += round(line.get_height() * 0.84)
    image = image.subsurface(image.get_bounding_rect())  # a serif's figures have much air
    side: dict[str, Any] = {"right": slot.right} if outer else {"left": slot.left}
    cloth.put(
        ("pan", *key), image, stamp=(shown, outer, id(cloth.theme)),
        bottom=slot.top - cloth.px(ABOVE), **side,
    )  # fmt: skip


# --- where cards lie ------------------------------------------------------------------------------


def judged(board: Board) -> list[pygame.Rect]:
    """Where cards lie that the reader has to see: what is face up, and all of their own."""
    plan = board.plan
    return [
        pygame.Rect(pose.rect)
        for one in board.table.sprites()
        for pose in [plan.poses[one.id]]
        if pose.shown and (pose.face or owner_of(one.zone) == board.reader)
    ]


def unseen(board: Board, lit: Collection[str] = ()) -> set[str]:
    """The shy zones that hold no card, and to which no chosen card may go: those are `lit`."""
    return {
        name
        for name, zone in board.plan.zones.items()
        if zone.look.shy and not board.table.zones[name] and name not in lit
    }


def empty_places(board: Board) -> dict[str, pygame.Rect]:
    """Where piles lie that are empty, but for those that are seen only as they are needed."""
    return {
        name: pygame.Rect(zone.slots[0])
        for name, zone in board.plan.zones.items()
        if zone.slots and not board.table.zones[name] and not zone.look.shy
    }


def extents(board: Board) -> dict[str, pygame.Rect]:
    """Where the cards of each zone lie, all together; no zones that are empty."""
    found: dict[str, pygame.Rect] = {}
    for name, run in board.table.zones.items():
        poses = [board.plan.poses[one.id] for one in run]
        rects = [pygame.Rect(pose.rect) for pose in poses if pose.shown]
        if rects:
            found[name] = rects[0].unionall(rects[1:])
    return found
