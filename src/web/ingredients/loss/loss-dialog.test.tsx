import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { vodka } from "#web/ingredients/testing/stock.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";

beforeEach(() => loadDialogs());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ROUTE = "POST /api/ingredients/2/losses";
const packed = { ...vodka, packName: "garrafa" as const, packQuantity: 750 };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const amount = () => screen.getByLabelText(/^Perda de Vodka/);
const reason = () => screen.getByLabelText("Motivo");

async function openLoss(stock: object = vodka, answer: object = { status: 201, body: vodka }) {
  const api = stubApi({ "GET /api/ingredients": { body: [stock] }, [ROUTE]: answer });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações de Vodka" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Registrar perda" }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription("Vodka · 1.000 ml em estoque");
  const sent = () => api.sent.filter(({ route }) => route === ROUTE).map(({ body }) => body);
  return { sent };
}
const submit = async (name: string) =>
  userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

test("an amount, a tap for the reason, and it is gone", async () => {
  const { sent } = await openLoss();
  await fill(amount(), "250");
  await press("Venceu");
  expect(reason()).toHaveValue("Venceu");
  await submit("Registrar perda");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([{ quantity: 250, kind: "perda", reason: "Venceu" }]);
  expect(getSnapshot()[0]).toMatchObject({ title: "Perda registrada com sucesso", description: "Vodka" });
});

test("of bottles one is proposed, and that it broke", async () => {
  const { sent } = await openLoss(packed);
  expect(amount()).toHaveValue("1");
  expect(screen.getByRole("button", { name: "Quebra" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.type(reason(), " na van");
  await submit("Registrar quebra");
  await waitFor(() => expect(sent()).toEqual([{ quantity: 750, kind: "quebra", reason: "Quebrou na van" }]));
});

test("a bottle that is not there any more is not proposed, nor is any other reason kept", async () => {
  await openLoss({ ...packed, packQuantity: 2000 });
  expect(amount()).toHaveValue("");
  expect(reason()).toHaveValue("");
});

test("what broke is not asked again why, unless somebody has said it", async () => {
  await openLoss();
  await press("Quebra");
  expect(reason()).toHaveValue("Quebrou");
  await press("Perda");
  expect(reason()).toHaveValue("");
  await fill(reason(), "Caiu");
  await press("Quebra");
  expect(reason()).toHaveValue("Caiu");
});

test("what is missing or too much is said at its field, and nothing is sent", async () => {
  const { sent } = await openLoss();
  await submit("Registrar perda");
  expect(amount()).toHaveAccessibleDescription("Quantidade deve ser maior que 0");
  expect(reason()).toHaveAccessibleDescription("Informe o motivo");
  await fill(amount(), "1200");
  await press("Derramou");
  expect(reason()).not.toHaveAttribute("aria-invalid");
  await submit("Registrar perda");
  expect(amount()).toHaveAccessibleDescription("Só há 1.000 ml em estoque");
  expect(sent()).toEqual([]);
});

test("what the server refuses is said at its field, and stays as it was typed", async () => {
  const message = "Estoque insuficiente: Vodka (faltam 100 ml)";
  await openLoss(vodka, refusal(409, message, [{ path: "quantity", message }]));
  await fill(amount(), "900");
  await press("Estragou");
  await submit("Registrar perda");
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(message));
  expect(amount()).toHaveValue("900");
  expect(reason()).toHaveValue("Estragou");
});

test("without an answer it says so and keeps everything", async () => {
  await openLoss(vodka, refusal(503, "Serviço temporariamente indisponível"));
  await fill(amount(), "900");
  await press("Estragou");
  await submit("Registrar perda");
  expect(await screen.findByRole("alert")).toHaveTextContent("Serviço temporariamente indisponível");
  expect(amount()).toHaveValue("900");
});
