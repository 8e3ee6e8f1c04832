import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { readyCompany } from "../support/ready-company.ts";
import { DESK, expectButton, expectInSight, expectToRead, PHONE, readableText } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const search = (page: Page) => page.getByRole("searchbox");

/** What a person reads in the column of this head. */
async function cellOf(page: Page, name: string, head: string): Promise<Locator> {
  const heads = await page.getByRole("columnheader").allInnerTexts();
  const place = heads.findIndex((text) => text.trim().startsWith(head));
  return rowOf(page, name).locator("th,td").nth(place);
}

/** The part of an amount that stands out, and what is lighter beside it. */
const strongAndLight = (part: Locator) =>
  part.evaluate((element) => {
    const pieces: { text: string; weight: number; size: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { fontWeight, fontSize } = getComputedStyle(node.parentElement as Element);
      pieces.push({
        text: node.textContent ?? "",
        weight: Number(fontWeight),
        size: Number.parseFloat(fontSize),
      });
    }
    return pieces;
  });

const colourOf = (part: Locator) =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode();
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = getComputedStyle(node?.parentElement ?? element).color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return red > green + 40 && red > blue
      ? "red"
      : green > red + 20 && green > blue
        ? "green"
        : `${red},${green},${blue}`;
  });

test("2 Stock: a company of three records, on a desk", async ({ page, product, signIn, holds }) => {
  const { token } = await companyOfThree(product.url);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/estoque");
  await rowOf(page, "Vodka").waitFor();
  await holds("2.stock.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Estoque" }));
    await expectToRead(page.getByRole("main"), "Controle de ingredientes");
  });
  await holds(["2.stock.5", "2.stock.6"], async () => {
    await expectInSight(rowOf(page, "Vodka"));
    for (const head of ["Item", "Categoria", "Quantidade", "Reservado", "Unidade", "Preço", "Status"]) {
      const column = page.getByRole("columnheader", { name: head, exact: true });
      await expectInSight(column);
    }
    await expectToRead(rowOf(page, "Vodka"), "Vodka", "Bebidas Alcoólicas", "L", "R$ 510,00", "Normal");
    for (const name of ["Vodka", "Limão", "Hortelã"]) {
      const edit = rowOf(page, name).getByRole("button", { name: `Editar ${name}` });
      await expectButton(edit);
      expect(
        await edit.evaluate((one) => Boolean(one.querySelector("svg")) || one.textContent?.trim() !== ""),
        name,
      ).toBe(true);
    }
  });
  await holds("2.stock.8", async () => {
    for (const [head, whole, rest] of [
      ["Quantidade", "12", ",75"],
      ["Reservado", "6", ""],
    ] as const) {
      const cell = await cellOf(page, "Vodka", head);
      await expectToRead(cell, new RegExp(`^${whole}${rest}(?! ?\\d)`));
      const [strong, light] = await strongAndLight(cell);
      expect(strong?.text.trim()).toBe(whole);
      if (rest) expect(strong?.weight, "decimals lighter").toBeGreaterThan(light?.weight ?? 0);
      if (rest) expect(strong?.size, "decimals smaller").toBeGreaterThan(light?.size ?? 0);
    }
  });
  await holds("2.stock.9", async () => {
    expect(await colourOf(await cellOf(page, "Vodka", "Reservado"))).toBe("green");
    expect(await colourOf(await cellOf(page, "Limão", "Reservado"))).toBe("red");
    expect(await colourOf(await cellOf(page, "Hortelã", "Reservado"))).toBe("green");
    await expectToRead(await cellOf(page, "Hortelã", "Reservado"), /^0/);
  });
  await holds("2.stock.2", async () => {
    await search(page).fill("limao");
    await expect(rowOf(page, "Vodka")).toHaveCount(0);
    await expectInSight(rowOf(page, "Limão"));
    await search(page).fill("");
  });
  await holds("2.stock.3", async () => {
    const category = page.getByLabel("Categoria");
    await expectInSight(category);
    await expect(category.getByRole("option")).toHaveText([
      /^Todas/,
      "Bebidas Alcoólicas",
      "Frutas",
      "Outros",
    ]);
    await category.selectOption("Frutas");
    await expect(page.getByRole("rowheader")).toHaveText([/Limão/]);
    await category.selectOption({ index: 0 });
  });
  await holds(["2.stock.4", "4.bands.6"], async () => {
    const status = page.getByLabel("Status");
    await expect(status.getByRole("option")).toHaveText([
      /^Todos/,
      "Normal",
      "Atenção",
      "Estoque Baixo",
      "Sem Estoque",
    ]);
    await status.selectOption("Sem Estoque");
    await expect(page.getByRole("rowheader")).toHaveText([/Hortelã/]);
    await expect(page).toHaveURL(/status=sem/);
    for (const [key, name] of [
      ["normal", "Vodka"],
      ["baixo", "Limão"],
    ] as const) {
      await page.goto(`/estoque?status=${key}`);
      await expect(page.getByRole("rowheader")).toHaveText([new RegExp(name)]);
    }
  });
  await holds(["2.stock.10", "5.1", "5.2", "9.12"], async () => {
    await page.goto("/estoque");
    await page.getByRole("button", { name: "Adicionar ingrediente" }).click();
    const dialog = page.getByRole("dialog", { name: /ingrediente/i });
    for (const label of [
      "Nome",
      "Categoria",
      "Quantidade",
      "Unidade",
      "Preço",
      "Quantidade mínima",
      /^Observações/,
    ]) {
      await dialog.getByLabel(label, { exact: true }).first().scrollIntoViewIfNeeded();
      await expect(dialog.getByLabel(label, { exact: true }).first()).toBeVisible();
    }
    for (const label of ["Quantidade", "Preço", "Quantidade mínima"]) {
      const field = dialog.getByLabel(label, { exact: true });
      await field.fill("1");
      await field.press("ArrowUp");
      await expect(field).toHaveValue("1,01");
    }
    await page.keyboard.press("Escape");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /Descartar|Sair/ })
      .click();
    await rowOf(page, "Vodka").getByRole("button", { name: "Editar Vodka" }).click();
    await expect(page.getByRole("dialog").getByLabel("Nome", { exact: true })).toHaveValue("Vodka");
    await expect(page.getByRole("dialog").getByLabel("Preço", { exact: true })).toHaveValue(/^510/);
  });
});

test("2 Stock: cards on a phone", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(PHONE);
  await page.goto("/estoque");
  await holds(["2.stock.5", "2.stock.7"], async () => {
    await expect(page.getByRole("table")).toHaveCount(0);
    const card = cardOf(page, "Vodka");
    await expectToRead(card, "Vodka", "12,75 L", /mín\. 2/, "R$ 510,00", "Normal", /6.*reservado/);
    await expectToRead(cardOf(page, "Limão"), /mín\. 6/, "Estoque Baixo");
    for (const name of ["Vodka", "Limão", "Hortelã"]) {
      await expectButton(cardOf(page, name).getByRole("button", { name: `Editar ${name}` }));
    }
    const edit = cardOf(page, "Vodka").getByRole("button", { name: "Editar Vodka" });
    expect(
      await edit.evaluate((one) => one.textContent?.trim() !== "" || Boolean(one.querySelector("svg"))),
    ).toBe(true);
    await edit.click();
    await expect(page.getByRole("dialog").getByLabel("Nome", { exact: true })).toHaveValue("Vodka");
  });
});

test("4 Stock status of an ingredient", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  const { token } = await readyCompany(product.url);
  const rows = [
    ["Nada", 0, 0, "Sem Estoque"],
    ["Nada com mínimo", 0, 5, "Sem Estoque"],
    ["No mínimo", 5, 5, "Estoque Baixo"],
    ["Uma e meia", 7.5, 5, "Atenção"],
    ["Um pouco mais", 7.51, 5, "Normal"],
    ["Sem mínimo", 0.01, 0, "Normal"],
  ] as const;
  for (const [name, quantity, minQuantity] of rows) {
    const input = { name, category: "Outros", quantity, unit: "L", pricePerUnit: 1, minQuantity };
    await callApi(product.url, "/api/ingredients", input, token);
  }
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/estoque");
  await holds(["4.bands.1", "4.bands.2", "4.bands.3", "4.bands.4", "4.bands.5"], async () => {
    for (const [name, , , status] of rows) {
      const row = page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
      await expectToRead(row, status);
      expect(await readableText(row)).toContain(name);
    }
  });
});
