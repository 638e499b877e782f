"""Starts the program: `python -m cardtable`, and the packaged executable."""

import multiprocessing
import sys

if __name__ == "__main__":
    # The computer players' process is this same executable once packaged: there it must become
    # that process here, before anything else is imported.
    multiprocessing.freeze_support()

    from cardtable.cli import main

    sys.exit(main())
