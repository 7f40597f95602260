"""What an editor of positions needs: the set-up as a position, every piece there is, and a field for each thing to say.

What only a running game knows (`generator`, `agreed`, `seen`) and what an editor does by moving pieces (`base`,
`removed`) has no field.
"""

from typing import Final

from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.data.names import name_of
from polemos.games.belisarius.edge.board_view import piece
from polemos.games.belisarius.edge.messages import lexicon, texts
from polemos.games.belisarius.edge.position import PHASE_NAMES, PLAYER_NAMES, RICHEST, STATES, laid_out, to_position
from polemos.games.belisarius.state import OPTION_NAMES, War
from polemos.games.belisarius.verbs import PROVINCE, UNIT
from polemos.room.palette import KitForm
from polemos.room.rules import Rules
from polemos.room.view_models import Field, Palette, Pick

PIECES_KEY: Final = "units"
ON_BOARD: Final = ("units", "pillaged", "colonies", "works", "aboard", "rebels", "spent", "reacted", "dead")
"""Keys of what lies on the map, or of who does."""


def palette(scenario: str, language: str, rules: Rules[War]) -> Palette:
    """The palette of a scenario."""
    card = cards.SCENARIOS[int(scenario) - 1]
    position = set_up(card, rules)
    empty = {key: value for key, value in position.items() if key not in ON_BOARD}
    nowhere = {
        "rebel": [0] * forces.UNITS,
        "control": [*card.control, world.IMPERIAL],
        "loc": [-1] * forces.UNITS,
        "aboard": [0] * forces.UNITS,
    }
    return Palette(
        position,
        {**empty, PIECES_KEY: {}},
        PIECES_KEY,
        [piece(u, nowhere) for u in range(forces.UNITS)],
        Form(card, language).fields(),
    )


def set_up(card: cards.Scenario, rules: Rules[War]) -> dict[str, object]:
    """The usual set-up of a scenario, with each unit by its key and each province with its control."""
    position: dict[str, object] = to_position(laid_out({"scenario": str(card.number)}, rules))
    del position["generator"]
    control = {PROVINCE_IDS[p]: STATES[card.control[p]] for p in range(world.PROVINCE_COUNT)}
    return {**position, "control": control, "seed": ""}


class Form(KitForm):
    """The fields of a scenario's positions in one language. Labels are the messages `palette-...`."""

    def __init__(self, card: cards.Scenario, language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.card: cards.Scenario = card
        self.language: str = language

    def fields(self) -> list[Field]:
        """All of them, group by group."""
        return [*self.turn(), *self.sides(), *self.map(), *self.units(), *self.provinces(), *self.chance()]

    def turn(self) -> list[Field]:
        """When it is, whose turn, and by which optional rules."""
        group = self.label("group-turn")
        players = [Pick(name, self.name("side", side)) for side, name in enumerate(PLAYER_NAMES)]
        phases = [Pick(name, self.name("phase", phase)) for name, phase in PHASE_NAMES.items()]
        return [
            self.number_of_turn(group, self.card.first_turn, self.card.last_turn),
            Field("player", self.label("player"), "choice", group, players, default=PLAYER_NAMES[1]),
            Field("phase", self.label("phase"), "choice", group, phases, default=phases[0].id),
            self.options(group, OPTION_NAMES),
        ]

    def sides(self) -> list[Field]:
        """Treasuries and hands."""
        group = self.label("group-sides")
        markers = [Pick(MARKER_IDS[k], self.name("marker", k)) for k in range(charts.MARKER_KINDS)]
        found: list[Field] = []
        for side, name in enumerate(PLAYER_NAMES):
            args: dict[str, str | int] = {"side": self.name("side", side)}
            points = str(self.card.treasury[side])
            found.append(Field(f"sp.{name}", self.label("sp", args), "number", group, high=RICHEST, default=points))
            found.append(Field(f"hands.{name}", self.label("hand", args), "counts", group, markers))
        return found

    def map(self) -> list[Field]:
        """Markers on the map."""
        group = self.label("group-map")
        return [Field(name, self.label(name), "spaces", group) for name in ("pillaged", "colonies", "works")]

    def units(self) -> list[Field]:
        """What is to be said of units beside where they are."""
        group = self.label("group-units")
        everyone = list(range(forces.UNITS))
        fitting = (
            ("aboard", [u for u in everyone if not forces.UNIT_FLEET[u]]),
            ("rebels", [u for u in everyone if forces.UNIT_AFFIL[u] == world.GUARD]),
            ("spent", everyone),
            ("reacted", everyone),
            ("dead", [forces.JUSTINIAN]),
        )
        found = [
            Field(key, self.label(key), "flags", group, self.picks(UNIT, forces.UNIT_KEY, units))
            for key, units in fitting
        ]
        placed = Field(
            "area_placed",
            self.label("area-placed"),
            "number",
            group,
            high=charts.limits.area_reinforcements,
            default="0",
        )
        return [*found, placed]

    def provinces(self) -> list[Field]:
        """Who controls each province, and where a war event bars tax, recruits and levy."""
        group = self.label("group-provinces")
        states = [Pick(name, name_of("sides", name, self.language)) for name in STATES]
        found = [
            Field(
                f"control.{PROVINCE_IDS[p]}",
                self.name(PROVINCE, p),
                "choice",
                group,
                states,
                default=STATES[self.card.control[p]],
            )
            for p in range(world.PROVINCE_COUNT)
        ]
        provinces = [Pick(PROVINCE_IDS[p], self.name(PROVINCE, p)) for p in range(world.PROVINCE_COUNT)]
        return [*found, Field("barred", self.label("barred"), "flags", group, provinces)]
