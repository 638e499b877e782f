"""Sounds: silent where they must be, never an error, as their generator makes them."""

import importlib.util
import struct
import wave
from pathlib import Path
from typing import get_args

import pygame
import pytest

from cardtable.files import asset_path
from cardtable.table import sound as sound_module
from cardtable.table.sound import SoundBank, SoundName

ROOT = Path(__file__).resolve().parents[2]


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
