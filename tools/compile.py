"""Compile the rules ahead of time with mypyc, beside the source tree and never in it.

    make compiled
    make compiled ARGS="--game GAME"
    PYTHONPATH=build/compiled .venv/bin/python -m polemos play GAME

The whole package is copied to `build/compiled/polemos`; there the floors below the games (kernel, board, wargame, room)
become one library, and each game one of its own, in which calls are plain C calls. Everything else, data files
included, stays as it is. The copy plays the same games as the source: `make test-compiled` proves it. The C compiler
works for some minutes, the next time on what has changed alone.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Iterable

from mypy.build import PRI_MED, build
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import Plugin

from built import BUILT, DONE, ROOT, SOURCE, TARGET, folders, is_current, library, rules, to_compile

WORK = ROOT / "build" / "compiling"
"""What the compilers keep from one build to the next."""
# Run by a fresh interpreter in the target folder: setuptools changes the state of its whole process.
# A library for each game: each C file begins with all that its library declares, which for all games together takes
# longer to read than the file itself. A C file per module, as many at a time as there are processors.
BUILD = """
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


def is_newer(built, sources):
    return built.exists() and all(built.stat().st_mtime > Path(source).stat().st_mtime for source in sources)


class SideBySide(build_ext):
    def build_extension(self, ext):
        # each C file of a library names the tables of the libraries it calls, which are the same ones in all of them
        more = [] if self.compiler.compiler_type == "msvc" else ["-fcommon"]
        flags = [*ext.extra_compile_args, *more]

        def compiled(source):
            built = Path(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])
            if not is_newer(built, [source, *ext.depends]):
                self.compiler.compile(
                    [source], output_dir=self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags
                )
            return str(built)

        largest_first = sorted(ext.sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = [*ext.extra_objects, *pool.map(compiled, largest_first)]
        ext.sources = []
        self.force = True
        super().build_extension(ext)


work, level = sys.argv[1:]
groups = json.load(sys.stdin)
extensions = mypycify(
    [name for names in groups.values() for name in names],
    opt_level=level,
    debug_level="0",
    multi_file=os.name != "nt",
    separate=[(names, group) for group, names in groups.items()],
    target_dir=work,
)
setup(
    name="polemos_rules",
    ext_modules=extensions,
    packages=[],
    script_args=["-q", "build_ext", "--inplace", "--build-temp", f"{work}/objects-{level}"],
    cmdclass={"build_ext": SideBySide},
)
"""

CHECK = """
import importlib
import json
import sys

plain = [name for name in json.load(sys.stdin) if str(importlib.import_module(name).__file__).endswith(".py")]
sys.exit(f"not compiled: {', '.join(plain)}" if plain else 0)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled.")
    parser.add_argument("--opt-level", default="1", choices=["0", "1", "2", "3"], help="of the C compiler (1)")
    parser.add_argument("--again", action="store_true", help="compile even if nothing has changed")
    parser.add_argument("--types", action="store_true", help="only see whether the compiler finds out all types")
    parser.add_argument("--plain", action="append", default=[], metavar="FILE", help="leave this module as Python")
    parser.add_argument("--game", action="append", metavar="GAME", help="compile this game alone (every game)")
    asked = parser.parse_args()
    wanted = folders(asked.game)
    if asked.types:
        sys.exit(1 if said_of_types() else 0)
    if is_current(wanted, asked.opt_level) and not asked.again:
        print(f"compile: {TARGET.relative_to(ROOT)} is up to date")
        return
    need_tools()
    if asked.again:
        shutil.rmtree(WORK, ignore_errors=True)
    copy_package()
    groups = to_compile(wanted, frozenset(asked.plain))
    modules = [name for names in groups.values() for name in names]
    if not modules:
        sys.exit("compile: the rules have no modules to compile")
    print(f"compile: {len(modules)} modules into {TARGET.relative_to(ROOT)} ...", flush=True)
    in_target(BUILD, groups, str(WORK), asked.opt_level)
    in_target(CHECK, [dotted(name) for name in modules])
    DONE.write_text(json.dumps({"level": asked.opt_level, "modules": modules}), encoding="utf-8")
    print(f"compile: done; run with PYTHONPATH={TARGET.relative_to(ROOT)}")


class OneGroup(Plugin):
    """What the compiler adds to the type checker: to it each module depends on all of its library.

    So it takes them in another order, in which a module that names another as a whole may come before it. What it uses
    of that one outside functions must then say its type.
    """

    def __init__(self, options: Options, groups: Iterable[list[str]]) -> None:
        super().__init__(options)
        self.groups = {name: sorted(group) for group in groups for name in group}

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        return [(PRI_MED, name, -1) for name in self.groups.get(file.fullname, ())]


def said_of_types() -> list[str]:
    """What the type checker says as the compiler asks it, printed as well."""
    paths = [path.relative_to(ROOT).as_posix() for path in rules(SOURCE)]
    cache = FileSystemCache()
    sources, options = process_options(paths, fscache=cache)
    options.incremental = False
    # to the lint of types fewer modules depend on each other: what is found out here must not get into its cache
    options.cache_dir = os.devnull
    groups: dict[str, list[str]] = defaultdict(list)
    for source in sources:
        groups[library(source.module.split("."))].append(source.module)
    try:
        said = build(sources, options, fscache=cache, extra_plugins=[OneGroup(options, groups.values())]).errors
    except CompileError as error:
        said = error.messages
    print("\n".join(said), end="\n" if said else "")
    return said


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


def in_target(script: str, told: object, *args: str) -> None:
    """Run a script in the target folder, which comes first in its module path; stop when it fails.

    `told` is what it reads as JSON from its standard input.
    """
    # mypy would otherwise also find the package where it is installed.
    environment = {**os.environ, "PYTHONPATH": str(TARGET), "MYPYPATH": str(TARGET)}
    environment["MYPY_CACHE_DIR"] = str(WORK / "types")
    command = [sys.executable, "-c", script, *args]
    done = subprocess.run(command, cwd=TARGET, env=environment, input=json.dumps(told), text=True, check=False)
    if done.returncode:
        sys.exit(f"compile: failed with exit code {done.returncode}")


if __name__ == "__main__":
    main()
