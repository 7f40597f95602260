"""Laying siege: who besieges and who stays in reserve, the die, and what comes of it. Section 9.0."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, COASTAL, IS_CITY, LOCALES, PLATAEA, WALLED
from polemos.games.sparta_vs_athens.rules.combat import account, battles, losses, reckoning, reveal, rights, siege_lines
from polemos.games.sparta_vs_athens.rules.combat.leaders import perish
from polemos.games.sparta_vs_athens.rules.nations import forts, settle
from polemos.games.sparta_vs_athens.rules.nations.capture import capture, end_siege
from polemos.games.sparta_vs_athens.rules.rolls import R_SIEGE, Roll
from polemos.games.sparta_vs_athens.rules.sides import besiegers, is_besieged, out_of_play, place_of
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, fleets_at, is_so, strength
from polemos.kernel.flow import VERB, unless, when
from polemos.wargame.reckoning import Term, total, within

SUCCESS: Final = "DE"
"""The result of the siege table that takes the place [tbl.result.j]; the other is no effect [tbl.result.k]."""


# ------------------------------------------------------------------------------------------------------- what forbids


def refusals_target(s: War, side: int, target: int) -> list[Refusal]:
    """Why a city or fort is nothing that a side besieges: not walled, not the enemy's, not standing [9.0a]."""
    if target >= state.TARGETS:
        return [Refusal("9.0a")]
    if target >= LOCALES:
        fort = target - LOCALES
        stands = s.forts[fort] == state.FORT_STANDS
        return unless(stands and siege_lines.owner_of(s, target) != side, "9.0a", s.fort_at[fort])
    walled = IS_CITY[target] and WALLED[target] and not out_of_play(s, target)
    return unless(bool(walled) and siege_lines.owner_of(s, target) != side, "9.0a", target)


def refusals_besiege(s: War, side: int, target: int) -> list[Refusal]:
    """Why the operating force may not besiege a city or fort now, whatever is outside it already gone inside.

    It must be a target [9.0a] that may be attacked [15.7b, qa.86d]; the leader must be there with enough points [9.0b]
    and units that equal all that is inside [9.0c], none of which has been in an attempt in this phase [9.0k2]
    (RULING-73); and by the designer's rule he needs more ships there than the besieged [rev.4]. Whoever besieges
    already may try again phase after phase, or just stay [9.0n].
    """
    found = refusals_target(s, side, target)
    if found:
        return found
    place = place_of(s, target)
    if s.leader < 0 or s.loc[s.leader] != place:
        return [Refusal("5.0b", place)]
    found = rights.refusals_attack(s, side, place, siege_lines.owner_of(s, target))
    found += when(s.points < tables.OPERATION_COSTS.siege, "9.0b", place)
    able = siege_force(s, target)
    if not is_enough(s, able, target):
        spent = any(s.tried[unit] for unit in s.group if unit < tables.UNITS and s.loc[unit] == place)
        found.append(Refusal("9.0k2" if spent else "9.0c", place))
    return found + when(not commands_sea(s, side, target), "rev.4", place)


def siege_force(s: War, target: int) -> list[int]:
    """The units of the operating force that can besiege a target: LSP ashore, NSP on a coast, none a second time,
    none that has fought [9.0c, 4.1b].

    (RULING-73)
    """
    place = place_of(s, target)
    return [
        unit
        for unit in sorted(s.group)
        if unit < tables.UNITS and not s.tried[unit] and s.acted[unit] != state.OPERATED and can_besiege(s, unit, place)
    ]


def can_besiege(s: War, unit: int, place: int) -> bool:
    """Whether a unit in a locale can lie before walls: a fleet on the coast, LSP that are ashore."""
    return bool(COASTAL[place]) if tables.IS_NSP[unit] else s.aboard[unit] < 0


def is_enough(s: War, units: list[int], target: int) -> bool:
    """Whether some units are a match for all that is inside: 1:1 at least [9.0c, 9.0e]."""
    return bool(units) and strength(s, units) >= siege_lines.defence_strength(s, target)


def commands_sea(s: War, side: int, target: int) -> bool:
    """Whether a side has more NSP at a place on the coast than its master, where that is asked for [rev.4] (RULING-41).

    Sparta needs none at Athens while the Propontis is blockaded [rev.5].
    """
    place = place_of(s, target)
    if not s.option_set.siege_by_sea or not COASTAL[place]:
        return True
    if s.option_set.blockade_of_athens and side == tables.SPARTA and place == ATHENS_CITY and is_so(s, state.BLOCKADE):
        return True
    return strength(s, fleets_at(s, side, place)) > strength(s, fleets_at(s, siege_lines.owner_of(s, target), place))


def refusals_raise_siege(s: War, side: int, target: int) -> list[Refusal]:
    """Why a side cannot give up a siege: it lays none there. It may do so for any reason or none [9.0m]."""
    mine = any(s.owner[unit] == side for unit in besiegers(s, target))
    return unless(mine, "9.0m", place_of(s, target))


# ----------------------------------------------------------------------------------------------------- laying a siege


@dataclass(slots=True, frozen=True)
class Siege(Step):
    """The operating force besieges a city or fort, whose defenders have gone inside [9.0a, 9.0f].

    It costs operations points, which are paid here [9.0b, tbl.ops.b].
    """

    side: int
    target: int

    def run(self, s: War) -> None:
        place = place_of(s, self.target)
        s.points -= tables.OPERATION_COSTS.siege
        s.attackers = siege_force(s, self.target)
        s.defenders = siege_lines.inside_of(s, self.target)
        s.queue = []
        reveal.reveal_units(s, [*s.attackers, *s.defenders])
        s.tell("besieges", (self.side, self.target), ("9.0a",))
        s.then(Besiegers(self.side, self.target), SiegeDie(self.side, self.target, place))


@dataclass(slots=True, frozen=True)
class Besiegers(Decision):
    """Which units besiege, 1:1 at least; the others stay by them as a reserve [9.0e].

    Those who could are the attackers so far, those who will are collected in `queue`.
    """

    target: int

    def clause(self) -> str:
        return "9.0e"

    def left(self, s: War) -> list[int]:
        """Units that could be added."""
        return [unit for unit in s.attackers if unit not in s.queue]

    def universe(self, s: War) -> list[int]:
        left = self.left(s)
        return [verbs.TAKE_ALL, *[verbs.WITH + unit for unit in left], verbs.DONE] if left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        place = place_of(s, self.target)
        if c == verbs.TAKE_ALL:
            return []
        if c == verbs.DONE:
            return unless(is_enough(s, s.queue, self.target), "9.0c", place)
        return unless(c - verbs.WITH in self.left(s), "9.0e", place)

    def run(self, s: War) -> None:
        if self.nobody_spared(s):
            s.forced += 1
            self.chosen(s, verbs.TAKE_ALL)
        else:
            Decision.run(self, s)

    def nobody_spared(self, s: War) -> bool:
        """Whether not one unit could stay out of the siege."""
        left = self.left(s)
        return bool(left) and not any(
            is_enough(s, [other for other in s.attackers if other != unit], self.target) for unit in left
        )

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.TAKE_ALL:
            s.queue += self.left(s)
        elif c != verbs.DONE:
            s.queue.append(c % VERB)
            s.then(self)


@dataclass(slots=True, frozen=True)
class SiegeDie(Step):
    """The die of a siege; against walls that nobody defends none is rolled [9.0g] (RULING-2)."""

    side: int
    target: int
    place: int

    def run(self, s: War) -> None:
        s.attackers = sorted(s.queue)
        s.queue = []
        s.battle = account.begun(s, account.BY_SIEGE, self.place, self.side, siege_lines.owner_of(s, self.target))
        for unit in s.attackers:
            s.tried[unit] = 1
            s.acted[unit] = state.OPERATED
        if siege_lines.defence_strength(s, self.target):
            s.then(Roll(self.side, R_SIEGE), SiegeResult(self.side, self.target))
        else:
            taken(s, self.target)


@dataclass(slots=True, frozen=True)
class SiegeResult(Step):
    """The siege table is read, and what it says is done at once [9.0g]. Who besieged is finished [9.0k]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        attack, defence = siege_lines.troops_terms(s, s.attackers, "9.0c"), siege_lines.defence_terms(s, self.target)
        column = siege_column(total(attack), total(defence))
        modifiers = siege_modifiers(s, self.target)
        result = read_siege(column, face, modifiers)
        if s.heard is not None:
            tell_siege(s, self.side, attack, defence, modifiers)
            s.tell("siege", (self.target, face, column, int(result == SUCCESS)), ("9.0g",))
        if result == SUCCESS:
            taken(s, self.target)
        else:
            invested(s, self.target)


def siege_column(attack: int, defence: int) -> int:
    """The column of a siege: the quotient rounded up, and the highest column not above it [9.0g] (RULING-6)."""
    quotient = reckoning.ratio_of(attack, defence)
    return max(0, sum([1 for least in tables.SIEGE_RATIOS if least <= quotient]) - 1)


def siege_modifiers(s: War, target: int) -> list[Term]:
    """What is added to the besieger's die: Plataea is hard to take [9.0h, tbl.siege.mod] (RULING-7)."""
    if target < LOCALES or place_of(s, target) != PLATAEA:
        return []
    return [Term(reckoning.T_PLATAEA, tables.SIEGE_MODIFIERS.plataea, "9.0h")]


def sortie_modifiers() -> list[Term]:
    """What is added to the die of a counter-siege [9.1b, tbl.siege.mod]."""
    return [Term(reckoning.T_COUNTER_SIEGE, tables.SIEGE_MODIFIERS.countersiege, "9.1b")]


def read_siege(column: int, face: int, modifiers: list[Term]) -> str:
    """The siege table; modified dice beyond its faces count as the outer ones [tbl.siege] (RULING-7)."""
    low, high = tables.SIEGE_CLAMP
    return tables.SIEGE.read(column, within(low, face + total(modifiers), high))


def tell_siege(s: War, side: int, attack: list[Term], defence: list[Term], modifiers: list[Term]) -> None:
    """What the two sides of a siege bring, and what is added to the die."""
    for who, terms in ((side, attack), (1 - side, defence)):
        for term in terms:
            s.tell("brought", (who, term.what, term.value), (term.clause,))
    for term in modifiers:
        s.tell("modified", (term.what, term.value), (term.clause,))


# --------------------------------------------------------------------------------------------------- what comes of it


def invested(s: War, target: int) -> None:
    """The walls hold: a Siege marker lies there, all inside are shut in, ships too, the garrison is unhurt [9.0l].

    While besiegers enough are there a counter-siege is the only way out [9.1g].
    """
    for unit in s.attackers:
        s.besieging[unit] = target + 1
    for leader in siege_lines.leaders_inside(s, target):
        s.inside[leader] = target + 1
    for unit in s.defenders:
        s.inside[unit] = target + 1
        s.besieging[unit] = 0
    s.tell("invested", (target,), ("9.0l",))
    battles.end_fight(s)
    s.then(settle.Settle())


def taken(s: War, target: int) -> None:
    """Everything inside is eliminated, leaders too, whoever is outside; a fort is destroyed for good, a city captured
    [9.0i, tbl.result.j].

    It is a lost battle for whoever had units inside (RULING-87).
    """
    place, side = place_of(s, target), s.battle[account.B_SIDE]
    leaders = siege_lines.leaders_inside(s, target)
    for unit in list(s.defenders):
        # cargo has gone down with its ship
        if s.loc[unit] == place:
            losses.fall(s, unit, account.DEFENDER, "9.0i")
    if s.battle[account.B_LOST + account.DEFENDER]:
        battles.note_prestige(s, account.DEFENDER)
    for leader in leaders:
        # a leader may have gone down with his ship
        if s.loc[leader] == place:
            perish(s, leader, "9.0i")
    if is_besieged(s, target):
        end_siege(s, target, "9.0i")
    if target >= LOCALES:
        forts.destroy_fort(s, target - LOCALES, "9.0i")
    else:
        capture(s, side, target, "9.0i")
    battles.end_fight(s)
    s.then(settle.Settle())
