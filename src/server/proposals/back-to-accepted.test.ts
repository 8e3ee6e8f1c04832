import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { linkForms } from "./testing/link-forms.ts";
import { addOfferedEvent, eventAt, offer, pathOf, proposalsOf, send } from "./testing/offered-event.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { accept, refuse, open } = linkForms(app);

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

/** An event that was accepted and is planned otherwise since. */
async function changedSince() {
  const { event, path } = await offer(a);
  await accept(path);
  const accepted = await eventAt(a, event.id);
  const changed = await a.put(`/api/events/${event.id}`, {
    ...accepted,
    date: "2026-12-27T22:00:00.000Z",
    durationMinutes: 360,
    location: "Outro lugar",
    guests: 180,
    drinks: accepted.drinks.map((drink) => ({ ...drink, drinkName: "Mojito" })),
    pricing: { pricingMode: "fechado", price: "12000.00" },
  });
  expect(changed.status).toBe(200);
  return { accepted, changed: changed.body as PricedEvent, id: event.id };
}

const chargesOf = ({ charges }: PricedEvent) =>
  charges.map(({ kind, amount, dueOn }) => `${kind} ${amount} ${dueOn}`);
const back = (id: number, version?: number) => a.post(`/api/events/${id}/back-to-accepted`, { version });

test("another price after an acceptance moves nothing that is owed, and an addendum offers it", async () => {
  const { changed, id } = await changedSince();
  expect(changed).toMatchObject({
    price: "12000.00",
    owedPrice: "9000.00",
    total: "9000.00",
    accepted: true,
  });
  expect(chargesOf(changed).map((text) => text.slice(0, -11))).toEqual(["sinal 4500.00", "saldo 4500.00"]);
  const charges = [{ kind: "saldo", amount: "12000.00", dueOn: "2026-12-18" }];
  expect(await a.put(`/api/events/${id}/charges`, { charges })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/somam R\$\s12\.000,00, e o preço é R\$\s9\.000,00/) },
  });
  const sent = (await send(a, id)).body as Proposal;
  expect(sent).toMatchObject({ isAddendum: true, price: "12000.00", total: "12000.00" });
  expect((await open(pathOf(sent))).text).toMatch(/Saldo.*R\$\s7\.500,00/s);
  expect(await eventAt(a, id)).toMatchObject({ owedPrice: "9000.00" });
  expect((await open(pathOf(sent))).text).toContain("Prefiro como estava");
  await refuse(pathOf(sent));
  expect(await eventAt(a, id)).toMatchObject({ owedPrice: "9000.00", total: "9000.00" });
  const second = (await send(a, id)).body as Proposal;
  await accept(pathOf(second));
  const after = await eventAt(a, id);
  expect(after).toMatchObject({ price: "12000.00", owedPrice: "12000.00", total: "12000.00" });
  expect(chargesOf(after).map((text) => text.slice(0, -11))).toEqual(["sinal 4500.00", "saldo 7500.00"]);
});

test("an extra is owed at once", async () => {
  const { id } = await changedSince();
  const { charges } = await eventAt(a, id);
  const extra = { kind: "extra", amount: "300.00", dueOn: "2026-12-30", note: "Hora extra" };
  expect((await a.put(`/api/events/${id}/charges`, { charges: [...charges, extra] })).body).toMatchObject({
    total: "9300.00",
  });
});

test("what both agreed on otherwise is sent and accepted at once", async () => {
  const { id } = await changedSince();
  expect((await send(a, id, { agreedBy: "" })).status).toBe(400);
  expect((await send(a, id, { agreedBy: "Ana Souza" })).body).toMatchObject({
    state: "aceita",
    version: 2,
    acceptedName: "Ana Souza",
    changedSince: [],
  });
  expect(await eventAt(a, id)).toMatchObject({ owedPrice: "12000.00" });
});

test("an event goes back to what was accepted, whole", async () => {
  const { accepted, changed, id } = await changedSince();
  const reply = await back(id, changed.version);
  expect(reply.status).toBe(200);
  const { version: _version, seenCost: _seen, ...before } = accepted;
  expect(reply.body).toMatchObject(before);
  expect((await proposalsOf(a)).find(({ eventId }) => eventId === id)).toMatchObject({ changedSince: [] });
  const { rows } = await app.pool.query(
    "select details from audit_entries where action = 'event_back_to_accepted'",
  );
  const fields = rows.at(-1)?.details.changes.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(expect.arrayContaining(["date", "location", "guests", "durationMinutes", "price"]));
});

test("what is saved again after going back is the plan of before", async () => {
  const { changed, id } = await changedSince();
  await back(id);
  const { version: _version, ...event } = changed;
  const { price, pricingMode, charges } = changed;
  const undone = await a.put(`/api/events/${id}`, { ...event, pricing: { pricingMode, price, charges } });
  expect(undone.body).toMatchObject({ price: "12000.00", owedPrice: "9000.00", guests: 180, charges });
});

test("nothing goes back where nothing was accepted, stock is out, the page is old or it is another's", async () => {
  const quote = await addOfferedEvent(a);
  expect(await back(quote.id)).toMatchObject({
    status: 409,
    body: { error: "Nenhuma proposta deste evento foi aceita" },
  });
  const { changed, id } = await changedSince();
  expect((await back(id, changed.version - 1)).status).toBe(409);
  expect((await b.post(`/api/events/${id}/back-to-accepted`, {})).status).toBe(404);
  expect((await a.post(`/api/events/${id}/back-to-accepted`, { version: "x" })).status).toBe(400);
  await a.post(`/api/events/${id}/withdraw-stock`, {});
  expect(await back(id)).toMatchObject({
    status: 409,
    body: { error: "Registre o retorno do estoque antes de voltar ao que foi aceito" },
  });
});

test("what was sent before its plan was kept goes back without its drinks", async () => {
  const { accepted, id } = await changedSince();
  await app.pool.query("update proposals set offered_plan = null");
  expect((await back(id)).body).toMatchObject({ guests: accepted.guests, owedPrice: "9000.00" });
  expect((await proposalsOf(a)).find(({ eventId }) => eventId === id)?.changedSince).toEqual(["drinks"]);
});
