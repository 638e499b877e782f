"""House rules changed in the window: as a person does it, by keys, and at random."""

import random
from dataclasses import replace

import pygame
import pytest
from effort import effort
from pages import StepClock, Table, button, press, shown, type_text
from pupil import know_lessons

from cardtable import files
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.clean import Names
from cardtable.engine.options import doubts
from cardtable.engine.schema import plain
from cardtable.files import Settings, dump_yaml, load_rules
from cardtable.games import GAMES
from cardtable.presenter.draft import Draft
from cardtable.presenter.houserules import searchable
from cardtable.session import Player, Session, open_game
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.editor import Editor
from cardtable.table.scenes.menu import Menu
from cardtable.table.scenes.setup import Setup
from cardtable.table.scenes.workbench import Workbench
from cardtable.table.widgets.controls import Button, IconButton, Label, Segmented, Slider, Slip
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.rule_controls import BackButton, CardOrder, CardTile, Tick

QUICK = Limit(iterations=20)


@pytest.fixture
def start(monkeypatch, tmp_path):
    """Open the set-up of some rules; `edit` goes on to their editor."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    monkeypatch.setattr(scenes, "play_scene", Table)
    know_lessons()

    def opened(rules="shithead", *, edit=True, changed=None):
        seats = 3 if load_rules(rules).seats[1] > 2 else 2
        last = {"rules": rules, "seats": seats, "options": {rules: changed or {}}}
        settings = Settings(sound=False, last_setup=last)
        app = App(settings, clock=StepClock(), size=(1280, 720))
        app._save = lambda _settings: None
        app.reset(scenes.menu_scene(app), scenes.setup_scene(app))
        app.step([])
        if edit:
            click(app, button(app, "Change the rules"))
            assert isinstance(app.scene, Editor)
        return app

    return opened


def drag(app, start, end):
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))])
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    if end != start:
        app.step([pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))])
    app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])


def click(app, widget):
    """A click on a widget, which is first scrolled into sight."""
    widget.reveal(widget.rect)
    drag(app, widget.rect.center, widget.rect.center)


def tile(app, name):
    return next(t for t in shown(app, CardTile) if t.name == name)


def tick(app, words):
    return next(t for t in shown(app, Tick) if t.words == words)


def control(app, kind, label):
    return next(w for w in shown(app, kind) if w.label == label)


def sentence(app):
    return app.scene._what.words


def toast(app):
    return app.scene.ui._toast.words


def drop(app, path):
    app.step([pygame.Event(pygame.DROPFILE, file=str(path))])


# --- as a person does it -------------------------------------------------------------------------


def test_four_cards_sevens_invisible_and_threes_that_burn(start):
    app = start()
    assert sentence(app) == "The rules of Shithead, unchanged."
    click(app, tile(app, "Sevens"))
    click(app, tick(app, "Same or lower"))
    click(app, tick(app, "Invisible"))
    click(app, button(app, "Done"))
    assert tile(app, "Sevens").caption().words == ("Invisible",)
    click(app, tile(app, "Threes"))
    for word in ("Shown to a player", "Burns"):
        click(app, tick(app, word))
    assert "only where they fit" in app.scene.ui.layers[-1]._wrong.words
    click(app, tick(app, "On anything"))
    assert not app.scene.ui.layers[-1]._wrong.shown
    press(app, "ESCAPE")
    hand = control(app, Slider, "Cards in hand")
    app.scene.ui.set_focus(hand)
    press(app, "RIGHT")
    told = (
        "As Shithead, but you hold 4 cards, threes go on anything and burn the pile, "
        "and sevens are invisible."
    )
    assert sentence(app) == told
    assert button(app, "Play once").enabled
    click(app, button(app, "Save"))
    press(app, "BACKSPACE")
    type_text(app, "Mad Palace")
    press(app, "RETURN")
    assert toast(app) == "Saved. “Mad Palace” is now in your list of games."
    assert sentence(app) == told
    assert not button(app, "Save").enabled
    click(app, button(app, "Deal it now"))
    assert isinstance(app.scene, Table)
    rules = app.scene.session.rules
    assert (rules.names.plain, rules.options.hand_size) == ("Mad Palace", 4)
    assert rules.options.powers["7"] == ("invisible",)
    assert rules.options.powers["3"] == ("anytime", "burn")
    assert files.load_rules(rules.id) == rules
    again = start(rules.id, edit=False)
    assert "Mad Palace · yours" in [label.words for label in shown(again, Label)]
    assert again.scene._said.control.words == told


def test_a_doubt_is_told_once_and_beside_its_own_cards(start):
    app = start(changed={"powers": {"3": ["burn"], "4": ["burn"], "7": ["lower", "invisible"]}})
    line = app.scene.lines.lines["powers"]
    low = "Threes and fours are low, and burn the pile only where they fit"
    idle = "Sevens are invisible, so “same or lower” has no effect."
    assert (line.doubt.count("burn the pile"), line.doubt.count(low)) == (1, 1)
    assert idle in line.doubt
    for cards, told in (("Eights", ""), ("Fours", low), ("Sevens", idle)):
        click(app, tile(app, cards))
        sheet = app.scene.ui.layers[-1]
        assert sheet._wrong.words.startswith(told)
        assert sheet._wrong.shown == bool(told)
        ticked = [one for one in sheet.walk() if isinstance(one, Tick) and one.on]
        assert not ticked or app.scene.ui.focus is ticked[0]
        press(app, "ESCAPE")


def test_the_name_box_tells_of_taken_and_long_names_and_saves_by_return(start):
    app = start(changed={"hand_size": 4})
    click(app, button(app, "Save"))
    press(app, "BACKSPACE")
    type_text(app, "Glass Shithead")
    sheet = app.scene.ui.layers[-1]
    assert sheet._field.help.endswith("will be called “Glass Shithead 2”.")
    press(app, "RETURN")
    assert app.scene.draft.name == "Glass Shithead 2"
    heading = next(one for one in shown(app, Label) if one.words.startswith("House rules"))
    assert heading.words == "House rules: Glass Shithead 2"
    name = control(app, TextEntry, "Name of these rules")
    assert name.rect.bottom < tile(app, "Twos").rect.top  # one's own file comes first
    app.scene.ui.set_focus(name)
    type_text(app, "x" * 60)
    assert app.scene._name.help == "That’s as long as a name can be."
    name.select()
    type_text(app, "Mine")
    assert not app.scene._name.help
    press(app, "RETURN")
    assert app.scene.draft.base.names.plain == "Mine"
    press(app, "ESCAPE")
    click(app, button(app, "Another game"))
    names = [label.words for label in shown(app, Label) if label.style == "name"]
    at = names.index("Mine · yours")
    assert names[at - 1] == "Shithead"


def search(app, words):
    """Type into the search box; gives the names of the house rules, and of the cards, left."""
    box = app.scene._box
    app.scene.ui.set_focus(box)
    box.select()
    box.edit(pygame.K_BACKSPACE)
    box.text(words)
    lines = [name for name, one in app.scene.lines.lines.items() if one.shown]
    return lines, [one.name for one in shown(app, CardTile)]


@pytest.mark.parametrize("game", [game.ID for game in GAMES])
def test_a_search_shows_the_rules_that_have_all_of_its_words_and_changes_none(start, game):
    app = start(game)
    draft, before = app.scene.draft, load_rules(game).options
    every, tiles = search(app, "")
    assert every == list(draft.infos)
    tried = every[:: effort(5, 1)]
    for name, info in draft.infos.items():
        # by its name, by what a value means, and by the words that are listed for it alone
        texts = list(filter(None, searchable(info).splitlines())) if name in tried else []
        for words in {*texts[:1], *texts[-1:]}:
            assert name in search(app, words)[0], words
    for card in tiles[:1]:
        assert card in search(app, card)[1]
    assert search(app, "no such words here") == ([], [])
    heard = [one.words for one in shown(app, Label)]
    assert "No rule mentions “no such words here”." in heard
    press(app, "ESCAPE")
    assert isinstance(app.scene, Editor)
    assert [name for name, one in app.scene.lines.lines.items() if one.shown] == every
    assert draft.rules.options == before
    assert not draft.can_undo


def test_a_search_marks_its_words_and_names_the_values_that_a_rule_could_have(start):
    app = start("shithead")
    assert search(app, "sevens skip")[1] == ["Sevens"]
    search(app, "invisible")
    line = app.scene.lines.lines["powers"]
    assert line.says.startswith("Invisible: ")
    box = line.rect.unionall([one.rect for one in line.walk()])
    marked = app.window.surface.subsurface(box.clip(app.canvas.rect)).copy()
    line.wanted = ""
    line.mark()
    app.step([])
    plain_one = app.window.surface.subsurface(box.clip(app.canvas.rect))
    assert pygame.image.tobytes(marked, "RGB") != pygame.image.tobytes(plain_one, "RGB")


def test_a_search_leaves_the_focus_in_its_box_and_ctrl_f_goes_there(start):
    app = start("cuttle")
    press(app, "f", mod=pygame.KMOD_CTRL)
    assert app.scene.ui.focus is app.scene._box
    type_text(app, "counter")
    assert app.scene.ui.focus is app.scene._box
    assert app.scene._box.value == "counter"


def test_a_counter_says_what_it_does(start):
    app = start("soul-taker")
    tiles = [one for one in shown(app, CardTile) if one.caption().words[0].startswith("Beats")]
    assert [one.caption().words for one in tiles[:2]] == [("Beats 4",), ("Beats 1 and 5",)]


def test_by_keys_alone(start):
    app = start("cuttle")

    def to(kind, name):
        for _ in range(200):
            press(app, "TAB")
            focus = app.scene.ui.focus
            if isinstance(focus, kind) and name in focus.spoken:
                return
        raise AssertionError(name)

    to(CardTile, "Eights")
    press(app, "RETURN")
    to(Tick, "Fetches")
    press(app, "SPACE")
    to(Button, "Done")
    press(app, "RETURN")
    assert app.scene.draft.value("powers")["8"] == "rummage"
    to(CardOrder, "Suits from low to high")
    press(app, "SPACE", "RIGHT", "RIGHT", "SPACE", "RIGHT")
    assert app.scene.draft.value("suits_low_to_high") == ["D", "H", "C", "S"]
    press(app, "z", mod=pygame.KMOD_CTRL)
    press(app, "z", mod=pygame.KMOD_CTRL)
    assert app.scene.draft.value("suits_low_to_high") == ["C", "D", "H", "S"]
    press(app, "y", mod=pygame.KMOD_CTRL)
    assert app.scene.draft.value("suits_low_to_high") == ["D", "C", "H", "S"]
    to(Button, "Save")
    press(app, "RETURN", "RETURN")
    assert [one.names.plain for one in files.list_rules() if files.is_own(one.id)] == ["My Cuttle"]
    press(app, "z", mod=pygame.KMOD_CTRL)  # what was changed before saving can still be undone
    assert app.scene.draft.value("suits_low_to_high") == ["C", "D", "H", "S"]
    assert app.scene._save.enabled


def test_the_index_leads_to_each_section_and_counts_what_is_changed(start):
    app = start(changed={"hand_size": 2})
    (counted,) = (one for one in shown(app, Label) if one.words.endswith(" · 1"))
    heading = counted.words.removesuffix(" · 1")
    click(app, next(one for one in shown(app, Slip) if counted in one.walk()))
    (title,) = (one for one in shown(app, Label) if one.words == heading)
    scroll = app.scene._scroll
    assert 0 <= title.rect.y - scroll.rect.y < 20 or scroll.offset == scroll._full - scroll.rect.h
    click(app, button(app, "All as in"))
    assert any(one.words == heading for one in shown(app, Label) if one is not title)
    assert not any(one.words.endswith(" · 1") for one in shown(app, Label))


def test_a_card_is_drawn_to_another_place(start):
    app = start()
    order = control(app, CardOrder, "The order of the cards")
    order.reveal(order.rect)
    drag(app, order.spot(0).center, order.spot(12).center)
    ranks = app.scene.draft.value("order")
    assert (ranks[0], ranks[-1]) == ("3", "2")
    assert sentence(app) == "As Shithead, but the cards rank in another order."
    click(app, button(app, "Play once"))
    assert app.scene.session.rules.extras.order[-1] == "2"
    assert files.rules_of_record(app.scene.session.record).extras.order[-1] == "2"


def test_what_is_not_saved_is_kept_for_the_next_game(start):
    app = start()
    app.scene.ui.set_focus(control(app, Slider, "Cards in hand"))
    press(app, "RIGHT", "ESCAPE")
    assert isinstance(app.scene, Setup)
    assert app.scene._said.control.words == "As Shithead, but you hold 4 cards."
    click(app, button(app, "Discard the changes"))
    assert app.scene._said.control.words == "The rules of Shithead, unchanged."
    app = start(changed={"hand_size": 2})
    assert sentence(app) == "As Shithead, but you hold 2 cards."
    click(app, button(app, "Play once"))
    assert app.scene.session.rules.options.hand_size == 2
    assert app.scene.session.rules.id == "shithead"


def test_undo_and_as_the_parent_has_it(start):
    app = start("shithead-glass", changed={"hand_size": 4})
    back = next(b for b in shown(app, BackButton) if b.shown)
    assert back.spoken == "As in Glass Shithead, button"
    click(app, back)
    assert sentence(app) == "The rules of Glass Shithead, unchanged."
    undo = next(icon for icon in shown(app, IconButton) if icon.sign == "undo")
    click(app, undo)
    assert app.scene.draft.value("hand_size") == 4
    click(app, tile(app, "Eights"))
    click(app, tick(app, "Invisible"))
    assert button(app, "As in Glass").enabled
    click(app, button(app, "As in Glass"))
    press(app, "ESCAPE")
    assert not app.scene.draft.differs("powers")
    click(app, button(app, "All as in Glass"))
    assert not app.scene.draft.changed


def test_the_workbench_is_at_hand(start):
    app = start(changed={"hand_size": 4})
    click(app, button(app, "See how it plays"))
    assert isinstance(app.scene, Workbench)
    press(app, "ESCAPE")
    assert isinstance(app.scene, Editor)
    assert app.scene.draft.value("hand_size") == 4


def test_polite_names_are_said_everywhere(start):
    app = start(changed={"powers": {"3": []}})
    app.apply(polite=True)
    app.reset(scenes.setup_scene(app))
    for _ in range(40):  # or the next click would be the second half of a double one
        app.step([])
    click(app, button(app, "Change the rules"))
    app.step([])
    click(app, tile(app, "Threes"))
    spoken = [w.spoken for layer in (app.scene.ui.root, app.scene.ui.top) for w in layer.walk()]
    assert any("Winnersh Palace" in words for words in spoken)
    assert not any("Shithead" in words for words in spoken)
    assert app.scene.draft.name == "My Winnersh Palace"


def test_numbers_drawn_along_are_one_step():
    draft = Draft(load_rules("shithead"))
    for number in (4, 5, 6):
        draft.set("hand_size", number)
    draft.undo()
    assert draft.value("hand_size") == 3
    draft.redo()
    assert draft.value("hand_size") == 6
    assert not draft.can_redo


def test_what_does_not_go_together_is_said_where_it_is(start):
    app = start("cunt-soul")
    click(app, tile(app, "Fours"))
    assert not any(t.words == "Undoes" for t in shown(app, Tick))  # only jokers can
    click(app, tick(app, "Swaps"))
    told = "A card can copy and go on anything, but have only one other power."
    assert app.scene.ui.layers[-1]._wrong.words == told
    press(app, "ESCAPE")
    assert tile(app, "Fours").caption().wrong
    assert app.scene.lines.lines["powers"].wrong == told
    assert sentence(app) == "You can’t play these rules yet."
    for words in ("Save", "Play once"):
        assert button(app, words).hindrance == "First fix what’s marked in red"
        assert not button(app, words).enabled
    press(app, "ESCAPE")
    assert not app.scene._deal.enabled
    assert app.scene._said.problem


def test_what_makes_a_poor_game_is_said_at_once(start):
    app = start()
    assert app.scene.lines.lines["burn_run"].doubt == ""
    burn = control(app, Segmented, "Cards of one rank that burn the pile")
    click(app, tile(app, "Tens"))
    click(app, tick(app, "Burns"))
    press(app, "ESCAPE")
    app.scene.ui.set_focus(burn)
    press(app, "LEFT", "LEFT")
    assert app.scene.lines.lines["burn_run"].doubt.startswith("Nothing burns now")
    assert button(app, "Play once").enabled


@pytest.mark.parametrize("rules", files.list_rules(), ids=lambda rules: rules.id)
def test_what_ships_makes_no_poor_game(rules):
    assert doubts(rules.options, rules.extras) == ()


def test_rules_for_which_there_are_too_few_cards_are_for_fewer_players(start):
    app = start(changed={"hand_size": 6, "table_size": 4})
    assert "So these rules are for 2 to 3 players." in app.scene._trouble.words
    app.scene._save_as("Large hands")
    made = app.scene.draft.base
    assert made.seats == (2, 3)
    app.scene.ui.set_focus(control(app, Slider, "Cards in hand"))
    press(app, "HOME")
    assert app.scene.draft.rules.seats == (2, 5)


# --- files ---------------------------------------------------------------------------------------


def own(name="Mine", parent="shithead", **values):
    base = load_rules(parent)
    changed = files.with_house_rules(base, values)
    return files.save_own(replace(changed, names=Names(name)), base)


@pytest.fixture
def changed(start):
    """The editor on own rules with hands of four, which are five now and not saved."""
    made = own(hand_size=4)
    app = start(made.id)
    app.scene.ui.set_focus(control(app, Slider, "Cards in hand"))
    press(app, "RIGHT")
    return app, made


def test_a_copy_has_the_changes_that_are_not_saved(changed):
    app, made = changed
    click(app, button(app, "Duplicate"))
    copy = app.scene.draft.base
    assert copy.id != made.id
    assert copy.options.hand_size == 5
    assert load_rules(made.id).options.hand_size == 4
    assert app.scene.choices.changed[made.id] == {"hand_size": 5}  # it is there when one comes back


@pytest.mark.parametrize("waits", [False, True])
def test_rules_changed_by_hand_meanwhile_keep_both_sides_changes(changed, waits):
    app, made = changed
    file = files.own_rules_folder() / f"{made.id}.yaml"
    by_hand = file.read_text(encoding="utf-8").replace("4}", "4, swap: false}")
    file.write_text(by_hand, encoding="utf-8")
    for _ in range(70 if waits else 0):
        app.step([])
    if not waits:
        click(app, button(app, "Save"))
    assert "just changed" in toast(app)
    assert file.read_text(encoding="utf-8") == by_hand  # nothing is overwritten unseen
    click(app, button(app, "Save"))
    saved = load_rules(made.id).options
    assert (saved.hand_size, saved.swap) == (5, False)


def test_own_rules_are_changed_copied_deleted_and_put_back(changed):
    app, made = changed
    click(app, button(app, "Save"))
    assert load_rules(made.id).options.hand_size == 5
    click(app, button(app, "Duplicate"))
    assert app.scene.draft.base.names.plain == "Mine 2"
    copy = app.scene.draft.base.id
    click(app, button(app, "Delete"))
    assert app.scene.draft.base.id == "shithead"
    assert not files.is_own(copy)
    foot = [button(app, words).rect for words in ("See how", "Save", "Deal")]
    assert app.scene.ui._toast.rect.collidelist(foot) < 0
    assert button(app, "Put back “Mine 2”").rect.bottom < app.canvas.size[1]  # in sight at once
    press(app, "z", mod=pygame.KMOD_CTRL)
    assert app.scene.draft.base == load_rules(copy)
    click(app, button(app, "Delete"))
    click(app, button(app, "Put back “Mine 2”"))
    assert app.scene.draft.base == load_rules(copy)
    name = control(app, TextEntry, "Name of these rules")
    app.scene.ui.set_focus(name)
    press(app, "BACKSPACE")
    assert app.scene._name.problem
    type_text(app, "Mine")
    click(app, button(app, "Save"))
    assert load_rules(copy).names.plain == "Mine 3"  # “Mine” and “Mine 2” were taken
    press(app, "ESCAPE")
    assert [one.id for one in app.scene._all if files.is_own(one.id)] == [made.id, copy]


def test_deleted_rules_leave_the_set_up_with_others(start):
    app = start(own(hand_size=4).id)
    click(app, button(app, "Delete"))
    press(app, "ESCAPE")
    assert app.scene.choices.rules == "shithead"
    click(app, button(app, "Deal"))
    assert isinstance(app.scene, Table)


def laid_out_again(app):
    """Another size, and then a setting that is switched by a key."""
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    app.step([pygame.Event(pygame.WINDOWSIZECHANGED, x=1100, y=700)])
    press(app, "F7")
    press(app, "F7")


def test_new_game_laid_out_again_while_it_is_covered_still_waits_for_what_covers_it(start):
    app = start()
    laid_out_again(app)
    app.scene.draft.set("hand_size", 4)
    app.scene.rebuild()
    click(app, button(app, "Save"))
    laid_out_again(app)
    click(app, button(app, "Save"))
    laid_out_again(app)
    app.scene.choices.seats = 2  # as a page would that chooses more than the rules
    made = app.scene.draft.base.id
    press(app, "ESCAPE")
    assert isinstance(app.scene, Setup)
    assert (app.scene.rules.id, len(app.scene._seats)) == (made, 2)
    click(app, button(app, "Deal"))
    assert app.scene.session.rules.id == made
    assert len(app.scene.session.seats) == 2


def test_what_is_exported_is_taken_in_wherever_it_is_dropped(start):
    made = own(hand_size=4)
    app = start(made.id)
    click(app, button(app, "Export"))
    path = files.exports_folder() / f"{made.id}.yaml"
    assert path.is_file()
    assert any(str(path) in w.spoken for w in app.scene.ui.layers[-1].walk())
    click(app, button(app, "Done"))
    drop(app, path)
    assert toast(app) == "You already have “Mine”."
    click(app, button(app, "Delete"))
    drop(app, path)
    assert toast(app) == "“Mine” is now one of your rules."
    assert isinstance(app.scene, Editor)
    files.delete_own(made.id)
    app = start("cuttle", edit=False)
    drop(app, path)
    assert app.scene.choices.rules == made.id
    files.delete_own(made.id)
    app.reset(scenes.menu_scene(app))
    app.step([])
    assert isinstance(app.scene, Menu)
    drop(app, path)
    assert isinstance(app.scene, Setup)
    assert app.scene.choices.rules == made.id
    path.write_text("id: x\nextends: poker\nnames: {plain: X}\n", "utf-8")
    drop(app, path)
    assert "can’t be used: " in toast(app)
    assert isinstance(app.scene, Setup)


# --- at random -----------------------------------------------------------------------------------

MOVES = 100_000
"""Beyond so many moves a random game is going round in circles.

Rules may allow 200 shifts in a turn, and 200 turns in which nothing else happens.
"""
_KINDS = (CardTile, CardOrder, Segmented, Slider, DropDown, TextEntry, Tick, BackButton)


def touch(app, rng):
    """One change by one control of the editor, as a click or a few keys would make it."""
    scene = app.scene
    widgets = [w for w in scene.ui.root.walk() if isinstance(w, _KINDS) and w is not scene._name]
    others = {"Name of these rules", "Find a rule"}
    one = rng.choice([w for w in widgets if getattr(w, "label", "") not in others])
    match one:
        case CardTile():
            one.activate()
            sheet = scene.ui.layers[-1]
            ticks = [w for w in sheet.walk() if isinstance(w, Tick)]
            for tick in rng.sample(ticks, min(2, len(ticks))):
                tick.activate()
            scene.ui.close(sheet)
        case CardOrder():
            one.move(rng.randrange(len(one.order)), rng.randrange(len(one.order)))
        case Slider():
            one.set(rng.uniform(one.low, one.high))
        case TextEntry():
            one.text("")
            one._set("", 0)
            one.text(str(rng.choice((0, 1, 2, 3, 5, 12, 40, 200))))
        case Segmented() | DropDown():
            one.choose(rng.randrange(len(one.choices)))
        case Tick() | BackButton():
            one.activate()
    if rng.random() < 0.05:
        scene._undo_one()
    if rng.random() < 0.03:
        scene._redo_one()


def to_its_end(session, rng):
    """Play at random, save half-way and continue from the file; whether it came to its end."""
    pause = rng.randrange(60)
    for number in range(MOVES):
        if session.over:
            return session, True
        session.play(session.fallback_line(rng))
        if number == pause and not session.over:
            path = files.save_record(files.saves_folder() / "half-way.yaml", session.record)
            before = path.read_text("utf-8")
            again = open_game(path)
            assert not again.notices
            assert dump_yaml(again.record.to_data()) == before
            assert all(again.view(seat) == session.view(seat) for seat in session.seats)
            again.close()
            session = Session.resume(again.record)  # from here on without a file
    return session, session.over


@pytest.mark.drawn(2)
@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize("game", [game.ID for game in GAMES])
def test_rules_made_at_random_are_refused_in_words_or_played_to_the_end(start, game):
    rng = random.Random(f"house rules of {game}")
    variants = [one.id for one in files.list_rules() if game == one.game.ID]
    made = 0
    for number in range(effort(3, 40)):
        app = start(rng.choice(variants))
        for _ in range(rng.randrange(1, 12)):
            touch(app, rng)
        draft = app.scene.draft
        if draft.rules is None:
            told = [words for _, words in draft.problems]
            assert told
            assert all(not words[:1].islower() and words.endswith(".") for words in told)
            marked = [line.wrong for line in app.scene.lines.lines.values()]
            assert any(marked) or app.scene._trouble.words
            assert not app.scene._save.enabled
            continue
        made += 1
        app.scene._save_as(f"Number {number}")
        rules = app.scene.draft.base
        assert files.values_of(rules) == files.values_of(load_rules(rules.id))
        assert files.values_of(rules) == files.values_of(draft.rules)
        seats = rng.randint(*rules.seats)
        players = [Player(f"P{n}", "bot", "easy") for n in range(seats)]
        session = Session.new(rules, players, rng.randrange(1000))
        if rng.random() < 0.5:
            files.delete_own(rules.id)
        session, over = to_its_end(session, rng)
        assert over or endless(rules), files.values_of(rules)
        replayed = Session.resume(session.record)
        assert not replayed.notices
        assert dump_yaml(replayed.record.to_data()) == dump_yaml(session.record.to_data())
    assert made


def endless(rules):
    """Whether a game by these rules is known to be able to go on for ever."""
    return any(place == ("stall_turns",) for place, _ in doubts(rules.options, rules.extras))


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("rules", "options"),
    [
        (
            "russian-bank-crapette",
            {"first": "stock_high", "stock_open": True, "stop_effect": "keep"},
        ),
        (
            "russian-bank",
            {"stop_cards": 3, "space_from": ["tableau", "stock", "hand", "discard"]},
        ),
        ("russian-bank", {"stock_before_hand": "placed", "evening_to": 200}),
        ("cuttle", {"hand_dealer": 7, "hand_refill": 5, "evening_to": 2}),
        ("soul-taker", {"evening_to": 2}),
        ("shithead", {"jokers": 2, "joker_names": True, "evening_to": 2}),
        ("cunt-soul", {"evening_to": 2}),
    ],
)
def test_house_rules_of_elsewhere_are_dealt_and_played_out(start, rules, options):
    app = start(rules, changed=options)
    click(app, button(app, "Play once"))
    session = app.scene.session
    assert {name: plain(getattr(session.rules.options, name)) for name in options} == options
    rng, seats = random.Random(1), session.humans
    path, session.path = session.path, None  # not saved after each of hundreds of moves
    for number in range(2000):
        if session.over:
            break
        view = session.view(session.turn)
        person = session.turn in seats
        move = decide(view, find_level("greedy" if person else "beginner"), number, QUICK).move
        session.play(move)
        if calls := [
            f"{seat} {line}"
            for seat in session.seats
            if seat != session.turn
            for line in session.legal(seat)
            if line == "stop" and rng.random() < 0.2
        ]:
            session.play(calls[0])
    assert session.over
    session.path = path
    session.save()
    assert open_game(session.path).evening == session.evening
    session.close()
