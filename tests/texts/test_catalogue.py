"""The catalogue says everything that the code can say, in both languages, with the same variables."""

import ast
import pkgutil
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import paiju
from paiju.cli.narrate import event_text
from paiju.cli.terminal import Terminal
from paiju.core.actions import Flee
from paiju.core.draws import Draws
from paiju.core.errors import IllegalAction, PaijuError, RecordError
from paiju.core.game import Settled
from paiju.games import GAMES
from paiju.games.wahua.moves import FAULTS
from paiju.games.wahua.tiles import ALL_POINTS
from paiju.texts import LOCALES, has_text, locale_of, notation, text
from paiju.texts.rulebook import rule_book
from tests.invariants import INVARIANTS

SOURCE = Path(__file__).resolve().parents[2] / "src" / "paiju"


class _Variables(Visitor):
    def __init__(self):
        self.names: set[str] = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, set[str]]:
    """The messages of a locale, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "texts" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {locale}"
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def raw_messages(locale: str) -> dict[str, str]:
    """The messages of a locale as they stand in the files."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "texts" / locale).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and entry.span is not None:
                found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


Function = ast.FunctionDef | ast.AsyncFunctionDef
CATALOGUE = {locale: messages(locale) for locale in LOCALES}


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert CATALOGUE["en"] == CATALOGUE["zh-CN"]


def test_a_chinese_text_without_chinese_has_no_words_at_all():
    for key, raw in raw_messages("zh-CN").items():
        words = re.sub(r"\{[^{}]*\}", "", raw.partition("=")[2])
        assert re.search("[\u4e00-\u9fff]", words) or not re.search("[A-Za-z]{3}", words), key


# ── errors ───────────────────────────────────────────────────────────────────


def errors_in_source() -> Iterator[tuple[str, str, set[str]]]:
    """Every error that the source raises: where, its code, and the names of its params."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for function in ast.walk(tree):
            if isinstance(function, Function):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and _raises(node):
                        for code in sorted(_codes(node.args[0], function, tree, constants)):
                            yield f"{path.name}:{node.lineno}", code, _params(node, function)


for module in pkgutil.walk_packages(paiju.__path__, "paiju."):
    if module.name != "paiju.__main__":
        import_module(module.name)


def _raises(call: ast.Call) -> bool:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return name in {kind.__name__ for kind in _kinds(PaijuError)} and bool(call.args)


def _kinds(kind: type) -> Iterator[type]:
    yield kind
    below: type
    for below in kind.__subclasses__():
        yield from _kinds(below)


def _codes(code: ast.expr, function: Function, tree: ast.Module, constants: Mapping[str, object]) -> set[str]:
    """The codes that the expression may be: a literal, a constant, or any that is put into the variable."""
    if isinstance(code, ast.Constant):
        return {str(code.value)}
    assert isinstance(code, ast.Name), ast.dump(code)
    if code.id in constants:
        return {str(constants[code.id])}
    assigned = {
        str(node.value.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        if any(isinstance(target, ast.Name) and target.id == code.id for target in node.targets)
    }
    # Codes that helpers return beside a clause: ("DT9", "mixed-pair").
    paired = {
        literal.value
        for node in ast.walk(tree)
        if isinstance(node, (ast.Tuple, ast.Call)) and not (isinstance(node, ast.Call) and _raises(node))
        for argument in (node.elts if isinstance(node, ast.Tuple) else node.args)
        for literal in ([argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument])
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str)
        if f"error-{literal.value}" in CATALOGUE["en"]
    }
    return assigned or paired


def _params(call: ast.Call, function: Function) -> set[str]:
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for keyword in call.keywords:
        if keyword.arg is None:
            assert isinstance(keyword.value, ast.Name)
            for node in ast.walk(function):
                if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)):
                    continue
                if any(getattr(target, "id", "") == keyword.value.id for target in node.targets):
                    names |= {str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)}
    return names - {"clause"}


# Sorted, for every process that tests must find the same order.
ERRORS = sorted(errors_in_source(), key=lambda error: error[:2])


def test_the_source_is_read_for_errors():
    assert {"must-lead", "mixed-pair", "too-low", "option-value", "cli-file-missing"} <= {
        code for _, code, _ in ERRORS
    }


@pytest.mark.parametrize(("where", "code", "params"), ERRORS, ids=[f"{at}-{code}" for at, code, _ in ERRORS])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_has_a_text_with_just_its_params(where, code, params, locale):
    used = CATALOGUE[locale].get(f"error-{code}")
    assert used is not None, f"{where}: no text for {code}"
    assert used <= params, f"{where}: the text of {code} needs {used - params}"
    assert params - used <= {"position", "players"}, f"{where}: {code} does not say {params - used}"


def test_every_text_of_an_error_belongs_to_an_error():
    texts = {key.removeprefix("error-") for key in CATALOGUE["en"] if key.startswith("error-")}
    assert texts - {code for _, code, _ in ERRORS} == set()


# ── options ──────────────────────────────────────────────────────────────────

FIELDS = [(game.name, field) for game in GAMES.values() for field in game.options_type.fields()]


@pytest.mark.parametrize(("game", "field"), FIELDS, ids=[f"{game}-{field.name}" for game, field in FIELDS])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_value_has_a_text(game, field, locale):
    keys = [f"{game}-option-{field.name}{part}" for part in ("", "-help", "-example")]
    if field.kind == "choice":
        keys += [f"{game}-option-{field.name}-{choice}" for choice in field.choices]
    if field.kind == "subset":
        keys += [f"{game}-option-{field.name}-{choice}" for choice in ("none", *field.choices)]
    assert [key for key in keys if not has_text(key, locale)] == []


# ── settlements and events of random hands ───────────────────────────────────


def random_hand(game, seed):
    """A hand of random options played at random: every event, the settlement."""
    draws = Draws.from_seed("texts", game.name, seed)
    while True:
        values = {
            field.name: field.choices[draws.below(len(field.choices))]
            for field in game.options_type.fields()
            if field.choices
        }
        try:
            options = game.options_type.parse(values)
            break
        except PaijuError:
            continue
    state = game.new_hand(seed, options)
    happened = []
    rng = Random(seed)
    while state.settlement is None:
        unasked = INVARIANTS[game.name].interrupts(state, rng)
        if unasked:
            state, events = state.apply(*unasked)
            happened += events
            continue
        seat = state.to_act[0]
        actions = list(state.actions(seat))
        # Passing and fleeing rarely and with many cards first: the hand is over sooner, but goes somewhere.
        cards = [len(getattr(action, "cards", ())) for action in actions]
        likely = [action for action, size in zip(actions, cards, strict=True) if size == max(cards)]
        pool = likely if draws.below(4) else actions
        if Flee() in actions and draws.below(1000):
            pool = [state.timeout(seat)]
        state, events = state.apply(seat, pool[draws.below(len(pool))])
        happened += events
    return state, happened


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_line_and_event_of_random_hands_is_said_in_both_languages(game):
    terminals = [Terminal(locale) for locale in LOCALES]
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    said: set[str] = set()
    for seed in range(70):
        state, events = random_hand(game, seed)
        for terminal in terminals:
            for line in state.settlement.lines:
                words = line.text(game.name, names, terminal.locale)
                assert words.strip()
                assert "{" not in words
                assert any(names[person] in words for person in line.persons.values()), words
                assert line.clause in rule_book(game.name, terminal.locale).clauses, words
                said.add(line.reason)
            for event in events:
                if not isinstance(event, Settled):
                    words = event_text(terminal, game.name, event, names.__getitem__)
                    assert words.strip()
                    assert "{" not in words
                    if hasattr(event, "seat"):
                        assert names[event.seat] in words
    assert len(said) >= 7


def test_every_text_of_a_line_is_a_reason_of_the_source():
    for game in GAMES:
        reasons = {key.removeprefix(f"{game}-line-") for key in CATALOGUE["en"] if f"{game}-line-" in key}
        sources = "".join(
            path.read_text(encoding="utf-8")
            for folder in (SOURCE / "games" / game, SOURCE / "games" / "datong")
            for path in folder.glob("*.py")
        )
        assert [reason for reason in reasons if f'"{reason}"' not in sources] == []


# ── single texts ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("code", "params", "english", "chinese"),
    [
        (
            "too-low",
            {"played": "triple_pair:T", "on": "triple_pair:2"},
            "triple of 10s with a pair does not beat triple of 2s with a pair: its rank is not higher",
            "三带二 10 压不住 三带二 2：点数不比它大",
        ),
        (
            "bomb-too-low",
            {"played": "bomb:7*5", "on": "chain:T-Q*13"},
            "5-phase bomb of 7s does not beat bomb chain 10–Q of 13 cards: it is not the higher bomb",
            "5 相炸弹 7 压不住 连炸 10–Q（13 张）：炸弹不够大",
        ),
        ("not-held", {"cards": "3s Th w"}, "you do not hold ♠3 ♥10 little joker", "你手里没有 ♠3 ♥10 小王"),
    ],
)
def test_notation_is_said_as_players_do(code, params, english, chinese):
    assert text(f"error-{code}", "en", **params) == english
    assert text(f"error-{code}", "zh-CN", **params) == chinese


@pytest.mark.parametrize(
    ("tiles", "english", "chinese"),
    [
        ("66s", "66 single", "天 单框"),
        ("66s66o", "66 single + plain", "天 单框+白皮"),
        ("16o16o", "16 plain + plain", "幺六 白皮+白皮"),
        ("12s12d12d", "12 kong", "三丁 杠"),
        ("12s12d12d12o", "12 single + double + double + plain", "三丁 单框+双框+双框+白皮"),
        ("36o 11d F1 F2 B", "36 plain, 11 double, Spring, Summer, Blank", "大刀 白皮、地 双框、春、夏、白板"),
        ("66s B 66o", "66 single, Blank, 66 plain", "天 单框、白板、天 白皮"),
        ("66x", "66x", "66x"),
    ],
)
def test_tiles_are_said_as_players_do(tiles, english, chinese):
    assert notation.tiles(tiles, Terminal("en").say) == english
    assert notation.tiles(tiles, Terminal("zh-CN").say) == chinese


def test_every_point_has_its_name_in_a_tile():
    for point in ALL_POINTS:
        name = text(f"wahua-point-{point}", "zh-CN")
        assert name in text("wahua-event-discarded", "zh-CN", who="", tile=f"{point}s")
        assert name in text("wahua-shaken", "zh-CN", points=point)
        assert point in text("wahua-event-discarded", "en", who="", tile=f"{point}s")


def test_points_and_faults_are_said_in_words():
    assert text("wahua-shaken", points="66 16").endswith(": Heaven 66, One-Six 16.")
    assert text("wahua-warning", "zh-CN", clauses="WH25, WH29") == (
        "压迫，0 道：没按顺序打（WH25）、该献花没献（WH29）"
    )
    for clause in FAULTS.values():
        assert all(has_text(f"wahua-fault-{clause}", locale) for locale in LOCALES)


def test_digits_are_not_grouped():
    line: dict[str, str | int] = {
        "who": "Bo",
        "tiles": "66s66d66d",
        "base": 1600,
        "home": 2,
        "shaken": 2,
        "value": 6400,
    }
    assert text("wahua-line-unit", **line) == "Bo: 66 kong, 1600 × 2 (home) × 2 (shaken) = 6400 dao"
    assert text("wahua-line-unit", "zh-CN", **line | {"home": 1, "shaken": 1, "value": 1600}) == (
        "Bo：天 杠，1600 道"
    )


def test_a_missing_text_or_variable_is_an_error_of_the_program():
    with pytest.raises(LookupError, match="no text 'nothing'"):
        text("nothing")
    with pytest.raises(LookupError, match="misses"):
        text("error-too-low", "en", played="pair:5")


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("zh", "zh-CN"), ("zh_TW.UTF-8", "zh-CN"), ("en-GB", "en"), ("EN", "en"), ("fr", "en")],
)
def test_any_tag_of_a_language_gives_its_texts(tag, locale):
    assert text("error-must-lead", tag) == text("error-must-lead", locale)
    assert has_text("error-must-lead", tag)
    assert not has_text("nothing", tag)
    error = IllegalAction("bomb-too-low", "DT16", played="bomb:3*4", on="bomb:7*5")
    assert RecordError("record-part", path="$", reason=error).text(tag) == (
        RecordError("record-part", path="$", reason=error).text(locale)
    )
    assert rule_book("datong", tag) is rule_book("datong", locale)


@pytest.mark.parametrize(
    ("language", "locale"),
    [
        ("zh", "zh-CN"),
        ("zh_CN.UTF-8", "zh-CN"),
        ("zh-TW", "zh-CN"),
        ("en_GB", "en"),
        ("C", "en"),
        (None, "en"),
    ],
)
def test_the_locale_of_a_language(language, locale):
    assert locale_of(language) == locale
