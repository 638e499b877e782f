"""Style, types and layers, beside the tests and not before them; `make check` does them alone."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from where import ROOT


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["mypy", "ruff check", "ruff format --check", "lint-imports --no-logo"]
)
def test_passes(command):
    name, *arguments = command.split()
    program = shutil.which(name, path=Path(sys.executable).parent)
    assert program, f"{name} is not there: see `make dev`"
    done = subprocess.run(
        [program, *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
