"""After a game, beside the table as it was left: who finished where, and what next."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TypeAlias

import pygame

from cardtable.ai.review import Reviewing, share
from cardtable.engine.chance import ACTOR
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Seat
from cardtable.presenter import houserules
from cardtable.presenter.career import fairly, standing
from cardtable.presenter.layoutfile import Mood, TableData, laid_out
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import Reader, say, wording
from cardtable.presenter.reviews import costliest, expert_line, luck_line, review_words
from cardtable.presenter.status import (
    Fate,
    fate_of,
    hat_of,
    loser_of,
    ordinal,
    signed,
    title_of_loser,
)
from cardtable.presenter.webpage import page_words
from cardtable.presenter.words import ending, fill, level_words
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import avatars, paint
from cardtable.table.drawing.avatars import TALL, Ended, Hat, avatar
from cardtable.table.drawing.effects import fall
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.stage import Canvas, glide
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.scenes.page import Page, save_page
from cardtable.table.scenes.review import SAVED_EVERY, keep, reviewing, save
from cardtable.table.scenes.today import note_result
from cardtable.table.sound import SoundName
from cardtable.table.voice import Heard
from cardtable.table.widgets.boxes import Centred, Column, Grid, Line, Row, Sheet, Spacer
from cardtable.table.widgets.controls import ACTIVATE, Button, Image, Label, SignButton, Slip
from cardtable.table.widgets.ui import Widget

_FALL = 0.9  # from so far above the head a hat comes down, as a part of the portrait
_RIBBON = 54  # height of the ribbon at scale 1
_BROADEST = 430  # width of it at scale 1
_LAUREL = 1.3  # width of a laurel, as a part of the portrait in it
_FACE = 44  # side of the portrait in a line
_CARDS, _CARD = 112, 46  # width of the cards in it, and the height of one


def hatted(
    canvas: Canvas, widget: Widget, name: str, face: pygame.Rect, which: Hat, mood: Mood,
    shown: float = 1.0,
) -> None:  # fmt: skip
    """Draw a portrait with a hat on it; where less than all is `shown`, the hat still falls."""
    theme = widget.theme
    canvas.blit(avatar(theme, name, face.w, bare=True, mood=mood), face)
    wide, brim = avatars.SIT[which]
    image = avatars.hat(theme, which, round(face.w * wide))
    if shown < 1:
        image = image.copy()
        image.set_alpha(round(255 * min(1.0, 2 * shown)))
    bottom = face.y + round(face.h * (brim - _FALL * (1 - fall(shown))))
    canvas.blit(image, image.get_rect(midbottom=(face.centerx, bottom)))


class Honoured(Widget):
    """The portrait of whoever the result is about, with a hat on, over a ribbon with words."""

    def __init__(
        self, words: str, name: str, which: Hat | None, *, side: float, how: Ended = "won"
    ) -> None:
        """Without a `name` there is only the ribbon; `side` is the portrait's at scale 1.

        Where the reader has lost it is dark, and nothing shines.
        """
        self._how, self._lost = how, how in {"lost", "placed"}
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
        high = 0.1
        if self._which is not None:
            wide, brim = avatars.SIT[self._which]
            high = max(high, wide * TALL[self._which] - brim)
        return round(self.theme.px(self._side) * high)

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        if self._name:
            face = pygame.Rect(0, 0, px(self._side), px(self._side))
            face.midtop = (rect.centerx, rect.y + self._above())
            if not self._lost:
                centre = (rect.w // 2, face.centery - rect.y)
                canvas.blit(avatars.rays(theme, rect.size, centre), rect)
            if self._which == "crown":
                laurel = avatars.laurel(theme, round(face.w * _LAUREL))
                canvas.blit(laurel, laurel.get_rect(center=face.center))
            mood: Mood = "pleased" if self._which == "crown" else "stung" if self._lost else ""
            if self._shown and self._which is not None:
                hatted(canvas, self, self._name, face, self._which, mood, self._shown)
            else:
                canvas.blit(avatar(theme, self._name, face.w, bare=True, mood=mood), face)
        band = pygame.Rect(0, 0, min(rect.w, px(_BROADEST)), px(_RIBBON))
        band.midbottom = rect.midbottom
        if self._unrolled < 1:
            if self._unrolled > 0:
                ribbon = avatars.ribbon(theme, band.size, self._how)
                wide = max(2, round(band.w * glide(self._unrolled)))
                part = pygame.transform.smoothscale(ribbon, (wide, band.h))
                canvas.blit(part, part.get_rect(center=band.center))
            return
        canvas.blit(avatars.ribbon(theme, band.size, self._how), band)
        field = avatars.ribbon_field(band)
        words = pygame.Surface(field.size, pygame.SRCALPHA)
        room = words.get_rect().inflate(-px(16), 0)
        avatars.on_ribbon(theme, words, self.words, "heading", room, 1.0)
        canvas.blit(words, field)


@dataclass(frozen=True, slots=True)
class PlayerTold:
    """What one line says of a player."""

    place: int
    """0 where all are equal."""
    name: str
    kind: str = ""
    """What sort of computer player it is; empty for a person."""
    score: int | None = None
    parts: str = ""
    """What the score is made of."""
    cards: tuple[str, ...] = ()
    """The same as cards, where it is made of these."""
    title: str = ""
    """What the loser is called."""
    hat: Hat | None = None


class PlacedPortrait(Widget):
    """A player's face, perhaps with a hat on; below it on a disc which place that was."""

    def __init__(self, about: PlayerTold, side: float) -> None:
        super().__init__()
        self._about, self._side = about, side

    def measure(self, width: int) -> tuple[int, int]:
        del width
        side = self.theme.px(self._side)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        theme, p, about, rect = self.theme, self.theme.palette, self._about, self.rect
        if about.hat:
            mood: Mood = "pleased" if about.hat == "crown" else ""
            hatted(canvas, self, about.name, rect.inflate(-2, -2), about.hat, mood)
        else:
            canvas.blit(avatar(theme, about.name, rect.w), rect)
        if about.place:
            disc = pygame.Rect(0, 0, theme.px(19), theme.px(19))
            disc.bottomleft = rect.x - theme.px(3), rect.bottom + theme.px(3)
            fill = p.second if about.place == 1 else p.paper
            plate = paint.box(theme, disc.size, fill, border=p.paper_edge, radius=disc.w // 2)
            canvas.blit(plate, disc)
            number = theme.text(str(about.place), "strong", p.ink, size=0.8)
            canvas.blit(number, number.get_rect(center=disc.center))


class PlayerLine(Slip):
    """One player: place, face, name and score, and what the score is made of."""

    def __init__(
        self, told: PlayerTold, cards: Widget | None, *, size: float, mine: bool, bad: Rgb
    ) -> None:
        """Below the `size` 1 all words are in one line; of one who has lost `mine` is larger."""
        self.about, self.mine = told, mine
        whole = "" if told.score is None else signed(told.score)
        self._score = Label(whole, "heading", align="end", room_for=whole)
        second = Label(
            told.title or told.kind, "small", colour=bad if told.title else None, soft=True
        )
        second.shown = bool(second.words)
        self._score.shown = told.score is not None
        aside = [second] if size < 1 else []
        names = [
            Label(told.name, "subheading" if mine else "name", most=1),
            *([] if aside else [second]),
        ]
        side = _FACE * size * (1.25 if mine else 1.0)
        shown = [] if cards is None else [cards]
        named = Column(*names, gap=0, grow=True)
        spare = (*shown, *(one for one in aside if one.words))
        row = Line(
            PlacedPortrait(told, side), named, *aside, *shown, self._score, least=100, spare=spare
        )
        parts = [Label(told.parts, "small", soft=True)] if told.parts and cards is None else []
        super().__init__(row, *parts, sheet="bare", pad=3 if size < 1 else 6, gap=2)

    @property
    def counted(self) -> str:
        """The score as far as it has been counted."""
        return self._score.words

    def count(self, share: float) -> None:
        """Show that share of the score, 1 for all of it."""
        score = self.about.score
        self._score.words = "" if score is None else signed(round(score * share))

    @property
    def spoken(self) -> str:
        player = self.about
        score = "" if player.score is None else signed(player.score)
        place = ordinal(player.place) if player.place else ""
        return ", ".join(
            filter(None, (player.title or place, player.name, player.kind, score, player.parts))
        )

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        if self.about.hat:
            ink, share = (p.second, 0.3) if self.about.hat == "crown" else (p.accent, 0.13)
            canvas.blit(paint.box(theme, self.rect.size, mix(p.paper, ink, share)), self.rect)


LINE = 0.55  # seconds between one line and the next
FADE = 0.5  # seconds in which a line appears
DROP = 0.26  # seconds in which the seal comes down
BUMPS = 13  # of the wax around the seal
AROUND = 114  # width that the words leave free beside them, at scale 1
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
FACE = 118  # how large whom it is about is shown, at scale 1
CROWDED, FULL = 5, 7  # from so many players on all is a little smaller, and smaller still
WIDE = 420  # of the sheet at scale 1
NARROW = 292  # … where the window is narrow
LOW = 520  # of the window at scale 1: less than that, and most buttons are scrolled
MORE = 60  # … where there is a forfeit
LOW_STAKE = 780  # … and less than that, and it is written small
JUDGED = 250  # room, at scale 1, for what is told of the game once it has been looked at again
SHARE = 0.46  # of the window's width: the most it takes if it doesn't have to be narrow
Left: TypeAlias = Callable[[pygame.Rect], pygame.Surface]
"""Draws a window with the table as it was left in that part of it."""
TURNED: tuple[Style, ...] = ("small", "strong", "small")
"""How the words about the turning point look."""
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
        lost, place = self._lost(), 1
        for group in outcome.ranking:
            shown = place if len(outcome.ranking) > 1 else 0
            self._lines += [
                self._line(seat, shown, score, mine=lost and seat == you) for seat in group
            ]
            place += 1 if outcome.team else len(group)
        heading, more = self._words()
        undone = wording("pages.result-undone") if self.session.record.undone else ""
        more = " ".join(filter(None, [more, undone]))
        about, gap = self._fate.seat, 3 if len(self._lines) >= CROWDED else 7
        judged = Column(*self._judged(), gap=gap)
        judged.shown = self._review is not None
        count, low = len(self._lines), self._is_low()
        self._low = low
        stake, evening = self._stake(), self._evening()
        tight = count >= CROWDED - 1 or low or stake  # all lines are seen without scrolling
        side = 0.6 if tight else 0.8 if judged.shown else 1.0
        side = 0.45 if stake and self._under(LOW_STAKE) else side
        hat = self._fate.hat or None
        self._honoured = Honoured(
            heading, self._name(about) if about else "", hat,
            side=FACE * side * (1.0 if count < FULL else 0.85), how=self._fate.kind,
        )  # fmt: skip
        self._count()
        tally = self._table.tally or self._table.evening
        first, *others = self._buttons()
        foot = [first, *([] if low else others)]
        self._sheet = Sheet(
            self._honoured,
            *([Label(more, "body", align="centre", soft=True)] if more else []),
            *([Label(evening, "strong", align="centre")] if evening else []),
            *([Label(tally, "small", align="end", soft=True)] if score and tally else []),
            *self._lines,
            *([Stake(stake, small=self._under(LOW_STAKE)), Spacer(4)] if stake else []),
            *(others if low else []),
            judged,
            foot=Column(Spacer(4), *foot, gap=8),
            widest=WIDE,
            pad=22,
            gap=gap,
            grows=(judged, JUDGED) if judged.shown else None,
        )
        return SheetBeside(self._sheet) if self._left is not None else Centred(self._sheet)

    def heard(self) -> Heard:
        return replace(super().heard(), kind="happened")

    def said_first(self) -> Sequence[str]:
        """What is on the page: of the players the winner first."""
        return self.ui.texts()

    def _buttons(self) -> list[Widget]:
        """What comes next, and below that the ways back; in a low window the first is alone."""

        def sign(which: str, key: str, action: Callable[[], None], tip: str = "") -> SignButton:
            return SignButton(which, wording(key), action, tip=tip)

        again = Button(wording("pages.result-again"), self._next, kind="primary", sign="deal",
                       tip=wording("pages.result-again-tip"))  # fmt: skip
        second = [Button(wording("pages.result-menu"), self.back, sign="menu")]
        signs = []
        if self._left is not None and self._dealt:
            signs.append(
                sign("peek", "pages.result-look", self._look, wording("pages.result-look-tip"))
            )
        if self._dealt:
            most = self._review.turning if self._review is not None else None
            look = partial(self._look_again, most.step if most is not None else None)
            second.insert(0, Button(wording("pages.result-deal-again"), self._again, sign="recap",
                                    tip=self._deal()))  # fmt: skip
            tip = wording("pages.result-watch-tip")
            signs += [
                sign("run", "pages.result-watch", self._replay, tip),
                sign("statistics", "pages.result-review", look, review_words("tip")),
                sign("log", "pages.result-page", self._save_page, page_words("tip")),
            ]
        if len(self.session.humans) > 1:
            swap, other = wording("pages.result-swapped-tip"), wording("pages.result-another-tip")
            signs += [sign("turn", "pages.result-swapped", partial(self._next, 1), swap),
                      sign("cover", "pages.result-another", self._another, other)]  # fmt: skip
        rows: list[Widget] = [again, Row(*second, gap=8, align="stretch", even=True)]
        return rows + ([Grid(*signs, least=66, gap=2)] if signs else [])

    def _judged(self) -> list[Widget]:
        """Which decision cost most and what luck did, as far as that is certain.

        The decision comes first: the end of a long sheet has to be scrolled to.
        """
        review = self._review
        if review is None:
            return []
        widgets: list[Widget] = []
        if (most := review.turning) is not None:
            view = self.session.view(most.seat, at=most.step - 1)
            told = costliest(replace(most, view=view), self._table, self._name, most.seat)
            look = Label(f"{review_words('show')} ›", "strong", colour=self.theme.palette.accent)
            words = Column(
                *(Label(each, style, soft=style == "small")
                  for each, style in zip(told, TURNED, strict=True)), look, gap=1, grow=True,
            )  # fmt: skip
            points = tuple(review.points)
            curve = Image(partial(_curve, points, most.step), ("curve", points, most.step),
                          wide=112, tall=74, framed=False, words=review_words("graph"))  # fmt: skip
            widgets.append(Slip(Line(curve, words), action=partial(self._look_again, most.step),
                              sheet="framed", pad=10, tip=review_words("tip")))  # fmt: skip
        state = self.session.state
        mine = share(state.returns()[state.seats.index(review.seat)])
        lines = [expert_line(review.expert, len(self.session.players) - 1, mine)]
        if review.finished:
            person = self.session.player(review.seat).name
            lines += [luck_line(review.account), fairly(self.session.evening, person)]
        return widgets + [Label(one, "small", align="centre") for one in lines if one]

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
        tip = wording("pages.result-deal-again-tip")
        return tip if seed is None else wording("pages.same-deal-number", seed=seed)

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
            self._drawn = stamp, left(room)
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
        known = review.expert, review.turning
        save(review, self.session.path, SAVED_EVERY)
        if review.poll() and (review.finished or (review.expert, review.turning) != known):
            if review.finished:
                keep(review, self.session.path)
                self._note_luck()
            self.app.tell(note_result(self.session, review.expert))
            self.rebuild()

    def _note_luck(self) -> None:
        """What luck did counts in the evening, once it is known."""
        account = self._review.account if self._review is not None else None
        if account is not None and not account.untold:
            self.session.note_luck((account.luck, account.error))

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
        return title_of_loser(self.session.rules, polite=self.app.settings.polite)

    @cached_property
    def _fate(self) -> Fate:
        return fate_of(self.session, polite=self.app.settings.polite)

    def _words(self) -> tuple[str, str]:
        """The heading, and why it is over."""
        outcome, humans = self.session.state.outcome, self.session.humans
        assert outcome is not None
        reader = Reader(self._name, humans[0] if len(humans) == 1 else "")
        heading = say(self._fate.fact, reader)
        why, last = [self._last, self._ending.reason], outcome.result.get("last")
        if loser_of(outcome):
            sung = outcome.result.get("thrice")
            return heading, wording("pages.result-thrice") if sung else _sentences(why)
        best = outcome.ranking[0]
        if self._lost() and not self._ending.reason and len(best) == 1:
            why.append(self._told("pages.result-won", best[0]))
        makes = isinstance(last, str) and len(outcome.ranking) > 1 and not outcome.team
        return heading, _sentences([*why, self._makes(str(last)) if makes else ""])

    def _makes(self, seat: Seat) -> str:
        """That title, after a sentence that has told who is left with cards."""
        title = self._title()
        return self._told("pages.result-makes", seat, title) if title else ""

    def _told(self, key: str, seat: Seat, title: str = "") -> str:
        """What became of a player; the one person at the screen is addressed."""
        reader = Reader(self._name, seat if self.session.humans == [seat] else "")
        return say(Fact(key, {"seat": seat, "title": title}), reader)

    def _evening(self) -> str:
        """How the evening stands, where it is one: of several people, or to so much."""
        evening = self.session.evening
        several = len(self.session.humans) > 1 or sum(evening.won.values()) > 1
        shown = evening.begun and (evening.length or evening.match or several)
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

    def _line(self, seat: Seat, place: int, score: dict[Seat, int], *, mine: bool) -> PlayerLine:
        outcome = self.session.state.outcome
        assert outcome is not None
        player, hat = self.session.player(seat), hat_of(outcome, seat) or None
        parts = self._ending.sum_of(seat)
        cards = tuple(self._ending.cards.get(seat, ()))
        told = PlayerTold(
            place, player.name, self._played_by(seat), score.get(seat), parts, cards,
            self._title() if hat == "cap" else "", hat,
        )  # fmt: skip
        wide = min(_CARDS, 34 + 26 * (len(cards) - 1))
        made = partial(self._cards, cards)
        shown = Image(made, ("row", cards), wide=wide, tall=_CARD, framed=False) if cards else None
        count = len(self.session.players)
        size = 1.0 if count < CROWDED else 0.82 if count < FULL else 0.7
        return PlayerLine(told, shown, size=size, mine=mine, bad=self.theme.palette.bad)

    def _cards(self, cards: Sequence[str], theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """Cards in a row, each over the one before."""
        del theme
        made, faces = pygame.Surface(size, pygame.SRCALPHA), self.app.faces
        high = size[1] - 2 * faces.pad(size[1])
        wide, pad = faces.size(high)[0], faces.pad(high)
        step = (size[0] - wide - 2 * pad) / max(1, len(cards) - 1)
        for number, card in enumerate(cards):
            made.blit(faces.face(card, high), (round(number * step), 0))
        return made

    def _lost(self) -> bool:
        """Whether the one person at the screen has lost."""
        return self._fate.kind in {"lost", "placed"}

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


def _curve(
    points: Sequence[tuple[int, float]], turn: int, theme: Theme, size: tuple[int, int]
) -> pygame.Surface:
    """The chances from step to step, with a dot at one of them; drawn large, to be smooth."""
    p, fine = theme.palette, 4
    wide, high = size[0] * fine, size[1] * fine
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    made.fill((*p.paper, 255))
    first, last = points[0][0], max(points[-1][0], points[0][0] + 1)
    edge, room = 7 * fine, high - 14 * fine
    along = (wide - 2 * edge) / (last - first)
    places = [
        (edge + along * (step - first), edge + room * (1 - chance)) for step, chance in points
    ]
    if len(places) > 1:
        ground = [(places[0][0], high), *places, (places[-1][0], high)]
        pygame.draw.polygon(made, mix(p.paper, p.second, 0.3), ground)
        pygame.draw.lines(made, mix(p.second, p.ink, 0.3), False, places, round(theme.px(2) * fine))
    for (step, _), place in zip(points, places, strict=True):
        if step == turn:
            pygame.draw.circle(made, p.paper, place, theme.px(7) * fine)
            pygame.draw.circle(made, p.accent, place, theme.px(5.5) * fine)
    return pygame.transform.smoothscale(made, size)


def _sentences(sentences: Sequence[str]) -> str:
    """What is told as running text; nothing where nothing is."""
    text = ". ".join(filter(None, sentences))
    return f"{text}." if text else ""
