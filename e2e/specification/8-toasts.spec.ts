import { expect, type Page } from "@playwright/test";
import { toastOf } from "../support/fixtures.ts";
import { failsThenWorks, pick, refuses, SERVER_DOWN, save } from "../support/refusals.ts";
import { DESK, expectToRead } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const gone = {
  status: 404,
  body: JSON.stringify({ message: "Drink not found: não encontrado ou não pertence à sua empresa" }),
};
const NOT_FOUND = "Erro Drink não encontrado ou não pertence à sua empresa";

const dialogOf = (page: Page) => page.getByRole("dialog");

test("8 Toasts: ingredients", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/estoque");
  const dialog = dialogOf(page);
  const texts = ["ingrediente", "Ingrediente"];
  await holds(["8.toasts.1", "8.success.1", "7.15", "7.16"], async () => {
    await page.getByRole("button", { name: "Adicionar ingrediente" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Rum");
    await dialog.getByLabel("Categoria", { exact: true }).selectOption("Bebidas Alcoólicas");
    await dialog.getByLabel("Quantidade", { exact: true }).fill("2,5");
    await dialog.getByLabel("Unidade", { exact: true }).selectOption("L");
    await dialog.getByLabel("Preço", { exact: true }).fill("100");
    await dialog.getByLabel("Quantidade mínima").fill("1");
    const post = { method: "POST", path: "/api/ingredients", press: () => save(page) };
    const sent = await failsThenWorks(
      page,
      post,
      `Falha ao adicionar ${texts[0]}`,
      `${texts[1]} adicionado com sucesso`,
    );
    const category = "Bebidas Alcoólicas";
    expect(sent).toMatchObject({
      name: "Rum",
      category,
      quantity: 2.5,
      unit: "L",
      pricePerUnit: 100,
      minQuantity: 1,
    });
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Editar Rum" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Rum branco");
    const put = { method: "PUT", path: "/api/ingredients/", press: () => save(page) };
    const changed = await failsThenWorks(
      page,
      put,
      "Falha ao atualizar ingrediente",
      "Ingrediente atualizado com sucesso",
    );
    expect(Object.keys(changed)).toEqual(expect.arrayContaining(Object.keys(sent)));
  });
});

test("8 Toasts: drinks", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  const { token, ids } = await companyOfThree(product.url);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/drinks");
  const dialog = dialogOf(page);
  await holds(["8.toasts.2", "8.success.2", "7.18"], async () => {
    await page.getByRole("button", { name: "Novo drink" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Vodka sour");
    await pick(page, "Ingrediente", "vod");
    await dialog.getByLabel("Quantidade").first().fill("60");
    const post = { method: "POST", path: "/api/drinks", press: () => save(page) };
    const sent = await failsThenWorks(page, post, "Falha ao criar drink", "Drink criado com sucesso");
    expect(sent).toMatchObject({
      name: "Vodka sour",
      ingredients: [{ ingredientId: ids.vodka, quantity: 60, unit: expect.any(String) }],
    });
    await expect(dialog).toHaveCount(0);
  });
  await holds(["8.toasts.3", "8.success.2", "7.19"], async () => {
    await page.getByRole("button", { name: "Editar Vodka sour" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Azedo");
    const put = { method: "PUT", path: "/api/drinks/", press: () => save(page) };
    await failsThenWorks(page, put, "Falha ao atualizar drink", "Drink atualizado com sucesso");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Editar Azedo" }).click();
    await dialog.getByLabel("Nome", { exact: true }).fill("Azedinho");
    await refuses(page, put, gone, NOT_FOUND);
    await page.reload();
  });
  await holds(["8.toasts.4", "8.success.2"], async () => {
    const press = async () => {
      await page.getByRole("button", { name: "Remover Azedo" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
    };
    const remove = { method: "DELETE", path: "/api/drinks/", press };
    await refuses(page, remove, gone, NOT_FOUND);
    await page.reload();
    await refuses(page, remove, { status: 500, json: { message: "Hoje não" } }, "Erro Hoje não");
    await page.reload();
    await refuses(page, remove, SERVER_DOWN, "Erro Falha ao remover drink");
    await page.reload();
    await press();
    await expectToRead(toastOf(page), "Drink removido com sucesso");
  });
});

test("8 Toasts: clients", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/clientes");
  const dialog = dialogOf(page);
  await holds(["8.toasts.10", "8.success.7", "7.28"], async () => {
    await page.getByRole("button", { name: "Novo cliente" }).click();
    await save(page);
    await expectToRead(dialog, "Nome é obrigatório");
    await dialog.getByLabel("Nome", { exact: true }).fill("Davi Reis");
    const post = { method: "POST", path: "/api/clients", press: () => save(page) };
    const sent = await failsThenWorks(page, post, "Erro ao criar cliente", "Cliente criado com sucesso");
    for (const field of ["name", "email", "phone", "cpf", "address", "notes"])
      expect(Object.keys(sent)).toContain(field);
    await expect(dialog).toHaveCount(0);
  });
  await holds(["8.toasts.10", "8.success.7"], async () => {
    await page.getByRole("button", { name: /^Editar .*Davi Reis/ }).click({ timeout: 3000 });
    await dialog.getByLabel("Nome", { exact: true }).fill("Davi Lima");
    const put = { method: "PUT", path: "/api/clients/", press: () => save(page) };
    await failsThenWorks(page, put, "Erro ao atualizar cliente", "Cliente atualizado com sucesso");
    await expect(dialog).toHaveCount(0);
    page.on("dialog", (question) => void question.accept());
    const press = () =>
      page.getByRole("button", { name: /^(Remover|Excluir) .*Davi Lima/ }).click({ timeout: 3000 });
    const remove = { method: "DELETE", path: "/api/clients/", press };
    await failsThenWorks(page, remove, "Erro ao remover cliente", "Cliente removido com sucesso");
  });
});
