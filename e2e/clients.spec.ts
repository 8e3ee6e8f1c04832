import { expect } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("five thousand clients scroll and search without five thousand rows", { tag: "@long" }, async ({
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
    cnpj: null,
    address: null,
    notes: null,
    companyId: 1,
    createdAt: "2026-01-05T12:00:00Z",
    version: 1,
  }));
  await page.route("**/api/clients", (route) => route.fulfill({ json: clients }));
  await page.goto("/clientes");
  await expect(page.getByText("5.000 clientes")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  expect(await rows.count()).toBeLessThan(60);
  await page.getByRole("searchbox").fill("1194999");
  await expect(rows).toHaveCount(1);
  await page.setViewportSize(NARROW);
  await page.getByRole("searchbox").fill("");
  await page.keyboard.press("End");
  // The list grows again a moment after the search is cleared.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(rows.filter({ hasText: "Cliente número 5000" })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("rows, page and dialogs hold for everybody, from 320 px on", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
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
  await page.getByRole("link", { name: long }).waitFor();
  await expectNoFindings(page, "clients");
  await expectNoSidewaysScrolling(page, "clients");
  await page.getByRole("link", { name: long }).click();
  await page.getByRole("heading", { level: 1, name: long }).waitFor();
  await expectNoFindings(page, "client");
  await expectNoSidewaysScrolling(page, "client");
  await page.goBack();
  await page.getByRole("button", { name: "Novo cliente" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("dialog").getByText("Nome é obrigatório").waitFor();
  await expectNoFindings(page, "client dialog with errors");
  await expectNoSidewaysScrolling(page, "client dialog");
});
