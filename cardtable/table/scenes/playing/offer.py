"""What is offered on the table just now: buttons, and where the keyboard can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from cardtable.presenter.reading import Target
from cardtable.presenter.status import foretold
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.words import fill
from cardtable.table.board.surround import MOST, Action
from cardtable.table.widgets.ui import Widget

if TYPE_CHECKING:
    from cardtable.engine.notation import Move
    from cardtable.table.board.picture import Telling
    from cardtable.table.scenes.playing.scene import Play

AT_ONCE = 3  # so many uses of a carried card are told where it is held
Stop: TypeAlias = Target | Widget
"""Where the keyboard's focus can be."""


def offers(scene: Play) -> list[Action]:
    """The buttons for what can be done now."""
    found: list[Action] = []
    lines = scene.reading.buttons(scene.gestures.sprites(scene.gestures.chosen))
    for line, words in lines[: MOST if len(lines) > MOST + 1 else None]:
        told = fill(words, {}, scene.name) or scene.words_of(line)
        only = len(scene.reading.lines) == 1 or scene.reading.only_button(line)
        place = scene.reading.button_at(line)
        found.append(Action(told, ("line", line), bool(words) and only, place))
    if len(lines) > len(found):
        rest = tuple(line for line, _ in lines[len(found) :])
        found.append(Action(f"{len(rest)} more …", ("more", *rest)))
    found = [*scene.calls.offers(), *scene.pacer.offers(), *found]
    session = scene.session
    if scene.aside is not None:
        found.append(Action("Not now", "not now"))
    elif scene.seen is not None and not len(scene.board.queue) and not session.over:
        found += [
            Action(f"{scene.name(seat)}: ahead of turn", ("aside", seat))
            for seat in session.humans
            if seat not in {scene.reader, session.turn}
            and session.legal(seat)
            and not (scene.data.calls and scene.data.public)
        ]
    if scene.reader in scene.sorter.libraries and scene.seen == scene.reader:
        found.append(Action(scene.sorter.libraries[scene.reader]["sort"], "sort"))
    return found


def beforehand(scene: Play, told: Telling) -> str:
    """What is told of the line that is about to be played, or of the few among which to choose.

    By the pointer where the carried card is held, by the keyboard where the focus is. The scores
    that it would make, where the layout file wants that (`foretell`); else what it would do.
    """
    focus = scene.focus.item if scene.focus.visible else None
    at = told.hot or (focus if isinstance(focus, Target) and focus in told.lit else None)
    if at is None and not scene.data.foretell:
        return ""
    lines = told.lit[at] if at is not None else _of_card(scene, focus)
    if len(lines) == 1 and lines[0].partition(" ")[0] in scene.data.foretell:
        return foretold(scene.table.view, lines[0], scene.name)
    if at is None:
        return ""
    telling = [line for line in lines if scene.session.means(f"{scene.reader} {line}")]
    words = [scene.words_of(line) for line in telling[:AT_ONCE]]
    return "\n".join([*words, *(["…"] if len(telling) > AT_ONCE else [])])


def _of_card(scene: Play, focus: Stop | None) -> list[Move]:
    """Every line of the chosen cards, or of the card that has the focus."""
    if not isinstance(focus, Target) or scene.gestures.drag is not None:
        return []
    chosen = scene.gestures.sprites(scene.gestures.chosen)
    if focus.kind == "card" and not chosen:
        chosen = scene.gestures.sprites([int(focus.name)])
    found = scene.reading.openings(chosen).values() if chosen else []
    return list(dict.fromkeys(line for each in found for line in each))


def stops(scene: Play) -> list[list[Stop]]:
    """The keyboard's order: the reader's cards, columns, piles, other seats, buttons, icons."""
    cards: list[list[Stop]] = []
    piles: list[Stop] = []
    columns: list[Stop] = []
    stacks: list[Target] = []
    theirs: list[Target] = []
    for zone in reversed(list(scene.plan.zones)):
        kind, look = scene.plan.zones[zone].kind, scene.plan.zones[zone].look
        pile = kind == "stack" and (look.lifts or look.shut)
        if not owner_of(zone) and kind == "column":
            columns.insert(0, Target("zone", zone))
        elif zone in scene.board.opened:
            groups = scene.table.notes.groups(zone, scene.table.zones[zone])
            cards.append([Target("card", str(group[-1].id)) for group in groups])
        elif owner_of(zone) and pile:  # of which the top card alone can be reached
            (stacks if owner_of(zone) == scene.reader else theirs).append(Target("zone", zone))
        elif owner_of(zone) == scene.reader:
            cards.append([Target("card", str(one.id)) for one in scene.table.zones[zone]])
        elif not owner_of(zone):
            piles[:0] = [Target("zone", zone), *_links(scene, zone)]
        else:
            # another seat's cards that a line of the reader's names
            sprites = scene.table.zones[zone]
            named = [one for one in sprites if one.card in scene.reading.named]
            cards.append([Target("card", str(one.id)) for one in named])
    every = (*piles, *columns, *stacks, *theirs)
    piles += [one for one in scene.gestures.lit() if one.kind == "zone" and one not in every]
    others: list[Stop] = [Target("seat", seat) for seat in scene.seats if seat != scene.reader]
    buttons: list[Stop] = [button for button in scene.controls.buttons if button.enabled]
    icons: list[Stop] = [icon for icon in scene.controls.icons if icon.enabled]
    for row in (stacks, theirs):
        row.sort(key=lambda one: scene.plan.zones[one.name].rect.x)
    return [list(stacks), *cards, columns, piles, list(theirs), others, buttons, icons]


def _links(scene: Play, zone: str) -> list[Stop]:
    """What lies apart on a heap and is told of, from the top down."""
    run = scene.table.zones[zone]
    groups = scene.table.notes.groups(zone, run)
    look = scene.data.look(zone)
    apart = groups[-look.show :] if look is not None else []
    return [
        Target("card", str(group[-1].id))
        for group in reversed(apart)
        if scene.table.notes.about(group[-1]) is not None
    ]
