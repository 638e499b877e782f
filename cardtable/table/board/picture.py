"""The picture of a board: which items rest, move and float at this moment."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise

import pygame

from cardtable.presenter.model import Sprite
from cardtable.presenter.palette import Rgb
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.turns import threatened
from cardtable.table.board import composed, labels, signing
from cardtable.table.board.board import Board
from cardtable.table.board.burning import burning_cards
from cardtable.table.board.drag import Drag
from cardtable.table.board.glints import Glints
from cardtable.table.board.plan import Pose
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.cardpaint import CardPainter, Transform
from cardtable.table.drawing.fire import fire
from cardtable.table.drawing.marks import Mark
from cardtable.table.drawing.room import Clearance, nearest_free
from cardtable.table.drawing.sprites import SMALL
from cardtable.table.drawing.stage import Item, Picture
from cardtable.table.drawing.theme import Theme

BANNER = 0.43  # of the table: how low a banner is
LEGIBLE, LEGIBLE_SHARE = 112, 0.155
"""Pixels, and shares of a unit, as a large window is looked at from afar: cards on the table that
are less high need large corner indices, ..."""
TINY, TINY_SHARE = 84, 0.116
"""... and these do at any table: hands of others that lie open."""
SMALL_SHARE = SMALL / 720
STEP = 0.022  # of a unit, between the places that are tried for it


class PicturePainter:
    """Turns a board and a telling into items; keeps what didn't change since the last frame."""

    def __init__(self, painter: CardPainter, below: float | None = None) -> None:
        self.painter = painter
        self._below = below
        """Cards lower than that have large indices; None: those that the table's size asks for."""
        self._kept: tuple[Hashable, list[Item]] | None = None
        self._said: tuple[Hashable, Item | None] | None = None
        self._glints = Glints()
        self._free: tuple[Hashable, tuple[float, float]] | None = None
        """Where the banner stands, as long as it says the same."""

    def forget(self) -> None:
        """The theme or the window has changed."""
        self._kept = self._said = None
        self.painter.forget()

    def picture(self, board: Board, theme: Theme, telling: Telling) -> Picture:
        """Everything to be seen now."""
        self.painter.begin(large_below(board) if self._below is None else self._below)
        moving = self._moving_numbers(board)
        stamp = (
            board.version,
            frozenset(moving),
            tuple(sorted(telling.seated.items(), key=lambda pair: pair[0])),
            telling.prompt,
            telling.urgent,
            telling.intro,
            telling.controls,
            telling.warning,
            telling.reminders,
            tuple(telling.lit),
            telling.hot,
            telling.hovered,
            telling.playable,
            telling.pointed,
            telling.counter,
            telling.aids,
            telling.cords,
            id(theme),
        )
        if self._kept is None or self._kept[0] != stamp:
            self._kept = (stamp, self._resting(board, theme, telling, moving))
        moves = self._moving(board, theme, telling, moving)
        floats = self._floating(board, theme, telling)
        return Picture(self._kept[1], moves, floats)

    def needed(self, board: Board, telling: Telling) -> list[pygame.Rect]:
        """What no message from outside of the table may cover: controls, prompt, cards in play."""
        kept = composed.kept(board, telling, self._kept[1] if self._kept else ())
        return [*kept.never, pygame.Rect(board.plan.line)]

    # --- layers -----------------------------------------------------------------------------------

    def _moving_numbers(self, board: Board) -> set[int]:
        """Sprites that can't rest on the base now; fans move as a whole, to keep their order."""
        moving = board.motion.moving | board.held | board.feel.moving | board.sway.cards
        moving = {one for one in moving if one in board.plan.poses}
        for zone in {one.zone for one in board.table.sprites() if one.id in moving}:
            if board.plan.zones[zone].kind == "fan":
                moving |= {one.id for one in board.table.zones[zone]}
        return moving

    def _resting(
        self, board: Board, theme: Theme, telling: Telling, moving: set[int]
    ) -> list[Item]:
        unseen = _unseen(board, telling)
        away = moving | board.fire.hidden
        items = composed.under(theme, board, telling, unseen)
        items += self._cards(board, theme, telling, away)
        items += composed.over(theme, board, telling, away)
        return [*items, *composed.written(theme, board, telling, items)[0]]

    def _cards(
        self, board: Board, theme: Theme, telling: Telling, away: Collection[int]
    ) -> Iterator[Item]:
        """The cards that rest."""
        sprites = {one.id: one for one in board.table.sprites()}
        marks, strips = _Marks(board, theme, telling), _strips(board)
        for number, pose in board.plan.poses.items():
            if number in away or not pose.shown:
                continue
            at = board.at(number)
            yield self.painter.card(
                sprites[number], at, marks=marks.of(number), glow=marks.light(number),
                strip=strips.get(number, 0),
                raster=round(max(pose.height, 8)) if at.height > pose.height else 0,
            )  # fmt: skip

    def _moving(self, board: Board, theme: Theme, telling: Telling, moving: set[int]) -> list[Item]:
        sprites = {one.id: one for one in board.table.sprites()}
        drag = telling.drag
        dragged = drag.cards if drag and drag.moved else []
        gone = {*dragged, *board.fire.hidden}
        order = [one for one in board.plan.poses if one in moving and one not in gone]
        order.sort(key=lambda one: one in board.travelling)
        turning = board.motion.turning
        resting = self._kept[1] if self._kept else []
        items = list(self._glints.items(theme, board, telling, resting))
        items += burning_cards(self.painter, board, sprites)
        strips, marks = _strips(board), _Marks(board, theme, telling)
        for number in order:
            pose = board.plan.poses[number]
            still = number not in board.motion.moving
            if still and not pose.shown:
                continue
            at = board.at(number)
            raster = round(max(pose.height, 8))
            if number in board.travelling and at.height > pose.height * 1.05:
                # on its way to a smaller place: drawn large and scaled down, so that it stays crisp
                raster = round(board.plan.zones[sprites[number].zone].height)
            shown = () if number in board.travelling else marks.of(number)
            light = marks.light(number) if number not in board.motion.moving else None
            items.append(
                self.painter.card(
                    sprites[number], at, raster=raster, marks=shown,
                    glow=light,
                    turning=number in turning, strip=strips.get(number, 0),
                )
            )  # fmt: skip
        if drag is not None:
            items += self._dragged(board, sprites, drag, dragged)
        return items

    def _dragged(
        self, board: Board, sprites: Mapping[int, Sprite], drag: Drag, dragged: Sequence[int]
    ) -> list[Item]:
        items: list[Item] = []
        for place, number in reversed(list(enumerate(dragged))):
            if number not in sprites:
                continue
            at = carried_transform(board, drag, place, number)
            raster, middle = round(board.plan.poses[number].height), board.plan.area.centerx
            items.append(self.painter.card(sprites[number], at, lifted=middle, raster=raster))
        return items

    def _floating(self, board: Board, theme: Theme, telling: Telling) -> list[Item]:
        items = [
            labels.lit(theme, ("lit", rect), pygame.Rect(rect), hot=True) for rect in telling.shown
        ]
        if telling.flash is not None:
            items.append(labels.flash(theme, telling.flash, telling.flash_share))
        if board.fire.blaze is not None:
            flames = board.fire.blaze
            items.append(fire(pygame.Rect(flames.rect), flames.share(board.motion.now)))
        items += signing.items(theme, board, telling.signs)
        if telling.wait >= 0:
            x, y = board.plan.prompt
            middle = (x, y + board.plan.line.h / 2 - 0.006 * board.plan.unit)
            items.append(labels.wait(theme, middle, board.plan.unit, telling.wait))
        if telling.focus is not None:
            items.append(labels.ring(theme, telling.focus))
        if telling.bubble and telling.bubble_at is not None:
            found = self._bubble(board, theme, telling, telling.bubble_at)
            items += [found] if found is not None else []
        if not telling.banner:
            self._free = None
        else:
            items.append(self._banner(board, theme, telling))
        return items

    def _banner(self, board: Board, theme: Theme, telling: Telling) -> Item:
        """Over the piles, or where no card is."""
        area, words, share = board.plan.area, telling.banner, telling.banner_share
        middle = (area.centerx, board.plan.level(BANNER))
        room = round(area.w)
        banner = labels.banner(theme, words, middle, share, room)
        stamp = (words, banner.rect.size, tuple(board.area))
        if self._free is None or self._free[0] != stamp:
            poses = board.plan.poses
            shown = [one for one in board.table.sprites() if poses[one.id].shown]
            mine = [one for one in shown if owner_of(one.zone) in {"", board.reader}]
            near = pygame.Rect((round(middle[0]), round(middle[1])), (0, 0))
            bounds, step = pygame.Rect(board.area), max(4, round(STEP * board.plan.unit))
            levels = [
                Clearance([pygame.Rect(poses[one.id].rect) for one in cards], float(bounds.h))
                for cards in (shown, mine)  # others' cards are covered first
            ]
            found = nearest_free([banner.rect.size], near, bounds, levels, step=step)
            self._free = stamp, found[1].center if found else middle
        return labels.banner(theme, words, self._free[1], share, room)

    def _bubble(
        self, board: Board, theme: Theme, telling: Telling, near: pygame.Rect
    ) -> Item | None:
        """A bubble keeps its place until it says something else, or the table looks different."""
        resting = self._kept[1] if self._kept else []
        rects = [tuple(one.rect) for one in resting]
        stamp = (
            board.version, tuple(rects), telling.bubble, tuple(near), telling.bubble_bad,
            telling.controls, tuple(telling.lit),
            id(theme),
        )  # fmt: skip
        if self._said is None or self._said[0] != stamp:
            self._said = stamp, composed.said(theme, board, telling, near, resting)
        return self._said[1]


def large_below(board: Board) -> float:
    """Below what height a table's cards have large indices: all of them, or only tiny ones.

    All if the smallest that lie in places need them: so a table's cards look alike, and in a large
    window as in a small one. Cards that bear titles are each as they can be read, and so are
    those of a table that has them in very different sizes.
    """
    unit, plan = board.plan.unit, board.plan
    if board.data.titles or not plan.composed.alike:
        return max(SMALL, SMALL_SHARE * unit)
    if plan.least < max(LEGIBLE, LEGIBLE_SHARE * unit):
        return math.inf
    return max(TINY, TINY_SHARE * unit)


class _Marks:
    """Which marks every card has."""

    def __init__(self, board: Board, theme: Theme, telling: Telling) -> None:
        self._palette = theme.palette
        spec = board.plan.composed
        self._aim = threatened(board.table, spec)
        self._raised = board.raised
        self._targets = {int(one.name) for one in telling.lit if one.kind == "card"}
        hot = telling.hot
        self._hot = int(hot.name) if hot is not None and hot.kind == "card" else None
        self._lights = telling.pointed | {telling.hovered, self._hot}
        sunk = board.standing[1] | dimmed(board)
        self._sets: tuple[tuple[Mark, Collection[int]], ...] = (
            ("sunk", sunk - board.raised),
            ("playable", telling.playable),
        )

    def of(self, number: int) -> list[Mark]:
        """The marks of one card, the uppermost last."""
        found: list[Mark] = [mark for mark, cards in self._sets if number in cards]
        if number in self._targets or number == self._hot:
            found.append("target")
        return found

    def light(self, number: int) -> Rgb | None:
        """The light under it: gilt where it is pointed at or would be hit, blue, or red."""
        if number in self._raised:
            return self._palette.chosen
        if number in self._lights:
            return self._palette.glow
        return self._palette.bad if number == self._aim else None


def _strips(board: Board) -> dict[int, int]:
    """What is seen, in pixels, of cards in columns beneath those that lie on them for good.

    Below zero it is their right edge; of those whose left edge is seen, nothing is special.
    """
    away = board.held | board.travelling
    poses = board.plan.poses
    return {
        under.id: round(
            poses[over.id].y - poses[under.id].y + min(0.0, poses[over.id].x - poses[under.id].x)
        )
        for name, zone in board.plan.zones.items()
        if zone.kind == "column"
        for under, over in pairwise(board.table.zones[name])
        if over.id not in away and over.id not in board.raised
    }


def carried_transform(board: Board, drag: Drag, place: int, number: int) -> Transform:
    """Where a dragged card is: the grabbed one under the pointer, the others fanned behind it."""
    pose: Pose = board.plan.poses[number]
    x, y = drag.shown
    height = pose.height * board.feel.size(number)
    offset = place * height * 0.16
    return Transform(
        x + offset, y + place * height * 0.02, height, drag.lean - place * 2.5, float(pose.face)
    )


def dimmed(board: Board) -> frozenset[int]:
    """The cards that lie in the shade, but for those that are looked through or may be taken."""
    zones = board.plan.zones
    away = {name for name, zone in zones.items() if zone.look.dim and name not in board.opened}
    return frozenset(one.id for name in away for one in board.table.zones[name])


def _unseen(board: Board, telling: Telling) -> set[str]:
    """The shy zones that hold no card, and to which no chosen card may go."""
    lit = {target.name for target in telling.lit if target.kind == "zone"}
    return {
        name
        for name, zone in board.plan.zones.items()
        if zone.look.shy and not board.table.zones[name] and name not in lit
    }
