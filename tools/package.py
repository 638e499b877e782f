"""Build the program that needs no Python, and the archive that people get, into `dist`.

python tools/package.py             all of it
python tools/package.py FOLDER      the same, into another folder
python tools/package.py --plain     without machine code

Where there is a C compiler, rules and opponents are machine code in it (`tools/compiled.py`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import compiled  # noqa: E402 - the path is set above
from shipping.archive import archive_name, furnish, pack  # noqa: E402
from shipping.icons import write_icons  # noqa: E402

from cardtable import __version__  # noqa: E402

SVG = ROOT / "assets" / "icon.svg"


def build(dist: Path, work: Path, machine_code: bool) -> Path:
    """Run PyInstaller; where the program's folder is, on macOS the app."""
    tool = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(dist), "--workpath", str(work)]
    environ = {**os.environ, "CARDTABLE_COMPILED": "1" if machine_code else "0"}
    subprocess.run([*tool, *places, str(ROOT / "build.spec")], env=environ, check=True)
    return dist / ("Card Table.app" if sys.platform == "darwin" else "cardtable")


def changed() -> int:
    """When the last change of the sources was made, in seconds; 0 outside of a repository."""
    ask = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    told = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    return int(told) if told.isdecimal() else 0


def main(dist: Path, plain: bool) -> None:
    """Build, furnish, pack; say what there is."""
    work = ROOT / "build" / "package"
    program = build(dist, work, not plain and compiled.provide())
    inside = program.name if sys.platform == "darwin" else f"cardtable-{__version__}"
    if sys.platform == "linux":
        furnish(program, SVG, write_icons(SVG, work / "icons"))
    archive = pack(program, inside, dist / archive_name(__version__), changed())
    print(f"{program}\n{archive}: {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the program that needs no Python.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--plain", action="store_true", help="without machine code")
    given = parser.parse_args()
    main(given.folder.resolve(), given.plain)
