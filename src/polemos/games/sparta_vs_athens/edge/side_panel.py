"""What lies beside the map: in words, a line each."""

from typing import Any

from polemos.games.sparta_vs_athens.data.tables import ATHENS, NAMES, SPARTA
from polemos.games.sparta_vs_athens.edge.messages import lexicon, texts
from polemos.room import names, table_builder


def panel(view: dict[str, Any], language: str) -> list[str]:
    """Prestige, the government, the treasuries."""
    t, sides = texts(language), lexicon(language)["side"]
    government = names.named(NAMES, "governments", str(view["government"]))[language]
    return [
        t("panel-prestige", {"level": table_builder.signed(view["prestige"])}),
        t("panel-government", {"number": view["government"], "government": government}),
        *[t("panel-treasury", {"side": sides[side], "number": view["treasury"][side]}) for side in (ATHENS, SPARTA)],
    ]
