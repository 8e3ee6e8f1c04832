import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { ivo } from "#web/clients/testing/ivo.ts";
import { drink } from "#web/drinks/testing/drinks.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { stubApi } from "./testing/stub-api.ts";
import { companyUser } from "./testing/users.ts";
import { visit } from "./testing/visit.tsx";

const maria = { ...ivo, id: 1, name: "Maria" };

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const empty = Object.fromEntries(
    ["ingredients", "drinks", "events"].map((name) => [`GET /api/${name}`, { body: [] }]),
  );
  const api = stubApi({
    ...empty,
    "GET /api/user": { body: companyUser },
    "GET /api/clients": { body: [maria] },
    ...answers,
  });
  visit(address, "t");
  const timesFetched = (list: string) => api.routes().filter((route) => route === `GET /api/${list}`).length;
  return { timesFetched };
}

async function goTo(label: string) {
  const [menu] = screen.getAllByRole("navigation", { name: "Menu principal" });
  await userEvent.click(within(menu as HTMLElement).getByRole("link", { name: label }));
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const isHidden = (element: HTMLElement) => element.closest(".hidden-screen") !== null;

test("who comes back finds the very same screen, and the focus on its title", async () => {
  open("/clientes");
  const title = await heading("Clientes");
  await goTo("Drinks");
  await heading("Drinks");
  expect(isHidden(title)).toBe(true);
  await goTo("Clientes");
  expect(isHidden(title)).toBe(false);
  expect(title).toHaveFocus();
  expect(document.title).toBe("Clientes · Balcão");
});

test("what was typed belongs to one visit: the menu begins another, the way back leads to it", async () => {
  open("/clientes");
  const title = await heading("Clientes");
  await userEvent.type(await screen.findByRole("searchbox"), "ma");
  await goTo("Drinks");
  await heading("Drinks");
  expect(title).not.toBeInTheDocument();
  act(() => window.history.back());
  // Drawn for it at once, not after a first frame of them all.
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("ma"));
  expect(screen.getByText("1 resultado")).toBeVisible();
  await goTo("Drinks");
  await goTo("Clientes");
  expect(await screen.findByRole("searchbox")).toHaveValue("");
});

test("a dialog that was open is not there on the way back", async () => {
  open("/clientes");
  await heading("Clientes");
  await screen.findByText("Maria");
  await userEvent.click(screen.getByRole("button", { name: "Novo cliente" }));
  await screen.findByRole("dialog");
  act(() => navigate("/drinks"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  act(() => navigate("/clientes"));
  await heading("Clientes");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("it comes back with what has become new, and nothing was fetched for it meanwhile", async () => {
  const drinks = [drink];
  const { timesFetched } = open("/", {
    "GET /api/drinks": () => ({ body: [...drinks] }),
    "DELETE /api/drinks/1": () => {
      drinks.pop();
      return { status: 204 };
    },
  });
  const title = await heading("Dashboard");
  expect(await screen.findByText("receita cadastrada")).toBeVisible();
  await goTo("Drinks");
  await userEvent.click(await screen.findByRole("button", { name: /^Remover/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Remover" }));
  await screen.findByText("Nenhum drink cadastrado ainda.");
  const before = ["drinks", "ingredients", "events"].map(timesFetched);
  expect(before).toEqual([2, 1, 1]);
  await goTo("Dashboard");
  expect(isHidden(title)).toBe(false);
  expect(screen.getByText("receitas cadastradas")).toBeVisible();
  expect(["drinks", "ingredients", "events"].map(timesFetched)).toEqual(before);
});

test("after five minutes it is a new one, with data fetched anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { timesFetched } = open("/clientes");
  const title = await heading("Clientes");
  await screen.findByText("Maria");
  await goTo("Drinks");
  await heading("Drinks");
  const before = timesFetched("clients");
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await goTo("Clientes");
  expect(await screen.findByText("Maria")).toBeInTheDocument();
  expect(title).not.toBeInTheDocument();
  expect(timesFetched("clients")).toBe(before + 1);
});

test("the focus of an empty state goes to the head of the screen that is shown, not of one that waits", async () => {
  const clients: object[] = [];
  open("/clientes", {
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/drinks": { body: [drink] },
    "GET /api/clients": () => ({ body: [...clients] }),
    "POST /api/clients": () => {
      clients.push(maria);
      return { status: 201, body: maria };
    },
  });
  await screen.findByText("Nenhum cliente encontrado");
  await goTo("Drinks");
  await screen.findByRole("button", { name: "Novo drink" });
  await goTo("Clientes");
  await userEvent.click(screen.getByRole("button", { name: "Cadastrar o primeiro cliente" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Nome"), "Maria");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await screen.findByText("Maria");
  await waitFor(() => expect(screen.getByRole("button", { name: "Novo cliente" })).toHaveFocus());
});
