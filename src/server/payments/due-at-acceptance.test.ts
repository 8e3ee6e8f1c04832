import { beforeEach, expect, test } from "vitest";
import { linkForms } from "#server/proposals/testing/link-forms.ts";
import { eventAt, pathOf, send } from "#server/proposals/testing/offered-event.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const { accept, open } = linkForms(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

const pricing = { pricingMode: "fechado", price: "9000.00" };

async function quote(date = wedding.date) {
  const made = { ...wedding, date, status: "orçamento", clients: [1], pricing };
  const { id } = (await a.post("/api/events", made)).body as PricedEvent;
  return id;
}
const told = async (id: number) =>
  (await eventAt(a, id)).charges.map(
    ({ kind, amount, dueOn, dueAt }) => `${kind} ${amount} ${dueOn ?? dueAt}`,
  );
const edit = async (id: number, changes: object) => {
  const event = await eventAt(a, id);
  return a.put(`/api/events/${id}`, { ...event, ...changes });
};
const waiting = ["sinal 4500.00 aceite", "saldo 4500.00 2026-12-18"];

test("a proposed sinal is due at the acceptance, and on its day once it is accepted", async () => {
  const id = await quote();
  const proposal = (await send(a, id)).body as Proposal;
  expect(await told(id)).toEqual(waiting);
  expect((await open(pathOf(proposal))).text).toContain("no aceite");
  const listed = (await a.get("/api/charges")).body as ListedCharge[];
  expect(listed.filter(({ eventId }) => eventId === id)).toMatchObject([
    { kind: "sinal", dueOn: null, dueAt: "aceite" },
    { kind: "saldo", dueOn: "2026-12-18", dueAt: null },
  ]);
  app.clock.now = new Date("2026-03-11T15:00:00Z");
  await accept(pathOf(proposal));
  expect(await told(id)).toEqual(["sinal 4500.00 2026-03-11", "saldo 4500.00 2026-12-18"]);
});

test.each([
  ["confirmed without a proposal", (id: number) => edit(id, { status: "confirmado" })],
  [
    "paid",
    async (id: number) => {
      const [sinal] = (await eventAt(a, id)).charges;
      const payment = { chargeId: sinal?.id, amount: "10.00", paidOn: "2026-03-10", method: "pix" };
      return a.post(`/api/events/${id}/payments`, payment);
    },
  ],
])("an event that is %s is not waited for: the sinal is due on that day", async (_how, agree) => {
  const id = await quote();
  await send(a, id);
  expect((await agree(id)).status).toBeLessThan(300);
  expect(await told(id)).toEqual(["sinal 4500.00 2026-03-10", "saldo 4500.00 2026-12-18"]);
  const charges = [{ kind: "saldo", amount: "9000.00", dueAt: "aceite" }];
  const kept = await a.put(`/api/events/${id}/charges`, { charges });
  if (kept.status === 200) expect(await told(id)).toEqual(["saldo 9000.00 2026-03-10"]);
});

test("sinal and saldo of one day are one charge", async () => {
  const id = await quote("2026-03-15T22:00:00.000Z");
  await send(a, id);
  expect(await told(id)).toEqual(["saldo 9000.00 aceite"]);
});

test("what is due at the acceptance in one charge is asked for on the page by Pix", async () => {
  const { version } = (await a.get("/api/payment-settings")).body as { version: number };
  const pix = { pixKeyKind: "email", pixKey: "caixa@bar.com.br", receiverName: "Bar", city: "Santos" };
  const terms = { useTxid: false, depositPercent: 50, balanceDueDays: 7, targetMargin: 45, version };
  await a.put("/api/payment-settings", { ...pix, ...terms });
  const id = await quote("2026-03-15T22:00:00.000Z");
  const path = pathOf((await send(a, id)).body as Proposal);
  await accept(path);
  expect((await open(path)).text).toMatch(
    /Pagamento por Pix, até 10\/03\/2026.*R\$\s9\.000,00.*54079000\.00/s,
  );
});

test("proposed charges follow the price by their shares until something is paid", async () => {
  const id = await quote();
  await send(a, id);
  await edit(id, { pricing: { pricingMode: "fechado", price: "9000.01" } });
  expect(await told(id)).toEqual(["sinal 4500.00 aceite", "saldo 4500.01 2026-12-18"]);
  await edit(id, { pricing: { pricingMode: "fechado", price: "12000.00" } });
  expect(await told(id)).toEqual(["sinal 6000.00 aceite", "saldo 6000.00 2026-12-18"]);
  const [sinal] = (await eventAt(a, id)).charges;
  const payment = { chargeId: sinal?.id, amount: "10.00", paidOn: "2026-03-10", method: "pix" };
  await a.post(`/api/events/${id}/payments`, payment);
  await edit(id, { pricing: { pricingMode: "fechado", price: "13000.00" } });
  expect(await told(id)).toEqual(["sinal 6000.00 2026-03-10", "saldo 7000.00 2026-12-18"]);
});

test("a charge has a day, or waits for the acceptance", async () => {
  const id = await quote();
  const put = (charge: object) =>
    a.put(`/api/events/${id}/charges`, { charges: [{ kind: "saldo", amount: "9000.00", ...charge }] });
  expect(await put({})).toMatchObject({
    status: 400,
    body: { issues: [{ path: "charges.0.dueOn", message: "Informe o vencimento" }] },
  });
  expect((await put({ dueAt: "nunca" })).status).toBe(400);
  expect((await put({ dueOn: "2026-12-01", dueAt: "aceite" })).status).toBe(200);
  expect(await told(id)).toEqual(["saldo 9000.00 aceite"]);
  const [charge] = (await eventAt(a, id)).charges;
  expect((await put({ id: charge?.id, dueOn: "2026-12-01" })).status).toBe(200);
  expect(await told(id)).toEqual(["saldo 9000.00 2026-12-01"]);
});
