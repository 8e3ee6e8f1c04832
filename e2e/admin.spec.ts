import { expect } from "@playwright/test";
import { ADMIN } from "../scripts/start-product.mjs";
import { adminToken, callApi, PASSWORD } from "./support/accounts.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("an admin sees the totals, finds a company and blocks its user", async ({ page, product }) => {
  const company = await readyCompany(product.url, "Boteco Ímpar São João");
  await page.goto("/login");
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Admin Sistema").first()).toBeVisible();
  for (const label of ["Empresas", "Usuários", "Eventos", "Drinks", "Clientes"]) {
    await expect(page.getByRole("main").getByText(`Total de ${label}`)).toBeVisible();
  }

  await page.getByRole("link", { name: "Empresas" }).click();
  await expect(page.getByRole("heading", { name: "Gerenciar Empresas" })).toBeVisible();
  await expect(page.getByText(/^Total: \d+ empresas?$/)).toBeVisible();
  await page.getByRole("searchbox").fill("impar sao joao");
  const card = page.getByRole("listitem").filter({ hasText: company.email });
  await expect(card).toContainText("Boteco Ímpar São João");
  await expect(card).toContainText("Ativa");
  await expect(card).toContainText("(11) 99999-0000");
  await expect(card).toContainText("0 clientes");
  await expect(card).toContainText(new Date().toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" }));
  await page.getByRole("searchbox").fill("não existe");
  await expect(page.getByText("Nenhuma empresa encontrada")).toBeVisible();

  await page.getByRole("link", { name: "Usuários" }).click();
  await page.getByRole("searchbox").fill(company.email);
  const user = page.getByRole("listitem").filter({ hasText: company.email });
  await expect(user).toContainText("Boteco Ímpar São João");
  await expect(user.getByText("Ativo", { exact: true })).toBeVisible();
  await expect(user.getByText("Usuário", { exact: true })).toBeVisible();
  await user.getByRole("button", { name: "Desativar" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(company.email);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(user.getByText("Ativo", { exact: true })).toBeVisible();
  await user.getByRole("button", { name: "Desativar" }).click();
  await question.getByRole("button", { name: "Desativar" }).click();
  await expect(user.getByText("Inativo", { exact: true })).toBeVisible();
  await expect(toastOf(page)).toContainText("Status alterado");
  await expect(toastOf(page)).toContainText("Status do usuário alterado com sucesso");
  await expect(
    callApi(product.url, "/api/login", { email: company.email, password: PASSWORD }),
  ).rejects.toThrow("403");

  await user.getByRole("button", { name: "Ativar" }).click();
  await expect(user.getByText("Ativo", { exact: true })).toBeVisible();
  await callApi(product.url, "/api/login", { email: company.email, password: PASSWORD });
});

test("from an old list a click does not do the opposite, and the list is refreshed", async ({
  page,
  product,
  signIn,
}) => {
  const company = await readyCompany(product.url);
  const token = await adminToken(product.url);
  await signIn(token);
  await page.goto("/admin/users");
  await page.getByRole("searchbox").fill(company.email);
  await page.getByRole("button", { name: "Desativar" }).click();
  const { user } = await callApi(product.url, "/api/login", { email: company.email, password: PASSWORD });
  await callApi(
    product.url,
    `/api/admin/users/${(user as { id: number }).id}/toggle-status`,
    undefined,
    token,
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Desativar" }).click();
  await expect(toastOf(page)).toContainText("Erro ao alterar status do usuário");
  await expect(page.getByText("Inativo", { exact: true })).toBeVisible();
});

test("five thousand companies scroll and search without five thousand cards", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await adminToken(product.url));
  const companies = Array.from({ length: 5000 }, (_, n) => ({
    id: n + 1,
    name: `Empresa número ${n + 1}`,
    email: `e${n + 1}@bar.com.br`,
    phone: null,
    cnpj: null,
    isActive: 1,
    createdAt: "2026-01-05T12:00:00Z",
  }));
  await page.route("**/api/admin/companies", (route) => route.fulfill({ json: companies }));
  await page.goto("/admin/companies");
  await expect(page.getByText("Total: 5.000 empresas")).toBeVisible();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(60);
  await page.getByRole("searchbox").fill("numero 4999");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("on a phone the menu is a drawer", async ({ page, product, signIn }) => {
  await page.setViewportSize(NARROW);
  await signIn(await adminToken(product.url));
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Usuários" })).toBeHidden();
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Usuários" }).click();
  await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
