"""A picture of a game's table with its places named, at the head of its rules."""

from __future__ import annotations

import pygame

from cardtable.presenter.figures import NAMES, READER, Figure
from cardtable.presenter.status import Seated, seated
from cardtable.presenter.tabledata import TableData
from cardtable.table.board.board import Board
from cardtable.table.board.motion import PACES
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.cardpaint import CardPainter
from cardtable.table.drawing.room import Clearance, nearest_free
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.stage import Stage
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.richtext import Broad

SHAPE = 0.62  # of the width: how high the picture is
PAD = (7, 3)  # round a name, at scale 1


class TableMap(Broad):
    """The table as wide as the text, and the sentence under it."""

    def __init__(self, figure: Figure, faces: CardFaces, data: TableData) -> None:
        super().__init__()
        self.figure, self._faces, self._data = figure, faces, data

    @property
    def spoken(self) -> str:
        places = ", ".join(pile.title for pile in self.figure.piles)
        return f"{self.figure.text} Places: {places}."

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self.theme.wrap(self.figure.text, width, "small"))
        tall = round(width * SHAPE) + self.theme.px(4)
        return width, tall + lines * self.theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        size = (rect.w, round(rect.w * SHAPE))
        key = ("table map", self.figure.text, size)
        canvas.blit(theme.kept(key, lambda: self._table(theme, size)), rect)
        y = rect.y + size[1] + theme.px(4)
        for line in theme.wrap(self.figure.text, rect.w, "small"):
            canvas.blit(theme.text(line, "small", theme.palette.ink_soft), (rect.x, y))
            y += theme.line_height("small")

    def _table(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        state = self.figure.state
        assert state is not None
        made = pygame.Surface(size).convert()
        board = Board(state.view(READER), self._data, PACES["off"], made.get_rect())
        board.resize(made.get_rect(), (0, 0))
        told = Telling(seated={seat: self._seated(board, seat) for seat in state.seats})
        painter = PicturePainter(CardPainter(self._faces, self._data.backs))
        picture = painter.picture(board, theme, told)
        Stage().draw(Canvas(made), theme, picture, _nothing)
        self._name(made, board, theme)
        return paint.framed(made, theme, theme.palette.cloth.light, theme.px(1.5))

    def _seated(self, board: Board, seat: str) -> Seated:
        name = NAMES.get(seat, seat)
        return seated(board.table, self._data, seat, name=name, detail="", turn=False, dots=-1)

    def _name(self, made: pygame.Surface, board: Board, theme: Theme) -> None:
        """A slip of paper at each place, with its name; none lies over another."""
        px, palette = theme.px, theme.palette
        taken: list[pygame.Rect] = []
        for pile in self.figure.piles:
            words = theme.text(pile.title, "small", palette.ink)
            slip = words.get_rect().inflate(2 * px(PAD[0]), 2 * px(PAD[1]))
            spot = _middle(board, pile.zone)
            slip.center = spot.center
            slip.clamp_ip(made.get_rect())
            if slip.collidelist(taken) >= 0:
                levels = [Clearance(taken, made.get_width() / 3)]
                bounds = made.get_rect().inflate(-px(6), -px(6))
                found = nearest_free([slip.size], spot, bounds, levels, step=max(2, px(4)))
                slip = found[1] if found is not None else slip
            taken.append(slip)
            made.blit(paint.box(theme, slip.size, palette.paper, radius=px(3)), slip)
            made.blit(words, words.get_rect(center=slip.center))


def _middle(board: Board, zone: str) -> pygame.Rect:
    """Where a zone's cards lie; its place, where there are none."""
    rects = [board.plan.poses[one.id].rect for one in board.table.zones[zone]]
    area = pygame.Rect(rects[0] if rects else board.plan.zones[zone].rect)
    area = area.unionall([pygame.Rect(rect) for rect in rects])
    return pygame.Rect(area.centerx - 1, area.centery - 1, 2, 2)


def _nothing(canvas: Canvas, rect: pygame.Rect) -> None:
    """There are no controls."""
    del canvas, rect
