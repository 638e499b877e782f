"""Text in any script: the font that draws it, its order, and what no font has."""

import struct
from pathlib import Path

import pygame
import pytest

from cardtable.engine.clean import FIRST, LAST, isolated
from cardtable.presenter.phrases import wording
from cardtable.table.drawing import fonts
from cardtable.table.drawing.fonts import OURS, UNSHOWN, pieces
from cardtable.table.drawing.theme import STYLES, Theme, _file
from cardtable.table.widgets.entries import TextEntry

OWN = sorted({_file(face) for face in STYLES.values()})
SANS = _file(STYLES["body"])
OTHER = "another.ttf"


@pytest.fixture
def stands_in(monkeypatch):
    """A system with one other font, which has every letter but those for private use."""
    found = {}

    def stand_in(one):
        found[one] = None if "\ue000" <= one <= "\uf8ff" else OTHER
        return found[one]

    monkeypatch.setattr(fonts, "stand_in", stand_in)
    pieces.cache_clear()
    yield found
    pieces.cache_clear()


def seen(text):
    return [one.text for one in pieces(text, SANS)]


@pytest.mark.parametrize("text", ["", "\u200b", "\u200e", "\ufe0f"])
def test_what_has_no_width_is_an_empty_picture(text):
    theme = Theme()
    width, height = theme.text(text).get_size()
    assert width <= 1
    assert height == theme.line_height("body")


@pytest.mark.parametrize("path", OWN, ids=lambda path: Path(path).stem)
def test_each_of_our_fonts_has_what_is_drawn_without_a_look_into_it(path):
    usual = [chr(code) for code in range(32, 0x2500) if OURS.fullmatch(chr(code))]
    assert len(usual) > 190
    assert all(fonts.has(path, one) for one in usual)
    assert all(fonts.has(path, one) for one in "ŁŐœ")
    assert not any(fonts.has(path, one) for one in "א中😀\ue000")


def test_a_file_says_which_letters_it_has(tmp_path):
    four = struct.pack(">7H", 4, 32, 0, 4, 0, 0, 0)
    four += struct.pack(">2H H 2H 2H 2H", 0x5D0, 0xFFFF, 0, 0x5D0, 0xFFFF, 1, 1, 0, 0)
    twelve = struct.pack(">2H3L", 12, 0, 28, 0, 1) + struct.pack(">3L", 0x1F600, 0x1F601, 5)
    head = struct.pack(">2H 2HL 2HL", 0, 2, 3, 1, 20, 3, 10, 20 + len(four))
    cmap = head + four + twelve
    table = struct.pack(">4s3L", b"cmap", 0, 28, len(cmap))
    font = b"\0\1\0\0" + struct.pack(">4H", 1, 0, 0, 0) + table + cmap
    (tmp_path / "one.ttf").write_bytes(font)
    assert [one for one in "אבA😀😁😂" if fonts.has(str(tmp_path / "one.ttf"), one)] == list(
        "א😀😁"
    )
    for number in range(0, len(font), 3):  # a damaged file has fewer, and harms nobody
        (tmp_path / f"{number}.ttf").write_bytes(font[:number])
        fonts.has(str(tmp_path / f"{number}.ttf"), "א")
    assert not fonts.has(str(tmp_path / "none.ttf"), "א")


def test_words_from_right_to_left_stand_in_their_own_order(stands_in):
    assert seen("שלום אבג") == ["אבג", " ", "שלום"]
    assert "".join(seen("Kim נגד דנה 12:30, ok")) == "Kim 12:30 דנה נגד, ok"
    assert "".join(seen("דנה (אמא) 5")) == "5 (אמא) דנה"
    assert "".join(seen("אב 3 Kim גד")) == "3 אב Kim גד"
    assert "".join(seen("(a) Kim")) == "(a) Kim"
    (word,) = pieces("می\u200cخواهم", SANS)  # joiners stay with their letters
    assert (word.path, word.backward) == (OTHER, True)
    assert [one.path for one in pieces("👩\u200d🚀 ok", SANS)] == [OTHER, ""]
    assert [one.path for one in pieces("क्\u200dष", SANS)] == [OTHER]
    assert [one.path for one in pieces("e\u0301Ж", SANS)] == [""]
    assert "e" not in stands_in


def test_a_name_that_is_set_apart_keeps_its_neighbours_in_their_places(stands_in):
    name, other = isolated("דנה"), isolated("רון")
    assert "".join(seen(f"{name}: 9")) == "דנה: 9"
    assert "".join(seen(f"{name} 3, {other} 2")) == "דנה 3, רון 2"
    assert "".join(seen(f"{LAST}: 9")) == ": 9"  # the rest of a line that was broken there
    assert seen(f"{FIRST}{LAST}") == []
    theme = Theme()
    assert theme.width(f"Kim{FIRST}{LAST}") == theme.text(f"Kim{FIRST}{LAST}").get_width()
    assert theme.width(f"Kim{FIRST}{LAST}") == theme.width("Kim")


def test_a_line_may_end_at_every_chinese_sign_but_not_before_a_comma(stands_in, monkeypatch):
    monkeypatch.setattr(fonts, "stand_in", lambda _: SANS)
    theme = Theme()
    sign = theme.width("王")
    assert theme.wrap("王小明，出牌。", 3 * sign) == ["王小", "明，出", "牌。"]
    assert theme.wrap("Kim 王小明 ok", theme.width("Kim 王小")) == ["Kim 王小", "明 ok"]


def test_usual_text_never_looks_for_another_font(stands_in, monkeypatch):
    monkeypatch.setattr(fonts, "has", lambda *_: 1 / 0)
    theme = Theme()
    assert theme.text("Agnes plays 7♣ – “Zoë’s” 3 → 5 …").get_width() > 100
    assert not stands_in


def test_what_no_font_has_is_a_sign_and_is_told(monkeypatch):
    monkeypatch.setattr(fonts, "stand_in", lambda _: None)
    pieces.cache_clear()
    theme = Theme()
    assert seen("א\u05b0ב x") == [UNSHOWN * 2, " ", "x"]
    assert theme.width("אב") == theme.width(UNSHOWN * 2)
    assert theme.lacking("Kim אב")
    assert not theme.lacking("Kim ♥ Жα")
    said = []
    entry = TextEntry("", lambda _: None)
    entry.attach(type("Ui", (), {"theme": theme, "toast": lambda _, text: said.append(text),
                                 "damage": lambda *_: None, "focus": None})())  # fmt: skip
    entry.text("Kim")
    assert not said
    entry.text("\tשלום\u200d\r\n")
    assert (said, entry.value) == ([wording("controls.undrawn", sign=UNSHOWN)], "Kim שלום\u200d ")
    pieces.cache_clear()


def test_the_caret_follows_the_order_of_the_letters(monkeypatch):
    """Our own font serves as the other one: its signs for letters it lacks are all of one width."""
    monkeypatch.setattr(fonts, "stand_in", lambda _: SANS)
    pieces.cache_clear()
    theme = Theme()
    wide = theme.width("אבג")
    assert wide > 20
    assert [theme.caret("אבג", n) for n in range(4)] == [wide, wide - wide // 3, wide // 3, 0]
    assert theme.caret("Kim", 2) == theme.width("Ki")
    assert theme.caret("7♣ x", 3) == theme.width("7♣ ")
    for text in ("Kim אבג", "אבג"):
        image = theme.text(text)
        assert image.get_size() == (theme.width(text), theme.line_height("body"))
    pieces.cache_clear()


@pytest.mark.parametrize("style", STYLES)
def test_words_are_as_wide_as_their_letters_are_in_print(style):
    theme = Theme()
    face = STYLES[style]
    print_ = pygame.Font(_file(face), round(16 * face.size))
    for words in ("A to 10", "Seven cards illuminate it", "Tiffany", "WAVE"):
        image = theme.text(words, style)
        assert image.get_width() == theme.width(words, style)
        assert abs(image.get_width() - print_.size(words)[0] / 16) < 0.01 * image.get_width() + 1


def test_a_font_of_the_system_draws_what_ours_lack():
    if fonts.stand_in("א") is None:
        pytest.skip("this system has no font with Hebrew letters")
    pieces.cache_clear()
    theme = Theme()
    pictures = {pygame.image.tobytes(theme.text(one), "RGBA") for one in "אבגד"}
    assert len(pictures) == 4  # empty boxes would be all alike
    assert not theme.lacking("אבגד")
