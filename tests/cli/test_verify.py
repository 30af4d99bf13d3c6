"""`paiju verify`: what it says is proven of a deal, what is not, and what does not fit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paiju.core.record import Record
from paiju.games import game_of
from paiju.texts import LOCALES, text

FAIR = Path(__file__).parents[1] / "fair_record.json"
"""A deal of three persons and a bot; person 2 did not open at first."""
SHOWN = "5ce9018da7a92848b97a156aab44a69a670ad77ff911e9ae4dacdfb6a6a52b3d"


def written(folder, raw):
    path = folder / "record.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_proven_and_what_is_not(paiju, locale):
    result = paiju("verify", str(FAIR), "--lang", locale)
    assert result.exit_code == 0
    said = "".join(result.stdout.split())
    both = text("client-and", locale).join(("P0", "P1"))
    told: dict[str, dict[str, str | int]] = {
        "verify-commitment": {"digits": SHOWN},
        "verify-void": {"attempt": 1, "who": "P2"},
        "verify-right": {},
        "verify-nonces": {"who": both},
        "verify-not-proven": {},
        "verify-not-shown": {},
        "verify-not-chained": {},
        "verify-not-blind": {},
    }
    for key, params in told.items():
        assert "".join(text(key, locale, **params).split()) in said


def test_deal_that_was_ended_by_its_players_is_proven_all_the_same(paiju, tmp_path):
    raw = json.loads(FAIR.read_bytes())
    raw |= {"actions": raw["actions"][:1], "settlement": None, "dissolved": True}
    result = paiju("verify", written(tmp_path, raw), "--commitment", SHOWN)
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert text("verify-right", "en") in said
    assert text("verify-dissolved", "en") in said
    report = json.loads(paiju("verify", written(tmp_path, raw), "--json").stdout)
    assert (report["fits"], report["course"], report["dissolved"]) == (True, None, True)


def test_commitment_that_is_given_is_compared(paiju):
    result = paiju("verify", str(FAIR), "--commitment", SHOWN)
    assert result.exit_code == 0
    assert "--commitment" not in result.stdout
    result = paiju("verify", str(FAIR), "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "$.fair.attempts[1].commitment" in result.stdout


def test_hand_before_is_compared(paiju):
    result = paiju("verify", str(FAIR), "--previous", str(FAIR))
    assert result.exit_code == 1
    assert "$.fair.previous" in result.stdout


def test_field_that_does_not_fit_is_named(paiju, tmp_path):
    raw = json.loads(FAIR.read_bytes())
    raw["fair"]["attempts"][1]["seed"] = "0" * 64
    path = written(tmp_path, raw)
    result = paiju("verify", path)
    assert result.exit_code == 1
    assert "$.fair.attempts[1].seed" in result.stdout
    report = json.loads(paiju("verify", path, "--json").stdout)
    assert report["fits"] is False
    assert (report["fault"]["code"], report["fault"]["field"]) == ("fair-hash", "$.fair.attempts[1].seed")


def test_course_that_does_not_follow_is_told_too(paiju, tmp_path):
    raw = json.loads(FAIR.read_bytes())
    raw["settlement"]["lines"].pop()
    result = paiju("verify", written(tmp_path, raw))
    assert result.exit_code == 1
    assert text("verify-right") in result.stdout
    assert "does not follow" in result.stdout
    raw["actions"][0] = "0 pass"
    assert json.loads(paiju("verify", written(tmp_path, raw), "--json").stdout)["course"] is not None


def test_deal_without_nonces_and_record_without_a_fair_deal(paiju, tmp_path):
    result = paiju("verify", str(FAIR.parent / "golden" / "datong-bought.json"))
    assert result.exit_code == 1
    assert text("error-fair-none") in result.stdout


def test_verify_gives_json(paiju):
    report = json.loads(paiju("verify", str(FAIR), "--json").stdout)
    assert report == {
        "course": None,
        "dissolved": False,
        "fits": True,
        "commitment": SHOWN,
        "contributors": ["P0", "P1"],
        "void": [["P2"]],
    }


def test_a_fair_record_is_a_record_like_any_other(paiju):
    record = Record.from_json(FAIR.read_bytes())
    assert record.to_json() == FAIR.read_bytes()
    assert record.verify(game_of(record.game)).agrees
    assert paiju("replay", str(FAIR)).exit_code == 0


@pytest.mark.parametrize("nothing", ["{}", "", "[]", '{"fair": 1}'])
def test_what_is_no_record_is_refused_in_one_line(paiju, tmp_path, nothing):
    path = tmp_path / "record.json"
    path.write_text(nothing)
    result = paiju("verify", str(path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
