"""What lies in the database of a hand that is not over is sealed with a key that is not in it."""

import asyncio
import os
import stat
from pathlib import Path

import pytest

from paiju.core.errors import PaijuError
from paiju.server.sqlite import SqliteStorage
from paiju.server.storage import Entry, HandKey
from paiju.server.vault import KEY_FILE, Vault, VaultError

SECRET, OTHER = "ab" * 32, "cd" * 32


def stored(folder: Path, secret: str | None, use: bool = True) -> bytes | None:
    """What is loaded of a table that is stored first, or was before."""

    async def run() -> bytes | None:
        storage = SqliteStorage(folder, secret)
        try:
            if use:
                await storage.create("a", b"cards before")
                key = HandKey(1, 1)
                entry = Entry(
                    table="a", number=1, events=b"[]", snapshot=b"cards in hand", key=key, seed=b"the seed"
                )
                await storage.append(entry)
            return await storage.load("a")
        finally:
            await storage.close()

    return asyncio.run(run())


@pytest.mark.parametrize("secret", [None, SECRET])
def test_neither_cards_nor_seeds_can_be_read_in_the_folder(tmp_path: Path, secret: str | None) -> None:
    assert stored(tmp_path, secret) == b"cards in hand"
    assert stored(tmp_path, secret, use=False) == b"cards in hand"
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"cards" not in kept
    assert b"the seed" not in kept


def test_key_is_made_in_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    stored(tmp_path, None)
    path = tmp_path / KEY_FILE
    key = path.read_text()
    assert len(bytes.fromhex(key)) == 32
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    stored(tmp_path, None, use=False)
    assert path.read_text() == key


def test_secret_from_outside_leaves_no_key_in_the_folder(tmp_path: Path) -> None:
    stored(tmp_path, SECRET)
    assert not (tmp_path / KEY_FILE).exists()


@pytest.mark.parametrize("other", [OTHER, None])
def test_another_key_is_refused_at_once(tmp_path: Path, other: str | None) -> None:
    stored(tmp_path, SECRET)
    with pytest.raises(VaultError) as refused:
        SqliteStorage(tmp_path, other)
    assert refused.value.code == "secret-other"
    assert stored(tmp_path, SECRET, use=False) == b"cards in hand"


@pytest.mark.parametrize("secret", ["", "ab" * 31, "ab" * 33, "x" * 64])
def test_secret_that_is_none_is_refused_and_not_repeated(tmp_path: Path, secret: str) -> None:
    with pytest.raises(VaultError) as refused:
        SqliteStorage(tmp_path, secret)
    assert refused.value.code == "secret-form"
    assert not secret or secret not in str(refused.value)
    (tmp_path / KEY_FILE).write_text(secret)
    with pytest.raises(VaultError):
        SqliteStorage(tmp_path)


def test_what_was_changed_moved_or_cut_is_found() -> None:
    vault = Vault(SECRET)
    sealed = vault.seal("a", b"room")
    assert vault.open("a", sealed) == b"room"
    assert vault.seal("a", b"room") != sealed
    for place in range(1, len(sealed)):
        changed = sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]
        with pytest.raises(PaijuError):
            vault.open("a", changed)
    for other in (sealed[:5], sealed[:-1]):
        with pytest.raises(PaijuError):
            vault.open("a", other)
    with pytest.raises(PaijuError):
        vault.open("b", sealed)


def test_folder_of_a_version_that_sealed_nothing_is_read() -> None:
    assert Vault(SECRET).open("a", b'{"id":"a"}') == b'{"id":"a"}'
