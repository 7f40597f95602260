"""The analysis of a record: how the chance to win went, who gave away what, and what the dice did.

It is made entry by entry and can be broken off and taken up: what has been found is kept as JSON, and belongs to the
entries that it was made of.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY, Decision
from polemos.match.header import Header
from polemos.match.record import CHOICE, Entry, Record, line
from polemos.match.replay import perform
from polemos.room.game import AnyGame
from polemos.study.chances import SPREAD, advantage, fitted, spread_of
from polemos.study.explain import Reason
from polemos.study.judging import BestLine, Mistake, expected, mistake, quiet_chance

FORMAT: Final = 1
EVERY: Final = 5
"""Every so many entries a state is looked at for the spread of evaluations."""


@dataclass(slots=True, frozen=True)
class Moment:
    """An entry of the record, judged. side: who decided, NOBODY for dice and asides; chance: of the first side after
    it, or as last known where it cannot be read there; chosen, diced: by how much its chance changed by the choice, and
    by dice and what came out; they are 0 where that was not looked at.
    """

    n: int
    side: int
    chance: float
    chosen: float = 0.0
    diced: float = 0.0
    mistake: Mistake | None = None


@dataclass(slots=True)
class Analysis:
    """What has been found of a record so far.

    viewer: the side through whose eyes it is seen, NOBODY for all; first: the entry after which it begins; total:
    entries of the record; spread, fitted: see `chances`; begins: the chance of the first side at the beginning;
    digest: of the entries that have been judged.
    """

    game: str
    scenario: str
    viewer: int
    first: int
    total: int
    spread: float
    fitted: bool
    begins: float
    moments: list[Moment] = field(default_factory=list)
    digest: str = ""

    @property
    def done(self) -> int:
        """The last entry that has been judged."""
        return self.first + len(self.moments)

    @property
    def complete(self) -> bool:
        """Whether all have been."""
        return self.done >= self.total

    @property
    def chance(self) -> float:
        """The chance of the first side where it has come to."""
        return self.moments[-1].chance if self.moments else self.begins

    def luck(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """For each side: by how much its chance changed by its own choices, and by dice and what came out."""
        mine, theirs = (sum([m.chosen for m in self.moments if m.side == side]) for side in (0, 1))
        dice = sum([m.diced for m in self.moments])
        return (mine, dice), (-theirs, -dice)

    def as_json(self) -> dict[str, Any]:
        """The form in which it is kept."""
        return {"analysis": FORMAT, **asdict(self)}


def from_json(data: Any) -> Analysis:
    """The inverse of `Analysis.as_json`. Raises BadInput for anything else."""
    if not isinstance(data, dict) or data.get("analysis") != FORMAT:
        raise BadInput(f'no analysis: it begins with {{"analysis": {FORMAT}, ...}}')
    try:
        known = {name: data[name] for name in Analysis.__dataclass_fields__ if name != "moments"}
        return Analysis(**known, moments=[_moment(one) for one in data["moments"]])
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"a damaged analysis ({type(error).__name__}: {error}); delete it to begin anew") from None


def _moment(data: dict[str, Any]) -> Moment:
    wrong = data["mistake"]
    if wrong is None:
        return Moment(**data)
    lines = [
        BestLine(best["choice"], best["chance"], tuple([Reason(*why) for why in best["reasons"]]))
        for best in wrong["best"]
    ]
    return Moment(**{**data, "mistake": Mistake(**{**wrong, "best": tuple(lines)})})


def digest_of(header: Header, entries: Sequence[Entry]) -> str:
    """What tells whether an analysis belongs to a record: the same beginning, the same entries."""
    made = hashlib.sha256(line({**header.as_json(), "seats": {}}).encode())
    for n, entry in enumerate(entries, 1):
        made.update(line(entry.as_json(n)).encode())
    return made.hexdigest()


def taken_up(kept: Analysis, record: Record, first: int, viewer: int) -> Analysis | None:
    """An analysis that was broken off, for a record that may have gone on since; None if it is of something else.

    first: the entry after which the record can be played again.
    """
    header, entries = record.header, record.entries
    if (kept.game, kept.first, kept.viewer) != (header.game, first, viewer) or kept.done > len(entries):
        return None
    if kept.digest != digest_of(header, entries[: kept.done]):
        return None
    kept.total = len(entries)
    return kept


def begun(game: AnyGame, state: Any, first: int, total: int, viewer: int, spread: float) -> Analysis:
    """An analysis of which nothing has been made yet. state: that after entry `first`, with which it begins."""
    scenario = game.rules.scenario_of(state)
    chance = quiet_chance(game, state, viewer, spread, "begins")
    known = fitted(game, scenario)
    return Analysis(game.name, scenario, viewer, first, total, spread, known, 0.5 if chance is None else chance)


def spread_along(game: AnyGame, state: Any, entries: Sequence[Entry]) -> float:
    """How far the evaluations of a record spread; the state is played on."""
    if fitted(game, game.rules.scenario_of(state)):
        return SPREAD
    found = []
    for n, entry in enumerate(entries):
        perform(game, state, entry)
        if n % EVERY == 0 and state.actor != NOBODY and game.advisor.is_quiescent(state):
            found.append(advantage(game, state))
    return spread_of(found)


def judged(
    game: AnyGame, state: Any, entries: Sequence[Entry], n: int, viewer: int, spread: float, before: float
) -> Iterator[Moment]:
    """Entries after entry n, judged one after the other; the state is played on.

    before: the chance of the first side as last known.
    """
    for entry in entries:
        n += 1
        moment = _judge(game, state, entry, n, viewer, spread, before)
        before = moment.chance
        yield moment


def _judge(game: AnyGame, state: Any, entry: Entry, n: int, viewer: int, spread: float, before: float) -> Moment:
    """One entry; the state is played on."""
    side, top = state.actor, state.agenda[-1] if state.agenda else None
    seed = f"analysis {n}"
    deciding = entry.kind == CHOICE and side != NOBODY and isinstance(top, Decision) and not top.chance()
    if not deciding or viewer not in (NOBODY, side):
        perform(game, state, entry)
        after = quiet_chance(game, state, viewer, spread, seed)
        return Moment(n, side if deciding else NOBODY, before if after is None else after)
    chosen = game.rules.choice_value(entry.text)
    wrong = mistake(game, state, chosen, spread, seed) if len(state.opts) > 1 else None
    hoped = expected(game, game.rules.view(state, side), chosen, spread, seed) if viewer == NOBODY else before
    perform(game, state, entry)
    after = quiet_chance(game, state, viewer, spread, seed)
    if after is None:
        # until the position is quiet what is expected stands for what has come
        after = hoped
    if viewer != NOBODY:
        return Moment(n, side, after, mistake=wrong)
    return Moment(n, side, after, chosen=hoped - before, diced=after - hoped, mistake=wrong)


def add(found: Analysis, record: Record, moments: Sequence[Moment]) -> None:
    """More has been judged of a record."""
    found.moments += moments
    found.digest = digest_of(record.header, record.entries[: found.done])


def kept_text(found: Analysis) -> str:
    """An analysis as the text of a file."""
    return json.dumps(found.as_json(), separators=(",", ":")) + "\n"
