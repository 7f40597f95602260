"""The rulebook at the terminal: clauses by number, rules found by words, and how many stand in code and tests."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.table import Table

from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Json, Lang
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.clauses import RECONSTRUCTED, SOURCE, Clause, coverage, tested_clauses
from polemos.kernel.errors import BadInput, shown
from polemos.match import games as registry
from polemos.room.game import AnyGame
from polemos.room.glossary import Term
from polemos.room.rule_search import Found

PROJECT: Final = "pyproject.toml"
AT_ONCE: Final = 10
"""Clauses that are told at once of those that were found by words."""


def rules(
    game: GameName,
    words_: Annotated[list[str] | None, Parameter(name="WORDS", help=HELP("param-words"))] = None,
    *,
    search: Annotated[str, Parameter(name="--search", help=HELP("param-search"))] = "",
    every: Annotated[bool, Parameter(name="--all", negative="", help=HELP("param-every"))] = False,
    coverage: Annotated[bool, Parameter(name="--coverage", negative="", help=HELP("param-coverage"))] = False,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Show clauses of a rulebook."""
    which = registry.find(game)
    query = " ".join([*(words_ or []), search]).strip()
    if coverage:
        tell_coverage(which, lang, json)
    elif query:
        tell_found(which, query, lang, every, json)
    elif json:
        facts({"game": which.name, "clauses": [clause_facts(c, lang) for c in which.clauses]})
    else:
        for clause in which.clauses:
            console().print(f"{clause.id:12} {clause.title_in(lang)}", soft_wrap=True)


def tell_found(game: AnyGame, query: str, language: str, every: bool, json: bool) -> None:
    """What a search came to: the best ten, or all of them. Raises Wrong where nothing was found."""
    found = game.find_rules(query)
    if not found.hits:
        raise Wrong("wrong-clause", game=game.name, query=shown(query))
    if json:
        facts({"game": game.name, **found_facts(found, language)})
        return
    most = len(found.hits) if every else max(AT_ONCE, found.numbered)
    console().print("\n".join(found_lines(found, language, most)), soft_wrap=True)
    if len(found.hits) > most:
        console().print(words(language)("rules-more", {"n": len(found.hits) - most}), soft_wrap=True)


def found_lines(found: Found, language: str, most: int) -> list[str]:
    """What a search came to, for a person: what it was taken for, words explained, and the best clauses."""
    t = words(language)
    lines = [t("rules-meant", {"query": found.meant})] if found.meant else []
    lines += [term_text(term, language) for term in found.terms]
    if not found.whole:
        lines.append(t("rules-partly"))
    return [*lines, *(clause_text(clause, language) for clause in found.hits[:most])]


def term_text(term: Term, language: str) -> str:
    """A word of the glossary for a person."""
    see = words(language)("clause-refs", {"ids": ", ".join(term.see)})
    return f"* {term.name[language]}\n  {term.text[language]}\n  {see}"


def found_facts(found: Found, language: str) -> dict[str, Any]:
    """What a search came to, as data."""
    return {
        "clauses": [clause_facts(c, language) for c in found.hits],
        "whole": found.whole,
        "meant": found.meant,
        "terms": list(term_facts(found.terms, language)),
    }


def term_facts(terms: Iterable[Term], language: str) -> Iterable[dict[str, Any]]:
    """Words of a glossary as data."""
    for term in terms:
        yield {"id": term.id, "name": term.name[language], "text": term.text[language], "clauses": list(term.see)}


def tell_coverage(game: AnyGame, language: str, json: bool) -> None:
    """How many clauses stand in code and in a passed test."""
    found = game_coverage(game)
    if json:
        facts(found.as_json())
        return
    t, out = words(language), console()
    table = Table(show_header=False, box=None)
    for name, value in found.as_json().items():
        if name != "missing":
            table.add_row(t(f"coverage-{name}"), str(value))
    out.print(table)
    out.print(t("coverage-missing", {"n": len(found.missing)}))
    if found.missing:
        out.print(" ".join(found.missing), soft_wrap=True)


def clause_facts(clause: Clause, language: str) -> dict[str, Any]:
    """A clause as data."""
    return {
        "id": clause.id,
        "kind": clause.kind,
        "title": clause.title_in(language),
        "text": clause.text_in(language),
        "refs": list(clause.refs),
        "optional": clause.optional,
        "provenance": RECONSTRUCTED if clause.reconstructed else SOURCE,
        "missing": clause.missing,
    }


def clause_text(clause: Clause, language: str) -> str:
    """A clause for a person."""
    t = words(language)
    lines = [f"{clause.id} {clause.title_in(language)}", f"  {clause.text_in(language)}"]
    if clause.missing:
        lines.append("  " + t("clause-missing", {"what": clause.missing_in(language)}))
    elif clause.reconstructed:
        lines.append("  " + t("clause-reconstructed"))
    if clause.refs:
        lines.append("  " + t("clause-refs", {"ids": ", ".join(clause.refs)}))
    return "\n".join(lines)


def game_coverage(game: AnyGame) -> Any:
    """Which clauses of a game stand in its code and in a passed test."""
    spec = find_spec(game.rules.blank.__module__)
    if spec is None or spec.origin is None:
        raise BadInput(f"the sources of {game.name} are not here; coverage needs them")
    room = Path(spec.origin).parent
    root = next((folder for folder in room.parents if (folder / PROJECT).is_file()), None)
    reports = [root / ".polemos" / "tested.json"] if root is not None else []
    return coverage(game.clauses, room, tested_clauses(game.name, [*reports, room / "data" / "tested.json"]))
