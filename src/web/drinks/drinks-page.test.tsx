import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { answers, drink, lemon, mint, minty } from "./testing/drinks.ts";
import { card, inDialog, newDrink, open } from "./testing/open-drinks.tsx";

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
    "4 rodelas de Limão",
  ]);
  expect(available.getByText("Disponível")).toBeVisible();
  expect(available.getByText(/R\$\s2,90/)).toBeVisible();
  expect(available.queryByText("custo aproximado")).toBeNull();
  const missing = await card("Mojito");
  expect(missing.getByText("Indisponível")).toBeVisible();
  expect(missing.getByText("Hortelã (faltam 4 maços)")).toBeVisible();
  expect(missing.getByText("custo aproximado")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("a cost whose prices are not known is told as that", async () => {
  stubApi({
    ...answers,
    "GET /api/ingredients": {
      body: [
        { ...vodka, unitCost: 0 },
        { ...lemon, unitCost: 0 },
        { ...mint, yieldQuantity: 60, yieldUnit: "folhas" },
      ],
    },
  });
  open();
  const unknown = await card("Caipiroska");
  expect(unknown.getByText("sem preço")).toBeVisible();
  expect(unknown.getByText("sem o preço de Vodka e Limão")).toBeVisible();
  const partly = await card("Mojito");
  expect(partly.getByText(/R\$\s0,17/)).toBeVisible();
  expect(partly.getByText("sem o preço de Vodka")).toBeVisible();
});

const drinks = Array.from({ length: 7 }, (_, n) => ({ ...drink, id: n + 10, name: `Drink ${n}` }));
const many = { ...answers, "GET /api/drinks": { body: [...drinks, minty] } };

test("more than six drinks can be searched by name or ingredient", async () => {
  stubApi(many);
  open();
  await fill(await screen.findByRole("searchbox"), "hortela");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  await card("Mojito");
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("Nenhum drink encontrado")).toBeVisible();
});

test("the search comes from the address and goes back to it", async () => {
  stubApi(many);
  open("/drinks?busca=hortela");
  expect(await screen.findByText("1 resultado")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("hortela");
  await userEvent.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(window.location.href).toMatch(/\/drinks$/));
  await fill(screen.getByRole("searchbox"), "drink 3");
  await waitFor(() => expect(window.location.search).toBe("?busca=drink+3"));
  await card("Drink 3");
});

test("many drinks can be compared in a table, which opens them and is remembered", async () => {
  const served = {
    ...wedding,
    date: "2026-01-10T23:30:00.000Z",
    drinks: wedding.drinks.slice(0, 1).map((one) => ({ ...one, drinkId: minty.id, quantity: 1200 })),
  };
  stubApi({ ...many, "GET /api/events": { body: [served] } });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole("button", { name: "Comparar" }));
  const table = within(screen.getByRole("table", { name: "Comparação de drinks" }));
  const firstRow = () => table.getAllByRole("row")[1]?.textContent;
  expect(firstRow()).toMatch(/^Drink 0R\$\s2,90R\$\s4,35–$/);
  await userEvent.click(table.getByRole("button", { name: "Servidos" }));
  expect(table.getByRole("columnheader", { name: "Servidos" })).toHaveAttribute("aria-sort", "descending");
  await waitFor(() => expect(firstRow()).toMatch(/^MojitoIndisponível.*1\.200$/));
  unmount();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Mojito" }));
  expect((await inDialog()).getByLabelText("Nome")).toHaveValue("Mojito");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Cartões" }));
  await card("Mojito");
});

test("a few drinks have no search, whatever the address says", async () => {
  stubApi(answers);
  open("/drinks?busca=hortela");
  await card("Caipiroska");
  await card("Mojito");
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("without drinks the page offers the first; without ingredients it leads to the stock", async () => {
  stubApi({ ...answers, "GET /api/drinks": { body: [] } });
  const { unmount } = open();
  expect(await screen.findByText("Nenhum drink cadastrado ainda.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Criar o primeiro drink" }));
  await inDialog();
  unmount();

  stubApi({ "GET /api/drinks": { body: [] }, "GET /api/ingredients": { body: [] } });
  open();
  expect(await screen.findByText("Nenhum drink cadastrado ainda.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ir para o Estoque" })).toHaveAttribute("href", "/estoque");
  await newDrink();
  expect((await inDialog()).getByRole("link", { name: /Estoque/ })).toHaveAttribute("href", "/estoque");
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
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Drink removido com sucesso" }));
});
