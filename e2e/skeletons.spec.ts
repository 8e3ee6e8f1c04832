import { expect, type Page } from "@playwright/test";
import { readyCompany } from "./support/accounts.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";

const cards = (page: Page) => page.locator("main .rounded-lg.border.bg-surface");

/** Where the cards begin: four figures, the days, the counters and the events. How tall those are is theirs. */
const tops = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.slice(0, 7).map((card) => Math.round(card.getBoundingClientRect().top)),
  );

/** Opens the dashboard with its events held back: its skeleton, and then all of it. */
async function watchDashboard(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/events", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await expect(cards(page)).toHaveCount(8);
  const before = await tops(page);
  release();
  await page.getByRole("heading", { name: "Próximos 14 dias" }).waitFor();
  return { before, after: await tops(page) };
}

for (const viewport of [NARROW, WIDE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [count, line] of [
      [400, "Falta estoque para 1 evento"],
      [10, "O estoque basta para estes dias."],
    ] as const) {
      test(`the dashboard stands still when it comes: ${line}`, async ({ page, product, signIn }) => {
        const { token, make } = await readyBar(product.url);
        await make("Casamento", 3, count);
        await signIn(token);
        const { before, after } = await watchDashboard(page);
        await expect(page.getByText(line)).toBeVisible();
        expect(after).toEqual(before);
      });
    }

    test("the dashboard's days stand still without any event", async ({ page, product, signIn }) => {
      const { token } = await readyCompany(product.url);
      await signIn(token);
      await watchDashboard(page);
      const note = page.getByText("Nenhum evento nos próximos 14 dias.");
      // As tall as the line that would stand there.
      expect((await note.boundingBox())?.height).toBe(44);
    });
  });
}
