"""After a game, beside the table as it was left: who finished where, and what next."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TypeAlias

import pygame

from cardtable.ai.review import Reviewing
from cardtable.engine.chance import ACTOR
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.presenter import houserules
from cardtable.presenter.evenings import fairly, standing
from cardtable.presenter.layoutfile import TableData, laid_out
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import Reader, say, wording
from cardtable.presenter.reviews import costliest, expert_line, luck_line, review_words
from cardtable.presenter.status import ordinal, signed
from cardtable.presenter.webpage import page_words
from cardtable.presenter.words import ending, fill, level_words
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.motion import glide
from cardtable.table.drawing import avatars, paint
from cardtable.table.drawing.avatars import TALL, Hat, avatar
from cardtable.table.drawing.effects import fall
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.scenes.page import Page, save_page
from cardtable.table.scenes.review import keep, reviewing
from cardtable.table.scenes.today import note_result
from cardtable.table.sound import SoundName
from cardtable.table.widgets.boxes import Centred, Column, Row, Sheet, Spacer
from cardtable.table.widgets.controls import ACTIVATE, Button, Label
from cardtable.table.widgets.ui import Widget

_SIT = {"crown": (0.5, 0.27), "cap": (0.56, 0.27)}
"""How wide a hat is and where its brim lies, as parts of the portrait it is put on."""
_FALL = 0.9  # from so far above the head a hat comes down, as a part of the portrait
_RIBBON = 54  # height of the ribbon at scale 1
_SMALLEST = 0.45  # the words on it are never smaller than this part of their size
_BROADEST = 430  # width of it at scale 1
_LAUREL = 1.3  # width of a laurel, as a part of the portrait in it
_FACE = 40  # side of the portrait in a line
_FACE_SMALL = 33
_PLACE = 46  # width of the column of places


def hatted(
    canvas: Canvas, widget: Widget, name: str, face: pygame.Rect, which: Hat, shown: float = 1.0
) -> None:
    """Draw a portrait with a hat on it; where less than all is `shown`, the hat still falls."""
    theme = widget.theme
    canvas.blit(avatar(theme, name, face.w, bare=True), face)
    wide, brim = _SIT[which]
    image = avatars.hat(theme, which, round(face.w * wide))
    if shown < 1:
        image = image.copy()
        image.set_alpha(round(255 * min(1.0, 2 * shown)))
    bottom = face.y + round(face.h * (brim - _FALL * (1 - fall(shown))))
    canvas.blit(image, image.get_rect(midbottom=(face.centerx, bottom)))


class Honoured(Widget):
    """The portrait of whoever the result is about, with a hat on, over a ribbon with words."""

    def __init__(self, words: str, name: str, which: Hat, *, side: float) -> None:
        """Without a `name` there is only the ribbon; `side` is the portrait's at scale 1."""
        super().__init__()
        self.words, self._name, self._which, self._side = words, name, which, side
        self._shown = self._unrolled = 1.0

    @property
    def spoken(self) -> str:
        return self.words

    @property
    def put_on(self) -> float:
        """How far the hat has come down: 0 where it is not there yet, 1 on the head."""
        return self._shown

    @put_on.setter
    def put_on(self, share: float) -> None:
        if share != self._shown:
            self._shown = share
            self.mark()

    @property
    def unrolled(self) -> float:
        """How much of the ribbon is seen, of its width."""
        return self._unrolled

    @unrolled.setter
    def unrolled(self, share: float) -> None:
        if share != self._unrolled:
            self._unrolled = share
            self.mark()

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        above = self._above() + px(self._side) - px(_RIBBON * 0.2) if self._name else 0
        return width, above + px(_RIBBON)

    def _above(self) -> int:
        """What a hat needs above the portrait."""
        wide, brim = _SIT[self._which]
        return round(self.theme.px(self._side) * max(0.1, wide * TALL[self._which] - brim))

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        if self._name:
            face = pygame.Rect(0, 0, px(self._side), px(self._side))
            face.midtop = (rect.centerx, rect.y + self._above())
            if self._which == "crown":
                laurel = avatars.laurel(theme, round(face.w * _LAUREL))
                canvas.blit(laurel, laurel.get_rect(center=face.center))
            if self._shown:
                hatted(canvas, self, self._name, face, self._which, self._shown)
            else:
                canvas.blit(avatar(theme, self._name, face.w, bare=True), face)
        band = pygame.Rect(0, 0, min(rect.w, px(_BROADEST)), px(_RIBBON))
        band.midbottom = rect.midbottom
        if self._unrolled < 1:
            if self._unrolled > 0:
                ribbon = avatars.ribbon(theme, band.size)
                wide = max(2, round(band.w * glide(self._unrolled)))
                part = pygame.transform.smoothscale(ribbon, (wide, band.h))
                canvas.blit(part, part.get_rect(center=band.center))
            return
        canvas.blit(avatars.ribbon(theme, band.size), band)
        field = avatars.ribbon_field(band)
        room = field.w - px(16)
        fit = 1.0
        while fit > _SMALLEST and theme.width(self.words, "heading", fit) > room:
            fit -= 0.03
        words = theme.cut(self.words, room, "heading", fit)
        image = theme.text(words, "heading", theme.palette.on_accent, size=fit)
        canvas.blit(image, image.get_rect(center=field.center))


class Head(Widget):
    """What the numbers at the right are."""

    def __init__(self, score: str) -> None:
        super().__init__()
        self._score = score

    @property
    def spoken(self) -> str:
        return self._score

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.line_height("small") if self._score else self.theme.px(2)

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        words = theme.text(self._score, "small", theme.palette.ink_soft)
        canvas.blit(words, words.get_rect(bottomright=(rect.right - theme.px(10), rect.bottom)))


@dataclass(frozen=True, slots=True)
class PlayerTold:
    """What one line says of a player."""

    place: str
    name: str
    kind: str = ""
    """What sort of computer player it is; empty for a person."""
    score: int | None = None
    parts: str = ""
    """What the score is made of."""
    title: str = ""
    """What the loser is called."""
    hat: Hat | None = None


class PlayerLine(Widget):
    """One player: place, face, name and score; below, what the score is made of."""

    def __init__(self, told: PlayerTold, *, small: bool = False) -> None:
        """`small` has all words in one line where no score is shown."""
        super().__init__()
        self.about = told
        self._face = _FACE_SMALL if small else _FACE
        self._aside = small and told.score is None
        self.counted = ""
        """The score as far as it has been counted."""
        self.count(1.0)

    def count(self, share: float) -> None:
        """Show that share of the score, 1 for all of it."""
        score = self.about.score
        counted = "" if score is None else signed(round(score * share))
        if counted != self.counted:
            self.counted = counted
            self.mark()

    @property
    def spoken(self) -> str:
        told = self.about
        score = "" if told.score is None else signed(told.score)
        words = (told.title or told.place, told.name, told.kind, score, told.parts)
        return ", ".join(filter(None, words))

    def _left(self) -> int:
        """Where names begin."""
        return self.rect.x + self.theme.px(_PLACE + self._face + 18)

    def _parts(self, width: int) -> list[str]:
        room = max(1, width - self.theme.px(_PLACE + self._face + 18 + 10))
        return self.theme.wrap(self.about.parts, room, "small") if self.about.parts else []

    def _top(self) -> int:
        """Height of what stands beside the portrait."""
        theme = self.theme
        lines = theme.line_height("name") + theme.line_height("small") * self._stacked
        return max(theme.px(self._face + 8), lines + theme.px(6))

    def _second(self) -> str:
        return self.about.title or self.about.kind

    @property
    def _stacked(self) -> bool:
        """Whether there are two lines beside the portrait."""
        return bool(self._second()) and not self._aside

    def measure(self, width: int) -> tuple[int, int]:
        below = len(self._parts(width)) * self.theme.line_height("small")
        return width, self._top() + below + (self.theme.px(5) if below else 0)

    def draw(self, canvas: Canvas) -> None:
        theme, told, rect = self.theme, self.about, self.rect
        p, px = theme.palette, theme.px
        wash = {"crown": mix(p.paper, p.second, 0.3), "cap": mix(p.paper, p.accent, 0.13)}
        if told.hat:
            canvas.blit(paint.box(theme, rect.size, wash[told.hat]), rect)
        else:
            canvas.fill(p.paper_edge, pygame.Rect(rect.x, rect.bottom - 1, rect.w, max(1, px(1))))
        middle = rect.y + self._top() // 2
        place = theme.text(told.place, "name", p.ink_soft)
        canvas.blit(place, place.get_rect(midleft=(rect.x + px(10), middle)))
        face = pygame.Rect(0, 0, px(self._face), px(self._face))
        face.midleft = (rect.x + px(_PLACE + 8), middle + (px(2) if told.hat else 0))
        if told.hat:
            rim = face.inflate(px(4), px(4))
            ring = paint.box(theme, rim.size, p.paper, border=p.paper_edge, radius=rim.w // 2)
            canvas.blit(ring, rim)
            hatted(canvas, self, told.name, face, told.hat)
        else:
            canvas.blit(avatar(theme, told.name, face.w), face)
        score = theme.text(self.counted, "heading", p.ink)
        edge = rect.right - px(10)
        canvas.blit(score, score.get_rect(midright=(edge, middle)))
        room = edge - self._left() - (score.get_width() + px(8) if self.counted else 0)
        self._words(canvas, middle, room)
        y = rect.y + self._top()
        for line in self._parts(rect.w):
            canvas.blit(theme.text(line, "small", p.ink_soft), (self._left(), y))
            y += theme.line_height("small")

    def _words(self, canvas: Canvas, middle: int, room: int) -> None:
        """The name, and under it the loser's title or what sort of player it is."""
        theme, told, left = self.theme, self.about, self._left()
        ink = theme.palette.bad if told.title else theme.palette.ink_soft
        if self._aside:
            free = max(room // 3, room - theme.width(told.name, "name") - theme.px(8))
            words = theme.text(theme.cut(self._second(), free, "small"), "small", ink)
            canvas.blit(words, words.get_rect(midright=(left + room, middle)))
            room -= words.get_width() + theme.px(8)
        fit = min(1.0, max(0.7, room / max(1, theme.width(told.name, "name"))))
        name = theme.text(theme.cut(told.name, room, "name", fit), "name", size=fit)
        if not self._stacked:
            canvas.blit(name, name.get_rect(midleft=(left, middle)))
            return
        tall = theme.line_height("name")
        top = middle - (tall + theme.line_height("small")) // 2
        canvas.blit(name, name.get_rect(midleft=(left, top + tall // 2)))
        words = theme.text(theme.cut(self._second(), room, "small"), "small", ink)
        canvas.blit(words, (left, top + tall))


LINE = 0.55  # seconds between one line and the next
FADE = 0.5  # seconds in which a line appears
DROP = 0.26  # seconds in which the seal comes down
BUMPS = 13  # of the wax around the seal
AROUND = 92  # width that the words leave free beside them, at scale 1
ABOVE = 22  # … and height above and below them


class Stake(Widget):
    """The loser's forfeit. `pass_time` lets it be written; without that it stays a blank sheet."""

    def __init__(self, words: str, *, small: bool = False) -> None:
        super().__init__()
        self.words = words
        self._style: Style = "strong" if small else "subheading"
        self._above = ABOVE * (0.5 if small else 1.0)
        self._age = 0.0
        self.sealed = False

    @property
    def spoken(self) -> str:
        return self.words

    def pass_time(self, seconds: float) -> bool:
        """Go on writing; true when the seal has just come down."""
        if self.sealed:
            return False
        self._age += seconds
        around = self.theme.px(60)  # the seal stands out of the sheet
        self.ui.damage(self.rect.inflate(around, around))
        self.sealed = self._age >= self._sealed_at
        return self.sealed

    @property
    def _sealed_at(self) -> float:
        return LINE * len(self._lines()) + FADE + DROP

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        lines = theme.wrap(self.words, width - theme.px(AROUND), self._style)
        return width, len(lines) * theme.line_height(self._style) + 2 * theme.px(self._above)

    def _lines(self) -> list[str]:
        return self.theme.wrap(self.words, self.rect.w - self.theme.px(AROUND), self._style)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        canvas.blit(
            paint.box(theme, self.rect.size, p.card, border=p.second, line=px(2)), self.rect
        )
        inner = self.rect.inflate(-px(10), -px(10))
        canvas.blit(paint.box(theme, inner.size, p.card, border=p.paper_edge, radius=px(4)), inner)
        lines = self._lines()
        high = theme.line_height(self._style)
        y = self.rect.centery - high * len(lines) // 2
        for number, line in enumerate(lines):
            shown = 1.0 if self.sealed else min(1.0, (self._age - LINE * number) / FADE)
            if shown > 0:
                image = theme.text(line, self._style, p.ink)
                if shown < 1:
                    image = image.copy()
                    image.set_alpha(round(255 * shown))
                canvas.blit(image, image.get_rect(centerx=self.rect.centerx, top=y))
            y += high
        coming = 1.0 if self.sealed else 1 - (self._sealed_at - self._age) / DROP
        if coming > 0:
            self._seal(canvas, coming)

    def _seal(self, canvas: Canvas, coming: float) -> None:
        """Red wax with a star, larger and fainter while it comes down."""
        p, px = self.theme.palette, self.theme.px
        side = round(px(44) * (1 + 0.9 * (1 - coming)))
        rim, face = hex_colour(p.accent), hex_colour(mix(p.accent, p.on_accent, 0.18))
        edge = [
            (22 + r * math.cos(t), 22 + r * math.sin(t))
            for step in range(BUMPS * 8)
            for t in [math.tau * step / BUMPS / 8]
            for r in [20.4 + 1.1 * math.sin(BUMPS * t)]
        ]
        star = [
            (22 + r * math.sin(math.pi * k / 8), 22 - r * math.cos(math.pi * k / 8))
            for k in range(16)
            for r in [11.5 if k % 2 == 0 else 5.2]
        ]
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">'
            f'<path d="{_path(edge)}" fill="{rim}"/><circle cx="22" cy="22" r="15" fill="{face}"/>'
            f'<path d="{_path(star)}" fill="{rim}"/></svg>'
        )
        image = raster(svg, (side, side))
        image.set_alpha(round(255 * (0.35 + 0.65 * coming)))
        middle = (self.rect.right - px(34), self.rect.bottom - px(14))
        canvas.blit(image, image.get_rect(center=middle))


def _path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def stake_of(root: Widget) -> Stake | None:
    """The stake among these controls, if there is one."""
    return next((one for one in root.walk() if isinstance(one, Stake)), None)


ARRIVE = 0.42  # seconds in which the sheet comes in from the right
COUNT = 0.9  # … in which scores count up after that
UNROLLS = 0.22  # … in which the ribbon unrolls meanwhile
CROWN = 0.45  # … in which a hat comes down at the end
VEIL = 40  # of 255: how much darker the table is
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


class Result(Page):
    """The end of a game of a sitting."""

    laid = False  # the table becomes smaller, and makes room

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
        more = " ".join(
            filter(
                None, [more, wording("pages.result-undone") if self.session.record.undone else ""]
            )
        )
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
            Button(
                wording("pages.result-again"),
                self._next,
                kind="primary",
                tip=wording("pages.result-again-tip"),
                tall=tall,
            ),
            *(
                [
                    Button(
                        wording("pages.result-look"),
                        self._look,
                        tip=wording("pages.result-look-tip"),
                        tall=tall,
                    )
                ]
                if self._left
                else []
            ),
            Button(wording("pages.result-menu"), self.back, tall=tall),
        ]
        back = [
            Button(wording("pages.result-deal-again"), self._again, tip=self._deal(), tall=tall),
            Button(
                wording("pages.result-watch"),
                self._replay,
                tip=wording("pages.result-watch-tip"),
                tall=tall,
            ),
        ]
        together = [
            Button(
                wording("pages.result-swapped"),
                partial(self._next, 1),
                tip=wording("pages.result-swapped-tip"),
                tall=tall,
            ),
            Button(
                wording("pages.same-people"),
                self._another,
                tip=wording("pages.result-another-tip"),
                tall=tall,
            ),
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
        label = review_words("show" if most is not None else "title")
        return Button(label, look, tip=review_words("tip"), tall=tall)

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
        return "" if seed is None else wording("pages.result-deal", seed=seed)

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
        return laid_out(rules)

    def ground(self, canvas: Canvas, area: pygame.Rect) -> None:
        """The table as it was left, where there is one, beside the sheet."""
        if self._left is None:
            super().ground(canvas, area)
            return
        picture = self._pictured(self._left, canvas)
        canvas.blit(picture, area, area)
        if self._arrived < 1 and self._before is not None:
            # the table as it was becomes smaller, until it lies where its picture does
            assert isinstance(self.ui.root, SheetBeside)
            window, room = canvas.rect, self.ui.root.room
            sides = zip(window, room, strict=True)
            place = pygame.Rect(*(round(a + (b - a) * self._arrived) for a, b in sides))
            seen = pygame.transform.scale(self._before, place.size)
            seen.set_alpha(round(255 * min(1.0, 4 * (1 - self._arrived))))
            with canvas.clipped(area):
                canvas.blit(seen, place)

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
        self._honoured.unrolled = min(1.0, max(0.0, self._age - ARRIVE) / UNROLLS)

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
            thrice = wording("pages.result-thrice")
            sung = outcome.result.get("thrice")
            return self._named(loser), thrice if sung else _sentences(why)
        best = outcome.ranking[0]
        if len(outcome.ranking) > 1 and len(best) == 1:
            told = [*why, self._makes(last) if isinstance(last, str) else ""]
            return self._told("pages.result-won", best[0]), _sentences(told)
        return wording("pages.result-draw"), _sentences(why)

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
        return self._told("pages.result-titled" if title else "pages.result-lost", seat, title)

    def _makes(self, seat: Seat) -> str:
        """That title, after a sentence that has told who is left with cards."""
        title = _inside(self._title())
        return self._told("pages.result-makes", seat, title) if title else ""

    def _told(self, key: str, seat: Seat, title: str = "") -> str:
        """What became of a player; the one person at the screen is addressed."""
        reader = Reader(self._name, seat if self.session.humans == [seat] else "")
        return say(Fact(key, {"seat": seat, "title": title}), reader)

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
        review_words = stakes.get(str(result.get("stake")), "")
        winner, loser = result.get("winner"), result.get("loser")
        if not review_words or winner is None or loser is None:
            return ""
        names = {"winner": str(winner), "loser": str(loser)}
        return fill(review_words, names, self._name)

    def _played_by(self, seat: Seat) -> str:
        """What is told of a player below the name."""
        player = self.session.player(seat)
        if not player.human:
            return wording("pages.result-computer", level=level_words(player.level))
        return wording("cards.you") if self.session.humans == [seat] else ""

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
