"""Packs of rooms whose files are held against shapes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from polemos.room.data_models import Content
from polemos.room.data_pack import CLAUSES, Fault, Files, Pack
from polemos.room.data_problems import Problem
from polemos.room.data_shapes import Shape

Rule = tuple[tuple[str, ...], Callable[[Files], list[Problem]]]
"""What files must fulfil together: the files that the rule reads, all of which must have their shape, and the rule."""


class ShapedPack(Pack[Content]):
    """The data of one room, with a shape for each file."""

    def __init__(
        self,
        environment: str,
        ours: Path,
        schemas: Mapping[str, Shape],
        rules: Sequence[Rule],
        texts: Sequence[str] = (),
    ) -> None:
        super().__init__(environment, ours, Content, (), texts)
        self.files = tuple(schemas)
        self.schemas: Mapping[str, Shape] = schemas
        self.shape_rules: Sequence[Rule] = rules

    def check(self, folder: Path | None) -> list[Problem]:
        """Everything that is wrong with a pack (None: with our own data); empty when it can be used."""
        files, problems = self._read(folder)
        theirs = {name for name in self.files if folder is not None and (folder / name).exists()}
        for name, content in files.items():
            problems += self._looked(name, theirs, (name,), partial(self.schemas[name].problems, name, content))
        broken = {problem.file for problem in problems}
        sound = {name: content for name, content in files.items() if name not in broken}
        for n, (needs, rule) in enumerate(self.shape_rules):
            if all(name in sound for name in needs):
                problems += self._looked(n, theirs, needs, partial(rule, sound))
        for name, content in sound.items():
            problems += self._looked((CLAUSES, name), theirs, (name,), partial(self._citations, name, content))
        return problems


Faults = Callable[[Files], Iterable[Fault]]


def rule(file: str, faults: Faults, *others: str) -> Rule:
    """A rule about `file` that also reads the others; it is asked only when all of them have their shape."""

    def problems(files: Files) -> list[Problem]:
        return [Problem(file, place, wrong, right) for place, wrong, right in faults(files)]

    return (file, *others), problems
