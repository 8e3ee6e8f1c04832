import { expect, type Route } from "@playwright/test";
import { NARROW, test } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("without the notifications' code the page goes on, and the next one fetches it", async ({ page }) => {
  let asked = 0;
  const refuse = (route: Route) => {
    asked++;
    return route.abort();
  };
  await page.route("**/assets/toaster-*.js", refuse);
  await page.goto("/login");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
  await page.unroute("**/assets/toaster-*.js", refuse);
  await page.getByRole("tab", { name: "Recuperar Senha" }).click();
  await page.getByLabel("Email").fill("ninguem@bar.com.br");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("region", { name: /Notificações/ }).getByText("Email enviado!")).toBeVisible();
});

test.describe("a dialog whose code is not there yet", () => {
  test.use({ viewport: NARROW });

  test("is announced, opens when it has come, and nothing else can be opened meanwhile", async ({
    page,
    product,
    signIn,
  }) => {
    const { token } = await readyCompany(product.url);
    await signIn(token);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/clients-dialogs-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/clientes");
    // Its placeholders say that they are loading, too.
    await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();
    const add = page.getByRole("button", { name: "Novo cliente" });
    await add.click();
    await expect(page.getByRole("status").getByText("Carregando...")).toBeVisible();
    await expect(add.click({ timeout: 500 })).rejects.toThrow();
    letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").getByLabel("Nome")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(add).toBeFocused();
  });

  test("that cannot be fetched is told, and the screen stays", async ({ page, product, signIn }) => {
    const { token } = await readyCompany(product.url);
    await signIn(token);
    await page.route("**/assets/clients-dialogs-*.js", (route) => route.abort());
    await page.goto("/clientes");
    await page.getByRole("button", { name: "Novo cliente" }).click();
    await expect(page.getByText("Não foi possível abrir", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Novo cliente" })).toBeEnabled();
  });
});
