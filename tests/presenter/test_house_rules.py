"""House rules in words: every option of every game, and what makes a variant another game."""

import re

import pytest

from cardtable import files
from cardtable.engine.facts import Fact
from cardtable.engine.options import describe
from cardtable.files import list_rules, load_rules, parent_of, rules_page, with_options
from cardtable.files.folders import asset_folders
from cardtable.games import GAMES
from cardtable.presenter import phrases
from cardtable.presenter.draft import Draft
from cardtable.presenter.houserules import (
    MOST,
    differences,
    effect,
    entries,
    house_rules,
    label,
    meaning,
    said,
    summary,
    unit,
    word,
)
from cardtable.presenter.phrases import Reader
from cardtable.presenter.rulespage import on_page, own_heading

EVERY = [(game.ID, info) for game in GAMES for info in files.house_rules(game)]
RULES = list_rules()
ENTRIES = {
    f"{path.stem}.{entry.partition(' =')[0]}": entry
    for folder in asset_folders()
    for path in (folder / "words" / "en").glob("*.ftl")
    for entry in re.split(r"^(?=\w)", path.read_text("utf-8"), flags=re.MULTILINE)
}
"""Each message of the catalogue as it is written."""

_SCHEMA = re.compile(r"_|[\[\]{}]|\bp[1-9]\b|\b(None|True|False)\b")


def _words_of(game):
    """Every key and word of a game's options that is no word of English by itself."""
    found = set()
    for info in files.house_rules(game):
        found |= {info.name, *(str(one) for one in info.choices)}
    return {word for word in found if "_" in word}


def _reads_well(text):
    return text and text == text.strip() and not _SCHEMA.search(text)


@pytest.mark.parametrize(("game", "info"), EVERY, ids=lambda x: getattr(x, "name", x))
def test_every_option_is_told_in_words(game, info):
    name = label(info)
    assert _reads_well(name), name
    assert name[:1].isupper()
    assert not name.endswith((".", ":"))
    assert name.casefold() != info.name.replace("_", " ").casefold()
    assert _reads_well(effect(info))
    assert effect(info)[:1].isupper()
    assert effect(info).endswith("."), effect(info)
    assert f"{info.rule}" in re.findall(r"[A-Z]{2}-R?\d+", rules_page(game)), info.rule


def _is_legal(info, value):
    try:
        files.with_house_rules(load_rules(info.game), {info.name: value})
    except files.DataError:
        return False
    return True


UNITLESS = {
    ("shithead", "jokers"),
    ("cunt-soul", "packs"),
    ("cuttle", "stall_turns"),
    ("cuttle", "jokers"),
}
"""Numbers whose label says what they count."""


def owed(info):
    """Every message that an option owes, by its key, with the forms that it owes of it.

    `help|clause` is either of the two: a value's clause is a sentence of its own.
    """
    option = f"{info.game}.option-{info.name}"
    found = {option: {"help", *(("yes", "no") if info.kind == "switch" else ())}}
    if (info.kind == "number" or info.entries) and (info.game, info.name) not in UNITLESS:
        found[option].add("unit")
    special = [*info.choices]
    if info.kind == "mapping" and info.low is not None:
        special += range(info.low, info.high + 1)
    if info.many or (info.kind == "list" and info.choices and not info.ordered):
        special.append("nothing")
    if info.kind == "number" and info.low == 0:
        special.append(0)  # “never”, “none”
    clause = phrases.part(Fact(option, {"n": 7, "value": "?"}), Reader(str), "clause") or ""
    counts = info.kind == "number" and ("7" in clause or not unit(info))
    if counts and (info.low or 0) <= 1 and _is_legal(info, 1):
        special.append(1)  # a clause such as “there are 7 jokers” is wrong for one
    for value in special:
        name = "none" if value is None else value
        if isinstance(value, int) and unit(info) and info.kind == "choice":
            continue  # `3 cards`
        forms = {"name"} if info.ordered else {"help|clause"}
        if info.kind == "mapping" and info.low is None:
            forms = {"help", "clause"}  # what a card does, on its sheet and in a summary
        elif info.kind != "mapping" and value in (None, "nothing", 0, 1):
            forms = {"clause"}  # “you hold never” says nothing
        keys = [f"{info.game}.value-{info.name}-{name}"]
        if info.values:
            keys += [
                f"{info.game}.value-{info.values}-{name}",
                f"options.value-{info.values}-{name}",
            ]
        found[next(filter(phrases.has, keys), keys[0])] = forms
    for number in range(1, info.entries + 1):
        found[f"{info.game}.entry-{info.name}-{number}"] = set()
    return found


OWED = {}
for _, each in EVERY:
    for key, forms in owed(each).items():
        OWED.setdefault(key, set()).update(forms)


def _form(key, form):
    about = dict.fromkeys(("value", "does", "words", "cards", "rank"), "?")
    about |= dict.fromkeys(("n", "n1", "n2", "n3", "n4", "n5"), 7)
    return phrases.part(Fact(key, about), Reader(str), form)


@pytest.mark.parametrize("key", OWED)
def test_every_option_and_every_value_has_its_message(key):
    assert phrases.has(key), key
    assert _reads_well(_form(key, "")), key
    assert not _form(key, "").endswith(".")
    for form in OWED[key]:
        assert any(_form(key, each) for each in form.split("|")), (key, form)
    for form in ("help", "clause", "yes", "no", "unit", "verb", "name"):
        told = _form(key, form)
        assert told is None or _reads_well(told), (key, form)
        assert told is None or told.endswith(".") == (form == "help"), (key, form)
        assert form != "help" or told is None or not told[:1].islower(), (key, form)


@pytest.mark.parametrize(("game", "info"), EVERY, ids=lambda x: getattr(x, "name", x))
def test_every_option_can_be_told_in_a_clause(game, info):
    if info.kind == "mapping" and info.low is None:
        return  # “threes burn the pile”: cards, and the clause of what they do
    option = f"{game}.option-{info.name}"
    if info.kind == "switch" or _form(option, "clause"):
        return
    values = [f"{game}.value-{info.name}-{value}" for value in info.choices]
    assert values, info.name
    assert all(_form(value, "clause") for value in values), info.name


@pytest.mark.parametrize(("game", "info"), EVERY, ids=lambda x: getattr(x, "name", x))
def test_an_option_names_nothing_that_its_clause_is_not_given(game, info):
    given = {"n", "value"}
    if info.kind == "mapping":
        given = {"n", "rank"} if info.low is not None else {"cards", "does", "words"}
    given |= {"n", *(f"n{place}" for place in range(1, info.entries + 1))}
    named = set(re.findall(r"\$(\w+)", ENTRIES[f"{game}.option-{info.name}"]))
    assert named <= given, named - given


def test_no_message_of_an_option_is_left_over():
    ours = {key for key in ENTRIES if re.match(r"[\w-]+\.(option|value|entry)-", key)}
    some = {  # a number may have a word of its own: “once”
        f"{game}.value-{info.name}-{number}"
        for game, info in EVERY
        if info.kind == "number"
        for number in range(10)
        if _is_legal(info, number)
    }
    assert ours - {*OWED} - some == set()


def test_the_pseudo_language_leaves_no_word_of_an_option_as_it_is(monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", phrases.PSEUDO)
    told = []
    for rules in RULES:
        parent = parent_of(rules)
        told.append(summary(rules, parent).replace(parent.names.plain, ""))
        for one in house_rules(rules, parent):
            told += [one.setting, one.usual, *one.differs]
    for _, info in EVERY:
        told += [effect(info), unit(info), *entries(info)]
        values = [True, False] if info.kind == "switch" else [*info.choices, 0, 1]
        told += [text for value in values for text in (word(info, value), meaning(info, value))]
    assert len(told) > 1000
    assert not [text for text in told if re.search(r"\b[A-Za-z]{3,}\b", text)]


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("soul-taker", {"rounds": 20}),
        ("cuttle", {"goal": [21, 21, 7, 5, 1], "powers": {"2": "crown"}, "stall_turns": 1}),
        ("shithead", {"start_suits": ["C"]}),
        ("shithead", {"powers": {"10": [], "3": ["show", "skip"]}, "stall_turns": 0}),
        ("russian-bank", {"build_from": ["hand"], "space_from": []}),
    ],
)
def test_what_is_wrong_with_options_is_in_the_catalogue_as_well(id, values, monkeypatch):
    monkeypatch.setenv("CARDTABLE_LANGUAGE", phrases.PSEUDO)
    draft = Draft(load_rules(id), values)
    told = [text for _, text in (*draft.problems, *draft.doubts)]
    assert told
    assert not [text for text in told if re.search(r"\b[A-Za-z]{3,}\b", text)]


def test_a_number_drawn_along_is_one_step_and_a_new_change_ends_what_was_taken_back():
    draft = Draft(load_rules("shithead"))
    usual = draft.value("hand_size")
    for size in (usual + 1, usual + 2):
        draft.set("hand_size", size)
    draft.undo()
    assert draft.value("hand_size") == usual
    draft.set("swap", not draft.value("swap"))
    assert not draft.can_redo


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_no_two_options_of_a_game_are_called_the_same(game):
    labels = [label(info) for info in files.house_rules(game)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_a_variant_is_told_in_words(rules):
    schema = _words_of(rules.game)
    parent = parent_of(rules)
    every = house_rules(rules, parent)
    assert [one.info.name for one in every] == [info.name for info in files.house_rules(rules.game)]
    texts = [summary(rules, parent), *differences(rules, parent)]
    texts += [text for one in every for text in (one.value, one.usual) if text]
    for text in texts:
        assert _reads_well(text), text
        assert not any(word in text for word in schema)
    for one in every:
        assert one.value == said(one.info, files.values_of(rules)[one.info.name])
        assert bool(one.usual) == bool(one.differs)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_rules_differ_from_their_parent_and_from_nothing_else(rules):
    parent = parent_of(rules)
    assert differences(rules, rules) == []
    assert summary(rules, rules) == f"as {rules.names.plain}"
    told = differences(rules, parent)
    assert bool(told) == (rules.options != parent.options)
    assert all(text[0].isupper() or text[0].isdigit() for text in told)
    assert all(text.endswith(".") for text in told)
    line = summary(rules, parent)
    if told:
        assert line.startswith(f"as {parent.names.plain}, but ")
        assert len(set(told)) == len(told)
    else:
        assert rules == parent


def test_a_variant_extends_another_or_is_one_of_its_game(tmp_path, monkeypatch):
    for rules in RULES:
        assert parent_of(rules).id == rules.game.ID
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "rules"
    for line in ("extends: shithead-glass", "game: shithead\nseats: [2, 3]"):
        folder.mkdir(exist_ok=True)
        (folder / "mine.yaml").write_text(f"id: mine\n{line}\nnames: {{plain: Mine}}\n")
        own = load_rules("mine")
        assert parent_of(own).id == ("shithead-glass" if "extends" in line else "shithead")
        assert differences(own, parent_of(own)) == []


def test_a_summary_is_a_sentence_that_one_would_say():
    base = load_rules("shithead")
    powers = {"7": ["invisible"], "3": ["burn"]}
    own = with_options(base, {"hand_size": 4, "powers": powers})
    assert (
        summary(own, base)
        == "as Shithead, but you hold 4 cards, threes burn the pile, and sevens are invisible"
    )
    assert summary(own, base, polite=True).startswith("as Winnersh Palace, but ")
    assert differences(own, base) == [
        "You hold 4 cards.",
        "Threes burn the pile.",
        "Sevens are invisible.",
    ]
    assert differences(base, own)[1:] == [
        "Threes are shown instead of played.",
        "Sevens ask for the same or lower.",
    ]


def test_a_long_summary_counts_what_it_does_not_name():
    cards = load_rules("cuttle-cards")
    base = parent_of(cards)
    more = len(differences(cards, base)) - MOST
    assert summary(cards, base).endswith(f", and {more} more things are different")


def test_values_in_words():
    infos = {info.name: info for info in files.house_rules(load_rules("shithead").game)}
    assert said(infos["hand_size"], 1) == "1 card"
    assert said(infos["jokers"], 0) == "none"
    assert said(infos["swap"], value=True) == "yes"
    assert said(infos["start_suits"], ["H", "C", "D", "S"]) == "♥, ♣, ♦ and ♠"
    assert said(infos["powers"], {"2": [], "10": ["anytime", "burn"], "X": ["skip"]}) == (
        "10: on anything, burns; Joker: skips"
    )
    assert said(infos["powers"], {}) == "nothing"


def test_rules_that_lost_something_say_so():
    base = load_rules("shithead")
    own = with_options(base, {"powers": {"2": ["anytime"], "7": []}})
    assert differences(own, base) == ["Twos just go on anything.", "Sevens do nothing special."]


def test_a_list_that_is_not_finished_is_told_all_the_same():
    goal = next(one for one in files.house_rules(load_rules("cuttle").game) if one.name == "goal")
    assert said(goal, [21]) == "21 points"
    assert said(goal, []) == "nothing"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_a_page_calls_its_options_by_their_labels(rules):
    parent, raw = parent_of(rules), rules_page(rules.id)
    page = on_page(raw, rules)
    read, mark, notation = page.partition("\n## For those who like notation")
    assert raw.endswith(mark + notation)
    keys = {info.name for info in describe(rules.game.Options, rules.game.ID)}
    assert not keys & set(re.findall(r"`(\w+)[^`]*`", read))
    for one in house_rules(rules, parent):
        assert page.count(f"{one.setting}") >= 1
        assert (f"- **{one.setting}** (in " in page) == bool(one.differs)
        assert f". {effect(one.info)} ({one.info.rule})\n" in page
    told = differences(rules, parent)
    first = "If the page below says otherwise, go by this. Play as in "
    assert (f"\n## {rules.names.plain}\n\n{first}" in page) == bool(told)
    assert own_heading(rules) == (rules.names.plain if told else "")
    assert all(f"\n- {line}\n" in page for line in told)
    numbers = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
    assert numbers.findall(page) == numbers.findall(raw)


def test_a_page_tells_of_a_tables_own_changes_and_needs_no_list_of_options():
    base = load_rules("soul-taker")
    table = with_options(base, {"rounds": 2})
    page = on_page(rules_page("soul-taker"), table)
    assert (
        f"\n## {own_heading(table)}\n\nIf the page below says otherwise, go by this. "
        "Play as in Soul Taker, except:\n\n- A game has 2 rounds.\n" in page
    )
    assert own_heading(table) == "At this table"
    assert "- **Rounds in a game: 2 rounds** (in the rules: 5 rounds). " in page
    short = on_page("# Short\n\nSee `rounds`, `rounds: 9` and `tie: draw`.\n", base)
    assert "See “Rounds in a game”, `rounds: 9` and “A tie is won by: nobody”." in short
    assert "\n\n## House rules\n\n- The game: Fair against Foul. " in short
