"""The table's tests draw on no screen and play on no loudspeaker."""

import functools
import io
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # the pilot, which several of them share
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from cardtable.table.app import open_display


@pytest.fixture(autouse=True, scope="session")
def _drawings():
    """Turn each drawing into pixels once for all tests: every window begins with the same ones."""
    drawn = pygame.image.load_sized_svg

    @functools.lru_cache(maxsize=2000)
    def once(text, size):
        return drawn(io.BytesIO(text), size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            pygame.image, "load_sized_svg", lambda file, size: once(file.read(), size).copy()
        )
        yield


@pytest.fixture(autouse=True)
def _display():
    """Start each test from SDL without key repeats and without events left over."""
    open_display(invisible=True)
    pygame.event.clear()
