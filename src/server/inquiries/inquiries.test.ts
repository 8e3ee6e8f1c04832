import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { asked, inquiriesOf, note } from "./testing/asked.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const DAY = 24 * 60 * 60 * 1000;
const refused = (status: number, message: string) => ({ status, body: { message } });
const trail = async () => ((await a.get("/api/activity")).body as ActivityBatch).activities;
const makeEvent = (id: number, clientId: number | null = null) =>
  a.post(`/api/inquiries/${id}/event`, { clientId });

test("a request is noted with every field, read back, and in the company's copy", async () => {
  const made = await a.post("/api/inquiries", asked);
  const expected = {
    ...asked,
    id: 1,
    guests: 120,
    state: "novo",
    source: "manual",
    receivedAt: app.clock.now.toISOString(),
    eventId: null,
    proposedClientId: null,
  };
  expect(made).toMatchObject({ status: 201, body: expected });
  expect(await inquiriesOf(a)).toEqual([expected]);
  expect(await inquiriesOf(b)).toEqual([]);
  const { inquiries } = (await a.get("/api/company-data")).body as { inquiries: object[] };
  expect(inquiries).toMatchObject([{ ...asked, guests: 120, state: "novo", source: "manual" }]);
  expect((await trail())[1]).toMatchObject({
    action: "inquiry_noted",
    subject: "Ana Souza",
    thing: "inquiry",
  });
});

test("one that is wrong is refused at its field, and nothing is stored", async () => {
  const { status, body } = await a.post("/api/inquiries", { ...asked, date: "2026-03-09", phone: "1" });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      issues: [
        { path: "phone", message: "Informe o número com DDD" },
        { path: "date", message: "A data já passou" },
      ],
    },
  });
  expect(await inquiriesOf(a)).toEqual([]);
});

test("today is the company's", async () => {
  app.clock.now = new Date("2026-03-11T02:30:00Z");
  expect((await a.post("/api/inquiries", { ...asked, date: "2026-03-10" })).status).toBe(201);
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("a quote without drinks is saved without them, and keeps those that it got", async () => {
  const { id } = await note(a);
  const event = (await makeEvent(id)).body as CateringEvent;
  const { name, date } = event;
  const url = `/api/events/${event.id}`;
  const named = await a.put(url, { name: "Bodas", date, drinks: [] });
  expect(named).toMatchObject({ status: 200, body: { name: "Bodas", drinks: [] } });
  const line = { ingredientId: 1, ingredientName: "Vodka", quantity: 50, unit: "ml", plannedQuantity: 50 };
  const drinks = [{ drinkId: 1, drinkName: "Caipiroska", quantity: 1, ingredients: [line] }];
  expect((await a.put(url, { name, date, drinks })).status).toBe(200);
  expect(await a.put(url, { name, date, drinks: [] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "drinks", message: "Adicione pelo menos um ingrediente" }] },
  });
});

test("a request becomes a quote at 19:00 of its day, with a new client", async () => {
  const { id } = await note(a);
  const made = await makeEvent(id);
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: "Casamento Ana Souza",
      date: "2026-12-12T22:00:00.000Z",
      status: "orçamento",
      type: "casamento",
      guests: 120,
      location: "Itu",
      drinks: [],
      clients: [3 + 1],
    },
  });
  const eventId = (made.body as CateringEvent).id;
  expect(await inquiriesOf(a)).toMatchObject([
    { id, state: "virou_evento", eventId, proposedClientId: null },
  ]);
  const clients = (await a.get("/api/clients")).body as object[];
  expect(clients).toContainEqual(
    expect.objectContaining({ id: 4, name: "Ana Souza", phone: asked.phone, email: asked.email }),
  );
});

test("the hour is that of the company's clock", async () => {
  await a.put("/api/company", { name: "A", timeZone: "America/Manaus" });
  const { id } = await note(a);
  expect((await makeEvent(id)).body).toMatchObject({ date: "2026-12-12T23:00:00.000Z" });
});

test("without a kind or a place the event has neither", async () => {
  const { id } = await note(a, { eventType: "", location: "", message: "" });
  expect((await makeEvent(id)).body).toMatchObject({
    name: "Evento Ana Souza",
    type: "outro",
    location: null,
  });
});

test("a client with the same telephone or e-mail is proposed, unless it was removed", async () => {
  await a.put("/api/clients/1", { name: "Ana", phone: "+55 11 98765 4321" });
  await a.put("/api/clients/2", { name: "Bruno", email: "ANA@exemplo.com.br" });
  await b.put("/api/clients/3", { name: "Célia", phone: asked.phone });
  const proposed = async () => (await inquiriesOf(a))[0]?.proposedClientId;
  const { id } = await note(a);
  expect(await proposed()).toBe(1);
  await a.delete("/api/clients/1");
  expect(await proposed()).toBe(2);
  const made = await makeEvent(id, 2);
  expect(made).toMatchObject({ status: 201, body: { clients: [2] } });
  expect((await a.get("/api/clients")).body).toHaveLength(1);
});

test.each([3, 99])(
  "client %i, which is not the company's, is not found and nothing is made",
  async (clientId) => {
    const { id } = await note(a);
    expect(await makeEvent(id, clientId)).toMatchObject(refused(400, "Cliente não encontrado"));
    expect(await inquiriesOf(a)).toMatchObject([{ state: "novo" }]);
    expect((await a.get("/api/events")).body).toEqual([]);
  },
);

test("of many at once one makes the event", async () => {
  const { id } = await note(a);
  const replies = await Promise.all(Array.from({ length: 8 }, () => makeEvent(id)));
  expect(replies.map(({ status }) => status).sort((x, y) => x - y)).toEqual([201, ...Array(7).fill(409)]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject(
    refused(409, "Este pedido já virou evento"),
  );
  expect((await a.get("/api/events")).body).toHaveLength(1);
  expect((await a.get("/api/clients")).body).toHaveLength(3);
});

test("of an event and a discarding at once one wins", async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await note(a);
    const replies = await Promise.all([makeEvent(id), a.post(`/api/inquiries/${id}/discard`)]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
  }
});

test("a discarded request comes back within seven days", async () => {
  const { id } = await note(a);
  const discard = () => a.post(`/api/inquiries/${id}/discard`);
  const reopen = () => a.post(`/api/inquiries/${id}/reopen`);
  expect(await reopen()).toMatchObject(refused(409, "Este pedido não está descartado"));
  expect(await discard()).toMatchObject({ status: 200, body: { id, state: "descartado" } });
  expect(await discard()).toMatchObject(refused(409, "Este pedido foi descartado"));
  expect(await makeEvent(id)).toMatchObject(refused(409, "Este pedido foi descartado"));
  expect(await reopen()).toMatchObject({ status: 200, body: { id, state: "novo" } });
  expect((await trail()).slice(0, 3).map(({ action }) => action)).toEqual([
    "inquiry_reopened",
    "inquiry_discarded",
    "inquiry_noted",
  ]);
  await discard();
  const signedIn = async () => ({ token: await app.signIn(1) });
  app.later(7 * DAY);
  expect((await app.call("GET", "/api/inquiries", await signedIn())).body).toHaveLength(1);
  expect((await app.call("POST", `/api/inquiries/${id}/reopen`, await signedIn())).status).toBe(200);
  await app.call("POST", `/api/inquiries/${id}/discard`, await signedIn());
  app.later(7 * DAY + 1000);
  expect(await app.call("POST", `/api/inquiries/${id}/reopen`, await signedIn())).toMatchObject(
    refused(409, "Um pedido descartado só volta em até 7 dias"),
  );
  app.later(DAY);
  expect((await app.call("GET", "/api/inquiries", await signedIn())).body).toEqual([]);
  app.clock.now = new Date("2026-03-10T15:00:00Z");
});

test("five hundred are open at a time, also by reopening", async () => {
  const discarded = await note(a);
  await a.post(`/api/inquiries/${discarded.id}/discard`);
  await app.pool.query(`insert into inquiries (company_id, source, name, phone, date, guests, received_at)
    select 1, 'manual', 'Zé ' || n, '11999990000', '2026-12-12', 10, now() from generate_series(1, 500) n`);
  const tooMany = refused(409, "Há 500 pedidos abertos: responda ou descarte algum antes");
  expect(await a.post("/api/inquiries", asked)).toMatchObject(tooMany);
  expect(await a.post(`/api/inquiries/${discarded.id}/reopen`)).toMatchObject(tooMany);
  expect((await b.post("/api/inquiries", asked)).status).toBe(201);
});

test("another company's request is not there", async () => {
  const { id } = await note(a);
  for (const [call, body] of [["event", { clientId: null }], ["discard"], ["reopen"]] as const) {
    expect(await b.post(`/api/inquiries/${id}/${call}`, body)).toMatchObject(
      refused(404, "Pedido não encontrado"),
    );
  }
  expect(await inquiriesOf(a)).toMatchObject([{ state: "novo" }]);
});

test("the team is refused, and reads nothing of requests in the trail", async () => {
  const { token } = await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  const { id } = await note(a);
  for (const [method, path] of [
    ["GET", "/api/inquiries"],
    ["POST", "/api/inquiries"],
    ["POST", `/api/inquiries/${id}/event`],
    ["GET", "/api/inquiry-settings"],
  ] as const) {
    expect((await app.call(method, path, { token })).status).toBe(403);
  }
  await makeEvent(id);
  expect((await app.call("GET", "/api/activity", { token })).text).not.toContain("inquiry");
  expect((await app.call("GET", "/api/events", { token })).text).not.toMatch(/98765|17h/);
});
