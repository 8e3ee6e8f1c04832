import { expect } from "@playwright/test";
import { openDemo, planDinner } from "../support/demo-company.ts";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { SIZES } from "../support/sizes.ts";

// In one worker: each that sees one of them makes the demo company, which takes longer than the other saves.
test.describe.configure({ mode: "default" });

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`a helper takes the bottles along and counts them at four, ${size}`, async ({
      page,
      demo,
    }, info) => {
      const hand = new Hand(page, info, isTouch);
      const dinner = `Jantar no terraço ${isTouch ? "A" : "B"}`;
      // Tomorrow at nine in the evening; four in the morning is then the day after.
      const evening = new Date();
      evening.setUTCHours(24, 0, 0, 0);
      const token = await openDemo(page, demo);
      await planDinner(demo, token, dinner, evening);
      await page.reload();
      const link = page.getByRole("link", { name: new RegExp(dinner) });
      await expect(link.first()).toBeVisible();
      await hand.picture("dashboard");
      await hand.tap(link.first());
      await hand.tap(page.getByRole("link", { name: "Dar baixa", exact: true }));
      await expect(page.getByText("Confira o que vai junto: é isto que sai do estoque.")).toBeVisible();
      await hand.picture("what-to-take");
      await hand.tap(page.getByRole("button", { name: "Dar baixa no estoque" }));
      await hand.picture("question");
      await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: "Dar baixa" }));
      await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");
      await hand.picture("taken");

      await page.clock.setFixedTime(new Date(evening.getTime() + 7 * 3_600_000));
      await page.goto(`${demo.url}/`);
      await expect(page.getByText("Status do Estoque")).toBeVisible();
      await hand.picture("at-four");
      await hand.tap(page.getByRole("link", { name: "Eventos", exact: true }).filter({ visible: true }));
      const out = page.getByRole("list", { name: "Eventos: Aguardando retorno" });
      const card = out.getByRole("link", { name: `Registrar retorno de ${dinner}`, exact: true });
      await expect(card).toBeInViewport();
      await hand.picture("waiting-for-return");
      await hand.tap(card);
      await expect(page.getByText("Retorno de estoque")).toBeVisible();
      await hand.picture("nothing-entered");
      // Some came back as they went; of two a part, by its level, and three cans did not. Not a key is typed.
      await hand.tap(page.getByRole("button", { name: "Tudo voltou" }));
      for (const item of ["Cachaça prata", "Gin London Dry"]) {
        await hand.tap(page.getByRole("button", { name: `Menos ${item}` }));
        await hand.tap(
          page.getByRole("button", { name: new RegExp(`de ${item} aberta com 4 décimos`) }).first(),
        );
      }
      for (let cans = 0; cans < 3; cans++)
        await hand.tap(page.getByRole("button", { name: "Menos Água tônica" }));
      await expect(page.getByText("Voltou 0,3 L · usado 0,45 L")).toBeVisible();
      await hand.picture("counted");
      await hand.tap(page.getByRole("button", { name: "Registrar retorno" }));
      await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
      await hand.picture("returned");
      expect(hand.effort()).toEqual({ taps: 15, keys: 0 });
    });
  });
}
