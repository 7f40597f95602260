"""The operations phase: armies one by one, their points, and what they do with them. Sections 13, 14, 16.7, 25.

An army is formed when it begins and lives in `s.army` until it stops; then all its units are FINISHED for the phase
(REACTED, if it belongs to the player whose turn it is not). `s.op` counts half points.
"""

from dataclasses import dataclass

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import UNIT_FLEET, UNIT_OP, UNIT_STARS
from polemos.games.belisarius.data.world import NEUTRAL
from polemos.games.belisarius.rules import mishaps, universes
from polemos.games.belisarius.rules.markers import hand_size, holding, may_hold, play
from polemos.games.belisarius.rules.realm.colonisation import Colonise, refusals_colonise
from polemos.games.belisarius.rules.rolls import R_FORCED_MARCH, R_OPERATION_POINTS, Roll
from polemos.games.belisarius.rules.war import naval
from polemos.games.belisarius.rules.war.combat import Battle, attack_targets, refusals_attack
from polemos.games.belisarius.rules.war.movement import by_land, march, reach, refusals_march
from polemos.games.belisarius.rules.war.naval import embark, fleets_in, hold, hold_left, sail, sea_rate, shore, strands
from polemos.games.belisarius.rules.war.pillage import Pillage, refusals_pillage
from polemos.games.belisarius.state import FINISHED, REACTED, Decision, Refusal, Step, War, held_by, in_zone, owner
from polemos.games.belisarius.verbs import MARCH
from polemos.kernel.flow import OPERATION, PASS, VERB

# ---------------------------------------------------------------- who can still act


def able(s: War, h: int, done: int) -> bool:
    """Whether an army can be formed here out of units without the mark `done`: a unit aboard acts only through its
    fleet.
    """
    for u in s.at[h]:  # noqa: SIM110 (a generator takes twice the time)
        if not s.spent[u] & done and not s.aboard[u]:
            return True
    return False


def idle(s: War, side: int, done: int) -> list[int]:
    """Spaces where a side can form an army of units without the mark `done`, in ascending order."""
    return [h for h in held_by(s, side) if able(s, h, done)]


def marched(s: War, side: int) -> list[int]:
    """Spaces with a unit that has finished an operation and could go on by a forced march [16.7, 16.72]."""
    return [h for h in held_by(s, side) if able(s, h, 0) and any(s.spent[u] & FINISHED for u in s.at[h])]


# ---------------------------------------------------------------- the phase


@dataclass(slots=True, frozen=True)
class OperationsPhase(Step):
    """The phasing player acts with his armies, one at a time, in any order [3.1.6, 14.0a, 14.1a]; then no more."""

    def run(self, s: War) -> None:
        side = s.player
        for h in held_by(s, side):
            if able(s, h, FINISHED):
                s.then(NextArmy(side))
                return
        s.then(LastMarkers(side))


def marker_plays(s: War, side: int) -> list[int]:
    """Choices by markers between two armies: forced marches, then disease (RULING-33)."""
    out: list[int] = []
    if holding(s, side, charts.FORCED_MARCH):
        out += [verbs.FORCED + h for h in marched(s, side)]
    if holding(s, side, charts.DISEASE):
        out += [verbs.DISEASE_AT + h for h in mishaps.unhealthy(s, side)]
    return out


@dataclass(slots=True, frozen=True)
class NextArmy(Decision):
    """Which units of which hex act next, or none any more: all, some or no armies act [14.0a, 14.1a, 13.23].

    Markers may be played in between: Forced March at any time after an army's operation [16.72], Disease Breaks Out.
    """

    def ends(self) -> int:
        return OPERATION

    def clause(self) -> str:
        return "14.1a"

    def universe(self, s: War) -> list[int]:
        return [
            *universes.spaces(verbs.ARMY),
            *universes.spaces(verbs.FORCED),
            *universes.spaces(verbs.DISEASE_AT),
            verbs.DONE,
        ]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        h = c % VERB
        verb = c - h
        if verb == verbs.DISEASE_AT:
            return mishaps.refusals_marker(s, self.side, charts.DISEASE) + mishaps.refusals_disease(s, self.side, h)
        out = mishaps.refusals_marker(s, self.side, charts.FORCED_MARCH) if verb == verbs.FORCED else []
        if s.occ[h] != self.side + 1:
            # nobody commands neutral units
            out.append(Refusal("4.31a" if s.occ[h] == NEUTRAL + 1 else "14.0a", h))
        elif not able(s, h, 0):
            out.append(Refusal("19.5a", h))
        elif verb == verbs.ARMY and not able(s, h, FINISHED):
            # an army that has finished does not act again in the phase, nor do units left behind [14.1a, 13.21b, 16.4b]
            out.append(Refusal("14.1a", h))
        elif verb == verbs.FORCED and not any(s.spent[u] & FINISHED for u in s.at[h]):
            out.append(Refusal("16.7", h))
        return out

    def options(self, s: War) -> list[int]:
        out = [verbs.ARMY + h for h in idle(s, self.side, FINISHED)]
        return [*out, *marker_plays(s, self.side), verbs.DONE]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        s.then(OperationsPhase())
        h = c % VERB
        verb = c - h
        if verb == verbs.ARMY:
            muster(s, self.side, h, FINISHED, 0)
        elif verb == verbs.FORCED:
            play(s, self.side, charts.FORCED_MARCH, ForcedMarch(h))
        else:
            play(s, self.side, charts.DISEASE, mishaps.Disease(h))


@dataclass(slots=True, frozen=True)
class LastMarkers(NextArmy):
    """When every unit has acted, only markers are left to play."""

    def clause(self) -> str:
        return "16.72"

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 0 and bool(marched(s, self.side) or mishaps.unhealthy(s, self.side))


# ---------------------------------------------------------------- forming an army


def muster(s: War, side: int, h: int, done: int, forced: int) -> None:
    """Begin an army out of the units of a space that lack the mark `done` (0: all of them); the player then sets
    its members.
    """
    s.army = [u for u in s.at[h] if not s.spent[u] & done]
    s.army_at = h
    s.army_side = side
    s.naval = 0
    s.halted = 0
    s.op = 0
    s.then(FormArmy(side, forced))


@dataclass(slots=True, frozen=True)
class FormArmy(Decision):
    """Who is in the army: any of the units of the hex [13.0, 13.2, 13.23], but never more of them later [13.21a,
    16.4a].

    It marches with its land units ashore, or sails with its fleets [14.23]; who cannot come along is left out.
    forced: 1 for a forced march, for which the units of the hex may be regrouped at will [16.73] (RULING-59).
    """

    forced: int

    def clause(self) -> str:
        return "13.2"

    def universe(self, s: War) -> list[int]:
        return [*universes.units(verbs.LEAVE), verbs.GO, verbs.SAIL]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        actors = [u for u in s.army if not s.aboard[u]]
        fleets = fleets_in(s.army)
        if c == verbs.GO:
            # fleets do not go by land [16.33], and whoever is aboard must be put ashore first [19.54]
            return [] if fleets < len(actors) else [Refusal("16.33", s.army_at)]
        if c == verbs.SAIL:
            if not fleets:
                return [Refusal("16.32", s.army_at)]
            return naval.refusals_cast_off(s) if naval.parts_well(s, s.army) else []
        u = c % VERB
        if u not in s.army or actors == [u]:
            # somebody who can act must remain
            return [Refusal("13.2", s.army_at)]
        return [Refusal("19.51", s.army_at)] if strands(s, u) else []

    def options(self, s: War) -> list[int]:
        wanted = [verbs.LEAVE + u for u in s.army] if len(s.army) > 1 else []
        return [c for c in (*wanted, verbs.GO, verbs.SAIL) if not self.refusals(s, c)]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.GO:
            s.army = [u for u in s.army if not UNIT_FLEET[u] and not s.aboard[u]]
            self.set_out(s)
        elif c == verbs.SAIL:
            s.naval = 1
            s.then(Embarkation(self.side, self.forced))
        else:
            s.army.remove(c % VERB)
            s.then(self)

    def set_out(self, s: War) -> None:
        """The army is complete: attrition of a forced march, then its points."""
        if self.forced:
            s.then(Roll(self.side, R_FORCED_MARCH), mishaps.MarchLosses(self.side), BeginOperation())
        else:
            s.then(BeginOperation())


@dataclass(slots=True, frozen=True)
class Embarkation(Decision):
    """Which land units go aboard before the fleets set out: those formed up with them, while there is room [19.5a,
    19.51].

    Nobody joins later, and the points are rolled afterwards (RULING-64) [13.21a].
    """

    forced: int

    def clause(self) -> str:
        return "19.5a"

    def universe(self, s: War) -> list[int]:
        return [*universes.units(verbs.EMBARK), verbs.DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        u = c % VERB
        if u not in s.army or UNIT_FLEET[u] or s.aboard[u]:
            return [Refusal("13.21a", s.army_at)]
        if not shore(s, s.army_at):
            return [Refusal("19.5a", s.army_at)]
        return [] if hold(s) > 0 else [Refusal("19.51", s.army_at)]

    def options(self, s: War) -> list[int]:
        return [c for c in (*[verbs.EMBARK + u for u in s.army], verbs.DONE) if not self.refusals(s, c)]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            s.army = [u for u in s.army if UNIT_FLEET[u] or s.aboard[u]]
            FormArmy(self.side, self.forced).set_out(s)
        else:
            embark(s, c % VERB)
            s.then(self)


# ---------------------------------------------------------------- operation points


@dataclass(slots=True, frozen=True)
class BeginOperation(Step):
    """Roll for the operation points of the army just formed [14.21a]; what it pays at sea is settled now
    (RULING-41).
    """

    def run(self, s: War) -> None:
        if not close_ranks(s):
            s.then(EndOperation())
            return
        s.sea_rate = sea_rate(s, s.army_side, s.army_at) if s.naval else 0
        s.then(Roll(s.army_side, R_OPERATION_POINTS), SetPoints())


def operation_value(s: War) -> int:
    """The lowest operation value in the army; at sea the lowest among its fleets, whatever they carry [14.21a,
    14.23, 19.52a].
    """
    if s.naval:
        return min([UNIT_OP[u] for u in s.army if UNIT_FLEET[u]])
    return min([UNIT_OP[u] for u in s.army])


def star_factor(s: War) -> int:
    """By how much the best leader of the army multiplies its die, aboard a fleet too [21.21a, 21.21b, 19.8]."""
    return charts.operations.points.factors[max([UNIT_STARS[u] for u in s.army])]


@dataclass(slots=True, frozen=True)
class SetPoints(Step):
    """Operation points: the lowest operation value and the die times the leader's factor [14.21a, tbl.op]."""

    def run(self, s: War) -> None:
        points = operation_value(s) + s.rolled.pop() * star_factor(s)
        s.op = 2 * points
        s.tell("operation", (s.army_side, s.army_at, points), ("14.21a",))
        go_on(s)


# ---------------------------------------------------------------- the operation


def go_on(s: War) -> None:
    """Between two steps of an army: the other player may cut its points short (RULING-58), unless it is a reaction
    (RULING-68); then it takes the next one.
    """
    if s.op and s.army_side == s.player and may_hold(s, 1 - s.army_side, charts.END_CAMPAIGN):
        s.then(mishaps.EndOfCampaign(1 - s.army_side), Operate(s.army_side))
    else:
        s.then(Operate(s.army_side))


def close_ranks(s: War) -> bool:
    """Strike from the army whoever is gone or changed sides; whether there is still somebody to act.

    Who lost his place aboard is ashore and done (RULING-55) [19.54].
    """
    stay = [u for u in s.army if s.loc[u] == s.army_at and owner(s, u) == s.army_side]
    if s.naval:
        for u in stay:
            if not UNIT_FLEET[u] and not s.aboard[u]:
                finish(s, u)
        stay = [u for u in stay if UNIT_FLEET[u] or s.aboard[u]]
    s.army = stay
    return fleets_in(stay) > 0 if s.naval else len(stay) > 0


@dataclass(slots=True, frozen=True)
class GoOn(Step):
    """After a battle or the like: see who of the army is left, and go on with the points left [14.11, 15.2b, 17.92,
    17.93].
    """

    def run(self, s: War) -> None:
        if not close_ranks(s):
            s.then(EndOperation())
            return
        if s.halted and not in_zone(s, s.army_at, s.army_side, naval.zone_kind(s)):
            s.halted = 0
        go_on(s)


@dataclass(slots=True, frozen=True)
class Operate(Decision):
    """What the army does next, as long as it has the points: operations of all kinds in any order [14.0b, 14.11, 14.3].

    It moves and fights as a whole [13.22], may leave units behind [13.21b, 16.4b], and stops when the player wishes
    [14.4].
    """

    def clause(self) -> str:
        return "14.3"

    def alike(self, s: War) -> bool:
        # whether he can pay for a colony only he knows
        return all(r.clause == "27.12" for r in refusals_colonise(s))

    def universe(self, s: War) -> list[int]:
        going = universes.spaces(MARCH) + universes.spaces(verbs.ATTACK)
        parting = universes.units(verbs.DROP) + universes.units(verbs.ASHORE) + universes.units(verbs.EMBARK)
        return [*going, *parting, verbs.PILLAGE, verbs.COLONISE, *universes.spaces(verbs.DISEASE_AT), verbs.HALT]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        verb = c - value
        if verb == MARCH:
            return naval.refusals_sail(s, value) if s.naval else refusals_march(s, value)
        if verb == verbs.ATTACK:
            return refusals_attack(s, value)
        if verb == verbs.DROP:
            return refusals_drop(s, value)
        if verb == verbs.ASHORE:
            return refusals_ashore(s, value)
        if verb == verbs.EMBARK:
            # whoever comes along was named when the army was formed (RULING-64)
            return [Refusal("13.21a", s.army_at)]
        if verb == verbs.PILLAGE:
            return refusals_pillage(s)
        if verb == verbs.COLONISE:
            return refusals_colonise(s)
        if verb == verbs.DISEASE_AT:
            out = mishaps.refusals_marker(s, self.side, charts.DISEASE) + mishaps.refusals_disease(s, self.side, value)
            return out if out or self.can_go_on(s) else [Refusal("strat.disease", value)]
        return []

    def can_go_on(self, s: War) -> bool:
        """Whether a phasing army has anything to do but to stop: then it may play Disease Breaks Out as well.

        So being asked betrays nothing; afterwards the marker can be played too (RULING-33, RULING-67).
        """
        return s.army_side == s.player and any(c // VERB != verbs.DISEASE_AT // VERB for c in self.options(s)[:-1])

    def options(self, s: War) -> list[int]:
        out: list[int] = []
        op = s.op
        if op:
            out = [MARCH + h for h in (naval.reach_sea(s) if s.naval else reach(s, by_land(s)))]
            if op >= charts.op_costs.assault:
                out += [verbs.ATTACK + h for h in attack_targets(s)]
            if len(s.army) > 1:
                out += [verbs.DROP + u for u in s.army if not s.naval or not refusals_drop(s, u)]
        if s.naval and shore(s, s.army_at):
            out += [verbs.ASHORE + u for u in s.army if not UNIT_FLEET[u]]
        if s.option_set.pillage and not refusals_pillage(s):
            out.append(verbs.PILLAGE)
        if s.option_set.colonisation and not refusals_colonise(s):
            out.append(verbs.COLONISE)
        # [strat.disease], see `can_go_on`
        if out and s.army_side == s.player and holding(s, self.side, charts.DISEASE):
            out += [verbs.DISEASE_AT + h for h in mishaps.unhealthy(s, self.side)]
        out.append(verbs.HALT)
        return out

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        verb = c - value
        if verb == MARCH:
            if s.naval:
                sail(s, value)
            else:
                march(s, value)
            go_on(s)
        elif verb == verbs.HALT:
            s.then(EndOperation())
        elif verb == verbs.ATTACK:
            s.then(Battle(value), GoOn())
        elif verb == verbs.DROP:
            drop(s, value)
            go_on(s)
        elif verb == verbs.ASHORE:
            naval.put_ashore(s, value)
            finish(s, value)
            s.army.remove(value)
            go_on(s)
        elif verb == verbs.PILLAGE:
            s.then(Pillage(), GoOn())
        elif verb == verbs.COLONISE:
            s.then(Colonise(), GoOn())
        else:
            s.then(GoOn())
            play(s, self.side, charts.DISEASE, mishaps.Disease(value))


def refusals_drop(s: War, u: int) -> list[Refusal]:
    """Why a unit cannot be left behind: it is not there, it is the last one, or it would be left aboard without a
    fleet.
    """
    h = s.army_at
    if u not in s.army:
        return [Refusal("13.22", h)]
    if len(s.army) < 2 or (s.naval and UNIT_FLEET[u] and fleets_in(s.army) < 2):
        return [Refusal("13.21b", h)]
    if not s.op:
        return [Refusal("14.3", h)]
    if s.naval and not UNIT_FLEET[u] and hold_left(s) < 1:
        return [Refusal("19.51", h)]
    return []


def drop(s: War, u: int) -> None:
    """Leave a unit behind, also before an attack: it does nothing more in this player turn [13.21b, 16.4b, 17.24b].

    But see RULING-59.
    """
    s.army.remove(u)
    finish(s, u)
    s.tell("left-behind", (u, s.army_at), ("13.21b",))


def refusals_ashore(s: War, u: int) -> list[Refusal]:
    """Why a unit cannot be put ashore: it is not carried by the army, or there is no shore [19.54]."""
    carried = bool(s.naval) and u in s.army and not UNIT_FLEET[u]
    return [] if carried and shore(s, s.army_at) else [Refusal("19.54", s.army_at)]


def finish(s: War, u: int) -> None:
    """A unit is done: for the phase, or with reacting for the turn [14.1a, 25.2a, 25.2b]."""
    s.spent[u] |= FINISHED if s.army_side == s.player else REACTED


@dataclass(slots=True, frozen=True)
class EndOperation(Step):
    """The army stops: points left are lost [14.4], who is aboard may stay there [19.55], its units are done [14.1a];
    with option 25 the other player may react.
    """

    def run(self, s: War) -> None:
        side = s.army_side
        for u in s.army:
            finish(s, u)
        s.tell("stopped", (side, s.army_at), ("14.1a",))
        s.army = []
        s.army_at = -1
        s.army_side = 0
        s.op = s.naval = s.halted = s.sea_rate = 0
        if s.option_set.reaction and side == s.player and may_hold(s, 1 - side, charts.FORCED_MARCH):
            s.then(Reaction(1 - side))


# ---------------------------------------------------------------- markers


@dataclass(slots=True, frozen=True)
class ForcedMarch(Step):
    """Units of a hex are regrouped at will and perform another operation, any number of times [16.7, 16.73, 16.74,
    strat.march.a] (RULING-66).
    """

    hex: int

    def run(self, s: War) -> None:
        muster(s, s.player, self.hex, 0, 1)


@dataclass(slots=True, frozen=True)
class Reaction(Decision):
    """After each army of the phasing player the other may let one of his own perform an operation [25.1a,
    strat.march.b].

    Each of his armies reacts once a turn [25.2a].
    """

    def clause(self) -> str:
        return "25.1a"

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return may_hold(s, self.side, charts.FORCED_MARCH) and bool(idle(s, self.side, REACTED))

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.spaces(verbs.REACT)] if may_hold(s, self.side, charts.FORCED_MARCH) else [PASS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        h = c % VERB
        out = mishaps.refusals_marker(s, self.side, charts.FORCED_MARCH)
        if s.occ[h] != self.side + 1 or not able(s, h, 0):
            out.append(Refusal("25.1a", h))
        elif not able(s, h, REACTED):
            out.append(Refusal("25.2a", h))
        return out

    def options(self, s: War) -> list[int]:
        if not holding(s, self.side, charts.FORCED_MARCH) or not may_hold(s, self.side, charts.FORCED_MARCH):
            return [PASS]
        return [PASS, *[verbs.REACT + h for h in idle(s, self.side, REACTED)]]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            play(s, self.side, charts.FORCED_MARCH, React(self.side, c % VERB))


@dataclass(slots=True, frozen=True)
class React(Step):
    """A reaction is an ordinary operation [25.1b]."""

    side: int
    hex: int

    def run(self, s: War) -> None:
        muster(s, self.side, self.hex, REACTED, 0)
