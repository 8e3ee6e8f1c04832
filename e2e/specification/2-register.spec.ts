import { expect } from "@playwright/test";
import { newEmail, PASSWORD } from "../support/accounts.ts";
import { stopClock, toastOf } from "../support/fixtures.ts";
import { holdBack } from "../support/hold-back.ts";
import { DESK, expectInSight, expectToRead, PHONE } from "../support/sight.ts";
import { test } from "../support/specification.ts";

const PANEL = ["Estoque", "Receitas de drinks", "Planejamento de eventos", "Gestão de clientes"];

async function confirmationLink(url: string, email: string) {
  const outbox = await (await fetch(`${url}/caixa-de-saida`)).text();
  const article = outbox.split("<article").find((part) => part.includes(email)) ?? "";
  return /\/confirm-company\?token=[\w-]+/.exec(article)?.[0] ?? "";
}

test("2 Register, 2 Confirm, 2 Forced change: from nothing to the company's dashboard", async ({
  page,
  product,
  holds,
}) => {
  const email = newEmail();
  await page.setViewportSize(DESK);
  await page.goto("/register");
  const submit = page.getByRole("button", { name: "Cadastrar Empresa" });
  await holds("2.register.1", async () => {
    await expectInSight(submit);
    for (const label of ["Nome da empresa", "E-mail da empresa"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required", "");
    }
    for (const label of [/^Telefone/, /^Endereço/]) {
      await expect(page.getByLabel(label)).not.toHaveAttribute("required", "");
    }
  });
  await holds("2.register.3", async () => {
    await expect(page.getByRole("link", { name: "Fazer login" })).toHaveAttribute("href", "/login");
  });
  await holds("2.register.4", () => expectToRead(page.getByRole("complementary"), ...PANEL));
  await holds("5.17", async () => {
    await page.getByLabel("Nome da empresa").fill("   ");
    await submit.click();
    await expectToRead(page.getByRole("alert"), "Nome da empresa e email são obrigatórios");
  });
  const release = await holdBack(page, "**/api/register-company");
  await page.getByLabel("Nome da empresa").fill("  Bar do Porto  ");
  await page.getByLabel("E-mail da empresa").fill(email);
  await page.getByLabel(/^Telefone/).fill("(11) 3333-4444");
  const clock = await stopClock(page);
  const sent = page.waitForRequest("**/api/register-company");
  await submit.click();
  await holds("2.register.2", async () => {
    await expect(page.getByRole("button", { name: "Cadastrando..." })).toBeVisible();
    const body = { name: "Bar do Porto", email, phone: "(11) 3333-4444", address: "" };
    expect((await sent).postDataJSON()).toEqual(body);
  });
  release();
  await holds(["2.register.5", "8.success.10"], async () => {
    await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
    await expectToRead(page.getByRole("main"), "Cadastro Realizado!", email);
    await expectInSight(page.getByRole("link", { name: "Ir para Login" }));
    await expectToRead(
      toastOf(page),
      "Cadastro realizado com sucesso!",
      "Verifique seu email para confirmar o cadastro.",
    );
    await clock.runFor(2900);
    await expect(page).toHaveURL(/\/register$/);
    await expect(async () => {
      await clock.runFor(200);
      await expect(page).toHaveURL(/\/login$/, { timeout: 500 });
    }).toPass({ timeout: 5000 });
    await clock.resume();
  });

  const link = await confirmationLink(product.url, email);
  const confirm = await holdBack(page, "**/api/confirm-company");
  await page.goto(link);
  await holds("2.confirm.1", () => expectToRead(page.getByRole("main"), "Confirmando cadastro..."));
  const answered = page.waitForResponse("**/api/confirm-company");
  confirm();
  const { credentials } = (await (await answered).json()) as { credentials: { password: string } };
  await holds("2.confirm.3", async () => {
    const view = page.getByRole("main");
    await expectToRead(view, "Conta Ativada!", "Bar do Porto", email, credentials.password);
    await expectToRead(view, /deverá alterá-la no primeiro acesso/);
    await page.getByRole("link", { name: "Fazer Login" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(credentials.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await holds(["1.1", "1.2"], () =>
    expect(page.getByRole("heading", { name: "Alterar senha" })).toBeVisible(),
  );
  await holds("2.forced.1", async () => {
    for (const label of ["Senha Atual", "Nova Senha", "Confirmar Nova Senha"]) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("type", "password");
      await field.locator("..").getByRole("button", { name: "Mostrar senha" }).click();
      await expect(field).toHaveAttribute("type", "text");
      await field.locator("..").getByRole("button", { name: "Ocultar senha" }).click();
      await expect(field).toHaveAttribute("type", "password");
    }
  });
  await holds("9.20", async () => {
    await expect(page.getByLabel("Senha Atual")).toHaveAttribute("placeholder", /[Ss]enha/);
  });
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel("Senha Atual").fill(current);
    await page.getByLabel("Nova Senha", { exact: true }).fill(next);
    await page.getByLabel("Confirmar Nova Senha").fill(again);
    await page.getByRole("button", { name: "Alterar Senha" }).click();
  };
  const saidAlone = async (text: string) => {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    const others = page.getByText(/obrigatóri|Informe|Confirme|coincidem|caracteres$|diferente/);
    for (const other of await others.allInnerTexts()) expect(other).toBe(text);
  };
  await holds("5.25", async () => {
    await change("", "", "");
    await saidAlone("Todos os campos são obrigatórios");
  });
  await holds("5.26", async () => {
    await change(credentials.password, "abcd", "abce");
    await saidAlone("A nova senha e confirmação não coincidem");
  });
  await holds("5.27", async () => {
    await change(credentials.password, "abc", "abc");
    await saidAlone("A nova senha deve ter pelo menos 4 caracteres");
  });
  await holds("5.28", async () => {
    await change(credentials.password, credentials.password, credentials.password);
    await saidAlone("A nova senha deve ser diferente da senha atual");
  });
  await holds("2.forced.2", async () => {
    await expect(page.getByRole("link", { name: "Sair" })).toHaveAttribute("href", "/login");
  });
  await holds(["2.forced.3", "6.7"], async () => {
    const stopped = await stopClock(page);
    await change(credentials.password, PASSWORD, PASSWORD);
    await expect(toastOf(page)).toContainText("Senha alterada com sucesso!");
    await stopped.runFor(900);
    await expect(page.getByRole("heading", { name: "Alterar senha" })).toBeVisible();
    await expect(async () => {
      await stopped.runFor(200);
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(page).toHaveURL("/");
  });
});

test("2 Confirm: what fails, and 2 Register on a phone", { tag: "@long" }, async ({ page, holds }) => {
  await page.setViewportSize(PHONE);
  await holds(["2.confirm.2", "5.19"], async () => {
    await page.goto("/confirm-company");
    const view = page.getByRole("main");
    await expectToRead(view, "Erro na Confirmação", "Token de confirmação inválido ou ausente");
    await expectInSight(page.getByRole("link", { name: "Ir para Login" }));
    await page.getByRole("link", { name: "Tentar Novamente" }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
  await holds("2.register.1", async () => {
    for (const label of ["Nome da empresa", "E-mail da empresa", /^Telefone/, /^Endereço/]) {
      await expect(page.getByLabel(label)).toBeVisible();
    }
    await page.getByRole("button", { name: "Cadastrar Empresa" }).scrollIntoViewIfNeeded();
    await expectInSight(page.getByRole("button", { name: "Cadastrar Empresa" }));
  });
});
