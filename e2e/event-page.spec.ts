import { expect } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { cardOf, readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

test("an event has a place of its own, by link, reload and Back, and everything works from there", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  const { id } = await make("Casamento", 10, 100);
  await signIn(token);
  await page.goto("/eventos");
  await cardOf(page, "Casamento").getByRole("link", { name: "Casamento" }).click();
  await expect(page).toHaveURL(`/eventos/${String(id)}`);
  const title = page.getByRole("heading", { level: 1, name: "Casamento" });
  await expect(title).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle("Casamento · Balcão");
  await expect(page.getByRole("region", { name: "Drinks" })).toContainText("100 drinks · 1,0 por convidado");
  await expect(page.getByRole("region", { name: "O que vai junto" })).toContainText("5 L");
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await analyse(page, `page of an event, ${size.width} px`);
    await expectNoSidewaysScrolling(page, "page of an event");
  }
  await page.setViewportSize(WIDE);

  const menu = page.getByRole("button", { name: "Mais ações de Casamento" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Cancelar evento" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar evento" }).click();
  await expect(toastOf(page)).toContainText("Evento cancelado com sucesso");
  await expect(page.getByText("Cancelado", { exact: true })).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: "Reabrir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reabrir" }).click();
  await expect(toastOf(page)).toContainText("Evento reaberto com sucesso");

  await page.getByRole("button", { name: "Editar Casamento" }).click();
  const dialog = page.getByRole("dialog", { name: /^Casamento · \S{3} \d\d\/\d\d\/\d{4} / });
  await dialog.getByLabel("Nome").fill("Bodas");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bodas" })).toBeVisible();

  // What is still to come is cancelled before it is put away.
  const bodas = page.getByRole("button", { name: "Mais ações de Bodas" });
  await bodas.click();
  await expect(page.getByRole("menuitem", { name: "Desabilitar" })).toBeHidden();
  await page.getByRole("menuitem", { name: "Cancelar evento" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar evento" }).click();
  await expect(page.getByText("Cancelado", { exact: true })).toBeVisible();
  await bodas.click();
  await page.getByRole("menuitem", { name: "Desabilitar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desabilitar" }).click();
  await expect(page.getByText("Desabilitado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Reativar Bodas" }).click();
  await expect(page.getByRole("button", { name: "Editar Bodas" })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
  await page.goto("/eventos/999999");
  await expect(page.getByText("Ele não existe ou não pertence à sua empresa.")).toBeVisible();
});

test("a short withdrawal takes three taps from the card, with the purchase on the way", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  await make("Casamento", 1, 216);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/eventos");
  await cardOf(page, "Casamento").getByRole("link", { name: "Dar baixa de Casamento" }).click();
  await expect(page.getByLabel("Entrada de Vodka (L)")).toHaveValue("0,8");
  await expect(page.getByLabel("Preço pago por Vodka")).toHaveValue("32,00");
  await analyse(page, "short withdrawal");
  await page.getByRole("button", { name: "Registrar entrada e dar baixa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Dar baixa" }).click();
  await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");
  await expect(page.getByText("Estoque retirado")).toBeVisible();
});

test("counts of a return survive a lost connection and a reload, and the page says so before", {
  tag: "@long",
}, async ({ page, context, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  const { id } = await make("Casamento", 1, 100);
  await callApi(product.url, `/api/events/${String(id)}/withdraw-stock`, {}, token);
  await signIn(token);
  await page.goto(`/eventos/${String(id)}/retorno`);
  const counted = page.getByLabel("Voltou de Vodka (L)");
  await expect(counted).toBeVisible();
  await context.setOffline(true);
  await counted.fill("1,25");
  await expect(page.getByText("1 contagem por enviar")).toBeVisible();
  await analyse(page, "return without a connection");
  await page.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page)).toContainText("Há contagens por enviar.");
  await expect(counted).toHaveValue("1,25");
  await context.setOffline(false);
  await page.reload();
  await expect(counted).toHaveValue("1,25");
  await page.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
  // Nothing is left of it for the next time.
  await page.reload();
  await expect(page.getByText("Estoque devolvido")).toBeVisible();
  await expect(page.getByText(/por enviar|depois do retorno/)).toBeHidden();
});

test("a forgotten event is asked about: nothing was used, which can be undone, or a late withdrawal", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  await make("Esquecido", -4, 100);
  await make("De ontem", -1, 20);
  await signIn(token);
  await page.goto("/");
  const waiting = page
    .getByRole("region", { name: "Agora" })
    .getByRole("link", { name: "Esquecido", exact: true });
  await expect(waiting).toBeVisible();
  await page.getByRole("button", { name: "Mais ações de Esquecido" }).click();
  await page.getByRole("menuitem", { name: "Nada foi usado" }).click();
  const question = page.getByRole("alertdialog", { name: "Registrar que nada foi usado em Esquecido?" });
  await analyse(page, "question whether nothing was used");
  await question.getByRole("button", { name: "Registrar" }).click();
  await expect(toastOf(page)).toContainText("Registrado: nada foi usado em Esquecido");
  // The row is gone with the button that had the focus: it goes to the page, or to what stands before the row.
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  await expect(waiting).toBeHidden();

  await page.goto("/eventos");
  await cardOf(page, "Esquecido")
    .getByRole("button", { name: /^Desfazer/ })
    .click();
  await expect(cardOf(page, "Esquecido")).toContainText("sem baixa");
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByRole("checkbox", { name: "Sem baixa" }).check();
  await expect(page.getByText("Mostrando 1 de 1 eventos sem baixa", { exact: true })).toBeVisible();
  await analyse(page, "events without a withdrawal");
  await page.getByRole("link", { name: "Dar baixa agora de Esquecido" }).click();
  await page.getByRole("button", { name: "Dar baixa no estoque" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Dar baixa" }).click();
  await expect(toastOf(page)).toContainText("Baixa no estoque realizada com sucesso");
  await expect(page.getByText("Estoque retirado")).toBeVisible();

  // All of it was drunk.
  await page.getByRole("link", { name: "Registrar retorno" }).click();
  await page.getByRole("button", { name: "Nada voltou" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Registrar" }).click();
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
  await expect(page.getByText("Estoque devolvido")).toBeVisible();
});

test("from inside the dialog, paper gets the two lists whole and nothing else", async ({
  page,
  product,
  signIn,
}) => {
  const { token, plan } = await readyBar(product.url);
  const planItem = async (name: string) => {
    const item = { name, category: "Outros", quantity: 0, unit: "L", pricePerUnit: 0 };
    const { id } = await callApi(product.url, "/api/ingredients", item, token);
    return { ingredientId: id, ingredientName: name, quantity: 50, unit: "ml", plannedQuantity: 900 };
  };
  const lines = await Promise.all(Array.from({ length: 40 }, (_, n) => planItem(`Item ${n + 1}`)));
  const [shot] = plan("", 1, 10).drinks;
  const drinks = [{ ...shot, ingredients: lines }];
  const { id } = await callApi(product.url, "/api/events", plan("Casamento", 1, 10, { drinks }), token);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto(`/eventos/${String(id)}?parte=compras`);
  await page.getByRole("dialog").getByRole("table", { name: "Lista de compras" }).waitFor();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(4);

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 });
  const paper = page.locator("[data-paper]");
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText(/^Casamento · \S{3} \d\d\/\d\d\/\d{4} /);
  for (const name of ["Lista de compras", "O que vai junto"]) {
    await expect(paper.getByRole("table", { name }).getByRole("rowheader", { name: /^Item/ })).toHaveCount(
      40,
    );
  }
  expect(await page.locator("body > *:visible").count()).toBe(1);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2000);
  await page.emulateMedia({ media: null });
  await expect(paper).toHaveCount(0);
});

test("the amounts of the shopping list keep their unit beside them", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const bottles = { category: "Bebidas Alcoólicas", unit: "unidade", unitWord: "garrafa" };
  const item = { ...bottles, name: "Espumante brut", quantity: 192.65, pricePerUnit: 5_000 };
  const { id: ingredientId } = await callApi(product.url, "/api/ingredients", item, token);
  const line = { ingredientId, quantity: 0.2, unit: "unidade" };
  const drink = { name: "Taça de espumante", ingredients: [line] };
  const { id: drinkId } = await callApi(product.url, "/api/drinks", drink, token);
  const planned = { ...line, ingredientName: item.name, plannedQuantity: 133.33 };
  const event = {
    name: "Jantar",
    date: new Date(Date.now() + 86_400_000).toISOString(),
    status: "confirmado",
    type: "social",
    guests: 400,
    drinks: [{ drinkId, drinkName: drink.name, quantity: 666, ingredients: [planned] }],
  };
  const { id } = await callApi(product.url, "/api/events", event, token);
  await signIn(token);
  for (const width of [640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/eventos/${String(id)}?parte=compras`);
    const cells = page
      .getByRole("dialog")
      .getByRole("table", { name: "Lista de compras" })
      .locator("tbody td");
    await expect(cells.first()).toHaveText("133,33 garrafas");
    for (const cell of await cells.all()) {
      const lines = await cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${await cell.textContent()} at ${width} px`).toBe(1);
    }
    await expectNoSidewaysScrolling(page, `shopping list at ${width} px`);
  }
});
