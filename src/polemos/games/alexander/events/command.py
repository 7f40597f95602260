"""What can happen in the sequence of play and in command: kinds of events with their arguments."""

from typing import Final

from polemos.room.messages import Kinds, schema

EVENTS: Final[Kinds] = schema(
    {
        "activated": "side leader kind:number",
        "arrives": "leader space",
        "balance": "face:number holds:number",
        "brought-in": "unit space",
        "bypassed": "leader",
        "camp-wakes": "",
        "commands-line": "leader line:line-name count:number permit:number",
        "contingent": "leader wing:leader count:number cost:number",
        "crossing": "leader turn:number",
        "declines-elite": "side",
        "doom": "leader face:number",
        "drawn": "how",
        "elephant-leader": "side unit",
        "elephants-charge": "side count:number",
        "finished": "leader",
        "glen-stung": "",
        "hill-wakes": "",
        "left-unused": "leader",
        "marker-laid": "leader planned:number count:number",
        "marker-turned": "leader",
        "mercenaries-wake": "",
        "momentum-failed": "leader face:number initiative:number",
        "momentum-won": "leader face:number initiative:number",
        "ordered": "leader unit what:number",
        "orders-leader": "leader whom:leader cost:number own:number",
        "passed": "leader",
        "phase": "phase",
        "quarrel": "leader face:number holds:number",
        "reactivated": "side leader",
        "rout-points": (
            "side macedonian:number macedonian_level:number other:side opponent:number opponent_level:number"
        ),
        "set-up": "unit facing",
        "strategy-failed": "leader face:number strategy:number",
        "strategy-won": "leader face:number strategy:number",
        "tied": "side",
        "trump-failed": "leader face:number initiative:number",
        "trump-won": "leader face:number initiative:number",
        "trumps": "leader over:leader face:number initiative:number",
        "turn": "turn:number",
        "won": "side how",
    }
)
DETAILS: Final[tuple[str, ...]] = ("ordered", "finished")
