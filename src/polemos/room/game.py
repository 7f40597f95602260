"""The one interface through which everything above the games works with any of them.

A game is a deterministic machine: the same scenario, options, seed and choices always give the same states. `rules.new`
gives a state; a state waits at a decision or is over; `rules.apply` carries out a choice and reports what happened.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic

from polemos.kernel.clauses import Registry
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import S
from polemos.room.advisor import Advisor
from polemos.room.data_pack import Pack
from polemos.room.edge import Edge
from polemos.room.editor import Editor
from polemos.room.glossary import Glossary, glossary_at
from polemos.room.legend import Legend, legend_at
from polemos.room.results import OptionalRule
from polemos.room.rule_search import Found, RuleSearch
from polemos.room.rules import Rules


class Game(Generic[S]):
    """A game: what it is called, and its facets.

    rules_version: grows when play changes; fingerprint: a digest of all data that bears on play; rules: how it is
    played; edge: what is seen of it; editor: its positions, advisor: what bots go by, if it has them; pack: its
    data files, with an owner's over them; clauses: the registry, where it does not lie among these; unasked: rules
    versions whose records hold no answers to questions that have but one (see `flow.Decision.alike`); own_boards:
    scenarios with a board of their own, the others are played on one common board; pictured: the scenario whose
    board stands for the whole game on a title page, "" for the first; check_data: what is wrong with an owner's
    data pack.
    """

    def __init__(
        self,
        *,
        rules_version: str,
        fingerprint: str,
        rules: Rules[S],
        edge: Edge[S],
        editor: Editor[S] | None = None,
        advisor: Advisor[S] | None = None,
        pack: Pack[Any] | None = None,
        clauses: Callable[[], Registry] | None = None,
        unasked: tuple[str, ...] = (),
        own_boards: tuple[str, ...] = (),
        pictured: str = "",
        check_data: Callable[[Path], list[str]] | None = None,
    ) -> None:
        self.name = rules.name
        self.sides: tuple[str, ...] = rules.sides
        self.scenarios: tuple[str, ...] = rules.scenarios
        self.options: tuple[OptionalRule, ...] = rules.options
        self.rules_version = rules_version
        self.fingerprint = fingerprint
        self.rules = rules
        self.edge = edge
        self._editor = editor
        self._advisor = advisor
        self.pack = pack
        self.unasked = unasked
        self.own_boards = own_boards
        self.pictured = pictured
        self._clauses = clauses
        self._check_data = check_data
        self._search: RuleSearch | None = None

    @property
    def editor(self) -> Editor[S]:
        """Its positions. Raises BadInput where there are none."""
        if self._editor is None:
            raise BadInput(f"{self.name} takes no positions written by hand")
        return self._editor

    @property
    def advisor(self) -> Advisor[S]:
        """What bots go by. Raises BadInput where there is nothing."""
        if self._advisor is None:
            raise BadInput(f"{self.name} tells bots nothing: only the random bot can play it")
        return self._advisor

    @property
    def advises(self) -> bool:
        """Whether it tells bots anything."""
        return self._advisor is not None

    @property
    def looks_ahead(self) -> bool:
        """Whether it can be played on quickly, as bots that look ahead must."""
        return self._advisor is not None and self._advisor.looks_ahead

    def declines(self, state: S) -> int:
        """The choice by which a bot declines what only people agree on, or -1 where it must simply choose."""
        return self._advisor.declines(state) if self._advisor is not None else -1

    @property
    def clauses(self) -> Registry:
        """The clause registry, read when first wanted."""
        if self._clauses is not None:
            return self._clauses()
        assert self.pack is not None
        return self.pack.clauses

    @property
    def glossary(self) -> Glossary:
        """The words of the game explained; none where its room has no such file."""
        return glossary_at(self.pack.ours) if self.pack is not None else Glossary()

    @property
    def legend(self) -> Legend:
        """What the symbols of the game stand for; nothing where its room has no such file."""
        return legend_at(self.pack.ours) if self.pack is not None else Legend()

    def find_rules(self, query: str) -> Found:
        """The clauses that answer a query in any language, the best first."""
        if self._search is None:
            self._search = RuleSearch(self.clauses, self.glossary)
        return self._search.find(query)

    @property
    def package(self) -> str:
        """The package in which the room lives: that of its state."""
        return str(self.rules.blank.__module__).rpartition(".")[0]

    @property
    def packed(self) -> bool:
        """Whether an owner's data pack lies over the game's own data."""
        return self.pack is not None and bool(os.environ.get(self.pack.environment, ""))

    def own_board(self, scenario: str) -> str:
        """The name by which the board of a scenario is asked for: its own where it has one, else ""."""
        return scenario if scenario in self.own_boards else ""

    def check_data(self, folder: Path) -> list[str]:
        """What is wrong with an owner's data pack, one problem a line; empty when it can be used."""
        if self._check_data is not None:
            return self._check_data(folder)
        if self.pack is None:
            return [f"{folder}: {self.name} takes no data packs"]
        return [str(problem) for problem in self.pack.check(folder)]


AnyGame = Game[Any]
"""A game whose states are its own affair."""
