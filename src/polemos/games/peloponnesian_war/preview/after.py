"""What a move or a battle leaves behind: storms for fleets that were at sea, leaders at risk, where the beaten go."""

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.preview.changes import tell_changes
from polemos.games.peloponnesian_war.rules.campaign import arrival, interception, stacks, storms
from polemos.games.peloponnesian_war.rules.cards import sickness
from polemos.games.peloponnesian_war.rules.combat import account, outcome, retreat
from polemos.games.peloponnesian_war.state import War
from polemos.room.outcomes import carried

# --------------------------------------------------------------------------------------------------------------- storms


def tell_storm(d: PreviewBuilder, side: int) -> None:
    """What storms do to a fleet of a side at the end of its move: with two of them the worse [16.9a]."""
    times, faces = storms.blows(d.s), len(d.dice)
    lost = 1 - (1 - tables.MOVEMENT.loss.storm / faces) ** times
    safe = (1 - tables.MOVEMENT.loss.driven / faces) ** times
    driven = d.likely("driven", 1 - lost - safe)
    d.chance("storm", [d.likely("safe", safe, side), driven, d.likely("lost", lost, 1 - side)], "16.9a")


def has_sailed(s: War, side: int) -> bool:
    """Whether storms meet fleets of the group that moves: it is of that side and has been at sea [16.9a]."""
    fleets = stacks.fleets_of(s.group) if storms.blows(s) else []
    return any(s.sides[fleet] == side and asking.has(s, fleet, codes.SAILED) for fleet in fleets)


def tell_storm_at_end(d: PreviewBuilder) -> None:
    """The same where the move of the side's own fleets is about to end, be it because they were beaten [16.6.2]."""
    ending = (arrival.EndMove, interception.AfterClash)
    if has_sailed(d.s, d.side) and any(isinstance(step, ending) for step in d.s.agenda):
        tell_storm(d, d.side)


def preview_settling(d: PreviewBuilder, c: int) -> None:
    """What a choice where a move ends changes, and the storms for fleets that were at sea [16.9a]."""
    tell_changes(d, carried(d.s, c))
    tell_storm_at_end(d)


def preview_end_of_moves(d: PreviewBuilder, c: int) -> None:
    """Nobody sets out any more: storms meet fleets that stay at sea, once the campaign turn ends [16.9a]."""
    waiting = storms.at_anchor(d.s, d.side)
    if not waiting or not storms.blows(d.s):
        return
    d.term("at-anchor", len(waiting), "16.9a")
    lost = 1 - (1 - tables.MOVEMENT.loss.storm / len(d.dice)) ** storms.blows(d.s)
    outcomes = [d.likely("safe", 1 - lost, d.side), d.likely("lost", lost, 1 - d.side)]
    d.chance("storm-at-anchor", outcomes, "16.9a")


# -------------------------------------------------------------------------------------------------------------- leaders


def tell_leaders(d: PreviewBuilder, s: War, sides: tuple[int, ...] = codes.BOTH) -> None:
    """Leaders who command with a rating risk their lives after a battle [7.8.6b, 17.8.1]."""
    if not s.battle:
        return
    ratings = tables.NAVAL_RATING if account.kind_of(s) == account.NAVAL_BATTLE else tables.LAND_RATING
    for side in sides:
        leader = s.commander[side]
        if leader >= 0 and ratings[leader]:
            tell_risk(d, leader, tables.COMBAT.leader_dies, "17.8.1")


def tell_risk(d: PreviewBuilder, leader: int, deadly: int, clause: str) -> None:
    """A leader dies on a die, or on a higher one."""
    side = d.s.sides[leader]
    dies, lives = d.reading("leader-dies", 1 - side), d.reading("leader-lives", side)
    faces = d.faces(lambda face: dies if face >= deadly else lives)
    d.thrown("leader-risk", faces, clause, {"unit": d.name(verbs.PIECE, leader)})


def tell_the_sick(d: PreviewBuilder) -> None:
    """Leaders who still have to come through the plague [card.plague]."""
    for step in reversed(d.s.agenda):
        if isinstance(step, sickness.Sickens):
            tell_risk(d, step.leader, sickness.deadly(step.leader), "card.plague")


# ------------------------------------------------------------------------------------------------------------- retreats


def preview_retreat(d: PreviewBuilder, c: int) -> None:
    """Where the beaten go: who comes along, who must be left, who finds shelter, whom dice still threaten.

    [17.7.3, 17.7.4, 17.8.1, 16.9a]
    """
    assert isinstance(d.step, retreat.Flee | retreat.FleetsFlee | retreat.Launch)
    s, after = d.s, carried(d.s, c)
    going = s.queue or asking.fleets_outside(s, d.side, d.step.place)
    saved = [unit for unit in going if after.loc[unit] >= 0]
    d.term("retreating", len(going), d.asks())
    if len(saved) < len(going):
        d.term("left-behind", len(going) - len(saved), d.asks())
    sheltered = sum([after.inside[unit] for unit in saved])
    if sheltered:
        d.term("sheltered", sheltered, d.asks())
    tell_leaders(d, s, tuple([side for side in codes.BOTH if outcome.LeaderDice(side) in s.agenda]))
    tell_storm_at_end(d)
