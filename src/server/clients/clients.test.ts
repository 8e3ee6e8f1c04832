import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clients } from "#server/db/schema/clients.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { Client } from "#shared/clients/contract.ts";

let app: TestApp;
let a: string;
let b: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query("truncate companies, users, clients restart identity cascade");
  a = (await app.addCompany("A", "a@bar.com.br")).user.token;
  b = (await app.addCompany("B", "b@bar.com.br")).user.token;
});

const call = (method: string, path: string, body?: unknown, token = a) =>
  app.call(method, `/api/clients${path}`, { body, token });
const list = async (token = a) => (await call("GET", "", undefined, token)).body as Client[];

const ana = {
  name: " Ana Souza ",
  email: "Ana@x.com",
  phone: "11 9",
  cpf: "123.456.789-00",
  address: "Rua A",
  notes: "1\n2",
};

test("a client is created, listed, changed and removed", async () => {
  const created = await call("POST", "", ana);
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
  const changed = await call("PUT", "/1", { name: "Ana", version: 1 });
  expect(changed.body).toMatchObject({ name: "Ana", email: null, notes: null, version: 2 });
  expect((await call("DELETE", "/1")).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await call("DELETE", "/1")).status).toBe(404);
  expect((await call("PUT", "/1", ana)).status).toBe(404);
});

test("removing wipes everything personal and leaves the id", async () => {
  await call("POST", "", ana);
  await call("DELETE", "/1");
  const [row] = await app.db.select().from(clients);
  expect(row).toMatchObject({
    id: 1,
    name: null,
    email: null,
    phone: null,
    cpf: null,
    address: null,
    notes: null,
  });
});

test.each([
  [{}, "name", "Nome é obrigatório"],
  [{ name: "  " }, "name", "Nome é obrigatório"],
  [{ name: "Ana", email: "sem-arroba" }, "email", "E-mail inválido"],
  [{ name: "x".repeat(201) }, "name", "Use no máximo 200 caracteres"],
  [{ name: "Ana", phone: 11 }, "phone", "Campo obrigatório"],
])("%o: 400 at %s, %s", async (body, path, message) => {
  expect(await call("POST", "", body)).toMatchObject({
    status: 400,
    body: { message, issues: [{ path, message }] },
  });
});

test("an edit based on an older version is refused", async () => {
  await call("POST", "", ana);
  await call("PUT", "/1", { ...ana, name: "Primeira", version: 1 });
  expect((await call("PUT", "/1", { ...ana, name: "Segunda", version: 1 })).status).toBe(409);
  expect((await list())[0]?.name).toBe("Primeira");
});

test("another company sees nothing and gets 404, as for what does not exist", async () => {
  await call("POST", "", ana);
  expect(await list(b)).toEqual([]);
  const message = "Cliente não encontrado";
  for (const path of ["/1", "/999", "/0", "/abc"]) {
    expect(await call("PUT", path, ana, b)).toMatchObject({ status: 404, body: { message } });
    expect(await call("DELETE", path, undefined, b)).toMatchObject({ status: 404, body: { message } });
  }
  expect(await list()).toHaveLength(1);
});
