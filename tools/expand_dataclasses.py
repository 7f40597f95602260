"""Write out what `@dataclass` means, for classes that mypyc cannot follow as dataclasses.

mypyc compiles a dataclass that stands alone, but neither one on a generic base nor one that overrides a
`ClassVar`, and a step of the rules is both. In the compiled copy such a class gets the methods that the decorator
would have made, written out; they are faster too.
"""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """A field as its class writes it: name, annotation, and default if it has one."""

    name: str
    annotation: str
    default: str | None


class Package:
    """The source of the modules to compile, by dotted name."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources
        self.trees = {name: ast.parse(text, name) for name, text in sources.items()}
        self.classes = {
            (name, node.name): node
            for name, tree in self.trees.items()
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }

    def expanded(self, module: str) -> str:
        """The module's text with its dataclasses made fit for mypyc."""
        lines = self.sources[module].splitlines()
        for node in reversed(self.trees[module].body):
            if isinstance(node, ast.ClassDef) and (decorator := dataclass_decorator(node)):
                self.rewrite(module, node, decorator, lines)
        return "\n".join(lines) + "\n"

    def rewrite(self, module: str, node: ast.ClassDef, decorator: ast.expr, lines: list[str]) -> None:
        """Change one class; whatever comes after it in `lines` moves, so the last class goes first."""
        first, last = decorator.lineno - 1, (decorator.end_lineno or decorator.lineno) - 1
        lines[first : last + 1] = [""] * (last - first + 1)
        if node.bases:
            written = [line and "    " + line for line in self.methods(module, node)]
            end = node.end_lineno or node.lineno
            lines[end:end] = ["", *written]
        else:
            lines[first] = "@" + without_slots(decorator)

    def methods(self, module: str, node: ast.ClassDef) -> list[str]:
        """What the decorator would have made: `__init__`, `__repr__`, `__eq__` and `__hash__`."""
        fields = self.fields(module, node.name)
        own = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
        if "__post_init__" in own or any(f.default and f.default.startswith("field(") for f in fields):
            raise ValueError(f"{module}.{node.name}: a step is too clever to be written out")
        text: list[str] = []
        if fields and "__init__" not in own:
            parameters = (f"{f.name}: {f.annotation}" + (f" = {f.default}" if f.default else "") for f in fields)
            text += [f"def __init__(self, {', '.join(parameters)}) -> None:"]
            text += [f"    self.{f.name} = {f.name}" for f in fields]
        if "__repr__" not in own:
            shown = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in fields)
            text += ["", "def __repr__(self) -> str:", f"    return f'{node.name}({shown})'"]
        if "__eq__" not in own:
            same = "".join(f" and self.{f.name} == other.{f.name}" for f in fields)
            text += ["", "def __eq__(self, other: object) -> bool:"]
            text += [f"    return isinstance(other, {node.name}) and type(self) == type(other){same}"]
        if "__hash__" not in own:
            values = "".join(f"self.{f.name}, " for f in fields)
            text += ["", "def __hash__(self) -> int:", f"    return hash(({values}))"]
        return text

    def fields(self, module: str, name: str) -> list[Field]:
        """All fields of a class, those of its bases first, in the order that `@dataclass` gives them."""
        place = self.find(module, name)
        if place is None:
            return []
        node = self.classes[place]
        found: dict[str, Field] = {}
        for base in node.bases:
            found |= {f.name: f for f in self.fields(place[0], base_name(base))}
        if dataclass_decorator(node):
            for statement in node.body:
                if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                    annotation = ast.unparse(statement.annotation)
                    default = ast.unparse(statement.value) if statement.value else None
                    if not annotation.startswith(("ClassVar", "Final")):
                        found[statement.target.id] = Field(statement.target.id, annotation, default)
        return list(found.values())

    def find(self, module: str, name: str) -> tuple[str, str] | None:
        """Where a class that a module names is written, through imports and aliases; None for one from outside."""
        if (module, name) in self.classes:
            return module, name
        first, _, rest = name.partition(".")
        for node in self.trees[module].body if module in self.trees else []:
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == first:
                        inner = f"{node.module}.{alias.name}"
                        return self.find(inner, rest) if rest else self.find(node.module, alias.name)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
                return self.find(module, base_name(node.value))
        return None


def dataclass_decorator(node: ast.ClassDef) -> ast.expr | None:
    for decorator in node.decorator_list:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(call, ast.Name) and call.id == "dataclass":
            return decorator
    return None


def without_slots(decorator: ast.expr) -> str:
    """A compiled class has fixed slots anyway, and mypyc cannot follow the second class that `slots=True` makes."""
    if isinstance(decorator, ast.Call):
        decorator.keywords = [word for word in decorator.keywords if word.arg != "slots"]
    return ast.unparse(decorator)


def base_name(base: ast.expr) -> str:
    """`Step` of `Step[War]`."""
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
