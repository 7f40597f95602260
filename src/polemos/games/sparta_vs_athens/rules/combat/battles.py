"""Battles on land and at sea, from the first shift to who has lost. Sections 8.1, 8.5 and 8.6.

A combined fight is two battles, the one at sea first (RULING-49); what is told here is the same for both. An attack on
a garrison alone is a land battle in which the defender has no unit [8.5b].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data.models_politics import levels
from polemos.games.sparta_vs_athens.data.tables import ATHENS, CODE_NAMES, LOSE_ALL, LOSE_NOTHING, NEITHER, PRESTIGE
from polemos.games.sparta_vs_athens.rules.combat import account, entries, leaders, losses, reveal, siege_lines
from polemos.games.sparta_vs_athens.rules.combat.account import ATTACKER, B_LOST, B_PLACE, DEFENDER, decider, fighters
from polemos.games.sparta_vs_athens.rules.combat.commanders import commanders_of
from polemos.games.sparta_vs_athens.rules.combat.reckoning import losses_of, reckon, table_of, terms_of
from polemos.games.sparta_vs_athens.rules.nations.capture import capture
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.rolls import R_LAND, R_SEA, Roll
from polemos.games.sparta_vs_athens.rules.sides import look_at_blockade, master_of
from polemos.games.sparta_vs_athens.state import OPERATED, Step, War
from polemos.wargame.reckoning import total

ALL_LOST: Final = CODE_NAMES[-1]
"""The result against a defence of no strength, which nobody rolls for (RULING-2)."""


@dataclass(slots=True, frozen=True)
class SeaBattle(Step):
    """The fleets of both sides that are not marines fight, if there are any on both [8.6a, 8.6c, 8.6d, qa.96b].

    side: the attacker, who is the phasing side or an interceptor [8.1a, 8.6b].
    """

    side: int
    locale: int

    def run(self, s: War) -> None:
        owner = owner_of_defence(s, self.locale)
        siege_lines.relieve(s, self.side)
        s.battle = account.begun(s, account.AT_SEA, self.locale, self.side, owner)
        if fighters(s, ATTACKER) and fighters(s, DEFENDER):
            open_battle(s, "sea-battle", "8.6a")


@dataclass(slots=True, frozen=True)
class LandBattle(Step):
    """The LSP and marines of both sides fight, or the attacker meets a garrison alone [8.1a, 8.5b].

    Of a combat in which the defender had units, no garrison is attacked afterwards [8.5a].
    """

    side: int
    locale: int

    def run(self, s: War) -> None:
        owner = owner_of_defence(s, self.locale)
        if not s.battle:
            siege_lines.relieve(s, self.side)
        s.battle = account.begun(s, account.ON_LAND, self.locale, self.side, owner)
        if not fighters(s, ATTACKER):
            return
        if account.is_lone(s):
            if account.garrison_alone(s, self.side, self.locale):
                open_battle(s, "garrison-attacked", "8.5b")
        elif fighters(s, DEFENDER):
            open_battle(s, "land-battle", "8.1a")


def owner_of_defence(s: War, locale: int) -> int:
    """Whose the defending units are, or the city where there are none; NEITHER for a neutral state (RULING-71)."""
    return s.owner[s.defenders[0]] if s.defenders else master_of(s, locale)


def open_battle(s: War, kind: str, clause: str) -> None:
    """Boxes are opened, leaders named [5.2c, 8.1g], and the attacker rolls one die [8.1j].

    A garrison of no strength falls without all that (RULING-2).
    """
    side = s.battle[account.B_SIDE]
    reveal.reveal_units(s, [*fighters(s, ATTACKER), *fighters(s, DEFENDER)])
    s.tell(kind, (side, s.battle[B_PLACE]), (clause,))
    if total(reckon(s).defence):
        s.then(
            *commanders_of(s), Roll(side, R_SEA if s.battle[account.B_KIND] == account.AT_SEA else R_LAND), Resolve(1)
        )
    else:
        s.then(Resolve(0))


@dataclass(slots=True, frozen=True)
class Resolve(Step):
    """Odds, column and result; then both step down, both lose units, and it is seen who lost [8.1j, 8.2b, 8.4b].

    dice: how many were rolled, 1 or 0.
    """

    dice: int

    def run(self, s: War) -> None:
        seen = reckon(s)
        code = ALL_LOST
        if self.dice:
            face = s.rolled.pop()
            s.battle[account.B_COLUMN] = seen.column
            code = table_of(s).read(seen.column, face)
            if s.heard is not None:
                for role, terms in ((ATTACKER, seen.attack), (DEFENDER, seen.defence)):
                    for term in terms:
                        s.tell("brought", (decider(s, role), term.what, term.value), (term.clause,))
                for term in seen.shifts:
                    s.tell("shifted", (term.what, term.value), (term.clause,))
                s.tell("odds", (total(seen.attack), total(seen.defence), seen.column), ("8.1b",))
                s.tell("battle", (s.battle[B_PLACE], face, seen.column, CODE_NAMES.index(code)), (table_of(s).clause,))
        self.demand(s, code)
        s.then(
            losses.StepDown(decider(s, ATTACKER), ATTACKER),
            losses.StepDown(decider(s, DEFENDER), DEFENDER),
            losses.Losses(ATTACKER),
            losses.Losses(DEFENDER),
            GarrisonFalls(),
            Aftermath(),
            leaders.LeaderCheck(),
            leaders.LeadersAlone(),
        )

    def demand(self, s: War, code: str) -> None:
        """What the result asks of both [8.2b]; a demand for no unit at all is none."""
        # a garrison alone is one unit
        defenders = 1 if account.is_lone(s) else len(fighters(s, DEFENDER))
        for role, need in enumerate(losses_of(code, len(fighters(s, ATTACKER)), defenders)):
            s.battle[account.B_NEED + role] = need
            s.battle[account.B_TERMS + role] = terms_of(code, role) if need else LOSE_NOTHING


@dataclass(slots=True, frozen=True)
class GarrisonFalls(Step):
    """A garrison alone is eliminated if all defenders are asked for, and by nothing less [2.3i, 8.5e].

    With LSP or NSP beside it, it is never lost [2.3h, 8.2c]. A fort beside the city stays (RULING-101). The leaders who
    helped it die [6.9b], and the attacker holds the city.
    """

    def run(self, s: War) -> None:
        if not account.is_lone(s) or s.battle[account.B_TERMS + DEFENDER] != LOSE_ALL:
            return
        place, side = s.battle[B_PLACE], s.battle[account.B_SIDE]
        s.battle[account.B_FELL] = 1
        s.tell("garrison-lost", (place,), ("8.5e",))
        if not account.is_neutral(s, DEFENDER):
            leaders.forsaken(s, decider(s, DEFENDER), place, "6.9b")
        if fighters(s, ATTACKER):
            capture(s, side, place, "8.5e")


# ------------------------------------------------------------------------------------------------------- who has lost


def loser(s: War) -> int:
    """The role that has lost: the one that lost more units, of equal numbers the attacker [8.2e] (RULING-9)."""
    ours, theirs = s.battle[B_LOST + ATTACKER], s.battle[B_LOST + DEFENDER]
    return ATTACKER if ours >= theirs else DEFENDER


@dataclass(slots=True, frozen=True)
class Aftermath(Step):
    """Who lost, and what that will move the prestige track [8.2e, tbl.prestige.a]; attackers are finished [4.1b, 8.2f].

    Nothing is noted where nobody lost anything (RULING-60).
    """

    def run(self, s: War) -> None:
        if s.battle[B_LOST + ATTACKER] or s.battle[B_LOST + DEFENDER]:
            note_prestige(s, loser(s))
        for role in account.BOTH_ROLES:
            if account.owner_in(s, role) == s.side:
                for unit in fighters(s, role):
                    s.acted[unit] = OPERATED
        if s.battle[account.B_KIND] == account.ON_LAND and (s.battle[account.B_FELL] or loser(s) == DEFENDER):
            entries.won_on_land(s)


def note_prestige(s: War, role: int) -> None:
    """A lost battle counts against its loser by the points that he lost, at the end of the year [tbl.prestige.a].

    A neutral state has no prestige to lose (RULING-87, RULING-104).
    """
    owner = account.owner_in(s, role)
    points = s.battle[account.B_POINTS + role]
    if owner == NEITHER:
        return
    worth = levels(PRESTIGE.battle, points)
    s.battle_levels += -worth if owner == ATHENS else worth
    s.tell("battle-lost", (owner, s.battle[B_PLACE], points, worth), ("8.2e", "tbl.prestige.a"))


@dataclass(slots=True, frozen=True)
class EndOfCombat(Step):
    """The combat in a locale is over: nobody retreats, and what the losses have changed is looked at."""

    side: int
    locale: int

    def run(self, s: War) -> None:
        end_fight(s)
        s.then(Settle())


def end_fight(s: War) -> None:
    """The account of a fight is closed."""
    s.battle = []
    s.attackers = []
    s.defenders = []
    s.ashore = []
    look_at_blockade(s)
