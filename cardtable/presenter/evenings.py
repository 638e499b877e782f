"""How an evening stands, and who begins a game of it, in words."""

from __future__ import annotations

from math import sqrt

from cardtable.ai.review import CLEARLY, NARROW
from cardtable.engine.chance import ACTOR
from cardtable.engine.names import isolated
from cardtable.engine.notation import Seat
from cardtable.evening import Evening, Fair, Length, Match
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.model import lowered
from cardtable.presenter.phrases import Name, wording
from cardtable.presenter.reviews import percent, review_words
from cardtable.presenter.today import MARK
from cardtable.presenter.words import phrase
from cardtable.session import CHOSEN, Session


def length_words(length: Length) -> str:
    """How long an evening is to be."""
    return wording(f"pages.evening-length-{length}")


def match_words(match: Match) -> str:
    """To how much an evening goes by its house rules."""
    return wording(f"pages.evening-to-{match.counted}", goal=match.goal)


def standing(evening: Evening) -> str:
    """The score by names, those who are ahead first, and what it is the score of."""
    match = evening.match
    ahead = 1 if match and match.counted == "lost" else -1
    ranked = sorted(evening.counts.items(), key=lambda one: ahead * one[1])
    told = ", ".join(f"{isolated(name)} {count}" for name, count in ranked)
    if not (match or evening.length):
        return wording("pages.evening-stands", score=told)
    length = lowered(match_words(match) if match else length_words(evening.length))
    if evening.loser:
        name = isolated(evening.loser)
        return wording("pages.evening-lost", name=name, length=length, score=told)
    if not evening.champions:
        return wording("pages.evening-stands-of", length=length, score=told)
    names = tuple(map(isolated, evening.champions))
    return wording("pages.evening-won", names=names, length=length, score=told)


def fairly(evening: Evening, person: str) -> str:
    """What somebody would have won with average luck; nothing where that is not sure enough."""
    games, won, luck, doubt = evening.fair.get(person, Fair())
    error = sqrt(doubt)
    if games < 2 or abs(luck) <= CLEARLY * error or error > NARROW * games:
        return ""
    fair = max(0.0, min(games, won - luck))
    shares = {"fair": fair, "won": won, "error": CLEARLY * error}
    told = {key: percent(share / games) for key, share in shares.items()}
    return review_words("evening", count=games, **told)


def chosen(session: Session) -> str:
    """That somebody has chosen the deal, and so may know its cards, for all to read; or nothing."""
    record = session.record
    is_chosen = record.extra.get(CHOSEN) is True and MARK not in record.extra
    return wording("pages.evening-chosen", seed=record.seed) if is_chosen else ""


def opening(session: Session, data: TableData, name: Name, *, to: Seat = "") -> str:
    """Who begins a game that has just been dealt, and why, where the game doesn't say it itself.

    And who is given hints: everybody knows that; and how an evening stands that goes to so much.
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
    taught = [
        wording("pages.evening-hinted", name=one.called) for one in session.players if one.taught
    ]
    evening = session.evening
    stands = f"{standing(evening)}." if evening.match and evening.begun else ""
    return " ".join(filter(None, (begins, stands, *taught)))
