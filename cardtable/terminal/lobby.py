"""What a terminal asks before a game: go on with the saved one, or which new one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.ai.levels import ANY, LEVELS, PLAIN
from cardtable.ai.player import characters, seated
from cardtable.engine.clean import clean_name, name_key, same_name
from cardtable.engine.rules import Rules, TableError
from cardtable.files import Fault, list_rules, load_settings
from cardtable.players import BOT_NAMES, Player
from cardtable.presenter import strangers
from cardtable.presenter.houserules import about, full_sentence, parent_of, summary
from cardtable.presenter.phrases import wording
from cardtable.session import Session, latest_game
from cardtable.terminal.console import Screen, answered, number_in

_LEVEL = "medium"


def seat_players(seats: Sequence[str], names: Sequence[str] = ()) -> list[Player]:
    """Players for seats such as `human`, `hard:gambler` or `cmd:./mybot`.

    Names are made where wanting. Raises TableError where two would be called the same.
    """
    seats = [seat if seat.startswith("cmd:") else answered(seat) for seat in seats]
    taken = set(map(name_key, names))
    spare = iter([name for name in BOT_NAMES if name_key(name) not in taken])
    players, pronouns = list[Player](), load_settings().pronouns
    for number, seat in enumerate(seats):
        human = seat == "human"
        key = "terminal.player" if human else "terminal.bot"
        usual = wording(key, number=number + 1)
        usual = usual if human else next(spare, usual)
        name = clean_name(names[number] if number < len(names) else "", usual)
        person = Player(name, pronoun=pronouns.get(name_key(name), ""))
        players.append(person if human else Player(name, "bot", seat))
    for number, player in enumerate(players):
        if any(same_name(player.name, one.name) for one in players[:number]):
            raise TableError(wording("terminal.same-name", name=player.name))
    return players


def choose_game(screen: Screen, *, polite: bool = False) -> Session:
    """Ask for everything that a game needs; Enter takes what stands in brackets.

    Raises EOFError where there are no more answers.
    """
    problems: list[str] = []
    saved = latest_game(problems)
    for problem in problems:
        screen.say(f"({problem})")
    if saved is not None:
        name = saved.rules.names.shown(polite=polite)
        who = ", ".join(player.called for player in saved.players)
        screen.say(wording("terminal.unfinished", game=name, players=who))
        if _one_of(screen, "continue", ("yes", "no")) == "yes":
            return saved
    faults: list[Fault] = []
    games = list_rules(faults)
    for fault in faults:
        screen.say(f"({fault})")
    for number, rules in enumerate(games, 1):
        text = about(rules, polite=polite)
        name = rules.names.shown(polite=polite)
        words = wording("terminal.rules", number=number, name=name, about=text or None)
        screen.say(f"  {words}")
    while True:
        names = [one.names.shown(polite=polite) for one in games]
        numbers = [str(n) for n in range(1, len(games) + 1)]
        choice = int(_one_of(screen, "game", numbers, names=names))
        rules = games[choice - 1]
        parent = parent_of(rules)
        if rules != parent:
            screen.say(f"  {full_sentence(summary(rules, parent, polite=polite))}")
        fewest, most = rules.seats
        counts = [str(n) for n in range(max(1, fewest - 1), most)]
        count = int(_one_of(screen, "others", counts, usual="2"))
        level = _one_of(screen, "level", list(LEVELS), usual=_LEVEL)
        like = _character(screen, rules)
        usual = wording("terminal.player", number=1)
        name = screen.ask(f"{wording('terminal.ask-name', usual=usual)} ")
        rng = Random()
        others = [seated(level, like, rules, rng) for _ in range(count)]
        try:
            return Session.saved(rules, seat_players(["human", *others], [name]))
        except TableError as error:
            screen.say(f"{error}.")


def allows(screen: Screen, session: Session) -> bool:
    """Ask whether the programs that a saved game names may play; false to leave the game."""
    if not session.strangers:
        return True
    for line in (strangers.question(), *strangers.programs(session), strangers.warning()):
        screen.say(line)
    screen.say(f"  run     {strangers.run(session)}")
    screen.say(f"  {_LEVEL}  {strangers.instead(session, _LEVEL)}")
    try:
        answer = _one_of(screen, "program", ("cancel", "run", _LEVEL))
    except EOFError:
        answer = "cancel"
    if answer == "run":
        session.admit()
    elif answer == _LEVEL:
        session.admit(_LEVEL)
    return answer != "cancel"


def _character(screen: Screen, rules: Rules) -> str:
    """What the others are like, where that makes a difference."""
    shown = characters(rules)
    if len(shown) < 2:
        return PLAIN.name
    for character in shown[1:]:
        screen.say("  " + wording(f"players.like-{character.name}"))
    return _one_of(screen, "like", [*(character.name for character in shown), ANY])


def _one_of(
    screen: Screen,
    question: str,
    words: Sequence[str],
    *,
    usual: str = "",
    names: Sequence[str] = (),
) -> str:
    """One of the words, or a beginning that only one of them has: the answer to that `choose-…`.

    `names` are what the words stand for, and do as well.
    """
    usual, every = usual if usual in words else words[0], ", ".join(words)
    asks = wording(f"terminal.choose-{question}")
    while True:
        asked = wording("terminal.ask-word", question=asks, words=every, usual=usual)
        text = answered(screen.ask(f"{asked} "))
        if not text:
            return usual
        if (number := number_in(text)) is not None:
            text = str(number)
        named = [words[place] for place, name in enumerate(names) if answered(name) == text]
        if len(named) == 1:
            return named[0]
        fitting = [word for word in words if word == text] or [
            word for word in words if word.startswith(text)
        ]
        if len(fitting) == 1:
            return fitting[0]
        screen.say(wording("terminal.please", words=every))
