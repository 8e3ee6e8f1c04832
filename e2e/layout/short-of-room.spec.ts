import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { test } from "../support/fixtures.ts";
import { bottomOf, topOf } from "../support/places.ts";
import { readyCompany } from "../support/ready-company.ts";

/** A confirmed event with more to withdraw than a phone can show at once. */
async function longEvent(url: string) {
  const { token } = await readyCompany(url);
  const names = Array.from({ length: 14 }, (_, index) => `Ingrediente ${index + 1}`);
  const stocked = { category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };
  const lines = await Promise.all(
    names.map(async (name) => {
      const { id: ingredientId } = await callApi(url, "/api/ingredients", { ...stocked, name }, token);
      return { ingredientId, ingredientName: name, quantity: 50, unit: "ml", plannedQuantity: 50 };
    }),
  );
  const drink = { name: "Tudo", ingredients: lines };
  const { id: drinkId } = await callApi(url, "/api/drinks", drink, token);
  const event = {
    name: "Casamento",
    date: new Date(Date.now() + 86_400_000).toISOString(),
    status: "confirmado",
    type: "casamento",
    guests: 100,
    drinks: [{ drinkId, drinkName: "Tudo", quantity: 1, ingredients: lines }],
  };
  const { id } = await callApi(url, "/api/events", event, token);
  return { token, address: `/eventos?evento=${String(id)}` };
}

/** The dialog of such an event in a window of this size, and what scrolls in it. */
async function openLongEvent(
  {
    page,
    product,
    signIn,
  }: { page: Page; product: { url: string }; signIn: (token: string) => Promise<void> },
  size: { width: number; height: number },
) {
  const { token, address } = await longEvent(product.url);
  await signIn(token);
  await page.setViewportSize(size);
  await page.goto(address);
  const dialog = page.getByRole("dialog", { name: /^Casamento · / });
  return { dialog, scroller: dialog.locator("> .overflow-y-auto") };
}

const scrollTo = (scroller: Locator, share: number) =>
  scroller.evaluate((box, to) => {
    box.scrollTop = (box.scrollHeight - box.clientHeight) * to;
  }, share);

test("an event on a phone: its tabs hide what passes, its button stays in place, its mark cuts nothing", async ({
  page,
  product,
  signIn,
}) => {
  const { dialog, scroller } = await openLongEvent({ page, product, signIn }, { width: 360, height: 800 });
  const tabs = dialog.getByRole("tablist");

  await dialog.getByLabel("Nome").fill("");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByRole("tab", { name: "Dados" }).getByLabel("com erro")).toBeVisible();
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await dialog.getByLabel("Nome").fill("Bodas");

  await dialog.getByRole("tab", { name: "Compras" }).click();
  const button = dialog.getByRole("button", { name: "Dar baixa" });
  await expect(button).toBeVisible();
  await scrollTo(scroller, 0.5);
  const before = await topOf(button);
  const isCovered = await tabs.evaluate((list) => {
    const { left, top: edge, width } = list.getBoundingClientRect();
    return [0.02, 0.5, 0.98].every((share) => {
      const hit = document.elementFromPoint(left + width * share, edge - 2);
      return hit?.contains(list) && !hit.matches(".overflow-y-auto");
    });
  });
  expect(isCovered).toBe(true);
  await scrollTo(scroller, 1);
  expect(await topOf(button)).toBe(before);
});

test("an event in a wide window magnified twice: the rows have the room, and the cost comes after them", async ({
  page,
  product,
  signIn,
}) => {
  const { dialog, scroller } = await openLongEvent({ page, product, signIn }, { width: 640, height: 400 });
  await dialog.getByRole("tab", { name: "Compras" }).click();
  await scrollTo(scroller, 0.5);
  const from = await topOf(scroller);
  const to = await bottomOf(scroller);
  const rows = await dialog.getByRole("row").all();
  const places = await Promise.all(rows.map(async (row) => [await topOf(row), await bottomOf(row)] as const));
  expect(places.filter(([start, end]) => start >= from && end <= to).length).toBeGreaterThan(2);
  await scrollTo(scroller, 1);
  const cost = dialog.getByRole("status").filter({ hasText: "Custo" }).locator("p").first();
  expect(await bottomOf(cost)).toBeLessThanOrEqual(to);
});

/** Whether a finger at its upper and its lower edge would touch it, and nothing that lies over it. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top: edge, bottom: end } = element.getBoundingClientRect();
    return [edge + 3, end - 3].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
  });

/** A picker is of use: its field can be seen, and whoever scrolls its list to the end can tap the last option. */
async function expectWholeList(dialog: Locator, field: Locator) {
  const list = dialog.getByRole("listbox");
  await expect(list).toBeVisible();
  await expect.poll(() => isUncovered(field)).toBe(true);
  await scrollTo(list, 1);
  await expect.poll(() => isUncovered(list.getByRole("option").last())).toBe(true);
}

test("a picker in a low window leaves its own field in sight, and its last option can be tapped", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await longEvent(product.url);
  await signIn(token);
  await page.setViewportSize({ width: 360, height: 380 });
  await page.goto("/drinks");
  await page.getByRole("button", { name: "Novo drink" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo drink" });
  const field = dialog.getByRole("combobox", { name: "Ingrediente" });
  await field.click();
  await expectWholeList(dialog, field);
  expect(await topOf(field)).toBeGreaterThanOrEqual(await topOf(dialog.locator("> .overflow-y-auto")));

  // What is found grows again when less is typed.
  await field.fill("xyz");
  await expect(dialog.getByRole("listbox").getByRole("option")).toHaveCount(0);
  await field.fill("");
  await expectWholeList(dialog, field);
});

test("a picker that is open when the keyboard takes its room has its last option within reach", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const rows = Array.from({ length: 8 }, (_, n) => ({ name: `Cliente ${n + 1}` }));
  await callApi(product.url, "/api/clients/import", { rows }, token);
  await signIn(token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Novo evento" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo evento" });
  const field = dialog.getByRole("combobox", { name: "Clientes" });
  await field.click();
  const whole = await bottomOf(dialog.getByRole("listbox"));
  // With and without room for the tabs to stay in place.
  for (const height of [500, 380]) {
    await page.setViewportSize({ width: 360, height });
    await expect.poll(() => bottomOf(dialog.getByRole("listbox"))).toBeLessThan(whole);
    await expectWholeList(dialog, field);
  }
});

test("what is wrong with a narrow field is said over the whole row", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, title, message] of [
    ["/drinks", "Novo drink", "Quantidade deve ser maior que 0"],
    ["/estoque", "Adicionar ingrediente", "Quantidade deve ser um número maior ou igual a 0"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole("button", { name: title }).first().click();
      const dialog = page.getByRole("dialog", { name: title });
      const field = dialog.getByRole("textbox", { name: "Quantidade", exact: true });
      await field.fill("");
      await dialog.getByRole("button", { name: "Salvar" }).click();
      const said = dialog.getByText(message);
      await expect(said).toBeVisible();
      const lines = await said.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(lines).toBeLessThan(2.5);
      expect(await topOf(said)).toBeGreaterThanOrEqual(await bottomOf(field));
    });
  }
});

test("a row that is added to a recipe keeps its field clear of the cost", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/drinks");
  await page.getByRole("button", { name: "Novo drink" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo drink" });
  for (let rows = 2; rows <= 5; rows++) {
    await dialog.getByRole("button", { name: "Adicionar ingrediente" }).click();
    const field = dialog.getByRole("combobox", { name: "Ingrediente" }).nth(rows - 1);
    await expect(field).toBeFocused();
    await expect
      .poll(async () => (await topOf(dialog.getByText("Custo por drink"))) - (await bottomOf(field)))
      .toBeGreaterThan(12);
  }
});
