"""The build hook: compiles the kernels into the wheel and puts the rule book beside them.

What it reads, from the environment:

- `PAIJU_PURE=1`: compile nothing.
- `PAIJU_REQUIRE_COMPILED=1`: fail where the kernels cannot be compiled. Without it the wheel is then a pure
  one, which plays the same games, only slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class KernelHook(BuildHookInterface[BuilderConfig]):
    """Adds to the wheel what does not lie in `src`: extension modules and the rule book."""

    workplace: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # stays interpreted: an extension module would shadow the edited source
            return
        root = Path(self.root)
        include: dict[str, str] = build_data["force_include"]
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
        run = subprocess.run(
            [
                sys.executable,
                "scripts/compile_kernels.py",
                str(out),
                *(str(p.relative_to(root)) for p in sources),
            ],
            cwd=root,
            text=True,
            errors="replace",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if run.returncode == 0:
            return {
                str(path): str(path.relative_to(out)) for path in sorted(out.rglob("*")) if path.is_file()
            }
        reason = "\n".join(run.stdout.strip().splitlines()[-20:])
        if os.environ.get("PAIJU_REQUIRE_COMPILED") == "1":
            raise RuntimeError(f"the kernels could not be compiled:\n{reason}")
        self.app.display_warning(
            f"{reason}\nThe kernels could not be compiled: paiju will run interpreted, slower."
        )
        return {}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workplace is not None:
            self.workplace.cleanup()


def matches(root: Path, globs: list[str], *, every: bool = False) -> list[Path]:
    """Return the files that the globs name, in order; with `every`, each glob must name one."""
    found: set[Path] = set()
    for glob in globs:
        paths = {path for path in root.glob(glob) if path.is_file()}
        if every and not paths:
            raise FileNotFoundError(f"nothing matches {glob!r} of pyproject.toml")
        found |= paths
    return sorted(found)
