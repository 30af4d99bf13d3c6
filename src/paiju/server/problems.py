"""Refusals over HTTP: every one is a `Problem`, in the language that the asker reads."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from paiju.core.errors import PaijuError
from paiju.server.archive import ArchiveError, RecordHidden, UnknownRecord
from paiju.server.circles import OwnerOnly, UnknownCircle
from paiju.server.devices import DeviceRefused
from paiju.server.pace import TooFast
from paiju.server.resources import Problem
from paiju.server.reviews import ReviewRefused
from paiju.server.shell import UnknownTable, shell_of
from paiju.server.storage import StorageError
from paiju.texts import locale_of

log = logging.getLogger(__name__)


class RequestRefused(PaijuError):
    """A request that is not as it must be."""


class UnknownStep(RequestRefused):
    """A step that the lesson has not."""


class ForeignOrigin(RequestRefused):
    """A request that a page of another server has sent."""


_GONE = "client disconnected prematurely"
"""What Litestar calls an error of the server: somebody left in the middle of a request."""
STATUS = {
    DeviceRefused: 403,
    ForeignOrigin: 403,
    OwnerOnly: 403,
    RecordHidden: 403,
    UnknownCircle: 404,
    UnknownRecord: 404,
    UnknownStep: 404,
    UnknownTable: 404,
    TooFast: 429,
    ArchiveError: 503,
    ReviewRefused: 503,
    StorageError: 503,
}
"""The status of an error that is not 400."""


def locale_for(request: Request[Any, Any, Any]) -> str:
    """The locale of who asks."""
    return locale_of(request.headers.get("accept-language"))


def answer_refusal(request: Request[Any, Any, Any], refused: PaijuError) -> Response[Problem]:
    """The answer to a request that is refused."""
    return _problem(request, refused, STATUS.get(type(refused), 400))


def answer_http_error(request: Request[Any, Any, Any], refused: HTTPException) -> Response[Problem]:
    """The answer to a request that the framework refuses."""
    if refused.status_code >= 500 and refused.detail != _GONE:
        return answer_fault(request, refused)
    match refused.status_code:
        case 404:
            problem = RequestRefused("not-found")
        case 405:
            problem = RequestRefused("method")
        case 413:
            problem = RequestRefused("request-too-large")
        case _:
            problem = RequestRefused("request-invalid", reason=str(refused.detail))
    return _problem(request, problem, refused.status_code)


def answer_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """The answer where the server is at fault; what went wrong, and at which table, stays here."""
    log.error("%s at %s %s", type(fault).__name__, request.method, request.scope.get("path_template", ""))
    return _problem(request, RequestRefused("internal"), 500)


def problem_of(request: Request[Any, Any, Any], refused: PaijuError) -> Problem:
    """A refusal as it is answered to who asks."""
    params = {key: value if isinstance(value, int) else str(value) for key, value in refused.params.items()}
    return Problem(refused.code, refused.text(locale_for(request)), refused.clause, params)


def _problem(request: Request[Any, Any, Any], refused: PaijuError, status: int) -> Response[Problem]:
    shell_of(request).metrics.refused(refused.code)
    return Response(problem_of(request, refused), status_code=status)
