"""Cards of politics: the allegiance and the militance of regions, revolts, demagogues."""

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SPARTA
from polemos.games.peloponnesian_war.data.world import ATTICA, CITIES_OF, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards.rule import OnRegion, Rule, cities_in_play, gain
from polemos.games.peloponnesian_war.rules.regions import revolt
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY, CARD_REGION
from polemos.kernel.flow import VERB, unless


def units_in(s: War, side: int, region: int) -> list[int]:
    """Units of a side that stand in a region, inside places and outside."""
    loc = s.loc
    return [unit for unit in state.owned(s).units[side] if 0 <= loc[unit] < LAND and REGION_AT[loc[unit]] == region]


class Stasis(OnRegion):
    """Civil strife in a region of the enemy that does not love him too much, and is not his home [card.stasis].

    At its worst no unit of the region is placed or built until the next phase C has ended; strife twice in a season is
    no longer [12.3b].
    """

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        may = s.controller[region] != side and not levels.is_home(region) and s.al[region] <= self.values["al_most"]
        return unless(may, self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def works(self, s: War, side: int, region: int, die: int) -> None:
        if die >= self.values["success"]:
            levels.change_al(s, region, self.values["al"], self.clause)
            s.stasis[region] = asking.season_number(s) + 1
            s.tell("no-levy", (region,), (self.clause,))
        elif die >= self.values["partial"]:
            levels.change_al(s, region, self.values["al_partial"], self.clause)
        else:
            self.fails(s)


class LoyalDemos(Rule):
    """The people of an Athenian region stand firm, or a city in revolt returns to its master [card.loyal_demos]."""

    def universe(self, s: War, side: int) -> list[int]:
        rebels = [CARD_CITY + city for city in cities_in_play(s) if asking.marked(s, city, codes.REVOLTED)]
        return [*[CARD_REGION + region for region in places.regions_in_play(s)], *rebels]

    def against(self, s: War, side: int, c: int) -> list[Refusal]:
        target = c % VERB
        if c - target == CARD_REGION:
            return unless(s.controller[target] == ATHENS, self.clause)
        region = world.CITY_REGION[target]
        spartans = any(s.sides[unit] == SPARTA for unit in places.units_inside(s, target))
        may = region >= 0 and s.controller[region] == ATHENS and not spartans
        return unless(may, self.clause, world.CITY_HEX[target])

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if c - c % VERB == CARD_REGION:
            levels.change_al(s, c % VERB, self.values["al"], self.clause)
        else:
            revolt.end_revolt(s, c % VERB, self.clause)


class Cleruchs(OnRegion):
    """Settlers hold an Athenian region in which other allies of Athens keep a city [card.cleruchs]."""

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        may = s.controller[region] == ATHENS and region != ATTICA and s.al[region] <= self.values["al_most"]
        return unless(may and self.held(s, region), self.clause)

    def held(self, s: War, region: int) -> bool:
        """Whether an Athenian unit of another region is in a friendly city of the region."""
        for unit in units_in(s, ATHENS, region):
            city = world.CITY_AT[s.loc[unit]]
            if tables.UNIT_HOME[unit] != region and s.inside[unit] and city >= 0:
                if places.city_friend(s, city) == ATHENS:
                    return True
        return False

    def works(self, s: War, side: int, region: int, die: int) -> None:
        levels.change_al(s, region, self.values["al"], self.clause)
        levels.change_ml(s, region, self.values["ml"], self.clause)
        gain(s, ATHENS, self.values["talents"], self.clause)


class Liberator(OnRegion):
    """An Athenian region in which a Spartan land unit stands listens to Sparta, to Brasidas most [card.liberator]."""

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        may = s.controller[region] == ATHENS and region != ATTICA
        return unless(may and any(self.stands(s, unit) for unit in units_in(s, SPARTA, region)), self.clause)

    def stands(self, s: War, unit: int) -> bool:
        """Whether a unit is a land unit ashore: troops aboard stand nowhere (RULING-128)."""
        return KIND[unit] != FLEET and s.aboard[unit] < 0

    def works(self, s: War, side: int, region: int, die: int) -> None:
        at = s.loc[tables.BRASIDAS]
        there = 0 <= at < LAND and REGION_AT[at] == region
        levels.change_al(s, region, self.values["brasidas" if there else "al"], self.clause)


class Envoys(OnRegion):
    """A region of one's own, or with a die one of the enemy's that is not his home [card.envoys]."""

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(s.controller[region] == side or not levels.is_home(region), self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return s.controller[c % VERB] != side

    def works(self, s: War, side: int, region: int, die: int) -> None:
        if s.controller[region] == side:
            levels.change_al(s, region, self.values["al"], self.clause)
        elif self.succeeds(s, side, CARD_REGION + region, die):
            levels.change_al(s, region, self.values["al_enemy"], self.clause)
        else:
            self.fails(s)


class PeaceParty(OnRegion):
    """With a die a region of the enemy tires of the war [card.peace_party]."""

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(s.controller[region] != side, self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def works(self, s: War, side: int, region: int, die: int) -> None:
        if self.succeeds(s, side, CARD_REGION + region, die):
            levels.change_ml(s, region, self.values["ml"], self.clause)
        else:
            self.fails(s)


class Demagogue(Rule):
    """Attica is eager, and deaf to embassies of peace until the next season turn [card.cleon].

    A second demagogue of a season makes it no deafer [12.3b] (RULING-123).
    """

    def does(self, s: War, side: int, c: int, die: int) -> None:
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)
        s.effects[ATHENS] |= codes.CLEON
        s.tell("no-peace", (), (self.clause,))


def held_by(s: War, city: int, side: int) -> bool:
    """Whether a side holds a city: by its marker, or as controller of the region in which nobody else does."""
    if s.holder[city]:
        return s.holder[city] == 1 + side
    if s.city_marks[city] & (codes.REVOLTED | codes.DESTROYED | codes.HELOTS):
        return False
    return places.city_friend(s, city) == side


def rebels_in(s: War, region: int) -> int:
    """How many cities of a region are in revolt or held by Sparta."""
    return sum(
        [
            1
            for city in CITIES_OF[region]
            if not s.city_marks[city] & codes.DESTROYED
            and (asking.marked(s, city, codes.REVOLTED) or s.holder[city] == 1 + SPARTA)
        ]
    )
