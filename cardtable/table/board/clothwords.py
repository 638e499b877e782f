"""What is written on the cloth: lines of the layout file, the prompt, and what happened last."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pygame

from cardtable.presenter.tabledata import Caption as ClothLine
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.words import Name, complete, fill
from cardtable.table.board import labels, trays
from cardtable.table.board.board import Board
from cardtable.table.board.captions import Caption, captions
from cardtable.table.board.reminders import sheet
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Style, Theme

LINE = 0.034  # of a unit: the most that a line of text on the cloth is high
_SENTENCE = re.compile(r"\. (?=[A-Z])")  # a pile has the name `pile no. 6`


def lines(board: Board, theme: Theme, telling: Telling) -> list[Item]:
    """The lines of the layout file, with what the game remembers filled in."""
    known, name = trays.details(board), names(telling)
    size = min(1.0, LINE * board.plan.text / theme.line_height("strong"))
    found: list[Item] = []
    for x in dict.fromkeys(line.at[0] for line in board.data.captions):
        stack = [
            (number, line, fill(line.text, known, name))
            for number, line in enumerate(board.data.captions)
            if line.at[0] == x and complete(line.text, known) and _has_place(board, line)
        ]
        wide = max((theme.width(words, "small", size) for _, _, words in stack), default=1)
        found += [
            labels.line_of_text(
                theme, ("line", number), words, middle, style="small",
                colour=theme.palette.on_cloth_soft, size=scale,
            )
            for number, line, words in stack
            for middle, scale in [_on_cloth(board, line, size, wide)]
        ]  # fmt: skip
    return found


def prompt(board: Board, theme: Theme, telling: Telling) -> list[Item]:
    """What is to be done, and over the reader's plate a warning and the reminders."""
    items: list[Item] = []
    if telling.reminders:
        at = board.plan.plates[board.reader]
        zones = board.plan.zones
        foreign = [zone for name, zone in zones.items() if owner_of(name) != board.reader]
        words = LINE * board.plan.text  # a pile's name hangs over its lower edge
        ends = [one.rect.bottom + words * (one.kind != "tray") for one in foreign
                if one.rect.x < at.right and one.rect.bottom < at.y]  # fmt: skip
        top = max(ends, default=board.plan.area.y)
        rects = [zone.rect for zone in zones.values()]
        beside = [rect.x for rect in rects if rect.bottom > top and rect.y < at.y]
        right = min((x for x in beside if x >= at.right), default=at.right)
        if board.plan.growth > 1:  # a large prompt reaches over the plate
            at = at.copy()
            at.h /= board.plan.growth
            at.y = min(at.y, board.plan.prompt[1] - LINE * board.plan.text)
            plates = [board.plan.plates[seat] for seat in board.others]
            right = min([right, *(one.x for one in plates if one.x >= at.right)])
            top = max([top, *(one.bottom for one in plates if one.x < at.right)])
        if board.plan.growth > 1:
            right -= 1.2 * words  # a column's number is wider than it
            at.w = max(at.w / 2, min(at.w, right - at.x))
        if telling.prompt:
            line, size = line_at(board, theme, 0.45)
            begins = line.centerx - theme.width(telling.prompt, "strong", size) / 2
            right = min(right, max(at.right, begins - theme.px(8)))
        found = sheet(theme, telling.reminders, top, at, right, pygame.Rect(telling.spare))
        items += [found] if found is not None else []
    if telling.warning:
        plate = pygame.Rect(board.plan.plates[board.reader])
        items += labels.warning(theme, telling.warning, plate)
    if telling.prompt:
        colour = theme.palette.glow if telling.urgent else theme.palette.on_cloth_soft
        place, size = line_at(board, theme, 0.45)
        if board.plan.growth > 1:
            size = _narrower(board, theme, telling.prompt, place.w, size)
        items.append(
            labels.line_of_text(
                theme, "prompt", telling.prompt, place.center,
                colour=colour, width=place.w, size=size,
            )
        )  # fmt: skip
    return items


def news(board: Board, theme: Theme, telling: Telling, taken: Sequence[pygame.Rect]) -> list[Item]:
    """What others did, beside each of them; one's own last move, over the prompt.

    There, too, what has no room beside its player.
    """
    place, size = line_at(board, theme, -0.5)
    buttons = [pygame.Rect(one) for one in telling.controls]
    if board.plan.rows is not None:
        taken = [*taken, *buttons, *_theirs(board)]
    middle = pygame.Rect(0, 0, place.w // 2, place.h)
    middle.center = place.center
    taken = [*taken, *buttons]
    items, left = captions(theme, board, telling.captions, [*taken, middle])
    other = next((one for one in left if one.acting), None)
    last = telling.last or (other.words if other is not None else "")
    place.w = round(board.plan.area.w * 0.96)  # rather one wide line than two
    place.centerx = middle.centerx
    blocks = [*taken, *(item.rect for item in items)] if board.plan.rows is not None else taken
    place = _clear(place, blocks, theme.width(last, "small", size))
    if board.plan.growth > 1:  # large text has one line, and is cut where that is too long
        size = _narrower(board, theme, last, place.w, size, "small")
    rows = theme.wrap(last, place.w, "small", size) if last else []
    if len(rows) > 1 and _covered(board, place.move(0, -place.h)):
        mine = [Caption(board.reader, last, acting=True)] if telling.last else []
        found, _ = captions(theme, board, mine, [*taken, middle, *(one.rect for one in items)])
        if found:
            return [*items, *found]
        room = place.w - theme.px(16)
        actor = other.seat if other is not None and not telling.last else board.reader
        shorter = _shortened(
            last, names(telling)(actor), lambda words: theme.width(words, "small", size) <= room
        )
        rows = [shorter] if shorter else rows
    if board.plan.growth > 1:
        rows = [last]
    elif len(rows) > 1:
        rows = [rows[0], " ".join(rows[1:])]
    high = theme.line_height("small", size)
    for number, row in enumerate(rows):
        at = (place.centerx, place.centery - (len(rows) - 1 - number) * high)
        items.append(
            labels.line_of_text(
                theme, ("last", number), row, at, style="small",
                colour=theme.palette.glow if telling.held else theme.palette.on_cloth_soft,
                width=place.w, size=size,
            )
        )  # fmt: skip
    return items


def _on_cloth(
    board: Board, line: ClothLine, size: float, wide: float
) -> tuple[tuple[float, float], float]:
    """The middle of a line of the layout file, and its size, which is `size` if it has room.

    Lines one below the other, of which the widest is so wide, keep their distance.
    """
    plan, area = board.plan, board.plan.area
    x = area.x + line.at[0] * area.w
    if plan.rows is None:
        return (x, plan.level(line.at[1])), size
    stack = [one.at[1] for one in board.data.captions if one.at[0] == line.at[0]]
    middle, words = sum(stack) / len(stack), LINE * plan.text
    level = plan.level(middle)
    near = [zone.rect for name, zone in plan.zones.items() if not owner_of(name)]
    near += [pose.rect.inflate(words / 3, words / 2) for pose in plan.poses.values() if pose.shown]
    half = words / 2
    sides = [
        max(one.x - x, x - one.right)
        for one in near
        if one.bottom > level - half and one.y < level + half
    ]
    fit = min(1.0, 1.95 * min((one for one in sides if one > 0), default=area.w) / wide)
    step = area.h * plan.growth * fit
    first = level + (stack[0] - middle) * step
    if middle < board.data.asks[1]:  # below the names of other seats' cards
        lowest = max((one.bottom for one in _theirs(board)), default=0) + words * (1 + fit) / 2
        first = max(first, lowest)
    return (x, first + (line.at[1] - stack[0]) * step), size * fit


def _theirs(board: Board) -> list[pygame.Rect]:
    """Where other seats' cards are: a card can be wider than its place where text is large."""
    plan, theirs = board.plan, [one for one in board.plan.zones if owner_of(one) in board.others]
    cards = [one.id for zone in theirs for one in board.table.zones[zone] if one.id in plan.poses]
    rects = [*(plan.zones[zone].rect for zone in theirs), *(plan.poses[one].rect for one in cards)]
    return [pygame.Rect(rect).inflate(2, 0) for rect in rects]


def _shortened(words: str, name: str, fits: Callable[[str], bool]) -> str:
    """The player's last move and as much of what came of it as fits; `""` if not even it does.

    The log and the recap tell all of it.
    """
    told = _SENTENCE.split(words)
    first = max((at for at, one in enumerate(told) if one.startswith(f"{name} ")), default=0)
    for end in range(len(told), first, -1):
        before, after = "… " * (first > 0), " …" * (end < len(told))
        shorter = f"{before}{'. '.join(told[first:end])}{after}"
        if fits(shorter):
            return shorter
    return ""


def _covered(board: Board, line: pygame.Rect) -> bool:
    """Whether cards lie on a line of the cloth."""
    return any(line.colliderect(pose.rect) for pose in board.plan.poses.values() if pose.shown)


def _has_place(board: Board, line: ClothLine) -> bool:
    """Whether a card lies where these words belong, if they belong anywhere."""
    zones = [zone.replace("p.", f"{board.reader}.", 1) for zone in line.over]
    return not zones or any(board.table.zones.get(zone) for zone in zones)


def names(telling: Telling) -> Name:
    """The names of players, as their plates have them."""
    return lambda seat: telling.seated[seat].name if seat in telling.seated else seat


def line_at(board: Board, theme: Theme, share: float) -> tuple[pygame.Rect, float]:
    """The room and the size of a line of text so many lines below the middle of the prompt's two.

    They stand between the piles and the reader's row, however large the interface is.
    """
    size = min(1.0, LINE * board.plan.text / theme.line_height("strong"))
    high = theme.line_height("strong", size)
    x, y = board.plan.prompt
    wide = board.plan.unit * 0.9
    if board.plan.growth > 1:  # as far as the room for buttons
        least = 2 * (x - board.plan.plates[board.reader].right)
        wide = max(wide, min(wide * board.plan.growth, 2 * (board.plan.actions.x - x)))
        own = board.plan.plates[board.reader]
        if own.y < y + (share + 0.5) * high and own.bottom > y + (share - 0.5) * high:
            wide = min(wide, least)
    rect = pygame.Rect(0, 0, round(wide), high)
    rect.center = (round(x), round(y + high * share))
    return rect, size


def _narrower(
    board: Board, theme: Theme, words: str, room: int, size: float, style: Style = "strong"
) -> float:
    """The size at which a line of large text fits, not smaller than it usually is."""
    wide = theme.width(words, style, size)
    return size if wide <= room else max(size / board.plan.growth, size * 0.99 * room / wide)


def _clear(line: pygame.Rect, taken: Sequence[pygame.Rect], wide: int) -> pygame.Rect:
    """The room for words so wide on a line, between what stands beside its middle.

    It keeps that middle if they fit there; else it is all the room there is.
    """
    middle = line.centerx
    level = [one for one in taken if one.top < line.bottom and one.bottom > line.top]
    left = max([line.left, *(one.right for one in level if one.right <= middle)])
    right = min([line.right, *(one.left for one in level if one.left >= middle)])
    half = min(middle - left, right - middle)
    if wide <= 2 * half:
        left, right = middle - half, middle + half
    return pygame.Rect(left, line.y, right - left, line.h)
