import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, confirmedCompany, readyCompany } from "./support/accounts.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";

const SMALLEST = { width: 320, height: 640 };
const LONG_NAME = "Companhia Brasileira de Coquetelaria e Eventos do Litoral";

/** All that the theme can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Looks at what is on screen in both themes and both sizes; no finding of axe is small enough to stay. */
async function expectNoFindings(page: Page, where: string) {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: "light" });
    await analyse(page, `${where}, ${viewport.width} px, light`);
    await page.emulateMedia({ colorScheme: "dark" });
    await analyse(page, `${where}, ${viewport.width} px, dark`, COLOUR_RULES);
  }
}

async function analyse(page: Page, where: string, rules?: string[]) {
  // A colour on its way from one value to another has no contrast to speak of.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Legacy mode leaves out frames, of which there are none, and with them a second page per look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(findings, where).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page, where: string) {
  await page.setViewportSize(SMALLEST);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} at 320 px`).toBeLessThanOrEqual(0);
}

async function inspect(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await expect(page.getByText(/^Carregando/)).toHaveCount(0);
    await expectNoFindings(page, path);
    await expectNoSidewaysScrolling(page, path);
  }
}

test("public screens", async ({ page }) => {
  await inspect(page, ["/login", "/register", "/confirm-company", "/reset-password", "/nada"]);
  await page.goto("/login");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expectNoFindings(page, "login with errors");
  await page.getByRole("tab", { name: "Recuperar Senha" }).click();
  await expectNoFindings(page, "recovery");
});

test("the local outbox", async ({ page, product }) => {
  await readyCompany(product.url, LONG_NAME);
  await inspect(page, ["/caixa-de-saida"]);
});

test("company screens", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url, LONG_NAME)).token);
  await inspect(page, ["/", "/estoque", "/drinks", "/eventos", "/clientes", "/relatorios"]);
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

test("the forced change", async ({ page, product, signIn }) => {
  const { email, password } = await confirmedCompany(product.url);
  await signIn((await callApi(product.url, "/api/login", { email, password })).token);
  await inspect(page, ["/"]);
});

test("admin screens and the question before blocking", async ({ page, product, signIn }) => {
  const company = await readyCompany(product.url, LONG_NAME);
  await signIn(await adminToken(product.url));
  await inspect(page, ["/admin", "/admin/companies", "/admin/users"]);
  await page.getByRole("searchbox").fill(company.email);
  await page.getByRole("button", { name: "Desativar" }).click();
  await expectNoFindings(page, "question before blocking");
});
