"""What might be known of tables, for the meters."""

from cardtable.files import load_rules
from cardtable.presenter.meters import Sums, TableSums, mark_of


def sums(mean, games=400, spread=0.1):
    """So many figures with that mean and variance."""
    return Sums(games, games * mean, games * (mean * mean + spread))


def row(name, seats=3, *, minutes=10.0, first=0.5, skill=0.8, leads=3.0, games=400):
    """A table; `first` is what the first player scores, and the others fare alike."""
    rest = (seats / 2 - first) / (seats - 1)
    return TableSums(
        name,
        seats,
        mark_of(load_rules(name)),
        tuple(sums(share, games) for share in (first, *[rest] * (seats - 1))),
        sums(60 * minutes, games, 900.0),
        sums(leads, games, 2.0),
        sums(skill, games) if skill else Sums(),
    )
