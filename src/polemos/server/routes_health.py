"""The route by which a server is watched over."""

from fastapi import APIRouter, Request, Response

from polemos.server.health import Checkup
from polemos.server.request_parsing import PROBLEMS, StrictRoute, send
from polemos.server.schemas_health import Health

router = APIRouter(route_class=StrictRoute)


@router.get("/api/health", response_model=Health, responses={**PROBLEMS, 503: {"model": Health}})
def health(request: Request) -> Response:
    """Whether the server can do its work; 503 if it cannot."""
    checkup: Checkup = request.app.state.checkup
    found = checkup.look()
    return send(found, 200 if found.ready else 503)
