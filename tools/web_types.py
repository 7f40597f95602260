"""Write the page's TypeScript types from the models of the server.

    python tools/web_types.py OUT.json      an OpenAPI document of the models alone, for openapi-typescript
"""

import json
import sys
from pathlib import Path

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from polemos.board.describe import Board
from polemos.kernel.showing import Kit
from polemos.server import wire

REQUESTS = (wire.NewMatch, wire.Upload, wire.Change, wire.Act, wire.AsideAct, wire.At, wire.Come, wire.PositionIn)
"""What the page may leave fields out of; the server's answers have all of theirs."""


def document() -> dict[str, object]:
    """Every model of the wire, and the board and the kit that it hands out as they are."""
    models = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, BaseModel)]
    wanted = [(model, "serialization") for model in models if model not in (BaseModel, wire.Model)]
    template = "#/components/schemas/{model}"
    _, schema = models_json_schema(wanted, ref_template=template)  # type: ignore[arg-type]
    schemas = dict(schema["$defs"])
    for thing in (Board, Kit):
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


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), indent=1) + "\n", encoding="utf-8")
