"""Opening what a person names: games, options, records, positions, seats."""

import json
import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polemos.bots import registry as bots
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.kernel.game import Game
from polemos.match import games
from polemos.match.files import read_text
from polemos.match.match import HUMAN, Match, match_at, open_match
from polemos.match.record import Record, is_record, parse
from polemos.match.seat import Player


def game_or_only(name: str) -> Game:
    """The game of a name; without a name the only game that there is. Raises BadInput."""
    known = games.names()
    if not name and len(known) == 1:
        return games.find(known[0])
    if not name:
        raise BadInput(f"which game? There are: {', '.join(known) or 'none installed'}")
    return games.find(name)


def options_of(game: Game, wanted: Sequence[str] | None) -> tuple[str, ...]:
    """The names of optional rules; "all" stands for every one. Raises BadInput."""
    names = [part for word in wanted or [] for part in word.split(",") if part]
    known = [rule.name for rule in game.options]
    if "all" in names:
        return tuple(known)
    for name in names:
        if name not in known:
            raise BadInput(f"unknown option {name!r}; there are: all, {', '.join(known)}")
    return tuple(name for name in known if name in names)


def scenario_of(game: Game, wanted: str) -> str:
    """A scenario of the game, by default the first. Raises BadInput."""
    if not wanted:
        return game.scenarios[0]
    if wanted not in game.scenarios:
        raise BadInput(f"unknown scenario {wanted!r}; {game.name} has: {', '.join(game.scenarios)}")
    return wanted


def side_of(game: Game, wanted: str) -> int:
    """A side by its name, NOBODY for "". Raises BadInput."""
    if not wanted:
        return NOBODY
    if wanted not in game.sides:
        raise BadInput(f"unknown side {wanted!r}; {game.name} has: {', '.join(game.sides)}")
    return game.sides.index(wanted)


def seats_of(game: Game, wanted: Sequence[str] | None, before: Mapping[str, str]) -> dict[str, str]:
    """Who sits where: SIDE=human or SIDE=BOT for each word, over what was so before. Raises BadInput."""
    seats = dict(before)
    for word in wanted or []:
        name, equals, who = word.partition("=")
        if not equals or name not in game.sides:
            raise BadInput(f"unknown seat {word!r}; a seat is given as {game.sides[0]}=greedy, {game.sides[-1]}=human")
        seats[name] = who
    for who in seats.values():
        player_of(who)
    return seats


def player_of(who: str) -> Player | None:
    """A bot by its name, None for "human". Raises BadInput."""
    if who == HUMAN:
        return None
    if who not in bots.names():
        raise BadInput(f"nobody is called {who!r}; a seat takes: {HUMAN}, {', '.join(bots.names())}")
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

    def match(self, seats: Mapping[str, str] | None = None) -> Match:
        """A match that goes on from it."""
        if self.record is None:
            return match_at(self.game, self.state, "", seats=seats, players=players_of(self.game, seats or {}))
        taken = dict(self.record.header.seats) if seats is None else seats
        return open_match(self.game, self.record, players_of(self.game, taken))


def open_file(path: Path, repair: bool = False) -> Opened:
    """The record or position in a file. Raises BadInput."""
    text = read_text(path)
    if is_record(text):
        record = parse(text, str(path), repair)
        return Opened(games.find(record.header.game), record, None)
    return open_position(_table(path, text), str(path))


def open_position(data: Any, where: str) -> Opened:
    """A hand-written position, or a saved state under the keys "game" and "state". Raises BadInput."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadInput(f'{where}: neither a record nor a position; a position names its game: game = "{_example()}"')
    game = games.find(data["game"])
    try:
        if "state" in data:
            state = game.from_json(data["state"])
        else:
            state = game.from_position({key: value for key, value in data.items() if key != "game"})
    except BadInput as error:
        raise BadInput("\n".join(f"{where}: {line}" for line in str(error).splitlines())) from None
    return Opened(game, None, state)


def _example() -> str:
    return next(iter(games.names()), "NAME")


def _table(path: Path, text: str) -> Any:
    """A position's table, from JSON or TOML."""
    try:
        if path.suffix == ".json" or text.lstrip().startswith("{"):
            return json.loads(text)
        return tomllib.loads(text)
    except (ValueError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{path}: neither a record nor a position in TOML or JSON ({error})") from None
