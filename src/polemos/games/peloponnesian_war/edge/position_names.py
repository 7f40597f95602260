"""Names in positions: pieces, places, cities and forts, and the words for what is marked."""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.choice_ids import TARGET_NAMES
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import CARD_KEY, PIECE_KEY, SIDE_NAMES, UNITS
from polemos.room.positions import Named, numbered

OFF_MAP: Final[dict[str, int]] = {
    "force-pool": codes.FORCE_POOL,
    "build-pool": codes.BUILD_POOL,
    "out": codes.OUT,
    "leader-pool": codes.LEADER_POOL,
}
"""Places beside the map."""
MARK_BITS: Final[dict[str, int]] = {
    "moved": codes.MOVED,
    "foraging": codes.FORAGING,
    "raided": codes.RAIDED,
    "placed": codes.PLACED,
    "landed": codes.LANDED,
    "from-sea": codes.FROM_SEA,
    "sailed": codes.SAILED,
    "tried": codes.TRIED,
    "fought": codes.FOUGHT,
}
CITY_BITS: Final[dict[str, int]] = {
    "revolt": codes.REVOLTED,
    "new-revolt": codes.NEW_REVOLT,
    "demolished": codes.DEMOLISHED,
    "destroyed": codes.DESTROYED,
    "helots": codes.HELOTS,
    "fallen": codes.FALLEN,
    "taken": codes.TAKEN,
}
TARGET_BITS: Final[dict[str, int]] = {"assaulted": codes.ASSAULTED, "invested-before": codes.INVESTED_BEFORE}
EFFECT_BITS: Final = {
    "carneia": codes.CARNEIA,
    "no-raids": codes.NO_RAIDS,
    "truce": codes.TRUCE,
    "storms": codes.STORMS,
    "cleon": codes.CLEON,
    "invaded": codes.INVADED,
    "etesian": codes.ETESIAN,
}
FACT_BITS: Final = {
    "plague-played": codes.PLAGUE_PLAYED,
    "plague": codes.PLAGUE,
    "syracuse-taken": codes.SYRACUSE_TAKEN,
    "expedition-lost": codes.EXPEDITION_LOST,
    "expedition-due": codes.EXPEDITION_DUE,
    "athens-in-sicily": codes.ATHENS_IN_SICILY,
    "cyrus": codes.CYRUS_CAME,
    "phoenicians": codes.PHOENICIANS,
    "spartans-won": codes.SPARTANS_WON,
    "alcibiades-guest": codes.ALCIBIADES_GUEST,
    "syracusans-out": codes.SYRACUSANS_OUT,
    "exile": codes.EXILE,
}
TOKEN_NAMES: Final = ("ruse", "engineers", "tactics", "prows")
SEA_WISHES: Final = ("as-elsewhere", "ask", "never", "always")
CARD_PLACES: Final = ("deck", "athens", "sparta", "discarded", "burnt", "removed")

#: A land place by its hex, or by the city or site that is there; a sea area by its name.
PLACE_WORDS: Final[dict[str, int]] = {
    **numbered(world.PLACE_NAMES),
    **{name: at for name, at in zip(world.SPOT_NAMES, world.SPOT_HEX, strict=True) if name not in world.PLACE_NAMES},
    "syracuse": world.LAND - 2,
    "catana": world.LAND - 1,
}

piece_named: Final[Named] = Named("counter", numbered(PIECE_KEY), "one such as 'attica-hoplite-4-01' or 'pericles'")
leader_named: Final[Named] = Named("leader", numbered(PIECE_KEY[UNITS:]), "one such as 'pericles'")
unit_named: Final[Named] = Named("unit", numbered(PIECE_KEY[:UNITS]), "one such as 'attica-hoplite-4-01'")
side_named: Final[Named] = Named("side", numbered(SIDE_NAMES), "one such as 'athens'")
region_named: Final[Named] = Named("region", numbered(world.REGION_NAMES), "one such as 'attica'")
area_named: Final[Named] = Named("area", numbered(world.AREA_NAMES), "one such as 'messenia'")
city_named: Final[Named] = Named("city", numbered(world.CITY_NAMES), "one such as 'potidaea'")
target_named: Final[Named] = Named("target", numbered(TARGET_NAMES), "a city such as 'potidaea' or a fort as 'fort-1'")
place_named: Final[Named] = Named(
    "place", {**PLACE_WORDS, **OFF_MAP}, "a hex such as '3056', a city, a site or a sea area, or 'force-pool'"
)
spot_named: Final[Named] = Named("place", PLACE_WORDS, "a hex such as '3056', a city, a site or a sea area")
sea_named: Final[Named] = Named("sea area", numbered(world.SEA_NAMES), "one such as 'saronic_gulf'")
satrap_named: Final[Named] = Named("satrap", numbered(world.SATRAP_NAMES), "one such as 'tissaphernes'")
card_named: Final[Named] = Named("card", numbered(CARD_KEY), "one such as 'storms'")


def place_name(place: int) -> str:
    """The name of a place on the map or beside it; the name of its city or site where it has one."""
    off = next((name for name, at in OFF_MAP.items() if at == place), "")
    return off or _NAMES.get(place, world.PLACE_NAMES[place])


_NAMES: Final[dict[int, str]] = {place: name for name, place in PLACE_WORDS.items()}
