"""What weighs much or little in the story of a war, and what dice were for and brought."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.games.belisarius.data import charts, forces
from polemos.games.belisarius.edge.messages import texts
from polemos.games.belisarius.event_kinds import DETAILS, EVENTS
from polemos.games.belisarius.rules.rolls import ROLL_REASONS
from polemos.kernel.flow import Event
from polemos.room.telling import STORY, Figures, Telling, Weight, span

MARKERS: Final = ("drew", "drew-hidden", "drew-open")
GREAT: Final = (
    "agreed", "assassination-fails", "battle", "betrays", "breach", "colony-lost", "control", "disband-revolt",
    "disease", "ended-by-agreement", "event", "lost-all-markers", "mutiny", "plague", "plague-area", "resigned",
    "revolt", "single-combat", "tax-revolt", "works-lost",
)  # fmt: skip
SMALL: Final = (
    *DETAILS, "arrived", "ashore", "difference", "disband-die", "drew-hidden", "embarked", "left-behind", "odds",
    "operation", "rerolled", "rolled", "set-up", "stopped", "supplied",
)  # fmt: skip
#: By reason of a die: the events that tell what came of it.
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "event-tens": ("event",),
    "grain": ("lost-marker", "lost-marker-hidden", "lost-all-markers"),
    "attrition": ("destroyed",),
    "migration": ("arrived", "control"),
    "plague-province": ("plague", "plague-area"),
    "plague-stack": ("destroyed",),
    "plague-town": ("pillaged", "colony-lost", "works-lost"),
    "plague-markers": ("lost-marker", "lost-marker-hidden", "lost-all-markers"),
    "corruption": ("corruption",),
    "balance": MARKERS,
    "mutiny": ("mutiny", "no-mutiny"),
    "revolt": ("revolt", "no-revolt", "revolt-cancelled"),
    "diplomacy": ("diplomacy-fails", "control", "mutiny", "loyal", *MARKERS),
    "assassination": ("assassination-fails", "destroyed"),
    "heavy-tax": ("taxed", "taxed-area", "tax-revolt"),
    "rally": ("rally",),
    "regalia": MARKERS,
    "leader-returns": ("leader-placed", "leader-unmoved"),
    "leader-removed": ("destroyed", "leader-unmoved"),
    "operation-points": ("operation",),
    "forced-march": ("destroyed",),
    "disease": ("disease",),
    "end-of-campaign": ("points-lost",),
    "withdrawal-attacker": ("withdrawal",),
    "withdrawal-distance": ("retreated", "no-retreat"),
    "single-combat": ("single-combat",),
    "battle": ("battle",),
    "retreat-distance": ("retreated", "no-retreat", "retreat-ignored"),
    "pillage": ("pillaged", "pillage-failed"),
    "pillage-gain": ("looted",),
    "colonisation": ("colonised", "colony-failed"),
    "disband": ("disband-gone", "disband-loyal", "disband-revolt"),
    "breach": MARKERS,
}
#: Two dice of one roll.
TOGETHER: Final[Mapping[str, str]] = {
    "event-units": "event-tens",
    "withdrawal-defender": "withdrawal-attacker",
}
FACES: Final = range(1, 7)


@cache
def figures() -> Figures:
    """What the messages of needs speak of, out of the tables."""
    plague, dice = charts.EVENT[charts.PLAGUE], charts.checks.dice
    return {
        "plague-province": {"faces": span(plague.province_struck)},
        "plague-stack": {"faces": span(plague.stack_removed)},
        "plague-town": {"faces": span(plague.hex_ruined)},
        "revolt": {"faces": span(face for face in FACES if charts.REVOLT_TABLE.read(0, face))},
        "heavy-tax": {"faces": span(face for face in FACES if not charts.HEAVY_TAX.read(0, face))},
        "assassination": {"faces": span(charts.diplomacy.assassination.success)},
        "leader-returns": {"faces": span(dice.leader_returns_justinian)},
        "leader-removed": {"faces": span(dice.leader_removes_enemy)},
        "forced-march": {"faces": span(dice.forced_march_loses_one)},
        "disease": {"one": span(dice.disease_one_unit), "two": span(dice.disease_two_units)},
    }


def weigh(event: Event) -> Weight | None:
    """A leader who is lost is a part of the story, other losses are not."""
    if event.kind != "destroyed":
        return None
    return STORY if forces.UNIT_TYPE[event.args[0]] == forces.LEADER else None


TELLING: Final = Telling(
    EVENTS,
    texts,
    ROLL_REASONS,
    story=GREAT,
    details=SMALL,
    answers=ANSWERS,
    figures=figures,
    weigh=weigh,
    together=TOGETHER,
)
