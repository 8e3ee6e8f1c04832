import { expect, test } from "vitest";
import { clients } from "#server/db/schema/clients.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Client } from "#shared/clients/contract.ts";

const { app, a, b } = await twoCompanies();

const list = async (company = a) => (await company.get("/api/clients")).body as Client[];

const ana = {
  name: " Ana Souza ",
  email: "Ana@x.com",
  phone: "11 9",
  cpf: "123.456.789-00",
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
  const nothing = { email: null, phone: null, cpf: null, address: null, notes: null };
  expect((await a.post("/api/clients", { name: "Ana" })).body).toMatchObject(nothing);
});

test("removing wipes everything personal and leaves the id", async () => {
  await a.post("/api/clients", ana);
  await a.delete("/api/clients/1");
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
