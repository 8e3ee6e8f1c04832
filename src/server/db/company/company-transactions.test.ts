import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pipelined } from "#server/db/pipeline.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import type { CompanyData } from "./company-data.ts";
import { CompanyStatement } from "./company-statement.ts";
import { bottle, twoCompanies } from "./testing/two-companies.ts";

let database: Awaited<ReturnType<typeof twoCompanies>>["database"];
let a: CompanyData;

beforeAll(async () => {
  ({ database, a } = await twoCompanies());
});
afterAll(() => database.close());

test("a snapshot sees one moment, writes nothing, and has longer only where that was said", async () => {
  const limit = new CompanyStatement<{ limit: string; idle: string }>(
    "limit",
    () => sql`select current_setting('statement_timeout') as limit,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  const [[usual], [long]] = [
    await a.snapshot((data) => data.run(limit, {})),
    await a.snapshot((data) => data.run(limit, {}), { lane: "large" }),
  ];
  expect(long).toEqual({ limit: "15s", idle: "30s" });
  expect(usual).not.toEqual(long);
  await a.snapshot(async (data) => {
    const before = await data.list(ingredients);
    await a.insert(ingredients, bottle("Depois"));
    expect(await data.list(ingredients)).toEqual(before);
    expect(data.userId).toBe(a.userId);
  });
  const writing = a.snapshot((data) => data.insert(ingredients, bottle("Nunca")));
  await expect(writing).rejects.toMatchObject({ cause: { code: "25006" } });
});

test("a transaction that fails leaves nothing behind", async () => {
  const before = (await a.list(ingredients)).length;
  const failing = a.transaction(async (data) => {
    await data.insert(ingredients, bottle("Passageiro"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await a.list(ingredients)).toHaveLength(before);
});

test("pipelined statements of every kind are done in the order of their calls, and fail as the first of them", async () => {
  const counted = new CompanyStatement<{ found: number }>(
    "count_ingredients",
    (own) => sql`select count(*)::int as found ${own.rows({ from: ingredients })}`,
  );
  const steps = await a.transaction(async (tx) => {
    const { id } = await tx.insert(ingredients, bottle("Fila"));
    const isThis = eq(ingredients.id, id);
    const { before, renamed, edited, after, gone } = await pipelined({
      before: tx.run(counted, {}),
      second: tx.update(ingredients, id, { name: "Segunda" }),
      renamed: tx.lock(ingredients, [id]),
      added: tx.insertAll(ingredients, [bottle("Passa"), bottle("Fica")]),
      third: tx.updateEach(ingredients, ["name"], [{ id, name: "Terceira" }]),
      edited: tx.select({ name: ingredients.name }, { from: ingredients, where: isThis }),
      removed: tx.remove(ingredients, isThis),
      after: tx.run(counted, {}),
      gone: tx.find(ingredients, id),
    });
    const names = [renamed[0]?.name, edited[0]?.name];
    return { names, more: (after[0]?.found ?? 0) - (before[0]?.found ?? 0), gone };
  });
  expect(steps).toEqual({ names: ["Segunda", "Terceira"], more: 1, gone: undefined });

  const tooMuch = { ...bottle("Demais"), quantity: -1 };
  const failing = a.transaction((tx) =>
    pipelined([
      tx.insert(ingredients, bottle("Nada")),
      tx.insert(ingredients, tooMuch),
      tx.remove(ingredients, sql`true`),
      tx.run(counted, {}),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: "23514" } });
  expect(await a.list(ingredients, eq(ingredients.name, "Nada"))).toEqual([]);
});
