import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const vodka = {
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 1000.75,
  unit: "ml",
  pricePerUnit: 50,
  minQuantity: 800,
};
const syrup = {
  ...vodka,
  name: "Xarope artesanal de gengibre com especiarias e rapadura",
  category: "Xaropes",
  quantity: 0,
  pricePerUnit: 1234567.89,
};

async function stockOf(url: string, ...ingredients: object[]) {
  const { token } = await readyCompany(url);
  for (const ingredient of ingredients) await callApi(url, "/api/ingredients", ingredient, token);
  return token;
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const openHistory = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Mais ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Histórico" }).click();
};
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("filters narrow the list on a wide and a narrow window", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await stockOf(product.url, vodka, syrup));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque?status=sem");
  await expect(page.getByText("1 de 2 ingredientes")).toBeVisible();
  await expect(rowOf(page, syrup.name)).toContainText("Sem Estoque");
  await page.getByLabel("Status").selectOption("Todos os status");
  await page.getByRole("searchbox").fill("VÓDKA");
  await expect(rowOf(page, syrup.name)).toHaveCount(0);
  await expect(rowOf(page, "Vodka")).toBeVisible();

  await page.setViewportSize(NARROW);
  await expect(page.getByRole("table")).toHaveCount(0);
  const card = page.getByRole("listitem").filter({ hasText: "Vodka" });
  await expect(card).toContainText("mín. 800");
  await expect(card).toContainText("1.000,75 ml");
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Categoria").selectOption("Xaropes");
  await expect(page.getByText("Nenhum ingrediente encontrado")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(page.getByRole("list", { name: "Ingredientes" }).getByRole("listitem")).toHaveCount(2);

  // Also while a phone's keyboard takes half of it, the action stands above the filters and covers no card.
  await page.setViewportSize({ ...NARROW, height: 380 });
  const add = await page.getByRole("button", { name: "Adicionar ingrediente" }).boundingBox();
  const search = await page.getByRole("searchbox").boundingBox();
  expect((add?.y ?? 0) + (add?.height ?? 0)).toBeLessThanOrEqual(search?.y ?? 0);
});

test("nothing on the screen or in its dialogs shuts anybody out", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await stockOf(product.url, vodka, syrup));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await page.getByText("2 ingredientes").waitFor();
  await analyse(page, "table");
  await openHistory(page, "Vodka");
  await dialogOf(page).getByRole("table").waitFor();
  await analyse(page, "history");
  await page.keyboard.press("Escape");

  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoSidewaysScrolling(page, "cards");
  await analyse(page, "cards, dark");
  for (const opener of ["Editar", "Registrar entrada"]) {
    if (opener === "Editar") await page.getByRole("button", { name: "Editar Vodka" }).click();
    else {
      await page.getByRole("button", { name: "Mais ações de Vodka" }).click();
      await page.getByRole("menuitem", { name: opener }).click();
    }
    await dialogOf(page)
      .getByLabel(/^Preço/)
      .waitFor();
    await expectNoSidewaysScrolling(page, opener);
    await analyse(page, `${opener}, dark`);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
  }
});
