"""What can be broken in a source: every comparison, `and`, `or`, `not`, sum, difference, number and `if` in a function.

A mutant is one such change of a text. It names the function that holds it, so that only the tests that call this
function need to run, and so that the function's code can be exchanged in a process that has imported everything.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

_OTHER: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
LISTENERS: Final = "heard"
"""The field of a state that says where events go, if anywhere."""
BARS: Final = "when"
"""What refuses something if its first argument holds."""
_ABSENT: Final[dict[type[ast.cmpop], str]] = {ast.Lt: ">=", ast.GtE: "<", ast.Gt: "<=", ast.LtE: ">"}
"""What is held against 0 is there or not, above it or not: the number next to 0 is as a rule none that comes up."""
STEPS: Final = ("Step", "Decision", "RollDie")
"""Whatever defines a kind of these is a rule."""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: in this file and function the text between two places, counted in bytes, becomes another."""

    file: str
    line: int
    start: int
    end: int
    now: str
    function: str
    """The outermost function: its qualified name."""

    def applied(self, source: str) -> str:
        """The whole broken text."""
        raw = source.encode()
        return (raw[: self.start] + self.now.encode() + raw[self.end :]).decode()

    def diff(self, source: str) -> tuple[str, str]:
        """The lines that change, before and after, on one line each."""
        raw = source.encode()
        first = raw.rfind(b"\n", 0, self.start) + 1
        last = raw.find(b"\n", self.end) if b"\n" in raw[self.end :] else len(raw)
        was = raw[first:last].decode()
        now = raw[first : self.start].decode() + self.now + raw[self.end : last].decode()
        return " ".join(was.split()), " ".join(now.split())


def mutants(file: str, source: str) -> list[Mutant]:
    """Every change of the functions of a source, in the order of the text."""
    raw = source.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def text(node: ast.expr) -> str:
        start, end = place(node)
        return raw[start:end].decode()

    found: list[Mutant] = []
    for name, function in _functions(ast.parse(source), ""):
        for node, now in _changes(function, text):
            found.append(Mutant(file, node.lineno, *place(node), now, name))
    return sorted(set(found))


def _functions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node


def _changes(function: ast.FunctionDef, text: Callable[[ast.expr], str]) -> Iterator[tuple[ast.expr, str]]:
    """The expressions of a function's body that can be changed, with what they become. text: the source of one."""
    signs = {id(sign) for statement in function.body for node in ast.walk(statement) for sign in _signs(node)}
    for statement in function.body:
        for node in _below(statement):
            if isinstance(node, ast.If) and not _listens(node.test):
                yield node.test, "False"
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == BARS:
                yield node.args[0], "False"
            elif isinstance(node, ast.Compare) and len(node.ops) == 1 and not _listens(node):
                other = (_is_zero(node.comparators[0]) and _ABSENT.get(type(node.ops[0]))) or _OTHER[type(node.ops[0])]
                yield node, f"({text(node.left)}) {other} ({text(node.comparators[0])})"
            elif isinstance(node, ast.BoolOp):
                word = " or " if isinstance(node.op, ast.And) else " and "
                yield node, "(" + word.join(f"({text(value)})" for value in node.values) + ")"
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield node, f"bool({text(node.operand)})"
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                sign = "-" if isinstance(node.op, ast.Add) else "+"
                yield node, f"(({text(node.left)}) {sign} ({text(node.right)}))"
            elif isinstance(node, ast.Constant) and type(node.value) is int and id(node) not in signs:
                yield node, str(node.value + 1)


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value == 0


def _signs(node: ast.AST) -> list[ast.expr]:
    """The numbers that only say whether something is there: -1 for nothing, and 0 where a number is held against it."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return [node.operand]
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _ABSENT:
        return [one for one in node.comparators if _is_zero(one)]
    return []


def _listens(node: ast.expr) -> bool:
    """Whether a test only asks if anybody wants to hear what happens: that is no rule."""
    return isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == LISTENERS


def _below(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it; neither assertions nor what only describes types or formats texts."""
    if isinstance(node, ast.Assert | ast.JoinedStr):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _below(child)


def code_of(source: str, file: str, function: str) -> CodeType | None:
    """The code of a function in a text; None if there is none of that name."""
    todo = [compile(source, file, "exec")]
    while todo:
        code = todo.pop()
        for const in code.co_consts:
            if isinstance(const, CodeType):
                if const.co_qualname == function:
                    return const
                todo.append(const)
    return None


def rules(folder: Path) -> list[Path]:
    """The modules of a room that are rules: those that define steps, and whatever of the room these import.

    So previews, texts, bots and the edge are none, for no rule imports them; nor are the readers of `data/`.
    """
    names = {path: path.relative_to(folder).with_suffix("").parts for path in sorted(folder.rglob("*.py"))}
    trees = {name: ast.parse(path.read_text("utf-8")) for path, name in names.items()}
    todo = [name for name, tree in trees.items() if _defines_steps(tree)]
    found: set[tuple[str, ...]] = set()
    while todo:
        name = todo.pop()
        if name in trees and name not in found and name[0] != "data" and name[-1] != "__init__":
            found.add(name)
            todo += _imported(trees[name], folder.name)
    return [path for path, name in names.items() if name in found]


def _defines_steps(tree: ast.Module) -> bool:
    bases = [base for node in tree.body if isinstance(node, ast.ClassDef) for base in node.bases]
    return any(isinstance(base, ast.Name) and base.id in STEPS for base in bases)


def _imported(tree: ast.Module, package: str) -> list[tuple[str, ...]]:
    """The modules of its own package that a module imports."""
    found: list[tuple[str, ...]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = tuple(node.module.split("."))
            if package in parts:
                within = parts[parts.index(package) + 1 :]
                found += [within, *((*within, alias.name) for alias in node.names)]
    return found
