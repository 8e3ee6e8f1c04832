import { beforeEach, expect, test } from "vitest";
import { moneyProblems } from "#server/payments/verify-payments.ts";
import { eventAt } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { linkForms } from "./testing/link-forms.ts";
import { offer, proposalsOf, send } from "./testing/offered-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept } = linkForms(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const edit = async (id: number, changes: object) => {
  const event = await eventAt(a, id);
  return a.put(`/api/events/${id}`, { ...event, ...changes });
};
const chargesOf = ({ charges }: PricedEvent) =>
  charges.map(({ kind, amount, paid }) => `${kind} ${amount} (${paid})`);
const other = { guests: 180, pricing: { pricingMode: "fechado", price: "12000.00" } };

test("an open proposal says in which parts its event is another by now", async () => {
  const { event } = await offer(a);
  expect((await proposalsOf(a))[0]).toMatchObject({ differs: [], price: "9000.00", guests: 150 });
  await edit(event.id, other);
  expect((await proposalsOf(a))[0]).toMatchObject({ state: "enviada", differs: ["guests", "price"] });
  await send(a, event.id);
  expect((await proposalsOf(a))[0]).toMatchObject({ version: 2, differs: [], price: "12000.00" });
});

test.each([
  ["by its link", ({ path }: { path: string }) => accept(path), "proposal_accepted_by_client"],
  [
    "by hand",
    ({ proposal }: { proposal: Proposal }) => a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" }),
    "proposal_accepted",
  ],
])(
  "what is accepted %s counts: its price and charges, and the other parts stay",
  async (_how, act, action) => {
    const offered = await offer(a);
    const { id } = offered.event;
    await edit(id, other);
    expect((await act(offered)).status).toBeLessThan(400);
    const signed = await eventAt(a, id);
    expect(signed).toMatchObject({ price: "9000.00", total: "9000.00", guests: 180, status: "confirmado" });
    expect(chargesOf(signed)).toEqual(["sinal 4500.00 (0.00)", "saldo 4500.00 (0.00)"]);
    expect((await proposalsOf(a))[0]).toMatchObject({ changedSince: ["guests"], differs: [] });
    const { rows } = await app.pool.query("select details from audit_entries where action = $1", [action]);
    expect(rows.at(-1)?.details.changes).toEqual(
      expect.arrayContaining([
        { field: "price", from: "12000.00", to: "9000.00" },
        { field: "charges", from: "12000.00", to: "9000.00" },
        { field: "status", from: "orçamento", to: "confirmado" },
      ]),
    );
  },
);

test("a price per guest comes back with its terms", async () => {
  const pricing = { pricingMode: "por_convidado", pricePerGuest: "60.00", minGuests: 100 };
  const { event, path } = await offer(a, { pricing });
  await edit(event.id, other);
  await accept(path);
  expect(await eventAt(a, event.id)).toMatchObject({
    pricingMode: "por_convidado",
    pricePerGuest: "60.00",
    minGuests: 100,
    price: "9000.00",
    pricedGuests: 150,
    guests: 180,
  });
});

test("a receipt keeps its charge; where more was received than is signed nothing is accepted", async () => {
  const { event, path } = await offer(a);
  await edit(event.id, other);
  const { charges } = await eventAt(a, event.id);
  const pay = (chargeId: number | undefined, amount: string) =>
    a.post(`/api/events/${event.id}/payments`, { chargeId, amount, paidOn: "2026-03-10", method: "pix" });
  await pay(charges.find(({ kind }) => kind === "saldo")?.id, "6000.00");
  expect((await accept(path)).status).toBe(303);
  expect(chargesOf(await eventAt(a, event.id))).toEqual(["sinal 3000.00 (0.00)", "saldo 6000.00 (6000.00)"]);

  const second = await offer(a);
  await edit(second.event.id, other);
  const rows = (await eventAt(a, second.event.id)).charges;
  for (const { id, amount } of rows)
    await a.post(`/api/events/${second.event.id}/payments`, {
      chargeId: id,
      amount,
      paidOn: "2026-03-10",
      method: "pix",
    });
  const reply = await accept(second.path);
  expect(reply.status).toBe(409);
  expect(reply.text).toContain("Já foi recebido mais do que esta proposta diz");
  expect(await eventAt(a, second.event.id)).toMatchObject({ price: "12000.00", status: "orçamento" });
  expect((await moneyProblems(app.services.db)).problems).toEqual([]);
});

test("of an acceptance and an edit or a new version at once, money and states fit together", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { event, path } = await offer(a);
    const present = await eventAt(a, event.id);
    const replies = await Promise.all([
      accept(path),
      a.put(`/api/events/${event.id}`, { ...present, ...other }),
      send(a, event.id),
    ]);
    expect(Math.max(...replies.map(({ status }) => status))).toBeLessThan(500);
    const found = (await proposalsOf(a)).filter(({ eventId }) => eventId === event.id);
    const accepted = found.find(({ state }) => state === "aceita");
    const after = await eventAt(a, event.id);
    if (accepted) expect(after.status).toBe("confirmado");
    if (accepted?.changedSince.includes("price") === false) expect(after.price).toBe(accepted.price);
    expect(found.length).toBeLessThan(3);
  }
  expect((await moneyProblems(app.services.db)).problems).toEqual([]);
});
