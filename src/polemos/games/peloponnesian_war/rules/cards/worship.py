"""Cards of gods and festivals: omens, the eclipse, truces, oracles, Delos."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND, REGION_INDEX, SICILIAN_SEA, SICILY
from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.rules.cards.rule import OnLeader, OnRegion, Rule
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import VERB, unless

AEGEAN: Final = REGION_INDEX["aegean_islands"]
DELIAN: Final = tuple([REGION_INDEX[name] for name in ("euboea", "lesbos", "chios", "samos", "rhodes")])
"""Regions one of which is moved by the purification of Delos."""


def stack_of(s: War, leader: int) -> list[int]:
    """A leader and the units of his side that are stacked with him, inside a place or outside like him."""
    place, side, within = s.loc[leader], s.sides[leader], s.inside[leader]
    return [leader, *[unit for unit in asking.units_at(s, side, place) if s.inside[unit] == within]]


def in_sicily(place: int) -> bool:
    """Whether a place belongs to the Sicily box, which is no part of the map [1.2k]."""
    return AREA_AT[place] == SICILY if place < LAND else place == LAND + SICILIAN_SEA


class Omens(OnLeader):
    """An enemy leader on the map and his stack stand still in the first campaign turn, and fight with less heart.

    [12.3d, card.omens]; not one on whom the omens lie already [12.3b]. The pieces are remembered in `held`
    (RULING-124).
    """

    def spares(self, s: War, side: int, leader: int) -> list[Refusal]:
        place = s.loc[leader]
        found = unless(place >= 0 and not in_sicily(place) and s.sides[leader] == 1 - side, self.clause)
        return found + unless(leader not in s.held, "12.3b")

    def works(self, s: War, side: int, leader: int, die: int) -> None:
        hold(s, s.held, leader, self.values["campaign_turns"], self.clause)


class Eclipse(OnLeader):
    """An enemy leader with a fleet in his stack, in Sicily too, stands still in the first and second campaign turns.

    [12.3d, card.eclipse]; not one whom the eclipse holds already [12.3b]. The pieces are remembered in `becalmed`.
    """

    def spares(self, s: War, side: int, leader: int) -> list[Refusal]:
        may = s.loc[leader] >= 0 and s.sides[leader] == 1 - side
        may = may and any(piece < UNITS and KIND[piece] == FLEET for piece in stack_of(s, leader))
        return unless(may, self.clause) + unless(leader not in s.becalmed, "12.3b")

    def works(self, s: War, side: int, leader: int, die: int) -> None:
        hold(s, s.becalmed, leader, self.values["campaign_turns"], self.clause)


def hold(s: War, row: list[int], leader: int, turns: int, clause: str) -> None:
    """A stack is held for some campaign turns of this season."""
    row += [piece for piece in stack_of(s, leader) if piece not in row]
    s.tell("stack-held", (leader, turns), (clause,))


class OlympicTruce(Rule):
    """No raids in this season, and in the first campaign turn nobody goes by land where the enemy is.

    [card.olympic_truce]
    """

    def does(self, s: War, side: int, c: int, die: int) -> None:
        for either in codes.BOTH:
            s.effects[either] |= codes.NO_RAIDS | codes.TRUCE
        s.tell("sacred-truce", (), (self.clause,))


class Carneia(Rule):
    """Units of Laconia stay in Laconia and do not attack in the first campaign turn, once in a season.

    [12.3b, card.carneia]
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(not asking.weighs(s, SPARTA, codes.CARNEIA), "12.3b")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        s.effects[SPARTA] |= codes.CARNEIA
        s.tell("carneia", (), (self.clause,))


class OwnMilitance(OnRegion):
    """A region of one's own becomes more eager: an oracle, or the party of war [card.oracle, card.war_party]."""

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(s.controller[region] == side, self.clause)

    def works(self, s: War, side: int, region: int, die: int) -> None:
        levels.change_ml(s, region, self.values["ml"], self.clause)


class Delos(OnRegion):
    """The Aegean Islands, which must be Athens' own, love it more, and so does one other region [card.delos].

    Where Athens controls none of the five others, the islands alone do (RULING-125).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.controller[AEGEAN] == ATHENS, self.clause)

    def aimless(self) -> bool:
        return True

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(region in DELIAN and s.controller[region] == ATHENS, self.clause)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        levels.change_al(s, AEGEAN, self.values["al"], self.clause)
        if c:
            levels.change_al(s, c % VERB, self.values["al_other"], self.clause)
