"""Where an army marches: what it could take, whom it could beat, what it had better guard or ravage."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, guards, levying, odds, voyages, ways
from polemos.games.peloponnesian_war.bot.evaluation import HOME_MILITANCE, SAFE, TALENT, UNIT, al_worth
from polemos.games.peloponnesian_war.bot.fighting import battle_value, siege_value, storm_value
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, LAND_RATING, NAVAL_RATING, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, HOME_REGION, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import march, raids, stacks
from polemos.games.peloponnesian_war.rules.regions import victory
from polemos.games.peloponnesian_war.rules.season import foraging, lines
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

NEAR: Final = 60
"""Movement points of a way along which an aim draws."""
DRAWS: Final = 0.5
"""How much of the worth of an aim draws an army to it."""
STARVING: Final = 1.2
"""What it costs for each unit to end a season unfed."""
HOMEWARD: Final = 2.5
"""What it is worth for each unit to be where it can be sent home, when nobody pays it in the winter."""
LOOKED_AT: Final = 8
"""Goals that are looked at closely."""
DANGER: Final = 12
"""Movement points within which the enemy is watched."""
LONE: Final = 5.0
"""What speaks against it that a unit from far away comes near an army without a leader: no aim is worth as much.

In the short war all live next door, and whoever comes by himself makes up the armies.
"""
GREAT: Final = 4
"""So many soldiers are a threat to a city."""
EVEN: Final = 0.5
"""An aim draws nobody into a battle that is less likely won."""
PRECIOUS: Final = 5.0
GUARDS: Final = 0.5
"""What part of the worth of a city that is threatened its guards save."""
LASTING: Final = 0.15
"""What part of the worth of a place each season of its siege has brought in."""
RIDES: Final = 60
"""Movement points, as an army counts them, within which a leader who is alone looks for people."""
STAYS: Final = 0.05
"""What it takes to be moved at all."""


class Army:
    """The group that moves, and what it could do where."""

    def __init__(self, s: War, side: int) -> None:
        self.s: Final = s
        self.side: Final = side
        self.leaders: Final = stacks.leaders_of(s.group)
        self.troops: Final = stacks.troops_of(s, s.group)
        self.plans: Final = aims.plans(s, side)
        self.shaky: Final = guards.shaky(s, side) if len(self.troops) == 1 else []
        self.foes: Final = aims.field(s, 1 - side)
        self.here: Final = stacks.here(s)
        self.last: Final = s.turn == codes.CAMPAIGN_TURNS
        self.broke: Final = levying.is_broke(s, side)
        self.paid: Final = levying.paid_in_winter(s, side)
        self.goes_home: Final = s.season == tables.WINTER or (s.season == tables.FALL and self.last) or self.broke
        self.pulls: Final = [] if self.goes_home else [self._pull(plan) for plan in self.plans]
        self.held: Final = dict.fromkeys(range(world.REGION_COUNT), False)
        self._guards()
        self._lines: lines.Lines | None = None

    def _guards(self) -> None:
        """In which regions of the enemy he has land units."""
        s = self.s
        for unit in range(UNITS):
            at = s.loc[unit]
            if 0 <= at < LAND and s.sides[unit] == 1 - self.side and KIND[unit] != FLEET and REGION_AT[at] >= 0:
                self.held[REGION_AT[at]] = True

    # ------------------------------------------------------------------------------------------------- what a place is

    def draw(self, place: int) -> float:
        """How much nearer an aim is from a place."""
        best = 0.0
        for row, most, muster in self.pulls:
            far = row[place]
            if far < NEAR:
                best = max(best, most * (1 - far / NEAR) + (0.5 if place == muster else 0.0))
        return best

    def _pull(self, plan: aims.Plan) -> tuple[tuple[int, ...], float, int]:
        """What an aim draws the army by: how far it is to where it goes for it, how much that is worth, the muster."""
        s, target = self.s, plan.target
        camps = s.siege[target] > 0 and s.besieger[target] == self.side
        strong = camps or (len(self.troops) >= plan.need and not plan.by_sea)
        way = ways.way(plan.place if strong else plan.muster)
        return way, DRAWS * min(40.0, max(3.0, plan.worth)), plan.muster

    def guarding(self, place: int, target: int) -> float:
        """What it is worth to be in an own city that is threatened, or whose region wavers."""
        s, side = self.s, self.side
        found = 0.0
        if target < world.CITIES and self.foes:
            foes = aims.threat(self.foes, place)
            worth = aims.worth_of(s, 1 - side, target) if foes >= GREAT else 0.0
            inside = len([u for u in asking.inside_at(s, side, place) if u not in s.group and KIND[u] != FLEET])
            if worth >= PRECIOUS and inside < foes // 2:
                found += GUARDS * min(worth, 40.0) * min(1.0, 2 * len(self.troops) / foes)
        region = REGION_AT[place]
        if region in self.shaky and target < world.CITIES and aims.home_of(self.troops[0]) != region:
            found += al_worth(s, region, 1)
        return found

    def value(self, place: int) -> float:
        """What it is worth to end the march in a place, by what is seen at first glance."""
        s, side = self.s, self.side
        found = self.draw(place)
        foes = stacks.foes_outside(s, side, place) if s.at[place] else []
        target = places.target_here(s, place)
        if foes:
            win, lost, killed = odds.in_field(s, self.troops, self.leaders, foes, place)
            found = battle_value(win, lost, killed) + (found * win if win >= EVEN else 0.0)
            if target >= 0 and places.friend_of(s, target) == side:
                found += win * aims.worth_of(s, 1 - side, target) / 2
        elif target >= 0 and places.is_hostile(s, target, side):
            found += self.before(place, target)
        elif target >= 0:
            found += self.guarding(place, target) + self.homeward(place)
        return found + self.ravaging(place, target)

    def before(self, place: int, target: int) -> float:
        """What it is worth to be before a hostile place."""
        s, side = self.s, self.side
        if not places.is_manned(s, target):
            return aims.FORT
        others = asking.land_outside(s, side, place)
        units = self.troops + [unit for unit in others if unit not in self.troops]
        if aims.is_helots(s, side, target):
            return aims.HELOTS if len(units) >= aims.PUT_DOWN else aims.HELOTS / 4
        fleets = len(asking.fleets_outside(s, side, place))
        storm = -9.0 if s.target_marks[target] & codes.ASSAULTED else storm_value(s, side, target, units, self.leaders)
        return max(storm, self.paid * siege_value(s, side, target, len(units), fleets))

    def ravaging(self, place: int, target: int) -> float:
        """What raids and the sight of the enemy are worth in his country."""
        s, side = self.s, self.side
        region = REGION_AT[place]
        if region < 0 or s.controller[region] == side:
            return 0.0
        if target >= 0 and not places.is_hostile(s, target, side):
            return 0.0
        found = 0.0
        if region not in HOME_REGION and not self.held[region]:
            found += al_worth(s, region, -1) / (4 - s.turn) * 0.8
        room = raids.forage_value(s, AREA_AT[place]) - s.raids[AREA_AT[place]]
        if room > 0 and not asking.weighs(s, side, codes.NO_RAIDS):
            count = min(len(self.troops), room)
            found += TALENT * count
            if count >= 2 and s.controller[region] == ATHENS:
                if region not in HOME_REGION:
                    found += al_worth(s, region, -1) / 2
                elif s.ml[region] <= SAFE + 3:
                    found += HOME_MILITANCE / 2
        return found

    def rough(self, most: int = LOOKED_AT) -> list[tuple[float, int]]:
        """The ends of a march that look best at first glance, with what they are worth, less than nothing the best."""
        goals = [c for c in self.s.opts if c - c % VERB == verbs.MOVE and c % VERB != self.here]
        return sorted([(-self.value(c % VERB), c) for c in goals])[:most]

    # -------------------------------------------------------------------------------------------------- at second sight

    def cares(self, place: int) -> float:
        """What speaks against a place: hunger at the season's end, and a stronger enemy near by."""
        s, side = self.s, self.side
        target = places.target_here(s, place)
        own = target >= 0 and places.friend_of(s, target) == side and not places.is_hostile(s, target, side)
        if own:
            return 0.3 if self.goes_home and target < world.CITIES else 0.0
        found = 0.0
        if self.last or s.season == tables.WINTER:
            found -= STARVING * self.unfed(place)
        return found - self.danger(place)

    def homeward(self, place: int) -> float:
        """What it is worth that those who are not paid in the winter can be sent home out of an own city."""
        if not self.broke:
            return 0.0
        return HOMEWARD * len([unit for unit in self.troops if aims.home_of(unit) == REGION_AT[place]])

    def unfed(self, place: int) -> int:
        """How many of the army nothing feeds there."""
        s, count = self.s, len(self.troops)
        if self._lines is None:
            self._lines = lines.trace(s, self.side)
        if lines.fed_by(s, self._lines, place, 0) or self._lines.reaches(place):
            return 0
        if s.season in (tables.FALL, tables.WINTER):
            return count
        return max(0, count - foraging.room(s, AREA_AT[place]))

    def danger(self, place: int) -> float:
        """A stronger enemy near by."""
        s, side = self.s, self.side
        foes, row = 0, ways.way(place)
        for unit in range(UNITS):
            at = s.loc[unit]
            if 0 <= at < LAND and s.sides[unit] == 1 - side and KIND[unit] != FLEET and s.aboard[unit] < 0:
                foes += row[at] <= DANGER
        mine = len(self.troops) + len(asking.land_outside(s, side, place))
        strays = not self.leaders and foes > 2 * mine and not victory.card_of(s).league
        return (LONE if strays else 0.0) + 0.4 * UNIT * min(mine, max(0.0, foes - 1.3 * mine))


def marched(s: War, step: march.March) -> int:
    """Where the group goes, or that it stays."""
    army = Army(s, step.side)
    if not army.troops:
        return _rides(s, step, army)
    best, found = max([(army.cares(c % VERB) - worth, -c) for worth, c in army.rough()], default=(-99.0, 0))
    stays, answer = staying(s, army)
    return -found if best > stays + STAYS else answer


def staying(s: War, army: Army) -> tuple[float, int]:
    """What it is worth to stay, and how."""
    here, side = army.here, army.side
    target = places.target_here(s, here)
    if target >= 0 and places.is_invested(s, target) and verbs.MOVE + here in s.opts:
        foes = stacks.foes_outside(s, side, here)
        if foes:
            win, lost, killed = odds.in_field(s, army.troops, army.leaders, foes, here)
            value = battle_value(win, lost, killed) + win * aims.worth_of(s, 1 - side, target) / 2
            if value > 0:
                return value, verbs.MOVE + here
    storm = verbs.ASSAULT + target if target >= 0 else -1
    value = army.draw(here) + army.cares(here)
    if target >= 0 and places.is_hostile(s, target, side):
        fleets = len(asking.fleets_outside(s, side, here))
        men = len(asking.land_outside(s, side, here))
        waits = siege_value(s, side, target, men, fleets)
        if aims.is_helots(s, side, target) and men >= aims.PUT_DOWN:
            waits = aims.HELOTS
        if s.siege[target] and s.besieger[target] == side:
            waits += LASTING * s.siege[target] * aims.worth_of(s, side, target)
        waits *= army.paid
        storms = storm_value(s, side, target, army.troops, army.leaders) if storm in s.opts else -9.0
        if storms > waits:
            return value + storms, storm
        value += waits
    elif target >= 0:
        value += army.guarding(here, target) + army.homeward(here)
    return value + army.ravaging(here, target), verbs.DONE


def _is_home(s: War, side: int, place: int) -> bool:
    """Whether a leader is safe where he is: in a place of his side that nobody invests."""
    target = places.target_here(s, place)
    return target >= 0 and places.friend_of(s, target) == side and not places.is_invested(s, target)


def rests(s: War, side: int, leader: int) -> bool:
    """Whether a leader has nobody with him, and nobody in reach who waits for one."""
    at = s.loc[leader]
    if at >= LAND or not _is_home(s, side, at) or voyages.owes_expedition(s, side):
        return False
    if any(piece < UNITS and s.sides[piece] == side for piece in s.at[at]):
        return False
    row = ways.way(at)
    if any(row[place] <= RIDES for _, place in aims.unled(s, side)):
        return False
    musters = [plan.muster for plan in aims.plans(s, side)]
    return not any(asking.units_at(s, side, place) and not asking.leaders_at(s, side, place) for place in musters)


def _to_single(s: War, side: int, army: Army, goals: dict[int, int]) -> int:
    """A leader who is at home rides only to where an army gathers that has somebody already, and no leader."""
    for plan in army.plans:
        if plan.muster in goals and s.at[plan.muster] and not asking.leaders_at(s, side, plan.muster):
            if asking.units_at(s, side, plan.muster):
                return goals[plan.muster]
    return verbs.DONE


def _nearest_muster(army: Army) -> int:
    """Where the nearest of the armies gathers that this one's plans know, the first of equals."""
    here = army.here
    return min(army.plans, key=lambda plan: ways.way(plan.muster)[here]).muster


def _most_wanted(s: War, side: int, waiting: list[tuple[int, int]], admiral: bool) -> int:
    """Of those without a leader, by their number and place, whom he goes to: an admiral to ships before all others."""
    return max((admiral and voyages.lies_at(s, side, place), count, place) for count, place in waiting)[2]


def _rides(s: War, step: march.March, army: Army) -> int:
    """A leader alone rides to those who have none, else to where an army gathers."""
    side = step.side
    goals = {c % VERB: c for c in s.opts if c - c % VERB == verbs.MOVE}
    waiting = [(count, place) for count, place in aims.unled(s, side) if place in goals]
    waiting = [(count, place) for count, place in waiting if not stacks.foes_outside(s, side, place)]
    if voyages.owes_expedition(s, side):
        port = voyages.harbour(s, side)
        if port == army.here:
            return verbs.DONE
        if port in goals and not asking.leaders_at(s, side, port):
            return goals[port]
    if waiting:
        admiral = any(NAVAL_RATING[leader] > LAND_RATING[leader] for leader in army.leaders)
        return goals[_most_wanted(s, side, waiting, admiral)]
    if _is_home(s, side, army.here):
        return _to_single(s, side, army, goals)
    if not army.plans:
        return verbs.DONE
    row = ways.way(_nearest_muster(army))
    safe = [
        at for at in goals if places.target_here(s, at) >= 0 and places.friend_of(s, places.target_here(s, at)) == side
    ]
    nearest = min([(row[at], at) for at in safe], default=(row[army.here], -1))
    return goals[nearest[1]] if nearest[0] < row[army.here] else verbs.DONE
