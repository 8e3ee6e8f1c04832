import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf } from "./places.ts";

/** The two windows at which the specification is looked at. */
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The smallest target that a finger or a mouse is sure to hit. */
const SMALLEST_BUTTON = 24;

/** Pixels from the top of the document, whatever is scrolled. */
export async function howFarDown(part: Locator): Promise<number> {
  const { y } = await boxOf(part);
  return y + (await part.evaluate(() => window.scrollY));
}

/** Fails unless it can be seen whole without scrolling, with nothing above it. */
export async function expectInSight(part: Locator, timeout = 15_000) {
  await expect(part).toBeInViewport({ ratio: 1, timeout });
  await expectOnTop(part, timeout);
}

/** Fails unless a person who scrolls there sees it, uncovered, and can hit it. */
export const expectButton = (button: Locator) =>
  // A list may draw its rows anew when the window changes.
  expect(async () => {
    await button.scrollIntoViewIfNeeded({ timeout: 1000 });
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height), "large enough to be hit").toBeGreaterThanOrEqual(SMALLEST_BUTTON);
    await expect(button).toBeEnabled();
    await expectOnTop(button);
  }).toPass({ timeout: 10_000 });

const expectOnTop = (part: Locator, timeout = 10_000) =>
  expect
    .poll(
      () =>
        part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(above) || Boolean(above?.contains(element));
        }),
      { message: "nothing above it", timeout },
    )
    .toBe(true);

/**
 * The text that a person can read in a part of the page, from top to bottom of the document: without what is hidden, said to
 * screen readers only, or cut by an ellipsis or a box around it. Pieces that touch are one word.
 */
export const readableText = (part: Locator): Promise<string> => part.evaluate(readIn);

function readIn(root: Element): string {
  const isCut = (element: Element, rects: DOMRect[]) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents" || style.display === "inline") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (hides(style.overflowX) && rects.some((one) => one.right > right + 1 || one.left < left - 1))
        return true;
      // Letters may hang over a line's box a little.
      if (hides(style.overflowY) && rects.some((one) => one.bottom > bottom + 4 || one.top < top - 4))
        return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = "";
  let last: DOMRect | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const [first] = rects;
    if (!first || isCut(parent, rects)) continue;
    const touches =
      last && Math.abs(first.left - last.right) < 1 && first.top < last.bottom && first.bottom > last.top;
    text += touches ? node.textContent : ` ${node.textContent}`;
    last = rects.at(-1);
  }
  return text.replace(/\s+/g, " ").trim();
}

/** Fails unless each of these texts can be read there. */
export async function expectToRead(part: Locator, ...texts: readonly (string | RegExp)[]) {
  await expect(async () => {
    const text = await readableText(part);
    for (const one of texts) {
      if (typeof one === "string") expect(text).toContain(one);
      else expect(text).toMatch(one);
    }
  }).toPass({ timeout: 15_000 });
}

/** Runs a look at both windows; the page keeps the last one. */
export async function atBothSizes(page: Page, look: (where: "desk" | "phone") => Promise<void>) {
  for (const where of ["desk", "phone"] as const) {
    await page.setViewportSize(where === "desk" ? DESK : PHONE);
    await look(where);
  }
}

/** Opens a page with a session, whatever was open before: from a page that makes no calls of its own. */
export async function enter(page: Page, token: string, path: string) {
  await page.goto("/favicon.svg");
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(path);
}
