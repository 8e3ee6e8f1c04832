import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Drink } from "#shared/drinks/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/toast.ts";
import { DrinksPage } from "./drinks-page.tsx";

const createdAt = "2026-03-05T15:00:00.000Z";
const vodka: Ingredient = {
  id: 1,
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 10,
  unit: "L",
  pricePerUnit: "400.00",
  unitCost: 40,
  minQuantity: 0,
  reservedQuantity: 0,
  observations: null,
  yieldQuantity: null,
  yieldUnit: null,
  companyId: 1,
  createdAt,
  version: 1,
};
const lemon: Ingredient = {
  ...vodka,
  id: 2,
  name: "Limão",
  quantity: 1,
  unit: "unidade",
  unitCost: 0.8,
  yieldQuantity: 8,
  yieldUnit: "rodela",
};
const mint: Ingredient = { ...vodka, id: 3, name: "Hortelã", quantity: 0, unit: "maço", unitCost: 2.5 };
const drink: Drink = {
  id: 1,
  name: "Caipiroska",
  ingredients: [
    { ingredientId: 1, quantity: 62.5, unit: "ml" },
    { ingredientId: 2, quantity: 4, unit: "rodela" },
  ],
  companyId: 1,
  createdAt,
  version: 5,
};
const minty: Drink = {
  ...drink,
  id: 2,
  name: "Mojito",
  ingredients: [
    { ingredientId: 1, quantity: 50, unit: "ml" },
    { ingredientId: 3, quantity: 4, unit: "folhas" },
  ],
};
const answers = {
  "GET /api/drinks": { body: [drink, minty] },
  "GET /api/ingredients": { body: [mint, lemon, vodka] },
};

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient({ onUnauthorized: () => {} })}>
      <DrinksPage />
    </QueryClientProvider>,
  );
const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("[role=listitem]") as HTMLElement);
const inDialog = async () => within(await screen.findByRole("dialog"));
const row = async (number: number) =>
  within((await inDialog()).getByRole("group", { name: `Ingrediente ${number}` }));
const newDrink = async () => userEvent.click(await screen.findByRole("button", { name: "Novo drink" }));
const save = async () => userEvent.click((await inDialog()).getByRole("button", { name: "Salvar" }));
const pick = async (number: number, typed: string) => {
  await userEvent.type((await row(number)).getByRole("combobox", { name: "Ingrediente" }), typed);
  await userEvent.keyboard("{Enter}");
};

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a card shows recipe, cost and availability", async () => {
  stubApi(answers);
  open();
  const available = await card("Caipiroska");
  expect(available.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "62,5 ml de Vodka",
    "4 rodela de Limão",
  ]);
  expect(available.getByText("Disponível")).toBeVisible();
  expect(available.getByText(/R\$\s2,90/)).toBeVisible();
  expect(available.queryByText("custo aproximado")).toBeNull();
  const missing = await card("Mojito");
  expect(missing.getByText("Indisponível")).toBeVisible();
  expect(missing.getByText("Hortelã (faltam 4 maço)")).toBeVisible();
  expect(missing.getByText("custo aproximado")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("more than six drinks can be searched by name or ingredient", async () => {
  const drinks = Array.from({ length: 7 }, (_, n) => ({ ...drink, id: n + 10, name: `Drink ${n}` }));
  stubApi({ ...answers, "GET /api/drinks": { body: [...drinks, minty] } });
  open();
  await userEvent.type(await screen.findByRole("searchbox"), "hortela");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  await card("Mojito");
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("Nenhum drink encontrado")).toBeVisible();
});

test("without drinks the page offers the first; without ingredients it leads to the stock", async () => {
  stubApi({ ...answers, "GET /api/drinks": { body: [] } });
  const { unmount } = open();
  expect(await screen.findByText("Nenhum drink cadastrado ainda.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cadastrar drink" }));
  await inDialog();
  unmount();

  stubApi({ "GET /api/drinks": { body: [] }, "GET /api/ingredients": { body: [] } });
  open();
  expect(await screen.findByText("Nenhum drink cadastrado ainda.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ir para o Estoque" })).toHaveAttribute("href", "/estoque");
  await newDrink();
  expect((await inDialog()).getByRole("link", { name: /Estoque/ })).toHaveAttribute("href", "/estoque");
});

test("each message stands at its field, and the first wrong field has the focus", async () => {
  const { routes } = stubApi(answers);
  open();
  await newDrink();
  await save();
  const name = (await inDialog()).getByLabelText("Nome");
  await waitFor(() => expect(name).toHaveAccessibleDescription("Nome é obrigatório"));
  expect(name).toHaveFocus();
  const first = await row(1);
  for (const [label, message] of [
    ["Ingrediente", "Selecione um ingrediente"],
    ["Quantidade", "Quantidade deve ser maior que 0"],
    ["Unidade", "Unidade é obrigatória"],
  ] as const) {
    expect(first.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(first.getByRole("button", { name: "Remover ingrediente 1" })).toBeDisabled();
  await userEvent.type(name, "Shot");
  await save();
  await waitFor(() => expect(first.getByLabelText("Ingrediente")).toHaveFocus());
  expect(routes()).not.toContain("POST /api/drinks");
});

test("a new drink: the unit is proposed, the cost shown while typing, the comma understood", async () => {
  const { sent } = stubApi({ ...answers, "POST /api/drinks": { status: 201, body: drink } });
  open();
  await newDrink();
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText("Nome"), "Shot");
  await pick(1, "vod");
  const first = await row(1);
  expect(first.getByLabelText("Ingrediente")).toHaveValue("Vodka");
  expect(first.getByLabelText("Unidade")).toHaveValue("ml");
  await userEvent.type(first.getByLabelText("Quantidade"), "37,5");
  expect(dialog.getByText(/R\$\s1,50/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Adicionar ingrediente" }));
  await pick(2, "horte");
  const second = await row(2);
  expect(second.getByLabelText("Unidade")).toHaveValue("maço");
  await userEvent.selectOptions(second.getByLabelText("Unidade"), "folhas");
  expect(second.getByText(/Sem conversão de folhas para maço/)).toBeVisible();
  await userEvent.type(second.getByLabelText("Quantidade"), "2");
  expect(dialog.getByText("custo aproximado")).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  expect(second.getByLabelText("Quantidade")).toHaveValue("2,1");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    name: "Shot",
    ingredients: [
      { ingredientId: 1, quantity: 37.5, unit: "ml" },
      { ingredientId: 3, quantity: 2.1, unit: "folhas" },
    ],
  });
  expect(getSnapshot()[0]).toMatchObject({ description: "Drink criado com sucesso" });
});

test("rows can be removed but for the last; an edit sends its version", async () => {
  const { sent } = stubApi({ ...answers, "PUT /api/drinks/1": { body: drink } });
  open();
  await userEvent.click((await card("Caipiroska")).getByRole("button", { name: /Editar/ }));
  await userEvent.click((await row(1)).getByRole("button", { name: "Remover ingrediente 1" }));
  const last = await row(1);
  expect(last.getByLabelText("Ingrediente")).toHaveValue("Limão");
  expect(last.getByLabelText("Ingrediente")).toHaveFocus();
  expect(last.getByRole("button", { name: "Remover ingrediente 1" })).toBeDisabled();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
    name: "Caipiroska",
    ingredients: [{ ingredientId: 2, quantity: 4, unit: "rodela" }],
    version: 5,
  });
});

test("an ingredient that the server does not know is told at its row; a lost drink above the form", async () => {
  const message = "Ingrediente não encontrado";
  let answer = refusal(400, message, [{ path: "ingredients.1.ingredientId", message }]);
  stubApi({ ...answers, "PUT /api/drinks/1": () => answer });
  open();
  await userEvent.click((await card("Caipiroska")).getByRole("button", { name: /Editar/ }));
  await save();
  const field = (await row(2)).getByLabelText("Ingrediente");
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(getSnapshot()[0]).toMatchObject({ title: "Erro", description: "Falha ao atualizar drink" });
  answer = refusal(404, "Drink not found: não encontrado ou não pertence à sua empresa");
  await save();
  const lost = "Drink não encontrado ou não pertence à sua empresa";
  expect(await (await inDialog()).findByRole("alert")).toHaveTextContent(lost);
  expect(getSnapshot()[0]).toMatchObject({ title: "Erro", description: lost });
});

test("somebody else's recipe comes in whole, or not at all where one was typed", async () => {
  let present = drink;
  const { sent } = stubApi({
    ...answers,
    "GET /api/drinks": () => ({ body: [present] }),
    "PUT /api/drinks/1": () => (present.version === 7 ? { body: present } : refusal(409, VERSION_CONFLICT)),
  });
  const reload = async () =>
    userEvent.click(
      await (await inDialog()).findByRole("button", { name: "Recarregar e manter o que digitei" }),
    );
  open();
  await userEvent.click((await card("Caipiroska")).getByRole("button", { name: /Editar/ }));
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText("Nome"), " dupla");
  await save();
  present = { ...drink, ingredients: [{ ingredientId: 3, quantity: 5, unit: "folhas" }], version: 6 };
  await reload();
  await waitFor(async () => expect((await row(1)).getByLabelText("Ingrediente")).toHaveValue("Hortelã"));
  expect(dialog.queryByRole("group", { name: "Ingrediente 2" })).toBeNull();
  expect(dialog.getByText("Ingredientes", { selector: "li" })).toBeVisible();

  await userEvent.clear((await row(1)).getByLabelText("Quantidade"));
  await userEvent.type((await row(1)).getByLabelText("Quantidade"), "6");
  await save();
  present = { ...drink, version: 7 };
  await reload();
  expect(await dialog.findByText("Ingredientes (no formulário ficou o seu)")).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.filter(({ route }) => route.startsWith("PUT")).at(-1)?.body).toEqual({
    name: "Caipiroska dupla",
    ingredients: [{ ingredientId: 3, quantity: 6, unit: "folhas" }],
    version: 7,
  });
});

test("removing asks first; a failure tells what the server said", async () => {
  let answer: ReturnType<typeof refusal> = refusal(500, "Erro interno do servidor");
  stubApi({ ...answers, "DELETE /api/drinks/1": () => answer });
  open();
  const remove = async () => {
    await userEvent.click((await card("Caipiroska")).getByRole("button", { name: "Remover Caipiroska" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Remover" }));
  };
  await remove();
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ description: "Erro interno do servidor" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  answer = { body: {} };
  await remove();
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ description: "Drink removido com sucesso" }));
});
