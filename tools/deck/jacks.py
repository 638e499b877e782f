"""Four jacks, seen from the side: a knight, a minstrel, a clerk, an archer."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

from deck.people import hand, neck, profile, robe
from deck.shapes import both, circle, line, mirrored, path, rect, twice


def spades() -> str:
    """A knight with a raised visor, a plume and a halberd."""
    plume = twice(
        "S",
        "M132 44C134 26 156 24 168 38C180 52 178 76 164 92C168 74 164 60 154 54C148 50 140 48 132 48Z",
        dx=2,
        dy=-1.6,
    )
    plume += line("gold", "M140 42C154 40 166 52 168 70", 1.6)
    helm = path(
        "Sm",
        "M102 70C100 48 112 38 128 38C148 38 158 52 158 74V108C158 118 150 126 138 128L128 126C136 112 138 96 134 82C126 74 112 72 102 76Z",
    )
    helm += path("S", "M97 76C95 66 100 56 112 54L140 62C136 72 130 78 124 82C116 76 106 74 97 76Z")
    helm += line("paper", "M106 66L124 72M110 60L130 66", 2) + circle("gold", 137, 70, 5)
    helm += path("gold", "M120 38C130 34 146 40 152 52L148 55C141 45 132 41 121 42Z")
    mail = robe("S")
    for y in (142, 152, 162):
        for x in range(72 + (y // 10 % 2) * 6, 182, 12):
            if abs(x - 125) < 62 - (172 - y) * 0.6:
                mail += line("Sm", f"M{x - 4.5} {y}A4.5 4.5 0 0 0 {x + 4.5} {y}", 1.5)
    gorget = path("Sm", "M98 128C108 122 142 122 152 128L148 142C136 148 114 148 102 142Z") + line(
        "paper", "M101 134C112 140 138 140 149 134", 1.6
    )
    axe = rect("gold", 183, 44, 4.6, 132) + path("Sm", "M185.3 30L189 44H181.6Z")
    axe += path(
        "Sm", "M187 56C196 50 204 52 204 52C202 62 202 72 204 82C204 82 196 84 187 78Z"
    ) + path("Sm", "M183 60L170 56C172 64 172 70 170 78L183 74Z")
    axe += line("paper", "M201 56C199.6 64 199.6 70 201 78", 1.5)
    return mail + axe + hand(1, 185, 146) + neck(1) + gorget + profile(1) + helm + plume


def hearts() -> str:
    """A minstrel with a cap, a long feather and a lute."""
    locks = path(
        "gold",
        "M118 62C140 54 158 66 160 88C162 104 160 120 152 132C146 136 138 134 134 128C140 116 136 100 128 92C122 84 116 72 118 62Z",
    )
    locks += "".join(
        circle("gold", x, y, r) for x, y, r in ((156, 120, 8), (148, 130, 8), (160, 106, 7))
    )
    locks += line("H", "M134 76C146 82 150 96 148 110M128 72C142 72 156 84 156 100", 1.6)
    cap = twice(
        "H",
        "M98 66C88 60 88 46 104 40C124 32 158 34 164 50C168 62 156 72 140 68C126 64 110 64 98 66Z",
        dx=2,
        dy=-1.6,
    )
    cap += path("gold", "M98 69C112 62 132 62 146 70L144 62C130 56 112 57 99 62Z")
    feather = path(
        "gold", "M146 58C160 44 176 34 196 34C194 50 182 62 164 66C158 67 150 64 146 58Z"
    ) + line(
        "H",
        "M148 59C162 52 176 44 190 38M166 52L168 62M174 47L180 56M160 54L156 48M170 48L166 41",
        1.4,
    )
    coat = robe("H")
    coat += path(
        "paper", "M100 130C108 124 142 124 150 130C148 142 138 148 125 148C112 148 102 142 100 130Z"
    )
    coat += "".join(
        line("H", f"M{x} 130V{y}", 1.3)
        for x, y in ((108, 139), (116, 144), (125, 146), (134, 144), (142, 139))
    )
    coat += both(path("gold", "M70 150L84 140L88 176H80ZM98 148L104 152L106 176H98Z"))
    lute = (
        path("gold", "M152 176C150 152 164 140 178 142C194 144 204 160 203 176Z")
        + circle("H", 178, 160, 6.4)
        + circle("ink", 178, 160, 4)
    )
    lute += path("ink", "M177 142L187 92L192 93L184 144Z") + path(
        "ink", "M187 92L190 80L198 82L192 94Z"
    )
    lute += line("paper", "M178 158L188 94M180 158L190 95", 0.9)
    lute += "".join(circle("gold", x, y, 1.8) for x, y in ((187, 84), (198, 86), (186, 89)))
    palm = path(
        "skin1", "M174 112C178 106 192 108 194 114C196 122 188 126 180 124C174 122 172 118 174 112Z"
    ) + line("ink", "M178 114L190 116M178 119L188 120.5", 1.2)
    return (
        locks
        + coat
        + lute
        + palm
        + neck(1)
        + profile(1, brow="gold")
        + path("gold", "M106 62C118 58 130 64 134 78C128 74 120 72 112 72Z")
        + cap
        + feather
    )


def diamonds() -> str:
    """A clerk with a three-cornered hat, a pigtail and a great key."""
    tail = path(
        "ink",
        "M140 96C150 98 156 108 154 122C153 134 158 142 164 146C154 148 144 142 142 130C141 118 138 108 134 104Z",
    ) + path("D", "M143 116L160 108L158 122ZM143 118L156 130L146 132Z")
    hair = path(
        "ink",
        "M112 60C130 54 152 60 154 84C154 98 148 106 140 108C134 104 134 92 130 86C120 82 108 78 106 70Z",
    )
    hat = twice(
        "D",
        "M88 70C92 62 98 58 104 56C102 44 116 36 130 36C146 36 156 44 154 56C162 58 168 64 170 72C156 62 142 60 129 60C114 60 100 62 88 70Z",
        dx=2,
        dy=-1.6,
    )
    hat += (
        path(
            "gold",
            "M88 72C100 62 114 59 129 59C142 59 156 62 170 74L168 68C156 58 142 55 129 55C114 55 100 58 90 66Z",
        )
        + jewel_button()
    )
    beard = path("ink", "M100 101C96 101 90 103 86 98C88 106 94 108 101 105.5Z")
    coat = (
        robe("D")
        + path("paper", "M104 130C112 124 138 124 146 130L125 164Z")
        + path("gold", "M98 131L125 176H117L90 136ZM152 131L125 176H133L160 136Z")
    )
    coat += path("paper", "M112 128C118 134 132 134 138 128L134 146L125 138L116 146Z") + line(
        "D", "M125 134V152", 1.5
    )
    coat += "".join(circle("D", 125, y, 2) for y in (150, 158))
    key = line("gold", "M185 78V146", 4.6) + line("gold", "M185 140H197M185 130H194", 4.6)
    ring = '<circle class="goldl" cx="185" cy="64" r="12" fill="none" stroke-width="4.8"/>'
    ring += path("D", "M185 58L190 64L185 70L180 64Z")
    head = mirrored(tail + neck(2) + profile(2) + beard + hair + hat)
    return coat + key + ring + hand(2, 185, 108) + head


def jewel_button() -> str:
    """A cockade."""
    return circle("gold", 108, 50, 6) + circle("paper", 108, 50, 4.2) + circle("D", 108, 50, 2.4)


def clubs() -> str:
    """An archer in a pointed hood with a feather, a bow and an arrow."""
    hood = twice(
        "C",
        "M104 62C110 44 128 36 146 42C158 44 168 52 172 68C166 62 162 64 160 72C164 92 162 116 152 134L118 134C134 122 138 100 128 84C122 76 112 70 104 70Z",
        dx=2,
        dy=-1.6,
    )
    hood += line("gold", "M104 69C114 70 124 76 130 84C139 99 136 120 122 132", 2.6)
    feather = path("gold", "M120 52C124 38 138 30 156 31C150 43 138 52 124 57Z") + line(
        "C", "M125 53C132 45 142 38 151 34", 1.4
    )
    cape = robe("C")
    edge = "M66 160C76 152 84 164 94 156C104 150 112 164 125 158C138 164 146 150 156 156C166 164 174 152 184 160L180 146C166 132 146 127 125 127C104 127 84 132 70 146Z"
    cape += path("Cm", edge) + circle("gold", 125, 142, 5) + circle("C", 125, 142, 2.6)
    bow = line("gold", "M176 40C204 66 204 138 176 166", 4) + line("ink", "M176 40V166", 1)
    shaft = (
        line("ink", "M185 58V168", 2.6)
        + path("Cm", "M185 44L191 60H179Z")
        + path("gold", "M185 168L178 176V162L185 152L192 162V176Z")
    )
    head = mirrored(neck(3) + profile(3), 125)
    return cape + bow + shaft + hand(3, 185, 128) + head + mirrored(hood + feather)


JACKS = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}
