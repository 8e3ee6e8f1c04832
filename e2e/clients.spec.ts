import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const cardOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("a client is refused, created, found, changed and removed", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.goto("/clientes");
  await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
  await expect(page.getByText("Gerencie sua carteira de clientes")).toBeVisible();
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();

  await page.getByRole("button", { name: "Novo cliente" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("maria@");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByLabel("Nome")).toBeFocused();
  await expect(dialog.getByText("Nome é obrigatório")).toBeVisible();
  await expect(dialog.getByText("E-mail inválido")).toBeVisible();
  await expect(toastOf(page)).toContainText("Erro");
  await expect(toastOf(page)).toContainText("Nome é obrigatório");

  await dialog.getByLabel("Nome").fill("  Maria Conceição ");
  await dialog.getByLabel("E-mail").fill("maria@festa.com.br");
  await dialog.getByLabel("Telefone").fill("(11) 98765-4321");
  await dialog.getByLabel("CPF").fill("123.456.789-09");
  await dialog.getByLabel("Endereço").fill("Rua das Palmeiras, 120");
  await dialog.getByLabel("Observações").fill("Sem álcool\npara as crianças");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Cliente criado com sucesso");
  await expect(dialog).toBeHidden();
  const card = cardOf(page, "Maria Conceição");
  const today = new Date().toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
  for (const text of [
    "maria@festa.com.br",
    "(11) 98765-4321",
    "123.456.789-09",
    "Rua das Palmeiras, 120",
    "para as crianças",
    `Cadastrado em ${today}`,
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(page.getByText("1 cliente", { exact: true })).toBeVisible();

  for (const query of ["conceicao", "festa.com", "11987654321", "456.789", "12345678909"]) {
    await page.getByRole("searchbox").fill(query);
    await expect(page.getByText("1 resultado", { exact: true })).toBeVisible();
  }
  await page.getByRole("searchbox").fill("não existe");
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();
  await page.getByRole("searchbox").fill("");

  const edit = card.getByRole("button", { name: "Editar Maria Conceição" });
  await edit.click();
  await expect(dialog.getByLabel("Observações")).toHaveValue("Sem álcool\npara as crianças");
  await dialog.getByLabel("Nome").fill("Maria Silva");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog.getByLabel("Nome")).toHaveValue("Maria Silva");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.click();
  await dialog.getByLabel("Nome").fill("Maria Silva");
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Cliente atualizado com sucesso");

  const asked: string[] = [];
  page.once("dialog", (browserDialog) => {
    asked.push(browserDialog.message());
    void browserDialog.dismiss();
  });
  await page.getByRole("button", { name: "Remover Maria Silva" }).click();
  expect(asked).toEqual(['Tem certeza que deseja remover o cliente "Maria Silva"?']);
  await expect(cardOf(page, "Maria Silva")).toBeVisible();
  page.once("dialog", (browserDialog) => void browserDialog.accept());
  await page.getByRole("button", { name: "Remover Maria Silva" }).click();
  await expect(toastOf(page)).toContainText("Cliente removido com sucesso");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();
});

test("five thousand clients scroll and search without five thousand cards", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url)).token);
  const clients = Array.from({ length: 5000 }, (_, n) => ({
    id: n + 1,
    name: `Cliente número ${n + 1}`,
    email: `c${n + 1}@bar.com.br`,
    phone: `(11) 9${String(n + 1).padStart(4, "0")}-0000`,
    cpf: null,
    address: null,
    notes: null,
    companyId: 1,
    createdAt: "2026-01-05T12:00:00Z",
    version: 1,
  }));
  await page.route("**/api/clients", (route) => route.fulfill({ json: clients }));
  await page.goto("/clientes");
  await expect(page.getByText("5.000 clientes")).toBeVisible();
  const cards = page.getByRole("main").getByRole("listitem");
  expect(await cards.count()).toBeLessThan(60);
  await page.getByRole("searchbox").fill("1194999");
  await expect(cards).toHaveCount(1);
  await page.setViewportSize(NARROW);
  await page.getByRole("searchbox").fill("");
  await page.keyboard.press("End");
  // The list grows again a moment after the search is cleared.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(cards.filter({ hasText: "Cliente número 5000" })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("cards and dialogs hold for everybody, from 320 px on", async ({ page, product, signIn }) => {
  const { token } = await readyCompany(product.url);
  await signIn(token);
  const long = "Companhia Brasileira de Coquetelaria e Eventos do Litoral Norte";
  await callApi(
    product.url,
    "/api/clients",
    {
      name: long,
      email: `contato.financeiro.${"x".repeat(40)}@exemplo.com.br`,
      phone: "+55 (12) 3888-0000",
      cpf: "123.456.789-09",
      address: "Avenida Beira-Mar, 5.000, bloco B, conjunto 1201",
      notes: "Linha\n".repeat(9),
    },
    token,
  );
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expectNoFindings(page, "clients");
  await expectNoSidewaysScrolling(page, "clients");
  await page.getByRole("button", { name: "Novo cliente" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("dialog").getByText("Nome é obrigatório").waitFor();
  await expectNoFindings(page, "client dialog with errors");
  await expectNoSidewaysScrolling(page, "client dialog");
});
