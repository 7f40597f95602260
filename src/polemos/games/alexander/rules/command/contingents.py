"""Contingent commanders: leaders without Initiative whom a Wing Commander sets to work (option): chapter 5.6 [4.54]."""

from typing import Final

from polemos.games.alexander.data import ground, pack
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.rules.command import command, line_command, line_play, lines
from polemos.games.alexander.rules.command.command import flood
from polemos.games.alexander.rules.field.scenario_rules import refusals_elephants
from polemos.games.alexander.rules.reactions.reactions import AfterLine
from polemos.games.alexander.state import FINISHED, NO_ORDER, ON_MAP, Battle, command_range, setting
from polemos.kernel.flow import Refusal, when

_TABLE: Final = pack.FILES.activation.contingent
_DIVISOR: Final[int] = _TABLE.distance_divisor


def capacity(s: Battle, m: int) -> int:
    """How many contingent commanders he may activate in a phase: a rating that wounds lower [5.64, 8.45a]."""
    return max(0, setting(s).capacity[m] - s.wound[m])


def fee(s: Battle, c: int) -> int:
    """The orders that a contingent commander costs: one less than his units, of those that are left [5.63b]
    (RULING-133)."""
    return _TABLE.price(sum(1 for u in setting(s).commands[c] if s.loc[u] >= 0))


def used(s: Battle, m: int) -> int:
    """How many contingent commanders a Wing Commander has activated in this phase."""
    wing = setting(s).wing
    return sum(1 for c in range(len(s.mcc_used)) if s.mcc_used[c] and m in wing[c])


def commanded(s: Battle, c: int) -> list[int]:
    """The units that a contingent commander would command: those assigned to him and in his own range [5.65]."""
    units = setting(s).commands[c]
    if not any(s.loc[u] >= 0 for u in units):
        return []
    reached = flood(s, c)
    return [
        u
        for u in units
        if lines.able(s, u)
        and s.ordered[u] == NO_ORDER
        and command.stands_in(s, u, reached)
        and not refusals_elephants(s, c, u)
    ]


def refusals_contingent(s: Battle, m: int, c: int) -> list[Refusal]:
    """Why a leader may not activate a contingent commander now [5.62, 5.63a, 5.64, 5.65, errata.5.66] (RULING-105)."""
    g = setting(s)
    here = s.lead_loc[c]
    if g.initiative[c] != CONTINGENT or m not in g.wing[c]:
        return [Refusal("5.62", here)]
    if s.lead_status[c] != ON_MAP:
        return [Refusal("5.61", here)]
    found: list[Refusal] = []
    if s.mcc_used[c]:
        found.append(Refusal("5.65", here))
    elif used(s, m) >= capacity(s, m):
        found.append(Refusal("5.64", here))
    found += when(s.rank[c] == FINISHED, "4.25", here)
    found += when(command.in_zone(s, c), "4.24", here)
    found += when(s.orders < fee(s, c), "5.63b", here)
    half = -(-command_range(s, m) // _DIVISOR)
    if not found and (ground.distance(s.lead_loc[m], here) > half or here not in flood(s, m, half)):
        found.append(Refusal("5.63a", here))
    return found + when(not found and not commanded(s, c), "5.65", here)


def begin_contingent(s: Battle, side: int, m: int, c: int) -> None:
    """A Wing Commander pays for a contingent commander, who moves or fires his units [5.22e, 5.65, errata.5.88].

    It is treated like a line command: a trumper has done with it what he must [5.46] (RULING-10).
    """
    g = setting(s)
    units = commanded(s, c)
    price = fee(s, c)
    s.orders -= price
    s.mcc_used[c] = 1
    s.duty = 0
    s.line = 2
    s.caller = c
    s.in_line = units
    s.tell("contingent", (g.lead_gid[c], g.lead_gid[m], len(units), price), ("5.63b",))
    s.then(line_play.CommandLine(side), AfterLine(), line_command.EndOfLine())
