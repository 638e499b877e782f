"""What is said aloud, in which order, and that nothing of it can stop a game."""

import itertools
import os
import random
import re
import signal
import sys
import time
from types import SimpleNamespace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from listener import Ear, Listener, Player
from pilot import NAMES, Instant, Pilot, new_session, session_at

from cardtable.engine.cards import Card, card
from cardtable.engine.facts import Fact
from cardtable.lessons import check
from cardtable.lessons.course import Course
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import Reader, aloud, heard, say, sentence, sign
from cardtable.table import scenes
from cardtable.table import voice as voice_of
from cardtable.table.scenes.playing import aloud as aloud_of
from cardtable.table.scenes.playing import inputs
from cardtable.table.scenes.playing import scene as playing
from cardtable.table.scenes.playing.lesson import LessonTable
from cardtable.table.scenes.playing.presence import Curtain
from cardtable.table.scenes.result import Result
from cardtable.table.voice import NORMAL, Heard, Process, Voice, reader_runs


class Slow(Ear):
    """Speaks until it is told that it is over."""

    def __init__(self):
        super().__init__()
        self.state = "over"
        self.cut = []

    def say(self, words, *, interrupt):
        self.state = "speaks"
        self.heard.append(words)
        if interrupt:
            self.cut.append(words)

    def poll(self):
        return self.state

    def hush(self):
        self.state = "over"


@pytest.fixture
def slow():
    return Slow()


@pytest.fixture
def voice(slow):
    made = Voice(slow)
    made.switch(on=True)
    return made


def end(voice, slow):
    """What is being said is over."""
    slow.state = "over"
    voice.poll()


# ------------------------------------------------------------------ the order


def test_events_are_said_in_order_and_each_once(voice, slow):
    for words in ("Bo lays 9♠", "Cy passes", "You draw"):
        voice.say(words)
    for _ in range(5):
        end(voice, slow)
    assert slow.heard == ["Bo lays nine of spades.", "Cy passes.", "You draw."]
    assert not slow.cut


def test_what_comes_cuts_words_about_the_place_short_and_never_a_question(voice, slow):
    voice.say("first card", "here")
    voice.say("second card", "here")
    assert slow.cut == ["second card."]
    voice.say("Your turn", "asked")
    assert slow.cut[1:] == ["Your turn."]
    voice.say("third card", "here")
    voice.say("Bo passes")
    assert slow.heard[-1] == "Your turn."
    end(voice, slow)
    assert slow.heard[-1] == "Bo passes.", "the event has come since: the card is not said any more"


def test_whoever_presses_a_key_hears_where_they_are_before_what_else_waits(voice, slow):
    for number in range(3):
        voice.say(f"event {number}")
    voice.say("a card", "here")
    end(voice, slow)
    assert slow.heard == ["event 0.", "a card."]


def test_of_two_questions_that_wait_only_the_last_is_asked(voice, slow):
    voice.say("an event")
    voice.say("Lay a card", "asked")
    voice.say("Pick up", "asked")
    for _ in range(3):
        end(voice, slow)
    assert slow.heard == ["an event.", "Pick up."]


def test_again_says_the_last_thing_and_then_the_one_before_it(voice, slow):
    for words in ("one", "two"):
        voice.say(words)
        end(voice, slow)
    for _ in range(3):
        voice.again()
        end(voice, slow)
    assert slow.heard[2:] == ["two.", "one."], "there is nothing before the first"


def test_once_somebody_has_left_nothing_of_theirs_can_be_heard(voice, slow):
    voice.say("You draw 9♠")
    voice.say("and 8♠")
    voice.forget()
    voice.again()
    end(voice, slow)
    assert slow.heard == ["You draw nine of spades."]
    assert slow.state == "over", "it is hushed in the middle"


def test_what_is_followed_is_said_when_it_changes(voice, slow):
    def follow(**about):
        voice.follow(Heard("table", "Cuttle", **about))
        end(voice, slow)

    follow(asked=1, asked_words="Your turn")
    follow(asked=1, asked_words="Your turn", here="card", here_words="9♠")
    follow(asked=2, asked_words="Your turn", slips=[("no", "Not now")])
    follow(asked=2, asked_words="Your turn", slips=[("no", "Not now")])
    voice.follow(Heard("menu", "Which move?", over=True))
    follow(asked=2, asked_words="Your turn")
    told = ["Your turn.", "nine of spades.", "Not now.", "Your turn.", "Which move?", "Your turn."]
    assert [one for one in slow.heard if one != "Cuttle."] == told
    assert slow.heard.count("Cuttle.") == 1, "one comes back to it from the menu"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("10♥ and A♣", "ten of hearts and ace of clubs."),
        ("Bo, easy\n12 / 21: points", "Bo, easy. 12 of 21: points."),
        ("Ctrl+F or / to type here", "Ctrl+F or slash to type here."),
        ("−5 for you · Q♠", "minus 5 for you, queen of spades."),
        ("12 cards: … J♥", "12 cards: jack of hearts."),
        ("Which move?", "Which move?"),
        ("♣: 2–8 players", "clubs: 2–8 players."),
    ],
)
def test_signs_are_said_in_words(written, said):
    assert heard(written) == said


def test_any_key_stops_what_is_said_and_its_answer_comes_first(voice, slow):
    voice.say("a very long move")
    voice.say("another move")
    voice.interrupt()
    assert slow.state == "over", "it is hushed"
    voice.poll()
    voice.say("a card", "here")
    assert slow.heard == ["a very long move.", "a card."]
    end(voice, slow)
    end(voice, slow)
    assert slow.heard[2:] == ["another move."], "nothing that waits is lost"
    voice.again()
    voice.say("a third move")
    voice.say("a fourth move")
    voice.interrupt(all_of_it=True)
    for _ in range(5):
        end(voice, slow)
    assert slow.heard[3:] == ["a card.", "a third move."]


@given(st.lists(st.sampled_from(["happened", "asked", "here", "key", "end", "away", "back"])))
def test_a_key_is_answered_at_once_and_nothing_is_said_while_one_is_away(steps):
    slow, away = Slow(), False
    voice = Voice(slow)
    voice.switch(on=True)
    for number, step in enumerate(steps):
        before = len(slow.heard)
        match step:
            case "key":
                voice.interrupt()
                voice.poll()
                voice.say(f"answer {number}", "here")
                assert away or slow.heard[-1] == f"answer {number}."
            case "end":
                end(voice, slow)
            case "away" | "back":
                away = step == "away"
                voice.mute(away)
                assert not away or slow.state == "over"
            case kind:
                voice.say(f"words {number}", kind)
        assert not away or len(slow.heard) == before
    voice.mute(False)
    voice.say("the last")
    for _ in range(len(steps) + 4):
        end(voice, slow)
    assert slow.heard[-1] == "the last.", "it isn't silent forever"


def test_in_the_window_a_key_is_answered_at_once_and_another_program_is_not_talked_over():
    listener = Listener()
    slow = Slow()
    listener.app.voice.close()
    listener.app.voice = Voice(slow)
    listener.app.voice.switch(on=True)
    listener.app.reset(scenes.menu_scene(listener.app))
    listener.step(frames=3)
    end(listener.app.voice, slow)
    listener.app.voice.say("Bo lays a card, and much is to be said of it")
    listener.key("Tab", frames=1)
    assert "Bo lays" not in slow.heard[-1]
    listener.app.voice.say("Bo lays a card, and another one")
    listener.app.voice.say("Cy passes")
    control = {"key": pygame.K_LCTRL, "mod": pygame.KMOD_LCTRL, "unicode": "", "scancode": 224}
    said = len(slow.heard)
    listener.step(pygame.Event(pygame.KEYDOWN, control), frames=5)
    assert (slow.state, len(slow.heard)) == ("over", said), "Ctrl silences all"
    listener.key("Tab", frames=1)
    focus = listener.app.scene.ui.focus.spoken
    assert slow.heard[-1].startswith(focus.split(",")[0])
    listener.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert slow.state == "over"
    said = len(slow.heard)
    listener.app.voice.say("Cy passes")
    listener.step(frames=5)
    assert len(slow.heard) == said
    listener.step(pygame.Event(pygame.WINDOWFOCUSGAINED), frames=3)
    assert slow.heard[-1] == "Cy passes."
    listener.app.apply(voice_away=True)
    listener.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    end(listener.app.voice, slow)
    listener.app.voice.say("Di passes")
    assert slow.heard[-1] == "Di passes."


# ------------------------------------------------------------------ the process


def taking_in(pipe, rate):
    """A process in which everything is all right."""
    pipe.send_bytes(b".")
    while True:
        pipe.recv_bytes()
        pipe.send_bytes(b".")


def crashing(pipe, rate):
    """One in which the library falls down at the first word."""
    pipe.send_bytes(b".")
    pipe.recv_bytes()
    os.kill(os.getpid(), signal.SIGKILL)


def hanging(pipe, rate):
    """One that takes in nothing."""
    pipe.send_bytes(b".")
    time.sleep(3600)


def silent(pipe, rate):
    """One that finds nothing that could speak."""
    pipe.send_bytes(b"-")


class Hour:
    """A clock that a test sets."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def settle(mouth, wanted):
    """Ask until that is the answer: the process takes its time, and the clock stands still."""
    while mouth.poll() != wanted:
        time.sleep(0.005)


@pytest.fixture
def mouth():
    made = []

    def make(work):
        clock = Hour()
        made.append(Process(NORMAL, work, clock))
        return made[-1], clock

    yield make
    for one in made:
        one.close()


def test_a_process_says_when_it_has_taken_words_in(mouth):
    one, clock = mouth(taking_in)
    one.say("nine of spades", interrupt=False)
    while one._unheard:
        one.poll()
        time.sleep(0.005)
    assert one.poll() == "speaks", "they take their time"
    clock.now += 60
    assert one.poll() == "over"


def ending(pipe, rate):
    """One that says when it is over, which it is as soon as it is asked for more."""
    pipe.send_bytes(b".")
    while True:
        if pipe.recv_bytes() == b"h":
            pipe.send_bytes(b".")
            continue
        for said in (b".", b"+", b"o"):
            pipe.send_bytes(said)


def test_words_are_over_when_the_process_says_so(mouth):
    one, _ = mouth(ending)
    one.say("nine of spades " * 50, interrupt=False)
    settle(one, "over")  # and the clock stands still


@pytest.mark.parametrize("rate", [0.0, 0.3, NORMAL, 1.0])
def test_where_nobody_says_so_words_last_as_long_as_the_rate_says(rate):
    clock = Hour()
    one = Process(rate, taking_in, clock)
    try:
        one.say("x" * 100, interrupt=False)
        while one._unheard:
            one.poll()
            time.sleep(0.005)
        lasts = 100 * voice_of.A_LETTER * voice_of.FASTER ** (1 - 2 * rate)
        clock.now = 0.99 * lasts
        assert one.poll() == "speaks"
        clock.now = 1.01 * lasts
        assert one.poll() == "over"
    finally:
        one.close()


@pytest.mark.parametrize("spoken", [[], [False], [True], [False, True], [True, True, True]])
def test_the_end_of_speech_is_told_once_it_has_begun(spoken):
    class Pipe:
        sent, looks = [], 0

        def poll(self, seconds):
            self.looks += 1
            return self.looks > 200

        def send_bytes(self, said):
            self.sent.append(said)

    pipe, left = Pipe(), iter(spoken)
    pipe.sent = []
    voice_of.tell_the_end(pipe, lambda: next(left, False))
    assert pipe.sent == ([b"+", b"o"] if any(spoken) else [])


def test_a_crash_brings_another_process_and_at_last_silence(mouth):
    one, _ = mouth(crashing)
    for _ in range(3):
        before = one.pid
        one.say("nine of spades", interrupt=False)
        while one.poll() != "lost" and one.pid == before:
            time.sleep(0.005)
    settle(one, "lost")


def test_whatever_hangs_is_ended_and_nothing_waits_for_it(mouth):
    one, clock = mouth(hanging)
    while one._unheard:
        one.poll()
        time.sleep(0.005)
    for _ in range(200):  # far more than a pipe holds
        one.say("nine of spades" * 50, interrupt=True)
    before = one.pid
    assert one.poll() == "speaks"
    clock.now += 10
    one.poll()
    assert one.pid != before


def test_where_nothing_speaks_the_voice_is_off_and_says_so_on_the_screen(app):
    made = []
    app.voice = Voice(lambda rate: made.append(Process(rate, silent)) or made[0])
    app.reset(scenes.settings_scene(app))
    app.apply(voice="on")
    while app.voice.on:
        app.step([])
        time.sleep(0.005)
    assert app.voice.lost
    app.step([])
    assert app.scene.ui._toast is not None
    app.apply(voice="off")


# ------------------------------------------------------------------ when it is on


def test_it_is_on_where_a_reader_runs_or_where_that_is_wanted(app):
    ear = Ear()
    for wanted, runs, on in [("reader", True, True), ("reader", False, False),
                             ("on", False, True), ("off", True, False)]:  # fmt: skip
        listener = Listener(voice=wanted)
        listener.app._reader = lambda runs=runs: runs
        listener.app.reset(scenes.menu_scene(listener.app))
        assert not listener.app.voice.on, "nobody is asked before the first picture"
        listener.step()
        assert listener.app.voice.on == on, (wanted, runs)
    del ear


def test_a_key_switches_it_and_the_page_speaks_at_once(app):
    listener = Listener(voice="reader")
    listener.app.reset(scenes.settings_scene(listener.app))
    listener.step()
    assert not listener.news()
    assert "Settings" in listener.key("F7")[0]
    assert listener.app.settings.voice == "on"
    assert not listener.key("F7")
    assert not listener.key("Tab")


def test_no_reader_runs_here():
    assert not reader_runs()


def test_a_switch_says_that_it_has_been_switched(app):
    listener = Listener()
    listener.app.reset(scenes.settings_scene(listener.app))
    listener.step()
    told = listener.find("Computer players wait", "off")
    assert told
    assert "on" in listener.key("Space")[-1].split(", ")[-1]


# ------------------------------------------------------------------ what nobody may hear

CARD = re.compile(r"\b(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (\w+)")


def named(words):
    return {found[0] for found in CARD.finditer(words)}


def may_know(session, seat, among=()):
    """The names of all cards that a seat sees, or has seen."""
    to = Reader(str, spoken=True)
    view = session.view(seat, among)
    known = {one for run in view.zones.values() for one in run if one is not None}
    for events in session.events_for(seat, 0, among):
        for event in events:
            for value in (getattr(event, "cards", ()), [getattr(event, "card", None)]):
                known |= {one for one in value if isinstance(one, Card)}
            about = getattr(event, "about", {})
            known |= {one for one in about.values() if isinstance(one, Card)}
    return {sign(one, to) for one in known}


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", ["cuttle", "shithead", "cunt-soul", "russian-bank"])
def test_what_can_be_heard_of_a_table_is_what_its_reader_sees(rules):
    session = new_session(rules, 2, 1, 7)
    rng = random.Random(4)
    ear = Ear()
    pilot = Pilot(session, voice="on", motion="off")
    pilot.app.voice = Voice(ear)
    pilot.app.voice.switch(on=True)
    hidden = 0
    for _ in range(40):
        if session.over or not isinstance(pilot.app.scene, playing.Play):
            break
        if session.turn == "p1":
            pilot.scene.play("p1", session.fallback_line(rng))
        pilot.step(3)
        if not isinstance(pilot.app.scene, playing.Play):
            break
        state, scene = pilot.state, pilot.scene
        stops = [one for group in state.focus.groups for one in group]
        stops += [Target("zone", zone) for zone in state.plan.zones]
        told = [aloud_of.here(state, one) for one in stops]
        told += [*scene.lying(), scene.turn_heard(), scene.counts_heard(), *ear.heard]
        known = may_know(session, "p1")
        foreign = {
            sign(one, Reader(str, spoken=True))
            for zone, run in session.state.zones.items()
            if owner_of(zone) == "p2"
            for one in run
        }
        hidden += len(foreign - known)
        # a game tells which cards could answer one, whoever has them: those are in lists of rules
        leaked = set().union(*map(named, ear.heard)) - known
        assert not leaked, leaked
        assert not set().union(*map(named, scene.lying())) - known - reminders(scene)
        assert told
    assert hidden, "there was something to hide"


def reminders(scene):
    """Cards that the game’s own notes name, such as what a foundation wants next."""
    return set().union(*(named(heard(one)) for one in scene.lying() if "ext:" in one))


def test_no_hand_is_told_before_the_curtain_is_lifted():
    session = new_session("cuttle", 2, 2, 7)
    ear = Ear()
    pilot = Pilot(session, voice="on", motion="off")
    pilot.app.voice = Voice(ear)
    pilot.app.voice.switch(on=True)
    rng = random.Random(2)
    to = Reader(str, spoken=True)
    for _ in range(6):
        pilot.step(12)
        curtain = pilot.app.scene
        assert isinstance(curtain, Curtain)
        seat = session.turn
        mine = {sign(one, to) for one in session.state.zones[f"{seat}.hand"]}
        both = may_know(session, seat, session.humans)
        for code in (pygame.K_F8, pygame.K_F6, pygame.K_F6, pygame.K_F9, pygame.K_TAB):
            pilot.key(code)
        pilot.step(3)
        assert any(NAMES[session.seats.index(seat)] in one for one in ear.heard)
        assert set().union(*map(named, ear.heard)) <= both
        ear.heard.clear()
        pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        pilot.app.scene.ui.set_focus(pilot.app.scene._first)
        pilot.key(pygame.K_RETURN)
        pilot.step(6)
        if isinstance(pilot.app.scene, playing.Play) and session.turn == seat:
            assert set().union(*map(named, ear.heard)) & mine, "now it is told what one holds"
            pilot.scene.play(seat, session.fallback_line(rng))
        ear.heard.clear()


# ------------------------------------------------------------------ what is said at a table


def listening(rules, seats=2):
    """A table at which somebody listens who begins, and what they have heard."""
    deals = (new_session(rules, seats, 1, seed) for seed in itertools.count(1))
    return heard_at(next(one for one in deals if one.turn == "p1"))


def heard_at(session):
    """The table of this game at which somebody listens, and what they have heard."""
    ear = Ear()
    pilot = Pilot(session, voice="on", motion="off")
    pilot.app.voice = Voice(ear)
    pilot.app.voice.switch(on=True)
    pilot.step(8)
    return pilot, ear


def points(pilot):
    """A move that lays a card for points."""
    return next(one for one in pilot.session.legal("p1") if one.startswith("points"))


def their_turns(pilot):
    """The others move until somebody who listens is asked again."""
    while pilot.session.turn != "p1":
        pilot.step()
    pilot.step(8)


def pressed(pilot, ear, key, mod=0):
    """What is heard of a key."""
    ear.heard.clear()
    pilot.key(key, mod)
    pilot.step(6)
    return ear.heard


def test_cards_ranks_and_figures_of_facts_have_names_when_they_are_heard():
    fact = Fact("shithead.beat", {"rank": "A"})
    assert say(fact, Reader(str)) == "A"
    with aloud():
        assert say(fact, Reader(str)).lower() == "an ace"
        assert sign(card("9S"), Reader(str)) == "nine of spades"
        assert say(Fact("table.event", {"word": "score", "about": (-5,)}), Reader(str)).endswith(
            "(minus 5)"
        )
    assert sign(card("9S"), Reader(str)) == "9♠"


@pytest.mark.parametrize("rules", ["cuttle", "russian-bank"])
def test_buttons_hints_and_lists_of_moves_are_made_to_be_heard(rules, monkeypatch):
    """Signs of cards are put into words where a text is read out: here there is no need of it."""
    written = []
    monkeypatch.setattr(voice_of, "heard", lambda words: written.append(words) or heard(words))
    pilot, _ = listening(rules)
    rng = random.Random(2)
    tips = 0
    for _ in range(30):
        if pilot.session.over or not isinstance(pilot.app.scene, playing.Play):
            break
        if pilot.session.turn == "p1":
            pilot.key(pygame.K_F4)
            pilot.step(3)
            for button in pilot.state.surround.buttons:
                written.append(aloud_of.here(pilot.state, button))
                tips += bool(re.search("[♣♦♥♠]", button.tip))
            inputs.choose(pilot.state, pilot.session.legal()[:3], pygame.Rect(9, 9, 9, 9))
            pilot.keys(pygame.K_DOWN, pygame.K_DOWN)
            pilot.state.ui.close()
            pilot.scene.play("p1", pilot.session.fallback_line(rng))
        pilot.step(6)
    assert any("Hint: " in one for one in written)
    assert any("Which move?" in one for one in written)
    assert tips or rules == "cuttle", "there was something to put into words"
    assert not [one for one in written if re.search("[♣♦♥♠]", one)]


def test_what_is_asked_and_refused_is_heard_without_letters_of_ranks_and_numbers_of_rules():
    pilot, ear = listening("shithead")
    session = pilot.session
    said = []
    for number in range(300):
        if session.over or pilot.app.scene is not pilot.app.scenes[0]:
            break
        if session.turn == "p1":
            for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_p):
                pilot.key(code)
                pilot.step(2)
            if session.turn == "p1":
                pilot.scene.play("p1", session.fallback_line(random.Random(number)))
        pilot.step(6)
        said, ear.heard = said + ear.heard, []
    assert len(said) > 60
    found = [one for one in said if re.search(r"\b[JQK]\b|[A-Z]{2}-R?[0-9]", one)]
    assert not found


def test_at_the_deal_it_is_told_what_lies_open():
    pilot, ear = listening("russian-bank")
    said = " ".join(ear.heard)
    piles = [pilot.state.data.title(f"t{number}") for number in range(1, 9)]
    assert all(f"{sentence(pile)}: " in said for pile in piles)


def test_in_a_game_of_piles_it_is_told_where_a_card_comes_from():
    pilot, ear = listening("russian-bank")
    session, rng = pilot.session, random.Random(1)
    for _ in range(30):
        moves = [one for one in session.legal("p1") if one.startswith("move ")] or session.legal()
        ear.heard.clear()
        line = rng.choice(moves)
        pilot.scene.play("p1", line)
        pilot.step(4)
        if line.startswith("move"):
            told = next(one for one in ear.heard if one.startswith("You move"))
            assert ", from " in told
            break
    else:
        raise AssertionError("nothing was moved")


def test_the_first_tab_on_a_question_leads_to_what_can_be_played():
    pilot, ear = listening("cuttle")
    for _ in range(3):
        pilot.key(pygame.K_TAB)  # away from where the question was asked
    pilot.scene.play("p1", points(pilot))
    their_turns(pilot)
    assert "can be played" in pressed(pilot, ear, pygame.K_TAB)[-1]


def test_a_chosen_card_is_led_to_where_it_lies_in_the_end_and_that_is_said():
    """A second foundation of the suit would take it as well, and bring it to the first one."""
    pilot, ear = heard_at(
        session_at(
            {"turn": "p1", "zones": {"fD1": "AD 2D", "t1": "KS", "p1.shown": "3D",
             "p1.stock": "KC", "p2.shown": "9C", "p2.hand": "4C#2"}},
            rules="russian-bank",
        )
    )  # fmt: skip
    pilot.focus_on(Target("zone", "p1.shown"))
    pressed(pilot, ear, pygame.K_SPACE)
    told = pressed(pilot, ear, pygame.K_UP)[-1]
    assert pilot.state.focus.item == Target("zone", "fD1")
    assert told.startswith("Foundation of diamonds, can go here. ")
    other = pressed(pilot, ear, pygame.K_RIGHT)[-1]
    assert pilot.state.focus.item == Target("zone", "fD2")
    assert other == told, "and whoever goes there all the same hears the same of it"
    pressed(pilot, ear, pygame.K_RETURN)
    assert [str(one) for one in pilot.session.state.zones["fD1"]] == ["AD", "2D", "3D"]


def test_a_key_leads_home_to_the_hand():
    pilot, ear = listening("cuttle")
    for _ in range(4):
        pilot.key(pygame.K_TAB)
    pressed(pilot, ear, pygame.K_HOME)
    one = pilot.state.card_at(pilot.state.focus.item)
    assert one.zone == "p1.hand"
    assert ear.heard


def test_a_first_lesson_names_the_keys_by_which_one_goes_about():
    listener = Listener()
    listener.app.reset(scenes.menu_scene(listener.app))
    listener.step(frames=3)
    lesson = next(one for one in check.lessons_of("cuttle") if one.first)
    listener.app.reset(LessonTable(listener.app, Course(lesson)))
    told = next(one for one in listener.wait() if "The arrow keys move along" in one)
    assert all(key in told for key in ("Tab", "Home to your hand", "F6", "F8", "F9", "F7"))


def test_every_key_says_what_it_did_or_that_it_does_nothing():
    pilot, ear = listening("cuttle")
    for code in (
        pygame.K_F2, pygame.K_l, pygame.K_s, pygame.K_F3, pygame.K_n, pygame.K_m, pygame.K_v,
        pygame.K_F5, pygame.K_HOME, pygame.K_TAB, pygame.K_RIGHT, pygame.K_g,
    ):  # fmt: skip
        assert pressed(pilot, ear, code), pygame.key.name(code)
    for _ in range(12):
        assert pressed(pilot, ear, pygame.K_TAB)
        assert pressed(pilot, ear, pygame.K_RIGHT), "even where there is nothing else"
    assert not pressed(pilot, ear, pygame.K_LSHIFT, pygame.KMOD_SHIFT)


def test_undo_says_what_went_back():
    pilot, ear = listening("cuttle")
    pilot.scene.play("p1", points(pilot))
    their_turns(pilot)
    assert "Undo anyway" in pressed(pilot, ear, pygame.K_z, pygame.KMOD_CTRL)[-1]
    told = pressed(pilot, ear, pygame.K_RETURN)
    back = next(one for one in told if one.startswith("Taken back"))
    assert "You play" in back
    assert "Bo " in back


def test_what_happened_since_ones_turn_is_told_move_by_move():
    pilot, ear = listening("cuttle", 3)
    ear.heard.clear()
    pilot.scene.play("p1", points(pilot))
    their_turns(pilot)
    said = [one for one in ear.heard if one.startswith(("Bo ", "Cy "))]
    assert said
    again = pressed(pilot, ear, pygame.K_F5)
    assert [one for one in again if one.startswith(("Bo ", "Cy "))] == said


def test_a_seat_is_told_in_brief_and_wholly_when_asked():
    pilot, ear = listening("cuttle")
    seat = Target("seat", "p2")
    pilot.state.focus.to(seat)
    pilot.state.focus.visible = True
    pilot.step(2)
    brief = aloud_of.here(pilot.state, seat)
    whole = pressed(pilot, ear, pygame.K_RETURN)[-1]
    assert len(brief) < len(whole)


def test_face_down_cards_that_nobody_can_tell_apart_are_one_place():
    pilot, _ = listening("shithead", 3)
    pilot.scene.refresh()
    stops = [one for group in pilot.state.focus.groups for one in group]
    down = [
        one
        for one in stops
        if isinstance(one, Target) and one.kind == "card" and pilot.state.card_at(one).card is None
    ]
    assert len(down) == 1


def test_ones_own_places_are_ones_own():
    pilot, ear = listening("cuttle")
    pressed(pilot, ear, pygame.K_F6, pygame.KMOD_SHIFT)
    lying = " ".join(pilot.scene.lying())
    assert "Your hand: " in lying
    assert "Ann" not in lying


def test_of_the_result_the_winner_is_told_first(app):
    session = new_session("cuttle", 3, 1, 2)
    rng = random.Random(1)
    while not session.over:
        session.play(session.fallback_line(rng))
    page = Result(app, session)
    page.resized()
    places = [line.about.place for line in sorted(page._lines, key=lambda one: one.about.place)]
    told = "\n".join(page.said_first())
    order = sorted(page._lines, key=lambda line: told.index(line.spoken))
    assert [line.about.place for line in order] == places


def test_a_voice_is_chosen_that_speaks_the_language(monkeypatch):
    """With voices as the library numbers them; screen readers refuse the question."""

    class Refused(Exception):
        pass

    class Voices:
        voice, voices_count = 0, 3

        def get_voice_language(self, number):
            return ("en-GB", "de-DE", "de-AT")[number]

    class ScreenReader(Voices):
        @property
        def voices_count(self):
            raise Refused

    monkeypatch.setitem(sys.modules, "prism", SimpleNamespace(PrismError=Refused))
    reader = Voices()
    for tongue, number in (("en", 0), ("de-AT", 1), ("fr", 1), ("de", 1), ("en", 0)):
        voice_of._speak_in(reader, tongue)
        assert reader.voice == number
    voice_of._speak_in(ScreenReader(), "de")


# ------------------------------------------------------------------ whole games by ear

GAMES = {
    "Cunt-Soul": "cunt-soul",
    "Cuttle": "cuttle",
    "Russian Bank": "russian-bank",
    "Shithead": "shithead",
    "Soul Taker": "soul-taker",
}


@pytest.fixture
def quick(monkeypatch, tmp_path):
    """The others decide at once, in this process, and cards are dealt by a known seed."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr("cardtable.session.random.SystemRandom", lambda: random.Random(11))
    begin = playing.Play.__init__

    def made(self, app, session, thinker=None, course=None):
        begin(self, app, session, lambda: Instant(session), course)

    monkeypatch.setattr(playing.Play, "__init__", made)


def sit_down(listener, game):
    """From the menu to the game’s table, by what is heard."""
    listener.app.reset(scenes.menu_scene(listener.app))
    listener.step(frames=3)
    listener.find(game, "play, button")
    told = listener.key("Return")
    if told and "Play, button" in told[-1]:
        told = listener.key("Return")
    return told + listener.wait()


def set_up(listener, game):
    """From the menu to a table with one player more than usual, where the game has room."""
    listener.app.reset(scenes.menu_scene(listener.app))
    listener.step(frames=3)
    listener.find("New game", key="Shift+Tab")
    listener.key("Return")
    listener.find(game, "players")  # a poster
    listener.key("Return")
    listener.find("Players:", key="Shift+Tab")
    listener.key("Right")
    listener.find("Deal the cards")
    told = listener.key("Return")
    if told and "Just deal the cards" in told[-1]:
        told = listener.key("Return")
    return told + listener.wait()


SHORT = {"Cuttle", "Soul Taker"}
"""Games that are soon over: the others are played by night."""


@pytest.mark.slow
@pytest.mark.drawn(4)
@pytest.mark.parametrize("table", [sit_down, set_up])
@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=() if one in SHORT else pytest.mark.long) for one in GAMES]
)
def test_somebody_who_only_listens_plays_from_the_menu_to_the_result(game, table, quick):
    amount = "usual" if table is sit_down else "full"
    listener = Listener(build_for_me="always", review=False, voice_amount=amount)
    told = table(listener, game)
    assert any("cards are dealt" in one for one in told), told
    told = Player(listener).play_out()
    found = listener.app.scene
    assert isinstance(found, Result)
    names = [one.called for one in found.session.players]
    assert any(all(name in one for name in names) for one in told), "how everybody has come off"
