"""The form of an editor of positions: what it asks for each thing that a position can say."""

from collections.abc import Callable
from typing import Final

from polemos.games.alexander.data.setting import CONTINGENT, NO_LEADER, SIDE_NAMES, Setting
from polemos.games.alexander.data.tables import CAVALRY, EL, INFANTRY, NO_WEAPON
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.edge.messages import PEOPLE, lexicon, texts
from polemos.games.alexander.edge.position_names import KIND_OF_PHASE, MARKER_NAMES, PHASE_NAMES
from polemos.games.alexander.state import ACTIVATION, COLUMN, NO_MARKER, OPTION_NAMES, SQUARE
from polemos.games.alexander.verbs import LEADER, UNIT
from polemos.room.palette import CHOICE, FLAGS, NUMBER, KitForm
from polemos.room.view_models import Field, Pick

COUNTS: Final = "counts"
BEARINGS: Final = "bearings"
MOST_TURNS: Final = 99
MOST_HITS: Final = 20
MOST_ORDERS: Final = 9
MOST_PHASES: Final = 9
"""Three by himself and by momentum, more by reactivation [5.14]."""
MOST_WOUNDS: Final = 4
NOBODY_ACTS: Final = ""
STEP: Final = 30
"""Degrees between two facings."""


class Form(KitForm):
    """The fields of a scenario's positions in one language."""

    def __init__(self, g: Setting, language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.g: Setting = g
        self.when: str = self.label("group-turn")
        self.of_leaders: str = self.label("group-leaders")
        self.of_units: str = self.label("group-units")

    # -- when it is, whose phase, and by which switches

    def turn(self) -> list[Field]:
        """The number of the turn."""
        return [self.number_of_turn(self.when, 1, self.g.turn_limit or MOST_TURNS)]

    def phase(self) -> list[Field]:
        """The phase that begins."""
        phases = self.picks("phase", PHASE_NAMES, range(len(PHASE_NAMES)))
        return [Field("phase", self.label("phase"), CHOICE, self.when, phases, default=PHASE_NAMES[ACTIVATION])]

    def active(self) -> list[Field]:
        """The leader whose phase it is."""
        everybody = [m for m in range(self.g.leaders) if self.g.initiative[m] != CONTINGENT]
        picks = [self.nobody(), *self.chiefs(everybody)]
        return [Field("active", self.label("active"), CHOICE, self.when, picks)]

    def kind(self) -> list[Field]:
        """Which kind of phase it is."""
        kinds = [Pick(name, self.t(f"sheet-kind-{name}")) for name in KIND_OF_PHASE]
        return [Field("kind", self.label("kind"), CHOICE, self.when, kinds, default=KIND_OF_PHASE[0])]

    def orders(self) -> list[Field]:
        """Individual orders that he has left."""
        return [Field("orders", self.label("orders"), NUMBER, self.when, high=MOST_ORDERS, default="0")]

    def switches(self) -> list[Field]:
        """The optional rules in use."""
        return [self.options(self.when, OPTION_NAMES)]

    def dice_alone(self) -> list[Field]:
        """Who rolls, and the dice to come: nothing is drawn in this game."""
        return self.chance(draws=False)

    # -- picks

    def nobody(self) -> Pick:
        """No leader."""
        return Pick(NOBODY_ACTS, self.t("side-nobody"))

    def chiefs(self, leaders: list[int]) -> list[Pick]:
        """Some leaders by id and name."""
        return [Pick(self.g.leader_id[m], self.name(LEADER, self.g.lead_gid[m])) for m in leaders]

    def troops(self, units: list[int]) -> list[Pick]:
        """Some units by id and name."""
        return [Pick(self.g.unit_id[u], self.name(UNIT, self.g.gid[u])) for u in units]

    def all_chiefs(self) -> list[Pick]:
        """Every leader."""
        return self.chiefs(list(range(self.g.leaders)))

    def all_troops(self) -> list[Pick]:
        """Every unit."""
        return self.troops(list(range(self.g.units)))

    # -- what is to be said of leaders beside where they are

    def finished(self) -> list[Field]:
        """Who has had his turn."""
        return [Field("finished", self.label("finished"), FLAGS, self.of_leaders, self.all_chiefs())]

    def no_momentum(self) -> list[Field]:
        """Who may not try for momentum."""
        return [Field("no_momentum", self.label("no-momentum"), FLAGS, self.of_leaders, self.all_chiefs())]

    def phases(self) -> list[Field]:
        """Orders Phases had this turn."""
        return [Field("phases", self.label("phases"), COUNTS, self.of_leaders, self.all_chiefs(), high=MOST_PHASES)]

    def wounds(self) -> list[Field]:
        """By how much wounds lower the ratings."""
        return [Field("wounds", self.label("wounds"), COUNTS, self.of_leaders, self.all_chiefs(), high=MOST_WOUNDS)]

    def markers(self) -> list[Field]:
        """Whose pre-arranged withdrawal is marked, and whose marker is a blind."""
        return [
            Field(f"markers.{name}", self.label(f"marker-{name.lower()}"), FLAGS, self.of_leaders, self.all_chiefs())
            for n, name in enumerate(MARKER_NAMES)
            if n != NO_MARKER
        ]

    def commanders(self) -> list[Field]:
        """The Overall Commander of each side."""
        found: list[Field] = []
        for side, name in enumerate(SIDE_NAMES):
            mine = [m for m in range(self.g.leaders) if self.g.lead_side[m] == side]
            people = {"side": self.name(PEOPLE, len(SIDE_NAMES) * SCENARIOS.index(self.g.name) + side)}
            usual = self.g.leader_id[self.g.overall[side]] if self.g.overall[side] != NO_LEADER else NOBODY_ACTS
            picks = [self.nobody(), *self.chiefs(mine)]
            label = self.label("commander", dict(people))
            found.append(Field(f"commanders.{name}", label, CHOICE, self.of_leaders, picks, default=usual))
        return found

    # -- what is to be said of units beside where they are

    def facing(self) -> list[Field]:
        """Which way each unit faces."""
        picks = self.all_troops()
        return [Field("facing", self.label("facing"), BEARINGS, self.of_units, picks, low=STEP, high=2 * STEP)]

    def hits(self) -> list[Field]:
        """The hits of each unit."""
        return [Field("hits", self.label("hits"), COUNTS, self.of_units, self.all_troops(), high=MOST_HITS)]

    def fits(self, u: int, row: str, value: int) -> bool:
        """Whether a unit can be in a state at all: formations, ammunition."""
        g = self.g
        if row == "ammo":
            return g.weapon[u] != NO_WEAPON
        if row == "screen":
            return g.screen[u]
        if row == "form":
            if value == SQUARE:
                return g.double[u]
            return INFANTRY[g.kind[u]] if value == COLUMN else CAVALRY[g.kind[u]]
        return row != "rallied" or g.kind[u] != EL


def flag_field(key: str, row: str, value: int) -> Callable[[Form], list[Field]]:
    """What a form asks for a state that some units can be in; nothing where nobody can."""

    def fields(form: Form) -> list[Field]:
        fitting = [u for u in range(form.g.units) if form.fits(u, row, value)]
        turns = STEP if row == "form" and value == COLUMN else 0
        label = form.label(key.replace("_", "-"))
        return [Field(key, label, FLAGS, form.of_units, form.troops(fitting), turns=turns)] if fitting else []

    return fields


def loss_field(key: str) -> Callable[[Form], list[Field]]:
    """What a form asks for a way of having left the field."""

    def fields(form: Form) -> list[Field]:
        picks = [*form.all_troops(), *form.all_chiefs()]
        return [Field(key, form.label(key), FLAGS, form.label("group-losses"), picks)]

    return fields
