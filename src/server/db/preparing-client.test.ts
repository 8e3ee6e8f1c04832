import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
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
