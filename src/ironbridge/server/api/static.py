"""Static files: the built page, and its ``index.html`` for every route of the page.

The build puts compressed copies beside the files, ``.br`` and ``.gz``; the request's
``Accept-Encoding`` chooses one.
"""

import asyncio
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from ironbridge.server.middleware.transfer import accepted
from ironbridge.server.problems import Problem

STATIC: Final = Path(__file__).parents[1] / "static"
NO_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ironbridge</title></head>
<body><p>The table server is running, but its page was not built with this installation.</p></body>
</html>
"""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings of the compressed copies and the ends of their names, the smallest first."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Returns a static file; ``index.html`` for the routes of the page."""
    return await asyncio.to_thread(
        found,
        path,
        accepted(request.headers.get("accept-encoding", "")),
        request.headers.get("if-none-match", ""),
    )


def found(path: str, encodings: set[str], known: str) -> Response[bytes]:
    """Returns the file for a path, in one of these encodings; 304 where the caller has it."""
    name = str(path).strip("/")
    if name.startswith(("api/", "schema/")):
        raise Problem(404, "no-page")
    kind = mimetypes.guess_type(name)[0]
    file = (STATIC / name).resolve()
    if name and STATIC.resolve() in file.parents and file.is_file():
        cache = FOR_EVER if name.startswith("assets/") else "no-cache"
        return sent(file, kind or "application/octet-stream", cache, encodings, known)
    if kind not in (None, "text/html"):  # a missing image or script is not a route of the page
        raise Problem(404, "no-page")
    index = STATIC / "index.html"
    if index.is_file():
        return sent(index, "text/html", "no-cache", encodings, known)
    return Response(NO_PAGE.encode(), media_type="text/html", headers={"cache-control": "no-cache"})


def sent(file: Path, kind: str, cache: str, encodings: set[str], known: str) -> Response[bytes]:
    """Returns the response with a file, or with a compressed copy of it."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for encoding, ending in ENCODINGS.items():
        copy = file.with_name(file.name + ending)
        if encoding in encodings and copy.is_file():
            file = copy
            headers["content-encoding"] = encoding
            break
    headers["etag"] = tag = entity_tag(file, file.stat().st_mtime_ns)
    if tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@lru_cache(1024)
def entity_tag(file: Path, changed: int) -> str:
    """Returns the entity tag of a file's content; ``changed`` is its time of change."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}"'
