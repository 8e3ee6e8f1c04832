import { expect, onTestFinished, test } from "vitest";
import { clients } from "#server/db/schema/clients.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { granted } from "#shared/accounts/permissions.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { Client, RemovedClient } from "#shared/clients/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a, b } = await twoCompanies();

const list = async (company = a) => (await company.get("/api/clients")).body as Client[];

const removed = async (company = a) => (await company.get("/api/clients/removed")).body as RemovedClient[];

const ana = {
  name: " Ana Souza ",
  email: "Ana@x.com",
  phone: "11 9",
  cpf: "123.456.789-00",
  cnpj: "12ABC34501DE35",
  address: "Rua A",
  notes: "1\n2",
};

test("a client is created, listed, changed and removed", async () => {
  const created = await a.post("/api/clients", ana);
  expect(created).toMatchObject({
    status: 201,
    body: {
      ...ana,
      name: "Ana Souza",
      id: 1,
      companyId: 1,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
    },
  });
  expect(await list()).toEqual([created.body]);
  const changed = await a.put("/api/clients/1", { name: "Ana", version: 1 });
  expect(changed.body).toMatchObject({ name: "Ana", email: null, notes: null, version: 2 });
  expect((await a.delete("/api/clients/1")).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await a.delete("/api/clients/1")).status).toBe(404);
  expect((await a.put("/api/clients/1", ana)).status).toBe(404);
});

test("what a new client leaves out is null", async () => {
  const nothing = { email: null, phone: null, cpf: null, cnpj: null, address: null, notes: null };
  expect((await a.post("/api/clients", { name: "Ana" })).body).toMatchObject(nothing);
});

test("a CNPJ is taken with punctuation and stored bare, in upper case", async () => {
  const made = await a.post("/api/clients", { name: "Ana", cnpj: " 12.abc.345/01de-35 " });
  expect(made.body).toMatchObject({ cnpj: "12ABC34501DE35" });
});

const row = async () => (await app.db.select().from(clients))[0];
const wipedClient = Object.fromEntries(Object.keys(ana).map((field) => [field, null]));

test("a removed client keeps everything and is restored; deleted for good, only its id is left", async () => {
  const made = (await a.post("/api/clients", ana)).body as Client;
  await a.delete("/api/clients/1");
  expect(await removed()).toEqual([
    { ...made, version: 2, removedAt: (await row())?.deletedAt?.toISOString() },
  ]);
  const restored = await a.patch("/api/clients/1/restore");
  expect(restored).toMatchObject({ status: 200, body: { ...made, version: 3 } });
  expect([await list(), await removed()]).toEqual([[restored.body], []]);
  await a.delete("/api/clients/1");
  expect((await a.delete("/api/clients/1/name")).status).toBe(200);
  expect(await row()).toMatchObject({ id: 1, ...wipedClient });
  expect(await removed()).toEqual([]);
});

test("a client that an older version removed, of whom only the name is left, is restored and wiped too", async () => {
  for (const name of ["Ana", "Bia"]) await a.post("/api/clients", { name });
  await app.pool.query("update clients set deleted_at = now()");
  expect((await a.patch("/api/clients/1/restore")).body).toMatchObject({ name: "Ana", email: null });
  expect((await a.delete("/api/clients/2/name")).status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(["Ana"]);
});

test("only a removed client of one's own is restored or deleted for good: 404", async () => {
  const missing = { status: 404, body: { message: "Cliente não encontrado" } };
  const both = async (company: typeof a) => [
    await company.patch("/api/clients/1/restore"),
    await company.delete("/api/clients/1/name"),
  ];
  await a.post("/api/clients", ana);
  expect(await both(a)).toMatchObject([missing, missing]);
  await a.delete("/api/clients/1");
  expect(await both(b)).toMatchObject([missing, missing]);
  expect(await removed(b)).toEqual([]);
  expect((await a.delete("/api/clients/1/name")).status).toBe(200);
  expect(await both(a)).toMatchObject([missing, missing]);
});

test("who may not see personal data is told the names of removed clients only", async () => {
  const made = (await a.post("/api/clients", ana)).body as Client;
  await a.delete("/api/clients/1");
  const before = granted.dono;
  onTestFinished(() => void Object.assign(granted, { dono: before }));
  Object.assign(granted, { dono: before.filter((permission) => permission !== "see-personal-data") });
  const { id, name, companyId, createdAt } = made;
  const seen = { id, name, companyId, createdAt };
  expect(await removed()).toEqual([{ ...seen, version: 2, removedAt: expect.any(String) }]);
  expect((await a.patch("/api/clients/1/restore")).body).toEqual({ ...seen, version: 3 });
});

test("those removed last come first; one that was deleted for good is not listed", async () => {
  for (const name of ["Ana", "Bia", "Caio"]) await a.post("/api/clients", { name });
  for (const id of [2, 1, 3]) await a.delete(`/api/clients/${id}`);
  await a.delete("/api/clients/3/name");
  expect((await removed()).map(({ name }) => name)).toEqual(["Ana", "Bia"]);
  expect((await a.get("/api/clients/removed")).headers.get("cache-control")).toBe("no-store");
});

test("what removed clients leave is told in their events, in the order of the clients, and in the activity", async () => {
  await a.post("/api/ingredients", {
    name: "Gin",
    category: "Outros",
    quantity: 9,
    unit: "L",
    pricePerUnit: 9,
  });
  await a.post("/api/drinks", { name: "Shot", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] });
  for (const name of ["Ana", 'Bia "B"', "Caio"]) await a.post("/api/clients", { name });
  const plan = eventPayload([{ ingredientId: 1, unit: "L", planned: 1 }]);
  const made = await a.post("/api/events", { ...plan, clients: [2, 3, 1] });
  expect(made.body).toMatchObject({ clientNames: ['Bia "B"', "Caio", "Ana"], removedClients: [] });
  const event = async () => ((await a.get("/api/events")).body as CateringEvent[])[0];
  for (const id of [1, 2]) await a.delete(`/api/clients/${id}`);
  expect(await event()).toMatchObject({
    clients: [2, 3, 1],
    clientNames: ['Bia "B"', "Caio", "Ana"],
    removedClients: [2, 1],
  });
  await a.delete("/api/clients/2/name");
  expect(await event()).toMatchObject({ clientNames: [null, "Caio", "Ana"], removedClients: [2, 1] });
  // An edit keeps them.
  await a.put("/api/events/1", { ...plan, name: "Bodas", clients: [2, 3, 1] });
  expect(await event()).toMatchObject({ clientNames: [null, "Caio", "Ana"], removedClients: [2, 1] });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.slice(0, 4).map((one) => describeActivity(one, SAO_PAULO))).toEqual([
    "Alterou o evento Bodas: nome Casamento da Ana → Bodas",
    "Excluiu definitivamente o Cliente ID 2",
    "Removeu o Cliente ID 2",
    "Removeu o Cliente ID 1 · Ana (removido)",
  ]);
});

test.each([
  [{}, "name", "Nome é obrigatório"],
  [{ name: "  " }, "name", "Nome é obrigatório"],
  [{ name: "Ana", email: "sem-arroba" }, "email", "E-mail inválido"],
  [{ name: "x".repeat(201) }, "name", "Use no máximo 200 caracteres"],
  [{ name: "Ana", cnpj: "11.222.333/0001-82" }, "cnpj", "CNPJ inválido: confira os números e letras"],
  [{ name: "Ana", phone: 11 }, "phone", "Campo obrigatório"],
])("%o: 400 at %s, %s", async (body, path, message) => {
  expect(await a.post("/api/clients", body)).toMatchObject({
    status: 400,
    body: { message, issues: [{ path, message }] },
  });
});

test("an edit based on an older version is refused", async () => {
  await a.post("/api/clients", ana);
  await a.put("/api/clients/1", { ...ana, name: "Primeira", version: 1 });
  expect((await a.put("/api/clients/1", { ...ana, name: "Segunda", version: 1 })).status).toBe(409);
  expect((await list())[0]?.name).toBe("Primeira");
});

test("another company sees nothing and gets 404, as for what does not exist", async () => {
  await a.post("/api/clients", ana);
  expect(await list(b)).toEqual([]);
  const message = "Cliente não encontrado";
  for (const id of ["1", "999", "0", "abc"]) {
    expect(await b.put(`/api/clients/${id}`, ana)).toMatchObject({ status: 404, body: { message } });
    expect(await b.delete(`/api/clients/${id}`)).toMatchObject({ status: 404, body: { message } });
  }
  expect(await list()).toHaveLength(1);
});
