"""Opening what a person names: games, options, records, positions, seats."""

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polemos.bots import registry as bots
from polemos.cli.words import Wrong
from polemos.kernel.errors import BadInput, PolemosError, shown
from polemos.kernel.flow import NOBODY
from polemos.kernel.game import Game
from polemos.match import games
from polemos.match.files import parse_json, read_text
from polemos.match.match import HUMAN, Match, match_at, open_match
from polemos.match.record import Record, is_record, parse
from polemos.match.replay import Replayed, loaded, replay
from polemos.match.seat import Player


def game_or_only(name: str) -> Game:
    """The game of a name; without a name the only game that there is. Raises BadInput."""
    known = games.names()
    if not name and len(known) == 1:
        return games.find(known[0])
    if not name:
        raise Wrong("wrong-which-game", known=listed(known))
    return games.find(name)


def options_of(game: Game, wanted: Sequence[str] | None) -> tuple[str, ...]:
    """The names of optional rules; "all" stands for every one. Raises BadInput."""
    names = [part for word in wanted or [] for part in word.split(",") if part]
    known = [rule.name for rule in game.options]
    if "all" in names:
        return tuple(known)
    for name in names:
        if name not in known:
            raise Wrong("wrong-option", name=shown(name), known=listed(["all", *known]))
    return tuple(name for name in known if name in names)


def scenario_of(game: Game, wanted: str) -> str:
    """A scenario of the game, by default the first. Raises BadInput."""
    if not wanted:
        return game.scenarios[0]
    if wanted not in game.scenarios:
        raise Wrong("wrong-scenario", name=shown(wanted), game=game.name, known=listed(game.scenarios))
    return wanted


def side_of(game: Game, wanted: str) -> int:
    """A side by its name, NOBODY for "". Raises BadInput."""
    if not wanted:
        return NOBODY
    if wanted not in game.sides:
        raise Wrong("wrong-side", name=shown(wanted), game=game.name, known=listed(game.sides))
    return game.sides.index(wanted)


def seats_of(game: Game, wanted: Sequence[str] | None, before: Mapping[str, str]) -> dict[str, str]:
    """Who sits where: SIDE=human or SIDE=BOT for each word, over what was so before. Raises BadInput."""
    for name in before:
        if name not in game.sides:
            raise Wrong("wrong-side", name=shown(name), game=game.name, known=listed(game.sides))
    seats = dict(before)
    for word in wanted or []:
        name, equals, who = word.partition("=")
        if not equals or name not in game.sides:
            raise Wrong("wrong-seat", name=shown(word), first=game.sides[0], last=game.sides[-1])
        seats[name] = who
    for who in seats.values():
        player_of(who)
    return seats


def player_of(who: str) -> Player | None:
    """A bot by its name, None for "human". Raises BadInput."""
    if who == HUMAN:
        return None
    if who not in bots.names():
        raise Wrong("wrong-player", name=shown(who), known=listed([HUMAN, *bots.names()]))
    return bots.make(who)


def players_of(game: Game, seats: Mapping[str, str]) -> list[Player | None]:
    """The players of all sides."""
    return [player_of(seats.get(name, HUMAN)) for name in game.sides]


def state_folder() -> Path:
    """The user's own folder for games and for records of failures."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "polemos"


@dataclass(slots=True)
class Opened:
    """A record or a position, and the game that it belongs to. A position has no record."""

    game: Game
    record: Record | None
    state: Any
    where: str = "record"

    def replayed(self, to: int | None = None, **how: Any) -> Replayed:
        """Where its record stands after entry `to`, the last one by default. Raises BadInput."""
        assert self.record is not None
        with located(self.where):
            return replay(self.game, self.record, to, **how)

    def match(self, seats: Mapping[str, str] | None = None) -> Match:
        """A match that goes on from it."""
        if self.record is None:
            return match_at(self.game, self.state, "", seats=seats, players=players_of(self.game, seats or {}))
        taken = dict(self.record.header.seats) if seats is None else seats
        with located(self.where):
            return open_match(self.game, self.record, players_of(self.game, taken))


def open_file(path: Path, repair: bool = False) -> Opened:
    """The record or position in a file. Raises BadInput."""
    text = read_text(path)
    if is_record(text):
        record = parse(text, str(path), repair)
        with located(path):
            return Opened(games.find(record.header.game), record, None, str(path))
    return open_position(_table(path, text), str(path))


def open_position(data: Any, where: str) -> Opened:
    """A hand-written position, or a saved state under the keys "game" and "state". Raises BadInput."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Wrong("wrong-position", file=where, game=_example())
    with located(where):
        game = games.find(data["game"])
        if "state" in data:
            state = loaded(game, data["state"])
        else:
            state = _arranged(game, {key: value for key, value in data.items() if key != "game"})
    return Opened(game, None, state)


def _arranged(game: Game, data: Any) -> Any:
    """The state of a position. Rules that stumble over it show that it cannot be. Raises BadInput."""
    try:
        return game.from_position(data)
    except PolemosError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {shown(str(error))}"
        raise BadInput(f"the rules cannot go on from this position ({what})") from error


@contextmanager
def located(where: Path | str) -> Iterator[None]:
    """Begin each line of an error with the file that it is about."""
    try:
        yield
    except Wrong:
        raise
    except BadInput as error:
        raise BadInput("\n".join(f"{where}: {line}" for line in str(error).splitlines())) from error


def listed(names: Sequence[str]) -> str:
    """Names as an error lists them."""
    return ", ".join(names) or "-"


def _example() -> str:
    return next(iter(games.names()), "NAME")


def _table(path: Path, text: str) -> Any:
    """A position's table, from JSON or TOML."""
    try:
        if path.suffix == ".json" or text.lstrip().startswith("{"):
            return parse_json(text)
        return tomllib.loads(text)
    except RecursionError:
        raise Wrong("wrong-file", file=path, error="nested too deeply") from None
    except ValueError as error:
        raise Wrong("wrong-file", file=path, error=" ".join(str(error).split())) from None


# ---------------------------------------------------------------- files that are written


def refuse_to_replace(path: Path) -> None:
    """A new game takes a new file, so that no other one is lost. Raises Wrong."""
    if os.path.lexists(path) and not (path.is_file() and path.stat().st_size == 0):
        raise Wrong("wrong-save", file=path)


def refuse_to_overwrite(path: Path) -> None:
    """A picture never takes the place of a record or a position. Raises Wrong."""
    if path.is_file() and path.suffix.lower() != ".svg" and path.stat().st_size:
        raise Wrong("wrong-overwrite", file=path)
