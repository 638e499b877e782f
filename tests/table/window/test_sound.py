"""Sounds: silent where they must be, never an error, as their generator makes them."""

import importlib.util
import math
import struct
import wave
from array import array
from itertools import pairwise
from typing import get_args

import pygame
import pytest
from pilot import Pilot, session_at
from where import ROOT

from cardtable.files import asset_path
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import phrase
from cardtable.table import scenes
from cardtable.table import sound as sound_module
from cardtable.table.sound import (
    LOUDER,
    MATERIALS,
    OFTEN,
    PITCHES,
    SELDOM,
    TUNES,
    SoundBank,
    SoundName,
    laid_on,
    pitched,
)

NAMES = get_args(SoundName)
FILES = [one for one in NAMES if one not in TUNES] + [
    f"{tune}-{room}" for tune in sorted(TUNES) for room in MATERIALS
]


@pytest.fixture
def _mixer():
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture(scope="module")
def generator():
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "tools/generate_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("name", NAMES)
def test_every_sound_can_be_played(name):
    bank = SoundBank()
    bank.play(name)
    assert bank.open
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("_mixer")
def test_the_mixer_is_opened_late_and_only_if_wanted():
    bank = SoundBank(on=False)
    bank.wake()
    bank.play("lay")
    assert not bank.open
    bank.set(on=True, volume=0.5)
    bank.wake()
    assert bank.open


@pytest.mark.usefixtures("_mixer")
def test_muting_stops_what_is_heard():
    bank = SoundBank()
    bank.play("library")
    bank.set(on=False, volume=0.7)
    assert not pygame.mixer.get_busy()
    bank.play("lay")
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("_mixer")
def test_no_device_is_silence(monkeypatch, capfd):
    def refuse(*_):
        message = "ALSA: Couldn't open audio device"
        raise pygame.error(message)

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    bank = SoundBank()
    bank.wake()
    bank.play("win")
    assert not bank.open
    assert capfd.readouterr().err == ""


@pytest.mark.usefixtures("_mixer")
def test_a_device_that_comes_later_is_found(monkeypatch):
    real = pygame.mixer.init
    calls = []

    def refuse(*_):
        calls.append(1)
        message = "none"
        raise pygame.error(message)

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    bank = SoundBank()
    bank.play("lay")
    bank.play("lay")
    assert calls == [1]  # tried once: a failure takes long
    monkeypatch.setattr(pygame.mixer, "init", real)
    bank.retry()
    bank.play("lay")
    assert bank.open


@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("told", [True, False])
def test_sound_comes_back_when_its_device_does(told, monkeypatch, start):
    """Whether anybody tells of the device that has come, or not."""
    app, real, there = start(scenes.menu_scene), pygame.mixer.init, [True]

    def opened(*given):
        if not there[0]:
            raise pygame.error(given)
        real(*given)

    monkeypatch.setattr(pygame.mixer, "init", opened)
    app.sound.set(on=True, volume=0.5)
    app.sound.play("lay")
    assert pygame.mixer.get_busy()
    there[0] = False
    app.step([pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)])
    app.sound.play("lay")
    assert not app.sound.open
    there[0] = True
    app.step([pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)] if told else [])
    if not told:
        app.clock.step = 1000
        for _ in range(int(SELDOM) + 1):
            app.step([])
    app.sound.play("lay")
    assert pygame.mixer.get_busy()
    app.step([pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=1)])  # a microphone
    assert app.sound.open


@pytest.mark.usefixtures("_mixer")
def test_a_missing_file_is_silence(monkeypatch, tmp_path):
    monkeypatch.setattr(sound_module, "asset_path", lambda name: tmp_path / name)
    bank = SoundBank()
    bank.play("lay")
    assert bank.open


@pytest.mark.drawn(3)
@pytest.mark.parametrize("name", FILES)
def test_the_files_are_those_that_the_generator_makes(name, generator):
    with wave.open(str(asset_path(f"sounds/{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == generator.rate(name)
        kept = file.readframes(file.getnframes())
    made = generator.rendered(name)
    assert len(kept) == len(made)
    count = len(kept) // 2
    pairs = zip(struct.unpack(f"<{count}h", kept), struct.unpack(f"<{count}h", made), strict=True)
    # Mathematics libraries differ in the last digit.
    assert max(abs(a - b) for a, b in pairs) <= 1


def samples(name):
    with wave.open(str(asset_path(f"sounds/{name}.wav"))) as file:
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count)), count / file.getframerate()


def test_sounds_are_short_and_small_and_end_without_a_click(generator):
    assert set(generator.ALL) == set(FILES)
    seconds = 0.0
    for name in FILES:
        heard, lasts = samples(name)
        seconds += lasts
        assert max(map(abs, heard)) <= generator.PEAK * 32767 + 1
        assert abs(heard[-1]) < 40, name
    assert seconds < 20
    assert sum(asset_path(f"sounds/{name}.wav").stat().st_size for name in FILES) < 1_100_000


def test_no_sound_is_out_of_proportion(generator):
    loud = {
        name: generator.loudness([one / 32768 for one in samples(name)[0]])
        for name in ("lay", "lift", "turn", "slide", "error", "burn", "stop", "hover", "press")
    }
    assert all(abs(loud[name] - loud["lay"]) <= 3 for name in ("lift", "turn", "slide"))
    assert loud["error"] < loud["lay"]
    assert max(generator.ALL[f"lose-{room}"][1] for room in MATERIALS) < generator.ALL["lay"][1]
    assert max(loud["hover"], loud["press"]) < loud["lay"] - 5
    assert loud["burn"] > loud["lay"]


def test_crackling_is_heard_after_the_rush():
    heard, _ = samples("burn")
    edges = [abs(b - a) for a, b in pairwise(heard)]
    rate = 44100
    rush, after = max(edges[: rate // 8]), max(edges[rate // 3 : rate * 2 // 3])
    assert after > rush


@pytest.fixture
def played(monkeypatch):
    """What a bank has played: lengths of sounds, and how loud on the left and on the right."""
    found = []

    class Channel:
        def set_volume(self, left, right):
            found[-1] += (left, right)

    class Heard:
        def __init__(self, sound):
            self.sound = sound

        def play(self):
            found.append((self.sound.get_length(),))
            return Channel()

        def set_volume(self, volume):
            self.sound.set_volume(volume)

    real = SoundBank._load
    monkeypatch.setattr(SoundBank, "_load", lambda bank, *key: Heard(real(bank, *key)))
    return found


@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("name", NAMES)
def test_what_is_heard_often_is_each_time_a_little_unlike(name, played):
    bank = SoundBank()
    bank._chance.seed(1)
    for _ in range(30):
        bank.play(name)
    lengths, volumes = [one[0] for one in played], [one[1] for one in played]
    if name not in OFTEN:
        assert len(set(lengths)) == len(set(volumes)) == 1
        return
    assert max(lengths) / min(lengths) == pytest.approx(1.04 / 0.96, rel=0.02)
    assert all(a != b for a, b in pairwise(lengths))
    far = 20 * math.log10(max(volumes) / min(volumes))
    assert 0.5 < far <= 2 * LOUDER + 0.01


@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("side", [-1.0, -0.4, 0.0, 0.4, 1.0])
def test_a_sound_comes_from_where_it_happens(side, played):
    SoundBank().play("win", side=side)
    ((_, left, right),) = played
    assert math.copysign(1, right - left) == math.copysign(1, side) if side else left == right
    assert max(left, right) == 1.0
    assert min(left, right) > 0.3


@pytest.mark.usefixtures("_mixer")
def test_each_step_is_a_semitone_higher(played):
    bank = SoundBank()
    for steps in range(3):
        bank.play("win", steps=steps)
    first, second, third = (one[0] for one in played)
    assert first / second == pytest.approx(second / third, rel=0.001)
    assert (first / third) ** 6 == pytest.approx(2, rel=0.01)


@pytest.mark.usefixtures("_mixer")
def test_every_room_has_its_own_material_and_its_own_end():
    heard = {}
    for room in (*MATERIALS, "green"):
        bank = SoundBank()
        bank.wake()
        bank.enter(room)
        heard[room] = tuple(bank._found(name, 1.0).get_raw() for name in ("lay", "win", "lose"))
    for part in range(3):
        assert len({heard[room][part] for room in MATERIALS}) == len(MATERIALS)
    assert heard["green"][1:] == heard["pub"][1:]


def energy(heard):
    return sum(one * one for one in heard)


@pytest.mark.parametrize("room", MATERIALS)
def test_a_material_changes_the_tone_and_not_how_loud_it_is(room):
    heard, _ = samples("lay")
    made = laid_on(array("h", heard), MATERIALS[room])
    assert len(made) == len(heard)
    assert energy(made) == pytest.approx(energy(heard), rel=0.05)


@pytest.mark.parametrize("pitch", [0.9, *(1 + one for one in PITCHES), 1.5])
def test_a_pitched_sound_is_the_same_wave_only_faster(pitch):
    made = pitched(array("h", [round(9000 * math.sin(n / 20)) for n in range(2000)]), pitch)
    assert len(made) == int(1999 / pitch)
    assert all(abs(one - 9000 * math.sin(n * pitch / 20)) < 20 for n, one in enumerate(made))


CARDS = {"lift", "lay", "slide", "turn", "shuffle"}
TABLES = {game.ID: table_of(game.ID) for game in GAMES}


@pytest.mark.parametrize("game", TABLES)
def test_a_layout_names_only_sounds_that_there_are(game):
    for word, effect in TABLES[game].effects.items():
        assert {effect.sound, effect.then} <= {"", *get_args(SoundName)}, word


@pytest.mark.parametrize("game", TABLES)
def test_a_move_without_cards_sounds_unlike_any_with_cards(game):
    data = TABLES[game]
    told = {word: phrase(data, "log", word, {"seat": "Ann"}, str) for word in data.effects}
    passes = {word for word, says in told.items() if says.endswith((" passes", " declines"))}
    assert all(data.effects[word].sound == "pass" for word in passes)
    assert passes or not any(says.endswith(" passes") for says in told.values())
    sounds = {
        one.motion: one.sound for one in data.effects.values() if one.later or one.motion == "waver"
    }
    assert not CARDS & set(sounds.values())
    assert len(set(sounds.values())) == len(sounds)  # each is known by its sound


FOURS = {
    "turn": "p1",
    "zones": {"draw": "KC KD", "pile": "5C", "p1.hand": "8C 7D 9S 4H", "p2.hand": "9C JD"},
}


def listened(pilot):
    heard = []
    pilot.app.sound.play = lambda name, *_, **how: heard.append((name, how))
    pilot.scene.ui.on_sound = pilot.app.sound.play
    return heard


def test_cards_are_heard_where_they_lie_and_higher_for_whoever_goes_again():
    pilot = Pilot(session_at(FOURS), motion="short")
    pilot.rest()
    heard = listened(pilot)
    for _ in range(3):
        turn, scene = pilot.session.turn, pilot.scene
        scene.moved(scene.board.table.notes, scene.board.table.notes)
        assert pilot.session.turn == turn
    scene.effect(scene.data.effects["played"])
    scene.effect(scene.data.effects["picked_up"])
    (_, laid), (_, taken) = heard
    assert laid["steps"] == 3
    assert taken["steps"] == 0


def test_controls_and_pages_are_heard():
    pilot = Pilot(session_at(FOURS), motion="short")
    pilot.rest()
    heard = listened(pilot)
    icon = pilot.scene.toolbar.icons["drawer"]
    pilot.click(icon.rect.center)
    assert [name for name, _ in heard][:2] == ["hover", "press"]
    pilot.app.switch(pilot.scene)
    assert heard[-1][0] == "page"
