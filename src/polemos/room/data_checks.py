"""Data files held against their models by pydantic, and what it finds told in our words.

The models become a schema of pydantic's core, in which every form says what would be right. This module is imported
only where files are checked: importing pydantic takes longer than reading all of ours.
"""

import re
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Union, get_args, get_origin

from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, SchemaValidator, ValidationError
from pydantic_core import core_schema as core

from polemos.room.data_models import (
    Cases,
    Each,
    Exactly,
    Field,
    Form,
    Halves,
    IfKey,
    InOrder,
    Keys,
    Known,
    Listed,
    Model,
    OneOf,
    OrWord,
    Real,
    Ref,
    Sections,
    Selected,
    Split,
    Text,
    Whole,
    fields_of,
    form_of,
)
from polemos.room.data_problems import ORIGIN, PROVENANCES, Problem, close_to, inside, kind_of, one_of

TEXT: Final = Text()
TOLD: Final = "told"
"""The type of an error of ours: `wrong` is what is wrong ("" for the value itself), `right` what would be right, and
`near` are words of which one may have been meant."""
A_TABLE: Final = "a table"
A_LIST: Final = "a list"
EXPECTED: Final = {"model_type": A_TABLE, "dict_type": A_TABLE, "tuple_type": A_LIST, "frozen_set_type": A_LIST}
"""What would be right, by pydantic's own type of an error."""

Located = tuple[tuple[str | int, ...], str, str]
"""Where within a value, what is wrong, what would be right."""


def problems(file: str, model: Any, content: object, known: Known | None = None) -> list[Problem]:
    """What is wrong with a file: its tables, or, if the names of all entries are known, the names that it uses."""
    try:
        _validator(model).validate_python(content, context=known)
    except ValidationError as error:
        return [_problem(file, one) for one in error.errors(include_url=False)]
    return []


def _problem(file: str, error: Any) -> Problem:
    """An error of pydantic as one line of ours."""
    place = ""
    for key in error["loc"]:
        place = inside(place, key)
    kind, said = error["type"], error.get("ctx", {})
    if kind == "missing":
        return Problem(file, place, "missing", "this key")
    if kind != TOLD:
        return Problem(file, place, kind_of(error["input"]), EXPECTED[kind])
    near = close_to(error["loc"][-1] if said["wrong"] == UNKNOWN else error["input"], said["near"])
    return Problem(file, place, said["wrong"] or kind_of(error["input"]), said["right"] + near)


UNKNOWN: Final = "unknown key"


def _told(right: str, wrong: str = "", near: Iterable[str | int] = ()) -> PydanticCustomError:
    return PydanticCustomError(TOLD, "{wrong}", {"wrong": wrong, "right": right, "near": tuple(near)})


# -------------------------------------------------------------------------------------------------------------- schemas
@cache
def _validator(hint: Any) -> SchemaValidator:
    return SchemaValidator(_schema(hint))


@cache
def _schema(hint: Any) -> CoreSchema:
    """What may stand at a place of a type."""
    kind, form = form_of(hint)
    args = get_args(kind)
    if isinstance(form, Cases):
        return _cases(form)
    if isinstance(form, IfKey):
        return _either(form)
    if isinstance(form, Sections):
        value = get_args(args[1])[1]
        return _table(
            {name: _map(str, value, Keys("a name", words=keys)) for name, keys in form.keys.items()}, (), form.keys
        )
    if isinstance(form, Selected):
        return _selected(kind, form)
    if isinstance(form, OrWord):
        return _or_word(_list(_schema(args[0]), None), form)
    if isinstance(form, Each):
        optional = form.keys if form.optional else ()
        return _table({key: _schema(args[0]) for key in form.keys}, optional, form.keys, form.called)
    if form is not None and not isinstance(form, Listed | InOrder | Keys):
        return _plain(kind, form)
    if get_origin(kind) in (Union, types.UnionType):
        return _schema(args[0])
    if get_origin(kind) in (tuple, frozenset):
        return _list(_schema(args[0]), form if get_origin(kind) in (tuple,) else Listed(distinct=True))
    if get_origin(kind) in (dict,):
        return _map(args[0], args[1], form if isinstance(form, Keys) else Keys("a name"))
    if isinstance(kind, type) and issubclass(kind, Model):
        return _model(kind)
    return _plain(kind, TEXT)


def _plain(kind: Any, form: Form) -> CoreSchema:
    """A number, a text or a truth value."""
    if kind in (bool,):
        return _said(core.bool_schema(strict=True), "true or false")
    if isinstance(form, Whole):
        return _said(core.int_schema(strict=True, ge=form.least, le=form.most), form.right)
    if isinstance(form, Real):
        step = 0.5 if isinstance(form, Halves) else None
        return _said(
            core.float_schema(strict=True, ge=form.least, le=form.most, multiple_of=step, allow_inf_nan=False),
            form.right,
        )
    if isinstance(form, OneOf):
        words = core.chain_schema([_word(), core.literal_schema(list(form.words))])
        return _said(words, form.right, form.words if form.called else ())
    if isinstance(form, Text):
        return _said(_text(form.pattern), form.right)
    if isinstance(form, Ref):
        return core.chain_schema([_said(core.str_schema(strict=True), form.right), _reference(form)])
    return _one_by_one(form)


def _said(schema: CoreSchema, right: str, near: Iterable[str | int] = ()) -> CoreSchema:
    """A schema whose every error says what would be right."""
    said = {"wrong": "", "right": right, "near": tuple(near)}
    return core.custom_error_schema(schema, TOLD, custom_error_message="{wrong}", custom_error_context=said)


def _word() -> CoreSchema:
    """A text or a number: no truth value, which is as good as a number to Python."""
    return core.union_schema([core.str_schema(strict=True), core.int_schema(strict=True)])


def _text(pattern: str) -> CoreSchema:
    return core.str_schema(strict=True, pattern=rf"^(?:{pattern})$")


def _reference(form: Ref) -> CoreSchema:
    def looked(value: str, info: core.ValidationInfo) -> str:
        known = info.context
        if isinstance(known, Known) and known.has(form.names) and form.name(value) not in known[form.names]:
            raise _told(form.right)
        return value

    return core.with_info_plain_validator_function(looked)


def _one_by_one(form: Form) -> CoreSchema:
    """A list or a text that is looked at as a whole."""

    def looked(value: object) -> object:
        if isinstance(form, Exactly) and value != list(form.words):
            short = isinstance(value, list) and len(str(value)) < 90
            raise _told(form.right, str(value) if short else "")
        if isinstance(form, Split):
            parts = form.parts(value) if isinstance(value, str) else [""]
            fits = len(parts) == form.number if form.number >= 0 else len(set(parts)) == len(parts)
            if not fits or not set(parts) <= set(form.words):
                raise _told(form.right)
        return value

    return core.no_info_plain_validator_function(looked)


# --------------------------------------------------------------------------------------------------------------- tables
def _model(model: Any) -> CoreSchema:
    fields = fields_of(model)
    schemas: dict[str, CoreSchema] = {}
    for field in fields:
        schemas |= _of_field(field)
    schemas |= {key: _schema(hint) for key, hint in model.unread}
    optional = [field.key for field in fields if field.optional]
    return _table(schemas, optional, [key for key in schemas if key not in optional] + optional)


def _of_field(field: Field) -> dict[str, CoreSchema]:
    kind, form = form_of(field.hint)
    if isinstance(form, Each) and field.spread:
        return {key: _schema(get_args(kind)[0]) for key in form.keys}
    return {field.key: _schema(field.hint)}


def _table(
    schemas: dict[str, CoreSchema], optional: Iterable[str], keys: Iterable[str], called: str = ""
) -> CoreSchema:
    """A table with some keys; it may also say where its facts come from."""
    known = tuple(keys)
    fields = {key: _field(schema, key in optional) for key, schema in schemas.items()}
    return core.model_fields_schema(
        {**_origin(schemas), **fields},
        extras_schema=_refused(called or one_of(known), known),
        extra_behavior="allow",
    )


def _map(name: Any, value: Any, keys: Keys) -> CoreSchema:
    """A table of any length, or with fixed words as keys."""
    form = form_of(name)[1]
    if isinstance(form, OneOf):
        keys = Keys(form.right, "|".join([re.escape(str(word)) for word in form.words]))
    key = _key(keys)
    return core.model_fields_schema(
        {**_origin(()), **{word: _field(_schema(value), False) for word in keys.words}},
        extras_schema=_refused(keys.right, keys.words) if keys.words else _schema(value),
        extras_keys_schema=core.chain_schema([key, _reference(form)]) if isinstance(form, Ref) else key,
        extra_behavior="allow",
    )


def _key(keys: Keys) -> CoreSchema:
    said = {"wrong": UNKNOWN, "right": keys.right, "near": ()}
    return core.custom_error_schema(
        _text(keys.pattern), TOLD, custom_error_message="{wrong}", custom_error_context=said
    )


def _refused(right: str, near: Iterable[str]) -> CoreSchema:
    """What stands under a key that no table of this kind has."""
    words = tuple(near)

    def looked(value: object) -> object:
        raise _told(right, UNKNOWN, words)

    return core.no_info_plain_validator_function(looked)


def _field(schema: CoreSchema, optional: bool) -> core.ModelField:
    return core.model_field(core.with_default_schema(schema, default=None) if optional else schema)


def _origin(but: Iterable[str]) -> dict[str, core.ModelField]:
    """The keys that say where the facts of a table come from, but those that it has for itself."""
    forms: dict[str, CoreSchema] = {key: _schema(str) for key in ORIGIN}
    forms["provenance"] = _plain(str, OneOf(PROVENANCES))
    forms["clauses"] = _schema(tuple[str, ...])
    forms["unverified"] = _schema(bool)
    return {key: _field(schema, True) for key, schema in forms.items() if key not in but}


def _cases(form: Cases) -> CoreSchema:
    """The model that the word under a key names."""
    hints: Mapping[str, Any] = form.models
    models: dict[str, SchemaValidator] = {word: _validator(hint) for word, hint in hints.items()}

    def looked(value: object, info: core.ValidationInfo) -> object:
        if not isinstance(value, dict):
            raise _told(A_TABLE)
        word = value.get(form.key)
        if not isinstance(word, str) or word not in models:
            wrong, right = ("missing", "this key") if word is None else (kind_of(word), one_of(models))
            raise ValidationError.from_exception_data("cases", [_at(value, (form.key,), wrong, right)])
        return models[word].validate_python(value, context=info.context)

    return core.with_info_plain_validator_function(looked)


def _either(form: IfKey) -> CoreSchema:
    """The model that a key tells."""
    hints: tuple[Any, Any] = (form.model, form.otherwise)
    models = [_validator(hint) for hint in hints]

    def looked(value: object, info: core.ValidationInfo) -> object:
        there = isinstance(value, dict) and form.key in value
        return models[0 if there else 1].validate_python(value, context=info.context)

    return core.with_info_plain_validator_function(looked)


def _selected(model: Any, form: Selected) -> CoreSchema:
    """The keys of a model that the word under one of them names, beside those that it always has."""
    fields = {field.key: field for field in fields_of(model)}
    always = [key for key, field in fields.items() if not field.optional]

    @cache
    def validator(word: str) -> SchemaValidator:
        keys = [*always, *form.needed[word]]
        schemas = {key: schema for key in keys for key, schema in _of_field(fields[key]).items()}
        return SchemaValidator(_table(schemas, (), schemas))

    def looked(value: object, info: core.ValidationInfo) -> object:
        word = value.get(form.key) if isinstance(value, dict) else None
        known = isinstance(word, str) and word in form.needed
        return (validator(str(word)) if known else _validator(model)).validate_python(value, context=info.context)

    return core.with_info_plain_validator_function(looked)


def _or_word(schema: CoreSchema, form: OrWord) -> CoreSchema:
    """A list of a fixed length, or a word."""
    validator = SchemaValidator(schema)

    def looked(value: object) -> object:
        if value == form.word:
            return value
        if not isinstance(value, list) or len(value) != form.length:
            raise _told(form.right)
        return validator.validate_python(value)

    return core.no_info_plain_validator_function(looked)


# ---------------------------------------------------------------------------------------------------------------- lists
def _list_faults(form: Form | None) -> Callable[[list[Any]], Iterator[Located]]:
    """What is wrong with a list as a whole."""

    def faults(value: list[Any]) -> Iterator[Located]:
        if isinstance(form, Listed):
            if form.length >= 0 and len(value) != form.length:
                yield (), f"{len(value)} entries", f"{form.length}"
            if len(value) < form.least:
                yield (), f"{len(value)} entries", f"at least {form.least}"
            if form.distinct:
                yield from [
                    ((i,), f"{kind_of(element)} twice", "every entry once")
                    for i, element in enumerate(value)
                    if element in value[:i]
                ]
        if isinstance(form, InOrder):
            yield from _order_faults(value, form)

    return faults


def _order_faults(value: list[Any], form: InOrder) -> Iterator[Located]:
    """What stands at the wrong place; where the list is too short or too long, the first of it tells the rest."""
    if len(value) != len(form.words):
        yield (), f"{len(value)} entries", f"{len(form.words)}"
    for i, (entry, word) in enumerate(zip(value, form.words, strict=False)):
        there = entry.get(form.key) if isinstance(entry, dict) else word
        if isinstance(there, str) and there != word:
            yield (i, form.key), f'"{there}"', f'"{word}" at this place'
            if len(value) != len(form.words):
                return


def _list(entry: CoreSchema, form: Form | None) -> CoreSchema:
    """A list; its own faults are told beside those of its entries."""
    faults = _list_faults(form)

    def looked(value: object, handler: core.ValidatorFunctionWrapHandler) -> object:
        found = [_at(value, *fault) for fault in faults(value)] if isinstance(value, list) else []
        try:
            done = handler(value)
        except ValidationError as error:
            found += [_again(one) for one in error.errors(include_url=False)]
        if found:
            raise ValidationError.from_exception_data("list", found)
        return done

    return core.no_info_wrap_validator_function(looked, core.tuple_schema([entry], variadic_item_index=0))


def _at(value: object, place: tuple[str | int, ...], wrong: str, right: str) -> InitErrorDetails:
    """An error somewhere in a value."""
    return InitErrorDetails(type=_told(right, wrong), loc=place, input=value)


def _again(error: Any) -> InitErrorDetails:
    """An error that was met, to be raised with others."""
    kind = PydanticCustomError(TOLD, "{wrong}", error["ctx"]) if error["type"] == TOLD else error["type"]
    return InitErrorDetails(type=kind, loc=error["loc"], input=error["input"], ctx=error.get("ctx", {}))
