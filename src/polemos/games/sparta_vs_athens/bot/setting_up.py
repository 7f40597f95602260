"""Set-up: who begins abroad. All else the program does as well."""

from typing import Any

from polemos.games.sparta_vs_athens.bot.choices import among
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, STRENGTH
from polemos.games.sparta_vs_athens.state import War
from polemos.games.sparta_vs_athens.verbs import SEND


def sent_abroad(s: War, step: Any) -> int:
    """The weakest armies go: the strong are wanted before Athens, or behind its walls; and the strongest fleets."""
    return SEND + min(
        among(s, SEND), key=lambda unit: (-STRENGTH[0][unit] if IS_NSP[unit] else STRENGTH[0][unit], unit)
    )
