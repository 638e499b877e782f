"""What Cunt-Soul's table tells: what links mean, why a card is refused, what undid itself."""

from itertools import pairwise

import pygame
import pytest
from pilot import Pilot, session_at
from room import Outlines
from souls import PILE, at, card_target, items, slate, tip

from cardtable.engine.cards import cards
from cardtable.engine.facts import Bar, Fact
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board.picture import PicturePainter, dimmed
from cardtable.table.board.plan import unit_of
from cardtable.table.board.prompt import in_force
from cardtable.table.board.telling import Step

# --- what links mean ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("JD", "J♦\nChivalry\n2 jacks: choose who plays next"),
        (
            "X1",
            "A joker\nNeutralise\nJoker counting as a six: no power\nA joker counts as the rank",
        ),
        ("6S", "6♠\nMirror\nSix: no power\nCards played in a run have no power"),
    ],
)
def test_a_link_tells_its_rank_value_power_and_the_reason(name, words):
    assert tip(at(), name).startswith(words)


def test_a_link_that_is_told_of_is_pointed_at_as_a_whole():
    pilot = at()
    tip(pilot, "JC")
    assert pilot.scene.telling().pointed == {pilot.sprite("JC").id, pilot.sprite("JD").id}
    pilot.move((5, 500))
    pilot.step(2)
    assert pilot.scene.telling().pointed == frozenset()


def test_the_keyboard_goes_from_link_to_link():
    pilot = at()
    pilot.focus_on(Target("zone", "pile"))
    told = []
    for _ in range(5):
        pilot.key(pygame.K_RIGHT)
        pilot.step(60)
        told.append(pilot.bubble.split("\n")[2].split(":")[0])
    assert told == ["2 jacks", "Joker counting as a six", "Six", "Five", "Four"]


def test_an_opened_pile_keeps_its_order_and_its_links():
    pilot = at()
    pilot.focus_on(Target("zone", "pile"))
    pilot.key(pygame.K_RETURN)
    pilot.step(3)
    row = next(group for group in pilot.state.focus.groups if card_target(pilot, "2S") in group)
    assert len(row) == 9
    xs = [pilot.state.plan.poses[pilot.sprite(name).id].x for name in PILE["zones"]["pile"].split()]
    assert xs == sorted(xs)
    gaps = [b - a for a, b in pairwise(xs)]
    assert gaps[3] < gaps[2] * 0.6  # the two sixes are one link
    pilot.focus_on(card_target(pilot, "6H"))
    pilot.step(60)
    assert (
        "2 sixes counting as fives: swap 2 cards\nA six on a five counts as a five" in pilot.bubble
    )


def test_cards_of_a_link_lie_closer_together():
    poses = (pilot := at()).scene.state.plan.poses
    x = {name: poses[pilot.sprite(name).id].x for name in ("6S", "X1", "JC", "JD")}
    assert x["JD"] - x["JC"] < (x["JC"] - x["X1"]) * 0.75


def test_what_counts_as_something_else_bears_a_disc():
    pilot = at()
    assert items(pilot, "disc") == []  # it lies below the top, and tells it when it is pointed at
    assert "Joker counting as a six: no power" in tip(pilot, "X1")
    pilot.click(pilot.at_zone("pile"))
    pilot.step(3)
    tagged = {key for _, key in (one.key for one in items(pilot, "disc"))}
    assert tagged == {pilot.sprite(name).id for name in ("6C", "6D", "X1")}


def test_notes_and_laws_tell_what_is_asked_for_and_how_things_go():
    assert slate(at()) == [
        "J or higher, 2, 6, 7, 10 or a joker",
        "clockwise",
        "equal or higher",
        "hands of 6",
    ]
    pilot = at({"p2.field": "KH"}, state={**PILE["state"], "direction": -1})
    assert slate(pilot) == [
        "J or lower, or a joker",
        "anticlockwise",
        "equal or lower",
        "hands of 6",
    ]
    assert [(law.rank, law.words) for law in in_force(pilot.scene.board)] == [
        ("A", "hands are one card larger"), ("K", "equal or lower"),
        ("10", "burned cards come back"),
    ]  # fmt: skip
    (prompt,) = [
        at for at, words in pilot.scene.callouts.pointable if "anticlockwise" in str(words)
    ]
    pilot.move(prompt.center)
    pilot.step(60)
    assert pilot.bubble == "Play goes anticlockwise\nYou play equal or lower"


QUEEN = [
    "Q♥",
    "And Another",
    "You must play again",
    "As field card: cards of a rank played together count as one, except to burn",
]


def test_a_card_in_hand_tells_what_it_would_do():
    assert tip(at(), "QH").split("\n") == QUEEN
    assert "\nBinder\n" in tip(at(polite=True), "3D")
    assert "\nThe Bitch\n" in tip(at(polite=False), "3D")
    assert (
        "Used: it replaced a card that paid for a new field card, so it’s sideways and can’t pay"
        in tip(at(), "2H")
    )


def test_a_card_in_hand_tells_why_it_can_not_be_played():
    pilot = at({"source": "", "p1.hand": "8C 3D QH"})
    assert tip(pilot, "8C").split("\n") == [
        "8♣",
        "Skips One",
        "Skip 1 player",
        "As field card: swaps, skips and aces on the pile count double, and kings reverse nothing",
        "Not now. Play a jack or higher, a two, a six, a seven, a ten or a joker",
    ]
    assert tip(pilot, "QH").split("\n") == QUEEN
    assert tip(pilot, "KD").endswith("Not now. Play your hand first")


def test_a_field_card_promises_nothing_that_another_one_takes_away():
    """Under a nine the fives are nines, so nobody swaps (CS-49); kings stay kings."""
    for other, swaps in {"9D": False, "7H": True}.items():
        state = at({"p2.field": other}).state.session.state
        assert state.effect_of("5").about["ranks"] == (("5",) if swaps else ())
        doubled = state.effect_of("8").about
        assert (Fact("cunt-soul.doubled-swap") in doubled["powers"]) == swaps
        assert doubled["ranks"] == ("K",)


def test_a_field_card_has_its_effect_beside_it_and_tells_more():
    pilot = at()
    told = tip(pilot, "10D").split("\n")
    assert told == [
        "10♦",
        "Phoenixes",
        "Burned cards go under the draw pile",
        "Bo’s field card affects everyone and is played last",
    ]
    pilot.move(pilot.at_seat("p2"))
    pilot.step(60)
    assert "Phoenixes. Burned cards go under the draw pile" in pilot.bubble


def test_the_own_field_tells_what_a_change_costs():
    pilot = at(state={**PILE["state"], "changes": {"p1": 1}})
    last = "Your field card affects everyone and is played last"
    assert tip(pilot, "AS").split("\n") == [
        "A♠",
        "Big Hand",
        "Hands are one card larger",
        "Changing it costs a face-up card",
        last,  # it is there to be changed: nothing is said against playing it
    ]
    gone = ["Nothing, because the draw pile is empty", "Your field card is played last"]
    assert tip(at({"source": ""}), "AS").split("\n") == ["A♠", "Big Hand", *gone]


def test_a_new_field_shows_what_has_come_to_mean_another():
    pilot = at({"p1.hand": "9C 8C QH KC", "p1.up": "KD", "pile": "2S 5D 8D", "p2.hand": "7D"}, {})
    pilot.drag_card("9C", "p1.field")
    pilot.step(3)
    assert pilot.lines == ["p1 field 9C"]
    told = pilot.scene.telling()
    assert told.banner == "New field: 9♣\nCards up to nine count as nines"
    assert told.pointed == {pilot.sprite(name).id for name in ("2S", "5D", "8D", "9C")}
    notes = [entry.words for entry in pilot.scene.entries if entry.kind == "remark"]
    assert (
        "Now five counting as a nine: anything fits on it "
        "(field nine: cards up to nine count as nines)"
    ) in notes
    pilot.move((5, 500))
    pilot.step(240)
    assert pilot.scene.telling().pointed == frozenset()


def test_the_table_can_be_heard():
    pilot = at()
    pilot.key(pygame.K_F2)
    words = "\n".join(entry.words for entry in pilot.scene.entries)
    for told in (
        "Play a jack or higher, a two, a six, a seven, a ten or a joker",
        "Play goes clockwise",
        "You play equal or higher",
        "You draw up to 6 cards",
        "2 sixes counting as fives: swap 2 cards (a six on a five counts as a five)",
        "Burned cards go under the draw pile",
    ):
        assert told in words


def test_sideways_cards_lie_across():
    pilot = at()
    poses = pilot.state.plan.poses
    assert [poses[pilot.sprite(name).id].angle for name in ("KD", "2H", "9S")] == [0, 90, 0]


# --- refusals -------------------------------------------------------------------------------------

REFUSED = [
    # what lies there, the state, the cards dropped and where, the words beside them
    (
        {"pile": "9C JD"},
        {},
        "8C",
        "pile",
        "Play a jack or higher, a two, a six, a seven, a ten or a joker (CS-13)",
    ),
    (
        {"pile": "9C JD", "p2.field": "KH"},
        {},
        "QH",
        "pile",
        "Play a jack or lower, or a joker (CS-13)",
    ),
    ({"pile": "3C"}, {}, "KC", "pile", "Only a three or a joker can follow (CS-23)"),
    (
        {"pile": "7C"},
        {"call": "lower"},
        "QH",
        "pile",
        "There’s a call. Play a seven or lower, or a joker (CS-27)",
    ),
    (
        {"pile": "8D", "p2.field": "7S"},
        {"call": "lower"},
        "KC",
        "pile",
        "There’s a call. Play an eight or lower, or a joker (CS-47)",
    ),
    (
        {"pile": "9C KS", "p3.field": "2D", "p1.hand": "6H 3D", "p2.down": "3S"},
        {},
        "6H",
        "pile",
        "Cy’s field two stops that. Play a king or higher, a two or a joker (CS-42)",
    ),
    (
        {"pile": "9C KS", "p3.field": "X2", "p1.hand": "6H 3D"},
        {},
        "6H",
        "pile",
        "Cy’s field joker stops that. Play a king or higher, or a joker (CS-55)",
    ),
    ({"pile": "2S"}, {}, "KD", "pile", "Play your hand first (CS-9)"),
    (
        {"pile": "2S", "p1.hand": "8C QH"},
        {},
        "8C QH",
        "pile",
        "Cards you play together must be the same rank (CS-7)",
    ),
    (
        {"pile": "2S", "p1.hand": "8C 8D 3C", "p3.field": "4S"},
        {},
        "8C 8D",
        "pile",
        "Because of Cy’s field four you can play only one card at a time (CS-44)",
    ),
    (
        {"pile": "9C"},
        {"changes": {"p1": 3}},
        "8C",
        "p1.field",
        "You can change your field card only 3 times a game (CS-70)",
    ),
    (
        {"pile": "9C"},
        {"horizontal": ["KD", "2H", "9S"]},
        "8C",
        "p1.field",
        "You have no face-up card left to pay with (CS-71)",
    ),
    (
        {"pile": "9C", "source": ""},
        {},
        "8C",
        "p1.field",
        "The draw pile is empty, so field cards don’t change any more (CS-80)",
    ),
    ({"pile": "2S"}, {}, "KD", "burned", "There’s nothing to pay for (CS-71)"),
    (
        {"pile": "2S"},
        {},
        "QH",
        "p1.up",
        "You can swap only when you play a card that swaps (CS-25)",
    ),
]


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("zones", "state", "cards", "place", "words"), REFUSED)
def test_a_refused_card_hears_the_rule_where_it_was_dropped(zones, state, cards, place, words):
    pilot = at(zones, {"horizontal": [], **state})
    steps = pilot.session.step_count
    *others, carried = cards.split()
    for name in others:
        pilot.click(pilot.at_card(name))
        pilot.pause()
        pilot.state.gestures.chosen = [pilot.sprite(name).id]
    if others:
        # cards that no line takes together are still carried together by the keyboard's choice
        pilot.state.gestures.chosen.append(pilot.sprite(carried).id)
        pilot.click(pilot.at_zone(place))
    else:
        pilot.drag_card(carried, place)
    assert pilot.bubble == words
    assert pilot.session.step_count == steps
    told = pilot.scene.telling()
    assert told.bubble_bad
    assert told.bubble_at is not None
    assert told.bubble_at.collidepoint(pilot.at_zone(place))  # where the pointer is


def chosen(pilot):
    return {pilot.state.table.find(one).card.name for one in pilot.state.gestures.chosen}


@pytest.mark.parametrize(
    ("last", "words"),
    [
        ("5H", "A run goes one rank at a time. Play the fours first (CS-24)"),
        ("KC", "Cards you play together must be the same rank (CS-7)"),
    ],
)
def test_cards_that_are_let_go_of_for_another_are_let_go_of_with_a_reason(last, words):
    pilot = at({"pile": "2S", "p1.hand": "4S 4D 5H KC", "p3.hand": "4H"}, {})
    for name in ("4S", "4D", last):
        pilot.pause()
        pilot.click(pilot.at_card(name))
    assert chosen(pilot) == {last}
    assert pilot.bubble == words
    pilot.pause()
    pilot.click(pilot.at_card("4S"))  # one alone is changed for another without a word
    assert chosen(pilot) == {"4S"}
    assert not pilot.scene.telling().bubble_bad


def test_picking_up_is_refused_with_what_could_be_played():
    pilot = at({"pile": "2S", "p1.hand": "8C QH"}, {})
    assert "Pick up" not in pilot.buttons()
    bar = pilot.session.problem("p1 pickup").bar
    assert bar == Bar("cunt-soul.no-can-play", {"cards": tuple(cards("8C QH"))}, rule="CS-10")


# --- what one remembers ---------------------------------------------------------------------------


def test_a_paradox_shows_what_undid_itself_before_it_burns():
    pilot = at(
        {"pile": "2S 8D", "p1.hand": "X1 3D", "p2.field": "7S", "p3.field": "7H"},
        {"last": {"by": "p3", "power": "skip", "next": "p1", "seats": 3}},
        motion="normal",
    )
    eight = pilot.sprite("8D").id
    pilot.drag_card("X1", "pile")
    pilot.until(lambda: pilot.scene.telling().banner == "Paradox!", 5)
    assert pilot.scene.telling().pointed == {eight}
    pilot.step(60)  # about a second
    assert pilot.sprite("8D").zone == "pile"
    pilot.until(lambda: pilot.sprite("8D").zone == "burned", 5)


def test_a_run_goes_home_card_by_card():
    pilot = at(
        {"pile": "4C 5C 6C 7D", "p1.hand": "X1 3D", "p2.hand": "JS", "p2.field": "10D"},
        {
            "dead": [2, 3, 4],
            "last": {"by": "p2", "power": "run", "next": "p3", "seats": 3, "run": 3},
        },
        motion="normal",
    )
    pilot.drag_card("X1", "pile")
    table, seen = pilot.state.table, set()

    def home():
        motion = pilot.scene.board.motion
        here = pilot.state.plan.zones["p2.hand"].rect.inflate(60, 60)
        run = [one for one in table.zones["p2.hand"] if one.card and one.card.name in "5C6C7D"]
        seen.add(sum(here.collidepoint(motion.at(one.id)[:2]) for one in run))
        return len(run) == 3 and not pilot.scene.board.busy

    pilot.until(home, 20)
    assert {1, 2, 3} <= seen


def test_a_disc_and_a_law_say_why_when_they_are_pointed_at():
    pilot = at({"pile": "X1"}, {})
    (disc,) = items(pilot, "disc")
    point = disc.rect.centerx, disc.rect.top + 2
    assert pilot.state.plan.card_at(point) is None
    pilot.move(point)
    pilot.step(60)
    assert pilot.bubble.split("\n") == [
        "A joker",
        "Neutralise",
        "Joker counting as an empty pile: anything fits",
        "A joker with nothing below it",
    ]
    (law,) = [
        at for at, words in pilot.scene.callouts.pointable if words == "Hands are one card larger"
    ]
    pilot.move(law.center)
    pilot.step(60)
    assert pilot.bubble == "Hands are one card larger"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_banner_covers_no_card(size):
    """In the smallest window others' cards are covered rather than the reader's."""
    pilot = at({"p1.hand": "9C 8C QH KC", "p1.up": "KD", "pile": "2S 5D"}, {}, size=size)
    pilot.drag_card("9C", "p1.field")
    pilot.step(3)
    scene = pilot.scene
    picture = PicturePainter(Outlines()).picture(scene.board, scene.theme, scene.telling())
    (banner,) = [one.rect for one in picture.floating if one.key[0] == "banner"]
    poses, small = pilot.state.plan.poses, size == (960, 600)
    cards = [one for one in pilot.state.table.sprites() if poses[one.id].shown]
    mine = [one for one in cards if owner_of(one.zone) in {"", "p1"}]
    rects = [pygame.Rect(poses[one.id].rect) for one in (mine if small else cards)]
    assert banner.collidelist(rects) < 0


FIVE = {
    **{f"p{seat}.up": cards for seat, cards in enumerate(("8D KH 3S", "9C 2D 7S", "7C 5H KS"), 3)},
    **{f"p{seat}.field": one for seat, one in enumerate(("9D", "2H", "2S", "QS"), 2)},
    "p2.up": "QC QD JH", "p3.hand": "AH", "p4.hand": "6D", "p5.hand": "AC",
    "p1.hand": "3D", "p1.field": "10D", "pile": "7D 5C 5D 3C 4C 8H", "source": "2C",
    "p1.up": "KD 10S", "p1.down": "", "p2.down": "", "burned": "",
}  # fmt: skip


@pytest.mark.drawn(4)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600), (1024, 768)])
def test_others_cards_are_large_and_the_laws_cover_nothing(seats, size):
    away = {f"p{seat}" for seat in range(seats + 1, 6)}
    mine = {zone: run for zone, run in FIVE.items() if zone.partition(".")[0] not in away}
    pilot = at(mine | {"p2.hand": "JS"}, {"horizontal": []}, seats=seats, size=size)
    plan = pilot.state.plan
    high = plan.zones["p2.up"].height
    if size[0] * 9 == size[1] * 16:
        assert high >= 0.1219 * size[1]
    assert high >= int(0.107 * unit_of(pygame.FRect(0, 0, *size)))  # pixels
    laws = items(pilot, "law")
    assert len(laws) == 1 + (len(in_force(pilot.scene.board)) >= 4)
    cards = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
    for law in laws:
        assert law.rect.h >= 0.02 * size[1], "large enough to be read"
        assert law.rect.collidelist([*cards, pygame.Rect(plan.line)]) < 0, law.rect


def test_field_cards_that_cancel_each_other_are_told_of_and_lie_in_the_shade():
    zones = {"pile": "4C", "p1.hand": "8D 9D", "p2.hand": "8H", "p3.hand": "3D"}
    fields = {"p1.field": "KS", "p2.field": "KH", "p3.field": "AC", "source": "2C 2D"}
    pilot = Pilot(
        session_at({"turn": "p1", "zones": zones | fields}, 3, 1, "cunt-soul"), bot_pace=60.0
    )
    pilot.step(3)
    told = [(law.rank, law.words, law.faint) for law in in_force(pilot.scene.board)]
    assert told[-1] == ("K + K", "cancel each other", True)
    assert [one[0] for one in told] == ["A", "K + K"]
    kings = {pilot.sprite(name).id for name in ("KS", "KH")}
    assert kings <= dimmed(pilot.scene.board)
    assert pilot.sprite("AC").id not in dimmed(pilot.scene.board)


def test_a_swap_in_the_trail_shows_what_came_for_it_and_a_call_stands_with_its_card():
    zones = {"pile": "4C", "p1.hand": "8D", "p2.hand": "5H 9H", "p2.up": "KC", "source": "2C 2D"}
    session = session_at({"turn": "p2", "zones": zones}, 2, 1, "cunt-soul")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.scene.play("p2", "play 5H")
    pilot.scene.play("p2", "swap 9H KC")
    pilot.step(3)
    steps = [one for _, one in pilot.scene.callouts.pointable if isinstance(one, Step)]
    assert [(str(one.cards[0]), [str(card) for card in one.back]) for one in steps] == [
        ("5H", []), ("9H", ["KC"])
    ]  # fmt: skip
    picture = pilot.scene.painter.picture(
        pilot.scene.board, pilot.scene.theme, pilot.scene.telling()
    )
    signs = [one.key for one in picture.resting if one.key[0] == "trail" and one.key[-1] == "swap"]
    assert len(signs) == 1


def test_the_button_for_a_new_field_names_no_card():
    zones = {"pile": "4C", "p1.hand": "8D 9D", "p1.field": "KS", "p1.up": "3C 3D", "p2.hand": "8H"}
    session = session_at({"turn": "p1", "zones": zones | {"source": "2C 2D"}}, 2, 1, "cunt-soul")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.step(3)
    tip = pilot.buttons()["Change"].tip
    assert tip
    assert not any(name in tip for name in ("8♦", "9♦"))
