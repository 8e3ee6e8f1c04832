import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

const choose = async (page: Page, word: string) => {
  await page.getByRole("button", { name: "Mais ações de Casamento" }).click();
  await page.getByRole("menuitem", { name: word }).click();
};
/** Until the question is gone: leaving the page before that, its way back would be taken there. */
const confirm = async (page: Page, name: string) => {
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
};

/** 10 L of vodka in bottles, of which an event plans 1,25 L. */
async function openWedding(page: Page, url: string, signIn: (token: string) => Promise<void>) {
  const { token, make } = await readyBar(url);
  const ice = { name: "Gelo", category: "Outros", quantity: 30, unit: "kg", pricePerUnit: 60 };
  await callApi(url, "/api/ingredients", ice, token);
  const gin = { name: "Gin", category: "Bebidas Alcoólicas", quantity: 3, unit: "L", pricePerUnit: 240 };
  await callApi(url, "/api/ingredients", { ...gin, packName: "garrafa", packQuantity: 0.75 }, token);
  const { id } = await make("Casamento", 10, 25);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto(`/eventos/${String(id)}`);
  return { token };
}
const goesAlong = (page: Page) => page.getByRole("table", { name: "O que vai junto" });

test("a night: out with another amount, more, that undone, and all of it back", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await openWedding(page, product.url, signIn);

  await page.getByRole("link", { name: "Dar baixa" }).click();
  const vodka = page.getByLabel("Levar de Vodka (L)");
  await expect(vodka).toHaveValue("1,25");
  await expect(page.getByText("Planejado: 1,25 L · 10 L em estoque")).toBeVisible();
  await page.getByRole("button", { name: "Mais Vodka" }).click();
  await expect(vodka).toHaveValue("1,75");
  await analyse(page, "withdrawal with amounts");
  await expectNoSidewaysScrolling(page, "withdrawal with amounts");
  await page.getByRole("button", { name: "Dar baixa no estoque" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Depois de 24 h a baixa não pode ser desfeita");
  await confirm(page, "Dar baixa");
  await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");
  await expect(goesAlong(page)).toContainText("1,75 L");

  await page.getByRole("button", { name: "Levar mais de Casamento" }).click();
  const more = page.getByRole("dialog", { name: "Levar mais" });
  await more.getByRole("combobox").fill("gin");
  await page.getByRole("option", { name: /Gin/ }).click();
  await more.getByLabel("Levar mais de Gin (garrafas)").fill("5");
  await more.getByRole("button", { name: "Levar mais" }).click();
  await expect(more.getByText("Estoque insuficiente: Gin (faltam 0,75 L)")).toBeVisible();
  await more.getByRole("button", { name: "Menos Gin" }).click();
  await more.getByRole("combobox").fill("gelo");
  await page.getByRole("option", { name: /Gelo/ }).click();
  await more.getByLabel("Levar mais de Gelo (kg)").fill("12");
  await analyse(page, "taking more");
  await expectNoSidewaysScrolling(page, "taking more");
  await more.getByRole("button", { name: "Levar mais" }).click();
  await expect(more).toBeHidden();
  await expect(goesAlong(page)).toContainText("12 kg");
  await expect(goesAlong(page)).toContainText("3 L");

  await choose(page, "Desfazer baixa");
  await expect(page.getByRole("alertdialog")).toContainText("só isso volta agora");
  await confirm(page, "Desfazer baixa");
  await expect(goesAlong(page)).not.toContainText("Gelo");
  await expect(goesAlong(page)).toContainText("1,75 L");

  await choose(page, "Tudo voltou");
  await expect(page.getByRole("alertdialog")).toContainText("(1 item) volta ao estoque");
  await confirm(page, "Tudo voltou");
  await expect(page.getByText("Estoque devolvido")).toBeVisible();
  await page.goto("/estoque?busca=Vodka");
  await expect(page.getByRole("main")).toContainText("10 L");
});

test("a van that was loaded for nothing comes back whole, and its event is cancelled; a bottle breaks at home", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  await openWedding(page, product.url, signIn);
  await page.getByRole("link", { name: "Dar baixa" }).click();
  await page.getByRole("button", { name: "Dar baixa no estoque" }).click();
  await confirm(page, "Dar baixa");
  await expect(page.getByRole("link", { name: "Registrar retorno" })).toBeVisible();
  await choose(page, "Cancelar evento");
  await analyse(page, "cancelling with stock out");
  await confirm(page, "Tudo voltou, cancelar");
  await expect(page.getByText("Cancelado", { exact: true })).toBeVisible();

  await page.goto("/estoque?busca=Gin");
  await page.getByRole("button", { name: "Mais ações de Gin" }).click();
  await page.getByRole("menuitem", { name: "Registrar perda" }).click();
  const loss = page.getByRole("dialog", { name: "Registrar perda" });
  await analyse(page, "recording a loss");
  await expectNoSidewaysScrolling(page, "recording a loss");
  await loss.getByRole("button", { name: "Registrar quebra" }).click();
  await expect(toastOf(page)).toContainText("Quebra registrada com sucesso");
  await expect(page.getByRole("main")).toContainText("2,25");
  await expect(loss).toBeHidden();
  await page.goto("/relatorios");
  const losses = page.getByRole("region", { name: "Perdas e quebras" });
  await expect(losses).toContainText("Fora de eventos");
  await expect(losses).toContainText(/R\$\s60,00/);
  await expectNoSidewaysScrolling(page, "losses in the reports");
});
