"""The README shows what the program does: its terminal session, its rules file, its keys."""

import re
import subprocess
import sys

import pytest
from where import ROOT

from cardtable import files
from cardtable.engine.cards import JOKER, RANKS
from cardtable.table.widgets.bindings import GAME, Bindings

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("session", blocks("console"), ids=lambda text: text.split("\n")[0])
def test_terminal_sessions_go_as_shown(session, tmp_path, monkeypatch):
    """What stands behind a prompt is typed; all else must come out just so."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    command, _, shown = session.partition("\n")
    program, *arguments = command.removeprefix("$ ").split()
    assert program == "cardtable"
    typed = re.findall(r"^Kim: (.+)$", shown, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        check=True,
    )
    # A person's typing is on the screen as well, and not in the output.
    assert done.stdout == re.sub(r"^Kim: .+$", "Kim: ", shown, flags=re.MULTILINE)
    assert done.stderr == ""


@pytest.mark.parametrize("text", blocks("yaml"))
def test_the_rules_file_is_a_good_one(text, tmp_path):
    name = re.search(r"`(\S+\.yaml)`:\n\n```yaml", README)[1]
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert files.load_rules(path).names.plain in text


def test_the_keys_are_those_that_the_program_shows():
    table = README.partition("| key | what it does |\n| --- | --- |\n")[2].partition("\n\n")[0]
    rows = [row.removeprefix("| ").removesuffix(" |").split(" | ") for row in table.splitlines()]
    conditions = {"hand", "computers", "shared", "peeks"}
    conditions |= {f"rank {one}" for one in (*RANKS, JOKER)}
    assert rows == [list(row) for row in Bindings(GAME, {}, conditions).rows()]
