"""What each side sees (`view`), and whole states that fit what it sees (`determinize`). Sections 8.1b and 22.

Units, markers on the map, control, points and the size of each hand are open [22.0a] (RULING-36); hands and treasuries
are secret [22.1a], and so are the coming dice and the order of the pool.
"""

from typing import Any, Final, NamedTuple

from polemos.games.belisarius import state
from polemos.games.belisarius.data import cards, charts, world
from polemos.games.belisarius.rules.court import diplomacy, negotiation
from polemos.games.belisarius.rules.realm.recruitment_markers import Theodora
from polemos.games.belisarius.state import SEEN_ROW, War, blank, reindex
from polemos.kernel import dice, saved, views
from polemos.kernel.flow import NOBODY, Decision, run

TRIES: Final = 600


def view(s: War, side: int, steps: saved.Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all."""
    fields = views.open_fields(s, side, steps)
    top = s.agenda[-1] if s.agenda else None
    fields["leaflet"] = negotiation.leaflet_seen(s, side)
    fields["pool_size"] = sum(s.pool)
    # who chooses a marker by Theodora looks into the pool [strat.theodora]
    fields["pool_seen"] = s.pool[:] if side == s.actor and isinstance(top, Theodora) else None
    # markers of an attempt lie face down until both sides have laid theirs [9.1c, 9.1d]
    revealed = not any(isinstance(step, diplomacy.LayDown) for step in s.agenda)
    fields["hands"] = [_row(s.hand, p) if p == side else None for p in (world.IMPERIAL, world.BARBARIAN)]
    fields["hand_sizes"] = [sum(_row(s.hand, p)) for p in (world.IMPERIAL, world.BARBARIAN)]
    fields["committed"] = [
        _row(s.committed, p) if p == side or revealed else None for p in (world.IMPERIAL, world.BARBARIAN)
    ]
    fields["committed_sizes"] = [sum(_row(s.committed, p)) for p in (world.IMPERIAL, world.BARBARIAN)]
    fields["sp"] = [s.sp[p] if p == side else None for p in (world.IMPERIAL, world.BARBARIAN)]
    fields["seen"] = s.seen[side * SEEN_ROW : (side + 1) * SEEN_ROW] if side != NOBODY else []
    return fields


def _row(counts: list[int], side: int) -> list[int]:
    return counts[side * charts.MARKER_KINDS : (side + 1) * charts.MARKER_KINDS]


def determinize(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> War:
    """A full state that looks just like the view: fresh dice, secret hands and treasuries dealt anew [22.1a].

    Where the other side has been asked about a marker of its own, it is dealt a hand that gives it the choice. Raises
    BadInput for a view in which the question itself is secret.
    """
    for _ in range(TRIES):
        s = _deal(data, rng, steps)
        if _fits(s):
            break
    run(s)
    return s


def open_war(data: dict[str, Any]) -> War:
    """All that a view shows as a state to reckon with: its hands and treasuries are empty, nothing waits."""
    s = blank()
    views.laid_open(s, data)
    reindex(s)
    return s


class Memory(NamedTuple):
    """What the viewer last saw of the enemy's secrets; a turn is -1 where he has never seen them."""

    hand_turn: int
    hand: list[int]
    treasury_turn: int
    treasury: int


def memory(data: dict[str, Any]) -> Memory:
    """What a view remembers [22.1a]."""
    if data["viewer"] == NOBODY:
        return Memory(-1, [], -1, -1)
    seen = data["seen"]
    hand = list(seen[state.SEEN_HAND : state.SEEN_HAND + charts.MARKER_KINDS])
    return Memory(seen[state.SEEN_HAND_TURN], hand, seen[state.SEEN_TREASURY_TURN], seen[state.SEEN_TREASURY])


def _fits(s: War) -> bool:
    """Whether the decision that waits would be asked in the state dealt."""
    if not s.agenda:
        return True
    step = s.agenda[-1]
    if not isinstance(step, Decision):
        return True
    options = step.options(s)
    return len(options) > 1 or (bool(options) and step.alike(s))


def _deal(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> War:
    side = data["viewer"]
    s = blank()
    views.supposed(s, data, rng, steps)
    if side != NOBODY:
        s.seen[side * SEEN_ROW : (side + 1) * SEEN_ROW] = data["seen"]
    _deal_markers(s, data, rng)
    _deal_treasuries(s, data, rng)
    reindex(s)
    return s


def _deal_markers(s: War, data: dict[str, Any], rng: dice.Rng) -> None:
    rest = list(charts.MARKER_COUNT) if data["pool_size"] or any(data["hand_sizes"]) else [0] * charts.MARKER_KINDS
    seen_pool = data["pool_seen"] or [0] * charts.MARKER_KINDS
    for k in range(charts.MARKER_KINDS):
        rest[k] -= s.table[k] + seen_pool[k]
    for p in (world.IMPERIAL, world.BARBARIAN):
        for row, known in ((s.hand, data["hands"][p]), (s.committed, data["committed"][p])):
            if known is not None:
                for k in range(charts.MARKER_KINDS):
                    row[p * charts.MARKER_KINDS + k] = known[k]
                    rest[k] -= known[k]
    for p in (world.IMPERIAL, world.BARBARIAN):
        if data["committed"][p] is None:
            _take(s, rest, s.committed, p, data["committed_sizes"][p], rng, True)
        if data["hands"][p] is None:
            _take(s, rest, s.hand, p, data["hand_sizes"][p], rng, False)
    s.pool = [rest[k] + seen_pool[k] for k in range(charts.MARKER_KINDS)]


def _take(s: War, rest: list[int], row: list[int], side: int, n: int, rng: dice.Rng, fitting: bool) -> None:
    """Move n markers at random from `rest` to a side's row; only such as may be laid in the attempt if `fitting`."""
    for _ in range(n):
        kinds = [
            k
            for k in range(charts.MARKER_KINDS)
            for _ in range(rest[k])
            if _may_hold(side, k) and (not fitting or _may_lie(s, side, k))
        ]
        if not kinds:
            return
        k = kinds[rng.below(len(kinds))]
        rest[k] -= 1
        row[side * charts.MARKER_KINDS + k] += 1


def _may_lie(s: War, side: int, kind: int) -> bool:
    """Whether a marker can be one of those laid down in the attempt, beside what lies there already [9.02, 9.5c]."""
    both = kind in diplomacy.EXCLUSIVE and s.committed[side * charts.MARKER_KINDS + diplomacy.EXCLUSIVE[kind]]
    return not both and not diplomacy.refusals_use(s, kind, s.target)


def _may_hold(side: int, kind: int) -> bool:
    """Whether a marker can ever be in a hand: two go back to the pool at once [strat.donative.b, strat.alliance]."""
    return kind != charts.DONATIVE and not (kind == charts.ALLIANCE and side == world.BARBARIAN)


def _deal_treasuries(s: War, data: dict[str, Any], rng: dice.Rng) -> None:
    for p in (world.IMPERIAL, world.BARBARIAN):
        known = data["sp"][p]
        # nobody may know: anything up to twice what the scenario gave is as good a guess as any
        s.sp[p] = known if known is not None else rng.below(2 * cards.SCENARIOS[s.scenario - 1].treasury[p] + 1)
