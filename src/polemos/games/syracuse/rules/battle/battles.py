"""Which battles are fought at the end of a hand, and what happens without the point for them. Sections 2 (B3) and 4.

`s.actions` lists what can still be fought over in this hand: zones that must be, forts and the camp that may be.
"""

from dataclasses import dataclass

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILT, DESTROYED, IS_LAND, IS_LEADER, NO_LOSS, UNIT_SIDE
from polemos.games.syracuse.data.world import ASSAULT_FROM, ATHENS, CAMP, CAMP_ZONE, FORT_COUNT, FORT_IN, PLACES, ZONES
from polemos.games.syracuse.rules.battle.combat import Battle, Outcome
from polemos.games.syracuse.rules.battle.losses import slay
from polemos.games.syracuse.rules.battle.reckoning import CAMP_BATTLE, FIELD, FORT
from polemos.games.syracuse.rules.battle.retreat import Retreat, flee
from polemos.games.syracuse.rules.movement.movement import is_foe
from polemos.games.syracuse.rules.refusing import pieces, space_of, zone_of
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, hurt, leaders, shelter, troops
from polemos.games.syracuse.verbs import ASSAULT, DEFEND, DONE, FIGHT, GO, LEAVE, STORM
from polemos.kernel.flow import VERB, unless


def contested(s: Siege, side: int) -> list[int]:
    """Zones in which units of both sides stand [2.B3.g, 4.must.a].

    Garrisons of forts are not in them: they take no part, and nothing befalls them [4.fort.a, 4.fort.b].
    """
    own, enemy = side * PLACES, (1 - side) * PLACES
    field = s.field
    return [zone for zone in range(ZONES) if field[own + zone] and field[enemy + zone]]


def refusals_storm(s: Siege, side: int, fort: int) -> list[Refusal]:
    """Why the garrison of a fort may not be attacked [4.fort.e]."""
    zone = world.FORT_ZONE[fort]
    garrison = s.field[(1 - side) * PLACES + ZONES + fort]
    empty = s.forts[fort] == 2 - side and not garrison
    beside = s.field[side * PLACES + zone] > 0 and not is_foe(s, side, zone)
    return unless(garrison > 0, "4.fort.h" if empty else "4.fort.e", zone) + unless(beside, "4.fort.e", zone)


def refusals_assault(s: Siege, side: int) -> list[Refusal]:
    """Why the camp may not be attacked: Syracuse alone, from both zones at once [4.camp.a], and not while it lies open.

    Before it stands Athenians on its ground can be attacked in the same way (RULING-33).
    """
    if side != world.SYRACUSE or s.camp == DESTROYED or (s.option_set.open_camp and s.camp != BUILT):
        return [Refusal("4.camp.a", CAMP_ZONE)]
    if not s.camp and not s.field[CAMP_ZONE]:
        return [Refusal("4.camp.a", CAMP_ZONE)]
    return [
        Refusal("4.camp.a", zone) for zone in ASSAULT_FROM if not s.field[side * PLACES + zone] or is_foe(s, side, zone)
    ]


def disputed(s: Siege, side: int) -> list[int]:
    """What the acting side must fight over, and what it may if it has the point [2.B3.g, 4.fort.f, 4.camp.a]."""
    found = contested(s, side)
    if s.purse >= tables.sequence.cost.attack:
        found += [ZONES + fort for fort in range(FORT_COUNT) if not refusals_storm(s, side, fort)]
        if not refusals_assault(s, side):
            found.append(CAMP)
    return found


def opponents(s: Siege, side: int, place: int) -> list[int]:
    """Who fights in a zone, or over a fort with the acting side in the zone around [4.must.d, 4.fort.e]."""
    return [*s.at[side * PLACES + world.ZONE_OF[place]], *s.at[(1 - side) * PLACES + place]]


def stormers(s: Siege, side: int) -> list[int]:
    """Who can take part in an attack on the camp: all in the two zones from which it is made [4.camp.a]."""
    return [u for zone in ASSAULT_FROM for u in s.at[side * PLACES + zone]]


@dataclass(slots=True, frozen=True)
class FindBattles(Step):
    """Mandatory and optional attacks, as they are when the actions are over [2.B3.g, 4.fort.f]."""

    side: int

    def run(self, s: Siege) -> None:
        s.actions = disputed(s, self.side)
        if s.actions:
            s.then(NextBattle(self.side, 0))


@dataclass(slots=True, frozen=True)
class NextBattle(Decision):
    """The acting player chooses the order of his battles (RULING-6), and whether he attacks forts and camp [4.fort.f].

    The first costs the point for all attacks of the hand [2.B3.h], no leader makes it free; with the switch
    `attack_each` every one costs a point. Without it nothing is fought [2.B3.j].

    paid: 1 once the point has been spent.
    """

    paid: int

    def clause(self) -> str:
        return "2.B3.g"

    def can_pay(self, s: Siege) -> bool:
        """Whether there is a point for the next battle."""
        return bool(self.paid) or s.purse >= tables.sequence.cost.attack

    def universe(self, s: Siege) -> list[int]:
        storms = [STORM + ZONES + fort for fort in range(FORT_COUNT)]
        return [*(FIGHT + zone for zone in range(ZONES)), *storms, ASSAULT, DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        verb, place = c - c % VERB, CAMP if c == ASSAULT else c % VERB
        if not self.can_pay(s):
            return [Refusal("2.B3.j")]
        if c == DONE:
            return [Refusal("2.B3.g", zone) for zone in self.due(s)]
        if verb == FIGHT and place < ZONES:
            return self.refusals_field(s, place)
        if verb == STORM and ZONES <= place < CAMP:
            return refusals_storm(s, self.side, place - ZONES) or unless(
                place in s.actions, "4.fort.f", space_of(place)
            )
        if c == ASSAULT:
            return refusals_assault(s, self.side) or unless(place in s.actions, "4.camp.a", CAMP_ZONE)
        return [Refusal("4.fort.e" if verb == STORM else "4.must.a", space_of(place))]

    def refusals_field(self, s: Siege, zone: int) -> list[Refusal]:
        """Why a zone is not fought over: no units of both sides stand in it, or it has been already [4.fort.a]."""
        if s.field[self.side * PLACES + zone] and is_foe(s, self.side, zone):
            return unless(zone in s.actions, "2.B3.g", zone)
        inside = FORT_IN[zone] >= 0 and is_foe(s, self.side, ZONES + FORT_IN[zone])
        return [Refusal("4.fort.a" if inside else "4.must.a", zone)]

    def due(self, s: Siege) -> list[int]:
        """Zones that are left to be fought over; a chit may have swept one clear between two battles."""
        still = contested(s, self.side)
        return [zone for zone in s.actions if zone in still]

    def run(self, s: Siege) -> None:
        if self.can_pay(s):
            Decision.run(self, s)
        else:
            left = self.due(s)
            s.actions = []
            s.then(*[WithoutPoint(self.side, zone) for zone in left])

    def chosen(self, s: Siege, c: int) -> None:
        side = self.side
        if c == DONE:
            s.actions = []
            return
        if not self.paid:
            s.purse -= tables.sequence.cost.attack
        if not self.paid:
            s.tell("attack-paid", (side,), ("2.B3.h",))
        s.then(NextBattle(side, 0 if s.option_set.attack_each else 1))
        if c == ASSAULT:
            s.actions.remove(CAMP)
            s.foes = stormers(s, side)
            s.then(Party(side))
            return
        place = c % VERB
        s.actions.remove(place)
        s.foes = opponents(s, side, place)
        s.then(Battle(side, FIELD if place < ZONES else FORT, place))


# ---------------------------------------------------------------- no point for the attack


@dataclass(slots=True, frozen=True)
class WithoutPoint(Step):
    """All units of the acting player in a zone with the enemy lose a step and retreat; no battle [2.B3.j, 4.must.c].

    The enemy is not affected (RULING-7).
    """

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        side, zone = self.side, self.zone
        s.tell("no-point", (side, zone), ("2.B3.j",))
        for u in troops(s, side, zone):
            hurt(s, u, "4.must.c")
        if s.field[side * PLACES + zone]:
            flee(s, list(s.at[side * PLACES + zone]))
            s.then(Retreat(side, zone))
        else:
            for u in leaders(s, side, zone):
                slay(s, u, "4.loss.b")


# ---------------------------------------------------------------- the assault on the camp


@dataclass(slots=True, frozen=True)
class Party(Decision):
    """Who of the two zones takes part: one land unit at least from each [4.camp.a]."""

    def clause(self) -> str:
        return "4.camp.a"

    def universe(self, s: Siege) -> list[int]:
        return [GO, *pieces(LEAVE, s.foes)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        u = c - LEAVE
        if c == GO or (u in s.foes and IS_LEADER[u]):
            return []
        beside = [v for v in s.foes if IS_LAND[v] and s.loc[v] == zone_of(s, u) and v != u]
        return unless(u in s.foes and bool(beside), "4.camp.a", zone_of(s, u))

    def chosen(self, s: Siege, c: int) -> None:
        if c != GO:
            s.foes.remove(c % VERB)
            s.then(self)
        else:
            s.then(Garrison(ATHENS, tables.works.camp_assault.defenders), Assault(self.side))


@dataclass(slots=True, frozen=True)
class Garrison(Decision):
    """Athens chooses up to three of its units in the zone who defend, inside the camp if it stands (RULING-34).

    [5.fortif.f]
    """

    left: int

    def clause(self) -> str:
        return "5.fortif.f"

    def universe(self, s: Siege) -> list[int]:
        return [*pieces(DEFEND, self.spare(s)), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        there = self.spare(s)
        if not self.left or not there or (c == DONE and self.left == tables.works.camp_assault.defenders):
            return [Refusal("5.fortif.f", CAMP_ZONE)]
        return unless(c == DONE or c - DEFEND in there, "5.fortif.f", CAMP_ZONE)

    def spare(self, s: Siege) -> list[int]:
        """Units in the zone of the camp and inside it that have not been chosen yet."""
        return [u for u in (*troops(s, ATHENS, CAMP_ZONE), *troops(s, ATHENS, CAMP)) if u not in s.foes]

    def chosen(self, s: Siege, c: int) -> None:
        if c != DONE:
            s.foes.append(c % VERB)
            s.then(Garrison(self.side, self.left - 1))


@dataclass(slots=True, frozen=True)
class Assault(Step):
    """The battle for the camp; all Athenian leaders of the zone take part. Nobody there: it falls [4.camp.b]."""

    side: int

    def run(self, s: Siege) -> None:
        if s.camp == BUILT:
            man_walls(s)
        side = self.side
        defended = any(UNIT_SIDE[u] == ATHENS for u in s.foes)
        s.foes += leaders(s, ATHENS, CAMP_ZONE) + leaders(s, ATHENS, CAMP)
        if defended:
            s.then(Battle(side, CAMP_BATTLE, CAMP_ZONE))
        else:
            s.battle = [CAMP_BATTLE, CAMP_ZONE, side, NO_LOSS, NO_LOSS, 0]
            s.then(Outcome())


def man_walls(s: Siege) -> None:
    """The defenders go under the marker of the camp; whoever is too much there stands before it [5.fortif.f]."""
    for u in [u for u in s.foes if UNIT_SIDE[u] == ATHENS]:
        shelter(s, u, CAMP, "5.fortif.f")
    for u in troops(s, ATHENS, CAMP):
        if s.field[CAMP] > world.stacking.camp and u not in s.foes:
            shelter(s, u, CAMP_ZONE, "5.fortif.f")
