"""Nothing that a reader's table says depends on cards that the reader can't see.

Law 7 (`tests/games/test_laws.py`) holds the engine to that: lines, refusals and events. Here the
whole table is compared, in words: its log, what F2 reads out, the prompt, the plates, the tips of
all that lies there, the buttons, and what is said to every attempt that comes to nothing.
"""

from random import Random

import pytest
from effort import effort
from pilot import Pilot, Silent
from strategies import TABLES, chosen

from cardtable.engine.chance import Chance
from cardtable.engine.events import redact
from cardtable.engine.notation import split_actor
from cardtable.engine.past import Past
from cardtable.engine.record import Record, ReplayStep
from cardtable.files import load_rules
from cardtable.presenter.move_matcher import Target
from cardtable.session import Player, Session
from cardtable.table.scenes.playing.messages import refused, why_not

pytestmark = pytest.mark.uncounted

FEW = [("shithead", 3), ("cunt-soul", 3), ("soul-taker", 2), ("russian-bank", 2), ("cuttle", 2)]
MORE = [
    (rules, seats)
    for rules, seats in TABLES
    for low, high in [load_rules(rules).seats]
    if seats == max(low, min(3, high))
]
LOOKS = 1
"""How often a table is looked at, from every seat."""
LENGTH = 120
TELLING = {
    "shithead": "ready"  # SH-6: the first turn tells of a weakest card, as it does at any table
}


def table_of(world, reader):
    """A table in a world, at which only the reader is a person."""
    players = [
        Player(f"Person {number}") if seat == reader else Player(f"Bot {number}", "bot", "random")
        for number, seat in enumerate(world.seats)
    ]
    chance = Chance(1)
    record = Record(rules=world.rules.id, seats=[one.to_data() for one in players])
    past = Past(ReplayStep("", [], [], world, 0), chance)
    pilot = Pilot(Session(world.rules, record, past, chance, None), motion="off", call_pace=60.0)
    pilot.thinker = Silent()
    pilot.state.opponents.close()
    pilot.scene.update(0.1)
    return pilot


def told(pilot, world):
    """All that the table says, and all that it would say to whoever asks."""
    scene, state = pilot.scene, pilot.state
    scene.refresh()
    telling = scene.telling()
    cards = [str(one.id) for one in state.table.sprites()]
    targets = [Target("zone", zone) for zone in state.plan.zones]
    targets += [Target("seat", seat) for seat in scene.seats]
    targets += [Target("card", card) for card in cards]
    # sprites are numbered alike where the view is the same
    found = {
        "prompt": (telling.prompt, telling.urgent, telling.warning),
        "reminders": telling.reminders,
        "banner": (telling.banner, telling.bubble),
        "plates": scene.plates(),  # faces and their moods among them
        "buttons": [
            (words, button.enabled, button.tip) for words, button in pilot.buttons().items()
        ],
        "tips": [(target, scene.explained(target)) for target in targets],
        "openings": list(state.matcher.openings([])),
        "log": [(entry.words, entry.line) for entry in scene.entries],
    }
    attempts, cited = [], state.citation.rule
    mine = [one for one in state.table.sprites() if one.card is not None]
    rng = Random(len(mine))
    for sprite in rng.sample(mine, min(6, len(mine))):
        for target in targets[: len(state.plan.zones) + len(scene.seats)]:
            lines = state.matcher.attempts([sprite], target)
            attempts.append((sprite.id, target, why_not(state, lines, target, [sprite.id])))
    found["attempts"] = attempts
    found["refusals"] = [
        refused(state, state.session.problem(f"{state.reader} {line}"))
        for verb, kinds in world.GRAMMAR.items()
        for line in every_line(world, verb, kinds)
    ]
    assert state.citation.rule == cited, "whoever works out why has said nothing yet"
    scene.read_out()  # what F2 does
    found["F2"] = [entry.words for entry in scene.entries if entry.kind == "table"]
    assert len(found["F2"]) > len(state.table.zones)
    scene.entries = [entry for entry in scene.entries if entry.kind != "table"]
    scene.toggle_log()
    return found


def every_line(world, verb, kinds):
    if not kinds:
        return [verb]
    if kinds[0] in {"card", "cards"}:
        return [f"{verb} {one.name}" for one in world.pack()[::3]]
    return [f"{verb} {seat}" for seat in world.seats] if kinds[0] == "seat" else []


def compare(tables, worlds, when):
    first, second = (told(table, world) for table, world in zip(tables, worlds, strict=True))
    for what, words in first.items():
        assert words == second[what], (what, when)


@pytest.mark.slow
@pytest.mark.drawn(5)
@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: f"{each[0]}-{each[1]}")
def test_two_worlds_with_one_view_are_one_table_in_words(table):
    rules = load_rules(table[0])
    rng = Random(f"{table}")
    looks = gone_on = 0
    while looks < LOOKS:
        state = rules.game.new(rules, table[1], Chance(rng.randrange(10**6)))
        for _ in range(LENGTH):
            if state.turn is None:
                break
            line = chosen(state, rng, 0.9)
            if rng.random() < effort(0.05, 0.1) and line.split()[0] != TELLING.get(state.ID):
                looks += 1
                for seat in state.seats:
                    gone_on += look(state, seat, line, rng)
            state.play(line)
    assert gone_on  # so there was something in the logs


def look(state, seat, line, rng):
    """Compare two worlds now and, where the line tells nothing new, after it; whether it did so."""
    view = state.view(seat)
    worlds = [type(state).determinize(view, rng, track=True) for _ in range(2)]
    tables = [table_of(world.clone(), seat) for world in worlds]
    compare(tables, worlds, seat)
    if any(world.explain(line) for world in worlds):
        return False
    seed, place = rng.random(), state.seats.index(seat)
    for world in worlds:
        world.chance = Chance(seed)
    seen = [redact(world.play(line), place) for world in worlds]
    if seen[0] != seen[1]:
        return False  # a card came to light, and from there on the worlds differ
    actor, words = split_actor(line)
    for table in tables:
        table.session._chance = Chance(seed)
        assert table.scene.play(actor or state.turn, words)
        table.scene.update(1.0)
    compare(tables, worlds, (seat, line))
    return bool(tables[0].scene.entries)
