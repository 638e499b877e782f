"""Pictures: the theme, cards and their inks, portraits, and the stage that shows only what changed.

Here is how things look, never where they lie or what a click on them does: no widget and no board.
Whoever draws may call it.
"""
