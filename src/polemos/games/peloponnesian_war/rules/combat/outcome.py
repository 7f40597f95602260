"""What comes of a battle: pursuit, retreat, leaders, the record for phase G, prizes.

Sections 13.4, 17.7 to 17.9, 18.4.
"""

from collections.abc import Callable
from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import COMBAT, FLEET, KIND, LAND_RATING, NAVAL_RATING, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, REGION_AT, REGION_COUNT
from polemos.games.peloponnesian_war.rules import losses, places, stacking
from polemos.games.peloponnesian_war.rules.combat import account, reckoning, retreat
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, ATTACKER, DEFENDER, NAVAL_BATTLE
from polemos.games.peloponnesian_war.rules.rolls import R_LEADER, R_PURSUIT, Roll
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls, upkeep
from polemos.games.peloponnesian_war.state import Decision, Step, War
from polemos.kernel.flow import VERB


def likeness(s: War, unit: int) -> tuple[int, ...]:
    """Units of one row of counters with the same marks and no cargo are alike."""
    cargo = len(asking.cargo_of(s, unit)) if KIND[unit] == FLEET else 0
    return (tables.UNIT_ROW[unit], s.inside[unit], s.marks[unit], cargo)


def lose(s: War, side: int) -> None:
    """A side is beaten: the other has won [17.5.4, 17.7.1]."""
    s.victor = 1 - side


@dataclass(slots=True, frozen=True)
class Beaten(Step):
    """A side is beaten; whoever wins stays, all units of the beaten retreat [17.7.1].

    Pursuit first, then the retreat, the leaders, the record.
    """

    side: int

    def run(self, s: War) -> None:
        lose(s, self.side)
        s.tell("beaten", (self.side, account.place_of(s)), ("17.5.4",))
        record(s, self.side)
        s.then(
            Pursuit(self.side),
            Pursuit(1 - self.side),
            retreat.RetreatOf(self.side),
            LeaderDice(1 - self.side),
            LeaderDice(self.side),
            Prize(1 - self.side),
            EndOfBattle(account.place_of(s)),
        )


# ------------------------------------------------------------------------------------------------------------- pursuit


def pursuit_limit(s: War, role: int, lost: bool) -> int:
    """On which die or less a routed unit of a side is destroyed [17.7.2]."""
    if account.kind_of(s) == NAVAL_BATTLE:
        return COMBAT.naval_pursuit.loser if lost else COMBAT.naval_pursuit.winner
    if not lost:
        return COMBAT.land_pursuit.winner
    limit = COMBAT.land_pursuit.loser
    if account.kind_of(s) == ASSAULT:
        return limit  # without cavalry [18.5.1]
    mine = sum([1 for fighter in account.standing(s, role) if account.is_cavalry(fighter)])
    theirs = sum([1 for fighter in account.standing(s, 1 - role) if account.is_cavalry(fighter)])
    if theirs > mine:
        limit += COMBAT.land_pursuit.cavalry
    elif mine > theirs:
        limit = max(COMBAT.land_pursuit.least, limit - COMBAT.land_pursuit.cavalry)
    return limit


@dataclass(slots=True, frozen=True)
class Pursuit(Step):
    """One die for every routed unit of a side; those who come through are normal again [17.7.2]."""

    side: int

    def run(self, s: War) -> None:
        role = account.role_of(s, self.side)
        s.queue = [fighter for fighter in account.routed(s, role) if fighter < UNITS]
        if s.queue:
            limit = pursuit_limit(s, role, s.victor != self.side)
            s.then(Roll(1 - self.side, R_PURSUIT), Pursued(self.side, limit))


@dataclass(slots=True, frozen=True)
class Pursued(Step):
    """The first of the routed is destroyed on a low die [17.7.2]."""

    side: int
    limit: int

    def run(self, s: War) -> None:
        face, unit = s.rolled.pop(), s.queue.pop(0)
        if face <= self.limit:
            role = account.role_of(s, self.side)
            if account.is_fleet(unit):
                s.battle[account.B_FLEETS_LOST + role] += 1
            s.tell("pursued", (unit, face), ("17.7.2",))
            losses.destroy(s, unit, "17.7.2")
        if s.queue:
            s.then(Roll(1 - self.side, R_PURSUIT), self)


# ------------------------------------------------------------------------------------------------------------- leaders


@dataclass(slots=True, frozen=True)
class LeaderDice(Step):
    """A leader whose rating counted risks his life [7.8.6b, 17.8.1] (RULING-30); with his whole stack he dies without a
    die [7.8.6c]."""

    side: int

    def run(self, s: War) -> None:
        leader = s.commander[self.side]
        if leader < 0 or s.loc[leader] < 0:
            return
        rating = NAVAL_RATING[leader] if account.kind_of(s) == NAVAL_BATTLE else LAND_RATING[leader]
        if rating:
            s.then(Roll(self.side, R_LEADER), LeaderFate(self.side, leader))


@dataclass(slots=True, frozen=True)
class LeaderFate(Step):
    """On a 6 he dies and is replaced at once [7.8.6b, 17.8.1]."""

    side: int
    leader: int

    def run(self, s: War) -> None:
        if s.rolled.pop() >= COMBAT.leader_dies and s.loc[self.leader] >= 0:
            losses.kill(s, self.leader, "17.8.1")


# -------------------------------------------------------------------------------------------------------------- record


def record(s: War, loser: int) -> None:
    """A battle of note is recorded for the regions: where it was, and whose units fought in it [13.4a].

    A naval battle away from ports belongs to no region [10.2.1b2, 13.4a]; an assault is no battle.
    """
    most = tables.ADJUSTMENTS.note
    enough = all(s.battle[account.B_UNITS + role] >= most for role in (ATTACKER, DEFENDER))
    if account.kind_of(s) == ASSAULT or not enough:
        return
    place, winner = account.place_of(s), 1 - loser
    region = REGION_AT[place] if place < LAND else -1
    if region >= 0:
        s.won[winner * REGION_COUNT + region] += 1
        if winner == SPARTA and world.is_peloponnese(place):
            asking.let(s, codes.SPARTANS_WON)
    for role in (ATTACKER, DEFENDER):
        row = s.won_abroad if account.side_of(s, role) == winner else s.lost_abroad
        for home in sorted({tables.UNIT_HOME[unit] for unit in account.fighters(s, role) if unit < UNITS}):
            if home < REGION_COUNT:
                row[home] += 1


@dataclass(slots=True, frozen=True)
class Prize(Decision):
    """Who has destroyed enough fleets in a naval battle takes one of his own from a build pool without cost.

    [17.9.3]
    """

    def clause(self) -> str:
        return "17.9.3"

    def universe(self, s: War) -> list[int]:
        lost = s.battle[account.B_FLEETS_LOST + account.role_of(s, 1 - self.side)]
        if account.kind_of(s) != NAVAL_BATTLE or lost < COMBAT.prize:
            return []
        rows = [verbs.PRIZE + row for row in range(tables.ROWS) if self.waiting(s, row)]
        return [*rows, verbs.DONE] if rows else []

    def waiting(self, s: War, row: int) -> list[int]:
        """Fleets of a row in the build pool that are the side's."""
        return [
            unit
            for unit in tables.UNITS_OF_ROW[row]
            if KIND[unit] == FLEET and s.loc[unit] == codes.BUILD_POOL and s.sides[unit] == self.side
        ]

    def chosen(self, s: War, c: int) -> None:
        if c != verbs.DONE:
            state.lift(s, self.waiting(s, c % VERB)[0], codes.FORCE_POOL)
            s.tell("prize", (self.side, c % VERB), ("17.9.3",))


@dataclass(slots=True, frozen=True)
class EndOfBattle(Step):
    """All is put away; leaders alone among enemies die, sieges without besiegers end, stacks without a leader part.

    [7.8.6a, 10.4.3, 10.4.5, 14.2.2, 17.7.6]
    """

    place: int

    def run(self, s: War) -> None:
        account.close(s)
        for side in codes.BOTH:
            losses.lone_leaders(s, self.place, side, "17.7.6")
        long_walls.builders_in(s, self.place)
        upkeep.mend(s)
        s.then(*[stacking.Spread(side, self.place) for side in codes.BOTH])


# ------------------------------------------------------------------------------------------------------------- assaults


def after_assault_round(s: War, side: int, lost: int, again: Callable[[int], Step]) -> None:
    """After a round of an assault: the place is captured, the attacker is thrown back, or he may go on.

    Captured if no defender is unrouted and an attacking land unit is [18.4.1]; at most three rounds [18.4.2].
    """
    if lost == ATTACKER:
        s.then(ThrownBack(side))
    elif lost == DEFENDER:
        able = [fighter for fighter in account.standing(s, ATTACKER) if not account.is_fleet(fighter)]
        s.then(Stormed(side) if able else ThrownBack(side))
    elif s.battle[account.B_ROUND] >= COMBAT.assault.rounds:
        s.then(ThrownBack(side))
    else:
        s.then(StormOn(side), again(side))


def go_on_or_ask(s: War, decision: Decision, options: list[int]) -> None:
    """Between rounds: fight on or break off as a standing order has it by the odds, else ask [17.5.4, 18.4.2].

    An order to fight on goes before one to break off.
    """
    wanted = -1
    if options:
        column = 1 + reckoning.odds_of(s, decision.side)
        least = s.orders[decision.side] // codes.FIGHT_ON % codes.ODDS_WISHES
        most = s.orders[decision.side] // codes.BREAK_OFF % codes.ODDS_WISHES
        wanted = verbs.FIGHT_ON if 0 < least <= column else verbs.BREAK_OFF if column <= most else -1
    if wanted >= 0:
        decision.chosen(s, wanted)
    else:
        Decision.run(decision, s)


@dataclass(slots=True, frozen=True)
class StormOn(Decision):
    """The attacker may stop after any round [18.4.2]."""

    def clause(self) -> str:
        return "18.4.2"

    def universe(self, s: War) -> list[int]:
        return [verbs.FIGHT_ON, verbs.BREAK_OFF]

    def run(self, s: War) -> None:
        go_on_or_ask(s, self, self.options(s))

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.BREAK_OFF:
            lose(s, self.side)


def keep_garrisons(s: War) -> None:
    """Garrison points that were routed or destroyed are gone until phase B [18.3.3]; the place attacked loses first.

    [18.2.4] (RULING-104)
    """
    target = s.battle[account.B_TARGET]
    left = sum([1 for fighter in account.standing(s, DEFENDER) if account.is_garrison(fighter)])
    other = reckoning.joined_to(s, target)
    for city in (other, target):
        if 0 <= city < world.CITIES:
            s.garrison[city] = min(s.garrison[city], left)
            left -= s.garrison[city]


@dataclass(slots=True, frozen=True)
class Stormed(Step):
    """The place is taken; units inside are destroyed, those of the other end of Long Walls go back there.

    [18.4.1, 18.2.4]
    """

    side: int

    def run(self, s: War) -> None:
        target, place = s.battle[account.B_TARGET], account.place_of(s)
        s.victor = self.side
        s.tell("stormed", (self.side, places.stronghold(s, target)), ("18.4.1",))
        keep_garrisons(s)
        s.then(
            Pursuit(self.side),
            LeaderDice(self.side),
            LeaderDice(1 - self.side),
            Taken(self.side, target),
            EndOfBattle(place),
        )


@dataclass(slots=True, frozen=True)
class Taken(Step):
    """The capture itself [11.1a, 18.4.1]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        capture.capture(s, self.target, self.side, "18.4.1", stormed=True)


@dataclass(slots=True, frozen=True)
class ThrownBack(Step):
    """The attacker is thrown back: his routed are pursued, and he retreats unless he had invested the place before.

    [18.5.1, 10.2.1c2] (RULING-51)
    """

    side: int

    def run(self, s: War) -> None:
        target, place = s.battle[account.B_TARGET], account.place_of(s)
        lose(s, self.side)
        s.tell("thrown-back", (self.side, places.stronghold(s, target)), ("18.5.1",))
        keep_garrisons(s)
        stays = bool(s.target_marks[target] & codes.INVESTED_BEFORE)
        s.then(
            Pursuit(self.side),
            Pursuit(1 - self.side),
            *([] if stays else [retreat.RetreatOf(self.side)]),
            LeaderDice(self.side),
            LeaderDice(1 - self.side),
            EndOfBattle(place),
        )
