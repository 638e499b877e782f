"""Words about the table at one moment: plates, the prompt, warnings, tips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any, Literal, NamedTuple

from cardtable.engine.cards import Card, in_order
from cardtable.engine.chance import Chance
from cardtable.engine.events import Event, Outcome, Turned
from cardtable.engine.facts import Fact
from cardtable.engine.guide import Note
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.rules import Rules
from cardtable.engine.view import View, due_of
from cardtable.presenter import layoutfile
from cardtable.presenter.layoutfile import (
    Badge,
    Composition,
    Mood,
    PublicValue,
    Reminder,
    Sum,
    TableData,
    owner_of,
)
from cardtable.presenter.model import Sprite, Table, explained, parts
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import (
    SIGNS,
    Name,
    Reader,
    has,
    is_heard,
    listed,
    say,
    sentence,
    wording,
)
from cardtable.presenter.words import (
    fact,
    few,
    fill,
    in_words,
    lies_face_down,
    on_turn,
    phrase,
    place_of,
    sign,
    signs,
)
from cardtable.session import Session


def made_up(table: Table, spec: Sum, seat: Seat, without: Container[int] = ()) -> tuple[int, int]:
    """What a seat has gained, and what is taken away from that, but for some cards."""
    rules, against = table.view.rules, table.view.state.get(spec.against)
    gained = lost = 0
    for name, run in table.zones.items():
        counted = [one.card for one in run if one.card is not None and one.id not in without]
        worth = [rules.game.worth(rules, card) for card in counted]
        if name == spec.zone.replace("p.", f"{seat}.", 1):
            gained += sum(one for one in worth if one > 0)
            lost -= sum(one for one in worth if one < 0)
        elif isinstance(against, dict) and against.get(name) == seat:
            lost += sum(worth)
    return gained, lost


_NO_WAYS: Mapping[str, Mapping[str, object]] = {}
BETWEEN = " · "  # the marks of a seat
LINE = 45
FEW = 6  # cards of which all are told beside their number
"""The letters of a line that lists cards; of more it gives the number."""


@dataclass(frozen=True, slots=True)
class Seated:
    """What a plate tells of a seat."""

    name: str
    detail: str
    """The level and character of a computer player, or nothing."""
    count: str
    turn: bool = False
    dots: int = -1
    """How many dots of a thinking mark; -1: not thinking."""
    badge: str = ""
    brief: str = ""
    """The same with the bare score, where there is no room for more; empty: nothing is shorter."""
    chip: str = ""
    """What stands on a button beside the face."""
    away: bool = False
    """Out of the game."""
    did: str = ""
    """What was done last, in a few words."""
    level: str = ""
    """How a computer player plays, in a word or two."""
    total: str = ""
    """The score, where it stands beside the portrait, …"""
    made: tuple[str, ...] = ()
    """… and how it is made up, what counts first; …"""
    figures: tuple[str, ...] = ()
    """… the same without words, where there is no room for them."""
    mood: Mood = ""
    partner: bool = False
    """Whether it is the reader's partner."""
    side: Literal["", "ours", "theirs"] = ""
    """The reader's team or the other one, where there are teams."""
    race: str = ""
    """How far it still is from winning, …"""
    race_brief: str = ""
    """… and the same where there is little room."""


def prompt(
    data: TableData,
    moves: Sequence[Move],
    memory: Mapping[str, Any],
    *,
    away: bool,
    name: Name,
    ways: Mapping[str, Mapping[str, object]] = _NO_WAYS,
) -> str:
    """What the reader is asked, by the first condition of the layout file that holds."""
    question = asked(data, data.prompts, moves, memory, away=away, ways=ways)
    return phrase(data, "prompt", *question, name) if question else ""


def asked(
    data: TableData,
    conditions: Iterable[str],
    moves: Sequence[Move],
    memory: Mapping[str, Any],
    *,
    away: bool,
    ways: Mapping[str, Mapping[str, object]] = _NO_WAYS,
) -> tuple[str, dict[str, object]] | None:
    """The first of these conditions that holds, and what its words may name; None if none does.

    A condition is a list of verbs of which there must be legal moves, of `@key` for keys of the
    memory that must be set, or `@key=value`, of `verb:way` for what one of the moves must mean
    (`ways`, by `State.means`) or names first, of `only` where there is no other move, and of `away`
    where the moves are out of turn. Its words may name options, keys of the memory and what
    these hold, and the details of such a way; `n` is the number of cards that the first such move
    names.
    """
    verbs = {parts(move).verb for move in moves} | set(ways)
    verbs |= {":".join(move.split()[:2]) for move in moves}
    verbs |= {"only"} if len(moves) == 1 else set()
    for key in conditions:
        wanted = key.split()
        if ("away" in wanted) != away:
            continue
        if all(
            _holds(memory, word[1:]) if word.startswith("@") else word in verbs
            for word in wanted
            if word != "away"
        ):
            details = dict(data.options)
            for value in memory.values():
                details |= value if isinstance(value, dict) else {}
            details |= memory
            for word in wanted:
                details |= ways.get(word, {})
            named = (parts(move) for move in moves if parts(move).verb in wanted)
            details["n"] = next((len(found.cards) for found in named), 0)
            return key, details
    return None


def _holds(memory: Mapping[str, Any], condition: str) -> bool:
    key, equals, wanted = condition.partition("=")
    value = memory.get(key)
    return str(value) == wanted if equals else bool(value)


def warning(data: TableData, memory: Mapping[str, Any], options: object, name: Name) -> str:
    """The first warning that is due, or nothing."""
    for entry in data.warnings:
        limit = getattr(options, entry.option, 0)
        count = memory.get(entry.key, 0)
        if isinstance(count, int) and limit and count >= limit * entry.share:
            return phrase(data, "warning", entry.key, {"count": count, "limit": limit}, name)
    return ""


def turn_begins(data: TableData, turn: Seat | None, memory: Mapping[str, Any]) -> bool:
    """Whether a new turn has begun, given who has the decision and what is remembered."""
    marks = data.turns
    return bool(turn and marks) and all(memory.get(key) == each for key, each in marks.items())


def turns_begun(data: TableData, events: Iterable[Event]) -> int:
    """How many turns begin with a step."""
    ends = (event for event in events if isinstance(event, Turned))
    return sum(turn_begins(data, event.seat, event.state) for event in ends)


def seated(
    table: Table,
    data: TableData,
    seat: Seat,
    *,
    name: str,
    detail: str,
    turn: bool,
    dots: int,
    did: str = "",
) -> Seated:
    """A seat's plate."""
    mine = {zone: run for zone, run in table.zones.items() if owner_of(zone) == seat}
    held = sum(len(run) for zone, run in mine.items() if is_hand(data, zone))
    aside = {zone for zone in mine if (look := data.look(zone)) is not None and look.aside}
    total = sum(len(run) for zone, run in mine.items() if zone not in aside)
    marks = badges(data, table.view.state, seat)
    listener = Reader(str, titles=data.titles)
    words = [say(mark, listener) for badge, mark in marks if not badge.chip]
    if total == 0 and is_out(table, data, seat):
        count, words = BETWEEN.join(words), []  # which place it is, where cards were counted
    elif total == 0:
        count = wording("table.seat-none-in-hand") if aside else wording("table.seat-no-cards")
    elif not any(is_hand(data, zone) for zone in mine):
        count = wording("table.seat-cards", count=total)
    elif held == 0:
        count = _left(data, total, [zone for zone in mine if mine[zone] and zone not in aside])
    else:
        count = wording("table.seat-in-hand", count=held)
    score = ""
    if data.score and table.view.placed():
        score = signed(scores(table.view).get(seat, 0))
    points = fill(data.score, {"n": score}, str)
    sum_, made, figures = "", tuple[str, ...](), tuple[str, ...]()
    if data.table.sum is not None:
        gained, lost = made_up(table, data.table.sum, seat)
        parts = (("sum-gained", gained), ("sum-lost", lost))
        facts = (
            Fact(f"{data.game}.{key}", {**data.options, "count": count}) for key, count in parts
        )
        sum_, made = signed(gained - lost), tuple(say(fact, Reader(str)) for fact in facts)
        figures = (f"+{gained}" if gained else "0", signed(-lost))
    return Seated(
        name,
        detail,
        count,
        turn,
        dots,
        BETWEEN.join([*words, points] if score else words),
        BETWEEN.join([*words, score]) if score and words else "",
        next((badge.chip for badge, _ in marks if badge.chip), ""),
        away=total == 0 and not aside and any(table.zones.values()),
        did=did,
        total=sum_,
        made=made,
        figures=figures,
        partner=seat == (partner := partner_of(table.view)),
        side=("ours" if seat in {partner, table.view.seat} else "theirs") if partner else "",
        race=say(race, listener) if (race := table.race(seat)) is not None else "",
        race_brief=say(race, listener, "short") if race is not None else "",
    )


def _left(data: TableData, total: int, zones: Iterable[str]) -> str:
    """How many cards lie before a seat whose hand is empty, by what they are called."""
    looks = [data.look(zone) for zone in zones]
    called = {look.called if look is not None else "" for look in looks}
    word = called.pop() if len(called) == 1 else ""
    return fill(word, {"n": total}, str) if word else wording("table.seat-on-table", count=total)


def partner_of(view: View) -> Seat:
    """Who plays with the seat of a view, by a game's memory; `""` where nobody does."""
    partners = view.state.get("partner")
    return str(partners.get(view.seat, "")) if isinstance(partners, dict) else ""


def team_line(table: Table, data: TableData, name: Name) -> str:
    """Whose points count for the reader's team, what a partner sees and who is next; `""` alone."""
    view = table.view
    partner, key = partner_of(view), f"{data.game}.table-team"
    if not partner or view.outcome is not None or not has(key):
        return ""
    open_ = view.state.get("open")
    seen = isinstance(open_, list | tuple) and view.seat in open_
    about = {"partner": partner, "seen": "yes" if seen else "no"}
    after = next_seat(table, data) or view.turn
    return say(Fact(key, {**about, "next": after}), Reader(name, view.seat, data.titles))


def teams_at(rules: Rules, seats: int) -> list[tuple[int, int]]:
    """The places, from 0, of partners at a table of that many; none in a game without teams."""
    blank = rules.game.blank(rules, seats, Chance(0))
    order = list(blank.seats)
    partners = ((seat, partner_of(blank.view(seat))) for seat in order)
    pairs = ((order.index(seat), order.index(other)) for seat, other in partners if other)
    return [(first, second) for first, second in pairs if first < second]


def is_hand(data: TableData, zone: str) -> bool:
    """Whether a zone is somebody's hand."""
    look = data.look(zone)
    return look.kind == "fan" if look is not None else zone.endswith(".hand")


def badges(data: TableData, memory: Mapping[str, Any], seat: Seat) -> list[tuple[Badge, Fact]]:
    """The marks that a seat's plate bears, and what they say."""
    badges_ = [
        (badge, fact(data, "badge", [badge.key], about))
        for badge in data.badges
        if (about := _marked(badge, memory, seat)) is not None
    ]
    return [(badge, words) for badge, words in badges_ if words is not None]


def _marked(badge: Badge, memory: Mapping[str, Any], seat: Seat) -> dict[str, object] | None:
    """What the words of a mark may name at a seat; None where it isn't that seat's."""
    value = memory.get(badge.key)
    about = {key: each[seat] for key, each in memory.items() if _tells_of(each, seat)}
    if isinstance(value, list | tuple) and seat in value:
        return {**about, "place": ordinal(value.index(seat) + 1)}
    if value == seat:
        return {}
    if isinstance(value, dict) and (value.get(seat) or (badge.always and seat in value)):
        return {**about, "n": value[seat]}
    return None


def shown(data: TableData, view: View) -> list[tuple[PublicValue, str, str]]:
    """The values of the memory that everybody sees: where, in a word, and what each means."""
    lines, to = [], Reader(str, view.seat, data.titles)
    for one in data.shown:
        value = view.state.get(one.key)
        if value is None or value == "":
            continue
        word = fact(data, "shown", [f"{one.key} {value}"], {})
        brief = say(word, to) if word else SIGNS.get(str(value), str(value))
        about = fact(data, "shown", [one.key], {"value": value})
        lines.append((one, brief, say(about, to) if about else brief))
    return lines


def chip_tip(table: Table, data: TableData, seat: Seat, name: Name) -> str:
    """What the letter on the button beside a seat's face says; empty: there is none."""
    marks = (badge for badge, _ in badges(data, table.view.state, seat) if badge.chip)
    return next((_badge_tip(table, data, badge, seat, name) for badge in marks), "")


def _badge_tip(table: Table, data: TableData, badge: Badge, seat: Seat, name: Name) -> str:
    about = _marked(badge, table.view.state, seat) or {}
    return phrase(data, "badge", f"{badge.key} tip", {**data.options, **about, "who": seat}, name)


def returns(table: Table, data: TableData, seat: Seat, name: Name) -> str:
    """What may bring somebody back who is out, and until when; `""` if nothing does."""
    marks = (
        phrase(data, "badge", f"{badge.key} out", {**data.options, **about}, name)
        for badge in data.badges
        if (about := _marked(badge, table.view.state, seat)) is not None
    )
    return next(filter(None, marks), "")


def is_out(table: Table, data: TableData, seat: Seat) -> bool:
    """Whether a seat has nothing more to do in this game."""
    return any(seat in value for value in _lists(table, data))


def _lists(table: Table, data: TableData) -> Iterator[Sequence[Seat]]:
    """The lists of seats that badges are about: who is out, in which order."""
    for badge in data.badges:
        value = table.view.state.get(badge.key)
        if isinstance(value, list | tuple):
            yield value


def ordinal(number: int) -> str:
    """A place in words: `1st`, `2nd`, `3rd`, `4th`; up to twenty."""
    return wording("table.place", number=number)


def _tells_of(value: Any, seat: Seat) -> bool:
    return isinstance(value, dict) and seat in value


def describe(
    table: Table,
    data: TableData,
    target: Target,
    name: Name,
    *,
    polite: bool = False,
    drawn: bool = False,
) -> str:
    """What something on the table is and does, shown when it is clicked or pointed at.

    Of cards and zones in a few lines, as the game tells it (`Guide.tooltip`). Where remembered
    cards are `drawn` beside the words these don't list them.
    """
    if target.kind == "wheel":
        return "\n".join(_of_wheel(data))
    if target.kind == "seat":
        return "\n".join(_of_seat(table, data, target.name, name, polite=polite))
    sprite = table.find(int(target.name)) if target.kind == "card" else None
    if target.kind == "card" and sprite is None:
        return ""
    if sprite is not None and _readable(table, data, sprite):
        note, said, card = table.notes.about(sprite), table.tip(sprite), sprite.card
        tip = in_words(said, data, name, table.view.seat)
        if tip:
            titles = [note.title.shown(polite=polite)] if note and note.title else []
            return "\n".join([sentence(sign(card, data.titles)), *titles, *few(tip, data)])
        if note is not None:
            general = table.notes.general(sprite.zone) if owner_of(sprite.zone) else []
            every = [*explained(note, polite=polite), *(sentence(one.text) for one in general)]
            return "\n".join(every)
    zone = sprite.zone if sprite else target.name
    return "\n".join(_of_zone(table, data, zone, name, drawn=drawn))


def _of_seat(
    table: Table, data: TableData, seat: Seat, name: Name, *, polite: bool
) -> Iterator[str]:
    yield name(seat)
    if seat == partner_of(table.view):
        yield wording("table.seat-partner-tip")
    yield from in_words(table.tip_on(seat), data, name, table.view.seat)
    for badge, mark in badges(data, table.view.state, seat):
        tip = _badge_tip(table, data, badge, seat, name)
        yield tip if badge.chip else f"{say(mark, Reader(str, titles=data.titles))}: {tip}"
    for zone, run in table.zones.items():
        if owner_of(zone) == seat and run:
            yield f"{data.title(zone)}: {_contents(table, data, zone)}"
            told = (note for one in run if (note := table.notes.about(one)) and note.label)
            for note in told:
                yield from explained(note, polite=polite)


def _of_wheel(data: TableData) -> Iterator[str]:
    if data.relation is not None:
        yield data.relation.tip
        yield from relations(data)


def relations(data: TableData) -> Iterator[str]:
    """What beats what, a sentence for each rank; nothing in games without such a relation."""
    told = data.relation
    if told is None:
        return
    for rank, them in data.options.get(told.option, {}).items():
        if them:
            yield fill(told.each, {"rank": rank, "them": listed([*them], Reader(str))}, str)


def _of_zone(
    table: Table, data: TableData, zone: str, name: Name, *, drawn: bool = False
) -> list[str]:
    """What a zone holds, and what that means; what is `drawn` beside it isn't listed."""
    look = data.look(zone)
    title = sentence(place_of(table, data, zone, name))
    valued = look is not None and look.worth
    value = wording("table.zone-worth", points=worth(table, zone)) if valued else ""
    about = few(in_words(table.tip_on(zone), data, name, table.view.seat), data)
    if table.view.outcome is None:
        about = about or [sentence(note.text) for note in table.notes.general(zone)]
        about = about or ([look.tip] if look is not None and look.tip else [])
    run = table.zones[zone]
    known, contents = _known(table, zone), _size(len(run))
    if remembered(table, data, zone):
        about = _seen(table, data, zone, drawn=drawn)
    elif known and len(known) == len(run):
        whole = signs(known, data.titles)
        if not drawn and zone in table.view.ordered and len(known) > 1:
            top, rest = sign(known[-1], data.titles), signs(known[-2::-1], data.titles)
            whole = wording("table.from-top", card=top, cards=rest)
            contents = wording("table.size-on-top", size=contents, card=top)
        brief = len(known) <= FEW if is_heard() else len(f"{title}: {whole}{value}") <= LINE
        if brief:
            contents = whole  # rather every card than their number
    single = look is not None and look.called and len(run) == 1 and not known
    return [title if single else f"{title}: {contents}{value}", *about]


def remembered(table: Table, data: TableData, zone: str) -> list[Card]:
    """What the reader knows of the cards in a zone that they don't see; nothing elsewhere."""
    known = _known(table, zone) if zone in table.zones else []
    hidden = lies_face_down(table, data, zone)
    return known if hidden or len(known) < len(table.zones.get(zone, ())) else []


def _seen(table: Table, data: TableData, zone: str, *, drawn: bool) -> list[str]:
    """That the reader has seen cards there which they don't see now: first of the next one."""
    known, run, look = remembered(table, data, zone), table.zones[zone], data.look(zone)
    piled = look is not None and look.kind == "stack" and zone in table.view.ordered
    top = run[-1].card if piled else None
    said = [wording("table.seen-next", card=sign(top, data.titles))] if top is not None else []
    if top is None or len(known) > 1:
        cards = "" if drawn else signs(known, data.titles)
        said.append(wording("table.seen", cards=cards, drawn="yes" if drawn else "no"))
    return said


REPLY = 1.2
"""Seconds for a decision that goes by cards others can't see: longer than any of our players
thinks, so that a quick one doesn't show that there was nothing to choose."""


def decision_time(session: Session) -> float:
    """Seconds that a computer player on turn takes at least, from when it is asked.

    They are the same whatever it holds.
    """
    return REPLY if session.undisclosed else 0.0


def closed_zones(data: TableData, view: View, *, covered: bool = False) -> frozenset[str]:
    """The zones of which the view's reader sees only backs, whatever they remember.

    It is `covered` while nobody is known to sit there: then they see backs of their own hand, too.
    """
    looks = {zone: data.look(zone) for zone in view.zones}
    own = "" if covered else view.seat
    closed = {zone for zone, look in looks.items() if look is not None and look.closed}
    return frozenset(zone for zone in closed if owner_of(zone) not in {"", own})


def _readable(table: Table, data: TableData, sprite: Sprite) -> bool:
    """Whether the reader can tell this card from others: by its face, or by its place in a row."""
    look = data.look(sprite.zone)
    in_row = look is not None and look.covered and not (look.shut or look.closed)
    return sprite.card is not None and (in_row or not lies_face_down(table, data, sprite.zone))


def noted(table: Table, data: TableData, target: Target) -> Note | None:
    """What the game notes of a card, unless it lies in somebody's closed hand."""
    sprite = table.find(int(target.name)) if target.kind == "card" else None
    if sprite is None or not _readable(table, data, sprite):
        return None
    return table.notes.about(sprite)


def worth(table: Table, zone: str, without: Container[int] = ()) -> str:
    """What the cards of a zone that the reader knows count together, but for some of them."""
    rules = table.view.rules
    known = [
        one.card for one in table.zones[zone] if one.card is not None and one.id not in without
    ]
    return signed(sum(rules.game.worth(rules, one) for one in known))


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def scores(view: View, move: Move = "") -> dict[Seat, int]:
    """The scores, as far as the view tells; with a move, what they would be after it."""
    state = view.rules.game.determinize(view, Random(0))
    if move:
        state.apply(move)
    return state.score()


def foretold(view: View, move: Move, name: Name) -> str:
    """What a move would make of the scores, in words."""
    before, after = scores(view), scores(view, move)
    return " · ".join(
        wording(
            "table.foretold" if after[seat] != before[seat] else "table.foretold-same",
            player=sentence(wording("cards.you")) if seat == view.seat else name(seat),
            before=signed(before[seat]),
            after=signed(after[seat]),
        )
        for seat in after
    )


def _contents(table: Table, data: TableData, zone: str) -> str:
    """A zone's size, and the cards of it that the reader knows or has seen."""
    known, size = _known(table, zone), _size(len(table.zones[zone]))
    if not known:
        return size
    cards = signs(known, data.titles)
    if remembered(table, data, zone):
        return wording("table.seen-of", size=size, cards=cards)
    return f"{size}: {cards}" if len(known) <= FEW else size


def _known(table: Table, zone: str) -> list[Card]:
    """The cards of a zone that the reader knows, in its order or in written order."""
    known = [one.card for one in table.zones[zone] if one.card is not None]
    return known if zone in table.view.ordered else in_order(known)


def _size(count: int) -> str:
    return wording("table.seat-cards", count=count) if count else wording("table.empty")


# ------------------------------------------------------------------ whose turn is next


def next_seat(table: Table, data: TableData) -> Seat:
    """Who comes after that; `""` where there are only two, and nobody is asked meanwhile."""
    view, spec = table.view, data.table
    if view.turn is None:
        return ""
    turn = on_turn(view, spec)
    if len(view.seats) < 3 and turn == view.turn:
        return ""
    way = view.state.get(spec.way) if spec.way else 1
    step = -1 if isinstance(way, int) and way < 0 else 1
    seats = view.seats
    start = seats.index(turn) if turn in seats else 0
    for far in range(1, len(seats)):
        seat = seats[(start + step * far) % len(seats)]
        if not is_out(table, data, seat):
            return seat
    return ""


def aimed_at(view: View, spec: Composition) -> str:
    """The seat or the card that a waiting card is aimed at; `""` for none, or if it's countered."""
    if spec.thread is None or len(view.zones.get(spec.thread.zone, ())) != 1:
        return ""
    aim = view.state.get(spec.thread.key)
    return str(aim) if aim else ""


def threatened(table: Table, spec: Composition) -> int | None:
    """The number of the card that a waiting card is aimed at, or that the last one counters."""
    run = table.zones.get(spec.thread.zone, []) if spec.thread is not None else []
    if len(run) > 1:
        return run[-2].id
    aim = aimed_at(table.view, spec)
    found = (one.id for one in table.sprites() if aim and one.card and one.card.name == aim)
    return next(found, None)


def waiting(table: Table, spec: Composition) -> int | None:
    """The number of the card that was played last, and is aimed at something."""
    run = table.zones.get(spec.thread.zone, []) if spec.thread is not None else []
    return run[-1].id if run else None


# ------------------------------------------------------------------ what help says now


MOST = 14  # lines at once
OF_ONE = 4  # of them about cards of one rank


def uses(
    moves: Sequence[Move],
    words_of: Callable[[Move], str],
    ranks: Sequence[str] = (),
    held: Collection[Card | None] = (),
    titles: Mapping[str, str] | None = None,
) -> list[str]:
    """Legal moves in words, grouped by what is done with which rank.

    With `titles` of cards, what is the same of several of a rank is told once, of either.

    They go by the order of these ranks, single cards before several and suits as they are written;
    those of no rank, such as passing, come last. The last entry counts those left out. A move that
    names one of the cards `held` in hand is about that card, whatever it is aimed at.
    """

    def named(move: Move) -> list[Card]:
        cards = [word for word in words(move) if isinstance(word, Card)]
        return sorted(cards, key=lambda one: one not in held)

    def written(move: Move) -> tuple[int, list[int]]:
        cards = named(move)
        return len(cards), [one.order for one in cards]

    patterns: dict[tuple[str, str], dict[str, list[str]]] = {}
    for move in sorted(moves, key=written):
        cards, pattern, name = named(move), words_of(move), ""
        if titles is not None and len(cards) == 1:
            name = sign(cards[0], titles)
            pattern = pattern.replace(name, "\0")
        group = move.partition(" ")[0], cards[0].rank if cards else ""
        names = patterns.setdefault(group, {}).setdefault(pattern, [])
        if name not in names:  # cards of two packs look the same
            names.append(name)
    groups = {
        group: [
            pattern.replace("\0", listed(names, Reader(str), "or"))
            for pattern, names in of_group.items()
        ]
        for group, of_group in patterns.items()
    }
    places = {rank: place for place, rank in enumerate(ranks)}
    groups = dict(sorted(groups.items(), key=lambda group: places.get(group[0][1], len(ranks))))
    for most in range(OF_ONE, 0, -1):
        some = [words for run in groups.values() for words in _some(run, most)]
        if len(some) <= MOST:
            return some
    shown = [run[0] for run in groups.values()][: MOST - 1]
    return [*shown, wording("table.more", count=sum(map(len, groups.values())) - len(shown))]


def _some(run: Sequence[str], most: int) -> Sequence[str]:
    """The first of these; a single one that is left over is told as well."""
    return (
        run
        if len(run) <= most + 1
        else [*run[:most], wording("table.more-alike", count=len(run) - most)]
    )


def chapter(
    data: TableData, moves: Sequence[Move], memory: Mapping[str, Any], *, away: bool
) -> str:
    """Where the rules page explains this decision: a rule's number or a heading, or nothing."""
    question = asked(data, data.chapters, moves, memory, away=away)
    return data.chapters[question[0]] if question else ""


def numbered(reminders: Sequence[Reminder]) -> list[tuple[str, str]]:
    """Each reminder's text after its number: `1.` where things have an order, otherwise empty."""
    count, found = 0, []
    for one in reminders:
        due = bool(one.about) and not one.free
        count += due
        found.append((f"{count}." if due else "", one.text))
    return found


def reminders(data: TableData, view: View) -> list[tuple[str, list[layoutfile.RankLine]]]:
    """The lists of what ranks can do in this variant, each under its title."""
    tables = [(one.title, layoutfile.lines(one, data.options, view)) for one in data.powers]
    return [(title, lines) for title, lines in tables if lines]


class Aided(NamedTuple):
    """An entry of the card aid."""

    words: str
    lit: bool = False
    """It is in force now, or somebody has just forgotten it."""
    rank: str = ""
    """The rank or the number before it."""
    signs: tuple[str, ...] = ()
    """The signs of what it does, the main one first."""
    more: str = ""
    """What is said with more room: below a step, or of a rank in the place of its words."""
    shows: tuple[str, ...] = ()
    """Its pictures (`AidStep.shows`); `other` is `FACE` and a name here."""


FACE = "face "


def held(data: TableData, view: View) -> set[str]:
    """The ranks that the reader can see and may play; none where nobody may look at the hand.

    Those in the hand, or face up in the reader's rows once the hand is empty, and those that
    everyone sees turned up, to be played at once.
    """
    own = {zone: run for zone, run in view.zones.items() if owner_of(zone) == view.seat != ""}
    hand = [card for zone, run in own.items() if is_hand(data, zone) for card in run]
    if not own or None in hand:
        return set()
    looks = {zone: look for zone in view.zones if (look := data.look(zone)) is not None}
    rows = [zone for zone in own if zone in looks and looks[zone].kind == "row"]
    playable = [zone for zone in rows if not hand and not looks[zone].slot]
    playable += [zone for zone, look in looks.items() if look.shines]
    cards = [*hand, *(card for zone in playable for card in view.zones[zone])]
    return {card.rank for card in cards if card is not None}


def aided(
    data: TableData, view: View, name: Name, recent: Mapping[str, str], *, whole: bool = True
) -> list[Aided]:
    """The card guide: a heading, then what ranks do, or what comes first; nothing without any.

    `recent` is what a call has just been about. Unless it's wanted `whole`, only those ranks are
    in it that the reader holds or that are in force; all of them where it would have none.
    """
    entries: list[Aided] = []
    if data.steps:
        entries = _steps(data, view, name, recent)
    else:
        for one, (number, text) in zip(data.reminders, numbered(data.reminders), strict=True):
            entries.append(Aided(text, is_about(one.about, recent), number))
    for powers in data.powers:
        if powers.on_table:
            entries.append(Aided(powers.title))
            lines = layoutfile.lines(powers, data.options, view)
            ranks = set() if whole else held(data, view)
            few = [line for line in lines if line.now or not line.of or line.of in ranks]
            entries += [_aided(data, line, name) for line in (few if ranks and few else lines)]
    return entries + [Aided(words) for words in unseen(data, view)]


def _aided(data: TableData, line: layoutfile.RankLine, name: Name) -> Aided:
    """A rank, in the few words that stand beside its sign."""
    to = Reader(name, titles=data.titles)
    whole = fact(data, "aid", [" ".join(line.words)], data.options)
    each = (fact(data, "aid", [word], data.options) for word in line.words)
    facts = [one for one in ([whole] if whole else each) if one]
    words = [say(one, to) for one in facts]
    more = ", ".join(say(one, to, "more") for one in facts)
    signs = sorted(line.signs, key=lambda sign: sign == "overrules")
    told = ", ".join(words) or line.text
    return Aided(told, bool(line.now), line.short or line.rank, tuple(signs), more or told)


def _steps(data: TableData, view: View, name: Name, recent: Mapping[str, str]) -> list[Aided]:
    other = next((seat for seat in view.seats if seat != view.seat), "")
    to, about = Reader(name, titles=data.titles), {**data.options, "other": other}
    entries = [Aided(say(Fact(f"{data.game}.aid"), to))]
    recent = recent or due_of(view)
    for number, one in enumerate(data.steps, 1):
        told = fact(data, "aid", [one.key], about)
        words, more = (say(told, to), say(told, to, "more")) if told else (one.key, "")
        shows = tuple(f"{FACE}{name(other)}" if each == "other" else each for each in one.shows)
        entries.append(Aided(words, is_about(one.about, recent), str(number), (), more, shows))
    return entries


def is_about(about: Mapping[str, str], recent: Mapping[str, str]) -> bool:
    """Whether what an event says was about that."""
    return bool(about) and about.items() <= recent.items()


def unseen(data: TableData, view: View) -> list[str]:
    """How many cards of each rank the reader hasn't seen: `Foul unseen: two 1s and one 5`."""
    spec = data.table.unseen
    if spec is None:
        return []
    lines = []
    for suit, name in spec.suits.items():
        left = Counter(one.rank for one in view.unseen if one.suit == suit)
        ranks = tuple(
            Fact(f"{data.game}.unseen-of", {"count": left[rank], "rank": rank})
            for rank in sorted(left)
        )
        lines.append(say(Fact(f"{data.game}.unseen", {"suit": name, "left": ranks}), Reader(str)))
    return lines


# --- the end --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fate:
    """What a game's end is to whoever sits at the screen."""

    kind: Literal["won", "lost", "placed", "drawn"]
    """`lost` or `placed` only if the one person there came last, or between first and last; `won`
    wherever somebody else is named."""
    seat: Seat = ""
    """Whom it names, if it is one player."""
    hat: Literal["", "crown", "cap"] = ""
    """What they wear for it."""
    fact: Fact = field(default_factory=lambda: Fact("pages.result-draw"))
    """What is said of it; its seats are named by whoever says it."""


def hat_of(outcome: Outcome, seat: Seat) -> Literal["", "crown", "cap"]:
    """What a game's end puts on somebody's head."""
    if seat in {outcome.result.get("loser"), outcome.result.get("last")}:
        return "cap"
    return "crown" if seat in outcome.winners else ""


def loser_of(outcome: Outcome) -> Seat:
    """Who has lost, where a game has a loser and nobody has won; else nobody."""
    loser = outcome.result.get("loser")
    return loser if isinstance(loser, str) and not outcome.result.get("winner") else ""


def title_of_loser(rules: Rules, *, polite: bool) -> str:
    """What the loser is called inside a sentence, if the rules have a title for them."""
    names = getattr(rules.extras, "loser_title", None)
    return str(names.shown(polite=polite)) if names else ""


def fate_of(session: Session, *, polite: bool) -> Fate:
    """How a session's game, which is over, ended for the people at the screen."""
    outcome, humans = session.state.outcome, session.humans
    assert outcome is not None, "the game goes on"
    title = title_of_loser(session.rules, polite=polite)
    ranking, result, loser = outcome.ranking, outcome.result, loser_of(outcome)
    you, best = humans[0] if len(humans) == 1 else "", ranking[0]
    seats = [seat for group in ranking for seat in group]
    if loser:
        key = "pages.result-titled" if title else "pages.result-lost"
        fact = Fact(key, {"seat": loser, "title": title})
        return Fate("lost" if you == loser else "won", loser, "cap", fact)
    if you and you not in best and len(ranking) > 1:
        hat: Literal["", "cap"] = "cap" if you in ranking[-1] else ""
        fact = Fact("pages.result-lost", {"seat": you})
        if len(seats) > 2 and not outcome.team:
            place = 1 + sum(len(group) for group in takewhile(lambda one: you not in one, ranking))
            fact = Fact("pages.result-placed", {"place": ordinal(place), "count": len(seats)})
        last = you in ranking[-1] or bool(outcome.team)
        return Fate("lost" if last else "placed", you, hat, fact)
    if outcome.team:
        mine = next((seat for seat in humans if seat in best), "")
        named = (mine, *(seat for seat in best if seat != mine)) if mine else best
        winner = mine or str(result.get("winner") or best[0])
        return Fate("won", winner, "crown", Fact("pages.result-team", {"seats": named}))
    if len(ranking) > 1 and len(best) == 1:
        return Fate("won", best[0], "crown", Fact("pages.result-won", {"seat": best[0]}))
    return Fate("drawn", you)
