"""Lessons: read from `rules/lessons`, played by real lines in a real session, and checked.

A lesson knows no window: the table and the terminal show what a `Course` says, give it the
learner's lines, and play what it says that others do. Nothing here knows a game.
"""
