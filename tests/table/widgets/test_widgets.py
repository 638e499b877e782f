"""Controls by pointer and by keyboard."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.glyphs import pressed_button
from cardtable.table.widgets.boxes import (
    Column,
    Columns,
    Field,
    Grid,
    Line,
    Modal,
    Panel,
    Row,
    Scroll,
    Spacer,
)
from cardtable.table.widgets.controls import (
    Button,
    Image,
    Label,
    Segmented,
    Slider,
    Slip,
    Toggle,
)
from cardtable.table.widgets.entries import DropDown, TextEntry, Typing
from cardtable.table.widgets.richtext import RichText, read_markdown
from cardtable.table.widgets.ui import TIP_AFTER, TOAST_FOR, Ui, Widget

SIZE = (800, 600)


def test_of_two_that_overlap_the_one_painted_last_is_hit():
    below, above, both = Widget(), Widget(), Widget()
    both.adopt(below, above)
    for one, left in ((both, 0), (below, 0), (above, 50)):
        one.place(pygame.Rect(left, 0, 100, 40))
    assert [both.at((x, 20)) for x in (20, 70, 120)] == [below, above, None]


class Hand:
    """Works a Ui with events."""

    def __init__(self, root, size=SIZE, scale=1.0, on_escape=None):
        self.surface = pygame.display.set_mode(size)
        self.ui = Ui(Theme(scale), root, on_escape)
        self.ui.layout(pygame.Rect((0, 0), size))

    def move(self, pos):
        event = pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        return self.ui.handle(event)

    def down(self, pos):
        return self.ui.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))

    def up(self, pos):
        return self.ui.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def click(self, widget):
        pos = widget.rect.center if hasattr(widget, "rect") else widget
        self.move(pos)
        self.down(pos)
        self.up(pos)

    def key(self, name, mod=0):
        code = getattr(pygame, f"K_{name}")
        return self.ui.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))

    def send(self, kind, **about):
        return self.ui.handle(pygame.Event(kind, **about))

    def keys(self, *names):
        for name in names:
            self.key(name)

    def type(self, text):
        for letter in text:
            self.key(letter if letter.isalnum() and letter.islower() else "SPACE")
            self.ui.handle(pygame.Event(pygame.TEXTINPUT, text=letter))

    def wheel(self, y):
        return self.ui.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y)))

    def draw(self, *, whole=True):
        canvas = Canvas(self.surface)
        canvas.whole = whole
        self.ui.draw(canvas, lambda area: canvas.fill((30, 60, 50), area))
        return canvas


def buttons(count):
    done = []
    made = [Button(f"B{i}", lambda i=i: done.append(i)) for i in range(count)]
    return made, done


def test_a_click_presses_a_button_only_if_released_on_it():
    (one, two), done = buttons(2)
    hand = Hand(Column(one, two))
    hand.click(one)
    assert done == [0]
    hand.down(one.rect.center)
    assert one.pressed
    hand.move(two.rect.center)
    assert not one.pressed
    hand.up(two.rect.center)
    assert done == [0]


@pytest.mark.parametrize("key", ["RETURN", "KP_ENTER", "SPACE"])
def test_keys_press_the_button_in_focus(key):
    (one, two), done = buttons(2)
    hand = Hand(Column(one, two))
    hand.key("TAB")
    assert one.focused
    hand.key("TAB")
    hand.key(key)
    assert done == [1]


def test_tab_goes_round_both_ways_and_skips_what_is_disabled_or_hidden():
    made, _ = buttons(4)
    made[1].enabled = False
    made[2].shown = False
    hand = Hand(Column(*made))
    order = []
    for _ in range(3):
        hand.key("TAB")
        order.append(made.index(hand.ui.focus))
    assert order == [0, 3, 0]
    hand.key("TAB", pygame.KMOD_LSHIFT)
    assert hand.ui.focus is made[3]


def test_arrows_go_to_the_neighbour_in_their_direction():
    made, _ = buttons(4)
    hand = Hand(Column(Row(made[0], made[1]), Row(made[2], made[3]), align="start"))
    hand.key("TAB")
    hand.key("RIGHT")
    assert hand.ui.focus is made[1]
    hand.key("DOWN")
    assert hand.ui.focus is made[3]
    hand.key("LEFT")
    assert hand.ui.focus is made[2]
    hand.key("UP")
    assert hand.ui.focus is made[0]
    assert not hand.key("UP")


def test_a_disabled_button_does_nothing():
    (one,), done = buttons(1)
    one.enabled = False
    hand = Hand(Column(one))
    hand.click(one)
    assert done == []


def test_the_ring_shows_for_keys_and_not_for_the_pointer():
    (one, two), _ = buttons(2)
    hand = Hand(Column(one, two, pad=20))
    hand.click(one)
    hand.draw()
    edge = (one.rect.left - 3, one.rect.centery)
    assert hand.surface.get_at(edge)[:3] == (30, 60, 50)
    hand.keys("TAB", "TAB")
    assert hand.ui.focus is one
    hand.draw()
    assert hand.surface.get_at(edge)[:3] != (30, 60, 50)


def test_what_is_repainted_in_parts_is_the_same_as_the_whole():
    made, _ = buttons(3)
    toggle = Toggle("A switch", False, lambda _: None)
    hand = Hand(Column(*made, toggle, pad=20))
    hand.draw()
    hand.move(made[1].rect.center)
    hand.draw(whole=False)
    hand.keys("TAB", "TAB")
    hand.draw(whole=False)
    hand.click(toggle)
    hand.draw(whole=False)
    parts = hand.surface.copy()
    hand.draw()
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(hand.surface, "RGB")


def test_nothing_is_damaged_while_nothing_happens():
    made, _ = buttons(2)
    hand = Hand(Column(*made))
    hand.draw()
    hand.ui.update(10)
    assert not hand.ui.dirty
    hand.move((799, 599))
    assert not hand.ui.dirty


def test_a_toggle_switches_by_click_and_space():
    seen = []
    toggle = Toggle("Sound", False, seen.append)
    hand = Hand(Column(toggle))
    hand.click(toggle)
    hand.key("SPACE")
    assert seen == [True, False]
    assert "off" in toggle.spoken


def test_segments_are_chosen_by_click_and_arrows():
    seen = []
    choice = Segmented([("Off", 0), ("Short", 1), ("Normal", 2)], 2, seen.append, label="Motion")
    hand = Hand(Column(choice))
    rect = choice.rect
    hand.click((rect.x + rect.width // 6, rect.centery))
    hand.click((rect.x + rect.width // 6, rect.centery))
    hand.keys("RIGHT", "RIGHT", "RIGHT")
    assert seen == [0, 1, 2]
    assert choice.spoken == "Motion: Normal, 3 of 3"


def test_a_slider_moves_by_keys_within_its_ends():
    seen = []
    slider = Slider((0, 1, 0.25), 0.5, seen.append, label="Volume")
    hand = Hand(Column(slider))
    hand.key("TAB")
    hand.keys("RIGHT", "RIGHT", "RIGHT", "HOME", "LEFT", "END")
    assert seen == [0.75, 1.0, 0.0, 1.0]


def test_a_slider_follows_the_pointer_and_may_settle():
    seen = []
    slider = Slider((0, 10, 1), 0, seen.append, at_end=True)
    hand = Hand(Column(slider))
    hand.down((slider.rect.x + 12, slider.rect.centery))
    for x in range(20, 200, 20):
        hand.move((slider.rect.x + x, slider.rect.centery))
    assert slider.value >= 2
    assert seen == []
    hand.up((slider.rect.x + 200, slider.rect.centery))
    assert seen == [slider.value]


def test_a_list_opens_and_is_chosen_from_by_keyboard():
    seen = []
    drop = DropDown([("One", 1), ("Two", 2), ("Three", 3)], 2, seen.append)
    below, _ = buttons(1)
    hand = Hand(Column(drop, *below))
    hand.keys("TAB", "RETURN")
    assert hand.ui.layers
    hand.key("DOWN")
    hand.key("RETURN")
    assert seen == [3]
    assert not hand.ui.layers
    assert hand.ui.focus is drop
    hand.keys("RETURN", "UP", "ESCAPE")
    assert seen == [3]
    assert not hand.ui.layers
    hand.keys("LEFT", "RIGHT")
    assert seen == [3]  # closed it is changed by no key
    hand.key("DOWN")
    assert hand.ui.focus is below[0]
    assert not hand.ui.layers


def test_a_list_is_chosen_from_by_clicks_and_closed_by_one_beside_it():
    seen = []
    drop = DropDown([("One", 1), ("Two", 2), ("Three", 3)], 1, seen.append)
    hand = Hand(Column(drop))
    hand.click(drop)
    lines = [w for w in hand.ui.layers[-1].walk() if w.focusable]
    hand.click(lines[1])
    assert seen == [2]
    hand.click(drop)
    hand.click((700, 500))
    assert not hand.ui.layers
    assert seen == [2]


def test_a_list_at_the_foot_of_the_window_opens_upwards_and_scrolls():
    drop = DropDown([(f"Choice {i}", i) for i in range(40)], 39, lambda _: None)
    hand = Hand(Column(Spacer(520), drop))
    hand.click(drop)
    layer = hand.ui.layers[-1]
    window = pygame.Rect((0, 0), SIZE)
    chosen = [w for w in layer.walk() if w.focusable][39]
    assert hand.ui.focus is chosen
    assert window.contains(chosen.rect)


def test_typing_into_an_entry():
    seen = []
    entry = TextEntry("", seen.append, longest=6)
    hand = Hand(Column(entry))
    hand.click(entry)
    hand.type("Agnes B")
    assert entry.value == "Agnes "
    hand.keys("HOME", "DELETE", "END", "BACKSPACE")
    assert entry.value == "gnes"
    hand.keys("LEFT", "LEFT", "BACKSPACE")
    assert entry.value == "ges"
    assert seen[-1] == "ges"


CHARACTERS = ("a", "e\u0301", "👩\u200d🚀", "👍🏽", "🇩🇪", "क्षि", "日")


@given(
    st.lists(
        st.sampled_from([*CHARACTERS, "LEFT", "RIGHT", "BACKSPACE", "DELETE", "HOME", "END"]),
        max_size=25,
    )
)
def test_whatever_is_typed_a_line_holds_whole_characters_and_no_more_than_its_length(steps):
    entry, model, at = TextEntry("", lambda _: None, longest=5), [], 0
    hand = Hand(Column(entry))
    hand.key("TAB")
    for step in steps:
        if step in CHARACTERS:
            hand.send(pygame.TEXTINPUT, text=step)
            if len(model) < 5:
                model.insert(at, step)
                at += 1
            continue
        hand.keys(step)
        if step == "BACKSPACE" and at:
            at -= 1
            del model[at]
        elif step == "DELETE":
            del model[at : at + 1]
        else:
            moved = {"LEFT": at - 1, "RIGHT": at + 1, "HOME": 0, "END": len(model)}
            at = max(0, min(moved.get(step, at), len(model)))
        assert entry.value == "".join(model)
        assert entry._caret == len("".join(model[:at]))


def test_what_an_input_method_composes_is_shown_and_its_keys_mean_nothing_on_the_page():
    left, pressed = [], []
    entry = TextEntry("ab", lambda _: None)
    hand = Hand(Column(entry, Button("Next", lambda: pressed.append(1))))
    hand.ui.on_escape = lambda: left.append(1)
    hand.key("TAB")
    hand.keys("END")
    hand.send(pygame.TEXTEDITING, text="にほ", start=0, length=2)
    assert entry.with_composed == (2, "abにほ")
    for key in ("BACKSPACE", "RETURN", "ESCAPE", "TAB", "LEFT", "F11"):
        assert hand.key(key), "nor anywhere else"
    assert (entry.value, left, hand.ui.focus) == ("ab", [], entry)
    hand.send(pygame.TEXTINPUT, text="日本")
    assert entry.with_composed == (4, "ab日本")
    hand.send(pygame.TEXTEDITING, text="x", start=0, length=1)
    hand.send(pygame.TEXTEDITING, text="", start=0, length=0)
    hand.keys("BACKSPACE")
    assert entry.value == "ab日"
    hand.send(pygame.TEXTEDITING, text="x", start=0, length=1)
    hand.ui.suspend()
    assert entry.with_composed == (3, "ab日")
    hand.keys("ESCAPE")
    assert left


def test_a_keyboard_goes_on_writing_while_the_letters_on_the_screen_are_open():
    entry = TextEntry("", lambda _: None, label="Name")
    hand = Hand(Column(entry))
    hand.key("TAB")
    hand.ui.handle(pressed_button("Pad A"))
    (typing,) = hand.ui.layers
    assert isinstance(typing, Typing)
    hand.type("Ann e")
    hand.keys("SPACE", "BACKSPACE", "HOME", "DELETE", "END")
    assert entry.value == "nn "
    hand.send(pygame.TEXTEDITING, text="に", start=0, length=1)
    assert "nn に" in typing._shown.words
    assert hand.key("RETURN")
    assert hand.ui.layers
    hand.send(pygame.TEXTINPUT, text="日")
    assert entry.value == "nn 日"
    hand.keys("RETURN")
    assert not hand.ui.layers
    assert hand.ui.focus is entry


def test_an_entry_that_is_full_says_so_and_keeps_what_it_holds():
    entry = TextEntry("", lambda _: None, longest=6, label="Name of these rules")
    hand = Hand(Column(entry))
    hand.click(entry)
    hand.type("Agnes ")
    assert hand.ui._toast is None
    hand.type("B")
    assert entry.value == "Agnes "
    assert hand.ui._toast.words == "Name of these rules: at most 6 characters"


def test_an_entry_takes_only_what_it_allows_and_keeps_shortcuts_to_itself():
    entry = TextEntry("", lambda _: None, allowed="0123456789")
    hand = Hand(Column(entry))
    hand.key("TAB")
    hand.type("1a2b")
    assert entry.value == "12"
    assert hand.key("m")
    assert hand.key("SPACE")
    assert not hand.key("F11")


def test_an_entry_reached_by_tab_is_replaced_by_typing():
    entry = TextEntry("Player 1", lambda _: None)
    hand = Hand(Column(entry))
    hand.key("TAB")
    hand.type("Bo")
    assert entry.value == "Bo"
    hand.key("a", pygame.KMOD_LCTRL)
    hand.key("BACKSPACE")
    assert entry.value == ""


def test_a_click_places_the_caret():
    entry = TextEntry("mmmm", lambda _: None)
    hand = Hand(Column(entry, align="start"))
    hand.click((entry.rect.x + 14, entry.rect.centery))
    hand.type("X")
    assert entry.value == "Xmmmm"


def test_key_repeat_is_only_for_what_wants_it():
    entry, (button,) = TextEntry("", lambda _: None), buttons(1)[0]
    hand = Hand(Column(entry, button))
    hand.key("TAB")
    assert pygame.key.get_repeat() != (0, 0)
    hand.key("TAB")
    assert pygame.key.get_repeat() == (0, 0)


def test_the_focus_scrolls_into_view_and_the_wheel_moves():
    made, done = buttons(30)
    view = Scroll(Column(*made))
    hand = Hand(view)
    for _ in range(30):
        hand.key("TAB")
        assert view.rect.contains(hand.ui.focus.rect)
    hand.key("RETURN")
    assert done == [29]
    hand.move((100, 300))
    before = view.offset
    hand.wheel(2)
    assert view.offset < before
    hand.wheel(100)
    assert view.offset == 0
    assert not hand.wheel(1)


def test_what_is_scrolled_out_of_view_cannot_be_clicked():
    made, done = buttons(30)
    view = Scroll(Column(*made))
    hand = Hand(Column(Spacer(300), view))
    assert view.rect.top == 300 + 12
    view.scroll_to(200)
    hand.click((100, 200))
    assert done == []


def test_the_bar_can_be_dragged():
    made, _ = buttons(40)
    view = Scroll(Column(*made))
    hand = Hand(view)
    right = view.rect.right - 4
    hand.down((right, 10))
    hand.move((right, 590))
    hand.up((right, 590))
    assert view.offset > 500


def test_a_modal_keeps_the_focus_and_gives_it_back():
    made, done = buttons(1)
    answer, given = buttons(2)
    hand = Hand(Column(*made))
    hand.key("TAB")
    layer = Modal(Label("Really?"), *answer)
    hand.ui.open(layer)
    for _ in range(5):
        hand.key("TAB")
        assert hand.ui.focus in answer
    hand.click(made[0].rect.topleft)  # beside it: closes
    assert done == []
    assert not hand.ui.layers
    assert hand.ui.focus is made[0]
    assert given == []


def test_a_modal_that_must_be_answered_stays():
    answer, _ = buttons(1)
    hand = Hand(Column())
    hand.ui.open(Modal(*answer, dismissable=False))
    hand.key("ESCAPE")
    hand.click((2, 2))
    assert hand.ui.layers


def test_a_click_on_the_paper_of_a_modal_does_not_close_it():
    answer, _ = buttons(1)
    hand = Hand(Column())
    layer = Modal(Label("Words"), *answer)
    hand.ui.open(layer)
    hand.click((layer.sheet.rect.x + 5, layer.sheet.rect.y + 5))
    assert hand.ui.layers


def test_escape_is_told_to_the_scene():
    told = []
    hand = Hand(Column(), on_escape=lambda: told.append(1))
    hand.key("ESCAPE")
    assert told == [1]


def test_a_tooltip_comes_after_a_rest_and_goes_with_the_pointer():
    button = Button("?", lambda: None, tip="What it does")
    hand = Hand(Column(button))
    hand.move(button.rect.center)
    hand.draw()
    hand.ui.update(TIP_AFTER / 2)
    assert not hand.ui.dirty
    hand.ui.update(TIP_AFTER)
    assert hand.ui.dirty
    hand.draw()
    hand.move((700, 500))
    assert hand.ui.dirty


def test_a_toast_goes_by_itself():
    hand = Hand(Column())
    hand.ui.toast("The game is saved")
    hand.draw()
    hand.ui.update(TOAST_FOR + 1)
    assert hand.ui.dirty
    hand.draw()
    hand.ui.update(1)
    assert not hand.ui.dirty


def test_a_field_says_what_is_wrong_in_place_of_its_note():
    entry = TextEntry("", lambda _: None)
    fld = Field("Name", entry, help="as you like it")
    hand = Hand(Column(fld))
    high = fld.rect.height
    fld.problem = "Please give a name."
    hand.ui.relayout()
    assert fld.rect.height == high
    assert "Please" in fld.spoken
    hand.draw()


def test_fields_and_columns_stack_in_a_narrow_window():
    slider = Slider((0, 1, 0.1), 0, lambda _: None)
    fld = Field("A long name of a field", slider)
    other = Label("other")
    hand = Hand(Columns(Column(fld), Column(other)), size=(1000, 600))
    assert slider.rect.x > 200
    assert other.rect.x > 500
    hand.ui.layout(pygame.Rect(0, 0, 320, 600))
    assert slider.rect.x == 0
    assert slider.rect.y > fld.rect.y
    assert other.rect.y > fld.rect.bottom


def test_what_a_line_can_spare_gives_way_before_the_line_folds():
    name, cards, score = Label("Agnes", grow=True), Label("three cards"), Label("21")
    line = Line(name, cards, score, gap=10, least=100, spare=[cards])
    for width, kept, side_by_side in ((400, True, True), (200, False, True), (110, False, False)):
        Hand(Column(line), size=(width, 200))
        assert cards.shown is kept
        assert (name.rect.centery == score.rect.centery) is side_by_side


def test_no_word_stands_alone_in_the_last_line_of_a_short_text():
    words = "Everybody who plays today gets the same cards, against two hard opponents."
    label = Label(words)
    for width in (280, 290, 470, 500, 540):
        hand = Hand(Column(label), size=(width, 200))
        alone, lines = hand.ui.theme.wrap(words, width), label._wrapped(width)
        assert alone[-1] == "opponents."
        assert (" ".join(lines), len(lines)) == (words, len(alone))
        assert " " in lines[-1]


def test_a_row_goes_on_in_a_new_line():
    made, _ = buttons(6)
    Hand(Column(Row(*made)), size=(200, 600))
    assert len({b.rect.y for b in made}) > 1
    assert max(b.rect.right for b in made) <= 200


def test_scale_makes_everything_larger():
    sizes = []
    for scale in (1.0, 2.0):
        button = Button("Deal", lambda: None)
        Hand(Column(button, align="start"), scale=scale)
        sizes.append(button.rect.size)
    assert sizes[1][1] == 2 * sizes[0][1]
    assert 1.8 < sizes[1][0] / sizes[0][0] < 2.2


PAGE = """# Title

Some *words* with **weight**, `code` and a 10♥, which burns.

- first
- second with a [link](#end)
  1. nested

| Rank | Power |
| --- | --- |
| 2 | anytime |

```
p1 play 7C
```

> quoted

---

## End
"""


def test_markdown_becomes_blocks():
    blocks = read_markdown(PAGE)
    kinds = [b.kind for b in blocks]
    assert kinds == [
        "heading", "text", "text", "text", "text", "row", "row", "code", "text", "rule", "heading",
    ]  # fmt: skip
    assert blocks[1].text == "Some words with weight, code and a 10♥, which burns."
    assert [b.bullet for b in blocks[2:5]] == ["•", "•", "1."]
    assert [b.indent for b in blocks[2:5]] == [1, 1, 2]
    assert blocks[5].first
    assert blocks[8].quoted


def test_rich_text_fits_its_width_and_finds_its_headings():
    text = RichText(PAGE)
    hand = Hand(Scroll(text), size=(300, 400))
    assert [h.text for h in text.headings] == ["Title", "End"]
    assert text.top(text.find("End")) > text.top(text.find("first")) > 0
    assert text.find("nowhere") is None
    hand.draw()
    wide = text.measure(1000)[1]
    assert text.measure(200)[1] > wide


def test_links_are_followed():
    followed = []
    text = RichText("[there](#there)", followed.append)
    hand = Hand(Column(text))
    hand.click((text.rect.x + 5, text.rect.y + 5))
    hand.click((text.rect.right - 5, text.rect.y + 5))
    assert followed == ["#there"]


def test_what_is_drawn_by_a_panel_stays_on_the_window():
    hand = Hand(Column(Panel(Label("Paper"), pad=20)))
    canvas = hand.draw()
    assert canvas.size == SIZE


@pytest.mark.parametrize("width", [200, 420, 640, 900, 1400])
def test_no_text_lies_under_a_figure(width):
    class Block(Widget):
        def measure(self, width):
            return width, 130

    figures = [(f"R-{number}", Block()) for number in (1, 2, 4)]
    words = "\n\n".join(f"**R-{n}** " + "words that go on " * (n * 6) for n in range(1, 6))
    text = RichText(f"# Page\n\n{words}\n\n| a | b |\n| --- | --- |\n| c | d |\n", None, figures)
    ui = Ui(Theme(), text)
    ui.layout(pygame.Rect(0, 0, width, 4000), Theme())
    spots = [spot for _, spot in text._spots]
    assert len(spots) == 3
    for place, spot in enumerate(spots):
        assert spot.x >= 0
        assert spot.right <= width
        assert spot.bottom <= text.measure(width)[1]
        assert not any(spot.colliderect(other) for other in spots[:place])
        for piece in text._pieces:
            wide = text.theme.width(piece.text, piece.style)
            high = text.theme.line_height(piece.style)
            assert not spot.colliderect(pygame.Rect(piece.x, piece.y, wide, high)), piece


# --- slips ----------------------------------------------------------------------------------------


def slips(pressed, count=5):
    """Slips with a picture, two lines of words and a button each, in a grid."""
    swatch = lambda theme, size: pygame.Surface(size)  # noqa: E731
    return [
        Slip(
            Line(
                Image(swatch, "swatch", wide=60, tall=40),
                Column(Label(f"Number {n}"), Label("and more " * 6, "small", most=2), grow=True),
                Button(f"Delete {n}", lambda n=n: pressed.append(f"delete {n}")),
            ),
            action=lambda n=n: pressed.append(f"open {n}"),
        )
        for n in range(count)
    ]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("width", [300, 700, 1240])
def test_slips_hold_their_controls_however_wide_they_are(scale, width):
    made = slips([])
    Hand(Scroll(Grid(*made)), size=(width, 600), scale=scale)
    for slip in made:
        held = [one for one in slip.walk() if not one.children]
        assert all(slip.rect.contains(one.rect) for one in held)
        assert not any(a.rect.colliderect(b.rect) for a, b in combinations(held, 2))
    assert not any(a.rect.colliderect(b.rect) for a, b in combinations(made, 2))
    rows = {slip.rect.y: slip.rect.h for slip in made}
    assert all(slip.rect.h == rows[slip.rect.y] for slip in made)


def test_a_slip_is_pressed_as_a_whole_but_its_buttons_by_themselves():
    pressed = []
    made = slips(pressed)
    hand = Hand(Column(*made), size=(700, 600))
    label, button = (
        next(one for one in made[2].walk() if isinstance(one, kind)) for kind in (Label, Button)
    )
    hand.click(label)
    hand.click(button)
    assert pressed == ["open 2", "delete 2"]
    hand.ui.set_focus(made[1])
    hand.keys("RETURN", "TAB", "RETURN")
    assert pressed[2:] == ["open 1", "delete 1"]
    assert made[1].spoken.startswith("Number 1, and more")
    assert made[1].spoken.endswith("button")


def test_pictures_are_made_once_and_one_in_a_paint():
    made = []

    def make(theme, size):
        made.append(size)
        return pygame.Surface(size)

    hand = Hand(Column(*(Image(make, n, shape=0.5) for n in range(3))), size=(200, 400))
    for count in (1, 2, 3, 3):
        hand.draw()
        assert len(made) == count
