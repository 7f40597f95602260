"""Pillage (option 26). Section 26 and the pillage table."""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import CITY, HEX_COUNT, KIND, SEA, TOWN
from polemos.games.belisarius.rules.control import make_belligerent
from polemos.games.belisarius.rules.markers import BY_REACTION, Draw
from polemos.games.belisarius.rules.rolls import R_PILLAGE, R_PILLAGE_GAIN, Roll
from polemos.games.belisarius.rules.war.naval import zone_kind
from polemos.games.belisarius.state import COLONY, PILLAGED, Refusal, Step, War, in_zone, province_of, set_pillaged
from polemos.kernel.flow import when


def refusals_pillage(s: War) -> list[Refusal]:
    """Every clause that keeps the army in action from pillaging its hex; empty when it can."""
    h = s.army_at
    if not s.option_set.pillage or h >= HEX_COUNT:
        # an off-map area is no hex [26.0]
        return [Refusal("26.0", h)]
    out = when(s.op < charts.op_costs.pillage, "14.31", h)
    out += when(KIND[h] == SEA or s.mark[h] & PILLAGED, "26.2", h)
    if in_zone(s, h, s.army_side, zone_kind(s)):
        # [15.4, 26.2]
        out.append(Refusal("15.4", h))
    return out


@dataclass(slots=True, frozen=True)
class Pillage(Step):
    """The army in action pillages its hex [26.1a, tbl.pillage, tbl.op]; a neutral province takes it as an attack
    [4.41e].
    """

    def run(self, s: War) -> None:
        s.op -= charts.op_costs.pillage
        # every unit counts the same, fleets and leaders too [26.1a, tbl.pillage.strength]
        # nothing multiplies it [26.11]
        strength = charts.checks.pillage.strength_of_unit * len(s.army)
        s.then(Roll(s.army_side, R_PILLAGE), PillageResult(s.army_side, s.army_at, strength))
        make_belligerent(s, province_of(s.army_at), s.army_side, "4.41e")


@dataclass(slots=True, frozen=True)
class PillageResult(Step):
    """Read the pillage table: first the marker and the loot, then the other side's draw (RULING-86) [tbl.pillage.P,
    tbl.pillage.R].
    """

    side: int
    hex: int
    strength: int

    def run(self, s: War) -> None:
        h = self.hex
        result = charts.PILLAGE_TABLE.read(charts.PILLAGE_BANDS.column(self.strength), s.rolled.pop())
        if result & charts.REACTION:
            s.then(Draw(1 - self.side, charts.checks.pillage.reaction_draw, BY_REACTION))
        if not result & charts.PILLAGED:
            s.tell("pillage-failed", (self.side, h), ("tbl.pillage",))
            return
        if s.mark[h] & COLONY or TOWN[h]:
            if TOWN[h] > CITY:
                s.then(*[Roll(self.side, R_PILLAGE_GAIN)] * charts.checks.pillage.loot.rich_dice, Loot(self.side))
            else:
                gain(s, self.side, charts.checks.pillage.loot.other)
        set_pillaged(s, h)
        s.tell("pillaged", (h,), ("tbl.pillage.P",))


@dataclass(slots=True, frozen=True)
class Loot(Step):
    """Constantinopolis or a rich town yields what the dice show [tbl.pillage.P]."""

    side: int

    def run(self, s: War) -> None:
        gain(s, self.side, sum([s.rolled.pop() for _ in range(charts.checks.pillage.loot.rich_dice)]))


def gain(s: War, side: int, amount: int) -> None:
    """Loot goes into the treasury; everybody saw it taken."""
    s.sp[side] += amount
    s.tell("looted", (side, amount), ("tbl.pillage.P",))
