"""Measure the packaged program in `dist` (or in another folder) against every limit, and say so.

Fails if one is over. `make package` has to be run before it.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from shipping.archive import archive_name  # noqa: E402 - the path is set above
from shipping.limits import measure  # noqa: E402

from cardtable import __version__  # noqa: E402


def main(dist: Path) -> int:
    """Print a line for each limit; 1 if one is not kept."""
    archive = dist / archive_name(__version__)
    if not archive.exists():
        print(f"There is no {archive}: make package builds it.", file=sys.stderr)
        return 2
    rows = measure(archive)
    print(archive.name)
    for row in rows:
        print(row)
    return int(not all(row.kept for row in rows))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if sys.argv[1:] else ROOT / "dist"))
