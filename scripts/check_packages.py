"""Check that the built wheel, which was made from the sdist, is whole: it installs and runs by what it asks for.

    python scripts/check_packages.py dist

Installs it into a fresh virtual environment, with nothing beside it but its own dependencies, imports every module
there but those of the extras, and runs `paiju --version`. With `PAIJU_REQUIRE_CLIENT=1` it must hold the browser
client, and with `PAIJU_REQUIRE_COMPILED=1` compiled kernels.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

# Run in the fresh environment; its answer is such as "compiled with the client".
REPORT = """
import pkgutil, paiju
from importlib import import_module
from importlib.resources import files
import paiju.climbing.kernel as kernel
from paiju.server.pages import client_folder
assert (files("paiju") / "rulebook" / "clauses.toml").is_file(), "the rule book is missing"
for module in pkgutil.walk_packages(paiju.__path__, "paiju."):
    if not module.name.startswith(("paiju.envs", "paiju.server.migrations", "paiju.__main__")):
        import_module(module.name)
print("compiled" if kernel.COMPILED else "interpreted", "with" if client_folder() else "without", "the client")
"""


def install(wheel: Path, home: Path) -> str:
    """Install the wheel into an environment at `home` and return how it runs there."""
    venv.create(home)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-compile", str(wheel)], check=True)

    def run(program: str, *arguments: str) -> str:
        # From `home`, where nothing of the source tree can be imported by mistake.
        command = [str(programs / program), *arguments]
        return subprocess.run(
            command, cwd=home, check=True, text=True, encoding="utf-8", stdout=subprocess.PIPE
        ).stdout.strip()

    state = run("python", "-c", REPORT)
    print(f"{wheel.name}: {run('paiju', '--version')} ({state})", flush=True)
    return state


def holds_client(wheel: Path) -> bool:
    """Return whether the wheel holds the built client."""
    with zipfile.ZipFile(wheel) as archive:
        return "paiju_client/page/index.html" in archive.namelist()


def main(dist: Path) -> str | None:
    """Return what is wrong with the wheel in `dist`, or None."""
    (wheel,) = dist.glob("*.whl")
    compiled, client = not wheel.name.endswith("-none-any.whl"), holds_client(wheel)
    if os.environ.get("PAIJU_REQUIRE_CLIENT") == "1" and not client:
        return f"{wheel.name} holds no client"
    if os.environ.get("PAIJU_REQUIRE_COMPILED") == "1" and not compiled:
        return f"{wheel.name} holds no compiled kernels"
    expected = f"{'compiled' if compiled else 'interpreted'} {'with' if client else 'without'} the client"
    with tempfile.TemporaryDirectory(prefix="paiju-packages-") as folder:
        state = install(wheel, Path(folder))
    return None if state == expected else f"{wheel.name} installs {state}; it was built to be {expected}"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
