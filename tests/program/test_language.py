"""In another language no word of the program's stays as it is in English.

`xx-pseudo` writes each message in odd letters: what stays plain stands in no catalogue. Plain are
names of people and files, what is typed, and how the argument and the YAML parser complain.
"""

import argparse
import re

import pytest
from where import ROOT

from cardtable import files
from cardtable.cli import main
from cardtable.cli.arguments import build_parser
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import PSEUDO
from cardtable.session import Player, Session, open_game

WORD = re.compile(r"[^\W\d_]+")
LITERAL = re.compile(r'\{ "([^"]*)" \}')
SHORT = 3
TYPED = {
    word
    for path in sorted((ROOT / "assets" / "words" / "en").glob("*.ftl"))
    for text in LITERAL.findall(path.read_text("utf-8"))
    for word in WORD.findall(text)
}
"""What messages themselves leave as it is, since it is typed."""
SIGNS = {"XML", "PDF", "UTF", "JSON", "YAML", "HTML"}
"""Words of which some have none of the letters that are made odd."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARDTABLE_LANGUAGE", PSEUDO)


def plain(text, *known):
    """The words of a text that are plain, but for those that are known and what is typed."""
    names = TYPED | SIGNS | {word for each in known for word in WORD.findall(str(each))}
    words = (word for word in WORD.findall(str(text)) if word.isascii() and len(word) >= SHORT)
    return [word for word in words if word not in names]


def parsers(parser):
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from parsers(each)


def test_arguments():
    for parser in parsers(build_parser()):
        titles = [group.title for group in parser._action_groups]
        assert "options" not in titles, parser.prog  # it's an option's name, too
        usage = parser.format_usage().partition(":")[0]
        for text in filter(None, (parser.description, parser.epilog, usage, *titles)):
            assert not plain(text), (parser.prog, text)
        for action in parser._actions:
            said = [action.help]
            if isinstance(action, argparse._SubParsersAction):
                said += [command.help for command in action._choices_actions]
            for text in filter(None, said):
                assert not plain(text, "RULES", action.default), (parser.prog, text)


@pytest.mark.parametrize(
    "typed",
    [
        ("play", "shithead", "--option", "hand"),
        ("play", "shithead", "--option", "hand_sice=3"),
        ("play", "shithead", "--option", "hand_size=99"),
        ("play", "shithead", "--seats", "human,nobody"),
        ("play", "shithead", "--seats", "human"),
        ("play", "shithead", "--names", "Ann,Bo,Cy,Di"),
        ("play", "nothing"),
        ("play",),
        ("resume",),
        ("replay", "nothing.yaml"),
        ("rules", "check", "nothing.yaml"),
        ("check", "nothing.yaml"),
        ("games",),
        ("puzzles", "check", "--game", "nothing"),
        ("simulate", "cuttle", "--seats", "random,random", "--games", "2", "--jobs", "1"),
        ("simulate", "cuttle", "--seats", "random,random", "--until", "3"),
        ("study", "cuttle", "--against", "shithead"),
        ("perft", "cuttle", "--depth", "1"),
        ("bot", "cuttle", "--level", "nobody"),
    ],
    ids=" ".join,
)
def test_answers_of_commands(typed, capsys):
    main(typed)
    said = "".join(capsys.readouterr()).replace(str(files.games_folder()), "")
    games = " ".join(game.ID for game in GAMES)
    keys = vars(files.load_rules("shithead").options)
    levels = "beginner easy medium hard expert random greedy first human COMMAND cardtable"
    others = "No such file or directory Shithead passes points stall"
    known = (games, levels, others, *typed, *keys)
    assert not plain(said, *known), said


DAMAGED = {
    "list.yaml": "- id: own",
    "second.yaml": "id: own\n---\nid: own\n",
    "alias.yaml": "id: *own",
    "tag.yaml": "id: !own 3",
    "tab.yaml": "id: own\nnames:\n\tplain: Own\n",
    "twice.yaml": "id: twice\nid: twice\n",
    "own.yaml": "id: Own\n",
    "game.yaml": "id: game\ngame: chess\nnames: {plain: Own}\n",
    "kinds.yaml": (
        "id: kinds\nextends: shithead\nnames: {plain: ''}\nseats: 3\nhand_size: 3\nswop: true\n"
        "options: {hand_size: few, swap: 3, burn_run: 99, nonsense: 1, names: own, deal: foo}\n"
    ),
    "circle.yaml": "id: circle\nextends: circle.yaml\nnames: {plain: Own}\n",
    "game.pdf.yaml": "%PDF-1.4",
    "page.yaml": "<!DOCTYPE html><p>",
    "con.yaml": "id: con\nextends: cuttle\nnames: {plain: Own}\n",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_errors_of_rules_files(name, tmp_path):
    path = tmp_path / name
    path.write_text(DAMAGED[name], "utf-8")
    with pytest.raises(files.DataError) as caught:
        files.load_rules(path)
    known = (path, DAMAGED[name], "null", *vars(files.load_rules("shithead").options))
    header = "id game extends version names plain polite about seats options loser_title order"
    games = " ".join(game.ID for game in GAMES)
    for fault in caught.value.faults:
        assert not plain(fault, header, games, *known), fault


CUT_SHORT = (
    "",
    "[",
    "cardtable: 2",
    "cardtable: 1\n",
    "cardtable: 1\nrules: 3\nseats: 3\nfoo: 1\n",
    "cardtable: 1\nrules: foo\nmoves: [1]\n",
    "id: own\nnames: {plain: Own}\ngame: cuttle\n",
    '[Event "x"]',
)


@pytest.mark.parametrize("text", CUT_SHORT)
def test_errors_of_saved_games(text, tmp_path):
    path = tmp_path / "saved.yaml"
    path.write_text(text, "utf-8")
    yaml = "while parsing a flow node did not find expected node content"
    with pytest.raises(files.DataError) as caught:
        open_game(path)
    keys = "cardtable rules seats moves seed options import"
    assert not plain(caught.value, path, text, yaml, keys), caught.value


def test_what_is_told_of_a_game_that_is_damaged(tmp_path):
    session = Session.new(files.load_rules("cuttle"), [Player("Ann"), Player("Bo")], 7)
    path = tmp_path / "saved.yaml"
    record = session.record
    record.moves.append("p1 nonsense")
    path.write_text(files.dump_yaml(record.to_data()), "utf-8")
    grammar = " ".join(session.rules.game.GRAMMAR)
    notices = open_game(path).notices
    assert notices
    for notice in notices:
        assert not plain(notice, path, "nonsense broken", grammar), notice


@pytest.mark.parametrize("line", ["", "nonsense", "draw 7C", "scuttle 7C nobody"])
def test_a_move_that_is_none(line):
    session = Session.new(files.load_rules("cuttle"), [Player("Ann"), Player("Bo")], 7)
    problem = session.problem(line)
    assert problem is not None
    assert not plain(problem, line, *session.rules.game.GRAMMAR), problem


@pytest.mark.parametrize("game", [game.ID for game in GAMES])
def test_words_of_layout_files(game):
    """The reader of these files takes keys alone, and here come the words of another language."""
    data = table_of(game)
    said = [data.about, data.like]
    said += [text for look in data.zones.values() for text in (look.name, look.tip, look.label)]
    said += [one.button for found in data.gestures.values() for one in found]
    said += [one.text for powers in data.powers for one in (*powers.means, *powers.also)]
    said += [one.text for one in (*data.reminders, *data.studied.counts)]
    for text in said:
        assert not plain(re.sub(r"\{\w+\}", "", text)), text
