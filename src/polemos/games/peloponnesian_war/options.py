"""The switches of the game."""

from dataclasses import dataclass
from typing import Final

from polemos.kernel.options import switch_names


@dataclass(slots=True, frozen=True)
class Options:
    """The switches; each departs from the reading of the rules that is played without it.

    endless: the campaign has no last turn [scenario.campaign.j]; half_cost_own_region: half the supply cost in a unit's
    own region instead of the player's home region (RULING-5); half_cost_cities_only: half the cost inside cities of it
    alone (RULING-6); risk_zone_floor: regions below the risk zone are not checked for revolts (RULING-2).
    """

    endless: bool = False
    half_cost_own_region: bool = False
    half_cost_cities_only: bool = False
    risk_zone_floor: bool = False


OPTION_NAMES: Final = switch_names(Options)
