"""Nothing overlaps, nothing is cut off and nothing scrolls, at the five sizes and in both languages; and what a phone
has to draw stays little.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.moments import SETTLED, STATES
from tests.browser.states import show

SIZES = ((390, 844), (360, 640), (844, 390), (740, 320), (1440, 900))
SMALLEST_TARGET = 24  # WCAG 2.2, target size
SMALLEST_BUTTON = 44
MOST_ELEMENTS = 800
LIMITS = [SMALLEST_TARGET, SMALLEST_BUTTON, MOST_ELEMENTS]

FAULTS = """async ([smallestTarget, smallestButton, mostElements]) => {
  // A new size has been heard of after a frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = [];
  const elements = document.getElementsByTagName('*').length;
  if (elements > mostElements) faults.push(`${elements} elements`);
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? box : null;
  };
  const blocks = [
    '.seat, .play, .pass, .telling, .reveal, .question, .word, .buttons, .opened > *, .said, .hand, header',
    '.board, .strip',
  ].join();
  const boxes = [...document.querySelectorAll(blocks)]
    .filter((element) => element.textContent.trim() !== '' || element.matches('.hand'))
    .map((element) => [element, visible(element)])
    .filter(([, box]) => box !== null);
  const name = (element) => `${element.className} “${element.textContent.trim().slice(0, 20)}”`;
  for (const [element, box] of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name(element)} leaves the screen`);
  }
  for (const [index, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  const [bar, title] = ['header', 'header .state'].map((one) => document.querySelector(one).getBoundingClientRect());
  if (title.top < bar.top || title.bottom > bar.bottom) faults.push('the title is higher than its bar');
  for (const plate of document.querySelectorAll('.seat, .facts, header .game, header .deal')) {
    if (plate.scrollWidth > plate.clientWidth + 1) faults.push(`${name(plate)} is cut off`);
  }
  for (const area of document.querySelectorAll('.board .tiles, .hand')) {
    const room = area.getBoundingClientRect();
    for (const part of area.querySelectorAll('.group, .row > *')) {
      const box = part.getBoundingClientRect();
      if (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1)
        faults.push(`a tile leaves ${name(area)}`);
    }
  }
  // Of cards of one rank that lie close the last one tells it; every other rank is to be seen whole.
  for (const face of document.querySelectorAll('.trick .place:not(.close) .face:not(.joker)')) {
    const rank = document.createRange();
    rank.selectNodeContents(face.firstChild);
    const box = rank.getBoundingClientRect();
    const seen = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 1);
    if (!face.contains(seen)) faults.push(`the rank ${face.textContent} is covered`);
  }
  for (const row of document.querySelectorAll('.hand .row')) {
    const cards = [...row.children].map((card) => card.getBoundingClientRect());
    cards.forEach((card, index) => {
      const width = index + 1 < cards.length ? cards[index + 1].left - card.left : card.width;
      if (width < smallestTarget - 0.5 || card.height < smallestButton)
        faults.push(`a card is ${width}×${card.height}`);
    });
  }
  for (const button of document.querySelectorAll('.button')) {
    const box = visible(button);
    if (box && box.height < smallestButton) faults.push(`${name(button)} is ${box.height} high`);
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`${name(button)} is cut off`);
  }
  return faults;
}"""


WRAPPED = """selector => [...document.querySelectorAll(selector)].filter((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const feet = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
  return Math.max(...feet) - Math.min(...feet) > 10;
}).map((element) => `“${element.textContent.trim()}” takes two lines`)"""
"""What should stand in one line and does not."""
BAR = "header .game, header .deal, header button"
LARGE = """async newValue => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'paiju-large', newValue }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Large cards, as if they had been switched on or off in another window."""


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
@pytest.mark.parametrize("state", STATES)
def test_the_table_fits(open_page: OpenPage, url: str, state: str, locale: str) -> None:
    page = open_page(locale)
    show(page, url, STATES[state]())
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for large in (False, True):
            page.evaluate(LARGE, "on" if large else "off")
            found = page.evaluate(FAULTS, LIMITS) + page.evaluate(WRAPPED, BAR)
            if found:
                faults[width, height, large] = found
    assert faults == {}


@pytest.mark.parametrize("game", SETTLED)
def test_a_settlement_scrolls_in_itself_only_and_never_sideways(
    open_page: OpenPage, url: str, game: str
) -> None:
    page = open_page("en-US")
    show(page, url, SETTLED[game]())
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(
            """async () => {
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
              const body = document.querySelector('[role=dialog] .body');
              const foot = document.querySelector('[role=dialog] .foot').getBoundingClientRect();
              const root = document.documentElement;
              const table = document.querySelector('[role=dialog] table');
              const cut = [...table.querySelectorAll('td, th')].some((cell) => cell.scrollWidth > cell.clientWidth + 1);
              return !cut && table.getBoundingClientRect().width <= table.parentElement.clientWidth + 1
                && body.scrollWidth <= body.clientWidth && foot.bottom <= innerHeight + 1
                && body.clientHeight > 100 && root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight;
            }"""
        ), (width, height)
        assert page.evaluate(WRAPPED, f"{BAR}, [role=dialog] h2, .foot .button") == []
