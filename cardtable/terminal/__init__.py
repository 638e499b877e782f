"""Card games in plain lines of text: to play, to read again, and to compare in tests."""
