"""What lies beside the map in words, a line each."""

from typing import Any

from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.state import BOTH


def panel(view: dict[str, Any], language: str) -> list[str]:
    """The treasuries."""
    t, sides = texts(language), lexicon(language)["side"]
    return [t("panel-treasury", {"side": sides[side], "number": view["treasury"][side]}) for side in BOTH]
