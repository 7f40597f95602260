"""Playing a record again: to any entry, checked against its snapshots.

When rules or data have changed since, the whole record is tried first; if it no longer leads where it led, play goes on
from the latest snapshot that can be used.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic

from polemos.kernel.errors import LONG, BadInput, PolemosError, shown
from polemos.kernel.flow import NOBODY, Event, S, choose, run
from polemos.match.ending import Ending
from polemos.match.header import Header
from polemos.match.record import ASIDE, CHOICE, DICE, Damaged, Entry, Record, Snapshot
from polemos.room.game import Game

MOST_COMING: Final = 1_000
"""Faces and draws that may lie ready: each is looked at again and again until its turn comes."""

RESEEDED: Final = {"dice_one", "dice_two"}
"""Fields of a saved state that may differ from what a position leads to: other dice may be made to come after it."""

Watcher = Callable[[int, Entry, S], None]
Patience = Callable[[], None]
"""Called before each entry that is played, also where that comes to nothing: whoever has no more time raises."""


@dataclass(slots=True)
class Replayed(Generic[S]):
    """A state after `n` entries. The replay began after entry `start`: 0, or a snapshot's; then `why` says why."""

    state: S
    n: int
    start: int
    why: str = ""
    ending: Ending | None = None
    """How the match ended there, if not by its rules."""


@dataclass(slots=True, frozen=True)
class Start(Generic[S]):
    """Where a replay begins: a state, after which entry it stands, and whether the header alone leads there."""

    state: S
    n: int
    opens: bool = False


def begin(game: Game[S], header: Header) -> S:
    """The first state of a record. Raises BadInput for a scenario, option or dice mode that the game lacks."""
    state: S = game.rules.new(header.scenario, header.options, header.seed, header.dice)
    return state


def opening(game: Game[S], header: Header) -> list[Event]:
    """What happened in a record before its first entry."""
    if header.position is not None:
        return game.editor.position_news(header.position)
    return game.rules.opening_news(header.scenario, header.options, header.seed, header.dice) if header.scenario else []


def same_rules(game: Game[S], thing: Header | Snapshot) -> bool:
    """Whether rules and data are those of the game as it is installed."""
    return thing.rules == game.rules_version and thing.data == game.fingerprint


def follows(game: Game[S], state: S, mine: Record, record: Record) -> bool:
    """Whether what another record has more than mine can be played on from the state after mine, and leads to its
    snapshots.
    """
    known = len(mine.snapshots)
    if not record.goes_on_from(mine) or record.snapshots[:known] != mine.snapshots:
        return False
    shots = {shot.n: shot for shot in record.snapshots[known:]}
    after = game.rules.copy(state)
    try:
        for n in range(len(mine.entries) + 1, len(record.entries) + 1):
            perform(game, after, record.seeded(n))
            if n in shots and game.rules.to_json(after) != shots[n].state:
                return False
    except PolemosError:
        return False
    return True


def replay(
    game: Game[S],
    record: Record,
    to: int | None = None,
    strict: bool = False,
    watch: Watcher[S] | None = None,
    said: list[tuple[int, Event]] | None = None,
    patience: Patience | None = None,
) -> Replayed[S]:
    """The state after entry `to` (the last one by default).

    A record of other rules or data is played whole if it still leads to its snapshots; otherwise it goes on from the
    latest snapshot before `to` that can be used. `strict` refuses it. `watch` is called with each entry before it is
    played; `said` collects the events, each with the number of its entry, 0 before the first.
    Raises BadInput that says at which entry and why; Damaged if all before it can be kept.
    """
    header = record.header
    if header.game != game.name:
        raise BadInput(f"a record of {header.game!r}, not of {game.name!r}")
    last = len(record.entries)
    end = last if to is None else to
    if not 0 <= end <= last:
        raise BadInput(f"no choice {to}; the record has choices 1 to {last}")
    marked: list[Header | Snapshot] = [header, *record.snapshots]
    foreign = next((thing for thing in marked if not same_rules(game, thing)), None)
    if foreign is None:
        return _play(game, record, _beginning(game, record), end, watch, said, patience)
    what = difference(game, foreign)
    if strict:
        raise BadInput(f"{what}, and so it cannot be verified")
    try:
        _play(game, record, _beginning(game, record), end, patience=patience)
    except BadInput as error:
        fault = error
    else:
        return _play(game, record, _beginning(game, record), end, watch, said, patience)
    why = f"{what}: {fault.what if isinstance(fault, Damaged) else fault}"
    start = _latest(game, record, end)
    if start is not None:
        replayed = _play(game, record, start, end, watch, said, patience)
        replayed.why = why
        return replayed
    why += f", and there is no snapshot before choice {end + 1} from which to go on"
    raise Damaged(why, fault.good) if isinstance(fault, Damaged) else BadInput(why)


def _play(
    game: Game[S],
    record: Record,
    start: Start[S],
    end: int,
    watch: Watcher[S] | None = None,
    said: list[tuple[int, Event]] | None = None,
    patience: Patience | None = None,
) -> Replayed[S]:
    """Play from a start to entry `end`, past the snapshots on the way. Raises Damaged."""
    if said is not None and start.opens:
        said += [(0, event) for event in opening(game, record.header)]
    checks: dict[int, list[Snapshot]] = {}
    for snapshot in record.snapshots:
        if start.n < snapshot.n <= end:
            checks.setdefault(snapshot.n, []).append(snapshot)
    state, sound = start.state, start.n
    unasked = _rules_at(record, start.n) in game.unasked
    for n in range(start.n + 1, end + 1):
        entry = record.seeded(n)
        if unasked and entry.kind == CHOICE:
            events = _answer_alone(state)
            if said is not None:
                said += [(n - 1, event) for event in events]
        if patience is not None:
            patience()
        if watch is not None:
            watch(n, entry, state)
        try:
            if said is None:
                perform(game, state, entry)
            else:
                said += [(n, event) for event in listen(game, state, entry)]
        except PolemosError as error:
            raise Damaged(f"choice {n} ({_named(entry)}) does not replay: {error}", n - 1) from None
        except Exception as error:
            # rules meet a state that no play led to: a snapshot was edited
            what = f"{type(error).__name__}: {shown(str(error))}"
            raise Damaged(f"choice {n} ({_named(entry)}) cannot be carried out ({what})", n - 1) from error
        for check in checks.get(n, ()):
            _compare(game, state, check, sound)
            sound = n
            unasked = check.rules in game.unasked
    if record.ending is None or end < len(record.entries):
        return Replayed(state, end, start.n)
    fault = record.ending.fault(game) or ("the game was over already" if state.actor == NOBODY else "")
    if fault:
        raise Damaged(f"the end after choice {end} cannot be: {fault}", end)
    return Replayed(state, end, start.n, ending=record.ending)


def _rules_at(record: Record, start: int) -> str:
    """The rules version by which the entries after `start` were made."""
    known: list[Header | Snapshot] = [record.header, *[s for s in record.snapshots if s.n <= start]]
    return known[-1].rules


def _answer_alone(state: S) -> list[Event]:
    """Give the answers that rules of old gave unasked, where there is but one; what happens by it."""
    state.heard = []
    while len(state.opts) == 1:
        choose(state, state.opts[0])
    events: list[Event] = state.heard
    state.heard = None
    return events


def _named(entry: Entry) -> str:
    """An entry as an error names it."""
    text = f"{entry.side or entry.kind}: {entry.text}"
    return text if text.isprintable() and len(text) < 2 * LONG else shown(text)


def _beginning(game: Game[S], record: Record) -> Start[S]:
    """The first state of a record: where its header leads, or the position at which it began. Raises BadInput."""
    header, first = record.header, record.first
    if not header.scenario and first is not None:
        # what happened before the first choice is known as long as the position leads to the same state
        return Start(_restore(game, first), 0, opens=_leads_to(game, header, first))
    state = begin(game, header)
    if first is None or game.rules.to_json(state) == first.state:
        return Start(state, 0, opens=True)
    if not header.program and same_rules(game, first):
        return Start(_restore(game, first), 0)  # once a position kept the scenario in its header
    if same_rules(game, first) or _usable(game, first) is not None:
        raise BadInput("the state before choice 1 differs from its snapshot: the header or the snapshot was edited")
    return Start(state, 0, opens=True)


def _leads_to(game: Game[S], header: Header, first: Snapshot) -> bool:
    """Whether the position of a header leads to the snapshot before the first entry, but for the dice to come.

    It need not where rules or data have changed since. Raises BadInput where they have not.
    """
    if header.position is None or not same_rules(game, first):
        return False
    try:
        here, there = game.rules.to_json(game.editor.from_position(header.position)), first.state
    except PolemosError as error:
        raise BadInput(f"the position in the header cannot be: {error}") from None
    except Exception as error:
        what = f"{type(error).__name__}: {shown(str(error))}"
        raise BadInput(f"the rules cannot go on from the position in the header ({what}); it was edited") from error
    if {key for key in {*here, *there} if here.get(key) != there.get(key)} - RESEEDED:
        raise BadInput("the position in the header does not lead to the snapshot before choice 1: one was edited")
    return True


def _latest(game: Game[S], record: Record, end: int) -> Start[S] | None:
    """The latest snapshot from which the game can go on under the present rules."""
    for snapshot in reversed(record.snapshots):
        if snapshot.n <= end:
            state = _usable(game, snapshot)
            if state is not None:
                return Start(state, snapshot.n)
    return None


def difference(game: Game[S], thing: Header | Snapshot) -> str:
    """What is not as it was when something was written, and what would help."""
    if thing.rules != game.rules_version:
        return f"the record was made with rules version {thing.rules}, here is version {game.rules_version}"
    what = f"the record was made with other data ({thing.data[:12]}, here {game.fingerprint[:12]})"
    if isinstance(thing, Header) and thing.pack:
        return f"{what}, by a data pack: use the data pack with which it was played"
    return f"{what}; here a data pack is used: leave it out" if game.packed else what


def _usable(game: Game[S], snapshot: Snapshot) -> S | None:
    """The state of a snapshot, None if the present rules cannot hold it."""
    try:
        return loaded(game, snapshot.state)
    except PolemosError:
        return None


def _restore(game: Game[S], snapshot: Snapshot) -> S:
    try:
        return loaded(game, snapshot.state)
    except PolemosError as error:
        raise BadInput(f"the snapshot after choice {snapshot.n} cannot be used: {error}") from None


def loaded(game: Game[S], data: Any) -> S:
    """The state of a saved form, as far as one can see without playing on a sound one. Raises BadInput."""
    state: S = game.rules.from_json(data)
    try:
        game.edge.question(state)
        game.rules.result(state)
        for side in (NOBODY, *range(len(game.sides))):
            game.edge.pieces(game.rules.view(state, side), "en")
    except Exception as error:
        what = f"{type(error).__name__}: {shown(str(error))}"
        raise BadInput(f"saved state: it cannot be shown ({what}); it was edited") from error
    return state


def _compare(game: Game[S], state: S, snapshot: Snapshot, sound: int) -> None:
    """A replayed state must be the one that the snapshot shows, if the present rules can hold that one.

    sound: the entry after which another snapshot has proved right. Raises Damaged.
    """
    here, there = game.rules.to_json(state), snapshot.state
    if here == there:
        return
    if not same_rules(game, snapshot):
        kept = _usable(game, snapshot)
        if kept is None or game.rules.to_json(kept) == here:
            return
    keys = sorted(key for key in {*here, *there} if here.get(key) != there.get(key))
    raise Damaged(
        f"the state after choice {snapshot.n} differs from its snapshot in {', '.join(keys[:4])}: "
        "a line before it was edited, or the snapshot was",
        sound,
        snapshot.n,
    )


# ---------------------------------------------------------------- one entry


def perform(game: Game[S], state: S, entry: Entry) -> None:
    """Carry out one entry; events go to whoever listens. Raises PolemosError, and then nothing has changed.

    Where the entry says with what the generator begins it, the dice of before it are over (see `Record.seeded`).
    """
    before = state.dice_one, state.dice_two
    if entry.seeded:
        state.dice_one, state.dice_two = entry.seeded
    try:
        _perform(game, state, entry)
    except PolemosError:
        state.dice_one, state.dice_two = before
        raise


def _perform(game: Game[S], state: S, entry: Entry) -> None:
    if entry.kind == CHOICE:
        if state.actor == NOBODY:
            raise BadInput("the game is over")
        if game.sides[state.actor] != entry.side:
            raise BadInput(f"{entry.side!r} does not decide here; {game.sides[state.actor]!r} does")
        choose(state, game.rules.legal(state, entry.text))
    elif entry.kind == ASIDE:
        game.rules.aside(state, side_number(game, entry.side), entry.text)
    else:
        numbers = [int(part) for part in entry.text.split()]
        if len(numbers) + len(state.dice_script) + len(state.draw_script) > MOST_COMING:
            raise BadInput(f"no more than {MOST_COMING} dice and draws can be laid ready")
        if entry.kind == DICE:
            low, high = game.rules.die
            if not all(low <= face <= high for face in numbers):
                raise BadInput(f"a die shows {low} to {high}, not {shown(entry.text)}")
            state.dice_script.extend(numbers)
        else:
            state.draw_script.extend(numbers)
            wrong = game.rules.invariants(state)
            if wrong:
                del state.draw_script[len(state.draw_script) - len(numbers) :]
                raise BadInput(wrong[0])
        refresh(state)


def refresh(state: S) -> None:
    """Ask again what waits: faces that are to come answer a die that waits for a person."""
    if state.actor != NOBODY:
        run(state)


def side_number(game: Game[S], name: str) -> int:
    """The number of a side. Raises BadInput for an unknown one."""
    if name not in game.sides:
        raise BadInput(f"unknown side {name!r}; there are {', '.join(game.sides)}")
    return game.sides.index(name)


def listen(game: Game[S], state: S, entry: Entry) -> list[Event]:
    """Carry out one entry and return what happened."""
    before = state.heard
    state.heard = []
    try:
        perform(game, state, entry)
        return list(state.heard)
    finally:
        state.heard = before
