"""Names in positions: pieces, places, targets, and the words for what is marked."""

from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.choice_ids import TARGET_NAMES
from polemos.games.sparta_vs_athens.data.tables import BLOC_NAMES, EVENT_KEY, FORT_KEY, PIECE_KEY, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from polemos.room.positions import Named, numbered

OFF_MAP: Final[dict[str, int]] = {
    "spring": state.DISC,
    "summer": state.DISC + 1,
    "winter": state.DISC + 2,
    "pool": state.POOL,
    "dead": state.DEAD,
    "out": state.OUT,
    "reserve": state.RESERVE,
    "cup": state.CUP,
    "aside": state.ASIDE,
}
"""Places beside the locales."""
WENT: Final = ("fresh", "operated", "dropped", "picked-up")
MARK_BITS: Final = {
    "ravaged": state.RAVAGED,
    "no-garrison": state.NO_GARRISON,
    "revolted": state.REVOLTED,
    "incited": state.INCITED,
    "spared": state.SPARED,
    "invaded": state.INVADED,
    "held": state.HELD,
}
EVENT_BITS: Final = {
    **{name: 1 << bit for bit, name in enumerate(EVENT_KEY, 1)},
    "argos-stopped": state.PEACE_STOPPED,
    "peace-in-its-year": state.PEACE_IN_ITS_YEAR,
}
FLAG_BITS: Final = {
    "peace": state.PEACE,
    "persia": state.PERSIA_PAYS,
    "fund-1": state.FUND_1_TAKEN,
    "fund-2": state.FUND_2_TAKEN,
    "toll": state.TOLL,
    "income-lost": state.INCOME_LOST,
    "athens-incited": state.ATHENS_REVOLT_TRIED,
    "athens-touched": state.ATHENS_TOUCHED,
    "naupactus": state.NAUPACTUS_HELD,
    "megara-ravaged": state.MEGARA_RAVAGED,
    "peloponnese-ravaged": state.PELOPONNESE_RAVAGED,
    "attica-ravaged": state.ATTICA_RAVAGED,
    "government-by-event": state.GOVERNMENT_BY_EVENT,
    "ten-averted": state.TEN_AVERTED,
    "eleven-averted": state.ELEVEN_AVERTED,
    "mytilene": state.MYTILENE_SPARTAN,
    "chios-turned": state.CHIOS_TURNED,
    "lesbos-turned": state.LESBOS_TURNED,
    "blockade": state.BLOCKADE,
    "darius-dead": state.DARIUS_DEAD,
    "last-year-attica": state.LAST_YEAR_ATTICA,
    "last-year-megara": state.LAST_YEAR_MEGARA,
    "last-year-naupactus": state.LAST_YEAR_NAUPACTUS,
    "taxed": state.TAXED,
    "building": state.BUILDING,
}

piece_named: Final[Named] = Named("counter", numbered(PIECE_KEY), "one such as 'athens_lsp_1' or 'pericles'")
unit_named: Final[Named] = Named("unit", numbered(PIECE_KEY[:UNITS]), "one such as 'athens_lsp_1'")
locale_named: Final[Named] = Named("locale", numbered(LOCALE_NAMES), "one such as 'samos'")
place_named: Final[Named] = Named("place", {**numbered(LOCALE_NAMES), **OFF_MAP}, "a locale such as 'samos', or 'dead'")
_TARGET: Final = "a city such as 'potidaea' or a fort such as 'fort-pylos'"
target_named: Final[Named] = Named("target", numbered(TARGET_NAMES), _TARGET)
marked_named: Final[Named] = Named("target", {name: n + 1 for n, name in enumerate(TARGET_NAMES)}, _TARGET)
fort_named: Final[Named] = Named("fort", numbered(FORT_KEY), "one such as 'pylos'")
bloc_named: Final[Named] = Named("nation", numbered(BLOC_NAMES), "one such as 'argos'")
went_named: Final[Named] = Named("word", numbered(WENT), f"one of {', '.join(WENT)}")


def place_name(place: int) -> str:
    """The name of a locale, a box of the year disc, or a place off the map."""
    return next((name for name, off in OFF_MAP.items() if off == place), "") or LOCALE_NAMES[place]
