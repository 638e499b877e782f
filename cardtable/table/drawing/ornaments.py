"""Ornaments printed on a cloth.

They are pictures like the cards', in a few inks that are mixed from whatever cloth they lie on.
They are drawn into the cloth once, so no frame pays for them.
"""

from __future__ import annotations

import re
from itertools import pairwise

import pygame

from cardtable.files import asset_path
from cardtable.presenter.backdrop import Backdrop
from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.inks import style
from cardtable.table.drawing.pips import raster

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')


def inks(palette: Palette) -> dict[str, Rgb]:
    """The inks of ornaments by the class that asks for them."""
    return {
        "lit": palette.on_cloth,
        "gilt": palette.second,
        "red": mix(palette.accent, palette.heart_cloth, 0.35),
        "mid": palette.cloth.light,
        "dark": mix(palette.cloth.dark, (0, 0, 0), 0.6),
    }


def adorn(cloth: pygame.Surface, palette: Palette, backdrop: Backdrop) -> None:
    """Print a table's ornaments on its cloth."""
    width, height = cloth.get_size()
    unit = min(height, width / 1.5)
    for one in backdrop.ornaments:
        source = _source(one.art)
        wide, high = _box(source)
        cover = one.fit == "cover"
        times = max(width / wide, height / high) if cover else one.size * unit / high
        size = (max(3, round(wide * times)), max(3, round(high * times)))
        image = _drawn(one.art, palette, size)
        if one.fit == "frame":
            _frame(cloth, image)
            continue
        if one.turn:
            image = pygame.transform.rotozoom(image, one.turn, 1)
        x, y = (0.5, 0.5) if cover else one.at
        wide, high = image.get_size()
        if one.fit == "middle":
            cloth.blit(image, image.get_rect(center=(round(x * width), round(y * height))))
            continue
        cloth.blit(image, (round(x * (width - wide)), round(y * (height - high))))


def _frame(cloth: pygame.Surface, image: pygame.Surface) -> None:
    """Corners as they are, and sides of as many equal pieces as come nearest to their length."""
    (width, height), side = cloth.get_size(), image.get_height() // 3
    far = image.get_width() - side
    for x, from_x in ((0, 0), (width - side, far)):
        for y, from_y in ((0, 0), (height - side, far)):
            cloth.blit(image, (x, y), (from_x, from_y, side, side))
    across, down = _steps(width, side), _steps(height, side)
    for from_, at in ((0, 0), (far, width - side)):
        piece = image.subsurface((from_, side, side, side))
        for top, bottom in pairwise(down):
            cloth.blit(pygame.transform.smoothscale(piece, (side, bottom - top)), (at, top))
    for from_, at in ((0, 0), (far, height - side)):
        piece = image.subsurface((side, from_, side, side))
        for left, right in pairwise(across):
            cloth.blit(pygame.transform.smoothscale(piece, (right - left, side)), (left, at))


def _steps(length: int, side: int) -> list[int]:
    room = length - 2 * side
    count = max(1, round(room / side))
    return [side + round(room * n / count) for n in range(count + 1)]


def _drawn(art: str, palette: Palette, size: tuple[int, int]) -> pygame.Surface:
    source = _source(art)
    sheet = f"<style>{style(inks(palette), source)}</style>"
    return raster(_STYLE.sub(sheet, source, count=1), size)


def _box(source: str) -> tuple[int, int]:
    found = _BOX.search(source)
    assert found is not None, "an ornament without a viewBox"
    return int(found[1]), int(found[2])


def _source(art: str) -> str:
    return asset_path(f"backdrops/{art}.svg").read_text("utf-8")
