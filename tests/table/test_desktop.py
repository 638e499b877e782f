"""What is asked of the desktop at the first start, and what is made of its answers."""

import subprocess

import pytest

from cardtable.table import app, crash, desktop


def answering(monkeypatch, system, answer):
    def run(command, **how):
        assert how["timeout"] <= 0.2
        if isinstance(answer, BaseException):
            raise answer
        return subprocess.CompletedProcess(command, 0, stdout=answer)

    monkeypatch.setattr(desktop.sys, "platform", system)
    monkeypatch.setattr(desktop.subprocess, "run", run)


@pytest.mark.parametrize(
    ("system", "answer", "still"),
    [
        ("linux", "false\n", True),
        ("linux", "true\n", False),
        ("linux", "", False),
        ("linux", FileNotFoundError(), False),
        ("linux", subprocess.TimeoutExpired("gsettings", 0.2), False),
        ("darwin", "1\n", True),
        ("darwin", "0\n", False),
        ("win32", "", False),
    ],
)
def test_the_desktop_is_asked_for_stillness(monkeypatch, system, answer, still):
    answering(monkeypatch, system, answer)
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
    assert app.main(invisible=True) == 0
    assert seen == [motion]
