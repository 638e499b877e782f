"""What is told of finished games, from their records."""

import pytest

from cardtable import files
from cardtable.files import Finished, Sitter, finished_games
from cardtable.table.scenes.statistics import report

ANN, BO = Sitter("Ann", ""), Sitter("Bo", "")
MEDIUM, HARD = Sitter("Clementine", "medium"), Sitter("Desmond", "hard")
RECORD = """\
cardtable: 1
rules: shithead
rules_version: '1.0'
options: {}
seats:
- {name: Ann, kind: human}
- {name: Clementine, kind: bot, level: medium}
date: '2026-11-20 18:00'
moves:
- chance shuffle draw AC 2C
- p1 ready
- p2 play 4C
outcome:
  reason: loser
  ranking: [[p2], [p1]]
  result: {loser: p1}
"""


@pytest.fixture
def records(monkeypatch, tmp_path):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    files.records_folder().mkdir(parents=True)
    return files.records_folder()


def game(*sitters, ranking, rules="shithead", date="2026-11-20 18:00"):
    return Finished(files.records_folder() / "x.yaml", rules, date, sitters, ranking)


def test_finished_games_are_read_without_their_moves(records):
    (records / "a.yaml").write_text(RECORD, encoding="utf-8")
    (one,) = finished_games()
    assert one.path == records / "a.yaml"
    assert (one.rules, one.date) == ("shithead", "2026-11-20 18:00")
    assert one.sitters == (ANN, MEDIUM)
    assert one.ranking == ((1,), (0,))
    assert [one.won(0), one.won(1), one.lost(0), one.lost(1)] == [False, True, True, False]


@pytest.mark.parametrize(
    "damage",
    [
        ("outcome:", "come:"),
        ("[[p2], [p1]]", "[[p2], [p3]]"),
        ("[[p2], [p1]]", "none"),
        ("seats:", "chairs:"),
        ("rules: shithead", "rules: ["),
        ("kind: human", "sort: human"),
    ],
)
def test_what_is_no_finished_game_is_passed_over(records, damage):
    (records / "a.yaml").write_text(RECORD.replace(*damage), encoding="utf-8")
    (records / "b.yaml").write_bytes(b"\xff\xfe\x00")
    (records / "c.yaml").write_text(RECORD, encoding="utf-8")
    assert [one.path.name for one in finished_games()] == ["c.yaml"]


def test_a_game_in_which_all_are_equal_is_neither_won_nor_lost():
    drawn = game(ANN, BO, ranking=((0, 1),))
    assert not any((drawn.won(0), drawn.lost(0), drawn.won(1), drawn.lost(1)))


def test_games_are_counted_by_person_game_and_opponents():
    games = [
        game(ANN, MEDIUM, ranking=((0,), (1,))),
        game(MEDIUM, ANN, ranking=((0,), (1,))),
        game(ANN, MEDIUM, ranking=((0,), (1,))),
        game(ANN, HARD, MEDIUM, BO, ranking=((1,), (2,), (0,), (3,))),
        game(ANN, BO, rules="cuttle", ranking=((0, 1),)),
    ]
    text = report(games, {"shithead": "Winnersh", "cuttle": "Cuttle"}.get)
    ann, bo = text.split("## Bo")
    assert ann.splitlines()[4:] == [
        "| **Cuttle** | Bo | 1 | 0 (0%) | 0 |",
        "| **Winnersh** | 1 medium | 3 | 2 (67%) | 1 |",
        r"|  | Bo\, 1 hard\, 1 medium | 1 | 0 (0%) | 0 |",
        "",
    ]
    assert r"| **Winnersh** | Ann\, 1 hard\, 1 medium | 1 | 0 (0%) | 1 |" in bo


def test_names_are_no_marks():
    odd = Sitter("*A|B*", "")
    assert r"## \*A\|B\*" in report([game(odd, BO, ranking=((0,), (1,)))], str)
