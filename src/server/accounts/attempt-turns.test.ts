import { expect, onTestFinished, test } from "vitest";
import { createOwnTestApp } from "#server/testing/test-app.ts";

const LIMIT = { atMost: 100, within: 60_000 };

test("attempts of one key wait for each other without connections, and none is lost", async () => {
  const { pool, services, clock } = await createOwnTestApp();
  const { attempts } = services;
  await attempts.count("team abc", LIMIT, clock.now);
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; update attempts set count = count where key = 'team abc'");
  const counted = Promise.all(Array.from({ length: 28 }, () => attempts.count("team abc", LIMIT, clock.now)));
  // The holder's own, and one that waits for it.
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(2);
  await attempts.count("team def", LIMIT, clock.now);
  await holder.query("commit");
  await counted;
  const { rows } = await pool.query("select key, count from attempts order by key");
  expect(rows).toEqual([
    { key: "team abc", count: 29 },
    { key: "team def", count: 1 },
  ]);
});
