"""One rule for names: how they are kept, which are the same, and that they stay text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable import files
from cardtable.cli import main
from cardtable.engine.clean import clean_name, name_key, same_name, single_line
from cardtable.engine.rules import TableError
from cardtable.files import DataError, Finished, Settings, Sitter, dump_yaml, load_rules, parse_yaml
from cardtable.presenter.career import careers
from cardtable.session import Player, Session
from cardtable.table.scenes.choices import Choices
from cardtable.table.scenes.statistics import report
from cardtable.terminal.lobby import BOT_NAMES, seat_players

SAME = [
    ("Kim", "KIM"),
    ("Kim", " kim\t"),
    ("Zoë", "ZOE\u0308"),
    ("Straße", "STRASSE"),
    ("Ann Lee", "ann\u00a0\r\n lee"),
    ("Ann Lee", "Ann\u200b Lee\ufeff"),
    ("ΣΊΣΥΦΟΣ", "σίσυφος"),
]
NUMBERS = [
    "2.5e9",
    "1e5",
    "1E+3",
    "-2.5E-9",
    ".5",
    "1.",
    "+1",
    "007",
    "0o7",
    "0x1F",
    "1_000",
    "12:30",
]
WORDS = ["yes", "Null", "~", "true", ".nan", "-.inf", "2026-01-01", "=", "<<", "- a", "#1", "a: b"]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_a_name_is_the_same_however_it_is_written(one, other):
    assert same_name(one, other)
    people = [Player(one), Player("Bo", "bot", "easy")]
    assert Session.new(load_rules("shithead"), people, 1).players[0].name == clean_name(one)
    with pytest.raises(TableError, match="two players are called"):
        seat_players(["human", "human"], [one, other])
    choices = Choices.usual(files.list_rules())
    choices.chairs[0].name, choices.chairs[1].name = one, other
    assert choices.name_problems()[1]


def test_names_are_one_line_and_keep_what_letters_need():
    assert clean_name("Ann\r\n\tLee") == "Ann Lee"
    assert clean_name("  Ann\n\tLee\x1b[31m ") == "Ann Lee [31m"
    for name in ("می\u200cخواهم", "👩\u200d🚀", "क्\u200dष", "שלום", "王小明", "\U0001fae8"):
        assert clean_name(name) == single_line(name) == name
    for nothing in ("", " \t\r\n", "\u200b\ufeff", "\u200d", "\u00a0"):
        assert clean_name(nothing, "Player 2") == "Player 2"
    assert clean_name("\u202eevil") == "evil"
    assert single_line("a\r\nb\tc") == "a b c"
    assert len(clean_name("ab " * 99)) <= 24


@given(st.text())
def test_a_clean_name_stays_as_it_is(text):
    name = clean_name(text, "x")
    assert clean_name(name, "x") == name
    assert len(name.splitlines()) == 1
    assert name_key(name) == name_key(name.upper().lower()) or not name.isascii()


def test_an_older_save_has_its_names_back():
    assert parse_yaml("name: 2.5e9").data == {"name": "2.5e9"}  # so it was written once


@pytest.mark.parametrize("name", [*NUMBERS, *WORDS])
def test_a_name_is_never_a_number(name, tmp_path):
    assert parse_yaml(dump_yaml({"names": [name], name: name})).data == {
        "names": [name],
        name: name,
    }
    session = Session.new(load_rules("shithead"), [Player(name), Player("Bo", "bot")], 1)
    path = tmp_path / "game.yaml"
    files.save_record(path, session.record)
    record, _ = files.load_record(path)
    assert Session.resume(record).players[0].name == name
    settings = tmp_path / "settings.yaml"
    chosen = Choices.usual(files.list_rules())
    chosen.chairs[0].person = name
    files.save_settings(Settings(last_setup=chosen.data()), settings)
    assert files.load_settings(settings).last_setup["chairs"][0]["person"] == name


def test_names_that_the_terminal_makes_are_those_of_nobody_else(capsys):
    first = BOT_NAMES[0]
    assert [one.name for one in seat_players(["human", "easy"], [first.upper()])] == [
        first.upper(),
        BOT_NAMES[1],
    ]
    words = ["play", "shithead", "--seats", "human,human", "--names", "Kim,KIM", "--text"]
    assert main(words) == 1
    assert "two players are called KIM" in capsys.readouterr().err


def test_statistics_count_one_person_under_one_name(tmp_path):
    def game(name):
        sitters = (Sitter(name, ""), Sitter("Bo", "easy"))
        return Finished(tmp_path, "shithead", "", sitters, ((0,), (1,)))

    games = [game("Zoë"), game("ZOE\u0308"), game("zoë ")]
    (career,) = careers(games)
    assert (career.name, career.won) == ("Zoë", 3)
    assert report(files.spelled_alike(games), str).count("## ") == 1


@pytest.mark.parametrize("plain", ['""', '" "', '"\\u200d"', '"\\u3000"'])
def test_rules_without_a_name_are_refused(tmp_path, plain):
    path = tmp_path / "shithead-x.yaml"
    path.write_text(
        f'id: shithead-x\nextends: shithead\nversion: "1"\nnames: {{plain: {plain}}}\n', "utf-8"
    )
    (fault,) = files.check_rules(path)
    assert ": names.plain: is empty" in str(fault)
    with pytest.raises(DataError, match=r"names\.plain: is empty"):
        files.import_rules(path)
