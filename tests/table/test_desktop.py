"""What is asked of the desktop at the first start, and what is made of its answers."""

import plistlib

import pytest

from cardtable.table import app, crash, desktop, main

PREFERENCES = "Library/Preferences/com.apple.universalaccess.plist"


@pytest.mark.parametrize(
    ("system", "name", "text", "still"),
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
def test_the_desktop_may_ask_for_stillness(monkeypatch, tmp_path, system, name, text, still):
    monkeypatch.setattr(desktop.sys, "platform", system)
    monkeypatch.setattr(desktop.Path, "home", lambda: tmp_path)
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    assert desktop.wants_stillness() is still


@pytest.mark.parametrize(("saved", "motion"), [(False, "off"), (True, "short")])
def test_it_counts_at_the_first_start_alone(monkeypatch, tmp_path, saved, motion):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    if saved:
        (tmp_path / "settings.yaml").write_text("motion: short\n", encoding="utf-8")
    monkeypatch.setattr(desktop, "wants_stillness", lambda: True)
    monkeypatch.setattr(crash, "start_log", lambda: None)  # it holds its file as long as we live
    seen = []
    monkeypatch.setattr(app.App, "run", lambda self: seen.append(self.settings.motion))
    assert main.main(invisible=True) == 0
    assert seen == [motion]
