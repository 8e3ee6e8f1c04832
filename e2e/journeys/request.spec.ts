import { expect } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { inDays, readyBar } from "../support/event-list.ts";
import { test } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { SIZES } from "../support/sizes.ts";

/** From the request on the dashboard to the proposal that is sent. */
const MOST_TAPS = 6;

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`a request becomes a proposal that is sent, ${size}`, async ({ page, product, signIn }, info) => {
      const hand = new Hand(page, info, isTouch);
      const { token } = await readyBar(product.url);
      const asked = {
        name: "Ana Souza",
        phone: "(11) 98765-4321",
        date: inDays(30).slice(0, 10),
        guests: 120,
        eventType: "casamento",
      };
      await callApi(product.url, "/api/inquiries", asked, token);
      await signIn(token);
      await page.goto("/");
      const quote = page.getByRole("button", { name: "Criar orçamento de Ana Souza" });
      await expect(quote).toBeVisible();
      await hand.picture("dashboard");
      await hand.tap(quote);
      const dialog = page.getByRole("dialog", { name: /^Casamento Ana Souza · / });
      await expect(dialog).toBeVisible();
      await hand.picture("drinks");
      await hand.tap(dialog.getByRole("button", { name: "Shot" }));
      await hand.tap(dialog.getByRole("tab", { name: "Preço" }));
      await hand.tap(dialog.getByRole("button", { name: /para 45/ }));
      await hand.picture("price");
      await hand.tap(page.getByRole("button", { name: "Salvar e enviar proposta" }));
      await expect(page.getByText(/^Sinal no aceite/)).toBeVisible();
      await hand.picture("proposal");
      await hand.tap(page.getByRole("button", { name: "Enviar proposta", exact: true }));
      await expect(page.getByRole("link", { name: "WhatsApp" })).toBeInViewport();
      await hand.picture("sent");
      expect(hand.effort()).toEqual({ taps: MOST_TAPS, keys: 0 });
    });
  });
}
