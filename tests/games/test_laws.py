"""The laws of the engine, tried on every rules file, number of seats, and drawn lines of play."""

from collections import Counter
from random import Random

import pytest
from effort import effort
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    TABLES,
    Play,
    chosen,
    each_value,
    every_table,
    house_rules,
    plays,
    possible,
    whole,
)

from cardtable import files
from cardtable.ai.levels import BASELINES, LEVELS, Limit, find_level
from cardtable.ai.player import called, decide
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved, Outcome, Revealed, common, redact
from cardtable.engine.notation import Illegal, MoveError
from cardtable.engine.position import read_position, read_view, write_position, write_view
from cardtable.engine.record import Record, replay
from cardtable.engine.view import common_view, fold
from cardtable.files import dump_yaml, load_rules, parse_yaml, rules_of_record, rules_page
from cardtable.games import GAMES

pytestmark = pytest.mark.uncounted
few = settings(max_examples=effort(2, 3))

TELLING = {
    "shithead": "ready"  # SH-6: who begins tells of a weakest card, as it does at any table
}
"""Lines after which the turn may, by a rule, tell of hidden cards."""

# What a game that breaks a law most likely does.
STUCK = "has no legal line, and the game is not over: turn_moves() must name one, a pass perhaps"
SHARED = "a copy changed with its original: values in Memory are replaced, never changed in place"
HANDMADE = "cards move only by bring, move, put, tuck, reveal and shuffle, which tell the views"
PEEKING = "what a seat may do, and the words of a refusal, must not depend on cards it can't see"
UNASKED = (
    "what happens by itself must not depend on cards that a seat can't see: make it a line of "
    "their owner's, even if it is the only one, or show the card first"
)
OWN_CHANCE = "the record replays differently: all that is random must come from `self.chance`"


def law(check):
    """Try a check of one drawn line of play at every table."""

    @every_table
    @few
    @given(data=st.data())
    def test(table, data):
        check(data.draw(plays(table), label="play"))

    test.__doc__ = check.__doc__
    return test


def on_table(state):
    """How often each card lies on the table."""
    return Counter(one for run in state.zones.values() for one in run)


def seen_by(state):
    return {seat: state.view(seat) for seat in state.seats}


@law
def test_1_no_card_is_lost_or_doubled(play):
    state = play.deal()
    pack = Counter(state.pack())
    last = "the deal"
    for line in play.steps(state):
        assert on_table(state) == pack, f"{last} loses or doubles cards of pack()"
        state.play(line)
        last = line
    assert on_table(state) == pack, f"{last} loses or doubles cards of pack()"


@law
def test_2_legal_lines_are_unique_and_canonical_and_explained_by_nothing(play):
    state = play.deal()
    heard = set()
    for number, line in enumerate(play.steps(state)):
        legal = state.legal_moves()
        assert legal, f"{state.turn} {STUCK}"
        assert len(set(legal)) == len(legal), f"turn_moves() names a line twice: {legal}"
        odd = [each for each in legal if state.parse(each) != (state.turn, each)]
        assert not odd, f"not as GRAMMAR writes them (cards of a `cards` in order): {odd}"
        odd = set(state.choices()) - set(legal)
        assert not odd, f"choices() has lines that turn_moves() lacks: {odd}"
        if number % 10 == 0:
            heard |= set(legal)
            for each in heard:
                assert (state.explain(each) == "") == (each in legal), each
            for seat in set(state.seats) - {state.turn}:
                rights = state.legal_moves(seat)
                for each in heard:
                    assert (state.explain(f"{seat} {each}") == "") == (each in rights), each
        state.play(line)
    if state.turn is None:
        assert state.outcome is not None, "`turn` is None without finish()"
        assert not any(state.legal_moves(seat) for seat in state.seats)
        assert not state.legal_moves()
        assert all(state.explain(each) for each in heard)


@law
def test_2_a_refused_line_changes_nothing(play):
    state = play.run()
    before = whole(state)
    page = rules_page(state.ID)
    rng = Random(play.seed)
    pack = [one.name for one in state.pack()]
    for verb, kinds in state.GRAMMAR.items():
        for _ in range(5):
            some = {"card": 1, "cards": rng.randint(0, 2)}
            words = [verb]
            for kind in kinds:
                words += rng.sample(pack, some.get(kind, 0))
                words += [rng.choice(state.seats)] if kind == "seat" else []
                words += [str(rng.randint(0, 4))] if kind == "place" else []
            line = " ".join(words)
            if state.explain(line):
                with pytest.raises(MoveError, match=r"\w") as refused:
                    state.play(line)
                rule = getattr(refused.value, "rule", "")
                assert rule in page, f"{line}: the page has no {rule}"
    assert whole(state) == before


def is_card(word):
    try:
        return bool(card(word))
    except ValueError:
        return False


@law
def test_3_parsing_undoes_printing_of_lines(play):
    state = play.deal()
    for line in play.steps(state):
        for each in state.legal_moves():
            verb, *rest = each.split()
            cards = [word for word in rest if is_card(word)]
            others = [word for word in rest if word not in cards]
            if "cards" in state.GRAMMAR[verb]:  # a set, whose order means nothing
                cards.reverse()
            backwards = " ".join([verb, *cards, *others])
            assert state.parse(backwards) == (state.turn, each)
            lower = " ".join([verb, *(one.lower() for one in cards), *others])
            assert state.parse(f"{state.turn} {lower}") == (state.turn, each)
        state.play(line)


@law
def test_3_parsing_undoes_printing_of_positions_and_views(play):
    state = play.run()
    told = parse_yaml(dump_yaml(write_position(state))).data
    again = read_position(state.rules, len(state.seats), told)
    assert write_position(again) == write_position(state)
    for seat in state.seats:
        view = state.view(seat)
        assert read_view(state.rules, parse_yaml(dump_yaml(write_view(view))).data) == view
        if state.turn is not None:
            assert again.view(seat).zones == view.zones


@law
def test_4_a_clone_is_equal_and_never_changes(play):
    state = play.deal()
    kept = []
    for line in play.steps(state):
        clone = state.clone()
        assert whole(clone) == whole(state)
        if len(kept) < 5 or len(kept) % 20 == 0:
            kept.append((clone, whole(clone)))
        state.play(line)
    assert all(whole(clone) == before for clone, before in kept), SHARED
    for clone, before in kept[:5]:
        after = state.clone()
        for line in play.steps(clone):
            clone.play(line)
            break
        assert whole(state) == whole(after)
        assert clone.turn is None or before is not None


@law
def test_5_redacted_events_fold_the_old_view_into_the_new_one(play):
    rules = play.rules()
    state = rules.game.blank(rules, play.table[1], Chance(play.seed))
    views = seen_by(state)
    state.begin()
    entries = state.drain()
    rng = Random(play.seed)
    for _ in range(play.length):
        for number, seat in enumerate(state.seats):
            for event in redact(entries, number):
                fold(views[seat], event)
        seen = seen_by(state)
        assert views == seen, HANDMADE
        if state.turn is None:
            return
        old, new = (rules.game.determinize(each[state.turn], Random(1)) for each in (views, seen))
        assert old.zones == new.zones, "what a view has prepared is gone once something happens"
        entries = state.play(chosen(state, rng, play.drive))


@law
def test_5_so_it_is_of_what_several_seats_know_alike(play):
    rules = load_rules(play.table[0], play.options)
    state = rules.game.blank(rules, play.table[1], Chance(play.seed))
    rng = Random(play.seed)
    people = sorted(rng.sample(range(len(state.seats)), min(2, len(state.seats))))
    view = common_view([state.view(state.seats[one]) for one in people])
    state.begin()
    entries = state.drain()
    for _ in range(play.length):
        for event in common(entries, people):
            fold(view, event)
        assert view == common_view([state.view(state.seats[one]) for one in people])
        if state.turn is None:
            return
        entries = state.play(chosen(state, rng, play.drive))


@law
def test_6_a_determinized_view_has_that_view_again(play):
    state = play.deal()
    rng = Random(play.seed)
    for number, line in enumerate(play.steps(state)):
        if number % 7 == 0:
            for seat in state.seats:
                view = state.view(seat)
                world = type(state).determinize(view, rng, track=True)
                assert world.view(seat) == view
                assert set(world.legal_moves(seat)) == set(state.legal_moves(seat)), PEEKING
                assert Counter(world.cards) == Counter(state.cards)
        state.play(line)


@law
def test_7_two_worlds_with_one_view_tell_nothing_apart(play):
    state = play.deal()
    rng = Random(play.seed)
    game = state.ID
    for number, line in enumerate(play.steps(state)):
        if number % 13 == 0 and line.split()[0] != TELLING.get(game):
            for place, seat in enumerate(state.seats):
                view = state.view(seat)
                worlds = [type(state).determinize(view, rng, track=True) for _ in range(2)]
                assert worlds[0].legal_moves(seat) == worlds[1].legal_moves(seat), PEEKING
                told = [told_of_every_card(world, seat) for world in worlds]
                assert told[0] == told[1], PEEKING
                if all(world.explain(line) == "" for world in worlds):
                    for world in worlds:  # what is left to chance may differ only in the cards
                        world.chance = Chance(number)
                    compare_after(worlds, line, place, set(view.placed()))
        state.play(line)


@law
def test_7_what_is_told_of_a_table_is_about_cards_that_are_seen(play):
    state = play.deal()

    def check():
        for seat, view in seen_by(state).items():
            for note in state.told(view):
                run = view.zones[note.zone] if note.zone else []
                assert all(run[place] is not None for place in note.places), (seat, note)
                assert note.text or note.facts["text"], (seat, note)

    check()
    for number, line in enumerate(play.steps(state)):
        state.play(line)
        if number % 5 == 0:
            check()
    check()


def told_of_every_card(world, seat):
    """What the table answers when a seat tries each card in turn, where it is to decide."""
    if world.turn != seat:
        return []
    takes = [verb for verb, kinds in world.GRAMMAR.items() if kinds and kinds[0] == "cards"]
    tried = (world.problem(f"{verb} {one.name}") for verb in takes for one in world.pack())
    return [one.bar if isinstance(one, Illegal) else str(one) for one in tried]


def compare_after(worlds, line, place, placed):
    """Both worlds play the line; up to the first card newly seen nothing may differ."""
    seat = worlds[0].seats[place]
    told = [redact(world.play(line), place) for world in worlds]
    for one, other in zip(*told, strict=False):
        if one != other:
            shown = [faces(event) - placed for event in (one, other)]
            # a hidden card came to light, and worlds may go on in different ways from there
            assert type(one) is type(other), UNASKED
            assert shown[0] != shown[1], (line, one, other)
            return
    assert told[0] == told[1]
    assert worlds[0].turn == worlds[1].turn
    assert worlds[0].legal_moves(seat) == worlds[1].legal_moves(seat)


def faces(event):
    """The cards that an event shows."""
    match event:
        case Moved(cards):
            return {one for one in cards if one is not None}
        case Revealed(card=one) if one is not None:
            return {one}
    return set()


@law
def test_8_a_record_replays_to_the_same_end(play):
    state = play.deal()
    seats = [{"name": seat, "kind": "human"} for seat in state.seats]
    options = write_options(state)
    record = Record(rules=play.table[0], seats=seats, options=options, seed=play.seed)
    record.moves += state.chance.take()
    turns = [state.turn]
    for line in play.steps(state):
        actor = "" if line.split()[0] in state.seats else f"{state.turn} "
        state.play(line)
        record.moves += [actor + line, *state.chance.take()]
        turns.append(state.turn)
    data = parse_yaml(dump_yaml(record.to_data())).data
    again = Record.from_data(data)
    assert again == record
    rules = rules_of_record(again)
    found = []
    last = None
    for step in replay(again, rules):
        found.append(step.state.turn)
        last = step.state
    assert found == turns, OWN_CHANCE
    assert last is not None
    assert whole(last) == whole(state), OWN_CHANCE
    assert last.view("p1") == state.view("p1")


def write_options(state):
    from cardtable.engine.schema import plain

    return plain(state.options)


@every_table
@few
@given(data=st.data())
def test_9_a_game_ends_and_returns_agree_with_the_outcome(table, data):
    play = data.draw(plays(table, length=0), label="play")
    state = play.deal()
    for moves, line in enumerate(play.steps(state)):
        assert state.outcome is None
        assert state.returns() == (0.0,) * len(state.seats)
        state.play(line)
        assert moves < 20_000, "random play does not come to an end; a stalled game needs a rule"
    assert state.turn is None
    assert state.outcome is not None
    returns = dict(zip(state.seats, state.returns(), strict=True))
    ranking = state.outcome.ranking
    assert sorted(seat for group in ranking for seat in group) == list(state.seats)
    assert all(-1 <= worth <= 1 for worth in returns.values())
    assert abs(sum(returns.values())) < 1e-9
    for group in ranking:
        assert len({returns[seat] for seat in group}) == 1
    worths = [returns[group[0]] for group in ranking]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


@pytest.mark.parametrize("sizes", [(8,), (4, 4), (1, 5), (5, 1, 2), (1, 1, 1)])
def test_9_those_who_share_a_place_share_what_it_is_worth(sizes):
    seats = [f"p{number}" for number in range(1, sum(sizes) + 1)]
    rest = iter(seats)
    ranking = tuple(tuple(next(rest) for _ in range(size)) for size in sizes)
    returns = Outcome("over", ranking).returns(seats)
    assert abs(sum(returns)) < 1e-9
    alone = Outcome("over", tuple((seat,) for seat in seats)).returns(seats)
    worth = dict(zip(seats, alone, strict=True))
    for group in ranking:
        mean = sum(worth[seat] for seat in group) / len(group)
        assert all(abs(returns[seats.index(seat)] - mean) < 1e-9 for seat in group)


@every_table
@settings(max_examples=effort(2, 4))
@given(data=st.data())
def test_house_rules_keep_the_laws(table, data):
    play = data.draw(plays(table, house_rules=True), label="play")
    state = play.deal()
    pack = Counter(state.pack())
    rng = Random(play.seed)
    views = seen_by(state)
    state.drain()
    for number, line in enumerate(play.steps(state)):
        legal = state.legal_moves()
        assert legal, f"{state.turn} {STUCK}"
        assert len(set(legal)) == len(legal)
        assert all(state.explain(each) == "" for each in legal)
        if number % 10 == 0:
            view = state.view(state.turn)
            world = type(state).determinize(view, rng, track=True)
            assert world.view(state.turn) == view
            assert set(world.legal_moves()) == set(legal)
            told = write_position(state)
            assert write_position(read_position(state.rules, table[1], told)) == told
        entries = state.play(line)
        for place, seat in enumerate(state.seats):
            for event in redact(entries, place):
                fold(views[seat], event)
        assert views == seen_by(state), HANDMADE
        assert on_table(state) == pack
    assert (state.turn is None) == (state.outcome is not None)


@every_table
def test_10_one_seed_one_deal(table):
    rules = load_rules(table[0])
    deals = [rules.game.new(rules, table[1], Chance(seed)) for seed in (5, 5, 6)]
    assert whole(deals[0]) == whole(deals[1])
    assert whole(deals[0])[0] != whole(deals[2])[0]
    assert deals[0].chance.lines == deals[1].chance.lines


EVERYBODY = [*LEVELS, *BASELINES]


def decided(state, level, seed):
    """The line of a player of that level, who thinks no longer than it takes to go all ways."""
    view = state.view(state.turn)
    answer = decide(view, find_level(level), seed, Limit(iterations=9))
    assert answer.move in state.legal_moves(), level
    return answer.move


def levels_play(play):
    """Let players of every level decide by turns, in the midst of a line of play."""
    state = play.deal()
    often = max(1, play.length // (3 * len(EVERYBODY)))
    for number, line in enumerate(play.steps(state)):
        level = EVERYBODY[number // often % len(EVERYBODY)]
        seat, views = state.turn, seen_by(state)
        state.play(line if number % often else decided(state, level, number))
        for other in state.seats:
            if other != seat and state.legal_moves(other):
                called(views[other], state.view(other), level, number)


def tables_of(game):
    return [table for table in TABLES if load_rules(table[0]).game is game]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
@settings(max_examples=effort(4, 60))
@given(data=st.data())
def test_11_every_level_plays_by_any_house_rules(game, data):
    table = data.draw(st.sampled_from(tables_of(game)), label="table")
    levels_play(data.draw(plays(table, house_rules=True), label="play"))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_11_every_level_plays_by_every_value_of_every_house_rule(game):
    tables = tables_of(game)
    tried = set()
    for one in files.house_rules(game):
        for number, value in enumerate(each_value(one)):
            for place in range(len(tables)):  # where this one can't be, another may
                table = tables[(number + place) % len(tables)]
                if possible(table, {one.name: value}):
                    levels_play(Play(table, number, 0.97, 21, {one.name: value}))
                    tried.add(one.name)
                    break
    assert set(house_rules(game)) - tried <= {"deck"}  # another deck takes other rounds as well
