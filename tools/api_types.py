"""Generates the page's types of the API: ``frontend/src/lib/schema.d.ts`` from the OpenAPI schema.

Run it after a change of the API::

    .venv/bin/python -m tools.api_types

A test compares the file with the generated one.
"""

import json
import subprocess
import tempfile
from pathlib import Path

from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from tools import build_page

TYPES = build_page.FRONTEND / "src" / "lib" / "schema.d.ts"
PROGRAM = build_page.FRONTEND / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def main() -> None:
    """Writes the file."""
    TYPES.write_text(types(), encoding="utf-8")


def types() -> str:
    """Returns the TypeScript types of the current schema."""
    (node, _), environment = build_page.npm()
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "schema.json"
        app = create_app(ServerConfig(data=folder))
        schema.write_text(json.dumps(app.openapi_schema.to_schema()), encoding="utf-8")
        made = subprocess.run(
            [node, str(PROGRAM), str(schema), "--default-non-nullable", "false"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return made.stdout


if __name__ == "__main__":
    main()
