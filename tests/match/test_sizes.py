"""How large a position may be, whichever door it comes through; and that looking costs little."""

import json
import time
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polemos.cli.engine_ops import OPS, Session
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.files import parse_json
from polemos.match.match import new_match
from polemos.match.opening import open_file, open_text
from polemos.match.sizes import DEEPEST, LONGEST, MOST_KEYS, MOST_PARTS, check_parts, check_text, check_toml, measured
from polemos.match.toml import to_toml
from polemos.match.words import Wrong
from samples import sample
from toy.table import register

QUICK = 20.0
"""Seconds of the processor that refusing may take; keys of many parts took half a minute, in a file much longer."""


def dotted(parts: int, part: str = "a") -> str:
    return ".".join([part] * parts)


HOSTILE = {
    "a key of many parts": f'game="duel"\n{dotted(20_000)}=1\n',
    "with blanks between": 'game="duel"\n' + " . ".join(["a"] * 10_000) + " = 1\n",
    "of quoted parts": f'game="duel"\n{dotted(20_000, chr(34) * 2)} = 1\n',
    "of parts in single quotes": 'game="duel"\n' + dotted(20_000, "'.'") + " = 1\n",
    "of parts with quotes in them": 'game="duel"\n' + dotted(15_000, r'"\".\""') + " = 1\n",
    "in a header": f"[{dotted(20_000)}]\n",
    "in a header of a list": f"[[{dotted(20_000)}]]\n",
    "in an inline table": "x = {y = '#', " + dotted(20_000) + " = 1}\n",
    "after a comment with a quote": '# "\n' + dotted(20_000) + " = 1\n",
    "after a string with a comment": 'x = "#"\n' + dotted(20_000) + " = 1\n",
    "after a text of lines": 'x = """\n\'\'\' \\""" """""\n' + dotted(20_000) + " = 1\n",
    "after a literal text of lines": "x = '''\n\"\"\" \\''''\n" + dotted(20_000) + " = 1\n",
    "after an empty string": 'x = ""\n' + dotted(20_000) + " = 1\n",
    "many headers": "".join(f"[a.b{i}.c]\n" for i in range(MOST_KEYS + 1)),
    "many headers after blanks": "".join(f"\t [a.b{i}.c]\n" for i in range(MOST_KEYS + 1)),
    "many keys": "".join(f"a{i}=1\n" for i in range(MOST_KEYS + 1)),
    "many keys in a table": "a={" + ",".join(f"b{i}=1" for i in range(MOST_KEYS + 1)) + "}",
    "a long text": "#" * (LONGEST + 1),
    "long in bytes": "# " + "決" * (LONGEST // 3),
    "lists in lists": 'game="duel"\nx = ' + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
    "lists in lists in lists": 'game="duel"\nx = ' + "[" * 5000 + "]" * 5000,
    "many values": 'game="duel"\nx = [' + "1," * MOST_PARTS + "]",
    "objects in objects": '{"game": "duel", "x": ' + '{"a": ' * 30 + "1" + "}" * 31,
    "an object with a key twice": '{"game": "duel", '
    + ", ".join(f'"a{i}": 1' for i in range(18_000))
    + ', "a17999": 1}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_position_is_refused_at_once_in_one_line(text: str, tmp_path: Path) -> None:
    register()
    path = tmp_path / "position"
    path.write_text(text, "utf-8")
    doors: list[Callable[[], object]] = [lambda: open_text(text, "upload"), lambda: open_file(path)]
    for door in doors:
        start = time.process_time()
        with pytest.raises(BadInput) as error:
            door()
        assert time.process_time() - start < QUICK
        assert len(str(error.value).splitlines()) == 1
        assert len(str(error.value)) < 300 + len(str(path))


@pytest.mark.parametrize(
    "position",
    [
        {"game": "duel", "x": [1] * MOST_PARTS},
        {"game": "duel", "x": {str(i): 1 for i in range(MOST_PARTS)}},
        {"game": "duel", "state": {"x": [[[]]] * MOST_PARTS}},
    ],
)
def test_the_engine_refuses_it_too(position: dict[str, Any]) -> None:
    register()
    with pytest.raises(Wrong) as error:
        OPS["load"](Session(), {"op": "load", "position": position})
    assert error.value.message == "wrong-many-parts"
    assert error.value.told("ja") != error.value.told("en")


def test_what_people_write_is_far_within_the_limits() -> None:
    for name in games.names():
        game = games.find(name)
        for scenario in game.scenarios:
            match = new_match(game, scenario, (), "1")
            position = {"game": name, **game.editor.to_position(match.state)}
            text = to_toml(position)
            check_text(text * 10, "x")
            deepest, keys = measured(text)
            assert deepest <= DEEPEST // 4
            assert 0 < keys <= MOST_KEYS // 10
            check_parts([position] * 10, "x")
            state = game.rules.to_json(match.state)
            check_text(json.dumps(state) * 4, "x")
            check_parts([state] * 4, "x")


def test_just_within_the_limits_it_is_read() -> None:
    text = 'x = "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s"\n' + f"{dotted(DEEPEST)} = 1\n"
    check_toml(text, "x")
    assert tomllib.loads(text)["a"]
    with pytest.raises(Wrong):
        check_toml(f"{dotted(DEEPEST + 1)} = 1\n", "x")
    nested: Any = 1
    for _ in range(DEEPEST):
        nested = [nested]
    check_parts(nested, "x")
    with pytest.raises(Wrong):
        check_parts([nested], "x")


PIECES = st.sampled_from(
    [
        *("a", "-", "=", ".", "1.5", ",", "{", "}", "[", "]", "[[", "]]", "\n", "\r\n", "\r", " ", "\t"),
        *(
            "\\",
            '\\"',
            "\\'",
            "\\\n",
            "#",
            "# .",
            "\\u0041",
            '"',
            "'",
            '""',
            "''",
            '"""',
            "'''",
            '""""',
            "''''",
            '"""""',
        ),
    ]
)
PART = st.sampled_from(
    ["a", "b", "1", "-", '""', "''", '"."', "'.'", '"\\""', "'\\'", '"#"', "' = '", '"""', "'''", '"\\\\"']
)
KEY = st.lists(PART, min_size=1, max_size=6).map(".".join)
VALUE = st.sampled_from(
    [
        *(
            "1",
            "1.5",
            "true",
            '""',
            "''",
            '"x.y"',
            "'x.y'",
            '"#"',
            "'#'",
            '"\\\\"',
            "'\\'",
            "[1, 2.5] # '",
            "[\n'#',\n]",
        ),
        *('""""""', '"""x\n"""', '"""x"""""', '"""\\""""', '"""\\\\"""', '"""\\\n"""', '"""\'\'\'"""', '"""# """'),
        *("''''''", "'''x\n'''", "'''x'''''", "'''\\'''", "'''\"\"\"'''", "'''# '''"),
    ]
)
BREAK = st.sampled_from(["\n", "\r\n", " # ' \"\n", "\n\n# '''\n"])
LINE = st.one_of(
    st.tuples(KEY, st.sampled_from(["=", " = ", "\t="]), VALUE).map("".join),
    st.tuples(KEY, KEY, VALUE, KEY).map(lambda t: f"{t[0]} = {{{t[1]} = {t[2]}, {t[3]} = 1}}"),
    KEY.map("[{}]".format),
    KEY.map("[[ {} ]]".format),
    st.lists(PIECES, max_size=12).map("".join),
)


@pytest.fixture
def longest_key(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The parts of the longest key that the parser itself has met."""
    met = [0]
    parser: Any = tomllib._parser  # type: ignore[attr-defined]
    parse_key = parser.parse_key

    def noted(src: str, pos: int) -> tuple[int, tuple[str, ...]]:
        end, key = parse_key(src, pos)
        met[0] = max(met[0], len(key))
        return end, key

    monkeypatch.setattr(parser, "parse_key", noted)
    return met


@pytest.mark.long
def test_no_quoting_hides_a_key_from_the_look_before(longest_key: list[int]) -> None:
    """Whatever the parser takes for a key has been counted, in texts that it accepts and before it stops in others."""
    seen = 0

    @settings(max_examples=sample(300, 800), database=None, deadline=None)
    @given(st.lists(st.tuples(LINE, BREAK).map("".join), max_size=6).map("".join))
    def agrees(text: str) -> None:
        nonlocal seen
        longest_key[0] = 0
        with suppress(ValueError):
            tomllib.loads(text)
        assert measured(text)[0] >= (longest_key[0] if longest_key[0] > 1 else 0)
        seen += longest_key[0] > 1

    agrees()
    assert seen > sample(70, 200)


def test_a_key_twice_is_found_in_one_pass() -> None:
    text = "{" + ",".join(f'"a{i}": 1' for i in range(300_000)) + ', "a299999": 1}'
    start = time.process_time()
    with pytest.raises(ValueError, match="'a299999' stands there twice"):
        parse_json(text)
    assert time.process_time() - start < QUICK
