import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { cardOf as eventCard } from "../support/event-list.ts";
import { failsThenWorks, pick, refuses, SERVER_DOWN, save } from "../support/refusals.ts";
import { DESK } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");

test("8 Toasts: events", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  const dialog = dialogOf(page);
  await holds(["8.toasts.5", "8.success.3", "7.22", "7.23"], async () => {
    await page.getByRole("button", { name: "Novo evento" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Jantar");
    await dialog.getByLabel("Data e hora").fill("2030-12-25T20:30");
    await dialog.getByRole("textbox", { name: "Convidados" }).fill("30");
    await dialog.getByRole("tab", { name: "Drinks" }).click();
    await pick(page, "Adicionar drink", "shot");
    const post = { method: "POST", path: "/api/events", press: () => save(page) };
    const sent = await failsThenWorks(page, post, "Falha ao criar evento", "Evento criado com sucesso");
    for (const field of [
      "name",
      "date",
      "location",
      "guests",
      "status",
      "type",
      "combo",
      "drinks",
      "fixedCosts",
      "eventIngredients",
    ]) {
      expect(Object.keys(sent), field).toContain(field);
    }
    const [drink] = sent.drinks as { drinkName: string; ingredients: object[] }[];
    expect(drink?.drinkName).toBe("Shot");
    expect(Object.keys(drink?.ingredients[0] ?? {}).sort()).toEqual(
      ["ingredientId", "ingredientName", "plannedQuantity", "quantity", "returnQuantity", "unit"].sort(),
    );
    await expect(dialog).toHaveCount(0);
    await eventCard(page, "Jantar")
      .getByRole("button", { name: /^Editar/ })
      .click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Almoço");
    const put = { method: "PUT", path: "/api/events/", press: () => save(page) };
    await failsThenWorks(page, put, "Falha ao atualizar evento", "Evento atualizado com sucesso");
    await expect(dialog).toHaveCount(0);
  });
  await holds(["8.toasts.5", "8.success.5"], async () => {
    await eventCard(page, "Coquetel")
      .getByRole("button", { name: /^Custos fixos/ })
      .click();
    await dialog.getByRole("button", { name: "Adicionar custo fixo" }).click();
    const row = dialog.getByRole("group", { name: "Custo fixo 1" });
    await row.getByLabel("Nome").fill("Gelo");
    await row.getByLabel(/^Valor/).fill("80");
    await row.getByLabel("Categoria").selectOption("Outros");
    const put = { method: "PUT", path: "/api/events/", press: () => save(page) };
    const sent = await failsThenWorks(
      page,
      put,
      "Falha ao atualizar custos fixos",
      "Custos fixos atualizados com sucesso",
    );
    expect(sent).toMatchObject({
      name: "Coquetel",
      fixedCosts: [{ name: "Gelo", value: 80, category: "Outros" }],
    });
    await expect(dialog).toHaveCount(0);
  });
  await holds(["8.toasts.6", "8.success.5", "8.success.6"], async () => {
    await page.reload();
    const duplicate = {
      method: "POST",
      path: "/api/events",
      press: () =>
        eventCard(page, "Coquetel")
          .getByRole("button", { name: /^Duplicar/ })
          .click(),
    };
    await failsThenWorks(
      page,
      duplicate,
      "Falha ao duplicar evento",
      "Evento duplicado com sucesso (incluindo custos fixos)",
    );
  });
  await holds(["8.toasts.6", "8.success.5"], async () => {
    await page.reload();
    const press = async () => {
      const question = page.getByRole("alertdialog");
      if (!(await question.isVisible())) {
        await eventCard(page, "Formatura")
          .getByRole("button", { name: /^Desabilitar/ })
          .click();
      }
      await question.getByRole("button", { name: "Desabilitar" }).click();
    };
    const disable = { method: "PATCH", path: "/api/events/", press };
    await failsThenWorks(page, disable, "Falha ao desabilitar evento", "Evento desabilitado com sucesso");
  });
});

test("8 Toasts: a withdrawal says what the server says", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token, party, shots } = await companyOfThree(product.url);
  const night = {
    ...party,
    name: "Noite",
    date: new Date().toISOString(),
    status: "confirmado",
    drinks: shots(20),
  };
  await callApi(product.url, "/api/events", night, token);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await eventCard(page, "Noite")
    .getByRole("button", { name: /^Editar Noite/ })
    .click();
  await dialogOf(page)
    .getByRole("button", { name: /Dar baixa/ })
    .click();
  const go = page.getByRole("main").getByRole("button", { name: /^Dar baixa/ });
  const question = page.getByRole("alertdialog");
  const press = async () => {
    await go.or(question).first().waitFor();
    if (!(await question.isVisible())) await go.click();
    await question.getByRole("button", { name: /Dar baixa/ }).click();
  };
  await holds("8.toasts.7", async () => {
    const withdraw = { method: "POST", path: "/withdraw-stock", press };
    const short = "Estoque insuficiente: Vodka (faltam 2 L)";
    await refuses(page, withdraw, SERVER_DOWN, "Erro Falha ao realizar baixa no estoque");
    await refuses(page, withdraw, { status: 409, json: { message: short, error: short } }, `Erro ${short}`);
  });
});
