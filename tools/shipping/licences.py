"""The licences of everything in the packaged program: texts to put in, and a list to show.

Python packages tell themselves. The libraries inside of their wheels do not: `NATIVE` knows them,
and `unknown` names what it does not know, so that nothing is shipped unseen.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from cardtable.files.credits import PAGE, Work, libraries, licence_table

LGPL = "LGPL-2.1.txt"
WITHOUT = {"pygame-ce": LGPL, "fluent-syntax": "Apache-2.0.txt"}
"""Packages whose wheels come without the text of their licence."""
NATIVE: dict[str, tuple[str, str, str]] = {
    "SDL2": ("SDL", "Zlib", "SDL.txt"),
    "SDL2_image": ("SDL_image", "Zlib", "SDL.txt"),
    "SDL2_mixer": ("SDL_mixer", "Zlib", "SDL.txt"),
    "SDL2_ttf": ("SDL_ttf", "Zlib", "SDL.txt"),
    "FLAC": ("FLAC", "BSD-3-Clause", "xiph.txt"),
    "ogg": ("Ogg", "BSD-3-Clause", "xiph.txt"),
    "vorbis": ("Vorbis", "BSD-3-Clause", "xiph.txt"),
    "vorbisenc": ("Vorbis", "BSD-3-Clause", "xiph.txt"),
    "vorbisfile": ("Vorbis", "BSD-3-Clause", "xiph.txt"),
    "opusfile": ("opusfile", "BSD-3-Clause", "xiph.txt"),
    "opus": ("Opus", "BSD-3-Clause", "opus.txt"),
    "webp": ("WebP", "BSD-3-Clause", "webp.txt"),
    "webpdemux": ("WebP", "BSD-3-Clause", "webp.txt"),
    "webpmux": ("WebP", "BSD-3-Clause", "webp.txt"),
    "sharpyuv": ("WebP", "BSD-3-Clause", "webp.txt"),
    "wavpack": ("WavPack", "BSD-3-Clause", "wavpack.txt"),
    "brotlicommon": ("Brotli", "MIT", "MIT.txt"),
    "brotlidec": ("Brotli", "MIT", "MIT.txt"),
    "xmp": ("libxmp", "MIT", "MIT.txt"),
    "ffi": ("libffi", "MIT", "MIT.txt"),
    "harfbuzz": ("HarfBuzz", "MIT-Modern-Variant", "harfbuzz.txt"),
    "freetype": ("FreeType", "FTL", "freetype.txt"),
    "png16": ("libpng", "libpng-2.0", "png.txt"),
    "png": ("libpng", "libpng-2.0", "png.txt"),
    "jpeg": ("libjpeg-turbo", "IJG and BSD-3-Clause", "jpeg.txt"),
    "tiff": ("LibTIFF", "libtiff", "tiff.txt"),
    "z": ("zlib", "Zlib", "zlib.txt"),
    "zlib1": ("zlib", "Zlib", "zlib.txt"),
    "fluidsynth": ("FluidSynth", "LGPL-2.1-or-later", LGPL),
    "mpg123": ("mpg123", "LGPL-2.1-only", LGPL),
    "sndfile": ("libsndfile", "LGPL-2.1-or-later", LGPL),
}
"""Libraries by the name of their file without `lib`, version and suffix: name, licence, text."""

SYSTEM = re.compile(r"(?i)^(vcruntime|msvcp|ucrtbase|api-ms-win)")
"""Parts of Windows that its maker lets everybody pass on."""


def native(binaries: Iterable[str]) -> tuple[list[Work], list[str], list[str]]:
    """The libraries among the files: whose they are, their texts, and files that nobody knows."""
    works: dict[str, Work] = {}
    texts: set[str] = set()
    unknown: list[str] = []
    for file in sorted(set(binaries)):
        name = Path(file).name
        if SYSTEM.match(name) or re.match(r"(?i)(lib)?python3", name):
            continue
        found = known(file)
        if found is None:
            unknown.append(name)
            continue
        works[found[0]] = Work(found[0], "", found[1])
        texts.add(found[2])
    return [works[one] for one in sorted(works, key=str.lower)], sorted(texts), unknown


def known(file: str) -> tuple[str, str, str] | None:
    """The library that a file is, with its licence and the text of that; None for a stranger."""
    return next((NATIVE[one] for one in _names(file) if one in NATIVE), None)


def _names(file: str) -> Iterator[str]:
    """What a library's file may be called in `NATIVE`, the most exact first."""
    name = re.sub(r"(?i)(\.so|\.dylib|\.dll)(\.[\d.]+)?$", "", Path(file).name)
    name = re.sub(r"-[0-9a-f]{8}(?=[.-]|$)", "", name.removeprefix("lib"))
    yield name
    while shorter := re.sub(r"[-.][\d.]*$", "", name):
        if shorter == name:
            return
        name = shorter
        yield name


def collect(
    root: Path, binaries: Iterable[str], folder: Path
) -> tuple[list[tuple[str, str]], list[str]]:
    """What goes into the folder `licenses` as (file, place), and the names of unknown libraries.

    The list of everything is written into `folder`.
    """
    packages = libraries()
    works, texts, unknown = native(binaries)
    python = Work("Python", platform.python_version(), "PSF-2.0")
    starter = Work("PyInstaller (what starts it)", version("pyinstaller"), "GPL with an exception")
    datas = [(str(file), f"licenses/{work.name}") for work in packages for file in work.texts]
    licence = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if not licence.exists():  # where Windows has it
        licence = Path(sys.base_prefix) / "LICENSE.txt"
    if licence.exists():
        datas.append((str(licence), "licenses/python"))
    own = root / "assets" / "licenses"
    datas += [(str(own / text), f"licenses/{name}") for name, text in WITHOUT.items()]
    datas += [(str(own / text), "licenses/libraries") for text in texts]
    datas.append((str(root / "LICENSE"), "licenses/cardtable"))
    datas.append((str(root / "assets" / "LICENSES.md"), "licenses/cardtable"))
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / PAGE
    strangers = [Work(name, "", "see its project") for name in unknown]
    page.write_text(licence_table([python, starter, *packages, *works, *strangers]), "utf-8")
    datas.append((str(page), "licenses"))
    return sorted(set(datas)), unknown
