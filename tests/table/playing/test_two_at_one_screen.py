"""What one of several people at one screen does and sees, and what the next one is told of it."""

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from effort import effort
from pilot import NAMES, Pilot, new_session, session_at

from cardtable.engine.cards import card
from cardtable.files import load_record, load_rules
from cardtable.presenter.career import careers
from cardtable.presenter.move_matcher import Target
from cardtable.session import Player, Session
from cardtable.table.scenes.playing.buttons import can_do

CUTTLE = {
    "turn": "p1",
    "zones": {
        "draw": "2C 9H JS", "scrap": "",
        "p1.hand": "5S 9D 4C", "p2.hand": "KC 5H 8D",
        "p1.points": "AC", "p2.points": "8C",
    },
}  # fmt: skip
DOWN = {
    "turn": "p1",
    "zones": {"draw": "", "pile": "KS", "p1.down": "4C 5D 6H", "p2.hand": "9S 9D", "p2.down": "3C"},
}


def sit_down(pilot):
    """Whoever is asked for says that they are there, unless they are."""
    pilot.rest()
    if pilot.curtain is None:
        return
    pilot.step(30)
    if pilot.curtain.offers:  # the only move: who looks first plays it then
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    pilot.step(2)


def words(pilot):
    """All that stands on the top scene."""
    return [one.spoken for one in pilot.app.scene.ui.root.walk() if one.spoken]


def play(pilot, line):
    """Play a line for whoever sits there."""
    assert pilot.scene.play(pilot.state.reader, line)


def test_a_cover_tells_all_moves_and_no_card_that_only_their_player_saw():
    players = [Player("Anna"), Player("Ben"), Player("Bot", "bot", "random")]
    pilot = Pilot(Session.new(load_rules("shithead"), players, 4))
    told = []
    for _ in range(9):
        pilot.rest()
        told.append(" ".join(words(pilot)) * bool(pilot.curtain))
        sit_down(pilot)
        play(pilot, next(line for line in pilot.session.legal() if "swap" not in line))
    assert any("Bot " in each and ("Ben " in each or "Anna " in each) for each in told)
    pilot = Pilot(Session.new(load_rules("cuttle"), players[:2], 4))
    sit_down(pilot)
    reader = pilot.state.reader
    other = "p2" if reader == "p1" else "p1"
    drawn = pilot.session.state.zones["draw"][-1]
    play(pilot, "draw")
    pilot.until(lambda: pilot.curtain is not None)
    name = pilot.session.player(reader).name
    assert f"{name} draws a card." in words(pilot)
    assert not any(one in " ".join(words(pilot)) for one in (drawn.name, drawn.rank + "♠"))
    sit_down(pilot)
    assert pilot.state.reader == other


def test_a_hand_goes_face_down_with_the_move_that_ends_the_turn_and_when_nobody_is_there():
    pilot = Pilot(session_at({**CUTTLE, "turn": "p1"}, 2, 2, "cuttle"))
    sit_down(pilot)

    def hand():
        return {one.card for one in pilot.scene.board.table.zones["p1.hand"]}

    def turned_away(*steps, back=False):
        assert None not in hand()
        for number, step in enumerate(steps, 1 if back else 0):
            step()
            if pilot.app.scene is scene and number < len(steps):
                assert hand() == {None}
                assert pilot.state.present.seen is None
        pilot.step(3)
        if back:  # nobody can have looked
            assert pilot.app.scene is scene
        else:
            sit_down(pilot)
        assert pilot.state.present.seen == "p1"

    scene, escape = pilot.scene, lambda: pilot.key(pygame.K_ESCAPE)
    lost = lambda: pilot.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))  # noqa: E731
    turned_away(escape, escape, back=True)
    turned_away(lambda: pilot.key(pygame.K_F1), escape, back=True)
    turned_away(escape, lambda: scene.do("help"), escape, back=True)
    turned_away(escape, lost, escape)
    turned_away(lambda: pilot.key(pygame.K_v))
    turned_away(lambda: pilot.pull_out("cover"))
    turned_away(lost)
    turned_away(lambda: scene.do("rules"), lambda: pilot.key(pygame.K_ESCAPE))
    turned_away(lambda: scene.do("settings"), lambda: pilot.key(pygame.K_ESCAPE))
    play(pilot, "points 5S")
    assert hand() == {None}
    alone = Pilot(session_at(CUTTLE, 2, 1, "cuttle"))
    alone.rest()
    alone.key(pygame.K_v)
    alone.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert alone.state.present.seen == "p1"
    assert "cover" not in alone.state.bindings


def test_a_card_leaves_a_closed_hand_from_a_place_that_says_nothing():
    """The last one of the fan always, wherever it was sorted or the reader remembers it."""
    goes = []
    for name in ("4C", "9D"):
        pilot = Pilot(session_at(CUTTLE, 2, 2, "cuttle"), motion="normal")
        sit_down(pilot)
        play(pilot, f"points {name}")
        before = [one.id for one in pilot.state.table.zones["p1.hand"]]
        pilot.step(2)
        (left,) = [one.id for one in pilot.state.table.zones["p1.points"] if one.id in before]
        goes.append((before.index(left), pilot.scene.board.motion.at(left)))
    assert goes[0] == goes[1]
    assert goes[0][0] == 2
    zones = {"draw": "", "pile": "4S", "p1.hand": "9S", "p2.hand": "5H KC 8D"}
    for name in ("5H", "8D"):
        known = {"turn": "p2", "zones": zones, "known": {"p1": "5H"}}
        pilot = Pilot(session_at(known, 2, 1), bot_pace=60.0)
        before = [one.id for one in pilot.state.table.zones["p2.hand"]]
        assert pilot.scene.play("p2", f"play {name}")
        pilot.scene.finish()
        after = [one.id for one in pilot.state.table.zones["p2.hand"]]
        assert after == before[:2]
        held = [one.card for one in pilot.state.table.zones["p2.hand"]]
        assert held.count(card("5H")) == (name != "5H")


def test_nothing_that_one_was_told_or_took_up_is_left_for_the_next():
    pilot = Pilot(session_at(CUTTLE, 2, 2, "cuttle"))
    sit_down(pilot)
    pilot.click(pilot.at_card("5S"))
    state = pilot.state
    assert pilot.scene.board.raised
    state.advice.words, state.advice.line = "Hint: lay 5♠ for 5 points", "points 5S"
    state.advice.given = pilot.session.step_count
    pilot.scene.remark("Now 5♠ counts 5")
    state.citation.rule = "CU-4"
    pilot.key(pygame.K_v)
    sit_down(pilot)
    assert not pilot.scene.board.raised
    assert not pilot.bubble
    assert not state.citation.rule
    play(pilot, "points 5S")
    sit_down(pilot)
    assert pilot.state.reader == "p2"
    assert not pilot.scene.board.raised
    assert "Now 5♠ counts 5" not in [one.words for one in pilot.scene.entries]


def test_a_heap_lies_for_everybody_as_it_was_thrown():
    session = Session.new(load_rules("cuttle"), [Player("Anna"), Player("Ben")], 4)
    pilot = Pilot(session)
    tops = []
    for _ in range(effort(14, 24)):
        if session.over:
            break
        sit_down(pilot)
        thrown = pilot.state.table.zones["scrap"]
        tops.append([one.card for one in thrown])
        lines = session.legal()
        wanted = [one for one in lines if one.startswith(("scuttle", "oneoff", "allow"))]
        play(pilot, (wanted or lines)[0])
    for before, after in pairwise(tops):
        if len(before) < len(after):
            assert after[: len(before)] == before
    assert max(map(len, tops)) > 2


def test_undo_between_people_is_for_the_others_to_agree_to():
    session = Session.new(load_rules("cuttle"), [Player("Anna"), Player("Ben")], 4)
    pilot = Pilot(session)
    sit_down(pilot)
    first = pilot.state.reader
    play(pilot, "draw")
    sit_down(pilot)
    assert pilot.state.reader != first
    for answer, steps in ((pygame.K_TAB, 2), (0, 1)):
        pilot.key(pygame.K_z, pygame.KMOD_CTRL)
        assert pilot.curtain is not None
        name, asks = (session.player(one).name for one in (first, pilot.app.scenes[0].state.reader))
        assert f"I’m {name}, and I agree, button" in words(pilot)
        assert f"{asks} asks to take back {name}’s move." in words(pilot)
        assert f"{name} draws a card." in words(pilot)
        pilot.step(30)
        if answer:
            pilot.key(answer)
        pilot.key(pygame.K_RETURN)
        pilot.step(2)
        assert session.step_count == steps
        if steps == 2:
            sit_down(pilot)
    assert pilot.curtain is None  # who has just agreed is known to sit there
    assert pilot.state.present.seen == pilot.state.reader == first
    assert session.record.undone == [0]
    assert f"{session.player(first).name} takes back a move, using undo" in [
        one.words for one in pilot.scene.entries
    ]
    assert Session.resume(session.record).record.undone == [0]


def test_a_turn_that_has_passed_is_not_taken_back_unasked():
    """Nothing hidden has come to light by it, but it is the other one's turn.

    The cover says what would go, also of a move of which nothing is told elsewhere.
    """
    first = Session.new(load_rules("shithead"), [Player("Bo"), Player("Ann")], 11)
    last = Session.new(load_rules("shithead"), [Player("Ann"), Player("Bo")], 11)
    last.play("ready")
    begins = "Bo has the lowest card (twos and threes aside; ties go by suit) and starts."
    for session, line, told in (
        (session_at(CUTTLE, 2, 2, "cuttle"), "points 5S", "Ann plays 5♠ for points."),
        (first, "ready", "Ann is ready to play."),
        (last, "ready", f"Ann is ready to play. {begins}"),
    ):
        pilot = Pilot(session)
        sit_down(pilot)
        play(pilot, line)
        sit_down(pilot)
        steps = session.step_count
        pilot.key(pygame.K_z, pygame.KMOD_CTRL)
        assert "I’m Ann, and I agree, button" in words(pilot)
        assert {"Bo asks to take back Ann’s move.", told} <= set(words(pilot))
        assert session.step_count == steps


def test_a_cover_says_what_leaving_does_in_the_words_of_the_menu():
    for kept, told in ((True, "Save and quit to menu"), (False, "Quit to menu")):
        pilot = Pilot(session_at(CUTTLE, 2, 2, "cuttle"))
        pilot.session.path = Path("game.yaml") if kept else None
        pilot.until(lambda pilot=pilot: pilot.curtain is not None)
        pilot.step(2)
        table = pilot.app.scenes[0]
        pilot.app.scenes.pop()
        table.draw_curtain("p1")
        assert f"{told}, button" in words(pilot)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", ["shithead", "cuttle", "cunt-soul", "soul-taker"])
def test_help_tells_all_people_of_the_turn_what_each_of_them_may_know(rules):
    """It is the same for every deal of what not all of them see."""
    rng = random.Random(5)
    session = new_session(rules, humans=2, seed=5)
    helpful = 0
    for _ in range(12):
        pilot = Pilot(session, motion="off", peek=True)
        pilot.step(3)
        told = can_do(pilot.state)
        turn = session.turn
        view = session.view(turn, session.humans)
        assert told[0] == f"It’s {session.player(turn).name}’s turn"
        assert len(told) > 1
        with pytest.MonkeyPatch.context() as patch:
            other = session.rules.game.determinize(view, rng)
            patch.setattr(Session, "state", property(lambda _, other=other: other))
            assert can_do(pilot.state) == told
        helpful += len(told) > 2 or not told[-1].startswith("Play what")
        session.play(session.fallback_line(rng))
        if session.over:
            break
    assert helpful or rules != "shithead"


def test_all_are_told_that_a_deal_was_chosen(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    people = [Player("Anna"), Player("Ben")]
    for seed, told in ((4, ["The deal number was chosen: 4"]), (None, [])):
        session = Session.saved(load_rules("cuttle"), people, seed)
        for game in (session, Session.resume(load_record(session.path)[0])):
            pilot = Pilot(game)
            for _ in range(2):
                sit_down(pilot)
                log = [one.words for one in pilot.scene.entries if "chosen" in one.words]
                assert log == told
                play(pilot, "draw")
        session.close()


def test_where_nothing_is_hidden_the_table_says_whose_turn_it_is():
    """There is no cover, and what all have watched isn't played again for the next one."""
    pilot = Pilot(new_session("russian-bank", 2, 2), motion="normal")
    session, rng = pilot.session, random.Random(1)
    for _ in range(3):
        pilot.until(lambda: pilot.state.present.seen == session.turn)
        turn = session.turn
        assert pilot.scene.telling().banner == f"{session.player(turn).name}’s turn"
        assert pilot.curtain is None
        assert pilot.state.reader == turn
        assert not (pilot.lines and pilot.scene.board.unfolding)
        pilot.rest()
        while session.turn == turn:
            play(pilot, session.fallback_line(rng))


def test_an_answer_that_was_the_only_one_is_taken_back_alone():
    """The question before it is the other one's move: that is for them to agree to."""
    zones = {"draw": "AC 9H 3D", "p1.hand": "AD 9D", "p2.hand": "QC 5H", "p2.points": "8C"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 2, "cuttle"))
    sit_down(pilot)
    play(pilot, "action AD")
    sit_down(pilot)
    assert pilot.session.legal() == ["allow"]
    play(pilot, "allow")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.session.step_count == 2
    assert pilot.curtain is None
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "Bo asks to take back Ann’s move." in words(pilot)


def test_a_hand_that_lies_face_down_is_nobodys_to_play_or_to_stand_on():
    """Nor does the table say what is to be done with anything once the game is over."""
    for hand, over in (("9S", True), ("9S 9D", False)):
        zones = {"draw": "", "pile": "4S", "p1.hand": hand, "p2.hand": "5H KC 8D"}
        pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 2))
        sit_down(pilot)
        assert "Your cards to play" in pilot.scene.explained(Target("zone", "p1.hand"))
        pilot.focus_on(Target("card", str(pilot.sprite("9S").id)))
        pilot.keys(pygame.K_SPACE, pygame.K_RETURN)
        if not over:
            pilot.key(pygame.K_1)  # of the pair that one alone
        assert pilot.lines == ["p1 play 9S"]
        assert pilot.session.over == over
        assert pilot.state.present.seen is None
        assert not pilot.state.focus.visible
        stops = {item for group in pilot.state.focus.groups for item in group}
        held = pilot.state.table.zones["p1.hand"]
        assert stops.isdisjoint(Target("card", str(one.id)) for one in held)
        told = pilot.scene.explained(Target("zone", "p1.hand"))
        assert told == ("Ann, hand: empty" if over else "Ann, hand: 1 card")
        if over:
            pilot.scene.finish()
            assert pilot.scene.explained(Target("zone", "pile")) == "Play pile: 4♠ and 9♠"


def test_a_slip_of_ones_own_is_taken_back_unasked():
    """Only cards that its player knew have come to light, and it is still their turn."""
    swap = Session.new(load_rules("shithead"), [Player("Ann"), Player("Cy")], 3)
    pilot = Pilot(swap)
    sit_down(pilot)
    play(pilot, next(line for line in swap.legal() if line != "ready"))
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.curtain is None
    assert swap.step_count == 1
    assert not swap.record.undone


def test_alone_one_is_asked_once_before_a_card_that_was_seen_is_taken_back():
    pilot = Pilot(session_at(DOWN, 2, 1), bot_pace=60.0)
    pilot.rest()
    pilot.scene.play("p1", "down 1")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    (menu,) = pilot.scene.ui.layers
    assert any("You’ve seen a card." in one.spoken for one in menu.walk())
    pilot.key(pygame.K_2)
    assert pilot.session.step_count == 2
    pilot.undo()
    assert pilot.session.step_count == 1
    pilot.scene.play("p1", "down 2")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.session.step_count == 1
    assert pilot.session.record.undone == [0, 0]


def test_the_deal_has_no_number_before_the_end():
    pilot = Pilot(new_session("cuttle", 2, 1, seed=4))
    pilot.rest()
    pilot.key(pygame.K_ESCAPE)
    (menu,) = pilot.scene.ui.layers
    assert not any("4" in one.spoken for one in menu.walk())


def test_a_deal_that_is_played_again_counts_once(finished):
    first, again, other = finished(seed=7), finished(seed=7, undone=True), finished(seed=8)
    (career,) = careers([other, again, first])
    assert [one.game for one in career.games] == [first, other]
    (career,) = careers([again])
    assert career.games[0].told(str).endswith(", with undo")


@pytest.fixture
def finished(tmp_path):
    from cardtable.files import Finished, Sitter

    sitters = Sitter(NAMES[0], ""), Sitter("Bot", "easy")

    def make(seed, *, undone=False):
        return Finished(
            tmp_path / "x.yaml", "cuttle", "", sitters, ((0,), (1,)), seed=seed, undone=undone
        )

    return make
