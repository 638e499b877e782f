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
from cardtable.table.drawing import paint


@pytest.fixture(autouse=True, scope="session")
def _kept():
    """Drawings, fonts and cloths are made once for all tests: every window begins with the same."""
    drawn, opened = pygame.image.load_sized_svg, pygame.Font

    @functools.lru_cache(maxsize=2000)
    def drawing(text, size):
        return drawn(io.BytesIO(text), size)

    @functools.lru_cache(maxsize=500)
    def font(file, size):
        return opened(file, size)

    def usable(file, size):
        try:
            font(file, size).get_height()
        except pygame.error:  # `pygame.quit` has closed it, and all others
            font.cache_clear()
        return font(file, size)

    cloths = functools.lru_cache(maxsize=6)(paint._cloth.__wrapped__)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            pygame.image, "load_sized_svg", lambda file, size: drawing(file.read(), size).copy()
        )
        patch.setattr(pygame, "Font", usable)
        patch.setattr(paint, "_cloth", cloths)
        yield


@pytest.fixture(autouse=True)
def _display():
    """Start each test from SDL without key repeats and without events left over."""
    open_display(invisible=True)
    pygame.event.clear()
