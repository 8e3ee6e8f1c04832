import { expect } from "@playwright/test";
import { DESK, expectInSight, howFarDown, readableText } from "../support/sight.ts";
import { test } from "../support/specification.ts";

const line = "overflow:hidden;white-space:nowrap;text-overflow:ellipsis;width:80px";

/** What a person does not read there. */
const UNREADABLE = {
  hidden: '<p style="display:none">segredo</p>',
  invisible: '<p style="visibility:hidden">segredo</p>',
  transparent: '<p style="opacity:0">segredo</p>',
  "said to screen readers": '<p style="position:absolute;width:1px;height:1px;overflow:hidden">segredo</p>',
  "cut by an ellipsis": `<p style="${line}">um texto comprido com segredo</p>`,
  "cut within a link": `<p style="${line}"><a href="#">um texto comprido com segredo</a></p>`,
  "cut after a line": '<p style="height:20px;overflow:hidden;width:60px">um texto comprido com segredo</p>',
};

test("what looks like a person sees what a person sees", async ({ page }) => {
  await page.setViewportSize(DESK);
  const main = page.locator("main");
  const show = (html: string) => page.setContent(`<main>${html}</main>`);
  for (const [what, html] of Object.entries(UNREADABLE)) {
    await show(html);
    expect(await readableText(main), what).not.toContain("segredo");
  }
  await show('<p style="width:90px">um texto comprido que tem mais linhas</p><b>12</b><small>,75</small> L');
  expect(await readableText(main)).toBe("um texto comprido que tem mais linhas 12,75 L");

  const button = page.getByRole("button");
  await show('<div style="height:900px"></div><button>Ir</button>');
  expect(await howFarDown(button)).toBeGreaterThanOrEqual(900);
  await expect(expectInSight(button, 300), "below the window").rejects.toThrow();
  await show('<button>Ir</button><div style="position:fixed;inset:0;background:red"></div>');
  await expect(expectInSight(button, 300), "behind something").rejects.toThrow();
  await show("<button>Ir</button>");
  await expectInSight(button);
});
