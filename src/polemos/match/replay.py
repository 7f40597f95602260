"""Playing a record again: to any entry, checked against its snapshots; from the last one when the rules changed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from polemos.kernel.errors import LONG, BadInput, PolemosError, shown
from polemos.kernel.flow import NOBODY, Event, choose, run
from polemos.kernel.game import Game
from polemos.match.record import ASIDE, CHOICE, DICE, Entry, Header, Record, Snapshot

MOST_COMING: Final = 1_000
"""Faces and draws that may lie ready: each is looked at again and again until its turn comes."""

Watcher = Callable[[int, Entry, Any], None]


@dataclass(slots=True)
class Replayed:
    """A state after `n` entries; `start` is the entry after whose snapshot the replay began, 0 for the beginning."""

    state: Any
    n: int
    start: int


def begin(game: Game, header: Header) -> Any:
    """The first state of a record. Raises BadInput for a scenario, option or dice mode that the game lacks."""
    return game.new(header.scenario, header.options, header.seed, header.dice)


def opening(game: Game, header: Header) -> list[Event]:
    """What happened in a record before its first entry."""
    return game.opening_news(header.scenario, header.options, header.seed, header.dice)


def same_rules(game: Game, thing: Header | Snapshot) -> bool:
    """Whether rules and data are those of the game as it is installed."""
    return thing.rules == game.rules_version and thing.data == game.fingerprint


def replay(
    game: Game,
    record: Record,
    to: int | None = None,
    strict: bool = False,
    watch: Watcher | None = None,
    said: list[tuple[int, Event]] | None = None,
) -> Replayed:
    """The state after entry `to` (the last one by default).

    A record of other rules goes on from its last snapshot before `to`; `strict` refuses that. `watch` is called with
    each entry before it is played; `said` collects the events, each with the number of its entry, 0 before the first.
    Raises BadInput that says at which entry and why.
    """
    header = record.header
    if header.game != game.name:
        raise BadInput(f"a record of {header.game!r}, not of {game.name!r}")
    last = len(record.entries)
    end = last if to is None else to
    if not 0 <= end <= last:
        raise BadInput(f"no choice {to}; the record has choices 1 to {last}")
    state, start = _start(game, record, end, strict)
    if said is not None and start == 0 and not any(s.n == 0 for s in record.snapshots):
        said += [(0, event) for event in opening(game, header)]
    checks = {s.n: s for s in record.snapshots if s.n > start and same_rules(game, s)}
    for n in range(start + 1, end + 1):
        entry = record.entries[n - 1]
        if watch is not None:
            watch(n, entry, state)
        try:
            if said is None:
                perform(game, state, entry)
            else:
                said += [(n, event) for event in listen(game, state, entry)]
        except PolemosError as error:
            raise BadInput(f"choice {n} ({_named(entry)}) does not replay: {error}") from None
        except Exception as error:
            # rules meet a state that no play led to: a snapshot was edited
            what = f"{type(error).__name__}: {shown(str(error))}"
            raise BadInput(f"choice {n} ({_named(entry)}) cannot be carried out ({what})") from error
        check = checks.get(n)
        if check is not None:
            _compare(game, state, check)
    return Replayed(state, end, start)


def _named(entry: Entry) -> str:
    """An entry as an error names it."""
    text = f"{entry.side or entry.kind}: {entry.text}"
    return text if text.isprintable() and len(text) < 2 * LONG else shown(text)


def _start(game: Game, record: Record, end: int, strict: bool) -> tuple[Any, int]:
    """The state from which to replay, and after which entry it stands."""
    header = record.header
    marked: list[Header | Snapshot] = [header, *record.snapshots]
    foreign = [thing for thing in marked if not same_rules(game, thing)]
    usable = [s for s in record.snapshots if s.n <= end]
    if not foreign:
        first = [s for s in usable if s.n == 0]
        return (_restore(game, first[0]), 0) if first else (begin(game, header), 0)
    what = _difference(game, foreign[0])
    if strict:
        raise BadInput(f"{what}, and so it cannot be verified")
    if not usable:
        raise BadInput(f"{what}, and there is no snapshot before choice {end + 1} from which to go on")
    snapshot = usable[-1]
    return _restore(game, snapshot), snapshot.n


def _difference(game: Game, thing: Header | Snapshot) -> str:
    if thing.rules != game.rules_version:
        return f"the record was made with rules version {thing.rules}, here is version {game.rules_version}"
    return (
        f"the record was made with other data ({thing.data[:12]}, here {game.fingerprint[:12]}): "
        "use the data pack with which it was played"
    )


def _restore(game: Game, snapshot: Snapshot) -> Any:
    try:
        return loaded(game, snapshot.state)
    except PolemosError as error:
        raise BadInput(f"the snapshot after choice {snapshot.n} cannot be used: {error}") from None


def loaded(game: Game, data: Any) -> Any:
    """The state of a saved form, as far as one can see without playing on a sound one. Raises BadInput."""
    state = game.from_json(data)
    try:
        game.question(state)
        game.result(state)
        for side in (NOBODY, *range(len(game.sides))):
            game.pieces(game.view(state, side), "en")
    except Exception as error:
        what = f"{type(error).__name__}: {shown(str(error))}"
        raise BadInput(f"saved state: it cannot be shown ({what}); it was edited") from error
    return state


def _compare(game: Game, state: Any, snapshot: Snapshot) -> None:
    """A replayed state must be the one that the snapshot shows."""
    here = game.to_json(state)
    if here == snapshot.state:
        return
    keys = sorted(key for key in {*here, *snapshot.state} if here.get(key) != snapshot.state.get(key))
    raise BadInput(
        f"the state after choice {snapshot.n} differs from its snapshot in {', '.join(keys[:4])}: "
        "a line before it was edited, or the snapshot was"
    )


# ---------------------------------------------------------------- one entry


def perform(game: Game, state: Any, entry: Entry) -> None:
    """Carry out one entry; events go to whoever listens. Raises PolemosError, and then nothing has changed."""
    if entry.kind == CHOICE:
        if state.actor == NOBODY:
            raise BadInput("the game is over")
        if game.sides[state.actor] != entry.side:
            raise BadInput(f"{entry.side!r} does not decide here; {game.sides[state.actor]!r} does")
        choose(state, game.legal(state, entry.text))
    elif entry.kind == ASIDE:
        game.aside(state, side_number(game, entry.side), entry.text)
    else:
        numbers = [int(part) for part in entry.text.split()]
        if len(numbers) + len(state.dice_script) + len(state.draw_script) > MOST_COMING:
            raise BadInput(f"no more than {MOST_COMING} dice and draws can be laid ready")
        if entry.kind == DICE:
            low, high = game.die
            if not all(low <= face <= high for face in numbers):
                raise BadInput(f"a die shows {low} to {high}, not {shown(entry.text)}")
            state.dice_script.extend(numbers)
        else:
            state.draw_script.extend(numbers)
            wrong = game.invariants(state)
            if wrong:
                del state.draw_script[len(state.draw_script) - len(numbers) :]
                raise BadInput(wrong[0])
        refresh(state)


def refresh(state: Any) -> None:
    """Ask again what waits: faces that are to come answer a die that waits for a person."""
    if state.actor != NOBODY:
        run(state)


def side_number(game: Game, name: str) -> int:
    """The number of a side. Raises BadInput for an unknown one."""
    if name not in game.sides:
        raise BadInput(f"unknown side {name!r}; there are {', '.join(game.sides)}")
    return game.sides.index(name)


def listen(game: Game, state: Any, entry: Entry) -> list[Event]:
    """Carry out one entry and return what happened."""
    before = state.heard
    state.heard = []
    try:
        perform(game, state, entry)
        return list(state.heard)
    finally:
        state.heard = before
