"""How often tests repeat: with `pytest --all` (`make test-all`) much more than without."""

everything = False
"""Set by `conftest.py`, before any test is read."""


def effort(some, every):
    """The first number for `make test`, the second for `make test-all`."""
    return every if everything else some
