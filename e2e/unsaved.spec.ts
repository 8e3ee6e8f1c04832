import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };

const question = (page: Page) => page.getByRole("alertdialog", { name: "Descartar alterações?" });
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function readyEvent(url: string, days = 1) {
  const { token } = await readyCompany(url);
  const { id: ingredientId } = await callApi(url, "/api/ingredients", vodka, token);
  const recipe = { ingredientId, quantity: 50, unit: "ml" };
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Shot", ingredients: [recipe] }, token);
  const line = { ...recipe, ingredientName: "Vodka", plannedQuantity: 50 };
  const event = {
    name: "Casamento",
    date: new Date(Date.now() + days * 86_400_000).toISOString(),
    status: "confirmado",
    type: "casamento",
    drinks: [{ drinkId, drinkName: "Shot", quantity: 1, ingredients: [line] }],
  };
  const { id } = await callApi(url, "/api/events", event, token);
  return { token, id };
}

/** Comes to the stock from the dashboard, so that there is a screen to fall back to. */
async function walkToStock(page: Page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Estoque" }).first().click();
  await expect(heading(page, "Estoque")).toBeVisible();
}

/** A dialog that stays open goes back to its entry of the history, sooner than a finger can press Back again. */
const backOnEntry = (page: Page) => page.waitForFunction(() => history.state?.isLayer);

test("Back closes a dialog, and asks first where something was typed, on a phone", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  await callApi(product.url, "/api/ingredients", vodka, token);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await walkToStock(page);

  const add = page.getByRole("button", { name: "Adicionar ingrediente" });
  const dialog = sheet(page, "Adicionar ingrediente");
  await add.click();
  await dialog.waitFor();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/estoque");

  await add.click();
  await dialog.getByLabel("Nome").fill("Gim");
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await backOnEntry(page);
    await page.goBack();
    await expect(question(page)).toBeHidden();
    await backOnEntry(page);
    await expect(dialog.getByLabel("Nome")).toHaveValue("Gim");
  }
  await page.goBack();
  await question(page).getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/estoque");

  // Closed otherwise, it leaves nothing behind that Back would stop at.
  await add.click();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Mais ações de Vodka" }).click();
  await page.getByRole("menuitem", { name: "Histórico" }).click();
  const history = sheet(page, "Histórico de Vodka");
  await history.waitFor();
  await page.goBack();
  await expect(history).toBeHidden();
  await expect(heading(page, "Estoque")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Dashboard")).toBeVisible();
});

test("a reload is asked about while something typed would be lost", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await walkToStock(page);
  await page.getByRole("button", { name: "Adicionar ingrediente" }).first().click();
  await sheet(page, "Adicionar ingrediente").getByLabel("Nome").pressSequentially("Gim");
  const asked = page.waitForEvent("dialog");
  const reloading = page.reload({ timeout: 1000 }).catch(() => {});
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe("beforeunload");
  await browserQuestion.dismiss();
  await reloading;
  await expect(sheet(page, "Adicionar ingrediente").getByLabel("Nome")).toHaveValue("Gim");
});

test("a part of an event that the address names closes for good, by Back as by its button, and after a reload", async ({
  page,
  product,
  signIn,
}) => {
  const { token, id } = await readyEvent(product.url);
  await signIn(token);
  await page.setViewportSize(WIDE);
  const dialog = sheet(page, "Casamento");
  const isOpen = () => expect(dialog.getByRole("tab", { name: "Compras", selected: true })).toBeVisible();
  const open = async () => {
    await page.goto("/");
    await expect(heading(page, "Dashboard")).toBeVisible();
    await page.goto(`/eventos/${String(id)}?parte=compras`);
    await isOpen();
  };
  const expectGone = async () => {
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/eventos/${String(id)}`);
    await page.goBack();
    await expect(heading(page, "Dashboard")).toBeVisible();
  };

  await open();
  await page.goBack();
  await expectGone();

  await open();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expectGone();

  await open();
  await page.reload();
  await isOpen();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expectGone();
});

test("a message covers neither title nor actions nor the first fields of a dialog, from 360 to 1920 px", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, id } = await readyEvent(product.url);
  await signIn(token);
  const dialog = sheet(page, "Casamento");
  await page.route("**/api/events/*", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: "Falhou" } }),
  );
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/eventos?evento=${String(id)}`);
    await dialog.getByLabel("Nome").fill("Bodas");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(toastOf(page)).toBeVisible();
    for (const control of [
      // On a phone the cost stands in its place.
      ...(width < 640 ? [] : [dialog.getByRole("button", { name: "Cancelar" })]),
      dialog.getByRole("button", { name: "Salvar" }),
      dialog.getByRole("tab", { name: "Dados" }),
      dialog.getByLabel("Nome"),
      dialog.getByRole("button", { name: "Fechar" }),
      // On wide screens the message stands in its line, beside the words.
      ...(width < 640 ? [dialog.getByRole("heading", { name: /^Casamento · / })] : []),
    ]) {
      const isFree = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.9].map((y) => [x, y] as const));
        return points.every(([x, y]) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      });
      expect(isFree, String(control)).toBe(true);
    }
    // Escape is for the dialog, which asks.
    await dialog.getByLabel("Nome").focus();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible();
    await expect(toastOf(page)).toBeVisible();
    await question(page).getByRole("button", { name: "Descartar" }).click();
    await expect(dialog).toBeHidden();
  }
});

test("on the narrowest phone the question whether to throw away shows both answers within its edges", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Novo cliente" }).first().click();
  const dialog = sheet(page, "Novo cliente");
  await dialog.getByLabel("Nome").fill("Eva");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const edge = await endOf(question(page).getByText("O que você digitou será perdido."));
  for (const name of ["Descartar", "Continuar editando"]) {
    const answer = question(page).getByRole("button", { name });
    await expect(answer).toBeInViewport({ ratio: 1 });
    expect(await endOf(answer)).toBeLessThanOrEqual(edge);
  }
  await question(page).getByRole("button", { name: "Continuar editando" }).click();
  await expect(dialog.getByLabel("Nome")).toHaveValue("Eva");
});
