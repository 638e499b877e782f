"""A session: play, undo, redo, save, resume, and what each seat is told on the way."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable import files
from cardtable.ai.fairness import cases
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved
from cardtable.engine.notation import Ambiguous, Illegal, Malformed
from cardtable.engine.position import read_position, write_position, write_view
from cardtable.engine.record import Record
from cardtable.engine.rules import TableError
from cardtable.engine.schema import plain
from cardtable.engine.view import fold
from cardtable.evening import KEY, Evening, Fair, latest, match_of
from cardtable.files import time_of
from cardtable.players import Player, clean_name
from cardtable.presenter.career import careers, fairly, standing
from cardtable.session import Session, latest_game, open_game

ANN, BO = Player("Ann"), Player("Bo", "bot", "easy")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def new(*players, seed=7, rules="shithead", options=None, **more):
    return Session.new(files.load_rules(rules, options), players or (ANN, BO), seed, **more)


def play_on(session, moves=10_000, seed=1, *, ahead=True):
    """Some lines of play, with a line out of turn where there is one."""
    rng = random.Random(seed)
    while moves and not session.over:
        moves -= 1
        others = [seat for seat in session.seats if ahead and seat != session.turn]
        lines = [f"{seat} {line}" for seat in others for line in session.legal(seat)]
        session.play(lines[0] if lines else session.fallback_line(rng))
    return session


def position(session):
    return write_position(session.state), session.turn


def text(session):
    return files.dump_yaml(session.record.to_data())


def again(session):
    """The session as its own record brings it back."""
    return Session.resume(Record.from_data(files.parse_yaml(text(session)).data))


# ------------------------------------------------------------------------------- playing


def test_a_new_game():
    session = new(seed=8675309, options={"hand_size": 4})
    record = session.record
    assert (record.rules, record.rules_version, record.seed) == ("shithead", "1.0", 8675309)
    assert record.options["hand_size"] == 4
    assert record.seats == [
        {"name": "Ann", "kind": "human"},
        {"name": "Bo", "kind": "bot", "level": "easy"},
    ]
    assert record.dealer in session.seats
    assert record.program.startswith("cardtable 0.")
    assert [line.split()[1] for line in record.moves] == ["toss", "shuffle"]
    assert session.step_count == 1
    assert session.humans == ["p1"]
    assert not session.over
    assert position(new(seed=8675309, options={"hand_size": 4})) == position(session)
    assert new(seed=None).record.seed != new(seed=None).record.seed


def test_a_table_that_cannot_be():
    with pytest.raises(TableError):
        new(ANN)
    with pytest.raises(TableError):
        new(*[BO] * 5, options={"hand_size": 6})


def test_lines_are_recorded_with_their_actor():
    session = new()
    seat = session.turn
    session.play("READY")
    assert session.line_at(1) == session.record.moves[-1] == f"{seat} ready"
    assert session.step_count == 2


def test_a_refused_line_changes_nothing():
    session = new()
    before, lines = position(session), list(session.record.moves)
    for line, kind in (
        ("dance", Malformed),
        ("", Malformed),
        ("swap", Malformed | Illegal | Ambiguous),
        ("play AC", Illegal),
        ("p9 ready", Illegal),
    ):
        with pytest.raises(kind if isinstance(kind, type) else (Malformed, Illegal, Ambiguous)):
            session.play(line)
        assert session.explain(line)
    assert (position(session), session.record.moves) == (before, lines)
    assert not session.can_undo


def test_a_whole_game_and_the_next():
    session = play_on(new(ANN, BO, BO, seed=3))
    assert session.over
    assert session.turn is None
    assert session.legal() == []
    assert session.record.outcome["reason"] in {"loser", "stall"}
    following = session.next_game()
    assert following.record.seed not in {3, 4}  # who knows the one deal doesn't know the next
    assert following.players == session.players
    old, next_ = session.record, following.record
    assert next_.sitting["dealer"] == next_.dealer
    assert session.seats.index(next_.dealer) == (session.seats.index(old.dealer) + 1) % 3
    assert following.state.score() == session.state.score()
    third = play_on(following).next_game()
    assert sum(third.state.score().values()) <= 2
    assert position(again(third)) == position(third)


def test_events_bring_every_view_up_to_date():
    session = new(ANN, Player("Cy"), BO, seed=5)
    views = {seat: session.view(seat) for seat in session.seats}
    play_on(session)
    for seat, view in views.items():
        steps = session.events_for(seat, 1)
        assert len(steps) == session.step_count - 1
        for events in steps:
            for event in events:
                fold(view, event)
        assert write_view(view) == write_view(session.view(seat))


def test_nobody_is_told_what_they_may_not_see():
    session = new()
    for event in session.events_for("p1")[0]:
        if isinstance(event, Moved) and event.dst in {"p2.hand", "p1.down", "p2.down"}:
            assert set(event.cards) == {None}
        if isinstance(event, Moved) and event.dst == "p1.hand":
            assert None not in event.cards


def test_the_fallback_rather_plays():
    session = play_on(new(seed=11), moves=4)
    lines = set()
    assert new().fallback_line(random.Random(0)) == "ready"
    for seed in range(20):
        lines.add(session.fallback_line(random.Random(seed)))
    assert lines <= set(session.legal())
    if any(line.startswith("play") for line in session.legal()):
        assert "pickup" not in lines


# ------------------------------------------------------------------------------- undo and redo


def test_undo_goes_back_to_ones_own_decision():
    session = new(ANN, BO, BO, seed=2)
    while session.turn != "p1":
        session.play(session.fallback_line(random.Random(0)))
    before, lines = position(session), list(session.record.moves)
    session.play("ready")
    while session.turn != "p1":
        session.play(session.fallback_line(random.Random(0)))
    after = position(session)
    assert session.can_undo
    session.undo()
    assert (position(session), session.record.moves) == (before, lines)
    assert session.can_redo
    session.redo()
    assert position(session) == after
    assert not session.can_redo
    assert position(again(session)) == after


@pytest.mark.parametrize("rules", ["cuttle", "shithead"])
def test_lines_without_their_seat_can_be_taken_back(rules):
    session = Session.new(files.load_rules(rules), (ANN, BO), 7)
    play_on(session, 12)
    lines = session.record.moves
    bare = [line if line.startswith("chance") else line.partition(" ")[2] for line in lines]
    opened = Session.resume(replace(session.record, moves=bare))
    assert opened.notices == []
    while session.can_undo:
        for one in (session, opened):
            one.undo()
        assert position(opened) == position(session)
    assert not opened.can_undo


def test_undo_all_the_way_and_back():
    session = play_on(new(ANN, Player("Cy"), seed=9), ahead=False)
    over, lines = position(session), list(session.record.moves)
    assert session.record.outcome
    while session.can_undo:
        session.undo()
        assert session.record.outcome is None
    assert session.step_count == 1
    while session.can_redo:
        session.redo()
    assert (position(session), session.record.moves) == (over, lines)
    assert session.record.outcome


def test_another_line_after_undo_forgets_the_rest():
    session = new(ANN, Player("Cy"))
    swap = session.legal()[0]
    session.play(swap)
    session.undo()
    session.play(swap.swapcase())
    assert session.step_count == 2
    session.play("ready")
    session.undo()
    session.undo()
    session.play(swap)
    assert session.can_redo  # the same line: what followed it is still there
    session.undo()
    session.play("ready")
    assert not session.can_redo
    session.redo()
    assert session.step_count == 2


def test_chance_is_the_same_for_a_move_made_again_and_new_after_resuming():
    options = {"redeal": "shuffle", "strict": True, "stock_size": 20}
    session = new(ANN, Player("Cy"), rules="russian-bank", options=options)
    while not session.record.moves[-1].startswith("chance shuffle") or session.step_count == 1:
        legal = session.legal()
        first = [line for line in ("turn hand", "discard") if line in legal]
        session.play(first[0] if first else session.fallback_line(random.Random(0)))
    moves = list(session.record.moves)
    session.undo()
    taken_back = list(session.record.moves)
    session.redo()
    assert session.record.moves == moves
    decks = {moves[-1]}
    for _ in range(2):
        resumed = Session.resume(replace(session.record, moves=list(taken_back)))
        resumed.play("turn hand")
        decks.add(resumed.record.moves[-1])
    assert len(decks) == 3


def test_taking_back_weighs_where_anything_was_seen_since():
    session, rng, weighed = new(ANN, BO, BO, seed=2), random.Random(5), []
    while not session.over:
        session.play(session.fallback_line(rng))
        if session.takeback is not None:
            before, now = (session.view("p1", at=at).unseen for at in (session.takeback.to, -1))
            assert session.takeback.weighs == (len(now) < len(before))
            weighed.append(session.takeback.weighs)
    assert {*weighed} == {True, False}


def test_without_people_undo_is_step_by_step():
    session = play_on(new(BO, BO), moves=3)
    session.undo()
    assert session.step_count == 3


def test_a_card_looked_at_ahead_stays_looked_at():  # SH-32
    for seed in range(40):
        session = new(ANN, Player("Cy"), seed=seed)
        rng = random.Random(seed)
        while not session.over:
            other = next(seat for seat in session.seats if seat != session.turn)
            if ahead := session.legal(other):
                session.play(f"{other} {ahead[0]}")
                assert session.record.moves[-1] == f"{other} {ahead[0]}"
                assert not session.can_undo
                before = position(session)
                session.undo()
                assert position(session) == before
                assert position(again(session)) == before
                return
            session.play(session.fallback_line(rng))
    pytest.fail("no seed led to a choice ahead")


# ------------------------------------------------------------------------------- records


@pytest.mark.parametrize("rules", ["shithead", "shithead-backpacker", "shithead-classic"])
def test_a_record_comes_back_to_the_exact_position(rules):
    session = new(ANN, BO, BO, rules=rules, seed=21)
    while not session.over:
        play_on(session, moves=41)
        back = again(session)
        assert position(back) == position(session)
        assert text(back) == text(session)
        for seat in session.seats:
            assert write_view(back.view(seat)) == write_view(session.view(seat))
            assert back.events_for(seat) == session.events_for(seat)
        assert not back.notices
    assert back.over


def test_a_resumed_game_goes_on():
    session = again(play_on(new(ANN, BO), moves=6))
    session.undo()
    play_on(session, moves=5)
    assert position(again(session)) == position(session)


def test_other_peoples_keys_are_kept():
    session = new()
    session.record.extra["_note"] = {"by": "another program"}
    assert again(session).record.extra == {"_note": {"by": "another program"}}


def test_a_line_that_does_not_fit_ends_the_record_there():
    session = play_on(new(ANN, BO), moves=8)
    position_then = position(session)
    count = len(session.record.moves)
    play_on(session)
    session.record.moves[count] = "p1 play ZZ"
    back = again(session)
    assert position(back) == position_then
    assert back.record.outcome is None
    assert len(back.record.moves) == count
    assert f"line {count + 1}, “p1 play ZZ”" in back.notices[0]


def test_lines_after_the_end_are_damage():
    session = play_on(new(ANN, BO))
    session.record.moves.append("p1 pickup")
    back = again(session)
    assert back.over
    assert back.notices


def test_a_record_without_a_deal_is_none():
    session = new()
    for moves in ([], ["p1 ready"], ["chance toss p7"], ["chance toss p1", "chance shuffle draw"]):
        session.record.moves = moves
        with pytest.raises(files.DataError, match="can’t be replayed"):
            again(session)
    for change in ({"rules": "poker"}, {"seats": []}, {"options": {"hand_size": 99}}):
        data = new().record.to_data() | change
        with pytest.raises(files.DataError):
            Session.resume(Record.from_data(data))


@pytest.mark.parametrize(
    "sitting",
    [
        {"dealer": "p1", "losses": 5},
        {"dealer": "p1", "losses": {"p1": "many"}},
        {"dealer": "p1", "losses": {"p9": 1}},
        {"dealer": 5},
        {"dealer": ["p1"]},
        {"x": 1},
    ],
)
def test_a_sitting_that_makes_no_sense(sitting):
    session = new()
    session.record.sitting = sitting
    session.record.moves = session.record.moves[-1:]
    try:
        back = again(session)
    except files.DataError:
        return
    assert sitting == {"dealer": "p1", "losses": {"p9": 1}}
    play_on(back)


def test_names_are_made_presentable():
    assert clean_name("  Ann\n\tLee\x1b[31m ", "x") == "Ann Lee [31m"
    assert clean_name("\x00\u200b", "Player 2") == "Player 2"
    assert len(clean_name("A" * 99, "x")) <= 24
    assert Player.from_data({}, 3) == Player("Player 3")
    assert Player.from_data({"name": 5, "kind": "bot"}, 1) == Player("5", "bot", "easy")
    assert Player.from_data({"name": "Z", "kind": "ghost"}, 1).human


# ------------------------------------------------------------------------------- files


def saved(*players, moves=0, seed=7):
    rules = files.load_rules("shithead", {"stall_turns": 9})  # a short game will do
    return play_on(Session.saved(rules, players or (ANN, BO), seed), moves=moves)


def reread(path):
    return open_game(Path(path))


def test_every_move_is_saved():
    session = saved()
    for _ in range(12):
        play_on(session, moves=1)
        assert position(reread(session.path)) == position(session)
    session.undo()
    assert position(reread(session.path)) == position(session)


def test_a_finished_game_goes_to_the_records(home):
    session = saved(moves=5)
    start = session.path
    assert start.parent == home / "saves"
    play_on(session)
    assert session.path == home / "records" / start.name
    assert list((home / "saves").iterdir()) == []
    assert reread(session.path).over
    assert files.list_records() == [session.path]
    session.undo()
    assert session.path == start
    assert files.list_saves() == [start]
    assert list((home / "records").iterdir()) == []
    play_on(session)
    following = session.next_game()
    assert following.path.parent == home / "saves"
    assert following.path != start


def test_the_latest_game_is_gone_on_with():
    assert latest_game() is None
    first, second = saved(moves=3), saved(moves=4, seed=8)
    assert first.path != second.path
    assert position(latest_game()) == position(second)
    play_on(first, moves=1)
    assert position(latest_game()) == position(first)
    play_on(first)
    assert position(latest_game()) == position(second)


def test_a_game_that_ended_as_the_program_was_killed(home):
    session = saved()
    other = saved(moves=2, seed=3)
    path = session.path
    session.path = None
    play_on(session)
    files.write_atomic(path, text(session))  # over, but not yet moved
    assert position(latest_game()) == position(other)
    assert [one.name for one in files.list_records()] == [path.name]


def damaged(session, damage):
    """Damages the file; only what is in it counts from now on."""
    raw = session.path.read_bytes()
    session.path.write_bytes(damage(raw))
    return raw


def cut(share):
    """Cuts a file off within a line; at the end of one it would only be a shorter record."""
    return lambda raw: raw[: raw.index(b"\n", int(len(raw) * share)) - 1]


def spoil(share, what):
    return lambda raw: raw[: int(len(raw) * share)] + what + raw[int(len(raw) * share) + 5 :]


@pytest.mark.parametrize(
    "damage",
    [
        cut(0.98),
        cut(0.8),
        spoil(0.85, b"\0\0\0\0\0"),
        spoil(0.9, b"\xff\xfe"),
        spoil(0.9, b"\n: ["),
    ],
)
def test_of_a_damaged_save_everything_before_is_offered(damage):
    session = saved(moves=24)
    files.backup_of(session.path).unlink()
    raw = damaged(session, damage)
    back = reread(session.path)
    assert 1 < back.step_count <= session.step_count
    lines = back.record.moves
    assert lines == session.record.moves[: len(lines)]
    assert back.notices
    assert "renamed" in back.notices[-1] or "is now" in back.notices[-1]
    aside = session.path.with_name(session.path.name + ".broken")
    assert aside.read_bytes() == damage(raw)
    assert not reread(session.path).notices
    assert position(reread(session.path)) == position(back)


def test_a_line_spoilt_in_the_middle_of_the_moves(home):
    session = saved(moves=20)
    files.backup_of(session.path).unlink()
    *lines, end = session.path.read_text().splitlines()
    assert end == "_end: true"
    lines.remove("_chosen: true")
    for bad in ("- p1 play ZZ", "- {p1: play}", "- 17", "- [p1]", "rubbish", "- p9 ready", "-"):
        session.path.write_text("\n".join([*lines[:-6], bad, *lines[-5:], end]))
        back = reread(session.path)
        assert back.record.moves == session.record.moves[:-6], bad
        assert back.notices


def test_the_backup_serves_where_it_has_more():
    session = saved(moves=30)
    damaged(session, cut(0.7))
    back = reread(session.path)
    assert back.record.moves == session.record.moves[:-1]
    assert any("backup" in line for line in back.notices)
    session.path.unlink()
    assert files.list_saves() == [session.path]
    assert reread(session.path).step_count >= session.step_count - 2


@pytest.mark.parametrize("rubbish", [b"", b"\0" * 500, b"not: a game", b"[", b"cardtable: 1"])
def test_a_file_that_is_no_game_is_renamed_and_told(rubbish):
    other = saved(moves=3)
    session = saved(moves=3, seed=4)
    files.backup_of(session.path).unlink()
    session.path.write_bytes(rubbish)
    told = []
    assert position(latest_game(told)) == position(other)
    assert "is now" in told[-1]
    assert files.list_saves() == [other.path]


def test_a_game_of_a_newer_version_is_passed_over():
    other = saved(moves=3)
    session = saved(moves=3, seed=4)
    files.backup_of(session.path).unlink()
    text = session.path.read_text().replace("rules: shithead", "rules: hearts")
    session.path.write_text(text)
    told = []
    assert position(latest_game(told)) == position(other)
    assert "can’t be found" in told[0]
    assert session.path.read_text() == text


def test_a_disk_that_is_full_does_not_stop_the_game(monkeypatch):
    session = saved(moves=3)
    good = session.path.read_bytes()
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left")))
    play_on(session, moves=2)
    assert "The game isn’t saved: " in session.notices[0]
    assert session.path.read_bytes() == good
    monkeypatch.undo()


def test_a_game_under_rules_that_are_nowhere_installed(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(
        "id: mine\ngame: shithead\nnames: {plain: Mine}\nseats: [2, 3]\n"
        "order: [A, '2', '3', '4', '5', '6', '7', '8', '9', '10', J, Q, K]\n"
    )
    session = play_on(Session.saved(files.load_rules(path), (ANN, BO), 7), moves=20)
    path.unlink()
    back = reread(session.path)
    assert back.rules == session.rules
    assert position(back) == position(session)


def test_options_of_the_table_are_saved():
    rules = files.load_rules("shithead-glass", {"powers": {"9": ["skip"]}, "hand_size": 5})
    session = Session.saved(rules, (ANN, BO), 4)
    back = reread(session.path)
    assert back.rules == rules
    assert plain(back.rules.options) == session.record.options


def test_an_evening_counts_what_luck_brought_as_far_as_it_is_known():
    players = (Player("Ann"), Player("Bo", "bot", "easy"))
    session, shares = Session.saved(files.load_rules("cuttle"), players, 3), []
    for luck in ((0.25, 0.02), None, (0.5, 0.05)):
        play_on(session, 10**6)
        if luck:
            session.note_luck(luck)
            best, *others = session.state.outcome.ranking
            shares.append(float("p1" in best) if others else 0.5)
        assert reread(session.path).evening == session.evening
        assert latest(time_of(session.path).timestamp())[0] == session.evening
        evening, session = session.evening, session.next_game()
        assert session.evening == evening
    assert evening.fair == {"Ann": (2, sum(shares), 0.75, pytest.approx(0.02**2 + 0.05**2))}
    assert fairly(evening, "Bo") == ""
    assert fairly(evening, "Ann").startswith("With average luck you’d have won ")
    unsure = {"Ann": Fair(2, 1.0, 0.1, 0.01)}
    assert fairly(replace(evening, fair=unsure), "Ann") == ""


def test_a_first_place_is_won_alone_or_by_a_team():
    evening, ends = Evening(3, dict.fromkeys(("Ann", "Bo", "Cy"), 0)), [["Ann", "Bo"], ["Cy"]]
    assert evening.after(ends) == evening
    assert evening.after(ends, team=True).won == {"Ann": 1, "Bo": 1, "Cy": 0}


@given(
    kept=st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda some: st.lists(some) | st.dictionaries(st.sampled_from(["Ann", "Bo"]), some),
    )
)
def test_what_is_damaged_of_an_evening_costs_only_itself(kept):
    whole = Evening(3, {"Ann": 2, "Bo": 0}, {"Ann": Fair(2, 1.0, 0.5, 0.01)})
    data = whole.to_data()
    for key in data:
        read = Evening.read({"evening": {**data, key: kept}}, ("Ann", "Bo"))
        for other in {"won", "fair"} - {key}:
            assert getattr(read, other) == getattr(whole, other)
        for evening in (read, whole.after([["Ann"], ["Bo"]], "Ann", kept)):
            assert standing(evening)
            assert "nan" not in fairly(evening, "Ann")


def test_an_evening_counts_games_won_by_name():
    """CU-39; a game that nobody wins alone counts for nobody, and everybody keeps theirs."""
    players = (Player("Ann"), Player("Bo"))
    session = Session.saved(files.load_rules("cuttle"), players, 3, {"evening": {"length": 5}})
    assert session.evening == Evening(5, {"Ann": 0, "Bo": 0})
    rng, won, champion = random.Random(1), Counter(), ""
    while not champion:
        dealt = session.record.dealer
        play_on(session, 10**6)
        ranking = session.state.outcome.ranking
        won.update([session.player(ranking[0][0]).name] * (len(ranking) > 1))
        assert session.evening == Evening(5, {"Ann": won["Ann"], "Bo": won["Bo"]})
        assert reread(session.path).evening == session.evening
        again = Session.new(session.rules, session.players, 1, session.record.sitting)
        assert again.evening.won == Evening.read(session.record.sitting, ("Ann", "Bo")).won
        shift = rng.randrange(2)
        following = session.next_game(shift=shift)
        # who deals next is the other one, wherever they sit by now
        before = session.player(dealt).name
        assert following.player(following.record.dealer).name != before
        assert following.players == session.players[:: 1 - 2 * shift]
        champion = "".join(session.evening.champions)
        assert (following.evening == session.evening) == (not champion)
        session = following
    assert won[champion] == 3
    assert following.evening == Evening(5, {"Ann": 0, "Bo": 0})
    kept = {"evening": {"won": {"ANN": 2, "Cy": 1}}}
    assert Evening.read(kept, ("Ann", "Bo")).won == {"Ann": 2, "Bo": 0}
    for nonsense in ("many", {"length": "3", "won": {"Ann": -2, "Bo": "2"}}, {"won": 7}):
        session.record.sitting["evening"] = nonsense
        assert sum(session.evening.won.values()) <= 1


def test_after_a_lesson_the_next_game_is_kept():
    """What is played on from a lesson's position has no deal, but all after it count."""
    rules = files.load_rules("cuttle")
    position = {"turn": "p1", "zones": {"draw": "4C 5C", "p1.hand": "10H", "p1.points": "10S AC"}}
    session = Session.at(rules, (ANN, BO), read_position(rules, 2, position, Chance(1)))
    session.play("points 10H")
    assert session.over
    following = session.next_game()
    assert following.path in files.list_saves()
    assert following.evening.won == {"Ann": 1, "Bo": 0}


# ------------------------------------------------------------------------------- who sits where


BOT = Player("Cleo", "bot", "easy")


def test_who_sits_where_changes_and_the_record_keeps_when():
    session = play_on(new(ANN, BOT), 6, ahead=False)
    since = session.step_count
    session.sit("p1", Player("Dot", "bot", "hard"))
    assert session.humans == []
    assert session.onlooker == "p1"
    session.sit("p2", Player("Bea"))
    play_on(session, 6, ahead=False)
    for one in (session, again(session)):
        assert [player.name for player in one.players] == ["Dot", "Bea"]
        assert one.humans == ["p2"]
        assert one.record.sat(since - 1) == [ANN.to_data(), BOT.to_data()]
        assert one.record.sat(since) == [player.to_data() for player in one.players]
        assert position(one) == position(session)
    decided = {(one.seat, one.step < since) for one in cases(session.record, session.rules)}
    assert decided <= {("p2", True), ("p1", False)}
    assert decided


def test_what_somebody_else_decided_at_a_seat_is_not_taken_back():
    session = new(ANN, BOT)
    play_on(session, 6, ahead=False)
    session.sit("p1", Player("Dot", "bot", "hard"))
    session.sit("p1", ANN)
    session.sit("p2", Player("Bea"))
    assert not session.can_undo
    play_on(session, 1, ahead=False)
    session.undo()
    assert not session.can_undo


def test_another_name_keeps_what_its_player_has_won():
    session = new(ANN, BO, carry={"evening": {"length": 3, "won": {ANN.name: 2, BO.name: 1}}})
    session.sit("p1", replace(ANN, name="Annabel"))
    assert session.evening.won == {"Annabel": 2, BO.name: 1}
    assert session.record.seated == []
    assert again(session).evening.won == session.evening.won


def test_what_somebody_has_won_is_theirs_by_any_name_and_when_they_are_back(home):
    """Two names that are swapped stay two people, and who is away for a deal loses nothing."""
    carry = {"evening": {"length": 5, "won": {ANN.name: 2, "Bea": 1}}}
    session = Session.saved(files.load_rules("cuttle"), (ANN, Player("Bea")), carry=carry)
    session.sit("p1", Player("Bea"))
    session.sit("p2", replace(ANN))
    for one in (session, again(session)):
        assert one.evening.won == {"Bea": 2, ANN.name: 1}
    session.sit("p1", Player("Bibi"))
    session.sit("p1", BOT)
    assert again(session).evening.won == {BOT.name: 0, ANN.name: 1}
    session.sit("p1", Player("Bea"))  # somebody else, who has won nothing
    assert session.evening.won == {"Bea": 0, ANN.name: 1}
    session.sit("p1", BOT)
    session.play("p1 resign")
    following = session.next_game()
    assert following.evening.won == {BOT.name: 0, ANN.name: 2}
    following.sit("p1", Player("Bibi"))
    assert following.evening.won == {"Bibi": 2, ANN.name: 2}
    following.play("p2 resign")
    assert reread(following.path).evening.won == {"Bibi": 3, ANN.name: 2}
    assert latest(time_of(following.path).timestamp())[0] == following.evening
    for one in (session, following):
        one.close()


def test_a_game_given_up_is_lost_and_told_as_such_and_one_handed_over_counts_for_nobody(home):
    given, handed = (Session.saved(files.load_rules("cuttle"), (ANN, BOT)) for _ in range(2))
    given.play("p1 resign")
    assert given.over
    handed.sit("p1", Player("Dot", "bot", "easy"))
    handed.sit("p1", ANN)
    handed.play("p2 resign")
    for session in (given, handed):
        session.close()
    games = files.finished_games()
    assert len(games) == 2
    (career,) = careers(games)
    (one,) = career.games
    assert one.lost
    assert one.resigned
    assert home.exists()


def evening_of(rules, options, seats=2, first=1):
    """An evening to its end: its last session, and what each game brought.

    Cuttle is played out by chance; what takes longer is begun, and then given up.
    """
    rules = files.with_house_rules(files.load_rules(rules), options)
    players = [Player(name) for name in ("Ann", "Bo", "Cy", "Di")[:seats]]
    session, brought = Session.saved(rules, players, first), []
    while True:
        play_on(session, 10**6 if rules.game.ID == "cuttle" else 20)
        if not session.over:
            session.play(f"{session.turn} resign")
        names = [session.player(seat).name for seat in session.seats]
        brought.append(dict(zip(names, session.state.brought().values(), strict=True)))
        if session.evening.over:
            return session, brought
        assert not session.evening.champions
        assert session.evening.loser == ""
        assert reread(session.path).evening == session.evening
        assert latest(time_of(session.path).timestamp())[0] == session.evening
        session = session.next_game(shift=len(brought) % seats)


@pytest.mark.parametrize(
    ("rules", "seats", "goal"),
    [
        ("cuttle", 2, 2),
        ("cuttle", 3, 2),
        ("cuttle-teams", 4, 2),
        ("soul-taker", 2, 2),
        ("shithead", 3, 2),
        ("cunt-soul", 3, 2),
        ("russian-bank-short", 2, 60),
    ],
)
def test_an_evening_goes_to_what_its_rules_say(rules, seats, goal):
    """CU-50, ST-28, SH-50, CS-86 and RB-41; it is kept, resumed, and begins anew at its end."""
    session, brought = evening_of(rules, {"evening_to": goal}, seats)
    counted, evening = session.state.EVENING[0], session.evening
    sums = {name: sum(one[name] for one in brought) for name in evening.points}
    assert evening.points == sums
    if counted == "lost":
        assert [evening.loser] == [name for name, n in sums.items() if n == goal]
        fewest = [name for name, n in sums.items() if n == min(sums.values())]
        assert evening.champions == (tuple(fewest) if len(fewest) == 1 else ())
        assert f"{evening.loser} lost the match: " in standing(evening)
    else:
        assert {sums[name] for name in evening.champions} == {max(sums.values())}
        assert max(sums.values()) >= goal
        assert len(evening.champions) == (2 if rules == "cuttle-teams" else 1)
        names = " and ".join(evening.champions)
        assert f"{names} won the match: " in standing(evening)
    anew = session.next_game().evening
    assert (anew.match, set(anew.points.values())) == (evening.match, {0})
    # another game, or the same one without a goal, is an evening of its own
    carry = {KEY: evening.following().to_data() | {"won": {"Ann": 1}}}
    for other in ("cuttle-quick", "shithead"):
        if other.partition("-")[0] != evening.match.game:
            begun = Session.new(files.load_rules(other), session.players, 1, carry).evening
            assert (begun.match, begun.begun) == (None, False)


def test_who_reaches_the_points_together_plays_on():
    """RB-41: more points win, and equally many win nothing yet."""
    match = match_of(files.with_house_rules(files.load_rules("russian-bank"), {"evening_to": 50}))
    evening = Evening(match=match, won={"Ann": 0, "Bo": 0}, points={"Ann": 20, "Bo": 45})
    tied = evening.after([["Ann"], ["Bo"]], points={"Ann": 33, "Bo": 8})
    assert (tied.points, tied.over) == ({"Ann": 53, "Bo": 53}, False)
    assert tied.after([["Ann"], ["Bo"]], points={"Ann": 1, "Bo": 0}).champions == ("Ann",)


def test_who_gives_up_at_russian_bank_gives_the_others_points_away():
    """RB-41."""
    rules = files.with_house_rules(files.load_rules("russian-bank"), {"evening_to": 500})
    session = Session.new(rules, (Player("Ann"), Player("Bo")), 3)
    session.play("p1 resign")
    left, mine = session.state.weight("p1"), session.state.weight("p2")
    assert session.evening.points == {"Ann": 0, "Bo": 30 + left - mine}
