"""Logs as JSON, one object on each line."""

from __future__ import annotations

import logging
import logging.config
import time
from typing import Final

FORM = "%(asctime)s %(levelname)s %(name)s %(message)s"

SAY_AGAIN: Final = 10.0  # seconds


class Sparing(logging.Filter):
    """The same failure with its traceback once in a while only: what fails at every request would fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.said: Final[dict[tuple[str, str, str], float]] = {}
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.exc_info:
            return True
        kind = (record.name, str(record.msg), str(record.exc_info[0]))
        now = time.monotonic()
        if now - self.said.get(kind, -SAY_AGAIN) < SAY_AGAIN:
            self.left_out += 1
            return False
        self.said[kind] = now
        record.left_out, self.left_out = self.left_out, 0
        return True


def set_up_logs(level: str) -> None:
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {
                "json": {
                    "()": "pythonjsonlogger.json.JsonFormatter",
                    "format": FORM,
                    "rename_fields": {"asctime": "time", "levelname": "level", "name": "logger"},
                }
            },
            "filters": {"sparing": {"()": Sparing}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["sparing"]}},
            "root": {"level": level, "handlers": ["stderr"]},
            "loggers": {"alembic": {"level": "WARNING"}, "uvicorn.error": {"level": level}},
        }
    )
