import { expect } from "@playwright/test";
import { newEmail } from "./support/accounts.ts";
import { NARROW, stopClock, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("an incomplete registration is refused at its fields and keeps what was typed", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Telefone").fill("11 5555-0000");
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("alert")).toHaveText("Nome da empresa e email são obrigatórios");
  await expect(page.getByLabel("Nome da empresa")).toBeFocused();
  await expect(page.getByLabel("Nome da empresa")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Telefone")).toHaveValue("11 5555-0000");

  await page.getByLabel("Nome da empresa").fill("  ");
  await page.getByLabel("E-mail da empresa").fill("sem-arroba");
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("alert")).toHaveText("Nome da empresa e email são obrigatórios");

  await page.getByLabel("Nome da empresa").fill("Bar");
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByText("E-mail inválido")).toBeVisible();
  await expect(page.getByLabel("E-mail da empresa")).toBeFocused();
});

for (const size of [NARROW, WIDE]) {
  test(`nothing moves when a registration is refused, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/register");
    const button = page.getByRole("button", { name: "Cadastrar Empresa" });
    const title = page.getByRole("heading", { name: "Cadastrar empresa", level: 1 });
    const places = async () => [(await title.boundingBox())?.y, (await button.boundingBox())?.y];
    await button.waitFor();
    const before = await places();
    await button.click();
    await expect(page.getByText("Informe o nome da empresa")).toBeVisible();
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
  });
}

test("the e-mail of an active company is refused in an alert", async ({ page, product }) => {
  const { email } = await readyCompany(product.url);
  await page.goto("/register");
  await page.getByLabel("Nome da empresa").fill("Outro Bar");
  await page.getByLabel("E-mail da empresa").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("alert")).toContainText("Já existe uma empresa cadastrada com este e-mail");
  await expect(page.getByLabel("Nome da empresa")).toHaveValue("Outro Bar");
});

test("the button says what it is doing, and a second click sends nothing", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/register-company", async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto("/register");
  await page.getByLabel("Nome da empresa").fill("Bar Lento");
  await page.getByLabel("E-mail da empresa").fill(newEmail());
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await page.getByRole("button", { name: "Cadastrando..." }).click({ force: true });
  const done = page.getByRole("heading", { name: "Cadastro Realizado!" });
  await expect(done).toBeVisible();
  expect(calls).toBe(1);
  await page.setViewportSize(NARROW);
  const [message, heading] = [await toastOf(page).boundingBox(), await done.boundingBox()];
  // The message goes on to the login, which comes sooner than the message ends: it must not hide what it belongs to.
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
});

test("the way to the login comes by itself after 3 seconds, not before", async ({ page }) => {
  await page.goto("/register");
  const clock = await stopClock(page);
  await page.getByLabel("Nome da empresa").fill("Bar do Relógio");
  await page.getByLabel("E-mail da empresa").fill(newEmail());
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("heading", { name: "Cadastro Realizado!" })).toBeVisible();
  await clock.runFor(2900);
  await expect(page).toHaveURL("/register");
  await clock.runFor(200);
  await expect(page).toHaveURL("/login");
});

test("a server that fails without words gets the screen's own", async ({ page }) => {
  await page.route("**/api/register-company", (route) => route.abort());
  await page.goto("/register");
  await page.getByLabel("Nome da empresa").fill("Bar");
  await page.getByLabel("E-mail da empresa").fill(newEmail());
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  await expect(page.getByRole("alert")).toHaveText("Erro ao cadastrar empresa");
});
