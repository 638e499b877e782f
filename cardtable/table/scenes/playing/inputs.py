"""From keys and the pointer to what is done: intents carried out, answers given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from cardtable.engine.events import Moved
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import Sprite, parts
from cardtable.presenter.move_matcher import Target, in_routine, taker
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import is_hand
from cardtable.presenter.words import phrase
from cardtable.table.board.card_guide import wheel_place
from cardtable.table.board.gestures import (
    Arrange,
    Choose,
    Describe,
    Gestures,
    Intent,
    PlayLine,
    PlayRow,
    Refuse,
)
from cardtable.table.board.picture import carried_transform
from cardtable.table.board.plan import ASPECT
from cardtable.table.board.telling import Telling
from cardtable.table.glyphs import written
from cardtable.table.keyboard import names
from cardtable.table.scenes.playing import calls, hands, hints, messages, pace
from cardtable.table.scenes.playing.hands import heap, peek
from cardtable.table.scenes.playing.hints import start_of
from cardtable.table.scenes.playing.messages import (
    both,
    what_is,
    why_not,
)
from cardtable.table.scenes.playing.state import PointerState, Question, Stale, Stop, TableState
from cardtable.table.widgets.bindings import Bindings
from cardtable.table.widgets.controls import Button, Control
from cardtable.table.widgets.popups import MenuMove, MoveMenu
from cardtable.table.widgets.ui import HOLD, Widget

# ------------------------------------------------------------------ what a gesture meant


def carry_out(state: TableState, intent: Intent | None) -> None:
    """Do what a gesture meant."""
    callouts = state.callouts
    if state.covered and state.gestures.chosen:  # the back of a card can't be chosen
        state.gestures.chosen = []
        intent = Refuse((), Target("seat", state.reader))
    match intent or _stuck_card(state):
        case PlayLine(line, then=then):
            play(state, line, then)
        case PlayRow(lines):
            play_row(state, lines)
        case Choose(lines, at, sent):
            choose(state, lines, callouts.place_of(at), sent=sent)
        case Refuse(attempts, at, chosen):
            refusal = why_not(state, attempts, at, chosen)
            messages.refuse(state, refusal, messages.beside_pointer(state, at))
        case Describe(at) if hands.look_through(state, at):
            pass
        case Describe(at):
            words, heard = both(state, lambda: what_is(state, at))
            callouts.explain(at, words, tip=False, heard=heard)
        case Arrange(number, place):
            sprite = state.table.find(number)
            if sprite is not None:
                state.table.shift(sprite, place)
    state.changed(Stale.CHOICE)


def _stuck_card(state: TableState) -> Describe | None:
    """To tell what is in the way of the card that alone is chosen, if there is no place for it."""
    cards = [one for one in map(state.table.find, state.gestures.chosen) if one is not None]
    if len(cards) != 1 or not state.matcher.lines or state.matcher.lit(cards):
        return None
    return Describe(Target("card", str(cards[0].id)))


def play(state: TableState, line: Move, then: Move = "") -> None:
    """Play a line of the reader's, after asking if that is needed, and `then` right after it."""

    def go_on() -> None:
        reader = state.reader
        state.actions.play(reader, line)
        if then and state.session.turn == reader and then in state.session.legal():
            state.actions.play(reader, then)

    if not wanted(state, line):
        go_on()
        return
    words, heard = both(state, lambda: state.words_of(line))
    choices = [MenuMove(words, go_on, heard), MenuMove(wording("table.not-yet"), state.changed)]
    state.ui.open(MoveMenu(pygame.Rect(state.plan.line), choices))


def wanted(state: TableState, line: Move) -> bool:
    """Whether the settings say to ask before this line of the reader's."""
    return state.app.settings.ask_first and state.matcher.ends([line])


def play_row(state: TableState, lines: Sequence[Move]) -> None:
    """Play lines one after the other, as long as nobody puts a stop to it."""
    reader, before = state.reader, state.session.step_count
    for line in lines:
        if state.session.turn != reader or line not in state.session.legal():
            break
        state.actions.play(reader, line)
    state.rows.append((before, state.session.step_count))


def choose(
    state: TableState, lines: Sequence[Move], near: pygame.Rect, *, sent: bool = False
) -> None:
    """Ask which of several lines is meant. Where cards were `sent`, more may follow by itself."""
    then = state.matcher.follow if sent else lambda _: ""
    choices = []
    for line in lines:
        words, heard = both(state, partial(state.words_of, line))
        choices.append(MenuMove(words, partial(_chosen, state, line, then(line)), heard))
    state.ui.open(MoveMenu(near, choices))


def _chosen(state: TableState, line: Move, then: Move) -> None:
    state.gestures.cancel()
    play(state, line, then)
    state.changed(Stale.CHOICE)


def play_own(state: TableState, line: Move) -> None:
    """Play a line of the reader's, after finishing all motion."""
    state.callouts.hush()
    state.actions.hurry()
    play(state, line)


def go_home(state: TableState) -> bool:
    """Put carried and chosen cards back, and what lies open; true if there was any."""
    let_go(state)
    changed = state.gestures.cancel()
    changed = hands.close_spread(state) or changed
    changed = hints.forget(state) or changed
    state.callouts.hush()
    state.changed(Stale.CHOICE)
    return changed


def let_go(state: TableState) -> None:
    """Let carried cards fly on from where they were dropped."""
    drag = state.gestures.drag
    for place, number in enumerate(state.gestures.lifted):
        if drag is not None and number in state.plan.poses:
            at = carried_transform(state.board, drag, place, number)
            state.board.release(number, at)


# ------------------------------------------------------------------ a card that resists


def pull(state: TableState) -> Callable[[Stop], int]:
    """How much a stop draws the keyboard that comes to its place; nought: no more than others.

    With cards chosen, what takes them does; more so where they come to lie, and most of all if the
    guide or a hint lights it. Without, what these light.
    """
    told = Telling({})
    hints.light(state, told)
    hints.show(state, told)
    places = {*told.lit, *hints.places(state), *hints.goals(state)}

    def lit(stop: Stop) -> bool:
        if not isinstance(stop, Target):
            return tuple(stop.rect) in told.shown
        top = state.card_at(stop)
        if top is not None and top.id in told.pointed:
            return True
        return any(one in places for one in targets_at(state, stop))

    def drawn(stop: Stop) -> int:
        if not state.gestures.chosen:
            return int(lit(stop))
        if not isinstance(stop, Target) or not takes(state, stop):
            return 0
        return 1 + (goes_along(state, stop) or _shown(state, stop)) + 2 * lit(stop)

    return drawn


def takes(state: TableState, stop: Target) -> bool:
    """Whether the chosen cards go there, or the card there can be chosen along with them."""
    return bool(put_there(state, stop)) or goes_along(state, stop)


def put_there(state: TableState, stop: Target) -> list[Move]:
    """What puts the chosen cards there: one move that the key makes, or several to choose from."""
    chosen = state.gestures.sprites(state.gestures.chosen)
    taken = taker(state.matcher, chosen, targets_at(state, stop)) if chosen else None
    return taken[1] if taken is not None else []


def goes_along(state: TableState, stop: Target) -> bool:
    """Whether the card there can be chosen along with those that are chosen."""
    chosen, card = state.gestures.sprites(state.gestures.chosen), state.card_at(stop)
    if not chosen or card is None or card in chosen:
        return False
    return state.matcher.together(chosen, card)


def _shown(state: TableState, stop: Target) -> bool:
    """Whether it is lit for the chosen cards: a place that only brings them to another is not."""
    lit = state.gestures.lit()
    return any(target in lit for target in targets_at(state, stop))


def targets_at(state: TableState, item: Target) -> list[Target]:
    """What the focus is on, as the pointer would find it."""
    found = [item]
    zone = item.name if item.kind == "zone" else ""
    top = state.top_of(item)
    if top is not None and state.matcher.liftable(top):
        # to be taken up, or else as what chosen cards are put on, where they can't go to the pile
        found.insert(1 if state.gestures.chosen else 0, Target("card", str(top.id)))
    if item.kind == "card":
        sprite = state.table.find(int(item.name))
        if sprite is None:
            return []
        zone = sprite.zone
        found.append(Target("zone", zone))
    if owner_of(zone):
        found.append(Target("seat", owner_of(zone)))
    return found


# ------------------------------------------------------------------ answers


PAUSE = 2.0  # seconds


def answer(state: TableState) -> Move:
    """The answer, if the reader is asked and has only this one; otherwise empty."""
    session, question, seen = state.session, state.question, state.present.seen
    asked = (session.step_count, seen)
    if asked != question.asked:
        question.asked, question.line, question.since = asked, "", state.now
        if state.data.replies and seen is not None and session.turn == seen:
            lines = session.legal()
            if len(lines) == 1 and parts(lines[0]).verb in state.data.replies:
                question.line = lines[0]
    return question.line


def share(state: TableState) -> float:
    """How much of the pause is left, from 1 to 0; -1 where nothing goes on by itself."""
    if not answer(state) or not _alone(state):
        return -1.0
    return max(0.0, 1 - (state.now - state.question.since) / PAUSE)


def waits(state: TableState) -> bool:
    """Whether an answer will be given automatically; touching the table delays it."""
    if not answer(state) or not _alone(state):
        return False
    if not state.at_rest or state.hands.looking:
        state.question.since = state.now
    return True


def give(state: TableState, *, alone: bool = False) -> None:
    """Answer now; `alone` where nobody has pressed anything."""
    if alone:
        state.question.given = state.now
    state.gestures.cancel()
    play_own(state, answer(state))


LATE, AT_ONCE = 1.5, 0.3
"""Seconds after that in which a key, or a click, was meant for the question that is gone."""


def too_late(state: TableState, within: float = LATE) -> bool:
    """Whether a question has just been answered by itself; then that is said."""
    if state.now - state.question.given > within:
        return False
    at = Target("seat", state.reader)
    state.callouts.say(wording("table.too-late"), state.callouts.place_of(at), bad=True)
    return True


BRIEF = 0.8  # seconds that the table rests before a move is made for somebody


def routine(state: TableState) -> Move:
    """The move that is made for the reader now, as the settings say; mostly none."""
    how = state.app.settings.build_for_me
    key = (state.session.step_count, state.present.seen, how, state.routine.took_back)
    if state.routine.due[0] != key:
        state.routine.due = key, _routine(state)
    return state.routine.due[1]


def _routine(state: TableState) -> Move:
    session, data, how = state.session, state.data, state.app.settings.build_for_me
    if not data.routine or how == "never":
        return ""
    if how == "uncalled" and data.calls and len(session.humans) > 1:
        return ""  # somebody may call until the next move
    if state.routine.took_back or state.course is not None or session.over:
        return ""
    if state.present.aside or session.turn != state.present.seen:
        return ""
    view, lines = session.view(session.turn or ""), session.legal()
    means = {line: session.means(f"{session.turn} {line}") for line in lines}
    words = {line: said.word if said else "" for line, said in means.items()}
    sound = {line: word for line, word in words.items() if word not in data.breaks}
    line = in_routine(data, view, sound)
    # where one may be called for forgetting it, one does it oneself
    left = how == "uncalled" and data.calls and state.matcher.sweep
    return "" if left else line


def by_itself(state: TableState) -> bool:
    """Make the move that is made for the reader, if there is one and nobody is at the cards.

    True while one is due.
    """
    if not routine(state):
        return False
    busy = state.gestures.pressed or state.gestures.chosen
    if state.now - state.pacing.rested >= BRIEF and not busy:
        _made_for(state, routine(state))
    return not busy


def _made_for(state: TableState, line: Move) -> None:
    """Make a move for the reader, and say beside them what has been done since their own last."""
    step, verb = state.session.step_count, parts(line).verb
    state.routine.playing = True
    played = state.actions.play(state.reader, line)
    state.routine.playing = False
    if not played:
        return
    state.routine.steps.add(step)
    events = state.session.events_for(state.reader, step)[0]
    moves = (event for event in events if isinstance(event, Moved))
    cards = [card for move in moves for card in move.cards[-1:] if card is not None][-1:]
    state.routine.cards.setdefault(verb, []).extend(cards)
    made = {each: {"cards": tuple(of)} for each, of in state.routine.cards.items()}
    told = [phrase(state.data, "routine", each, of, state.name) for each, of in made.items()]
    if not state.routine.explained:
        told.append(wording("table.build-off"))
    near = state.callouts.place_of(Target("seat", state.reader))
    state.callouts.say("\n".join(filter(None, told)), near)


def played(state: TableState, seat: Seat) -> None:
    """A move has been made: by the reader themselves, unless it's one that's made for them."""
    routine = state.routine
    if routine.playing:
        return
    if seat == state.reader:
        routine.took_back = False
    if routine.cards:
        routine.explained = True
        routine.cards.clear()


def took_back(state: TableState) -> None:
    """Something was taken back: nothing is made for the reader until they play again."""
    state.rows = [one for one in state.rows if one[1] <= state.session.step_count]
    state.routine.took_back = True
    state.routine.steps = {one for one in state.routine.steps if one < state.session.step_count}
    state.routine.cards.clear()


def ask_anew(state: TableState) -> None:
    """Another game is on the table, so what was asked or answered before doesn't count."""
    state.question = Question()


def skips(state: TableState, intent: Intent | None) -> bool:
    """Whether a click with this meaning gives the answer."""
    if not answer(state):
        return False
    told = isinstance(intent, Describe) and heap(state, intent.at) is None
    return intent is None or told


def _alone(state: TableState) -> bool:
    """Whether it goes on by itself. Who learns is not hurried."""
    return len(state.session.humans) == 1 and state.course is None


# ------------------------------------------------------------------ cards by keys


SEVERAL = "table.reach-several"
AIMED = "table.reach-aimed"
CARRIED = "table.reach-carried"
LISTED = "table.reach-listed"
CARRIED_OFF = "table.reach-carried-off"
WAYS = (SEVERAL, AIMED, CARRIED, CARRIED_OFF, LISTED)
"""Messages: how a line is played by keys that takes more than one."""


def way_words(bindings: Bindings, way: str) -> str:
    """One of `WAYS` in words, with the keys as they are; empty for none."""
    keys = {id: bindings.key(id) for id in ("choose", "use", "up", "down")}
    return wording(way, **keys) if way else ""


def by_keys(state: TableState, line: Move) -> str:
    """The keys that a line takes from where the keyboard begins; empty where Enter alone does."""
    start = start_of(state, line)
    if not isinstance(start, Target) or state.app.device == "touch":
        return ""
    return way_words(state.bindings, _way(state, start, line))


def _way(state: TableState, start: Target, line: Move) -> str:
    trial = Gestures(state.board, state.matcher)
    cards = _chosen_for(state, start, line)
    if len(cards) > 1:
        alone = isinstance(trial.go(cards, start), PlayLine | Choose)
        return SEVERAL if alone else AIMED
    intent = trial.act(targets_at(state, start))
    carried = bool(trial.chosen) and state.matcher.data.carried
    if intent is None and carried:
        intent = trial.act(targets_at(state, start))
    match intent:
        case PlayLine(played) if played == line:
            return CARRIED if carried else ""
        case Choose(lines) if line in lines and not carried:
            return LISTED
    return CARRIED_OFF if carried else AIMED


def _chosen_for(state: TableState, start: Target, line: Move) -> list[Sprite]:
    """The cards that are chosen for a line, until it can be played somewhere."""
    first, cards = state.card_at(start), parts(line).cards
    chosen = [first] if first is not None and first.card in cards else []
    for one in state.table.sprites():
        if not chosen or any(line in found for found in state.matcher.openings(chosen).values()):
            break
        if one.card in cards and one not in chosen and state.matcher.together(chosen, one):
            chosen.append(one)
    return chosen


# ------------------------------------------------------------------ the keyboard


"""Why a first press only says what it would do."""


_HELD = frozenset(
    getattr(pygame, f"K_{side}{key}") for side in "LR" for key in ("SHIFT", "CTRL", "ALT", "META")
)
"""Keys that mean something only while others are pressed."""
_PRESSED = ("choose", "use")


def press_key(state: TableState, event: pygame.Event) -> bool:
    """Treat a key; true if it meant something here. What opens shows where its focus is."""
    state.ui.by_keyboard = True
    state.keyboard.went_round = state.keyboard.alone = False
    id = state.bindings.find(event)
    if id == "choose" and _made_now(state):
        return True  # whoever hurries the others still sees what was done for themselves
    if id and not (id in _PRESSED and goes_on(state, id)):
        _do_or_hurry(state, id)
    used = bool(id) or (state.surround.log.shown and state.surround.log.key(event))
    if not used:
        idle_key(state, event)
    state.ui.by_keyboard = bool(state.ui.layers)  # on the table itself the ring is the board's
    return used


def _do_or_hurry(state: TableState, id: str) -> None:
    """Do what a key stands for. The one that also hurries others picks up nothing right after."""
    if id != "choose" or _on_a_button(state):
        state.do(id)
    elif hurries(state):
        state.do("hurry")
    elif not pace.late_hurry(state):
        state.do(id)


def _made_now(state: TableState) -> bool:
    """Whether a move is being shown that was made for the reader."""
    return state.board.busy and state.session.step_count - 1 in state.routine.steps


def idle_key(state: TableState, event: pygame.Event) -> None:
    """Tell who listens that a key does nothing here: they can't see it."""
    named = names(event)
    if named and event.key not in _HELD:
        state.app.voice.say(wording("table.voice-no-key", pressed=written(named[0])), "here")


def goes_on(state: TableState, id: str) -> bool:
    """Read on, if a key that chooses or plays means that now; or give the only answer.

    Only a key that plays gives it: who hurries the others by Space didn't see the question come.
    """
    if state.callouts.read_on() and state.board.busy:
        state.actions.hurry()
        return True
    if state.actions.go_on():
        state.focus.visible = True  # somebody who reads on by a key goes on from where it is
        return True
    if id == "use" and answer(state) and not _on_a_button(state):
        give(state)
        return True
    return not _on_a_button(state) and too_late(state)


def hurries(state: TableState) -> bool:
    """Whether Space shows others' moves faster: no button is meant, and no card of the reader's."""
    return pace.hurries(state) and not _on_a_button(state) and not state.gestures.chosen


def only_hurries(state: TableState, event: pygame.Event) -> bool:
    """Whether a key would answer a question that has opened, though it is the key that hurries.

    Somebody who hurries the others has not seen the question yet. Enter answers it.
    """
    return hurrying(state, event) and state.ui.top.asks and isinstance(state.ui.focus, Button)


def hurrying(state: TableState, event: pygame.Event) -> bool:
    """Whether a key is the one that hurries others, which never answers a question."""
    return "choose" in state.bindings and state.bindings.find(event) in {"choose", "hurry"}


def _on_a_button(state: TableState) -> bool:
    """Whether the ring stands on a button or icon to which the keys have moved it."""
    focus = state.focus
    return isinstance(focus.item, Widget) and focus.visible and not focus.drifted


def own(state: TableState, name: str) -> None:
    """Call, or play the line that this game has a key for; or say why that can't be done now."""
    if state.matcher.answers(name) and too_late(state):
        return
    if calls.key(state, name) or not state.actions.settle():
        return
    if state.matcher.sweep and state.data.sweeps(name):
        carry_out(state, PlayRow(state.matcher.sweep))
        return
    keyed = state.matcher.keyed(name)
    first = state.matcher.keyed_first(name)
    if keyed:
        tag = state.matcher.tag(keyed[0])
        if tag is not None and tag.several:
            keyed = state.matcher.with_chosen(keyed, state.gestures.sprites(state.gestures.chosen))
        if len(keyed) > 1 and tag is not None and tag.several:
            choose(state, keyed, pygame.Rect(state.plan.line))
        else:
            play_own(state, keyed[0])
    elif first is not None:
        play_own(state, first[0])
        _follow_up(state, first[1])
    else:
        attempts = tuple(state.matcher.key_attempts(name))
        carry_out(state, Refuse(attempts, Target("seat", state.reader)))


def _follow_up(state: TableState, line: Move) -> None:
    """Play a line right after another one, where nothing else can be done with what that brought.

    What it brought are the cards that can be named now, and lie where this line takes its own from.
    """
    if state.session.turn != state.reader or line not in (lines := state.session.legal()):
        return
    verb, here = parts(line).verb, state.session.view(state.reader).zones
    sources = {
        zone.replace("p.", f"{state.reader}.", 1)
        for one in state.matcher.gestures(verb)
        for zone in one.source
    }
    cards = {card for zone in sources for card in here.get(zone, ())}
    if not any(cards & set(parts(each).cards) for each in lines):
        play(state, line)


def along(state: TableState, step: int) -> None:
    """To the next or the last stop of the group; who listens is told when that goes round."""
    focus, before = state.focus, state.focus.item
    group = next((each for each in focus.groups if before in each), [])
    focus.along(step)
    way = (before, focus.item) if step > 0 else (focus.item, before)
    state.keyboard.went_round = len(group) > 2 and way == (group[-1], group[0])
    state.keyboard.alone = len(group) == 1 and focus.item == before
    state.keyboard.led_again += focus.item == before
    _speak(state)


def across(state: TableState, step: int, *, far: bool = False) -> None:
    """To the group on that side; with `far` to the one that takes the chosen cards.

    Who listens comes to the first thing that can be played as soon as something else is asked.
    """
    before = state.focus.item
    if not _led(state):
        state.focus.across(step, pull(state), far=far)
    state.keyboard.led_again += state.focus.item == before
    _speak(state)


def _led(state: TableState) -> bool:
    """Whether a key leads to the first thing that can be played: the first one on a question."""
    session = state.session
    asked = state.present.seen == state.reader == session.turn and not state.gestures.chosen
    if not (state.app.voice.on and asked) or state.keyboard.sought == session.step_count:
        return False
    state.keyboard.sought = session.step_count
    first = next((stop for stop in _every_stop(state) if _plays(state, stop)), None)
    if first is not None:
        _to_stop(state, first)
    return first is not None


def _every_stop(state: TableState) -> list[Stop]:
    return [stop for group in state.focus.groups for stop in group]


def _to_stop(state: TableState, stop: Stop) -> None:
    state.focus.to(stop)
    state.focus.visible = True


def _plays(state: TableState, stop: Stop) -> bool:
    """Whether something is played that begins there."""
    if isinstance(stop, Widget):
        return stop in state.surround.buttons
    sprite = state.card_at(stop)
    clicks = state.matcher.clicks(stop.name) if stop.kind == "zone" else ()
    if clicks or state.matcher.seat_clicks().get(stop):
        return True
    return sprite is not None and sprite.id in state.matcher.playable


def to_hand(state: TableState) -> None:
    """To the reader's hand, or else to the first of their cards: one that can be played first."""
    zones: dict[Stop, str] = {}
    for stop in _every_stop(state):
        if isinstance(stop, Target) and stop.kind != "seat":
            sprite = state.card_at(stop)
            zones[stop] = sprite.zone if sprite is not None else stop.name
    own = [stop for stop, zone in zones.items() if owner_of(zone) == state.reader]
    cards = [stop for stop in own if is_hand(state.data, zones[stop])] or own
    if not cards:
        state.app.voice.say(wording("table.voice-no-cards"), "here")
        return
    first = next((stop for stop in cards if _plays(state, stop)), cards[0])
    state.keyboard.led_again += state.focus.item == first
    _to_stop(state, first)
    _speak(state)


def up_or_down(state: TableState, step: int) -> None:
    """To the row above or below; of buttons that stand in a column, to the next one.

    Chosen cards are carried straight to where something takes them.
    """
    button = None if state.gestures.chosen else _stacked(state, step)
    if button is not None:
        state.focus.to(button)
        _speak(state)
    else:
        across(state, step, far=bool(state.gestures.chosen))


def _stacked(state: TableState, step: int) -> Widget | None:
    """The nearest button above (1) or below (-1) the one that the frame is on; None if none is."""
    item = state.focus.item
    if not isinstance(item, Widget) or not state.focus.visible:
        return None
    group = next((each for each in state.focus.groups if item in each), [])
    column = [
        one
        for one in group
        if isinstance(one, Widget)
        and one.rect.left < item.rect.right
        and one.rect.right > item.rect.left
        and (item.rect.centery - one.rect.centery) * step > 0
    ]
    return min(column, key=lambda one: abs(one.rect.centery - item.rect.centery), default=None)


def _speak(state: TableState) -> None:
    """Widgets get the focus of the controls too, for screen readers; columns are read.

    Whoever goes somewhere has seen that a question is gone: the next key isn't `too_late`.
    """
    state.question.given = float("-inf")
    item = state.focus.item
    peek(state, item.name if isinstance(item, Target) and item.kind == "zone" else "")
    state.ui.set_focus(item if isinstance(item, Widget) else None, by_keyboard=False)


def use(state: TableState, meaning: Callable[[list[Target]], Intent | None]) -> None:
    """Work what the focus is on, if it can be seen; else only show it.

    Where the focus has come by itself, the first press says what the second one will do. In a
    lesson it has come to what the guide asks for, and there is nothing to lose.
    """
    item, drifted = state.focus.item, state.focus.drifted and state.course is None
    seen = state.present.seen
    state.focus.keep()
    if isinstance(item, Control):
        if drifted:
            # it stands until the next key: who misses it would take the key for lost
            state.callouts.say(_drifted(item.spoken), item.rect, seconds=float("inf"))
        else:
            item.activate()
    elif isinstance(item, Target) and state.focus.visible:
        intent = meaning(targets_at(state, item))
        if drifted and isinstance(intent, PlayLine):
            line = intent.line
            words, heard = both(state, lambda: _drifted(state.words_of(line)))
            near = state.callouts.place_of(item)
            state.callouts.say(words, near, seconds=float("inf"), heard=heard)
        else:
            carry_out(state, intent)
    if state.present.seen == seen:  # else that has covered the table, and the next one begins anew
        state.focus.show()


def _drifted(words: str) -> str:
    """What somebody is told who presses a key where the frame has come by itself."""
    return wording("table.reach-drifted", words=words)


def cancel(state: TableState) -> None:
    """Put carried and chosen cards back; else close the log; else open the menu."""
    if go_home(state):
        return
    if state.surround.log.shown:
        state.do("log")
    else:
        state.do("menu")


def jump(state: TableState, rank: str) -> None:
    """To the next card of that rank: one that can be played before all others."""

    def fits(item: object) -> Sprite | None:
        if not isinstance(item, Target):
            return None
        sprite = state.card_at(item)
        known = sprite is not None and sprite.card is not None and sprite.card.rank == rank
        return sprite if known else None

    def ready(item: object) -> bool:
        sprite = fits(item)
        return sprite is not None and sprite.card in state.matcher.named

    if not state.focus.jump(ready):
        state.focus.jump(lambda item: fits(item) is not None)
    _speak(state)


# ------------------------------------------------------------------ the pointer


def handle(state: TableState, event: pygame.Event) -> bool:
    """Pass a pointer event to the gestures; true if it meant something here."""
    match event.type:
        case pygame.MOUSEMOTION:
            return _motion(state, event)
        case pygame.MOUSEBUTTONDOWN if event.button == 1:
            return _down(state, event)
        case pygame.MOUSEBUTTONDOWN if event.button == 3:
            return go_home(state) or _look_through(state, event.pos)
        case pygame.MOUSEBUTTONUP if event.button == 1:
            return _up(state, event)
        case pygame.WINDOWLEAVE:
            _hover(state, None)
        case kind if kind == HOLD:
            return _held(state, event)
    return state.ui.handle(event)


def _held(state: TableState, event: pygame.Event) -> bool:
    """A finger rests on the table: nothing is pressed any longer, and it is told what lies there.

    What a pointer rests on is told after a while; a finger has waited.
    """
    state.gestures.rest()
    state.changed(Stale.CHOICE)
    if state.ui.handle(event) or not event.tell:
        return True
    state.pointer.point, state.pointer.looked = event.pos, None
    _hover(state, event.pos)
    at = _pointed(state)
    if at is not None and (words := what_is(state, at)):
        state.callouts.explain(at, words)
        state.callouts.told_of(at)
    return True


def _look_through(state: TableState, point: tuple[int, int]) -> bool:
    """Open the pile there, even one that a click would pick up; false if there is none."""
    return any(hands.look_through(state, one) for one in state.gestures.at(point))


def rest(state: TableState) -> None:
    """Show a tip for what the pointer or the keyboard's focus rests on."""
    callouts = state.callouts
    if not state.at_rest:
        callouts.rest_on(None)
        return
    told = callouts.rest_on(_focused(state) if state.focus.visible else _pointed(state))
    if told is not None and not callouts.speaking and (words := what_is(state, told)):
        callouts.explain(told, words)


def _focused(state: TableState) -> Target | None:
    item = state.focus.item
    return item if isinstance(item, Target) and state.callouts.worth_telling(item) else None


def _pointed(state: TableState) -> Target | None:
    pointer = state.pointer
    if pointer.point is None:
        return None
    where = (pointer.point, state.board.version)
    if where != pointer.looked:
        # asked for once: this is called sixty times a second while nothing happens
        _hover(state, pointer.point)  # the card that was there may have gone
        peek(state, state.plan.zone_at(pointer.point) or "")
        under = [
            one
            for one in state.gestures.at(pointer.point)
            if one.kind != "seat" or state.callouts.place_of(one).collidepoint(pointer.point)
            if not _hidden(state, one, pointer.point)
        ]
        wheel = wheel_place(state.board) if state.app.settings.aids else None
        if wheel is not None and wheel.collidepoint(pointer.point):
            under.append(Target("wheel", ""))
        pointer.under = under[0] if under and state.callouts.worth_telling(under[0]) else None
        playable = state.matcher.playable if state.dotted else ()
        pointer.under = state.callouts.mark_at(playable, pointer.point) or pointer.under
        pointer.looked = where
    return pointer.under


def point_nowhere(state: TableState) -> None:
    """Nothing is known of the pointer until it moves again."""
    state.pointer = PointerState()


def _hidden(state: TableState, one: Target, point: tuple[int, int]) -> bool:
    """Whether nothing is drawn there of a place, and no chosen card goes there.

    It is empty, or a row or a hand that is wider than what lies in it.
    """
    zone = state.plan.zones.get(one.name) if one.kind == "zone" else None
    if zone is None or one in state.gestures.lit():
        return False
    poses = [state.plan.poses[each.id] for each in state.table.zones[one.name]]
    rects = [pygame.Rect(pose.rect) for pose in poses if pose.shown]
    if zone.slots or zone.kind not in {"tray", "row", "fan"}:
        return zone.look.shy and not rects
    middle = pygame.Rect(0, 0, round(ASPECT * zone.height), round(zone.height))
    middle.center = round(zone.rect.centerx), round(zone.rect.centery)
    seen = rects[0].unionall(rects[1:]) if rects else middle
    beside = 0 if zone.kind == "fan" else round(zone.height)  # where its score may stand
    return (zone.look.shy and not rects) or not seen.inflate(2 * beside, 0).collidepoint(point)


def _motion(state: TableState, event: pygame.Event) -> bool:
    if state.focus.visible and event.rel != (0, 0):
        state.focus.visible = False
        state.changed()
    if state.gestures.drag is None:
        used = state.ui.handle(event)
        _hover(state, None if used else event.pos)
        return used
    if state.gestures.move(event.pos):
        if not state.board.held:
            state.app.sound.play("lift")
            state.callouts.hush()
        state.pointer.hovered = None
        state.changed(Stale.CHOICE)
    return True


def _down(state: TableState, event: pygame.Event) -> bool:
    state.callouts.hush()
    state.callouts.read_on()
    state.focus.visible = False
    state.pointer.finished = False
    if state.ui.handle(event):
        return True
    mark = state.callouts.mark_at((), event.pos)
    if mark is not None and state.callouts.is_trail(mark):
        step = state.callouts.step(mark)
        if step is not None and step.asked:
            state.actions.ask_why(step)
        else:
            state.do("recap")
        return True
    if not state.gestures.at(event.pos) and pace.hurry(state):
        state.changed()
        return True
    if state.board.busy:
        state.pointer.finished = state.board.unfolding and not _own(state)
        state.actions.hurry()
    state.gestures.press(event.pos, state.now)
    state.changed()
    return True


def _own(state: TableState) -> bool:
    """Whether the cards in motion are the reader's own move, so the next click is meant."""
    session = state.session
    actor, _ = split_actor(session.line_at(session.step_count - 1))
    return actor == session.turn == state.reader


def _up(state: TableState, event: pygame.Event) -> bool:
    if state.ui.held is not None:
        return state.ui.handle(event)
    gestures, pointer = state.gestures, state.pointer
    if not gestures.pressed:
        return False  # it was pressed elsewhere, or what has opened has put the cards back
    dragged = bool(gestures.lifted)
    pointer.point = None  # what has been dropped there needs no words until the pointer moves
    let_go(state)
    if pointer.finished and gestures.drag is None:
        pointer.finished = False
        gestures.cancel()
        state.changed(Stale.CHOICE)
        return True
    intent = gestures.release(event.pos, state.now)
    if not dragged and skips(state, intent):
        give(state)
        return True
    if not dragged and isinstance(intent, PlayLine) and too_late(state, AT_ONCE):
        return True
    if dragged and not isinstance(intent, Choose):
        gestures.chosen = []
    if not dragged and messages.skip(state):
        return True
    carry_out(state, intent)
    return True


def _hover(state: TableState, point: tuple[int, int] | None) -> None:
    number = state.plan.card_at(point) if point is not None else None
    sprite = state.table.find(number) if number is not None else None
    mine = sprite is not None and sprite.zone.startswith(f"{state.reader}.")
    over = (sprite.id, sprite.zone) if sprite and mine and not state.board.busy else None
    if over != state.pointer.hovered:
        state.pointer.hovered = over
        state.changed()
    before, state.pointer.point = hands.gloss(state), point
    if hands.gloss(state) != before:
        state.changed()
