"""Battles on land and at sea, step by step as the rules list them [17.3.1].

The caller names the attackers in `s.attackers` (and at sea the defenders in `s.defenders`) and the place from which
they came in `s.came_from`; afterwards `s.victor` says who has won, and all who were beaten have gone.
"""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.data.tables import LAND_RATING, NAVAL_RATING, NEITHER, UNITS
from polemos.games.peloponnesian_war.data.world import LAND
from polemos.games.peloponnesian_war.rules import lading, places
from polemos.games.peloponnesian_war.rules.combat import account, outcome, retreat, rounds, sorting, tokens
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER, LAND_BATTLE, NAVAL_BATTLE
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless


@dataclass(slots=True, frozen=True)
class LandBattle(Step):
    """Attackers fight whoever of the enemy is outside in a land place [17.2a, 17.3.1].

    First the defender sorts his units [10.2.1a], the besieged may come out to help [10.4.3], fleets may put to
    sea [16.10.1], and the defender may withdraw [16.7.1].
    """

    side: int
    place: int

    def run(self, s: War) -> None:
        s.victor = NEITHER
        s.queue = []
        s.commander = [-1, -1]
        enemy = 1 - self.side
        target = places.target_here(s, self.place)
        before: list[Step] = []
        if target != places.NO_TARGET and not is_sortie(s):
            if places.holds_out(s, target) == enemy:
                long_walls.builders_out(s, self.place)
                before.append(sorting.Sorting(enemy, self.place))
            elif places.units_inside(s, target) and places.holds_out(s, target) == self.side:
                before.append(sorting.Relief(self.side, self.place))
        if not is_sortie(s):
            before.append(sorting.PutToSea(enemy, self.place))
            before.append(sorting.Withdrawal(enemy, self.place))
        s.then(*before, JoinBattle(self.side, self.place))


def is_sortie(s: War) -> bool:
    """Whether the attackers come out of a city or fort [10.4.4]."""
    return bool(s.attackers) and all(s.inside[unit] for unit in s.attackers)


@dataclass(slots=True, frozen=True)
class JoinBattle(Step):
    """The battle itself, if anybody is left outside and the odds allow it [17.1a, 17.3.2]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        enemy = 1 - self.side
        s.queue = []
        if s.victor != NEITHER:
            account.close(s)
            return
        s.attackers = [unit for unit in s.attackers if s.loc[unit] == self.place and s.aboard[unit] < 0]
        s.defenders = asking.outside_at(s, enemy, self.place)
        if not s.defenders:
            s.victor = self.side
            account.close(s)
            return
        attack = account.strength(s.attackers, LAND_BATTLE, ATTACKER)
        defence = account.strength(s.defenders, LAND_BATTLE, DEFENDER)
        flags = account.SORTIE if is_sortie(s) else 0
        account.begin(s, LAND_BATTLE, self.place, self.side, flags=flags)
        if account.too_few(attack, defence):
            no_battle(s, self.side, self.place)
            return
        for unit in (*s.attackers, *s.defenders):
            asking.mark(s, unit, codes.FOUGHT)
        s.then(Commander(enemy), Commander(self.side), rounds.Fight(self.side))


def no_battle(s: War, side: int, place: int) -> None:
    """The odds are worse than 1-4 after the sorting: the mover goes back, its move ended [17.3.2]."""
    s.victor = 1 - side
    s.tell("no-battle", (side, place), ("17.3.2",))
    s.then(retreat.RetreatOf(side), outcome.EndOfBattle(place))


@dataclass(slots=True, frozen=True)
class NavalBattle(Step):
    """Fleets fight in a sea area, over a port or over a beach [17.2b, 17.9.1, 10.2.1b, 17.1c]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        s.victor = NEITHER
        s.queue = []
        s.commander = [-1, -1]
        s.attackers = [unit for unit in s.attackers if account.is_fleet(unit)]
        s.defenders = [unit for unit in s.defenders if account.is_fleet(unit)]
        flags = account.HARBOUR if self.place < LAND else 0
        account.begin(s, NAVAL_BATTLE, self.place, self.side, flags=flags)
        attack, defence = len(s.attackers), len(s.defenders)
        if not attack or not defence:
            s.victor = self.side if attack else 1 - self.side
            account.close(s)
            return
        if account.too_few(attack, defence):
            no_battle(s, self.side, self.place)
            return
        for unit in (*s.attackers, *s.defenders):
            asking.mark(s, unit, codes.FOUGHT)
        enemy = 1 - self.side
        s.then(
            Cargo(enemy),
            Cargo(self.side),
            Commander(enemy),
            Commander(self.side),
            tokens.SpendTactics(enemy),
            tokens.SpendTactics(self.side),
            rounds.Fight(self.side),
        )


@dataclass(slots=True, frozen=True)
class Commander(Decision):
    """Each side names the one leader who commands; he alone gives his bonus and risks his life [14.2.3, 17.3.1].

    Leaders of equal rating are one choice (RULING-103).
    """

    def clause(self) -> str:
        return "17.3.1"

    def able(self, s: War) -> list[int]:
        """Leaders of the side who are in the battle: with those who fight, inside or outside as they are."""
        role = account.role_of(s, self.side)
        within = {s.inside[unit] for unit in account.fighters(s, role) if unit < UNITS}
        here = asking.leaders_at(s, self.side, account.place_of(s))
        return [leader for leader in here if s.inside[leader] in within or not within]

    def rating(self, s: War, leader: int) -> int:
        """What he adds here."""
        return NAVAL_RATING[leader] if account.kind_of(s) == NAVAL_BATTLE else LAND_RATING[leader]

    def universe(self, s: War) -> list[int]:
        return [verbs.COMMAND + leader for leader in asking.leaders_at(s, self.side, account.place_of(s))]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        leader, able = c % VERB, self.able(s)
        first = leader in able and all(
            self.rating(s, other) != self.rating(s, leader) for other in able[: able.index(leader)]
        )
        return unless(first or (leader == s.tactician and leader in able), "17.3.1", account.place_of(s))

    def chosen(self, s: War, c: int) -> None:
        s.commander[self.side] = c % VERB
        s.tell("commands", (c % VERB, self.side), ("17.3.1",))


@dataclass(slots=True, frozen=True)
class Cargo(Decision):
    """Before a naval battle the owner may put a land unit aboard another fleet, which shares its fate [17.2b].

    Asked where empty fleets are among those that fight; each unit can be moved once (RULING-102).
    """

    def clause(self) -> str:
        return "17.2b"

    def fleets(self, s: War) -> list[int]:
        """The side's fleets in the battle."""
        return account.fighters(s, account.role_of(s, self.side))

    def able(self, s: War) -> list[int]:
        """Units aboard that may still be moved to a safer fleet."""
        fleets = self.fleets(s)
        aboard = [unit for fleet in fleets for unit in asking.cargo_of(s, fleet)]
        return [unit for unit in aboard if unit not in s.queue] if self.empty(s) else []

    def empty(self, s: War) -> list[int]:
        """Fleets that carry nothing."""
        return lading.empty(s, self.fleets(s))

    def universe(self, s: War) -> list[int]:
        able = self.able(s)
        return [*[verbs.LOAD + unit for unit in able], verbs.DONE] if able else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c == verbs.DONE or c % VERB in self.able(s), "17.2b", account.place_of(s))

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            s.queue = []
            return
        unit = c % VERB
        s.queue.append(unit)
        s.aboard[unit] = self.empty(s)[0]
        s.then(self)
