"""The words on which the rules rely, and the types that the models of all data files share.

A pack may change what the words are worth, not what there is.
"""

from typing import Annotated, Final, TypeVar

from polemos.room.data_models import Each, Index, Listed, Names, Ref, Whole
from polemos.room.map_models import Place

SIDES: Final = ("athens", "sparta")
NATIONS: Final = (
    "athens",
    "sparta",
    "peloponnesian_league",
    "spartan_allies",
    "delian_league",
    "athenian_allies",
    "persia",
    "chalcidice",
    "argos",
    "melos",
)
#: The halves in which two nations may come into the war [rev.6].
GROUPS: Final = ("spartan_mainland", "athenian_mainland", "spartan_italian", "athenian_italian")
COLOURS: Final = ("red", "blue", "purple", "green", "orange", "yellow", "brown", "grey")
KINDS: Final = ("LSP", "NSP")
LOCALE_KINDS: Final = ("city", "border_fort_site", "sea")
SETTINGS: Final = ("inland", "coast", "island")
CONDITIONS: Final = ("opus_route", "tanagra_route")
"""Of routes that are not always open [10.3a, 10.3b]."""
EXEMPTIONS: Final = ("always", "printed", "answered")
FORTS: Final = (
    "oenoe",
    "panactum",
    "oropus",
    "plataea",
    "minoa",
    "pylos",
    "methana",
    "onugnathus",
    "chios_lesbos",
    "decelea",
)
PRESETS: Final = ("printed", "corrected", "designer_revision")
"""The three states of the rules, in the order of their age."""
FACES: Final = ("1", "2", "3", "4", "5", "6")
SEASONS: Final = ("spring", "summer", "winter")
PHASES: Final = (
    "calendar",
    "prestige",
    "events",
    "government",
    "income",
    "first_player",
    "logistics_1",
    "operations_1",
    "logistics_2",
    "operations_2",
)
QUARTERS: Final = ("administration", "season")
GOVERNMENTS: Final = 12
EVENTS: Final = (
    "15.1",
    "15.2",
    "15.3",
    "15.4",
    "15.5",
    "15.6",
    "15.7",
    "15.8",
    "15.9",
    "15.10",
    "15.11",
    "15.12",
    "15.13",
    "15.14",
    "16.1.plague",
    "11.11",
    "16.1.sicily",
)
INCOMES: Final = ("tribute", "property_tax", "reserve_fund_1", "black_sea_toll", "reserve_fund_2")
SCENARIOS: Final = ("archidamian", "campaign", "nicias", "ionian")
NONE: Final = -1
"""What the rules get for a key that is missing and would name something."""
NEVER: Final = 999
"""What they get for a number that is never reached."""

COUNTERS: Final = Names("units.toml", ["unit"])
LEADERS: Final = Names("leaders.toml", ["leader", "unnamed"])

T = TypeVar("T")
PerSide = Annotated[tuple[T, ...], Each(SIDES)]
PerPreset = Annotated[tuple[T, ...], Each(PRESETS)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Few = Annotated[int, Whole(1, 9)]
Talents = Annotated[int, Whole(0, 999)]
Shift = Annotated[int, Whole(-9, 9)]
Year = Annotated[int, Whole(400, 431)]
Government = Annotated[int, Whole(1, GOVERNMENTS)]
Side = Annotated[int, Index(SIDES)]
Nation = Annotated[int, Index(NATIONS)]
Nations = Annotated[tuple[Nation, ...], Listed(distinct=True)]
Kind = Annotated[int, Index(KINDS)]
Fort = Annotated[int, Index(FORTS)]
Forts = Annotated[tuple[Fort, ...], Listed(distinct=True)]
Event = Annotated[int, Index(EVENTS)]
Events = Annotated[tuple[Event, ...], Listed(distinct=True)]
Places = Annotated[tuple[Place, ...], Listed(least=1, distinct=True)]
Leader = Annotated[int, Ref(LEADERS, "a leader of leaders.toml")]
Leaders = Annotated[tuple[Leader, ...], Listed(distinct=True)]
