import { expect, type Page } from "@playwright/test";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { bottleName, nightOut } from "../support/night-out.ts";
import { SIZES } from "../support/sizes.ts";

/** Of 20 ingredients of which 4 bottles each went out: the closed ones that came back, and the level of an open one. */
const back: readonly { closed: number | "all"; open?: number }[] = [
  { closed: 2, open: 7 },
  { closed: "all" },
  { closed: 1, open: 3 },
  { closed: 0 },
  { closed: 3, open: 5 },
  { closed: "all" },
  { closed: 2 },
  { closed: 0, open: 9 },
  { closed: "all" },
  { closed: 1 },
  { closed: 3, open: 2 },
  { closed: "all" },
  { closed: 0 },
  { closed: 2, open: 6 },
  { closed: "all" },
  { closed: 1, open: 8 },
  { closed: 3 },
  { closed: "all" },
  { closed: 2, open: 4 },
  { closed: "all" },
];

/** What the first 13 of them may take, and what a broken bottle may. */
const [FEWER, MOST_TAPS, BREAKING] = [13, 24, 3];

async function countBack(page: Page, hand: Hand, items: typeof back) {
  await hand.tap(page.getByRole("link", { name: "Registrar retorno" }));
  await hand.picture("before");
  for (const [place, { closed, open }] of items.entries()) {
    const name = bottleName(place + 1);
    if (closed === "all") await hand.tap(page.getByRole("button", { name: `Voltou tudo de ${name}` }));
    else
      for (let more = 0; more < closed; more += 1)
        await hand.tap(page.getByRole("button", { name: `Mais ${name}` }));
    if (open)
      await hand.tap(page.getByRole("button", { name: `garrafa de ${name} aberta com ${open} décimos` }));
  }
  await hand.picture("counted");
  await hand.tap(page.getByRole("button", { name: "Registrar retorno" }));
  await hand.picture("question");
  await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: "Registrar" }));
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso", { timeout: 30_000 });
}

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`twenty ingredients with eight open bottles are counted and returned, ${size}`, async ({
      page,
      product,
    }, info) => {
      test.setTimeout(120_000);
      const hand = new Hand(page, info, isTouch);
      const { token, id } = await nightOut(product.url, back.length, 4);
      await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
      await page.goto(`/eventos/${id}`);
      await countBack(page, hand, back);
      await expect(page.getByRole("table", { name: "Uso real" })).toContainText(bottleName(1));
      // The target is 60, without a keyboard.
      expect(hand.effort()).toEqual({ taps: 38, keys: 0 });
    });

    test(`thirteen ingredients are returned, and a bottle breaks in the stock room, ${size}`, async ({
      page,
      product,
    }, info) => {
      const hand = new Hand(page, info, isTouch);
      const { token, id } = await nightOut(product.url, FEWER, 4);
      await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
      await page.goto(`/eventos/${id}`);
      await countBack(page, hand, back.slice(0, FEWER));
      expect(hand.effort()).toEqual({ taps: MOST_TAPS, keys: 0 });

      await page.goto("/estoque");
      await hand.tap(page.getByRole("button", { name: `Mais ações de ${bottleName(4)}` }));
      await hand.tap(page.getByRole("menuitem", { name: "Registrar perda" }));
      await hand.picture("broken");
      await hand.tap(page.getByRole("button", { name: "Registrar quebra" }));
      await expect(toastOf(page).filter({ hasText: "Quebra registrada com sucesso" })).toBeVisible();
      expect(hand.effort()).toEqual({ taps: MOST_TAPS + BREAKING, keys: 0 });
      // Of 8 bottles 4 went out and none came back; one of the others broke.
      const stock = await fetch(`${product.url}/api/ingredients`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const broken = ((await stock.json()) as { name: string; quantity: number }[]).find(
        ({ name }) => name === bottleName(4),
      );
      expect(broken?.quantity).toBe(3 * 0.75);
    });
  });
}
