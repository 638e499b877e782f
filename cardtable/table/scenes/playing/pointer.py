"""The pointer at the table: presses, drags, clicks, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.engine.notation import split_actor
from cardtable.presenter.reading import Target
from cardtable.table.board.gestures import Choose
from cardtable.table.board.picture import carried_transform

if TYPE_CHECKING:
    from cardtable.table.scenes.playing.scene import Play


class Pointer:
    """Tells the gesture machine what the pointer does, and the scene what came of it."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self.hovered: int | None = None
        """The reader's card under the pointer."""
        self._point: tuple[int, int] | None = None
        self._under: Target | None = None
        self._looked: tuple[tuple[int, int], int] | None = None
        self._finished = False
        """The press ended the motion of others: its click must not pick a pile up by accident."""

    def handle(self, event: pygame.Event) -> bool:
        """Treat an event; true if it meant something here."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                return self._scene.go_home()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event)
            case pygame.WINDOWLEAVE:
                self._hover(None)
        return self._scene.ui.handle(event)

    def let_go(self) -> None:
        """Carried cards are where the hand left them: they travel on from there."""
        scene = self._scene
        drag = scene.gestures.drag
        for place, number in enumerate(scene.gestures.lifted):
            if drag is not None and number in scene.plan.poses:
                scene.board.motion.put(number, carried_transform(scene.board, drag, place, number))

    def rest(self) -> None:
        """A pointer, or the keyboard's focus, that rests on something is told what that is."""
        scene = self._scene
        if scene.board.busy or scene.gestures.drag is not None or scene.ui.layers:
            scene.rest_on(None)
            return
        told = scene.rest_on(self._focused() if scene.focus.visible else self._pointed())
        if told is not None and not scene.noting:
            scene.tip(told)

    def _focused(self) -> Target | None:
        item = self._scene.focus.item
        return item if isinstance(item, Target) and self._scene.worth_telling(item) else None

    def _pointed(self) -> Target | None:
        scene = self._scene
        if self._point is None:
            return None
        where = (self._point, scene.board.version)
        if where != self._looked:
            # asked for once: this is called sixty times a second while nothing happens
            self._hover(self._point)  # the card that was there may have gone
            scene.spread.peek(scene.plan.zone_at(self._point) or "")
            under = scene.gestures.at(self._point)
            self._under = under[0] if under and scene.worth_telling(under[0]) else None
            self._looked = where
        return self._under

    def _motion(self, event: pygame.Event) -> bool:
        scene = self._scene
        if scene.focus.visible and event.rel != (0, 0):
            scene.focus.visible = False
            scene.dirty = True
        if scene.gestures.drag is None:
            used = scene.ui.handle(event)
            self._hover(None if used else event.pos)
            return used
        if scene.gestures.move(event.pos):
            if not scene.board.held:
                scene.app.sound.play("lift", 0.5)
                scene.hush()
            self.hovered = None
            scene.show_chosen()
        return True

    def _down(self, event: pygame.Event) -> bool:
        scene = self._scene
        scene.hush()
        scene.focus.visible = False
        self._finished = False
        if scene.ui.handle(event):
            return True
        if scene.board.busy:
            self._finished = scene.board.unfolding and not self._own()
            scene.hurry()
        scene.gestures.press(event.pos, scene.now)
        scene.dirty = True
        return True

    def _own(self) -> bool:
        """Whether what is under way is the reader's own doing, who knows what to click next."""
        session = self._scene.session
        actor, _ = split_actor(session.line_at(session.step_count - 1))
        return actor == session.turn == self._scene.reader

    def _up(self, event: pygame.Event) -> bool:
        scene = self._scene
        if scene.ui.held is not None:
            return scene.ui.handle(event)
        dragged = bool(scene.gestures.lifted)
        self._point = None  # what has been dropped there needs no words until the pointer moves
        self.let_go()
        if self._finished and scene.gestures.drag is None:
            self._finished = False
            scene.gestures.cancel()
            scene.show_chosen()
            return True
        pressed = scene.gestures.pressed
        intent = scene.gestures.release(event.pos, scene.now)
        if pressed and not dragged and scene.reply.skips(intent):
            scene.reply.give()
            return True
        if dragged and not isinstance(intent, Choose):
            scene.gestures.chosen = []
        scene.carry_out(intent)
        return True

    def _hover(self, point: tuple[int, int] | None) -> None:
        scene = self._scene
        number = scene.plan.card_at(point) if point is not None else None
        sprite = scene.table.find(number) if number is not None else None
        mine = sprite is not None and sprite.zone.startswith(f"{scene.reader}.")
        over = number if mine and not scene.board.busy else None
        if over != self.hovered:
            self.hovered = over
            scene.dirty = True
        self._point = point
