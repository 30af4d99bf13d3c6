"""A person who has a keyboard and a screen reader, and neither mouse nor eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

LISTENING = """
  window.heard = [];
  window.losses = [];
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  const elementOf = (node) => (node instanceof Element ? node : node.parentElement);
  const hear = (node) => {
    const region = elementOf(node)?.closest(LIVE);
    const text = (node.textContent ?? '').trim();
    if (region && text !== '') window.heard.push([region.getAttribute('role') ?? 'live', text]);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      else addedNodes.forEach(hear);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  // For a frame or two nothing has the focus where what had it has gone.
  let [owned, idle] = [null, 0];
  const watch = () => {
    const has = document.activeElement !== null && document.activeElement !== document.body;
    if (has) owned = document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim();
    idle = has || owned === null ? 0 : idle + 1;
    if (idle === 4) window.losses.push(`after ${owned}`);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""
"""What a screen reader would be told, and what had the focus before nothing had it."""
NAMED = {
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "radio",
    "checkbox",
    "spinbutton",
    "dialog",
} | {
    "image",
    "group",
    "toolbar",
    "main",
    "region",
    "heading",
    "table",
}
"""What has to be called something."""
MOST_TABS = 80


def listen(page: Page) -> None:
    """Hear from the next page on what is told."""
    page.add_init_script(f"{{{LISTENING}}}")


def heard(page: Page, role: str) -> list[str]:
    """All that live regions of a role have told since the page was loaded."""
    told: list[tuple[str, str]] = page.evaluate("heard")
    return [words for region, words in told if region == role]


def losses(page: Page) -> list[str]:
    """After what nothing had the focus."""
    lost: list[str] = page.evaluate("losses")
    return lost


def focus(page: Page) -> dict[str, Any]:
    """What has the focus: its words, and whether it lies in the topmost dialog."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const here = document.activeElement;
          const dialog = [...document.querySelectorAll('[role=dialog]')].pop();
          const label = here.labels?.[0]?.textContent ?? '';
          return {
            name: (here.getAttribute('aria-label') ?? (label || here.textContent)).trim(),
            value: here.value ?? '',
            tag: here.tagName.toLowerCase(),
            inside: dialog !== undefined && dialog.contains(here),
          };
        }"""
    )
    return found


def tab_to(page: Page, wanted: Callable[[dict[str, Any]], bool], key: str = "Tab") -> None:
    """Press Tab until what is wanted has the focus."""
    passed = []
    for _ in range(MOST_TABS):
        here = focus(page)
        if wanted(here):
            return
        passed.append(here["name"])
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not get there, but to {passed}")


def named(name: str) -> Callable[[dict[str, Any]], bool]:
    """What is called so."""
    return lambda here: here["name"] == name


def tree(page: Page) -> list[tuple[str, str]]:
    """The accessibility tree as Chromium gives it: role and name of all that is not ignored."""
    session: CDPSession = page.context.new_cdp_session(page)
    try:
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    return [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"]
    ]


def nameless(nodes: Sequence[tuple[str, str]]) -> list[str]:
    """The roles of what should be called something and is not."""
    return [role for role, name in nodes if role in NAMED and name == ""]
