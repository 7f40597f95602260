"""What can be played here: games with scenarios, options and clauses, and bots, as messages."""

import logging
from dataclasses import replace
from functools import cache
from typing import Final

from pydantic import TypeAdapter

from polemos import __version__
from polemos.board.describe import Board, SideStyle
from polemos.bots import registry as bots
from polemos.bots.level_data import Level, levels_of
from polemos.bots.levels import KIND
from polemos.bots.words import level_text, level_title
from polemos.kernel.clauses import RECONSTRUCTED, SOURCE, Clause, Section
from polemos.kernel.errors import BadInput, shown
from polemos.match import games
from polemos.match.called import called, text_about, title
from polemos.match.measured import difficulty_of, measured_of
from polemos.room.game import AnyGame
from polemos.room.legend import told
from polemos.room.teaching import teaching_of
from polemos.room.texts import LANGUAGES
from polemos.server.problems import Refused
from polemos.server.request_parsing import Kept
from polemos.server.schemas_games import (
    BotModel,
    Catalogue,
    ClauseModel,
    DifficultyModel,
    GameModel,
    GlossaryModel,
    LegendModel,
    LevelModel,
    MeasuredModel,
    OptionModel,
    PresetModel,
    Rules,
    RulesFound,
    ScenarioModel,
    SectionModel,
    SideModel,
    SignModel,
    Tables,
    TermModel,
)
from polemos.server.words import words
from polemos.study.puzzles import in_order

LOG: Final = logging.getLogger("polemos.server")
BOARD: Final = TypeAdapter(Board)


def game_of(name: str) -> AnyGame:
    """The game of a name. Raises Refused."""
    if name not in games.names():
        raise Refused(404, "no-such-game", "game", ", ".join(games.names()), name=shown(name))
    return games.find(name)


def catalogue(language: str) -> Catalogue:
    """All games and bots. A game that cannot be loaded is left out."""
    found = []
    for name in games.names():
        try:
            found.append(game_model(games.find(name), language))
        except BadInput as error:
            LOG.warning("the game %s: %s", name, error)
    return Catalogue(version=__version__, games=found, bots=[bot_model(name, language) for name in bots.general()])


@cache
def game_model(game: AnyGame, language: str) -> GameModel:
    """A game that can be played here."""
    styles = game.edge.board(language).sides
    return GameModel(
        name=game.name,
        title=title(game, language),
        text=text_about(game, language, "game"),
        rules=game.rules_version,
        advises=game.advises,
        looks_ahead=game.looks_ahead,
        levels=[level_model(level, language) for level in levels_of(game)],
        data=game.fingerprint,
        sides=[
            SideModel(name=name, title=called(game, language, "side", name), style=general(game, name, styles[p]))
            for p, name in enumerate(game.sides)
        ],
        scenarios=[
            ScenarioModel(
                name=name,
                title=called(game, language, "scenario", name),
                text=text_about(game, language, "scenario", name),
                own_board=name in game.own_boards,
                peoples=list(game.edge.peoples(name, language)),
                letters=[people[:1].upper() for people in game.edge.peoples(name, "en")],
                measured=measured_model(game, name),
                difficulty=difficulty_model(game, name),
            )
            for name in game.scenarios
        ],
        options=[
            OptionModel(
                name=one.name,
                title=called(game, language, "option", one.name),
                clause=one.clause,
                text=text_about(game, language, "option", one.name),
                needs=list(one.needs),
                bars=list(one.bars),
            )
            for one in game.options
        ],
        presets=[
            PresetModel(
                name=name,
                title=called(game, language, "preset", name),
                text=text_about(game, language, "preset", name),
                options=list(options),
            )
            for name, options in game.rules.presets.items()
        ],
        pictured=game.pictured,
        lessons=list(teaching_of(game).lessons),
        puzzles=[puzzle.id for puzzle in in_order(game)],
        first_game=teaching_of(game).first_game is not None,
        clauses=len(game.clauses),
        die=game.rules.die,
        cards=game.edge.cards is not None,
        overlays=game.edge.overlies,
    )


def measured_model(game: AnyGame, scenario: str) -> MeasuredModel | None:
    """What bots made of a scenario, if it was measured."""
    one = measured_of(game, scenario)
    if one is None:
        return None
    return MeasuredModel(
        games=one.games,
        wins=list(one.wins),
        draws=one.draws,
        turns=one.turns,
        decisions=one.decisions,
        provenance=one.provenance,
    )


def difficulty_model(game: AnyGame, scenario: str) -> DifficultyModel | None:
    """How hard a scenario is, if somebody has judged it."""
    one = difficulty_of(game, scenario)
    return None if one is None else DifficultyModel(stars=one.stars, why=one.why)


def general(game: AnyGame, side: str, style: SideStyle) -> SideStyle:
    """The looks of a side that has a people in each scenario, without one: the letter is that of its general name."""
    if not game.edge.peoples(game.scenarios[0], "en"):
        return style
    return replace(style, letter=called(game, "en", "side", side)[:1].upper())


def bot_model(name: str, language: str) -> BotModel:
    """A bot; one that the server has no words for goes by its bare name."""
    t = words(language)
    maker = bots.makers()[name]
    needs, ahead = getattr(maker, "needs_advice", False), getattr(maker, "looks_ahead", False)
    title, text = (t(f"bot-{name}"), t(f"bot-{name}-text")) if t.has(f"bot-{name}") else (name, "")
    return BotModel(
        name=name,
        title=title,
        text=text,
        needs_advice=needs,
        looks_ahead=ahead,
        for_programs=name in bots.OURS,
    )


def level_model(level: Level, language: str) -> LevelModel:
    """A level of a game."""
    return LevelModel(
        name=f"{KIND}:{level.number}",
        title=level_title(level, language),
        text=level_text(level, language),
        elo=level.elo,
    )


def board_of(game: AnyGame, scenario: str) -> Kept:
    """The board on which a scenario of a game is played, in all languages."""
    return _board(game, game.own_board(scenario))


@cache
def _board(game: AnyGame, own: str) -> Kept:
    """The board that goes by this name: made once, however many scenarios are played on it."""
    return Kept(BOARD.dump_json(game.edge.board("en", own)))


@cache
def rules_of(game: AnyGame) -> Kept:
    """All clauses of a game, in all languages."""
    sections = [section_model(one) for one in game.clauses.sections]
    rules = Rules(game=game.name, sections=sections, clauses=[clause_model(one) for one in game.clauses])
    return Kept(rules.model_dump_json().encode())


def rules_found(game: AnyGame, query: str) -> RulesFound:
    """The clauses that answer a query, by their ids."""
    found = game.find_rules(query)
    return RulesFound(
        game=game.name,
        query=query,
        hits=[clause.id for clause in found.hits],
        whole=found.whole,
        meant=found.meant,
        marks=list(found.marks),
        terms=[term.id for term in found.terms],
    )


@cache
def glossary_of(game: AnyGame) -> Kept:
    """The words of a game explained, in all languages."""
    terms = [
        TermModel(
            id=term.id,
            name=term.name,
            also={language: list(forms) for language, forms in term.also.items()},
            text=term.text,
            see=list(term.see),
        )
        for term in game.glossary.terms
    ]
    return Kept(GlossaryModel(game=game.name, terms=terms).model_dump_json().encode())


@cache
def legend_of(game: AnyGame, language: str) -> Kept:
    """What the symbols of a game stand for."""
    signs = [
        SignModel(of=one.of, name=one.name, title=one.title, text=one.text, clause=one.see, bare=one.bare)
        for one in told(game.legend, game.edge, game.scenarios[0], language)
    ]
    return Kept(LegendModel(game=game.name, signs=signs).model_dump_json().encode())


@cache
def tables_of(game: AnyGame, language: str) -> Kept:
    """All tables of a game."""
    return Kept(Tables(game=game.name, tables=game.edge.tables(language)).model_dump_json().encode())


def section_model(section: Section) -> SectionModel:
    """A section's titles in both languages."""
    return SectionModel(id=section.id, title={language: section.title_in(language) for language in LANGUAGES})


def clause_model(clause: Clause) -> ClauseModel:
    """A clause in both languages."""
    return ClauseModel(
        id=clause.id,
        kind=clause.kind,
        title={language: clause.title_in(language) for language in LANGUAGES},
        text={language: clause.text_in(language) for language in LANGUAGES},
        refs=list(clause.refs),
        optional=clause.optional,
        provenance=RECONSTRUCTED if clause.reconstructed else SOURCE,
        missing={language: clause.missing_in(language) for language in LANGUAGES} if clause.missing else {},
    )
