"""Cards of wind, weather and harvest, and the earth that shakes."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.cards.rule import OnRegion, Rule, gain
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY
from polemos.kernel.flow import VERB, unless


class Storms(Rule):
    """Storms blow on all seas in the three campaign turns of this season [card.storms].

    Another such card in the same season changes nothing more: a storm blows or does not [12.3b] (RULING-122).
    """

    def does(self, s: War, side: int, c: int, die: int) -> None:
        for either in codes.BOTH:
            s.effects[either] |= codes.STORMS
        s.tell("storms-blow", (), (self.clause,))


class Etesian(Rule):
    """The opponent's fleets have fewer sea points, once in a season [12.3b, card.etesian]."""

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(not asking.weighs(s, 1 - side, codes.ETESIAN), "12.3b")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        s.effects[1 - side] |= codes.ETESIAN
        blow(s, 1 - side, self.values["points"], self.clause)


class FairWinds(Rule):
    """One's own fleets have more sea points [card.fair_winds]."""

    def does(self, s: War, side: int, c: int, die: int) -> None:
        blow(s, side, self.values["points"], self.clause)


def blow(s: War, side: int, points: int, clause: str) -> None:
    """Winds change the sea points of a side in this season."""
    s.winds[side] += points
    s.tell("winds", (side, points), (clause,))


class GoodHarvest(Rule):
    """A die of talents [card.good_harvest]. Even a 1 is a harvest: nothing is tried."""

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def does(self, s: War, side: int, c: int, die: int) -> None:
        gain(s, side, die, self.clause)


class PoorHarvest(OnRegion):
    """A region of the opponent feeds fewer foragers until the next New Year phase ends, and he loses talents.

    [12.8a, card.poor_harvest]; not a region where the harvest has failed already [12.3b]
    (RULING-123).
    """

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        if s.controller[region] == side:
            return self.no()
        return unless(not s.famine[region], "12.3b")

    def works(self, s: War, side: int, region: int, die: int) -> None:
        s.famine[region] += self.values["forage"]
        s.tell("famine", (region, s.famine[region]), (self.clause,))
        gain(s, 1 - side, self.values["talents"], self.clause)


# ---------------------------------------------------------------------------------------------------------- earthquake


class Earthquake(OnRegion):
    """A region is closed by land in the first campaign turn; on a high die one of its cities loses its walls.

    [card.earthquake]; not a region that an earthquake of this season has closed already [12.3b].
    """

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(not s.shaken[region], "12.3b")

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def works(self, s: War, side: int, region: int, die: int) -> None:
        s.shaken[region] = self.values["campaign_turns"]
        s.tell("region-shaken", (region,), (self.clause,))
        if die >= self.values["walls_fall"]:
            s.then(WallsFall(side, self.card, region))


@dataclass(slots=True, frozen=True)
class WallsFall(Decision):
    """The drawer of the card names the city that loses its walls: walled, and no capital [6.4, card.earthquake]."""

    card: int
    region: int

    def clause(self) -> str:
        return "card.earthquake"

    def universe(self, s: War) -> list[int]:
        return [CARD_CITY + city for city in world.CITIES_OF[self.region] if places.in_play(s, world.CITY_HEX[city])]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c not in self.universe(s):
            return [Refusal("card.earthquake")]
        city = c % VERB
        return unless(s.walls[city] != 0 and city not in world.CAPITAL, "card.earthquake", world.CITY_HEX[city])

    def chosen(self, s: War, c: int) -> None:
        city = c % VERB
        s.walls[city] = 0
        asking.mark_city(s, city, codes.DEMOLISHED)
        s.tell("walls-fall", (city,), ("card.earthquake",))
