"""Rules files, saved games, settings and folders: what is good is read, what is not is told."""

import dataclasses
import json
import os
import re
import stat
import sys
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from where import ROOT

from cardtable import files
from cardtable.engine.clean import real_date
from cardtable.engine.record import Record
from cardtable.engine.schema import plain
from cardtable.files import disk, folders, strict_yaml
from cardtable.games import GAMES
from cardtable.presenter.houserules import effect

GOOD = """\
id: shithead-london
game: shithead
version: '1.0'
names: {plain: London Shithead, polite: London Palace}
seats: [2, 5]
options:
  hand_size: 4
  powers: {'2': [anytime], '8': [anytime, invisible], '10': [anytime, burn]}
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def write(tmp_path):
    def write(text, name="shithead-london"):
        path = tmp_path / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def problems(path, overrides=None):
    with pytest.raises(files.DataError) as caught:
        files.load_rules(path, overrides)
    folder = f"{Path(path).parent}{os.sep}"
    lines = list(map(str, caught.value.faults))
    assert all("\n" not in line for line in lines)
    return [line.replace(folder, "") for line in lines]


# ------------------------------------------------------------------------------- rules files


def test_the_rules_that_come_with_the_program():
    problems = []
    rules = files.list_rules(problems)
    assert not problems
    assert {one.id for one in rules} == {path.stem for path in (ROOT / "rules").glob("*.yaml")}
    order = [(GAMES.index(one.game), one.id != one.game.ID, one.id) for one in rules]
    assert order == sorted(order)  # game by game, each with its own name first
    for one in rules:
        if one.id == one.game.ID:
            assert one.options == one.game.Options()
    shitheads = [one for one in rules if one.game.ID == "shithead"]
    assert {one.names.shown(polite=True).partition(" ")[2] for one in shitheads} == {"Palace"}
    assert {one.seats for one in shitheads} == {(2, 5), (2, 8)}
    later = {one.id for one in rules if one.version != "1.0"}
    assert later == {one.id for one in rules if one.game.ID == "russian-bank"}  # RB-23
    assert {one.version for one in rules if one.id in later} == {"1.1"}


def test_a_single_number_of_seats(tmp_path):
    path = tmp_path / "shithead-duel.yaml"
    path.write_text("id: shithead-duel\ngame: shithead\nnames: {plain: Duel}\nseats: [2]\n")
    assert files.load_rules(path).seats == (2, 2)


def test_variants_give_their_powers_whole():  # SH-38, section 13
    classic, glass, backpacker = (
        files.load_rules(f"shithead-{name}").options for name in ("classic", "glass", "backpacker")
    )
    assert classic.powers == {"2": ("anytime",), "10": ("anytime", "burn")}
    assert glass.powers == {
        "2": ("anytime",),
        "7": ("lower",),
        "8": ("anytime", "invisible"),
        "10": ("anytime", "burn"),
    }
    assert backpacker.powers == {
        "2": ("anytime", "again"),
        "3": ("anytime", "invisible"),
        "7": ("lower",),
        "8": ("skip",),
        "10": ("anytime", "burn"),
        "X": ("anytime", "invisible", "reverse"),
    }
    assert (classic.jokers, glass.jokers, backpacker.jokers) == (0, 0, 2)
    for options in (classic, glass, backpacker):
        assert options.table_play == "direct"
        others = (options.match_up, options.preselect_down, options.pickup_empty)
        assert others == (False, False, False)
        assert options.burn_run == 4
        assert options.pickup_voluntary


def test_variants_by_the_letter_differ_in_what_their_lines_say():
    for id, differ in (
        ("shithead-literal", {"replenish_after_show": False}),
        (
            "cunt-soul-literal",
            {"last_card": "down", "field_changes_max": 4, "field_change_cost": "none"},
        ),
        ("russian-bank-literal", {"load_from": ("tableau",)}),
    ):
        rules = files.load_rules(id)
        usual = rules.game.Options()
        own = vars(rules.options).items()
        assert {name: each for name, each in own if each != getattr(usual, name)} == differ
    assert files.load_rules("cunt-soul-literal").names.polite == "Count Soul (by the letter)"
    assert files.load_rules("russian-bank").options.stock_before_hand == "start"
    assert files.load_rules("russian-bank-crapette").options.stock_before_hand == "always"


def test_a_file_of_ones_own(write):
    rules = files.load_rules(write(GOOD))
    assert rules.id == "shithead-london"
    assert rules.options.hand_size == 4
    assert "3" not in rules.options.powers
    assert rules.names.shown(polite=True) == "London Palace"


def test_every_mistake_is_told_at_once_with_its_place(write):
    path = write("""\
id: shithead-london
game: shithead
version: 1.0
names: {plain: London Shithead, polit: London Palace}
seats: [2, 15]
colour: red
options:
  hand_sise: 4
  table_size: 9
  jokers: -1
  swap: yes
  start: lef_of_dealer
  start_suits: [C, S, X, H]
  powers: {'2': [anytime], 8: [anytime, invisble], '11': [burn], 9: burn}
  burn_run: 2
  library_size: '12'
""")
    powers = "anytime, again, show, lower, burn, invisible, skip, reverse, give"
    keys = "id, game, extends, version, names, about, seats, loser_title, order, options"
    ranks = "2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, X"
    starts = "weakest, weakest_card, first_three, left_of_dealer; did you mean left_of_dealer?"
    told = f"""\
3:10: version: must be text, not 1.0
4:33: names.polit: no such key; did you mean polite?
5:12: seats.1: must be at most 9, not 15
6:1: colour: no such key; the keys are {keys}
8:3: options.hand_sise: no such key; did you mean hand_size?
9:15: options.table_size: must be at most 4, not 9
10:11: options.jokers: must be at least 0, not -1
11:9: options.swap: must be true or false, not "yes"
12:10: options.start: "lef_of_dealer" isn’t one of {starts}
13:23: options.start_suits.2: "X" isn’t one of C, D, H, S
14:41: options.powers.8.1: "invisble" isn’t one of {powers}; did you mean invisible?
14:52: options.powers.11: "11" isn’t one of {ranks}
14:69: options.powers.9: must be a list, not "burn"
15:13: options.burn_run: 2 isn’t one of 0, 3, 4, 5
16:17: options.library_size: must be a whole number, not "12"
"""
    assert "".join(f"{line.partition(':')[2]}\n" for line in problems(path)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "shithead-london.yaml: a rules file is a mapping with id, game and names"),
        ("- id", "shithead-london.yaml:1:1: a rules file is a mapping"),
        ("nonsense", "shithead-london.yaml:1:1: a rules file is a mapping"),
        ("id: x\nnames: {plain: X}", "shithead-london.yaml:1:1: game: is missing (or extends)"),
        ("game: poker", "shithead-london.yaml:1:7: game: there is no game 'poker'; there are "),
        ("game: [shithead]", "shithead-london.yaml:1:7: game: there is no game ['shithead']"),
        ("extends: nothing", "shithead-london.yaml:1:10: extends: there are no rules called 'noth"),
        ("extends: shithead-london.yaml", "shithead-london.yaml:1:10: extends: "),
        (GOOD.replace("id: shithead-london", "id: other"), "shithead-london.yaml:1:5: id: must be"),
        (GOOD.replace("id: shithead-london", "id: Shit Head"), "shithead-london.yaml:1:5: id: an"),
        (GOOD.replace("id: shithead-london\n", ""), "shithead-london.yaml:1:1: id: is missing"),
        (GOOD.replace("seats: [2, 5]\n", ""), "shithead-london.yaml:1:1: seats: is missing"),
        (GOOD.replace("[2, 5]", "[]"), "shithead-london.yaml:5:8: seats: must be two numbers"),
        (
            GOOD.replace("[2, 5]", "[2, 3, 5]"),
            "shithead-london.yaml:5:8: seats: must be two numbers",
        ),
        (GOOD.replace("[2, 5]", "5"), "shithead-london.yaml:5:8: seats: must be a list, not 5"),
        (GOOD.replace("[2, 5]", "[4, 3]"), "shithead-london.yaml:5:8: seats: the fewest (4) can’t"),
        (GOOD.replace("[2, 5]", "[2, 9]"), "shithead-london.yaml:5:8: seats: shithead is for 2 to"),
        (GOOD.replace("[2, 5]", "[1, 2]"), "shithead-london.yaml:5:8: seats: shithead is for 2 to"),
        (GOOD + "  first_dealer: p4\n", "shithead-london.yaml:5:8: seats: p4 can’t deal"),
        (
            GOOD + "  start_suits: [C, C, C, C]\n",
            "shithead-london.yaml:9:16: options.start_suits: name each of the four suits once",
        ),
        (GOOD + "order: ['2', A]\n", "shithead-london.yaml:1:1: order must name"),
        (
            GOOD + "loser_title: Nobody\n",
            "shithead-london.yaml:9:14: loser_title: must be a mapping",
        ),
        (GOOD + "options: {}\n", "shithead-london.yaml:9:1: options: already given in line 6"),
        (
            GOOD.replace("options:", "options: none\nx:"),
            "shithead-london.yaml:6:10: options: must be a map",
        ),
    ],
)
def test_bad_rules_files(write, text, told):
    assert problems(write(text))[0].startswith(told), problems(write(text))


def test_options_may_be_left_out(write):
    text = GOOD[: GOOD.index("options")]
    assert files.load_rules(write(text)).options.hand_size == 3


def test_every_variant_says_how_it_differs():
    told = {one.id: one.about for one in files.list_rules() if one.id != one.game.ID}
    assert [id for id, about in told.items() if about.count(".") < 2] == []  # how, and for whom
    assert len(set(told.values())) == len(told)


def test_what_a_variant_says_is_not_inherited(write, home):
    path = write("id: shithead-london\nextends: shithead-glass\nnames: {plain: London}\n")
    assert files.load_rules("shithead-glass").about
    assert not files.load_rules(path).about


def test_extending_other_rules(write, home):
    (home / "rules").mkdir(parents=True)
    (home / "rules" / "shithead-london.yaml").write_text(GOOD)
    more = "id: shithead-soho\nextends: shithead-london\nnames: {plain: Soho}\n"
    rules = files.load_rules(write(more + "options: {swap: false}", "shithead-soho"))
    assert (rules.options.hand_size, rules.options.swap, rules.seats) == (4, False, (2, 5))
    assert rules.version == "1.0"
    rules = files.load_rules(write(more + "options: {powers: {'9': [skip]}}", "shithead-soho"))
    assert rules.options.powers == {"9": ("skip",)}  # whole, in a file
    told = problems(write(more + "options: {swop: false}\ngame: chess", "shithead-soho"))
    assert len(told) == 2
    (home / "rules" / "shithead-london.yaml").write_text(GOOD + "  hand_size: 3\n")
    (told,) = problems(write(more, "shithead-soho"))
    assert told.startswith("shithead-soho.yaml:2:10: extends: ")
    assert "options.hand_size: already given" in told


def test_rules_that_extend_each_other(write, home):
    (home / "rules").mkdir(parents=True)
    for one, other in (("x-a", "x-b"), ("x-b", "x-a")):
        text = f"id: {one}\nextends: {other}\nnames: {{plain: X}}\n"
        (home / "rules" / f"{one}.yaml").write_text(text)
    assert "extend themselves" in problems("x-a")[0]


def test_the_players_own_rules_are_listed(home):
    own = home / "rules"
    own.mkdir(parents=True)
    (own / "shithead-london.yaml").write_text(GOOD)
    (own / "shithead-glass.yaml").write_text("nothing that hides the program's own")
    (own / "broken.yaml").write_text("id: broken")
    (own / "notes.txt").write_text("not rules")
    told = []
    assert [one.id for one in files.list_rules(told)][-1] == "shithead-london"
    assert len(told) == 2
    assert all(fault.path == own / "broken.yaml" for fault in told)
    assert files.load_rules("shithead-london").options.hand_size == 4
    assert files.load_rules("shithead-glass").options.powers["8"] == ("anytime", "invisible")
    assert "there are no rules called 'shithead-paris'" in problems("shithead-paris")[0]


def test_overrides_at_the_table():
    rules = files.load_rules("shithead", {"hand_size": 4, "powers": {"10": [], "X": ["skip"]}})
    assert rules.options.hand_size == 4
    assert rules.options.powers == {  # SH-38: only the ranks that are named
        "2": ("anytime", "again"),
        "3": ("show",),
        "7": ("lower",),
        "10": (),
        "X": ("skip",),
    }
    assert files.load_rules("shithead").options.powers["10"] == ("burn",)


def test_bad_overrides():
    told = problems("shithead", {"hand_size": 9, "swop": True, "powers": {"2": ["fly"]}})
    assert told[0] == "shithead: options.hand_size: must be at most 6, not 9"
    assert told[1].startswith('shithead: options.powers.2.0: "fly" isn’t one of anytime, again')
    assert told[2] == "shithead: options.swop: no such key; did you mean swap?"
    assert problems("shithead", {"powers": 3}) == [
        "shithead: options.powers: must be a mapping, not 3"
    ]
    (told,) = problems("shithead", {"start_suits": ["C"]})
    assert told == "shithead: options.start_suits: name each of the four suits once: C, D, H and S"


def record(rules, options, **extra):
    return Record(rules, [{}, {}], plain(options), extra=extra)


def test_the_rules_of_a_record():
    glass = files.load_rules("shithead-glass", {"hand_size": 5})
    assert files.rules_of_record(record("shithead-glass", glass.options)) == glass
    gone = files.rules_of_record(record("shithead-gone", glass.options))
    assert (gone.id, gone.options) == ("shithead-gone", glass.options)
    fewer = {key: value for key, value in plain(glass.options).items() if key != "powers"}
    assert "7" in files.rules_of_record(record("shithead-glass", fewer)).options.powers
    for bad in ("poker", "../shithead", "..\\shithead", None, 5):
        with pytest.raises(files.DataError, match="can’t be found"):
            files.rules_of_record(record(bad, {}))
    with pytest.raises(files.DataError, match="hand_size"):
        files.rules_of_record(record("shithead", {"hand_size": 77}))


def test_a_record_holds_rules_of_which_there_is_no_file(write):
    order = "order: ['3', '4', '5', '6', '7', '8', '9', '10', J, Q, K, A, '2']\n"
    rules = files.load_rules(write(GOOD.replace("shithead-london", "soho") + order, "soho"))
    noted = record("soho", rules.options)
    files.embed_rules(noted, rules)
    assert files.rules_of_record(noted) == rules
    known = record("shithead-glass", files.load_rules("shithead-glass").options)
    files.embed_rules(known, files.load_rules("shithead-glass"))
    assert known.extra == {}
    for bad in (5, {}, {"game": ["poker"]}, {**noted.extra["_rules"], "order": ["2"]}):
        noted.extra["_rules"] = bad
        with pytest.raises(files.DataError, match="can’t be found"):
            files.rules_of_record(noted)
    noted.extra["_rules"] = {"game": "poker"}
    with pytest.raises(files.DataError, match="“poker”, isn’t here any more"):
        files.rules_of_record(noted)


# ------------------------------------------------------------------ cards enough for the deal


BY_LINES = "id: shithead-london\nextends: shithead\nnames: {plain: X}\n"


@pytest.mark.parametrize(
    ("text", "spot", "dealt", "lacking"),
    [
        (GOOD.replace("hand_size: 4", "hand_size: 6"), "7:3", (6, 3, 60), "52 (8 too few)"),
        (
            GOOD.replace("hand_size: 4", "hand_size: 5\n  jokers: 2"),
            "7:3",
            (5, 3, 55),
            "54 (1 too few)",
        ),
        (BY_LINES + "options: {table_size: 4}\n", "4:10", (3, 4, 55), "52 (3 too few)"),
    ],
)
def test_rules_that_cannot_be_dealt_to_the_most_players(write, text, spot, dealt, lacking):
    (problem,) = problems(write(text))
    hand, row, need = dealt
    wanted = f"5 players with {hand} hand cards, {row} face-up and {row} face-down"
    told = f"{spot}: options: {wanted} each need {need} cards, but the pack has only {lacking}"
    assert problem.endswith(f"shithead-london.yaml:{told}")


def test_fewer_players_need_fewer_cards(write):
    text = GOOD.replace("hand_size: 4", "hand_size: 6").replace("[2, 5]", "[2, 4]")
    assert files.load_rules(write(text)).options.hand_size == 6


def cunt_soul(tmp_path, text):
    path = tmp_path / "cunt-soul-odd.yaml"
    path.write_text(f"id: cunt-soul-odd\nextends: cunt-soul\nnames: {{plain: Odd}}\n{text}\n")
    return list(map(str, files.check_rules(path)))


def test_rules_of_cunt_soul_that_cannot_be_dealt(tmp_path):
    (told,) = cunt_soul(tmp_path, "options: {packs: 1}")
    assert told.endswith(
        "cunt-soul-odd.yaml:4:10: options: 8 players with 9 hand and 3 face-down cards each need "
        "96 cards. There are 54, which is 42 too few"
    )
    # two packs are enough for five, but one is not for four
    (told,) = cunt_soul(tmp_path, "seats: [2, 5]\noptions: {hand: 11}")
    assert (
        "4 players with 11 hand and 3 face-down cards each need 56 cards. There are 54, which is 2"
        in told
    )
    # not even for two
    (told,) = cunt_soul(tmp_path, "options: {hand: 30}")
    assert "2 players with 30 hand and 3 face-down cards each need 66 cards. There are 54" in told
    assert cunt_soul(tmp_path, "seats: [2, 4]\noptions: {packs: 1}") == []


def test_a_variant_may_mend_what_its_base_lacks(write, home):
    (home / "rules").mkdir(parents=True)
    wide = GOOD.replace("hand_size: 4", "hand_size: 6")
    (home / "rules" / "shithead-london.yaml").write_text(wide)
    more = "id: shithead-soho\nextends: shithead-london\nnames: {plain: Soho}\n"
    assert files.load_rules(write(more + "seats: [2, 4]\n", "shithead-soho")).seats == (2, 4)
    (told,) = problems(write(more, "shithead-soho"))
    assert "8 too few" in told


def test_games_that_were_played_by_such_rules_are_read_all_the_same(home):
    (home / "rules").mkdir(parents=True)
    wide = GOOD.replace("hand_size: 4", "hand_size: 6").replace("shithead-london", "soho")
    (home / "rules" / "soho.yaml").write_text(wide)
    assert "8 too few" in problems("soho")[0]
    options = plain(files.load_rules("shithead", {"hand_size": 6}).options)
    played = files.rules_of_record(Record("soho", [{}, {}], options))
    assert (played.id, played.options.hand_size) == ("soho", 6)


CUTTLE = """
id: cuttle-odd
game: cuttle
names: {plain: Odd}
seats: [2, 3]
options:
""".lstrip()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            "  goal: [21, 14, 15, 7, 5]",
            ["6:18: options.goal.2: each goal must be lower than the one before: 15 follows 14"],
        ),
        ("  goal: [21, 14, 10]", ["6:9: options.goal: must be five numbers"]),
        ("  goal: [21, 14, 10, 5, -1]", ["6:25: options.goal.4: must be at least 0, not -1"]),
        ("  powers: {J: draw}", ["6:15: options.powers.J: jacks, queens and kings keep what"]),
        ("  powers: {J: points}", ['6:15: options.powers.J: "points" isn’t one of scrap_points']),
        ("  powers: {'5': steal}", ["6:17: options.powers.5: only a jack, queen or king can"]),
        ("  powers: {'4': robb}", ['6:17: options.powers.4: "robb" isn’t one of scrap_points']),
        ("  values: {J: 11}", ["6:3: options.values: no such key"]),
        ("  hand_limit: 4", ["6:15: options.hand_limit: must be at least"]),
        ("  passes_to_draw: 7", ["6:19: options.passes_to_draw: must be at most"]),
        ("  suits_low_to_high: [C, D, C, S]", ["6:22: options.suits_low_to_high: name each of"]),
        (
            "  goal: [5, 5, 4, 3, 2]\n  stall_turns: 2",
            [
                "6:13: options.goal.1: each goal must be lower than the one before",
                "7:16: options.stall_turns: must be 3 or more",
            ],
        ),
    ],
)
def test_bad_rules_of_cuttle(tmp_path, options, told):
    path = tmp_path / "cuttle-odd.yaml"
    path.write_text(f"{CUTTLE}{options}\n")
    problems = list(map(str, files.check_rules(path)))
    assert len(problems) == len(told)
    for problem, words in zip(problems, told, strict=True):
        assert problem.removeprefix(f"{tmp_path}/").startswith(f"cuttle-odd.yaml:{words}")


def test_options_that_may_be_left_out(tmp_path):
    path = tmp_path / "cuttle-odd.yaml"
    path.write_text(f"{CUTTLE}  hand_limit: 5\n  passes_to_draw: null\n  powers: {{10: draw}}\n")
    options = files.load_rules(path).options
    assert options.hand_limit == 5
    assert options.passes_to_draw is None
    assert options.powers["10"] == options.powers["5"] == "draw"
    assert files.load_rules(path, {"hand_limit": None}).options.hand_limit is None


def test_the_schema_is_of_the_dataclass():
    schema = json.loads(json.dumps(files.rules_schema(effect)))
    shithead = next(v for k, v in schema["$defs"].items() if "ules" in k and "shithead" in k)
    options = schema["$defs"][shithead["properties"]["options"]["$ref"].rpartition("/")[2]]
    assert options["properties"]["hand_size"]["maximum"] == 6
    assert options["properties"]["hand_size"]["description"]
    assert options["additionalProperties"] is False
    assert shithead["properties"]["game"]["const"] == "shithead"
    assert shithead["required"] == ["id", "names"]
    suits = options["properties"]["start_suits"]["items"]["enum"]
    assert suits == ["C", "D", "H", "S"]
    refs = re.findall(r'"#/\$defs/([^"]*)"', json.dumps(schema))
    assert set(refs) == set(schema["$defs"])
    assert all(re.fullmatch(r"[\w-]+", name) for name in refs)  # a reference is a URI


# ------------------------------------------------------------------------------- folders


def test_one_folder_for_everything(home):
    assert files.saves_folder() == home / "saves"
    assert files.records_folder() == home / "records"
    assert files.own_rules_folder() == home / "rules"
    assert files.settings_path() == home / "settings.yaml"
    assert files.cache_folder().parent == files.log_folder().parent == home
    assert not home.exists()


def test_the_platforms_folders(monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", "  ")
    assert files.saves_folder().parent.name == "cardtable"
    assert files.config_folder().name == "cardtable"


def test_the_programs_own_folders(tmp_path, monkeypatch):
    assert files.asset_path("cards") == files.program_folder() / "assets" / "cards"
    assert files.rules_folder().is_dir()
    frozen = tmp_path / "frozen"
    (frozen / "rules").mkdir(parents=True)
    (frozen / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(frozen), raising=False)
    folders.program_folder.cache_clear()
    assert files.rules_folder() == frozen / "rules"
    monkeypatch.undo()
    folders.program_folder.cache_clear()


def test_the_page_of_the_rules():
    plain_, polite = files.rules_page("shithead"), files.rules_page("shithead-glass", polite=True)
    assert plain_.startswith("# Shithead\n")
    assert polite.startswith("# Winnersh Palace\n")
    assert "the Last Guest" in polite
    assert "hithead" not in polite.replace("shithead-", "").replace("`shithead`", "")
    assert "{" not in plain_ + polite
    with pytest.raises(files.DataError, match="there are no rules called 'poker'"):
        files.rules_page("poker")


# ------------------------------------------------------------------------------- writing


def test_writing_keeps_one_backup(tmp_path):
    path = tmp_path / "new" / "a.yaml"
    for text in ("one", "two", "three"):
        files.write_atomic(path, text)
    assert path.read_text() == "three"
    assert path.with_name("a.yaml.bak").read_text() == "two"
    assert sorted(one.name for one in path.parent.iterdir()) == ["a.yaml", "a.yaml.bak"]


def test_writing_without_hard_links(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(OSError("no links here")))
    test_writing_keeps_one_backup(tmp_path)


def test_a_write_that_fails_leaves_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "a.yaml"
    files.write_atomic(path, "one")

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.DataError, match="can’t be written: No space left on device"):
        files.write_atomic(path, "two")
    assert path.read_text() == "one"
    assert [one.name for one in tmp_path.iterdir()] == ["a.yaml"]


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(files.DataError, match="can’t be written"):
        files.write_atomic(tmp_path / "file" / "a.yaml", "one")


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_is_written_over_nothing(tmp_path, monkeypatch, links):
    if not links:  # a file system without hard links
        monkeypatch.setattr(os, "link", lambda *_: Path("/dev/null/x").stat())
    files.write_new(tmp_path / "made" / "a.txt", "one\n")
    assert (tmp_path / "made" / "a.txt").read_text() == "one\n"
    (tmp_path / "lost").symlink_to("nowhere")
    for name in ("made", "made/a.txt", "lost"):
        with pytest.raises(files.NameTaken, match="already exists; name another file"):
            files.write_new(tmp_path / name, "two")
    assert (tmp_path / "made" / "a.txt").read_text() == "one\n"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["lost", "made"]
    assert [one.name for one in (tmp_path / "made").iterdir()] == ["a.txt"]


def test_of_several_that_write_a_name_at_once_each_gets_its_own(tmp_path, monkeypatch):
    monkeypatch.setattr(os.path, "lexists", lambda _: False)  # nobody has seen the others' files
    made = [files.write_free(tmp_path, "game", ".html", str(number)) for number in range(5)]
    assert [one.name for one in made] == ["game.html", *(f"game-{n}.html" for n in range(2, 6))]
    assert [one.read_text() for one in made] == list("01234")


@given(
    st.text() | st.sampled_from(["CON", "nul", "com1", "lpt9", "..", "x/../../y", "\u202egpj.x"])
)
def test_a_name_made_of_any_text_is_a_file_in_its_folder_on_every_system(text):
    name = files.file_name(text)
    assert re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{0,124}", name)
    assert not re.fullmatch(r"con|prn|aux|nul|(com|lpt)[0-9]", name, re.IGNORECASE)
    assert files.file_name(name) == name


@given(st.dates(min_value=date(1, 1, 1)), st.text())
def test_a_date_is_a_date_or_nothing(day, text):
    assert real_date(str(day)) == str(day)
    for time in (" 18:00", "T10:00:00+00:00", "T10:00:00.250Z"):
        assert real_date(f"{day}{time}") == f"{day}{time}"
    for wrong in (
        f"{day}/../x",
        f"x{day}",
        f"{day}\n",
        f"{day} 18:00/../x",
        str(day)[:9],
        None,
        20261120,
        ["2026-11-20"],
    ):
        assert real_date(wrong) == ""
    found = real_date(text)
    assert not found or date.fromisoformat(found[:10])


@pytest.mark.parametrize(
    "day", ["2026-02-30", "2025-02-29", "2026-13-01", "0000-01-01", "2026-00-1"]
)
def test_a_day_that_no_calendar_has_is_no_date(day):
    assert real_date(day) == ""


@pytest.mark.parametrize("text", ["x/../../victim/index", "/etc/passwd", "\u202ex", "2026-02-31"])
def test_a_strangers_date_leads_nowhere(home, text):
    record = Record("shithead", [{"name": "Kim", "kind": "human"}], date=text)
    record.outcome = {"ranking": [["p1"]]}
    path = files.records_folder() / "a.yaml"
    files.save_record(path, record)
    assert files.load_record(path)[0].date == ""
    assert files.saved_game(path).begun == ""
    assert [one.date for one in files.finished_games()] == [""]


@pytest.mark.parametrize("name", ["con", "nul", "aux", "prn", "com1", "lpt9"])
def test_what_windows_keeps_is_no_id(home, name, tmp_path):
    path = tmp_path / f"{name}.yaml"
    path.write_text(f"id: {name}\nextends: shithead\nnames: {{plain: X}}\n")
    faults = [str(one) for one in files.check_rules(path)]
    assert len(faults) == 1
    assert f"Windows reserves the name {name}" in faults[0]


FOREIGN = {
    "in PGN": b'\xef\xbb\xbf[Event "Casual"]\n[Site "?"]\n\n1. e4 e5 1-0\n',
    "such as Aisleriot": b"# a\n[Aisleriot Config]\nRecent=freecell.scm;\n[freecell.scm]\nWon=1\n",
    "PySol": b"\x80\x04\x95\x0b\x00\x00\x00\x8c\x07PySolFC\x94.\x80\x04K\x08.",
    "KPatience": b'<?xml version="1.0"?>\n<kpat-game game-type="0"/>\n',
    "an archive": b"PK\x03\x04\x14\x00",
    "a picture": b"\x89PNG\r\n\x1a\n",
    "open it in a browser": (ROOT / "assets/page/page.html").read_bytes(),
    "XML": (ROOT / "assets/icon.svg").read_bytes(),
    "these are rules": (ROOT / "rules/cuttle-quick.yaml").read_bytes(),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_what_another_program_wrote_is_called_what_it_is(tmp_path, what):
    path = tmp_path / "game"
    path.write_bytes(FOREIGN[what])
    with pytest.raises(files.DataError) as caught:
        files.load_record(path)
    (fault,) = caught.value.faults
    assert fault.words.startswith("these are" if what == "these are rules" else "this is ")
    assert what in fault.words


def test_nothing_of_ours_is_taken_for_another_programs():
    for path in [*ROOT.glob("rules/**/*.yaml"), *ROOT.glob("tests/records/**/*.yaml")]:
        assert not strict_yaml.foreign(path.read_bytes())
    for odd in (b"# " * 900, b"[a]" + b" " * 1900, b"[a" * 900, b"<?xml" + b"<" * 900):
        strict_yaml.foreign(odd)  # comes to an end


def test_a_key_that_stands_in_the_wrong_place_is_told_where_it_belongs(write):
    beside = [one.name for one in dataclasses.fields(files.load_rules("shithead").game.Extras)]
    text = GOOD.replace("options:\n", "options:\n" + "".join(f"  {key}: 1\n" for key in beside))
    told = "\n".join(problems(write(text.replace("seats:", "stall_turns: 5\nseats:"))))
    for key in beside:
        assert f": options.{key}: belongs next to `options` in a rules file, not inside it" in told
    assert ": stall_turns: belongs inside `options`, indented below it" in told
    with pytest.raises(files.DataError, match=r"options\.order: belongs next to `options`"):
        files.load_rules("shithead", {"order": [2]})


def test_only_what_is_near_is_offered(write):
    (told,) = problems(write(GOOD.replace("invisible", "reset")))
    assert "mean" not in told
    (told,) = problems(write(GOOD.replace("invisible", "revers")))
    assert "did you mean reverse?" in told


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")
def test_a_file_keeps_its_mode_and_a_new_one_has_that_of_any_other(home, tmp_path):
    before = os.umask(0o027)
    try:
        save = files.saves_folder() / "a.yaml"
        record = Record("shithead", [{"name": "Kim", "kind": "human"}])
        writers = {
            tmp_path / "told.json": lambda path: files.write_atomic(path, "{}", backup=False),
            files.settings_path(): lambda path: files.save_settings(files.Settings()),
            save: lambda path: files.save_record(path, record),
        }
        for path, write in writers.items():
            modes = []
            for mode in (None, 0o600, 0o664, 0o444):
                if mode is not None:
                    path.chmod(mode)
                write(path)
                modes.append(stat.S_IMODE(path.stat().st_mode))
            assert modes == [0o640, 0o600, 0o664, 0o444], path
        record.outcome = {"ranking": [["p1"]]}
        assert stat.S_IMODE(files.save_record(save, record).stat().st_mode) == 0o444
    finally:
        os.umask(before)


def test_windows_is_given_time(tmp_path, monkeypatch):
    monkeypatch.setattr(disk.os, "name", "nt")
    monkeypatch.setattr(disk.time, "sleep", lambda _: None)
    real, calls = Path.replace, []

    def busy(self, target):
        calls.append(target)
        if len(calls) < 3:
            raise PermissionError(13, "The process cannot access the file")
        return real(self, target)

    source, target = tmp_path / "a", tmp_path / "b"
    source.write_text("new")
    monkeypatch.setattr(type(source), "replace", busy)
    disk._replace(source, target)
    assert len(calls) == 3
    assert target.read_text() == "new"


def test_strays_of_writes_cut_short_are_removed(tmp_path):
    names = (
        "a.yaml.1a2b3c4d.tmp",
        "a.json.4711.tmp",
        "a.html.1a2b3c4d.tmp",
        "a.yaml.5.tmp",
        "b.tmp",
    )
    *_, young, other = paths = [tmp_path / name for name in names]
    for one in paths:
        one.write_text("")
        if one != young:
            os.utime(one, (1, 1))
    files.clean_strays(tmp_path)
    assert sorted(tmp_path.iterdir()) == [young, other]
    files.clean_strays(tmp_path / "nowhere")


def test_setting_aside_never_overwrites(tmp_path):
    names = []
    for _ in range(3):
        (tmp_path / "a.yaml").write_text("")
        names.append(files.set_aside(tmp_path / "a.yaml").name)
    assert names == ["a.yaml.broken", "a.yaml.broken2", "a.yaml.broken3"]
    with pytest.raises(files.DataError, match="can’t be renamed"):
        files.set_aside(tmp_path / "a.yaml")


# ------------------------------------------------------------------------------- settings


def test_settings_come_back(home):
    assert files.load_settings() == files.Settings()
    assert not home.exists()
    chosen = dataclasses.replace(
        files.Settings(),
        motion="short",
        volume=0.25,
        four_colour=True,
        window=(1600, 900),
        last_setup={"rules": "shithead", "seats": [{"name": "Zoë", "kind": "human"}]},
    )
    files.save_settings(chosen)
    assert files.load_settings() == chosen
    assert files.load_settings().notices == ()


def test_the_size_of_text_in_an_old_file_is_still_that_of_text(home):
    """It was called the scale of the interface before cards had a size of their own."""
    home.mkdir()
    files.settings_path().write_text("version: 1\nui_scale: 1.4\n")
    read = files.load_settings()
    assert (read.ui_scale, read.card_size, read.notices) == (1.4, 1.0, ())
    files.save_settings(dataclasses.replace(read, card_size=1.2))
    assert files.load_settings().ui_scale == 1.4
    assert files.load_settings().card_size == 1.2


def test_settings_with_mistakes_keep_what_is_good(home):
    files.save_settings(dataclasses.replace(files.Settings(), cloth="claret"))
    text = files.settings_path().read_text()
    text = text.replace("motion: normal", "motion: wild").replace("volume: 0.7", "volume: 11")
    text = text.replace("sound: true", "sound: on").replace("ui_scale: 1.0", "ui_scale: big")
    text = text.replace("[1280, 720]", "[1280, -5]").replace("bot_pace: 0.8", "bot_pace: true")
    text = text.replace("back: lattice", "back: 3").replace("last_setup: {}", "last_setup: []")
    files.settings_path().write_text(text + "from_the_future: [1, 2]\n")
    read = files.load_settings()
    assert len(read.notices) == 8
    assert dataclasses.replace(read, other={}) == dataclasses.replace(
        files.Settings(), cloth="claret"
    )
    files.save_settings(read)
    assert "from_the_future: [1, 2]" in files.settings_path().read_text()


def test_rules_build_on_a_few_others_only(home):
    own = home / "rules"
    own.mkdir(parents=True)
    for number in range(40):
        parent = f"shithead-c{number - 1}" if number else "shithead"
        text = f"id: shithead-c{number}\nextends: {parent}\nnames: {{plain: C{number}}}\n"
        (own / f"shithead-c{number}.yaml").write_text(text)
    assert files.load_rules("shithead-c8").seats == files.load_rules("shithead").seats
    (told,) = problems(own / "shithead-c39.yaml")
    assert "the rules build on more than 10 others" in told
    assert len(told) <= 601


def test_two_windows_do_not_undo_each_others_settings(home):
    for _ in range(2):  # at a first start, and later
        one, two = files.load_settings(), files.load_settings()
        files.save_settings(one := dataclasses.replace(one, cloth="claret"))
        files.save_settings(two := dataclasses.replace(two, sound=False))
        setup = {"rules": "cuttle", "last": {"cuttle": ["cuttle", 2]}}
        files.save_settings(one := dataclasses.replace(one, last_setup=setup))
        files.save_settings(two := dataclasses.replace(two, cloth="plum"))
        setup = {"last": {"shithead": ["shithead", 3]}}
        files.save_settings(dataclasses.replace(two, last_setup=setup))
        files.save_settings(dataclasses.replace(one, volume=0.5))
        read = files.load_settings()
        assert (read.cloth, read.sound, read.volume) == ("plum", False, 0.5)
        assert read.last_setup["last"] == {"cuttle": ["cuttle", 2], "shithead": ["shithead", 3]}
        files.settings_path().write_text("version: 1\n")


def test_what_another_window_has_taken_away_stays_away(home):
    files.save_settings(dataclasses.replace(files.load_settings(), portraits={"ann": 3, "bo": 4}))
    one, two = files.load_settings(), files.load_settings()
    files.save_settings(dataclasses.replace(one, portraits={"bo": 4}))
    files.save_settings(dataclasses.replace(two, portraits={"ann": 3, "bo": 5}))
    assert files.load_settings().portraits == {"bo": 5}


def test_settings_that_can_not_be_read_are_left_alone(home, monkeypatch):
    files.save_settings(dataclasses.replace(files.Settings(), cloth="claret"))
    before = files.settings_path().read_bytes()

    def refused(*_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(strict_yaml, "_opened_at_once", refused)
    read = files.load_settings()
    assert "Input/output error. The default settings are used." in read.notices[0]
    with pytest.raises(files.Unreadable):
        files.save_settings(read)
    assert files.settings_path().read_bytes() == before
    monkeypatch.undo()
    files.settings_path().write_text("[")
    assert "The file is now settings.yaml.broken" in files.save_settings(read)


@pytest.mark.parametrize("damage", [b"\xff\xfe\0", b"[1, 2]", b"a: [", b"", b"just words"])
def test_settings_that_are_none_are_set_aside(home, damage):
    home.mkdir()
    files.settings_path().write_bytes(damage)
    read = files.load_settings()
    assert read == files.Settings()
    assert "The file is now settings.yaml.broken" in read.notices[0]
    assert files.settings_path().with_name("settings.yaml.broken").read_bytes() == damage
    assert files.load_settings().notices == ()
