import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loginFailures } from "#server/db/schema/accounts.ts";
import { builtProgram, startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { adminResetLink } from "./admin-reset-link.ts";

const ADMIN = "admin@balcao.local";

test("opens a login that the failures of strangers have closed, and sets a new password", async () => {
  const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
  await app.addAdmin();
  const login = (password: string) => app.call("POST", "/api/login", { body: { email: ADMIN, password } });
  expect((await login("errada")).status).toBe(401);
  await app.db.update(loginFailures).set({ failures: 100, blockedUntil: new Date("2100-01-01") });
  expect((await login(PASSWORD)).status).toBe(429);
  const { email, path } = await adminResetLink(app.db, undefined, app.clock.now);
  expect(email).toBe(ADMIN);
  expect((await login(PASSWORD)).status).toBe(200);
  const body = { token: path.split("token=")[1], newPassword: "nova-senha" };
  expect((await app.call("POST", "/api/reset-password", { body })).status).toBe(200);
  expect((await login("nova-senha")).status).toBe(200);
});

test("is for system admins alone, and asks which one where there are several", async () => {
  const app = await createOwnTestApp();
  await expect(adminResetLink(app.db, undefined, app.clock.now)).rejects.toThrow(/^Ainda não há/);
  await app.addCompany("Bar", "ze@bar.com.br");
  await app.addAdmin();
  await expect(adminResetLink(app.db, "ze@bar.com.br", app.clock.now)).rejects.toThrow(
    "ze@bar.com.br não é administrador do sistema; escolha: npm run admin-reset-link -- admin@balcao.local",
  );
  await app.addAdmin("outra@balcao.local");
  await expect(adminResetLink(app.db, undefined, app.clock.now)).rejects.toThrow(
    /^Há mais de um administrador/,
  );
  expect(await adminResetLink(app.db, " Outra@balcao.local", app.clock.now)).toMatchObject({
    email: "outra@balcao.local",
  });
});

test("prints its link beside a server that has the embedded database open, and the server knows it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-admin-link-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, PUBLIC_URL: "https://balcao.exemplo.com.br" };
  const server = await startServerProcess({ env });
  const program = await builtProgram("admin-reset-link");
  const tool = spawn(process.execPath, [program, "admin-reset-link"], { env: { ...process.env, ...env } });
  let printed = "";
  tool.stdout.on("data", (text) => (printed += text));
  const [code] = await once(tool, "close");
  expect(code).toBe(0);
  const link = /https:\/\/balcao\.exemplo\.com\.br\/reset-password\?token=([\w-]{43})/.exec(printed);
  const body = { token: link?.[1], newPassword: "nova-senha" };
  expect((await server.call("POST", "/api/reset-password", undefined, body)).status).toBe(200);
  const credentials = { email: ADMIN, password: "nova-senha" };
  expect((await server.call("POST", "/api/login", undefined, credentials)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
