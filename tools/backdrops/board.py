"""A board that is dawn on one half and dusk on the other."""

from __future__ import annotations

from deck.shapes import num, rays, star

from backdrops.ink import arc, disc, document, fill, stroke

WIDTH, HEIGHT = 400, 800


def _sill(sun: str) -> str:
    """Half a disc at the left edge, with the rings of its light."""
    body = ""
    for i, r in enumerate((210, 262, 318, 378)):
        body += stroke("gilt", arc(0, 400, r, -90, 90), 2.4 - i * 0.4, 0.22 - i * 0.04)
    return body + sun


def sun() -> str:
    """The sun, half risen at the left edge."""
    body = fill("gilt", rays(0, 400, 176, 238, 20, 0.46, 9), 0.15)
    body += fill("gilt", rays(0, 400, 176, 300, 20, 0.2, 0), 0.15)
    body += fill("gilt", disc(0, 400, 160), 0.14)
    body += stroke("gilt", arc(0, 400, 148, -90, 90), 2, 0.3)
    for y, width in ((640, 330), (668, 250), (700, 300), (150, 300), (122, 220)):
        body += stroke("lit", f"M0 {y}H{width}", 5, 0.05)
    return document(_sill(body), WIDTH, HEIGHT)


def moon() -> str:
    """The moon among stars, at the right edge."""
    body = "".join(
        stroke("lit", arc(WIDTH, 400, r, 90, 270), 2.4 - i * 0.4, 0.14 - i * 0.02)
        for i, r in enumerate((210, 262, 318, 378))
    )
    crescent = "M400 240A160 160 0 0 0 400 560A230 230 0 0 1 400 240Z"
    body += fill("lit", crescent, 0.15)
    body += stroke("lit", "M388 262A148 148 0 0 0 388 538", 2, 0.18)
    for x, y, r in (
        (150, 170, 13), (262, 96, 8), (90, 330, 7), (196, 560, 10), (110, 660, 14),
        (300, 690, 9), (330, 170, 6), (60, 500, 5), (230, 320, 6), (350, 760, 5), (40, 90, 6),
    ):  # fmt: skip
        body += fill("lit", star(x, y, r, r * 0.26, 4), 0.3)
    for x, y in ((180, 250), (120, 440), (250, 640), (60, 220), (330, 60), (210, 740)):
        body += fill("lit", disc(x, y, 2.2), 0.34)
    return document(body, WIDTH, HEIGHT)


def seam() -> str:
    """Where day and night meet: a line of stars that become suns."""
    body = stroke("lit", "M60 0V340M60 460V1000", 1.6, 0.1)
    for i in range(17):
        y = 30 + i * 59
        body += fill("lit", star(60, y, 9, 3, 8 if i % 2 else 4), 0.14)
    body += f'<g transform="translate({num(60)} 400)">'
    body += stroke("gilt", disc(0, 0, 50), 2, 0.2) + fill("gilt", star(0, 0, 42, 16, 8), 0.14)
    return document(body + "</g>", 120, 1000)


PICTURES = {"board-sun": sun, "board-moon": moon, "board-seam": seam}
