"""What scenarios cannot say of the games: deals, sittings, events, and the words of refusals."""

import pytest
from strategies import Play, whole

from cardtable.engine.cards import names
from cardtable.engine.chance import Chance
from cardtable.engine.events import Ended, Moved, Revealed, Said, Turned
from cardtable.engine.facts import Bar, Fact
from cardtable.engine.notation import Illegal, MoveError
from cardtable.engine.position import read_position
from cardtable.engine.rules import TableError
from cardtable.engine.view import tooltip_of
from cardtable.files import DataError, load_rules, rules_files, rules_page
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.status import reminders
from cardtable.presenter.words import problem_words, sentences


def at(zones, seats=2, turn="p1", rules="shithead", known=None, options=None, **state):
    """A written position of Shithead; `p1_hand` stands for `p1.hand`."""
    data = {"turn": turn, "zones": zones, "state": state, "known": known or {}}
    return read_position(load_rules(rules, options or {}), seats, data)


def said(entries):
    """The words that events tell, with the seat."""
    return [
        f"{one.event.seat or ''} {one.event.word}".strip()
        for one in entries
        if isinstance(one.event, Said)
    ]


def test_games_are_told_apart():
    assert len({game.ID for game in GAMES}) == len({game.RULE for game in GAMES}) == len(GAMES)


def test_order_means_something_in_the_piles_and_among_down_cards():  # SH-2
    state = at(
        {"draw": "KD 4C", "pile": "JC 9D", "p1.hand": "JD 4H", "p2.down": "9S 5C"}, turn="p2"
    )
    assert state.ordered == {"draw", "pile", "p1.down", "p2.down"}
    view = state.view("p1")
    assert names(view.zones["pile"]) == "JC 9D"
    assert names(view.zones["p1.hand"]) == "4H JD"


# ---------------------------------------------------------------------- the deal


PACK = ["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC"]
PACK += [name[:-1] + suit for suit in "DHS" for name in PACK]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():  # SH-4
    script = ["chance toss p2", f"chance shuffle draw {' '.join(reversed(PACK))}"]
    rules = load_rules("shithead")
    chance = Chance(script=script)
    state = rules.game.new(rules, 3, chance)
    assert chance.take() == script
    zones = {zone: names(run) for zone, run in state.zones.items() if zone != "draw"}
    assert zones == {
        "p3.down": "AC 4C 7C",
        "p1.down": "2C 5C 8C",
        "p2.down": "3C 6C 9C",
        "p3.up": "10C KC 3D",
        "p1.up": "JC AD 4D",
        "p2.up": "QC 2D 5D",
        "p3.hand": "6D 9D QD",
        "p1.hand": "7D 10D KD",
        "p2.hand": "8D JD AH",
        "pile": "",
        "burned": "",
    }
    assert names(state.zones["draw"]) == " ".join(reversed(PACK[27:]))
    assert state.turn == "p3"


DEALS = {
    "shithead": ("p2", "10C JH 8S", "QH 2C 6S", "AH AD JC"),
    "shithead-backpacker": ("p2", "5S KH JS", "AS 3C 8S", "2H 2D JC"),
}
"""Dealer, hand and up-cards of p1, down-cards of p3 in the deal of seed 8675309 for three."""


@pytest.mark.parametrize("rules", list(DEALS))
def test_a_seed_deals_alike_on_every_python(rules):
    loaded = load_rules(rules)
    state = loaded.game.new(loaded, 3, Chance(8675309))
    zones = [names(state.zones[zone]) for zone in ("p1.hand", "p1.up", "p3.down")]
    assert (state.memory.dealer, *zones) == DEALS[rules]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deal_needs_no_toss_where_the_dealer_is_named(seats):
    rules = load_rules("shithead", {"first_dealer": "p2"})
    state = rules.game.new(rules, seats, Chance(1))
    assert [line.split()[1] for line in state.chance.take()] == ["shuffle"]
    assert state.memory.dealer == "p2"
    assert state.turn == ("p1" if seats == 2 else "p3")


def test_without_swaps_the_weakest_card_begins_at_once():  # SH-6
    rules = load_rules("shithead", {"swap": False})
    state = rules.game.new(rules, 4, Chance(3))
    order = [rank + suit for rank in ("4", "5", "6", "7", "8") for suit in "CSDH"]
    first = next(name for name in order if any(name in hand for hand in hands(state).values()))
    assert first in hands(state)[state.turn]
    assert state.memory.phase == "play"
    assert "started" in [word.split()[-1] for word in said(state.drain())]


def hands(state):
    return {seat: [one.name for one in state.hand(seat)] for seat in state.seats}


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"hand_size": 5}, 5),
        ({"hand_size": 6, "table_size": 4}, 4),
        ({"hand_size": 6, "table_size": 4, "jokers": 2}, 4),
        ({"first_dealer": "p4"}, 3),
    ],
)
def test_a_table_that_cannot_be_dealt_is_refused(options, seats):
    rules = load_rules("shithead", options)
    with pytest.raises(TableError, match=r"the pack has|can’t deal"):
        rules.game.new(rules, seats, Chance(1))


@pytest.mark.parametrize(
    ("options", "seats", "left"),
    [
        ({"hand_size": 5, "table_size": 4}, 4, 0),
        ({"hand_size": 6, "table_size": 2}, 5, 2),
        ({"hand_size": 2, "table_size": 4, "jokers": 2}, 5, 4),
        ({"hand_size": 1, "table_size": 0}, 5, 47),
    ],
)
def test_the_largest_and_the_smallest_tables(options, seats, left):
    rules = load_rules("shithead", options)
    assert len(rules.game.new(rules, seats, Chance(1)).zones["draw"]) == left


@pytest.mark.parametrize(
    "options",
    [
        {"hand_size": 0},
        {"hand_size": 7},
        {"table_size": 5},
        {"table_size": -1},
        {"jokers": 3},
        {"burn_run": 2},
        {"burn_run": 6},
        {"library_size": 1},
        {"stall_turns": -1},
        {"start": "strongest"},
        {"start_suits": ["C", "S", "D"]},
        {"start_suits": ["C", "S", "D", "D"]},
        {"first_dealer": "p9"},
        {"table_play": "both"},
        {"show_back_in": "always"},
        {"powers": {"1": ["again"]}},
        {"powers": {"2": ["fly"]}},
        {"powers": {"2": "again"}},
        {"swap": "maybe"},
        {"swaps": True},
    ],
)
def test_options_out_of_range_are_refused(options):
    with pytest.raises(DataError, match=next(iter(options))):
        load_rules("shithead", options)


def test_powers_are_merged_at_the_table_and_whole_in_a_file():  # SH-38
    powers = load_rules("shithead", {"powers": {10: [], "8": ["skip"]}}).options.powers
    assert powers == {
        "2": ("anytime", "again"),
        "3": ("show",),
        "7": ("lower",),
        "10": (),
        "8": ("skip",),
    }
    classic = load_rules("shithead-classic").options.powers
    assert classic == {"2": ("anytime",), "10": ("anytime", "burn")}


# ---------------------------------------------------------------------- the sitting


def test_the_deal_moves_on_and_the_losses_stay():  # SH-34, SH-36
    first = Play(("shithead-classic", 3), seed=7, drive=0.97, length=5000).run()
    result = first.outcome.result
    carry = first.carry()
    assert carry == {"dealer": result["next_dealer"], "losses": first.score()}
    rules = load_rules("shithead-classic")
    second = rules.game.new(rules, 3, Chance(8), carry)
    assert [line.split()[1] for line in second.chance.take()] == ["shuffle"]
    assert second.memory.dealer == result["next_dealer"]
    assert second.score() == first.score()
    assert second.memory.out == ()
    assert second.memory.quiet == 0


def test_the_third_loss_is_told_after_the_end():  # SH-36
    state = at({"p1.hand": "5C", "p2.hand": "6C"}, losses={"p2": 2})
    assert said(state.play("play 5C"))[-3:] == ["p1 left", "p2 over", "p2 thrice"]


# ---------------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("state", "line", "words"),
    [
        (
            at({"p1.hand": "5C 6C", "p1.up": "7C", "p2.hand": "8C"}, phase="swap", ready=["p2"]),
            "swap 5C 7C",
            ["p1 swapped"],
        ),
        (
            at({"p1.hand": "5C 6C", "p2.hand": "4C"}, phase="swap", ready=["p2"]),
            "ready",
            ["p2 started"],
        ),
        (
            at({"draw": "9H KH", "pile": "9C", "p1.hand": "10C 4C", "p2.hand": "4D"}),
            "play 10C",
            ["p1 played", "p1 burned", "p1 drew", "p1 again"],
        ),
        (
            at({"pile": "9C", "p1.hand": "2C 4C", "p2.hand": "4D"}),
            "play 2C",
            ["p1 played", "p1 again"],
        ),
        (at({"pile": "9C", "p1.hand": "4C", "p2.hand": "4D"}), "pickup", ["p1 picked_up"]),
        (
            at({"pile": "9C", "p1.hand": "4C", "p2.hand": "4D"}, options={"library_size": 2}),
            "pickup",
            ["p1 picked_up", "p1 library"],
        ),
        (
            at({"pile": "9C", "p1.hand": "4C 5C", "p2.hand": "4D"}, options={"library_size": 2}),
            "pickup",
            ["p1 picked_up"],
        ),
        (at({"p1.up": "4C 4D", "p2.hand": "4H"}), "up 4C 4D", ["p1 took_up"]),
        (at({"p1.down": "4C 4D", "p2.hand": "4H"}), "down 2", ["p1 took_down"]),
        (at({"p1.hand": "4C 4D", "p2.down": "4H"}), "p2 down 1", ["p2 took_down"]),
        (at({"p1.hand": "3C 4C", "p2.hand": "3D"}), "show 3C p2", ["p1 shown"]),
        (
            at(
                {"p1.hand": "4C", "p2.hand": "3D"},
                turn="p2",
                shown={"from": "p1", "to": "p2", "by": ["p1"]},
            ),
            "show 3D p1",
            ["p2 backfired"],
        ),
        (
            at(
                {"draw": "9H", "pile": "9C", "p1.hand": "4C", "p3.hand": "4D"},
                seats=3,
                turn="p2",
                shown={"from": "p1", "to": "p2", "by": ["p1"]},
                out=["p2"],
                returnable={"p2": "p1"},
            ),
            "pickup",
            ["p2 picked_up", "p2 back_in", "p1 drew"],
        ),
        (
            at({"p1.hand": "4C", "p2.hand": "4D", "p3.hand": "4H"}, seats=3),
            "play 4C",
            ["p1 played", "p1 left"],
        ),
        (
            at({"p1.hand": "4C", "p2.hand": "4D"}),
            "play 4C",
            ["p1 played", "p1 left", "p2 over"],
        ),
        (at({"p1.hand": "4C 5C", "p2.hand": "4D"}, quiet=149), "pickup", ["p1 picked_up", "over"]),
    ],
)
def test_events_come_in_the_order_in_which_things_happen(state, line, words):
    assert said(state.play(line)) == words


def test_what_picks_nothing_up_is_a_pass_and_who_begins_is_told_why():
    def told(state, line):
        table = table_of("shithead").at_table(state.rules.options)
        events = [one.event for one in state.play(line)]
        return sentences(table, events, {"p1": "Ada", "p2": "Bo"}.__getitem__)

    hands = {"p1.hand": "9C 4C", "p2.hand": "4D"}
    assert told(at(hands), "pickup") == ["Ada passes"]
    assert told(at({**hands, "pile": "KC"}), "pickup") == ["Ada picks up 1 card"]
    shown = {"from": "p1", "to": "p2", "by": ["p1"]}
    assert told(at(hands, turn="p2", shown=shown), "pickup") == ["Bo has no pile to pick up"]
    begins = at({"p1.hand": "5C 6C", "p2.hand": "4C"}, phase="swap", ready=["p2"])
    assert told(begins, "ready") == [
        "Bo has the lowest card (twos and threes aside; ties go by suit) and starts"
    ]
    four = at({"p1.hand": "9C 9D 9H 9S 4C", "p2.hand": "4D"})
    assert told(four, "play 9C 9D 9H 9S")[1] == "Four of a kind burns the pile (4 cards)"
    rest = at({"p1.hand": "9C 4C", "p2.hand": "4D", "pile": "8C 9D 9H 9S"})
    assert told(rest, "play 9C")[1] == "Four of a kind burns the pile (5 cards)"
    assert told(at({"p1.hand": "10C 4C", "p2.hand": "4D"}), "play 10C")[1] == "10♣ burns right away"


@pytest.mark.parametrize(
    ("zones", "told"),
    [
        ({"p1.hand": "10S KC", "pile": "8C"}, [Fact("shithead.does-burn", {"now": "yes"})]),
        (
            {"p1.hand": "9C 9D 9H 9S KC", "pile": "8H"},
            [Fact("shithead.together-burn", {"count": 4})],
        ),
        ({"p1.hand": "9C 9D 9H KC", "pile": "9S"}, [Fact("shithead.together-burn", {"count": 3})]),
        (
            {"p1.hand": "9C 9D 9H KC", "pile": "8S"},
            [Fact("shithead.would-burn", {"run": 4, "rank": "9"})],
        ),
        ({"p1.hand": "9C 9D KC", "pile": "8S"}, []),
        (
            {"p1.hand": "9C 9D", "pile": "8S"},
            [
                Fact("shithead.all-out", {"who": "p1", "count": 2}),
                Fact("shithead.out-ends", {"who": "p2"}),
            ],
        ),
    ],
)
def test_a_tip_tells_of_four_of_a_kind(zones, told):  # SH-17
    assert tooltip_of(at({**zones, "p2.hand": "4D"}).view("p1"), "p1.hand", 0) == told


def test_while_a_three_asks_its_line_is_lit_and_its_place_is_told():  # SH-22
    shown = {"from": "p1", "to": "p2", "by": ["p1"]}
    state = at({"p1.hand": "4C", "p2.hand": "4D 3D", "burned": "3C"}, turn="p2", shown=shown)
    data = table_of("shithead").at_table(state.rules.options)
    [(_, lines)] = reminders(data, state.view("p2"))
    assert [line.rank for line in lines if line.now] == ["3"]
    assert lines[-2][:2] == ("4 ×", "four of a kind burns the pile, and you go again")
    assert lines[-1][:2] == ("Pass", "only when the pile is empty")
    (lies,) = tooltip_of(state.view("p2"), "burned")
    _race, asked = tooltip_of(state.view("p1"), "p2")
    assert lies == Fact("shithead.three-lies-here", {"who": "p2"})
    assert asked == Fact("shithead.has-to-answer", {"who": "p2", "able": "yes"})


def test_a_ten_lands_before_the_pile_burns():
    state = at({"draw": "9H KH", "pile": "9C", "p1.hand": "10C 4C", "p2.hand": "4D"})
    events = [one.event for one in state.play("play 10C")]
    moves = [(names(one.cards), one.src, one.dst) for one in events if isinstance(one, Moved)]
    assert moves == [
        ("10C", "p1.hand", "pile"),
        ("9C 10C", "pile", "burned"),
        ("KH 9H", "draw", "p1.hand"),
    ]
    assert isinstance(events[-1], Turned)
    assert events[-1].seat == "p1"
    assert "libraries" in events[-1].state


def test_a_card_turned_up_is_seen_before_it_goes_anywhere():  # SH-41
    state = at({"pile": "9C", "p1.down": "4C 4D", "p2.hand": "4H"}, rules="shithead-glass")
    events = [one.event for one in state.play("flip 2")]
    assert isinstance(events[0], Revealed)
    assert (events[0].zone, names([events[0].card]), events[0].slot) == ("p1.down", "4D", 1)


def test_the_end_is_the_last_event():
    state = at({"p1.hand": "4C", "p2.hand": "4D"})
    events = [one.event for one in state.play("play 4C")]
    assert isinstance(events[-1], Ended)
    assert events[-1].outcome is state.outcome
    assert state.outcome.ranking == (("p1",), ("p2",))
    assert state.returns() == (1.0, -1.0)


def test_without_a_loser_those_still_in_share_the_last_place():  # SH-37
    zones = {"p1.hand": "4C 5C", "p2.hand": "4D", "p4.hand": "4H"}
    state = at(zones, seats=4, quiet=149, out=["p3"])
    state.play("pickup")
    assert state.outcome.reason == "stall"
    assert state.outcome.ranking == (("p3",), ("p1", "p2", "p4"))
    assert state.returns()[2] == 1.0
    assert len(set(state.returns()[:2])) == 1


# ---------------------------------------------------------------------- choices of a search


def test_choices_name_like_suits_once():
    zones = {"pile": "8C", "p1.hand": "9C 9D 9H 3C", "p2.hand": "4D", "p3.hand": "4H"}
    assert at(zones, 3).choices() == [
        "play 9C",
        "play 9C 9D",
        "play 9C 9D 9H",
        "show 3C p2",
        "show 3C p3",
        "pickup",
    ]
    along = {"p1.hand": "9C 9D", "p1.up": "9H 9S", "p2.hand": "4D"}
    assert [line.count("9") for line in at(along).choices()] == [1, 2, 3, 4, 0]
    assert at({"p1.down": "4C 5C 6C", "p2.hand": "4D"}).choices() == ["down 1"]
    assert at({"p1.up": "4C 4D 6C", "p2.hand": "4H"}).choices() == ["up 4C", "up 4C 4D", "up 6C"]


# ---------------------------------------------------------------------- why not


HAND = {"pile": "6C 8D", "p1.hand": "7C 8H KS 3D", "p1.up": "9C KD", "p2.hand": "4C 4D"}
DRAW = HAND | {"draw": "5S"}
SEVEN = HAND | {"pile": "7D"}
PAIR = {"p1.hand": "8H 8S", "p1.up": "8C", "p2.hand": "4C"}
ROW = {"pile": "AC", "p1.up": "3H 5C", "p1.down": "5D", "p2.hand": "4C"}
DOWN = {"pile": "AC", "p1.down": "3H 5C", "p2.hand": "4C"}
GONE = {"p1.hand": "3C 5C", "p4.hand": "4C", "p2.hand": "4D"}
SWAP = {"p1.hand": "5C 6C", "p1.up": "9C", "p1.down": "9D", "p2.hand": "4C"}
SHOWN = {"pile": "9C", "p1.hand": "5C", "p2.hand": "3C 6C", "p2.up": "3D", "p3.hand": "6D"}
ASKED = {"turn": "p2", "seats": 3, "shown": {"from": "p1", "to": "p2", "by": ["p1"]}}
LATER = {"p1.hand": "5C", "p2.hand": "6C", "p2.down": "7C"}
SURE = {"pickup_empty": False, "pickup_voluntary": False}


@pytest.mark.parametrize(
    ("state", "line", "words", "rule"),
    [
        (at(HAND), "play 7C", "play 8 or higher, or 2", "SH-9"),
        (at(SEVEN), "play 8H", "play 7 or lower (sh", "SH-10"),
        (at(HAND), "play 3D", "you can’t play a three. show it to someone instead", "SH-11"),
        (at(HAND), "play 4C", "you don’t have that card", "SH-2"),
        (at(HAND), "play 8H KS", "cards you play together must be the same rank", "SH-12"),
        (at(HAND), "play 8H 8H", "play each card only once", "SH-12"),
        (at(HAND), "play KS KD", "only with your whole hand", "SH-28"),
        (at(DRAW), "play KS KD", "until your hand and the draw pile are empty", "SH-27"),
        (at(PAIR), "play 8H 8C", "only with your whole hand", "SH-28"),
        (
            at(PAIR, options={"match_up": False}),
            "play 8H 8S 8C",
            "face-up cards until your hand is empty",
            "SH-27",
        ),
        (at(HAND), "up 9C", "play your hand first", "SH-27"),
        (at(HAND), "down 1", "play your hand first", "SH-30"),
        (at(ROW), "down 1", "play your face-up cards first", "SH-30"),
        (at(ROW), "up 3H 5C", "the same rank", "SH-27"),
        (at(ROW), "up 5D", "you don’t have that card", "SH-2"),
        (at(ROW), "pickup", "take a face-up card into your hand first", "SH-27"),
        (at(ROW), "show 3H p2", "take a face-up card into your hand first", "SH-27"),
        (at(DOWN), "play 3H", "take a face-down card into your hand first", "SH-30"),
        (at(DOWN), "down 3", "no face-down card there", "SH-30"),
        (at(DOWN), "flip 1", "take a face-down card into your hand first", "SH-30"),
        (at(DOWN), "up 3H", "take a face-down card into your hand first", "SH-30"),
        (at(GONE, 4), "show 3C p3", "too late. the player on their right", "SH-26"),
        (at(GONE, 4), "show 3C p1", "choose another player", "SH-21"),
        (at(GONE, 4), "show 3C p5", "seat isn’t in this game", "SH-21"),
        (at(GONE, 4), "show 5C p2", "show only threes", "SH-21"),
        (at(SHOWN, **ASKED), "show 3C p3", "show it back to p1, or pick up", "SH-23"),
        (at(SHOWN, **ASKED), "show 6C p1", "only with threes", "SH-23"),
        (at(SHOWN, **ASKED), "show 3D p1", "only when your hand is empty", "SH-29"),
        (at(SHOWN, **ASKED), "play 6C", "answer first", "SH-22"),
        (at(SHOWN, **ASKED), "up 3D", "answer first", "SH-22"),
        (at(SHOWN, **ASKED), "down 1", "your hand isn’t empty", "SH-31"),
        (at(SHOWN, **ASKED), "ready", "", "SH-5"),
        (at(HAND), "swap 7C 9C", "too late to swap", "SH-5"),
        (at(HAND), "ready", "too late to swap", "SH-5"),
        (at(SWAP, phase="swap"), "play 5C", "swap", "SH-5"),
        (at(SWAP, phase="swap"), "swap 5C 6C", "one hand card for one face-up card", "SH-5"),
        (at(SWAP, phase="swap"), "swap 5C 9D", "you don’t have that card", "SH-2"),
        (at(LATER), "p2 down 1", "while you have one in your hand", "SH-32"),
        (at(LATER), "p2 play 6C", "it’s p1’s turn", "SH-8"),
        (at(HAND, options=SURE), "pickup", "you can still play", "SH-42"),
        (at(GONE, 4, options=SURE), "pickup", "the pile is empty", "SH-42"),
        (at(DOWN, rules="shithead-glass"), "down 1", "turn over a face-down card", "SH-41"),
        (at(DOWN, rules="shithead-glass"), "flip 3", "no face-down card there", "SH-41"),
        (at(ROW, rules="shithead-glass"), "flip 1", "play your face-up cards first", "SH-41"),
        (at(HAND, rules="shithead-glass"), "up 9C", "face-up cards from the table", "SH-41"),
        (at(HAND, rules="shithead-glass"), "show 3D p2", "you can’t show cards", "SH-39"),
        (at(HAND), "show p2 3D", "show one card to one player", "SH-21"),
        (at(PAIR | {"p1.hand": "X1"}), "play X1", "you can’t play a joker", "SH-39"),
    ],
)
def test_a_refusal_says_why_and_cites_its_rule(state, line, words, rule):  # section 16
    before = whole(state)
    with pytest.raises(Illegal) as error:
        state.play(line)
    names = {seat: seat for seat in state.seats}.__getitem__
    assert words in problem_words(error.value, table_of("shithead"), names).lower()
    assert error.value.bar.rule == rule
    assert rule in rules_page("shithead")
    assert whole(state) == before


def test_a_card_that_is_not_held_is_refused_in_the_same_words_wherever_it_is():  # SH-2
    zones = DRAW | {"burned": "QC", "p1.down": "6S", "p2.up": "5D", "p2.down": "6H"}
    state = at(zones, known={"p1": "4C"})
    missing = ["5S", "6C", "8D", "QC", "6S", "4C", "4D", "5D", "6H", "AH", "X1", "8H#2"]
    for name in missing:
        assert state.problem(f"play {name}").bar == Bar("shithead.no-not-yours", rule="SH-2")


def test_refusals_use_neither_name_of_the_game():
    state = at(HAND)
    lines = ["play 7C", "play 3D", "up 9C", "swap 7C 9C", "show 3D p1", "play", "dance", "flip 1"]
    for line in lines:
        with pytest.raises(MoveError) as error:
            state.play(line)
        assert not {"shithead", "palace", "guest"} & set(str(error.value).lower().split())


def test_the_page_works_under_either_name():
    plain, polite = rules_page("shithead"), rules_page("shithead", polite=True)
    assert plain.startswith("# Shithead\n")
    assert "the Shithead" in plain
    assert polite.startswith("# Winnersh Palace\n")
    assert "the Last Guest" in polite
    # the ids of rules files stay what they are
    ids = [path.stem for path in rules_files()]
    for word in sorted(ids, key=len, reverse=True):
        polite = polite.replace(f"`{word}`", "")
    assert "shithead" not in polite.lower()
    assert "{" not in plain + polite
