"""What is wrong with a file, as data: it becomes a sentence only where somebody reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from cardtable.engine.clean import LONGEST, MANY, cleaned
from cardtable.engine.facts import Fact, spoken
from cardtable.engine.schema import Place


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a file, or with data that lies in none."""

    what: str | Fact
    """What is wrong, without its place: `must be at most 6, not 9`."""
    path: Path | None = None
    """The file, or what else the data is called by, such as the id of rules."""
    line: int = 0
    """From 1; 0 where it is no matter of a line."""
    column: int = 0
    """From 1; 0 where only the line is known."""
    key: Place = ()

    @property
    def words(self) -> str:
        """What is wrong, in words."""
        return self.what if isinstance(self.what, str) else spoken(self.what.key, **self.what.about)

    @property
    def reason(self) -> str:
        """The key and the words, for a page that shows file and line in its own way."""
        return cleaned(": ".join(filter(None, (".".join(map(str, self.key)), self.words))), LONGEST)

    def __str__(self) -> str:
        """One line for people: `file.yaml:9:16: key: words`."""
        where = ":".join(str(part) for part in (self.path, self.line, self.column) if part)
        return cleaned(f"{where}: {self.reason}" if where else self.reason, LONGEST)


def by_file(fault: Fault) -> tuple[str, str]:
    """For sorting, by the names of the files."""
    return (fault.path.name, str(fault.path)) if fault.path else ("", "")


class DataError(ValueError):
    """A file that cannot be used; `faults` are all that is wrong, as far as anybody reads on."""

    def __init__(self, faults: Sequence[Fault] | Fault | str) -> None:
        if isinstance(faults, str):
            faults = Fault(faults)
        every = [faults] if isinstance(faults, Fault) else list(faults)
        if len(every) > MANY:
            every[MANY:] = [Fault(Fact("errors.more", {"count": len(every) - MANY}))]
        self.faults = tuple(every)
        super().__init__("\n".join(map(str, every)))


class Unreadable(DataError):
    """A file that is there, and may well be sound, but can't be read just now: it is left alone."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Within it every fault that is told names the file."""
    try:
        yield
    except DataError as error:
        raise type(error)([_named(one, path) for one in error.faults]) from error


def _named(fault: Fault, path: Path) -> Fault:
    if fault.path is None:
        return replace(fault, path=path)
    return fault if fault.path == path else Fault(str(fault), path)
