"""What is asked of the desktop at the first start, and what is made of its answers."""

import os
import plistlib
import webbrowser
from typing import ClassVar

import pytest

from cardtable.table import app, crash, main, system

PREFERENCES = "Library/Preferences/com.apple.universalaccess.plist"


@pytest.mark.parametrize(
    ("platform", "name", "text", "still"),
    [
        ("linux", "nothing", b"", False),
        ("linux", ".config/kdeglobals", b"[KDE]\nAnimationDurationFactor=0\n", True),
        ("linux", ".config/kdeglobals", b"[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("linux", ".config/kdeglobals", b"AnimationDurationFactor=0\n", False),
        ("linux", ".config/kdeglobals", b"\xff\xfe", False),
        ("linux", ".config/gtk-3.0/settings.ini", b"[Settings]\ngtk-enable-animations=0\n", True),
        ("linux", ".config/gtk-4.0/settings.ini", b"[Settings]\ngtk-enable-animations=1\n", False),
        ("darwin", PREFERENCES, plistlib.dumps({"reduceMotion": True}), True),
        ("darwin", PREFERENCES, plistlib.dumps({"reduceMotion": False}), False),
        ("darwin", PREFERENCES, plistlib.dumps([1]), False),
        ("darwin", PREFERENCES, b"no list", False),
        ("win32", "nothing", b"", False),
    ],
)
def test_the_desktop_may_ask_for_stillness(monkeypatch, tmp_path, platform, name, text, still):
    monkeypatch.setattr(system.sys, "platform", platform)
    monkeypatch.setattr(system.Path, "home", lambda: tmp_path)
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    assert system.wants_stillness() is still


@pytest.mark.parametrize(("saved", "motion"), [(False, "off"), (True, "short")])
def test_it_counts_at_the_first_start_alone(monkeypatch, tmp_path, saved, motion):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    if saved:
        (tmp_path / "settings.yaml").write_text("motion: short\n", encoding="utf-8")
    monkeypatch.setattr(system, "wants_stillness", lambda: True)
    monkeypatch.setattr(crash, "start_log", lambda: None)  # it holds its file as long as we live
    seen = []
    monkeypatch.setattr(app.App, "run", lambda self: seen.append(self.settings.motion))
    assert main.main(invisible=True) == 0
    assert seen == [motion]


class Opener:
    """Stands in for the program that shows folders."""

    asked: ClassVar[list[tuple[str, str, str]]] = []

    def __init__(self, name):
        self.name = name

    def open(self, address):
        self.asked.append((self.name, address, os.environ.get("LD_LIBRARY_PATH", "")))
        return True


@pytest.mark.parametrize(("platform", "name"), [("linux", "xdg-open"), ("darwin", "open")])
def test_a_folder_is_shown_by_the_desktop(monkeypatch, tmp_path, platform, name):
    monkeypatch.setattr(system.sys, "platform", platform)
    monkeypatch.setattr(webbrowser, "BackgroundBrowser", Opener)
    monkeypatch.setattr(Opener, "asked", [])
    monkeypatch.setattr(system.sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packaged")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/system")
    folder = tmp_path / "my rules"
    assert system.open_with_desktop(folder)
    assert Opener.asked == [(name, f"{tmp_path.as_uri()}/my%20rules", "/system")]
    assert os.environ["LD_LIBRARY_PATH"] == "/packaged"


def test_where_no_program_shows_folders_that_is_said(monkeypatch, tmp_path):
    monkeypatch.setattr(system.sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not system.open_with_desktop(tmp_path)
