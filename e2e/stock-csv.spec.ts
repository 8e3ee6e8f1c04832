import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { coverAndStock } from "../src/web/import/testing/real-workbooks.ts";
import { workbook } from "../src/web/import/testing/workbook.ts";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const vodka = {
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 1000.75,
  unit: "ml",
  pricePerUnit: 50,
  minQuantity: 800,
};
const formula = { ...vodka, name: "=1+1", observations: 'Da "feira";\nsem sementes' };
const HEADING = "Item;Categoria;Quantidade;Unidade;Preço;Mínimo;Observações;Rendimento;Unidade do rendimento";

async function stockOf(url: string, ...ingredients: object[]) {
  const { token } = await readyCompany(url);
  for (const ingredient of ingredients) await callApi(url, "/api/ingredients", ingredient, token);
  return token;
}

const dialogOf = (page: Page) => page.getByRole("dialog");
/** Not what is listed inside of a line. */
const linesOf = (page: Page) => page.getByRole("list", { name: "Linhas do arquivo" }).locator("> li");

async function chooseAction(page: Page, name: string) {
  await page.getByRole("button", { name: "Mais ações do estoque" }).click();
  await page.getByRole("menuitem", { name }).click();
}

const send = (page: Page, buffer: Buffer, name = "estoque.csv") =>
  page
    .getByLabel(/Escolher arquivo CSV|Trocar arquivo/)
    .setInputFiles({ name, mimeType: "text/csv", buffer });

test("what is downloaded opens in a Brazilian spreadsheet and changes nothing when it comes back", async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await stockOf(product.url, vodka, formula));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await page.getByText("2 ingredientes").waitFor();
  const started = page.waitForEvent("download");
  await chooseAction(page, "Baixar CSV");
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^estoque-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path());
  const text = [
    `${HEADING};Embalagem;Embalagem de compra;Conteúdo da embalagem;Múltiplo de compra;Fornecedor`,
    `'=1+1;Bebidas Alcoólicas;1000,75;ml;50,00;800;"Da ""feira"";\nsem sementes";;;;;;;`,
    "Vodka;Bebidas Alcoólicas;1000,75;ml;50,00;800;;;;;;;;",
  ].join("\r\n");
  expect(file.equals(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]))).toBe(true);

  await chooseAction(page, "Enviar CSV…");
  await send(page, file, download.suggestedFilename());
  await expect(dialogOf(page)).toContainText("O estoque já está igual ao arquivo");
  await expect(dialogOf(page).getByRole("button", { name: /^Importar/ })).toHaveCount(0);
});

test("a file with new, changed and wrong rows is looked at, and the right ones are imported", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  await signIn(await stockOf(product.url, vodka));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await chooseAction(page, "Enviar CSV…");
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("O nome do item é a chave.");

  // As Excel saves it: Windows-1252, where the dash is one byte that Latin-1 does not have.
  const rows = [
    "Item;Categoria;Quantidade;Unidade;Preço;Mínimo",
    "vodka;Bebidas Alcoólicas;2.500,50;ml;R$ 125,00;800",
    "Limão – tahiti;Frutas;40;unidade;32,40;30",
    "Gim;Limpeza;dez;L;90;",
  ].join("\r\n");
  await send(page, Buffer.from(rows.replace("–", "\x96"), "latin1"));
  const lines = linesOf(page);
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(/Gim linha 4.*Com erro.*“Limpeza”: Categoria desconhecida\. Use/);
  await expect(lines.nth(0)).toContainText("“dez”: Quantidade deve ser um número maior ou igual a 0");
  await expect(lines.nth(1)).toContainText(/Vodka linha 2.*Alterado.*Quantidade: 1\.000,75\s*2\.500,5/);
  await expect(lines.nth(2)).toContainText(/Limão – tahiti linha 3.*Novo.*Frutas · 40 unidades · R\$\s32,40/);

  const importButton = dialog.getByRole("button", { name: /^Importar/ });
  await expect(importButton).toHaveCount(0);
  await dialog.getByLabel("Importar só as 2 linhas certas").check();
  await importButton.click();
  await expect(toastOf(page)).toContainText("Estoque importado com sucesso");
  await expect(toastOf(page)).toContainText("1 item novo, 1 alterado.");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mais ações do estoque" })).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: "Limão – tahiti" })).toContainText("40");
  await expect(page.getByRole("row").filter({ hasText: "Vodka" })).toContainText("2.500");
  await expect(page.getByText("2 ingredientes")).toBeVisible();

  await page.getByRole("button", { name: "Mais ações de Vodka" }).click();
  await page.getByRole("menuitem", { name: "Histórico" }).click();
  const movements = page.getByRole("table", { name: "Movimentações" }).getByRole("row");
  await expect(movements.nth(1)).toContainText(/Ajuste.*\+1\.499,75 ml/);
});

test("a change made meanwhile is refused, shown anew and then imported", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const token = await stockOf(product.url, vodka);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await chooseAction(page, "Enviar CSV…");
  // Dropped from the desktop this time.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Item,Quantidade\nVodka,"1.200,5"'], "contagem.csv", { type: "text/csv" }));
    return data;
  });
  await page.getByText("ou solte-o aqui").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(linesOf(page)).toContainText(["1.000,75"]);
  const stock = await fetch(`${product.url}/api/ingredients`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ id }] = (await stock.json()) as [{ id: number }];
  await callApi(product.url, `/api/ingredients/${id}/entries`, { quantity: 500, price: 25 }, token);

  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Importar 1 item" }).click();
  await expect(dialog.getByRole("alert")).toContainText("nada foi gravado");
  await expect(linesOf(page)).toContainText(["1.500,75"]);
  await dialog.getByRole("button", { name: "Importar 1 item" }).click();
  await expect(toastOf(page)).toContainText("Estoque importado com sucesso");
  await expect(page.getByRole("row").filter({ hasText: "Vodka" })).toContainText("1.200");
});

test("a newcomer starts from the template, on a phone", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await stockOf(product.url));
  await page.setViewportSize(NARROW);
  await page.goto("/estoque");
  await page.getByRole("button", { name: "Enviar CSV…" }).click();
  const dialog = dialogOf(page);
  await expectNoSidewaysScrolling(page, "upload");
  await analyse(page, "upload");
  const started = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar modelo" }).click();
  const template = await readFile(await (await started).path());
  await send(page, Buffer.from("PK\x03\x04"), "estoque.xlsx");
  await expect(dialog.getByRole("alert")).toContainText("Não foi possível ler a planilha");

  await send(page, Buffer.from(coverAndStock), "estoque.xlsx");
  await expect(linesOf(page)).toHaveCount(3);
  await expect(linesOf(page).first()).toContainText("Gin Tanqueray 750ml");

  const wrong = `${template.toString()}\r\nXarope artesanal de gengibre com especiarias;Xaropes;1.234.567.890;L;-1`;
  await send(page, Buffer.from(wrong), "estoque-de-novembro-do-bar-da-esquina.csv");
  await expect(linesOf(page)).toHaveCount(3);
  await dialog.getByRole("checkbox").check();
  await expectNoSidewaysScrolling(page, "preview");
  await analyse(page, "preview");
  await page.emulateMedia({ colorScheme: "dark" });
  await analyse(page, "preview, dark");
  await send(page, template);
  await dialog.getByRole("button", { name: "Importar 2 itens" }).click();
  await expect(toastOf(page)).toContainText("2 itens novos, 0 alterados.");
  await expect(page.getByRole("list", { name: "Ingredientes" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Mais ações do estoque" }).click();
  await expect(page.getByRole("menuitem", { name: "Baixar CSV" })).toBeVisible();
  await analyse(page, "menu, dark");
});

test("a hostile workbook keeps the page waiting for ten seconds at most, and in use meanwhile", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  await signIn(await stockOf(product.url));
  await page.goto("/estoque");
  await page.getByRole("button", { name: "Enviar CSV…" }).click();
  const dialog = dialogOf(page);
  const attributes = Array.from({ length: 300_000 }, (_, number) => `a${number}="1"`).join(" ");
  const hostile = workbook(`<worksheet><sheetData><row ${attributes}></row></sheetData></worksheet>`);
  expect(hostile.length).toBeLessThan(1024 * 1024);
  await send(page, Buffer.from(hostile), "estoque.xlsx");
  const longestFrame = await page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    const end = last + 3000;
    while (last < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
  expect(longestFrame).toBeLessThan(500);
  await expect(dialog.getByRole("alert")).toContainText("A planilha demora demais para ser lida", {
    timeout: 15_000,
  });
  await send(page, Buffer.from(coverAndStock), "estoque.xlsx");
  await expect(linesOf(page)).toHaveCount(3);
});

test("thousands of rows are read, scrolled and imported", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await stockOf(product.url, vodka));
  await page.setViewportSize(WIDE);
  await page.goto("/estoque");
  await chooseAction(page, "Enviar CSV…");
  const rows = Array.from({ length: 2000 }, (_, index) => `Item ${index};Outros;${index};L;10`);
  await send(page, Buffer.from(["Item;Categoria;Quantidade;Unidade;Preço", ...rows].join("\n")));
  await expect(linesOf(page).first()).toContainText("Item 0 linha 2");
  expect(await linesOf(page).count()).toBeLessThan(110);
  for (const end of [200, 300, 400]) {
    await linesOf(page).last().scrollIntoViewIfNeeded();
    await expect(linesOf(page).nth(end - 1)).toContainText(`Item ${end - 1} linha`);
  }
  await dialogOf(page).getByRole("button", { name: "Importar 2.000 itens" }).click();
  await expect(toastOf(page)).toContainText("2.000 itens novos", { timeout: 30_000 });
  await expect(page.getByText("2.001 ingredientes")).toBeVisible();
});
