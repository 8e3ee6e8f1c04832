import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { trailDigest } from "#server/activity/trail-digest.ts";
import { createApp } from "#server/app.ts";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { eventPayload } from "#server/testing/events.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { builtProgram, type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

/** Another process on the same database: nothing is shared but that. */
function neighbourOf({ services }: TestApp) {
  const app = createApp({ services: { ...services }, isReady: async () => {} });
  return async (method: string, path: string, token?: string, body?: unknown) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const incoming = { socket: { remoteAddress: "127.0.0.1" } };
    return app.request(
      path,
      { method, headers, body: body === undefined ? undefined : JSON.stringify(body) },
      { incoming },
    );
  };
}

test("a session that one process opened is known to the next, and so is its end", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  const neighbour = neighbourOf(app);
  const credentials = { email: "ze@bar.com.br", password: PASSWORD };
  const { token } = (await app.call("POST", "/api/login", { body: credentials })).body as { token: string };
  expect((await neighbour("GET", "/api/user", token)).status).toBe(200);
  await neighbour("POST", "/api/logout", token);
  expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
});

test("failures at one process count at the next", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  const wrong = { email: "ze@bar.com.br", password: "errada" };
  for (let n = 0; n < 5; n++) await app.call("POST", "/api/login", { body: wrong });
  expect((await neighbourOf(app)("POST", "/api/login", undefined, wrong)).status).toBe(429);
});

test("verify-stock says that all agrees and ends with 0, or what does not and ends with 1", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "ze@bar.com.br");
  const body = { name: "Rum", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 100 };
  await app.call("POST", "/api/ingredients", { body, token: user.token });
  const program = await builtProgram("verify-stock");
  const verify = () =>
    spawnSync(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: databaseUrl(app.connection) },
      encoding: "utf8",
    });
  const good = verify();
  const money = "0 cobranças verificadas: todas conferem.";
  expect([good.status, good.stdout.trim().split("\n")]).toEqual([
    0,
    ["1 ingredientes verificados: todos conferem.", money],
  ]);
  await app.pool.query("update ingredients set quantity = 9.99");
  const bad = verify();
  expect([bad.status, bad.stdout.trim().split("\n")]).toEqual([
    1,
    [
      "Empresa 1, ingrediente 1 (Rum): estoque 9.99, movimentos 10",
      "Empresa 1, ingrediente 1 (Rum): preço 100, valor do estoque 99.9",
      "1 ingredientes verificados: 2 não conferem.",
      money,
    ],
  ]);
});

test("verify-trail says that all agrees, what does not, and whether it is what the log has kept", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  for (const password of [PASSWORD, PASSWORD])
    await app.call("POST", "/api/login", { body: { email: "ze@bar.com.br", password } });
  const program = await builtProgram("verify-trail");
  const verify = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, "verify-trail", ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl(app.connection) },
      encoding: "utf8",
    });
    return [status, ...`${stdout}${stderr}`.trim().split("\n")];
  };
  const moment = "2100-01-01T00:00:00.000Z";
  const { digest } = await trailDigest(app.db, new Date(moment));
  const kept = `Resumo de 2 registros até ${moment}: ${digest}`;
  expect(verify(moment, digest)).toEqual([0, "2 registros da trilha verificados: todos conferem.", kept]);
  expect(verify(moment, "f".repeat(64))).toEqual([
    1,
    "2 registros da trilha verificados: todos conferem.",
    kept,
    "O resumo não é o que foi registrado naquele momento: a trilha foi refeita.",
  ]);
  await app.pool.query(`alter table audit_entries disable trigger user;
    update audit_entries set address = '203.0.113.9' where id = 1`);
  expect(verify()).toEqual([
    1,
    "Empresa 1: o registro 1 foi alterado ou trocado de lugar.",
    "2 registros da trilha verificados: uma sequência não confere.",
    expect.stringMatching(/^Resumo de \d registros até .*Z: [\da-f]{64}$/),
  ]);
  expect(verify("ontem")).toEqual([1, expect.stringMatching(/^Uso: npm run verify-trail/)]);
});

const ZE = { email: "ze@bar.com.br", password: PASSWORD };
const RUM = { name: "Rum", category: "Outros", quantity: 10, unit: "unidade", pricePerUnit: 100 };

async function twoServers(env: Record<string, string> = {}) {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", ZE.email);
  const start = () => startServerProcess({ env: { DATABASE_URL: databaseUrl(app.connection), ...env } });
  // At once, as two machines would.
  const [first, second] = await Promise.all([start(), start()]);
  return { app, first, second };
}

const logIn = async (server: ServerProcess) =>
  ((await server.call("POST", "/api/login", undefined, ZE)).body as { token: string }).token;

test("two servers: who logs in at one works at the other, and of two withdrawals at once one wins", async () => {
  const { app, first, second } = await twoServers();
  const token = await logIn(first);
  expect((await second.call("POST", "/api/ingredients", token, RUM)).status).toBe(201);
  const ingredients = [{ ingredientId: 1, quantity: 1, unit: "unidade" }];
  await first.call("POST", "/api/drinks", token, { name: "Drink", ingredients });
  for (let id = 1; id <= 3; id++) {
    const event = eventPayload([{ ingredientId: 1, unit: "unidade", planned: 2 }]);
    await second.call("POST", "/api/events", token, event);
    const path = `/api/events/${id}/withdraw-stock`;
    const answers = await Promise.all([first, second].map((server) => server.call("POST", path, token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const server of [first, second]) {
      expect((await server.call("GET", "/api/ingredients", token)).body).toMatchObject([
        { quantity: 10 - 2 * id },
      ]);
    }
  }
  expect((await stockDifferences(app.db)).differences).toEqual([]);
}, 90_000);

test("two servers count failed logins together and send each message once", async () => {
  const mail = await startMailServer();
  const { first, second } = await twoServers({ SMTP_URL: mail.url });
  for (let turn = 0; turn < 4; turn++) {
    const company = { name: `Bar ${turn}`, email: `bar${turn}@exemplo.com.br` };
    await (turn % 2 ? first : second).call("POST", "/api/register-company", undefined, company);
  }
  for (let turn = 0; turn < 4; turn++) await mail.newestTo(`bar${turn}@exemplo.com.br`);
  expect(mail.received).toHaveLength(4);
  const wrong = { ...ZE, password: "errada" };
  for (const server of [first, second, first, second, first])
    expect((await server.call("POST", "/api/login", undefined, wrong)).status).toBe(401);
  expect((await second.call("POST", "/api/login", undefined, wrong)).status).toBe(429);
  await mail.stop();
}, 90_000);

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s to one of two servers under load: nothing answered is lost",
  async (signal) => {
    const { first, second } = await twoServers();
    const token = await logIn(first);
    const answered: string[] = [];
    const refused: number[] = [];
    let [sent, isOver] = [0, false];
    const work = async (server: ServerProcess) => {
      while (!isOver) {
        const name = `Item ${sent++}`;
        const answer = await server
          .call("POST", "/api/ingredients", token, { ...RUM, name })
          .catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) answered.push(name);
        else refused.push(answer.status);
      }
    };
    const working = [first, second, first, second, second, second].map(work);
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(40);
    const code = await second.stop(signal);
    const whenStopped = answered.length;
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(whenStopped + 10);
    isOver = true;
    await Promise.all(working);
    expect(code).toBe(signal === "SIGTERM" ? 0 : null);
    expect(refused).toEqual([]);
    const stored = (await first.call("GET", "/api/ingredients", token)).body as { name: string }[];
    const names = new Set(stored.map(({ name }) => name));
    expect(answered.filter((name) => !names.has(name))).toEqual([]);
  },
  90_000,
);

test("a cluster replaces a server that dies, and ends with all of them", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Bar", ZE.email);
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
  const [victim] = workers();
  // To kill "no process" is to kill this one and its whole group.
  if (!victim) throw new Error("No worker to end");
  const token = await logIn(cluster);
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
