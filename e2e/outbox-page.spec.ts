import { expect, type Page } from "@playwright/test";
import { callApi, confirmedCompany, newEmail } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { loadedFonts } from "./support/loaded-fonts.ts";

const groundOf = (page: Page) =>
  page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);

/** One whose link was used, one that waits. */
async function twoMessages(url: string) {
  await confirmedCompany(url);
  const email = newEmail("coquetelaria-do-litoral");
  await callApi(url, "/api/register-company", { name: "Coquetelaria", email });
}

test("the local outbox looks like the product, in the theme that was chosen there", async ({
  page,
  product,
}) => {
  await twoMessages(product.url);
  await page.goto("/login");
  const grounds: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.goto("/caixa-de-saida");
    await expect(page.getByRole("link", { name: "Abrir link" }).first()).toBeVisible();
    expect(await loadedFonts(page)).toEqual(["Inter Variable"]);
    grounds.push(await groundOf(page));
  }
  expect(new Set(grounds).size).toBe(2);

  // Where none was chosen, the system's.
  await page.evaluate(() => localStorage.removeItem("theme"));
  await page.goto("/caixa-de-saida");
  for (const [index, colorScheme] of (["light", "dark"] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    expect(await groundOf(page)).toBe(grounds[index]);
  }
});

test("the local outbox holds for everybody", { tag: "@long" }, async ({ page, product }) => {
  await twoMessages(product.url);
  await page.goto("/caixa-de-saida");
  await expect(page.getByRole("link", { name: "Abrir link" }).first()).toBeVisible();
  await expectNoFindings(page, "outbox");
  await expectNoSidewaysScrolling(page, "outbox");
});
