"""What an editor of positions needs: the set-up as a position, every piece there is, and a field for each thing to say.

What only a running game knows (`generator`, `orders`) and what an editor does by moving pieces (`base`, `away`) has no
field.
"""

from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK, FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.models import Scenario
from polemos.games.syracuse.edge.board_map import MOST_ACTIONS
from polemos.games.syracuse.edge.board_view import piece
from polemos.games.syracuse.edge.messages import lexicon, texts
from polemos.games.syracuse.edge.position import CAUSES, IN_TIME_NAMES, laid_out, to_position
from polemos.games.syracuse.state import OPTION_NAMES, Siege
from polemos.games.syracuse.verbs import CHIT, EVENT, UNIT, WORK
from polemos.room.palette import CHOICE, FLAGS, NUMBER, SPACES, KitForm
from polemos.room.rules import Rules
from polemos.room.view_models import Field, Palette, Pick

PIECES_KEY: Final = "pieces"
WORKS_KEY: Final = "works"
ON_BOARD: Final = (PIECES_KEY, "reduced", "arrived", "stuck", "dead")
"""Keys of what lies on the map, or of who does."""


def palette(scenario: str, language: str, rules: Rules[Siege]) -> Palette:
    """The palette of a scenario."""
    card = tables.SCENARIOS[int(scenario) - 1]
    position = set_up(card, rules)
    empty = {key: value for key, value in position.items() if key not in ON_BOARD}
    nowhere = {"loc": [-1] * tables.UNITS, "down": [0] * tables.UNITS, "stuck": [0] * tables.UNITS}
    return Palette(
        position,
        {**empty, PIECES_KEY: {}, WORKS_KEY: bare_ground()},
        PIECES_KEY,
        [piece(u, nowhere) for u in range(tables.UNITS)],
        Form(card, position, language).fields(),
    )


def set_up(card: Scenario, rules: Rules[Siege]) -> dict[str, object]:
    """The usual set-up of a scenario, with each counter by its id and each work with its state."""
    position: dict[str, object] = to_position(laid_out({"scenario": str(card.number)}, rules))
    # which chits are out follows from scenario and switches
    for key in ("generator", "out"):
        position.pop(key, None)
    return {**position, "seed": ""}


def bare_ground() -> dict[str, str]:
    """Nothing is built but the fort that stands from the beginning [5.fort.b]."""
    standing = {FORT_WORK + fort for fort, builder in enumerate(world.FORT_BUILDER) if builder == world.NEITHER}
    return {
        name: world.SIDE_NAMES[world.SYRACUSE] if work in standing else tables.WORK_STATES[tables.NOT_BUILT]
        for work, name in enumerate(WORK_NAMES)
    }


def states_of(work: int) -> tuple[str, ...]:
    """What a position can say of a work: whose a fort is, else whether it stands."""
    if FORT_WORK <= work < CAMP_WORK:
        return (tables.WORK_STATES[tables.NOT_BUILT], *world.SIDE_NAMES)
    return tables.WORK_STATES


class Form(KitForm):
    """The fields of a scenario's positions in one language; position: its set-up."""

    def __init__(self, card: Scenario, position: dict[str, object], language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.card: Scenario = card
        self.position: dict[str, object] = position

    def fields(self) -> list[Field]:
        """All of them, group by group."""
        return [*self.turn(), *self.sides(), *self.works(), *self.units(), *self.arrivals(), *self.chance()]

    def turn(self) -> list[Field]:
        """When it is, whose turn, who has what both sides want, and by which switches."""
        group = self.label("group-turn")
        sides = self.picks("side", world.SIDE_NAMES, (world.ATHENS, world.SYRACUSE))
        holder = world.SIDE_NAMES[self.card.advantage]
        in_time = [Pick(name, self.label(f"plemmyrion-{name.replace(' ', '-')}")) for name in IN_TIME_NAMES]
        phases = self.picks("phase", tables.PHASE_NAMES, range(len(tables.PHASE_NAMES)))
        return [
            self.number_of_turn(group, self.card.first_turn, self.card.last_turn),
            Field("phase", self.label("phase"), CHOICE, group, phases, default=phases[0].id),
            Field("side", self.label("side"), CHOICE, group, sides, default=holder),
            Field("initiative", self.label("initiative"), CHOICE, group, sides, default=holder),
            Field("advantage", self.label("advantage"), CHOICE, group, sides, default=holder),
            Field(
                "plemmyrion",
                self.label("plemmyrion"),
                CHOICE,
                group,
                in_time,
                default=IN_TIME_NAMES[int(self.card.plemmyrion_in_time)],
            ),
            self.options(group, OPTION_NAMES),
        ]

    def sides(self) -> list[Field]:
        """Points, supply and chits of each side, and what holds in the phase."""
        group = self.label("group-sides")
        chits = self.picks(CHIT, tables.CHIT_NAMES, range(tables.CHITS))
        causes = [Pick(name, self.t(f"cause-{name}")) for name in CAUSES]
        found: list[Field] = []
        for side, name in enumerate(world.SIDE_NAMES):
            args: dict[str, str | int] = {"side": self.name("side", side)}
            found += [
                Field(f"pa.{name}", self.label("pa", args), NUMBER, group, high=MOST_ACTIONS, default="0"),
                Field(
                    f"supply.{name}",
                    self.label("supply", args),
                    NUMBER,
                    group,
                    low=tables.supply.track.least,
                    high=tables.supply.track.most,
                    default=str(self.card.supply[side]),
                ),
                Field(f"short.{name}", self.label("short", args), FLAGS, group, causes),
                Field(f"hands.{name}", self.label("hand", args), FLAGS, group, chits),
                Field(f"banned.{name}", self.label("banned", args), SPACES, group),
            ]
        events = self.picks(EVENT, tables.EVENT_NAMES, (tables.S6, tables.S8))
        return [
            *found,
            Field("in_force", self.label("in-force"), FLAGS, group, events),
            Field("out", self.label("out"), FLAGS, group, chits),
        ]

    def works(self) -> list[Field]:
        """The state of each wall, the camp and the chain; whose each fort is."""
        group = self.label("group-works")
        written = self.position[WORKS_KEY]
        assert isinstance(written, dict)
        found: list[Field] = []
        for work, name in enumerate(WORK_NAMES):
            states = [Pick(state, self.state(state)) for state in states_of(work)]
            key = f"{WORKS_KEY}.{name}"
            found.append(Field(key, self.name(WORK, work), CHOICE, group, states, default=str(written[name])))
        return found

    def state(self, state: str) -> str:
        """The state of a work in words, or whose it is."""
        return self.t(f"state-{state}") if state in tables.WORK_STATES else self.t(f"side-{state}")

    def units(self) -> list[Field]:
        """What is to be said of counters beside where they are."""
        group = self.label("group-units")
        everyone = list(range(tables.UNITS))
        fitting = (
            ("reduced", everyone),
            ("arrived", [u for u in everyone if tables.IS_LAND[u]]),
            ("stuck", [u for u in everyone if tables.IS_LEADER[u]]),
            ("dead", everyone),
            ("gone", everyone),
        )
        return [
            Field(key, self.label(key), FLAGS, group, self.picks(UNIT, tables.UNIT_KEY, units))
            for key, units in fitting
        ]

    def arrivals(self) -> list[Field]:
        """The turn in which each reinforcement comes; 0 for what does not come by itself."""
        group = self.label("group-arrivals")
        due = self.position.get("due", {})
        assert isinstance(due, dict)
        return [
            Field(
                f"due.{tables.UNIT_KEY[u]}",
                self.name(UNIT, u),
                NUMBER,
                group,
                high=tables.TURN_COUNT,
                default=str(due.get(tables.UNIT_KEY[u], 0)),
            )
            for u in range(tables.UNITS)
            if tables.LOT_OF[u] >= 0
        ]
