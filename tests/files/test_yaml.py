"""The YAML reader takes nothing for granted, and what it writes every reader understands."""

import math

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from cardtable.engine.schema import WrongKey
from cardtable.files.strict_yaml import DataError, dump_yaml, parse_yaml, read_yaml


def problem(text):
    with pytest.raises(DataError) as caught:
        parse_yaml(text, "f.yaml")
    return list(map(str, caught.value.faults))


TRAPS = (
    "on off yes No y 12:30:45 2026-11-20 010 0x1F 0o17 1_000 +5 1e3 = << ?? +5a -3c 7C.KD 1. .inf"
)


@pytest.mark.parametrize("text", TRAPS.split())
def test_yaml_traps_stay_text(text):
    assert parse_yaml(f"a: {text}\nb:\n- {text}").data == {"a": text, "b": [text]}


def test_the_few_words_that_mean_something():
    assert parse_yaml("9" * 31).data == "9" * 31  # no number that anything here could mean
    read = parse_yaml("[null, ~, '', true, False, 0, -7, 12, 1.5, -0.25, 2.0e-3, .5]").data
    assert read == [None, None, "", True, False, 0, -7, 12, 1.5, -0.25, 2.0e-3, 0.5]
    assert parse_yaml("['null', \"true\", '10']").data == ["null", "true", "10"]


def test_keys_are_always_text():
    read = parse_yaml("{10: a, true: b, null: c, 2.5: d, 07: e, <<: f}").data
    assert read == {"10": "a", "true": "b", "null": "c", "2.5": "d", "07": "e", "<<": "f"}


def test_an_empty_text_is_nothing():
    assert parse_yaml("").data is None
    assert parse_yaml("# a comment\n").data is None
    assert parse_yaml("\ufeffa: 1").data == {"a": 1}


def test_every_value_and_key_has_its_place():
    document = parse_yaml("a:\n  - b: 1\n    c: [x, y]\n", "f.yaml")
    assert str(document.complain(("a", 0, "c", 1), "no")) == "f.yaml:3:12: a.0.c.1: no"
    assert str(document.complain(("a", 0, WrongKey("b")), "no")) == "f.yaml:2:5: a.0.b: no"
    assert str(document.complain(("a", 0, "d", "e"), "gone")) == "f.yaml:2:5: a.0.d.e: gone"
    assert str(document.complain((), "no")) == "f.yaml:1:1: no"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: 1\nb: 2\na: 3", "f.yaml:3:1: a: already given in line 1"),
        ("z: {p: 1, p: 2}", "f.yaml:1:11: z.p: already given in line 1"),
        ("{10: a, '10': b}", "f.yaml:1:9: 10: already given in line 1"),
        ("a: &x 1\nb: *x", "f.yaml:2:4: aliases (*x) aren’t allowed here; write the value out"),
        ("&a [*a]", "f.yaml:1:5: aliases (*a) aren’t allowed here; write the value out"),
        ("a: !!python/object:os.system x", "f.yaml:1:4: tags (tag:yaml.org,2002:python/object:"),
        ("!!str a: 1", "f.yaml:1:1: a key must be plain text"),
        ("[1, 2]: x", "f.yaml:1:1: a key must be plain text"),
        ("? {a: 1}\n: x", "f.yaml:1:3: a key must be plain text"),
        ("--- a\n--- b", "f.yaml:2:1: a second document starts here"),
        ("a: [1, 2", "f.yaml:2:1: not YAML: "),
        ("a: 'x", "f.yaml:1:6: not YAML: "),
        ("a: b: c", "f.yaml:1:5: not YAML: mapping values are not allowed in this context"),
        ("\ta: 1", "f.yaml:1:1: not YAML: "),
        ("a: 1\n b: 2", "f.yaml:2:3: not YAML: "),
        ("a\n\nb\x00", "f.yaml:3: not YAML: the character U+0000 doesn’t belong"),
        ("%YAML 9.9\n--- a", "f.yaml:1:1: not YAML: "),
        ("@a", "f.yaml:1:1: not YAML: "),
    ],
)
def test_bad_text_is_refused_with_its_place(text, told):
    assert problem(text)[0].startswith(told), problem(text)


def test_what_only_looks_like_a_blank_before_a_line_is_named():
    """Where YAML refuses it, and where it would take it for a part of the key."""
    for blank, name in (
        ("\t", "tab"),
        ("\u00a0", "no-break space"),
        ("\u200b", "zero width space"),
    ):
        for text, place in (
            ("moves:\n{}- a\n", "2:1"),
            ("one:\n  two: 3\n {} four: 5\n", "3:2"),
            ("one: 2\n{}two: 3\n", "2:1"),
        ):
            with pytest.raises(DataError) as caught:
                parse_yaml(text.format(blank), "x")
            told = str(caught.value)
            assert told.startswith(f"x:{place}: "), (text, told)
            assert f"a {name} at the beginning of the line" in told
    assert parse_yaml("a: |\n  x\n  \ty\nb: one\n  \u00a0two\n").data["a"] == "x\n\ty\n"


def test_all_repeated_keys_are_named():
    assert len(problem("a: 1\na: 2\nb: {c: 1, c: 2}\na: 3")) == 3


@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 50_000, "- " * 100_000, "? " * 100_000])
def test_deep_nesting_is_refused_at_once(text):
    assert "nested more than" in problem(text)[0] or "a key must be" in problem(text)[0]


def test_files_that_are_none(tmp_path):
    def told(path):
        with pytest.raises(DataError) as caught:
            read_yaml(path)
        assert "\n" not in str(caught.value)
        return str(caught.value)

    assert told(tmp_path / "nowhere.yaml").endswith("can’t be read: No such file or directory")
    assert "can’t be read" in told(tmp_path)
    assert "not a file name" in told("a\0b.yaml")
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(3_000_000_000)
    assert "too big" in told(huge)
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"a: 1\nname: Zo\xeb\n")
    assert told(latin) == f"{latin}:2: not UTF-8 text"
    picture = tmp_path / "picture.yaml"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    assert told(picture) == f"{picture}: this is a picture"
    wide = tmp_path / "wide.yaml"
    wide.write_text("a: 1", encoding="utf-16")
    assert "not UTF-8" in told(wide)


# Every character that a text file may hold; the parser turns line ends of other systems into \n.
letters = st.characters(
    codec="utf-8",
    exclude_categories=["Cc", "Cs"],
    include_characters="\n\t",
    exclude_characters="\ufeff\u2028\u2029\x85\ufffe\uffff",
)
texts = st.text(letters) | st.sampled_from(
    [
        "on",
        "no",
        "null",
        "~",
        "",
        "1",
        "1.5",
        "2026-11-20",
        "12:30",
        "=",
        "<<",
        "7C KD",
        "??",
        "- a",
    ]
)
plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | texts
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=20,
)


@given(plain)
@example({"\u00a0": None})
@example({"a": {" \u200bx": 1}, "\u2060\n\u3000": ["\u00a0"]})
def test_what_is_written_reads_back(data):
    text = dump_yaml(data)
    assert parse_yaml(text).data == data
    assert yaml.safe_load(text) == data  # and by others, YAML 1.1 or not


def test_what_newer_readers_take_for_a_number_is_quoted():
    assert dump_yaml(["1e5", "0o17", "10S"]) == "- '1e5'\n- '0o17'\n- 10S\n"


def test_what_cannot_be_written():
    for bad in (math.nan, math.inf, object(), b"x"):
        with pytest.raises((TypeError, ValueError)):
            dump_yaml({"a": bad})


def test_a_number_beyond_all_numbers_is_text():
    data = parse_yaml("a: 1.5e999").data
    assert data == {"a": "1.5e999"}
    assert parse_yaml(dump_yaml(data)).data == data


def test_written_for_people():
    data = {
        "cardtable": 1,
        "version": "1.0",
        "date": "2026-11-20",
        "seats": [{"name": "Ann", "kind": "human"}, {"name": "Zoë", "kind": "bot"}],
        "options": {"powers": {"2": ["anytime", "again"], "10": ["burn"]}, "swap": True},
        "moves": ["chance toss p1", "p1 play 4C"],
        "empty": [],
    }
    assert dump_yaml(data) == (
        "cardtable: 1\n"
        "version: '1.0'\n"
        "date: '2026-11-20'\n"
        "seats: [{name: Ann, kind: human}, {name: Zoë, kind: bot}]\n"
        "options: {powers: {'2': [anytime, again], '10': [burn]}, swap: true}\n"
        "moves:\n"
        "- chance toss p1\n"
        "- p1 play 4C\n"
        "empty: []\n"
    )
