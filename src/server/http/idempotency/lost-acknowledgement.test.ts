import { expect, onTestFinished, test } from "vitest";
import { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { companyRole } from "#server/db/company/company-role.ts";
import { companyPool } from "#server/db/pools/pools.ts";
import { startCuttingProxy } from "#server/testing/cutting-proxy.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

/** The app with a proxy between it and what companies have stored, and an ingredient of 10 L. */
async function cutOffBar() {
  const database = await createTestDatabase();
  const proxy = await startCuttingProxy(database.connection);
  const behindProxy = { ...database.connection, host: "127.0.0.1", port: proxy.port };
  const pool = companyPool(behindProxy, await companyRole(database.pool));
  const app = await createTestApp({}, { ...database, companies: new CompanyDatabases(pool) });
  onTestFinished(async () => {
    await app.settled();
    await pool.end();
    await proxy.close();
    await app.close();
  });
  const { token } = (await app.addCompany("A", "a@bar.com.br")).user;
  const gin = { name: "Gin", category: "Outros", quantity: 10, unit: "L", pricePerUnit: 100 };
  await app.call("POST", "/api/ingredients", { token, body: gin });
  const buy = (key = "a-compra-de-gin") =>
    app.call("POST", "/api/ingredients/1/entries", {
      token,
      body: { quantity: 5, price: 50 },
      headers: { "idempotency-key": key },
    });
  const stock = async () => {
    const { body } = await app.call("GET", "/api/ingredients", { token });
    return (body as { quantity: number }[])[0]?.quantity;
  };
  return { proxy, buy, stock };
}

test("a purchase whose commit was done but never acknowledged is answered at the next try, and booked once", async () => {
  const { proxy, buy, stock } = await cutOffBar();
  proxy.cutNext("COMMIT");
  expect((await buy()).status).toBe(503);
  expect([proxy.cuts, await stock()]).toEqual([1, 15]);
  const again = await buy();
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
  expect(again.body).toMatchObject({ id: 1, quantity: 15 });
  expect(await stock()).toBe(15);
});

test("however often the acknowledgement gets lost", async () => {
  const { proxy, buy, stock } = await cutOffBar();
  proxy.cutNext("COMMIT", 3);
  for (let turn = 0; turn < 3; turn++) expect((await buy()).status).toBe(503);
  expect((await buy()).status).toBe(201);
  expect([proxy.cuts, await stock()]).toEqual([3, 15]);
});

test("a purchase that was cut off within its transaction leaves nothing, and is done at the next try", async () => {
  const { proxy, buy, stock } = await cutOffBar();
  for (const [turn, done] of ["INSERT 0 1", "UPDATE 1", "SELECT 1"].entries()) {
    proxy.cutNext(done);
    const key = `compra-${turn}-de-gin`;
    expect((await buy(key)).status).toBe(503);
    expect([proxy.cuts, await stock()]).toEqual([turn + 1, 10 + turn * 5]);
    const again = await buy(key);
    expect([again.status, again.headers.has("idempotent-replayed")]).toEqual([201, false]);
    expect(await stock()).toBe(15 + turn * 5);
  }
});
