"""Why a line of Russian Bank is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations


def merit(state, move):
    return ""
