import { describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Client } from "#shared/clients/contract.ts";

const { a, b } = await twoCompanies();
const load = (rows: unknown, company = a) => company.post("/api/clients/import", { rows });
const list = async (company = a) => (await company.get("/api/clients")).body as Client[];

const ana = {
  name: "Ana Souza",
  email: "ana@x.com",
  phone: "11 9",
  cpf: "1",
  address: "Rua A",
  notes: "1\n2",
};
const rui = { name: "Rui" };
const nothing = { email: null, phone: null, cpf: null, cnpj: null, address: null, notes: null };

test("clients are created and changed", async () => {
  await a.post("/api/clients", rui);
  const reply = await load([ana, { ...rui, id: 1, version: 1, phone: "22" }]);
  expect(reply).toMatchObject({ status: 200, body: { created: 1, changed: 1 } });
  expect(await list()).toMatchObject([
    { ...ana, companyId: 1, version: 1 },
    { ...nothing, ...rui, id: 1, phone: "22", version: 2 },
  ]);
});

describe("nothing at all is written", () => {
  test.each([
    [{ name: " " }, "name", "Nome é obrigatório"],
    [{ email: "sem-arroba" }, "email", "E-mail inválido"],
    [{ id: 99, version: 1 }, "id", "Cliente não encontrado"],
    [{ id: 99 }, "version", "Versão inválida"],
    [{ name: "RÚI" }, "name", "Cliente repetido"],
  ])("for a row with %o: 400 at %s, %s", async (change, field, message) => {
    expect(await load([rui, { ...ana, ...change }])).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: `rows.1.${field}`, message }] },
    });
    expect(await list()).toEqual([]);
  });

  test.each([
    [undefined, "Nenhum cliente para importar"],
    [Array(5001).fill({}), "Importe no máximo 5.000 clientes por vez"],
  ])("for rows that are none or too many (case %#)", async (rows, message) => {
    expect(await load(rows)).toMatchObject({ status: 400, body: { issues: [{ path: "rows", message }] } });
  });

  test("for an old version, or a name that is taken: 409", async () => {
    await a.post("/api/clients", rui);
    await a.put("/api/clients/1", { ...rui, phone: "1" });
    expect((await load([ana, { ...rui, id: 1, version: 1 }])).status).toBe(409);
    expect(await load([ana, { name: "rui" }])).toMatchObject({
      status: 409,
      body: { message: 'Já existe um cliente chamado "Rui". Recarregue e tente de novo.' },
    });
    expect(await list()).toHaveLength(1);
  });
});

test("a removed client is neither changed nor in the way, and another company's even less", async () => {
  await a.post("/api/clients", rui);
  await a.delete("/api/clients/1");
  expect((await load([{ ...rui, id: 1, version: 2 }])).status).toBe(400);
  expect((await load([rui])).status).toBe(200);
  expect((await load([{ ...rui, id: 2, version: 1, phone: "9" }], b)).status).toBe(400);
  expect((await load([rui], b)).body).toEqual({ created: 1, changed: 0 });
  expect(await list()).toMatchObject([{ id: 2, phone: null, version: 1 }]);
});

test("thousands of clients are created and changed", async () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({ ...ana, name: `Cliente ${n}` }));
  expect((await load(many)).body).toEqual({ created: 5000, changed: 0 });
  const rows = (await list()).slice(0, 600).map(({ id, version, name }) => ({ id, version, name }));
  expect((await load(rows)).body).toEqual({ created: 0, changed: 600 });
  expect((await list()).filter(({ email }) => email === null)).toHaveLength(600);
});
