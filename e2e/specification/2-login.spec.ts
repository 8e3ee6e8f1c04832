import { expect, type Page } from "@playwright/test";
import { adminToken, callApi } from "../support/accounts.ts";
import { stopClock, toastOf } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";
import { atBothSizes, DESK, enter, expectInSight, expectToRead } from "../support/sight.ts";
import { test } from "../support/specification.ts";

const submitOf = (page: Page) => page.getByRole("button", { name: "Entrar", exact: true });

async function login(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await submitOf(page).click();
}

test("2 Login: the screen", async ({ page, holds }) => {
  await page.goto("/login");
  await holds(["2.routes.2", "2.routes.3"], () =>
    atBothSizes(page, async (where) => {
      await expectInSight(page.getByRole("heading", { level: 1, name: "Balcão" }));
      await expect(page.getByRole("tab")).toHaveText(["Login", "Recuperar Senha"]);
      for (const name of ["Login", "Recuperar Senha"]) await expectInSight(page.getByRole("tab", { name }));
      const panel = page.getByRole("complementary");
      await expect(panel).toBeVisible({ visible: where === "desk" });
      const register = page.getByRole("link", { name: "Cadastrar Nova Empresa" });
      await expectInSight(register);
      await register.click();
      await expect(page).toHaveURL(/\/register$/);
      await page.goBack();
      await submitOf(page).waitFor();
    }),
  );
  await holds("2.login.1", async () => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "password");
    for (const label of ["Email", "Senha"]) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
    }
    await submitOf(page).click();
    expect(calls.filter((url) => url.includes("/api/login"))).toEqual([]);
  });
});

test("2 Login: who is signed in goes on, and 4 Session states", async ({ page, product, holds }) => {
  const { token, email, password, name } = await readyCompany(product.url);
  await page.setViewportSize(DESK);
  await page.goto("/login");
  await holds(["4.session.4", "6.10", "8.success.8"], async () => {
    await login(page, email, password);
    await expect(toastOf(page)).toContainText("Login realizado com sucesso!");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeTruthy();
    await expectToRead(page.getByRole("complementary"), name);
  });
  await holds("2.routes.1", async () => {
    await page.goto("/login");
    await expect(page).toHaveURL("/");
    await enter(page, await adminToken(product.url), "/login");
    await expect(page).toHaveURL("/admin");
  });
  await holds(["4.session.2", "4.session.3"], async () => {
    const [check] = await Promise.all([
      page.waitForRequest("**/api/user"),
      enter(page, "nobody's", "/estoque"),
    ]);
    expect(check.headers().authorization).toBe("Bearer nobody's");
    await expect(submitOf(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
  });
  await holds("4.session.5", async () => {
    await enter(page, token, "/");
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(submitOf(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
});

test("2 Login: Recuperar Senha, and the reset it leads to", async ({ page, product, holds }) => {
  const { email } = await readyCompany(product.url);
  await page.goto("/login");
  const clock = await stopClock(page);
  await holds("2.login.2", async () => {
    await page.getByRole("tab", { name: "Recuperar Senha" }).click();
    await page.getByLabel("Email").fill(email);
    const [asked] = await Promise.all([
      page.waitForRequest("**/api/forgot-password"),
      page.getByRole("button", { name: "Enviar link de recuperação" }).click(),
    ]);
    expect(asked.postDataJSON()).toEqual({ email });
  });
  await holds(["2.login.3", "2.routes.4"], async () => {
    await expectToRead(page.getByRole("main"), "Email enviado!", /caixa de entrada/);
    await clock.runFor(1900);
    await expect(page).toHaveURL(/\/login$/);
    // A busy browser may begin to wait after the text is shown.
    await expect(async () => {
      await clock.runFor(200);
      await expect(page.getByRole("heading", { name: "Redefinir senha" })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
  const press = () => page.getByRole("button", { name: "Redefinir senha" }).click();
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const fill = async (password: string, again: string) => {
    await page.getByLabel("Nova senha", { exact: true }).fill(password);
    await page.getByLabel("Confirmar nova senha").fill(again);
    await press();
  };
  await holds(["2.reset.1", "5.23"], async () => {
    await fill("abc", "abc");
    await said("A senha deve ter pelo menos 4 caracteres");
  });
  await holds("5.24", async () => {
    await fill("nova-senha", "outra-senha");
    await said("As senhas não coincidem");
  });
  await holds(["2.routes.5", "8.success.9"], async () => {
    await fill("nova-senha", "nova-senha");
    await expect(toastOf(page)).toContainText("Senha alterada com sucesso!");
    await clock.runFor(1900);
    await expect(page).toHaveURL(/\/reset-password$/);
    await clock.runFor(200);
    await expect(page).toHaveURL(/\/login$/);
    await login(page, email, "nova-senha");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

test("2 Login, 5 Reset password: without a token, and instructions that come along", {
  tag: "@long",
}, async ({ page, product, holds }) => {
  await holds("5.21", async () => {
    await page.goto("/reset-password");
    await expectToRead(
      page.getByRole("main"),
      "Token inválido ou ausente. Solicite uma nova recuperação de senha.",
    );
  });
  await holds("2.login.4", async () => {
    const reply = await callApi(product.url, "/api/forgot-password", { email: "ninguem@exemplo.com.br" });
    expect(typeof reply.instructions).toBe("string");
    await page.goto("/login");
    await page.route("**/api/forgot-password", (route) =>
      route.fulfill({ json: { instructions: "Olhe o spam." } }),
    );
    await page.getByRole("tab", { name: "Recuperar Senha" }).click();
    await page.getByLabel("Email").fill("ana@exemplo.com.br");
    await page.getByRole("button", { name: "Enviar link de recuperação" }).click();
    await expectToRead(page.getByRole("main"), "Email enviado!", "Olhe o spam.");
  });
});
