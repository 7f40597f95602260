"""Writing positions as TOML, for people: plain keys first, tables after them."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 100
"""A list that would be longer stands one item a line."""


def to_toml(table: Mapping[str, Any]) -> str:
    """A table of texts, numbers, truth values, lists and tables as TOML. Raises BadInput for anything else."""
    lines: list[str] = []
    _write(table, (), lines)
    return "\n".join(lines).strip("\n") + "\n"


def _write(table: Mapping[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    if path and (plain or not table):
        lines += ["", f"[{'.'.join(map(_key, path))}]"]
    for key, value in plain.items():
        lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in table.items():
        if isinstance(value, Mapping):
            _write(value, (*path, key), lines)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    # JSON's escapes are TOML's as well, but for the one control character that JSON lets stand
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        items = [_value(one) for one in value]
        row = f"[{', '.join(items)}]"
        return row if len(row) <= WIDTH else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    raise BadInput(f"{shown(value)} cannot stand in a position")
