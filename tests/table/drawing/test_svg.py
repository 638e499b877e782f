"""The card pictures: complete, drawable by nanosvg, recognisable, as their generator makes them."""

import importlib.util
import re
import xml.etree.ElementTree as ET

import pygame
import pytest
from where import ROOT

from cardtable.files import asset_path
from cardtable.presenter.palette import contrast, palette
from cardtable.table.board.picture import LARGER
from cardtable.table.drawing import marks
from cardtable.table.drawing.card_pictures import ASPECT, BACKS, SMALL, CardFaces
from cardtable.table.drawing.marks import PIPS, inks, raster
from cardtable.table.drawing.theme import Theme

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SIDES = {"+": "fair", "-": "foul"}
SOULS = [side + value + copy for side in SIDES for value in "12345" for copy in "abcde"]
SOUL_BACKS = ("dawn", "night", "dusk")
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]
PICTURES = sorted(asset_path("cards").rglob("*.svg"))
ORNAMENTS = sorted(asset_path("backdrops").rglob("*.svg"))
# What nanosvg draws; everything else it leaves out without a word.
ELEMENTS = {"svg", "style", "g", "path", "rect", "circle", "ellipse"}
ATTRIBUTES = {
    "class", "d", "transform", "width", "height", "viewBox", "x", "y", "rx", "cx", "cy", "r", "ry",
    "fill", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-opacity", "stroke-opacity",
}  # fmt: skip


def test_every_card_has_its_pictures():
    names = {path.relative_to(asset_path("cards")).with_suffix("").as_posix() for path in PICTURES}
    souls = [f"{side}-{one[1:]}" for one in SOULS for side in [SIDES[one[0]]]]
    faces = [*DECK, "X1", "X2", *souls]
    backs = [*BACKS, *SOUL_BACKS]
    assert names == {*faces, *(f"large/{n}" for n in faces), *(f"backs/{n}" for n in backs)}


@pytest.mark.parametrize(
    "path", [*PICTURES, *ORNAMENTS, asset_path("icon.svg")], ids=lambda p: p.stem
)
def test_only_what_the_rasteriser_knows_is_used(path):
    colours = marks.ornament_inks(palette()) if path in ORNAMENTS else inks(palette())
    known = set(colours) | {f"{name}l" for name in colours} | {"sheet"}
    for element in ET.parse(path).iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in ELEMENTS, tag
        assert set(element.attrib) <= ATTRIBUTES, element.attrib
        # A group's opacity would be given to each of its children; a list of classes is not read.
        assert element.get("class", "sheet") in known
        assert element.get("fill", "none") == "none" or path.stem == "icon"
        assert not (tag == "g" and "class" in element.attrib)


def test_the_pictures_are_those_that_the_generator_draws():
    spec = importlib.util.spec_from_file_location("generate", ROOT / "tools/generate_cards.py")
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    for name, svg in generator.pictures().items():
        assert (ROOT / "assets" / name).read_text("utf-8") == svg, f"{name}: draw the deck again"


def _same(one, other):
    """The share of pixels that differ visibly."""
    a, b = one.convert(24), other.convert(24)
    difference = a.copy()
    difference.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = b.copy()
    back.blit(a, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    mask = pygame.mask.from_threshold(difference, (0, 0, 0), (60, 60, 60))
    size = a.get_width() * a.get_height()
    return (size - mask.count()) / size


@pytest.mark.parametrize("height", [80, 140])
def test_all_faces_are_told_apart(height):
    faces = CardFaces(Theme())
    pictures = {name: faces.flat(name, height) for name in [*DECK, "X1", "X2", *SOULS]}
    names = list(pictures)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert _same(pictures[one], pictures[other]) > 0.004, (one, other)


@pytest.mark.parametrize("name", [f"backs/{b}" for b in (*BACKS, *SOUL_BACKS)])
def test_backs_are_the_same_either_way_up(name):
    image = raster(asset_path(f"cards/{name}.svg").read_text("utf-8"), (250, 350))
    assert _same(image, pygame.transform.rotate(image, 180)) < 0.01


@pytest.mark.parametrize("height", [80, 210])
def test_a_fan_shows_rank_and_suit_at_the_left_edge(height):
    """The left 17 % of a card tell it from every other of the deck."""
    faces = CardFaces(Theme(four_colour=True))
    edge = pygame.Rect(0, 0, round(height * ASPECT * 0.17), height // 2)
    edges = {name: faces.flat(name, height).subsurface(edge) for name in DECK}
    for i, one in enumerate(DECK):
        for other in DECK[i + 1 :]:
            assert _same(edges[one], edges[other]) > 0.002, (one, other)


@pytest.mark.parametrize("height", [80, 210])
def test_fair_and_foul_are_told_apart_by_tone_and_their_values_at_the_left_edge(height):
    faces = CardFaces(Theme())
    edge = pygame.Rect(0, 0, round(height * ASPECT * 0.25), height // 2)
    looks = {name: pygame.transform.grayscale(faces.flat(name, height)) for name in SOULS}
    for name, image in looks.items():
        assert (pygame.transform.average_color(image)[0] > 128) == (name[0] == "+")
    firsts = [name for name in SOULS if name.endswith("a")]
    for i, one in enumerate(firsts):
        for other in firsts[i + 1 :]:
            assert _same(looks[one].subsurface(edge), looks[other].subsurface(edge)) > 0.01


def test_a_title_is_written_on_the_band_of_a_large_enough_card():
    faces = CardFaces(Theme())
    band = pygame.Rect(30, 226, 154, 52)
    plain = faces.flat("+5a", 300).subsurface(band).copy()
    faces.dress({"+5a": "Valour"})
    named = faces.flat("+5a", 300)
    assert _same(named.subsurface(band), plain) > 0.02
    assert faces.flat("-5a", 300)
    small = faces.flat("+5a", SMALL - 10)
    faces.dress({})
    assert _same(faces.flat("+5a", SMALL - 10), small) == 0


def figure(faces, name, height, unit):
    """How many pixels high the rank in the corner of a card on a table of that unit is."""
    image = faces.face(name, height, below=LARGER * unit)
    pad, (wide, _) = faces.pad(height), faces.size(height)
    corner = image.subsurface((pad + 2, pad + 2, round(0.19 * wide), round(0.5 * height)))
    ink = pygame.mask.from_threshold(corner, palette().suit(name[-1]), (120, 120, 120, 255))
    size = ink.get_size()
    rows = [any(ink.get_at((x, y)) for x in range(size[0])) for y in range(size[1])]
    return max(len(run) for run in "".join("#" if one else " " for one in rows).split())


@pytest.mark.parametrize("unit", [720, 600, 2160])
def test_figures_are_high_enough_on_cards_of_every_size(unit):
    """From the smallest open card of eight players to a card that lies alone."""
    faces = CardFaces(Theme())
    for number, share in enumerate((0.0917, 0.107, 0.127, 0.129, 0.157, 0.213)):
        name = DECK[(number * 17 + 4) % len(DECK)]
        assert figure(faces, name, round(share * unit), unit) >= 22 / 720 * unit - 1, (name, share)


def test_all_sizes_of_a_card_have_one_design():
    """Courts and aces are drawn whole at every size; only pips are left out of the smallest."""
    for name in ("AS", "JD", "QS", "KH"):
        usual, large = (asset_path(f"cards/{one}.svg").read_text("utf-8")
                        for one in (name, f"large/{name}"))  # fmt: skip
        shapes = [re.findall(r' d="([^"]+)"', one) for one in (usual, large)]
        assert shapes[0] == shapes[1]
    asked = CardFaces(Theme(large_index=True)).flat("7H", 200)
    assert _same(asked, CardFaces(Theme()).flat("7H", 200)) > 0.05


def test_a_card_is_darker_towards_its_lower_edge_which_is_seen():
    faces, pad = CardFaces(Theme()), CardFaces.pad(200)
    card = faces.face("2H", 200)
    top, low = (sum(card.get_at((pad + 40, pad + y))[:3]) for y in (30, 190))
    assert 0.05 <= 1 - low / top <= 0.11
    edge = [card.get_at((pad + 40, pad + 200 + y))[:3] for y in range(2)]
    assert all(one == palette().card_edge for one in edge)


def test_four_colours_change_the_ink_of_clubs_and_diamonds():
    two, four = CardFaces(Theme()), CardFaces(Theme(four_colour=True))
    for name in ("7C", "7D", "KC", "QD"):
        assert _same(two.flat(name, 200), four.flat(name, 200)) > 0.01
    for name in ("7S", "7H"):
        assert _same(two.flat(name, 200), four.flat(name, 200)) == 0


@pytest.mark.parametrize("four", [False, True])
def test_a_deck_of_high_contrast_is_told_apart_from_afar(four):
    p = palette(four_colour=four, high_contrast=True)
    for suit in "CDHS":
        assert contrast(p.suit(suit), p.card) >= 6.9
    usual, strong = CardFaces(Theme()), CardFaces(Theme(high_contrast=True))
    for name in ("7C", "QH", "AS", "X1"):
        assert strong.flat(name, 200).get_at((10, 180))[:3] == (255, 255, 255)
    assert _same(usual.flat("QH", 200), strong.flat("QH", 200)) > 0


def test_four_colours_are_two_reds_and_two_blacks():
    faces = CardFaces(Theme(four_colour=True))
    for suit, warm in (("D", True), ("C", False)):
        red, _, blue, _ = pygame.transform.average_color(faces.flat(f"7{suit}", 200))
        base, _, deep, _ = pygame.transform.average_color(faces.flat("7S", 200))
        assert (red - blue > base - deep) is warm


def test_pictures_are_made_once_and_padded_evenly():
    faces = CardFaces(Theme())
    image = faces.face("10H", 200)
    assert image is faces.face("10H", 200)
    width, height = faces.size(200)
    pad = faces.pad(200)
    assert image.get_size() == (width + 2 * pad, height + 2 * pad)
    assert image.get_at((0, 0)).a == 0
    assert image.get_at((image.get_width() // 2, pad + 2)).a == 255
    lifted = faces.face("10H", 200, lifted=True)
    assert lifted.get_width() > image.get_width()


def test_second_packs_and_jokers_find_their_pictures():
    faces = CardFaces(Theme())
    assert faces.face("AS#2", 100) is faces.face("AS", 100)
    assert faces.face("X1", 100) is not faces.face("X2", 100)
    assert faces.face("X3", 100) is faces.face("X1", 100)
    with pytest.raises(ValueError, match="no picture"):
        faces.face("??", 100)


def test_while_a_window_is_resized_old_pictures_stand_in():
    faces = CardFaces(Theme())
    faces.face("KS", 200)
    before = faces.version
    faces.restyle(Theme(), "lattice", soon=True)
    rough = faces.face("KS", 220)
    faces.sharpen()
    sharp = faces.face("KS", 220)
    assert rough.get_size() == sharp.get_size()
    assert rough is not sharp
    assert faces.version > before


def test_pips_are_paths_of_one_box():
    for suit, outline in PIPS.items():
        numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", outline)]
        assert min(numbers) >= 0, suit
        assert max(numbers) <= 100, suit
