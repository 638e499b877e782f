"""What the table says of a move: why not, what is lit, calls, hints, the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.facts import Bar
from cardtable.engine.notation import Illegal, Move, MoveError, Seat, split_actor, words
from cardtable.presenter import rulespage
from cardtable.presenter.advice import advice as words_of
from cardtable.presenter.layoutfile import Effect, generic, owner_of
from cardtable.presenter.model import Sprite, lowered, parts, sentence
from cardtable.presenter.move_matcher import Openings, Target, meant
from cardtable.presenter.phrases import Reader, aloud, is_heard, say, wording
from cardtable.presenter.status import describe, fate_of, noted
from cardtable.presenter.teaching import missed
from cardtable.presenter.words import ending, level_words, problem_words, sign, whose_turn
from cardtable.table.board.card_feel import CARRY, HOVER, PRESS
from cardtable.table.board.gestures import Describe
from cardtable.table.board.surround import Action, Tag
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.avatars import Announced
from cardtable.table.drawing.card_pictures import GLOSSES
from cardtable.table.scenes.playing.state import Stale, State, Stop
from cardtable.table.widgets.popups import MenuMove, MoveMenu

# ------------------------------------------------------------------ why not


REACH = 0.26  # units round the pointer: what words about something there keep clear of
USES = 3  # how many uses of a card are listed


def why_not(state: State, attempts: Sequence[Move], at: Target, chosen: Sequence[int]) -> str:
    """The reason for refusing the line that was most likely meant."""
    if state.covered:
        return state.covered
    turn = state.session.turn
    if state.secretly and turn != state.reader:
        return wording("table.choosing-wait")  # whose turn it is, is nobody's business
    problem = _reason(state, attempts)
    if problem is not None:
        return refused(state, problem)
    if turn != state.reader and turn is not None:
        return whose_turn(state.session.view(state.reader), state.data, state.name)
    if not chosen and (costly := [line for line in attempts if line in state.reading.lines]):
        return wording("table.choose-first", button=_button(state, costly[0]))
    openings = state.reading.openings(state.gestures.sprites(chosen))
    if openings:
        names = dict.fromkeys(
            state.name(one.name) if one.kind == "seat" else _zone_name(state, one)
            for one in openings
        )
        return wording("table.not-there", names=", ".join(names))
    return what_is(state, at) or wording("table.nothing-there")


def both(state: State, words: Callable[[], str]) -> tuple[str, str]:
    """These words as they are shown, and as they are said aloud, where somebody listens."""
    with aloud():
        heard = words() if state.app.voice.on else ""
    return words(), heard


def what_is(state: State, at: Target) -> str:
    """What something on the table is; for the reader's own cards, what they would do now.

    Cards that are drawn beside the words are listed only for somebody who hears them.
    """
    if at.kind == "mark":
        return state.callouts.meaning(at, state.name)
    if uses := _chosen_there(state, at):
        return "\n".join(uses)
    polite = state.app.settings.polite
    words = describe(state.table, state.data, at, state.name, polite=polite, drawn=not is_heard())
    if at.kind == "seat":
        name, *rest = words.split("\n")
        level = level_words(state.session.player(at.name).level)  # the table doesn't tell it
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
    plays = [line for line in state.reading.lines if _is_play(state, line)]
    if not plays or not found.isdisjoint(plays) or not played_from or _says_why(state, sprite):
        return "\n".join(told)
    hindrance = _hindrance(state, sprite)
    return "\n".join(
        [*told, *([wording("table.not-now-because", why=hindrance)] if hindrance else [])]
    )


def _is_play(state: State, line: Move) -> bool:
    """Whether a line plays something, and isn't another thing that can be done with a card."""
    return any(not one.unmarked for one in state.reading.gestures(parts(line).verb))


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


def beside_pointer(state: State, at: Target) -> pygame.Rect:
    """Where words stand of what the reader does to something: near the pointer, where it is there.

    A row or a hand is wide, and words beside it might stand on another pile.
    """
    place, pointer = state.callouts.place_of(at), state.app.pointer
    if state.focus.visible or not state.board.area.collidepoint(pointer):
        return place
    spot = pygame.Rect(0, 0, *(round(REACH * state.plan.unit),) * 2)
    spot.center = pointer
    return place.clip(spot) if place.collidepoint(pointer) else spot.inflate(-spot.w // 2, 0)


def refused(state: State, problem: MoveError | None) -> str:
    """Why a line can't be played, in words.

    The rule that they cite is where the rules page is opened from now on, and its section stands
    below them.
    """
    told = problem_words(problem, state.data, state.name, state.reader, numbered=False)
    if isinstance(problem, Illegal) and problem.bar.rule:
        state.cited = problem.bar.rule
        where = rulespage.heading_of(state.session.rules, state.cited)
        state.citing = (
            told,
            wording("table.help-rules", where=where) if where != state.cited else "",
        )
    return told


def cite(state: State, told: Telling) -> None:
    """Below a refusal stands in which section of the rules its reason is found."""
    words, where = state.citing
    told.bubble_rule = where if told.bubble_bad and told.bubble == words else ""


def _hindrance(state: State, sprite: Sprite) -> str:
    """Why none of the reader's lines takes this card of theirs."""
    if not state.reading.lines:
        return ""
    places = [Target("zone", zone) for zone in state.plan.zones]
    lines = [line for place in places for line in state.reading.attempts([sprite], place)]
    return lowered(
        problem_words(_reason(state, lines), state.data, state.name, state.reader, numbered=False)
    )


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


# ------------------------------------------------------------------ what is lit


def light(state: State, told: Telling) -> None:
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


def places(state: State) -> list[Target]:
    """The zones and seats that the step is about."""
    zones, plates = state.plan.zones, state.plan.plates
    found = [Target("zone", name) for name in _named(state) if name in zones]
    return [*found, *(Target("seat", name) for name in _named(state) if name in plates)]


def start_of(state: State, line: Move) -> Stop | None:
    """Where the keyboard begins to play a line: at its card, its pile or its button."""
    reading, cards = state.reading, parts(line).cards
    seats = reading.seat_clicks()
    stops = [stop for group in state.focus.groups for stop in group]
    for stop in stops:
        if not isinstance(stop, Target):
            continue
        clicked = reading.clicks(stop.name) if stop.kind == "zone" else seats.get(stop, ())
        if line in clicked:
            return stop
        one = state.card_at(stop)
        if one is None or not reading.pickable(one):
            continue
        with_others = one.card in cards and one.id in reading.playable
        if with_others or any(line in lines for lines in reading.openings([one]).values()):
            return stop
    return next((one for one in buttons_of(state, line) if one in stops), None)


def _button(state: State, line: Move) -> str:
    """What the button says that plays a line; else the line in words."""
    return next((one.words for one in buttons_of(state, line)), "") or state.words_of(line)


def buttons_of(state: State, line: Move) -> list[Tag]:
    """The buttons that play a line."""
    buttons = zip(state.surround.buttons, state.surround.offered, strict=True)
    return [one for one, key in buttons if _line(key) == line]


def _named(state: State) -> Sequence[str]:
    """What the step names in `light`, while the step is what goes on."""
    course = state.course
    step = course.step if course is not None else None
    if course is None or step is None or course.waits or course.failed or state.board.busy:
        return ()
    return step.light


def _verb_lit(state: State, told: Telling, verb: str, *, seats: bool) -> None:
    """Light what plays a verb: its buttons, and with `seats` those that are clicked for it."""
    buttons = zip(state.surround.buttons, state.surround.offered, strict=True)
    rects = [one.rect for one, key in buttons if _line(key).partition(" ")[0] == verb]
    told.shown += tuple((one.x, one.y, one.w, one.h) for one in rects)
    for seat, lines in state.reading.seat_clicks().items():
        if seats and any(line.partition(" ")[0] == verb for line in lines):
            _lit(state, told, seat)


def _lit(state: State, told: Telling, target: Target) -> None:
    """Light a place, unless cards are under way to others."""
    if not told.drag and not state.gestures.chosen and target not in told.lit:
        told.lit = {**told.lit, target: []}


def _line(key: Hashable) -> str:
    """The line that a button plays; empty where it plays none."""
    match key:
        case ("line", str(line)) | ("call", str(_), str(line)):
            return line
    return ""


# ------------------------------------------------------------------ what is asked


def play(state: State, line: Move, then: Move = "") -> None:
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


def wanted(state: State, line: Move) -> bool:
    """Whether the settings say to ask before this line of the reader's."""
    return state.app.settings.ask_first and state.reading.ends([line])


# ------------------------------------------------------------------ calls


SUDDEN = 0.3  # seconds: a call so soon after a move was meant for the one before it


def moved(state: State) -> None:
    """The board begins to show the session's last step."""
    session = state.session
    steps = range(max(1, session.step_count - 2), session.step_count)
    actors = [split_actor(session.line_at(step))[0] for step in steps]
    state.moved_at = state.now
    if actors and actors[-1] is not None and session.player(actors[-1]).human:
        state.hurried = 0  # what others do about it is to be seen
    if state.turn_began[0] != session.turn:
        state.turn_began = (session.turn, state.now)
        state.passed = state.now
    state.moved_again = len(actors) == 2 and actors[0] == actors[1]


def callers(state: State) -> list[Seat]:
    """The people at this table who may call now."""
    session = state.session
    if session.over or state.seen is None or state.aside is not None:
        return []
    present = session.humans if state.data.public else [state.reader]
    return [seat for seat in present if seat != session.turn and session.player(seat).human]


def offers(state: State) -> list[Action]:
    """The buttons, each caller's name on it where there could be several.

    On the only person's own turn it keeps its place: nothing else is to be hit there by a call
    that comes too late.
    """
    session = state.session
    several, calling = len(session.humans) > 1, callers(state)
    idle = [state.reader] if state.seen == state.reader and not session.over else []
    return [
        Action(
            f"{state.name(seat)}: {one.button}" if several else one.button,
            ("call", seat, verb),
            at=_at(state, seat) if one.at == "seat" else "",
            hindrance="" if calling else _no_call(state, seat, verb),
            tip=state.words_of(verb),
            letter=state.bindings.key(f"own {one.key}"),
            faint=not (calling and verb in session.legal(seat)),
        )
        for seat in calling or idle
        for verb, found in state.data.gestures.items()
        for one in found
        if one.standing
    ]


def _at(state: State, seat: Seat) -> Seat:
    """On whom a call hangs: who is on turn, or while that is the caller, who comes next."""
    turn = state.session.turn or seat
    return turn if turn != seat else next(one for one in state.session.seats if one != seat)


def _no_call(state: State, seat: Seat, line: Move) -> str:
    problem = state.session.problem(f"{seat} {line}")
    return problem_words(problem, state.data, state.name, seat, numbered=False) or wording(
        "table.not-now"
    )


def key(state: State, name: str) -> bool:
    """Handle a key; true if it is the key of a call, even if nobody can call now."""
    verbs = [
        verb
        for verb, found in state.data.gestures.items()
        if any(one.standing and one.key == name != "" for one in found)
    ]
    calling = callers(state)
    if verbs and len(calling) == 1:
        make(state, calling[0], verbs[0])
    elif verbs:
        _say(state, refused(state, state.session.problem(f"{state.reader} {verbs[0]}")))
    return bool(verbs)


def make(state: State, seat: Seat, line: Move) -> None:
    """Call, unless that may have been meant for the move before this one."""
    if state.moved_again and state.now - state.moved_at < SUDDEN:
        turn = state.name(state.session.turn or "")
        _say(state, wording("table.moved-again", player=turn))
        return
    state.callouts.hush()
    state.actions.hurry()
    state.actions.play(seat, line)


def _say(state: State, words: str) -> None:
    turn = state.session.turn or state.reader
    if words:
        state.callouts.say(words, state.callouts.place_of(Target("seat", turn)), bad=True)


# ------------------------------------------------------------------ hints


LEVEL = "hard"
_STRIDE = 7_919  # hints are no guide to what a computer player with the same seed will do


def ask(state: State) -> None:
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


def hindrance(state: State) -> str:
    """Why there is no hint just now; empty: it can be asked for."""
    session, course = state.session, state.course
    if course is not None:
        asked = missed() if course.asks else wording("table.hint-not-asked")
        return "" if course.right() is not None else asked
    if session.over:
        return wording("table.no-over")
    mine = session.turn == state.reader == state.seen
    return "" if mine else state.covered or wording("table.hint-on-turn")


def teach(state: State) -> None:
    """Ask for a hint once a move, for somebody who has chosen that; call this regularly."""
    session, advice = state.session, state.advice
    here = state.seen == state.reader == session.turn and state.course is None
    if not (here and state.at_rest and session.player(state.reader).taught):
        return
    if advice.taught != session.step_count and len(state.reading.lines) > 1:
        advice.taught = session.step_count
        ask(state)


def look(state: State) -> None:
    """Show the hint if it is ready; call this regularly."""
    advice = state.advice
    if advice.asked is None or advice.thinker is None:
        return
    if advice.asked != state.session.step_count or state.seen != state.reader:
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

    advice.words, advice.heard = both(state, hint)
    advice.line, advice.given = answer.move, state.session.step_count
    start = None if _named_by_hint(answer.move) else start_of(state, answer.move)
    advice.start = start if isinstance(start, Target) else None
    state.callouts.hush()
    state.changed()


def show(state: State, told: Telling) -> None:
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
    buttons = [] if cards else buttons_of(state, advice.line)
    if not told.drag and not state.gestures.chosen:
        told.lit = {**told.lit, **goals(state)}
        told.shown += tuple((one.rect.x, one.rect.y, one.rect.w, one.rect.h) for one in buttons)
    if not told.bubble:
        mine = _mine(state, cards)
        start = Target("card", str(mine[0].id)) if mine else advice.start
        at = buttons[0].rect if buttons else _near(state)
        told.bubble, told.bubble_at = advice.words, state.callouts.place_of(start) if start else at
        told.bubble_bad = False


def _turned_up(state: State, told: Telling) -> None:
    """What has been turned up to be played at once has the light, and a tip without being asked."""
    zones = [name for name, zone in state.plan.zones.items() if zone.look.shines]
    cards = [one for name in zones for one in state.table.zones[name] if one.card is not None]
    if not cards or not state.reading.lines or state.board.busy or told.drag:
        return
    told.pointed |= {one.id for one in cards}
    if not told.bubble and len(cards) == 1 and not state.gestures.chosen:
        target = Target("card", str(cards[0].id))
        told.bubble, told.bubble_at = what_is(state, target), state.callouts.place_of(target)
        told.bubble_bad = False


def goals(state: State) -> Openings:
    """Where the cards of the hint that stands would go."""
    if _stands(state) and state.advice.start is not None:
        return {state.advice.start: [state.advice.line]}
    mine = _mine(state, _about(state)) if _stands(state) else []
    lit = state.reading.lit(mine) if mine else {}
    return {at: lines for at, lines in lit.items() if state.advice.line in lines}


def forget(state: State) -> bool:
    """Remove the hint; true if there was one."""
    there, state.advice.words = bool(state.advice.words), ""
    return there


def close_hint(state: State) -> None:
    """The table is left."""
    if state.advice.thinker is not None:
        state.advice.thinker.close()
    state.advice.thinker = state.advice.asked = None


def _stands(state: State) -> bool:
    advice, steps = state.advice, state.session.step_count
    return bool(advice.words) and advice.given == steps and not state.board.busy


def _about(state: State) -> list[Sprite]:
    """The cards that the hint names."""
    return [one for one in state.table.sprites() if one.card in _named_by_hint(state.advice.line)]


def _mine(state: State, cards: list[Sprite]) -> list[Sprite]:
    """Those of the reader's; where there are none, all of them."""
    return [one for one in cards if owner_of(one.zone) == state.reader] or cards


def _named_by_hint(line: Move) -> set[Card]:
    """The cards that a line names."""
    return {word for word in words(line) if isinstance(word, Card)}


def _near(state: State) -> pygame.Rect:
    return state.callouts.place_of(Target("seat", state.reader))


# ------------------------------------------------------------------ sorting a hand


FEW = 7
"""Larger hands have a button that sorts them."""


def sort(state: State) -> None:
    """Sort the reader's hand by rank, or by suit if it is so already, and keep it sorted.

    With a library goes a word about librarians.
    """
    if state.among:
        if state.covered:
            near = state.callouts.place_of(Target("seat", state.reader))
            state.callouts.say(state.covered, near, bad=True)
        return
    library = state.libraries.pop(state.reader, None)
    if library is not None:
        buttons = state.surround.buttons
        near = buttons[-1].rect if buttons else state.surround.rect
        state.callouts.say(library.tease, near)
    looks = {zone: look for zone in _zones(state) if (look := state.data.look(zone))}
    before = {zone: list(state.table.zones[zone]) for zone in looks}
    for zone, look in looks.items():
        state.table.sort(zone, look.sort)
    if before == {zone: state.table.zones[zone] for zone in looks}:
        for zone, look in looks.items():
            state.table.sort(zone, look.sort, suits=True)
    state.board.replan(state.board.pace.settle * 1.5)
    state.app.sound.play("slide")
    state.changed(Stale.LINES)


def needed(state: State) -> bool:
    """Whether the reader's hand is a library that does not stand in order."""
    looks = ((zone, state.data.look(zone)) for zone in _zones(state))
    orders = [state.table.in_order(zone, look.sort) for zone, look in looks if look]
    return state.reader in state.libraries and not all(orders)


def many(state: State) -> bool:
    """Whether the reader's hand is so large that sorting it is offered, by rank or by suit."""
    held = max((len(state.table.zones[zone]) for zone in _zones(state)), default=0)
    return held > FEW and state.course is None


def begin_sorted(state: State) -> None:
    """Sort the hand of a reader who looks at it for the first time, and keep it sorted.

    Only where it is shown: the game knows nothing of it.
    """
    if not state.app.settings.sorted_hands or state.reader in state.sorted_for:
        return
    state.sorted_for.add(state.reader)
    for zone in _zones(state):
        if (look := state.data.look(zone)) is not None:
            state.table.sort(zone, look.sort)


def overflowed(state: State, effect: Effect) -> None:
    """The reader's hand has become a library: it stays unsorted until they sort it."""
    state.libraries[state.reader] = effect
    for zone in _zones(state):
        state.table.arrange.pop(zone, None)


def _zones(state: State) -> list[str]:
    return [
        zone
        for zone in state.table.zones
        if owner_of(zone) == state.reader and (look := state.data.look(zone)) and look.sort
    ]


# ------------------------------------------------------------------ a pile spread out


def look_through(state: State, at: Target) -> bool:
    """Open the heap that was clicked, or close it; false if it is none."""
    found = heap(state, at)
    if found is None:
        return False
    state.looking = "" if found in state.board.opened else found
    refresh(state)
    state.changed(Stale.CHOICE)
    return True


def peek(state: State, zone: str) -> None:
    """The pointer or the focus is on that zone, or on none."""
    place = state.plan.zones.get(zone)
    zone = zone if place is not None and place.tight else ""
    if zone != state.peeking:
        state.peeking = zone
        refresh(state)
        state.changed()


def close_spread(state: State) -> bool:
    """Close the heap that is spread out; true if there was one."""
    looked, state.looking = bool(state.looking), ""
    refresh(state)
    return looked


def refresh(state: State) -> None:
    """Spread out the right heaps after a change of the game or the reader."""
    named = state.reading.named
    state.board.spread(
        [
            zone
            for zone, run in state.table.zones.items()
            if zone == state.peeking
            or (
                (look := state.data.look(zone)) is not None
                and (
                    zone == state.looking or (look.opens and any(one.card in named for one in run))
                )
            )
        ]
    )


def heap(state: State, at: Target) -> str | None:
    """The pile that this belongs to, if there is more to it than is seen and all of it is known."""
    sprite = state.table.find(int(at.name)) if at.kind == "card" else None
    zone = sprite.zone if sprite else at.name
    look = state.data.look(zone)
    place, run = state.plan.zones.get(zone), state.table.zones.get(zone, ())
    if look is None or place is None or place.kind not in {"heap", "stack"} or len(run) < 2:
        return None
    pile = look.opens or len(run) > look.show  # else all of it is in sight
    known = all(one.card is not None for one in run) and not (look.shut or look.covered)
    return zone if pile and known and not state.table.hides(zone) else None


# ------------------------------------------------------------------ how heavy a card feels


PARTED = ((14 / 720, 2.0), (6 / 720, 1.0))
"""Units by which the next neighbours part from a card, and the ones after them, and degrees."""
ROW = 0.3  # of a card's height: cards of one row lie within that


def weigh(state: State) -> None:
    """Let cards grow and shrink as the pointer comes and goes."""
    goals: dict[int, float] = {}
    gestures, pressed = state.gestures, state.gestures.drag
    over = hovered(state)
    hanging: set[int] = set()
    if over is not None and over not in state.board.raised:
        goals[over] = _growth(state, over)
        zone = state.pointer.hovered[1] if state.pointer.hovered else ""
        if state.plan.zones[zone].kind in {"row", "tray"}:
            hanging.add(over)
    if pressed is not None and not pressed.moved:
        goals[pressed.cards[0]] = PRESS
    goals |= dict.fromkeys(gestures.lifted, CARRY)
    state.board.feel.grow(goals, hanging)
    state.board.feel.part(_beside(state, over) if over in goals else {})


def _growth(state: State, over: int) -> float:
    """How large a card becomes under the pointer: below the prompt no larger than it has room."""
    pose, line = state.plan.poses[over], state.plan.line
    if pose.y < line.centery or pose.rect.right < line.x or pose.rect.x > line.right:
        return HOVER
    room = (pose.rect.bottom - line.bottom) / pose.height
    return min(HOVER, max(1.0, room))


def _beside(state: State, number: int | None) -> dict[int, tuple[float, float]]:
    """How the neighbours of a card in a hand make room for it: to the right, and degrees."""
    sprite = state.table.find(number) if number is not None else None
    if sprite is None or state.board.pace.still or state.plan.zones[sprite.zone].kind != "fan":
        return {}
    run, poses = state.table.zones[sprite.zone], state.plan.poses
    middle, here = run.index(sprite), poses[sprite.id]
    found: dict[int, tuple[float, float]] = {}
    for far, (aside, lean) in enumerate(PARTED, 1):
        for side, place in ((-1, middle - far), (1, middle + far)):
            one = run[place] if 0 <= place < len(run) else None
            # in a hand of two rows the next card may lie at the other end of the other row
            if one is not None and abs(poses[one.id].y - here.y) < here.height * ROW:
                found[one.id] = side * aside * state.plan.unit, -side * lean
    return found


def gloss(state: State) -> tuple[int, int] | None:
    """The card on which the light follows the pointer, and where on it that is."""
    over, point = hovered(state), state.pointer.point
    if over is None or point is None or state.board.pace.still:
        return None
    rect = state.plan.poses[over].rect
    return over, max(0, min(GLOSSES, round((point[0] - rect.x) / rect.w * GLOSSES)))


def hovered(state: State) -> int | None:
    """The reader's card under the pointer; one that has gone elsewhere takes no light along."""
    if state.pointer.hovered is None:
        return None
    (number, zone), point = state.pointer.hovered, state.pointer.point
    sprite = state.table.find(number)
    if sprite is None or sprite.zone != zone:
        return None
    return number if point is None or state.plan.card_at(point) == number else None


# ------------------------------------------------------------------ the end of a game


RISES = 0.07  # seconds between two of a winner's cards that rise


def _lying(state: State, seats: Sequence[Seat]) -> list[int]:
    """The cards that lie open before these people, from left to right."""
    poses = state.plan.poses
    found = [
        one.id
        for one in state.table.sprites()
        if owner_of(one.zone) in seats and poses[one.id].face and poses[one.id].shown
    ]
    return sorted(found, key=lambda number: poses[number].x)


def victorious(state: State) -> list[pygame.Rect]:
    """The winners' portraits, and where what counts for them lies open, zone by zone.

    Nowhere where nobody has won, or several have who are no team.
    """
    outcome, plan = state.session.state.outcome, state.plan
    if outcome is None or not outcome.winners:
        return []
    rows: dict[str, list[pygame.Rect]] = {}
    lying = set(_lying(state, outcome.winners))
    for one in state.table.sprites():
        if one.id in lying and not one.zone.endswith(".hand"):
            rows.setdefault(one.zone, []).append(pygame.Rect(plan.poses[one.id].rect))
    people = [plan.people.get(seat) for seat in outcome.winners]
    faces = [pygame.Rect(person.portrait) for person in people if person is not None]
    return faces + [each[0].unionall(each[1:]) for each in rows.values()]


def begin(state: State) -> str:
    """The game is over: the table says who has won, or lost, and why; the words for the log."""
    session, outcome = state.session, state.session.state.outcome
    assert outcome is not None, "the game goes on"
    told = ending(session.state.account(), state.data, state.name, to=state.you)
    found = fate_of(session, polite=state.app.settings.polite)
    reader = Reader(state.name, state.you)
    name = session.player(found.seat).called if found.seat else ""
    words = sentence(say(found.fact, reader))
    state.callouts.begin_anew()
    seconds = state.callouts.signs.ending(
        Announced(found.kind, name, found.hat or None, words, sentence(told.reason)),
        outcome.winners,
        rains=bool({*session.humans} & {*outcome.winners}) or not session.humans,
    )
    state.over_at = state.now + seconds
    won = _lying(state, outcome.ranking[0]) or list(state.board.marks)
    if found.kind == "won":
        state.board.feel.jolt(won, "hop", gap=min(RISES, seconds / 2 / max(1, len(won))))
    state.app.sound.play("stop")
    return told.reason


def over(state: State) -> bool:
    """Whether that has been shown for long enough."""
    return state.over_at is not None and state.now >= state.over_at


def skip(state: State) -> bool:
    """Show the result at once; false if the game goes on."""
    if state.over_at is None:
        return False
    state.over_at = state.now
    return True
