"""What each side sees, and states that fit what it sees [5.2] (RULING-30).

Open is everything but what lies under force markers, which leader a chit that lies face down is, and standing orders.
Fleets never lie in a box. Of the enemy a side knows which of his pieces are in play; where those lie that it does not
see it can only guess.
"""

from itertools import compress
from typing import Any, Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import FORCE_MARKERS, IS_NSP, LISTED, NEITHER, OPS, PIECES, UNITS
from polemos.games.sparta_vs_athens.rules.combat.leaders import waiting_boxes
from polemos.games.sparta_vs_athens.rules.operations import engagement
from polemos.games.sparta_vs_athens.state import War, blank, reindex, side_of
from polemos.kernel import dice, flow, saved, views

# what stands in `operating` of a view
WHERE: Final = 0
FORCE: Final = 1
SPENT: Final = 2
ABOARD: Final = 3


def is_hidden(s: War, piece: int, side: int) -> bool:
    """Whether a side does not know where a piece is, or which piece it is."""
    owner = side_of(s, piece)
    if owner in (side, NEITHER):
        return False
    if piece < UNITS:
        return bool(s.force[piece]) and not s.option_set.open_boxes and not in_the_open(s, piece)  # [2.15c, rev.1]
    return not s.shown[piece] and s.loc[piece] not in (state.DEAD, state.OUT)


def in_the_open(s: War, unit: int) -> bool:
    """Whether a unit in a force box is seen: in a fight or a siege [5.2c], or on the open list of who is to be paid.

    Troops whose battle may be declined have been seen to come [rev.17].
    """
    if s.besieging[unit] or s.inside[unit] or (_may_be_declined(s) and unit in engagement.troops(s)):
        return True
    return unit in s.attackers or unit in s.defenders or unit in s.queue


def _may_be_declined(s: War) -> bool:
    """Whether the enemy is asked whether he declines the battle of the troops that come [rev.17]."""
    return s.option_set.refused_battle and bool(s.agenda) and isinstance(s.agenda[-1], engagement.OutsideOrInside)


def view(s: War, side: int, steps: saved.Steps) -> dict[str, Any]:
    """Everything that a side may see; side NOBODY sees what is open to all.

    chits: leaders that lie face down outside force boxes (see `_chits`).
    """
    fields = views.open_fields(s, side, steps)
    # units can be hidden in force boxes only
    hidden = [p for p in (*compress(range(UNITS), s.force), *range(UNITS, PIECES)) if is_hidden(s, p, side)]
    fields["loc"] = _covered(s.loc, hidden, state.HIDDEN)
    fields["aboard"] = _covered(s.aboard, hidden, -1)
    fields["acted"] = _covered(s.acted, hidden, state.FRESH)
    fields["force"] = _covered(s.force, hidden, 0)
    fields["inside"] = _covered(s.inside, hidden, 0)
    fields["down"] = _covered(s.down, [p for p in hidden if p < UNITS], 0)
    fields["chits"] = _chits(s, hidden)
    fields["operating"] = _operating(s)
    known = s.leader not in hidden
    fields["leader"] = s.leader if known else -1
    fields["points"] = s.points if known else 0
    fields["group"] = [p for p in s.group if p not in hidden]
    fields["landing"] = [unit for unit in s.landing if unit not in hidden]
    fields["orders"] = s.orders[side] if side != flow.NOBODY else 0
    fields["fight_on"] = s.fight_on[side] if side != flow.NOBODY else 0
    held = compress(range(UNITS), s.holds_back)
    fields["holds_back"] = _covered(s.holds_back, [unit for unit in held if s.owner[unit] != side], 0)
    return fields


def _covered(row: list[int], hidden: list[int], blank: int) -> list[int]:
    """A row by piece with something else in the places of those that are hidden."""
    row = row[:]
    for piece in hidden:
        row[piece] = blank
    return row


def _chits(s: War, hidden: list[int]) -> list[list[int]]:
    """Leaders face down outside force boxes, or in a box that has been opened for a fight [5.2c].

    Side, locale, fleet that carries them or -1, what they have done, number of the box or 0, `inside`.
    """
    opened = {(s.owner[unit], s.force[unit]) for unit in compress(range(UNITS), s.force) if in_the_open(s, unit)}
    return sorted(
        [side_of(s, piece), *[row[piece] for row in (s.loc, s.aboard, s.acted, s.force, s.inside)]]
        for piece in hidden
        if piece >= UNITS
        and s.loc[piece] >= 0
        and (not s.force[piece] or (side_of(s, piece), s.force[piece]) in opened)
    )


def _operating(s: War) -> list[int]:
    """The operation that is going on, as everybody sees it: where, under which force marker, points spent, aboard what.

    Who leads it his enemy may not know, nor what he has left [5.2c, 6.1d].
    """
    if s.leader < 0:
        return []
    return [s.loc[s.leader], s.force[s.leader], OPS[s.leader] - s.points, s.aboard[s.leader]]


def determinize(data: dict[str, Any], rng: dice.Rng, steps: saved.Steps) -> War:
    """A full state that looks just like the view: fresh dice, hidden pieces dealt anew.

    Raises BadInput for a view in which the question itself is secret.
    """
    s = blank()
    views.supposed(s, data, rng, steps)
    side = data["viewer"]
    s.loc = list(data["loc"])
    s.aboard = list(data["aboard"])
    s.acted = list(data["acted"])
    s.force = list(data["force"])
    s.inside = list(data["inside"])
    s.down = list(data["down"])
    s.group = list(data["group"])
    s.landing = list(data["landing"])
    s.leader = data["leader"]
    s.points = data["points"]
    s.holds_back = list(data["holds_back"])
    if side != flow.NOBODY:
        s.orders[side] = data["orders"]
        s.fight_on[side] = data["fight_on"]
    for owner in state.BOTH:
        if owner != side:
            operating = data["operating"] if s.side == owner else []
            _deal(s, owner, [chit[1:] for chit in data["chits"] if chit[0] == owner], operating, rng)
    reindex(s)
    flow.run(s)
    return s


def _deal(s: War, owner: int, chits: list[list[int]], operating: list[int], rng: dice.Rng) -> None:
    """Leaders to the chits on the map and to the force boxes, armies to the boxes; every box gets both [2.5a]."""
    leaders = [p for p in range(UNITS, PIECES) if s.loc[p] == state.HIDDEN and side_of(s, p) == owner]
    armies = [u for u in range(UNITS) if s.loc[u] == state.HIDDEN and s.owner[u] == owner]
    unseen = [*leaders, *armies]
    rng.shuffle(leaders)
    rng.shuffle(armies)
    if operating and s.leader < 0:
        # whoever operates has had points for what he has done, and rather some left for what he is asked
        leaders.sort(key=lambda p: (OPS[p] >= operating[SPENT], OPS[p] > operating[SPENT]))
        s.leader = leaders.pop()
        s.points = max(0, OPS[s.leader] - operating[SPENT])
        # his is one of the chits that lie there, unless he is in a box that is closed; a successor has operated [6.8a]
        place = [operating[WHERE], operating[ABOARD]]
        mine = [n for n, chit in enumerate(chits) if [*chit[:2], *chit[3:]] == [*place, operating[FORCE], 0]]
        if mine:
            its = min(mine, key=lambda n: chits[n][2])
            s.loc[s.leader], s.aboard[s.leader], s.acted[s.leader], s.force[s.leader], _ = chits[its]
            chits = [*chits[:its], *chits[its + 1 :]]
        else:
            _lay(s, s.leader, owner, operating[FORCE] - 1)
            s.aboard[s.leader] = operating[ABOARD]
    for locale, fleet, acted, force, inside in chits:
        piece = leaders.pop()
        s.loc[piece], s.aboard[piece], s.acted[piece], s.force[piece] = locale, fleet, acted, force
        s.inside[piece] = inside
        if operating and acted == state.PICKED_UP and locale == operating[WHERE]:
            s.group = sorted({*s.group, piece})
    boxes = [n for n in range(FORCE_MARKERS) if s.marker[owner * FORCE_MARKERS + n] >= 0]
    led = {s.force[p] - 1 for p in range(UNITS, PIECES) if s.force[p] and side_of(s, p) == owner}
    led.update([slot % FORCE_MARKERS for slot in waiting_boxes(s) if slot // FORCE_MARKERS == owner])
    armed = {s.force[u] - 1 for u in range(UNITS) if s.force[u] and s.owner[u] == owner}
    for n in boxes:
        if n not in led:
            _lay(s, leaders.pop(), owner, n)
    for n in boxes:
        # each box in which nobody is seen gets one at first
        if n not in armed:
            _lay(s, armies.pop(), owner, n)
    laid_open = {
        s.loc[unit] for unit in range(UNITS) if s.owner[unit] == owner and (unit in s.defenders or s.inside[unit])
    }
    for unit in armies:
        # the others lie wherever chance will, but where all have been seen; at sea only as many as there are ships for
        there = [n for n in boxes if not world.IS_SEA[_at(s, owner, n)] or _ships(s, owner, _at(s, owner, n))]
        there = [n for n in there if _at(s, owner, n) not in laid_open] or there
        _lay(s, unit, owner, there[rng.below(len(there))])
    for piece in leaders:
        s.loc[piece] = (
            state.CUP if tables.UNNAMED[piece] else state.RESERVE if piece in LISTED[s.government] else state.POOL
        )
    if operating and operating[FORCE]:
        s.group = sorted({*s.group, *[p for p in unseen if s.force[p] == operating[FORCE] and p != s.leader]})


def _at(s: War, owner: int, n: int) -> int:
    """Where a force marker stands."""
    return s.marker[owner * FORCE_MARKERS + n]


def _ships(s: War, owner: int, locale: int) -> list[int]:
    """Fleets of a side in a locale that carry no army."""
    laden = {s.aboard[unit] for unit in range(UNITS)}
    return [u for u in range(UNITS) if IS_NSP[u] and s.owner[u] == owner and s.loc[u] == locale and u not in laden]


def _lay(s: War, piece: int, owner: int, n: int) -> None:
    """A piece lies in a box, and aboard a ship where its marker stands at sea."""
    s.loc[piece] = _at(s, owner, n)
    s.force[piece] = n + 1
    if world.IS_SEA[s.loc[piece]]:
        ships = _ships(s, owner, s.loc[piece]) if piece < UNITS else fleets_there(s, owner, s.loc[piece])
        s.aboard[piece] = ships[0]


def fleets_there(s: War, owner: int, locale: int) -> list[int]:
    """Fleets of a side in a locale."""
    return [unit for unit in range(UNITS) if IS_NSP[unit] and s.owner[unit] == owner and s.loc[unit] == locale]


def open_state(data: dict[str, Any]) -> War:
    """All that a view shows as a state to reckon with: what is hidden lies nowhere, nothing waits."""
    s = blank()
    views.laid_open(s, data)
    s.loc = [state.POOL if place == state.HIDDEN else place for place in data["loc"]]
    s.aboard = list(data["aboard"])
    s.acted = list(data["acted"])
    s.force = list(data["force"])
    s.inside = list(data["inside"])
    s.down = list(data["down"])
    reindex(s)
    return s
