"""Commands that tell facts: games, rules, show, why, data check."""

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from polemos.cli.drawing import print_map, scene_of, write_svg
from polemos.cli.notes import Notes
from polemos.cli.output import console, facts
from polemos.cli.params import File, Json, Lang, Side
from polemos.cli.refusals import refusal_facts, refusal_text
from polemos.cli.saving import refuse_to_overwrite
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.match import games as registry
from polemos.match.called import called, points_called, side_called, title, toll_called
from polemos.match.ending import Ending, outlook_of, result_of
from polemos.match.opening import game_or_only, open_file, side_of
from polemos.room.game import AnyGame
from polemos.room.results import DRAW, Result
from polemos.room.texts import Texts

PROJECT: Final = "pyproject.toml"


def games(*, lang: Lang = LANGUAGE, json: Json = False) -> None:
    """List the games with scenarios and options."""
    found = [registry.find(name) for name in registry.names()]
    if json:
        facts({"games": [game_facts(game, lang) for game in found]})
        return
    t, out = words(lang), console()
    for game in found:
        out.print(f"{game.name}: {title(game, lang)}", style="bold")
        for kind, named in (
            ("side", game.sides),
            ("scenario", game.scenarios),
            ("option", [o.name for o in game.options]),
            ("preset", list(game.rules.presets)),
        ):
            if named:
                out.print(f"  {t(f'games-{kind}s')}")
            for name in named:
                text = called(game, lang, kind, name)
                out.print(f"    {name}" if text == name else f"    {name}: {text}", soft_wrap=True)


def game_facts(game: AnyGame, language: str) -> dict[str, Any]:
    """A game as data."""
    return {
        "name": game.name,
        "title": title(game, language),
        "rules": game.rules_version,
        "data": game.fingerprint,
        "sides": [{"name": n, "title": called(game, language, "side", n)} for n in game.sides],
        "scenarios": [
            {"name": n, "title": called(game, language, "scenario", n), "own_board": n in game.own_boards}
            for n in game.scenarios
        ],
        "options": [
            {"name": o.name, "title": called(game, language, "option", o.name), "clause": o.clause}
            for o in game.options
        ],
        "presets": [
            {"name": name, "title": called(game, language, "preset", name), "options": list(options)}
            for name, options in game.rules.presets.items()
        ],
        "clauses": len(game.clauses),
        "die": list(game.rules.die),
    }


# ---------------------------------------------------------------- show and why


def show(
    file: File,
    *,
    as_: Side = "",
    to: Annotated[int | None, Parameter(name="--to", help=HELP("param-to"))] = None,
    svg: Annotated[Path | None, Parameter(name="--svg", help=HELP("param-svg"))] = None,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Show a record or a position."""
    opened = open_file(file)
    game = opened.game
    side = side_of(game, as_)
    state, n, ending, notes = opened.state, None, None, None
    if opened.record is not None:
        replayed = opened.replayed(to)
        state, n, ending = replayed.state, replayed.n, replayed.ending
        notes = Notes(game, opened.record)
    elif to is not None:
        raise Wrong("wrong-to", file=file)
    board = game.edge.board_for(state, lang)
    scene = scene_of(game, state, side, lang)
    if svg is not None:
        refuse_to_overwrite(svg)
        write_svg(svg, board, scene, lang)
    if json:
        noted = {} if notes is None or n is None else notes.facts(n)
        facts({"n": n, **state_facts(game, state, side, lang, ending), "view": game.rules.view(state, side), **noted})
        return
    out, t = console(), words(lang)
    out.print(headline(game, state, lang, ending), style="bold")
    if n is not None:
        out.print(t("show-choices", {"n": str(n)}))
    print_map(out, board, scene, lang)
    print_result(out, game, state, lang, state.actor == NOBODY, ending)
    if notes is not None and n is not None:
        notes.write(out, n, lang)
    if svg is not None:
        out.print(t("show-svg", {"file": str(svg)}), soft_wrap=True)


def state_facts(game: AnyGame, state: Any, side: int, language: str, ending: Ending | None = None) -> dict[str, Any]:
    """Where a game stands, as data. The choices are told to the side that decides, and to whoever is no side."""
    question = game.edge.question(state, language) if ending is None else None
    asked: dict[str, Any] | None = None
    if question is not None:
        mine = side in (NOBODY, question.side)
        asked = {
            "side": game.sides[question.side],
            "name": question.name if mine else "",
            "clause": question.clause if mine else "",
            "text": question.text if mine else "",
            "choices": [c._asdict() for c in question.choices] if mine else [],
        }
    return {
        "game": game.name,
        "turn": game.rules.turn(state),
        "over": state.actor == NOBODY or ending is not None,
        "decision": asked,
        "result": result_facts(game, state, language, ending),
    }


def result_facts(game: AnyGame, state: Any, language: str, ending: Ending | None = None) -> dict[str, Any]:
    """The result as data, by names of sides, with its outlook in words."""
    result = result_of(game, state, ending)
    winner = "draw" if result.winner == DRAW else game.sides[result.winner]
    return {
        "winner": winner,
        "outlook": outlook_of(game, state, ending, language),
        "sides": {
            name: {
                "points": result.points[p],
                "goal": result.goals[p] if result.goals else None,
                "toll": result.tolls[p]._asdict() if result.tolls else None,
                "level": result.levels[p],
                "lines": [line._asdict() for line in result.lines[p]],
            }
            for p, name in enumerate(game.sides)
        },
    }


def headline(game: AnyGame, state: Any, language: str, ending: Ending | None = None) -> str:
    """Where a game stands, in one line."""
    t = words(language)
    moment = game.edge.moment(state, language) or t("headline-turn", {"turn": str(game.rules.turn(state))})
    if state.actor == NOBODY or ending is not None:
        return t("headline-over", {"game": title(game, language), "moment": moment})
    side = side_called(game, language, state.actor, game.rules.scenario_of(state))
    return t("headline", {"game": title(game, language), "moment": moment, "side": side})


def print_result(out: Any, game: AnyGame, state: Any, language: str, over: bool, ending: Ending | None = None) -> None:
    """The score of every side, line by line, and who won; `ending`: how, if not by the rules."""
    t, result = words(language), result_of(game, state, ending)
    peoples = [side_called(game, language, p, game.rules.scenario_of(state)) for p in range(len(game.sides))]
    for p, people in enumerate(peoples):
        shown = called(game, language, "level", result.levels[p])
        told = toll_called(game, language, result.tolls[p]) if result.tolls else ""
        told = told or points_called(game, language, result.points[p])
        head = t("score-toll", {"side": people, "toll": told}) if told else score_text(t, people, result, p)
        out.print(head + (f" ({shown})" if shown else ""), soft_wrap=True)
        for line in result.lines[p]:
            label = called(game, language, "score", line.name)
            counted = f": {line.number:g} -> {line.points:g}" if line.counts else ""
            out.print(f"  {label}{counted}  [{line.clause}]", soft_wrap=True)
    outlook = outlook_of(game, state, ending, language)
    if outlook:
        out.print(outlook, soft_wrap=True)
    if over or ending is not None:
        if result.winner == DRAW:
            out.print(t("score-draw"), style="bold")
        else:
            out.print(t("score-winner", {"side": peoples[result.winner]}), style="bold")


def score_text(t: Texts, people: str, result: Result, p: int) -> str:
    """The points of a side, and of how many that win where the game knows such a mark."""
    reached = {"side": people, "points": f"{result.points[p]:g}"}
    if not result.goals:
        return t("score-side", reached)
    return t("score-side-of", {**reached, "goal": f"{result.goals[p]:g}"})


def why(
    file: File,
    choice: Annotated[str, Parameter(help=HELP("param-choice"))],
    *,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Say why a choice cannot be made in a record or a position."""
    opened = open_file(file)
    game = opened.game
    state = opened.state if opened.record is None else opened.replayed().state
    refusals = game.rules.why_not(state, choice)
    if json:
        facts({"choice": choice, "legal": not refusals, "refusals": refusal_facts(game, state, refusals, lang)})
        return
    console().print(refusal_text(game, state, choice, refusals, lang), soft_wrap=True)


# ---------------------------------------------------------------- data packs


def data_check(
    pack: Annotated[Path, Parameter(help=HELP("param-pack"))],
    *,
    game: Annotated[str, Parameter(name="--game", help=HELP("param-pack-game"))] = "",
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> int:
    """Check an owner's data pack."""
    which = game_or_only(game)
    problems = which.check_data(pack)
    if json:
        facts({"pack": str(pack), "game": which.name, "ok": not problems, "problems": problems})
        return 2 if problems else 0
    if problems:
        raise BadInput("\n".join(problems))
    console().print(words(lang)("data-good", {"pack": str(pack)}), soft_wrap=True)
    return 0
