"""Check that the built wheel and sdist install without a network and run.

    python scripts/check_packages.py dist

Collects what they need in a folder first, from the package index that pip is set to; then installs each
into a fresh virtual environment from that folder alone, without npm's registry, and runs `paiju --version` there.
With `PAIJU_REQUIRE_CLIENT=1` both must hold the browser client.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Run in the fresh environment; its answer is such as "compiled with the client".
REPORT = """
from importlib.resources import files
import paiju.climbing.kernel as kernel
from paiju.server.pages import client_folder
assert (files("paiju") / "rulebook" / "clauses.toml").is_file(), "the rule book is missing"
print("compiled" if kernel.COMPILED else "interpreted", "with" if client_folder() else "without", "the client")
"""
NOWHERE = "http://127.0.0.1:9"  # the port of the discard service, where nothing listens


def collect(wheel: Path, wheelhouse: Path) -> None:
    """Put wheels of all that the two packages need into the wheelhouse, but neither of them."""
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--wheel-dir", str(wheelhouse)]
    subprocess.run([*pip, str(wheel), *needed], check=True)
    (wheelhouse / wheel.name).unlink()


def install(package: Path, wheelhouse: Path, home: Path, client: bool) -> str:
    """Install one package offline into an environment at `home` and return how it runs there."""
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    offline = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    offline |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    offline |= {"npm_config_registry": NOWHERE} if client else {"PAIJU_NO_CLIENT": "1"}

    def run(program: str, *arguments: str) -> str:
        # From `home`, where nothing of the source tree can be imported by mistake.
        command = [str(programs / program), *arguments]
        return subprocess.run(
            command, cwd=home, env=offline, check=True, text=True, encoding="utf-8", stdout=subprocess.PIPE
        ).stdout.strip()

    index = ["--no-index", "--find-links", str(wheelhouse)]
    run("python", "-m", "pip", "install", "--quiet", *index, str(package))
    state = run("python", "-c", REPORT)
    print(f"{package.name}: {run('paiju', '--version')} ({state})", flush=True)
    return state


def holds_client(wheel: Path) -> bool:
    """Return whether the wheel holds the built client."""
    with zipfile.ZipFile(wheel) as archive:
        return "paiju_client/page/index.html" in archive.namelist()


def main(dist: Path) -> str | None:
    """Return what is wrong with the packages in `dist`, or None."""
    (wheel,) = dist.glob("*.whl")
    (sdist,) = dist.glob("*.tar.gz")
    expected = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    client = holds_client(wheel)
    expected += " with the client" if client else " without the client"
    if os.environ.get("PAIJU_REQUIRE_CLIENT") == "1" and not client:
        return f"{wheel.name} holds no client"
    with tempfile.TemporaryDirectory(prefix="paiju-packages-") as folder:
        work = Path(folder)
        collect(wheel, work / "wheelhouse")
        for package in (wheel, sdist):
            state = install(package, work / "wheelhouse", work / package.suffix.strip("."), client)
            if state != expected:
                return f"{package.name} installs {state}; the wheel was built to be {expected}"
    return None


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
