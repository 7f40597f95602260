"""`polemos admin`: people and matches of a server, at its folder. It does no harm beside a server that is running."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.table import Table

from polemos.cli.output import console, facts
from polemos.cli.params import Json, Lang
from polemos.cli.words import HELP, LANGUAGE, words

if TYPE_CHECKING:
    from polemos.server.administration import Administration

Folder = Annotated[Path | None, Parameter(name="--folder", help=HELP("param-games-folder"))]
Database = Annotated[
    str, Parameter(name="--database", env_var="POLEMOS_DATABASE", show_env_var=True, help=HELP("param-admin-database"))
]
Who = Annotated[str, Parameter(help=HELP("param-admin-who"))]
Address = Annotated[str, Parameter(help=HELP("param-admin-address"))]
MatchId = Annotated[str, Parameter(help=HELP("param-admin-match"))]

app = App(name="admin", help=HELP("help-admin"))
people = App(name="people", help=HELP("help-admin-people"))
matches = App(name="matches", help=HELP("help-admin-matches"))
reports = App(name="reports", help=HELP("help-admin-reports"))
tournaments = App(name="tournaments", help=HELP("help-admin-tournaments"))
app.command(people)
app.command(reports)
app.command(matches)
app.command(tournaments)


def at(folder: Path | None, database: str) -> "AbstractContextManager[Administration]":
    """The folder of a server, or its database; the server itself is only loaded when it is wanted."""
    from polemos.server.administration import administered

    return administered(folder, database)


@people.default
def list_people(*, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE, json: Json = False) -> None:
    """List all who have an account."""
    with at(folder, database) as hall:
        found = hall.people()
    if json:
        facts({"people": found})
        return
    show(found, ("name", "address", "since", "signed_in", "sessions", "matches", "banned"), lang)


@people.command(name="add", help=HELP("help-admin-add"))
def add(
    address: Annotated[str, Parameter(help=HELP("param-admin-address"))],
    /,
    *,
    folder: Folder = None,
    database: Database = "",
    lang: Lang = LANGUAGE,
) -> None:
    """Let somebody sign in by an e-mail address."""
    with at(folder, database) as hall:
        hall.add(address)


@people.command(name="delete", help=HELP("help-admin-delete"))
def delete(who: Who, /, *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE) -> None:
    """Delete somebody's account."""
    with at(folder, database) as hall:
        hall.delete(who)


@people.command(name="end-second", help=HELP("help-admin-end-second"))
def end_second(who: Who, /, *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE) -> None:
    """Ask somebody for no code of a second factor any more."""
    with at(folder, database) as hall:
        hall.end_second(who)


@app.command(name="ban", help=HELP("help-admin-ban"))
def ban(who: Who, /, *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE) -> None:
    """Ban somebody."""
    with at(folder, database) as hall:
        hall.ban(who)


@app.command(name="unban", help=HELP("help-admin-unban"))
def unban(who: Who, /, *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE) -> None:
    """Let somebody sign in again."""
    with at(folder, database) as hall:
        hall.unban(who)


@reports.default
def list_reports(*, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE, json: Json = False) -> None:
    """List what was said at matches and reported."""
    with at(folder, database) as hall:
        found = hall.reports()
    if json:
        facts({"reports": found})
        return
    show(found, ("id", "made", "match", "said_by", "text", "by"), lang)


@reports.command(name="settle", help=HELP("help-admin-settle"))
def settle(
    report: Annotated[str, Parameter(help=HELP("param-admin-report"))],
    /,
    *,
    folder: Folder = None,
    database: Database = "",
    lang: Lang = LANGUAGE,
) -> None:
    """Drop a report that has been seen to."""
    with at(folder, database) as hall:
        hall.settle(report)


@matches.default
def list_matches(
    *,
    of: Annotated[str, Parameter(name="--of", help=HELP("param-admin-of"))] = "",
    folder: Folder = None,
    database: Database = "",
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """List matches."""
    with at(folder, database) as hall:
        found = hall.matches(of)
    if json:
        facts({"matches": found})
        return
    show(found, ("id", "game", "name", "owner", "begun", "entries", "over"), lang)


@matches.command(name="delete", help=HELP("help-admin-delete-match"))
def delete_match(match: MatchId, /, *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE) -> None:
    """Delete a match and its file."""
    with at(folder, database) as hall:
        hall.delete_match(match)


@tournaments.default
def list_tournaments(
    *, folder: Folder = None, database: Database = "", lang: Lang = LANGUAGE, json: Json = False
) -> None:
    """List tournaments."""
    with at(folder, database) as hall:
        found = hall.tournaments()
    if json:
        facts({"tournaments": found})
        return
    show(found, ("id", "name", "game", "organiser", "state", "players", "round", "begun"), lang)


@tournaments.command(name="cancel", help=HELP("help-admin-cancel"))
def cancel(
    tournament: Annotated[str, Parameter(help=HELP("param-admin-tournament"))],
    /,
    *,
    folder: Folder = None,
    database: Database = "",
    lang: Lang = LANGUAGE,
) -> None:
    """Cancel a tournament."""
    with at(folder, database) as hall:
        hall.cancel(tournament)


def show(found: Sequence[dict[str, str | int | bool]], columns: Sequence[str], language: str) -> None:
    """A table for people."""
    t, out = words(language), console()
    if not found:
        out.print(t("admin-none"))
        return
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(t(f"admin-{column.replace('_', '-')}"), overflow="fold")
    for row in found:
        table.add_row(*(t("admin-yes") if row[one] is True else str(row[one] or "") for one in columns))
    out.print(table)
