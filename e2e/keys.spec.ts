import { expect, type Page } from "@playwright/test";
import { addAuthenticator, appCode } from "./support/authenticators.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const passkeyButton = (page: Page) => page.getByRole("button", { name: "Entrar com passkey" });

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Makes a passkey for who is signed in, on the account page. */
async function addPasskey(page: Page, name: string) {
  await page.goto("/conta");
  await page.getByRole("button", { name: "Adicionar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Adicionar passkey" });
  await dialog.getByLabel("Nome").fill(name);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

test("a passkey is made, opens the account by button and by proposal, and is removed", async ({
  page,
  product,
  signIn,
}) => {
  const company = await readyCompany(product.url);
  const authenticator = await addAuthenticator(page);
  await signIn(company.token);
  await addPasskey(page, "Meu aparelho");

  // The proposal waits in the e-mail field and is taken at once by this authenticator.
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("passkey_used"));
  await signOut(page);
  await passkeyButton(page).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await expect(toastOf(page)).toContainText("Login realizado com sucesso!");

  await authenticator.rollBack(0);
  await page.evaluate(() => localStorage.removeItem("passkey_used"));
  await signOut(page);
  await passkeyButton(page).click();
  await expect(page.getByText("A passkey não pôde ser conferida.")).toBeVisible();

  await typePassword(page, company);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.goto("/conta");
  await page.getByRole("button", { name: "Remover Meu aparelho" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(toastOf(page)).toContainText("Passkey removida");
  await page.evaluate(() => localStorage.removeItem("passkey_used"));
  await signOut(page);
  await passkeyButton(page).click();
  await expect(page.getByText("Passkey não reconhecida. Use a senha.")).toBeVisible();
});

test("a browser without passkeys is offered none, and asks the server for nothing", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(passkeyButton(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("the second step is switched on, asked for, proven by a recovery code, and switched off", async ({
  page,
  product,
  signIn,
}) => {
  await page.setViewportSize(NARROW);
  const company = await readyCompany(product.url);
  await signIn(company.token);
  await page.goto("/conta");
  await page.getByRole("button", { name: "Ligar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Ligar segunda etapa" });
  const secret = (await dialog.locator("p.font-mono").textContent()) ?? "";
  await dialog.getByLabel("Código do aplicativo").fill("000000");
  await dialog.getByRole("button", { name: "Ligar segunda etapa" }).click();
  await expect(dialog.getByText("Código incorreto")).toBeVisible();
  await dialog.getByLabel("Código do aplicativo").fill(appCode(secret));
  await dialog.getByRole("button", { name: "Ligar segunda etapa" }).click();
  const listed = dialog.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await dialog.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(page.getByText("Restam 10 códigos de recuperação")).toBeVisible();

  await signOut(page);
  await typePassword(page, company);
  await page.getByLabel("Código do aplicativo").fill(appCode(secret, 1));
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

  await signOut(page);
  await typePassword(page, company);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

  await page.goto("/conta");
  await expect(page.getByText("Restam 9 códigos de recuperação")).toBeVisible();
  await page.getByRole("button", { name: "Desligar", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desligar" }).click();
  await expect(toastOf(page)).toContainText("Segunda etapa desligada");
  await signOut(page);
  await typePassword(page, company);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
});

test("an owner requires it, and is led to the set-up at the next login", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const company = await readyCompany(product.url);
  await signIn(company.token);
  await page.goto("/empresa");
  await page.getByLabel("Exigir segunda etapa").click();
  const question = page.getByRole("alertdialog", { name: "Confirme que é você" });
  if (await question.isVisible()) {
    await question.getByLabel("Senha", { exact: true }).fill(company.password);
    await question.getByRole("button", { name: "Confirmar" }).click();
  }
  await expect(page.getByLabel("Exigir segunda etapa")).toBeChecked();
  await expect(toastOf(page)).toContainText("Exigência da segunda etapa atualizada");

  await signOut(page);
  await typePassword(page, company);
  await expect(page.getByRole("heading", { name: "Proteja sua conta" })).toBeVisible();
  await page.goto("/estoque");
  await expect(page.getByRole("heading", { name: "Proteja sua conta" })).toBeVisible();
  const secret = (await page.locator("p.font-mono").textContent()) ?? "";
  await page.getByLabel("Código do aplicativo").fill(appCode(secret));
  await page.getByRole("button", { name: "Ligar segunda etapa" }).click();
  await page.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(page.getByRole("heading", { name: "Estoque", level: 1 })).toBeVisible();
});
