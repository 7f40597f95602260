"""One operation: who goes, where, whom he drops and fetches, whom he fights, and where he stops. Sections 4.1, 7 and 9.

The decision is asked again after everything the force does, until it stops or is stopped. While it gathers (GATHERING)
pieces may still join or stay behind; a force that is pressed (PRESSED) must leave or fight [8.7a].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, NEITHER, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, IS_SEA, LOCALES, NEXT_TO
from polemos.games.sparta_vs_athens.rules.combat import ravaging, siege_lines, sieges
from polemos.games.sparta_vs_athens.rules.nations import forts, revolt, settle
from polemos.games.sparta_vs_athens.rules.operations import cargo, engagement, forces, meeting, movement, stopping
from polemos.games.sparta_vs_athens.rules.operations.forces import here
from polemos.games.sparta_vs_athens.rules.operations.joining import join, leave, refusals_join, refusals_leave
from polemos.games.sparta_vs_athens.rules.sides import has_units, is_delian, master_of
from polemos.games.sparta_vs_athens.rules.year.events import enters_syracuse
from polemos.games.sparta_vs_athens.state import FORT_TO_COME, FRESH, Decision, Refusal, War, pieces_at
from polemos.games.sparta_vs_athens.verbs import BUILD, DROP, LAND, LAND_ALL, LOAD, MOVE, PICK_UP, STAY_ABOARD, TAKE
from polemos.kernel.flow import VERB

GATHERING: Final = 0
PRESSED: Final = 1
UNDER_WAY: Final = 2

OF_THE_FORCE: Final = (DROP, PICK_UP, TAKE, verbs.TAKE_ALL, verbs.TAKE_TROOPS, verbs.TAKE_FLEETS, LOAD, LAND, LAND_ALL)
"""Verbs by which the force grows or shrinks, or loads and lands."""
DELIAN_NEXT_TO: Final = [[near for near in NEXT_TO[locale] if is_delian(near)] for locale in range(LOCALES)]
"""By locale: the Delian cities next to it."""


def _is_led(s: War) -> bool:
    """Whether the operating force still has its leader, on the map [4.0a]."""
    return s.leader >= 0 and 0 <= s.loc[s.leader] < LOCALES


@dataclass(slots=True, frozen=True)
class Operating(Decision):
    """What the force does next [4.0a, 4.1a]."""

    stage: int

    def clause(self) -> str:
        return "7.9f" if self.stage == UNDER_WAY else "4.1a"

    def alike(self, s: War) -> bool:
        """The enemy of a leader face down knows neither his points nor who lies with him in a box [5.2c, 6.1d]."""
        return not s.shown[s.leader]

    # -------------------------------------------------------------------------------------------- what could be meant

    def universe(self, s: War) -> list[int]:
        if not _is_led(s):
            return []
        locale = here(s)
        moves = [MOVE + to for to in NEXT_TO[locale]]
        if s.must_leave:
            return moves
        there = [piece for piece in pieces_at(s, self.side, locale) if piece != s.leader and piece not in s.group]
        found = [DROP + piece for piece in s.group]
        if self.stage == UNDER_WAY:
            found += [PICK_UP + piece for piece in there]
        else:
            found += [verbs.TAKE_ALL, verbs.TAKE_TROOPS, verbs.TAKE_FLEETS, *[TAKE + piece for piece in there]]
        aboard = forces.carried(s)
        if not IS_SEA[locale] and (aboard or forces.fleets_in(s)):
            found += [LOAD + unit for unit in forces.armies_in(s)]
        if forces.fleets_in(s):
            found += [LOAD + leader for leader in cargo.leaders_in(s)]
        if not IS_SEA[locale]:
            found += [LAND_ALL, *[LAND + unit for unit in aboard]] if aboard else []
        return [*moves, *found, *self._assaults(s, locale), *self._others(s, locale), verbs.STOP, STAY_ABOARD]

    def _assaults(self, s: War, locale: int) -> list[int]:
        """Battle, siege and ravage where the force is."""
        return [verbs.SEA_FIGHT, verbs.LAND_FIGHT, *self._at_targets(s, locale)]

    def _at_targets(self, s: War, locale: int) -> list[int]:
        """What is done with cities and forts: siege, ravage, running in."""
        targets = [*forces.own_targets(s, 1 - self.side, locale), *forces.own_targets(s, NEITHER, locale)]
        return [
            *[verbs.BESIEGE + target for target in targets],
            *[verbs.RAVAGE + target for target in targets],
            verbs.INSIDE + locale,
        ]

    def _others(self, s: War, locale: int) -> list[int]:
        """What may be done at any time in between: forts, incitement [rev.8b, 10.1a]."""
        found = [BUILD + fort for fort, state in enumerate(s.forts) if state == FORT_TO_COME]
        return found + [verbs.INCITE + near for near in DELIAN_NEXT_TO[locale]]

    # -------------------------------------------------------------------------------------------------- what forbids it

    def options(self, s: War) -> list[int]:
        """In the order of `universe`: what is true of a whole kind of pieces, or of none, is asked once."""
        if not _is_led(s):
            return []
        side, locale = self.side, here(s)
        moves = [] if self._is_stuck(s) else [MOVE + to for to in movement.ways_on(s, side)]
        if s.must_leave:
            return moves
        aboard = forces.carried(s)
        lands = bool(aboard) and not cargo.refusals_ashore(s, side, locale)
        found = [*moves] if s.fought else [*moves, *self._to_drop(s), *self._to_take(s), *self._to_load(s, aboard)]
        found += [LAND_ALL, *[LAND + unit for unit in aboard]] if lands else []
        found += self._to_assault(s, locale)
        found += [BUILD + fort for fort in forts.buildable_at(s, side, locale)]
        found += [verbs.INCITE + near for near in DELIAN_NEXT_TO[locale] if not revolt.refusals_incite(s, side, near)]
        found += [] if self.stage == PRESSED and (moves or self._can_comply(s)) else [verbs.STOP]
        return [*found, STAY_ABOARD] if lands and self.stage == UNDER_WAY else found

    def _to_drop(self, s: War) -> list[int]:
        """Whom the force may drop: on the way all fleets, all troops and all leaders of it, or none of these."""
        side, group = self.side, s.group
        if self.stage != UNDER_WAY:
            return [DROP + piece for piece in group if not refusals_leave(s, side, piece)]
        kinds = [2 if piece >= UNITS else IS_NSP[piece] for piece in group]
        stay = {kind: not stopping.refusals_drop(s, side, group[kinds.index(kind)]) for kind in set(kinds)}
        return [DROP + piece for piece, kind in zip(group, kinds, strict=True) if stay[kind]]

    def _to_take(self, s: War) -> list[int]:
        """Who may join: before the force sets out by kinds as well, on the way picked up for a point [6.1f, 7.7b]."""
        side, acted = self.side, s.acted
        fresh = [piece for piece in pieces_at(s, side, here(s)) if acted[piece] == FRESH and piece not in s.group]
        if self.stage == UNDER_WAY:
            able = fresh if s.arrived and s.points else []
            return [PICK_UP + piece for piece in able if not stopping.refusals_pick_up(s, side, piece, False)]
        come = [piece for piece in fresh if not refusals_join(s, side, piece)]
        fleets = [IS_NSP[piece] for piece in come if piece < UNITS]
        found = [verbs.TAKE_ALL] if fleets else []
        found += [verbs.TAKE_TROOPS] if 0 in fleets else []
        found += [verbs.TAKE_FLEETS] if 1 in fleets else []
        return found + [TAKE + piece for piece in come]

    def _to_load(self, s: War, aboard: list[int]) -> list[int]:
        """Troops that may go aboard; those aboard, and leaders, whose fleet may be named [7.4a, 7.4b]."""
        fleets = forces.fleets_in(s)
        armies = forces.armies_in(s) if fleets and not IS_SEA[here(s)] else []
        room = any(unit not in aboard for unit in armies) and bool(cargo.room_aboard(s))
        found = [unit for unit in armies if (not cargo.refusals_load(s, unit) if unit in aboard else room)]
        if len(fleets) > 1:
            found += [leader for leader in cargo.leaders_in(s) if not cargo.refusals_load(s, leader)]
        return [LOAD + piece for piece in found]

    def _to_assault(self, s: War, locale: int) -> list[int]:
        """Battle, siege and ravage that are open to the units; most places have nobody to fight, and no target."""
        side = self.side
        if not forces.units_in(s):
            return []
        strangers = has_units(s, 1 - side, locale) or has_units(s, NEITHER, locale)
        if not strangers and locale not in s.fort_at and (not IS_CITY[locale] or master_of(s, locale) == side):
            return []
        foe = engagement.enemies_of(s, side, locale)
        found = (
            []
            if not engagement.foes_afloat(s, 1 - side, locale) or meeting.refusals_sea_fight(s, side, locale)
            else [verbs.SEA_FIGHT]
        )
        if not engagement.nobody_outside(s, side, foe, locale) and not engagement.refusals_land_fight(s, side):
            found.append(verbs.LAND_FIGHT)
        rest = self._at_targets(s, locale)
        return found + [c for c in rest if not self._refusals_assault(s, c - c % VERB, c % VERB)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        if verb == MOVE:
            return self._refusals_move(s, value)
        if s.must_leave:
            return [Refusal("7.9f", here(s))]
        if verb in OF_THE_FORCE:
            return self._refusals_force(s, verb, value)
        if verb in (verbs.STOP, STAY_ABOARD):
            return self._refusals_stop(s, verb)
        return self._refusals_assault(s, verb, value)

    def _refusals_move(self, s: War, to: int) -> list[Refusal]:
        found = movement.refusals_move(s, self.side, to)
        return [*found, Refusal("8.7a", here(s))] if self._is_stuck(s) else found

    def _is_stuck(self, s: War) -> bool:
        """Whether a pressed force would be its leader alone [8.7a]."""
        return self.stage == PRESSED and not forces.units_in(s)

    def _refusals_force(self, s: War, verb: int, value: int) -> list[Refusal]:
        """Why a piece cannot join, stay, come aboard."""
        gathering = self.stage != UNDER_WAY
        if s.fought and verb not in (LAND, LAND_ALL):
            return [Refusal("7.1e", here(s))]
        if verb == DROP:
            return refusals_leave(s, self.side, value) if gathering else stopping.refusals_drop(s, self.side, value)
        if verb == PICK_UP:
            return [Refusal("7.7a", here(s))] if gathering else stopping.refusals_pick_up(s, self.side, value, False)
        if verb == LOAD:
            return cargo.refusals_load(s, value)
        if verb in (LAND, LAND_ALL):
            return self._refusals_land(s, verb, value)
        if not gathering:
            return [Refusal("6.1f", here(s))]
        if verb == TAKE:
            return refusals_join(s, self.side, value)
        return [] if self._who(s, verb) else [Refusal("6.1f", here(s))]

    def _refusals_land(self, s: War, verb: int, value: int) -> list[Refusal]:
        """Cargo goes ashore freely where no enemy troops stand; to fight them land combat is announced [7.5a, 7.5b]."""
        aboard = forces.carried(s)
        if not aboard or (verb == LAND and value not in aboard):
            return [Refusal("7.4d", here(s))]
        return cargo.refusals_ashore(s, self.side, here(s))

    def _who(self, s: War, verb: int) -> list[int]:
        """Units of the locale that one word takes: all, the troops, the fleets; leaders are named one by one.

        Fleets first, for what is aboard comes with them.
        """
        there = [piece for piece in pieces_at(s, self.side, here(s)) if piece < UNITS]
        fleets = [piece for piece in there if IS_NSP[piece] and verb != verbs.TAKE_TROOPS]
        armies = [piece for piece in there if not IS_NSP[piece] and verb != verbs.TAKE_FLEETS]
        return [piece for piece in (*fleets, *armies) if not refusals_join(s, self.side, piece)]

    def _refusals_assault(self, s: War, verb: int, value: int) -> list[Refusal]:
        """Why the force cannot fight, besiege, ravage, run in, build or incite."""
        side, locale = self.side, here(s)
        if verb == verbs.SEA_FIGHT:
            return meeting.refusals_sea_fight(s, side, locale)
        if verb == verbs.LAND_FIGHT:
            return engagement.refusals_land_fight(s, side)
        if verb == verbs.BESIEGE:
            return sieges.refusals_besiege(s, side, value) + self._refusals_outside(s, value)
        if verb == verbs.RAVAGE:
            return ravaging.refusals_ravage(s, side, value) + self._refusals_outside(s, value, True)
        if verb == verbs.INSIDE:
            return [Refusal("7.1e", locale)] if s.fought else stopping.refusals_go_inside(s, side, value)
        if verb == BUILD:
            return forts.refusals_build(s, side, value, locale)
        found = revolt.refusals_incite(s, side, value)
        return found if value in NEXT_TO[locale] else [*found, Refusal("10.1a", value)]

    def _refusals_outside(self, s: War, target: int, anywhere: bool = False) -> list[Refusal]:
        """Siege and ravage only when all defenders are inside, by their own word or shut in [9.0f, 9.2a].

        The land is ravaged as well when they are inside a fort beside the city (anywhere; RULING-92). Ships in a port
        are inside (RULING-55); troops that declined battle are not [rev.17].
        """
        locale = here(s)
        owner = siege_lines.owner_of(s, target)
        outside = (
            engagement.foes_ashore(s, owner, locale)
            or engagement.foes_afloat(s, owner, locale)
            or engagement.declined(s)
        )
        within = s.within - 1 in forces.own_targets(s, owner, locale) if anywhere else s.within == target + 1
        return [Refusal("9.0f", locale)] if outside and not within else []

    def _refusals_stop(self, s: War, verb: int) -> list[Refusal]:
        """A pressed force stops only when there is nothing else that it could do [8.7a]."""
        if verb == STAY_ABOARD and (self.stage != UNDER_WAY or not stopping.may_land(s, self.side)):
            return [Refusal("7.4d", here(s))]
        if self.stage == PRESSED and self._can_comply(s):
            return [Refusal("8.7a", here(s))]
        return []

    def _can_comply(self, s: War) -> bool:
        """Whether a pressed force has any way out, or anybody to fight, with those who could come."""
        if not forces.units_in(s):
            return bool(self._who(s, verbs.TAKE_ALL))
        if movement.ways_on(s, self.side):
            return True
        return not engagement.refusals_land_fight(s, self.side) or not meeting.refusals_sea_fight(s, self.side, here(s))

    # ---------------------------------------------------------------------------------------------------- carrying out

    def chosen(self, s: War, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        if verb == MOVE:
            self._moves(s, value)
        elif verb in (verbs.STOP, STAY_ABOARD):
            if self.stage == UNDER_WAY:
                stopping.goes_on_or_stops(s, self.side)
                stopping.stop(s, self.side, verb == STAY_ABOARD)
            else:
                stopping.call_off(s, self.side)
        elif verb in OF_THE_FORCE:
            self._changes(s, verb, value)
        else:
            self._assault(s, verb, value)

    def _moves(self, s: War, to: int) -> None:
        side = self.side
        stopping.goes_on_or_stops(s, side)
        movement.move(s, side, to)
        s.then(settle.Settle(), meeting.Meeting(side, to), Operating(side, UNDER_WAY))
        if movement.enters_syracuse_now(s, to):
            enters_syracuse(s, side)

    def _changes(self, s: War, verb: int, value: int) -> None:
        """The force grows or shrinks, or takes troops aboard."""
        s.then(self)
        if verb == DROP:
            if self.stage == UNDER_WAY:
                stopping.drop(s, self.side, value)
            else:
                leave(s, self.side, value)
        elif verb == PICK_UP:
            s.points -= 1
            stopping.pick_up(s, self.side, value)
            s.then(stopping.PickingUp(self.side))
        elif verb == LOAD:
            cargo.load(s, value)
        elif verb == LAND:
            s.aboard[value] = -1
        elif verb == LAND_ALL:
            cargo.land_what_can(s, self.side, here(s))
        elif verb == TAKE:
            join(s, value)
        else:
            for piece in self._who(s, verb):
                if piece not in s.group:
                    join(s, piece)

    def _assault(self, s: War, verb: int, value: int) -> None:
        """Battle, siege and ravage end the movement, and the operation of those in them [4.1b, 7.1e, 9.0k].

        A siege costs its points besides those for coming there, and again in every phase [7.3c, 7.3d].
        """
        side, locale = self.side, here(s)
        if verb == verbs.SEA_FIGHT:
            s.then(Operating(side, UNDER_WAY))
            meeting.announce_at_sea(s, side, locale)
        elif verb == verbs.LAND_FIGHT:
            s.then(Operating(side, UNDER_WAY))
            meeting.announce_on_land(s, side, locale)
        elif verb == verbs.BESIEGE:
            s.then(sieges.Siege(side, value), engagement.CombatOver(side, 0), Operating(side, UNDER_WAY))
        elif verb == verbs.RAVAGE:
            s.then(ravaging.Ravage(side, value), engagement.CombatOver(side, 0), Operating(side, UNDER_WAY))
        elif verb == verbs.INSIDE:
            stopping.go_inside(s, side, value)
        elif verb == BUILD:
            s.then(forts.BuildFort(side, value, locale), settle.Settle(), self)
        else:
            s.then(revolt.Incite(side, value), self)

    def run(self, s: War) -> None:
        """With its leader gone, or with the operation over, nothing is asked."""
        if not _is_led(s):
            stopping.stop(s, self.side, False)
            return
        if s.must_leave and not movement.ways_on(s, self.side):
            # what it had in mind is not possible any more
            s.must_leave = 0
            Decision.run(self, s)
        else:
            Decision.run(self, s)
