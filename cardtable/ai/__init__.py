"""Computer players. They are handed views, never a true state; see `player.decide`."""
