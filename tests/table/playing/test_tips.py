"""Every card that can be seen, and every pile, says what it is and does: in two short lines."""

import re
from dataclasses import fields, replace
from random import Random

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session, session_at
from strategies import TABLES, chosen
from where import playthrough_files

from cardtable.engine.chance import Chance
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import owner_of, table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.status import LINE, closed_zones, describe, remembered
from cardtable.presenter.words import CARD_WORD, LINES, in_words, line_words

pytestmark = pytest.mark.uncounted

PLAYTHROUGHS = playthrough_files()
NAMES = {
    f"p{number}": name
    for number, name in enumerate(
        ["Player 1", "Barnaby", "Agnes", "Cy", "Dora", "Eve", "Finn", "Gus"], 1
    )
}
SEAT = re.compile(r"\bp[1-9]\b")
WORD = re.compile(r"\w+")
SWEEPS = ("Scrap everyone’s points: ", "Scrap all permanents: ")
"""How the lines begin that name all that everyone loses, however much that is."""


def table_data(rules):
    data = table_of(rules.game.ID).at_table(rules.options)
    return replace(data, titles=rules.game.titles(rules))


def told(state, seat, data):
    """What that seat is told of every card that it sees, and of every pile."""
    table = Table(state.view(seat))
    targets = [(zone, Target("zone", zone)) for zone in table.zones]
    targets += [(f"{one.zone} {one.card}", Target("card", str(one.id))) for one in table.sprites()]
    for where, target in targets:
        yield where, describe(table, data, target, NAMES.__getitem__, drawn=True)


def check(state, seat, data):
    schema = {one.name for one in fields(state.Options) if "_" in one.name}
    zones = {zone for zone in state.zones if "." in zone or zone[1:].isdigit()}
    for where, words in told(state, seat, data):
        lines = words.split("\n")
        assert all(lines), where
        assert len(lines) <= 1 + LINES, (where, words)
        short = [line for line in lines if not line.startswith(SWEEPS)]
        assert max(map(len, short)) <= 2 * LINE, (where, words)  # a fact takes two rows at most
        assert not SEAT.search(words), (where, words)
        assert not CARD_WORD.search(words), (where, words)
        assert not schema & set(WORD.findall(words)), (where, words)
        assert not zones & set(words.split()), (where, words)


@pytest.mark.parametrize("path", PLAYTHROUGHS.values(), ids=PLAYTHROUGHS)
@pytest.mark.drawn(3)
def test_every_card_and_pile_of_the_playthroughs_says_what_it_does(path):
    text = path.read_text(encoding="utf-8")
    head = dict(line.split(": ") for line in text.splitlines()[:3])
    rules = load_rules(head["rules"])
    state = rules.game.new(rules, int(head["seats"]), Chance(int(head["seed"])))
    data = table_data(rules)
    played = re.findall(r"^# [1-9]\d*\. ([^:\n]+)", text, re.MULTILINE)
    for number, line in enumerate(played):
        if number % effort(7, 2) == 0:
            for seat in state.seats[: effort(2, 4)]:
                check(state, seat, data)
        state.play(line)
    assert state.outcome is not None
    check(state, "p1", data)


def played(rules, seats, seeds, moves, keenness):
    """Random games: each state with its number of moves, its game's seed and chance."""
    for seed in range(seeds):
        state, rng = rules.game.new(rules, seats, Chance(seed)), Random(seed)
        for number in range(moves):
            yield state, number, seed, rng
            if state.turn is None:
                break
            state.play(chosen(state, rng, keenness))


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_every_card_and_pile_says_what_it_does_at_every_table(name, seats):
    rules = load_rules(name)
    data = table_data(rules)
    for state, number, seed, rng in played(rules, seats, effort(1, 2), effort(91, 161), 0.9):
        if state.turn is None:
            check(state, "p1", data)
        elif number % 7 == seed % 7:
            check(state, rng.choice(state.seats), data)


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_a_line_says_no_schema_words_before_it_is_played(name, seats):
    rules = load_rules(name)
    data = table_data(rules)
    state, rng = rules.game.new(rules, seats, Chance(5)), Random(5)
    for _ in range(effort(90, 160)):
        if state.turn is None:
            break
        for line in state.legal_moves()[:12]:
            words = line_words(data, line, NAMES.__getitem__, state.means(line))
            assert words, line
            assert not SEAT.search(words), (line, words)
            assert not CARD_WORD.search(words), (line, words)
            assert "  " not in words, (line, words)
            assert "_" not in words, (line, words)
        state.play(chosen(state, rng, 0.9))


OFFERS = {
    "points": ("points", "points-win"),
    "scuttle": ("scuttle", "scuttle-suit"),
    "action": (
        "scrap-points", "scrap-cards", "scrap-one", "return", "raid", "draw", "turn-up", "glasses",
        "steal", "steal-wins", "crown", "crown-wins", "take-one", "take-card", "zone-played",
    ),
    "counter": ("counters",),
    "draw": ("click-draw",),
    "take": ("click-take",),
    "swap": ("swap",),
    "show": ("show", "show-back"),
    "play": ("does-anytime", "countered", "equal", "piles", "run-ends"),
    "field": ("change-costs",),
    "": ("goes-on", "goes-home", "goes-load", "goes-space", "click"),
}  # fmt: skip
"""The facts that offer a move, by its verb; without one any line moves that card."""
VERBS = {fact: verb for verb, facts in OFFERS.items() for fact in facts}
UNSEEN = "zone-hand"
"""The fact that nobody else sees a hand."""


def offers(table, sprite, told, mine):
    """The facts of those told of a card that offer a move, as far as it is the reader's to make."""
    later = False
    for one in told:
        name = one.key.partition(".")[2]
        later = later or name == "on-your-turn" or one.about.get("now") == "no"
        aimed = sprite.zone.endswith((".hand", "drawn", ".up")) and not mine
        if name in VERBS and not later and not aimed and sprite.zone not in {"scrap", "played"}:
            yield VERBS[name], one


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_no_tip_offers_what_can_t_be_done_now_or_hides_what_was_seen(name, seats):
    rules = load_rules(name)
    data = table_data(rules)
    for state, number, seed, _ in played(rules, seats, effort(1, 4), effort(120, 300), 0.8):
        if state.turn is not None and number % 3 == seed % 3:
            now_and_seen(state, data)


def now_and_seen(state, data):
    """Check what the seat on turn is told of everything."""
    seat, legal = state.turn, [line.split() for line in state.legal_moves()]
    table = Table(state.view(seat), closed_zones(data, state.view(seat)))
    for one in table.sprites():
        mine = owner_of(one.zone) == seat or one.zone == "drawn"
        for verb, fact in offers(table, one, table.tip(one), mine):
            lines = [line for line in legal if not verb or line[0] == verb]
            named = {"field", "draw", ""} if one.card is None else {"field", "draw"}
            assert any(verb in named or str(one.card) in line for line in lines), (one, fact, legal)
            assert lines, (one, fact, legal)
        for fact in table.tip(one):
            if fact.key.endswith(".you-could"):
                held = [str(card) for card in fact.about["cards"]]
                assert all(any(card in line for line in legal) for card in held), (fact, legal)
    for zone in table.zones:
        for fact in table.tip_on(zone):
            verb = VERBS.get(fact.key.partition(".")[2])
            assert verb is None or any(not verb or line[0] == verb for line in legal), (fact, legal)
        unseen = [one for one in table.tip_on(zone) if one.key.endswith(UNSEEN)]
        if owner_of(zone) != seat and remembered(table, data, zone):
            words = describe(table, data, Target("zone", zone), NAMES.__getitem__).split("\n")
            assert set(words).isdisjoint(in_words(unseen, data, NAMES.__getitem__, seat)), words


CAN_T = {
    "its power has no aim, but it waits for an answer": (
        "cuttle",
        {
            "turn": "p2",
            "zones": {"draw": "AC 9H", "p1.hand": "2S 6D", "p2.hand": "KC 5H", "p2.points": "8C"},
        },
        ["action KC"],
        "6D",
        ["6♦", "On your own turn:", "Play for 6 points (6 of 21)",
         "Not now. You can counter only with a two"],
    ),
    "it has no aim either, but it is the question that is in its way": (
        "cuttle",
        {
            "turn": "p2",
            "zones": {"draw": "AC 9H", "p1.hand": "2S JD", "p2.hand": "KC 5H"},
        },
        ["action KC"],
        "JD",
        ["J♦",
         "Not now. You can counter only with a two"],
    ),
    "the tip says what is in its way": (
        "cuttle",
        {"turn": "p1", "zones": {"draw": "AC 9H", "p1.hand": "JS 5D", "p2.hand": "5H",
                                 "p2.points": "8C", "p2.royals": "QC"}},
        [],
        "JS",
        ["J♠", "Bo’s queen protects what it could steal"],
    ),
    "its field does nothing, but it doesn't fit": (
        "cunt-soul-gentle",
        {"turn": "p1", "zones": {"source": "2C 3C", "pile": "QD", "p1.hand": "8H KD",
                                 "p2.hand": "5H"}},
        [],
        "8H",
        ["8♥", "Skips One", "Skip 1 player", "As field card: does nothing in this game",
         "Not now. Play a queen or higher, a two, a six, a seven, a ten or a joker"],
    ),
    "the tip says that it doesn't fit": (
        "shithead",
        {"turn": "p1", "zones": {"draw": "KC", "pile": "QS", "p1.hand": "7C KD", "p2.hand": "8C"}},
        [],
        "7C",
        ["7♣", "That doesn’t fit. Play Q or higher, or 2"],
    ),
    "the tip says that it can't go anywhere": (
        "russian-bank",
        {"turn": "p1", "zones": {"p1.stock": "4C", "p1.shown": "9H", "p1.hand": "5D",
                                 "p2.stock": "6C", "p2.hand": "7C",
                                 **{f"t{n}": f"3{s}" for n, s in enumerate("CDHS", 1)},
                                 **{f"t{n}": f"3{s}#2" for n, s in enumerate("CDHS", 5)}}},
        [],
        "9H",
        ["9♥", "It can’t go anywhere now"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "lines", "name", "told"), CAN_T.values(), ids=CAN_T)
def test_what_can_t_be_played_says_why_and_says_it_once(rules, position, lines, name, told):
    session = session_at(position, 2, 1, rules)
    for line in lines:
        session.play(line)
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    assert pilot.scene.explained(Target("card", str(pilot.sprite(name).id))).split("\n") == told


def test_what_is_remembered_of_a_hand_is_shown():
    """Corners turned up at the fan, and with the tip the cards: those that were picked up."""
    zones = {"pile": "5C 6S", "p1.hand": "7C 9S", "p2.hand": "4S 4D"}
    session = session_at({"turn": "p2", "zones": zones}, 2, 1)
    session.play("pickup")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    keys = [item.key for item in picture.resting if isinstance(item.key, tuple)]
    corners = [scene.board.table.find(key[1]).card.name for key in keys if key[0] == "corner"]
    assert sorted(corners) == ["5C", "6S"]
    at = Target("zone", "p2.hand")
    scene.callouts.explain(at, scene.explained(at))
    assert [one.name for one in scene.telling().bubble_cards] == ["5C", "6S"]
    assert "Only" not in scene.telling().bubble


def test_what_a_seven_turns_up_has_the_light_and_its_uses_at_once():
    zones = {"draw": "KC KD 9H 4C", "p1.hand": "7C", "p2.hand": "QC", "p2.points": "8H"}
    session = session_at({"turn": "p1", "zones": zones}, 2, 1, "cuttle")
    session.play("action 7C")
    session.play("allow")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    told = pilot.scene.telling()
    (turned,) = pilot.state.table.zones["drawn"]
    assert turned.id in told.pointed
    assert told.bubble == pilot.scene.explained(Target("card", str(turned.id)))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("9C", "Take the power from Bo’s 9♣"),
        (
            "8H",
            "It’s a paradox, because you couldn’t play it without 8♥, so the pile burns (3 cards)",
        ),
    ],
)
def test_a_joker_says_whose_cards_it_undoes(card, words):
    zones = {"source": "2C 3C 4C", "pile": "6D", "p1.hand": "X1 KD", "p2.hand": "8H 9C"}
    three = card == "8H"  # p3 is skipped
    zones |= {"p3.hand": "3D"} if three else {}
    session = session_at({"turn": "p2", "zones": zones}, 2 + three, 1, "cunt-soul")
    session.play(f"play {card}")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    assert words in pilot.scene.explained(Target("card", str(pilot.sprite("X1").id)))


def test_what_is_said_goes_with_what_it_is_about():
    zones = {"t1": "9S", "t2": "8D", "t3": "9C", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "russian-bank"), bot_pace=60.0)
    pilot.rest()
    pilot.drag_card("9C", "t2")  # a refusal, until another move is made
    assert pilot.bubble.startswith("Build down by one")
    pilot.drag_card("8D", "t1")
    assert pilot.bubble == ""
    pilot.scene.callouts.explain(here := Target("zone", "p1.hand"), pilot.scene.explained(here))
    assert "2 cards" in pilot.bubble
    pilot.scene.play("p1", "turn hand")
    pilot.rest()
    assert "2 cards" not in pilot.bubble != ""
    top = Target("card", str(pilot.sprite("8D").id))
    pilot.scene.callouts.explain(top, pilot.scene.explained(top), tip=False)
    pilot.scene.callouts.explain(top, pilot.scene.explained(top))
    pilot.scene.play("p1", "move 8D t3")
    pilot.rest()
    assert pilot.bubble == ""


def test_a_tip_shows_the_cards_that_are_known_there_now():
    zones = {"pile": "5C 6S", "p1.hand": "7C 9S", "p2.hand": "4S 4D"}
    pilot = Pilot(session_at({"turn": "p2", "zones": zones}, 2, 1), bot_pace=60.0)
    scene, at = pilot.scene, Target("zone", "p2.hand")
    scene.callouts.explain(at, scene.explained(at))
    assert not scene.telling().bubble_cards
    scene.play("p2", "pickup")
    pilot.rest()
    assert [one.name for one in scene.telling().bubble_cards] == ["5C", "6S"]


def test_what_is_explained_anew_is_said_aloud_once():
    zones = {"t1": "9S", "t2": "8D", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = Pilot(session_at({"turn": "p2", "zones": zones}, 2, 1, "russian-bank"), bot_pace=60.0)
    scene, at = pilot.scene, Target("zone", "p2.hand")
    scene.callouts.explain(at, scene.explained(at), tip=False, heard="Bo’s hand, two cards")
    said, shown = scene.callouts.heard(), pilot.bubble
    scene.play("p2", "turn hand")
    pilot.step(60)
    assert pilot.bubble not in {shown, ""}
    assert scene.callouts.heard() == said


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_no_tip_hangs_where_there_is_no_card(name, seats):
    """Where a row or a hand is wider than what lies in it, and no place is drawn."""
    pilot = Pilot(new_session(name, seats, seed=2), motion="off", bot_pace=60.0)
    pilot.step(5)
    plan, unit = pilot.state.plan, pilot.state.plan.unit
    shown = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    near = [rect.inflate(rect.h * 2, 4) for rect in shown]
    for zone in [zone for zone in plan.zones.values() if not zone.slots]:
        for share in (0.02, 0.25, 0.75, 0.98):
            point = round(zone.rect.x + share * zone.rect.w), round(zone.rect.centery)
            middle = abs(point[0] - zone.rect.centerx) < 0.2 * unit
            if middle or pygame.Rect(point, (1, 1)).collidelist(near) >= 0:
                continue
            pilot.move(point)
            pilot.step(2)
            at = pilot.state.pointer.under
            assert at is None or at.kind != "zone" or plan.zones[at.name].slots, (at, point)
