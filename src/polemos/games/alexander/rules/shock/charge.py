"""The charge: lanes opened before chariots, and the Troop Quality checks before the shock [8.33, 9.24, 9.31e, 9.33]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import facing
from polemos.games.alexander.data.facing import FRONT
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import MACEDONIAN
from polemos.games.alexander.data.tables import CH, EL, HI, LI, PH, SK
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.field.combats import ATTACKER, DEFENDER, KIND, LANES, ORIGIN, members, recast
from polemos.games.alexander.rules.rolls import R_AVOID, R_CHARGE, Roll
from polemos.games.alexander.rules.rout import hits
from polemos.games.alexander.rules.shock.reckoning import direction, is_skirmisher
from polemos.games.alexander.state import MUST_CHECK, Battle, setting
from polemos.kernel.flow import Step

MORE: Final[dict[str, int]] = {row.id: row.mod for row in FILES.shock_procedure.pre_shock_modifiers}
_RUN_UP: Final[int] = FILES.elephants_chariots.chariot.own_check_skipped_after_hexes
_LANE_HITS: Final[int] = FILES.elephants_chariots.chariot.avoidance_hits


# ------------------------------------------------------------------------------------------------------- lanes [9.24a]
def avoiders(s: Battle, fight: int) -> list[int]:
    """The Macedonian units of a combat whose front chariots charge: they may open lanes [9.24a] (RULING-76)."""
    g = setting(s)
    if not g.has_chariots:
        return []
    origin = s.fights[fight][ORIGIN]
    chariots = [a for a in members(s, fight, ATTACKER) if g.kind[a] == CH]
    return [
        d
        for d in members(s, fight, DEFENDER)
        if g.side[d] == MACEDONIAN and not s.routed[d] and any(direction(s, a, d, origin) == FRONT for a in chariots)
    ]


@dataclass(slots=True, frozen=True)
class Lanes(Step):
    """Before a combat each Macedonian unit that chariots strike in front rolls to open lanes [9.24a] (RULING-57).

    Nobody avoids elephants [9.13c].
    """

    fight: int

    def run(self, s: Battle) -> None:
        if s.fights[self.fight][KIND] == combats.PURSUIT:
            return
        g = setting(s)
        for d in reversed(avoiders(s, self.fight)):
            s.then(Roll(g.side[d], R_AVOID, g.gid[d]), Opened(self.fight, d))


@dataclass(slots=True, frozen=True)
class Opened(Step):
    """At or below TQ the unit lets the chariots through: 1 hit, and no shock between them [9.24a]."""

    fight: int
    unit: int

    def run(self, s: Battle) -> None:
        face = s.rolled.pop()
        d = self.unit
        if face > hits.tq(s, d) or s.loc[d] < 0:
            return
        g = setting(s)
        s.tell("lanes-opened", (g.gid[d],), ("9.24a",))
        attackers = members(s, self.fight, ATTACKER)
        origin = s.fights[self.fight][ORIGIN]
        if len(attackers) == 1:
            recast(s, self.fight, d, LANES)
            if not members(s, self.fight, DEFENDER):
                recast(s, self.fight, attackers[0], LANES)
        else:
            for a in attackers:
                if g.kind[a] == CH and direction(s, a, d, origin) == FRONT:
                    recast(s, self.fight, a, LANES)
            if not members(s, self.fight, ATTACKER):
                recast(s, self.fight, d, LANES)
        hits.hurt(s, d, _LANE_HITS, "9.24a")


# -------------------------------------------------------------------------------------------------- the checks [8.33a]
def charges(s: Battle, fight: int) -> list[int]:
    """The attackers of a combat that charge: they and those whom they attack have to check [8.33a, 8.33e, 9.31e,
    errata.8.32b] (RULING-66).
    """
    defenders = members(s, fight, DEFENDER)
    attackers = members(s, fight, ATTACKER)
    if all(s.routed[d] for d in defenders):
        return []
    kind = setting(s).kind
    if all(s.routed[d] or is_skirmisher(s, d) for d in defenders) and not any(kind[a] == SK for a in attackers):
        return []
    return [a for a in attackers if s.mark[a] == MUST_CHECK]


def exempt(s: Battle, fight: int, d: int, chargers: list[int]) -> bool:
    """Whether a target need not check: a routed one, and heavy foot that only light infantry charges in front [8.33e,
    9.33].
    """
    if s.routed[d]:
        return True
    kind = setting(s).kind
    if kind[d] not in (PH, HI):
        return False
    origin = s.fights[fight][ORIGIN]
    return all(kind[a] == LI and direction(s, a, d, origin) == FRONT for a in chargers)


def modifier(s: Battle, d: int, attackers: list[int]) -> int:
    """What a target adds to its die: whoever attacks it counts, checking or not [9.17, 9.22a, 9.62f]."""
    kind = setting(s).kind
    more = 0
    if any(kind[a] == EL for a in attackers):
        more += MORE["against_elephants"]
    if any(kind[a] == CH for a in attackers):
        more += MORE["against_chariots"]
    if any(s.deep[a] >= 0 for a in attackers):
        more += MORE["against_double_depth"]
    if s.deep[d] >= 0:
        more += MORE["double_depth_defends"]
    return more


def first_to_check(s: Battle, fight: int, d: int, attackers: list[int]) -> int:
    """Of a double-depth phalanx the upper one checks, the lower one if it is attacked in the rear [9.62g]."""
    units = combats.stack(s, d)
    origin = s.fights[fight][ORIGIN]
    if len(units) > 1 and any(direction(s, a, d, origin) == facing.REAR for a in attackers):
        return units[1]
    return units[0]


@dataclass(slots=True, frozen=True)
class Charge(Step):
    """The checks of one combat: attackers with Must Check markers and their targets, all at once [8.33a].

    Chariots that have come 4 hexes do not check [9.22b].
    """

    fight: int

    def run(self, s: Battle) -> None:
        row = s.fights[self.fight]
        if row[combats.CLOSED] or row[KIND] == combats.PURSUIT or not combats.is_open(s, self.fight):
            return
        g = setting(s)
        chargers = charges(s, self.fight)
        rolls = [(a, 0) for a in chargers if g.kind[a] != CH or s.went[a] < _RUN_UP]
        if chargers:
            attackers = members(s, self.fight, ATTACKER)
            rolls += [
                (first_to_check(s, self.fight, d, attackers), modifier(s, d, attackers))
                for d in members(s, self.fight, DEFENDER)
                if not exempt(s, self.fight, d, chargers)
            ]
        for u, more in reversed(rolls):
            s.then(Roll(g.side[u], R_CHARGE, g.gid[u]), Charged(u, more, 0))


@dataclass(slots=True, frozen=True)
class Charged(Step):
    """A check has fallen: hits equal to the excess. Of two phalanxes deep the second checks when the first fails
    [9.62g].
    """

    unit: int
    more: int
    second: int

    def run(self, s: Battle) -> None:
        u = self.unit
        face = s.rolled.pop() + self.more
        excess = max(0, face - hits.tq(s, u))
        g = setting(s)
        s.tell("charge-check", (g.gid[u], face, hits.tq(s, u), excess), ("8.33a",))
        hits.add(s, u, excess, "8.33a")
        if excess and s.deep[u] >= 0 and not self.second:
            other = s.deep[u]
            s.then(Roll(g.side[other], R_CHARGE, g.gid[other]), Charged(other, self.more, 1))
