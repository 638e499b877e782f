"""Hand-overs: Peek, where each holds their own hand open, the replay, the only move, and hints."""

import random
from dataclasses import replace

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session, session_at

from cardtable.ai.player import Answer
from cardtable.table.board.motion import PACES
from cardtable.table.scenes.playing import state
from cardtable.table.scenes.playing.presence import SHUT, Curtain
from cardtable.table.scenes.playing.state import NOBODY, forced
from cardtable.table.scenes.setup import Setup
from cardtable.table.widgets.controls import Label, Toggle

PLAY = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD 2S 2C",
        "pile": "5C 6S",
        "p1.hand": "7C 7D 9S",
        "p2.hand": "8C 10C JD",
    },
}
SECOND = 70
"""Pictures, for longer than nobody's hand can be opened."""
Z = {"key": pygame.K_z, "mod": 0, "unicode": "", "scancode": 0}


def side_by_side(position=PLAY, rules="shithead", **settings):
    pilot = Pilot(session_at(position, 2, 2, rules), motion="off", peek=True, **settings)
    pilot.step(5)
    return pilot


def hold(pilot):
    pilot.step(2, pygame.Event(pygame.KEYDOWN, **Z))


def let_go(pilot):
    pilot.step(2, pygame.Event(pygame.KEYUP, **Z))


def known(pilot):
    """The cards in hands that are open on the table."""
    zones = pilot.state.table.zones
    return {one.card.name for zone in ("p1.hand", "p2.hand") for one in zones[zone] if one.card}


def middle(pilot, zone="p1.hand"):
    run = pilot.state.table.zones[zone]
    return pilot.on_sprite(run[len(run) // 2].id)


def test_hands_lie_face_down_until_their_owner_holds_them():
    pilot = side_by_side()
    assert pilot.curtain is None
    assert known(pilot) == set()
    assert pilot.scene.telling().prompt == "Ann:\nhold Z or your cards to see them"
    assert not pilot.state.matcher.lines
    pilot.key(pygame.K_F4)
    assert pilot.bubble == "Ann:\nhold Z or your cards to see them"  # there is no hint about backs
    hold(pilot)
    assert known(pilot) == {"7C", "7D", "9S"}
    let_go(pilot)
    assert known(pilot) == set()
    pilot.press(middle(pilot), button=3)
    assert known(pilot) == {"7C", "7D", "9S"}
    hold(pilot)
    pilot.release((5, 5), button=3)  # the key holds them still
    assert known(pilot) == {"7C", "7D", "9S"}
    pilot.step(2, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert known(pilot) == set()
    let_go(pilot)
    icon = next(one for one in pilot.scene.surround.icons if one.sign == "peek")
    pilot.move(icon.rect.center)
    pilot.press(icon.rect.center)
    assert known(pilot) == {"7C", "7D", "9S"}
    pilot.release((600, 300))
    assert known(pilot) == set()


def test_what_opens_ends_the_press_that_holds_a_hand_open():
    pilot = side_by_side()
    icon = next(one for one in pilot.scene.surround.icons if one.sign == "peek")
    pilot.move(icon.rect.center)
    pilot.press(icon.rect.center)
    assert known(pilot) == {"7C", "7D", "9S"}
    pilot.key(pygame.K_F1)
    assert known(pilot) == set()
    pilot.key(pygame.K_ESCAPE)
    pilot.release(icon.rect.center)
    assert known(pilot) == set()


def finger(pilot, kind, point, number=1):
    wide, high = pilot.app.window.surface.get_size()
    about = {"touch_id": 1, "finger_id": number, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    pilot.step(2, pygame.Event(kind, x=point[0] / wide, y=point[1] / high, **about))


@pytest.mark.parametrize("where", ["cards", "icon"])
def test_every_press_that_opens_a_hand_ends_whatever_it_turns_into(where):
    pilot = side_by_side()
    for turn in range(5):
        icon = next(one for one in pilot.scene.surround.icons if one.sign == "peek")
        point = middle(pilot) if where == "cards" else icon.rect.center
        away = (point[0] + 40, point[1] - 200)
        finger(pilot, pygame.FINGERDOWN, point)
        assert known(pilot) == {"7C", "7D", "9S"}
        if turn == 0:
            pilot.step(60)
            assert known(pilot)  # a finger that rests looks at the cards
        elif turn == 1:
            finger(pilot, pygame.FINGERDOWN, (300, 200), 2)
            finger(pilot, pygame.FINGERUP, (300, 200), 2)
        elif turn == 2:
            pilot.step(60)
            finger(pilot, pygame.FINGERMOTION, away)
        elif turn == 3:
            pilot.scene.run_again()
        else:
            pilot.step(60)
            pilot.step(2, pygame.Event(pygame.WINDOWFOCUSLOST))
        finger(pilot, pygame.FINGERUP, point)
        pilot.step(SECOND)
        assert (known(pilot), pilot.state.present.held) == (set(), set()), turn
    pilot.press(middle(pilot), button=3)
    assert known(pilot)
    pilot.step(2, pygame.Event(pygame.WINDOWLEAVE))
    assert known(pilot) == set()


def test_a_cover_offers_the_only_move_only_if_no_card_could_allow_another(monkeypatch):
    """However rarely: of the cards that not everyone sees, a single one does."""
    monkeypatch.setattr(state, "WORLDS", 1)  # which hardly has it
    zones = {"draw": "KC KD QC QD JC JD 9C 9D 8C 8D 6C 6D 5C 5D 4C 4D 3C 3D TWO", "p1.hand": "AD",
             "p2.hand": "10S", "p2.points": "8H"}  # fmt: skip
    for last, only in (("2C", ""), ("7C", "allow")):
        position = {"turn": "p1", "zones": {**zones, "draw": zones["draw"].replace("TWO", last)}}
        session = session_at(position, 2, 2, "cuttle")
        session.play("p1 action AD")
        assert session.legal() == ["allow"]
        assert forced(session) == only


def test_nothing_that_was_worked_out_from_an_open_hand_stays_on_the_covered_table():
    """The card guide counts what hasn't been seen; with another view there is another count."""
    pilot = Pilot(new_session("soul-taker", 2, 2), motion="off", peek=True, reminders=True)
    pilot.step(5)
    closed, before = pilot.scene.telling().reminders, pilot.scene.board.version
    hold(pilot)
    assert pilot.scene.board.version > before
    assert pilot.scene.telling().reminders != closed
    before = pilot.scene.board.version
    let_go(pilot)
    assert pilot.scene.board.version > before
    assert pilot.scene.telling().reminders == closed


def test_a_press_on_the_cards_shows_them_and_pulls_one_out():
    pilot = side_by_side()
    pilot.press(middle(pilot))
    assert known(pilot) == {"7C", "7D", "9S"}
    pilot.release(middle(pilot))
    assert (known(pilot), pilot.lines) == (set(), [])  # it was but looked at
    pilot.press(middle(pilot))
    nine = pilot.at_card("9S")
    pilot.move(nine, held=True)  # along the fan: nothing is lifted yet
    assert not pilot.state.gestures.lifted
    for share in range(1, 7):
        x, y = pilot.at_zone("pile")
        pilot.move((nine[0] + (x - nine[0]) * share // 6, nine[1] + (y - nine[1]) * share // 6),
                   held=True)  # fmt: skip
    assert pilot.state.gestures.lifted == [pilot.sprite("9S").id]
    pilot.release(pilot.at_zone("pile"))
    assert pilot.lines == ["p1 play 9S"]
    pilot.step(SECOND)
    assert known(pilot) == set()
    assert pilot.scene.telling().prompt.startswith("Bo:\nhold Z")
    pilot.press(middle(pilot, "p1.hand"))  # Ann's are not Bo's to open
    assert known(pilot) == set()
    pilot.release((5, 5))
    hold(pilot)
    assert known(pilot) == {"8C", "10C", "JD"}


def test_a_key_that_is_still_held_opens_no_other_hand():
    pilot = side_by_side()
    hold(pilot)
    pilot.drag_card("9S", "pile")
    pilot.step(SECOND)
    assert pilot.session.turn == "p2"
    assert known(pilot) == set()
    pilot.press(middle(pilot, "p2.hand"), button=3)  # Bo looks; Ann lets go, or not
    assert known(pilot) == {"8C", "10C", "JD"}
    pilot.release((5, 5), button=3)
    assert known(pilot) == set()
    let_go(pilot)
    assert known(pilot) == set()


def test_for_a_second_after_a_change_of_turn_nobodys_hand_opens():
    pilot = side_by_side()
    hold(pilot)
    pilot.drag_card("9S", "pile")
    let_go(pilot)
    assert pilot.session.turn == "p2"
    assert pilot.scene.telling().prompt == "Bo is next:\nno hands are shown for a second"
    icon = next(one for one in pilot.scene.surround.icons if one.sign == "peek").rect.center
    began = pilot.state.pacing.passed
    while pilot.state.now < began + NOBODY - 0.2:
        hold(pilot)  # one more tap of Ann's
        assert known(pilot) == set()
        let_go(pilot)
        for button, at in ((1, icon), (1, middle(pilot, "p2.hand")), (3, (600, 300))):
            pilot.move(at)
            pilot.press(at, button)
            assert known(pilot) == set()
            pilot.release(at, button)
    hold(pilot)
    pilot.step(SECOND)
    assert known(pilot) == set()  # it was pressed too early, however long it is held
    assert pilot.scene.telling().prompt.startswith("Bo:\nhold Z")
    assert not pilot.scene.animating
    let_go(pilot)
    hold(pilot)
    assert known(pilot) == {"8C", "10C", "JD"}
    let_go(pilot)
    pilot.scene.take_back()  # the turn is Ann's again
    hold(pilot)
    assert known(pilot) == set()


@pytest.mark.parametrize("rules", ["shithead", "cuttle", "cunt-soul", "soul-taker"])
def test_without_a_hand_held_open_every_key_that_plays_says_so(rules):
    pilot = Pilot(new_session(rules, humans=2), motion="off", peek=True)
    pilot.step(5)
    ways = [one.id for one in pilot.state.bindings.actions if one.id.startswith("own ")]
    for way in (*ways, "sort", "hint"):
        pilot.scene.do(way)
        assert "hold Z or your cards to see them" in pilot.bubble, way
    pilot.key(pygame.K_TAB)
    assert pilot.state.focus.item.kind == "card"
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        pilot.scene.callouts.hush()
        pilot.key(key)
        assert "hold Z or your cards to see them" in pilot.bubble
        assert not pilot.state.gestures.chosen


def test_what_is_asked_stays_when_the_hand_is_let_go():
    pilot = side_by_side()
    hold(pilot)
    pilot.double(pilot.at_card("7C"))
    assert pilot.scene.ui.layers
    let_go(pilot)
    assert known(pilot) == set()
    assert pilot.scene.ui.layers
    pilot.keys(pygame.K_RETURN)
    pilot.step(3)
    assert len(pilot.lines) == 1


@pytest.mark.painted
def test_what_lies_face_down_tells_nothing():
    """Two games in which only the hands are exchanged look the same until one is held open."""
    zones = PLAY["zones"]
    other = {**PLAY, "zones": {**zones, "p1.hand": "8C 10C JD", "p2.hand": "7C 7D 9S"}}
    seen = []
    for position in (PLAY, other):
        pilot = side_by_side(position)
        pilot.step(40)
        shots = [pilot.app.canvas.surface.copy()]
        hold(pilot)
        pilot.step(5)
        shots.append(pilot.app.canvas.surface.copy())
        let_go(pilot)
        pilot.step(60)
        shots.append(pilot.app.canvas.surface.copy())
        seen.append([pygame.image.tobytes(one, "RGB") for one in shots])
    assert [one == two for one, two in zip(*seen, strict=True)] == [True, False, True]


def test_all_of_a_game_is_played_with_peek():
    for rules in ("cuttle", "cunt-soul", "soul-taker", "russian-bank"):
        session = new_session(rules, humans=2)
        pilot = Pilot(session, motion="off", peek=True)
        rng = random.Random(2)
        for _ in range(effort(10, 25)):
            pilot.until(lambda p=pilot: not p.scene.board.busy and p.session.turn is not None)
            pilot.step(SECOND)
            assert pilot.curtain is None
            if not pilot.state.shared:
                break
            hidden = [z for z in pilot.state.table.zones if z.endswith(".hand")]
            among = session.view(session.turn, session.humans)
            for zone in hidden:
                shown = [one.card for one in pilot.state.table.zones[zone] if one.card]
                assert len(shown) == len([one for one in among.zones[zone] if one])
            turn = session.turn
            hold(pilot)
            assert pilot.state.present.seen == turn == pilot.state.reader
            assert pilot.scene.play(turn, session.fallback_line(rng))
            let_go(pilot)
            if session.over:
                break


def covers(session, **settings):
    pilot = Pilot(session, **settings)
    pilot.until(lambda: pilot.curtain is not None)
    pilot.step(round(SHUT * 1000 / 16) + 2)
    return pilot


def test_the_first_sight_plays_what_has_happened_and_can_be_skipped():
    pilot = covers(session_at(PLAY, 2, 2), motion="normal")
    pilot.key(pygame.K_RETURN)
    pilot.rest()
    pilot.drag_card("9S", "pile")
    pilot.until(lambda: pilot.curtain is not None)
    pilot.step(40)
    pilot.key(pygame.K_RETURN)  # one key
    pilot.step(2)
    assert pilot.state.present.seen == "p2"
    assert pilot.scene.board.busy  # Ann's nine is on its way, once more
    assert pilot.scene.board.pace == PACES["short"]
    pilot.click(pilot.at_zone("draw"))
    pilot.step(2)
    assert not pilot.scene.board.unfolding
    assert pilot.state.table.agrees(pilot.session.view("p2"))
    assert pilot.scene.board.pace == PACES["normal"]
    pilot.key(pygame.K_v)  # covered and shown again: there is nothing to be told twice
    pilot.until(lambda: pilot.curtain is not None)
    pilot.step(40)
    pilot.key(pygame.K_RETURN)
    pilot.step(2)
    assert not pilot.scene.board.unfolding


def test_who_has_only_one_move_as_all_know_is_offered_it():
    """Whether there is another one may hang on cards in hand: then nothing is offered."""
    session = new_session("shithead", humans=2, seed=2)
    rng, unsure = random.Random(2), 0
    while forced(session) != "pickup":
        unsure += session.legal() == ["pickup"]
        session.play(session.fallback_line(rng))
    assert unsure  # there were hands that nobody else knew
    turn = session.turn
    name, steps = session.player(turn).name, session.step_count
    pilot = covers(session, motion="off")
    told = [one.words for one in pilot.curtain.ui.root.walk() if isinstance(one, Label)]
    assert any(one.startswith(f"{name}, you have only one move: Pick up the pile") for one in told)
    pilot.key(pygame.K_RETURN)
    pilot.step(3)
    assert session.line_at(steps) == f"{turn} pickup"
    assert isinstance(pilot.app.scene, Curtain)
    for seed in range(3):  # the same for every deal of what nobody knows
        session = new_session("shithead", humans=2, seed=seed)
        rng = random.Random(seed)
        while not session.over and session.step_count < 90:
            if forced(session):
                view = session.view(session.turn, session.humans)
                world = session.rules.game.determinize(view, rng)
                assert world.legal_moves(session.turn) == session.legal()
            session.play(session.fallback_line(rng))


def test_who_is_taught_gets_hints_unasked_and_the_others_know():
    session = session_at(PLAY, 2, 2)
    session.players = (replace(session.players[0], taught=True), session.players[1])
    pilot = covers(session, motion="off")
    assert pilot.thinker.asked == []
    pilot.thinker.poll = lambda: Answer("play 9S")
    pilot.app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    pilot.step(20)
    assert "Hint: Play 9♠" in pilot.bubble
    assert len(pilot.thinker.asked) == 1
    assert {seat: pilot.scene.detail(seat) for seat in ("p1", "p2")} == {
        "p1": "gets hints",
        "p2": "here",
    }
    pilot.drag_card("9S", "pile")
    pilot.until(lambda: pilot.curtain is not None)
    pilot.step(40)
    pilot.key(pygame.K_RETURN)
    pilot.step(20)
    assert len(pilot.thinker.asked) == 1  # Bo is not taught
    assert "Hint" not in pilot.bubble


def test_peek_is_offered_where_two_play():
    pilot = Pilot(new_session("shithead"), last_setup={"rules": "shithead", "seats": 2})
    app = pilot.app
    app._save = lambda _: None
    app.reset(Setup(app))
    app.step([])

    def offered():
        return [w for w in app.scene.ui.top.walk() if isinstance(w, Toggle) and "Peek" in w.words]

    assert offered() == []
    app.scene.choices.seat(1, "human")
    app.scene.rebuild()
    (switch,) = offered()
    switch.activate()
    assert app.settings.peek
