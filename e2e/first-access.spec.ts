import { expect } from "@playwright/test";
import { newEmail, PASSWORD } from "./support/accounts.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

test("a company registers, confirms, logs in, changes its password and works, on a phone", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const email = newEmail();
  await page.goto("/login");
  await page.getByRole("link", { name: "Cadastrar Nova Empresa" }).click();
  await expect(page).toHaveURL("/register");

  await page.getByLabel("Nome da empresa").fill("Coquetelaria do Porto");
  await page.getByLabel("E-mail da empresa").fill(email);
  await page.getByLabel("Telefone").fill("(11) 98888-7777");
  await page.getByLabel("Endereço").fill("Rua do Porto, 10");
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ir para Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "caixa de saída" })).toHaveAttribute("href", "/caixa-de-saida");
  await expect(toastOf(page)).toContainText("Cadastro realizado com sucesso!");
  await expect(toastOf(page)).toContainText("Verifique seu email para confirmar o cadastro.");
  await expect(page).toHaveURL("/login");

  await page.goto("/caixa-de-saida");
  const message = page.getByRole("article").filter({ hasText: email });
  await expect(message.getByRole("heading")).toHaveText("Confirme o cadastro da sua empresa · Balcão");
  await message.getByRole("link", { name: "Abrir link" }).click();

  await expect(page.getByRole("heading", { name: "Conta Ativada!" })).toBeVisible();
  await expect(page).toHaveURL("/confirm-company");
  await expect(page.getByText("Coquetelaria do Porto")).toBeVisible();
  await expect(page.getByText(/deverá alterá-la no primeiro acesso/)).toBeVisible();
  const credentials = page.getByRole("region", { name: "Credenciais de acesso" });
  await expect(credentials.getByRole("definition").first()).toHaveText(email);
  const firstPassword = await credentials.getByRole("definition").nth(1).innerText();
  await page.getByRole("link", { name: "Fazer Login" }).click();

  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
  await page.keyboard.type(firstPassword);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Alterar senha" })).toBeVisible();
  await expect(toastOf(page)).toContainText("Login realizado com sucesso!");

  // Nothing but the change is to be had, whatever the address.
  await page.goto("/estoque");
  await expect(page.getByLabel("Senha Atual")).toHaveAttribute(
    "placeholder",
    "Senha recebida na confirmação",
  );
  await page.getByLabel("Senha Atual").fill(firstPassword);
  await page.getByLabel("Nova Senha", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar Nova Senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Alterar Senha" }).click();
  await expect(toastOf(page)).toContainText("Senha alterada com sucesso!");

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Visão geral do seu sistema")).toBeVisible();
  await expect(page.getByText("Coquetelaria do Porto").filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toMatch(/^[\w-]{43}$/);
});
