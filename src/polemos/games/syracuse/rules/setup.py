"""The beginning of a game: the scenario's state and its counters. Section 10."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import ALCIBIADES, BUILT, CHITS, GONE, MIX, OUT, POOL, SCENARIOS, SETUP
from polemos.games.syracuse.data.world import STARVING_WALL, SYRACUSE
from polemos.games.syracuse.rules.movement.reinforcements import schedule
from polemos.games.syracuse.rules.works import shorten
from polemos.games.syracuse.state import BY_WALL, IN_TIME, OPEN, Options, Siege, Step, blank, put

RECALL_CHIT: Final = "S21"
"""The chit that recalls Alcibiades; with the switch `recall` it is in the pool wherever he is in play."""


def new_siege(scenario: int, options: Options) -> Siege:
    """A siege of a scenario before its set-up: works, markers and chits, nothing on the map [10.a].

    Only Olympieion stands everywhere [5.fort.b], and no wall unless the scenario begins later [5.wall.a].
    """
    s = blank()
    card = SCENARIOS[scenario - 1]
    s.scenario = scenario
    s.option_set = options
    s.phase = SETUP
    s.turn = card.first_turn
    s.advantage = card.advantage
    s.initiative = card.advantage
    s.side = card.advantage
    s.camp = card.camp
    s.forts = list(card.forts)
    s.walls = list(card.walls)
    s.boxes = list(card.supply)
    s.in_time = IN_TIME if card.plemmyrion_in_time else OPEN
    if s.walls[STARVING_WALL] == BUILT:
        shorten(s, SYRACUSE, BY_WALL, "6.syr.a")
    fill_pool(s)
    return s


def fill_pool(s: Siege) -> None:
    """All chits of the mix in use go into the pool, but those that the scenario takes out."""
    card = SCENARIOS[s.scenario - 1]
    mix = MIX[int(s.option_set.single_chits)]
    s.chits = [POOL if mix[k] else OUT for k in range(CHITS)]
    recall = s.option_set.recall and ALCIBIADES not in card.removed_units
    for k in card.removed_chits:
        if not recall or k != tables.CHIT_INDEX[RECALL_CHIT]:
            s.chits[k] = OUT


@dataclass(slots=True, frozen=True)
class SetUp(Step):
    """The counters of the scenario stand where it says, and chits named in it start in a hand [10.a]."""

    def run(self, s: Siege) -> None:
        card = SCENARIOS[s.scenario - 1]
        for place, u, down in card.standing():
            put(s, u, place)
            s.down[u] = down
        for u in card.removed_units:
            s.loc[u] = GONE
        for side, chits in enumerate(card.hands):
            for k in chits:
                s.chits[k] = side
        schedule(s)
