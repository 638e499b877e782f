"""The faces of every deck: French, and Soul Taker's two."""

from __future__ import annotations

from deck import aces, backs, courts, jokers, soulbacks, souls
from deck.shapes import document, glyph, group, moved, paper, pip

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LEFT, MID, RIGHT = 97, 155, 213
TOP, THIRD, CENTRE = 62, 137, 175
# The upper half of each number card; what lies above the middle stands again below, upside down.
PLACES = {
    "2": [(MID, TOP)],
    "3": [(MID, TOP), (MID, CENTRE)],
    "4": [(LEFT, TOP), (RIGHT, TOP)],
    "5": [(LEFT, TOP), (RIGHT, TOP), (MID, CENTRE)],
    "6": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE)],
    "7": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE), (MID, 118)],
    "8": [(LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE), (MID, 118)],
    "9": [(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD), (MID, CENTRE)],
    "10": [(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD), (MID, 99.5)],
}


def pips(rank: str, suit: str, size: float = 50) -> str:
    """The pips of a number card, each over a tint that is a hair off register."""
    under = over = ""
    for x, y in PLACES[rank]:
        spots = [(x, y, False)]
        if y < CENTRE and not (rank == "7" and x == MID):
            spots.append((2 * MID - x, 350 - y, True))
        for px, py, down in spots:
            under += pip(f"{suit}m", suit, px + 2.6, py + 2, size, down=down)
            over += pip(suit, suit, px, py, size, down=down)
    return under + over


def index(rank: str, suit: str) -> str:
    """Rank and suit in the corner that a fan shows: a quarter of the card's height."""
    slim = 0.66 if rank == "10" else 0.82
    return glyph(suit, rank, 31, 16, 84, weight=18.5, narrow=slim) + pip(suit, suit, 31, 130, 44)


def _picture(rank: str, suit: str) -> str:
    if rank == "A":
        return moved(group(aces.ace(suit), "scale(.84)"), 45, 34)
    if rank in PLACES:
        return pips(rank, suit)
    return moved(group(courts.court(rank, suit), "scale(1.04)"), 23, -7)


def face(rank: str, suit: str) -> str:
    """The face: what it is called in the corner, and all of its picture beside that."""
    return paper() + index(rank, suit) + _picture(rank, suit)


def large(rank: str, suit: str) -> str:
    """The same with a larger corner. So there is less room: one pip stands for all."""
    slim = 0.56 if rank == "10" else 0.67
    body = glyph(suit, rank, 37, 16, 118, weight=18.5, narrow=slim) + pip(suit, suit, 37, 176, 62)
    if rank in PLACES:
        picture = pip(f"{suit}m", suit, 162, 201, 150) + pip(suit, suit, 158, 198, 150)
    else:
        picture = moved(group(_picture(rank, suit), "scale(.92)"), 20, 14)
    return paper() + body + picture


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
