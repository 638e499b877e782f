"""The text table: a game in plain lines, for terminals and screen readers.

Nothing is drawn and nothing moves: what happens is told in sentences, what is seen is listed when
somebody has to decide, and a line is asked for. Cards are written as they are typed, or spoken.
What can be looked up is at the end: zones, reminders, what beats what, the rules page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from cardtable.ai.player import Answer, called
from cardtable.engine.cards import RANKS, SUITS, Card, card
from cardtable.engine.guide import Note
from cardtable.engine.notation import RESIGN, Move, MoveError, Seat, split_actor, words
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.files import DataError, rules_page
from cardtable.presenter.advice import Recap, advice, why_played
from cardtable.presenter.career import chosen, opening
from cardtable.presenter.layoutfile import TableData, owner_of
from cardtable.presenter.model import ends_early, notes_of
from cardtable.presenter.phrases import CARD_WORD, Reader, sentence, wording
from cardtable.presenter.status import (
    decision_time,
    numbered,
    partner_of,
    relations,
    reminders,
    shown,
    uses,
)
from cardtable.presenter.words import (
    ending,
    line_words,
    phrase,
    place_name,
    problem_words,
    sentences,
    tell,
    veiled,
)
from cardtable.session import Session
from cardtable.terminal.console import Screen, answered, number_in
from cardtable.terminal.presence import LETTERS, AttendedText, Quit, question

Think = Callable[[View, Rules, str, int], Answer]
"""Bots: decide from a view, the rules, a level and a seed. Without a line they could not."""

EXPLAINED = 3  # so many of a pile's links are told of at once, the last ones
SHOWN = 24  # moves listed at once; a hand after a big pick-up has hundreds
_HINTS = 7_919  # hints are no guide to what a computer player with the same seed will do
EXAMPLES = 3  # moves that help shows, no two with the same verb
HELP = {
    "moves": "terminal.help-moves",
    "table": "terminal.help-table",
    "why LINE": "terminal.help-why",
    "hint": "terminal.help-hint",
    "recap": "terminal.help-recap",
    "log": "terminal.help-log",
    "score": "terminal.help-score",
    "rules": "terminal.help-rules",
    "reminders": "terminal.help-reminders",
    "undo, redo": "terminal.help-undo",
    "words": "terminal.help-words",
    "quit": "terminal.help-quit",
}
"""What can be typed, and the message that says what it does."""


def commands(typed: Mapping[str, str]) -> list[str]:
    """What can be typed and what it does, a line for each."""
    return [f"  {each:11} {wording(key)}" for each, key in typed.items()]


class TextTable(AttendedText):
    """One sitting at the text table."""

    def __init__(
        self,
        session: Session,
        think: Think,
        screen: Screen,
        *,
        polite: bool = False,
        ask_first: bool = False,
    ) -> None:
        """A table for a session; `ask_first` is the setting of that name."""
        super().__init__(session, screen)
        self.polite = polite
        self.ask_first = ask_first
        self._notes: list[Note] = []
        """What the game tells of the table that was last described."""
        self._think = think
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self._help(),
            "?": lambda _: self._help(),
            "reminders": lambda _: self._reminders(),
            "moves": lambda _: self._list(everything=True),
            "table": lambda _: self._look(),
            "why": self._why,
            "hint": lambda _: self._hint(),
            "recap": lambda _: self._recap(),
            "log": lambda _: self._log(),
            "score": lambda _: self._score(),
            "rules": self._rules,
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "words": lambda _: self._words(),
            "quit": lambda _: self._quit(),
        }

    # ------------------------------------------------------------------ the sitting

    def run(self) -> None:
        """Play until somebody quits, game after game."""
        title = self.session.rules.names
        self.say(f"{title.shown(polite=self.polite)}.")
        self._welcome()
        try:
            while True:
                self._play_out()
                if not self.session.humans or not self._another():
                    return
                if not self.session.over:  # the end was taken back
                    continue
                self.session = self.session.next_game()
                self._begin()
                begins = opening(self.session, self._data, self._name, to=self._you)
                self.say(f"\n{wording('terminal.new-deal', opening=begins)}".rstrip())
        except (Quit, EOFError, KeyboardInterrupt):
            self._farewell()

    def _welcome(self) -> None:
        """What has to be known before the first move."""
        lines = (
            what_beats_what(self._data),
            opening(self.session, self._data, self._name, to=self._you),
            f"{chosen(self.session)}.".lstrip("."),
        )
        for each in (*filter(None, lines), wording("terminal.welcome")):
            self.say(each)

    def _play_out(self) -> None:
        session = self.session
        while (seat := session.turn) is not None:
            self._notices()
            if session.player(seat).human:
                self._hand_over(seat)
                self._catch_up()
                self._decide(seat)
            else:
                if self._shared:
                    self._cover()
                self._offer_ahead()
                if session.turn == seat:
                    self._let_play(seat)
        self._catch_up()
        if self._shared and self._open:
            self._cover()  # the result is for everybody
        self._notices()
        self._result()

    def _farewell(self) -> None:
        if self._shared and self._open:
            self._clear()
        self._notices()
        self.say()
        if not self.session.kept:
            self.say(wording("terminal.not-saved"))
        elif self.session.path is not None and not self.session.over:
            self.say(wording("terminal.saved"))
        else:
            self.say(wording("terminal.goodbye"))

    def _let_play(self, seat: Seat) -> None:
        session, problem = self.session, ""
        seed = (session.record.seed or 0) * 10_000 + session.step_count
        try:
            with self.screen.steady(decision_time(session)):
                answer = self._think(session.view(seat), session.rules, session.level(seat), seed)
            problem = answer.problem
            session.play(f"{seat} {answer.move}")
        except ValueError as error:
            name, why = session.player(seat).called, problem or str(error)
            because = wording("terminal.stuck", name=name, problem=why)
            line, message = session.stand_in(because, random.Random(seed))
            self.say(f"({message}.)")
            session.play(f"{seat} {line}")
        self._replies()
        if not self._shared:
            self._catch_up()

    def _replies(self) -> None:
        """Let computer players answer the last line, where they have a right to out of turn."""
        if line := self.session.reply(called, random.SystemRandom().getrandbits(32)):
            self.session.play(line)

    # ------------------------------------------------------------------ people

    def _decide(self, seat: Seat) -> None:
        before = self.session.step_count
        self._show_table()
        self._list()
        if self.session.player(seat).taught:
            self._hint()
        while self.session.step_count == before and self.session.turn == seat:
            if self._hand_over(seat):  # somebody else was asked, or tried to move
                self._catch_up()
                self._show_table()
                self._list()
            self._answer(self._ask(f"{self._name(seat)}: ").strip(), self._lines())
        self._catch_up()

    def _answer(self, text: str, moves: list[Move]) -> None:
        command, _, rest = text.removeprefix("/").partition(" ")
        command = answered(command)
        kinds = self.session.rules.game.GRAMMAR.get(command)
        # `show` alone is no move where a move says what is shown
        is_move = kinds is not None and not text.startswith("/") and bool(rest or not kinds)
        if not text:
            self.say(self._waited_for(moves))
        elif (number := number_in(text)) is not None and 1 <= number <= len(moves):
            self._play(moves[number - 1])
        elif number is not None:
            self.say(wording("terminal.no-move", number=number))
        elif not is_move and command in self._commands:
            self._commands[command](rest.strip())
        else:
            self._play(self._meant(text, moves))

    def _meant(self, text: str, moves: Sequence[Move]) -> str:
        """The move that somebody means who types it as it is said, or without a card's pack.

        Where it could be several, or is none of the moves, it is what was typed, with the cards
        that the reader sees.
        """
        actor, rest = split_actor(text)
        rest, lines = _TEN.sub("10", rest), {}
        for move in moves:
            seat, line = split_actor(move)
            if actor in {None, seat or self._reader}:
                lines[line] = move
        zones = {one: zone for zone, run in self._view.zones.items() for one in run if one}
        if found := meant(rest, list(lines), self._listed, zones):
            return lines[found]
        own = [one for one, zone in zones.items() if owner_of(zone) == self._reader]
        rest = _WRITTEN.sub(lambda match: _seen(match[0], [*own, *zones]), rest)
        return " ".join(filter(None, (actor, rest)))

    def _waited_for(self, moves: list[Move]) -> str:
        """What can be typed, for somebody who has typed nothing."""
        return wording("terminal.type-numbers", count=len(moves))

    def _play(self, line: str) -> None:
        actor = self._other(line)
        if actor and not self.session.player(actor).human:
            self.say(wording("terminal.played-by-computer", name=self._name(actor)))
            return
        named, move = split_actor(line)
        if named is None:  # it's the reader who types, whoever's turn it is
            line = f"{self._reader} {move}"
        if actor and move.lower() == RESIGN:
            if not self._resigns(actor):
                return
        elif actor:
            self._hand_over(actor, "claimed")
            self._catch_up()
        if not self._sure(line):
            return
        try:
            self.session.play(line)
        except MoveError as error:
            why = problem_words(error, self._data, self._name, self._reader)
            self.say(wording("terminal.no", why=why))
            return
        self._replies()

    def _sure(self, line: str) -> bool:
        """Whether a line is meant that would end a turn which could go on; asked if so wanted."""
        _, move = split_actor(line)
        legal = self.session.legal(self._reader)
        early = ends_early(move, legal, self.session.rules.game.YIELDS)
        if not (self.ask_first and early and move in legal):
            return True
        return self._yes(question("terminal.ask-sure", move=self._words_of(move)))

    def _offer_ahead(self) -> None:
        """Before a bot's move: what the reader may do out of turn, asked once a position.

        Where a bot moves again, its last move may be what there is to answer: then once a move.
        """
        session, seat = self.session, self._reader
        lines = session.legal(seat) if session.humans == [seat] and self._open else []
        step = session.step_count
        own = len([n for n in range(step) if session.line_at(n).startswith(seat)])
        again = session.turn is not None and session.line_at(step - 1).startswith(session.turn)
        here = (own, step if again else 0)
        if not lines or here == self._declined:
            return
        other = self._name(session.turn or seat)
        self.say(wording("terminal.ahead", name=self._name(seat), other=other))
        self._number(lines)
        while session.legal(seat) == lines:
            text = self._ask(question("terminal.ask-ahead")).strip()
            if not text:
                self._declined = here
                return
            if text.partition(" ")[0].lower() in session.rules.game.GRAMMAR:
                text = f"{seat} {text}"
            self._answer(text, [f"{seat} {line}" for line in lines])
        self._catch_up()

    def _another(self) -> bool:
        while self.session.over:
            text = answered(self._ask(question("terminal.ask-another")))
            if text in {"y", "yes"}:
                return True
            if text in {"n", "no"}:
                return False
            if text and text.removeprefix("/").partition(" ")[0] not in self._commands:
                self.say(wording("terminal.please-yes"))
            else:
                self._answer(text or "score", [])
        return True

    # ------------------------------------------------------------------ telling

    def _show_table(self, *, everything: bool = False) -> None:
        view = self._view
        self._notes = notes_of(view)
        self.say()
        shared = [zone for zone in view.zones if not owner_of(zone)]
        self.say(" ".join(f"{self._zone(view, zone)}." for zone in shared))
        self._explain(view, shared, everything=everything)
        place = view.seats.index(self._reader)
        for seat in (*view.seats[place + 1 :], *view.seats[:place]):
            zones = self._row(view, seat)
            row = "terminal.partner-row" if seat == partner_of(view) else "terminal.row"
            self.say(wording(row, name=self._name(seat), zones=zones))
        name, zones = self._name(self._reader), self._row(view, self._reader)
        self.say(wording("terminal.own-row", name=name, zones=zones))
        for warning in self._data.warnings:
            limit = getattr(self.session.rules.options, warning.option, 0)
            count = view.state.get(warning.key, 0)
            if isinstance(count, int) and limit and count >= warning.share * limit:
                about = {"count": count, "limit": limit}
                self.say(f"{phrase(self._data, 'warning', warning.key, about, self._name)}.")

    def _explain(self, view: View, shared: list[str], *, everything: bool) -> None:
        """What is asked for and how things go; then what lies on ordered piles, from the top."""
        general = [note.text for note in self._notes if not note.places]
        general += [tip for _, _, tip in shown(self._data, view)]
        if general:
            self.say(" ".join(f"{sentence(text)}." for text in general))
        for zone in shared:
            run = [note for note in self._notes if note.zone == zone and note.places]
            if zone in view.ordered and run:
                reasons = [note.reasoned for note in run[::-1]]
                rest = len(reasons) - EXPLAINED
                if rest > 0 and not everything:
                    reasons[EXPLAINED:] = [wording("terminal.more-effects", count=rest)]
                title = self._data.title(zone)
                self.say(wording("terminal.from-the-top", zone=title, effects="; ".join(reasons)))

    def _row(self, view: View, seat: Seat) -> str:
        zones = [zone for zone in view.zones if owner_of(zone) == seat]
        return "; ".join(self._zone(view, zone) for zone in zones)

    def _zone(self, view: View, zone: str) -> str:
        return zone_words(view, zone, self._data, self._notes, self._reader)

    def _lines(self) -> list[Move]:
        """The reader's moves: verb by verb, the cards in the order of the hand."""
        look = self._data.look(f"{self._reader}.hand")
        key = sort_key(look.sort if look else ())
        lines = self.session.legal(self._reader)
        verbs = [line.partition(" ")[0] for line in lines]

        def place(move: Move) -> tuple[int, list[tuple[int, int]]]:
            verb, *rest = words(move)
            cards = [key(one) for one in rest if isinstance(one, Card)]
            return verbs.index(str(verb)), cards

        return sorted(lines, key=place)

    def _look(self) -> None:
        self._show_table(everything=True)
        self._list()

    def _list(self, *, everything: bool = False) -> None:
        lines = self._lines()
        self._number(lines if everything else lines[:SHOWN])
        if not everything and len(lines) > SHOWN:
            self.say(f"  {wording('terminal.more-moves', count=len(lines) - SHOWN)}")

    def _number(self, moves: list[Move]) -> None:
        for number, move in enumerate(moves, 1):
            said = self._listed(move)
            same = said.lower() == move.lower()
            self._legend.read_move(move, lambda word: place_name(self._data, word), self._names)
            words = move if same else wording("terminal.move-words", move=move, words=said)
            self.say(f"  {number}  {words}")

    def _listed(self, move: Move) -> str:
        """What a list says of a move."""
        return self._words_of(move).translate(LETTERS)

    def _words_of(self, move: Move) -> str:
        return line_words(self._data, move, self._name, self.session.means(move))

    def _notices(self) -> None:
        for notice in self.session.notices:
            self.say(f"({notice})")
        self.session.notices.clear()

    def _result(self) -> None:
        outcome = self.session.state.outcome
        if outcome is None:
            return
        sentences = ending(self.session.state.account(), self._data, self._name, to=self._you)
        self.say()
        if sentences.reason:
            self.say(f"{sentences.reason}.")
        place = 1
        for group in outcome.ranking:
            last = group == outcome.ranking[-1] and place > 1
            who = tuple(map(self._name, group))
            title = getattr(self.session.rules.extras, "loser_title", None)
            lost = outcome.result.get("loser") or outcome.result.get("last")
            if last and group == (lost,) and title is not None:
                lost_by = title.shown(polite=self.polite)
                self.say(wording("terminal.result-title", names=who, title=lost_by))
            else:
                self.say(wording("terminal.result-place", place=place, names=who))
            place += 1 if outcome.team else len(group)
        for seat in self.session.seats:
            if parts := sentences.sum_of(seat):
                self.say(wording("terminal.result-parts", name=self._name(seat), parts=parts))
        record = self.session.record
        if record.undone:
            self.say(wording("terminal.with-undo"))
        if record.seed is not None:
            self.say(wording("terminal.deal", seed=record.seed))
        self._score()

    # ------------------------------------------------------------------ commands

    def _help(self) -> None:
        """What can be done now and what can be typed, with this position's moves for examples."""
        lines = self._lines()
        if lines:
            self.say(wording("terminal.help-now"))
        held = self._view.zones.get(f"{self._reader}.hand", ())
        for text in uses(lines, self._words_of, self._data.ranks, held):
            self.say(f"  {text}")
        of_verbs = {line.partition(" ")[0]: line for line in reversed(lines)}
        shown = sorted(of_verbs.values(), key=lines.index)[:EXAMPLES]
        self.say(wording("terminal.help-move", moves=", ".join(shown) or None))
        for text in (*commands(HELP), wording("terminal.help-slash")):
            self.screen.say(text)  # 7C is an example, however cards are said
        for text in self._legend.every:
            self.screen.say(text)

    def _why(self, line: str) -> None:
        if not line.strip():
            self._why_others()
            return
        if actor := self._other(line):
            self.say(wording("terminal.others-told", name=self._name(actor)))
            return
        line = self._meant(line, self._lines())
        problem = self.session.problem(line)
        why = problem_words(problem, self._data, self._name, self._reader)
        self.say(f"{why}." if why else wording("terminal.allowed", move=line))

    def _why_others(self) -> None:
        """Why computer players did what they did since the reader's last move."""
        recap = self._retold()
        asked = [one for one in recap.deeds if not self.session.player(one.seat).human]
        for deed in asked:
            if words := recap.words(deed):
                self.say(f"{words}.")
            for text in why_played(self.session, deed.step, self._data, self._name):
                self.say(text)
        if not asked:
            self.say(f"{wording('table.nothing-to-ask')}.")

    def _hint(self) -> None:
        session = self.session
        seed = (session.record.seed or 0) * _HINTS + session.step_count
        answer = self._think(session.view(self._reader), session.rules, "hard", seed)
        lines = self._lines()
        if answer.move not in lines:
            self.say(wording("terminal.no-hint", why=answer.problem or answer.move))
            return
        number = lines.index(answer.move) + 1
        view = session.view(self._reader)
        move, *reasons = advice(view, answer.move, answer.info, self._data, self._name)
        self.say(wording("terminal.hint", number=number, move=answer.move, words=move))
        for each in reasons:
            self.say(f"{each}.")

    def _recap(self) -> None:
        for text in self._retold().lines or [wording("terminal.nothing-yet")]:
            self.say(f"{text}.")

    def _retold(self) -> Recap:
        """What has happened so far, as the reader may hear of it."""
        to = Reader(self._name, self._you, self._data.titles)
        recap = Recap(self._reader, to, self._data.replies)
        for number, events in enumerate(self.session.events_for(self._reader, 0, self._among)):
            recap.begin(*split_actor(self.session.line_at(number)))
            if not number:
                continue
            for fact in tell(self._data, events, minor=False):
                recap.add(fact)
        return recap

    def _log(self) -> None:
        steps = self.session.events_for(self._reader, 0, self._among)
        for number, events in enumerate(steps):
            line = veiled(self.session.line_at(number), events)
            text = "; ".join(sentences(self._data, events, self._name, to=self._you))
            if number:
                key = "terminal.log-move" if text else "terminal.log-silent"
                self.say(wording(key, number=number, move=line, told=text))
            for _ in range(self.session.record.undone.count(number)):
                who = self._name(self.session.decided(number) or self._reader)
                self.say(f"   {wording('terminal.log-undone', name=who)}")
        if len(steps) == 1:
            self.say(f"{wording('terminal.nothing-yet')}.")

    def _score(self) -> None:
        score = self.session.state.score()
        score_words = ", ".join(f"{self._name(seat)} {count}" for seat, count in score.items())
        key = "terminal.score" if score_words else "terminal.no-score"
        self.say(wording(key, scores=score_words))

    def _reminders(self) -> None:
        lines = list(reminder_lines(self._data, self._view))
        for text in lines or [wording("terminal.no-reminders")]:
            self.say(text)

    def _rules(self, rule: str) -> None:
        rules = self.session.rules
        try:
            page = rule_lines(rules.id, rules.game.RULE, rule, polite=self.polite)
        except DataError as error:
            self.say(f"{error}.")
            return
        for line in page or [wording("terminal.no-rule", rule=rule)]:
            self.screen.say(line)

    def _undo(self) -> None:
        session = self.session
        takeback = session.takeback
        if takeback is None:
            self.say(wording("terminal.no-undo"))
            return
        asks = self._reader if self._open else takeback.seat
        others = [seat for seat in session.humans if seat != asks]
        if takeback.weighs and others and not self._agreed(asks, others, takeback):
            if session.turn == asks:
                self._hand_over(asks, "kept")
                self._look()
            else:
                self.say(wording("terminal.stays"))
            return
        first = not (others or session.record.undone)
        if takeback.weighs and first and not self._yes(question("terminal.ask-seen")):
            self.say(wording("terminal.stays"))
            return
        session.undo()
        self._back("undone")

    def _redo(self) -> None:
        if not self.session.can_redo:
            self.say(wording("terminal.no-redo"))
            return
        self.session.redo()
        self._back("redone")

    def _back(self, key: str) -> None:
        self._begin()
        self.say(wording(f"terminal.back-{key}"))

    def _words(self) -> None:
        self.spoken = not self.spoken
        self.say(wording("terminal.spoken" if self.spoken else "terminal.written"))

    def _quit(self) -> None:
        raise Quit


_SUITS = {one.words.partition(" of ")[2]: one.suit for one in (card(f"A{suit}") for suit in SUITS)}
_NUMBERS = {card(f"{rank}C").words.partition(" of ")[0]: rank for rank in RANKS}
_SPOKEN = re.compile(
    rf"\b({'|'.join([*_NUMBERS, *RANKS])}) of ({'|'.join(_SUITS)})\b|\bjoker\b"
    r"|\b(fair|foul) ([1-5])\b",
    re.IGNORECASE,
)
"""A card as it is said."""
_WRITTEN = re.compile(f"{CARD_WORD.pattern}|{_SPOKEN.pattern}", re.IGNORECASE)
_TEN = re.compile(r"\bT(?=[CDHS](?:#\d)?\b)", re.IGNORECASE)
_FILLERS = frozenset(("the", "a", "an", "my"))


def _spoken(name: str) -> str:
    """The words for a card that is written or said."""
    match = _SPOKEN.fullmatch(name)
    if match is None:
        return card(name).words
    if match[1] is None:
        return name.lower()
    number = match[1].lower()
    rank = _NUMBERS.get(number, number)
    return card(f"{rank}{_SUITS[match[2].lower()]}").words


def _taken_apart(text: str) -> tuple[list[str], list[str]]:
    """The words of a move or of a sentence about it, and the cards in it as they are said."""
    cards = sorted(_spoken(match[0]) for match in _WRITTEN.finditer(text))
    words = (word.strip(".,:;!") for word in _WRITTEN.sub(" ", text.lower()).split())
    return [word for word in words if word and word not in _FILLERS], cards


def _seen(name: str, seen: Sequence[Card]) -> str:
    """A card that is written or said, as the one of that name that is seen first is written."""
    if _SPOKEN.fullmatch(name) is None and card(name) in seen:
        return card(name).name
    words = _spoken(name)
    plain = "#" not in name
    return next((one.name for one in seen if plain and one.words == words), name)


def meant(
    text: str, lines: Sequence[Move], said: Callable[[Move], str], zones: Mapping[Card, str]
) -> Move:
    """The one of these moves that a text means; empty if it is none of them, or could be several.

    It may be the move as it is written or `said`, or no more than its cards; cards may be written
    or said, and without the pack. Of like cards that lie in the same of the `zones` any will do.
    """
    words, cards = wanted = _taken_apart(text)
    names = (match[0] for match in _WRITTEN.finditer(text))
    written = {name.upper() for name in names if not _SPOKEN.fullmatch(name)}
    exact = {one for one in written if _exact(one)}
    ways: list[Callable[[Move], object]] = [_taken_apart, lambda line: _taken_apart(said(line))]
    if cards and not words:
        ways.append(lambda line: ([], _taken_apart(line)[1]))
    for way in ways:
        fits = [
            line for line in lines if way(line) == wanted and exact <= set(line.upper().split())
        ]
        plain = [line for line in fits if written <= set(line.upper().split())]
        fits = plain if written and plain else fits
        if not fits:
            continue
        places = {
            tuple(sorted(zones.get(card(match[0]), "") for match in CARD_WORD.finditer(line)))
            for line in fits
        }
        alike = len(places) == 1 and len({str(_taken_apart(line)) for line in fits}) == 1
        return fits[0] if alike else ""
    return ""


def _exact(name: str) -> bool:
    """Whether a card's written name tells it from all others like it."""
    return "#" in name or name[0] in "X+-"


def zone_words(view: View, zone: str, data: TableData, notes: Sequence[Note], reader: Seat) -> str:
    """A zone's name, how many cards lie there, and which of them can be seen."""
    look = data.look(zone)
    name = data.title(zone)
    run = view.zones[zone]
    known = [card for card in run if card is not None]
    if not run:
        return wording("terminal.empty", zone=name)
    owner = owner_of(zone)
    if not known or (look is not None and look.closed and owner not in {"", reader}):
        return f"{name} {len(run)}"
    if not owner and zone in view.ordered:
        top = run[-1].name if run[-1] else wording("terminal.unknown")
        if len(run) == 1:
            return f"{name} {top}"
        return wording("terminal.on-top", zone=name, count=len(run), card=top)
    if not owner:
        return f"{name} {len(run)}"
    if zone not in view.ordered:
        known.sort(key=sort_key(look.sort if look else ()))
    words = [card.name for card in known]
    if hidden := len(run) - len(known):
        words.append(wording("terminal.hidden", count=hidden))
    effects = [card.text for card in notes if card.zone == zone and card.label and card.places]
    key = "terminal.effects" if effects else "terminal.holds"
    return wording(key, zone=name, cards=", ".join(words), effects="; ".join(effects))


def sort_key(order: tuple[str, ...]) -> Callable[[Card], tuple[int, int]]:
    """What sorts cards as a hand is sorted, by ranks in that order."""
    places = {rank: place for place, rank in enumerate(order)}
    return lambda one: (places.get(one.rank, -1), one.order)


def what_beats_what(data: TableData) -> str:
    """In one line what the window draws on the cloth; empty for games without it."""
    text = "; ".join(relations(data))
    return f"{text}." if text else ""


def reminder_lines(data: TableData, view: View) -> Iterator[str]:
    """What each rank can do in this variant, and which of it is at work; then what else counts."""
    for title, lines in reminders(data, view):
        yield f"{title}:"
        for line in lines:
            key = "terminal.rank-now" if line.now else "terminal.rank"
            yield f"  {wording(key, rank=line.rank, text=line.text, now=line.now)}"
    for number, text in numbered(data.reminders):
        yield f"{number} {text}" if number else text


def rule_lines(rules_id: str, prefix: str, rule: str, *, polite: bool) -> list[str]:
    """The page from a rule on, or all of it, without marks that only a layout needs.

    `prefix` is what the game's rule numbers begin with. Nothing where there is no such rule.
    Raises DataError where there is no page.
    """
    page = rules_page(rules_id, polite=polite).splitlines()
    number = f"{prefix}-{rule.upper().rpartition('-')[2]}"
    starts = (f"**{number}**", f"| {number} |")
    first = next((n for n, line in enumerate(page) if rule and line.startswith(starts)), None)
    if rule and first is None:
        return []
    return [re.sub(r"^#+ |[*`]", "", line) for line in page[first or 0 :]]
