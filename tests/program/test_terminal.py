"""The text table, played through its own prompts."""

import contextlib
import os
import random
import re
import select
import sys

import pytest
from begun import has_layout
from effort import effort

from cardtable import files
from cardtable.ai.player import Answer
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.presenter import layoutfile, phrases
from cardtable.presenter.status import REPLY
from cardtable.presenter.words import line_words
from cardtable.session import Player, Session, open_game
from cardtable.terminal import table as table_of_text
from cardtable.terminal.console import Bots, Console, number_in
from cardtable.terminal.lobby import allows, choose_game, seat_players
from cardtable.terminal.presence import LETTERS, table_data
from cardtable.terminal.table import SHOWN, TextTable

ANN, BO, CY = Player("Ann"), Player("Bo", "bot", "easy"), Player("Cy")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path / "home"))


class Screen:
    """Answers from a list, then from a function; remembers everything said."""

    def __init__(self, *answers, then=None):
        self.answers = list(answers)
        self.then = then
        self.lines = []
        self.since_cover = []
        self.paces = []

    def say(self, text=""):
        self.lines.append(text)
        self.since_cover.append(text)

    def ask(self, prompt):
        self.say(prompt)
        if self.answers:
            return self.answers.pop(0)
        if self.then is None:
            raise EOFError
        return self.then(self)

    def cover(self):
        self.since_cover.clear()
        self.lines.append("<covered>")

    def pause(self, seconds):
        pass

    def steady(self, seconds):
        self.paces.append(seconds)
        return contextlib.nullcontext()

    @property
    def text(self):
        return "\n".join(self.lines)


def think(view, rules, level, seed):
    """A bot for tests: the first line that plays something."""
    state = rules.game.determinize(view, random.Random(seed))
    lines = state.choices()
    if "ready" in lines:
        return Answer("ready")
    return Answer(next((line for line in lines if not line.startswith("pickup")), lines[0]))


def table(*players, answers=(), then=None, seed=7, rules="shithead", think=think, **options):
    session = Session.new(files.load_rules(rules, options), players or (ANN, BO), seed)
    screen = Screen(*answers, then=then)
    return TextTable(session, think, screen), screen


def strange(tmp_path):
    """A saved game from elsewhere, whose second seat would start a program."""
    players = ANN, Player("Mallory", "bot", f"cmd:touch {tmp_path / 'trace'}")
    return Session.resume(Session.new(files.load_rules("shithead"), players, 7).record)


def test_a_program_that_only_a_save_names_is_asked_about(tmp_path):
    for answer, level in (("run", f"cmd:touch {tmp_path / 'trace'}"), ("m", "medium")):
        session, screen = strange(tmp_path), Screen("what?", answer)
        assert allows(screen, session)
        assert f"Mallory’s moves would come from touch {tmp_path / 'trace'}" in screen.lines
        assert session.level("p2") == session.player("p2").level == level
        assert session.record.seats[1]["level"] == level
    for answers in (("cancel",), ("",), ()):
        session = strange(tmp_path)
        assert not allows(Screen(*answers), session)
        assert session.strangers == ("p2",)
    screen = Screen()
    assert allows(
        screen, Session.resume(Session.new(files.load_rules("shithead"), (ANN, BO)).record)
    )
    assert not screen.lines


def test_a_program_that_nobody_has_allowed_is_never_asked(tmp_path):
    session, asked = strange(tmp_path), []
    screen = Screen("ready")

    def think(view, rules, level, seed):
        asked.append(level)

    TextTable(session, think, screen).run()
    assert not asked
    assert "Mallory is stuck: nobody has allowed this program to run" in screen.text


def clicking(number="1"):
    """Always the same number, but no further game; Enter where that is asked."""

    def answer(screen):
        prompt = screen.lines[-1]
        if prompt.startswith("Another game"):
            return "no"
        return "" if "press Enter" in prompt or "Enter to leave" in prompt else number

    return answer


def wise(screen):
    """Ready first, else the first move that is listed."""
    prompt = screen.lines[-1]
    if "press Enter" in prompt or prompt.startswith("Another game"):
        return "no"
    ready = (re.match(r"  (\d+)  ready\b", line) for line in screen.lines[-14:])
    return next((found[1] for found in ready if found), "1")


@pytest.mark.parametrize("rules", ["shithead", "shithead-glass", "shithead-backpacker"])
def test_whole_games_by_numbers(rules):
    game, screen = table(rules=rules, then=wise, stall_turns=40)
    game.run()
    assert game.session.over
    assert re.search(r"^(Score: Ann \d, Bo \d\.)$", screen.text, re.MULTILINE)
    assert "You play " in screen.text
    assert "Bo plays " in screen.text
    assert not re.search("[♣♦♥♠]", screen.text)
    assert "??" not in screen.text
    assert "None" not in screen.text


def test_what_is_seen():
    game, screen = table(answers=["quit"])
    game.run()
    view = game.session.view("p1")
    told = screen.text
    assert "deal 7" not in told
    hand = next(line for line in screen.lines if line.startswith("Ann, you have: "))
    for one in [*view.zones["p1.hand"], *view.zones["p1.up"]]:
        assert one.name in hand
    assert "Draw pile 34. Play pile empty. Burn pile empty." in told
    assert re.search(
        r"^Bo: hand 3; face-up cards \S+ \S+ \S+; face-down cards 3\.$", told, re.MULTILINE
    )
    for seat in ("p1.down", "p2.down", "p2.hand"):
        for one in game.session.state.zones[seat]:
            assert one.name not in re.findall(r"[\w+]+", told)


def test_partners_are_told_and_win_in_one_place():
    players = ANN, *(Player(name, "bot", "easy") for name in ("Bo", "Cy", "Di"))
    game, screen = table(*players, rules="cuttle-teams", then=wise)
    game.run()
    assert re.search(r"^Cy, your partner: hand \d;", screen.text, re.MULTILINE)
    assert not re.search(r"^(Bo|Di), your partner", screen.text, re.MULTILINE)
    winners, losers = (
        " and ".join(game.session.player(seat).name for seat in group)
        for group in game.session.state.outcome.ranking
    )
    assert f"1. {winners}" in screen.lines
    assert f"2. {losers}" in screen.lines


def test_the_hand_is_sorted():
    game, screen = table()
    game.run()
    hand = next(line for line in screen.lines if line.startswith("Ann, you have: "))
    order = ["4", "5", "6", "7", "8", "9", "J", "Q", "K", "A", "10", "3", "2"]
    ranks = [order.index(name[:-1]) for name in re.search(r"hand ([^;.]*)", hand)[1].split(", ")]
    assert ranks == sorted(ranks)


def test_every_command():
    session, screen = table(
        answers=[
            *("help", "moves", "", "table", "log", "score", "rules", "why play 3C", "why ready"),
            *("undo", "redo", "99", "0", "words", "dance", "play 2C 3C", "p2 ready", "/help"),
        ],
        seed=5,
    )
    session.run()
    told = screen.text
    assert "why LINE" in told
    assert "Nothing has happened yet." in told
    assert "Score: Ann 0, Bo 0." in told
    assert "SH-9" in told
    assert "**" not in told
    assert "ready is allowed." in told
    assert "There’s nothing you can take back." in told
    assert "There’s nothing to play again." in told
    assert "There is no move 99;" in told
    assert "There is no move 0;" in told
    assert "Cards are spoken." in told
    assert re.search(r"(two|three|four|five|six|seven|eight|nine|ten|jack) of clubs", told)
    assert "No. “dance” isn’t a move here" in told
    assert "Bo is played by the computer." in told
    assert "(SH-5)" in told
    assert told.rstrip().endswith("Goodbye.")


def test_a_mouthful_of_moves_is_cut_short():
    game, screen = table(answers=["moves", "quit"], hand_size=6, table_size=4, rules="shithead")
    game.run()
    assert "more: type moves" in screen.text
    assert len(re.findall(r"^  \d+  ", screen.text, re.MULTILINE)) == 24 + 25


def test_a_hint_sees_what_its_reader_sees_and_plays_nothing():
    asked = []

    def thinker(view, rules, level, seed):
        asked.append((view.seat, level))
        return think(view, rules, level, seed)

    game, screen = table(ANN, CY, answers=["", "hint"], think=thinker)
    game.run()
    assert asked == [(game.session.turn, "hard")]
    assert re.search(r"^Hint: \d+  ready - ", screen.text, re.MULTILINE)
    assert game.session.step_count == 1


def test_a_hint_that_fails_is_told():
    game, screen = table(ANN, CY, answers=["", "hint"], think=lambda *_: Answer("", "it is out"))
    game.run()
    assert "There’s no hint right now: it is out." in screen.lines


def test_undo_and_redo_at_the_table():
    game, screen = table(answers=["ready", "undo", "ready", "undo", "redo", "log"])
    game.run()
    assert "Taken back." in screen.text
    assert "Played again." in screen.text
    assert re.search(r"^\d+\. p1 ready[:.]", screen.text, re.MULTILINE)


def test_new_cards_are_told():
    game, screen = table(then=wise)
    game.run()
    assert re.search(
        r"^You draw 1 card\.\nAnn, only you see this: \S+\.$", screen.text, re.MULTILINE
    )
    assert "Bo, only you see this" not in screen.text
    # Cards that Bo drew are never named to Ann when they are drawn.
    assert re.search(r"^Bo draws \d cards?\.$", screen.text, re.MULTILINE)


def test_with_several_people_nothing_of_the_last_hand_stays():
    game, screen = table(ANN, CY, answers=[])
    session, seen = game.session, []

    def answer(screen):
        prompt = screen.lines[-1]
        if "see your cards" in prompt or "cover your cards" in prompt:
            if "see your cards" in prompt:
                seen.append(list(screen.since_cover))
            return ""
        other = "p2" if session.turn == "p1" else "p1"
        view = session.view(session.turn)
        shown = " ".join(screen.since_cover)
        for one in session.state.zones[f"{other}.hand"]:
            if one not in view.zones[f"{other}.hand"]:
                assert not re.search(rf"(?<!\w){re.escape(one.name)}(?!\w)", shown)
        if len(session.record.moves) > 60:
            raise EOFError
        return wise(screen)

    screen.then = answer
    game.run()
    assert len(seen) > 10
    for lines in seen:
        assert len(lines) == 2  # nothing but who is next
        assert "look away" in lines[0]
    assert screen.lines.count("<covered>") == len(seen) + 1
    assert not any("you have" in line for line in screen.since_cover)  # when it is left, too


def test_bots_alone_are_watched():
    game, screen = table(BO, BO, stall_turns=5)
    game.run()
    assert "Another game" not in screen.text
    assert "Score" in screen.text


def test_a_bot_that_fails_does_not_stop_the_game():
    game, screen = table(then=wise, think=lambda *_: Answer("", "no idea"), stall_turns=5)
    game.run()
    assert screen.lines.count("(Bo is stuck: no idea. The computer moves instead.)") == 1
    assert screen.lines.count("(A legal move is made instead of Bo’s.)") > 3
    assert game.session.over


def test_another_game_of_the_sitting():
    game, screen = table(then=wise, stall_turns=5)
    screen.answers = []
    answers = iter(["score", "", "1", "perhaps", "yes", "no"])

    def answer(screen):
        if screen.lines[-1].startswith("Another game"):
            return next(answers)
        return wise(screen)

    screen.then = answer
    game.run()
    assert "That was deal 7." in screen.text
    assert "A new deal." in screen.text
    assert screen.lines.count("Please answer yes or no.") == 2
    assert "There is no move 1;" not in screen.text
    assert game.session.record.sitting
    assert list(answers) == []


def test_the_end_can_be_taken_back():
    game, screen = table(then=wise, stall_turns=5)
    answers = iter(["undo", "no"])

    def answer(screen):
        if screen.lines[-1].startswith("Another game"):
            return next(answers)
        return wise(screen)

    screen.then = answer
    game.run()
    assert screen.text.count("Another game?") == 2
    assert game.session.over


def test_looking_ahead_is_offered():  # SH-32
    for seed in range(40):
        game, screen = table(ANN, BO, seed=seed, then=wise)
        game.run()
        if "before Bo decides you may:" in screen.text:
            assert "Ann, only you see this: " in screen.text
            assert any(line.startswith("p1 down") for line in game.session.record.moves)
            return
    pytest.fail("no seed led to a choice ahead")


def turner(view, rules, level, seed):
    """A bot that turns up what it can, whatever lies open."""
    state = rules.game.determinize(view, random.Random(seed))
    lines = state.turn_moves()
    wanted = ("turn stock", "turn hand", "discard", lines[0])
    return Answer(next(line for line in wanted if line in lines))


@pytest.mark.parametrize("answers", [["1"], ["1", "1"], ["", "1"], ["", ""]])
def test_each_move_of_a_bot_can_be_stopped(answers):  # RB-30
    bo = Player("Bo", "bot", "easy")
    game, screen = table(
        bo, ANN, seed=6, rules="russian-bank", think=turner, answers=answers, first="p1"
    )
    game.run()
    assert screen.text.count("before Bo decides you may:") == 2
    assert game.session.record.moves.count("p2 stop") == answers.count("1")


def test_a_bot_stops_a_person_in_the_terminal(monkeypatch):
    game, _ = table(
        ANN, BO, seed=6, rules="russian-bank", think=turner, answers=["turn hand"], first="p1"
    )
    monkeypatch.setitem(game.session.rules.extras.ai, "notice", {BO.level: 1.0})
    game.run()
    assert "p2 stop" in game.session.record.moves
    at = game.session.record.moves.index("p2 stop")
    assert game.session.record.moves[at - 1] == "p1 turn hand"


def test_quitting_saves():
    session = Session.saved(files.load_rules("shithead"), (ANN, BO), 7)
    screen = Screen("ready")
    TextTable(session, think, screen).run()
    assert "The game is saved. To continue it: cardtable resume --text" in screen.text
    again = Screen("log", "quit")
    TextTable(open_game(session.path), think, again).run()
    assert "p1 ready" in again.text


def test_notices_are_told_once(monkeypatch):
    session = Session.saved(files.load_rules("shithead"), (ANN, BO), 7)
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left")))
    screen = Screen("ready", "quit")
    TextTable(session, think, screen).run()
    assert "(The game isn’t saved: " in screen.text
    assert session.notices == []


def test_plain_names():
    session = Session.new(files.load_rules("shithead"), (ANN, BO), 7)
    screen = Screen()
    TextTable(session, think, screen, polite=False).run()
    assert "Shithead." in screen.text


def test_a_game_without_a_layout_is_told_in_its_own_words(monkeypatch):
    monkeypatch.setattr(layoutfile, "asset_path", lambda name: files.program_folder() / "nowhere")
    monkeypatch.setattr(phrases, "has", lambda key: False)
    game, screen = table(then=wise, stall_turns=5)
    game.run()
    assert game.session.over
    assert "Bo: played (" in screen.text
    assert "??" not in screen.text


def test_the_console(capsys, monkeypatch):
    console = Console()
    console.say("ä♣")
    console.cover()
    assert capsys.readouterr().out == "ä♣\n" + "-" * 40 + "\n"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    console.cover()
    out = capsys.readouterr().out
    assert out.startswith("\n" * 20)
    assert out.endswith("\x1b[2J\x1b[3J\x1b[H\n")  # what was scrolled away is cleared, too
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt, end="") or "typed")
    assert console.ask("Ann: ") == "typed"
    assert capsys.readouterr().out == "Ann: \n"


def test_what_is_typed_too_early_counts_for_nothing(monkeypatch):
    pty = pytest.importorskip("pty")
    there, here = pty.openpty()
    os.write(there, b"\n\n")
    assert select.select([here], [], [], 5)[0]
    with os.fdopen(here) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        Console().pause(0.0)
        assert not select.select([here], [], [], 0)[0]
    os.close(there)


def test_a_level_that_this_program_lacks():
    bots = Bots()
    try:
        ghost = Player("Bo", "bot", "genius")
        game, screen = table(ANN, ghost, then=wise, think=bots, stall_turns=3)
        game.run()
        assert game.session.over
        assert "Bo is stuck: there is no level 'genius'" in screen.text
    finally:
        bots.close()


@pytest.mark.parametrize("rules", ["shithead", "cuttle", "soul-taker", "russian-bank"])
def test_help_gives_moves_of_this_game_for_examples(rules):
    session = Session.new(files.load_rules(rules), (ANN, BO), seed=4)
    rng = random.Random(1)
    while session.turn != "p1":
        session.play(session.fallback_line(rng))
    screen = Screen("help")
    TextTable(session, think, screen).run()
    (told,) = [line for line in screen.lines if line.startswith("Type the number of a move, or")]
    examples = told.partition(": ")[2].rstrip(".").split(", ")
    assert examples
    assert all(line in session.legal() for line in examples)


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
def test_a_blind_card_is_named_to_nobody_before_it_is_played(rules):
    session = Session.new(files.load_rules(rules), (ANN, BO), seed=6)
    rng = random.Random(3)
    asides = ["table", "moves", "log", "score", "why play down1"]

    def hidden():
        zones = session.state.zones
        blind = [name for name in zones if ".down" in name or name.endswith(".deck")]
        return {one.name for name in (*blind, "p2.hand") for one in zones[name]}

    def answer(screen):
        said = "\n".join(screen.lines)
        screen.lines.clear()
        for name in hidden():
            assert name not in said
        if asides:
            return asides.pop()
        if session.over:
            return "no"
        asides.extend(["table", "log"])
        return rng.choice(session.legal())

    screen = Screen(then=answer)
    TextTable(session, think, screen).run()
    assert session.over


def test_what_a_game_tells_of_its_table_is_said():
    """Of Cunt-Soul: what fits, how things go, what the fields do, and the links from the top."""
    rng = random.Random(1)
    text, screen = table(ANN, BO, CY, rules="cunt-soul", first_dealer="p3")
    session = text.session
    while len(session.view("p1").zones["pile"]) < 6 or session.turn != "p1":
        session.play(rng.choice(session.legal()))
    screen.answers = ["", "", "table", "quit"]
    text.run()
    told = screen.text
    for words in ("Play goes ", "You play equal or ", "You draw up to "):
        assert words in told
    first, everything = re.findall(r"^Pile from the top: (.*)\.$", told, re.MULTILINE)[-2:]
    assert first.endswith(" more: type table")
    assert everything.startswith(first.rpartition("; ")[0])
    assert re.search(r"field \w+ \([a-z]", told)


@pytest.mark.drawn(4)
@pytest.mark.parametrize(
    "rules", sorted(one.id for one in files.list_rules() if has_layout(one.id))
)
def test_a_move_of_a_single_word_says_what_really_happens(rules):
    """`pickup - Pass` told nobody whether something is picked up."""
    loaded = files.load_rules(rules)
    players = [ANN, *(Player(f"Bot {n}", "bot", "easy") for n in range(1, loaded.seats[0]))]
    for seed in range(effort(2, 10)):
        session = Session.new(loaded, players, seed)
        data, rng = table_data(loaded), random.Random(seed)
        for _ in range(200):
            if session.over:
                break
            for line in session.legal(session.turn):
                if " " not in line:
                    told = line_words(data, line, str, session.means(f"{session.turn} {line}"))
                    assert len(told.split()) >= 3, f"{line} - {told}"
            session.play(f"{session.turn} {session.fallback_line(rng)}")


@pytest.mark.parametrize("rules", ["shithead", "soul-taker", "cuttle", "cunt-soul", "russian-bank"])
def test_every_short_form_is_explained_where_it_is_first_shown(rules):
    """A place such as `t6`, a card such as `9D#2` or `+3a`, a player such as `p2`."""
    needed = {"#2": "second pack", "X1": "joker", "p2": "p2 is Bo.", "p1": "p1 is Ann."}
    rng = random.Random(3)

    def answer(screen):
        shown = "\n".join(screen.lines)
        moves = re.findall(r"^  \d+  (.*?)(?: - .*)?$", shown, re.MULTILINE)
        for form, words in needed.items():
            if re.search(rf"{form}\b", " ".join(moves)):
                assert words in shown, form
        assert ("C, D, H and S are clubs" in shown) or not re.search(
            r"\b(\d|[AJQK])[CDHS]\b", shown
        )
        assert ("+ is a Fair card" in shown) or not re.search(r" [+-]\d[a-e]\b", shown)
        for code in ("t", "fC", "fS", "down"):
            if any(re.search(rf" {code}\d", move) for move in moves):
                assert re.search(rf"\b{code[0]}\w+ stands for ", shown), code
        if len(screen.lines) > 600 or screen.lines[-1].startswith("Another"):
            return "quit"
        if "press Enter" in screen.lines[-1] or "Enter to skip" in screen.lines[-1]:
            return ""
        listed = re.findall(r"^  (\d+)  ", "\n".join(screen.lines[-12:]), re.MULTILINE)
        return rng.choice(listed or ["1"])

    players = (ANN, BO) if files.load_rules(rules).seats[0] == 2 else (ANN, BO, CY)
    game, screen = table(*players, rules=rules, then=answer, seed=11)
    game.run()
    explained = [line for line in screen.lines if line.startswith("(") and " is" in line]
    assert len(set(explained)) == len(explained)  # each once


def test_an_empty_line_reminds_and_does_not_tell_the_table_again():
    game, screen = table(answers=["", "", "table", "quit"])
    game.run()
    assert screen.text.count("Ann, you have:") == 2  # at first, and where it was asked for
    assert screen.text.count("table to see it all again") == 2


def test_what_counters_what_is_told_before_the_first_move():
    game, screen = table(rules="soul-taker", answers=["quit"])
    game.run()
    first = next(n for n, line in enumerate(screen.lines) if line.startswith("  1  "))
    beats = files.load_rules("soul-taker").options.counters
    told = next(n for n, line in enumerate(screen.lines) if "1 beats 4; 2 beats" in line)
    assert told < first
    for rank, them in beats.items():
        assert not them or f"{rank} beats {them[0]}" in screen.lines[told]


def between(*answers, rules="cuttle", seed=4, bots=0):
    """Two people, and computers; the text table after these answers, each with its Enters."""
    players = ANN, CY, *([BO] * bots)
    game, screen = table(*players, answers=answers, rules=rules, seed=seed)
    game.run()
    return game, screen


def test_nobody_is_told_of_moves_that_others_could_make():
    game, screen = table(ANN, BO, answers=["why p2 play 7H", "why p2 pass", "why play 7H"], seed=5)
    game.run()
    assert screen.text.count("Only Bo hears about those moves.") == 2
    game, screen = between("", "why p1 draw", "why p2 draw", "quit")
    asks, other = ("Cy", "Ann") if game.session.turn == "p2" else ("Ann", "Cy")
    assert f"Only {other} hears about those moves." in screen.text
    assert "draw is allowed." in screen.text
    assert asks


def test_short_forms_are_explained_to_each_reader_alone():
    game, _ = between("", "draw", "", "", "help", "quit")
    for reader, told in (("p1", "You hold X1."), ("p2", "You hold 7C.")):
        game._reader = reader
        game.say(told)
    assert not any("joker" in each for each in game._legend.every)
    game._reader = "p1"
    assert any("joker" in each for each in game._legend.every)


def test_cards_are_covered_before_a_computer_thinks():
    moves = []

    def thinking(view, rules, level, seed):
        moves.append(list(screen.since_cover))
        return think(view, rules, level, seed)

    answers = ["", *["1", "", ""] * 6]
    game, screen = table(ANN, CY, BO, answers=answers, think=thinking, swap=False)
    game.run()
    assert moves
    assert not any("you have" in line for seen in moves for line in seen)


def test_undo_is_asked_about_where_something_has_been_seen():
    draw = ("", "draw", "", "")
    game, screen = between(*draw, "undo", "", "no", "quit")
    assert "Ann asks to take back Cy’s move.\nCy draws a card.\nCy, agreed? yes" in screen.text
    assert game.session.step_count == 2
    game, screen = between(*draw, "undo", "", "yes", "", "log", "quit")
    assert game.session.step_count == 1
    assert game.session.record.undone == [0]
    assert "takes a move back, with undo." in screen.text
    game, screen = table(ANN, BO, answers=["1", "undo", "no", "undo", "yes"], rules="cuttle")
    game.run()
    assert screen.text.count("You’ve seen a card. Undo anyway?") >= 1


def test_every_answer_that_all_are_asked_for_takes_the_same_time():
    for hand in ("2S 9D", "5S 9D"):
        zones = {"draw": "AC 9H", "p1.hand": "KC 5H", "p2.hand": hand, "p1.points": "8C"}
        state = read_position(
            files.load_rules("cuttle"), 2, {"turn": "p1", "zones": zones}, Chance(1)
        )
        session = Session.at(files.load_rules("cuttle"), (ANN, BO), state)
        screen = Screen("action KC")
        TextTable(session, think, screen).run()
        assert screen.paces[0] == REPLY


def test_who_continues_is_told_what_has_happened_since_their_last_move():
    session = Session.new(files.load_rules("cuttle"), (ANN, CY), 4)
    first = session.player(session.turn).name
    session.play("draw")
    screen = Screen("", "quit")
    TextTable(Session.resume(session.record), think, screen).run()
    assert f"{first} draws a card." in screen.lines


def as_said(text):
    return table_of_text.CARD_WORD.sub(lambda match: card(match[0]).words, text)


@pytest.mark.parametrize(
    "rules", ["shithead-crowd", "cuttle", "russian-bank", "soul-taker", "cunt-soul"]
)
def test_whatever_the_list_shows_can_be_typed(rules):
    """Its number with a full stop, its words, and its cards without their pack, or spoken."""
    game, _ = table(Player("Ann"), Player("Bo"), rules=rules)
    session, rng, shown = game.session, random.Random(3), 0
    for _ in range(12):
        game._reader = session.turn
        lines = game._lines()[:SHOWN]
        words = {line: game._words_of(line).translate(LETTERS) for line in lines}
        apart = {line: table_of_text._taken_apart(line) for line in lines}
        for line in lines:
            packless = re.sub(r"#\d", "", line)
            for text in (
                line,
                f"{words[line].upper()}.",
                as_said(words[line]),
                packless,
                as_said(line),
            ):
                typed = game._meant(text, lines)
                twins = [
                    one for one in lines if apart[one] == apart[line] or words[one] == words[line]
                ]
                assert typed in lines or len(twins) > 1, (line, text, typed)
                shown += typed in lines
                assert (
                    typed not in lines
                    or typed in twins
                    or as_said(words[typed]) == as_said(words[line])
                ), (line, text, typed)
        session.play(session.fallback_line(rng))
    assert shown > 30


def test_the_only_nine_of_clubs_of_two_packs_is_meant_whichever_it_is():
    zones = {card(name): "p1.hand" for name in ("9C#2", "9D", "9D#2", "10S#2")}
    lines = ["play 9C#2", "play 9D", "play 9D#2", "play 10S#2", "pickup"]
    for text, line in {
        "play 9C": "play 9C#2", "the nine of clubs.": "play 9C#2", "play 9d#2": "play 9D#2",
        "play nine of diamonds": "play 9D", "Play the 10 of spades": "play 10S#2",
        "play 9C#3": "", "play 4H": "", "jump 9C": "",
    }.items():  # fmt: skip
        assert table_of_text.meant(text, lines, str, zones) == line, text
    apart = {**zones, card("9D#2"): "p1.up"}
    assert not table_of_text.meant("nine of diamonds", lines, str, apart), "it matters which"
    assert table_of_text.meant("play 9D", lines, str, apart) == "play 9D"


@pytest.mark.parametrize("typed", ["1", "1.", "1)", "(1)", "#1", " 1 . "])
def test_a_number_is_one_however_it_is_written(typed):
    assert number_in(typed) == 1


def test_answers_of_lists_may_be_names_with_capitals_and_full_stops():
    names = [rules.names.plain for rules in files.list_rules()]
    for answer in ("2.", f"{names[1].upper()}."):
        session = choose_game(Screen(answer, "1.", "Hard.", "", "Ann", "", ""))
        assert session.rules.names.plain == names[1]
    players = seat_players(["Human", "HUMAN.", "Medium"], ["Ann", "Bo", "Cy"])
    assert [one.human for one in players] == [True, True, False]
    assert players[2].level == "medium"
