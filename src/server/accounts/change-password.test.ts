import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

const change = (app: TestApp, token: string, currentPassword: unknown, newPassword: unknown) =>
  app.call("POST", "/api/change-password", { token, body: { currentPassword, newPassword } });

const isAlive = async (app: TestApp, token: string) =>
  (await app.call("GET", "/api/user", { token })).status === 200;

test("a change ends the user's other sessions and keeps this one", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  const other = await app.signIn(user.id);
  expect(await change(app, user.token, PASSWORD, "nova-senha")).toMatchObject({
    status: 200,
    body: { message: "Senha alterada com sucesso!" },
  });
  expect(await isAlive(app, user.token)).toBe(true);
  expect(await isAlive(app, other)).toBe(false);
});

test("a system admin can change the own password too", async () => {
  const app = await createOwnTestApp();
  const admin = await app.addAdmin();
  expect((await change(app, admin.token, PASSWORD, "nova-senha")).status).toBe(200);
});

test("a forced change needs another password, and opens the rest", async () => {
  const app = await createOwnTestApp();
  const admin = await app.addAdmin();
  await app.db.update(users).set({ requirePasswordChange: true }).where(eq(users.id, admin.id));
  const stats = () => app.call("GET", "/api/admin/stats", { token: admin.token });
  expect(await stats()).toMatchObject({ status: 403, body: { message: "Troque sua senha para continuar" } });
  expect(await change(app, admin.token, PASSWORD, PASSWORD)).toMatchObject({
    status: 400,
    body: {
      message: "A nova senha deve ser diferente da senha atual",
      issues: [{ path: "newPassword", message: "A nova senha deve ser diferente da senha atual" }],
    },
  });
  expect((await change(app, admin.token, PASSWORD, "outra-senha")).status).toBe(200);
  expect((await stats()).status).toBe(200);
});

test.each([
  ["errada", "nova-senha", "Senha atual incorreta", "currentPassword"],
  [PASSWORD, "abc", "A senha deve ter pelo menos 4 caracteres", "newPassword"],
  [PASSWORD, "x".repeat(129), "A senha deve ter no máximo 128 caracteres", "newPassword"],
  ["", "nova-senha", "Todos os campos são obrigatórios", "currentPassword"],
])("from %o to %o: 400 %s", async (current, next, message, path) => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  expect(await change(app, user.token, current, next)).toMatchObject({
    status: 400,
    body: { message, error: message, issues: [{ path, message }] },
  });
  expect(await isAlive(app, user.token)).toBe(true);
});

test("of several changes at once from the same password one wins", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  const replies = await Promise.all(
    [1, 2, 3, 4].map((n) => change(app, user.token, PASSWORD, `nova-senha-${n}`)),
  );
  expect(replies.map(({ status }) => String(status)).sort()).toEqual(["200", "400", "400", "400"]);
});

test("ten wrong guesses at the current password are enough for a quarter of an hour", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  for (let n = 0; n < 10; n++) expect((await change(app, user.token, "errada", "nova")).status).toBe(400);
  expect((await change(app, user.token, PASSWORD, "nova")).status).toBe(429);
  const other = await app.addCompany("Outro", "outro@bar.com.br");
  expect((await change(app, other.user.token, PASSWORD, "nova")).status).toBe(200);
  app.later(15 * 60_000 - 1);
  expect((await change(app, user.token, PASSWORD, "nova")).status).toBe(429);
  app.later(1);
  expect((await change(app, user.token, PASSWORD, "nova")).status).toBe(200);
});
