import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
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
  isReversed: false,
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

test("an entry shows what the stock becomes, then is recorded", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByText("Quantidade deve ser maior que 0")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "0,004");
  expect(await dialog.findByText("Use no mínimo 0,01")).toBeVisible();
  await userEvent.clear(dialog.getByLabelText("Quantidade (ml)"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  expect(dialog.getByText("1.500 ml")).toBeVisible();
  expect(dialog.getByText(/R\$\s0,0533 por ml/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    quantity: 500,
    price: 30,
    version: vodka.version,
  });
  expect(getSnapshot()[0]).toMatchObject({ description: "Entrada registrada com sucesso" });
});

test("a purchase at a very different cost is asked about before it is saved", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  const posts = () => sent.filter(({ route }) => route.startsWith("POST")).map(({ body }) => body);
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "10000");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "50");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(
    /sai a R\$\s0,005 por ml, e até agora Vodka custava R\$\s0,05 por ml\. O custo médio passa a R\$\s0,00909 por ml/,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([]);
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("10000");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await press("Registrar assim");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([{ quantity: 10_000, price: 50, version: vodka.version }]);
});

test("a refused entry says why above its fields", async () => {
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": refusal(400, "O estoque não pode passar de 99.999.999,99"),
  });
  openStock();
  await press("Registrar entrada de Vodka");
  await userEvent.type(await screen.findByLabelText("Quantidade (ml)"), "99999999");
  await userEvent.type(screen.getByLabelText("Preço pago"), "5000000");
  await press("Registrar entrada");
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque não pode passar");
});

test("after somebody else's change an entry is recorded on top of what there is now", async () => {
  let present = vodka;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "POST /api/ingredients/2/entries": () =>
      present === vodka ? refusal(409, VERSION_CONFLICT) : { status: 201, body: present },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
  present = { ...vodka, quantity: 200, version: vodka.version + 1 };
  await userEvent.click(reload);
  expect(await dialog.findByText(/Dados atualizados/)).toBeVisible();
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("500");
  expect(dialog.getByText("700 ml")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route.startsWith("POST")).at(-1)?.body).toEqual({
    quantity: 500,
    price: 30,
    version: vodka.version + 1,
  });
});

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
  expect(getSnapshot()[0]).toMatchObject({ description: "Entrada estornada com sucesso" });
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

test("an entry that takes an ingredient out of the filtered list says where it went", async () => {
  let quantity = vodka.quantity;
  stubApi({
    "GET /api/ingredients": () => ({ body: [{ ...vodka, quantity }] }),
    "POST /api/ingredients/2/entries": () => {
      quantity = 9000;
      return { status: 201, body: { ...vodka, quantity } };
    },
  });
  openStock({ address: "/estoque?status=baixo" });
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "8000");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "400");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await screen.findByText('"Vodka" foi salvo, mas não aparece com os filtros atuais.')).toBeVisible();
  await press("Limpar filtros");
  expect(await screen.findByRole("button", { name: "Registrar entrada de Vodka" })).toBeVisible();
  expect(screen.queryByText(/não aparece/)).not.toBeInTheDocument();
});
