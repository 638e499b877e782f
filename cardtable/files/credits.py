"""Whose work the program stands on, and under which licences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.files.folders import asset_path, program_folder
from cardtable.files.strict_yaml import read_text

if TYPE_CHECKING:
    from importlib.metadata import PackageMetadata

PAGE = "third-party.md"
"""In the folder `licenses` of a packaged program: all that is in it, written when it was built."""


@dataclass(frozen=True)
class Work:
    """Somebody's work that the program needs."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...] = ()
    """The files of its licence, as they come with it."""


def libraries() -> list[Work]:
    """The installed Python packages that a package needs at run time, without itself."""
    works: dict[str, Work] = {}
    _gather("cardtable", works)
    return [works[name] for name in sorted(works) if name != "cardtable"]


def licence_table(works: list[Work]) -> str:
    """The works in Markdown."""
    rows = [f"| {one.name} | {one.version} | {one.licence} |" for one in works]
    return "\n".join(["| What | Version | Licence |", "| --- | --- | --- |", *rows, ""])


def third_party() -> str:
    """What a packaged program contains, or what an installed one uses, in Markdown."""
    written = program_folder() / "licenses" / PAGE
    return read_text(written) if written.exists() else licence_table(libraries())


def own_licences() -> str:
    """The licences of what is seen and heard, in Markdown."""
    return read_text(asset_path("LICENSES.md"))


def _gather(name: str, works: dict[str, Work]) -> None:
    """Add a package, and what it needs, if it is installed: it may be for another system."""
    from importlib import metadata  # slow, and seldom needed

    name = re.sub(r"[-_.]+", "-", name).lower()
    if name in works:
        return
    try:
        about = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return
    texts = tuple(
        Path(str(file.locate()))
        for file in about.files or ()
        if re.match(r"(?i)(licen[cs]e|copying|notice)", file.name) and ".py" not in file.suffix
    )
    works[name] = Work(name, about.version, _licence(about.metadata), texts)
    for requirement in about.requires or ():
        if "extra ==" not in requirement and (match := re.match(r"[\w.-]+", requirement)):
            _gather(match[0], works)


def _licence(about: PackageMetadata) -> str:
    """The name of the licence, from whichever field says it."""
    for field in ("License-Expression", "License"):
        licence = (about.get(field) or "").strip()  # type: ignore[attr-defined]
        if licence and "\n" not in licence:
            return str(licence)
    for line in about.get_all("Classifier") or ():
        if line.startswith("License ::"):
            return str(line).rpartition(" :: ")[2]
    return "see its project"
