import { expect, type Locator } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";

/** December 2030 begins on a Sunday. */
const DECEMBER = "/eventos?vista=mes&mes=2030-12";

const PAPER = { width: 718, height: 1050 };

async function december(url: string) {
  const { token, plan } = await readyBar(url);
  for (const [name, date] of [
    ["Casamento da Ana", "2030-12-14T23:00:00.000Z"],
    ["Bodas", "2030-12-14T20:00:00.000Z"],
    ["Formatura", "2030-12-27T23:00:00.000Z"],
  ]) {
    await callApi(url, "/api/events", plan(String(name), 1, 1, { date }), token);
  }
  return token;
}

test("the month is moved through by keys, opens its events and free days, and prints on one sheet", async ({
  page,
  product,
  signIn,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(await december(product.url));
  await page.goto("/eventos");
  await page.getByText("Mês", { exact: true }).click();
  await page.goto(DECEMBER);
  const day = (name: RegExp) => page.getByRole("gridcell", { name });
  await expect(day(/14\/12\/2030, 2 eventos/)).toBeVisible();
  await expectNoFindings(page, "month");
  await page.setViewportSize(WIDE);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  // The one line that an entry has on paper begins with its hour and is filled with its name.
  expect(await shownText(page.getByText(/20h\s+Casamento da Ana/))).toMatch(/20h\s+Casa/);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(WIDE);

  // One tab stop: from the filters straight to a day, and out again.
  await page.getByRole("button", { name: "Filtros" }).focus();
  await page.keyboard.press("Tab");
  await expect(day(/14\/12\/2030/)).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day(/14\/01\/2031/)).toBeFocused();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /17h Bodas/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
  await page.goBack();
  await day(/20\/12\/2030, livre/).click();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Data e hora")).toHaveValue("2030-12-20T19:00");
});

test("on a phone a tap on a day shows its events below", async ({ browser, product }) => {
  const token = await december(product.url);
  const context = await browser.newContext({ viewport: NARROW, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(product.url + DECEMBER);
  await expect(page.getByRole("heading", { level: 3, name: "sáb 14/12 2 eventos" })).toBeVisible();
  await page.getByRole("gridcell", { name: /27\/12/ }).tap();
  await expect(page.getByRole("link", { name: /20:00 Formatura/ })).toBeVisible();
  await expectNoSidewaysScrolling(page, "month");
  await expectNoFindings(page, "month");
  await page.getByRole("link", { name: /Formatura/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Formatura" })).toBeVisible();
  await context.close();
});

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** The characters of an element that lie within its box. */
const shownText = (locator: Locator) =>
  locator.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let shown = "";
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.height > 0 && box.bottom <= bottom) shown += text.data[at];
      }
    }
    return shown.trim();
  });
