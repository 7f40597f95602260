"""What the special rules of the scenarios ask of the sequence of play and of orders [scn.*].

`s.special` holds one bit for each thing that has come true for the rest of the battle.
"""

from typing import Final

from polemos.games.alexander.data.ground import ROWS, TERRAINS, column_of, distance, row_of
from polemos.games.alexander.data.models import SpecialRule
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT
from polemos.games.alexander.data.tables import EL, LEADER_MA
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.field.combats import moved_now
from polemos.games.alexander.state import DUE, LEFT_FREE, TO_MOVE, Battle, hexes, setting
from polemos.games.alexander.verbs import ENTER, FROM_COLUMN, HALT, SHOOT, TO_COLUMN, TURN
from polemos.kernel.flow import VERB, Refusal

AWAKE: Final = 1
"""The mercenaries of the Granicus may move [scn.granicus.1]."""
HILL_AWAKE: Final = 2
"""The hill detachment of Issus may be ordered [scn.issus.2]."""
CAMP_AWAKE: Final = 4
"""The camp guard of Arbela may be ordered [scn.arbela.4]."""
STUNG: Final = 8
"""A missile has hit the Triballi in their glen [scn.lyginus.1]."""
ELEPHANTS_ORDERED: Final = 16
"""Macedonian elephants have had their first order; the opponent's bit is the next one [9.19a]."""

CHARGING: Final = 3
"""The value of `line` while elephants charge under the Elephant Leader marker [9.19b]."""

_NOTHING: Final[list[Refusal]] = []


def _rule(s: Battle, key: str) -> SpecialRule | None:
    return setting(s).rules.get(key)


# ------------------------------------------------------------------------------------------------- who may be ordered
def refusals_order(s: Battle, u: int) -> list[Refusal]:
    """Why the scenario lets nobody order a unit at all."""
    rules = setting(s).rules
    if "issus.2" in rules and not s.special & HILL_AWAKE:
        if setting(s).contingent[u] == rules["issus.2"].contingent:
            return [Refusal("scn.issus.2", s.loc[u])]
    elif "arbela.4" in rules and not s.special & CAMP_AWAKE:
        if setting(s).contingent[u] == rules["arbela.4"].contingent:
            return [Refusal("scn.arbela.4", s.loc[u])]
    return _NOTHING


def may_be_ordered(s: Battle, u: int) -> list[Refusal]:
    """Why the scenario lets nobody order a unit to move now; empty if somebody may."""
    found = refusals_order(s, u)
    if found:
        return found
    g = setting(s)
    rules = g.rules
    if "granicus.1" in rules:
        if not s.special & AWAKE and g.contingent[u] == rules["granicus.1"].contingent:
            return [Refusal("scn.granicus.1", s.loc[u])]
    elif "pelium.3" in rules and s.turn <= rules["pelium.3"].turn and g.side[u] == OPPONENT:
        rule = rules["pelium.3"]
        town = TERRAINS.index(rule.terrain)
        if g.field.terrain[s.loc[u]] != town and not enemy_within(s, u, rule.trigger_hexes):
            return [Refusal("scn.pelium.3", s.loc[u])]
    return _NOTHING


def waits(s: Battle, m: int) -> bool:
    """Whether the scenario lets a leader use no orders yet: the commander on the hill of Issus [scn.issus.2]."""
    rule = _rule(s, "issus.2")
    return rule is not None and not s.special & HILL_AWAKE and setting(s).leader_id[m] == rule.leader


def only_fires(s: Battle, m: int) -> bool:
    """Whether all that a leader may do when activated is to have units fire: Omares, as long as his mercenaries wait
    [scn.granicus.1].
    """
    rule = _rule(s, "granicus.1")
    return rule is not None and not s.special & AWAKE and setting(s).leader_id[m] == rule.leader


def enemy_within(s: Battle, u: int, radius: int, but_at_start: bool = False) -> bool:
    """Whether an enemy combat unit stands within so many hexes of a unit.

    but_at_start: enemies that still stand where they were set up do not count.
    """
    g = setting(s)
    loc, tail = s.loc, s.tail
    for mine in hexes(s, u):
        column = mine // ROWS
        for e in g.of_side[1 - g.side[u]]:
            h = loc[e]
            # a second half stands at most one column farther on
            if h < 0 or not -radius - 1 <= h // ROWS - column <= radius + 1:
                continue
            if but_at_start and h == g.start[e][0]:
                continue
            if distance(h, mine) <= radius or (tail[e] >= 0 and distance(tail[e], mine) <= radius):
                return True
    return False


# -------------------------------------------------------------------------------------------- what wakes those who wait
def watch(s: Battle) -> None:
    """See whether those who wait need wait no longer: looked at after every order and every shock segment."""
    g = setting(s)
    rules = g.rules
    if "granicus.1" in rules and not s.special & AWAKE:
        rule = rules["granicus.1"]
        for u in g.of_side[OPPONENT]:
            if g.contingent[u] != rule.contingent or s.loc[u] < 0:
                continue
            if s.struck[u] or enemy_within(s, u, rule.trigger_hexes):
                _comes_true(s, AWAKE, "scn.granicus.1", "mercenaries-wake")
                return
    elif "issus.2" in rules and not s.special & HILL_AWAKE:
        rule = rules["issus.2"]
        for u in g.of_side[OPPONENT]:
            if g.contingent[u] != rule.contingent or s.loc[u] < 0:
                continue
            if s.struck[u] or enemy_within(s, u, rule.trigger_hexes, True):
                _comes_true(s, HILL_AWAKE, "scn.issus.2", "hill-wakes")
                return
    elif "arbela.4" in rules and not s.special & CAMP_AWAKE:
        column = rules["arbela.4"].trigger_column
        if any(column_of(h) <= column for e in g.of_side[OPPONENT] for h in hexes(s, e)):
            _comes_true(s, CAMP_AWAKE, "scn.arbela.4", "camp-wakes")


def _comes_true(s: Battle, bit: int, clause: str, kind: str) -> None:
    s.special |= bit
    s.tell(kind, (), (clause,))


def fired_on(s: Battle, u: int) -> None:
    """A volley is loosed at a unit: those who wait at the Granicus and at Issus wait no longer."""
    g = setting(s)
    rules = g.rules
    if "granicus.1" in rules and not s.special & AWAKE:
        if g.contingent[u] == rules["granicus.1"].contingent:
            _comes_true(s, AWAKE, "scn.granicus.1", "mercenaries-wake")
    elif "issus.2" in rules and not s.special & HILL_AWAKE and g.contingent[u] == rules["issus.2"].contingent:
        _comes_true(s, HILL_AWAKE, "scn.issus.2", "hill-wakes")


def attacked(s: Battle, u: int) -> None:
    """A unit is attacked: counts like fire for those who wait [scn.granicus.1, scn.issus.2]."""
    fired_on(s, u)


def missile_hit(s: Battle, u: int) -> None:
    """A missile has hit a unit: the Triballi come out of their glen [scn.lyginus.1]."""
    if "lyginus.1" in setting(s).rules and not s.special & STUNG and setting(s).side[u] == OPPONENT:
        _comes_true(s, STUNG, "scn.lyginus.1", "glen-stung")


# ------------------------------------------------------------------------------------------------ the glen [lyginus.1]
def refusals_leave(s: Battle, u: int, start: int, hex_: int) -> list[Refusal]:
    """Why a unit may not step from a hex to another in an ordered move: it would leave the glen before anybody is hit.

    Or, once somebody has been hit, it would go farther from the enemy (RULING-110).
    """
    rule = _rule(s, "lyginus.1")
    if rule is None or setting(s).side[u] != OPPONENT:
        return _NOTHING
    if s.special & STUNG:
        if s.turn <= rule.until_turn and gap(s, u, hex_) > gap(s, u, start):
            return [Refusal("scn.lyginus.1", hex_)]
        return _NOTHING
    terrain = setting(s).field.terrain
    woods = TERRAINS.index(rule.terrain)
    if terrain[start] == woods and terrain[hex_] != woods:
        return [Refusal("scn.lyginus.1", hex_)]
    return _NOTHING


def confined(s: Battle, u: int) -> bool:
    """Whether a unit stands in the glen that nobody leaves by order before anybody is hit [scn.lyginus.1]."""
    rule = _rule(s, "lyginus.1")
    if rule is None or setting(s).side[u] != OPPONENT or s.special & STUNG or s.loc[u] < 0:
        return False
    return setting(s).field.terrain[s.loc[u]] == TERRAINS.index(rule.terrain)


def must_close(s: Battle, side: int) -> bool:
    """Whether a side's leaders must use all their orders to bring units nearer to the enemy [scn.lyginus.1]."""
    rule = _rule(s, "lyginus.1")
    return rule is not None and side == OPPONENT and bool(s.special & STUNG) and s.turn <= rule.until_turn


def must_step(s: Battle, u: int) -> bool:
    """Whether an ordered unit has still to come nearer to the enemy than it was, if it can [scn.lyginus.1]."""
    return must_close(s, setting(s).side[u]) and gap(s, u, s.loc[u]) >= gap(s, u, s.began[u])


def gap(s: Battle, u: int, hex_: int) -> int:
    """Hexes from a hex to the nearest enemy of a unit; a large number without enemies."""
    g = setting(s)
    best = 1000
    for e in g.of_side[1 - g.side[u]]:
        if s.loc[e] >= 0:
            best = min(best, distance(hex_, s.loc[e]))
            if s.tail[e] >= 0:
                best = min(best, distance(hex_, s.tail[e]))
    return best


# --------------------------------------------------------------------------------------------------- edges of the map
def free_exit(s: Battle, u: int, hex_: int, edge: int) -> bool:
    """Whether a unit that leaves the map unrouted by an edge is not lost [scn.samarkand.3, scn.pelium.2]."""
    g = setting(s)
    if g.side[u] != MACEDONIAN or s.routed[u]:
        return False
    rule = _rule(s, "samarkand.3")
    if rule is not None:
        return edge == rule.edge and left_free(s) < rule.max_exit
    rule = _rule(s, "pelium.2")
    if rule is not None:
        rows = rule.row_min <= row_of(hex_) <= rule.row_max
        return rows and edge == rule.edge
    return False


def left_free(s: Battle) -> int:
    """How many units have left the map by the way out."""
    return sum(1 for status in s.status if status == LEFT_FREE)


def crossed(s: Battle) -> bool:
    """Whether Craterus' crossing has begun: both sides feel it from that turn on, option agreed [scn.hydaspes.4]."""
    rule = _rule(s, "hydaspes.4")
    return rule is not None and s.option_set.craterus and s.turn >= rule.turn


def rout_edge(s: Battle, side: int) -> int:
    """The edge to which a side's routed units run [10.21, scn.hydaspes.4]."""
    if side == OPPONENT and crossed(s):
        return setting(s).rules["hydaspes.4"].rout_edge
    return setting(s).edge[side]


def may_arrive(s: Battle, m: int) -> bool:
    """Whether a leader who is still beyond the map may be activated to come in [scn.hydaspes.4]."""
    return s.lead_status[m] == DUE and crossed(s)


# ---------------------------------------------------------------------------------------- elephant command [9.19a]
def refusals_elephants(s: Battle, m: int, u: int) -> list[Refusal]:
    """Why a leader may not order an elephant unit under the option: only the first order is free of it
    [9.19a]; without the option any leader may [9.18]. The elephant that he rides goes first, and he with it, so he
    needs points to move (RULING-109).
    """
    g = setting(s)
    if not s.option_set.elephant_command or g.kind[u] != EL:
        return _NOTHING
    if not s.special & (ELEPHANTS_ORDERED << g.side[u]):
        return _NOTHING
    mount = ridden(s, m)
    if mount >= 0 and (s.lead_mp[m] < LEADER_MA if mount == u else _has_ridden(s, m, mount)):
        return _NOTHING
    return [Refusal("9.19a", s.loc[u])]


def _has_ridden(s: Battle, m: int, u: int) -> bool:
    """Whether a leader has gone along with a unit that was ordered to move, and made something of it (RULING-81)."""
    return s.ordered[u] == TO_MOVE and moved_now(s, u) and encounters.noted(s, m, u, encounters.RODE)


def refusals_mount(s: Battle, m: int, u: int) -> list[Refusal]:
    """Why a leader may not order the elephant that he rides to do anything but move [9.19a] (RULING-109)."""
    return [Refusal("9.19a", s.loc[u])] if m == s.lead and bound(s, u) else _NOTHING


def ridden(s: Battle, m: int) -> int:
    """The elephant unit with which a leader is stacked, -1 without one."""
    h = s.lead_loc[m]
    u = s.at[h] if h >= 0 else -1
    g = setting(s)
    return u if u >= 0 and g.kind[u] == EL and g.side[u] == g.lead_side[m] else -1


def bound(s: Battle, u: int) -> bool:
    """Whether the active leader must go along with a unit: who commands elephants must move with one [9.19a]."""
    g = setting(s)
    if not s.option_set.elephant_command or g.kind[u] != EL or s.lead < 0:
        return False
    return bool(s.special & (ELEPHANTS_ORDERED << g.side[u])) and ridden(s, s.lead) == u


def elephants_obeyed(s: Battle, side: int) -> None:
    """A side's elephants have been commanded: the free first command of the battle is gone [9.19a]."""
    s.special |= ELEPHANTS_ORDERED << side


def note_elephants(s: Battle, side: int) -> None:
    """See, after an order or a line command, whether it was for elephants [9.19a]."""
    g = setting(s)
    if s.option_set.elephant_command and g.has_elephants[side] and not s.special & (ELEPHANTS_ORDERED << side):
        if any(s.ordered[u] and g.kind[u] == EL for u in g.of_side[side]):
            elephants_obeyed(s, side)


def acting_side(s: Battle) -> int:
    """The side whose Orders Phase it is: that of the active leader, or of the elephants that charge; -1 neither's."""
    if s.lead >= 0:
        return setting(s).lead_side[s.lead]
    return setting(s).side[s.in_line[0]] if s.line == CHARGING and s.in_line else -1


_LAST_STEPS: Final = (HALT, TO_COLUMN, FROM_COLUMN)
"""What ends a move."""


def refusals_duty(s: Battle, u: int, verb: int, steps: list[int]) -> list[Refusal]:
    """Why a unit that moves under a duty may not do what it could do otherwise. steps: the hexes that it may enter.

    A charging elephant goes on as far as it can and turns in its first hex only; where nothing lies open before it, it
    may turn to find a way, and need not [9.19b] (RULING-86). Triballi who must close with the enemy do not halt before
    they have come nearer, nor end their move by forming column, if they can [scn.lyginus.1] (RULING-110).
    """
    if s.line == CHARGING:
        free = verb in (ENTER, SHOOT) or (s.loc[u] == s.began[u] if verb == TURN else verb == HALT and not steps)
        return _NOTHING if free else [Refusal("9.19b", s.loc[u])]
    if verb in _LAST_STEPS and must_step(s, u):
        here = gap(s, u, s.loc[u])
        if any(gap(s, u, x) < here for x in steps):
            return [Refusal("scn.lyginus.1", s.loc[u])]
    return _NOTHING


def narrowed(s: Battle, u: int, choices: list[int]) -> list[int]:
    """What is left of the choices of a unit that moves under a duty."""
    steps = [c - ENTER for c in choices if c - c % VERB == ENTER]
    return [c for c in choices if not refusals_duty(s, u, c - c % VERB, steps)]
