"""What one seat's table holds and says, before anything is drawn.

This package holds the cards as the reader sees them, the layout files, what a gesture may mean, and
every sentence about the table. It imports no pygame and no game, and knows no window or terminal;
`table` and `terminal` call it, so both say the same.
"""
