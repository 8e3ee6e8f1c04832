import { expect, type Page } from "@playwright/test";
import { adminToken, readyCompany } from "./support/accounts.ts";
import { test } from "./support/fixtures.ts";

/** Tabs on until the element with this name has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, role: "link" | "button" | "textbox" | "tab", name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${role} "${name}" cannot be reached with the Tab key`);
}

test("by keyboard alone: log in, walk the menu, change the password, leave", async ({ page, product }) => {
  const company = await readyCompany(product.url);
  await page.goto("/login");
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  await tabTo(page, "tab", "Login");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Recuperar Senha" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(company.email);
  await tabTo(page, "textbox", "Senha");
  await page.keyboard.type(company.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await tabTo(page, "link", "Estoque");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Estoque" })).toBeVisible();
  await expect(page).toHaveTitle("Estoque · Balcão");

  await tabTo(page, "button", "Alterar Senha");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The focus stays inside while the dialog is open.
  for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Alterar Senha" })).toBeFocused();
  await tabTo(page, "button", "Sair");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
});

test("the first Tab of a screen offers the way past the menu", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.goto("/eventos");
  await page.getByRole("heading", { name: "Eventos" }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveText(/Pular para o conteúdo/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an admin blocks a user by keyboard alone", async ({ page, product, signIn }) => {
  const company = await readyCompany(product.url);
  await signIn(await adminToken(product.url));
  await page.goto("/admin/users");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type(company.email);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await tabTo(page, "button", `Desativar ${company.email}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tabTo(page, "button", "Desativar");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Inativo", { exact: true })).toBeVisible();
});
