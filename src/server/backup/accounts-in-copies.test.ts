import { expect, onTestFinished, test } from "vitest";
import { tokenHash } from "#server/accounts/tokens.ts";
import { createTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { load } from "./load.ts";
import { contentOf, emptyDatabase } from "./testing/contents.ts";

/** A login, an open recovery and an open registration, each with what could be found of it in a copy. */
async function withOpenAccounts() {
  const app = await createTestApp();
  onTestFinished(app.close);
  const { user } = await app.addCompany("Bar", "bar@bar.com.br");
  await app.call("POST", "/api/login", { body: { email: "ninguem@bar.com.br", password: "errada" } });
  await app.call("POST", "/api/forgot-password", { body: { email: user.email } });
  await app.call("POST", "/api/register-company", { body: { name: "Novo", email: "novo@bar.com.br" } });
  const [recovery] = await app.mailTo(user.email);
  const [confirmation] = await app.mailTo("novo@bar.com.br");
  const tokenOf = (link = "") => link.split("token=")[1] ?? "";
  return { app, user, reset: tokenOf(recovery?.link), confirm: tokenOf(confirmation?.link) };
}

test("no session, link, message, counter or kept answer is in a copy, or comes back with it", async () => {
  const { app, user, reset, confirm } = await withOpenAccounts();
  const lines = await contentOf(app.db);
  for (const token of [user.token, reset, confirm]) expect(lines.join()).not.toContain(tokenHash(token));
  const target = await emptyDatabase();
  await load(target.db, ['{"kind":"balcao-backup","format":1,"createdAt":"","migrations":[]}', ...lines]);
  const restored = await createTestApp({}, target);
  expect((await restored.call("GET", "/api/user", { token: user.token })).status).toBe(401);
  const newPassword = "nova-senha";
  const body = { token: reset, newPassword };
  expect((await restored.call("POST", "/api/reset-password", { body })).status).toBe(400);
  expect((await restored.call("POST", "/api/confirm-company", { body: { token: confirm } })).status).toBe(
    400,
  );
  expect((await restored.call("GET", "/caixa-de-saida")).text).toContain("Nenhuma mensagem ainda.");

  // A registration that was under way is simply made again.
  const again = { name: "Novo", email: "novo@bar.com.br" };
  expect((await restored.call("POST", "/api/register-company", { body: again })).status).toBe(201);
  const token = (await restored.mailTo(again.email))[0]?.link?.split("token=")[1];
  expect((await restored.call("POST", "/api/confirm-company", { body: { token } })).status).toBe(200);
});

test("the first sign-in of each account after a restore is told, since a copy holds no browsers", async () => {
  const app = await createTestApp();
  onTestFinished(app.close);
  const { email } = await app.addCompany("Bar", "bar@bar.com.br");
  await app.addUser({ email: "novo@bar.com.br", companyId: 1 });
  const login = (on: typeof app, address: string) =>
    on.call("POST", "/api/login", { body: { email: address, password: PASSWORD } });
  await login(app, email);
  expect(await app.mailTo(email)).toEqual([]);
  const target = await emptyDatabase();
  await load(target.db, await contentOf(app.db));
  const restored = await createTestApp({}, target);
  for (const address of [email, email, "novo@bar.com.br"])
    expect((await login(restored, address)).status).toBe(200);
  expect((await restored.mailTo(email)).map(({ subject }) => subject)).toEqual(["Novo acesso · Balcão"]);
  expect(await restored.mailTo("novo@bar.com.br")).toEqual([]);
});

test("from a copy of an earlier version, which had them, they do not come back either", async () => {
  const { app, user } = await withOpenAccounts();
  const session = { token_hash: tokenHash(user.token), user_id: user.id, last_seen_at: "2026-03-10T15:00Z" };
  const lines = (await contentOf(app.db)).map((line) =>
    line.startsWith('{"kind":"table","name":"users"')
      ? line.replace('"columns":[', '"columns":["reset_token_hash","reset_token_expiry",')
      : line,
  );
  const end = JSON.parse(lines.pop() ?? "");
  const target = await emptyDatabase();
  const counts = await load(target.db, [
    ...lines,
    '{"kind":"table","name":"sessions","columns":["token_hash","user_id","last_seen_at"]}',
    JSON.stringify([session]),
    JSON.stringify({ ...end, rows: { ...end.rows, sessions: 1 } }),
  ]);
  expect(counts).not.toHaveProperty("sessions");
  expect((await target.pool.query("select from sessions")).rowCount).toBe(0);
  expect((await target.pool.query("select from users")).rowCount).toBe(1);
});

test("invitations come back without their links, and can be sent again", async () => {
  const app = await createTestApp();
  onTestFinished(app.close);
  const { user } = await app.addCompany("Bar", "bar@bar.com.br");
  const email = "teo@exemplo.com.br";
  const { token } = user;
  const body = { email, companyRole: "equipe" };
  await app.call("POST", "/api/team/invitations", { token, body });
  const tokenIn = (link = "") => link.split("token=")[1] ?? "";
  const mailed = tokenIn((await app.mailTo(email))[0]?.link);
  const lines = await contentOf(app.db);
  expect(lines.join()).not.toContain(tokenHash(mailed));

  const target = await emptyDatabase();
  await load(target.db, lines);
  const restored = await createTestApp({}, target);
  const show = (sent: string) => restored.call("POST", "/api/invitation", { body: { token: sent } });
  expect(await show(mailed)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("não existe") },
  });
  const owner = await restored.signIn(user.id);
  expect((await restored.call("POST", "/api/team/invitations/1/resend", { token: owner })).status).toBe(200);
  expect((await show(tokenIn((await restored.mailTo(email))[0]?.link))).status).toBe(200);
});
