import { expect, type Page } from "@playwright/test";
import { adminToken, callApi } from "./support/accounts.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

async function login(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

test("the screen has its title, two tabs, the feature panel and the way to register", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle(/Balcão/);
  await expect(page.getByRole("heading", { name: "Balcão", level: 1 })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["Login", "Recuperar Senha"]);
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Email")).toHaveAttribute("required");
  await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("required");
  await expect(page.getByText("Receitas de drinks")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText("Receitas de drinks")).toBeHidden();
  await expect(page.getByRole("link", { name: "Cadastrar Nova Empresa" })).toHaveAttribute(
    "href",
    "/register",
  );
});

test("a wrong password is refused in words, the e-mail stays, and the recovery tab knows it", async ({
  page,
  product,
}) => {
  const { email } = await readyCompany(product.url);
  await login(page, email, "errada");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Credenciais Incorretas");
  await expect(alert).toContainText("O email ou senha digitados estão incorretos...");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("tab", { name: "Recuperar Senha" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

for (const size of [NARROW, WIDE]) {
  test(`nothing moves when a login is refused, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Entrar" });
    const title = page.getByRole("heading", { name: "Balcão", level: 1 });
    const places = async () => [(await title.boundingBox())?.y, (await button.boundingBox())?.y];
    await button.waitFor();
    const before = await places();
    await button.click();
    await expect(page.getByText("Informe a senha")).toBeVisible();
    expect(await places()).toEqual(before);
    await page.getByLabel("Email").fill("ninguem@bar.com.br");
    await page.getByLabel("Senha", { exact: true }).fill("errada");
    await button.click();
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
  });
}

test("empty fields are named, and the first of them has the focus", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Informe o e-mail")).toBeVisible();
  await expect(page.getByText("Informe a senha")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a blocked user reads that the access is suspended, and a live session ends at once", async ({
  page,
  product,
  signIn,
}) => {
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
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await login(page, company.email, company.password);
  await expect(page.getByRole("alert")).toContainText("Acesso Temporariamente Suspenso");
  await expect(page.getByRole("alert")).toContainText("e-mail");
});

for (const [what, answer, title, text] of [
  [
    "too many attempts",
    { status: 429, json: { message: "Muitas tentativas. Tente novamente em 1 minuto." } },
    "Erro de Acesso",
    "Muitas tentativas. Tente novamente em 1 minuto.",
  ],
  ["a plain text answer", { status: 502, body: "gateway" }, "Erro de Acesso", "gateway"],
  ["an empty answer", { status: 500, body: "" }, "Erro de Acesso", "Erro de login"],
] as const) {
  test(`${what} is shown as it is`, async ({ page }) => {
    await page.route("**/api/login", (route) => route.fulfill(answer));
    await login(page, "ze@bar.com.br", "abcd");
    await expect(page.getByRole("alert")).toContainText(title);
    await expect(page.getByRole("alert")).toContainText(text);
  });
}

test("without a connection the login says so", async ({ page }) => {
  await page.route("**/api/login", (route) => route.abort());
  await login(page, "ze@bar.com.br", "abcd");
  await expect(page.getByRole("alert")).toContainText("Erro de conexão");
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
