import { expect, test } from "vitest";
import { readConfig } from "#server/start/env.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

test("the first start makes an admin with a generated password to be changed; later ones make none", async () => {
  const app = await createOwnTestApp();
  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(app.db, readConfig({}))));
  const [admin, ...others] = made.filter(Boolean);
  expect(others).toEqual([]);
  expect(admin).toEqual({ email: "admin@balcao.local", password: expect.stringMatching(/^\w{12}$/) });
  const login = await app.call("POST", "/api/login", { body: admin });
  expect(login).toMatchObject({
    status: 200,
    body: { requirePasswordChange: true, user: { role: "admin_system" } },
  });
  // Unlike a company's, it does not run out: there may be no mailbox to recover it by.
  app.clock.now = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  expect((await app.call("POST", "/api/login", { body: admin })).status).toBe(200);
});

test("a chosen password is neither shown nor to be changed", async () => {
  const app = await createOwnTestApp();
  const config = readConfig({ ADMIN_EMAIL: "Dono@Balcao.com.br", ADMIN_PASSWORD: "senha-do-dono" });
  expect(await ensureFirstAdmin(app.db, config)).toEqual({ email: "dono@balcao.com.br" });
  const body = { email: "dono@balcao.com.br", password: "senha-do-dono" };
  const login = await app.call("POST", "/api/login", { body });
  expect(login).toMatchObject({ status: 200, body: { requirePasswordChange: false } });
});

test("the e-mail of a company's user cannot become the admin's", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "admin@balcao.local");
  await expect(ensureFirstAdmin(app.db, readConfig({}))).rejects.toThrow(
    "ADMIN_EMAIL admin@balcao.local já é usado por um usuário de empresa; escolha outro.",
  );
});
