import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";

test("a cluster replaces a server that dies, and ends with all of them", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  const cluster = await startServerProcess({
    program: "cluster",
    args: ["--processes", "2"],
    env: { DATABASE_URL: databaseUrl(app.connection) },
  });
  const workers = () =>
    spawnSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
      .stdout.split("\n")
      .map((line) => /^\s*(\d+)\s+(\d+)\s.*start\.js$/.exec(line.trimEnd()))
      .flatMap((found) => (Number(found?.[2]) === cluster.pid ? [Number(found?.[1])] : []));
  await expect.poll(cluster.output, { timeout: 30_000 }).toContain("Servidores em paralelo: 2");
  // Whichever server is asked, it tells of both.
  const signIns = Array.from({ length: 8 }, () => cluster.call("POST", "/api/login", undefined, {}));
  await Promise.all(signIns);
  const refused = 'balcao_http_requests_total{method="POST",route="/api/login",status="400"} 8';
  for (const _turn of [1, 2, 3, 4])
    expect(await (await fetch(`${cluster.url}/metrics`)).text()).toContain(refused);
  const [victim] = workers();
  // To kill "no process" is to kill this one and its whole group.
  if (!victim) throw new Error("No worker to end");
  const credentials = { email: "ze@bar.com.br", password: PASSWORD };
  const { token } = (await cluster.call("POST", "/api/login", undefined, credentials)).body as {
    token: string;
  };
  process.kill(victim, "SIGKILL");
  await expect.poll(cluster.output, { timeout: 10_000 }).toContain("Um servidor parou (SIGKILL)");
  expect((await cluster.call("GET", "/api/user", token)).status).toBe(200);
  await expect.poll(workers, { timeout: 30_000 }).toHaveLength(2);
  const last = workers();
  expect(last).not.toContain(victim);
  expect(await cluster.stop()).toBe(0);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(cluster.output().match(/Balcão está no ar/g)).toHaveLength(1);
}, 120_000);

test("a cluster without DATABASE_URL opens the embedded database for its servers, and closes it after them", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "balcao-cluster-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  for (const _turn of [1, 2]) {
    const cluster = await startServerProcess({
      program: "cluster",
      args: ["--processes", "2"],
      env: { DATA_DIR: dataDir },
    });
    await expect.poll(cluster.output, { timeout: 30_000 }).toContain("Servidores em paralelo: 2");
    const admin = { email: "admin@balcao.local", password: "senha-do-admin" };
    expect((await cluster.call("POST", "/api/login", undefined, admin)).status).toBe(200);
    expect(await cluster.stop()).toBe(0);
    expect(cluster.output()).not.toContain("Esperando");
  }
}, 120_000);

test.each(["0", "65", "dois"])("a cluster of %s processes is refused in one sentence", async (processes) => {
  const start = startServerProcess({ program: "cluster", args: ["--processes", processes], env: {} });
  await expect(start).rejects.toThrow(
    /^The server did not start:\n--processes deve ser um número de 1 a 64\.\n$/,
  );
});
