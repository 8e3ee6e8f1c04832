import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DrinkImport } from "#shared/drinks/drink-import-contract.ts";
import { drink, lemon } from "#web/drinks/testing/drinks.ts";
import { open } from "#web/drinks/testing/open-drinks.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
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

test("an empty page offers the classic drinks: none is chosen before, and all can be at once", async () => {
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [] },
    "POST /api/drinks/import": { body: { created: 20, changed: 0, ingredients: 33 } },
  });
  open();
  await press("Começar com drinks clássicos");
  const chips = within(await screen.findByRole("group", { name: "Drinks clássicos" }));
  expect(chips.getAllByRole("button", { pressed: false })).toHaveLength(20);
  expect(screen.queryByRole("button", { name: /^Adicionar/ })).toBeNull();
  await press("Marcar todos");
  expect(screen.queryByRole("table")).toBeNull();
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
  expect(await screen.findByRole("button", { name: /^Negroni · já cadastrado/ })).toBeDisabled();
  await press("Marcar todos");
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
  await press("Moscow Mule");
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
    await press("Moscow Mule");
    await press("Cuba Libre");
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

const question = (name: string) => screen.getByLabelText(name);

test("what the stock keeps in a unit without a factor is asked for, in one table with proposals filled in", async () => {
  const lime = { ...lemon, unit: "kg", yieldQuantity: null, yieldUnit: null };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [lime] },
    "POST /api/drinks/import": { body: { created: 2, changed: 0, ingredients: 4 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Caipirinha");
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("row")).toHaveLength(4);
  expect(question("1 kg de Limão rende quantas unidades?")).toHaveValue("12");
  expect(screen.queryByRole("button", { name: "Guardar" })).toBeNull();
  await press("Gin Tônica");
  expect(question("1 unidade de Limão rende quantas rodelas?")).toHaveValue("8");
  await fill(question("1 kg de Limão rende quantas unidades?"), "10");
  await press("Adicionar 2 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { rows, newIngredients } = sentBy(api);
  expect(newIngredients).toContainEqual(
    expect.objectContaining({ name: "Limão", yieldQuantity: 80, yieldUnit: "rodela" }),
  );
  const limes = rows.flatMap(({ ingredients }) => ingredients.filter(({ ingredient }) => ingredient === 2));
  expect(limes).toEqual([
    { ingredient: 2, quantity: 8, unit: "rodela" },
    { ingredient: 2, quantity: 2, unit: "rodela" },
  ]);
});

test("an unanswered question keeps chosen drinks from being added, until it is answered or they are left out", async () => {
  const gin = { ...vodka, name: "Gin", unit: "unidade", unitWord: "garrafa" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [gin] },
    "POST /api/drinks/import": { body: { created: 2, changed: 0, ingredients: 4 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Tom Collins");
  await press("Dry Martini");
  await press("Adicionar 2 drinks");
  const asked = "1 garrafa de Gin rende quantos ml?";
  await waitFor(() => expect(question(asked)).toHaveFocus());
  expect(question(asked)).toHaveAccessibleDescription(
    "Informe o rendimento, ou desmarque Dry Martini, Tom Collins: nada foi gravado",
  );
  expect(sentBy(api)).toBeUndefined();

  // Another choice is asked anew.
  await press("Tom Collins");
  await press("Mojito");
  expect(question(asked)).toBeValid();
  await press("Adicionar 2 drinks");
  expect(question(asked)).toHaveAccessibleDescription(/ou desmarque Dry Martini:/);
  await userEvent.type(question(asked), "750,555");
  expect(question(asked)).toHaveAccessibleDescription("Use no máximo 2 casas depois da vírgula");
  await fill(question(asked), "750");
  await press("Adicionar 2 drinks");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBy(api).rows.map(({ name }) => name)).toEqual(["Dry Martini", "Mojito"]);
  expect(sentBy(api).newIngredients).toContainEqual(
    expect.objectContaining({ name: "Gin", yieldQuantity: 750, yieldUnit: "ml" }),
  );
});

test("a bottle whose name says its size has its answer already", async () => {
  const tanqueray = { ...vodka, name: "Gin Tanqueray 750ml", unit: "unidade", unitWord: "garrafa" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [tanqueray] },
    "POST /api/drinks/import": { body: { created: 1, changed: 0, ingredients: 1 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Dry Martini");
  expect(question("1 garrafa de Gin Tanqueray 750ml rende quantos ml?")).toHaveValue("750");
  await press("Adicionar 1 drink");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentBy(api).newIngredients).toContainEqual(
    expect.objectContaining({ name: "Gin Tanqueray 750ml", yieldQuantity: 750, yieldUnit: "ml" }),
  );
});

test("drinks that need a unit which no step reaches can only be left out", async () => {
  const lime = { ...lemon, unit: "kg", yieldQuantity: 3, yieldUnit: "maço" };
  const api = stubApi({
    "GET /api/drinks": { body: [] },
    "GET /api/ingredients": { body: [lime] },
    "POST /api/drinks/import": { body: { created: 1, changed: 0, ingredients: 2 } },
  });
  open();
  await press("Começar com drinks clássicos");
  await press("Dry Martini");
  await press("Gin Tônica");
  await press("Adicionar 2 drinks");
  const table = screen.getByRole("region", { name: "O que falta saber" });
  await waitFor(() => expect(table).toHaveFocus());
  expect(table).toHaveTextContent(
    /o rendimento de Limão é 3 maços\. .*ou desmarque Gin Tônica: nada foi gravado/,
  );
  expect(sentBy(api)).toBeUndefined();
  await press("Gin Tônica");
  await press("Adicionar 1 drink");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
