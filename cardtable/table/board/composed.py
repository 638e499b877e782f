"""The picture of a table: what lies on its cloth under the cards, and what over them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import pygame

from cardtable.presenter.notes import sentence
from cardtable.presenter.palette import mix
from cardtable.presenter.status import worth
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.turns import aimed_at, threatened, waiting
from cardtable.table.board import exchange, labels, relation
from cardtable.table.board.aid import aid
from cardtable.table.board.annotations import Annotation, Kept, place
from cardtable.table.board.board import Board
from cardtable.table.board.chips import chip, discs
from cardtable.table.board.counter import counter
from cardtable.table.board.frames import frames
from cardtable.table.board.laws import laws, told_laws
from cardtable.table.board.line import LINE, line
from cardtable.table.board.naming import names
from cardtable.table.board.pans import pans
from cardtable.table.board.people import people
from cardtable.table.board.rounds import rounds
from cardtable.table.board.scores import scores
from cardtable.table.board.slips import dark, paper
from cardtable.table.board.tallies import tallies
from cardtable.table.board.telling import Telling
from cardtable.table.board.thread import thread
from cardtable.table.board.way import way
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

WARNING, INTRO = 3, 1
"""How much annotations matter; what is said to the reader matters more than all."""


def under(theme: Theme, board: Board, telling: Telling, unseen: Collection[str]) -> list[Item]:
    """Places, scales, scores, people, what lights up, the card aid, and cords of tags."""
    items = [*counter(theme, board), *way(theme, board), *_places(theme, board, unseen)]
    items += [*frames(theme, board), *scores(theme, board), *laws(theme, board)]
    if telling.aids:
        items += relation.items(theme, board)
    items += [*exchange.places(theme, board), *pans(theme, board, telling.name)]
    items += names(theme, board)
    dots = rounds(theme, board)
    items += [dots] if dots is not None else []
    items += people(theme, board, telling.seated.items())
    found = aid(theme, board.plan, telling.reminders)
    items += [found] if found is not None else []
    items += _lit(theme, board, telling)
    items += _cords(theme, board, telling)
    return items


def over(theme: Theme, board: Board, telling: Telling, away: Collection[int]) -> list[Item]:
    """Chips, what cards count as, a thread, the line, and what is written beside things."""
    counted = discs(theme, board, away)
    board.told = [(item.rect, what) for item, what in counted]
    board.told += told_laws(theme, board)
    items = [*_chips(theme, board), *(item for item, _ in counted), *tallies(theme, board)]
    plan, spec = board.plan, board.plan.composed
    source, aim = waiting(board.table, spec), threatened(board.table, spec)
    at = pygame.Rect(plan.poses[aim].rect) if aim is not None else None
    seat = aimed_at(board.table.view, spec)
    if seat in plan.people:
        at = pygame.Rect(plan.people[seat].portrait)
    strip = line(theme, plan, telling.prompt, urgent=telling.urgent)
    if strip is not None:
        items.append(strip)
        general = [sentence(note.reasoned) for note in board.table.notes.general("")]
        general += [telling.counter] if telling.counter else []
        board.told += [(strip.rect, "\n".join(general))] if general else []
    if source is not None and at is not None and not {source, aim} & set(away):
        items.append(thread(theme, pygame.Rect(plan.poses[source].rect), at, plan.unit))
    return items


def written(
    theme: Theme, board: Board, telling: Telling, items: Sequence[Item]
) -> tuple[list[Item], list[Annotation]]:
    """What is written beside things, each in its place, and what has none."""
    unit = board.plan.unit
    found: list[Annotation] = []
    if telling.warning:
        slips = dark(theme, unit, telling.warning, theme.palette.glow)
        about = pygame.Rect(board.plan.line)
        found.append(Annotation("warning", about, WARNING, slips))
    if telling.intro:
        slips = dark(theme, unit, telling.intro, theme.palette.on_cloth)
        about = pygame.Rect(board.plan.people[board.reader].rect)
        found.append(Annotation("intro", about, INTRO, slips))
    if not found:
        return [], []
    return place(found, kept(board, telling, items), pygame.Rect(board.area), unit)


def said(
    theme: Theme, board: Board, telling: Telling, near: pygame.Rect, items: Sequence[Item]
) -> Item | None:
    """What is said to the reader: a tip, a hint, a refusal, beside what it is about."""
    slips = paper(theme, board.plan.unit, telling.bubble, bad=telling.bubble_bad)
    one = Annotation(("bubble", telling.bubble), near, 9, slips, far=2.0)
    free = kept(board, telling, items)
    needed = [*map(pygame.Rect, telling.controls), pygame.Rect(board.plan.line)]
    # to say nothing would be worse than to cover a card
    crowded = Kept(needed, [*free.never, *free.rather])
    for room in (free, crowded):
        found, _ = place([one], room, pygame.Rect(board.area), board.plan.unit)
        if found:
            return found[0]
    return None


def kept(board: Board, telling: Telling, items: Iterable[Item]) -> Kept:
    """What no words cover: cards that can be chosen or judged, the line, controls, people."""
    plan = board.plan
    never = [pygame.Rect(one) for one in telling.controls]
    never += judged(board)
    never += [pygame.Rect(person.rect) for person in plan.people.values()]
    aims = {target.name for target in telling.lit}
    never += [pygame.Rect(zone.rect) for name, zone in plan.zones.items() if name in aims]
    rather = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    for item in items:
        kind = item.key[0] if isinstance(item.key, tuple) else item.key
        if kind == LINE:
            never.append(item.rect)
        elif kind not in {"card", "person", "place", "lit", "cord"}:
            rather.append(item.rect)
    return Kept(never, rather)


def judged(board: Board) -> list[pygame.Rect]:
    """Where cards lie that the reader has to see: what is face up, and all of their own."""
    plan = board.plan
    return [
        pygame.Rect(pose.rect)
        for one in board.table.sprites()
        for pose in [plan.poses[one.id]]
        if pose.shown and (pose.face or owner_of(one.zone) == board.reader)
    ]


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


def _places(theme: Theme, board: Board, unseen: Collection[str]) -> Iterable[Item]:
    """The outlines of piles that are empty, and their names."""
    unit = board.plan.unit
    for name, zone in board.plan.zones.items():
        if name in unseen or zone.kind not in {"stack", "heap", "column"} or zone.look.suit:
            continue
        if board.table.zones[name]:
            continue
        rect = pygame.Rect(zone.slots[0]) if zone.slots else pygame.Rect(zone.rect)
        image = labels.frame(
            theme, rect.size, theme.palette.on_cloth,
            line=max(1.5, zone.height * 0.012), radius=zone.height * 0.05, fill=0.045, stroke=0.26,
        )  # fmt: skip
        yield labels.still(("place", name), image, rect)
        if zone.look.lifts or zone.look.told:
            continue  # one knows them by their place; who doesn't, points at them
        title = sentence(zone.look.name)
        yield from labels.slot_title(theme, ("slot", name), title, rect, 0.03 * unit)


def _lit(theme: Theme, board: Board, telling: Telling) -> Iterable[Item]:
    """The places and people that take what is chosen."""
    plan = board.plan
    rects: dict[tuple[int, int, int, int], Item] = {}
    for target in telling.lit:
        found: list[pygame.Rect] = []
        if target.kind == "zone" and target.name in plan.zones:
            zone = plan.zones[target.name]
            found = [pygame.Rect(one) for one in (zone.slots if zone.look.pan else [zone.rect])]
        elif target.kind == "seat" and target.name in plan.people:
            found = [pygame.Rect(plan.people[target.name].portrait)]
        for rect in found:
            item = labels.lit(theme, ("lit", target, rect.x), rect, hot=target == telling.hot)
            where = (rect.x, rect.y, rect.w, rect.h)
            if where not in rects or target == telling.hot:
                rects[where] = item
    return rects.values()


def _cords(theme: Theme, board: Board, telling: Telling) -> Iterable[Item]:
    """From each tag to its pile."""
    thick = max(1, round(0.0022 * board.plan.unit))
    around = empty_places(board) | extents(board) if telling.cords else {}
    for number, (where, name) in enumerate(telling.cords):
        tag, zone = pygame.Rect(where), board.plan.zones.get(name)
        if zone is None:
            continue
        pile = around.get(name, pygame.Rect(zone.rect))
        level = max(pile.top, min(tag.centery, pile.bottom))
        start, end = (tag.right, pile.left) if tag.right <= pile.left else (pile.right, tag.left)
        if end <= start or abs(level - tag.centery) > tag.h:
            continue
        rect = pygame.Rect(start, tag.centery, end - start, thick)
        image = paint_cord(theme, rect.size)
        yield labels.still(("cord", number), image, rect)


def paint_cord(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A piece of cord."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size)
        image.fill(mix(theme.palette.cloth.light, theme.palette.paper, 0.55))
        return image

    return theme.kept(("cord", size), make)


def _chips(theme: Theme, board: Board) -> Iterable[Item]:
    """How many cards piles hold, and other people's hands."""
    plan, unit = board.plan, board.plan.unit
    scored = plan.composed.score is not None
    for name, zone in plan.zones.items():
        run = [one for one in board.table.zones[name] if one.id not in board.held]
        shy = zone.look.shy and not (zone.look.counted or zone.look.label)
        told = zone.look.told or zone.look.suit
        if not run or shy or told or name in board.opened:
            continue
        if zone.look.lifts and not zone.look.counted:
            continue  # a single card
        owner = owner_of(name)
        hand = zone.kind == "fan" and owner in board.others
        counts = zone.kind == "tray" and zone.look.worth and not zone.look.pan
        if counts and not scored:  # else its score stands beside it
            corner = board.plan.poses[run[-1].id].rect.bottomright
            words = worth(board.table, name, board.striking)
            yield chip(theme, ("chip", name), words, corner, unit, gilt=True)
        # a place for one card
        blind = zone.kind == "stack" and zone.look.shy and not zone.look.counted
        if blind or (zone.kind not in {"stack", "heap"} and not hand):
            continue
        if all(one.id in board.fire.hidden for one in run):
            continue
        rects = [plan.poses[one.id].rect for one in (run if hand else run[-1:])]
        whole = rects[0].unionall(rects[1:])
        outer = hand and owner in plan.people and plan.people[owner].side == "left"
        corner = (whole.x if outer else whole.right, whole.bottom)
        yield chip(theme, ("chip", name), str(len(run)), corner, unit)
