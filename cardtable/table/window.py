"""The one window on the screen that is there: how large it is, and whether it fills the screen."""

from __future__ import annotations

import ctypes
import warnings
from typing import Any

import pygame

from cardtable.presenter.phrases import wording

Size = tuple[int, int]

SMALLEST: Size = (960, 600)
"""Pages are laid out for at least so many pixels; in a smaller window they are shown smaller."""
_TITLE = 80  # pixels of the screen's height that are left to title bar and panels, at least
_X11 = "libX11.so.6"  # the system's; named at the call, it would be packaged with the program
_PLAIN = {"dummy", "offscreen"}  # drivers without a screen


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message is one sentence for a person."""


def fitting(wanted: Size, screen: Size, title: int = _TITLE) -> tuple[Size, bool]:
    """The size that a window can have on a screen, and whether it is smaller than wanted.

    `title` is the height that is needed for what stands around it.
    """
    size = (min(wanted[0], screen[0]), min(wanted[1], screen[1] - title))
    return size, size != wanted


class Window:
    """The display's window, open as long as the program runs."""

    def __init__(
        self,
        wanted: Size,
        *,
        maximised: bool = False,
        full_screen: bool = False,
        size: Size | None = None,
    ) -> None:
        """Open it with the `wanted` size as far as there is room, or with exactly this `size`.

        Raises NoDisplayError where the screen can't show it.
        """
        self._managed = _managed()
        self._screen = pygame.display.get_desktop_sizes()[0]
        title, usual, small, least = _TITLE if self._managed else 0, wanted, False, SMALLEST
        if pygame.display.get_driver() not in _PLAIN:
            usual, small = fitting(wanted, self._screen, title)
            least, _ = fitting(SMALLEST, self._screen, title)
        if size is not None:
            least, _ = fitting(least, size, title=0)
        self.full_screen = False
        self.maximised = self._managed and size is None and (maximised or small)
        """Whether the desktop gives it all the room that there is, its title bar besides."""
        self.plain = size or usual
        """Its size while it is neither maximised nor fills the screen."""
        self._usual = {"window": usual, "maximised": self.maximised}
        try:
            surface = pygame.display.set_mode(self.plain, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(wording("cli.no-colours")) from error
        if surface.get_bitsize() < 24:
            raise NoDisplayError(wording("cli.no-colours"))
        window = _window()
        window.minimum_size = least
        if self.maximised:
            window.maximize()
        if full_screen:
            self.fill(full_screen)

    @property
    def surface(self) -> pygame.Surface:
        """What is shown in it; another one after a change of its size."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the display has been closed"
        return surface

    def fill(self, full_screen: bool) -> None:
        """Fill the screen, or go back to the size before. The new size comes as an event."""
        self.full_screen = full_screen
        window = _window()
        if not full_screen:
            window.set_windowed()
        if not self._managed:  # nobody else gives it the place that SDL then takes it to have
            size = self._screen if full_screen else self.plain
            window.size = size
            window.position = ((self._screen[0] - size[0]) // 2, (self._screen[1] - size[1]) // 2)
        if full_screen:
            window.set_fullscreen(True)
        elif self.maximised:
            window.maximize()

    def handle(self, event: pygame.Event) -> None:
        """Note what the desktop has done with it."""
        if event.type in {pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED} and not self.full_screen:
            self.maximised = event.type == pygame.WINDOWMAXIMIZED

    def settled(self) -> None:
        """Its size has stayed the same for a moment: no change of size is under way."""
        if not (self.maximised or self.full_screen):
            self.plain = self.surface.get_size()

    def kept(self) -> dict[str, Any]:
        """The settings that open it like this again, but for what this screen alone asks for."""
        now = {"window": self.plain, "maximised": self.maximised}
        return {key: value for key, value in now.items() if value != self._usual[key]}


def _window() -> pygame.Window:
    """The window behind the display's surface, for what only its own class can do.

    A window of that class could not present parts of itself, so both are needed.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _managed() -> bool:
    """Whether somebody gives windows their frames and places: a bare X server doesn't.

    A window manager tells of itself by a property of the root window.
    """
    if pygame.display.get_driver() != "x11":
        return True
    try:
        x = ctypes.CDLL(_X11)
    except OSError:
        return True
    long, pointer, by = ctypes.c_ulong, ctypes.c_void_p, ctypes.byref
    x.XOpenDisplay.restype, x.XInternAtom.restype, x.XDefaultRootWindow.restype = (
        pointer,
        long,
        long,
    )
    if (opened := x.XOpenDisplay(None)) is None:
        return True
    display = pointer(opened)
    root = long(x.XDefaultRootWindow(display))
    name = long(x.XInternAtom(display, b"_NET_SUPPORTING_WM_CHECK", 0))
    kind, form, count, rest, data = long(), ctypes.c_int(), long(), long(), pointer()
    x.XGetWindowProperty(
        display, root, name, long(0), long(1), 0, long(0),
        by(kind), by(form), by(count), by(rest), by(data),
    )  # fmt: skip
    if data.value:
        x.XFree(data)
    x.XCloseDisplay(display)
    return count.value > 0
