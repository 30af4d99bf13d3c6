"""The OpenAPI document, with every refusal in it: each is a `Problem`."""

from http import HTTPStatus

from litestar import Litestar
from litestar.enums import MediaType
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference, RequestBody

PROBLEM = Reference("#/components/schemas/Problem")
RECORD = Reference("#/components/schemas/Record")
ALWAYS = (400, 403, 429, 503)
"""Refusals that any request may meet: it is not as it must be, comes from elsewhere, too often, or at a bad time."""


def document_refusals(app: Litestar) -> None:
    """Put into the document of an application how each of its operations may refuse."""
    for item in (app.openapi_schema.paths or {}).values():
        for operation in (item.get, item.post):
            if operation is not None:
                statuses = (*ALWAYS, *_further(operation))
                responses = {str(status): _refused(status) for status in statuses}
                operation.responses = {**(operation.responses or {}), **responses}


class ReadsRecord(Operation):
    """An operation whose body is a record file, which is read as bytes."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={MediaType.JSON: OpenAPIMediaType(schema=RECORD)}, required=True
        )


def _further(operation: Operation) -> tuple[int, ...]:
    """What depends on what is asked for: something that there is not, or too large a body."""
    named = any(getattr(parameter, "param_in", "") == "path" for parameter in operation.parameters or ())
    return (404,) * named + (413,) * (operation.request_body is not None)


def _refused(status: int) -> OpenAPIResponse:
    content: dict[str, OpenAPIMediaType] = {MediaType.JSON: OpenAPIMediaType(schema=PROBLEM)}
    return OpenAPIResponse(description=HTTPStatus(status).phrase, content=content)
