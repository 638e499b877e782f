"""At the text table nothing tells what is hidden until the next person has pressed Enter."""

import builtins
import contextlib
import random
import re
import sys
from types import SimpleNamespace

import pytest
from effort import effort
from worlds import twins

from cardtable.ai.player import Answer
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved
from cardtable.engine.notation import split_actor
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import REPLY, decision_time
from cardtable.session import Player, Session
from cardtable.terminal import console
from cardtable.terminal.console import Console
from cardtable.terminal.presence import CARDS, NOBODY
from cardtable.terminal.table import HELP, TextTable

FEW = [("shithead", 3, 2), ("cuttle", 2, 2), ("cunt-soul", 3, 2), ("soul-taker", 2, 2),
       ("russian-bank", 2, 2), ("cuttle", 2, 1)]  # fmt: skip
MORE = [
    *FEW,
    *(("shithead", seats, humans) for seats in (2, 3, 4) for humans in range(1, seats + 1)),
    *(("cunt-soul", seats, humans) for seats in (2, 3, 4) for humans in range(1, seats + 1)),
]


class Reader:
    """Plays the lines that it is given, and keeps what could be read while nobody was there."""

    def __init__(self, session, lines):
        self.session, self.lines = session, lines
        self.seen = []
        self.there = False
        """Whether somebody reads who sees more than is the same in both worlds."""
        self.asked = 0

    def say(self, text=""):
        if not (self.there or self.session.over):  # after the end the deal's number may be told
            self.seen.append(text)

    def ask(self, prompt):
        self.say(prompt)
        if "press Enter to see" in prompt:
            self.there = True  # a person alone never is asked that, and what differs they never see
        if "press Enter" in prompt:
            return ""
        if self.session.step_count > len(self.lines):
            raise EOFError
        self.asked += 1
        if self.asked % 4 == 0:  # something that can be asked, before the move
            return ("help", "table", "hint", "log", "recap", "reminders")[self.asked // 4 % 6]
        self.session._chance = Chance(self.session.step_count)
        return split_actor(self.lines[self.session.step_count - 1])[1]

    def cover(self):
        self.there = False
        self.seen.append("<covered>")

    def pause(self, seconds):
        self.seen.append(f"<{seconds} seconds>")

    def steady(self, seconds):
        self.seen.append(f"<{seconds} seconds>")
        return contextlib.nullcontext()

    def think(self, view, rules, level, seed):
        step = self.session.step_count
        if step > len(self.lines):
            raise EOFError
        self.session._chance = Chance(step)
        actor, line = split_actor(self.lines[step - 1])
        return Answer(line if actor == view.seat else "")


@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: "{}-{}-{}".format(*each))
def test_letter_by_letter(table):
    sessions, lines = twins(*table, seed=2, length=effort(12, 30))
    seen = []
    for session in sessions:
        reader = Reader(session, lines)
        TextTable(session, reader.think, reader).run()
        assert session.step_count > 1
        seen.append(reader.seen)
    assert seen[0] == seen[1]
    assert any("Enter to see" in each for each in seen[0]) or table[2] == 1
    for each, before in zip(seen[0][1:], seen[0], strict=False):
        assert "Enter to see" not in each or before == f"<{NOBODY} seconds>"


# --- whatever is typed ----------------------------------------------------------------------------

FUZZED = [
    ("shithead", 2, 2, {"stall_turns": 4}),
    ("shithead", 3, 3, {"stall_turns": 6}),
    ("shithead", 3, 2, {"stall_turns": 4}),
    ("cuttle", 2, 2, {"goal": [9, 8, 7, 6, 5]}),
    ("cunt-soul", 3, 2, {}),
    ("soul-taker", 2, 2, {}),
    ("russian-bank", 2, 2, {}),
]
COMMANDS = ("help", "?", "reminders", "moves", "table", "hint", "recap", "log", "score", "words",
            "undo", "undo", "/undo", "redo", "why", "", "yes", "no", "99", "p1", "p2", "p2 stop",
            "why p1 draw", "show", "what?", "\x1b[2J")  # fmt: skip
HEIGHT = 24
NAMES = ("Ann", "Bo", "Cy")


class Terminal:
    """A screen with what can be scrolled back to, and somebody who types anything."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.lines = []
        """What can be read, each line with the seats that it tells others too much of."""
        self.there = ""
        """Who has pressed Enter to see their cards, until all is cleared."""
        self.left = 150
        self.game = None
        self._secrets = (), {}
        self.prompts = set()

    def isatty(self):
        return True

    def flush(self):
        pass

    def write(self, text):
        for part in re.split(r"(\x1b\[[23]J|\x1b\[H)", text):
            if part == "\x1b[2J":
                shown = min(HEIGHT, len(self.lines))
                self.lines[len(self.lines) - shown :] = [("", {})] * shown
            elif part == "\x1b[3J":
                self.lines = self.lines[-HEIGHT:]
                if not any(line for line, _ in self.lines):
                    self.there = ""
            elif not part.startswith("\x1b"):
                told = part
                for known in map(
                    wording, (*HELP.values(), *CARDS.values())
                ):  # which name cards for examples
                    told = told.replace(known, "")
                self.lines += [(line, self.names(line)) for line in told.split("\n")]
        self.check()

    def check(self):
        secrets = self.secrets()
        for line, told in self.lines:
            for seat, cards in told.items():
                assert seat == self.there or not cards & secrets[seat], line

    def names(self, line):
        """The cards that a line names, and only that seat knows: seat to cards."""
        return {
            seat: found
            for seat, cards in self.secrets().items()
            if (found := {one for one in cards if _is_named(one, line)})
        }

    def secrets(self):
        """Seat to the cards that it knows of its own, and somebody else at the screen doesn't."""
        session = self.game.session
        at = session, session.step_count, len(session.record.undone)
        if self._secrets[0] != at:
            people, common = session.humans, session.view(session.humans[0], session.humans)
            public = {
                one
                for events in session.events_for(people[0], 0, people)
                for event in events
                if isinstance(event, Moved)
                for one in event.cards
            }
            self._secrets = (
                at,
                {
                    seat: {
                        one
                        for zone, run in session.view(seat).zones.items()
                        if owner_of(zone) == seat
                        for one in run
                        if one is not None and one not in common.zones[zone] and one not in public
                    }
                    for seat in people
                },
            )
        return self._secrets[1]

    def input(self, prompt):
        session, rng = self.game.session, self.rng
        self.write(prompt)
        self.prompts.add(prompt)
        names = {session.player(seat).name: seat for seat in session.humans}
        who = names.get(re.split(r"[,:]", prompt)[0], "")
        if self.there and (who or prompt.startswith("Another")):
            assert who == self.there, prompt  # the next one is asked only once all is cleared
        self.left -= 1
        if self.left < 0:
            raise rng.choice([EOFError, KeyboardInterrupt])
        text = rng.choice(COMMANDS)
        lines = session.legal(who or None)
        if rng.random() < 0.02 and self.left < 60:
            text = "quit"
        elif rng.random() < 0.6:
            if "press Enter" in prompt:
                text = ""
            elif prompt.startswith("Another"):
                text = "yes"
            elif lines:
                text = rng.choice([rng.choice(lines), str(rng.randrange(1, len(lines) + 1))])
        if "Enter to see" in prompt and not text:
            self.there = who
        return text


def _is_named(one, line):
    spoken = " of " in one.words and one.words in line
    return spoken or re.search(rf"(?<![\w+-]){re.escape(one.name)}(?![\w#])", line)


def thinks(view, rules, level, seed):
    if view.turn is None:
        return Answer("", problem="over")
    lines = rules.game.determinize(view, random.Random(seed)).choices()
    return Answer(random.Random(seed).choice(lines))


@pytest.mark.drawn(2)
@pytest.mark.parametrize("table", FUZZED, ids=lambda each: "{}-{}-{}".format(*each))
def test_whatever_is_typed_cards_are_shown_to_their_owner_alone(table, monkeypatch):
    rules, seats, humans, options = table
    players = [
        Player(NAMES[n]) if n < humans else Player(NAMES[n], "bot", "random") for n in range(seats)
    ]
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(console, "time", SimpleNamespace(monotonic=lambda: 0.0, sleep=lambda _: 0))
    for seed in range(effort(3, 20)):
        screen = Terminal(f"{table} {seed}")
        session = Session.new(load_rules(rules, options), players, seed)
        screen.game = TextTable(session, thinks, Console(), ask_first=bool(seed % 2))
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", screen)
            patched.setattr(builtins, "input", screen.input)
            screen.game.run()
        screen.there = ""
        screen.check()


# --- however long it takes ------------------------------------------------------------------------

THREES = {"draw": "AC 9H", "pile": "KC KD", "p1.hand": "3H 9S 10S"}
TWOS = {"draw": "AC 9H", "p1.hand": "KC 5H", "p1.points": "8C"}


@pytest.mark.parametrize("slow", [0.01, 1.02])
@pytest.mark.parametrize(
    ("rules", "zones", "hand", "line"),
    [
        ("shithead", THREES, "3C 9D", "show 3H p2"),
        ("shithead", THREES, "5C 9D", "show 3H p2"),
        ("cuttle", TWOS, "2S 9D", "action KC"),
        ("cuttle", TWOS, "5S 9D", "action KC"),
    ],
)
def test_an_answer_takes_one_time_whatever_is_held(rules, zones, hand, line, slow, monkeypatch):
    loaded, clock, asked = load_rules(rules), [100.0], []
    state = read_position(loaded, 2, {"turn": "p1", "zones": zones | {"p2.hand": hand}}, Chance(1))
    session = Session.at(loaded, [Player("Ann"), Player("Bo", "bot", "expert")], state)

    def sleep(seconds):
        clock[0] += seconds

    def think(view, rules, level, seed):
        asked.append(clock[0])
        sleep(slow)
        return thinks(view, rules, level, seed)

    class Typed(Console):
        def ask(self, prompt):
            if asked:
                raise EOFError
            return line

    timer = SimpleNamespace(monotonic=lambda: clock[0], sleep=sleep)
    monkeypatch.setattr(console, "time", timer)
    answered = []
    play = session.play
    monkeypatch.setattr(
        session, "play", lambda each: (answered.append((each, clock[0])), play(each))
    )
    TextTable(session, think, Typed()).run()
    at = next(when for each, when in answered if each.startswith("p2"))
    assert at - asked[0] == pytest.approx(REPLY)


@pytest.mark.parametrize("rules", ["shithead", "cunt-soul", "cuttle", "soul-taker", "russian-bank"])
def test_who_holds_what_others_cannot_see_takes_the_time_of_all_such_decisions(rules):
    loaded, rng = load_rules(rules), random.Random(4)
    players = [Player("Ann"), *[Player(name, "bot", "easy") for name in ("Bo", "Cy")]]
    session = Session.new(loaded, players[: loaded.seats[1]], 4)
    hidden = 0
    while session.turn is not None and session.step_count < 60:
        one = session.turn
        hand = f"{one}.hand"
        seen, told = session.view(one).zones[hand], session.view("p1").zones[hand]
        if one != "p1" and seen != told and not session.in_secret:
            assert decision_time(session) == REPLY
            hidden += 1
        session.play(rng.choice(session.legal()))
    assert bool(hidden) == (rules != "russian-bank")
    assert rules != "russian-bank" or not decision_time(session)
