import { sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { storedTables } from "#server/backup/stored-tables.ts";
import type { Database } from "#server/db/database.ts";

type StoredRow = { table: string; row: Record<string, unknown>; text: string };

/** Every row of every table, in order, with PostgreSQL's own text of it. */
export async function storedRows(db: Database): Promise<StoredRow[]> {
  const tables = await storedTables(db);
  const selects = tables.map(
    ({ name }) => sql`(select ${name}::text as "table", to_jsonb(r) as row, to_jsonb(r)::text as text
      from ${sql.identifier(name)} r)`,
  );
  const { rows } = await db.execute<StoredRow>(
    sql`${sql.join(selects, sql` union all `)} order by "table", text`,
  );
  return rows;
}

/** The texts of all rows of one company, its users' sessions included. */
export async function rowsOfCompany(db: Database, companyId: number): Promise<string[]> {
  const rows = await storedRows(db);
  const users = new Set(
    rows.flatMap(({ table, row }) => (table === "users" && row.company_id === companyId ? [row.id] : [])),
  );
  return rows
    .filter(({ table, row }) =>
      table === "companies"
        ? row.id === companyId
        : row.company_id === companyId || (table === "sessions" && users.has(row.user_id)),
    )
    .map(({ table, text }) => `${table} ${text}`);
}

/** Keeps a copy of everything in the database, to which it can be set back any number of times. */
export async function keepState(db: Database, { database }: pg.ClientConfig) {
  const client = new pg.Client({ ...inject("testServer"), database });
  await client.connect();
  const tables = await storedTables(db);
  await client.query("create schema kept");
  for (const { name } of tables) await client.query(`create table kept.${name} as table public.${name}`);
  const back = tables.flatMap(({ name, columns, numbered }) => {
    const list = columns.join(", ");
    const insert = `insert into public.${name} (${list}) overriding system value select ${list} from kept.${name}`;
    if (!numbered) return [insert];
    const sequence = `pg_get_serial_sequence('public.${name}', '${numbered}')`;
    return [
      insert,
      `select setval(${sequence}, coalesce((select max(${numbered}) from kept.${name}), 1),
        exists (select from kept.${name}))`,
    ];
  });
  // Few rows are deleted more quickly than tables are truncated.
  const empty = tables.map(({ name }) => `delete from public.${name}`).reverse();
  // Without triggers: they check references, give companies another revision, and the audit trail refuses deletes. To
  // disable them by `alter table` would make every connection plan its statements anew.
  const steps = ["begin", "set local session_replication_role = replica", ...empty, ...back, "commit"];
  return {
    restore: () => client.query(steps.join("; ")),
    close: () => client.end(),
  };
}

/**
 * Counters of attempts count what was refused, a refused answer uses its challenge or a try of its ticket up, and a
 * message is marked as delivered whenever that was.
 */
const NOT_COMPARED = new Set(["attempts", "login_failures", "passkey_challenges", "login_tickets", "emails"]);

/** One value that changes with any row of any table: quick to ask for after every single request. */
export async function watchState(db: Database, connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  const tables = (await storedTables(db)).filter(({ name }) => !NOT_COMPARED.has(name));
  const digests = tables.map(
    ({ name }) => `(select md5(string_agg(r::text, '' order by r::text))
    from public.${name} r)`,
  );
  const text = `select concat_ws(' ', ${digests.join(", ")}, (select count(*) from public.emails)) as digest`;
  return {
    digest: async () => (await client.query<{ digest: string }>(text)).rows[0]?.digest,
    close: () => client.end(),
  };
}
