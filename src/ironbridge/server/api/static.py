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

from ironbridge.server.middleware.public_address import PREFIX
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
        str(dict(request.scope).get(PREFIX, "")),
        accepted(request.headers.get("accept-encoding", "")),
        request.headers.get("if-none-match", ""),
    )


def found(path: str, prefix: str, encodings: set[str], known: str) -> Response[bytes]:
    """Returns the file for a path, in one of these encodings; 304 where the caller has it.

    ``prefix`` is the sub-path under which the browser reaches the server.
    """
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
    if index.is_file() and prefix:
        return sent_below(index, prefix, known)
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


def sent_below(index: Path, prefix: str, known: str) -> Response[bytes]:
    """Returns the response with the page for a server below a sub-path."""
    body = below(index, index.stat().st_mtime_ns, prefix)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="text/html", headers=headers)


@lru_cache(16)
def below(index: Path, changed: int, prefix: str) -> bytes:
    """Returns the page with the addresses of its files below a sub-path, which it also names."""
    text = index.read_text("utf-8").replace('="/', f'="{prefix}/')
    return text.replace("<head>", f'<head><meta name="base-path" content="{prefix}">', 1).encode()


@lru_cache(1024)
def entity_tag(file: Path, changed: int) -> str:
    """Returns the entity tag of a file's content; ``changed`` is its time of change."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}"'
