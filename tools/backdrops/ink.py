"""Words for writing ornaments: shapes in an ink, more or less of it.

Text must be readable on all of it, so there is never much ink: cloth and ornament differ by a tone.
"""

from __future__ import annotations

import math

from deck.shapes import num

from cardtable.presenter.palette import palette
from cardtable.table.drawing.marks import ornament_inks, style


def fill(cls: str, d: str, much: float, **extra: object) -> str:
    """A filled path; `much` is how opaque it is."""
    more = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in extra.items())
    return f'<path class="{cls}" d="{d}" fill-opacity="{num(much)}"{more}/>'


def stroke(cls: str, d: str, width: float, much: float, **extra: object) -> str:
    """A line."""
    more = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in extra.items())
    return (
        f'<path class="{cls}l" d="{d}" fill="none" stroke-width="{num(width)}" '
        f'stroke-opacity="{num(much)}" stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def disc(x: float, y: float, r: float) -> str:
    """The outline of a circle."""
    return (
        f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 1 1 {num(x + r)} {num(y)}"
        f"A{num(r)} {num(r)} 0 1 1 {num(x - r)} {num(y)}Z"
    )


def arc(x: float, y: float, r: float, start: float, end: float) -> str:
    """A part of a circle, from one angle in degrees to another."""
    a, b = math.radians(start), math.radians(end)
    large = int(abs(end - start) > 180)
    return (
        f"M{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}"
        f"A{num(r)} {num(r)} 0 {large} 1 {num(x + r * math.cos(b))} {num(y + r * math.sin(b))}"
    )


def run(points: list[tuple[float, float]], *, closed: bool = False) -> str:
    """A smooth line through points."""
    n = len(points)
    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        before = points[i - 1] if i or closed else points[0]
        here, there = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if closed or i + 2 < n else there
        c1 = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        c2 = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (c1, c2, there)))
    return "".join(parts) + ("Z" if closed else "")


def document(body: str, width: int, height: int) -> str:
    """A whole picture."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    sheet = f"<style>{style(ornament_inks(palette()), body)}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{sheet}\n{body}</svg>\n'
