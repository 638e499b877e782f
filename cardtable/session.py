"""A game being played: the state, its record, the players, and undo.

Only the session holds the true state. A table, a terminal or a bot gets a seat's views and redacted
events, and sends lines.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Self

from cardtable import __version__
from cardtable.engine.chance import Chance
from cardtable.engine.clean import name_key
from cardtable.engine.events import Event, Said, common
from cardtable.engine.facts import spoken
from cardtable.engine.notation import Move, MoveError, Seat
from cardtable.engine.past import Done, Past, Takeback
from cardtable.engine.position import write_outcome
from cardtable.engine.record import Record, RecordError, ReplayStep, replay
from cardtable.engine.rules import Rules, TableError
from cardtable.engine.schema import DataReader, plain
from cardtable.engine.state import State
from cardtable.engine.view import View, common_view
from cardtable.evening import KEY, LUCK, POINTS, Evening, keys_of, match_of, points_of
from cardtable.files import (
    Busy,
    DataError,
    Fault,
    Hold,
    Unreadable,
    backup_of,
    embed_rules,
    hold,
    is_of_newer_program,
    list_saves,
    load_record,
    load_rules,
    naming,
    new_save_path,
    no_saves,
    put_aside,
    rules_of_record,
    save_record,
    stamp_of,
    time_now,
)
from cardtable.players import Player

__all__ = [
    "Busy",
    "DataError",
    "Player",
    "Session",
    "latest_game",
    "list_saves",
    "load_record",
    "load_rules",
    "open_game",
    "save_record",
]
"""What programs outside can rely on, files included: `docs/engine.md` shows how it's used."""
_SEEDS = 1_000_000_000
CHOSEN = "_chosen"
"""Where a record keeps that somebody chose the number of its deal."""


class Session:
    """One game at one table. Make it with `new`, `resume` or `open_game`."""

    def __init__(
        self, rules: Rules, record: Record, past: Past, chance: Chance, path: Path | None
    ) -> None:
        """For `new` and `resume`. `past` is what has been played, and draws from `chance`."""
        self.rules = rules
        self.record = record
        self.players = tuple(map(Player.from_data, record.seats, count(1)))
        self.strangers: tuple[Seat, ...] = ()  # whose programs nobody has allowed yet: `admit`
        self.path = path
        """Where the game is saved after every move; None: nowhere."""
        self.notices: list[str] = []
        """What to tell the players once, such as a save that failed. Empty it after reading."""
        self._failures: set[str] = set()
        """Why answers have failed, as it was told."""
        self._past = past
        self._undone: list[Done] = []
        self._chance = chance
        self._hold: Hold | None = None if path is None else hold(path)
        self._stamp = None if path is None else stamp_of(path)
        """The file's stamp when this game last read or wrote it."""
        self.kept = True
        """Whether the last attempt to save succeeded; a notice says if it failed."""
        self.led = 0
        """The last step that others than its players decided, as those of a lesson are."""

    # ------------------------------------------------------------------ beginning

    @classmethod
    def new(
        cls,
        rules: Rules,
        players: Sequence[Player],
        seed: int | None = None,
        carry: dict[str, Any] | None = None,
        *,
        path: Path | None = None,
        chosen: bool = False,
    ) -> Self:
        """Deal a new game. Without a seed one is drawn; it is in `record.seed`.

        `chosen` is noted: everybody at the table is told that somebody has named the seed.

        `carry` comes from the last game of the sitting. Raises TableError if these rules can't be
        played by so many, and Busy if another program is playing the game at `path`.
        """
        if seed is None:
            seed = random.SystemRandom().randrange(_SEEDS)
        chance = Chance(seed)
        evening = Evening.read(carry or {}, [player.key for player in players])
        if evening.match != match_of(rules):
            carry = {**(carry or {}), KEY: evening.under(rules).to_data()}
        state = rules.game.new(rules, len(players), chance, carry)
        lines = chance.take()
        record = Record(
            rules=rules.id,
            seats=[player.to_data() for player in players],
            options=plain(rules.options),
            rules_version=rules.version,
            dealer=plain(state.memory).get("dealer"),
            seed=seed,
            date=f"{datetime.now().astimezone():%Y-%m-%d}",
            program=f"cardtable {__version__}",
            sitting=dict(carry or {}),
            moves=list(lines),
        )
        if chosen:
            record.extra[CHOSEN] = True
        embed_rules(record, rules)
        deal = ReplayStep("", lines, state.drain(), state, len(lines))
        session = cls(rules, record, Past(deal, chance), chance, path)
        session.save()
        return session

    @classmethod
    def at(cls, rules: Rules, players: Sequence[Player], state: State) -> Self:
        """A game that begins at a position, such as a lesson's. It is never saved."""
        record = Record(rules=rules.id, seats=[player.to_data() for player in players])
        chance = Chance(0)
        return cls(rules, record, Past(ReplayStep("", [], [], state, 0), chance), chance, None)

    @classmethod
    def saved(
        cls,
        rules: Rules,
        players: Sequence[Player],
        seed: int | None = None,
        carry: dict[str, Any] | None = None,
    ) -> Self:
        """`new`, with a file of its own in the folder of saved games. A `seed` was chosen."""
        while True:
            path = new_save_path(rules.id, datetime.now().astimezone())
            try:
                return cls.new(rules, players, seed, carry, path=path, chosen=seed is not None)
            except Busy:  # another program has taken that very name just now
                continue

    @classmethod
    def resume(cls, record: Record, *, path: Path | None = None) -> Self:
        """The game of a record, at the exact position of its last line.

        If a line does not fit, the game stops before it, and a notice says so. Raises DataError if
        not even the deal can be read.
        """
        rules = rules_of_record(record)
        # What chance decides from here on is new: were it drawn from the old seed again, it would
        # repeat what has been seen.
        chance = Chance(random.SystemRandom().randrange(_SEEDS))
        past: Past | None = None
        problem = ""
        try:
            for one in replay(record, rules):
                step = replace(one, state=one.state.clone())
                if past is None:
                    past = Past(step, chance)
                else:
                    past.add(step)
        except (RecordError, TableError) as error:
            problem = str(error)
        except TypeError as error:  # from what the record says of the sitting, see below
            problem = spoken("errors.record-deal", why=str(error))
        if past is None:
            raise DataError(spoken("errors.record-unfit", why=problem))
        if record.sitting:  # the deal has taken it as it is: is it of the right kinds?
            memory = past.state(0).memory
            reader = DataReader()
            reader.fields(type(memory), plain(memory), ("sitting",))
            if reader.problems:
                raise DataError([Fault(fact, key=place) for place, fact in reader.problems])
        session = cls(rules, record, past, chance, path)
        session._update_record()
        session.strangers = tuple(seat for seat in session.seats if session.player(seat).program)
        if problem:
            session.notices.append(spoken("errors.record-cut", why=problem))
        return session

    def next_game(self, *, shift: int = 0) -> Self:
        """The next game of the sitting: the next player deals, and the scores are kept.

        It is saved, even where this one is not, as after a lesson. With a `shift` everybody sits
        so many seats further on, and deals and scores as they would have.
        """
        count = len(self.seats)
        to = {seat: self.seats[(n + shift) % count] for n, seat in enumerate(self.seats)}
        players = [self.players[(n - shift) % count] for n in range(count)]
        gone = (Player.from_data(who, place + 1) for _, place, who in self.record.seated)
        evening = self._evening([player.key for player in self.players])
        evening = evening.leaving_as({one.key: one.name for one in gone}).following()
        carry = {**_reseated(self.state.carry(), to), KEY: evening.to_data()}
        return type(self).saved(self.rules, players, carry=carry)

    def admit(self, instead: str = "") -> None:
        """Let the programs of the `strangers` play, or computer players of that level instead."""
        if instead:
            for seat in self.strangers:
                self.record.seats[self.seats.index(seat)]["level"] = instead
            self.players = tuple(map(Player.from_data, self.record.seats, count(1)))
            self.save()
        self.strangers = ()

    def sit(self, seat: Seat, player: Player) -> None:
        """From now on that player sits there, be it somebody else or the same by another name.

        Games that an evening has brought somebody stay theirs under the new name, and while they
        are away from the table.
        """
        place, before = self.seats.index(seat), self.player(seat)
        stays = player.kind == before.kind and (
            player.level == before.level or name_key(player.name) == name_key(before.name)
        )
        key = before.key if stays else self._key_of(player, seat)
        player = replace(player, person=key if key != player.name else "")
        if player == before:
            return
        if (player.kind, player.level) != (before.kind, before.level):
            self.record.seated.append((self.step_count, place, self.record.seats[place]))
            self._undone.clear()
        self.record.seats[place] = player.to_data()
        self.players = tuple(map(Player.from_data, self.record.seats, count(1)))
        self.strangers = tuple(each for each in self.strangers if each != seat)
        self.save()

    def _key_of(self, player: Player, seat: Seat) -> str:
        """What the evening is to know somebody by who sits down there: a key nobody else has.

        Whoever has left and is back under the name they had then gets their own again.
        """
        here = {name_key(self.player(each).key) for each in self.seats if each != seat}
        gone = [Player.from_data(who, place + 1) for _, place, who in self.record.seated[::-1]]
        called = player.kind, name_key(player.name)
        back = [one.key for one in gone if (one.kind, name_key(one.name)) == called]
        for key in (*back, player.name):
            if name_key(key) not in here:
                return key
        taken = here | set(map(name_key, keys_of(self.record.sitting)))
        numbered = (f"{player.name} {number}" for number in count(2))
        return next(key for key in numbered if name_key(key) not in taken)

    def level(self, seat: Seat) -> str:
        """How the computer player there decides. Raises ValueError for one of the `strangers`."""
        if seat in self.strangers:
            raise ValueError(spoken("errors.unasked"))
        return self.player(seat).level

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The true state, for the session and for tests; everyone else gets views."""
        return self._past.state(-1)

    @property
    def turn(self) -> Seat | None:
        """Who must decide; None once the game is over."""
        return self.state.turn

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return self.state.seats

    @property
    def humans(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in self.seats if self.player(seat).human]

    @property
    def people(self) -> list[Seat]:
        """The seats where a person sits, or sat until somebody else took over.

        Any of them may still be at the screen, so this is who may be looking while nobody has said
        who they are.
        """
        return [self.seats[place] for place in self.record.people]

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person this game has ever had; None where there were several.

        Where only computers play, anyone may look on from `onlooker`'s seat.
        """
        people = self.people or [self.onlooker]
        return people[0] if len(people) == 1 else None

    @property
    def onlooker(self) -> Seat:
        """Whose cards are seen where only computers play: theirs who left the table last."""
        return self.seats[0] if self.left is None else self.left[0]

    @property
    def left(self) -> tuple[Seat, Player] | None:
        """The person who has left a seat to a computer player last, and which; None for nobody."""
        people = (
            (self.seats[place], Player.from_data(who, place + 1))
            for _, place, who in reversed(self.record.seated)
            if who.get("kind") != "bot"
        )
        return next(people, None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def step_count(self) -> int:
        """How many steps there have been, the deal among them."""
        return len(self._past)

    @property
    def evening(self) -> Evening:
        """How the evening stands, this game included once it is over."""
        return self._evening([player.name for player in self.players])

    def _evening(self, names: Sequence[str]) -> Evening:
        """The same, everyone called by that name, in the order of the seats."""
        keys = [player.key for player in self.players]
        evening = Evening.read(self.record.sitting, names, keys)
        outcome = self.state.outcome
        if outcome is None:
            return evening
        called = dict(zip(self.seats, names, strict=True))
        ranking = [[called[seat] for seat in group] for group in outcome.ranking]
        person = called[self.humans[0]] if self.humans else ""
        points = points_of(self.record.extra, names)
        luck, team = self.record.extra.get(LUCK), bool(outcome.team)
        return evening.after(ranking, person, luck, points, team=team)

    def note_luck(self, luck: tuple[float, float]) -> None:
        """Keep what luck brought to the one person of a game that is over, and how sure that is."""
        if self.record.extra.get(LUCK) != [*luck]:
            self.record.extra[LUCK] = [*luck]
            self.save()

    def player(self, seat: Seat) -> Player:
        """Who sits there."""
        return self.players[self.seats.index(seat)]

    def legal(self, seat: Seat | None = None) -> list[Move]:
        """The lines open to the seat that must decide, or to another: its rights out of turn."""
        return self.state.legal_moves(seat)

    def explain(self, line: str) -> str:
        """Why a line can't be played, in words and with the rule's number; `""` if it can."""
        return self.state.explain(line)

    def problem(self, line: str) -> MoveError | None:
        """Why a line can't be played; None if it can."""
        return self.state.problem(line)

    def means(self, line: str) -> Said | None:
        """What a legal line would do (`State.means`); None if the line says it already."""
        seat, move = self.state.parse(line)
        return self.state.means(move) if seat == self.turn else None

    @property
    def in_secret(self) -> bool:
        """Whether everyone is choosing in secret, so that nobody waits for anybody."""
        return self.turn is not None and self.state.simultaneous()

    @property
    def undisclosed(self) -> bool:
        """Whether the seat on turn sees cards that somebody else doesn't, and people play.

        Then nobody else can tell what it may choose from, and the time it takes must not tell them.
        """
        seat = self.turn
        if seat is None or not self.humans or self.in_secret:
            return False
        return self.view(seat).zones != self.view(seat, self.seats).zones

    def view(self, seat: Seat, among: Collection[Seat] = (), *, at: int = -1) -> View:
        """What that seat may know now, or knew after step `at`.

        With `among` only so much of it as all of these know as well.
        """
        state = self._past.state(at)
        return common_view([state.view(each) for each in dict.fromkeys((seat, *among))])

    def view_before(self, seat: Seat) -> View:
        """What that seat knew before the last line."""
        return self._past.state(-2 if len(self._past) > 1 else -1).view(seat)

    def events_for(
        self, seat: Seat, since: int = 0, among: Collection[Seat] = ()
    ) -> list[list[Event]]:
        """What the seat may know about each step, from step `since` on.

        With `among` only what all of these know as well. Step 0 is the deal. Undo removes steps:
        start again from a view then.
        """
        numbers = [self.seats.index(each) for each in (seat, *among)]
        return [common(step.events, numbers) for step in self._past.since(since)]

    def line_at(self, step: int) -> str:
        """The line of that step, its actor first; `""` for the deal."""
        return self._past[step].line

    def before(self, step: int) -> State:
        """The true state before a line was played, for what asks its player again: see `state`."""
        return self._past.state(step - 1)

    def decided(self, step: int) -> Seat | None:
        """Who had to decide after that step; None where that was the end."""
        return self._past[min(step, self.step_count - 1)].turn

    # ------------------------------------------------------------------ playing

    def play(self, line: str) -> None:
        """Play a line for the seat that must decide, or for the one that it names.

        Raises Malformed, Illegal or Ambiguous, and then nothing has changed.
        """
        seat, move = self.state.parse(line)
        line = f"{seat} {move}"
        state = self.state.clone()
        state.chance = self._chance
        redone = bool(self._undone) and self._undone[-1].line == line
        if redone:  # what is played again meets the same chance
            self._chance.expect(self._undone[-1].chance)
        try:
            events = state.play(line)
        finally:
            self._chance.forget()
            chance = self._chance.take()
        self.record.moves += [line, *chance]
        self._past.add(ReplayStep(line, chance, events, state, len(self.record.moves)))
        if redone:
            self._undone.pop()
        else:
            self._undone.clear()
        self._changed()

    def foretell(self, lines: Sequence[str]) -> None:
        """What chance decides while the next line is played, as lines of a record."""
        self._chance.expect(lines)

    def reply(self, say: Callable[[View, View, str, int], Move | None], seed: int) -> Move | None:
        """What a computer player answers to the last line out of turn, its seat first, or None.

        `say` decides from that seat's views before and after the line, its level and the seed.
        """
        for seat in self.seats:
            player = self.player(seat)
            if seat == self.turn or player.human or not self.legal(seat):
                continue
            line = say(self.view_before(seat), self.view(seat), player.level, seed)
            if line is not None:
                return f"{seat} {line}"
        return None

    def fallback_line(self, rng: random.Random) -> Move:
        """A legal line for a player that gives none; if possible not a pass.

        Only ask while the game goes on.
        """
        lines = self.state.choices()
        for line in lines:
            if line in self.state.ENDINGS:  # free rearranging could go on for ever
                return line
        active = [line for line in lines if line.partition(" ")[0] not in self.state.IDLE]
        return rng.choice(active or lines)

    def stand_in(self, because: str, rng: random.Random) -> tuple[Move, str]:
        """A `fallback_line` for the player on turn, and what to tell of it: why, but only once.

        Players who fail mostly do so at every move, for the same reason.
        """
        message = because
        if because in self._failures and self.turn is not None:
            message = spoken("errors.stand-in", name=self.player(self.turn).name)
        self._failures.add(because)
        return self.fallback_line(rng), message

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self.takeback is not None

    @property
    def takeback(self) -> Takeback | None:
        """The decision that `undo` takes back; None where there is none, or moves stay made.

        What was decided before somebody sat down elsewhere stays, too: it was another's.
        """
        takeback = None if self.final else self._past.takeback(self.humans)
        since = self.record.seated[-1][0] if self.record.seated else 0
        return takeback if takeback is None or takeback.to + 1 >= since else None

    @property
    def final(self) -> bool:
        """Whether moves stay made at this table, and nothing is ever taken back."""
        return self.state.final()

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last decision of a person, and all that others did after it.

        The record keeps a trace of it where that is no mere slip (`Takeback.weighs`).
        """
        takeback = self.takeback
        if takeback is None:
            return
        while len(self._past) > takeback.to + 1:
            self._undone.append(self._past.pop())
        self.record.undone = [min(each, takeback.to) for each in self.record.undone]
        self.record.undone += [takeback.to] * takeback.weighs
        self._changed()

    def redo(self) -> None:
        """Play again what was taken back, with the same chance, up to a person's next decision."""
        while self._undone:
            self.play(self._undone[-1].line)
            if self.turn is None or self.player(self.turn).human:
                break

    # ------------------------------------------------------------------ keeping

    def save(self) -> None:
        """Write the game to its file, if it has one. If that fails, a notice says so, once."""
        if self.path is None:
            return
        if self._stamp is not None and stamp_of(self.path) not in {None, self._stamp}:
            self._part()
        try:
            self.path = save_record(self.path, self.record)
            self._stamp = stamp_of(self.path)
            self.kept = True
        except DataError as error:
            if self.kept:
                self.notices.append(spoken("errors.unsaved", why=str(error)))
            self.kept = False

    def close(self) -> None:
        """Let other programs play this game. Here it can be looked at, but not continued."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _part(self) -> None:
        """Continue in a new file, because another program has written to this game's file."""
        assert self.path is not None
        theirs, self.path = self.path, new_save_path(self.rules.id, datetime.now().astimezone())
        self._hold = hold(self.path)
        self._stamp = None
        self.notices.append(spoken("errors.parted", theirs=theirs.name, ours=self.path.name))

    def discard(self) -> None:
        """Delete this game's file and its backup, and let go of it."""
        if self.path is not None:
            for path in (self.path, backup_of(self.path)):
                with suppress(OSError):
                    path.unlink(missing_ok=True)
            self.path = None
        self.close()

    def _changed(self) -> None:
        """Note what has been played or taken back, and when."""
        self._update_record()
        self.record.played = time_now()
        self.save()

    def _update_record(self) -> None:
        """Bring the record up to date with the state."""
        del self.record.moves[self._past[-1].at :]
        outcome = self.state.outcome
        self.record.outcome = None if outcome is None else plain(write_outcome(outcome))
        if outcome is not None and match_of(self.rules):
            self.record.extra[POINTS] = [*self.state.brought().values()]
        else:
            self.record.extra.pop(POINTS, None)


def _reseated(carried: Any, to: Mapping[Seat, Seat]) -> Any:
    """What one game hands on to the next, for people who have changed their seats."""
    if isinstance(carried, dict):
        return {to.get(key, key): _reseated(value, to) for key, value in carried.items()}
    return to.get(carried, carried) if isinstance(carried, str) else carried


def open_game(path: Path) -> Session:
    """Go on with a saved game; it is saved to the same file again.

    A damaged file is renamed, a notice says so, and the game is there up to the damage, or up to
    the move before the last from the file's backup, whichever is more. Raises DataError where
    neither holds a game, Unreadable where the file can't be read, though there may be nothing wrong
    with it, and Busy where another program plays it.
    """
    held, stamp = hold(path), stamp_of(path)
    best, problems = _replayed(path)
    if best is None or problems:
        spare, worse = None, list[Fault]()
        with suppress(Unreadable):
            spare, worse = _replayed(backup_of(path))
        if spare is not None and (best is None or spare.step_count > best.step_count):
            best = spare
            best.notices = [*map(str, worse)] or [spoken("errors.backup-used")]
    if best is None:
        raise DataError(problems)
    best.path, best._hold, best._stamp = path, held, stamp  # noqa: SLF001 - it is ours
    if problems:
        best.notices = [*dict.fromkeys([*map(str, problems), *best.notices])]
        if path.exists() and (aside := put_aside(path)):
            best.notices.append(aside)
        best.save()
    return best


def latest_game(problems: list[str] | None = None) -> Session | None:
    """The unfinished game that was played last, ready to go on.

    Files that hold no game are renamed, and `problems` is told, as it is of what can't be read and
    of what is never looked at in the folder of saves. A game that only lacks its rules,
    as one of a newer version does, is passed over, and so is one that another program plays; of
    that the game's notices tell.
    """
    busy: list[str] = []
    if problems is not None:
        problems += map(str, no_saves())
    for path in list_saves():
        try:
            session = open_game(path)
        except Busy as error:
            busy += map(str, error.faults)
            continue
        except DataError as error:
            if problems is not None:
                problems += map(str, error.faults)
            if not isinstance(error, Unreadable) and not _waits_for_rules(path):
                aside = put_aside(path)
                if problems is not None and aside:
                    problems.append(aside)
            continue
        if not session.over:
            session.notices[:0] = busy
            return session
        session.save()  # it ended as the program was killed: now it goes to the records
    if problems is not None:
        problems += busy
    return None


def _waits_for_rules(path: Path) -> bool:
    """Whether a sound record needs a game or a format that this program does not know."""
    if is_of_newer_program(path):
        return True
    try:
        record, problem = load_record(path)
    except DataError:
        return False
    try:
        rules_of_record(record)
    except DataError:
        return problem is None
    return False


def _replayed(path: Path) -> tuple[Session | None, list[Fault]]:
    """The game in one file as far as it is sound, and what is wrong with it."""
    try:
        with naming(path):
            record, problem = load_record(path)
            session = Session.resume(record)
    except Unreadable:
        raise
    except DataError as error:
        return None, list(error.faults)
    return session, [*([problem] if problem else []), *map(Fault, session.notices)]
