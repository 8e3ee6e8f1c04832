import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { test, toastOf } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const stock = [
  { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 },
  {
    name: "Limão",
    category: "Frutas",
    quantity: 100,
    unit: "unidade",
    pricePerUnit: 80,
    yieldQuantity: 8,
    yieldUnit: "rodela",
  },
  { name: "Hortelã", category: "Outros", quantity: 0, unit: "maço", pricePerUnit: 0 },
];

/** A company with three ingredients; answers their ids by name, and its token. */
async function stockedCompany(url: string) {
  const { token } = await readyCompany(url);
  const ids: Record<string, number> = {};
  for (const ingredient of stock) {
    ids[ingredient.name] = (await callApi(url, "/api/ingredients", ingredient, token)).id as number;
  }
  return { token, ids };
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Drinks" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
const rowOf = (page: Page, number: number) => page.getByRole("group", { name: `Ingrediente ${number}` });

test("a recipe is typed by a quick hand, and not a key gets lost between the fields", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await stockedCompany(product.url)).token);
  await page.goto("/drinks");
  await page.getByRole("button", { name: "Novo drink" }).click();
  await expect(page.getByRole("dialog").getByLabel("Nome")).toBeFocused();
  for (const text of ["Caipiroska", "vod", "62,5", "", "lim", "4", "", "", ""]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(toastOf(page)).toContainText("Drink criado com sucesso");
  await expect(cardOf(page, "Caipiroska")).toContainText("62,5 ml de Vodka4 rodelas de Limão");
});

test.describe("by touch, where type is larger", { tag: "@long" }, () => {
  test.use({ hasTouch: true, isMobile: true });
  for (const width of [320, 360]) {
    test(`every unit of a recipe can be read, ${width} px`, async ({ page, product, signIn }) => {
      const { token } = await stockedCompany(product.url);
      await signIn(token);
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/drinks");
      await page.getByRole("button", { name: "Novo drink" }).click();
      const cut = await page.getByLabel("Unidade").evaluate((select: HTMLSelectElement) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(select);
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
        pen.font = font;
        const isCut = (text: string) => pen.measureText(text).width > room;
        return [...select.options].map(({ text }) => text).filter(isCut);
      });
      expect(cut).toEqual([]);
    });
  }
});

test("a thousand drinks scroll and search without a thousand cards", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token, ids } = await stockedCompany(product.url);
  await signIn(token);
  const drinks = Array.from({ length: 1000 }, (_, n) => ({
    id: n + 1,
    name: `Drink número ${n + 1}`,
    ingredients: [{ ingredientId: n === 500 ? ids.Hortelã : ids.Vodka, quantity: 50, unit: "ml" }],
    companyId: 1,
    createdAt: "2026-01-05T12:00:00Z",
    version: 1,
  }));
  await page.route("**/api/drinks", (route) => route.fulfill({ json: drinks }));
  await page.goto("/drinks");
  const cards = page.getByRole("list", { name: "Drinks" }).getByRole("heading", { level: 2 });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(60);
  await page.getByRole("searchbox").fill("hortela");
  await expect(cards).toHaveText(["Drink número 501"]);
  await page.getByRole("searchbox").fill("nada disso");
  await expect(page.getByText("Nenhum drink encontrado")).toBeVisible();
});

test("cards and dialogs hold for everybody, from 320 px on", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token, ids } = await stockedCompany(product.url);
  const ingredients = [
    { ingredientId: ids.Vodka, quantity: 50, unit: "ml" },
    { ingredientId: ids.Hortelã, quantity: 8, unit: "folhas" },
  ];
  const name = "Coquetel Extraordinariamente Comprido da Casa com Espuma";
  await callApi(product.url, "/api/drinks", { name, ingredients }, token);
  await signIn(token);
  await page.goto("/drinks");
  await cardOf(page, name).waitFor();
  await expectNoFindings(page, "drinks");
  await expectNoSidewaysScrolling(page, "drinks");
  await page.getByRole("button", { name: `Editar ${name}` }).click();
  await page.getByRole("button", { name: "Adicionar ingrediente" }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Selecione um ingrediente").waitFor();
  await rowOf(page, 3).getByLabel("Ingrediente", { exact: true }).click();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await expectNoFindings(page, "drink dialog with errors and the list of ingredients");
  await expectNoSidewaysScrolling(page, "drink dialog");
});
