import { type BrowserContext, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { inDays } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { boxOf } from "./support/places.ts";
import { readyCompany } from "./support/ready-company.ts";
import { shortOfVodka } from "./support/short-of-vodka.ts";

const read = async <T>(url: string, path: string, token: string): Promise<T> => {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as T;
};
const litres = async (url: string, token: string) =>
  (await read<{ quantity: number }[]>(url, "/api/ingredients", token))[0]?.quantity;

const tick = (page: Page) => page.getByRole("checkbox", { name: "No carrinho: Vodka" });
const packs = (page: Page) => page.getByRole("textbox", { name: /garrafas de Vodka/i });
const price = (page: Page) => page.getByRole("textbox", { name: "Preço pago de Vodka" });
const waiting = (page: Page) => page.getByText("Compra à espera da conexão");

async function post(page: Page) {
  await page.getByRole("button", { name: "Lançar compra" }).click();
  const dialog = page.getByRole("dialog", { name: "Lançar compra" });
  await dialog.getByRole("button", { name: "Lançar" }).click();
}

async function openShop(context: BrowserContext, url: string, token: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(NARROW);
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${url}/compras`);
  return page;
}

test("what is ticked without a network outlives the page, and is posted once although its answer gets lost", async ({
  context,
  product,
}) => {
  const { url } = product;
  const { token } = await shortOfVodka(url);
  let page = await openShop(context, url, token);
  await expect(page.getByText("3 garrafas de 750 ml")).toBeVisible();

  await context.setOffline(true);
  await tick(page).click();
  await page.getByRole("button", { name: "Mais garrafas de Vodka" }).click();
  await price(page).fill("250");
  await page.close();
  await context.setOffline(false);

  page = await openShop(context, url, token);
  await expect(packs(page)).toHaveValue("4");
  await expect(price(page)).toHaveValue("250");

  // The server gets it, and nobody its answer.
  let sent = 0;
  await context.route("**/api/purchases", async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await post(page);
  await expect(waiting(page)).toBeVisible();
  await expect.poll(() => litres(url, token)).toBe(4);
  await page.close();
  expect(sent).toBeGreaterThan(0);
  await context.unroute("**/api/purchases");

  page = await openShop(context, url, token);
  await expect(toastOf(page)).toContainText(/Compra lançada com sucesso.*R\$\s250,00/s);
  await expect(page.getByText("Nada a comprar para estes dias")).toBeVisible();
  expect(await litres(url, token)).toBe(4);
  const [vodka] = await read<{ id: number }[]>(url, "/api/ingredients", token);
  const movements = await read<{ kind: string; supplierName: string }[]>(
    url,
    `/api/ingredients/${vodka?.id}/movements`,
    token,
  );
  expect(movements.filter(({ supplierName }) => supplierName === "Zé Bebidas")).toHaveLength(1);
});

test.describe("in a basement", { tag: "@long" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("the list opens, is bought and posted without a network, over closed pages, and arrives once", async ({
    context,
    product,
  }) => {
    const { url } = product;
    const { token } = await shortOfVodka(url);
    let page = await openShop(context, url, token);
    await expect(page.getByText("3 garrafas de 750 ml")).toBeVisible();
    // The worker has the app's page after all of its files.
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/", { cacheName: "app-1" }))), {
        timeout: 30_000,
      })
      .toBe(true);
    await page.close();
    await context.setOffline(true);

    page = await openShop(context, url, token);
    await expect(page.getByText(/Sem conexão\. Dados de/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Zé Bebidas" })).toBeVisible();
    await tick(page).click();
    await page.getByRole("button", { name: "Mais garrafas de Vodka" }).click();
    await analyse(page, "purchases");
    await expectNoSidewaysScrolling(page, "purchases");
    await page.close();

    page = await openShop(context, url, token);
    await expect(packs(page)).toHaveValue("4");
    await post(page);
    await expect(waiting(page)).toBeVisible();
    await page.close();
    expect(await litres(url, token)).toBe(1);

    await context.setOffline(false);
    page = await openShop(context, url, token);
    await expect(toastOf(page)).toContainText("Compra lançada com sucesso");
    await expect(page.getByText("Nada a comprar para estes dias")).toBeVisible();
    expect(await litres(url, token)).toBe(4);
  });
});

test("the question of a yield stands in a row of its own, wide enough for its words", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const limes = { name: "Limão Taiti", category: "Frutas", quantity: 1, unit: "kg", pricePerUnit: 8 };
  const { id: ingredientId } = await callApi(product.url, "/api/ingredients", limes, token);
  const recipe = { ingredientId, quantity: 1, unit: "unidade" };
  const made = { name: "Caipirinha", ingredients: [recipe] };
  const { id: drinkId } = await callApi(product.url, "/api/drinks", made, token);
  const line = { ...recipe, ingredientName: limes.name, plannedQuantity: 60 };
  const drinks = [{ drinkId, drinkName: "Caipirinha", quantity: 60, ingredients: [line] }];
  const party = { name: "Festa da Ana", date: inDays(2), guests: 50, status: "confirmado", drinks };
  await callApi(product.url, "/api/events", party, token);
  await signIn(token);
  await page.goto("/compras");
  for (const width of [360, 1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    const question = page.getByText("1 kg de Limão Taiti rende quantas unidades?");
    await expect(question).toBeVisible();
    const { height } = await boxOf(question);
    expect(height, `lines of the question at ${width}`).toBeLessThan(48);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/compras-${width}.png` });
  }
});
