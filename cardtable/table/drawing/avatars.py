"""A portrait for every name, cut from paper: the same name always has the same face.

Shapes are those of the deck's courts: few, large, in two tones, with a second ink off register.
"""

from __future__ import annotations

import zlib
from functools import cache

import pygame

from cardtable.engine.names import name_key
from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.inks import SKINS
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.theme import Theme

_HAIRS: tuple[Rgb, ...] = (
    (38, 32, 34),
    (96, 56, 36),
    (168, 104, 52),
    (214, 178, 112),
    (150, 150, 152),
)
_BACK = (
    # behind the head
    "",
    "M26 46C24 18 38 12 50 12C62 12 76 18 74 46C76 64 78 76 70 82H30C22 76 24 64 26 46Z",
    "M28 44C26 20 38 13 50 13C62 13 74 20 72 44L76 62C72 68 66 66 64 60H36C34 66 28 68 24 62Z",
    (
        "M22 40C16 34 20 22 30 22C34 10 48 8 54 13C66 8 78 18 76 30C84 38 80 50 73 52"
        "C70 60 30 60 27 52C20 52 18 46 22 40Z"
    ),
    (
        "M50 2C57 2 61 8 58 13C52 17 48 17 42 13C39 8 43 2 50 2ZM28 46C26 20 38 13 50 13"
        "C62 13 74 20 72 46Z"
    ),
)
_LONG = (1, 2, 4)  # hair that no beard goes with
_FRONT = (
    # over the forehead
    (
        "M31 42C29 24 38 17 50 17C62 17 71 24 69 42C66 34 62 30 58 28C52 33 40 33 36 30"
        "C33 33 32 37 31 42Z"
    ),
    "M31 44C28 24 40 17 50 17C60 17 72 24 69 44C67 36 64 31 50 30C36 31 33 36 31 44Z",
    "M31 42C27 26 36 16 52 17C64 17 72 26 69 42C67 34 60 30 46 32C40 33 34 34 31 42Z",
    "M32 36C34 22 42 18 50 18C58 18 66 22 68 36C62 28 38 28 32 36Z",
    "M31 46C28 30 33 18 50 17C67 18 72 30 69 46C68 40 68 34 60 33L50 27L40 33C32 34 32 40 31 46Z",
    "",
)
_HATS = (
    "",
    "",
    "",
    (
        "M20 30C34 24 66 24 80 30C72 34 66 33 64 32C62 14 58 10 50 10C42 10 38 14 36 32"
        "C34 33 28 34 20 30Z"
    ),
    "M30 30L26 12L38 20L50 8L62 20L74 12L70 30C58 26 42 26 30 30Z",
    "M28 32C26 16 38 8 50 8C62 8 74 16 72 32C60 27 40 27 28 32Z",
    "M18 24L50 10L82 24L50 34ZM34 28V36C42 31 58 31 66 36V28L50 34Z",
)
_COATS = (
    "M10 104C10 82 28 74 42 72L50 80L58 72C72 74 90 82 90 104Z",
    "M10 104C12 84 26 72 40 72C44 78 56 78 60 72C74 72 88 84 90 104Z",
    "M8 104C8 80 30 72 50 72C70 72 92 80 92 104Z",
)
_BEARDS = (
    (
        "M32 44C34 52 38 50 42 52C46 49 54 49 58 52C62 50 66 52 68 44C69 62 60 76 50 76"
        "C40 76 31 62 32 44Z"
    ),
    (
        "M40 53C44 49 48 50 50 52C52 50 56 49 60 53C64 56 66 54 68 51C66 60 56 60 50 55"
        "C44 60 34 60 32 51C34 54 36 56 40 53Z"
    ),
)
_MOUTHS = (
    "M45 57C48 59.5 52 59.5 55 57",
    "M45.5 57.5H54.5",
    "M45 56.5C47 60.5 53 60.5 55 56.5",
)
_FACE = "M32 40C32 26 40 20 50 20C60 20 68 26 68 40C68 56 60 67 50 67C40 67 32 56 32 40Z"
_HALF = "M50 20C60 20 68 26 68 40C68 56 60 67 50 67C55 58 57 46 54 36Z"
_RAYS = ("-20 10", "10 -20", "50 -30", "90 -20", "120 10", "-24 52", "124 52")
_COLLARS = (
    "M42 72L50 82L38 88L34 75ZM58 72L50 82L62 88L66 75Z",
    "M40 72C44 80 56 80 60 72L64 75C58 88 42 88 36 75Z",
    "M46 78L50 82L54 78L56 104H44Z",
)


SALT = 9839  # chosen so that the names that the set-up offers have faces that suit them


def avatar(theme: Theme, name: str, size: int, *, bare: bool = False) -> pygame.Surface:
    """The portrait that belongs to a name, round, `size` pixels across; `bare`, without a hat."""
    key = ("avatar", name, size, bare)
    return theme.kept(key, lambda: _portrait(theme.palette, name, size, bare=bare))


def _portrait(palette: Palette, name: str, size: int, *, bare: bool) -> pygame.Surface:
    # some sizes come out a pixel larger
    drawing = _drawing(palette, name, bare=bare)
    image = raster(drawing, (size, size)).subsurface((0, 0, size, size))
    image.blit(raster(_DISC, (size, size)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


_DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    '<circle cx="50" cy="50" r="49.5" fill="#ffffff"/></svg>'
)


@cache
def _drawing(palette: Palette, name: str, *, bare: bool) -> str:
    number = zlib.crc32(f"{SALT}{name_key(name)}".encode())

    def pick(count: int) -> int:
        nonlocal number
        number, chosen = divmod(number * 2654435761 % (1 << 40) >> 3, count)
        return chosen

    grounds = [*palette.backs, palette.fair, palette.accent, palette.second]
    ground = grounds[pick(len(grounds))]
    coat = next(one for one in grounds[pick(len(grounds)) :] + grounds if one != ground)
    skin, shade = SKINS[pick(len(SKINS))]
    hair = _HAIRS[pick(len(_HAIRS))]
    back, front, hat = pick(len(_BACK)), pick(len(_FRONT)), _HATS[pick(len(_HATS))]
    body, collar = _COATS[pick(len(_COATS))], _COLLARS[pick(len(_COLLARS))]
    beard, glasses, mouth = pick(4), pick(4) == 0, pick(3)
    light = mix(ground, palette.paper, 0.72)

    def shape(d: str, colour: Rgb, more: str = "") -> str:
        return f'<path d="{d}" fill="{hex_colour(colour)}" {more}/>' if d else ""

    def line(d: str, colour: Rgb, width: float) -> str:
        return (
            f'<path d="{d}" fill="none" stroke="{hex_colour(colour)}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    ink = palette.ink
    parts = [
        f'<rect width="100" height="100" fill="{hex_colour(light)}"/>',
        *(
            line(f"M50 46L{x} {y}", mix(light, ground, 0.24), 5)
            for x, y in (
                (-20, 10),
                (10, -20),
                (50, -30),
                (90, -20),
                (120, 10),
                (-24, 52),
                (124, 52),
            )
        ),
        shape(_BACK[back], mix(hair, ink, 0.25)),
        shape(body, palette.second, 'transform="translate(2.2 -1.6)"'),
        shape(body, coat),
        shape("M42 60H58V74C54 80 46 80 42 74Z", shade),
        shape(collar, palette.paper),
        shape(
            "M32 40C32 26 40 20 50 20C60 20 68 26 68 40C68 56 60 67 50 67C40 67 32 56 32 40Z", skin
        ),
        shape("M50 20C60 20 68 26 68 40C68 56 60 67 50 67C55 58 57 46 54 36Z", shade),
    ]
    if beard < len(_BEARDS) and back not in _LONG:
        whiskers = _BEARDS[beard]
        parts.append(shape(whiskers, hair))
    parts += [
        shape("M40.5 41A2.6 2.9 0 1 1 45.7 41A2.6 2.9 0 1 1 40.5 41Z", ink),
        shape("M54.3 41A2.6 2.9 0 1 1 59.5 41A2.6 2.9 0 1 1 54.3 41Z", ink),
        line("M39 35.5C41 34 44 34 46 35M54 35C56 34 59 34 61 35.5", mix(hair, ink, 0.4), 1.8),
        line("M50 42L48.6 49H51.5", mix(shade, ink, 0.35), 1.8),
        line(
            _MOUTHS[mouth], (150, 52, 46), 2.2,
        ),
    ]  # fmt: skip
    if glasses:
        rims = "M37 41A6 6 0 1 1 49 41A6 6 0 1 1 37 41ZM51 41A6 6 0 1 1 63 41A6 6 0 1 1 51 41Z"
        parts.append(line(rims + "M49 41H51M32 39L37 40M68 39L63 40", ink, 1.7))
    parts.append(shape(_FRONT[front], hair))
    if hat and not bare:
        parts += [
            shape(hat, palette.second, 'transform="translate(1.8 1.6)"'),
            shape(hat, mix(coat, ink, 0.25)),
        ]
    view = 'viewBox="0 0 100 100" width="100" height="100"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{"".join(parts)}</svg>'
