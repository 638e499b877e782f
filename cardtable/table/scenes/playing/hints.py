"""What the table points at: a hint for the reader's move, and what a step of a lesson is about."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.presenter.advice import advice as words_of
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import Sprite, parts
from cardtable.presenter.move_matcher import Openings, Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.teaching import missed
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing.messages import both, what_is
from cardtable.table.scenes.playing.state import Stale, Stop, TableState

LEVEL = "hard"
_STRIDE = 7_919  # hints are no guide to what a computer player with the same seed will do


def ask(state: TableState) -> None:
    """Think about the reader's move; the hint is shown when it is there."""
    session, advice = state.session, state.advice
    if told := hindrance(state):
        near = state.callouts.place_of(Target("seat", session.turn or state.reader))
        state.callouts.say(told, near)
        return
    state.gestures.cancel()  # what was chosen would hide a hint about another card
    state.changed(Stale.CHOICE)
    seed = (session.record.seed or 0) * _STRIDE + session.step_count
    try:
        advice.thinker = advice.thinker or advice.make()
        advice.thinker.ask(session.view(state.reader), session.rules, LEVEL, seed)
    except (OSError, ValueError) as error:
        state.callouts.say(wording("table.hint-none-because", error=str(error)), _near(state))
        return
    advice.asked = session.step_count
    advice.words = ""
    state.callouts.say(wording("table.hint-thinking"), _near(state))


def hindrance(state: TableState) -> str:
    """Why there is no hint just now; empty: it can be asked for."""
    session, course = state.session, state.course
    if course is not None:
        asked = missed() if course.asks else wording("table.hint-not-asked")
        return "" if course.right() is not None else asked
    if session.over:
        return wording("table.no-over")
    mine = session.turn == state.reader == state.present.seen
    return "" if mine else state.covered or wording("table.hint-on-turn")


def teach(state: TableState) -> None:
    """Ask for a hint once a move, for somebody who has chosen that; call this regularly."""
    session, advice = state.session, state.advice
    here = state.present.seen == state.reader == session.turn and state.course is None
    if not (here and state.at_rest and session.player(state.reader).taught):
        return
    if advice.taught != session.step_count and len(state.matcher.lines) > 1:
        advice.taught = session.step_count
        ask(state)


def look(state: TableState) -> None:
    """Show the hint if it is ready; call this regularly."""
    advice = state.advice
    if advice.asked is None or advice.thinker is None:
        return
    if advice.asked != state.session.step_count or state.present.seen != state.reader:
        advice.thinker.cancel()  # after the move the hint is useless
        advice.asked = None
        return
    answer = advice.thinker.poll()
    if answer is None:
        return
    advice.asked = None
    if answer.move not in state.session.legal():
        state.callouts.say(wording("table.hint-none"), _near(state))
        return
    view = state.session.view(state.reader)

    def hint() -> str:
        move, *told = words_of(view, answer.move, answer.info, state.data, state.name)
        return "\n".join([wording("table.hint", move=move), *told])

    words, heard = both(state, hint)
    start = None if _named_by_hint(answer.move) else start_of(state, answer.move)
    give(state, answer.move, words, heard, start if isinstance(start, Target) else None)
    state.changed()


def give(
    state: TableState, line: Move, words: str, heard: str, start: Target | None = None
) -> None:
    """The hint from now on, until the next move; `start` if its line begins at no card it names."""
    advice = state.advice
    advice.words, advice.heard = words, heard
    advice.line, advice.given, advice.start = line, state.session.step_count, start
    state.callouts.hush()


def show(state: TableState, told: Telling) -> None:
    """Show the hint until the next move, with its cards and their target highlighted.

    Other bubbles may cover its words for a while, but not the highlights.
    """
    advice = state.advice
    if not _stands(state):
        _turned_up(state, told)
        return
    cards = _about(state)
    if not set(state.gestures.chosen) <= {one.id for one in cards}:
        return  # another card is being thought about
    told.pointed |= {one.id for one in cards}
    buttons = [] if cards else state.buttons_of(advice.line)
    if not told.drag and not state.gestures.chosen:
        told.lit = {**told.lit, **goals(state)}
        told.shown += tuple((one.rect.x, one.rect.y, one.rect.w, one.rect.h) for one in buttons)
    if not told.bubble:
        mine = _mine(state, cards)
        start = Target("card", str(mine[0].id)) if mine else advice.start
        at = buttons[0].rect if buttons else _near(state)
        told.bubble, told.bubble_at = advice.words, state.callouts.place_of(start) if start else at
        told.bubble_bad = False


def _turned_up(state: TableState, told: Telling) -> None:
    """What has been turned up to be played at once has the light, and a tip without being asked."""
    zones = [name for name, zone in state.plan.zones.items() if zone.look.shines]
    cards = [one for name in zones for one in state.table.zones[name] if one.card is not None]
    if not cards or not state.matcher.lines or state.board.busy or told.drag:
        return
    told.pointed |= {one.id for one in cards}
    if not told.bubble and len(cards) == 1 and not state.gestures.chosen:
        target = Target("card", str(cards[0].id))
        told.bubble, told.bubble_at = what_is(state, target), state.callouts.place_of(target)
        told.bubble_bad = False


def goals(state: TableState) -> Openings:
    """Where the cards of the hint that stands would go."""
    if _stands(state) and state.advice.start is not None:
        return {state.advice.start: [state.advice.line]}
    mine = _mine(state, _about(state)) if _stands(state) else []
    lit = state.matcher.lit(mine) if mine else {}
    return {at: lines for at, lines in lit.items() if state.advice.line in lines}


def forget(state: TableState) -> bool:
    """Remove the hint; true if there was one."""
    there, state.advice.words = bool(state.advice.words), ""
    return there


def close_hint(state: TableState) -> None:
    """The table is left."""
    if state.advice.thinker is not None:
        state.advice.thinker.close()
    state.advice.thinker = state.advice.asked = None


def _stands(state: TableState) -> bool:
    advice, steps = state.advice, state.session.step_count
    return bool(advice.words) and advice.given == steps and not state.board.busy


def _about(state: TableState) -> list[Sprite]:
    """The cards that the hint names."""
    return [one for one in state.table.sprites() if one.card in _named_by_hint(state.advice.line)]


def _mine(state: TableState, cards: list[Sprite]) -> list[Sprite]:
    """Those of the reader's; where there are none, all of them."""
    return [one for one in cards if owner_of(one.zone) == state.reader] or cards


def _named_by_hint(line: Move) -> set[Card]:
    """The cards that a line names."""
    return {word for word in words(line) if isinstance(word, Card)}


def _near(state: TableState) -> pygame.Rect:
    return state.callouts.place_of(Target("seat", state.reader))


# ------------------------------------------------------------------ a step of a lesson


def light(state: TableState, told: Telling) -> None:
    """Mark the step's cards, zones, seats and buttons, while the step is what goes on."""
    seats = set(state.plan.plates)
    named = _named(state)
    for name in named:
        cards = [one for one in state.table.sprites() if one.card and one.card.name == name]
        told.pointed |= {one.id for one in cards}
        for one in cards:
            if owner_of(one.zone) != state.reader:
                _lit(state, told, Target("card", str(one.id)))
        if not cards and name not in state.plan.zones and name not in seats:
            _verb_lit(state, told, name, seats=seats.isdisjoint(named))
    for place in places(state):
        _lit(state, told, place)


def places(state: TableState) -> list[Target]:
    """The zones and seats that the step is about."""
    zones, plates = state.plan.zones, state.plan.plates
    found = [Target("zone", name) for name in _named(state) if name in zones]
    return [*found, *(Target("seat", name) for name in _named(state) if name in plates)]


def _named(state: TableState) -> Sequence[str]:
    """What the step names in `light`, while the step is what goes on."""
    course = state.course
    step = course.step if course is not None else None
    if course is None or step is None or course.waits or course.failed or state.board.busy:
        return ()
    return step.light


def _verb_lit(state: TableState, told: Telling, verb: str, *, seats: bool) -> None:
    """Light what plays a verb: its buttons, and with `seats` those that are clicked for it."""
    rects = [one.rect for one, line in state.button_lines if line.partition(" ")[0] == verb]
    told.shown += tuple((one.x, one.y, one.w, one.h) for one in rects)
    for seat, lines in state.matcher.seat_clicks().items():
        if seats and any(line.partition(" ")[0] == verb for line in lines):
            _lit(state, told, seat)


def _lit(state: TableState, told: Telling, target: Target) -> None:
    """Light a place, unless cards are under way to others."""
    if not told.drag and not state.gestures.chosen and target not in told.lit:
        told.lit = {**told.lit, target: []}


# ------------------------------------------------------------------ where a move begins


def start_of(state: TableState, line: Move) -> Stop | None:
    """Where the keyboard begins to play a line: at its card, its pile or its button."""
    matcher, cards = state.matcher, parts(line).cards
    seats = matcher.seat_clicks()
    stops = [stop for group in state.focus.groups for stop in group]
    for stop in stops:
        if not isinstance(stop, Target):
            continue
        clicked = matcher.clicks(stop.name) if stop.kind == "zone" else seats.get(stop, ())
        if line in clicked:
            return stop
        one = state.card_at(stop)
        if one is None or not matcher.pickable(one):
            continue
        with_others = one.card in cards and one.id in matcher.playable
        if with_others or any(line in lines for lines in matcher.openings([one]).values()):
            return stop
    return next((one for one in state.buttons_of(line) if one in stops), None)
