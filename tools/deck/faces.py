"""The faces of every deck: French, and Soul Taker's two."""

from __future__ import annotations

from deck import aces, backs, courts, jokers, soulbacks, souls
from deck.shapes import document, glyph, group, moved, paper, pip, turned

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LEFT, MID, RIGHT = 80, 125, 170
TOP, THIRD, CENTRE = 64, 138, 175
# The upper half of each number card; what lies above the middle stands again below, upside down.
PLACES = {
    "2": [(MID, TOP)],
    "3": [(MID, TOP), (MID, CENTRE)],
    "4": [(LEFT, TOP), (RIGHT, TOP)],
    "5": [(LEFT, TOP), (RIGHT, TOP), (MID, CENTRE)],
    "6": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE)],
    "7": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE), (MID, 119)],
    "8": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE), (MID, 119)],
    "9": [(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD), (MID, CENTRE)],
    "10": [(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD), (MID, 101)],
}


def pips(rank: str, suit: str, size: float = 50) -> str:
    """The pips of a number card, each over a tint that is a hair off register."""
    under = over = ""
    for x, y in PLACES[rank]:
        spots = [(x, y, False)]
        if y < CENTRE and not (rank == "7" and y == 119):
            spots.append((250 - x, 350 - y, True))
        for px, py, down in spots:
            under += pip(f"{suit}m", suit, px + 2.6, py + 2, size, down=down)
            over += pip(suit, suit, px, py, size, down=down)
    return under + over


def index(rank: str, suit: str) -> str:
    """Rank and suit in two corners, within the left sixth that a fan shows."""
    body = glyph(suit, rank, 23, 15, 34, weight=15.5) + pip(suit, suit, 23, 69, 27)
    return body + turned(body)


def large(rank: str, suit: str) -> str:
    """A face for small sizes: rank and suit as large as a fan can show, and one large picture."""
    slim = 0.64 if rank == "10" else 0.8
    body = glyph(suit, rank, 28, 17, 76, weight=18.5, narrow=slim) + pip(suit, suit, 28, 129, 42)
    if rank in "JQK":
        body += pip(f"{suit}m", suit, 152.6, 88, 96) + pip(suit, suit, 150, 86, 96)
        body += moved(group(courts.bust(rank, suit), "scale(1.09)"), 12, 138)
    else:
        body += pip(f"{suit}m", suit, 149, 210, 168) + pip(suit, suit, 145, 207, 168)
    return paper() + body


def face(rank: str, suit: str) -> str:
    """The face at ordinary sizes."""
    if rank == "A":
        picture = aces.ace(suit)
    elif rank in PLACES:
        picture = pips(rank, suit)
    else:
        picture = courts.court(rank, suit)
    return paper() + picture + index(rank, suit)


def all_faces() -> dict[str, str]:
    """Every picture of the deck by its name."""
    pictures: dict[str, str] = {}
    for suit in "CDHS":
        for rank in RANKS:
            pictures[f"{rank}{suit}"] = face(rank, suit)
            pictures[f"large/{rank}{suit}"] = large(rank, suit)
    for number, suit in (("1", "H"), ("2", "S")):
        pictures[f"X{number}"] = jokers.joker(suit)
        pictures[f"large/X{number}"] = jokers.large(suit)
    pictures |= souls.all_souls()
    for name, back in {**backs.BACKS, **soulbacks.SOUL_BACKS}.items():
        pictures[f"backs/{name}"] = back()
    return {name: document(body) for name, body in pictures.items()}
