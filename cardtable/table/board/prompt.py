"""What is written in the middle of the cloth: the prompt, the laws above it, dots for rounds."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeVar

import pygame

from cardtable.presenter.layoutfile import MARGIN, generic, owner_of
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import sentence
from cardtable.presenter.words import fill
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth
from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import AGAINST, ASKED, DID, LAW, LAW_RANK, OFFERED, Type, size

WIDEST = 0.62  # of the table's width: a longer prompt has smaller letters, and then is cut
PROMPTS = 0.62  # units that prompts hardly ever exceed
SMALLEST = 0.62  # of their size are letters at least
PROMPT = "prompt"
_Part = TypeVar("_Part")
TWO_LINES, MOST_LINES = 4, 3  # from so many laws on, and lines there are at most
ASKEW = 0.08  # of a card's height: so much lower than its place one on a heap may lie
LEAST_LAW = 0.85  # of their size: rather than smaller letters there is another line
WIDEST_LAWS = 0.66  # of the table's width
GAP, DOT = 0.011, 0.017  # units: between a rank and its law, and on each side of a dot
ROUND, STEP = 0.0165, 0.025  # units that the dot of a round is across, and from one to the next
ACROSS, BELOW = 8, 0.006  # dots in a row at most, and units below their words


# --- the prompt -----------------------------------------------------------------------------------


class _Prompt(NamedTuple):
    asked: str
    offered: str
    urgent: bool
    high: int
    most: int


def prompt(cloth: Cloth, words: str, *, urgent: bool) -> pygame.Rect | None:
    """A rounded strip: the words' first line says what is asked, the second what else one may do.

    Where it lies; None without words.
    """
    if not words:
        return None
    asked, _, offered = words.partition("\n")
    line = cloth.plan.line
    high, most = round(line.h), round(widest(cloth))
    shown = _Prompt(asked.rstrip(":,"), offered, urgent, high, most)
    image = cloth.theme.kept(("prompt", shown), partial(_strip, cloth, shown))
    stamp = (shown, id(cloth.theme))
    return cloth.put(PROMPT, image, stamp=stamp, center=(line.centerx, line.centery))


def widest(cloth: Cloth) -> float:
    """How wide the prompt may be at most: it leaves a card aid beside it in peace."""
    plan, most = cloth.plan, WIDEST * cloth.plan.area.w
    aid = plan.composed.aid
    if plan.aided and aid is not None and aid.top < plan.composed.line < aid.bottom:
        free = min(abs(edge - 0.5) for edge in aid.span)
        most = min(most, 2 * (free * plan.area.w - GAP * cloth.unit))
    return most


def _strip(cloth: Cloth, shown: _Prompt) -> pygame.Surface:
    theme, p, unit = cloth.theme, cloth.inks, cloth.unit
    high, most = shown.high, shown.most
    pad, gap, dot = round(0.44 * high), round(0.36 * high), max(3, round(0.14 * high))
    first, second = size(theme, ASKED, unit), size(theme, OFFERED, unit)
    before = pad + 2 * dot + round(0.2 * high)

    def wide(fit: float) -> int:
        found = before + theme.width(shown.asked, "strong", first * fit) + pad
        if shown.offered:
            found += gap + theme.width(shown.offered, "body", second * fit)
        return found

    fit = 1.0
    while fit > SMALLEST and wide(fit) > most:
        fit -= 0.02
    ink = p.glow if shown.urgent else p.on_cloth_soft
    asked, offered = shown.asked, shown.offered
    if wide(fit) > most:
        room = most - before - pad
        asked = theme.cut(asked, room, "strong", first * fit)
        left = room - theme.width(asked, "strong", first * fit) - gap
        offered = theme.cut(offered, max(0, left), "body", second * fit) if left > 0 else ""
    words = theme.text(asked, "strong", ink, on="cloth", size=first * fit)
    full = (min(most, wide(fit)), high)
    ground = cloth.pill
    border = mix(ground, p.second, 0.62 if shown.urgent else 0.3)
    image = paint.box(theme, full, ground, border=border, radius=high // 2, line=max(1, high // 20))
    image = image.copy()
    lamp = paint.box(theme, (2 * dot, 2 * dot), ink, radius=dot)
    if shown.urgent:
        image.blit(lamp, (pad, high // 2 - dot))
    x = before if shown.urgent else (full[0] - wide(fit)) // 2 + (before + pad) // 2
    image.blit(words, words.get_rect(midleft=(x, high // 2)))
    if offered:
        more = theme.text(offered, "body", p.on_cloth_soft, on="cloth", size=second * fit)
        image.blit(more, more.get_rect(midleft=(x + words.get_width() + gap, high // 2)))
    return image


def plate(cloth: Cloth, words: str) -> pygame.Surface:
    """A line of small words on a dark ground."""

    def made() -> pygame.Surface:
        p, text = cloth.inks, cloth.written(words, DID, cloth.inks.on_cloth)
        high = text.get_height()
        ground, wide = cloth.pill, text.get_width() + high
        border = mix(ground, p.second, 0.3)
        image = paint.box(cloth.theme, (wide, high), ground, border=border, radius=high // 2).copy()
        image.blit(text, text.get_rect(center=(wide // 2, high // 2)))
        return image

    return cloth.theme.kept(("plate", words, round(cloth.unit)), made)


def wait(cloth: Cloth, share: float) -> None:
    """A thin bar under the prompt that grows shorter while something waits to go on by itself."""
    theme, (x, y) = cloth.theme, cloth.plan.prompt
    full = cloth.px(0.24)
    step = round(share * full / 2) * 2
    rect = pygame.Rect(0, 0, max(full, step), max(3, theme.px(3)))
    rect.center = round(x), round(y + cloth.plan.line.h / 2 - 0.006 * cloth.unit)
    image = theme.kept(("wait", step, rect.size), partial(_bar, cloth, step, rect.size))
    cloth.put("wait", image, rect, stamp=step)


def _bar(cloth: Cloth, step: int, full: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(full, pygame.SRCALPHA)
    image.fill(cloth.inks.glow, (full[0] // 2 - step // 2, 0, step, full[1]))
    return image


# --- laws -----------------------------------------------------------------------------------------


class Law(NamedTuple):
    """What a card does for everybody as long as it lies where it lies."""

    rank: str
    words: str
    sentence: str
    """All of it, in a sentence."""
    faint: bool = False
    """It isn't in force: something cancels it."""


class LawRow(NamedTuple):
    """A line of them: where it is, and where each law on it is."""

    rect: pygame.Rect
    laws: tuple[tuple[Law, pygame.Rect], ...]
    fit: float


def in_force(board: Board) -> list[Law]:
    """The laws, equal ones once, in the order of the seats; then those that are cancelled."""
    spec = board.plan.composed
    if spec.laws is None:
        return []
    found: dict[tuple[str, str], Law] = {}
    for note in (one.note for one in board.table.notes.told):
        told = not note.idle or note.sign == "cancelled"
        if note.law and told and (not note.zone or generic(note.zone) == spec.laws.zone):
            law = Law(note.rank, note.law, note.reasoned, note.idle)
            found.setdefault((law.rank, law.words), law)
    return sorted(found.values(), key=lambda law: law.faint)


def laws(cloth: Cloth) -> None:
    """The laws, each rank in gilt."""
    for number, row in enumerate(law_rows(cloth)):
        key = ("law", tuple(law for law, _ in row.laws), row.rect.size, round(row.fit, 3))
        image = cloth.theme.kept(key, partial(_laws_image, cloth, row))
        cloth.put(("law", number), image, row.rect)


def laws_in_full(cloth: Cloth) -> list[tuple[pygame.Rect, str]]:
    """Where each law stands, and all of it in a sentence."""
    return [(rect, sentence(law.sentence)) for row in law_rows(cloth) for law, rect in row.laws]


def law_rows(cloth: Cloth) -> list[LawRow]:
    """Where the laws stand: in one line, or in two where there are many."""
    plan, unit = cloth.plan, cloth.unit
    found, spec = in_force(cloth.board), plan.composed.laws
    if not found or spec is None:
        return []
    most, lines = _widest_laws(cloth), 2 if len(found) >= TWO_LINES else 1
    wides = [_wide(cloth, law, LEAST_LAW) + 2 * DOT * unit for law in found]
    while lines < min(MOST_LINES, len(found)) and max(map(sum, _parted(wides, lines))) > most:
        lines += 1
    rows = _parted(found, lines)
    widest = max(sum(_wide(cloth, law, 1.0) for law in row) for row in rows)
    fit = min(1.0, most / (widest + 2 * DOT * unit * max(len(row) for row in rows)))
    high = round(1.06 * cloth.theme.line_height("body", size(cloth.theme, LAW, unit) * fit))
    shared = [one for name, one in plan.zones.items() if not owner_of(name)]
    piles = [one.rect.bottom + ASKEW * one.height * (one.kind == "heap") for one in shared]
    room = plan.line.y - 0.003 * unit - max(piles, default=plan.area.y)
    if room < high * len(rows):
        fit, high = fit * room / (high * len(rows)), int(room / len(rows))
    middle = plan.level(spec.at)
    top = min(middle - high * len(rows) / 2, plan.line.y - 0.003 * unit - high * len(rows))
    return [_row(cloth, row, fit, top + number * high, high) for number, row in enumerate(rows)]


def most_laws(cloth: Cloth) -> pygame.Rect | None:
    """Where laws stand when there are many; None where there never are any."""
    plan, spec = cloth.plan, cloth.plan.composed.laws
    if spec is None:
        return None
    high = round(1.06 * cloth.theme.line_height("body", size(cloth.theme, LAW, cloth.unit)))
    wide, middle = _widest_laws(cloth), plan.level(spec.at)
    top = min(middle - high, plan.line.y - 0.003 * cloth.unit - 2 * high)
    return pygame.Rect(round(plan.area.centerx - wide / 2), round(top), round(wide), 2 * high)


def _widest_laws(cloth: Cloth) -> float:
    """How wide a line of laws may be, so that it stays clear of the card guide."""
    plan = cloth.plan
    most = WIDEST_LAWS * plan.area.w
    if plan.aided and (aid := plan.composed.aid) is not None:
        free = min(abs(edge - 0.5) for edge in aid.span)  # as far from the middle on either side
        most = min(most, 2 * (free * plan.area.w - 2 * DOT * cloth.unit))
    return most


def _parted(run: list[_Part], lines: int) -> list[list[_Part]]:
    """The same in so many lines, the last of which are the longest."""
    ends = [number * len(run) // lines for number in range(lines + 1)]
    return [run[start:end] for start, end in pairwise(ends)]


def _wide(cloth: Cloth, law: Law, fit: float) -> float:
    def width(words: str, kind: Type) -> int:
        return cloth.theme.width(words, kind.style, size(cloth.theme, kind, cloth.unit) * fit)

    return width(law.rank, LAW_RANK) + GAP * cloth.unit + width(law.words, LAW)


def _row(cloth: Cloth, row: list[Law], fit: float, top: float, high: int) -> LawRow:
    wides = [_wide(cloth, law, fit) for law in row]
    dots = 2 * DOT * cloth.unit
    whole = sum(wides) + dots * len(row)
    rect = pygame.Rect(0, round(top), round(whole), high)
    rect.centerx = round(cloth.plan.area.centerx)
    x, places = rect.x + dots / 2, []
    for law, wide in zip(row, wides, strict=True):
        places.append((law, pygame.Rect(round(x), rect.y, round(wide), high)))
        x += wide + dots
    return LawRow(rect, tuple(places), fit)


def _laws_image(cloth: Cloth, row: LawRow) -> pygame.Surface:
    p, theme = cloth.inks, cloth.theme
    image = pygame.Surface(row.rect.size, pygame.SRCALPHA)
    ground = paint.box(theme, row.rect.size, cloth.pill, radius=row.rect.h // 2).copy()
    ground.set_alpha(150)
    image.blit(ground, (0, 0))
    middle, gap = row.rect.h // 2, cloth.px(GAP)
    for number, (law, place) in enumerate(row.laws):
        x = place.x - row.rect.x
        if number:
            radius = max(1, cloth.px(0.002))
            dot = (round(x - DOT * cloth.unit), middle)
            pygame.draw.circle(image, mix(p.cloth.dark, p.on_cloth, 0.6), dot, radius)
        inks = (p.on_cloth_soft, p.on_cloth_soft) if law.faint else (p.glow, p.on_cloth)
        for words, kind, ink in ((law.rank, LAW_RANK, inks[0]), (law.words, LAW, inks[1])):
            letters = size(theme, kind, cloth.unit) * row.fit
            text = theme.text(words, kind.style, ink, on="cloth", size=letters)
            image.blit(text, text.get_rect(midleft=(x, middle)))
            x += text.get_width() + gap
    return image


# --- rounds ---------------------------------------------------------------------------------------


class _Rounds(NamedTuple):
    """How many rounds there are, which it is, what stands over the dots, and where all of it is."""

    most: int
    now: int
    words: pygame.Surface
    rect: pygame.Rect


def rounds_place(cloth: Cloth) -> pygame.Rect | None:
    """Where the rounds are counted; None where they aren't."""
    counted = _rounds(cloth)
    return counted.rect if counted is not None else None


def _rounds(cloth: Cloth) -> _Rounds | None:
    plan, view = cloth.plan, cloth.board.table.view
    spec = plan.composed.rounds
    most = getattr(view.rules.options, spec.most, 0) if spec is not None else 0
    now = view.state.get(spec.key) if spec is not None else 0
    if spec is None or not most or not isinstance(now, int):
        return None
    words = cloth.written(
        fill(spec.words, cloth.details(), str), AGAINST, cloth.inks.on_cloth_soft, 0.2 * cloth.unit
    )
    across = min(most, ACROSS)
    wide = max(words.get_width(), cloth.px(ROUND) + cloth.px(STEP) * (across - 1))
    high = words.get_height() + cloth.px(BELOW) + cloth.px(STEP) * -(-most // across)
    rect = pygame.Rect(0, 0, wide, high)
    x, margin = plan.across(spec.at[0]), MARGIN * cloth.unit / 2
    if cloth.left(usually=False):
        rect.left = round(max(x, plan.area.x + margin))
    else:
        rect.right = round(min(x, plan.area.right - margin))
    rect.bottom = round(plan.level(spec.at[1]))
    return _Rounds(most, now, words, rect)


def rounds(cloth: Cloth) -> None:
    """A dot for each round: those of rounds gone by are filled, that of this one is lit."""
    counted = _rounds(cloth)
    if counted is None:
        return
    p, (most, now, words, rect) = cloth.inks, counted
    side, step, across = cloth.px(ROUND), cloth.px(STEP), min(most, ACROSS)
    image = pygame.Surface(rect.size, pygame.SRCALPHA)
    left, top = cloth.left(usually=False), words.get_height() + cloth.px(BELOW)
    image.blit(words, (0 if left else rect.w - words.get_width(), 0))
    first = 0 if left else rect.w - side - step * (across - 1)
    for number in range(most):
        ink = (
            p.glow if number + 1 == now
            else mix(p.cloth.dark, p.second, 0.55) if number < now
            else mix(p.cloth.dark, (0, 0, 0), 0.3)
        )  # fmt: skip
        dot = paint.box(cloth.theme, (side, side), ink, border=p.on_cloth_soft, radius=side // 2)
        row, column = divmod(number, across)
        image.blit(dot, (first + step * column, top + step * row))
    cloth.put("rounds", image, rect, stamp=(now, most, id(cloth.theme)))
