"""What a layout file says of a moment: its sounds, lights and motions, and how a game ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Motion: TypeAlias = Literal["", "leap", "turn", "pass", "halt", "waver", "snatch", "shake"]
"""How the table shows without words what happened: a light that leaps over seats (`leap`), runs
back round the table (`turn`), or goes to a seat (`pass`); a hand that stops cards (`halt`), or
falters (`waver`); a card that is torn away (`snatch`), or shakes (`shake`)."""
Way: TypeAlias = Literal["rise", "whirl", "fountain", "rain", "soar", "sink"]
"""How a win is celebrated: bits rise from below, whirl round the middle, spring from the winner and
fall, rain down, or soar from the winner. A few that `sink` tell of a loss."""
Mood: TypeAlias = Literal["", "thinking", "pleased", "stung", "startled"]
"""How somebody's portrait looks; nothing: at ease."""
Shape: TypeAlias = Literal["bubble", "star", "drop", "coin", "wisp"]


@dataclass(frozen=True, slots=True)
class Effect:
    """What the screen does when an event says a word. The zones and details are named."""

    sound: str = ""
    flash: str = ""
    """The zone that lights up."""
    fire: bool = False
    """Flames come out of there."""
    banner: bool = False
    """There are words across the table: the message `banner` of the event."""
    adds: bool = False
    """Its sentence is added to the banner that stands."""
    mark: bool = False
    """Its cards are those of the last move, and its sentence is that."""
    tell: bool = False
    """Its sentence is added to the last move."""
    beside: str = ""
    """The zone beside which its sentence stands on paper while it is looked at (`hold`). It takes
    the place of the last move; what its player did is told without it."""
    minor: bool = False
    """Its sentence is told in the log only: what was said before tells as much."""
    point: str = ""
    """The detail of the event that names cards to be pointed at."""
    gains: Mapping[str, str] = field(default_factory=dict)
    """Details of the event that name seats, or `seat` for its own, to what flies to their plates
    from the zone `beside` which it is told: `+{n}`."""
    moods: Mapping[str, Mood] = field(default_factory=dict)
    """Details of the event or keys of the memory that name seats or somebody's card, or `seat` for
    its own, to how these people look for a moment. Of several for one, the last counts."""
    hold: float = 0.0
    """Seconds in which it is looked at before anything moves."""
    then: str = ""
    """The sound with which its cards, having been looked at, go off in a flash."""
    one: bool = False
    """Its cards move one by one."""
    via: str = ""
    """The detail that names the seat that a card is shown to on its way."""
    motion: Motion = ""
    of: str = ""
    """The detail that its motion is about: seats, cards, or which way round (1 or -1). For the
    last a key of the memory will do."""
    sort: str = ""
    """The words of a button that sorts a hand that has grown too large."""
    tease: str = ""
    """What is said to whoever has pressed it."""

    @property
    def later(self) -> bool:
        """Whether its motion tells who is next: it and its sound wait until that is known."""
        return self.motion in {"leap", "turn", "pass"}

    @property
    def strikes(self) -> bool:
        """Whether its motion hits cards, and is seen before they move."""
        return self.motion in {"halt", "waver", "shake"}


@dataclass(frozen=True, slots=True)
class Finale:
    """How this table celebrates whoever wins."""

    way: Way = "fountain"
    of: Shape = "star"
