"""Tournaments as the messages of the wire, in a language."""

import json
from datetime import UTC, datetime
from typing import cast

from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.called import side_called
from polemos.server.account_store import DASH, GONE
from polemos.server.match_repository import MatchRepository
from polemos.server.open_matches import OWNER
from polemos.server.pairing import BYE, Met, table
from polemos.server.rating_words import scenario_title, title_of
from polemos.server.schemas_clock import ClockControl
from polemos.server.schemas_tournaments import (
    TournamentGame,
    TournamentLine,
    TournamentPage,
    TournamentPair,
    TournamentPlayer,
    TournamentRound,
    TournamentState,
)
from polemos.server.tournament_book import EntryRow, TournamentGameRow, TournamentRow, met_of


def line_of(row: TournamentRow, players: int, entered: bool, language: str) -> TournamentLine:
    """A tournament as the list shows it."""
    return TournamentLine(
        id=row.id,
        name=row.name,
        game=row.game,
        game_title=title_of(row.game, language),
        scenario_title=scenario_title(row.game, row.scenario, language),
        kind=row.pairing,
        state=cast(TournamentState, row.state),
        rated=row.rated,
        players=players,
        round=row.round,
        rounds=row.rounds,
        entered=entered,
        created=datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
    )


def page_of(repository: MatchRepository, row: TournamentRow, person: str, language: str) -> TournamentPage:
    """A tournament with its table and its rounds, as somebody sees it."""
    book = repository.tournaments
    entries, played = book.entries(row.id), book.games(row.id)
    names = repository.accounts.names({row.organiser, *(one.player for one in entries)})
    numbers = {one.player: one.number for one in entries} | {BYE: 0}
    line = line_of(row, len(entries), any(one.player == person for one in entries), language)
    control = row.control
    return TournamentPage(
        **line.model_dump(),
        scenario=row.scenario,
        options=json.loads(row.options),
        clock=None if control is None else ClockControl(**control.as_json()),
        sides=_sides(row, language),
        organiser=names.get(row.organiser, ""),
        mine=person in (OWNER, row.organiser),
        tie_break="sonneborn-berger" if row.kind == "round-robin" else "buchholz",
        table=_table(row, entries, met_of(played), names, person),
        played=_rounds(repository, played, numbers, person),
    )


def _sides(row: TournamentRow, language: str) -> list[str]:
    try:
        game = games.find(row.game)
    except BadInput:
        return []
    return [side_called(game, language, side, row.scenario) for side in range(len(game.sides))]


def _table(
    row: TournamentRow, entries: list[EntryRow], met: list[Met], names: dict[str, str], person: str
) -> list[TournamentPlayer]:
    known = {one.player: one for one in entries}
    return [
        TournamentPlayer(
            number=known[one.player].number,
            place=place if row.round else 0,
            name=DASH if one.player.startswith(GONE) else names.get(one.player, ""),
            mine=one.player == person,
            dropped=known[one.player].dropped,
            points=one.points,
            pairs=one.pairs,
            tie_break=one.tie_break,
        )
        for place, one in enumerate(table(known, met, row.pairing), 1)
    ]


def _rounds(
    repository: MatchRepository, played: list[TournamentGameRow], numbers: dict[str, int], person: str
) -> list[TournamentRound]:
    """The rounds, the latest first."""
    there = repository.store.rows(one.match for one in played if one.match)
    mine = repository.invitations.visits(there.values(), person)
    pairs: dict[int, list[TournamentPair]] = {}
    for met in met_of(played):
        legs = [one for one in played if one.round == met.round and {one.first, one.second} == {met.first, met.second}]
        pairs.setdefault(met.round, []).append(
            TournamentPair(
                first=numbers[met.first],
                second=numbers[met.second],
                score=met.score,
                played=met.played,
                games=[
                    TournamentGame(
                        id=one.id,
                        match=one.match if one.match in mine else "",
                        watchable=one.match in there,
                        first=numbers[one.first],
                        second=numbers[one.second],
                        score=one.score,
                        reason=one.reason,  # type: ignore[arg-type]
                    )
                    for one in legs
                    if one.second != BYE
                ],
            )
        )
    return [TournamentRound(number=number, pairs=pairs[number]) for number in sorted(pairs, reverse=True)]
