"""Other languages: what one lacks is English, what it has is its own, and what is wrong is told."""

import random
import re
import sys

import effort
import pytest
from plain import english, none_of
from strategies import GAMES
from where import ROOT

from cardtable import files
from cardtable.engine.cards import card
from cardtable.engine.facts import Fact
from cardtable.lessons.check import lessons_of
from cardtable.lessons.lesson import find_lesson
from cardtable.presenter import phrases
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import Reader, say, wording
from cardtable.presenter.rulespage import figures_of, for_players, on_page
from cardtable.presenter.status import relations
from cardtable.presenter.webpage import webpage
from cardtable.session import Player, Session

sys.path.insert(0, str(ROOT / "tools"))
import languages
import phrases as written

NAMES = {"p1": "Luc", "p2": "Anaïs"}
FRENCH = {
    "cards.ftl": """language-name = français
decimal-point = ,
percentage = { $number } %
and-last = { $head } et { $last }
or-last = { $head } ou { $last }
you = toi
seat-whose = de { $seat }
rank-7 = sept
    .the = le sept
rank-A = as
    .the = l’as
seat-to = { $seat ->
    [you] à toi
   *[other] { ENDS($seat, with: "c s") ->
        [yes] à ce { $seat }
       *[no] à { $seat }
    }
}
log-resigned = { $seat ->
    [you] Tu abandonnes
   *[other] { $seat } abandonne
}
""",
    "table.ftl": """only-move =
    { LIST($to, last: "or", form: "to") } : { LIST($ranks, form: "the") }
seat-cards = { COUNT($count, one: "carte", other: "cartes") }
place-here = { PLACE($where, form: "in") }
lesson-next = Suivant
""",
    "russian-bank.ftl": """place-stock = réserve
    .in = dans la réserve
""",
    "rules/shithead.ftl": "shithead = Le Palais\nfigure-SH-9 = Le valet va.\n",
    "rules/soul-taker.ftl": "soul-taker-cards-plus-5a = Courage\n",
    "rules/shithead.md": "# {game}\n\n## En une minute\n",
    "lessons/cuttle.ftl": "cuttle-first-game-2-how = Choisis 10H,\n    puis la place.\n",
}
"""A third language, in the folder of a player's own: it needs no change to the code."""


@pytest.fixture
def french(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path))
    folder = files.data_folder() / "words" / "fr"
    for name, text in FRENCH.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    files.forget_messages()
    monkeypatch.setenv("CARDTABLE_LANGUAGE", "fr-CA")
    yield folder
    files.forget_messages()


def test_a_language_in_a_folder_of_ones_own_is_seen_and_lacks_nothing(french):
    reader = Reader(NAMES.__getitem__, "p2")
    assert files.name_of("fr") == "français"
    assert "fr" in files.offered()
    about = {"to": ("p1", "p2"), "ranks": ("7", "A")}
    assert say(Fact("table.only-move", about), reader) == "À ce Luc ou à toi : le sept et l’as"
    counted = [wording("table.seat-cards", count=n) for n in (0, 1, 2)]
    assert counted == ["0 carte", "1 carte", "2 cartes"]  # nought is one of the singular there
    where = Fact("russian-bank.place-stock")
    assert say(Fact("table.place-here", {"where": where}), reader) == "Dans la réserve"
    assert phrases.template("russian-bank.place-stock") == "réserve"  # its forms are left out
    assert phrases.percent(0.125, 1) == "12,5 %"
    assert say(Fact("cards.log-resigned", {"seat": "p1"}), reader) == "Luc abandonne"


def test_what_a_language_lacks_is_english_throughout(french):
    reader = Reader(NAMES.__getitem__)
    about = {"seat": "p1", "card": card("9S"), "by": card("10C")}
    assert say(Fact("cuttle.log-scuttled", about), reader) == "Luc scuttles 9♠ with 10♣"
    assert say(Fact("cuttle.log-closed", {"seat": "p1"}), reader) == "Luc’s hand is hidden again"
    assert wording("table.lesson-back") == "Back"


def test_a_sentence_that_begins_with_another_message_has_its_capital():
    about = {"seat": "p1", "points": 17, "kings": 1, "goal": 14}
    reader = Reader(NAMES.__getitem__, "p1", language="de")
    assert say(Fact("cuttle.end-points-kings", about), reader).startswith("Du gewinnst mit 17 ")


def test_rules_pages_figures_and_lessons_are_in_the_language(french):
    rules = files.load_rules("shithead")
    assert rules.names.plain == "Le Palais"
    assert files.load_rules("shithead-glass").names.plain == "Glass Shithead"
    duel = files.load_rules("soul-taker-duel")
    assert duel.extras.cards["+5a"] == "Courage"
    assert "2 beats 1 et 5" in relations(table_of("soul-taker").at_table(duel.options))
    assert files.rules_page("shithead-glass").startswith("# Le Palais\n\n## En une minute")
    files.speak("en")
    assert files.load_rules("shithead").names.plain == "Shithead"
    files.speak("fr")
    texts = [one.text for one in figures_of(rules)]
    assert "Le valet va." in texts
    assert any(text.startswith("A seven is on top") for text in texts)
    step = find_lesson("cuttle-first-game").steps[1]
    assert (step.say[:12], step.how) == ("You can play", "Choisis 10H, puis la place.")


@pytest.mark.parametrize(
    ("book", "text", "problem"),
    [
        ("cuttle", "log-laid = { $zebra }", "log-laid: there is no $zebra"),
        ("cuttle", 'log-laid = { SEAT($seat, form: "zebra") }', "no form “zebra” for SEAT"),
        ("cuttle", 'log-laid = { COUNT($card, one: "a", few: "b") }', "COUNT has the forms"),
        ("cuttle", "log-laid = { ZEBRA($card) }", "no function ZEBRA"),
        ("cuttle", "log-laid = { zebra }", "no message zebra"),
        ("cuttle", "zebra = a", "zebra: is left over"),
        ("cuttle", "log-laid = { $card", "can't be read"),
        ("cuttle", "log-laid = a\nlog-laid = b", "log-laid, the second: can't be read"),
        ("soul-taker", "place-deck-label = { LIST($cards) }", "place-deck-label: said by a layout"),
        ("lessons/cuttle", "cuttle-first-game-1 = p3 a 9H", "the English has no 9H, p3"),
        ("rules/cuttle", "zebra = a", "zebra: is left over"),
    ],
)
def test_what_is_wrong_with_a_language_is_told(french, book, text, problem):
    (french / f"{book}.ftl").write_text(f"{text}\n", "utf-8")
    languages.parsed.cache_clear()
    files.forget_messages()
    wrong = languages.report("fr").wrong
    assert any(problem in each and each.startswith(book) for each in wrong), wrong
    languages.parsed.cache_clear()


def test_every_language_that_ships_is_complete():
    for tongue in files.SHIPPED[1:]:
        told = languages.report(tongue)
        assert not told.wrong
        assert not {book: keys for book, keys in told.missing.items() if keys}
        assert not [*languages.habits(tongue)]


def test_the_english_texts_have_none_of_our_habits():
    """`make words` lists them; what stays as it is stands in tools/habits-kept.txt."""
    assert not [*languages.habits("en")]


def test_references_are_left_out_of_a_rules_page_in_any_language():
    page = "# Spiel\n\n## Zug\n\nPassen (SH-3 bis SH-5, SH-R2 und SH-9) geht (nie) nicht (SH-1)."
    assert for_players(page).endswith("Passen geht (nie) nicht.")


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", [rules.id for rules in GAMES])
@pytest.mark.parametrize("tongue", effort.languages)
def test_no_text_of_a_game_in_another_language_is_english(monkeypatch, tongue, game):
    """Tips, previews, reasons, refusals, notes, the log, hints, rules, lessons and web pages."""
    monkeypatch.setenv("CARDTABLE_LANGUAGE", tongue)
    told = [told for _, (_, _, told) in written.played(game, 1, effort.effort(3, 12))]
    rules = files.load_rules(game)
    names = [Player("Kim"), Player("Agnes")][: rules.seats[0]]
    session, rng = Session.new(rules, names, 3), random.Random(3)
    while not session.over:
        session.play(session.fallback_line(rng))
    data = table_of(game, rules.game.titles(rules)).at_table(rules.options)
    page = webpage(session.record, rules, data)
    page = re.sub(r"<(style|script)(?! type=).*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL)
    told += re.split(r'\n|"\w+":|"', page)  # the keys of its data are left out
    told += on_page(files.rules_page(game), rules).splitlines()
    told += [one.text for one in figures_of(rules)]
    for one in lessons_of(game):
        told += [one.title, *(text for step in one.steps for text in (step.say, step.how))]
    none_of(english(told, *written.NAMES, "Kim", "Agnes", *rules.game.GRAMMAR))


def test_the_language_of_the_computer_is_spoken_where_it_is_offered(french, monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for lang, spoken in (
        ("fr_CA.UTF-8", "fr"),
        ("de_AT", "de"),
        ("C.UTF-8", "en"),
        ("tlh_QO", "en"),
        ("", "en"),
    ):
        monkeypatch.setenv("LANG", lang)
        if sys.platform.startswith("linux"):
            assert files.of_computer() == spoken
    monkeypatch.delenv("CARDTABLE_LANGUAGE")
    files.begin("fr")
    assert files.language() == "fr"
    files.begin("en")  # what the environment names comes first
    assert files.language() == "fr"


@pytest.mark.parametrize(
    ("tongue", "forms"),
    [
        ("en", "other one other other other other other"),
        ("de-AT", "other one other other other other other"),
        ("fr", "one one other other other other other"),
        ("ru", "many one few many many one few"),
        ("pl", "many one few many many many few"),
        ("ja", "other other other other other other other"),
        ("ar", "zero one two few many many many"),
    ],
)
def test_numbers_are_counted_as_in_cldr(tongue, forms):
    numbers = (0, 1, 2, 5, 11, 21, 22)
    assert [files.plural(tongue, n) for n in numbers] == forms.split()
