import { expect } from "@playwright/test";
import type { ListedCharge } from "../src/shared/payments/contract.ts";
import { listedCharge } from "../src/shared/payments/testing/listed-charge.ts";
import { readyBar } from "./support/event-list.ts";
import { test, WIDE } from "./support/fixtures.ts";

const MANY = 1000;
const numbered = <T>(make: (id: number) => T) => Array.from({ length: MANY }, (_, n) => make(n + 1));

/** How many events the pages of a PDF link to: each card names its own. */
const linkedEvents = (pdf: Buffer) =>
  new Set(pdf.toString("latin1").match(/\/URI \(\S+\/eventos\/\d+\)/g)).size;

test("a thousand charges and events are printed whole from a wide window", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const { token, plan, make } = await readyBar(product.url);
  const base = await make("Modelo", 10, 1);
  const charges = numbered<ListedCharge>((id) => ({
    ...listedCharge,
    id,
    eventId: id,
    clientNames: [`Pagante ${id}`],
  }));
  const events = numbered((id) => ({ ...base, ...plan(`Evento ${id}`, id, 100), id }));
  await page.route("**/api/charges", (route) => route.fulfill({ json: charges }));
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await signIn(token);
  await page.setViewportSize(WIDE);
  for (const [path, first] of [
    ["/recebimentos", "Pagante 1"],
    ["/eventos", "Evento 1"],
  ] as const) {
    await page.goto(path);
    await page.getByText(first, { exact: true }).waitFor();
    expect(linkedEvents(await page.pdf({ format: "A4" })), path).toBe(MANY);
  }
});
