"""Which throws there are, and which choices may lead to one, by the code of the previews (see chances.py)."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from polemos.testing.chances import Room

THROWERS: Final = ("chance", "die", "thrown")
"""Methods of a draft that note down a throw; their first argument is the message of its title."""
Name = tuple[str, str]
"""A function or table of the previews: its module and its name."""


class Code:
    """The sources of a package of previews: what each function throws itself, and what it calls."""

    def __init__(self, package: ModuleType) -> None:
        self.nodes: dict[Name, ast.AST] = {}
        self.known: dict[str, dict[str, Name]] = {}
        """By module, what a name in it stands for."""
        self.modules: dict[str, dict[str, str]] = {}
        """By module, the modules of the package that it calls by name."""
        names = [module.name for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
        trees = {
            name: ast.parse(Path(str(importlib.import_module(name).__file__)).read_text("utf-8")) for name in names
        }
        for name, tree in trees.items():
            self.known[name] = {}
            self.modules[name] = {}
            for node in tree.body:
                self._note(package.__name__, names, name, node)
        self._thrown: dict[Name, set[str]] = {node: set(self._own(node)) for node in self.nodes}
        self._calls: dict[Name, set[Name]] = {node: set(self._called(node)) for node in self.nodes}

    def _note(self, package: str, names: list[str], module: str, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if node.module in names:
                    self.known[module][alias.asname or alias.name] = (node.module, alias.name)
                elif node.module == package:
                    self.modules[module][alias.asname or alias.name] = f"{package}.{alias.name}"
        elif isinstance(node, ast.FunctionDef):
            self._here(module, node.name, node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    self._here(module, target.id, node)

    def _here(self, module: str, name: str, node: ast.AST) -> None:
        self.nodes[module, name] = node
        self.known[module][name] = (module, name)

    def _called(self, of: Name) -> Iterator[Name]:
        module = of[0]
        for node in ast.walk(self.nodes[of]):
            if isinstance(node, ast.Name) and node.id in self.known[module]:
                yield self.known[module][node.id]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                other = self.modules[module].get(node.value.id)
                if other is not None:
                    yield other, node.attr

    def _own(self, of: Name) -> Iterator[str]:
        """The throws that a function notes down itself."""
        for node in ast.walk(self.nodes[of]):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr in THROWERS:
                yield from self._messages(of, node.args[0])
            elif isinstance(node.func, ast.Name) and node.func.id == "Chances":
                yield from self._titles(of, node.args[0])

    def _titles(self, of: Name, title: ast.expr) -> Iterator[str]:
        """The messages of a title that is said outright, or put by under a name."""
        if isinstance(title, ast.Name):
            for node in ast.walk(self.nodes[of]):
                if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [title.id]:
                    yield from self._titles(of, node.value)
        elif isinstance(title, ast.Call) and isinstance(title.func, ast.Attribute) and title.func.attr == "say":
            yield from self._messages(of, title.args[0])
        else:
            yield f"{of[1]}: {ast.unparse(title)}"

    def _messages(self, of: Name, message: ast.expr) -> Iterator[str]:
        """The texts that an argument can be: itself, what a loop goes through, or what callers hand over."""
        if isinstance(message, ast.Constant):
            yield str(message.value)
            return
        function = self.nodes[of]
        assert isinstance(message, ast.Name) and isinstance(function, ast.FunctionDef), (of, ast.unparse(message))
        for node in ast.walk(function):
            if isinstance(node, ast.For):
                names = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
                for n, name in enumerate(names):
                    if isinstance(name, ast.Name) and name.id == message.id and isinstance(node.iter, ast.Tuple):
                        for row in node.iter.elts:
                            yield from self._messages(of, row.elts[n] if isinstance(row, ast.Tuple) else row)
        parameters = [argument.arg for argument in function.args.args]
        if message.id in parameters:
            at = parameters.index(message.id)
            for caller, tree in self.nodes.items():
                for node in ast.walk(tree):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > at:
                        if self.known[caller[0]].get(node.func.id) == of:
                            yield from self._messages(caller, node.args[at])

    def throws(self, of: Name) -> set[str]:
        """Every throw that a function may come to, by itself or by what it calls."""
        met: set[Name] = set()
        waiting = [of]
        while waiting:
            name = waiting.pop()
            if name in self.nodes and name not in met:
                met.add(name)
                waiting += self._calls[name]
        return {message for name in met for message in self._thrown[name]}


def throwing(package: ModuleType, room: Room) -> dict[tuple[str, str], set[str]]:
    """By entry of the room's tables of previewers (decision, or "", and verb), the kinds of throws of which its
    preview may tell; entries without one are left out.
    """
    code = Code(package)
    entries = {**{("", verb): preview for verb, preview in room.by_verb.items()}, **room.by_decision}
    found = {key: code.throws((preview.__module__, preview.__name__)) for key, preview in entries.items()}
    return {key: throws for key, throws in found.items() if throws}
