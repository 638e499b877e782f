"""House rules in words: every option of every game, and what makes a variant another game."""

import re

import pytest

from cardtable import files
from cardtable.engine.options import Word, describe
from cardtable.files import list_rules, load_rules, parent_of, rules_page, with_options
from cardtable.games import GAMES
from cardtable.presenter.houserules import MOST, differences, house_rules, said, summary
from cardtable.presenter.rulespage import on_page, own_heading

EVERY = [(game.ID, info) for game in GAMES for info in files.house_rules(game)]
RULES = list_rules()

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
    assert _reads_well(info.label), info.label
    assert info.label[:1].isupper()
    assert not info.label.endswith((".", ":"))
    assert info.label.casefold() != info.name.replace("_", " ").casefold()
    assert _reads_well(info.help)
    assert info.help[:1].isupper()
    assert info.help.endswith("."), info.help
    assert f"{info.rule}" in re.findall(r"[A-Z]{2}-R?\d+", rules_page(game)), info.rule


@pytest.mark.parametrize(("game", "info"), EVERY, ids=lambda x: getattr(x, "name", x))
def test_every_value_has_a_word_and_a_sentence(game, info):
    assert game
    assert info.kind in ("switch", "number", "choice", "list", "mapping")
    values = [True, False] if info.kind == "switch" else list(info.choices)
    if info.kind == "mapping" and info.many:
        values.append(())
    for value in values:
        if isinstance(value, int) and not isinstance(value, bool) and info.unit:
            continue  # `3 cards`
        assert value in info.words, f"{info.name}: {value!r} has no word"
    for word in info.words.values():
        assert isinstance(word, Word)
        assert _reads_well(word.label), word
        assert not word.label.endswith(".")
        assert _reads_well(word.says), word
        assert word.says[:1].isupper() or not word.says[0].isalpha()
        assert word.says.endswith("."), word
        assert not word.clause or _reads_well(word.clause)
        assert not word.clause.endswith(".")
    if info.kind == "mapping" and info.many is False and info.low is not None:
        assert all(info.word(n) for n in range(info.low, info.high + 1))
    told = all(word.clause for word in info.words.values())
    assert info.clause or told, f"{info.name} can't be said in a sentence"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_no_two_options_of_a_game_are_called_the_same(game):
    labels = [info.label for info in files.house_rules(game)]
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
    infos = {info.name: info for info in describe(load_rules("shithead").game.Options)}
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
    assert differences(own, base) == ["Twos only go on anything.", "Sevens do nothing special."]


def test_a_list_that_is_not_finished_is_told_all_the_same():
    goal = next(one for one in describe(load_rules("cuttle").game.Options) if one.name == "goal")
    assert said(goal, [21]) == "21 points"
    assert said(goal, []) == "nothing"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_a_page_calls_its_options_by_their_labels(rules):
    parent, raw = parent_of(rules), rules_page(rules.id)
    page = on_page(raw, rules)
    read, mark, notation = page.partition("\n## For those who like notation")
    assert raw.endswith(mark + notation)
    keys = {info.name for info in describe(rules.game.Options)}
    assert not keys & set(re.findall(r"`(\w+)[^`]*`", read))
    for one in house_rules(rules, parent):
        assert page.count(f"{one.setting}") >= 1
        assert (f"- **{one.setting}** (in " in page) == bool(one.differs)
        assert f". {one.info.help} ({one.info.rule})\n" in page
    told = differences(rules, parent)
    first = "Where the page below says something else, go by this. You play as in "
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
        f"\n## {own_heading(table)}\n\nWhere the page below says something else, go by this. "
        "You play as in Soul Taker, but:\n\n- A game has 2 rounds.\n" in page
    )
    assert own_heading(table) == "At this table"
    assert "- **Rounds in a game: 2 rounds** (in the rules: 5 rounds). " in page
    short = on_page("# Short\n\nSee `rounds`, `rounds: 9` and `tie: draw`.\n", base)
    assert "See “Rounds in a game”, `rounds: 9` and “A tie is won by: nobody”." in short
    assert "\n\n## House rules\n\n- The game: Fair against Foul. " in short
