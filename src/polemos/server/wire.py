"""What all models of the wire have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A message; an unknown field in a request is an error, not silence."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Asked(Model):
    """A request: a number is a number, and neither a text nor a truth value."""

    model_config = ConfigDict(strict=True)
