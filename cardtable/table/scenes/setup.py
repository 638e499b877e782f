"""A new game: which, under which house rules, and who sits at the table."""

from __future__ import annotations

from functools import partial

from cardtable import files
from cardtable.ai.characters import ANY
from cardtable.ai.levels import LEVELS
from cardtable.ai.player import characters
from cardtable.engine.rules import Rules
from cardtable.presenter.draft import Draft
from cardtable.presenter.tablefile import backdrop_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import faults, importing, learning
from cardtable.table.scenes.choices import LONGEST_NAME, LONGEST_SEED, MOST_SEATS, Chair, Choices
from cardtable.table.scenes.editor import DROP, what_they_are
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Columns, Field, Panel, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.portrait import Portrait
from cardtable.table.widgets.ui import Widget

HONEST = "Computer players see only what you would see in their chair."
_LABELS = 60  # width of the names of fields at scale 1
_NAMES = 120
_TABLE = 0.52  # the table's share of the width: there are up to three controls in a line
UNSAVED = "Changed for the next game only. “Change the rules…” saves it under a name."
CHANGED = "With changes of your own: see “House rules”."
_GUESS = "Any: one of these by chance."


class Setup(Page):
    """Choose and deal. Wrong choices can't be dealt: the problem is shown beside its field."""

    def __init__(self, app: App, game: str = "", rules: str = "") -> None:
        """That game or those rules are chosen at first; otherwise what was last played."""
        self._away = False
        self._all = _own_first(files.list_rules())
        self._faulty = files.faulty_rules()
        self._levels = list(LEVELS)
        self.choices = Choices.read(app.settings.last_setup, self._all, self._levels)
        if game:
            self.choices.turn_to(game, self._all)
        if any(rules == one.id for one in self._all):
            self.choices.rules = rules
            self.choices.fit(self.rules)
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        """It lies on the table of the game that is chosen."""
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
        variants = [(self._listed(one), one.id) for one in self._all]
        seats = [(str(n), n) for n in range(low, min(high, MOST_SEATS) + 1)]
        self._seed = Field(
            "Deal",
            TextEntry(
                choices.seed,
                self._set_seed,
                hint="a new one",
                allowed="0123456789",
                longest=LONGEST_SEED,
                wide=200,
                label="Deal",
            ),
            help="the same number deals the same cards again",
            labels=_LABELS,
        )
        self._names = [self._chair(i, chair) for i, chair in enumerate(choices.sitting)]
        game = Column(
            Label("The table", "subheading"),
            Field(
                "Game",
                DropDown(variants, choices.rules, self._set_rules, label="Game"),
                help=self._about(),
                labels=_LABELS,
            ),
            Field(
                "Players",
                Segmented(seats, choices.seats, self._set_seats, label="Players"),
                labels=_LABELS,
            ),
            *self._names,
            Label(HONEST, "small", soft=True),
            self._seed,
            *self._faults(),
            gap=10,
        )
        house = Column(Label("House rules", "subheading"), *self._house(), gap=10)
        self._deal = Button("Deal the cards", self._start, kind="primary", wide=220)
        self._wrong = Label("", "strong", on="cloth")
        study = Button("See how it plays", self._study, tip="Computers play it, many times")
        foot = Row(self._wrong, study, self._deal, gap=20, align="end")
        page = self.headed(
            "New game",
            Panel(Scroll(Columns(game, house, share=_TABLE)), pad=22, grow=True),
            foot=foot,
        )
        self._check(show=False)
        return page

    def _chair(self, i: int, chair: Chair) -> Field:
        human = chair.kind == "human"
        kinds = [("Human", "")] + [(level.capitalize(), level) for level in self._levels]
        kind = DropDown(
            kinds,
            "" if human else chair.level,
            partial(self._set_kind, chair),
            label=f"Seat {i + 1}" if human else f"Seat {i + 1}, computer",
        )
        name = TextEntry(
            chair.person if human else chair.bot,
            partial(self._set_name, chair),
            longest=LONGEST_NAME,
            wide=_NAMES,
            hint="name",
            label=f"Name at seat {i + 1}",
        )
        face = Portrait(lambda: chair.name, 40)
        row = [face, name, kind, *([] if human else self._character(i, chair))]
        return Field(f"Seat {i + 1}", Row(*row, gap=8), labels=_LABELS)

    def _character(self, i: int, chair: Chair) -> list[Widget]:
        """What a computer player is like, if that makes a difference in this game."""
        shown = characters(self.rules)
        if len(shown) < 2:
            return []
        return [
            DropDown(
                [(one.name.capitalize(), one.name) for one in shown] + [("Any", ANY)],
                chair.character,
                partial(setattr, chair, "character"),
                label=f"Character at seat {i + 1}",
                tips=[*(one.words for one in shown), _GUESS],
            )
        ]

    def _house(self) -> list[Widget]:
        """The rules in a sentence, folded: the editor unfolds them."""
        polite = self.app.settings.polite
        draft = Draft(self.rules, self.choices.changed.get(self.rules.id), polite=polite)
        self._said = Field("", Label(what_they_are(draft, polite=polite)))
        buttons = [Button("Change the rules…", self._change)]
        told: list[Widget] = [self._said]
        if draft.changed:
            buttons.append(Button("As they were", self._reset))
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

    def _set_kind(self, chair: Chair, level: str) -> None:
        chair.kind = "bot" if level else "human"
        chair.level = level or chair.level
        self.rebuild()

    def _set_name(self, chair: Chair, name: str) -> None:
        if chair.kind == "human":
            chair.person = name
        else:
            chair.bot = name
        self._check()

    def _set_seed(self, seed: str) -> None:
        self.choices.seed = seed

    def _reset(self) -> None:
        self.choices.changed.pop(self.rules.id, None)
        self.rebuild()

    def _check(self, *, show: bool = True) -> bool:
        """Show beside each field what is wrong with it; true if nothing is."""
        _, problems = self.choices.resolved(self.rules)
        names = self.choices.name_problems()
        for fld, problem in zip(self._names, names, strict=True):
            fld.problem = problem
        self._said.problem = " ".join(words for name, words in problems.items() if name)
        self._wrong.words = problems.get("", "")
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
        self.app.switch(scenes.play_scene(self.app, session))


def _own_first(rules: list[Rules]) -> list[Rules]:
    """Game by game: its first rules, then the player's own, then the program's variants."""
    games = list(dict.fromkeys(one.game.ID for one in rules))

    def place(one: Rules) -> tuple[int, bool, bool]:
        return games.index(one.game.ID), one.id != one.game.ID, not files.is_own(one.id)

    return sorted(rules, key=place)
