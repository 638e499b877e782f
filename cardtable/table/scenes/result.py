"""After a game: who finished where, how the sitting stands, and what next."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import pygame

from cardtable.ai.levels import in_words
from cardtable.engine.chance import ACTOR
from cardtable.engine.notation import Seat
from cardtable.presenter import houserules
from cardtable.presenter.ending import ending
from cardtable.presenter.palette import mix
from cardtable.presenter.status import signed
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.words import fill
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.stake import Stake, stake_of
from cardtable.table.sound import SoundName
from cardtable.table.widgets.boxes import Centred, Row, Sheet, Spacer
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.portrait import Portrait
from cardtable.table.widgets.ui import Widget

COUNT = 0.8  # seconds in which scores count up
VEIL = 120  # of 255: how much darker the table behind is
LOOK = "How the table was left, with tips and the log"
FACE = 84  # how large whom it is about is shown, at scale 1
_ORDINALS = ("1st", "2nd", "3rd")


class Result(Page):
    """The end of a game of a sitting."""

    def __init__(
        self, app: App, session: Session, table: pygame.Surface | None = None, last: str = ""
    ) -> None:
        """`session` is a game that is over; `table` a picture of how it was left, to lie behind.

        `last` tells of the last move.
        """
        self.session = session
        self._last = last
        self._picture = table
        self._veiled: pygame.Surface | None = None
        self._age = 0.0
        super().__init__(app)
        self.animating = self._counted < 1.0

    def build(self) -> Widget:
        outcome = self.session.state.outcome
        assert outcome is not None, "the game goes on"
        score = self.session.state.score()
        self._ending = ending(self.session.state.account(), self._table, self._name)
        self._lines: list[_Line] = []
        place = 0
        for group in outcome.ranking:
            self._lines += [self._line(seat, place, score) for seat in group]
            place += len(group)
        self._count()
        buttons = Row(
            Button("Next game", self._next, kind="primary", tip="The next player deals"),
            *(self._looking_back() if self._dealt else []),
            *([Button("Table", self._look, tip=LOOK)] if self._picture is not None else []),
            Button("Menu", self.back),
            align="centre",
        )
        heading, more = self._words()
        told_of = self._told_of()
        self._sheet = Sheet(
            *([Portrait(lambda: self._name(told_of), FACE)] if told_of else []),
            Label(heading, "heading", align="centre"),
            *([Label(more, "body", align="centre", soft=True)] if more else []),
            *([Stake(stake)] if (stake := self._stake()) else []),
            Spacer(4),
            _Head((self._table.tally or self._table.evening) if score else ""),
            *self._lines,
            Spacer(4),
            buttons,
            widest=770,
            gap=8,
        )
        return Centred(self._sheet)

    @property
    def _dealt(self) -> bool:
        """Whether it began with a deal, and not in the midst of a lesson."""
        record = self.session.record
        return record.seed is not None or any(one.startswith(ACTOR) for one in record.moves[:1])

    def _looking_back(self) -> list[Button]:
        return [
            Button("Play this deal again", self._again),
            Button("Watch replay", self._replay, tip="Step through the game"),
        ]

    @property
    def caption(self) -> str:  # type: ignore[override]
        return houserules.title(self.session.rules, polite=self.app.settings.polite)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(self._table.backdrop)

    @cached_property
    def _table(self) -> TableData:
        rules = self.session.rules
        return table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)

    def ground(self, canvas: Canvas, area: pygame.Rect) -> None:
        """The table as it was left, where there is one, under a veil."""
        if self._picture is None:
            super().ground(canvas, area)
            return
        if self._veiled is None or self._veiled.get_size() != canvas.size:
            self._veiled = pygame.transform.smoothscale(self._picture, canvas.size)
            veil = pygame.Surface(canvas.size)
            veil.fill(self.theme.palette.cloth.dark)
            veil.set_alpha(VEIL)
            self._veiled.blit(veil, (0, 0))
        canvas.blit(self._veiled, area, area)

    def _look(self) -> None:
        """The table as it was left; from there one comes back."""
        self.app.push(scenes.replay_scene(self.app, self.session.record, at_end=True))

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.app.sound.play(self._tune())
            first = next(w for w in self._sheet.walk() if isinstance(w, Button))
            self.ui.set_focus(first, by_keyboard=self.app.by_keyboard)

    def update(self, dt: float) -> None:
        stake = stake_of(self.ui.root)
        if stake is not None and not stake.sealed:
            still = self.app.settings.motion == "off"
            if stake.pass_time(float("inf") if still else dt):
                self.app.sound.play("lay")
        counting = self._counted < 1.0
        self._age += dt
        if counting:
            self._count()
            for line in self._lines:
                self.ui.damage(line.rect)
        self.animating = self._counted < 1.0 or (stake is not None and not stake.sealed)
        super().update(dt)

    @property
    def _counted(self) -> float:
        """Which share of the scores is shown by now; without motion they stand there at once."""
        still = self.app.settings.motion == "off"
        return 1.0 if still else min(1.0, self._age / COUNT)

    def _count(self) -> None:
        for line in self._lines:
            line.count(self._counted)

    def _name(self, seat: Seat) -> str:
        return self.session.player(seat).name

    def _tune(self) -> SoundName:
        """The sound; sad only if the one person at the screen has come last."""
        outcome, humans = self.session.state.outcome, self.session.humans
        assert outcome is not None
        return "lose" if len(humans) == 1 and humans[0] in outcome.ranking[-1] else "win"

    def _title(self) -> str:
        """What the loser is called, where the rules have a word for it."""
        names = getattr(self.session.rules.extras, "loser_title", None)
        return str(names.shown(polite=self.app.settings.polite)) if names else ""

    def _words(self) -> tuple[str, str]:
        outcome = self.session.state.outcome
        assert outcome is not None
        why = ". ".join(filter(None, (self._last, self._ending.reason)))
        loser, last = outcome.result.get("loser"), outcome.result.get("last")
        if isinstance(loser, str) and not outcome.result.get("winner"):
            thrice = "For the third time this evening: the others may sing."
            return self._named(loser), thrice if outcome.result.get("thrice") else why
        best = outcome.ranking[0]
        if len(outcome.ranking) > 1 and len(best) == 1:
            told = [why, self._named(last) if isinstance(last, str) else "", self._evening()]
            return f"{self._name(best[0])} has won", ". ".join(filter(None, told))
        return "Nobody has won", why

    def _told_of(self) -> Seat:
        """Whom the heading names, if it is one player."""
        outcome = self.session.state.outcome
        assert outcome is not None
        loser, best = outcome.result.get("loser"), outcome.ranking[0]
        if isinstance(loser, str) and not outcome.result.get("winner"):
            return loser
        return best[0] if len(outcome.ranking) > 1 and len(best) == 1 else ""

    def _named(self, seat: Seat) -> str:
        """Who has lost, by the title that the rules have for it."""
        title = self._title()
        title = title.replace("The ", "the ", 1) if title.startswith("The ") else title
        return f"{self._name(seat)} is {title}" if title else f"{self._name(seat)} has lost"

    def _evening(self) -> str:
        """Who has won how often, where the score is not that of the evening."""
        won = self.session.won
        if not self._table.tally or sum(won.values()) < 2:
            return ""
        told = ", ".join(f"{self._name(seat)}: {count}" for seat, count in won.items())
        return f"Games won this evening: {told}"

    def _stake(self) -> str:
        """What the loser owes, if the rules' stakes say so and there is a loser."""
        result = self.session.state.outcome.result if self.session.state.outcome else {}
        stakes: Mapping[str, str] = getattr(self.session.rules.extras, "stakes", {})
        words = stakes.get(str(result.get("stake")), "")
        winner, loser = result.get("winner"), result.get("loser")
        if not words or winner is None or loser is None:
            return ""
        names = {"winner": str(winner), "loser": str(loser)}
        return fill(words, names, self._name)

    def _line(self, seat: Seat, place: int, score: dict[Seat, int]) -> _Line:
        outcome = self.session.state.outcome
        assert outcome is not None
        player = self.session.player(seat)
        lost = seat in {outcome.result.get("loser"), outcome.result.get("last")}
        kind = "" if player.human else f"computer, {in_words(player.level)}"
        words = (self._title() if lost else "") or ordinal(place)
        parts = self._ending.sum_of(seat)
        return _Line(words, player.name, kind, score.get(seat), parts, marked=lost)

    # --- what next ------------------------------------------------------------------------------

    def _open(self, session: Session) -> None:
        self.app.switch(scenes.play_scene(self.app, session))

    def _next(self) -> None:
        self._open(self.session.next_game())

    def _again(self) -> None:
        session, record = self.session, self.session.record
        self._open(Session.saved(session.rules, session.players, record.seed, record.sitting))

    def _replay(self) -> None:
        self.app.push(scenes.replay_scene(self.app, self.session.record))

    def back(self) -> None:
        self.app.reset(scenes.menu_scene(self.app))


def ordinal(place: int) -> str:
    """A place, counted from 0, in words: `1st`."""
    return _ORDINALS[place] if place < len(_ORDINALS) else f"{place + 1}th"


class _Cells(Widget):
    """One line of the table of results: place, name, kind, score."""

    def _columns(self) -> tuple[int, int, int]:
        """Left edges of name and kind, right edge of the score."""
        rect, px = self.rect, self.theme.px
        inner = rect.inflate(-px(24), 0)
        return inner.x + inner.width * 30 // 100, inner.x + inner.width * 60 // 100, inner.right

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(42)


class _Head(_Cells):
    """The names of the columns."""

    def __init__(self, score: str) -> None:
        super().__init__()
        self._score = score

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(24)

    def draw(self, canvas: Canvas) -> None:
        theme = self.theme
        name, _, right = self._columns()
        soft = theme.palette.ink_soft
        place = theme.text("Place", "small", soft)
        canvas.blit(place, (self.rect.x + theme.px(12), self.rect.y))
        canvas.blit(theme.text("Player", "small", soft), (name, self.rect.y))
        score = theme.text(self._score, "small", soft)
        canvas.blit(score, (right - score.get_width(), self.rect.y))


class _Line(_Cells):
    """One player; under the name stands what the score is made of."""

    def __init__(
        self, place: str, name: str, kind: str, score: int | None, parts: str, *, marked: bool
    ) -> None:
        super().__init__()
        self.words, self.name, self.kind, self.parts = place, name, kind, parts
        self._score = score
        self.marked = marked
        self.counted = ""
        """The score as far as it has been counted."""

    def count(self, share: float) -> None:
        """Show that share of the score, 1 for all of it."""
        self.counted = "" if self._score is None else signed(round(self._score * share))

    @property
    def spoken(self) -> str:
        score = "" if self._score is None else signed(self._score)
        return ", ".join(filter(None, (self.words, self.name, self.kind, score, self.parts)))

    def measure(self, width: int) -> tuple[int, int]:
        more = self.theme.line_height("small") if self.parts else 0
        return width, super().measure(width)[1] + more

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        fill = mix(p.paper, p.accent, 0.14) if self.marked else mix(p.paper, p.paper_press, 0.5)
        canvas.blit(paint.box(theme, self.rect.size, fill), self.rect)
        name, kind, right = self._columns()
        tall = super().measure(self.rect.w)[1]
        y = self.rect.y + tall // 2
        gap = theme.px(8)
        left = self.rect.x + theme.px(12)
        cells: tuple[tuple[str, Style, int, int], ...] = (
            (self.words, "strong", left, name - left - gap - tall),
            (self.name, "name", name, kind - name - gap),
            (self.kind, "small", kind, right - kind - theme.px(40)),
        )
        face = avatar(theme, self.name, tall - theme.px(6))
        canvas.blit(face, face.get_rect(midright=(name - theme.px(10), y)))
        for words, style, x, wide in cells:
            image = theme.text(theme.cut(words, wide, style), style)
            canvas.blit(image, image.get_rect(midleft=(x, y)))
        image = theme.text(self.counted, "name")
        canvas.blit(image, image.get_rect(midright=(right, y)))
        if self.parts:
            words = theme.cut(self.parts, right - name, "small")
            image = theme.text(words, "small", p.ink_soft)
            canvas.blit(image, (name, self.rect.y + tall - theme.px(4)))
