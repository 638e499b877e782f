"""A portrait for every name, cut from paper: one name has one face, unless another is chosen.

Shapes are those of the deck's courts: few, large, in two tones, with a second ink off register.
"""

from __future__ import annotations

import math
import zlib
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import pygame

from cardtable.engine.clean import name_key
from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.marks import SKINS, hex_colour, raster
from cardtable.table.drawing.theme import STYLES, Style, Theme

if TYPE_CHECKING:
    from cardtable.presenter.layoutfile import Mood

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
_MOODS: dict[Mood, tuple[str, str, str]] = {
    # brows, eyes, and the mouth where it isn't the usual one
    "": (
        "M39 35.5C41 34 44 34 46 35M54 35C56 34 59 34 61 35.5",
        (
            "M40.5 41A2.6 2.9 0 1 1 45.7 41A2.6 2.9 0 1 1 40.5 41Z"
            "M54.3 41A2.6 2.9 0 1 1 59.5 41A2.6 2.9 0 1 1 54.3 41Z"
        ),
        "",
    ),
    "thinking": (
        "M39 35.5C41 34.4 44 34.6 46 35.8M54 33.2C56 31.6 59 31.8 61 33.6",
        (
            "M42 39.6A2.5 2.7 0 1 1 47 39.6A2.5 2.7 0 1 1 42 39.6Z"
            "M55.8 39.6A2.5 2.7 0 1 1 60.8 39.6A2.5 2.7 0 1 1 55.8 39.6Z"
        ),
        "M46.5 58.4C49 57 52 57 54 56.2",
    ),
    "pleased": (
        "M39 34C41 32 44 32 46 33.4M54 33.4C56 32 59 32 61 34",
        (
            "M39.8 42.2C40.8 37.4 45.4 37.4 46.4 42.2C44.8 39.8 41.4 39.8 39.8 42.2Z"
            "M53.6 42.2C54.6 37.4 59.2 37.4 60.2 42.2C58.6 39.8 55.2 39.8 53.6 42.2Z"
        ),
        "M43 55.4C46 62 54 62 57 55.4",
    ),
    "stung": (
        "M38.6 33.4C41 33.8 44 35.4 46.4 37.4M53.6 37.4C56 35.4 59 33.8 61.4 33.4",
        (
            "M40.3 40.4L45.9 41.6A2.8 2.6 0 0 1 40.3 40.4Z"
            "M59.7 40.4L54.1 41.6A2.8 2.6 0 0 0 59.7 40.4Z"
        ),
        "M44.5 59.6C47 56 53 56 55.5 59.6",
    ),
    "startled": (
        "M38.4 32.2C41 29.4 44 29.6 46.6 31.2M53.4 31.2C56 29.6 59 29.4 61.6 32.2",
        (
            "M39.9 41A3.2 3.8 0 1 1 46.3 41A3.2 3.8 0 1 1 39.9 41Z"
            "M53.7 41A3.2 3.8 0 1 1 60.1 41A3.2 3.8 0 1 1 53.7 41Z"
        ),
        "M47.6 58A2.4 2.4 0 1 1 52.4 58A2.4 2.4 0 1 1 47.6 58Z",
    ),
}
_FACE = "M32 40C32 26 40 20 50 20C60 20 68 26 68 40C68 56 60 67 50 67C40 67 32 56 32 40Z"
_HALF = "M50 20C60 20 68 26 68 40C68 56 60 67 50 67C55 58 57 46 54 36Z"
_RAYS = ((-20, 10), (10, -20), (50, -30), (90, -20), (120, 10), (-24, 52), (124, 52))
_COLLARS = (
    "M42 72L50 82L38 88L34 75ZM58 72L50 82L62 88L66 75Z",
    "M40 72C44 80 56 80 60 72L64 75C58 88 42 88 36 75Z",
    "M46 78L50 82L54 78L56 104H44Z",
)


FACES = 12  # among which somebody can choose
SALT = 9839  # chosen so that the names that the set-up offers have faces that suit them


def avatar(
    theme: Theme, name: str, size: int, *, bare: bool = False, mood: Mood = ""
) -> pygame.Surface:
    """The portrait that belongs to a name, round, `size` pixels across; `bare`, without a hat."""

    def make() -> pygame.Surface:
        person = name_key(name)
        other = theme.portraits.get(person, 0)
        return _portrait(
            theme.palette, f"{person} {other}" if other else person, size, mood, bare=bare
        )

    return theme.kept(("avatar", name, size, bare, mood), make)


def _portrait(palette: Palette, face: str, size: int, mood: Mood, *, bare: bool) -> pygame.Surface:
    # some sizes come out a pixel larger
    drawing = _drawing(palette, face, mood, bare=bare)
    image = raster(drawing, (size, size)).subsurface((0, 0, size, size))
    image.blit(raster(_DISC, (size, size)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


_DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    '<circle cx="50" cy="50" r="49.5" fill="#ffffff"/></svg>'
)


@cache
def _drawing(palette: Palette, face: str, mood: Mood, *, bare: bool) -> str:
    number = zlib.crc32(f"{SALT}{face}".encode())

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
    brows, eyes, lips = _MOODS[mood]

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
        *(line(f"M50 46L{x} {y}", mix(light, ground, 0.24), 5) for x, y in _RAYS),
        shape(_BACK[back], mix(hair, ink, 0.25)),
        shape(body, palette.second, 'transform="translate(2.2 -1.6)"'),
        shape(body, coat),
        shape("M42 60H58V74C54 80 46 80 42 74Z", shade),
        shape(collar, palette.paper),
        shape(_FACE, skin),
        shape(_HALF, shade),
    ]
    if beard < len(_BEARDS) and back not in _LONG:
        whiskers = _BEARDS[beard]
        parts.append(shape(whiskers, hair))
    parts += [
        shape(eyes, ink),
        line(brows, mix(hair, ink, 0.4), 1.8),
        line("M50 42L48.6 49H51.5", mix(shade, ink, 0.35), 1.8),
        line(lips or _MOUTHS[mouth], (150, 52, 46), 2.2),
    ]
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


# ------------------------------------------------------------------ crowns and ribbons


Hat: TypeAlias = Literal["crown", "cap"]
TALL = {"crown": 0.68, "cap": 0.72}
"""Height of each hat, as a part of its width."""
_CROWN = "M9 58L3 17L29 35L50 4L71 35L97 17L91 58Z"
_CROWN_SHADE = "M50 4L71 35L97 17L91 58H50Z"
_CAP = (
    "M16 62C20 46 15 32 5 21C27 16 44 32 50 62Z",
    "M84 62C80 46 85 32 95 21C73 16 56 32 50 62Z",
    "M30 62C34 40 42 24 50 7C58 24 66 40 70 62Z",
)
_BELLS = ((6, 21), (94, 21), (50, 8))
_LEAVES = 7  # on each branch of a laurel
NIGHT: Rgb = (38, 66, 104)
GREY: Rgb = (84, 86, 90)
Ended: TypeAlias = Literal["won", "lost", "placed", "drawn"]
SIT = {"crown": (0.5, 0.27), "cap": (0.56, 0.27)}
"""How wide a hat is and where its brim lies, as parts of the portrait it is put on."""
_BEAMS = 13  # of light
_LEAST = 0.45  # of their size: rather than smaller letters, words on a ribbon take two lines
_NOTCH = 0.32  # how deep a ribbon's ends are cut, as a part of their height


def hat(theme: Theme, which: Hat, width: int) -> pygame.Surface:
    """A crown or a fool's cap, `width` pixels wide."""
    size = (width, round(width * TALL[which]))
    draw = _crown if which == "crown" else _cap
    return theme.kept(("hat", which, width), lambda: raster(draw(theme.palette), size))


def laurel(theme: Theme, side: int) -> pygame.Surface:
    """Two branches around a circle of four fifths of `side`, open at the top."""
    return theme.kept(("laurel", side), lambda: raster(_laurel(theme.palette), (side, side)))


def rays(theme: Theme, size: tuple[int, int], centre: tuple[int, int]) -> pygame.Surface:
    """Light that goes out from a point to all sides, and fades away."""
    return theme.kept(
        ("rays", size, centre), lambda: raster(_rays(theme.palette, size, centre), size)
    )


def ribbon(theme: Theme, size: tuple[int, int], how: Ended = "won") -> pygame.Surface:
    """A ribbon with folded ends: red, night-blue for a loss, grey for what is neither.

    `ribbon_field` is where words stand on it.
    """
    dye = theme.palette.accent if how == "won" else NIGHT if how == "lost" else GREY
    return theme.kept(
        ("ribbon", size, dye), lambda: raster(_ribbon(theme.palette, size, dye), size)
    )


def ribbon_field(rect: pygame.Rect) -> pygame.Rect:
    """The part of a ribbon in `rect` that lies in front."""
    ends = rect.h * 5 // 8
    return pygame.Rect(rect.x + ends, rect.y, rect.w - 2 * ends, round(rect.h * 0.82))


def on_ribbon(
    theme: Theme, image: pygame.Surface, words: str, style: Style, field: pygame.Rect, size: float
) -> None:
    """Write all of a sentence in a ribbon's field: smaller where it's long, then in two lines."""
    fit = theme.squeezed(words, field.w, style, size, least=_LEAST * size)
    lines = [words]
    if theme.width(words, style, fit) > field.w:
        lines = theme.wrap_evenly(words, field.w, style, fit)
    rows = [theme.text(one, style, theme.palette.on_accent, size=fit) for one in lines]
    step = min(rows[0].get_height(), field.h // len(rows))
    for number, row in enumerate(rows):
        middle = round(field.centery + (number - (len(rows) - 1) / 2) * step)
        image.blit(row, row.get_rect(center=(field.centerx, middle)))


def _svg(width: float, height: float, *parts: str) -> str:
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>'


def _shape(d: str, colour: Rgb, more: str = "") -> str:
    return f'<path d="{d}" fill="{hex_colour(colour)}" {more}/>'


def _dot(x: float, y: float, radius: float, colour: Rgb) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{hex_colour(colour)}"/>'


def _crown(p: Palette) -> str:
    gold, dark = p.second, mix(p.second, p.accent, 0.32)
    points = ((3.5, 15), (29, 34), (50, 4.5), (71, 34), (96.5, 15))
    return _svg(
        100,
        68,
        _shape(_CROWN, p.accent, 'transform="translate(1.6 2.2)"'),
        _shape(_CROWN, gold),
        _shape(_CROWN_SHADE, dark),
        _shape("M9 58L8 51H92L91 58C64 64 36 64 9 58Z", p.ink),
        _shape("M8.6 55L8 51H92L91.4 55C64 60.4 36 60.4 8.6 55Z", p.accent),
        *(_dot(x, y, 4.2, p.accent) for x, y in points[::2]),
        _shape("M50 26L57 36L50 46L43 36Z", p.accent),
        _dot(26, 45, 3, p.on_accent),
        _dot(74, 45, 3, p.on_accent),
    )


def _cap(p: Palette) -> str:
    left, right, middle = _CAP
    blue = p.backs[1]
    return _svg(
        100,
        72,
        *(_shape(one, p.ink, 'transform="translate(1.4 1.8)"') for one in _CAP),
        _shape(left, p.accent),
        _shape(right, blue),
        _shape(middle, p.second),
        _shape("M50 7C58 24 66 40 70 62H50Z", mix(p.second, p.accent, 0.32)),
        _shape("M14 60C36 55 64 55 86 60V68C64 63 36 63 14 68Z", p.card),
        _shape("M50 56.2C63 56.4 76 57.6 86 60V68C76 65.6 63 64.4 50 64.2Z", p.card_edge),
        *(_dot(x + 0.8, y + 1, 5.2, p.ink) + _dot(x, y, 5, p.second) for x, y in _BELLS),
        *(_dot(x, y + 1.4, 1.3, p.ink) for x, y in _BELLS),
    )


def _laurel(p: Palette) -> str:
    green, light = p.backs[3], mix(p.backs[3], p.second, 0.45)
    leaves: list[str] = []
    for number in range(_LEAVES):
        turn = 10 + 17 * number  # degrees from the foot of the circle
        x, y = 50 + 42 * math.sin(math.radians(turn)), 50 + 42 * math.cos(math.radians(turn))
        size = 1.0 - 0.05 * number
        for slant, ink in ((34, light), (-34, green)):
            place = f"translate({x:.2f} {y:.2f}) rotate({slant - turn}) scale({size:.2f})"
            leaves.append(
                _shape("M0 0C2 -4.4 8 -5.2 12.5 -1C9 3.4 4 3.6 0 0Z", ink, f'transform="{place}"')
            )
    branch = "".join(leaves)
    return _svg(100, 100, branch, f'<g transform="translate(100 0) scale(-1 1)">{branch}</g>')


def _rays(p: Palette, size: tuple[int, int], centre: tuple[int, int]) -> str:
    (w, h), (x, y) = size, centre
    far, wide = math.hypot(w, h), math.pi / _BEAMS
    beams = "".join(
        "M{} {}L{:.1f} {:.1f}L{:.1f} {:.1f}Z".format(
            x, y, *(each for turn in (n - 0.5, n + 0.5)
                    for each in (x + far * math.cos(turn * wide), y + far * math.sin(turn * wide))),
        )
        for n in range(0, 2 * _BEAMS, 2)
    )  # fmt: skip
    gold = hex_colour(p.second)
    light = (
        f'<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" '
        f'r="{max(w / 2, h):.0f}"><stop offset="0.3" stop-color="{gold}" stop-opacity="0.42"/>'
        f'<stop offset="1" stop-color="{gold}" stop-opacity="0"/></radialGradient>'
    )
    return _svg(w, h, light, f'<path d="{beams}" fill="url(#light)"/>')


def _ribbon(p: Palette, size: tuple[int, int], dye: Rgb) -> str:
    w, h = size
    field = ribbon_field(pygame.Rect(0, 0, w, h))
    left, right, low = field.left, field.right, field.bottom
    drop = h - low  # how much lower the ends hang
    fold, dark = h * 0.34, mix(dye, p.ink, 0.55)
    notch = (h - drop) * _NOTCH
    middle = drop + (h - drop) / 2
    under = mix(dye, p.ink, 0.25)
    ends = (
        f"M0 {drop}H{left + fold}V{h}H0L{notch} {middle}Z",
        f"M{w} {drop}H{right - fold}V{h}H{w}L{w - notch} {middle}Z",
    )
    folds = (
        f"M{left} {low}H{left + fold}V{h}Z",
        f"M{right} {low}H{right - fold}V{h}Z",
    )
    line = max(1.0, h * 0.03)
    inset = h * 0.09
    return _svg(
        w,
        h,
        *(_shape(one, under) for one in ends),
        *(_shape(one, dark) for one in folds),
        _shape(f"M{left} 0H{right}V{low}H{left}Z", dye),
        *(
            _shape(f"M{left} {y}H{right}V{y + line}H{left}Z", p.second)
            for y in (inset, low - inset - line)
        ),
    )


# ------------------------------------------------------------------ the sign at a game's end

FALLS, STANDS, GOES = 0.22, 1.2, 0.2  # seconds in which it drops, is read, and fades
FACE, BAND, LETTERS = 190 / 720, 136 / 720, 54 / 720  # units: portrait, ribbon, and words on it
BROAD, REASON, TILT = 760 / 720, 24 / 720, 1.6  # … ribbon's width, letters below; degrees
HIGHER = 0.9  # so much larger it is while it is still above the table
DROPS = 8  # pictures of its fall


class Announced(NamedTuple):
    """What the sign at a game's end says."""

    how: Ended
    name: str
    """Whose portrait it has; empty for none."""
    hat: Hat | None
    words: str
    reason: str = ""
    """Why the game is over, in words that stand below the ribbon."""


def falling(age: float) -> tuple[float, float]:
    """How large the sign is so many seconds after the end, and how much of it is seen.

    It drops onto the table, lies there, and fades. Without motion it is simply there, at any age
    from `FALLS` to `FALLS + STANDS`.
    """
    if age >= FALLS:
        return 1.0, max(0.0, min(1.0, (FALLS + STANDS + GOES - age) / GOES))
    share = math.floor(max(0.0, age) / FALLS * DROPS) / DROPS
    return 1 + HIGHER * (1 - share * share), min(1.0, 0.2 + share)


def announced(theme: Theme, sign: Announced, unit: float, room: int) -> pygame.Surface:
    """The sign as it lies there, no wider than `room`; its ribbon's middle is its own middle."""
    key = ("announced", sign, round(unit), room)
    return theme.kept(key, lambda: _announced(theme, sign, unit, room))


def _announced(theme: Theme, sign: Announced, unit: float, room: int) -> pygame.Surface:
    p, face, high = theme.palette, round(FACE * unit), round(BAND * unit)
    wide = min(room, round(BROAD * unit))
    full = (wide, round(2 * (0.92 * FACE + BAND / 2 + 0.36 * FACE) * unit))
    image = pygame.Surface(full, pygame.SRCALPHA)
    band = pygame.Rect(0, 0, wide, high)
    band.center = full[0] // 2, full[1] // 2
    mood: Mood = "pleased" if sign.hat == "crown" else "stung" if sign.hat == "cap" else ""
    far = min(wide, full[1]) // 2  # the light has faded at the picture's edge
    beams = rays(theme, (2 * far, far), (far, far))
    image.blit(beams, beams.get_rect(midbottom=band.center))
    if sign.name:
        at = pygame.Rect(0, 0, face, face)
        at.midbottom = full[0] // 2, band.y + round(0.16 * face)
        rim = at.inflate(max(4, face // 30) * 2, max(4, face // 30) * 2)
        disc = _svg(100, 100, _dot(50, 50, 50, p.paper))
        image.blit(raster(disc, rim.size), rim)
        image.blit(avatar(theme, sign.name, face, bare=True, mood=mood), at)
        if sign.hat is not None:
            across, brim = SIT[sign.hat]
            worn = hat(theme, sign.hat, round(face * across))
            image.blit(worn, worn.get_rect(midbottom=(at.centerx, at.y + round(face * brim))))
    strip = pygame.Surface(band.size, pygame.SRCALPHA)
    strip.blit(ribbon(theme, band.size, sign.how), (0, 0))
    front = ribbon_field(pygame.Rect((0, 0), band.size))
    size = LETTERS * unit / (STYLES["title"].size * theme.scale)
    on_ribbon(theme, strip, sign.words, "title", front.inflate(-round(0.3 * high), 0), size)
    strip = pygame.transform.rotozoom(strip, TILT, 1)
    image.blit(strip, strip.get_rect(center=band.center))
    size = REASON * unit / (STYLES["strong"].size * theme.scale)
    lines = theme.wrap_evenly(sign.reason, round(0.8 * wide), "strong", size)
    rows = [theme.text(one, "strong", p.on_cloth, on="cloth", size=size) for one in lines if one]
    if rows:
        pad, row = round(0.012 * unit), rows[0].get_height()
        ground = pygame.Rect(0, 0, max(one.get_width() for one in rows) + 4 * pad, 0)
        ground.h = len(rows) * row + pad
        ground.midtop = full[0] // 2, band.bottom + round(0.004 * unit)
        dark = mix(p.cloth.dark, (0, 0, 0), 0.6)
        image.blit(paint.box(theme, ground.size, dark, radius=min(ground.h // 2, row)), ground)
        for number, one in enumerate(rows):
            top = ground.y + pad // 2 + number * row
            image.blit(one, one.get_rect(midtop=(ground.centerx, top)))
    return image
