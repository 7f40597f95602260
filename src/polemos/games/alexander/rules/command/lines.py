"""Line commands: who may give one, at what price, and which units make up the line [4.3, 4.53, 5.22g].

A line is chosen by one of its units: it grows from there by itself.
"""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.data.ground import distance
from polemos.games.alexander.data.setting import NO_LEADER, setting_of
from polemos.games.alexander.rules.command.command import flood, is_overall, overall, refusals_command, stands_in
from polemos.games.alexander.rules.field import lines_of_sight, scenario_rules, zones
from polemos.games.alexander.state import Battle, command_range, hexes, setting
from polemos.games.alexander.verbs import FILES, RANKS
from polemos.kernel.flow import Refusal

# how a line command was, or could be, allowed: `permit`
NOT_YET: Final = 0
REFUSED: Final = 1
"""The strategy roll failed: individual orders only in this phase [4.34c]."""
FIRST_TURN: Final = 2
AS_OVERALL: Final = 3
AS_WING: Final = 4
NEAR_OVERALL: Final = 5
NEAR_WING: Final = 6
BY_ROLL: Final = 7
FORBIDDEN: Final = 8
#: By permit: the clause that gives it.
PERMIT_CLAUSES: Final = ("4.31", "4.34c", "4.34d", "4.4f", "4.53a", "4.34b", "4.34b", "4.34c", "4.3a")

# how a leader's first line command of the turn was given: `helped`
UNHELPED: Final = 1
HELPED: Final = 2

_CONDITIONS: Final = pack.FILES.orders.line_command_conditions
_NEAR: Final[int] = _CONDITIONS.infantry_elephant.leader_within
_DIVISOR: Final[int] = _CONDITIONS.cavalry.range_divisor
_DIVIDED: Final = "chaeronea.6"

#: By scenario: for each leader the entries of line eligibility that are his.
_ENTRIES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}


def entries(s: Battle, m: int) -> tuple[int, ...]:
    """The entries of line eligibility of a leader, as numbers in `Setting.lines` [4.37]."""
    found = _ENTRIES.get(s.scenario)
    if found is None:
        g = setting_of(s.scenario)
        found = tuple(tuple(n for n, x in enumerate(g.lines) if x.leader == one) for one in range(g.leaders))
        _ENTRIES[s.scenario] = found
    return found[m]


def on_horses(s: Battle, entry: int) -> bool:
    """Whether an entry is composed as cavalry is: chariots too [4.33f, scn.arbela.2, scn.hydaspes.5]."""
    g = setting(s)
    kind = g.kind[g.lines[entry].units[0]]
    return tables.CAVALRY[kind] or kind == tables.CH


# --------------------------------------------------------------------------------------------------------- permission
def is_first(s: Battle, m: int) -> bool:
    """Whether the phase is a leader's first of the turn: that of a reactivated one too who has not acted."""
    return s.kind == state.FIRST_PHASE or (s.kind == state.REACTIVATION and s.phases[m] == 1)


def permission(s: Battle, m: int) -> int:
    """How a leader could give a line command in the phase that he has just begun: a permit from above [4.34, 4.35].

    The Overall Commander in every phase [4.35a], a Persian Wing Commander in his first phase only [4.51, 4.53b].
    BY_ROLL: he must roll his Strategy Rating.
    """
    g = setting(s)
    if not g.line[m] or s.permit == REFUSED:
        return FORBIDDEN if not g.line[m] else REFUSED
    if is_overall(s, m):
        return AS_OVERALL
    if not is_first(s, m):
        return BY_ROLL if s.helped[m] == UNHELPED and g.strategy[m] >= 0 else FORBIDDEN
    if s.turn == 1:
        return FIRST_TURN
    if g.persian and g.is_wing[m]:
        return AS_WING
    side = g.lead_side[m]
    here = s.lead_loc[m]
    for w in range(g.leaders):
        if w != m and g.is_wing[w] and g.lead_side[w] == side and _reaches(s, w, here):
            return NEAR_WING
    chief = overall(s, side)
    if chief != NO_LEADER and _reaches(s, chief, here):
        divided = g.rules.get(_DIVIDED)
        if divided is None or g.leader_id[m] in divided.free:
            return NEAR_OVERALL
    return BY_ROLL if g.strategy[m] >= 0 else FORBIDDEN


def _reaches(s: Battle, w: int, hex_: int) -> bool:
    """Whether the command of a superior reaches a hex [4.21, 4.34b]; beyond his range no path is looked for."""
    return distance(s.lead_loc[w], hex_) <= command_range(s, w) and hex_ in flood(s, w)


def refusals_permission(s: Battle, m: int) -> list[Refusal]:
    """Why a leader may give no line command now, whatever the line."""
    here = s.lead_loc[m]
    found = permission(s, m)
    if found == REFUSED:
        return [Refusal("4.34c", here)]
    if found == FORBIDDEN:
        g = setting(s)
        if not g.line[m]:
            return [Refusal("4.3a", here)]
        return [Refusal("4.34c" if is_first(s, m) else "4.35c", here)]
    return refusals_command(s, m)


# -------------------------------------------------------------------------------------------------------- composition
def refusals_share(s: Battle, u: int) -> list[Refusal]:
    """Why a unit cannot be part of a line: it is off the map, out of order, beneath another, barred by the scenario."""
    h = s.loc[u]
    if h < 0:
        return [Refusal("4.33b")]
    if s.routed[u]:
        return [Refusal("10.25b", h)]
    if s.rallied[u]:
        return [Refusal("10.27g", h)]
    if s.beneath[u]:
        return [Refusal("9.62c", h)]
    return scenario_rules.refusals_order(s, u)


def able(s: Battle, u: int) -> bool:
    """Whether a unit can be part of a line."""
    return not refusals_share(s, u)


def horse_line(s: Battle, m: int, entry: int) -> list[int]:
    """The units of a cavalry or chariot line: all of the entry within half the range, rounded up [4.33f, 4.33g]
    (RULING-105)."""
    reached = flood(s, m, -(-command_range(s, m) // _DIVISOR))
    return [u for u in setting(s).lines[entry].units if able(s, u) and stands_in(s, u, reached)]


def starts(s: Battle, m: int, entry: int) -> list[int]:
    """The units of an infantry or elephant entry from which a leader can take hold of a line [4.34a].

    Within 2 hexes of him, in sight, no combat unit between; elephants do not hide elephants from him.
    """
    g = setting(s)
    here = s.lead_loc[m]
    if here < 0:
        return []
    unseen = tuple(k == tables.EL for k in g.kind) if g.has_elephants[g.lead_side[m]] else None
    return [
        u
        for u in g.lines[entry].units
        if able(s, u)
        and any(distance(here, h) <= _NEAR and lines_of_sight.open_between(s, here, h, unseen) for h in hexes(s, u))
    ]


def grown(s: Battle, among: tuple[int, ...], start: int, relation: int) -> list[int]:
    """The line that grows from a unit: units of the group with its facing, each touching the next [4.33b, 4.33d].

    relation: FILES flank to flank, RANKS front to rear; one for the whole line.
    """
    line = [start]
    at = s.at
    facing = s.facing[start]
    for u in line:
        beside = zones.flank_hexes(s, u) if relation == FILES else [*zones.front_hexes(s, u), *zones.rear_hexes(s, u)]
        for h in beside:
            v = at[h]
            if v >= 0 and v not in line and v in among and s.facing[v] == facing and able(s, v):
                line.append(v)
    return sorted(line)


def lead_elephants(s: Battle, m: int, line: list[int]) -> list[int]:
    """The line if the option on elephants lets the leader command it, else nothing: he rides with it [9.19a]
    (RULING-109)."""
    if scenario_rules.ridden(s, m) in line or not any(scenario_rules.refusals_elephants(s, m, u) for u in line):
        return line
    return []


def line_starts(s: Battle, m: int, entry: int) -> list[int]:
    """One unit for each different line that a leader could take hold of, in the order of the units."""
    among = setting(s).lines[entry].units
    seen: set[tuple[int, ...]] = set()
    found: list[int] = []
    for u in starts(s, m, entry):
        files, ranks = grown(s, among, u, FILES), grown(s, among, u, RANKS)
        fresh = False
        for line in (files, ranks):
            key = tuple(line)
            if (len(line) > 1 or len(files) == len(ranks)) and key not in seen and lead_elephants(s, m, line):
                seen.add(key)
                fresh = True
        if fresh:
            found.append(u)
    return found


def heads(s: Battle, m: int, entry: int) -> list[int]:
    """One unit for each line of an entry that a leader could command now; a cavalry line is one [4.33]."""
    return horse_line(s, m, entry)[:1] if on_horses(s, entry) else line_starts(s, m, entry)


def refusals_start(s: Battle, m: int, entry: int, u: int) -> list[Refusal]:
    """Why a leader cannot command a line of an entry that is named by a unit [4.33, 4.34a, 4.37a, 9.19a]."""
    if u < 0 or u not in setting(s).lines[entry].units:
        return [Refusal("4.37a", s.loc[u] if u >= 0 else -1)]
    found = refusals_share(s, u)
    if found or u in heads(s, m, entry):
        return found
    here = s.loc[u]
    if on_horses(s, entry):
        # out of half his range, or part of the one line that another unit names
        return [Refusal("4.33f" if u in horse_line(s, m, entry) else "4.33g", here)]
    if u not in starts(s, m, entry):
        return [Refusal("4.34a", here)]
    among = setting(s).lines[entry].units
    led = any(lead_elephants(s, m, grown(s, among, u, relation)) for relation in (FILES, RANKS))
    return [Refusal("4.33b" if led else "9.19a", here)]


def refusals_entry(s: Battle, m: int, entry: int) -> list[Refusal]:
    """Why a leader cannot command any line of an entry now: what bars each of its units [4.31, 4.33, 4.34, 4.37a]."""
    lines = setting(s).lines
    if not 0 <= entry < len(lines) or lines[entry].leader != m:
        return [Refusal("4.37a", s.lead_loc[m])]
    found = refusals_permission(s, m)
    if found or heads(s, m, entry):
        return found
    return [refusal for u in lines[entry].units for refusal in refusals_start(s, m, entry, u)]


def offered(s: Battle, m: int) -> list[int]:
    """The entries that an active leader can use now instead of individual orders; empty fast for most leaders."""
    if not setting(s).line[m] or permission(s, m) in (REFUSED, FORBIDDEN):
        return []
    return [n for n in entries(s, m) if heads(s, m, n)]
