"""What the table says: why something can't be done, what a thing is, and why the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.engine.facts import Bar
from cardtable.engine.notation import Illegal, Move, MoveError, Seat
from cardtable.presenter import rulespage
from cardtable.presenter.layoutfile import generic, owner_of
from cardtable.presenter.model import Sprite, parts
from cardtable.presenter.move_matcher import Target, meant
from cardtable.presenter.phrases import Reader, aloud, is_heard, say, sentence, wording
from cardtable.presenter.status import describe, fate_of, noted
from cardtable.presenter.words import ending, level_words, problem_words, sign, whose_turn
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.avatars import Announced
from cardtable.table.scenes.playing.state import Citation, TableState

# ------------------------------------------------------------------ why not


REACH = 0.26  # units round the pointer: what words about something there keep clear of
USES = 3  # how many uses of a card are listed


class Refusal(NamedTuple):
    """Why something can't be done."""

    words: str
    heard: str = ""
    """The same as it's said aloud, where somebody listens."""
    rule: str = ""
    """The number of the rule it cites."""
    where: str = ""
    """Where that rule is, for the line below the words."""


def both(state: TableState, words: Callable[[], str]) -> tuple[str, str]:
    """These words as they are shown, and as they are said aloud, where somebody listens."""
    with aloud():
        heard = words() if state.app.voice.on else ""
    return words(), heard


def why_not(
    state: TableState, attempts: Sequence[Move], at: Target, chosen: Sequence[int]
) -> Refusal:
    """The reason for refusing the line that was most likely meant."""
    waits = state.covered or _in_secret(state)
    problem = None if waits else reason(state, attempts)
    if problem is not None:
        return refused(state, problem)
    return Refusal(*both(state, lambda: _nothing_meant(state, attempts, at, chosen)))


def _in_secret(state: TableState) -> bool:
    """Whether others are choosing in secret: whose turn it is, is nobody's business."""
    return state.secretly and state.session.turn != state.reader


def _nothing_meant(
    state: TableState, attempts: Sequence[Move], at: Target, chosen: Sequence[int]
) -> str:
    """What somebody is told whose gesture no rule forbids, as it can't mean a move now."""
    if state.covered:
        return state.covered
    if _in_secret(state):
        return wording("table.choosing-wait")
    turn = state.session.turn
    if turn != state.reader and turn is not None:
        return whose_turn(state.session.view(state.reader), state.data, state.name)
    if not chosen and (costly := [line for line in attempts if line in state.matcher.lines]):
        return wording("table.choose-first", button=_button(state, costly[0]))
    openings = state.matcher.openings(state.gestures.sprites(chosen))
    if openings:
        names = dict.fromkeys(
            state.name(one.name) if one.kind == "seat" else _zone_name(state, one)
            for one in openings
        )
        return wording("table.not-there", names=", ".join(names))
    return what_is(state, at) or wording("table.nothing-there")


def refused(state: TableState, problem: MoveError | None) -> Refusal:
    """Why a line can't be played, and the section of the rules in which the reason is found."""
    told = partial(problem_words, problem, state.data, state.name, state.reader, numbered=False)
    rule = problem.bar.rule if isinstance(problem, Illegal) else ""
    where = rulespage.heading_of(state.session.rules, rule) if rule else ""
    below = wording("table.help-rules", where=where) if where != rule else ""
    return Refusal(*both(state, told), rule, below)


def refuse(state: TableState, refusal: Refusal, near: pygame.Rect) -> None:
    """Say beside `near` why something can't be done.

    The rule that this cites is where the rules page is opened from now on.
    """
    if refusal.rule:
        state.citation = Citation(refusal.rule, refusal.words, refusal.where)
    state.callouts.say(refusal.words, near, bad=True, heard=refusal.heard)


def cite(state: TableState, told: Telling) -> None:
    """Below a refusal stands in which section of the rules its reason is found."""
    citation = state.citation
    same = told.bubble_bad and told.bubble == citation.words
    told.bubble_rule = citation.where if same else ""


def cite_nothing(state: TableState) -> None:
    """No rule was cited last: a move has been made, or somebody else sits here."""
    state.citation.rule = ""


def _hindrance(state: TableState, sprite: Sprite) -> str:
    """Why none of the reader's lines takes this card of theirs."""
    if not state.matcher.lines:
        return ""
    places = [Target("zone", zone) for zone in state.plan.zones]
    lines = [line for place in places for line in state.matcher.attempts([sprite], place)]
    problem = reason(state, lines)
    return problem_words(problem, state.data, state.name, state.reader, numbered=False)


def reason(state: TableState, attempts: Sequence[Move]) -> MoveError | None:
    """Why the likeliest of these lines can't be played."""
    verbs = {line.partition(" ")[0] for line in state.matcher.lines}
    for line in sorted(attempts, key=lambda line: line.partition(" ")[0] not in verbs):
        if (problem := state.session.problem(f"{state.reader} {line}")) is not None:
            return problem
    return None


def _zone_name(state: TableState, target: Target) -> str:
    sprite = state.table.find(int(target.name)) if target.kind == "card" else None
    return state.data.title(sprite.zone if sprite else target.name)


def _button(state: TableState, line: Move) -> str:
    """What the button says that plays a line; else the line in words."""
    return next((one.words for one in state.buttons_of(line)), "") or state.words_of(line)


def beside_pointer(state: TableState, at: Target) -> pygame.Rect:
    """Where words stand of what the reader does to something: near the pointer, where it is there.

    A row or a hand is wide, and words beside it might stand on another pile.
    """
    place, pointer = state.callouts.place_of(at), state.app.pointer
    if state.focus.visible or not state.board.area.collidepoint(pointer):
        return place
    spot = pygame.Rect(0, 0, *(round(REACH * state.plan.unit),) * 2)
    spot.center = pointer
    return place.clip(spot) if place.collidepoint(pointer) else spot.inflate(-spot.w // 2, 0)


# ------------------------------------------------------------------ what it is


def what_is(state: TableState, at: Target) -> str:
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
    found = {line for lines in state.matcher.openings([sprite]).values() for line in lines}
    uses = [line for line in state.matcher.lines if line in found]
    if noted(state.table, state.data, at) or state.table.tip(sprite):  # the game says it itself
        told = words.split("\n")
    else:
        told = [sign(sprite.card, state.data.titles), *map(state.words_of, uses[:USES])]
        if len(uses) > USES:
            told.append("…")
    look = state.data.look(sprite.zone)
    played_from = look is None or not (look.aside or look.kind == "tray")
    played_from = played_from and not _takes(state, sprite.zone)
    plays = [line for line in state.matcher.lines if _is_play(state, line)]
    if not plays or not found.isdisjoint(plays) or not played_from or _says_why(state, sprite):
        return "\n".join(told)
    hindrance = _hindrance(state, sprite)
    return "\n".join(
        [*told, *([wording("table.not-now-because", why=hindrance)] if hindrance else [])]
    )


def _is_play(state: TableState, line: Move) -> bool:
    """Whether a line plays something, and isn't another thing that can be done with a card."""
    return any(not one.unmarked for one in state.matcher.gestures(parts(line).verb))


def _takes(state: TableState, zone: str) -> bool:
    """Whether cards can be laid in a zone of the reader's now, as the layout file names it."""
    moves = [parts(line) for line in state.matcher.lines]
    verbs = {found.verb for found in moves if found.cards}
    drags = {one.drag for verb in verbs for one in state.matcher.gestures(verb)}
    return generic(zone) in drags


def _says_why(state: TableState, sprite: Sprite) -> bool:
    """Whether a card's tip says itself why it can't be played: that needs no second reason."""
    return any(isinstance(line, Bar) for line in state.table.tip(sprite))


def _chosen_there(state: TableState, at: Target) -> list[str]:
    """What the chosen cards would do there; nothing if none are chosen or they can't go there."""
    chosen = state.gestures.sprites(state.gestures.chosen)
    if not chosen:
        return []
    over = state.table.find(int(at.name)) if at.kind == "card" else None
    lines = meant(state.matcher, chosen, at, over)
    if not lines and over is not None:
        lines = meant(state.matcher, chosen, Target("zone", over.zone), over)
    return [state.words_of(line) for line in lines[:USES]]


# ------------------------------------------------------------------ the end of a game


RISES = 0.07  # seconds between two of a winner's cards that rise


def _lying(state: TableState, seats: Sequence[Seat]) -> list[int]:
    """The cards that lie open before these people, from left to right."""
    poses = state.plan.poses
    found = [
        one.id
        for one in state.table.sprites()
        if owner_of(one.zone) in seats and poses[one.id].face and poses[one.id].shown
    ]
    return sorted(found, key=lambda number: poses[number].x)


def victorious(state: TableState) -> list[pygame.Rect]:
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


def begin(state: TableState) -> str:
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


def over(state: TableState) -> bool:
    """Whether that has been shown for long enough."""
    return state.over_at is not None and state.now >= state.over_at


def goes_on(state: TableState) -> None:
    """The game isn't over after all: something was taken back."""
    state.over_at = None


def skip(state: TableState) -> bool:
    """Show the result at once; false if the game goes on."""
    if state.over_at is None:
        return False
    state.over_at = state.now
    return True
