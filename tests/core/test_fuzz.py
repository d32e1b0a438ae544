"""Everything that reads text from outside, fed with nonsense: it understands or it complains, and nothing else."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from reverie.core.errors import BadNotation, BadOption, BadRecord, ReverieError
from reverie.core.game import CHANCE, NOBODY, SPECTATOR
from reverie.core.option import read_options, settle
from reverie.core.random import Random, draw
from reverie.core.record import FIELDS, from_record, parse, to_record, write_record
from reverie.games import dreamscape, labyrinth, onirim
from reverie.games.onirim.cards import CARD_NAMES
from reverie.games.onirim.position import FIELDS as PLACES
from reverie.games.onirim.position import ROWS, STEPS, read_card
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.errors import say_error
from tests import lanterns
from tests.conformance.walk import options_of
from tests.played import played

# Long examples, and the seed says it all: nothing is shrunk.
quick = settings(
    deadline=None,
    max_examples=60,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)

# Any text at all, with the halves of characters that JSON can spell.
text = st.text(st.one_of(st.characters(), st.sampled_from("\ud800\udfff\x00\x1b\n\u0661²")), max_size=20)
junk = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.sampled_from([10**400, -(10**400), 2**63, 2**64, 0]),
        st.floats(),
        text,
        st.sampled_from([*CARD_NAMES, "onirim", "*", "0 claim", "* deal Rs", "reverie-record"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(text, inner, max_size=4)),
    max_leaves=8,
)


def check_sayable(error: ReverieError) -> None:
    """Whatever is wrong can be said, in one line of each language."""
    for language in LANGUAGES:
        assert say_error(speech(language), error)


# --- notation ---

spaces = st.sampled_from(["", " ", "  ", "\t", "\u3000", "\n"])


@pytest.mark.parametrize("game", [onirim, dreamscape, labyrinth, lanterns], ids=lambda game: game.NAME)
@quick
@given(data=st.data())
def test_an_action_reads_back_in_any_spacing_and_capitals(game: Any, data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(game.ACTIONS))
    words = [
        "".join(data.draw(st.sampled_from([letter.lower(), letter.upper()])) for letter in word)
        for word in game.write(action).split()
    ]
    gaps = [data.draw(spaces) or " " for _ in words]
    typed = data.draw(spaces) + "".join(word + gap for word, gap in zip(words, gaps, strict=True))
    assert game.read(typed) == action


@pytest.mark.parametrize("game", [onirim, dreamscape, labyrinth, lanterns], ids=lambda game: game.NAME)
@quick
@given(data=st.data())
def test_any_other_text_is_no_action(game: Any, data: st.DataObject) -> None:
    words = st.sampled_from([word for action in game.ACTIONS for word in game.write(action).split()])
    typed = data.draw(st.one_of(text, st.lists(words, max_size=5).map(" ".join)))
    try:
        action = game.read(typed)
    except BadNotation as error:
        check_sayable(error)
    else:
        assert game.write(action).lower() == " ".join(typed.lower().split())


@quick
@given(typed=st.one_of(text, st.sampled_from(CARD_NAMES), st.text("RBGNsmkdX", max_size=3)))
def test_a_card_is_a_card_or_no_card(typed: str) -> None:
    try:
        card = read_card(typed)
    except BadNotation as error:
        check_sayable(error)
        assert typed not in CARD_NAMES
    else:
        assert CARD_NAMES[card] == typed


# --- positions ---

WORDS = [*CARD_NAMES, *[f"{name}{count}" for name in CARD_NAMES for count in (2, 3, 5, 9, 10)]]
TOPS = [f"{name}:{viewers}" for name in CARD_NAMES for viewers in ("1", "2", "s", "12s", "21", "x", "")]
HEADS = ["play-or-discard complete-hand shuffle-limbo turn", "draft", "won", "lost", "playing", "nothing", *STEPS]


@cache
def positions() -> list[Any]:
    """Positions out of real matches, one of every kind of moment."""
    found: dict[str, Any] = {}
    for seed in range(10):
        for options in (
            {},
            {"players": 2},
            {"players": 2, "coop_info": "open", "claim": "ask", "limbo_rescue": True, "swap_timing": "after"},
            {"claim": "ask", "absent_search": "ask", "mill_short": "lose", "limbo_rescue": True},
        ):
            state = onirim.new(settle(onirim.OPTIONS, options))
            random = Random(str(seed), "positions")
            while onirim.actor(state) != NOBODY:
                packed = onirim.pack(state)
                found[f"{options} {packed['position'].partition(' | ')[0]} {seed % 3}"] = packed
                step(state, random)
            found[f"{options} over {seed}"] = onirim.pack(state)
    return list(found.values())


def step(state: Any, random: Random) -> None:
    if onirim.actor(state) == CHANCE:
        onirim.apply(state, draw(onirim.odds(state), random))
    else:
        choices = onirim.legal(state)
        assert choices, "somebody is asked and can do nothing"
        onirim.apply(state, choices[random.below(len(choices))])


def check_position(packed: Any) -> None:
    """No position, or one to be trusted: it reads back, everybody can look at it, and it can be played to its end,
    every moment on the way being a position itself."""
    try:
        state = onirim.unpack(packed)
    except BadNotation as error:
        check_sayable(error)
        return
    random = Random("any", "fuzz")
    for _ in range(onirim.LONGEST):
        written = onirim.pack(state)
        assert onirim.pack(onirim.unpack(written)) == written
        if onirim.actor(state) == NOBODY:
            break
        for viewer in (*range(onirim.seats(state.agreed.options)), SPECTATOR):
            onirim.observe(state, viewer).pack()
        step(state, random)
    assert onirim.result(state) is not None
    assert min(state.deck.counts) >= 0
    assert min(state.heaps.counts) >= 0


@st.composite
def mutated_positions(draw_one: st.DrawFn) -> Any:
    """A real position with a few things wrong."""
    packed = draw_one(st.sampled_from(positions()))
    head, *fields = packed["position"].split(" | ")
    options = dict(packed["options"])
    for _ in range(draw_one(st.integers(1, 3))):
        change = draw_one(st.integers(0, 7))
        if change == 0:
            other = draw_one(st.sampled_from(positions()))["position"].partition(" | ")[0]
            head = draw_one(st.one_of(st.just(other), st.lists(st.sampled_from(HEADS), max_size=5).map(" ".join)))
        elif change == 1 and fields:
            fields.pop(draw_one(st.integers(0, len(fields) - 1)))
        elif change == 2:
            name = draw_one(st.sampled_from([*PLACES, *ROWS]))
            fields.append(f"{name} {' '.join(draw_one(st.lists(st.sampled_from(WORDS), max_size=6)))}")
        elif change == 3:
            fields.append(f"top {' '.join(draw_one(st.lists(st.sampled_from(TOPS), max_size=6)))}")
        elif change == 4 and fields:
            place = draw_one(st.integers(0, len(fields) - 1))
            words = fields[place].split(" ")
            words[draw_one(st.integers(0, len(words) - 1))] = draw_one(st.sampled_from([*WORDS, *PLACES]))
            fields[place] = " ".join(words)
        elif change == 5:
            fields.append(
                draw_one(st.sampled_from(["seat 2", "seat 1", "shuffles 9999", "shuffles 0", "shuffles 10000"]))
            )
        elif change == 6:
            options |= draw_one(options_of(onirim))
        else:
            fields.append(draw_one(text))
    return {"options": options, "position": " | ".join([head, *fields])}


NOT_HIS_DRAFT = {"options": {"players": 2, "first_picker": 1}, "position": "reveal-eight shuffle-limbo draft | seat 2"}


@settings(quick, max_examples=250)
@example(packed=NOT_HIS_DRAFT)
@given(packed=mutated_positions())
def test_a_damaged_position_is_refused_or_can_be_played(packed: Any) -> None:
    check_position(packed)


TAIL = "complete-hand shuffle-limbo turn"
FULL = "hand1 Rs Rm Rk Bs Bm"


@pytest.mark.parametrize(
    ("position", "options"),
    [
        (f"play-or-discard {TAIL}", {}),
        (f"play-or-discard {TAIL}", {"players": 2}),
        (f"play-or-discard {TAIL} | hand1 Rs", {}),
        (f"play-or-discard {TAIL} | {FULL} | row1 Rs Rs", {}),
        (f"play-or-discard {TAIL} | {FULL} | limbo X", {}),
        (f"claim-series:R {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs Rm Rs | doors1 Rd2", {"claim": "ask"}),
        (f"claim-series:R {TAIL} | hand1 Bs Bm Gs Gm", {"claim": "ask"}),
        (f"claim-series:R {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs Rm Rs", {}),
        (f"search {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs Rm Rs", {}),
        (f"open-drawn:R {TAIL} | hand1 Bs Bm Gs Gm | aside Rd", {}),
        (f"open-drawn:R {TAIL} | {FULL} | aside Rd", {}),
        (f"face-nightmare {TAIL} | {FULL} | aside X", {}),
        (f"face-nightmare {TAIL} | aside X", {"mill_short": "forbid"}),
        (f"play-or-discard {TAIL} | {FULL} | shuffles 4", {}),
        (f"play-or-discard {TAIL} | {FULL} | shuffles 4", {"limbo_rescue": True, "absent_search": "shuffle"}),
        (f"claim-series:R {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs Rm Rs | limbo X | shuffles 10", {"claim": "ask"}),
        (f"open-drawn:R {TAIL} | hand1 Rk Bm Gs Gm | aside Rd | shuffles 2", {"limbo_rescue": True}),
        (f"swap {TAIL} | hand1 Rs Rm", {}),
        (f"drop-one return-rest {TAIL} | vision Rs", {}),
        (f"return-rest {TAIL} | vision Rs Rm", {}),
        (f"look drop-one return-rest {TAIL} | hand1 Rs Rm Bs Bm", {}),
        (f"new-hand discard-nightmare {TAIL} | aside X | {FULL}", {}),
        ("last-chance shuffle-limbo turn | hand1 Rs", {}),
        ("last-chance shuffle-limbo turn | hand1 Rs", {"limbo_rescue": True}),
        ("mill:5 discard-nightmare last-chance shuffle-limbo turn | hand1 Rs | aside X", {"limbo_rescue": True}),
        ("open-drawn:N last-chance shuffle-limbo turn | aside Nd", {"limbo_rescue": True, "door_key": "ask"}),
        ("face-nightmare last-chance shuffle-limbo turn | aside X | hand1 Rs", {"limbo_rescue": True}),
        ("draft", {}),
        ("draft", {"players": 2}),
        ("draft | shared Rs", {"players": 2}),
        ("draft | shared Rs5", {"players": 2}),
        ("draft | shared Rs8 | hand1 Rm3", {"players": 2}),
        ("reveal-eight shuffle-limbo draft | shared Rs8", {"players": 2}),
        ("reveal-eight shuffle-limbo draft", {}),
        ("new-hand shuffle-limbo turn", {"players": 2}),
        ("won | hand1 X | row1 Rd X", {}),
        ("won | hand2 Rs | seat 2", {"players": 1}),
        ("lost | doors1 Rs9", {}),
        ("won", {}),
    ],
)
def test_a_position_made_up_by_hand_is_refused_or_can_be_played(position: str, options: dict[str, object]) -> None:
    check_position({"options": settle(onirim.OPTIONS, options), "position": position})


@pytest.mark.parametrize(
    ("doors", "options"),
    [("doors1 Rd2 Bd2 Gd2 Nd2", {}), ("doors1 Rd Bd Gd Nd | doors2 Rd Bd Gd Nd", {"players": 2})],
)
def test_a_position_that_is_won_does_not_go_on(doors: str, options: dict[str, object]) -> None:
    """O-36, O-48: the match was over as soon as the last of these doors was gained."""
    hands = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm" if options else FULL
    packed = {"options": settle(onirim.OPTIONS, options), "position": f"play-or-discard {TAIL} | {hands} | {doors}"}
    with pytest.raises(BadNotation) as refused:
        onirim.unpack(packed)
    assert refused.value.key == "position-impossible"
    assert onirim.unpack({**packed, "position": f"won | {hands} | {doors}"}).over


@quick
@given(packed=st.one_of(junk, st.fixed_dictionaries({"options": junk, "position": st.one_of(text, junk)})))
@example(packed={"options": {}, "position": ""})
@example(packed={"options": {}, "position": " | "})
@example(packed={"options": {}, "position": "won |"})
@example(packed={"options": {}, "position": "won | top "})
@example(packed={"options": {}, "position": "won | shuffles \u0661"})
def test_any_junk_is_no_position(packed: Any) -> None:
    check_position(packed)


@quick
@given(data=st.data())
def test_a_position_with_wrong_letters_is_refused_or_can_be_played(data: st.DataObject) -> None:
    packed = data.draw(st.sampled_from(positions()))
    letters = list(packed["position"])
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(letters) - 1))
        letters[place] = data.draw(st.sampled_from(["", " ", "|", "2", "X", "s", "d", letters[place] * 2, "\ud800"]))
    check_position({"options": packed["options"], "position": "".join(letters)})


# --- records ---


@cache
def records() -> list[Any]:
    return [to_record(played(25)), to_record(played()), to_record(played(12, players=2)), to_record(played(seed="end"))]


def check_record(record: Any) -> None:
    """A match, or BadRecord; and a match that was understood is understood again."""
    try:
        match = from_record(record)
    except BadRecord as error:
        check_sayable(error)
        return
    again = to_record(match)
    assert to_record(from_record(json.loads(write_record(again)))) == again


@settings(quick, max_examples=150)
@given(data=st.data())
def test_a_damaged_record_is_a_match_or_a_bad_record(data: st.DataObject) -> None:
    record = json.loads(json.dumps(data.draw(st.sampled_from(records()))))
    for _ in range(data.draw(st.integers(1, 2))):
        change = data.draw(st.integers(0, 6))
        field = data.draw(st.sampled_from([*FIELDS, "result", "other"]))
        if change == 0:
            record[field] = data.draw(junk)
        elif change == 1:
            record.pop(field, None)
        elif change == 2 and isinstance(record.get("options"), dict):
            name = data.draw(st.one_of(st.sampled_from([option.name for option in onirim.OPTIONS]), text))
            record["options"][name] = data.draw(junk)
        elif change == 3 and isinstance(record.get("result"), dict):
            record["result"][data.draw(st.sampled_from(["points", "winners", "rule"]))] = data.draw(junk)
        elif isinstance(record.get("log"), list):
            damage_log(record["log"], data)
    check_record(record)


def damage_log(log: list[Any], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(log)))
    how = data.draw(st.integers(0, 4))
    action = data.draw(st.sampled_from(onirim.ACTIONS)).text
    line = data.draw(st.sampled_from(["*", "0", "1", "2", "00", "-1", "x", ""])) + " " + action
    if how == 0:
        log.insert(place, data.draw(junk))
    elif how == 1:
        log.insert(place, line)
    elif how == 2:
        log[place : place + 1] = [line]
    elif how == 3:
        del log[place:]
    else:
        del log[place : place + 1]


@settings(quick, max_examples=150)
@given(data=st.data())
def test_a_record_with_damaged_bytes_is_a_match_or_a_bad_record(data: st.DataObject) -> None:
    content = bytearray(write_record(data.draw(st.sampled_from(records()))).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, max(0, len(content) - 1)))
        how = data.draw(st.integers(0, 3))
        if how == 0:
            content[place : place + 1] = data.draw(st.binary(max_size=4))
        elif how == 1:
            content[place:place] = data.draw(
                st.sampled_from([b'"', b"\\ud800", b"{", b"[", b",", b"9" * 30, b"-", b"1e999"])
            )
        elif how == 2:
            del content[place : place + data.draw(st.integers(1, 50))]
        else:
            del content[place:]
    try:
        record = parse(bytes(content))
    except BadRecord as error:
        check_sayable(error)
    else:
        check_record(record)


@quick
@given(record=junk, content=st.binary(max_size=200))
def test_any_junk_is_no_record(record: Any, content: bytes) -> None:
    check_record(record)
    try:
        check_record(parse(content))
    except BadRecord as error:
        check_sayable(error)


@pytest.mark.parametrize("number", [10**20, 10**400, -(10**400)], ids=["big", "huge", "negative"])
@pytest.mark.parametrize("field", ["rules", "version"])
def test_a_huge_number_can_be_complained_about(field: str, number: int) -> None:
    record = {**records()[0], field: number}
    with pytest.raises(BadRecord) as caught:
        from_record(record)
    check_sayable(caught.value)


# --- options ---


@pytest.mark.parametrize("game", [onirim, dreamscape, labyrinth, lanterns], ids=lambda game: game.NAME)
@quick
@given(data=st.data())
def test_options_as_typed_are_settled_or_refused(game: Any, data: st.DataObject) -> None:
    names = st.one_of(st.sampled_from([option.name for option in game.OPTIONS]), text)
    values = st.one_of(st.sampled_from(["on", "off", "ask", "auto", "1", "2", "02", "+1", "1_0", " 1", "\u0661"]), text)
    typed = data.draw(
        st.lists(st.one_of(st.tuples(names, values).map("=".join), text), max_size=4),
    )
    try:
        settled = settle(game.OPTIONS, read_options(game.OPTIONS, typed))
    except BadOption as error:
        check_sayable(error)
    else:
        assert settled == settle(game.OPTIONS, settled)
        assert game.new(settled) is not None


@quick
@given(
    given_options=st.dictionaries(st.one_of(st.sampled_from([o.name for o in onirim.OPTIONS]), text), junk, max_size=4)
)
def test_options_as_stored_are_settled_or_refused(given_options: dict[str, object]) -> None:
    try:
        settled = settle(onirim.OPTIONS, given_options)
    except BadOption as error:
        check_sayable(error)
    else:
        assert list(settled) == [option.name for option in onirim.OPTIONS]
        assert all(settled[name] is value or settled[name] == value for name, value in given_options.items())


@pytest.mark.parametrize(
    ("position", "most"),
    [
        ("new-hand shuffle-limbo turn", 3),
        (f"play-or-discard {TAIL} | {FULL}", 4),
        (f"play-or-discard {TAIL} | {FULL} | row1 Bs Bm | discard Gs2", 16),
        (f"claim-series:R {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs Rm Rs", 10),
        (f"face-nightmare {TAIL} | hand1 Bs Bm Gs Gm | row1 Rs | aside X", 5),
    ],
)
def test_no_more_shuffles_than_a_match_can_have(position: str, most: int) -> None:
    """Otherwise a match could be played on to a number that cannot be read."""
    options = settle(onirim.OPTIONS, {"claim": "ask"})
    assert onirim.unpack({"options": options, "position": f"{position} | shuffles {most}"}).deck.shuffles == most
    for shuffles in (most + 1, 9999):
        with pytest.raises(BadNotation) as refused:
            onirim.unpack({"options": options, "position": f"{position} | shuffles {shuffles}"})
        assert refused.value.key == "position-impossible"
