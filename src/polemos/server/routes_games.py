"""Routes about games: what there is, boards, rules, tables, parts for an editor, and the check of a position."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import TypeAdapter

from polemos.board.describe import Board
from polemos.bots.registry import makers
from polemos.kernel.errors import PolemosError
from polemos.kernel.flow import NOBODY
from polemos.match.opening import open_position, scenario_of
from polemos.match.toml import to_toml
from polemos.match.words import told
from polemos.room.view_models import Palette
from polemos.server.catalogue import (
    board_of,
    catalogue,
    game_of,
    glossary_of,
    legend_of,
    rules_found,
    rules_of,
    tables_of,
)
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, StrictRoute, Tongue, send
from polemos.server.schemas import PositionIn, PositionOut
from polemos.server.schemas_games import Catalogue, GlossaryModel, LegendModel, Rules, RulesFound, Tables

router = APIRouter(prefix="/api", route_class=StrictRoute, responses=PROBLEMS)
Scenario = Annotated[str, Query(max_length=80)]
PALETTE: TypeAdapter[Palette] = TypeAdapter(Palette)


@router.get("/games", response_model=Catalogue)
def list_games(language: Tongue = "en") -> Response:
    """All games and all bots."""
    return send(catalogue(language))


@router.get("/games/{game}/board", response_model=Board)
def get_board(game: str, request: Request, scenario: Scenario = "", language: Tongue = "en") -> Response:
    """The board on which a scenario is played, by default the first, in all languages; it changes with the game's data
    alone.
    """
    which = game_of(game)
    return board_of(which, scenario_of(which, scenario)).response(request)


@router.get("/games/{game}/rules", response_model=Rules)
def get_rules(game: str, request: Request, language: Tongue = "en") -> Response:
    """All clauses of a game, in all languages."""
    return rules_of(game_of(game)).response(request)


@router.get("/games/{game}/rules/found", response_model=RulesFound)
def find_rules(game: str, query: Annotated[str, Query(max_length=200)] = "", language: Tongue = "en") -> Response:
    """The clauses that answer a query in any language, the best first."""
    return send(rules_found(game_of(game), query))


@router.get("/games/{game}/glossary", response_model=GlossaryModel)
def get_glossary(game: str, request: Request, language: Tongue = "en") -> Response:
    """The words of a game explained, in all languages."""
    return glossary_of(game_of(game)).response(request)


@router.get("/games/{game}/legend", response_model=LegendModel)
def get_legend(game: str, request: Request, language: Tongue = "en") -> Response:
    """What the symbols of a game stand for."""
    return legend_of(game_of(game), language).response(request)


@router.get("/games/{game}/tables", response_model=Tables)
def get_tables(game: str, request: Request, language: Tongue = "en") -> Response:
    """All tables of a game."""
    return tables_of(game_of(game), language).response(request)


@router.get("/games/{game}/palette", response_model=Palette)
def get_palette(game: str, scenario: Scenario = "", language: Tongue = "en") -> Response:
    """What positions of a scenario are made of, for an editor."""
    which = game_of(game)
    palette = which.editor.palette(scenario_of(which, scenario), language)
    if palette is None:
        raise Refused(404, "no-palette", "game", name=which.name)
    return Response(PALETTE.dump_json(palette), headers={"Cache-Control": "no-store"}, media_type="application/json")


@router.post("/positions/check", response_model=PositionOut)
def check_position(body: PositionIn, language: Tongue = "en") -> Response:
    """What a position looks like, or every defect that it has."""
    return send(position_out(body.position, language))


def position_out(position: dict[str, Any], language: str) -> PositionOut:
    """A position with its looks, or its problems."""
    try:
        opened = open_position(position, "")
        state = opened.match(makers()).state
        game = opened.game
        if "state" not in position:
            state = game.editor.laid_out({key: value for key, value in position.items() if key != "game"})
    except PolemosError as error:
        problems = [line.removeprefix(": ") for line in told(error, language).splitlines()]
        return PositionOut(problems=problems or [""], scene=None, sheets=[], text="", position=None)
    view = game.rules.view(state, NOBODY)
    return PositionOut(
        problems=[],
        scene=game.edge.pieces(view, language),
        sheets=game.edge.sheets(view, language),
        text=to_toml(position),
        position={"game": game.name, **game.editor.to_position(state)},
    )
