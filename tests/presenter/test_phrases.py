"""The catalogue: every message can be said, has what it names, and speaks to its reader."""

import ast as python
import re
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from where import ROOT

from cardtable.engine.cards import card
from cardtable.engine.facts import Fact
from cardtable.files import DataError, asset_path, parse_yaml, read_yaml
from cardtable.games import GAMES
from cardtable.players import COMPUTERS, Player
from cardtable.presenter import phrases
from cardtable.presenter.layoutfile import read_table, table_of
from cardtable.presenter.phrases import PSEUDO, Reader, say, wording
from cardtable.presenter.words import message
from cardtable.terminal.lobby import BOT_NAMES

FILES = sorted((ROOT / "assets" / "words" / "en").glob("*.ftl"))
assert FILES, "there are no words"
SEATS = "who|seat|owner|winner|loser|dealer|leader|answerer"
"""Variables that are always seats."""
UNADDRESSED = re.compile(rf"\{{ \$({SEATS}) \}} (?:now )?(?:\w+s|may)\b")
FUNCTIONS = {"CARD", "RANK", "SUIT", "SEAT", "LIST", "COUNT", "PRONOUN"}
SAYING = {"Fact", "Bar", "wording", "spoken"}
"""What takes the key of a message first."""
BY_GAME = ("log", "do", "end", "label", "brief", "banner")
"""Parts whose messages go by words of the game: events, verbs, ways."""
NAMES = {"p1": "Ann", "p2": "Bo"}


class Parts(Visitor):
    """The variables, references and functions of a message."""

    def __init__(self, entry):
        self.variables, self.messages, self.functions = set(), set(), set()
        self.visit(entry)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def books():
    """Every file of the catalogue, parsed: it takes seconds, so it waits for a test that asks."""
    return {path.stem: FluentParser().parse(path.read_text("utf-8")) for path in FILES}


@cache
def messages():
    """What each message is made of, by its key."""
    return {
        f"{book}.{entry.id.name}": Parts(entry)
        for book, resource in books().items()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def needed(key):
    """The variables of a message and of those that it refers to."""
    book = key.partition(".")[0]
    found = set(messages()[key].variables)
    for name in messages()[key].messages:
        inner = f"{book}.{name}" if f"{book}.{name}" in messages() else f"cards.{name}"
        found |= needed(inner)
    return found


@cache
def facts():
    """Each `Fact(…)` and `Bar(…)` in the code: where, a pattern of its keys, and its variables."""
    found = []
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and node.value in messages():
                found.append((f"{path.name}:{node.lineno}", re.escape(node.value), None))
            named = isinstance(node, python.Call) and isinstance(node.func, python.Name)
            if named and node.func.id == "_common":  # what all house rules share
                given = {one.arg for one in node.keywords}
                pattern = f"options.{node.args[0].value}"
                found.append((f"{path.name}:{node.lineno}", re.escape(pattern), given))
            if (
                not named
                or node.func.id not in {"Fact", "Bar", "wording", "spoken"}
                or not node.args
            ):
                continue
            key, about = node.args[0], node.args[1] if len(node.args) > 1 else None
            if isinstance(key, python.Constant):
                pattern = re.escape(key.value)
            elif isinstance(key, python.JoinedStr):
                fixed = (isinstance(one, python.Constant) for one in key.values)
                pairs = zip(fixed, key.values, strict=True)
                pattern = "".join(re.escape(v.value) if f else r"[\w-]+" for f, v in pairs)
            else:
                continue
            whole = isinstance(about, python.Dict) and all(about.keys)
            given = {one.value for one in about.keys} if whole else None
            given = set() if about is None else given
            if node.func.id in {"wording", "spoken"}:
                names = {one.arg for one in node.keywords}
                given = names if None not in names else None
            found.append((f"{path.name}:{node.lineno}", pattern, given))
    return found


@cache
def code(book):
    """The program text of a game."""
    folder = ROOT / "cardtable" / "games" / book.replace("-", "_")
    return "".join(one.read_text("utf-8") for one in folder.glob("*.py"))


def test_every_message_can_be_read():
    for book, resource in books().items():
        junk = [one.content for one in resource.body if isinstance(one, ast.Junk)]
        assert not junk, (book, junk)
        names = [one.id.name for one in resource.body if isinstance(one, ast.Message)]
        assert len(names) == len(set(names)), (book, [one for one in names if names.count(one) > 1])
    for key, parts in messages().items():
        assert parts.functions <= FUNCTIONS, key
        needed(key)  # what it refers to exists


ALIKE = {
    ("cunt-soul.do-pickup-pile", "shithead.do-pickup-pile"),  # each has its own short form
    ("cunt-soul.keeps", "shithead.kept"),
    ("cunt-soul.no-name-cards", "shithead.no-name-play"),
    ("cunt-soul.no-not-held", "shithead.no-not-yours"),
    ("cunt-soul.study-ended-last", "shithead.study-ended-loser"),
    ("cunt-soul.zone-up", "shithead.up-later"),
    ("keys.named-play-on", "review.play-on"),
}
"""Keys of two files that read alike in English, and can differ in another language."""
NO_NUMBER = {"cards", "value"}
"""Variables that are cards or a player somewhere, who “deals”."""


class Patterns(Visitor):
    """Each pattern of a message but for what is searched, and the variables that select it."""

    def __init__(self, entry):
        self.found, self.within = [], []
        self.visit(entry)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.within.append(getattr(getattr(node.selector, "id", None), "name", ""))
        self.generic_visit(node)
        self.within.pop()

    def visit_Attribute(self, node):  # noqa: N802
        if node.id.name != "search":
            self.generic_visit(node)

    def visit_Pattern(self, node):  # noqa: N802
        self.found.append((node, {*self.within}))
        self.generic_visit(node)


def patterns():
    """The patterns of all messages, each after its key."""
    return [(key, *each) for key, entry in entries().items() for each in Patterns(entry).found]


@cache
def entries():
    """Each message as it was read, by its key."""
    return {
        f"{book}.{entry.id.name}": entry
        for book, resource in books().items()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def test_a_number_before_a_noun_goes_through_count():
    """Where it may be one, “1 moves” can't be said."""
    things = {
        noun
        for path in FILES
        for noun in re.findall(r'other: "(?:[\w-]+ )?(\w+s)"', path.read_text("utf-8"))
    }
    noun = re.compile(rf" (?:[\w-]+ )?({'|'.join(things)})\b(?!/)")
    counted = {
        name for path in FILES for name in re.findall(r"COUNT\(\$(\w+)", path.read_text("utf-8"))
    }
    for key, pattern, within in patterns():
        for one, text in pairwise(pattern.elements):
            name = getattr(getattr(getattr(one, "expression", None), "id", None), "name", "")
            plain = isinstance(getattr(one, "expression", None), ast.VariableReference)
            bare = isinstance(text, ast.TextElement) and noun.match(text.value)
            assert not (plain and bare and name in counted - within - NO_NUMBER), (key, name)


def test_a_sentence_is_written_once():
    """In a file under one key, which others name; what several games say alike is in `cards`."""
    alike = {}
    for key, entry in entries().items():
        if entry.value and not key.partition(".")[2].startswith("option-"):
            text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("a"), entry.value))
            if len(re.findall(r"[A-Za-z’]{2,}", re.sub(r"\{[^{}]*\}", "", text))) > 3:
                alike.setdefault(text, []).append(key)
    assert {tuple(keys) for keys in alike.values() if len(keys) > 1} == ALIKE


def test_no_text_is_a_key():
    """Neither of a message nor of an option: what is typed stands in braces, { "hand_size" }."""
    raw = re.compile(rf"\b(?:\w+_\w+|(?:{'|'.join(books())})\.[a-z][\w-]+)\b")
    for key, pattern, _ in patterns():
        for one in pattern.elements:
            if isinstance(one, ast.TextElement):
                assert not raw.search(one.value), (key, one.value)


def test_every_fact_of_the_code_has_its_message_and_all_that_it_names():
    for where, pattern, given in facts():
        plain, every = pattern.replace("\\", ""), re.compile(pattern)
        shared = "cards." + plain.partition(".")[2]  # what several games say alike
        found = [one for one in (plain, shared) if one in messages()][:1]
        found = found or [*filter(every.fullmatch, messages())]
        assert found, (where, pattern)
        for key in found if given is not None else ():
            assert needed(key) <= given, (where, key, needed(key) - given)


def layout(game):
    """The layout file of a game, as plain data."""
    return read_yaml(asset_path(f"layouts/{game}.yaml"))


def leaves(data):
    """Every text that data ends in."""
    if isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from leaves(each)
    elif isinstance(data, str):
        yield data


def test_words_in_a_layout_file_are_refused():
    """What people read there are keys of messages."""
    document = parse_yaml("zones: {draw: {name: Draw pile}}", "cuttle.yaml")
    with pytest.raises(DataError, match=r"cuttle.yaml:1:\d+: zones.draw.name: there is no mess"):
        read_table(document, "cuttle")


@cache
def spelt():
    """What the code spells out: its words, and its f-strings, each cut where something comes in.

    Words are constants, names of fields and of options, and whatever else may come into a key.
    """
    words, holed = set(), set()
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        tree = python.parse(path.read_text("utf-8"))
        inner = set()
        for node in python.walk(tree):
            if isinstance(node, python.JoinedStr):
                fixed = [one.value if isinstance(one, python.Constant) else None
                         for one in node.values]  # fmt: skip
                inner |= {id(one) for one in node.values}
                if any(map(LETTER.search, filter(None, fixed))):
                    holed.add(tuple(fixed))
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and id(node) not in inner:
                words.add(str(node.value))
            elif isinstance(node, python.AnnAssign) and isinstance(node.target, python.Name):
                words.add(node.target.id)
    for game in GAMES:
        words |= {game.ID, *leaves(layout(game.ID)), *layout(game.ID)}
    words |= {one.removeprefix("Pad ") for one in words}  # buttons of a controller
    words |= {one.replace("_", "-").replace(" ", "-").lower() for one in words}
    return {one for one in words if KEY.fullmatch(one)}, holed


KEY, LETTER = re.compile(r"[\w.-]+"), re.compile("[a-z]")


@cache
def used(key, depth=2):
    """Whether the code can come by this key, or this part of one."""
    words, holed = spelt()
    return key in words or (depth > 0 and any(_fills(key, each, depth - 1) for each in holed))


def _fills(key, pieces, depth):
    """Whether a key is an f-string with words of the code in its holes."""
    if not pieces:
        return not key
    first, *rest = pieces
    if first is not None:
        return key.startswith(first) and _fills(key[len(first) :], rest, depth)
    if not rest:
        return not key or used(key, depth)
    ends = [at for at in range(1, len(key)) if rest[0] is None or key.startswith(rest[0], at)]
    return any(_fills(key[at:], rest, depth) and used(key[:at], depth) for at in ends)


def test_no_message_is_left_over():
    inner = {
        f"{book}.{name}"
        for book in books()
        for parts in messages().values()
        for name in parts.messages
    }
    texts = "".join(path.read_text("utf-8") for path in FILES)
    lists = {f"{last}-{rest}" for last in re.findall(r'last: "(\w+)"', texts)
             for rest in ("next", "last")}  # fmt: skip
    layouts = {game.ID: table_of(game.ID) for game in GAMES}
    named = {game.ID: set(leaves(layout(game.ID))) for game in GAMES}
    for key in messages():
        book, _, name = key.partition(".")
        if f"cards.{name}" in messages() or key in inner or name in lists:
            continue
        if name.startswith(("option-", "value-", "entry-")):
            continue  # of house rules: test_house_rules.py
        if name in named.get(book, ()) or used(key):
            continue
        assert book in layouts, key
        if used(name):
            continue
        data, (part, _, rest) = layouts[book], name.partition("-")
        word = rest.removeprefix("did-").partition("-")[0]
        if part == "prompt":
            assert any(message(data, part, one) == key for one in data.prompts), key
        elif part in {"badge", "warning"}:
            marks = [one.key for one in (*data.badges, *data.warnings)]
            assert rest.removesuffix("-tip").removesuffix("-out") in marks, key
        elif part == "opening":
            assert rest in {"lot", "turn", "rule"}, key
        else:
            assert part in BY_GAME or used(part), key
            assert word in named[book] or re.search(rf"\b{word}\b", code(book)), key


def test_a_key_that_no_code_spells_out_is_left_over():
    assert used("pages.settings-group-sound")  # an f-string, and a word of a table in its hole
    assert used("errors.game-module")  # nothing may come into a hole at the end
    for key in ("pages.settings-group-zebra", "table.zebra", "keys.named-zebra"):
        assert not used(key)


def test_every_question_has_words():
    for game in GAMES:
        data = table_of(game.ID)
        for one in data.prompts:
            assert message(data, "prompt", one), (game.ID, one)
        for one in data.badges:
            assert message(data, "badge", one.key), (game.ID, one)


def test_who_reads_is_addressed():
    for path in FILES:
        for text in path.read_text("utf-8").split("\n"):
            if path.stem == "cards" or text.startswith(
                ("   *[", "       *[", "    [you] ", "        [you] ")
            ):
                continue
            bad = UNADDRESSED.search(text)
            assert bad is None, (path.name, text)
            # that is SEAT(…, form: "whose")
            assert not re.search(rf"({SEATS}) }}['’]s ", text), (path.name, text)


def told(key, about=None, **how):
    return say(Fact(key, about or {}), Reader(NAMES.__getitem__, **how))


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({}, "Ann scuttles 9♠ with 10♣"),
        ({"seat": "p1"}, "You scuttle 9♠ with 10♣"),
        (
            {"seat": "p2", "spoken": True},
            "Ann scuttles nine of spades with ten of clubs",
        ),
    ],
)
def test_a_fact_is_said_to_its_reader(how, words):
    about = {"seat": "p1", "card": card("9S"), "by": card("10C")}
    assert told("cuttle.log-scuttled", about, **how) == words


@pytest.mark.parametrize(
    ("pronoun", "seat", "words"),
    [
        ("he", "", "Show 3♣ to Bo. He picks up 4 cards and you go again, unless he shows one back"),
        (
            "she",
            "",
            "Show 3♣ to Bo. She picks up 4 cards and you go again, unless she shows one back",
        ),
        ("", "", "Show 3♣ to Bo. They pick up 4 cards and you go again, unless they show one back"),
        (
            "he",
            "p2",
            "Show 3♣ to you. You pick up 4 cards and you go again, unless you show one back",
        ),
    ],
)
def test_a_person_is_spoken_of_as_they_have_chosen(pronoun, seat, words):
    about = {"card": card("3C"), "to": "p2", "count": 4}
    reader = Reader(lambda _: Player("Bo", pronoun=pronoun).called, seat)
    assert say(Fact("shithead.do-show-pile-own", about), reader) == words
    about = {"seat": "p2", "card": card("QH")}
    their = {"he": "his", "she": "her"}.get(pronoun, "their")
    if not seat:
        told = f"Bo plays Q♥ to protect {their} other cards"
        assert say(Fact("cuttle.log-played-shield", about), reader) == told


def test_computer_players_are_he_or_she_by_their_names():
    called = [Player(name, "bot", "hard").called for name in (*COMPUTERS, *BOT_NAMES)]
    assert all(one.pronoun for one in called)
    assert not Player("Agnes").called.pronoun  # a person of that name has a choice
    assert not Player.from_data({"name": "Kim", "pronoun": "xe"}, 1).pronoun


def test_players_and_jokers_at_the_beginning_of_a_sentence():
    about = {"seat": "p1"}
    assert told("cuttle.log-closed", about, seat="p1") == "Your hand is hidden again"
    assert told("cuttle.log-closed", about) == "Ann’s hand is hidden again"
    about = {"card": card("X1"), "seat": "p2"}
    assert told("cuttle.log-returned", about, seat="p2") == "A joker goes back to your hand"
    assert say(Fact("cuttle.log-closed", about), Reader(lambda seat: "bo")) == (
        "bo’s hand is hidden again"
    )


def test_a_message_that_is_missing_shows_its_key():
    assert told("cuttle.no-such-thing") == "«cuttle.no-such-thing»"
    inner = Fact("cunt-soul.no-such-thing")
    assert "«cunt-soul.no-such-thing»" in told("cunt-soul.line", {"what": inner})


@pytest.mark.parametrize("tongue", ["en", PSEUDO])
def test_a_message_read_without_the_parser_says_the_same(tongue, monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", tongue)
    read = [key for key in messages() if phrases._simple(key, tongue) is not None]
    assert len(read) > len(messages()) / 4
    for key in read:
        for value in (1, 7):
            about = dict.fromkeys(needed(key), value)
            book, _, name = key.partition(".")
            parsed = phrases._Speech(book, Reader(str)).parsed(name, about)
            assert wording(key, **about) == parsed, key


def test_wording_has_its_values_and_what_it_needs_the_parser_for():
    assert wording("page.footer", version="1.0").startswith("Card Table 1.0. ")
    assert wording("review.learn-tip", count=1).startswith("Replay your 1 mistake and")
    assert wording("today.puzzle-tip", number=3, kind="x", stars=2, earned=0) == "No. 3: x, medium"
    assert wording("page.no-such-thing") == "«page.no-such-thing»"


def test_a_list_names_all_of_it():
    assert phrases.listed(["2", "3", "4", "5"], Reader(str)) == "2, 3, 4 and 5"
    assert phrases.listed(["2", "3"], Reader(str), "or") == "2 or 3"


def test_the_pseudo_language_changes_every_word_but_names():
    about = {"seat": "p2", "card": card("9S")}
    words = told("cuttle.log-laid", about, language=PSEUDO)
    assert words.startswith("Bo ")
    assert "9♠" in words
    assert "points" not in words
    assert len(words) > 1.3 * len("Bo lays 9♠ for points")


def test_the_language_is_chosen_by_the_environment(monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", PSEUDO)
    assert Reader(str).language == phrases.language() == PSEUDO
