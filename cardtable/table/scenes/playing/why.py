"""The words at a card: what lies there, and why a gesture did nothing or could go elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.levels import in_words
from cardtable.engine.facts import Bar
from cardtable.engine.notation import Illegal, Move, MoveError
from cardtable.presenter.aiming import meant
from cardtable.presenter.guides import problem_words
from cardtable.presenter.model import Sprite
from cardtable.presenter.notes import lowered
from cardtable.presenter.parts import parts
from cardtable.presenter.reading import Target
from cardtable.presenter.status import describe, noted
from cardtable.presenter.tabledata import generic, owner_of
from cardtable.presenter.words import sign
from cardtable.table.board.gestures import Describe
from cardtable.table.scenes.playing.state import State

USES = 3  # how many uses of a card are listed


def why_not(state: State, attempts: Sequence[Move], at: Target, chosen: Sequence[int]) -> str:
    """The reason for refusing the line that was most likely meant."""
    if state.covered:
        return state.covered
    turn = state.session.turn
    problem = _reason(state, attempts)
    if problem is not None:
        return refused(state, problem)
    if turn != state.reader and turn is not None:
        return f"It's {state.name(turn)}'s turn"
    openings = state.reading.openings(state.gestures.sprites(chosen))
    if openings:
        names = dict.fromkeys(
            state.name(one.name) if one.kind == "seat" else _zone_name(state, one)
            for one in openings
        )
        return f"Not there; it can go to: {', '.join(names)}"
    return what_is(state, at) or "Nothing can be done there"


def what_is(state: State, at: Target) -> str:
    """What something on the table is; for the reader's own cards, what they would do now."""
    if at.kind == "mark":
        return state.callouts.meaning(at, state.name)
    if uses := _chosen_there(state, at):
        return "\n".join(uses)
    polite = state.app.settings.polite
    words = describe(state.table, state.data, at, state.name, polite=polite)
    if at.kind == "seat":
        name, *rest = words.split("\n")
        level = in_words(state.session.player(at.name).level)  # the table doesn't tell it
        words = "\n".join([", ".join(filter(None, (name, level))), *rest])
    sprite = state.table.find(int(at.name)) if at.kind == "card" else None
    if sprite is None or sprite.card is None or owner_of(sprite.zone) != state.reader:
        return words
    found = {line for lines in state.reading.openings([sprite]).values() for line in lines}
    uses = [line for line in state.reading.lines if line in found]
    if noted(state.table, state.data, at) or state.table.tip(sprite):  # the game says it itself
        told = words.split("\n")
    else:
        told = [sign(sprite.card, state.data.titles), *map(state.words_of, uses[:USES])]
        if len(uses) > USES:
            told.append("…")
    look = state.data.look(sprite.zone)
    played_from = look is None or not (look.aside or look.kind == "tray")
    played_from = played_from and not _takes(state, sprite.zone)
    if uses or not played_from or _says_why(state, sprite):
        return "\n".join(told)
    hindrance = _hindrance(state, sprite)
    return "\n".join([*told, *([f"Not now: {hindrance}"] if hindrance else [])])


def _takes(state: State, zone: str) -> bool:
    """Whether cards can be laid in a zone of the reader's now, as the layout file names it."""
    moves = [parts(line) for line in state.reading.lines]
    verbs = {found.verb for found in moves if found.cards}
    drags = {one.drag for verb in verbs for one in state.reading.gestures(verb)}
    return generic(zone) in drags


def _says_why(state: State, sprite: Sprite) -> bool:
    """Whether a card's tip says itself why it can't be played: that needs no second reason."""
    return any(isinstance(line, Bar) for line in state.table.tip(sprite))


def _chosen_there(state: State, at: Target) -> list[str]:
    """What the chosen cards would do there; nothing if none are chosen or they can't go there."""
    chosen = state.gestures.sprites(state.gestures.chosen)
    if not chosen:
        return []
    over = state.table.find(int(at.name)) if at.kind == "card" else None
    lines = meant(state.reading, chosen, at, over)
    if not lines and over is not None:
        lines = meant(state.reading, chosen, Target("zone", over.zone), over)
    return [state.words_of(line) for line in lines[:USES]]


def refused(state: State, problem: MoveError | None) -> str:
    """Why a line can't be played, in words.

    The rule that they cite is where the rules page is opened from now on.
    """
    if isinstance(problem, Illegal):
        state.cited = problem.bar.rule or state.cited
    return problem_words(problem, state.data, state.name, state.reader)


def _hindrance(state: State, sprite: Sprite) -> str:
    """Why none of the reader's lines takes this card of theirs."""
    if not state.reading.lines:
        return ""
    places = [Target("zone", zone) for zone in state.plan.zones]
    lines = [line for place in places for line in state.reading.attempts([sprite], place)]
    return lowered(problem_words(_reason(state, lines), state.data, state.name, state.reader))


def _reason(state: State, attempts: Sequence[Move]) -> MoveError | None:
    """Why the likeliest of these lines can't be played."""
    verbs = {line.partition(" ")[0] for line in state.reading.lines}
    for line in sorted(attempts, key=lambda line: line.partition(" ")[0] not in verbs):
        if (problem := state.session.problem(f"{state.reader} {line}")) is not None:
            return problem
    return None


def _zone_name(state: State, target: Target) -> str:
    sprite = state.table.find(int(target.name)) if target.kind == "card" else None
    return state.data.title(sprite.zone if sprite else target.name)


def stuck_card(state: State) -> Describe | None:
    """To tell what is in the way of the card that alone is chosen, if there is no place for it."""
    cards = [one for one in map(state.table.find, state.gestures.chosen) if one is not None]
    if len(cards) != 1 or not state.reading.lines or state.reading.lit(cards):
        return None
    return Describe(Target("card", str(cards[0].id)))
