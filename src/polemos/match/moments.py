"""How a match stands and has stood: its state, its log, and every moment that can be shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY, Decision, Event, RollDie, S
from polemos.match.ending import SURRENDER, Ending, result_of
from polemos.match.marks import Mark, Marks, discreet, unheard
from polemos.match.record import (
    ASIDE,
    DICE,
    DRAWS,
    Entry,
    Record,
    Snapshot,
)
from polemos.match.record_files import RecordFiles
from polemos.match.replay import (
    Patience,
    perform,
    replay,
    same_rules,
)
from polemos.match.seat import Player, Seat
from polemos.match.state_cache import StateCache
from polemos.room.asides import RESIGN
from polemos.room.game import Game
from polemos.room.results import Result

HUMAN: Final = "human"
EVERYTHING: Final = -1
"""Since when a log is read that begins before the first entry."""


class _Chance:
    """Whoever rolls for a bot: a face, or what is drawn, is nobody's thought."""

    name = "chance"
    uniform = True
    apart = False

    def choose(self, seat: Seat) -> int:
        return seat.choices[seat.rng.below(len(seat.choices))]


CHANCE: Final = _Chance()


@dataclass(slots=True, frozen=True)
class Said:
    """An event and the number of the entry that brought it about; 0 for what happened before the first."""

    n: int
    event: Event


class Moments(Generic[S]):
    """A game that has come to some moment. `players` has a bot for each side that one plays, None for a person."""

    def __init__(
        self,
        game: Game[S],
        record: Record,
        players: Sequence[Player | None],
        state: S | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.game = game
        self.record = record
        self.players: list[Player | None] = list(players)
        self.log: list[Said] = []
        self.marks: Marks[S] = Marks()
        self.resumed = 0
        """The first moment that can be shown: the entry from whose snapshot the match went on; 0 for the beginning."""
        self.resumed_why = ""
        """Why moments before that are lost: what has changed, and what could not be played again."""
        self.rewound = 0
        """How often entries were taken back or replaced since the match was opened: with `n` it names a moment."""
        self._files = RecordFiles()
        self._due = False
        """Whether the next entry is to be kept with a snapshot before it, because rules or data have changed."""
        self._past = StateCache(game)
        if state is not None:
            self.state = state
        else:
            self.state = self._replay(patience)
        self._turn = game.rules.turn(self.state)
        self._hold_to_told_dice()

    def _replay(self, patience: Patience | None) -> S:
        """Play the record again, with its log and what can be taken back."""
        game, said = self.game, list[tuple[int, Event]]()
        waiting: list[Mark[S]] = []

        def note(state: S) -> None:
            for mark in waiting:
                entry, heard = self.record.entries[mark.entries], (event for _, event in said[mark.said :])
                quiet = mark.quiet and unheard(entry, mark.actor, heard)
                self.marks.note(replace(mark, quiet=quiet), state.exposed)
            waiting.clear()

        def watch(n: int, entry: Entry, state: S) -> None:
            note(state)
            actor = game.sides.index(entry.side) if entry.side in game.sides else NOBODY
            before = game.rules.copy(state)
            self._past.keep(n - 1, before)
            waiting.append(Mark(before, n - 1, len(said), actor, discreet(entry, before)))

        replayed = replay(game, self.record, watch=watch, said=said, patience=patience)
        state = replayed.state
        note(state)
        self.log = [Said(n, event) for n, event in said]
        self.resumed, self.resumed_why = replayed.start, replayed.why if replayed.start else ""
        snapshots = self.record.snapshots
        self._due = not same_rules(game, snapshots[-1] if snapshots else self.record.header)
        return state

    # -- where it stands

    @property
    def n(self) -> int:
        """How many entries the record has: the number of the last choice."""
        return len(self.record.entries)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide: by the rules, by a surrender, on time, or because both agreed."""
        return bool(self.state.actor == NOBODY) or self.ended is not None

    @property
    def ended(self) -> Ending | None:
        """How the match ended, if not by its rules."""
        return self.record.ending

    @property
    def result(self) -> Result:
        """How things stand, or how the match ended."""
        return result_of(self.game, self.state, self.ended)

    @property
    def player(self) -> Player | None:
        """The bot that decides now; None for a person, or when the game is over.

        A die that is asked for is a person's to name, whoever rolls it, as long as any person is at the table; what a
        bot draws is the bot's alone.
        """
        if self.over or (self.die and None in self.players):
            return None
        actor: int = self.state.actor
        return self.players[actor]

    @property
    def die(self) -> bool:
        """Whether what waits is a die that somebody must name, and no draw."""
        return bool(self.state.agenda) and isinstance(self.state.agenda[-1], RollDie)

    @property
    def said_dice(self) -> bool:
        """Whether somebody has said which dice or draws come next: such a game is an exercise."""
        return any(entry.kind in (DICE, DRAWS) for entry in self.record.entries)

    @property
    def chance(self) -> bool:
        """Whether what waits is a die or a draw that somebody must name."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return isinstance(top, Decision) and top.chance()

    def heard_by(self, side: int, since: int = EVERYTHING) -> list[Said]:
        """The log after entry `since`, as a side may read it; NOBODY reads what is open to all."""
        return [said for said in self.log if said.n > since and may_hear(self.game, said.event, side)]

    def at(self, n: int) -> S:
        """A state of the caller's own, as it was after entry n. Raises BadInput for one that never was or is lost."""
        if n == self.n:
            return self.game.rules.copy(self.state)
        if not self.resumed <= n <= self.n:
            raise BadInput(f"there is no moment {n} to look at; there are {self.resumed} to {self.n}")
        return self._past.at(n, self.record)

    def course(self, first: int, last: int) -> Iterator[tuple[int, S]]:
        """Each entry from `first` to `last` with the state after it, which is only good until the next one."""
        state = self.at(first - 1)
        for n in range(first, last + 1):
            perform(self.game, state, self.record.seeded(n))
            yield n, state

    @property
    def how(self) -> str:
        """SURRENDER, TIME or AGREED_DRAW for a match that ended so; "" while it is on, and for one played out."""
        if self.ended is not None:
            return self.ended.kind
        last = self.record.entries[-1] if self.record.entries else None
        gave_up = last is not None and (last.kind, last.text) == (ASIDE, RESIGN)
        return SURRENDER if self.over and gave_up else ""

    # -- one entry further

    def _settle(self, entry: Entry, actor: int, before: S, events: list[Event]) -> None:
        """An entry has been carried out: it belongs to the record, the log and what can be taken back."""
        self._past.keep(self.n, before)
        quiet = discreet(entry, before) and unheard(entry, actor, events)
        mark = Mark(before, self.n, len(self.log), actor, quiet)
        self.record.entries.append(entry)
        self.log += [Said(self.n, event) for event in events]
        self._turn = self.game.rules.turn(self.state)
        self.marks.note(mark, self.state.exposed)
        self._hold_to_told_dice()

    def _shot(self, n: int, state: S) -> Snapshot:
        game = self.game
        return Snapshot.of(n, game.rules_version, game.fingerprint, game.rules.to_json(state))

    def _hold_to_told_dice(self) -> None:
        """Where the secret of fair dice is told, as the game is over, nobody can play on with them."""
        if self.over and self.record.header.fair is not None:
            self.marks.clear()


def may_hear(game: Game[Any], event: Event, side: int) -> bool:
    """Whether a side may know an event; NOBODY knows what all may know."""
    everybody = (1 << len(game.sides)) - 1
    wanted = everybody if side == NOBODY else 1 << side
    return event.audience & wanted == wanted
