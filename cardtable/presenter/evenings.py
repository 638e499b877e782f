"""How an evening stands, and who begins a game of it, in words."""

from __future__ import annotations

from math import sqrt

from cardtable.ai.review import CLEARLY
from cardtable.engine.chance import ACTOR
from cardtable.engine.names import isolated
from cardtable.engine.notation import Seat
from cardtable.evening import Evening, Fair, Length
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import Name
from cardtable.presenter.reviews import NARROW, percent, review_words
from cardtable.presenter.today import MARK
from cardtable.presenter.words import phrase
from cardtable.session import CHOSEN, Session

LENGTH_WORDS: dict[Length, str] = {0: "Open", 3: "Best of 3", 5: "Best of 5"}
"""How long an evening is to be."""


def standing(evening: Evening) -> str:
    """The score by names, those who have won most first, and what it is the score of."""
    ranked = sorted(evening.won.items(), key=lambda one: -one[1])
    told = ", ".join(f"{isolated(name)} {count}" for name, count in ranked)
    if evening.champion:
        best, length = isolated(evening.champion), LENGTH_WORDS[evening.length].lower()
        return f"{best} has won the evening, {length}: {told}"
    length = f", {LENGTH_WORDS[evening.length].lower()}" if evening.length else ""
    return f"This evening{length}: {told}"


def fairly(evening: Evening, person: str) -> str:
    """What somebody would have won with average luck; nothing where that is not sure enough."""
    games, won, luck, doubt = evening.fair.get(person, Fair())
    error = sqrt(doubt)
    if games < 2 or abs(luck) <= CLEARLY * error or error > NARROW * games:
        return ""
    fair = max(0.0, min(games, won - luck))
    shares = {"fair": fair, "won": won, "error": error}
    told = {key: percent(share / games) for key, share in shares.items()}
    return review_words("evening", count=games, **told)


def chosen(session: Session) -> str:
    """That somebody has chosen the deal, and so may know its cards, for all to read; or nothing."""
    record = session.record
    is_chosen = record.extra.get(CHOSEN) is True and MARK not in record.extra
    return f"Deal {record.seed}, chosen" if is_chosen else ""


def opening(session: Session, data: TableData, name: Name, *, to: Seat = "") -> str:
    """Who begins a game that has just been dealt, and why, where the game doesn't say it itself.

    And who is given hints: everybody knows that.
    That was drawn by lot, or it is somebody's turn to deal in this sitting, or the rules say so.
    """
    if session.step_count > 1:
        return ""
    view, record = session.view(session.seats[0]), session.record
    dealer = view.state.get("dealer")
    how = "turn" if dealer and dealer == record.sitting.get("dealer") else "rule"
    if any(line.startswith(f"{ACTOR}toss") for line in record.moves[:1]):
        how = "lot"
    begins = phrase(data, "opening", how, {"dealer": dealer, "first": view.turn}, name, to=to)
    taught = [f"{one.called} is given hints." for one in session.players if one.taught]
    return " ".join(filter(None, (begins, *taught)))
