"""The words in which choices are made: each choice is verb * 4096 + value (see kernel.flow).

VERBS lists name and kind of value; the position in the list is the verb's number.
"""

from typing import Final

from polemos.room.choice_ids import NONE as NONE
from polemos.room.choice_ids import NUMBER as NUMBER
from polemos.room.choice_ids import Verbs

SPACE: Final = "space"
UNIT: Final = "unit"
PROVINCE: Final = "province"
MARKER: Final = "marker"
FORCE: Final = "force"
"""A kind of unit: affiliation * FORCE_SPAN + unit type."""
FORCE_SPAN: Final = 8

_VERBS: Final = Verbs()
_verb: Final = _VERBS.add

# general
DONE: Final = _verb("done")
YES: Final = _verb("yes")
PLAY: Final = _verb("play", MARKER)
DRAWN: Final = _verb("drawn", MARKER)
DISCARD: Final = _verb("discard", MARKER)
FORGO: Final = _verb("forgo")
LOSE: Final = _verb("lose", UNIT)
PLACE: Final = _verb("place", SPACE)
QUICK: Final = _verb("quick")
# set-up
SETUP_UNIT: Final = _verb("set-up", UNIT)
# events
GAIN: Final = _verb("gain", FORCE)
GAIN_LEADER: Final = _verb("gain-leader", UNIT)
CANCEL_REVOLT: Final = _verb("legal-reform", PROVINCE)
TAKE: Final = _verb("take", PROVINCE)
STACK: Final = _verb("stack", SPACE)
PAY: Final = _verb("pay", SPACE)
REFUSE: Final = _verb("refuse", SPACE)
# diplomacy
COURT: Final = _verb("court", PROVINCE)
COURT_GUARD: Final = _verb("court-guard", SPACE)
COMMIT: Final = _verb("commit", MARKER)
BETRAY: Final = _verb("betray", MARKER)
LOOK_MARKERS: Final = _verb("look-markers")
LOOK_TREASURY: Final = _verb("look-treasury")
CONTROL: Final = _verb("control", PROVINCE)
NEUTRALISE: Final = _verb("neutralise", PROVINCE)
LOYAL: Final = _verb("loyal", SPACE)
REBEL: Final = _verb("rebel", SPACE)
ASSASSINATE: Final = _verb("assassinate", UNIT)
# taxation
NO_TAX: Final = _verb("no-tax", PROVINCE)
TAX: Final = _verb("tax", PROVINCE)
HEAVY_TAX: Final = _verb("heavy-tax", PROVINCE)
TAX_AREA: Final = _verb("tax-area", SPACE)
HEAVY_TAX_AREA: Final = _verb("heavy-tax-area", SPACE)
NO_TAX_AREA: Final = _verb("no-tax-area", SPACE)
# recruitment and levy
RECRUIT: Final = _verb("recruit", FORCE)
BUY_MARKER: Final = _verb("buy-marker")
UNPILLAGE: Final = _verb("unpillage", SPACE)
BUILD: Final = _verb("build", SPACE)
LEVY_UNIT: Final = _verb("levy", FORCE)
RETURN_JUSTINIAN: Final = _verb("return-justinian")
REMOVE_LEADER: Final = _verb("remove-leader", UNIT)
EXCHANGE: Final = _verb("exchange", MARKER)
TAKE_MARKER: Final = _verb("take-marker", MARKER)
# operations
ARMY: Final = _verb("army", SPACE)
LEAVE: Final = _verb("leave", UNIT)
GO: Final = _verb("go")
SAIL: Final = _verb("sail")
MARCH: Final = _verb("march", SPACE)
ATTACK: Final = _verb("attack", SPACE)
DROP: Final = _verb("drop", UNIT)
EMBARK: Final = _verb("embark", UNIT)
ASHORE: Final = _verb("ashore", UNIT)
PILLAGE: Final = _verb("pillage")
COLONISE: Final = _verb("colonise")
HALT: Final = _verb("halt")
FORCED: Final = _verb("forced-march", SPACE)
REACT: Final = _verb("react", SPACE)
DISEASE_AT: Final = _verb("disease", SPACE)
# combat
FIGHT: Final = _verb("fight")
WITHDRAW: Final = _verb("withdraw")
ASSAULT: Final = _verb("assault")
MANOEUVRE: Final = _verb("manoeuvre")
RETREAT: Final = _verb("retreat", SPACE)
STAND: Final = _verb("stand")
CHALLENGE: Final = _verb("challenge")
CHAMPION: Final = _verb("champion", UNIT)
# supply
FORAGE: Final = _verb("forage", UNIT)
SUPPLY: Final = _verb("supply", UNIT)
DISBAND: Final = _verb("disband", UNIT)
MARKET_AT: Final = _verb("market", SPACE)
# agreements between people
OFFER_SP: Final = _verb("offer-sp", NUMBER)
ASK_SP: Final = _verb("ask-sp", NUMBER)
OFFER_MARKER: Final = _verb("offer-marker", MARKER)
ASK_MARKER: Final = _verb("ask-marker", MARKER)
OFFER_NEUTRAL: Final = _verb("offer-neutral", PROVINCE)
ASK_NEUTRAL: Final = _verb("ask-neutral", PROVINCE)
OFFER_EVACUATE: Final = _verb("offer-evacuate", PROVINCE)
ASK_EVACUATE: Final = _verb("ask-evacuate", PROVINCE)
TRUCE: Final = _verb("truce")
END_GAME: Final = _verb("end-game")
OTHER_TERMS: Final = _verb("other-terms", NUMBER)
PROPOSE: Final = _verb("propose")
ACCEPT: Final = _verb("accept")
DECLINE: Final = _verb("decline")

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
