"""Records: they replay without a generator, and damage is told by its line."""

import pytest
from strategies import Play, whole
from where import TESTS

from cardtable.engine.record import Record, RecordError, replay
from cardtable.engine.schema import plain
from cardtable.files import dump_yaml, load_rules, parse_yaml, read_yaml, rules_of_record

KEPT = sorted((TESTS / "records").rglob("*.yaml"))


@pytest.fixture(scope="module")
def played():
    """A state, and the record of how it came about."""
    play = Play(("shithead", 3), seed=12, drive=0.9, length=60)
    state = play.deal()
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Bo", "Cy")]
    record = Record("shithead", seats, plain(state.options), seed=12, date="2026-11-20")
    record.moves += state.chance.take()
    for line in play.steps(state):
        actor = "" if line.split()[0] in state.seats else f"{state.turn} "
        state.play(line)
        record.moves += [actor + line, *state.chance.take()]
    return state, record


def steps_of(record):
    """How many steps replay, and the error that ends them."""
    done = []
    try:
        done.extend(step.line for step in replay(record, rules_of_record(record)))
    except RecordError as error:
        return done, error
    return done, None


def test_a_record_needs_no_seed(played):
    state, record = played
    *_, last = replay(record, load_rules("shithead"))
    assert whole(last.state) == whole(state)
    assert last.at == len(record.moves)


def test_every_step_tells_its_line_its_chance_and_its_events(played):
    _, record = played
    steps = list(replay(record, load_rules("shithead")))
    told = [line for step in steps for line in (step.line, *step.chance) if line]
    assert told == record.moves
    assert steps[0].line == ""
    assert all(step.events for step in steps)


def test_written_and_read_it_is_the_same(played):
    _, record = played
    record = Record.from_data(record.to_data() | {"_mine": {"a": [1, "b"]}})
    again = Record.from_data(parse_yaml(dump_yaml(record.to_data())).data)
    assert again == record
    assert again.extra == {"_mine": {"a": [1, "b"]}}
    keys = list(again.to_data())
    assert keys[:3] == ["cardtable", "rules", "rules_version"]
    assert keys.index("moves") < keys.index("_mine")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("p1 play 4Z", "“p1 play 4Z”: “play” doesn’t take “4Z”"),
        ("p1 dance", "“p1 dance”: “dance” isn’t a move here"),
        ("p9 ready", "“p9 ready”: there is no seat p9"),
        ("", "“”: an empty line"),
    ],
)
def test_a_wrong_line_is_named_and_all_before_it_is_kept(played, line, said):
    _, record = played
    moves = [*record.moves[:10], line, *record.moves[10:]]
    done, error = steps_of(Record.from_data(record.to_data() | {"moves": moves}))
    assert [one for one in done if one] == record.moves[2:10]
    assert str(error).startswith(f"line 11, {said}")
    assert error.at == 10


def test_a_line_that_is_lost_is_noticed(played):
    _, record = played
    at = next(n for n, line in enumerate(record.moves) if line.endswith(" ready"))
    moves = record.moves[:at] + record.moves[at + 1 :]
    done, error = steps_of(Record.from_data(record.to_data() | {"moves": moves}))
    assert len(done) < len(moves)
    assert error.at >= at


@pytest.mark.parametrize(
    ("cut", "said"),
    [
        (slice(0, 0), "the deal: a line of chance is missing from the record here"),
        (slice(0, 1), "the deal: a line of chance is missing from the record here"),
        (slice(1, 9), "the deal: expected “chance toss …”, found “chance shuffle draw "),
    ],
)
def test_a_damaged_deal_is_told(played, cut, said):
    _, record = played
    done, error = steps_of(Record.from_data(record.to_data() | {"moves": record.moves[cut]}))
    assert done == []
    assert str(error).startswith(said)


def test_a_line_of_chance_that_nothing_calls_for_is_told(played):
    _, record = played
    moves = [*record.moves[:6], "chance pick 4C", *record.moves[6:]]
    done, error = steps_of(Record.from_data(record.to_data() | {"moves": moves}))
    assert "“chance pick 4C” isn’t needed here" in str(error)
    assert len(done) == 4  # the deal and three of its four lines


def test_nothing_goes_on_after_the_end():
    play = Play(("shithead-classic", 2), seed=4, drive=0.97, length=5000)
    state = play.deal()
    record = Record("shithead-classic", [{}, {}], plain(state.options))
    record.moves += state.chance.take()
    for line in play.steps(state):
        record.moves.append(f"{state.turn} {line}")
        state.play(line)
    assert steps_of(record)[1] is None
    record.moves.append("p1 pickup")
    assert str(steps_of(record)[1]).endswith("the game is over")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cardtable": 2}, "this record has format 2; this program reads 1"),
        ({"fish": 1}, "fish: no such key"),
        ({"moves": "p1 ready"}, "moves: must be a list of lines"),
        ({"moves": ["p1 ready", 7]}, "moves: must be a list of lines"),
        ({"seats": ["Ann"]}, "seats: must be a list of mappings"),
        ({"options": []}, None),
        ({"options": [1]}, "options: must be a mapping"),
        ({"outcome": "won"}, "outcome: must be a mapping"),
        ({"seed": "x"}, "seed: must be a whole number"),
        ({"rules": 5}, "rules: must be text"),
        ({"fish": 1, "seed": "x"}, "fish: no such key; seed: must be a whole number"),
    ],
)
def test_a_damaged_header_is_told(played, change, said):
    _, record = played
    data = record.to_data() | change
    if said is None:
        assert Record.from_data(data).moves == record.moves
        return
    with pytest.raises(RecordError) as error:
        Record.from_data(data)
    assert str(error.value) == said


@pytest.mark.parametrize("data", [None, [], "text", {}, {"rules": "shithead"}])
def test_what_is_no_record_is_told(data):
    with pytest.raises(RecordError, match="this isn’t a record of a game"):
        Record.from_data(data)


def test_what_is_missing_is_told():
    with pytest.raises(RecordError, match="rules: is missing; seats: is missing"):
        Record.from_data({"cardtable": 1})


@pytest.mark.parametrize(
    ("seats", "said"), [(0, "2 to 5 seats, not 0"), (1, "not 1"), (7, "not 7")]
)
def test_too_few_and_too_many_seats_are_told(played, seats, said):
    _, record = played
    _, error = steps_of(Record.from_data(record.to_data() | {"seats": [{}] * seats}))
    assert said in str(error)


def test_the_dealer_of_a_record_without_a_toss_is_the_one_it_names():
    rules = load_rules("shithead", {"first_dealer": "p2"})
    play = Play(("shithead", 3), seed=1, drive=1, length=0, options={"first_dealer": "p2"})
    state = play.deal()
    record = Record("shithead", [{}, {}, {}], plain(rules.options), dealer="p3")
    record.moves += state.chance.take()
    assert [line.split()[1] for line in record.moves] == ["shuffle"]
    (step,) = replay(record, rules)
    assert step.state.memory.dealer == "p3"


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_records_of_released_versions_replay_for_ever(path):
    record = Record.from_data(read_yaml(path))
    *_, last = replay(record, rules_of_record(record))
    assert last.at == len(record.moves)
    assert last.state.outcome is not None
    assert last.state.outcome.result == record.outcome["result"]


def test_a_record_is_read_as_its_rules_were_played_then():
    """RB-23: a call that was right by version 1.0 of Russian Bank would be wrong by 1.1."""
    then = Record.from_data(read_yaml(KEPT[0].parent / "russian-bank-stopped.yaml"))
    assert then.rules_version == "1.0"
    assert "stock_before_hand" not in then.options
    rules = rules_of_record(then)
    assert rules.options.stock_before_hand == "always"
    *_, last = replay(then, rules)
    assert last.state.outcome.result == then.outcome["result"]
    now = Record.from_data(then.to_data() | {"rules_version": "1.1"})
    assert rules_of_record(now).options.stock_before_hand == "start"
    _, error = steps_of(now)
    assert "line 124" in str(error)


@pytest.mark.parametrize("rules", ["russian-bank-short", "russian-bank-ours", "russian-bank-gone"])
def test_rules_without_a_known_version_are_read_as_the_record_has_them(
    rules, tmp_path, monkeypatch
):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    (tmp_path / "rules").mkdir()
    ours = "id: russian-bank-ours\nextends: russian-bank\nversion: '3.0'\nnames: {plain: Ours}\n"
    (tmp_path / "rules" / "russian-bank-ours.yaml").write_text(ours)
    options = plain(load_rules("russian-bank").options)
    version = "1.1" if rules.endswith("short") else "3.0"
    told = Record(rules, [{}, {}], options, rules_version=version)
    assert rules_of_record(told).options.stock_before_hand == "start"
    del options["stock_before_hand"]
    told.rules_version = "1.0" if rules.endswith("short") else "3.0"
    assert rules_of_record(told).options.stock_before_hand == "always"


def test_there_are_records_of_released_versions():
    assert KEPT
