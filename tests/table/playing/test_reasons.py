"""The log says why something did not happen, and what a turn cost."""

from dataclasses import replace

import pytest
from pilot import Pilot, session_at

from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import line_words, sentences

NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy"}


def at(rules, zones, state=None, turn="p1", seats=2, **options):
    position = {"turn": turn, "zones": zones, "state": state or {}}
    return session_at(position, seats, 1, rules, **options).state


def data_of(state):
    data = table_of(state.ID).at_table(state.options)
    return replace(data, titles=state.titles(state.rules))


def log(state, *lines):
    """The sentences about these lines, played one after the other."""
    found = []
    state.drain()
    for line in lines:
        found += sentences(
            data_of(state), [one.event for one in state.play(line)], NAMES.__getitem__
        )
    return found


def soul(line, seats=3, **zones):
    rest = {
        "p1.hand": "2C 2D",
        "p2.hand": "4C 5C",
        "p3.hand": "4D 5D",
        "pile": "2S",
        "source": "3C 3D",
    }
    state = at("cunt-soul", {**rest, **zones}, seats=seats)
    return log(state, *line.split("; "))


def test_an_eight_that_skips_nobody_says_why():
    told = soul("play 8C", **{"p1.hand": "8C KC", "p2.field": "9H"})
    assert "Because of Bo’s field card, 9♥, the eight counts as a nine and skips nobody" in told
    told = soul("play 8C", **{"p1.hand": "8C KC", "p2.field": "X1"})
    assert "Bo’s field card, a joker, takes away all powers, so the eight skips nobody" in told
    told = soul("play 8C", **{"p1.hand": "8C KC", "pile": "8D 8H 8S"})
    assert "The pile burns, so the eight skips nobody" in told
    assert "4 of a kind burns the pile (4 cards)" in told
    told = soul("play 8C 8D", **{"p1.hand": "8C 8D KC", "p2.field": "QH"})
    assert "With Bo’s field card, Q♥, they count as just one eight" in told
    told = soul("play 8C", **{"p1.hand": "8C KC"})
    assert "Ann skips Bo" in told


@pytest.mark.parametrize(
    ("pile", "hand", "line", "why"),
    [
        (
            "5C 5D 6S",
            "5H 5S KC",
            "play 5H 5S",
            "Not 4 in a row, because 6♠ is in between. Nothing burns",
        ),
        (
            "5C 5D X1 6S",
            "5H 5S KC",
            "play 5H 5S",
            "Not 4 in a row, because a joker and 6♠ are in between. Nothing burns",
        ),
        (
            "5C 5D 6S",
            "5H KC",
            "play 5H",
            "Not 4 of a kind, because 6♠ only counts as a five. Nothing burns",
        ),
        (
            "4C 5C 5D",
            "6H 6S KC",
            "play 6H 6S",
            "Not 4 of a kind, because 6♥ and 6♠ only count as fives. Nothing burns",
        ),
        (
            "5C 5D 5S",
            "X1 KC",
            "play X1",
            "Not 4 of a kind, because a joker only counts as a five. Nothing burns",
        ),
        ("5C 5D 6S 7S 2C", "5H 5S KC", "play 5H 5S", ""),
        ("5C 5D 9S", "9H KC", "play 9H", ""),
        ("5C 5D 5S", "5H KC", "play 5H", ""),
        ("10C 10D 6S", "10H 10S KC", "play 10H 10S", ""),
    ],
)
def test_where_one_expects_a_pile_to_burn_the_log_says_why_it_does_not(pile, hand, line, why):
    others = {"p2.hand": "3H 3S", "p3.hand": "JC JD"}
    told = soul(line, **{"pile": pile, "p1.hand": hand, **others})
    assert [words for words in told if "Nothing burns" in words] == ([why] if why else [])


def test_how_many_of_a_kind_burn_is_told_as_this_table_has_it():
    told = log(
        at("cunt-soul", {"pile": "5C 6S", "p1.hand": "5H 5S KC", "p2.hand": "4C"}, burn_kind=3),
        "play 5H 5S",
    )
    assert "Not 3 in a row, because 6♠ is in between. Nothing burns" in told
    told = log(
        at("cunt-soul", {"pile": "5C 5D 6S", "p1.hand": "5H 5S KC", "p2.hand": "4C"}, burn_kind=0),
        "play 5H 5S",
    )
    assert not any("burns" in words for words in told)


def test_a_call_after_which_anything_fits_says_so():
    told = soul("play AC; call lower", **{"p1.hand": "AC 4H", "p2.field": "7H"})
    assert "Ann calls “lower” (anything fits)" in told
    told = soul("play KC; call lower", **{"p1.hand": "KC 4H", "p2.field": "7H"})
    assert "Ann calls “lower” (the next card must be K or lower, or a joker)" in told


def test_a_price_that_goes_under_the_source_is_told_so():
    told = soul("field 10C", **{"p1.hand": "10C KC", "p1.up": "9C", "p1.field": "2H"})
    assert "Ann pays by putting 9♣ under the draw pile" in told
    assert "3♦ from the draw pile replaces it, sideways" in told


def test_in_a_run_the_last_card_says_that_it_does_nothing():
    hands = {"p1.hand": "4C 5H 6C 7C 8C KC", "p2.hand": "4H"}
    told = soul("play 4C; play 5H; play 6C; play 7C; play 8C; done", **hands)
    assert [words for words in told if "run" in words] == [
        "Ann ends the run",
        "Cards in a run have no power, so the eight skips nobody",
    ]


def test_kings_that_turn_twice_and_fives_with_nothing_to_swap_say_so():
    assert "Reversed twice, so the direction stays the same" in soul(
        "play KC KD", **{"p1.hand": "KC KD 4H"}
    )
    assert "Play reverses and now goes anticlockwise" in soul("play KC", **{"p1.hand": "KC 4H"})
    assert "There are no cards left for it, so the five swaps nothing" in soul(
        "play 5H", **{"p1.hand": "5H 4H"}
    )
    told = soul("play 5H 5S", **{"p1.hand": "5H 5S 4H"})
    assert "There are no cards left for it, so the fives swap nothing" in told


def cuttle(*lines, rules="cuttle", **zones):
    return log(at(rules, {"draw": "AC AD AS", **zones}), *lines)


def test_a_counter_and_a_countered_counter_say_what_comes_of_them():
    zones = {"p1.hand": "6H 2C", "p2.hand": "2D 3C"}
    told = cuttle("action 6H", "counter 2D", **zones)
    assert "6♥ was countered, so it does nothing" in told
    told = cuttle("action 6H", "counter 2D", "counter 2C", "allow", rules="cuttle-cards", **zones)
    assert "The counter was countered, so 6♥ takes effect after all" in told


def test_what_finds_nothing_says_so():
    told = cuttle("action 7H", "allow", **{"p1.hand": "7H", "p2.hand": "3C", "draw": "AC JD"})
    assert "J♦ can’t be played, so it’s scrapped" in told
    told = cuttle("action 5H", "allow", **{"p1.hand": "5H 6D", "p2.hand": "3C", "draw": "AC"})
    assert "Ann draws A♣ (there are no more)" in told


def shithead(*lines, rules="shithead", seats=3, **zones):
    rest = {"p1.hand": "9C KC", "p2.hand": "4C 5C", "p3.hand": "4D 5D"}
    return log(at(rules, {**rest, **zones}, seats=seats), *lines)


def test_shithead_tells_who_is_passed_over_why_a_pile_has_gone_and_why_one_picks_up():
    told = shithead("play 8C", rules="shithead-backpacker", **{"p1.hand": "8C KC"})
    assert "Play skips Bo" in told
    told = shithead("play 10C", **{"p1.hand": "10C KC", "pile": "4S 9D"})
    assert told[1:] == ["10♣ burns the pile (3 cards)", "Ann goes again"]
    told = shithead("play 9C", pile="9D 9H 9S")
    assert "Four of a kind burns the pile (4 cards)" in told
    told = shithead("show 3C p2", "pickup", **{"p1.hand": "3C KC", "pile": "4S 9D"})
    assert "Bo picks up the pile (2 cards)" in told


def test_an_eight_whose_pile_burns_skips_nobody():
    told = shithead(
        "play 8C", rules="shithead-backpacker", **{"p1.hand": "8C KC", "pile": "8D 8H 8S"}
    )
    assert "The pile has burned, so nobody is skipped" in told


def test_a_stop_names_what_should_have_been_done():
    zones = {
        "t1": "AC",
        "t2": "9D",
        "p1.hand": "4C 5C",
        "p1.stock": "6C",
        "p2.hand": "4D",
        "p2.stock": "7D",
    }
    told = log(at("russian-bank", zones), "turn stock", "p2 stop")
    assert told[-2:] == [
        (
            "Bo calls “Stop!” and is right, because A♣ should have gone to a foundation first. "
            "Ann’s turn ends"
        ),
        "6♣ goes back to Ann’s stock",
    ]


def test_an_exchange_says_where_both_cards_go():
    zones = {"p1.hand": "+1a +2a", "p2.hand": "-3a -5a"}
    state = at("soul-taker", zones)
    assert (
        log(state, "play +1a", "play -3a")[-1]
        == "Guile 3 beats Humility 1, which is lost. +3 for Bo"
    )
    state = at("soul-taker", {"p1.hand": "+2a +3a", "p2.hand": "-1a -5a"})
    told = log(state, "play +2a", "play -1a")
    assert told[-1] == (
        "Pettiness 1 doesn’t beat Patience 2, and only answers can win. That costs Ann 1 and Bo 2"
    )


def test_a_call_says_all_that_fits_after_it():  # CS-27, CS-47
    zones = {"pile": "4H", "p1.hand": "7C 9C", "p2.hand": "5D KD", "p1.field": "", "p2.field": ""}
    told = log(at("cunt-soul", zones), "play 7C", "call lower")
    assert "Ann calls “lower” (the next card must be 7 or lower, or a joker)" in told
    told = log(at("cunt-soul", zones | {"p2.field": "7S"}), "play 9C", "call higher")
    assert "Ann calls “higher” (the next card must be 9 or higher, or a joker)" in told


@pytest.mark.parametrize(
    ("rules", "zones", "line", "words"),
    [
        (
            "shithead",
            {"p1.hand": "3C KC", "p2.hand": "4C", "pile": "4S 9D"},
            "show 3C p2",
            ("Show 3♣ to Bo. They pick up 2 cards and you go again, unless they show one back"),
        ),
        (
            "shithead",
            {"p1.hand": "3C KC", "p2.hand": "4C", "pile": "4S 9D"},
            "pickup",
            "Pick up the pile (2 cards)",
        ),
        (
            "cunt-soul",
            {"p1.hand": "KC AC", "p2.hand": "4C", "pile": "AS", "source": "3C 4D 5D 6D 7D 8D"},
            "play AC",
            (
                "Play A♣: anyone who plays on it draws 1 extra card "
                "and you draw 1 extra card for playing on an ace"
            ),
        ),
        (
            "cunt-soul",
            {"p1.hand": "6C KC", "p2.hand": "5D KD", "pile": "4H 7S", "source": ""},
            "play 6C",
            "Play 6♣: ignore the order and use it as a seven, and you call higher or lower",
        ),
        (
            "shithead",
            {"p1.hand": "10C", "p2.hand": "4C KD", "pile": "4S 9D", "draw": ""},
            "play 10C",
            "Play 10♣: you’re out",
        ),
        (
            "cunt-soul",
            {"p1.hand": "KC AC", "p2.hand": "4C", "pile": "AS"},
            "play AC",
            "Play A♣: costs nothing, because the draw pile is empty",
        ),
        (
            "cunt-soul",
            {"p1.hand": "5D 9C", "p1.up": "KC", "p1.field": "3S", "p2.hand": "4C", "pile": "5C 5S"},
            "play 5D",
            (
                "Play 5♦: use it as a three, "
                "and only threes and jokers can follow. The five swaps nothing"
            ),
        ),
        (
            "cunt-soul",
            {"p1.hand": "6D 9C", "p2.hand": "4C", "pile": "8S"},
            "play 6D",
            "Play 6♦: ignore the order, use it as an eight and skip Bo",
        ),
        (
            "cunt-soul",
            {"p1.hand": "7D 9C", "p2.hand": "4C", "pile": "5S"},
            "play 7D",
            "Play 7♦: you call higher or lower",
        ),
        (
            "cunt-soul",
            {"p1.hand": "8D KC", "p1.field": "JH", "p2.hand": "4C", "p2.field": "X1", "pile": "5S"},
            "play 8D",
            "Play 8♦. The eight skips nobody",
        ),
        (
            "cunt-soul",
            {
                "p1.hand": "KC AC",
                "p1.up": "9C",
                "p1.field": "2H",
                "p2.hand": "4C",
                "pile": "3S",
                "source": "3C 3D",
            },
            "field AC",
            "Make A♣ your field card (costs 9♣): hands are one card larger",
        ),
        (
            "cunt-soul",
            {
                "p1.hand": "10C KC",
                "p1.up": "9C 8C",
                "p1.field": "2H",
                "p2.hand": "4C",
                "pile": "3S",
                "source": "3C 3D",
            },
            "field 10C",
            "Make 10♣ your field card (costs a face-up card): burned cards come back",
        ),
        (
            "cunt-soul",
            {"p1.hand": "KC", "p1.up": "9C 4H", "p1.field": "2H", "pile": "5S", "p2.hand": "4C"}
            | {"state": {"phase": "swap", "swaps": 1, "last": {"by": "p1", "power": "swap"}}},
            "swap KC 4H",
            "Swap K♣ for your face-up 4♥",
        ),
        (
            "shithead",
            {"p1.hand": "KC", "p1.up": "4H", "p2.hand": "4C", "state": {"phase": "swap"}},
            "swap 4H KC",
            "Put K♣ face up and take 4♥",
        ),
        (
            "soul-taker",
            {"p1.hand": "", "p2.hand": "-3a", "table": "+4a"},
            "play -3a",
            "Play Guile 3. It beats the lead and scores 3 for you",
        ),
        (
            "russian-bank",
            {"p1.turned": "9C", "p1.hand": "4C", "p2.hand": "4D", "p2.shown": "10C"},
            "discard",
            "Discard 9♣ and end your turn",
        ),
        (
            "russian-bank",
            {"p1.turned": "9C", "p1.hand": "4C", "p2.hand": "4D", "p2.shown": "10C"},
            "load 9C stock",
            "Load 9♣ onto Bo’s stock. That’s one more card for Bo to get rid of",
        ),
    ],
)
def test_what_a_line_costs_is_said_before_it_is_played(rules, zones, line, words):
    state = at(
        rules,
        {zone: run for zone, run in zones.items() if zone != "state"},
        zones.get("state"),
        turn="p2" if rules == "soul-taker" else "p1",
    )
    assert line in state.legal_moves()
    assert line_words(data_of(state), line, NAMES.__getitem__, state.means(line)) == words


def test_a_card_that_is_chosen_and_can_go_nowhere_says_why():
    zones = {"draw": "AC 9H", "p1.hand": "JH 4D", "p2.hand": "KC 5H"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, rules="cuttle"), motion="off")
    pilot.rest()
    pilot.click(pilot.at_card("4D"))
    assert not pilot.bubble
    pilot.click(pilot.at_card("4D"))
    pilot.click(pilot.at_card("JH"))
    assert "There’s nothing to steal now" in pilot.bubble
