"""What a person may mean who points at a locale, a counter, a fort or a city while a decision waits.

A locale stands for all of one's own that is in it, a counter of the enemy for the place where it stands.
"""

from collections.abc import Mapping
from typing import Final

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, PIECES, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.edge.view import is_hidden
from polemos.games.sparta_vs_athens.rules.sides import forts_at, is_besieged, place_of
from polemos.games.sparta_vs_athens.state import BOTH, War, pieces_at, side_of
from polemos.games.sparta_vs_athens.verbs import FORT, PIECE, SPACE, TARGET, VERBS
from polemos.room.click_intents import intents

GOING: Final = (
    "take-all",
    "take",
    "drop",
    "pick-up",
    "move",
    "load",
    "land",
    "sea-fight",
    "land-fight",
    "besiege",
    "ravage",
    "build",
    "incite",
    "inside",
    "stop",
)
#: By decision: the verbs that pointing may mean, likeliest first; of any other decision all that take a target.
MEANT: Final[Mapping[str, tuple[str, ...]]] = {
    "Interception": ("intercept", "leave-out"),
    "NextOperation": ("lead", "incite", "sortie", "raise-siege", "build"),
    "Operating": GOING,
    "OutsideOrInside": ("inside", "land", "outside"),
    "SeaMeeting": ("sea-fight", "go-on"),
}
#: Verbs without a target that are meant at one's own counters; the others are meant at the enemy's.
OF_SIEGES: Final = frozenset({"raise-siege", "sortie"})
AT_OWN: Final = frozenset({"stop", "go-on", "outside"})


def click_intents(s: War, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target."""
    return intents(s, kind, target, IDS, _targets, MEANT)


def _targets(s: War, verb: str, kind: str, value: int) -> list[int]:
    """The targets of one verb that pointing at something of a kind may mean."""
    wanted = VERBS[IDS.by_name[verb]][1]
    at = _place(s, kind, value)
    if not wanted:
        return _bare(s, verb, kind, value, at)
    if wanted == kind:
        return [value]
    if wanted == PIECE:
        mine = pieces_at(s, s.actor, at) if kind == SPACE else ()
        return [piece for piece in mine if _fits(s, verb, piece)]
    if at < 0 or _is_own(s, kind, value):
        return []
    if wanted == SPACE:
        return [at]
    if wanted == TARGET:
        targets = [at, *[LOCALES + fort for side in BOTH for fort in forts_at(s, side, at)]]
        return [target for target in targets if verb not in OF_SIEGES or is_besieged(s, target)]
    return [fort for fort, place in enumerate(s.fort_at) if place == at >= 0] if wanted == FORT else []


def _place(s: War, kind: str, value: int) -> int:
    """The locale that was pointed at, -1 for none."""
    if kind == PIECE:
        known = value < PIECES and not is_hidden(s, value, s.actor)
        return s.loc[value] if known and 0 <= s.loc[value] < LOCALES else -1
    if kind == FORT:
        return s.fort_at[value]
    if kind == TARGET:
        return place_of(s, value)
    return value if kind == SPACE and value < LOCALES else -1


def _is_own(s: War, kind: str, value: int) -> bool:
    """Whether a counter of the side that decides was pointed at: then he is meant and not the place."""
    return kind == PIECE and side_of(s, value) == s.actor


def _fits(s: War, verb: str, piece: int) -> bool:
    """Whether a person can have a verb in mind at a piece of a place."""
    if verb in ("lead", "redeploy", "command", "enter"):
        return piece >= UNITS
    if verb == "drop":
        return piece in s.group
    return piece < UNITS and bool(IS_NSP[piece]) if verb in ("into-port", "as-marines", "leave-out") else True


def _bare(s: War, verb: str, kind: str, value: int, at: int) -> list[int]:
    """A verb without a target: fighting is meant at enemies, stopping at the place of the force itself."""
    here = s.loc[s.leader] if s.leader >= 0 else at
    if at < 0 or at != here:
        return []
    if verb == "take-all":
        return [0] if kind == SPACE else []
    if kind == PIECE:
        return [0] if _is_own(s, kind, value) == (verb in AT_OWN) else []
    return [0]
