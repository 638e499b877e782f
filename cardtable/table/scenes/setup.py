"""A new game: which, under which house rules, and who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from cardtable import files
from cardtable.ai.levels import ANY, LEVELS, PLAIN
from cardtable.ai.player import characters
from cardtable.engine.names import name_key
from cardtable.engine.rules import Rules
from cardtable.evening import LENGTHS, Evening, Length
from cardtable.players import Player
from cardtable.presenter.draft import Draft
from cardtable.presenter.evenings import LENGTH_WORDS, standing
from cardtable.presenter.tablefile import backdrop_of, table_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.avatars import FACES
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import faults, importing, learning
from cardtable.table.scenes.chairs import HONEST, ChairsBeside, ChairSheet, Seat, Seating
from cardtable.table.scenes.choices import LONGEST_SEED, MOST_SEATS, Chair, Choices
from cardtable.table.scenes.editor import DROP, what_they_are
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.settings import PEEK
from cardtable.table.widgets.boxes import Field, Panel, Row, Spacer
from cardtable.table.widgets.controls import Button, Label, Segmented, Toggle
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.ui import Widget

HELD = "The saved game holds the whole deck: who opens its file sees every card."
_WIDEST = 1400  # of the page at scale 1
_PANEL, _FAULTS = 320, 430  # width of what stands beside the seats; names of files are long
_LABELS = 60  # width of the names of fields at scale 1
UNSAVED = "Changed for the next game only. “Change the rules…” saves it under a name."
CHANGED = "With your own changes: see “House rules”."
_ANY = "any character"
_GUESS = "Any: one of these by chance."


class Setup(Page):
    """Choose and deal. Wrong choices can't be dealt: the problem is shown beside its field."""

    def __init__(
        self,
        app: App,
        game: str = "",
        rules: str = "",
        again: tuple[Evening, Sequence[Player]] | None = None,
    ) -> None:
        """That game or those rules are chosen at first; otherwise what was last played.

        `again` is an evening that goes on, and who sat there.
        """
        self._away = False
        self._sheet: ChairSheet | None = None
        self._all = _own_first(files.list_rules())
        self._faulty = files.faulty_rules()
        self._levels = list(LEVELS)
        self.choices = Choices.read(app.settings.last_setup, self._all, self._levels)
        if game:
            self.choices.turn_to(game, self._all)
        if any(rules == one.id for one in self._all):
            self.choices.rules = rules
            self.choices.fit(self.rules)
        self._again = again is not None
        if again is not None:
            evening, players = again
            self.choices.invite(players, evening)
            self.choices.fit(self.rules)
        super().__init__(app)

    def _table(self) -> Theme:
        """What the table of the game that is chosen looks like."""
        return self.app.theme.at(backdrop_of(self.rules.game.ID))

    def enter(self) -> None:
        if self._away:
            self._look_again()
            self.rebuild()
        super().enter()
        if self.ui.focus is None:  # for the same table again, just press Enter
            self.ui.set_focus(self._deal, by_keyboard=self.app.by_keyboard)

    def resized(self) -> None:
        if self._away:
            self._look_again()
            self.rebuild()
        else:
            super().resized()

    def _look_again(self) -> None:
        """The editor may have made rules, changed them or taken them away."""
        self._away = False
        self._all, self._faulty = _own_first(files.list_rules()), files.faulty_rules()
        if self.choices.rules not in {one.id for one in self._all}:
            self.choices.turn_to(self._game, self._all)

    @property
    def rules(self) -> Rules:
        """The rules as their file has them, without this table's changes."""
        return next(one for one in self._all if one.id == self.choices.rules)

    # --- controls -------------------------------------------------------------------------------

    def build(self) -> Widget:
        choices, rules = self.choices, self.rules
        low, high = rules.seats
        game = rules.game
        self.app.faces.dress(game.titles(rules), pairs=self._table().backdrop.pairs)
        variants = [(self._listed(one), one.id) for one in self._all]
        seats = [(str(n), n) for n in range(low, min(high, MOST_SEATS) + 1)]
        about = self._about()
        bar = Panel(
            Row(
                DropDown(variants, choices.rules, self._set_rules, label="Game"),
                Field(
                    "Players",
                    Segmented(seats, choices.seats, self._set_seats, label="Players"),
                    labels=_LABELS,
                ),
                Label(table_of(game.ID).like, "emphasis", soft=True),
                gap=28,
            ),
            *([Label(about, "small", soft=True)] if about else []),
            pad=14,
            gap=6,
        )
        self._seats = [self._seat(i, chair) for i, chair in enumerate(choices.sitting)]
        self._deal = Button("Deal the cards", self._start, kind="primary", wide=220)
        self._wrong = Label("", "strong", on="cloth")
        study = Button("See how it plays", self._study, tip="Computers play it, many times")
        lot = Button("Draw seats by lot", self._draw_lots, tip="Who sits where is left to chance")
        foot = Row(self._wrong, lot, study, self._deal, gap=20, align="end")
        page = self.headed(
            "New game",
            bar,
            ChairsBeside(
                Seating(self._seats, self._table, self.app.faces),
                Label("House rules", "subheading"),
                *self._house(),
                Spacer(4),
                Label("The evening", "subheading"),
                *self._evening(),
                Spacer(4),
                Label("The deal", "subheading"),
                self._numbered(),
                Label(HONEST, "small", soft=True),
                *self._faults(),
                wide=_FAULTS if self._faulty else _PANEL,
            ),
            foot=foot,
            widest=_WIDEST,
        )
        self._check(show=False)
        return page

    def _numbered(self) -> Field:
        """The number of the deal."""
        entry = TextEntry(
            self.choices.seed,
            self._set_seed,
            hint="a new one",
            allowed="0123456789",
            longest=LONGEST_SEED,
            wide=200,
            label="Deal",
        )
        return Field("", entry, help="the same number deals the same cards again")

    # --- the evening ----------------------------------------------------------------------------

    def _evening(self) -> list[Widget]:
        """How long it is to be, or how it stands; what people need who share the screen."""
        choices = self.choices
        if choices.goes_on:
            end = Button("Begin a new evening", self._new_evening)
            told: list[Widget] = [Label(standing(choices.evening)), Row(end)]
        else:
            lengths = [(LENGTH_WORDS[one], one) for one in LENGTHS]
            told = [Segmented(lengths, choices.length, self._set_length, label="The evening")]
        self._peek = Toggle(PEEK, self.app.settings.peek, self._set_peek)
        self._held = Label(HELD, "small", soft=True)
        return [*told, self._peek, self._held]

    def _set_peek(self, on: bool) -> None:
        self.app.remember(peek=on)

    def _set_length(self, length: Length) -> None:
        self.choices.length = length

    def _new_evening(self) -> None:
        self.choices.evening = Evening()
        self.rebuild()

    # --- seats ----------------------------------------------------------------------------------

    def _seat(self, i: int, chair: Chair) -> Seat:
        kind, opened = partial(self._kind, chair), partial(self._open_chair, i)
        return Seat(i + 1, chair, kind, opened, self._swap)

    def _swap(self, one: int, other: int) -> None:
        self.choices.swap(one, other)
        self.rebuild()
        self.ui.set_focus(self._seats[other], by_keyboard=self.ui.by_keyboard)

    def _draw_lots(self) -> None:
        before = list(self.choices.sitting)
        self.choices.draw_lots(Random())
        self.rebuild()
        same = before == self.choices.sitting
        self.ui.toast("By lot, everybody stays where they sat" if same else "Seated anew by lot")

    def _kind(self, chair: Chair) -> str:
        """Who plays at a chair, such as “Easy, gambler”."""
        if chair.kind == "human":
            return "Human, with hints" if chair.taught else "Human"
        told = chair.level.capitalize()
        shown = chair.character if len(characters(self.rules)) > 1 else PLAIN.name
        return told if shown == PLAIN.name else f"{told}, {_ANY if shown == ANY else shown}"

    def _open_chair(self, i: int) -> None:
        """Choose who sits there."""
        chair = self.choices.chairs[i]
        shown = [(one.name.capitalize(), one.name, one.words) for one in characters(self.rules)]
        self._sheet = ChairSheet(
            i + 1,
            chair,
            [("Human", ""), *((level.capitalize(), level) for level in self._levels)],
            [*shown, ("Any", ANY, _GUESS)] if len(shown) > 1 else [],
            people={one: partial(self._invite, i, one) for one in self.choices.offered(chair)},
            named=self._check,
            kind=partial(self._set_kind, i),
            portrait=partial(self._portray, chair),
        )
        self.ui.open(self._sheet)
        self._check()

    def _house(self) -> list[Widget]:
        """The rules in a sentence, folded: the editor unfolds them."""
        polite = self.app.settings.polite
        draft = Draft(self.rules, self.choices.changed.get(self.rules.id), polite=polite)
        self._said = Field("", Label(what_they_are(draft, polite=polite)))
        buttons = [Button("Change the rules…", self._change)]
        told: list[Widget] = [self._said]
        if draft.changed:
            buttons.append(Button("Drop the changes", self._reset))
            told.append(Label(UNSAVED, "small", soft=True))
        told += [
            Label(words, "small") for words in dict.fromkeys(map(draft.named_doubt, draft.doubts))
        ]
        return [*told, Row(*buttons, gap=12), Label(DROP, "small", soft=True)]

    def _listed(self, rules: Rules) -> str:
        """A game's name in the list; one's own are marked."""
        name = rules.names.shown(polite=self.app.settings.polite)
        return f"{name} · yours" if files.is_own(rules.id) else name

    def _about(self) -> str:
        """How the variant differs; that some of the player's own are missing."""
        changed = Draft(self.rules, self.choices.changed.get(self.rules.id)).changed
        about = CHANGED if changed else self.rules.about  # it may say what is no longer true
        told = [about] if about else []
        if self._faulty:
            told.append(f"{faults.summary(self._faulty)}: see below")
        return " ".join(told)

    def _faults(self) -> list[Widget]:
        """The player's own rules files that are missing from the list of games, and why."""
        if not self._faulty:
            return []
        heading = Label(faults.summary(self._faulty), "subheading")
        return [Spacer(8), heading, *faults.listed(self._faulty, self._tell)]

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    # --- house rules ----------------------------------------------------------------------------

    def _change(self) -> None:
        self._away, self._game = True, self.rules.game.ID
        self.app.push(scenes.editor_scene(self.app, self.choices, self.rules, self._start))

    def dropped(self, name: str) -> None:
        """A rules file becomes one of the player's own, and is chosen."""
        words, rules = importing.take(name, polite=self.app.settings.polite)
        if rules is not None:
            self._all, self._faulty = _own_first(files.list_rules()), files.faulty_rules()
            self._set_rules(rules.id)
        self.ui.toast(words, seconds=8)

    # --- choices --------------------------------------------------------------------------------

    def _set_rules(self, id: str) -> None:
        self.choices.rules = id
        self.choices.fit(self.rules)
        self.rebuild()

    def _set_seats(self, seats: int) -> None:
        self.choices.seats = seats
        self.rebuild()

    def _set_kind(self, i: int, level: str) -> None:
        """Somebody else plays there: the sheet has other lines now."""
        self.choices.seat(i, "bot" if level else "human")
        chair = self.choices.chairs[i]
        chair.level = level or chair.level
        assert self._sheet is not None
        self.ui.close(self._sheet)
        self._open_chair(i)
        self.ui.set_focus(self._sheet.kind, by_keyboard=self.ui.by_keyboard)

    def _portray(self, chair: Chair, step: int) -> None:
        """Another portrait for the person of that name, wherever they are seen."""
        person = name_key(chair.name)
        portraits = dict(self.app.settings.portraits)
        other = (portraits.pop(person, 0) + step) % FACES
        self.app.apply(portraits=portraits | ({person: other} if other else {}))

    def _invite(self, i: int, name: str) -> None:
        """Somebody who has played here sits down."""
        self.choices.chairs[i].kind = "human"
        self.choices.chairs[i].call(name)
        assert self._sheet is not None
        self.ui.close(self._sheet)
        self.rebuild()

    def _set_seed(self, seed: str) -> None:
        self.choices.seed = seed

    def _reset(self) -> None:
        self.choices.changed.pop(self.rules.id, None)
        self.rebuild()

    def _check(self, *, show: bool = True) -> bool:
        """Show beside each field what is wrong with it; true if nothing is."""
        _, problems = self.choices.resolved(self.rules)
        self.choices.make_way()
        names = self.choices.name_problems()
        for seat, problem in zip(self._seats, names, strict=True):
            seat.problem = problem
            if self._sheet is not None and self._sheet.chair is seat.chair:
                self._sheet.problem = problem
        self._said.problem = " ".join(words for name, words in problems.items() if name)
        self._wrong.words = problems.get("", "")
        people = sum(chair.kind == "human" for chair in self.choices.sitting)
        self._peek.shown = people > 1 and not table_of(self.rules.game.ID).public
        self._held.shown = self._peek.shown
        fine = not problems and not any(names)
        self._deal.enabled = fine
        self._deal.hindrance = "" if fine else "First fix what is marked above"
        if show:
            self.ui.relayout()
            self.dirty = True
        return fine

    # --- dealing --------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._check():
            learning.before_first(self.app, self.ui, self.rules.game.ID, self._deal_them)

    def _study(self) -> None:
        """Let computers play by these rules, and by those that they are a variant of."""
        rules, _ = self.choices.resolved(self.rules)
        parent = self.rules if rules != self.rules else files.parent_of(rules)
        self.app.push(scenes.workbench_scene(self.app, rules, parent, seats=self.choices.seats))

    def _deal_them(self) -> None:
        session = self.choices.session(self.rules)
        self.app.remember(last_setup=self.choices.data())
        leave = self.app.reset if self._again else self.app.switch  # no result is gone back to
        leave(scenes.play_scene(self.app, session))


def _own_first(rules: list[Rules]) -> list[Rules]:
    """Game by game: its first rules, then the player's own, then the program's variants."""
    games = list(dict.fromkeys(one.game.ID for one in rules))

    def place(one: Rules) -> tuple[int, bool, bool]:
        return games.index(one.game.ID), one.id != one.game.ID, not files.is_own(one.id)

    return sorted(rules, key=place)
