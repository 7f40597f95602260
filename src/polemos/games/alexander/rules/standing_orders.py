"""Standing orders: what a player wants done about his reactions without being asked every time [6.7, 7.16, 8.2, 9.5].

Each side has a wish for each kind of reaction: ask, always or never, and two more for some of them. The wishes at the
beginning are those of a sensible player who does not want to be drowned in questions:

- Entry, retire and return fire: always, whenever the die can hit the unit or a leader with it. The target is beside the
  shooter or on its way out of reach, and ammunition comes back in the reload segment. Whoever would rather keep the
  last volley of units that are Low on missiles says so: `not-last`.
- Orderly withdrawals, leaders who give way, reaction facing, trumps: ask. They cost cohesion or time, or risk a rout.
  After a "no" the same question about the same two units is put again in the same move only when the mover has come to
  another side of the unit (or beside the leader), or at every hex if the wish is `every-hex`. A player may also say
  "no, and do not ask again in this phase".
- Bolts: ask, once after the move of an enemy who can be hit, and once before the shock segment for what is left.
- Planned withdrawals: ask, before every turn in which a leader has a line that could withdraw so.
- Two rarer questions are never put unless the player wants them: to turn although the enemy stands in front
  already, and to shoot bolts after every single hex of an enemy's move.
"""

from typing import Final

from polemos.games.alexander.state import ALWAYS, ASK, EVERY_HEX, NEVER_DO, ORDERS, SPARING, Battle

KIND_NAMES: Final = (
    "withdraw-skirmishers", "withdraw-others", "withdraw-leaders", "face", "entry-fire", "retire-fire", "return-fire",
    "bolts", "trump", "face-ahead", "bolts-every-hex", "plan",
)  # fmt: skip
(
    K_WITHDRAW_SKIRMISHERS, K_WITHDRAW_OTHERS, K_WITHDRAW_LEADERS, K_FACE, K_ENTRY, K_RETIRE, K_RETURN,
    K_BOLTS, K_TRUMP, K_FACE_AHEAD, K_BOLTS_STEP, K_PLAN,
) = range(len(KIND_NAMES))  # fmt: skip
KINDS: Final = len(KIND_NAMES)
WISH_NAMES: Final = ("ask", "always", "never", "not-last", "every-hex")
"""By wish: ASK, ALWAYS, NEVER_DO, SPARING, EVERY_HEX."""
_EITHER: Final = (ASK, ALWAYS, NEVER_DO)
_FIRE: Final = (ASK, ALWAYS, SPARING, NEVER_DO)
_GIVE_WAY: Final = (ASK, EVERY_HEX, ALWAYS, NEVER_DO)
_NOT_BLINDLY: Final = (ASK, NEVER_DO)
#: By kind: the wishes that make sense. Nobody withdraws a leader, trumps or turns away from an enemy unseen.
WISHES: Final[tuple[tuple[int, ...], ...]] = (
    _GIVE_WAY, _GIVE_WAY, (ASK, EVERY_HEX, NEVER_DO), _GIVE_WAY, _FIRE, _FIRE, _FIRE, _EITHER, _NOT_BLINDLY,
    (ASK, EVERY_HEX, NEVER_DO), _EITHER, _NOT_BLINDLY,
)  # fmt: skip
ASKED_AGAIN: Final = (K_WITHDRAW_SKIRMISHERS, K_WITHDRAW_OTHERS, K_WITHDRAW_LEADERS, K_FACE, K_FACE_AHEAD)
"""Kinds of which a player may want to hear at every hex."""
_DEFAULTS: Final = (ASK, ASK, ASK, ASK, ALWAYS, ALWAYS, ALWAYS, ASK, ASK, NEVER_DO, NEVER_DO, ASK)


def defaults() -> list[int]:
    """The wishes of both sides at the beginning."""
    row = [*_DEFAULTS, *([ASK] * (ORDERS - KINDS))]
    return row + row


def wish(s: Battle, side: int, kind: int) -> int:
    """What a side wants done: ASK, ALWAYS, NEVER_DO, SPARING or EVERY_HEX."""
    return s.order[side * ORDERS + kind]


def set_wish(s: Battle, side: int, kind: int, value: int) -> None:
    """From now on a side wants this."""
    s.order[side * ORDERS + kind] = value
