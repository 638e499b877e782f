"""The program's icon in the forms that systems want, drawn from `assets/icon.svg`."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame

from cardtable.table.drawing.marks import raster

WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC = {
    b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024,
}  # fmt: skip
"""The kinds of picture in an .icns file with their pixels; the second row is for fine screens."""
LINUX = (48, 128, 256)


def write_icons(svg: Path, folder: Path) -> dict[str, Path]:
    """Write `cardtable.ico`, `.icns` and PNGs into a folder; where they are, by suffix or size."""
    text = svg.read_text("utf-8")
    pictures = {size: raster(text, (size, size)) for size in {*WINDOWS, *MAC.values(), *LINUX}}
    folder.mkdir(parents=True, exist_ok=True)
    found = {"ico": folder / "cardtable.ico", "icns": folder / "cardtable.icns"}
    found["ico"].write_bytes(ico([pictures[size] for size in WINDOWS]))
    found["icns"].write_bytes(icns({kind: pictures[size] for kind, size in MAC.items()}))
    for size in LINUX:
        found[str(size)] = folder / f"{size}.png"
        found[str(size)].write_bytes(png(pictures[size]))
    return found


def png(picture: pygame.Surface) -> bytes:
    """A picture as a PNG file."""
    file = BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico(pictures: list[pygame.Surface]) -> bytes:
    """A Windows icon: small sizes as bitmaps, which every part of Windows reads, 256 as PNG."""
    bodies = [
        png(picture) if picture.get_width() >= 256 else bitmap(picture) for picture in pictures
    ]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for picture, body in zip(pictures, bodies, strict=True):
        side = picture.get_width() % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), place)
        place += len(body)
    return head + b"".join(bodies)


def bitmap(picture: pygame.Surface) -> bytes:
    """A picture as an icon's bitmap: rows from below, then a mask that says nothing."""
    width, height = picture.get_size()
    flipped = pygame.transform.flip(picture, False, True)
    pixels = pygame.image.tobytes(flipped, "BGRA")
    mask = bytes((width + 31) // 32 * 4 * height)
    size = len(pixels) + len(mask)
    return struct.pack("<IiiHHIIiiII", 40, width, 2 * height, 1, 32, 0, size, 0, 0, 0, 0) + (
        pixels + mask
    )


def icns(pictures: dict[bytes, pygame.Surface]) -> bytes:
    """A macOS icon: PNG files one after the other."""
    body = b""
    for kind, picture in pictures.items():
        data = png(picture)
        body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body
