"""Golden games: whole games kept as records, with what was offered on the way and how each ended.

A room keeps them in a folder of its tests. `plan.toml` there says which games are played, each by bots or at random
from a fixed seed; of the rest nothing is written by hand:

    NAME.jsonl       the record of a game: anything that opens records opens it
    NAME.asked       how it ended, and a digest of every question and now and then of the saved state
    trees.txt        counted trees (see `trees`)
    tale-NAME.*.txt  a stretch of a game as people read it (see `tales`)
    code.txt         a digest of every source file that play goes by (see `playcode`)
    version.toml     the rules version under which all this came about

Play has changed when a game that is kept no longer comes out as it did: other choices are offered, another end, another
saved form. Then somebody's record would come out differently too, and the room's `rules_version` must be raised. What
merely looks different inside, or lets bots play better, is no such change.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from polemos.bots import registry
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput, PolemosError
from polemos.kernel.flow import NOBODY, Event
from polemos.match.match import AnyMatch, new_match
from polemos.match.record import ASIDE, Entry, Record, read
from polemos.match.replay import listen
from polemos.room.game import AnyGame

PLAN: Final = "plan.toml"
RECORD: Final = ".jsonl"
ASKED: Final = ".asked"
TRIES: Final = 400
"""So many seeds are tried for a game that must end in a certain way."""
ROW: Final = 20
"""Questions in a row of digests; after each row the saved state has one too."""
COUNTED: Final = "counted"
UNFINISHED: Final = "unfinished"
DRAWN: Final = "draw"


@dataclass(slots=True, frozen=True)
class Planned:
    """One game of the plan.

    bots: who plays, a name a side. limit: after so many choices the game is left unfinished. position: where it begins,
    if not at a scenario's start. last: what is done after `after` choices, each "SIDE aside ID" or "SIDE choice ID".
    ending, winner: how it must end; seeds are tried until it does, within `most` choices. "" where any end will do.
    """

    name: str
    scenario: str
    options: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    limit: int = 0
    position: Mapping[str, Any] | None = None
    after: int = 0
    last: tuple[str, ...] = ()
    ending: str = ""
    winner: str = ""
    most: int = 0


@dataclass(slots=True, frozen=True)
class Plan:
    """What a room keeps. endings: the kinds of events that end its games, besides the counting after the last turn."""

    games: tuple[Planned, ...]
    endings: tuple[str, ...]
    trees: tuple[Mapping[str, Any], ...]
    tales: tuple[Mapping[str, Any], ...]


@dataclass(slots=True, frozen=True)
class Ended:
    """How a game came out. `ending` is the event that ended it and its clause, `counted` or `unfinished`."""

    ending: str
    winner: str
    points: tuple[float, ...]
    turns: int


def plan_of(game: AnyGame, folder: Path) -> Plan:
    """The plan of a room. Raises BadInput for a key that no plan has."""
    data = tomllib.loads((folder / PLAN).read_text("utf-8"))
    known = set(Planned.__slots__)
    found: list[Planned] = []
    for row in data["game"]:
        if strange := sorted(set(row) - known):
            raise BadInput(f"{folder / PLAN}: unknown key {strange[0]!r}; a game has {', '.join(sorted(known))}")
        options = game.rules.every_option() if row.get("options") == ["all"] else tuple(row.get("options", ()))
        bots = tuple(row.get("bots", ["random"] * len(game.sides)))
        found.append(Planned(**{**row, "options": options, "bots": bots, "last": tuple(row.get("last", ()))}))
    return Plan(tuple(found), tuple(data["endings"]), tuple(data["tree"]), tuple(data["tale"]))


# ---------------------------------------------------------------- playing


def played(game: AnyGame, plan: Plan, planned: Planned) -> Record:
    """The record of a planned game: of the first seed with which it ends as it must. Raises BadInput if none does."""
    for number in range(TRIES):
        match = _begun(game, planned, f"{planned.name}/{number}")
        _play(match, planned)
        ended = came_out(game, plan, match.state, [said.event for said in match.log if said.n == match.n])
        if fits(planned, ended, match.n):
            return replace(match.record, snapshots=[s for s in match.record.snapshots if s.n == 0])
    raise BadInput(
        f"{game.name}: {TRIES} seeds were tried, and {planned.name} never ended as planned "
        f"({planned.ending or 'anyhow'}, {planned.winner or 'any winner'}); the last one: {ended}"
    )


def _begun(game: AnyGame, planned: Planned, seed: str) -> AnyMatch:
    seats = dict(zip(game.sides, planned.bots, strict=True))
    position = None
    if planned.position is not None:
        position = {"scenario": planned.scenario, "seed": seed, **planned.position}
    return new_match(game, planned.scenario, planned.options, seed, seats=seats, position=position)


def _play(match: AnyMatch, planned: Planned) -> None:
    """To the end, or as far as the plan says."""
    game, seed = match.game, match.record.header.seed
    players = [registry.make(name) for name in planned.bots]
    rngs = [Rng(f"{seed}/side {side}") for side in range(len(game.sides))]
    most = planned.after if planned.last else planned.limit or planned.most
    while not match.over and (not most or match.n < most):
        state = match.state
        player = players[state.actor]
        if not player.uniform:
            match.bot(player)
            continue
        c = game.declines(state)
        if c < 0:
            c = state.opts[rngs[state.actor].below(len(state.opts))]
        match.choose(game.rules.choice_id(c))
    for step in planned.last:
        if match.over:
            return
        side, kind, text = step.split()
        if kind == ASIDE:
            match.aside(game.sides.index(side), text)
        elif match.state.actor == game.sides.index(side):
            match.choose(text)
        else:
            raise BadInput(f"{planned.name}: {side} does not decide where the plan wants {text}")


def came_out(game: AnyGame, plan: Plan, state: Any, events: Sequence[Event]) -> Ended:
    """How a game stands after its last entry, whose events these are."""
    result = game.rules.result(state)
    if state.actor != NOBODY:
        ending = UNFINISHED
    else:
        said = [event for event in events if event.kind in plan.endings]
        ending = " ".join([said[-1].kind, *said[-1].clauses[:1]]) if said else COUNTED
    known = range(len(game.sides))
    winner = game.sides[result.winner] if result.winner in known else DRAWN
    return Ended(ending, winner, result.points, game.rules.turn(state))


def fits(planned: Planned, ended: Ended, choices: int) -> bool:
    """Whether a game of so many choices ended as it was planned to."""
    if planned.limit:
        return ended.ending != UNFINISHED or choices == planned.limit
    if ended.ending == UNFINISHED:
        return False
    return planned.ending in ("", ended.ending) and planned.winner in ("", ended.winner)


# ---------------------------------------------------------------- what came of it


def begin(game: AnyGame, record: Record) -> Any:
    """The state in which a kept record begins, whatever rules made it."""
    first = [shot for shot in record.snapshots if shot.n == 0]
    header = record.header
    if first:
        return game.rules.from_json(first[0].state)
    return game.rules.new(header.scenario, header.options, header.seed, header.dice)


def state_after(game: AnyGame, record: Record, n: int) -> Any:
    """The state after so many entries of a kept record."""
    state = begin(game, record)
    for entry in record.entries[:n]:
        listen(game, state, entry)
    return state


def asked(game: AnyGame, plan: Plan, record: Record) -> tuple[str, Ended]:
    """Everything that was asked in a record, as a text to keep, and how it ended. Raises BadInput where it stops."""
    state = begin(game, record)
    events: list[Event] = []
    rows: list[str] = []
    row: list[str] = []
    for n, entry in enumerate(record.entries, 1):
        row.append(_question(game, state, entry))
        try:
            events = listen(game, state, entry)
        except PolemosError as error:
            raise BadInput(f"choice {n} ({entry.side}: {entry.text}) can no longer be made: {error}") from None
        if n % ROW == 0 or n == len(record.entries):
            rows.append(f"{n - len(row) + 1:5} {' '.join(row)} = {digest(saved(game, state))}")
            row = []
    ended = came_out(game, plan, state, events)
    head = [
        f"ending {ended.ending}",
        f"winner {ended.winner}",
        f"points {' '.join(f'{point:g}' for point in ended.points)}",
        f"turns {ended.turns}",
        f"choices {len(record.entries)}",
    ]
    return "".join(line + "\n" for line in [*head, *rows]), ended


def _question(game: AnyGame, state: Any, entry: Entry) -> str:
    """A digest of who is asked and of all that may be answered, in whatever order it is listed."""
    side = "" if state.actor == NOBODY else game.sides[state.actor]
    parts = [side, *sorted(map(game.rules.choice_id, state.opts))]
    if entry.kind == ASIDE:
        parts += [entry.side, *sorted(game.rules.asides(state, game.sides.index(entry.side)))]
    return digest("\n".join(parts))


def saved(game: AnyGame, state: Any) -> str:
    """A state in its saved form, as one text."""
    return json.dumps(game.rules.to_json(state), sort_keys=True)


def digest(text: str) -> str:
    """A few letters that nearly always differ where texts do."""
    return hashlib.sha256(text.encode()).hexdigest()[:4]


def difference(old: str, new: str) -> str:
    """The first thing in which two texts of `asked` differ, for a person; "" if they are the same."""
    for one, two in zip(old.splitlines(), new.splitlines(), strict=False):
        if one == two:
            continue
        if not one.strip()[:1].isdigit() or not two.strip()[:1].isdigit():
            return f"it was {one!r}, it is {two!r}"
        first, *before = one.split()
        after = two.split()[1:]
        at = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
        n = int(first) + at
        if before[at] == "=" or (at > 0 and before[at - 1] == "="):
            return f"the saved state after choice {n - at + len(before) - 3} is another"
        return f"before choice {n} something else is asked or offered"
    return "" if old == new else "it is longer or shorter"


def restamped(game: AnyGame, record: Record) -> Record:
    """A record that still comes out the same, as made by the rules and data of today."""
    header = replace(record.header, rules=game.rules_version, data=game.fingerprint)
    shots = [replace(shot, rules=game.rules_version, data=game.fingerprint) for shot in record.snapshots]
    return Record(header, record.entries, shots)


def kept(folder: Path, name: str) -> Record | None:
    """The record of a golden game, if there is one."""
    path = folder / (name + RECORD)
    return read(path) if path.exists() else None
