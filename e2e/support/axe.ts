import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { default as Axe, RunOptions } from "axe-core";
import { NARROW, WIDE } from "./fixtures.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SMALLEST = { width: 320, height: 640 };

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** In this order the theme changes twice, not four times: each change redraws the whole page. */
const LOOKS = [
  [WIDE, ["light", "dark"]],
  [NARROW, ["dark", "light"]],
] as const;

/** Looks at what is on screen in both themes and both sizes; no finding of axe is small enough to stay. */
export async function expectNoFindings(page: Page, where: string) {
  for (const [viewport, themes] of LOOKS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === "dark" ? COLOUR_RULES : undefined;
      await analyse(page, `${where}, ${viewport.width} px, ${colorScheme}`, rules);
    }
  }
}

export async function analyse(page: Page, where: string, rules?: string[]) {
  // Half a megabyte, parsed anew each time: a document that has it already needs it no more.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(rememberColours);
  }
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const findings = await page.evaluate(async (options) => {
    // A colour on its way from one value to another has no contrast to speak of.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
  expect(findings, where).toEqual([]);
}

type Colour = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Colour };

/** A page has a few colours and axe works each out thousands of times, for a third of its time: once will do. */
function rememberColours() {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const { prototype } = axe.commons.color.Color;
  const workOut = prototype.parseString;
  const known = new Map<string, [number, number, number, number]>();
  prototype.parseString = function (this: Colour, text) {
    const colour = known.get(text);
    if (colour) [this.r, this.g, this.b, this.alpha] = colour;
    else {
      workOut.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}

export async function expectNoSidewaysScrolling(page: Page, where: string) {
  await page.setViewportSize(SMALLEST);
  // A screen may take a moment to change from table to cards.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `${where} at 320 px` }).toBeLessThanOrEqual(0);
}
