"""Routes of what people note of a match for themselves: comments, and lines that they try from there and keep."""

import secrets
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Response

from polemos.bots.registry import makers
from polemos.kernel.flow import NOBODY
from polemos.match.called import called
from polemos.match.match import AnyMatch
from polemos.match.notebook import MOST_COMMENTS, MOST_ENTRIES, MOST_VARIATIONS, Comment, Variation
from polemos.match.opening import players_of
from polemos.match.variations import Unsupposable, entries_of, line_from, line_of, with_dice
from polemos.server.beginning import seats_of
from polemos.server.invitations import Visit
from polemos.server.line_matches import Origin, closed, must_be_open, must_try
from polemos.server.match_repository import MatchRepository
from polemos.server.notebooks import Kept, courses_of, new_id, standing
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, Person, StrictRoute, TheRepository, Tongue, send
from polemos.server.schemas import MatchModel
from polemos.server.schemas_notes import (
    CommentModel,
    KeepLine,
    Notes,
    OriginModel,
    TryLine,
    VariationModel,
    VariationText,
    WriteComment,
)
from polemos.server.words import words

LONGEST: Final = 80
"""Characters of the name of a match."""

router = APIRouter(prefix="/api/matches/{match_id}", route_class=StrictRoute, responses=PROBLEMS)


# ---------------------------------------------------------------- comments


@router.get("/notes", response_model=Notes)
def get_notes(match_id: str, repository: TheRepository, person: Person, language: Tongue = "en") -> Response:
    """What one has noted of a match."""
    return send(notes_of(repository, match_id, person, language))


@router.put("/notes", response_model=Notes)
def write_comment(
    match_id: str, body: WriteComment, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Write a comment to a moment of a match, for oneself alone, in place of what one has written to it before."""
    with repository.at(match_id, person) as (_, match, visit):
        must_be(match, body.n)

        def work(kept: list[Kept]) -> list[Kept]:
            others = [one for one in kept if not (isinstance(one.note, Comment) and one.note.n == body.n)]
            if not body.text:
                return others
            if sum(isinstance(one.note, Comment) for one in others) >= MOST_COMMENTS:
                raise Refused(409, "many-comments", "n", most=MOST_COMMENTS)
            course = courses_of(match.record, [body.n])[body.n]
            return [*others, Kept(new_id(), course, Comment(body.n, body.text))]

        repository.notebooks.change(match_id, match, person, visit.row.owner, work)
    return send(notes_of(repository, match_id, person, language))


# ---------------------------------------------------------------- lines


@router.post("/lines", response_model=MatchModel, status_code=201)
def try_line(
    match_id: str, body: TryLine, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Begin a match of one's own that goes on from a moment of this one, with other dice.

    What a bot hides from one while the game goes on is dealt anew in it. 403 in a game under way that others play too
    or that has no hints; 409 for a moment at which the bot ponders what is secret itself.
    """
    seed = secrets.token_hex(8)
    from_line = repository.origins.find(match_id)
    with repository.at(match_id, person) as (_, match, visit):
        must_try(match, visit.rights)
        must_be(match, body.n)
        seats = seats_of(match.game, body.seats, {})
        eyes = None if visit.rights.open_book(match) else visit.rights.people(match)[0]
        try:
            line = line_from(match, body.n, seed, seats, players_of(match.game, seats, makers()), eyes)
        except Unsupposable:
            raise Refused(409, "line-secret", "n") from None
        if line.state.actor == NOBODY:
            raise Refused(409, "line-over", "n")
        if from_line is None:
            course = courses_of(match.record, [body.n])[body.n] if eyes is None else ""
            origin = Origin(match_id, body.n, course)
        else:
            before = (*from_line.before, *entries_of(match)[: body.n])
            origin = replace(from_line, before=before, variation="", course=from_line.course if eyes is None else "")
        name = words(language)("match-line", {"name": name_of(match, visit, language), "n": str(body.n)})
    return begin(repository, line, person, name[:LONGEST], origin, language)


@router.post("/keep", response_model=Notes)
def keep_line(
    match_id: str, body: KeepLine, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Keep a line as a variation of the match from which it came, with its comments; one that is kept, as it is now."""
    origin = repository.origins.find(match_id)
    with repository.at(match_id, person) as (_, line, visit):
        if origin is None:
            raise Refused(409, "no-line", "id")
        entries = (*origin.before, *entries_of(line))
        notes = standing(line.record, repository.notebooks.read(match_id, line, person, visit.row.owner))
    if origin.supposed:
        raise Refused(409, "line-supposed", "id")
    if not entries:
        raise Refused(409, "line-empty", "id")
    if len(entries) > MOST_ENTRIES:
        raise Refused(409, "line-long", "id", most=MOST_ENTRIES)
    shift = len(origin.before)
    comments = tuple(Comment(one.note.n + shift, one.note.text) for one in notes if isinstance(one.note, Comment))
    with repository.at(origin.source, person) as (_, match, visit):
        must_be_open(match, visit.rights)
        if courses_of(match.record, [origin.n]).get(origin.n) != origin.course:
            raise Refused(409, "line-lost", "id", n=origin.n)
        kept = Kept(
            origin.variation or new_id(),
            origin.course,
            with_dice(match, Variation(origin.n, body.name, entries, comments)),
        )

        def work(before: list[Kept]) -> list[Kept]:
            others = [one for one in before if one.id != kept.id]
            if sum(isinstance(one.note, Variation) for one in others) >= MOST_VARIATIONS:
                raise Refused(409, "many-variations", "id", most=MOST_VARIATIONS)
            return [*others, kept]

        repository.notebooks.change(origin.source, match, person, visit.row.owner, work)
    repository.origins.keep(match_id, replace(origin, variation=kept.id))
    return send(notes_of(repository, match_id, person, language))


@router.post("/variations/{variation}", response_model=MatchModel, status_code=201)
def open_variation(
    match_id: str, variation: str, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Open a variation: a match of one's own in which it has been played, to look at and to play on. 403 as above."""
    seed = secrets.token_hex(8)
    with repository.at(match_id, person) as (_, match, visit):
        must_be_open(match, visit.rights)
        notes = repository.notebooks.read(match_id, match, person, visit.row.owner)
        kept = found(standing(match.record, notes), variation)
        note = kept.note
        assert isinstance(note, Variation)
        seats = seats_of(match.game, {}, {})
        line = line_of(match, note, seed, seats, players_of(match.game, seats, makers()))
        origin = Origin(match_id, note.n, kept.course, variation=kept.id)
    courses = courses_of(line.record, {one.n for one in note.comments})
    comments = [Kept(new_id(), courses[one.n], one) for one in note.comments]
    return begin(repository, line, person, note.name, origin, language, comments)


@router.delete("/variations/{variation}", response_model=Notes)
def delete_variation(
    match_id: str, variation: str, repository: TheRepository, person: Person, language: Tongue = "en"
) -> Response:
    """Delete a variation. Matches in which it was opened stay."""
    with repository.at(match_id, person) as (_, match, visit):

        def work(kept: list[Kept]) -> list[Kept]:
            gone = found(kept, variation)
            return [one for one in kept if one is not gone]

        repository.notebooks.change(match_id, match, person, visit.row.owner, work)
    return send(notes_of(repository, match_id, person, language))


# ---------------------------------------------------------------- helpers


def begin(
    repository: MatchRepository,
    line: AnyMatch,
    person: str,
    name: str,
    origin: Origin,
    language: str,
    comments: list[Kept] | None = None,
) -> Response:
    """Give a line a file and a place in the list, and let it know where it came from."""

    def settle(match_id: str) -> None:
        repository.origins.keep(match_id, origin)
        if comments:
            repository.notebooks.write(match_id, person, comments)

    return send(repository.begin(line, person, name, language, f"line-{secrets.token_hex(4)}", settle), 201)


def found(kept: list[Kept], variation: str) -> Kept:
    """The variation of an id. Raises Refused."""
    for one in kept:
        if one.id == variation and isinstance(one.note, Variation):
            return one
    raise Refused(404, "no-variation", "variation")


def must_be(match: AnyMatch, n: int) -> None:
    """Raises Refused for a moment that a match does not have."""
    if n > match.n:
        raise Refused(422, "no-moment", "n", f"0 to {match.n}", n=n, last=match.n)


def name_of(match: AnyMatch, visit: Visit, language: str) -> str:
    """What a match is called: by its owner, or after its scenario."""
    scenario = match.game.rules.scenario_of(match.state)
    return visit.row.name or called(match.game, language, "scenario", scenario)


def notes_of(repository: MatchRepository, match_id: str, person: str, language: str) -> Notes:
    """Notes as their owner sees them. Raises Refused."""
    origin = repository.origins.find(match_id)
    line = None if origin is None else line_model(repository, origin, person, language)
    with repository.at(match_id, person) as (_, match, visit):
        kept = repository.notebooks.read(match_id, match, person, visit.row.owner)
        stand = {one.id for one in standing(match.record, kept)}
        refused = closed(match, visit.rights)
        no_lines = refused.problem(language).message if refused else ""
        hides = not refused and not visit.rights.open_book(match)
        comments = [
            CommentModel(n=one.note.n, text=one.note.text, stands=one.id in stand)
            for one in kept
            if isinstance(one.note, Comment)
        ]
        variations = [
            variation_model(repository, match_id, match, one, language, one.id in stand, not (no_lines or hides))
            for one in kept
            if isinstance(one.note, Variation)
        ]
    return Notes(comments=comments, variations=variations, line=line, no_lines=no_lines, supposed=hides)


def variation_model(
    repository: MatchRepository, match_id: str, match: AnyMatch, kept: Kept, language: str, stands: bool, seen: bool
) -> VariationModel:
    """A variation as its owner sees it: in words only where he may look at it."""
    note = kept.note
    assert isinstance(note, Variation)
    told = repository.notebooks.told(match_id, match, kept, language) if stands and seen else None
    return VariationModel(
        id=kept.id,
        n=note.n,
        name=note.name,
        entries=len(note.entries),
        lines=[] if told is None else [VariationText(k=k, text=text, comment=said) for k, text, said in told.lines],
        trouble="" if told is None else told.trouble,
        stands=stands,
    )


def line_model(repository: MatchRepository, origin: Origin, person: str, language: str) -> OriginModel:
    """Where a line came from, as its player may know it."""
    source, name, variation = "", "", ""
    try:
        with repository.at(origin.source, person) as (_, match, visit):
            source, name = origin.source, name_of(match, visit, language)
            notes = repository.notebooks.read(source, match, person, visit.row.owner)
            names = {one.id: one.note.name for one in notes if isinstance(one.note, Variation)}
            variation = names.get(origin.variation, "")
    except Refused as error:
        if error.code != "no-match":
            raise
    return OriginModel(
        source=source,
        source_name=name,
        n=origin.n,
        before=len(origin.before),
        variation=variation,
        supposed=origin.supposed,
    )
