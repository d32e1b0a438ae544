"""Every sentence exists in every language, with the same variables, and is said somewhere."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from reverie.core import catalogue
from reverie.games.onirim.cards import CARD_NAMES
from reverie.locale.speech import FOLDER, LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "reverie"
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ko": {"other"}}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.categories: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.categories.append(keys)
        self.generic_visit(node)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> Variables:
    visitor = Variables()
    visitor.visit(message)
    return visitor


every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_file
@every_language
def test_every_language_says_everything(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@every_language
def test_no_sentence_stands_in_two_files(language: str) -> None:
    """The later file would silently win."""
    keys = [key for file in FILES for key in messages(language, file)]
    assert [key for key in keys if keys.count(key) > 1] == []


@every_file
@every_language
def test_no_sentence_asks_for_a_variable_it_will_not_get(language: str, file: str) -> None:
    english = messages("en", file)
    for key, message in messages(language, file).items():
        assert variables(message).names <= variables(english[key]).names, key


@every_file
@every_language
def test_plural_forms_are_those_of_the_language(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        for categories in variables(message).categories:
            assert categories <= PLURALS[language], key
            assert categories & {"one", "few"}, key


def texts_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the code, and what its f-strings can become."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in SOURCES.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text())):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, python.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else "[A-Za-z0-9_-]+"
                    for part in node.values
                ]
                patterns.append(re.compile("".join(parts)))
    for file in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        text = file.read_text()
        whole |= set(re.findall(r'"([a-z]+(?:-[A-Za-z0-9_]+)+)"', text))
        for template in re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", text):
            parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
            patterns.append(re.compile("[A-Za-z0-9_-]+".join(parts)))
    return whole, patterns


@every_file
def test_every_sentence_is_said_somewhere(file: str) -> None:
    whole, patterns = texts_in_code()
    # `do` actions are put together from a list; `{a}-{b}` alone would fit every key.
    telling = [pattern for pattern in patterns if re.search("[a-z]{3}-", pattern.pattern.replace("\\", ""))]

    def said(key: str) -> bool:
        if key.startswith("error-"):
            return key in whole or key.removeprefix("error-") in whole
        spoken = any(pattern.fullmatch(key) for pattern in telling) or any(
            pattern.fullmatch(key) for pattern in patterns if key.partition("-")[0] in catalogue.names()
        )
        return key in whole or spoken or key.startswith("onirim-do-")

    assert len(telling) > 10
    assert [key for key in messages("en", file) if not said(key)] == []


def test_every_error_key_has_a_sentence() -> None:
    text = "\n".join(file.read_text() for file in SOURCES.rglob("*.py"))
    raised = set(
        re.findall(
            r'(?:ReverieError|BadNotation|BadOption|BadRecord|CannotUndo|UnknownGame|FileTrouble)\(\s*"([a-z-]+)"', text
        )
    )
    # Dealers and scripts are for those who program: nothing of theirs reaches a person.
    raised -= {"script-over", "script-impossible"}
    assert len(raised) > 20
    assert {f"error-{key}" for key in raised} <= {key for file in FILES for key in messages("en", file)}


def test_every_card_action_question_event_and_option_has_words() -> None:
    game = catalogue.find("onirim")
    known = set(messages("en", "onirim.ftl"))
    needed = {f"onirim-card-{name}" for name in CARD_NAMES}
    needed |= {f"onirim-option-{option.name}" for option in game.OPTIONS}
    for action in game.ACTIONS:
        verb, *rest = game.write(action).split()
        others = [word for word in rest if word not in CARD_NAMES and word not in ("shared", "partner")]
        if verb != "deal":
            needed.add("-".join(["onirim-do", verb, *others]))
    rules = "\n".join(file.read_text() for file in (SOURCES / "games" / "onirim").glob("*.py"))
    needed |= {f"onirim-ask-{name}" for name in re.findall(r'Question\("([a-z-]+)"', rules)}
    events = set(re.findall(r'tell(?:_move|_move_of)?\((?:owner, |holder, )?"([a-z ]+)"', rules)) - {"turn"}
    assert len(events) > 10
    needed |= {f"onirim-event-{name.replace(' ', '-')}" for name in events}
    assert needed - known == set()
