"""Soul Taker at the table: whole games, blind cards, sums, options told beforehand, the stake."""

import random

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session, session_at

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved
from cardtable.engine.guide import look
from cardtable.engine.position import read_position, write_position
from cardtable.files import load_rules
from cardtable.games.soul_taker.told import GUIDE
from cardtable.presenter.advice import advice
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import MoveMatcher, Target
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.status import describe, scores, worth
from cardtable.presenter.words import line_words, sentences, sign, table_text
from cardtable.table.board.layout import make_plan
from cardtable.table.board.prompt import SMALLEST, WIDEST
from cardtable.table.drawing.theme import ASKED, OFFERED
from cardtable.table.drawing.theme import size as size_of
from cardtable.table.scenes.result import Result, stake_of

POSITION = {
    "turn": "p1",
    "zones": {
        "p1.deck": "+1b +2b",
        "p2.deck": "-1b -2b",
        "p1.hand": "+4a +3a",
        "p1.down1": "+1a",
        "p2.hand": "-1a -5a",
        "p2.down2": "-3a",
        "p1.secured": "+5a",
        "condemnation": "+2c",
        "influence": "-1c -1d",
    },
}
RETURN = {
    "turn": "p1",
    "zones": {
        "p1.hand": "+1a",
        "p2.hand": "-1a",
        "p1.lost": "+4a -2a",
        "p2.lost": "-3d",
        "p1.secured": "+5a",
        "p2.secured": "-1d",
    },
    "state": {"option": "return"},
}
GIVE = {**RETURN, "state": {"option": "give"}}


def at(position, rules="soul-taker", humans=1, **settings):
    settings = {"motion": "off", "bot_pace": 60.0, **settings}
    pilot = Pilot(session_at(position, 2, humans, rules), **settings)
    pilot.step(3)
    return pilot


# --- whole games ----------------------------------------------------------------------------------


def by_pointer(pilot, line):
    """A line with the pointer alone."""
    scene = pilot.scene
    verb, _, named = line.partition(" ")
    if verb == "decline":
        pilot.push("Decline")
    elif verb == "play" and named.startswith("down"):
        (blind,) = scene.state.table.zones[f"{scene.state.reader}.{named}"]
        pilot.drag(pilot.on_sprite(blind.id), pilot.at_zone("table"))
    else:
        other = "p2" if scene.state.reader == "p1" else "p1"
        goals = {
            "play": "table",
            "give": f"{other}.secured",
            "return": f"{scene.state.reader}.secured",
        }
        pilot.drag_card(named, goals[verb])


def by_keyboard(pilot, line):
    """A line with keys alone."""
    scene = pilot.scene
    verb, _, named = line.partition(" ")
    if verb == "decline":
        wanted = pilot.buttons()["Decline"]
    elif verb == "play" and named.startswith("down"):
        wanted = Target("card", str(scene.state.table.zones[f"{scene.state.reader}.{named}"][0].id))
    else:
        wanted = Target("card", str(pilot.sprite(named).id))
    pilot.focus_on(wanted)
    pilot.key(pygame.K_RETURN)


def play_a_game(pilot, by, seed):
    rng, verbs = random.Random(seed), set()
    for _ in range(120):
        pilot.rest()
        if pilot.session.over:
            break
        if pilot.curtain is not None:
            pilot.step(30)
            pilot.key(pygame.K_RETURN)
            continue
        line = rng.choice(pilot.session.legal())
        verbs.add(line.split()[0])
        by(pilot, line)
        done = pilot.lines[: pilot.lines.index(f"{line_actor(pilot, line)} {line}") + 1]
        assert done, (line, pilot.bubble)
    assert pilot.session.over
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 10)
    return verbs


def line_actor(pilot, line):
    """Who played that line last."""
    found = [one for one in pilot.lines if one.partition(" ")[2] == line]
    assert found, (line, pilot.bubble)
    return found[-1].partition(" ")[0]


@pytest.mark.parametrize(
    ("rules", "by", "humans"),
    [
        ("soul-taker", by_pointer, 1),
        pytest.param("soul-taker", by_keyboard, 2, marks=pytest.mark.long),
        pytest.param("soul-taker-mixed", by_pointer, 2, marks=pytest.mark.long),
        pytest.param("soul-taker-mixed", by_keyboard, 1, marks=pytest.mark.long),
        pytest.param("soul-taker", by_pointer, 2, marks=pytest.mark.long),
        pytest.param("soul-taker", by_keyboard, 1, marks=pytest.mark.long),
        pytest.param("soul-taker-mixed", by_pointer, 1, marks=pytest.mark.long),
        pytest.param("soul-taker-mixed", by_keyboard, 2, marks=pytest.mark.long),
    ],
)
def test_a_whole_game(rules, by, humans):
    session = new_session(rules, seats=2, humans=humans, seed=12)
    verbs = play_a_game(Pilot(session, motion="off", bot_pace=0.0), by, seed=4)
    if rules.endswith("mixed"):
        assert {"play", "return", "give"} <= verbs


# --- blind cards ----------------------------------------------------------------------------------


def test_a_blind_card_is_known_to_nothing_on_the_table():
    pilot = at(POSITION)
    scene = pilot.scene
    told = "\n".join(table_text(scene.state.table, scene.data, scene.name))
    pilot.click(pilot.at_zone("p1.down1"))
    pilot.pause()
    told += pilot.bubble
    hidden = [name for zone in ("p1.down1", "p2.down2", "p1.deck", "p2.hand")
              for name in POSITION["zones"][zone].split()]  # fmt: skip
    for name in hidden:
        assert name not in told
        assert sign(card(name), scene.data.titles) not in told
        assert card(name) not in [one.card for one in scene.state.table.sprites()]
        assert card(name) not in [one.art for one in scene.state.table.sprites()]


def test_backs_tell_the_deck_where_everybody_knows_it():
    pilot = at(POSITION)
    kinds = {one.zone: one.kind for one in pilot.state.table.sprites()}
    assert kinds["p1.down1"] == kinds["p1.deck"] == kinds["p1.hand"] == "+"
    assert kinds["p2.down2"] == kinds["p2.hand"] == "-"
    mixed = at(RETURN, "soul-taker-mixed")
    assert {one.kind for one in mixed.scene.state.table.sprites()} == {""}


def test_a_blind_card_is_dragged_like_any_other():
    pilot = at(POSITION)
    pilot.drag_card("+4a", "p1.deck")
    assert pilot.lines == []
    pilot.drag(pilot.at_zone("p1.down1"), pilot.at_zone("table"))
    assert pilot.lines == ["p1 play down1"]


def test_a_card_that_counts_for_its_owner_is_not_lit_as_if_it_were_under_the_pointer_still():
    zones = POSITION["zones"] | {"table": "-1e", "p2.hand": "-5a"}
    pilot = at({**POSITION, "zones": zones, "state": {"exchange": 2}})
    where, number = pilot.at_card("+3a"), pilot.sprite("+3a").id
    pilot.move(where)
    pilot.step(3)
    assert pilot.scene.telling().hovered == number
    pilot.double(where)
    pilot.step(300)
    assert pilot.sprite("+3a").zone == "p1.secured"
    assert pilot.scene.telling().hovered is None


def test_a_card_refused_by_key_does_not_stand_in_the_way_of_the_next():
    zones = {**POSITION["zones"], "p1.lost": "+1c"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.keys(pygame.K_1, pygame.K_RETURN)
    assert "ST-8" in pilot.bubble
    pilot.keys(pygame.K_3, pygame.K_RETURN)
    assert pilot.lines == ["p1 play +3a"]


# --- sums -----------------------------------------------------------------------------------------


def test_piles_and_plates_tell_what_they_are_worth():
    pilot = at(POSITION)
    table = pilot.state.table
    assert [worth(table, zone) for zone in ("p1.secured", "influence", "condemnation")] == [
        *("5", "2", "2")
    ]
    assert scores(table.view) == {"p1": 3, "p2": -2}
    assert pilot.scene.plates()["p2"].badge == "Foul · −2"
    mixed = at(RETURN, "soul-taker-mixed").scene.state.table
    assert worth(mixed, "p2.secured") == "−1"


def test_an_option_tells_what_it_would_make_of_the_scores_before_it_is_taken():
    pilot = at(RETURN, "soul-taker-mixed")
    pilot.lift(pilot.at_card("-3d"), pilot.at_zone("p1.secured"))
    assert pilot.bubble == "You 5 → 2 · Bo −1, unchanged"
    assert pilot.lines == []
    pilot.release(pilot.at_zone("p1.secured"))
    assert pilot.lines == ["p1 return -3d"]


def test_a_gift_tells_it_as_well_and_may_be_carried_home():
    pilot = at(GIVE, "soul-taker-mixed")
    pilot.lift(pilot.at_card("+5a"), pilot.at_zone("p2.secured"))
    assert pilot.bubble == "You 5 → 0 · Bo −1 → 4"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.lines == []
    pilot.drag_card("+5a", "p2.secured")
    assert pilot.lines == ["p1 give +5a"]


# --- the wheel, the names -------------------------------------------------------------------------


@pytest.mark.parametrize("aids", [True, False])
def test_the_wheel_lights_up_for_the_lead_and_can_be_switched_off(aids):
    pilot = at(POSITION, aids=aids)
    scene = pilot.scene

    def stamps():
        told = scene.telling()
        picture = scene.painter.picture(scene.board, pilot.app.theme, told)
        return [item.stamp[1] for item in picture.resting if item.key == "wheel"]

    assert stamps() == ([""] if aids else [])
    pilot.move(pilot.at_card("+3a"))  # a lead before it is played
    assert stamps() == (["3"] if aids else [])
    pilot.click(pilot.at_card("+4a"))
    assert stamps() == (["4"] if aids else [])
    pilot.key(pygame.K_ESCAPE)
    pilot.drag_card("+4a", "table")
    assert stamps() == (["4"] if aids else [])


def test_cards_are_called_by_their_names():
    pilot = at(POSITION)
    pilot.drag_card("+4a", "table")
    assert pilot.scene.last == "You lead Steadfastness 4"
    assert sign(card("+4a")) == "Fair 4"


def test_the_prompt_tells_what_to_answer():
    position = {"turn": "p1", "zones": {"table": "-5a", "p1.hand": "+2a"}, "state": {"exchange": 2}}
    assert at(position).scene.telling().prompt == "Answer Wrath 5:\n2 and 3 beat it"
    assert at(POSITION).scene.telling().prompt == "Your turn:\nlead a card"


# --- the stake ------------------------------------------------------------------------------------


def spoken(pilot):
    return " ".join(widget.spoken for widget in pilot.app.scene.ui.root.walk())


def finished(secured, **options):
    position = {
        "turn": "p1",
        "zones": {"p1.hand": "+3a", "p2.hand": "-3a", "p1.secured": secured, "p2.secured": "-2a"},
        "state": {"round": 5, "exchange": 5},
    }
    pilot = Pilot(session_at(position, 2, 2, **options), motion="off", bot_pace=0.0)
    pilot.session.play("play +3a")
    pilot.session.play("play -3a")
    pilot.app.switch(Result(pilot.app, pilot.session))
    pilot.step(2)
    return pilot


def test_the_stake_is_shown_when_somebody_has_lost():
    assert "Ann holds Bo’s soul" in spoken(finished("+5a", rules="soul-taker"))
    told = spoken(finished("+1a", rules="soul-taker", stake="tea"))
    assert "Ann makes the tea" in told


def test_a_tie_costs_nobody_anything():
    told = spoken(finished("+2a", rules="soul-taker"))
    assert "It’s a draw" in told
    assert "soul" not in told.lower().replace("soul taker", "")


def test_a_deal_is_shown_on_every_table():
    for rules in ("soul-taker", "soul-taker-mixed", "soul-taker-duel"):
        loaded = load_rules(rules)
        state = loaded.game.new(loaded, 2, Chance(1))
        assert set(loaded.game.titles(loaded)) >= {one.name for one in state.cards}


# --- plates ---------------------------------------------------------------------------------------


def test_a_plate_counts_what_is_still_to_be_played_and_not_the_deck():
    pilot = at(POSITION)
    assert pilot.scene.plates()["p1"].count == "2 in hand"
    zones = {**POSITION["zones"], "p1.hand": "", "p2.hand": "", "p2.down2": "-3a"}
    pilot = at({"turn": "p1", "zones": zones})
    assert pilot.scene.plates()["p1"].count == "1 blind card"
    zones = {**zones, "p1.down1": "", "p2.down2": "", "p2.hand": "-1a"}
    pilot = at({"turn": "p2", "zones": {**zones, "table": "+4a"}, "state": {"exchange": 5}})
    plate = pilot.scene.plates()["p1"]
    assert plate.count == "0 in hand"
    assert not plate.away


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_the_stake_is_written_and_then_sealed(motion):
    pilot = finished("+5a", rules="soul-taker")
    pilot.app.apply(motion=motion)
    pilot.app.switch(Result(pilot.app, pilot.session))
    stake = stake_of(pilot.app.scene.ui.root)
    pilot.step(1)
    assert stake.sealed == (motion == "off")
    if motion == "normal":
        assert pilot.app.scene.animating
        pilot.step(200)
    assert stake.sealed
    assert not pilot.app.scene.animating
    assert "Bo’s soul" in stake.spoken


def test_there_is_no_seal_on_a_tie():
    pilot = finished("+2a", rules="soul-taker")
    assert stake_of(pilot.app.scene.ui.root) is None


@pytest.mark.parametrize(
    ("rules", "told", "untold"),
    [
        ("soul-taker", "Count the rest against them", "nearer to zero"),
        ("soul-taker-duel", "Beat the answer to secure your lead", "nearer to zero"),
        (
            "soul-taker-mixed",
            "Finish nearer to zero",
            "Count the rest against them",
        ),
    ],
)
def test_what_counts_is_told_beside_the_table(rules, told, untold):
    position = RETURN if rules.endswith("mixed") else POSITION
    pilot = at(position, rules)
    words = " ".join(one.text for one in pilot.scene.data.reminders)
    assert told in words
    assert untold not in words


# --- what lights up for a card --------------------------------------------------------------------


def lit_for(state, seat, zone, place):
    """The zones that light up for a card that the seat has chosen."""
    table = Table(state.view(seat))
    data = table_of("soul-taker").at_table(state.options)
    matcher = MoveMatcher(table, data, seat, state.legal_moves())
    return {one.name for one in matcher.lit([table.zones[zone][place]])}


def openings(state, seat, zone, place):
    """Where the card may be dropped, lit up or not."""
    table = Table(state.view(seat))
    data = table_of("soul-taker").at_table(state.options)
    return MoveMatcher(table, data, seat, state.legal_moves()).openings([table.zones[zone][place]])


def reached(state, line, zone):
    """The zones to which a line takes the card of that zone: in truth."""
    (one,) = state.zones[zone]
    played = state.clone()
    played.track()
    moves = [entry.event for entry in played.play(line) if isinstance(entry.event, Moved)]
    return {move.dst for move in moves if one in move.cards}


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed", "soul-taker-duel"])
def test_a_blind_card_lights_up_only_where_every_card_that_it_may_be_goes(rules):
    """The hidden cards are dealt anew: what is lit stays, and is true of all those deals."""
    loaded, rng = load_rules(rules), random.Random(7)
    state = loaded.game.new(loaded, 2, Chance(7))
    seen = played = 0
    while state.turn is not None:
        seat, line = state.turn, rng.choice(state.legal_moves())
        played += 1
        for move in state.legal_moves() if played % effort(4, 1) == 0 else ():
            zone = f"{seat}.{move.partition(' ')[2]}"
            if ".down" not in zone:
                continue
            lit = lit_for(state, seat, zone, 0)
            assert len(lit) == 1
            view = state.view(seat)
            for number in range(effort(4, 20)):
                other = loaded.game.determinize(view, random.Random(number), track=True)
                assert lit_for(other, seat, zone, 0) == lit
                assert lit <= reached(other, move, zone)
            seen += 1
        state.play(line)
    assert seen > 3


def test_an_answer_lights_up_the_pile_in_which_it_will_lie_however_that_is_called():
    zones = {"p1.hand": "+4a +4b", "p2.hand": "-1a -4a -5a", "table": "+1b"}
    position = {"turn": "p2", "zones": zones}
    state = read_position(load_rules("soul-taker"), 2, position)
    places = {one.name: place for place, one in enumerate(state.view("p2").zones["p2.hand"])}
    lit = {name: lit_for(state, "p2", "p2.hand", place) for name, place in places.items()}
    assert lit == {"-5a": {"p2.secured"}, "-1a": {"p2.lost"}, "-4a": {"influence"}}
    assert {one.name for one in openings(state, "p2", "p2.hand", 0)} >= {"table"}


def still(pilot):
    """Until nothing moves, whoever is to decide."""
    pilot.until(lambda: not pilot.scene.board.busy)


# --- an exchange is seen --------------------------------------------------------------------------

LED = {
    "turn": "p2",
    "zones": {
        "table": "+5a",
        "p1.hand": "+3a",
        "p2.hand": "-3b -4a",
        "p1.secured": "+4a",
        "p1.deck": "+1b +2b",
        "p2.deck": "-1b -2b",
    },
}


@pytest.mark.drawn(3)
@pytest.mark.parametrize("motion", ["normal", "short", "off"])
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("play -3b", "Cynicism 3 beats Valour 5, which is lost. +3 for Bo"),
        (
            "play -4a",
            "No match: −4 for you, −5 for Bo",
        ),
    ],
)
def test_both_cards_lie_side_by_side_for_a_while_with_what_it_means(motion, line, words):
    pilot = at(LED, motion=motion)
    pilot.scene.play("p2", line)
    there = 0.0
    for _ in range(round(6000 / pilot.clock.milliseconds)):
        pilot.step()
        table, motion_of = pilot.state.table, pilot.scene.board.motion
        resting = [one for one in table.zones["table"] if one.id not in motion_of.moving]
        told = pilot.scene.telling()
        if len(resting) == 2 and told.looked == words:
            assert told.prompt == words
            there += pilot.clock.milliseconds / 1000
    assert 1.5 <= there <= 2.5
    assert not pilot.state.table.zones["table"]
    assert not pilot.scene.telling().looked
    brief = words.startswith("No match")
    assert pilot.scene.last == words or brief


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
def test_arrows_show_where_both_cards_of_an_exchange_go(rules):
    """Of every way in which one ends: they end where the cards lie afterwards."""
    loaded, rng = load_rules(rules), random.Random(2)
    state, seen = loaded.game.new(loaded, 2, Chance(2)), set()
    while state.turn is not None:
        lines = [
            line for line in state.legal_moves() if line.startswith("play +") or "play -" in line
        ]
        for line in lines if len(state.zones["table"]) == 1 else ():
            lead, answer = state.zones["table"][0], card(line.split()[1])
            fate = state.fate(lead, answer)
            if fate in seen or (
                fate == "missed" and not state.option_after(lead, answer, state.leader)
            ):
                continue
            seen.add(fate)
            pilot = at(write_position(state), rules, humans=2)
            pilot.rest()
            if pilot.curtain is not None:
                pilot.step(30)
                pilot.key(pygame.K_RETURN)
            pilot.scene.play(state.turn, line)
            pilot.until(lambda pilot=pilot: pilot.scene.telling().looked, 5)
            goals = [goal for _, goal in pilot.scene.telling().ways]
            assert len(goals) == 2
            pilot.until(lambda pilot=pilot: not pilot.state.table.zones["table"], 5)
            pilot.rest()
            poses = [pygame.Rect(pilot.state.plan.poses[pilot.sprite(one.name).id].rect)
                     for one in (lead, answer)]  # fmt: skip
            pairs = [*zip(goals, poses, strict=True)]
            opened = pilot.state.board.opened  # to choose among them
            assert opened or all(goal.colliderect(pose) for goal, pose in pairs), (fate, pairs)
            assert not pilot.scene.telling().ways
        state.play(rng.choice(state.legal_moves()))
    assert len(seen) >= 3


# --- plates, tips, prices -------------------------------------------------------------------------


def test_what_a_lead_and_an_answer_cost_is_what_comes_of_them():
    """At best and at worst, and to the point: counted from the scores after it."""
    loaded, rng = load_rules("soul-taker"), random.Random(4)
    state = loaded.game.new(loaded, 2, Chance(4))
    while state.turn is not None:
        seat, line = state.turn, rng.choice(state.legal_moves())
        said, told = state.means(line), [*GUIDE.preview(state, line)]
        leads, before = not state.zones["table"], state.score()
        state.play(line)
        if leads:
            other = "p2" if seat == "p1" else "p1"
            answers = [] if state.turn != other else state.legal_moves()
            for answer in answers:
                if "down" in answer or not told:
                    continue
                behind = loaded.game.determinize(state.view(other), random.Random(1))
                behind.apply(answer)
                after = behind.score()
                swing = after[seat] - before[seat] - after[other] + before[other]
                assert -told[0].about["costs"] <= swing <= told[0].about["gains"]
        elif said.word == "answer":
            after = state.score()
            gained = sum(after[one] - before[one] if one == seat else before[one] - after[one]
                         for one in after)  # fmt: skip
            sign = {"gains": 1, "loses": -1, "level": 0}[said.about["way"]]
            assert sign * said.about["points"] == gained


def test_a_seat_tells_how_its_score_is_made_up():
    for rules in ("soul-taker", "soul-taker-mixed"):
        loaded, rng = load_rules(rules), random.Random(3)
        state = loaded.game.new(loaded, 2, Chance(3))
        while state.turn is not None:
            for seat in state.seats:
                made, *_ = GUIDE.tooltip(state, "p1", look(state.zones, seat, None))
                assert made.about["gains"] - made.about["lost"] == state.score()[seat]
            state.play(rng.choice(state.legal_moves()))


def test_what_can_counter_a_lead_depends_on_nothing_hidden():
    for rules in ("soul-taker", "soul-taker-mixed"):
        loaded, rng = load_rules(rules), random.Random(5)
        state = loaded.game.new(loaded, 2, Chance(5))
        while state.turn is not None:
            view = state.view(state.turn)
            told = {line: state.means(line) for line in state.legal_moves()}
            for number in range(effort(1, 5)):
                other = loaded.game.determinize(view, random.Random(number), track=True)
                assert {line: other.means(line) for line in other.legal_moves()} == told
            state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize(
    ("position", "line", "words"),
    [
        (
            POSITION,
            "play +4a",
            (
                "Lead Steadfastness 4. A 1 or 3 beats it. Then it’s lost, and that card "
                "scores for Bo"
            ),
        ),
        (POSITION, "play +3a", "Lead Temperance 3. Nothing can beat it, but a 3 cancels both"),
        (
            LED,
            "play -4a",
            ("Play Greed 4. It doesn’t beat the lead. That costs Ann 4 and you 5"),
        ),
        (LED, "play -3b", "Play Cynicism 3. It beats the lead and scores 3 for you"),
    ],
)
def test_the_price_is_told_before_a_card_is_played(position, line, words):
    state = read_position(load_rules("soul-taker"), 2, position)
    data = table_of("soul-taker", load_rules("soul-taker").game.titles(load_rules("soul-taker")))
    names = {"p1": "Ann", "p2": "Bo"}
    assert line_words(data, line, names.__getitem__, state.means(line)) == words


def test_tips_are_told_only_of_what_the_pointer_is_on():
    pilot = at(POSITION)
    area = pilot.state.plan.area
    for x in range(20):
        for y in range(20):
            point = (round(area.x + area.w * x / 20), round(area.y + area.h * y / 20))
            pilot.move(point)
            pilot.step(2)
            under = pilot.state.pointer.under
            if under is not None and under.kind == "seat":
                assert pilot.state.callouts.place_of(under).collidepoint(point)


@pytest.mark.parametrize("aids", [True, False])
def test_the_wheel_tells_what_its_arrows_mean(aids):
    pilot = at(POSITION, aids=aids)
    rim = pilot.state.callouts.place_of(Target("wheel", ""))
    pilot.move((rim.centerx, rim.top + 4))
    pilot.pause()
    pilot.pause()
    assert ("2 beats 1 and 5" in pilot.bubble) == aids


def test_a_new_round_is_announced():
    zones = {
        "p1.hand": "+3a",
        "p2.hand": "-3a",
        "p1.deck": "+1a +1b +1c +1d +1e",
        "p2.deck": "-1a -1b -1c -1d -1e",
    }
    pilot = at({"turn": "p1", "zones": zones, "state": {"exchange": 5}})
    pilot.scene.play("p1", "play +3a")
    pilot.scene.play("p2", "play -3a")
    pilot.until(lambda: bool(pilot.scene.telling().banner), 10)
    told = ["Round 1 is over", "You 0  ·  Bo 0", "Round 2 of 5: 5 new cards each"]
    assert pilot.scene.telling().banner.split("\n") == told


@pytest.mark.parametrize("way", ["click", "Space"])
def test_the_end_of_a_round_stands_until_it_is_read_or_one_goes_on(way):
    zones = {"p1.hand": "+3a", "p2.hand": "-3a", "p1.deck": "+1a +1b +1c +1d +1e"}
    zones["p2.deck"] = "-1a -1b -1c -1d -1e"
    position = {"turn": "p1", "zones": zones, "state": {"exchange": 5}}
    seconds = {}
    for sooner in (False, True):
        pilot = at(position, bot_pace=0.8, motion="normal")
        pilot.scene.play("p1", "play +3a")
        pilot.scene.play("p2", "play -3a")
        pilot.until(lambda scene=pilot.scene: bool(scene.telling().banner), 10)
        began = pilot.scene.now
        pilot.step(3)
        if sooner and way == "click":
            pilot.click((640, 300))
        elif sooner:
            pilot.key(pygame.K_SPACE)
        assert bool(pilot.scene.telling().banner) == (not sooner)
        pilot.until(lambda one=pilot: one.state.table.zones["p1.hand"], 20)
        seconds[sooner] = pilot.scene.now - began
    assert seconds[False] > 3.0
    assert seconds[True] < 1.0


def test_every_game_begins_with_what_it_is_about():
    told = {}
    for rules in ("soul-taker", "soul-taker-mixed"):
        told[rules] = Pilot(new_session(rules, seats=2, humans=1, seed=12)).scene.intro
    assert "each card counts against the other side" in told["soul-taker"]
    assert "nearer to zero wins" in told["soul-taker-mixed"]
    assert "against" not in told["soul-taker-mixed"]


# --- options of the mixed game --------------------------------------------------------------------


@pytest.mark.parametrize(("position", "piles"), [(RETURN, "p1.lost p2.lost"), (GIVE, "p1.secured")])
def test_the_cards_of_an_option_light_up_and_declining_does_not_stand_out(position, piles):
    pilot = at(position, "soul-taker-mixed")
    lit = {one.name for one in pilot.scene.telling().lit}
    assert lit == set(piles.split())
    assert pilot.buttons()["Decline"].kind == "plain"
    chosen = "-3d" if "lost" in piles else "+5a"
    pilot.click(pilot.at_card(chosen))  # the button is about the card that is chosen
    words, line = (("Take Cold Reckoning 3 back", "return -3d") if "lost" in piles
                   else ("Give Valour 5 away", "give +5a"))  # fmt: skip
    pilot.push(words)
    assert pilot.lines == [f"p1 {line}"]


def test_an_option_says_who_gives_what_to_whom():
    state = read_position(load_rules("soul-taker-mixed"), 2, {**LED, "zones": {
        "table": "-3b", "p1.hand": "+1a", "p1.secured": "-5a", "p2.hand": "-4c -1c"}})  # fmt: skip
    (fact,) = GUIDE.tooltip(state, "p2", look(state.zones, "p2.hand", 0))
    assert say(fact, Reader({"p1": "Ann"}.get, "p2")) == (
        "It doesn’t beat the lead, so both are lost, and then Ann may give you a secured card"
    )


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_left_and_right_walk_over_hand_and_blind_cards_as_they_lie(size):
    for rules in ("soul-taker", "soul-taker-mixed"):
        session = new_session(rules, 2)
        pilot = Pilot(session, size, motion="off", bot_pace=60.0)
        pilot.step(3)
        zones = pilot.state.table.zones
        mine = [one for name in ("hand", "down1", "down2") for one in zones[f"p1.{name}"]]
        places = {str(one.id): pilot.state.plan.poses[one.id].rect.centerx for one in mine}
        ring = sorted(places, key=places.__getitem__)
        for key, step in ((pygame.K_RIGHT, 1), (pygame.K_LEFT, -1)):
            pilot.key(key)
            at = ring.index(pilot.state.focus.item.name)
            for _ in range(len(ring) + 1):
                pilot.key(key)
                at = (at + step) % len(ring)
                assert pilot.state.focus.item == Target("card", ring[at])


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
@pytest.mark.parametrize("log", [False, True])
def test_what_came_of_an_exchange_stands_whole_in_the_line(rules, size, log):
    zones = {"p1.hand": "+5a", "p2.hand": "-5a -5b"}
    leads = [card(f"+{rank}{suit}") for rank in range(1, 6) for suit in "cd"]
    answers = [card(f"-{rank}{suit}") for rank in range(1, 6) for suit in "cd"]
    first = Pilot(session_at({"turn": "p2", "zones": {**zones, "table": "+1d"}}, 2, 1, rules), size)
    data, name = first.scene.data, first.scene.name
    told = {}
    for lead in leads:
        for answer in answers:
            position = {"turn": "p2", "zones": {**zones, "table": lead.name}}
            position["zones"]["p2.hand"] = f"{answer.name} -5a"
            session = session_at(position, 2, 1, rules)
            begun = session.step_count
            session.play(f"p2 play {answer.name}")
            for events in session.events_for("p1", begun):
                for words in sentences(data, events, name):
                    told[words] = (position, f"p2 play {answer.name}")
    longest = sorted(told, key=len)[-effort(2, 8) :]
    for words in longest:
        position, line = told[words]
        pilot = Pilot(session_at(position, 2, 1, rules), size, motion="off", bot_pace=60.0)
        if log:
            pilot.key(pygame.K_l)
        pilot.session.play(line)
        pilot.scene._take_steps()
        pilot.step(30)
        scene = pilot.scene
        told_now = scene.telling()
        shown = told_now.prompt
        assert shown
        assert not [one for one in scene.trail()[1] if one.place == "table"]  # the line says it
        assert shown == words.replace("Ann", "you") or shown.startswith(
            ("No match", "Only answers can win", "They change hands")
        )
        asked, _, offered = shown.partition("\n")
        theme, unit, plan = scene.theme, scene.board.plan.unit, scene.board.plan
        wide = theme.width(asked, "strong", SMALLEST * size_of(theme, ASKED, unit))
        wide += theme.width(offered, "body", SMALLEST * size_of(theme, OFFERED, unit))
        assert wide < WIDEST * plan.area.w - 2 * plan.line.h, words


def test_a_hand_card_is_told_by_its_name_as_small_ones_bear_none():
    loaded, rng = load_rules("soul-taker"), random.Random(6)
    data = table_of("soul-taker", loaded.game.titles(loaded))
    state = loaded.game.new(loaded, 2, Chance(6))
    names = {"p1": "Kim", "p2": "Clementine"}.__getitem__
    while state.turn is not None:
        table = Table(state.view(state.turn))
        for one in table.zones[f"{state.turn}.hand"]:
            told = describe(table, data, Target("card", str(one.id)), names)
            assert told.startswith(f"{data.titles[one.card.name]} {one.card.rank}\n")
        state.play(rng.choice(state.legal_moves()))


def _resting(scene):
    return scene.painter.picture(scene.board, scene.theme, scene.telling()).resting


def test_what_is_said_of_blind_cards_goes_with_the_last_of_them():
    zones = {**POSITION["zones"], "p1.down1": "", "p1.down2": "", "p1.hand": "+4a +3a +1a"}
    for there in (True, False):
        position = {"turn": "p1", "zones": POSITION["zones"] if there else zones}
        items = [one for one in _resting(at(position).scene) if one.key == ("named", "p1", "blind")]
        assert bool(items) == there


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_what_counts_can_be_read_in_small_windows(size):
    pilot = at(POSITION, size=size)
    (item,) = [one for one in _resting(pilot.scene) if one.key == "reminders"]
    rows = len(pilot.scene.data.reminders)
    assert item.rect.h > rows * 14


def test_a_hint_tells_a_change_of_scores_once():
    zones = {"p1.hand": "+1a", "p2.hand": "-3a -2b", "table": "+4a"}
    state = session_at({"turn": "p2", "zones": zones}, 2, 1, "soul-taker").state
    data = table_of("soul-taker", state.titles(state.rules)).at_table(state.options)
    names = {"p1": "Kim", "p2": "Bo"}.__getitem__
    told = advice(state.view("p2"), "play -3a", {}, data, names)
    assert told[0] == "Play Guile 3. It beats the lead and scores 3 for you"
    assert [words for words in told if " → " in words] == ["You: 0 → 3"]


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768)])
def test_both_seats_lie_in_one_grid_round_the_middle(rules, size):
    zones = {"p1.hand": "+4a +3a", "p1.down1": "+1a", "p2.hand": "-1a -5a", "p2.down2": "-3a"}
    session = session_at({"turn": "p1", "zones": zones}, 2, 1, rules)
    data = table_of("soul-taker").at_table(session.rules.options)
    plan = make_plan(Table(session.view("p1")), data, pygame.Rect(0, 0, *size))
    assert plan.zones["p1.hand"].rect.centerx == pytest.approx(size[0] / 2)
    assert plan.zones["table"].rect.centerx == pytest.approx(size[0] / 2)
    for name in ("secured", "lost"):
        mine, other = plan.zones[f"p1.{name}"].rect, plan.zones[f"p2.{name}"].rect
        assert abs(mine.centerx - other.centerx) < 1
    if rules == "soul-taker":
        shared = [plan.zones[name].rect for name in ("condemnation", "influence")]
        assert shared[0].size == shared[1].size
        assert shared[0].x == pytest.approx(size[0] - shared[1].right, abs=0.1)


def test_the_mixed_game_is_a_balance_round_zero():
    zones = {"p1.hand": "+1a", "p2.hand": "-1a", "p1.secured": "+5a -2b +3c -4d +2e"}
    pilot = at({"turn": "p1", "zones": zones}, "soul-taker-mixed")
    table, plan = pilot.state.table, pilot.state.plan
    middle = plan.zones["p1.secured"].rect.centerx
    assert middle == pytest.approx(plan.area.centerx, abs=60)
    pans = plan.zones["p1.secured"].slots
    run, order = table.zones["p1.secured"], list(plan.poses)
    fair = [one.id for one in run if one.card.suit == "+"]
    foul = [one.id for one in run if one.card.suit == "-"]
    for pan, cards in zip(pans, (fair, foul), strict=True):
        assert all(pan.contains(plan.poses[one].rect.inflate(-2, -2)) for one in cards)
    assert pans[0].right < plan.zones["table"].rect.x < plan.zones["table"].rect.right < pans[1].x
    written = {one.key for one in pilot.scene.painter.picture(
        pilot.scene.board, pilot.app.theme, pilot.scene.telling()).resting}  # fmt: skip
    assert {("pan", "p1.secured", "Fair"), ("pan", "p1.secured", "Foul")} <= written
    for left_to_right in (fair, foul):  # each index is in sight
        assert [plan.poses[one].x for one in left_to_right] == sorted(
            plan.poses[one].x for one in left_to_right
        )
        assert sorted(left_to_right, key=order.index) == left_to_right


@pytest.mark.drawn(2)
@pytest.mark.parametrize(
    ("rules", "lead", "answer", "told"),
    [
        ("soul-taker", "-4b", "+1a", {"p1": "+1"}),
        ("soul-taker", "-3b", "+1a", {"p1": "−3", "p2": "−1"}),
        ("soul-taker", "-3b", "+3a", {}),
        ("soul-taker-mixed", "-3b", "+1a", {"p1": "−3", "p2": "+1"}),
        ("soul-taker-mixed", "+3b", "+3a", {"p1": "+6"}),
    ],
)
def test_what_an_exchange_counts_flies_to_the_scores_while_it_is_looked_at(
    rules, lead, answer, told
):
    zones = {"p1.hand": f"{answer} +5c", "p2.hand": "-5c", "table": lead}
    session = session_at({"turn": "p1", "zones": zones, "state": {"exchange": 2}}, 2, 1, rules)
    pilot = Pilot(session, motion="normal", bot_pace=60.0, stepped=True)
    pilot.step(20)
    pilot.scene.play("p1", f"play {answer}")
    board, found, begun = pilot.scene.board, {}, 0
    for _ in range(200):
        pilot.step(1)
        for one in pilot.scene.callouts.signs.shown:
            if one.kind == "gain":
                found[one.rects[-1]] = one.words
                worth = one.words[1:]  # it flies from the card that's worth as much
                lying = [each for each in board.table.zones["table"] if each.card]
                lies = {
                    round(pygame.Rect(board.plan.poses[each.id].rect).centerx): each.card.rank
                    for each in lying
                }
                assert lies.get(one.rects[0][0], worth) == worth or worth == "6"
                begun += one.rects[0][0] in lies
    assert begun or not told or "+6" in told.values()
    plates = {tuple(pygame.Rect(rect)): seat for seat, rect in board.plan.plates.items()}
    assert {plates[rect]: words for rect, words in found.items()} == told


@pytest.mark.parametrize("position", [RETURN, GIVE])
def test_no_button_covers_a_panel_of_lost_cards(position):
    pilot = at(position, "soul-taker-mixed")
    trays = [pygame.Rect(tray) for tray in pilot.state.plan.trays.values()]
    assert len(trays) == (2 if position is RETURN else 0)
    for button in pilot.buttons().values():
        assert pygame.Rect(button.rect).collidelist(trays) < 0, button.words
