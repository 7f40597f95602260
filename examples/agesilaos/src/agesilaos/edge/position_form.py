"""The form of an editor of positions: what it asks for each thing that a position can say."""

from polemos.room.palette import CHOICE, FLAGS, NUMBER, KitForm
from polemos.room.view_models import Field, Pick

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS, PERSIAN, PIECE_COUNT, PIECE_NAMES
from agesilaos.data.world import HOME, SPACE_NAMES
from agesilaos.edge.messages import lexicon, texts
from agesilaos.state import OPTION_NAMES


class Form(KitForm):
    """The fields of a scenario's positions in one language."""

    def __init__(self, scenario: str, language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.turns: int = CARDS[int(scenario) - 1].turns
        self.when: str = self.label("group-turn")
        self.of_sides: str = self.label("group-sides")
        self.towns: list[Pick] = [Pick(name, self.name("space", at)) for at, name in enumerate(SPACE_NAMES)]

    def switches(self) -> list[Field]:
        """The optional rules in use."""
        return [self.options(self.when, OPTION_NAMES)]

    def turn(self) -> list[Field]:
        """The number of the turn."""
        return [self.number_of_turn(self.when, 1, self.turns)]

    def side(self) -> list[Field]:
        """Whose part of the turn it is."""
        sides = self.picks("side", SIDES, BOTH)
        return [Field("side", self.label("side"), CHOICE, self.when, sides, default=SIDES[BOTH[0]])]

    def points(self, side: int) -> Field:
        """The points of a side."""
        return Field(f"points.{SIDES[side]}", self.name("side", side), NUMBER, self.of_sides, high=99, default="0")

    def plundered(self) -> list[Field]:
        """Towns that have been plundered."""
        return [Field("plundered", self.label("plundered"), FLAGS, self.of_sides, self.towns)]

    def hungry(self) -> list[Field]:
        """Units that had no supply."""
        units = self.picks("unit", PIECE_NAMES, range(PIECE_COUNT))
        return [Field("hungry", self.label("hungry"), FLAGS, self.of_sides, units)]

    def ambush(self) -> list[Field]:
        """Where the ambush lies."""
        homes = [town for at, town in enumerate(self.towns) if HOME[at] == PERSIAN]
        return [Field("ambush", self.label("ambush"), FLAGS, self.of_sides, homes)]

    def dice(self) -> list[Field]:
        """Who rolls, and what comes first."""
        return self.chance(draws=False)
