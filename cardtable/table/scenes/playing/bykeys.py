"""Which keys play a line, in words."""

from __future__ import annotations

from cardtable.engine.notation import Move
from cardtable.presenter.model import Sprite
from cardtable.presenter.parts import parts
from cardtable.presenter.reading import Target
from cardtable.table.board.gestures import Choose, Gestures, PlayLine
from cardtable.table.scenes.playing.lights import start_of
from cardtable.table.scenes.playing.pull import targets_at
from cardtable.table.scenes.playing.state import State

SEVERAL = "Space chooses each card, Enter plays them."
AIMED = "Space chooses it, Up or Down finds the place, Enter puts it there."
CARRIED = "Enter takes it up, Enter again puts it down."
LISTED = "Enter lists what it can do: arrows and Enter choose."
CARRIED_OFF = "Enter takes it up, Up or Down finds the place, Enter puts it down."
LONGEST = max(SEVERAL, AIMED, CARRIED, CARRIED_OFF, LISTED, key=len)
"""What there must be room for."""


def by_keys(state: State, line: Move) -> str:
    """The keys that a line takes from where the keyboard begins; empty where Enter alone does."""
    start = start_of(state, line)
    if not isinstance(start, Target):
        return ""
    trial = Gestures(state.board, state.reading)
    cards = _chosen_for(state, start, line)
    if len(cards) > 1:
        return SEVERAL if isinstance(trial.go(cards, start), PlayLine | Choose) else AIMED
    intent = trial.act(targets_at(state, start))
    carried = bool(trial.chosen) and state.reading.data.carried
    if intent is None and carried:
        intent = trial.act(targets_at(state, start))
    match intent:
        case PlayLine(played) if played == line:
            return CARRIED if carried else ""
        case Choose(lines) if line in lines and not carried:
            return LISTED
    return CARRIED_OFF if carried else AIMED


def _chosen_for(state: State, start: Target, line: Move) -> list[Sprite]:
    """The cards that are chosen for a line, until it can be played somewhere."""
    first, cards = state.card_at(start), parts(line).cards
    chosen = [first] if first is not None and first.card in cards else []
    for one in state.table.sprites():
        if not chosen or any(line in found for found in state.reading.openings(chosen).values()):
            break
        if one.card in cards and one not in chosen and state.reading.together(chosen, one):
            chosen.append(one)
    return chosen
