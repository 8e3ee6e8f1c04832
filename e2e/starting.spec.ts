import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../scripts/free-port.mjs";
import { ADMIN, runProduct, startProduct } from "./support/product.ts";

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "balcao-start-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the product with what cannot work and expects one sentence and exit code 1. */
async function expectRefusal(environment: Record<string, string>, sentence: RegExp) {
  const { output, exited } = runProduct({ DATA_DIR: join(folder, "data"), ...environment });
  expect(await exited).toBe(1);
  const lines = output()
    .trim()
    .split("\n")
    .filter((line) => !line.endsWith("…"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
}

test("a port that is taken", async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  await expectRefusal({ PORT: String(port) }, new RegExp(`^A porta ${port} já está em uso`));
  other.close();
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

test("a second process on the same data folder", async () => {
  const dataDir = join(folder, "data");
  const first = await startProduct({ DATA_DIR: dataDir });
  await expectRefusal({ DATA_DIR: dataDir, PORT: String(await freePort()) }, /processo \d+/);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
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

test("SIGTERM stops the product cleanly, and the next start finds everything again", async () => {
  const environment = { DATA_DIR: join(folder, "data"), ADMIN_PASSWORD: "" };
  const first = await startProduct(environment);
  const password = /Senha do primeiro acesso: (\w{12}) /.exec(first.output())?.[1];
  expect(await first.stop()).toBe(0);

  const second = await startProduct(environment);
  expect(second.output()).not.toContain("Senha do primeiro acesso");
  const response = await fetch(`${second.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN.email, password }),
  });
  expect(response.status).toBe(200);
  expect(await second.stop()).toBe(0);
});
