"""A match in the terminal, in this process: typed lines and what is printed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.bots import Budget, make_bot
from paiju.bots.strong import hint
from paiju.cli.combinations import explained
from paiju.cli.narrate import hand_text, ranks_text
from paiju.cli.prompt import HINT, PASS, named
from paiju.cli.reading_input import cards_of_hand, typed_cards
from paiju.cli.terminal import Terminal
from paiju.core.actions import Play
from paiju.core.cards import DECK, format_cards, sort_cards
from paiju.core.draws import Draws
from paiju.core.errors import PaijuError
from paiju.core.record import Record
from paiju.games import game_of
from paiju.games.datong.about import lexicon as datong_lexicon
from paiju.games.datong.options import DatongOptions
from paiju.texts import LOCALES, notation, text

GOLDEN = Path(__file__).parents[1] / "golden"
QUIET = ["--seed", "3", "-o", "surrender=off", "--bots", "greedy", "--playouts", "4"]
HINTS = "h\n\n" * 200
"""Every turn the first hint, and Enter plays it; questions get Enter, which changes nothing."""


@pytest.mark.both_modes
def test_a_whole_hand_by_hints(paiju, tmp_path):
    result = paiju("play", "datong", *QUIET, "--hands", "1", "--record", str(tmp_path), typed=HINTS)
    assert result.exit_code == 0
    assert result.stderr == ""
    path = tmp_path / "datong-3-01.json"
    record = Record.from_json(path.read_bytes())
    assert record.verify(game_of("datong")).agrees
    assert record.settlement is not None
    for line in record.settlement.lines:
        assert f"({line.clause})" in result.stdout
    totals = [f"{total:+d}".replace("-", "−") if total else "0" for total in record.settlement.totals]
    assert re.search(r"This deal +" + " +".join(map(re.escape, totals)), result.stdout)
    assert "Finish order: first " in result.stdout
    assert "Hands as dealt:" in result.stdout
    assert result.stdout.rstrip().count("The match is over.") == 1
    assert paiju("replay", str(path)).exit_code == 0


def test_the_same_seed_is_the_same_match(paiju):
    args = [
        "play",
        "datong",
        "--seed",
        "11",
        "--hands",
        "1",
        "--bots",
        "steady,random,greedy",
        "--playouts",
        "4",
    ]
    assert paiju(*args, typed=HINTS).stdout == paiju(*args, typed=HINTS).stdout


def test_a_match_goes_on_hand_after_hand(paiju, tmp_path):
    args = ["play", "fanfanzha", "--seed", "2", "--hands", "3", "--record", str(tmp_path)]
    result = paiju(*args, typed="\n" * 20)
    assert result.exit_code == 0
    assert re.findall(r"─ Deal (\d) ─", result.stdout) == ["1", "2", "3"]
    records = [Record.from_json(path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    assert [record.carry["hand"] for record in records] == [1, 2, 3]
    settled = [record.settlement for record in records if record.settlement]
    won = [sum(settlement.totals[person] for settlement in settled) for person in range(4)]
    final = result.stdout.split("The match is over.")[1]
    shown = {
        name: int(points.replace("−", "-")) for name, points in re.findall(r"\d +(\w+) +([+−]?\d+)", final)
    }
    assert shown == dict(zip(["You", "Hai", "Fang", "Chen"], won, strict=True))
    assert list(shown.values()) == sorted(won, reverse=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_six_play_fanfanzha(paiju, locale):
    result = paiju(
        *("play", "fanfanzha", "-o", "players=6", "--hands", "1", "--seed", "1", "--lang", locale),
        typed="\n\n",
    )
    assert result.exit_code == 0
    assert text("cli-person-5", locale) in result.stdout


def test_the_options_that_differ_are_announced(paiju):
    result = paiju("play", "datong", "-o", "wind=partner", "--hands", "2", "--seed", "1", typed="")
    assert "  Deals: 2\n  Taking the wind: the partner\n" in result.stdout


def test_the_table_shows_who_sits_where(paiju):
    result = paiju("play", "datong", *QUIET, typed="quit\n")
    table = result.stdout[: result.stdout.index("Your hand")]
    rows = table.splitlines()
    partner = next(row for row in rows if "· partner" in row)
    sides = next(row for row in rows if "· before" in row)
    assert 30 < partner.index("·") < 50
    assert sides.index("· before") < 20
    assert sides.index("· next") > 55
    assert rows.index(partner) < rows.index(sides)
    assert re.search(r"^ {30,45}You$", "\n".join(row.rstrip() for row in rows), re.MULTILINE)


@pytest.mark.parametrize("typed", ["", "quit\n", "q\n", "退出\n", "h\nquit\n", "1\n"])
def test_leaving_is_clean(paiju, typed):
    result = paiju("play", "datong", *QUIET, typed=typed)
    assert result.exit_code == 0
    assert "You have left the match." in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "type cards, “p” to pass"),
        ("3x", "“3x” cannot be read as cards: “x” is no card"),
        ("99999999", "of 9 you hold only 3"),
        ("QQQ", "of Q you hold only 1"),
        ("7", "of 7 you hold none"),
        ("7s9s", "you do not hold ♠7"),
        ("3 4", "3 4 are no pair: a pair is two cards of one rank (DT9)"),
        ("3", "single 3 does not beat single "),
        ("rules", "rules DT35 shows a clause"),
        ("rules DT999", "have no clause “DT999”"),
        ("rules dt35", "DT35 · Single"),
        ("规则 DT35", "DT35 · Single"),
        ("?", "Cards are typed by rank"),
        ("t", "Your hand, 27 cards"),
        ("\x1b[A", "cannot be read as cards"),
        ("9" * 5000, "of 9 you hold only 3"),
        ("x" * 5000, "cannot be read as cards"),
    ],
)
def test_what_cannot_be_played_is_answered_and_asked_again(paiju, typed, answer):
    plain = paiju("play", "datong", *QUIET, typed="quit\n").stdout
    result = paiju("play", "datong", *QUIET, typed=f"{typed}\nquit\n")
    said = result.stdout.removeprefix(plain[: plain.rindex("> ")])
    assert answer in " ".join(said.split())
    assert said.count("> ") == 2
    assert "left the match" in said
    assert len(max(said.splitlines(), key=len)) < 1000


def test_a_hint_is_what_strong_would_do_and_says_why(paiju):
    rules = game_of("datong")
    options = DatongOptions.parse({"surrender": False})
    carry = rules.first_carry(options)
    state = rules.start(options, carry, rules.deal(options, carry, Draws.from_seed("datong", 3, 1)))
    while state.seating[state.to_act[0]] != 0:
        seat = state.to_act[0]
        state, _ = state.apply(seat, make_bot("greedy", "datong", 0).act(state.view(seat)))
    advised = hint(state.view(state.to_act[0]), Budget(playouts=40), seed=3)
    assert isinstance(advised.action, Play)
    result = paiju("play", "datong", *QUIET, "--playouts", "40", typed="h\nquit\n")
    told, why, *_ = result.stdout[result.stdout.index("Hint: ") :].splitlines()
    assert told.startswith(f"Hint: {ranks_text(advised.action.cards)} ")
    assert why == f"Why: {text(f'advice-{advised.reason}', 'en')}"


def test_hints_go_round_the_legal_plays(paiju):
    result = paiju("play", "datong", *QUIET, typed="h\n" * 20 + "quit\n")
    hints = re.findall(r"Hint: (\w+)", result.stdout)
    assert len(hints) == 20
    assert hints[0] in hints[1:]
    round_of = hints[: hints.index(hints[0], 1)]
    assert len(set(round_of)) == len(round_of) > 1
    assert "pass" in round_of


def test_a_pass_and_a_play_by_ranks(paiju):
    result = paiju("play", "datong", *QUIET, typed="5555\np\nquit\n")
    assert "You: ♠5 ♠5 ♣5 ♣5 (4-phase bomb of 5s)" in result.stdout
    assert "You: pass" in result.stdout


def test_a_surrender_is_asked_by_numbers(paiju):
    result = paiju("play", "datong", "--seed", "3", typed="5\n2\nquit\n")
    assert "Do you offer to surrender?" in result.stdout
    assert re.search(r"1  play on \(Enter\)\n +2  offer to surrender", result.stdout)
    assert "Type a number from 1 to 2 or words of the choice" in result.stdout
    assert "You: offer to surrender" in result.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "play on"),
        ("1", "play on"),
        ("Play On", "play on"),
        ("play_on", "play on"),
        ("offer", "offer to surrender"),
        ("surrender", "offer to surrender"),
        ("ｏｆｆｅｒ", "offer to surrender"),
        ("h\n", "play on"),
    ],
)
def test_a_question_is_answered_by_words_or_enter(paiju, typed, answer):
    result = paiju("play", "datong", "--seed", "3", typed=f"{typed}\nquit\n")
    assert f"You: {answer}\n" in result.stdout
    assert ("Hint: play on (Enter takes it)" in result.stdout) == typed.startswith("h")


@pytest.mark.parametrize(
    ("typed", "answer"), [("投降", "想投降"), ("不投", "不投，接着打"), ("提示\n", "不投，接着打")]
)
def test_a_question_is_answered_by_words_in_chinese(paiju, typed, answer):
    result = paiju("play", "datong", "--seed", "3", "--lang", "zh", typed=f"{typed}\nq\n")
    assert "不投，接着打（回车）" in result.stdout
    assert f"你：{answer}\n" in result.stdout


@pytest.mark.parametrize("choice", ["p", "or", "surrender offer", "0", "3", "²", "接", "不打"])
def test_what_fits_no_choice_or_several_takes_none(choice):
    assert named(choice, ["play on\nplay_on", "offer to surrender\noffer"]) is None
    assert named(choice, ["不投，接着打\nplay_on", "不答应，接着打\noffer"]) is None


WORDS = [
    ("?", "Enter        turn up your bombs"),
    ("？", "Enter        turn up your bombs"),
    ("ＨＥＬＰ", "Enter        turn up your bombs"),
    ("rules FZ5", "FZ5 · Turning up"),
    ("rules 5", "FZ5 · Turning up"),
    ("rules dt35", "DT35 · Single"),
    ("abc", "Only Enter is waited for here"),
    ("h", "Only Enter is waited for here"),
    ("p", "Only Enter is waited for here"),
    ("33344", "Only Enter is waited for here"),
]


@pytest.mark.parametrize(("typed", "said"), WORDS)
@pytest.mark.parametrize("before", ["", "\n"], ids=["at the turn", "between deals"])
def test_only_enter_goes_on_where_nothing_is_asked(paiju, before, typed, said):
    """At the turn of Fanfanzha, and between the deals of any game."""
    args = ["play", "fanfanzha", "--seed", "1", "--hands", "2"]
    result = paiju(*args, typed=f"{before}{typed}\nquit\n")
    assert said in result.stdout
    assert result.stdout.count("─ Deal ") == 1
    assert ("Enter for the next deal." in result.stdout) == bool(before)
    assert "You have left the match." in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("word", ["q", "quit", "Quit", "ｑ", "退出"])
def test_one_leaves_between_deals(paiju, word):
    result = paiju("play", "fanfanzha", "--seed", "1", "--hands", "3", typed=f"\n{word}\n")
    assert result.stdout.count("─ Deal ") == 1
    assert "You have left the match." in result.stdout


def test_the_scores_are_shown_again_between_deals(paiju):
    result = paiju("play", "fanfanzha", "--seed", "1", "--hands", "2", typed="\nt\nq\n")
    shown = result.stdout.split("Enter for the next deal.")[1].split("You have left")[0]
    assert re.search(r"\d +You +[+−\d]", shown)


def test_fanfanzha_speaks_of_no_cards_to_play(paiju):
    for locale in LOCALES:
        said = paiju("play", "fanfanzha", "--seed", "1", "--lang", locale, typed="?\nq\n").stdout
        assert text("fanfanzha-how-to", locale) in said
        assert "33344" not in said


@pytest.mark.parametrize(("typed", "played"), [("Q", "♦Q (single Q)"), ("T", "♥10 (single 10)")])
def test_a_capital_q_or_t_is_a_card(paiju, typed, played):
    assert f"You: {played}" in paiju("play", "datong", *QUIET, typed=f"{typed}\nq\n").stdout
    twice = paiju("play", "datong", *QUIET, typed=f"{typed.lower()} {typed.lower()}\nq\n").stdout
    assert "you hold only 1" in twice


def test_two_bombs_of_which_neither_beats_the_other_in_play():
    lexicon = datong_lexicon(DatongOptions(chain3_vs_8="none"))
    parse = lexicon.grammar.parse_class
    for played, on in (("chain:3-5*12", "bomb:9*8"), ("bomb:9*8", "chain:3-5*12")):
        with pytest.raises(PaijuError) as refused:
            lexicon.check_beats(parse(played), parse(on))
        assert "neither beats the other (DT20.d)" in str(explained(lexicon, refused.value))


def test_you_is_small_inside_a_sentence():
    assert text("cli-moved", "en", one="Chen", other="You") == "Chen and you changed places."
    assert text("cli-moved", "en", one="You", other="Chen") == "You and Chen changed places."
    turn = {"on": "pair_run:3-5"}
    assert "beat Hai’s pair run 3–5" in text("cli-your-turn", "en", who="Hai", **turn)
    assert "beat your pair run 3–5" in text("cli-your-turn", "en", who="You", **turn)
    assert "压阿海的 连对 3–5" in text("cli-your-turn", "zh-CN", who="阿海", **turn)


def test_no_english_line_has_a_capital_you_inside():
    """Every line of a settlement that names persons, each of them in turn being “you”."""
    for path in sorted(GOLDEN.glob("*.json")):
        record = Record.from_json(path.read_bytes())
        assert record.settlement is not None
        for person in range(len(record.persons)):
            names = ["You" if at == person else name for at, name in enumerate(record.persons)]
            for line in record.settlement.lines:
                assert not re.search(r"(?<=.)\bYou\b", line.text(record.game, names, "en"))


def test_a_second_match_of_the_same_seed_overwrites_no_record(paiju, tmp_path):
    args = ["play", "fanfanzha", "--seed", "2", "--hands", "1", "--record", str(tmp_path)]
    for names in (["fanfanzha-2-01.json"], ["fanfanzha-2-01-2.json", "fanfanzha-2-01.json"]):
        result = paiju(*args, typed="\n\n")
        assert sorted(path.name for path in tmp_path.iterdir()) == names
        assert names[0] in " ".join(result.stdout.split()).replace(" ", "")
    first, second = (path.read_bytes() for path in sorted(tmp_path.iterdir()))
    assert first == second
    assert Record.from_json(first).persons == ("You", "Hai", "Fang", "Chen")


def test_a_leader_may_not_pass(paiju):
    for seed in range(1, 30):
        result = paiju("play", "datong", "--seed", str(seed), "-o", "surrender=off", typed="p\nquit\n")
        if "Your lead." in result.stdout:
            assert "who leads may not pass (DT21)" in result.stdout
            return
    raise AssertionError("the person led none of 29 hands")


def test_a_hand_over_as_soon_as_dealt_is_settled_and_recorded(paiju, tmp_path):
    args = ["play", "datong", "-o", "no_bomb_surrender=on", "--hands", "1", "--record", str(tmp_path)]
    for seed in range(1, 60):
        result = paiju(*args, "--seed", str(seed), typed="")
        if "(DT46)" in result.stdout:
            (path,) = tmp_path.iterdir()
            record = json.loads(path.read_bytes())
            assert record["actions"] == []
            assert record["settlement"]["lines"][0]["clause"] == "DT46"
            assert result.exit_code == 0
            return
    raise AssertionError("everybody had a bomb in 59 hands")


# ── what is typed ────────────────────────────────────────────────────────────

HAND = ("3s", "3h", "3h", "4d", "Ts", "Tc", "Jh", "2s", "w", "W")


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("333", ("3s", "3h", "3h")),
        ("33", ("3s", "3h")),
        ("3h3h", ("3h", "3h")),
        ("1010", ("Ts", "Tc")),
        ("tT", ("Ts", "Tc")),
        ("10 j", ("Ts", "Jh")),
        ("10C", ("Tc",)),
        ("wW", ("w", "W")),
        ("大王小王", ("w", "W")),
        ("♥3 3", ("3s", "3h")),
        ("♥3 33", ("3s", "3h", "3h")),
        ("3♥", ("3h",)),
        ("3，4、2", ("3s", "4d", "2s")),
        ("♠3", ("3s",)),
        ("♠3♥3", ("3s", "3h")),
        ("3♠♥♥", ("3s", "3h", "3h")),
        ("♠10 ♣10", ("Ts", "Tc")),
        ("10♠♣  J♥", ("Ts", "Tc", "Jh")),
        ("３３ｊ", ("3s", "3h", "Jh")),
        ("１０ ｗＷ", ("Ts", "w", "W")),
        ("♤3 ♥\ufe0f3", ("3s", "3h")),
        ("小王w 大王W", ("w", "W")),
        ("little(w) BIG(W)", ("w", "W")),
        ("big joker little joker", ("w", "W")),
    ],
)
def test_cards_are_taken_from_the_hand(typed, cards):
    assert cards_of_hand(typed, HAND) == cards


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        *(("44", "cli-not-held"), ("www", "cli-not-held"), ("3h 333", "cli-not-held")),
        *(("3d", "not-held"), ("3s3s", "cli-held-fewer")),
        *(("x", "notation-cards"), ("♠", "notation-cards"), ("1", "notation-cards"), ("", "notation-cards")),
    ],
)
def test_cards_that_are_not_in_the_hand(typed, code):
    with pytest.raises(PaijuError) as refused:
        cards_of_hand(typed, HAND)
    assert refused.value.code == code


def test_only_the_cards_that_are_lacking_are_named():
    with pytest.raises(PaijuError) as refused:
        cards_of_hand("♠3♦3♣9♦3", HAND)
    assert str(refused.value) == "you do not hold ♦3 ♣9"


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=27, unique=True), st.sampled_from(LOCALES))
def test_cards_are_read_as_they_are_shown(cards, locale):
    hand = sort_cards(cards)
    terminal = Terminal(locale)
    shown = [
        *(hand_text(terminal, hand), hand_text(terminal, hand, " "), hand_text(terminal, hand, "")),
        notation.cards(" ".join(hand), terminal.say),
        format_cards(hand),
    ]
    for typed in shown:
        assert typed_cards(typed) == hand, typed
    assert [card[0] for card in typed_cards(ranks_text(hand))] == [card[0] for card in hand]


def test_no_word_of_the_terminal_is_a_card():
    for word in PASS | HINT:
        with pytest.raises(PaijuError):
            typed_cards(word)
