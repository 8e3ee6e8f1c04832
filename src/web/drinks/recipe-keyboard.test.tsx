import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";
import { answers, drink } from "./testing/drinks.ts";
import { card, inDialog, newDrink, open, row } from "./testing/open-drinks.tsx";

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = async (number: number, label: string) =>
  (await row(number)).getByLabelText(label, { selector: "input, select" });

test("a recipe is written without leaving the keyboard: Enter goes on, opens rows and ends in an empty one", async () => {
  const { sent } = stubApi({ ...answers, "POST /api/drinks": { status: 201, body: drink } });
  open();
  await newDrink();
  const dialog = await inDialog();
  await userEvent.click(dialog.getByLabelText("Nome"));
  await userEvent.keyboard("Shot{Enter}");
  expect(await field(1, "Ingrediente")).toHaveFocus();
  // Nothing is chosen yet: what was typed finds nothing.
  await userEvent.keyboard("zzz{Enter}");
  expect(await field(1, "Ingrediente")).toHaveFocus();
  await userEvent.clear(await field(1, "Ingrediente"));
  await userEvent.keyboard("vod{Enter}");
  expect(await field(1, "Quantidade")).toHaveFocus();
  await userEvent.keyboard("50{Enter}");
  expect(await field(1, "Unidade")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await field(2, "Ingrediente")).toHaveFocus();
  await userEvent.keyboard("lim{Enter}2{Enter}{Enter}");
  expect(await field(3, "Ingrediente")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(dialog.queryByRole("group", { name: "Ingrediente 3" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Salvar" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    name: "Shot",
    description: null,
    ingredients: [
      { ingredientId: 1, quantity: 50, unit: "ml" },
      { ingredientId: 2, quantity: 2, unit: "rodela" },
    ],
  });
});

test("within a recipe Enter goes to the row below, and a chosen ingredient to its quantity", async () => {
  stubApi(answers);
  open();
  await userEvent.click((await card("Caipiroska")).getByRole("button", { name: /Editar/ }));
  await userEvent.click(await field(1, "Unidade"));
  await userEvent.keyboard("{Enter}");
  expect(await field(2, "Ingrediente")).toHaveFocus();
  await userEvent.click(await field(1, "Ingrediente"));
  await userEvent.click(screen.getByRole("option", { name: /^Hortelã/ }));
  expect(await field(1, "Quantidade")).toHaveFocus();
});

test("the only row of a recipe stays, however often Enter is pressed", async () => {
  stubApi(answers);
  open();
  await newDrink();
  await userEvent.click(await field(1, "Quantidade"));
  (await field(1, "Ingrediente")).focus();
  await userEvent.keyboard("{Enter}");
  expect(await field(1, "Quantidade")).toHaveFocus();
});
