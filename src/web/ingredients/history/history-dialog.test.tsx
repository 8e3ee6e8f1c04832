import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { purchase as bought } from "#web/suppliers/testing/suppliers.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const openHistory = async (name: string) => {
  await press(`Mais ações de ${name}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Histórico" }));
};

const withdrawal: StockMovement = {
  id: 2,
  kind: "retirada",
  unit: "ml",
  quantityDelta: -250.5,
  quantityAfter: 749.5,
  unitCost: 0.05,
  username: "ana@bar.com",
  eventId: 9,
  eventName: "Casamento da Bia",
  reversesId: null,
  lostQuantity: null,
  reason: null,
  isReversed: false,
  purchaseId: null,
  supplierId: null,
  supplierName: null,
  invoiceNumber: null,
  lot: null,
  mergedInto: null,
  mergedFrom: null,
  boughtOn: null,
  createdAt: "2026-03-06T15:00:00.000Z",
};
const purchase: StockMovement = {
  ...withdrawal,
  id: 1,
  kind: "entrada",
  quantityDelta: 1000,
  quantityAfter: 1000,
  eventId: null,
  eventName: null,
};

test("the history says when, who, why, how much, at what cost and what was left", async () => {
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": { body: [withdrawal, purchase] },
  });
  openStock();
  await openHistory("Vodka");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/sex 06\/03\/2026/);
  expect(first).toHaveTextContent(/Retirada.*Casamento da Bia.*ana@bar\.com.*−250,5 ml.*0,05 por ml.*749,5/);
  expect(second).toHaveTextContent(/Entrada.*\+1\.000 ml.*1\.000/);
});

test("a purchase is taken back from the history, once", async () => {
  let isReversed = false;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [isReversed ? { ...vodka, quantity: 500 } : vodka] }),
    "GET /api/ingredients/2/movements": () => ({
      body: isReversed
        ? [
            { ...purchase, id: 8, quantityDelta: -500, quantityAfter: 500, reversesId: 7 },
            { ...purchase, id: 7, quantityDelta: 500, isReversed: true },
          ]
        : [{ ...purchase, id: 7, quantityDelta: 500, unitCost: 0.06 }, withdrawal],
    }),
    "POST /api/movements/7/reverse": () => {
      isReversed = true;
      return { status: 201, body: { ...vodka, quantity: 500 } };
    },
  });
  openStock();
  await openHistory("Vodka");
  await press("Estornar a entrada de 500 ml");
  const question = await screen.findByRole("alertdialog", { name: "Estornar a entrada de 500 ml?" });
  expect(question).toHaveTextContent(
    /Vodka passa de 1\.000 ml para 500 ml, e o custo de R\$\s0,05 por ml para R\$\s0,04 por ml\./,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Estornar" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route.startsWith("POST"))).toHaveLength(1);
  const rows = within(await screen.findByRole("table", { name: "Movimentações" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/Estorno de entrada.*−500 ml/);
  expect(rows[2]).toHaveTextContent(/Entrada estornada.*\+500 ml/);
  expect(screen.queryByRole("button", { name: /Estornar/ })).not.toBeInTheDocument();
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("500 ml em estoque");
  expect(getSnapshot()[0]).toMatchObject({ title: "Entrada estornada com sucesso" });
});

test("a loss is taken back too; one at an event is its return's", async () => {
  const loss: StockMovement = { ...purchase, id: 7, kind: "perda", quantityDelta: -200, lostQuantity: 200 };
  const { routes } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": {
      body: [loss, { ...withdrawal, id: 6, kind: "quebra", quantityDelta: 0, lostQuantity: 100 }],
    },
    "POST /api/movements/7/reverse": { status: 201, body: { ...vodka, quantity: 1200 } },
  });
  openStock();
  await openHistory("Vodka");
  await press("Estornar a perda de 200 ml");
  const question = await screen.findByRole("alertdialog", { name: "Estornar a perda de 200 ml?" });
  expect(question).toHaveTextContent(/Vodka passa de 1\.000 ml para 1\.200 ml.*A perda e o estorno ficam/);
  expect(screen.queryByRole("button", { name: /Estornar a perda de 100/ })).toBeNull();
  await userEvent.click(within(question).getByRole("button", { name: "Estornar" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Perda estornada com sucesso" }));
  expect(routes()).toContain("POST /api/movements/7/reverse");
});

test("a count is taken back within a day", async () => {
  const count: StockMovement = {
    ...purchase,
    id: 7,
    kind: "ajuste",
    reason: "contagem",
    quantityDelta: 900,
    unitCost: 0.05,
    createdAt: new Date().toISOString(),
  };
  const { routes } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": {
      body: [count, { ...count, id: 6, quantityDelta: -3, createdAt: purchase.createdAt }],
    },
    "POST /api/movements/7/reverse": { status: 201, body: { ...vodka, quantity: 100 } },
  });
  openStock();
  await openHistory("Vodka");
  expect(await screen.findAllByRole("button", { name: /Estornar/ })).toHaveLength(1);
  await press("Estornar a contagem de 900 ml");
  const question = await screen.findByRole("alertdialog", { name: "Estornar a contagem de 900 ml?" });
  expect(question).toHaveTextContent(/Vodka passa de 1\.000 ml para 100 ml.*A contagem e o estorno ficam/);
  await userEvent.click(within(question).getByRole("button", { name: "Estornar" }));
  await waitFor(() => expect(getSnapshot()[0]).toMatchObject({ title: "Contagem estornada com sucesso" }));
  expect(routes()).toContain("POST /api/movements/7/reverse");
});

test("a purchase that the stock no longer covers says so", async () => {
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": { body: [withdrawal, { ...purchase, quantityDelta: 1200 }] },
  });
  openStock();
  await openHistory("Vodka");
  await press("Estornar a entrada de 1.200 ml");
  expect(getSnapshot()[0]).toMatchObject({
    description: "O estoque não cobre o estorno: a entrada foi de 1.200 ml, e há 1.000 ml",
  });
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("the history names what is in stock with the unit's plural", async () => {
  stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "GET /api/ingredients/1/movements": { body: [] },
  });
  openStock();
  await openHistory("Limão");
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription("40,5 unidades em estoque");
});

test("bottles are bottles in the history, and what was once measured otherwise keeps its unit", async () => {
  const gin = { ...lemon, quantity: 12, unitWord: "garrafa" as const, unitCost: 90 };
  const bought = {
    ...purchase,
    unit: "unidade" as const,
    quantityDelta: 12,
    quantityAfter: 12,
    unitCost: 90,
  };
  stubApi({
    "GET /api/ingredients": { body: [gin] },
    "GET /api/ingredients/1/movements": { body: [bought, { ...withdrawal, id: 0, quantityAfter: 0 }] },
  });
  openStock();
  await openHistory("Limão");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/\+12 garrafas.*90,00 por garrafa/);
  expect(second).toHaveTextContent(/−250,5 ml.*0,05 por ml/);
  expect(screen.getByText("até 12 garrafas")).toBeVisible();
  await press("Estornar a entrada de 12 garrafas");
  const question = await screen.findByRole("alertdialog", { name: "Estornar a entrada de 12 garrafas?" });
  expect(question).toHaveTextContent("Limão passa de 12 garrafas para 0 garrafas");
});

test("what was lost says how much and why, and at an event leaves the stock as it is", async () => {
  const spoilt = {
    ...withdrawal,
    kind: "perda" as const,
    eventId: null,
    eventName: null,
    quantityDelta: -50,
    lostQuantity: 50,
    reason: "Venceu",
  };
  const broken = {
    ...withdrawal,
    id: 3,
    kind: "quebra" as const,
    quantityDelta: 0,
    lostQuantity: 750,
    reason: "Caiu",
  };
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": { body: [broken, spoilt] },
  });
  openStock();
  await openHistory("Vodka");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/Quebra.*Casamento da Bia.*750 ml: Caiu.*ana@bar\.com0 ml/);
  expect(second).toHaveTextContent(/Perda.*50 ml: Venceu.*−50 ml/);
});

test("a count is told from an edited quantity", async () => {
  const edited = { ...withdrawal, kind: "ajuste" as const, eventId: null, eventName: null };
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": { body: [{ ...edited, id: 3, reason: "contagem" }, edited] },
  });
  openStock();
  await openHistory("Vodka");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent("Contagem");
  expect(second).toHaveTextContent("Ajuste");
});

test("a merge names the other ingredient, and says if it was undone", async () => {
  const merged = { ...withdrawal, kind: "junção" as const, eventId: null, eventName: null };
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": {
      body: [
        { ...merged, id: 5, mergedFrom: "Rum", reversesId: 4 },
        { ...merged, id: 4, mergedFrom: "Rum", isReversed: true },
        { ...merged, id: 3, mergedFrom: "Vodka Absolut" },
        { ...merged, mergedInto: "Vodka Smirnoff" },
      ],
    },
  });
  openStock();
  await openHistory("Vodka");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  const [, ...rows] = within(table).getAllByRole("row");
  const reasons = rows.map((row) => within(row).getByText(/Juntado/).textContent);
  expect(reasons).toEqual([
    "Desfeito: Juntado de Rum",
    "Juntado de Rum (desfeito)",
    "Juntado de Vodka Absolut",
    "Juntado em Vodka Smirnoff",
  ]);
});

test("a long history comes in pages", async () => {
  const movements = Array.from({ length: 120 }, (_, position) => ({ ...purchase, id: 120 - position }));
  const first = movements.slice(0, 100);
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/ingredients/2/movements": { body: first },
    "GET /api/ingredients/2/movements?before=21": { body: movements.slice(100) },
  });
  openStock();
  await openHistory("Vodka");
  await press("Mostrar mais");
  const dialog = within(screen.getByRole("dialog"));
  await waitFor(() => expect(dialog.getAllByRole("row")).toHaveLength(121));
  expect(screen.queryByRole("button", { name: /Mostrar mais/ })).not.toBeInTheDocument();
});

test("a history that cannot be loaded can be tried again", async () => {
  stubApi({ "GET /api/ingredients": { body: [vodka] } });
  openStock();
  await openHistory("Vodka");
  expect(await screen.findByText("Não foi possível carregar o histórico")).toBeVisible();
});

const origin = {
  purchaseId: 12,
  supplierId: 8,
  supplierName: "Adega Sul",
  invoiceNumber: "1234",
  lot: "L-77",
  boughtOn: "2026-03-05",
};
const cheaper = {
  ...bought,
  id: 2,
  ingredientId: 2,
  unit: "ml" as const,
  unitCost: 0.046,
  boughtOn: "2026-04-05",
};
const histories = {
  "GET /api/ingredients": { body: [vodka] },
  "GET /api/ingredients/2/movements": { body: [withdrawal, { ...purchase, ...origin }] },
};

test("a purchase says where it came from, and what it costs now at each supplier", async () => {
  stubApi({
    ...histories,
    "GET /api/ingredients/2/purchases": {
      // Bought when it was kept in litres, then in millilitres.
      body: [cheaper, { ...bought, ingredientId: 2, unitCost: 50 }],
    },
  });
  openStock();
  await openHistory("Vodka");
  const table = await screen.findByRole("table", { name: "Movimentações" });
  expect(within(table).getAllByRole("row")[2]).toHaveTextContent(
    /Entrada.*Adega Sul · nota 1234 · lote L-77 · compra de 05\/03\/2026/,
  );
  expect(within(table).getByRole("link", { name: "Adega Sul" })).toHaveAttribute("href", "/fornecedores/8");
  expect(within(table).getByRole("link", { name: "compra de 05/03/2026" })).toHaveAttribute(
    "href",
    "/compras/anteriores?compra=12",
  );
  const prices = await screen.findByRole("list", { name: "Preço por fornecedor" });
  const [adega] = within(prices).getAllByRole("listitem");
  expect(adega).toHaveTextContent(/^Adega Sul05\/04\/2026R\$\s0,046 por ml▼ caiu 8\s%$/);
  expect(screen.getByRole("link", { name: "Fornecedores" })).toHaveAttribute("href", "/fornecedores");
});

test("without a purchase from anybody there is nothing to compare", async () => {
  stubApi({
    ...histories,
    "GET /api/ingredients/2/purchases": { body: [{ ...bought, supplierId: null, supplierName: null }] },
  });
  openStock();
  await openHistory("Vodka");
  await screen.findByRole("table", { name: "Movimentações" });
  expect(screen.queryByText("Preço por fornecedor")).toBeNull();
});
