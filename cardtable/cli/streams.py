"""The standard streams, made fit for whatever the program was started from."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from pathlib import Path

_PLAIN = str.maketrans("♠♥♦♣“”‘’–…×·", "SHDC\"\"''-.x-")
"""What is written where a terminal can't show a character; of all others a question mark."""


def prepare() -> None:
    """Make the three streams usable.

    One that is closed reads as empty, or swallows what is written. What can't be shown is written
    in plainer letters, what can't be read is replaced, and a byte order mark before piped lines is
    no part of the first.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - to the end
            setattr(sys, name, nowhere)
    codecs.register_error("cardtable", _plainer)
    with suppress(AttributeError, ValueError, OSError):  # a test's stream, or a closed one
        sys.stdout.reconfigure(errors="cardtable")  # type: ignore[union-attr]
        sys.stderr.reconfigure(errors="cardtable")  # type: ignore[union-attr]
    with suppress(AttributeError, ValueError, OSError):
        utf8 = (
            codecs.lookup(sys.stdin.encoding).name in {"utf-8", "ascii"} and not sys.stdin.isatty()
        )
        more = {"encoding": "utf-8-sig"} if utf8 else {}
        sys.stdin.reconfigure(errors="replace", **more)  # type: ignore[union-attr]


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(one if one.isascii() else "?" for one in text), error.end
