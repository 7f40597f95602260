"""Counter-sieges: the besieged try to break out. Section 9.1."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import IS_NSP, OPERATION_COSTS
from polemos.games.sparta_vs_athens.rules.combat import battles, reveal, rights, siege_lines, sieges
from polemos.games.sparta_vs_athens.rules.nations.capture import end_siege
from polemos.games.sparta_vs_athens.rules.rolls import R_SORTIE, Roll
from polemos.games.sparta_vs_athens.rules.sides import besiegers, is_besieged, place_of, shut_in
from polemos.games.sparta_vs_athens.state import OPERATED, Refusal, Step, War, units_at
from polemos.kernel.flow import when
from polemos.wargame.reckoning import total


def refusals_sortie(s: War, side: int, target: int) -> list[Refusal]:
    """Why the besieged of a side cannot try to break out now [9.1a].

    There must be units shut in; they try once a phase [9.1f]; not in the Peace [15.7b]. By the designer's answer they
    must equal their besiegers [qa.21i] (RULING-8). No leader and no points are needed.
    """
    place = place_of(s, target)
    mine = [unit for unit in shut_in(s, target) if s.owner[unit] == side]
    if not mine or not is_besieged(s, target):
        return [Refusal("9.1a", place)]
    found = rights.refusals_attack(s, side, place, s.owner[besiegers(s, target)[0]])
    found += when(any(s.tried[unit] for unit in mine), "9.1f", place)
    if s.option_set.parity_sortie:
        ours = total(siege_lines.sortie_terms(s, target))
        if ours < total(siege_lines.troops_terms(s, besiegers(s, target), "9.0c")):
            found.append(Refusal("qa.21i", place))
    return found


@dataclass(slots=True, frozen=True)
class Sortie(Step):
    """All LSP and NSP that are shut in together try to break out; it is their whole operation [9.1a]."""

    side: int
    target: int

    def run(self, s: War) -> None:
        s.points -= OPERATION_COSTS.counter_siege
        for unit in shut_in(s, self.target):
            s.tried[unit] = 1
            s.acted[unit] = OPERATED
        s.tell("sallies", (self.side, self.target), ("9.1a",))
        s.then(Roll(self.side, R_SORTIE), SortieResult(self.side, self.target))


@dataclass(slots=True, frozen=True)
class SortieResult(Step):
    """The siege table, by the strength of the besieged against that of the besiegers, 1:1 at least (RULING-8) [9.1b].

    DE: the siege is over, nobody is eliminated by it, and everybody in the locale fights on land, the besieged
    attacking [9.1c, 9.1d]; those who live are finished and stand outside [9.1e]. NE: they stay shut in [9.1f].
    """

    side: int
    target: int

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        attack = siege_lines.sortie_terms(s, self.target)
        defence = siege_lines.troops_terms(s, besiegers(s, self.target), "9.0c")
        column = sieges.siege_column(total(attack), total(defence))
        modifiers = sieges.sortie_modifiers()
        out = sieges.read_siege(column, face, modifiers) == sieges.SUCCESS
        if s.heard is not None:
            sieges.tell_siege(s, self.side, attack, defence, modifiers)
            s.tell("sortie", (self.target, face, column, int(out)), ("9.1c" if out else "9.1f",))
        if out:
            self.break_out(s)

    def break_out(self, s: War) -> None:
        """All units of both sides in the locale are drawn up: fleets fight as marines, cargo comes ashore [9.1d]."""
        place = place_of(s, self.target)
        enemy = s.owner[besiegers(s, self.target)[0]]
        end_siege(s, self.target, "9.1c")
        s.attackers = units_at(s, self.side, place)
        s.defenders = units_at(s, enemy, place)
        for unit in (*s.attackers, *s.defenders):
            s.aboard[unit] = -1
        s.ashore = [unit for unit in (*s.attackers, *s.defenders) if IS_NSP[unit]]
        for unit in s.attackers:
            s.acted[unit] = OPERATED
        reveal.reveal_units(s, [*s.attackers, *s.defenders])
        s.then(battles.LandBattle(self.side, place), battles.EndOfCombat(self.side, place))
