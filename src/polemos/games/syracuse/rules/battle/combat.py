"""One battle, from the first chit to the last retreat. Section 4.

The acting player is the attacker [4.must.b]. Which battles there are stands in battles.py, odds in reckoning.py,
retreats in retreat.py.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import ALL_DEAD, BUILT, IS_LEADER, NO_LOSS, SHARES, UNIT_SIDE
from polemos.games.syracuse.data.world import ATHENS, CAMP, CAMP_ZONE, PLACES, SYRACUSE, ZONE_OF, ZONES
from polemos.games.syracuse.rules.battle import reckoning
from polemos.games.syracuse.rules.battle.battlechits import BattleChits, CavalryChit
from polemos.games.syracuse.rules.battle.losses import capture, room, slay, trample
from polemos.games.syracuse.rules.battle.reckoning import B_ATTACK, B_DEFENCE, B_PLACE, B_SIDE, FORT, captains, fighters
from polemos.games.syracuse.rules.battle.retreat import Retreat, flee
from polemos.games.syracuse.rules.refusing import NamePiece, pieces, zone_of
from polemos.games.syracuse.rules.rolls import ANY_FACE, R_BATTLE, MayReroll, Roll
from polemos.games.syracuse.rules.works import raze
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, destroy, hurt, put, shelter, strand
from polemos.games.syracuse.verbs import ADVANCE, DONE, HIT, OCCUPY
from polemos.kernel.flow import VERB, unless

LOSS_CLAUSES: Final = ("4.res.f", "4.res.d", "4.res.d", "4.res.d", "4.res.c", "4.res.b")


@dataclass(slots=True, frozen=True)
class Battle(Step):
    """A battle begins: field units of a zone [4.must.d], a fort [4.fort.e] or the camp; `s.foes` says who fights."""

    side: int
    kind: int
    place: int

    def run(self, s: Siege) -> None:
        side = self.side
        s.battle = reckoning.begun(self.kind, self.place, side)
        s.tell("battle-begins", (side, self.place), ("4.must.a",))
        s.then(
            BattleChits(side, 0),
            Roll(side, R_BATTLE),
            MayReroll(side, R_BATTLE, 0, ANY_FACE),
            Resolve(),
        )


@dataclass(slots=True, frozen=True)
class Resolve(Step):
    """Odds, one die (RULING-60), result [4.odds.a, 4.roll.a, 4.res.a]; both losses at the same time."""

    def run(self, s: Siege) -> None:
        face = s.rolled.pop()
        side = s.battle[B_SIDE]
        seen = reckoning.reckon(s)
        s.battle[B_ATTACK], s.battle[B_DEFENCE] = reckoning.RESULTS.read(seen.column, face + seen.modifier)
        if s.heard is not None:
            for term in (*seen.shifts, *seen.modifiers):
                s.tell("reckoned", (term.what, term.value), (term.clause,))
            s.tell("odds", (seen.attack, seen.defence, seen.ratio, seen.column, seen.modifier), ("4.odds.a",))
            s.tell(
                "battle",
                (s.battle[B_PLACE], face, seen.column, s.battle[B_ATTACK], s.battle[B_DEFENCE]),
                ("4.res.a",),
            )
        s.then(Losses(side, s.battle[B_ATTACK]), Losses(1 - side, s.battle[B_DEFENCE]), Outcome())


@dataclass(slots=True, frozen=True)
class Losses(Step):
    """What a result does to a side: nothing, a share of its units, all of them [4.res.b, 4.res.c, 4.res.d, 4.res.f]."""

    side: int
    code: int

    def run(self, s: Siege) -> None:
        units = fighters(s, self.side)
        if self.code == NO_LOSS or not units:
            return
        clause = LOSS_CLAUSES[self.code]
        if self.code == ALL_DEAD:
            for u in units:
                destroy(s, u, clause)
            return
        n = share(len(units), self.code)
        if n == len(units):
            for u in units:
                hurt(s, u, clause)
        else:
            s.picked = []
            s.then(Casualties(self.side, n))


def share(units: int, code: int) -> int:
    """How many units a share hits: rounded down, but one at least [4.res.e]."""
    part, whole = SHARES[code]
    return max(1, units * part // whole)


@dataclass(slots=True, frozen=True)
class Casualties(NamePiece):
    """The owner picks different units, each of which loses a step (RULING-15) [4.res.d, 4.res.e]."""

    left: int

    def clause(self) -> str:
        return "4.res.d"

    def verb(self) -> int:
        return HIT

    def those(self, s: Siege) -> list[int]:
        return [u for u in fighters(s, self.side) if u not in s.picked] if self.left else []

    def otherwise(self, s: Siege, n: int) -> str:
        # whoever is inside works has not fought before them
        aside = s.battle[reckoning.B_KIND] == reckoning.FIELD and zone_of(s, n) == s.battle[B_PLACE] != s.loc[n]
        return "4.fort.b" if aside else ""

    def chosen(self, s: Siege, c: int) -> None:
        u = c % VERB
        s.picked.append(u)
        hurt(s, u, "4.res.d")
        s.then(Casualties(self.side, self.left - 1))


# ---------------------------------------------------------------- who has won


def loser(s: Siege) -> int:
    """The side that has lost: the one without survivors, else by the heavier code; a tie is the attacker's.

    -1 if nobody is left on either side (RULING-14) [4.ret.a].
    """
    side = s.battle[B_SIDE]
    ours, theirs = bool(fighters(s, side)), bool(fighters(s, 1 - side))
    if not ours and not theirs:
        return -1
    if not ours:
        return side
    if not theirs:
        return 1 - side
    return side if s.battle[B_ATTACK] >= s.battle[B_DEFENCE] else 1 - side


@dataclass(slots=True, frozen=True)
class Outcome(Step):
    """The loser retreats, or what a fort or the camp brings [4.ret.a]."""

    def run(self, s: Siege) -> None:
        side, kind = s.battle[B_SIDE], s.battle[reckoning.B_KIND]
        lost = loser(s)
        s.tell("battle-won", (s.battle[B_PLACE], 1 - lost if lost >= 0 else -1), ("4.ret.a",))
        after: list[Step] = [CavalryChit(1 - lost)] if lost >= 0 and not reckoning.naval(s) else []
        if kind == reckoning.FIELD:
            if lost >= 0:
                flee(s, fighters(s, lost) + captains(s, lost))
                s.then(Retreat(lost, s.battle[B_PLACE]), *after, BattleEnds())
            else:
                s.then(BattleEnds())
        elif kind == FORT:
            self.fort(s, side, lost, after)
        else:
            self.camp(s, side, lost, after)

    def fort(self, s: Siege, side: int, lost: int, after: list[Step]) -> None:
        """A beaten garrison cannot retreat [4.fort.g]; beaten attackers leave the zone."""
        place = s.battle[B_PLACE]
        if lost == side:
            units = fighters(s, side)
            if not units:
                # the garrison has come through, before whom they have led (RULING-17)
                for u in captains(s, side):
                    slay(s, u, "4.loss.b")
            flee(s, units + captains(s, side))
            s.then(Retreat(side, ZONE_OF[place]), *after, BattleEnds())
        elif lost >= 0:
            for u in fighters(s, lost):
                destroy(s, u, "4.fort.g")
            capture(s, side, place - ZONES, "4.fort.g")
            s.then(*after, Occupy(side, place), BattleEnds())
        else:
            s.then(BattleEnds())

    def camp(self, s: Siege, side: int, lost: int, after: list[Step]) -> None:
        """Success destroys the camp; all Athenians of the zone retreat, and the attackers advance.

        [4.camp.b, 4.camp.c, 4.camp.d] Attackers that fail stay where they are.
        """
        if lost != 1 - side:
            s.then(*after, BattleEnds())
            return
        stood = s.camp == BUILT
        if stood:
            raze(s, CAMP_WORK, "4.camp.b")
        abandon_camp(s)
        flee(s, list(s.at[ATHENS * PLACES + CAMP_ZONE]))
        if stood and not s.banned[side] >> CAMP_ZONE & 1:
            # S7 bans the advance like any other entry (RULING-40)
            after.append(Advance(side, tables.works.camp_assault.advance))
        s.then(Retreat(ATHENS, CAMP_ZONE), *after, BattleEnds())


def abandon_camp(s: Siege) -> None:
    """Whoever was inside the camp stands in its zone."""
    for u in s.at[ATHENS * PLACES + CAMP]:
        shelter(s, u, CAMP_ZONE, "4.camp.b")


@dataclass(slots=True, frozen=True)
class Occupy(Decision):
    """The winners may move into the fort that they have taken [5.fort.d]."""

    place: int

    def clause(self) -> str:
        return "4.fort.g"

    def universe(self, s: Siege) -> list[int]:
        return [*pieces(OCCUPY, []), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        u, zone = c - OCCUPY, ZONE_OF[self.place]
        if c == DONE:
            return []
        if u not in s.at[self.side * PLACES + zone]:
            return [Refusal("4.fort.g", zone)]
        return unless(IS_LEADER[u] == 1 or room(s, self.side, self.place, u), "3.stack.d", zone)

    def chosen(self, s: Siege, c: int) -> None:
        if c != DONE:
            s.tell("moved", (c % VERB, s.loc[c % VERB], self.place), ("4.fort.g",))
            put(s, c % VERB, self.place)
            s.then(self)


@dataclass(slots=True, frozen=True)
class Advance(Decision):
    """The attackers advance into the zone of the camp, one unit at least and as many as it holds [4.camp.d]."""

    left: int

    def clause(self) -> str:
        return "4.camp.d"

    def universe(self, s: Siege) -> list[int]:
        units = fighters(s, self.side)
        return [*pieces(ADVANCE, units + [u for u in s.foes if u not in units]), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        u = c - ADVANCE
        going = self.left < tables.works.camp_assault.advance
        if c != DONE and u in s.foes and UNIT_SIDE[u] == self.side and 0 <= s.loc[u] != CAMP_ZONE:
            # a unit first; a leader does not count
            return unless(going if IS_LEADER[u] else self.left > 0, "4.camp.d", CAMP_ZONE)
        return unless(c == DONE and going, "4.camp.d", CAMP_ZONE)

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            return
        u = c % VERB
        s.tell("moved", (u, s.loc[u], CAMP_ZONE), ("4.camp.d",))
        put(s, u, CAMP_ZONE)
        if not IS_LEADER[u]:
            trample(s, self.side, CAMP_ZONE)
        s.then(Advance(self.side, self.left - (u in fighters(s, self.side))))


@dataclass(slots=True, frozen=True)
class BattleEnds(Step):
    """The battle is over; whoever has won stays."""

    def run(self, s: Siege) -> None:
        zone = ZONE_OF[s.battle[B_PLACE]]
        s.battle = []
        strand(s, ATHENS, zone)
        strand(s, SYRACUSE, zone)
        s.foes = []
        s.cancelled = []
        s.lent = [0, 0]
        s.shift = 0
        s.picked = []
