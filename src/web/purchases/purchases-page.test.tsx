import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleSupply } from "#shared/events/testing/sample-event.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { dismissToasts, getSnapshot } from "#web/ui/feedback/toast.ts";
import { answers, gin, openPurchases, party, vodka } from "./testing/open-purchases.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissToasts();
});

const POST = "POST /api/purchases";
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name: `No carrinho: ${name}` }));
const packs = () => screen.getByRole<HTMLInputElement>("textbox", { name: /garrafas de Vodka/i });
const price = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Preço pago de Vodka" });
const kept = () => JSON.parse(localStorage.getItem("purchase_cart:1:2") ?? "null");
const cartBar = () => screen.getByRole("region", { name: "Carrinho" });
/** As if the browser had been closed: what is in its storage stays. */
function reopen(view: ReturnType<typeof openPurchases>, query = "") {
  const stored = Object.entries(localStorage);
  view.unmount();
  const next = openPurchases(query);
  for (const [key, value] of stored) localStorage.setItem(key, value);
  return next;
}

async function postCart() {
  await press("Lançar compra");
  const dialog = await screen.findByRole("dialog", { name: "Lançar compra" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Lançar" }));
}

test("one list by supplier, with packs, what is left over, and what for", async () => {
  stubApi(answers());
  openPurchases();
  const group = await screen.findByRole("region", { name: "Zé Bebidas" });
  expect(group).toHaveTextContent(
    /Vodka3 garrafas de 750 ml · precisa 1,9 LFesta da Anasobra 350 ml~R\$\s180,00/,
  );
  expect(group).toHaveTextContent(/1 item · ~R\$\s180,00/);
  expect(within(group).getByTitle("Festa da Ana 2,9 L")).toHaveTextContent("Festa da Ana");
  const link = within(group).getByRole("link", { name: /WhatsApp/ });
  expect(decodeURIComponent(String(link.getAttribute("href")))).toBe(
    "https://wa.me/5511987654321?text=Olá! Pedido de Bar da Ana:\n- 3 garrafas de 750 ml de Vodka",
  );
});

test("several events are a number, which unfolds with what each of them takes", async () => {
  stubApi(answers({ events: [party(2.9), party(1, { id: 2, name: "Festa da Bia" })] }));
  openPurchases();
  await userEvent.click(await screen.findByText("2 eventos"));
  expect(screen.getByText("Festa da Ana 2,9 L, Festa da Bia 1 L")).toBeVisible();
});

test("the price follows the packs until it is typed, and both are posted as they were bought", async () => {
  let stock: Ingredient[] = [vodka, gin];
  const { sent } = stubApi({
    ...answers(),
    "GET /api/ingredients": () => ({ body: stock }),
    [POST]: () => {
      stock = [{ ...vodka, quantity: 4, version: 2 }, gin];
      return { status: 201, body: { lines: 1, total: "230.00" } };
    },
  });
  openPurchases();
  await tick("Vodka");
  expect(price()).toHaveValue("180,00");
  await press("Mais garrafas de Vodka");
  expect(packs()).toHaveValue("4");
  expect(price()).toHaveValue("240,00");
  await fill(price(), "230");
  await press("Menos garrafas de Vodka");
  await press("Mais garrafas de Vodka");
  expect(price()).toHaveValue("230");
  expect(cartBar()).toHaveTextContent(/^R\$\s230,00no carrinho, 1 de 1 item/);
  await press("Lançar compra");
  const dialog = await screen.findByRole("dialog", { name: "Lançar compra" });
  await fill(within(dialog).getByLabelText(/Nota fiscal: Zé Bebidas/), "4711");
  await userEvent.click(within(dialog).getByRole("button", { name: "Lançar" }));
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({ title: "Compra lançada com sucesso", open: true }),
  );
  const post = sent.find(({ route }) => route === POST);
  expect(post?.body).toMatchObject({
    lines: [{ ingredientId: 1, quantity: 3, price: 230, supplierId: 7, invoiceNumber: "4711", version: 1 }],
  });
  expect(kept()).toBeNull();
  expect(await screen.findByText("Nada a comprar para estes dias")).toBeVisible();
});

test("without an answer the same purchase is sent again by the same key, also by the next page", async () => {
  const { sent } = stubApi(answers());
  const first = openPurchases();
  await tick("Vodka");
  await postCart();
  expect(await screen.findByText("Compra à espera da conexão")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "No carrinho: Vodka" })).toBeDisabled();
  const posts = () => sent.filter(({ route }) => route === POST);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(posts()).toHaveLength(2));

  const again = stubApi({ ...answers(), [POST]: { status: 201, body: { lines: 1, total: "180.00" } } });
  reopen(first);
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({ title: "Compra lançada com sucesso", open: true }),
  );
  const all = [...posts(), ...again.sent.filter(({ route }) => route === POST)];
  expect(new Set(all.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(kept()).toBeNull();
});

test("an answer that knows nothing of the purchase leaves it waiting; cancelling gives the cart back", async () => {
  stubApi({ ...answers(), [POST]: refusal(503, "Serviço temporariamente indisponível") });
  openPurchases();
  await tick("Vodka");
  await postCart();
  await press("Cancelar envio");
  expect(packs()).toBeEnabled();
  expect(kept()).toMatchObject({ pending: null, lines: { "wanted-1": { count: "3" } } });
});

test("a stock that has changed meanwhile is asked about, and nothing of the cart is lost", async () => {
  let stock: Ingredient[] = [vodka, gin];
  let posts = 0;
  const { sent } = stubApi({
    ...answers(),
    "GET /api/ingredients": () => ({ body: stock }),
    [POST]: () => {
      posts += 1;
      if (posts > 1) return { status: 201, body: { lines: 1, total: "200.00" } };
      // Between the last look and the posting.
      stock = [{ ...vodka, quantity: 2.5, version: 2 }, gin];
      return refusal(409, VERSION_CONFLICT, [{ path: "lines.0.version", message: VERSION_CONFLICT }]);
    },
  });
  openPurchases();
  await tick("Vodka");
  await fill(price(), "200");
  await postCart();
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque mudou desde que a lista foi feita");
  expect(await screen.findByText("Agora precisa de 1 garrafa, eram 3.")).toBeVisible();
  expect(price()).toHaveValue("200");
  await press("Lançar compra");
  expect(await screen.findByText(/A necessidade mudou desde que você marcou/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await press("Está conferido");
  await postCart();
  await waitFor(() => expect(posts).toBe(2));
  const [first, second] = sent.filter(({ route }) => route === POST);
  expect(second?.headers.get("Idempotency-Key")).not.toBe(first?.headers.get("Idempotency-Key"));
  expect(second?.body).toMatchObject({ lines: [{ quantity: 2.25, price: 200, version: 2 }] });
});

test("a refused line says why at its place", async () => {
  const message = "Fornecedor não encontrado";
  stubApi({ ...answers(), [POST]: refusal(400, message, [{ path: "lines.0.supplierId", message }]) });
  openPurchases();
  await tick("Vodka");
  await postCart();
  const line = await screen.findByRole("group", { name: "Compra de Vodka" });
  expect(await within(line).findByRole("alert")).toHaveTextContent(message);
});

test("ticks outlive the page and another window", async () => {
  stubApi(answers());
  const first = openPurchases();
  await tick("Vodka");
  await press("Mais garrafas de Vodka");
  reopen(first, "?de=2030-01-01&ate=2030-01-02");
  expect(await screen.findByText("No carrinho, não falta mais")).toBeVisible();
  expect(packs()).toHaveValue("4");
  expect(screen.getByText("No carrinho, não falta mais: eram 3 garrafas.")).toBeVisible();
  await press("Tirar");
  expect(await screen.findByText("Nada a comprar para estes dias")).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("purchase_cart"))).toEqual([]);
});

test("what another tab of the same browser changes in the cart is shown here", async () => {
  stubApi(answers());
  openPurchases();
  await tick("Vodka");
  const cart = kept();
  cart.lines["wanted-1"].count = "7";
  localStorage.setItem("purchase_cart:1:2", JSON.stringify(cart));
  window.dispatchEvent(new StorageEvent("storage", { key: "purchase_cart:1:2" }));
  await waitFor(() => expect(packs()).toHaveValue("7"));
});

test("an invoice, once typed, is kept; an emptied price follows the estimate again", async () => {
  stubApi(answers());
  openPurchases();
  await tick("Vodka");
  await userEvent.clear(price());
  await userEvent.tab();
  expect(price()).toHaveValue("180,00");
  await press("Lançar compra");
  await userEvent.type(await screen.findByLabelText(/Nota fiscal: Zé Bebidas/), "12");
  await press("Cancelar");
  expect(kept()).toMatchObject({ invoices: { "7": "12" }, pending: null });
});

test("another ingredient is bought in its place, and one of one's own besides", async () => {
  const { sent } = stubApi({ ...answers(), [POST]: { status: 201, body: { lines: 2, total: "1.00" } } });
  openPurchases();
  await tick("Vodka");
  const choose = async (action: string) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("combobox"), "Gin{Enter}");
    await userEvent.click(within(dialog).getByRole("button", { name: action }));
  };
  await press("Fornecedor e lote de Vodka");
  await press("Trocar de Vodka");
  await choose("Trocar");
  expect(await screen.findByText("no lugar de Vodka")).toBeVisible();
  await press("Adicionar item");
  await choose("Adicionar");
  expect(await screen.findByText("Item seu")).toBeVisible();
  await postCart();
  await waitFor(() => expect(sent.some(({ route }) => route === POST)).toBe(true));
  expect(sent.find(({ route }) => route === POST)?.body).toMatchObject({
    lines: [
      { ingredientId: 2, quantity: 1 },
      { ingredientId: 2, quantity: 2 },
    ],
  });
});

test("another brand is put on record like the first one, and bought in its place", async () => {
  let made: PricedIngredient | undefined;
  let planned = party(2.9);
  const { sent } = stubApi({
    ...answers(),
    "GET /api/events": () => ({ body: [planned] }),
    "GET /api/ingredients": () => ({ body: [vodka, gin, ...(made ? [made] : [])] }),
    "POST /api/ingredients": () => {
      made = { ...vodka, id: 3, name: "Vodka Absolut", quantity: 0, pricePerUnit: "0.00", unitCost: 0 };
      return { status: 201, body: made };
    },
    [POST]: () => {
      made = made && { ...made, quantity: 2.25, unitCost: 88.89, version: 2 };
      planned = party(1, {
        supplies: [{ ...sampleSupply(3, 1.9, "L"), ingredientName: "Vodka Absolut" }],
        version: 2,
      });
      return { status: 201, body: { ids: [1], lines: 1, total: "200.00", swappedEvents: 1 } };
    },
  });
  openPurchases();
  await tick("Vodka");
  await press("Fornecedor e lote de Vodka");
  await press("Trocar de Vodka");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("combobox"), "Vodka Absolut");
  await userEvent.click(within(dialog).getByRole("option", { name: /Cadastrar “Vodka Absolut”/ }));
  expect(dialog).toHaveTextContent("Entra no estoque como Vodka, em garrafa de 750 ml.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cadastrar e trocar" }));
  expect(await screen.findByRole("heading", { name: "Vodka Absolut" })).toBeVisible();
  expect(sent.find(({ route }) => route === "POST /api/ingredients")?.body).toMatchObject({
    name: "Vodka Absolut",
    category: vodka.category,
    quantity: 0,
    pricePerUnit: 0,
    unit: "L",
    packName: "garrafa",
    packQuantity: 0.75,
    supplierId: 7,
  });
  // As many packs as the events lack of the first one.
  expect(screen.getByRole("textbox", { name: /garrafas de Vodka Absolut/i })).toHaveValue("3");
  await fill(screen.getByRole("textbox", { name: "Preço pago de Vodka Absolut" }), "200");
  await postCart();
  await waitFor(() => expect(sent.some(({ route }) => route === POST)).toBe(true));
  expect(sent.find(({ route }) => route === POST)?.body).toMatchObject({
    lines: [
      {
        ingredientId: 3,
        quantity: 2.25,
        price: 200,
        insteadOf: { ingredientId: 1, quantity: 1.9, events: [{ id: 1, version: 1 }], version: 1 },
      },
    ],
  });
  await waitFor(() =>
    expect(getSnapshot()[0]?.description).toMatch(/1 evento passa a levar o que você trocou\./),
  );
  expect(await screen.findByText("Nada a comprar para estes dias")).toBeVisible();
});

test("an event that has changed is told at the line that was swapped", async () => {
  const message = "O evento mudou desde que a lista foi feita";
  const path = "lines.0.insteadOf.events.0.id";
  stubApi({ ...answers(), [POST]: refusal(409, VERSION_CONFLICT, [{ path, message }]) });
  openPurchases();
  await tick("Vodka");
  await press("Fornecedor e lote de Vodka");
  await press("Trocar de Vodka");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("combobox"), "Gin{Enter}");
  await userEvent.click(within(dialog).getByRole("button", { name: "Trocar" }));
  await postCart();
  const line = await screen.findByRole("group", { name: "Compra de Vodka" });
  expect(await within(line).findByRole("alert")).toHaveTextContent(message);
});

test("another brand whose name says its size is bought in that size", async () => {
  stubApi(answers());
  openPurchases();
  await tick("Vodka");
  await press("Fornecedor e lote de Vodka");
  await press("Trocar de Vodka");
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("combobox"), "Vodka Orloff 1 L");
  await userEvent.click(within(dialog).getByRole("option", { name: /Cadastrar “Vodka Orloff 1 L”/ }));
  expect(dialog).toHaveTextContent("Entra no estoque como Vodka, em garrafa de 1 L.");
});

test("the team ticks without prices, and posts nothing", async () => {
  const withoutMoney = [vodka, gin].map(({ unitCost: _cost, pricePerUnit: _price, ...seen }) => seen);
  const user = { ...companyUser, companyRole: "equipe" as const };
  stubApi(answers({ ingredients: withoutMoney, user }));
  openPurchases();
  await tick("Vodka");
  await press("Mais garrafas de Vodka");
  expect(cartBar()).toHaveTextContent("1 de 1 item");
  expect(document.body).not.toHaveTextContent("R$");
  expect(screen.queryByRole("button", { name: "Lançar compra" })).not.toBeInTheDocument();
});

test("quotes and minimum levels count on request", async () => {
  stubApi(
    answers({ ingredients: [{ ...vodka, minQuantity: 2 }], events: [party(2.9, { status: "orçamento" })] }),
  );
  openPurchases();
  expect(await screen.findByText("Nada a comprar para estes dias")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Repor mínimo" }));
  expect(await screen.findByText("2 garrafas de 750 ml")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Orçamentos (se fechar)" }));
  expect(await screen.findByText("6 garrafas de 750 ml")).toBeVisible();
});

test("a unit without conversion keeps its line, says so, and is asked about", async () => {
  const drink = party(3).drinks.map((one) => ({
    ...one,
    ingredients: one.ingredients.map((line) => ({ ...line, unit: "folhas" as const })),
  }));
  stubApi(answers({ events: [party(3, { drinks: drink })] }));
  openPurchases();
  expect(await screen.findByText(/Sem conversão conhecida/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: /rende quantas folhas/ })).toBeVisible();
});
