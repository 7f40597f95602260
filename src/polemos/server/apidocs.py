"""The page that tells programmers of the API: made from its OpenAPI document, without a script, so that it works
offline and under the page's own strict rules.
"""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

METHODS: Final = ("get", "post", "patch", "put", "delete")
HERE: Final = "#/components/schemas/"

Schema = Mapping[str, Any]


def page(document: Schema) -> str:
    """The whole page."""
    info = document["info"]
    operations = [
        (path, method, one)
        for path, methods in document["paths"].items()
        for method, one in methods.items()
        if method in METHODS
    ]
    schemas = document.get("components", {}).get("schemas", {})
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        f"<title>{escape(info['title'])} API</title>",
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="docs.css"></head><body>',
        f"<h1>{escape(info['title'])} API <small>{escape(info['version'])}</small></h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p>The same for programs: <a href="openapi.json">openapi.json</a></p>',
        "<nav><h2>Operations</h2><ul>",
        *(
            f'<li><a href="#{_anchor(path, method)}"><b>{method.upper()}</b> {escape(path)}</a> {_summary(one)}</li>'
            for path, method, one in operations
        ),
        "</ul></nav><main>",
        *(_operation(path, method, one) for path, method, one in operations),
        "<h2>Models</h2>",
        *(_model(name, schemas[name]) for name in sorted(schemas)),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _anchor(path: str, method: str) -> str:
    return escape(f"{method}{path}".replace("/", "-").replace("{", "").replace("}", ""))


def _summary(one: Schema) -> str:
    return escape(str(one.get("description") or one.get("summary", "")))


def _operation(path: str, method: str, one: Schema) -> str:
    rows = [
        f"<tr><td><code>{escape(p['name'])}</code> <small>{escape(p['in'])}</small></td>"
        f"<td>{_type(p.get('schema', {}))}{' required' if p.get('required') else ''}</td>"
        f"<td>{escape(p.get('description', ''))}</td></tr>"
        for p in one.get("parameters", [])
    ]
    body = one.get("requestBody", {}).get("content", {})
    rows += [
        f"<tr><td>body <small>{escape(kind)}</small></td><td>{_type(content.get('schema', {}))}</td><td></td></tr>"
        for kind, content in body.items()
    ]
    answers = [
        f"<tr><td>{escape(status)}</td><td>{', '.join(_answer(response)) or '-'}</td>"
        f"<td>{escape(response.get('description', ''))}</td></tr>"
        for status, response in one.get("responses", {}).items()
    ]
    return (
        f'<section id="{_anchor(path, method)}"><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>'
        f"<p>{_summary(one)}</p><table><tbody>{''.join(rows)}</tbody></table>"
        f"<h4>Answers</h4><table><tbody>{''.join(answers)}</tbody></table></section>"
    )


def _answer(response: Schema) -> Iterator[str]:
    for kind, content in response.get("content", {}).items():
        yield _type(content["schema"]) if content.get("schema") else escape(kind)


def _model(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code>{'' if field in required else ' <small>optional</small>'}</td>"
        f"<td>{_type(one)}</td><td>{escape(one.get('description', ''))}</td></tr>"
        for field, one in schema.get("properties", {}).items()
    ]
    return (
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        f"<p>{escape(schema.get('description', ''))}</p><table><tbody>{''.join(rows)}</tbody></table></section>"
    )


def _type(schema: Schema) -> str:
    """What values a schema takes, in short, with links to models."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(HERE)
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(_type(one) for one in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(str(kind))
