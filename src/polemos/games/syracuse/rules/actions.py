"""The action phase: hands, declared points, actions, groups on the move. Sections 2 (B3) and 3."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import IS_LAND, IS_LEADER, IS_SHIP, UNIT_SIDE, UNITS, UNITS_OF
from polemos.games.syracuse.data.world import CAMP, LAND_PM, PARTS, PLACES, ZONE_OF, ZONES
from polemos.games.syracuse.rules import moments
from polemos.games.syracuse.rules.battle.battles import FindBattles
from polemos.games.syracuse.rules.battle.losses import capture, check_stacks, trample
from polemos.games.syracuse.rules.moments import ENEMY_ACTION, ENEMY_START, OWN_BATTLES, OWN_START, Moment
from polemos.games.syracuse.rules.movement import movement
from polemos.games.syracuse.rules.movement.hindrance import refusals_move
from polemos.games.syracuse.rules.movement.movement import fleet, is_foe, land_way, load, marches, sea_way, voyages
from polemos.games.syracuse.rules.movement.withdrawal import Yield
from polemos.games.syracuse.rules.refusing import pieces, places, space_of, zone_of
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, put, swords
from polemos.games.syracuse.verbs import ACTION, DECLARE, DONE, MOVE, SHIP, STAY, TAKE, TAKE_LAND, TAKE_SHIPS
from polemos.kernel.flow import VERB, unless

BEST_BONUS: Final = 2


@dataclass(slots=True, frozen=True)
class ActionPhase(Step):
    """Hands alternate, the side with the initiative first (RULING-1) [2.B3.k], until nobody has points [2.B3.n]."""

    def run(self, s: Siege) -> None:
        s.then(NextHand(s.initiative))


@dataclass(slots=True, frozen=True)
class NextHand(Step):
    """The hand of a side, or of the other if this one has no points left: its last [2.B3.l]."""

    side: int

    def run(self, s: Siege) -> None:
        side = self.side if s.pa[self.side] else 1 - self.side
        if not s.pa[side]:
            return
        s.side = side
        s.then(
            Moment(side, OWN_START),
            Declare(side),
            Moment(1 - side, ENEMY_START),
            NextAction(side),
            HandMoved(side),
            Moment(side, OWN_BATTLES),
            Moment(1 - side, moments.ENEMY_BATTLES),
            FindBattles(side),
            HandEnds(side),
        )


@dataclass(slots=True, frozen=True)
class Declare(Decision):
    """How many action points the side uses in this hand [2.B3.a]: one at least [2.B3.m], the attack's among them.

    Once the enemy has none left it is all that there are [2.B3.l]. What is declared is spent, used or not (RULING-4)
    [2.B3.i].
    """

    def clause(self) -> str:
        return "2.B3.a"

    def universe(self, s: Siege) -> list[int]:
        return [DECLARE + n for n in range(s.pa[self.side] + 2)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        n, most = c - DECLARE, s.pa[self.side]
        if c - c % VERB != DECLARE:
            return [Refusal("2.B3.a")]
        if n < tables.sequence.minimum_declared:
            return [Refusal("2.B3.m")]
        if n > most:
            return [Refusal("2.B1.c")]
        return unless(n == most or s.pa[1 - self.side] > 0, "2.B3.l")

    def chosen(self, s: Siege, c: int) -> None:
        n = c % VERB
        s.pa[self.side] -= n
        s.purse = n
        s.tell("declared", (self.side, n), ("2.B3.a",))


# ---------------------------------------------------------------- actions


def able(s: Siege, u: int) -> bool:
    """Whether a piece may take part in an action: once a hand (RULING-4) [3.move.a], and not after S23 [event.23b].

    With the switch `many_actions` only leaders of bonus 2 are held to once a hand.
    """
    if s.stuck[u]:
        return False
    if not s.used[u]:
        return True
    return s.option_set.many_actions and not (IS_LEADER[u] and swords(s, u) == BEST_BONUS)


def able_in(s: Siege, side: int, zone: int) -> list[int]:
    """Pieces that an action in a zone moves: those in its fort and camp act with them [2.B3.f, 3.act.a]."""
    return sorted([u for place in PARTS[zone] for u in s.at[side * PLACES + place] if able(s, u)])


PRICES: Final[dict[int, int]] = {bonus: tables.sequence.cost.action(bonus) for bonus in range(-1, BEST_BONUS + 1)}
"""By the bonus of its best leader, -1 without one: what an action costs."""


def prices(s: Siege, side: int) -> dict[int, int]:
    """By zone with pieces that are able to act: what an action there costs, by the best leader who takes part.

    [2.B3.c, 2.B3.d, 2.B3.e]
    """
    best: dict[int, int] = {}
    loc, used, stuck = s.loc, s.used, s.stuck
    often = s.option_set.many_actions
    for u in UNITS_OF[side]:
        place = loc[u]
        if place < 0 or stuck[u] or (used[u] and not (often and able(s, u))):
            continue
        zone = ZONE_OF[place]
        bonus = swords(s, u) if IS_LEADER[u] else -1
        if bonus > best.get(zone, -2):
            best[zone] = bonus
    return {zone: PRICES[bonus] for zone, bonus in best.items()}


COST_CLAUSES: Final = ("2.B3.c", "2.B3.d", "2.B3.e")
"""By the price of an action: the clause that sets it."""


@dataclass(slots=True, frozen=True)
class NextAction(Decision):
    """Another action, paid out of the declared points, or an end to them [2.B3.b]."""

    def clause(self) -> str:
        return "2.B3.b"

    def universe(self, s: Siege) -> list[int]:
        return [*places(ACTION), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        zone = c - ACTION
        if c == DONE:
            return []
        if not 0 <= zone < ZONES:
            return [Refusal("2.B3.b" if space_of(zone) < 0 else "2.B3.f", space_of(zone))]
        cost = prices(s, self.side)
        if zone in cost:
            return unless(cost[zone] <= s.purse, COST_CLAUSES[cost[zone]], zone)
        there = [u for place in PARTS[zone] for u in s.at[self.side * PLACES + place]]
        if not there:
            return [Refusal("3.act.a", zone)]
        idle = unless(all(s.stuck[u] for u in there), "3.move.a", zone)
        return idle + unless(not any(s.stuck[u] for u in there), "event.23b", zone)

    def options(self, s: Siege) -> list[int]:
        cost = prices(s, self.side)
        purse = s.purse
        return [ACTION + zone for zone in sorted(cost) if cost[zone] <= purse] + [DONE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            return
        zone = c % VERB
        pieces = able_in(s, self.side, zone)
        cost = prices(s, self.side)[zone]
        s.purse -= cost
        s.ready = pieces
        for u in pieces:
            s.used[u] = 1
        s.tell("action", (self.side, zone, cost), ("3.act.a",))
        s.then(Muster(self.side, zone), ActionEnds(self.side), NextAction(self.side))


@dataclass(slots=True, frozen=True)
class Muster(Decision):
    """The pieces of the action move in any number of groups [3.act.b]: who goes together, and where to.

    Land units and ships do not mix; leaders go with either.
    """

    zone: int

    def clause(self) -> str:
        return "3.act.b"

    def universe(self, s: Siege) -> list[int]:
        return [*pieces(TAKE, []), TAKE_LAND, TAKE_SHIPS, DONE, *places(MOVE), *places(SHIP), STAY]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        if verb == TAKE:
            return self.refusals_take(s, value)
        if s.group and verb in (MOVE, SHIP):
            return refusals_move(s, self.side, self.zone, s.group, LAND_PM, value, verb == SHIP)
        if s.group or not s.ready:
            return unless(bool(s.group) and c == STAY, "3.act.b", self.zone)
        if c in (TAKE_LAND, TAKE_SHIPS):
            kind = IS_LAND if c == TAKE_LAND else IS_SHIP
            return unless(len(s.ready) > 1 and any(kind[u] for u in s.ready), "3.act.b", self.zone)
        return unless(c == DONE, "3.act.b", self.zone)

    def refusals_take(self, s: Siege, u: int) -> list[Refusal]:
        """Why a piece cannot be taken along: it is elsewhere, sick, has moved, goes along already, or is of the sea.

        [3.act.a, 3.move.a, 3.move.b, 3.move.c, event.23b]
        """
        if u in s.ready:
            return unless(_fits(s.group, u), "3.move.b" if IS_LAND[u] else "3.move.c", self.zone)
        if u in s.group:
            return [Refusal("3.act.b", self.zone)]
        if zone_of(s, u) != self.zone or UNIT_SIDE[u] != self.side:
            return [Refusal("3.act.a", zone_of(s, u))]
        return [Refusal("event.23b" if s.stuck[u] else "3.move.a", self.zone)]

    def options(self, s: Siege) -> list[int]:
        group = s.group
        if not group:
            if not s.ready:
                return []
            found = [TAKE + u for u in s.ready]
            if len(s.ready) > 1:
                land = sum([IS_LAND[u] for u in s.ready])
                ships = sum([IS_SHIP[u] for u in s.ready])
                if land:
                    found.append(TAKE_LAND)
                if ships:
                    found.append(TAKE_SHIPS)
            found.append(DONE)
            return found
        found = [TAKE + u for u in s.ready if _fits(group, u)]
        if not movement.deserts_leader(s, self.side, self.zone, group):
            found += [MOVE + p for p in marches(s, self.side, self.zone, group, LAND_PM)]
            found += [SHIP + p for p in voyages(s, self.side, self.zone, group, LAND_PM)]
        found.append(STAY)
        return found

    def chosen(self, s: Siege, c: int) -> None:
        verb = c - c % VERB
        if c == DONE:
            s.ready = []
            return
        s.then(self)
        if verb == TAKE:
            s.ready.remove(c % VERB)
            s.group.append(c % VERB)
        elif c in (TAKE_LAND, TAKE_SHIPS):
            kind = IS_LAND if c == TAKE_LAND else IS_SHIP
            s.group = [u for u in s.ready if kind[u] or IS_LEADER[u]]
            s.ready = [u for u in s.ready if u not in s.group]
        elif c == STAY:
            s.group = []
        else:
            travel(s, self.side, self.zone, c % VERB, LAND_PM, verb == SHIP)


def _fits(group: list[int], u: int) -> bool:
    """Whether a piece can join a group: no land units with ships [3.move.b, 3.move.c]."""
    if IS_LEADER[u]:
        return True
    kind = IS_SHIP[u]
    return all(IS_LEADER[v] or IS_SHIP[v] == kind for v in group)


# ---------------------------------------------------------------- on the way


def travel(s: Siege, side: int, start: int, place: int, pm: int, ship: bool) -> None:
    """The group goes to a place: it tramples what cannot stop it and is set down at the end of the way."""
    goal = ZONE_OF[place]
    group = s.group
    if ship:
        way, rest = sea_way(s, side, start, goal, group, pm)
        load(s, group, way)
    elif fleet(group):
        way, rest = movement.fleet_way(s, side, start, goal), 0
    else:
        way, rest = land_way(s, side, start, goal, pm)
    armed = any(not IS_LEADER[u] for u in group)
    if armed:
        # the first zone too: out of a fort the group may meet an enemy leader around it
        for zone in way:
            trample(s, side, zone)
    if len(way) > 1:
        origin = way[-2]
    else:
        origin = max([s.loc[u] for u in group])
    if s.heard is not None:
        for u in group:
            s.tell("moved", (u, s.loc[u], place), ("3.act.b",))
        s.tell("marched", (side, start, place, len(group)), ("3.cost.a",))
    fort = place - ZONES if ZONES <= place < CAMP else -1
    taken = fort >= 0 and s.forts[fort] != side + 1
    if taken:
        rest -= world.movement.empty_fort
        capture(s, side, fort, "4.fort.h")
    for u in group:
        put(s, u, place)
        s.came[u] = origin + 1
    s.pm = max(rest, 0)
    if (
        not fleet(group)
        and armed
        and place < ZONES
        and is_foe(s, side, place)
        and movement.only_cavalry(s, 1 - side, place)
    ):
        s.then(Yield(1 - side, place), Onward(side, place))
    elif taken:
        s.then(Onward(side, goal))
    else:
        s.group = []


@dataclass(slots=True, frozen=True)
class Onward(Decision):
    """A group whose way is clear again, or that has taken an empty fort, may go on with the points left [3.stop.c]."""

    zone: int

    def clause(self) -> str:
        return "3.stop.c"

    def universe(self, s: Siege) -> list[int]:
        return [*places(MOVE), *places(SHIP), STAY]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        verb = c - c % VERB
        if c == STAY:
            return []
        if verb not in (MOVE, SHIP) or not s.group:
            return [Refusal("3.stop.c", self.zone)]
        if is_foe(s, self.side, self.zone):
            return [Refusal("3.stop.a", self.zone)]
        return refusals_move(s, self.side, self.zone, s.group, s.pm, c % VERB, verb == SHIP)

    def options(self, s: Siege) -> list[int]:
        if not s.group or is_foe(s, self.side, self.zone):
            return [STAY]
        found = [MOVE + p for p in marches(s, self.side, self.zone, s.group, s.pm)]
        if s.pm:
            found += [SHIP + p for p in voyages(s, self.side, self.zone, s.group, s.pm)]
        found.append(STAY)
        return found

    def chosen(self, s: Siege, c: int) -> None:
        if c == STAY:
            s.group = []
        else:
            travel(s, self.side, self.zone, c % VERB, s.pm, c - c % VERB == SHIP)


@dataclass(slots=True, frozen=True)
class ActionEnds(Step):
    """The stacks are looked at after an action [3.stack.a]; the enemy may have ordered to be asked."""

    side: int

    def run(self, s: Siege) -> None:
        s.ready = []
        s.group = []
        s.carried = []
        s.pm = 0
        s.then(Moment(1 - self.side, ENEMY_ACTION))
        check_stacks(s, self.side)


@dataclass(slots=True, frozen=True)
class HandMoved(Step):
    """All actions of the hand are done; stacks that nobody moved are looked at too [3.stack.a]."""

    side: int

    def run(self, s: Siege) -> None:
        check_stacks(s, self.side)


@dataclass(slots=True, frozen=True)
class HandEnds(Step):
    """The hand passes to the other side [2.B3.k]; unused points of the declaration are lost (RULING-4)."""

    side: int

    def run(self, s: Siege) -> None:
        s.purse = 0
        s.came = [0] * UNITS
        s.used = [0] * UNITS
        s.actions = []
        s.then(NextHand(1 - self.side))
