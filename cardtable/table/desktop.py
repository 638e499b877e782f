"""What the desktop around the window is set to, for the first start; afterwards our settings count.

Each system is asked in its own way, quickly or not at all: what does not answer asks for nothing.
"""

from __future__ import annotations

import subprocess
import sys

PATIENCE = 0.2  # seconds
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_CLIENT_AREA_ANIMATION = 0x1042


def wants_stillness() -> bool:
    """Whether people have asked their desktop for less motion."""
    if sys.platform == "win32":
        return not _windows_moves()
    if sys.platform == "darwin":
        return _said(_MAC) == "1"
    return _said(_GNOME) == "false"


def _said(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(  # noqa: S603 - one of the two above
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def _windows_moves() -> bool:
    import ctypes

    answer = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value)
