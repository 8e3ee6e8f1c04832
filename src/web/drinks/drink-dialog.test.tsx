import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { answers, drink, lemon, mint } from "./testing/drinks.ts";
import { card, inDialog, newDrink, open, pick, row, save } from "./testing/open-drinks.tsx";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  await fill(name, "Shot");
  await save();
  await waitFor(() => expect(first.getByLabelText("Ingrediente")).toHaveFocus());
  expect(routes()).not.toContain("POST /api/drinks");
});

test("a new drink: the unit is proposed, the cost shown while typing, the comma understood", async () => {
  const { sent } = stubApi({
    ...answers,
    "PUT /api/ingredients/3": { body: mint },
    "POST /api/drinks": { status: 201, body: drink },
  });
  open();
  await newDrink();
  const dialog = await inDialog();
  await fill(dialog.getByLabelText("Nome"), "Shot");
  await pick(1, "vod");
  const first = await row(1);
  expect(first.getByLabelText("Ingrediente")).toHaveValue("Vodka");
  expect(first.getByLabelText("Unidade")).toHaveValue("ml");
  await fill(first.getByLabelText("Quantidade"), "37,5");
  expect(dialog.getByText(/R\$\s1,50/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Adicionar ingrediente" }));
  await pick(2, "horte");
  const second = await row(2);
  expect(second.getByLabelText("Unidade")).toHaveValue("maço");
  await userEvent.selectOptions(second.getByLabelText("Unidade"), "folhas");
  expect(second.getByLabelText("1 maço de Hortelã rende quantas folhas?")).toBeVisible();
  await userEvent.type(second.getByLabelText("Quantidade"), "2");
  expect(dialog.getByText("custo aproximado")).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  expect(second.getByLabelText("Quantidade")).toHaveValue("2,1");
  // Not without an answer, and then with it.
  await save();
  expect(await second.findByText("Informe um número maior que 0")).toBeVisible();
  expect(second.getByLabelText("1 maço de Hortelã rende quantas folhas?")).toHaveFocus();
  expect(sent.filter(({ route }) => /^(POST|PUT)/.test(route))).toEqual([]);
  await userEvent.type(second.getByLabelText("1 maço de Hortelã rende quantas folhas?"), "60 folhas");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.filter(({ route }) => /^(POST|PUT)/.test(route)).map(({ route }) => route)).toEqual([
    "PUT /api/ingredients/3",
    "POST /api/drinks",
  ]);
  expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({ yieldQuantity: 60 });
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    name: "Shot",
    description: null,
    ingredients: [
      { ingredientId: 1, quantity: 37.5, unit: "ml" },
      { ingredientId: 3, quantity: 2.1, unit: "folhas" },
    ],
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Drink criado com sucesso" });
});

test("a unit without a factor asks for the yield, and keeps it with the ingredient", async () => {
  let asked: Ingredient = { ...mint, version: 7 };
  const { sent } = stubApi({
    ...answers,
    "GET /api/ingredients": () => ({ body: [asked, lemon, vodka] }),
    "PUT /api/ingredients/3": () => {
      asked = { ...asked, yieldQuantity: 40, yieldUnit: "folhas", version: 8 };
      return { body: asked };
    },
  });
  open();
  await newDrink();
  await pick(1, "horte");
  const first = await row(1);
  await userEvent.selectOptions(first.getByLabelText("Unidade"), "folhas");
  const field = first.getByLabelText("1 maço de Hortelã rende quantas folhas?");
  await userEvent.type(field, "0{Enter}");
  expect(field).toHaveAccessibleDescription("Informe um número maior que 0");
  await userEvent.clear(field);
  await userEvent.type(field, "40{Enter}");
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    name: "Hortelã",
    quantity: 0,
    pricePerUnit: "400.00",
    yieldQuantity: 40,
    yieldUnit: "folhas",
    version: 7,
  });
  expect(screen.getByRole("dialog")).toBeVisible();

  // An ingredient has one yield: it is not replaced from a recipe.
  await userEvent.selectOptions(first.getByLabelText("Unidade"), "rodela");
  expect(first.getByText(/o rendimento de Hortelã é 40 folhas/)).toBeVisible();
  expect(first.queryByRole("button", { name: "Guardar" })).toBeNull();
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
    description: null,
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
    "GET /api/ingredients": {
      body: [{ ...mint, yieldQuantity: 60, yieldUnit: "folhas" }, lemon, vodka],
    },
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
  present = { ...drink, ingredients: [{ ingredientId: 3, quantity: 1500.5, unit: "folhas" }], version: 6 };
  await reload();
  await waitFor(async () => expect((await row(1)).getByLabelText("Ingrediente")).toHaveValue("Hortelã"));
  // To be typed over, as in every form: without the dots that group thousands.
  expect((await row(1)).getByLabelText("Quantidade")).toHaveValue("1500,5");
  expect(dialog.queryByRole("group", { name: "Ingrediente 2" })).toBeNull();
  expect(dialog.getByText("Ingredientes", { selector: "li" })).toBeVisible();

  await fill((await row(1)).getByLabelText("Quantidade"), "6");
  await save();
  present = { ...drink, version: 7 };
  await reload();
  expect(await dialog.findByText("Ingredientes (no formulário ficou o seu)")).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.filter(({ route }) => route.startsWith("PUT")).at(-1)?.body).toEqual({
    name: "Caipiroska dupla",
    description: null,
    ingredients: [{ ingredientId: 3, quantity: 6, unit: "folhas" }],
    version: 7,
  });
});
