import { describe, expect, onTestFinished, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { PASSWORD } from "#server/testing/test-app.ts";
import { teamCalls } from "./testing/team-calls.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { invited, tokensTo, team, show, addPerson, login } = teamCalls(app, a);

const NOT_PERMITTED = { status: 403, body: { message: "Sua função não permite esta ação" } };
const as = (token: string) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, body });
const activities = async () =>
  ((await a.get("/api/activity?thing=account")).body as { activities: object[] }).activities;

test("the team is listed by name, with the last access, and without other companies", async () => {
  await addPerson("teo@bar.com.br", "equipe");
  const owner = { id: 1, username: "a@bar.com.br", email: "a@bar.com.br", companyRole: "dono" };
  const person = { id: 3, username: "Nome teo@bar.com.br", email: "teo@bar.com.br", companyRole: "equipe" };
  expect(await team()).toEqual({
    people: [
      { ...owner, lastAccessAt: null, hasSecondStep: false },
      { ...person, lastAccessAt: null, hasSecondStep: false },
    ],
    invitations: [],
    requiresSecondStep: false,
  });
  await login("teo@bar.com.br");
  const lastAccessAt = app.clock.now.toISOString();
  expect((await team()).people).toMatchObject([{ lastAccessAt: null }, { lastAccessAt }]);
});

test("the use of a session is an access too, noted once an hour", async () => {
  const { token } = await addPerson("teo@bar.com.br", "equipe");
  const accessAfter = async (milliseconds: number) => {
    app.later(milliseconds);
    await app.call("GET", "/api/user", { token });
    return (await team()).people[1]?.lastAccessAt;
  };
  expect(await accessAfter(60 * 60_000 - 1)).toBeNull();
  const noted = await accessAfter(1);
  expect(noted).toBe(app.clock.now.toISOString());
  expect(await accessAfter(30 * 60_000)).toBe(noted);
});

describe("another role", () => {
  test("counts with the next call, and is told of", async () => {
    const { id, token } = await addPerson("teo@bar.com.br", "equipe");
    expect(await as(token)("POST", "/api/clients", { name: "Ana" })).toMatchObject(NOT_PERMITTED);
    const reply = await a.patch(`/api/team/${id}`, { companyRole: "gestor", role: "admin_system" });
    expect(reply).toMatchObject({ status: 200, body: { id, companyRole: "gestor", lastAccessAt: null } });
    const done = await as(token)("POST", "/api/clients", { name: "Ana" });
    expect([done.status, done.headers.get("company-role")]).toEqual([201, "gestor"]);
    expect((await as(token)("GET", "/api/user")).body).toMatchObject({ companyRole: "gestor", role: "user" });
    expect(await activities()).toMatchObject([
      {
        action: "company_role_changed",
        subject: "Nome teo@bar.com.br",
        details: { changes: [{ field: "companyRole", from: "equipe", to: "gestor" }] },
      },
    ]);
  });

  test("that is the same leaves no line", async () => {
    const { id } = await addPerson("teo@bar.com.br", "equipe");
    expect((await a.patch(`/api/team/${id}`, { companyRole: "equipe" })).status).toBe(200);
    expect(await activities()).toEqual([]);
  });

  test("makes a list that the browser has another one: 200, without money", async () => {
    const { id, token } = await addPerson("bia@bar.com.br", "gestor");
    for (const path of ["/api/ingredients", "/api/events"]) {
      await a.patch(`/api/team/${id}`, { companyRole: "gestor" });
      const seen = await as(token)("GET", path);
      const again = () =>
        app.call("GET", path, { token, headers: { "if-none-match": seen.headers.get("etag") ?? "" } });
      expect((await again()).status).toBe(304);
      await a.patch(`/api/team/${id}`, { companyRole: "equipe" });
      const changed = await again();
      expect(changed.status).toBe(200);
      expect(changed.text).not.toMatch(/pricePerUnit|fixedCosts/);
    }
  });

  test("without the permission to manage the company cancels what the person sent, and nothing else", async () => {
    const other = await addPerson("bia@bar.com.br", "dono");
    const kept = await invited("fica@exemplo.com.br");
    const body = { email: "vai@exemplo.com.br", companyRole: "equipe" };
    await as(other.token)("POST", "/api/team/invitations", body);
    await a.patch(`/api/team/${other.id}`, { companyRole: "gestor" });
    expect((await team()).invitations).toMatchObject([{ id: kept.id }]);
    expect(await activities()).toMatchObject([
      { action: "company_role_changed" },
      { action: "invitation_cancelled", username: "a@bar.com.br", details: { companyRole: "equipe" } },
      { action: "user_invited" },
      { action: "user_invited" },
    ]);
  });

  test.each([{}, { companyRole: "chefe" }, { companyRole: null }, { role: "dono" }])(
    "%j is none",
    async (body) => {
      const { id } = await addPerson("teo@bar.com.br", "equipe");
      const message = "Escolha a função";
      expect(await a.patch(`/api/team/${id}`, body)).toMatchObject({ status: 400, body: { message } });
    },
  );
});

describe("who is removed", () => {
  test("is out at once, is told nothing at the login, and keeps the name on what was done", async () => {
    const { id, token } = await addPerson("teo@bar.com.br", "equipe");
    const count = { counts: [{ ingredientId: 1, quantity: 9, version: 1 }] };
    expect((await as(token)("POST", "/api/ingredients/count", count)).status).toBe(200);
    expect(await a.delete(`/api/team/${id}`)).toMatchObject({
      status: 200,
      body: { message: "Acesso removido" },
    });
    expect((await as(token)("GET", "/api/user")).status).toBe(401);
    const unknown = await login("ninguem@bar.com.br");
    for (const password of [PASSWORD, "errada"]) {
      const { status, text } = await login("teo@bar.com.br", password);
      expect([status, text]).toEqual([401, unknown.text]);
    }
    await app.call("POST", "/api/forgot-password", { body: { email: "teo@bar.com.br" } });
    expect(await app.mailTo("teo@bar.com.br")).toEqual([]);
    expect((await team()).people).toHaveLength(1);
    const { activities, people } = (await a.get("/api/activity")).body as Record<string, object[]>;
    const name = "Nome teo@bar.com.br";
    expect(activities).toContainEqual(expect.objectContaining({ action: "user_removed", subject: name }));
    expect(activities).toContainEqual(expect.objectContaining({ action: "ajuste", username: name }));
    expect(people).toContainEqual({ id, username: name });
  });

  test("sets no password by a link that was mailed before", async () => {
    const { id } = await addPerson("teo@bar.com.br", "equipe");
    await app.call("POST", "/api/forgot-password", { body: { email: "teo@bar.com.br" } });
    const [token] = await tokensTo("teo@bar.com.br");
    const before = await app.pool.query("select password_hash from users where id = $1", [id]);
    await a.delete(`/api/team/${id}`);
    const reset = (body: object) => app.call("POST", "/api/reset-password", { body });
    const madeUp = await reset({ token: "x".repeat(43), newPassword: "nova" });
    const { status, text } = await reset({ token, newPassword: "nova" });
    expect([status, text]).toEqual([400, madeUp.text]);
    const after = await app.pool.query("select password_hash from users where id = $1", [id]);
    expect(after.rows).toEqual(before.rows);
    expect(await activities()).not.toContainEqual(expect.objectContaining({ action: "password_reset" }));
  });

  test("has sent invitations that nobody can accept any more", async () => {
    const other = await addPerson("bia@bar.com.br", "dono");
    const body = { email: "sai@exemplo.com.br", companyRole: "equipe" };
    await as(other.token)("POST", "/api/team/invitations", body);
    const [message] = await app.mailTo("sai@exemplo.com.br");
    await a.delete(`/api/team/${other.id}`);
    expect((await team()).invitations).toEqual([]);
    const token = new URL(message?.link ?? "").searchParams.get("token") ?? "";
    expect((await show(token)).body).toMatchObject({
      message: "Este convite foi cancelado. Peça um novo a quem convidou você.",
    });
  });

  test("is nobody for the system admin: not listed, not counted, not to be blocked", async () => {
    const { id } = await addPerson("teo@bar.com.br", "equipe");
    const admin = await app.addAdmin();
    const seen = async () => {
      const users = (await as(admin.token)("GET", "/api/admin/users")).body as { id: number }[];
      const { totalUsers } = (await as(admin.token)("GET", "/api/admin/stats")).body as {
        totalUsers: number;
      };
      return { isListed: users.some((user) => user.id === id), totalUsers };
    };
    expect(await seen()).toEqual({ isListed: true, totalUsers: 4 });
    await a.delete(`/api/team/${id}`);
    expect(await seen()).toEqual({ isListed: false, totalUsers: 3 });
    const toggled = await as(admin.token)("POST", `/api/admin/users/${id}/toggle-status`);
    expect(toggled).toMatchObject({ status: 404, body: { message: "Usuário não encontrado" } });
  });
});

test("a person whom the system admin blocked stays in the team, and may be changed and removed", async () => {
  const { id } = await addPerson("teo@bar.com.br", "gestor");
  const admin = await app.addAdmin();
  await as(admin.token)("POST", `/api/admin/users/${id}/toggle-status`);
  expect((await team()).people).toHaveLength(2);
  expect((await a.patch(`/api/team/${id}`, { companyRole: "equipe" })).status).toBe(200);
  expect((await a.delete(`/api/team/${id}`)).status).toBe(200);
});

describe("nobody", () => {
  test("changes or removes themselves", async () => {
    expect(await a.patch("/api/team/1", { companyRole: "gestor" })).toMatchObject({
      status: 409,
      body: { message: "Você não pode alterar a própria função" },
    });
    expect(await a.delete("/api/team/1")).toMatchObject({
      status: 409,
      body: { message: "Você não pode remover o próprio acesso" },
    });
    expect((await team()).people).toMatchObject([{ id: 1, companyRole: "dono" }]);
  });

  test("finds people of another company, removed ones, system admins or none", async () => {
    const removed = await addPerson("foi@bar.com.br", "equipe");
    await a.delete(`/api/team/${removed.id}`);
    const admin = await app.addAdmin();
    const missing = { status: 404, body: { message: "Pessoa não encontrada" } };
    for (const id of [2, removed.id, admin.id, 999]) {
      expect(await a.patch(`/api/team/${id}`, { companyRole: "dono" })).toMatchObject(missing);
      expect(await a.delete(`/api/team/${id}`)).toMatchObject(missing);
    }
    expect((await b.get("/api/user")).status).toBe(200);
  });
});

describe("two owners at once", () => {
  const ownersLeft = async () =>
    (
      await app.pool.query(
        "select from users where company_id = 1 and company_role = 'dono' and removed_at is null and is_active",
      )
    ).rowCount;

  test.each([
    ["remove each other", "DELETE", undefined],
    ["make each other managers", "PATCH", { companyRole: "gestor" }],
  ])("who %s leave one", async (_what, method, body) => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [
        await addPerson(`um${round}@bar.com.br`, "dono"),
        await addPerson(`dois${round}@bar.com.br`, "dono"),
      ];
      await app.pool.query("update users set removed_at = now() where company_id = 1 and id <> all($1)", [
        [one.id, two.id],
      ]);
      const replies = await Promise.all([
        as(one.token)(method, `/api/team/${two.id}`, body),
        as(two.token)(method, `/api/team/${one.id}`, body),
      ]);
      const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
      // The later one is refused by the transaction, or was refused at the door already.
      expect([200, statuses[1]]).toEqual(statuses);
      expect([401, 403]).toContain(statuses[1]);
      expect(await ownersLeft()).toBe(1);
    }
  });

  test.each([
    ["was removed", "removed_at = now()", 401],
    ["was made a manager", "company_role = 'gestor'", 403],
    ["was blocked", "is_active = false", 401],
  ])(
    "an owner who %s while the call was on its way is refused, and nothing is done",
    async (_what, change, statusInLine) => {
      const one = await addPerson("bia@bar.com.br", "dono");
      const { id } = await addPerson("teo@bar.com.br", "equipe");
      const holder = await app.pool.connect();
      // However the test ends: the row stays locked for all tests after it otherwise.
      onTestFinished(async () => {
        await holder.query("rollback");
        holder.release();
      });
      await holder.query(`begin; update users set ${change} where id = ${one.id}`);
      const calls = [
        as(one.token)("DELETE", `/api/team/${id}`),
        as(one.token)("PATCH", `/api/team/${id}`, { companyRole: "dono" }),
        as(one.token)("POST", "/api/team/invitations", { email: "x@exemplo.com.br", companyRole: "dono" }),
      ];
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      // By another connection: within one transaction PostgreSQL shows the activity as it was at the first look.
      // The others wait for the company's turn to write, without a connection.
      const inLine = async () => [(await app.pool.query(waiting)).rowCount, app.companies.waitingCount];
      await expect.poll(inLine, { timeout: 20_000 }).toEqual([1, 2]);
      await holder.query("commit");
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      // One had its turn already, and sees who it is for under the lock.
      expect(statuses.sort((x, y) => x - y)).toEqual([statusInLine, statusInLine, 403]);
      const { people, invitations } = await team();
      expect(people.find((person) => person.id === id)).toMatchObject({ companyRole: "equipe" });
      expect(invitations).toEqual([]);
    },
  );
});
