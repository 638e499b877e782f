"""The cloth of a board, on which its parts are put: it knows units, inks, and which side is left.

A part is a function that is given the cloth and puts items on it. Nothing on the board is changed
by that.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeAlias

import pygame

from cardtable.presenter.palette import Rgb, mix
from cardtable.table.board.board import Board
from cardtable.table.drawing import theme
from cardtable.table.drawing.marks import brackets, hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme, Type

LIGHT = 10  # at scale 1: so much wider and higher than a target is the light around it

PILL, SHEET = 0.55, 0.42
"""How dark what lies on a cloth is: what is said there is on paper, and cards in gilt frames."""

Part: TypeAlias = tuple[pygame.Surface, pygame.Rect]


class Cloth:
    """What is put on one board's cloth, from the bottom up, and the measures for it."""

    def __init__(self, theme: Theme, board: Board) -> None:
        self.theme, self.board, self.plan = theme, board, board.plan
        self.unit, self.inks = board.plan.unit, theme.palette
        self.items: list[Item] = []

    @property
    def pill(self) -> Rgb:
        """The ground of a line of words that stands on the cloth."""
        return mix(self.inks.cloth.dark, (0, 0, 0), PILL)

    @property
    def sheet(self) -> Rgb:
        """The ground of everything larger that lies there, and isn't paper."""
        return mix(self.inks.cloth.dark, (0, 0, 0), SHEET)

    # --- measures ---------------------------------------------------------------------------------

    def px(self, units: float) -> int:
        """So many units in whole pixels."""
        return round(units * self.unit)

    def left(self, *, usually: bool) -> bool:
        """Whether it is on the left here, if it usually is, or is not: there are left hands."""
        return usually != self.plan.mirrored

    @property
    def right_handed(self) -> bool:
        """Whether what is on the right in the layout file is on the right here."""
        return not self.plan.mirrored

    def details(self) -> dict[str, Any]:
        """What words on the cloth may name: options, keys of the memory and what these hold."""
        view = self.board.table.view
        found: dict[str, Any] = {}
        for value in view.state.values():
            found |= value if isinstance(value, dict) else {}
        return {**found, **vars(view.rules.options), **view.state}

    # --- pictures ---------------------------------------------------------------------------------

    def written(self, words: str, kind: Type, ink: Rgb, room: float = 0.0) -> pygame.Surface:
        """Words; where they have a room they fit into it."""
        return theme.written(self.theme, words, kind, self.unit, ink, room)

    def svg(
        self, key: Hashable, size: tuple[int, int], body: Callable[[], str], view: str = ""
    ) -> pygame.Surface:
        """The picture of some SVG elements; `view` is the box of their coordinates, if not pixels.

        `key` says what it shows, besides its size: it is drawn only once.
        """

        def make() -> pygame.Surface:
            box = f' viewBox="{view}"' if view else ""
            text = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
                f"{box}>{body()}</svg>"
            )
            return raster(text, size)

        return self.theme.kept(("svg", key, size), make)

    def frame(
        self, size: tuple[int, int], ink: Rgb, *, line: float, radius: float, fill: float,
        stroke: float,
    ) -> pygame.Surface:  # fmt: skip
        """A rectangle with round corners; `fill` and `stroke` say how opaque its two parts are."""
        wide, high = max(4, size[0]), max(4, size[1])

        def body() -> str:
            colour = hex_colour(ink)
            return (
                f'<rect x="{line / 2}" y="{line / 2}" width="{wide - line}" '
                f'height="{high - line}" rx="{radius}" fill="{colour}" fill-opacity="{fill}" '
                f'stroke="{colour}" stroke-opacity="{stroke}" stroke-width="{line}"/>'
            )

        return self.svg(("frame", ink, line, radius, fill, stroke), (wide, high), body)

    # --- putting things on it ---------------------------------------------------------------------

    def put(
        self, key: Hashable, image: pygame.Surface, rect: pygame.Rect | None = None, *,
        stamp: Hashable = None, alpha: int | None = None, **at: Any,
    ) -> pygame.Rect:  # fmt: skip
        """Put a picture there: in `rect`, or with one of its points at a place, `midtop=(x, y)`.

        Where `image` is made anew each time, or shown by `alpha`, `stamp` says what it shows.
        """
        place = rect if rect is not None else lay(image, **at)
        paint = _painter(((image, place),), alpha)
        self.items.append(Item(key, place, id(image) if stamp is None else stamp, paint))
        return place

    def put_parts(self, key: Hashable, parts: Sequence[Part], stamp: Hashable) -> pygame.Rect:
        """Put several pictures there as one item, the uppermost last."""
        whole = parts[0][1].unionall([rect for _, rect in parts[1:]])
        self.items.append(Item(key, whole, stamp, _painter(parts, None)))
        return whole

    def light(self, key: Hashable, rect: pygame.Rect, *, hot: bool) -> None:
        """The corners of a legal target light up; those of the one that would be hit, brighter."""
        grown = rect.inflate(self.theme.px(LIGHT), self.theme.px(LIGHT))
        line, fill = (4.5, 0.3) if hot else (3.0, 0.12)
        image = self.theme.kept(
            ("lit", grown.size, hot),
            lambda: brackets(self.inks, grown.size, self.theme.px(line), fill=fill),
        )
        self.put(key, image, grown, stamp=(hot, grown.size))


def lay(image: pygame.Surface, **at: Any) -> pygame.Rect:
    """The rectangle of a picture that has one of its points there, in whole pixels."""
    return image.get_rect(**{side: _whole(value) for side, value in at.items()})


def _whole(value: float | tuple[float, float]) -> int | tuple[int, int]:
    return (round(value[0]), round(value[1])) if isinstance(value, tuple) else round(value)


def _painter(parts: Sequence[Part], alpha: int | None) -> Callable[[pygame.Surface], None]:
    def paint(surface: pygame.Surface) -> None:
        for image, rect in parts:
            if alpha is not None:
                image.set_alpha(alpha)
            surface.blit(image, rect)

    return paint
