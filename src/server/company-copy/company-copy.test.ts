import { expect, test, vi } from "vitest";
import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";

const { app, a, b } = await twoCompanies();

async function fillBar(company: typeof a, ingredientId: number, name: string) {
  const bottle = { name, category: "Outros", quantity: 9, unit: "L", pricePerUnit: 90 };
  const { body } = await company.post("/api/ingredients", bottle);
  expect(body).toMatchObject({ id: ingredientId });
  const recipe = { name: `Shot de ${name}`, ingredients: [{ ingredientId, quantity: 50, unit: "ml" }] };
  await company.post("/api/drinks", recipe);
  await company.post("/api/clients", { name: `Cliente ${name}`, cpf: "123.456.789-09" });
  const pix = { pixKeyKind: "email", pixKey: `${name}@exemplo.com.br`, receiverName: name, city: "Santos" };
  const rules = { useTxid: false, depositPercent: 50, balanceDueDays: 7, targetMargin: 45 };
  await company.put("/api/payment-settings", { ...pix, ...rules });
}

test("a company takes out all it has entered, and nothing of another", async () => {
  await fillBar(a, 1, "Vodka");
  await fillBar(b, 2, "Gin");
  const pricing = { pricingMode: "fechado", price: "100.00" };
  const line = { ingredientId: 1, unit: "L" as const, planned: 1 };
  await a.post("/api/events", eventPayload([line], { clients: [1], pricing }));
  await a.put("/api/events/1/charges", {
    charges: [{ kind: "sinal", amount: "100.00", dueOn: "2026-12-01" }],
  });
  await a.post("/api/events/1/payments", {
    chargeId: 1,
    amount: "40.00",
    paidOn: "2026-12-01",
    method: "pix",
  });
  await a.post("/api/events/1/proposals", { validUntil: "2026-04-01", message: "Olá" });
  await a.post("/api/proposals/1/accept", { name: "Cliente Vodka" });
  await a.put("/api/company/logo", samplePng());
  await a.post("/api/events/1/withdraw-stock");
  const count = {
    id: "00000000-0000-4000-8000-000000000001",
    ingredientId: 1,
    closed: 1,
    openTenths: [7, 3],
  };
  await a.post("/api/events/1/counts", { ...count, at: "2026-12-26T03:10:00.000Z" });

  const { status, headers, body, text } = await a.get("/api/company-data");
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toBe('attachment; filename="balcao-dados.json"');
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body).toMatchObject({
    company: { name: "A", email: "a@bar.com.br" },
    users: [{ username: "a@bar.com.br" }],
    stockMovements: [
      { kind: "entrada", ingredientName: "Vodka", quantityDelta: 9 },
      { kind: "retirada", ingredientName: "Vodka", quantityDelta: -1, eventName: "Casamento da Ana" },
    ],
  });
  expect(body).toMatchObject({
    eventCounts: [{ ...count, eventId: 1, by: "a@bar.com.br", countedAt: "2026-12-26T03:10:00.000Z" }],
  });
  expect(body).toMatchObject({ paymentSettings: { pixKey: "vodka@exemplo.com.br", targetMargin: 45 } });
  expect(body).toMatchObject({
    proposals: [
      {
        number: 1,
        state: "aceita",
        acceptedName: "Cliente Vodka",
        offered: { clientNames: ["Cliente Vodka"], total: "100.00", message: "Olá" },
      },
    ],
    proposalSettings: null,
    logo: { type: "image/png", base64: expect.stringMatching(/^iVBOR/) },
  });
  expect(body).toMatchObject({ removedClients: (await a.get("/api/clients/removed")).body });
  for (const list of ["ingredients", "drinks", "clients", "events", "payments"] as const) {
    expect((body as Record<string, unknown>)[list]).toEqual((await a.get(`/api/${list}`)).body);
  }
  expect(text).not.toMatch(/\bGin\b|b@bar|hash|token/i);
});

test("the copy has the people, with those who were removed, and the invitations, without their links", async () => {
  const { id } = await app.addUser({ email: "teo@bar.com.br", companyId: 1, companyRole: "equipe" });
  await a.delete(`/api/team/${id}`);
  await a.post("/api/team/invitations", { email: "lia@exemplo.com.br", companyRole: "gestor" });
  await b.post("/api/team/invitations", { email: "outra@exemplo.com.br", companyRole: "gestor" });
  const { body, text } = await a.get("/api/company-data");
  const removedAt = app.clock.now.toISOString();
  expect(body).toMatchObject({
    users: [
      { email: "a@bar.com.br", companyRole: "dono", removedAt: null },
      { email: "teo@bar.com.br", companyRole: "equipe", removedAt },
    ],
    invitations: [{ email: "lia@exemplo.com.br", companyRole: "gestor", invitedBy: 1, acceptedAt: null }],
  });
  expect(text).not.toMatch(/outra@|hash|token/i);
});

test("that it was taken out is told to the company", async () => {
  await a.get("/api/company-data");
  expect((await a.get("/api/activity")).body).toMatchObject({ activities: [{ action: "data_exported" }] });
});

test("HEAD makes no copy and leaves no line in the trail", async () => {
  expect(await a.head("/api/company-data")).toMatchObject({ status: 405, text: "" });
  expect((await app.pool.query("select from audit_entries")).rowCount).toBe(0);
});

test("one copy at a time for each user, and the next once it has been read", async () => {
  // Held up at its line in the trail, so that it is under way for as long as the test wants.
  const holder = await app.pool.connect();
  await holder.query("begin; lock table audit_entries in exclusive mode");
  const first = a.get("/api/company-data");
  const other = b.get("/api/company-data");
  const waiting = "select from pg_locks where relation = 'audit_entries'::regclass and not granted";
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(2));
  const second = await a.get("/api/company-data");
  await holder.query("rollback");
  holder.release();
  expect((await first).status).toBe(200);
  expect(second).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/já estão sendo baixados/) },
  });
  expect(second.headers.get("retry-after")).toBe("5");
  expect((await other).status).toBe(200);
  expect((await a.get("/api/company-data")).status).toBe(200);
});

test("a copy of many events and movements is whole", async () => {
  await fillBar(a, 1, "Vodka");
  await app.pool.query(`
    insert into events (company_id, name, date)
      select 1, 'Evento ' || n, now() + n * interval '1 hour' from generate_series(1, 130) n;
    insert into stock_movements (company_id, ingredient_id, user_id, kind, unit, quantity_delta, unit_cost)
      select 1, 1, 1, 'ajuste', 'ml', 0, 1 from generate_series(1, 1200)`);
  const { body } = await a.get("/api/company-data");
  const { events, stockMovements } = body as { events: { name: string }[]; stockMovements: { id: number }[] };
  expect(events.map(({ name }) => name)).toEqual(events.map((_event, index) => `Evento ${index + 1}`));
  expect(events).toHaveLength(130);
  expect(new Set(stockMovements.map(({ id }) => id)).size).toBe(1201);
});
