import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DrinkImport } from "#shared/drinks/drink-import-contract.ts";
import { drink, lemon, mint } from "#web/drinks/testing/drinks.ts";
import { open } from "#web/drinks/testing/open-drinks.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const sentBy = ({ sent }: ReturnType<typeof stubApi>) =>
  sent.find(({ route }) => route === "POST /api/drinks/import")?.body as DrinkImport;

test("an empty page offers the classic drinks: all of them by one tap", async () => {
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [] },
    "POST /api/drinks/import": { body: { created: 20, changed: 0, ingredients: 33 } },
  });
  open();
  await press("Começar com drinks clássicos");
  const list = within(await screen.findByRole("list", { name: "Drinks clássicos" }));
  expect(list.getAllByRole("checkbox", { checked: true })).toHaveLength(20);
  await press("Adicionar 20 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { rows, newIngredients } = sentBy(api);
  expect(rows).toHaveLength(20);
  expect(newIngredients).toContainEqual({ name: "Gin", category: "Bebidas Alcoólicas", unit: "L" });
  expect(getSnapshot()[0]).toMatchObject({
    title: "Drinks importados com sucesso",
    description: "20 drinks novos, 33 ingredientes novos.",
  });
});

test("those that are there are marked and left out", async () => {
  stubApi({
    "GET /api/drinks": {
      body: [
        { ...drink, name: "NEGRONI" },
        { ...drink, id: 2 },
      ],
    },
    "GET /api/ingredients": { body: [vodka, lemon] },
  });
  open();
  await press("Mais ações dos drinks");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Drinks clássicos…" }));
  expect(await screen.findByRole("checkbox", { name: /^Negroni · já cadastrado/ })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: /^Caipiroska/ })).not.toBeChecked();
  await screen.findByRole("button", { name: "Adicionar 18 drinks" });
});

test("some can be chosen, and what the stock has is used; a refusal keeps the choice", async () => {
  const api = stubApi({
    "GET /api/drinks": { body: [drink] },
    "GET /api/ingredients": { body: [vodka, lemon] },
    "POST /api/drinks/import": refusal(409, 'Já existe um drink chamado "Mojito"'),
  });
  open();
  await press("Mais ações dos drinks");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Drinks clássicos…" }));
  await press("Desmarcar todos");
  expect(screen.queryByRole("button", { name: /^Adicionar/ })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Moscow Mule/ }));
  expect(screen.getByText("2 ingredientes novos no estoque, com quantidade zero.")).toBeVisible();
  await press("Adicionar 1 drink");
  expect(await screen.findByRole("alert")).toHaveTextContent('Já existe um drink chamado "Mojito"');
  expect(sentBy(api)).toMatchObject({
    rows: [
      {
        name: "Moscow Mule",
        ingredients: [
          { ingredient: 1, quantity: 50, unit: "ml" },
          { ingredient: "Cerveja de gengibre" },
          { ingredient: "Suco de limão" },
          { ingredient: 2, unit: "rodela" },
        ],
      },
    ],
    newIngredients: [{ name: "Cerveja de gengibre" }, { name: "Suco de limão" }],
  });
  await press("Marcar todos");
  await screen.findByRole("button", { name: "Adicionar 19 drinks" });
});

test("what the stock has by a longer name is proposed, can be changed, and is remembered the next time", async () => {
  const absolut = { ...vodka, name: "Vodka Absolut 1L" };
  const cola = { ...vodka, id: 7, name: "Coca 2L", category: "Bebidas Não Alcoólicas" };
  const api = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [absolut, cola, lemon] },
    "POST /api/drinks/import": { body: { created: 2, changed: 0, ingredients: 3 } },
  });
  visit("/drinks", "t");
  const begin = async () => {
    await press("Começar com drinks clássicos");
    await press("Desmarcar todos");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Moscow Mule/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Cuba Libre/ }));
  };
  await begin();
  expect(screen.getByLabelText("O que é Vodka")).toHaveDisplayValue("É Vodka Absolut 1L");
  expect(screen.queryByLabelText("O que é Limão")).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("O que é Refrigerante de cola"), "É Coca 2L");
  await press("Adicionar 2 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const used = sentBy(api).rows.flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient));
  expect(used).toEqual(expect.arrayContaining([absolut.id, cola.id]));
  expect(sentBy(api).newIngredients.map(({ name }) => name)).not.toContain("Vodka");
  await begin();
  expect(screen.getByLabelText("O que é Refrigerante de cola")).toHaveDisplayValue("É Coca 2L");
});

test("what the stock keeps in a unit without a factor is asked for before the drinks are added", async () => {
  const lime = { ...lemon, unit: "kg", yieldQuantity: null, yieldUnit: null };
  stubApi({ "GET /api/drinks": { body: [] }, "GET /api/ingredients": { body: [lime] } });
  open();
  await press("Começar com drinks clássicos");
  const missing = within(await screen.findByRole("region", { name: "Rendimentos a informar" }));
  expect(missing.getByLabelText("1 kg de Limão rende quantas unidades?")).toBeVisible();
  await press("Desmarcar todos");
  expect(screen.queryByRole("region", { name: "Rendimentos a informar" })).toBeNull();
});

test("an unanswered question keeps ticked drinks from being added, until it is answered or they are unticked", async () => {
  let gin = { ...vodka, name: "Gin", unit: "unidade", unitWord: "garrafa" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": () => ({ body: [gin] }),
    "PUT /api/ingredients/1": () => {
      gin = { ...gin, yieldQuantity: 750, yieldUnit: "ml" };
      return { body: gin };
    },
    "POST /api/drinks/import": { body: { created: 2, changed: 0, ingredients: 4 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Desmarcar todos");
  const tick = (name: RegExp) => userEvent.click(screen.getByRole("checkbox", { name }));
  await tick(/^Tom Collins/);
  await tick(/^Dry Martini/);
  await press("Adicionar 2 drinks");
  const question = () => screen.getByLabelText("1 garrafa de Gin rende quantos ml?");
  expect(question()).toHaveFocus();
  expect(question()).toHaveAccessibleDescription(
    "Informe o rendimento, ou desmarque Dry Martini, Tom Collins: nada foi gravado",
  );
  expect(sentBy(api)).toBeUndefined();
  expect(screen.getByRole("checkbox", { name: /^Tom Collins/ })).toBeChecked();

  // Another choice is asked anew.
  await tick(/^Tom Collins/);
  await tick(/^Mojito/);
  expect(question()).toBeValid();
  await press("Adicionar 2 drinks");
  expect(question()).toHaveAccessibleDescription(/ou desmarque Dry Martini:/);
  await userEvent.type(question(), "750{Enter}");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Rendimentos a informar" })).toBeNull());
  await press("Adicionar 2 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBy(api).rows.map(({ name }) => name)).toEqual(["Dry Martini", "Mojito"]);
});

test("a bottle whose name says its size is not asked about: the answer is there, and saved with the drinks", async () => {
  let tanqueray = { ...vodka, name: "Gin Tanqueray 750ml", unit: "unidade", unitWord: "garrafa" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": () => ({ body: [tanqueray] }),
    "PUT /api/ingredients/1": () => {
      tanqueray = { ...tanqueray, yieldQuantity: 750, yieldUnit: "ml" };
      return { body: tanqueray };
    },
    "POST /api/drinks/import": { body: { created: 1, changed: 0, ingredients: 1 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Desmarcar todos");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Dry Martini/ }));
  expect(screen.getByLabelText("1 garrafa de Gin Tanqueray 750ml rende quantos ml?")).toHaveValue("750");
  await press("Adicionar 1 drink");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const saved = api.sent.find(({ route }) => route === "PUT /api/ingredients/1")?.body;
  expect(saved).toMatchObject({ yieldQuantity: 750, yieldUnit: "ml" });
  expect(sentBy(api).rows.map(({ name }) => name)).toEqual(["Dry Martini"]);
});

test("drinks that need another yield than the ingredient has can only be unticked", async () => {
  const lime = { ...lemon, unit: "kg", yieldQuantity: 10, yieldUnit: "unidade" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [lime] },
    "POST /api/drinks/import": { body: { created: 17, changed: 0, ingredients: 32 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Adicionar 20 drinks");
  const questions = screen.getByRole("region", { name: "Rendimentos a informar" });
  expect(questions).toHaveFocus();
  expect(questions).toHaveTextContent(/ou desmarque Cuba Libre, Gin Tônica, Moscow Mule: nada foi gravado/);
  expect(sentBy(api)).toBeUndefined();
  for (const name of [/^Cuba Libre/, /^Gin Tônica/, /^Moscow Mule/]) {
    await userEvent.click(screen.getByRole("checkbox", { name }));
  }
  await press("Adicionar 17 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBy(api).rows).toHaveLength(17);
});

test("a yield that the classic set knows is said and sent along", async () => {
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [{ ...mint, yieldQuantity: null, yieldUnit: null }] },
    "POST /api/drinks/import": { body: { created: 1, changed: 0, ingredients: 4 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Desmarcar todos");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Mojito/ }));
  expect(
    screen.getByText(
      "4 ingredientes novos no estoque, com quantidade zero. 1 maço de Hortelã passa a render 60 folhas.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("region", { name: "Rendimentos a informar" })).toBeNull();
  await press("Adicionar 1 drink");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBy(api).newIngredients).toContainEqual({
    name: "Hortelã",
    category: "Outros",
    unit: "maço",
    yieldQuantity: 60,
    yieldUnit: "folhas",
  });
});
