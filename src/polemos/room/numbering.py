"""Numbers that have names: reasons of a die, terms of a sum, phases; each is listed once, with its constant."""


class Numbering:
    """What rules count off by numbers and people read by names. A number is a place in the list, 0 for the first.

    names: of all that have been listed; clauses: what says so of each, where that was told.

    Examples:
        >>> reasons = Numbering()
        >>> RAIN, FIRE = reasons.add("rain", "3.1"), reasons.add("fire", "3.4")
        >>> FIRE, reasons.names[FIRE], reasons.clauses[FIRE]
        (1, 'fire', '3.4')
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.clauses: list[str] = []

    def add(self, name: str, clause: str = "") -> int:
        """One more, as its number."""
        self.names.append(name)
        self.clauses.append(clause)
        return len(self.names) - 1
