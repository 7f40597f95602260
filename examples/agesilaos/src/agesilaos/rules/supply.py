"""Supply. Section 5."""

from dataclasses import dataclass

from polemos.board.search import bar, search
from polemos.kernel.flow import Step

from agesilaos.data.tables import MARCH, PIECE_COUNT, SIDE_OF
from agesilaos.data.world import BASES, SPACES, STEPS
from agesilaos.rules.battle import lose
from agesilaos.state import LOST, Situation, foes


def fed(s: Situation, side: int) -> list[bool]:
    """By place: whether units of a side are fed there, past no enemy [5.1]; half as far again by the option [8.1]."""
    enemies = foes(s, side)
    most = MARCH.supply * 3 // 2 if s.option_set.long_supply else MARCH.supply
    bases = [base for base in BASES[side] if not enemies[base]]
    found = search(SPACES, bases, most, bar, STEPS[side], enemies)
    return [found.reaches(space) for space in range(SPACES)]


@dataclass(slots=True, frozen=True)
class Supply(Step):
    """Units that are not fed are hungry, and lost if they were so before [5.1, 5.2]. Nobody has marched yet [3.1]."""

    side: int

    def run(self, s: Situation) -> None:
        places = fed(s, self.side)
        s.moved = [0] * PIECE_COUNT
        for unit in range(PIECE_COUNT):
            if SIDE_OF[unit] != self.side or s.loc[unit] == LOST:
                continue
            starved = s.hungry[unit] and not places[s.loc[unit]]
            s.hungry[unit] = int(not places[s.loc[unit]])
            if starved:
                lose(s, unit, "starved", "5.2")
