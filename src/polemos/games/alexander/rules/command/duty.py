"""What a trumper is bound to do: whether he has anybody to order or to let fight [5.46]."""

from polemos.games.alexander import state
from polemos.games.alexander.rules.command.command import flood, flood_from, is_overall, stands_in, ways_of
from polemos.games.alexander.rules.field import scenario_rules, zones
from polemos.games.alexander.rules.shock.shock import targets
from polemos.games.alexander.state import Battle, command_range, setting


def could_fight(s: Battle, m: int) -> bool:
    """Whether any unit in a leader's range has an enemy whom it may attack: his range is of use in shock [5.46]."""
    return _any_to_fight(s, _reached_from(s, m, s.lead_loc[m]))


def _any_to_fight(s: Battle, units: list[int]) -> bool:
    ready = [u for u in units if s.ordered[u] not in (state.TO_RECOVER, state.TO_RALLY)]
    return any(zones.beside_enemy(s, u) and bool(targets(s, u)) for u in ready)


def _reached_from(s: Battle, m: int, at: int) -> list[int]:
    """The units that a leader would reach from a hex; of two deep the upper one."""
    side = setting(s).lead_side[m]
    reached = flood(s, m) if at == s.lead_loc[m] else flood_from(s, at, side, command_range(s, m))
    return [u for u in setting(s).of_side[side] if s.loc[u] >= 0 and not s.beneath[u] and stands_in(s, u, reached)]


def could_act(s: Battle, m: int, at: int) -> bool:
    """Whether a trumper would have anybody with whom to do his duty from a hex: to order or to let fight [5.46]."""
    orders = s.orders > 0 and (is_overall(s, m) or not zones.covered(s, at, 1 - setting(s).lead_side[m]))
    if orders and _beside_own(s, m, at):
        return True
    units = _reached_from(s, m, at)
    return (orders and any(_to_order(s, u) for u in units)) or _any_to_fight(s, units)


def _to_order(s: Battle, u: int) -> bool:
    """Whether a unit can still be ordered to do something in this phase, if a leader reaches it."""
    return not s.ordered[u] and not s.routed[u] and not s.rallied[u] and not scenario_rules.may_be_ordered(s, u)


def _beside_own(s: Battle, m: int, at: int) -> bool:
    """Whether a leader would have such a unit with him or beside him, whom he reaches however near the enemy is."""
    g = setting(s)
    around = ways_of(g.field)[at] if command_range(s, m) else ()
    there = [s.at[x] for x in (at, *around)]
    return any(u >= 0 and g.side[u] == g.lead_side[m] and _to_order(s, u) for u in there)


def duty_done(s: Battle) -> bool:
    """Whether a trumper has done what he must: a unit moved to another hex or fired [5.46].

    To face about or change formation on the spot is not enough, to come back to where one was neither.
    """
    for u in setting(s).of_side[setting(s).lead_side[s.lead]]:
        if s.fired[u]:
            return True
        if (
            s.ordered[u] == state.TO_MOVE
            and (s.went[u] or s.began[u] < 0)
            and (s.loc[u] != s.began[u] or s.tail[u] >= 0)
        ):
            return True
    return False


def owes_a_step(s: Battle) -> bool:
    """Whether a trumper has spent his last order on the unit that moves, and this alone can do his duty [5.46]."""
    if not s.duty or s.line or s.orders > 0 or s.lead < 0:
        return False
    return not duty_done(s) and not could_fight(s, s.lead)
