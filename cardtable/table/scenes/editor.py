"""House rules to be changed: what the cards do, everything else, a name to save them by."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from cardtable import files
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules
from cardtable.files import DataError
from cardtable.presenter import houserules
from cardtable.presenter.draft import Draft
from cardtable.presenter.houserules import full_sentence, label, meaning, searchable, summary, word
from cardtable.presenter.layoutfile import backdrop_of
from cardtable.presenter.palette import Rgb
from cardtable.presenter.phrases import sentence, wording
from cardtable.presenter.rulespage import chapters, is_of_houses, words_in
from cardtable.presenter.status import BETWEEN
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import shortcut
from cardtable.table.scenes import unfinished
from cardtable.table.scenes.choices import LOOKS_EVERY, Choices
from cardtable.table.scenes.page import Contents, Page, show_written
from cardtable.table.widgets.bindings import EDITOR, Bindings
from cardtable.table.widgets.boxes import (
    Column,
    Columns,
    Field,
    Grid,
    Hairline,
    Modal,
    Panel,
    Row,
    Scroll,
)
from cardtable.table.widgets.controls import (
    Button,
    IconButton,
    Label,
    Segmented,
    Slider,
)
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.rule_controls import (
    TILE,
    BackButton,
    Caption,
    CardOrder,
    CardTile,
    RuleLine,
    Tick,
)
from cardtable.table.widgets.ui import Ui, Widget

_SHORT = 44  # characters of all choices together that can stand side by side
_STEPS = 20  # the most steps of a number that has a slider
_DIGITS = "0123456789"
_FEW = 3  # lines of words beneath a card


class Lines:
    """All of a draft's house rules as lines of a page."""

    def __init__(
        self,
        draft: Draft,
        faces: CardFaces,
        changed: Callable[[], None],
        again: Callable[[], None],
        open_card: Callable[[OptionInfo, str], None],
    ) -> None:
        """`changed` hears of each change, `again` of those after which controls must be made anew.

        `open_card` shows what the cards of a key can do.
        """
        self.draft, self._faces, self._cards = draft, faces, draft.cards()
        self._changed, self._again, self._open = changed, again, open_card
        self.lines = {info.name: self._line(info) for info in draft.infos.values()}
        self._wanted = ""
        self._texts = {name: searchable(info) for name, info in draft.infos.items()}
        self.refresh()

    def refresh(self) -> None:
        """Say of each line what its value means by now, and what is wrong with it."""
        draft = self.draft
        for name, line in self.lines.items():
            if not line.shown:
                continue  # a search that shows it again refreshes it
            info = draft.infos[name]
            line.changed = draft.differs(name)
            others, says = self._other_values(info), meaning(info, draft.value(name))
            texts = others if others and info.kind == "mapping" else [says, *others]
            line.says = " ".join(filter(None, (*texts, _how(info))))
            line.wrong = told_of(draft.problems, name)
            line.doubt = told_of(draft.doubts, name)

    def narrow(self, wanted: str) -> None:
        """Show the lines whose words contain all those that are wanted, and mark them there.

        Of a line of cards only those are shown that are named, if any are.
        """
        self._wanted = wanted.strip()
        for name, line in self.lines.items():
            info, text = self.draft.infos[name], self._texts[name]
            tiles = [each for each in line.control.children if isinstance(each, CardTile)]
            words = self._wanted.split()
            missing = {each for each in words if not words_in(text, each)}
            names = {tile: {each for each in words if words_in(tile.name, each)} for tile in tiles}
            named = [tile for tile in tiles if names[tile] and missing <= names[tile]]
            for tile in tiles:
                tile.wanted, tile.shown = self._wanted, not named or tile in named
            line.wanted = self._wanted
            line.shown = bool(named) or not missing or self._meets(self._setting(info))
        self.refresh()

    def _meets(self, text: str) -> bool:
        return not self._wanted or bool(words_in(text, self._wanted))

    def _setting(self, info: OptionInfo) -> str:
        return houserules.said(info, self.draft.value(info.name))

    def _other_values(self, info: OptionInfo) -> list[str]:
        """What else an option can be set to, or cards be given, of what is searched for."""
        if not self._wanted:
            return []
        values = (True, False) if info.kind == "switch" else info.choices
        now = self.draft.value(info.name)
        texts = [
            f"{sentence(word(info, one))}: {meaning(info, one)}"
            for one in values
            if info.kind == "mapping" or one != now
        ]
        return [text for text in texts if words_in(text, self._wanted)]

    def card(self, key: str) -> str:
        """The notation of the card that stands for a rank or a suit."""
        return self._cards.get(key, "")

    def _line(self, info: OptionInfo) -> RuleLine:
        back = BackButton(
            wording("pages.editor-as-in", name=self.draft.parent_name),
            partial(self._back, info.name),
        )
        wide = info.kind == "mapping" or (info.kind == "list" and bool(info.choices))
        return RuleLine(label(info), self._control(info), back, wide=wide)

    def _back(self, name: str) -> None:
        self.draft.as_parent(name)
        self._again()

    def _set(self, name: str, value: Any) -> None:
        self.draft.set(name, value)
        self._changed()

    # --- controls -------------------------------------------------------------------------------

    def _control(self, info: OptionInfo) -> Widget:
        value, put = self.draft.value(info.name), partial(self._set, info.name)
        if info.kind == "mapping":
            tiles = (self._tile(info, key) for key in info.keys)
            return Grid(*tiles, least=TILE, gap=10, widest=1.35 * TILE)
        if info.kind == "list":
            return self._list(info, value, put)
        if info.kind == "switch":
            both = [(sentence(word(info, on)), on) for on in (True, False)]
            return Segmented(both, value, put, label=label(info))
        if info.kind == "choice":
            pairs = [(sentence(word(info, one)), one) for one in info.choices]
            if sum(len(words) + 3 for words, _ in pairs) <= _SHORT:
                return Segmented(pairs, value, put, label=label(info))
            tips = [meaning(info, one) for one in info.choices]
            return DropDown(pairs, value, put, label=label(info), tips=tips)
        return self._number(info, value, put)

    def _number(self, info: OptionInfo, value: Any, put: Callable[[Any], None]) -> Widget:
        low, high = info.low, info.high
        if low is not None and high is not None and high - low <= _STEPS:
            return Slider(
                (low, high, 1),
                value,
                lambda v: put(int(v)),
                words=lambda v: word(info, int(v)),
                label=label(info),
            )
        entry = _entry(value, put, label(info))
        unit = houserules.unit(info)
        return Row(entry, Label(unit, soft=True), gap=10) if unit else entry

    def _list(self, info: OptionInfo, value: Any, put: Callable[[Any], None]) -> Widget:
        if info.ordered:
            cards = [(self.card(one), houserules.called(info, one)) for one in value]
            first = list(value)
            return CardOrder(
                self._faces,
                cards,
                lambda order: put([first[place] for place in order]),
                label=label(info),
                tip=wording("pages.editor-drag"),
            )
        if info.choices:
            ticks = [
                Tick(
                    sentence(word(info, one)),
                    "",
                    partial(self._holds, info.name, one),
                    partial(self._tick, info, one),
                )
                for one in info.choices
            ]
            return Row(*ticks, gap=14, even=True)
        names = houserules.entries(info) or [str(n) for n in range(1, len(value) + 1)]
        parts = [
            Column(
                Label(sentence(name), "small", soft=True),
                _entry(each, partial(self._entered, info.name, place), f"{label(info)}, {name}"),
                gap=2,
            )
            for place, (name, each) in enumerate(zip(names, value, strict=False))
        ]
        return Row(*parts, gap=10)

    def _holds(self, name: str, word: Any) -> bool:
        return word in self.draft.value(name)

    def _tick(self, info: OptionInfo, word: Any) -> None:
        had = self.draft.value(info.name)
        words = {*had} ^ {word}
        self._set(info.name, [one for one in info.choices if one in words])

    def _entered(self, name: str, place: int, number: Any) -> None:
        value = [*self.draft.value(name)]
        value[place] = number
        self._set(name, value)

    def _tile(self, info: OptionInfo, key: str) -> CardTile:
        return CardTile(
            self._faces,
            self.card(key),
            houserules.cards_of(key),
            partial(self._caption, info, key),
            partial(self._open, info, key),
        )

    def _caption(self, info: OptionInfo, key: str) -> Caption:
        draft = self.draft
        wrong = bool(told_of(draft.problems, info.name, key))
        held = draft.value(info.name).get(key)
        words = tuple(sentence(one) for one in houserules.of_key(info, held))
        nothing = () if words else (sentence(houserules.nothing(info)),)
        shown = (
            words
            if len(words) <= _FEW
            else (*words[: _FEW - 1], wording("pages.editor-and-more", count=len(words) - 2))
        )
        return Caption(shown or nothing, draft.differs(info.name, key), wrong, not words)


def _entry(value: Any, put: Callable[[Any], None], label: str) -> TextEntry:
    return TextEntry(
        "" if value is None else str(value),
        lambda text: put(int(text) if text else None),
        allowed=_DIGITS,
        longest=4,
        wide=76,
        label=label,
    )


def _how(info: OptionInfo) -> str:
    """How a house rule that is shown as cards is changed."""
    if info.kind == "mapping":
        return wording("pages.editor-click")
    return wording("pages.editor-drag-to-change") if info.ordered else ""


def told_of(told: Any, name: str, key: str = "") -> str:
    """What is said about one house rule, or about one key of it."""
    rows = (
        words for place, words in told if place[:1] == (name,) and (not key or place[1:2] == (key,))
    )
    return " ".join(dict.fromkeys(rows))  # several keys may share a sentence


_HIGH = 190
_LEFT = 168  # width of the card and of what stands below it
_WIDEST = 780


class _Card(Widget):
    """A card, drawn large."""

    def __init__(self, faces: CardFaces, name: str) -> None:
        super().__init__()
        self._faces, self._name = faces, name

    def measure(self, width: int) -> tuple[int, int]:
        high = self.theme.px(_HIGH)
        return min(width, self._faces.size(high)[0] + self.theme.px(16)), high + self.theme.px(8)

    def draw(self, canvas: Canvas) -> None:
        image = self._faces.face(self._name, self.theme.px(_HIGH))
        canvas.blit(image, image.get_rect(center=self.rect.center))


class CardSheet(Modal):
    """What the cards of a rank can do, to be ticked; each change holds at once."""

    def __init__(
        self,
        draft: Draft,
        info: OptionInfo,
        key: str,
        faces: CardFaces,
        card: str,
        changed: Callable[[], None],
    ) -> None:
        self._draft, self._info, self._key, self._changed = draft, info, key, changed
        ticks = [self._tick(word) for word in self._words()]
        self._back = Button(wording("pages.editor-as-in", name=draft.parent_name), self._as_parent)
        self._wrong = Label("", "small")
        # What is wrong stands below the card, so that nothing moves when it comes or goes.
        left = Column(_Card(faces, card), self._wrong, gap=10)
        right = Column(
            Label(houserules.cards_of(key), "heading"),
            Label(houserules.effect(info), "small", soft=True),
            Column(*ticks, gap=2),
            gap=10,
        )
        body = _Beside(left, right)
        finish = Button(wording("pages.done"), self._done, kind="primary", wide=110)
        foot = Row(self._back, finish, gap=14,
                   align="end")  # fmt: skip
        super().__init__(body, widest=_WIDEST, foot=foot)
        self._bad: Rgb | None = None
        self._refresh()

    def attach(self, ui: Ui) -> None:
        super().attach(ui)
        self._bad = self.theme.palette.bad
        self._refresh()

    def first(self) -> Widget | None:
        """The focus begins on the first ticked line."""
        ticked = (one for one in self.walk() if isinstance(one, Tick) and one.on)
        return next(ticked, None) or super().first()

    def _words(self) -> list[Any]:
        """All that these cards can be given, or have now."""
        info = self._info
        words: list[Any] = list(info.choices or range(info.low or 0, (info.high or 0) + 1))
        may = self._draft.possible
        return [one for one in words if self._has(one) or may(info.name, self._key, one)]

    def _tick(self, word: Any) -> Tick:
        info = self._info
        return Tick(
            sentence(houserules.word(info, word)),
            houserules.meaning(info, word),
            partial(self._has, word),
            partial(self._take, word),
            one_of=not info.many,
        )

    def _value(self) -> Any:
        return self._draft.value(self._info.name).get(self._key, [] if self._info.many else None)

    def _has(self, word: Any) -> bool:
        held = self._value()
        return bool(word in held if self._info.many else word == held)

    def _take(self, word: Any) -> None:
        info = self._info
        if info.many:
            words = {*self._value()} ^ {word}
            self._draft.put(info.name, self._key, [one for one in info.choices if one in words])
        else:
            self._draft.put(info.name, self._key, word)
        self._tell()

    def _as_parent(self) -> None:
        self._draft.as_parent(self._info.name, self._key)
        self._tell()

    def _tell(self) -> None:
        self._refresh()
        self._changed()
        self.ui.relayout()

    def _refresh(self) -> None:
        draft, name = self._draft, self._info.name
        wrong = told_of(draft.problems, name, self._key) or told_of(draft.problems, name)
        doubt = told_of(draft.doubts, name, self._key)
        self._wrong.words = wrong or doubt
        self._wrong.shown = bool(wrong or doubt)
        self._wrong.colour = self._bad if wrong else None
        self._back.enabled = draft.differs(name, self._key)

    def _done(self) -> None:
        self.ui.close(self)


class _Beside(Columns):
    """The card beside its words, or above them where there is little room."""

    def __init__(self, left: Widget, right: Widget) -> None:
        super().__init__(left, right, gap=22)

    def _split(self, width: int) -> list[tuple[Widget, int]]:
        px, (card, words) = self.theme.px, self.children
        if width < px(480):
            return [(card, width), (words, width)]
        return [(card, px(_LEFT)), (words, width - px(self.gap) - px(_LEFT))]


LONGEST = 40  # characters of a name
_LONGEST_SEARCH = 60  # and of what is searched for
_SHARES = (0.36, 1.64)  # of the width: the index and the rules
_ROOM = 940  # of a window that has room for the index, at scale 1
_OLD = 3  # deleted rules that are offered to be put back


class Editor(Page):
    """One game's house rules. What is changed is kept by the set-up's choices, saved or not."""

    def __init__(self, app: App, choices: Choices, rules: Rules, deal: Callable[[], None]) -> None:
        """`deal` is called once the page is closed again, to deal by what is chosen then."""
        self.choices, self._deal_them = choices, deal
        polite = app.settings.polite
        self.draft = Draft(rules, choices.changed.get(rules.id), polite=polite)
        self._wanted = ""
        """What is searched for among the house rules."""
        self._stamps, self._looked = files.own_rules_stamps(), 0.0
        self._gone: Path | None = None
        """Where the rules lie that have just been deleted here."""
        self._do = {"undo": self._undo_one, "redo": self._redo_one}
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(backdrop_of(self.draft.base.game.ID))

    @property
    def _bindings(self) -> Bindings:
        return self.app.bindings(EDITOR)

    def device_changed(self) -> None:
        for id, icon in (("undo", self._undo), ("redo", self._redo)):
            icon.name_key(self._bindings.key(id))

    # --- controls -------------------------------------------------------------------------------

    def build(self) -> Widget:
        draft, faces = self.draft, self.app.faces
        game = draft.parent.game
        faces.dress(game.titles(draft.parent))
        self.lines = Lines(draft, faces, self._changed, self._again, self._open_card)
        self._what = Label("", "name", on="cloth")
        self._trouble = Label("", "body", on="cloth")
        self._undo, self._redo = (
            IconButton(one.icon, one.words, self._do[one.id], key=self._bindings.key(one.id))
            for one in self._bindings.actions
        )
        self._all = Button(wording("pages.editor-all-as-in", name=draft.parent_name), self._reset)
        self._try = Button(
            wording("pages.study"), self._study, kind="quiet", tip=wording("pages.study-tip")
        )
        self._save = Button(wording("pages.editor-save"), self._save_them, kind="quiet")
        self._deal = Button(wording("pages.editor-deal"), self._deal_now, kind="primary")
        self._counts: dict[str, tuple[Label, list[str]]] = {}
        sections = self._sections()
        self._rows = {head: Column(one, Hairline(), gap=16) for head, one in sections.items()}
        self._nothing = Label("", soft=True)
        self._scroll = Scroll(Column(self._nothing, *self._rows.values(), gap=24, pad=6))
        self._index = Contents(self._scroll, [self._chapter(*one) for one in sections.items()])
        sheet = Columns(
            self._index, Panel(self._scroll, pad=22), gap=16, least=0,
            shares=_SHARES, grow=True,
        )  # fmt: skip
        foot = Row(self._try, self._save, self._deal, gap=12, align="end")
        page = self.headed(
            wording(
                "pages.editor-title", name=draft.base.names.shown(polite=self.app.settings.polite)
            ),
            Column(self._what, self._trouble, gap=4),
            sheet,
            beside=[self._search()],
            tools=(self._undo, self._redo),
            foot=foot,
        )
        self._refresh()
        self._narrow(self._wanted)
        return page

    def _search(self) -> TextEntry:
        """The box that narrows the list. It changes no rules, so it can't get one wrong."""
        name = wording("pages.editor-search")
        self._box = TextEntry(
            self._wanted,
            self._type,
            hint=f"{name}…",
            longest=_LONGEST_SEARCH,
            wide=290,
            label=name,
        )
        return self._box

    def _narrow(self, wanted: str) -> None:
        """Show only the rules whose words contain all that is typed, with those words marked."""
        self._wanted = wanted
        self.lines.narrow(wanted)
        for heading, row in self._rows.items():
            names = self._counts[heading][1] if heading in self._counts else []
            row.shown = not wanted.strip() or any(self.lines.lines[one].shown for one in names)
        nothing = not any(row.shown for row in self._rows.values())
        self._nothing.shown = nothing
        self._nothing.words = (
            wording("pages.editor-search-nothing", words=wanted) if nothing else ""
        )
        self._index.list_those([row.shown for row in self._rows.values()])
        self._scroll.scroll_to(0)

    def _type(self, wanted: str) -> None:
        self._narrow(wanted)
        self.ui.relayout()
        self.dirty = True

    def _chapter(self, heading: str, section: Widget) -> tuple[Label, Callable[[], float]]:
        """Its heading, behind which stands how many of its rules are changed, and its place."""
        words = self._counts[heading][0] if heading in self._counts else Label(heading)
        return words, lambda: section.rect.top - self._scroll.child.rect.top

    def update(self, dt: float) -> None:
        self._index.follow()
        self._looked += dt
        if self._looked >= LOOKS_EVERY and not self.ui.layers and self.ui.held is None:
            with suppress(DataError):  # said when somebody saves
                self._read_again()
        super().update(dt)

    def resized(self) -> None:
        self._index.shown = self.app.canvas.rect.w >= self.theme.px(_ROOM)
        super().resized()

    def _sections(self) -> dict[str, Widget]:
        """By their headings: the cards first, the heart of a game; then all else; last the file.

        Of the player's own rules the file comes first: it can be renamed, copied and deleted there,
        and put back.

        What is no matter of single cards stands in the order of the rules page, under its headings.
        """
        infos = self.draft.infos.values()
        more, where = wording("pages.editor-more"), self._chapters()
        cards = [one for one in infos if one.kind == "mapping"]
        cards += [one for one in infos if one.ordered]
        parts = {wording("pages.editor-cards"): cards} if cards else {}
        for heading in (*dict.fromkeys(where.values()), more):
            rest = [one for one in infos if one not in cards]
            own = [one for one in rest if where.get(one.rule, more) == heading]
            if own:
                parts[heading] = [*parts.get(heading, []), *own]
        self._counts = {
            head: (Label(head), [one.name for one in each]) for head, each in parts.items()
        }
        title = wording("pages.editor-these-rules")
        file = {title: Column(Label(title, "subheading"), *self._file(), gap=12)}
        sections = {
            head: Column(
                Label(head, "subheading"), *(self.lines.lines[one.name] for one in each), gap=18
            )
            for head, each in parts.items()
        }
        return {**file, **sections} if self.draft.own or self._gone else {**sections, **file}

    def _chapters(self) -> dict[str, str]:
        """The heading for each rule, but for those that the rules page tells of at its end."""
        game, polite = self.draft.base.game.ID, self.app.settings.polite
        try:
            found = chapters(files.rules_page(game, polite=polite))
        except DataError:
            return {}
        return {rule: heading for rule, heading in found.items() if not is_of_houses(heading)}

    def _file(self) -> list[Widget]:
        """The name, and what can be done with the file."""
        draft = self.draft
        self._others = {
            one.names.plain.casefold()
            for one in files.list_rules()
            if not draft.own or one.id != draft.base.id
        }
        self._name = Field(
            wording("pages.setup-name"),
            TextEntry(
                draft.name,
                self._set_name,
                longest=LONGEST,
                wide=360,
                label=wording("pages.editor-name-of"),
            ),
            labels=80,
        )
        buttons = [self._all, Button(wording("pages.editor-export"), self._export)]
        if draft.own:
            buttons = [
                *buttons,
                Button(wording("pages.editor-duplicate"), self._duplicate),
                Button(
                    wording("pages.delete"), self._delete, tip=wording("pages.editor-delete-tip")
                ),
            ]
        back = [
            Button(wording("pages.editor-put-back", name=name), partial(self._put_back, place))
            for place, name in self._deleted()
        ]
        return [
            self._name,
            Row(*buttons, *back, gap=12),
            Label(wording("pages.editor-drop"), "small", soft=True),
        ]

    def _deleted(self) -> list[tuple[Path, str]]:
        """The deleted rules of this game, the latest first."""
        game, deleted = self.draft.base.game.ID, []
        for place in files.deleted_own():
            try:
                rules = files.read_rules(files.read_document(place))
            except DataError:
                continue
            if game == rules.game.ID:
                deleted.append((place, rules.names.plain))
        return deleted[:_OLD]

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
        for heading, (count, names) in self._counts.items():
            changed = sum(map(draft.differs, names))
            count.words = BETWEEN.join((heading, str(changed))) if changed else heading
        self._what.words = what_they_are(draft, polite=polite)
        problems = [words for place, words in (*draft.problems, *draft.doubts) if not place]
        self._trouble.words = " ".join(problems)
        self._trouble.shown = bool(problems)
        undo = draft.can_undo or self._gone is not None
        for icon, able in ((self._undo, undo), (self._redo, draft.can_redo)):
            undoes = icon is self._undo
            why = "pages.editor-nothing-changed" if undoes else "pages.editor-nothing-undone"
            icon.allow("" if able else wording(why))
        differs = any(draft.differs(name) for name in draft.infos)
        self._all.enabled = differs
        self._all.hindrance = "" if differs else wording("pages.editor-all-like-that")
        fine = draft.rules is not None
        wrong = "" if fine else wording("pages.editor-marked-first")
        self._save.enabled, self._save.hindrance = (
            fine and not draft.saved,
            wrong
            or (
                wording("pages.editor-is-saved")
                if draft.own
                else wording("pages.editor-nothing-changed")
            ),
        )
        self._deal.words = (
            wording("pages.editor-play-once") if draft.changed else wording("pages.editor-deal")
        )
        self._deal.tip = wording("pages.editor-deal-unsaved") if draft.changed else ""
        self._try.enabled, self._try.hindrance = fine, wrong
        stop = wrong or self._stop()
        self._deal.enabled, self._deal.hindrance = not stop, stop

    def _stop(self) -> str:
        """Why so many as are chosen can't be dealt a game by these rules."""
        made = self.draft.rules
        if made is None or made.seats[0] <= self.choices.seats <= made.seats[1]:
            return ""
        return wording("pages.editor-not-for", count=self.choices.seats)

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
        self._name.problem = "" if name.strip() else wording("pages.editor-nameless")
        self._name.help = self._told_of(name)
        self._changed()

    def _told_of(self, name: str) -> str:
        """What is to be known of a name before rules are saved under it."""
        sentences = []
        if name.strip().casefold() in self._others:
            free = files.free_name(name.strip())
            sentences.append(wording("pages.editor-name-taken", name=free))
        if len(name) >= LONGEST:
            sentences.append(wording("pages.editor-name-long"))
        return " ".join(sentences)

    def handle(self, event: pygame.Event) -> bool:
        key = event.type == pygame.KEYDOWN
        entered = key and event.key == pygame.K_RETURN and not self.ui.composed
        if entered and self.ui.focus is self._name.control and self._save.enabled:
            self._save_them()
            return True
        if key and not self.ui.layers and self._searches(event):
            return True
        if super().handle(event):
            return True
        if key and not self.ui.layers and (id := self._bindings.find(event)):
            self._do[id]()
            return True
        return False

    def _searches(self, event: pygame.Event) -> bool:
        """Ctrl+F goes to the search box, Escape empties it before it leaves the page."""
        if shortcut(event) == "Ctrl+F":
            self.ui.set_focus(self._box, by_keyboard=True)
            self._box.select()
        elif event.key == pygame.K_ESCAPE and self._wanted:
            self._box.select()
            self._box.edit(pygame.K_BACKSPACE)
        else:
            return False
        return True

    # --- leaving, saving, dealing -----------------------------------------------------------------

    def leave(self) -> None:
        """The changes stay with the set-up: nothing is lost by going back."""
        super().leave()
        self.choices.keep(self.draft.base.id, self.draft.changed)

    def _read_again(self) -> bool:
        """Read own rules again if somebody has edited their file meanwhile.

        Returns whether they had: then the page says so, and keeps its own changes on top. Raises
        DataError if the file can't be read any longer.
        """
        self._looked, stamps, draft = 0.0, files.own_rules_stamps(), self.draft
        if stamps == self._stamps or not files.is_own(draft.base.id):
            return False
        rules = files.load_rules(draft.base.id)
        if rules == draft.base:
            self._stamps = stamps
            return False
        kept = Draft(rules, draft.changed, polite=self.app.settings.polite)
        self._turn_to(rules, kept)
        self.app.tell(wording("pages.setup-rewritten"))
        return True

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
            self.ui.toast(wording("pages.editor-nameless"))
            return
        try:
            if self._read_again():
                return  # what has just been written into the file by hand would be lost
            made = keep_rules(draft, name)
        except DataError as error:
            self._refused("pages.editor-not-saved", error)
            return
        self.choices.keep(draft.base.id, {})
        self._turn_to(made, draft.after_saving(made, polite=self.app.settings.polite))
        self.ui.toast(wording("pages.editor-saved", name=made.names.plain))

    def _turn_to(self, rules: Rules, draft: Draft | None = None) -> None:
        """Go on with other rules; with a draft of them, or a new one."""
        self.choices.rules = rules.id
        self.choices.fit(rules)
        self.draft = draft or Draft(rules, polite=self.app.settings.polite)
        self._stamps = files.own_rules_stamps()
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
            self.ui.toast(wording("pages.editor-marked"))
            return
        try:
            made = files.duplicate_own(draft.named())
        except DataError as error:
            self._refused("pages.editor-not-copied", error)
            return
        self.choices.keep(draft.base.id, draft.changed)
        self._turn_to(made)
        self.ui.toast(wording("pages.editor-copied", name=made.names.plain))

    def _delete(self) -> None:
        name = self.draft.base.names.plain
        try:
            self._gone = files.delete_own(self.draft.base.id)
        except DataError as error:
            self._refused("pages.editor-not-deleted", error)
            return
        self.choices.keep(self.draft.base.id, {})
        self._turn_to(self.draft.parent)
        self.ui.toast(wording("pages.editor-deleted", name=name))

    def _put_back(self, place: Path) -> None:
        try:
            made = files.undelete_own(place)
        except DataError as error:
            self._refused("pages.editor-not-put-back", error)
            return
        self._gone = None
        self._turn_to(made)
        self.ui.toast(wording("pages.editor-is-back", name=made.names.plain))

    def _export(self) -> None:
        """Write what is shown, saved or not, and say where."""
        if self.draft.rules is None:
            self.ui.toast(wording("pages.editor-marked"))
            return
        try:
            path = files.export_rules(self.draft.named())
        except DataError as error:
            self._refused("pages.editor-not-exported", error)
            return
        where = wording("pages.editor-exported-where", path=str(path))
        show_written(self.ui, wording("pages.editor-exported"), where, path)

    def _refused(self, key: str, error: DataError) -> None:
        path = files.own_rules_folder() / f"{self.draft.base.id}.yaml"
        why = unfinished.reason(error.faults[0], path)
        self.ui.toast(wording(key, why=why), seconds=8)


class NameSheet(Modal):
    """Asks what new rules are called."""

    def __init__(
        self, name: str, save: Callable[[str], None], told_of: Callable[[str], str]
    ) -> None:
        """`told_of` says what is to be known of a name, if there is anything."""
        self._take, self._told_of = save, told_of
        self.entry = TextEntry(
            name, self._typed, longest=LONGEST, wide=400, label=wording("pages.editor-name-of")
        )
        self._field = Field("", self.entry, help=told_of(name) or wording("pages.editor-listed"))
        self._button = Button(wording("pages.editor-save"), self._save, kind="primary", wide=110)
        buttons = Row(
            Button(wording("pages.cancel"), self.dismiss_it), self._button, gap=14, align="end"
        )
        super().__init__(Label(wording("pages.editor-name-asked"), "heading"), self._field, buttons)

    def first(self) -> Widget:
        return self.entry

    def dismiss_it(self) -> None:
        """Close it, and save nothing."""
        self.ui.close(self)

    def _typed(self, name: str) -> None:
        self._field.problem = "" if name.strip() else wording("pages.editor-nameless")
        self._field.help = self._told_of(name) or wording("pages.editor-listed")
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


def keep_rules(draft: Draft, name: str) -> Rules:
    """Save a draft under that name, or one like it where other rules have it. Raises DataError."""
    named = draft.named(name)
    others = {one.names.plain.casefold() for one in files.list_rules() if one.id != named.id}
    if named.names.plain.casefold() in others:
        name = files.free_name(named.names.plain)
        named = dataclasses.replace(named, names=dataclasses.replace(named.names, plain=name))
    return files.save_own(named, draft.parent)


def what_they_are(draft: Draft, *, polite: bool) -> str:
    """The rules in a sentence."""
    if draft.rules is None:
        return wording("pages.editor-not-yet")
    if not any(draft.differs(name) for name in draft.infos):
        return wording("pages.editor-unchanged", name=draft.parent_name)
    return full_sentence(summary(draft.rules, draft.parent, polite=polite))
