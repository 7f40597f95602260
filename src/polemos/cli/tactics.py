"""Tactics at the terminal: the positions with one best plan of a game, why it is best, and whether a bot finds it."""

from typing import Annotated, Any

from cyclopts import Parameter

from polemos.bots.registry import make
from polemos.bots.tactic_data import Tactic, accepted, asked, tactic_of, tactics_of
from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Json, Lang, Seed
from polemos.cli.words import HELP, LANGUAGE, Language, words
from polemos.match import games as registry
from polemos.match.called import called, title
from polemos.room.game import AnyGame
from polemos.study.tactics import Answer, answer


def tactics(
    game: GameName,
    which: Annotated[str, Parameter(name="ID", help=HELP("param-tactic"))] = "",
    *,
    bot: Annotated[str, Parameter(name="--bot", help=HELP("param-tactics-bot"))] = "",
    seed: Seed = "tactics",
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """List the tactics of a game, or put a bot before them."""
    of = registry.find(game)
    wanted = [tactic_of(of, which)] if which else list(tactics_of(of))
    if bot:
        _answered(of, wanted, bot, seed, lang, json)
    elif json:
        facts({"game": of.name, "tactics": [tactic_facts(of, one, lang) for one in wanted]})
    else:
        _list(of, wanted, lang)


def tactic_facts(game: AnyGame, tactic: Tactic, language: str) -> dict[str, Any]:
    """A tactic as data: whom it asks, all that is accepted, and why."""
    state = asked(game, tactic)
    return {
        "id": tactic.id,
        "scenario": tactic.scenario,
        "side": tactic.plan.side,
        "ask": game.edge.ask(state, language),
        "before": list(tactic.plan.before),
        "accepted": [game.rules.choice_id(c) for c in accepted(game, tactic, state)],
        "choices": len(state.opts),
        "clauses": list(tactic.plan.rules),
        "reason": tactic.reason(language),
        "position": tactic.position,
    }


def _list(game: AnyGame, wanted: list[Tactic], lang: Language) -> None:
    t, out = words(lang), console()
    if not wanted:
        out.print(t("tactics-none", {"game": title(game, lang)}), soft_wrap=True)
        return
    for tactic in wanted:
        state = asked(game, tactic)
        patterns, blunder = tactic.plan.right or tactic.plan.wrong, not tactic.plan.right
        args: dict[str, str | int] = {
            "id": tactic.id,
            "scenario": called(game, lang, "scenario", tactic.scenario),
            "side": called(game, lang, "side", tactic.plan.side),
            "ask": game.edge.ask(state, lang),
            "plan": ", ".join(patterns),
            "blunder": "yes" if blunder else "no",
            "reason": tactic.reason(lang),
            "clauses": ", ".join(tactic.plan.rules),
        }
        for name in ("tactics-line", "tactics-plan", "tactics-reason"):
            out.print(t(name, args), soft_wrap=True)


def _answered(game: AnyGame, wanted: list[Tactic], bot: str, seed: str, lang: Language, json: bool) -> None:
    made = make(bot)
    fits = getattr(made, "fits", None)
    if fits is not None:
        fits(game)
    t, out = words(lang), console()
    answers: list[Answer] = []
    for tactic in wanted:
        one = answer(game, tactic, made, seed)
        answers.append(one)
        if not json:
            args: dict[str, str | int] = {
                "id": tactic.id,
                "choice": one.choice,
                "found": "yes" if one.found else "no",
                "weighed": "yes" if one.weighed else "no",
            }
            out.print(t("tactics-answer", args), soft_wrap=True)
    found = sum(one.found for one in answers)
    if json:
        rows = [
            {"id": one.tactic.id, "choice": one.choice, "found": one.found, "weighed": one.weighed} for one in answers
        ]
        facts({"game": game.name, "bot": bot, "seed": seed, "found": found, "of": len(answers), "tactics": rows})
        return
    out.print(t("tactics-found", {"bot": bot, "found": found, "of": len(answers)}), soft_wrap=True)
