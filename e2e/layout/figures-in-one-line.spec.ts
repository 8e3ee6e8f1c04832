import { expect, type Locator } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { expectNoSidewaysScrolling } from "../support/axe.ts";
import { readyBar } from "../support/event-list.ts";
import { test } from "../support/fixtures.ts";
import { boxOf } from "../support/places.ts";
import { readyCompany } from "../support/ready-company.ts";

const NARROWEST = { width: 320, height: 700 };
const DEAREST = { category: "Bebidas Alcoólicas", quantity: 1, unit: "unidade", pricePerUnit: 99_999_999.99 };

/** How many lines a text stands in. */
const linesOf = (part: Locator, text: string) =>
  part.evaluate((element, wanted) => {
    const node = [...element.childNodes].find(({ textContent }) => textContent?.includes(wanted));
    const start = node?.textContent?.indexOf(wanted) ?? 0;
    const range = document.createRange();
    if (!node) return 0;
    range.setStart(node, start);
    range.setEnd(node, start + wanted.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }, text);

test("hundreds of millions are read to the last cent in the narrowest window", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  for (const n of [1, 2, 3]) {
    await callApi(product.url, "/api/ingredients", { ...DEAREST, name: `Champagne ${n}` }, token);
  }
  const [first] = await (
    await fetch(`${product.url}/api/ingredients`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const line = { ingredientId: first.id, quantity: 1, unit: "unidade" };
  const drink = { name: "Brinde", ingredients: [line] };
  const { id: drinkId } = await callApi(product.url, "/api/drinks", drink, token);
  const planned = { ...line, ingredientName: first.name, plannedQuantity: 9 };
  const event = {
    name: "Jantar",
    date: new Date(Date.now() + 86_400_000).toISOString(),
    status: "confirmado",
    type: "social",
    guests: 1,
    drinks: [{ drinkId, drinkName: "Brinde", quantity: 9, ingredients: [planned] }],
  };
  const { id } = await callApi(product.url, "/api/events", event, token);
  await signIn(token);
  await page.setViewportSize(NARROWEST);

  await page.goto("/");
  const total = page.getByText("299.999.999,97");
  await expect(total).toBeVisible();
  expect(await linesOf(total, "299.999.999,97")).toBe(1);
  await expectNoSidewaysScrolling(page, "dashboard");

  await page.goto(`/eventos?evento=${String(id)}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Compras" }).click();
  const table = dialog.getByRole("table", { name: "Lista de compras" });
  await expect(table).toContainText("799.999.999,92");
  const box = await boxOf(table);
  expect(box.x + box.width).toBeLessThanOrEqual(NARROWEST.width - 16);
  expect(await linesOf(table.getByRole("rowheader").first(), "Champagne")).toBe(1);
});

test("names in a picker and the buttons of the report's filters have room in the narrowest window", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  await make("Casamento", -3, 10);
  await callApi(product.url, "/api/ingredients", { ...DEAREST, quantity: 11.8, name: "Abacaxi" }, token);
  await signIn(token);
  await page.setViewportSize(NARROWEST);
  await page.goto("/drinks");
  await page.getByRole("button", { name: "Novo drink" }).first().click();
  await page.getByRole("combobox", { name: "Ingrediente" }).fill("aba");
  const name = page.getByRole("option").getByText("Abacaxi", { exact: true });
  expect(await linesOf(name, "Abacaxi")).toBe(1);

  await page.goto("/relatorios");
  await page.getByRole("button", { name: "Filtros" }).click();
  const panel = await boxOf(page.getByRole("group", { name: "Filtros do relatório" }));
  for (const label of ["Aplicar Filtros", "Limpar filtros"]) {
    const { x, width } = await boxOf(page.getByRole("button", { name: label }));
    expect(x + width).toBeLessThanOrEqual(panel.x + panel.width - 16);
  }
});

test("what a count changes is read beside its field, and its sum in one line", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const bottles = { category: "Bebidas Alcoólicas", unit: "unidade", unitWord: "garrafa" };
  const items = [
    { ...bottles, name: "Gin London Dry", quantity: 86.65, pricePerUnit: 3_600 },
    { ...bottles, name: "Champagne", quantity: 9_999, pricePerUnit: 9_999_999.99 },
  ];
  const lime = { name: "Limão", category: "Frutas", unit: "unidade", quantity: 10, pricePerUnit: 8 };
  await callApi(product.url, "/api/ingredients/import", { rows: [...items, lime] }, token);
  await signIn(token);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/estoque");
    await page.getByRole("button", { name: "Mais ações do estoque" }).click();
    await page.getByRole("menuitem", { name: "Contagem…" }).click();
    const dialog = page.getByRole("dialog", { name: "Contagem" });
    for (const { name } of items) {
      const field = dialog.getByLabel(`Contado de ${name} (garrafa)`);
      await field.fill("1");
      const parts = dialog.getByRole("listitem").filter({ hasText: name }).getByText(/^−/);
      await expect(parts).toHaveCount(2);
      const { x: edge } = await boxOf(field);
      for (const part of await parts.all()) {
        const box = await boxOf(part);
        expect(box.x + box.width, `${name} at ${width} px`).toBeLessThanOrEqual(edge);
      }
    }
    const unit = dialog.getByRole("listitem").getByText("unidade", { exact: true });
    expect(await linesOf(unit, "unidade"), `${width} px`).toBe(1);
    expect(await unit.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const sum = dialog.getByRole("status").getByText(/^−R\$/);
    expect(await linesOf(sum, String(await sum.textContent()))).toBe(1);
    const save = await boxOf(dialog.getByRole("button", { name: "Salvar contagem" }));
    expect(save.x + save.width, `${width} px`).toBeLessThanOrEqual(width - 16);
    await expectNoSidewaysScrolling(page, `count at ${width} px`);
  }
});
