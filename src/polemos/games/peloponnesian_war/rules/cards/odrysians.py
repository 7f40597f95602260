"""Sitalces brings the Odrysians to Athens' side for a while [card.sitalces]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, state
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, ODRYSIAN, SITALCES, SPARTA, UNITS, UNITS_OF
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREA_INDEX, AREAS_OF, CITIES, HEXES_OF, REGION_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.cards.rule import Rule
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_PIECE, CARD_PLACE, DONE
from polemos.kernel.flow import VERB, unless

CLAUSE: Final = "card.sitalces"
THRACE: Final = world.REGION_INDEX["thrace"]
THRACIAN: Final = tuple([at for area in AREAS_OF[THRACE] for at in HEXES_OF[area]])
MARCHES: Final = tuple(
    [
        at
        for at in HEXES_OF[AREA_INDEX["lower_macedon"]]
        if any(REGION_AT[near] == THRACE for near in world.LAND_NEXT[at])
    ]
)
"""Hexes of Lower Macedon on the border of Thrace."""
MEN: Final = UNITS_OF[ODRYSIAN]


class Sitalces(Rule):
    """The Odrysians come to hexes without enemies of an area of Thrace that is not enemy to Athens [card.sitalces].

    Where there is none, to the border of Lower Macedon. They stay until the next season turn but one, need no supply,
    and go to three regions alone (see strangers.py).
    """

    def universe(self, s: War, side: int) -> list[int]:
        return [CARD_PLACE + at for at in (*THRACIAN, *MARCHES)]

    def against(self, s: War, side: int, c: int) -> list[Refusal]:
        at = c % VERB
        if at in MARCHES:
            free = is_empty(s, at) and not in_thrace(s)
            return unless(free, CLAUSE, at)
        return unless(at in in_thrace(s), CLAUSE, at)

    def options(self, s: War, side: int) -> list[int]:
        return [CARD_PLACE + at for at in in_thrace(s) or [at for at in MARCHES if is_empty(s, at)]]

    def can_aim(self, s: War, side: int) -> bool:
        return any(is_empty(s, at) for at in MARCHES) or bool(in_thrace(s))

    def does(self, s: War, side: int, c: int, die: int) -> None:
        at = c % VERB
        s.leads[SITALCES - UNITS] = ATHENS
        state.turn_pieces(s, (SITALCES,))
        for piece in (*MEN, SITALCES):
            state.put(s, piece, at, goes_inside(s, at))
        s.duty = asking.season_number(s) + self.values["seasons"]
        s.tell("odrysians-come", (at,), (CLAUSE,))
        s.then(DetachOdrysian(ATHENS, 0))


def in_thrace(s: War) -> list[int]:
    """Hexes of Thrace in which the Odrysians may appear."""
    here = places.presence(s)
    free = [area for area in AREAS_OF[THRACE] if places.status(here[area], ATHENS) != places.ENEMY]
    return [at for area in free for at in HEXES_OF[area] if is_empty(s, at)]


def is_empty(s: War, at: int) -> bool:
    """Whether a hex is without enemies: no Spartan unit, no place that is hostile to Athens and manned."""
    if asking.units_at(s, SPARTA, at):
        return False
    target = places.target_here(s, at)
    return target < 0 or not places.is_hostile(s, target, ATHENS) or not places.is_manned(s, target)


def goes_inside(s: War, at: int) -> int:
    """1 in a hex with a city: one that is not friendly is no hex without enemies."""
    return int(0 <= places.target_here(s, at) < CITIES)


@dataclass(slots=True, frozen=True)
class DetachOdrysian(Decision):
    """Which of the Odrysians stand in another hex of the same area, or no more of them [card.sitalces].

    taken: the bits of those who have been set elsewhere.
    """

    taken: int

    def clause(self) -> str:
        return CLAUSE

    def universe(self, s: War) -> list[int]:
        return [DONE, *[CARD_PIECE + unit for unit in MEN]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        unit = c % VERB
        if unit not in MEN or self.taken >> MEN.index(unit) & 1:
            return [Refusal(CLAUSE)]
        return unless(can_part(s, unit), CLAUSE)

    def chosen(self, s: War, c: int) -> None:
        if c != DONE:
            s.then(SetDownOdrysian(self.side, c % VERB, self.taken | 1 << MEN.index(c % VERB)))


def can_part(s: War, unit: int) -> bool:
    """Whether there is another hex in which one of them may stand."""
    elsewhere = SetDownOdrysian(ATHENS, unit, 0)
    return any(not elsewhere.refusals(s, c) for c in elsewhere.universe(s))


@dataclass(slots=True, frozen=True)
class SetDownOdrysian(Decision):
    """Where one of them stands: a hex without enemies of the area to which they have come [card.sitalces].

    Alone, unless it is the hex of a city or fort [14.2.1] (RULING-144).
    """

    unit: int
    taken: int

    def clause(self) -> str:
        return CLAUSE

    def hexes(self, s: War) -> tuple[int, ...]:
        """The hexes of the area."""
        at = s.loc[self.unit]
        return HEXES_OF[AREA_AT[at]] if REGION_AT[at] == THRACE else MARCHES

    def universe(self, s: War) -> list[int]:
        return [CARD_PLACE + at for at in self.hexes(s)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        at = c % VERB
        found = unless(at in self.hexes(s) and at != s.loc[self.unit], CLAUSE, at)
        if found or not is_empty(s, at):
            return found or [Refusal(CLAUSE, at)]
        alone = not asking.units_at(s, ATHENS, at) or bool(asking.leaders_at(s, ATHENS, at))
        return unless(alone or places.target_here(s, at) >= 0, "14.2.1", at)

    def chosen(self, s: War, c: int) -> None:
        at = c % VERB
        state.put(s, self.unit, at, goes_inside(s, at))
        s.tell("piece-comes", (self.unit, at), (CLAUSE,))
        s.then(DetachOdrysian(self.side, self.taken))
