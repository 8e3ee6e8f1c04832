import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { addChargedEvent, event, fixedPrice, paying, priceEvent } from "./testing/charged-event.ts";

const { app, a } = await twoCompanies({ isStocked: true });

test("payments add up to their charge and no further, and a reversal brings back the state before", async () => {
  const before = await addChargedEvent(a);
  const path = `/api/events/${before.id}/payments`;
  const first = await a.post(path, { ...paying(1, "200.00"), note: " comprovante " });
  expect(first).toMatchObject({
    status: 201,
    body: {
      id: 1,
      eventId: before.id,
      chargeId: 1,
      amount: "200.00",
      note: "comprovante",
      isReversed: false,
    },
  });
  const tooMuch = await a.post(path, paying(1, "300.01"));
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Falta receber R\$.300,00$/), issues: [{ path: "amount" }] },
  });
  await a.post(path, paying(1, "300.00"));
  expect((await a.post(path, paying(1, "0.01"))).status).toBe(409);
  expect((await a.get("/api/charges")).body).toMatchObject([
    { id: 1, paid: "500.00", open: "0.00", eventName: "Bodas", active: "true", status: "confirmado" },
    { id: 2, paid: "0.00", open: "500.00", eventDate: event.date, clientIds: [], clientNames: [] },
  ]);
  for (const id of [1, 2]) expect((await a.post(`/api/payments/${id}/reverse`)).status).toBe(201);
  expect((await a.get("/api/events")).body).toEqual([before]);
  expect((await a.get(path)).body).toMatchObject([
    { id: 1, isReversed: true },
    { id: 2, isReversed: true },
    { id: 3, amount: "-200.00", reversesId: 1, paidOn: "2026-11-20" },
    { id: 4, amount: "-300.00", reversesId: 2 },
  ]);
  expect((await a.post("/api/payments/1/reverse")).status).toBe(409);
  expect((await a.post("/api/payments/3/reverse")).status).toBe(409);
});

test("a disabled event takes reversals and nothing else; its charges stay in the list", async () => {
  const { id } = await addChargedEvent(a);
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  await a.patch(`/api/events/${id}/disable`);
  expect((await a.post(`/api/events/${id}/payments`, paying(1, "1.00"))).status).toBe(409);
  expect((await priceEvent(a, id, fixedPrice("5.00"))).status).toBe(409);
  expect((await a.put(`/api/events/${id}/charges`, { charges: [] })).status).toBe(409);
  expect((await a.post("/api/payments/1/reverse")).status).toBe(201);
  expect((await a.get("/api/charges")).body).toMatchObject([{ active: "false" }, { active: "false" }]);
});

test("edits name the version they are based on", async () => {
  const { id, version } = await addChargedEvent(a);
  const old = version - 1;
  expect((await priceEvent(a, id, fixedPrice("5.00"), { version: old })).status).toBe(409);
  expect((await a.put(`/api/events/${id}/charges`, { charges: [], version: old })).status).toBe(409);
  // A receipt changes nothing of what was agreed on.
  await a.post(`/api/events/${id}/payments`, paying(1, "1.00"));
  expect((await priceEvent(a, id, fixedPrice("1001.00"), { version })).status).toBe(200);
});

test("of many payments at once no more is taken than was open, and no cent is lost", async () => {
  const { id } = await addChargedEvent(a);
  const tries = Array.from({ length: 12 }, () => a.post(`/api/events/${id}/payments`, paying(1, "130.00")));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  const reversals = await Promise.all(Array.from({ length: 5 }, () => a.post("/api/payments/1/reverse")));
  expect(reversals.filter(({ status }) => status === 201)).toHaveLength(1);
  const rows = (await a.get(`/api/events/${id}/payments`)).body as unknown as Payment[];
  expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(260);
  expect((await a.get("/api/charges")).body).toMatchObject([{ paid: "260.00" }, { paid: "0.00" }]);
});

test("what is done with money is told", async () => {
  const { id } = await addChargedEvent(a);
  await a.post(`/api/events/${id}/payments`, paying(1, "200.00"));
  const { rows } = await app.pool.query(
    "select action from audit_entries where action like 'event_%' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "event_created",
    "event_priced",
    "event_charges_changed",
    "event_payment_recorded",
  ]);
});
