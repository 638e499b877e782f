"""Where the repository and its tests lie, for tests that read their files."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
