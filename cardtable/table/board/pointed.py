"""The small marks under the pointer, on cards and on plates, and what they mean in a sentence."""

from __future__ import annotations

import math
from collections.abc import Collection

import pygame

from cardtable.presenter.phrases import Name
from cardtable.presenter.reading import Target
from cardtable.presenter.status import chip_tip
from cardtable.table.board import people
from cardtable.table.board.board import Board
from cardtable.table.board.plan import ASPECT, Pose
from cardtable.table.drawing.marks import tab
from cardtable.table.widgets.marklist import MEANINGS

TOLD = "told"  # words and chips on the cloth that say more when they are pointed at
CHIP = "chip"  # the button beside a seat's face
NEAR = 1.4  # so much larger a mark is under the pointer than it is drawn


def mark_at(board: Board, playable: Collection[int], point: tuple[int, int]) -> Target | None:
    """The mark at a point, if it can be seen; `playable` are the cards marked as that."""
    for seat in board.table.view.seats:
        found = Target("mark", f"{CHIP} {seat}")
        if chip_tip(board.table, board.data, seat, str) and place(board, found).collidepoint(point):
            return found
    for number, (rect, what) in enumerate(board.told):
        if rect.collidepoint(point):
            return what if isinstance(what, Target) else Target("mark", f"{TOLD} {number}")
    over = board.plan.card_at(point)
    order = list(board.plan.poses)
    for number in playable:
        pose = board.plan.poses.get(number)
        if pose is None or not pose.shown or not _holds(pose, point):
            continue
        if over is None or order.index(over) <= order.index(number):
            return Target("mark", f"playable {number}")
    return None


def place(board: Board, target: Target) -> pygame.Rect:
    """Where a mark is: of one on a card, the card, which its words must not cover."""
    kind, _, of = target.name.partition(" ")
    if kind == CHIP:
        return people.chip_place(board.plan.people[of])
    if kind == TOLD:
        return board.told[int(of)][0] if int(of) < len(board.told) else pygame.Rect(0, 0, 0, 0)
    pose = board.plan.poses.get(int(of))
    return pygame.Rect(pose.rect) if pose else pygame.Rect(board.plan.area)


def meaning(board: Board, target: Target, name: Name) -> str:
    """What a mark says, in a sentence."""
    kind, _, of = target.name.partition(" ")
    if kind == CHIP:
        return chip_tip(board.table, board.data, of, name)
    if kind == TOLD:
        return str(board.told[int(of)][1]) if int(of) < len(board.told) else ""
    return next(words for mark, words in MEANINGS.items() if mark == kind)


def _holds(pose: Pose, point: tuple[int, int]) -> bool:
    """Whether a point is on the tab of a card that lies there, as the card is turned."""
    turn = math.radians(pose.angle)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    (wide, high), (x, y) = tab(round(pose.height * ASPECT), round(pose.height))
    return abs(across - x) <= wide / 2 * NEAR and abs(down - y) <= high / 2 * NEAR
