import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ADMIN, freePort, isReady, startProduct } from "../scripts/start-product.mjs";
import { callApi } from "./support/accounts.ts";

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "balcao-start-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the product with what cannot work and expects one sentence and exit code 1. */
async function expectRefusal(environment: Record<string, string>, sentence: RegExp) {
  const variables = { DATA_DIR: join(folder, "data"), ...environment };
  const { output, exited } = await startProduct(variables, { readyPath: null });
  expect(await exited).toBe(1);
  const lines = output()
    .trim()
    .split("\n")
    .filter((line) => !line.endsWith("…"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
}

test("a port that is taken; the next start still shows the admin's password", async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  await expectRefusal({ PORT: String(port) }, new RegExp(`^A porta ${port} já está em uso`));
  other.close();
  const next = await startProduct({ DATA_DIR: join(folder, "data"), ADMIN_PASSWORD: "" });
  await expect.poll(next.output).toContain("Senha do primeiro acesso");
  await next.stop();
});

test("a port out of range", () =>
  expectRefusal({ PORT: "70000" }, /^PORT deve ser um número de 1 a 65535\.$/));

test("a database that does not answer", async () => {
  const url = `postgres://ninguem:segredo@127.0.0.1:${await freePort()}/nada`;
  await expectRefusal(
    { DATABASE_URL: url },
    /^O banco de dados de DATABASE_URL não responde \((?!.*segredo).*\)\.$/,
  );
});

test("a DATABASE_URL that is none", () => expectRefusal({ DATABASE_URL: "nada" }, /^DATABASE_URL deve ser/));

test("a data folder that cannot be written", async () => {
  writeFileSync(join(folder, "data"), "a file in the folder's place");
  await expectRefusal({}, /pasta.*data/i);
});

test("a Node that is too old", () => {
  const pretend = `Object.defineProperty(process.versions, "node", { value: "18.20.4" });`;
  const preload = join(folder, "old-node.mjs");
  writeFileSync(preload, pretend);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", preload, "scripts/launch.mjs", "start"],
    {
      encoding: "utf8",
    },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe("O Balcão precisa do Node.js 20.19 ou mais novo; este é o 18.20.4.");
});

/** To make the first database takes most of a start: these tests share one, each after the one before. */
test.describe("where a database is already", () => {
  test.describe.configure({ mode: "serial" });
  let dataDir: string;
  test.beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "balcao-start-"));
  });
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("a second process is refused, SIGTERM ends the first cleanly, and after a wrong setting the next start finds everything again", async () => {
    const environment = { DATA_DIR: dataDir, ADMIN_PASSWORD: "" };
    const first = await startProduct(environment);
    await expectRefusal({ DATA_DIR: dataDir }, /processo \d+/);
    expect(await isReady(first.url)).toBe(true);
    const password = /Senha do primeiro acesso: (\w{12}) /.exec(first.output())?.[1];
    expect(await first.stop()).toBe(0);

    await expectRefusal({ DATA_DIR: dataDir, PORT: "70000" }, /^PORT deve ser um número de 1 a 65535\.$/);
    const next = await startProduct(environment);
    expect(next.output()).not.toMatch(/Esperando|Senha do primeiro acesso/);
    await callApi(next.url, "/api/login", { email: ADMIN.email, password });
    expect(await next.stop()).toBe(0);
  });

  test("a mail server that hangs does not hold up the end", async () => {
    const silent = createServer((socket) => socket.write("220 hello\r\n"));
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, "127.0.0.1", resolve));
    const product = await startProduct({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
    for (const name of ["a", "b", "c"]) {
      await callApi(product.url, "/api/register-company", { name, email: `${name}@exemplo.com.br` });
    }
    const startedAt = Date.now();
    expect(await product.stop()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(product.output()).not.toMatch(/select |"stack"|\n\s+at /i);
    silent.close();
  });

  test("ending npm ends the product that npm started", async () => {
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: "ignore",
    });
    const answers = () => isReady(`http://127.0.0.1:${port}`);
    await expect.poll(answers, { timeout: 40_000 }).toBe(true);
    npm.kill("SIGTERM");
    await expect.poll(answers, { timeout: 15_000 }).toBe(false);
  });
});
