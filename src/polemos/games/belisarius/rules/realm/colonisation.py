"""Colonisation (option 27). Section 27 and the colonisation table."""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import UNIT_STARS
from polemos.games.belisarius.data.world import DESERT, HEX_COUNT, KIND, NEIGHBOURS, SEA, TERRAIN, TOWN
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import make_belligerent
from polemos.games.belisarius.rules.markers import BY_REACTION, Draw
from polemos.games.belisarius.rules.rolls import R_COLONISATION, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.rules.war.naval import zone_kind
from polemos.games.belisarius.state import PILLAGED, Decision, Refusal, Step, War, found_colony, in_zone, province_of
from polemos.games.belisarius.verbs import LOSE
from polemos.kernel.flow import VERB, when


def refusals_colonise(s: War) -> list[Refusal]:
    """Every clause that keeps the army in action from founding a colony in its hex; empty when it can."""
    h = s.army_at
    if not s.option_set.colonisation or h >= HEX_COUNT:
        # an off-map area is no hex [27.0]
        return [Refusal("27.0", h)]
    out = when(s.op < charts.op_costs.colonise, "14.31", h)
    if s.sp[s.army_side] < charts.prices.colony_attempt:
        # [10.34, 27.12]
        out.append(Refusal("27.12", h))
    if in_zone(s, h, s.army_side, zone_kind(s)):
        # [15.4, 27.2]
        out.append(Refusal("15.4", h))
    if KIND[h] == SEA:
        # fleets colonise in coastal and port hexes [19.2a]
        out.append(Refusal("19.2a", h))
    elif s.mark[h] & PILLAGED:
        # [27.2, tbl.pillage.marker.5]
        out.append(Refusal("tbl.pillage.marker.5", h))
    elif TOWN[h] or s.town[h] or TERRAIN[h] == DESERT:
        out.append(Refusal("27.2", h))
    # a pillaged town is none, so it keeps no colony away (RULING-87) [tbl.pillage.marker.1]
    out += [Refusal("27.2", n) for n in NEIGHBOURS[h] if s.town[n]]
    return out


def settlers(units: list[int]) -> int:
    """Colonisation strength of some units [27.1a, tbl.colony.strength]."""
    return sum([charts.checks.colonisation.strength[UNIT_STARS[u]] for u in units])


@dataclass(slots=True, frozen=True)
class Colonise(Step):
    """The army in action tries to found a colony [27.1a, tbl.colony, tbl.op]. The money is lost whatever comes of it
    [27.12].

    In a neutral province the attempt gives the other side control of it at once [4.41e].
    """

    def run(self, s: War) -> None:
        side = s.army_side
        s.op -= charts.op_costs.colonise
        s.sp[side] -= charts.prices.colony_attempt
        s.then(Roll(side, R_COLONISATION), ColonyResult(side, s.army_at, settlers(s.army)))
        make_belligerent(s, province_of(s.army_at), side, "4.41e")


@dataclass(slots=True, frozen=True)
class ColonyResult(Step):
    """Read the colonisation table: first the colony, then the other's draw (RULING-86) [tbl.colony.C, tbl.colony.R].

    Colonies are not limited in number [27.6a].
    """

    side: int
    hex: int
    strength: int

    def run(self, s: War) -> None:
        result = charts.COLONY_TABLE.read(charts.COLONY_BANDS.column(self.strength), s.rolled.pop())
        if result & charts.REACTION:
            s.then(Draw(1 - self.side, charts.checks.colonisation.reaction_draw, BY_REACTION))
        if result & charts.COLONISED:
            found_colony(s, self.hex)
            s.then(*[Settle(self.side)] * charts.checks.colonisation.units_settled)
        if s.heard is not None:
            kind = "colonised" if result & charts.COLONISED else "colony-failed"
            s.tell(kind, (self.side, self.hex), ("tbl.colony",))


@dataclass(slots=True, frozen=True)
class Settle(Decision):
    """One unit of the army stays in the new colony as its settlers and leaves play, the player's choice [27.6b]."""

    def clause(self) -> str:
        return "27.6b"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, LOSE, s.army, "27.6b", s.army_at)

    def options(self, s: War) -> list[int]:
        return [LOSE + u for u in s.army]

    def chosen(self, s: War, c: int) -> None:
        destroy(s, [c % VERB], "27.6b")
