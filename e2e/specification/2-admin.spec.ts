import { expect, type Page } from "@playwright/test";
import { adminToken, callApi } from "../support/accounts.ts";
import { toastOf } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";
import { DESK, enter, expectButton, expectInSight, expectToRead, PHONE } from "../support/sight.ts";
import { test } from "../support/specification.ts";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });
const today = () => new Date().toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

test("2 System admin shell", { tag: "@long" }, async ({ page, product, holds }) => {
  const company = await readyCompany(product.url, `Bar ${Date.now()}`);
  const { token, name, email } = company;
  await callApi(product.url, "/api/clients", { name: "Ana" }, token);
  const admin = await adminToken(product.url);
  await page.setViewportSize(DESK);
  await enter(page, admin, "/admin");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await holds(["2.admin.1", "6.5"], async () => {
    await expectToRead(page.getByRole("complementary"), "Admin Sistema");
    for (const entry of ["Dashboard", "Empresas", "Usuários"]) {
      await expectInSight(menu.getByRole("link", { name: entry }));
    }
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
    await expectToRead(page.locator("body"), "Admin Sistema");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    const link = page.getByRole("dialog").getByRole("link", { name: "Usuários" });
    await expectInSight(link);
    await link.click();
    await expectInSight(page.getByRole("heading", { name: "Gerenciar Usuários" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.setViewportSize(DESK);
    await menu.getByRole("link", { name: "Dashboard" }).click();
  });
  await holds(["2.admin.2", "3.13"], async () => {
    const stats = (await (
      await fetch(`${product.url}/api/admin/stats`, { headers: { authorization: `Bearer ${admin}` } })
    ).json()) as Record<string, number>;
    expect(Object.keys(stats)).toEqual(
      expect.arrayContaining(["totalCompanies", "totalUsers", "totalEvents", "totalDrinks", "totalClients"]),
    );
    await expectInSight(page.getByRole("heading", { level: 1, name: "Dashboard Administrativo" }));
    for (const title of [
      "Total de Empresas",
      "Total de Usuários",
      "Total de Eventos",
      "Total de Drinks",
      "Total de Clientes",
    ]) {
      const label = page.getByRole("main").getByText(title, { exact: true });
      await expectInSight(label);
      await expectToRead(label.locator("xpath=ancestor::*[2]"), /\d/);
    }
  });
  await holds(["2.admin.3", "2.admin.4", "2.admin.5"], async () => {
    await menu.getByRole("link", { name: "Empresas" }).click();
    await expectInSight(page.getByRole("heading", { level: 1, name: "Gerenciar Empresas" }));
    await expect(page).toHaveURL("/admin/companies");
    await expectToRead(page.getByRole("main"), /Total: \d+ empresas?/);
    const card = cardOf(page, name);
    await expectToRead(card, name, "Ativa", email, "(11) 99999-0000", /(^|\D)1 cliente(?!s)/, today());
    await expect(card.getByText(/CNPJ/)).toHaveCount(0);
  });
  await holds(["2.admin.7", "2.admin.8", "2.admin.9"], async () => {
    await menu.getByRole("link", { name: "Usuários" }).click();
    await expectInSight(page.getByRole("heading", { level: 1, name: "Gerenciar Usuários" }));
    await expectToRead(page.getByRole("main"), /Total: \d+ usuários?/);
    const user = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
    await expectToRead(user, "Ativo", "Usuário", email, name, today());
    await expectButton(user.getByRole("button", { name: /^Desativar/ }));
    // Other tests have made users besides: the list draws what is near.
    const search = page.getByRole("searchbox");
    await search.fill("admin@balcao.local");
    const system = page.getByRole("main").getByRole("listitem").filter({ hasText: "admin@balcao.local" });
    await expectToRead(system, "Ativo", "Sistema");
    await expect(system.getByRole("button", { name: /ativar/i })).toHaveCount(0);
    await search.fill(email);
  });
  await holds(["4.user.1", "6.6", "1.5"], async () => {
    const user = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
    await user.getByRole("button", { name: /^Desativar/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desativar" }).click();
    await expectToRead(toastOf(page), "Status alterado Status do usuário alterado com sucesso");
    await expectToRead(user, "Inativo");
    await user.getByRole("button", { name: /^Ativar/ }).click();
    await expectToRead(user, "Ativo");
  });
  await holds("2.admin.11", async () => {
    for (const path of ["/login", "/"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/admin");
    }
  });
  await holds(["2.admin.12", "2.admin.14"], async () => {
    for (const path of ["/estoque", "/eventos", "/nada"]) {
      await page.goto(path);
      await expectToRead(page.locator("body"), "404 Page Not Found");
    }
  });
  await holds(["2.admin.13", "6.2"], async () => {
    const { token: of } = await readyCompany(product.url);
    for (const path of ["/admin", "/admin/users", "/admin/users/7"]) {
      await enter(page, of, path);
      await expect(page).toHaveURL("/");
    }
  });
});

test("2 System admin shell: a fallback for a company's name, CNPJ, and failures", { tag: "@long" }, async ({
  page,
  product,
  holds,
}) => {
  const admin = await adminToken(product.url);
  const { email } = await readyCompany(product.url);
  await page.setViewportSize(DESK);
  await holds("2.admin.8", async () => {
    await page.route("**/api/admin/companies", (route) => route.fulfill({ json: [] }));
    await enter(page, admin, "/admin/users");
    await expectToRead(
      page.getByRole("main").getByRole("listitem").filter({ hasText: email }),
      /Empresa \d+/,
    );
    await page.unroute("**/api/admin/companies");
  });
  await holds("2.admin.4", async () => {
    const cnpj = "11.222.333/0001-81";
    const company = {
      id: 1,
      name: "Bar X",
      email: "x@x.com",
      phone: null,
      cnpj,
      isActive: 2,
      createdAt: "2026-01-05T12:00:00Z",
    };
    await page.route("**/api/admin/companies", (route) => route.fulfill({ json: [company] }));
    await page.goto("/admin/companies");
    await expectToRead(cardOf(page, "Bar X"), "Inativa", cnpj, "05/01/2026", /\d+ clientes?/);
    await page.unroute("**/api/admin/companies");
  });
  await holds("8.admin.2", async () => {
    await page.goto("/admin/users");
    await page.route("**/toggle-status", (route) => route.fulfill({ status: 500, body: "" }));
    const user = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
    await user.getByRole("button", { name: /^Desativar/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desativar" }).click();
    await expectToRead(toastOf(page), "Erro Erro ao alterar status do usuário");
  });
  await holds("4.user.2", async () => {
    const headers = { authorization: `Bearer ${admin}` };
    const users = (await (await fetch(`${product.url}/api/admin/users`, { headers })).json()) as {
      id: number;
      role: string;
    }[];
    const system = users.find(({ role }) => role === "admin_system");
    const url = `${product.url}/api/admin/users/${system?.id}/toggle-status`;
    const answer = await fetch(url, { method: "POST", headers });
    expect(answer.status).toBe(403);
  });
});
