import { afterAll, expect, test } from "vitest";
import { companies } from "#server/db/schema/accounts.ts";
import { createTestApp, PASSWORD } from "#server/testing/test-app.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { AdminUser } from "#shared/admin/contract.ts";
import { MINUTE, secondStepCalls } from "./testing/second-step-calls.ts";

const app = await createTestApp();
afterAll(() => app.close());
const { somebody, as, codeFrom, enter } = secondStepCalls(app);

const colleagueOf = ({ email, companyId }: Awaited<ReturnType<typeof somebody>>, companyRole: CompanyRole) =>
  app.addUser({ email: `${companyRole}-${email}`, companyId, companyRole });

const policy = (token: string, isOn: boolean) =>
  app.call("PUT", "/api/team/second-step", { token, body: { isOn } });

test("required, it is set up before anything else by who sees money, and not by the team", async () => {
  const owner = await somebody();
  const manager = await colleagueOf(owner, "gestor");
  const helper = await colleagueOf(owner, "equipe");
  expect((await policy(owner.token, true)).status).toBe(200);
  const stocks = async (token: string) => (await app.call("GET", "/api/ingredients", { token })).status;
  // Sessions that were open before go on.
  for (const { token } of [owner, manager, helper]) expect(await stocks(token)).toBe(200);
  const opened = async (email: string) => (await enter(email)).body as { token: string; user: object };
  const team = await opened(helper.email);
  expect(await stocks(team.token)).toBe(200);
  const led = await opened(manager.email);
  expect(led.user).toMatchObject({ requireSecondStep: true });
  const refused = await app.call("GET", "/api/ingredients", { token: led.token });
  expect(refused).toMatchObject({
    status: 403,
    body: { message: "Configure a segunda etapa para continuar" },
  });
  // So that another tab of the session learns of it.
  expect(refused.headers.get("second-step-required")).toBe("1");
  expect(refused.headers.get("company-role")).toBe("gestor");
  const { secret } = (await as({ ...manager, token: led.token }, "POST")).body as { secret: string };
  const code = codeFrom(secret);
  expect((await as({ ...manager, token: led.token }, "POST", { code })).status).toBe(200);
  expect(await stocks(led.token)).toBe(200);
  expect((await app.call("GET", "/api/user", { token: led.token })).body).not.toHaveProperty(
    "requireSecondStep",
  );
});

test("required, a session that was open before goes on until its next proof", async () => {
  const owner = await somebody();
  await policy(owner.token, true);
  app.later(11 * MINUTE);
  const prove = () => app.call("POST", "/api/step-up", { token: owner.token, body: { password: PASSWORD } });
  expect(await prove()).toMatchObject({
    status: 403,
    body: { message: "Sua empresa exige a segunda etapa: configure a sua para continuar", secondStep: true },
  });
  expect((await app.call("GET", "/api/ingredients", { token: owner.token })).status).toBe(403);
  // The set-up asks for a proof, which is the one just given.
  expect((await as(owner, "POST")).status).toBe(200);
  await app.db.update(companies).set({ requiresSecondStep: false });
  expect((await prove()).status).toBe(200);
  expect((await app.call("GET", "/api/ingredients", { token: owner.token })).status).toBe(200);
});

test("required, whoever is led to the set-up later than ten minutes after the login proves it and goes on", async () => {
  const owner = await somebody();
  await policy(owner.token, true);
  const { token } = (await enter(owner.email)).body as { token: string };
  app.later(11 * MINUTE);
  expect(await as({ ...owner, token }, "POST")).toMatchObject({ status: 403, body: { stepUp: true } });
  const prove = await app.call("POST", "/api/step-up", { token, body: { password: PASSWORD } });
  expect(prove).toMatchObject({ status: 200 });
  expect((await app.call("GET", "/api/ingredients", { token })).status).toBe(403);
  expect((await as({ ...owner, token }, "POST")).status).toBe(200);
});

test("no longer required, or not of them any more, nobody is kept at the set-up", async () => {
  const owner = await somebody();
  const manager = await colleagueOf(owner, "gestor");
  await policy(owner.token, true);
  const { token } = (await enter(manager.email)).body as { token: string };
  const stocks = async () => (await app.call("GET", "/api/ingredients", { token })).status;
  const become = (companyRole: string) =>
    app.call("PATCH", `/api/team/${manager.id}`, { token: owner.token, body: { companyRole } });
  expect(await stocks()).toBe(403);
  await become("equipe");
  expect(await stocks()).toBe(200);
  await become("gestor");
  expect(await stocks()).toBe(403);
  await policy(owner.token, false);
  expect(await stocks()).toBe(200);
  expect((await app.call("GET", "/api/user", { token })).body).not.toHaveProperty("requireSecondStep");
});

test("required, somebody with a passkey alone enters by it and not by the password", async () => {
  const owner = await somebody();
  await app.pool.query(
    "insert into passkeys (user_id, name, credential_id, public_key, counter, transports) values ($1, 'x', $2, 'x', 0, '')",
    [owner.id, owner.email],
  );
  await policy(owner.token, true);
  expect(await enter(owner.email)).toMatchObject({
    status: 403,
    body: { message: "Sua empresa exige mais do que a senha: entre com a sua passkey." },
  });
  expect(await enter(owner.email, "outra")).toMatchObject({ body: { message: "Credenciais inválidas" } });
  // Of a lost one the system admin learns, and opens the way to a new one.
  const { token } = await app.addAdmin(`perdida-${owner.email}`);
  const { body } = await app.call("GET", "/api/admin/users", { token });
  expect((body as AdminUser[]).filter(({ hasKey }) => hasKey)).toContainEqual(
    expect.objectContaining({ id: owner.id }),
  );
  expect((await app.call("POST", `/api/admin/users/${owner.id}/end-second-step`, { token })).status).toBe(
    200,
  );
  expect((await enter(owner.email)).body).toMatchObject({ user: { requireSecondStep: true } });
});
