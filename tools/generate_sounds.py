"""Makes the sounds of the table: writes every one under assets/sounds as WAV.

    python tools/generate_sounds.py

Paper and wood from filtered noise, tones from a few decaying partials. Nothing is random but the
noise, and that is seeded: the same files come out every time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

RATE = 44100
SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
Samples = list[float]
Partials = Sequence[tuple[float, float]]


def silence(seconds: float) -> Samples:
    """Room for a sound."""
    return [0.0] * round(seconds * RATE)


def add(target: Samples, sound: Sequence[float], at: float = 0.0, volume: float = 1.0) -> None:
    """Mix a sound into another from a moment on; what does not fit makes it longer."""
    start = round(at * RATE)
    if len(target) < start + len(sound):
        target.extend([0.0] * (start + len(sound) - len(target)))
    for i, value in enumerate(sound):
        target[start + i] += value * volume


def noise(seconds: float, seed: int) -> Samples:
    """White noise."""
    rng = random.Random(seed)
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def low(sound: Iterable[float], cut: float | Callable[[float], float]) -> Samples:
    """Without what is above a frequency, which may change with time."""
    out: Samples = []
    value = 0.0
    for i, sample in enumerate(sound):
        frequency = cut(i / RATE) if callable(cut) else cut
        k = 1 - math.exp(-2 * math.pi * frequency / RATE)
        value += k * (sample - value)
        out.append(value)
    return out


def high(sound: Sequence[float], cut: float) -> Samples:
    """Without what is below a frequency."""
    return [a - b for a, b in zip(sound, low(sound, cut), strict=True)]


def shaped(sound: Sequence[float], rise: float, decay: float) -> Samples:
    """With a short rise and an exponential decay, both in seconds."""
    return [
        value * min(1.0, (i / RATE) / rise) * math.exp(-max(0.0, i / RATE - rise) / decay)
        for i, value in enumerate(sound)
    ]


def tone(
    pitch: float,
    seconds: float,
    *,
    partials: Partials = ((1, 1.0), (2, 0.35), (3, 0.12)),
    decay: float = 0.35,
    rise: float = 0.006,
) -> Samples:
    """A struck tone: partials as (multiple, strength), the higher ones fading sooner."""
    out = silence(seconds)
    for multiple, strength in partials:
        step = 2 * math.pi * pitch * multiple / RATE
        fade = decay / multiple**0.7
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * math.sin(step * i) * min(1.0, t / rise) * math.exp(-t / fade)
    return out


def note(name: str) -> float:
    """The frequency of a note such as `A4` or `F#5`."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    half = steps[name[0]] + ("#" in name) - ("b" in name) + 12 * (int(name[-1]) - 4)
    return float(440 * 2 ** (half / 12))


BELL = ((1, 1.0), (2.0, 0.4), (3.01, 0.22), (4.2, 0.1))
WOOD = ((1, 1.0), (3.9, 0.3), (9.2, 0.07))
GLASS = ((1, 1.0), (2.76, 0.35), (5.4, 0.16))
COIN = ((1, 1.0), (1.58, 0.6), (2.24, 0.35))
HARP = ((1, 1.0), (2, 0.5), (3, 0.28), (4, 0.12), (5, 0.06))
HORN = ((1, 1.0), (2, 0.7), (3, 0.5), (4, 0.3), (5, 0.2))
TUNE = 1.15  # seconds that a win or a loss is heard


# --- the table -----------------------------------------------------------------------------------


def flick(seed: int, bright: float = 5200, length: float = 0.05) -> Samples:
    """The edge of a card let go."""
    snap = shaped(high(low(noise(length, seed), bright), 900), 0.001, length / 5)
    body = shaped(low(noise(length, seed + 1), 700), 0.002, length / 4)
    return [0.9 * a + 0.5 * b for a, b in zip(snap, body, strict=True)]


def thud(pitch: float, length: float, decay: float) -> Samples:
    """Cloth and wood under a card: a low tone that falls a little."""
    out = silence(length)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += 2 * math.pi * pitch * (1 + 0.5 * math.exp(-t / 0.018)) / RATE
        out[i] = math.sin(phase) * min(1.0, t / 0.002) * math.exp(-t / decay)
    return out


def lift() -> Samples:
    """A card taken up: a short, soft brush upwards."""
    brush = low(noise(0.11, 11), lambda t: 1200 + 26000 * t)
    return shaped(high(brush, 500), 0.02, 0.03)


def lay() -> Samples:
    """A card laid down."""
    out = shaped(low(noise(0.14, 21), 2400), 0.001, 0.016)
    add(out, thud(118, 0.14, 0.03), volume=0.55)
    add(out, flick(23, 4200), volume=0.35)
    return out


def slide() -> Samples:
    """A card drawn over cloth."""
    brush = low(noise(0.2, 31), lambda t: 900 + 9000 * math.sin(math.pi * min(1.0, t / 0.2)))
    body = high(brush, 420)
    return [v * math.sin(math.pi * i / len(body)) ** 1.4 for i, v in enumerate(body)]


def turn() -> Samples:
    """A card turned over: two soft flicks."""
    out = silence(0.16)
    add(out, flick(41, 3600), 0.0, 0.5)
    add(out, flick(43, 5600), 0.06, 0.9)
    return out


def shuffle() -> Samples:
    """A riffle, and the cards pushed together."""
    out = silence(0.95)
    rng = random.Random(51)
    at = 0.02
    for i in range(38):
        share = i / 38
        at += 0.021 - 0.014 * math.sin(math.pi * share) + rng.uniform(-0.002, 0.002)
        loud = 0.3 + 0.45 * math.sin(math.pi * share) + rng.uniform(-0.08, 0.08)
        add(out, flick(52 + i, 3800 + 2400 * rng.random(), 0.035), at, loud)
    add(out, slide(), at + 0.05, 0.8)
    add(out, lay(), at + 0.22, 0.7)
    return out


def burn() -> Samples:
    """A pile that goes up: a rush of air, then crackling."""
    rush = low(noise(0.9, 61), lambda t: 300 + 3800 * math.exp(-((t - 0.16) ** 2) / 0.02))
    out = [
        value * min(1.0, i / RATE / 0.12) * math.exp(-max(0.0, i / RATE - 0.12) / 0.22)
        for i, value in enumerate(rush)
    ]
    rng = random.Random(62)
    at = 0.1
    while at < 0.84:
        # here and there a piece that bursts, and is lower and longer than the sparks
        bursts = rng.random() < 0.25
        bright, length = (2600, 0.05) if bursts else (7000, 0.02)
        loud = rng.uniform(1.2, 2.4) if bursts else rng.uniform(0.5, 1.5)
        add(out, flick(63 + int(at * 1000), bright, length), at, loud * (1.1 - at))
        at += rng.expovariate(34)
    add(out, thud(64, 0.4, 0.12), 0.02, 0.6)
    return out


# --- what no card is heard of -------------------------------------------------------------------


def stop() -> Samples:
    """Stop! A flat hand on the table."""
    out = thud(84, 0.22, 0.05)
    add(out, shaped(low(noise(0.12, 81), 1700), 0.001, 0.02), volume=1.2)
    add(out, flick(82, 3000), volume=0.3)
    return out


def wrong_stop() -> Samples:
    """A stop that was none: a tone that wavers and sinks."""
    out = silence(0.3)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        pitch = (310 - 420 * t) * (1 + 0.05 * math.sin(2 * math.pi * 15 * t))
        phase += 2 * math.pi * pitch / RATE
        loud = min(1.0, t / 0.008) * math.exp(-t / 0.12)
        out[i] = loud * (math.sin(phase) + 0.3 * math.sin(2 * phase) + 0.15 * math.sin(3 * phase))
    return out


def knock() -> Samples:
    """I pass: two knuckles on wood."""
    out = silence(0.18)
    for at, pitch, loud in ((0.0, 232, 0.8), (0.085, 214, 1.0)):
        add(out, thud(pitch, 0.08, 0.014), at, loud)
        add(out, shaped(low(noise(0.03, 91 + round(pitch)), 2600), 0.0005, 0.004), at, 0.5 * loud)
    return out


def skip() -> Samples:
    """Over somebody's head: a tap, a brush of air, and a higher tap."""
    out = silence(0.2)
    add(out, tone(note("E5"), 0.1, partials=WOOD, decay=0.03, rise=0.002), 0.0, 0.6)
    brush = high(low(noise(0.08, 101), lambda t: 1500 + 50000 * t), 900)
    add(out, [v * math.sin(math.pi * i / len(brush)) for i, v in enumerate(brush)], 0.02, 0.5)
    add(out, tone(note("B5"), 0.11, partials=WOOD, decay=0.04, rise=0.002), 0.09, 0.7)
    return out


def reverse() -> Samples:
    """The play turns round: a breath that falls, and rises again."""
    length = 0.3
    breath = low(noise(length, 111), lambda t: 500 + 5200 * math.cos(math.pi * t / length) ** 2)
    out = high(breath, 350)
    return [v * math.sin(math.pi * i / len(out)) ** 0.8 for i, v in enumerate(out)]


def name() -> Samples:
    """You! A small bell, with a lower one just before it."""
    out = silence(0.26)
    add(out, tone(note("E5"), 0.12, partials=BELL, decay=0.05), 0.0, 0.4)
    add(out, tone(note("A5"), 0.2, partials=BELL, decay=0.09), 0.06, 0.7)
    return out


# --- tones ---------------------------------------------------------------------------------------


def your_turn() -> Samples:
    """Two low taps on a wooden bar, the second higher."""
    out = silence(0.5)
    add(out, tone(note("D5"), 0.3, partials=WOOD, decay=0.11), 0.0, 0.6)
    add(out, tone(note("A5"), 0.38, partials=WOOD, decay=0.14), 0.11, 0.7)
    return out


def figure(*notes: tuple[float, str, float], decay: float, partials: Partials = BELL) -> Samples:
    """Struck notes, each as (when, which, how loud)."""
    out = silence(TUNE)
    for at, name, loud in notes:
        add(out, tone(note(name), TUNE - at, partials=partials, decay=decay), at, loud)
    return out


def win_pub() -> Samples:
    """A rising figure that ends on a chord, and a glass that is put down."""
    out = figure(
        (0.0, "D5", 0.5), (0.11, "F#5", 0.5), (0.22, "A5", 0.5), (0.33, "D6", 0.5),
        (0.46, "D5", 0.34), (0.46, "A5", 0.34), (0.46, "F#6", 0.34), decay=0.3,
    )  # fmt: skip
    add(out, thud(150, 0.12, 0.03), 0.46, 0.3)
    return out


def win_tarot() -> Samples:
    """Small bells that rise through a minor chord to a bright end."""
    return figure(
        (0.0, "A4", 0.4), (0.14, "C5", 0.4), (0.28, "E5", 0.4), (0.42, "A5", 0.45),
        (0.56, "C#6", 0.4), (0.56, "E6", 0.3), decay=0.4, partials=GLASS,
    )  # fmt: skip


def win_chart() -> Samples:
    """A ship's bell, struck twice and twice again, the second time higher."""
    return figure(
        (0.0, "G5", 0.5), (0.13, "G5", 0.35), (0.42, "C6", 0.55), (0.55, "C6", 0.4), decay=0.4,
    )  # fmt: skip


def win_bank() -> Samples:
    """Coins that are counted onto a heap, faster and faster."""
    out = silence(TUNE)
    at = 0.0
    for number, name in enumerate(("E6", "G#6", "B6", "E6", "G#6", "B6", "E7", "G#6", "B6", "E7")):
        add(out, tone(note(name), 0.3, partials=COIN, decay=0.09, rise=0.001), at, 0.4)
        at += 0.15 - 0.013 * number
    add(out, tone(note("E5"), TUNE - at, partials=BELL, decay=0.3), at, 0.4)
    return out


def win_dawn() -> Samples:
    """A harp, upwards."""
    names = ("F4", "A4", "C5", "E5", "G5", "C6")
    return figure(
        *((0.09 * number, name, 0.4) for number, name in enumerate(names)), decay=0.45,
        partials=HARP,
    )  # fmt: skip


def lose_pub() -> Samples:
    """Three falling steps, the last one a shrug."""
    return figure(
        (0.0, "A4", 0.6), (0.18, "F4", 0.6), (0.38, "C#4", 0.7), (0.52, "D4", 0.5), decay=0.22,
        partials=WOOD,
    )  # fmt: skip


def lose_tarot() -> Samples:
    """Two bells that don't agree, and a low one."""
    return figure((0.0, "E5", 0.4), (0.2, "Bb4", 0.45), (0.45, "Eb4", 0.6), decay=0.35)


def lose_chart() -> Samples:
    """A horn in the fog, twice, the second time lower."""
    out = silence(TUNE)
    for at, name in ((0.0, "D3"), (0.42, "B2")):
        length = 0.36
        sound = low(tone(note(name), length, partials=HORN, decay=2.0, rise=0.05), 900)
        add(out, _released(sound, 0.12), at, 0.6)
    return out


def lose_bank() -> Samples:
    """Coins that fall off the table, one after the other."""
    out = silence(TUNE)
    for at, name, loud in (
        (0.0, "B6", 0.4),
        (0.12, "G6", 0.4),
        (0.22, "E6", 0.45),
        (0.3, "C6", 0.5),
    ):
        add(out, tone(note(name), 0.25, partials=COIN, decay=0.07, rise=0.001), at, loud)
    add(out, thud(98, 0.3, 0.06), 0.46, 0.9)
    return out


def lose_dawn() -> Samples:
    """The harp, downwards in whole tones."""
    names = ("C5", "Bb4", "Ab4", "F#4")
    return figure(
        *((0.15 * number, name, 0.4) for number, name in enumerate(names)), decay=0.35,
        partials=HARP,
    )  # fmt: skip


def stamp() -> Samples:
    """The sign at a game's end drops onto the table, a moment after it was let go."""
    out = silence(0.62)
    add(out, thud(72, 0.34, 0.07), 0.2, 1.0)
    add(out, shaped(low(noise(0.1, 131), 1500), 0.001, 0.02), 0.2, 0.5)
    return out


# --- pages and controls --------------------------------------------------------------------------


def hover() -> Samples:
    """The pointer comes to something that can be pressed."""
    return shaped(high(low(noise(0.03, 121), 5200), 1800), 0.002, 0.006)


def press() -> Samples:
    """A key of a small wooden box."""
    out = thud(410, 0.05, 0.008)
    add(out, shaped(low(noise(0.03, 122), 3600), 0.0005, 0.004), volume=0.6)
    return out


def page() -> Samples:
    """A sheet of paper that is laid over another."""
    brush = high(low(noise(0.17, 123), lambda t: 1400 + 24000 * t), 700)
    return [v * math.sin(math.pi * i / len(brush)) ** 1.6 for i, v in enumerate(brush)]


def tick() -> Samples:
    """A counter goes on by a number."""
    out = tone(note("E6"), 0.07, partials=WOOD, decay=0.018, rise=0.001)
    add(out, flick(124, 6000, 0.02), volume=0.2)
    return out


def error() -> Samples:
    """No: a dull double knock."""
    out = silence(0.3)
    add(out, thud(150, 0.12, 0.03), 0.0, 0.8)
    add(out, thud(132, 0.16, 0.04), 0.1, 0.8)
    add(out, shaped(low(noise(0.06, 71), 900), 0.001, 0.01), 0.0, 0.3)
    return out


def library() -> Samples:
    """A small march for a hand as large as a library, as a toy organ would play it."""
    tune = (
        ("G4", 1), ("G4", 1), ("C5", 2), ("E5", 1), ("C5", 1), ("G5", 3), ("E5", 1),
        ("F5", 1), ("D5", 1), ("B4", 1), ("D5", 1), ("C5", 3),
    )  # fmt: skip
    bass = ("C3", "C3", "E3", "G3", "C3", "E3", "G2", "G3", "C3")
    organ = ((1, 0.8), (2, 0.45), (3, 0.2), (4, 0.14), (6, 0.06))
    out = silence(3.2)
    beat = 0.16
    at = 0.0
    for name, length in tune:
        seconds = length * beat
        sound = tone(note(name), seconds + 0.08, partials=organ, decay=1.4, rise=0.012)
        add(out, _released(sound, 0.07), at, 0.42)
        at += seconds
    for i, name in enumerate(bass):
        sound = tone(note(name), beat * 1.4, partials=((1, 1.0), (2, 0.5), (3, 0.3)), decay=0.5)
        add(out, _released(sound, 0.05), i * 2 * beat, 0.34)
    return out


def _released(sound: Samples, seconds: float) -> Samples:
    """With a fade at the end."""
    count = min(len(sound), round(seconds * RATE))
    for i in range(count):
        sound[-1 - i] *= i / count
    return sound


ALL: dict[str, tuple[Callable[[], Samples], float]] = {
    "lift": (lift, -23.0),
    "lay": (lay, -21.0),
    "slide": (slide, -23.0),
    "shuffle": (shuffle, -19.0),
    "burn": (burn, -15.5),
    "turn": (turn, -21.5),
    "skip": (skip, -20.0),
    "reverse": (reverse, -21.0),
    "name": (name, -19.0),
    "stop": (stop, -17.0),
    "wrong_stop": (wrong_stop, -19.0),
    "pass": (knock, -20.5),
    "your_turn": (your_turn, -20.0),
    "win-pub": (win_pub, -18.0),
    "win-tarot": (win_tarot, -18.0),
    "win-chart": (win_chart, -18.0),
    "win-bank": (win_bank, -18.0),
    "win-dawn": (win_dawn, -18.0),
    "lose-pub": (lose_pub, -21.5),
    "lose-tarot": (lose_tarot, -21.5),
    "lose-chart": (lose_chart, -21.5),
    "lose-bank": (lose_bank, -21.5),
    "lose-dawn": (lose_dawn, -21.5),
    "stamp": (stamp, -20.0),
    "error": (error, -22.0),
    "library": (library, -19.0),
    "hover": (hover, -40.0),
    "press": (press, -28.0),
    "page": (page, -27.0),
    "tick": (tick, -29.0),
}
"""Each sound with how loud its loudest twentieth of a second is, in decibels."""
LOUDEST = 0.05  # seconds over which that is taken
PEAK = 0.61  # of what a file can hold: no sample is louder
INAUDIBLE = 0.004  # of a sound's loudest sample
HALVED = ("win-", "lose-", "library")
"""Sounds of tones alone, that need no more than half of the samples."""


def loudness(sound: Sequence[float]) -> float:
    """How loud its loudest twentieth of a second is, in decibels; 0 is a full square wave."""
    count = min(len(sound), round(LOUDEST * RATE))
    total = most = sum(value * value for value in sound[:count])
    for i in range(count, len(sound)):
        total += sound[i] * sound[i] - sound[i - count] * sound[i - count]
        most = max(most, total)
    return 10 * math.log10(max(1e-12, most / (LOUDEST * RATE)))


def _heard(sound: Samples) -> Samples:
    """Without what is too soft at the end to be heard."""
    least = INAUDIBLE * max(abs(value) for value in sound)
    return sound[: max(i for i, value in enumerate(sound) if abs(value) > least) + 1]


def rate(name: str) -> int:
    """How many samples a second a sound is kept in."""
    return RATE // 2 if name.startswith(HALVED) else RATE


def rendered(name: str) -> bytes:
    """A sound as 16 bit samples, brought to its volume and faded out at the end."""
    make, wanted = ALL[name]
    sound = _released(_heard(make()), 0.005)
    if rate(name) < RATE:
        sound = low(low(sound, 9000), 9000)
    louder = 10 ** ((wanted - loudness(sound)) / 20)
    louder = min(louder, PEAK / max(abs(value) for value in sound))
    kept = sound[:: RATE // rate(name)]
    return struct.pack(f"<{len(kept)}h", *(round(value * louder * 32767) for value in kept))


def write(name: str, path: Path) -> None:
    """Write one sound."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate(name))
        file.writeframes(rendered(name))


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for old in SOUNDS.glob("*.wav"):
        old.unlink()
    for name in ALL:
        write(name, SOUNDS / f"{name}.wav")


if __name__ == "__main__":
    main()
