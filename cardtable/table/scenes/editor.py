"""House rules to be changed: what the cards do, everything else, a name to save them by."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules
from cardtable.files import DataError
from cardtable.presenter.draft import Draft
from cardtable.presenter.houserules import sentence, summary
from cardtable.presenter.rulespage import chapters
from cardtable.presenter.tablefile import backdrop_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import importing, unfinished
from cardtable.table.scenes.cardsheet import CardSheet
from cardtable.table.scenes.choices import Choices
from cardtable.table.scenes.editorlines import Lines
from cardtable.table.scenes.page import Page, show_written
from cardtable.table.widgets.bindings import EDITOR, Bindings
from cardtable.table.widgets.boxes import Column, Field, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.entries import TextEntry
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.ui import Widget

LONGEST = 40  # characters of a name
DROP = "Drop a rules file on this window to add it to your own."
CARDS = "What the cards do"
MARKED = "First change what is marked in red."
MORE = "More house rules"
HOUSE = "House rules"
"""The heading of a rules page below which it tells only of what tables do differently."""
LISTED = "They will be listed under this name on the New game page."
NAMELESS = "Give these rules a name."
_OLD = 3  # deleted rules that are offered to be put back


class Editor(Page):
    """One game's house rules. What is changed is kept by the set-up's choices, saved or not."""

    def __init__(self, app: App, choices: Choices, rules: Rules, deal: Callable[[], None]) -> None:
        """`deal` is called once the page is closed again, to deal by what is chosen then."""
        self.choices, self._deal_them = choices, deal
        polite = app.settings.polite
        self.draft = Draft(rules, choices.changed.get(rules.id), polite=polite)
        self._gone: Path | None = None
        """Where the rules lie that have just been deleted here."""
        self._bindings = Bindings(EDITOR, app.settings.keys)
        self._do = {"undo": self._undo_one, "redo": self._redo_one}
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(backdrop_of(self.draft.base.game.ID))

    # --- controls -------------------------------------------------------------------------------

    def build(self) -> Widget:
        draft, faces = self.draft, self.app.faces
        game = draft.parent.game
        faces.dress(game.titles(draft.parent), pairs=self.theme.backdrop.pairs)
        self.lines = Lines(draft, faces, self._changed, self._again, self._open_card)
        self._what = Label("", "name", on="cloth")
        self._trouble = Label("", "body", on="cloth")
        self._undo, self._redo = (
            IconButton(one.icon, one.words, self._do[one.id], key=one.keys[0] if one.keys else "")
            for one in self._bindings.actions
        )
        self._all = Button(f"All as in {draft.parent_name}", self._reset)
        self._try = Button(
            "See how it plays", self._study, kind="quiet", tip="Computers play it, many times"
        )
        self._save = Button("Save", self._save_them, kind="quiet")
        self._deal = Button("Deal it now", self._deal_now, kind="primary")
        sheet = Panel(Scroll(Column(*self._sections(), gap=26, pad=6)), pad=22, grow=True)
        foot = Row(self._try, self._save, self._deal, gap=12, align="end")
        page = self.headed(
            f"House rules: {draft.base.names.shown(polite=self.app.settings.polite)}",
            Column(self._what, self._trouble, gap=4),
            sheet,
            tools=(self._undo, self._redo),
            foot=foot,
        )
        self._refresh()
        return page

    def _sections(self) -> list[Widget]:
        """The cards first, for they are the heart of a game; then all else; last the file.

        Of the player's own rules the file comes first: it can be renamed, copied and deleted there,
        and put back.

        What is no matter of single cards stands in the order of the rules page, under its headings.
        """
        infos = self.draft.infos.values()
        cards = [one for one in infos if one.kind == "mapping"]
        cards += [one for one in infos if one.ordered]
        parts = {CARDS: [self.lines.lines[one.name] for one in cards]} if cards else {}
        where = self._chapters()
        for heading in (*dict.fromkeys(where.values()), MORE):
            lines = [
                self.lines.lines[one.name]
                for one in infos
                if one not in cards and where.get(one.rule, MORE) == heading
            ]
            if lines:
                parts[heading] = [*parts.get(heading, []), *lines]
        file = Column(Label("These rules", "subheading"), *self._file(), gap=12)
        rest = [Column(Label(head, "subheading"), *each, gap=18) for head, each in parts.items()]
        return [file, *rest] if self.draft.own or self._gone else [*rest, file]

    def _chapters(self) -> dict[str, str]:
        """The heading for each rule, but for those that the rules page tells of at its end."""
        game, polite = self.draft.base.game.ID, self.app.settings.polite
        try:
            found = chapters(files.rules_page(game, polite=polite))
        except DataError:
            return {}
        return {rule: heading for rule, heading in found.items() if heading != HOUSE}

    def _file(self) -> list[Widget]:
        """The name, and what can be done with the file."""
        draft = self.draft
        self._others = {
            one.names.plain.casefold()
            for one in files.list_rules()
            if not draft.own or one.id != draft.base.id
        }
        self._name = Field(
            "Name",
            TextEntry(
                draft.name, self._set_name, longest=LONGEST, wide=360, label="Name of these rules"
            ),
            labels=80,
        )
        buttons = [self._all, Button("Export", self._export)]
        if draft.own:
            buttons = [
                *buttons,
                Button("Duplicate", self._duplicate),
                Button("Delete", self._delete, tip="You can put them back"),
            ]
        back = [
            Button(f"Put back “{name}”", partial(self._put_back, place))
            for place, name in self._deleted()
        ]
        return [self._name, Row(*buttons, *back, gap=12), Label(DROP, "small", soft=True)]

    def _deleted(self) -> list[tuple[Path, str]]:
        """The deleted rules of this game, the latest first."""
        game, found = self.draft.base.game.ID, []
        for place in files.deleted_own():
            try:
                rules = files.read_rules(files.read_document(place))
            except DataError:
                continue
            if game == rules.game.ID:
                found.append((place, rules.names.plain))
        return found[:_OLD]

    # --- changes --------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._refresh()
        self.ui.relayout()
        self.dirty = True

    def _again(self) -> None:
        self.rebuild()

    def _refresh(self) -> None:
        """Say anew what these rules are, what is wrong with them, and what can be done."""
        draft, polite = self.draft, self.app.settings.polite
        self.lines.refresh()
        self._what.words = what_they_are(draft, polite=polite)
        told = [words for place, words in (*draft.problems, *draft.doubts) if not place]
        self._trouble.words = " ".join(told)
        self._trouble.shown = bool(told)
        undo = draft.can_undo or self._gone is not None
        for icon, able in ((self._undo, undo), (self._redo, draft.can_redo)):
            icon.allow("" if able else "Nothing has been changed" if icon is self._undo else
                       "Nothing has been undone")  # fmt: skip
        differs = any(draft.differs(name) for name in draft.infos)
        self._all.enabled = differs
        self._all.hindrance = "" if differs else "It is all like that"
        fine = draft.rules is not None
        wrong = "" if fine else "First change what is marked in red"
        self._save.enabled, self._save.hindrance = (
            fine and not draft.saved,
            wrong or ("It is saved" if draft.own else "Nothing has been changed"),
        )
        self._deal.words = "Play once" if draft.changed else "Deal it now"
        self._deal.tip = "Deal without saving" if draft.changed else ""
        self._try.enabled, self._try.hindrance = fine, wrong
        stop = wrong or self._stop()
        self._deal.enabled, self._deal.hindrance = not stop, stop

    def _stop(self) -> str:
        """Why so many as are chosen can't be dealt a game by these rules."""
        made = self.draft.rules
        if made is None or made.seats[0] <= self.choices.seats <= made.seats[1]:
            return ""
        return f"Not for {self.choices.seats} players"

    def _undo_one(self) -> None:
        if self._gone is not None and not self.draft.can_undo:
            self._put_back(self._gone)
            return
        self.draft.undo()
        self.rebuild()

    def _redo_one(self) -> None:
        self.draft.redo()
        self.rebuild()

    def _reset(self) -> None:
        self.draft.as_parent()
        self.rebuild()

    def _open_card(self, info: OptionInfo, key: str) -> None:
        card = self.lines.card(key)
        sheet = CardSheet(self.draft, info, key, self.app.faces, card, self._changed)
        self.ui.open(sheet)

    def _set_name(self, name: str) -> None:
        self.draft.name = name
        self._name.problem = "" if name.strip() else NAMELESS
        self._name.help = self._told_of(name)
        self._changed()

    def _told_of(self, name: str) -> str:
        """What is to be known of a name before rules are saved under it."""
        told = []
        if name.strip().casefold() in self._others:
            free = files.free_name(name.strip())
            told.append(f"That name is taken: these will be called “{free}”.")
        if len(name) >= LONGEST:
            told.append("A name can't be longer.")
        return " ".join(told)

    def handle(self, event: pygame.Event) -> bool:
        key = event.type == pygame.KEYDOWN
        entered = key and event.key == pygame.K_RETURN
        if entered and self.ui.focus is self._name.control and self._save.enabled:
            self._save_them()
            return True
        if super().handle(event):
            return True
        if key and not self.ui.layers and (id := self._bindings.find(event)):
            self._do[id]()
            return True
        return False

    # --- leaving, saving, dealing -----------------------------------------------------------------

    def leave(self) -> None:
        """The changes stay with the set-up: nothing is lost by going back."""
        super().leave()
        self.choices.keep(self.draft.base.id, self.draft.changed)

    def _save_them(self) -> None:
        """Own rules are saved in their place; new ones are asked for their name first."""
        if self.draft.own:
            self._save_as(self.draft.name)
        else:
            sheet = NameSheet(self.draft.name, self._save_as, self._told_of)
            self.ui.open(sheet)
            sheet.entry.select()  # to be typed over

    def _save_as(self, name: str) -> None:
        draft = self.draft
        if not name.strip():
            self._set_name("")
            self.ui.toast(NAMELESS)
            return
        named = draft.named(name)
        others = {one.names.plain.casefold() for one in files.list_rules() if one.id != named.id}
        if named.names.plain.casefold() in others:
            name = files.free_name(named.names.plain)
            named = dataclasses.replace(named, names=dataclasses.replace(named.names, plain=name))
        try:
            made = files.save_own(named, draft.parent)
        except DataError as error:
            self._refused("These rules can't be saved", error)
            return
        self.choices.keep(draft.base.id, {})
        self._turn_to(made, draft.after_saving(made, polite=self.app.settings.polite))
        self.ui.toast(f"Saved. “{made.names.plain}” is now in your list of games.")

    def _turn_to(self, rules: Rules, draft: Draft | None = None) -> None:
        """Go on with other rules; with a draft of them, or a new one."""
        self.choices.rules = rules.id
        self.choices.fit(rules)
        self.draft = draft or Draft(rules, polite=self.app.settings.polite)
        by_keyboard = self.ui.by_keyboard
        self.ui.set_focus(None)  # there are other buttons now
        self.rebuild()
        self.ui.set_focus(self._deal, by_keyboard=by_keyboard)

    def _study(self) -> None:
        """Let computers play by these rules, and by those that they build on."""
        rules, parent = self.draft.named(), self.draft.parent
        seats = max(rules.seats[0], min(self.choices.seats, rules.seats[1]))
        self.app.push(scenes.workbench_scene(self.app, rules, parent, seats=seats))

    def _deal_now(self) -> None:
        self.app.pop()
        self._deal_them()

    def _duplicate(self) -> None:
        """Save a copy of what is shown, and go on with it; the original keeps unsaved changes."""
        draft = self.draft
        if draft.rules is None:
            self.ui.toast(MARKED)
            return
        try:
            made = files.duplicate_own(draft.named())
        except DataError as error:
            self._refused("These rules can't be copied", error)
            return
        self.choices.keep(draft.base.id, draft.changed)
        self._turn_to(made)
        self.ui.toast(f"Copied. You are now changing the copy, “{made.names.plain}”.")

    def _delete(self) -> None:
        name = self.draft.base.names.plain
        try:
            self._gone = files.delete_own(self.draft.base.id)
        except DataError as error:
            self._refused("These rules can't be deleted", error)
            return
        self.choices.keep(self.draft.base.id, {})
        self._turn_to(self.draft.parent)
        self.ui.toast(f"“{name}” is deleted. Undo puts it back.")

    def _put_back(self, place: Path) -> None:
        try:
            made = files.undelete_own(place)
        except DataError as error:
            self._refused("These rules can't be put back", error)
            return
        self._gone = None
        self._turn_to(made)
        self.ui.toast(f"“{made.names.plain}” is back in your list of games.")

    def _export(self) -> None:
        """Write what is shown, saved or not, and say where."""
        if self.draft.rules is None:
            self.ui.toast(MARKED)
            return
        try:
            path = files.export_rules(self.draft.named())
        except DataError as error:
            self._refused("These rules can't be exported", error)
            return
        told = f"The file is {path}. To play by these rules on another computer, drop the file on "
        show_written(self.ui, "Exported", f"{told}its Card Table window.", path)

    def _refused(self, what: str, error: DataError) -> None:
        path = files.own_rules_folder() / f"{self.draft.base.id}.yaml"
        self.ui.toast(f"{what}: {unfinished.reason(error.faults[0], path)}", seconds=8)

    def dropped(self, name: str) -> None:
        """A rules file becomes one of the player's own; the changes on this page stay."""
        self.ui.toast(importing.take(name, polite=self.app.settings.polite).words, seconds=8)


class NameSheet(Modal):
    """Asks what new rules are called."""

    def __init__(
        self, name: str, save: Callable[[str], None], told_of: Callable[[str], str]
    ) -> None:
        """`told_of` says what is to be known of a name, if there is anything."""
        self._take, self._told_of = save, told_of
        self.entry = TextEntry(
            name, self._typed, longest=LONGEST, wide=400, label="Name of these rules"
        )
        self._field = Field("", self.entry, help=told_of(name) or LISTED)
        self._button = Button("Save", self._save, kind="primary", wide=110)
        buttons = Row(Button("Cancel", self.dismiss_it), self._button, gap=14, align="end")
        super().__init__(Label("What are these rules called?", "heading"), self._field, buttons)

    def first(self) -> Widget:
        return self.entry

    def dismiss_it(self) -> None:
        """Close it, and save nothing."""
        self.ui.close(self)

    def _typed(self, name: str) -> None:
        self._field.problem = "" if name.strip() else NAMELESS
        self._field.help = self._told_of(name) or LISTED
        self._button.enabled = bool(name.strip())
        self.ui.relayout()

    def _save(self) -> None:
        self.ui.close(self)
        self._take(self.entry.value)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN and self._button.enabled:
            self._save()
            return True
        return super().key(event)


def what_they_are(draft: Draft, *, polite: bool) -> str:
    """The rules in a sentence."""
    if draft.rules is None:
        return "These rules can't be played yet."
    if not any(draft.differs(name) for name in draft.infos):
        return f"The rules of {draft.parent_name}, unchanged."
    return sentence(summary(draft.rules, draft.parent, polite=polite))
