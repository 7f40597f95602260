"""Which leader gives his shift to a battle. Sections 5.0, 5.1d, 6.1, 6.2 and 8.1g.

One leader a side (RULING-5). The operating force is commanded by its leader; anybody else names one of the leaders in
the locale. A leader with two shifts gives one of them in a combat, even if that is fought at sea and on land [6.2d]: at
sea he may be kept for the land battle (RULING-102).
"""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import IS_NSP, LAND, NAVAL
from polemos.games.sparta_vs_athens.rules.combat import account, reckoning, reveal
from polemos.games.sparta_vs_athens.rules.combat.account import ATTACKER, B_GAVE, B_LEADER, B_PLACE, DEFENDER, decider
from polemos.games.sparta_vs_athens.state import Decision, Refusal, War, leaders_at
from polemos.games.sparta_vs_athens.verbs import COMMAND, DONE
from polemos.kernel.flow import VERB


def leaders_in(s: War, role: int) -> list[int]:
    """Every leader who is in the present battle with a role: of the operating force its own, else all in the locale
    who are not shut in [9.0l, 9.1g].

    A leader alone with a garrison is in its battle [6.1g]. A neutral state has none (RULING-71).
    """
    if account.is_neutral(s, role):
        return []
    there = leaders_at(s, decider(s, role), s.battle[B_PLACE])
    if s.battle[account.B_LED + role]:
        return [leader for leader in there if leader == s.leader or leader in s.group]
    return [leader for leader in there if not s.inside[leader]]


def may_command(s: War, role: int) -> list[int]:
    """Those of them who may give a shift now: the leader of the operating force alone, nobody for a second time."""
    found = leaders_in(s, role)
    if s.battle[account.B_LED + role]:
        found = [leader for leader in found if leader == s.leader]
    return [leader for leader in found if leader != s.battle[B_GAVE + role]]


def fights_on_land_too(s: War) -> bool:
    """Whether a land battle will follow the present one at sea: troops, landed or still to land, or marines [8.6c]."""
    if s.battle[account.B_KIND] != account.AT_SEA:
        return False
    rows = (s.attackers, s.defenders)
    return all(any(not IS_NSP[unit] or unit in s.ashore for unit in row) for row in rows)


@dataclass(slots=True, frozen=True)
class Commander(Decision):
    """A side names who commands and gives his shift, and thereby shows him [5.1d, 6.1c, 8.1g] (RULING-5, RULING-103).

    With a land battle to follow it may name nobody at sea [6.2d].
    """

    role: int

    def clause(self) -> str:
        return "8.1g"

    def universe(self, s: War) -> list[int]:
        return [*[COMMAND + leader for leader in leaders_at(s, self.side, s.battle[B_PLACE])], DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        place = s.battle[B_PLACE]
        able = may_command(s, self.role)
        if c == DONE:
            return [] if able and fights_on_land_too(s) else [Refusal("8.1g", place)]
        leader = c - COMMAND
        if leader in able:
            return []
        if leader == s.battle[B_GAVE + self.role]:
            return [Refusal("6.2d", place)]
        return [Refusal("5.0c" if leader in leaders_in(s, self.role) else "8.1g", place)]

    def options(self, s: War) -> list[int]:
        found = [COMMAND + leader for leader in may_command(s, self.role)]
        if found and fights_on_land_too(s):
            found.append(DONE)
        return found

    def alike(self, s: War) -> bool:
        # a face-down leader is asked for by number: being asked tells nothing of what he can
        return len(may_command(s, self.role)) > 1

    def run(self, s: War) -> None:
        able = may_command(s, self.role)
        if able and all(s.shown[leader] for leader in able) and not self.matters(s, able):
            s.forced += 1
            self.chosen(s, COMMAND + able[0])
        else:
            Decision.run(self, s)

    def matters(self, s: War, able: list[int]) -> bool:
        """Whether it makes a difference who is named, of leaders who are known to both sides."""
        if len({reckoning.shift_of(s, leader) for leader in able}) > 1:
            return True
        return fights_on_land_too(s) and any(NAVAL[leader] and LAND[leader] for leader in able)

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        leader = c % VERB
        s.battle[B_LEADER + self.role] = leader
        if s.battle[account.B_KIND] == account.AT_SEA and NAVAL[leader]:
            s.battle[B_GAVE + self.role] = leader
        reveal.show(s, leader)
        s.tell("commands", (leader, s.battle[B_PLACE], reckoning.shift_of(s, leader)), ("8.1g",))


def commanders_of(s: War) -> tuple[Commander, Commander]:
    """Both questions, the attacker's first, as with all else that both sides declare [8.4b]."""
    return Commander(decider(s, ATTACKER), ATTACKER), Commander(decider(s, DEFENDER), DEFENDER)


def nobody_commands(s: War) -> bool:
    """Whether neither side used a leader in the present battle [6.7a]."""
    return s.battle[B_LEADER + ATTACKER] == s.battle[B_LEADER + DEFENDER] == account.NOBODY_THERE
