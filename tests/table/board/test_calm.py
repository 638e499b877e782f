"""What holds in every frame of whole games: the card comes first, and then what is said of it.

And what isn't a card stays where it is.
"""

import random
import re
from itertools import combinations, takewhile

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session

from cardtable.engine.events import Moved, Revealed
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import owner_of
from cardtable.table.board.plan import ASPECT
from cardtable.table.board.prompt import PROMPTS
from cardtable.table.scenes.playing.scene import Play

pytestmark = pytest.mark.uncounted

LOOKED_AT = 0.2  # seconds that a card which has turned is seen before a sign says what it does
NEAR = 2  # pixels, as places are rounded
FAR = 6  # pixels from its pile, and a number doesn't belong to it any more
FRAME, LONGEST = 0.04, 400  # seconds, and steps of a game
SEATS = {"shithead": 3, "cunt-soul": 3}


def frames(pilot, count, rng):
    """So many frames of a game that the person plays at random, or fewer if it's over."""
    for _ in range(count):
        if not isinstance(pilot.app.scene, Play):
            return
        scene, session = pilot.scene, pilot.session
        scene.update(FRAME)
        yield scene
        if session.turn == "p1" and not scene.board.busy and not session.over:
            scene.play("p1", session.fallback_line(rng))


def unseen(scene, step, cards):
    """The cards that lie face up after a step, but can't be seen on the table yet."""
    board, found = scene.board, []
    shown = {
        card
        for zone, run in scene.session.view("p1", at=step).zones.items()
        if zone not in board.table.closed or owner_of(zone) == "p1"
        for card in run
    }
    for card in shown.intersection(cards) - {None}:
        sprite = next((one for one in board.table.sprites() if one.card is card), None)
        if sprite is None or hides_face(board, sprite.id):
            found.append(card.name)
    return found


def hides_face(board, number):
    """Whether that card will show its face, and doesn't yet."""
    return board.plan.poses[number].face and board.motion.at(number).turn <= 0.5


def cards_of(events):
    """All cards that these events move or turn up."""
    moved = [card for one in events if isinstance(one, Moved) for card in one.cards]
    return {*moved, *(one.card for one in events if isinstance(one, Revealed))}


def strangers(monkeypatch, pilot):
    """A list of what is read or heard of a card too early, which fills as the game goes on."""
    scene, found, turned = pilot.scene, [], {}
    update = scene.board.motion.update

    def moved(now):
        turning = [one for one in scene.board.travelling if scene.board.at(one).turn < 1]
        update(now)
        turned.update((one, now) for one in turning if scene.board.at(one).turn == 1)

    say, log, speak = scene.said, scene.log_lines, pilot.app.voice.say

    def said(event):
        events = scene._coming[0].events
        before = takewhile(lambda one: one is not event, events)
        step = scene.session.step_count - len(scene._coming)
        if early := unseen(scene, step, cards_of(before)):
            found.append(("sign", event, early))
        if scene.data.effect(event).banner:
            now, here = scene.board.motion.now, {one.id for one in scene.board.table.sprites()}
            fresh = [one for one in here & turned.keys() if now - turned[one] < LOOKED_AT - FRAME]
            found.extend(("still", event, one) for one in fresh)
        say(event)

    def logged(*lines):
        for line in lines:
            if line.kind == "move" and line.step is not None:
                events = scene.steps(line.step)[0]
                if early := unseen(scene, line.step, cards_of(events)):
                    found.append(("log", line.words, early))
        log(*lines)

    def spoken(words, kind="happened"):
        if words and any(hides_face(scene.board, one) for one in scene.board.travelling):
            found.append(("voice", words))
        speak(words, kind)

    monkeypatch.setattr(scene.board.motion, "update", moved)
    monkeypatch.setattr(scene, "said", said)
    monkeypatch.setattr(scene, "log_lines", logged)
    monkeypatch.setattr(pilot.app.voice, "say", spoken)
    return found


def played(rules, steps):
    """A game after so many steps at random; each time the same game."""
    session, rng = new_session(rules, SEATS.get(rules, 2), seed=3), random.Random(7)
    while not session.over and session.step_count < steps:
        session.play(session.fallback_line(rng))
    return session


def at_table(rules, begun, **settings):
    """A game of which so much is over, of the moves that it takes at random."""
    whole = played(rules, LONGEST)
    session = played(rules, round(begun * whole.step_count))
    return Pilot(session, motion="normal", bot_pace=0.0, **settings)


def astray(scene, picture):
    """The numbers that don't touch a card of their pile which has landed."""
    board, found = scene.board, []
    for item in (*picture.resting, *picture.moving):
        if isinstance(item.key, tuple) and item.key[0] == "chip":
            landed = [one for one in board.table.zones[item.key[1]] if one.id not in board.arriving]
            at = [board.motion.at(one.id) for one in landed]
            rects = [
                pygame.FRect(0, 0, ASPECT * one.height, one.height).move_to(center=(one.x, one.y))
                for one in at
            ]
            if item.rect.inflate(2 * FAR, 2 * FAR).collidelist(rects) < 0:
                found.append((item.key[1], item.rect))
    return found


STANDING = {"again", "thing", "intro", "warning", "score", "named", "frame", "pan", "stack",
            "match", "counter", "reminders", "prompt", "wheel", "rounds", "law"}  # fmt: skip
"""What isn't a card and lies on none, by its kind; the sign `again` is where the trail begins."""
CORNERS = ("topleft", "topright", "bottomleft", "bottomright", "center", "midbottom",
           "midright")  # fmt: skip
PLACES: dict = {}
"""Of each game what stood where so far: of each thing the corners that have never moved."""


def moved(scene, picture, places):
    """The things at rest of which no corner is any longer where it was; `places` are gone on with.

    They may grow in some direction, as words do.
    """
    things = {}
    for item in picture.resting:
        key = item.key if isinstance(item.key, tuple) else (item.key,)
        key = ("again",) if key == ("trail", "again") else key
        if key[0] in STANDING and scene.board.ticks.size(key[-1]) == 1:
            things[key] = item.rect
    line = things.get(("prompt",), pygame.Rect(0, 0, 0, 0))
    if line.w <= PROMPTS * scene.board.plan.unit:  # tags without a pile stand after the line
        shown = zip(scene.surround.buttons, scene.surround._shown, strict=True)
        things |= {action.key: one.rect for one, action in [*shown][:1] if not action.at}
    found = []
    for key, rect in things.items():
        at = {corner: pygame.Vector2(getattr(rect, corner)) for corner in CORNERS}
        before = places.setdefault(key, at)
        places[key] = {c: v for c, v in before.items() if v.distance_to(at[c]) <= NEAR}
        found += [(key, rect)] if not places[key] else []
    return found


BLAND = {"a", "the", "to", "with", "and", "is", "of", "ann", "bo", "cy", "you", "your", "that"}
ALIKE = 0.75  # so much of the shorter of two sentences in the other, and both say the same


def twice(scene):
    """What is said in two places at once: by the line, a banner, a bubble, a mark, or a name."""
    told = scene.telling()
    lines = [told.prompt, told.banner, told.bubble, told.intro, told.warning]
    lines += [one.words for one in told.remnants]
    lines += [one.brief for one in told.trail] + [one.did for one in told.seated.values()]
    said = [
        ({*re.findall(r"[\w♠♣♥♦’]+", words.lower())} - BLAND, number, words)
        for number, line in enumerate(lines)
        for words in line.split("\n")
    ]
    return [
        (words, other)
        for (one, place, words), (another, there, other) in combinations(said, 2)
        if place != there and min(len(one), len(another)) > 2
        and len(one & another) >= ALIKE * min(len(one), len(another))
    ]  # fmt: skip


def over_hands(scene, picture):
    """The banners that lie on the reader's hand."""
    board = scene.board
    mine = [board.plan.poses[one.id].rect for one in board.table.zones.get("p1.hand", ())]
    return [
        (item.key, one)
        for item in picture.floating
        for one in mine
        if isinstance(item.key, tuple) and item.key[0] == "banner" and item.rect.colliderect(one)
    ]


PARTS = effort((0.0, 0.85), (0.0, 0.2, 0.4, 0.6, 0.8, 0.9))
every_game = pytest.mark.parametrize("rules", [one.ID for one in GAMES])
throughout = pytest.mark.parametrize("begun", PARTS)
"""From where in a game on; by night each part is played on to the next one's beginning."""


@throughout
@every_game
def test_words_wait_for_cards_and_all_that_isnt_a_card_stays_in_its_place(
    rules, begun, monkeypatch
):
    pilot = at_table(rules, begun)
    pilot.app.voice.switch(True)
    early, known = strangers(monkeypatch, pilot), 0
    for number, scene in enumerate(frames(pilot, effort(500, 6000), random.Random(2))):
        if number % 3 == 0:
            picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
            assert not astray(scene, picture)
            assert not twice(scene)
            assert not over_hands(scene, picture)
            assert not moved(scene, picture, PLACES.setdefault(rules, {}))
        steps = scene.trail()[0]
        if len(steps) > known:
            step = scene.session.step_count - len(scene._coming) - 1
            assert not unseen(scene, step, steps[-1].cards), steps[-1]
        known = len(steps)
        assert not early, early[0]
