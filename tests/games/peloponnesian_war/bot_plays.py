"""What the bot does from a position written by hand, for its tests."""

from polemos.games.peloponnesian_war.bot.bot import candidates
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.campaign.phase import MovementPhase
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import copy
from polemos.testing.bench import PhaseEnd
from rulebook.peloponnesian_war.table import Table


def question(t: Table) -> War:
    """The war as it waits, without the mark that the table sets at the end of a phase."""
    war = copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    return war


def plays(t: Table, side: str, most: int = 60) -> list[str]:
    """The bot answers for a side until the phase is over; the other side answers by default."""
    made: list[str] = []
    while not t.over and t.asked != "PhaseEnd" and len(made) < most:
        if t.decider == side:
            made.append(GAME.rules.choice_id(candidates(question(t))[0]))
            t.does(made[-1])
        else:
            t.until(lambda t: t.over or t.decider == side or t.asked == "PhaseEnd")
    return made


def moves(side: str, pieces: dict[str, list[str]], **said: object) -> tuple[Table, list[str]]:
    """What the bot does in a movement step."""
    t = Table(pieces, side=side, steps=[MovementPhase((ATHENS, SPARTA)[side == "sparta"])], **said)
    return t, plays(t, side)
