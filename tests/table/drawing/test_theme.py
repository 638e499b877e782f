"""Sizes, colours and text."""

import itertools
import re

import pygame
import pytest

from cardtable.files import DataError, Document, asset_path, parse_yaml
from cardtable.presenter.layoutfile import read_table, table_of
from cardtable.presenter.palette import CLOTHS, OWN, TABLES, contrast, luminance, mix, palette
from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import Theme, automatic_scale

PALETTES = [
    palette(cloth.id, four_colour=four)
    for cloth, four in itertools.product((*CLOTHS, *TABLES), (False, True))
]


@pytest.mark.parametrize("p", PALETTES)
def test_text_can_be_read_on_paper(p):
    for ground in (p.paper, p.paper_press, mix(p.paper, p.accent, 0.14)):
        for ink in (p.ink, p.ink_soft):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for ink in (p.accent, p.bad, *(p.suit(s) for s in "CDHS")):
        assert contrast(ink, p.paper) >= 4.5, ink
        assert contrast(ink, p.card) >= 4.5, ink
    assert contrast(p.on_accent, p.accent) >= 4.5


@pytest.mark.parametrize("p", PALETTES)
def test_text_can_be_read_on_cloth(p):
    # A weave of a few levels lies over the brightest part.
    brightest = tuple(min(255, c + 5) for c in p.cloth.light)
    for ink in (p.on_cloth, p.on_cloth_soft):
        assert contrast(ink, brightest) >= 4.5, ink
        assert contrast(ink, p.cloth.dark) >= 4.5, ink
    for suit in "CDHS":  # shapes are told apart with less than letters need
        assert contrast(p.suit(suit, on_cloth=True), brightest) >= 3.4, suit


GAMES = sorted(path.stem for path in asset_path("layouts").glob("*.yaml"))


@pytest.mark.drawn(5)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [one.id for one in CLOTHS])
def test_text_can_be_read_on_every_ornament(game, name):
    theme = Theme(cloth=name, four_colour=True).at(table_of(game).backdrop)
    p = theme.palette
    data = pygame.image.tobytes(paint.cloth(theme, (640, 360)), "RGB")
    grounds = set(zip(data[::3], data[1::3], data[2::3], strict=True))
    brightest = max(grounds, key=luminance)
    for ink in (p.on_cloth, p.on_cloth_soft, p.glow):
        assert contrast(ink, brightest) >= 4.5, (ink, brightest)
    for suit in "CDHS":
        assert contrast(p.suit(suit, on_cloth=True), brightest) >= 3.4, (suit, brightest)


@pytest.mark.parametrize("game", GAMES)
def test_no_corner_of_a_table_lies_in_the_dark(game):
    theme = Theme().at(table_of(game).backdrop)
    small = pygame.transform.smoothscale(paint.cloth(theme, (640, 360)), (64, 36))
    corners = [small.get_at((x, y))[:3] for x in (6, 57) for y in (5, 30)]
    assert min(max(ground) for ground in corners) >= 22


@pytest.mark.parametrize("p", PALETTES)
def test_what_stands_on_the_cloth_can_be_read(p):
    """Plates, pills, icons, sheets: the grounds that are mixed from the cloth, and their inks."""
    night = (0, 0, 0)
    for share in (0.18, 0.2, 0.25, 0.45):  # sheets, the slate, plates and icons, pills
        ground = mix(p.cloth.dark, night, share)
        for ink in (p.on_cloth, p.on_cloth_soft, p.glow):
            assert contrast(ink, ground) >= 4.5, (ink, share)
    for share in (0.12, 0.25):  # icons under the pointer, and pressed
        assert contrast(p.on_cloth, mix(p.cloth.light, p.on_cloth, share)) >= 3, share
    assert contrast(p.accent, p.paper) >= 4.5  # who is on turn, and the dealer's button


def test_a_table_has_its_own_cloth_unless_another_is_chosen():
    backdrop = read_table(
        Document("own", {"backdrop": {"cloth": "dawn", "right": "dusk"}})
    ).backdrop
    own, slate = Theme(cloth=OWN).at(backdrop), Theme(cloth="slate").at(backdrop)
    assert own.palette.cloth.id == "dawn"
    assert slate.palette.cloth.id == "slate"
    parted, whole = paint.cloth(own, (600, 400)), paint.cloth(slate, (600, 400))
    assert contrast(parted.get_at((60, 180))[:3], parted.get_at((539, 180))[:3]) > 1.15
    assert contrast(whole.get_at((60, 180))[:3], whole.get_at((539, 180))[:3]) < 1.15
    assert own.at(backdrop) is own
    assert Theme(cloth=OWN).at(backdrop).font("body")


def test_mistakes_in_a_backdrop_are_told():
    ornaments = [{"art": "pub-mat", "fit": "under"}]
    document = Document("own", {"backdrop": {"ornaments": ornaments}})
    with pytest.raises(DataError, match='"under" isn’t one of at, cover, frame'):
        read_table(document)
    ornaments = [{"art": "pub-mat"}, {"art": "nothing"}]
    document = Document("own", {"backdrop": {"cloth": "baize", "ornaments": ornaments}})
    with pytest.raises(DataError) as caught:
        read_table(document)
    cloth, picture = map(str, caught.value.faults)
    assert cloth.startswith("own: backdrop.cloth: “baize” isn’t one of ")
    assert picture == "own: backdrop.ornaments.1.art: there is no picture “nothing”"


@pytest.mark.parametrize(
    ("ornament", "told"),
    [
        (
            "{art: bank-lines, fit: frame}",
            "fit: a frame needs a square picture, and “bank-lines” isn’t square",
        ),
        (
            "{art: chart-anchor, fit: frame}",
            "fit: a frame needs a square picture, and “chart-anchor” isn’t square",
        ),
        ("{art: bank-ledger, fit: frame, size: 3}", "size: a frame of 3.0 leaves no room"),
        ("{art: bank-coins, size: 1000}", "size: must be at most 4, not 1000"),
    ],
)
def test_an_ornament_that_can_not_be_drawn_is_told_when_it_is_read(ornament, told):
    text = f"backdrop:\n  ornaments:\n    - {ornament}\n"
    with pytest.raises(DataError) as caught:
        read_table(parse_yaml(text, "own"))
    (line,) = map(str, caught.value.faults)
    assert re.match(r"own:3:\d+: backdrop\.ornaments\.0\.", line)
    assert told in line


@pytest.mark.parametrize("p", PALETTES)
def test_controls_and_rings_stand_out(p):
    assert contrast(p.line, p.paper) >= 3
    for ground in (p.paper, p.paper_press, p.accent, p.cloth.light, p.cloth.dark):
        best = max(contrast(p.focus_cloth, ground), contrast(p.focus_paper, ground))
        assert best >= 3, ground


@pytest.mark.parametrize("four", [False, True])
def test_suits_differ_by_more_than_nothing(four):
    p = palette(four_colour=four)
    inks = {p.suit(s) for s in "CDHS"}
    assert len(inks) == (4 if four else 2)
    assert p.suit("H") != p.suit("S")


def test_lengths_scale_and_never_vanish():
    assert Theme(2.0).px(10) == 20
    assert Theme(0.8).px(0.5) == 1
    assert Theme(0.8).px(0) == 0


def test_automatic_scale_follows_the_window():
    sizes = [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)]
    scales = [automatic_scale(size) for size in sizes]
    assert scales == sorted(scales)
    assert scales[0] < automatic_scale((1280, 720)) == 1.0
    assert automatic_scale((3840, 720)) == 1.0


def test_suits_in_text_are_drawn_as_shapes_in_their_colour():
    theme = Theme(2.0)
    heart, spade = theme.text("♥"), theme.text("♠")
    middle = (heart.get_width() // 2, heart.get_height() // 2)
    assert heart.get_at(middle)[:3] == theme.palette.heart
    assert spade.get_at(middle)[:3] == theme.palette.spade
    assert theme.text("♥", on="cloth").get_at(middle)[:3] == theme.palette.heart_cloth
    assert theme.text("7♥ 8♣").get_width() == theme.width("7♥ 8♣")


def test_lines_break_at_words_and_fit():
    theme = Theme()
    text = "A ten of hearts 10♥ burns the pile, and whoever burned it plays again."
    lines = theme.wrap(text, 200)
    assert " ".join(lines) == text
    assert all(theme.width(line) <= 200 for line in lines)
    assert theme.wrap("one\ntwo", 200) == ["one", "two"]


def test_no_path_is_cut_off():
    theme = Theme()
    for path in (
        "/media/cards/of/somebody/exported/cunt-soul-2026-11-29.html.",
        r"D:\Cards\of\somebody\exported\x_y.z",
    ):
        lines = theme.wrap(f"Saved as {path}", 120)
        assert "".join(lines).replace(" ", "") == f"Savedas{path}"
        assert max(map(theme.width, lines)) <= 120


def test_what_is_too_wide_is_cut_with_an_ellipsis():
    theme = Theme()
    short = theme.cut("Clementine of the Long Name", 80)
    assert short.endswith("…")
    assert theme.width(short) <= 80
    assert theme.cut("Bo", 80) == "Bo"
    told = "Play a card"
    cuts = {theme.cut(told, width).rstrip("…") for width in range(30, theme.width(told))}
    assert cuts == {"Play", "Play a", "Pla", "Pl"}  # whole words, if that leaves enough


def test_rendered_lines_are_kept():
    theme = Theme()
    assert theme.text("again") is theme.text("again")
    assert theme.text("again") is not theme.text("again", colour=(1, 2, 3))


def test_a_large_panel_is_the_same_as_one_drawn_whole():
    theme = Theme()
    p = theme.palette
    large = paint.box(theme, (400, 300), p.paper, border=p.line, line=2)
    small = paint.box(theme, (60, 60), p.paper, border=p.line, line=2)
    for corner in ((0, 0), (3, 3), (9, 1)):
        assert large.get_at(corner) == small.get_at(corner)
    assert large.get_at((200, 150))[:3] == p.paper
    assert large.get_at((200, 0))[:3] == p.line
    assert large.get_at((200, 299))[:3] == p.line


def test_cloth_is_bright_in_the_middle():
    theme = Theme()
    cloth = paint.cloth(theme, (640, 400))
    assert sum(cloth.get_at((320, 176))[:3]) > sum(cloth.get_at((5, 395))[:3]) + 60
    assert isinstance(cloth, pygame.Surface)
