import { expect, type Page } from "@playwright/test";
import { readyCompany } from "../support/ready-company.ts";
import {
  atBothSizes,
  DESK,
  expectButton,
  expectInSight,
  expectToRead,
  readableText,
} from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Drinks" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("2 Drinks: a company of three records", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/drinks");
  await cardOf(page, "Mojito").waitFor();
  await holds("2.drinks.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Drinks" }));
    await expectToRead(page.getByRole("main"), "Receitas de drinks");
  });
  await holds("2.drinks.2", async () => {
    const tops = [];
    for (const name of ["Caipiroska", "Mojito", "Shot"])
      tops.push((await cardOf(page, name).boundingBox())?.y);
    expect(tops[0]).toBe(tops[1]);
  });
  await holds(["2.drinks.3", "2.drinks.4", "4.availability.1", "9.2"], () =>
    atBothSizes(page, async () => {
      const caipiroska = cardOf(page, "Caipiroska");
      await expectToRead(
        caipiroska,
        "Caipiroska",
        "50 ml de Vodka",
        "1 unidade de Limão",
        "R$ 2,50",
        "Disponível",
      );
      expect(await readableText(caipiroska)).not.toContain("falta");
      // Its hortelã never had a price, so that only the vodka is known.
      const mojito = cardOf(page, "Mojito");
      await expectToRead(mojito, "1 maço de Hortelã", "Indisponível", /[Ii]ngredientes em falta.*Hortelã/);
    }),
  );
  await holds(["2.drinks.5", "2.drinks.7"], () =>
    atBothSizes(page, async () => {
      await expectButton(cardOf(page, "Shot").getByRole("button", { name: "Remover Shot" }));
      const edit = cardOf(page, "Shot").getByRole("button", { name: "Editar Shot" });
      await expectButton(edit);
      await edit.click();
      await expect(page.getByRole("dialog").getByLabel("Nome", { exact: true })).toHaveValue("Shot");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }),
  );
});

test("2 Drinks: an empty company, and 5 Drink", async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/drinks");
  await holds("2.drinks.6", () => expectToRead(page.getByRole("main"), "Nenhum drink cadastrado ainda."));
  await page.getByRole("button", { name: "Novo drink" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo drink" });
  await holds(["5.4", "5.5", "5.6", "5.7"], async () => {
    const row = dialog.getByRole("group", { name: "Ingrediente 1" });
    await expect(row.getByRole("button", { name: "Remover ingrediente 1" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog.getByLabel("Nome", { exact: true })).toHaveAttribute("aria-invalid", "true");
    // The one row cannot be removed, so that there is no form without an ingredient: the server has the other sentence (7.18).
    await row.getByLabel("Quantidade").fill("0,05");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(
      row,
      "Selecione um ingrediente",
      "Quantidade deve ser maior que 0",
      "Unidade é obrigatória",
    );
  });
  await holds(["3.20", "5.32", "9.12"], async () => {
    const unit = dialog.getByLabel("Unidade");
    const offered = (await unit.getByRole("option").allInnerTexts()).filter((text) => text !== "Escolha");
    expect(offered.sort()).toEqual(
      ["ml", "L", "g", "kg", "unidade", "colher (chá)", "colher (sopa)", "rodela", "folhas", "maço"].sort(),
    );
    const quantity = dialog.getByLabel("Quantidade").first();
    await quantity.fill("1");
    await quantity.press("ArrowUp");
    await expect(quantity).toHaveValue("1,1");
    // What is no choice cannot be chosen.
    const empty = unit.locator("option[value='']:not([disabled]):not([hidden])");
    await expect(empty).toHaveCount(0);
  });
});
