"""Scenarios: a position and a line of play with what must hold on the way. Also perft."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

from cardtable.engine.cards import cards, names
from cardtable.engine.chance import ACTOR, Chance
from cardtable.engine.clean import quoted
from cardtable.engine.facts import Value, spoken
from cardtable.engine.notation import Ambiguous, Illegal, Malformed, Move, MoveError
from cardtable.engine.position import Loader, read_position
from cardtable.engine.schema import plain
from cardtable.engine.state import State, ZoneSpec

_KEYS = ("name", "source", "rules", "options", "seats", "position", "deal", "steps")
_EXPECT_KEYS = ("turn", "zones", "counts", "state", "over", "result", "score")
_VIEW_KEYS = ("seat", "turn", "zones", "counts", "state", "unseen")


_WORDS = {"None": "null", "True": "true", "False": "false"}
"""Python's words for what a file may hold as text."""


class ScenarioError(ValueError):
    """A scenario that is not well written: the sentence says what is wrong with it."""


def run_scenario(data: Any, load_rules: Loader) -> list[str]:
    """Run one scenario; returns what does not hold, a line each, or `[]`.

    A scenario that is not well written is reported in the same way.
    """
    try:
        state = _start(data, load_rules)
    except ValueError as error:
        return [str(error)]
    problems: list[str] = []
    for number, step in enumerate(_with_their_chance(data.get("steps") or []), 1):
        try:
            faults = _step(state, step)
        except ValueError as error:
            return [*problems, _in_step(number, str(error))]
        problems += [_in_step(number, problem) for problem in faults]
    return problems


def perft(state: State, depth: int) -> int:
    """How many lines of play of that length there are from here, chance left to the generator."""
    moves = state.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(perft(state.after_move(move), depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[Move, int]:
    """`perft`, split by the first move."""
    return {move: perft(state.after_move(move), depth - 1) for move in state.legal_moves()}


def _start(data: Any, load_rules: Loader) -> State:
    _only(data, _KEYS, "scenario")
    for key in ("name", "rules", "seats", "steps"):
        if key not in data:
            raise _mistake(key, "missing")
    if not isinstance(data["steps"] or [], list):
        raise _mistake("steps", "no-list", data=str(data["steps"]))
    if ("position" in data) == ("deal" in data):
        raise ScenarioError(spoken("errors.position-or-deal"))
    rules = load_rules(str(data["rules"]), data.get("options") or {})
    seats = _number("seats", data["seats"])
    if "deal" in data:
        state = rules.game.new(rules, seats, Chance(_number("deal", data["deal"])))
        state.drain()
        return state
    return read_position(rules, seats, data["position"])


def _with_their_chance(steps: list[Any]) -> list[Any]:
    """The steps, each with the chance lines that follow its move in a step of their own."""
    steps = list(steps)
    for number in range(len(steps) - 1, 0, -1):
        before, after = steps[number - 1 : number + 1]
        if all(isinstance(step, dict) and step.keys() == {"do"} for step in (before, after)):
            lines = _lines(after["do"])
            chance = [*takewhile(lambda line: line.startswith(ACTOR), lines)]
            steps[number - 1] = {"do": _lines(before["do"]) + chance}
            steps[number] = {"do": lines[len(chance) :]}
    return steps


def _step(state: State, step: Any) -> list[str]:
    _only(step, tuple(_STEPS), "step")
    return [problem for key, told in step.items() for problem in _STEPS[key](state, told)]


def _lines(wanted: Any) -> list[str]:
    """The lines that a step names: a list, one alone, or none."""
    if wanted is None:
        return []
    return [str(line) for line in (wanted if isinstance(wanted, list) else [wanted])]


def _do(state: State, wanted: Any) -> list[str]:
    lines = _lines(wanted)
    while lines:
        line = lines.pop(0)
        chance = []
        while lines and lines[0].startswith(ACTOR):
            chance.append(lines.pop(0))
        state.chance.forget()
        state.chance.expect(chance)
        try:
            state.play(line)
        except MoveError as error:
            message = f"do {line}: {error}"
            raise ScenarioError(message) from None
        if state.chance.unused:
            raise _mistake(f"do {line}", "unused", line=quoted(state.chance.unused[0]))
    return []


def _legal(state: State, wanted: Any) -> list[str]:
    listed = {_canonical(state, line) for line in _lines(wanted)}
    legal = set(state.legal_moves())
    problems = []
    if listed - legal:
        missing = ", ".join(sorted(listed - legal))
        problems.append(_failed("legal", "lacking", moves=missing))
    if legal - listed:
        more = ", ".join(sorted(legal - listed))
        problems.append(_failed("legal", "unexpected", moves=more))
    return problems


def _canonical(state: State, line: str) -> Move:
    seat, move = state.parse(line)
    return move if seat == state.turn or state.turn is None else f"{seat} {move}"


def _allowed(state: State, wanted: Any) -> list[str]:
    refused = ((line, state.explain(line)) for line in _lines(wanted))
    return [_failed("allowed", "refused", move=line, why=why) for line, why in refused if why]


def _refused(kinds: tuple[type[MoveError], ...], word: str) -> Callable[[State, Any], list[str]]:
    def check(state: State, told: Any) -> list[str]:
        problems = []
        for line in _lines(told):
            try:
                state.clone().play(line)
            except kinds as error:
                if not str(error):
                    problems.append(_failed(word, "unexplained", move=line))
            except MoveError as error:
                kind = type(error).__name__.lower()
                problems.append(_failed(word, "other-kind", move=line, kind=kind, why=str(error)))
            else:
                problems.append(_failed(word, "accepted", move=line))
        return problems

    return check


def check_expected(wanted: Any) -> None:
    """Raise ValueError, in a sentence, where a step's `expect` could hold at no table."""
    _only(wanted, _EXPECT_KEYS, "expect")
    for key in ("zones", "counts", "state", "score", "result"):
        _table(key, wanted.get(key))
    for text in _table("zones", wanted.get("zones")).values():
        _names(text)


def expected(state: State, wanted: Any) -> list[str]:
    """What does not hold of all that is expected of a state, as a step's `expect` has it."""
    check_expected(wanted)
    problems = []
    if "turn" in wanted and not same(wanted["turn"], state.turn):
        problems.append(_differs("turn", wanted["turn"], state.turn))
    problems += _zones(wanted, dict(state.zones), state.specs)
    # a scenario speaks of the truth: what no view may carry can be expected too
    remembered = {**plain(state.memory), **state.derived()}
    problems += _compared("state", wanted.get("state"), remembered, state.UNORDERED)
    if "over" in wanted and not same(wanted["over"], state.turn is None):
        problems.append(_differs("over", wanted["over"], state.turn is None))
    if "result" in wanted:
        if state.outcome is None:
            problems.append(_failed("result", "not-over"))
        else:
            problems += _compared("result", wanted["result"], state.outcome.result)
    return problems + _compared("score", wanted.get("score"), state.score())


def _view(state: State, wanted: Any) -> list[str]:
    _only(wanted, _VIEW_KEYS, "view")
    seat = str(wanted.get("seat"))
    if seat not in state.seats:
        raise _mistake("view", "no-seat", seat=seat)
    view = state.view(seat)
    problems = _zones(wanted, view.zones, state.specs)
    problems += _compared("state", wanted.get("state"), view.state, state.UNORDERED)
    if "turn" in wanted and not same(wanted["turn"], view.turn):
        problems.append(_differs("turn", wanted["turn"], view.turn))
    if "unseen" in wanted and sorted(_names(wanted["unseen"])) != sorted(
        c.name for c in view.unseen
    ):
        problems.append(_differs("unseen", wanted["unseen"], names(view.unseen)))
    return [spoken("errors.in-view", seat=seat, problem=problem) for problem in problems]


def _perft(state: State, wanted: Any) -> list[str]:
    depths = {depth: _number("perft", depth) for depth in _table("perft", wanted)}
    counts = {depth: perft(state.clone(), number) for depth, number in depths.items()}
    return [
        _differs(f"perft {depth}", wanted[depth], count)
        + f" ({', '.join(f'{move}: {n}' for move, n in divide(state, depths[depth]).items())})"
        for depth, count in counts.items()
        if not same(wanted[depth], count)
    ]


_STEPS: dict[str, Callable[[State, Any], list[str]]] = {
    "legal": _legal,
    "allowed": _allowed,
    "illegal": _refused((Illegal, Ambiguous), "illegal"),
    "malformed": _refused((Malformed,), "malformed"),
    "do": _do,
    "expect": expected,
    "view": _view,
    "perft": _perft,
}


def _zones(wanted: dict[str, Any], zones: dict[str, Any], specs: dict[str, ZoneSpec]) -> list[str]:
    problems = []
    for zone, text in _table("zones", wanted.get("zones")).items():
        if zone not in zones:
            problems.append(_failed("zones", "zone", zone=str(zone)))
            continue
        run = cards("" if text is None else str(text))
        if specs[zone].listed(run) != specs[zone].listed(zones[zone]):
            problems.append(_differs(zone, repr(text), repr(names(zones[zone]))))
    for zone, count in _table("counts", wanted.get("counts")).items():
        if zone not in zones:
            problems.append(_failed("counts", "zone", zone=str(zone)))
        elif not same(count, len(zones[zone])):
            number = count if type(count) is int else str(count)
            problems.append(_failed(zone, "count", wanted=number, count=len(zones[zone])))
    return problems


def _names(text: Any) -> list[str]:
    """The canonical names of a written run of cards. Raises ValueError."""
    return names(cards("" if text is None else str(text))).split()


def _compared(
    what: str, wanted: Any, actual: dict[str, Any], unordered: tuple[str, ...] = ()
) -> list[str]:
    problems = []
    for key, value in _table(what, wanted).items():
        ordered = _sorted if key in unordered else lambda run: run
        if key not in actual:
            problems.append(_failed(what, "value", name=str(key)))
        elif not same(ordered(value), ordered(actual[key])):
            problems.append(_differs(f"{what}.{key}", value, actual[key]))
    return problems


def _sorted(value: Any) -> Any:
    """A list in order; a mapping with each of its lists in order."""
    if isinstance(value, dict):
        return {key: _sorted(each) for key, each in value.items()}
    return sorted(map(str, value)) if isinstance(value, list | tuple) else value


def same(wanted: Any, actual: Any) -> bool:
    """Whether a value as a file writes it is the value found; numbers and words may be text."""
    if isinstance(wanted, dict) and isinstance(actual, dict):
        named = {str(key): value for key, value in wanted.items()}
        return named.keys() == actual.keys() and all(
            same(value, actual[key]) for key, value in named.items()
        )
    if isinstance(wanted, list | tuple) and isinstance(actual, list | tuple):
        return len(wanted) == len(actual) and all(map(same, wanted, actual))
    return _WORDS.get(str(wanted), str(wanted)) == _WORDS.get(str(actual), str(actual))


def _number(what: str, wanted: Any) -> int:
    """A whole number, which may be written as text. Raises ScenarioError."""
    try:
        return int(str(wanted))
    except ValueError:
        kind = spoken("errors.kind-whole")
        raise _mistake(what, "kind", kind=kind, data=str(wanted)) from None


def _table(what: str, wanted: Any) -> dict[Any, Any]:
    """A mapping; none is an empty one. Raises ScenarioError."""
    if not isinstance(wanted or {}, dict):
        raise _mistake(what, "no-mapping", data=str(wanted))
    return wanted or {}


def _only(data: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(data, dict):
        raise _mistake(what, "mapping-with", known=", ".join(keys))
    strange = [str(key) for key in data if key not in keys]
    if strange:
        raise _mistake(f"{what}.{strange[0]}", "no-key", known=", ".join(keys), near="none")


def _mistake(where: str, key: str, **about: Value) -> ScenarioError:
    """A scenario that is not well written: the place, and a message of `errors.ftl`."""
    return ScenarioError(f"{where}: {spoken(f'errors.{key}', **about)}")


def _failed(where: str, key: str, **about: Value) -> str:
    """What does not hold: the key of the scenario that asks for it, and how it is instead."""
    return f"{where}: {spoken(f'errors.scenario-{key}', **about)}"


def _differs(where: str, wanted: Any, given: Any) -> str:
    return _failed(where, "differs", wanted=str(wanted), given=str(given))


def _in_step(number: int, problem: str) -> str:
    return spoken("errors.in-step", number=number, problem=problem)
