"""Names at the edge: the readable ids of choices, spaces, units, provinces and markers, and back."""

from typing import Final

from polemos.games.belisarius.data.charts import MARKERS
from polemos.games.belisarius.data.forces import TYPE_NAMES, UNIT_KEY
from polemos.games.belisarius.data.world import AFFILIATIONS, HEX_NAMES, PROVINCES
from polemos.games.belisarius.verbs import FORCE, FORCE_SPAN, MARKER, PROVINCE, SPACE, UNIT, VERBS
from polemos.room.choice_ids import Ids

MARKER_IDS: Final = tuple(name.lower().replace(" ", "-") for name in MARKERS)
PROVINCE_IDS: Final = tuple(name.lower() for name in PROVINCES)
FORCE_IDS: Final = {
    affil * FORCE_SPAN + kind: f"{a.lower()}-{t.replace('_', '-')}"
    for affil, a in enumerate(AFFILIATIONS)
    for kind, t in enumerate(TYPE_NAMES)
}

IDS: Final = Ids(
    VERBS,
    {SPACE: HEX_NAMES, UNIT: UNIT_KEY, PROVINCE: PROVINCE_IDS, MARKER: MARKER_IDS, FORCE: FORCE_IDS},
    "march:3511",
)
