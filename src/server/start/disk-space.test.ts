import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { createTestApp, PASSWORD } from "#server/testing/test-app.ts";
import { DiskSpace, freeMegabytesOf } from "./disk-space.ts";

const NO_ROOM = "Espaço em disco insuficiente. Nada foi gravado; avise o administrador do sistema.";

const app = await createTestApp();
afterAll(app.close);

describe("with too little room for the embedded database", async () => {
  let free = 199.9;
  const diskSpace = new DiskSpace(async () => free, 200);
  const hono = createApp({ services: app.services, isReady: async () => {}, diskSpace });
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");

  async function call(method: string, path: string, body?: object) {
    const headers = { "content-type": "application/json", authorization: `Bearer ${user.token}` };
    const incoming = { socket: { remoteAddress: "127.0.0.1" } };
    const answer = await hono.request(
      path,
      { method, headers, body: body && JSON.stringify(body) },
      { incoming },
    );
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  test.each([
    ["POST", "/api/clients"],
    ["PUT", "/api/clients/1"],
    ["DELETE", "/api/clients/1"],
    ["POST", "/api/register-company"],
    ["POST", "/api/forgot-password"],
    ["POST", "/api/change-password"],
  ])("%s %s is refused in words", async (method, path) => {
    await diskSpace.look();
    const { status, headers, body } = await call(method, path, { name: "Ana" });
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
    expect(body).toMatchObject({ message: NO_ROOM, error: NO_ROOM, requestId: expect.any(String) });
  });

  test("reading goes on, and logging in and out; readiness is over", async () => {
    await diskSpace.look();
    expect((await call("GET", "/api/clients")).status).toBe(200);
    const credentials = { email: "ze@bar.com.br", password: PASSWORD };
    expect((await call("POST", "/api/login", credentials)).status).toBe(200);
    expect((await call("GET", "/healthz")).status).toBe(200);
    expect((await call("GET", "/readyz")).status).toBe(503);
    expect((await call("POST", "/api/logout")).status).toBe(200);
  });

  test("as soon as there is room again all is as ever", async () => {
    const { token } = await app.addUser({ email: "ana@bar.com.br", companyId: user.companyId });
    user.token = token;
    free = 200;
    await diskSpace.look();
    expect((await call("GET", "/readyz")).status).toBe(200);
    expect((await call("POST", "/api/clients", { name: "Ana" })).status).toBe(201);
  });
});

test("where the system tells nothing, nothing is refused", async () => {
  const diskSpace = new DiskSpace(() => freeMegabytesOf("/nowhere/at/all"), 200);
  await diskSpace.look();
  expect(diskSpace.isScarce).toBe(false);
});

test("a start with too little room says so in one sentence, and serves what it can", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-room-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, MIN_FREE_DISK_MB: "999999999" };
  const server = await startServerProcess({ env, until: "/healthz" });
  await expect.poll(server.output).toContain(`Espaço em disco insuficiente em ${dataDir}`);
  expect(server.output().match(/Espaço em disco/g)).toHaveLength(1);
  expect((await server.call("GET", "/readyz")).status).toBe(503);
  const credentials = { email: "admin@balcao.local", password: "senha-do-admin" };
  expect((await server.call("POST", "/api/login", undefined, credentials)).status).toBe(200);
  const refused = await server.call("POST", "/api/register-company", undefined, {
    name: "Bar",
    email: "ze@bar.com.br",
  });
  expect(refused).toMatchObject({ status: 503, body: { message: NO_ROOM } });
}, 60_000);
