import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, confirmedCompany, newEmail } from "../support/accounts.ts";
import { readyCompany } from "../support/ready-company.ts";
import { expectToRead, readableText } from "../support/sight.ts";
import { test } from "../support/specification.ts";

type Answer = { status: number; body: string } | "none";
const said = (message: string, status = 400): Answer => ({
  status,
  body: JSON.stringify({ message, error: message }),
});

/** The next answer to a call, once. */
const answer = (page: Page, path: string, given: Answer) =>
  page.route(path, (route) => (given === "none" ? route.abort() : route.fulfill(given)), { times: 1 });

test("8 Login", { tag: "@long" }, async ({ page, product, holds }) => {
  const company = await readyCompany(product.url);
  const enter = async (email: string, password: string) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
  };
  const alert = page.getByRole("alert");
  await page.goto("/login");
  await holds("8.login.2", async () => {
    await enter(company.email, "errada");
    await expectToRead(alert, "Credenciais Incorretas", "O email ou senha digitados estão incorretos...");
  });
  await holds("8.login.1", async () => {
    const admin = await adminToken(product.url);
    const { user } = await callApi(product.url, "/api/login", company);
    await callApi(
      product.url,
      `/api/admin/users/${(user as { id: number }).id}/toggle-status`,
      undefined,
      admin,
    );
    await enter(company.email, company.password);
    await expectToRead(alert, "Acesso Temporariamente Suspenso", /e-?mail/i);
  });
  const failsWith = async (given: Answer, ...texts: string[]) => {
    await answer(page, "**/api/login", given);
    await enter("ana@exemplo.com.br", "x");
    await expectToRead(alert, ...texts);
  };
  await holds("8.login.3", () =>
    failsWith(said("Muitas tentativas.", 429), "Erro de Acesso", "Muitas tentativas."),
  );
  await holds("8.login.5", async () => {
    await failsWith({ status: 502, body: "sem resposta do bar" }, "Erro de Acesso", "sem resposta do bar");
    await failsWith({ status: 500, body: "" }, "Erro de Acesso", "Erro de login");
    await failsWith({ status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" }, "Erro de Acesso");
    // A proxy's page is no text: decision 38.
    await expect.poll(() => readableText(alert)).not.toContain("<");
  });
  await holds("8.login.6", () => failsWith("none", "Erro de Acesso", "Erro de conexão"));
});

test("8 Recovery, reset and change; Registration and confirmation", { tag: "@long" }, async ({
  page,
  product,
  holds,
}) => {
  const main = page.getByRole("main");
  const { url } = product;
  await holds("8.passwords.1", async () => {
    await page.goto("/login");
    await page.getByRole("tab", { name: "Recuperar Senha" }).click();
    await page.getByLabel("Email").fill("ana@exemplo.com.br");
    for (const [given, text] of [
      [said("Falhou aqui"), "Falhou aqui"],
      [{ status: 502, body: "" }, "Erro na recuperação"],
      ["none", "Erro ao processar recuperação"],
    ] as const) {
      await answer(page, "**/api/forgot-password", given);
      await page.getByRole("button", { name: "Enviar link de recuperação" }).click();
      await expectToRead(main, text);
    }
  });
  await holds("8.passwords.2", async () => {
    await page.goto("/reset-password?token=abc");
    for (const label of ["Nova senha", "Confirmar nova senha"]) {
      await page.getByLabel(label, { exact: true }).fill("nova-senha");
    }
    await answer(page, "**/api/reset-password", { status: 502, body: "" });
    await page.getByRole("button", { name: "Redefinir senha" }).click();
    await expectToRead(main, "Erro ao redefinir senha");
  });
  await holds("8.passwords.3", async () => {
    const { email, password } = await confirmedCompany(url);
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByLabel("Senha Atual").fill(password);
    await page.getByLabel("Nova Senha", { exact: true }).fill("outra");
    await page.getByLabel("Confirmar Nova Senha").fill("outra");
    await answer(page, "**/api/change-password", { status: 502, body: "" });
    await page.getByRole("button", { name: "Alterar Senha" }).click();
    await expectToRead(main, "Erro ao alterar senha");
  });
  await holds("8.registration.1", async () => {
    await page.goto("/register");
    await page.getByLabel("Nome da empresa").fill("Bar");
    await page.getByLabel("E-mail da empresa").fill(newEmail());
    for (const [given, text] of [
      [said("Já existe uma empresa"), "Já existe uma empresa"],
      ["none", "Erro ao cadastrar empresa"],
    ] as const) {
      await answer(page, "**/api/register-company", given);
      await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
      await expectToRead(page.getByRole("alert"), text);
    }
  });
  await holds("8.registration.2", async () => {
    for (const [given, text] of [
      [said("Token gasto"), "Token gasto"],
      ["none", "Erro ao confirmar cadastro"],
    ] as const) {
      await answer(page, "**/api/confirm-company", given);
      await page.goto("/confirm-company?token=abc");
      await expectToRead(main, "Erro na Confirmação", text);
    }
  });
});
