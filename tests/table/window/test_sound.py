"""Sounds: silent where they must be, never an error, as their generator makes them."""

import importlib.util
import math
import struct
import wave
from itertools import pairwise
from typing import get_args

import pygame
import pytest
from where import ROOT

from cardtable.files import asset_path
from cardtable.games import GAMES
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import phrase
from cardtable.table import sound as sound_module
from cardtable.table.sound import OFTEN, PITCHES, SoundBank, SoundName, pitched


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
@pytest.mark.parametrize("name", get_args(SoundName))
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
def test_a_missing_file_is_silence(monkeypatch, tmp_path):
    monkeypatch.setattr(sound_module, "asset_path", lambda name: tmp_path / name)
    bank = SoundBank()
    bank.play("lay")
    assert bank.open


@pytest.mark.parametrize("name", get_args(SoundName))
def test_the_files_are_those_that_the_generator_makes(name, generator):
    with wave.open(str(asset_path(f"sounds/{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        kept = file.readframes(file.getnframes())
    made = generator.rendered(name)
    assert len(kept) == len(made)
    count = len(kept) // 2
    pairs = zip(struct.unpack(f"<{count}h", kept), struct.unpack(f"<{count}h", made), strict=True)
    # Mathematics libraries differ in the last digit.
    assert max(abs(a - b) for a, b in pairs) <= 1


def test_sounds_are_short_and_not_too_loud(generator):
    total = 0
    for name, (_, peak) in generator.ALL.items():
        with wave.open(str(asset_path(f"sounds/{name}.wav"))) as file:
            frames = file.getnframes()
            total += frames
            samples = struct.unpack(f"<{frames}h", file.readframes(frames))
        assert max(map(abs, samples)) <= peak * 32767 + 1 <= 0.61 * 32767
        assert abs(samples[-1]) < 40, name  # ends without a click
    assert total / 44100 < 11


@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("name", get_args(SoundName))
def test_what_is_heard_often_is_each_time_a_little_higher_or_lower(name):
    bank = SoundBank()
    for _ in range(2 * len(PITCHES)):
        bank.play(name)
    kept = [sound.get_length() for (kind, _), sound in sorted(bank._sounds.items())]
    pitches = [kept[0] / length for length in kept]
    assert pitches == pytest.approx(PITCHES if name in OFTEN else (1.0,), rel=0.01)


def test_pitches_are_those_of_one_sound_and_never_twice_the_same_in_a_row():
    assert all(0.9 <= pitch <= 1.1 for pitch in PITCHES)
    assert all(abs(a - b) > 0.02 for a, b in pairwise((*PITCHES, PITCHES[0])))


@pytest.mark.parametrize("pitch", PITCHES)
def test_a_pitched_sound_is_the_same_wave_only_faster(pitch):
    wave_ = [round(9000 * math.sin(n / 20)) for n in range(2000)]
    raw = struct.pack("<4000h", *(one for each in wave_ for one in (each, each)))
    made = struct.unpack(f"<{len(pitched(raw, pitch)) // 2}h", pitched(raw, pitch))
    assert made[::2] == made[1::2]
    assert len(made) // 2 == int(1999 / pitch)
    assert all(abs(one - 9000 * math.sin(n * pitch / 20)) < 20 for n, one in enumerate(made[::2]))


OF_CARDS = {"lift", "lay", "slide", "turn", "shuffle"}
TABLES = {game.ID: table_of(game.ID) for game in GAMES}


@pytest.mark.parametrize("game", TABLES)
def test_a_layout_names_only_sounds_that_there_are(game):
    for word, effect in TABLES[game].effects.items():
        assert {effect.sound, effect.then} <= {"", *get_args(SoundName)}, word


@pytest.mark.parametrize("game", TABLES)
def test_a_move_without_cards_sounds_unlike_any_with_cards(game):
    data = TABLES[game]
    words = {*data.effects, "passed"}
    told = {word: phrase(data, "log", word, {"seat": "Ann"}, str) for word in words}
    passes = {word for word, says in told.items() if says.endswith((" passes", " declines"))}
    assert all(data.effects[word].sound == "pass" for word in passes)
    assert passes or not any(says.endswith(" passes") for says in told.values())
    sounds = {
        one.motion: one.sound for one in data.effects.values() if one.later or one.motion == "waver"
    }
    assert not OF_CARDS & set(sounds.values())
    assert len(set(sounds.values())) == len(sounds)  # each is known by its sound
