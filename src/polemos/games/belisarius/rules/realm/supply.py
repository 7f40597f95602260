"""The supply phase: forage, payment, disbanding, and the check of those who disband. Sections 20, 30 and 32.

`s.foraging` holds the units that need nothing more in this phase; `s.adrift` the units that are to disband and wait for
their check, possibly in several hexes.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import state
from polemos.games.belisarius.data import charts, forces
from polemos.games.belisarius.data.forces import JUSTINIAN, LEADER, NOMAD, UNIT_AFFIL, UNIT_FLEET, UNIT_TYPE, WARBAND
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, HEX_COUNT, KIND, NEUTRAL, SEA
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import set_control
from polemos.games.belisarius.rules.markers import BY_REACTION, Draw, play, refusals_play
from polemos.games.belisarius.rules.rolls import R_DISBAND, Roll
from polemos.games.belisarius.rules.war.losses import destroy, excess_cargo
from polemos.games.belisarius.state import Decision, Refusal, Step, War, forage, held_by, holds, owner, province_of
from polemos.games.belisarius.verbs import DISBAND, DONE, LOSE, MARKET_AT, PLAY, SUPPLY
from polemos.kernel.flow import VERB
from polemos.wargame.reckoning import Term, total

# what the disband table says
_REVOLT: Final = charts.DISBAND_NAMES.index("revolt")
_DISBAND: Final = charts.DISBAND_NAMES.index("disband")

# what modifies its die
DISBAND_REASONS: Final = ("leader-1", "leader-2", "all-away", "some-away")
(_BY_LEADER, _, _ALL_AWAY, _SOME_AWAY) = range(len(DISBAND_REASONS))


# ---------------------------------------------------------------- who needs what


def open_units(s: War, side: int, h: int) -> list[int]:
    """Units of a side in a space with which this phase is not done yet."""
    if not holds(s, side, h):
        return []
    return [u for u in s.at[h] if u not in s.foraging and u not in s.adrift]


def excess(s: War, side: int, h: int) -> int:
    """How many units must still be paid or disbanded, so that forage is enough for the rest [20.1, 20.2a].

    Fleets and what they carry forage too [20.6, 19.53, 19.7a]. Leaders cost nothing, so they are always among the paid
    (RULING-30) [20.5]. Neutral units need nothing and eat nothing [20.7].
    """
    eaters = [u for u in open_units(s, side, h) if UNIT_TYPE[u] != LEADER]
    return len(eaters) - forage(s, h)


def one_of_each(s: War, units: list[int]) -> list[int]:
    """The units without those that are just like one before them."""
    seen: set[tuple[int, int, int]] = set()
    found: list[int] = []
    for u in units:
        kind = (UNIT_AFFIL[u], UNIT_TYPE[u], s.aboard[u])
        if kind not in seen or UNIT_TYPE[u] == LEADER:
            seen.add(kind)
            found.append(u)
    return found


def is_hungry(s: War, side: int, h: int) -> bool:
    """Whether units in a space must be paid or disbanded; where there are no more than can forage, none must."""
    return len(s.at[h]) > forage(s, h) and excess(s, side, h) > 0


def hungry(s: War, side: int) -> list[int]:
    """Spaces where units must be paid or disbanded, in ascending order."""
    return [h for h in held_by(s, side) if is_hungry(s, side, h)]


# ---------------------------------------------------------------- the phase


@dataclass(slots=True, frozen=True)
class SupplyPhase(Step):
    """Every unit forages, is paid, or disbands, space by space [20.0, 3.1.7, 3.1b]. RULING-3."""

    def run(self, s: War) -> None:
        s.foraging = []
        s.adrift = []
        if s.option_set.disbanding:
            s.then(ByChoice(s.player), FeedAll(s.player))
        else:
            s.then(FeedAll(s.player))


@dataclass(slots=True, frozen=True)
class FeedAll(Step):
    """The next space where forage is not enough; the rest live off the land."""

    side: int

    def run(self, s: War) -> None:
        for h in held_by(s, self.side):
            if is_hungry(s, self.side, h):
                s.then(Feeding(self.side, h), FeedAll(self.side))
                return
        s.foraging = []


@dataclass(slots=True, frozen=True)
class Feeding(Decision):
    """Too many units for the forage of a space: one more is paid or disbands, and at last the others forage.

    Payment depends on a secret treasury and a hidden hand, so it is asked where nothing but disbanding is left, too
    [22.1a].
    """

    space: int

    def clause(self) -> str:
        return "20.2a"

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return excess(s, self.side, self.space) > 0

    def universe(self, s: War) -> list[int]:
        if excess(s, self.side, self.space) <= 0:
            return [DONE]
        return [*universes.units(SUPPLY), *universes.units(DISBAND), *universes.markers(PLAY)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        if verb == DONE:
            return []
        if verb == PLAY:
            return refusals_market(s, self.side, value)
        refusals = refusals_supply if verb == SUPPLY else refusals_disband
        return refusals(s, self.side, self.space, value) or refusals_twin(s, self.side, self.space, value, "20.2a")

    def options(self, s: War) -> list[int]:
        if excess(s, self.side, self.space) <= 0:
            return [DONE]
        units = one_of_each(s, open_units(s, self.side, self.space))
        pay = [SUPPLY + u for u in units if not refusals_supply(s, self.side, self.space, u)]
        go = [DISBAND + u for u in units if not refusals_disband(s, self.side, self.space, u)]
        market = [] if refusals_market(s, self.side, charts.MARKET) else [PLAY + charts.MARKET]
        return pay + go + market

    def chosen(self, s: War, c: int) -> None:
        verb, u = c - c % VERB, c % VERB
        if verb == DONE:
            close(s, self.side, self.space)
            return
        s.then(self)
        if verb == SUPPLY:
            s.sp[self.side] -= charts.COST_SUPPLY[UNIT_TYPE[u]]
            s.foraging.append(u)
            s.tell("supplied", (u, self.space), ("20.2a",))
        elif verb == DISBAND:
            disband(s, u)
        else:
            play(s, self.side, charts.MARKET, Market(self.side))


def refusals_supply(s: War, side: int, h: int, u: int) -> list[Refusal]:
    """Why a unit cannot be paid for [10.33, 20.2a, tbl.cost.supply]; leaders need no money (RULING-30)."""
    if UNIT_TYPE[u] == LEADER:
        return [Refusal("20.5", h)]
    if u not in open_units(s, side, h):
        return [Refusal("20.0", h)]
    return [] if s.sp[side] >= charts.COST_SUPPLY[UNIT_TYPE[u]] else [Refusal("tbl.cost.supply", h)]


def refusals_disband(s: War, side: int, h: int, u: int) -> list[Refusal]:
    """Why a unit cannot be the one that is not fed; leaders always are (RULING-30)."""
    if UNIT_TYPE[u] == LEADER:
        return [Refusal("20.5", h)]
    return [] if u in open_units(s, side, h) else [Refusal("20.0", h)]


def refusals_twin(s: War, side: int, h: int, u: int, clause: str) -> list[Refusal]:
    """Of units that are just alike the first one stands for all: of two of them nobody is asked which."""
    return [] if u in one_of_each(s, open_units(s, side, h)) else [Refusal(clause, h)]


def refusals_leaving(s: War, side: int, h: int, u: int, clause: str) -> list[Refusal]:
    """Why a unit cannot be named for the check in a space: it is not there, or done with, or has a twin named first."""
    free = h >= 0 and u in open_units(s, side, h)
    return refusals_twin(s, side, h, u, clause) if free else [Refusal(clause, max(h, -1))]


def disband(s: War, u: int) -> None:
    """A unit that is not fed goes; with the option it first waits for the check of its hex [20.3, 30.0]."""
    if s.option_set.disbanding:
        s.adrift.append(u)
    else:
        destroy(s, [u], "20.3")


def close(s: War, side: int, h: int) -> None:
    """All that stay in a space are fed; those that disband are checked together (option) [30.1, 30.2, 30.11]."""
    s.foraging += open_units(s, side, h)
    if any(s.loc[u] == h for u in s.adrift):
        s.then(DisbandCheck(side, h))


# ---------------------------------------------------------------- Market


def refusals_market(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a marker cannot be played in the phase: Market can, if there is a space in need of it [strat.market]."""
    return refusals_play(s, side, kind, (charts.MARKET,)) or ([] if hungry(s, side) else [Refusal("strat.market")])


@dataclass(slots=True, frozen=True)
class Market(Decision):
    """All units in one hex are in supply, whatever their number [strat.market]."""

    def clause(self) -> str:
        return "strat.market"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(MARKET_AT)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        h = c % VERB
        return [] if is_hungry(s, self.side, h) else [Refusal("strat.market", h)]

    def options(self, s: War) -> list[int]:
        return [MARKET_AT + h for h in hungry(s, self.side)]

    def chosen(self, s: War, c: int) -> None:
        h = c % VERB
        s.foraging += open_units(s, self.side, h)
        s.tell("market", (h,), ("strat.market",))


# ---------------------------------------------------------------- disbanding by choice (option 30)


@dataclass(slots=True, frozen=True)
class ByChoice(Decision):
    """Any unit may be checked for disbanding, even one that could forage or costs nothing (option) [30.0b, 30.3].

    The first unit named opens its space: whoever else is to disband there follows, and all are checked as one.
    """

    def clause(self) -> str:
        return "30.0b"

    def universe(self, s: War) -> list[int]:
        return [DONE, *universes.units(DISBAND)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        u = c % VERB
        return [] if c == DONE else refusals_leaving(s, self.side, s.loc[u], u, "30.0b")

    def options(self, s: War) -> list[int]:
        units = [u for h in held_by(s, self.side) for u in one_of_each(s, open_units(s, self.side, h))]
        return [DONE] + [DISBAND + u for u in units]

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            u = c % VERB
            s.adrift.append(u)
            h = s.loc[u]
            s.then(AlsoByChoice(self.side, h), Feeding(self.side, h), self)


@dataclass(slots=True, frozen=True)
class AlsoByChoice(Decision):
    """Who else in the space disbands together with them (option) [30.2]."""

    space: int

    def clause(self) -> str:
        return "30.2"

    def universe(self, s: War) -> list[int]:
        return [DONE, *universes.units(DISBAND)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == DONE else refusals_leaving(s, self.side, self.space, c % VERB, "30.2")

    def options(self, s: War) -> list[int]:
        return [DONE] + [DISBAND + u for u in one_of_each(s, open_units(s, self.side, self.space))]

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.adrift.append(c % VERB)
            s.then(self)


# ---------------------------------------------------------------- the check


@dataclass(slots=True, frozen=True)
class DisbandCheck(Step):
    """The units in `s.adrift` that stand in a hex disband together: one roll for all of them [30.1, 30.2]. RULING-18.

    Whoever calls for it fills `s.adrift` right before. Without the option they simply go [20.3].
    """

    side: int
    space: int

    def run(self, s: War) -> None:
        units = [u for u in s.adrift if s.loc[u] == self.space]
        if not units:
            return
        if s.option_set.disbanding:
            s.then(Roll(self.side, R_DISBAND), Disbanding(self.side, self.space))
        else:
            s.adrift = [u for u in s.adrift if u not in units]
            destroy(s, units, "20.3")


def disband_modifiers(s: War, side: int, h: int, units: list[int]) -> list[Term]:
    """What is added to the die (see DISBAND_REASONS): the best leader in the hex by his stars [30.5], and attrition
    away from home [32.1, 32.2].
    """
    clause = charts.DISBAND_TABLE.clause
    found: list[Term] = []
    best = max([forces.UNIT_STARS[u] for u in s.at[h] if owner(s, u) == side], default=0)
    if best:
        found.append(Term(_BY_LEADER + best - 1, charts.checks.disband.modifiers.stars[best], clause))
    if s.option_set.attrition:
        away = len([u for u in units if is_away(s, side, u, h)])
        if away == len(units):
            found.append(Term(_ALL_AWAY, charts.checks.disband.modifiers.all_away, clause))
        elif away:
            found.append(Term(_SOME_AWAY, charts.checks.disband.modifiers.some_away, clause))
    return found


def disband_result(s: War, h: int, units: list[int], die: int) -> int:
    """What a modified die brings for these units of a hex together [tbl.disband]."""
    result = charts.DISBAND_TABLE.read(0, die)
    return _DISBAND if result == _REVOLT and never_revolt(s, h, units) else result


def is_away(s: War, side: int, u: int, h: int) -> bool:
    """A nomad, or a Barbarian warband, outside its home province [32.0, 32.1]."""
    roving = UNIT_TYPE[u] == NOMAD or (UNIT_TYPE[u] == WARBAND and side == BARBARIAN)
    return roving and province_of(h) != UNIT_AFFIL[u]


def never_revolt(s: War, h: int, units: list[int]) -> bool:
    """Whether all these units are Justinian and guards of his stack, who go in peace (RULING-93) [21.4d]."""
    return s.loc[JUSTINIAN] == h and all(UNIT_AFFIL[u] == GUARD for u in units)


@dataclass(slots=True, frozen=True)
class Disbanding(Step):
    """The result of the disband table for all the units together [tbl.disband]."""

    side: int
    space: int

    def run(self, s: War) -> None:
        h = self.space
        units = [u for u in s.adrift if s.loc[u] == h]
        s.adrift = [u for u in s.adrift if u not in units]
        face, modifier = s.rolled.pop(), total(disband_modifiers(s, self.side, h, units))
        die = face + modifier
        if modifier:
            s.tell("disband-die", (h, face, modifier, die), ("tbl.disband",))
        result = disband_result(s, h, units, die)
        if result == _REVOLT:
            self.note(s, "disband-revolt", "tbl.disband.revolt")
            s.then(Unrest(self.side, h))
            leave(s, self.side, h, units, "tbl.disband.revolt")
        elif result == _DISBAND:
            self.note(s, "disband-gone", "tbl.disband.disband")
            leave(s, self.side, h, units, "tbl.disband.disband")
        else:
            # they stay, without cost [tbl.disband.loyal]
            self.note(s, "disband-loyal", "tbl.disband.loyal")
            if s.phase == state.SUPPLY_PHASE:
                s.foraging += units

    def note(self, s: War, kind: str, clause: str) -> None:
        s.tell(kind, (self.space,), (clause,))


@dataclass(slots=True, frozen=True)
class Unrest(Step):
    """What a revolt does once the units are gone: the hex is pillaged, or the enemy draws; its province turns neutral.

    RULING-18: an all-sea hex lies in no province and cannot be pillaged. RULING-84: nor can an off-map area, whose
    province is the one of its name [tbl.disband.revolt].
    """

    side: int
    space: int

    def run(self, s: War) -> None:
        h = self.space
        province = province_of(h)
        if province >= 0 and s.control[province] != NEUTRAL:
            set_control(s, province, NEUTRAL, "tbl.disband.revolt")
        if h >= HEX_COUNT or KIND[h] == SEA:
            return
        if s.mark[h] & state.PILLAGED:
            s.then(Draw(1 - self.side, charts.checks.disband.already_pillaged_draw, BY_REACTION))
        else:
            state.set_pillaged(s, h)
            s.tell("pillaged", (h,), ("tbl.disband.revolt",))


def leave(s: War, side: int, h: int, units: list[int], clause: str) -> None:
    """Units that disband or revolt are removed, and what a leaving fleet carries with it [30.4]. RULING-55."""
    destroy(s, units, clause)
    if any(UNIT_FLEET[u] for u in units):
        s.then(FollowFleet(side, h))


@dataclass(slots=True, frozen=True)
class FollowFleet(Step):
    """Carried units for which the fleets that stay have no place leave with those that go [30.4]. RULING-55."""

    side: int
    space: int

    def run(self, s: War) -> None:
        over = excess_cargo(s, self.space)
        if over <= 0:
            return
        aboard = [u for u in s.at[self.space] if s.aboard[u]]
        if over < len(aboard):
            s.then(CargoGoes(self.side, self.space))
        else:
            for u in aboard:
                destroy(s, [u], "30.4")


@dataclass(slots=True, frozen=True)
class CargoGoes(Decision):
    """Which carried units leave with the fleets, when others that stay cannot take them all [30.4]. RULING-55."""

    space: int

    def clause(self) -> str:
        return "30.4"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        # of units that are just alike the first one stands for all
        aboard = one_of_each(s, [u for u in s.at[self.space] if s.aboard[u]])
        return universes.one_of(c, LOSE, aboard, "30.4", self.space)

    def chosen(self, s: War, c: int) -> None:
        s.then(FollowFleet(self.side, self.space))
        destroy(s, [c % VERB], "30.4")
