"""Markdown on the screen: read by markdown-it, set in lines by us, with suits in the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.rulespage import found_in, is_number, words_in
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.keyboard import shortcut
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.entries import TextEntry
from cardtable.table.widgets.ui import Widget

if TYPE_CHECKING:
    from markdown_it.token import Token

_ABOVE = 8  # between a text and its figure, at scale 1
_GAP = 18  # between two figures
_HEADINGS: dict[str, Style] = {"h1": "heading", "h2": "subheading", "h3": "name"}


def paint_hit(canvas: Canvas, theme: Theme, place: pygame.Rect) -> None:
    """Shade and underline words on paper that somebody has searched for."""
    p, thick = theme.palette, theme.px(2)
    canvas.fill(mix(p.paper, p.second, 0.45), place)
    canvas.fill(p.ink, pygame.Rect(place.x, place.bottom - thick, place.width, thick))


def paint_hits(
    canvas: Canvas, theme: Theme, line: str, style: Style, at: tuple[int, int], wanted: str
) -> None:
    """The same for each of the wanted words in a line of text that begins `at` a point."""
    for word in wanted.split():
        for start, end in words_in(line, word):
            left = theme.caret(line, start, style)
            wide = theme.caret(line, end, style) - left
            place = pygame.Rect(at[0] + left, at[1], wide, theme.line_height(style))
            paint_hit(canvas, theme, place)


class RichWord(NamedTuple):
    """A word with its looks, and whether a space goes before it."""

    text: str
    style: Style
    spaced: bool
    link: str = ""


def _text(cell: list[RichWord]) -> str:
    return "".join((" " if w.spaced else "") + w.text for w in cell).strip()


@dataclass
class Block:
    """A paragraph, heading, list item, line of a table: what stands alone."""

    kind: Literal["text", "heading", "rule", "row", "code"]
    cells: list[list[RichWord]] = field(default_factory=list)
    style: Style = "body"
    level: int = 0
    indent: int = 0
    bullet: str = ""
    first: bool = False  # the head of a table
    quoted: bool = False
    rule: str = ""
    """The number of the rule that it tells, where numbers aren't shown."""

    @property
    def text(self) -> str:
        """All its words."""
        return " ".join(map(_text, self.cells))

    @property
    def heard(self) -> str:
        """The same, without the number of a rule, which tells nothing to somebody who hears it."""
        first = self.cells[0] if self.cells else []
        if first and is_number(first[0].text):
            return " ".join(map(_text, [first[1:], *self.cells[1:]]))
        return self.text


class Heading(NamedTuple):
    """A heading of a text, for a list of contents."""

    level: int
    text: str
    block: int


class _Piece(NamedTuple):
    """Words of one style on one line, where they go."""

    x: int
    y: int
    text: str
    style: Style
    link: str


class _Run(NamedTuple):
    """A paragraph or a cell: its whole text, and the pieces that it lies in."""

    text: str
    pieces: list[_Piece]


def read_markdown(text: str) -> list[Block]:
    """A Markdown text as blocks."""
    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)
    return list(_Reader(tokens).blocks())


class _Reader:
    """Walks the tokens of a text."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._lists: list[int | None] = []  # next number, None for bullets
        self._bullet = ""
        self._quotes = 0
        self._row: Block | None = None
        self._heading = ""
        self._first = False

    def blocks(self) -> Iterator[Block]:
        for token in self._tokens:
            self._enter(token)
            match token.type:
                case "tr_close" if self._row:
                    yield self._row
                    self._row = None
                case "hr":
                    yield Block("rule")
                case "fence" | "code_block":
                    for line in token.content.rstrip("\n").split("\n"):
                        words = [RichWord(line.replace(" ", "\u00a0"), "code", spaced=False)]
                        yield Block("code", [words], "code", indent=len(self._lists))
                case "inline":
                    block = self._inline(token)
                    if block:
                        yield block
                case _:
                    pass

    def _enter(self, token: Token) -> None:
        """Remember what the next words stand in."""
        match token.type:
            case "bullet_list_open":
                self._lists.append(None)
            case "ordered_list_open":
                self._lists.append(int(token.attrs.get("start", 1)))
            case "bullet_list_close" | "ordered_list_close":
                self._lists.pop()
            case "list_item_open":
                self._bullet = self._next_bullet()
            case "blockquote_open" | "blockquote_close":
                self._quotes += token.nesting
            case "heading_open":
                self._heading = token.tag
            case "thead_open" | "thead_close":
                self._first = token.type == "thead_open"
            case "tr_open":
                self._row = Block("row", first=self._first)
            case _:
                pass

    def _next_bullet(self) -> str:
        number = self._lists[-1]
        if number is None:
            return "•" if len(self._lists) == 1 else "–"
        self._lists[-1] = number + 1
        return f"{number}."

    def _inline(self, token: Token) -> Block | None:
        if self._row is not None:
            style: Style = "strong" if self._first else "body"
            self._row.cells.append(list(_words(token.children or [], style)))
            return None
        if self._heading:
            style = _HEADINGS.get(self._heading, "strong")
            level, self._heading = int(self._heading[1]), ""
            words = [w._replace(style=style) for w in _words(token.children or [], style)]
            return Block("heading", [words], style, level=level)
        bullet, self._bullet = self._bullet, ""
        return Block(
            "text",
            [list(_words(token.children or [], "body"))],
            indent=len(self._lists),
            bullet=bullet,
            quoted=self._quotes > 0,
        )


def _words(tokens: list[Token], base: Style) -> Iterator[RichWord]:
    strong = emphasis = 0
    link = ""
    spaced = False
    for token in tokens:
        match token.type:
            case "strong_open" | "strong_close":
                strong += 1 if token.nesting > 0 else -1
            case "em_open" | "em_close":
                emphasis += 1 if token.nesting > 0 else -1
            case "link_open" | "link_close":
                link = str(token.attrs.get("href", ""))  # what closes has none
            case "softbreak" | "hardbreak":
                spaced = True
            case "text" | "code_inline":
                marked: Style = "strong" if strong else "emphasis" if emphasis else base
                style: Style = "code" if token.type == "code_inline" else marked
                parts = token.content.split(" ")
                for i, part in enumerate(parts):
                    spaced = spaced or i > 0
                    if part:
                        yield RichWord(part, style, spaced, link)
                        spaced = False


def without_numbers(blocks: Sequence[Block]) -> None:
    """Take the numbers of rules out of a text where they head a block.

    Each block remembers its own, so that a rule can still be looked up.
    """
    for is_row, group in groupby(blocks, key=lambda block: block.kind == "row"):
        run = list(group)
        numbered = [block for block in run if _number_of(block)]
        for block in run:
            block.rule = _number_of(block)
            if block in numbered and not is_row:
                block.cells[0] = block.cells[0][1:]
            elif is_row and numbered:
                del block.cells[0]


def _number_of(block: Block) -> str:
    first = block.cells[0] if block.cells else []
    return first[0].text if first and is_number(first[0].text) else ""


class Broad(Widget):
    """A figure that stands above its text, at the head of a section."""


_LETTERS = 75  # of a line, about
_SAMPLE = "the quick brown fox jumps over the lazy dog, and then it is the turn of the next player "


class RichText(Widget):
    """A Markdown text in the middle of its place, as high as it needs."""

    live = True

    def __init__(
        self,
        markdown: str,
        follow: Callable[[str], None] | None = None,
        figures: Sequence[tuple[str, Widget]] = (),
        *,
        numbers: bool = True,
    ) -> None:
        """`follow` is called with the target of a link that is clicked.

        Without `numbers`, those of rules are left out. Each of the `figures` stands under the
        first block that begins with its text, and under the list or the table that belongs to it;
        one that is `Broad` stands above it.
        """
        super().__init__()
        self.blocks = read_markdown(markdown)
        if not numbers:
            without_numbers(self.blocks)
        self._figures: dict[int, list[Widget]] = {}
        for text, widget in figures:
            block = self.find(text)
            if block is not None:
                self._figures.setdefault(block, []).append(widget)
                self.adopt(widget)
        self._spots: list[tuple[Widget, pygame.Rect]] = []
        """The figures and their places, from the text's own corner."""
        self._follow = follow
        self._for: tuple[int, Theme] | None = None
        self._pieces: list[_Piece] = []
        self._boxes: list[tuple[pygame.Rect, str]] = []
        self._runs: list[_Run] = []
        self._tops: list[int] = []
        self._height = 0
        self._wanted, self._turned = "", 0
        self.hits: list[list[pygame.Rect]] = []
        """Where what was sought stands, from the text's own corner; a hit may go over two lines."""

    @property
    def spoken(self) -> str:
        return "\n".join(b.heard for b in self.blocks)

    @property
    def headings(self) -> list[Heading]:
        """Its headings, for a list of contents."""
        return [
            Heading(b.level, b.text, i) for i, b in enumerate(self.blocks) if b.kind == "heading"
        ]

    def find(self, text: str) -> int | None:
        """The first block that begins with a text, or else holds it; a heading before others."""
        ways: tuple[Callable[[Block], bool], ...] = (
            lambda b: b.kind == "heading" and b.text.casefold() == text.casefold(),
            lambda b: b.rule == text or b.text.startswith(text),
            lambda b: text in b.text,
        )
        for way in ways:
            for i, block in enumerate(self.blocks):
                if way(block):
                    return i
        return None

    def top(self, block: int) -> int:
        """How far below its own top a block begins, in pixels."""
        return self._tops[block]

    def seek(self, wanted: str) -> None:
        """Mark some words wherever they stand; once the text has its place, they are its hits."""
        self._wanted, self._turned = wanted, 0
        self.hits = [hit for run in self._runs for hit in self._hits_in(run)]
        self.mark()

    def turn_to(self, hit: int) -> None:
        """Mark one of the hits, by its number, more than the others."""
        self._turned = hit
        self.mark()

    def _column(self, width: int) -> int:
        """How wide it is set: no wider than lines are easy to read."""
        if any(block.kind == "code" for block in self.blocks):
            return width  # its lines have their own length
        return min(width, round(self.theme.width(_SAMPLE, "body") * _LETTERS / len(_SAMPLE)))

    def measure(self, width: int) -> tuple[int, int]:
        if self._for != (width, self.theme):
            self._for = (width, self.theme)
            self._set(self._column(width))
        return width, self._height

    def place(self, rect: pygame.Rect) -> None:
        self.measure(rect.w)
        wide = self._column(rect.w)
        rect = pygame.Rect(rect.x + (rect.w - wide) // 2, rect.y, wide, rect.h)
        super().place(rect)
        for widget, spot in self._spots:
            widget.place(spot.move(rect.topleft))

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        clip = canvas.surface.get_clip()
        for box, kind in self._boxes:
            place = box.move(self.rect.topleft)
            if place.colliderect(clip):
                colours = {"rule": p.line, "head": p.paper_press, "code": p.paper_press}
                if kind == "code":
                    image = paint.box(theme, place.size, p.paper_press, radius=theme.px(4))
                    canvas.blit(image, place)
                else:
                    canvas.fill(colours[kind], place)
        for n, hit in enumerate(self.hits):
            for place in hit:
                self._paint_hit(canvas, place.move(self.rect.topleft), turned=n == self._turned)
        for piece in self._pieces:
            y = self.rect.y + piece.y
            if y > clip.bottom or y + theme.px(60) < clip.top:
                continue
            ink = p.accent if piece.link else None
            canvas.blit(theme.text(piece.text, piece.style, ink), (self.rect.x + piece.x, y))

    def _paint_hit(self, canvas: Canvas, place: pygame.Rect, *, turned: bool) -> None:
        """Every hit is underlined, the one that is shown stands in a box."""
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        if not place.colliderect(canvas.surface.get_clip()):
            return
        paint_hit(canvas, theme, place)
        if turned:
            box = place.inflate(px(6), px(2))
            canvas.blit(paint.outline(theme, box.size, p.ink, px(2)), box)

    def _piece_at(self, pos: tuple[int, int]) -> _Piece | None:
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y
        for piece in self._pieces:
            if piece.link and piece.y <= y < piece.y + self.theme.line_height(piece.style):
                wide = self.theme.width(piece.text, piece.style)
                if piece.x <= x < piece.x + wide:
                    return piece
        return None

    def release(self, pos: tuple[int, int]) -> None:
        piece = self._piece_at(pos)
        if piece and self._follow:
            self._follow(piece.link)

    # --- setting --------------------------------------------------------------------------------

    def _set(self, width: int) -> None:
        px = self.theme.px
        self._pieces, self._boxes, self._tops, self._spots = [], [], [], []
        self._runs = []
        y = 0
        before: Block | None = None
        waiting: list[Widget] = []
        i = 0
        while i < len(self.blocks):
            block = self.blocks[i]
            if not (block.indent or block.kind == "row"):
                y = self._stand(waiting, y, width)
                waiting = []
            y += self._space(before, block)
            here = self._figures.get(i, ())
            above = [widget for widget in here if isinstance(widget, Broad)]
            y = self._stand(above, y, width) + (px(_GAP) if above else 0)
            waiting += [widget for widget in here if widget not in above]
            if block.kind == "row":
                rows = self._rows(i)
                y = self._table(rows, y, width)
                i += len(rows)
                before = rows[-1]
                continue
            self._tops.append(y)
            if block.kind == "rule":
                self._boxes.append((pygame.Rect(0, y, width, max(1, px(1.5))), "rule"))
                y += px(2)
            else:
                y = self._paragraph(block, y, width)
            before = block
            i += 1
        self._height = self._stand(waiting, y, width) + px(8)
        self.hits = [hit for run in self._runs for hit in self._hits_in(run)]

    def _hits_in(self, run: _Run) -> Iterator[list[pygame.Rect]]:
        """Of each hit in a paragraph or a cell the places, one in each of its pieces."""
        for start, end in found_in(run.text, self._wanted):
            places, at = [], 0
            for piece in run.pieces:
                at = run.text.index(piece.text, at)
                first, last = max(start - at, 0), min(end - at, len(piece.text))
                if first < last:
                    left = self.theme.caret(piece.text, first, piece.style)
                    right = self.theme.caret(piece.text, last, piece.style)
                    tall = self.theme.line_height(piece.style)
                    places.append(pygame.Rect(piece.x + left, piece.y, right - left, tall))
                at += len(piece.text)
            yield places

    def _stand(self, figures: Sequence[Widget], y: int, width: int) -> int:
        """Put figures below each other; back comes where they end."""
        for n, widget in enumerate(figures):
            y += self.theme.px(_GAP if n else _ABOVE)
            spot = pygame.Rect(0, y, width, widget.measure(width)[1])
            self._spots.append((widget, spot))
            y = spot.bottom
        return y

    def _space(self, before: Block | None, block: Block) -> int:
        px = self.theme.px
        if before is None:
            return 0
        if block.kind == "heading":
            return px(28 if block.level <= 2 else 18)
        if block.kind == "code" and before.kind == "code":
            return 0
        if before.kind == "heading":
            return px(8)
        if block.bullet and (before.bullet or before.indent):
            return px(5)
        return px(11)

    def _paragraph(self, block: Block, y: int, width: int) -> int:
        px = self.theme.px
        left = px(26) * block.indent + (px(18) if block.quoted else 0)
        line = self.theme.line_height(block.style)
        if block.bullet:
            wide = self.theme.width(block.bullet, block.style)
            self._pieces.append(_Piece(left - px(9) - wide, y, block.bullet, block.style, ""))
        if block.kind == "code":
            self._boxes.append((pygame.Rect(left, y, width - left, line), "head"))
            left += px(10)
        top, run = y, _Run(_text(block.cells[0]), [])
        self._runs.append(run)
        for pieces in self._lines(block.cells[0], width - left):
            run.pieces.extend(p._replace(x=p.x + left, y=y) for p in pieces)
            y += line + (px(2) if block.kind == "text" else 0)
        self._pieces += run.pieces
        if block.quoted:
            self._boxes.append((pygame.Rect(left - px(14), top, px(3), y - top), "rule"))
        if block.kind == "heading" and block.level == 1:
            y += px(6)
            self._boxes.append((pygame.Rect(0, y, width, px(2)), "rule"))
            y += px(2)
        return y

    def _lines(self, words: list[RichWord], width: int) -> Iterator[list[_Piece]]:
        """Words in lines; what has no space between stays together."""
        space = self.theme.width(" ", "body")
        chunks: list[list[RichWord]] = []
        for word in words:
            if word.spaced or not chunks:
                chunks.append([])
            chunks[-1].append(word)
        line: list[_Piece] = []
        x = 0
        for chunk in chunks:
            wide = sum(self.theme.width(w.text, w.style) for w in chunk)
            if line and x + space + wide > width:
                yield line
                line, x = [], 0
            for i, word in enumerate(chunk):
                joined = word.text
                if line and i == 0:
                    last = line[-1]
                    if (last.style, last.link) == (word.style, word.link):
                        joined = " " + joined
                    else:
                        x += space
                if line and (line[-1].style, line[-1].link) == (word.style, word.link):
                    last = line[-1]
                    line[-1] = last._replace(text=last.text + joined)
                    x = last.x + self.theme.width(line[-1].text, word.style)
                else:
                    line.append(_Piece(x, 0, joined, word.style, word.link))
                    x += self.theme.width(joined, word.style)
        if line:
            yield line

    def _rows(self, start: int) -> list[Block]:
        end = start
        while end < len(self.blocks) and self.blocks[end].kind == "row":
            if end > start and self.blocks[end].first:
                break  # another table begins
            end += 1
        return self.blocks[start:end]

    def _table(self, rows: list[Block], y: int, width: int) -> int:
        px = self.theme.px
        pad, line = px(10), self.theme.line_height("body")
        for row, cells in zip(rows, self._columns(rows, width), strict=True):
            self._tops.append(y)
            x, tallest = 0, 0
            for wide, cell in cells:
                down, run = px(5), _Run(_text(cell), [])
                self._runs.append(run)
                for laid in self._lines(cell, wide - 2 * pad):
                    run.pieces.extend(p._replace(x=p.x + x + pad, y=y + down) for p in laid)
                    down += line
                self._pieces += run.pieces
                tallest = max(tallest, down)
                x += wide
            tall = max(tallest, line) + px(5)
            if row.first:
                self._boxes.append((pygame.Rect(0, y, x, tall), "head"))
            y += tall
            self._boxes.append((pygame.Rect(0, y, x, 1), "rule"))
            y += 1
        return y

    def _columns(self, rows: list[Block], width: int) -> list[list[tuple[int, list[RichWord]]]]:
        """Each cell with the width of its column: what it wants, or a fair share."""
        theme, pad = self.theme, self.theme.px(10)
        count = max(len(r.cells) for r in rows)
        wanted, least = [0] * count, [0] * count
        for row in rows:
            for i, cell in enumerate(row.cells):
                words = [theme.width(w.text, w.style) for w in cell]
                space = theme.width(" ", "body")
                wanted[i] = max(wanted[i], sum(words) + space * len(words) + 2 * pad)
                least[i] = max(least[i], max(words, default=0) + 2 * pad)
        if sum(wanted) > width:
            spare = max(0, width - sum(least))
            more = [w - m for w, m in zip(wanted, least, strict=True)]
            wanted = [m + spare * e // max(1, sum(more)) for m, e in zip(least, more, strict=True)]
        return [list(zip(wanted, row.cells, strict=False)) for row in rows]


# ------------------------------------------------------------------ finding words


class Finder(TextEntry):
    """Finds what is typed into it in a text; how many there are stands at its right end."""

    def __init__(
        self, text: RichText, view: Scroll, wanted: str, changed: Callable[[str], None], label: str
    ) -> None:
        """`view` scrolls the text; `wanted` is looked for at once, `changed` told what is typed."""
        super().__init__(wanted, self._typed, hint=f"{label}…", label=label, wide=290)
        self.tip = wording("controls.find-hint")
        self._page, self._view, self._told = text, view, changed
        self._at = 0
        text.seek(wanted)

    @property
    def _count(self) -> int:
        return len(self._page.hits)

    @property
    def found(self) -> str:
        """Which of how many hits is shown, in words; nothing while nothing is looked for."""
        if not self.value.strip():
            return ""
        return (
            wording("controls.find-count", number=self._at + 1, count=self._count)
            if self._count
            else wording("controls.find-nothing")
        )

    @property
    def spoken(self) -> str:
        words = ", ".join(filter(None, (self.value, self.found)))
        return wording("controls.text", label=self.label, value=words)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        p = self.theme.palette
        image = self.theme.text(self.found, "small", p.ink_soft if self._count else p.bad)
        x = self.rect.right - self.theme.px(12)
        canvas.blit(image, image.get_rect(midright=(x, self.rect.centery)))

    def kept(self) -> int:
        return self.theme.width(self.found, "small") + self.theme.px(8) if self.found else 0

    def _typed(self, wanted: str) -> None:
        self._told(wanted)
        self._page.seek(wanted)
        below = (i for i, hit in enumerate(self._page.hits) if hit[0].top >= self._view.offset)
        self._show(next(below, 0))

    def _show(self, hit: int) -> None:
        """Go to a hit, and leave room around it; beyond the last comes the first."""
        self.mark()
        if self._count:
            self._at = hit % self._count
            self._page.turn_to(self._at)
            view, place = self._view, self._page.hits[self._at][0]
            if not view.offset <= place.top <= view.offset + view.rect.height - 2 * place.height:
                view.scroll_to(place.centery - view.rect.height // 2)

    def key(self, event: pygame.Event) -> bool:
        back = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_RETURN:
                self._show(self._at + (-1 if back else 1))
            case pygame.K_DOWN | pygame.K_UP if self._count:
                self._show(self._at + (1 if event.key == pygame.K_DOWN else -1))
            case _:
                return super().key(event)
        return True

    def anywhere(self, event: pygame.Event) -> bool:
        """A key that works on the whole page, wherever the focus is; true if it was used."""
        if shortcut(event) == "Ctrl+F" or (event.key == pygame.K_SLASH and not self.focused):
            self.ui.set_focus(self)
            self.select()
        elif event.key == pygame.K_F3 and self.value:
            self._show(self._at + (-1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key == pygame.K_ESCAPE and self.value:
            self.select()
            self.edit(pygame.K_BACKSPACE)
        else:
            return False
        return True
