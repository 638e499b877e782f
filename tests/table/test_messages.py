"""What the table says stands beside what it is about, and on nothing that is needed just now."""

from __future__ import annotations

import itertools
import random

import pygame
import pytest
from effort import effort
from room import Outlines, sized
from test_room import TABLES, played

from cardtable.files import Settings
from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.app import App, open_display
from cardtable.table.board.picture import PicturePainter
from cardtable.table.scenes.playing.scene import Play

SIZES = [(960, 600), (1280, 720), (1366, 768)]
PLACES = list(itertools.product(SIZES, (1.0, 2.0)))


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """One window for all of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARDTABLE_HOME", str(tmp_path_factory.mktemp("home")))
        open_display(invisible=True)
        yield App(Settings(sound=False, motion="off", polite=False))


def targets(scene):
    """Every card of the reader's hand, every pile and every seat."""
    board = scene.board
    cards = [one for one in board.table.sprites() if owner_of(one.zone) == board.reader]
    return [
        *(Target("card", str(one.id)) for one in cards if board.plan.poses[one.id].shown),
        *(Target("zone", name) for name in board.plan.zones),
        *(Target("seat", seat) for seat in scene.seats),
    ]


def covered(scene, painter, about=None):
    """What the bubble that is shown now covers of all that it must not cover."""
    told, board = scene.telling(), scene.board
    picture = painter.picture(board, scene.theme, told)
    place = next(item.rect for item in picture.floating if item.key == ("bubble", told.bubble))
    keep = {f"icon {icon.words}": icon.rect for icon in scene.surround.icons}
    keep |= {f"button {button.words}": button.rect for button in scene.surround.buttons}
    keep |= {item.key: item.rect for item in picture.resting if item.key == "prompt"}
    cards = {
        f"card {one.card}": pygame.Rect(board.plan.poses[one.id].rect)
        for one in board.table.sprites()
        if board.plan.poses[one.id].shown
        and (one.id in told.choosable or Target("card", str(one.id)) in told.lit)
        and Target("card", str(one.id)) != about
    }
    found = [name for name, rect in {**keep, **cards}.items() if place.colliderect(rect)]
    if not pygame.Rect(board.area).contains(place):
        found.append("the edge of the table")
    return found


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_what_is_said_covers_nothing_that_is_needed(app, rules, seats):
    found, rng, tried = [], random.Random(rules), 0
    for moves in (0, 40):
        app.reset(Play(app, played(rules, seats, moves)))
        for size, scale in PLACES:
            sized(app, size, scale)
            scene, painter = app.scene, PicturePainter(Outlines())
            where = f"{size} x {scale}, {moves} moves:"
            every = targets(scene)
            for at in rng.sample(every, min(len(every), effort(6, 99))):
                tried += 1
                words = scene.explained(at)
                if not words: continue
                scene.callouts.explain(at, words)
                found += [f"{where} a tip on {at} covers {one}" for one in covered(scene, painter, at)]
                scene.callouts.say("Needs a card that is higher than that one (XY-99)", scene.callouts.place_of(at), bad=True)
                found += [f"{where} refusal on {at} covers {one}" for one in covered(scene, painter, at)]
            scene.callouts.say("No undo at this table: opponents may call “Stop!”. The strict table allows it", scene._icons["undo"].rect, bad=True)
            found += [f"{where} undo covers {one}" for one in covered(scene, painter)]
    print(tried, len(found))
    assert found == []
