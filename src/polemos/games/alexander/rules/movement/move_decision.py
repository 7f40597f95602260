"""The move of one unit, step by step: one question a hex, a turn, a change of formation [6.1-6.6, 6.9, 7.1, 7.2, 9.7].

`begin_move` starts it, `Moving` asks what the unit does next until it halts or can go no farther, `end_move` ends it.
What is legal stands in `stepping`, `formation` and `exits`, what a step does in `marching`, begin and end in `moves`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data.ground import NEXT, direction_to
from polemos.games.alexander.data.setting import EDGES
from polemos.games.alexander.data.tables import AT, MOVES, NO_WEAPON, OUT, PH
from polemos.games.alexander.rules.command.leading import Escort
from polemos.games.alexander.rules.field import exits, scenario_rules, universes
from polemos.games.alexander.rules.field.universes import hex_named, unit_named, units_of
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.fire import missiles
from polemos.games.alexander.rules.movement import formation, move_begin_end, move_effects, move_legality
from polemos.games.alexander.rules.movement.formation import may_column, square_price, swings
from polemos.games.alexander.rules.movement.move_begin_end import AGAIN_HITS as AGAIN_HITS
from polemos.games.alexander.rules.movement.move_begin_end import HASTY_FIRST_HITS as HASTY_FIRST_HITS
from polemos.games.alexander.rules.movement.move_begin_end import close, end_move, refusals_hasten
from polemos.games.alexander.rules.movement.move_begin_end import refusals_move as refusals_move
from polemos.games.alexander.rules.movement.move_costs import ahead, allowance, may_square, pivoted
from polemos.games.alexander.rules.movement.move_legality import in_zone_from_start, may_enter, refusals_pivot
from polemos.games.alexander.rules.reactions import reactions
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.state import CHARGE, COLUMN, NORMAL, SQUARE, Battle, hexes, leaders_with, put, setting
from polemos.kernel.flow import VERB, Decision, Refusal, Step, unless


# --------------------------------------------------------------------------------- the beginning
def begin_move(s: Battle, u: int) -> None:
    """A unit is ordered to move: a Moved one takes its hit now, then it goes step by step [6.11, 6.13b].

    A double-depth phalanx, which may still part, takes it with its first step (RULING-90).

    Push what follows the move before calling this.
    """
    g = setting(s)
    move_begin_end.ready(s, u)
    side = g.side[u]
    s.then(reactions.Starting(u), Moving(side, u))
    if leaders_with(s, u):
        s.then(Escort(side, u))
    if s.again and s.deep[u] >= 0:
        s.again = move_effects.TO_BE_PAID
    elif s.again:
        move_effects.charge(s, u, AGAIN_HITS, "6.13b")


@dataclass(slots=True, frozen=True)
class Depart(Step):
    """A unit leaves the map by the way out, if those whom it leaves have not stopped it [8.22, scn.samarkand.3]."""

    unit: int
    edge: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] >= 0 and not s.routed[u]:
            exits.leave_map(s, u)
            s.tell("leaves-map", (setting(s).gid[u], self.edge), (exits.clause_of(s),))
        close(s)


@dataclass(slots=True, frozen=True)
class Deepened(Step):
    """A phalanx stands beneath another: its move is over, once the enemy has answered it [9.62a]."""

    unit: int

    def run(self, s: Battle) -> None:
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            end_move(s, self.unit)
        else:
            close(s)


# --------------------------------------------------------------------------------- the question
@dataclass(slots=True, frozen=True)
class Moving(Decision):
    """What the unit that moves does next [6.3].

    PIVOT and WHEEL name the hex of the half that goes forward; ENTER of a double-size unit the hex that its left half
    (in column its head) enters.
    """

    unit: int

    def clause(self) -> str:
        return "6.11"

    def run(self, s: Battle) -> None:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            close(s)
            return
        move_begin_end.look_about(s, u)
        if s.passer == u and not move_effects.on_friends(s, u):
            put(s, u, s.loc[u], s.tail[u])
        if s.passer == u and (s.stopped or not any(may_enter(s, u, d) for d in ahead(s, u))):
            s.then(move_effects.Stuck(u), self)
            return
        Decision.run(self, s)

    def universe(self, s: Battle) -> list[int]:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return []
        found = [c for verb in (verbs.ENTER, verbs.PIVOT, verbs.WHEEL) for c in universes.hexes_of(s, verb)]
        found += [c for verb in (verbs.TURN, verbs.TO_COLUMN, verbs.FROM_COLUMN) for c in universes.facings_of(verb)]
        found += [c for verb in (verbs.DEEPEN, verbs.PART) for c in units_of(s, verb, self.side)]
        found += units_of(s, verbs.SHOOT, 1 - self.side)
        found += [verbs.EXIT + edge for edge in range(len(EDGES))]
        return [
            *found,
            verbs.REVERSE,
            verbs.HASTEN,
            verbs.TO_SQUARE,
            verbs.FROM_SQUARE,
            verbs.TO_CHARGE,
            verbs.FROM_CHARGE,
            verbs.HALT,
        ]

    def options(self, s: Battle) -> list[int]:
        u = self.unit
        if s.loc[u] < 0 or s.routed[u]:
            return []
        g = setting(s)
        mp = s.mp
        steps = steps_of(s, u)
        found = [verbs.ENTER + x for x in steps]
        if s.passer == u:
            return found
        double = g.double[u]
        free = not s.stopped
        bound = False
        if free and s.pinned and not s.went[u]:
            free = False
            if mp > 0:
                self._out_of_zone(s, found)
        elif free and mp > 0:
            if double:
                self._manoeuvres(s, found)
            elif g.kind[u] != AT:
                found += [verbs.TURN + f for f in move_legality.turns(s, u, move_legality.FAR)]
            self._formations(s, found)
            if steps and (s.option_set.inertia or s.duty or s.line == scenario_rules.CHARGING):
                bound = bool(move_begin_end.driven(s, u))
        elif s.stopped and double and mp > 0:
            self._swings(s, found, verbs.WHEEL)
        if g.weapon[u] != NO_WEAPON and s.ammo[u] != OUT and not s.fired[u]:
            found += missiles.shots(s, u)
        if bound:
            # a square would end the move
            return scenario_rules.narrowed(s, u, [c for c in found if c != verbs.TO_SQUARE])
        if free and may_column(s, u):
            verb = verbs.FROM_COLUMN if s.form[u] == COLUMN else verbs.TO_COLUMN
            one, two = swings(s, u)
            found += (verb + one, verb + two)
        found.append(verbs.HALT)
        return (
            scenario_rules.narrowed(s, u, found)
            if s.special & scenario_rules.STUNG or s.line == scenario_rules.CHARGING
            else found
        )

    def _out_of_zone(self, s: Battle, found: list[int]) -> None:
        """What a unit may do that began its move in an enemy zone of control, beside a step [6.45a, 7.23b, 7.25]."""
        u = self.unit
        if s.turned[u]:
            return
        if setting(s).double[u]:
            self._swings(s, found, verbs.PIVOT)
            self._swings(s, found, verbs.WHEEL)
            if s.deep[u] >= 0 and not formation.refusals_part(s, u):
                found.append(verbs.PART + setting(s).gid[u])
        else:
            found += [verbs.TURN + f for f in move_legality.zone_turns(s, u)]
        if found and not refusals_hasten(s, u):
            found.append(verbs.HASTEN)
        if s.form[u] == CHARGE and not formation.refusals_break_charge(s, u):
            found.append(verbs.FROM_CHARGE)
        self._exit(s, found)

    def _manoeuvres(self, s: Battle, found: list[int]) -> None:
        """Pivots and about-face of a double-size unit out of contact, and whatever begins its move [6.43, 6.44]."""
        u = self.unit
        if s.form[u] == NORMAL:
            self._swings(s, found, verbs.PIVOT)
            if not move_legality.refusals_reverse(s, u):
                found.append(verbs.REVERSE)
        if setting(s).kind[u] == PH and not s.went[u]:
            g = setting(s)
            if not refusals_hasten(s, u):
                found.append(verbs.HASTEN)
            if s.deep[u] >= 0:
                if not formation.refusals_part(s, u):
                    found.append(verbs.PART + g.gid[u])
            else:
                front = formation.deepening(s, u)
                if front >= 0:
                    found.append(verbs.DEEPEN + g.gid[front])

    def _swings(self, s: Battle, found: list[int], verb: int) -> None:
        """Pivots or wheels, to the left and to the right."""
        u = self.unit
        if s.form[u] != NORMAL:
            return
        wheel = verb == verbs.WHEEL
        if not refusals_pivot(s, u, False, wheel):
            found.append(verb + s.loc[u])
        if not refusals_pivot(s, u, True, wheel):
            found.append(verb + s.tail[u])

    def _formations(self, s: Battle, found: list[int]) -> None:
        """Square, charge formation, and the way off the map, for a unit out of contact."""
        u = self.unit
        form = s.form[u]
        if form == SQUARE:
            if not formation.refusals_break_square(s, u):
                found.append(verbs.FROM_SQUARE)
        elif s.tail[u] >= 0 and form == NORMAL and s.mp >= square_price(s, u) and may_square(s, u):
            if not formation.refusals_square(s, u):
                found.append(verbs.TO_SQUARE)
        if s.option_set.charge_formation:
            if form == CHARGE:
                if not formation.refusals_break_charge(s, u):
                    found.append(verbs.FROM_CHARGE)
            elif form == NORMAL and not formation.refusals_charge(s, u):
                found.append(verbs.TO_CHARGE)
        self._exit(s, found)

    def _exit(self, s: Battle, found: list[int]) -> None:
        if exits.has_exits(s):
            edge = exits.way_out(s)
            if not exits.refusals_exit(s, self.unit, edge):
                found.append(verbs.EXIT + edge)

    # --------------------------------------------------------------------------------- carried out
    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        verb = c - c % VERB
        value = c % VERB
        if verb == verbs.ENTER:
            d = direction_to(s.loc[u], value)
            s.then(self)
            if in_zone_from_start(s, u):
                tail = NEXT[6 * s.tail[u] + d] if s.tail[u] >= 0 else -1
                s.then(reactions.Leaving(u, value, tail), move_effects.Go(u, d))
            else:
                move_effects.go(s, u, d)
        elif verb == verbs.TURN:
            s.then(self)
            move_effects.turn(s, u, value)
        elif verb == verbs.HALT:
            end_move(s, u)
        elif verb == verbs.SHOOT:
            s.then(self)
            missiles.shoot(s, u, setting(s).unit_of[value], 1)
        elif verb in (verbs.PIVOT, verbs.WHEEL):
            self._pivot(s, value == s.tail[u], verb == verbs.WHEEL)
        elif verb == verbs.EXIT:
            s.then(Depart(u, value))
            if in_zone_from_start(s, u):
                s.then(reactions.Leaving(u, -1, -1))
        else:
            self._change(s, verb, value)

    def _pivot(self, s: Battle, right: bool, wheel: bool) -> None:
        u = self.unit
        s.then(self)
        if not wheel and in_zone_from_start(s, u):
            one, two, _ = pivoted(s, u, right)
            s.then(reactions.Leaving(u, one, two), move_effects.Swing(u, 1 if right else 0))
        else:
            move_effects.pivot(s, u, right, wheel)

    def _change(self, s: Battle, verb: int, value: int) -> None:
        """A change of formation, or the pace of the move."""
        u = self.unit
        g = setting(s)
        if verb == verbs.TO_COLUMN:
            formation.into_column(s, u, value)
        elif verb == verbs.FROM_COLUMN:
            formation.out_of_column(s, u, value)
        elif verb == verbs.TO_SQUARE:
            formation.into_square(s, u)
        elif verb == verbs.FROM_SQUARE:
            formation.out_of_square(s, u)
        elif verb == verbs.TO_CHARGE:
            formation.into_charge(s, u)
        elif verb == verbs.FROM_CHARGE:
            formation.out_of_charge(s, u)
        if verb in _FORMATIONS:
            if s.heard is not None:
                kind, clause = _FORMATIONS[verb]
                s.tell(kind, (g.gid[u], s.loc[u], s.facing[u]), (clause,))
            if verb in (verbs.TO_COLUMN, verbs.FROM_COLUMN, verbs.TO_SQUARE):
                end_move(s, u, True)
                if s.hits[u] >= hits.tq(s, u):
                    # in column its TQ is lower, and it has that many hits already (RULING-80)
                    s.then(rout.Routs(u))
            else:
                s.then(self)
        elif verb == verbs.REVERSE:
            s.then(self)
            move_effects.reverse(s, u)
        elif verb == verbs.HASTEN:
            s.then(self)
            self._hasten(s)
        elif verb == verbs.PART:
            s.then(self)
            formation.part(s, u)
            if s.line == 0:  # one of its two orders is given back (RULING-90)
                s.orders += MOVES.double_depth.orders_per_move - 1
            s.tell("parts", (g.gid[u], s.loc[u]), ("9.62d",))
            if s.again:
                move_effects.charge(s, u, AGAIN_HITS, "6.13b")
        elif verb == verbs.DEEPEN:
            front = g.unit_of[value]
            formation.deepen(s, u, front)
            s.tell("deepens", (g.gid[u], g.gid[front], s.loc[front]), ("9.62a",))
            if held(s, u):
                s.met[u] = 1
            # it has come a hex nearer, and is answered like any other step (RULING-84)
            s.then(reactions.Approached(u), Deepened(u))

    def _hasten(self, s: Battle) -> None:
        u = self.unit
        s.hasty = 1
        s.mp = allowance(s, u, 1) - s.spent
        s.tell("hastens", (setting(s).gid[u], s.mp), ("6.46a",))
        if s.again:
            move_effects.charge(s, u, move_begin_end.HASTY_AGAIN_HITS - AGAIN_HITS, "6.46c")

    # --------------------------------------------------------------------------------- why
    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = self.unit
        verb = universes.verb_of(c)
        here = s.loc[u]
        if here < 0 or s.routed[u]:
            return [Refusal("10.25b", here)]
        found = self._refusals(s, verb, c)
        if not found and s.passer == u and verb != verbs.ENTER:
            found = [Refusal("6.91", here)]
        if not found and s.stopped and verb not in (verbs.WHEEL, verbs.SHOOT, verbs.HALT):
            found = [Refusal("7.23a", here)]
        if not found and s.mp <= 0 and verb not in _FREE:
            found = [Refusal("6.11", here)]
        if not found and verb in _ENDS:
            found = move_begin_end.refusals_stop(s, u)
        return found or scenario_rules.refusals_duty(s, u, verb, steps_of(s, u))

    def _refusals(self, s: Battle, verb: int, c: int) -> list[Refusal]:
        """Why the unit may not do a thing, whatever may drive it on or keep it where it is."""
        u = self.unit
        here, value = s.loc[u], c % VERB
        if verb == verbs.ENTER:
            d = direction_to(here, value)
            return (
                move_legality.refusals_enter(s, u, d) + move_legality.refusals_zone(s, u)
                if d >= 0
                else [Refusal("6.31", hex_named(s, c))]
            )
        if verb == verbs.TURN:
            return move_legality.refusals_turn(s, u, value)
        if verb in (verbs.PIVOT, verbs.WHEEL):
            if value not in hexes(s, u):
                return [Refusal("6.43a", hex_named(s, c))]
            return refusals_pivot(s, u, value == s.tail[u], verb == verbs.WHEEL)
        if verb in (verbs.TO_COLUMN, verbs.FROM_COLUMN):
            return formation.refusals_column(s, u, value, verb == verbs.TO_COLUMN)
        if verb == verbs.HASTEN:
            found = refusals_hasten(s, u)
            if not found and in_zone_from_start(s, u) and verbs.HASTEN not in self.options(s):
                found = [Refusal("7.23b", here)]
            return found
        if verb == verbs.PART:
            return formation.refusals_part(s, u) if unit_named(s, c) == u else [Refusal("9.62d", here)]
        if verb == verbs.DEEPEN:
            return formation.refusals_deepen(s, u, unit_named(s, c))
        if verb == verbs.EXIT:
            return exits.refusals_exit(s, u, value)
        if verb == verbs.SHOOT:
            return missiles.refusals_shoot(s, u, unit_named(s, c))
        return _CHANGES[verb](s, u) if verb in _CHANGES else unless(verb == verbs.HALT, "6.31", here)


def steps_of(s: Battle, u: int) -> list[int]:
    """The hexes that the unit that moves may enter now."""
    if s.passer != u and (s.mp <= 0 or move_legality.refusals_zone(s, u)):
        return []
    here = 6 * s.loc[u]
    return [NEXT[here + d] for d in ahead(s, u) if may_enter(s, u, d)]


#: By verb without a target: why not.
_CHANGES: Final[dict[int, Callable[[Battle, int], list[Refusal]]]] = {
    verbs.REVERSE: move_legality.refusals_reverse,
    verbs.TO_SQUARE: formation.refusals_square,
    verbs.FROM_SQUARE: formation.refusals_break_square,
    verbs.TO_CHARGE: formation.refusals_charge,
    verbs.FROM_CHARGE: formation.refusals_break_charge,
}
#: What needs no movement points.
_FREE: Final = (verbs.SHOOT, verbs.HALT, verbs.TO_COLUMN, verbs.FROM_COLUMN)
#: What ends a move.
_ENDS: Final = (verbs.HALT, verbs.TO_COLUMN, verbs.FROM_COLUMN, verbs.TO_SQUARE)
#: By verb: the event and the clause of a change of formation.
_FORMATIONS: Final[dict[int, tuple[str, str]]] = {
    verbs.TO_COLUMN: ("forms-column", "6.61a"),
    verbs.FROM_COLUMN: ("leaves-column", "6.61a"),
    verbs.TO_SQUARE: ("forms-square", "9.63"),
    verbs.FROM_SQUARE: ("leaves-square", "9.63"),
    verbs.TO_CHARGE: ("forms-charge", "9.73"),
    verbs.FROM_CHARGE: ("leaves-charge", "9.76"),
}
