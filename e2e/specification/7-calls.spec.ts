import { expect } from "@playwright/test";
import { ADMIN } from "../../scripts/start-product.mjs";
import { adminToken, callApi, confirmedCompany, newEmail } from "../support/accounts.ts";
import { inDays } from "../support/event-list.ts";
import { readyCompany } from "../support/ready-company.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

type Row = Record<string, unknown>;

/** A call as the table has it: method and path, token, payload. */
function caller(url: string, token?: string) {
  return async (call: string, payload?: unknown) => {
    const [method = "", path = ""] = call.split(" ");
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { "content-type": "application/json" }),
      },
      body: payload === undefined ? undefined : JSON.stringify(payload),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Row };
  };
}

test("7 The calls it makes: accounts", async ({ product: { url }, holds }) => {
  const call = caller(url);
  const refused = async (path: string, payload: unknown) => {
    const { status, body } = await call(path, payload);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body, path).toMatchObject({ message: expect.any(String), error: body.message });
  };
  const { email, password, token } = await readyCompany(url);
  await holds("7.6", async () => {
    expect(await call("POST /api/login", { email, password })).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: expect.any(Object), requirePasswordChange: expect.anything() },
    });
  });
  await holds(["7.7", "7.2"], async () => {
    const { body } = await caller(url, token)("GET /api/user");
    expect(Object.keys(body)).toContain("requirePasswordChange");
  });
  await holds("7.8", async () => {
    const { token: own } = await readyCompany(url);
    expect((await caller(url, own)("POST /api/logout")).status).toBeLessThan(300);
    expect((await caller(url, own)("GET /api/user")).status).toBe(401);
  });
  await holds("7.9", async () => {
    const company = { name: "Bar", email: newEmail(), phone: "1", address: "Rua" };
    expect((await call("POST /api/register-company", company)).status).toBeLessThan(300);
    await refused("POST /api/register-company", { ...company, name: "" });
  });
  await holds("7.10", async () => {
    await confirmedCompany(url);
    await refused("POST /api/confirm-company", { token: "nothing" });
  });
  await holds("7.11", async () => {
    const { body } = await call("POST /api/forgot-password", { email });
    expect(body).toMatchObject({
      resetLink: expect.stringMatching(/^\/reset-password\?token=/),
      instructions: expect.any(String),
    });
  });
  await holds("7.12", async () => {
    const { body } = await call("POST /api/forgot-password", { email });
    const resetToken = String(body.resetLink).split("token=")[1];
    const reset = { token: resetToken, newPassword: "outra-senha" };
    expect((await call("POST /api/reset-password", reset)).status).toBe(200);
    await refused("POST /api/reset-password", reset);
  });
  await holds("7.13", async () => {
    const { body } = await call("POST /api/login", { email, password: "outra-senha" });
    const own = caller(url, String(body.token));
    const change = { currentPassword: "outra-senha", newPassword: "senha-nova" };
    expect((await own("POST /api/change-password", { ...change, currentPassword: "x" })).body).toMatchObject({
      message: "Senha atual incorreta",
    });
    expect((await own("POST /api/change-password", change)).status).toBe(200);
  });
});

test("7 The calls it makes: a company's records", async ({ product: { url }, holds }) => {
  const { token, ids, wedding, party, shots } = await companyOfThree(url);
  const call = caller(url, token);
  const isList = async (path: string, count: number) => {
    const { body } = await call(`GET ${path}`);
    expect(Array.isArray(body)).toBe(true);
    expect(body).toHaveLength(count);
  };
  await holds(["7.14", "7.17", "7.21", "7.27", "7.4"], async () => {
    for (const path of ["ingredients", "drinks", "events", "clients"]) await isList(`/api/${path}`, 3);
  });
  await holds(["7.15", "7.16"], async () => {
    const gin = {
      name: "Gin",
      category: "Bebidas Alcoólicas",
      quantity: 2,
      unit: "L",
      pricePerUnit: 160,
      minQuantity: 1,
      observations: "Seco",
    };
    const { status, body } = await call("POST /api/ingredients", gin);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...gin, pricePerUnit: "160.00" });
    const put = await call(`PUT /api/ingredients/${String(body.id)}`, { ...gin, name: "Gin seco" });
    expect(put).toMatchObject({ status: 200, body: { name: "Gin seco" } });
  });
  await holds(["7.18", "7.19", "7.20", "5.5"], async () => {
    const drink = { name: "Puro", ingredients: [{ ingredientId: ids.vodka, quantity: 50, unit: "ml" }] };
    const { body } = await call("POST /api/drinks", drink);
    expect(body).toMatchObject(drink);
    expect((await call(`PUT /api/drinks/${String(body.id)}`, { ...drink, name: "Pura" })).body).toMatchObject(
      { name: "Pura" },
    );
    expect((await call("POST /api/drinks", { ...drink, ingredients: [] })).body).toMatchObject({
      message: "Adicione pelo menos um ingrediente",
    });
    expect((await call(`DELETE /api/drinks/${String(body.id)}`)).status).toBeLessThan(300);
    await isList("/api/drinks", 3);
  });
  await holds(["7.22", "7.23"], async () => {
    const event = { ...wedding, name: "Festa", eventIngredients: [] };
    const { status, body } = await call("POST /api/events", event);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Festa",
      guests: 100,
      status: "confirmado",
      combo: "Classic Premium",
    });
    const fixedCosts = [{ name: "Gelo", value: 80, category: "Outros" }];
    expect((await call(`PUT /api/events/${String(body.id)}`, { ...event, fixedCosts })).body).toMatchObject({
      fixedCosts: [expect.objectContaining({ name: "Gelo", value: 80, category: "Outros" })],
    });
    // The shape of eventIngredients is open: flat lines with the drink they belong to do too.
    const [entry] = shots(3);
    const lines = entry?.ingredients.map((line) => ({ ...line, drinkId: ids.shot, drinkName: "Shot" }));
    const flat = {
      name: "Linhas",
      date: inDays(9),
      status: "planejamento",
      type: "social",
      combo: "Tropical",
      eventIngredients: lines,
    };
    expect((await call("POST /api/events", flat)).body).toMatchObject({ drinks: [{ drinkName: "Shot" }] });
  });
  await holds(["7.24", "4.actions.1"], async () => {
    const { body } = await call("POST /api/events", {
      ...party,
      name: "Some",
      date: inDays(9),
      status: "planejamento",
    });
    expect((await call(`PATCH /api/events/${String(body.id)}/disable`)).body).toMatchObject({
      active: "false",
    });
  });
  await holds(["7.25", "4.return.5"], async () => {
    const stockOf = async () =>
      ((await call("GET /api/ingredients")).body as unknown as Row[]).find(({ id }) => id === ids.vodka)
        ?.quantity;
    const { body } = await call("POST /api/events", {
      ...party,
      name: "Sai",
      date: inDays(1),
      status: "confirmado",
    });
    const path = `/api/events/${String(body.id)}`;
    expect(await stockOf()).toBe(12.75);
    expect((await call(`POST ${path}/withdraw-stock`)).body).toMatchObject({ stockWithdrawn: "true" });
    expect(await stockOf()).toBe(11.75);
    const again = await call(`POST ${path}/withdraw-stock`);
    expect(again).toMatchObject({ status: 409, body: { message: "O estoque deste evento já foi retirado" } });
    await test.step("7.26", async () => {
      const returns = [{ ingredientId: ids.vodka, quantity: 0.25 }];
      expect((await call(`POST ${path}/return-stock`, { returns })).body).toMatchObject({
        stockWithdrawn: "false",
      });
      expect(await stockOf()).toBe(12);
    });
  });
  await holds(["7.26", "5.14", "4.return.2"], async () => {
    const { body } = await call("POST /api/events", {
      ...party,
      name: "Volta",
      date: inDays(1),
      status: "confirmado",
    });
    const path = `/api/events/${String(body.id)}`;
    await call(`POST ${path}/withdraw-stock`);
    const give = (quantity: unknown) =>
      call(`POST ${path}/return-stock`, { returns: [{ ingredientId: ids.vodka, quantity }] });
    for (const wrong of [-1, "x", null]) expect((await give(wrong)).status, String(wrong)).toBe(400);
    expect((await give(0)).body).toMatchObject({ message: "Nenhum item de retorno foi informado" });
    expect((await give(0.5)).status).toBe(200);
  });
  await holds(["7.28", "7.29", "7.30"], async () => {
    const client = {
      name: " Davi ",
      email: "d@exemplo.com",
      phone: "1",
      cpf: "qualquer",
      address: "Rua",
      notes: "n",
    };
    const { body } = await call("POST /api/clients", client);
    expect(body).toMatchObject({ ...client, name: "Davi" });
    expect((await call(`PUT /api/clients/${String(body.id)}`, { ...client, phone: "2" })).body).toMatchObject(
      { phone: "2" },
    );
    expect((await call(`DELETE /api/clients/${String(body.id)}`)).status).toBeLessThan(300);
    await isList("/api/clients", 3);
  });
});

test("7 The calls it makes: the system admin", async ({ product: { url }, holds }) => {
  const admin = await adminToken(url);
  const call = caller(url, admin);
  const { email, password } = await readyCompany(url);
  await holds(["7.31", "7.32", "7.33", "7.34"], async () => {
    const { body } = await call("GET /api/admin/stats");
    for (const total of ["totalCompanies", "totalUsers", "totalEvents", "totalDrinks", "totalClients"]) {
      expect(body[total], total).toEqual(expect.any(Number));
    }
    for (const list of ["companies", "clients-by-company", "users"]) {
      expect(Array.isArray((await call(`GET /api/admin/${list}`)).body), list).toBe(true);
    }
  });
  await holds(["7.35", "4.user.1"], async () => {
    const users = (await call("GET /api/admin/users")).body as unknown as Row[];
    const path = `POST /api/admin/users/${String(users.find((one) => one.email === email)?.id)}/toggle-status`;
    expect((await call(path)).body).toMatchObject({ isActive: 0 });
    const { status, body } = await caller(url)("POST /api/login", { email, password });
    expect(status).toBe(403);
    expect(body.message).toContain("bloqueado");
    expect((await call(path)).body).toMatchObject({ isActive: 1 });
  });
  await holds("6.5", async () => {
    const { token } = await callApi(url, "/api/login", ADMIN);
    for (const path of ["ingredients", "drinks", "events", "clients"]) {
      expect((await caller(url, token)(`GET /api/${path}`)).status, path).toBe(403);
    }
  });
});
