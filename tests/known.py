"""What might be known of tables, for whatever proposes games."""

from cardtable import files
from cardtable.presenter.finding import Sums, TableSums, mark_of


def sums(mean, games=400, spread=0.1):
    """So many figures with that mean and variance."""
    return Sums(games, games * mean, games * (mean * mean + spread))


def row(name, seats=3, *, minutes=10.0, first=0.5, skill=0.8, leads=3.0, games=400, **change):
    """A table; `first` is what the first player scores, and the others fare alike."""
    made = files.with_house_rules(files.load_rules(name), change)
    rest = (seats / 2 - first) / (seats - 1)
    return TableSums(
        name,
        seats,
        change,
        mark_of(made),
        tuple(sums(one, games) for one in (first, *[rest] * (seats - 1))),
        sums(60 * minutes, games, 900.0),
        sums(leads, games, 2.0),
        sums(skill, games) if skill else Sums(),
    )


def cuttle_rows(games):
    """Three tables for two, whose games are short."""
    names = ("cuttle", "cuttle-quick", "cuttle-standard")
    return [row(name, 2, minutes=4, games=games) for name in names]
