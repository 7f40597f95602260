"""Names and orders on which the rules rely, and forms that the models of several data files share.

Operation points are in half points, money in solidus points.
"""

from typing import Annotated, Final, TypeVar

from polemos.room import data_models as room
from polemos.room.data_models import Index, Listed, Text, Whole

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
PROVINCES: Final = (
    *("Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus", "Armenia", "Persia"),
    *("Visigoths", "Suevii", "Basques", "Ostrogoths", "Vandals", "Franks", "Burgundy", "Lombards", "Gepidae"),
    *("Slavs", "Scythia", "Lazica", "Arabia", "Nubia", "Mauretania", "Garamantes"),
)
AFFILIATIONS: Final = (*PROVINCES, "Guard")
AREAS: Final = ("Franks", "Lombards", "Scythia", "Persia")
UNIT_TYPES: Final = ("field_army", "warband", "nomad", "garrison", "fleet")
SIDES: Final = ("imperial", "barbarian")
CONTROL: Final = (*SIDES, "neutral")
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
MARKERS: Final = (
    *("Agent", "Basileus", "Blue Faction", "Green Faction", "Orthodoxy", "Tolerance", "Currency Reform"),
    *("Forced March", "Imperial Regalia", "Leader", "Legal Reform", "Market", "Military Advantage"),
    *("Pope or Patriarch Intervenes", "Procopius Writes Secret History", "Rally", "Roman Alliance"),
    *("Theodora Intervenes", "Treachery", "Troops Demand Donative", "Disease Breaks Out", "End of Campaign"),
)
EVENT_ENTRIES: Final = (
    *("event.11", "event.13", "event.15", "event.21", "event.22", "event.23", "event.24", "event.25"),
    *("event.26", "event.31a", "event.33", "event.34", "event.36", "event.41", "event.42", "event.44"),
    *("event.51", "event.53", "event.55", "event.61", "event.64"),
)
ODDS: Final = ("1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1", "4:1")
RESULTS: Final = ("AA", "AR", "AZ", "BB", "DD", "DR", "DZ")
DIPLOMACY_COLUMNS: Final = ("0-", "1", "2", "3", "4", "5+")
PHASES: Final = ("random_event", "diplomacy", "taxation", "recruitment", "levy", "operations", "supply")
LEVELS: Final = ("Imperial Victory", "Great Victory", "Stalemate", "Decline", "Collapse")
DICE: Final = ("1", "2", "3", "4", "5", "6")
NONE: Final = -1
"""What the rules get for a key that is missing and would name something or say how many."""

T = TypeVar("T")
PerSide = Annotated[tuple[T, ...], room.Each(SIDES)]
PerFace = Annotated[tuple[T, ...], room.Spread(DICE)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Shift = Annotated[int, Whole(-9, 9)]
Points = Annotated[int, room.Halves()]
Face = Annotated[int, Whole(1, 6)]
Faces = Annotated[tuple[Face, ...], Listed(distinct=True)]
HexName = Annotated[str, Text(r"\d{4}", 'a hex number of four digits, such as "3511"')]
HexNames = Annotated[tuple[HexName, ...], Listed(distinct=True)]
SideName = Annotated[str, Text(r"\d{4}-\d{4}", 'two hex numbers, such as "3511-3512"')]
Column = Annotated[str, Text(r"\d+(-\d+|\+)?", 'a column such as "1", "2-3" or "4+"')]
Province = Annotated[int, Index(PROVINCES, "a province")]
Provinces = Annotated[tuple[Province, ...], Listed(least=1, distinct=True)]
Affiliation = Annotated[int, Index(AFFILIATIONS, "a province or Guard")]
Control = Annotated[int, Index(CONTROL)]
UnitType = Annotated[int, Index(UNIT_TYPES)]
Area = Annotated[str, room.OneOf(AREAS)]
Latitude = Annotated[float, room.Real(-90, 90)]
Longitude = Annotated[float, room.Real(-180, 180)]
