"""Routes of the dice of a match: what was promised, the players' shares, how the dice fell."""

from fastapi import APIRouter, Response

from polemos.kernel.dice import ASKED
from polemos.match.fair_dice import FairDice
from polemos.match.match import AnyMatch
from polemos.match.record import DICE, DRAWS
from polemos.match.rolls import RollStatistics, statistics
from polemos.server.problems import Refused, not_your_seat
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.rights import Rights
from polemos.server.schemas_dice import GiveShare, Rolls, ShareModel, SideRolls, WhyNot
from polemos.server.viewers import Side, viewer

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


@router.get("/rolls", response_model=Rolls)
def get_rolls(
    match_id: str, repository: TheRepository, person: Person, side: Side = None, language: Tongue = "en"
) -> Response:
    """The promise of the dice of a match, who has a share in them, and how they fell as a side has seen it.

    The secret and the shares of others are told when the game is over.
    """
    with repository.at(match_id, person) as (_, match, visit):
        rolls = rolls_of(match, visit.rights, viewer(visit.rights, match, side))
    return send(rolls)


@router.post("/share", response_model=Rolls)
def give_share(
    match_id: str, body: GiveShare, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Give a share in the dice for a side that one plays, once. It counts from the next choice on."""
    with repository.at(match_id, person) as (live, match, visit):
        sides = [match.game.sides[one] for one in visit.rights.people(match)]
        if body.side not in sides:
            raise not_your_seat(body.side)
        fair = promise_of(match)
        if fair is None or match.over:
            raise Refused(409, "no-share", "share")
        if fair.share_of(body.side) is not None:
            raise Refused(409, "share-given", "side")
        match.share(match.game.sides.index(body.side), body.share)
        live.stir()
        rolls = rolls_of(match, visit.rights, viewer(visit.rights, match, body.side))
    return send(rolls)


def promise_of(match: AnyMatch) -> FairDice | None:
    """The promise by which the dice of a match are made, None where there is none."""
    fair = match.record.header.fair
    return fair if fair is not None and fair.secret else None


def rolls_of(match: AnyMatch, rights: Rights, eyes: int) -> Rolls:
    """The dice of a match, as far as somebody may know them who looks with these eyes."""
    fair, sides = promise_of(match), match.game.sides
    shown = fair if fair is None or match.over else fair.sealed
    mine = [sides[side] for side in rights.people(match)]
    heard = (said.event for said in match.heard_by(eyes))
    return Rolls(
        promised=fair is not None,
        why_not="" if fair is not None else why_not(match),
        commitment="" if shown is None else shown.commitment,
        told=shown is not None and bool(shown.secret),
        secret="" if shown is None else shown.secret,
        shares=[] if fair is None else [share_of(fair, side, match.over or side in mine) for side in sides],
        wanted=[side for side in mine if match.takes_share(side)],
        said=sum(entry.kind in (DICE, DRAWS) for entry in match.record.entries),
        statistics=[rolls_of_side(sides[one.side], one) for one in statistics(heard, len(sides), match.game.rules.die)],
    )


def why_not(match: AnyMatch) -> WhyNot:
    """Why the dice of a match were not promised."""
    header = match.record.header
    if header.lesson:
        return "lesson"
    if match.state.dice_mode == ASKED:
        return "asked"
    return "brought" if header.fair is not None else "seed"


def share_of(fair: FairDice, side: str, told: bool) -> ShareModel:
    """What is said of the share of a side; told: whether the share itself is."""
    share = fair.share_of(side)
    if share is None:
        return ShareModel(side=side, given=False, start=0, share="")
    return ShareModel(side=side, given=True, start=share.start, share=share.text if told else "")


def rolls_of_side(name: str, one: RollStatistics) -> SideRolls:
    """The dice of a side."""
    return SideRolls(
        side=name,
        dice=one.dice,
        mean=one.mean,
        expected_mean=one.expected_mean,
        low=one.low,
        counts=list(one.counts),
        expected_count=one.expected_count,
        verdict=one.verdict,
        one_in=one.one_in,
    )
