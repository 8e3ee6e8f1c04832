import { PgDialect } from "drizzle-orm/pg-core";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { PASSWORD } from "#server/testing/test-app.ts";
import type { Activity, ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";

const { app, a, b } = await twoCompanies();
let admin: string;

beforeEach(async () => {
  admin = (await app.addAdmin()).token;
});

const told = (page: ActivityBatch) =>
  page.activities.map((line) => `${line.username ?? "administração"}: ${describeActivity(line, SAO_PAULO)}`);
const seenByAdmin = async () =>
  (await app.call("GET", "/api/admin/activity", { token: admin })).body as ActivityBatch;
const seenBy = async (company: typeof a) => (await company.get("/api/activity")).body as ActivityBatch;

async function fillBar() {
  for (const name of ["Vodka", "Limão"]) {
    await a.post("/api/ingredients", { name, category: "Outros", quantity: 9, unit: "L", pricePerUnit: 90 });
  }
  const recipe = { name: "Shot", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] };
  await a.post("/api/drinks", recipe);
  await a.post("/api/clients", { name: "Ana Segredo" });
  const lines = [1, 2].map((ingredientId) => ({ ingredientId, unit: "L" as const, planned: 1 }));
  await a.post("/api/events", eventPayload(lines, { name: "Bodas" }));
}

test("a company sees what happened to its stock and what was removed, and no other company does", async () => {
  await fillBar();
  await a.post("/api/events/1/withdraw-stock");
  await a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] });
  await a.post("/api/ingredients/2/entries", { quantity: 1, price: 5 });
  await a.patch("/api/events/1/disable");
  await a.delete("/api/drinks/1");
  await a.delete("/api/clients/1");
  const page = await seenBy(a);
  expect(told(page)).toEqual([
    "a@bar.com.br: Removeu o Cliente ID 1 · Ana Segredo (removido)",
    "a@bar.com.br: Removeu o drink Shot",
    "a@bar.com.br: Desabilitou o evento Bodas",
    "a@bar.com.br: Registrou entrada de Limão: 8 → 9 L",
    "a@bar.com.br: Registrou o retorno de Bodas (1 ingrediente)",
    "a@bar.com.br: Deu baixa no estoque de Bodas (2 ingredientes)",
    "a@bar.com.br: Criou o evento Bodas",
    "a@bar.com.br: Cadastrou o Cliente ID 1 · Ana Segredo (removido)",
    "a@bar.com.br: Criou o drink Shot",
    "a@bar.com.br: Registrou entrada de Limão: 0 → 9 L",
    "a@bar.com.br: Cadastrou o ingrediente Limão",
    "a@bar.com.br: Registrou entrada de Vodka: 0 → 9 L",
    "a@bar.com.br: Cadastrou o ingrediente Vodka",
  ]);
  const { rows } = await app.pool.query("select * from audit_entries");
  expect(JSON.stringify(rows)).not.toContain("Segredo");
  expect(page.next).toBeNull();
  expect((await seenBy(b)).activities).toEqual([]);
  expect((await seenByAdmin()).activities).toEqual([]);
});

test("what was taken besides reads otherwise than the withdrawal, and so does its undo", async () => {
  await fillBar();
  const post = (call: string, body?: object) => a.post(`/api/events/1/${call}`, body);
  const more = { items: [{ ingredientId: 2, quantity: 1 }] };
  await post("withdraw-stock");
  await post("take-more", more);
  await post("undo-withdrawal");
  await post("return-stock", { returns: [], close: true });
  await post("withdraw-stock");
  await post("undo-withdrawal");
  await post("undo-return");
  await post("take-more", more);
  await post("undo-withdrawal");
  await post("undo-withdrawal");
  const lines = told(await seenBy(a));
  expect(
    lines.slice(0, 10).map((line) => line.replace("a@bar.com.br: ", "").replaceAll("\u00a0", " ")),
  ).toEqual([
    "Desfez a baixa no estoque de Bodas (2 ingredientes)",
    "Desfez o que levou a mais para Bodas (1 ingrediente)",
    "Levou mais do estoque para Bodas (1 ingrediente)",
    "Desfez o retorno de Bodas",
    "Desfez a baixa no estoque de Bodas (2 ingredientes)",
    "Deu baixa no estoque de Bodas (2 ingredientes)",
    "Registrou que nada voltou de Bodas",
    "Desfez o que levou a mais para Bodas (1 ingrediente)",
    "Levou mais do estoque para Bodas (1 ingrediente)",
    "Deu baixa no estoque de Bodas (2 ingredientes)",
  ]);
});

test("accounts: who entered from where, changed a password, left, was blocked", async () => {
  const body = { email: "a@bar.com.br", password: PASSWORD };
  const login = await app.call("POST", "/api/login", { body, address: "203.0.113.7" });
  const { token } = login.body as { token: string };
  app.later(1000);
  const change = { currentPassword: PASSWORD, newPassword: "outra-senha" };
  await app.call("POST", "/api/change-password", { body: change, token });
  app.later(1000);
  await app.call("POST", "/api/logout", { token });
  app.later(1000);
  await app.call("POST", "/api/admin/users/1/toggle-status", { token: admin });
  app.later(1000);
  await app.call("POST", "/api/admin/users/1/toggle-status", { token: admin });

  const page = await seenByAdmin();
  expect(told(page)).toEqual([
    "admin@balcao.local: Desbloqueou o usuário a@bar.com.br",
    "admin@balcao.local: Bloqueou o usuário a@bar.com.br",
    "a@bar.com.br: Saiu do sistema",
    "a@bar.com.br: Alterou a senha",
    "a@bar.com.br: Entrou no sistema",
  ]);
  expect(page.activities.map(({ company }) => company)).toEqual(["A", "A", "A", "A", "A"]);
  expect(page.activities.at(-1)?.address).toBe("203.0.113.7");

  const again = { email: "a@bar.com.br", password: "outra-senha" };
  const reply = (await app.call("POST", "/api/login", { body: again })).body as { token: string };
  const own = (await app.call("GET", "/api/activity", { token: reply.token })).body as ActivityBatch;
  // Who the admin is stays the admin's business.
  expect(told(own)).toContain("administração: Bloqueou o usuário a@bar.com.br");
  expect((await seenBy(b)).activities).toEqual([]);
});

test("a refused login, change or removal leaves no line", async () => {
  await app.call("POST", "/api/login", { body: { email: "a@bar.com.br", password: "errada" } });
  await a.post("/api/change-password", { currentPassword: "errada", newPassword: "nova-senha" });
  await a.delete("/api/clients/99");
  expect((await seenBy(a)).activities).toEqual([]);
  expect((await seenByAdmin()).activities).toEqual([]);
});

test("a blocked user who has the right password is told of, once an hour, and answered as before", async () => {
  await app.call("POST", "/api/admin/users/1/toggle-status", { token: admin });
  app.later(1000);
  const attempt = async (password: string) => {
    const body = { email: "a@bar.com.br", password };
    const reply = await app.call("POST", "/api/login", { body, address: "203.0.113.7" });
    await app.settled();
    return reply;
  };
  expect((await attempt("errada")).status).toBe(401);
  const message = "Usuário bloqueado. Entre em contato com o suporte.";
  for (const minutes of [1, 30, 30]) {
    expect(await attempt(PASSWORD)).toMatchObject({ status: 403, body: { message, error: message } });
    app.later(minutes * 60_000);
  }
  await attempt(PASSWORD);
  const page = await seenByAdmin();
  expect(told(page)).toEqual([
    "a@bar.com.br: Tentou entrar, mas o acesso está bloqueado",
    "a@bar.com.br: Tentou entrar, mas o acesso está bloqueado",
    "admin@balcao.local: Bloqueou o usuário a@bar.com.br",
  ]);
  expect(page.activities[0]).toMatchObject({ company: "A", address: "203.0.113.7", subject: null });

  // The company reads the same once somebody of it may enter again.
  await app.call("POST", "/api/admin/users/1/toggle-status", { token: admin });
  const { token } = (await attempt(PASSWORD)).body as { token: string };
  const own = (await app.call("GET", "/api/activity", { token })).body as ActivityBatch;
  expect(told(own)).toContain("a@bar.com.br: Tentou entrar, mas o acesso está bloqueado");
  expect((await seenBy(b)).activities).toEqual([]);
});

test("page by page nothing is missing and nothing comes twice", async () => {
  await app.pool.query(`
    insert into audit_entries (company_id, user_id, action, created_at)
    select 1, 1, 'login', timestamptz '2026-01-01' + n / 3 * interval '1 minute' from generate_series(1, 130) n;
    insert into ingredients (company_id, name, category, unit, quantity, price_per_unit, unit_cost)
      values (1, 'Gin', 'Outros', 'L', 0, 0, 0);
    insert into stock_movements (company_id, user_id, ingredient_id, kind, unit, quantity_delta, unit_cost, created_at)
    select 1, 1, 1, 'ajuste', 'ml', 1, 1, timestamptz '2026-01-01' + n * interval '30 seconds' from generate_series(1, 90) n`);
  const seen: Activity[] = [];
  let next: string | null = "";
  let pages = 0;
  while (next !== null) {
    const page = (await a.get(`/api/activity${next && `?before=${next}`}`)).body as ActivityBatch;
    seen.push(...page.activities);
    next = page.next;
    pages++;
  }
  expect(pages).toBeGreaterThan(3);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(220);
  expect(seen).toHaveLength(220);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});

test("no statement of a page is built anew: that took most of what a page costs the shared thread", async () => {
  await fillBar();
  const path = "/api/activity?person=1&thing=event";
  for (const each of ["/api/activity", path]) await a.get(each);
  const build = vi.spyOn(PgDialect.prototype, "sqlToQuery");
  onTestFinished(() => build.mockRestore());
  for (const each of ["/api/activity", path]) expect((await a.get(each)).status).toBe(200);
  expect(build).not.toHaveBeenCalled();
});

test.each(["ontem", "2026-01-01", "2026-13-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z", "1"])(
  "a page at %s: 400",
  async (before) => {
    expect(await a.get(`/api/activity?before=${before}`)).toMatchObject({
      status: 400,
      body: { message: "Página inválida" },
    });
  },
);

test("the trail is only ever added to", async () => {
  await a.post("/api/clients", { name: "Ana" });
  await a.delete("/api/clients/1");
  await expect(app.pool.query("update audit_entries set user_id = 2")).rejects.toThrow("only ever added");
  await expect(app.pool.query("delete from audit_entries")).rejects.toThrow("only ever added");
});

test("edits tell what was changed from what to what; one that changes nothing leaves no entry", async () => {
  await fillBar();
  const event = eventPayload(
    [1, 2].map((ingredientId) => ({ ingredientId, unit: "L" as const, planned: 1 })),
    {
      name: "Bodas",
    },
  );
  await a.put("/api/events/1", event);
  await a.put("/api/events/1", { ...event, guests: 180 });
  const fixedCosts = [{ name: "Frete", value: 350, category: "Transporte" }];
  await a.put("/api/events/1", { ...event, guests: 180, fixedCosts });
  await a.put("/api/events/1", { ...event, guests: 180, arrivalTime: "16:00", teamNotes: "Segredo" });
  await a.put("/api/drinks/1", {
    name: "Shot",
    ingredients: [{ ingredientId: 1, quantity: 60, unit: "ml" }],
  });
  await a.put("/api/clients/1", { name: "Ana Segredo", phone: "1199" });
  const vodka = { name: "Vodka", category: "Outros", quantity: 9, unit: "L", pricePerUnit: 90 };
  await a.put("/api/ingredients/1", vodka);
  await a.put("/api/ingredients/1", { ...vodka, quantity: 7, pricePerUnit: 84 });
  const page = await seenBy(a);
  expect(
    told(page)
      .slice(0, 8)
      .map((line) => line.replaceAll("\u00a0", " ")),
  ).toEqual([
    "a@bar.com.br: Ajustou o estoque de Vodka: 9 → 7 L",
    "a@bar.com.br: Alterou Vodka: custo R$ 10,00 → R$ 12,00",
    "a@bar.com.br: Alterou o cliente Ana Segredo: telefone",
    "a@bar.com.br: Alterou o drink Shot: receita",
    "a@bar.com.br: Alterou o evento Bodas: chegada da equipe – → 16:00, recado para a equipe",
    "a@bar.com.br: Alterou o evento Bodas: custos fixos R$ 0,00 → R$ 350,00",
    "a@bar.com.br: Alterou o evento Bodas: convidados 150 → 180",
    "a@bar.com.br: Criou o evento Bodas",
  ]);
  expect(page.activities.slice(0, 5).map(({ thing, thingId }) => [thing, thingId])).toEqual([
    ["ingredient", 1],
    ["ingredient", 1],
    ["client", 1],
    ["drink", 1],
    ["event", 1],
  ]);
  const { rows } = await app.pool.query("select details::text from audit_entries");
  expect(JSON.stringify(rows)).not.toMatch(/Segredo|1199/);
});

test("a refused edit leaves no entry", async () => {
  await fillBar();
  const before = (await seenBy(a)).activities.length;
  const vodka = { name: "Rum", category: "Outros", quantity: 9, unit: "L", pricePerUnit: 90, version: 99 };
  expect((await a.put("/api/ingredients/1", vodka)).status).toBe(409);
  expect((await seenBy(a)).activities).toHaveLength(before);
});

test("the trail can be read by person and by thing, and names who there is to choose", async () => {
  await fillBar();
  const seen = async (query: string) => (await a.get(`/api/activity?${query}`)).body as ActivityBatch;
  const { people } = await seen("");
  expect(people).toEqual([{ id: 1, username: "a@bar.com.br" }]);
  expect((await seen("person=1")).activities.length).toBeGreaterThan(5);
  expect((await seen("person=2")).activities).toEqual([]);
  expect(told(await seen("thing=drink"))).toEqual(["a@bar.com.br: Criou o drink Shot"]);
  expect(told(await seen("thing=client"))).toEqual(["a@bar.com.br: Cadastrou o cliente Ana Segredo"]);
  expect((await seen("thing=event")).activities).toHaveLength(1);
  expect((await seen("thing=ingredient&person=1")).activities).toHaveLength(4);
  for (const query of ["thing=nada", "person=0", "person=a", "person=99999999999"]) {
    expect((await a.get(`/api/activity?${query}`)).status).toBe(400);
  }
});

test("a few pages are read at a time, whoever asks for more", async () => {
  const blocker = await app.pool.connect();
  onTestFinished(() => blocker.release(true));
  await blocker.query("begin; lock table stock_movements in access exclusive mode");
  const waiting = async () => {
    const { rows } = await app.pool.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].count;
  };
  const pages = Promise.all([...Array(5).keys()].map(() => a.get("/api/activity")));
  await vi.waitFor(async () => expect(await waiting()).toBe(2));
  await new Promise((done) => setTimeout(done, 300));
  expect(await waiting()).toBe(2);
  await blocker.query("rollback");
  for (const { status } of await pages) expect(status).toBe(200);
});
