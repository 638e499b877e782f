"""Soul Taker at the table: whole games, blind cards, sums, options told beforehand, the stake."""

import random

import pygame
import pytest
from pilot import Pilot, new_session, session_at

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.files import load_rules
from cardtable.presenter.reading import Target
from cardtable.presenter.status import scores, worth
from cardtable.presenter.words import sign, table_text
from cardtable.table.scenes.result import Result
from cardtable.table.scenes.stake import stake_of

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
        ("soul-taker", by_keyboard, 2),
        ("soul-taker-mixed", by_pointer, 2),
        ("soul-taker-mixed", by_keyboard, 1),
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
    assert pilot.scene.plates()["p2"].badge == "score −2 · Foul"
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
    pilot.drag_card("+4a", "table")
    assert stamps() == (["4"] if aids else [])


def test_cards_are_called_by_their_names():
    pilot = at(POSITION)
    pilot.drag_card("+4a", "table")
    assert pilot.scene.last == "Ann leads Steadfastness 4"
    assert sign(card("+4a")) == "Fair 4"


def test_the_prompt_tells_what_to_answer():
    position = {"turn": "p1", "zones": {"table": "-5a", "p1.hand": "+2a"}, "state": {"exchange": 2}}
    assert at(position).scene.telling().prompt == "Your turn: answer Wrath 5"
    assert at(POSITION).scene.telling().prompt == "Your turn: lead a card"


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
    assert "Ann holds the soul of Bo" in spoken(finished("+5a", rules="soul-taker"))
    told = spoken(finished("+1a", rules="soul-taker", stake="tea"))
    assert "Ann makes the tea" in told


def test_a_tie_costs_nobody_anything():
    told = spoken(finished("+2a", rules="soul-taker"))
    assert "Nobody has won" in told
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
    assert pilot.scene.plates()["p1"].count == "1 on the table"
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
    assert "soul of Bo" in stake.spoken


def test_there_is_no_seal_on_a_tie():
    pilot = finished("+2a", rules="soul-taker")
    assert stake_of(pilot.app.scene.ui.root) is None


@pytest.mark.parametrize(
    ("rules", "told", "untold"),
    [
        ("soul-taker", "count against the other side", "Nearest to zero"),
        ("soul-taker-duel", "A lead that beats its answer is secured", "Nearest to zero"),
        ("soul-taker-mixed", "Nearest to zero wins", "count against the other side"),
    ],
)
def test_what_counts_is_told_beside_the_table(rules, told, untold):
    position = RETURN if rules.endswith("mixed") else POSITION
    pilot = at(position, rules)
    words = " ".join(one.text for one in pilot.scene.data.reminders)
    assert told in words
    assert untold not in words
