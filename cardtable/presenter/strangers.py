"""The question before running a program that a saved game names."""

from __future__ import annotations

from cardtable.session import Session

QUESTION = "This game wants to run a program on your computer."
WARNING = "A program can do whatever you can do here. Run it only if you trust it."


def programs(session: Session) -> list[str]:
    """Whose moves would come from which program, a line for each."""
    return [
        f"{one.name}’s moves would come from: {one.program}"
        for one in map(session.player, session.strangers)
    ]


def run(session: Session) -> str:
    """The words for letting them run."""
    return "Run it" if len(session.strangers) == 1 else "Run them"


def instead(session: Session, level: str) -> str:
    """The words for playing without them, against computer players of that level."""
    if len(session.strangers) == 1:
        return f"Let a computer player ({level}) take the seat"
    return f"Let computer players ({level}) take their seats"


def refusal(session: Session) -> str:
    """A sentence for where nobody can be asked."""
    (first, *_) = map(session.player, session.strangers)
    return (
        f"this game wants to run a program for {first.name}: {first.program}; "
        "if you trust it, add --run-programs to `cardtable resume`"
    )
