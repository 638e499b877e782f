"""The backs of Soul Taker's decks: morning for Fair, night for Foul, and dusk for both together."""

from __future__ import annotations

import math

from deck.shapes import circle, frame, paper, path, polygon, rays, rect, star, turned
from deck.souls import moon, sun

MX, MY = 125, 175


def _plate(ground: str, edge: str) -> str:
    body = paper() + rect(ground, 9, 9, 232, 332, 9)
    return body + frame(edge, 15, 15, 220, 320, 6, 1.6) + frame(edge, 19, 19, 212, 312, 4, 0.8)


def _cut_ray(x: float, y: float, angle: float, half: float, box: tuple[float, ...]) -> str:
    """A wedge from a point to the edge of a box: the rasteriser cannot clip."""
    left, top, right, bottom = box
    corners = [(x, y)]
    for lean in (angle - half, angle + half):
        dx, dy = math.cos(lean), math.sin(lean)
        reach = min(
            (right - x) / dx if dx > 1e-6 else (left - x) / dx if dx < -1e-6 else 1e9,
            (bottom - y) / dy if dy > 1e-6 else (top - y) / dy if dy < -1e-6 else 1e9,
        )
        corners.append((x + dx * reach, y + dy * reach))
    return polygon(corners)


def dawn() -> str:
    """The sun over water, either way up."""
    box = (22.0, 22.0, 228.0, 175.0)
    half = ""
    for i in range(13):
        angle = math.radians(-180 + 180 * (i + 0.5) / 13)
        if i % 2 == 0:
            half += path("fairm", _cut_ray(MX, MY, angle, math.radians(180 / 26), box))
        else:
            half += path("gold", _cut_ray(MX, MY, angle, math.radians(1.6), box))
    half += path("fair", "M47 175A78 78 0 0 1 203 175Z") + path(
        "gold", "M52 175A73 73 0 0 1 198 175Z"
    )
    half += path("fair", "M58 175A67 67 0 0 1 192 175Z")
    for i in range(9):
        angle = math.radians(-180 + 180 * (i + 0.5) / 9)
        half += circle("gold", MX + 58 * math.cos(angle), MY + 58 * math.sin(angle), 2.4)
    middle = circle("gold", MX, MY, 46) + circle("fair", MX, MY, 43.6) + sun("gold", MX, MY, 78)
    return _plate("fair", "gold") + half + turned(half) + middle


def night() -> str:
    """Moons in a hedge of thorns, either way up."""
    half = ""
    for row in range(4):
        for column in range(5):
            x, y = 45 + column * 40, 44 + row * 37.4
            if math.hypot(x - MX, y - MY) < 66:
                continue
            if (row + column) % 2:
                half += moon("bone", x, y, 15)
            else:
                half += path("ember", star(x, y, 10, 3, 4))
    thorns = [
        (
            MX + radius * math.cos(math.radians(i * 11.25)),
            MY + radius * math.sin(math.radians(i * 11.25)),
        )
        for i, radius in enumerate([66, 47, 58, 47] * 8)
    ]
    middle = (
        path("ember", polygon(thorns)) + circle("foul", MX, MY, 46) + circle("bone", MX, MY, 43)
    )
    middle += circle("foul", MX, MY, 41)
    pair = moon("bone", MX, MY - 17, 34)
    return _plate("foul", "ember") + half + turned(half) + middle + pair + turned(pair)


def dusk() -> str:
    """The moon before the sun."""
    box = (22.0, 22.0, 228.0, 328.0)
    field = ""
    for i in range(40):
        if i % 2:
            angle = math.radians(i * 9 + 4.5)
            ray = _cut_ray(MX, MY, angle, math.radians(1.5), box)
            field += path("foulm" if i % 4 == 1 else "ember", ray)
    crown = path("gold", rays(MX, MY, 84, 98, 24, 0.42)) + path(
        "ember", rays(MX, MY, 84, 92, 24, 0.3, 7.5)
    )
    disc = circle("gold", MX, MY, 82) + circle("foul", MX, MY, 70) + circle("bone", MX, MY, 67.4)
    disc += circle("foul", MX, MY, 65.6)
    horns = moon("bone", MX - 44, MY, 27)
    middle = sun("gold", MX, MY, 52)
    corner = path("gold", star(38, 40, 10, 3.2, 4)) + path("bone", star(212, 40, 10, 3.2, 4))
    body = _plate("foul", "gold") + field + circle("foul", MX, MY, 102) + crown + disc
    return body + horns + turned(horns) + middle + corner + turned(corner)


SOUL_BACKS = {"dawn": dawn, "night": night, "dusk": dusk}
