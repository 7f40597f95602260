"""A match: a game with people and bots at the table, its record, its log, undo and saving."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Generic

from polemos import __version__
from polemos.kernel.errors import BadInput, IllegalChoice
from polemos.kernel.flow import NOBODY, Decision, Event, RollDie, S
from polemos.match.ending import SURRENDER, Ending, result_of
from polemos.match.files import Unwritten
from polemos.match.found import Found
from polemos.match.header import Header
from polemos.match.held import Changed, Held
from polemos.match.locks import Busy
from polemos.match.marks import Mark, Marks, discreet, unheard
from polemos.match.record import (
    ASIDE,
    CHOICE,
    DICE,
    DRAWS,
    SNAPSHOT_EVERY,
    Damaged,
    Entry,
    Record,
    Snapshot,
    parse,
)
from polemos.match.record_files import RecordFiles, Taken, put_record, record_in
from polemos.match.replay import (
    RESEEDED,
    Patience,
    begin,
    follows,
    listen,
    opening,
    perform,
    replay,
    same_rules,
    side_number,
)
from polemos.match.rolls import rolled
from polemos.match.seat import Player, Seat, Thought, ponder
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


class Match(Generic[S]):
    """A game being played. `players` has a bot for each side that one plays, None for a person."""

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

    # -- what may be done

    def choose(self, choice_id: str, found: Found = ()) -> list[Event]:
        """Carry out a choice of the side that decides; found: what a bot found before, to be kept with it.

        Raises IllegalChoice, and then nothing has changed.
        """
        if self.over:
            raise IllegalChoice(f"{choice_id}: the game is over")
        entry = Entry(self.game.sides[self.state.actor], CHOICE, choice_id, found=found)
        return self._play([entry], self.state.actor)

    def go(self, choice_ids: Sequence[str]) -> int:
        """Carry out several choices one after the other, each an entry of its own; returns how many.

        They are one gesture, and are taken back as one, as long as the match stays open.

        The first must be offered: raises IllegalChoice, and then nothing has changed. The others follow as long as the
        same side is asked the same question again, or one within it, nothing new has come out, and they are offered;
        those that were the only ones left have been carried out without being asked for.
        """
        first, *rest = choice_ids
        actor, name = self.state.actor, type(self.state.agenda[-1]).__name__ if self.state.agenda else ""
        exposed, made, start = self.state.exposed, 1, self.n
        taken = self.state.forced
        self.choose(first)
        for choice_id in rest:
            state = self.state
            waiting = [type(step).__name__ for step in state.agenda]
            if state.actor != actor or name not in waiting or state.exposed != exposed:
                break
            forced = state.forced
            try:
                self.choose(choice_id)
            except IllegalChoice:
                if taken >= forced:
                    break
                taken += 1
                continue
            except (Changed, Unwritten, Busy):
                break  # what has been made stands, and is told
            made += 1
            taken = forced
        later = [i for i, mark in enumerate(self.marks) if mark.entries >= start]
        del self.marks[later[0] + 1 if later else len(self.marks) :]
        return made

    def aside(self, side: int, aside_id: str) -> list[Event]:
        """Do something besides deciding. Raises IllegalChoice."""
        return self._play([Entry(self.game.sides[side], ASIDE, aside_id)], side)

    def dice(self, faces: Sequence[int]) -> list[Event]:
        """Say which faces come next. Raises BadInput."""
        return self.coming(faces, ())

    def draws(self, kinds: Sequence[int]) -> list[Event]:
        """Say what is drawn next, by kinds that the game numbers. Raises BadInput."""
        return self.coming((), kinds)

    def coming(self, faces: Sequence[int], kinds: Sequence[int]) -> list[Event]:
        """Say which faces come next and what is drawn next: both, or neither. Raises BadInput."""
        named = ((DICE, faces), (DRAWS, kinds))
        return self._play([Entry("", kind, " ".join(map(str, some))) for kind, some in named if some], NOBODY)

    def ponder(self, player: Player | None = None) -> Thought:
        """What finds the choice of a bot, by default the one that sits there. It no longer looks at the match."""
        who = player or self.player
        if who is None:
            raise BadInput("a person decides here; name a bot to decide instead")
        if self.over:
            raise IllegalChoice("the game is over")
        seed = f"{self.record.header.bot_seed}/side {self.state.actor}/{self.n}"
        return ponder(self.game, self.state, CHANCE if self.chance else who, seed)

    def bot(self, player: Player | None = None) -> str:
        """Let a bot decide once, by default the one that sits there; returns its choice."""
        choice = self.game.rules.choice_id(self.ponder(player)())
        self.choose(choice)
        return choice

    def bots(self, limit: int = 0) -> int:
        """Let the bots decide until a person must, or the game is over; at most `limit` times (0: no limit)."""
        count = 0
        while self.player is not None and (not limit or count < limit):
            self.bot()
            count += 1
        return count

    def _play(self, entries: Sequence[Entry], actor: int) -> list[Event]:
        """Carry out entries and keep them, all or none."""
        if not entries:
            return []
        if self.ended is not None:
            raise IllegalChoice(f"{entries[0].text}: the game is over")
        game, state = self.game, self.state
        added, fair = Record(self.record.header), self.record.header.fair
        befores = [game.rules.copy(state)]
        events: list[list[Event]] = []
        try:
            for n, entry in enumerate(entries, self.n + 1):
                seeded = fair.generator(n) if fair is not None and fair.secret else ()
                events.append(listen(game, state, replace(entry, seeded=seeded)))
                added.entries.append(entry if fair is None else replace(entry, rolled=rolled(events[-1])))
                if self._due and n == self.n + 1:
                    added.snapshots.append(self._shot(self.n, befores[0]))
                if n % SNAPSHOT_EVERY == 0 or state.actor == NOBODY or game.rules.turn(state) != self._turn:
                    added.snapshots.append(self._shot(n, state))
                if n < self.n + len(entries):
                    befores.append(game.rules.copy(state))
            # what cannot be kept has not happened
            self._files.add(self.record, added)
        except BaseException:
            self.state = befores[0]
            raise
        self._due = False
        self.record.snapshots += added.snapshots
        for entry, before, told in zip(added.entries, befores, events, strict=True):
            self._settle(entry, actor, before, told)
        return [event for told in events for event in told]

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

    # -- the end without a move

    def surrender(self, side: int) -> None:
        """A side gives up: in the way that its game knows, or else by an end without a move.

        Raises IllegalChoice if it is over already, and BadInput; then nothing has changed.
        """
        if not self.over and RESIGN in self.game.rules.asides(self.state, side):
            self.aside(side, RESIGN)
        else:
            self.end(Ending(SURRENDER, self.game.sides[side]))

    @property
    def how(self) -> str:
        """SURRENDER, TIME or AGREED_DRAW for a match that ended so; "" while it is on, and for one played out."""
        if self.ended is not None:
            return self.ended.kind
        last = self.record.entries[-1] if self.record.entries else None
        gave_up = last is not None and (last.kind, last.text) == (ASIDE, RESIGN)
        return SURRENDER if self.over and gave_up else ""

    def end(self, ending: Ending) -> None:
        """End the match here, for good: nothing is played, and nothing taken back any more.

        Raises IllegalChoice if it is over already, and BadInput; then nothing has changed.
        """
        if self.over:
            raise IllegalChoice(f"{ending.kind}: the game is over")
        if fault := ending.fault(self.game):
            raise BadInput(fault)
        self._files.add(self.record, Record(self.record.header, ending=ending))
        self.record.ending = ending

    # -- undo

    def _hold_to_told_dice(self) -> None:
        """Where the secret of fair dice is told, as the game is over, nobody can play on with them."""
        if self.over and self.record.header.fair is not None:
            self.marks.clear()

    def undoes(self) -> int:
        """The side whose last decision `undo` takes back, or NOBODY."""
        return self.marks[-1].actor if self.marks else NOBODY

    def end_of(self, place: int) -> Entry:
        """The last entry that belongs to the mark at a place: of several choices in one go it says where they led."""
        end = self.marks[place + 1].entries if place + 1 < len(self.marks) else self.n
        return self.record.entries[end - 1]

    def undo(self, side: int = NOBODY) -> Entry:
        """Take back the last choice, or that of a side, with whatever was answered after it. Raises BadInput.

        It can be taken back as long as nothing new has come out since and nobody else has decided anything that shows.
        Of several made in one go all are taken back; returns the first of them.
        """
        self._open()
        place = len(self.marks) - 1 if side == NOBODY else self.marks.last_of(side)
        if place < 0:
            raise BadInput(
                "nothing to take back: a die was rolled, something hidden came out, or the other side decided"
            )
        mark = self.marks[place]
        entry = self.record.entries[mark.entries]
        shorter = self.record.upto(mark.entries)
        self._files.rewrite(shorter)
        self.rewound += 1
        del self.marks[place:]
        self._past.forget(mark.entries)
        self.state, self.record = mark.state, shorter
        self._turn = self.game.rules.turn(self.state)
        del self.log[mark.said :]
        return entry

    def back_to(self, n: int) -> None:
        """Take back all that came after entry n, whoever did it and whatever has come out since.

        For lessons, and for people who agree on it. Raises BadInput for an entry that never was or is lost, and then
        nothing has changed.
        """
        self._open()
        state, shorter = self.at(n), self.record.upto(n)
        self._files.rewrite(shorter)
        self.rewound += 1
        del self.marks[next((i for i, mark in enumerate(self.marks) if mark.entries >= n), len(self.marks)) :]
        self._past.forget(n)
        self.state, self.record = state, shorter
        self._past.keep(n, self.game.rules.copy(state))
        self._turn = self.game.rules.turn(state)
        self.log = [said for said in self.log if said.n <= n]

    def _open(self) -> None:
        """Whether anything may be taken back at all. Raises BadInput."""
        if self.ended is not None:
            raise BadInput("nothing to take back: the match has ended by a surrender, on time or by agreement")
        if self.over and self.record.header.fair is not None:
            raise BadInput("nothing to take back: the game is over, and the seed of its dice is told")

    # -- who sits where

    def reseat(self, seats: Mapping[str, str], players: Sequence[Player | None]) -> None:
        """From now on others sit there. Raises BadInput, and then nothing has changed."""
        for name in seats:
            side_number(self.game, name)
        header = replace(self.record.header, seats=tuple((name, seats.get(name, HUMAN)) for name in self.game.sides))
        record = replace(self.record, header=header)
        self._files.rewrite(record)
        self.record, self.players = record, list(players)

    def takes_share(self, side: str) -> bool:
        """Whether a side can give a share in the dice: they are promised, some are to come, and it has given none."""
        fair = self.record.header.fair
        return fair is not None and bool(fair.secret) and not self.over and fair.share_of(side) is None

    def share(self, side: int, text: str, anew: bool = False) -> None:
        """A player's share in fair dice: it counts from the next entry on. Raises BadInput, and nothing has changed.

        anew: as long as nobody has chosen anything the game is set up anew with it, so that it counts from the start.
        """
        header = self.record.header
        if header.fair is None or not self.takes_share(self.game.sides[side]):
            raise BadInput("the dice take no share: they were not promised, this side has one, or the game is over")
        anew = anew and not self.n and bool(header.scenario)
        fair = header.fair.sharing(self.game.sides[side], text, 0 if anew else self.n + 1)
        header = replace(header, fair=fair, seed=fair.setup_seed if anew else header.seed)
        record = replace(self.record, header=header)
        state = self.state
        if anew:
            state = begin(self.game, header)
            record.snapshots = [self._shot(0, state)]
        self._files.rewrite(record)
        self.record = record
        if anew:
            self._set_up(state)

    def _set_up(self, state: S) -> None:
        """The match stands before its first entry, with another set-up."""
        game = self.game
        before, now = game.rules.to_json(self.state), game.rules.to_json(state)
        if {key for key in now if now[key] != before.get(key)} - RESEEDED:
            self.rewound += 1
        self.state, self.marks, self._past = state, Marks(), StateCache(game)
        self.log = [Said(0, event) for event in opening(game, self.record.header)]
        self._turn = game.rules.turn(state)

    # -- saving

    def save(self, path: Path) -> None:
        """Write the whole record into a file, at once or not at all.

        What stands there may be replaced if it is an earlier part of this game. Raises Taken, Changed and BadInput.
        """
        self._files.save(self.record, path)

    def keep(self, path: Path, fresh: bool = False) -> None:
        """Keep the match in a file from now on: each entry is there, on the disk, before anybody hears of it.

        The file may hold this very game already, as far as it has come or another door has played on; then nothing is
        written now. `fresh`: nothing may stand there yet. Raises Taken, Changed and BadInput.
        """
        held = Held(path)
        if fresh:
            held.create(self.record.text())
            self._files.held = held
            return
        there = record_in(held, repair=self.record.cut)
        if there is None:
            put_record(held, self.record)
        elif there.goes_on_from(self.record):
            unplayable = False
            try:
                self._follow(there)
            except Damaged:
                if not self.record.cut:
                    raise
                unplayable = True
            # what is left out is cut off by the next entry; until then the file is as it was
            held.damaged = there.cut or unplayable
            held.ragged |= held.damaged
        elif self.record.goes_on_from(there):
            held.replace(self.record.text())
        else:
            raise Taken("wrong-taken", file=path)
        self._files.held = held

    def hold(self, held: Held) -> None:
        """Go on in the file from which the record has just been read."""
        held.ragged |= self.record.torn
        self._files.held = held

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept."""
        return self._files.path

    @property
    def mark(self) -> str:
        """The state of that file for which the match stands; "" when there is none."""
        return self._files.mark

    def stale(self) -> bool:
        """Whether the file in which the match is kept stands otherwise than the match does, or is gone."""
        return self._files.stale()

    def catch_up(self) -> bool:
        """Take in what other doors have written to the file since; whether anything is otherwise now.

        A file that is gone is no news: the next entry makes it anew. Raises BadInput, and then nothing has changed.
        """
        known = self._files.held
        if known is None or not known.stale():
            return False
        held = Held(known.path, known.name)
        try:
            record = parse(held.read(), held.name, torn=True)
        except FileNotFoundError:
            return False
        news = self._follow(record)
        self.hold(held)
        return news

    def _follow(self, record: Record) -> bool:
        """Stand where another record of this game stands: it has gone on, or was taken back. Raises BadInput."""
        mine = self.record
        if record == mine:
            self.record = record
            return False
        if not follows(self.game, self.state, mine, record):
            other = Match(self.game, record, self.players)
            self.record, self.state, self.log, self.marks = record, other.state, other.log, other.marks
            self.resumed, self.resumed_why = other.resumed, other.resumed_why
            self.rewound += 1
            self._past, self._due, self._turn = other._past, other._due, other._turn
            return True
        game, n = self.game, self.n
        self.record = replace(record, entries=record.entries[:n])
        for entry in record.entries[n:]:
            before = game.rules.copy(self.state)
            events = listen(game, self.state, record.seeded(self.n + 1))
            self._settle(entry, game.sides.index(entry.side) if entry.side in game.sides else NOBODY, before, events)
        self._due = self._due and len(record.snapshots) == len(mine.snapshots)
        return True

    def _shot(self, n: int, state: S) -> Snapshot:
        game = self.game
        return Snapshot.of(n, game.rules_version, game.fingerprint, game.rules.to_json(state))


def may_hear(game: Game[Any], event: Event, side: int) -> bool:
    """Whether a side may know an event; NOBODY knows what all may know."""
    everybody = (1 << len(game.sides)) - 1
    wanted = everybody if side == NOBODY else 1 << side
    return event.audience & wanted == wanted


def new_match(
    game: Game[S],
    scenario: str,
    options: Sequence[str] = (),
    seed: str = "",
    dice: str = "seeded",
    seats: Mapping[str, str] | None = None,
    players: Sequence[Player | None] = (),
    position: Any = None,
) -> Match[S]:
    """A match at its first decision, or from a hand-written position. `seats` says who sits where, for the record.

    Raises BadInput.

    Examples:
        >>> from polemos.match.games import find, names
        >>> game = find(names()[-1])
        >>> match = new_match(game, game.scenarios[0], seed="1", players=[None, None])
        >>> first = match.game.rules.choice_id(match.state.opts[0])
        >>> told = match.choose(first)
        >>> match.n, match.record.entries[0].text == first
        (1, True)
        >>> _ = match.undo()
        >>> match.n
        0
    """
    state = game.rules.new(scenario, options, seed, dice) if position is None else game.editor.from_position(position)
    begun = scenario if position is None else ""
    return match_at(game, state, begun, options, seed, dice, seats, players, position)


def match_at(
    game: Game[S],
    state: S,
    scenario: str,
    options: Sequence[str] = (),
    seed: str = "",
    dice: str = "seeded",
    seats: Mapping[str, str] | None = None,
    players: Sequence[Player | None] = (),
    position: Any = None,
) -> Match[S]:
    """A match that begins at a state: that of a new game if it has a scenario, or of a position as it was written."""
    taken = seats or {}
    for name in taken:
        side_number(game, name)
    header = Header(
        game.name,
        game.rules_version,
        game.fingerprint,
        scenario,
        tuple(options),
        seed,
        dice,
        tuple((name, taken.get(name, HUMAN)) for name in game.sides),
        __version__,
        game.packed,
        position,
    )
    match = Match(game, Record(header), players or [None] * len(game.sides), state)
    match.record.snapshots.append(match._shot(0, state))
    match.log = [Said(0, event) for event in opening(game, header)]
    return match


def open_match(
    game: Game[S], record: Record, players: Sequence[Player | None] = (), patience: Patience | None = None
) -> Match[S]:
    """A match that goes on where a record ends; `patience` as for `replay`. Raises BadInput."""
    return Match(game, record, players or [None] * len(game.sides), patience=patience)


AnyMatch = Match[Any]
"""A match of whatever game."""
