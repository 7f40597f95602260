"""What an editor of positions needs: the set-up as a position, every piece, and a field for each thing to say."""

from typing import Final

from polemos.room.palette import CHOICE, FLAGS, NUMBER, KitForm
from polemos.room.rules import Rules
from polemos.room.view_models import Field, Palette, Pick

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS, PERSIAN, PIECE_COUNT, PIECE_NAMES
from agesilaos.data.world import HOME, SPACE_NAMES
from agesilaos.edge.board_view import piece
from agesilaos.edge.messages import lexicon, texts
from agesilaos.edge.position import laid_out, to_position
from agesilaos.state import LOST, OPTION_NAMES, Situation

PIECES_KEY: Final = "pieces"


def palette(scenario: str, language: str, rules: Rules[Situation]) -> Palette:
    """The palette of a scenario."""
    position: dict[str, object] = to_position(laid_out({"scenario": scenario}, rules))
    position.pop("generator", None)
    position["seed"] = ""
    form = KitForm(texts(language), lexicon(language))
    group = form.label("group-turn")
    turns = CARDS[int(scenario) - 1].turns
    sides = form.picks("side", SIDES, BOTH)
    fields = [
        form.number_of_turn(group, 1, turns),
        Field("side", form.label("side"), CHOICE, group, sides, default=SIDES[BOTH[0]]),
        form.options(group, OPTION_NAMES),
    ]
    points = form.label("group-sides")
    for side in BOTH:
        key = f"points.{SIDES[side]}"
        fields.append(Field(key, form.name("side", side), NUMBER, points, high=99, default="0"))
    towns = [Pick(name, form.name("space", at)) for at, name in enumerate(SPACE_NAMES)]
    units = form.picks("unit", PIECE_NAMES, range(PIECE_COUNT))
    homes = [towns[at] for at in range(len(towns)) if HOME[at] == PERSIAN]
    fields += [
        Field("plundered", form.label("plundered"), FLAGS, points, towns),
        Field("hungry", form.label("hungry"), FLAGS, points, units),
        Field("ambush", form.label("ambush"), FLAGS, points, homes),
    ]
    return Palette(
        position,
        {**position, PIECES_KEY: {}},
        PIECES_KEY,
        [piece(number, LOST) for number in range(PIECE_COUNT)],
        [*fields, *form.chance(draws=False)],
    )
