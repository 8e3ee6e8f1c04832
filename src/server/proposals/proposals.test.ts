import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { Activity } from "#shared/activity/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import {
  addOfferedEvent,
  LAST_DAY,
  offer,
  pathOf,
  proposalsOf,
  send,
  statusOf,
} from "./testing/offered-event.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

beforeEach(() => {
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("a proposal is numbered by its company, and a new version keeps the number", async () => {
  const first = await addOfferedEvent(a);
  const second = await addOfferedEvent(a);
  const sent = await send(a, first.id);
  expect(sent).toMatchObject({
    status: 201,
    body: {
      eventId: first.id,
      eventName: "Casamento da Ana",
      clientNames: ["Ana", "Bruno"],
      number: 1,
      version: 1,
      state: "enviada",
      validUntil: LAST_DAY,
      total: "9000.00",
      link: expect.stringMatching(/^http:\/\/localhost:3000\/p\/[\w-]{27}$/),
    },
  });
  expect((await send(a, second.id)).body).toMatchObject({ number: 2, version: 1 });
  const again = await send(a, first.id);
  expect(again.body).toMatchObject({ number: 1, version: 2, state: "enviada" });
  expect((again.body as Proposal).link).not.toBe((sent.body as Proposal).link);
  expect((await proposalsOf(a)).map(({ number, version }) => [number, version])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(await proposalsOf(b)).toEqual([]);
});

test("the list reads no snapshot: with long terms a thousand of them would take seconds", async () => {
  const { event } = await offer(a);
  await app.pool.query("update proposals set snapshot = 'not even JSON'");
  expect(await proposalsOf(a)).toMatchObject([{ eventId: event.id, eventName: "Casamento da Ana" }]);
});

test("the list is cached, and yet a day ends the time of a proposal", async () => {
  await offer(a);
  const state = async () => (await proposalsOf(a)).map((proposal) => proposal.state);
  expect(await state()).toEqual(["enviada"]);
  expect(await state()).toEqual(["enviada"]);
  app.clock.now = new Date(`${LAST_DAY}T23:59:00-03:00`);
  expect(await state()).toEqual(["enviada"]);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await state()).toEqual(["vencida"]);
});

test("several that are sent at once get a number each", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count++) ids.push((await addOfferedEvent(a)).id);
  const replies = await Promise.all(ids.map((id) => send(a, id)));
  const numbers = replies.map(({ body }) => (body as Proposal).number).toSorted((one, other) => one - other);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});

test("two versions at once: one follows the other", async () => {
  const { event } = await offer(a);
  const replies = await Promise.all([send(a, event.id), send(a, event.id)]);
  expect(replies.map(({ body }) => (body as Proposal).version).toSorted((one, other) => one - other)).toEqual(
    [2, 3],
  );
  expect(await proposalsOf(a)).toHaveLength(1);
});

test("an event without a price, a day that is past and a disabled event are refused", async () => {
  const priced = await addOfferedEvent(a);
  const { id } = (await a.post("/api/events", { ...priced, status: "orçamento" })).body as { id: number };
  expect(await send(a, id)).toMatchObject({ status: 400, body: { issues: [{ path: "price" }] } });
  expect(await send(a, priced.id, { validUntil: "2026-03-09" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "validUntil", message: "A validade não pode ser um dia que já passou" }] },
  });
  expect(await send(a, priced.id, { validUntil: "2026-03-10" })).toMatchObject({ status: 201 });
  await a.put(`/api/events/${priced.id}`, { ...priced, status: "cancelado" });
  expect(await send(a, priced.id)).toMatchObject({
    status: 409,
    body: { message: "Este evento está cancelado" },
  });
  await a.patch(`/api/events/${priced.id}/disable`);
  expect(await send(a, priced.id)).toMatchObject({ status: 409 });
  expect(await send(b, priced.id)).toMatchObject({ status: 404 });
});

test("what was sent stays as it was, whatever becomes of the event", async () => {
  const { event, path } = await offer(a);
  const before = (await app.call("GET", path)).text;
  await a.put(`/api/events/${event.id}`, { ...event, name: "Outra festa", guests: 10, clients: [] });
  await a.put("/api/company", { name: "Outro nome" });
  expect((await app.call("GET", path)).text).toBe(before);
  await send(a, event.id);
  const [latest] = await proposalsOf(a);
  expect(latest).toMatchObject({ eventName: "Outra festa", clientNames: [] });
});

test("a drink is described in its own words, or by its ingredients without their sizes", async () => {
  const [drink] = (await a.get("/api/drinks")).body as { name: string; ingredients: object[] }[];
  const sized = {
    ...wedding.drinks[0],
    ingredients: wedding.drinks[0]?.ingredients.map((line) => ({
      ...line,
      ingredientName: "Cachaça 51 965ml",
    })),
  };
  const page = async () => (await app.call("GET", (await offer(a, { drinks: [sized] })).path)).text;
  expect(await page()).toContain("Cachaça 51<");
  await a.put("/api/drinks/1", { ...drink, description: "Do jeito da casa" });
  expect(await page()).toContain("Do jeito da casa");
});

test("by hand it is accepted at any time, and confirms the event", async () => {
  const { event, proposal } = await offer(a);
  app.clock.now = new Date("2026-03-12T03:00:00Z");
  expect((await proposalsOf(a))[0]).toMatchObject({ state: "vencida" });
  const accept = (id = proposal.id) => a.post(`/api/proposals/${id}/accept`, { name: "Ana" });
  expect(await accept()).toMatchObject({ status: 200, body: { state: "aceita", acceptedName: "Ana" } });
  expect(await statusOf(a, event.id)).toBe("confirmado");
  expect(await accept()).toMatchObject({ status: 409, body: { message: "Esta proposta já foi aceita" } });
});

test("by hand: a replaced one, a revoked one and one of a disabled or cancelled event are refused", async () => {
  const { event, proposal } = await offer(a);
  const next = (await send(a, event.id)).body as Proposal;
  const accept = (id: number) => a.post(`/api/proposals/${id}/accept`, { name: "Ana" });
  expect(await accept(proposal.id)).toMatchObject({ status: 409 });
  await a.put(`/api/events/${event.id}`, { ...event, version: undefined, status: "cancelado" });
  expect(await accept(next.id)).toMatchObject({ status: 409 });
  await a.put(`/api/events/${event.id}`, { ...event, version: undefined, status: "orçamento" });
  expect(await a.post(`/api/proposals/${next.id}/revoke`)).toMatchObject({
    status: 200,
    body: { state: "enviada", revokedAt: expect.any(String) },
  });
  expect(await a.post(`/api/proposals/${next.id}/revoke`)).toMatchObject({ status: 200 });
  expect(await accept(next.id)).toMatchObject({ status: 409 });
  expect(await b.post(`/api/proposals/${next.id}/revoke`)).toMatchObject({ status: 404 });
});

test("a refused one can be accepted by hand: people change their minds", async () => {
  const { proposal, path } = await offer(a);
  await app.call("POST", `${path}/recusar`, {
    body: "reason=Caro",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect((await proposalsOf(a))[0]).toMatchObject({ state: "recusada", refusalReason: "Caro" });
  expect(await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" })).toMatchObject({
    status: 200,
    body: { state: "aceita" },
  });
});

test("the trail tells what was sent, accepted and revoked", async () => {
  const { proposal } = await offer(a);
  await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" });
  await a.post(`/api/proposals/${proposal.id}/revoke`);
  const { activities } = (await a.get("/api/activity")).body as { activities: Activity[] };
  expect(activities.slice(0, 3)).toMatchObject([
    { action: "proposal_revoked", subject: "Casamento da Ana", thing: "event" },
    {
      action: "proposal_accepted",
      details: { changes: [{ field: "status", from: "orçamento", to: "confirmado" }] },
    },
    { action: "proposal_sent" },
  ]);
});

test("a client who is deleted for good leaves the proposals, and the sums stay", async () => {
  const event = await addOfferedEvent(a);
  const cnpj = "12ABC34501DE35";
  await a.put("/api/clients/1", { name: "Ana", email: "ana@x.com", phone: "11 9", cnpj, address: "Rua A" });
  const message = "Olá, ANA! Nesta semana, Ana. ana@x.com, 11 9, 11 99, 12.ABC.345/01DE-35, Rua A";
  const proposal = (await send(a, event.id, { message })).body as Proposal;
  const path = pathOf(proposal);
  await a.post(`/api/proposals/${proposal.id}/accept`, { name: "Ana" });
  const hashIn = async () => (await app.pool.query("select snapshot_hash from proposals")).rows;
  const before = await hashIn();
  await a.delete("/api/clients/1");
  await a.delete("/api/clients/1/name");
  const [wiped] = await proposalsOf(a);
  expect(wiped?.message).toBe(
    "Olá, nome removido! Nesta semana, nome removido. dado removido, dado removido, 11 99, dado removido, dado removido",
  );
  expect(wiped).toMatchObject({
    clientNames: ["nome removido", "Bruno"],
    total: "9000.00",
    acceptedName: null,
  });
  const { text } = await app.call("GET", path);
  expect(text).toContain("nome removido e Bruno");
  expect(text).toContain("Proposta aceita por nome removido");
  expect(await hashIn()).toEqual(before);
});

test("a preview shows the page, its number and no form that could be sent", async () => {
  const event = await addOfferedEvent(a);
  const input = { validUntil: LAST_DAY, message: "Olá" };
  const { status, body } = await a.post(`/api/events/${event.id}/proposal-preview`, input);
  expect(status).toBe(200);
  const { html } = body as { html: string };
  expect(html).toContain("Proposta nº 1");
  expect(html).toContain("<dt>Clientes</dt><dd>Ana e Bruno</dd>");
  expect(html).not.toContain("<script");
  // Its frame has no origin: a request from there would look like somebody else's.
  expect(html).not.toMatch(/url\(|src="\//);
  expect(await proposalsOf(a)).toEqual([]);
});

test("a plan that is offered becomes a quote, once", async () => {
  const { id } = await addOfferedEvent(a, { status: "planejamento" });
  await send(a, id);
  expect(await statusOf(a, id)).toBe("orçamento");
  const { activities } = (await a.get("/api/activity")).body as { activities: { action: string }[] };
  expect(activities[0]).toMatchObject({
    action: "proposal_sent",
    details: { changes: [{ field: "status", from: "planejamento", to: "orçamento" }] },
  });
  const confirmed = await addOfferedEvent(a, { status: "confirmado" });
  await send(a, confirmed.id);
  expect(await statusOf(a, confirmed.id)).toBe("confirmado");
});
