import { expect, test } from "vitest";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { clients } from "#server/db/schema/clients.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { twoFurnishedCompanies } from "#server/testing/companies.ts";
import { payloads } from "#server/testing/payloads.ts";
import { clientInput } from "#shared/clients/contract.ts";
import { companyInput } from "#shared/company/contract.ts";
import { drinkInput } from "#shared/drinks/contract.ts";
import { eventInput } from "#shared/events/contract.ts";
import { ingredientInput } from "#shared/ingredients/contract.ts";
import { paymentSettingsInput } from "#shared/payments/settings-contract.ts";
import { proposalSettingsInput } from "#shared/proposals/settings-contract.ts";
import { supplierInput } from "#shared/suppliers/contract.ts";

type Row = Record<string, unknown> & { id: number };

const { app, own } = await twoFurnishedCompanies();
const call = (method: string) => (path: string, body?: unknown) =>
  app.call(method, path, { body, token: own.token });
const a = { get: call("GET"), post: call("POST"), put: call("PUT"), delete: call("DELETE") };

const list = async (noun: string) => (await a.get(`/api/${noun}`)).body as Row[];
const bodyOf = (route: string) => payloads[route]?.bodies?.[0]?.(own) ?? {};

/** Money travels as a text, and a price in fields of the event itself; everything else as it was entered. */
function asSent(field: string, row: Row): unknown {
  if (field === "pricePerUnit") return Number(row[field]);
  return field === "pricing"
    ? { pricingMode: row.pricingMode, price: row.basePrice, lines: row.lines }
    : row[field];
}

/** Fields of the other pricing mode are dropped when a price is stored. */
function expected(field: string, value: unknown): unknown {
  if (field !== "pricing") return value;
  const { pricingMode, price, lines } = value as Record<string, unknown>;
  return { pricingMode, price, lines };
}

/** The fields of a contract with the values that the tests send; one without a value is found out here. */
function fieldsOf(shape: object, body: Record<string, unknown>): [string, unknown][] {
  const fields = Object.keys(shape).filter((key) => key !== "version");
  expect(
    fields.filter((key) => body[key] === undefined),
    "give it a value in testing/payloads.ts",
  ).toEqual([]);
  return fields.map((key) => [key, body[key]]);
}

// The flat lines are another form of the drinks, and an answer is not stored.
const { eventIngredients: _flatLines, priceAnswer: _answer, ...eventShape } = eventInput.in.shape;

test.each([
  ["ingredients", ingredientInput.shape],
  ["drinks", drinkInput.shape],
  ["clients", clientInput.shape],
  ["suppliers", supplierInput.shape],
  ["events", eventShape],
] as const)(
  "every field of %s is stored, read back, edited and in the company's copy",
  async (noun, shape) => {
    const body = bodyOf(`POST /api/${noun}`);
    const fields = fieldsOf(shape, body);
    const made = (await a.post(`/api/${noun}`, { ...body, name: `Novo ${noun}` })).body as Row;
    const edited = (await a.put(`/api/${noun}/${made.id}`, { ...body, name: `Editado ${noun}` })).body as Row;
    const listed = (await list(noun)).find(({ id }) => id === made.id) as Row;
    const copied = ((await a.get("/api/company-data")).body as Record<string, Row[]>)[noun]?.find(
      ({ id }) => id === made.id,
    ) as Row;
    for (const [field, value] of fields) {
      for (const [row, name] of [
        [made, `Novo ${noun}`],
        [edited, `Editado ${noun}`],
        [listed, `Editado ${noun}`],
        [copied, `Editado ${noun}`],
      ] as const) {
        // Lines of events come back with ids of their own.
        expect({ [field]: asSent(field, row) }).toMatchObject({
          [field]: field === "name" ? name : expected(field, value),
        });
      }
    }
  },
);

test("every field of the company is stored, read back and in its copy", async () => {
  const body = bodyOf("PUT /api/company");
  const answers = [
    (await a.put("/api/company", body)).body,
    (await a.get("/api/company")).body,
    ((await a.get("/api/company-data")).body as { company: object }).company,
  ];
  const entered = Object.fromEntries(fieldsOf(companyInput.shape, body));
  for (const answer of answers) expect(answer).toMatchObject(entered);
});

test("every field of the payment settings is stored, read back and in the company's copy", async () => {
  const body = bodyOf("PUT /api/payment-settings");
  const answers = [
    (await a.put("/api/payment-settings", body)).body,
    (await a.get("/api/payment-settings")).body,
    ((await a.get("/api/company-data")).body as { paymentSettings: object }).paymentSettings,
  ];
  const entered = Object.fromEntries(fieldsOf(paymentSettingsInput.shape, body));
  for (const answer of answers) expect(answer).toMatchObject(entered);
});

test("every field of the proposal settings is stored, read back and in the company's copy", async () => {
  const body = bodyOf("PUT /api/proposal-settings");
  const answers = [
    (await a.put("/api/proposal-settings", body)).body,
    (await a.get("/api/proposal-settings")).body,
    ((await a.get("/api/company-data")).body as { proposalSettings: object }).proposalSettings,
  ];
  const entered = Object.fromEntries(fieldsOf(proposalSettingsInput.shape, body));
  for (const answer of answers) expect(answer).toMatchObject(entered);
});

test("every field of an ingredient is imported, into a new one and into one that is there", async () => {
  const body = bodyOf("POST /api/ingredients");
  const plain = { name: "Liso", category: "Frutas", quantity: 1, unit: "kg", pricePerUnit: 1 };
  const there = (await a.post("/api/ingredients", plain)).body as Row & { version: number };
  const rows = [
    { ...body, name: "Importado" },
    { ...body, name: "Liso", id: there.id, version: there.version },
  ];
  expect((await a.post("/api/ingredients/import", { rows })).status).toBe(200);
  for (const name of ["Importado", "Liso"]) {
    const found = (await list("ingredients")).find((one) => one.name === name) as Row;
    for (const [field, value] of fieldsOf(ingredientInput.shape, body)) {
      expect(asSent(field, found), field).toEqual(field === "name" ? name : value);
    }
  }
  expect(enteredColumns(ingredients)).toEqual(expect.arrayContaining(Object.keys(body)));
});

test("every field of a client is imported, into a new one and into one that is there", async () => {
  const body = bodyOf("POST /api/clients");
  const there = (await a.post("/api/clients", { name: "Só o nome" })).body as Row & { version: number };
  const rows = [
    { ...body, name: "Importada" },
    { ...body, name: "Só o nome", id: there.id, version: there.version },
  ];
  expect((await a.post("/api/clients/import", { rows })).status).toBe(200);
  for (const name of ["Importada", "Só o nome"]) {
    const found = (await list("clients")).find((one) => one.name === name) as Row;
    for (const [field, value] of fieldsOf(clientInput.shape, body)) {
      expect(found[field], field).toEqual(field === "name" ? name : value);
    }
  }
});

test("every field of a client stays when it is removed, and is wiped when it is deleted for good", async () => {
  const made = (await a.post("/api/clients", bodyOf("POST /api/clients"))).body as Row;
  const columns = enteredColumns(clients);
  expect(columns).toEqual(
    expect.arrayContaining(fieldsOf(clientInput.shape, bodyOf("POST /api/clients")).map(([field]) => field)),
  );
  const left = async () => {
    const { rows } = await app.pool.query("select * from clients where id = $1", [made.id]);
    return columns.filter((column) => rows[0][column] !== null);
  };
  expect((await a.delete(`/api/clients/${made.id}`)).status).toBeLessThan(300);
  expect(await left()).toEqual(columns);
  expect((await a.delete(`/api/clients/${made.id}/name`)).status).toBeLessThan(300);
  expect(await left()).toEqual([]);
});
