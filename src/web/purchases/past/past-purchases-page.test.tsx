// Loaded before a test waits for it.
import "./past-purchases-page.tsx";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Purchase } from "#shared/purchases/contract.ts";
import { lastToast } from "#web/events/testing/open-event.tsx";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = {
  id: 1,
  ingredientId: vodka.id,
  ingredientName: "Vodka",
  quantity: 2,
  unit: vodka.unit,
  price: "80.00",
  lot: "L-77",
  isReversed: false,
};
const purchase: Purchase = {
  id: 3,
  boughtOn: "2026-03-05",
  supplierId: 8,
  supplierName: "Adega Sul",
  invoiceNumber: "1234",
  total: "90.10",
  by: "ana@bar.com",
  createdAt: "2026-03-06T15:00:00.000Z",
  reversedAt: null,
  reversedBy: null,
  lines: [
    line,
    { ...line, id: 2, ingredientId: 99, ingredientName: "Limão", unit: "kg", price: "10.10", lot: null },
  ],
};
const reversed: Purchase = {
  ...purchase,
  id: 2,
  supplierName: null,
  reversedAt: "2026-03-07T15:00:00.000Z",
  reversedBy: "bia@bar.com",
  lines: [{ ...line, id: 9, isReversed: true }],
};

function open(answers: Parameters<typeof stubApi>[0] = {}, path = "/compras/anteriores") {
  const api = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/purchases": { body: [purchase, reversed] },
    ...answers,
  });
  visit(path, "t");
  return api;
}

const items = async () =>
  within(await screen.findByRole("list", { name: "Compras anteriores" }))
    .getAllByRole("listitem")
    .filter((item) => item.parentElement?.getAttribute("aria-label") === "Compras anteriores");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("each purchase says day, supplier, invoice, items and total, and unfolds to its lines", async () => {
  open();
  const [first, second] = await items();
  expect(first).toHaveTextContent(/^Adega Sul05\/03\/2026 · nota 1234 · 2 itensR\$\s90,10/);
  expect(second).toHaveTextContent(/^Sem fornecedor05\/03\/2026 · nota 1234 · 1 itemR\$\s90,10Estornada/);
  await userEvent.click(screen.getByText("Adega Sul"));
  const [vodkaLine, limes] = within(first as HTMLElement).getAllByRole("listitem");
  expect(vodkaLine).toHaveTextContent(/^Vodkalote L-772 L · R\$\s80,00$/);
  expect(limes).toHaveTextContent(/^Limão2 kg · R\$\s10,10$/);
  expect(first).toHaveTextContent(/Lançada por ana@bar.com em/);
  expect(within(second as HTMLElement).queryByRole("button", { name: "Estornar compra" })).toBeNull();
});

test("the question names what leaves the stock, and the whole purchase is taken back by one call", async () => {
  const others = purchase.lines.slice(1);
  const partly = { ...purchase, lines: [{ ...line, isReversed: true }, ...others, { ...line, id: 4 }] };
  let isDone = false;
  const api = open({
    "GET /api/purchases": () => ({ body: [isDone ? { ...reversed, id: 3 } : partly] }),
    "POST /api/purchases/3/reverse": () => {
      isDone = true;
      return { status: 201, body: { ...reversed, id: 3 } };
    },
  });
  await userEvent.click(await screen.findByText("Adega Sul"));
  expect(screen.getByText("1 item estornado")).toBeVisible();
  await press("Estornar compra");
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveAccessibleName("Estornar a compra de 05/03/2026, Adega Sul?");
  expect(question).toHaveAccessibleDescription(
    /^Sai do estoque o que custou R\$\s90,10: ?2 kg de Limão ?2 L de Vodka ?O que já foi estornado fica como está\./,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Estornar compra" }));
  await waitFor(() => expect(lastToast()).toBe("Compra estornada com sucesso"));
  expect(api.routes().filter((route) => route.startsWith("POST"))).toEqual(["POST /api/purchases/3/reverse"]);
  expect(await screen.findByText("Estornada")).toBeVisible();
});

test("a refusal is told in the server's words", async () => {
  const said = "A compra não foi estornada por causa de Vodka. O estoque não cobre o estorno";
  open({ "POST /api/purchases/3/reverse": refusal(409, said) });
  await userEvent.click(await screen.findByText("Adega Sul"));
  await press("Estornar compra");
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Estornar compra" }),
  );
  await waitFor(() => expect(lastToast()).toBe(said));
});

test("the team sees what was bought, without money and without a way to take it back", async () => {
  const { total: _total, ...rest } = purchase;
  const lines = purchase.lines.map(({ price: _price, ...each }) => each);
  open({
    "GET /api/user": { body: { ...companyUser, companyRole: "equipe" } },
    "GET /api/purchases": { body: [{ ...rest, lines }] },
  });
  await userEvent.click(await screen.findByText("Adega Sul"));
  expect(screen.getByText("2 kg")).toBeVisible();
  expect(document.body).not.toHaveTextContent("R$");
  expect(screen.queryByRole("button", { name: "Estornar compra" })).toBeNull();
});

test("from the history of an ingredient its purchase is open, with the older ones below", async () => {
  open({ "GET /api/purchases?before=4": { body: [purchase, reversed] } }, "/compras/anteriores?compra=3");
  expect(await screen.findByText("Limão")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Ver todas" }));
  await waitFor(() => expect(screen.queryByText("Ver todas")).toBeNull());
});

test("a full page is followed by the next one", async () => {
  const page = Array.from({ length: 20 }, (_, n) => ({ ...purchase, id: 40 - n }));
  open({
    "GET /api/purchases": { body: page },
    "GET /api/purchases?before=21": { body: [{ ...reversed, supplierName: "Feira" }] },
  });
  await press("Mostrar mais");
  expect(await screen.findByText("Feira")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
});
