"""What a player who asks is told: what can be done now, what the cards can do, where to read on."""

import re
from random import Random

import pytest
from strategies import every_table

from cardtable.ai.knowledge import knowledge
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.files import list_rules, load_rules, rules_page
from cardtable.games import GAMES
from cardtable.presenter import layoutfile, status
from cardtable.presenter.advice import advice
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import in_words, line_words, problem_words
from cardtable.session import Player, Session

RULES = [rules.id for rules in list_rules()]


def data_of(rules):
    return table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)


@every_table
def test_what_can_be_done_is_short_and_leaves_no_kind_of_move_out(table):
    rules_id, seats = table
    rules = load_rules(rules_id)
    data = data_of(rules)
    state = rules.game.new(rules, seats, Chance(3))
    for number in range(60):
        lines = state.legal_moves()
        if not lines:
            break

        def words_of(line, state=state):
            return line_words(data, line, lambda seat: f"Name{seat[1]}", state.means(line))

        told = status.uses(lines, words_of)
        assert 0 < len(told) <= status.MOST
        every = list(dict.fromkeys(map(words_of, lines)))
        rest = [int(found[1]) for one in told if (found := re.match(r"… and (\d+) more", one))]
        shown = [one for one in told if not one.startswith("…")]
        assert set(shown) <= set(every)
        assert len(shown) == len(set(shown))
        assert len(shown) + sum(rest) == len(every)
        state.apply(lines[number % len(lines)])


@pytest.mark.parametrize("rules_id", RULES)
def test_every_power_of_every_variant_has_its_line(rules_id):
    rules = load_rules(rules_id)
    data = data_of(rules)
    view = rules.game.new(rules, rules.seats[0], Chance(1)).view("p1")
    for one in data.powers:
        given = getattr(rules.options, one.option)
        told = {line.rank for line in layoutfile.lines(one, data.options, view)}
        for rank, words in given.items():
            wanted = words not in ((), "none") or "none" in {each.word for each in one.means}
            assert (("Joker" if rank == "X" else str(rank)) in told) == bool(wanted)
        if not one.each:
            known = {each.word for each in one.means}
            lists = ([words] if isinstance(words, str) else words for words in given.values())
            used = {word for words in lists for word in words}
            assert used - known <= {"none"}


def test_cuttle_has_thirteen_and_its_variants_their_own():
    def told(rules_id):
        rules = load_rules(rules_id)
        view = rules.game.new(rules, 2, Chance(1)).view("p1")
        (found,) = status.reminders(data_of(rules), view)
        return {line.rank: line.text for line in found[1]}

    assert len(told("cuttle")) == 13
    assert told("cuttle")["5"] == "draws two"
    assert told("cuttle-cards")["5"] == "discards a card, then draws three"


def test_what_lies_at_work_is_marked():
    from cardtable.engine.position import read_position

    def marked(rules_id, zones, turn="p1"):
        rules = load_rules(rules_id)
        view = read_position(rules, 2, {"turn": turn, "zones": zones}).view("p1")
        found = status.reminders(data_of(rules), view)
        return {line.rank for _, lines in found for line in lines if line.now}

    hands = {"p1.hand": "4C", "p2.hand": "4D"}
    assert marked("cuttle", {**hands, "p1.points": "5C 5D"}) == set()
    assert marked("cuttle", {**hands, "p2.royals": "QS KS", "p1.glasses": "8C"}) == {"Q", "K", "8"}
    assert marked("shithead", {**hands, "pile": "2C 7D"}) == {"7"}
    assert marked("shithead", {**hands, "pile": "7D 9C"}) == set()
    lead = {"p1.hand": "+1a", "p2.hand": "-4a -1b", "table": "+5a"}
    assert marked("soul-taker", lead, turn="p2") == {"2", "3"}


@pytest.mark.parametrize("rules_id", RULES)
def test_the_rules_page_has_every_place_that_a_layout_leads_to(rules_id):
    rules = load_rules(rules_id)
    page = rules_page(rules.game.ID)
    for where in data_of(rules).chapters.values():
        assert f"**{where}**" in page, where  # a heading is another one in another language


def test_the_number_of_a_rule_is_found_in_a_refusal():
    state = load_rules("shithead").game.new(load_rules("shithead"), 2, Chance(1))
    assert state.problem("play 3C").bar.rule.startswith("SH-")


def test_what_a_card_in_hand_can_do_stands_together_whatever_it_is_aimed_at():
    lines = ["scuttle AS 9C", "jack AS JD", "scuttle 2H 9C", "points 9C", "draw", "points JD"]
    told = status.uses(lines, str, ("A", "2", "9", "J"), [card("9C"), card("JD")])
    assert told == [
        "points 9C",
        "scuttle AS 9C",
        "scuttle 2H 9C",
        "points JD",
        "jack AS JD",
        "draw",
    ]


def test_what_can_be_done_goes_by_rank_and_ends_with_what_needs_no_card():
    lines = ["pick", "play 9H", "play 4S", "play 9S", "play 2C", "point 9H"]
    told = status.uses(lines, str, ("4", "9", "2"))
    assert told == ["play 4S", "play 9H", "play 9S", "point 9H", "play 2C", "pick"]


def test_single_cards_come_before_several_and_suits_as_they_are_written():
    lines = ["play QC", "play QC QS", "play QS", "field QS", "field QC"]
    told = status.uses(lines, str, ("Q",))
    assert told == ["play QC", "play QS", "play QC QS", "field QC", "field QS"]


def test_what_is_the_same_of_equal_cards_is_told_once():
    lines = ["play 4S", "play 4H", "play 4D", "play 9H"]
    said = {"play 4D": "Play 4♦: red", "play 4S": "Play 4♠: it", "play 4H": "Play 4♥: it"}
    told = status.uses(lines, lambda line: said.get(line, line), ("4", "9"), titles={})
    assert told == ["Play 4♦: red", "Play 4♥ or 4♠: it", "play 9H"]


def counted(words):
    """How many cards such a tally tells of."""
    numbers = ("none", "one", "two", "three", "four", "five")
    return sum(numbers.index(one) if one in numbers else int(one)
               for one in re.findall(r"(\w+) \ds?\b", words))  # fmt: skip


def test_what_is_not_yet_seen_is_counted_by_ranks():
    rules = load_rules("soul-taker")
    session = Session.new(rules, [Player("Ann"), Player("Bo")], 1)
    every = "five 1s, five 2s, five 3s, five 4s and five 5s"
    mine, hers = status.unseen(data_of(rules), session.view("p1"))
    assert hers == f"Foul unseen: {every}"
    assert mine.startswith("Fair unseen: ")
    assert counted(mine) == 25 - 3  # the hand is seen
    session.play(session.legal()[0])
    session.play(session.legal()[0])
    (rank,) = {one.rank for one in session.view("p1").placed() if one and one.suit == "-"}
    left = every.replace(f"five {rank}s", f"four {rank}s")
    assert status.unseen(data_of(rules), session.view("p1"))[1] == f"Foul unseen: {left}"
    rules = load_rules("soul-taker-mixed")
    session = Session.new(rules, [Player("Ann"), Player("Bo")], 1)
    assert (
        counted(" ".join(status.unseen(data_of(rules), session.view("p1")))) == 50 - 3
    )  # the hand is seen, two blind cards are not


@pytest.mark.parametrize("id", RULES)
def test_a_refusal_names_no_action_that_a_variant_lacks(id):
    """Whatever can be tried at any table of its game: what stands in quotes has a button there."""
    rules = load_rules(id)
    data, seats = data_of(rules), rules.seats[0]
    buttons = {one.button.lower() for ways in data.gestures.values() for one in ways}
    family = [one for one in map(load_rules, RULES) if one.game.ID == rules.game.ID]
    lines = {line for one in family for line in _lines(one)}
    tried = [line for line in lines if data.gestures.get(line.partition(" ")[0])]
    for state in _states(rules, seats):
        for seat in state.seats:
            for line in tried:
                told = problem_words(state.problem(f"{seat} {line}"), data, str, seat)
                for named in re.findall("“(.*?)”", told):
                    assert named.lower() in buttons, f"{line}: {told}"


def _states(rules, seats):
    """A game at random: its deal, and what follows from some moves."""
    state, rng = rules.game.new(rules, seats, Chance(3)), Random(3)
    for number in range(25):
        if number % 6 == 0:
            yield state
        if state.turn is not None:
            state.play(rng.choice(state.legal_moves()))


def _lines(rules):
    """One line of each kind that came up at such a table, and every call."""
    found = {}
    for state in _states(rules, rules.seats[0]):
        for seat in state.seats:
            for line in state.legal_moves(seat):
                found.setdefault(line.partition(" ")[0], line)
    return [*found.values(), *data_of(rules).call_verbs]


TELLING = [game for game in GAMES if game.guide().tells("reasons")]


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", TELLING, ids=lambda game: game.ID)
def test_a_reason_speaks_for_one_of_two_moves_alone(game):
    """What can be said of the next best move as well is no reason for the best one."""
    rules = load_rules(game.ID)
    data, compared = data_of(rules), 0
    state = game.new(rules, rules.seats[0], Chance(5))
    for _ in range(60):
        if state.turn is None:
            break
        moves, view = state.choices(), state.view(state.turn)
        scores = dict(zip(moves, knowledge(game.ID).score(state, moves), strict=True))
        best, *others = sorted(moves, key=lambda move: -scores[move])
        if others:
            told = advice(view, best, {"next": others[0], "lead": 0.1}, data, str)
            both = [*state.guide().reasons(state, others[0])]
            assert not {*in_words(both, data, str, state.turn)} & {*told[1:-1]}
            compared += len(told) > 2
        state.apply(best)
    assert compared
