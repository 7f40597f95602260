"""What bots go by in this game: which choices are worth a look, and where to read the result.

How good a war looks is in evaluation.py, what a force could go for in aims.py; who answers which question stands in the
table at the end. Nearly everything can be reckoned, so that most questions have one answer.
"""

from collections.abc import Callable
from typing import Any, Final

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.bot import fighting, logistics, operations, setting_up
from polemos.games.sparta_vs_athens.bot.expedition import admiral, embarking
from polemos.games.sparta_vs_athens.bot.leaders import appointed, best_leader, enters, new_post, redeploy, station
from polemos.games.sparta_vs_athens.rules import berths
from polemos.games.sparta_vs_athens.rules.combat import commanders, leaders, losses, sieges
from polemos.games.sparta_vs_athens.rules.logistics import commanders as entries
from polemos.games.sparta_vs_athens.rules.logistics import maintenance, raising
from polemos.games.sparta_vs_athens.rules.nations import revolt
from polemos.games.sparta_vs_athens.rules.operations import engagement, expedition, meeting, operating, phase, stopping
from polemos.games.sparta_vs_athens.rules.operations.redeployment import NewPost, Redeployment
from polemos.games.sparta_vs_athens.rules.setup import tasks
from polemos.games.sparta_vs_athens.rules.year import appointments, event_phase, events, first_player
from polemos.games.sparta_vs_athens.state import War
from polemos.games.sparta_vs_athens.verbs import ATTEMPT, DECLARE, DONE, LET_PASS, QUICK, STAND, STOP, TAKE_ALL
from polemos.kernel.flow import PASS, VERB


def candidates(s: War) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    answer = ANSWERS.get(type(step))
    if answer is not None:
        c = answer(s, step)
        if c in s.opts:
            return [c]
    return _usual(s.opts)


def _usual(opts: list[int]) -> list[int]:
    """Without an opinion: let the program do it, stop, or take what comes first."""
    for c in (QUICK, DONE, STOP, PASS, TAKE_ALL, verbs.TAKE_LOSSES, LET_PASS, STAND):
        if c in opts:
            return [c]
    return opts[:1]


def is_quiescent(s: War) -> bool:
    """Whether the war can be read: between operations, and outside battles and purchases."""
    return not s.agenda or isinstance(s.agenda[-1], (phase.NextOperation, Redeployment, raising.Raise))


def first_verb(verb: int) -> Callable[[War, Any], int]:
    """An answer that is the first choice of a verb."""
    return lambda s, step: next((c for c in s.opts if verb <= c < verb + VERB), -1)


ANSWERS: Final[dict[type, Callable[[War, Any], int]]] = {
    tasks.SendAbroad: setting_up.sent_abroad,
    first_player.GoFirst: operations.goes_first,
    phase.NextOperation: operations.next_operation,
    phase.PressedOperation: operations.pressed,
    operating.Operating: operations.operate,
    stopping.PickingUp: operations.picking_up,
    berths.Berth: operations.berth,
    stopping.Excess: fighting.cheapest,
    meeting.SeaMeeting: fighting.sea_meeting,
    meeting.Interception: fighting.interception,
    meeting.Evasion: fighting.evasion,
    meeting.PortOrSea: fighting.port_or_sea,
    engagement.AshoreToo: fighting.ashore_too,
    engagement.Landing: fighting.landing,
    engagement.OutsideOrInside: fighting.outside_or_inside,
    engagement.AssignFleets: fighting.assign_fleets,
    sieges.Besiegers: first_verb(TAKE_ALL),
    losses.StepDown: fighting.step_down,
    losses.Casualty: fighting.cheapest,
    leaders.Kill: best_leader,
    commanders.Commander: fighting.commander,
    raising.Raise: logistics.raise_units,
    raising.Quarter: logistics.quarter,
    maintenance.PayUnit: logistics.paid,
    entries.SpartanLeaders: enters,
    entries.AthenianLeaders: enters,
    appointments.Appoint: appointed,
    appointments.Station: station,
    Redeployment: redeploy,
    NewPost: new_post,
    events.Declare: first_verb(DECLARE),
    event_phase.Attempt: first_verb(ATTEMPT),
    revolt.AthensInRevolt: logistics.revolt_at_athens,
    expedition.Expedition: admiral,
    expedition.Embarking: embarking,
}
