"""Build the program with machine code in it: `compiled.py`, or `make compiled`.

The rules and the search are compiled by mypyc from the same sources, which needs a C compiler and
a minute or two. The wheel lands in `dist`, and unpacked in `build/compiled/lib`, for tests and the
package to take from there. Sources are compiled in a copy, so that nothing compiled ever lies
beside them, to be run in their place unnoticed.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"
SOURCES = ("cardtable", "assets", "rules", "pyproject.toml", "README.md", "LICENSE")


def main() -> int:
    """Copy, compile, unpack."""
    shutil.rmtree(HOME, ignore_errors=True)
    copy = HOME / "source"
    copy.mkdir(parents=True)
    for name in SOURCES:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(HOME)]
    environ = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    built = subprocess.run([*command, str(copy)], env=environ, check=False)
    if built.returncode != 0:
        print("The compiled build failed: see the lines above. Does `cc` work here?")
        return 1
    (wheel,) = HOME.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(HOME / "lib")
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(wheel, ROOT / "dist")
    print(f"built {wheel.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
