"""Logs as JSON, one object on each line."""

from __future__ import annotations

import logging
import logging.config

FORM = "%(asctime)s %(levelname)s %(name)s %(message)s"


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
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"level": level, "handlers": ["stderr"]},
            "loggers": {"alembic": {"level": "WARNING"}, "uvicorn.error": {"level": level}},
        }
    )
