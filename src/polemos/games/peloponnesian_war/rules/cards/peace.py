"""The Peace Embassy [12.9.1, 12.9.2]."""

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import PEACE, SPARTA
from polemos.games.peloponnesian_war.data.world import CITIES_OF, HOME_REGION
from polemos.games.peloponnesian_war.rules.cards import rule
from polemos.games.peloponnesian_war.rules.regions.victory import end_war, verdict_of
from polemos.games.peloponnesian_war.state import War
from polemos.wargame.reckoning import Term

CLAUSE = "12.9.2"


class PeaceEmbassy(rule.Rule):
    """An embassy to the opponent: with a high die peace is made, and the war is over [12.9.1, 3.4a, card.peace].

    A natural 1 always fails.
    """

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        return [term for term in reasons(s, 1 - side) if term.value]

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if self.succeeds(s, side, c, die, PEACE.made_at):
            end_war(s, codes.BY_PEACE, verdict_of(s), "12.9.1")
        else:
            self.fails(s)


def reasons(s: War, target: int) -> list[Term]:
    """What makes a side ready for peace, or deaf to it [12.9.2, card.cleon]."""
    home = HOME_REGION[target]
    ml = next(row.value for row in PEACE.militance if s.ml[home] <= row.most)
    money = PEACE.empty if not s.treasury[target] else PEACE.rich if s.treasury[target] >= PEACE.rich_least else 0
    lost = [region for region in PEACE.lost[target] if s.controller[region] != target]
    elite = PEACE.elite * s.elites_dead if target == SPARTA else 0
    years = asking.year_number(s)
    deaf = tables.figures_of("cleon")["peace"]
    return [
        Term(rule.T_MILITANCE, ml, CLAUSE),
        Term(rule.T_TREASURY, money, CLAUSE),
        Term(rule.T_HOME, PEACE.home_city if is_pressed(s, target) else 0, CLAUSE),
        Term(rule.T_REGIONS, PEACE.region * len(lost), CLAUSE),
        Term(rule.T_ELITE, elite, CLAUSE),
        Term(rule.T_EARLY, PEACE.early if years <= PEACE.early_years else 0, CLAUSE),
        Term(rule.T_DEMAGOGUE, deaf if asking.weighs(s, target, codes.CLEON) else 0, "card.cleon"),
    ]


def is_pressed(s: War, side: int) -> bool:
    """Whether the enemy holds or besieges a city of the home region of a side [12.9.2]."""
    return any(
        s.holder[city] == 2 - side or (s.siege[city] and s.besieger[city] == 1 - side)
        for city in CITIES_OF[HOME_REGION[side]]
    )
