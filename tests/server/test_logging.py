"""Logs of the server: one JSON object per line, without control characters."""

import json
import logging

from ironbridge.server.process.logging import JsonFormatter


def test_a_record_of_uvicorn_carries_no_escape_codes() -> None:
    record = logging.makeLogRecord(
        {"name": "uvicorn.error", "levelname": "INFO", "msg": "Started process [%d]", "args": (7,)}
    )
    record.color_message = "Started process [\x1b[36m%d\x1b[0m]"
    record.port = 8000
    line = JsonFormatter().format(record)
    assert "\\u001b" not in line
    assert "\x1b" not in line
    said = json.loads(line)
    assert (said["event"], said["port"]) == ("Started process [7]", 8000)
