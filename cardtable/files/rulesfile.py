"""Rules files: found by their id, read strictly, resolved into `Rules`; what one may hold.

What one may hold is given to the reader as a dataclass and to editors as a JSON schema. Both come
from the games' own dataclasses: of their options, and of what else their files hold.
"""

from __future__ import annotations

import dataclasses
import difflib
import os
import types
import typing
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cardtable.engine.clean import LONGEST_LINE, Names, clean_name, cleaned, quoted
from cardtable.engine.facts import Fact, spoken
from cardtable.engine.options import OptionError, OptionInfo, Range, describe
from cardtable.engine.rules import ID, LONGEST_ID, Rules, TableError, id_mistake, is_device, is_id
from cardtable.engine.schema import SOME, DataReader, Place, WrongKey, as_before, plain
from cardtable.files.disk import Stamp, own_files, read_once, stamp_of
from cardtable.files.errors import DataError, Fault, by_file
from cardtable.files.folders import (
    game_folders,
    is_shipped,
    listed,
    own_rules_folder,
    rules_folder,
    rules_folders,
    rules_path,
)
from cardtable.files.languages import chain, language, text, text_path
from cardtable.files.strict_yaml import Document, read_document, read_text

if TYPE_CHECKING:
    from cardtable.engine.record import Record
    from cardtable.engine.state import State

SHIPPED_IDS = ("cuttle", "russian-bank", "soul-taker", "shithead", "cunt-soul")
"""The games that come with the program, as `games.SHIPPED` has them. They're named here as well, so
that a menu can list them without importing their rules."""
LESSONS = "lessons"
"""The folder beside rules files that holds lessons."""
PUZZLES = "puzzles"
"""… and puzzles."""
_DEEPEST = 10
"""Rules files that others extend, one after the other: each is read again for every one."""
OWN = "_rules"
"""The key of a record that holds rules of which there is no file."""


def load_rules(id_or_path: str | Path, overrides: Mapping[str, Any] | None = None) -> Rules:
    """The rules of that id (or of that file), with options overridden as a table asks for it.

    An override replaces the option's value, but for those that are mappings marked `merge`
    (`powers`): there it replaces only the keys that it names. Raises DataError, which names
    everything that is wrong.
    """
    path = find_rules(id_or_path)
    rules = read_once(_checked, path)
    return with_options(rules, overrides) if overrides else rules


def _checked(path: Path) -> Rules:
    """The rules of a file, playable at every table that it is for."""
    rules = _read(path, ())
    _check_every_table(rules, path)
    return rules


def find_rules(id_or_path: str | Path) -> Path:
    """The file of these rules: a path, or an id among the program's files and the player's own."""
    text = str(id_or_path)
    if (
        isinstance(id_or_path, Path)
        or text.endswith((".yaml", ".yml"))
        or "/" in text
        or os.sep in text
    ):
        return Path(text)
    return _find_id(text)


def _find_id(text: str) -> Path:
    """The file of the rules of that id. What has another form than ids is never looked for."""
    if is_id(text):
        for path in (rules_path(f"{text}.yaml"), own_rules_folder() / f"{text}.yaml"):
            if os.path.lexists(path):
                return path
    near = difflib.get_close_matches(text[:LONGEST_ID], [path.stem for path in rules_files()], n=1)
    shown = text if len(text) <= LONGEST_ID else f"{text[:LONGEST_ID]}…"
    closest = near[0] if near else None
    raise DataError(Fault(Fact("errors.no-rules", {"name": repr(shown), "near": closest})))


def rules_files() -> Iterator[Path]:
    """Every rules file: those of the games, one by one, then the player's own of other names."""
    installed = _given()
    taken = set(installed)
    for game in game_ids():
        if game in installed:
            yield installed.pop(game)
        for name in [name for name in installed if name.startswith(f"{game}-")]:
            yield installed.pop(name)
    for path in sorted(own_rules()[0], key=lambda path: path.stem):
        if path.stem not in taken:
            yield path


def _given() -> dict[str, Path]:
    """The rules files that come with games, by their ids."""
    names = {path.name for folder in rules_folders() for path in listed(folder, "*.yaml")}
    return {Path(name).stem: rules_path(name) for name in sorted(names)}


def game_ids(*, shipped: bool = False) -> list[str]:
    """The ids of all games in the order of menus, or of those that come with the program.

    Those from elsewhere follow, in the order of the alphabet.
    """
    if shipped or not game_folders:
        return [*SHIPPED_IDS]
    return [*SHIPPED_IDS, *sorted({game.ID for game in every_game()} - {*SHIPPED_IDS})]


def every_game() -> list[type[State]]:
    """The games themselves: those of the program, then those from elsewhere that were brought in.

    The first picture shows none of their rules, so nobody imports them before they're needed.
    """
    from cardtable.games import GAMES

    return GAMES


def own_rules() -> tuple[list[Path], list[Fault]]:
    """The player's own rules files, and what else lies in their folder."""
    return own_files(own_rules_folder(), known=(LESSONS,))


def own_rules_stamps() -> list[tuple[str, Stamp | None]]:
    """What changes whenever a file in that folder is written, renamed or deleted."""
    return [(path.name, stamp_of(path)) for path in listed(own_rules_folder(), "*")]


def list_rules(problems: list[Fault] | None = None) -> list[Rules]:
    """All rules that can be played. What is wrong with the others is added to `problems`."""
    every: list[Rules] = []
    for path in rules_files():
        try:
            every.append(load_rules(path))
        except DataError as error:
            if problems is not None:
                problems += error.faults
    if problems is not None:
        problems += own_rules()[1]
    return every


def faulty_rules() -> list[Fault]:
    """All that is wrong with the player's own rules files, file by file, in the order of names.

    A file with the name of one of the program's is never read, and that is told, too.
    """
    paths, faults = own_rules()
    taken = _given()
    for path in paths:
        if path.stem in taken:
            faults.append(Fault(Fact("errors.rules-there", {"name": path.stem}), path))
            continue
        faults += check_rules(path)
    return sorted(faults, key=by_file)


def with_options(rules: Rules, overrides: Mapping[str, Any], *, whole: bool = False) -> Rules:
    """The same rules with other options. With `whole` nothing is kept of those they had.

    Raises DataError with a line for each mistake, such as `shithead: options.hand_size: …`.
    """
    if not isinstance(overrides, Mapping):
        raise DataError(Fault(Fact("errors.mapping"), Path(rules.id), key=("options",)))
    shape = rules.game.Options
    data = {} if whole else plain(rules.options)
    for name, value in overrides.items():
        merging = not whole and name in _merging(shape) and isinstance(value, Mapping)
        data[name] = {**data[name], **value} if merging else value
    options = _built(rules, shape, data, ("options",))
    return dataclasses.replace(rules, options=options)


def with_house_rules(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """The same rules with other house rules: options, and those extras that a table may change.

    `values` is plain data by their names. Raises DataError as `with_options` does.
    """
    shape = rules.game.Extras
    names = {info.name for info in describe(shape, rules.game.ID)}
    more = {name: value for name, value in values.items() if name in names}
    changed = with_options(rules, {k: v for k, v in values.items() if k not in names})
    if not more:
        return changed
    extras = _built(rules, shape, {**plain(rules.extras), **more}, ())
    return dataclasses.replace(changed, extras=extras)


def _built(rules: Rules, shape: type[Any], data: Any, place: tuple[str, ...]) -> Any:
    """The options or the extras of rules, from plain data that lies at a place of their file."""
    document, reader = Document(rules.id, data), _reader()
    given = reader.given(shape, data, place)
    if reader.problems:
        raise DataError(document.complaints(_placed(rules.game, reader.problems)))
    try:
        return shape(**given)
    except ValueError as error:
        raise DataError(_refused(document, place, error)) from error


def rules_of_record(record: Record) -> Rules:
    """The rules that a record was played under. Raises DataError where they can't be told.

    The options that it names count, whatever the file says by now. A record names all that there
    were, so one that it lacks has come since; the version of the rules says how the game was
    played before (`as_before`). Where there is no file of that id, what the record itself says of
    its rules serves (`embed_rules`), or else the game with whose name the id begins.
    """
    id, own = str(record.rules), record.extra.get(OWN)
    game = own.get("game") if isinstance(own, dict) else None
    if isinstance(game, str) and game not in game_ids():
        raise DataError(Fault(Fact("errors.record-no-game", {"name": quoted(game)})))
    try:
        if isinstance(own, dict):
            rules = _of_document(Document("the record's rules", own))
        else:
            rules = _read(_find_id(id), ())  # what has been played need not suit more players
    except DataError as error:
        game = next((g for g in every_game() if f"{id}-".startswith(f"{g.ID}-")), None)
        if game is None:
            raise DataError(spoken("errors.record-rules", why=str(error))) from error
        rules = load_rules(game.ID)
        rules = dataclasses.replace(rules, id=id) if is_id(id) else rules
    # somebody's own file has versions of its own, which say nothing of the game's
    ours = is_id(id) and not isinstance(own, dict) and rules_path(f"{id}.yaml").is_file()
    then = as_before(rules.game.Options, record.rules_version if ours else "")
    return with_options(rules, {**then, **record.options}, whole=True)


def embed_rules(record: Record, rules: Rules) -> None:
    """Note in the record what it needs to be read where there is no file of these rules.

    Only the program's own files stay as they are: a player's may be changed or deleted while a
    game that was dealt by them is still unfinished.
    """
    if (rules_folder() / f"{rules.id}.yaml").is_file():
        with suppress(DataError):
            if rules_of_record(record) == rules:
                return
    record.extra[OWN] = {
        "id": rules.id,
        "game": rules.game.ID,
        "version": rules.version,
        "names": plain(rules.names),
        **({"about": rules.about} if rules.about else {}),
        "seats": list(rules.seats),
        **plain(rules.extras),
    }


def parent_of(rules: Rules) -> Rules:
    """The rules that these are a variant of: those that their file extends, or their game's own.

    The game's own rules are their own parent, and so are a file's rules with a table's changes.
    """
    with suppress(DataError):
        path = _find_id(rules.id)
        data = read_document(path).data
        if isinstance(data, dict) and "extends" in data:
            return load_rules(str(data["extends"]))
    return load_rules(rules.game.ID)


_SIGNS = str.maketrans({"+": "plus-", "-": "minus-"})
"""What message ids write for the signs of Soul Taker's cards, which an id can't have."""


def in_words(rules: Rules, said: Callable[[str, str], str]) -> Rules:
    """Rules whose names, titles, line and texts are what `said` makes of each, given its key."""

    def words(key: str, each: Any) -> Any:
        if isinstance(each, Names):
            return Names(said(key, each.plain), said(f"{key}-polite", each.polite))
        if isinstance(each, Mapping):
            return {
                name: words(f"{key}-{name.translate(_SIGNS)}", one) for name, one in each.items()
            }
        return said(key, each) if isinstance(each, str) else each

    extras = {
        field.name: words(f"{rules.id}-{field.name}", getattr(rules.extras, field.name))
        for field in dataclasses.fields(rules.extras)
    }
    return dataclasses.replace(
        rules,
        names=words(rules.id, rules.names),
        about=said(f"{rules.id}-about", rules.about),
        extras=dataclasses.replace(rules.extras, **extras),
    )


def spoken_here(rules: Rules) -> Rules:
    """The same rules with their names in the language spoken now, if they come with the program."""
    if not (rules_folder() / f"{rules.id}.yaml").is_file():
        return rules
    names: dict[str, str] = {}

    def note(key: str, text: str) -> str:
        names[key] = text
        return text

    def said(key: str, text: str) -> str:
        return names.get(key, text)

    in_words(load_rules(rules.id), note)
    return in_words(rules, said)


def rules_page(rules: str, *, polite: bool = False, tongue: str = "") -> str:
    """The page of these rules' game that people read, as Markdown, with its names filled in.

    It's in the language given, or else the one spoken; in English if that has no page. Raises
    DataError if there are no such rules, or no page.
    """
    game = load_rules(load_rules(rules).game.ID)
    pages = (text_path(f"rules/{game.id}.md", each) for each in chain(tongue or language())[:-1])
    page = read_text(next(filter(None, pages), rules_path(f"{game.id}.md")))
    for hole, each in _page_names(game):
        page = page.replace(hole, each.shown(polite=polite))
    return page


def _page_names(rules: Rules) -> Iterator[tuple[str, Names]]:
    """What a page's holes stand for: the game, its loser, and all other names of its rules file."""
    yield "{game}", rules.names
    for one in dataclasses.fields(rules.extras):
        value = getattr(rules.extras, one.name)
        if isinstance(value, Names):
            yield "{loser}" if one.name == "loser_title" else f"{{{one.name}}}", value
        elif isinstance(value, Mapping):
            for key, each in value.items():
                if isinstance(each, Names):
                    yield f"{{{one.name}.{key}}}", each


def read_rules(document: Document) -> Rules:
    """The rules that a document describes, playable at every table that they are for.

    Its id need not be the name of a file. Raises DataError with all that is wrong.
    """
    if not isinstance(document.data, dict):
        raise DataError(document.complain((), Fact("errors.rules-mapping")))
    rules = _of_document(document)
    _check_every_table(rules, document)
    return rules


def check_rules(path: Path) -> list[Fault]:
    """Everything that is wrong with one rules file."""
    try:
        load_rules(path)
    except DataError as error:
        return list(error.faults)
    return []


def rules_schema(effect: Callable[[OptionInfo], str]) -> dict[str, Any]:
    """The JSON schema of rules files, for editors; `effect` says what an option changes."""
    return schema(every_game(), effect)


def _merging(shape: type[Any]) -> set[str]:
    return {one.name for one in dataclasses.fields(shape) if one.metadata.get("merge")}


def _read(path: Path, trail: tuple[Path, ...]) -> Rules:
    """A rules file, resolved. `trail` is what led here by `extends`."""
    document = read_document(path)
    if not isinstance(document.data, dict):
        raise DataError(document.complain((), Fact("errors.rules-mapping")))
    problems: list[Fault] = []
    if document.data.get("id") not in (path.stem, None):
        problems.append(document.complain(("id",), Fact("errors.rules-name", {"name": path.stem})))
    rules = _of_document(document, (*trail, Path(os.path.realpath(path))), problems)
    return in_words(rules, partial(text, f"rules/{rules.game.ID}")) if is_shipped(path) else rules


def _of_document(
    document: Document, trail: tuple[Path, ...] = (), problems: Sequence[Fault] = ()
) -> Rules:
    """The rules that a mapping describes. `problems` is what is known to be wrong with it."""
    seats = document.data.get("seats")
    if isinstance(seats, list) and len(seats) == 1:  # the fewest are the most
        document.data["seats"] = seats * 2
    base, game, found = _origin(document, trail)
    if game is None:
        raise DataError([*found, *_header_problems(document), *problems])
    reader = _reader()
    given = reader.given(file_shape(game), document.data, ())
    wrong = {place[0] for place, _ in reader.problems if place}
    mistakes = [*_placed(game, reader.problems), *_mistakes(given, wrong)]
    faults = document.complaints(mistakes)
    found += [*faults, *_unshown(document, document.data), *problems]
    if found:
        raise DataError(found)
    return _resolved(document, game, base, given)


def _reader() -> DataReader:
    """For what somebody has written for everybody: a slip is told, and not put right."""
    return DataReader(strict=True, longest=LONGEST_LINE)


def _placed(
    game: type[State], problems: Iterable[tuple[Place, Fact]]
) -> Iterator[tuple[Place, Fact]]:
    """The problems; of a key that is known, though not where it stands, they say where it belongs.

    What rules files hold besides options differs by game.
    """
    options, others = (
        {one.name for one in dataclasses.fields(shape)}
        for shape in (game.Options, file_shape(game))
    )
    for place, fact in problems:
        match place:
            case ("options", WrongKey() as key) if key in others:
                yield place, Fact("errors.rules-beside")
            case (WrongKey() as key,) if key in options:
                yield place, Fact("errors.rules-inside")
            case _:
                yield place, fact


def _mistakes(
    given: Mapping[str, Any], wrong: Collection[str | int]
) -> Iterator[tuple[Place, str | Fact]]:
    """What is of the right kinds, and wrong all the same. `wrong` are keys with other mistakes."""
    if "id" not in wrong and not is_id(given["id"]):
        form = Fact("errors.rules-id", {"most": LONGEST_ID})
        yield ("id",), form if not is_device(given["id"]) else id_mistake(given["id"])
    if "seats" not in wrong and len(given.get("seats", (2, 2))) != 2:
        yield ("seats",), Fact("errors.rules-seats")
    if "names" not in wrong and not clean_name(given["names"].plain):
        yield ("names", "plain"), Fact("errors.empty")


def _origin(
    document: Document, trail: tuple[Path, ...]
) -> tuple[Rules | None, type[State] | None, list[Fault]]:
    """What a file builds on: the rules that it extends, the game, and what is wrong with that."""
    data = document.data
    games = {game.ID: game for game in every_game()}
    if "extends" in data:
        try:
            target = _find_id(str(data["extends"]))
            if Path(os.path.realpath(target)) in trail:
                raise DataError(spoken("errors.rules-circle"))
            if len(trail) > _DEEPEST:
                raise DataError(spoken("errors.rules-chain", most=_DEEPEST))
            base = _read(target, trail)
        except DataError as error:
            return None, None, [document.complain(("extends",), str(one)) for one in error.faults]
        return base, base.game, []
    if "game" not in data:
        return None, None, [document.complain(("game",), Fact("errors.rules-no-game"))]
    if str(data["game"]) not in games:
        about = {"name": repr(data["game"]), "games": ", ".join(games)}
        return None, None, [document.complain(("game",), Fact("errors.rules-other-game", about))]
    return None, games[data["game"]], []


def _unshown(document: Document, data: Any, place: Place = ()) -> Iterator[Fault]:
    """Complaints about texts that no screen can show as they are, having control characters."""
    if isinstance(data, str) and cleaned(data) != data:
        yield document.complain(place, Fact("errors.no-character-shown"))
    elif isinstance(data, list):
        for number, each in enumerate(data):
            yield from _unshown(document, each, (*place, number))
    elif isinstance(data, dict):
        for key, each in data.items():
            yield from _unshown(document, each, (*place, key))


def _header_problems(document: Document) -> list[Fault]:
    """What can be told of a file whose game is not known."""
    return [
        document.complain((key,), Fact("errors.missing"))
        for key in ("id", "names")
        if key not in document.data
    ]


def _resolved(
    document: Document, game: type[State], base: Rules | None, given: Mapping[str, Any]
) -> Rules:
    """The rules that a file describes with what it gives, and `base` with the rest."""
    called = (given["names"].plain, given["names"].polite)
    extras = {one.name for one in dataclasses.fields(game.Extras)} & given.keys()
    own = {name: given[name] for name in extras}
    try:
        rules = Rules(
            id=given["id"],
            game=game,
            names=Names(*(clean_name(one, most=LONGEST_LINE) for one in called)),
            version=given.get("version", "1.0"),
            about=given.get("about", ""),
            seats=given.get("seats", base.seats if base else (2, 2)),
            options=dataclasses.replace(
                base.options if base else game.Options(), **given.get("options", {})
            ),
            extras=dataclasses.replace(base.extras if base else game.Extras(), **own),
        )
    except ValueError as error:
        raise DataError(_refused(document, (), error)) from error
    if base is None and "seats" not in given:
        raise DataError(document.complain(("seats",), Fact("errors.missing")))
    try:
        _check_seats(rules)
    except TableError as error:
        raise DataError(document.complain(("seats",), str(error))) from error
    return rules


def _refused(document: Document, place: tuple[str, ...], error: ValueError) -> list[Fault]:
    """What the dataclasses themselves refuse, at its places, if they tell these."""
    if isinstance(error, OptionError):
        return [
            document.complain(("options", *at) if at else place, fact)
            for at, fact in error.problems
        ]
    return [document.complain(place, str(error))]


def _check_seats(rules: Rules) -> None:
    """Refuse rules that nobody can play, or by more than the game's own file has places for."""
    fewest, most = rules.seats
    if fewest > most:
        raise TableError(spoken("errors.rules-few", few=fewest, most=most))
    if rules.id != rules.game.ID:
        least, limit = load_rules(rules.game.ID).seats
        limit = max(limit, rules.game.MOST_SEATS)
        if fewest < least or most > limit:
            raise TableError(
                spoken("errors.rules-table", game=rules.game.ID, few=least, most=limit)
            )
    rules.game.check_table(rules, fewest)


def _check_every_table(rules: Rules, source: Path | Document) -> None:
    """Refuse the rules of that file if at some number of seats there aren't cards enough."""
    fewest, most = rules.seats
    for seats in (most, *range(fewest, most)):
        try:
            rules.game.check_table(rules, seats)
        except TableError as error:
            document = read_document(source) if isinstance(source, Path) else source
            place = next(((key,) for key in ("options", "seats") if key in document.data), ())
            raise DataError(document.complain(place, str(error))) from error


_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string"}


@cache
def file_shape(game: type[State]) -> type[Any]:
    """A dataclass of a whole rules file of that game."""
    extras = typing.get_type_hints(game.Extras, include_extras=True)
    count = Annotated[int, Range(1, 9)]
    fields: list[tuple[str, Any, Any]] = [
        _field("id", str, "The file's name without .yaml"),
        _field("game", _one_of((game.ID,)), "The coded game", game.ID),
        _field("extends", str, "Start from that rules file instead", ""),
        _field("version", str, "Of these rules, as text", "1.0"),
        _field("names", Names, "What people read"),
        _field("about", str, "How it differs, and for whom, in a line", ""),
        _field("seats", tuple[count, ...], "The fewest and the most", (2, 2)),
        *(
            (
                one.name,
                extras[one.name],
                dataclasses.field(
                    default=one.default,
                    default_factory=one.default_factory,
                    metadata=one.metadata,
                ),
            )
            for one in dataclasses.fields(game.Extras)
        ),
        ("options", Annotated[game.Options, SOME], dataclasses.field(default_factory=dict)),
    ]
    return dataclasses.make_dataclass(f"Rules_of_{game.ID}", fields, kw_only=True)


def _field(name: str, hint: Any, say: str, default: Any = dataclasses.MISSING) -> Any:
    return name, hint, dataclasses.field(default=default, metadata={"help": say})


def _one_of(words: tuple[str, ...]) -> Any:
    return Literal[words]


def schema(games: Sequence[type[State]], effect: Callable[[OptionInfo], str]) -> dict[str, Any]:
    """The JSON schema of rules files; `effect` says what an option changes in play."""
    defined: dict[str, Any] = {}
    files = [_typed(file_shape(game), f"_of_{game.ID}", defined) for game in games]
    for game in games:
        for kind, shape in (("Options", game.Options), ("Rules", game.Extras)):
            fields = defined[f"{kind}_of_{game.ID}"]["properties"]
            for info in describe(shape, game.ID):
                about = fields[info.name]
                default = {"default": about.pop("default")} if "default" in about else {}
                about |= {"description": effect(info), **default}
    for one in [defined[f"Rules_of_{game.ID}"] for game in games]:
        one["oneOf"] = [{"required": ["game"]}, {"required": ["extends"]}]
        for key in ("id", "extends"):
            one["properties"][key] |= {"pattern": f"^{ID}$", "maxLength": LONGEST_ID}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Card Table rules file",
        "anyOf": files,
        "$defs": defined,
    }


def _typed(hint: Any, of: str, defined: dict[str, Any]) -> dict[str, Any]:
    """What JSON schema says of a type; dataclasses are added to `defined`, by name and game."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        limits = next((note for note in args[1:] if isinstance(note, Range)), Range())
        both = {"minimum": limits.low, "maximum": limits.high}
        given = {key: value for key, value in both.items() if value is not None}
        return {**_typed(args[0], of, defined), **given}
    if origin in {typing.Union, types.UnionType}:
        return {"anyOf": [_typed(each, of, defined) for each in args]}
    if hint is types.NoneType:
        return {"type": "null"}
    if origin is Literal:
        digits = [int(one) for one in args if isinstance(one, str) and one.isdecimal()]
        return {"const": args[0]} if len(args) == 1 else {"enum": [*args, *digits]}
    if origin is tuple:
        return {"type": "array", "items": _typed(args[0], of, defined)}
    if origin is dict:
        keys, values = (_typed(each, of, defined) for each in args)
        return {"type": "object", "propertyNames": keys, "additionalProperties": values}
    if dataclasses.is_dataclass(hint):
        return {"$ref": f"#/$defs/{_defined(hint, of, defined)}"}
    return {"type": _TYPES[hint], **({"maxLength": LONGEST_LINE} if hint is str else {})}


def _defined(shape: Any, of: str, defined: dict[str, Any]) -> str:
    """The name under which a dataclass is defined there."""
    name: str = shape.__name__ if shape.__name__.endswith(of) else f"{shape.__name__}{of}"
    if name not in defined:
        hints = typing.get_type_hints(shape, include_extras=True)
        told = defined[name] = {"type": "object", "additionalProperties": False, "properties": {}}
        told["required"] = []
        for one in dataclasses.fields(shape):
            about = told["properties"][one.name] = _typed(hints[one.name], of, defined)
            if say := one.metadata.get("help"):
                about["description"] = say
            if one.default is not dataclasses.MISSING:
                about["default"] = plain(one.default)
            elif one.default_factory is dataclasses.MISSING:
                told["required"].append(one.name)
    return name
