"""Compile the rules ahead of time with mypyc, beside the source tree and never in it.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -m polemos play GAME

The whole package is copied to `build/compiled/polemos`; there the kernel, the board and the game rooms become
extension modules of one group, so that calls between them are plain C calls. Everything else, data files
included, stays as it is. The copy plays the same games as the source: `make test-compiled` proves it. The C compiler
works for some minutes.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from mypy.build import PRI_MED, build
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import Plugin

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "polemos"
TARGET = ROOT / "build" / "compiled"
ROOMS = ("kernel", "board", "wargame", "room", "games")
# Package files only gather names from their modules, and some tools expect to read them.
PLAIN_NAMES = frozenset({"__init__.py", "__main__.py"})
# Models of data files: what their types say is read at run time, and a compiled class has forgotten most of it.
MODELS = re.compile(r"(data_|map_)?models?(_\w+)?\.py")
BUILT = (".so", ".pyd", ".c")
GROUP = "polemos_rules"
DONE = TARGET / "done"

# Run by a fresh interpreter in the target folder: setuptools changes the state of its whole process.
# A C file per module, as many at a time as there are processors: one file of all rules takes several times as long.
BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extension(self, ext):
        # gcc cannot always tell that generated code sets a variable first, and mypyc has it take doubts for errors
        doubts = [] if self.compiler.compiler_type == "msvc" else ["-Wno-error=maybe-uninitialized"]
        options = dict(
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *doubts],
        )
        one = partial(self.compiler.compile, **options)
        largest_first = sorted(ext.sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            built = list(pool.map(one, [[source] for source in largest_first]))
        ext.extra_objects = [*ext.extra_objects, *(name for names in built for name in names)]
        ext.sources = []
        super().build_extension(ext)


group, level, *modules = sys.argv[1:]
extensions = mypycify(modules, opt_level=level, debug_level="0", group_name=group, multi_file=True)
setup(
    name=group,
    ext_modules=extensions,
    packages=[],
    script_args=["-q", "build_ext", "--inplace"],
    cmdclass={"build_ext": SideBySide},
)
"""

CHECK = """
import importlib
import sys

plain = [name for name in sys.argv[1:] if str(importlib.import_module(name).__file__).endswith(".py")]
sys.exit(f"not compiled: {', '.join(plain)}" if plain else 0)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled.")
    parser.add_argument("--opt-level", default="1", choices=["0", "1", "2", "3"], help="of the C compiler (1)")
    parser.add_argument("--again", action="store_true", help="compile even if nothing has changed")
    parser.add_argument(
        "--check", action="store_true", help="only tell, by the exit code, whether the build is current"
    )
    parser.add_argument("--types", action="store_true", help="only see whether the compiler finds out all types")
    parser.add_argument("--plain", action="append", default=[], metavar="FILE", help="leave this module as Python")
    asked = parser.parse_args()
    if asked.check:
        sys.exit(0 if is_current() else 1)
    if asked.types:
        sys.exit(1 if said_of_types() else 0)
    if is_current() and not asked.again:
        print(f"compile: {TARGET.relative_to(ROOT)} is up to date")
        return
    need_tools()
    copy_package()
    modules = to_compile(frozenset(asked.plain))
    if not modules:
        sys.exit("compile: the rules have no modules to compile")
    print(f"compile: {len(modules)} modules into {TARGET.relative_to(ROOT)} ...", flush=True)
    in_target(BUILD, GROUP, asked.opt_level, *modules)
    in_target(CHECK, *map(dotted, modules))
    DONE.touch()
    print(f"compile: done; run with PYTHONPATH={TARGET.relative_to(ROOT)}")


class OneGroup(Plugin):
    """What the compiler adds to the type checker: to it each module depends on all that are compiled with it.

    So it takes them in another order, in which a module that names another as a whole may come before it. What it uses
    of that one outside functions must then say its type.
    """

    def __init__(self, options: Options, group: frozenset[str]) -> None:
        super().__init__(options)
        self.group = group

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        return [(PRI_MED, name, -1) for name in sorted(self.group)] if file.fullname in self.group else []


def said_of_types() -> list[str]:
    """What the type checker says as the compiler asks it, printed as well."""
    paths = [path.relative_to(ROOT).as_posix() for path in rules(SOURCE)]
    cache = FileSystemCache()
    sources, options = process_options(paths, fscache=cache)
    options.incremental = False
    # to the lint of types fewer modules depend on each other: what is found out here must not get into its cache
    options.cache_dir = os.devnull
    group = frozenset([source.module for source in sources])
    try:
        said = build(sources, options, fscache=cache, extra_plugins=[OneGroup(options, group)]).errors
    except CompileError as error:
        said = error.messages
    print("\n".join(said), end="\n" if said else "")
    return said


def is_current() -> bool:
    """Whether the last build succeeded, and from what the source is now."""
    source = {path.relative_to(SOURCE): path.read_bytes() for path in SOURCE.rglob("*") if is_source(path)}
    there = TARGET / "polemos"
    built = {path.relative_to(there): path.read_bytes() for path in there.rglob("*") if is_source(path)}
    return source == built and DONE.exists()


def is_source(path: Path) -> bool:
    return path.is_file() and path.suffix not in BUILT and "__pycache__" not in path.parts


def need_tools() -> None:
    """Stop with a plain sentence where the compilers are missing."""
    for name in ("mypyc", "setuptools"):
        if importlib.util.find_spec(name) is None:
            sys.exit(f"compile: {name} is missing: pip install -e '.[compiled]'")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        sys.exit(f"compile: the C compiler '{compiler}' is missing (Debian, Ubuntu: apt install build-essential)")


def copy_package() -> None:
    """A fresh copy of the package: nothing built from an older source stays behind."""
    shutil.rmtree(TARGET, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in BUILT))
    shutil.copytree(SOURCE, TARGET / "polemos", ignore=ignored)


def dotted(name: str) -> str:
    """`polemos.kernel.flow` of `polemos/kernel/flow.py`."""
    return name.removesuffix(".py").replace("/", ".")


def rules(package: Path) -> list[Path]:
    """The modules of the rules in a package, in a fixed order."""
    files = [path for room in ROOMS for path in sorted((package / room).rglob("*.py"))]
    return [path for path in files if path.name not in PLAIN_NAMES and not MODELS.fullmatch(path.name)]


def to_compile(plain: frozenset[str]) -> list[str]:
    """The modules to compile, as paths from the target folder, in a fixed order."""
    names = [path.relative_to(TARGET).as_posix() for path in rules(TARGET / "polemos")]
    unknown = sorted(name for name in plain if not any(found.endswith(name) for found in names))
    if unknown:
        sys.exit(f"compile: no such module: {', '.join(unknown)}")
    return [name for name in names if not any(name.endswith(left) for left in plain)]


def in_target(script: str, *args: str) -> None:
    """Run a script in the target folder, which comes first in its module path; stop when it fails."""
    # mypy would otherwise also find the package where it is installed.
    environment = {**os.environ, "PYTHONPATH": str(TARGET), "MYPYPATH": str(TARGET)}
    done = subprocess.run([sys.executable, "-c", script, *args], cwd=TARGET, env=environment, check=False)
    if done.returncode:
        sys.exit(f"compile: failed with exit code {done.returncode}")


if __name__ == "__main__":
    main()
