"""Four queens: of the night, of roses, of far coasts, of the woods."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

from deck.people import face, hand, jewel, neck, robe
from deck.shapes import both, circle, ellipse, line, path, pip, rect, star, twice


def _neckline(skin: int, deep: int = 152) -> str:
    """Bare neck and breastbone within a gold hem."""
    hem = path("gold", f"M104 130C106 {deep + 4} 144 {deep + 4} 146 130L136 126H114Z")
    return hem + path(f"skin{skin}", f"M108 129C111 {deep - 2} 139 {deep - 2} 142 129L136 122H114Z")


def spades() -> str:
    """The night: a star-sewn veil, straight dark hair, a moon, a candle."""
    veil = path(
        "Sm",
        "M125 38C96 38 84 70 82 104C80 130 78 146 74 158H176C172 146 170 130 168 104C166 70 154 38 125 38Z",
    )
    for x, y, r in (
        (90, 128, 4.5),
        (160, 128, 4.5),
        (91, 96, 3.6),
        (159, 96, 3.6),
        (86, 148, 3),
        (164, 148, 3),
    ):
        veil += path("paper", star(x, y, r, r * 0.42, 5))
    hair = path("S", "M125 50C104 50 98 66 98 84L95 150H155L152 84C152 66 146 50 125 50Z")
    fringe = both(
        path("S", "M125 56C110 55 102 64 103 84C104 92 104 92 104 92C106 80 112 70 125 64Z")
    )
    moon = path("gold", "M106 40A20 20 0 0 0 144 40A24 24 0 0 1 125 50A24 24 0 0 1 106 40Z")
    moon += path("gold", star(125, 36, 6, 2.6, 5)) + circle("S", 125, 54.6, 2)
    candle = (
        rect("Sm", 180.5, 86, 9, 46, 1.5)
        + rect("paper", 182.5, 88, 2, 40, 1)
        + path(
            "gold",
            "M185 62C191 70 193 76 189.5 81C187 84.5 183 84.5 180.5 81C177 76 180 70 185 62Z",
        )
    )
    candle += path("paper", "M185 71C188 75 188 79 185 81C182 79 182 75 185 71Z") + line(
        "ink", "M185 82V87", 1.4
    )
    candle += path("gold", "M173 132H197L192 139H178Z")
    dress = robe("S") + _neckline(1) + jewel("S", 125, 143, 3.4)
    drops = both(line("gold", "M103 104V110", 1.4) + circle("gold", 103, 112, 2.6))
    return (
        veil
        + hair
        + dress
        + candle
        + hand(1, 185, 148)
        + neck(1)
        + face(1, slim=True)
        + fringe
        + drops
        + moon
    )


def hearts() -> str:
    """Roses: a cloud of dark curls, a small crown, a ruff."""
    cloud = ellipse("ink", 125, 84, 37, 36)
    for x, y, r in (
        (92, 68, 11),
        (87, 86, 12),
        (91, 104, 12),
        (104, 54, 12),
        (125, 49, 12),
        (146, 54, 12),
        (158, 68, 11),
        (163, 86, 12),
        (159, 104, 12),
        (101, 117, 9),
        (149, 117, 9),
    ):
        cloud += circle("ink", x, y, r)
    fringe = path(
        "ink",
        "M103 86C102 70 110 60 125 60C140 60 148 70 147 86C144 76 138 71 131 72C129 68 121 68 119 72C112 71 106 76 103 86Z",
    )
    crown = twice(
        "H",
        "M107 50L103 31L114 39L125 27L136 39L147 31L143 50C134 46 116 46 107 50Z",
        dx=1.8,
        dy=-1.4,
    )
    crown += (
        circle("gold", 103, 30, 2.6) + circle("gold", 125, 26.4, 2.8) + circle("gold", 147, 30, 2.6)
    )
    crown += pip("paper", "H", 125, 42, 8)
    ruff = ""
    for i, x in enumerate(range(89, 165, 12)):
        y = (137, 143, 147, 149, 147, 143, 137)[i]
        ruff += ellipse("Hm", x, y + 1.6, 9, 10) + ellipse("paper", x, y, 9, 10)
        ruff += line("H", f"M{x} {y - 4}V{y + 7}", 1.2)
    rose = line("gold", "M185 92V170", 3) + path(
        "gold", "M185 118C192 112 199 113 202 106C196 104 187 108 185 118Z"
    )
    rose += path("gold", "M185 126C178 120 171 121 168 114C174 112 183 116 185 126Z")
    rose += circle("gold", 186.5, 77.5, 15.5) + circle("H", 185, 78, 15.5)
    rose += line(
        "paper",
        "M185 78A3.4 3.4 0 1 1 189 81.4A7 7 0 1 1 191 72.4M176 80A9.6 9.6 0 0 0 190 88M179 69A10.4 10.4 0 0 1 193 71",
        1.7,
    )
    dress = robe("H")
    rings = both(circle("gold", 102.6, 106, 3))
    return (
        cloud
        + dress
        + rose
        + hand(3, 185, 148)
        + neck(3)
        + ruff
        + face(3, slim=True)
        + fringe
        + rings
        + crown
    )


def diamonds() -> str:
    """Far coasts: a horned cap with a veil, two plaits, a fan."""
    veil = path(
        "Dm",
        "M86 34C72 66 72 110 68 146L84 152C86 120 88 92 100 68ZM164 34C178 66 178 110 182 146L166 152C164 120 162 92 150 68Z",
    )
    cap = twice(
        "D",
        "M99 72L84 30C102 32 118 42 125 56C132 42 148 32 166 30L151 72C142 62 108 62 99 72Z",
        dx=2,
        dy=-1.6,
    )
    cap += path("gold", "M98 74C106 60 144 60 152 74L150 66C142 55 108 55 100 66Z")
    cap += both(line("paper", "M90 38C102 42 112 50 117 58M94 50C101 52 106 55 110 59", 1.8))
    cap += jewel("D", 125, 62, 4)
    plait = ""
    for i in range(6):
        y = 104 + i * 10
        plait += ellipse("ink", 98.5 - i * 0.5, y, 6.6, 6.6) + line(
            "gold",
            f"M{93 - i * 0.5:.1f} {y - 2}C{97 - i * 0.5:.1f} {y + 3} {101 - i * 0.5:.1f} {y + 3} {104 - i * 0.5:.1f} {y - 2}",
            1.3,
        )
    plaits = both(plait)
    hair = both(
        path("ink", "M125 62C108 60 100 70 101 100C102 106 104 106 105 104C104 88 106 76 125 67Z")
    )
    dress = robe("D") + _neckline(2) + line("gold", "M111 134C116 144 134 144 139 134", 1.8)
    dress += "".join(
        circle("D", x, y, 2)
        for x, y in ((113, 137.5), (119, 141), (125, 142.2), (131, 141), (137, 137.5))
    )
    fan = ""
    for i in range(7):
        lean = -66 + i * 22
        cls = ("D", "gold")[i % 2]
        fan += path(
            cls,
            "M-2.4 -8L-9.6 -44C-5 -49 5 -49 9.6 -44L2.4 -8Z",
            transform=f"translate(181 138) rotate({lean * 0.5 - 8:.1f}) scale(.82)",
        )
    fan += circle("gold", 181, 136, 4)
    return (
        veil + dress + plaits + fan + hand(2, 182, 149) + neck(2) + face(2, slim=True) + hair + cap
    )


def clubs() -> str:
    """The woods: a golden plait round the head, leaves in it, a bird on the hand."""
    bun = "".join(
        ellipse("gold", x, y, 8.6, 7.4)
        for x, y in (
            (98, 78),
            (99, 66),
            (105, 55),
            (114, 48),
            (125, 45.6),
            (136, 48),
            (145, 55),
            (151, 66),
            (152, 78),
        )
    )
    bun += "".join(
        line("C", f"M{x - 4} {y - 3}C{x - 1} {y + 2} {x + 2} {y + 2} {x + 5} {y - 2}", 1.3)
        for x, y in (
            (98, 78),
            (99, 66),
            (105, 55),
            (114, 48),
            (125, 45.6),
            (136, 48),
            (145, 55),
            (151, 66),
            (152, 78),
        )
    )
    hair = path(
        "gold", "M98 74C95 96 96 116 101 128H149C154 116 155 96 152 74C146 56 104 56 98 74Z"
    )
    fringe = both(path("gold", "M125 57C108 55 101 68 103 92C106 78 114 70 125 66Z"))
    leaf = "M0 0C-6 -5 -7 -13 0 -20C7 -13 6 -5 0 0Z"
    leaves = ""
    for x, y, lean in ((106, 53, -52), (115, 46, -28), (135, 46, 28), (144, 53, 52)):
        leaves += path("C", leaf, transform=f"translate({x} {y}) rotate({lean}) scale(.84)")
    leaves += path("C", leaf, transform="translate(125 43.6) scale(.9)") + circle("C", 125, 46, 2.4)
    dress = (
        robe("C")
        + _neckline(1, 148)
        + line("C", "M125 148V170", 2)
        + both(line("paper", "M100 150C104 160 106 168 106 176M84 146C90 156 92 166 92 176", 1.8))
    )
    dress += pip("C", "C", 125, 141, 9)
    bird = path(
        "C",
        "M170 118C172 104 184 98 194 104C200 107 203 112 203 116L197 116C196 128 186 136 174 134C168 140 160 143 154 143C160 136 166 130 170 118Z",
    )
    bird += path(
        "gold", "M178 116C184 110 192 114 191 122C186 128 178 128 172 131C175 126 176 121 178 116Z"
    ) + circle("paper", 194.5, 110, 1.6)
    bird += line("gold", "M180 134V142M186 133V142", 1.8)
    fist = path(
        "skin1", "M168 142C174 138 194 138 198 143C200 152 196 158 184 158C174 158 166 154 168 142Z"
    ) + line("ink", "M174 148H190", 1.2)
    return hair + dress + fist + bird + neck(1) + face(1, slim=True) + fringe + bun + leaves


QUEENS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
