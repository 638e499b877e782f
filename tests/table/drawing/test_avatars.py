"""Portraits made of names."""

import random
from dataclasses import replace
from typing import get_args

import pygame
import pytest
from begun import has_layout
from pilot import Pilot, new_session, session_at

from cardtable.engine.cards import card
from cardtable.engine.events import Said
from cardtable.games import GAMES
from cardtable.players import COMPUTERS
from cardtable.presenter.layoutfile import Mood, table_of
from cardtable.presenter.model import Table
from cardtable.table.board.signs import MOOD_LASTS, Moods
from cardtable.table.drawing.avatars import avatar, on_ribbon
from cardtable.table.drawing.theme import Theme


def pixels(name, size=64):
    return pygame.image.tobytes(avatar(Theme(), name, size), "RGBA")


def test_a_name_always_has_the_same_face():
    assert pixels("Agnes") == pixels("Agnes")
    assert pixels("agnes ") == pixels("Agnes")
    theme = Theme()
    assert avatar(theme, "Agnes", 40) is avatar(theme, "Agnes", 40)


def test_names_have_faces_of_their_own():
    names = [*COMPUTERS, "Ann", "Bo", "Cy", "Dora", "Emil", "Player 1", "Player 2", "名前", ""]
    assert len({pixels(name) for name in names}) == len(names)


def test_a_face_is_round():
    image = avatar(Theme(), "Edith", 60)
    assert image.get_size() == (60, 60)
    assert image.get_at((0, 0)).a == image.get_at((59, 59)).a == 0
    assert image.get_at((30, 30)).a == 255


def test_a_bare_head_has_no_hat_and_the_same_face():
    theme = Theme()
    hatted = [name for name in (*COMPUTERS, "Ann", "Bo", "Cy", "Dora") if hat_differs(theme, name)]
    assert hatted
    for name in hatted:
        with_hat, bare = avatar(theme, name, 60), avatar(theme, name, 60, bare=True)
        assert with_hat.get_at((30, 52)) == bare.get_at((30, 52))


def hat_differs(theme, name):
    pictures = [avatar(theme, name, 60), avatar(theme, name, 60, bare=True)]
    return len({pygame.image.tobytes(one, "RGBA") for one in pictures}) == 2


def test_each_mood_has_a_face_of_its_own_under_the_same_hair():
    theme = Theme()
    faces = [avatar(theme, "Agnes", 80, mood=mood) for mood in get_args(Mood)]
    assert len({pygame.image.tobytes(one, "RGBA") for one in faces}) == 5
    tops = [one.subsurface((0, 0, 80, 20)) for one in faces]
    assert len({pygame.image.tobytes(one, "RGBA") for one in tops}) == 1


def test_moods_follow_what_is_told_for_a_moment():
    zones = {"draw": "AC AD", "p1.hand": "5C", "p1.points": "6C", "p2.hand": "8S 4H"}
    pilot = Pilot(session_at({"turn": "p2", "zones": zones}, seats=2, rules="cuttle"))

    def moods():
        return {seat: told.mood for seat, told in pilot.scene.plates().items()}

    assert moods() == {"p1": "", "p2": "thinking"}
    pilot.scene.play("p2", "scuttle 6C 8S")
    pilot.until(lambda: moods()["p1"] == "stung", 3)
    assert moods() == {"p1": "stung", "p2": "pleased"}
    pilot.until(lambda: moods() == {"p1": "thinking", "p2": ""}, MOOD_LASTS + 1)
    pilot.app.settings = replace(pilot.app.settings, moods=False)
    assert moods() == {"p1": "", "p2": ""}


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", [one.ID for one in GAMES if has_layout(one.ID)])
def test_moods_are_of_people_whom_events_name(game):
    session = new_session(game, seed=2)
    data, rng, felt = table_of(game), random.Random(2), Moods()
    while not session.over and session.step_count < 400:
        session.play(session.fallback_line(rng))
        table = Table(session.view("p1"))
        for events in session.events_for("p1", session.step_count - 1):
            for said in (one for one in events if isinstance(one, Said)):
                felt.said(said, data.effect(said), table, 0.0)
    assert set(felt._shown) & set(session.seats)
    for named in set(felt._shown) - set(session.seats):
        card(named)  # one that has left its row by now


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_a_ribbon_holds_all_of_any_sentence(monkeypatch, scale):
    """Whatever somebody is called: nothing is cut off, and nothing reaches beyond the ribbon."""
    theme, rng, drawn = Theme(scale=scale), random.Random(1), []
    real = Theme.text

    def text(theme, words, style, *args, size=1.0, **more):
        drawn.append((words, theme.width(words, style, size)))
        return real(theme, words, style, *args, size=size, **more)

    monkeypatch.setattr(Theme, "text", text)
    for _ in range(120):
        name = "".join(rng.choices("iamWé ", k=rng.randint(1, 20)))
        words = " ".join(f"{name} is the Shithead".split())
        field = pygame.Rect(0, 0, rng.randint(260, 560), 60)
        drawn.clear()
        image = pygame.Surface(field.size, pygame.SRCALPHA)
        on_ribbon(theme, image, words, rng.choice(["title", "heading"]), field, 1.0)
        assert " ".join(line for line, _ in drawn) == words
        assert all(wide <= field.w for _, wide in drawn)
