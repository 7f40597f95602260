"""Reading hand-written positions: names that forgive, and defects told all at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from polemos.kernel.dice import DICE_MODES, M1, M2, SEEDED
from polemos.kernel.errors import BadInput, shown
from polemos.room.rules import Rules

LINE: Final = 400
"""Characters of the longest line about a defect."""
MOST_DEFECTS: Final = 100
"""After so many nobody reads on, and looking for what was meant takes milliseconds each time."""
LONGEST_NAME: Final = 80
"""Characters of a name that are compared with those that there are."""
SET_UP: Final = "scenario"
EMPTY: Final = "empty"
"""The two bases of a position: the set-up of its scenario, a bare board."""
DIGITS: Final = 9
"""Of the largest number that is read as one."""
MOST: Final = 999
"""More than any number in a list such as "2 spear"."""


def words(text: str) -> str:
    """A name in the form in which names are compared: capitals, hyphens, underscores and spaces do not matter."""
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split())


def unknown(kind: str, text: object, known: Iterable[str], example: str) -> BadInput:
    """The error for a name that nothing has, with a hint at the one that may have been meant."""
    near = get_close_matches(words(str(text)[:LONGEST_NAME]), list(known), 1)
    hint = f"did you mean {near[0]!r}?" if near else f"a {kind} is {example}"
    return BadInput(f"unknown {kind} {shown(text)}; {hint}")


def numbered(names: Iterable[str]) -> dict[str, int]:
    """The number of each of some names, in their order."""
    return {name: n for n, name in enumerate(names)}


class Named:
    """Things of one kind that have names by which a position may call them.

    kind: what they are; known: the number of each by its names; example: of such names, for who has got one wrong.
    names: those by which positions are written, where each has one, in the order of the numbers.
    """

    def __init__(self, kind: str, known: Mapping[str, int], example: str) -> None:
        self.kind = kind
        self.names: tuple[str, ...] = tuple(known)
        self.known: dict[str, int] = {words(name): n for name, n in known.items()}
        self.example = example

    def __call__(self, text: str) -> int:
        """The number of what has a name. Raises BadInput for a name that nothing has."""
        found = self.known.get(words(text))
        if found is None:
            raise unknown(self.kind, text, self.known, self.example)
        return found

    def find(self, text: str) -> int:
        """The same; -1 for a name that nothing has."""
        return self.known.get(words(text), -1)


def counted(text: str, most: int) -> tuple[int, str]:
    """ "3 spear" is three of them, "spear" one. More than `most` is as much as any other such number."""
    first, _, rest = text.strip().partition(" ")
    if not first.isdecimal() or not rest:
        return 1, text
    return min(int(first[:DIGITS]), most) if len(first) <= DIGITS else most, rest


def whole_numbers(value: Any) -> bool:
    """Whether a value is a list of whole numbers."""
    return isinstance(value, list) and all(type(n) is int for n in value)


class PositionParser:
    """A position on its way to a state. Every reader notes the defects that it meets and goes on.

    keys: those that a position may have; example: some of them. Raises BadInput for what is no position at all.
    """

    def __init__(self, data: Any, rules: Rules[Any], keys: Iterable[str], example: str) -> None:
        if not isinstance(data, dict):
            raise BadInput(f"a position must be an object with keys such as {example}, not {type(data).__name__}")
        self.data: dict[str, Any] = data
        self.rules: Rules[Any] = rules
        self.bad: list[str] = []
        self.keys(keys)

    def note(self, where: str, error: object) -> None:
        """A defect, as one line. Raises BadInput when it is one too many."""
        self.noted(" ".join(f"{where}: {error}".split()))

    def noted(self, line: str) -> None:
        """The same for a line that is ready."""
        self.bad.append(line if len(line) <= LINE else f"{line[: LINE - 3]}...")
        if len(self.bad) >= MOST_DEFECTS:
            self.refuse()

    def keys(self, known: Iterable[str]) -> None:
        """No key but those that a position may have."""
        keys = list(known)
        for key in self.data:
            if key not in keys:
                self.noted(str(unknown("key", key, keys, f"one of {', '.join(keys)}")))

    def names(self, key: str, value: Any) -> list[str]:
        """A list of texts; a text alone is a list of one, or of several with commas between."""
        if isinstance(value, str):
            return [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.note(key, f"must be a list of names, not {shown(value)}")
            return []
        return value

    def listed(self, key: str) -> list[str]:
        """The names under a key of the position."""
        return self.names(key, self.data.get(key, []))

    def table(self, key: str) -> dict[str, Any]:
        """The table under a key of the position."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            self.note(key, f"must be a table such as {{ name = value }}, not {shown(value)}")
            return {}
        return value

    def number(self, where: str, value: Any, least: int, most: int) -> int:
        """A whole number between two bounds."""
        if type(value) is not int or not least <= value <= most:
            self.note(where, f"must be a whole number from {least} to {most}, not {shown(value)}")
            return least
        return value

    def one_of(self, key: str, known: Iterable[str], default: str) -> str:
        """One of some words."""
        value = self.data.get(key, default)
        if value not in list(known):
            self.note(key, f"unknown {shown(value)}; there are {', '.join(known)}")
            return default
        return str(value)

    def chosen(self, key: str, known: Iterable[str], called: str) -> list[str]:
        """Some of the names that there are."""
        names = list(known)
        found = []
        for name in self.listed(key):
            if name in names:
                found.append(name)
            else:
                self.note(key, unknown(called, name, names, f"one of {', '.join(names)}"))
        return found

    def meant(self, where: str, names: Iterable[str], reader: Callable[[str], int]) -> list[int]:
        """What each of some names means; names that mean nothing are noted."""
        found = []
        for name in names:
            try:
                found.append(reader(name))
            except BadInput as error:
                self.note(where, error)
        return found

    def those(self, key: str, reader: Callable[[str], int]) -> list[int]:
        """What the names under a key of the position mean."""
        return self.meant(key, self.listed(key), reader)

    def by_name(self, key: str, reader: Callable[[str], int]) -> list[tuple[int, Any]]:
        """What a table, or a list such as "2 spear", says of each of what it names."""
        if isinstance(self.data.get(key), str | list):
            pairs = [counted(text, MOST) for text in self.listed(key)]
        else:
            pairs = [(value, name) for name, value in self.table(key).items()]
        return [(n, value) for value, name in pairs for n in self.meant(key, [name], reader)]

    def placed(self, key: str, reader: Callable[[str], int]) -> Iterator[tuple[int, str, str]]:
        """What a table says of who is where: a place, what to call it in a defect, and each text there."""
        for name, value in self.table(key).items():
            where = f"{key}.{name}"
            for place in self.meant(key, [str(name)], reader):
                for text in self.names(where, value):
                    yield place, where, text

    def whole(self, key: str, value: Any) -> list[int]:
        """A list of whole numbers."""
        if not whole_numbers(value):
            self.note(key, f"must be a list of whole numbers, not {shown(value)}")
            return []
        return list(value)

    # -- sides

    def side(self, key: str, default: int) -> int:
        """A side under a key."""
        sides = self.rules.sides
        return sides.index(self.one_of(key, sides, sides[default]))

    def by_side(self, key: str) -> list[tuple[int, Any]]:
        """What a table says of each side."""
        sides = self.rules.sides
        found = []
        for name, value in self.table(key).items():
            if name in sides:
                found.append((sides.index(name), value))
            else:
                self.note(key, f"unknown side {shown(name)}; there are {', '.join(sides)}")
        return found

    # -- what every state has

    def bare(self) -> Any:
        """A state of the scenario, the options and the seed, before its set-up and with nothing to do.

        As good as possible where the scenario cannot be found.
        """
        rules = self.rules
        scenario = self.data.get("scenario", rules.scenarios[0])
        if scenario not in rules.scenarios:
            self.note("scenario", f"unknown {shown(scenario)}; there are {', '.join(rules.scenarios)}")
            scenario = rules.scenarios[0]
        options = self.chosen("options", rules.option_names, "option")
        try:
            fresh = rules.new(scenario, options, self.seed())
        except BadInput as error:
            self.note("options", error)
            fresh = rules.new(scenario)
        s = rules.opening(scenario, fresh.option_set)
        s.dice_one, s.dice_two = fresh.dice_one, fresh.dice_two
        s.agenda = []
        return s

    def is_empty(self) -> bool:
        """Whether the position begins with a bare board instead of the scenario's set-up."""
        return self.one_of("base", (SET_UP, EMPTY), SET_UP) == EMPTY

    def seed(self) -> str:
        """The text that dice are derived from."""
        seed = self.data.get("seed", "")
        if not isinstance(seed, str | int):
            self.note("seed", f"must be a text, not {shown(seed)}")
            return ""
        return seed if isinstance(seed, str) else shown(seed)

    def chances(self, s: Any) -> None:
        """Who rolls, faces to come, and the generator of the dice."""
        s.dice_mode = DICE_MODES.index(self.one_of("dice_mode", DICE_MODES, DICE_MODES[SEEDED]))
        dice = self.data.get("dice", [])
        low, high = self.rules.die
        if isinstance(dice, str):
            faces = {str(face): face for face in range(low, high + 1)}
            dice = [faces.get(face, face) for face in dice.replace(",", " ").split()]
        if not whole_numbers(dice) or not all(low <= n <= high for n in dice):
            self.note("dice", f"must be a list of faces from {low} to {high}, not {shown(dice)}")
        else:
            s.dice_script = list(dice)
        generator = self.data.get("generator", [s.dice_one, s.dice_two])
        pair = self.whole("generator", generator)
        if len(pair) == 2 and 0 < pair[0] < M1 and 0 < pair[1] < M2:
            s.dice_one, s.dice_two = pair
        else:
            self.note("generator", f"must be two numbers above 0 and below {M2}, not {shown(generator)}")

    def check(self, s: Any) -> None:
        """Note what is wrong with a state when all has been read."""
        self.bad += self.rules.invariants(s)

    def refuse(self) -> None:
        """Raises BadInput with every defect (the first hundred), one a line, if there is any."""
        if self.bad:
            raise BadInput("\n".join(dict.fromkeys(self.bad)))
