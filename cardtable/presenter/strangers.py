"""The question before running a program that a saved game names."""

from __future__ import annotations

from cardtable.presenter.phrases import wording
from cardtable.session import Session


def question() -> str:
    """What is asked."""
    return wording("pages.strangers-question")


def warning() -> str:
    """What is to be known before one answers."""
    return wording("pages.strangers-warning")


def programs(session: Session) -> list[str]:
    """Whose moves would come from which program, a line for each."""
    return [
        wording("pages.strangers-moves", name=one.name, program=one.program)
        for one in map(session.player, session.strangers)
    ]


def run(session: Session) -> str:
    """The words for letting them run."""
    return wording("pages.strangers-run", count=len(session.strangers))


def instead(session: Session, level: str) -> str:
    """The words for playing without them, against computer players of that level."""
    return wording("pages.strangers-instead", level=level, count=len(session.strangers))


def refusal(session: Session) -> str:
    """A sentence for where nobody can be asked."""
    (first, *_) = map(session.player, session.strangers)
    return wording("pages.strangers-refusal", name=first.name, program=first.program)
