import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { addOfferedEvent, pathOf, send } from "./testing/offered-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const pricing = { pricingMode: "fechado", price: "9000.01" };
const addUncharged = async () =>
  (await a.post("/api/events", { ...wedding, status: "orçamento", clients: [1], pricing }))
    .body as PricedEvent;

const chargesOf = async (id: number) => {
  const events = (await a.get("/api/events")).body as PricedEvent[];
  const event = events.find((one) => one.id === id);
  return event?.charges.map(({ kind, amount, dueOn, dueAt }) => `${kind} ${amount} ${dueOn ?? dueAt}`);
};
const pageOf = async (proposal: unknown) => (await app.call("GET", pathOf(proposal as Proposal))).text;

const byTerms = ["sinal 4500.00 aceite", "saldo 4500.01 2026-12-18"];

test("an event without charges is offered by the company's terms, which are saved with the sending", async () => {
  const { id } = await addUncharged();
  const sent = await send(a, id);
  expect(sent).toMatchObject({ status: 201, body: { total: "9000.01" } });
  expect(await chargesOf(id)).toEqual(byTerms);
  const page = await pageOf(sent.body);
  expect(page).toContain("vence em 18/12/2026");
  expect(page).not.toContain("A combinar");
});

test("an extra stays, and is no reason to leave the terms out", async () => {
  const { id } = await addUncharged();
  const extra = { kind: "extra", amount: "100.00", dueOn: "2026-12-20", note: "Hora extra" };
  await a.put(`/api/events/${id}/charges`, { charges: [extra] });
  expect((await send(a, id)).body).toMatchObject({ total: "9100.01" });
  expect(await chargesOf(id)).toEqual([...byTerms, "extra 100.00 2026-12-20"]);
});

test("charges that are given are saved with it; none on purpose are none, and the page says so", async () => {
  const { id } = await addUncharged();
  const charges = [{ kind: "saldo", amount: "9000.01", dueOn: "2026-12-01", note: null }];
  expect((await send(a, id, { charges })).status).toBe(201);
  expect(await chargesOf(id)).toEqual(["saldo 9000.01 2026-12-01"]);
  const sent = await send(a, id, { charges: [] });
  expect(sent.status).toBe(201);
  expect(await chargesOf(id)).toEqual([]);
  expect(await pageOf(sent.body)).toContain("A combinar");
});

test("charges that do not add up, or lose what was received, are refused, and nothing is sent", async () => {
  const event = await addOfferedEvent(a);
  const wrong = [{ kind: "saldo", amount: "1.00", dueOn: "2026-12-01", note: null }];
  expect(await send(a, event.id, { charges: wrong })).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: "charges", message: "As cobranças somam R$\u00a01,00, e o preço é R$\u00a09.000,00" }],
    },
  });
  const [sinal] = event.charges;
  const payment = { chargeId: sinal?.id, amount: "10.00", paidOn: "2026-03-10", method: "pix" };
  await a.post(`/api/events/${event.id}/payments`, payment);
  expect(await send(a, event.id, { charges: [] })).toMatchObject({ status: 409 });
  expect((await a.get("/api/proposals")).body).toEqual([]);
  expect(await chargesOf(event.id)).toHaveLength(2);
});

test("a preview shows the terms and saves nothing", async () => {
  const { id } = await addUncharged();
  const preview = async (changes: object) =>
    (
      (
        await a.post(`/api/events/${id}/proposal-preview`, {
          validUntil: "2026-03-11",
          message: null,
          ...changes,
        })
      ).body as { html: string }
    ).html;
  expect(await preview({})).toContain("vence em 18/12/2026");
  expect(await preview({ charges: [] })).toContain("A combinar");
  expect(await chargesOf(id)).toEqual([]);
});

test("after the acceptance the Pix of the sinal is there, though nobody made charges", async () => {
  const { version } = (await a.get("/api/payment-settings")).body as { version: number };
  await a.put("/api/payment-settings", {
    pixKeyKind: "email",
    pixKey: "caixa@bar.com.br",
    receiverName: "Bar",
    city: "Santos",
    useTxid: true,
    depositPercent: 50,
    balanceDueDays: 7,
    targetMargin: 45,
    version,
  });
  const { id } = await addUncharged();
  const proposal = (await send(a, id)).body as Proposal;
  await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" });
  expect(await pageOf(proposal)).toContain("54074500.00");
});
