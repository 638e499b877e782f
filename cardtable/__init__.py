"""A card table on your screen."""

__version__ = "0.1.0"
