"""Text and cards have sizes of their own: both reach the table, as far as there is room."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from begun import has_layout
from effort import effort
from room import Outlines, crowded, sized
from test_room import every_table, played

from cardtable.files import Settings
from cardtable.presenter.tabledata import owner_of
from cardtable.table.app import App, open_display
from cardtable.table.board.clothwords import line_at
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.rows import LEAST_CARDS, Rows, Sizes
from cardtable.table.scenes.playing.scene import Play

WINDOWS = [(960, 600), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160)]
TEXTS, CARDS = [1.0, 1.5, 2.0], [0.8, 1.0, 1.4]
EVERY = list(itertools.product(WINDOWS, TEXTS, CARDS))
SPARE = 3  # pixels: sizes of fonts are whole numbers


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """One window for all of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARDTABLE_HOME", str(tmp_path_factory.mktemp("home")))
        open_display(invisible=True)
        yield App(Settings(sound=False, motion="off", polite=False))


def laid(app, size, text, cards):
    """Lay the table out in a window of that size, with text and cards so large."""
    app.settings = replace(app.settings, card_size=cards)
    sized(app, size, text)
    return app.scene.board.plan


def items(app):
    """What is written on the table, by its key."""
    board, telling = app.scene.board, app.scene.telling()
    picture = PicturePainter(Outlines()).picture(board, app.scene.theme, telling)
    return {item.key: item.rect for item in picture.resting}


@every_table
def test_text_and_cards_of_any_size_have_room(app, turn, rules, seats):
    """A few combinations at each table, others at the next; with `--all` every one."""
    found = []
    for moves in effort((40,), (40, 0)):
        app.reset(Play(app, played(rules, seats, moves)))
        for size, text, cards in effort(EVERY[turn % 15 :: 15], EVERY):
            laid(app, size, text, cards)
            found += [f"{size} x {text}, {cards}: {one}" for one in crowded(app.scene)]
    assert found == []


LARGE = list(itertools.product(WINDOWS[1:], [1.5, 2.0]))


@every_table
def test_large_text_is_large_on_the_table(app, turn, rules, seats):
    """Plates and the prompt grow as they are set to; plates a little less where many sit."""
    app.reset(Play(app, played(rules, seats, 40)))
    for size, text in effort(LARGE[turn % 8 :: 8], LARGE) if has_layout(rules) else ():
        is_large(app, seats, size, text)


def is_large(app, seats, size, text):
    plan = laid(app, size, 1.0, 1.0)
    before, plates = items(app), dict(plan.plates)
    plan = laid(app, size, text, 1.0)
    after = items(app)
    if seats <= 5 and "prompt" in before:
        room = line_at(app.scene.board, app.scene.theme, 0.45)[0].w
        grown = after["prompt"].h >= text * before["prompt"].h * 0.85 - SPARE
        assert grown or after["prompt"].w >= 0.95 * room
    for seat, plate in plan.plates.items():
        least = text if seats <= 5 else 1.4
        assert plate.h >= least * plates[seat].h * 0.93 - SPARE


@every_table
def test_cards_of_any_size_stay_on_the_table_and_in_proportion(app, turn, rules, seats):
    """Smaller cards are that much smaller; larger ones never smaller than usual."""
    app.reset(Play(app, played(rules, seats, 40)))
    reader = app.scene.board.reader
    for size in effort(WINDOWS[turn % 5 :: 5], WINDOWS):
        plans = [laid(app, size, 1.0, cards) for cards in CARDS]
        for name in plans[1].zones:
            small, usual, large = (one.zones[name].height for one in plans)
            assert abs(small - 0.8 * usual) <= 1
            if owner_of(name) in {"", reader}:
                assert large >= usual
        window = pygame.Rect((0, 0), size)
        for plan in plans:
            shown = [pygame.Rect(pose.rect) for pose in plan.poses.values() if pose.shown]
            assert all(window.contains(rect) for rect in shown)


@every_table
def test_the_usual_sizes_leave_a_table_as_its_file_has_it(app, turn, rules, seats):
    app.reset(Play(app, played(rules, seats, 40)))
    for size in effort(WINDOWS[turn % 5 :: 5], WINDOWS):
        plan = laid(app, size, 1.0, 1.0)
        assert plan.rows is None
        assert plan.growth == 1.0
        assert plan.level(0.5) == plan.area.y + plan.area.h / 2
        assert laid(app, size, 0.8, 1.0).rows is None


@pytest.mark.parametrize("tall", [1.0, 1.125, 1.4])
@pytest.mark.parametrize("text", [0.7, 1.0, 1.3, 2.0, 3.0])
@pytest.mark.parametrize("cards", [0.8, 1.0, 1.2, 1.4])
def test_rows_fill_the_height_and_keep_their_order(tall, text, cards):
    own = [(0.344, 0.514), (0.592, 0.752), (0.775, 0.975)]
    rows = Rows(own, (0.1, 0.298), under=False, sizes=Sizes(text, cards), tall=tall)
    levels = [rows(share / 100) for share in range(101)]
    assert levels[0] == 0
    assert levels[-1] == pytest.approx(tall)
    assert levels == sorted(levels)
    assert min(cards, 1.0) >= LEAST_CARDS <= rows.cards <= cards
    assert 1 <= rows.text <= max(1.0, text)
    for begin, end in own:
        assert rows(end) - rows(begin) == pytest.approx((end - begin) * rows.cards)
    # between them the words have what they need
    assert rows(0.592) - rows(0.514) >= 0.078 * (rows.text if cards <= 1 else 0.8) - 1e-9
