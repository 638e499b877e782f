"""Where words stand in a text, whatever their case, their accents and their signs for suits."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import combining, normalize

_SAME = {
    "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs",
    "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-",
}  # fmt: skip
"""What is found by what can be typed in its place."""


def found_in(text: str, wanted: str) -> Iterator[tuple[int, int]]:
    """Where each hit begins and ends in a text, in its order; hits don't overlap."""
    letters = [(letter, i) for i, one in enumerate(text) for letter in _plain(one)]
    plain, key = "".join(letter for letter, _ in letters), _plain(" ".join(wanted.split()))
    at = plain.find(key) if key else -1
    while at >= 0:
        end = at + len(key)
        yield letters[at][1], letters[end - 1][1] + 1
        # a sign is one hit, even where its name holds the wanted letters twice
        while end < len(letters) and letters[end][1] == letters[end - 1][1]:
            end += 1
        at = plain.find(key, end)


def _plain(text: str) -> str:
    known = "".join(_SAME.get(one, one) for one in text)
    return "".join(one for one in normalize("NFKD", known).casefold() if not combining(one))
