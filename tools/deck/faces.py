"""The faces of a French deck."""

from __future__ import annotations

from deck.shapes import document, numeral, path, pip, turned

STYLE = ".sheet{fill:#faf5e9;stroke:#c9bb9c}.paper{fill:#faf5e9}" + "".join(
    f".{suit}{{fill:{ink}}}.{suit}l{{stroke:{ink}}}.{suit}t{{fill:{tint}}}"
    for suit, ink, tint in (
        ("S", "#1c1f26", "#dcd8d0"),
        ("H", "#be222a", "#f2d5cb"),
        ("D", "#be222a", "#f2d5cb"),
        ("C", "#1c1f26", "#dcd8d0"),
    )
)
LEFT, MID, RIGHT = 78, 125, 172
ROWS = {
    "2": [(MID, 62)],
    "3": [(MID, 62), (MID, 175)],
    "4": [(LEFT, 62), (RIGHT, 62)],
    "5": [(LEFT, 62), (RIGHT, 62), (MID, 175)],
    "6": [(LEFT, 62), (RIGHT, 62), (LEFT, 175), (RIGHT, 175)],
    "7": [(LEFT, 62), (RIGHT, 62), (LEFT, 175), (RIGHT, 175), (MID, 118)],
    "8": [(LEFT, 62), (RIGHT, 62), (LEFT, 175), (RIGHT, 175), (MID, 118)],
    "9": [(LEFT, 62), (RIGHT, 62), (LEFT, 137), (RIGHT, 137), (MID, 175)],
    "10": [(LEFT, 62), (RIGHT, 62), (LEFT, 137), (RIGHT, 137), (MID, 99)],
}


def paper() -> str:
    return (
        '<rect class="sheet" x="0.75" y="0.75" width="248.5" height="348.5" rx="15" '
        'stroke-width="1.5"/>'
    )


def pips(rank: str, suit: str) -> str:
    body = ""
    for x, y in ROWS[rank]:
        body += pip(suit, x, y, 48)
        if y < 175 and not (rank == "7" and y == 118):
            body += pip(suit, 250 - x, 350 - y, 48, down=True)
    return body


def index(rank: str, suit: str, *, large: bool) -> str:
    if large:
        body = numeral(rank, 36, 18, 54, suit, weight=17) + pip(suit, 36, 104, 46)
    else:
        body = numeral(rank, 24, 16, 32, suit) + pip(suit, 24, 66, 25)
    return body + turned(body)


def face(rank: str, suit: str, *, large: bool = False) -> str:
    body = paper() + index(rank, suit, large=large)
    if rank == "A":
        body += pip(suit, 125, 175, 120)
    elif rank in ROWS:
        body += pips(rank, suit)
    else:
        body += numeral(rank, 125, 110, 130, suit)
    return document(body, STYLE)


def all_faces() -> dict[str, str]:
    pictures = {}
    for suit in "CDHS":
        for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"):
            pictures[f"{rank}{suit}"] = face(rank, suit)
            pictures[f"large/{rank}{suit}"] = face(rank, suit, large=True)
    for n in "12":
        pictures[f"X{n}"] = pictures[f"large/X{n}"] = document(
            paper() + numeral("J", 24, 16, 32, "SH"[n == "1"]) + pip("H", 125, 175, 100), STYLE
        )
    for name in ("lattice", "sunburst", "waves", "leaves"):
        pictures[f"backs/{name}"] = document(
            paper()
            + '<rect class="H" x="14" y="14" width="222" height="322" rx="8"/>'
            + path("M125 60L200 175L125 290L50 175Z", "paper"),
            STYLE,
        )
    return pictures
