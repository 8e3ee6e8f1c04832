import { expect, type Page } from "@playwright/test";
import { analyse } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";

const ROUND = ["Drinks", "Eventos", "Clientes", "Relatórios", "Estoque"];
const goTo = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport();
};

for (const [size, viewport] of Object.entries({ phone: NARROW, desktop: WIDE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test("screens that were left wait out of reach of eye, keyboard, screen reader and paper", async ({
      page,
      product,
      signIn,
    }) => {
      const { token, make } = await readyBar(product.url);
      await make("Jantar", 1, 1);
      await signIn(token);
      await page.goto("/estoque");
      const title = page.getByRole("heading", { level: 1, name: "Estoque" });
      await expect(title).toBeVisible();
      const stock = await title.elementHandle();
      for (const name of ROUND) await goTo(page, name);

      // The very element that was there at first.
      expect(await stock?.evaluate((element) => element.checkVisibility())).toBe(true);
      await expect(title).toBeFocused();
      expect(await page.locator("main h1").count()).toBe(ROUND.length);
      expect(await page.locator("main h1").filter({ visible: true }).count()).toBe(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await analyse(page, "screens that wait");
      const reached = await page.evaluate(() => {
        const hidden = [...document.querySelectorAll<HTMLElement>(".hidden-screen :is(a, button, input)")];
        return hidden.filter((element) => {
          element.focus();
          return element === document.activeElement;
        }).length;
      });
      expect(reached).toBe(0);
      await page.emulateMedia({ media: "print" });
      expect(
        await page
          .locator(".hidden-screen")
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
      ).toEqual(ROUND.slice(1).map(() => "none"));
    });
  });
}
