"""The program with its window, from the first scene to the exit status."""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from cardtable import files
from cardtable.table import crash, scenes, system
from cardtable.table.app import App, open_display
from cardtable.table.voice import reader_runs
from cardtable.table.window import NoDisplayError

if TYPE_CHECKING:
    from cardtable.engine.record import Record
    from cardtable.lessons.lesson import Lesson
    from cardtable.session import Session

_ENDING = ("SIGTERM", "SIGINT", "SIGHUP")


def main(
    session: Session | None = None,
    *,
    replay: Record | None = None,
    everything: bool = False,
    lesson: Lesson | None = None,
    invisible: bool = False,
) -> int:
    """Open the window on the menu, a game, a replay or a lesson; returns the exit status.

    `everything` allows to show all hands of a replay, though its game is not over. `invisible`
    allows SDL's drivers without a screen, for tests and measurements.
    """
    try:
        open_display(invisible=invisible)
        crash.start_log()
        settings = files.load_settings()
        if not files.settings_path().exists() and system.wants_stillness():
            settings = replace(settings, motion="off")
        app = App(settings, save=files.save_settings, reader=reader_runs)
        app.tell(files.why_unkept())

        def begin() -> None:
            if replay is not None:
                app.reset(scenes.replay_scene(app, replay, everything=everything))
            elif lesson is not None:
                app.reset(scenes.menu_scene(app), scenes.lesson_scene(app, lesson))
            elif session is not None:
                app.reset(scenes.menu_scene(app), scenes.play_scene(app, session))
            else:
                app.reset(scenes.menu_scene(app))

        return watch(app, begin, quiet=invisible)
    except NoDisplayError as error:
        if sys.stderr is not None:
            sys.stderr.write(f"{error}\n")
        return 2
    finally:
        pygame.quit()


def watch(app: App, begin: Callable[[], None], *, quiet: bool = False) -> int:
    """Run the app; a crash leads to a page that tells of it. Returns the exit status.

    `begin` puts the first scenes into it. With `quiet` nobody sees the window: it ends at once.
    """
    status = 0
    start: Callable[[], None] | None = begin
    while True:
        try:
            if start:
                start()
            app.run()
            return status
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the last place that can tell of it
            report, status, start = crash.report(error, app), 1, None
            if sys.stderr is not None:
                traceback.print_exc()
            again = app.scene is not None and app.scene.tells_of_crash
        try:
            for scene in app.scenes:
                with suppress(Exception):
                    scene.closing()
            if quiet:
                return status
            if again:
                raise RuntimeError("the page that tells of a crash has crashed")
            app.scenes.clear()
            app.reset(scenes.crash_scene(app, report))
        except Exception:  # noqa: BLE001 - nothing can be drawn any more
            _tell(report)
            return status


def _tell(report: crash.Report) -> None:
    """Say it in a box of the system's. A signal ends it: it isn't kept for when the box is read."""
    numbers = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    before = [signal.signal(number, signal.SIG_DFL) for number in numbers]
    with suppress(pygame.error):
        pygame.display.message_box("Card Table", "\n\n".join(report.words), message_type="error")
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler or signal.SIG_DFL)
