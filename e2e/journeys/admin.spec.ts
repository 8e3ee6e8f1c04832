import { expect } from "@playwright/test";
import { ADMIN } from "../../scripts/start-product.mjs";
import { test, toastOf } from "../support/fixtures.ts";
import { Hand } from "../support/hand.ts";
import { fillWithCompanies } from "../support/many-companies.ts";
import { SIZES } from "../support/sizes.ts";

for (const { size, isTouch, use } of SIZES) {
  test.describe(() => {
    test.use(use);

    test(`an admin finds one company among 500 and blocks its user, ${size}`, async ({
      page,
      product,
    }, info) => {
      const hand = new Hand(page, info, isTouch);
      // Each size has a user of its own to block.
      const company = `Bar e Galpões ${isTouch ? 347 : 411}`;
      await fillWithCompanies(product);
      await page.goto("/login");
      await hand.picture("login");
      await hand.tap(page.getByLabel("Email"));
      await hand.type(ADMIN.email);
      await hand.tap(page.getByLabel("Senha", { exact: true }));
      await hand.type(ADMIN.password);
      await hand.press("Enter");
      await expect(page.getByText("Total de Empresas")).toBeVisible();
      await hand.picture("totals");

      if (isTouch) {
        await hand.tap(page.getByRole("button", { name: "Abrir menu" }));
        await hand.picture("menu");
      }
      await hand.tap(page.getByRole("link", { name: "Empresas" }).filter({ visible: true }));
      await hand.tap(page.getByRole("searchbox"));
      await hand.type(company.slice(-11).toLowerCase());
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([company]);
      await hand.picture("company");
      await hand.tap(page.getByRole("link", { name: `Usuários de ${company}` }));
      const users = page.getByRole("list", { name: "Usuários" }).getByRole("listitem");
      await expect(users).toHaveCount(1);
      await expect(users).toContainText(company);
      await hand.picture("its-user");
      await hand.tap(users.getByRole("button", { name: /^Desativar/ }));
      await hand.picture("question");
      await hand.tap(page.getByRole("alertdialog").getByRole("button", { name: "Desativar" }));
      await expect(users.getByText("Inativo", { exact: true })).toBeVisible();
      await expect(toastOf(page)).toContainText("Status alterado");
      await hand.picture("blocked");
      expect(hand.effort()).toEqual(isTouch ? { taps: 8, keys: 44 } : { taps: 7, keys: 44 });
    });
  });
}
