import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, confirmedCompany } from "../support/accounts.ts";
import { analyse, expectNoFindings, expectNoSidewaysScrolling } from "../support/axe.ts";
import { COMPANY_PAGES } from "../support/company-pages.ts";
import { readyBar } from "../support/event-list.ts";
import { NARROW, test, WIDE } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";

const LONG_NAME = "Companhia Brasileira de Coquetelaria e Eventos do Litoral";

/** With a Pix key, so that the company's page has a QR code. */
const PAYMENT_SETTINGS = {
  pixKeyKind: "aleatoria",
  pixKey: "123e4567-e12b-12d1-a456-426655440000",
  receiverName: "Coquetelaria do Litoral S",
  city: "Florianópolis",
  useTxid: true,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 45,
};

async function inspect(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await inspectHere(page, path);
  }
}

async function inspectHere(page: Page, where: string) {
  await expect(page.getByText(/^Carregando/)).toHaveCount(0);
  await expectNoFindings(page, where);
  await expectNoSidewaysScrolling(page, where);
}

/** From screen to screen by the menu: axe need not be loaded again. */
async function inspectByMenu(page: Page, screens: readonly (readonly [path: string, title: string])[]) {
  for (const [path, title] of screens) {
    await page.setViewportSize(WIDE);
    const link = page.locator(`a[href="${path}"]`).first();
    // Not every page is in the menu.
    if (path !== screens[0]?.[0] && (await link.count()) > 0) await link.click();
    else await page.goto(path);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await inspectHere(page, path);
  }
}

test("public screens", async ({ page }) => {
  await inspect(page, ["/login", "/register", "/confirm-company", "/reset-password", "/convite", "/nada"]);
  await page.goto("/login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectNoFindings(page, "login with errors");
  await page.getByRole("tab", { name: "Recuperar Senha" }).click();
  await expectNoFindings(page, "recovery");
});

test("company screens", async ({ page, product, signIn }) => {
  const { token } = await readyCompany(product.url, LONG_NAME);
  const settings = await fetch(`${product.url}/api/payment-settings`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(PAYMENT_SETTINGS),
  });
  expect(settings.status).toBe(200);
  await signIn(token);
  await inspectByMenu(page, COMPANY_PAGES);
});

test("the user menu and the password dialog", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url, LONG_NAME)).token);
  await page.setViewportSize(NARROW);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.getByRole("menuitem", { name: "Alterar Senha" }).waitFor();
  await analyse(page, "user menu");
  await page.getByRole("menuitem", { name: "Alterar Senha" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Alterar Senha" }).click();
  await expectNoFindings(page, "password dialog with errors");
  await expectNoSidewaysScrolling(page, "password dialog");
});

test("what was put away: disabled events and removed clients", async ({ page, product, signIn }) => {
  const { token, clientId, make } = await readyBar(product.url);
  const { id } = await make("Casamento", 10, 20);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${product.url}/api/events/${String(id)}/disable`, { method: "PATCH", headers });
  await fetch(`${product.url}/api/clients/${String(clientId)}`, { method: "DELETE", headers });
  await signIn(token);
  await page.goto("/eventos?desabilitados=sim");
  await page.getByRole("button", { name: "Reativar Casamento" }).waitFor();
  await inspectHere(page, "disabled events");
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Mais ações dos clientes" }).click();
  await page.getByRole("menuitem", { name: "Removidos…" }).click();
  const removed = page.getByRole("dialog", { name: "Clientes removidos" });
  await removed.getByText("Marina Alves", { exact: true }).waitFor();
  await inspectHere(page, "removed clients");
});

test("the forced change", async ({ page, product, signIn }) => {
  const { email, password } = await confirmedCompany(product.url);
  await signIn((await callApi(product.url, "/api/login", { email, password })).token);
  await inspect(page, ["/"]);
});

test("admin screens and the question before blocking", async ({ page, product, signIn }) => {
  const company = await readyCompany(product.url, LONG_NAME);
  await signIn(await adminToken(product.url));
  await inspectByMenu(page, [
    ["/admin", "Dashboard Administrativo"],
    ["/admin/companies", "Gerenciar Empresas"],
    ["/admin/activity", "Atividade das Contas"],
    ["/admin/users", "Gerenciar Usuários"],
  ]);
  await page.getByRole("searchbox").fill(company.email);
  await page.getByRole("button", { name: "Desativar" }).click();
  await expectNoFindings(page, "question before blocking");
});
