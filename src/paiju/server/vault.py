"""What lies in the database of a hand that is not over is sealed: its cards, its seed, its nonces.

The key is outside the database: in the environment (`PAIJU_SECRET`) or in a file beside it that only its owner may
read. Each table has a key of its own, derived from it, for AES-256-GCM; the table's id is bound in.
"""

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from paiju.core.errors import PaijuError

SECRET = "PAIJU_SECRET"
"""The environment variable that may hold the key."""
KEY_FILE = "paiju.key"
_MARK = b"\x01"
"""The first byte of what is sealed; JSON, which an older version wrote, begins otherwise."""
_NONCE = 12
_BYTES = 32


class VaultError(PaijuError):
    """A key that is none, or not the one that something was sealed with."""


class Vault:
    """Seals and opens what is stored of a table."""

    def __init__(self, secret: str) -> None:
        """`secret` is 64 hexadecimal digits; VaultError where it is not."""
        with suppress(ValueError):
            self._secret = bytes.fromhex(secret.strip())
            if len(self._secret) == _BYTES:
                return
        raise VaultError("secret-form", digits=2 * _BYTES)

    @classmethod
    def of(cls, folder: Path, secret: str | None = None) -> "Vault":
        """The vault of a data folder, with the secret given or else that of its file, which is made where it lacks.

        Raises VaultError for a secret that is none, OSError where the file cannot be used.
        """
        return cls(secret if secret is not None else _kept(folder / KEY_FILE))

    def seal(self, table: str, data: bytes) -> bytes:
        """The data as nobody can read or change them without the key."""
        nonce = secrets.token_bytes(_NONCE)
        return _MARK + nonce + self._cipher(table).encrypt(nonce, data, table.encode())

    def open(self, table: str, sealed: bytes) -> bytes:
        """What was sealed; VaultError where the key is another or the data were changed."""
        if sealed[:1] != _MARK:
            return sealed
        nonce, rest = sealed[1 : 1 + _NONCE], sealed[1 + _NONCE :]
        try:
            return self._cipher(table).decrypt(nonce, rest, table.encode())
        except (InvalidTag, ValueError) as fault:
            raise VaultError("secret-other", variable=SECRET, file=KEY_FILE) from fault

    def _cipher(self, table: str) -> AESGCM:
        # A key for each table: with random nonces one key would be worn out by a few thousand million entries.
        return AESGCM(hmac.digest(self._secret, table.encode(), "sha256"))


def _kept(path: Path) -> str:
    """The secret in a file that only its owner may read; it is made where there is none."""
    with suppress(FileExistsError):
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
    return path.read_text(encoding="ascii", errors="replace")
