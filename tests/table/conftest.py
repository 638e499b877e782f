"""The table's tests draw on no screen and play on no loudspeaker."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # the pilot, which several of them share
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from cardtable.table.app import open_display


@pytest.fixture(autouse=True)
def _display():
    """Start each test from SDL without key repeats and without events left over."""
    import pygame

    open_display(invisible=True)
    pygame.event.clear()
