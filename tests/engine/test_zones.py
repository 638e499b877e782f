"""What a state keeps of who knows which card, tried on a toy game of five zones."""

import copy
from dataclasses import dataclass, field
from random import Random

import pytest

from cardtable.engine.cards import card, cards, names
from cardtable.engine.chance import Chance
from cardtable.engine.clean import Names
from cardtable.engine.events import Moved, Revealed, Said, Shuffled, Turned, redact
from cardtable.engine.facts import Bar
from cardtable.engine.guide import Guide
from cardtable.engine.rules import Rules, TableError
from cardtable.engine.state import State, ZoneSpec
from cardtable.engine.view import fold


@dataclass(frozen=True)
class NoOptions:
    pass


@dataclass
class Nothing:
    secret: dict = field(default_factory=dict)


class Toy(State):
    """Nothing to win: a table on which tests push cards about."""

    ID = "toy"
    RULE = "TO"
    ZONES = {  # noqa: RUF012 - a literal reads best
        "draw": ZoneSpec("none", ordered=True),
        "pile": ZoneSpec("all", ordered=True),
        "p.hand": ZoneSpec("owner"),
        "p.row": ZoneSpec("others", ordered=True),
    }
    GRAMMAR = {"wait": ()}  # noqa: RUF012
    Options = NoOptions
    Memory = Nothing
    Extras = NoOptions

    def pack(self):
        return cards("7C 8C 9C 7D 8D 9D KH QH")

    def setup(self, carry):
        self.bring(self.cards, "draw")
        self.turn = "p1"

    def turn_moves(self):
        return ["wait"]

    def perform(self, seat, said):
        self.turn = "p2" if seat == "p1" else "p1"

    @classmethod
    def guide(cls):
        return Guide(lambda *_: Bar("none"))

    def veiled(self, told, seat):
        return {"secret": {one: words for one, words in told["secret"].items() if one == seat}}


RULES = Rules("toy", Toy, Names("Toy"), (2, 3), NoOptions(), NoOptions())


@pytest.fixture
def toy():
    state = Toy.new(RULES, 3, Chance(1))
    state.drain()
    return state


@pytest.fixture
def views(toy):
    return {seat: toy.view(seat) for seat in toy.seats}


def folded(toy, views):
    """Fold what happened into the views, and compare them with the new ones."""
    entries = toy.drain()
    for number, seat in enumerate(toy.seats):
        for event in redact(entries, number):
            fold(views[seat], event)
        assert views[seat] == toy.view(seat), seat
    return {seat: redact(entries, number) for number, seat in enumerate(toy.seats)}


def seen(toy, zone):
    return [names(toy.view(seat).zones[zone]) for seat in toy.seats]


def test_the_four_audiences(toy, views):
    toy.move(cards("QH KH"), "draw", "p1.hand")
    toy.move(cards("9D"), "draw", "p1.row")
    toy.move(cards("8D"), "draw", "pile")
    assert seen(toy, "p1.hand") == ["QH KH", "?? ??", "?? ??"]
    assert seen(toy, "p1.row") == ["??", "9D", "9D"]
    assert seen(toy, "pile") == ["8D", "8D", "8D"]
    assert seen(toy, "draw") == ["?? ?? ?? ??"] * 3
    folded(toy, views)


def test_what_was_seen_on_the_way_stays_known(toy, views):
    toy.move(cards("QH"), "draw", "pile")
    toy.move(cards("KH"), "draw", "p2.hand")
    toy.move(cards("QH"), "pile", "p2.hand")
    assert seen(toy, "p2.hand") == ["QH ??", "QH KH", "QH ??"]
    toy.move(cards("QH"), "p2.hand", "draw")
    assert seen(toy, "draw")[0].endswith("QH")
    folded(toy, views)


def test_an_event_tells_each_seat_what_it_may_know(toy, views):
    toy.move(cards("KH QH"), "draw", "p2.hand")
    told = folded(toy, views)
    assert told["p2"] == [Moved(tuple(cards("KH QH")), "draw", "p2.hand", (6, 7), None)]
    assert told["p1"] == told["p3"] == [Moved((None, None), "draw", "p2.hand", (6, 7), None)]


def test_places_are_told_only_where_order_means_something(toy, views):
    toy.move(cards("8C 7C"), "draw", "p1.hand")
    toy.move(cards("7C"), "p1.hand", "pile", at=0)
    told = folded(toy, views)
    assert told["p1"][0] == Moved(tuple(cards("8C 7C")), "draw", "p1.hand", (1, 0), None)
    assert told["p3"][1] == Moved((card("7C"),), "p1.hand", "pile", None, 0)


def test_cards_go_where_they_are_told(toy, views):
    toy.move(cards("7C 8C 9C"), "draw", "pile")
    toy.move(cards("KH QH"), "draw", "pile", at=1)
    assert names(toy.zones["pile"]) == "7C KH QH 8C 9C"
    toy.move(cards("9C 7C"), "pile", "draw", at=0)
    assert names(toy.zones["draw"]).startswith("9C 7C 7D")
    folded(toy, views)


def test_revealing_to_some_and_to_all(toy, views):
    toy.move(cards("KH QH"), "draw", "p1.hand")
    toy.reveal(cards("KH"), "p1.hand", ["p2"])
    assert seen(toy, "p1.hand") == ["QH KH", "KH ??", "?? ??"]
    toy.reveal(cards("7D"), "draw")
    told = folded(toy, views)
    assert told["p2"][1:] == [Revealed("p1.hand", card("KH")), Revealed("draw", card("7D"), 3)]
    assert told["p3"][1:] == [Revealed("p1.hand", None), Revealed("draw", card("7D"), 3)]


def test_what_its_audience_knows_already_is_revealed_all_the_same(toy, views):
    """Silence would tell the others that it knew."""
    for cards_of in ("KH", "QH"):
        toy.move(cards(cards_of), "draw", "p1.hand")
    toy.reveal(cards("KH"), "p1.hand", ["p2"])
    toy.reveal(cards("KH QH"), "p1.hand", ["p2"])
    told = folded(toy, views)
    assert [one for one in told["p3"] if isinstance(one, Revealed)] == [
        Revealed("p1.hand", None)
    ] * 3


def test_revealing_again_tells_nothing(toy, views):
    toy.reveal(cards("7D"), "draw")
    toy.reveal(cards("7D"), "draw")
    assert len(folded(toy, views)["p1"]) == 1


def test_a_shuffle_makes_all_forget_but_who_sees_it(toy, views):
    toy.move(cards("KH QH 9D"), "draw", "pile")
    toy.move(cards("KH QH 9D"), "pile", "p2.hand")
    toy.shuffle("p2.hand")
    assert sorted(seen(toy, "p2.hand")) == sorted(["?? ?? ??", "9D QH KH", "?? ?? ??"])
    told = folded(toy, views)
    assert told["p1"][-1] == Shuffled("p2.hand")
    assert Shuffled("p2.hand") not in told["p2"]
    assert toy.chance.lines[-1].startswith("chance shuffle p2.hand ")


def test_a_tuck_makes_those_who_cannot_see_it_lose_track_of_both_zones(toy, views):
    toy.move(cards("KH QH"), "draw", "pile")
    toy.move(cards("KH QH"), "pile", "p1.hand")
    toy.move(cards("9D 8D"), "draw", "p1.hand")
    assert seen(toy, "p1.hand") == ["8D 9D QH KH", "QH KH ?? ??", "QH KH ?? ??"]
    toy.move(cards("7D"), "draw", "p1.row")
    toy.tuck(cards("KH"), "p1.hand", "draw")
    # p2 and p3 can't tell which of four cards went; p1 knows what it tucked and where
    assert seen(toy, "p1.hand") == ["8D 9D QH", "?? ?? ??", "?? ?? ??"]
    assert [text.split()[-1] for text in seen(toy, "draw")] == ["KH", "??", "??"]
    assert seen(toy, "p1.row") == ["??", "7D", "7D"]
    folded(toy, views)


def test_an_order_chosen_in_secret_is_lost_only_where_cards_may_have_changed_places(toy, views):
    """Whoever is on turn chooses, and may have looked; nobody else learns what came from where."""
    toy.reveal(cards("8C 7D KH QH"), "draw")  # 7C 8C 9C 7D 8D 9D KH QH, the top card last
    toy.reveal(cards("9D"), "draw", ["p1"])
    folded(toy, views)
    copies = [toy.clone() for _ in range(2)]
    said = []
    for state, order in zip(copies, ("KH QH 9D", "QH 9D KH"), strict=True):
        state.tuck(cards(order), "draw", "draw", 5)
        assert names(state.zones["draw"]) == f"7C 8C 9C 7D 8D {order}"
        assert seen(state, "draw") == [f"?? 8C ?? 7D ?? {order}", *["?? 8C ?? 7D ?? ?? ?? ??"] * 2]
        said.append(folded(state, copy.deepcopy(views)))
    assert said[0]["p2"] == said[1]["p2"] == [Shuffled("draw", (5, 6, 7))]
    assert not any(isinstance(one, Shuffled) for one in said[0]["p1"])


@pytest.mark.parametrize("seed", range(8))
def test_cards_tucked_within_a_zone_are_known_to_nobody_who_could_not_follow_them(toy, views, seed):
    rng = Random(seed)
    for _ in range(6):
        run = toy.zones["draw"]
        toy.reveal(rng.sample(run, 3), "draw", rng.sample(toy.seats, rng.randrange(1, 4)))
        toy.turn = rng.choice(toy.seats)
        toy._note_turn()
        toy.tuck(rng.sample(run, rng.randrange(1, 4)), "draw", "draw", rng.choice([None, 0, 1, 3]))
        folded(toy, views)
        assert len(set(toy.zones["draw"])) == 8


def test_a_tuck_hides_from_whoever_sat_down_first_as_from_others(toy, views):
    toy.move(cards("KH QH"), "draw", "pile")
    toy.move(cards("KH QH"), "pile", "p2.hand")
    toy.tuck(cards("KH"), "p2.hand", "draw")
    assert seen(toy, "p2.hand") == ["??", "QH", "??"]
    folded(toy, views)


def test_a_tuck_into_a_zone_that_others_see_is_no_secret_there(toy, views):
    toy.move(cards("KH QH"), "draw", "p1.hand")
    toy.tuck(cards("KH"), "p1.hand", "p1.row")
    assert seen(toy, "p1.row") == ["KH", "KH", "KH"]
    assert seen(toy, "p1.hand") == ["QH", "??", "??"]
    folded(toy, views)


def test_unseen_is_what_a_seat_could_not_place(toy):
    toy.move(cards("KH QH"), "draw", "p1.hand")
    assert names(toy.view("p1").unseen) == "7C 7D 8C 8D 9C 9D"
    assert names(toy.view("p2").unseen) == "7C 7D 8C 8D 9C 9D QH KH"


def test_places_in_a_zone_without_order_say_nothing(toy):
    toy.move(cards("8D"), "draw", "p1.hand")
    toy.move(cards("KH"), "draw", "pile")
    toy.move(cards("KH"), "pile", "p1.hand")
    toy.move(cards("7C"), "draw", "p1.hand")
    assert names(toy.view("p2").zones["p1.hand"]) == "KH ?? ??"
    assert names(toy.view("p1").zones["p1.hand"]) == "7C 8D KH"


def test_what_is_said_reaches_all_and_changes_no_view(toy, views):
    toy.say("p1", "burned", cards=cards("7C 8C"), top=card("9C"), count=2)
    told = folded(toy, views)
    said = Said("p1", "burned", {"cards": "7C 8C", "top": "9C", "count": 2})
    assert all(events == [said] for events in told.values())


def test_secrets_of_the_memory_reach_only_their_seat(toy, views):
    toy.memory.secret = {"p1": "gold"}
    toy.play("wait")
    views = {seat: toy.view(seat) for seat in toy.seats}
    assert views["p1"].state == {"secret": {"p1": "gold"}}
    assert views["p2"].state == {"secret": {}}
    toy.memory.secret = {"p2": "silver"}
    toy.apply("wait")
    told = folded(toy, views)
    assert told["p1"] == [Turned("p1", {"secret": {}})]
    assert told["p2"] == [Turned("p1", {"secret": {"p2": "silver"}})]


def test_a_search_keeps_no_knowledge(toy):
    toy.move(cards("KH QH"), "draw", "p1.hand")
    view = toy.view("p2")
    world = Toy.determinize(view, Random(1))
    assert world.known is None
    assert world.events is None
    with pytest.raises(ValueError, match="keeps no knowledge"):
        world.view("p2")
    assert sorted(names(world.cards).split()) == sorted(names(toy.pack()).split())


def test_every_world_behind_a_view_comes_up(toy):
    toy.move(cards("KH"), "draw", "p1.hand")
    view, rng = toy.view("p2"), Random(1)
    hands = {names(Toy.determinize(view, rng).zones["p1.hand"]) for _ in range(200)}
    assert hands == {one.name for one in toy.pack()}


def test_a_clone_is_independent(toy):
    clone = toy.clone()
    clone.move(cards("KH"), "draw", "p1.hand")
    clone.memory.secret = {"p1": "gold"}
    clone.play("wait")
    assert toy.zones["p1.hand"] == []
    assert toy.memory.secret == {}
    assert toy.turn == "p1"
    assert toy.drain() == []


@pytest.mark.parametrize("seats", [1, 4])
def test_a_table_of_the_wrong_size_is_refused(seats):
    with pytest.raises(TableError, match=f"Toy is for 2 to 3 seats, not {seats}"):
        Toy.new(RULES, seats, Chance(1))


def test_returns_go_by_place():
    toy = Toy.new(RULES, 3, Chance(1))
    assert toy.returns() == (0.0, 0.0, 0.0)
    toy.finish("points", [["p2"], ["p1", "p3"]], {})
    assert toy.returns() == (-0.5, 1.0, -0.5)
    toy.finish("draw", [["p1", "p2", "p3"], []], {})
    assert toy.returns() == (0.0, 0.0, 0.0)
    assert toy.legal_moves() == []
    assert toy.explain("wait") == "the game is over"
