"""Standing orders in words, and which one is about the question that waits (RULING-94)."""

from collections.abc import Mapping
from typing import Final

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data.charts import FORCED_MARCH, LEGAL, TREACHERY
from polemos.games.belisarius.edge.messages import texts
from polemos.games.belisarius.rules import markers, revolts
from polemos.games.belisarius.rules.court.diplomacy import Betray
from polemos.games.belisarius.rules.standing_orders import ASK, SPARE, occasions
from polemos.games.belisarius.rules.war.operations import Reaction
from polemos.games.belisarius.state import War
from polemos.room.view_models import StandingOrder, standing_order

#: The marker that a decision asks for, beside those that name it themselves.
ASKED: Final[Mapping[object, int]] = {Betray: TREACHERY, revolts.Reform: LEGAL, Reaction: FORCED_MARCH}


def standing_orders(s: War, side: int, language: str) -> list[StandingOrder]:
    """All standing orders of a side."""
    found: list[StandingOrder] = []
    for kind in occasions(s):
        name = MARKER_IDS[kind]
        chosen = (SPARE if s.spared[side] >> kind & 1 else ASK) + name
        found.append(standing_order(name, (ASK + name, SPARE + name), chosen, texts(language)))
    return found


def governing(s: War) -> str:
    """The standing order by which a side would be spared the question that waits; "" if none would."""
    top = s.agenda[-1] if s.agenda else None
    kind = top.marker() if isinstance(top, markers.MayPlay) else ASKED.get(type(top), -1)
    return MARKER_IDS[kind] if kind in occasions(s) else ""
