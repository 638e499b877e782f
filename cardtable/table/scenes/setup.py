"""A new game: which, under which house rules, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random

import pygame

from cardtable import files
from cardtable.ai.levels import ANY, LEVELS, PLAIN
from cardtable.ai.player import characters
from cardtable.engine.rules import Rules
from cardtable.evening import GOAL, LENGTHS, Evening, Length, Match, match_of
from cardtable.players import PRONOUNS, Player, Pronoun
from cardtable.presenter.career import length_words, match_words, standing
from cardtable.presenter.draft import Draft
from cardtable.presenter.layoutfile import backdrop_of, table_of
from cardtable.presenter.palette import cloth, mix
from cardtable.presenter.phrases import sentence, wording
from cardtable.presenter.status import teams_at
from cardtable.presenter.words import level_words
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import shortcut
from cardtable.table.scenes import lessons, page
from cardtable.table.scenes.choices import (
    LONGEST_NAME,
    LONGEST_SEED,
    LOOKS_EVERY,
    MOST_SEATS,
    Chair,
    Choices,
    Kind,
)
from cardtable.table.scenes.editor import what_they_are
from cardtable.table.scenes.page import Page, address, known_pronoun, portray, pronoun_choice
from cardtable.table.scenes.posters import Posters, own_first
from cardtable.table.scenes.tiles import spread
from cardtable.table.widgets.boxes import (
    Checked,
    Column,
    Columns,
    Field,
    Modal,
    Panel,
    Row,
    Scroll,
    Spacer,
)
from cardtable.table.widgets.controls import (
    Button,
    Control,
    Label,
    Portrait,
    PortraitChoice,
    Segmented,
    Toggle,
)
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.ui import Ui, Widget

_FACE = 66  # side of a portrait at scale 1
_CARD = 50  # height of the card with the name under it
_LAP = 8  # how far that card lies over the portrait
_WIDE = 152  # width of it, where there is room
_TALL = _FACE + _CARD - _LAP
_LOW = 372  # height of the table with its seats where a page is scrolled
_ASPECT = 0.74  # the most of the height of all that, as a part of its width
_SPREAD = 0.74  # of the table that its cards take at most
_RIM = 13  # of the table, in wood
_ROUND = 0.3  # radius of its corners, as a part of its height
_SEAT_LABELS = 90
_PLAY_LABELS = 110
_SLOP = 6  # how far a seat must be dragged to leave its place
_SMALL = 44  # side of the portrait of somebody who has played here
_OFFERED = 6  # how many of them are offered at a seat
_LEAST = 400  # width of seats and panel on average, where these stand side by side
_GAP = 18  # between them
_PAD = 20
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0.03, 0.14), (0.97, 0.14)),
    4: ((0.5, 1), (0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0.5, 1), (0, 0.6), (0.19, 0), (0.81, 0), (1, 0.6)),
    6: ((0.5, 1), (0, 0.76), (0, 0.2), (0.5, 0), (1, 0.2), (1, 0.76)),
    7: ((0.5, 1), (0, 1), (0, 0.48), (0.24, 0), (0.76, 0), (1, 0.48), (1, 1)),
    8: ((0.5, 1), (0, 1), (0, 0.5), (0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)),
}
"""Where seats are, by their number: parts of the width and of the height, clockwise from below."""


class SeatWidget(Checked, Control):
    """One chair: a portrait, and a card with the name and who plays. A click opens its sheet.

    Dragged to another, or with Ctrl and an arrow, the two change places.
    """

    def __init__(
        self,
        number: int,
        chair: Chair,
        kind: Callable[[], str],
        action: Callable[[], None],
        swap: Callable[[int, int], None],
    ) -> None:
        """`number` counts from 1; `kind` says who plays there, such as “Easy, gambler”.

        `swap` is called with two places, from 0.
        """
        super().__init__(tip=wording("pages.setup-seat-tip"))
        self.chair, self._number, self._kind, self._action = chair, number, kind, action
        self._swap = swap
        self.home = self.rect
        """Where it is when nobody drags it."""
        self._grabbed = (0, 0)
        self.dragged = False
        self.side = ""
        """Which team the chair is in: `ours`, `theirs`, or none."""

    @property
    def spoken(self) -> str:
        who = self.chair.name or wording("pages.nobody")
        words = (
            wording("pages.setup-seat-spoken", number=self._number, who=who),
            self._kind(),
            self._problem,
        )
        return wording("controls.button", words=", ".join(filter(None, words)))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        card = pygame.Rect(rect.x, rect.bottom - px(_CARD), rect.w, px(_CARD))
        lit = self.hovered or self.focused
        up = px(2) if self.hovered and not self.pressed else 0
        face = pygame.Rect(0, 0, px(_FACE), px(_FACE))
        face.midtop = (rect.centerx, rect.y - up)
        rim = face.inflate(px(8), px(8))
        team = {"ours": p.good, "theirs": p.bad}.get(self.side, p.paper)
        colour = p.second if lit else team
        round_ = paint.box(theme, rim.size, colour, border=p.ink, radius=rim.w // 2)
        canvas.blit(round_, rim)
        canvas.blit(avatar(theme, self.chair.name, face.w), face)
        paint.cast(canvas.surface, theme, card, 4, 2)
        fill = mix(p.paper, p.paper_press, 0.6) if lit else p.paper
        edge = p.bad if self._problem else p.paper_edge
        line = px(2.5) if self._problem else px(1.25)
        canvas.blit(paint.box(theme, card.size, fill, border=edge, line=line), card)
        self._write(canvas, card)

    def _write(self, canvas: Canvas, card: pygame.Rect) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        room = card.w - px(12)
        name = self.chair.name or wording("pages.setup-nameless")
        fit = theme.squeezed(name, room, "name", least=0.6)
        words = theme.text(theme.cut(name, room, "name", fit), "name", size=fit)
        canvas.blit(words, words.get_rect(center=(card.centerx, card.y + round(card.h * 0.31))))
        below = theme.text(theme.cut(self._kind(), room, "small"), "small", p.ink_soft)
        canvas.blit(below, below.get_rect(center=(card.centerx, card.y + round(card.h * 0.72))))

    def activate(self) -> None:
        self._action()

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.home = rect

    def press(self, pos: tuple[int, int]) -> None:
        self._grabbed = pos

    def drag(self, pos: tuple[int, int]) -> None:
        by = (pos[0] - self._grabbed[0], pos[1] - self._grabbed[1])
        if self.dragged or max(map(abs, by)) > self.theme.px(_SLOP):
            self.dragged = True
            self._go(self.home.move(by))

    def release(self, pos: tuple[int, int]) -> None:
        if not self.dragged:
            super().release(pos)
            return
        self.dragged = False
        self._go(self.home)
        assert isinstance(self.parent, Seating)
        for place, seat in enumerate(self.parent.seats):
            if seat is not self and seat.home.collidepoint(pos):
                self._swap(self._number - 1, place)
                return

    def lost(self) -> None:
        self.dragged = False
        self._go(self.home)

    def _go(self, rect: pygame.Rect) -> None:
        around = self.theme.px(2 * _LAP)  # the rim and the shadow stand out
        self.ui.damage(self.rect.union(rect).inflate(around, around))
        self.rect = rect

    def key(self, event: pygame.Event) -> bool:
        step = {"Ctrl+Left": -1, "Ctrl+Right": 1}.get(shortcut(event), 0)
        if step:
            assert isinstance(self.parent, Seating)
            place = self._number - 1
            self._swap(place, (place + step) % len(self.parent.seats))
            return True
        return super().key(event)


class Seating(Widget):
    """A table seen from above, with the game's own cloth and cards, and the seats around it."""

    def __init__(
        self, seats: Sequence[SeatWidget], theme: Callable[[], Theme], faces: CardFaces
    ) -> None:
        """`theme` is that of the game's own table."""
        super().__init__()
        self.seats, self._of, self._faces = list(seats), theme, faces
        self.adopt(*seats)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(_LOW)

    def place(self, rect: pygame.Rect) -> None:
        px = self.theme.px
        high = min(rect.h, max(px(_LOW), round(rect.w * _ASPECT)))
        rect = pygame.Rect(rect.x, rect.centery - high // 2, rect.w, high)
        super().place(rect)
        wide = min(px(_WIDE), (rect.w - 2 * px(8)) // 3)
        inner = rect.inflate(-wide, -px(_TALL + 8))
        for seat, (x, y) in zip(self.seats, _PLACES[len(self.seats)], strict=True):
            place = pygame.Rect(0, 0, wide, px(_TALL))
            place.center = (inner.x + round(x * inner.w), inner.y + round(y * inner.h))
            seat.place(place)

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        """The seat that is dragged lies over the others."""
        self.draw(canvas)
        for seat in sorted(self.seats, key=lambda one: one.dragged):
            seat.draw_all(canvas, area)

    def _top(self) -> pygame.Rect:
        """The table: seats reach over its rim."""
        px = self.theme.px
        wide = min(px(_WIDE), self.rect.w // 3)
        return self.rect.inflate(-round(wide * 1.02), -round(px(_TALL) * 1.1))

    def draw(self, canvas: Canvas) -> None:
        theme, top = self.theme, self._top()
        radius = round(top.h * _ROUND)
        paint.cast(canvas.surface, theme, top, 14, 8, radius)
        canvas.blit(self._picture(top.size, radius), top)

    def _picture(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """The table's top: wood, and in it the cloth with some cards."""
        of = self._of()

        def make() -> pygame.Surface:
            p, px = of.palette, of.px
            wood = cloth("pub")
            made = paint.box(of, size, wood.light, border=wood.dark, radius=radius, line=px(2))
            made = made.copy()
            rim = px(_RIM)
            inner = (size[0] - 2 * rim, size[1] - 2 * rim)
            light = mix(wood.light, p.second, 0.4)
            seam = (inner[0] + 2 * px(3), inner[1] + 2 * px(3))
            corner = max(1, radius - rim)
            line = paint.box(of, seam, wood.dark, border=light, radius=corner + px(3), line=px(1.5))
            made.blit(line, (rim - px(3), rim - px(3)))
            laid = pygame.Surface(inner, pygame.SRCALPHA)
            laid.blit(spread(of, self._faces, inner, share=_SPREAD), (0, 0))
            mask = paint.box(of, inner, (255, 255, 255), radius=corner)
            laid.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            made.blit(laid, (rim, rim))
            return made

        return of.kept(("table top", size, radius), make)


class Known(Control):
    """The portrait of somebody who has played here, with the name below: a click seats them."""

    def __init__(self, name: str, action: Callable[[], None]) -> None:
        super().__init__(tip=wording("pages.setup-sits-here", name=name))
        self.name, self._action = name, action

    @property
    def spoken(self) -> str:
        return wording("controls.button", words=self.tip)

    def measure(self, width: int) -> tuple[int, int]:
        theme, px = self.theme, self.theme.px
        wide = max(px(_SMALL), min(px(_WIDE / 2), theme.width(self.name, "small")))
        return min(width, wide + px(8)), px(_SMALL + 8) + theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        if self.hovered:
            canvas.blit(paint.box(theme, rect.size, self.face(pressed=self.pressed)[0]), rect)
        face = pygame.Rect(rect.centerx - px(_SMALL) // 2, rect.y + px(4), px(_SMALL), px(_SMALL))
        canvas.blit(avatar(theme, self.name, face.w), face)
        name = theme.text(theme.cut(self.name, rect.w, "small"), "small")
        canvas.blit(name, name.get_rect(midtop=(rect.centerx, face.bottom + px(2))))

    def activate(self) -> None:
        self._action()


class ChairSheet(Modal):
    """Who sits at one seat: name, who plays, and what a computer player is like."""

    def __init__(  # noqa: PLR0913 - what is called when
        self,
        number: int,
        chair: Chair,
        kinds: Sequence[tuple[str, str]],
        characters: Sequence[tuple[str, str, str]],
        *,
        people: Mapping[str, Callable[[], None]],
        named: Callable[[], object],
        kind: Callable[[str], None],
        portrait: Callable[[int], None],
        pronoun: Callable[[str], Pronoun],
        explain: Callable[[], None],
    ) -> None:
        """`kinds` are (words, level), "" for a person; `characters` are (words, name, tip).

        `people` have played here, each with what seats them. `kind` is called with what is
        chosen, `named` when a name has been typed, `portrait` with 1 for another face, or -1;
        `pronoun` says what the person of a name has chosen before, `explain` is called where more
        is to be told of computer players.
        """
        human = chair.kind == "human"
        self.chair, self._named, self._pronoun_of = chair, named, pronoun
        self._pronoun = chair.pronoun
        self.pronoun = pronoun_choice(chair.pronoun, self._address)
        self.done: Callable[[], object] = lambda: None
        """Called once nothing more is to be chosen, and nothing is wrong."""
        self.kind = DropDown(
            list(kinds),
            "" if human else chair.level,
            kind,
            label=wording("pages.setup-seat", number=number)
            if human
            else wording("pages.setup-seat-computer", number=number),
        )
        self.name = TextEntry(
            chair.name,
            self._rename,
            longest=LONGEST_NAME,
            hint=wording("pages.setup-name-hint"),
            label=wording("pages.setup-name-at", number=number),
        )
        self._line = Field(wording("pages.setup-name"), self.name, labels=_SEAT_LABELS)
        parts: list[Widget] = [
            self._line,
            Field(wording("pages.setup-played-by"), self.kind, labels=_SEAT_LABELS),
        ]
        if not human and len(characters) > 1:
            like = DropDown(
                [(words, name) for words, name, _ in characters],
                chair.character,
                partial(setattr, chair, "character"),
                label=wording("pages.setup-character-at", number=number),
                tips=[tip for *_, tip in characters],
            )
            parts.append(Field(wording("pages.setup-character"), like, labels=_SEAT_LABELS))
        if human:
            hints = Toggle(
                wording("pages.setup-unasked"), chair.taught, partial(setattr, chair, "taught")
            )
            parts.append(Field(wording("pages.setup-hints"), hints, labels=_SEAT_LABELS))
        else:
            parts.append(Button(wording("players.about-them"), explain, kind="line"))
        faces = [Known(name, seat) for name, seat in islice(people.items(), _OFFERED)]
        if faces:
            parts.append(Label(wording("pages.setup-known"), "small", soft=True))
            parts.append(Row(*faces, gap=8))
        super().__init__(
            Spacer(),  # room for the frame of the keyboard
            Row(
                PortraitChoice(lambda: chair.name, 76, portrait)
                if human
                else Portrait(lambda: chair.name, 76),
                Column(
                    Label(wording("pages.setup-seat", number=number), "heading"),
                    *([self.pronoun] if human else []),
                    gap=6,
                ),
                gap=18,
                align="centre",
            ),
            *parts,
            foot=Button(wording("pages.done"), self._close, kind="primary"),
            widest=420,
        )

    def first(self) -> Widget:
        return self.name

    @property
    def problem(self) -> str:
        """What is wrong with the name, told beside it; "" if nothing is."""
        return self._line.problem

    @problem.setter
    def problem(self, words: str) -> None:
        if words != self._line.problem:
            self._line.problem = words
            if self._ui is not None:
                self.place(self.rect)

    def _rename(self, words: str) -> None:
        self.chair.call(words)
        self.chair.pronoun = self._pronoun_of(words) or self._pronoun
        self.pronoun.index = PRONOUNS.index(self.chair.pronoun)
        self._named()
        self.mark()

    def _address(self, pronoun: Pronoun) -> None:
        self._pronoun = self.chair.pronoun = pronoun

    def _close(self) -> None:
        self.ui.close(self)
        if not self.problem:
            self.done()

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN:  # in the line of the name
            self._close()
            return True
        return False


def sheet_of(
    app: App,
    rules: Rules,
    choices: Choices,
    place: int,
    *,
    people: Mapping[str, Callable[[], None]],
    named: Callable[[], object],
    kind: Callable[[str], None],
) -> ChairSheet:
    """The sheet for the chair at that place, from 0, of a table with these rules.

    What is called when, `ChairSheet` says.
    """
    chair = choices.chairs[place]
    shown = [
        (
            sentence(wording(f"players.character-{one.name}")),
            one.name,
            wording(f"players.like-{one.name}"),
        )
        for one in characters(rules)
    ]

    return ChairSheet(
        place + 1,
        chair,
        [
            (wording("pages.setup-human"), ""),
            *((sentence(level_words(level)), level) for level in LEVELS),
        ],
        [*shown, (wording("pages.setup-any"), ANY, wording("players.like-any"))]
        if len(shown) > 1
        else [],
        people=people,
        named=named,
        kind=kind,
        portrait=lambda step: portray(app, chair.name, step),
        pronoun=partial(known_pronoun, app),
        explain=lambda: app.push(scenes.computers_scene(app)),
    )


def open_seat(
    app: App,
    ui: Ui,
    rules: Rules,
    players: Sequence[Player],
    place: int,
    done: Callable[[Player], None],
) -> None:
    """Open the sheet of a seat, at that place from 0, of a table where a game goes on.

    `done` is called with whoever is to sit there from then on, if anything was changed.
    """
    usual = Choices.of(players, rules, app.settings.last_setup)
    choices = Choices.of(players, rules, app.settings.last_setup)
    chair = choices.chairs[place]

    def show() -> None:
        def check() -> None:
            sheet.problem = choices.name_problems()[place]

        def seated(kind: Kind, level: str = "", name: str = "") -> None:
            choices.seat(place, kind)
            chair.level = level or chair.level
            if name:
                chair.call(name)
                chair.pronoun = known_pronoun(app, name)
            ui.close(sheet)
            show()

        sheet = sheet_of(
            app,
            rules,
            choices,
            place,
            people={one: partial(seated, "human", name=one) for one in choices.offered(chair)},
            named=check,
            kind=lambda level: seated("bot" if level else "human", level),
        )
        sheet.done = finish
        ui.open(sheet)
        check()

    def finish() -> None:
        if chair != usual.chairs[place]:
            if chair.kind == "human":
                address(app, chair.name, chair.pronoun)
            done(chair.player(rules, Random()))

    show()


_SHARES, _FAULTS = (0.65, 0.35), (0.6, 0.4)
"""Of the width: seats, and what is chosen beside them; names of files that are wrong are long."""


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
        self._stamps, self._looked = files.own_rules_stamps(), 0.0
        self._all = own_first(files.list_rules())
        self._faulty = files.faulty_rules()
        self._levels = list(LEVELS)
        self.choices = Choices.read(app.settings.last_setup, self._all, self._levels)
        self._known = self.choices.data()
        """What is remembered of it."""
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

    def leave(self) -> None:
        """What has been chosen stays so, dealt or not."""
        super().leave()
        chosen = self.choices.data()
        if chosen != self._known and not self._again:
            self._known = chosen
            new = not self.app.settings.has_played
            self.app.remember(last_setup={**chosen, files.LEFT: True} if new else chosen)

    def _look_again(self) -> None:
        """The editor may have made rules, changed them or taken them away."""
        self._away, self._stamps = False, files.own_rules_stamps()
        self._all, self._faulty = own_first(files.list_rules()), files.faulty_rules()
        if self.choices.rules not in {one.id for one in self._all}:
            self.choices.turn_to(self._game, self._all)

    def update(self, dt: float) -> None:
        self._looked += dt
        if self._looked >= LOOKS_EVERY and not self.ui.layers and self.ui.held is None:
            self._read_again()
        super().update(dt)

    def _read_again(self) -> bool:
        """Read the player's own rules files again if they've been changed, as in an editor of text.

        Whether the rules that are chosen have, which is said: they're shown as they are now.
        """
        self._looked, stamps = 0.0, files.own_rules_stamps()
        if self._away or stamps == self._stamps:
            return False  # what happens on a page above is seen to once this one is back
        self._stamps, before = stamps, self.rules
        self._all, self._faulty = own_first(files.list_rules()), files.faulty_rules()
        if before.id not in {each.id for each in self._all}:
            self.choices.turn_to(before.game.ID, self._all)
        self.choices.fit(self.rules)
        self.rebuild()
        changed = self.rules != before
        if changed:
            self.app.tell(wording("pages.setup-rewritten"))
        return changed

    @property
    def rules(self) -> Rules:
        """The rules as their file has them, without this table's changes."""
        return next(one for one in self._all if one.id == self.choices.rules)

    # --- controls -------------------------------------------------------------------------------

    def build(self) -> Widget:
        choices, rules = self.choices, self.rules
        game = rules.game
        self.app.faces.dress(game.titles(rules))
        seats = [(str(n), n) for n in range(1, MOST_SEATS + 1) if self._for(n)]
        players, about = wording("pages.players"), self._about()
        self._seats = [self._seat(i, chair) for i, chair in enumerate(choices.sitting)]
        self._deal = Button(wording("pages.setup-deal"), self._start, kind="primary", wide=220)
        self._wrong = Label("", "strong", on="cloth")
        lot = Button(
            wording("pages.setup-lots"), self._draw_lots, tip=wording("pages.setup-lots-tip")
        )
        self._partners = self._paired()
        self._teams = Label("")
        chosen = Column(
            Label(self._listed(rules), "heading"),
            Label(about, "small", soft=True) if about
            else Label(table_of(game.ID).like, "emphasis", soft=True),
            *([self._teams] if self._partners else []),
            Spacer(4),
            Label(wording("pages.house-rules"), "subheading"),
            *self._house(),
            Spacer(4),
            *self._evening(),
            self._numbered(),
            Label(wording("table.against-note"), "small", soft=True),
            *self._faults(),
        )  # fmt: skip
        page = self.headed(
            wording("pages.new-game"),
            Columns(
                Seating(self._seats, self._table, self.app.faces),
                Panel(Scroll(chosen), pad=_PAD),
                gap=_GAP,
                least=_LEAST,
                shares=_FAULTS if self._faulty else _SHARES,
                grow=True,
            ),
            tools=(Button(wording("pages.posters-other"), self.look_at_posters, kind="quiet"),),
            beside=(
                Label(players, on="cloth"),
                Segmented(seats, choices.seats, self._set_seats, label=players),
            ),
            foot=Row(self._wrong, lot, self._deal, gap=20, align="end"),
        )
        self._check(show=False)
        return page

    def _numbered(self) -> Field:
        """The number of the deal."""
        entry = TextEntry(
            self.choices.seed,
            self._set_seed,
            hint=wording("pages.setup-seed-hint"),
            allowed="0123456789",
            longest=LONGEST_SEED,
            wide=150,
            label=wording("pages.setup-seed"),
        )
        label, help = wording("pages.setup-the-deal"), wording("pages.setup-seed-help")
        return Field(label, entry, help=help, labels=_PLAY_LABELS)

    # --- the evening ----------------------------------------------------------------------------

    def _evening(self) -> list[Widget]:
        """How long it is to be, or how it stands; what people need who share the screen."""
        choices, rules = self.choices, self.choices.resolved(self.rules)[0]
        if choices.goes_on(rules):
            end = Button(wording("pages.setup-new-evening"), self._new_evening)
            widgets: list[Widget] = [Label(standing(choices.evening)), Row(end)]
        else:
            match, (counted, usual) = match_of(rules), rules.game.EVENING
            lengths: list[tuple[str, Length | Match]] = [(length_words(n), n) for n in LENGTHS]
            if hasattr(rules.options, GOAL):
                goal = match or Match(rules.game.ID, counted, usual)
                lengths.append((match_words(goal), goal))
            label = wording("pages.setup-evening")
            ways = DropDown(lengths, match or choices.length, self._set_length, label=label)
            widgets = [Field(label, ways, labels=_PLAY_LABELS)]
        self._peek = Toggle(wording("pages.settings-peek"), self.app.settings.peek, self._set_peek)
        self._held = Label(wording("pages.setup-numbered-why"), "small", soft=True)
        return [*widgets, self._peek, self._held]

    def _set_peek(self, on: bool) -> None:
        self.app.remember(peek=on)

    def _set_length(self, length: Length | Match) -> None:
        """Best of so many, or to as much as a house rule says."""
        goal = 0
        if isinstance(length, Match):
            goal = length.goal
        else:
            self.choices.length = length
        own = self.rules.options
        if hasattr(own, GOAL):
            changed = {**self.choices.changed.get(self.rules.id, {}), GOAL: goal}
            if goal == getattr(own, GOAL):
                del changed[GOAL]
            if changed != self.choices.changed.get(self.rules.id, {}):
                self.choices.keep(self.rules.id, changed)
                self.rebuild()

    def _new_evening(self) -> None:
        self.choices.evening = Evening()
        self.rebuild()

    # --- seats ----------------------------------------------------------------------------------

    def _seat(self, i: int, chair: Chair) -> SeatWidget:
        kind, opened = partial(self._kind, chair), partial(self._open_chair, i)
        return SeatWidget(i + 1, chair, kind, opened, self._swap)

    def _paired(self) -> tuple[Sequence[int], ...]:
        """The places of both teams, from 0: first that in which a person sits; none without any."""
        rules, problems = self.choices.resolved(self.rules)
        pairs = [] if problems else teams_at(rules, self.choices.seats)
        chairs = self.choices.chairs

        def first(places: Sequence[int]) -> tuple[bool, Sequence[int]]:
            return all(chairs[each].kind != "human" for each in places), places

        return tuple(sorted(pairs, key=first))

    def _swap(self, one: int, other: int) -> None:
        self.choices.swap(one, other)
        self.rebuild()
        self.ui.set_focus(self._seats[other], by_keyboard=self.ui.by_keyboard)

    def _draw_lots(self) -> None:
        before = list(self.choices.sitting)
        self.choices.draw_lots(Random())
        self.rebuild()
        same = before == self.choices.sitting
        self.ui.toast(
            wording("pages.setup-lots-same") if same else wording("pages.setup-lots-drawn")
        )

    def _kind(self, chair: Chair) -> str:
        """Who plays at a chair, such as “Easy, gambler”."""
        if chair.kind == "human":
            return wording("pages.setup-human-taught" if chair.taught else "pages.setup-human")
        shown = chair.character if len(characters(self.rules)) > 1 else PLAIN.name
        return sentence(level_words(f"{chair.level}:{shown}"))

    def _open_chair(self, i: int) -> None:
        """Choose who sits there."""
        chair = self.choices.chairs[i]
        self._sheet = sheet_of(
            self.app,
            self.rules,
            self.choices,
            i,
            people={one: partial(self._invite, i, one) for one in self.choices.offered(chair)},
            named=self._check,
            kind=partial(self._set_kind, i),
        )
        self.ui.open(self._sheet)
        self._check()

    def _house(self) -> list[Widget]:
        """The rules in a sentence, folded: the editor unfolds them."""
        polite = self.app.settings.polite
        draft = Draft(self.rules, self.choices.changed.get(self.rules.id), polite=polite)
        self._said = Field("", Label(what_they_are(draft, polite=polite)))
        buttons = [
            Button(wording("pages.setup-change"), self._change, tip=wording("pages.editor-drop")),
            Button(wording("pages.study"), self._study, tip=wording("pages.study-tip")),
        ]
        widgets: list[Widget] = [self._said]
        if draft.changed:
            buttons.append(Button(wording("pages.setup-drop-changes"), self._reset))
            widgets.append(Label(wording("pages.setup-unsaved"), "small", soft=True))
        widgets += [
            Label(words, "small") for words in dict.fromkeys(map(draft.named_doubt, draft.doubts))
        ]
        return [*widgets, Row(*buttons, gap=12)]

    def _listed(self, rules: Rules) -> str:
        """A game's name in the list; one's own are marked."""
        name = rules.names.shown(polite=self.app.settings.polite)
        return wording("pages.setup-yours", name=name) if files.is_own(rules.id) else name

    def _about(self) -> str:
        """How the variant differs; that some of the player's own are missing."""
        changed = Draft(self.rules, self.choices.changed.get(self.rules.id)).changed
        about = (
            wording("pages.setup-changed") if changed else self.rules.about
        )  # it may say what is no longer true
        sentences = [about] if about else []
        if self._faulty:
            sentences.append(wording("pages.setup-see-below", what=page.summary(self._faulty)))
        return " ".join(sentences)

    def _faults(self) -> list[Widget]:
        """The player's own rules files that are missing from the list of games, and why."""
        if not self._faulty:
            return []
        heading = Label(page.summary(self._faulty), "subheading")
        return [Spacer(8), heading, *page.listed(self._faulty, self._tell)]

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    # --- house rules ----------------------------------------------------------------------------

    def _change(self) -> None:
        self._away, self._game = True, self.rules.game.ID
        self.app.push(scenes.editor_scene(self.app, self.choices, self.rules, self._start))

    def look_at_posters(self, *, leave_both: bool = False) -> None:
        """Choose another game or variant by its poster.

        With `leave_both`, Back leaves this page too: nobody has chosen anything to set up yet.
        """
        self._away, self._game = True, self.rules.game.ID

        def chosen(rules: Rules, seats: int) -> None:
            self.choices.rules, self.choices.seats = rules.id, seats
            self._game = rules.game.ID
            self.app.pop()

        def leave() -> None:
            self.app.pop()
            if leave_both:
                self.app.pop()

        self.app.push(Posters(self.app, self.choices, chosen, leave))

    def took(self, rules: Rules, *, alone: bool = True) -> None:
        """They are chosen."""
        del alone
        self._stamps = files.own_rules_stamps()
        self._all, self._faulty = own_first(files.list_rules()), files.faulty_rules()
        self._set_rules(rules.id)

    # --- choices --------------------------------------------------------------------------------

    def _set_rules(self, id: str) -> None:
        self.choices.rules = id
        self.choices.fit(self.rules)
        self.rebuild()

    def _for(self, seats: int) -> list[Rules]:
        """The rules of this game for that many players, the usual rules first."""
        game = self.rules.game.ID
        fitting = [
            each
            for each in self._all
            if game == each.game.ID and each.seats[0] <= seats <= each.seats[1]
        ]
        return sorted(fitting, key=lambda each: (each.id != game, files.is_own(each.id)))

    def _set_seats(self, seats: int) -> None:
        """Seat that many players, and change to rules for that many if these aren't."""
        fitting, self.choices.seats = self._for(seats), seats
        if all(each.id != self.choices.rules for each in fitting):
            self._set_rules(fitting[0].id)
            name = self._listed(self.rules)
            self.ui.toast(wording("pages.setup-switched", name=name, count=seats))
        else:
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

    def _invite(self, i: int, name: str) -> None:
        """Somebody who has played here sits down."""
        self.choices.chairs[i].kind = "human"
        self.choices.chairs[i].call(name)
        self.choices.chairs[i].pronoun = known_pronoun(self.app, name)
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
        teams = [[self.choices.chairs[each].name for each in pair] for pair in self._partners]
        if len(teams) > 1:
            ours, theirs = map(tuple, teams[:2])
            self._teams.words = wording("pages.setup-teams", ours=ours, theirs=theirs)
            for place, seat in enumerate(self._seats):
                seat.side = "ours" if place in self._partners[0] else "theirs"
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
        self._deal.hindrance = "" if fine else wording("pages.setup-hindrance")
        if show:
            self.ui.relayout()
            self.dirty = True
        return fine

    # --- dealing --------------------------------------------------------------------------------

    def _start(self) -> None:
        if not self._read_again() and self._check():
            lessons.before_first(self.app, self.ui, self.rules.game.ID, self._deal_them)

    def _study(self) -> None:
        """Let computers play by these rules, and by those that they are a variant of."""
        rules, _ = self.choices.resolved(self.rules)
        parent = self.rules if rules != self.rules else files.parent_of(rules)
        self.app.push(scenes.workbench_scene(self.app, rules, parent, seats=self.choices.seats))

    def _deal_them(self) -> None:
        session = self.choices.session(self.rules)
        for chair in self.choices.sitting:
            if chair.kind == "human" and not chair.given:
                address(self.app, chair.name, chair.pronoun)
        self.app.remember(last_setup=self.choices.data())
        leave = self.app.reset if self._again else self.app.switch  # no result is gone back to
        leave(scenes.play_scene(self.app, session))
