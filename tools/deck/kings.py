"""Four kings: a stern one, a merry one, a merchant, a forester."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

from deck.people import face, fur, hand, jewel, neck, robe
from deck.shapes import both, circle, line, path, pip, rect, twice


def spades() -> str:
    """An old king with a long forked beard, a sharp crown and a sword."""
    hair = path(
        "Sm",
        "M97 70C92 96 88 118 80 132C96 136 106 128 108 116L142 116C144 128 154 136 170 132C162 118 158 96 153 70Z",
    )
    sword = (
        rect("Sm", 182, 46, 7, 92)
        + path("Sm", "M182 46L185.5 36L189 46Z")
        + path("paper", "M184.6 46V132H186.4V46Z")
        + rect("gold", 172, 136, 27, 6, 3)
        + circle("gold", 185.5, 168, 5)
    )
    beard = path(
        "Sm",
        "M101 92C104 100 112 104 117 104C120 102 130 102 133 104C138 104 146 100 149 92C153 118 147 140 "
        "139 160C135 150 131 142 125 140C119 142 115 150 111 160C103 140 97 118 101 92Z",
    )
    beard += line(
        "paper",
        "M110 112C111 126 112 136 113 146M140 112C139 126 138 136 137 146M118 116C118 124 118 130 120 136M132 116C132 124 132 130 130 136",
        1.5,
    )
    mouth = path(
        "Sm",
        "M108 103C114 98 122 99 125 102C128 99 136 98 142 103C136 109 129 109 125 106C121 109 114 109 108 103Z",
    )
    mouth += path("lip", "M120 110C122 108.5 128 108.5 130 110C128 112.5 122 112.5 120 110Z")
    crown = twice(
        "S",
        "M98 66L92 36L108 50L115 32L125 48L135 32L142 50L158 36L152 66C140 60 110 60 98 66Z",
        dx=2,
        dy=-1.6,
    )
    crown += path("gold", "M97 68C110 61 140 61 153 68L152 60C140 54 110 54 98 60Z")
    crown += jewel("S", 125, 58.5, 3)
    crown += (
        circle("gold", 92, 35, 3.2)
        + circle("gold", 115, 31, 3.2)
        + circle("gold", 135, 31, 3.2)
        + circle("gold", 158, 35, 3.2)
    )
    return (
        hair
        + robe("S")
        + fur()
        + sword
        + hand(1, 185, 152)
        + neck(1)
        + face(1, bearded=True)
        + beard
        + mouth
        + crown
    )


def hearts() -> str:
    """A merry king with a curly red beard and a round crown."""
    curls = "".join(
        circle("gold", x, y, r)
        for x, y, r in (
            (98, 82, 9),
            (94, 96, 10),
            (96, 111, 10),
            (152, 82, 9),
            (156, 96, 10),
            (154, 111, 10),
        )
    )
    beard = path(
        "gold",
        "M101 90C104 100 112 103 125 103C138 103 146 100 149 90C153 108 150 128 140 138C132 146 118 146 110 138C100 128 97 108 101 90Z",
    )
    beard += "".join(
        circle("gold", x, y, r)
        for x, y, r in ((104, 124, 8), (112, 137, 8), (125, 143, 9), (138, 137, 8), (146, 124, 8))
    )
    curl = "M-5 0A5 5 0 1 1 2 4A3 3 0 1 1 1 -1"
    beard += "".join(
        line("H", curl, 1.5, transform=f"translate({x} {y})")
        for x, y in ((106, 122), (118, 134), (133, 135), (145, 122), (125, 122))
    )
    mouth = path(
        "gold",
        "M107 103C112 97 121 98 125 101C129 98 138 97 143 103C147 104 149 101 150 99C149 108 135 110 125 106C115 110 101 108 100 99C101 101 103 104 107 103Z",
    )
    mouth += path("lip", "M118 109C121 107.5 129 107.5 132 109C130 115 120 115 118 109Z")
    crown = path("H", "M97 66C95 44 112 34 125 34C138 34 155 44 153 66Z")
    crown += both(path("gold", "M97 66C95 44 110 33 125 33V39C115 40 105 48 105 66Z"))
    crown += path("gold", "M121.5 34H128.5V66H121.5Z") + circle("gold", 125, 31, 4.6)
    crown += path("gold", "M94 70C106 62 144 62 156 70L155 60C144 53 106 53 95 60Z")
    crown += pip("H", "H", 125, 61, 8) + circle("H", 109, 62.4, 2.4) + circle("H", 141, 62.4, 2.4)
    scepter = rect("gold", 183, 66, 5, 110) + twice(
        "H",
        "M185.5 66C180 58 170 54 170 45C170 38 174 35 178 35C182 35 184 37 185.5 41C187 37 189 35 193 35C197 35 201 38 201 45C201 54 191 58 185.5 66Z",
        dx=1.4,
        dy=1.2,
    )
    return (
        curls
        + robe("H")
        + fur()
        + scepter
        + hand(1, 185, 150)
        + neck(1)
        + face(1, brows="gold", bearded=True)
        + beard
        + mouth
        + crown
    )


def diamonds() -> str:
    """A merchant prince: brown, with a turban, a pointed moustache, and scales."""
    folds = twice(
        "D", "M92 70C82 50 98 34 125 32C152 34 168 50 158 70C148 60 102 60 92 70Z", dx=2, dy=-1.6
    )
    folds += line(
        "paper",
        "M96 62C104 46 118 40 134 36M104 64C116 52 136 48 154 48M94 54C98 46 104 41 112 38",
        2,
    )
    folds += path("gold", "M125 30C119 40 119 50 125 58C131 50 131 40 125 30Z") + jewel(
        "D", 125, 60, 5
    )
    moustache = path(
        "ink",
        "M125 104C120 100 110 101 104 107C101 110 96 110 92 107C96 117 108 116 116 111C121 109 123 107 125 107C127 107 129 109 134 111C142 116 154 117 158 107C154 110 149 110 146 107C140 101 130 100 125 104Z",
    )
    goatee = path(
        "ink", "M119 115C122 118 128 118 131 115C131 124 129 132 125 138C121 132 119 124 119 115Z"
    )
    mouth = path("lip", "M119 112C122 110.5 128 110.5 131 112C129 115.5 121 115.5 119 112Z")
    coat = (
        robe("D")
        + path("gold", "M112 130L125 176H118L103 132ZM138 130L125 176H132L147 132Z")
        + path("paper", "M112 130H138L125 172Z")
    )
    coat += "".join(circle("D", 125, y, 2) for y in (146, 155))
    scales = line("gold", "M184 54V128M171 64H197", 3) + circle("gold", 184, 52, 4)
    for x in (171, 197):
        scales += line("gold", f"M{x} 64L{x - 6} 84M{x} 64L{x + 6} 84", 1.3)
        scales += path("gold", f"M{x - 8} 84H{x + 8}C{x + 7} 92 {x - 7} 92 {x - 8} 84Z")
    ear = both(circle("gold", 101, 100, 3.4))
    return (
        coat
        + scales
        + hand(3, 184, 134)
        + neck(3)
        + face(3, bearded=True)
        + goatee
        + mouth
        + moustache
        + ear
        + folds
    )


def clubs() -> str:
    """A forest king with a square plaited beard and antlers."""
    antler = (
        "M110 62C100 58 86 56 78 38C83 43 87 46 92 47C88 41 87 35 88 28C92 36 96 42 101 45"
        "C100 39 101 33 105 28C105 38 108 46 114 51L118 60Z"
    )
    antlers = both(path("gold", antler))
    leaf = "M0 0C-7 -5 -8 -14 0 -21C8 -14 7 -5 0 0Z"
    leaves = ""
    for x, y, lean in (
        (102, 73, -70),
        (107, 67, -44),
        (115, 63, -20),
        (135, 63, 20),
        (143, 67, 44),
        (148, 73, 70),
    ):
        leaves += path("C", leaf, transform=f"translate({x} {y}) rotate({lean}) scale(.85)")
    leaves += path("C", leaf, transform="translate(125 63) scale(.95)")
    leaves += (
        circle("gold", 115, 64, 2.6) + circle("gold", 135, 64, 2.6) + circle("gold", 125, 64, 3)
    )
    hair = path("Cm", "M98 68C90 90 90 112 94 126H156C160 112 160 90 152 68Z")
    beard = path(
        "Cm",
        "M101 90C104 100 112 103 125 103C138 103 146 100 149 90L151 128C151 146 146 158 142 164H108C104 158 99 146 99 128Z",
    )
    beard += line("paper", "M108 112V158M116.5 112V162M125 116V164M133.5 112V162M142 112V158", 1.5)
    beard += line("C", "M101 132C115 138 135 138 149 132M103 148C116 153 134 153 147 148", 2.6)
    mouth = path(
        "Cm",
        "M106 104C112 97 121 98 125 101C129 98 138 97 144 104C136 110 129 109 125 106C121 109 114 110 106 104Z",
    )
    mouth += path("lip", "M119 110.5C122 109 128 109 131 110.5C129 114 121 114 119 110.5Z")
    cloak = robe("C") + fur(136)
    orb = circle("gold", 183, 138, 14) + line(
        "C", "M169 136C177 142 189 142 197 136M183 124C187 130 187 146 183 152", 2.4
    )
    orb += path("gold", "M180.6 110H185.4V115H190V119.5H185.4V126H180.6V119.5H176V115H180.6Z")
    palm = path(
        "skin2", "M166 154C172 148 194 148 200 154C200 164 192 168 183 168C174 168 166 164 166 154Z"
    )
    palm += line("ink", "M172 158H192", 1.2)
    return (
        antlers
        + hair
        + cloak
        + orb
        + palm
        + neck(2)
        + face(2, bearded=True)
        + beard
        + mouth
        + leaves
    )


KINGS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
