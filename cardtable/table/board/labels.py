"""What stands on the cloth besides cards: plates of seats, sizes of piles, places, the prompt."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from functools import cache

import pygame

from cardtable.engine.notation import Seat
from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.status import BETWEEN, Seated
from cardtable.table.board.plan import Plan
from cardtable.table.board.rows import Sizes
from cardtable.table.board.seating import TALLEST
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.marks import brackets, dashed
from cardtable.table.drawing.pips import hex_colour, pip, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Ground, Style, Theme

LIGHT = 10  # at scale 1: so much wider and higher than a target is the light around it
PLATE = (180, 50)  # pixels at scale 1
THINKING = "thinking..."
MOST_NAME = 1.25  # so much larger a name is than the plate it is on, where text should be larger
LEAST_FIT = 0.62  # so much smaller a line on a plate becomes, before it is cut
LEAST_SMALL = 0.8  # so much smaller than it should be the lower line of a plate may be
MOST_COUNT = 0.7  # how much of that line the number of cards may take, at the most
CHIP = 0.34  # of a plate's height: how large the button beside the face is
NO_CHIP = 2.3  # of its height: on a narrower plate without a face is no room for a chip
NARROW = (360, 600)  # pixels that a table is high where text can't grow at all, and as it should
ROOMY = 690  # pixels that a table is high which has room for text at scale 1 wherever it stands
TIGHT = 560  # … and where cards can't be larger at all


def sizes(theme: Theme, unit: float) -> Sizes:
    """How large text and cards are to be on a table of that unit, by the player's settings.

    Text grows as far as it is set larger than usual; what is usual, layout files have room for.
    A table that the log has made narrow has room for less, and a low one for cards not much larger.
    """
    text = min(theme.scale * ROOMY / unit, max(1.0, theme.text_size))
    if text > 1:
        share = (unit - NARROW[0]) / (NARROW[1] - NARROW[0])
        text = 1 + (text - 1) * max(0.0, min(1.0, share))
    cards = theme.card_size
    if cards > 1:
        cards = 1 + (cards - 1) * max(0.0, min(1.0, (unit - TIGHT) / (ROOMY - TIGHT)))
    return Sizes(text, cards)


def full_plate(theme: Theme) -> tuple[float, float]:
    """How large a plate is where there is room for it."""
    return theme.px(PLATE[0]), theme.px(PLATE[1])


def plate_size(theme: Theme, unit: float) -> tuple[float, float]:
    """How large a plate is on a table of that unit, or of that measure of text."""
    fit = plate_fit(theme, unit)
    return theme.px(PLATE[0]) * fit, theme.px(PLATE[1]) * fit


def plate_fit(theme: Theme, unit: float) -> float:
    """How much smaller than the theme says a plate must be, to leave its seat's cards in sight."""
    return min(1.0, TALLEST * unit / theme.px(PLATE[1]))


def plate(theme: Theme, seat: Seat, told: Seated, rect: pygame.Rect, fit: float) -> Item:
    """A seat's name plate; the one on turn is paper with a red edge, the others are dark."""
    stamp = (told, fit)
    image = theme.kept(("plate", stamp, rect.size), lambda: _plate(theme, told, rect.size, fit))
    margin = theme.px(6)
    bounds = rect.inflate(2 * margin, 2 * margin)

    def draw(surface: pygame.Surface) -> None:
        if told.turn:
            glow = halo(theme, rect.size, theme.palette.glow, margin)
            surface.blit(glow, bounds)
        surface.blit(image, rect)

    return Item(("plate", seat), bounds, stamp, draw)


def _plate(theme: Theme, told: Seated, size: tuple[int, int], fit: float) -> pygame.Surface:
    p = theme.palette
    if told.turn:
        fill, ink, soft, border = p.paper, p.ink, p.ink_soft, p.paper_edge
    else:
        fill = mix(p.cloth.dark, (0, 0, 0), 0.25)
        ink, soft = p.on_cloth, p.on_cloth_soft
        border = mix(p.cloth.light, p.on_cloth, 0.18)
    if told.away and not told.turn:
        ink = soft
    on: Ground = "paper" if told.turn else "cloth"
    image = paint.box(theme, size, fill, border=border).copy()
    right = size[0] - round(theme.px(9) * fit)
    margin = max(2, round(theme.px(4) * fit))
    large = fit * min(MOST_NAME, 1 / fit)
    left = size[1] + round(theme.px(2) * fit)
    chip = told.chip
    bare = _faceless(theme, told, right - left, large, fit)
    if bare:
        if size[0] < NO_CHIP * size[1]:
            chip = ""  # its tip tells it; the name has to stay
        left = 2 * margin + round(theme.px(20) * fit) * bool(chip)
    else:
        face = avatar(theme, told.name, size[1] - 2 * margin)
        if told.turn:  # the one who is asked has a ring round the face, besides the paper
            ring_ = max(2, round(theme.px(2.5) * fit))
            disc = paint.box(
                theme, (face.get_width() + 2 * ring_,) * 2, p.accent, radius=face.get_width()
            )
            image.blit(disc, (margin - ring_, margin - ring_))
        image.blit(face, (margin, margin))
        left = 2 * margin + face.get_width() + round(theme.px(2) * fit)
    low = theme.line_height("small", fit)
    top = min(theme.line_height("name", large), size[1] - low - margin)
    y = (size[1] - top - low) // 2
    if chip:
        place = chip_place(size[1])
        if bare:
            place.bottomright = (left - round(theme.px(6) * fit), size[1] - margin)
        _chip(theme, image, chip, place, fit)
    gap, room = round(theme.px(6) * fit), right - left
    if words := _badges_beside(theme, told, room, fit):
        mark = p.accent if told.turn else p.glow
        beside = _room_beside(theme, told.name, large, room - gap)
        badge = _fitted(theme, words, "small", mark, on, fit, beside)
        image.blit(badge, badge.get_rect(right=right, centery=y + top // 2))
        room -= badge.get_width() + gap
    name = _fitted(theme, told.name, "name", ink, on, large, room)
    image.blit(name, name.get_rect(left=left, centery=y + top // 2))
    words = told.detail if told.dots < 0 else THINKING.rstrip(".") + "." * told.dots
    widest = words if told.dots < 0 else THINKING
    room, count = right - left, told.count
    small = _smaller(theme, widest, count, room, fit)
    # A bare number would leave open what it counts: rather the character goes, which tips tell.
    if _least(theme, widest, small) + gap + theme.width(count, "small", small) > room:
        words = words.partition(",")[0]
    share = MOST_COUNT
    if told.dots < 0 and _least(theme, words + count, small) + gap > room:
        words, share = "", 1.0  # rather the count alone than a level of two letters
        small = fit * min(1.0, room / max(1, theme.width(count, "small", fit)))
    text = _fitted(theme, count, "small", soft, on, small, room * share)
    image.blit(text, text.get_rect(right=right, centery=y + top + low // 2))
    line = _fitted(theme, words, "small", soft, on, small, room - text.get_width() - gap)
    image.blit(line, line.get_rect(left=left, centery=y + top + low // 2))
    return image


def _room_beside(theme: Theme, name: str, size: float, room: float) -> float:
    """What a name leaves of its line to a badge: rather both are smaller than that it is cut."""
    least = theme.width(name, "name", LEAST_FIT * size)
    return max(0.3 * room, min(0.6 * room, room - least))


def _faceless(theme: Theme, told: Seated, room: int, large: float, fit: float) -> bool:
    """Whether a face would leave a name no room, or large text so little that it became small."""
    badge = told.brief or told.badge
    name = theme.width(told.name, "name", LEAST_FIT * large)
    if badge:
        name += min(theme.width(badge, "small", fit), round(room * 0.6)) + theme.px(6 * fit)
    if name > room:
        return True
    rows = (
        theme.width(told.name, "name", large),
        theme.width(told.detail + told.count, "small", fit) + theme.px(6 * fit),
    )
    return theme.text_size > 1 and LEAST_SMALL * max(rows) > room


def _smaller(theme: Theme, words: str, count: str, room: int, fit: float) -> float:
    """How large the lower line of a plate is, so that both have room if it needn't be tiny."""
    whole = theme.width(words, "small", fit) + theme.width(count, "small", fit)
    whole += round(theme.px(6) * fit)
    return fit * max(LEAST_SMALL, min(1.0, room / whole))


def _least(theme: Theme, words: str, size: float) -> int:
    """How wide words are where they are as small as a line may become."""
    return theme.width(words, "small", LEAST_FIT * size)


def _badges_beside(theme: Theme, told: Seated, room: int, fit: float) -> str:
    """As many of a seat's marks as leave room for its name; the first one in any case.

    Rather than that a mark goes, the score stands there without its word, and the name is smaller.
    """
    words, name = told.badge, theme.width(told.name, "name", fit)
    gap = theme.px(6)
    if told.brief and theme.width(words, "small", fit) + gap + name > room:
        return told.brief
    while BETWEEN in words and theme.width(words, "small", fit) + theme.px(6) + name > room:
        words = words.rpartition(BETWEEN)[0]
    return words


def _fitted(
    theme: Theme, words: str, style: Style, ink: Rgb, on: Ground, size: float, room: float
) -> pygame.Surface:
    """A line that is a little smaller, and only then cut, where there is no room for it."""
    full = theme.width(words, style, size)
    least = LEAST_FIT * size / max(1.0, theme.text_size)  # large text is not cut any sooner
    if full > max(room, 0):
        size = max(least, size * room / full)
        while size > least and theme.width(words, style, size) > room:  # sizes are whole pixels
            size = max(least, size * 0.97)
    return theme.text(theme.cut(words, int(room), style, size), style, ink, on=on, size=size)


def chip_place(high: float) -> pygame.Rect:
    """Where the button lies on a plate that is so high: over the lower right of the face."""
    side = round(high * CHIP)
    place = pygame.Rect(0, 0, side, side)
    place.bottomright = (round(high * 0.92),) * 2
    return place


def _chip(theme: Theme, image: pygame.Surface, words: str, place: pygame.Rect, fit: float) -> None:
    """A dealer's button: paper, lying over the face."""
    p = theme.palette
    disc = paint.box(theme, place.size, p.paper, border=p.accent, radius=place.w // 2)
    image.blit(disc, place)
    letter = theme.text(words, "strong", p.accent, size=fit * 0.72)
    image.blit(letter, letter.get_rect(center=place.center))


def halo(theme: Theme, size: tuple[int, int], colour: Rgb, margin: int) -> pygame.Surface:
    """A soft light around something of that size."""

    def make() -> pygame.Surface:
        full = (size[0] + 2 * margin, size[1] + 2 * margin)
        image = pygame.Surface(full, pygame.SRCALPHA)
        image.fill((*colour, 0))
        body = pygame.Rect(margin, margin, *size).inflate(margin // 2, margin // 2)
        pygame.draw.rect(image, (*colour, 210), body, border_radius=theme.radius + margin // 2)
        return pygame.transform.box_blur(image, max(1, margin // 2))

    return theme.kept(("halo", size, colour, margin), make)


def frame(
    theme: Theme,
    size: tuple[int, int],
    colour: Rgb,
    *,
    line: float,
    radius: float,
    fill: float = 0.0,
    stroke: float = 1.0,
    dash: float = 0.0,
) -> pygame.Surface:
    """A rectangle with round corners; `fill` and `stroke` say how opaque its two parts are."""
    width, height = max(4, size[0]), max(4, size[1])

    def make() -> pygame.Surface:
        dashes = f'stroke-dasharray="{dash},{dash}"' if dash else ""
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
            f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}" '
            f'rx="{radius}" fill="{hex_colour(colour)}" fill-opacity="{fill}" {dashes} '
            f'stroke="{hex_colour(colour)}" stroke-opacity="{stroke}" stroke-width="{line}"/></svg>'
        )
        return raster(svg, (width, height))

    return theme.kept(("frame", width, height, colour, line, radius, fill, stroke, dash), make)


def places(theme: Theme, plan: Plan, unseen: Collection[str]) -> Iterable[Item]:
    """Outlines on the cloth where cards may lie, but for zones that are `unseen` just now."""
    for name, zone in plan.zones.items():
        if name in unseen:
            continue
        for number, slot in enumerate(zone.slots):
            rect = pygame.Rect(slot)
            lane = zone.look.span is not None
            image = frame(
                theme, rect.size, theme.palette.cloth.dark if lane else theme.palette.on_cloth,
                line=max(1.5, zone.height * 0.012), radius=zone.height * 0.05,
                fill=0.5 if lane else 0.045, stroke=0.0 if lane else 0.26,
            )  # fmt: skip
            yield still(("place", name, number), image, rect)


def pill(
    theme: Theme, key: Hashable, words: str, middle: tuple[float, float], size: float = 1.0
) -> Item:
    """A small dark label, for sizes of piles."""
    image = theme.kept(("pill", words, size), lambda: _pill(theme, words, size))
    return still(key, image, image.get_rect(center=(round(middle[0]), round(middle[1]))))


def _pill(theme: Theme, words: str, size: float) -> pygame.Surface:
    p = theme.palette
    text = theme.text(words, "small", p.on_cloth, on="cloth", size=size)
    pad = theme.px(14 * size)
    width = max(text.get_width() + pad, text.get_height() + pad // 2)
    full = (width, text.get_height() + theme.px(2 * size))
    fill = mix(p.cloth.dark, (0, 0, 0), 0.45)
    border = mix(p.cloth.light, p.on_cloth, 0.25)
    image = paint.box(theme, full, fill, border=border, radius=full[1] // 2).copy()
    image.blit(text, text.get_rect(center=(full[0] // 2, full[1] // 2)))
    return image


def slot_suit(theme: Theme, key: Hashable, suit: str, rect: pygame.Rect) -> Item:
    """The suit that belongs on an empty place, faint."""
    size = max(8, round(rect.w * 0.52))
    ink = mix(theme.palette.cloth.light, theme.palette.on_cloth, 0.3)
    image = theme.kept(("slot suit", suit, size, ink), lambda: pip(suit, size, ink))
    return still(key, image, image.get_rect(center=rect.center))


def slot_title(
    theme: Theme, key: Hashable, words: str, rect: pygame.Rect, most: float
) -> Iterable[Item]:
    """The name of an empty place in as many lines as it needs, each at most so high."""
    room = rect.w - theme.px(6)
    size = min(0.85, most / theme.line_height("small"))
    lines = theme.wrap(words, room, "small", size)
    high = theme.line_height("small", size)
    wide = any(theme.width(line, "small", size) > room for line in lines)
    if not words or wide or high * len(lines) > rect.h:
        return
    ink = theme.palette.on_cloth_soft
    top = rect.centery - high * len(lines) / 2
    for number, line in enumerate(lines):
        image = theme.text(line, "small", ink, on="cloth", size=size)
        middle = (rect.centerx, round(top + high * (number + 0.5)))
        yield still((key, number), image, image.get_rect(center=middle))


def warning(theme: Theme, words: str, plate: pygame.Rect) -> Iterable[Item]:
    """A warning above the reader's plate."""
    lines = theme.wrap(words, round(plate.w * 1.1), "small")
    high = theme.line_height("small")
    top = plate.top - theme.px(10) - high * len(lines)
    for number, line in enumerate(lines):
        image = theme.text(line, "small", theme.palette.glow, on="cloth")
        yield still(
            ("warning", number), image, image.get_rect(topleft=(plate.x, top + number * high))
        )


def line_of_text(
    theme: Theme,
    key: Hashable,
    words: str,
    middle: tuple[float, float],
    *,
    style: Style = "strong",
    colour: Rgb | None = None,
    width: int = 0,
    size: float = 1.0,
) -> Item:
    """Words on the cloth, centred."""
    shown = theme.cut(words, width, style, size) if width else words
    image = theme.text(shown, style, colour, on="cloth", size=size)
    rect = image.get_rect(center=(round(middle[0]), round(middle[1])))
    return still(key, image, rect)


def lit(theme: Theme, key: Hashable, rect: pygame.Rect, *, hot: bool) -> Item:
    """The corners of a legal target light up; those of the one that would be hit, brighter."""
    grown = rect.inflate(theme.px(LIGHT), theme.px(LIGHT))
    line, fill = (4.5, 0.3) if hot else (3.0, 0.12)
    image = theme.kept(
        ("lit", grown.size, hot),
        lambda: brackets(theme.palette, grown.size, theme.px(line), fill=fill),
    )
    item = still(key, image, grown)
    return item._replace(stamp=(hot, grown.size))


def ring(theme: Theme, rect: pygame.Rect) -> Item:
    """The dashed frame that shows where the keyboard is."""
    line = max(3.0, theme.px(3.0))
    out = round(line) + 3
    grown = rect.inflate(2 * out, 2 * out)
    image = theme.kept(("dashed", grown.size), lambda: dashed(theme.palette, grown.size, line))
    return still("focus", image, grown)


def wait(theme: Theme, middle: tuple[float, float], unit: float, share: float) -> Item:
    """A thin bar that grows shorter while something waits to go on by itself."""
    full = round(unit * 0.24)
    step = round(share * full / 2) * 2
    rect = pygame.Rect(0, 0, full, max(3, theme.px(3)))
    rect.center = (round(middle[0]), round(middle[1]))

    def draw(surface: pygame.Surface) -> None:
        surface.fill(theme.palette.glow, (rect.centerx - step // 2, rect.y, step, rect.h))

    return Item("wait", rect, step, draw)


def banner(theme: Theme, words: str, middle: tuple[float, float], share: float, room: int) -> Item:
    """Large words across the table, no wider than its `room`; `share` of their time is over."""
    image = theme.kept(("banner", words, room), lambda: _banner(theme, words, room))
    step = round(min(1.0, share * 8, (1 - share) * 5) * 12)
    rect = image.get_rect(center=(round(middle[0]), round(middle[1])))

    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(round(255 * step / 12))
        surface.blit(image, rect)

    return Item(("banner", words), rect, step, draw)


def _banner(theme: Theme, words: str, room: int) -> pygame.Surface:
    """The first line large; what stands below it, small."""
    p, px = theme.palette, theme.px
    first, *rest = words.split("\n")
    rest = [one[:1].upper() + one[1:] for one in rest]
    spread = px(10)
    wide = max(theme.width(first, "title"), *(theme.width(one, "strong") for one in rest), 1)
    fit = min(1.0, (room - px(90) - 4 * spread) / wide)
    rows = [theme.text(first, "title", p.accent, size=fit)]
    rows += [theme.text(one, "strong", p.ink, size=fit) for one in rest]
    wide = max(row.get_width() for row in rows)
    size = (wide + px(90), sum(row.get_height() for row in rows) + px(28))
    picture = pygame.Surface((size[0] + 4 * spread, size[1] + 4 * spread), pygame.SRCALPHA)
    picture.blit(paint.shadow(theme, size, spread), (0, 0))
    body = pygame.Rect(2 * spread, 2 * spread, *size)
    picture.blit(paint.box(theme, size, p.paper, border=p.paper_edge), body)
    inner = body.inflate(-px(10), -px(10))
    picture.blit(paint.box(theme, inner.size, p.paper, border=p.accent, radius=px(4)), inner)
    y = body.y + px(14)
    for row in rows:
        picture.blit(row, row.get_rect(midtop=(body.centerx, y)))
        y += row.get_height()
    return picture


def flash(theme: Theme, rect: pygame.Rect, share: float) -> Item:
    """Fire on a pile: a light that flares up and dies; `share` of its time is over."""
    strength = max(0.0, 1 - share)
    step = round(strength * 12)
    size = (round(rect.w * (1.5 + share)), round(rect.h * (1.3 + share * 0.7)))
    key = ("flash", size[0] // 8, size[1] // 8)
    image = theme.kept(key, lambda: _flare(size))
    bounds = image.get_rect(center=rect.center)

    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(round(255 * step / 12))
        surface.blit(image, bounds)

    return Item("flash", bounds, (step, size), draw)


def _flare(size: tuple[int, int]) -> pygame.Surface:
    """A radial glow, from white over yellow to red and nothing."""
    return pygame.transform.smoothscale(_fireball(), size)


@cache
def _fireball() -> pygame.Surface:
    """The glow, small: stretched, it is smooth at any size. Its pixels take a frame's time."""
    small = 64
    image = pygame.Surface((small, small), pygame.SRCALPHA)
    middle = (small - 1) / 2
    for y in range(small):
        for x in range(small):
            far = min(1.0, (((x - middle) / middle) ** 2 + ((y - middle) / middle) ** 2) ** 0.5)
            heat = (1 - far) ** 1.4
            colour = (255, round(120 + 130 * heat), round(30 + 170 * heat * heat))
            image.set_at((x, y), (*colour, round(235 * heat)))
    return image


def still(key: Hashable, image: pygame.Surface, rect: pygame.Rect, stamp: Hashable = None) -> Item:
    """A picture that lies there; what it shows is told by `stamp` where it is made each time."""

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(key, rect, id(image) if stamp is None else stamp, draw)
