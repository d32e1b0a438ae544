"""How a server is set up: the command line gives the most important settings, the environment the rest."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from reverie.core.errors import ReverieError

PREFIX: Final = "REVERIE_SERVER_"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set. Times are in seconds, sizes in bytes."""

    db: str = "sqlite:///reverie.db"
    client: str = ""  # folder with the built web client; empty: none
    origins: str = ""  # further origins a browser may come from, with blanks between them
    secure_cookies: bool = False  # true behind a proxy that speaks HTTPS
    log_level: str = "INFO"
    metrics: str = ""  # HOST:PORT where Prometheus finds them; empty: nowhere

    largest_message: int = 8_192
    messages_per_second: float = 100.0
    messages_at_once: int = 200
    writes_per_second: float = 5.0  # requests that change something, for each address
    writes_at_once: int = 60
    request_seconds: float = 30.0  # for a whole request to arrive, headers and body
    connections_per_address: int = 200  # those of a proxy we trust are not counted
    sockets_per_guest: int = 20
    open_tables: int = 20  # unfinished ones, for each guest
    waiting_bytes: int = 1_000_000  # a client that lets more wait is let go; it can come back and resume

    record_seconds: float = 10.0  # of work with records (verifying, looking back), for each address
    record_share: float = 0.2  # of every second, by which that is refilled

    bot_seconds: float = 2.0
    thinkers: int = 0  # processes in which bots think; 0: one less than there are cores, at most 4
    heartbeat: float = 15.0
    patience: float = 120.0  # unless the table says otherwise
    sleep_after: float = 900.0


def settings_from(environ: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """What was given, else what the environment says (REVERIE_SERVER_PATIENCE and so on), else the default."""
    said = {
        name: environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environ and name not in given
    }
    try:
        settings = msgspec.convert({**said, **given}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ReverieError("setting", {"reason": str(error)}) from error
    database_url(settings.db)
    if settings.client and not Path(settings.client).is_dir():
        raise ReverieError("setting", {"reason": f"client={settings.client}"})
    return settings


def database_url(text: str) -> URL:
    """A URL as people write it, with the driver that we use."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise ReverieError("database", {"url": text}) from error
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise ReverieError("database", {"url": text})
    return url.set(drivername=driver)
