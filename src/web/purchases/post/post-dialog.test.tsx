import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stubApi } from "#web/app/testing/stub-api.ts";
import { answers, gin, openPurchases, vodka } from "#web/purchases/testing/open-purchases.ts";
import { dismissToasts } from "#web/ui/feedback/toast.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

const POST = "POST /api/purchases";

async function openDialog() {
  await userEvent.click(await screen.findByRole("checkbox", { name: "No carrinho: Vodka" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lançar compra" }));
  return within(await screen.findByRole("dialog", { name: "Lançar compra" }));
}

test("what somebody else bought while the dialog stood open is asked about, not bought again", async () => {
  let stock: Ingredient[] = [vodka, gin];
  const { sent } = stubApi({
    ...answers(),
    "GET /api/ingredients": () => ({ body: stock }),
    [POST]: { status: 201, body: { lines: 1, total: "180.00" } },
  });
  openPurchases();
  const dialog = await openDialog();
  const asked = () => sent.filter(({ route }) => route === "GET /api/ingredients").length;
  const before = asked();
  stock = [{ ...vodka, quantity: 3.25, version: 2 }, gin];
  // The network is back: the stock is fetched again beneath the dialog.
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await userEvent.click(dialog.getByRole("button", { name: "Lançar" }));
  expect(await screen.findByText(/A necessidade mudou desde que você marcou/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(sent.some(({ route }) => route === POST)).toBe(false);
});
