"""Captions at the seats, the recap by a key, step by step, and moves made by accident."""

import random
from dataclasses import replace

import pygame
import pytest
from begun import has_layout
from effort import effort
from pilot import Pilot, new_session, session_at
from room import crowded

from cardtable import files
from cardtable.engine.events import Said
from cardtable.engine.notation import split_actor
from cardtable.files import load_rules
from cardtable.presenter.advice import why_played
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import wording
from cardtable.table.board.telling import Step
from cardtable.table.scenes.playing import pace
from cardtable.table.scenes.playing.scene import Play

pytestmark = pytest.mark.uncounted

TABLES = [
    (rules.id, seats)
    for rules in files.list_rules()
    if rules.id == rules.game.ID
    for seats in sorted({min(least, rules.seats[1]) for least in effort((3,), (2, 3, 5))})
]
SIZES = [
    (960, 600),
    pytest.param((1280, 720), marks=pytest.mark.long),
    pytest.param((2560, 1080), marks=pytest.mark.long),
]


def played_on(pilot, rng, turns):
    """Any line on one's own turn, and the moments of rest before it."""
    for _ in range(turns):
        for _ in range(100):
            pilot.step(3)
            if not isinstance(pilot.app.scene, Play) or pilot.session.over:
                return
            if pilot.session.turn == "p1" and not pilot.scene.board.busy:
                break
        yield
        if pilot.session.turn == "p1":
            pilot.scene.play("p1", any_line(pilot, rng))


def any_line(pilot, rng):
    """Rather one that ends a turn, where rearranging could go on for ever."""
    lines = pilot.session.legal()
    ending = [line for line in lines if line.partition(" ")[0] in {"discard", "ready"}]
    return rng.choice(ending or lines)


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), [one for one in TABLES if has_layout(one[0])])
def test_what_others_did_is_told_until_ones_own_turn_is_over(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=3), motion="off", bot_pace=0.0)
    for _ in played_on(pilot, random.Random(1), effort(4, 14)):
        session = pilot.session
        replies = pilot.scene.data.replies
        actors = [split_actor(session.line_at(n)) for n in range(session.step_count)]
        own = [n for n, (actor, line) in enumerate(actors)
               if actor == "p1" and line.partition(" ")[0] not in replies]  # fmt: skip
        after = actors[own[-1] + 1 if own else 0 :]
        others = {actor for actor, line in after if line not in replies} - {"p1", None}
        if session.turn == "p1" and others:
            told = {one.seat for one in pilot.scene.recap.doings if one.facts}
            assert others == told - {"p1"}


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_whoever_comes_back_reads_what_was_there(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=7), motion="off", bot_pace=0.0)
    for _ in played_on(pilot, random.Random(3), effort(2, 10)):
        before = pilot.scene.recap.last, pilot.scene.recap.lines
        again = Play(pilot.app, pilot.session, lambda: pilot.thinker)
        again.enter()
        assert (again.recap.last, again.recap.lines) == before


def picture_of(scene):
    """What of the game lies where, as its reader sees it."""
    zones = scene.board.table.zones.items()
    return {zone: [one.card for one in run] for zone, run in zones}


@pytest.mark.drawn(3)
@pytest.mark.parametrize("motion", ["off", pytest.param("normal", marks=pytest.mark.long)])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_key_plays_what_the_others_did_again(rules, seats, motion):
    """Each move with its words, from the table as it was; then all is as before the key."""
    pilot = Pilot(new_session(rules, seats, seed=3), motion=motion, bot_pace=0.0)
    shown = 0
    for _ in played_on(pilot, random.Random(1), 40 if rules == "russian-bank" else 8):
        scene, steps = pilot.scene, pace.since_own_turn(pilot.state)
        if not steps:
            continue
        if shown == effort(2, 8):
            break
        shown += 1
        before, lines = picture_of(scene), pilot.lines
        log, told = [one.words for one in scene.entries], scene.trail()
        pilot.key(pygame.K_F5)
        rerun, moves = pilot.state.rerun, []
        assert rerun.trail == told[0] or not told[0]  # in mid-turn nothing is left of it
        then = scene.session.view("p1", at=steps.start - 1)
        assert scene.board.table.agrees(then) or scene.board.busy
        for _ in range(3000):
            if pilot.state.rerun is None:
                break
            assert pilot.session.legal()
            assert not pilot.state.matcher.lines
            words = scene.telling().bubble
            moves += [words] if words and words not in moves[-1:] else []
            pilot.step(1)
        assert pilot.state.rerun is None
        assert [one.words for one in rerun.trail] == moves or len(set(moves)) < len(moves)
        assert (picture_of(scene), pilot.lines) == (before, lines)
        assert ([one.words for one in scene.entries], scene.trail()) == (log, told)
    assert shown


def test_while_that_is_shown_a_click_only_ends_it():
    pilot = Pilot(new_session("shithead", 3, seed=3), motion="short", bot_pace=0.0)
    for turn, _ in enumerate(played_on(pilot, random.Random(1), 8)):
        if turn == 2:
            break
    before, lines = picture_of(pilot.scene), pilot.lines
    sign = Target("mark", "again")
    pilot.click(pilot.scene.callouts.place_of(sign).center)
    pilot.step(2)
    assert pilot.state.rerun is not None
    pilot.click(pilot.at_zone("pile"))
    assert pilot.state.rerun is None
    assert (picture_of(pilot.scene), pilot.lines) == (before, lines)


def test_where_nobody_has_moved_it_says_so():
    pilot = Pilot(session_at(PILE, 2), bot_pace=0.0)
    pilot.rest()
    pilot.key(pygame.K_F5)
    assert pilot.state.rerun is None
    assert pilot.bubble == "Nobody else has played since your last turn"


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(one, marks=() if one.id == one.game.ID else pytest.mark.long)
        for one in files.list_rules()
    ],
    ids=lambda rules: rules.id,
)
def test_every_table_can_be_played_step_by_step(rules):
    pilot = Pilot(new_session(rules.id, rules.seats[0], seed=3), motion="off", stepped=True)
    for _ in range(600):
        pilot.step(1)
        waits = pilot.session.turn not in {"p1", None} and not pilot.state.secretly
        if pilot.session.over or waits:
            break
        if pilot.session.turn != "p1":
            continue
        pilot.scene.play("p1", any_line(pilot, random.Random(1)))
    count = pilot.session.step_count
    pilot.step(400)
    assert pilot.session.step_count == count
    pilot.push("Paused · Next move (N)")
    pilot.step(400)
    assert pilot.session.step_count == count + 1


# --- by accident ----------------------------------------------------------------------------------

EMPTY = {"turn": "p1", "zones": {"draw": "KC KD", "p1.hand": "7C 9S 4S", "p2.hand": "8C 10C JD"}}
PILE = {**EMPTY, "zones": {**EMPTY["zones"], "pile": "5C 6S"}}


def test_a_click_on_an_empty_pile_picks_nothing_up():
    pilot = Pilot(session_at(EMPTY, 2))
    pilot.rest()
    pilot.click(pilot.at_zone("pile"))
    assert pilot.lines == []
    assert "pickup" in pilot.session.legal()


def test_where_the_focus_went_by_itself_a_first_press_only_says_what_it_would_do():
    pilot = Pilot(session_at(PILE, 2), bot_pace=0.0)
    pilot.rest()
    pilot.focus_on(Target("card", str(pilot.sprite("9S").id)))
    pilot.key(pygame.K_RETURN)
    pilot.until(lambda: pilot.session.turn == "p1" and not pilot.scene.board.busy)
    lines = pilot.lines
    assert pilot.state.focus.drifted
    pilot.key(pygame.K_RETURN)
    assert pilot.lines == lines
    assert pilot.bubble.startswith("The frame moved here by itself.")  # why it asks
    pilot.key(pygame.K_RETURN)
    assert pilot.lines != lines or "The frame moved" not in pilot.bubble


@pytest.mark.parametrize("by_key", [False, True])
def test_giving_a_turn_up_can_be_asked_for(by_key):
    pilot = Pilot(session_at(PILE, 2), ask_first=True)
    pilot.rest()
    for answer, played in ((pygame.K_2, []), (pygame.K_1, ["p1 pickup"])):
        if by_key:
            pilot.key(pygame.K_p)
        else:
            pilot.push("Pick up")
        assert pilot.lines == []
        pilot.key(answer)
        assert pilot.lines[:1] == played


def test_nobody_is_asked_who_can_do_nothing_else():
    at = {**PILE, "zones": {**PILE["zones"], "pile": "AS", "p1.hand": "4S 5D"}}
    pilot = Pilot(session_at(at, 2), ask_first=True)
    pilot.rest()
    pilot.key(pygame.K_p)
    assert pilot.lines[:1] == ["p1 pickup"]


def test_what_ends_a_turn_is_a_verb_of_the_game():
    for rules in files.list_rules():
        game = load_rules(rules.id).game
        assert set(game.IDLE) <= set(game.YIELDS) <= set(game.GRAMMAR)


def test_what_everybody_chooses_in_secret_takes_nobodys_time():
    """The others' field cards lie as soon as one's own does, however slow they are set to be."""
    pilot = Pilot(new_session("cunt-soul", 4, seed=3), motion="off", bot_pace=3.0)
    pilot.step(5)
    for _ in range(150):  # some five seconds, where twelve of their moves would take 36
        phase = pilot.session.state.memory.phase
        if phase != "choose":
            break
        if pilot.session.turn == "p1":
            pilot.scene.play("p1", pilot.session.legal()[0])
        else:
            assert "in secret" in pilot.scene.telling().prompt
        pilot.step(2)
    assert phase != "choose"


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", ["shithead", "cunt-soul"])
def test_who_is_out_is_told_so_and_the_rest_is_played_briskly(game):
    for seed in range(20):
        session = new_session(game, seats=4, seed=seed)
        rng = random.Random(seed)
        while not session.over and "p1" not in session.view("p1").state["out"]:
            session.play(session.fallback_line(rng))
        if session.over:
            continue
        pilot = Pilot(session)
        pilot.step(2)
        pilot.app.settings = replace(pilot.app.settings, bot_pace=0.8)
        assert pace.pace(pilot.state) == pace.BRISK
        assert pilot.scene.telling().prompt.startswith("You’re out, and the others play on. ")
        assert crowded(pilot.scene) == []
        pilot.push("Skip to the end")
        count, frames = pilot.session.step_count, 0
        moves = 0
        while not pilot.session.over and moves < effort(100, 10000):
            pilot.step(1)
            frames += 1
            moves = pilot.session.step_count - count
        assert frames <= 10 * moves  # no card travels: that alone takes twice as long
        return
    raise AssertionError("nobody was out before the end")


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_step_of_the_trail_shows_what_it_did(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=3), motion="off", bot_pace=0.0)
    shown = 0
    turns = 40 if rules == "russian-bank" else 8  # of many moves each
    for _ in played_on(pilot, random.Random(2), turns):
        scene = pilot.scene
        pilot.step(1)
        for rect, step in scene.callouts.pointable:
            if not isinstance(step, Step):
                continue
            shown += 1
            assert step.seat != "p1"
            target = scene.callouts.mark_at((), rect.center)
            scene.callouts.explain(target, scene.explained(target))
            told = scene.telling()
            assert told.bubble.split("\n")[0] == step.words != ""
            assert all(scene.board.table.find(one).card in step.cards for one in told.pointed)
            assert step.src == "" or told.ways
            scene.callouts.hush()
            assert not scene.telling().ways
    assert shown


@pytest.mark.parametrize("rules", ["cuttle", "russian-bank"])
def test_a_click_on_a_move_of_the_trail_says_why_and_so_does_the_key(rules):
    pilot = Pilot(new_session(rules, 2, seed=3), motion="off", bot_pace=0.0)
    for _ in played_on(pilot, random.Random(1), 12):
        if len(pilot.scene.trail()[0]) >= 1:
            break
    scene = pilot.scene
    told = scene.telling()  # which lays the trail
    pilot.step(2)
    marks = [(rect, one) for rect, one in scene.callouts.pointable if isinstance(one, Step)]
    rect, step = marks[-1]
    reasons = why_played(scene.session, step.asked, scene.data, scene.name)
    assert wording("table.why-click") in scene.explained(scene.callouts.mark_at((), rect.center))
    pilot.click(rect.center)
    assert scene.telling().bubble == "\n".join([step.words, *reasons])
    assert pilot.state.rerun is None
    scene.callouts.hush()
    pilot.key(pygame.K_F5, pygame.KMOD_SHIFT)
    assert scene.telling().bubble == "\n".join([told.trail[-1].words, *reasons])


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("shithead", "burned skipped unskipped reversed reversed-even picked_up back_in"),
        ("cunt-soul", "burned unburned stopped-run missed missed-even missed-run unasked failed"),
        ("cunt-soul", "skipped reversed named neutralised paradox run_undone call_lapsed"),
        ("cuttle", "countered scuttled came_to_nothing useless nothing_to_lose"),
        ("russian-bank", "stopped stopped_wrongly taken_back uncalled"),
        ("soul-taker", "countered held equal missed exchanged"),
    ],
)  # fmt: skip
def test_what_ended_something_stays_where_it_did(game, words):
    data = table_of(game)
    for word in words.split():
        name, _, use = word.partition("-")
        assert data.effect(Said("p1", name, {"use": use})).stays, word
