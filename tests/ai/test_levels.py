"""What computer players are like: it shows, it is fair, and it costs nothing that matters."""

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import mean, pstdev

import pytest
from effort import effort
from worked import work_clock

from cardtable.ai.arena import simulate
from cardtable.ai.knowledge import KNOWLEDGE, think
from cardtable.ai.levels import (
    ANY,
    BASELINES,
    CHARACTERS,
    LEVELS,
    PLAIN,
    Limit,
    find_level,
    joined,
    split,
)
from cardtable.ai.player import called, characters, check_seat, decide, seated
from cardtable.ai.search import Choice, Search
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from cardtable.games import GAMES
from cardtable.presenter.words import level_words
from cardtable.session import Player, Session

QUICK = Limit(iterations=60)
SHOWN = [name for name in CHARACTERS if name != PLAIN.name]
GIVING = ["shithead", "cuttle", "cunt-soul", "soul-taker", "soul-taker-mixed"]


def positions(rules, seeds, every, most=60):
    """Views in the middle of games, whose seats have something to choose."""
    found = []
    for seed in seeds:
        state = rules.game.new(rules, 2, Chance(seed))
        for number in range(most):
            if state.turn is None:
                break
            view = state.view(state.turn)
            if number % every == 0 and len(state.choices()) > 1:
                found.append(view)
            state.apply(decide(view, find_level("greedy"), number).move)
    return found


# ---------------------------------------------------------------------------- names


def test_a_level_may_have_a_character():
    bold = find_level("hard:gambler")
    assert bold.character is CHARACTERS["gambler"]
    assert replace(bold, character=PLAIN) == LEVELS["hard"] == find_level("hard:plain")
    assert find_level("greedy:hoarder").name == BASELINES["greedy"].name


@pytest.mark.parametrize(
    ("name", "parts", "words"),
    [
        ("hard", ("hard", "plain"), "hard"),
        ("hard:hoarder", ("hard", "hoarder"), "hard, hoarder"),
        ("cmd:./bot --at a:b", ("cmd:./bot --at a:b", "plain"), "cmd:./bot --at a:b"),
        ("", ("", "plain"), ""),
    ],
)
def test_names_are_taken_apart_and_put_together(name, parts, words):
    assert split(name) == parts
    assert joined(*parts) == name
    assert level_words(name) == words


def test_unknown_characters_are_named_with_those_there_are():
    with pytest.raises(ValueError, match="character 'saint'; there are plain, hoarder, gambler"):
        find_level("hard:saint")
    with pytest.raises(ValueError, match="no level 'champion'; there are beginner"):
        find_level("champion:gambler")


def test_every_game_has_the_characters_that_it_shows(monkeypatch):
    names = {game.ID: [one.name for one in characters(load_rules(game.ID))] for game in GAMES}
    assert names.pop("russian-bank") == ["plain"]
    unknown = [names.pop(game) for game in list(names) if game not in KNOWLEDGE]
    assert unknown == [["plain", "gambler"]] * len(unknown)
    assert set(map(tuple, names.values())) == {tuple(CHARACTERS)}
    monkeypatch.delitem(KNOWLEDGE, "cuttle")  # nobody knows what its cards are worth
    assert [one.name for one in characters(load_rules("cuttle"))] == ["plain", "gambler"]


def test_a_character_that_a_game_does_not_show_is_refused():
    bank = load_rules("russian-bank")
    for name in ("hard", "hard:plain", "cmd:./bot:gambler"):
        check_seat(name, bank)
    with pytest.raises(ValueError, match="russian-bank has no gambler, only plain"):
        check_seat("hard:gambler", bank)
    with pytest.raises(ValueError, match="has no hoarder"):
        simulate(bank, ["hard:hoarder", "hard"], games=1)


def test_one_of_the_characters_by_chance():
    rng = Random(1)
    drawn = Counter(seated("easy", ANY, load_rules("cuttle"), rng) for _ in range(300))
    assert set(drawn) == {"easy", "easy:hoarder", "easy:gambler"}
    assert min(drawn.values()) > 60
    assert seated("easy", ANY, load_rules("russian-bank"), rng) == "easy"
    assert seated("easy", "hoarder", load_rules("russian-bank"), rng) == "easy"


def test_duties_know_levels_without_characters(monkeypatch):
    asked = []
    known = replace(KNOWLEDGE["shithead"], call=lambda *it: asked.append(it[2]))
    monkeypatch.setitem(KNOWLEDGE, "shithead", known)
    state = load_rules("shithead").game.new(load_rules("shithead"), 2, Chance(1))
    called(state.view("p1"), state.view("p1"), "hard:gambler", 1)
    assert asked == ["hard"]


def test_a_record_keeps_the_character():
    players = [Player("Ann"), Player("Bo", "bot", "hard:gambler"), Player("Cy", "bot", "easy")]
    session = Session.new(load_rules("shithead"), players, 3)
    assert [seat.get("level") for seat in session.record.seats] == [None, "hard:gambler", "easy"]
    again = [Player.from_data(seat, 1) for seat in session.record.seats]
    assert again == players


# ---------------------------------------------------------------------------- fair


@pytest.mark.parametrize("character", SHOWN)
@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("rules", GIVING)
@pytest.mark.drawn(5)
def test_two_truths_behind_one_view_get_one_answer(rules, level, character):
    level = find_level(f"{level}:{character}")
    for seed, view in enumerate(positions(load_rules(rules), range(2), 9)[: effort(3, 6)]):
        state = view.rules.game.determinize(view, Random(1), track=True)
        other = view.rules.game.determinize(view, Random(2), track=True)
        first = decide(state.view(view.seat), level, seed, QUICK)
        again = decide(other.view(view.seat), level, seed, QUICK)
        assert first.move == again.move
        assert first.move in state.legal_moves()


# ---------------------------------------------------------------------------- it shows


def lines_of(views, level, seeds, thoughts=100):
    """Which lines these players choose."""
    found = find_level(level)
    return [
        (view, decide(view, found, seed, Limit(iterations=thoughts)).move)
        for view in views
        for seed in seeds
    ]


def given(lines):
    """What the cards are worth that these lines spend."""
    total = 0.0
    for view, line in lines:
        world = view.rules.game.determinize(view, Random(0))
        total += KNOWLEDGE[view.rules.game.ID].gives(world, [line])[0]
    return total / len(lines)


@pytest.mark.parametrize(
    ("rules", "level"),
    [
        ("shithead", "easy"),
        ("cuttle", "easy"),
        pytest.param("shithead", "medium", marks=pytest.mark.long),
        pytest.param("cuttle", "medium", marks=pytest.mark.long),
    ],
)
def test_a_hoarder_gives_less_away(rules, level):
    views = positions(load_rules(rules), range(8), 4)[:50]
    plain, close = (lines_of(views, name, range(2)) for name in (level, f"{level}:hoarder"))
    assert given(close) < 0.95 * given(plain)
    pairs = [pair for pair in zip(plain, close, strict=True) if pair[0] != pair[1]]
    assert len(pairs) > len(plain) / 20
    assert given([kept for _, kept in pairs]) < 0.75 * given([usual for usual, _ in pairs])


@pytest.mark.parametrize("rules", ["shithead", pytest.param("cunt-soul", marks=pytest.mark.long)])
def test_a_gambler_takes_what_may_turn_out_either_way(rules):
    views = positions(load_rules(rules), range(effort(4, 8)), 4)
    plain, bold = (lines_of(views, name, range(2)) for name in ("easy", "easy:gambler"))
    wider = []
    for (view, usual), (_, line) in zip(plain, bold, strict=True):
        if line != usual:  # others than those who decide judge how far results lie apart
            search = think(view, Random(77))
            worlds = [search.world() for _ in range(60)]
            far, near = (
                pstdev([search.tried(world, each) for world in worlds]) for each in (line, usual)
            )
            wider.append((far - near) / (far + near))
    assert len(wider) > len(plain) / 20
    assert mean(wider) > 0.005


@pytest.mark.parametrize(
    ("level", "wanted"),
    [
        ("hard", {"play 9S", "play 10S"}),
        ("hard:gambler", {"play 10S"}),
        ("expert:hoarder", {"play 9S"}),
        ("expert", {"play 9S"}),
        ("expert:gambler", {"play 10S"}),
    ],
)
def test_only_close_lines_are_a_matter_of_character(monkeypatch, level, wanted):
    thought = [
        Choice("play 9S", 50, 0.100, 0.4),
        Choice("play 10S", 45, 0.099, 0.3),
        Choice("play 5S", 45, -0.500, 0.2),  # bad
        Choice("play 6S", 5, 0.200, 0.1),  # hardly looked at
    ]
    coin = Random(1)
    far = {"play 9S": 0.1, "play 10S": 0.2, "play 5S": 0.9, "play 6S": 0.9}
    monkeypatch.setattr(Search, "choices", lambda _: thought)
    monkeypatch.setattr(Search, "tried", lambda _, __, move: coin.choice([-1, 1]) * far[move])
    state = read_position(
        load_rules("shithead"),
        2,
        {
            "turn": "p1",
            "zones": {
                "draw": "QC QD QH QS",
                "pile": "4C",
                "p1.hand": "5S 6S 9S 10S",
                "p2.hand": "8C 7C 8D",
                "p2.up": "9C 9D 9H",
            },
        },
    )
    lines = {decide(state.view("p1"), find_level(level), n, Limit(None, 16)).move for n in range(9)}
    assert lines == wanted


@pytest.mark.parametrize(
    ("level", "drawn"), [("easy:gambler", 0), ("expert:gambler", 8), ("expert:hoarder", 8)]
)
def test_a_character_keeps_the_time_and_leaves_some_for_itself(monkeypatch, level, drawn):
    """With so many cards in the draw pile several lines are close, so that character matters."""
    tried = []
    real = Search.tried
    monkeypatch.setattr(Search, "tried", lambda *it: tried.append(1) or real(*it))
    rules = load_rules("shithead")
    names = [one.name for one in rules.game.blank(rules, 2, Chance(1)).pack()]
    dealt = {"draw": names[:drawn], "p1.hand": names[drawn::2], "p2.hand": names[drawn + 1 :: 2]}
    zones = {zone: " ".join(cards) for zone, cards in dealt.items()}
    view = read_position(rules, 2, {"turn": "p1", "zones": zones}).view("p1")
    clock = work_clock(monkeypatch)
    answer = decide(view, find_level(level), 1, Limit(1.0), clock=clock)
    assert answer.info["ms"] <= 1000
    assert bool(tried) == level.endswith("gambler")


def test_what_is_clearly_better_is_played_by_everybody():
    state = read_position(
        load_rules("shithead"),
        2,
        {
            "turn": "p1",
            "zones": {"pile": "4C", "p1.hand": "10S", "p2.hand": "6C 7C 8C", "p2.up": "9C 9D 9S"},
        },
    )
    for level in LEVELS:
        for character in CHARACTERS:
            assert decide(state.view("p1"), find_level(f"{level}:{character}"), 1, QUICK).move == (
                "play 10S"
            )


def test_only_spent_cards_are_given_away():
    shithead = load_rules("shithead")
    state = read_position(
        shithead,
        2,
        {"turn": "p1", "zones": {"pile": "4C", "p1.hand": "10S 5C 5D", "p2.hand": "6C 7C"}},
    )
    ten, five, pair, none = KNOWLEDGE["shithead"].gives(
        state, ["play 10S", "play 5C", "play 5C 5D", "pickup"]
    )
    assert ten > pair > five > none == 0
    assert card("10S") in state.zones["p1.hand"]


@pytest.mark.parametrize("rules", GIVING)
def test_what_lines_give_is_told_for_each_in_every_phase(rules):
    rules = load_rules(rules)
    gives = KNOWLEDGE[rules.game.ID].gives
    for view in positions(rules, range(3), 1, most=40):
        world = rules.game.determinize(view, Random(0))
        moves = world.choices()
        costs = gives(world, moves)
        assert len(costs) == len(moves)
        assert all(-1 < each < 25 for each in costs)
