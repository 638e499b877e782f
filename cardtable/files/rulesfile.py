"""Rules files: found by their id, read strictly, resolved into `Rules`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardtable.engine.options import OptionError, plain
from cardtable.engine.rules import Names, Rules
from cardtable.engine.state import State, TableError
from cardtable.files.folders import own_rules_folder, rules_folder
from cardtable.files.strict_yaml import DataError, Document, read_document, read_text
from cardtable.games import GAMES

_HEADER = ("id", "game", "extends", "version", "names", "seats", "options")


def load_rules(id_or_path: str | Path, overrides: Mapping[str, Any] | None = None) -> Rules:
    """The rules of that id (or of that file), with options overridden as a table asks for it.

    An override replaces the option's value, but for those that are mappings marked `merge`
    (`powers`): there it replaces only the keys that it names. Raises DataError, which names
    everything that is wrong.
    """
    rules = _read(find_rules(id_or_path), ())
    return with_options(rules, overrides) if overrides else rules


def find_rules(id_or_path: str | Path) -> Path:
    """The file of these rules: a path, or an id among the program's files and the player's own."""
    text = str(id_or_path)
    if isinstance(id_or_path, Path) or text.endswith((".yaml", ".yml")) or "/" in text:
        return Path(text)
    for folder in (rules_folder(), own_rules_folder()):
        path = folder / f"{text}.yaml"
        if path.is_file():
            return path
    known = ", ".join(path.stem for path in rules_files())
    raise DataError(f"there are no rules called {text!r}; there are {known}")


def rules_files() -> Iterator[Path]:
    """Every rules file: the program's, game by game, then the player's own of other names."""
    games = [game.ID for game in GAMES]
    installed = {path.stem: path for path in sorted(rules_folder().glob("*.yaml"))}
    for game in games:
        if game in installed:
            yield installed.pop(game)
        for name in [name for name in installed if name.startswith(f"{game}-")]:
            yield installed.pop(name)
    taken = {path.stem for path in rules_folder().glob("*.yaml")}
    for path in sorted(own_rules_folder().glob("*.yaml")):
        if path.stem not in taken:
            yield path


def list_rules(problems: list[str] | None = None) -> list[Rules]:
    """All rules that can be played. What is wrong with the others is added to `problems`."""
    found: list[Rules] = []
    for path in rules_files():
        try:
            found.append(load_rules(path))
        except DataError as error:
            if problems is not None:
                problems += error.problems
    return found


def with_options(rules: Rules, overrides: Mapping[str, Any], *, whole: bool = False) -> Rules:
    """The same rules with other options. With `whole` nothing is kept of those they had.

    Raises DataError with a line for each mistake, such as `shithead: options.hand_size: …`.
    """
    from cardtable.files import validate

    shape = rules.game.Options
    data = {} if whole else plain(rules.options)
    for name, value in overrides.items():
        merging = not whole and name in _merging(shape) and isinstance(value, Mapping)
        data[name] = {**data[name], **value} if merging else value
    document = Document(rules.id, plain(data))
    model = validate.strict_model(shape)
    if problems := validate.check(model, document, ("options",)):
        raise DataError(problems)
    try:
        options = validate.built(shape, validate.read(model, document))
    except ValueError as error:
        raise DataError(_refused(document, ("options",), error)) from error
    return dataclasses.replace(rules, options=options, prepared={})


def rules_of_record(id: str, options: Mapping[str, Any]) -> Rules:
    """The rules that a record was played under, by the id and the options that it names.

    The options count, whatever the file says by now. Where the file has gone, the game itself is
    found by its name, with which the ids of its variants begin.
    """
    try:
        rules = load_rules(id)
    except DataError as error:
        game = next((g for g in GAMES if id == g.ID or id.startswith(f"{g.ID}-")), None)
        if game is None:
            raise DataError(f"the record's rules are not to be found: {error}") from error
        rules = dataclasses.replace(load_rules(game.ID), id=id)
    return with_options(rules, options, whole=True)


def rules_page(rules: str, *, polite: bool = False) -> str:
    """The page of these rules' game that people read, as Markdown, with its names filled in.

    Raises DataError if there are no such rules, or no page.
    """
    game = load_rules(load_rules(rules).game.ID)
    text = read_text(rules_folder() / f"{game.id}.md")
    title = getattr(game.extras, "loser_title", None)
    names = {"{game}": game.names, "{loser}": title}
    for hole, each in names.items():
        if each is not None:
            text = text.replace(hole, each.shown(polite=polite))
    return text


def check_rules(path: Path) -> list[str]:
    """Everything that is wrong with one rules file, a line each."""
    try:
        load_rules(path)
    except DataError as error:
        return list(error.problems)
    return []


def rules_schema() -> dict[str, Any]:
    """The JSON schema of rules files, for editors."""
    from cardtable.files import validate

    return validate.schema(GAMES)


def _merging(shape: type[Any]) -> set[str]:
    return {one.name for one in dataclasses.fields(shape) if one.metadata.get("merge")}


def _read(path: Path, trail: tuple[Path, ...]) -> Rules:
    """A rules file, resolved. `trail` is what led here by `extends`."""
    from cardtable.files import validate

    document = read_document(path)
    if not isinstance(document.data, dict):
        raise DataError(document.complain((), "a rules file is a mapping with id, game and names"))
    seats = document.data.get("seats")
    if isinstance(seats, list) and len(seats) == 1:  # the fewest are the most
        document.data["seats"] = seats * 2
    base, game, problems = _origin(document, path, trail)
    if game is None:
        raise DataError([*problems, *_header_problems(document)])
    model = validate.file_model(game)
    problems += validate.check(model, document)
    if document.data.get("id") not in (path.stem, None):
        problems.append(document.complain(("id",), f"must be the file's name, {path.stem}"))
    if problems:
        raise DataError(problems)
    return _resolved(document, game, base, validate.read(model, document))


def _origin(
    document: Document, path: Path, trail: tuple[Path, ...]
) -> tuple[Rules | None, type[State] | None, list[str]]:
    """What a file builds on: the rules that it extends, the game, and what is wrong with that."""
    data = document.data
    games = {game.ID: game for game in GAMES}
    if "extends" in data:
        try:
            target = find_rules(str(data["extends"]))
            if target.resolve() in (*trail, path.resolve()):
                raise DataError("the rules extend themselves")
            base = _read(target, (*trail, path.resolve()))
        except DataError as error:
            return None, None, [document.complain(("extends",), line) for line in error.problems]
        return base, base.game, []
    if "game" not in data:
        return None, None, [document.complain((), "game: is missing (or extends)")]
    if str(data["game"]) not in games:
        words = f"there is no game {data['game']!r}; there are {', '.join(games)}"
        return None, None, [document.complain(("game",), words)]
    return None, games[data["game"]], []


def _header_problems(document: Document) -> list[str]:
    """What can be told of a file whose game is not known."""
    return [
        document.complain((key,), "is missing")
        for key in ("id", "names")
        if key not in document.data
    ]


def _resolved(document: Document, game: type[State], base: Rules | None, file: Any) -> Rules:
    from cardtable.files import validate

    given = file.model_fields_set
    extras = validate.values(game.Extras, file, given=True)
    options = validate.values(game.Options, file.options, given=True) if "options" in given else {}
    try:
        rules = Rules(
            id=file.id,
            game=game,
            names=validate.built(Names, file.names),
            version=file.version,
            seats=file.seats if "seats" in given or base is None else base.seats,
            options=dataclasses.replace(base.options if base else game.Options(), **options),
            extras=dataclasses.replace(base.extras if base else game.Extras(), **extras),
        )
    except ValueError as error:
        raise DataError(_refused(document, (), error)) from error
    if base is None and "seats" not in given:
        raise DataError(document.complain(("seats",), "is missing"))
    try:
        _check_seats(rules)
    except TableError as error:
        raise DataError(document.complain(("seats",), str(error))) from error
    return rules


def _refused(document: Document, place: tuple[str, ...], error: ValueError) -> str:
    """The line for what the dataclasses themselves refuse: at its place, where it tells one."""
    if isinstance(error, OptionError):
        return document.complain(("options", *error.place), error.words)
    return document.complain(place, str(error))


def _check_seats(rules: Rules) -> None:
    """Refuse rules that nobody can play, or by more than the game's own file has places for."""
    fewest, most = rules.seats
    if fewest > most:
        raise TableError(f"the fewest ({fewest}) can't be more than the most ({most})")
    if rules.id != rules.game.ID:
        least, limit = load_rules(rules.game.ID).seats
        if fewest < least or most > limit:
            raise TableError(f"{rules.game.ID} is for {least} to {limit} seats")
    rules.game.check_table(rules, fewest)
