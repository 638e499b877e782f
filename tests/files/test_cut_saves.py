"""A save that is cut off anywhere: it is noticed, and nothing is lost that its backup holds."""

import pytest

from cardtable import files
from cardtable.session import Player, Session, open_game


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def session():
    players = (Player("Ann"), Player("Bo", "bot", "easy"))
    session = Session.saved(files.load_rules("shithead"), players, 7)
    session.record.extra["_notes"] = {
        "by": "somebody else",
        "with": ["more", "than one line", "x y"],
    }
    for _ in range(12):
        session.play(next(x for x in ("ready", *session.legal()) if x in session.legal()))
    return session


def test_a_cut_anywhere_is_noticed(session):
    raw = session.path.read_bytes()
    for length in range(len(raw)):
        session.path.write_bytes(raw[:length])
        try:
            record, problem = files.load_record(session.path)
        except files.DataError:
            continue
        # Without a line there is no deal: such a record can't be opened at all.
        assert problem or not record.moves, raw[:length][-60:]
        sound = record.moves if raw[:length].endswith(b"\n") else record.moves[:-1]
        assert sound == session.record.moves[: len(sound)]
    session.path.write_bytes(raw)
    assert files.load_record(session.path)[1] is None


def test_the_backup_gives_back_what_a_cut_at_the_end_of_a_line_took(session):
    raw = session.path.read_bytes()
    backup = files.backup_of(session.path).read_bytes()
    ends = [at + 1 for at, one in enumerate(raw) if one == ord("\n")][:-1]
    for end in ends:
        session.path.write_bytes(raw[:end])
        files.backup_of(session.path).write_bytes(backup)
        back = open_game(session.path)
        assert len(back.record.moves) >= len(session.record.moves) - 1
        assert "is now" in back.notices[-1]
    assert len(ends) > 20


def test_a_save_of_the_first_version_is_whole_without_a_mark(session):
    text = session.path.read_text()
    marks = [line for line in text.splitlines() if line.startswith(("_lines", "_end"))]
    assert marks == [f"_lines: {len(session.record.moves)}", "_end: true"]
    for mark in marks:
        text = text.replace(f"{mark}\n", "")
    session.path.write_text(text)
    record, problem = files.load_record(session.path)
    assert problem is None
    assert record == session.record


def test_lines_added_by_another_program_are_no_damage(session):
    data = files.read_yaml(session.path)
    data["_lines"] -= 1
    session.path.write_text(files.dump_yaml(data))
    assert files.load_record(session.path) == (session.record, None)
