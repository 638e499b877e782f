"""Where a hand would put a card, it goes: onto what a line aims at, and where the card will lie."""

from __future__ import annotations

import random

import pytest
from effort import effort
from pygame import Rect

from cardtable import files
from cardtable.engine.events import Moved
from cardtable.presenter.layoutfile import owner_of, table_of
from cardtable.presenter.model import parts
from cardtable.presenter.move_matcher import MoveMatcher, Target
from cardtable.session import Player, Session
from cardtable.table.board.board import Board
from cardtable.table.board.gestures import Choose, Gestures, PlayLine
from cardtable.table.board.motion import PACES

TABLES = [
    (rules.id, seats)
    for rules in files.list_rules()
    for seats in sorted({rules.seats[0], max(rules.seats[0], min(3, rules.seats[1]))})
][:: effort(2, 1)]


def moments(rules, seats, moves):
    """Moments of a game at random: the session, the board of whoever decides, its gestures."""
    loaded = files.load_rules(rules)
    data = table_of(loaded.game.ID).at_table(loaded.options)
    session = Session.new(loaded, [Player(f"P{n}") for n in range(seats)], 11)
    rng = random.Random(rules)
    for number in range(moves):
        if session.over:
            return
        seat = session.turn
        if number % effort(6, 2) == 0:
            board = Board(session.view(seat), data, PACES["off"], Rect(0, 0, 1280, 720))
            matcher = MoveMatcher(board.table, data, seat, session.legal(seat))
            yield session, board, Gestures(board, matcher), rng
        line = session.fallback_line(rng) if rng.random() < 0.5 else rng.choice(session.legal())
        session.play(f"{seat} {line}")


def carried(board, line, reader):
    """The sprites that a hand would take up for a line, and the cards that they are put on."""
    found = parts(line)
    sprites = [one for one in board.table.sprites() if one.card in found.cards]
    if not sprites:
        return [], []
    home = next((one.zone for one in sprites if owner_of(one.zone) == reader), sprites[0].zone)
    taken = [one for one in sprites if one.zone == home]
    return taken, [one for one in sprites if one.zone != home]


def way(session, line, one, replies):
    """The zones through which a card goes in truth, until the line has had its effect."""
    state = session.state.clone()
    entries = state.play(f"{session.turn} {line}")
    for _ in range(6):
        reply = [each for each in (state.legal_moves() if state.turn else [])
                 if each.partition(" ")[0] in replies]  # fmt: skip
        if not reply:
            break
        entries += state.play(reply[0])
    moved = [entry.event for entry in entries if isinstance(entry.event, Moved)]
    return [event.dst for event in moved if event.src and one in event.cards]


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_place_takes_what_ends_up_there_and_what_is_aimed_at_it(rules, seats):
    tried = 0
    for session, board, gestures, _ in moments(rules, seats, 60):
        reader, data = session.turn, board.data
        for line in session.legal():
            taken, aims = carried(board, line, reader)
            if not taken:
                continue
            wanted = [Target("card", str(one.id)) for one in aims]
            wanted += [Target("zone", one.zone) for one in aims]
            wanted += [Target("seat", owner_of(one.zone)) for one in aims]
            wanted += [Target("seat", seat) for seat in parts(line).seats]
            wanted += [Target("zone", zone) for zone in parts(line).others]
            wanted += [Target("zone", zone)
                       for zone in way(session, line, taken[0].card, data.replies)]  # fmt: skip
            openings = gestures.matcher.openings(taken)
            for target in wanted:
                there = target.kind != "zone" or target.name in board.table.zones
                if there and target.name not in {"", reader, taken[0].zone}:
                    assert line in openings.get(target, ()), (line, target, list(openings))
                    tried += 1
    assert tried > 0


def place_in(board, zone, aims):
    """The middle of a zone if nothing else lies there, a free place in it, or one of the aims."""
    plan, rect = board.plan, board.plan.zones[zone].rect
    across = [(rect.x + rect.w * n / 12, rect.centery) for n in range(1, 12)]
    own = {one.id for one in aims if one.zone == zone}
    spots = [rect.center, *across, *(plan.poses[one].rect.center for one in own)]
    return next((at for at in spots if plan.card_at(at) in {None, *own}), rect.center)


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_card_that_is_let_go_where_it_will_lie_is_played(rules, seats):
    """By the hand itself, in the middle of the place; where that means two things, it is asked.

    Where a card lies in the middle that the line isn't about, beside it, or else on the line's own.
    """
    for session, board, gestures, rng in moments(rules, seats, 40):
        lines = session.legal()
        for line in rng.sample(lines, min(6, len(lines))):
            taken, aims = carried(board, line, session.turn)
            goals = way(session, line, taken[0].card, board.data.replies) if taken else []
            for zone in goals:
                if zone == taken[0].zone or not holds(board, taken):
                    continue
                intent = drop(board, gestures, taken, place_in(board, zone, aims))
                if isinstance(intent, Choose):
                    assert all(each in lines for each in intent.lines)
                else:
                    assert isinstance(intent, PlayLine), (line, zone, intent)
                    assert intent.line in lines


def holds(board, taken):
    """Whether the first of these cards can be taken hold of."""
    pose = board.plan.poses[taken[0].id]
    return pose.shown and board.plan.card_at((pose.x, pose.y)) == taken[0].id


def drop(board, gestures, taken, goal):
    """Choose all but the first, take hold of that, and let go there."""
    gestures.cancel()
    gestures.chosen = [one.id for one in taken]
    pose = board.plan.poses[taken[0].id]
    assert gestures.press((pose.x, pose.y), 0.0)
    gestures.move((pose.x + 20, pose.y - 20))
    gestures.move(goal)
    return gestures.release(goal, 1.0)


def points_of(board, one):
    """Points at which this card, and no other, is under the pointer."""
    rect = Rect(board.plan.poses[one.id].rect)
    spots = [(rect.x + rect.w * across // 10, rect.y + rect.h * down // 10)
             for across in (2, 5, 8) for down in (2, 5, 8)]  # fmt: skip
    return [point for point in spots if board.plan.card_at(point) == one.id]


def pile_of(board, one):
    """A card of a row with all that lies upon it or under it."""
    look = board.data.look(one.zone)
    groups = []
    for each in board.table.zones[one.zone]:
        if groups and each.card and each.card.rank in look.riders:
            groups[-1].append(each)
        else:
            groups.append([each])
    return next(group for group in groups if one in group)


@pytest.mark.drawn(3)
@pytest.mark.uncounted
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_card_of_a_row_that_is_no_target_never_stands_for_its_neighbour(rules, seats):
    """By a click and by a drop, for every card that may be chosen and every card beside another."""
    for session, board, gestures, rng in moments(rules, seats, 60):
        reader, legal = session.turn, session.legal()
        rows = [zone for zone, plan in board.plan.zones.items()
                if plan.kind == "row" and owner_of(zone) != reader]  # fmt: skip
        mine = [one for one in board.table.zones.get(f"{reader}.hand", ()) if holds(board, [one])]
        for chosen in mine:
            for one in (each for zone in rows for each in board.table.zones[zone]):
                pile = pile_of(board, one)
                beside = {each.card for each in board.table.zones[one.zone] if each not in pile}
                points = points_of(board, one)
                for point in rng.sample(points, min(2, len(points))):
                    gestures.cancel()
                    gestures.chosen = [chosen.id]
                    for intent in (gestures.click(gestures.at(point)),
                                   drop(board, gestures, [chosen], point)):  # fmt: skip
                        lines = getattr(intent, "lines", None) or [getattr(intent, "line", "")]
                        for line in set(lines) & set(legal):
                            assert beside.isdisjoint(parts(line).cards), (chosen, one, line)


@pytest.mark.drawn(3)
@pytest.mark.uncounted
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_place_lights_up_where_the_card_comes_to_lie(rules, seats):
    """And where it comes to stay with somebody, no other place lights up for the same."""
    for session, board, gestures, _ in moments(rules, seats, 60):
        playable = gestures.matcher.playable
        for one in (each for each in board.table.sprites() if each.id in playable):
            lit = gestures.matcher.lit([one])
            for target, found in lit.items():
                if target.kind != "zone":
                    continue
                ways = {line: way(session, line, one.card, board.data.replies) for line in found}
                ends = {zone for each in ways.values() for zone in each}
                assert not ends or target.name in ends, (one, target, ways)
                stays = {each[-1] for each in ways.values() if each and owner_of(each[-1])}
                if len(stays) == 1 and all(ways.values()) and Target("zone", *stays) in lit:
                    assert target.name in stays or len(found) > 1, (one, target, ways)
