"""The pages in docs/ say what the code says: every name is there, every link leads somewhere, every example runs.

A check takes a page as text and lists what is wrong with it, so that each can be shown to fail on an empty page.
"""

from __future__ import annotations

import ast
import doctest
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.cli import app
from reverie.core import catalogue
from reverie.core.contents import ContentSet
from reverie.core.dealers import SeededDealer
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.option import Choice, Number, Option, Switch, settle
from reverie.core.random import Random, seed_hash
from reverie.core.record import FIELDS as RECORD_FIELDS
from reverie.core.record import to_record, write_record
from reverie.games import onirim
from reverie.games.onirim.cards import CARD_NAMES, COPIES
from reverie.games.onirim.position import FIELDS, OUTCOMES, ROWS, STEPS
from reverie.locale.speech import speech

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "reverie"
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
WITH_LINKS = [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]

Check = Callable[[str], list[str]]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def code(room: str = "") -> str:
    return "\n".join(file.read_text() for file in sorted((SOURCES / room).rglob("*.py")))


def rows(text: str) -> list[list[str]]:
    """The cells of every line of every table."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def first_words(text: str) -> set[str]:
    """The words in code type in the first cells of all tables, without what follows them: `play CARD` is play."""
    return {word.partition(" ")[0] for row in rows(text) for word in re.findall("`([^`]+)`", row[0])}


# --- what has to be on which page ---


def protocol_names() -> list[str]:
    """Every name of the protocol; functions with the names of their parameters, properties without any."""
    module = ast.parse((SOURCES / "core" / "game.py").read_text())
    protocol = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    found = []
    for node in protocol.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
        if isinstance(node, ast.FunctionDef):
            asked = f"({', '.join(given.arg for given in node.args.args[1:])})"
            found.append(node.name if node.decorator_list else node.name + asked)
    assert len(found) > 20
    return found


def unexplained_protocol(text: str) -> list[str]:
    told = {row[0] for row in rows(text)}
    return [name for name in protocol_names() if f"`{name}`" not in told]


def unexplained_match(text: str) -> list[str]:
    """What a match offers, and nothing it does not."""
    module = ast.parse((SOURCES / "core" / "match.py").read_text())
    match = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Match")
    inner = {"start", "act", "play_alone", "let_chance_act", "move_base", "go_back"}
    offered = {node.name for node in match.body if isinstance(node, ast.FunctionDef)} - inner
    offered = {name for name in offered if not name.startswith("__")}
    told = {word.partition("(")[0] for word in first_words(text)}
    return sorted(offered - told)


def event_names() -> set[str]:
    rules = code("games/onirim")
    told = re.findall(r'\b(?:tell|tell_move)\("([a-z ]+)"', rules)
    moved = re.findall(r'\b(?:tell_move_of|discard|use_card)\(\w+, "([a-z ]+)"', rules)
    ended = re.findall(r'\bEvent\("([a-z ]+)"', rules)
    return {*told, *moved, *ended}


def unexplained_events(text: str) -> list[str]:
    chapter = text.partition("## Events")[2].partition("\n## ")[0]
    told = {row[0].strip("`") for row in rows(chapter) if row[0].startswith("`")}
    return sorted(told ^ event_names())


def unexplained_questions(text: str) -> list[str]:
    asked = set(re.findall(r'Question\("([a-z-]+)"', code("games/onirim")))
    chapter = text.partition("## Questions")[2].partition("\n## ")[0]
    assert len(asked) > 5
    return [name for name in sorted(asked) if f"`{name}`" not in chapter]


def error_keys() -> set[str]:
    raised = set(re.findall(r'(?:Error|Trouble|Game|Undo|Bad[A-Z]\w+|__init__)\(\s*"([a-z]+(?:-[a-z]+)*)"', code()))
    said = set(re.findall(r'"error-([a-z-]+)"', code()))
    return raised | said


def unexplained_errors(text: str) -> list[str]:
    chapter = text.partition("## Errors")[2].partition("\n## ")[0]
    return [key for key in sorted(error_keys()) if f"`{key}`" not in chapter]


def unexplained_commands(text: str) -> list[str]:
    told = {row[0].removeprefix("`reverie ").rstrip("`") for row in rows(text) if row[0].startswith("`reverie ")}
    return sorted(told ^ set(app.places))


def unexplained_verbs(text: str) -> list[str]:
    chapter = text.partition("## Actions")[2].partition("\n## ")[0]
    return sorted(first_words(chapter) ^ {action.text.partition(" ")[0] for action in onirim.ACTIONS})


def unexplained_cards(text: str) -> list[str]:
    chapter = text.partition("## Cards")[2].partition("\n## ")[0]
    return [name for name in CARD_NAMES if f"`{name}`" not in chapter]


def unexplained_position(text: str) -> list[str]:
    """Fields, steps and the words for the end."""
    chapter = text.partition("## Positions")[2].partition("\n## ")[0]
    fields = {*FIELDS, *ROWS, "top", "seat", "shuffles"}
    steps = {name.partition(":")[0] for name in STEPS}
    told = {word.partition(":")[0] for word in first_words(chapter)}
    ends = {word for word in OUTCOMES[1:] if f"`{word}`" not in chapter}
    return sorted((told ^ (fields | steps)) | ends)


def unexplained_fields(text: str) -> list[str]:
    return sorted(({*RECORD_FIELDS, "result"}) - first_words(text))


def files_of(room: str) -> set[str]:
    """Its modules, and what gathers them, where a game does."""
    folder = SOURCES / room
    found = [file for file in folder.rglob("*.py") if file.name != "__init__.py" or "games" in file.parts]
    return {file.relative_to(folder).as_posix() for file in found if file.stat().st_size}


def unexplained_files(text: str) -> list[str]:
    """Every module is on the map, and every room that is said to be here is here."""
    wrong = []
    for room in ("core", "pieces", "server", *[f"games/{name}" for name in catalogue.names()]):
        chapter = text.partition(f"\n### {room}\n")[2].partition("\n### ")[0]
        told = set(re.findall(r"`([\w/]+\.py)`", chapter))
        wrong += [f"{room}/{name}" for name in told ^ files_of(room)]
    others = text.partition("\n### The others\n")[2].partition("\n## ")[0]
    for room in ("bots", "simulate", "terminal", "locale"):
        wrong += [f"{room}/{name}" for name in files_of(room) if f"`{room}/{name}`" not in others]
    rooms = {folder.name for folder in SOURCES.iterdir() if any(folder.glob("*.py"))}
    chapter = text.partition("## The rooms")[2].partition("\n## ")[0]
    here = {row[0].split("/")[2] for row in rows(chapter) if row[0].startswith("`src/reverie/") and "here" in row[2]}
    return wrong + sorted(rooms ^ here)


def unexplained_dependencies(text: str) -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = [*settings["project"]["optional-dependencies"].values(), *settings["dependency-groups"].values()]
    wanted = [*settings["project"]["dependencies"], *[name for group in groups for name in group]]
    names = [re.split("[<>=]", name)[0] for name in wanted]
    return [name for name in names if f"`{name}`" not in text]


def unlisted_decisions(text: str) -> list[str]:
    return [page.name for page in (DOCS / "decisions").glob("0*.md") if f"]({page.name})" not in text]


def unexplained_make(text: str) -> list[str]:
    targets = re.findall("^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return [target for target in targets if f"`make {target}`" not in text]


def values_of(option: Option) -> list[str]:
    """The values as the rule sheet lists them, the default first."""
    if isinstance(option, Choice):
        return [f"`{value}`" for value in option.values]
    if isinstance(option, Number):
        others = [number for number in range(option.lowest, option.highest + 1) if number != option.default]
        return [str(number) for number in [option.default, *others]]
    if isinstance(option, ContentSet):
        return [f"`{option.default}`"]
    assert isinstance(option, Switch)
    return ["`on`", "`off`"] if option.default else ["`off`", "`on`"]


def wrong_options(text: str) -> list[str]:
    told = {row[0]: row[1:3] for row in rows(text)}
    declared = {f"`{option.name}`": [", ".join(values_of(option)), option.rule] for option in onirim.OPTIONS}
    return [name for name, row in declared.items() if told.get(name) != row]


def wrong_clauses(text: str, game: str = "onirim") -> list[str]:
    """The sheet has the clauses and headings of the Fluent file, word for word and in its order."""
    wanted = [
        f"- **{key.removeprefix('rule-')}** {words}" if key.startswith("rule-") else f"## {words}"
        for key, words in speech("en").outline(f"{game}-rules")
    ]
    found = [line for line in text.splitlines() if re.match(r"- \*\*[A-Z]-|## ", line)]
    return [line for line, other in zip(wanted, [*found, *[""] * len(wanted)], strict=False) if line != other]


def missing_disagreements(text: str) -> list[str]:
    told = {row[0] for row in rows(text)}
    return [f"D-{number}" for number in range(1, 14) if f"D-{number}" not in told]


def wrong_deck(text: str) -> list[str]:
    """The kinds in the order of `odds`, with how many there are."""
    line = "  ".join(f"{name} {copies}" for name, copies in zip(CARD_NAMES, COPIES, strict=True))
    return [] if line in text else [line]


CHECKS: list[tuple[str, Check]] = [
    ("docs/protocol.md", unexplained_protocol),
    ("docs/protocol.md", unexplained_match),
    ("docs/protocol.md", unexplained_events),
    ("docs/protocol.md", unexplained_questions),
    ("docs/protocol.md", unexplained_errors),
    ("docs/protocol.md", unexplained_commands),
    ("docs/notation.md", unexplained_cards),
    ("docs/notation.md", unexplained_verbs),
    ("docs/notation.md", unexplained_position),
    ("docs/records.md", unexplained_fields),
    ("docs/records.md", wrong_deck),
    ("docs/map.md", unexplained_files),
    ("docs/rules/onirim.md", wrong_options),
    ("docs/rules/onirim.md", wrong_clauses),
    ("docs/rules/onirim.md", missing_disagreements),
    ("docs/decisions/0014-dependencies.md", unexplained_dependencies),
    ("docs/decisions/README.md", unlisted_decisions),
    ("CONTRIBUTING.md", unexplained_make),
]
every_check = pytest.mark.parametrize(("page", "check"), CHECKS, ids=[check.__name__ for _, check in CHECKS])


@every_check
def test_page_says_what_the_code_says(page: str, check: Check) -> None:
    assert check((ROOT / page).read_text()) == []


@every_check
def test_check_can_fail(page: str, check: Check) -> None:
    assert check("") != []


def test_every_game_has_its_rule_sheet() -> None:
    for name in catalogue.names():
        assert wrong_clauses((DOCS / "rules" / f"{name}.md").read_text(), name) == []


def test_a_changed_word_in_a_clause_is_noticed() -> None:
    sheet = (DOCS / "rules" / "onirim.md").read_text()
    assert wrong_clauses(sheet.replace("may not show", "may show")) != []


# --- links ---


def broken_links(page: Path, text: str) -> list[str]:
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    inside = [link.partition("#")[0] for link in links if "://" not in link and not link.startswith("#")]
    return [link for link in inside if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", WITH_LINKS, ids=name_of)
def test_links_lead_to_files(page: Path) -> None:
    assert broken_links(page, page.read_text()) == []


def test_broken_links_are_noticed() -> None:
    assert broken_links(DOCS / "map.md", "[a](words.md) [b](nowhere.md) [c](https://example.org)") == ["nowhere.md"]
    assert sum(page.read_text().count("](") for page in PAGES) > 30


# --- examples ---


def run_examples(page: str, text: str) -> int:
    """Run the Python blocks of a page in one namespace; how many there were. Raises what they raise."""
    names: dict[str, Any] = {}
    blocks = re.findall(r"^```python( uncompiled)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    for uncompiled, block in blocks:
        if uncompiled and reverie.build() == "compiled":
            # Native classes cannot be subclassed by uncompiled code: decision 2.
            with pytest.raises(TypeError):
                exec(compile(block, page, "exec"), names)
        elif ">>>" in block:
            examples = doctest.DocTestParser().get_doctest(block, names, page, page, 0)
            result = doctest.DocTestRunner(verbose=False).run(examples, clear_globs=False)
            assert result.failed == 0, page
            names.update(examples.globs)
        else:
            exec(compile(block, page, "exec"), names)
    return len(blocks)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_run(page: Path) -> None:
    text = page.read_text()
    assert run_examples(name_of(page), text) == text.count("```python")


def test_examples_can_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum(page.read_text().count("```python") for page in PAGES) > 10
    with pytest.raises(AssertionError):
        run_examples("page", "```python\nassert 1 == 2\n```\n")
    with pytest.raises(AssertionError):
        run_examples("page", "```python\n>>> 1 + 1\n3\n\n```\n")


# --- events, as they are told in matches ---


def moves_told(text: str) -> dict[str, tuple[set[str], set[str]]]:
    """For each event that moves a card, the places it may come from and go to."""
    chapter = text.partition("## Events")[2].partition("\n## ")[0].partition("Four events")[0]
    told = {}
    for row in rows(chapter):
        if row[0].startswith("`") and "," in row[1]:
            pairs = [re.sub("^(then|or) ", "", pair.strip()).split(", ") for pair in row[1].split(";")]
            origins = {place for pair in pairs for place in pair[0].split(" / ")}
            targets = {place for pair in pairs for place in pair[1].split(" / ")}
            told[row[0].strip("`")] = (origins, targets)
    return told


def moves_made() -> dict[str, tuple[set[str], set[str]]]:
    made: dict[str, tuple[set[str], set[str]]] = {}
    for number in range(24):
        given = {"players": 2, "claim": "ask", "coop_duplicate": "give"} if number % 3 else {}
        match = Match(onirim, given, f"moves {number}")
        random = Random("moves", str(number))
        while match.actor != NOBODY:
            choices = match.choices(match.actor)
            match.play(match.actor, choices[random.below(len(choices))])
        for event in match.events(0):
            if "from" in event:
                origins, targets = made.setdefault(str(event["event"]), (set(), set()))
                origins.add(str(event["from"]))
                targets.add(str(event["to"]))
    return made


def test_events_move_cards_as_the_page_says() -> None:
    told = moves_told((DOCS / "protocol.md").read_text())
    made = moves_made()
    assert set(made) <= set(told)
    assert len(made) > 10
    for name, (origins, targets) in made.items():
        assert origins <= told[name][0], name
        assert targets <= told[name][1], name


# --- the test vectors and the record in docs/records.md ---


def block(kind: str) -> str:
    found = re.search(rf"^```json {kind}\n(.*?)^```$", (DOCS / "records.md").read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


VECTORS = json.loads(block("vectors"))


def words(stream: Random) -> list[int]:
    return [stream.a, stream.b, stream.c, stream.d]


def test_vectors_of_hashes() -> None:
    assert VECTORS["hashes"]
    assert [seed_hash(vector["seed"]) for vector in VECTORS["hashes"]] == [
        vector["sha256"] for vector in VECTORS["hashes"]
    ]


def test_vectors_of_streams() -> None:
    assert len(VECTORS["streams"]) > 3
    for vector in VECTORS["streams"]:
        stream = Random(vector["seed"], vector["name"])
        assert words(stream) == vector["words"]
        assert [stream.next() for _ in vector["next"]] == vector["next"]


def test_vectors_of_bounded_numbers() -> None:
    assert len(VECTORS["below"]) > 3
    for vector in VECTORS["below"]:
        stream = Random(vector["seed"], vector["name"])
        assert [stream.below(vector["bound"]) for _ in vector["numbers"]] == vector["numbers"]


def test_vectors_of_bounded_numbers_show_a_number_drawn_again() -> None:
    """Else a verifier without the rejection would pass."""

    def plain(vector: dict[str, Any]) -> list[int]:
        stream = Random(vector["seed"], vector["name"])
        return [stream.next() * vector["bound"] >> 32 for _ in vector["numbers"]]

    assert any(plain(vector) != vector["numbers"] for vector in VECTORS["below"])


def test_vectors_of_restarted_streams() -> None:
    assert VECTORS["restarts"]
    for vector in VECTORS["restarts"]:
        stream = Random(vector["seed"], vector["name"])
        stream.restart(vector["number"])
        assert words(stream) == vector["words"]
        assert [stream.next() for _ in vector["next"]] == vector["next"]


def test_vectors_of_piles() -> None:
    assert VECTORS["piles"]
    for vector in VECTORS["piles"]:
        state = onirim.new(settle(onirim.OPTIONS, {}))
        source = onirim.source(state)
        assert (source.name, source.shuffle) == (vector["pile"], vector["shuffle"])
        pile = SeededDealer(vector["seed"]).shuffled(onirim, onirim.odds(state), source)
        assert [action.text.removeprefix("deal ") for action in reversed(pile)] == " ".join(vector["cards"]).split()


def replayed(log: list[str]) -> Match:
    match = Match(onirim, seed="reverie")
    for line in log:
        if line.startswith("0 "):
            match.play_text(0, line.removeprefix("0 "))
    return match


def test_vector_of_a_log() -> None:
    assert to_record(replayed(VECTORS["log"]))["log"] == VECTORS["log"]
    assert sum(line.startswith("0 ") for line in VECTORS["log"]) == 4


def test_the_record_on_the_page_is_spelled_as_we_spell_it() -> None:
    assert write_record(to_record(replayed(json.loads(block("record"))["log"]))) == block("record")
