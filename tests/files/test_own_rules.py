"""A player's own rules: saved, changed, copied, deleted, put back, passed on."""

import dataclasses

import pytest

from cardtable import files
from cardtable.engine.clean import Names
from cardtable.engine.schema import plain
from cardtable.session import Player, Session, open_game

POWERS = {"2": ["anytime"], "3": ["anytime", "burn"], "7": ["invisible"], "10": []}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def own(name="Mad Palace", parent="shithead", **values):
    """Own rules like those of a game with other values, not saved yet."""
    base = files.load_rules(parent)
    changed = files.with_house_rules(base, values)
    return dataclasses.replace(changed, id="", names=Names(name)), base


def saved(name="Mad Palace", parent="shithead", **values):
    return files.save_own(*own(name, parent, **values))


def test_only_what_differs_is_written_and_read_again():
    made = saved(hand_size=4, powers=POWERS)
    assert made.id == "shithead-mad-palace"
    path = files.own_rules_folder() / f"{made.id}.yaml"
    assert files.read_yaml(path) == {
        "id": made.id,
        "extends": "shithead",
        "version": "1.0",
        "names": {"plain": "Mad Palace"},
        "options": {"hand_size": 4, "powers": POWERS},
    }
    assert made in files.list_rules()
    assert files.is_own(made.id)
    assert files.root_of(made) == files.load_rules("shithead")
    assert files.root_of(files.load_rules("cuttle-quick")).id == "cuttle-quick"
    assert not files.is_own("shithead")


@pytest.mark.parametrize("parent", [one.stem for one in files.rules_files()])
def test_all_house_rules_of_every_game_come_back(parent):
    base = files.load_rules(parent)
    made = saved("A copy", parent, **files.values_of(base))
    assert files.values_of(made) == files.values_of(base)
    assert made.extras == base.extras
    assert "options" not in files.read_yaml(files.find_rules(made.id))


def test_the_order_of_the_cards_is_a_house_rule():
    order = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
    made = saved(order=order)
    assert plain(made.extras.order) == order
    assert files.read_yaml(files.find_rules(made.id))["order"] == order
    assert files.values_of(made)["order"] == order
    with pytest.raises(files.DataError, match="order"):
        own(order=["2"])


def test_what_is_changed_keeps_its_id_and_counts_its_version():
    made = saved(hand_size=4)
    other = dataclasses.replace(
        files.with_house_rules(made, {"hand_size": 2}), names=Names("Another name")
    )
    again = files.save_own(other, files.root_of(made))
    assert (again.id, again.version, again.names.plain) == (made.id, "1.1", "Another name")
    assert again.options.hand_size == 2


def test_what_can_not_be_played_is_not_written():
    rules, base = own(hand_size=6, table_size=4)
    with pytest.raises(files.DataError, match="too few"):
        files.save_own(rules, base)
    assert not files.own_rules_folder().exists()
    fewer = dataclasses.replace(rules, seats=(2, 2))
    assert files.save_own(fewer, base).seats == (2, 2)


@pytest.mark.parametrize("name", ["Ünïcødé!", "…", "Shithead", "x" * 200, "CON", "shithead"])
def test_every_name_makes_an_id(name):
    made, again = saved(name), saved(name)
    assert made.id != again.id
    assert made.id.startswith("shithead-")
    assert again.names.plain == name
    assert files.faulty_rules() == []


def test_a_copy_has_a_name_of_its_own():
    made = saved(hand_size=4)
    copy = files.duplicate_own(made)
    assert copy.names.plain == "Mad Palace 2"
    assert files.duplicate_own(copy).names.plain == "Mad Palace 2 2"
    assert dataclasses.replace(copy, id=made.id, names=made.names) == made


def test_what_is_deleted_can_be_put_back():
    made = saved(hand_size=4)
    place = files.delete_own(made.id)
    assert made.id not in [one.id for one in files.list_rules()]
    assert files.deleted_own() == [place]
    assert files.deleted_games() == []
    assert files.undelete_own(place) == made
    place = files.delete_own(made.id)
    other = saved(hand_size=2)  # of the same name
    assert other.id == made.id
    back = files.undelete_own(place)
    assert (back.id, back.names.plain) == (f"{made.id}-2", "Mad Palace 2")
    assert files.load_rules(made.id) == other
    assert files.deleted_own() == []


def test_what_others_build_on_is_not_deleted():
    made = saved(hand_size=4)
    text = f"id: built\nextends: {made.id}\nnames: {{plain: Built}}\noptions: {{jokers: 2}}\n"
    (files.own_rules_folder() / "built.yaml").write_text(text, "utf-8")
    with pytest.raises(files.DataError, match=r"built\.yaml builds on"):
        files.delete_own(made.id)
    built = files.load_rules("built")
    assert files.root_of(built).id == "shithead"
    passed_on = files.export_rules(built)
    assert files.read_yaml(passed_on)["options"] == {"hand_size": 4, "jokers": 2}


def test_what_is_passed_on_comes_in_again(home):
    made = saved(hand_size=4, order=[*files.load_rules("shithead").extras.order[::-1]])
    first, second = files.export_rules(made), files.export_rules(made)
    assert first.parent == home / "exported"
    assert first != second
    with pytest.raises(files.DataError, match="already exists"):
        files.write_new(first, files.exported_rules(made))
    assert files.import_rules(first) == (made, False)
    files.delete_own(made.id)
    assert files.import_rules(second) == (made, True)


def test_a_file_whose_id_and_name_are_taken_comes_in_under_others(tmp_path):
    made = saved(hand_size=4)
    other = tmp_path / "Mad Palace (1).yaml"
    other.write_text(
        f"id: {made.id}\nextends: shithead\nnames: {{plain: Mad palace}}\noptions: {{jokers: 1}}\n"
    )
    came, new = files.import_rules(other)
    assert new
    assert (came.id, came.names.plain) == (f"{made.id}-2", "Mad palace 2")
    assert files.load_rules(made.id) == made
    ours = tmp_path / "ours.yaml"
    ours.write_text("id: cuttle\nextends: cuttle\nnames: {plain: X}\noptions: {two: opponent}\n")
    assert files.import_rules(ours).rules.id == "cuttle-x"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a rules file is a mapping"),
        ("[", "not YAML"),
        ("a: 1", "game: is missing"),
        ("id: x\nextends: poker\nnames: {plain: X}", "no rules called 'poker'"),
        ("id: x\nextends: shithead\nnames: {plain: X}\noptions: {hand: 1}", "no such key"),
        (
            "id: x\nextends: shithead\nnames: {plain: X}\noptions: {hand_size: 99}",
            "at most 6",
        ),
        ("id: x\nextends: shithead\nnames: {plain: X}\noptions: {hand_size: 6}", "too few"),
        ("id: ../x\nextends: shithead\nnames: {plain: X}", "an id is"),
    ],
)
def test_a_file_that_is_not_good_is_refused_and_nothing_is_written(tmp_path, text, said):
    path = tmp_path / "it.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(files.DataError, match=said):
        files.import_rules(path)
    assert not files.own_rules_folder().exists()


@pytest.mark.parametrize("after", ["changed", "deleted", "broken"])
def test_a_game_goes_on_by_the_rules_that_it_was_dealt_by(after):
    order = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
    made = saved(hand_size=4, powers=POWERS, order=order)
    session = Session.saved(made, [Player("Ann"), Player("Bo")], 5)
    for _ in range(8):
        session.play(session.legal()[0])
    session.close()
    path = files.find_rules(made.id)
    if after == "changed":
        other = files.with_house_rules(made, {"hand_size": 2, "order": order[::-1]})
        files.save_own(other, files.root_of(made))
    elif after == "deleted":
        files.delete_own(made.id)
    else:
        path.write_text("[", "utf-8")
    again = open_game(session.path)
    assert not again.notices
    assert again.rules == made
    assert again.record.to_data() == session.record.to_data()
    assert again.view("p1") == session.view("p1")
