"""The picture of a board: which items rest, move and float at this moment."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise

import pygame

from cardtable.presenter.layoutfile import MARGIN, owner_of
from cardtable.presenter.model import Sprite
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import sentence
from cardtable.presenter.status import aimed_at, threatened, waiting
from cardtable.table.board import arrows, piles, prompt, trail, words
from cardtable.table.board.board import Board
from cardtable.table.board.callouts import Pointable
from cardtable.table.board.card_feel import STEPS
from cardtable.table.board.card_guide import GUIDE, card_guide, wheel
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.gestures import Drag
from cardtable.table.board.people import people, scores
from cardtable.table.board.plan import CROWD, Pose
from cardtable.table.board.prompt import PROMPT
from cardtable.table.board.signs import announcement, paint_signs
from cardtable.table.board.telling import Resting, Telling
from cardtable.table.drawing import effects, paint
from cardtable.table.drawing.card_pictures import ASPECT, CardPainter, Transform
from cardtable.table.drawing.effects import FINE, Dot, burning, chance, fire
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.marks import Mark, dashed, hex_colour, stood
from cardtable.table.drawing.seals import Seal
from cardtable.table.drawing.stage import Item, Light, Picture
from cardtable.table.drawing.theme import Theme

LARGER = 0.128
"""Of a unit: cards that are less high have a larger index, so that it can be read."""
EVERY = 1.6  # seconds from one glint to the next
LASTS = 0.9  # seconds
SHADE = 0.026  # units of shadow round the paper of a banner
TRIED = 60  # so many spots are looked at for a glint: the brightest free one has it
LARGE = 0.034  # of a unit: how far its rays reach
ROUND = 0.25  # of a card's height: how much larger its shadow and a turned card are than it
SEAL, SEAL_MOST = 0.0306, 0.27  # units that a seal is across, and of a card's height at most
SEAL_IN = 0.02  # of a card's height: how far from the edges
INDEX_WIDE, INDEX_HIGH = 0.2, 0.34  # of a card's height: what a large index takes of its corner
UNLIT = frozenset(
    ("person", "score", "scale", "chip", "disc", "beat", "tally", "named", "counter", "rounds",
     "match", "team", "law", "warning", "intro", "called", GUIDE, PROMPT)
)  # fmt: skip
"""What is read, and so lies above the light of an event: the keys of such items."""
UNDER = frozenset(("lamp", "scorch", "next arrow", "aim line"))
"""What things on the table may stand on: it is light, or comes and goes."""
SMALLER = (1.0, 0.85, 0.7)
"""Of its size: what something on the table may have if there is no room."""
CANDLE, FLICKERS = "thing-candle", 6
"""What flickers, and how often a second."""
FAINT = 600  # the sum of three channels: light that is left everywhere, and shows no shadows yet
SCORCH = 1.25  # of what has burnt: how far what is left of it on the table reaches
ASTRAY = 0.6  # of its height: a card that is further from its place lies over its neighbours
AIR = 0.012  # of a unit: so far it keeps from what lies on the cloth


class PicturePainter:
    """Turns a board and a telling into items; keeps what didn't change since the last frame."""

    def __init__(self, painter: CardPainter) -> None:
        self.painter = painter
        self.pointable: Sequence[Pointable] = ()
        """What of the last picture says more when it is pointed at."""
        self._kept: tuple[Hashable, list[Item]] | None = None
        self._said: tuple[Hashable, list[Item]] | None = None
        self._glints = Glints()
        self._shadowing: tuple[Hashable, tuple[tuple[int, int, int, int], ...]] | None = None
        self._seals: tuple[Hashable, Mapping[int, Seal]] | None = None
        self._free: tuple[Hashable, float, tuple[float, float]] | None = None
        """How large the banner is, and where it stands, as long as it says the same."""
        self._bannered = pygame.Rect(0, 0, 0, 0)
        """The banner's paper."""
        self._clear_of: tuple[tuple[int, int, int, int], ...] = ()
        """The controls that were there when it was given its place."""

    def forget(self) -> None:
        """The theme or the window has changed."""
        self._kept = self._said = None
        self.painter.forget()

    def picture(self, board: Board, theme: Theme, telling: Telling) -> Picture:
        """Everything to be seen now."""
        below = LARGER * board.plan.unit
        dark = board.light.now is not None
        self.painter.begin(below, theme.palette, board.plan.area.centerx, dark=dark)
        moving, resting = self._moving_numbers(board, telling.gloss), telling.resting
        stamp = (
            board.version,
            frozenset(moving),
            resting,
            board.lamp.at,
            id(theme),
        )
        if self._kept is None or self._kept[0] != stamp:
            self._kept = (stamp, self._resting(Cloth(theme, board), resting, moving))
        adrift = Cloth(theme, board)
        if board.motion.moving:
            piles.adrift(adrift, self._kept[1])
        drifting = {one.key for one in adrift.items}
        rest = [one for one in self._kept[1] if one.key not in drifting]
        moves = self._moving(board, theme, telling, moving, rest, adrift.items)
        floats = self._floating(Cloth(theme, board), telling)
        light = self._light(board, theme)
        if light is not None and telling.announced is not None:
            light = light._replace(whole=True)
        lit = _own if light is not None and light.whole else _above
        above = tuple(lit(board, rest, moves)) if light is not None else ()
        return Picture(rest, moves, floats, light, above)

    def _light(self, board: Board, theme: Theme) -> Light | None:
        """The light of an event, if there is one: none where contrasts are to be strong."""
        shines = board.light.now
        if shines is None or theme.high_contrast:
            return None
        level, pool, at, reach, over = shines
        bodies = self._bodies(board, at, over=over) if sum(level) < FAINT else ()
        return Light(level, at, round(reach * board.plan.unit), pool, bodies)

    def _bodies(
        self, board: Board, at: tuple[int, int], *, over: bool
    ) -> tuple[tuple[int, int, int, int], ...]:
        """The cards that throw shadows away from a light, as long as they lie as they did."""
        stamp = board.version, at, over
        if self._shadowing is None or self._shadowing[0] != stamp:
            away = board.fire.hidden | board.travelling | set(() if over else board.in_hand())
            poses = board.plan.poses.items()
            lying = [pygame.Rect(p.rect) for one, p in poses if p.shown and one not in away]
            bodies = tuple((r.x, r.y, r.w, r.h) for r in lying if not r.collidepoint(at))
            self._shadowing = stamp, bodies
        return self._shadowing[1]

    def needed(self, board: Board, telling: Telling) -> list[list[pygame.Rect]]:
        """What no message from outside of the table covers: all that is read, if there is room.

        And else what no message may: controls, prompt, cards in play.
        """
        resting = self._kept[1] if self._kept else ()
        kept = words.kept_clear(board, telling.resting, resting)
        never = [*kept.never, pygame.Rect(board.plan.line)]
        return [[*never, *(one.rect for one in resting if _kind(one) in UNLIT)], never]

    # --- layers -----------------------------------------------------------------------------------

    def _sealed(self, board: Board) -> Mapping[int, Seal]:
        """The seals of a board, as long as it lies as it did."""
        stamp = board.version, id(board.plan), id(board.table.powers)
        if self._seals is None or self._seals[0] != stamp:
            self._seals = stamp, seals_on(board)
        return self._seals[1]

    def _moving_numbers(self, board: Board, gloss: tuple[int, int] | None) -> set[int]:
        """Sprites that can't rest on the base now; fans move as a whole, to keep their order.

        So does what lies on a card of a heap that moves.
        """
        moving = board.motion.moving | board.held | board.feel.moving | board.sway.cards
        moving |= {gloss[0]} if gloss is not None else set()
        moving = {one for one in moving if one in board.plan.poses}
        for zone in {one.zone for one in board.table.sprites() if one.id in moving}:
            if board.plan.zones[zone].kind == "fan":
                moving |= {one.id for one in board.table.zones[zone]}
            elif board.plan.zones[zone].kind == "heap":
                run = [one.id for one in board.table.zones[zone]]
                moving |= set(run[min(map(run.index, moving.intersection(run))) :])
        return moving

    def _resting(self, cloth: Cloth, telling: Resting, moving: set[int]) -> list[Item]:
        away = moving | cloth.board.fire.hidden
        _under(cloth, telling)
        self._cards(cloth, telling, away)
        self.pointable = _over(cloth, telling, away)
        place = trail.trail_place(cloth)
        self.pointable = [*self.pointable, *_things(cloth, telling, place)]
        words.notices(cloth, telling, place)
        words.remnants(cloth, telling, place if telling.trail else None)
        if place is not None:
            stands = trail.trail(cloth, telling, self.painter, place)
            self.pointable = [*self.pointable, *stands]
        return cloth.items

    def _cards(self, cloth: Cloth, telling: Resting, away: Collection[int]) -> None:
        """The cards that rest, those of a pile that lies open on its tray."""
        board, trays = cloth.board, set(cloth.plan.trays)
        sprites = {one.id: one for one in board.table.sprites()}
        marks, strips = _Marks(board, cloth.theme, telling), _strips(board)
        seals, known = self._sealed(board), piles.turned_corners(board)
        for number, pose in board.plan.poses.items():
            if (zone := sprites[number].zone) in trays:
                trays.remove(zone)
                piles.tray(cloth, zone, telling.name)
            if number in away or not pose.shown:
                continue
            at = board.at(number)
            card = self.painter.card(
                sprites[number], at, marks=marks.of(number), glow=marks.light(number),
                shade=marks.shade(number),
                strip=strips.get(number, 0), seal=seals.get(number),
                raster=round(max(pose.height, 8)) if at.height != pose.height else 0,
            )  # fmt: skip
            cloth.items.append(card)
            if number in known:
                piles.corner(cloth, sprites[number], pose, known[number])

    def _moving(
        self, board: Board, theme: Theme, telling: Telling, moving: set[int],
        resting: Sequence[Item], adrift: Sequence[Item],
    ) -> list[Item]:  # fmt: skip
        """All that moves; among it the numbers that go with their piles."""
        sprites = {one.id: one for one in board.table.sprites()}
        drag = telling.drag
        dragged = drag.cards if drag and drag.moved else []
        gone = {*dragged, *board.fire.hidden}
        order = [one for one in board.plan.poses if one in moving and one not in gone]
        order.sort(key=lambda one: (one in board.travelling, _astray(board, one)))
        turning = board.motion.turning
        items = list(self._glints.items(theme, board, telling, resting))
        items += _flicker(board, theme, resting)
        items += burning_cards(self.painter, board, sprites)
        strips, seals = _strips(board), self._sealed(board)
        marks = _Marks(board, theme, telling.resting)
        shines = dict([telling.gloss]) if telling.gloss is not None else {}
        numbered = False
        for number in order:
            pose = board.plan.poses[number]
            still = number not in board.motion.moving
            if still and not pose.shown:
                continue
            if number in board.travelling and not numbered:
                items, numbered = [*items, *_uncovered(resting, items), *adrift], True
            at = board.at(number)
            raster = round(max(pose.height, 8))
            if number in board.travelling and at.height > pose.height * 1.05:
                # on its way to a smaller place: it keeps its face, and is crisp, until it is there
                raster = round(board.motion.tallest(number))
            shown = () if number in board.travelling else marks.of(number)
            light = None if number in board.travelling else marks.light(number)
            shade = 0.0 if number in board.travelling else marks.shade(number)
            items.append(
                self.painter.card(
                    sprites[number], at, raster=raster, marks=shown,
                    glow=light, shade=shade,
                    turning=number in turning, strip=strips.get(number, 0),
                    seal=seals.get(number), gloss=shines.get(number),
                )
            )  # fmt: skip
        if not numbered:
            items += [*_uncovered(resting, items), *adrift]
        if drag is not None:
            items += self._dragged(board, sprites, drag, dragged)
        return items

    def _dragged(
        self, board: Board, sprites: Mapping[int, Sprite], drag: Drag, dragged: Sequence[int]
    ) -> list[Item]:
        items: list[Item] = []
        seals = self._sealed(board)
        fanned = list(enumerate(dragged))
        for place, number in fanned if drag.row is not None else reversed(fanned):
            if number not in sprites:
                continue
            at = carried_transform(board, drag, place, number)
            raster, seal = round(board.plan.poses[number].height), seals.get(number)
            items.append(self.painter.card(sprites[number], at, raster=raster, seal=seal))
        return items

    def _floating(self, cloth: Cloth, telling: Telling) -> list[Item]:
        board = cloth.board
        for rect in telling.shown:
            cloth.light(("lit", rect), pygame.Rect(rect), hot=True)
        if telling.flash is not None:
            _flash(cloth, telling.flash, telling.flash_share)
        if board.fire.blaze is not None:
            flames = board.fire.blaze
            cloth.items.append(fire(pygame.Rect(flames.rect), flames.share(board.motion.now)))
        resting = self._kept[1] if self._kept else ()
        paint_signs(cloth, telling.signs, [one for one in resting if _kind(one) in UNLIT])
        if telling.wait >= 0:
            prompt.wait(cloth, telling.wait)
        if telling.focus is not None:
            _ring(cloth, telling.focus, telling.window)
        for source, goal in telling.ways:
            kept = [pygame.Rect(one.words) for one in cloth.plan.people.values()]
            strip = pygame.Rect(cloth.plan.line)
            arrows.aim_line(cloth, source, goal, strip, kept, gone=True)
        if telling.bubble and telling.bubble_at is not None:
            cloth.items += self._bubble(cloth, telling, telling.bubble_at)
        if telling.announced is not None:
            announcement(cloth, *telling.announced)
        if not telling.banner:
            self._free = None
        else:
            self._banner(cloth, telling)
        return cloth.items

    def _banner(self, cloth: Cloth, telling: Telling) -> None:
        """It keeps its place while it says the same; at first and at last it is half seen."""
        share = telling.banner_share
        near = tuple(telling.banner_near or ())
        stamp = (telling.banner, near, cloth.theme.text_size, tuple(cloth.board.area))
        if self._free is None or self._free[0] != stamp or self._hidden(telling):
            resting = self._kept[1] if self._kept else []
            kept = [item.rect for item in resting if item.key in {PROMPT, GUIDE}]
            kept += map(pygame.Rect, telling.controls)
            self._free = stamp, *words.banner_place(cloth, telling, kept)
            self._clear_of = telling.controls
        room, size = round(cloth.plan.area.w), self._free[1]
        image = words.banner(cloth.theme, telling.banner, room, size)
        self._bannered = image.get_rect(center=self._free[2]).inflate(
            -cloth.px(SHADE), -cloth.px(SHADE)
        )
        step = round(min(1.0, share * 8, (1 - share) * 5) * 12)
        cloth.put(
            ("banner", telling.banner), image, stamp=step, alpha=round(255 * step / 12),
            center=self._free[2],
        )  # fmt: skip

    def _hidden(self, telling: Telling) -> bool:
        """Whether a tag that hangs there only now would cover the banner."""
        came = [pygame.Rect(one) for one in telling.controls if one not in self._clear_of]
        return self._bannered.collidelist(came) >= 0

    def _bubble(self, cloth: Cloth, telling: Telling, near: pygame.Rect) -> list[Item]:
        """A bubble keeps its place until it says something else, or the table looks different."""
        resting = self._kept[1] if self._kept else []
        rects = [tuple(one.rect) for one in resting]
        stamp = (
            cloth.board.version, tuple(rects), telling.bubble, tuple(near), telling.bubble_bad,
            telling.bubble_rule,
            telling.bubble_cards,
            telling.controls, tuple(telling.lit),
            id(cloth.theme),
        )  # fmt: skip
        if self._said is None or self._said[0] != stamp:
            apart = Cloth(cloth.theme, cloth.board)
            words.bubble(apart, telling, near, resting, self.painter)
            self._said = stamp, apart.items
        return self._said[1]


def _under(cloth: Cloth, telling: Resting) -> None:
    """What lies under the cards: places, scores, people, lights, the card guide, cords of tags."""
    piles.counter(cloth)
    _scorch(cloth)
    arrows.next_arrow(cloth)
    piles.places(cloth, _unseen(cloth.board, telling))
    piles.frames(cloth)
    scores(cloth)
    prompt.laws(cloth)
    if telling.aids:
        wheel(cloth, telling.hovered)
    piles.exchange(cloth)
    piles.pans(cloth, telling.name)
    piles.pile_labels(cloth, telling.name)
    prompt.rounds(cloth)
    people(cloth, telling.seated)
    card_guide(cloth, telling.reminders)
    piles.lights(cloth, telling)
    piles.cords(cloth, telling)


def _things(cloth: Cloth, telling: Resting, row: pygame.Rect | None) -> Sequence[Pointable]:
    """What stands on this room's table, at its edge: where nothing else ever is, and only there.

    Where there is no room for it in its size it is a little smaller, or left out. Stacks of coins
    say something when they are pointed at. `row` is the place of the trail.
    """
    board, usual = cloth.board, words.kept_ever(cloth, full=False)
    area = pygame.Rect(board.area)
    covered = [item.rect for item in cloth.items if item.key not in UNDER]
    covered += [pygame.Rect(one) for one in telling.controls]
    taken = [*words.kept_ever(cloth), *([row] if row is not None else [])]
    if telling.match:
        covered += _match(cloth, telling.match, [*usual, *covered])
    standing: set[str] = set()
    for thing in cloth.theme.backdrop.things:
        for smaller in SMALLER if thing.art not in standing else ():
            side = round(thing.size * smaller * cloth.unit)
            room, out = area.inflate(2 * thing.out * side, 2 * thing.out * side), thing.out
            if thing.at[0] not in (0, 1):
                room = area.inflate(0, 2 * out * side)
            elif thing.at[1] not in (0, 1):
                room = area.inflate(2 * out * side, 0)
            x, y = (
                round(start + at * (long - side))
                for start, at, long in zip(room.topleft, thing.at, room.size, strict=True)
            )
            place = pygame.Rect(x, y, side, side)
            if place.inflate(-side // 8, -side // 8).collidelist(taken) >= 0:
                continue  # its picture has some air round it
            key = ("thing", thing.art, side)
            image = cloth.theme.kept(key, partial(stood, thing.art, cloth.inks, side))
            if place.inflate(-side // 8, -side // 8).collidelist(covered) < 0:
                cloth.put(("thing", thing.art), image, place)
            taken.append(place)
            standing.add(thing.art)
            break
    if telling.intro:
        return []  # the introduction has their room, and so far everyone has the same number
    plates = [item.rect for item in cloth.items if item.key == "match"]
    return piles.stacks(cloth, telling.seated, [*usual, *plates], covered)


def _match(cloth: Cloth, words: str, taken: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The score of the match, at the upper edge away from the icons; nothing without any room."""
    board, unit = cloth.board, cloth.unit
    image = prompt.plate(cloth, words)
    area = pygame.Rect(board.area).inflate(-round(2 * MARGIN * unit), -round(2 * MARGIN * unit))
    near = pygame.Rect(
        area.topright if board.corner_rect.x < area.centerx else area.topleft, (0, 0)
    )
    clear, step = [Clearance(taken, area.w)], max(4, round(AIR * unit))
    found = nearest_free([image.get_size()], near, area, clear, step=step, air=step)
    if found is None:
        return []
    cloth.put("match", image, found[1], stamp=words)
    return [found[1]]


def _flicker(board: Board, theme: Theme, resting: Sequence[Item]) -> Iterator[Item]:
    """The light of a candle that stands on the table, where that is lively."""
    for item in resting if board.sways else ():
        if item.key == ("thing", CANDLE):
            step = math.floor(board.motion.now * FLICKERS)
            bright, wide = (
                0.16 + 0.14 * chance(step, 3),
                item.rect.w * (0.5 + 0.2 * chance(step, 4)),
            )
            dot = Dot(*item.rect.center, wide, mix((0, 0, 0), theme.palette.glow, bright))
            paint_it = partial(effects.paint_dots, dots=(dot,))
            yield Item("candle", effects.bounds((dot,)), dot, paint_it)


def _over(cloth: Cloth, telling: Resting, away: Collection[int]) -> list[Pointable]:
    """What lies over the cards: numbers, the prompt, the line of an aim. What can be pointed at."""
    board, plan, spec = cloth.board, cloth.plan, cloth.plan.composed
    piles.chips(cloth)
    piles.sideways(cloth, away)
    pointable: list[Pointable] = [*piles.discs(cloth, away), *prompt.laws_in_full(cloth)]
    piles.tallies(cloth, telling.name, _unseen(cloth.board, telling))
    source, aim = waiting(board.table, spec), threatened(board.table, spec)
    at = pygame.Rect(plan.poses[aim].rect) if aim is not None else None
    seat = aimed_at(board.table.view, spec)
    if seat in plan.people:
        at = pygame.Rect(plan.people[seat].portrait)
    before = len(cloth.items)
    strip = prompt.prompt(cloth, telling.prompt, urgent=telling.urgent)
    if strip is not None:
        general = [sentence(note.reasoned) for note in board.table.notes.general("")]
        general += [telling.counter] if telling.counter else []
        pointable += [(strip, "\n".join(general))] if general else []
    if source is not None and at is not None and not {source, aim} & set(away):
        kept = [pygame.Rect(one) for one in telling.controls]
        kept += [pygame.Rect(one.portrait) for name, one in plan.people.items() if name != seat]
        kept += [pygame.Rect(one.words) for one in plan.people.values()]
        kept += map(pygame.Rect, plan.figures.values())
        kept += [one.rect for one in cloth.items if one.key == GUIDE]
        kept += [
            pygame.Rect(one.rect)
            for number, one in plan.poses.items()
            if one.shown and number not in {source, aim}
        ]
        below = strip if strip is not None else pygame.Rect(plan.line.center, (0, 0))
        arrows.aim_line(cloth, pygame.Rect(plan.poses[source].rect), at, below, kept)
        cloth.items.insert(before, cloth.items.pop())
    return pointable


def _uncovered(resting: Sequence[Item], moving: Sequence[Item]) -> list[Item]:
    """The numbers at which something moves that lies: they lie above that, too."""
    places = [one.rect for one in moving]
    return [
        one
        for one in resting
        if isinstance(one.key, tuple)
        and one.key[0] in {"chip", "disc"}
        and one.rect.collidelist(places) >= 0
    ]


def _astray(board: Board, number: int) -> bool:
    """Whether a card is still so far from its place that it comes home over its neighbours."""
    at, pose = board.at(number), board.plan.poses[number]
    return abs(at.x - pose.x) + abs(at.y - pose.y) > ASTRAY * pose.height


def _kind(item: Item) -> Hashable:
    return item.key[0] if isinstance(item.key, tuple) else item.key


def _above(board: Board, resting: Sequence[Item], moving: Sequence[Item]) -> Iterator[Item]:
    """What the light of an event leaves as it is: what is read, the reader's hand, and the fire."""
    lit = board.light.now
    own = set(board.in_hand()) if lit is not None and not lit.over else set()
    cards = {("card", number) for number in own | board.fire.hidden | board.held}
    over = [one.rect for one in moving if one.key not in cards]
    for item in (*resting, *moving):
        if item.key in cards or (_kind(item) in UNLIT and item.rect.collidelist(over) < 0):
            yield item


def _own(board: Board, resting: Sequence[Item], moving: Sequence[Item]) -> Iterator[Item]:
    """What a game's end leaves in light: the reader, and what is theirs."""
    cards = (one.id for one in board.table.sprites() if owner_of(one.zone) == board.reader)
    own: set[Hashable] = {("person", board.reader), *(("card", number) for number in cards)}
    return (item for item in (*resting, *moving) if item.key in own)


class _Marks:
    """Which marks every card has."""

    def __init__(self, board: Board, theme: Theme, telling: Resting) -> None:
        self._palette = theme.palette
        spec = board.plan.composed
        self._aim = threatened(board.table, spec)
        self._raised = board.raised
        self._targets = {int(one.name) for one in telling.lit if one.kind == "card"}
        hot = telling.hot
        self._hot = int(hot.name) if hot is not None and hot.kind == "card" else None
        self._lights = telling.pointed | ({telling.hovered} - board.standing[1]) | {self._hot}
        self._playable, self._dimmed, self._feel = telling.playable, dimmed(board), board.feel

    def of(self, number: int) -> list[Mark]:
        """The marks of one card, the uppermost last."""
        found: list[Mark] = ["playable"] if number in self._playable else []
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

    def shade(self, number: int) -> float:
        """How much of the shade lies on it: none on what shines or is marked."""
        if self.light(number) or self.of(number):
            return 0.0
        return 1.0 if number in self._dimmed else self._feel.shaded(number)


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


def seals_on(board: Board) -> dict[int, Seal]:
    """The seals of all cards whose power is in force: each in the upper right corner.

    Where another card lies on that corner it is further left, and where there is no room beside
    the index, below that: it never lies on rank or suit. Among many people others' cards have none
    but those in a frame, whose power holds for everybody.
    """
    signs, plan = board.data.signs, board.plan
    crowd = len(plan.people) >= CROWD
    found: dict[int, Seal] = {}
    for zone, run in board.table.zones.items():
        if crowd and owner_of(zone) in board.others and not plan.zones[zone].look.framed:
            continue
        for place, one in enumerate(run):
            sign = next(
                (signs[word] for word in board.table.powers.get(one.id, ()) if word in signs), ""
            )
            pose = plan.poses.get(one.id)
            if not sign or pose is None or not pose.shown or pose.height < 8:
                continue
            size = min(SEAL * plan.unit / pose.height, SEAL_MOST)
            x, y = ASPECT - size / 2 - SEAL_IN, size / 2 + SEAL_IN
            after = plan.poses.get(run[place + 1].id) if place + 1 < len(run) else None
            if after is not None and after.shown:
                apart = (after.x - pose.x) / pose.height
                x = min(x, apart - size / 2 - SEAL_IN / 2) if 0 < apart < ASPECT else x
            if x - size / 2 < INDEX_WIDE:
                x, y = max(size / 2 + SEAL_IN, min(x, INDEX_WIDE / 2)), INDEX_HIGH + size / 2
            found[one.id] = Seal(sign, round(size, 3), (round(x, 3), round(y, 3)))
    return found


def carried_transform(board: Board, drag: Drag, place: int, number: int) -> Transform:
    """Where a dragged card is: the grabbed one under the pointer, the others fanned behind it."""
    pose: Pose = board.plan.poses[number]
    x, y = drag.shown
    if drag.row is not None:  # they keep their places to each other
        first: Pose = board.plan.poses[drag.cards[0]]
        size = board.feel.size(number)
        x, y = x + (pose.x - first.x) * size, y + (pose.y - first.y) * size
        return Transform(x, y, pose.height * size, drag.lean, float(pose.face))
    height = pose.height * board.feel.size(number)
    offset = place * height * 0.16
    return Transform(
        x + offset, y + place * height * 0.02, height, drag.lean - place * 2.5, float(pose.face),
        high=1.0,
    )  # fmt: skip


def dimmed(board: Board) -> frozenset[int]:
    """The cards that lie in the shade, but for those that are looked through or may be taken.

    And those in a frame that do nothing just now.
    """
    zones, table = board.plan.zones, board.table
    away = {name for name, zone in zones.items() if zone.look.dim and name not in board.opened}
    framed = [one for name, zone in zones.items() if zone.look.framed for one in table.zones[name]]
    idle = {one.id for one in framed if (note := table.notes.about(one)) and note.idle}
    return frozenset(one.id for name in away for one in table.zones[name]) | idle


def _unseen(board: Board, telling: Resting) -> set[str]:
    """The zones of which nothing is seen now, not even their place."""
    return piles.unseen(board, [one.name for one in telling.lit if one.kind == "zone"])


# --- what comes and goes --------------------------------------------------------------------------


def _ring(cloth: Cloth, rect: pygame.Rect, window: tuple[int, int]) -> None:
    """The dashed frame that shows where the keyboard is; all of it is in the window."""
    line = max(3.0, cloth.theme.px(3.0))
    out = round(line) + 3
    grown = rect.inflate(2 * out, 2 * out)
    if window[0]:
        grown = grown.clip((0, 0), window)
    key = ("dashed", grown.size)
    image = cloth.theme.kept(key, lambda: dashed(cloth.inks, grown.size, line))
    cloth.put("focus", image, grown)


def _flash(cloth: Cloth, rect: pygame.Rect, share: float) -> None:
    """Fire on a pile: a light that flares up and dies; `share` of its time is over."""
    step = round(max(0.0, 1 - share) * 12)
    size = (round(rect.w * (1.5 + share)), round(rect.h * (1.3 + share * 0.7)))
    key = ("flash", size[0] // 8, size[1] // 8)
    image = cloth.theme.kept(key, lambda: pygame.transform.smoothscale(_fireball(), size))
    cloth.put("flash", image, stamp=(step, size), alpha=round(255 * step / 12), center=rect.center)


def _scorch(cloth: Cloth) -> None:
    """What a fire has left on the table: a faint dark ring, until the next one."""
    burnt = cloth.board.fire.scorched
    if burnt is None:
        return
    size = (round(burnt.w * SCORCH), round(burnt.h * SCORCH))

    def body() -> str:
        ink = hex_colour(mix(cloth.inks.cloth.dark, (0, 0, 0), 0.7))
        stops = "".join(
            f'<stop offset="{at}" stop-color="{ink}" stop-opacity="{alpha}"/>'
            for at, alpha in ((0, 0.06), (0.5, 0.14), (0.74, 0.36), (0.87, 0.2), (1, 0))
        )
        return (
            f'<defs><radialGradient id="a">{stops}</radialGradient></defs>'
            '<circle cx="50" cy="50" r="50" fill="url(#a)"/>'
        )

    image = cloth.svg("scorch", (max(size),) * 2, body, "0 0 100 100")
    if size[0] != size[1]:
        key = ("scorch", size)
        image = cloth.theme.kept(key, lambda: pygame.transform.smoothscale(image, size))
    cloth.put("scorch", image, stamp=size, center=burnt.center)


@cache
def _fireball() -> pygame.Surface:
    """A radial glow, from white over yellow to red and nothing.

    Small: stretched, it is smooth at any size. Its pixels take a frame's time.
    """
    small = 64
    image = pygame.Surface((small, small), pygame.SRCALPHA)
    middle = (small - 1) / 2
    for y in range(small):
        for x in range(small):
            far = min(1.0, (((x - middle) / middle) ** 2 + ((y - middle) / middle) ** 2) ** 0.5)
            heat = (1 - far) ** 1.4
            colour = (255, round(120 + 130 * heat), round(30 + 170 * heat * heat))
            image.set_at((x, y), (*colour, round(235 * heat)))
    return image


def burning_cards(painter: CardPainter, board: Board, sprites: Mapping[int, Sprite]) -> list[Item]:
    """The burning cards, the uppermost last; none once they have burnt."""
    flames = board.fire.blaze
    if flames is None or flames.spent:
        return []
    items: list[Item] = []
    share = min(1.0, flames.share(board.motion.now))
    for number in flames.cards:
        at = board.motion.at(number)
        # painted by itself in a corner, and at half its size where that is large enough
        raster, part = round(at.height), 2 if at.height > FINE else 1
        corner = at._replace(x=0, y=0, height=at.height / part)
        x, y = painter.card(sprites[number], corner, raster=raster).rect.topleft
        card = painter.card(sprites[number], corner._replace(x=-x, y=-y), raster=raster)
        full = pygame.Rect(0, 0, card.rect.w * part, card.rect.h * part)
        full.center = round(at.x), round(at.y)
        items.append(burning(card, full, share, number))
    return items


class Glints:
    """Gilt on the cloth that glimmers now and then, where the table is lively (`Pace.sways`)."""

    def __init__(self) -> None:
        self._number = -1
        self._spot: tuple[int, int] | None = None

    def items(
        self, theme: Theme, board: Board, telling: Telling, resting: Sequence[Item]
    ) -> Iterator[Item]:
        """The glint, if there is one now; never on anything but the bare cloth."""
        if not board.sways or not telling.window[0]:
            return
        taken = [one.rect for one in resting]
        cards = [one for one in board.plan.poses.values() if one.shown]
        taken += [pygame.Rect(one.rect).inflate((round(ROUND * one.height),) * 2) for one in cards]
        taken += map(pygame.Rect, telling.controls)
        now = math.floor(board.motion.now * STEPS) / STEPS
        number, since = int(now // EVERY), now % EVERY
        if number != self._number:
            self._number, self._spot = number, _spot(theme, board, telling.window, taken, number)
        if self._spot is None or since >= LASTS:
            return
        near = pygame.Rect(self._spot, (0, 0))
        if near.inflate(2, 2).collidelist(taken) >= 0:
            return  # a card has come to lie there
        strength = math.sin(math.pi * since / LASTS)
        size = LARGE * board.plan.unit * strength
        colour = theme.palette.second
        x, y = self._spot
        dots = (
            Dot(x, y, max(2.0, size / 6), colour, tall=6.0),
            Dot(x, y, size, colour, tall=1 / 6),
            Dot(x, y, size * 0.4, colour),
        )
        place = effects.bounds(dots)
        yield Item("glint", place, dots, lambda surface: effects.paint_dots(surface, dots))


def _spot(
    theme: Theme,
    board: Board,
    window: tuple[int, int],
    taken: Sequence[pygame.Rect],
    number: int,
) -> tuple[int, int] | None:
    """The brightest of some spots of the bare cloth: mostly a line of an ornament."""
    area, cloth = board.area, paint.cloth(theme, window)
    air = round(AIR * board.plan.unit)
    best: tuple[int, tuple[int, int]] | None = None
    for each in range(TRIED):
        x = area.x + int(chance(number, 2 * each) * (area.w - 1))
        y = area.y + int(chance(number, 2 * each + 1) * (area.h - 1))
        if pygame.Rect(x, y, 0, 0).inflate(2 * air + 2, 2 * air + 2).collidelist(taken) >= 0:
            continue
        light = sum(cloth.get_at((x, y))[:3])
        if best is None or light > best[0]:
            best = light, (x, y)
    return best[1] if best else None
