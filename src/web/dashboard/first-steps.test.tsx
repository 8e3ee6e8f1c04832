import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { answers, link, open } from "./testing/open-dashboard.tsx";
import { event } from "./testing/rows.ts";

// The whole list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60));
afterEach(() => void vi.restoreAllMocks());

const nothing = {
  ...answers([], []),
  "GET /api/drinks": { body: [] },
  "GET /api/clients": { body: [] },
};

test("a company that begins is told what comes first, and that there is nothing yet", async () => {
  stubApi(nothing);
  open();
  expect(await link(/^1 Cadastre ingredientes/)).toHaveAttribute("href", "/estoque");
  expect(await link(/^2 Monte drinks/)).toHaveAttribute("href", "/drinks");
  expect(await link(/^3 Cadastre um cliente/)).toHaveAttribute("href", "/clientes");
  expect(await link(/^4 Planeje um evento/)).toHaveAttribute("href", "/eventos");
  expect(screen.getByText("0 de 4 feitos")).toBeVisible();
  for (const text of [
    "Nenhum evento próximo cadastrado",
    "Todos os itens com estoque adequado",
    "Nenhum evento nos próximos 14 dias.",
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test("a company that begins sees what it has done, until all is", async () => {
  stubApi({ ...nothing, "GET /api/ingredients": { body: [vodka] } });
  const { unmount } = open();
  await link(/^Feito Cadastre ingredientes/);
  await link(/^2 Monte drinks/);
  expect(screen.getByText("1 de 4 feitos")).toBeVisible();
  unmount();
  stubApi(answers([event(1, "Passado", -90)]));
  open();
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(screen.queryByText("Primeiros passos")).toBeNull();
});

test("a company that begins may begin with the classic drinks from here", async () => {
  stubApi(nothing);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Começar com drinks clássicos" }));
  expect(await screen.findByRole("button", { name: "Adicionar 20 drinks" })).toBeVisible();
});

test("the steps may be dismissed", async () => {
  stubApi(nothing);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Dispensar os primeiros passos" }));
  expect(screen.queryByText("Primeiros passos")).toBeNull();
});

test("whoever has planned an event works already: not even the clients are fetched", async () => {
  const { routes } = stubApi(answers([event(1, "Passado", -90)]));
  open();
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(routes()).not.toContain("GET /api/clients");
});
