"""Checking the dice of a record: the promise, the shares, and each die rolled again."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import NOBODY, Event
from polemos.match import games
from polemos.match.ending import END
from polemos.match.fair_dice import commitment_of
from polemos.match.files import plain
from polemos.match.held import read_settled
from polemos.match.moments import may_hear
from polemos.match.notebook import STUDY
from polemos.match.opening import located
from polemos.match.record import DICE, DRAWS, Damaged, Record, parse
from polemos.match.replay import replay
from polemos.match.rolls import RollStatistics, rolled, statistics
from polemos.room.game import AnyGame


class Roll(NamedTuple):
    """The dice of one entry (0: before the first), rolled again, and the line of the record on which it stands."""

    n: int
    line: int
    faces: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Verified:
    """What was found of a record that is sound. heard: all that happened in it."""

    game: AnyGame
    record: Record
    over: bool
    rolls: list[Roll]
    heard: list[Event]

    @property
    def dice(self) -> int:
        """How many dice were rolled again."""
        return sum(len(roll.faces) for roll in self.rolls)

    @property
    def said(self) -> int:
        """Entries in which somebody said which dice or draws come next: these are nobody's chance."""
        return sum(entry.kind in (DICE, DRAWS) for entry in self.record.entries)

    def statistics(self, side: int) -> list[RollStatistics]:
        """The dice of all sides as one side has seen them; after the game everybody has seen all."""
        heard = (event for event in self.heard if self.over or may_hear(self.game, event, side))
        return statistics(heard, len(self.game.sides), self.game.rules.die)


def verify(path: Path, commitment: str = "", shares: Mapping[str, str] | None = None) -> Verified:
    """Roll all dice of a record again. Raises BadInput that names the first line which does not follow.

    commitment, shares: what somebody was told and gave when the game began, to be held against the record.
    """
    text = plain(read_settled(path))
    record = parse(text, str(path))
    lines = _Lines(text)
    _hold_to_promise(record, f"{path}, line {lines.entries[0]}", commitment, shares or {})
    with located(path):
        game = games.find(record.header.game)
    said: list[tuple[int, Event]] = []
    fault = None
    try:
        with located(path):
            replayed = replay(game, record, strict=True, said=said)
    except Damaged as error:
        fault = error
    faces = _faces(said)
    _hold_to_faces(record, faces, max([0, *(n for n, _ in said)]), path, lines)
    if fault is not None:
        line = lines.of(fault, len(record.entries))
        raise BadInput(f"{path}, line {line}: {fault.what.removeprefix(f'{path}: ')}") from fault
    rolls = [Roll(n, lines.entries[n], fallen) for n, fallen in sorted(faces.items())]
    over = replayed.state.actor == NOBODY or replayed.ending is not None
    return Verified(game, record, over, rolls, [event for _, event in said])


class _Lines:
    """Where everything stands in a record: entries by number, the header as entry 0; snapshots by entry; the end."""

    def __init__(self, text: str) -> None:
        self.entries: list[int] = []
        self.snapshots: dict[int, int] = {}
        self.end = 0
        for number, row in enumerate(text.split("\n"), 1):
            if not row.strip():
                continue
            data = json.loads(row)
            if STUDY in data:
                continue
            if self.entries and "snapshot" in data:
                self.snapshots.setdefault(data["n"], number)
            elif self.entries and END in data:
                self.end = number
            else:
                self.entries.append(number)

    def of(self, fault: Damaged, last: int) -> int:
        """The line at which a replay found something wrong."""
        if fault.shot < 0 and fault.good == last and self.end:
            return self.end
        return self.entries[min(fault.good + 1, last)] if fault.shot < 0 else self.snapshots[fault.shot]


def _hold_to_promise(record: Record, place: str, commitment: str, shares: Mapping[str, str]) -> None:
    """The promise of a header must hold, and be the one that was made. Raises BadInput."""
    fair, seed = record.header.fair, record.header.seed
    if fair is None:
        if commitment or shares:
            raise BadInput(f"{place}: the dice of this record were not promised: there is no commitment and no share")
        return
    if not fair.secret:
        what = "the secret of the dice is missing: the record was taken away while the game went on"
        raise BadInput(f"{place}: {what}; take it away again when the game is over")
    if (digest := commitment_of(fair.secret)) != fair.commitment:
        raise BadInput(f"{place}: the secret does not match the commitment {fair.commitment}; its SHA-256 is {digest}")
    if seed != (wanted := fair.setup_seed):
        raise BadInput(f"{place}: the seed {shown(seed)} does not follow from the secret and the shares; {wanted} does")
    if commitment and commitment.strip().lower() != fair.commitment:
        raise BadInput(f"{place}: the commitment is {fair.commitment}, not {shown(commitment)} as it was when told")
    for side, text in shares.items():
        share = fair.share_of(side)
        if share is None:
            raise BadInput(f"{place}: no share of {shown(side)} is in the dice")
        if share.text != text.strip().lower():
            raise BadInput(f"{place}: the share of {side} is {share.text}, not {shown(text)} as it was when given")


def _faces(said: Iterable[tuple[int, Event]]) -> dict[int, tuple[int, ...]]:
    """The faces that fell, by entry."""
    events: dict[int, list[Event]] = {}
    for n, event in said:
        events.setdefault(n, []).append(event)
    fallen = {n: rolled(some) for n, some in events.items()}
    return {n: faces for n, faces in fallen.items() if faces}


def _hold_to_faces(record: Record, faces: Mapping[int, tuple[int, ...]], last: int, path: Path, lines: _Lines) -> None:
    """Each entry of fair dice, up to the last that was played, must hold the faces that follow. Raises BadInput."""
    fair = record.header.fair
    if fair is None:
        return
    for n, entry in enumerate(record.entries[:last], 1):
        place, here = f"{path}, line {lines.entries[n]}", faces.get(n, ())
        if entry.rolled != here:
            what = f"the dice of choice {n} are {_list(here)} by the seed and the shares, not {_list(entry.rolled)}"
            raise BadInput(f"{place}: {what}")
        if entry.seeded and entry.seeded != fair.generator(n):
            raise BadInput(
                f"{place}: the generator of choice {n} does not begin with {_list(entry.seeded)} by the seed"
            )


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or "none"
