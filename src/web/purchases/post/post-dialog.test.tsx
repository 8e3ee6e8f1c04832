import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, gin, openPurchases, vodka } from "#web/purchases/testing/open-purchases.ts";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { dismissToasts } from "#web/ui/feedback/toast.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

const POST = "POST /api/purchases";

test("what somebody else bought while the dialog stood open is asked about, not bought again", async () => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  let looks = 0;
  const { sent } = stubApi({
    ...answers(),
    "GET /api/ingredients": async () => {
      looks += 1;
      if (looks === 1) return { body: [vodka, gin] };
      // So slow that the dialog opens without it.
      await answered;
      return { body: [{ ...vodka, quantity: 3.25, version: 2 }, gin] };
    },
    [POST]: { status: 201, body: { lines: 1, total: "180.00" } },
  });
  openPurchases();
  await userEvent.click(await screen.findByRole("checkbox", { name: "No carrinho: Vodka" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  const dialog = await screen.findByRole("dialog", { name: "Lançar compra" }, { timeout: 8000 });
  release();
  await waitFor(() => expect(document.body).toHaveTextContent("No carrinho, não falta mais"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Lançar" }));
  expect(await screen.findByText(/A necessidade mudou desde que você marcou/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.some(({ route }) => route === POST)).toBe(false);
}, 15_000);

test("a purchase that arrived without an answer is not posted again unasked once its sending was cancelled", async () => {
  let stock = [vodka, gin];
  const { sent } = stubApi({
    ...answers(),
    "GET /api/ingredients": () => ({ body: stock }),
    [POST]: () => {
      stock = [{ ...vodka, quantity: 3.25, version: 2 }, gin];
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  openPurchases();
  await userEvent.click(await screen.findByRole("checkbox", { name: "No carrinho: Vodka" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  const dialog = await screen.findByRole("dialog", { name: "Lançar compra" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Lançar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancelar envio" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  expect(await screen.findByText("No carrinho, não falta mais: eram 3 garrafas.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(sent.filter(({ route }) => route === POST)).toHaveLength(1);
});

test("what had no price until now is not above an estimate", async () => {
  stubApi(answers({ ingredients: [{ ...vodka, unitCost: 0, pricePerUnit: "0.00" }, gin] }));
  openPurchases();
  const group = await screen.findByRole("region", { name: "Zé Bebidas" });
  expect(group).toHaveTextContent("1 item · sem preço");
  await userEvent.click(await screen.findByRole("checkbox", { name: "No carrinho: Vodka" }));
  await fill(screen.getByRole("textbox", { name: "Preço pago de Vodka" }), "200");
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  const dialog = await screen.findByRole("dialog", { name: "Lançar compra" });
  expect(dialog).toHaveTextContent(/R\$\s200,00/);
  expect(dialog).not.toHaveTextContent("estimado");
  expect(document.body).not.toHaveTextContent(/R\$\s0,00/);
});

test("a day that has not come is asked about before anything is posted", async () => {
  const { sent } = stubApi({ ...answers(), [POST]: { status: 201, body: { lines: 1, total: "180.00" } } });
  openPurchases();
  await userEvent.click(await screen.findByRole("checkbox", { name: "No carrinho: Vodka" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Lançar compra" }, { timeout: 8000 }));
  await fill(dialog.getByLabelText("Dia da compra"), "2100-03-05");
  const post = () => userEvent.click(dialog.getByRole("button", { name: "Lançar" }));
  await post();
  const question = await screen.findByRole("alertdialog", { name: "O dia da compra está certo?" });
  await userEvent.click(within(question).getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent.some(({ route }) => route === POST)).toBe(false);
  await post();
  await userEvent.click(await screen.findByRole("button", { name: "Lançar assim" }));
  await waitFor(() => expect(sent.filter(({ route }) => route === POST)).toHaveLength(1));
}, 15_000);
