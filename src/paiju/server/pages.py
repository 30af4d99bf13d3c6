"""The page: the built client, or where it is missing a page that says how to build it."""

import importlib
import importlib.util
import mimetypes
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from paiju.server.origin import is_host
from paiju.server.problems import answer_http_error, locale_for
from paiju.texts import text

CLIENT = "paiju_client"
"""The package that the build puts the client in."""
CHECKOUT = Path(__file__).parents[3]
"""Where `src` lies, if this runs from a checkout."""
SERVED = {".svg", ".png", ".ico", ".txt", ".json", ".js", ".webmanifest"}
"""What may lie beside the page: icons, the service worker and the like."""
FOR_EVER = "public, max-age=31536000, immutable"
"""How long a file is kept whose name changes with its content."""
PLAIN = (
    "html{background:#0f3d33;color:#f4f1e4;font:16px/1.5 system-ui,sans-serif}"
    "main{max-width:30em;margin:20vh auto 0;padding:0 20px}h1{font-size:24px}p{white-space:pre-line}"
)
"""How a page without the client looks: as the table does."""
AGAIN = (
    "const again=()=>fetch(location.href).then(({status})=>status<500&&location.reload(),()=>{});"
    "setInterval(again,4000);addEventListener('online',again)"
)
"""Loads the address that was wanted as soon as it can be reached; a page that loads anew in vain is read from its
beginning again and again.
"""
PAGES = [
    "/",
    "/t/{ident:str}/records",
    "/t/{ident:str}/records/{match:int}/{hand:int}",
    "/replay",
    "/replay/{token:str}",
    "/device/{token:str}",
    "/history",
    "/circles",
    "/circles/{ident:str}",
    "/circles/{ident:str}/ledger",
    "/learn/{game:str}",
    "/rules",
    "/rules/{game:str}",
]
"""The addresses of the page, but for those whose links tell what they lead to."""
AnyRequest = Request[Any, Any, Any]
Page = Callable[[AnyRequest, int, str], Response[str]]
"""Answers a request with the page, a status, and lines of its own for the head."""
Preview = Callable[[AnyRequest, str], Awaitable[str]]
"""The head lines that tell what a link leads to, by the last part of its address."""


def client_folder() -> Path | None:
    """Where the built client lies: the installed one, in a checkout `web/dist`; None where it is not built."""
    if importlib.util.find_spec(CLIENT) is None:
        folder = CHECKOUT / "web/dist"
    else:
        folder = Path(importlib.import_module(CLIENT).FOLDER)
    return folder if (folder / "index.html").is_file() else None


def page_handlers(folder: Path | None, previews: Mapping[str, Preview]) -> list[HTTPRouteHandler]:
    """The handlers of the page and of the files that it needs; `previews` are by the addresses before the last part."""
    page = page_of(folder)
    handlers = [_index(page), *(_told(page, address, preview) for address, preview in previews.items())]
    if folder is None:
        return handlers
    handlers.append(offline)
    beside = [path for path in sorted(folder.iterdir()) if path.is_file() and path.suffix in SERVED]
    built = [path for path in sorted((folder / "assets").glob("*")) if path.is_file()]
    # What there is when the server starts: no address that somebody makes up is looked for among the files.
    handlers += [_file(f"/{path.name}", path, "no-cache") for path in beside]
    handlers += [_file(f"/assets/{path.name}", path, FOR_EVER) for path in built]
    return handlers


def page_of(folder: Path | None) -> Page:
    """The page, the same for every address but for its head, as an answer with a status of its own."""
    page = (folder / "index.html").read_text(encoding="utf-8") if folder else None

    def answer(request: AnyRequest, status: int, head: str) -> Response[str]:
        headers = {
            "Content-Security-Policy": _policy(request.headers.get("host", "")),
            "Cache-Control": "no-cache",
        }
        body = page
        if body is not None:
            body = body.replace("</head>", f"{head}</head>", 1)
        else:
            body, status = _plain(locale_for(request), "serve-no-client-title", "serve-no-client"), 503
        return Response(body, headers=headers, status_code=status, media_type=MediaType.HTML)

    return answer


def answer_astray(page: Page) -> Callable[[AnyRequest, HTTPException], Response[Any]]:
    """The answer where the framework refuses: who looks for a page with a browser gets one that says so."""

    def answer(request: AnyRequest, refused: HTTPException) -> Response[Any]:
        if refused.status_code == 404 and _looks_for_page(request):
            return page(request, 404, "")
        return answer_http_error(request, refused)

    return answer


def _looks_for_page(request: AnyRequest) -> bool:
    wanted = "text/html" in request.headers.get("accept", "")
    return wanted and request.method == "GET" and not request.scope["path"].startswith(("/api/", "/assets/"))


def _index(page: Page) -> HTTPRouteHandler:
    @get(PAGES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def index(request: AnyRequest) -> Response[str]:
        """The page, which knows by its address what to show."""
        return page(request, 200, "")

    return index


def _told(page: Page, address: str, preview: Preview) -> HTTPRouteHandler:
    @get(f"{address}/{{ident:str}}", media_type=MediaType.HTML, include_in_schema=False)
    async def told(request: AnyRequest, ident: FromPath[str]) -> Response[str]:
        """The page, which tells in its head what its link leads to."""
        return page(request, 200, await preview(request, ident))

    return told


@get("/offline", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def offline(request: AnyRequest) -> Response[str]:
    """What the service worker shows without a network, until the address that was wanted can be reached."""
    script = f"<script>{AGAIN}</script>"
    body = _plain(locale_for(request), "serve-offline-title", "serve-offline", script)
    headers = {"Content-Security-Policy": _policy("", AGAIN), "Cache-Control": "no-cache"}
    return Response(body, headers=headers, media_type=MediaType.HTML)


def _file(address: str, path: Path, kept: str) -> HTTPRouteHandler:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"

    @get(address, media_type=kind, include_in_schema=False, sync_to_thread=False)
    def file() -> File:
        """A file of the page."""
        headers = {"Cache-Control": kept}
        if path.suffix == ".js":
            # A worker is held to the policy of its own file, and the service worker fetches.
            headers["Content-Security-Policy"] = _policy("")
        return File(path, media_type=kind, content_disposition_type="inline", headers=headers)

    return file


def _policy(host: str, script: str = "") -> str:
    """The content security policy: everything from here, no inline script but the one that is given.

    Older Safari wants the sockets by name.
    """
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    inline = f" 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" if script else ""
    return (
        f"default-src 'self'; script-src 'self'{inline}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def _plain(locale: str, title: str, body: str, head: str = "") -> str:
    """A page without the client, of the texts of two keys."""
    said = escape(text(title, locale))
    return (
        f'<!doctype html><html lang="{locale}"><meta charset="utf-8">{head}'
        f'<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        f"<title>{said}</title><style>{PLAIN}</style>"
        f"<main><h1>{said}</h1><p>{escape(text(body, locale))}</p></main></html>"
    )
