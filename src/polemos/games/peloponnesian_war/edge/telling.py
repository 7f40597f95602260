"""What weighs much or little in the story of the war, and what dice were for and brought."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from polemos.games.peloponnesian_war.data.tables import COMBAT, MOVEMENT, REVOLT
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.event_kinds import EVENTS
from polemos.games.peloponnesian_war.rules.rolls import ROLL_REASONS
from polemos.room.telling import Figures, Telling

GREAT: Final = (
    "beaten", "captured", "card-played", "changes-sides", "city-razed", "control", "cyrus-comes", "decided",
    "expedition-lost", "expedition-returns", "fort-destroyed", "gates-open", "helots-rise", "leader-dies",
    "long-walls-built", "long-walls-gone", "new-general", "odrysians-come", "persia-listens", "plague-begins",
    "plague-ends", "resigned", "result", "revolt", "revolt-ends", "sacred-truce", "satrap-joins", "satrap-leaves",
    "sicily-opens", "siege-begins", "siege-ends", "stormed", "surrendered", "syracuse-taken", "thrown-back",
    "walls-fall",
)  # fmt: skip
SMALL: Final = (
    "allegiance-entry", "along-walls", "assessed", "brought", "checked", "commands", "dragged", "drew-hidden", "holds",
    "joins-battle", "leader-placed", "leader-waits", "militance-entry", "odds", "phase", "piece-ready", "placed",
    "put-in", "recalled", "rolled", "shifted", "side-phase", "supplied", "tribute-kept",
)  # fmt: skip
#: By reason of a die: the events that tell what came of it.
ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "revolt": ("revolt", "stays-loyal"),
    "calm": ("revolt-ends", "stays-in-revolt"),
    "siege": ("siege-roll",),
    "card": (
        "allegiance", "burnt", "card-fails", "card-sum", "card-talents", "control", "destroyed", "famine",
        "gates-open", "helots-calm", "helots-rise", "militance", "no-levy", "no-peace", "persia-listens", "piece-comes",
        "plague-begins", "region-shaken", "sacred-truce", "satrap-joins", "satrap-leaves", "sicily-opens",
        "siege-anew", "storms-blow", "walls-fall", "winds",
    ),
    "raid": ("raids", "raid-fails"),
    "interception": ("intercepts",),
    "open-sea": ("destroyed",),
    "storm": ("destroyed", "driven-back"),
    "to-sea": ("puts-to-sea",),
    "withdrawal": ("withdraws", "caught"),
    "battle": ("result",),
    "check": ("routed", "garrison-routed", "holds"),
    "pursuit": ("pursued",),
    "leader": ("leader-dies",),
    "plague": ("leader-dies", "destroyed"),
}  # fmt: skip


@cache
def figures() -> Figures:
    """What the messages of needs speak of, out of the tables."""
    return {
        "revolt": {"least": REVOLT.revolts_at},
        "calm": {"most": REVOLT.ends_at},
        "raid": {"cavalry": MOVEMENT.raid.fails_cavalry, "others": MOVEMENT.raid.fails},
        "storm": {"most": MOVEMENT.loss.storm},
        "open-sea": {"most": MOVEMENT.loss.open_sea, "winter": MOVEMENT.loss.open_sea_winter},
        "to-sea": {"least": COMBAT.to_sea},
        "withdrawal": {"least": COMBAT.withdrawal.success},
        "leader": {"least": COMBAT.leader_dies},
    }


TELLING: Final = Telling(
    EVENTS, WORDING.texts, ROLL_REASONS, story=GREAT, details=SMALL, answers=ANSWERS, figures=figures
)
