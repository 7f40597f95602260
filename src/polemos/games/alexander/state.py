"""The state of a battle: what a saved game must hold, and the only functions that move a unit or a leader.

Rows by unit or leader use their numbers in the scenario's `Setting`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.facing import FACINGS, RIGHT_OF
from polemos.games.alexander.data.setting import MADE, SCENARIOS, Setting, setting_of
from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, MUCH, SHARED, groups, ints, number, slots
from polemos.kernel.options import switch_names

# status of a unit or leader
ON_MAP: Final = 0
ELIMINATED: Final = 1
GONE: Final = 2
"""Off the map."""
LEFT_FREE: Final = 3
"""Off the map by a scenario's way out, which costs no rout points."""
DUE: Final = 4
"""Not yet arrived."""
UNUSED: Final = 5
"""Not in this battle: contingent commanders without their option [5.6]."""

# formation
NORMAL: Final = 0
COLUMN: Final = 1
SQUARE: Final = 2
CHARGE: Final = 3

# rank of a leader in a turn [5.15]
INACTIVE: Final = 0
ACTIVE: Final = 1
FINISHED: Final = 2

# shock markers [7.33, 7.34]
NO_MARK: Final = 0
MUST_CHECK: Final = 1
NO_CHECK: Final = 2

# what a unit was ordered in this phase
NO_ORDER: Final = 0
TO_MOVE: Final = 1
TO_FIRE: Final = 2
TO_RECOVER: Final = 3
TO_RALLY: Final = 4

# kinds of phase of an active leader [5.1, 5.3, 5.5]
FIRST_PHASE: Final = 0
MOMENTUM: Final = 1
ELITE_PHASE: Final = 2
REACTIVATION: Final = 3
SHOCK_ONLY: Final = 4

# pre-arranged withdrawal markers under a leader [6.82]
NO_MARKER: Final = 0
PW: Final = 1
NO_PW: Final = 2

# standing orders of a player, by `order` [6.7, 7.16, 8.2, 5.4]
ASK: Final = 0
ALWAYS: Final = 1
NEVER_DO: Final = 2
SPARING: Final = 3
"""Shoot, but not the last volley."""
EVERY_HEX: Final = 4
"""Ask, and after a "no" ask again at the next hex."""
ORDERS: Final = 16
"""Standing orders that a side can have: the length of its part of the row `order`."""

# phases of a turn, for the panel and the log [3.0]
MARKERS: Final = 0
ELITE: Final = 1
ACTIVATION: Final = 2
MOVEMENT: Final = 3
SHOCK: Final = 4
MOMENTUM_PHASE: Final = 5
ROUT_PHASE: Final = 6
WITHDRAWAL: Final = 7

NEITHER: Final = -1
DRAWN: Final = 2
"""The value of `winner` in a draw."""

# how a battle was decided
UNDECIDED: Final = 0
BY_WITHDRAWAL: Final = 1
BY_DEATH: Final = 2
BY_LENGTH: Final = 3
BY_RULE: Final = 4
BY_RESIGNING: Final = 5

NOTHING_ON: Final = -1


@dataclass(slots=True, frozen=True)
class Options:
    """The optional rules, and the reinforcement that both players of the Hydaspes may agree on."""

    inertia: bool = False
    elite: bool = False
    contingent: bool = False
    drift: bool = False
    elephant_command: bool = False
    charge_formation: bool = False
    pursuit: bool = False
    craterus: bool = False


OPTION_NAMES: Final = switch_names(Options)


MANY: Final = 9999
MOST_UNITS: Final = 511
UNIT_ROWS: Final = "unit"
LEADER_ROWS: Final = "leader"
"""Rows of so many entries as a scenario has units or leaders."""


class Battle(flow.State):
    """A battle at any moment: combat units, leaders, and what markers say of them [2.2a, 2.26]."""

    DIE: ClassVar[tuple[int, int]] = (0, 9)

    option_set: Annotated[Options, SHARED]
    scenario: Annotated[int, number(0, len(SCENARIOS) - 1)]
    turn: Annotated[int, number(0, MANY)]
    """Counted for the battles that end by turns; there is no track for it [2.6]."""
    phase: Annotated[int, number(MARKERS, WITHDRAWAL)]
    winner: Annotated[int, number(NEITHER, DRAWN, start=NEITHER)]
    how: Annotated[int, number(0, BY_RESIGNING)]
    """By what the battle was won."""
    # the active leader and his phase
    lead: Annotated[int, number(-1, MOST_UNITS, start=-1)]
    """Number of the active leader, -1 nobody."""
    kind: Annotated[int, number(0, SHOCK_ONLY)]
    """Kind of his phase: FIRST_PHASE ..."""
    orders: Annotated[int, number()]
    """Individual orders left."""
    line: Annotated[int, number()]
    """0 individual orders, 1 a line command is being carried out, 2 a contingent command."""
    permit: Annotated[int, number()]
    """How the line command of this phase was allowed: see `rules/command/lines.py`."""
    special: Annotated[int, number()]
    """Bits of scenario rules that have come true: see `rules/field/scenario_rules.py`."""
    # the unit that moves: see `rules/movement/`
    again: Annotated[int, number()]
    """1: it was on its Moved side when this move began [6.13b]; 2: the hit for that is still due."""
    hasty: Annotated[int, number()]
    """1: a phalanx that moves with the augmented allowance [6.46]."""
    pinned: Annotated[int, number()]
    """1: it began this move in an enemy zone of control [7.23b]; 2: and has left it just now [7.24a]."""
    stopped: Annotated[int, number()]
    """1: an enemy zone of control, or a turn in one, ends its way [7.23a, 7.25]."""
    veer: Annotated[int, number()]
    """Vertices that it has turned in the hex where it is [7.15, 9.74b]."""
    climb: Annotated[int, number()]
    """Levels that it has changed in this phase [9.21d, 9.74c]."""
    paces: Annotated[int, number()]
    """Movement points spent on going, not on turning, in this move [6.5a]."""
    mover: Annotated[int, number(-1, MOST_UNITS, start=-1)]
    """Its number, -1 nobody."""
    mp: Annotated[int, number(-MANY, MANY)]
    """Movement points that it has left."""
    spent: Annotated[int, number(-MANY, MANY)]
    """Movement points that it has used in this move."""
    passer: Annotated[int, number(-1, MOST_UNITS, start=-1)]
    """A unit standing in a friend's hex in passing, -1 none."""
    elephant_leader: Annotated[int, number(start=-1)]
    """Unit with the Elephant Leader marker of side 0 (option 9.19)."""
    duty: Annotated[int, number()]
    """1: a successful trumper still owes a move, fire or shock in this phase [5.46]."""
    caller: Annotated[int, number(start=-1)]
    """Leader whose line or contingent command is being carried out, -1 none."""
    # by unit
    loc: Annotated[list[int], ints(-1, ground.CELLS - 1, start=-1, per=UNIT_ROWS)]
    """Its hex (left half, or the leading hex of a column); -1 off the map."""
    tail: Annotated[list[int], ints(-1, ground.CELLS - 1, start=-1, per=UNIT_ROWS)]
    """The second hex of a double-size unit, else -1."""
    facing: Annotated[list[int], ints(0, FACINGS - 1, per=UNIT_ROWS)]
    hits: Annotated[list[int], ints(0, MANY, per=UNIT_ROWS)]
    status: Annotated[list[int], ints(0, UNUSED, per=UNIT_ROWS)]
    cause: Annotated[list[int], ints(per=UNIT_ROWS)]
    """Why it left: see `hits`."""
    form: Annotated[list[int], ints(0, CHARGE, per=UNIT_ROWS)]
    deep: Annotated[list[int], ints(-1, MOST_UNITS, start=-1, per=UNIT_ROWS)]
    """Double depth: the partner's number, else -1; the unit in `at` is the upper one [9.62]."""
    routed: Annotated[list[int], ints(0, 1, per=UNIT_ROWS)]
    rallied: Annotated[list[int], ints(0, 1, per=UNIT_ROWS)]
    moved: Annotated[list[int], ints(0, 1, per=UNIT_ROWS)]
    """1: turned to its Moved side, which has the same values [2.21d]."""
    went: Annotated[list[int], ints(per=UNIT_ROWS)]
    """Hexes moved this phase, counted for shock and inertia."""
    turned: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: only turned in a zone of control this phase [7.25]."""
    ordered: Annotated[list[int], ints(0, TO_RALLY, per=UNIT_ROWS)]
    """Its order this phase: NO_ORDER ..."""
    fired: Annotated[list[int], ints(0, 9, per=UNIT_ROWS)]
    """1: fired in this phase by order or in movement."""
    faced: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: has used its reaction facing this phase [7.16]."""
    met: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: entered the enemy's zone of control this phase."""
    mark: Annotated[list[int], ints(0, NO_CHECK, per=UNIT_ROWS)]
    """Shock marker."""
    struck: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: was attacked in this phase [8.31]."""
    beneath: Annotated[list[int], ints(0, 1, per=UNIT_ROWS)]
    """1: the lower one of a double-depth phalanx."""
    ammo: Annotated[list[int], ints(0, tables.OUT, per=UNIT_ROWS)]
    """Of its weapon."""
    screen: Annotated[list[int], ints(0, tables.OUT, per=UNIT_ROWS)]
    """Ammunition of the archers on elephants [9.12]."""
    shots: Annotated[list[int], ints(per=UNIT_ROWS)]
    """Bolts shot this phase [9.52]."""
    bolted: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: has been hit by a bolt in this battle [scn.jaxartes.3]."""
    retired: Annotated[list[int], ints(per=UNIT_ROWS)]
    """1: made an orderly withdrawal singly this phase [6.77b]."""
    began: Annotated[list[int], ints(start=-1, per=UNIT_ROWS)]
    """Its hex when the Orders Phase began [5.46]."""
    # by leader
    lead_loc: Annotated[list[int], ints(-1, ground.CELLS - 1, start=-1, per=LEADER_ROWS)]
    """His hex; leaders have no facing [4.26]."""
    lead_status: Annotated[list[int], ints(0, UNUSED, per=LEADER_ROWS)]
    rank: Annotated[list[int], ints(0, FINISHED, per=LEADER_ROWS)]
    """The face of his counter: ratings for command are on the active one only [2.25a, 4.0b]."""
    phases: Annotated[list[int], ints(0, 99, per=LEADER_ROWS)]
    """Orders Phases that he has had this turn."""
    no_momentum: Annotated[list[int], ints(per=LEADER_ROWS)]
    was_zoc: Annotated[list[int], ints(per=LEADER_ROWS)]
    """Stood in an enemy zone of control this turn [5.31b]."""
    used_zoc: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: his range was used in a zone of control, or he was left unused there [5.25]."""
    lead_mp: Annotated[list[int], ints(per=LEADER_ROWS)]
    """Movement points used this phase."""
    lead_moved: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: moved by an order of the Overall Commander this phase."""
    wound: Annotated[list[int], ints(0, 99, per=LEADER_ROWS)]
    """How far his ratings are lowered [8.45]."""
    hurt: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: befallen by a casualty this turn, he acts no more in it [8.34c]."""
    elite_used: Annotated[list[int], ints(per=LEADER_ROWS)]
    helped: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: gave a line command in his first phase without the Overall Commander's help; 2: with it."""
    mcc_used: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: contingent commander activated this phase."""
    along: Annotated[list[int], ints(per=LEADER_ROWS)]
    """1: goes along with the unit that moves [4.23b]."""
    marker: Annotated[list[int], ints(0, NO_PW, per=LEADER_ROWS, secret=True)]
    """Pre-arranged withdrawal marker under him: NO_MARKER, PW, NO_PW (hidden)."""
    # by side
    lost: Annotated[list[int], ints(0, MANY, 2)]
    """Rout points."""
    commanders: Annotated[list[int], ints(-1, MOST_UNITS, 2)]
    """Overall Commander of each side now, -1 none."""
    tries: Annotated[list[int], ints(-MUCH, MUCH, 2)]
    """Trump attempts made in this activation step."""
    order: Annotated[list[int], ints(0, EVERY_HEX, 2 * ORDERS, secret=True)]
    """Standing orders: side * ORDERS + kind -> ASK ... EVERY_HEX."""
    halves: Annotated[list[int], ints(-MUCH, MUCH, 2)]
    """By side: 1 an Elite phase was had this turn."""
    due: Annotated[list[int], ints()]
    """Scratch: units that still have something to do in the rule at hand."""
    in_line: Annotated[list[int], ints(0, MOST_UNITS, distinct=True)]
    """Units of the line or contingent that is being commanded."""
    watched: Annotated[list[int], ints()]
    """The mover where the enemy last looked at him: see `rules/field/encounters.py`."""
    tried: Annotated[list[tuple[int, ...]], groups()]
    """(leader, unit): rally tries this turn [10.27]."""
    attacks: Annotated[list[tuple[int, ...]], groups()]
    """Shock: (attacker, defender) pairs of this segment."""
    fights: Annotated[list[tuple[int, ...]], groups()]
    """Shock: one tuple for each combat, its numbers: see `rules/shock/shock.py`."""
    group: Annotated[list[tuple[int, ...]], groups()]
    """Shock: (combat, unit, role)."""
    killed_here: Annotated[list[tuple[int, ...]], groups()]
    """(combat, leader): killed in the combat [8.36m]."""
    pursuing: Annotated[list[tuple[int, ...]], groups()]
    """(unit, rout path...) [10.3]."""
    plans: Annotated[list[tuple[int, ...]], groups(secret=True)]
    """(leader, PW or NO_PW, unit, unit...): lines with a pre-arranged withdrawal marker (hidden) [6.82]."""
    contacts: Annotated[list[tuple[int, ...]], groups()]
    """(unit, enemy, what): who has answered whom in this phase, and who may still: see `rules/field/encounters.py`."""
    at: Annotated[list[int], DERIVED]
    """By hex (NOWHERE too): the unit that stands there, -1 none; of a double-depth phalanx the upper one."""
    __slots__ = slots(__annotations__)


def blank(counts: Mapping[str, int] | None = None) -> Battle:
    """A battle in which nothing has happened. counts: the entries of its rows, by UNIT_ROWS and LEADER_ROWS."""
    s = flow.cleared(Battle(), counts)
    s.option_set = Options()
    s.at = [NOTHING_ON] * (ground.CELLS + 1)
    return s


def setting(s: Battle) -> Setting:
    """The scenario's facts."""
    made = MADE[s.scenario]
    return setting_of(s.scenario) if made is None else made


def reindex(s: Battle) -> None:
    """Rebuild who stands where."""
    s.at = [NOTHING_ON] * (ground.CELLS + 1)
    for u in range(len(s.loc)):
        if s.loc[u] >= 0 and u != s.passer and not s.beneath[u]:
            s.at[s.loc[u]] = u
            if s.tail[u] >= 0:
                s.at[s.tail[u]] = u
    if s.passer >= 0:
        for h in hexes(s, s.passer):
            if s.at[h] < 0:
                s.at[h] = s.passer


def lift(s: Battle, u: int) -> None:
    """Take a unit off the map; its place is empty then, or held by a friend who was passing.

    Whoever lifts the upper one of a double-depth phalanx sees to the lower one (see `formation`).
    """
    at = s.at
    passer = s.passer
    for h in (s.loc[u], s.tail[u]):
        if h >= 0 and at[h] == u:
            passing = passer >= 0 and passer != u and h in (s.loc[passer], s.tail[passer])
            at[h] = passer if passing else NOTHING_ON
    s.loc[u] = -1
    s.tail[u] = -1
    if s.passer == u:
        s.passer = -1


def put(s: Battle, u: int, hex_: int, tail: int = -1) -> None:
    """Put a unit on a hex (and its second half on another). On a friend's hex it is the passer."""
    at = s.at
    if s.loc[u] >= 0:
        lift(s, u)
    s.loc[u] = hex_
    s.tail[u] = tail
    if s.beneath[u]:
        return
    if at[hex_] >= 0 or (tail >= 0 and at[tail] >= 0):
        s.passer = u
        if at[hex_] < 0:
            at[hex_] = u
        if tail >= 0 and at[tail] < 0:
            at[tail] = u
        return
    at[hex_] = u
    if tail >= 0:
        at[tail] = u


SECOND_HALF: Final[tuple[int, ...]] = tuple(
    RIGHT_OF[f] if f % 2 else (f + FACINGS // 2) % FACINGS // 2 for f in range(FACINGS)
)
"""By facing: the direction from the left half of a double-size unit to its right half; of a column to its tail."""


def second_hex(hex_: int, facing: int) -> int:
    """Where the right half stands of a double-size unit whose left half is here; of a column the trailing half."""
    return ground.NEXT[6 * hex_ + SECOND_HALF[facing]]


def hexes(s: Battle, u: int) -> tuple[int, ...]:
    """The one or two hexes of a unit; none off the map."""
    if s.loc[u] < 0:
        return ()
    return (s.loc[u],) if s.tail[u] < 0 else (s.loc[u], s.tail[u])


def leaders_in(s: Battle, hex_: int) -> list[int]:
    """The leaders in a hex."""
    return [m for m in range(len(s.lead_loc)) if s.lead_loc[m] == hex_]


def leaders_with(s: Battle, u: int) -> list[int]:
    """The leaders stacked with a unit, in either half of its hexes (RULING-36)."""
    side = setting(s).side[u]
    sides = setting(s).lead_side
    found = [m for m in range(len(s.lead_loc)) if s.lead_loc[m] >= 0 and sides[m] == side]
    return [m for m in found if s.lead_loc[m] in (s.loc[u], s.tail[u])]


def next_leader(s: Battle, u: int, after: int) -> int:
    """The leader with a unit who is asked after another one, -1 nobody."""
    return next((m for m in leaders_with(s, u) if m > after), -1)


def put_leader(s: Battle, m: int, hex_: int) -> None:
    """Put a leader on a hex."""
    s.lead_loc[m] = hex_


def take_along(s: Battle, h: int, t: int, one: int, two: int) -> None:
    """Move the leaders who go along with a unit: from its old head to its new one, or from half to half [4.23b]."""
    for m in range(len(s.along)):
        if s.along[m]:
            put_leader(s, m, one if s.lead_loc[m] == h else two if s.lead_loc[m] == t else s.lead_loc[m])


def lift_leader(s: Battle, m: int) -> None:
    """Take a leader off the map."""
    s.lead_loc[m] = -1


def initiative(s: Battle, m: int) -> int:
    """A leader's Initiative now, lowered by wounds [8.45]."""
    return max(0, setting(s).initiative[m] - s.wound[m])


def strategy(s: Battle, m: int) -> int:
    """His Strategy Rating now, -1 without one."""
    rating = setting(s).strategy[m]
    return rating if rating < 0 else max(0, rating - s.wound[m])


def charisma(s: Battle, m: int) -> int:
    """His Charisma now."""
    return max(0, setting(s).charisma[m] - s.wound[m])


def command_range(s: Battle, m: int) -> int:
    """His range now."""
    return max(0, setting(s).range[m] - s.wound[m])


def combat_rating(s: Battle, m: int) -> int:
    """His Personal Combat rating now, -1 for one who never fights in person."""
    rating = setting(s).pc[m]
    return rating if rating < 0 else max(0, rating - s.wound[m])
