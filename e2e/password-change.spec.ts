import { expect } from "@playwright/test";
import { callApi, PASSWORD } from "./support/accounts.ts";
import { test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("the dialog keeps what was typed when the server refuses it, and changes the password", async ({
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

  await current.fill("errada");
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
