"""Write the page's TypeScript types from the models of the server.

    python tools/web_types.py web/src/lib/api/schema.d.ts

An OpenAPI document of the models alone goes through openapi-typescript; Node has to be on the path. `make web` does it.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from polemos.board.describe import Board
from polemos.room.view_models import Palette
from polemos.server import schemas as wire
from polemos.server import schemas_notes, schemas_online, schemas_study, schemas_teaching
from polemos.server.fields import MODULES, describe
from polemos.server.wire import Model

GENERATOR = Path(__file__).resolve().parents[1] / "web" / "node_modules" / ".bin" / "openapi-typescript"
REQUESTS = (
    wire.NewMatch,
    wire.Upload,
    wire.Change,
    wire.Act,
    wire.AsideAct,
    wire.At,
    wire.Come,
    wire.PositionIn,
    schemas_teaching.LessonAct,
    schemas_online.Say,
    schemas_study.AnalysisAct,
    schemas_notes.TryLine,
)
"""What the page may leave fields out of; the server's answers have all of theirs."""


def document() -> dict[str, object]:
    """Every model of the wire, and the board and the kit that it hands out as they are."""
    things = dict.fromkeys(filter(callable, (thing for module in MODULES for thing in vars(module).values())))
    models = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Model)]
    wanted = [(model, "serialization") for model in models if model is not Model]
    template = "#/components/schemas/{model}"
    _, schema = models_json_schema(wanted, ref_template=template)  # type: ignore[arg-type]
    schemas = dict(schema["$defs"])
    describe(schemas)
    for thing in (Board, Palette):
        own = TypeAdapter(thing).json_schema(mode="serialization", ref_template=template)
        schemas |= own.pop("$defs", {})
        schemas[thing.__name__] = own
    asked = {model.__name__ for model in REQUESTS}
    for name, one in schemas.items():
        if name not in asked and "properties" in one:
            one["required"] = list(one["properties"])
    ordered = {name: schemas[name] for name in sorted(schemas)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Polemos", "version": "1"},
        "paths": {},
        "components": {"schemas": ordered},
    }


def types() -> str:
    """The document as TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "schema.json"
        schema.write_text(json.dumps(document()), encoding="utf-8")
        done = subprocess.run([GENERATOR, schema], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def main(path: Path) -> None:
    """Write the file if it says something else."""
    made = types()
    if not path.exists() or path.read_text(encoding="utf-8") != made:
        path.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
