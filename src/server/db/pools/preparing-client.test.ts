import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { PreparingClient } from "./preparing-client.ts";

test("a connection whose answer never comes is given up, and the pool opens another", async () => {
  const pool = new pg.Pool({ ...inject("testServer"), max: 1, Client: PreparingClient });
  pool.on("error", () => undefined);
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  if (client instanceof PreparingClient) client.deadline = 200;
  await client.query("begin");
  await expect(client.query({ text: "select pg_sleep(20)" })).rejects.toThrow("Query read timeout");
  await expect(client.query("rollback")).rejects.toThrow();
  client.release();
  const { rows } = await pool.query({ text: "select 1 as one" });
  expect(rows).toEqual([{ one: 1 }]);
});

test("a text is prepared from its third time on, and no more than 300 of them", async () => {
  // Anew, so that the texts of this test take no place from others.
  vi.resetModules();
  const { PreparingClient: OwnClient } = await import("./preparing-client.ts");
  const client = new OwnClient(inject("testServer"));
  await client.connect();
  onTestFinished(() => client.end());
  const prepared = async () => {
    const { rows } = await client.query("select count(*)::int as count from pg_prepared_statements");
    return rows[0].count;
  };
  const asked = { text: "select 1" };
  for (const count of [0, 0, 1, 1]) {
    await client.query(asked);
    expect(await prepared()).toBe(count);
  }
  for (let time = 0; time < 3; time++) {
    await Promise.all(Array.from({ length: 310 }, (_, n) => client.query({ text: `select ${n} as n` })));
  }
  expect(await prepared()).toBe(300);
});

test("a plan made for a small table is not used for what has become of it", async () => {
  vi.resetModules();
  const { PreparingClient: OwnClient } = await import("./preparing-client.ts");
  const client = new OwnClient(inject("testServer"));
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("create temporary table grown as select 1 as id");
  await client.query("create index on grown (id); analyze grown");
  const ask = () => client.query({ text: "select from grown where id = $1", values: [7] });
  for (let time = 0; time < 10; time++) await ask();
  await client.query("insert into grown select generate_series(2, 20000)");
  const [{ name }] = (await client.query("select name from pg_prepared_statements")).rows;
  const plan = async () => JSON.stringify((await client.query(`explain execute ${name}(7)`)).rows);
  expect(await plan()).toContain("Seq Scan");
  const later = performance.now() + 5_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  await ask();
  expect(await plan()).not.toContain("Seq Scan");
});
