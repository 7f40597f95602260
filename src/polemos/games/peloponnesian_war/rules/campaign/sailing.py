"""A voyage: which fleets, whom they carry, and where to. Sections 16.4, 16.5, 14.3 and 17.1.

As on a march whoever sets out takes all with him: a leader all fleets where he is. Troops go aboard by name. A voyage
to a landing is one choice; where fleets halt, others may join or stay, and troops go aboard or ashore.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, verbs
from polemos.games.peloponnesian_war.data.tables import FLEET, FLEET_NUMBER, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, PLACES, SEAS, SEAS_AT, is_open
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign import arrival, cargo, entry, interception, sea, stacks
from polemos.games.peloponnesian_war.rules.campaign.march import CALL, GATHER, ON_THE_WAY
from polemos.games.peloponnesian_war.rules.campaign.voyage import Voyage, joins_camp, land_all
from polemos.games.peloponnesian_war.rules.lading import fleets_needed
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.kernel.flow import VERB, when

COAST: Final = sea.COAST
SHORES: Final = [place for place in range(LAND) if SEAS_AT[place]]
WATERS: Final = list(range(LAND, PLACES))
HOW: Final = {verbs.MOVE: sea.END, verbs.HALT: sea.REST, verbs.ATTACK: sea.FIGHT, verbs.LAND_AT: sea.LANDING}
"""By verb what the fleets go for."""

# what has been paid for where the group is (`paid`)
EMBARKED: Final = 1
LANDED: Final = 2


def put_out(s: War, side: int, pieces: Sequence[int]) -> None:
    """A group begins a voyage."""
    s.group = list(pieces)
    s.points = stacks.sea_allowance(s, side)
    s.came_from = -1
    for fleet in stacks.fleets_of(pieces):
        s.start[FLEET_NUMBER[fleet]] = s.loc[fleet]
    s.then(Sail(side, GATHER, 0))


@dataclass(slots=True, frozen=True)
class Sail(Decision):
    """What a group does that goes by sea [14.3.1, 16.1a, 16.5.1].

    paid: what has been paid for where it is: going aboard and ashore cost once wherever the fleets stop (RULING-112).
    """

    stage: int
    paid: int

    def clause(self) -> str:
        return "16.1a"

    def run(self, s: War) -> None:
        if not s.group and s.came_from >= 0:
            s.then(arrival.Finish(self.side))  # all were lost on the way: what their move leaves behind is put in order
        else:
            Decision.run(self, s)

    # -------------------------------------------------------------------------------------------- what could be meant

    def universe(self, s: War) -> list[int]:
        if not s.group:
            return []
        place, side = stacks.here(s), self.side
        others = [piece for piece in s.at[place] if s.sides[piece] == side and piece not in s.group]
        troops = [piece for piece in others if piece < UNITS and KIND[piece] != FLEET]
        aboard = [piece for piece in s.group if piece < UNITS and KIND[piece] != FLEET]
        found = [verbs.DONE, *[verb + goal for verb in (verbs.MOVE, verbs.HALT) for goal in (*SHORES, *WATERS)]]
        found += [verbs.LAND_AT + goal for goal in SHORES] + [verbs.ATTACK + goal for goal in WATERS]
        found += [*[verbs.TAKE + piece for piece in others], *[verbs.LEAVE + piece for piece in s.group]]
        found += [verbs.LEAVE_ALL, *[verbs.EMBARK + unit for unit in troops], verbs.EMBARK_ALL]
        return [*found, *[verbs.DISEMBARK + unit for unit in aboard], verbs.DISEMBARK_ALL]

    # -------------------------------------------------------------------------------------------------- what forbids it

    def options(self, s: War) -> list[int]:
        if not s.group:
            return []
        found = [verbs.DONE]
        if not self._refusals_leave_here(s):
            left = sea.voyage(s, self.side, s.points).left
            s.found = left
            found += [*self._waters(s, left), *self._shores(s, left)]
        rest = self._company(s) if stacks.is_led(s.group) else []
        laden = stacks.cargo_of(s, s.group)
        rest += [*[verbs.DISEMBARK + unit for unit in laden], verbs.DISEMBARK_ALL] if laden else []
        return found + [c for c in rest if not self.refusals(s, c)]

    def _company(self, s: War) -> list[int]:
        """Who might join a leader's group, leave it or go aboard: before the start no fleet joins [14.2.5, 14.3.1]."""
        least = UNITS if self.stage == GATHER else 0
        others = [piece for piece in s.at[stacks.here(s)] if piece >= least and s.sides[piece] == self.side]
        rest = [verbs.TAKE + piece for piece in others if piece not in s.group]
        rest += [*[verbs.LEAVE + piece for piece in s.group], verbs.LEAVE_ALL]
        price = 0 if self.paid & EMBARKED else MOVEMENT.sea.embark
        if s.points >= price and cargo.room(s) > 0:
            rest += [*[verbs.EMBARK + unit for unit in cargo.candidates(s, self.side)], verbs.EMBARK_ALL]
        return rest

    def _waters(self, s: War, left: Sequence[int]) -> list[int]:
        """Sea areas to end in, to halt in and to attack in."""
        start, at, led = stacks.here(s), s.at, stacks.is_led(s.group)
        reached = [LAND + place for place in range(SEAS) if left[place] >= 0]
        others = [place for place in reached if place != start]
        alone = len(s.group) <= stacking.ALONE
        ends = [place for place in others if led or (alone and not at[place]) or not self._refusals_end(s, place)]
        found = [verbs.MOVE + place for place in ends]
        found += [verbs.HALT + place for place in others if left[place - LAND] > 0]
        met = [place for place in reached if at[place] and not is_open(place)]
        return found + [verbs.ATTACK + place for place in met if not self._refusals_attack(s, place)]

    def _shores(self, s: War, left: Sequence[int]) -> list[int]:
        """Coastal hexes to end in, to halt in and to land in.

        Most are bare: nobody is there, and no city, fort or base; of these nothing is to be asked.
        """
        side, laden, led = self.side, bool(stacks.cargo_of(s, s.group)), stacks.is_led(s.group)
        coasts = sea.coasts(s, side, left)
        at, targets, bases = s.at, s.targets, s.base_at
        if not led and not laden:
            return self._bare_shores(s, coasts)
        bare = [one for one in coasts if not at[one[0]] and targets[one[0]] == NO_TARGET and one[0] not in bases]
        ends = [verbs.MOVE + place for place, points in bare if points >= COAST[place]]
        rests: list[int] = []
        landings: list[int] = []
        if laden:
            ashore = [place for place, points in bare if points >= COAST[place] + MOVEMENT.sea.land]
            landings += [verbs.LAND_AT + place for place in ashore]
            rests += [verbs.HALT + place for place in ashore] if led else []
        fleets = stacks.fleets_of(s.group)
        told = [one for one in coasts if at[one[0]] or targets[one[0]] != NO_TARGET or one[0] in bases]
        for place, points in told:
            empty = not at[place]
            if points >= COAST[place]:
                if empty or self._may_come(s, place, sea.END, led, fleets):
                    ends.append(verbs.MOVE + place)
                if led and (empty or self._may_come(s, place, sea.REST, led, fleets)):
                    rests += [] if self._refusals_rest(s, left, place) else [verbs.HALT + place]
            if laden and points >= sea.price_ashore(s, side, place, sea.LANDING):
                if self._may_come(s, place, sea.LANDING, led, fleets):
                    landings.append(verbs.LAND_AT + place)
        return [*sorted(ends), *sorted(rests), *sorted(landings)]

    def _bare_shores(self, s: War, coasts: Sequence[tuple[int, int]]) -> list[int]:
        """Coastal hexes to end in for fleets without a leader and without troops: to halt is not for them.

        A single fleet may lie wherever nobody is; several, whose leader has fallen on the way, may not [14.2.1].
        """
        at, fleets = s.at, stacks.fleets_of(s.group)
        alone = len(fleets) <= stacking.ALONE
        return [
            verbs.MOVE + place
            for place, points in coasts
            if points >= COAST[place]
            and ((alone and not at[place]) or self._may_come(s, place, sea.END, False, fleets))
        ]

    def _may_come(self, s: War, place: int, how: int, led: bool, fleets: list[int]) -> bool:
        """Whether nothing forbids the fleets what they mean to do on a coast that is not closed to them."""
        there, sides = s.at[place], s.sides
        for piece in there:
            if sides[piece] != self.side:
                return not sea.refusals_there(s, self.side, place, how)
        if not led and s.targets[place] == NO_TARGET and (there or len(fleets) > stacking.ALONE):
            if not stacking.may_stay(s, self.side, place, coming=fleets):
                return False
        return how != sea.LANDING or not places.is_friendly_port(s, place, self.side)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        if verb == verbs.DONE:
            return []
        if verb in HOW:
            return self._refusals_go(s, value, HOW[verb])
        if verb in (verbs.EMBARK, verbs.EMBARK_ALL):
            return self._refusals_embark(s, verb, value)
        if verb in (verbs.DISEMBARK, verbs.DISEMBARK_ALL):
            return self._refusals_disembark(s, verb, value)
        if verb == verbs.TAKE:
            return self._refusals_take(s, value)
        return self._refusals_drop(s, verb, value)

    def _refusals_leave_here(self, s: War) -> list[Refusal]:
        """Why the group may not sail at all: without fleets, with troops but no leader, leaving a stack without one, or
        past too strong an enemy before its port; or it lies before the enemy, where its move ends.

        [7.8.2, 10.2.3b, 14.3.1, 16.4.2, 16.5.2]
        """
        place, fleets = stacks.here(s), stacks.fleets_of(s.group)
        found = stacks.refusals_part(s, self.side)
        found += when(not fleets, "14.3.2", place)
        found += when(not stacks.is_led(s.group) and stacks.cargo_of(s, s.group), "7.8.2", place)
        if place < LAND:
            found += when(stacks.troops_of(s, s.group), "16.5.2", place)
            found += when(self._is_before(s), "16.4.2", place)
            found += sea.refusals_clash(s, self.side, fleets, sea.fleets_before(s, self.side, place), place)
        return found

    def _refusals_go(self, s: War, place: int, how: int) -> list[Refusal]:
        found = self._refusals_leave_here(s)
        if place < LAND and not SEAS_AT[place]:
            return [*found, Refusal("16.4.1", place)]
        left = sea.voyage(s, self.side, s.points).left
        if place >= LAND:
            return found + self._refusals_water(s, left, place, how)
        found += when(place == stacks.here(s), "16.4.1", place)
        found += sea.refusals_coast(s, self.side, place, how)
        if sea.seas_left(s, self.side, left, place) < sea.price_ashore(s, self.side, place, how):
            found += self._why_not_reached(s, place)
        elif how == sea.REST and not found:
            found += self._refusals_rest(s, left, place)
        return found

    def _why_not_reached(self, s: War, place: int) -> list[Refusal]:
        """Why no way leads to a place: the sea around it is closed, or the points do not suffice."""
        seas = [place] if place >= LAND else list(SEAS_AT[place])
        shut = [entry.refusals_enter(s, self.side, s.group, water) for water in seas]
        return shut[0] if all(shut) else [Refusal("16.1b", place)]

    def _refusals_water(self, s: War, left: Sequence[int], place: int, how: int) -> list[Refusal]:
        if left[place - LAND] < 0:
            return self._why_not_reached(s, place)
        if how == sea.FIGHT:
            return self._refusals_attack(s, place)
        if place == stacks.here(s) or how == sea.LANDING:
            return [Refusal("16.4.1" if how != sea.LANDING else "16.5.1", place)]
        if how == sea.REST:
            return [] if left[place - LAND] > 0 else [Refusal("16.1b", place)]
        return self._refusals_end(s, place)

    def _refusals_end(self, s: War, place: int) -> list[Refusal]:
        """Fleets without a leader do not end in a sea area with others [7.8.2, 14.2.1]."""
        if stacks.is_led(s.group) or (len(s.group) <= stacking.ALONE and not s.at[place]):
            return []
        found = stacking.refusals_stay(s, self.side, place, coming=stacks.fleets_of(s.group))
        return [*found, Refusal("7.8.2", place)] if found else []

    def _refusals_attack(self, s: War, place: int) -> list[Refusal]:
        """Fleets may attack where enemy fleets are in a coastal sea area, not in an open one [8.5a, 16.4.6b, 17.1b]."""
        if is_open(place):
            return [Refusal("8.5a", place), Refusal("16.4.6b", place)]
        foes = interception.fleets_in(s, 1 - self.side, place)
        if not foes:
            return [Refusal("17.1b", place)]
        return sea.refusals_clash(s, self.side, sea.attackers_in(s, self.side, place), foes, place)

    def _refusals_rest(self, s: War, left: Sequence[int], place: int) -> list[Refusal]:
        """Why fleets need not halt at a coast: nobody joins or stays, no troops wait or can be set ashore.

        [14.3.1, 16.5.1]
        """
        rest = sea.seas_left(s, self.side, left, place) - sea.coast_price(place)
        if rest <= 0:
            return [Refusal("16.1b", place)]
        if not stacks.is_led(s.group):
            return [Refusal("14.3.1", place)]
        sea_costs = MOVEMENT.sea
        if cargo.is_before(s, self.side, place):
            able = rest >= sea_costs.land and len(stacks.cargo_of(s, s.group)) > 1
            return [] if able else [Refusal("16.5.1", place)]
        if rest >= sea_costs.land and stacks.cargo_of(s, s.group):
            return []
        own = [piece for piece in s.at[place] if s.sides[piece] == self.side and stacks.can_stir(s, piece)]
        if any(piece in sea.FLEETS or piece >= UNITS for piece in own):
            return []
        if rest >= sea_costs.embark and own:
            return []
        if len(stacks.fleets_of(s.group)) > 1 and arrival.is_own(s, self.side, place):
            return []
        return [Refusal("14.3.1", place)]

    def _refusals_take(self, s: War, piece: int) -> list[Refusal]:
        """Who may join: fleets and leaders; before the start fleets only if all have been left [14.3.1]."""
        place = stacks.here(s)
        found = stacks.refusals_join(s, self.side, piece)
        if piece < UNITS and (piece not in sea.FLEETS or self.stage == GATHER):
            found.append(Refusal("14.3.1", place))
        return found + when(self._is_before(s), "16.5.1", place)

    def _is_before(self, s: War) -> bool:
        """Whether the group lies before the enemy where it has come to, so that it lands troops there or stays."""
        place = stacks.here(s)
        return self.stage == ON_THE_WAY and place < LAND and cargo.is_before(s, self.side, place)

    def _refusals_drop(self, s: War, verb: int, piece: int) -> list[Refusal]:
        """Fleets that stay where the group is; those that carry its troops are needed [14.2.1, 14.3.1, 16.5.1]."""
        place, fleets = stacks.here(s), stacks.fleets_of(s.group)
        if verb == verbs.LEAVE_ALL:
            able = self.stage == GATHER and stacks.is_led(s.group) and len(fleets) > 1
            return [] if able and not stacks.cargo_of(s, s.group) and not self.paid else [Refusal("14.3.1", place)]
        if piece not in fleets or self.stage == CALL or not stacks.is_led(s.group) or self._is_before(s):
            return [Refusal("14.3.1", place)]
        found = when(cargo.room(s) < 1 or asking.cargo_of(s, piece), "16.5.1", place)
        others = [other for other in s.group if other != piece]
        if self.stage == ON_THE_WAY and not stacking.may_stay(s, self.side, place, leaving=others):
            found += [Refusal("14.2.1", place), Refusal("14.3.1", place)]
        return found

    def _refusals_embark(self, s: War, verb: int, unit: int) -> list[Refusal]:
        """Who may go aboard: in a port or on a coast, for points that are paid once [16.5.1]."""
        price = 0 if self.paid & EMBARKED else MOVEMENT.sea.embark
        place = stacks.here(s)
        if self._is_before(s):
            return [Refusal("16.5.1", place)]
        if verb == verbs.EMBARK:
            return cargo.refusals_embark(s, self.side, unit, price)
        able = self._passengers(s, price)
        return [] if len(able) > 1 and fleets_needed(able) <= cargo.room(s) else [Refusal("16.5.1", place)]

    def _passengers(self, s: War, price: int) -> list[int]:
        return [unit for unit in cargo.candidates(s, self.side) if not cargo.refusals_embark(s, self.side, unit, price)]

    def _refusals_disembark(self, s: War, verb: int, unit: int) -> list[Refusal]:
        """Who may go ashore where the fleets are; among enemies all do, or none [16.5.1, 16.5.3]."""
        price = 0 if self.paid & LANDED else MOVEMENT.sea.land
        place, side = stacks.here(s), self.side
        units = stacks.cargo_of(s, s.group)
        if self.paid & EMBARKED or not units or place >= LAND or s.points < price:
            return [Refusal("16.5.1", place)]
        if verb == verbs.DISEMBARK:
            return cargo.refusals_disembark(s, side, unit, price)
        found = entry.refusals_enter(s, side, units, place)
        return found + (stacks.refusals_fight(s, side, units, place) if cargo.is_before(s, side, place) else [])

    # ---------------------------------------------------------------------------------------------------- what is done

    def chosen(self, s: War, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        side, place = self.side, stacks.here(s)
        if verb in HOW:
            count = len(stacks.fleets_of(s.group))
            s.then(Voyage(side, value, HOW[verb], s.points, count), Sail(side, ON_THE_WAY, 0))
        elif verb in (verbs.EMBARK, verbs.EMBARK_ALL):
            price = 0 if self.paid & EMBARKED else MOVEMENT.sea.embark
            cargo.embark(s, side, [value] if verb == verbs.EMBARK else self._passengers(s, price))
            s.points -= price
            s.then(Sail(side, self.stage, self.paid | EMBARKED))
        elif verb in (verbs.DISEMBARK, verbs.DISEMBARK_ALL):
            self._disembark(s, verb, value)
        elif verb == verbs.DONE:
            still = self.stage != ON_THE_WAY and not stacks.troops_of(s, s.group)
            joined = int(place < LAND and joins_camp(s, side, place))
            s.then(arrival.EndMove(side) if still else arrival.Arrive(side, place, joined))
        else:
            self._gather(s, verb, value)

    def _gather(self, s: War, verb: int, value: int) -> None:
        stage = CALL if verb == verbs.LEAVE_ALL else self.stage
        if verb == verbs.TAKE:
            s.group += [value, *(asking.cargo_of(s, value) if value in sea.FLEETS else [])]
            if value in sea.FLEETS:
                s.start[FLEET_NUMBER[value]] = s.loc[value]
        elif verb == verbs.LEAVE:
            s.group.remove(value)
            if self.stage == ON_THE_WAY:
                arrival.stay_behind(s, value)
        else:
            s.group = stacks.leaders_of(s.group)
        s.then(Sail(self.side, stage, self.paid))

    def _disembark(self, s: War, verb: int, value: int) -> None:
        """Troops go ashore; before the enemy the move ends with it, elsewhere the fleets may go on."""
        side, place = self.side, stacks.here(s)
        if s.came_from < 0:
            s.came_from = SEAS_AT[place][0]
        before = cargo.is_before(s, side, place)
        if before and verb == verbs.DISEMBARK_ALL:
            land_all(s, side, place)
            return
        s.points -= 0 if self.paid & LANDED else MOVEMENT.sea.land
        units = [value] if verb == verbs.DISEMBARK else stacks.cargo_of(s, s.group)
        cargo.disembark(s, side, units)
        if not before:
            s.group = [piece for piece in s.group if piece not in units]
        s.then(Sail(side, self.stage, self.paid | LANDED))
