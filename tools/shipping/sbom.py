"""The bill of materials: what a program is made of besides its own sources, as CycloneDX 1.6.

That of the wheel lists Python packages. A package that needs no Python holds more, which is known
only once it is built: `completed` adds it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from shipping.licences import known

FILE = "cardtable.cdx.json"
_ME = "cardtable"
Parts = dict[str, Any]


def bill(version: str, lines: Iterable[str]) -> str:
    """The bill of that version; the same always.

    `lines` are what it needs, each with what needs that: `mdurl==0.1.2  # via markdown-it-py`.
    """
    me = f"pkg:pypi/{_ME}@{version}"
    refs, users = {_ME: me}, dict[str, list[str]]()
    for line in sorted(lines):
        pin, _, via = line.partition("# via ")
        name, of = pin.split(";")[0].strip().split("==")
        refs[name] = f"pkg:pypi/{name}@{of}"
        users[name] = re.findall(r"(?:^|, )([\w.-]+)", via)
    told = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": me,
                "name": _ME,
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": me,
            }
        },
        "components": [_part(name, ref.rpartition("@")[2], ref) for name, ref in refs.items()][1:],
        "dependencies": [
            {"ref": ref, "dependsOn": [refs[one] for one in users if name in users[one]]}
            for name, ref in refs.items()
        ],
    }
    return _text(told)


def completed(text: str, files: Iterable[str], versions: Mapping[str, str]) -> str:
    """The bill of a package that needs no Python: with that, its starter and native libraries.

    `files` are those libraries, by their places in the package; `versions` are those of Python,
    PyInstaller and of as many libraries as tell theirs.
    """
    told: Parts = json.loads(text)
    me = told["metadata"]["component"]["bom-ref"]
    packages = {one["name"]: one["bom-ref"] for one in told["components"]}
    needs = {one["ref"]: one["dependsOn"] for one in told["dependencies"]}
    python = f"pkg:generic/python@{versions['Python']}"
    starter = f"pkg:pypi/pyinstaller@{versions['PyInstaller']}"
    told["components"] += [
        _part("Python", versions["Python"], python),
        _part("PyInstaller bootloader", versions["PyInstaller"], starter),
    ]
    found: dict[str, tuple[str, list[str]]] = {"libyaml": (packages["pyyaml"], [])}
    for file in sorted(set(files)):
        work = known(file)
        user = packages["pygame-ce"] if "pygame" in file.lower() else python
        if work is not None:
            found.setdefault(work[0], (user, []))[1].append(Path(file).name)
    needs[me] += [python, starter]
    for name in sorted(found, key=str.lower):
        user, inside = found[name]
        of = versions.get(name, "")
        ref = f"pkg:generic/{name.lower()}" + (f"@{of}" if of else "")
        part = _part(name, of, ref)
        work = known(inside[0]) if inside else None
        if work is not None:
            part["licenses"] = [{"license": {"name": work[1]}}]
            part["properties"] = [{"name": "cardtable:file", "value": one} for one in inside]
        told["components"].append(part)
        needs.setdefault(user, []).append(ref)
    told["dependencies"] = [{"ref": ref, "dependsOn": needs[ref]} for ref in needs]
    return _text(told)


def versions_of_libraries() -> dict[str, str]:
    """The versions of those native libraries that tell theirs to Python."""
    import pygame
    import pygame.freetype
    import yaml

    told = {
        "SDL": pygame.get_sdl_version(),
        "SDL_image": pygame.image.get_sdl_image_version(),
        "SDL_mixer": pygame.mixer.get_sdl_mixer_version(),
        "SDL_ttf": pygame.font.get_sdl_ttf_version(),
        "FreeType": pygame.freetype.get_version(),
    }
    found = {name: ".".join(map(str, of)) for name, of in told.items() if of}
    return found | {"libyaml": yaml._yaml.get_version_string()}  # noqa: SLF001 - told nowhere else


def _part(name: str, version: str, ref: str) -> Parts:
    of = {"version": version} if version else {}
    return {"type": "library", "bom-ref": ref, "name": name, **of, "purl": ref}


def _text(told: Parts) -> str:
    return json.dumps(told, indent=2) + "\n"
