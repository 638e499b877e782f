"""Skeleton: whoever gets rid of their cards first wins."""

from cardtable.games.skeleton.game import Skeleton

__all__ = ["Skeleton"]
