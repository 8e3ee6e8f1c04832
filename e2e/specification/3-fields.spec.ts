import { expect } from "@playwright/test";
import { adminToken, callApi, confirmedCompany } from "../support/accounts.ts";
import { readyCompany } from "../support/ready-company.ts";
import { companyOfThree, VAN } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

type Row = Record<string, unknown>;

const FIELDS = {
  ingredient: "id name category quantity unit pricePerUnit minQuantity reservedQuantity companyId createdAt",
  drink: "id name ingredients companyId createdAt",
  event:
    "id name date location guests drinks clients status type combo active stockWithdrawn fixedCosts companyId createdAt",
  entry: "drinkId drinkName quantity ingredients",
  line: "ingredientId quantity unit ingredientName plannedQuantity returnQuantity",
  client: "id name email phone cpf address notes companyId createdAt",
  company: "id name email phone cnpj isActive createdAt",
  user: "id username email role companyId isActive createdAt",
};

const expectFields = (row: unknown, noun: keyof typeof FIELDS) =>
  expect(Object.keys(row as Row)).toEqual(expect.arrayContaining(FIELDS[noun].split(" ")));

async function listOf(url: string, path: string, token: string): Promise<Row[]> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Row[];
}

test("3 Entities and their fields, on the wire", async ({ product: { url }, holds }) => {
  const { token, ids } = await companyOfThree(url);
  await holds(["3.3", "3.18", "3.19"], async () => {
    const [row] = await listOf(url, "/api/ingredients", token);
    expectFields(row, "ingredient");
    const units = ["ml", "L", "kg", "g", "unidade", "colher (chá)", "colher (sopa)", "maço"];
    const categories = ["Bebidas Alcoólicas", "Bebidas Não Alcoólicas", "Xaropes", "Frutas", "Outros"];
    const rows = [];
    for (const [index, unit] of units.entries()) {
      const input = {
        name: unit,
        category: categories[index % 5],
        quantity: "1234.56",
        unit,
        pricePerUnit: "50.5",
      };
      rows.push(await callApi(url, "/api/ingredients", input, token));
    }
    for (const [index, made] of rows.entries()) {
      const kept = {
        unit: units[index],
        quantity: 1234.56,
        pricePerUnit: "50.50",
        minQuantity: 0,
        reservedQuantity: 0,
      };
      expect(made).toMatchObject(kept);
    }
  });
  await holds("3.4", async () => {
    const [row] = await listOf(url, "/api/drinks", token);
    expectFields(row, "drink");
    expect(row?.ingredients).toEqual([
      expect.objectContaining({ ingredientId: ids.vodka, quantity: 50, unit: "ml" }),
      expect.objectContaining({ ingredientId: ids.limao, quantity: 1, unit: "unidade" }),
    ]);
  });
  await holds(["3.5", "3.6", "3.7"], async () => {
    const [row] = (await listOf(url, "/api/events", token)).filter(({ id }) => id === ids.wedding);
    expectFields(row, "event");
    expect(row).toMatchObject({
      active: "true",
      stockWithdrawn: "false",
      clients: [ids.ana, ids.bruno],
      guests: 100,
    });
    const [entry = {}] = (row?.drinks ?? []) as Row[];
    expectFields(entry, "entry");
    const [line] = (entry.ingredients ?? []) as Row[];
    expectFields(line, "line");
    expect(row?.fixedCosts).toEqual([expect.objectContaining({ id: expect.anything(), ...VAN })]);
    const { drinks } = row as { drinks: unknown };
    const bare = await callApi(
      url,
      "/api/events",
      { name: "Só isto", date: "2030-01-05T20:00:00-03:00", drinks },
      token,
    );
    const defaults = { status: "planejamento", type: "corporativo", combo: "Tropical Premium", guests: 0 };
    expect(bare).toMatchObject({
      ...defaults,
      clients: [],
      fixedCosts: [],
      active: "true",
      stockWithdrawn: "false",
    });
  });
  await holds("3.8", async () => {
    for (const row of await listOf(url, "/api/clients", token)) expectFields(row, "client");
  });
});

test("3 Other shapes, 6 Roles and permissions, on the wire", async ({ product: { url }, holds }) => {
  const { email, password, name, token } = await readyCompany(url);
  const admin = await adminToken(url);
  await holds(["3.10", "3.11"], async () => {
    const reply = await callApi(url, "/api/login", { email, password });
    expect(Object.keys(reply)).toEqual(expect.arrayContaining(["token", "user", "requirePasswordChange"]));
    const user = { username: email, companyName: name, role: "user", requirePasswordChange: false };
    for (const one of [reply.user, await listOf(url, "/api/user", token)]) {
      expect(one).toMatchObject({ ...user, requirePasswordChange: expect.anything() });
    }
  });
  await holds("3.12", async () => {
    const { email: of, password: generated } = await confirmedCompany(url);
    expect(generated.length).toBeGreaterThanOrEqual(8);
    const reply = await callApi(url, "/api/login", { email: of, password: generated });
    expect(reply.requirePasswordChange).toBeTruthy();
  });
  await holds(["3.14", "3.15", "3.16"], async () => {
    const [counts, companies, users] = await Promise.all(
      ["clients-by-company", "companies", "users"].map((list) => listOf(url, `/api/admin/${list}`, admin)),
    );
    expect(Array.isArray(counts)).toBe(true);
    expectFields(companies?.[0], "company");
    expectFields(users?.[0], "user");
    expect(companies?.find((one) => one.email === email)).toMatchObject({ isActive: 1, name });
    expect(users?.find((one) => one.email === email)).toMatchObject({ isActive: 1, role: "user" });
  });
  await holds(["1.4", "6.1", "6.3"], async () => {
    const other = await companyOfThree(url);
    const mine = await listOf(url, "/api/drinks", token);
    expect(mine).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    const foreign = await fetch(`${url}/api/drinks/${other.ids.caipiroska}`, { method: "DELETE", headers });
    expect(foreign.status).toBe(404);
    expect(((await foreign.json()) as Row).message).toContain("não pertence à sua empresa");
    for (const path of ["user", "ingredients", "drinks", "events", "clients", "admin/stats"]) {
      expect((await fetch(`${url}/api/${path}`)).status, path).toBe(401);
    }
    expect((await fetch(`${url}/api/admin/users`, { headers })).status).toBe(403);
  });
});
