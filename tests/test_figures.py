"""The small positions of the rules pages: each can be set up, and its move can be played there."""

import re

import pytest

from cardtable.files import DataError, asset_path, list_rules, rules_page
from cardtable.presenter import figures
from cardtable.presenter.figures import figures_of

GAMES = sorted({rules.game.ID for rules in list_rules() if figures_of(rules.game.ID)})
"""The games that have figures: a new one need not."""
EVERY = [(game, one) for game in GAMES for one in figures_of(game)]
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


@pytest.mark.parametrize("game", GAMES)
def test_every_games_page_has_some(game):
    assert len(figures_of(game)) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_every_page_begins_with_a_minute_and_has_one_picture_of_the_table(game):
    assert re.findall(r"^## (.*)", rules_page(game), re.MULTILINE)[0] == "In one minute"
    (table,) = [one for one in figures_of(game) if one.whole]
    assert len({pile.title for pile in table.piles}) == len(table.piles) >= 7


@pytest.mark.parametrize(("game", "one"), EVERY, ids=[f"{one.rule}" for _, one in EVERY])
def test_a_figure_stands_beside_a_rule_and_shows_a_legal_move(game, one):
    place = f"\n## {one.rule}\n" if one.whole else f"\n**{one.rule}**"
    assert place in rules_page(game)
    assert one.state.explain(one.line) == ""
    shown = {card for pile in one.piles for card in pile.cards}
    assert one.lit <= shown
    named = {rank + SIGNS[suit] for rank, suit in re.findall(r"(10|[A2-9JQK])([♣♦♥♠])", one.text)}
    assert named <= {card.rank + card.suit for card in shown if card is not None}


def test_a_game_without_such_a_file_has_none():
    assert figures_of("nonsense") == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- {rule: CU-8}", "text"),
        ("- {rule: CU-8, text: a, show: [draw], position: {turn: p7}}", "p7"),
        ("- {rule: CU-8, text: a, show: [draw], position: {turn: p1}, colour: red}", "colour"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text, told, tmp_path, monkeypatch):
    path = tmp_path / "cuttle.yaml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(figures, "asset_path", lambda name: path)
    with pytest.raises(DataError, match=told):
        figures_of("cuttle")
    assert asset_path("positions/cuttle.yaml").is_file()
