"""What is heard of a table: where the keyboard is, and what has come into one's hand.

All of it is made of the table that the reader is shown, so it tells nobody more than they see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from cardtable.engine.cards import Card, in_order
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import Reader, aloud, rank, sentence, sign, signs, wording
from cardtable.presenter.status import aided, is_hand
from cardtable.presenter.words import place_of, whose_turn
from cardtable.table.board.telling import Telling
from cardtable.table.scenes.playing import buttons
from cardtable.table.scenes.playing.inputs import by_keys, put_there
from cardtable.table.scenes.playing.messages import what_is
from cardtable.table.scenes.playing.state import Stop, TableState
from cardtable.table.widgets.ui import Widget, said_of

PLACES = 6
"""So many moves of chosen cards are named."""


def focused(state: TableState) -> tuple[object, str]:
    """Where the keyboard's focus is, to tell it from elsewhere, and what is said of it.

    Nothing where it has moved by itself: that is said once it is used.
    """
    focus, item = state.focus, state.focus.item
    if not focus.visible or focus.drifted or item is None:
        return None, ""
    words = here(state, item)
    about = words if isinstance(item, Widget) else tuple(state.gestures.chosen)
    if state.keyboard.alone:
        words = wording("table.voice-alone")
    elif state.keyboard.went_round:
        words = f"{wording('table.voice-round')}\n{words}"
    return (item, about, state.keyboard.led_again), words


def pointed(state: TableState) -> str:
    """What is said of what the pointer is on."""
    under = state.pointer.under
    return "" if under is None else here(state, under)


def asked(state: TableState, told: Telling) -> str:
    """What the reader is asked; while others are to move, whose turn it is, where all is told."""
    settings, session = state.app.settings, state.session
    if told.urgent or state.covered:
        with aloud():  # what is looked at just now has been told as it happened
            return "\n".join(filter(None, (question(state), told.warning)))
    if settings.voice_turns and session.turn is not None:
        return whose_turn(session.view(state.reader), state.data, state.name)
    return ""


def question(state: TableState) -> str:
    """What the reader is asked, in one sentence."""
    asked = state.covered or buttons.question(state)
    if not asked and state.matcher.lines and state.table.view.turn == state.reader:
        asked = wording("table.your-turn")
    return asked.replace("\n", " ")


def here(state: TableState, item: Stop) -> str:
    """What is said of a card, pile, seat or button: its name, its state, and what it does now."""
    amount = state.app.settings.voice_amount
    with aloud():
        if isinstance(item, Widget):
            return said_of(item, amount)
        taken = [state.words_of(line) for line in put_there(state, item)[: buttons.AT_ONCE]]
        # where it would go is enough: what lies there is said before anything is chosen
        lines = [_called(state, item), *taken] if taken else what_is(state, item).split("\n")
        known = lines[1:] if taken or amount != "brief" else []
        if item.kind == "seat":
            lines, known = [state.actions.brief(item.name), *lines], []
        words = [", ".join([lines[0], *_marks(state, item)]), *known]
        if amount != "brief":
            words += [use for use in _uses(state, item) if use not in lines]
        if amount == "full":
            words += _keys(state, item)
    return "\n".join(words)


def _marks(state: TableState, at: Target) -> list[str]:
    """What is seen of a card by how it lies and stands, and of a place by its light."""
    gestures, sprite = state.gestures, state.card_at(at)
    if sprite is not None and sprite.id in gestures.chosen:
        return [wording("table.voice-chosen")]
    if put_there(state, at):
        return [wording("table.voice-fits")]
    if sprite is None:
        return []
    marks, zone = [], sprite.zone
    owner = owner_of(zone)
    if at.kind == "card" and owner and not is_hand(state.data, zone):
        if sprite.card is not None:
            own = owner == state.reader
            marks.append(state.data.title(zone) if own else _place(state, zone))
        alike = [stop for stop in _beside(state, at) if _lies(state, stop) == zone]
        if len(alike) > 1 and at in alike:
            place = alike.index(at) + 1
            marks.append(wording("table.voice-place", number=place, count=len(alike)))
    if sprite.id in state.matcher.playable:
        marks.append(wording("table.voice-playable"))
    return marks


def _called(state: TableState, at: Target) -> str:
    """A card, pile or seat by its name alone."""
    if at.kind == "seat":
        return state.name(at.name)
    sprite = state.card_at(at)
    if at.kind == "card" and sprite is not None and sprite.card is not None:
        return sentence(sign(sprite.card, _to(state)))
    return _place(state, sprite.zone if sprite is not None else at.name)


def _beside(state: TableState, at: Target) -> list[Stop]:
    """What the keyboard reaches in the same row."""
    return next((group for group in state.focus.groups if at in group), [at])


def _lies(state: TableState, at: Stop) -> str:
    """In which zone a card lies; nothing where it is none."""
    one = state.card_at(at) if isinstance(at, Target) and at.kind == "card" else None
    return one.zone if one is not None else ""


def _uses(state: TableState, at: Target) -> list[str]:
    """What can be done there now: by pressing it, or with what is chosen."""
    chosen, one = state.gestures.chosen, state.card_at(at)
    if one is not None and one.id in chosen:
        found = state.matcher.openings(state.gestures.sprites(chosen)).values()
        lines = list(dict.fromkeys(line for each in found for line in each))
        if len(lines) > PLACES:
            return [wording("table.voice-places", count=len(lines))]
        return [state.words_of(line) for line in lines]
    if chosen:
        telling = Telling({}, lit=state.gestures.lit())
        return list(filter(None, buttons.beforehand(state, telling).split("\n")))
    clicks = state.matcher.clicks(at.name) if at.kind == "zone" else ()
    seats = state.matcher.seat_clicks().get(at, ()) if at.kind == "seat" else ()
    lines = [*clicks, *seats][: buttons.AT_ONCE]
    return [wording("table.voice-enter", words=state.words_of(line)) for line in lines]


def _keys(state: TableState, at: Target) -> list[str]:
    """Where it is in its row, and by which keys its card is played."""
    group = _beside(state, at)
    place = wording("table.voice-place", number=group.index(at) + 1, count=len(group))
    one = state.card_at(at)
    lines = (
        {line for each in state.matcher.openings([one]).values() for line in each} if one else ()
    )
    keys = by_keys(state, next(iter(lines))) if len(lines) == 1 else ""
    return list(filter(None, (place, keys)))


def done(state: TableState, id: str) -> str:
    """What an action has done that is only seen else; nothing where it is told anyway."""
    match id:
        case "sort":
            own = (zone for zone in own_cards(state) if is_hand(state.data, zone))
            held = [one.card for zone in own for one in state.table.zones[zone]]
            with aloud():
                return wording("table.voice-sorted", cards=signs(held, _to(state))) if held else ""
        case "aid":
            on = state.app.settings.reminders
            return "\n".join(
                [_switched(wording("keys.aid"), on=on), *(_card_aid(state) if on else ())]
            )
        case "read":
            return wording("table.voice-written")
        case "log":
            log = state.surround.log
            last = log.entries[-1].words if log.entries else ""
            return wording("table.voice-log", on="yes" if log.shown else "no", last=last)
        case "next" if not state.pacing.next_asked:
            return wording("table.voice-next-none")
        case "pause":
            return _switched(wording("keys.pause"), on=state.app.settings.stepped)
    return ""


def _card_aid(state: TableState) -> Iterator[str]:
    """What stands on the card aid, from its heading on: a rank, and what it does."""
    with aloud():
        for entry in aided(state.data, state.table.view, state.name, {}):
            named = rank(entry.rank, _to(state)) if entry.rank else ""
            yield ": ".join(filter(None, (named, entry.words)))


def _switched(what: str, *, on: bool) -> str:
    return wording("table.voice-switched", what=what, on="yes" if on else "no")


# ------------------------------------------------------------------ what has come into the hand


def own_cards(state: TableState) -> dict[str, dict[int, Card]]:
    """The cards of their own that the reader sees, zone by zone, by their number on the table."""
    table = state.table
    return {
        zone: {one.id: one.card for one in run if one.card is not None}
        for zone, run in table.zones.items()
        if owner_of(zone) == state.reader and not table.hides(zone)
    }


def first_cards(state: TableState) -> str:
    """What the reader begins with, zone by zone."""
    with aloud():
        zones = own_cards(state).items()
        return "\n".join(_lying(state, zone, _sorted(run)) for zone, run in zones if run)


def open_cards(state: TableState, zones: Mapping[str, Sequence[Card | None]]) -> str:
    """The cards in these zones that everybody sees, zone by zone, each as it lies."""
    others = {zone: run for zone, run in zones.items() if run and owner_of(zone) != state.reader}
    with aloud():
        return "\n".join(
            _lying(state, zone, [card for card in run if card is not None])
            for zone, run in others.items()
            if None not in run
        )


def _lying(state: TableState, zone: str, cards: Sequence[Card]) -> str:
    lying = signs(cards, _to(state))
    return sentence(wording("table.voice-lies", zone=_place(state, zone), cards=lying))


def _place(state: TableState, zone: str) -> str:
    return place_of(state.table, state.data, zone, state.name)


def _to(state: TableState) -> Reader:
    return Reader(state.name, titles=state.data.titles)


def new_cards(state: TableState, before: Collection[int], named: Collection[Card]) -> str:
    """What has come into the reader's hand, but for the cards of which that has been said."""
    new = {
        number: card
        for zone, run in own_cards(state).items()
        if is_hand(state.data, zone)
        for number, card in run.items()
        if number not in before and card not in named
    }
    with aloud():
        return wording("table.voice-new", cards=signs(_sorted(new), _to(state))) if new else ""


def _sorted(run: Mapping[int, Card]) -> list[Card]:
    return in_order(run.values())
