"""What the table says stands beside what it is about, and on nothing that is needed just now."""

from __future__ import annotations

import itertools
import random

import pygame
import pytest
from effort import effort
from pilot import Pilot, session_at
from room import Outlines, sized
from tables import TABLES, played

from cardtable.presenter.advice import advice as hint
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board.picture import PicturePainter
from cardtable.table.scenes.playing.messages import REACH
from cardtable.table.scenes.playing.scene import Play

pytestmark = pytest.mark.uncounted

SIZES = [(960, 600), (1280, 720), (1366, 768)]
REFUSAL = "Needs a card that is as high as that one or higher (XY-99)"
NO_UNDO = "You can’t undo here, because your opponent may call “Stop!”. At a strict table you can."
PLACES = list(itertools.product(SIZES, (1.0, 2.0)))


def targets(scene):
    """Every card of the reader's that lies open to them, every pile and every seat."""
    board = scene.board
    cards = [one for one in board.table.sprites() if owner_of(one.zone) == board.reader]
    return [
        *(Target("card", str(one.id)) for one in cards if board.plan.poses[one.id].shown),
        *(Target("zone", name) for name in board.plan.zones),
        *(Target("seat", seat) for seat in scene.seats),
    ]


def covered(scene, painter):
    """What the bubble that is shown now covers of all that it must not cover."""
    told, board = scene.telling(), scene.board
    picture = painter.picture(board, scene.theme, told)
    bubble = (item.rect for item in picture.floating if item.key == ("bubble", told.bubble))
    place = next(bubble, None)
    if place is None:
        return ["it is not shown"]
    keep = [(f"icon {icon.words!r}", icon.rect) for icon in scene.surround.icons]
    keep += [(f"button {button.words!r}", button.rect) for button in scene.surround.buttons]
    keep += [("the prompt", item.rect) for item in picture.resting if item.key == "prompt"]
    keep += [("what it is about", told.bubble_at)]
    aims = {target.name for target in told.lit if target.kind == "card"}
    choosable = scene.state.matcher.playable
    for one in board.table.sprites():
        pose = board.plan.poses[one.id]
        if pose.shown and (one.id in choosable or str(one.id) in aims):
            keep.append((f"card {one.card} in {one.zone}", pygame.Rect(pose.rect)))
    found = [name for name, rect in keep if place.colliderect(rect)]
    if not pygame.Rect(board.area).contains(place):
        found.append("the edge of the table")
    return [f"{told.bubble!r} at {place} covers {name}" for name in found]


def said(scene, rng):
    """Something is said; what it is."""
    callouts, advice = scene.callouts, scene.state.advice
    every = targets(scene)
    for at in rng.sample(every, min(len(every), effort(4, 8))):
        if words := scene.explained(at):
            callouts.explain(at, words)
            yield f"tip on {at}"
        callouts.say(REFUSAL, callouts.place_of(at), bad=True)
        yield f"refusal at {at}"
    playable = sorted(scene.state.matcher.playable)
    for number in rng.sample(playable, min(1, len(playable))):
        scene.state.gestures.chosen = [number]
        at = Target("card", str(number))
        callouts.say(REFUSAL, callouts.place_of(at), bad=True)
        yield f"refusal while {at} is chosen"
        scene.state.gestures.chosen = []
    callouts.say(NO_UNDO, scene.toolbar.icons["undo"].rect, bad=True)
    yield "refusal of undo"
    callouts.hush()
    legal = scene.session.legal()
    state = scene.state
    for line in rng.sample(legal, min(2, len(legal))):
        info = {"next": rng.choice(legal), "lead": 0.05}
        view = scene.session.view(scene.session.turn)
        told = hint(view, line, info, state.data, state.name)
        advice.line, advice.words = line, "\n".join(told)
        advice.given = scene.session.step_count
        yield f"hint {line}"
    advice.words = ""


def test_a_refusal_stands_where_the_card_was_dropped():
    """Not where it has gone back to; beside a wide row it stands near the pointer."""
    zones = {"draw": "KC KD", "pile": "5C 6S", "p1.hand": "7C 9S 4S", "p2.hand": "8C 10C JD"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2))
    pilot.rest()
    for name, zone in {"4S": "pile", "9S": "draw"}.items():
        place = pilot.at_zone(zone)
        pilot.drag(pilot.at_card(name), place)
        told = pilot.scene.telling()
        assert told.bubble_bad
        assert told.bubble_at.collidepoint(place)
        assert told.bubble_at.w <= REACH * pilot.state.plan.unit


@pytest.mark.parametrize(("rules", "seats"), TABLES)
@pytest.mark.drawn(4)
def test_what_is_said_covers_nothing_that_is_needed(app, rules, seats):
    found, rng = [], random.Random(f"{rules} {seats}")
    for moves in effort((0, 40) if seats == 2 else (40,), (0, 12, 40)):
        app.reset(Play(app, played(rules, seats, moves)))
        for size, scale in rng.sample(PLACES, effort(1, 3)):
            sized(app, size, scale)
            painter = PicturePainter(Outlines())
            for what in said(app.scene, rng):
                where = f"{size} x {scale}, {moves} moves, {what}"
                found += [f"{where}: {one}" for one in covered(app.scene, painter)]
    assert found == []


@pytest.mark.parametrize(("rules", "seats"), TABLES)
@pytest.mark.drawn(4)
def test_a_toast_and_a_tooltip_cover_nothing_that_is_needed(app, rules, seats):
    rng = random.Random(f"{rules} {seats}")
    app.reset(Play(app, played(rules, seats, 40)))
    for size, scale in rng.sample(PLACES, effort(1, 3)):
        sized(app, size, scale)
        scene = app.scene
        *_, needed = scene.painter.needed(scene.board, scene.telling())
        scene.ui.toast(NO_UNDO)
        assert scene.ui._toast.rect.collidelist(needed) < 0, (size, scale)
        for widget in (*scene.surround.icons, *scene.surround.buttons):
            scene.ui.hover, scene.ui._tip = widget, None
            scene.ui.update(5.0)
            tip = scene.ui._tip
            free = tip is None or tip.rect.collidelist(needed) < 0
            assert free or seats == 8, (size, scale, widget)  # eight leave no cloth free
