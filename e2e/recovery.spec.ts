import { expect, type Page } from "@playwright/test";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { callApi, newEmail } from "./support/accounts.ts";
import { stopClock, test } from "./support/fixtures.ts";
import { type Product, startProduct } from "./support/product.ts";
import { readyCompany } from "./support/ready-company.ts";

async function askForLink(page: Page, email: string) {
  await page.getByRole("tab", { name: "Recuperar Senha" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar link de recuperação" }).click();
}

async function chooseNewPassword(page: Page, password: string) {
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar nova senha").fill(password);
  await page.getByRole("button", { name: "Redefinir senha" }).click();
}

async function login(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("a reset by somebody who is signed in ends at the login too", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { email, token } = await readyCompany(product.url);
  const { resetLink } = await callApi(product.url, "/api/forgot-password", { email });
  await signIn(token);
  await page.goto(String(resetLink));
  await chooseNewPassword(page, "nova-senha");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
});

test.describe("with SMTP", { tag: "@long" }, () => {
  let mail: MailServer;
  let product: Product;
  test.beforeAll(async () => {
    mail = await startMailServer();
    product = await startProduct({ SMTP_URL: mail.url });
  });
  test.afterAll(async () => {
    await product.stop();
    await mail.stop();
  });

  test("registration and recovery travel by e-mail alone", async ({ page }) => {
    const email = newEmail();
    await page.goto(`${product.url}/register`);
    await page.getByLabel("Nome da empresa").fill("Bar do Correio");
    await page.getByLabel("E-mail da empresa").fill(email);
    await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
    await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
    await page.goto(`${product.url}/caixa-de-saida`);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();

    const confirmation = await mail.newestTo(email);
    expect(confirmation.subject).toBe("Confirme o cadastro da sua empresa · Balcão");
    await page.goto(linkIn(confirmation.text));
    await expect(page.getByRole("heading", { name: "Conta Ativada!" })).toBeVisible();

    await page.goto(`${product.url}/login`);
    const clock = await stopClock(page);
    await askForLink(page, email);
    await expect(page.getByText("Email enviado!").first()).toBeVisible();
    await clock.runFor(5000);
    await expect(page).toHaveURL(/\/login$/);
    await clock.resume();
    const recovery = await mail.newestTo(email, "Redefina sua senha · Balcão");
    await page.goto(linkIn(recovery.text));
    await chooseNewPassword(page, "nova-senha");
    await expect(page).toHaveURL(/\/login$/);
    await login(page, email, "nova-senha");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

const linkIn = (text = "") => /http:\S+/.exec(text)?.[0] ?? "";
