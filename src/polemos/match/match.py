"""A match: a game with people and bots at the table, its record, its log, undo and saving."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from polemos import __version__
from polemos.kernel.errors import BadInput, IllegalChoice
from polemos.kernel.flow import NOBODY, Event, S
from polemos.match.ending import SURRENDER, Ending
from polemos.match.files import Unwritten
from polemos.match.found import Found
from polemos.match.header import Header
from polemos.match.held import Changed
from polemos.match.kept_match import KeptMatch
from polemos.match.locks import Busy
from polemos.match.marks import Marks
from polemos.match.moments import CHANCE, HUMAN, Said
from polemos.match.record import (
    ASIDE,
    CHOICE,
    DICE,
    DRAWS,
    SNAPSHOT_EVERY,
    Entry,
    Record,
)
from polemos.match.replay import (
    RESEEDED,
    Patience,
    begin,
    listen,
    opening,
    side_number,
)
from polemos.match.rolls import rolled
from polemos.match.seat import Player, Thought, ponder
from polemos.match.state_cache import StateCache
from polemos.room.asides import RESIGN
from polemos.room.game import Game


class Match(KeptMatch[S]):
    """A game being played. `players` has a bot for each side that one plays, None for a person."""

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

    # -- the end without a move

    def surrender(self, side: int) -> None:
        """A side gives up: in the way that its game knows, or else by an end without a move.

        Raises IllegalChoice if it is over already, and BadInput; then nothing has changed.
        """
        if not self.over and RESIGN in self.game.rules.asides(self.state, side):
            self.aside(side, RESIGN)
        else:
            self.end(Ending(SURRENDER, self.game.sides[side]))

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
