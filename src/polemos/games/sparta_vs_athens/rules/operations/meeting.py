"""A force enters a locale: lone leaders, enemy ships, enemy troops. Sections 7.5, 7.9, 7.10 and 7.11.

In this order: a lone enemy leader dies; ships meet ships, and fight or go on; troops ashore meet troops ashore and must
fight. What follows when combat is announced stands in `engagement`.
"""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import ATHENS, GOVERNMENTS, NAVAL
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.combat.battles import EndOfCombat, SeaBattle
from polemos.games.sparta_vs_athens.rules.combat.leaders import perish
from polemos.games.sparta_vs_athens.rules.combat.reveal import show
from polemos.games.sparta_vs_athens.rules.operations import engagement, forces, movement, restraint
from polemos.games.sparta_vs_athens.rules.rolls import R_EVASION, R_INTERCEPTION, Roll
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, cargo_of, leaders_at, pieces_at, strength


@dataclass(slots=True, frozen=True)
class Meeting(Step):
    """The force has come into a locale: whom it meets there [7.5a, 7.5c, 7.9a].

    Nobody meets anybody where they may not fight: in a neutral state, and during the Peace (RULING-34, RULING-37).
    """

    side: int
    locale: int

    def run(self, s: War) -> None:
        side, locale = self.side, self.locale
        if s.leader < 0 or s.loc[s.leader] != locale or not pieces_at(s, 1 - side, locale):
            return
        if restraint.refusals_attack(s, side, locale):
            return
        if forces.units_in(s):
            slay_lone_leaders(s, 1 - side, locale)
        if forces.fleets_in(s) and engagement.foes_afloat(s, 1 - side, locale):
            s.then(SeaMeeting(side, locale))
        elif forces.marching(s) and engagement.foes_ashore(s, 1 - side, locale):
            s.then(engagement.Announce(side, locale, 0))


def slay_lone_leaders(s: War, side: int, locale: int) -> None:
    """Leaders of a side in a locale without units, garrison or fort of theirs die at once [7.5c]."""
    if sides.has_units(s, side, locale) or sides.forts_at(s, side, locale):
        return
    if sides.master_of(s, locale) == side and sides.garrison_at(s, locale):
        return
    for leader in leaders_at(s, side, locale):
        show(s, leader)
        perish(s, leader, "7.5c")


# ---------------------------------------------------------------------------------------------------- ships meet ships


@dataclass(slots=True, frozen=True)
class SeaMeeting(Decision):
    """Ships have come among enemy ships: all of them fight, or all go on and leave [7.9a, 7.9b].

    A force that means to stop there fights. Troops ashore that have met enemy troops cannot go on [7.5a].
    """

    locale: int

    def clause(self) -> str:
        return "7.9a"

    def universe(self, s: War) -> list[int]:
        return [verbs.SEA_FIGHT, verbs.GO_ON]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.SEA_FIGHT:
            return []
        found = [] if movement.ways_on(s, self.side) else [Refusal("7.9b", self.locale)]
        if forces.marching(s) and engagement.foes_ashore(s, 1 - self.side, self.locale):
            found.append(Refusal("7.5a", self.locale))
        return found

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.SEA_FIGHT:
            announce_at_sea(s, self.side, self.locale)
            return
        s.must_leave = 1
        s.tell("goes-on", (self.side, self.locale), ("7.9a",))
        s.then(Interception(1 - self.side, self.locale))

    def run(self, s: War) -> None:
        odds = s.fight_on[self.side]
        theirs = strength(s, engagement.foes_afloat(s, 1 - self.side, self.locale))
        if odds and strength(s, forces.fleets_in(s)) >= odds * theirs:
            self.chosen(s, verbs.SEA_FIGHT)
        else:
            Decision.run(self, s)


def announce_at_sea(s: War, side: int, locale: int) -> None:
    """Naval combat is announced; the enemy may try to evade, and then to go into port [7.10a, 7.11c]."""
    s.tell("sea-announced", (side, locale), ("7.9a",))
    s.then(Evasion(1 - side, locale), PortOrSea(1 - side, locale), engagement.AshoreToo(side, locale))


def announce_on_land(s: War, side: int, locale: int) -> None:
    """Land combat is announced where the force is; ships on both parts make it combat at sea as well [8.6c].

    Ships that an army without ships meets alone may go into a port of theirs first [7.11b, 7.11c] (RULING-68).
    """
    if forces.fleets_in(s) and engagement.foes_afloat(s, 1 - side, locale):
        s.tell("sea-announced", (side, locale), ("8.6c",))
        s.then(Evasion(1 - side, locale), PortOrSea(1 - side, locale), engagement.Announce(side, locale, 1))
    elif not engagement.foes_ashore(s, 1 - side, locale):
        s.then(PortOrSea(1 - side, locale), engagement.Announce(side, locale, 0))
    else:
        s.then(engagement.Announce(side, locale, 0))


def refusals_sea_fight(s: War, side: int, locale: int) -> list[Refusal]:
    """Why the force cannot announce naval combat where it is [7.9a] (RULING-65, RULING-72, RULING-99)."""
    found = restraint.refusals_attack(s, side, locale)
    if not forces.fleets_in(s) or not engagement.foes_afloat(s, 1 - side, locale):
        found.append(Refusal("7.9a", locale))
    return found


def commander(s: War, side: int, locale: int) -> int:
    """Who gives a side his naval shift there: the leader of the force, or the best of those with the ships; -1: nobody.

    [6.1c, 6.2d] (RULING-99)
    """
    if side == s.side:
        return s.leader if s.leader >= 0 and s.loc[s.leader] == locale else -1
    best = -1
    for leader in leaders_at(s, side, locale):
        if not forces.is_shut_in(s, leader) and NAVAL[leader] > (NAVAL[best] if best >= 0 else 0):
            best = leader
    return best


def shift_at_sea(s: War, side: int, locale: int) -> int:
    """The naval shift of whoever commands a side's ships there; he turns his chit by giving it [7.9d, 7.10b]."""
    leader = commander(s, side, locale)
    if leader < 0 or not NAVAL[leader]:
        return 0
    show(s, leader)
    s.tell("commands-at-sea", (leader, NAVAL[leader]), ("6.1c",))
    return NAVAL[leader]


# -------------------------------------------------------------------------------------------------------- interception


@dataclass(slots=True, frozen=True)
class Interception(Decision):
    """The enemy goes on: ships of the locale may intercept, in port or not, with or without a leader [7.9c, 6.1b]."""

    locale: int

    def clause(self) -> str:
        return "7.9c"

    def fleets(self, s: War) -> list[int]:
        """The ships that would go; besieged ones cannot (RULING-65)."""
        return engagement.foes_afloat(s, self.side, self.locale)

    def universe(self, s: War) -> list[int]:
        fleets = self.fleets(s)
        return [verbs.LET_PASS, verbs.INTERCEPT, *[verbs.LEAVE_OUT + fleet for fleet in fleets]] if fleets else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.LET_PASS:
            return []
        if forbidden_to_intercept(s, self.side):
            return [Refusal("gov.7d", self.locale)]
        fleets = self.fleets(s)
        if c == verbs.INTERCEPT or (len(fleets) > 1 and c - verbs.LEAVE_OUT in fleets):
            return []
        return [Refusal("7.9c", self.locale)]

    def chosen(self, s: War, c: int) -> None:
        side, locale = self.side, self.locale
        if c == verbs.LET_PASS:
            return
        if c != verbs.INTERCEPT:
            s.sheltered = sorted((*s.sheltered, c - verbs.LEAVE_OUT))
            s.then(self)
            return
        s.tell("intercepts", (side, locale), ("7.9c",))
        s.then(Roll(side, R_INTERCEPTION), Roll(1 - side, R_INTERCEPTION), Intercepted(side, locale))

    def run(self, s: War) -> None:
        """Fleets that never intercept by their owner's order stay out of it."""
        if s.orders[self.side] & state.NEVER_INTERCEPT:
            return
        idle = [fleet for fleet in self.fleets(s) if s.holds_back[fleet]]
        if idle:
            s.sheltered = sorted((*s.sheltered, *idle))
        Decision.run(self, s)


def forbidden_to_intercept(s: War, side: int) -> bool:
    """Whether the government of Athens keeps its ships from intercepting, in its first year [gov.7d]."""
    return side == ATHENS and GOVERNMENTS[s.government].no_interception and s.since == s.year


@dataclass(slots=True, frozen=True)
class Intercepted(Step):
    """Each a die and his naval shift: the interceptor needs as much as the mover, or more [7.9d].

    If he has it he attacks at once [7.9e, 8.6b]; if not the mover goes on and leaves [7.9f].
    """

    side: int
    locale: int

    def run(self, s: War) -> None:
        side, locale = self.side, self.locale
        moving = s.rolled.pop() + shift_at_sea(s, 1 - side, locale)
        intercepting = s.rolled.pop() + shift_at_sea(s, side, locale)
        caught = intercepting >= moving
        s.tell(
            "intercepted" if caught else "slips-past",
            (side, locale, intercepting, moving),
            ("7.9e" if caught else "7.9f",),
        )
        if caught:
            s.must_leave = 0
            s.attackers = engagement.foes_afloat(s, side, locale)
            s.defenders = forces.fleets_in(s)
            s.then(SeaBattle(side, locale), EndOfCombat(side, locale), engagement.CombatOver(1 - side, 0))


# ------------------------------------------------------------------------------------------------------ evasion, ports


@dataclass(slots=True, frozen=True)
class Evasion(Decision):
    """Naval combat was announced: all ships of the defender may try to evade it together, at no cost [7.10a, 7.10d]."""

    locale: int

    def clause(self) -> str:
        return "7.10a"

    def universe(self, s: War) -> list[int]:
        return [verbs.STAND, verbs.EVADE] if engagement.foes_afloat(s, self.side, self.locale) else []

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.EVADE:
            side, locale = self.side, self.locale
            s.tell("tries-to-evade", (side, locale), ("7.10a",))
            s.then(Roll(side, R_EVASION), Roll(1 - side, R_EVASION), Evaded(side, locale))

    def run(self, s: War) -> None:
        orders = s.orders[self.side]
        in_port = orders & state.ALWAYS_IN_PORT and sides.has_port(s, self.side, self.locale)
        if not orders & state.NEVER_EVADE and not in_port:
            Decision.run(self, s)


@dataclass(slots=True, frozen=True)
class Evaded(Step):
    """Strictly more than the other and there is no naval combat; they are out of it (RULING-99) [7.10b, 7.10c]."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        side, locale = self.side, self.locale
        attacking = s.rolled.pop() + shift_at_sea(s, 1 - side, locale)
        evading = s.rolled.pop() + shift_at_sea(s, side, locale)
        away = evading > attacking
        if away:
            s.evaded = engagement.foes_afloat(s, side, locale)
            s.sheltered = sorted({*s.sheltered, *s.evaded})
        s.tell("evaded" if away else "does-not-evade", (side, locale, evading, attacking), ("7.10b",))


@dataclass(slots=True, frozen=True)
class PortOrSea(Decision):
    """In a port of their own the defending ships stay outside or go in, each for itself [7.11c, 7.11d, 7.11e, 7.11f].

    That is settled before a die is cast (RULING-22). A coast without a port shelters nobody [7.11g]. Into a besieged
    port they may go as well, and are besieged too [9.0l] (RULING-75).
    """

    locale: int

    def clause(self) -> str:
        return "7.11c"

    def universe(self, s: War) -> list[int]:
        fleets = engagement.foes_afloat(s, self.side, self.locale)
        if not fleets or not sides.has_port(s, self.side, self.locale):
            return []
        return [verbs.STAND, verbs.ALL_INTO_PORT, *[verbs.INTO_PORT + fleet for fleet in fleets]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c in (verbs.STAND, verbs.ALL_INTO_PORT) or c - verbs.INTO_PORT in engagement.foes_afloat(
            s, self.side, self.locale
        ):
            return []
        return [Refusal("7.11f", self.locale)]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.STAND:
            return
        going = engagement.foes_afloat(s, self.side, self.locale) if c == verbs.ALL_INTO_PORT else [c - verbs.INTO_PORT]
        s.sheltered = sorted((*s.sheltered, *going))
        if sides.is_besieged(s, self.locale):
            for fleet in going:
                self.shut_in(s, fleet)
        s.tell("into-port", (self.side, self.locale, len(going)), ("7.11f" if c != verbs.ALL_INTO_PORT else "7.11e",))
        if c != verbs.ALL_INTO_PORT:
            s.then(self)

    def shut_in(self, s: War, fleet: int) -> None:
        """A fleet lands what it carries in the besieged city, and is inside with it."""
        for piece in (fleet, *cargo_of(s, fleet)):
            s.inside[piece] = self.locale + 1
            s.aboard[piece] = -1

    def run(self, s: War) -> None:
        if s.orders[self.side] & state.ALWAYS_IN_PORT and self.universe(s):
            self.chosen(s, verbs.ALL_INTO_PORT)
        else:
            Decision.run(self, s)
