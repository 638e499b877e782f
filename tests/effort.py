"""How often tests repeat: with `pytest --all` (`make test-nightly`) much more than without."""

import itertools

from cardtable.files import SHIPPED

everything = False
day = 0
languages = [*SHIPPED[1:]]
"""All are set by `conftest.py`, before any test is read; the day is a date's ordinal. The languages
are those that are held to be complete beside English, in place of which `--language` names one."""


def effort(some, every):
    """The first for `make test`, the second for `make test-nightly`."""
    return every if everything else some


def drawn_today(many):
    """One of them by the day, so that each comes round."""
    return many[day % len(many)]


def pairs(first, second, turn=0):
    """Pairs of a value of each: as few as name every value of `first`, with `--all` every pair.

    Where `second` is as long, its values are all named, too. Another `turn` has other pairs, so
    that tests which count them up try all of them together.
    """
    few = [(one, second[(n + turn) % len(second)]) for n, one in enumerate(first)]
    return effort(few, list(itertools.product(first, second)))
