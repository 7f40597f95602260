"""A table to play the rules of the Epic of the Peloponnesian War at, in the players' own words.

    from rulebook.peloponnesian_war.table import Table

    @pytest.mark.clause("16.3.1")
    def test_a_road_costs_a_point() -> None:
        t = Table({"3056": ["agis", "laconia-hoplite-5-01"]}, phase="movement", side="sparta")
        ...

SETTING THE TABLE. `Table(pieces, ...)` takes the keys of a position, explained at the head of edge/position.py of the
room. Other than in a position, base is "empty", the scenario "campaign" unless another is named, and the phase is the
movement step of `side` in the first campaign turn (Athens unless named). `steps=[Step, ...]` puts these on the agenda
instead of what the phase would bring, for a rule alone.

PLAYING AND ASKING: see polemos.testing.bench. Besides:
    t.where("nicias") ("athens", "3056", "force-pool"...);  t.at("potidaea"): the pieces there;  t.inside("nicias")
    t.talents("athens"), t.al("chios"), t.ml("chios"), t.controller("chios"), t.holder("plataea"), t.friend("plataea")
    t.in_revolt("chios"), t.siege("potidaea") (season count, -1 for no siege), t.invested("potidaea"), t.winner
    t.state, t.position(), t.copy()
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.choice_ids import IDS, ROW_NAMES, TARGET_NAMES
from polemos.games.peloponnesian_war.codes import DRAWN, HOW_NAMES, PHASE_NAMES
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import CARD_KEY, NEITHER, PIECE_KEY, SIDE_NAMES
from polemos.games.peloponnesian_war.edge.position_names import (
    PLACE_WORDS,
    city_named,
    piece_named,
    place_name,
    place_named,
    region_named,
    target_named,
)
from polemos.games.peloponnesian_war.event_kinds import EVENTS
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions.adjustment import ENTRIES
from polemos.games.peloponnesian_war.rules.rolls import ROLL_REASONS
from polemos.games.peloponnesian_war.state import Step, War
from polemos.games.peloponnesian_war.verbs import PLACE
from polemos.kernel.flow import run
from polemos.testing.bench import Bench, PhaseEnd

Pieces = Mapping[str, str | Sequence[str]]
WORDS: dict[str, Sequence[str]] = {
    "side": SIDE_NAMES,
    "space": world.PLACE_NAMES,
    "unit": PIECE_KEY,
    "target": TARGET_NAMES,
    "stronghold": (*world.CITY_NAMES, *world.PLACE_NAMES[: world.LAND]),  # a fort is its hex
    "region": world.REGION_NAMES,
    "area": world.AREA_NAMES,
    "card": CARD_KEY,
    "counters": ROW_NAMES,
    "satrap": world.SATRAP_NAMES,
    "season": tables.SEASON_NAMES,
    "reason": ROLL_REASONS,
    "how": HOW_NAMES,
    "entry": ENTRIES,
    "verdict": tables.RESULT_NAMES,
    "phase": PHASE_NAMES,
}


class Table(Bench):
    """A war on the table, and what a test may ask of it beyond what every table knows."""

    events_known = EVENTS
    sides = SIDE_NAMES
    shy = ("pass", "done")
    state: War

    def __init__(self, pieces: Pieces | None = None, steps: Sequence[Step] | None = None, **rest: Any) -> None:
        self.game = GAME
        said = {
            "base": "empty",
            "scenario": "campaign",
            "phase": "movement",
            "turn": 1,
            "pieces": pieces or {},
            **rest,
        }
        self.state = GAME.editor.laid_out(said)
        if steps is not None:
            self.state.agenda = []
            self.state.then(*steps)
        self.state.heard = []
        run(self.state)
        self.check("the start")

    def meant(self, text: str) -> str:
        """Choices may name a hex by its city or site: "move:tegea"."""
        verb, colon, name = text.partition(":")
        number = IDS.by_name.get(verb, 0)
        if colon and IDS.verbs[number][1] == PLACE and name in PLACE_WORDS:
            return f"{verb}:{world.PLACE_NAMES[PLACE_WORDS[name]]}"
        return text

    def seen(self, side: str) -> dict[str, Any]:
        """What a side sees."""
        bare = self.game.rules.copy(self.state)
        bare.agenda = [step for step in bare.agenda if not isinstance(step, PhaseEnd)]
        return self.game.rules.view(bare, self.side_of(side))

    def where(self, piece: str) -> str:
        """The place of a piece, or the pool where it is."""
        return place_name(self.state.loc[piece_named(piece)])

    def inside(self, piece: str) -> bool:
        return bool(self.state.inside[piece_named(piece)])

    def at(self, place: str) -> list[str]:
        """The pieces in a place."""
        here = place_named(place)
        return [PIECE_KEY[piece] for piece, at in enumerate(self.state.loc) if at == here]

    def talents(self, side: str) -> int:
        return self.state.treasury[self.side_of(side)]

    def al(self, region: str) -> int:
        return self.state.al[region_named(region)]

    def ml(self, region: str) -> int:
        return self.state.ml[region_named(region)]

    def controller(self, region: str) -> str:
        return SIDE_NAMES[self.state.controller[region_named(region)]]

    def commanded(self, piece: str) -> str:
        """The side that commands a piece, "" for nobody."""
        side = self.state.sides[piece_named(piece)]
        return "" if side == NEITHER else SIDE_NAMES[side]

    def holder(self, city: str) -> str:
        """Whose control marker lies on a city, "" for none."""
        return ("", *SIDE_NAMES)[self.state.holder[city_named(city)]]

    def friend(self, target: str) -> str:
        """To whom a city or fort is friendly, "" for nobody."""
        side = places.friend_of(self.state, target_named(target))
        return "" if side == NEITHER else SIDE_NAMES[side]

    def in_revolt(self, city: str) -> bool:
        return asking.marked(self.state, city_named(city), codes.REVOLTED)

    def siege(self, target: str) -> int:
        """The season count of a siege, -1 if there is none."""
        return self.state.siege[target_named(target)] - 1

    def invested(self, target: str) -> bool:
        return places.is_invested(self.state, target_named(target))

    @property
    def winner(self) -> str:
        return SIDE_NAMES[self.state.winner] if self.state.winner in (0, 1) else ""

    @property
    def turn(self) -> int:
        return self.state.turn

    def said(self, kind: str, value: int) -> Any:
        if kind in ("side", "space", "unit", "target", "region") and value < 0:
            return ""
        if kind == "side" and value == DRAWN:
            return ""
        return WORDS[kind][value] if kind in WORDS else value
