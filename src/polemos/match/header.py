"""The first line of a record: which game it is, how it began, and who sat where."""

from dataclasses import dataclass, replace
from typing import Any, Final

from polemos.kernel.errors import LONG, BadInput, shown
from polemos.match.fair_dice import FairDice, fair_dice

FORMAT: Final = 1
FAIR_FORMAT: Final = 2
"""Of a record whose dice programs of before would roll otherwise."""
NOTED_FORMAT: Final = 3
"""Of a record with comments or variations, of which programs of before know nothing."""


@dataclass(slots=True, frozen=True)
class Header:
    """The first line: which game, by which rules and data, how begun, and who sat where ("human" or a bot).

    A game that began from a position has no scenario; `position` is what was written of it. `program` is the version of
    Polemos that made the record, "" when that is not known; `pack`: whether a data pack lay over our data; `lesson`:
    the lesson that the match is, "" for a game; `puzzle`: the same of a puzzle; `hints`: whether people may ask what a
    bot would do; `line`: whether it is a line that somebody tries from a moment of another game; `fair`: the promise of
    its dice. Where there is one, `seed` is that of what falls before the first entry, else of all dice.
    """

    game: str
    rules: str
    data: str
    scenario: str
    options: tuple[str, ...]
    seed: str
    dice: str
    seats: tuple[tuple[str, str], ...] = ()
    program: str = ""
    pack: bool = False
    position: dict[str, Any] | None = None
    lesson: str = ""
    hints: bool = True
    fair: FairDice | None = None
    puzzle: str = ""
    line: bool = False

    def as_json(self) -> dict[str, Any]:
        """Its line."""
        made: dict[str, Any] = {"program": self.program} if self.program else {}
        if self.pack:
            made["pack"] = True
        if self.position is not None:
            made["position"] = self.position
        if self.lesson:
            made["lesson"] = self.lesson
        if self.puzzle:
            made["puzzle"] = self.puzzle
        if self.line:
            made["line"] = True
        if not self.hints:
            made["hints"] = False
        if self.fair is not None:
            made["fair"] = self.fair.as_json()
        return {
            "polemos": FORMAT if self.fair is None else FAIR_FORMAT,
            "game": self.game,
            "rules": self.rules,
            "scenario": self.scenario,
            "options": list(self.options),
            "seed": self.seed,
            "dice": self.dice,
            "seats": dict(self.seats),
            "data": self.data,
            **made,
        }

    def begins_like(self, other: "Header") -> bool:
        """Whether two headers are of one game, whoever sits there now and has given a share in its dice."""
        return self._plain() == other._plain()

    def _plain(self) -> "Header":
        fair = None if self.fair is None else replace(self.fair, shares=())
        return replace(self, seats=(), fair=fair)

    @property
    def bot_seed(self) -> str:
        """What bots decide by: not to be known as long as they have to decide."""
        return self.fair.secret if self.fair is not None and self.fair.secret else self.seed


def header_of(data: dict[str, Any], place: str) -> Header:
    """The header that a first line tells. Raises BadInput."""
    if "polemos" not in data:
        raise BadInput(f'{place}: no header; a record begins with {{"polemos": {FORMAT}, "game": ...}}')
    if type(data["polemos"]) is int and data["polemos"] > NOTED_FORMAT:
        program = data.get("program")
        version = f"{program[:LONG]}, " if isinstance(program, str) and program.isprintable() else ""
        made = f"made by a newer Polemos ({version}format {shown(data['polemos'])} of records; here {NOTED_FORMAT})"
        raise BadInput(f"{place}: {made}: upgrade this one to open it")
    if type(data["polemos"]) is not int or data["polemos"] not in (FORMAT, FAIR_FORMAT, NOTED_FORMAT):
        raise BadInput(f"{place}: format {shown(data['polemos'])} of records is not known here; format {FORMAT} is")
    texts = {}
    for key in ("game", "rules", "data", "scenario", "seed", "dice"):
        if not isinstance(data.get(key), str):
            raise BadInput(f"{place}: {key} must be a text, not {shown(data.get(key))}")
        texts[key] = data[key]
    options = data.get("options")
    if not isinstance(options, list) or not all(isinstance(name, str) for name in options):
        raise BadInput(f"{place}: options must be a list of names, not {shown(options)}")
    seats = data.get("seats", {})
    if not isinstance(seats, dict) or not all(isinstance(who, str) for who in seats.values()):
        raise BadInput(f"{place}: seats must be an object of names, not {shown(seats)}")
    program, pack = data.get("program", ""), data.get("pack", False)
    if not isinstance(program, str) or not isinstance(pack, bool):
        raise BadInput(f"{place}: program must be a text and pack true or false, not {shown(program)}, {shown(pack)}")
    flags = {"hints": data.get("hints", True), "line": data.get("line", False)}
    for key, flag in flags.items():
        if not isinstance(flag, bool):
            raise BadInput(f"{place}: {key} must be true or false, not {shown(flag)}")
    position = data.get("position")
    if position is not None and (not isinstance(position, dict) or texts["scenario"]):
        raise BadInput(f"{place}: position must be an object, beside an empty scenario, not {shown(position)}")
    names = {key: data.get(key, "") for key in ("lesson", "puzzle")}
    for key, name in names.items():
        if not isinstance(name, str):
            raise BadInput(f"{place}: {key} must be a text, not {shown(name)}")
    return Header(
        **texts,
        options=tuple(options),
        seats=tuple(seats.items()),
        program=program,
        pack=pack,
        position=position,
        fair=fair_dice(data.get("fair"), place),
        **names,
        **flags,
    )
