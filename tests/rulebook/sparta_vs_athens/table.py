"""A table to play the rules of Sparta vs. Athens at, in the players' own words.

    from rulebook.sparta_vs_athens.table import Table

    @pytest.mark.clause("7.3b")
    def test_every_locale_costs_a_point() -> None:
        t = Table({"athens": ["athens_nsp_1", "nicias"]}, scenario="nicias", side="athens")
        t.does("lead:nicias", "take-all").may("move:ceos")

SETTING THE TABLE. `Table(pieces, ...)` takes the keys of a position, explained at the head of edge/position.py of the
room. Other than in a position, base is "empty", the scenario "ionian" unless another is named, and the phase is the
Operations Phase of `side` (Sparta unless named). `steps=[Step, ...]` puts these on the agenda instead of what the phase
would bring, for a rule alone.

PLAYING AND ASKING: see polemos.testing.bench. Besides:
    t.where("nicias") ("athens", "dead", "pool", "summer"...);  t.at("athens"): the pieces there;  t.down("corcyra_nsp")
    t.talents("athens"), t.prestige, t.holder("pylos"), t.besieged("potidaea"), t.winner
    t.state, t.position(), t.copy()
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.sparta_vs_athens.choice_ids import TARGET_NAMES
from polemos.games.sparta_vs_athens.data.tables import (
    BLOC_NAMES,
    EVENT_KEY,
    FORT_KEY,
    NATION_NAMES,
    NEITHER,
    PIECE_KEY,
    SIDE_NAMES,
)
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from polemos.games.sparta_vs_athens.edge.position_names import (
    locale_named,
    marked_named,
    piece_named,
    place_name,
    unit_named,
)
from polemos.games.sparta_vs_athens.event_kinds import EVENTS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.rules.rolls import ROLL_REASONS
from polemos.games.sparta_vs_athens.state import (
    HOW_NAMES,
    PHASE_NAMES,
    QUARTER_NAMES,
    Step,
    War,
)
from polemos.kernel.flow import run
from polemos.testing.bench import Bench, PhaseEnd

Pieces = Mapping[str, str | Sequence[str]]
WORDS: dict[str, Sequence[str]] = {
    "side": SIDE_NAMES,
    "space": LOCALE_NAMES,
    "unit": PIECE_KEY,
    "target": TARGET_NAMES,
    "fort": FORT_KEY,
    "event": EVENT_KEY,
    "nation": NATION_NAMES,
    "bloc": BLOC_NAMES,
    "reason": ROLL_REASONS,
    "how": HOW_NAMES,
    "quarter": QUARTER_NAMES,
    "phase": PHASE_NAMES,
}


class Table(Bench):
    """A war on the table, and what a test may ask of it beyond what every table knows."""

    events_known = EVENTS
    sides = SIDE_NAMES
    reasons_in_full = True
    shy = ("pass", "done", "stop", "let-pass", "stand", "outside", "take-losses")
    state: War

    def __init__(self, pieces: Pieces | None = None, steps: Sequence[Step] | None = None, **rest: Any) -> None:
        self.game = GAME
        said = {"base": "empty", "scenario": "ionian", "pieces": pieces or {}, **rest}
        self.state = GAME.editor.laid_out(said)
        if steps is not None:
            self.state.agenda = []
            self.state.then(*steps)
        self.state.heard = []
        run(self.state)
        self.check("the start")

    def seen(self, side: str) -> dict[str, Any]:
        """What a side sees."""
        bare = self.game.rules.copy(self.state)
        bare.agenda = [step for step in bare.agenda if not isinstance(step, PhaseEnd)]
        return self.game.rules.view(bare, self.side_of(side))

    def where(self, piece: str) -> str:
        """The place of a piece, or what has become of it."""
        return place_name(self.state.loc[piece_named(piece)])

    def at(self, locale: str) -> list[str]:
        """The pieces in a locale."""
        here = locale_named(locale)
        return [PIECE_KEY[piece] for piece, place in enumerate(self.state.loc) if place == here]

    def down(self, unit: str) -> bool:
        return bool(self.state.down[unit_named(unit)])

    def owner(self, unit: str) -> str:
        side = self.state.owner[unit_named(unit)]
        return "" if side == NEITHER else SIDE_NAMES[side]

    def talents(self, side: str) -> int:
        return self.state.treasury[self.side_of(side)]

    @property
    def prestige(self) -> int:
        return self.state.prestige

    def holder(self, locale: str) -> str:
        """Who has captured a city and holds it, "" if nobody."""
        return ("", *SIDE_NAMES)[self.state.holder[locale_named(locale)]]

    def besieged(self, target: str) -> bool:
        """Whether a Siege marker lies on a city or fort."""
        return marked_named(target) in self.state.besieging

    @property
    def winner(self) -> str:
        return SIDE_NAMES[self.state.winner] if self.state.winner in (0, 1) else ""

    @property
    def turn(self) -> int:
        return self.state.year

    def said(self, kind: str, value: int) -> Any:
        if kind in ("side", "space", "unit") and value < 0:
            return ""
        return WORDS[kind][value] if kind in WORDS else value

    def scene(self) -> str:
        s = self.state
        return f"{s.year} {QUARTER_NAMES[s.quarter]}, {PHASE_NAMES[s.phase]}"
