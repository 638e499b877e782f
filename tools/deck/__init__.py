"""The drawing of the deck."""
