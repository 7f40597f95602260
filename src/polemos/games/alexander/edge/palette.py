"""What an editor of positions needs: the set-up as a position, every piece there is, and a field for each thing to say.

What only a running game knows (`generator`, `special`), what an editor does by moving pieces (`base`), which phalanxes
stand one behind the other (`deep`) and standing orders have no field.
"""

from typing import Final

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.setting import CONTINGENT, NO_LEADER, SIDE_NAMES, Setting, setting_of
from polemos.games.alexander.data.tables import CAVALRY, EL, INFANTRY, NO_WEAPON
from polemos.games.alexander.data.words import SCENARIOS
from polemos.games.alexander.edge.board_view import leader, piece
from polemos.games.alexander.edge.messages import PEOPLE, lexicon, texts
from polemos.games.alexander.edge.position import (
    FLAGS as UNIT_FLAGS,
)
from polemos.games.alexander.edge.position import (
    KIND_OF_PHASE,
    LOSSES,
    MARKER_NAMES,
    PHASE_NAMES,
    laid_out,
    to_position,
)
from polemos.games.alexander.state import (
    ACTIVATION,
    COLUMN,
    NO_MARK,
    NO_MARKER,
    NORMAL,
    OPTION_NAMES,
    SECOND_HALF,
    SQUARE,
    Battle,
)
from polemos.games.alexander.verbs import LEADER, UNIT
from polemos.room.palette import CHOICE, FLAGS, NUMBER, KitForm
from polemos.room.rules import Rules
from polemos.room.view_models import Field, Palette, Pick

COUNTS: Final = "counts"
BEARINGS: Final = "bearings"
PIECES_KEY: Final = "pieces"
ON_BOARD: Final = (
    PIECES_KEY,
    "facing",
    "hits",
    "deep",
    *[key for key, _, _ in UNIT_FLAGS],
    *[key for key, _ in LOSSES],
)
"""Keys of what stands on the field, or of who does."""
MOST_TURNS: Final = 99
MOST_HITS: Final = 20
MOST_ORDERS: Final = 9
MOST_PHASES: Final = 9
"""Three by himself and by momentum, more by reactivation [5.14]."""
MOST_WOUNDS: Final = 4
NOBODY_ACTS: Final = ""
STEP: Final = 30
"""Degrees between two facings."""


def palette(scenario: str, language: str, rules: Rules[Battle]) -> Palette:
    """The palette of a scenario."""
    g = setting_of(SCENARIOS.index(scenario))
    position = set_up(scenario, rules)
    empty = {key: value for key, value in position.items() if key not in ON_BOARD}
    nowhere = _nowhere(g)
    return Palette(
        position,
        {**empty, PIECES_KEY: {}},
        PIECES_KEY,
        [
            *[piece(g, u, nowhere) for u in range(g.units)],
            *[leader(g, m, nowhere) for m in range(g.leaders)],
        ],
        Form(g, position, language).fields(),
        [g.unit_id[u] for u in range(g.units) if g.double[u]],
        {STEP * f: 2 * STEP * SECOND_HALF[f] for f in range(FACINGS)},
    )


def set_up(scenario: str, rules: Rules[Battle]) -> dict[str, object]:
    """The usual set-up of a scenario, with each unit and leader by its id."""
    position: dict[str, object] = to_position(laid_out({"scenario": scenario}, rules))
    position.pop("generator", None)
    return {**position, "seed": ""}


def _nowhere(g: Setting) -> dict[str, list[int] | int]:
    """What a view would show of units and leaders who stand nowhere and have done nothing."""
    idle = {
        **dict.fromkeys(("hits", "routed", "rallied", "moved", "ammo", "form", "mark"), 0),
        **dict.fromkeys(("loc", "tail", "deep"), -1),
    }
    assert (idle["form"], idle["mark"]) == (NORMAL, NO_MARK)
    return {
        **{row: [value] * g.units for row, value in idle.items()},
        "facing": list(g.start_facing),
        "lead": NO_LEADER,
        "lead_loc": [-1] * g.leaders,
        **{row: [0] * g.leaders for row in ("wound", "rank", "no_momentum")},
    }


class Form(KitForm):
    """The fields of a scenario's positions in one language; position: its set-up."""

    def __init__(self, g: Setting, position: dict[str, object], language: str) -> None:
        super().__init__(texts(language), lexicon(language))
        self.g: Setting = g
        self.position: dict[str, object] = position

    def fields(self) -> list[Field]:
        """All of them, group by group; nothing is drawn in this game."""
        chance = [field for field in self.chance() if field.key != "draws"]
        return [*self.turn(), *self.leaders(), *self.units(), *self.losses(), *chance]

    def turn(self) -> list[Field]:
        """When it is, whose phase, and by which switches."""
        group = self.label("group-turn")
        everybody = [m for m in range(self.g.leaders) if self.g.initiative[m] != CONTINGENT]
        phases = self.picks("phase", PHASE_NAMES, range(len(PHASE_NAMES)))
        kinds = [Pick(name, self.t(f"sheet-kind-{name}")) for name in KIND_OF_PHASE]
        return [
            self.number_of_turn(group, 1, self.g.turn_limit or MOST_TURNS),
            Field("phase", self.label("phase"), CHOICE, group, phases, default=PHASE_NAMES[ACTIVATION]),
            Field("active", self.label("active"), CHOICE, group, [self.nobody(), *self.chiefs(everybody)]),
            Field("kind", self.label("kind"), CHOICE, group, kinds, default=KIND_OF_PHASE[0]),
            Field("orders", self.label("orders"), NUMBER, group, high=MOST_ORDERS, default="0"),
            self.options(group, OPTION_NAMES),
        ]

    def nobody(self) -> Pick:
        """No leader."""
        return Pick(NOBODY_ACTS, self.t("side-nobody"))

    def chiefs(self, leaders: list[int]) -> list[Pick]:
        """Some leaders by id and name."""
        return [Pick(self.g.leader_id[m], self.name(LEADER, self.g.lead_gid[m])) for m in leaders]

    def troops(self, units: list[int]) -> list[Pick]:
        """Some units by id and name."""
        return [Pick(self.g.unit_id[u], self.name(UNIT, self.g.gid[u])) for u in units]

    def leaders(self) -> list[Field]:
        """What is to be said of leaders beside where they are."""
        group = self.label("group-leaders")
        picks = self.chiefs(list(range(self.g.leaders)))
        found = [
            Field("finished", self.label("finished"), FLAGS, group, picks),
            Field("no_momentum", self.label("no-momentum"), FLAGS, group, picks),
            Field("phases", self.label("phases"), COUNTS, group, picks, high=MOST_PHASES),
            Field("wounds", self.label("wounds"), COUNTS, group, picks, high=MOST_WOUNDS),
        ]
        for n, name in enumerate(MARKER_NAMES):
            if n != NO_MARKER:
                found.append(Field(f"markers.{name}", self.label(f"marker-{name.lower()}"), FLAGS, group, picks))
        for side, name in enumerate(SIDE_NAMES):
            mine = [m for m in range(self.g.leaders) if self.g.lead_side[m] == side]
            people = {"side": self.name(PEOPLE, len(SIDE_NAMES) * SCENARIOS.index(self.g.name) + side)}
            usual = self.g.leader_id[self.g.overall[side]] if self.g.overall[side] != NO_LEADER else NOBODY_ACTS
            found.append(
                Field(
                    f"commanders.{name}",
                    self.label("commander", dict(people)),
                    CHOICE,
                    group,
                    [self.nobody(), *self.chiefs(mine)],
                    default=usual,
                )
            )
        return found

    def units(self) -> list[Field]:
        """What is to be said of units beside where they are."""
        group = self.label("group-units")
        everyone = list(range(self.g.units))
        found = [
            Field(
                "facing",
                self.label("facing"),
                BEARINGS,
                group,
                self.troops(everyone),
                low=STEP,
                high=2 * STEP,
            ),
            Field("hits", self.label("hits"), COUNTS, group, self.troops(everyone), high=MOST_HITS),
        ]
        for key, row, value in UNIT_FLAGS:
            fitting = [u for u in everyone if self.fits(u, row, value)]
            if fitting:
                label = self.label(key.replace("_", "-"))
                turns = STEP if row == "form" and value == COLUMN else 0
                found.append(Field(key, label, FLAGS, group, self.troops(fitting), turns=turns))
        return found

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

    def losses(self) -> list[Field]:
        """Who has left the field, and how."""
        group = self.label("group-losses")
        picks = [*self.troops(list(range(self.g.units))), *self.chiefs(list(range(self.g.leaders)))]
        return [Field(key, self.label(key), FLAGS, group, picks) for key, _ in LOSSES]
