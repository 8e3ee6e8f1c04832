import { type BrowserContext, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { inDays } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

/** One litre of vodka in bottles of 750 ml at R$ 80 a litre, and a party that takes 2,9 L. */
async function shortOfVodka(url: string) {
  const { token } = await readyCompany(url);
  const { id: supplierId } = await callApi(url, "/api/suppliers", { name: "Zé Bebidas" }, token);
  const bottle = { packName: "garrafa", packQuantity: 0.75, packMultiple: 1, supplierId };
  const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 1, unit: "L", pricePerUnit: 80 };
  const { id: ingredientId } = await callApi(url, "/api/ingredients", { ...vodka, ...bottle }, token);
  const recipe = { ingredientId, quantity: 50, unit: "ml" };
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Shot", ingredients: [recipe] }, token);
  const line = { ...recipe, ingredientName: "Vodka", plannedQuantity: 2900 };
  const drinks = [{ drinkId, drinkName: "Shot", quantity: 58, ingredients: [line] }];
  const party = { name: "Festa da Ana", date: inDays(2), guests: 50, status: "confirmado", drinks };
  await callApi(url, "/api/events", party, token);
  return { token, ingredientId };
}

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
  await expectNoSidewaysScrolling(page, "purchases");

  await context.setOffline(true);
  await tick(page).click();
  await page.getByRole("button", { name: "Mais garrafas de Vodka" }).click();
  await price(page).fill("250");
  await analyse(page, "purchases");
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

test("posting waits for the network", async ({ context, product }) => {
  const { url } = product;
  const { token } = await shortOfVodka(url);
  const page = await openShop(context, url, token);
  await tick(page).click();
  await page.getByRole("button", { name: "Lançar compra" }).click();
  const dialog = page.getByRole("dialog", { name: "Lançar compra" });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Lançar" }).click();
  await expect(waiting(page)).toBeVisible();
  expect(await litres(url, token)).toBe(1);
  await context.setOffline(false);
  await expect(toastOf(page)).toContainText("Compra lançada com sucesso");
  expect(await litres(url, token)).toBe(3.25);
});

test("of two who buy the same list the second is asked", async ({ browser, product }) => {
  const { url } = product;
  const { token } = await shortOfVodka(url);
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const first = await openShop(one, url, token);
  const second = await openShop(other, url, token);
  await tick(first).click();
  await tick(second).click();
  // The second one is about to post when the first one does.
  await second.getByRole("button", { name: "Lançar compra" }).click();
  const dialog = second.getByRole("dialog", { name: "Lançar compra" });
  await expect(dialog).toBeVisible();
  await post(first);
  await expect(toastOf(first)).toContainText("Compra lançada com sucesso");
  await dialog.getByRole("button", { name: "Lançar" }).click();
  await expect(second.getByRole("alert")).toContainText("O estoque mudou desde que a lista foi feita");
  await expect(second.getByText("No carrinho, não falta mais: eram 3 garrafas.")).toBeVisible();
  await expect(packs(second)).toHaveValue("3");
  expect(await litres(url, token)).toBe(3.25);
  // Asked again before the dialog.
  await second.getByRole("button", { name: "Lançar compra" }).click();
  await expect(second.getByText(/A lista mudou desde que você marcou/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await second.getByRole("button", { name: "Tirar" }).click();
  await expect(second.getByText("Nada a comprar para estes dias")).toBeVisible();
  await one.close();
  await other.close();
});

test("a cart whose posting was cancelled after its answer got lost is not posted twice unasked", async ({
  context,
  product,
}) => {
  const { url } = product;
  const { token } = await shortOfVodka(url);
  const page = await openShop(context, url, token);
  await tick(page).click();
  await context.route("**/api/purchases", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await post(page);
  await expect(waiting(page)).toBeVisible();
  await context.unroute("**/api/purchases");
  await page.getByRole("button", { name: "Cancelar envio" }).click();
  await page.getByRole("button", { name: "Lançar compra" }).click();
  await expect(page.getByText("No carrinho, não falta mais: eram 3 garrafas.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await litres(url, token)).toBe(3.25);
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
