"""What two people agree on at a match: what each may propose, what is shown of it, and what a yes brings about."""

import secrets
from collections.abc import Callable, Sequence
from typing import cast

from polemos.kernel.flow import NOBODY
from polemos.match.ending import AGREED_DRAW, SIDES, Ending
from polemos.match.match import AnyMatch
from polemos.server.beginning import begun
from polemos.server.contests import SERVER
from polemos.server.deals import AGREED, DECLINED, OPEN, DealRow, overtaken, written
from polemos.server.invitations import Visit
from polemos.server.late_matches import iso
from polemos.server.match_repository import MatchRepository
from polemos.server.problems import Refused
from polemos.server.rating_words import contest_model
from polemos.server.rights import Late, Rights
from polemos.server.schemas import DiceMode, NewMatch
from polemos.server.schemas_clock import ClockModel
from polemos.server.schemas_deals import DealKind, DealModel, Deals, LateModel, May, Propose
from polemos.server.schemas_ratings import ContestModel
from polemos.server.taking_back import asked_text, back_by_consent
from polemos.study.puzzles import answered


def deals_of(
    repository: MatchRepository, match: AnyMatch, match_id: str, side: int, language: str, rights: Rights
) -> Deals:
    """What a viewer may propose, and what stands between the two, without what only one of them may know."""
    if rights.late is not None:
        return late_deals(repository, match, match_id, rights)
    rows = repository.deals.of(match_id) if rights.others(match) or offers_late(match, rights) else []
    clock = repository.clocks.model(match_id, match, rights, "" if side == NOBODY else match.game.sides[side])
    contest = contest_of(repository, match_id)
    of_tournament = contest is not None and bool(contest.tournament)
    mine = {match.game.sides[one] for one in rights.people(match)}
    shown = [row for row in rows if row.state in (OPEN, DECLINED) and not overtaken(row, match)]
    return Deals(
        standing=[
            DealModel(
                id=row.id,
                kind=cast(DealKind, row.kind),
                side=row.side,
                mine=row.side in mine,
                declined=row.state == DECLINED,
                to=row.to,
                swap=row.swap,
                delay=row.to if row.kind == "late" else 0,
            )
            for row in shown
        ],
        ask_undo=asked_text(match, side, language, rights),
        may=[one for one in may(match, rights, clock) if one != "rematch" or not of_tournament],
        next=next((row.next for row in rows if row.next and repository.store.find(row.next)), ""),
        clock=clock,
        contest=contest,
        late=late_model(repository.late_book.of(match_id), bool(rights.people(match))),
    )


def late_deals(repository: MatchRepository, match: AnyMatch, match_id: str, rights: Rights) -> Deals:
    """The same for whoever sees the match late: nothing of what stands between the two now."""
    contest = contest_of(repository, match_id)
    if contest is not None and contest.state == "closed" and not match.over:
        seats = {side: seat.model_copy(update={"after": None}) for side, seat in contest.seats.items()}
        contest = contest.model_copy(update={"state": "on", "winner": "", "reason": "", "seats": seats})
    return Deals(contest=contest, late=late_model(rights.late, False))


def late_model(late: Late | None, mine: bool) -> LateModel | None:
    """What the players have agreed that spectators see, as somebody is told it; mine: whether he is one of them."""
    if late is None:
        return None
    return LateModel(delay=late.delay, begins=iso(late.since + late.delay), full=late.full, mine=mine)


def contest_of(repository: MatchRepository, match_id: str) -> ContestModel | None:
    """What a match counts for; None where it counts for nothing."""
    row = repository.contests.of(match_id)
    if row is None:
        return None
    name = repository.tournaments.name_of(row.tournament)
    return contest_model(row, repository.contests, repository.ratings, repository.accounts.names, name)


def may(match: AnyMatch, rights: Rights, clock: ClockModel | None = None) -> list[May]:
    """What somebody may do besides playing: give up, propose a draw or a pause, ask for a rematch."""
    people, header = rights.people(match), match.record.header
    if not people or header.lesson or asks(match) or len(match.game.sides) != SIDES:
        return []
    if match.over:
        again = header.scenario or header.position is not None
        return ["rematch"] if again and rights.others(match) else []
    late: list[May] = ["late"] if offers_late(match, rights) else []
    if rights.others(match):
        pauses: list[May] = [] if clock is None or clock.waits else ["resume" if clock.paused else "pause"]
        return ["surrender", "draw", *pauses, *late]
    return ["surrender", "agree-draw"] if len(people) == len(match.game.sides) else ["surrender", *late]


def offers_late(match: AnyMatch, rights: Rights) -> bool:
    """Whether somebody may propose that spectators see everything late: who plays against somebody elsewhere, even
    before that one has come. Nothing is written into a game that is over.
    """
    people = [side for side, player in enumerate(match.players) if player is None]
    mine = rights.people(match)
    return not match.over and 0 < len(mine) < len(people) == len(match.game.sides)


def asks(match: AnyMatch) -> bool:
    """Whether a match is a puzzle that waits for its answer; afterwards it can be played on like a game."""
    return bool(match.record.header.puzzle) and answered(match) < 0


def propose(repository: MatchRepository, match: AnyMatch, visit: Visit, side: int, wanted: Propose) -> None:
    """Propose something in the name of a side; where both sit at one screen they have agreed. Raises Refused."""
    rights, name, match_id = visit.rights, match.game.sides[side], visit.row.id
    able = may(match, rights, repository.clocks.model(match_id, match, rights, name))
    if wanted.kind == "draw" and "agree-draw" in able:
        match.end(Ending(AGREED_DRAW))
        return
    to = back_by_consent(match, side, rights) if wanted.kind == "undo" else 0
    if wanted.kind == "undo" and to < 0:
        raise Refused(409, "nothing-to-ask", "kind")
    if match.over and wanted.kind == "draw":
        raise Refused(409, "over", "kind")
    if wanted.kind != "undo" and wanted.kind not in able:
        raise Refused(409, "nobody-to-ask", "kind")
    if (wanted.kind == "late") != bool(wanted.delay):
        raise Refused(422, "late-how-much", "delay")
    if wanted.kind == "rematch" and visit.row.owner == SERVER:
        raise Refused(409, "tournament-rematch", "kind")
    row = next((one for one in repository.deals.of(match_id) if one.kind == wanted.kind), None)
    if row is not None and row.next and repository.store.find(row.next):
        raise Refused(409, "rematch-made", "kind")
    if row is not None and not row.next and not overtaken(row, match):
        if row.state == OPEN:
            raise Refused(409, "deal-stands", "kind")
        if row.state == DECLINED and row.side == name and row.kind not in ("rematch", "resume"):
            raise Refused(409, "deal-declined", "kind")
    was = written(match.record.entries[to]) if wanted.kind == "undo" else ""
    repository.deals.propose(
        DealRow(
            match_id=match_id,
            kind=wanted.kind,
            side=name,
            n=match.n,
            to=wanted.delay if wanted.kind == "late" else to,
            was=was,
            swap=wanted.swap,
            state=OPEN,
            next="",
        )
    )
    if wanted.kind == "resume":
        repository.clocks.wake(match_id, match)


def standing(repository: MatchRepository, match: AnyMatch, match_id: str, deal_id: str) -> DealRow:
    """The proposal of an id, if it waits for an answer. Raises Refused."""
    for row in repository.deals.of(match_id):
        if row.id == deal_id and row.state == OPEN and not overtaken(row, match):
            return row
    raise Refused(409, "deal-gone", "id")


def accept(repository: MatchRepository, match: AnyMatch, visit: Visit, row: DealRow, language: str) -> None:
    """Do what was proposed. Raises Refused, BadInput and Unwritten, and then it stands as before."""
    repository.deals.settle(row, AGREED)
    try:
        if row.kind == "undo":
            match.back_to(row.to)
        elif row.kind == "draw":
            match.end(Ending(AGREED_DRAW))
        elif row.kind in ("pause", "resume"):
            repository.clocks.agree(visit.row.id, match, row.kind)
        elif row.kind == "late":
            see_late(repository, visit, row.to)
        else:
            repository.deals.settle(row, AGREED, AGREED, rematch(repository, match, visit, row.swap, language))
    except BaseException:
        repository.deals.settle(row, OPEN, AGREED)
        raise
    if row.kind == "undo":
        # what was proposed after that moment was never proposed
        repository.deals.drop(visit.row.id, ("undo", "draw"))
    if row.kind in ("pause", "resume"):
        repository.deals.drop(visit.row.id, ("pause", "resume"))
    if row.kind == "late":
        repository.deals.drop(visit.row.id, ("late",))


def see_late(repository: MatchRepository, visit: Visit, delay: int) -> None:
    """From now on spectators see everything, so many seconds late. Raises BadInput and Unwritten."""
    kept = repository.live(visit.row).keeping
    text = kept.read()
    repository.late_book.agree(visit.row.id, delay, kept.mark, text)
    repository.turn(visit.row.id)


def rematch(repository: MatchRepository, match: AnyMatch, visit: Visit, swap: bool, language: str) -> str:
    """The same again with other dice, and with all who are there; the id of the new match. Raises BadInput."""
    header, game, row = match.record.header, match.game, visit.row
    turned = turning(game.sides, swap)
    position = header.position
    wanted = NewMatch(
        game=game.name,
        scenario=header.scenario,
        options=list(header.options),
        dice=cast(DiceMode, header.dice),
        seats={turned(side): who for side, who in header.seats},
        hints=header.hints,
        position=None if position is None else {key: value for key, value in position.items() if key != "seed"},
    )

    def settle(match_id: str) -> None:
        repository.invitations.carry(row.id, match_id, turned)
        if clock is not None:
            repository.clocks.put(match_id, clock.control, new)

    new, clock = begun(wanted), repository.clocks.of(row.id)
    return repository.begin(new, row.owner, row.name, language, secrets.token_hex(4), settle).id


def turning(sides: Sequence[str], swap: bool) -> Callable[[str], str]:
    """Where whoever sat at a side sits in the next match."""

    def turned(side: str) -> str:
        return sides[(sides.index(side) + 1) % len(sides)] if swap else side

    return turned
