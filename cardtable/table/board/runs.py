"""Trays with a place of their own on a composed table: an exchange, scale pans, narrow runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardtable.presenter.composition import MARGIN
from cardtable.presenter.model import Sprite
from cardtable.presenter.tabledata import ZoneLook
from cardtable.table.board.lying import Place
from cardtable.table.board.plan import ASPECT, ZonePlan

if TYPE_CHECKING:
    from cardtable.table.board.layout import Composer

SEEN = 0.53, 0.6  # of a card: how much of each is seen in a narrow run, and in a pan
PAN_OUT = 0.021  # units: so far a pan reaches beyond its cards
HEAD = 0.068  # … and so high is what is told above them
FEW = 4  # cards that a pan has room for before it grows


def placed(planner: Composer, name: str) -> bool:
    """Whether a tray's cards have a place of their own, and lie in no row."""
    look = planner.looks[name]
    exchange = planner.spec.exchange
    own = bool(look.pan) or planner.spot(name).span is not None
    return look.kind == "tray" and (own or (exchange is not None and exchange.zone == name))


def laid(planner: Composer, name: str, place: Place) -> ZonePlan:
    """The zone with its cards in place."""
    look, run = planner.looks[name], planner.table.zones[name]
    if look.pan:
        return _pans(planner, name, run, look, place)
    span = planner.spot(name).span
    if span is None:
        return _exchange(planner, run, look, place)
    left, right = sorted(map(planner.across, span))
    card = place.height * ASPECT
    _run(planner, run, look, place, (left, right), SEEN[0], last=planner.sizes.mirrored)
    rect = FRect(left, place.y - place.height / 2, max(right - left, card), place.height)
    return ZonePlan(rect, "tray", place.height, look)


def _run(
    planner: Composer, run: Sequence[Sprite], look: ZoneLook, place: Place,
    ends: tuple[float, float], seen: float, *, last: bool,
) -> float:  # fmt: skip
    """Lay cards over each other from the left end, or up to the right one; how wide they lie."""
    card, (left, right) = place.height * ASPECT, ends
    step = min(card * seen, (right - left - card) / max(1, len(run) - 1))
    wide = card + step * max(0, len(run) - 1)
    start = right - wide if last else left
    for number, sprite in enumerate(run):
        planner.add(sprite, look, start + card / 2 + step * number, place.y, place.height)
    return wide


def _pans(
    planner: Composer, name: str, run: Sequence[Sprite], look: ZoneLook, place: Place
) -> ZonePlan:  # fmt: skip
    """Cards in pans from the edge of the table inwards."""
    area, margin, high = planner.area, (MARGIN + PAN_OUT / 2) * planner.unit, place.height
    rules = planner.table.view.rules
    cost = [one for one in run if one.card and rules.game.worth(rules, one.card) < 0]
    parts: list[tuple[bool, Sequence[Sprite]]] = [(place.x > area.centerx, run)]
    if len(look.pan) > 1:
        rest = [one for one in run if one not in cost]
        parts = [(planner.sizes.mirrored, rest), (not planner.sizes.mirrored, cost)]
    slots = []
    for far, cards in parts:
        left = area.right - margin - place.width if far else area.x + margin
        wide = _run(planner, cards, look, place, (left, left + place.width), SEEN[1], last=far)
        wide = max(wide, high * ASPECT * (1 + (FEW - 1) * SEEN[1]))
        x = area.right - margin - wide if far else left
        slots.append(FRect(x, place.y - high / 2, wide, high))
        above = FRect(x, slots[-1].y - HEAD * planner.unit, wide, HEAD * planner.unit)
        planner.figures[f"{name} {len(slots)}"] = above
    return ZonePlan(slots[0].unionall(slots[1:]), "tray", high, look, slots)


def _exchange(
    planner: Composer, run: Sequence[Sprite], look: ZoneLook, place: Place
) -> ZonePlan:  # fmt: skip
    """Two cards, each at its side: that of its suit, or the lead left and the answer right."""
    spec = planner.spec.exchange
    assert spec is not None
    sided = bool(planner.table.view.state.get(spec.sides))
    way = -1 if planner.sizes.mirrored else 1
    card, apart = place.height * ASPECT, max(spec.apart * planner.unit, place.height * ASPECT)
    xs = [place.x - way * apart / 2, place.x + way * apart / 2]
    taken: set[int] = set()
    for number, sprite in enumerate(run):
        at = min(number, 1)
        if sided and sprite.card is not None and sprite.card.suit in spec.suits:
            at = spec.suits.index(sprite.card.suit)
        at = 1 - at if at in taken else at
        taken.add(at)
        planner.add(sprite, look, xs[at], place.y, place.height)
    slots = [FRect(0, 0, card, place.height).move_to(center=(x, place.y)) for x in xs]
    return ZonePlan(slots[0].union(slots[1]), "tray", place.height, look, slots)
