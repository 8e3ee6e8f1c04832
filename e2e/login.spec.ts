import { expect, type Page } from "@playwright/test";
import { adminToken, callApi } from "./support/accounts.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

async function login(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("nothing moves when a login is refused, on a phone and on a desk", { tag: "@long" }, async ({
  page,
}) => {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Entrar", exact: true });
    const title = page.getByRole("heading", { name: "Balcão", level: 1 });
    const places = async () => [(await title.boundingBox())?.y, (await button.boundingBox())?.y];
    await button.waitFor();
    await expect(page).toHaveTitle(/Balcão/);
    await expect(page.getByText("Receitas de drinks")).toBeVisible({ visible: size === WIDE });
    const before = await places();
    await button.click();
    await expect(page.getByText("Informe a senha")).toBeVisible();
    expect(await places(), `${size.width} px`).toEqual(before);
    await page.getByLabel("Email").fill("ninguem@bar.com.br");
    await page.getByLabel("Senha", { exact: true }).fill("errada");
    await button.click();
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    expect(await places(), `${size.width} px`).toEqual(before);
  }
});

test("a blocked user reads that the access is suspended, and a live session ends at once", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const company = await readyCompany(product.url, "Bar Bloqueado");
  await signIn(company.token);
  await page.goto("/estoque");
  await expect(page.getByRole("heading", { name: "Estoque" })).toBeVisible();

  const admin = await adminToken(product.url);
  const { user } = await callApi(product.url, "/api/login", {
    email: company.email,
    password: company.password,
  });
  await callApi(
    product.url,
    `/api/admin/users/${(user as { id: number }).id}/toggle-status`,
    undefined,
    admin,
  );

  await page.reload();
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await login(page, company.email, company.password);
  await expect(page.getByRole("alert")).toContainText("Acesso Temporariamente Suspenso");
  await expect(page.getByRole("alert")).toContainText("e-mail");
});

test("a login clears what an earlier user's screens had loaded", async ({ page, product }) => {
  const company = await readyCompany(product.url, "Primeira Casa");
  const other = await readyCompany(product.url, "Segunda Casa");
  await login(page, company.email, company.password);
  await expect(page.getByText("Primeira Casa").first()).toBeVisible();
  await expect(toastOf(page)).toContainText("Login realizado com sucesso!");
  await page.getByRole("button", { name: "Sair" }).click();
  await login(page, other.email, other.password);
  await expect(page.getByText("Segunda Casa").first()).toBeVisible();
  await expect(page.getByText("Primeira Casa")).toHaveCount(0);
});
