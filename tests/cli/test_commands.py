"""The commands other than play: what they print, and their exit status."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from paiju import __version__
from paiju.cli import app
from paiju.climbing.kernel import COMPILED
from paiju.core.record import Record
from paiju.games import GAMES, game_of
from paiju.games.datong import Datong
from paiju.texts import LOCALES, text
from paiju.texts.rulebook import rule_book

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.both_modes
def test_the_version_says_how_the_kernel_runs(paiju):
    kernel = "compiled" if COMPILED else "interpreted"
    assert paiju("--version").stdout == f"paiju {__version__} ({kernel} kernel)\n"
    assert "内核" in paiju("--lang", "zh", "--version").stdout


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", sorted(app.commands))
def test_every_command_and_option_has_its_help(paiju, command, locale):
    result = paiju(command, "--help", "--lang", locale)
    assert result.exit_code == 0
    assert text(f"cli-help-{command}", locale)[:30] in " ".join(result.stdout.split())
    assert text("cli-option-help", locale) in result.stdout
    described = [line for line in result.stdout.splitlines() if re.match(r"  -", line)]
    assert all(re.search(r"--\S+( \S+)?  +\S|--\S+ NAME\S*$|^  -\S, ", line) for line in described), described


DEFAULTS = {
    "arena": ["strong,steady", "100"],
    "play": ["steady"],
    "review": ["400", "0"],
    "simulate": ["1000", "steady"],
    "bench": ["5", "0.5"],
    "load": ["50", "50", "20"],
    "serve": ["0.0.0.0", "8765", "0.6-1.2", "0.8", "180", "plain"],
}


@pytest.mark.parametrize("command", sorted(app.commands))
def test_the_help_names_the_defaults(paiju, command):
    for locale, pattern in (("en", r"Default: (\S+)\."), ("zh-CN", r"默认 (\S+)。")):
        said = " ".join(paiju(command, "--help", "--lang", locale).stdout.split())
        assert re.findall(pattern, said) == DEFAULTS.get(command, [])
        assert ("Usage" in said) == (locale == "en")


def test_without_a_command_the_help_is_printed(paiju):
    result = paiju()
    assert result.exit_code == 0
    for command in app.commands:
        assert re.search(rf"^  {command} +\S", result.stdout, re.MULTILINE)
    assert paiju("--help").stdout == result.stdout
    assert "跟机器人打一场" in paiju("--lang=zh").stdout


@pytest.mark.parametrize(
    ("environment", "chinese"),
    [
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, True),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"}, True),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "zh_CN.UTF-8"}, False),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, False),
    ],
)
def test_the_language_is_that_of_the_environment(paiju, environment, chinese):
    assert ("单张" in paiju("check", "datong", "5", env=environment).stdout) == chinese


# ── check ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["5"], "5: single 5"),
        (["w"], "little joker: single little joker"),
        (["WW"], "big joker big joker: pair of big jokers"),
        (["33344"], "33344: triple of 3s with a pair"),
        (["tjqka"], "tjqka: straight 10–A"),
        (["10JQKA"], "straight 10–A"),
        (["3s 3h, 4s 4h"], "3s 3h, 4s 4h: pair run 3–4"),
        (["3333", "--on", "22233"], "4-phase bomb of 3s beats triple of 2s with a pair"),
        (["333444555566"], "a bomb carries nothing"),
        (["333445566"], "(DT"),
        (["34567", "--on", "45678"], "straight 3–7 does not beat straight 4–8: its rank is not higher (DT7)"),
        (["33", "--on", "5"], "pair of 3s does not beat single 5: only the same kind with as many cards"),
        (["A", "--on", "3333"], "single A does not beat 4-phase bomb of 3s: only a higher bomb beats a bomb"),
        (["3333wwWW"], "a bomb carries nothing"),
        (["wW"], "are no pair: two jokers pair only if they are alike (DT9.d)"),
        (["wwWW", "--on", "333344445555"], "four-joker bomb beats bomb chain 3–5 of 12 cards"),
    ],
)
def test_check_says_what_cards_are_and_whether_they_beat(paiju, cards, said):
    result = paiju("check", "datong", *cards)
    assert said in result.stdout
    assert result.exit_code == 0
    assert result.stderr == ""


def test_check_calls_a_bomb_as_its_game_does(paiju):
    for game, said in (
        ("dazha", "5-card bomb"),
        ("datong", "5-phase bomb"),
        ("shuangkou", "strength-5 bomb"),
    ):
        assert paiju("check", game, "33333").stdout == f"33333: {said} of 3s\n"
    assert paiju("check", "dazha", "33333", "--lang", "zh").stdout == "33333：5 张炸弹 3\n"


def test_check_follows_the_options(paiju):
    cards = ["check", "datong", "33333333", "--on", "777788889999"]
    assert "beats" in paiju(*cards).stdout
    apart = paiju(*cards, "--option", "chain3_vs_8=none")
    assert (
        apart.stdout
        == "8-phase bomb of 3s and bomb chain 7–9 of 12 cards: neither beats the other (DT20.d)\n"
    )
    chain = ["check", "datong", "333344445555", "--on", "22222222"]
    neither = "连炸 3–5（12 张） 和 8 相炸弹 2 谁也压不了谁 (DT20.d)\n"
    assert paiju(*chain, "-o", "chain3_vs_8=none", "--lang", "zh").stdout == neither
    assert "it is not the higher bomb" in paiju(*chain).stdout
    assert "it is not the higher bomb (DT16)" in paiju("check", "datong", "4444", "--on", "4444").stdout


@pytest.mark.parametrize(
    "typed", [["3", "3", "3", "4", "4"], ["♠3♥3♦3", "♠4♥4"], ["3♠♥♦", "4♠♥"], ["３３３４４"]]
)
def test_check_takes_cards_as_they_are_shown(paiju, typed):
    assert paiju("check", "datong", *typed).stdout == f"{shown(typed)}: triple of 3s with a pair\n"


def shown(typed: list[str]) -> str:
    return " ".join(typed)


def test_check_invents_no_suits(paiju):
    for said in (paiju("check", "datong", "34").stdout, paiju("check", "datong", "3", "--on", "34").stderr):
        assert "34 are no pair: a pair is two cards of one rank (DT9)" in said
    assert "♠" not in paiju("check", "datong", "3" * 11).stderr


def test_check_speaks_chinese(paiju):
    result = paiju("check", "datong", "33344", "--on", "22233", "--lang", "zh")
    assert result.stdout == "三带二 3 压不住 三带二 2：点数不比它大 (DT7)\n"
    assert "小王小王：对 小王" in paiju("check", "datong", "小王小王", "--lang", "zh").stdout


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            "333",
            [
                "333: triple of 3s",
                "triple of 3s: only where the hand holds too few",
            ],
        ),
        ("33345", ["33345: triple of 3s and two cards"]),
        (
            "333444 --on 33344",
            [
                "does not beat triple of 3s and two cards: only a higher triple, a 510K or a bomb does (DZ12.d)",
                "plane 3–4, 6 cards in all: only where the hand holds too few",
            ],
        ),
        (
            "4445 --on 33367",
            [
                "triple of 4s and one card beats triple of 3s and two cards",
                "triple of 4s and one card: only where the hand holds too few",
            ],
        ),
        ("2 --on 5sThKd", ["single 2 does not beat 510K: only bombs beat a 510K"]),
    ],
)
def test_check_says_which_triples_are_last_cards(paiju, cards, said):
    result = paiju("check", "dazha", *cards.split(), "--option", "five_ten_king=on")
    lines = result.stdout.splitlines()
    assert len(lines) == len(said)
    assert all(part in line for part, line in zip(said, lines, strict=True)), lines


# ── rules, games, schema ─────────────────────────────────────────────────────


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("locale", LOCALES)
def test_rules_prints_the_whole_book(paiju, game, locale):
    printed = paiju("rules", game, "--lang", locale).stdout
    for clause in rule_book(game, locale).clauses.values():
        assert f"{clause.id} · " in printed


def test_rules_prints_a_clause(paiju):
    printed = paiju("rules", "datong", "dt25?").stdout
    assert printed.startswith("DT25.d · ")
    assert "wind" in printed
    assert "DT26" not in printed
    assert "接风" in paiju("rules", "datong", "DT25.d", "--lang", "zh").stdout


@pytest.mark.parametrize("typed", ["35", "DT35", "dt35", "ＤＴ３５", " 35 "])
def test_a_clause_goes_by_its_number(paiju, typed):
    assert paiju("rules", "datong", typed).stdout.startswith("DT35 · ")
    assert paiju("rules", "datong", "25.d").stdout.startswith("DT25.d · ")


def test_a_clause_that_another_game_refers_to_is_found(paiju):
    assert paiju("rules", "datong", "FZ10").stdout.startswith("FZ10 · ")


@pytest.mark.parametrize("name", ["datong", "Datong", "DATONG", "玉环打通", "打通", "Datong 玉环打通"])
def test_a_game_goes_by_the_names_that_are_shown(paiju, name):
    assert paiju("games", name).stdout == paiju("games", "datong").stdout


@pytest.mark.parametrize("name", ["通", "翻", "", "玉环", "dat"])
def test_a_piece_of_a_name_is_no_name(paiju, name):
    assert paiju("games", name).exit_code == 2


def test_rules_lists_the_clauses(paiju):
    listed = paiju("rules", "datong", "--list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == list(rule_book("datong", "en").clauses)


@pytest.mark.parametrize("locale", LOCALES)
def test_games_lists_every_option_with_its_values(paiju, locale):
    printed = paiju("games", "--lang", locale).stdout
    for game in GAMES.values():
        assert text(f"{game.name}-name", locale) in printed
        for field in game.options_type.fields():
            assert re.search(rf"^  {field.name} +\S.*", printed, re.MULTILINE)
            assert f"({field.clause})" in printed or field.clause is None
    assert "None" not in printed
    only = paiju("games", "fanfanzha").stdout
    assert "colour_count" in only
    assert "chain3_vs_8" not in only


def test_games_marks_the_defaults(paiju):
    printed = paiju("games", "datong").stdout
    assert re.search(r"next +the next player who still holds cards \(default\)", printed)
    assert re.search(r"partner +the partner\s*$", printed, re.MULTILINE)
    assert re.search(r"1–100 +a number; default 8", printed)


def test_schema_prints_the_schema(paiju):
    assert json.loads(paiju("schema").stdout)["title"] == "Paiju record"


# ── replay ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
@pytest.mark.parametrize("locale", LOCALES)
def test_replay_explains_a_record(paiju, path, locale):
    result = paiju("replay", str(path), "--lang", locale)
    record = json.loads(path.read_bytes())
    assert result.exit_code == 0
    assert text("cli-replay-agrees", locale) in result.stdout
    for person in record["persons"]:
        assert person in result.stdout
    for line in record["settlement"]["lines"]:
        assert f"({line['clause']})" in result.stdout
    numbers = re.findall(r"^ *(\d+)  \S", result.stdout, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(record["actions"]) + 1)]


def test_replay_gives_json(paiju):
    path = GOLDEN / "datong-bought.json"
    report = json.loads(paiju("replay", str(path), "--json").stdout)
    record = json.loads(path.read_bytes())
    assert [f"{entry['seat']} {entry['action']}" for entry in report["actions"]] == record["actions"]
    assert report["agrees"] is True
    assert [line["clause"] for line in report["settlement"]] == [
        line["clause"] for line in record["settlement"]["lines"]
    ]
    assert all(line["text"] for line in report["settlement"])
    assert report["totals"] == report["recorded_totals"]
    assert sum(report["totals"]) == 0


def _written(tmp_path: Path, record: dict) -> str:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    return str(path)


@pytest.fixture
def record():
    return json.loads((GOLDEN / "datong-steady.json").read_bytes())


def test_replay_reports_a_settlement_that_does_not_follow(paiju, record, tmp_path):
    record["settlement"]["lines"][0]["deltas"] = [5, -5, 5, -5]
    result = paiju("replay", _written(tmp_path, record))
    said = " ".join(result.stdout.split())
    assert "does not follow from its" in said
    assert "line 1 is recorded as" in said
    assert "base +5 -5 +5 -5" in said
    assert result.exit_code == 1
    result = paiju("replay", _written(tmp_path, record), "--json")
    report = json.loads(result.stdout)
    assert report["agrees"] is False
    assert "line 1 is recorded as" in report["difference"]
    assert result.exit_code == 1


@pytest.fixture
def revised(monkeypatch):
    """The rules of Datong as after a change."""
    monkeypatch.setattr(Datong, "revision", 2)


def test_replay_of_an_earlier_revision_says_so(paiju, record, tmp_path, revised):
    record["settlement"]["lines"][0]["deltas"] = [5, -5, 5, -5]
    result = paiju("replay", _written(tmp_path, record))
    said = " ".join(result.stdout.split())
    assert (
        "made under revision 1 of the rules; under revision 2, which is used here, the deal settles" in said
    )
    assert "line 1 is recorded as" in said
    assert result.exit_code == 0


def test_replay_refuses_a_record_of_rules_to_come(paiju, record, tmp_path):
    record["revision"] = 3
    result = paiju("replay", _written(tmp_path, record))
    assert (
        "made under revision 3 of the rules of datong; here they are known up to revision 1" in result.stderr
    )
    assert (result.exit_code, result.stdout) == (2, "")


def test_replay_says_that_a_deal_with_a_settlement_is_unfinished(paiju, record, tmp_path):
    record["actions"] = record["actions"][:20]
    result = paiju("replay", _written(tmp_path, record))
    said = " ".join(result.stdout.split())
    assert "the record has a settlement, but after its 20 actions the deal is unfinished" in said
    assert result.exit_code == 1


def test_replay_of_a_settlement_of_another_width_is_refused(paiju, record, tmp_path):
    settlement = record["settlement"]
    settlement["players"] = 6
    settlement["lines"] = [line | {"deltas": [0, 0], "persons": {}} for line in settlement["lines"][:1]]
    result = paiju("replay", _written(tmp_path, record), "--lang", "zh")
    assert "$.settlement：" in result.stderr
    assert (result.exit_code, result.stdout) == (2, "")


def test_replay_names_an_illegal_action_with_place_and_clause(paiju, record, tmp_path, monkeypatch):
    place = next(at for at, line in enumerate(record["actions"]) if " play " in line)
    seat = record["actions"][place].split()[0]
    record["actions"].insert(place, f"{seat} pass")
    result = paiju("replay", _written(tmp_path, record))
    assert (
        f"action {place + 1} of the record, “{seat} pass”, is not legal: who leads may not pass (DT21)"
        in result.stderr
    )
    assert (result.exit_code, result.stdout) == (1, "")
    chinese = paiju("replay", _written(tmp_path, record), "--lang", "zh")
    assert "轮到你先出，不能不要 (DT21)" in chinese.stderr
    monkeypatch.setattr(Datong, "revision", 2)
    older = paiju("replay", _written(tmp_path, record))
    assert "the record was made under revision 1 of the rules, this is revision 2: action" in older.stderr
    assert older.exit_code == 2


def test_replay_of_a_hand_that_is_not_over(paiju, record, tmp_path):
    record["actions"] = record["actions"][:20]
    record["settlement"] = None
    result = paiju("replay", _written(tmp_path, record))
    assert "ends before the deal is over" in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_replay_of_a_deal_that_was_ended_by_its_players(paiju, record, tmp_path, locale):
    record["actions"] = record["actions"][:20]
    record["settlement"] = None
    path = _written(tmp_path, record | {"dissolved": True})
    result = paiju("replay", path, "--lang", locale)
    assert text("cli-replay-dissolved", locale)[:30] in " ".join(result.stdout.split())
    assert result.exit_code == 0
    report = json.loads(paiju("replay", path, "--json").stdout)
    assert (report["dissolved"], report["settlement"], report["agrees"]) == (True, None, True)


def test_a_deal_that_was_ended_by_its_players_has_no_settlement(paiju, record, tmp_path):
    result = paiju("replay", _written(tmp_path, record | {"dissolved": True}))
    assert "ended the deal in the middle, but it has a settlement" in result.stderr
    assert (result.exit_code, result.stdout) == (1, "")


def test_names_in_a_record_cannot_steer_the_terminal(paiju, record, tmp_path):
    record["persons"] = ["\x1b[2J", "B\ro", "\u202eevil", "D"]
    result = paiju("replay", _written(tmp_path, record))
    assert result.exit_code == 2
    assert "the name of person 0" in result.stderr
    assert not {"\x1b", "\r", "\u202e"} & set(result.stdout + result.stderr)


def test_headings_show_whole_names(paiju, record, tmp_path):
    record["persons"] = ["Alexander the Great", "Hai (steady)", "陈阿海的大女儿", "Di"]
    printed = paiju("replay", _written(tmp_path, record)).stdout.splitlines()
    below = next(at for at, line in enumerate(printed) if line.startswith(" ───"))
    heading = printed[below - 3 : below]
    assert "…" not in "".join(heading)
    for piece in ("Alexander", "Great", "(steady)", "陈阿海的", "大女儿", "Di"):
        assert piece in "".join(heading)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "it is the turn of Di, not of Bo"), ("zh", "轮到Di，没轮到Bo")]
)
def test_who_acted_out_of_turn_is_named(paiju, tmp_path, locale, said):
    record = json.loads((GOLDEN / "datong-surrendered.json").read_bytes())
    seating = next(Record.from_json(json.dumps(record).encode()).replay(game_of("datong"))).state.seating
    first = int(record["actions"][0].split()[0])
    record["persons"] = ["W", "X", "Y", "Z"]
    record["persons"][seating[first]] = "Di"
    record["persons"][seating[(first + 1) % 4]] = "Bo"
    record |= {"actions": [f"{(first + 1) % 4} answer play_on"], "settlement": None}
    assert said in paiju("replay", _written(tmp_path, record), "--lang", locale).stderr


def test_after_a_double_nobody_is_called_last(paiju):
    for locale, said in (("en", r"third or last (\w+)"), ("zh", r"三游或末游(\w+)")):
        printed = paiju("replay", str(GOLDEN / "datong-bought.json"), "--lang", locale).stdout
        assert re.findall(said, printed) == ["Ann", "Bo"]
        assert not re.search(r", last|，末游", printed)


def test_where_the_first_one_out_ends_the_deal_nobody_else_has_a_place(paiju):
    printed = paiju("replay", str(GOLDEN / "dazha-bao.json")).stdout
    assert "Finish order: first Ann\n" in printed


# ── simulate ─────────────────────────────────────────────────────────────────


def test_simulate_prints_figures(paiju):
    result = paiju(
        "simulate", "datong", "--hands", "8", "--bots", "greedy,random", "--seed", "5", "--jobs", "1"
    )
    assert result.exit_code == 0
    assert "8 deals of Datong" in result.stdout
    assert re.search(r"^ +greedy +random *$", result.stdout, re.MULTILINE)
    assert re.search(r"^ +seats +1 3 +2 4 *$", result.stdout, re.MULTILINE)
    assert re.search(r"points a deal +[+-]\d\S* ± \d\S* +[+-]\d", result.stdout)
    assert re.search(r"^ +\d+  bomb, 4 cards$", result.stdout, re.MULTILINE)
    assert re.search(r"\d+  DT\d+(\.d)? +\S", result.stdout)


def test_simulate_gives_json_that_follows_from_the_seed(paiju):
    args = ["simulate", "datong", "--hands", "8", "--bots", "random", "--seed", "5", "--json"]
    first = paiju(*args, "--jobs", "1")
    assert json.loads(first.stdout)["simulation"]["hands"] == 8
    assert paiju(*args, "--jobs", "2").stdout == first.stdout
    assert paiju(*args, "--jobs", "1", "-o", "style=local").stdout != first.stdout


def test_simulate_tells_its_progress_on_stderr(paiju):
    result = paiju("simulate", "fanfanzha", "--hands", "30", "--seed", "1", "--jobs", "1", "--json")
    told = re.findall(r"^deals: (\d+) of 30$", result.stderr, re.MULTILINE)
    assert (told[0], told[-1]) == ("0", "30")
    assert len(told) <= 11
    json.loads(result.stdout)


def test_a_game_without_finishing_has_no_column_for_it(paiju):
    args = ["simulate", "fanfanzha", "--hands", "12", "--seed", "1", "--jobs", "1"]
    printed = paiju(*args).stdout
    assert "went out" not in printed
    decided = printed.split("What decided the deals\n")[1].split("\n\n")[0]
    assert all(re.match(r" +\d+  FZ\d+ +\S", line) for line in decided.splitlines())
    assert "FZ11" in decided
    bare = paiju(*args, "-o", "mode=leader_surrenders").stdout
    assert "FZ15" in bare
    played = ["simulate", "datong", "--hands", "2", "--bots", "greedy", "-o", "surrender=off", "--jobs", "1"]
    assert "went out" in paiju(*played).stdout


@pytest.mark.parametrize("locale", LOCALES)
def test_simulate_compares_the_values_of_an_option(paiju, locale, tmp_path):
    file, plot = tmp_path / "deals", tmp_path / "plot.svg"
    args = ["simulate", "fanfanzha", "--hands", "30", "--jobs", "1", "--results", str(file), "--lang", locale]
    args += ["--vary", "largest_bonus=on,off"]
    told = paiju(*args, "--plot", str(plot))
    assert told.exit_code == 0
    moved = text("cli-measure-moved", locale)
    assert re.search(rf"{moved} +\d\S* ± \d\S* +\d\S* ± \d\S* +-\d\S* ± \d", told.stdout)
    drawn = plot.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert moved in drawn
    # The file knows its seed, and holds everything.
    again = paiju(*args, "--json")
    assert json.loads(again.stdout)["comparison"]["values"] == [True, False]
    assert paiju(*args).stdout == told.stdout


def test_a_drawing_names_a_bot_of_any_name(paiju, tmp_path):
    plot = tmp_path / "plot.svg"
    args = ["simulate", "fanfanzha", "--hands", "2", "--jobs", "1", "--seed", "1", "--plot", str(plot)]
    bot = f"exec:{sys.executable} examples/line_bot.py '<&>'"
    assert paiju(*args, "--bots", f"steady,{bot}").exit_code == 0
    names = [element.text for element in ElementTree.parse(plot).iter("{http://www.w3.org/2000/svg}text")]
    assert bot in names


@pytest.mark.parametrize("locale", LOCALES)
def test_the_arena_pairs_deals(paiju, locale, tmp_path):
    args = [
        "arena",
        "datong",
        "--pairs",
        "4",
        "--bots",
        "greedy,random",
        "--seed",
        "2",
        "--jobs",
        "1",
    ]
    result = paiju(*args, "--lang", locale)
    assert "greedy" in result.stdout
    assert "±" in result.stdout
    kept = [*args, "--results", str(tmp_path / "pairs"), "--plot", str(tmp_path / "plot.svg"), "--json"]
    figures = json.loads(paiju(*kept).stdout)
    assert figures["points"]["count"] == 4
    assert json.loads(paiju(*kept).stdout) == figures
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.installed
@pytest.mark.parametrize("locale", ["zh-CN", pytest.param("en", marks=pytest.mark.slow)])
def test_bench_prints_every_figure(paiju, locale, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    result = paiju("bench", "--rounds", "1", "--seconds", "0.1", "--lang", locale)
    assert result.exit_code == 0
    for name in ("listings-inside", "listings-driven", "kernel-inside", "kernel-driven", "rules"):
        assert re.search(re.escape(text(f"bench-{name}", locale)) + r" +[\d,]+ ", result.stdout)


@pytest.mark.installed
def test_bench_gives_json(paiju):
    result = json.loads(paiju("bench", "--rounds", "1", "--seconds", "0.1", "--json").stdout)
    assert result["compiled"] is COMPILED
    assert all(row["rate"] > 0 and len(row["rates"]) == 1 for row in result["rows"])


def test_simulate_counts_fanfanzha(paiju):
    result = paiju("simulate", "fanfanzha", "--hands", "6", "-o", "players=6", "--jobs", "1", "--lang", "zh")
    assert result.exit_code == 0
    assert "翻翻炸，6 局" in result.stdout
