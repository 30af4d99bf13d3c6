"""Where the server finds the built client."""

import sys
from pathlib import Path

import pytest

from paiju.server import pages


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page in `web/dist`, and no client installed."""
    (tmp_path / "web/dist").mkdir(parents=True)
    (tmp_path / "web/dist/index.html").write_text("<html>")
    monkeypatch.setattr(pages, "CHECKOUT", tmp_path)
    monkeypatch.setattr(pages, "CLIENT", "paiju_client_of_a_test")
    return tmp_path


def test_a_checkout_serves_what_is_built_in_it(checkout: Path) -> None:
    assert pages.client_folder() == checkout / "web/dist"


def test_an_unfinished_build_is_none(checkout: Path) -> None:
    (checkout / "web/dist/index.html").unlink()
    assert pages.client_folder() is None


def test_the_installed_client_goes_first(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = checkout / "paths/paiju_client_of_a_test"
    (package / "page").mkdir(parents=True)
    (package / "page/index.html").write_text("<html>")
    (package / "__init__.py").write_text(
        "from pathlib import Path\nFOLDER = Path(__file__).parent / 'page'\n"
    )
    monkeypatch.syspath_prepend(str(package.parent))
    try:
        assert pages.client_folder() == package / "page"
    finally:
        sys.modules.pop(package.name, None)


def test_the_checkout_is_where_the_source_lies(root: Path) -> None:
    assert root == pages.CHECKOUT
