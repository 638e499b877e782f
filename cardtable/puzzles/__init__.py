"""Puzzles: read from `rules/puzzles`, solved move by move in a real session, and proved again.

Nothing here knows a game or a window.
"""
