"""How often tests repeat: with `pytest --all` (`make test-all`) much more than without."""

import itertools

everything = False
"""Set by `conftest.py`, before any test is read."""


def effort(some, every):
    """The first number for `make test`, the second for `make test-all`."""
    return every if everything else some


def pairs(first, second, turn=0):
    """Pairs of a value of each: as few as name every value of `first`, with `--all` every pair.

    Where `second` is as long, its values are all named, too. Another `turn` has other pairs, so
    that tests which count them up try all of them together.
    """
    few = [(one, second[(n + turn) % len(second)]) for n, one in enumerate(first)]
    return effort(few, list(itertools.product(first, second)))
