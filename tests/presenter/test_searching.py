"""What is found by what was typed."""

import pytest

from cardtable.presenter.rulespage import found_in


@pytest.mark.parametrize(
    ("text", "wanted", "hits"),
    [
        ("A Jack. JACKS steal.", "jack", ["Jack", "JACK"]),
        ("The café, the CAFÉ", "cafe", ["café", "CAFÉ"]),
        ("Rise ♣ ♠: the spades win", "spades", ["♠", "spades"]),
        ("Rise ♣ ♠: the spades win", "♠", ["♠", "spades"]),
        ("9♠ and 9♥", "9 of", []),
        ("♠♠", "s", ["♠", "♠"]),
        ("the dealer's left", "dealer’s  left", ["dealer's left"]),
        ("anything", "  ", []),
        ("Straße", "strasse", ["Straße"]),
    ],
)
def test_case_accents_and_the_way_a_suit_is_written_do_not_matter(text, wanted, hits):
    assert [text[start:end] for start, end in found_in(text, wanted)] == hits
