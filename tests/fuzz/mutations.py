"""Damage as it happens, and as somebody would do it who means ill: to texts and bytes."""

HOSTILE = [
    "\x1b[2J",
    "\x07",
    "\u202e",
    "\ufeff",
    "\u2028",
    "\x00",
    "\t",
    "\r",
    "é" * 300,
    "x" * 300,
    "x" * 20_000,
    "9" * 30,
    "9" * 5000,
    "-1",
    "0",
    "1e999",
    "1.0e+999",
    ".inf",
    "nan",
    "null",
    "true",
    "~",
    "''",
    "[]",
    "{}",
    "[[[[",
    "]]",
    "{a: {a: {a: 1}}}",
    "*a",
    "&a",
    "!!python/object:os.system",
    "<<: *a",
    "- ",
    "? ",
    "|",
    ">",
    "%YAML 9.9",
    "---",
    "...",
    "# ",
    "/dev/zero",
    "../../etc/passwd",
    "CON",
    "a/b",
    "%s%n{0}",
    "AC",
    "X1#9",
    "??",
    "p9",
    "p1",
    "chance shuffle draw",
    "_lines",
    "_end",
    "_rules",
    "cmd:",
]


def damaged(rng, text, others=()):
    """The text with some things done to it; `others` are texts of which pieces may be put in."""
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
        text = rng.choice(_WAYS)(rng, text, others)
    return text


def damaged_bytes(rng, text, others=()):
    """The same, as bytes that need be no text."""
    raw = damaged(rng, text, others).encode("utf-8", "surrogatepass")
    if rng.random() < 0.3 and raw:
        at = rng.randrange(len(raw))
        raw = raw[:at] + bytes(rng.randrange(256) for _ in range(rng.randrange(6))) + raw[at + 1 :]
    return raw


def _spot(rng, text):
    return rng.randrange(len(text) + 1)


def _cut(rng, text, _):
    return text[: _spot(rng, text)]


def _without(rng, text, _):
    first = _spot(rng, text)
    return text[:first] + text[first + rng.randrange(40) :]


def _twice(rng, text, _):
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    return "\n".join(lines[:at] + [lines[at]] * rng.choice([2, 3, 200]) + lines[at:])


def _swapped(rng, text, _):
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _inserted(rng, text, _):
    at = _spot(rng, text)
    return text[:at] + rng.choice(HOSTILE) + text[at:]


def _replaced(rng, text, _):
    """A word, number or quotation in the place of another."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    words[at] = rng.choice([rng.choice(HOSTILE), rng.choice(words)])
    return " ".join(words)


def _value(rng, text, _):
    """Another value behind a colon."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    key, colon, _rest = lines[at].partition(": ")
    lines[at] = f"{key}{colon or ': '}{rng.choice(HOSTILE)}"
    return "\n".join(lines)


def _quoted(rng, text, _):
    """Characters that only stand in a file as escapes."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    code = rng.choice(["\\e", "\\a", "\\0", "\\u202e", "\\ud800", "\\n", "\\U0010ffff"])
    words[at] = f'"{words[at].strip(chr(34))}{code}"'
    return " ".join(words)


def _mixed(rng, text, others):
    other = rng.choice(others) if others else text
    return text[: _spot(rng, text)] + other[_spot(rng, other) :]


def _flipped(rng, text, _):
    if not text:
        return text
    at = rng.randrange(len(text))
    return text[:at] + chr(rng.choice([rng.randrange(128), rng.randrange(0xD800)])) + text[at + 1 :]


_WAYS = [
    _cut,
    _without,
    _twice,
    _swapped,
    _inserted,
    _replaced,
    _replaced,
    _value,
    _value,
    _quoted,
    _mixed,
    _flipped,
]
