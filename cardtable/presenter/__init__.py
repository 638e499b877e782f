"""What one seat's table holds and says, before anything is drawn.

Here live the cards as the reader sees them, the layout files, what a gesture may mean, and every
sentence about the table. Nothing here knows pygame, a window or a terminal, and no game by name;
`table` and `terminal` are its callers, and both say the same because they ask here.
"""
