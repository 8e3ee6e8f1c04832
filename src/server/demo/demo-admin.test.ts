import { expect, test } from "vitest";
import { createOwnTestApp } from "#server/testing/test-app.ts";
import { demoAdmin } from "./demo-admin.ts";
import { DEMO_LOGIN } from "./demo-company.ts";

test.each([
  [DEMO_LOGIN.password, "com a mesma senha"],
  ["outra-senha", "com a senha de ADMIN_PASSWORD"],
])("an administrator made with %j has that password, and is said to", async (password, words) => {
  const { db, services, call } = await createOwnTestApp();
  const admin = { email: "chefe@balcao.local", password };
  const config = { ...services.config, admin };
  expect(await demoAdmin(db, config)).toBe(`chefe@balcao.local, ${words}`);
  expect((await call("POST", "/api/login", { body: admin })).status).toBe(200);
  const later = { ...config, admin: { email: "outro@balcao.local", password: "mais-uma" } };
  const kept = password === DEMO_LOGIN.password ? words : "com a senha que já tem";
  expect(await demoAdmin(db, later)).toBe(`chefe@balcao.local, ${kept}`);
});
