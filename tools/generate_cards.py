"""Draws the deck and the tables: writes every picture under assets as SVG.

    python tools/generate_cards.py

The pictures are generated so that a change of style is one change, and kept in the repository so
that nothing needs generating to play. A picture's colours are classes of its style sheet; the
table puts the theme's inks in its place.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent / "assets"
sys.path[:0] = [str(HERE), str(HERE.parent)]

from backdrops import PICTURES  # noqa: E402 - the path to it is set above
from deck import faces, icon  # noqa: E402


def pictures() -> dict[str, str]:
    """Every picture by its path under assets."""
    cards = {f"cards/{name}.svg": svg for name, svg in faces.all_faces().items()}
    tables = {f"backdrops/{name}.svg": draw() for name, draw in PICTURES.items()}
    return {"icon.svg": icon.icon(), **cards, **tables}


def main() -> None:
    """Write every picture."""
    for name, svg in pictures().items():
        path = ASSETS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
