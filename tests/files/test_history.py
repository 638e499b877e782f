"""What is told of finished games, from their records."""

from dataclasses import replace

import pytest

from cardtable import files
from cardtable.files import Finished, Sitter, finished_games, spelled_alike
from cardtable.presenter.career import Run, careers, day_of
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


FIRST = ((0,), (1,))
LAST = ((1,), (0,))


def career(*rankings, others=(MEDIUM,)):
    """Ann's games, of which the first one named was played first."""
    games = [game(ANN, *others, ranking=ranking) for ranking in rankings]
    return careers(games[::-1])[0]


def test_those_who_played_most_come_first_and_computers_not_at_all():
    games = [game(ANN, BO, ranking=FIRST), game(BO, MEDIUM, ranking=FIRST)]
    assert [(one.name, len(one.games)) for one in careers(games)] == [("Bo", 2), ("Ann", 1)]


def test_streaks_cover_all_games_in_their_order():
    one = career(FIRST, FIRST, LAST, ((0, 1),), FIRST)
    assert one.runs() == [Run(True, 0, 2), Run(False, 2, 2), Run(True, 4, 1)]
    assert (one.longest, one.present, one.won) == (2, 1, 3)
    assert career(FIRST, LAST).present == 0
    assert sum(run.count for run in one.runs()) == len(one.games)


def test_the_share_won_is_that_of_the_last_ten_games():
    one = career(*[FIRST] * 10, *[LAST] * 10)
    assert one.recent()[9] == 1.0
    assert one.recent()[14] == 0.5
    assert one.recent()[19] == 0.0
    assert career(LAST, FIRST).recent() == [0.0, 0.5]


@pytest.mark.parametrize(
    ("ranking", "height"),
    [
        (((0,), (1,), (2,), (3,)), 1.0),
        (((1,), (0,), (2,), (3,)), 2 / 3),
        (((1,), (2,), (0,), (3,)), 1 / 3),
        (((1,), (2,), (3,), (0,)), 0.0),
        (((1,), (0, 2), (3,)), 0.5),
        (((0, 1, 2, 3),), 0.5),
    ],
)
def test_the_better_the_place_the_higher(ranking, height):
    played = career(ranking, others=(MEDIUM, HARD, BO)).games[0]
    assert played.height == pytest.approx(height)


def test_games_are_shared_out_by_opponent_and_by_game():
    games = [
        game(ANN, MEDIUM, MEDIUM, ranking=((0,), (1,), (2,))),
        game(ANN, BO, MEDIUM, ranking=((1,), (2,), (0,))),
        game(ANN, BO, ranking=((1,), (0,)), rules="cuttle"),
    ]
    ann = next(one for one in careers(games) if one.name == "Ann")
    shares = [(one.name, one.face, one.words) for one in ann.by_opponent()]
    assert shares == [
        ("Bo", "Bo", "won 0 of 2, came last in 2"),
        ("Medium computer players", "", "won 1 of 2, came last in 1"),
    ]
    assert [(one.name, one.played) for one in ann.by_game(str.title)] == [
        ("Shithead", 2),
        ("Cuttle", 1),
    ]


def test_of_two_who_play_one_loses_and_nobody_comes_last():
    two = career(FIRST, LAST, others=(BO,))
    assert two.pairs
    assert [one.words for one in two.by_opponent()] == ["won 1 of 2, lost 1"]
    assert [one.told(str.title).splitlines()[1] for one in two.games] == [
        "Won against Bo",
        "Lost against Bo",
    ]
    three = career((*LAST, (2,)), others=(BO, MEDIUM))
    assert not three.pairs
    assert three.by_game(str.title)[0].words == "won 0 of 1"
    assert "last" not in report([game(ANN, BO, ranking=FIRST)], str.title)


def test_a_person_counts_once_however_the_name_was_written():
    names = ["Anna", "ANNA", " anna "]
    games = [game(Sitter(name, ""), Sitter("anna", "easy"), ranking=FIRST) for name in names]
    found = spelled_alike(games)
    assert [one.sitters[0].name for one in found] == ["Anna"] * 3  # as it was written last
    assert [one.sitters[1].name for one in found] == ["anna"] * 3
    assert [(one.name, len(one.games)) for one in careers(found)] == [("Anna", 3)]


def test_a_game_is_told_in_two_short_lines():
    played = career(((1,), (0,), (2,)), others=(MEDIUM, BO)).games[0]
    assert played.told(str.title) == "Shithead, 20 November 2026\n2nd of 3 against Bo, 1 medium"
    assert career(((0, 1),)).games[0].told(str.title).endswith("Nobody won against 1 medium")


def test_a_date_that_is_none_is_told_as_it_is():
    assert day_of("2026-02-03 18:00") == "3 February 2026"
    assert day_of("yesterday evening") == "yesterday "
    assert day_of("") == ""


def test_an_evening_that_has_come_to_its_end_is_counted_once():
    """SH-50, RB-41: who has won it, by what the records keep of it."""
    sitting = {"evening": {"match": ["russian-bank", "points", 50], "points": {"Ann": 40}}}
    kept = [
        {"sitting": {"evening": {"match": ["russian-bank", "points", 50]}}, "_points": [40, 2]},
        {"sitting": sitting, "_points": [31, 9]},
        {"sitting": sitting, "_points": [-8, 60]},
        {"sitting": "none", "_points": "none"},
    ]
    games = [game(ANN, BO, ranking=FIRST, rules="russian-bank") for _ in kept]
    games = [replace(one, kept=of) for one, of in zip(games, kept, strict=True)]
    assert {one.name: one.evenings() for one in careers(games)} == {"Ann": (1, 2), "Bo": (1, 2)}
