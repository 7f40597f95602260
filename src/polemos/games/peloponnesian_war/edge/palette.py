"""What an editor of positions has: every counter, and what its form asks of regions."""

from collections.abc import Callable
from typing import Final

from polemos.games.peloponnesian_war.data.tables import PIECES
from polemos.games.peloponnesian_war.data.world import REGION_NAMES
from polemos.games.peloponnesian_war.edge.board_view import piece
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import REGION
from polemos.room.editor import Kit
from polemos.room.palette import CHOICE, NUMBER, KitForm
from polemos.room.position_keys import declared
from polemos.room.view_models import Field

REGIONS: Final = "group-regions"
NOWHERE: Final = -1
"""Where counters stand that are not on the board yet."""


def kit(s: War) -> Kit:
    """Every counter, standing nowhere, in the colour of the side that commands it in the scenario."""
    return Kit([piece(number, NOWHERE, s.sides[number]) for number in range(PIECES)])


def numbers(name: str) -> Callable[[KitForm], list[Field]]:
    """Fields for a number of each region that is in play."""

    def fields(form: KitForm) -> list[Field]:
        reach = declared(name)(form.s)
        return [
            form.field(f"{name}.{REGION_NAMES[region]}", NUMBER, REGIONS, _label(form, name, region), (), reach)
            for region in places.regions_in_play(form.s)
        ]

    return fields


def controllers(form: KitForm) -> list[Field]:
    """Fields for who controls each region that is in play."""
    return [
        form.field(
            f"controller.{REGION_NAMES[region]}", CHOICE, REGIONS, _label(form, "controller", region), form.sides()
        )
        for region in places.regions_in_play(form.s)
    ]


def _label(form: KitForm, name: str, region: int) -> str:
    return form.label(name, {"region": form.name(REGION, region)})
