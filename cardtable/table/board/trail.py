"""The trail: the small cards that show what the others have just done, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from cardtable.presenter.layoutfile import MARGIN, owner_of
from cardtable.presenter.model import Sprite
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import is_hand
from cardtable.table.board.callouts import AGAIN, Pointable
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.prompt import PROMPTS
from cardtable.table.board.telling import Resting, Step
from cardtable.table.board.words import AIR, FACE, FARTHEST, STEP, covered, kept_ever
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.card_pictures import ASPECT, CardPainter, Transform
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.seals import sign_picture
from cardtable.table.drawing.theme import MADE
from cardtable.table.widgets.icons import sign_image

STEP_CARD = 0.062  # units that a card of the trail is high
MOST_STEPS, MOST_CARDS = 8, 4  # of a trail, and of each of its steps
OVERLAP = 0.42  # of its width: so much is seen of a card on which the next one lies
TRAIL_ROOM = ((0.2, (0.5, 0.4, 0.3)), (FARTHEST, (0.5, 0.4, 0.3, 0.25, 0.2, 0.16)))
"""Units that a trail is away from the prompt at most, and that it may be wide, the first that is
free."""


def trail_place(cloth: Cloth) -> pygame.Rect | None:
    """The place of the trail, always the same in a window of that size; None if there is none."""
    unit, line = cloth.unit, pygame.Rect(cloth.plan.line)
    gap, near = round(AIR * unit), line.inflate(round(PROMPTS * unit) - line.w, 0)
    margin = 2 * round(MARGIN * unit)
    bounds = pygame.Rect(cloth.board.area).inflate(-margin, -margin)
    ever, step = kept_ever(cloth), max(2, round(STEP * unit))
    for far, rooms in TRAIL_ROOM:
        sizes, clear = (
            [(cloth.px(one), cloth.px(STEP_CARD)) for one in rooms],
            [Clearance(ever, far * unit)],
        )
        if (found := nearest_free(sizes, near, bounds, clear, step=step, air=gap)) is not None:
            return found[1]
    return None


class _Laid(NamedTuple):
    """A step of the trail: its face, what stands before its cards, and where these begin."""

    step: Step
    face: int | None
    label: str
    cards: tuple[int, ...]
    right: int
    swap: int | None = None
    """Where the sign of a swap stands, before the card that came back."""


def trail(
    cloth: Cloth, telling: Resting, painter: CardPainter, place: pygame.Rect
) -> list[Pointable]:
    """What the others have done, the oldest first, in its `place`: small cards.

    Before each run of moves stands a face. Where there is no room for all, the newest are seen; on
    nothing else than bare cloth. Returned is where each step stands.
    """
    side, gap = round(FACE * cloth.unit), round(AIR * cloth.unit)
    taken, steps = covered(cloth, telling), _folded(telling.trail)
    for count in range(min(MOST_STEPS, len(steps)), 0, -1):
        row = _in_a_row(cloth, steps[-count:], place.h, (side, gap), begins=telling.again)
        rect = pygame.Rect(place.topleft, (row[-1].right, place.h))
        if rect.w <= place.w and rect.collidelist(taken) < 0:
            return _tread(cloth, telling, painter, row, rect)
    return []


def _folded(steps: Sequence[Step]) -> list[Step]:
    """The same, each with what its player said after it: a call or a name has no card to show."""
    folded: list[Step] = []
    for step in steps:
        if folded and step.seat == folded[-1].seat and not step.cards:
            folded[-1] = folded[-1]._replace(words=f"{folded[-1].words}\n{step.words}")
        else:
            folded.append(step)
    return folded


def _in_a_row(
    cloth: Cloth, steps: Sequence[Step], high: int, room: tuple[int, int], *, begins: bool
) -> list[_Laid]:
    """Where everything of these steps is, in pixels from the left.

    `room` is what a face takes, and the gap after a step; it `begins` with a sign as large as one.
    """
    side, gap = room
    wide, x, before = round(ASPECT * high), (side + 2 * gap) * begins, ""
    laid: list[_Laid] = []
    for step in steps:
        x += (2 * gap if step.seat != before else gap) if laid else 0
        face = x if step.seat != before else None
        x += side + gap // 2 if face is not None else 0
        hand = bool(owner_of(step.dst)) and step.dst != step.src
        taken = hand and is_hand(cloth.board.data, step.dst) and not step.back
        count, before = len(step.cards), step.seat
        shown = min(count, MOST_CARDS)
        label = f"{count}×" if count > shown else step.brief
        if taken:
            source = cloth.plan.zones.get(step.src)
            drawn = not owner_of(step.src) and source is not None and source.kind == "stack"
            told = "table.trail-draws" if drawn else "table.trail-takes"
            label = wording(told, count=count if count > shown else 0)
        if label:
            x += cloth.written(label, MADE, cloth.inks.on_cloth_soft).get_width() + gap // 2
        cards = tuple(x + number * round(wide * OVERLAP) for number in range(shown))
        x = cards[-1] + wide if cards else x
        swap = x + gap // 2 if step.back else None
        if swap is not None:
            cards = (*cards, swap + side + gap // 2)
            x = cards[-1] + wide
        laid.append(_Laid(step, face, label, cards, x, swap))
    return laid


def _tread(
    cloth: Cloth, telling: Resting, painter: CardPainter, row: Sequence[_Laid], rect: pygame.Rect
) -> list[Pointable]:
    """Put them there."""
    theme, gap, high = cloth.theme, round(AIR * cloth.unit), rect.h
    wide, found, left = round(ASPECT * high), list[Pointable](), rect.x
    if telling.again:
        side = round(FACE * cloth.unit)
        sign = sign_image(theme, "recap", side, cloth.inks.on_cloth_soft)
        cloth.put(("trail", "again"), sign, midleft=(rect.x, rect.centery))
        left += side + gap
        found.append((pygame.Rect(rect.x, rect.y, side + gap, rect.h), Target("mark", AGAIN)))
    for place, one in enumerate(row):
        if one.face is not None:
            face = avatar(theme, telling.name(one.step.seat), round(FACE * cloth.unit))
            cloth.put(("trail", place, "face"), face, midleft=(rect.x + one.face, rect.centery))
        if one.label:
            words = cloth.written(one.label, MADE, cloth.inks.on_cloth_soft)
            x = rect.x + (one.cards[0] - gap // 2 if one.cards else one.right)
            cloth.put(("trail", place, "label"), words, midright=(x, rect.centery))
        if one.swap is not None:
            sign = sign_picture(theme, "swaps", round(FACE * cloth.unit), cloth.inks.glow)
            cloth.put(("trail", place, "swap"), sign, midleft=(rect.x + one.swap, rect.centery))
        shown = [*one.step.cards, *one.step.back[:1]]
        for number, x in enumerate(one.cards):
            card = shown[number - len(one.cards)]
            sprite = Sprite(-1 - (MOST_CARDS + 1) * place - number, card, one.step.dst, 0)
            at = Transform(rect.x + x + wide / 2, rect.centery, high, 0, float(card is not None))
            item = painter.card(sprite, at)
            cloth.items.append(item._replace(key=("trail", place, number)))
        right = rect.x + one.right
        found.append((pygame.Rect(left, rect.y, right - left, rect.h), one.step))
        left = right
    return found
