"""Portraits made of names."""

import pygame

from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.choices import BOTS


def pixels(name, size=64):
    return pygame.image.tobytes(avatar(Theme(), name, size), "RGBA")


def test_a_name_always_has_the_same_face():
    assert pixels("Agnes") == pixels("Agnes")
    assert pixels("agnes ") == pixels("Agnes")
    theme = Theme()
    assert avatar(theme, "Agnes", 40) is avatar(theme, "Agnes", 40)


def test_names_have_faces_of_their_own():
    names = [*BOTS, "Ann", "Bo", "Cy", "Dora", "Emil", "Player 1", "Player 2", "名前", ""]
    assert len({pixels(name) for name in names}) == len(names)


def test_a_face_is_round():
    image = avatar(Theme(), "Edith", 60)
    assert image.get_size() == (60, 60)
    assert image.get_at((0, 0)).a == image.get_at((59, 59)).a == 0
    assert image.get_at((30, 30)).a == 255


def test_a_bare_head_has_no_hat_and_the_same_face():
    theme = Theme()
    hatted = [name for name in (*BOTS, "Ann", "Bo", "Cy", "Dora") if hat_differs(theme, name)]
    assert hatted
    for name in hatted:
        with_hat, bare = avatar(theme, name, 60), avatar(theme, name, 60, bare=True)
        assert with_hat.get_at((30, 52)) == bare.get_at((30, 52))


def hat_differs(theme, name):
    pictures = [avatar(theme, name, 60), avatar(theme, name, 60, bare=True)]
    return len({pygame.image.tobytes(one, "RGBA") for one in pictures}) == 2
