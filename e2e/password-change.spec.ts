import { expect } from "@playwright/test";
import { adminToken, callApi, confirmedCompany, PASSWORD } from "./support/accounts.ts";
import { NARROW, stopClock, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("the dialog checks its fields in order, keeps what was typed, and changes the password", async ({
  page,
  product,
  signIn,
}) => {
  const company = await readyCompany(product.url);
  await signIn(company.token);
  await page.goto("/");
  await page.getByRole("button", { name: "Alterar Senha" }).click();
  const dialog = page.getByRole("dialog", { name: "Alterar Senha" });
  const submit = dialog.getByRole("button", { name: "Alterar Senha" });
  const current = dialog.getByLabel("Senha Atual");
  const next = dialog.getByLabel("Nova Senha", { exact: true });
  const again = dialog.getByLabel("Confirmar Nova Senha");

  await submit.click();
  await expect(dialog.getByText("Todos os campos são obrigatórios")).toBeVisible();
  await current.fill("errada");
  await next.fill("abcdef");
  await again.fill("abcdeg");
  await submit.click();
  await expect(dialog.getByText("As senhas não coincidem")).toBeVisible();
  await next.fill("abcde");
  await again.fill("abcde");
  await submit.click();
  await expect(dialog.getByText("A nova senha deve ter pelo menos 6 caracteres")).toBeVisible();
  await next.fill("abcdef");
  await again.fill("abcdef");
  await submit.click();
  await expect(dialog.getByText("Senha atual incorreta")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue("abcdef");

  await current.fill(PASSWORD);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText("Senha alterada");
  await expect(toastOf(page)).toContainText("Sua senha foi alterada com sucesso");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await callApi(product.url, "/api/login", { email: company.email, password: "abcdef" });
});

test("it is in the user menu on a phone, and Cancelar changes nothing", async ({ page, product, signIn }) => {
  await page.setViewportSize(NARROW);
  await signIn((await readyCompany(product.url)).token);
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.getByRole("menuitem", { name: "Alterar Senha" }).click();
  const dialog = page.getByRole("dialog", { name: "Alterar Senha" });
  await dialog.getByLabel("Senha Atual").fill("abc");
  await dialog.getByRole("button", { name: "Mostrar senha" }).first().click();
  await expect(dialog.getByLabel("Senha Atual")).toHaveAttribute("type", "text");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
});

test("an admin has it too, and the button says what it is doing", async ({ page, product, signIn }) => {
  await signIn(await adminToken(product.url));
  await page.route("**/api/change-password", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Alterar Senha" }).click();
  const dialog = page.getByRole("dialog", { name: "Alterar Senha" });
  await dialog.getByLabel("Senha Atual").fill("qualquer");
  await dialog.getByLabel("Nova Senha", { exact: true }).fill("abcdef");
  await dialog.getByLabel("Confirmar Nova Senha").fill("abcdef");
  await dialog.getByRole("button", { name: "Alterar Senha" }).click();
  await expect(dialog.getByRole("button", { name: "Alterando..." })).toBeVisible();
  await expect(dialog.getByText("Erro ao alterar senha")).toBeVisible();
});

test("the forced screen has its own rules and leaves after 1 second", async ({ page, product }) => {
  const company = await confirmedCompany(product.url);
  await page.goto("/login");
  await page.getByLabel("Email").fill(company.email);
  await page.getByLabel("Senha", { exact: true }).fill(company.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  const submit = page.getByRole("button", { name: "Alterar Senha" });
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel("Senha Atual").fill(current);
    await page.getByLabel("Nova Senha", { exact: true }).fill(next);
    await page.getByLabel("Confirmar Nova Senha").fill(again);
    await submit.click();
  };
  await fill("", "", "");
  await expect(page.getByText("Todos os campos são obrigatórios")).toBeVisible();
  await fill(company.password, "abcd", "abce");
  await expect(page.getByText("A nova senha e confirmação não coincidem")).toBeVisible();
  await fill(company.password, "abc", "abc");
  await expect(page.getByText("A nova senha deve ter pelo menos 4 caracteres")).toBeVisible();
  await fill(company.password, company.password, company.password);
  await expect(page.getByText("A nova senha deve ser diferente da senha atual")).toBeVisible();
  await fill("errada", "abcd", "abcd");
  await expect(page.getByText("Senha atual incorreta")).toBeVisible();
  const clock = await stopClock(page);
  await fill(company.password, "abcd", "abcd");
  await expect(toastOf(page)).toContainText("Senha alterada com sucesso!");
  await clock.runFor(900);
  await expect(page.getByRole("heading", { name: "Alterar senha" })).toBeVisible();
  await clock.runFor(200);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});
