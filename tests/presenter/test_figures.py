"""The small positions of the rules pages: what each says of its cards is proved by the engine."""

import re

import pytest

from cardtable.files import DataError, asset_path, list_rules, load_rules, rules_page
from cardtable.lessons.check import EXEMPT
from cardtable.presenter import rulespage
from cardtable.presenter.rulespage import entries_of, figures_of

RULES = list_rules()
GAMES = sorted({rules.game.ID for rules in RULES if entries_of(rules.game.ID)})
"""The games that have figures: a new one need not."""
IDS = [rules.id for rules in RULES if rules.game.ID in GAMES]
EVERY = [(game, one) for game in GAMES for one in entries_of(game)]
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}

LONG = 200
"""A rule of more letters, and of more than one sentence, wants a figure."""
NOTHING_TO_SEE = {
    "CS-6": "names the parts of a turn",
    "CS-85": "counts turns",
    "CU-35": "counts moves",
    "CU-52": "about who plays together",
    "RB-37": "counts turns",
    "ST-2": "about positions that are set up by hand",
}
"""Longer rules of play that no single position shows, and why."""


def longer(game):
    """The numbers of the rules of play that want a figure, in the page's order."""
    heading, found = "", []
    number = rf"\*\*({load_rules(game).game.RULE}-[0-9]+)\*\* "
    for block in re.split(r"\n\s*\n", rules_page(game)):
        if block.startswith("#"):
            heading = block.splitlines()[0].lstrip("# ")
        elif (rule := re.match(number, block)) and heading not in EXEMPT:
            text = " ".join(block[rule.end() :].split())
            if len(text) > LONG and len(re.findall(r"[.!?]( |$)", text)) > 1:
                found.append(rule[1])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_longer_rule_has_a_figure(game):
    have = {one.rule for one in figures_of(load_rules(game))}
    missing = [one for one in longer(game) if one not in have and one not in NOTHING_TO_SEE]
    assert not missing, f"these rules of {game} are long and have no figure: {', '.join(missing)}"


def test_what_needs_no_figure_is_a_longer_rule_without_one():
    wanted = {number for game in GAMES for number in longer(game)}
    have = {one.rule for _, one in EVERY}
    assert NOTHING_TO_SEE.keys() <= wanted - have


@pytest.mark.parametrize("game", GAMES)
def test_every_page_begins_with_a_minute(game):
    assert re.findall(r"^## (.*)", rules_page(game), re.MULTILINE)[0] == "In one minute"


@pytest.mark.parametrize("rules", [one for one in RULES if one.game.ID in GAMES], ids=IDS)
def test_every_variants_page_has_one_picture_of_the_table(rules):
    (table,) = [one for one in figures_of(rules) if one.whole]
    assert len({pile.title for pile in table.piles}) == len(table.piles) >= 7


@pytest.mark.parametrize(("game", "one"), EVERY, ids=[one.rule for _, one in EVERY])
def test_a_figure_says_what_is_true(game, one):
    assert one.faults(one.read_under(load_rules(game))) == []
    assert one.line or one.steps, f"{one.rule}, “{one.text}”: nothing proves it"


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_stands_under_its_rule_and_shows_what_it_names(game):
    for rules in RULES:
        for one in figures_of(rules) if game == rules.game.ID else []:
            place = f"\n## {one.rule}\n" if one.whole else f"\n**{one.rule}**"
            assert place in rules_page(game)
            shown = {card for pile in one.piles for card in pile.cards}
            assert one.lit <= shown, one.text
            told = re.findall(r"(10|[A2-9JQK])([♣♦♥♠])", one.text)
            named = {rank + SIGNS[suit] for rank, suit in told}
            assert named <= {card.rank + card.suit for card in shown if card}, one.text


def test_a_figure_that_is_not_true_says_so_and_is_not_shown():
    rules = load_rules("cuttle-quick")
    (king,) = [one for one in entries_of("cuttle") if one.rule == "CU-24"]
    (told,) = king.faults(rules)
    assert told.startswith(f"CU-24, “{king.text}”: step 2: state.goal: expected")
    assert "CU-24" not in {one.rule for one in figures_of(rules)}


def test_a_figure_that_names_its_rules_stands_on_every_page():
    for rules in RULES:
        if rules.game.ID == "cuttle":
            assert "CU-30" in {one.rule for one in figures_of(rules)}


def test_a_game_without_such_a_file_has_none():
    assert entries_of("nonsense") == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- {rule: CU-8}", "text"),
        ("- {rule: CU-8, text: a, show: [draw], position: {turn: p1}, colour: red}", "colour"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text, told, tmp_path, monkeypatch):
    path = tmp_path / "cuttle.yaml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(rulespage, "asset_path", lambda name: path)
    with pytest.raises(DataError, match=told):
        entries_of("cuttle")
    assert asset_path("positions/cuttle.yaml").is_file()
