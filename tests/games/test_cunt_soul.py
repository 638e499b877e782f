"""What scenarios cannot say of Cunt-Soul: its values by another hand, deals, events, secrets."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.cards import cards, in_order, names
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved, Revealed, Said, redact
from cardtable.engine.facts import Fact
from cardtable.engine.guide import look
from cardtable.engine.position import PositionError, read_position, write_position
from cardtable.engine.rules import TableError
from cardtable.engine.view import fold, tooltip_of
from cardtable.files import DataError, load_rules, rules_page
from cardtable.games.cunt_soul import CuntSoul
from cardtable.games.cunt_soul.field_cards import Powers
from cardtable.games.cunt_soul.options import FIELD_POWERS, POWERS, RISING, Last
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import notes_of
from cardtable.presenter.words import problem_words


def at(zones, seats=2, turn="p1", known=None, options=None, **state):
    """A written position; `p1_hand` stands for `p1.hand`."""
    zones = {zone.replace("_", "."): run for zone, run in zones.items()}
    data = {"turn": turn, "zones": zones, "state": state, "known": known or {}}
    return read_position(load_rules("cunt-soul", options or {}), seats, data)


def explain(state, line):
    """Why a line is refused, with cards and seats in notation."""
    words = problem_words(state.problem(line), table_of("cunt-soul"), str)
    for letter, sign in zip("CDHS", "♣♦♥♠", strict=True):
        words = words.replace(sign, letter)
    return words if words[1:2] in set("CDHS") else words[:1].lower() + words[1:]


def said(state, *moves):
    """The words told while these lines are played."""
    entries = [entry for line in moves for entry in state.play(line)]
    return [entry.event.word for entry in entries if isinstance(entry.event, Said)]


# ---------------------------------------------------------------------- section 5, once more

RANKS = [*RISING, "X"]
PLACE = {rank: place for place, rank in enumerate(RISING)}


class Page:
    """The page's section 5 as it is written there: slow, and without regard to the game’s code."""

    def __init__(self, pile, links, dead, fields, call):
        self.pile, self.links, self.dead = pile, links, dead
        self.fields = [FIELD_POWERS[rank] for rank in fields]
        self.call = call
        self.firsts = [sum(links[:i]) for i in range(len(links))]

    def rank(self, i):
        return self.pile[self.firsts[i]]

    def live(self, i):
        return i + 1 not in self.dead and "mute" not in self.fields

    def block(self, i):
        run = "".join("x" if rank == self.rank(i) else " " for rank in self.pile)
        at = self.firsts[i]
        return len(run[:at].split(" ")[-1]) + len(run[at:].split(" ")[0])

    def value(self, i):
        if "triple" in self.fields and self.block(i) >= 3:
            return "3"
        if self.rank(i) == "X":
            below = [rank for rank in self.pile[: self.firsts[i]] if rank != "X"]
            return below[-1] if below else "table"
        if self.rank(i) == "6" and self.live(i):
            return self.value(i - 1) if i else "table"
        if "level" in self.fields and PLACE[self.rank(i)] <= PLACE["9"]:
            return "9"
        return self.rank(i)

    def power(self, i):
        if not self.live(i) or self.value(i) == "table":
            return None
        if self.rank(i) == "X" and not ("triple" in self.fields and self.block(i) >= 3):
            return None
        words = [w for w in POWERS[self.value(i)] if w not in ("overrule", "mirror")]
        return words[0] if words else None

    def fits(self, r):
        if not self.pile or r == "X":
            return True
        top = len(self.links) - 1
        s, power = self.value(top), self.power(top)
        if s == "table":
            return True
        if power == "bind":
            return r == s
        if self.call and (power == "call" or "bifurcate" in self.fields):
            if self.call == "higher" and PLACE[r] > PLACE[s]:
                return True
            if self.call == "lower" and PLACE[r] < PLACE[s]:
                return True
            if power == "call" and r == s:
                return True
            return "bifurcate" in self.fields and r == self.rank(top)
        if power == "open":
            return True
        downward = self.fields.count("inverted") % 2 == 1
        if r == s or (PLACE[r] < PLACE[s] if downward else PLACE[r] > PLACE[s]):
            return True
        if "mute" in self.fields or "overrule" not in POWERS[r]:
            return False
        return r == "2" or "firm" not in self.fields


@st.composite
def tops(draw):
    """A pile in links, some of them dead, fields and a call."""
    few = st.sampled_from(draw(st.lists(st.sampled_from(RANKS), min_size=1, max_size=5)))
    groups = draw(st.lists(st.tuples(few, st.integers(1, 3)), max_size=8))
    pile = [rank for rank, size in groups for _ in range(size)]
    dead = draw(st.sets(st.integers(1, len(groups)))) if groups else set()
    fields = draw(st.lists(st.sampled_from(RANKS), max_size=4))
    call = draw(st.sampled_from([None, "higher", "lower"]))
    return pile, [size for _, size in groups], sorted(dead), fields, call


@given(top=tops())
def test_values_powers_and_what_fits_are_those_of_the_page(top):
    pile, links, dead, ranks, call = top
    page = Page(*top)
    fields = Powers(load_rules("cunt-soul")).fields(ranks)
    lying = [card_of(rank) for rank in pile]
    for i in range(len(links)):
        assert fields.of_link(lying, links, dead, i) == (page.value(i), page.power(i))
    value, power = fields.top(lying, links, dead)
    fitting = fields.fitting(value, power, call, pile[-1] if pile else "table")
    assert fitting == {rank for rank in RANKS if page.fits(rank)}


def card_of(rank):
    return cards("X1" if rank == "X" else f"{rank}C")[0]


@given(ranks=st.lists(st.sampled_from(RANKS), max_size=8), count=st.integers(1, 8))
def test_stacks_and_hand_sizes(ranks, count):  # CS-17, CS-54
    fields = Powers(load_rules("cunt-soul")).fields(ranks)
    assert fields.stack(count) == (1 if "Q" in ranks else count * 2 ** ranks.count("8"))
    assert fields.hand_size == 5 + ranks.count("A")


# ---------------------------------------------------------------------- the deal


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():  # CS-2
    rules = load_rules("cunt-soul", {"packs": 1})
    order = [one.name for one in rules.game.blank(rules, 3, Chance()).pack()]
    script = ["chance toss p2", f"chance shuffle source {' '.join(reversed(order))}"]
    chance = Chance(script=script)
    state = rules.game.new(rules, 3, chance)
    assert chance.take() == script
    assert names(state.zones["p3.down"]) == "AC 4C 7C"
    assert names(state.zones["p1.down"]) == "2C 5C 8C"
    assert names(state.zones["p2.down"]) == "3C 6C 9C"
    assert names(state.zones["p3.hand"]) == "10C KC 3D 6D 9D QD 2H 5H 8H"
    assert names(state.zones["source"]) == " ".join(reversed(order[36:]))
    assert state.turn == "p3"


def test_a_seed_deals_alike_on_every_python():
    rules = load_rules("cunt-soul")
    state = rules.game.new(rules, 3, Chance(8675309))
    assert state.memory.dealer == "p2"
    assert names(state.zones["p1.hand"]) == "AS 3C 8S 5S KH JS QC JH AH"
    assert names(state.zones["p3.down"]) == "2H 2D JC"


def test_the_next_dealer_sits_on_the_left_of_the_last():  # CS-5
    rules = load_rules("cunt-soul", {"first_dealer": "p3"})
    first = rules.game.new(rules, 3, Chance(1))
    assert first.carry() == {"dealer": "p1"}
    assert rules.game.new(rules, 3, Chance(1), first.carry()).turn == "p2"


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"hand": 25}, 2), ({"packs": 1}, 5), ({"first_dealer": "p4"}, 3), ({}, 9)],
)
def test_a_table_that_cannot_be_dealt_is_refused(options, seats):
    rules = load_rules("cunt-soul", options)
    with pytest.raises(TableError, match=r"There are|can['’]t deal|is for 2 to 8"):
        rules.game.new(rules, seats, Chance(1))


@pytest.mark.parametrize(
    "options",
    [
        {"hand": 3},
        {"hand": 4, "up": 4},
        {"packs": 4},
        {"burn_kind": 2},
        {"powers": {"2": ["skip", "burn"]}},
        {"powers": {"2": ["neutralise"]}},
        {"powers": {"1": ["skip"]}},
        {"field_powers": {"2": "strict"}},
    ],
)
def test_house_rules_that_mean_nothing_are_refused(options):
    with pytest.raises(DataError):
        load_rules("cunt-soul", options)


def test_overrides_replace_the_ranks_that_they_name():  # section 11
    rules = load_rules("cunt-soul-gentle", {"field_powers": {"K": "inverted"}, "powers": {"8": []}})
    assert rules.options.field_powers["K"] == "inverted"
    assert rules.options.field_powers["X"] == "none"
    assert rules.options.powers["8"] == ()
    assert rules.options.powers["Q"] == ("extend",)


# ---------------------------------------------------------------------- what is told


def test_a_set_up_is_told_in_order():  # CS-3, CS-4
    zones = {"p1_hand": "9C 4C 5C 7C", "p2_hand": "4D 5D 6D 7D 8D"}
    state = at(zones, options={"up": 0}, phase="choose", dealer="p2")
    assert said(state, "field 9C", "field 4D") == ["chosen", "chosen", "revealed"]


def test_a_six_at_the_reveal_is_told_before_the_draw():  # CS-4
    state = at(
        {"source": "2C 3C 9C", "p1_hand": "6C 4C 5C 7C", "p2_hand": "4D 5D 6D 7D 8D"},
        options={"up": 0},
        phase="choose",
        dealer="p2",
    )
    assert said(state, "field 6C", "field 4D") == [
        *("chosen", "chosen", "revealed", "source_turned", "drew", "drew")
    ]


def test_a_field_change_is_told_in_order():  # CS-70, CS-71
    zones = {"source": "2S 3S 4S", "pile": "9C", "p1_hand": "6C KC", "p1_up": "8H", "p2_hand": "3D"}
    state = at(zones | {"p1_field": "8S"})
    told = said(state, "field 6C", "play KC")
    assert told[:4] == ["field_changed", "source_turned", "burned", "laid_sideways"]
    assert told[4:] == ["played", "reversed", "drew"]


@pytest.mark.parametrize(
    ("zones", "moves", "told"),
    [
        ({"pile": "8C", "p1_hand": "6C 3C 4C"}, ["play 6C"], ["played", "mirrored", "skipped"]),
        ({"pile": "2C", "p1_hand": "5C 9C", "p1_up": "3C"}, ["play 5C"], ["played"]),
        ({"pile": "2C", "p1_hand": "7C 9C"}, ["play 7C", "call lower"], ["played", "called"]),
        ({"pile": "2C", "p1_hand": "10C 9C"}, ["play 10C"], ["played", "burned"]),
        ({"pile": "KC", "p1_hand": "3C"}, ["pickup"], ["picked_up"]),
        ({"pile": "2C", "p1_hand": "KC 9C"}, ["play KC"], ["played", "reversed"]),
        (
            {"pile": "2C", "p1_down": "3C 9C"},
            ["flip 2", "play AD", "flip 1"],
            ["flipped", "played", "played", "flipped", "failed", "picked_up"],
        ),
        (
            {"pile": "2C", "p1_hand": "JC", "p1_field": "4S"},
            ["play JC"],
            ["played", "field_taken"],
        ),
        (
            {"pile": "2C", "p1_hand": "5C 9C", "p1_up": "3C"},
            ["play 5C", "swap 9C 3C", "play X1"],
            ["played", "swapped", "neutralised", "swap_undone", "played"],
        ),
        (
            {"pile": "2C", "p1_hand": "5C 9C", "p1_down": "3C", "p1_field": "5S"},
            ["play 5C", "bury 9C 1", "play X1"],
            ["played", "buried", "neutralised", "swap_undone", "played"],
        ),
        (
            {"pile": "2C", "p1_hand": "4C 5C 6C 9C"},
            ["play 4C", "play 5C", "play 6C", "done", "play X1"],
            ["played", "played", "played", "stopped", "neutralised", "run_undone", "played"],
        ),
        (
            {"pile": "2C", "p1_hand": "QC X2 9C"},
            ["play QC", "play X2"],
            ["played", "neutralised", "played", "paradox", "burned"],
        ),
        ({"pile": "AC", "p1_hand": "2C 9C", "source": "3S"}, ["play 2C"], ["played", "drew"]),
        (
            {"pile": "AC", "p1_hand": "2C 9C 9D 9H 9S KC", "source": "3S"},
            ["play 2C"],
            ["played", "paid"],
        ),
    ],
)
def test_what_happens_is_told_in_the_order_in_which_it_does(zones, moves, told):  # section 10
    state = at(zones | {"p2_hand": "AD X1 3D"})
    assert said(state, *moves) == told


def test_the_end_is_told():
    state = at({"pile": "2C", "p1_hand": "KC", "p2_hand": "AD"})
    assert said(state, "play KC") == ["played", "reversed", "left", "over"]
    state = at({"pile": "AC", "p1_hand": "2C 3C", "p2_hand": "AD"}, quiet=199)
    assert said(state, "play 2C") == ["played", "stalled", "over"]


LAPSES = {"source": "2S 3S 4S", "p1_hand": "5C 9D KC", "p1_up": "8H", "p2_hand": "3D 4D"}


@pytest.mark.parametrize(
    ("pile", "field", "new", "use"),
    [("KD", "7S", "5C", "gone"), ("7D", "2C", "9D", None), ("7D", "7S", "5C", None)],
)
def test_a_call_that_no_longer_counts_says_why(pile, field, new, use):  # CS-15, CS-47
    state = at(LAPSES | {"pile": pile, "p1_field": field}, call="higher")
    promised = [one.key for one in state.guide().preview(state, f"field {new}")]
    entries = [entry.event for entry in state.play(f"field {new}")]
    told = [one for one in entries if isinstance(one, Said) and one.word == "call_lapsed"]
    lapses = not (pile == "7D" and field == "7S")  # a seven's own call stands without a field
    assert len(told) == lapses
    assert ("cunt-soul.call-lapses" in promised) == lapses
    if told:
        assert told[0].about.get("use") == use
        assert told[0].about["call"] == "higher"


def test_a_call_lapses_with_the_field_card_that_lingered():  # CS-82
    zones = {"pile": "2C", "p1_hand": "9D", "p1_field": "7S", "p2_hand": "3D", "p3_hand": "4D"}
    state = at(zones, seats=3)
    assert said(state, "play 9D") == ["played", "field_taken"]
    assert state.means("call lower").word == "lower void"
    assert said(state, "call lower") == ["called", "call_lapsed"]


def test_naming_is_told():
    state = at({"pile": "2C", "p1_hand": "JC 3C", "p2_hand": "AD", "p3_hand": "4C"}, seats=3)
    assert said(state, "play JC", "next p3") == ["played", "named"]


# ---------------------------------------------------------------------- secrets


def test_lines_chosen_in_secret_are_hidden_from_others():  # section 13
    state = at(
        {"p1_hand": "4C 5C 6C", "p2_hand": "4D 5D 7H"},
        options={"up": 1},
        phase="choose",
        dealer="p2",
    )
    assert state.line_for("p2", "up 4C") == "up ??"
    assert state.line_for("p1", "up 4C") == "up 4C"
    state.play("up 4C")
    assert state.line_for("p2", "field 5C") == "field ??"
    state = at(
        {"pile": "2C", "p1_hand": "5C 9C", "p1_down": "3C", "p1_field": "5S", "p2_hand": "KC"}
    )
    assert state.line_for("p2", "play 5C") == "play 5C"
    state.play("play 5C")
    assert state.line_for("p2", "bury 9C 1") == "bury ?? 1"
    assert state.line_for("p1", "bury 9C 1") == "bury 9C 1"


def test_an_open_source_shows_each_card_before_it_is_drawn():  # CS-46
    zones = {"source": "2S 3S 4S 5S", "pile": "9C", "p1_hand": "KC 7D 7H", "p1_field": "6S"}
    state = at(zones | {"p2_hand": "3D"})
    entries = redact(state.play("play KC"), 1)
    seen = [event for event in entries if isinstance(event, (Moved, Revealed))]
    assert [names(event.cards) for event in seen if isinstance(event, Moved)] == [
        *("KC", "5S", "4S", "3S")
    ]
    assert [event.card.name for event in seen if isinstance(event, Revealed)] == ["4S", "3S", "2S"]


@pytest.fixture
def buried():
    """Two secret swaps of p1, and a joker with p2."""
    zones = {"pile": "2C", "p1_hand": "5C 5D KD 3C 9C", "p1_down": "2S 10S", "p1_field": "5S"}
    state = at(zones | {"p2_hand": "X1 4C"}, seats=2)
    for line in ("play 5C 5D", "bury KD 2", "bury 10S 1"):
        state.play(line)
    return state


def test_secret_swaps_are_told_without_their_cards(buried):
    assert buried.view("p2").state["last"]["swaps"] == ["?? 2 ??", "?? 1 ??"]
    assert buried.view("p1").state["last"]["swaps"] == ["KD 2 10S", "10S 1 2S"]
    assert write_position(buried)["state"]["last"]["swaps"] == ["KD 2 10S", "10S 1 2S"]


def test_secret_swaps_are_guessed_as_they_could_have_been(buried):
    view = buried.view("p2")
    guesses = set()
    for seed in range(300):
        world = CuntSoul.determinize(view, Random(seed), track=True)
        assert world.view("p2") == view
        down, hand = world.zones["p1.down"][:], set(world.zones["p1.hand"])
        (_, first), (_, second) = (
            (swap.split()[1], swap.split()) for swap in world.memory.last.swaps
        )
        assert [first[0], second[0]] == [down[1].name, down[0].name]
        assert first[2] == second[0] or first[2] in names(hand).split()
        guesses.add((first[2] == second[0], second[2]))
        world.play("play X1")
        assert sorted(world.zones["p1.hand"] + world.zones["p1.down"], key=str) == sorted(
            [*hand, *down], key=str
        )
        assert names(world.zones["p1.down"]) == f"{second[2]} {first[2]}"
    assert len(guesses) == 10  # five unseen cards, the one taken first given again or not


def test_undoing_a_secret_swap_shows_nothing_more(buried):
    view = buried.view("p2")
    entries = buried.play("play X1")
    for event in redact(entries, 1):
        fold(view, event)
    assert view == buried.view("p2")
    assert names(view.zones["p1.hand"]) == "?? ?? ??"
    assert names(view.zones["p1.down"]) == "?? ??"
    assert view.state["last"]["swaps"] == []


def test_a_world_imagined_in_the_middle_of_a_run_goes_on():
    zones = {"pile": "4C 5C", "p1_hand": "6C", "p2_hand": "7C 8C 9C"}
    last = {"by": "p1", "power": "run", "next": "p2", "seats": 2, "run": 1}
    state = at(zones, phase="run", dead=[2], last=last)
    assert state.legal_moves() == ["play 6C"]
    for seed in range(20):
        world = CuntSoul.determinize(state.view("p2"), Random(seed))
        assert world.legal_moves() == (
            ["play 6C"] if names(world.zones["p1.hand"]) == "6C" else ["done"]
        )


# ---------------------------------------------------------------------- search


def test_choices_name_like_cards_once():
    zones = {"pile": "2C", "p1_hand": "5C 5D 5H KC KD X1 X2", "p1_up": "9C", "p2_hand": "3D"}
    state = at(zones)
    assert sorted(state.choices()) == sorted(
        ["play 5C", "play 5C 5D", "play 5C 5D 5H", "play KC", "play KC KD", "play X1", "play X1 X2"]
    )
    state = at(zones | {"p1_field": "4C"})
    assert sorted(state.choices()) == ["play 5C", "play KC", "play X1"]
    state = at(zones | {"p1_up": "9C 9D 9H", "p2_field": "8S"}, horizontal=["9H"])
    state.play("play 5C")
    assert len(state.choices()) == 3 * 2 + 1  # five, king, joker; an upright nine or the other


def test_a_set_of_many_like_cards_is_listed_in_full():
    pack = " ".join(f"9{suit}{number}" for number in ("", "#2", "#3") for suit in "CDH")
    state = at({"pile": "2C", "p1_hand": pack, "p2_hand": "3D"}, options={"packs": 3})
    assert len(state.legal_moves()) == 2**9 - 1
    assert len(state.choices()) == 9


# ---------------------------------------------------------------------- why not?

HELD = {"pile": "2C", "p1_hand": "5C 9C 4S", "p1_up": "KD", "p2_hand": "3D 7S"}

REFUSED = [
    (
        HELD | {"p1_hand": "5C 4S"},
        {},
        "play 4S 5C",
        "a run goes one rank at a time. Play the fours first (CS-24)",
    ),
    (HELD, {}, "play 5C 9C", "cards you play together must be the same rank (CS-7)"),
    (HELD, {}, "play KD", "play your hand first (CS-9)"),
    (HELD, {}, "play 5C KD", "cards you play together must be the same rank (CS-7)"),
    (
        HELD | {"p1_up": "5D"},
        {},
        "play 5C 5D",
        "cards you play together must come from the same place (CS-8)",
    ),
    (HELD | {"source": "2S"}, {}, "flip 1", "play your hand first (CS-9)"),
    (
        {"source": "2S", "pile": "2C", "p1_up": "KD", "p2_hand": "3D"},
        {},
        "play KD",
        "you can’t play these until the draw pile is empty (CS-9)",
    ),
    (
        {"pile": "2C", "p1_up": "KD", "p1_down": "3C", "p2_hand": "3D"},
        {},
        "flip 1",
        "play your face-up cards first (CS-9)",
    ),
    (
        {"pile": "2C", "p1_down": "3C", "p2_hand": "3D"},
        {},
        "flip 2",
        "there’s no face-down card there (CS-81)",
    ),
    (
        {"pile": "2C", "p1_down": "3C", "p2_hand": "3D"},
        {},
        "pickup",
        "you must turn over a face-down",
    ),
    (HELD, {}, "play 3D", "you don’t have that card (CS-9)"),
    (HELD | {"pile": "3C"}, {}, "play 9C", "only a three or a joker can follow (CS-23)"),
    (
        HELD | {"pile": "7C"},
        {"call": "lower"},
        "play 9C",
        "there’s a call. Play a seven or lower, or a joker (CS-27)",
    ),
    (
        HELD | {"pile": "JC", "p2_field": "7D"},
        {"call": "higher"},
        "play 9C",
        "there’s a call. Play a jack or higher, or a joker (CS-47)",
    ),
    (
        HELD | {"pile": "JC"},
        {},
        "play 9C",
        "play a jack or higher, a two, a six, a seven, a ten or a joker (CS-13)",
    ),
    (
        HELD | {"pile": "AC"},
        {},
        "play 9C",
        "play an ace, a two, a six, a seven, a ten or a joker (CS-13)",
    ),
    (
        HELD | {"pile": "8C", "p2_field": "KC"},
        {},
        "play 9C",
        "play an eight or lower, a ten or a joker (CS-13)",
    ),
    (
        HELD | {"pile": "JC", "p1_hand": "6C", "p2_field": "2D"},
        {},
        "play 6C",
        "p2’s field two stops that. Play a jack or higher, a two or a joker (CS-42)",
    ),
    (
        HELD | {"pile": "JC", "p1_hand": "2D", "p2_field": "X1"},
        {},
        "play 2D",
        "p2’s field joker stops that. Play a jack or higher, or a joker (CS-55)",
    ),
    (
        HELD | {"p1_hand": "9C 9D", "p2_field": "4D"},
        {},
        "play 9C 9D",
        "because of p2’s field four you can play only one card at a time (CS-44)",
    ),
    (HELD, {}, "pickup", "you can still play 5C, 9C or 4S, so you can’t pick up (CS-10)"),
    (HELD, {}, "next p2", "you don’t choose who plays next (CS-31)"),
    (HELD, {}, "call higher", "there’s nothing to call (CS-27)"),
    (HELD, {}, "done", "there’s nothing to stop (CS-6)"),
    (HELD, {}, "up 5C", "you can choose face-up cards only before the game (CS-3)"),
    (HELD, {}, "burn KD", "there’s nothing to pay for (CS-71)"),
    (HELD, {}, "p2 play 3D", "it’s p1’s turn (CS-6)"),
    (HELD, {}, "field 5C", "the draw pile is empty, so field cards don’t change any more (CS-80)"),
    (HELD | {"source": "2S"}, {}, "field 5C", "you have no field card (CS-70)"),
    (
        HELD | {"source": "2S", "p1_field": "8C"},
        {"horizontal": ["KD"]},
        "field 5C",
        "you have no face-up card left to pay with (CS-71)",
    ),
    (
        HELD | {"source": "2S", "p1_field": "8C"},
        {"changes": {"p1": 3}},
        "field 5C",
        "you can change your field card only 3 times a game (CS-70)",
    ),
    (
        HELD | {"source": "2S", "p1_field": "8C"},
        {"changed": True},
        "field 5C",
        "you’ve changed your field card this turn (CS-70)",
    ),
]


@pytest.mark.parametrize(("zones", "state", "line", "words"), REFUSED)
def test_refusals_say_why(zones, state, line, words):  # section 16
    assert words in explain(at(zones, **state), line)


@pytest.mark.parametrize(
    ("zones", "moves", "line", "words"),
    [
        (
            {"p1_hand": "4C 5C 8C"},
            ["play 4C"],
            "play 5C",
            "a run needs a six after a five, and you have none (CS-24)",
        ),
        (
            {"p1_hand": "4C 6C 8C"},
            ["play 4C"],
            "play 6C",
            "the run continues with a five, and only with that",
        ),
        ({"p1_hand": "4C 5C 6C"}, ["play 4C", "play 5C"], "done", "must reach the six (CS-24)"),
        ({"p1_hand": "4C 5C"}, ["play 4C"], "pickup", "continue the run, or say “done”"),
        ({"p1_hand": "QC KC"}, ["play QC"], "done", "you must play again on a queen (CS-32)"),
        ({"p1_hand": "QC KC"}, ["play QC"], "field KC", "only before you play (CS-70)"),
        ({"p1_hand": "JC KC"}, ["play JC"], "next p1", "choose another player (CS-31)"),
        ({"p1_hand": "JC KC"}, ["play JC"], "next p4", "p4 is out (CS-31)"),
        ({"p1_hand": "JC KC"}, ["play JC"], "next p5", "that seat isn’t in this game"),
        ({"p1_hand": "JC KC"}, ["play JC"], "next p2 p3", "choose one player (CS-31)"),
        ({"p1_hand": "JC KC"}, ["play JC"], "call higher", "choose the next player first (CS-31)"),
        ({"p1_hand": "5C KC"}, ["play 5C"], "swap AC 9D", "you don’t have that card (CS-9)"),
        ({"p1_hand": "7C KC"}, ["play 7C"], "play KC", "call higher or lower first (CS-27)"),
        (
            {"p1_hand": "5C KC"},
            ["play 5C"],
            "bury KC 1",
            "you can swap only with face-up cards (CS-25)",
        ),
        ({"p1_hand": "5C KC"}, ["play 5C"], "swap 9D KC", "a hand card, then a face-up card"),
        ({"p1_hand": "5C KC"}, ["play 5C"], "play KC", "swap first, or say “done” (CS-25)"),
        (
            {"p1_hand": "5C KC", "p1_down": "3S", "p2_field": "5H"},
            ["play 5C"],
            "swap KC 9D",
            "because of p2’s field five you can swap only with face-down cards (CS-45)",
        ),
        (
            {"p1_hand": "5C KC", "p1_down": "3S", "p2_field": "5H"},
            ["play 5C"],
            "look 1",
            "in this game you can’t look before you swap (CS-45)",
        ),
    ],
)
def test_refusals_within_a_turn_say_why(zones, moves, line, words):  # section 16
    position = {"pile": "2C", "p1_up": "9D", "p2_hand": "3D", "p3_hand": "AD"} | zones
    state = at(position, seats=4, out=["p4"])
    for move in moves:
        state.play(move)
    assert words in explain(state, line)


@pytest.mark.parametrize(
    ("zones", "words"),
    [
        ({"p1_hand": "KC"}, "that card is face down. Play your hand first (CS-9)"),
        ({"p1_up": "9D"}, "that card is face down. Play your face-up cards first (CS-9)"),
        ({}, "that card is face down. Turn it over where it is (CS-9)"),
    ],
)
def test_a_known_face_down_card_is_refused_for_where_it_lies(zones, words):
    position = {"pile": "2C", "p1_down": "2S 4H", "p2_hand": "3D"} | zones
    state = at(position, known={"p1": "2S"})
    assert words in explain(state, "play 2S")
    assert "you don’t have that card (CS-9)" in explain(state, "play 4H")  # nobody knows it


@pytest.mark.parametrize(
    ("zones", "options", "state", "line", "words"),
    [
        (
            {"p1_hand": "5C", "p2_hand": "3D"},
            {"pickup": "free"},
            {},
            "pickup",
            "you can still play 5C, so you can’t pick up (CS-10)",
        ),
        (
            {"p1_hand": "4C 5C 6C", "p2_hand": "4D 5D 7H"},
            {"up": 2},
            {"phase": "choose", "dealer": "p2"},
            "up 4C 5C",
            "choose one card at a time (CS-3)",
        ),
        (
            {"p1_hand": "4C 5C 6C", "p2_hand": "4D 5D 7H"},
            {"up": 2},
            {"phase": "choose", "dealer": "p2"},
            "up 4D",
            "you don’t have that card (CS-9)",
        ),
        (
            {"source": "2S", "pile": "9C", "p1_hand": "5C 6C", "p1_field": "8C", "p2_hand": "3D"},
            {"field_change_cost": "none"},
            {},
            "field 5C 6C",
            "choose one hand card as your new field card (CS-70)",
        ),
        (
            {"source": "2S", "pile": "9C", "p1_up": "6C", "p1_field": "8C", "p2_hand": "3D"},
            {},
            {},
            "field 6C",
            "you have no hand card to make your field card (CS-70)",
        ),
        (
            {"pile": "9C", "p1_hand": "5C", "p2_hand": "3D"},
            {"field_changes_max": 0},
            {},
            "field 5C",
            "field cards never change in this game (CS-70)",
        ),
    ],
)
def test_refusals_under_house_rules_say_why(zones, options, state, line, words):  # section 16
    assert words in explain(at(zones, options=options, **state), line)


def test_a_lingering_field_card_is_named_as_such():  # CS-82
    state = at(
        {"pile": "9C", "p1_down": "QC", "p1_field": "7H", "p2_hand": "AD 5D"},
        options={"field_powers": {"7": "firm"}},
    )
    state.play("flip 1")
    assert explain(state, "play 7H") == (
        "the field seven, which counts until this turn ends, stops that. "
        "Play a queen or higher, a two or a joker (CS-42)"
    )


def test_runs_begin_only_where_two_ranks_can_follow():  # CS-24
    zones = {"pile": "2C", "p1_hand": "KC AC AD 3C", "p2_hand": "5D"}
    state = at(zones, options={"powers": {"K": ["run"], "A": ["run"]}})
    state.play("play KC")
    assert state.legal_moves() == ["done"]
    state = at(zones, options={"powers": {"K": ["run"], "A": ["run"]}})
    state.play("play AC")
    assert (state.turn, state.memory.phase) == ("p2", "turn")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"hand": 3}, "options.hand: deal more than 3, "),
        ({"powers": {"4": ["run", "skip"]}}, "options.powers.4: a card can copy"),
        ({"powers": {"4": ["neutralise"]}}, "options.powers.4: only jokers can undo"),
    ],
)
def test_options_that_cannot_be_are_told_where_they_stand(options, said):  # section 11
    with pytest.raises(DataError) as told:
        load_rules("cunt-soul", options)
    assert str(told.value.faults[0]).startswith(f"cunt-soul: {said}")


def test_an_order_of_ones_own():  # section 11
    rules = load_rules("cunt-soul")
    ranks = ("K", *(rank for rank in RISING if rank != "K"))
    low_king = replace(rules, extras=replace(rules.extras, order=ranks))
    data = {"turn": "p1", "zones": {"pile": "4C", "p1.hand": "KC 3C 5C", "p2.hand": "9C"}}
    assert read_position(low_king, 2, data).legal_moves() == ["play 5C"]
    with pytest.raises(ValueError, match="wrong-order"):
        replace(rules.extras, order=ranks[1:])


def test_a_sideways_card_has_paid_already():  # CS-71
    zones = {"source": "2S", "pile": "2C", "p1_hand": "5C 9C", "p1_up": "KD 3D 4D"}
    state = at(zones | {"p1_field": "8C", "p2_hand": "3S"}, horizontal=["KD"])
    state.play("field 5C")
    assert (
        explain(state, "burn KD") == "KD is sideways, so it can’t pay. Choose another card (CS-71)"
    )


def test_a_refusal_is_alike_wherever_a_hidden_card_lies():
    zones = {"source": "2S", "pile": "2C", "p1_hand": "5C", "p1_down": "9S", "p2_hand": "3S"}
    state = at(zones)
    assert len({explain(state, f"play {name}") for name in ("2S", "9S", "3S", "KD", "2C")}) == 1


def test_refusals_use_no_rude_word():  # section 12
    state = at(HELD)
    assert "soul" not in explain(state, "play 3D")


# ---------------------------------------------------------------------- written positions


@pytest.mark.parametrize(
    ("zones", "state", "problem"),
    [
        ({"p1_field": "2C 3C"}, {}, "zones.p1.field: a field card is one card"),
        ({}, {"horizontal": ["9C"]}, "state.horizontal: 9C is no face-up card"),
        ({}, {"lingering": ["9S"]}, "state.lingering: 9S is not on the table"),
        ({}, {"horizontal": ["soup"]}, "“soup” is not a card"),
        ({}, {"links": [3]}, "state.links: 2 cards lie on the pile, 3 in links"),
        ({}, {"links": [2]}, "state.links: a link is of one rank"),
        ({}, {"dead": [3]}, "state.dead: there is no link 3"),
        ({}, {"dealer": "p3"}, "state.dealer: there is no seat p3"),
        ({}, {"out": ["p2"]}, "state.out: p2 still holds cards"),
        ({}, {"last": {"by": "p3"}}, "state.last.by: there is no seat p3"),
        ({}, {"last": {"by": "p2", "run": 2}}, "state.last: no such run lies on the pile"),
        ({"pile": ""}, {"last": {"by": "p2"}}, "state.last: no link lies on the pile"),
        ({}, {"last": {"by": "p2", "swaps": ["KD 2S"]}}, "“KD 2S” can't have been swapped"),
        ({}, {"last": {"by": "p2", "swaps": ["?? 1 ??"]}}, "a position names every card"),
        ({"p2_hand": ""}, {}, "at least two seats must hold cards"),
        ({"p1_hand": ""}, {}, "turn: p1 holds no card"),
        ({}, {"phase": "over"}, "turn: null, if the game is over"),
        ({"p1_field": "2C"}, {"phase": "choose"}, "p1 has yet to choose a field card"),
        ({}, {"phase": "run"}, "needs a `last` by p1"),
        ({}, {"phase": "burn"}, "burn needs a source and an upright"),
        ({}, {"phase": "choose"}, "can't choose with these cards"),
        ({}, {"value": "5"}, "state.value: follows from the rest"),
        ({}, {"call": "sideways"}, 'state.call: "sideways" isn’t one of higher, lower'),
    ],
)
def test_a_position_that_cannot_be_is_refused(zones, state, problem):
    with pytest.raises(PositionError) as refused:
        at({"pile": "5C 8C", "p1_hand": "9C", "p2_hand": "KD"} | zones, **state)
    assert problem in str(refused.value)


def test_a_position_in_the_middle_of_a_swap_is_read_again(buried):
    for state in (
        buried,
        at({"pile": "2C 5C", "p1_hand": "2S 3C", "p1_up": "KD", "p2_hand": "X1"}, turn="p2"),
    ):
        if state is not buried:
            state.memory.last = Last("p1", "swap", "p2", 2, swaps=("KD 2S",))
        told = write_position(state)
        again = read_position(state.rules, 2, told)
        assert write_position(again) == told
        again.play("play X1")
        assert again.memory.last.swaps == ()
        assert names(again.zones["p1.hand"]).split()[-1] == "KD"


def test_only_a_finished_game_has_nobody_on_turn():
    with pytest.raises(PositionError, match="over, if nobody has the turn"):
        at({"p1_hand": "9C", "p2_hand": "KD"}, turn=None)
    state = at({"pile": "8C", "p1_hand": "9C", "p2_hand": "KD"})
    state.play("play 9C")
    again = read_position(state.rules, 2, write_position(state))
    assert (again.turn, again.legal_moves()) == (None, [])


def test_the_history_of_a_top_may_be_written_in_short():
    state = at(
        {"pile": "5C 8C", "p1_hand": "X1 9C", "p2_hand": "KD", "p3_hand": "4C"},
        seats=3,
        last={"by": "p2", "power": "skip"},
    )
    assert (state.memory.last.next, state.memory.last.seats) == ("p3", 3)
    assert said(state, "play X1") == ["neutralised", "played", "paradox", "burned"]


@pytest.mark.parametrize(
    ("pile", "hand", "moves", "value"),
    [
        ("2C", "4C 5C 6C 9C", ["play 4C", "play 5C", "play 6C", "done"], "4"),  # no longer a six
        ("5C", "6C 9C", ["play 6C"], "6"),  # its rank, and not what it mirrored
    ],
)
def test_what_a_joker_is_said_to_count_as_is_what_it_counts_as(pile, hand, moves, value):
    state = at({"pile": pile, "p1_hand": hand, "p2_hand": "X1 4D"})
    for line in moves:
        state.play(line)
    told = [entry.event for entry in state.play("play X1") if isinstance(entry.event, Said)]
    assert (told[0].word, told[0].about["value"]) == ("neutralised", value)
    assert state.top()[0] == value


def test_the_page_names_its_authors_and_its_licence():
    page = rules_page("cunt-soul")
    for words in ("Henri French", "Sam Adam-Day", "Attribution-ShareAlike 4.0"):
        assert words in page


def test_the_polite_page_has_polite_names_only():  # section 12
    page = rules_page("cunt-soul", polite=True).replace("cunt-soul", "")
    assert "Cunt" not in page
    assert "Bitch" not in page
    assert "Binder" in page
    assert "the Sole Count" in page.replace("The", "the")
    assert "The Bitch" in rules_page("cunt-soul", polite=False)


# ---------------------------------------------------------------------- what the table explains


def told(state, zone, seat="p2"):
    """What that seat is told of a zone: text, and why."""
    return [(note.text, note.why) for note in notes_of(state.view(seat)) if note.zone == zone]


def test_every_link_says_what_it_counts_as_and_why():
    zones = {"pile": "6C 5D 6D 6H 4C 5C 6S X1 7C 7D", "p1_hand": "9C", "p2_hand": "KD"}
    state = at(zones, links=[1, 1, 2, 1, 1, 1, 1, 2], dead=[5, 6], call="lower")
    assert told(state, "pile") == [
        ("six counting as an empty pile: no power", "a six with nothing below it"),
        ("five: swap 1 card", ""),
        ("2 sixes counting as fives: swap 2 cards", "a six on a five counts as a five"),
        ("four: you can start a run", ""),
        ("five: no power", "cards played in a run have no power"),
        ("six: no power", "cards played in a run have no power"),
        (
            "joker counting as a six: no power",
            "a joker counts as the rank below it",
        ),
        ("2 sevens: call higher or lower", ""),
        ("play a seven or lower, or a joker", ""),
    ]


def test_fields_explain_links_and_themselves():
    zones = {"pile": "8C JC JD JH", "p1_hand": "9C", "p2_hand": "KD", "source": "2S"}
    fields = {"p1_field": "3S", "p2_field": "9S"}
    state = at(zones | fields, direction=-1)
    assert told(state, "pile") == [
        (
            "eight counting as a nine: anything fits on it",
            "field nine: cards up to nine count as nines",
        ),
        (
            "3 jacks counting as a three: only threes and jokers can follow",
            ("field three: three of a rank in a row count as threes, no matter who played them"),
        ),
        ("only threes and jokers can follow", ""),
    ]
    assert told(state, "p1.field") == [
        ("three of a rank in a row count as threes, no matter who played them", "")
    ]
    assert told(state, "source") == [("you draw up to 5 cards", "")]
    assert told(state, "") == [("play goes anticlockwise", ""), ("you play equal or higher", "")]


@pytest.mark.parametrize(
    ("zones", "demand"),
    [
        ({"pile": ""}, "anything fits"),
        ({"pile": "9C"}, "anything fits on a nine"),
        ({"pile": "8C"}, "play an eight or higher, a two, a six, a seven or a joker"),
        ({"pile": "8C", "p1_field": "KC"}, "play an eight or lower, a ten or a joker"),
    ],
)
def test_the_table_says_what_fits(zones, demand):
    assert told(at(zones | {"p1_hand": "5C", "p2_hand": "KD"}), "pile")[-1] == (demand, "")


def test_a_field_joker_is_told_of_as_the_reason():
    state = at({"pile": "8C", "p1_hand": "9C", "p1_field": "X1", "p2_hand": "KD"})
    assert told(state, "pile") == [
        ("eight: no power", "field joker: no card has a power"),
        ("play an eight or higher, or a joker", ""),
    ]


def test_nothing_is_told_of_fields_that_lie_face_down():
    zones = {"p1_hand": "4C 5C", "p1_field": "", "p2_hand": "4D 5D 7H"}
    state = at(zones, options={"up": 0}, phase="choose", dealer="p2")
    state.play("field 4C")
    assert told(state, "p1.field") == []
    assert told(state, "p1.field", "p1") == [("everyone plays only one card at a time", "")]


def test_a_lingering_field_card_is_told_of():
    state = at({"pile": "9C", "p1_field": "KH", "p2_hand": "AD 5D"})
    until = "Everyone plays equal or lower, until the end of this turn"
    assert (until, "it’s in hand now, but still counts") in told(state, "")


@pytest.mark.parametrize("seed", range(20))
def test_swaps_can_be_undone_in_the_world_of_one_who_forgets(seed):
    zones = {"pile": "2C", "p1_hand": "5C 5D KD 3C", "p1_up": "2S 10S", "p2_hand": "X1 4C"}
    state = at(zones | {"source": "7C 8C 9C JC"})
    for line in ("play 5C 5D", "swap KD 2S", "swap 3C KD"):
        state.play(line)
    view = state.view("p2")
    view.unseen = in_order([*view.unseen, *(one for one in view.zones["p1.hand"] if one)])
    view.zones["p1.hand"] = [None] * len(view.zones["p1.hand"])
    world = CuntSoul.determinize(view, Random(seed))
    world.apply("play X1")
    assert names(world.zones["p1.up"]) == "10S 2S"
    assert {"KD", "3C"} <= set(names(world.zones["p1.hand"]).split())
    assert sorted(names(run) for run in world.zones.values() if "2S" in names(run)) == ["10S 2S"]


@pytest.mark.parametrize("seed", range(20))
def test_own_burials_can_be_forgotten(buried, seed):
    view = buried.view("p1")
    view.unseen = in_order([*view.unseen, *(one for one in view.zones["p1.down"] if one)])
    view.zones["p1.down"] = [None] * 2
    world = CuntSoul.determinize(view, Random(seed))
    world.turn = "p2"
    world.zones["p2.hand"].append(cards("X2")[0])
    world.apply("play X2")
    assert names(world.zones["p1.down"]) == "2S 10S"


def ways(state, *moves):
    """The words told while these lines are played, each with the way in which it is meant."""
    entries = [entry for line in moves for entry in state.play(line)]
    events = [one.event for one in entries if isinstance(one.event, Said)]
    return [f"{one.word} {one.about.get('use', '')}".strip() for one in events]


@pytest.mark.parametrize(
    ("zones", "moves", "reason"),
    [
        ({"pile": "2C", "p1_hand": "8C 3C"}, ["play 8C"], "unasked skip"),
        ({"pile": "2C", "p1_hand": "KC 3C"}, ["play KC"], "unasked reverse"),
        ({"pile": "KC", "p1_hand": "3C"}, ["pickup"], "unasked passed"),
        ({"pile": "2C", "p1_hand": "10C 3C"}, ["play 10C"], "unasked again"),
        ({"pile": "2C", "p1_hand": "4C 3C"}, ["play 4C", "done"], ""),
    ],
)
@pytest.mark.parametrize("third", ["5H", ""])
def test_a_field_jack_that_asks_nobody_says_why(zones, moves, reason, third):  # CS-51
    zones = zones | {"p2_hand": "AD", "p2_field": "JS", "p3_hand": third}
    out = {} if third else {"out": ["p3"]}
    state = at(zones, seats=3, options={"after_burn": "again"}, **out)
    told = [word for word in ways(state, *moves) if word.startswith("unasked")]
    assert told == ([reason] if reason and third else [])


@pytest.mark.parametrize(
    ("fields", "label"),
    [
        (["KS"], "K: equal or lower"),
        (["KS", "KH"], "K: cancelled by another king"),
        (["KS", "KH", "KD"], "K: equal or lower"),
        (["6S", "6H"], "6: cancelled by another six"),
        (["8S", "QH"], "8: cancelled by a queen"),
        (["8S", "8H"], "8: powers count 4 times"),
        (["2S"], "2: 6, 7 and 10 follow the order"),
    ],
)
def test_a_field_card_says_what_keeps_it_from_its_effect(fields, label):
    zones = {f"p{seat}_field": one for seat, one in enumerate(fields, 1)}
    hands = {f"p{seat}_hand": one for seat, one in enumerate(["3C", "4C", "5C"], 1)}
    state = at({"pile": "9C", **hands, **zones}, seats=3)
    notes = notes_of(state.view("p1"))
    assert next(note.label for note in notes if note.zone == "p1.field" and note.places) == label
    if "cancelled" in label:
        told = tooltip_of(state.view("p1"), "p1.field", 0)[0]
        assert (told.key, told.about["who"]) == ("cunt-soul.cancelled-by", "p2")


@pytest.mark.parametrize(("source", "lasts"), [("4S", False), ("3S 4S", True)])
def test_a_field_card_that_costs_the_last_card_of_the_source_says_so(source, lasts):  # CS-54
    zones = {"source": source, "pile": "9C", "p1_hand": "AC KC", "p1_up": "8H 5H"}
    state = at(zones | {"p1_field": "8S", "p2_hand": "3D"})
    told = next(iter(state.guide().preview(state, "field AC")))
    assert (told.key == "cunt-soul.last-of-source") != lasts
    brief = "cunt-soul.law-big_hand" if lasts else "cunt-soul.no-source"
    assert state.means("field AC").about["effect"].key == brief
    changed = state.play("field AC")[2].event
    full = "cunt-soul.field-big_hand" if lasts else "cunt-soul.no-source"
    assert changed.about["effect"].key == full


def test_a_field_jack_names_those_after_which_it_asks_nobody():  # CS-51
    hands = {"p1_hand": "KC 3C", "p2_hand": "AD", "p3_hand": "5H"}
    state = at({"pile": "2C", "p2_field": "JS", **hands}, seats=3)
    assert state.law_of("J").about["ranks"] == ("8", "K")
    after = state.means("play KC").about["after"]
    assert Fact("cunt-soul.asks-nobody", {"rank": "K"}) in after
    levelled = at({"pile": "2C", "p2_field": "JS", "p1_field": "9S", **hands}, seats=3)
    assert levelled.law_of("J").about["ranks"] == ("K",)  # eights are nines now (CS-49)


def test_it_is_known_how_many_cards_are_still_to_be_laid_face_up():  # CS-3
    hands = {"p1_hand": "4C 5C 6C 7C", "p2_hand": "4D 5D 6D 7D"}
    state = at(hands, options={"up": 2}, phase="choose", dealer="p2")
    left = []
    for line in ("up 4C", "up 5C", "field 6C", "up 4D"):
        left.append(state.derived()["laying"])
        state.play(line)
    assert left == [2, 1, 0, 2]


def test_who_ends_a_swap_is_said():  # CS-25
    state = at({"pile": "2C", "p1_hand": "5C 9C", "p1_up": "3C", "p2_hand": "KC"})
    assert ways(state, "play 5C", "done") == ["played", "stopped swap"]


@pytest.mark.parametrize(
    ("options", "best"),
    [({}, ("2", "6", "7", "10", "X")), ({"powers": {"6": [], "7": []}}, ("2", "10", "X"))],
)
def test_the_choice_that_opens_a_game_says_which_cards_are_good(options, best):  # CS-3, CS-14
    zones = {"p1_hand": "4C 5C 6C 7C", "p1_field": "", "p2_hand": "4D 5D 7H 8H"}
    state = at(zones, options=options, phase="choose", dealer="p2")
    view = state.view("p1")
    assert tooltip_of(view, "p1.up") == [Fact("cunt-soul.for-the-end", {"ranks": best})]
    assert tooltip_of(view, "p1.field") == [Fact("cunt-soul.choose-field")]


def test_a_power_that_does_nothing_now_has_no_badge():
    """Whatever switches it off: a field card, an empty draw pile, or only two players left."""
    zones = {
        "source": "2C", "pile": "5C", "p1.hand": "3H AC JC KC 8C", "p2.hand": "4D",
        "p3.hand": "4S", "p1.field": "2D", "p2.field": "2H", "p3.field": "2S",
    }  # fmt: skip
    rules = load_rules("cunt-soul")
    for changed, silent in (
        ({}, ""),
        ({"source": ""}, "A"),
        ({"p2.field": "X1"}, "3AJK8"),
        ({"p2.field": "9D"}, "38"),
        ({"p2.field": "8D"}, "K"),
        ({"p3.hand": "", "p3.field": ""}, "J"),
    ):
        position = {"turn": "p1", "zones": {**zones, **changed}, "state": {"phase": "turn"}}
        state = read_position(rules, 3, position, Chance(1))
        hand = state.zones["p1.hand"]
        shown = {
            card.rank
            for place, card in enumerate(hand)
            if state.guide().powers(state, look(state.zones, "p1.hand", place))
        }
        assert shown == {card.rank for card in hand} - set(silent), changed


def test_that_most_unseen_cards_fit_is_never_a_reason_for_a_play():
    told, rng = 0, Random(4)
    rules = load_rules("cunt-soul")
    for seed in range(3):
        state = rules.game.new(rules, 2, Chance(seed))
        for _ in range(60):
            if state.turn is None:
                break
            move = rng.choice(state.legal_moves())
            for fact in state.guide().reasons(state, move) if state.memory.phase == "turn" else ():
                if fact.key == "cunt-soul.unseen-fit":
                    assert 2 * fact.about["count"] <= fact.about["every"]
                    told += 1
            state.play(f"{state.turn} {move}")
    assert told
