"""Static files: the built page, and its ``index.html`` for every route of the page."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ironbridge.server.problems import Problem

STATIC: Final = Path(__file__).parents[1] / "static"
NO_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ironbridge</title></head>
<body><p>The table server is running, but its page was not built with this installation.</p></body>
</html>
"""
FOR_EVER: Final = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """Returns a static file; ``index.html`` for the routes of the page."""
    return await asyncio.to_thread(found, path)


def found(path: str) -> Response[bytes]:
    """Returns the file for a path."""
    name = str(path).strip("/")
    if name.startswith(("api/", "schema/")):
        raise Problem(404, "no-page")
    kind = mimetypes.guess_type(name)[0]
    file = (STATIC / name).resolve()
    if name and STATIC.resolve() in file.parents and file.is_file():
        kind = kind or "application/octet-stream"
        cache = FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if kind not in (None, "text/html"):  # a missing image or script is not a route of the page
        raise Problem(404, "no-page")
    index = STATIC / "index.html"
    body = index.read_bytes() if index.is_file() else NO_PAGE.encode()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})
