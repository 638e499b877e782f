"""The small positions of the rules pages as they are drawn: whole, and only where they are true."""

import pygame
import pytest

from cardtable.files import Settings, list_rules, load_rules
from cardtable.presenter.rulespage import figures_of
from cardtable.table.app import App
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.rules import FigureView, RulesPage
from cardtable.table.widgets.ui import Ui

GAMES = sorted({rules.game.ID for rules in list_rules()})
PAGES = [(744, 1.0), (648, 1.0), (1120, 2.0), (820, 2.0)]
"""How wide the text is at 1280×720 and 960×600, and the size of its letters."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "scale"), PAGES)
def test_no_figure_is_cut_off(game, width, scale):
    theme = Theme(scale=scale)
    faces = CardFaces(theme)
    for one in figures_of(load_rules(game)):
        if one.whole:
            continue
        view = FigureView(one, faces)
        Ui(theme, view).layout(pygame.Rect(0, 0, width, 900), theme)
        made = view._set(width)
        cloth = pygame.Rect((0, 0), made.cloth)
        assert cloth.w <= width, one.text
        assert made.tall == view.measure(width)[1] >= cloth.h
        cards = [
            pygame.Rect(x, y, view._width(pile), 1)
            for pile, (x, y) in zip(one.piles, made.piles, strict=True)
        ]
        assert all(cloth.contains(each) for each in cards), one.text
        assert all(each.collidelist(cards[:n]) < 0 for n, each in enumerate(cards)), one.text
        words = pygame.Rect(*made.words, 1, theme.line_height("small") * len(made.lines))
        assert not words.colliderect(cloth), one.text
        assert words.bottom <= made.tall
        for line in made.lines:
            assert made.words[0] + theme.width(line, "small") <= width, one.text


@pytest.mark.parametrize("rules", ["shithead", "shithead-classic", "soul-taker-mixed"])
def test_a_page_shows_what_is_true_at_its_table(rules):
    app = App(Settings(sound=False, motion="off"), size=(960, 600))
    scene = RulesPage(app, rules)
    app.reset(scene)
    app.step([])
    text = scene._text
    shown = [widget.figure.text for widget, _ in text._spots]
    assert sorted(shown) == sorted(one.text for one in figures_of(load_rules(rules)))
    for widget, spot in text._spots:
        block = text.top(text.find(widget.figure.rule))
        assert spot.bottom <= block if widget.figure.whole else block < spot.y
