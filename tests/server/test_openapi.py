"""Schemathesis tries everything the OpenAPI description allows, and what it does not."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, serving


@pytest.fixture(scope="module")
def described(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(new_database("sqlite"), tmp_path_factory.mktemp("openapi") / "log") as server:
        yield server
    assert server.mistakes() == []


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_request_keeps_to_the_description(described: Server, mode: GenerationMode) -> None:
    """What the description allows, and what it does not: each is answered as it says, and never with a 500."""
    token = Player(described.url).http.headers["Authorization"]
    tried = 0
    for found in schemathesis.openapi.from_url(f"{described.url}/openapi.json").get_all_operations():
        assert isinstance(found, Ok), "the description is well made"
        operation = found.ok()

        @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def answered(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(headers={"Authorization": token})

        with contextlib.suppress(Unsatisfiable, SkipTest):  # a request without parameters cannot be wrong
            answered()
    assert tried > 50
