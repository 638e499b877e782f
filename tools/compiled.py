"""Build the program with machine code in it: `make compiled`.

python tools/compiled.py                    needs a C compiler, and fails without one
python tools/compiled.py --where-possible   without one says so, and that is all
python tools/compiled.py --quick            spares the compiler its optimising: for tests
python tools/compiled.py --check            only asks mypyc: needs no C compiler

What is up to date is not built again.

The rules and the search are compiled by mypyc from the same sources, which takes a minute or two.
The wheel lands in `dist`, and unpacked in `build/compiled/lib`, for tests and the package to take
from there. Sources are compiled in a copy, so that nothing compiled ever lies beside them, to be
run in their place unnoticed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools")]

from shipping import compiler  # noqa: E402 - the path is set above

HOME = ROOT / "build" / "compiled"
LIB = HOME / "lib"
SOURCES = (
    "cardtable", "assets", "rules", "pyproject.toml", "requirements.lock", "README.md", "LICENSE",
    "cardtable.cdx.json",
)  # fmt: skip
PROJECT = "pyproject.toml"
MADE = {".so", ".pyd"}
"""What a build leaves beside the sources that it compiles."""
PLAIN = "No C compiler here can build for this Python, so computer players will think more slowly."


def build(*, quick: bool = False) -> bool:
    """Copy, compile, unpack; whether that went well."""
    shutil.rmtree(HOME, ignore_errors=True)
    copy = HOME / "source"
    copy.mkdir(parents=True)
    for name in SOURCES:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy)
    (copy / PROJECT).write_bytes(project(quick=quick))
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(HOME)]
    environ = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    built = subprocess.run([*command, str(copy)], env=environ, check=False)
    if built.returncode != 0:
        return False
    (wheel,) = HOME.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(LIB)
    return True


def project(*, quick: bool) -> bytes:
    """The project's file, for a quick build without optimising: most of the time goes into that."""
    text = (ROOT / PROJECT).read_bytes()
    return text.replace(b'opt_level = "3"', b'opt_level = "0"') if quick else text


def check(order: int) -> bool:
    """Whether mypyc can make C of the sources, given in one order or another: it reads all first.

    In which order the modules are given depends on the folder, and so may what mypyc makes of
    values that modules read from each other in a circle.
    """
    build = tomllib.loads((ROOT / PROJECT).read_text("utf-8"))["tool"]["hatch"]["build"]
    given = build["targets"]["wheel"]["hooks"]["mypyc"]
    left = set(given["exclude"])
    every = (file for some in given["include"] for file in sorted(ROOT.glob(some)))
    names = [file.relative_to(ROOT).as_posix() for file in every if file.name not in left]
    names = [name for name in names if name not in left]
    Random(order).shuffle(names)
    with tempfile.TemporaryDirectory() as folder:
        made = f"mypycify(sys.argv[1:], group_name='cardtable', target_dir={folder!r})"
        command = [sys.executable, "-c", f"import sys; from mypyc.build import mypycify; {made}"]
        done = subprocess.run([*command, *given["mypy-args"], *names], cwd=ROOT, check=False)
    return done.returncode == 0


def current(*, quick: bool = False) -> bool:
    """Whether what was built before is for this Python, and of the sources as they are now."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    if not next(LIB.glob(f"*{suffix}"), None):
        return False
    wanted = contents(ROOT) | {Path(PROJECT): project(quick=quick)}
    return contents(HOME / "source") == wanted


def contents(folder: Path) -> dict[Path, bytes]:
    """All that a build is made of, by its place in `folder`."""
    files = [file for name in SOURCES for file in (folder / name, *(folder / name).rglob("*"))]
    return {
        file.relative_to(folder): file.read_bytes()
        for file in files
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in MADE
    }


def provide(*, quick: bool = False) -> bool:
    """See that there is a current build in `build/compiled/lib`; False where none can be made.

    Raises SystemExit where there is a compiler, and it fails.
    """
    if current(quick=quick):
        return True
    if not compiler.at_hand():
        print(PLAIN)
        return False
    if not build(quick=quick):
        sys.exit("The compiled build failed: see the lines above.")
    return True


def main(arguments: list[str]) -> int:
    """Build it, and put the wheel with the others; a quick one is not for them."""
    if "--check" in arguments:
        return 0 if check(0) else 1
    quick = "--quick" in arguments
    if not provide(quick=quick):
        return 0 if "--where-possible" in arguments else 1
    if quick:
        return 0
    (wheel,) = HOME.glob("*.whl")
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(wheel, ROOT / "dist")
    print(f"{wheel.name} is in dist")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
