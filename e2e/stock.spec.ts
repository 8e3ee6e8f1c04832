import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
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

test("an owner adds, refuses to lose, edits and buys an ingredient", async ({ page, product, signIn }) => {
  await signIn(await stockOf(product.url));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await expect(page.getByRole("heading", { name: "Estoque", exact: true })).toBeVisible();
  await expect(page.getByText("Controle de ingredientes")).toBeVisible();
  await page.getByRole("button", { name: "Adicionar ingrediente" }).click();

  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Nome é obrigatório")).toBeVisible();
  await expect(dialog.getByText("Categoria é obrigatória")).toBeVisible();
  await expect(dialog.getByText("Quantidade deve ser um número maior ou igual a 0")).toBeVisible();
  await expect(dialog.getByLabel("Nome")).toBeFocused();

  await dialog.getByLabel("Nome").fill("Limão tahiti");
  await dialog.getByLabel("Categoria").selectOption("Frutas");
  await dialog.getByLabel("Quantidade", { exact: true }).fill("40,5");
  await dialog.getByLabel("Unidade", { exact: true }).selectOption("unidade");
  await dialog.getByLabel("Preço").fill("32,40");
  await expect(dialog.getByText(/^R\$\s0,80 por unidade$/)).toBeVisible();
  await dialog.getByLabel("Quantidade mínima").fill("30");
  await dialog.getByLabel("1 unidade =").fill("8");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Informe a quantidade e a unidade do rendimento")).toBeVisible();
  await dialog.getByLabel("Unidade na receita").selectOption("rodela");
  await dialog.getByLabel("Observações").fill("Da feira.\nSem sementes.");

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Descartar alterações?");
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog.getByLabel("Nome")).toHaveValue("Limão tahiti");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Ingrediente adicionado com sucesso");
  await expect(dialog).toHaveCount(0);

  const row = rowOf(page, "Limão tahiti");
  await expect(row.getByRole("cell")).toHaveText([
    "Frutas",
    "40 · 40,5 unidades",
    "–0",
    "unidade",
    /^R\$\s32,40 R\$\s0,80 por unidade$/,
    "Atenção",
    "Entrada",
  ]);

  await row.getByRole("button", { name: "Editar Limão tahiti" }).click();
  await expect(dialog.getByLabel("Observações")).toHaveValue("Da feira.\nSem sementes.");
  await expect(dialog.getByLabel("1 unidade =")).toHaveValue("8");
  await dialog.getByLabel("Quantidade", { exact: true }).fill("20");
  await dialog.getByLabel("Preço").fill("16");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Ingrediente atualizado com sucesso");
  await expect(row).toContainText("Estoque Baixo");

  await row.getByRole("button", { name: "Registrar entrada de Limão tahiti" }).click();
  await dialog.getByLabel("Quantidade (unidade)").fill("60");
  await dialog.getByLabel("Preço pago").fill("80");
  await expect(dialog.getByText("80 unidades")).toBeVisible();
  await expect(dialog.getByText(/^R\$\s1,20 por unidade$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Registrar entrada" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Registrar assim" }).click();
  await expect(toastOf(page)).toContainText("Entrada registrada com sucesso");
  await expect(row).toContainText("Normal");
  await expect(row).toContainText(/R\$\s96,00/);

  await openHistory(page, "Limão tahiti");
  const movements = page.getByRole("table", { name: "Movimentações" }).getByRole("row");
  await expect(movements).toHaveCount(4);
  await expect(movements.nth(1)).toContainText(/Entrada.*\+60 unidades.*1,33 por\sunidade.*80/);
  await expect(movements.nth(2)).toContainText(/Ajuste.*−20,5 unidades.*0,80 por\sunidade.*20/);
  await expect(movements.nth(3)).toContainText(/Entrada.*\+40,5 unidades.*40,5/);
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Mais ações de Limão tahiti" })).toBeFocused();
});

test("an edit based on old data is refused until it has been looked at again", async ({
  page,
  product,
  signIn,
}) => {
  const token = await stockOf(product.url, vodka);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await page.getByRole("button", { name: "Editar Vodka" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Nome").fill("Vodka nacional");
  const stock = await fetch(`${product.url}/api/ingredients`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ id }] = (await stock.json()) as [{ id: number }];
  await callApi(product.url, `/api/ingredients/${id}/entries`, { quantity: 500, price: 25 }, token);

  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByRole("alert")).toContainText("alterado por outra pessoa");
  // A modal dialog hides the notifications from the tree of roles, not from the eyes.
  await expect(page.getByText("Falha ao atualizar ingrediente").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Recarregar e manter o que digitei" }).click();
  await expect(dialog.getByLabel("Quantidade", { exact: true })).toHaveValue("1500,75");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(rowOf(page, "Vodka nacional")).toContainText("1.500");
});

test("filters narrow the list on a wide and a narrow window", async ({ page, product, signIn }) => {
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
  await expect(card).toContainText("mín. 800 ml");
  await expect(card).toContainText("1.000 · 1.000,75 ml");
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
    await page.getByRole("button", { name: "Mais ações de Vodka" }).click();
    await page.getByRole("menuitem", { name: opener }).click();
    await dialogOf(page)
      .getByLabel(/^Preço/)
      .waitFor();
    await expectNoSidewaysScrolling(page, opener);
    await analyse(page, `${opener}, dark`);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
  }
});
