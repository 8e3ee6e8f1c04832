import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { trailDigest } from "#server/activity/trail-digest.ts";
import { databaseUrl } from "#server/db/pools/database-url.ts";
import { builtProgram } from "#server/testing/server-process.ts";
import { createOwnTestApp, PASSWORD } from "#server/testing/test-app.ts";

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
