"""The form of an editor of positions: what it asks for each thing that a position can say."""

from polemos.games.syracuse.choice_ids import CAMP_WORK, FORT_WORK, WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.models import Scenario
from polemos.games.syracuse.edge.board_map import MOST_ACTIONS
from polemos.games.syracuse.edge.messages import lexicon, texts
from polemos.games.syracuse.edge.position_names import CAUSES, IN_FORCE, IN_TIME_NAMES
from polemos.games.syracuse.state import OPTION_NAMES
from polemos.games.syracuse.verbs import CHIT, EVENT, UNIT, WORK
from polemos.room.palette import CHOICE, FLAGS, NUMBER, SPACES, KitForm
from polemos.room.view_models import Field, Pick

SIDES = (world.ATHENS, world.SYRACUSE)


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
        self.when: str = self.label("group-turn")
        self.what_sides_have: str = self.label("group-sides")
        self.of_units: str = self.label("group-units")

    # -- when it is, whose turn, who has what both sides want, and by which switches

    def turn(self) -> list[Field]:
        """The box of the turn track."""
        return [self.number_of_turn(self.when, self.card.first_turn, self.card.last_turn)]

    def phase(self) -> list[Field]:
        """The phase that begins."""
        phases = self.picks("phase", tables.PHASE_NAMES, range(len(tables.PHASE_NAMES)))
        return [Field("phase", self.label("phase"), CHOICE, self.when, phases, default=phases[0].id)]

    def a_side(self, key: str) -> list[Field]:
        """A side under a key; it is usually the one that has the Advantage."""
        sides = self.picks("side", world.SIDE_NAMES, SIDES)
        return [Field(key, self.label(key), CHOICE, self.when, sides, default=world.SIDE_NAMES[self.card.advantage])]

    def side(self) -> list[Field]:
        """Whose block of the end of a turn it is."""
        return self.a_side("side")

    def initiative(self) -> list[Field]:
        """Who has the initiative."""
        return self.a_side("initiative")

    def advantage(self) -> list[Field]:
        """Who has the Advantage."""
        return self.a_side("advantage")

    def plemmyrion(self) -> list[Field]:
        """Whether the fort was built in time."""
        picks = [Pick(name, self.label(f"plemmyrion-{name.replace(' ', '-')}")) for name in IN_TIME_NAMES]
        usual = IN_TIME_NAMES[int(self.card.plemmyrion_in_time)]
        return [Field("plemmyrion", self.label("plemmyrion"), CHOICE, self.when, picks, default=usual)]

    def switches(self) -> list[Field]:
        """The switches in use."""
        return [self.options(self.when, OPTION_NAMES)]

    # -- what each side has, and what holds in the phase

    def of_side(self, message: str, side: int) -> str:
        """A label that names a side."""
        return self.label(message, {"side": self.name("side", side)})

    def points(self, side: int) -> Field:
        """Action points of a side."""
        key = f"pa.{world.SIDE_NAMES[side]}"
        return Field(key, self.of_side("pa", side), NUMBER, self.what_sides_have, high=MOST_ACTIONS, default="0")

    def supply(self, side: int) -> Field:
        """The box of its supply marker."""
        return Field(
            f"supply.{world.SIDE_NAMES[side]}",
            self.of_side("supply", side),
            NUMBER,
            self.what_sides_have,
            low=tables.supply.track.least,
            high=tables.supply.track.most,
            default=str(self.card.supply[side]),
        )

    def short(self, side: int) -> Field:
        """Why it is short of supply."""
        causes = [Pick(name, self.t(f"cause-{name}")) for name in CAUSES]
        key = f"short.{world.SIDE_NAMES[side]}"
        return Field(key, self.of_side("short", side), FLAGS, self.what_sides_have, causes)

    def chits(self) -> list[Pick]:
        """Every chit."""
        return self.picks(CHIT, tables.CHIT_NAMES, range(tables.CHITS))

    def hand(self, side: int) -> Field:
        """The chits in its hand."""
        key = f"hands.{world.SIDE_NAMES[side]}"
        return Field(key, self.of_side("hand", side), FLAGS, self.what_sides_have, self.chits())

    def banned(self, side: int) -> Field:
        """The zones that it may not enter."""
        return Field(f"banned.{world.SIDE_NAMES[side]}", self.of_side("banned", side), SPACES, self.what_sides_have)

    def in_force(self) -> list[Field]:
        """Events that go on."""
        events = self.picks(EVENT, tables.EVENT_NAMES, [tables.EVENT_NAMES.index(name) for name in IN_FORCE])
        return [Field("in_force", self.label("in-force"), FLAGS, self.what_sides_have, events)]

    def out(self) -> list[Field]:
        """Chits out of the game."""
        return [Field("out", self.label("out"), FLAGS, self.what_sides_have, self.chits())]

    # -- works

    def works(self) -> list[Field]:
        """The state of each wall, the camp and the chain; whose each fort is."""
        group = self.label("group-works")
        written = self.position["works"]
        assert isinstance(written, dict)
        found: list[Field] = []
        for work, name in enumerate(WORK_NAMES):
            states = [Pick(state, self.state(state)) for state in states_of(work)]
            usual = str(written[name])
            found.append(Field(f"works.{name}", self.name(WORK, work), CHOICE, group, states, default=usual))
        return found

    def state(self, state: str) -> str:
        """The state of a work in words, or whose it is."""
        return self.t(f"state-{state}") if state in tables.WORK_STATES else self.t(f"side-{state}")

    # -- what is to be said of counters beside where they are

    def flags(self, key: str, units: list[int]) -> list[Field]:
        """Some of the counters that fit."""
        return [Field(key, self.label(key), FLAGS, self.of_units, self.picks(UNIT, tables.UNIT_KEY, units))]

    def reduced(self) -> list[Field]:
        """Counters with their back up."""
        return self.flags("reduced", list(range(tables.UNITS)))

    def arrived(self) -> list[Field]:
        """Land units that came this turn with ships of their own."""
        return self.flags("arrived", [u for u in range(tables.UNITS) if tables.IS_LAND[u]])

    def stuck(self) -> list[Field]:
        """Leaders who cannot move."""
        return self.flags("stuck", [u for u in range(tables.UNITS) if tables.IS_LEADER[u]])

    def dead(self) -> list[Field]:
        """Who has been eliminated."""
        return self.flags("dead", list(range(tables.UNITS)))

    def gone(self) -> list[Field]:
        """Who is out of the game without points."""
        return self.flags("gone", list(range(tables.UNITS)))

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
