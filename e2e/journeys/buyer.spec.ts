import { expect } from "@playwright/test";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { shortOfVodka } from "../support/short-of-vodka.ts";
import { SIZES } from "../support/sizes.ts";

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`a buyer goes from the dashboard's note to a posted purchase, ${size}`, async ({
      page,
      product,
    }, info) => {
      const hand = new Hand(page, info, isTouch);
      const { token } = await shortOfVodka(product.url);
      await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
      await page.goto("/");
      await expect(page.getByText(/^Vodka · .*para 1 evento em \d+ dias$/)).toBeVisible();
      await hand.picture("dashboard");
      await hand.tap(page.getByRole("link", { name: "Ver lista" }));
      await hand.tap(page.getByRole("checkbox", { name: "No carrinho: Vodka" }));
      await hand.picture("ticked");
      await hand.tap(page.getByRole("button", { name: "Mais garrafas de Vodka" }));
      await hand.tap(page.getByRole("button", { name: "Lançar compra" }));
      const dialog = page.getByRole("dialog", { name: "Lançar compra" });
      await hand.picture("last-look");
      await hand.tap(dialog.getByRole("button", { name: "Lançar" }));
      await expect(toastOf(page)).toContainText("Compra lançada com sucesso");
      await expect(page.getByText("Nada a comprar para estes dias")).toBeVisible();
      expect(hand.effort()).toEqual({ taps: 5, keys: 0 });
    });
  });
}
