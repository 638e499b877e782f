"""After a game, beside the table as it was left: who finished where, and what next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TypeAlias

import pygame

from cardtable.ai.levels import in_words
from cardtable.ai.review import Reviewing
from cardtable.engine.chance import ACTOR
from cardtable.engine.notation import Seat
from cardtable.presenter import houserules
from cardtable.presenter.ending import ending
from cardtable.presenter.evenings import fairly, standing
from cardtable.presenter.reviews import costliest, expert_line, luck_line, words
from cardtable.presenter.status import ordinal
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.webpage import page_words
from cardtable.presenter.words import fill
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.motion import glide
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.honours import Hat
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Page, save_page
from cardtable.table.scenes.review import keep, reviewing
from cardtable.table.scenes.scoresheet import Head, Honoured, PlayerLine, PlayerTold
from cardtable.table.scenes.stake import Stake, stake_of
from cardtable.table.scenes.today import note_result
from cardtable.table.sound import SoundName
from cardtable.table.widgets.boxes import Centred, Column, Row, Sheet, Spacer
from cardtable.table.widgets.controls import ACTIVATE, Button, Label
from cardtable.table.widgets.ui import Widget

ARRIVE = 0.4  # seconds in which the sheet comes in from the right
COUNT = 0.9  # … in which scores count up after that
CROWN = 0.35  # … in which a hat comes down at the end
VEIL = 40  # of 255: how much darker the table is
AGAIN = "A new deal of this game; the next player deals"
SWAPPED = "A new deal, everybody one seat further on"
ANOTHER = "Choose a game; the score of the evening goes on"
LOOK = "How the table was left, with tips and the log"
FACE = 118  # how large whom it is about is shown, at scale 1
CROWDED = 5  # from so many players on all is a little smaller
WIDE = 420  # of the sheet at scale 1
NARROW = 292  # … where the window is narrow
LOW = 520  # of the window at scale 1: less than that, and most buttons are scrolled
MORE = 60  # … where there is a forfeit
LOW_STAKE = 720  # … and less than that, and it is written small
SHARE = 0.46  # of the window's width: the most it takes if it doesn't have to be narrow
Left: TypeAlias = Callable[[pygame.Rect], pygame.Surface]
"""Draws a window with the table as it was left in that part of it."""
DONE = ARRIVE + COUNT + CROWN
REST = 1.0  # seconds after that the game is looked at again
_YOU = {"has": "have", "is": "are"}
"""Verbs as one says them to somebody."""


class Result(Page):
    """The end of a game of a sitting."""

    def __init__(
        self,
        app: App,
        session: Session,
        table: Left | None = None,
        last: str = "",
        expert: float | None = None,
    ) -> None:
        """`session` is a game that is over; `table` draws how it was left.

        `last` tells of the last move, `expert` what the expert made of the same cards.
        """
        self.session = session
        self._last = last
        self._left = table
        self._drawn: tuple[tuple[int, ...], pygame.Surface] | None = None
        self._before: pygame.Surface | None = None
        """The table as it filled the window, while the sheet comes in."""
        self._age = 0.0 if table is not None else ARRIVE
        if app.settings.motion == "off":
            self._age = float("inf")
        self._speed = 2.0 if app.settings.motion == "short" else 1.0
        humans, path = session.humans, session.path
        self._review: Reviewing | None = None
        if len(humans) == 1 < len(session.players) and self._dealt and app.settings.review:
            self._review = reviewing(app, session.record, humans[0], path)
            self._review.expert = self._review.expert if expert is None else expert
            self._note_luck()
        self._rested = 0.0
        app.tell(note_result(session))
        super().__init__(app)
        self.animating = self._age < DONE

    def build(self) -> Widget:
        outcome = self.session.state.outcome
        assert outcome is not None, "the game goes on"
        score = self.session.state.score()
        humans = self.session.humans
        you = humans[0] if len(humans) == 1 else ""
        self._ending = ending(self.session.state.account(), self._table, self._name, to=you)
        self._lines: list[PlayerLine] = []
        place = 1
        for group in outcome.ranking:
            shown = ordinal(place) + "=" * (len(group) > 1) if len(outcome.ranking) > 1 else ""
            self._lines += [self._line(seat, shown, score) for seat in group]
            place += len(group)
        heading, more = self._words()
        more = " ".join(filter(None, [more, "With undo." if self.session.record.undone else ""]))
        about, judged = self._told_of(), self._judged()
        crowded = len(self._lines) >= CROWDED
        low = self._low = self._is_low()
        stake, evening = self._stake(), self._evening()
        self._honoured = Honoured(
            heading,
            self._name(about) if about else "",
            "crown" if about in outcome.ranking[0] else "cap",
            side=FACE * (0.6 if crowded or low or stake or judged else 1.0),
        )
        self._count()
        first, *others = self._buttons()
        foot = [first] if low else [first, *others]
        self._sheet = Sheet(
            self._honoured,
            *([Label(more, "body", align="centre", soft=True)] if more else []),
            *([Label(evening, "strong", align="centre")] if evening else []),
            Head((self._table.tally or self._table.evening) if score else ""),
            *self._lines,
            *judged,
            *([Stake(stake, small=self._under(LOW_STAKE))] if stake else []),
            *(others if low else []),
            foot=Column(Spacer(4), *foot, gap=8),
            widest=WIDE,
            pad=22,
            gap=4 if crowded else 7,
        )
        return SheetBeside(self._sheet) if self._left is not None else Centred(self._sheet)

    def _buttons(self) -> list[Row]:
        """What comes next, and the ways back, in rows; in a low window the first is alone."""
        tall = 40 if len(self._lines) < CROWDED else 36
        after = [
            Button("Again", self._next, kind="primary", tip=AGAIN, tall=tall),
            *([Button("See table", self._look, tip=LOOK, tall=tall)] if self._left else []),
            Button("Menu", self.back, tall=tall),
        ]
        back = [
            Button("Play this deal again", self._again, tip=self._deal(), tall=tall),
            Button("Watch replay", self._replay, tip="Step through the game", tall=tall),
        ]
        together = [
            Button("Again with seats swapped", partial(self._next, 1), tip=SWAPPED, tall=tall),
            Button("Another game, same people", self._another, tip=ANOTHER, tall=tall),
        ]
        rows = [after[:1], after[1:]] if self._low else [after]
        rows += [together] if len(self.session.humans) > 1 else []
        page = Button(page_words("save"), self._save_page, tip=page_words("tip"), tall=tall)
        rows += [back, [self._review_button(tall), page]] if self._dealt else []
        return [Row(*row, gap=8, align="stretch") for row in rows]

    def _judged(self) -> list[Widget]:
        """Which decision cost most and what luck did, as far as that is certain.

        The decision comes first: the end of a long sheet has to be scrolled to.
        """
        review = self._review
        if review is None:
            return []
        told: list[str] = []
        if (most := review.turning) is not None:
            view = self.session.view(most.seat, at=most.step - 1)
            told += costliest(replace(most, view=view), self._table, self._name, most.seat)
        told.append(expert_line(review.expert, len(self.session.players) - 1))
        if review.finished:
            person = self.session.player(review.seat).name
            told += [luck_line(review.luck), fairly(self.session.evening, person)]
        return [Label(one, "small", align="centre") for one in told if one]

    def _review_button(self, tall: int) -> Button:
        """The way to the page that looks at the whole game again."""
        most = self._review.turning if self._review is not None else None
        look = partial(self._look_again, most.step if most is not None else None)
        label = words("show" if most is not None else "title")
        return Button(label, look, tip=words("tip"), tall=tall)

    def _look_again(self, step: int | None = None) -> None:
        """The whole game looked at again, at that step if one is named."""
        session = self.session
        self.app.push(scenes.review_scene(self.app, session.record, session.path, step))

    def _save_page(self) -> None:
        """The whole game as a page for a browser."""
        session, polite = self.session, self.app.settings.polite
        save_page(self.ui, session.record, session.rules, self._table, polite=polite)

    def _deal(self) -> str:
        """The number of the deal, which nobody is told before the end."""
        seed = self.session.record.seed
        return "" if seed is None else f"Deal {seed}"

    def _is_low(self) -> bool:
        """Whether the window has room for little more than buttons, as with very large text."""
        return self._under(LOW + (MORE if self._stake() else 0))

    def _under(self, height: float) -> bool:
        return self.app.canvas.rect.h < self.app.theme.px(height)

    @property
    def _dealt(self) -> bool:
        """Whether it began with a deal, and not in the midst of a lesson."""
        record = self.session.record
        return record.seed is not None or any(one.startswith(ACTOR) for one in record.moves[:1])

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
        """The table as it was left, where there is one, beside the sheet."""
        if self._left is None:
            super().ground(canvas, area)
            return
        picture = self._pictured(self._left, canvas)
        if self._arrived < 1 and self._before is not None:
            # one after the other: both at once would show every card twice
            picture = picture if self._arrived > 0.5 else self._before
            picture.set_alpha(round(255 * abs(2 * self._arrived - 1)))
            canvas.fill(self.theme.palette.cloth.dark, area)
        else:
            picture.set_alpha(None)
        canvas.blit(picture, area, area)

    def _pictured(self, left: Left, canvas: Canvas) -> pygame.Surface:
        """The window without the sheet, drawn when its size is new."""
        assert isinstance(self.ui.root, SheetBeside)
        room = self.ui.root.room
        stamp = (*canvas.size, *room)
        if self._drawn is None or self._drawn[0] != stamp:
            if self._age < ARRIVE:
                self._before = left(canvas.rect)
            picture = left(room)
            veil = pygame.Surface(canvas.size)
            veil.fill(self.theme.palette.cloth.dark)
            veil.set_alpha(VEIL)
            picture.blit(veil, (0, 0))
            self._drawn = stamp, picture
        return self._drawn[1]

    def _look(self) -> None:
        """The table as it was left; from there one comes back."""
        self.app.push(scenes.replay_scene(self.app, self.session.record, at_end=True))

    def resized(self) -> None:
        if self._low != self._is_low():
            self.rebuild()
            return
        super().resized()
        if isinstance(self.ui.root, SheetBeside):
            self.ui.root.come(self._arrived)

    def enter(self) -> None:
        super().enter()
        if self._review is not None and not self._review.finished and self._review.decisions:
            # the page that looks at the game again may know more by now
            self._review = reviewing(
                self.app, self.session.record, self._review.seat, self.session.path
            )
            if self._review.finished:
                self.rebuild()
        if self.ui.focus is None:
            self.app.sound.play(self._tune())
            first = next(w for w in self._sheet.walk() if isinstance(w, Button))
            self.ui.set_focus(first, by_keyboard=self.app.by_keyboard)

    def leave(self) -> None:
        super().leave()
        self.closing()
        self._rested = 0.0

    def closing(self) -> None:
        if self._review is not None:
            keep(self._review, self.session.path)

    def handle(self, event: pygame.Event) -> bool:
        """While it comes in and counts, any key or click shows all of it at once.

        Enter does no more than that: the next game isn't dealt by somebody in a hurry to see.
        """
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN} and self._age < DONE:
            self._pass(DONE)
            if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
                return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        stake = stake_of(self.ui.root)
        if stake is not None and not stake.sealed:
            still = self.app.settings.motion == "off"
            if stake.pass_time(float("inf") if still else dt):
                self.app.sound.play("lay")
        if self._age < DONE:
            self._pass(dt * self._speed)
        self.animating = self._age < DONE or (stake is not None and not stake.sealed)
        self._follow(0.0 if self.animating else dt)
        super().update(dt)

    def _follow(self, dt: float) -> None:
        """Look at the game again while nothing else happens here, and tell what comes of it."""
        review = self._review
        if review is None or review.trouble:
            return
        self._rested += dt
        if self._rested >= REST:
            review.go()
        known = review.expert
        if review.poll() and (review.finished or review.expert != known):
            if review.finished:
                keep(review, self.session.path)
                self._note_luck()
            self.app.tell(note_result(self.session, review.expert))
            self.rebuild()

    def _note_luck(self) -> None:
        """What luck did counts in the evening, once it is known."""
        if self._review is not None and self._review.finished and self._review.luck is not None:
            self.session.note_luck(self._review.luck)

    def _pass(self, seconds: float) -> None:
        """Let the sheet come in, the scores count and the hat come down for so long."""
        coming = self._age < ARRIVE
        self._age += seconds
        self._count()
        if coming and isinstance(self.ui.root, SheetBeside):
            self.ui.root.come(self._arrived)
            self.ui.damage(self.app.canvas.rect)
        if self._age >= ARRIVE:
            self._before = None

    @property
    def _arrived(self) -> float:
        return glide(min(1.0, self._age / ARRIVE))

    def _count(self) -> None:
        """Show as much of the scores as has been counted by now, and of the hat."""
        counted = min(1.0, max(0.0, self._age - ARRIVE) / self._counting)
        for line in self._lines:
            line.count(counted)
        fallen = (self._age - ARRIVE - self._counting) / CROWN
        self._honoured.put_on = min(1.0, max(0.0, fallen))

    @property
    def _counting(self) -> float:
        """Seconds that counting takes; without scores there is nothing to count."""
        return COUNT if any(line.about.score for line in self._lines) else 0.01

    def _name(self, seat: Seat) -> str:
        return self.session.player(seat).called

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
        why = [self._last, self._ending.reason]
        loser, last = outcome.result.get("loser"), outcome.result.get("last")
        if isinstance(loser, str) and not outcome.result.get("winner"):
            thrice = "For the third time this evening: the others may sing."
            sung = outcome.result.get("thrice")
            return self._named(loser), thrice if sung else _sentences(why)
        best = outcome.ranking[0]
        if len(outcome.ranking) > 1 and len(best) == 1:
            told = [*why, self._makes(last) if isinstance(last, str) else ""]
            return f"{self._who(best[0], 'has')} won", _sentences(told)
        return "It's a draw", _sentences(why)

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
        title = _inside(self._title())
        return f"{self._who(seat, 'is')} {title}" if title else f"{self._who(seat, 'has')} lost"

    def _makes(self, seat: Seat) -> str:
        """That title, after a sentence that has told who is left with cards."""
        who = "you" if self.session.humans == [seat] else self._name(seat)
        title = _inside(self._title())
        return f"That makes {who} {title}" if title else ""

    def _who(self, seat: Seat, verb: str) -> str:
        """A player with a verb: `Ann has`; the one person at the screen is told `you have`."""
        if self.session.humans == [seat]:
            return f"You {_YOU[verb]}"
        return f"{self._name(seat)} {verb}"

    def _evening(self) -> str:
        """How the evening stands, where it is one: of several people, or best of so many."""
        evening = self.session.evening
        several = len(self.session.humans) > 1 or sum(evening.won.values()) > 1
        shown = evening.begun and (evening.length or several)
        return standing(evening) if shown else ""

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

    def _played_by(self, seat: Seat) -> str:
        """What is told of a player below the name."""
        player = self.session.player(seat)
        if not player.human:
            return f"computer, {in_words(player.level)}"
        return "you" if self.session.humans == [seat] else ""

    def _line(self, seat: Seat, place: str, score: dict[Seat, int]) -> PlayerLine:
        outcome = self.session.state.outcome
        assert outcome is not None
        player = self.session.player(seat)
        lost = seat in {outcome.result.get("loser"), outcome.result.get("last")}
        best = len(outcome.ranking) > 1 and outcome.ranking[0] == (seat,)
        hat: Hat | None = "cap" if lost else "crown" if best else None
        return PlayerLine(
            PlayerTold(
                place,
                player.name,
                self._played_by(seat),
                score.get(seat),
                self._ending.sum_of(seat),
                self._title() if lost else "",
                hat,
            ),
            small=len(self.session.players) >= CROWDED,
        )

    # --- what next ------------------------------------------------------------------------------

    def _open(self, session: Session) -> None:
        self.app.switch(scenes.play_scene(self.app, session))

    def _next(self, shift: int = 0) -> None:
        self._open(self.session.next_game(shift=shift))

    def _another(self) -> None:
        again = (self.session.evening, self.session.players)
        self.app.push(scenes.setup_scene(self.app, again=again))

    def _again(self) -> None:
        session, record = self.session, self.session.record
        self._open(Session.saved(session.rules, session.players, record.seed, record.sitting))

    def _replay(self) -> None:
        self.app.push(scenes.replay_scene(self.app, self.session.record))

    def back(self) -> None:
        self.app.reset(scenes.menu_scene(self.app))


class SheetBeside(Widget):
    """Puts a sheet at the right edge of the window; the table has what is left."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._come = 1.0
        self.adopt(sheet)

    @property
    def room(self) -> pygame.Rect:
        """What the sheet leaves to the table."""
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.w - self._wide(), self.rect.h)

    def _wide(self) -> int:
        px, wide = self.theme.px, self.rect.w
        return min(px(WIDE), max(round(wide * SHARE), px(NARROW)), wide)

    def come(self, share: float) -> None:
        """Show the sheet where it is once it has come in that far; at 1 it has arrived."""
        self._come = share
        self.place(self.rect)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        wide = self._wide()
        beside = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
        place = self._sheet.fit(beside)
        place.x += round(wide * (1 - self._come))
        self._sheet.place(place)


def _inside(title: str) -> str:
    """A title in the middle of a sentence."""
    return title.replace("The ", "the ", 1) if title.startswith("The ") else title


def _sentences(told: Sequence[str]) -> str:
    """What is told as running text; nothing where nothing is."""
    text = ". ".join(filter(None, told))
    return f"{text}." if text else ""
