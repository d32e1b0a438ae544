"""Every sentence exists in every language, with the same variables, and is said somewhere."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from reverie.bots.registry import bot_names
from reverie.core import catalogue
from reverie.games.onirim.cards import CARD_NAMES
from reverie.locale.speech import FOLDER, LANGUAGES, Speech

SOURCES = Path(__file__).parents[2] / "src" / "reverie"
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ko": {"other"}}


# Words a rulebook or another of our texts has a better one for, so that one thing keeps one name.
LEFT_BEHIND = {
    "en": ["[Cc]hamber", "The other one looks", "[Ww]in chance|[Cc]hance of winning"],
    "pl": [
        "osobist",  # both rulebooks of Onirim: Zasoby prywatne
        "do teraz",
        "[Zz]apłat[ay] ręką",
        "Druga osoba nie patrzy",
        "samo się dzieje",
        "Ilu jest graczy",
        "Świat Snu",  # Kraina Snów
        "odnośnik",  # link
        "na przejści|Inne przejścia|przejściami",  # połączenia
        "jednym jedynym",
        "albo żadnej",
        "kart[aęy]? Golema",  # karty ruchu Golema
        "[Rr]obisz coś z tym",
        "pierwsza tura w partii",  # Labyrinth has kolejki
        "zaułk",  # ślepy korytarz
        "[Ss]zansa wygranej",  # szansa na wygraną
        "rzut, równy",
        "stosów z dwóch,",  # stosów dwóch Okruchów
    ],
    "ko": [
        r"문 (\d+|하나|한|두|세|네|여섯|여덟) ?개",  # doors are cards: 장
        "(네|여섯|여덟) 개의 문|문을 (네|여덟) 개|문 하나",
        r"\d(장|칸|명|번|점)[를가는와](?![가-힣])|\d(개|그루)[을은과](?![가-힣])",  # as it sounds
        "무료 걸음",  # 무료 이동
        "건설",  # 짓기
        "두고 있는 봇|끝까지 두는",  # 플레이하다: nobody puts stones on a board here
        "침묵",  # 비공개
        "그림이|그림을",  # 기호
        "같은 운",  # 같은 조건
        "공짜",  # 무료
        "멂|가장 긺",
        r"\}단계 (더미|카드)|[IVX]단계",  # 단계 is a phase; cards have a 레벨
        "구성 파일",  # which would be a configuration; 콘텐츠 파일
        "경기",  # 판
        r"행동이? \d|행동 \{",  # 행동력 in Labyrinth
        "보통 (타일|칸|통로)",  # 일반
        "래비린스",  # 라비린스
        "참이에요",
        r"은\(는\)|이\(가\)|을\(를\)",
    ],
}


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


@every_file
@every_language
def test_no_sentence_uses_a_word_that_was_left_behind(language: str, file: str) -> None:
    for number, line in enumerate((FOLDER / language / file).read_text(encoding="utf-8").splitlines(), 1):
        found = [word for word in LEFT_BEHIND[language] if re.search(word, line.partition(" = ")[2] or line)]
        assert found == [], f"{language}/{file}:{number}"


@every_language
def test_every_bot_and_every_shard_has_a_name_in_the_language(language: str) -> None:
    known = set(messages(language, "common.ftl")) | set(messages(language, "dreamscape.ftl"))
    assert {f"bot-{bot}" for game in catalogue.names() for bot in bot_names(game)} <= known
    assert {f"dreamscape-sign-{letter}" for letter in "WEMRSN"} <= known


@every_language
def test_a_sign_of_a_shard_never_looks_like_the_notation_of_another(language: str) -> None:
    said = {letter: Speech(language).say(f"dreamscape-sign-{letter}") for letter in "WEMRSN"}
    assert len(set(said.values())) == len(said)
    assert [sign for letter, sign in said.items() if sign in said and sign != letter] == []


def test_the_browser_shows_no_bot_by_its_english_name() -> None:
    shown = r"<option value=\{(\w*\.?bot|found)\}>\{\1\}|bot: seat\.lent|seat\.bot \?\?"
    assert [file.name for file in CLIENT.rglob("*.*") if re.search(shown, file.read_text())] == []


def test_no_korean_particle_depends_on_a_word_that_changes() -> None:
    """Which form a particle has depends on the last sound before it; some variables always end in the same word."""
    steady = {("dreamscape.ftl", "$shard"), ("onirim.ftl", "$card"), ("labyrinth-content.ftl", "labyrinth-count-dazes")}
    particle = re.compile(r"\{ ([$a-z_-]+) \}[”’]?(?:[이가은는을를와과로]|으로|이에요|예요|여야|이어야)(?=[ .,?!”]|$)")
    found = {
        (file, name) for file in FILES for name in particle.findall((FOLDER / "ko" / file).read_text(encoding="utf-8"))
    }
    assert found - steady == set()


def test_korean_lines_break_between_words_in_the_browser() -> None:
    look = (CLIENT / "look.css").read_text()
    assert re.search(r":lang\(ko\) \{[^}]*word-break: keep-all;[^}]*overflow-wrap: break-word;", look)


def test_the_first_screen_names_no_game_in_a_language_of_its_own() -> None:
    home = (CLIENT / "screens" / "Home.svelte").read_text()
    assert re.findall(r"<h[1-6][^>]*>[^<{]*[A-Za-z]{3}", home) == []


@cache
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
    games = catalogue.names()  # once: it looks at every package that is installed

    def said(key: str) -> bool:
        if key.startswith("error-"):
            return key in whole or key.removeprefix("error-") in whole
        if key in whole or key.startswith("onirim-do-"):
            return True
        return any(pattern.fullmatch(key) for pattern in telling) or any(
            pattern.fullmatch(key) for pattern in patterns if key.partition("-")[0] in games
        )

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
    rules = "\n".join(file.read_text() for file in (SOURCES / "games" / "onirim").rglob("*.py"))
    needed |= {f"onirim-ask-{name}" for name in re.findall(r'Question\("([a-z-]+)"', rules)}
    events = set(re.findall(r'tell(?:_move|_move_of)?\((?:owner, |holder, )?"([a-z ]+)"', rules)) - {"turn"}
    assert len(events) > 10
    needed |= {f"onirim-event-{name.replace(' ', '-')}" for name in events}
    assert needed - known == set()
