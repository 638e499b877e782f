"""One's own mistakes, and puzzles: the page that lists them, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from random import Random

import pygame

from cardtable import files
from cardtable.ai.review import Decision, write_decision
from cardtable.engine.record import Record
from cardtable.engine.rules import Rules
from cardtable.files import DataError, rules_of_record
from cardtable.files.progress import (
    AFTER,
    Mistake,
    load_days,
    note_mistakes,
    note_puzzle,
    note_tried,
)
from cardtable.lessons.course import MOST, Course
from cardtable.presenter.layoutfile import backdrop_of, laid_out
from cardtable.presenter.reviews import review_words
from cardtable.presenter.teaching import PuzzleCourse, asked, before, lesson_of, puzzle_title
from cardtable.presenter.today import dated, today, told
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.puzzle import Puzzle, puzzles_of
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import ASPECT, BACKS
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import unfinished
from cardtable.table.scenes.lessons import learner
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tablescene import SHAPE, position
from cardtable.table.scenes.tiles import GameTabs
from cardtable.table.widgets.boxes import Column, Columns, Grid, Line, Panel, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Image, Label, Slip
from cardtable.table.widgets.stars import Stars, star
from cardtable.table.widgets.ui import Widget


@dataclass(frozen=True)
class Round:
    """Where an exercise stands among others."""

    place: str
    """Which of how many, in words."""
    ended: Callable[[Course], None]
    """Told once when it is done."""
    following: Callable[[], None] | None = None
    """Opens the next one in its place, where there is one."""


def mistakes_of(record: Record, rules: Rules, decisions: Sequence[Decision]) -> list[Mistake]:
    """Those of the decisions that cost something, to be tried again: the first time tomorrow."""
    due = today() + timedelta(days=AFTER[0])
    return [
        Mistake(before(record, rules, one.step), write_decision(one), due)
        for one in decisions
        if one.label
    ]


def practise(
    app: App, mistakes: Sequence[Mistake], number: int = 0, *, inside: bool = False
) -> None:
    """Open the exercise of that number, or the first one after it that can be opened.

    From there it goes on to the next. `inside` another exercise it comes in its place.
    """
    first, course = number, None
    while course is None and number < len(mistakes):
        mistake, number = mistakes[number], number + 1
        with suppress(DataError):
            rules = rules_of_record(mistake.record)
            data = laid_out(rules)
            course = Course(lesson_of(mistake, data), rules)
    if skipped := number - first - (course is not None):
        app.tell(review_words("try-skipped", count=skipped))
    if course is None:
        if inside:
            app.pop()
        return

    def ended(course: Course) -> None:
        note(app, lambda: note_mistakes([mistake]))
        note(app, lambda: note_tried(mistake.id, today(), right=course.stars == MOST))

    def following() -> None:
        practise(app, mistakes, number, inside=True)

    more = number < len(mistakes)
    place = review_words("try-place", number=number, count=len(mistakes))
    _open(app, course, Round(place, ended, following if more else None), inside=inside)


def learn_from(app: App, mistakes: Sequence[Mistake]) -> None:
    """Keep all of them, to come back on other days, and open the first."""
    note(app, lambda: note_mistakes(mistakes))
    practise(app, mistakes)


def solve(
    app: App, puzzles: Sequence[Puzzle], number: int, day: str = "", *, inside: bool = False
) -> None:
    """Open the puzzle of that number, as a day's if one is named; the others follow it.

    What can't be opened is told, and passed over.
    """
    course, name = None, learner(app.settings)
    while course is None and number < len(puzzles):
        puzzle, number = puzzles[number], number + 1
        try:
            course = PuzzleCourse(puzzle, name)
        except DataError as error:
            app.tell(str(error))
    if course is None:
        if inside:
            app.pop()
        return

    def ended(course: Course) -> None:
        note(app, lambda: note_puzzle(puzzle.id, course.stars, day))

    def following() -> None:
        solve(app, puzzles, number, inside=True)

    more = number < len(puzzles)
    place = review_words("try-place", number=number, count=len(puzzles))
    if day:
        place = dated(date.fromisoformat(day))
    _open(app, course, Round(place, ended, following if more else None), inside=inside)


def preview(app: App, puzzle: Puzzle, shape: float = SHAPE) -> tuple[Image | None, str]:
    """How a puzzle lies on the table and what it asks; None, and why, where it can't begin."""
    try:
        begun = Attempt(puzzle, learner(app.settings)).session
    except DataError as error:
        return None, str(error)
    shown = position(app, begun.view(puzzle.seat), puzzle_title(puzzle), shape=shape)
    return shown, asked(puzzle, begun)


def note(app: App, keep: Callable[[], str]) -> None:
    """Keep something; what there is to tell of it is told."""
    try:
        app.tell(keep())
    except DataError as error:
        app.tell(str(error))


def _open(app: App, course: Course, among: Round, *, inside: bool) -> None:
    """Show an exercise, in the place of another if it comes after one."""
    scene = scenes.exercise_scene(app, course, among)
    if inside:
        app.switch(scene)
    else:
        app.push(scene)


# ------------------------------------------------------------------ the page of puzzles


CARD = 64  # height of a puzzle's card with its shadow, at scale 1
_BODY = 0.9  # of that: the card alone


class PuzzlesPage(Page):
    """The puzzles of one game as cards: face down by how hard they are, face up once solved."""

    leads = "keys.leave-puzzles-menu"

    def __init__(self, app: App) -> None:
        self._games = [game for game in files.game_ids() if puzzles_of(game)]
        self._game = next(iter(self._games), "")
        self._number: int | None = None
        """The chosen one; None: the first that is not solved yet."""
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        return self.app.theme.at(backdrop_of(self._game)) if self._game else self.app.theme

    def build(self) -> Widget:
        self._found, self._earned = numbered(self._game), load_days().puzzles
        if not self._found:
            return self.headed(told("puzzles"), Panel(Label(told("no-puzzle"), soft=True), pad=22))
        if self._number is None:
            self._number = next(iter(self._unsolved()), 0)
        parts: list[Widget] = []
        for kind in dict.fromkeys(map(puzzle_title, self._found)):
            these = [n for n, one in enumerate(self._found) if puzzle_title(one) == kind]
            count = self._solved([self._found[n] for n in these])
            head = Row(
                Label(kind, "subheading", on="cloth"),
                Label(count, "small", on="cloth", soft=True), align="apart",
            )  # fmt: skip
            wide = round(CARD * ASPECT) + 7
            cards = Grid(*map(self._slip, these), least=wide, gap=0, widest=wide)
            parts.append(Column(head, cards, gap=2))
        key = [
            Line(self._card("", stars, tall=34), Label(told("hard", stars=stars), "small",
                                                       on="cloth"), gap=4)
            for stars in sorted({one.stars for one in self._found})
        ]  # fmt: skip
        left = Column(Scroll(Row(*parts, gap=16)), Row(*key, gap=20), gap=8)
        self._panel = self._beside()
        games = {
            one: (unfinished.known(one, polite=self.app.settings.polite)[0],
                  self._solved(puzzles_of(one)))
            for one in self._games
        }  # fmt: skip
        return self.headed(
            told("puzzles"),
            GameTabs(self.app, games, self._game, self._turn_to),
            Columns(left, self._panel, gap=22, least=340, shares=(1.78, 1), grow=True),
        )

    def _solved(self, puzzles: Sequence[Puzzle]) -> str:
        """How many of them are solved, of how many."""
        solved = sum(one.id in self._earned for one in puzzles)
        return told("of", solved=solved, count=len(puzzles))

    def _slip(self, number: int) -> Slip:
        puzzle = self._found[number]
        earned = self._earned.get(puzzle.id, 0)
        tip = told("puzzle-tip", number=number + 1, kind=puzzle_title(puzzle),
                   stars=puzzle.stars, earned=earned)  # fmt: skip
        return Slip(self._card(f"{number + 1}", puzzle.stars, earned), sheet="bare", pad=2, tip=tip,
                    action=partial(self._choose, number), spoken=tip,
                    look="lit" if number == self._number else "usual")  # fmt: skip

    def _card(self, number: str, hard: int, earned: int = 0, tall: float = CARD) -> Image:
        """A card with a number: its back tells how hard it is, its face what it has earned."""

        def make(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
            p, made = theme.palette, pygame.Surface(size, pygame.SRCALPHA)
            card = pygame.Rect((0, 0), self.app.faces.size(round(size[1] * _BODY)))
            card.center = middle = made.get_rect().center
            back = self.app.faces.back(card.h, which=BACKS[hard - 1])
            made.blit(back, back.get_rect(center=middle))
            written = theme.text(number, "subheading" if earned else "strong", p.ink)
            if earned:
                made.blit(paint.box(theme, card.size, p.paper, border=p.paper_edge), card)
                side = card.w * 3 // 10
                for n in range(3):
                    one = star(theme, side, p.ink_soft, full=n < earned)
                    at = (middle[0] + (n - 1) * side, card.y + round(0.74 * card.h))
                    made.blit(one, one.get_rect(center=at))
                middle = (middle[0], card.y + round(0.36 * card.h))
            elif number:
                side = round(0.68 * card.w)
                disc = paint.box(theme, (side, side), p.paper, border=p.ink, radius=side // 2)
                made.blit(disc, disc.get_rect(center=middle))
            made.blit(written, written.get_rect(center=middle))
            return made

        return Image(make, ("puzzle", number, hard, earned), wide=round(tall * ASPECT) + 2,
                     tall=tall, framed=False, dear=False)  # fmt: skip

    def _beside(self) -> Panel:
        """What the chosen one is, and the way to it."""
        number = self._number or 0
        puzzle = self._found[number]
        earned = self._earned.get(puzzle.id, 0)
        kind, unsolved = puzzle_title(puzzle), self._unsolved()
        begin = Button(told("again" if earned else "solve"), self._solve, kind="primary")
        following = next((n for n in unsolved if n > number), next(iter(unsolved), number))
        on = Button(told("next-unsolved"), partial(self._show, following))
        on.enabled = following != number
        others = [n for n in unsolved or range(len(self._found)) if n != number]
        random = Button(told("at-random"), lambda: self._show(Random().choice(others or [number])))
        shown, ask = preview(self.app, puzzle)
        begin.enabled = shown is not None
        return Panel(
            Line(
                Column(Label(told("number", number=number + 1), "small", soft=True),
                       Label(kind, "heading"), gap=0, grow=True),
                Stars(earned, side=28),
            ),
            *([] if shown is None else [shown]),
            Label(ask),
            Line(self._card("", puzzle.stars, tall=40),
                 Label(told("table", hard=puzzle.stars, seats=puzzle.seats, moves=puzzle.moves),
                       "small", soft=True), gap=8),
            Spacer(grow=True),
            begin,
            Row(on, random, gap=10, align="stretch"),
            pad=20, gap=10,
        )  # fmt: skip

    # --- what can be done -------------------------------------------------------------------------

    def _unsolved(self) -> list[int]:
        return [n for n, one in enumerate(self._found) if one.id not in self._earned]

    def _choose(self, number: int) -> None:
        """Show a puzzle; the one that is shown is opened."""
        if number == self._number:
            self._solve()
        else:
            self._show(number)

    def _show(self, number: int) -> None:
        self._number = number
        self.rebuild()
        self._panel.reveal(self._panel.rect)  # in a narrow window it stands below the cards

    def _solve(self) -> None:
        solve(self.app, self._found, self._number or 0)

    def _turn_to(self, game: str) -> None:
        self._game, self._number = game, None
        self.rebuild()

    def enter(self) -> None:
        self.rebuild()
        super().enter()


def numbered(game: str) -> list[Puzzle]:
    """The puzzles of a game, those that ask the same together, the easiest first."""
    puzzles = puzzles_of(game)
    titles = list(dict.fromkeys(map(puzzle_title, puzzles)))
    return sorted(puzzles, key=lambda puzzle: titles.index(puzzle_title(puzzle)))
