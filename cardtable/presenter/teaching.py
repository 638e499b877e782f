"""Lessons in window and terminal alike: what is said in one, and exercises.

An exercise is a mistake of one's own, or a puzzle, as a lesson of a few moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Self

from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.proofs import refutation
from cardtable.ai.review import MISSED, Decision, follow, read_decision
from cardtable.ai.search import alike
from cardtable.engine.cards import Card
from cardtable.engine.facts import Fact
from cardtable.engine.notation import Move, Seat, split_actor, words
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.files import DataError, Fault, load_rules, rules_of_record
from cardtable.files.progress import Mistake
from cardtable.lessons.check import lessons_of
from cardtable.lessons.course import MOST, Course, Verdict
from cardtable.lessons.lesson import Goal, Lesson, LessonStep
from cardtable.presenter import reviews, today
from cardtable.presenter.layoutfile import TableData, laid_out
from cardtable.presenter.phrases import Reader, say, wording
from cardtable.presenter.words import move_fact, reasons_against
from cardtable.puzzles.attempt import Attempt, leads_on, wins_at_once
from cardtable.puzzles.check import aim_of
from cardtable.puzzles.puzzle import Puzzle
from cardtable.session import Player, Session


def astray(course: Course, verdict: Verdict, words_of: Callable[[Move], str]) -> str:
    """The answer to a legal line that is not the one meant."""
    if verdict.words:
        return verdict.words
    right = course.right()
    if right is None:
        return wording("table.guide-read-first")
    return wording("table.guide-astray", right=words_of(right))


def missed() -> str:
    """What is said when a goal can't be reached any more."""
    return wording("table.guide-missed")


def place(course: Course, *, resumed: bool = False) -> str:
    """Which step of how many; `resumed` where it was left there the last time."""
    if course.done:
        return wording("table.guide-done")
    words = wording("table.guide-place", number=course.number + 1, count=len(course.steps))
    return wording("table.guide-place-resumed", place=words) if resumed else words


def done(course: Course) -> str:
    """The stars that a lesson has earned, and how there would be more."""
    more = []
    if course.skips:
        more.append(wording("table.guide-more-unskipped"))
    if course.hinted:
        more.append(wording("table.guide-more-unhinted"))
    if course.moved > course.lesson.moves:
        goal = any(step.goal for step in course.steps)
        key = "table.guide-more-in-moves" if goal else "table.guide-more-right-at-once"
        more.append(wording(key, count=course.lesson.moves))
    return " ".join([wording("table.guide-earned", stars=stars(course.stars)), *more])


def stars(number: int) -> str:
    """Stars in words: they must not be told by pictures alone."""
    return wording("table.guide-stars", number=number, count=MOST)


SHOWN = 3  # cards that a picture of a trick has on each side
HIDDEN = ("draw", ".down", "p2.hand", "p3.hand", ".stock", "source")
"""How the names of places end where cards lie face down."""


def trick(lesson: Lesson) -> tuple[list[str], list[str]]:
    """What a picture of a lesson shows: the cards that are played, and those they are played on.

    Cards by their names, at most three and two; `""` is the back of a card.
    """
    steps = [step for step in lesson.all_steps if step.asks]
    moves = [(step, _cards(step.do[:1] or step.way)) for step in steps]
    if lesson.first:
        return _few(chain(*(cards[:1] for _, cards in moves)), SHOWN), []
    step, played = next(((one, cards) for one, cards in moves if cards), (lesson.all_steps[0], []))
    own = _few(played, SHOWN) if step.way and not step.do else played[:SHOWN]
    lies = (lesson.position or {}).get("zones", {})
    met = [one for one in _cards(step.others) if one not in own]
    for lit in step.light:
        if cards := _cards([f"light {lit}"]):
            met += [one for one in cards if one not in own]
        elif lit.endswith(HIDDEN):
            met.append("")
        elif not lit.startswith("p1."):
            met += _cards([f"light {lies.get(lit, '')}"])[-1:]
    met = _few((one for one in met if one not in own), SHOWN - 1)
    if own or any(met):
        return (own, met) if own else (met, [])
    every = chain(
        *(_cards([*one.others, f"light {' '.join(one.light)}"]) for one in lesson.all_steps)
    )
    return _few(every, SHOWN) or [""], []


def _cards(moves: Iterable[Move]) -> list[str]:
    named = chain.from_iterable(words(move) for move in moves)
    return [one.name for one in named if isinstance(one, Card)]


def _few(cards: Iterable[str], most: int) -> list[str]:
    return list(dict.fromkeys(cards))[:most]


HALF = 0.5
"""The least share of a lesson's moves by which it is about them."""


def before(record: Record, rules: Rules, step: int) -> Record:
    """The game up to the decision that was made at a step; nobody but its seat is a person."""
    steps = replay(record, rules)
    at = next((one.at for number, one in enumerate(steps) if number == step - 1), 0)
    return replace(record, moves=record.moves[:at], outcome=None, undone=[])


def lesson_of(mistake: Mistake, data: TableData) -> Lesson:
    """A mistake to be made good: every move is taken that is as good as the best one.

    Raises DataError where it can't be played under its rules as they are now.
    """
    rules = rules_of_record(mistake.record)
    try:
        decision = read_decision(mistake.decision)
    except ValueError as error:
        raise DataError(str(error)) from error
    alone = _alone(mistake.record, decision)

    def begun() -> Session:  # which plays on in the record that it is given
        return Session.resume(replace(alone, moves=[*alone.moves]))

    session = begun()
    lines = [f"{decision.seat} {line}" for line in (decision.played, decision.best, *decision.good)]
    if session.notices or session.turn != decision.seat or any(map(session.problem, lines)):
        raise DataError(Fault(Fact("errors.mistake-rules")))
    name = session.player(decision.seat).name
    seen = replace(decision, view=session.view(decision.seat))
    move = reviews.moved(seen, decision.played, data, lambda _: str(name), short=True)
    key = "try-missed" if decision.label in MISSED else "try-again"
    ask = reviews.review_words(
        key,
        move=move,
        label=decision.label,
        loss=reviews.percent(decision.loss),
        cards=reviews.cards(decision),
    )
    same = reviews.review_words("try-same")
    other = reviews.review_words("try-not-best")
    answers = {decision.played: same, **_answers(session, decision, data), "*": other}
    step = LessonStep(ask, do=decision.good or (decision.best,), otherwise=answers)
    title = reviews.review_words("try-title", step=decision.step)
    return Lesson(
        mistake.id,
        title,
        rules.id,
        (step,),
        seats=len(alone.seats),
        learner=decision.seat,
        begun=begun,
    )


def _answers(session: Session, decision: Decision, data: TableData) -> dict[Move, str]:
    """What most likely follows the moves that are neither good nor the one that was played.

    Nothing where a turn is a long chain of own moves: there nobody answers any of them.
    """
    game, view, answers = session.rules.game, session.view(decision.seat), dict[Move, str]()
    reader = Reader(lambda seat: session.player(seat).called, decision.seat, data.titles)
    for move in session.legal() if knowledge(game.ID).turns is None else ():
        if move not in {decision.played, decision.best, *decision.good}:
            then = reviews.following(view, move, follow(view, move, 1)[:1], data)
            if then is not None:
                answers[move] = say(Fact("review.try-other", {"moves": then}), reader)
    return answers


class PuzzleCourse(Course):
    """A puzzle being solved: a line that differs from a right one in nothing that matters is right.

    So is any that wins at once, where a win is asked for. It ends where the others' answers, which
    are written for the right one, can't follow.
    """

    def __init__(
        self, puzzle: Puzzle, name: str = "", history: Sequence[Sequence[Move]] = ()
    ) -> None:
        """Raises DataError where it can't begin."""
        self.puzzle = puzzle
        super().__init__(puzzle_lesson(puzzle, name), load_rules(puzzle.rules), name, history)

    def anew(self, history: Sequence[Sequence[Move]] = ()) -> Self:
        return type(self)(self.puzzle, self.name, history)

    def means(self, pattern: str, move: Move) -> bool:
        if super().means(pattern, move):
            return True
        step, seat = self.step, self.lesson.learner
        if step is None or pattern not in step.do or self.session.turn != seat:
            return False
        draws = aim_of(self.puzzle) == "draw"
        if self.puzzle.turns and wins_at_once(self.session.state, seat, move, draws=draws):
            return True
        search = think(self.session.view(seat), Random(0))
        return alike(search, pattern) == alike(search, move)

    def _reply(self, step: LessonStep, move: Move) -> str:
        """What follows a wrong move: it is answered by what the others would do."""
        if step.goal is not None or self.session.turn != self.lesson.learner:
            return super()._reply(step, move)
        data = laid_out(self.rules)
        return say(self.answer(move, data), _reader(self, data))

    def answer(self, move: Move, data: TableData) -> Fact:
        """What the others would do after a wrong move."""
        view, aim = self.session.view(self.lesson.learner), aim_of(self.puzzle)
        if aim == "chance":
            run = follow(view, move, 1)[:1]
        else:
            run = refutation(view, aim, self._left, move)
        then = reviews.following(view, move, run, data)
        if then is None:
            return Fact("today.wrong", {"aim": aim})
        return Fact("today.wrong-then", {"aim": aim, "moves": then})

    def tempting(self) -> Move | None:
        """The wrong move that most players would make; None where a step asks for no move."""
        step, state = self.step, self.session.state
        if step is None or not step.do or self.waits:
            return None
        moves = [each for each in self.session.legal() if not self._meant(step, each)]
        scores = knowledge(self.rules.game.ID).score(state, moves) if moves else []
        return max(zip(scores, moves, strict=True), default=(0.0, None))[1]

    def _meant(self, step: LessonStep, move: Move) -> bool:
        """Whether a move is one that a step means."""
        return any(self.means(each, move) for each in step.do)

    def _sit_down(self) -> Session:
        session = super()._sit_down()
        self._left = self.puzzle.turns
        """In how many own turns the game is still to be won; the present one counts."""
        self._owner = self._whose(session)
        return session

    def _whose(self, session: Session) -> Seat:
        return knowledge(self.rules.game.ID).whose(session.state)

    def played(self, line: str) -> None:
        super().played(line)
        before, self._owner = self._owner, self._whose(self.session)
        self._left -= before == self.lesson.learner != self._owner
        if self.step is None or self.step.goal is not None:
            return
        rest = [*self._due]
        for number, step in enumerate(self.steps[self.number :]):
            own = [f"{self.lesson.learner} {move}" for move in step.do[:1]]
            rest += [*(step.others if number else ()), *own]
        if not rest or not leads_on(self.session.state, rest):
            self._enter(len(self.steps))


def puzzle_lesson(puzzle: Puzzle, name: str) -> Lesson:
    """A puzzle as a lesson, for somebody of that name; a task takes any way there is."""
    begun = Attempt(puzzle, name).session
    ask = asked(puzzle, begun)
    zones = begun.view(puzzle.seat).zones if puzzle.kind == "deduce" else {}
    lit = tuple(zone for zone, run in zones.items() if "." not in zone and any(run[:-1]))
    steps: list[LessonStep] = []
    if puzzle.goal:
        way = tuple(split_actor(entry)[1] for entry in puzzle.line)
        goal = Goal(expect=puzzle.goal, at_once=True)
        steps.append(LessonStep(ask, goal=goal, way=way, within=len(way)))
    else:
        others: list[str] = []
        for entry in puzzle.line:
            seat, move = split_actor(entry)
            if seat == puzzle.seat:
                steps.append(LessonStep(ask, others=tuple(others), do=(move,), light=lit))
                others = []
            else:
                others.append(entry)
        if others:  # the others' turn, which a defence has to outlast
            steps.append(LessonStep(ask, others=tuple(others)))
    return Lesson(
        puzzle.id, puzzle_title(puzzle), puzzle.rules, tuple(steps),
        seats=puzzle.seats, learner=puzzle.seat, begun=lambda: Attempt(puzzle, name).session,
    )  # fmt: skip


def puzzle_title(puzzle: Puzzle) -> str:
    """What is asked for, in a few words."""
    if puzzle.goal:
        return _task(puzzle, "task-title")
    return today.told("kind", kind=puzzle.kind, turns=puzzle.turns)


def asked(puzzle: Puzzle, begun: Session) -> str:
    """What a puzzle asks of whoever solves it, where its game begins like that."""
    task = _task(puzzle) if puzzle.goal else ""
    own = "yes" if knowledge(begun.rules.game.ID).whose(begun.state) == puzzle.seat else "no"
    return today.told(
        "asks", kind=puzzle.kind, task=task, turns=puzzle.turns, own=own, aim=aim_of(puzzle)
    )


def _task(puzzle: Puzzle, key: str = "task") -> str:
    """What a task is, in words: which zone is to have how many cards, and by which card at last."""
    ((zone, count),) = dict(puzzle.goal.get("counts", {"": 0})).items()
    owner, _, role = str(zone).rpartition(".")
    before = len(str(puzzle.position["zones"].get(zone, "")).split())
    last = words(split_actor(puzzle.line[-1])[1])
    about = {
        "role": role if owner else role.rstrip("0123456789"),
        "mine": "yes" if owner == puzzle.seat else "no",
        "more": count - before,
        "card": next((one for one in last if isinstance(one, Card)), ""),
        "number": int("".join(filter(str.isdigit, role)) or 0),
        "moves": len(puzzle.line),
    }
    return say(Fact(f"{load_rules(puzzle.rules).game.ID}.{key}", about), Reader(str))


def _alone(record: Record, decision: Decision) -> Record:
    """The same record with computers on all other seats: nobody else is asked to look away."""
    seats = [
        each if f"p{number}" == decision.seat or each.get("kind") == "bot"
        else replace(Player.from_data(each, number), kind="bot", level="easy").to_data()
        for number, each in enumerate(record.seats, 1)
    ]  # fmt: skip
    return replace(record, seats=seats)


def about(course: Course) -> tuple[str, ...]:
    """The first step of a hint: the first card, pile or player of a right move, else its verb."""
    line, state = course.right(), course.session.state
    verb, *rest = words(line) if line else ("",)
    for one in rest[:1]:
        if isinstance(one, Card):
            return (one.name,)
        own = f"{state.turn}.{one}"  # `turn hand` names a pile of one's own
        named = (each for each in (own, str(one)) if each in {*state.zones, *state.seats})
        return (next(named, str(verb)),)
    return (str(verb),)


def why(course: Course, line: Move, data: TableData) -> str:
    """The second step: what a puzzle's tempting wrong move would come to; else as in `praise`."""
    other = course.tempting() if isinstance(course, PuzzleCourse) else None
    if not isinstance(course, PuzzleCourse) or other is None:
        return praise(course, line, data)
    move = move_fact(data, other, course.session.state.means(other))
    fact = Fact("today.tempting", {"move": move, "answer": course.answer(other, data)})
    return say(fact, _reader(course, data))


def praise(course: Course, move: Move, data: TableData) -> str:
    """The weightiest reason for a right move that is none for a wrong one.

    Nothing where there is none: what speaks for both does not tell them apart.
    """
    other = course.tempting() if isinstance(course, PuzzleCourse) else _played_before(course)
    reasons = reasons_against(course.session.state, move, [other] if other else [])
    return say(reasons[0], _reader(course, data)) if reasons else ""


def _played_before(course: Course) -> Move | None:
    """The mistake that is to be made good."""
    moves = course.step.otherwise if course.step is not None else {}
    return next((each for each in moves if each in course.session.legal()), None)


def _reader(course: Course, data: TableData) -> Reader:
    player = course.session.player
    return Reader(lambda seat: player(seat).called, course.lesson.learner, data.titles)


def covering(line: Move, data: TableData) -> Lesson | None:
    """The lesson, no guided first game, at least half of whose moves are of the kind of this one.

    Moves are of a kind that do the same, where ranks matter with the same rank.
    """

    def kind(move: Move) -> tuple[str, str]:
        verb, *rest = words(move)
        rank = next((one.rank for one in rest if isinstance(one, Card)), "")
        return str(verb), rank if data.ranks else ""

    def share(lesson: Lesson) -> float:
        asked = [each for step in lesson.all_steps for each in (step.do[:1] or step.way)]
        return sum(kind(each) == kind(line) for each in asked) / max(1, len(asked))

    lessons = [one for one in lessons_of(data.game) if not one.first]
    found = max(lessons, key=share, default=None)
    return found if found is not None and share(found) >= HALF else None
