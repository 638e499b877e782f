"""The rules page is searched by typing: what is marked, counted and gone to."""

import pygame
import pytest
from pages import SIZES, press, start, type_text
from room import misplaced

from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.rules import RulesPage

__all__ = ["start"]


def opened(start, size=(1280, 720), **settings):
    app = start(Menu, size, **settings)
    app.push(RulesPage(app, "cuttle"))
    app.step([])
    return app


def hit_in_sight(app):
    page = app.scene
    place = page._text.hits[page._finder._at][0].move(page._text.rect.topleft)
    return page._scroll.rect.contains(place) and app.canvas.rect.contains(place)


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 2.0), (SIZES[1], 1.0)])
def test_every_hit_is_gone_to_in_turn_and_stands_in_sight(start, size, scale):
    app = opened(start, size, ui_scale=scale)
    finder, count = app.scene._finder, "of 13"
    press(app, "SLASH")
    type_text(app, "POINT card")
    assert finder.found == f"1 {count}"
    for i in range(2, 14):
        press(app, ("RETURN", "DOWN", "F3")[i % 3])
        assert finder.found == f"{i} {count}"
        assert hit_in_sight(app)
    press(app, "RETURN")
    assert finder.found == f"1 {count}"
    press(app, "RETURN", mod=pygame.KMOD_SHIFT)
    press(app, "UP")
    assert finder.found == f"12 {count}"
    assert hit_in_sight(app)
    assert not misplaced(app)


def test_the_hit_that_is_shown_is_drawn_differently_and_not_by_colour_alone(start):
    app = opened(start, motion="off")  # or the page would still be coming in
    press(app, "SLASH")
    type_text(app, "point")
    first, second = (h[0].move(app.scene._text.rect.topleft) for h in app.scene._text.hits[:2])

    def inked(x, y):
        shown = app.canvas.surface.get_at((x, y))
        return all(abs(a - b) < 5 for a, b in zip(shown[:3], app.theme.palette.ink, strict=True))

    for place, boxed in ((first, True), (second, False)):
        assert inked(place.centerx, place.bottom - 1)
        assert any(inked(place.centerx, place.top + n) for n in (-2, -1, 0)) is boxed


def test_escape_clears_before_it_leaves(start):
    app = opened(start)
    press(app, "f", mod=pygame.KMOD_CTRL)
    type_text(app, "no such word")
    assert app.scene._finder.found == "Nothing found"
    press(app, "RETURN", "ESCAPE")
    assert isinstance(app.scene, RulesPage)
    assert (app.scene._finder.value, app.scene._text.hits) == ("", [])
    press(app, "ESCAPE")
    assert isinstance(app.scene, Menu)


def test_another_games_page_is_searched_for_the_same(start):
    app = opened(start)
    press(app, "SLASH")
    type_text(app, "pile")
    before = app.scene._finder
    app.scene._choose("shithead")
    app.step([])
    finder = app.scene._finder
    assert finder is not before
    assert (finder.value, finder.found) == ("pile", f"1 of {len(app.scene._text.hits)}")
