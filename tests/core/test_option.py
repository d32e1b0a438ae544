"""Options: declared once, read from what a person types or a record holds."""

from __future__ import annotations

import pytest

from reverie.core.errors import BadOption
from reverie.core.option import Choice, Number, Switch, read_options, settle

DECLARED = (
    Choice("info", ("silent", "open"), "O-52"),
    Number("rounds", 1, 9, 6, "D-11"),
    Switch("rescue", False, "O-37"),
)


def test_what_is_not_given_has_its_default() -> None:
    assert settle(DECLARED, {}) == {"info": "silent", "rounds": 6, "rescue": False}
    assert settle(DECLARED, {"rounds": 3})["rounds"] == 3


def test_options_are_typed_as_name_and_value() -> None:
    given = read_options(DECLARED, ["info=open", "rounds=2", "rescue=on"])
    assert given == {"info": "open", "rounds": 2, "rescue": True}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("info", "option-form"),
        ("mood=open", "option-unknown"),
        ("info=loud", "option-value"),
        ("rounds=0", "option-value"),
        ("rounds=10", "option-value"),
        ("rounds=two", "option-value"),
        ("rounds=٣", "option-value"),
        ("rounds=99999999999999999999", "option-value"),
        ("rescue=yes", "option-value"),
        ("=", "option-unknown"),
    ],
)
def test_a_wrong_option_says_what_is_wrong(text: str, key: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(DECLARED, [text])
    assert error.value.key == key


@pytest.mark.parametrize("given", [{"mood": 1}, {"info": 1}, {"rounds": "6"}, {"rounds": True}, {"rescue": 1}])
def test_a_record_with_a_wrong_option_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        settle(DECLARED, given)
