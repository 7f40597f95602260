"""Retreats: attackers back where they came from, defenders inside, away, or out to sea.

Sections 10.2.1b3, 17.7.3, 17.7.4.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import CAVALRY, KIND, MORALE, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, LAND_NEXT, MOUNTED, PLACES, SEA_NEXT, SEAS_AT, is_open
from polemos.games.peloponnesian_war.rules import lading, losses, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.combat import account
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, NAVAL_BATTLE
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless

FARTHEST: Final = 2
"""Hexes of a retreat [17.7.3]."""
RIDING: Final = tuple([tuple([to for to, _ in row]) for row in MOUNTED])
"""By land place: where cavalry can go from there."""


@dataclass(slots=True, frozen=True)
class RetreatOf(Step):
    """All surviving units of a beaten side retreat together, leaders with them [17.7.1, 17.7.3, 17.7.4, 17.7.6]."""

    side: int

    def run(self, s: War) -> None:
        role, place = account.role_of(s, self.side), account.place_of(s)
        units = [u for u in account.fighters(s, role) if u < UNITS and s.loc[u] == place]
        if account.kind_of(s) == NAVAL_BATTLE:
            s.queue = units
            s.then(*naval_retreat(s, self.side, role, place))
            return
        units = [u for u in units if not s.inside[u] or role != ATTACKER]
        if role == ATTACKER:
            units = attackers_back(s, self.side, place, units)
        s.queue = [u for u in units if not account.is_fleet(u) and not s.inside[u]]
        fleets = [u for u in units if account.is_fleet(u)]
        after: list[Step] = [Flee(self.side, place), NoWay(self.side, place)] if s.queue else []
        if fleets and role != ATTACKER:
            after.append(Launch(self.side, place))
        s.then(*after)


def attackers_back(s: War, side: int, place: int, units: list[int]) -> list[int]:
    """Attackers go back to the hex from which they came; landed ones aboard their fleets, which stay where they are.

    [17.7.3] Returned are those who can do neither (RULING-101).
    """
    landed = [u for u in units if asking.has(s, u, codes.LANDED) and not account.is_fleet(u)]
    fleets = lading.empty(s, asking.fleets_outside(s, side, place))
    if landed and lading.assign(s, landed, fleets):
        units = [u for u in units if u not in landed]
    marched = [u for u in units if u in s.group and not account.is_fleet(u) and u not in landed]
    if marched and 0 <= s.came_from < LAND:
        go_to(s, side, place, s.came_from, marched, _companions(s, side, place, marched))
        units = [u for u in units if u not in marched]
    return [u for u in units if not account.is_fleet(u)]


def _companions(s: War, side: int, place: int, units: list[int]) -> list[int]:
    """The leaders who go with a stack: those of the moving group, or all who stand outside there [17.7.6]."""
    leaders = [leader for leader in asking.leaders_at(s, side, place) if not s.inside[leader]]
    moving = [leader for leader in leaders if leader in s.group]
    return moving if any(u in s.group for u in units) else leaders


def go_to(s: War, side: int, start: int, place: int, units: list[int], leaders: list[int]) -> None:
    """A stack goes to a place; inside, where it is its own city or fort and has room."""
    if start != place:
        s.tell("retreats", (side, start, place), ("17.7.3",))
    target = places.target_here(s, place)
    own = target != places.NO_TARGET and places.opens_to(s, target, side)
    for piece in (*units, *leaders):
        room = own and (piece >= UNITS or stacking.room_inside(s, place) > 0)
        state.put(s, piece, place, int(room))


# ---------------------------------------------------------------------------------------------------- defenders on land


def is_free(s: War, side: int, place: int) -> bool:
    """Whether a hex is open to a side in retreat: no enemy unit, no enemy city, no manned enemy fort [17.7.3]."""
    if not places.in_play(s, place) or any(
        s.sides[p] == 1 - side for p in s.at[place] if p < UNITS and s.aboard[p] < 0
    ):
        return False
    target = places.target_here(s, place)
    return target == places.NO_TARGET or not places.is_hostile(s, target, side) or not places.is_manned(s, target)


def havens(s: War, side: int, place: int, units: Sequence[int], mounted: bool) -> list[int]:
    """The hexes to which defenders may retreat: one or two hexes away, never where the attackers came from [17.7.3].

    Nor over land that is closed to them, such as Persia [1.2i, 12.10.3, 19.7a]. If a friendly city or fort is among
    them, only such. mounted: their cavalry comes along.
    """
    rows = RIDING if mounted else LAND_NEXT
    shut = entry.closed(s, side, units, place)
    found: list[int] = []
    seen = {place, s.came_from}
    edge = [place]
    for _ in range(FARTHEST):
        beyond: list[int] = []
        for here in edge:
            for to in rows[here]:
                if to not in seen and not shut[to] and is_free(s, side, to):
                    seen.add(to)
                    beyond.append(to)
        found += beyond
        edge = beyond
    own = [to for to in found if _is_refuge(s, side, to)]
    return sorted(own or found)


def _is_refuge(s: War, side: int, place: int) -> bool:
    target = places.target_here(s, place)
    return target != places.NO_TARGET and places.friend_of(s, target) == side


@dataclass(slots=True, frozen=True)
class Flee(Decision):
    """Where beaten defenders go: into their own place, to a hex near by, or aboard fleets that lie there [17.7.3].

    Also where units go that attack from where they stood, and cannot stay.
    """

    place: int

    def clause(self) -> str:
        return "17.7.3"

    def universe(self, s: War) -> list[int]:
        if not s.queue:
            return []
        near = sorted({*_around(self.place)})
        return [
            verbs.GO_INSIDE,
            *[verbs.RETREAT + to for to in near],
            *[verbs.EMBARK_TO + sea for sea in SEAS_AT[self.place]],
        ]

    def options(self, s: War) -> list[int]:
        if not s.queue:
            return []
        found = [verbs.GO_INSIDE] if self.may_enter(s) else []
        found += [verbs.RETREAT + to for to in self.havens(s)]
        return found + [verbs.EMBARK_TO + sea for sea in SEAS_AT[self.place] if self.may_embark(s, sea)]

    def havens(self, s: War) -> list[int]:
        """Where they may go by land, with their cavalry; if that leaves no way, it is left behind."""
        able = havens(s, self.side, self.place, s.queue, True) if has_cavalry(s.queue) else []
        return able or havens(s, self.side, self.place, s.queue, False)

    def may_enter(self, s: War) -> bool:
        """Whether the city or fort of the hex is theirs and has room [17.7.3, 14.2.1]."""
        target = places.target_here(s, self.place)
        own = target != places.NO_TARGET and places.holds_out(s, target) == self.side
        return own and stacking.room_inside(s, self.place) >= len(s.queue)

    def may_embark(self, s: War, sea: int) -> bool:
        """Whether enough fleets lie there to carry them out to a coastal sea area [17.7.3]."""
        room = lading.fleets_needed(s.queue) <= len(self.fleets(s))
        return room and not is_open(sea) and not entry.refusals_enter(s, self.side, s.queue, sea)

    def fleets(self, s: War) -> list[int]:
        """Empty fleets of the side that lie in the hex."""
        return lading.empty(s, asking.fleets_outside(s, self.side, self.place))

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, to = c - c % VERB, c % VERB
        if c == verbs.GO_INSIDE:
            return unless(self.may_enter(s), "17.7.3", self.place)
        if verb == verbs.EMBARK_TO:
            return unless(to in SEAS_AT[self.place] and self.may_embark(s, to), "17.7.3", to)
        return unless(to in self.havens(s), "17.7.3", to)

    def chosen(self, s: War, c: int) -> None:
        verb, to = c - c % VERB, c % VERB
        units = list(s.queue)
        leaders = _companions(s, self.side, self.place, units)
        s.queue = []
        if c == verbs.GO_INSIDE:
            for piece in (*units, *leaders):
                state.put(s, piece, self.place, 1)
                long_walls.builder_moved(s, piece)
            s.tell("goes-inside", (self.side, self.place), ("17.7.3",))
        elif verb == verbs.EMBARK_TO:
            embark_to(s, self.side, self.place, to, units, self.fleets(s), leaders)
        else:
            left = [] if can_ride(self.place, to) else [u for u in units if KIND[u] == CAVALRY]
            losses.destroy_all(s, left, "17.7.3", trapped=True)
            go_to(s, self.side, self.place, to, [u for u in units if u not in left], leaders)


def has_cavalry(units: Sequence[int]) -> bool:
    """Whether cavalry is among some units."""
    return any(KIND[unit] == CAVALRY for unit in units)


def can_ride(place: int, to: int) -> bool:
    """Whether cavalry gets from a hex to one at most two away [16.3.1, 17.7.3]."""
    return to in RIDING[place] or any(to in RIDING[via] for via in RIDING[place])


def _around(place: int) -> list[int]:
    """The land places one or two steps away."""
    near = list(LAND_NEXT[place])
    return [to for to in (*near, *[far for via in near for far in LAND_NEXT[via]]) if to != place]


def embark_to(s: War, side: int, place: int, sea: int, units: list[int], fleets: list[int], leaders: list[int]) -> None:
    """Units go aboard fleets of the hex and out to sea with them, and whom these carry already [17.7.3]."""
    cargo = [unit for fleet in fleets for unit in asking.cargo_of(s, fleet)]
    lading.assign(s, units, fleets)
    s.tell("retreats", (side, place, sea), ("17.7.3",))
    for piece in (*fleets, *cargo, *units, *leaders):
        state.put(s, piece, sea)


@dataclass(slots=True, frozen=True)
class NoWay(Step):
    """Units that can do none of this are destroyed; elite Laconians among them are prisoners [17.7.3, 17.7.5]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        losses.destroy_all(s, list(s.queue), "17.7.3", trapped=True)
        s.queue = []


@dataclass(slots=True, frozen=True)
class Launch(Decision):
    """Beaten fleets that fought ashore put out to a sea area on the coast [17.7.3]."""

    place: int

    def clause(self) -> str:
        return "17.7.3"

    def universe(self, s: War) -> list[int]:
        return [verbs.EMBARK_TO + sea for sea in SEAS_AT[self.place]] if self.fleets(s) else []

    def fleets(self, s: War) -> list[int]:
        """Fleets that are still there and outside."""
        return asking.fleets_outside(s, self.side, self.place)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        sea = c % VERB
        return unless(sea in SEAS_AT[self.place] and not is_open(sea) and places.in_play(s, sea), "17.7.3", sea)

    def chosen(self, s: War, c: int) -> None:
        fleets = self.fleets(s)
        left = [leader for leader in asking.leaders_at(s, self.side, self.place) if not s.inside[leader]]
        embark_to(s, self.side, self.place, c % VERB, [], fleets, left)


# --------------------------------------------------------------------------------------------------------------- at sea


def naval_retreat(s: War, side: int, role: int, place: int) -> list[Step]:
    """Beaten fleets over a port: movers back to the sea they came from, defenders into the port.

    [10.2.1b3, 17.7.4]; those that tried to come out go back in [10.2.3b].
    """
    if not s.queue:
        return []
    if place < LAND:
        if role == ATTACKER and s.came_from >= LAND:
            _sail(s, side, place, s.came_from)
            return []
        if role != ATTACKER or s.came_from == place:
            go_into_port(s, side, place)
    return [FleetsFlee(side, place), Lost(side, place)] if s.queue else []


def go_into_port(s: War, side: int, place: int) -> None:
    """Beaten fleets go into their port, the best first where a fort has no room for all; who was in it stays there,
    even if a city in revolt shuts it to the others.

    [6.5.4a, 10.2.1b3, 14.2.1] (RULING-151)
    """
    home = [fleet for fleet in s.queue if s.inside[fleet]]
    if places.is_friendly_port(s, place, side):
        coming = sorted([fleet for fleet in s.queue if fleet not in home], key=lambda fleet: -MORALE[fleet])
        home += coming[: stacking.room_inside(s, place)]
    s.queue = [fleet for fleet in s.queue if fleet not in home]
    for piece in (*home, *(asking.leaders_at(s, side, place) if home and not s.queue else [])):
        state.put(s, piece, place, 1)


def _sail(s: War, side: int, start: int, to: int) -> None:
    """Beaten fleets, their cargo and their leaders go to a place; into the port, if it is theirs."""
    fleets = list(s.queue)
    s.queue = []
    s.tell("retreats", (side, start, to), ("17.7.4",))
    cargo = [unit for fleet in fleets for unit in asking.cargo_of(s, fleet)]
    leaders = [one for one in asking.leaders_at(s, side, start) if not s.inside[one]]
    for piece in (*fleets, *cargo, *leaders):
        state.put(s, piece, to, int(stacking.goes_inside(s, piece, to)))
        if piece in cargo and to < LAND:
            s.aboard[piece] = -1


@dataclass(slots=True, frozen=True)
class FleetsFlee(Decision):
    """Where beaten fleets go: a friendly port or a free coast on the same sea area, or an area without enemy fleets.

    Those beaten on a beach go to a coastal sea area without enemy fleets [17.7.4].
    """

    place: int

    def clause(self) -> str:
        return "17.7.4"

    def universe(self, s: War) -> list[int]:
        if not s.queue:
            return []
        if self.place < LAND:
            return [verbs.RETREAT + sea for sea in SEAS_AT[self.place]]
        return [verbs.RETREAT + to for to in (*world.SHORE[self.place - LAND], *SEA_NEXT[self.place - LAND])]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        to = c % VERB
        known = 0 <= to < PLACES and c in self.universe(s)
        return unless(known and harbours(s, self.side, s.queue, to), "17.7.4", to)

    def chosen(self, s: War, c: int) -> None:
        _sail(s, self.side, self.place, c % VERB)


def harbours(s: War, side: int, fleets: Sequence[int], to: int) -> bool:
    """Whether beaten fleets may go to a place [17.7.4]: not where they and what they carry may not be [16.4.3].

    Their own port takes them in as long as no enemy fleet lies before it, invested or not [10.2.3a, 10.2.3b].
    """
    cargo = [unit for fleet in fleets for unit in asking.cargo_of(s, fleet)]
    if entry.refusals_enter(s, side, [*fleets, *cargo], to):
        return False
    if to >= LAND:
        return not is_open(to) and not [f for f in asking.units_at(s, 1 - side, to) if account.is_fleet(f)]
    if places.is_friendly_port(s, to, side):
        return not places.is_blockaded(s, to, side)
    if asking.units_at(s, 1 - side, to):
        return False
    target = places.target_here(s, to)
    return target == places.NO_TARGET or not places.is_hostile(s, target, side) or not places.is_manned(s, target)


@dataclass(slots=True, frozen=True)
class Lost(Step):
    """Fleets that have no way of retreat are all destroyed with what they carry [17.7.2, 17.7.4]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        role = account.role_of(s, self.side) if s.battle else ATTACKER
        for fleet in list(s.queue):
            if s.battle:
                s.battle[account.B_FLEETS_LOST + role] += 1
            losses.destroy(s, fleet, "17.7.4", trapped=True)
        s.queue = []
