import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";

const leave = (app: TestApp, token: string) => app.call("DELETE", "/api/account", { token });

async function bar() {
  const app = await createOwnTestApp();
  const { id: companyId, user: dona } = await app.addCompany("Bar", "dona@bar.com.br");
  const add = (companyRole: CompanyRole) =>
    app.addUser({ email: `${companyRole}2@bar.com.br`, username: "Téo", companyId, companyRole });
  return { app, dona, add };
}

test.each(["dono", "gestor", "equipe"] as const)(
  "a %s leaves, and what they did keeps their name",
  async (role) => {
    const { app, dona, add } = await bar();
    const person = await add(role);
    const { token } = person;
    const feed = (await app.call("POST", "/api/calendar-link", { token })).body as { link: string };
    expect(await leave(app, token)).toMatchObject({
      status: 200,
      body: { message: "Seu acesso foi removido" },
    });
    expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
    expect((await app.call("GET", new URL(feed.link).pathname)).status).toBe(404);
    const credentials = { email: person.email, password: PASSWORD };
    expect((await app.call("POST", "/api/login", { body: credentials })).status).toBe(401);
    const team = await app.call("GET", "/api/team", { token: dona.token });
    expect((team.body as { people: unknown[] }).people).toHaveLength(1);
    const { body } = await app.call("GET", "/api/activity", { token: dona.token });
    expect((body as { activities: unknown[] }).activities).toContainEqual(
      expect.objectContaining({ action: "user_left", username: "Téo" }),
    );
  },
);

test("the last active owner stays, and is told the way on", async () => {
  const { app, dona, add } = await bar();
  const socia = await add("dono");
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, socia.id));
  expect(await leave(app, dona.token)).toMatchObject({
    status: 409,
    body: {
      message:
        "Só você é dono desta empresa. Em Empresa, torne outra pessoa dona antes de sair, ou encerre a empresa.",
    },
  });
  await app.db.update(users).set({ isActive: true }).where(eq(users.id, socia.id));
  expect((await leave(app, dona.token)).status).toBe(200);
});

test("of two owners who leave at once one stays", async () => {
  const { app, dona, add } = await bar();
  const socia = await add("dono");
  const answers = await Promise.all([leave(app, dona.token), leave(app, socia.token)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test("an owner who leaves takes the open invitations along, as one who is removed", async () => {
  const { app, add } = await bar();
  const socia = await add("dono");
  const body = { email: "nova@bar.com.br", companyRole: "equipe" };
  await app.call("POST", "/api/team/invitations", { token: socia.token, body });
  await leave(app, socia.token);
  expect((await app.pool.query("select from invitations where cancelled_at is null")).rowCount).toBe(0);
});
