"""The form of an editor of positions: what it asks for each thing that a position can say."""

from typing import Final

from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.data.names import name_of
from polemos.games.belisarius.edge.messages import lexicon, texts
from polemos.games.belisarius.edge.position_names import PHASE_NAMES, PLAYER_NAMES, RICHEST, STATES
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.games.belisarius.verbs import PROVINCE, UNIT
from polemos.room.palette import CHOICE, FLAGS, NUMBER, SPACES, KitForm
from polemos.room.view_models import Field, Pick

COUNTS: Final = "counts"


class Form(KitForm):
    """The fields of a scenario's positions in one language. Labels are the messages `palette-...`."""

    def __init__(self, card: cards.Scenario, language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.card: cards.Scenario = card
        self.language: str = language
        self.when: str = self.label("group-turn")
        self.of_sides: str = self.label("group-sides")
        self.of_units: str = self.label("group-units")
        self.of_provinces: str = self.label("group-provinces")

    # -- when it is, whose turn, and by which optional rules

    def turn(self) -> list[Field]:
        """The number of the turn."""
        return [self.number_of_turn(self.when, self.card.first_turn, self.card.last_turn)]

    def player(self) -> list[Field]:
        """Whose player turn it is."""
        players = [Pick(name, self.name("side", side)) for side, name in enumerate(PLAYER_NAMES)]
        return [
            Field("player", self.label("player"), CHOICE, self.when, players, default=PLAYER_NAMES[world.BARBARIAN])
        ]

    def phase(self) -> list[Field]:
        """The phase that begins."""
        phases = [Pick(name, self.name("phase", phase)) for name, phase in PHASE_NAMES.items()]
        return [Field("phase", self.label("phase"), CHOICE, self.when, phases, default=phases[0].id)]

    def switches(self) -> list[Field]:
        """The optional rules in use."""
        return [self.options(self.when, OPTION_NAMES)]

    # -- treasuries and hands

    def treasury(self, side: int) -> Field:
        """The solidus points of a side."""
        label = self.label("sp", {"side": self.name("side", side)})
        usual = str(self.card.treasury[side])
        return Field(f"sp.{PLAYER_NAMES[side]}", label, NUMBER, self.of_sides, high=RICHEST, default=usual)

    def hand(self, side: int) -> Field:
        """The markers in its hand."""
        label = self.label("hand", {"side": self.name("side", side)})
        markers = [Pick(MARKER_IDS[k], self.name("marker", k)) for k in range(charts.MARKER_KINDS)]
        return Field(f"hands.{PLAYER_NAMES[side]}", label, COUNTS, self.of_sides, markers)

    # -- markers on the map

    def on_the_map(self, key: str) -> list[Field]:
        """Hexes with a marker."""
        return [Field(key, self.label(key), SPACES, self.label("group-map"))]

    def pillaged(self) -> list[Field]:
        """Hexes that are pillaged."""
        return self.on_the_map("pillaged")

    def colonies(self) -> list[Field]:
        """Hexes with colonies."""
        return self.on_the_map("colonies")

    def works(self) -> list[Field]:
        """Hexes with public works."""
        return self.on_the_map("works")

    # -- what is to be said of units beside where they are

    def flags(self, key: str, units: list[int]) -> list[Field]:
        """Some of the units that fit."""
        return [Field(key, self.label(key), FLAGS, self.of_units, self.picks(UNIT, forces.UNIT_KEY, units))]

    def aboard(self) -> list[Field]:
        """Land units at sea."""
        return self.flags("aboard", [u for u in range(forces.UNITS) if not forces.UNIT_FLEET[u]])

    def rebels(self) -> list[Field]:
        """Guard units that have mutinied."""
        return self.flags("rebels", [u for u in range(forces.UNITS) if forces.UNIT_AFFIL[u] == world.GUARD])

    def spent(self) -> list[Field]:
        """Units that are done for this phase."""
        return self.flags("spent", list(range(forces.UNITS)))

    def reacted(self) -> list[Field]:
        """Units that are done with their reaction."""
        return self.flags("reacted", list(range(forces.UNITS)))

    def dead(self) -> list[Field]:
        """Who is out for ever."""
        return self.flags("dead", [forces.JUSTINIAN])

    def area_placed(self) -> list[Field]:
        """Units placed in off-map areas in this phase."""
        most = charts.limits.area_reinforcements
        return [Field("area_placed", self.label("area-placed"), NUMBER, self.of_units, high=most, default="0")]

    # -- who controls each province, and where a war event bars tax, recruits and levy

    def control(self) -> list[Field]:
        """The control of each province."""
        states = [Pick(name, name_of("sides", name, self.language)) for name in STATES]
        return [
            Field(
                f"control.{PROVINCE_IDS[p]}",
                self.name(PROVINCE, p),
                CHOICE,
                self.of_provinces,
                states,
                default=STATES[self.card.control[p]],
            )
            for p in range(world.PROVINCE_COUNT)
        ]

    def barred(self) -> list[Field]:
        """Provinces without tax, recruits and levy."""
        provinces = [Pick(PROVINCE_IDS[p], self.name(PROVINCE, p)) for p in range(world.PROVINCE_COUNT)]
        return [Field("barred", self.label("barred"), FLAGS, self.of_provinces, provinces)]
