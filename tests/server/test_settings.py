"""How a server is set up, and what it serves beside the tables."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from reverie.cli import run
from reverie.core.errors import ReverieError
from reverie.server.settings import Settings, database_url, settings_from
from tests.server.conftest import NewDatabase
from tests.server.running import Player, serving


def test_what_is_given_beats_the_environment_beats_the_default() -> None:
    environ = {
        "REVERIE_SERVER_PATIENCE": "7",
        "REVERIE_SERVER_DB": "sqlite:///b.db",
        "REVERIE_SERVER_SECURE_COOKIES": "true",
    }
    settings = settings_from(environ, {"db": "sqlite:///a.db"})
    assert (settings.db, settings.patience, settings.secure_cookies) == ("sqlite:///a.db", 7, True)
    assert settings.heartbeat == Settings().heartbeat


@pytest.mark.parametrize(
    ("environ", "key"),
    [
        ({"REVERIE_SERVER_PATIENCE": "long"}, "setting"),
        ({"REVERIE_SERVER_CLIENT": "no/such/folder"}, "setting"),
        ({"REVERIE_SERVER_DB": "mysql://localhost/x"}, "database"),
        ({"REVERIE_SERVER_DB": "nonsense"}, "database"),
    ],
)
def test_a_bad_setting_is_one_sentence(environ: dict[str, str], key: str) -> None:
    with pytest.raises(ReverieError) as error:
        settings_from(environ, {})
    assert error.value.key == key


def test_the_command_line_says_it_in_the_users_language(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "database"), ("pl", "bazy"), ("ko", "데이터베이스")):
        assert run(["serve", "--db", "nonsense", "--lang", language]) == 2
        assert word in capsys.readouterr().err


def test_urls_get_our_drivers() -> None:
    assert database_url("sqlite:///a.db").drivername == "sqlite+aiosqlite"
    assert database_url("postgres://ann@host/x").drivername == "postgresql+asyncpg"


def test_a_web_client_is_served_beside_the_tables(new_database: NewDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>A client</title>")
    (folder / "app.js").write_text("export {};")
    with serving(new_database("sqlite"), tmp_path / "log", client=folder) as server:
        front = httpx.get(f"{server.url}/")
        assert "A client" in front.text
        assert "default-src 'none'" in front.headers["content-security-policy"]
        assert httpx.get(f"{server.url}/app.js").headers["content-type"].startswith("text/javascript")
        assert httpx.get(f"{server.url}/../settings.py").status_code == 404
        player = Player(server.url)
        assert player.join(player.open()["id"]).heard[0]["type"] == "welcome"
