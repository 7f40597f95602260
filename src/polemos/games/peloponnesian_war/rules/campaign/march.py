"""A march: who goes, whom he picks up and leaves on the way, and where it ends. Sections 14.3, 16.1 to 16.3 and 10.4.

Whoever sets out takes all with him; single units may be left, or all of them and single ones taken. A march is one
choice then, whatever areas and hexes it leads over. It is two or more where the group halts.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data.tables import MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND, LAND_NEXT
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign import arrival, entry, gates, land, stacks
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.kernel.flow import VERB

# stages of a march, and of a voyage
GATHER: Final = 0
"""All are taken who can go; single ones may be left."""
CALL: Final = 1
"""Nobody is taken but who is called."""
ON_THE_WAY: Final = 2

EVERYWHERE: Final = [verbs.MOVE + place for place in range(LAND)]


def set_out(s: War, side: int, pieces: list[int]) -> None:
    """A group begins to march."""
    s.group = pieces
    s.points = stacks.allowance(s, pieces)
    s.then(March(side, GATHER, s.points))


@dataclass(slots=True, frozen=True)
class March(Decision):
    """What a group does that goes by land [14.3.1, 16.1a].

    afar: the points that it would have left had it come by area movement alone, so that it may still use that [16.2.2]
    (RULING-110).
    """

    stage: int
    afar: int

    def clause(self) -> str:
        return "16.1a"

    # -------------------------------------------------------------------------------------------- what could be meant

    def universe(self, s: War) -> list[int]:
        place = stacks.here(s)
        others = [piece for piece in s.at[place] if s.sides[piece] == self.side and piece not in s.group]
        target = places.target_here(s, place)
        found = [verbs.DONE, *EVERYWHERE, *[verbs.HALT + into for into in range(LAND)]]
        found += [*[verbs.TAKE + piece for piece in others], *[verbs.LEAVE + piece for piece in s.group]]
        found += [verbs.LEAVE_ALL, verbs.GO_IN, verbs.GO_OUT]
        if target != NO_TARGET:
            found.append(verbs.ASSAULT + target)
            if target in s.wall_ends:
                found.append(verbs.ALONG_WALLS + places.place_of(s, long_walls.other_end(s, target)))
        return found

    # -------------------------------------------------------------------------------------------------- what forbids it

    def options(self, s: War) -> list[int]:
        found, place, led = [verbs.DONE], stacks.here(s), stacks.is_led(s.group)
        if not stacks.refusals_part(s, self.side):
            front = land.front_of(s, self.side)
            s.found, reached = land.reach(s, front, s.points, self.afar, self.stage != ON_THE_WAY)
            ends = self._ends(s, reached, led)
            found += map(EVERYWHERE.__getitem__, ends)
            found += [verbs.HALT + place for place in self._rests(s, front, ends, led)]
        rest = self._works(s)
        if led:
            others = [piece for piece in s.at[place] if s.sides[piece] == self.side and piece not in s.group]
            found += [verbs.TAKE + piece for piece in others if not self._refusals_take(s, piece)]
            found += [verbs.LEAVE + piece for piece in s.group if not self._refusals_leave(s, piece)]
            rest.insert(0, verbs.LEAVE_ALL)
        return found + [c for c in rest if not self.refusals(s, c)]

    def _works(self, s: War) -> list[int]:
        """What can be done at a city or fort in the hex."""
        target = places.target_here(s, stacks.here(s))
        if target == NO_TARGET:
            return []
        found: list[int] = []
        if self.stage != ON_THE_WAY:
            shut = places.is_hostile(s, target, self.side)
            found = [verbs.ASSAULT + target] if shut else [verbs.GO_IN, verbs.GO_OUT]
        if target in s.wall_ends:
            found.append(verbs.ALONG_WALLS + places.place_of(s, long_walls.other_end(s, target)))
        return found

    def _ends(self, s: War, reached: list[int], led: bool) -> list[int]:
        """Where the group may end its march, of what it reaches."""
        side, at, targets = self.side, s.at, s.targets
        if not led:
            reached = [
                place
                for place in reached
                if not at[place] or targets[place] != NO_TARGET or not _crowded(s, side, place)
            ]
        return sorted([*reached, stacks.here(s)]) if self._may_sally(s) else reached

    def _may_sally(self, s: War) -> bool:
        return self.stage != ON_THE_WAY and not _refusals_sally(s, self.side)

    def _rests(self, s: War, front: land.Front, ends: list[int], led: bool) -> list[int]:
        """Where it is worth its while to halt, of where it may end: `_refusals_rest` for all hexes at once."""
        found, halts, start = s.found, front.halts, stacks.here(s)
        beside = {near for foe in self._foes_met(s, front, ends) for near in LAND_NEXT[foe]}
        if not led and not beside:
            return []
        at, targets, several = s.at, s.targets, self._several(s)
        worth = beside.intersection(ends)
        if led:
            worth.update([place for place in ends if at[place] or (several and targets[place] != NO_TARGET)])
        able = [place for place in sorted(worth) if found[place] > 0 and place not in halts and place != start]
        return [place for place in able if place in beside or self._may_pause(s, place, several)]

    def _foes_met(self, s: War, front: land.Front, ends: Collection[int]) -> set[int]:
        """Hexes with enemies outside whom the group may come to and fight, of where it may end [16.3.3, 17.1a].

        Its own hex is among them if it can leave it and come back (RULING-152).
        """
        start = stacks.here(s)
        met = front.foes.keys() & ends
        met.discard(start)
        if start in front.foes and not stacks.refusals_fight(s, self.side, stacks.troops_of(s, s.group), start):
            if land.comes_back(s, front, start):
                met.add(start)
        return met

    @staticmethod
    def _several(s: War) -> bool:
        """Whether a leader has units of which he may leave some behind [14.3.1]."""
        return stacks.is_led(s.group) and len([piece for piece in s.group if piece < UNITS]) > 1

    def _may_pause(self, s: War, place: int, several: bool) -> bool:
        """Whether somebody waits for a leader in a hex, or some of his units may stay there.

        In a city or fort of the side's own, or before one that it has invested [14.3.1].
        """
        if any(_may_pick_up(s, self.side, piece) for piece in s.at[place]):
            return True
        target = s.targets[place]
        if not several or target == NO_TARGET:
            return False
        return places.friend_of(s, target) == self.side or land.is_camp(s, self.side, place)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        if verb == verbs.DONE:
            return []
        if verb in (verbs.MOVE, verbs.HALT):
            return self._refusals_go(s, value, verb == verbs.HALT)
        if verb == verbs.TAKE:
            return self._refusals_take(s, value)
        if verb == verbs.LEAVE:
            return self._refusals_leave(s, value)
        if verb == verbs.LEAVE_ALL:
            units = [piece for piece in s.group if piece < UNITS]
            able = self.stage == GATHER and stacks.is_led(s.group) and len(units) > 1
            return [] if able else [Refusal("14.3.1", stacks.here(s))]
        if verb == verbs.ASSAULT:
            return self._refusals_assault(s, value)
        if verb == verbs.ALONG_WALLS:
            return self._refusals_walls(s, value)
        return self._refusals_door(s, verb == verbs.GO_IN)

    def _refusals_go(self, s: War, place: int, rest: bool) -> list[Refusal]:
        if place >= LAND:
            return [Refusal("8.4a", place)]
        found = stacks.refusals_part(s, self.side)
        start = stacks.here(s)
        if place == start:
            sally = [Refusal("16.1a", place)] if self.stage == ON_THE_WAY or rest else []
            return [*found, *sally, *_refusals_sally(s, self.side)]
        ways = land.ways(s, self.side, s.points, self.afar, self.stage != ON_THE_WAY)
        if not ways.reaches(place):
            return found + self._why_not_reached(s, place)
        if not stacks.is_led(s.group):
            found += stacking.refusals_stay(s, self.side, place, coming=s.group)
        if rest and not found:
            s.found, kept = ways.left, s.found
            found = self._refusals_rest(s, place)
            s.found = kept
        return found

    def _why_not_reached(self, s: War, place: int) -> list[Refusal]:
        """Why no way leads to a hex: it is closed, the enemy there is too strong, water, too few points."""
        start, group = stacks.here(s), s.group
        shut = [target for target in [stacks.shut_in(s, piece) for piece in group] if target != NO_TARGET]
        if shut:
            return [Refusal("10.2.2d", start), *([Refusal("16.1a", start)] if s.siege[shut[0]] else [])]
        found = entry.refusals_enter(s, self.side, group, place) + entry.refusals_shaken(s, start, place)
        found += stacks.refusals_fight(s, self.side, stacks.troops_of(s, group), place)
        if land.MAINLAND[AREA_AT[place]] != land.MAINLAND[AREA_AT[start]]:
            found.append(Refusal("16.3.2", place))
        elif place in LAND_NEXT[start] and stacks.rides(group) and s.points:
            found += [] if found else [Refusal("16.3.1", place)]
        return found or [Refusal("16.1b", place)]

    def _refusals_rest(self, s: War, place: int) -> list[Refusal]:
        """Why a group need not halt in a hex that it reaches; `War.found` holds the points left.

        A halt is for who waits for a leader there, for a place of the side where some may stay [14.3.1], and to attack
        from there whoever stands beside it.
        """
        side = self.side
        if land.stops(s, side, place):
            return [Refusal("16.3.4" if places.target_here(s, place) != NO_TARGET else "16.3.3", place)]
        if s.found[place] <= 0:
            return [Refusal("16.1b", place)]
        if stacks.is_led(s.group) and self._may_pause(s, place, self._several(s)):
            return []
        front = land.front_of(s, side)
        near = [foe for foe in LAND_NEXT[place] if foe in front.foes and self._may_end(s, foe)]
        beside = set(LAND_NEXT[place]).intersection(self._foes_met(s, front, near))
        return [] if beside else [Refusal("14.3.1", place)]

    def _may_end(self, s: War, place: int) -> bool:
        """Whether the group may end its march in a hex that it has reached, or not [14.2.1]."""
        if s.found[place] < 0:
            return False
        return stacks.is_led(s.group) or stacking.may_stay(s, self.side, place, coming=s.group)

    def _refusals_take(self, s: War, piece: int) -> list[Refusal]:
        """Who may join: before the start leaders, or anybody if all have been left; on the way who has not moved."""
        found = stacks.refusals_join(s, self.side, piece)
        if self.stage == GATHER and piece < UNITS:
            found.append(Refusal("14.3.1", stacks.here(s)))
        elif piece in stacks.fleets_of([piece]):
            found.append(Refusal("8.4a", stacks.here(s)))
        return found

    def _refusals_leave(self, s: War, piece: int) -> list[Refusal]:
        place = stacks.here(s)
        if piece not in s.group or piece >= UNITS or self.stage == CALL or not stacks.is_led(s.group):
            return [Refusal("14.3.1", place)]
        if self.stage == GATHER or stacking.may_stay(s, self.side, place, leaving=[p for p in s.group if p != piece]):
            return []
        return [Refusal("14.2.1", place), Refusal("14.3.1", place)]

    def _refusals_assault(self, s: War, target: int) -> list[Refusal]:
        """Whoever invests a place and does not move may assault it [18.1.1]."""
        place = stacks.here(s)
        if self.stage == ON_THE_WAY or target != places.target_here(s, place):
            return [Refusal("18.1.1", place)]
        return gates.refusals_assault(s, self.side, target, stacks.troops_of(s, s.group))

    def _refusals_walls(self, s: War, place: int) -> list[Refusal]:
        """From one end of Long Walls to the other, inside, invested or not, but not besieged [10.2.2d2, 10.4.6]."""
        start = stacks.here(s)
        target = places.target_here(s, start)
        other = long_walls.joined(s, target) if target != NO_TARGET else NO_TARGET
        if other == NO_TARGET or places.place_of(s, other) != place:
            return [Refusal("10.4.6", place)]
        found = [Refusal("10.4.6", place)] if s.siege[target] or s.siege[other] else []
        if not all(s.inside[piece] for piece in s.group) or places.holds_out(s, target) != self.side:
            found.append(Refusal("10.4.6", start))
        if s.points < MOVEMENT.land.joined:
            found.append(Refusal("16.1b", place))
        if len([piece for piece in s.group if piece < UNITS]) > stacking.room_inside(s, place):
            found.append(Refusal("14.2.1", place))
        return found + entry.refusals_enter(s, self.side, s.group, place)

    def _refusals_door(self, s: War, inwards: bool) -> list[Refusal]:
        """Units go into a place of theirs where they are, or come out of it, if no enemy is before it [16.3.6]."""
        place = stacks.here(s)
        target = places.target_here(s, place)
        if self.stage == ON_THE_WAY or target == NO_TARGET or places.friend_of(s, target) != self.side:
            return [Refusal("16.3.6", place)]
        if places.is_hostile(s, target, self.side):
            return [Refusal("16.3.6", place)]
        if places.is_invested(s, target):
            return [Refusal("10.2.2d", place)]
        units = [piece for piece in s.group if piece < UNITS and bool(s.inside[piece]) != inwards]
        if not units:
            return [Refusal("16.3.6", place)]
        if inwards and len(units) > stacking.room_inside(s, place):
            return [Refusal("14.2.1", place)]
        return []

    # ---------------------------------------------------------------------------------------------------- what is done

    def chosen(self, s: War, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        if verb in (verbs.MOVE, verbs.HALT):
            self._go(s, value, verb == verbs.HALT)
        elif verb in (verbs.TAKE, verbs.LEAVE, verbs.LEAVE_ALL):
            self._gather(s, verb, value)
        elif verb == verbs.ASSAULT:
            s.came_from = -1
            s.then(gates.assault(s, self.side, value, stacks.troops_of(s, s.group)), arrival.EndMove(self.side))
        elif verb == verbs.ALONG_WALLS:
            self._along_walls(s, value)
        elif verb in (verbs.GO_IN, verbs.GO_OUT):
            for piece in s.group:
                s.inside[piece] = int(verb == verbs.GO_IN)
            s.then(arrival.EndMove(self.side))
        elif self.stage == ON_THE_WAY:
            place = stacks.here(s)  # before a hostile place it has halted among its own alone
            s.then(arrival.Arrive(self.side, place, int(land.is_camp(s, self.side, place))))
        else:
            s.then(arrival.EndMove(self.side))

    def _gather(self, s: War, verb: int, value: int) -> None:
        stage = CALL if verb == verbs.LEAVE_ALL else self.stage
        afar = self.afar
        if verb == verbs.TAKE:
            s.group.append(value)
        elif verb == verbs.LEAVE:
            s.group.remove(value)
            if self.stage == ON_THE_WAY:
                arrival.stay_behind(s, value)
        else:
            s.group = [piece for piece in s.group if piece >= UNITS]
        if stage == ON_THE_WAY:
            s.points = min(s.points, stacks.allowance(s, s.group)) if verb == verbs.TAKE else s.points
            afar = min(afar, s.points)
        else:
            s.points = afar = stacks.allowance(s, s.group)
        s.then(March(self.side, stage, afar))

    def _go(self, s: War, goal: int, rest: bool) -> None:
        """The group goes there; it ends its march, or halts and goes on."""
        side, start, fresh = self.side, stacks.here(s), self.stage != ON_THE_WAY
        if goal == start:
            s.then(arrival.Sally(side, goal))
            return
        s.came_from = land.last_step(s, side, s.points, fresh, goal)
        afar = self.afar - land.price_by_areas(s, side, start, self.afar, goal) if rest else land.NEVER
        s.points = s.found[goal]
        joined = int(land.is_camp(s, side, goal))
        arrival.march_to(s, side, goal)
        if rest:
            arrival.rest(s, side, goal)
            s.then(March(side, ON_THE_WAY, max(afar, land.NEVER)))
        else:
            s.then(arrival.Arrive(side, goal, joined))

    def _along_walls(self, s: War, place: int) -> None:
        side = self.side
        s.points -= MOVEMENT.land.joined
        for piece in s.group:
            state.put(s, piece, place, 1)
        if s.heard is not None:
            s.tell("along-walls", (s.group[0], place), ("10.4.6",))
        invested = places.is_invested(s, places.target_here(s, place))
        s.then(arrival.EndMove(side) if invested else March(side, ON_THE_WAY, land.NEVER))


def _crowded(s: War, side: int, place: int) -> bool:
    """Whether units without a leader cannot end their march in an open hex where somebody is.

    Another one of their side stands there alone, or they are several themselves: `stacking.may_stay` forbids it.
    """
    crowded, sides, aboard = len(s.group) > stacking.ALONE, s.sides, s.aboard
    for piece in s.at[place]:
        if sides[piece] == side:
            if piece >= UNITS:
                return False
            if aboard[piece] < 0:
                crowded = True
    return crowded


def _may_pick_up(s: War, side: int, piece: int) -> bool:
    """Whether a piece on the way may join a group that comes by [14.3.1]."""
    if s.sides[piece] != side or not stacks.can_stir(s, piece):
        return False
    return piece >= UNITS or (s.aboard[piece] < 0 and piece not in stacks.fleets_of([piece]))


def _refusals_sally(s: War, side: int) -> list[Refusal]:
    """Why units may not sally: they are not inside an invested place, or the enemy is too strong [10.4.4, 17.3.2]."""
    place = stacks.here(s)
    troops = stacks.troops_of(s, s.group)
    if not troops or any(stacks.shut_in(s, unit) == NO_TARGET for unit in troops):
        return [Refusal("10.4.4", place)]
    return stacks.refusals_fight(s, side, troops, place)


def sallies(s: War, side: int, pieces: list[int]) -> bool:
    """Whether pieces who are shut in have anything to set out for: a sortie, or Long Walls to another place."""
    s.group, kept = pieces, s.group
    target = places.target_here(s, stacks.here(s))
    other = long_walls.joined(s, target)
    free = other != NO_TARGET and not s.siege[target] and not s.siege[other]
    found = free or not _refusals_sally(s, side)
    s.group = kept
    return found
