"""Russian Bank at the table: drops, clicks, keys, calls, and piles that stay readable."""

import random
from itertools import combinations, pairwise

import pygame
import pytest
from effort import effort
from pilot import Instant, Pilot, new_session, session_at
from room import Outlines

from cardtable.ai.levels import LEVELS
from cardtable.ai.player import decide
from cardtable.engine.cards import pack_of_52
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import MoveMatcher, Target, in_routine
from cardtable.session import Player, Session
from cardtable.table.board import piles
from cardtable.table.board.picture import PicturePainter
from cardtable.table.scenes.playing import pace

RANKS = ["", "A", *map(str, range(2, 11)), "J", "Q", "K"]
KINGS = {"t5": "KC#2", "t6": "KD#2", "t7": "KH#2", "t8": "KS#2"}
POSITION = {
    "turn": "p1",
    "zones": {
        **KINGS,
        "fH1": "AH",
        "t1": "9S 8D",
        "t2": "9C",
        "t4": "2H",
        "p1.stock": "3D",
        "p1.hand": "QD 4D",
        "p1.discard": "10S",
        "p2.shown": "9D",
        "p2.discard": "5C",
        "p2.hand": "2C 3C",
    },
}


class Shifter(Instant):
    """A computer player that moves a card to and fro fifteen times before it passes on."""

    def ask(self, view, rules, level, seed):
        super().ask(view, rules, level, seed)
        lines = self.session.legal()
        count = self.session.step_count
        builds = [line for line in lines if line.startswith("build")]
        moves = [line for line in lines if line.startswith("move 2")]
        ends = [line for line in lines if line.split()[0] in {"discard", "pass"}]
        self.line = (builds or moves * (count < 16) or ends or ["turn hand"])[0]


def at(zones=None, humans=1, turn="p1", **options):
    """A pilot at that position, everything at rest."""
    position = POSITION if zones is None else {"turn": turn, "zones": KINGS | zones}
    session = session_at(position, 2, humans, "russian-bank", **options)
    pilot = Pilot(session, motion="off", bot_pace=600.0)
    pilot.step(3)
    return pilot


def test_cards_are_dragged_to_foundations_piles_and_the_other():
    pilot = at()
    pilot.drag_card("2H", "fH1")
    pilot.drag_card("8D", "p2.shown")
    assert pilot.lines == ["p1 build 2H", "p1 load 8D stock"]
    pilot = at()
    pilot.drag_card("2H", "fH2")
    pilot.drag_card("8D", "t2")
    pilot.drag_card("8D", "t4")
    assert pilot.lines == ["p1 build 2H", "p1 move 8D t2", "p1 move 8D t4"]


def test_a_double_click_sends_a_card_home():
    pilot = at()
    pilot.double(pilot.at_card("2H"))
    assert pilot.lines == ["p1 build 2H"]


@pytest.mark.parametrize("way", ["key", "foundation"])
def test_all_that_fits_goes_to_the_foundations_at_once(way):
    pilot = at({"fH1": "AH", "t1": "9S 3H", "t2": "KC 4H 2H", "t3": "9C AD", "t4": "9D AS",
                "p1.hand": "QD 4D", "p2.hand": "2C 3C", "p2.shown": "4H#2"})  # fmt: skip
    pilot.key(pygame.K_f) if way == "key" else pilot.click(pilot.at_zone("fC2"))
    pilot.step(200)
    assert {line.split()[1] for line in pilot.lines} == {"build"}
    # of two fours of hearts one can go: which of them is for the player to say
    assert {line.split()[2] for line in pilot.lines} == {"2H", "3H", "AD", "AS"}


def test_a_double_click_on_a_covered_card_takes_its_row_along_even_across_a_space():
    row = {"t1": "KC 9H 8C 7H", "t2": "10C", "t3": "KD", "p1.hand": "QD", "p2.hand": "2C"}
    pilot = at({**row, "t3": "", "t4": ""})
    pilot.double(pilot.at_card("9H"))
    pilot.step(200)
    assert [card.name for card in pilot.session.state.zones["t2"]] == ["10C", "9H", "8C", "7H"]
    pilot = at({**row, "t4": "8S"})  # no room for it
    pilot.double(pilot.at_card("9H"))
    assert not pilot.lines


def acts_and_cards(game, seed, *, helped):
    """How often somebody acts in a game, and how many cards they put somewhere.

    A card that is only turned up has been put nowhere. With help the table makes routine moves,
    and one act brings everything home that fits; a row is carried by one act either way.
    """
    data = table_of("russian-bank")
    session, acts, cards = game(seed), 0, 0
    while not session.over and session.step_count < 250:
        seat, view, lines = session.turn, session.view(session.turn), session.legal()
        matcher = MoveMatcher(Table(view), data, seat, lines)
        said = {line: session.means(f"{seat} {line}") for line in lines}
        words = {line: what.word if what else "" for line, what in said.items()}
        sound = {line: word for line, word in words.items() if word not in data.breaks}
        many = matcher.sweep if helped else ()
        line = in_routine(data, view, sound) if helped and not many else ""
        acts += not line
        line = line or decide(view, LEVELS["medium"], seed * 1000 + session.step_count).move
        for each in many or [line]:
            session.play(f"{seat} {each}")
            cards += each.split()[0] not in {"turn", "pass"}
    return acts, cards


def test_an_act_is_enough_for_a_card():
    rules = load_rules("russian-bank")

    def game(seed):
        return Session.new(rules, [Player("Ada"), Player("Ben")], seed)

    acts, cards = acts_and_cards(game, 1, helped=True)
    assert acts <= cards
    acts, cards = acts_and_cards(game, 1, helped=False)
    assert acts > 1.3 * cards  # without the table's help


def test_a_double_click_plays_what_comes_first_or_the_only_place_or_asks():
    pilot = at()
    pilot.double(pilot.at_card("2H"))
    assert pilot.lines == ["p1 build 2H"]
    one_place = {
        "t1": "9S 8D",
        "t2": "9C",
        "t3": "KC",
        "t4": "KD",
        "p1.hand": "QD",
        "p2.hand": "2C",
    }
    pilot = at(one_place)
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == ["p1 move 8D t2"]
    pilot = at({**one_place, "t4": ""})
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == []
    pilot.key(pygame.K_1)
    assert pilot.lines in (["p1 move 8D t2"], ["p1 move 8D t4"])
    pilot = at({**one_place, "t2": "KH"})
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == []
    assert "RB-" in pilot.bubble


def strict(zones, **settings):
    """A pilot at a strict table, everything at rest."""
    session = session_at({"turn": "p1", "zones": KINGS | zones}, 2, 1, "russian-bank-strict")
    pilot = Pilot(session, **{"motion": "off", "bot_pace": 600.0, **settings})
    pilot.step(3)
    return pilot


HANDS = {"p1.hand": "QD 4D", "p2.hand": "2C 3C"}


def test_where_moves_can_be_taken_back_a_click_moves_a_card_that_has_one_place():
    zones = {"t1": "9S 8D", "t2": "9C 3S", "t3": "KC", "t4": "4H", **HANDS}
    pilot = strict(zones)
    pilot.click(pilot.at_card("3S"))
    assert pilot.lines == ["p1 move 3S t4"]
    pilot.click(pilot.at_card("9C"))  # the second half of a double click is for the card that went
    assert pilot.lines == ["p1 move 3S t4"]
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pilot.lines == []
    pilot.pause()
    pilot.click(pilot.at_card("8D"))  # it has none: nothing to play
    assert pilot.lines == []
    session = session_at({"turn": "p1", "zones": KINGS | zones}, 2, 1, "russian-bank")
    pilot = Pilot(session, motion="off", bot_pace=600.0)
    pilot.click(pilot.at_card("3S"))
    assert pilot.lines == []
    assert pilot.state.gestures.chosen == [pilot.sprite("3S").id]


def test_a_drag_carries_a_row_card_by_card_and_undo_brings_it_back_at_once():
    zones = {"t1": "10S 9H 8S", "t2": "JD", "t3": "9D", **HANDS}
    for move in (strict, at):
        pilot = move(zones)
        pilot.drag_card("10S", "t2")
        assert pilot.lines == [f"p1 move {way}" for way in (
            "8S t3", "9H t4", "10S t2", "9H t2", "8S t2")]  # fmt: skip
        run = [one.card.name for one in pilot.state.table.zones["t2"]]
        assert run == ["JD", "10S", "9H", "8S"]
    pilot = strict(zones)
    pilot.drag_card("10S", "t2")
    pilot.undo()
    assert pilot.lines == []
    assert [one.card.name for one in pilot.state.table.zones["t1"]] == ["10S", "9H", "8S"]


def test_a_row_for_which_there_is_no_room_stays_and_it_is_said_why():
    zones = {"t1": "10S 9H 8S", "t2": "JD", "t3": "KC", "t4": "KD", **HANDS}
    pilot = strict(zones)
    pilot.drag_card("10S", "t2")
    assert pilot.lines == []
    assert "RB-8" in pilot.bubble
    assert not pilot.state.gestures.lifted


def test_who_could_be_called_by_a_person_carries_single_cards():
    """A call comes between any two moves (RB-31)."""
    pilot = at({"t1": "9H 8S", "t2": "10S", **HANDS}, humans=2)
    pilot.drag_card("9H", "t2")
    assert pilot.lines == []


def a_row(rng):
    """A position with a row that has somewhere to go, spaces or none, and other piles at random."""
    length, top = rng.randint(2, 5), rng.randint(6, 13)
    red = rng.random() < 0.5
    run = [f"{RANKS[top - n]}{rng.choice('DH' if red ^ bool(n % 2) else 'CS')}"
           for n in range(length + 1)]  # fmt: skip
    rest = [card.name for card in pack_of_52(packs=2) if card.name not in run and card.rank != "A"]
    rng.shuffle(rest)
    spaces = rng.randint(0, 3)
    piles = [run[0], " ".join([rest.pop(), *run[1:]]), *(rest.pop() for _ in range(6 - spaces))]
    zones = {f"t{number}": pile for number, pile in enumerate(piles, 1)}
    return {**zones, "p1.hand": rest.pop(), "p2.hand": rest.pop()}, spaces


@pytest.mark.parametrize("rules", ["russian-bank", "russian-bank-strict", "russian-bank-crapette"])
def test_ways_of_rows_are_legal_move_by_move_and_bring_the_row_as_it_lies(rules):
    rng, seen = random.Random(4), 0
    for _ in range(effort(25, 400)):
        zones, spaces = a_row(rng)
        session = session_at({"turn": "p1", "zones": zones}, 2, 1, rules)
        table = Table(session.view("p1"))
        matcher = MoveMatcher(table, table_of("russian-bank"), "p1", session.legal())
        row = matcher.row(table.zones["t2"][1])
        ways = matcher.row_ways(row) if row else {}
        assert "t1" in ways or spaces < len(row) - 1 or not row
        for to, way in ways.items():
            world, seen = session.state.clone(), seen + 1
            before = world.zones[to][:]
            for move in way:
                assert move in world.legal_moves()
                world.play(f"p1 {move}")
            assert world.zones[to] == [*before, *(one.card for one in row)]
            others = [zone for zone in world.zones if zone not in {to, "t2"}]
            assert all(world.zones[one] == session.state.zones[one] for one in others)
    assert seen


def test_a_strict_table_builds_and_turns_up_what_has_to_be_and_leaves_the_rest():
    zones = {"fH1": "AH", "t1": "9S 2H", "t2": "10C", "t3": "KC", "t4": "KD", "p1.stock": "9H 3H",
             "p1.hand": "JD QD 4C", "p2.hand": "2C 3C"}  # fmt: skip
    pilot = strict(zones, build_for_me="uncalled")
    pilot.step(400)
    done = ["build 2H", "turn stock", "build 3H", "turn stock"]
    assert pilot.lines == [f"p1 {line}" for line in done]  # the nine has a place on the ten
    assert pilot.bubble.split("\n")[:2] == [
        "Played to the foundations for you: 2♥ and 3♥",
        "Turned up for you: 3♥ and 9♥",
    ]
    assert "Routine moves made for me" in pilot.bubble
    pilot.click(pilot.at_card("9H"))
    pilot.step(200)
    # the four is the only card that is left, and has no place
    assert pilot.lines[len(done) :] == ["p1 move 9H t2", "p1 turn hand", "p1 discard"]


def test_which_of_two_piles_is_turned_up_is_left_to_the_player():
    zones = {"p1.stock": "9H 3H", "p1.hand": "JD QD 4C", "p2.hand": "2C 3C",
             "t1": "KC", "t2": "KD", "t3": "KH", "t4": "KS"}  # fmt: skip
    for begun, lines in ((False, ["p1 turn stock"]), (True, [])):
        position = {"turn": "p1", "zones": KINGS | zones, "state": {"hand_begun": begun}}
        session = session_at(position, 2, 1, "russian-bank-strict")
        both = {"turn stock", "turn hand"}
        assert set(session.legal()) & both == (both if begun else {"turn stock"})
        pilot = Pilot(session, motion="off", bot_pace=600.0, build_for_me="uncalled")
        pilot.step(200)
        assert pilot.lines[:1] == lines


def test_a_turn_that_was_made_for_the_player_is_shown_again_and_not_hurried_past():
    zones = {"t1": "9S", "t2": "10C", "t3": "KC", "t4": "KD", "p1.hand": "JS 5D 4C",
             "p2.hand": "2C 3C 7C 5C 6C"}  # fmt: skip
    pilot = strict(zones, build_for_me="uncalled", motion="normal", bot_pace=0.3)
    pilot.until(lambda: pilot.session.step_count > 1 and pilot.scene.board.busy, 20)
    pilot.key(pygame.K_SPACE)
    assert pilot.lines == ["p1 turn hand"]
    assert pilot.scene.board.busy
    pilot.until(lambda: len(pilot.lines) >= 8, 90)
    assert [line[:2] for line in pilot.lines] == ["p1", "p1", "p2", "p2"] * 2
    assert pace.since_own_turn(pilot.state) == range(3, 9)
    pilot.rest()
    pilot.scene.run_again()
    shown = [step for _, step, _ in pilot.state.rerun.moves]
    assert [step is None for step in shown] == [True] * 4 + [False] * 2


def test_after_an_undo_nothing_is_made_for_the_player_until_they_play():
    zones = {"fH1": "AH", "t1": "9S 2H", "t2": "10C", "t3": "KC", "t4": "KD", "p1.stock": "9H 3H",
             "p1.hand": "JD QD 4C", "p2.hand": "2C 3C"}  # fmt: skip
    pilot = strict(zones, build_for_me="uncalled")
    pilot.step(400)
    pilot.undo()
    pilot.undo()
    pilot.step(200)
    assert pilot.lines == ["p1 build 2H", "p1 turn stock"]
    pilot.click(pilot.at_card("3H"))
    pilot.step(200)
    assert pilot.lines[2:] == ["p1 build 3H", "p1 turn stock"]


def test_a_table_with_stops_makes_nothing_for_the_player():
    zones = {"fH1": "AH", "t1": "9S 2H", "p1.stock": "9H 3H", **HANDS}
    session = session_at({"turn": "p1", "zones": KINGS | zones}, 2, 1, "russian-bank")
    for pilot in (strict(zones), Pilot(session, motion="off", build_for_me="uncalled")):
        pilot.step(100)
        assert pilot.lines == []


def test_which_of_two_equal_cards_is_built_is_left_to_the_player():
    pilot = strict({"fH1": "AH", "t1": "2H", "t2": "2H#2", **HANDS}, build_for_me="always")
    pilot.step(40)
    assert pilot.lines == []
    pilot.click(pilot.at_card("2H#2"))
    assert pilot.lines[0] == "p1 build 2H#2"


def test_one_key_turns_up_and_discards_what_fits_nowhere():
    zones = {"t1": "9S", "t2": "10C", "t3": "KC", "t4": "KD", "p1.hand": "9H QD 4C",
             "p2.hand": "2C 3C"}  # fmt: skip
    pilot = strict(zones)
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn hand", "p1 discard"]
    pilot = strict({**zones, "p1.hand": "4C 9H"})
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn hand"]  # the nine fits on the ten
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn hand", "p1 discard"]


def test_the_top_of_ones_own_piles_stands_where_it_may_be_played():
    zones = {"t1": "9S", "t2": "10C", "t3": "KC", "t4": "KD", "p1.discard": "4C 9H",
             "p1.shown": "8H", **HANDS}  # fmt: skip
    pilot = strict(zones)
    up, down = pilot.scene.board.standing
    tops = {pilot.sprite(name).id for name in ("9H", "8H")}
    assert tops <= up
    assert not tops & down
    pilot = strict({**zones, "t1": "KS", "t2": "KC#2", "t5": "QD#2"})
    assert not {pilot.sprite(name).id for name in ("9H", "8H")} & pilot.scene.board.standing[0]


def test_a_card_that_has_gone_elsewhere_is_not_clicked_twice():
    """What was clicked on the pile and then where it came to lie was not double-clicked."""
    pilot = at({"t1": "KC", "p1.hand": "QD", "p2.hand": "2C"})
    pilot.click(pilot.at_zone("p1.hand"))
    pilot.click(pilot.at_card("QD"))
    assert pilot.lines == ["p1 turn hand"]
    assert pilot.state.gestures.chosen == [pilot.sprite("QD").id]


def test_a_click_in_the_wrong_place_says_so_and_keeps_the_chosen_card():
    """It picks up nothing else and turns nothing up; a second click puts the card down."""
    pilot = at()
    pilot.click(pilot.at_card("8D"))
    chosen = [pilot.sprite("8D").id]
    wrong = [pilot.at_zone("p1.stock"), *map(pilot.at_card, _tops(pilot, but="8D"))]
    for point in wrong:
        pilot.pause()
        pilot.click(point)
        assert (pilot.lines, pilot.state.gestures.chosen) == ([], chosen)
        assert pilot.scene.telling().bubble
    pilot.pause()
    pilot.click(pilot.at_card("8D"))
    pilot.pause()
    pilot.click(pilot.at_zone("p1.stock"))
    assert pilot.lines == ["p1 turn stock"]


def _tops(pilot, but):
    """The top cards of the tableau that don't take a card."""
    lit = {one.name for one in pilot.state.matcher.openings([pilot.sprite(but)])}
    piles = pilot.state.table.zones.items()
    tops = {zone: run[-1] for zone, run in piles if zone.startswith("t") and run}
    free = [one for zone, one in tops.items() if not {zone, str(one.id)} & lit]
    return [one.card.name for one in free if one.card.name != but]


def test_what_is_clicked_while_ones_own_card_still_travels_counts():
    session = session_at(POSITION, 2, 1, "russian-bank")
    pilot = Pilot(session, motion="normal", bot_pace=600.0)
    pilot.step(3)
    pilot.drag_card("2H", "fH1")
    assert pilot.scene.board.unfolding
    pilot.click(pilot.at_zone("p1.stock"))
    assert pilot.lines == ["p1 build 2H", "p1 turn stock"]


def test_a_key_pressed_while_cards_travel_plays_its_line():
    zones = KINGS | {"t1": "9S", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "russian-bank"), motion="normal")
    pilot.step(3)
    pilot.key(pygame.K_h)
    pilot.step(2)
    assert pilot.scene.board.unfolding
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn hand", "p1 discard"]


def test_an_unplayable_card_is_lifted_to_hear_why_not():
    pilot = at()
    pilot.drag_card("9D", "t1")
    assert "RB-13" in pilot.bubble
    assert pilot.lines == []


def test_a_card_beneath_others_is_drawn_at_to_hear_why_not():
    pilot = at()
    pilot.drag_card("9S", "t3")
    assert "RB-8" in pilot.bubble
    assert pilot.lines == []


def test_piles_are_clicked_to_turn_up_and_keys_do_it_too():
    pilot = at({"t1": "9S", "p1.stock": "3D", "p1.hand": "QD 4D", "p2.hand": "2C", "t2": "KC"})
    pilot.click(pilot.at_zone("p1.stock"))
    pilot.key(pygame.K_h)
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn stock", "p1 turn hand", "p1 discard"]


def test_the_size_of_a_pile_does_not_follow_the_card_that_is_drawn_from_it():
    pilot = at()
    pilot.lift(pilot.at_card("10S"), (640, 300))
    assert pilot.state.gestures.lifted
    scene = pilot.scene
    picture = PicturePainter(Outlines()).picture(scene.board, scene.theme, scene.telling())
    keys = {str(item.key) for item in picture.resting}
    assert "('chip', 'p1.discard')" not in keys
    assert any("'place', 'p1.discard'" in key for key in keys) == (
        len(scene.board.table.zones["p1.discard"]) == 0
    )


def test_the_turned_card_is_dropped_on_the_discard_pile():
    pilot = at({"t1": "9S", "p1.turned": "2D", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.drag_card("2D", "p1.discard")
    assert pilot.lines == ["p1 discard"]


def test_a_refused_drop_says_why():
    pilot = at()
    pilot.drag_card("10S", "t3")
    assert pilot.lines == []
    assert "RB-11" in pilot.bubble
    pilot.drag_card("8D", "p2.discard")
    assert "RB-14" in pilot.bubble


def test_a_computer_player_calls_at_once(monkeypatch):
    monkeypatch.setattr("cardtable.ai.evaluation.russian_bank._chance", lambda *_: 1.0)
    pilot = at({"t1": "AC", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.key(pygame.K_h)
    assert pilot.lines == ["p1 turn hand", "p2 stop"]
    assert pilot.scene.session.turn == "p2"


def test_a_computer_player_never_calls_wrongly(monkeypatch):
    monkeypatch.setattr("cardtable.ai.evaluation.russian_bank._chance", lambda *_: 1.0)
    pilot = at({"t1": "9S 8D", "t2": "9C", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.drag_card("8D", "t2")
    assert pilot.lines == ["p1 move 8D t2"]


TWENTY = "KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS KH#2 QS#2 JH#2 10S#2 9H#2 8S#2 7H#2"


def strips(pilot, zone):
    """What is seen of each covered card of a row, in pixels, from the outermost inwards."""
    poses = [pilot.state.plan.poses[one.id] for one in pilot.state.table.zones[zone]]
    way = 1 if poses[-1].x < pilot.state.plan.area.centerx else -1
    assert len({round(pose.y) for pose in poses}) == 1
    return [round(way * (over.x - under.x)) for under, over in pairwise(poses)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("left", [False, True])
def test_rows_run_outwards_from_the_counter_and_end_at_the_margin(size, left):
    """Twelve cards have almost all of their usual room; their top card never moves."""
    run = "KH QS JH 10S 9H 8S 7H 6S 5H 4S 3H 2S"
    zones = {
        "t1": run,
        "t8": run.replace("H", "D").replace("S", "C"),
        "p1.hand": "AC",
        "p2.hand": "AD",
    }
    session = session_at({"turn": "p1", "zones": zones}, 2, 1, "russian-bank")
    pilot = Pilot(session, size, motion="off", reminders=False, left_handed=left)
    pilot.step(3)
    plan, table = pilot.state.plan, pilot.state.table
    for zone in ("t1", "t8"):
        assert min(strips(pilot, zone)) > 0.04 * size[1]
        rect = plan.zones[zone].rect
        assert rect.left >= 0.03 * size[1]
        assert rect.right <= size[0] - 0.03 * size[1]
        top = plan.poses[table.zones[zone][-1].id]
        assert abs(abs(top.x - size[0] / 2) - 0.184 * size[1]) < 2
    for one, other in combinations([f"t{number}" for number in range(1, 9)], 2):
        assert not plan.zones[one].rect.colliderect(plan.zones[other].rect)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_row_of_twenty_can_be_read_beside_the_card_aid_under_the_pointer_or_the_focus(size):
    position = {"turn": "p1", "zones": {"t8": TWENTY, "p1.hand": "2C", "p2.hand": "3C"}}
    pilot = Pilot(session_at(position, 2, 1, "russian-bank"), size, motion="off", reminders=True)
    pilot.step(3)
    aid = pilot.state.plan.composed.aid.span[0] * size[0]
    assert max(strips(pilot, "t8")) < size[1] * 0.024
    assert pilot.state.plan.zones["t8"].rect.right < aid
    pilot.move(pilot.at_zone("t8"))
    pilot.step(2)
    assert min(strips(pilot, "t8")) >= 16
    assert pilot.state.plan.zones["t8"].rect.right <= size[0]
    pilot.move(pilot.at_zone("fS2"))
    pilot.step(2)
    assert max(strips(pilot, "t8")) < size[1] * 0.024
    to(pilot, "t8")
    pilot.step(2)
    assert min(strips(pilot, "t8")) >= 16
    pilot = Pilot(session_at(position, 2, 1, "russian-bank"), size, motion="off", reminders=False)
    pilot.step(3)
    assert min(strips(pilot, "t8")) >= 16  # without the aid it needs no opening


def test_covered_cards_right_of_the_counter_show_rank_and_suit_at_their_right_edge():
    pilot = at({"t1": "9S 8D", "t8": "9C 8H", "p1.hand": "QD", "p2.hand": "2C"})
    faces = pilot.app.faces
    plain, right = faces.face("9S", 96), faces.face("9S", 96, strip=-40)
    pad, wide = faces.pad(96), round(96 * 250 / 350)

    def inked(image, x):
        part = image.subsurface(pygame.Rect(pad + x, pad + 2, 14, 91))
        marks = pygame.mask.from_threshold(part, (28, 31, 38), (70, 70, 70, 255))
        return marks.count()

    assert inked(right, wide - 16) > 0.8 * inked(plain, 2) > 50
    assert inked(right, 2) == 0
    painted = pilot.scene.draw
    painted(pilot.app.canvas)
    shown = {key.name for key in faces._made if key.name.startswith("right") and key.height != 96}
    assert shown == {"right/9C"}  # not those on the left, and none that lies on top


def test_tableau_cards_are_moved_by_keyboard():
    pilot = at()
    pilot.key(pygame.K_8)
    pilot.key(pygame.K_SPACE)
    while getattr(pilot.state.focus.item, "name", "") != "t2":
        pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_2)
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    assert pilot.lines == ["p1 move 8D t2", "p1 build 2H"]


def to(pilot, zone):
    """Bring the focus to a zone by Tab and arrows, as one who sees it would."""
    for _ in range(60):
        if pilot.state.focus.visible and getattr(pilot.state.focus.item, "name", "") == zone:
            return
        group = next(
            (
                items
                for items in pilot.state.focus.groups
                if zone in [getattr(one, "name", "") for one in items]
            ),
            None,
        )
        assert group, f"{zone} can't be reached"
        inside = pilot.state.focus.visible and pilot.state.focus.item in group
        pilot.key(pygame.K_RIGHT if inside else pygame.K_TAB)
    raise AssertionError(f"{zone} was not reached")


def test_everything_is_reached_by_keyboard():
    pilot = at()
    to(pilot, "t4")
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    for zone in ("t1", "p2.shown", "p1.stock", "p1.shown", "t4", "p1.hand"):
        to(pilot, zone)
        pilot.key(pygame.K_SPACE)
    for zone in ("p1.turned", "p1.discard"):
        to(pilot, zone)
        pilot.key(pygame.K_SPACE)
    assert pilot.lines == [
        "p1 build 2H", "p1 load 8D stock", "p1 turn stock", "p1 move 3D t4",
        "p1 turn hand", "p1 discard",
    ]  # fmt: skip


def test_packs_have_backs_of_their_own():
    pilot = at({"p1.hand": "QD 4D", "p2.hand": "2C#2", "t1": "9S"})
    painter = pilot.scene.painter.painter
    table = pilot.state.table
    backs = [painter._back(table.zones[zone][0].kind) for zone in ("p1.hand", "p2.hand")]
    assert backs == ["", pilot.app.faces.back_of(1)]


def test_two_people_need_no_curtain():
    pilot = at({"t1": "9S", "p1.turned": "QD", "p1.hand": "4D", "p2.hand": "2C 3C"}, humans=2)
    assert pilot.curtain is None
    pilot.drag_card("QD", "p1.discard")
    pilot.step(5)
    assert pilot.curtain is None
    assert pilot.state.reader == "p2"


def coins(pilot):
    """Of each person's stack: how high it is, and what it says when it is pointed at."""
    scene = pilot.scene
    painter = PicturePainter(Outlines())
    picture = painter.picture(scene.board, scene.theme, scene.telling())
    rects = {one.key[1]: one.rect for one in picture.resting if one.key[0] == "stack"}
    told = {tuple(rect): words for rect, words in painter.pointable}
    return {seat: (rect.h, told[tuple(rect)]) for seat, rect in rects.items()}


def test_stacks_of_coins_tell_who_leads_and_keep_off_long_rows():
    mine, theirs = "4D 5D 6D 7D 8D 9D 10D JD QD KD", "2C 3C"
    pilot = at({"t1": "9S", "p1.hand": mine, "p2.hand": theirs})
    found = coins(pilot)
    assert found["p1"][0] > found["p2"][0]
    names = [pilot.scene.name(seat) for seat in ("p1", "p2")]
    assert [found[seat][1] for seat in ("p1", "p2")] == [
        f"{name} · {count} cards left" for name, count in zip(names, (10, 2), strict=True)
    ]
    rows = {f"t{n}": " ".join(f"{rank}{suit}" for rank in RANKS[:0:-1])
            for n, suit in enumerate("SHCD", 1)}  # fmt: skip
    pilot = at({**rows, "p1.hand": "QC#2", "p2.hand": "2C#2"})
    assert not coins(pilot)


def test_reminders_are_shown_until_they_are_hidden():
    pilot = at()
    assert pilot.scene.telling().reminders
    sign = pilot.scene.toolbar.icons["aid"]
    assert sign.on
    pilot.key(pygame.K_F3)
    assert not pilot.scene.telling().reminders
    assert not sign.on
    pilot.click(sign.rect.center)
    assert pilot.scene.telling().reminders


def test_a_double_click_never_ends_the_turn_of_a_card_that_could_go_elsewhere():
    pilot = at({"t1": "9S", "p1.turned": "8D", "p1.hand": "QD", "p2.hand": "2C"})
    assert {"discard", "move 8D t1"} <= {line for line in pilot.session.legal() if "8D" in line} | {
        line for line in pilot.session.legal() if line.startswith("discard")
    }
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == []
    assert pilot.state.gestures.chosen == [pilot.sprite("8D").id]


def test_what_ends_a_turn_has_a_place_of_its_own_among_the_buttons():
    """A second, hasty press on the same spot must not hit it."""
    places = {}
    for zones in (
        {"t1": "9S", "p1.hand": "QD 4D", "p2.hand": "2C 3C"},
        {"t1": "9S", "p1.turned": "8D", "p1.hand": "QD", "p2.hand": "2C"},
    ):
        pilot = at(zones)
        for words, button in pilot.buttons().items():
            places.setdefault(words, set()).add(button.rect.bottom)
    ends = places.pop("Discard")
    assert len(places) > 1
    assert all(ends.isdisjoint(others) for others in places.values())


PILES = ("t1", "t2", "t4", *KINGS, "p1.discard", "p2.shown", "p2.discard")


@pytest.mark.parametrize("zone", PILES)
def test_enter_takes_a_card_up_and_never_plays_it_at_once(zone):
    """One rule for every card, whatever may be done with it; what can go nowhere says why."""
    pilot = at()
    to(pilot, zone)
    pilot.key(pygame.K_RETURN)
    top = pilot.state.table.zones[zone][-1]
    assert pilot.lines == []
    if pilot.state.matcher.openings([top]):
        assert pilot.state.gestures.chosen == [top.id]
    else:
        assert "(RB-" in pilot.bubble
        assert pilot.state.gestures.chosen == []


@pytest.mark.parametrize("zone", PILES)
def test_enter_again_puts_it_at_its_only_place_or_asks(zone):
    pilot = at()
    to(pilot, zone)
    top = pilot.state.table.zones[zone][-1]
    places = pilot.state.matcher.openings([top])
    lines = {line for found in places.values() for line in found}
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    builds = {line for line in lines if line.startswith("build")}
    if len(builds or lines) == 1:
        assert pilot.lines == [f"p1 {line}" for line in builds or lines]
    else:
        assert pilot.lines == []
        assert bool(pilot.scene.ui.layers) == bool(lines)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("name", ["t1", "t4", "p1.discard"])
@pytest.mark.parametrize("zone", [*PILES, "t3", "fC1", "fH1"])
def test_enter_on_a_wrong_pile_says_why_and_keeps_the_card(name, zone):
    pilot = at()
    top = pilot.state.table.zones[name][-1]
    places = pilot.state.matcher.openings([top])
    if zone == name or not places or any(one.name == zone for one in places):
        return
    to(pilot, name)
    pilot.key(pygame.K_RETURN)
    to(pilot, zone)
    pilot.key(pygame.K_RETURN)
    assert pilot.lines == []
    assert pilot.bubble
    assert pilot.state.gestures.chosen == [top.id]


def test_each_empty_place_has_its_name_on_the_cloth_and_each_pile_one_of_its_own(monkeypatch):
    found = []
    make = piles.place_title
    monkeypatch.setattr(piles, "place_title", lambda *all: found.append(all[2]) or make(*all))
    pilot = at()
    named = {at for at, zone in pilot.state.plan.zones.items() if not (
        pilot.state.table.zones[at] or zone.look.suit or zone.look.told)}  # fmt: skip
    assert named >= {"t3", "p1.turned", "p1.shown", "p2.turned"}
    assert {words.lower() for words in found} == {"space", "hand card", "stock card"}
    titles = {pilot.scene.data.title(f"t{number}") for number in range(1, 9)}
    assert len(titles) == 8
    told = [pilot.scene.explained(Target("zone", f"t{number}")) for number in range(1, 9)]
    assert {one.partition(":")[0].lower() for one in told} == titles
    pilot.drag_card("8D", "t2")
    assert pilot.scene.entries[-1].words == "You move 8♦ onto 9♣"
    pilot.drag_card("8D", "t3")
    assert pilot.scene.entries[-1].words == "You move 8♦ into a space"


@pytest.mark.parametrize("each", [1, 3, 6])
def test_more_or_fewer_piles_lie_on_both_sides_of_the_counter(each):
    pilot = Pilot(new_session("russian-bank", tableau_each=each), motion="off")
    plan = pilot.state.plan
    rects = [plan.zones[f"t{number}"].rect for number in range(1, 2 * each + 1)]
    assert all(rect.right < 640 for rect in rects[:each])
    assert all(rect.left > 640 for rect in rects[each:])
    assert all(one.y < other.y for one, other in pairwise(rects[:each]))
    things = [*rects, plan.line, *(plan.zones[f"p1.{zone}"].rect for zone in ("hand", "stock"))]
    assert not [pair for pair in combinations(things, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_no_card_is_smaller_where_cards_are_set_larger(size):
    heights = []
    for cards in (0.8, 1.0, 1.2, 1.4):
        pilot = Pilot(session_at(POSITION, 2, 1, "russian-bank"), size, card_size=cards)
        plan = pilot.state.plan
        heights.append([plan.zones[zone].height for zone in sorted(plan.zones)])
        rects = [zone.rect for zone in plan.zones.values()]
        assert not [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])]
    for smaller, larger in pairwise(heights):
        assert all(one <= other for one, other in zip(smaller, larger, strict=True))
    assert heights[0] < heights[1] < heights[3]


def test_a_move_that_breaks_the_order_gets_no_mark_of_a_good_one():
    pilot = at({"t1": "9S 8D", "t2": "9C", "t4": "2H", "fH1": "AH", "p1.turned": "8H",
                "p1.hand": "QD", "p2.hand": "2C"})  # fmt: skip
    state = pilot.state
    pilot.app.remember(dots=True)
    assert "move 8D t2" in state.matcher.breaking
    assert pilot.scene.telling().playable == {pilot.sprite("2H").id}
    assert pilot.sprite("8H").id not in {*state.board.standing[0], *state.board.standing[1]}
    pilot.lift(pilot.at_card("8D"), (640, 300))
    assert pilot.scene.telling().lit == {}
    pilot = at({"t1": "9S 8D", "t2": "9C", "p1.turned": "8H", "p1.hand": "QD", "p2.hand": "2C"})
    assert pilot.state.board.standing[0] == {pilot.sprite("8H").id}
    pilot.lift(pilot.at_card("8D"), (640, 300))
    assert [one.name for one in pilot.scene.telling().lit] == ["t2", "t3", "t4"]


@pytest.mark.parametrize(
    ("zones", "says"),
    [
        ({"t1": "9S"}, "8♥ fits:\nplay it, or discard it"),
        ({"t1": "6S 5D", "t2": "6C"}, "8♥ fits nowhere yet:\nmove another card, or discard"),
        (
            {"t1": "KC", "t2": "KD", "t3": "KH", "t4": "KS"},
            "8♥ fits nowhere:\ndiscard it",
        ),
    ],
)
def test_the_line_says_that_there_is_no_place_only_where_nothing_could_make_one(zones, says):
    kings = {"t2": "QC", "t3": "QS", "t4": "QS#2"}
    zones = {**kings, **zones, "p1.turned": "8H", "p1.hand": "QD", "p2.hand": "2C"}
    assert at(zones).scene.telling().prompt == says


def test_the_line_names_the_stock_card_that_fits_while_a_hand_card_lies_open():
    zones = {"t1": "5S", "t2": "KC", "p1.turned": "9C", "p1.shown": "4D",
             "t3": "KD", "t4": "KH", "p1.hand": "QD", "p2.hand": "2C"}  # fmt: skip
    assert at(zones).scene.telling().prompt == "4♦ (stock) fits:\nplay it, or discard 9♣"
    zones["t2"] = "10H"
    told = "9♣ and 4♦ fit:\nplay them, or discard"
    assert at(zones).scene.telling().prompt == told


def test_the_line_says_why_a_discard_stays_where_there_is_a_space():
    zones = {"t1": "KC", "p1.discard": "JC", "p1.stock": "9C 5D", **HANDS}
    assert at(zones).scene.telling().prompt.startswith("Discards can’t fill spaces:")


def test_a_long_turn_of_the_computer_can_be_followed():
    """No card moves sooner than a person would move it, and a new subject takes longer."""
    run = [f"{rank}{'HS'[number % 2]}" for number, rank in enumerate("98765432")]
    zones = {"t1": " ".join(["10S", *run]), "t2": "10C", "p2.hand": "QD 4D", "p1.hand": "2C"}
    zones |= {"t3": "2C#2 AC", "t4": "2D AD", "t5": "AH"}
    session = session_at({"turn": "p2", "zones": KINGS | zones}, 2, 1, "russian-bank")
    pilot = Pilot(session, motion="normal", bot_pace=0.8)
    pilot.state.opponents.close()
    pilot.thinker = Shifter(session)
    began = []
    while session.turn == "p2":
        before = session.step_count
        pilot.step()
        began += [pilot.scene.now] * (session.step_count - before)
        assert pilot.scene.now < 60
    verbs = [line.split()[1] for line in pilot.lines]
    gaps = list(pairwise(began))
    alike = [
        b - a for (a, b), (v, w) in zip(gaps, pairwise(verbs), strict=True) if v == w == "build"
    ]
    other = [b - a for (a, b), (v, w) in zip(gaps, pairwise(verbs), strict=True) if v != w]
    assert len(verbs) > 15
    assert min(alike) > 0.8
    assert max(alike) < min(other)
    assert pilot.scene.now < 40


@pytest.mark.parametrize("options", [{}, {"stock_points": 5, "card_points": 3}])
def test_it_is_told_what_the_cards_count_that_are_left_over(options):
    pilot = at(
        {"t1": "KC", "p1.stock": "3D 4D 5D", "p1.hand": "QD 4H", "p2.hand": "2C 3C"}, **options
    )
    stock, other = options.get("stock_points", 2), options.get("card_points", 1)
    assert f"{stock} points each" in pilot.scene.explained(Target("zone", "p1.stock"))
    weight = pilot.session.state.weight("p1")
    assert weight == 3 * stock + 2 * other
    assert f"{weight} points" in pilot.scene.explained(Target("seat", "p1"))


def test_open_stock_cards_are_counted_with_the_stock(monkeypatch):
    counted, count = {}, piles._count
    monkeypatch.setattr(
        piles, "_count", lambda board, *at: counted.setdefault(at[0], count(board, *at))
    )
    pilot = at({"t1": "KC", "p1.shown": "4D", "p1.hand": "QD", "p1.stock": "9D", "p2.hand": "2C"})
    scene = pilot.scene
    PicturePainter(Outlines()).picture(scene.board, scene.theme, scene.telling())
    assert (counted["p1.stock"], counted["p1.hand"]) == (2, 1)
    told = scene.explained(Target("seat", "p1"))
    assert "Stock 2, hand 1, discards 0" in told
