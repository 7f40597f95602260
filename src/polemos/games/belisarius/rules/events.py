"""The random event phase. Section 6 and the random events table; revolts and plague have files of their own."""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import LEADER, UNIT_FLEET, UNIT_TYPE, UNITS, UNITS_OF
from polemos.games.belisarius.data.world import ALEXANDRIA, BARBARIAN, CARTHAGO, GUARD, HEX_COUNT, IMPERIAL, NEUTRAL
from polemos.games.belisarius.rules import rolls, universes
from polemos.games.belisarius.rules.arrivals import Migration, Recover, RestoreLoyalty
from polemos.games.belisarius.rules.control import guard_units, make_belligerent, may_revolt, mutiny, set_control
from polemos.games.belisarius.rules.markers import BY_EVENT, Draw, Lose, hand_size
from polemos.games.belisarius.rules.plague import LoseRolled, Plague
from polemos.games.belisarius.rules.realm.supply import DisbandCheck
from polemos.games.belisarius.rules.revolts import RevoltCheck
from polemos.games.belisarius.rules.rolls import R_ATTRITION, R_BALANCE, R_GRAIN, R_MIGRATION, R_MUTINY, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Decision, Refusal, Step, War, holds_town, owner, province_of, provinces_of
from polemos.games.belisarius.verbs import LOSE, PAY, REFUSE, STACK, TAKE
from polemos.kernel.flow import NOTHING, PASS, VERB


@dataclass(slots=True, frozen=True)
class EventPhase(Step):
    """The phasing player rolls two dice, one for the tens and one for the units [6.0, 6.1a]."""

    def run(self, s: War) -> None:
        s.then(Roll(s.player, rolls.R_EVENT_TENS), Roll(s.player, rolls.R_EVENT_UNITS), ApplyEvent())


@dataclass(slots=True, frozen=True)
class ApplyEvent(Step):
    """The entry takes effect at once, as often as it comes up [6.1b, 6.2b]."""

    def run(self, s: War) -> None:
        ones = s.rolled.pop()
        tens = s.rolled.pop()
        event = charts.EVENT_OF[tens * 10 + ones]
        s.tell("event", (s.player, event), ("6.1a", charts.EVENT_CLAUSE[event]))
        begin(s, event)


def begin(s: War, event: int) -> None:
    """Put on the agenda what an event asks for. Most concern the phasing player only [6.2a]."""
    side = s.player
    if event == charts.RECOVER:
        if side == IMPERIAL:
            s.then(RestoreLoyalty(side))
        # on top of the agenda: the gain comes first
        s.then(Recover(side))
    elif event == charts.GRAIN:
        s.then(GrainFails())
    elif event == charts.ATTRITION:
        s.then(Roll(side, R_ATTRITION), Attrition(side))
    elif event == charts.MIGRATION:
        # the Barbarian player's, whoever rolled it [event.21]
        s.then(Roll(BARBARIAN, R_MIGRATION), Migration(BARBARIAN))
    elif event in (charts.WAR_NORTH, charts.WAR_AFRICA, charts.WAR_EAST):
        bar(s, event)
    elif event == charts.CRISIS:
        religious_crisis(s)
    elif event == charts.PROSPERITY:
        prosperity(s)
    elif event == charts.PLAGUE:
        s.then(Plague(0, 0))
    elif event == charts.DEMAND_PAY:
        s.then(DemandPay(side, 0))
    elif event == charts.CORRUPTION:
        s.then(Roll(side, rolls.R_CORRUPTION), Corruption(side))
    elif event == charts.RESISTANCE:
        s.then(Resistance(1 - side))
    elif event == charts.ALLIANCES:
        s.then(Alliances(side))
    elif event == charts.BALANCE:
        balance_of_power(s)
    elif event == charts.MUTINY:
        s.then(NameMutiny(BARBARIAN))
    else:
        # [event.51, event.53, event.55, event.61, event.64]
        s.then(*[RevoltCheck(p) for p in charts.EVENT_PROVINCES[event]])


# ---------------------------------------------------------------- Grain of Constantinople [event.13]


@dataclass(slots=True, frozen=True)
class GrainFails(Step):
    """Who holds Constantinopolis, phasing or not, needs a fleet in Alexandria or Carthago [event.13].

    Pillaged, none of the three counts (RULING-57).
    """

    def run(self, s: War) -> None:
        for side in (IMPERIAL, BARBARIAN):
            if holds_town(s, side, world.CONSTANTINOPOLIS) and not has_grain(s, side):
                s.then(Roll(side, R_GRAIN), LoseRolled(side))


def has_grain(s: War, side: int) -> bool:
    """Whether a side has a fleet in one of the ports of the grain trade."""
    ports = [h for h in (ALEXANDRIA, CARTHAGO) if holds_town(s, side, h)]
    return any(UNIT_FLEET[u] for h in ports for u in s.at[h])


# ---------------------------------------------------------------- Attrition, Bandits, Pirates [event.15]


def on_map(s: War, side: int) -> list[int]:
    """Units of a side on the map proper, in ascending order (RULING-40)."""
    return [u for u in range(UNITS) if 0 <= s.loc[u] < HEX_COUNT and owner(s, u) == side]


@dataclass(slots=True, frozen=True)
class Attrition(Step):
    """As many units as the die shows leave the map, a leader among them if it is even [event.15]."""

    side: int

    def run(self, s: War) -> None:
        die = s.rolled.pop()
        mine = on_map(s, self.side)
        keep = len(mine) - die
        if keep <= 0:
            # fewer units than the die: all go
            destroy(s, mine, "event.15")
        else:
            leader_due = die % 2 == 0 and any(UNIT_TYPE[u] == LEADER for u in mine)
            s.then(NameVictim(self.side, keep, int(leader_due)))


@dataclass(slots=True, frozen=True)
class NameVictim(Decision):
    """The owner names a unit to be removed, a leader first if one is due, until `keep` units are left [event.15].

    Cargo that is lost with its fleet counts (RULING-55).
    """

    keep: int
    leader_due: int

    def clause(self) -> str:
        return "event.15"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE) if len(on_map(s, self.side)) > self.keep else NOTHING

    def refusals(self, s: War, c: int) -> list[Refusal]:
        u = c % VERB
        counts = 0 <= s.loc[u] < HEX_COUNT and owner(s, u) == self.side
        if counts and (UNIT_TYPE[u] == LEADER or not self.leader_due):
            return []
        return [Refusal("event.15", universes.place_of(s, u))]

    def chosen(self, s: War, c: int) -> None:
        s.then(NameVictim(self.side, self.keep, 0))
        destroy(s, [c % VERB], "event.15")


# ---------------------------------------------------------------- events without a choice


def bar(s: War, event: int) -> None:
    """Wars in the North, Africa, the East: no tax, recruits, levy there this turn [event.22, event.23, event.24]."""
    for p in charts.EVENT_PROVINCES[event]:
        s.barred |= 1 << p


def religious_crisis(s: War) -> None:
    """Both players lose half of their markers, rounded up [event.25]."""
    s.then(*[Lose(side, (hand_size(s, side) + 1) // 2) for side in (s.player, 1 - s.player)])


def prosperity(s: War) -> None:
    """Each player receives money for every town and colony that he occupies [event.26]."""
    for side in (IMPERIAL, BARBARIAN):
        gain = charts.EVENT[charts.PROSPERITY].per_town * sum([1 for h in range(HEX_COUNT) if holds_town(s, side, h)])
        s.sp[side] += gain
        s.tell("prosperity", (side, gain), ("event.26",))


@dataclass(slots=True, frozen=True)
class Corruption(Step):
    """As much money as the die shows is gone, if there is as much [event.34]."""

    side: int

    def run(self, s: War) -> None:
        lost = min(s.rolled.pop(), s.sp[self.side])
        s.sp[self.side] -= lost
        s.tell("corruption", (self.side, lost), ("event.34",), 1 << self.side)


def balance_of_power(s: War) -> None:
    """Who controls three provinces fewer than the other draws as many markers as his die shows [event.42, 8.2b]."""
    for side in (IMPERIAL, BARBARIAN):
        # RULING-52: the guard and off-map areas do not count
        if provinces_of(s, 1 - side) - provinces_of(s, side) >= charts.EVENT[charts.BALANCE].lead:
            s.then(Roll(side, R_BALANCE), DrawRolled(side))


@dataclass(slots=True, frozen=True)
class DrawRolled(Step):
    """A side draws as many markers as the die shows [event.42]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Draw(self.side, s.rolled.pop(), BY_EVENT))


# ---------------------------------------------------------------- Soldiers Demand Pay [event.33]


@dataclass(slots=True, frozen=True)
class DemandPay(Step):
    """Every hex on the map with three or more friendly units wants pay [event.33]. `first`: hex to look at next."""

    side: int
    first: int

    def run(self, s: War) -> None:
        for h in range(self.first, HEX_COUNT):
            if len(s.at[h]) >= charts.EVENT[charts.DEMAND_PAY].least_units and s.occ[h] == self.side + 1:
                s.then(PaySoldiers(self.side, h), DemandPay(self.side, h + 1))
                return


@dataclass(slots=True, frozen=True)
class PaySoldiers(Decision):
    """Pay the stack, or its units leave; with option 30 they make a disband check instead [event.33]."""

    hex: int

    def clause(self) -> str:
        return "event.33"

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [*universes.spaces(PAY), *universes.spaces(REFUSE)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        h = c % VERB
        poor = c - h == PAY and s.sp[self.side] < charts.prices.soldiers_demand_pay
        return [Refusal("event.33", self.hex)] if h != self.hex or poor else []

    def options(self, s: War) -> list[int]:
        return [c for c in (PAY + self.hex, REFUSE + self.hex) if not self.refusals(s, c)]

    def chosen(self, s: War, c: int) -> None:
        h = self.hex
        if c == PAY + h:
            s.sp[self.side] -= charts.prices.soldiers_demand_pay
            s.tell("soldiers-paid", (self.side, h), ("event.33",))
            return
        s.tell("soldiers-unpaid", (self.side, h), ("event.33",))
        if s.option_set.disbanding:
            s.adrift = list(s.at[h])
            s.then(DisbandCheck(self.side, h))
        else:
            destroy(s, list(s.at[h]), "event.33")


# ---------------------------------------------------------------- Resistance of the Provinces [event.36]


def refusals_resistance(s: War, side: int, province: int) -> list[Refusal]:
    """What keeps a side from taking a province: it must be neutral and hold units of the other [event.36]."""
    if s.control[province] == NEUTRAL and any(province_of(s.loc[u]) == province for u in on_map(s, 1 - side)):
        return []
    return [Refusal("event.36")]


@dataclass(slots=True, frozen=True)
class Resistance(Decision):
    """The enemy of the phasing player may take a neutral province occupied by him (RULING-14) [event.35, event.36]."""

    def clause(self) -> str:
        return "event.36"

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.provinces(TAKE)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_resistance(s, self.side, c % VERB)

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            make_belligerent(s, c % VERB, 1 - self.side, "4.41a")


# ---------------------------------------------------------------- Alliances Improve [event.41]


@dataclass(slots=True, frozen=True)
class Alliances(Decision):
    """One province may move a step in the player's favour: enemy to neutral, neutral to friendly [event.41]."""

    def clause(self) -> str:
        return "event.41"

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.provinces(TAKE)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [Refusal("event.41")] if c != PASS and s.control[c % VERB] == self.side else []

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            province = c % VERB
            set_control(s, province, self.side if s.control[province] == NEUTRAL else NEUTRAL, "event.41")


# ---------------------------------------------------------------- Guard Mutiny [event.44]


def refusals_mutiny(s: War, h: int) -> list[Refusal]:
    """What keeps a hex from being named: no loyal guard, or Justinian there [event.44, 12.21, 12.23]."""
    if not guard_units(s, h, 0):
        return [Refusal("event.44", h)]
    return [] if may_revolt(s, h) else [Refusal("12.23", h)]


def mutiny_count(s: War, h: int) -> int:
    """The loyal guard units of a hex, leaders as two (RULING-15) [event.44]."""
    return sum(
        [charts.EVENT[charts.MUTINY].leader_counts if UNIT_TYPE[u] == LEADER else 1 for u in guard_units(s, h, 0)]
    )


@dataclass(slots=True, frozen=True)
class NameMutiny(Decision):
    """The Barbarian player names one stack with loyal guard units on the map [event.44]."""

    def clause(self) -> str:
        return "event.44"

    def universe(self, s: War) -> list[int]:
        return universes.spaces(STACK)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_mutiny(s, c % VERB)

    def options(self, s: War) -> list[int]:
        hexes = sorted({s.loc[u] for u in UNITS_OF[GUARD] if s.loc[u] >= 0})
        return [STACK + h for h in hexes if not refusals_mutiny(s, h)]

    def chosen(self, s: War, c: int) -> None:
        s.then(Roll(self.side, R_MUTINY), MutinyRoll(c % VERB))


@dataclass(slots=True, frozen=True)
class MutinyRoll(Step):
    """A die lower than the number of guard units: all of them revolt [event.44, 12.21]."""

    hex: int

    def run(self, s: War) -> None:
        if s.rolled.pop() < mutiny_count(s, self.hex):
            mutiny(s, self.hex, "event.44")
        else:
            s.tell("no-mutiny", (self.hex,), ("event.44",))
