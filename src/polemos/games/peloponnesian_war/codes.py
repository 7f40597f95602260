"""What the numbers in a state mean: pools, phases, marks, cards, effects, ends of a war, standing orders.

Sections 1.2, 3.2, 7 and 12 of the rulebook.
"""

from typing import Final

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, FORTS, PIECES, SPARTA
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.room.numbering import Numbering

BOTH: Final = (ATHENS, SPARTA)

# --------------------------------------------------------------------------------------- places beside those on the map
FORCE_POOL: Final = -1
"""Of a unit: in the force pool of its home [7.2]; of a leader: in that of the region `pool` names [7.8.5]."""
BUILD_POOL: Final = -2
"""In the build pool of its home [7.4]."""
OUT: Final = -3
"""Out of play: dead for good, or not yet in it [7.1a, 7.9.1b, 7.9.2]."""
LEADER_POOL: Final = -4
"""A leader who may come into play [1.2m]."""

# --------------------------------------------------------------------------------------------------- the sequence [3.2]
_PHASES: Final = Numbering()
_phase: Final = _PHASES.add
SET_UP: Final = _phase("set-up")
CONTROL: Final = _phase("control")
ASSESSMENT: Final = _phase("assessment")
COLLECTION: Final = _phase("collection")
REVOLTS: Final = _phase("revolts")
PLACEMENT: Final = _phase("placement")
BUILDING: Final = _phase("building")
SUPPLY: Final = _phase("supply")
SIEGES: Final = _phase("sieges")
CARD_PLAY: Final = _phase("cards")
ADJUSTMENT: Final = _phase("adjustment")
RAIDS: Final = _phase("raids")
MOVEMENT: Final = _phase("movement")
PHASE_NAMES: Final[tuple[str, ...]] = tuple(_PHASES.names)
CAMPAIGN_TURNS: Final = 3
"""In each season [3.1b]."""

# ----------------------------------------------------------------------------------------- marks of a piece (`marks`)
MOVED: Final = 1
"""It has moved, or may not move any more, in this campaign turn [16.1a]."""
FORAGING: Final = 2
"""Under a Forage marker [9.7.2a]."""
RAIDED: Final = 4
"""It has raided in this campaign turn [15.1a]; a fleet counts for no sea area until its owner moves [15.5]."""
PLACED: Final = 8
"""Placed on the map, or taken off it, in this placement phase [7.3.1b]."""
LANDED: Final = 16
"""Landed in this campaign turn [16.5.2]."""
FROM_SEA: Final = 32
"""A fleet that stood in a sea area when its side's movement step began [17.6c]."""
SAILED: Final = 64
"""A fleet that was in a sea area at any time in its move of this campaign turn [16.9a]."""
TRIED: Final = 128
"""It has tried to intercept in this campaign turn [16.6.1]."""
FOUGHT: Final = 256
"""It has fought, assaulted or sallied in this movement step; it does not embark [16.5.1]."""
ALL_MARKS: Final = 511

# --------------------------------------------------------------------------------------- marks of a city (`city_marks`)
REVOLTED: Final = 1
"""A Revolt marker, whose colour follows the region's ML [6.5.1d]."""
NEW_REVOLT: Final = 2
"""The revolt broke out in the present season turn [6.5.3b]."""
DEMOLISHED: Final = 4
"""A Demolished Walls marker [11.4a]."""
DESTROYED: Final = 8
"""A Destroyed marker [11.3a]."""
HELOTS: Final = 16
"""A Helot Uprising marker [8.2v]."""
FALLEN: Final = 32
"""It became enemy-held since the last phase G [13.3d]."""
TAKEN: Final = 64
"""Captured since the last phase B: no garrison yet [18.3.4]."""
ALL_CITY_MARKS: Final = 127

# -------------------------------------------------------------------------- marks of a city or fort (`target_marks`)
ASSAULTED: Final = 1
"""Assaulted in this campaign turn [18.1.1]."""
INVESTED_BEFORE: Final = 2
"""Invested when this campaign turn began [10.2.1c2]."""
ALL_TARGET_MARKS: Final = 3

# ----------------------------------------------------------------------------------------------- cards (`card`) [12.1a]
DECK: Final = 0
HAND: Final = 1
"""In the hand of Athens; HAND + side for either."""
DISCARDED: Final = 3
BURNT: Final = 4
"""Discarded unseen: nobody knows which [12.6a]."""
REMOVED: Final = 5
HIDDEN: Final = 6
"""What a view says of a card in the deck, in the other hand, or burnt."""

# --------------------------------------------------------------------------------------------------- lasting effects
CLOSED: Final = 0
OPENED: Final = 1
SHUT: Final = 2
"""Sicily: not yet open, open, closed to Athens for the rest of the game [19.1b, 19.2a, 19.6b]."""
SICILY_NAMES: Final = ("closed", "open", "shut")

# effects of a season, by side (`effects`): bits
CARNEIA: Final = 1
"""Units of Laconia stay in Laconia and do not attack in the first campaign turn [card.carneia]."""
NO_RAIDS: Final = 2
"""No raids in this season [card.olympic_truce]."""
TRUCE: Final = 4
"""No land unit enters an area that is enemy to it in the first campaign turn [card.olympic_truce]."""
STORMS: Final = 8
"""Storms at Sea [card.storms]."""
CLEON: Final = 16
"""Peace Embassies against Athens are harder until the next season turn [card.cleon]."""
INVADED: Final = 32
"""Units of Laconia have invaded Attica in this season, while Athens holds prisoners [17.7.5]."""
ETESIAN: Final = 64
"""Etesian Winds blow against it: they do so once in a season [12.3b, card.etesian]."""
ALL_EFFECTS: Final = 127

# facts of the whole war (`facts`): bits
PLAGUE_PLAYED: Final = 1
PLAGUE: Final = 2
"""The Plague marker lies on Athens [card.plague]."""
SYRACUSE_TAKEN: Final = 4
"""Athens has taken Syracuse [19.6a]."""
EXPEDITION_LOST: Final = 8
"""An Athenian expedition was destroyed in Sicily [19.6b]."""
EXPEDITION_DUE: Final = 16
"""Athens owes an expedition by the next New Year phase [card.sicily]."""
ATHENS_IN_SICILY: Final = 32
"""An Athenian unit has entered the box, and some are there [19.6b, 19.6c]."""
CYRUS_CAME: Final = 64
"""Cyrus has replaced Tissaphernes [card.cyrus]."""
PHOENICIANS: Final = 128
"""Phoenician fleets are there until the end of the next New Year phase [card.phoenicians]."""
SPARTANS_WON: Final = 256
"""Sparta has won a battle of note in the Peloponnese in this year [card.argive_oligarchs]."""
ALCIBIADES_GUEST: Final = 512
"""Alcibiades is beyond the limit of leaders until the year ends [card.alcibiades]."""
SYRACUSANS_OUT: Final = 1024
"""Sparta may still bring Syracusan fleets to the map [19.6b, 19.7a]."""
EXILE: Final = 2048
"""Alcibiades serves Sparta beyond the limit of leaders for good [card.hermae]."""
ALL_FACTS: Final = 4095

# tokens (`tokens`): by kind * 2 + side
RUSE: Final = 0
ENGINEERS: Final = 1
TACTICS: Final = 2
PROWS: Final = 3
TOKENS: Final = 4

# ------------------------------------------------------------------------------------------- how a game was decided
UNDECIDED: Final = 0
BY_PEACE: Final = 1
BY_TIME: Final = 2
BY_SUDDEN_END: Final = 3
BY_RESIGNING: Final = 4
HOW_NAMES: Final = ("undecided", "peace", "time", "sudden-end", "resigned")
DRAWN: Final = 2
"""The value of `winner` in a draw."""

# ------------------------------------------------------------------------------------------ standing orders (`orders`)
ALWAYS_INSIDE: Final = 1
"""Units that end their move at a place that opens to them go in."""
NEVER_INTERCEPT: Final = 2
"""Enemy fleets pass."""
NEVER_WITHDRAW: Final = 4
"""Whoever is attacked stands."""
PAY_IN_ORDER: Final = 8
"""When money is short units are paid for by their morale, the best first."""
ODDS_WISHES: Final = len(tables.COLUMNS) + 1
"""What can be wanted by odds: to be asked, or one of the columns of the chart."""
FIGHT_ON: Final = 16
"""FIGHT_ON * n: fight on without being asked at the nth odds of the chart, from the worst, or better."""
BREAK_OFF: Final = FIGHT_ON * ODDS_WISHES
"""BREAK_OFF * n: break off without being asked at the nth odds of the chart, from the worst, or worse."""
ALWAYS_WITHDRAW: Final = BREAK_OFF * ODDS_WISHES
"""Whoever is attacked tries to withdraw, if he may."""
SORT_INSIDE: Final = 2 * ALWAYS_WITHDRAW
"""Who is in a city or fort that the enemy comes to stays inside."""
SORT_OUTSIDE: Final = 2 * SORT_INSIDE
"""He stands before it."""
ALWAYS_RELIEVE: Final = 2 * SORT_OUTSIDE
"""All who are besieged come out beside those who come to their help."""
NEVER_RELIEVE: Final = 2 * ALWAYS_RELIEVE
"""They stay inside."""
ALWAYS_INTERCEPT: Final = 2 * NEVER_RELIEVE
"""Every stack that may tries to intercept."""
ALL_ORDERS: Final = 2 * ALWAYS_INTERCEPT - 1

# what is wanted of one sea area (`waters`)
AS_ELSEWHERE: Final = 0
"""What is wanted of all waters."""
ASK_THERE: Final = 1
PASS_THERE: Final = 2
HUNT_THERE: Final = 3

MUCH: Final = 999
MUCH_MONEY: Final = 99_999
SEASONS_MOST: Final = 4 * 431
"""As many seasons as there are from the first year on until the calendar ends."""
NO_TARGET: Final = -1
TARGETS: Final = CITIES + FORTS
"""What can be invested, besieged and assaulted: a city by its number, a fort by CITIES + its number."""
GARRISONS: Final = 16
"""Garrison points that can fight in one assault: those of two large cities."""
FIGHTERS: Final = PIECES + GARRISONS
"""Who fights in a battle: pieces, then garrison points."""
