import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { queueMorningMails } from "#server/morning/queue-morning-mails.ts";
import { furnishCompany } from "#server/testing/companies.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import type { AdminCompany } from "#shared/admin/contract.ts";

const DAY = 24 * 60 * 60 * 1000;
const CLOSED = "Esta empresa foi encerrada. Nada mais pode ser feito nela até que seja reaberta.";

/** A bar with two owners, a manager and somebody of the team, and an admin of the system. */
async function bar() {
  const app = await createOwnTestApp();
  const { id: companyId, user: dona } = await app.addCompany("Bar da Praia", "dona@bar.com.br");
  await app.db.update(users).set({ username: "Dona Lia" }).where(eq(users.id, dona.id));
  const [socia, gestora, equipe] = [
    await app.addUser({ email: "socia@bar.com.br", companyId }),
    await app.addUser({ email: "gestora@bar.com.br", companyId, companyRole: "gestor" }),
    await app.addUser({ email: "equipe@bar.com.br", companyId, companyRole: "equipe" }),
  ];
  const admin = await app.addAdmin();
  return { app, companyId, dona, socia, gestora, equipe, admin };
}

const close = (app: TestApp, token: string, name: unknown = "Bar da Praia", headers = {}) =>
  app.call("POST", "/api/company/close", { token, body: { name }, headers });
const reopen = (app: TestApp, token: string) => app.call("POST", "/api/company/reopen", { token });
const logIn = (app: TestApp, email: string) =>
  app.call("POST", "/api/login", { body: { email, password: PASSWORD } });
const actions = async (app: TestApp) =>
  (await app.pool.query("select action, user_id from audit_entries order by id")).rows;

test.each([
  ["", "Digite o nome da empresa"],
  ["  ", "Digite o nome da empresa"],
  [null, "Digite o nome da empresa"],
  [7, "Digite o nome da empresa"],
  ["Bar", "Este não é o nome da empresa"],
  ["Bar da Praia!", "Este não é o nome da empresa"],
  ["x".repeat(600), "Este não é o nome da empresa"],
])("it is not closed by the name %j", async (name, message) => {
  const { app, dona } = await bar();
  expect(await close(app, dona.token, name)).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: "name", message }] },
  });
  expect((await app.call("GET", "/api/clients", { token: dona.token })).status).toBe(200);
});

test("in a closed company nobody works; owners are told, and may come in to reopen it", async () => {
  const { app, dona, socia, gestora, equipe } = await bar();
  expect((await close(app, dona.token, " bar da PRAIA ")).status).toBe(200);
  const closure = {
    closedAt: app.clock.now.toISOString(),
    closedBy: "Dona Lia",
    erasedFrom: "2026-04-09T15:00:00.000Z",
  };
  for (const token of [dona.token, socia.token]) {
    const reply = await app.call("POST", "/api/clients", { token, body: { name: "Ana" } });
    expect(reply).toMatchObject({ status: 403, body: { message: CLOSED } });
    expect(reply.headers.get("company-closed")).toBe("1");
    const { body } = await app.call("GET", "/api/user", { token });
    expect(body).toMatchObject({ companyClosure: closure });
    expect((await app.call("GET", "/api/company-data", { token })).text).toContain("Bar da Praia");
  }
  for (const { token } of [gestora, equipe])
    expect((await app.call("GET", "/api/events", { token })).status).toBe(401);
  expect(await logIn(app, "socia@bar.com.br")).toMatchObject({
    status: 200,
    body: { user: { companyClosure: closure } },
  });
  for (const email of ["gestora@bar.com.br", "equipe@bar.com.br"])
    expect(await logIn(app, email)).toMatchObject({
      status: 403,
      body: {
        message: "Esta empresa foi encerrada. Quem é dono dela pode entrar e reabri-la até 09/04/2026.",
      },
    });
  // To somebody who is blocked, or does not know the password, nothing else is said than ever.
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, gestora.id));
  expect((await logIn(app, "gestora@bar.com.br")).body).toMatchObject({
    message: "Usuário bloqueado. Entre em contato com o suporte.",
  });
  const wrong = { email: "equipe@bar.com.br", password: "errada" };
  expect((await app.call("POST", "/api/login", { body: wrong })).status).toBe(401);

  for (const email of ["dona@bar.com.br", "socia@bar.com.br"]) {
    const [message, ...more] = (await app.mailTo(email)).filter(({ subject }) => /encerrada/.test(subject));
    expect(message).toMatchObject({ subject: "Empresa encerrada · Balcão", link: "http://localhost:3000/" });
    expect(message?.text).toContain("Dona Lia encerrou a empresa Bar da Praia");
    expect(message?.text).toContain("Até 09/04/2026 quem é dono pode entrar");
    expect(more).toEqual([]);
  }
  expect(await app.mailTo("gestora@bar.com.br")).toEqual([]);
  expect(await actions(app)).toContainEqual({ action: "company_closed", user_id: dona.id });

  expect((await reopen(app, socia.token)).status).toBe(200);
  const again = await app.call("POST", "/api/clients", { token: dona.token, body: { name: "Ana" } });
  expect([again.status, again.headers.get("company-closed")]).toEqual([201, null]);
  const { body: user } = await app.call("GET", "/api/user", { token: socia.token });
  expect(Object.keys(user as SessionUser)).not.toContain("companyClosure");
  expect((await logIn(app, "equipe@bar.com.br")).status).toBe(200);
  expect(await actions(app)).toContainEqual({ action: "company_reopened", user_id: socia.id });
});

test("only owners close and reopen", async () => {
  const { app, dona, gestora, equipe, admin } = await bar();
  for (const { token } of [gestora, equipe, admin]) {
    expect((await close(app, token)).status).toBe(403);
    expect((await reopen(app, token)).status).toBe(403);
  }
  expect((await reopen(app, dona.token)).status).toBe(200);
  expect(await actions(app)).toEqual([]);
});

test("closed twice at once, it is closed once; the same call sent again gets its answer", async () => {
  const { app, dona, socia } = await bar();
  const key = { "idempotency-key": "um-encerramento" };
  const answers = await Promise.all([close(app, dona.token, undefined, key), close(app, socia.token)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { rows } = await app.pool.query("select closed_by from companies where id = 1");
  expect(rows).toHaveLength(1);
  expect((await app.pool.query("select from audit_entries")).rowCount).toBe(1);
  await reopen(app, dona.token);
  await close(app, dona.token);
  const sent = await close(app, dona.token, undefined, { "idempotency-key": "mais-um-encerramento" });
  expect(sent).toMatchObject({ status: 409, body: { message: "Esta empresa já está encerrada" } });
  await reopen(app, dona.token);
  expect((await close(app, dona.token, undefined, { "idempotency-key": "o-que-vale" })).status).toBe(200);
  const replayed = await close(app, dona.token, undefined, { "idempotency-key": "o-que-vale" });
  expect([replayed.status, replayed.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
});

test("links of a closed company open nothing, and open again with it", async () => {
  const app = await createOwnTestApp();
  const own = await furnishCompany(app, "some");
  const { token } = own;
  const linkOf = async (method: string, path: string, name = "link") => {
    const { body } = await app.call(method, path, { token });
    return new URL((body as Record<string, string>)[name] ?? "").pathname;
  };
  const proposals = (await app.call("GET", `/api/events/${own.pricedEventId}/proposals`, { token })).body;
  const links = [
    new URL((proposals as { link: string }[])[0]?.link ?? "").pathname,
    await linkOf("GET", `/api/events/${own.eventId}/team-link`),
    await linkOf("GET", "/api/inquiry-settings"),
    await linkOf("POST", "/api/calendar-link"),
  ];
  const paths = [...links, `${links[0]}/logo`, `${links[0]}.pdf`, `${links[1]}/event`];
  const statuses = async () => Promise.all(paths.map(async (path) => (await app.call("GET", path)).status));
  for (const status of await statuses()) expect([200, 204]).toContain(status);
  await close(app, token, own.mark);
  expect(await statuses()).toEqual(paths.map(() => 404));
  const invitation = { body: { token: own.invitationToken } };
  expect((await app.call("POST", "/api/invitation", invitation)).status).toBe(400);
  await reopen(app, token);
  for (const status of await statuses()) expect([200, 204]).toContain(status);
  expect((await app.call("POST", "/api/invitation", invitation)).status).toBe(200);
});

test("nothing else is mailed for a closed company", async () => {
  const { app, companyId, dona, admin } = await bar();
  await app.pool.query(`insert into inquiries (company_id, state, source, name, phone, date, guests, event_type, received_at)
    values (1, 'novo', 'manual', 'Ana', '11', '2026-05-01', 80, 'casamento', now())`);
  const waiting = { companyId, createdAt: app.clock.now, nextAttemptAt: app.clock.now };
  const morning = { ...waiting, kind: "morning", recipient: "dona@bar.com.br" } as const;
  await app.db.insert(emails).values(morning);
  await close(app, dona.token);
  // A message stored by a call that had begun before the company was closed.
  await app.db.insert(emails).values({ ...morning, recipient: "socia@bar.com.br" });
  app.services.outbox.wake();
  for (const email of ["dona@bar.com.br", "socia@bar.com.br"])
    expect((await app.mailTo(email)).map(({ subject }) => subject)).toEqual(["Empresa encerrada · Balcão"]);
  app.clock.now = new Date("2026-03-11T10:30:00Z");
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(0);
  expect((await app.call("POST", "/api/admin/companies/1/reopen", { token: admin.token })).status).toBe(200);
  expect(await queueMorningMails(app.db, app.clock.now)).toBe(2);
});

test("it can be reopened until the thirtieth day, by a recovered password too; its addresses stay taken", async () => {
  const { app, dona } = await bar();
  await close(app, dona.token);
  const register = () =>
    app.call("POST", "/api/register-company", { body: { name: "Outro", email: "dona@bar.com.br" } });
  const taken = { status: 409, body: { message: "Já existe uma empresa cadastrada com este e-mail" } };
  expect(await register()).toMatchObject(taken);
  await app.db.update(users).set({ email: "nova@bar.com.br" }).where(eq(users.id, dona.id));
  expect(await register()).toMatchObject(taken);
  for (const email of ["nova@bar.com.br", "gestora@bar.com.br"])
    await app.call("POST", "/api/forgot-password", { body: { email } });
  expect((await app.mailTo("nova@bar.com.br")).map(({ subject }) => subject)).toContain(
    "Redefina sua senha · Balcão",
  );
  expect(await app.mailTo("gestora@bar.com.br")).toEqual([]);
  app.later(30 * DAY - 1);
  const late = await app.signIn(dona.id);
  app.later(1);
  expect(await reopen(app, late)).toMatchObject({
    status: 409,
    body: { message: "O prazo para reabrir esta empresa terminou" },
  });
  app.later(-1);
  expect((await reopen(app, late)).status).toBe(200);
});

test("the system admin closes and reopens, and the owners are told", async () => {
  const { app, companyId, dona, gestora, admin } = await bar();
  const call = (what: string, id: number | string = companyId, token = admin.token) =>
    app.call("POST", `/api/admin/companies/${id}/${what}`, { token });
  const listed = async () =>
    ((await app.call("GET", "/api/admin/companies", { token: admin.token })).body as AdminCompany[])[0];
  for (const what of ["close", "reopen"]) {
    for (const id of [99, "x", 0]) expect((await call(what, id)).status).toBe(404);
    for (const { token } of [dona, gestora]) expect((await call(what, companyId, token)).status).toBe(403);
  }
  expect(await listed()).toMatchObject({ isActive: 1, closedAt: null });
  expect((await call("close")).status).toBe(200);
  expect((await call("close")).status).toBe(409);
  expect(await listed()).toMatchObject({ isActive: 0, closedAt: app.clock.now.toISOString() });
  expect((await app.call("GET", "/api/user", { token: dona.token })).body).toMatchObject({
    companyClosure: { closedBy: null },
  });
  const [message] = await app.mailTo("socia@bar.com.br");
  expect(message?.text).toContain("A administração do sistema encerrou a empresa Bar da Praia");
  expect((await call("reopen")).status).toBe(200);
  expect(await listed()).toMatchObject({ isActive: 1, closedAt: null });
  expect(await actions(app)).toEqual(
    ["company_closed", "company_reopened"].map((action) => ({ action, user_id: admin.id })),
  );
  const { body } = await app.call("GET", "/api/activity", { token: dona.token });
  expect(body).toMatchObject({
    activities: [
      { action: "company_reopened", username: null },
      { action: "company_closed", username: null },
    ],
  });
});
