"""Puzzles at the terminal: positions in which one choice is much better than the others, to be found."""

from typing import Annotated, Any, Final

from cyclopts import Parameter

from polemos.bots.puzzle_data import Puzzle, puzzle_of, puzzles_of
from polemos.cli.choosing import Menu
from polemos.cli.drawing import print_map, scene_of
from polemos.cli.facts import headline
from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Json, Lang
from polemos.cli.words import HELP, LANGUAGE, Language, words
from polemos.kernel.errors import BadInput
from polemos.match import games as registry
from polemos.match.called import called, title
from polemos.match.replay import loaded
from polemos.room.game import AnyGame
from polemos.study.puzzles import reason_of

TRIES: Final = 3
"""Wrong answers after which the solution is told."""


def puzzles(
    game: GameName,
    which: Annotated[str, Parameter(name="ID", help=HELP("param-puzzle"))] = "",
    *,
    solve: Annotated[bool, Parameter(name="--solve", negative="", help=HELP("param-solve"))] = False,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """List the puzzles of a game, or put one."""
    of = registry.find(game)
    if which:
        _put(of, puzzle_of(of, which), solve, lang, json)
    elif json:
        facts({"game": of.name, "puzzles": [puzzle_facts(one, solve) for one in puzzles_of(of)]})
    else:
        _list(of, lang)


def puzzle_facts(puzzle: Puzzle, solved: bool) -> dict[str, Any]:
    """A puzzle as data, with its solution if that is wanted."""
    told = {"id": puzzle.id, "scenario": puzzle.scenario, "grade": puzzle.grade, "choices": puzzle.choices}
    if not solved:
        return told
    names = ("solution", "also", "second", "worth", "second_worth", "error", "worlds", "tactic")
    rare = ("also", "tactic")
    return {**told, **{name: getattr(puzzle, name) for name in names if name not in rare or getattr(puzzle, name)}}


def _list(game: AnyGame, lang: Language) -> None:
    t, out = words(lang), console()
    found = puzzles_of(game)
    if not found:
        out.print(t("puzzles-none", {"game": title(game, lang)}), soft_wrap=True)
        return
    for one in found:
        state = loaded(game, dict(one.state))
        scenario = called(game, lang, "scenario", one.scenario)
        args: dict[str, str | int] = {
            "id": one.id,
            "scenario": scenario,
            "head": headline(game, state, lang),
            "grade": one.grade,
        }
        out.print(t("puzzles-line", args), soft_wrap=True)
    out.print(t("puzzles-told", {"game": game.name, "id": found[0].id}), soft_wrap=True)


def _put(game: AnyGame, puzzle: Puzzle, solve: bool, lang: Language, json: bool) -> None:
    state = loaded(game, dict(puzzle.state))
    question = game.edge.question(state, lang)
    if question is None or puzzle.solution not in [choice.id for choice in question.choices]:
        raise BadInput(f"{game.name}: the puzzle {puzzle.id} does not fit the present rules")
    view = game.rules.view(state, state.actor)
    if json:
        choices = [choice._asdict() for choice in question.choices]
        asked = {"side": game.sides[state.actor], "text": question.text, "choices": choices}
        facts({"game": game.name, **puzzle_facts(puzzle, solve), "decision": asked, "view": view})
        return
    t, out = words(lang), console()
    board = game.edge.board_for(state, lang)
    print_map(out, board, scene_of(game, state, state.actor, lang), lang)
    out.print(headline(game, state, lang), style="bold")
    out.print(question.text, soft_wrap=True)
    menu = Menu(question.choices, board)
    for line in menu.summary(lambda n: t("list-more", {"n": str(n)})):
        out.print(line, soft_wrap=True)
    texts = {choice.id: choice.text for choice in question.choices}
    if not solve:
        _asked(menu, puzzle, lang)
    args: dict[str, str | int] = {
        "solution": texts[puzzle.solution],
        "second": texts.get(puzzle.second, puzzle.second),
        "gain": f"{puzzle.gain:.1f}",
        "worlds": puzzle.worlds,
        "choices": puzzle.choices,
    }
    out.print(t("puzzles-solution", args), soft_wrap=True)
    reason = reason_of(game, puzzle, lang)
    if reason:
        out.print(t("puzzles-reason", {"reason": reason}), soft_wrap=True)


def _asked(menu: Menu, puzzle: Puzzle, lang: Language) -> None:
    """Ask until the solution is found, the tries are used up, or the input ends."""
    t, out = words(lang), console()
    left = TRIES
    while left:
        try:
            typed = input(t("puzzles-ask") + " ")
        except EOFError:
            return
        found = menu.find(typed)
        if len(found) != 1:
            out.print(t("puzzles-unclear"), soft_wrap=True)
            continue
        if found[0].id in puzzle.right:
            out.print(t("puzzles-right"), style="bold")
            return
        left -= 1
        out.print(t("puzzles-wrong", {"choice": found[0].text, "left": left}), soft_wrap=True)
