import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { BackupLine, TakeLine } from "./backup-line.ts";
import { withoutRetired } from "./older-copies.ts";
import { isCopied, type StoredTable, storedTables } from "./stored-tables.ts";

const ROWS_AT_ONCE = 500;

/** Dumps every stored table in one snapshot, while others go on reading and writing. */
export async function dump(db: Database, take: TakeLine): Promise<Record<string, number>> {
  const hand = (line: BackupLine) => take(JSON.stringify(line));
  return await db.transaction(
    async (tx) => {
      await waitAsLongAsItTakes(tx);
      const { rows: applied } = await tx.execute<{ hash: string }>(
        sql`select hash from drizzle.__drizzle_migrations order by id`,
      );
      const migrations = applied.map(({ hash }) => hash);
      await hand({ kind: "balcao-backup", format: 1, createdAt: new Date().toISOString(), migrations });
      const counts: Record<string, number> = {};
      for (const stored of await storedTables(tx)) {
        if (!isCopied(stored.name)) continue;
        const table = { ...stored, columns: withoutRetired(stored.name, stored.columns) };
        await hand({ kind: "table", name: table.name, columns: table.columns });
        counts[table.name] = await dumpRows(tx, table, take);
        if (table.numbered) {
          const last = await lastNumber(tx, table.name, table.numbered);
          await hand({ kind: "numbering", table: table.name, column: table.numbered, last });
        }
      }
      await hand({ kind: "end", rows: counts });
      return counts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Lifts the statement timeout: a copy of everything may take longer than a request. */
export async function waitAsLongAsItTakes(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

async function dumpRows(tx: Database, { name, columns, key }: StoredTable, take: TakeLine): Promise<number> {
  const list = (names: string[]) => sql.join(names.map(sql.identifier), sql`, `);
  await tx.execute(sql`
    declare stored_rows no scroll cursor for
    select to_jsonb(r)::text as row from (
      select ${list(columns)} from ${sql.identifier(name)} order by ${list(key)}) r`);
  let count = 0;
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(`${ROWS_AT_ONCE}`)} from stored_rows`,
    );
    if (rows.length === 0) break;
    await take(`[${rows.map(({ row }) => row).join(",")}]`);
    count += rows.length;
  }
  await tx.execute(sql`close stored_rows`);
  return count;
}

/** Last number of a sequence; null if none was ever given out. */
async function lastNumber(tx: Database, table: string, column: string): Promise<string | null> {
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass)::text as last`,
  );
  return rows[0]?.last ?? null;
}
