"""Somebody who takes a lesson in the window: plays given lines by pointer or by keys."""

from __future__ import annotations

import pygame
from pilot import Pilot, StepClock

from cardtable.files import Settings, dump_yaml
from cardtable.files.progress import progress_path
from cardtable.games import GAMES
from cardtable.lessons.course import Course
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target, parts
from cardtable.table.app import App, open_display
from cardtable.table.scenes.playing.lesson import LessonTable
from cardtable.table.widgets.popups import MoveMenu


class Pupil(Pilot):
    """One app with one lesson on it, from its beginning."""

    def __init__(self, lesson, size=(1280, 720), *, course=None, **settings):
        open_display(invisible=True)
        given = {"sound": False, "motion": "off", "bot_pace": 0.0, "polite": False, **settings}
        self.clock = StepClock(100)
        self.app = App(Settings(**given), clock=self.clock, size=size)
        self.app.reset(LessonTable(self.app, course or Course(lesson)))
        self.wait()

    @property
    def session(self):
        return self.app.scene.session

    @property
    def course(self):
        return self.scene.course

    @property
    def guide(self):
        return self.scene.guide

    def wait(self):
        """Until everything has come to rest, and others have played."""

        def rested():
            if not isinstance(self.app.scene, LessonTable):
                return True
            course = self.course
            waits = course.waits and not course.failed
            return not (self.scene.board.busy or waits or self.scene.callouts.celebrating)

        self.step(2)
        self.until(rested)
        self.step(1)

    def push(self, words):
        """Press one of the guide's buttons by its key."""
        self.click(self.guide.button(words).rect.center)
        self.wait()

    # --- a line by the pointer --------------------------------------------------------------------

    def play(self, line):
        """Play a line of p1's: by its button, by clicks, or by carrying its cards."""
        line = self.session.state.parse(f"p1 {line}")[1]
        for button, key in zip(
            self.scene.surround.buttons, self.scene.surround.offered, strict=True
        ):
            if key == ("line", line) or (key[0] == "call" and key[2] == line):
                self.click(button.rect.center)
                self.answer(line)
                return
        matcher = self.state.matcher
        for zone in self.state.plan.zones:
            if line in matcher.clicks(zone):
                self.click(self.at_zone(zone))
                self.answer(line)
                return
        for seat, lines in matcher.seat_clicks().items():
            if line in lines:
                self.click(self.at_seat(seat.name))
                self.answer(line)
                return
        taken, target = self.way(line)
        if target is None:
            self.click(self.on_sprite(taken[0].id))
        else:
            for one in taken[1:]:
                self.click(self.on_sprite(one.id))
                self.pause()
            self.drag(self.on_sprite(taken[0].id), self.at(target))
        self.answer(line)

    def pause(self):
        self.step(8)

    def way(self, line):
        """The sprites to be taken up for a line, and where to carry them; None: a click does it."""
        matcher = self.state.matcher
        found = parts(line)
        every = list(self.state.table.sprites())
        named = [one for one in every if one.card in found.cards]
        named.sort(key=lambda one: found.cards.index(one.card))
        groups = [named]
        groups += [[one for one in named if one.zone == zone]
                   for zone in dict.fromkeys(one.zone for one in named)]  # fmt: skip
        groups.sort(key=lambda run: owner_of(run[0].zone) != "p1" if run else True)
        if not named:
            groups = [[one] for one in every if matcher.liftable(one)]
        for run in groups:
            if not run:
                continue
            if len(run) == 1 and line in matcher.picks(run[0]):
                return run, None
            found = [at for at, lines in matcher.openings(run).items() if line in lines]
            if found:
                return run, min(found, key=lambda at: at.kind != "card")
        raise AssertionError(f"no way for {line}")

    def at(self, target):
        """A point of a target, for the middle of what is carried."""
        if target.kind == "card":
            rect = self.state.plan.poses[int(target.name)].rect
            return round(rect.centerx), round(rect.centery)
        return self.at_zone(target.name) if target.kind == "zone" else self.at_seat(target.name)

    def answer(self, line):
        """Where it is asked which line was meant: this one."""
        if isinstance(self.app.scene, LessonTable) and self.scene.ui.layers:
            menu = self.scene.ui.layers[-1]
            assert isinstance(menu, MoveMenu)
            words = self.state.words_of(line)
            button = next(one for one in menu._buttons if one.words == words)
            button.reveal(button.rect)
            self.click(button.rect.center)
        self.wait()

    # --- the same by keys -------------------------------------------------------------------------

    def type(self, line):
        """Play a line by keys alone."""
        line = self.session.state.parse(f"p1 {line}")[1]
        surround = self.scene.surround
        for button, key in zip(surround.buttons, surround.offered, strict=True):
            if key == ("line", line) or (key[0] == "call" and key[2] == line):
                self.focus_on(button)
                self.pause()  # who has to look first doesn't press in the same moment
                self.key(pygame.K_RETURN)
                self.choose(line)
                return
        matcher = self.state.matcher
        stops = [
            *(Target("zone", zone) for zone in self.state.plan.zones
              if line in matcher.clicks(zone)),
            *(seat for seat, lines in matcher.seat_clicks().items() if line in lines),
        ]  # fmt: skip
        if stops:
            self.focus_on(stops[0])
            self.key(pygame.K_SPACE)
            self.choose(line)
            return
        taken, target = self.way(line)
        for one in [*taken[1:], taken[0]]:
            self.focus_on(self.stop_of(one))
            self.key(pygame.K_SPACE)
            self.step(1)
        if target is not None:
            sprite = self.state.table.find(int(target.name)) if target.kind == "card" else None
            self.focus_on(self.stop_of(sprite) if sprite else target)
            self.key(pygame.K_RETURN)
        self.choose(line)

    def stop_of(self, sprite):
        """Where the focus goes for a card: itself, or the pile that it lies on."""
        card = Target("card", str(sprite.id))
        every = [one for run in self.state.focus.groups for one in run]
        return card if card in every else Target("zone", sprite.zone)

    def choose(self, line):
        """The same as `answer`, by its number."""
        if isinstance(self.app.scene, LessonTable) and self.scene.ui.layers:
            menu = self.scene.ui.layers[-1]
            words = [one.words for one in menu._buttons]
            self.key(pygame.K_1 + words.index(self.state.words_of(line)))
        self.wait()


def know_lessons():
    """Write down that a guide has been offered for each game, so that no page offers one."""
    path = progress_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dump_yaml({"offered": [game.ID for game in GAMES]}), encoding="utf-8")
