"""Combat: an army in action attacks an adjacent hex. Section 17.

`Battle` is the whole procedure; the steps below follow in the order of 17.11. Strengths and odds are worked out in
`reckoning.py`, results applied in `aftermath.py`, ways out found in `retreat.py`. The attacker is always the side of
the army in action, whoever's turn it is [17.0, 17.21].
"""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_AFFIL, UNIT_FLEET
from polemos.games.belisarius.data.world import HEX_COUNT, KIND, LAND_SIDES, NEIGHBOURS, NEUTRAL, SEA, STRAITS
from polemos.games.belisarius.rules import rolls
from polemos.games.belisarius.rules.control import make_belligerent
from polemos.games.belisarius.rules.court.negotiation import breach_by_attack
from polemos.games.belisarius.rules.markers import MayPlay, play
from polemos.games.belisarius.rules.rolls import R_BATTLE, R_WITHDRAWAL_ATTACKER, R_WITHDRAWAL_DEFENDER, Roll
from polemos.games.belisarius.rules.war import aftermath, reckoning
from polemos.games.belisarius.rules.war.aftermath import ATTACKER, B_DIE, B_HEX, B_TABLE, DEFENDER, EndBattle, fighters
from polemos.games.belisarius.rules.war.duel import Challenge, leaders
from polemos.games.belisarius.rules.war.reckoning import ADVANTAGE_PLAYED, COVER_NONE, COVER_RIVER, LEADERSHIP, Strength
from polemos.games.belisarius.rules.war.retreat import WITHDRAWING, RetreatRolled
from polemos.games.belisarius.state import Decision, Refusal, Step, War, owner
from polemos.games.belisarius.verbs import ASSAULT, FIGHT, MANOEUVRE, WITHDRAW
from polemos.kernel.flow import PASS, when
from polemos.wargame.reckoning import clauses, part

# ---------------------------------------------------------------- where to attack


def refusals_attack(s: War, h: int) -> list[Refusal]:
    """Why the army in action may not attack a space; empty if it may. Attacking is always by choice [17.23, 15.31].

    Zones of control do not hinder an attack: an army that had to stop may fight what stops it [15.2b], and fight any
    number of battles, also against one hex, as long as it can pay [17.25, 17.3b].
    """
    if not s.army:
        return [Refusal("17.21")]
    found: list[Refusal] = []
    if s.op < charts.op_costs.assault:
        found.append(Refusal("14.31", h))
        found.append(Refusal("17.61", h))
    if h >= HEX_COUNT or h not in NEIGHBOURS[s.army_at]:
        # RULING-44: an off-map area is next to nothing
        found.append(Refusal("17.22", h))
        return found
    found += when(s.occ[h] in (0, s.army_side + 1), "17.0", h)
    marching, sailing = _means(s)
    if marching and h not in LAND_SIDES[s.army_at] and h not in STRAITS[s.army_at]:
        found.append(Refusal("17.28", h))
        found.append(Refusal("19.62b" if KIND[h] == SEA else "16.32", h))
    if sailing and not _sails(s, h):
        found.append(Refusal("17.28", h))
        found.append(Refusal("16.33", h))
    return found


def attack_targets(s: War) -> list[int]:
    """The hexes that the army in action may attack, as `refusals_attack` has it."""
    found: list[int] = []
    at = s.army_at
    if s.op < charts.op_costs.assault or not s.army:
        return found
    mine = s.army_side + 1
    for h in NEIGHBOURS[at]:
        if s.occ[h] and s.occ[h] != mine:
            marching, sailing = _means(s)
            if marching and h not in LAND_SIDES[at] and h not in STRAITS[at]:
                continue
            if sailing and not _sails(s, h):
                continue
            found.append(h)
    return found


def _means(s: War) -> tuple[bool, bool]:
    """Whether units of the army march into battle, and whether fleets sail, with those aboard [19.63]."""
    sailing = any(UNIT_FLEET[u] for u in s.army)
    marching = any(not UNIT_FLEET[u] and not (sailing and s.aboard[u]) for u in s.army)
    return marching, sailing


def _sails(s: War, h: int) -> bool:
    """Fleets attack fleets and land units alike, wherever they could sail, with the option along a river.

    [19.2b, 19.61, 19.62a, 29.2a]
    """
    return h in world.SEA_SIDES[s.army_at] or (s.option_set.rivers and h in world.RIVER_STEPS[s.army_at])


# ---------------------------------------------------------------- declaration, withdrawal


@dataclass(slots=True, frozen=True)
class Battle(Step):
    """The army in action attacks a hex: declared, paid for and not to be taken back [17.11a, 17.11b, 17.12, 17.26].

    An assault's points are spent now, the rest when the table is chosen (RULING-9). A neutral province goes to the
    other player before anything else (RULING-27) [4.41d].
    """

    hex: int

    def run(self, s: War) -> None:
        side, h = s.army_side, self.hex
        s.op -= charts.op_costs.assault
        s.battle = [h, s.army_at, -1, -1, 0, -1, 0, -1]
        s.advantage = [0, 0]
        s.champions = []
        s.tell("attack", (side, s.army_at, h), ("17.11a",))
        neutral = sorted({UNIT_AFFIL[u] for u in s.at[h] if owner(s, u) == NEUTRAL})
        s.then(Meeting())
        for province in neutral:
            make_belligerent(s, province, side, "4.41d")


@dataclass(slots=True, frozen=True)
class Meeting(Step):
    """Both sides show their units [17.4]; where a change of control left nobody the points are lost (RULING-27).

    Whoever is there now takes part, whatever becomes of the battle (RULING-69).
    """

    def run(self, s: War) -> None:
        h = s.battle[B_HEX]
        if not s.army or s.occ[h] != 2 - s.army_side:
            s.tell("no-battle", (h,), ("4.41d",))
            s.then(EndBattle())
            return
        s.battle[aftermath.B_JUSTINIAN] = 1 if JUSTINIAN in s.army or JUSTINIAN in s.at[h] else 0
        s.then(Stance(1 - s.army_side))
        breach_by_attack(s, s.army_side)


@dataclass(slots=True, frozen=True)
class Stance(Decision):
    """The defender fights or tries to withdraw, with all his units [17.11c, 17.5, 17.52]."""

    def clause(self) -> str:
        return "17.11c"

    def universe(self, s: War) -> list[int]:
        return [FIGHT, WITHDRAW]

    def chosen(self, s: War, c: int) -> None:
        if c == FIGHT:
            s.then(Clash())
        else:
            s.then(
                Roll(1 - self.side, R_WITHDRAWAL_ATTACKER),
                Roll(self.side, R_WITHDRAWAL_DEFENDER),
                WithdrawalTest(),
            )


@dataclass(slots=True, frozen=True)
class WithdrawalTest(Step):
    """Die and highest operation value on each side: the defender gets away if his sum is higher (RULING-29) [17.51].

    The attacker's points are spent either way [17.54b], and he goes on with what he has left [17.56].
    """

    def run(self, s: War) -> None:
        ours = reckoning.best_operation_value(fighters(s, DEFENDER)) + s.rolled.pop()
        theirs = reckoning.best_operation_value(fighters(s, ATTACKER)) + s.rolled.pop()
        side = aftermath.side_of(s, DEFENDER)
        s.tell("withdrawal", (side, ours, theirs), ("17.51",))
        if reckoning.withdraws(ours, theirs):
            s.then(
                Roll(side, rolls.R_WITHDRAWAL_DISTANCE),
                RetreatRolled(side, s.battle[B_HEX], WITHDRAWING),
                EndBattle(),
            )
        else:
            s.then(Clash())


@dataclass(slots=True, frozen=True)
class Clash(Step):
    """The rest of the battle: single combat, choice of table, markers, die [17.11d, 17.11e, 17.11f, 33.1a]."""

    def run(self, s: War) -> None:
        side = s.army_side
        if s.option_set.single_combat and leaders(s, ATTACKER) and leaders(s, DEFENDER):
            s.then(Challenge(side, 0), Deploy())
        else:
            s.then(Deploy())


# ---------------------------------------------------------------- table, markers, die


@dataclass(slots=True, frozen=True)
class Deploy(Step):
    """On with the battle, unless a single combat has left one side without units (RULING-72)."""

    def run(self, s: War) -> None:
        side = s.army_side
        if fighters(s, ATTACKER) and fighters(s, DEFENDER):
            s.then(
                ChooseTable(side),
                UseAdvantage(side),
                UseAdvantage(1 - side),
                Roll(side, R_BATTLE),
                Resolve(),
            )
        else:
            s.then(EndBattle())


@dataclass(slots=True, frozen=True)
class ChooseTable(Decision):
    """The attacker chooses the combat results table; either, if he can pay for it [17.6, 17.62].

    The manoeuvre's points beyond those of an assault are spent here (RULING-9) [17.61].
    """

    def clause(self) -> str:
        return "17.6"

    def universe(self, s: War) -> list[int]:
        return [ASSAULT, MANOEUVRE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c != MANOEUVRE or s.op >= charts.op_costs.manoeuvre - charts.op_costs.assault:
            return []
        return [Refusal("17.61", s.battle[B_HEX]), Refusal("14.31", s.battle[B_HEX])]

    def chosen(self, s: War, c: int) -> None:
        if c == MANOEUVRE:
            s.op -= charts.op_costs.manoeuvre - charts.op_costs.assault
            s.battle[B_TABLE] = charts.MANOEUVRE
        else:
            s.battle[B_TABLE] = charts.ASSAULT
        s.tell("table-chosen", (self.side, s.battle[B_TABLE]), ("17.6",))


@dataclass(slots=True, frozen=True)
class UseAdvantage(MayPlay):
    """One Military Advantage at most for each side, the attacker declaring first [17.74.3].

    Treachery may cancel it; there is no second one for it then (RULING-70).
    """

    def clause(self) -> str:
        return "17.74.3"

    def marker(self) -> int:
        return charts.ADVANTAGE

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            play(s, self.side, charts.ADVANTAGE, AdvantageStands(self.side))


@dataclass(slots=True, frozen=True)
class AdvantageStands(Step):
    """Military Advantage takes effect for all units of one army in this battle [strat.advantage]."""

    side: int

    def run(self, s: War) -> None:
        s.advantage[self.side] = 1


def strengths(s: War, attack_advantage: int, defence_advantage: int) -> tuple[Strength, Strength]:
    """Both strengths in the battle being fought, with so many Military Advantages [17.71a, 17.71b]."""
    battle = s.battle
    return (
        reckoning.attack_strength(fighters(s, ATTACKER), attack_advantage),
        reckoning.defence_strength(
            s, battle[B_HEX], battle[aftermath.B_FROM], fighters(s, DEFENDER), defence_advantage
        ),
    )


@dataclass(slots=True, frozen=True)
class Resolve(Step):
    """Odds, die, result [17.11e, 17.11f]; the parts of the result follow in the order printed [17.8, crt.note.1]."""

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        battle, side = s.battle, s.army_side
        h, table = battle[B_HEX], battle[B_TABLE]
        attack, defence = strengths(s, s.advantage[side], s.advantage[1 - side])
        column = charts.ODDS.column(attack.total, defence.total)
        result = charts.CRT[table].read(column, face)
        battle[aftermath.B_COLUMN], battle[B_DIE], battle[aftermath.B_RESULT] = column, face, result
        if s.heard is not None:
            _tell_odds(s, attack, defence)
            s.tell("battle", (h, table, column, face, result), (aftermath.RESULT_CLAUSES[result],))
        aftermath.apply_result(s, result)


def _tell_odds(s: War, attack: Strength, defence: Strength) -> None:
    """Both strengths with all that goes into them, so that everybody can follow the column."""
    ground = [term for term in defence.modifiers if COVER_NONE < term.what <= COVER_RIVER]
    s.tell(
        "odds",
        (
            attack.printed,
            part(attack.modifiers, LEADERSHIP),
            part(attack.modifiers, ADVANTAGE_PLAYED),
            attack.total,
            defence.printed,
            part(defence.modifiers, LEADERSHIP),
            ground[0].what if ground else COVER_NONE,
            ground[0].value if ground else 0,
            part(defence.modifiers, ADVANTAGE_PLAYED),
            defence.total,
            s.battle[aftermath.B_COLUMN],
        ),
        ("17.71c", *clauses(attack.modifiers), *clauses(defence.modifiers)),
    )
