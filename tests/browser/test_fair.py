"""A page takes part in fair deals and checks them, over plain http as on a local network."""

from __future__ import annotations

from pathlib import Path

import pytest

from paiju.cli.serve import lan_address
from paiju.core.verifying import verify_fair
from paiju.games import game_of
from paiju.server.pages import client_folder
from tests.browser.conftest import OpenPage
from tests.browser.moves import NAMES, Seen, expect, start, turn_up
from tests.server.running import Server
from tests.server.test_fair_server import records


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_deals_are_verified_by_the_page_and_by_the_record(
    open_page: OpenPage, tmp_path: Path, locale: str
) -> None:
    if client_folder() is None:
        pytest.skip("the client is not built (web/dist is missing)")
    server = Server(tmp_path, "--host", "0.0.0.0")
    try:
        page = open_page(locale)
        seen = Seen(page)
        address = lan_address() or "127.0.0.1"
        start(page, f"http://{address}:{server.host.split(':')[1]}", locale, "fanfanzha")
        assert address == "127.0.0.1" or not page.evaluate("isSecureContext")
        for hand in (1, 2):
            turn_up(page, locale)
            said = page.locator(".fair .said")
            expect(said).to_contain_text("Deal verified" if locale == "en-US" else "发牌已核对")
            assert seen.last.table.fair.nonce_hashes[0] is not None
            if hand == 1:
                page.reload()
                expect(said).to_contain_text("Deal verified" if locale == "en-US" else "发牌已核对")
                page.get_by_role("button", name=NAMES[locale]["next"], exact=True).click()
        shown = seen.last.table.fair.commitment
        table = seen.last.table.id
        page.close()
    finally:
        server.stop()
    first, second = records(tmp_path, table)
    found = verify_fair(second, game_of("fanfanzha"), first.to_json(), shown)
    assert found.contributors == (0,)
