"""The ways of an advance: who can go where, what it costs, and the going itself [8.51, 8.53, 8.54]."""

from polemos.games.alexander import state
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.ground import NEXT
from polemos.games.alexander.data.tables import CH
from polemos.games.alexander.rules.field import combats, encounters, zones
from polemos.games.alexander.rules.field.combats import stack
from polemos.games.alexander.rules.field.zones import covered
from polemos.games.alexander.rules.movement import move_costs, move_legality
from polemos.games.alexander.rules.movement.move_costs import ahead
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.state import Battle, setting


def free_for(s: Battle, u: int, hex_: int) -> bool:
    """Whether a hex is empty, but for the unit itself."""
    return s.at[hex_] < 0 or s.at[hex_] == u


def bars(s: Battle, u: int, hex_: int, d: int) -> str:
    """The clause of the ground that keeps a unit from going from a hex in a direction, "" if it may; the charge
    formation keeps to open ground and within a level of where it began the phase [6.29, 9.74c].
    """
    g = setting(s)
    if g.field.mp[g.group[u]][g.field.step[6 * hex_ + d]] == ground.NEVER:
        return "6.29"
    climb = move_costs.rise(s, s.began[u], hex_) if s.began[u] >= 0 else 0
    return move_legality.bars_charge(s, hex_, d, climb, 0) if s.form[u] == state.CHARGE else ""


def bars_straight(s: Battle, u: int, d: int, empty: list[int]) -> str:
    """The clause that keeps a unit from going on as a whole in a direction, so that it enters one of the empty hexes;
    "" if it can [8.51a].
    """
    h, t = s.loc[u], s.tail[u]
    x = NEXT[6 * h + d]
    y = NEXT[6 * t + d] if t >= 0 else -1
    if d not in ahead(s, u):
        return "7.11c"
    if x not in empty and y not in empty:
        return "8.51a"
    if not free_for(s, u, x) or (y >= 0 and not free_for(s, u, y)):
        return "6.91"
    return bars(s, u, h, d) or (bars(s, u, t, d) if y >= 0 else "")


def straight(s: Battle, u: int, empty: list[int]) -> list[int]:
    """The directions in which a unit can go on as a whole so that it enters one of the empty hexes [8.51a]."""
    return [d for d in ahead(s, u) if not bars_straight(s, u, d, empty)]


def bars_pivot(s: Battle, u: int, right: bool, empty: list[int]) -> str:
    """The clause that keeps the right or left half of a double-size unit from going into an empty hex while the other
    turns; "" if it can [8.53, 6.43a].

    Not a half in an enemy zone of control; where only the other half is in one it is a wheel, forbidden two deep
    [6.45, 9.62j].
    """
    t = s.tail[u]
    if t < 0 or s.form[u] != state.NORMAL:
        return "8.53"
    if move_costs.pivot_hex(s, u) not in empty:
        return "8.51a"
    enemy = 1 - setting(s).side[u]
    mine, other = (t, s.loc[u]) if right else (s.loc[u], t)
    way = move_costs.pivot_way(s, u, right)
    if covered(s, mine, enemy):
        return "6.45a"
    if s.deep[u] >= 0 and covered(s, other, enemy):
        return "9.62j"
    return bars(s, u, way // 6, way % 6)


def pivots(s: Battle, u: int, empty: list[int]) -> list[bool]:
    """The halves of a double-size unit that can go into an empty hex while the other turns: right or left [8.53]."""
    return [right for right in (False, True) if not bars_pivot(s, u, right, empty)]


def cost(s: Battle, u: int, d: int) -> int:
    """Hits of a unit that goes on in a direction: ground, levels, elephants beside the way [8.51a, 9.15b]."""
    return move_costs.toll(s, u, d) + move_costs.elephant_toll(s, u, NEXT[6 * s.loc[u] + d])


def bars_walk(s: Battle, a: int, empty: list[int], charge: int) -> str:
    """The clause that keeps an attacker from going into an empty hex, "" if it can. charge: as `walkers` has it."""
    kind = setting(s).kind[a]
    if kind in (CH, tables.EL):
        return "9.23a" if kind == CH else "9.13a"
    if s.form[a] == state.COLUMN:
        return "6.65a"
    if charge and zones.held(s, a):
        return "8.51c"
    return "" if straight(s, a, empty) or pivots(s, a, empty) else "8.51a"


def walkers(s: Battle, attackers: list[int], empty: list[int], charge: int) -> list[int]:
    """The attackers that could go into an empty hex; elephants and chariots pass through instead [8.51c, 8.54].

    charge: 1 after a rout in the charge, when nobody leaves an enemy zone of control for it.
    """
    return [a for a in attackers if not bars_walk(s, a, empty, charge)]


def chosen_few(s: Battle, fight: int, able: list[int]) -> list[int]:
    """Of those able to advance the one with superiority, else those of the highest TQ [8.54] (RULING-74)."""
    row = s.fights[fight]
    if row[combats.SUPERIOR] == tables.AS and row[3] in able:
        return [row[3]]
    best = max([hits.tq(s, a) for a in able], default=0)
    return [a for a in able if hits.tq(s, a) == best]


def ruinous(s: Battle, u: int, price: int) -> bool:
    """Whether the hits of its advance would rout a unit [8.51b]."""
    return price > 0 and any(s.hits[v] + price >= hits.tq(s, v) for v in stack(s, u))


def advance(s: Battle, u: int, hex_: int, tail: int, facing: int) -> None:
    """Move a unit to its new hexes with the leaders who stand with it."""
    g = setting(s)
    old = ((s.loc[u], hex_), (s.tail[u], tail))
    company = [
        (m, new) for was, new in old if was >= 0 for m in state.leaders_in(s, was) if g.lead_side[m] == g.side[u]
    ]
    go(s, u, hex_, tail, facing)
    for m, new in company:
        state.put_leader(s, m, new)


def go(s: Battle, u: int, hex_: int, tail: int, facing: int) -> None:
    """Move a unit, or two phalanxes deep, without its leaders; the enemy remembers where it stood [8.21a]."""
    encounters.watch(s, u)
    units = stack(s, u)
    for v in units:
        s.facing[v] = facing
    state.put(s, units[0], hex_, tail)
    for v in units[1:]:
        s.loc[v], s.tail[v] = hex_, tail
