"""The picture of a board: which items rest, move and float at this moment."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Sprite
from cardtable.presenter.notes import sentence
from cardtable.presenter.palette import Rgb
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.turns import threatened
from cardtable.table.board import clothwords, composed, labels, signing, trays
from cardtable.table.board.board import Board
from cardtable.table.board.bubbles import bubble, in_play, uncovered
from cardtable.table.board.burning import burning_cards
from cardtable.table.board.clothwords import LINE
from cardtable.table.board.drag import Drag
from cardtable.table.board.glints import Glints
from cardtable.table.board.plan import ASPECT, Pose
from cardtable.table.board.slate import tags
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.cardpaint import CardPainter, Transform
from cardtable.table.drawing.fire import fire
from cardtable.table.drawing.marks import Mark, small
from cardtable.table.drawing.room import Level, nearest_free
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
        self._rest: tuple[list[Item], pygame.Rect, list[Item]] | None = None
        """What rests beside a bubble, as long as both are the same."""
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
            telling.last,
            telling.held,
            telling.captions,
            telling.controls,
            telling.warning,
            telling.reminders,
            telling.spare,
            tuple(telling.lit),
            telling.hot,
            telling.hovered,
            telling.playable,
            telling.pointed,
            telling.fresh,
            telling.counter,
            telling.aids,
            telling.cords,
            id(theme),
        )
        if self._kept is None or self._kept[0] != stamp:
            self._kept = (stamp, self._resting(board, theme, telling, moving))
        moves = self._moving(board, theme, telling, moving)
        floats = self._floating(board, theme, telling)
        return Picture(self._uncut(board, theme, telling, self._kept[1]), moves, floats)

    def needed(self, board: Board, theme: Theme, telling: Telling) -> list[pygame.Rect]:
        """What no message from outside of the table may cover: controls, prompt, cards in play."""
        prompt, _ = clothwords.line_at(board, theme, 0.45)
        if board.plan.composed is not None:
            kept = composed.kept(board, telling, self._kept[1] if self._kept else ())
            return [*kept.never, pygame.Rect(board.plan.line)]
        return [*map(pygame.Rect, telling.controls), prompt, *in_play(board, telling)]

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
        if board.plan.composed is not None:
            away = moving | board.fire.hidden
            items = composed.under(theme, board, telling, unseen)
            items += self._cards(board, theme, telling, away)
            items += composed.over(theme, board, telling, away)
            return [*items, *composed.written(theme, board, telling, items)[0]]
        items = list(labels.places(theme, board.plan, unseen))
        outlines = len(items)
        items += clothwords.lines(board, theme, telling)
        away = moving | board.fire.hidden
        asked = clothwords.prompt(board, theme, telling)
        taken = [item.rect for item in items[outlines:]]
        items += self._lit_areas(board, theme, telling)
        if board.opened:
            items += self._plates(board, theme, telling)
        items += self._cards(board, theme, telling, away)
        words = len(items)
        items += tags(theme, board, away)
        items += self._pills(board, theme, telling, unseen)
        if not board.opened:
            items += self._plates(board, theme, telling)
        items += asked
        taken += [item.rect for item in items[words:]]
        items += clothwords.news(board, theme, telling, taken)
        return items

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

    def _plates(self, board: Board, theme: Theme, telling: Telling) -> list[Item]:
        """The seats' plates: over their cards, and under what is spread out to be read."""
        fit = labels.plate_fit(theme, board.plan.text)
        return [
            labels.plate(theme, seat, told, pygame.Rect(board.plan.plates[seat]), fit)
            for seat, told in telling.seated.items()
        ]

    def _lit_areas(self, board: Board, theme: Theme, telling: Telling) -> list[Item]:
        items: list[Item] = []
        for target in telling.lit:
            rect: pygame.Rect | None = None
            if target.kind == "zone" and target.name in board.plan.zones:
                rect = pygame.Rect(board.plan.zones[target.name].rect)
            elif target.kind == "seat" and target.name in board.plan.blocks:
                rect = _above_words(board, theme, target.name)
            if rect is not None:
                hot = target == telling.hot
                items.append(labels.lit(theme, ("lit", target), rect, hot=hot))
        return items

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
            below = (
                LINE * board.plan.text * 1.05
                if board.plan.composed is None
                else (board.plan.line.h / 2 - 0.006 * board.plan.unit)
            )
            middle = (x, y + below)
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
        """Over the piles; where cards explain themselves, below them, or where no card is."""
        area, words, share = board.plan.area, telling.banner, telling.banner_share
        middle = (area.centerx, board.plan.level(BANNER))
        room = round(area.w)
        banner = labels.banner(theme, words, middle, share, room)
        if board.plan.composed is None:
            return banner
        stamp = (words, banner.rect.size, tuple(board.area))
        if self._free is None or self._free[0] != stamp:
            poses = board.plan.poses
            shown = [one for one in board.table.sprites() if poses[one.id].shown]
            mine = [one for one in shown if owner_of(one.zone) in {"", board.reader}]
            near = pygame.Rect((round(middle[0]), round(middle[1])), (0, 0))
            bounds, step = pygame.Rect(board.area), max(4, round(STEP * board.plan.unit))
            levels = [
                Level([pygame.Rect(poses[one.id].rect) for one in cards], float(bounds.h))
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
            telling.bubble_stays, telling.controls, telling.choosable, tuple(telling.lit),
            id(theme),
        )  # fmt: skip
        if self._said is None or self._said[0] != stamp:
            self._said = stamp, self._new_bubble(board, theme, telling, near, resting)
        return self._said[1]

    def _new_bubble(
        self, board: Board, theme: Theme, telling: Telling, near: pygame.Rect,
        resting: Sequence[Item],
    ) -> Item | None:  # fmt: skip
        if board.plan.composed is not None:
            return composed.said(theme, board, telling, near, resting)
        return bubble(theme, board, telling, near, resting)

    def _uncut(
        self, board: Board, theme: Theme, telling: Telling, resting: list[Item]
    ) -> list[Item]:
        """The captions that a bubble would cut into stand elsewhere while it is there."""
        if not telling.bubble or telling.bubble_at is None or self._said is None:
            return resting
        if self._said[1] is None or board.plan.composed is not None:
            return resting
        said = self._said[1].rect
        if self._rest is None or self._rest[0] is not resting or self._rest[1] != said:
            self._rest = resting, said, uncovered(theme, board, telling, resting, said)
        return self._rest[2]

    # --- parts ------------------------------------------------------------------------------------

    def _pills(self, board: Board, theme: Theme, telling: Telling, unseen: set[str]) -> list[Item]:
        items: list[Item] = []
        spread = [board.plan.zones[name].rect for name in board.opened]
        most = LINE * 0.85 * board.plan.text
        for name, zone in board.plan.zones.items():
            if name in unseen or _burns(board, name):
                continue
            count = sum(one.id not in board.held for one in board.table.zones[name])
            if zone.look.worth or (zone.kind == "tray" and owner_of(name)):
                told = trays.label(theme, board, name, clothwords.names(telling))
                items += [one for one in told if one.rect.collidelist(spread) < 0]
                continue
            if zone.kind == "column":
                items += self._column_number(board, theme, name)
            owner = owner_of(name)
            mine = zone.look.slot and owner == board.reader
            named = zone.look.counted or (count == 0 and (zone.look.lifts or mine))
            if zone.kind == "column" or (owner and not named):
                continue  # the plates tell how many cards seats have
            if zone.rect.collidelist(spread) >= 0:
                continue
            if zone.look.suit:  # of a foundation the top card says how high it is
                rect = pygame.Rect(zone.rect)
                if count == 0:
                    items.append(labels.slot_suit(theme, ("slot", name), zone.look.suit, rect))
                continue
            if count == 0:
                title = sentence(zone.look.name)
                rect = pygame.Rect(zone.rect)
                items += labels.slot_title(theme, ("slot", name), title, rect, most)
                continue
            if zone.kind == "tray":
                continue
            size = min(1.0, LINE * board.plan.text / theme.line_height("small"))
            # mostly on the pile: below it are words
            over = 0.3 * theme.line_height("small", size)
            middle = (zone.rect.centerx, zone.rect.bottom - over)
            words = f"{zone.look.label} {count}".strip()
            wide = theme.width(words, "small", size) + theme.px(14 * size)
            size *= min(1.0, _between(board, name) / wide)
            items.append(labels.pill(theme, ("pill", name), words, middle, size))
        return items

    def _column_number(self, board: Board, theme: Theme, name: str) -> list[Item]:
        """What a numbered column is called, above its first card and the mark on that.

        On the card it would cover a suit. Its whole name: a bare number would look like a key.
        """
        zone = board.plan.zones[name]
        if not zone.look.name[-1:].isdigit():
            return []
        size = min(1.0, LINE * 0.75 * board.plan.text / theme.line_height("small"))
        wide = theme.width(zone.look.name, "small", size) + theme.px(14 * size)
        size *= min(1.0, 0.93 * _between(board, name) / wide)  # letters have whole sizes
        (_, mark), _ = small("playable", round(zone.height * ASPECT), round(zone.height))
        level = zone.rect.y - mark + 1 - 0.5 * theme.line_height("small", size)
        middle = (zone.rect.centerx, level)
        return [labels.pill(theme, ("number", name), zone.look.name, middle, size)]


def _between(board: Board, name: str) -> float:
    """How wide a pile's label can be beside those of the piles next to it."""
    zone = board.plan.zones[name].rect
    if board.plan.growth <= 1:
        return board.plan.area.w
    near = [
        abs(other.rect.centerx - zone.centerx)
        for one, other in board.plan.zones.items()
        if other.kind in {"stack", "heap", "column"} and one != name
        and abs(other.rect.bottom - zone.bottom) < zone.h
        and other.rect.centerx != zone.centerx
    ]  # fmt: skip
    return 0.97 * min(near, default=board.plan.area.w)


def large_below(board: Board) -> float:
    """Below what height a table's cards have large indices: all of them, or only tiny ones.

    All if the smallest that lie in places need them: so a table's cards look alike, and in a large
    window as in a small one. Cards that bear titles are each as they can be read, and so are
    those of a table that has them in very different sizes.
    """
    unit, plan = board.plan.unit, board.plan
    if board.data.titles or (plan.composed is not None and not plan.composed.alike):
        return max(SMALL, SMALL_SHARE * unit)
    if plan.least < max(LEGIBLE, LEGIBLE_SHARE * unit):
        return math.inf
    return max(TINY, TINY_SHARE * unit)


def _burns(board: Board, zone: str) -> bool:
    """Whether all that lies in a zone burns: it is counted once that is over."""
    cards = {one.id for one in board.table.zones[zone]}
    return bool(cards) and cards <= board.fire.hidden


def _above_words(board: Board, theme: Theme, seat: Seat) -> pygame.Rect:
    """A seat's block down to its lowest card: under that stand the words of its field."""
    block = pygame.Rect(board.plan.blocks[seat])
    lowest = max(
        (zone.rect.bottom for name, zone in board.plan.zones.items() if owner_of(name) == seat),
        default=block.bottom,
    )
    light = theme.px(labels.LIGHT) // 2 + 1  # so far it reaches beyond
    block.h = min(block.bottom, round(lowest + 0.005 * board.plan.unit) - light) - block.y
    return block


class _Marks:
    """Which marks every card has."""

    def __init__(self, board: Board, theme: Theme, telling: Telling) -> None:
        self._palette = theme.palette
        spec = board.plan.composed
        self._composed = spec is not None
        self._aim = threatened(board.table, spec) if spec is not None else None
        self._raised = board.raised
        self._targets = {int(one.name) for one in telling.lit if one.kind == "card"}
        hot = telling.hot
        self._hot = int(hot.name) if hot is not None and hot.kind == "card" else None
        self._lights = telling.pointed | {telling.hovered, self._hot}
        sunk = board.standing[1] | dimmed(board)
        self._sets: tuple[tuple[Mark, Collection[int]], ...] = (
            (("sunk", sunk - board.raised), ("playable", telling.playable))
            if self._composed
            else (
                ("moved", board.marks - board.raised),
                ("playable", telling.playable),
                ("chosen", board.raised),
            )
        )

    def of(self, number: int) -> list[Mark]:
        """The marks of one card, the uppermost last."""
        found: list[Mark] = [mark for mark, cards in self._sets if number in cards]
        if number in self._targets or number == self._hot:
            found.append("target")
        return found

    def light(self, number: int) -> Rgb | None:
        """The light under it: gilt where it is pointed at or would be hit, blue, or red."""
        if self._composed and number in self._raised:
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
