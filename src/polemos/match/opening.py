"""Opening what a person names, whichever door he comes through: games, options, records, positions, seats, folders."""

import os
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from polemos.kernel.dice import seed_pair
from polemos.kernel.errors import BadInput, PolemosError, shown
from polemos.kernel.flow import NOBODY, State
from polemos.match import games, sizes
from polemos.match.files import parse_json, plain
from polemos.match.held import read_settled
from polemos.match.match import AnyMatch, match_at, open_match
from polemos.match.moments import HUMAN
from polemos.match.record import Damaged, Record, is_record, parse
from polemos.match.replay import Patience, Replayed, loaded, replay
from polemos.match.seat import Player, check_fit
from polemos.match.words import Wrong
from polemos.room.game import AnyGame

Bots = Mapping[str, Callable[[], Player]]
"""The bots that may sit down: what makes one, by its name."""

RECORD: Final = ".jsonl"
"""How the names of records end."""
LONGEST_NAME: Final = 60
"""Characters of a seed that stand in the name of a file."""
MOST_BYTES: Final = 150
"""And bytes: file systems count these, up to 255 with all that comes before and after."""


def game_or_only(name: str) -> AnyGame:
    """The game of a name; without a name the only game that there is. Raises BadInput."""
    known = games.names()
    if not name and len(known) == 1:
        return games.find(known[0])
    if not name:
        raise Wrong("wrong-which-game", known=listed(known))
    return games.find(name)


def options_of(game: AnyGame, wanted: Sequence[str] | None) -> tuple[str, ...]:
    """The names of optional rules: a preset stands for its own, "all" for as many as go together. Raises BadInput."""
    presets = game.rules.presets
    said = [part for word in wanted or [] for part in word.split(",") if part]
    known = [rule.name for rule in game.options]
    if "all" in said:
        return game.rules.every_option()
    for name in said:
        if name not in known and name not in presets:
            raise Wrong("wrong-option", name=shown(name), known=listed(["all", *presets, *known]))
    names = [name for one in said for name in presets.get(one, (one,))]
    return tuple(name for name in known if name in names)


def scenario_of(game: AnyGame, wanted: str) -> str:
    """A scenario of the game, by default the first. Raises BadInput."""
    if not wanted:
        return game.scenarios[0]
    if wanted not in game.scenarios:
        raise Wrong("wrong-scenario", name=shown(wanted), game=game.name, known=listed(game.scenarios))
    return wanted


def side_of(game: AnyGame, wanted: str) -> int:
    """A side by its name, NOBODY for "". Raises BadInput."""
    if not wanted:
        return NOBODY
    if wanted not in game.sides:
        raise Wrong("wrong-side", name=shown(wanted), game=game.name, known=listed(game.sides))
    return game.sides.index(wanted)


def seats_of(game: AnyGame, wanted: Sequence[str] | None, before: Mapping[str, str], bots: Bots) -> dict[str, str]:
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
        player_of(game, who, bots)
    return seats


def player_of(game: AnyGame, who: str, bots: Bots) -> Player | None:
    """A bot of a game by its name, None for "human". Raises BadInput."""
    if who == HUMAN:
        return None
    if who not in bots:
        raise Wrong("wrong-player", name=shown(who), known=listed([HUMAN, *sorted(bots)]))
    player = bots[who]()
    check_fit(player, game)
    return player


def players_of(game: AnyGame, seats: Mapping[str, str], bots: Bots) -> list[Player | None]:
    """The players of all sides."""
    return [player_of(game, seats.get(name, HUMAN), bots) for name in game.sides]


def is_open(record: Record) -> bool:
    """Whether nobody can be cheated who looks at all of an unfinished game: one person plays all sides, or none."""
    people = [who == HUMAN for _, who in record.header.seats]
    return all(people) or not any(people)


def games_folder() -> Path:
    """The user's own folder for games: whatever door they are played through, they are kept there."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "polemos" / "games"


def state_folder() -> Path:
    """The user's own folder for records of failures."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "polemos"


def plain_name(seed: str) -> str:
    """A seed as a part of the name of a file: letters and digits, and not too many."""
    plain = "".join(ch if ch.isalnum() else "_" for ch in seed)[:LONGEST_NAME]
    return plain.encode("utf-8", "replace")[:MOST_BYTES].decode("utf-8", "ignore") or "game"


def fresh_path(folder: Path, game: AnyGame, seed: str) -> Path:
    """A file in a folder for games that no other game uses."""
    plain = plain_name(seed)
    path = folder / f"{game.name}-{plain}{RECORD}"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{game.name}-{plain}-{number}{RECORD}"
    return path


@dataclass(slots=True)
class Opened:
    """A record or a position, and the game that it belongs to. A position has no record."""

    game: AnyGame
    record: Record | None
    state: Any
    where: str = "record"
    repair: bool = False
    """Whether all that cannot be played is left out of the record."""
    position: dict[str, Any] | None = None
    """What was written of a position; None for a record or a saved state."""

    def replayed(self, to: int | None = None, **how: Any) -> Replayed[Any]:
        """Where its record stands after entry `to`, the last one by default. Raises BadInput."""
        assert self.record is not None
        with located(self.where):
            return replay(self.game, self.record, to, **how)

    def reseed(self, seed: str) -> None:
        """Let other dice come after a position."""
        self.state.dice_one, self.state.dice_two = seed_pair(seed)

    def match(
        self, bots: Bots, seats: Mapping[str, str] | None = None, seed: str = "", patience: Patience | None = None
    ) -> AnyMatch:
        """A match that goes on from it; `seed` is what bots decide by after a position, `patience` as for `replay`."""
        if self.record is None:
            players = players_of(self.game, seats or {}, bots)
            return match_at(self.game, self.state, "", seed=seed, seats=seats, players=players, position=self.position)
        taken = dict(self.record.header.seats) if seats is None else seats
        with located(self.where):
            while True:
                try:
                    return open_match(self.game, self.record, players_of(self.game, taken, bots), patience)
                except Damaged as error:
                    if not self.repair:
                        raise
                    self.record = self.record.upto(error.good)
                    self.record.cut = True


def open_file(path: Path, repair: bool = False) -> Opened:
    """The record or position in a file. Raises BadInput."""
    return open_text(read_settled(path), str(path), repair)


def open_text(text: str, where: str, repair: bool = False) -> Opened:
    """The record or position in a text that came from `where`. Raises BadInput."""
    text = plain(text)
    if is_record(text):
        record = parse(text, where, repair)
        with located(where):
            return Opened(games.find(record.header.game), record, None, where, repair)
    return open_position(_table(where, text), where)


def open_position(data: Any, where: str) -> Opened:
    """A hand-written position, or a saved state under the keys "game" and "state". Raises BadInput."""
    sizes.check_parts(data, where)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Wrong("wrong-position", file=where, game=_example())
    with located(where):
        game = games.find(data["game"])
        if "state" in data:
            return Opened(game, None, loaded(game, data["state"]))
        written = {key: value for key, value in data.items() if key != "game"}
        return Opened(game, None, _arranged(game, written), position=written)


def _arranged(game: AnyGame, data: Any) -> State:
    """The state of a position. Rules that stumble over it show that it cannot be. Raises BadInput."""
    try:
        state: State = game.editor.from_position(data)
        return state
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
    except Damaged as error:
        raise Damaged(f"{where}: {error.what}", error.good, error.shot) from error
    except BadInput as error:
        raise BadInput("\n".join(f"{where}: {line}" for line in str(error).splitlines())) from error


def listed(names: Sequence[str]) -> str:
    """Names as an error lists them."""
    return ", ".join(names) or "-"


def _example() -> str:
    return next(iter(games.names()), "NAME")


def _table(where: str, text: str) -> Any:
    """A position's table, from JSON or TOML."""
    sizes.check_text(text, where)
    try:
        if where.endswith(".json") or text.lstrip().startswith("{"):
            return parse_json(text)
        sizes.check_toml(text, where)
        return tomllib.loads(text)
    except RecursionError:
        raise Wrong("wrong-file", file=where, error="nested too deeply") from None
    except ValueError as error:
        raise Wrong("wrong-file", file=where, error=" ".join(str(error).split())) from None
