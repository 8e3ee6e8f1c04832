import { expect, type Page } from "@playwright/test";
import { adminToken, callApi } from "../support/accounts.ts";
import { analyse } from "../support/axe.ts";
import { readyBar } from "../support/event-list.ts";
import { test, toastOf } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";

type Role = "link" | "button" | "textbox" | "searchbox" | "combobox" | "tab";

/** Tabs on until the element with this name has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, role: Role, name: string, key: "Tab" | "Shift+Tab" = "Tab") {
  const reached = page.getByRole(role, { name, exact: true }).and(page.locator(":focus"));
  for (let presses = 0; presses < 60; presses++) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${role} "${name}" cannot be reached with the Tab key`);
}

/** To the button, link or tab with this name, and Enter. */
async function press(page: Page, role: Role, name: string) {
  await tabTo(page, role, name);
  await page.keyboard.press("Enter");
}

test("by keyboard alone: log in, walk the menu, change the password, leave", async ({ page, product }) => {
  const company = await readyCompany(product.url);
  await page.goto("/login");
  await page.getByRole("button", { name: "Entrar", exact: true }).waitFor();
  await tabTo(page, "tab", "Login");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Recuperar Senha" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(company.email);
  await tabTo(page, "textbox", "Senha");
  await page.keyboard.type(company.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await tabTo(page, "link", "Estoque");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Estoque" })).toBeVisible();
  await expect(page).toHaveTitle("Estoque · Balcão");

  await tabTo(page, "button", "Alterar Senha");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The focus stays inside while the dialog is open.
  for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Alterar Senha" })).toBeFocused();
  await tabTo(page, "button", "Sair");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
});

test("the first Tab of a screen offers the way past the menu", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.goto("/eventos");
  await page.getByRole("heading", { name: "Eventos" }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveText(/Pular para o conteúdo/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

const DRINKS = ["Caipirinha", "Gin Tônica", "Margarita", "Mojito", "Moscow Mule"];
const COSTS = [
  ["Van", "250", "Transporte"],
  ["Equipe", "600", "Bartender"],
] as const;

test("by keyboard alone: an owner plans an event for a new client, sends its list, adds costs and copies it", async ({
  page,
  context,
  product,
  signIn,
}) => {
  const { token, recipe } = await readyBar(product.url);
  for (const name of DRINKS)
    await callApi(product.url, "/api/drinks", { name, ingredients: [recipe] }, token);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(token);
  await page.goto("/eventos");
  const add = page.getByRole("button", { name: "Novo evento" });
  await add.waitFor();
  const dialog = page.getByRole("dialog", { name: /evento|Custos|^Casamento da Bia/ });

  // What was thrown away leaves the focus where it came from, also when the dialog had to wait for its data.
  await press(page, "button", "Novo evento");
  await expect(dialog.getByLabel("Nome")).toBeFocused();
  // Whoever wants nothing to move sees it at once.
  await expect(dialog).toHaveCSS("animation-name", "none");
  await page.keyboard.type("Casa");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press(page, "button", "Descartar");
  await expect(add).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Nome")).toBeFocused();
  await page.keyboard.type("Casamento da Bia");
  await page.keyboard.press("Tab");
  // Day, month, year, hour, minute, whatever their order: each from empty to something.
  for (let part = 0; part < 6; part++) {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
  }
  await press(page, "button", "Mais convidados");
  // Read out: the focus stays on the button.
  await expect(dialog.getByRole("status").filter({ hasText: /^10 convidados$/ })).toHaveCount(1);
  await tabTo(page, "combobox", "Tipo");
  await page.keyboard.type("Casamento");
  await tabTo(page, "combobox", "Clientes opcional");
  await page.keyboard.type("Bia Duarte");
  await page.keyboard.press("Enter");
  const client = page.getByRole("dialog", { name: "Novo cliente" });
  await expect(client.getByLabel("Nome")).toBeFocused();
  await tabTo(page, "textbox", "Telefone opcional");
  await page.keyboard.type("11987651234");
  await page.keyboard.press("Enter");
  await expect(client).toBeHidden();
  await expect(dialog.getByRole("list", { name: "Clientes do evento" })).toContainText("Bia Duarte");
  await expect(dialog.getByRole("combobox", { name: "Clientes" })).toBeFocused();

  await tabTo(page, "tab", "Dados", "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "combobox", "Adicionar drink");
  for (const drink of ["Shot", ...DRINKS]) {
    await page.keyboard.type(drink);
    await page.keyboard.press("Enter");
  }
  await expect(dialog.getByRole("list", { name: "Drinks do evento" }).getByRole("heading")).toHaveCount(6);
  await tabTo(page, "tab", "Drinks", "Shift+Tab");
  // Past the price.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await press(page, "button", "Enviar lista");
  await expect(toastOf(page)).toContainText("Lista copiada");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Compras: Casamento da Bia\n/);
  await press(page, "button", "Salvar");
  await expect(toastOf(page)).toContainText("Evento criado com sucesso");
  await expect(add).toBeFocused();

  await press(page, "button", "Custos fixos de Casamento da Bia");
  await expect(dialog).toBeVisible();
  for (const [name, value, category] of COSTS) {
    await press(page, "button", "Adicionar custo fixo");
    await tabTo(page, "textbox", "Nome");
    await page.keyboard.type(name);
    await tabTo(page, "textbox", "Valor (R$)");
    await page.keyboard.type(value);
    await tabTo(page, "combobox", "Categoria");
    await page.keyboard.type(category);
  }
  await press(page, "button", "Salvar");
  await expect(toastOf(page)).toContainText("Custos fixos atualizados com sucesso");
  await expect(page.getByRole("button", { name: "Custos fixos de Casamento da Bia" })).toBeFocused();

  await press(page, "button", "Duplicar Casamento da Bia");
  await expect(toastOf(page)).toContainText("Evento duplicado com sucesso");
  await expect(page.getByRole("button", { name: "Editar Casamento da Bia (Cópia)" })).toBeFocused();
});

test("by keyboard alone: a helper takes the stock of an event and brings it back", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  await make("Casamento da Bia", 0, 20);
  await signIn(token);
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Novo evento" }).waitFor();
  const question = page.getByRole("alertdialog");

  await press(page, "link", "Dar baixa de Casamento da Bia");
  await expect(page.getByRole("heading", { name: "Dar baixa no estoque" })).toBeFocused();
  await analyse(page, "stock to be taken");
  await press(page, "button", "Dar baixa no estoque");
  await expect(question).toBeVisible();
  await analyse(page, "question before stock is taken");
  await press(page, "button", "Dar baixa");
  await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");

  await press(page, "link", "Registrar retorno");
  await expect(page.getByText("Retorno de estoque")).toBeVisible();
  await press(page, "button", "Tudo voltou");
  await press(page, "button", "Menos Vodka");
  await expect(page.getByRole("status").filter({ hasText: "0,5 Vodka" })).toHaveCount(1);
  await analyse(page, "stock on its way back");
  await press(page, "button", "Registrar retorno");
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
});

test("an admin finds a company, blocks its user and sees what changed by keyboard alone", async ({
  page,
  product,
  signIn,
}) => {
  const { name, email } = await readyCompany(product.url, `Bar ${Date.now()}`);
  await signIn(await adminToken(product.url));
  await page.goto("/admin/companies");
  await page.getByRole("searchbox").waitFor();
  await tabTo(page, "searchbox", "Buscar empresa por nome, e-mail, telefone ou CNPJ");
  await page.keyboard.type(name);
  const found = page.getByRole("main").getByRole("listitem");
  await expect(found).toHaveCount(1);
  await press(page, "link", `Usuários de ${name}`);
  await expect(found).toContainText(email);
  await press(page, "button", `Desativar ${email}`);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press(page, "button", "Desativar");
  await expect(found.getByText("Inativo", { exact: true })).toBeVisible();
  // The way back is where the hands are.
  await expect(found.getByRole("button", { name: `Ativar ${email}` })).toBeFocused();
  await tabTo(page, "link", "Atividade", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(found.first()).toContainText(`Bloqueou o usuário ${email}`);
});
