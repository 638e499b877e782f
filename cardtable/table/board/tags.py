"""Buttons on a composed table: paper tags on a cord, beside the pile or card that they act on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from cardtable.presenter.composition import GUTTER, MARGIN, Side
from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.room import Clearance, nearest_free
from cardtable.table.drawing.typeset import TAG, size
from cardtable.table.widgets.controls import Button

ON_PORTRAIT = 0.018  # units that a tag on a portrait reaches below it
WIDER = 1.2  # of that portrait's width: wider it rather isn't
HIGH = 0.044  # units that a tag is high with text of the usual size
CORD = 0.028, 0.01  # units that it hangs away from its pile, and where that is too much
SHRUNK = 0.66  # of its size: rather it hangs elsewhere
LETTERED = 1.2  # above that text size keys have no room on tags
AIR = 0.006  # units that it keeps clear of what is beside it
STEP = 0.012  # of a unit, between places that are tried


FITS: tuple[tuple[float, bool, float], ...] = (
    (1.0, False, CORD[0]), (1.0, False, CORD[1]), (1.0, True, CORD[0]), (1.0, True, CORD[1]),
    *((1 - 0.06 * step, True, CORD[1]) for step in range(1, 1 + round((1 - SHRUNK) / 0.06))),
)  # fmt: skip
"""How large a tag is, whether without its key, and how far away it hangs; what is best first."""


class Hung(NamedTuple):
    """Where tags may hang."""

    unit: float
    area: pygame.Rect
    strip: pygame.Rect
    """The line: what acts on no pile stands right of it."""
    zones: Mapping[str, pygame.Rect]
    cards: tuple[tuple[int, int, int, int], ...]
    """What no tag covers: cards that can be chosen or judged, people, icons."""
    mirrored: bool
    portraits: frozenset[str] = frozenset()
    """Those of the zones that are portraits: a tag on a person hangs over the lower edge."""


class Tag(Button):
    """A button as a tag: paper, red for the urgent answer, dark for what can't be done now."""

    def __init__(
        self, text: str, action: Callable[[], None], *, urgent: bool, letter: str, tip: str,
        rise: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(text, action, tip=tip)
        self.rise = rise
        """Units by which it hangs above the middle of its pile's side."""
        self.urgent, self.letter = urgent, letter
        self.unit = 1.0
        self.faint = False
        """Whether it is dark though it can be pressed."""
        self.bare = False
        """Whether there is no room on it for its key."""

    @property
    def _lettered(self) -> str:
        return self.letter if self.theme.text_size <= LETTERED and not self.bare else ""

    def words_size(self) -> float:
        return size(self.theme, TAG, self.unit) * self.size

    def measure(self, width: int) -> tuple[int, int]:
        words, line = self.words_size(), self.theme.line_height("button", self.words_size())
        wide = self.theme.width(self.words, "button", words) + round(1.05 * line)
        if self._lettered:
            wide += round(1.05 * line)
        return min(wide, width), max(round(HIGH * self.unit), round(1.28 * line))

    def draw(self, canvas: Canvas) -> None:
        theme, p, rect = self.theme, self.theme.palette, self.rect
        if not self.enabled or self.faint:
            fill, ink = mix(p.cloth.dark, (0, 0, 0), 0.5), mix(p.cloth.dark, p.on_cloth, 0.5)
            border = mix(fill, p.on_cloth, 0.25)
        elif self.urgent:
            fill, ink, border = p.accent, p.on_accent, mix(p.accent, (0, 0, 0), 0.35)
        else:
            fill, ink, border = p.paper, p.ink, p.paper_edge
        if self.enabled and (self.hovered or self.pressed):
            fill = mix(fill, (0, 0, 0), 0.18 if self.pressed else 0.08)
        radius = max(3, round(0.16 * rect.h))
        canvas.blit(paint.box(theme, rect.size, fill, border=border, radius=radius), rect)
        words = self.words_size()
        on = "cloth" if self.urgent or self.faint or not self.enabled else "paper"
        image = theme.text(self.words, "button", ink, on=on, size=words)  # type: ignore[arg-type]
        place = image.get_rect(center=rect.center)
        if self._lettered:
            side = round(0.62 * rect.h)
            cap = pygame.Rect(0, 0, side, side)
            cap.midright = (rect.right - round(0.22 * rect.h), rect.centery)
            place.left = rect.x + round(0.4 * rect.h)
            ground = mix(fill, (0, 0, 0), 0.14)
            canvas.blit(paint.box(theme, cap.size, ground, radius=max(2, side // 6)), cap)
            letter = theme.text(self._lettered, "small", mix(ink, fill, 0.25), size=words * 0.82)
            canvas.blit(letter, letter.get_rect(center=cap.center))
        canvas.blit(image, place)


def hang(tags: Sequence[tuple[Tag, str, Side]], hung: Hung) -> list[tuple[pygame.Rect, str]]:
    """Put each tag beside its zone; what hangs on a cord, with the name of the zone it hangs on."""
    taken = [pygame.Rect(one) for one in hung.cards]
    loose = pygame.Rect(hung.strip)
    cords: list[tuple[pygame.Rect, str]] = []
    for tag, zone, side in tags:
        tag.unit = hung.unit
        at = hung.zones.get(zone)
        if at is not None and zone in hung.portraits:
            taken.append(_on_portrait(tag, at, hung))
            continue
        kept = [*taken, hung.strip]
        rect = near = pygame.Rect(hung.strip)
        for fit in FITS:
            tag.size, tag.bare, cord = fit
            wide = tag.measure(hung.area.w)
            near = _beside(at, wide, side, hung, cord) if at else _after(loose, wide, hung)
            near.y -= round(tag.rise * hung.unit)
            rect = near.clamp(_bounds(hung))
            if rect.inflate(2 * round(AIR * hung.unit), 0).collidelist(kept) < 0:
                break
        else:
            tag.size, tag.bare, _ = FITS[0]
            rect = _free(near, kept, hung)
        taken.append(rect)
        tag.place(rect)
        if at is None:
            loose = rect
        elif not rect.colliderect(at):
            cords.append((rect, zone))
    return cords


def _on_portrait(tag: Tag, at: pygame.Rect, hung: Hung) -> pygame.Rect:
    """A tag over the lower edge of a portrait, no wider than there is room to the margin."""
    bounds = _bounds(hung)
    tag.size, tag.bare = 1.0, True
    while tag.size > SHRUNK and tag.measure(bounds.w)[0] > WIDER * at.w:
        tag.size -= 0.05
    rect = pygame.Rect((0, 0), tag.measure(bounds.w))
    rect.midbottom = (at.centerx, at.bottom + round(ON_PORTRAIT * hung.unit))
    rect.clamp_ip(hung.area)
    tag.place(rect)
    return rect


def _beside(
    at: pygame.Rect, wide: tuple[int, int], side: Side, hung: Hung, far: float
) -> pygame.Rect:
    rect, cord = pygame.Rect((0, 0), wide), round(far * hung.unit)
    if hung.mirrored and side in {"left", "right"}:
        side = "left" if side == "right" else "right"
    match side:
        case "left":
            rect.midright = (at.left - cord, at.centery)
        case "right":
            rect.midleft = (at.right + cord, at.centery)
        case "above":
            rect.midbottom = (at.centerx, at.top - cord // 2)
        case "below":
            rect.midtop = (at.centerx, at.bottom + cord // 2)
    return rect


def _after(before: pygame.Rect, wide: tuple[int, int], hung: Hung) -> pygame.Rect:
    """Right of the line, or of the tag before."""
    rect = pygame.Rect((0, 0), wide)
    gap = round(GUTTER * hung.unit)
    if hung.mirrored:
        rect.midright = (before.left - gap, before.centery)
    else:
        rect.midleft = (before.right + gap, before.centery)
    return rect


def _bounds(hung: Hung) -> pygame.Rect:
    margin = 2 * round(MARGIN * hung.unit / 2)
    return hung.area.inflate(-margin, -margin)


def _free(rect: pygame.Rect, taken: Sequence[pygame.Rect], hung: Hung) -> pygame.Rect:
    """The nearest place that covers nothing."""
    bounds = _bounds(hung)
    wanted = rect.clamp(bounds)
    near = wanted.inflate(-wanted.w + 2, -wanted.h + 2)
    step = max(2, round(STEP * hung.unit))
    air = max(1, round(0.004 * hung.unit))
    found = nearest_free(
        [rect.size], near, bounds, [Clearance(taken, 1.5 * hung.unit)], step=step, air=air
    )
    return found[1] if found is not None else wanted
