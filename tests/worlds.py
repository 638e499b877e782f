"""Two games with the same moves, in which only cards are exchanged that not all people may see."""

import random
import re

from cardtable.engine.chance import ACTOR, Chance
from cardtable.engine.events import common
from cardtable.engine.record import Record
from cardtable.files import load_rules
from cardtable.session import Player, Session

NAMES = ("Ann", "Bo", "Cy", "Dora")
SWAPS = 4
"""So many pairs of cards are exchanged."""
ENOUGH = 4
"""Fewer moves than that show too little."""


def twins(rules, seats, humans, seed, length=14):
    """Two sessions after the deal, and the lines that can be played in both."""
    loaded = load_rules(rules)
    players = [
        Player(NAMES[n]) if n < humans else Player(NAMES[n], "bot", "random") for n in range(seats)
    ]
    for attempt in range(200):
        rng = random.Random(f"{rules} {seats} {humans} {seed} {attempt}")
        record = Session.new(loaded, players, rng.randrange(10**6)).record
        first = Session.resume(record)
        second = Session.resume(_exchanged(record, first, rng))
        both = first, second
        if first.turn != second.turn or _told(first) != _told(second):
            continue
        lines = _lines([one.state.clone() for one in both], first, rng, length)
        if len(lines) >= ENOUGH:
            return both, lines
    raise AssertionError("no two worlds were found")


def play(session, line, number):
    """Play a line; what chance decides then is the same in both worlds, place by place."""
    session._chance = Chance(number)
    session.play(line)


def again(session):
    """The same game, left and continued."""
    return Session.resume(Record.from_data(session.record.to_data()))


def _exchanged(record, session, rng):
    """The same deal with some cards exchanged, of which nobody knows anything but their owners."""
    state = session.state
    unseen = session.view(session.humans[0], session.humans).unseen
    held = [one for seat in session.humans for one in state.zones.get(f"{seat}.hand", ())]
    first = [*rng.sample(held, len(held)), *state.zones.get("draw", ())[:-9:-1]]
    cards = [one for one in first if one in unseen]
    cards += [one for one in rng.sample(unseen, len(unseen)) if one not in cards]
    swap = {}
    for one in cards[:SWAPS]:  # a card in a hand, and one that will be drawn soon, of its kind
        fits = [each for each in cards[SWAPS:] if state.kind_of(each) == state.kind_of(one)]
        soon = [each for each in fits if each in first and each not in held] or fits
        other = next((each.name for each in soon if each.name not in swap), None)
        if other is not None and one.name not in swap:
            swap |= {one.name: other, other: one.name}
    data = record.to_data()
    data["moves"] = [
        re.sub(r"\S+", lambda found: swap.get(found[0], found[0]), line) for line in record.moves
    ]
    data["seed"] = record.seed + 1
    assert all(line.startswith(ACTOR) for line in record.moves)
    return Record.from_data(data)


def _told(session):
    return session.events_for(session.humans[0], 0, session.humans)


def _lines(states, session, rng, length):
    """Lines that are legal in both worlds, and tell all people the same."""
    people = [session.seats.index(seat) for seat in session.humans]
    lines = []
    while len(lines) < length and states[0].turn is not None:
        both = set(states[1].choices())
        legal = [line for line in states[0].choices() if line in both]
        rng.shuffle(legal)
        if states[0].ENDINGS and rng.random() < 0.5:
            legal.sort(key=lambda line: line not in states[0].ENDINGS)
        for line in legal:
            after = [state.clone() for state in states]
            for state in after:
                state.chance = Chance(len(lines))
            actor = states[0].turn
            told = [common(state.play(line), people) for state in after]
            if told[0] == told[1] and after[0].turn == after[1].turn:
                states = after
                lines.append(f"{actor} {line}")
                break
        else:
            return lines
    return lines
