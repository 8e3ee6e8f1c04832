import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { FORGET_PLANS } from "#server/db/pools/preparing-client.ts";
import type { TestApp } from "./test-app.ts";

export type Sent = { text: string; values: unknown[] };

/** The statements that a call sends to the database. */
export async function sentBy(
  app: TestApp,
  method: string,
  path: string,
  options: Parameters<TestApp["call"]>[2],
): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    expect((await app.call(method, path, options)).status).toBeLessThan(300);
    const sent = query.mock.calls.map(([config, values]) => {
      const { text } = config as unknown as { text: string };
      return { text, values: Array.isArray(values) ? values : [] };
    });
    // It comes with whatever is sent when its time has come.
    return sent.filter(({ text }) => text !== FORGET_PLANS);
  } finally {
    query.mockRestore();
  }
}

export type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] } & Record<
  string,
  unknown
>;

const arrayItem = (item: string | number | boolean | null | undefined) =>
  item === null || item === undefined ? "null" : `"${String(item).replaceAll(/[\\"]/g, "\\$&")}"`;

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(arrayItem).join(",")}}`);
  return pg.escapeLiteral(
    value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`,
  );
};

/** The plans of a statement for its values and for any. */
export async function asPrepared(
  client: pg.ClientBase,
  { text, values }: Sent,
  explain: string,
): Promise<Plan[]> {
  await client.query(`prepare asked as ${text}`);
  const args = values.length > 0 ? `(${values.map(literal).join(", ")})` : "";
  const plans: Plan[] = [];
  for (const kind of ["custom", "generic"]) {
    await client.query(`set plan_cache_mode = force_${kind}_plan`);
    const { rows } = await client.query(`${explain} execute asked${args}`);
    plans.push(rows[0]["QUERY PLAN"][0].Plan);
  }
  await client.query("deallocate asked");
  return plans;
}

/** The planner's row count of a table; -1 before the first `analyze`. */
export async function countedRows(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select reltuples::int as count from pg_class where oid = ${table}::regclass`,
  );
  return rows[0]?.count ?? -1;
}
