"""What comes of leading: activations, trumps, momentum and doom, the Elite phase, reactivation [5.1-5.5]."""

from functools import partial

from polemos.games.alexander.edge.reference_tables.page import DOOM_GRID, MOMENTUM_GRID
from polemos.games.alexander.preview.builder import PreviewBuilder, local, percent
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.command import command, lines, momentum, trump
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.rout import nerve
from polemos.games.alexander.state import FINISHED, FIRST_PHASE, MOMENTUM, Battle, command_range, initiative, setting
from polemos.kernel.flow import VERB, copy
from polemos.room import messages, outcomes, table_builder
from polemos.room.preview_builder import Reading


def who(d: PreviewBuilder, c: int) -> int:
    """The leader of whom a choice speaks."""
    return d.g.leader_of[c % VERB]


def reach_lines(d: PreviewBuilder, m: int) -> None:
    """What a leader could do: his orders, whom he reaches, line commands, the zones that hold his men [4.1, 5.2]."""
    s = d.s
    d.term("orders-he-has", initiative(s, m), "4.22b", {"leader": d.leader(m)})
    if s.lead_loc[m] < 0:
        return
    d.path = [s.lead_loc[m]]
    reached = command.flood(s, m)
    units = [u for u in d.g.of_side[d.g.lead_side[m]] if s.loc[u] >= 0 and command.stands_in(s, u, reached)]
    d.term("reaches", len(units), "4.21a", {"range": command_range(s, m)})
    d.term("reaches-held", sum(1 for u in units if not s.routed[u] and held(s, u)), "7.23b")


def preview_activation(d: PreviewBuilder, c: int) -> None:
    """A leader acts [5.12, 5.21]: orders, reach, and whether he could give a line command."""
    m = who(d, c)
    reach_lines(d, m)
    after = copy(d.s)
    after.lead = m
    after.kind = FIRST_PHASE
    after.permit = 0
    found = lines.permission(after, m)
    if found not in (lines.REFUSED, lines.FORBIDDEN):
        d.rule(lines.PERMIT_CLAUSES[found], "")
    if d.s.was_zoc[m]:
        d.rule("5.31b", "")
    if d.s.used_zoc[m] or d.s.no_momentum[m]:
        d.rule("5.31e", "")


def preview_shock_alone(d: PreviewBuilder, c: int) -> None:
    """A leader in an enemy zone of control lends his range for shock alone [5.25a, 5.25b]."""
    reach_lines(d, who(d, c))
    d.rule("5.25a", "")
    d.rule("5.25b", "")


def preview_passing_over(d: PreviewBuilder, c: int) -> None:
    """A leader passes, or is left unused in an enemy zone of control [5.15d, 5.25c]."""
    left = command.in_zone(d.s, who(d, c))
    d.rule("5.25c" if left else "5.15d", "")
    if not left:
        d.warn("finished-then", {"leader": d.leader(who(d, c))})


def preview_trump(d: PreviewBuilder, c: int) -> None:
    """A trump, or the answer to one: the chance, and what failing costs [5.41-5.47]."""
    s = d.s
    m = who(d, c)
    step = d.step
    after = outcomes.carried(s, c)
    args: dict[str, messages.Word] = {"leader": d.leader(m), "initiative": initiative(s, m)}
    if isinstance(step, (trump.AnswerTrump, trump.TrumpMomentum)):
        over = MOMENTUM if isinstance(step, trump.TrumpMomentum) else 0
        clause = "5.42b" if over else "5.42a"
        d.die("trump", after, trump.AnswerRolled(m, step.leader, over), partial(read_trump, m), clause, args)
        d.term("finishes", d.leader(step.leader), "5.44a")
    else:
        d.die("trump", after, trump.TrumpRolled(d.side, m), partial(read_trump, m), "5.41", args)
    passed = copy(s)
    trump.bypass(passed, m)
    lost = [x for x in range(d.g.leaders) if passed.no_momentum[x] and not s.no_momentum[x]]
    if lost:
        d.term("lose-momentum", d.leaders(lost), "5.44b")
    reach_lines(d, m)
    d.rule("5.46", "")
    if command.in_zone(s, m):
        d.rule("5.47", "")


def read_trump(leader: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads a trump die."""
    failed = after.rank[leader] == FINISHED
    side = d.g.lead_side[leader]
    return d.reading("trump-fails" if failed else "trump-works", 1 - side if failed else side)


def preview_momentum(d: PreviewBuilder, _: int) -> None:
    """Momentum: the chance to go on, and the die of doom after a 9 [5.32, 5.33]."""
    s = d.s
    m = local(d.step, "leader")
    args: dict[str, messages.Word] = {"leader": d.leader(m), "initiative": initiative(s, m)}
    rolled = momentum.MomentumRolled(d.side, m)
    d.die("momentum", s, rolled, momentum_read, "5.32", args)
    d.cell(MOMENTUM_GRID, table_builder.WHOLE, 1)
    doomed = [after for after in (outcomes.trial(s, rolled, face) for face in d.dice) if _doom(after)]
    if doomed:
        d.die("doom", doomed[0], momentum.Doom(d.side, m), doom_read, "5.33a", args)
        d.cell(DOOM_GRID, table_builder.WHOLE, 1)
        d.term("doom-in-all", percent(len(doomed)), "5.33a")
    answers = [x for x in range(d.g.leaders) if _may_answer(s, d.side, m, x)]
    if answers:
        d.term("may-be-trumped", d.leaders(answers), "5.42b")


def _may_answer(s: Battle, side: int, m: int, x: int) -> bool:
    """Whether an enemy leader could trump a momentum: each side has a new try then."""
    after = copy(s)
    after.tries = [0, 0]
    lead_side = setting(s).lead_side
    return lead_side[x] != side and not trump.refusals_trump(after, x, initiative(s, m))


def _doom(after: Battle) -> bool:
    return any(isinstance(x, rolls.Roll) for x in after.agenda)


def momentum_read(d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads a momentum die."""
    if any(isinstance(x, momentum.GoesOn) for x in after.agenda):
        return d.reading("momentum-works", d.side)
    return d.reading("momentum-doom" if _doom(after) else "momentum-fails", 1 - d.side)


def doom_read(d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads the die of doom."""
    if any(isinstance(x, nerve.LossOfNerve) for x in after.agenda):
        return d.reading("doom-panic", 1 - d.side)
    if any(isinstance(x, momentum.Reactivate) for x in after.agenda):
        return d.reading("doom-reactivation", 1 - d.side)
    return d.reading("doom-nothing", d.side)


def preview_elite(d: PreviewBuilder, c: int) -> None:
    """A leader acts before everybody else [5.5]."""
    reach_lines(d, who(d, c))
    d.rule("5.5d", "")


def preview_reactivation(d: PreviewBuilder, c: int) -> None:
    """A leader of the enemy of whoever met with doom acts at once [5.33c]."""
    reach_lines(d, who(d, c))
    d.rule("5.33c", "")
