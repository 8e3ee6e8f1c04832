import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

/** A bar with 10 L of vodka for R$ 400, 100 limões for R$ 80, two drinks and a client. */
async function bar(url: string) {
  const { token } = await readyCompany(url);
  const make = async (path: string, body: object) => (await callApi(url, path, body, token)).id as number;
  const item = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 400 };
  const vodka = await make("/api/ingredients", { ...item, name: "Vodka" });
  const lime = { ...item, name: "Limão", quantity: 100, unit: "unidade", pricePerUnit: 80 };
  const limao = await make("/api/ingredients", lime);
  const caipiroska = [
    { ingredientId: vodka, quantity: 50, unit: "ml" },
    { ingredientId: limao, quantity: 1, unit: "unidade" },
  ];
  await make("/api/drinks", { name: "Caipiroska", ingredients: caipiroska });
  const limonada = [{ ingredientId: limao, quantity: 2, unit: "unidade" }];
  await make("/api/drinks", { name: "Limonada", ingredients: limonada });
  await make("/api/clients", { name: "Ana Souza", phone: "(11) 98888-7777" });
  return { token };
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const toTab = (page: Page, name: string) => dialogOf(page).getByRole("tab", { name }).click();
const save = (page: Page) => dialogOf(page).getByRole("button", { name: "Salvar" }).click();
async function pick(page: Page, field: string, text: string) {
  await dialogOf(page).getByRole("combobox", { name: field }).fill(text);
  await page.keyboard.press("Enter");
}
const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
async function stockOf(page: Page, url: string) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await fetch(`${url}/api/ingredients`, { headers: { authorization: `Bearer ${token}` } });
  const list = (await answer.json()) as { name: string; quantity: number; reservedQuantity: number }[];
  return Object.fromEntries(
    list.map(({ name, quantity, reservedQuantity }) => [name, [quantity, reservedQuantity]]),
  );
}

test("an event from the first call to the returned bottles, on a phone", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await page.setViewportSize(NARROW);
  const { token } = await bar(product.url);
  await signIn(token);
  await page.goto("/eventos");
  await expect(page.getByText("Nenhum evento cadastrado ainda.")).toBeVisible();
  await page.getByRole("button", { name: "Novo evento" }).first().click();
  const dialog = dialogOf(page);

  // Refused at the fields, in the part where they are; nothing typed is lost.
  await save(page);
  await expect(dialog.getByText("Nome é obrigatório")).toBeVisible();
  await expect(dialog.getByText("Data é obrigatória")).toBeVisible();
  await dialog.getByLabel("Nome").fill("Casamento da Ana");
  await dialog.getByLabel("Data e hora").fill("2030-12-25T20:30");
  await dialog.getByRole("textbox", { name: "Convidados" }).fill("40");
  await pick(page, "Clientes", "98888");
  await save(page);
  await expect(dialog.getByText("Adicione pelo menos um ingrediente")).toBeVisible();

  // Drinks from their recipes, one for each guest; then more of one, and an amount of one's own.
  await pick(page, "Adicionar drink", "caipi");
  await pick(page, "Adicionar drink", "limon");
  await dialog.getByRole("button", { name: "2 ingredientes" }).click();
  const vodka = dialog.getByRole("group", { name: "Vodka" });
  await expect(vodka.getByLabel("Planejado")).toHaveValue("2000");
  await dialog.getByLabel("Quantidade").first().fill("60");
  await expect(vodka.getByLabel("Planejado")).toHaveValue("3000");
  await vodka.getByLabel("Planejado").fill("3500");
  await expect(vodka.getByText("Ajustado")).toBeVisible();
  // What was unfolded stays so, and of the drinks only what nobody changed is offered to follow the guests.
  await toTab(page, "Dados");
  await dialog.getByRole("textbox", { name: "Convidados" }).fill("50");
  await toTab(page, "Drinks");
  await expect(vodka.getByLabel("Planejado")).toHaveValue("3500");
  await expect(dialog.getByText("1 drink com a quantidade sugerida antes")).toBeVisible();
  // Changed by hand it is offered no more, and nothing moves under the fingers.
  const limonada = dialog.getByLabel("Quantidade").nth(1);
  await limonada.focus();
  const place = await limonada.boundingBox();
  await limonada.fill("45");
  await expect(dialog.getByRole("button", { name: /^Ajustar/ })).toBeHidden();
  expect(await limonada.boundingBox()).toEqual(place);
  await limonada.fill("40");
  await toTab(page, "Dados");
  await dialog.getByRole("textbox", { name: "Convidados" }).fill("40");
  await toTab(page, "Drinks");
  await expect(dialog.getByRole("button", { name: /^Ajustar/ })).toBeHidden();
  // 3,5 L at 40 and 140 limões at 0,80.
  await expect(dialog.getByText(/R\$\s252,00/).first()).toBeVisible();
  await expect(dialog.getByText(/R\$\s6,30 por convidado/)).toBeVisible();
  await toTab(page, "Compras");
  await expect(dialog.getByRole("row", { name: /Limão/ })).toContainText("40 unidades");
  await expect(dialog.getByRole("row", { name: /Limão/ })).toContainText(/R\$\s32,00/);
  await save(page);
  await expect(toastOf(page)).toContainText("Evento criado com sucesso");
  await expect(dialog).toBeHidden();
  const card = cardOf(page, "Casamento da Ana");
  await expect(card).toContainText("qua 25/12/2030 20:30");
  await expect(card).toContainText("Ana Souza");
  await expect(card).toContainText("Verificar estoque");
  expect(await stockOf(page, product.url)).toEqual({ Vodka: [10, 3.5], Limão: [100, 140] });

  // Confirmed with less; what is planned leaves the stock, once somebody has said yes.
  await card.getByRole("button", { name: "Editar Casamento da Ana" }).click();
  const withdrawal = dialog.getByRole("button", { name: "Dar baixa" });
  await expect(withdrawal).toBeHidden();
  await dialog.getByLabel("Status").selectOption("Confirmado");
  await toTab(page, "Drinks");
  await dialog.getByLabel("Quantidade").nth(1).fill("10");
  await withdrawal.click();
  await expect(page).toHaveURL(/\/baixa$/);
  await page.getByRole("button", { name: "Dar baixa no estoque" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("não pode ser desfeita");
  await question.getByRole("button", { name: "Dar baixa" }).click();
  await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");
  await expect(question).toBeHidden();
  await page.goto("/eventos");
  await expect(card).toContainText("Estoque retirado");
  expect(await stockOf(page, product.url)).toEqual({ Vodka: [6.5, 0], Limão: [20, 0] });

  // Back at night: the drinks are fixed, and the dialog leads to where the bottles are counted.
  await card.getByRole("button", { name: "Editar Casamento da Ana" }).click();
  await toTab(page, "Drinks");
  await expect(dialog.getByLabel("Quantidade").first()).toBeDisabled();
  await dialog.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(page.getByRole("heading", { name: "Contar o retorno" })).toBeVisible();
  await page.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page)).toContainText("Nenhum item de retorno foi informado");
  await page.getByLabel("Voltou de Vodka").fill("9");
  await expect(page.getByText("Contado 5,5 L a mais do que saiu de Vodka")).toBeVisible();
  await page.getByLabel("Voltou de Vodka").fill("1,25");
  await page.getByRole("button", { name: "Voltou tudo de Limão" }).click();
  await page.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
  await page.goto("/eventos");
  await expect(card).toContainText("Estoque devolvido");
  expect(await stockOf(page, product.url)).toEqual({ Vodka: [7.75, 0], Limão: [100, 0] });

  // What was used, and what it really cost: 2,25 L at 40.
  await expect(card).toContainText(/R\$\s90,00/);
  await card.getByRole("button", { name: "Editar Casamento da Ana" }).click();
  await expect(dialog.getByText("Custo real")).toBeVisible();
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await card.getByRole("link", { name: "Casamento da Ana" }).click();
  await expect(page.getByRole("row", { name: /Vodka/ }).last()).toContainText("2,25");
});

test("every part of the dialog is fit for everybody", { tag: "@long" }, async ({ page, product, signIn }) => {
  const { token } = await bar(product.url);
  await signIn(token);
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Novo evento" }).first().click();
  await pick(page, "Clientes", "ana");
  await save(page);
  await dialogOf(page).getByText("Nome é obrigatório").waitFor();
  await expectNoFindings(page, "event details, refused");
  await toTab(page, "Drinks");
  await pick(page, "Adicionar drink", "caipi");
  await dialogOf(page).getByLabel("Planejado").first().fill("70");
  await toTab(page, "Dados");
  await dialogOf(page).getByRole("textbox", { name: "Convidados" }).fill("180");
  await toTab(page, "Drinks");
  await expect(
    dialogOf(page).getByRole("button", { name: "Ajustar drinks para 180 convidados" }),
  ).toBeVisible();
  await expectNoFindings(page, "event drinks");
  await toTab(page, "Compras");
  await expectNoFindings(page, "shopping list");
  await expectNoSidewaysScrolling(page, "shopping list");
});
