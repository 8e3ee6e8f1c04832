import { expect } from "@playwright/test";
import { confirmedCompany } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test } from "./support/fixtures.ts";
import { loadedFonts } from "./support/loaded-fonts.ts";

test("the local outbox looks like the product, in the theme that was chosen there", async ({
  page,
  product,
}) => {
  await confirmedCompany(product.url);
  await page.setViewportSize(NARROW);
  await page.goto("/login");
  const grounds: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.goto("/caixa-de-saida");
    await expect(page.getByRole("link", { name: "Abrir link" }).first()).toBeVisible();
    expect(await loadedFonts(page)).toEqual(["Inter Variable"]);
    await expectNoFindings(page, `outbox, ${theme}`);
    await expectNoSidewaysScrolling(page, "outbox");
    grounds.push(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(new Set(grounds).size).toBe(2);
});
